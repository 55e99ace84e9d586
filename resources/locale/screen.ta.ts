<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ta" sourcelanguage="en">
  <context>
    <name>screen</name>
    <message numerus="yes">
      <source>%n an hour</source>
      <translation>
        <numerusform>மணிக்கு %n</numerusform>
        <numerusform>மணிக்கு %n</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n bad</source>
      <translation>
        <numerusform>%n பிழையானவை</numerusform>
        <numerusform>%n பிழையானவை</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n cases</source>
      <translation>
        <numerusform>%n கோப்பு</numerusform>
        <numerusform>%n கோப்புகள்</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n cases wait for a visit</source>
      <translation>
        <numerusform>%n வழக்கு ஆய்வுக்குக் காத்திருக்கிறது</numerusform>
        <numerusform>%n வழக்குகள் ஆய்வுக்குக் காத்திருக்கின்றன</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n cheques in hand</source>
      <translation>
        <numerusform>கையில் %n காசோலை</numerusform>
        <numerusform>கையில் %n காசோலைகள்</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n chosen</source>
      <translation>
        <numerusform>%n தேர்ந்தெடுக்கப்பட்டது</numerusform>
        <numerusform>%n தேர்ந்தெடுக்கப்பட்டன</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n clocks</source>
      <translation>
        <numerusform>%n காலவரை</numerusform>
        <numerusform>%n காலவரைகள்</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n clocks are met or over</source>
      <translation>
        <numerusform>%n காலக்கெடு நிறைவேறியது அல்லது முடிந்தது</numerusform>
        <numerusform>%n காலக்கெடுகள் நிறைவேறின அல்லது முடிந்தன</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n days ago</source>
      <translation>
        <numerusform>%n நாள் முன்பு</numerusform>
        <numerusform>%n நாட்கள் முன்பு</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n days left</source>
      <translation>
        <numerusform>%n நாள் மீதம்</numerusform>
        <numerusform>%n நாட்கள் மீதம்</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n days over</source>
      <translation>
        <numerusform>%n நாள் கடந்தது</numerusform>
        <numerusform>%n நாட்கள் கடந்தன</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n entries</source>
      <translation>
        <numerusform>%n பதிவு</numerusform>
        <numerusform>%n பதிவுகள்</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n entries wait to go</source>
      <translation>
        <numerusform>%n பதிவு அனுப்ப உள்ளது</numerusform>
        <numerusform>%n பதிவுகள் அனுப்ப உள்ளன</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n entries were new</source>
      <translation>
        <numerusform>%n பதிவு புதியது</numerusform>
        <numerusform>%n பதிவுகள் புதியவை</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n entries, read again and proven</source>
      <translation>
        <numerusform>%n பதிவு, மீண்டும் படித்துச் சரிபார்க்கப்பட்டது</numerusform>
        <numerusform>%n பதிவுகள், மீண்டும் படித்துச் சரிபார்க்கப்பட்டன</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n files handed to the centre</source>
      <translation>
        <numerusform>%n கோப்பு மையத்திடம் தரப்பட்டது</numerusform>
        <numerusform>%n கோப்புகள் மையத்திடம் தரப்பட்டன</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n files written</source>
      <translation>
        <numerusform>%n கோப்பு எழுதப்பட்டது</numerusform>
        <numerusform>%n கோப்புகள் எழுதப்பட்டன</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n findings</source>
      <translation>
        <numerusform>%n கண்டறிவு</numerusform>
        <numerusform>%n கண்டறிவுகள்</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n good</source>
      <translation>
        <numerusform>%n சரியானவை</numerusform>
        <numerusform>%n சரியானவை</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n hearings</source>
      <translation>
        <numerusform>%n விசாரணை</numerusform>
        <numerusform>%n விசாரணைகள்</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n hearings are adjourned</source>
      <translation>
        <numerusform>%n விசாரணை ஒத்திவைக்கப்பட்டது</numerusform>
        <numerusform>%n விசாரணைகள் ஒத்திவைக்கப்பட்டன</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n holidays</source>
      <translation>
        <numerusform>%n விடுமுறை</numerusform>
        <numerusform>%n விடுமுறைகள்</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n in the office already</source>
      <translation>
        <numerusform>%n ஏற்கெனவே அலுவலகத்தில்</numerusform>
        <numerusform>%n ஏற்கெனவே அலுவலகத்தில்</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines</source>
      <translation>
        <numerusform>%n வரி</numerusform>
        <numerusform>%n வரிகள்</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines are entered.</source>
      <translation>
        <numerusform>%n வரிகள் பதியப்பட்டன.</numerusform>
        <numerusform>%n வரிகள் பதியப்பட்டன.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines are saved</source>
      <translation>
        <numerusform>%n வரி சேமிக்கப்பட்டது</numerusform>
        <numerusform>%n வரிகள் சேமிக்கப்பட்டன</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines entered</source>
      <translation>
        <numerusform>%n வரிகள் பதியப்பட்டன</numerusform>
        <numerusform>%n வரிகள் பதியப்பட்டன</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines read</source>
      <translation>
        <numerusform>%n வரி படிக்கப்பட்டது</numerusform>
        <numerusform>%n வரிகள் படிக்கப்பட்டன</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines wait to be entered</source>
      <translation>
        <numerusform>%n வரிகள் பதியக் காத்திருக்கின்றன</numerusform>
        <numerusform>%n வரிகள் பதியக் காத்திருக்கின்றன</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines were in the office already and were passed over.</source>
      <translation>
        <numerusform>%n வரிகள் ஏற்கெனவே அலுவலகத்தில் இருந்ததால் விடப்பட்டன.</numerusform>
        <numerusform>%n வரிகள் ஏற்கெனவே அலுவலகத்தில் இருந்ததால் விடப்பட்டன.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n minutes</source>
      <translation>
        <numerusform>%n நிமிடம்</numerusform>
        <numerusform>%n நிமிடங்கள்</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n pages</source>
      <translation>
        <numerusform>%n பக்கம்</numerusform>
        <numerusform>%n பக்கங்கள்</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n papers are made and kept</source>
      <translation>
        <numerusform>%n ஆவணம் உருவாக்கி வைக்கப்பட்டது</numerusform>
        <numerusform>%n ஆவணங்கள் உருவாக்கி வைக்கப்பட்டன</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n papers came out</source>
      <translation>
        <numerusform>%n ஆவணம் அச்சானது</numerusform>
        <numerusform>%n ஆவணங்கள் அச்சாயின</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n papers to bind</source>
      <translation>
        <numerusform>தொகுக்க %n ஆவணம்</numerusform>
        <numerusform>தொகுக்க %n ஆவணங்கள்</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n papers wait to go</source>
      <translation>
        <numerusform>%n தாள் அனுப்பப்படக் காத்திருக்கிறது</numerusform>
        <numerusform>%n தாள்கள் அனுப்பப்படக் காத்திருக்கின்றன</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n parcels</source>
      <translation>
        <numerusform>%n மனை</numerusform>
        <numerusform>%n மனைகள்</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n photographs</source>
      <translation>
        <numerusform>%n புகைப்படம்</numerusform>
        <numerusform>%n புகைப்படங்கள்</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n pieces of land lie within it</source>
      <translation>
        <numerusform>%n நிலத்துண்டு உள்ளே</numerusform>
        <numerusform>%n நிலத்துண்டுகள் உள்ளே</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n replies taken over</source>
      <translation>
        <numerusform>%n பதில் எடுக்கப்பட்டது</numerusform>
        <numerusform>%n பதில்கள் எடுக்கப்பட்டன</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n rows read</source>
      <translation>
        <numerusform>%n வரிகள் படிக்கப்பட்டன</numerusform>
        <numerusform>%n வரிகள் படிக்கப்பட்டன</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n rows so far</source>
      <translation>
        <numerusform>இதுவரை %n வரிகள்</numerusform>
        <numerusform>இதுவரை %n வரிகள்</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n saved</source>
      <translation>
        <numerusform>%n சேமிக்கப்பட்டன</numerusform>
        <numerusform>%n சேமிக்கப்பட்டன</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n scans stay in the office and are named in the index</source>
      <translation>
        <numerusform>%n வருடல் அலுவலகத்திலேயே இருக்கும், பொருளடக்கத்தில் குறிப்பிடப்படும்</numerusform>
        <numerusform>%n வருடல்கள் அலுவலகத்திலேயே இருக்கும், பொருளடக்கத்தில் குறிப்பிடப்படும்</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n sections</source>
      <translation>
        <numerusform>%n பிரிவு</numerusform>
        <numerusform>%n பிரிவுகள்</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n shapes are on the map</source>
      <translation>
        <numerusform>%n வடிவம் வரைபடத்தில்</numerusform>
        <numerusform>%n வடிவங்கள் வரைபடத்தில்</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n streets</source>
      <translation>
        <numerusform>%n தெரு</numerusform>
        <numerusform>%n தெருக்கள்</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n struck out</source>
      <translation>
        <numerusform>%n நீக்கப்பட்டது</numerusform>
        <numerusform>%n நீக்கப்பட்டவை</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n twice in the file</source>
      <translation>
        <numerusform>%n கோப்பில் இருமுறை</numerusform>
        <numerusform>%n கோப்பில் இருமுறை</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n wards</source>
      <translation>
        <numerusform>%n வார்டு</numerusform>
        <numerusform>%n வார்டுகள்</numerusform>
      </translation>
    </message>
    <message>
      <source>'{text}' is no day of the calendar; check day and month.</source>
      <translation>'{text}' நாட்காட்டியில் இல்லை; நாளையும் மாதத்தையும் சரிபார்க்கவும்.</translation>
    </message>
    <message>
      <source>'{text}' is not a date; write it as 03-02-2027.</source>
      <translation>'{text}' தேதி அல்ல; 03-02-2027 என எழுதவும்.</translation>
    </message>
    <message>
      <source>'{text}' is not a number; write it as 12.5.</source>
      <translation>'{text}' எண் அல்ல; 12.5 என எழுதவும்.</translation>
    </message>
    <message>
      <source>'{text}' is not a whole number.</source>
      <translation>'{text}' முழு எண் அல்ல.</translation>
    </message>
    <message>
      <source>'{text}' is not an amount; write it as 1200 or 1200.50.</source>
      <translation>'{text}' தொகை அல்ல; 1200 அல்லது 1200.50 என எழுதவும்.</translation>
    </message>
    <message>
      <source>'{text}' is not an hour; write it as 14:30.</source>
      <translation>'{text}' நேரம் அல்ல; 14:30 என எழுதவும்.</translation>
    </message>
    <message>
      <source>'{text}' is not one of the choices.</source>
      <translation>'{text}' தெரிவுகளில் இல்லை.</translation>
    </message>
    <message>
      <source>1 to 3 years</source>
      <translation>1 முதல் 3 ஆண்டுகள்</translation>
    </message>
    <message>
      <source>91 days to a year</source>
      <translation>91 நாள் முதல் ஓராண்டு</translation>
    </message>
    <message>
      <source>A PDF or a picture</source>
      <translation>PDF அல்லது படம்</translation>
    </message>
    <message>
      <source>A book of this name was issued already.</source>
      <translation>இந்தப் பெயரில் புத்தகம் ஏற்கெனவே வழங்கப்பட்டது.</translation>
    </message>
    <message>
      <source>A building lies wholly outside its parcel, at the place shown.</source>
      <translation>காட்டிய இடத்தில் ஒரு கட்டிடம் மனைக்கு முழுதும் வெளியே உள்ளது.</translation>
    </message>
    <message>
      <source>A building of the file stands on no parcel.</source>
      <translation>கோப்பின் ஒரு கட்டிடம் எந்த மனையிலும் இல்லை.</translation>
    </message>
    <message>
      <source>A case can't be linked with itself.</source>
      <translation>ஒரு கோப்பை அதனுடனே இணைக்க முடியாது.</translation>
    </message>
    <message>
      <source>A case of the office's own motion is opened on its day.</source>
      <translation>அலுவலகம் தானே எடுக்கும் கோப்பு அன்றைய நாளில் தொடங்கும்.</translation>
    </message>
    <message>
      <source>A cheque of a later date is not taken.</source>
      <translation>பிந்தைய நாளிட்ட காசோலை ஏற்கப்படாது.</translation>
    </message>
    <message>
      <source>A copy of everything, read again and proven. Keep it in another building, locked away.</source>
      <translation>அனைத்தின் நகல், மீண்டும் படித்துச் சரிபார்க்கப்பட்டது. அதை வேறு கட்டிடத்தில் பூட்டி வைக்கவும்.</translation>
    </message>
    <message>
      <source>A correction</source>
      <translation>திருத்தம்</translation>
    </message>
    <message>
      <source>A fee at the counter</source>
      <translation>முகப்பில் கட்டணம்</translation>
    </message>
    <message>
      <source>A fee without a demand</source>
      <translation>கேட்பு இல்லாத கட்டணம்</translation>
    </message>
    <message>
      <source>A file .ngi on the stick of who looks after the centre; it fills in what stands above</source>
      <translation>மையத்தைக் கவனிப்பவரின் பென் டிரைவில் உள்ள .ngi கோப்பு; மேலுள்ளதை அது நிரப்பும்</translation>
    </message>
    <message>
      <source>A file .ngi; it may come later, under Sync. Until then nothing goes out</source>
      <translation>.ngi கோப்பு; பின்னர் ‘பரிமாற்றம்’ பகுதியிலும் தரலாம். அதுவரை எதுவும் வெளியே செல்லாது</translation>
    </message>
    <message>
      <source>A file of the law or of a form is not right</source>
      <translation>சட்டத்தின் அல்லது படிவத்தின் கோப்பு சரியாக இல்லை</translation>
    </message>
    <message>
      <source>A file of the law or of a form is not right here. Tell who looks after the program.</source>
      <translation>சட்டம் அல்லது படிவத்தின் ஒரு கோப்பு இங்கே சரியாக இல்லை. நிரலைக் கவனிப்பவரிடம் கூறவும்.</translation>
    </message>
    <message>
      <source>A file on the stick was changed or cut off; nothing of it was taken. Have it sent again.</source>
      <translation>பென் டிரைவில் ஒரு கோப்பு மாற்றப்பட்டது அல்லது துண்டானது; அதிலிருந்து எதுவும் எடுக்கப்படவில்லை. மீண்டும் அனுப்பச் சொல்லவும்.</translation>
    </message>
    <message>
      <source>A file that says whose office this is is damaged. Put it back from a copy.</source>
      <translation>இது யாருடைய அலுவலகம் என்று சொல்லும் கோப்பு சேதமடைந்துள்ளது. நகலிலிருந்து மீட்கவும்.</translation>
    </message>
    <message>
      <source>A fingerprint has 64 characters, 0 to 9 and a to f. Copy it from the administrator.</source>
      <translation>கைரேகைக் குறியீட்டில் 64 எழுத்துகள் உண்டு, 0 முதல் 9 மற்றும் a முதல் f. நிர்வாகியிடமிருந்து நகலெடுக்கவும்.</translation>
    </message>
    <message>
      <source>A fresh line here is only for widening; this one does not widen the street, or takes it in somewhere.</source>
      <translation>இங்கு புதிய கோடு அகலப்படுத்த மட்டுமே; இது தெருவை அகலப்படுத்தவில்லை, அல்லது எங்கோ குறுக்குகிறது.</translation>
    </message>
    <message>
      <source>A fresh period runs from the day on which they come in, not the rest of the old one.</source>
      <translation>விவரங்கள் வந்த நாளிலிருந்து புதிய காலம் ஓடும்; பழையதன் மீதம் அல்ல.</translation>
    </message>
    <message>
      <source>A hearing is fixed for {date} already; adjourn it.</source>
      <translation>{date} அன்று விசாரணை ஏற்கெனவே குறிக்கப்பட்டுள்ளது; அதை ஒத்திவைக்கவும்.</translation>
    </message>
    <message>
      <source>A height in the file is no height in metres.</source>
      <translation>கோப்பின் ஓர் உயரம் மீட்டரில் இல்லை.</translation>
    </message>
    <message>
      <source>A hole lies outside its area, or its edges cross, at the place shown.</source>
      <translation>காட்டிய இடத்தில் ஒரு துளை பரப்புக்கு வெளியே உள்ளது, அல்லது ஓரங்கள் வெட்டுகின்றன.</translation>
    </message>
    <message>
      <source>A last day on a closed day moves on</source>
      <translation>மூடிய நாளில் வரும் கடைசி நாள் தள்ளிப் போகும்</translation>
    </message>
    <message>
      <source>A last day that falls on one moves on, where the Act lets it.</source>
      <translation>சட்டம் அனுமதிக்கும் இடத்தில், இவற்றில் வரும் கடைசி நாள் தள்ளிப் போகும்.</translation>
    </message>
    <message>
      <source>A letter on this paper has no shape in the fonts of the papers.</source>
      <translation>இந்தத் தாளில் உள்ள ஓர் எழுத்து தாள்களின் எழுத்துருவில் இல்லை.</translation>
    </message>
    <message>
      <source>A line is measured twice with different lengths. Keep one, or enter the mean.</source>
      <translation>ஒரு கோடு இருமுறை வேறு நீளத்தில் அளக்கப்பட்டுள்ளது. ஒன்றை வைக்கவும், அல்லது சராசரியை எழுதவும்.</translation>
    </message>
    <message>
      <source>A line needs two points; it has only one.</source>
      <translation>கோட்டுக்கு இரண்டு புள்ளிகள் தேவை; இதற்கு ஒன்றே உள்ளது.</translation>
    </message>
    <message>
      <source>A line of this file can't be read; a quotation mark may be missing. Save it as .xlsx.</source>
      <translation>இக்கோப்பின் ஒரு வரியைப் படிக்க முடியவில்லை; மேற்கோள் குறி விடுபட்டிருக்கலாம். .xlsx ஆகச் சேமிக்கவும்.</translation>
    </message>
    <message>
      <source>A made-up town with files in all states; every paper bears a mark.</source>
      <translation>ஒரு கற்பனை நகரம், எல்லா நிலைக் கோப்புகளும்; ஒவ்வொரு தாளிலும் குறி இருக்கும்.</translation>
    </message>
    <message>
      <source>A measured length is no length; write it in figures.</source>
      <translation>அளந்த நீளம் ஒன்று சரியில்லை; இலக்கத்தில் எழுதவும்.</translation>
    </message>
    <message>
      <source>A measured line ends at no corner of the parcel; look at its letters.</source>
      <translation>அளந்த கோடு ஒன்று மனையின் எந்த மூலையிலும் முடியவில்லை; அதன் எழுத்துகளைப் பார்க்கவும்.</translation>
    </message>
    <message>
      <source>A new line within a text</source>
      <translation>உரையில் புதிய வரி</translation>
    </message>
    <message>
      <source>A newer version of the program is installed. It is used from the next start.</source>
      <translation>நிரலின் புதிய பதிப்பு நிறுவப்பட்டுள்ளது. அடுத்த முறை திறக்கும்போது அது இயங்கும்.</translation>
    </message>
    <message>
      <source>A paper or scan came damaged from the centre. It is fetched again by itself at the next exchange.</source>
      <translation>ஒரு தாளோ வருடலோ மையத்திலிருந்து சேதமடைந்து வந்தது. அடுத்த பரிமாற்றத்தில் அது தானாக மீண்டும் பெறப்படும்.</translation>
    </message>
    <message>
      <source>A paper or scan did not go to the centre. {why} It is safe here.</source>
      <translation>ஒரு தாளோ வருடலோ மையத்துக்குச் செல்லவில்லை. {why} அது இங்கு பாதுகாப்பாக உள்ளது.</translation>
    </message>
    <message>
      <source>A part of the paper is larger than a page; shorten it.</source>
      <translation>தாளின் ஒரு பகுதி பக்கத்தை விடப் பெரியது; சுருக்கவும்.</translation>
    </message>
    <message>
      <source>A passphrase must be longer than this.</source>
      <translation>கடவுச்சொற்றொடர் இதைவிட நீளமாக இருக்க வேண்டும்.</translation>
    </message>
    <message>
      <source>A password has at least eight characters.</source>
      <translation>கடவுச்சொல்லில் குறைந்தது எட்டு எழுத்துகள் வேண்டும்.</translation>
    </message>
    <message>
      <source>A picture can't be read; take it anew.</source>
      <translation>ஒரு படத்தைப் படிக்க முடியவில்லை; மீண்டும் எடுக்கவும்.</translation>
    </message>
    <message>
      <source>A picture, PNG or JPEG</source>
      <translation>படம், PNG அல்லது JPEG</translation>
    </message>
    <message>
      <source>A place of this KML has no longitude and latitude that can be read.</source>
      <translation>இந்த KML இல் ஓரிடத்தின் தீர்க்கரேகையும் அட்சரேகையும் படிக்க முடியவில்லை.</translation>
    </message>
    <message>
      <source>A point of the file has a coordinate that is no number.</source>
      <translation>கோப்பின் ஒரு புள்ளியின் ஆயத்தொலை எண் அல்ல.</translation>
    </message>
    <message>
      <source>A point of the file lies outside India or is no place on earth. If the file is in metres, say in which grid.</source>
      <translation>கோப்பின் ஒரு புள்ளி இந்தியாவுக்கு வெளியே அல்லது இடமே அல்ல. மீட்டரில் இருந்தால் எந்தக் கட்டம் எனச் சொல்லவும்.</translation>
    </message>
    <message>
      <source>A point would lie outside India: the wrong zone or grid, or degrees read as metres.</source>
      <translation>ஒரு புள்ளி இந்தியாவுக்கு வெளியே விழுகிறது: தவறான மண்டலம் அல்லது கட்டம், அல்லது பாகைகள் மீட்டராகப் படிக்கப்பட்டன.</translation>
    </message>
    <message>
      <source>A power is passed to another than its holder.</source>
      <translation>அதிகாரம் அதை வைத்திருப்பவருக்கு அல்ல, வேறொருவருக்கு ஒப்படைக்கப்படுகிறது.</translation>
    </message>
    <message>
      <source>A rule of counting put aside</source>
      <translation>கணக்கிடும் விதியை விலக்குதல்</translation>
    </message>
    <message>
      <source>A rule of counting that counts again</source>
      <translation>கணக்கிடும் விதி மீண்டும் பொருந்தும்</translation>
    </message>
    <message>
      <source>A section brought into effect here</source>
      <translation>இங்கு நடைமுறைப்படுத்தப்பட்ட பிரிவு</translation>
    </message>
    <message>
      <source>A shape has far too many points. Take the surveyed corners, not a traced or scanned outline.</source>
      <translation>ஒரு வடிவத்தில் மிக அதிகப் புள்ளிகள். அளந்த மூலைகளை எடுக்கவும், நகலெடுத்த கோட்டை அல்ல.</translation>
    </message>
    <message>
      <source>A shape of the file has no points.</source>
      <translation>கோப்பின் ஒரு வடிவத்தில் புள்ளிகள் இல்லை.</translation>
    </message>
    <message>
      <source>A shape of the file is not sound at the place shown; draw it anew.</source>
      <translation>கோப்பின் ஓர் உருவம் காட்டிய இடத்தில் சரியில்லை; அதை மீண்டும் வரையவும்.</translation>
    </message>
    <message>
      <source>A sheet holds no more rows; take a shorter period.</source>
      <translation>ஒரு தாளில் இதற்கு மேல் வரிகள் இடம்பெறா; குறுகிய காலத்தைத் தேர்ந்தெடுக்கவும்.</translation>
    </message>
    <message>
      <source>A time is a whole number and a unit, and a century at most.</source>
      <translation>காலத்தை முழு எண்ணாகவும் அலகாகவும் தரவும்; அதிகபட்சம் நூறு ஆண்டுகள்.</translation>
    </message>
    <message>
      <source>A time that the Act leaves open</source>
      <translation>சட்டம் குறிப்பிடாத கால அளவு</translation>
    </message>
    <message>
      <source>A to B, B to C … back to A</source>
      <translation>A–B, B–C … மீண்டும் A</translation>
    </message>
    <message>
      <source>A unit that is not set is refused: it differs from place to place.</source>
      <translation>அமைக்கப்படாத அலகு ஏற்கப்படாது: அது இடத்துக்கு இடம் வேறுபடும்.</translation>
    </message>
    <message>
      <source>Accept the texts of papers</source>
      <translation>தாள்களின் வாசகங்களை ஏற்கவும்</translation>
    </message>
    <message>
      <source>Accept the texts: {language}</source>
      <translation>வாசகங்களை ஏற்கவும்: {language}</translation>
    </message>
    <message>
      <source>Account for a spoilt sheet</source>
      <translation>கெட்டுப்போன தாளைக் கணக்கில் காட்டு</translation>
    </message>
    <message>
      <source>Accounts: fees and dues</source>
      <translation>கணக்கு: கட்டணங்களும் நிலுவைகளும்</translation>
    </message>
    <message>
      <source>Act</source>
      <translation>சட்டம்</translation>
    </message>
    <message>
      <source>Act and body</source>
      <translation>சட்டமும் அமைப்பும்</translation>
    </message>
    <message>
      <source>Act, wards, officers, letterhead: a quarter of an hour. It can be left and taken up again.</source>
      <translation>சட்டம், வார்டுகள், அலுவலர்கள், கடிதத் தலைப்பு: கால் மணி நேரம். இடையில் விட்டுப் பின் தொடரலாம்.</translation>
    </message>
    <message>
      <source>Add a scan or photograph</source>
      <translation>ஸ்கேன் அல்லது புகைப்படம் சேர்</translation>
    </message>
    <message>
      <source>Add it</source>
      <translation>சேர்</translation>
    </message>
    <message>
      <source>Added to the wording that the provision has on the paper</source>
      <translation>தாளில் விதியின் வாசகத்துடன் சேர்க்கப்படும்</translation>
    </message>
    <message>
      <source>Added: {title}</source>
      <translation>சேர்க்கப்பட்டது: {title}</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>முகவரி</translation>
    </message>
    <message>
      <source>Address of the centre</source>
      <translation>மையத்தின் முகவரி</translation>
    </message>
    <message>
      <source>Addressee</source>
      <translation>பெறுநர்</translation>
    </message>
    <message>
      <source>Adjourn it and print the notice</source>
      <translation>ஒத்திவைத்து அறிவிப்பை அச்சிடு</translation>
    </message>
    <message>
      <source>Adjourn the hearing</source>
      <translation>விசாரணையை ஒத்திவை</translation>
    </message>
    <message>
      <source>Adjourn the hearings of a day</source>
      <translation>ஒரு நாளின் விசாரணைகளை ஒத்திவை</translation>
    </message>
    <message>
      <source>Adjourn them all</source>
      <translation>இவை அனைத்தையும் ஒத்திவை</translation>
    </message>
    <message>
      <source>Adjourn them and print the notices</source>
      <translation>ஒத்திவைத்து அறிவிப்புகளை அச்சிடு</translation>
    </message>
    <message>
      <source>Administrator: officers, set-up</source>
      <translation>நிர்வாகி: அலுவலர்கள், அமைப்பு</translation>
    </message>
    <message>
      <source>Affixing comes when no other way is open: record the attempt before it.</source>
      <translation>வேறு வழி இல்லாதபோது மட்டுமே ஒட்டுதல்: முந்தைய முயற்சியைப் பதிவு செய்யவும்.</translation>
    </message>
    <message>
      <source>Affixing is done before two witnesses; name both.</source>
      <translation>ஒட்டுதல் இரு சாட்சிகள் முன்னிலையில் நடக்கும்; இருவரின் பெயரையும் தரவும்.</translation>
    </message>
    <message>
      <source>After</source>
      <translation>அடுத்தது</translation>
    </message>
    <message>
      <source>Afterwards give it a base line and parcels; then a line can be drawn and prescribed.</source>
      <translation>பின்பு அடிக்கோடும் மனைகளும் கொடுங்கள்; அதன்பின் கோடு வரைந்து விதிக்கலாம்.</translation>
    </message>
    <message>
      <source>Agreement</source>
      <translation>ஒப்பந்தம்</translation>
    </message>
    <message>
      <source>Agreement on parcel {number}</source>
      <translation>மனை {number} மீதான ஒப்பந்தம்</translation>
    </message>
    <message>
      <source>All</source>
      <translation>அனைத்தும்</translation>
    </message>
    <message>
      <source>All cases</source>
      <translation>அனைத்துக் கோப்புகள்</translation>
    </message>
    <message>
      <source>All columns as they were</source>
      <translation>எல்லா நெடுவரிசைகளும் முன்போல</translation>
    </message>
    <message>
      <source>All corners of an area lie on one line; look at its points.</source>
      <translation>பரப்பின் எல்லா மூலைகளும் ஒரே கோட்டில் உள்ளன; அதன் புள்ளிகளைப் பார்க்கவும்.</translation>
    </message>
    <message>
      <source>All keys</source>
      <translation>அனைத்து விசைகள்</translation>
    </message>
    <message>
      <source>All officers</source>
      <translation>எல்லா அலுவலர்களும்</translation>
    </message>
    <message>
      <source>All that was set</source>
      <translation>நிர்ணயித்தவை அனைத்தும்</translation>
    </message>
    <message>
      <source>All wards</source>
      <translation>எல்லா வார்டுகளும்</translation>
    </message>
    <message>
      <source>Already in the case</source>
      <translation>ஏற்கெனவே கோப்பில் உள்ளது</translation>
    </message>
    <message>
      <source>Also in {language}</source>
      <translation>{language} மொழியிலும்</translation>
    </message>
    <message>
      <source>Amount (rupees)</source>
      <translation>தொகை (ரூபாய்)</translation>
    </message>
    <message>
      <source>Amount (₹)</source>
      <translation>தொகை (₹)</translation>
    </message>
    <message>
      <source>Amount, where less than the highest</source>
      <translation>தொகை, உச்சத்தைவிடக் குறைவானால்</translation>
    </message>
    <message>
      <source>An .xlsx or .csv file</source>
      <translation>.xlsx அல்லது .csv கோப்பு</translation>
    </message>
    <message>
      <source>An address does not fit on the label; shorten it or take larger labels.</source>
      <translation>ஒரு முகவரி ஒட்டுச்சீட்டில் அடங்கவில்லை; சுருக்கவும் அல்லது பெரிய சீட்டு எடுக்கவும்.</translation>
    </message>
    <message>
      <source>An appeal against the order is pending; it is not reviewed meanwhile.</source>
      <translation>ஆணைக்கு எதிரான மேல்முறையீடு நிலுவையில் உள்ளது; அதுவரை மறுஆய்வு இல்லை.</translation>
    </message>
    <message>
      <source>An archive of old entries is missing or damaged. Put the folder 'archive' back from a copy. Nothing was changed.</source>
      <translation>பழைய பதிவுகளின் ஒரு காப்பகம் இல்லை அல்லது சேதமடைந்துள்ளது. 'archive' கோப்புறையைக் காப்பிலிருந்து திரும்ப வைக்கவும். எதுவும் மாறவில்லை.</translation>
    </message>
    <message>
      <source>An area needs three different corners; enter the missing ones, at the place shown.</source>
      <translation>பரப்புக்கு மூன்று வெவ்வேறு மூலைகள் தேவை; காட்டிய இடத்தில் விடுபட்டவற்றை இடவும்.</translation>
    </message>
    <message>
      <source>An earlier batch is missing; bring that in first.</source>
      <translation>முந்தைய ஒரு தொகுதி இல்லை; முதலில் அதைக் கொண்டுவரவும்.</translation>
    </message>
    <message>
      <source>An objection is considered after it is received.</source>
      <translation>ஆட்சேபணை பெறப்பட்ட பின்பே பரிசீலிக்கப்படும்.</translation>
    </message>
    <message>
      <source>An officer waives a finding; the inspector reports it.</source>
      <translation>குறையை அலுவலரே விட்டுக்கொடுப்பார்; ஆய்வாளர் அதைத் தெரிவிப்பார்.</translation>
    </message>
    <message>
      <source>An older version of the program was installed over this one. From the next start it is used, and it may refuse data that this one has written. Nothing is lost; let the administrator install the newer one again first.</source>
      <translation>இந்த நிரலின் மேல் பழைய பதிப்பு நிறுவப்பட்டுள்ளது. அடுத்த முறை திறக்கும்போது அது இயங்கும்; இது எழுதிய தரவை அது ஏற்காமல் போகலாம். எதுவும் இழக்கப்படவில்லை; முதலில் நிர்வாகி புதிய பதிப்பை மீண்டும் நிறுவட்டும்.</translation>
    </message>
    <message>
      <source>An outline crosses itself, at the place shown. Put the corners in the order in which they follow each other on the ground.</source>
      <translation>எல்லைக்கோடு காட்டிய இடத்தில் தன்னைத் தானே வெட்டுகிறது. மூலைகளை நிலத்தில் உள்ள வரிசையில் வைக்கவும்.</translation>
    </message>
    <message>
      <source>An outline is open. Bring its last point back to the first, at the place shown.</source>
      <translation>எல்லைக்கோடு திறந்துள்ளது. காட்டிய இடத்தில் கடைசிப் புள்ளியை முதல் புள்ளிக்குக் கொண்டுவரவும்.</translation>
    </message>
    <message>
      <source>And for each further (rupees)</source>
      <translation>மேலும் ஒவ்வொன்றுக்கும் (ரூபாய்)</translation>
    </message>
    <message>
      <source>And on again</source>
      <translation>மீண்டும் முன்னே</translation>
    </message>
    <message>
      <source>Another file</source>
      <translation>வேறு கோப்பு</translation>
    </message>
    <message>
      <source>Another officer signs in with this name.</source>
      <translation>வேறு அலுவலர் இப்பெயரில் உள்நுழைகிறார்.</translation>
    </message>
    <message>
      <source>Another program holds the data file. This step was not saved; wait a little and do it again.</source>
      <translation>தரவுக் கோப்பை வேறு நிரல் வைத்துள்ளது. இந்தப் படி சேமிக்கப்படவில்லை; சற்றுப் பொறுத்து மீண்டும் செய்யவும்.</translation>
    </message>
    <message>
      <source>Answer the objection</source>
      <translation>ஆட்சேபணைக்குப் பதில் தரவும்</translation>
    </message>
    <message>
      <source>Answer to plea {n}: {plea}</source>
      <translation>வாதம் {n}-க்குப் பதில்: {plea}</translation>
    </message>
    <message>
      <source>Answers</source>
      <translation>எதற்கான பதில்</translation>
    </message>
    <message>
      <source>Appeal</source>
      <translation>மேல்முறையீடு</translation>
    </message>
    <message>
      <source>Appeal to the District court</source>
      <translation>மாவட்ட நீதிமன்றத்தில் மேல்முறையீடு</translation>
    </message>
    <message>
      <source>Appeal to the {forum} until {day}</source>
      <translation>மேல்முறையீடு: {forum}, {day} வரை</translation>
    </message>
    <message>
      <source>Applicant</source>
      <translation>விண்ணப்பதாரர்</translation>
    </message>
    <message>
      <source>Application to the Director</source>
      <translation>இயக்குநரிடம் விண்ணப்பம்</translation>
    </message>
    <message>
      <source>Applications</source>
      <translation>விண்ணப்பங்கள்</translation>
    </message>
    <message>
      <source>Approval first</source>
      <translation>முதலில் ஒப்புதல்</translation>
    </message>
    <message>
      <source>Area (square metres)</source>
      <translation>பரப்பு (சதுர மீட்டர்)</translation>
    </message>
    <message>
      <source>Area taken (m²)</source>
      <translation>எடுத்த பரப்பு (ச.மீ)</translation>
    </message>
    <message>
      <source>Arrears by age</source>
      <translation>காலவாரி நிலுவை</translation>
    </message>
    <message>
      <source>Arrows go from bar to bar, Enter shows the cases.</source>
      <translation>அம்புக்குறிகள் ஒரு பட்டையிலிருந்து மற்றொன்றுக்குச் செல்லும், Enter கோப்புகளைக் காட்டும்.</translation>
    </message>
    <message>
      <source>Arrows go from number to number, Enter shows what it is made of.</source>
      <translation>அம்புக்குறிகள் எண்ணிலிருந்து எண்ணுக்குச் செல்லும், Enter அது எவற்றால் ஆனது என்று காட்டும்.</translation>
    </message>
    <message>
      <source>Arrows move, + and − zoom, Space chooses at the cross, M measures, Enter opens</source>
      <translation>அம்புகளால் நகர்த்து, + − பெரிதாக்கு-சிறிதாக்கு, Space தேர்ந்தெடு, M அள, Enter திற</translation>
    </message>
    <message>
      <source>As it stands</source>
      <translation>இப்போது உள்ளபடி</translation>
    </message>
    <message>
      <source>As it stands on the book</source>
      <translation>புத்தகத்தில் உள்ளபடி</translation>
    </message>
    <message>
      <source>As set now</source>
      <translation>இப்போது அமைந்துள்ளது</translation>
    </message>
    <message>
      <source>As the budget names it; the same name again changes the grant</source>
      <translation>வரவு செலவுத் திட்டத்தில் உள்ளபடி; அதே பெயர் மீண்டும் எழுதினால் மானியம் மாறும்</translation>
    </message>
    <message>
      <source>As the bye-laws or the register call it</source>
      <translation>துணை விதிகள் அல்லது பதிவேட்டில் உள்ளபடி</translation>
    </message>
    <message>
      <source>As the list of the Collector of stamps names it</source>
      <translation>முத்திரை ஆட்சியரின் பட்டியலில் உள்ளபடி</translation>
    </message>
    <message>
      <source>As they stand on every paper.</source>
      <translation>ஒவ்வொரு தாளிலும் வருவது போல.</translation>
    </message>
    <message>
      <source>As what</source>
      <translation>எந்த நிலையில்</translation>
    </message>
    <message>
      <source>Ask for the centre's news</source>
      <translation>மையத்தின் செய்தியைக் கேள்</translation>
    </message>
    <message>
      <source>Ask that alone</source>
      <translation>அதை மட்டும் கேட்க</translation>
    </message>
    <message>
      <source>Asked for, though nothing waits for it</source>
      <translation>கேட்கப்பட்டது, ஆனால் அதற்காக எதுவும் காத்திராது</translation>
    </message>
    <message>
      <source>At least eight characters</source>
      <translation>குறைந்தது எட்டு எழுத்துகள்</translation>
    </message>
    <message>
      <source>At least eight characters; left empty, one is made up and shown once</source>
      <translation>குறைந்தது எட்டு எழுத்துகள்; காலியாக விட்டால் ஒன்று உருவாக்கி ஒருமுறை காட்டப்படும்</translation>
    </message>
    <message>
      <source>At least eight characters; left empty, the one there is stays</source>
      <translation>குறைந்தது எட்டு எழுத்துகள்; காலியாக விட்டால் பழையதே இருக்கும்</translation>
    </message>
    <message>
      <source>At least so many metres wide</source>
      <translation>குறைந்தது இத்தனை மீட்டர் அகலம்</translation>
    </message>
    <message>
      <source>At least so many square metres</source>
      <translation>குறைந்தது இத்தனை சதுர மீட்டர்</translation>
    </message>
    <message>
      <source>At the first start this takes a minute or two.</source>
      <translation>முதல் முறை திறக்கும்போது இதற்கு ஓரிரு நிமிடங்கள் ஆகும்.</translation>
    </message>
    <message>
      <source>At this scale the street takes too many sheets; choose a smaller scale.</source>
      <translation>இந்த அளவில் தாள்கள் மிக அதிகம்; சிறிய அளவைத் தேர்வு செய்யவும்.</translation>
    </message>
    <message>
      <source>Attempts so far</source>
      <translation>இதுவரை முயற்சிகள்</translation>
    </message>
    <message>
      <source>Audit objections</source>
      <translation>தணிக்கை ஆட்சேபங்கள்</translation>
    </message>
    <message>
      <source>Authority under the Act</source>
      <translation>சட்டத்தின்படி அதிகாரி</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>பின்</translation>
    </message>
    <message>
      <source>Back up</source>
      <translation>காப்பு எடுக்கவும்</translation>
    </message>
    <message>
      <source>Back, where no tabs or days turn with it</source>
      <translation>பின்னே, தாவல்களோ நாட்களோ இதனால் மாறாத இடத்தில்</translation>
    </message>
    <message>
      <source>Backed up</source>
      <translation>காப்பு எடுக்கப்பட்டது</translation>
    </message>
    <message>
      <source>Backing up</source>
      <translation>காப்பு எடுக்கப்படுகிறது</translation>
    </message>
    <message>
      <source>Backup</source>
      <translation>காப்பு</translation>
    </message>
    <message>
      <source>Balance of a sale</source>
      <translation>விற்பனையின் மீதி</translation>
    </message>
    <message>
      <source>Bank challan</source>
      <translation>வங்கிச் சலான்</translation>
    </message>
    <message>
      <source>Bank draft</source>
      <translation>வங்கி வரைவோலை</translation>
    </message>
    <message>
      <source>Bank or treasury</source>
      <translation>வங்கி அல்லது கருவூலம்</translation>
    </message>
    <message>
      <source>Barred</source>
      <translation>தடைசெய்யப்பட்டது</translation>
    </message>
    <message>
      <source>Base line</source>
      <translation>அடிக்கோடு</translation>
    </message>
    <message>
      <source>Because it ran out: {what}</source>
      <translation>காலம் முடிந்ததால்: {what}</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>முந்தையது</translation>
    </message>
    <message>
      <source>Before it is carried out</source>
      <translation>நிறைவேற்றும் முன்</translation>
    </message>
    <message>
      <source>Before the first paper</source>
      <translation>முதல் தாளுக்கு முன்</translation>
    </message>
    <message>
      <source>Before the order</source>
      <translation>ஆணைக்கு முன்</translation>
    </message>
    <message>
      <source>Before you begin</source>
      <translation>தொடங்கும் முன்</translation>
    </message>
    <message>
      <source>Before {witnesses}</source>
      <translation>முன்னிலை: {witnesses}</translation>
    </message>
    <message>
      <source>Begin afresh</source>
      <translation>புதிதாகத் தொடங்கு</translation>
    </message>
    <message>
      <source>Begin at a place that the sheet has, with at least one label.</source>
      <translation>தாளில் உள்ள இடத்திலிருந்து, குறைந்தது ஒரு சீட்டுடன் தொடங்கவும்.</translation>
    </message>
    <message>
      <source>Betterment</source>
      <translation>மேம்பாட்டுக் கட்டணம்</translation>
    </message>
    <message>
      <source>Beyond the Act</source>
      <translation>சட்டத்திற்கு மேலாக</translation>
    </message>
    <message>
      <source>Bind it</source>
      <translation>தொகுப்பாக்கு</translation>
    </message>
    <message>
      <source>Binding the case</source>
      <translation>கோப்பு தொகுக்கப்படுகிறது</translation>
    </message>
    <message>
      <source>Blank</source>
      <translation>வெற்று</translation>
    </message>
    <message>
      <source>Body, ward and PC, subject, financial year, running number: no PC ever gives another's number.</source>
      <translation>அமைப்பு, வார்டும் கணினியும், பொருள், நிதியாண்டு, தொடர் எண்: எந்தக் கணினியும் மற்றதன் எண்ணைத் தராது.</translation>
    </message>
    <message>
      <source>Book</source>
      <translation>புத்தகம்</translation>
    </message>
    <message>
      <source>Book {book} with the numbers {first} to {last} is issued</source>
      <translation>புத்தகம் {book}, எண்கள் {first} முதல் {last}, வழங்கப்பட்டது</translation>
    </message>
    <message>
      <source>Books written by hand</source>
      <translation>கையால் எழுதிய புத்தகங்கள்</translation>
    </message>
    <message>
      <source>Both are about the same matter</source>
      <translation>இரண்டும் ஒரே பொருள் பற்றியவை</translation>
    </message>
    <message>
      <source>Both stand until someone settles it.</source>
      <translation>யாரேனும் தீர்க்கும் வரை இரண்டும் நிற்கும்.</translation>
    </message>
    <message>
      <source>Bring cash from another PC</source>
      <translation>வேறு கணினியிலிருந்து ரொக்கம் கொண்டுவா</translation>
    </message>
    <message>
      <source>Bring it in</source>
      <translation>உள்ளே கொண்டுவா</translation>
    </message>
    <message>
      <source>Bring the cash here</source>
      <translation>ரொக்கத்தை இங்கு கொண்டுவா</translation>
    </message>
    <message>
      <source>Bring ₹ {amount} here from till {till}</source>
      <translation>முகப்பு {till} இலிருந்து ₹ {amount} இங்கு கொண்டுவா</translation>
    </message>
    <message>
      <source>Budget-grants</source>
      <translation>வரவு செலவு மானியங்கள்</translation>
    </message>
    <message>
      <source>Building</source>
      <translation>கட்டிடம்</translation>
    </message>
    <message>
      <source>Building line</source>
      <translation>கட்டிடக் கோடு</translation>
    </message>
    <message>
      <source>Building on parcel {number} comes forward</source>
      <translation>மனை {number} இன் கட்டிடம் முன்னே வருகிறது</translation>
    </message>
    <message>
      <source>Buyer</source>
      <translation>வாங்கியவர்</translation>
    </message>
    <message>
      <source>By measure</source>
      <translation>அளவின்படி</translation>
    </message>
    <message>
      <source>By number</source>
      <translation>எண் வாரியாக</translation>
    </message>
    <message>
      <source>By orders so far</source>
      <translation>இதுவரையான ஆணைகளால்</translation>
    </message>
    <message>
      <source>By stick</source>
      <translation>பென் டிரைவ் மூலம்</translation>
    </message>
    <message>
      <source>By the book ₹ {amount}</source>
      <translation>புத்தகத்தின்படி ₹ {amount}</translation>
    </message>
    <message>
      <source>By the line, with a one-time code</source>
      <translation>இணைப்பு மூலம், ஒருமுறைக் குறியீட்டுடன்</translation>
    </message>
    <message>
      <source>By whom</source>
      <translation>யாரால்</translation>
    </message>
    <message>
      <source>By whose order and how</source>
      <translation>யாருடைய ஆணைப்படி, எவ்வாறு</translation>
    </message>
    <message>
      <source>By whose paper</source>
      <translation>யாருடைய கடிதத்தால்</translation>
    </message>
    <message>
      <source>Bye-law, rule or order</source>
      <translation>துணைவிதி, விதி அல்லது ஆணை</translation>
    </message>
    <message>
      <source>Call for removal under an agreement</source>
      <translation>ஒப்பந்தப்படி அகற்றக் கோரு</translation>
    </message>
    <message>
      <source>Call for the sum</source>
      <translation>தொகைக்கான அழைப்பு</translation>
    </message>
    <message>
      <source>Call on him</source>
      <translation>அவரிடம் கோரு</translation>
    </message>
    <message>
      <source>Calling the centre</source>
      <translation>மையத்தை அழைக்கிறது</translation>
    </message>
    <message>
      <source>Came back</source>
      <translation>திரும்பிய நாள்</translation>
    </message>
    <message>
      <source>Came on</source>
      <translation>வந்த தேதி</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>ரத்து செய்</translation>
    </message>
    <message>
      <source>Cancel a receipt</source>
      <translation>ரசீதை ரத்து செய்யவும்</translation>
    </message>
    <message>
      <source>Cancel the receipt</source>
      <translation>ரசீதை ரத்து செய்</translation>
    </message>
    <message>
      <source>Cards for the wall</source>
      <translation>சுவர் அட்டைகள்</translation>
    </message>
    <message>
      <source>Carry it to the centre and bring the reply back; only the reply closes the queue.</source>
      <translation>இதை மையத்திற்கு எடுத்துச் சென்று பதிலைக் கொண்டுவரவும்; பதில் வந்தால்தான் வரிசை முடியும்.</translation>
    </message>
    <message>
      <source>Carry the replies back on the same stick.</source>
      <translation>பதில்களை அதே பென் டிரைவில் திருப்பி எடுத்துச் செல்லவும்.</translation>
    </message>
    <message>
      <source>Case</source>
      <translation>கோப்பு</translation>
    </message>
    <message>
      <source>Case of the office's own motion</source>
      <translation>அலுவலகமே தொடங்கிய கோப்பு</translation>
    </message>
    <message>
      <source>Cases</source>
      <translation>கோப்புகள்</translation>
    </message>
    <message>
      <source>Cases with this name</source>
      <translation>இந்தப் பெயருள்ள கோப்புகள்</translation>
    </message>
    <message>
      <source>Cash</source>
      <translation>ரொக்கம்</translation>
    </message>
    <message>
      <source>Cash book</source>
      <translation>ரொக்கப் புத்தகம்</translation>
    </message>
    <message>
      <source>Cash given</source>
      <translation>கொடுத்த ரொக்கம்</translation>
    </message>
    <message>
      <source>Cash here</source>
      <translation>இங்குள்ள ரொக்கம்</translation>
    </message>
    <message>
      <source>Cash is handed to another person.</source>
      <translation>ரொக்கம் வேறொருவரிடம்தான் ஒப்படைக்கப்படும்.</translation>
    </message>
    <message>
      <source>Cause and hearing</source>
      <translation>காரணமும் விசாரணையும்</translation>
    </message>
    <message>
      <source>Cause shown</source>
      <translation>காட்டிய காரணம்</translation>
    </message>
    <message>
      <source>Cause shown: {pleas}</source>
      <translation>காரணம் காட்டப்பட்டது: {pleas}</translation>
    </message>
    <message>
      <source>Centre</source>
      <translation>மையம்</translation>
    </message>
    <message>
      <source>Certificate of a sum due</source>
      <translation>செலுத்த வேண்டிய தொகைச் சான்று</translation>
    </message>
    <message>
      <source>Chainage</source>
      <translation>சங்கிலியளவு</translation>
    </message>
    <message>
      <source>Chainage and offsets</source>
      <translation>சங்கிலியளவும் விலகலும்</translation>
    </message>
    <message>
      <source>Chainage {chainage} m is beyond the base line.</source>
      <translation>சங்கிலியளவு {chainage} மீ அடிக்கோட்டுக்கு அப்பால் உள்ளது.</translation>
    </message>
    <message>
      <source>Chainage {chainage} stands twice in the table.</source>
      <translation>சங்கிலியளவு {chainage} அட்டவணையில் இருமுறை உள்ளது.</translation>
    </message>
    <message>
      <source>Change an officer or a password</source>
      <translation>அலுவலரை அல்லது கடவுச்சொல்லை மாற்று</translation>
    </message>
    <message>
      <source>Change it</source>
      <translation>மாற்று</translation>
    </message>
    <message>
      <source>Charges of removal and storage (rupees)</source>
      <translation>அகற்றி வைத்ததன் செலவு (ரூபாய்)</translation>
    </message>
    <message>
      <source>Check number</source>
      <translation>சரிபார்ப்பு எண்</translation>
    </message>
    <message>
      <source>Checklist for the visit printed</source>
      <translation>ஆய்வுக்கான சரிபார்ப்புப் பட்டியல் அச்சிடப்பட்டது</translation>
    </message>
    <message>
      <source>Checklists</source>
      <translation>சரிபார்ப்புப் பட்டியல்கள்</translation>
    </message>
    <message>
      <source>Cheque</source>
      <translation>காசோலை</translation>
    </message>
    <message>
      <source>Cheque dishonoured</source>
      <translation>காசோலை மறுக்கப்பட்டது</translation>
    </message>
    <message>
      <source>Cheque realised</source>
      <translation>காசோலைப் பணம் கிடைத்தது</translation>
    </message>
    <message>
      <source>Cheques to realise</source>
      <translation>பணமாக வேண்டிய காசோலைகள்</translation>
    </message>
    <message>
      <source>Choose</source>
      <translation>தெரிவு செய்</translation>
    </message>
    <message>
      <source>Choose a PNG or JPEG picture of at most 2 MB.</source>
      <translation>அதிகபட்சம் 2 MB PNG அல்லது JPEG படத்தைத் தேர்ந்தெடுக்கவும்.</translation>
    </message>
    <message>
      <source>Choose a file</source>
      <translation>கோப்பைத் தேர்ந்தெடு</translation>
    </message>
    <message numerus="yes">
      <source>Choose at most %n cases at once.</source>
      <translation>
        <numerusform>ஒரே நேரத்தில் அதிகபட்சம் %n வழக்கைத் தேர்ந்தெடுக்கவும்.</numerusform>
        <numerusform>ஒரே நேரத்தில் அதிகபட்சம் %n வழக்குகளைத் தேர்ந்தெடுக்கவும்.</numerusform>
      </translation>
    </message>
    <message>
      <source>Choose by first letter</source>
      <translation>முதல் எழுத்தால் தெரிவு செய்</translation>
    </message>
    <message>
      <source>Choose by number</source>
      <translation>எண்ணால் தெரிவு செய்</translation>
    </message>
    <message>
      <source>Choose first on what the notice rests.</source>
      <translation>அறிவிப்பு எதை அடிப்படையாகக் கொண்டது என முதலில் தெரிவு செய்யவும்.</translation>
    </message>
    <message>
      <source>Choose several</source>
      <translation>பலவற்றைத் தேர்ந்தெடுக்கவும்</translation>
    </message>
    <message>
      <source>Choose the checklist</source>
      <translation>சரிபார்ப்புப் பட்டியலைத் தெரிவு செய்</translation>
    </message>
    <message>
      <source>Choose the decision first.</source>
      <translation>முதலில் முடிவைத் தெரிவு செய்யவும்.</translation>
    </message>
    <message>
      <source>Choose the owner to whom the notice goes.</source>
      <translation>அறிவிப்பு யாருக்குச் செல்கிறதோ அந்த உரிமையாளரைத் தேர்வு செய்யவும்.</translation>
    </message>
    <message>
      <source>Choose what lies at the cross, or set a point there</source>
      <translation>குறுக்கில் உள்ளதைத் தேர்ந்தெடு, அல்லது அங்கே புள்ளி வை</translation>
    </message>
    <message>
      <source>Choose what the money is for.</source>
      <translation>பணம் எதற்காக என்பதைத் தேர்ந்தெடுக்கவும்.</translation>
    </message>
    <message>
      <source>Class</source>
      <translation>வகை</translation>
    </message>
    <message>
      <source>Clear all</source>
      <translation>அனைத்தையும் நீக்கு</translation>
    </message>
    <message>
      <source>Clear days: neither end counts</source>
      <translation>முழு நாட்கள்: இரு முனைகளும் கணக்கில் இல்லை</translation>
    </message>
    <message>
      <source>Clear filters</source>
      <translation>வடிகட்டல்களை நீக்கு</translation>
    </message>
    <message>
      <source>Clear it</source>
      <translation>தடையை நீக்கு</translation>
    </message>
    <message>
      <source>Clear what is done</source>
      <translation>முடிந்தவற்றை நீக்கு</translation>
    </message>
    <message>
      <source>Clerk: receives, drafts, records</source>
      <translation>எழுத்தர்: பெறுவார், வரைவார், பதிவார்</translation>
    </message>
    <message>
      <source>Clocks</source>
      <translation>காலக்கெடுகள்</translation>
    </message>
    <message>
      <source>Clocks that move</source>
      <translation>மாறும் காலவரைகள்</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>மூடு</translation>
    </message>
    <message>
      <source>Close Nagardesk</source>
      <translation>Nagardesk-ஐ மூடு</translation>
    </message>
    <message>
      <source>Close the day</source>
      <translation>நாளை முடி</translation>
    </message>
    <message>
      <source>Close the street for good</source>
      <translation>தெருவை நிரந்தரமாக மூடுதல்</translation>
    </message>
    <message>
      <source>Closed days</source>
      <translation>மூடிய நாட்கள்</translation>
    </message>
    <message>
      <source>Closing error m</source>
      <translation>மூடல் பிழை மீ</translation>
    </message>
    <message>
      <source>Collected</source>
      <translation>வசூல்</translation>
    </message>
    <message>
      <source>Collected today</source>
      <translation>இன்றைய வசூல்</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>நிறங்கள்</translation>
    </message>
    <message>
      <source>Column</source>
      <translation>நிரல்</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>நிரல்கள்</translation>
    </message>
    <message>
      <source>Command or case</source>
      <translation>செயல் அல்லது கோப்பு</translation>
    </message>
    <message>
      <source>Commands</source>
      <translation>செயல்கள்</translation>
    </message>
    <message>
      <source>Comparing with the centre</source>
      <translation>மையத்துடன் ஒப்பிடுகிறது</translation>
    </message>
    <message>
      <source>Compensation</source>
      <translation>இழப்பீடு</translation>
    </message>
    <message>
      <source>Compensation for parcel {number}</source>
      <translation>மனை {number} இழப்பீடு</translation>
    </message>
    <message>
      <source>Complaint</source>
      <translation>புகார்</translation>
    </message>
    <message>
      <source>Complaint received: {what}</source>
      <translation>புகார் பெறப்பட்டது: {what}</translation>
    </message>
    <message>
      <source>Condition</source>
      <translation>நிபந்தனை</translation>
    </message>
    <message>
      <source>Conditions</source>
      <translation>நிபந்தனைகள்</translation>
    </message>
    <message>
      <source>Consider the objection</source>
      <translation>ஆட்சேபணையைப் பரிசீலி</translation>
    </message>
    <message>
      <source>Contents of the guide</source>
      <translation>வழிகாட்டியின் பொருளடக்கம்</translation>
    </message>
    <message>
      <source>Copied: {what}</source>
      <translation>நகலெடுக்கப்பட்டது: {what}</translation>
    </message>
    <message>
      <source>Copies of encrypted data are encrypted already. Take one without a passphrase.</source>
      <translation>மறைகுறியாக்கப்பட்ட தரவின் நகல்கள் ஏற்கெனவே அவ்வாறே உள்ளன. கடவுச்சொற்றொடர் இன்றி நகல் எடுக்கவும்.</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>நகலெடு</translation>
    </message>
    <message>
      <source>Copy the file's number</source>
      <translation>கோப்பின் எண்ணை நகலெடு</translation>
    </message>
    <message>
      <source>Copy the notice</source>
      <translation>அறிவிப்பை நகலெடு</translation>
    </message>
    <message>
      <source>Corner</source>
      <translation>மூலை</translation>
    </message>
    <message>
      <source>Corners of a building</source>
      <translation>கட்டிடத்தின் மூலைகள்</translation>
    </message>
    <message>
      <source>Corners set out from the base line</source>
      <translation>அடிக்கோட்டிலிருந்து அளந்த மூலைகள்</translation>
    </message>
    <message>
      <source>Correct it</source>
      <translation>திருத்து</translation>
    </message>
    <message>
      <source>Correct or change the register</source>
      <translation>பதிவேட்டைத் திருத்து அல்லது மாற்று</translation>
    </message>
    <message>
      <source>Correct the last line</source>
      <translation>கடைசி வரியைத் திருத்துக</translation>
    </message>
    <message>
      <source>Correct what was entered</source>
      <translation>பதிவிட்டதைத் திருத்தவும்</translation>
    </message>
    <message>
      <source>Corrected here</source>
      <translation>இங்கே திருத்தப்படுகிறது</translation>
    </message>
    <message>
      <source>Corrected; the old entry stays readable</source>
      <translation>திருத்தப்பட்டது; பழைய பதிவைப் படிக்க முடியும்</translation>
    </message>
    <message>
      <source>Council told</source>
      <translation>மன்றத்துக்குத் தெரிவிப்பு</translation>
    </message>
    <message>
      <source>Counted in</source>
      <translation>கணக்கிடும் அலகு</translation>
    </message>
    <message>
      <source>Counted ₹ {amount}</source>
      <translation>எண்ணியது ₹ {amount}</translation>
    </message>
    <message>
      <source>Counter</source>
      <translation>முகப்பு</translation>
    </message>
    <message>
      <source>Course</source>
      <translation>தெருவின் போக்கு</translation>
    </message>
    <message>
      <source>Court</source>
      <translation>நீதிமன்றம்</translation>
    </message>
    <message>
      <source>Court bundle</source>
      <translation>நீதிமன்றத் தொகுப்பு</translation>
    </message>
    <message>
      <source>Ctrl+P prints it.</source>
      <translation>Ctrl+P அச்சிடும்.</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>கருமை</translation>
    </message>
    <message>
      <source>Dark colours</source>
      <translation>கரிய நிறங்கள்</translation>
    </message>
    <message>
      <source>Date of its registration</source>
      <translation>பதிவு நாள்</translation>
    </message>
    <message>
      <source>Date of that paper</source>
      <translation>அந்தக் கடிதத்தின் தேதி</translation>
    </message>
    <message>
      <source>Date of the approval</source>
      <translation>ஒப்புதல் நாள்</translation>
    </message>
    <message>
      <source>Date of the resolution</source>
      <translation>தீர்மானத் தேதி</translation>
    </message>
    <message>
      <source>Date on it</source>
      <translation>அதிலுள்ள நாள்</translation>
    </message>
    <message>
      <source>Date that stands on it</source>
      <translation>அதில் உள்ள தேதி</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>தேதி</translation>
    </message>
    <message>
      <source>Day of service</source>
      <translation>சார்வு செய்த தேதி</translation>
    </message>
    <message>
      <source>Day of the auction</source>
      <translation>ஏல நாள்</translation>
    </message>
    <message>
      <source>Day of the first instalment</source>
      <translation>முதல் தவணைத் தேதி</translation>
    </message>
    <message>
      <source>Day of the hearing</source>
      <translation>விசாரணை நாள்</translation>
    </message>
    <message>
      <source>Day of the offence, where it is known</source>
      <translation>குற்றம் நடந்த நாள், தெரிந்தால்</translation>
    </message>
    <message>
      <source>Day of the possession</source>
      <translation>கையகப்படுத்திய நாள்</translation>
    </message>
    <message>
      <source>Day of the report</source>
      <translation>அறிக்கைத் தேதி</translation>
    </message>
    <message>
      <source>Day on which help is needed</source>
      <translation>உதவி தேவைப்படும் நாள்</translation>
    </message>
    <message>
      <source>Day on which it came</source>
      <translation>வந்த நாள்</translation>
    </message>
    <message>
      <source>Day on which it came back</source>
      <translation>திரும்பி வந்த நாள்</translation>
    </message>
    <message>
      <source>Day on which it was given</source>
      <translation>அறிவிப்பு கொடுத்த நாள்</translation>
    </message>
    <message>
      <source>Day on which it was spoilt</source>
      <translation>கெட்டுப்போன நாள்</translation>
    </message>
    <message>
      <source>Day on which the bank credited it</source>
      <translation>வங்கி வரவு வைத்த நாள்</translation>
    </message>
    <message>
      <source>Days for the answer</source>
      <translation>பதிலுக்கான நாட்கள்</translation>
    </message>
    <message>
      <source>Days not closed yet: {days}</source>
      <translation>இன்னும் முடிக்காத நாட்கள்: {days}</translation>
    </message>
    <message>
      <source>Days over</source>
      <translation>கடந்த நாள்</translation>
    </message>
    <message>
      <source>Days to comply, counted from service</source>
      <translation>இணங்குவதற்கான நாட்கள், சார்வு முதல்</translation>
    </message>
    <message>
      <source>Days, counted from service</source>
      <translation>நாட்கள், சார்வு முதல் எண்ணப்படும்</translation>
    </message>
    <message>
      <source>Decide</source>
      <translation>முடிவு செய்</translation>
    </message>
    <message>
      <source>Decide how the Act is read</source>
      <translation>சட்டத்தை எப்படிப் படிப்பது என முடிவு செய்</translation>
    </message>
    <message>
      <source>Decide it</source>
      <translation>முடிவு செய்</translation>
    </message>
    <message>
      <source>Decide on the application</source>
      <translation>விண்ணப்பத்தின் மீது முடிவு எடு</translation>
    </message>
    <message>
      <source>Decide the proposal</source>
      <translation>முன்மொழிவை முடிவு செய்</translation>
    </message>
    <message>
      <source>Decide: {what}</source>
      <translation>முடிவு செய்: {what}</translation>
    </message>
    <message>
      <source>Decided</source>
      <translation>முடிவானது</translation>
    </message>
    <message>
      <source>Decision</source>
      <translation>முடிவு</translation>
    </message>
    <message>
      <source>Decision {number} is issued</source>
      <translation>முடிவு {number} வழங்கப்பட்டது</translation>
    </message>
    <message>
      <source>Declare a holiday</source>
      <translation>விடுமுறை அறிவி</translation>
    </message>
    <message>
      <source>Declare it</source>
      <translation>அறிவி</translation>
    </message>
    <message>
      <source>Delegate a power</source>
      <translation>அதிகாரத்தை ஒப்படைத்தல்</translation>
    </message>
    <message>
      <source>Demand further particulars</source>
      <translation>கூடுதல் விவரங்கள் கேள்</translation>
    </message>
    <message>
      <source>Demand money</source>
      <translation>பணம் கேள்</translation>
    </message>
    <message>
      <source>Demand not served</source>
      <translation>கேட்பு சார்வு இல்லை</translation>
    </message>
    <message>
      <source>Demand the compounding fee</source>
      <translation>இணக்கக் கட்டணம் கேள்</translation>
    </message>
    <message>
      <source>Demand the half-yearly penalty</source>
      <translation>அரையாண்டுத் தண்டத் தொகை கேள்</translation>
    </message>
    <message>
      <source>Demand {number} for ₹ {amount}</source>
      <translation>கேட்பு {number}, ₹ {amount}</translation>
    </message>
    <message>
      <source>Demand {number} is issued</source>
      <translation>கேட்புரை {number} வழங்கப்பட்டது</translation>
    </message>
    <message>
      <source>Demand, collection and balance</source>
      <translation>கேட்பு, வசூல், நிலுவை</translation>
    </message>
    <message>
      <source>Demanded on</source>
      <translation>கேட்ட நாள்</translation>
    </message>
    <message>
      <source>Demanded on {day}</source>
      <translation>கேட்ட தேதி {day}</translation>
    </message>
    <message>
      <source>Demanded ₹ {demanded}, paid ₹ {paid}</source>
      <translation>கேட்பு ₹ {demanded}, செலுத்தியது ₹ {paid}</translation>
    </message>
    <message>
      <source>Description of the work</source>
      <translation>பணியின் விவரிப்பு</translation>
    </message>
    <message>
      <source>Designation</source>
      <translation>பதவி</translation>
    </message>
    <message>
      <source>Details of the work</source>
      <translation>பணியின் விவரங்கள்</translation>
    </message>
    <message>
      <source>Diagonals</source>
      <translation>மூலைவிட்டங்கள்</translation>
    </message>
    <message>
      <source>Difference explained</source>
      <translation>வேறுபாட்டின் காரணம்</translation>
    </message>
    <message>
      <source>Difference of the count</source>
      <translation>எண்ணிக்கை வேறுபாடு</translation>
    </message>
    <message>
      <source>Digital signature</source>
      <translation>மின்னணுக் கையொப்பம்</translation>
    </message>
    <message>
      <source>Digits</source>
      <translation>இலக்கங்கள்</translation>
    </message>
    <message>
      <source>Directions on demolition</source>
      <translation>இடிப்பு பற்றிய வழிகாட்டுதல்கள்</translation>
    </message>
    <message>
      <source>Divert the street</source>
      <translation>தெருவைத் திருப்புதல்</translation>
    </message>
    <message>
      <source>Do it</source>
      <translation>செய்</translation>
    </message>
    <message>
      <source>Do owners of the greater part of the street object?</source>
      <translation>தெருவின் பெரும்பகுதி உரிமையாளர்கள் ஆட்சேபிக்கிறார்களா?</translation>
    </message>
    <message>
      <source>Does it go on?</source>
      <translation>அது தொடர்கிறதா?</translation>
    </message>
    <message>
      <source>Does not stand for</source>
      <translation>இவற்றுக்குப் பொருந்தாது</translation>
    </message>
    <message>
      <source>Does the sheet lie in the book?</source>
      <translation>தாள் புத்தகத்தில் உள்ளதா?</translation>
    </message>
    <message>
      <source>Done last</source>
      <translation>கடைசியாகச் செய்தது</translation>
    </message>
    <message>
      <source>Done. The centre holds what this PC holds.</source>
      <translation>முடிந்தது. இந்தக் கணினியில் உள்ளது மையத்திலும் உள்ளது.</translation>
    </message>
    <message>
      <source>Down</source>
      <translation>விழுந்தது</translation>
    </message>
    <message>
      <source>Draft a notice</source>
      <translation>அறிவிப்பின் வரைவு எழுது</translation>
    </message>
    <message>
      <source>Draft a notice on the finding</source>
      <translation>கண்டறிவின் மீது அறிவிப்பின் வரைவு எழுது</translation>
    </message>
    <message>
      <source>Draft kept {when}</source>
      <translation>வரைவு வைக்கப்பட்டது {when}</translation>
    </message>
    <message>
      <source>Draft taken back: {reason}</source>
      <translation>வரைவு திரும்பப் பெறப்பட்டது: {reason}</translation>
    </message>
    <message>
      <source>Draw</source>
      <translation>வரைக</translation>
    </message>
    <message>
      <source>Draw a line by chainage and offset</source>
      <translation>சங்கிலியளவு, விலகல் கொண்டு கோடு வரை</translation>
    </message>
    <message>
      <source>Drawn on which bank</source>
      <translation>எந்த வங்கியின்மீது</translation>
    </message>
    <message>
      <source>Due</source>
      <translation>காலக்கெடு</translation>
    </message>
    <message>
      <source>Due by {day}</source>
      <translation>{day} வரை</translation>
    </message>
    <message>
      <source>Due first</source>
      <translation>முதலில் முடியும் காலக்கெடு முதலில்</translation>
    </message>
    <message>
      <source>Due in a month</source>
      <translation>ஒரு மாதத்தில் முடிவது</translation>
    </message>
    <message>
      <source>Due in seven days</source>
      <translation>ஏழு நாட்களில் முடிவது</translation>
    </message>
    <message>
      <source>Dues and receipts</source>
      <translation>நிலுவைகளும் ரசீதுகளும்</translation>
    </message>
    <message>
      <source>Dues and recovery</source>
      <translation>நிலுவைகளும் வசூலும்</translation>
    </message>
    <message>
      <source>Each keeps its hour and place and gets its own notice.</source>
      <translation>ஒவ்வொன்றின் நேரமும் இடமும் அப்படியே இருக்கும்; ஒவ்வொன்றுக்கும் தனி அறிவிப்பு உண்டு.</translation>
    </message>
    <message>
      <source>Each number is used or spoilt once; what is passed over shows as missing.</source>
      <translation>ஒவ்வோர் எண்ணும் ஒருமுறையே பயன்படும் அல்லது கெடும்; விடுபட்டது காணாமல் போனதாகத் தெரியும்.</translation>
    </message>
    <message>
      <source>East (m)</source>
      <translation>கிழக்கு (மீ)</translation>
    </message>
    <message>
      <source>Emblem</source>
      <translation>சின்னம்</translation>
    </message>
    <message>
      <source>Empty if it has none</source>
      <translation>இல்லையெனில் காலி</translation>
    </message>
    <message>
      <source>Empty sheet</source>
      <translation>வெற்றுத் தாள்</translation>
    </message>
    <message>
      <source>Empty: the highest</source>
      <translation>வெற்று: உச்சத் தொகை</translation>
    </message>
    <message>
      <source>Empty: the last row, without end</source>
      <translation>வெற்று: கடைசி வரி, எல்லையின்றி</translation>
    </message>
    <message>
      <source>Enclosures</source>
      <translation>இணைப்புகள்</translation>
    </message>
    <message>
      <source>Enclosures for {section}: {list}</source>
      <translation>{section}-க்கான இணைப்புகள்: {list}</translation>
    </message>
    <message>
      <source>Ended</source>
      <translation>முடிந்தவை</translation>
    </message>
    <message>
      <source>English</source>
      <translation>ஆங்கிலம்</translation>
    </message>
    <message>
      <source>Enrol</source>
      <translation>இணை</translation>
    </message>
    <message>
      <source>Enrol by the centre's invitation</source>
      <translation>மையத்தின் அழைப்பால் இணை</translation>
    </message>
    <message>
      <source>Enrol this PC at a centre</source>
      <translation>இந்தக் கணினியை மையத்துடன் இணை</translation>
    </message>
    <message>
      <source>Enter</source>
      <translation>பதிவு செய்</translation>
    </message>
    <message>
      <source>Enter a budget-grant</source>
      <translation>வரவு செலவு மானியத்தைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Enter a deposit</source>
      <translation>வைப்புத் தொகையைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Enter a fine of the court</source>
      <translation>நீதிமன்ற அபராதத்தைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Enter a paper written by hand</source>
      <translation>கையால் எழுதிய தாளைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Enter a receipt written by hand</source>
      <translation>கையால் எழுதிய ரசீதைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Enter a street</source>
      <translation>தெருவைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Enter an owner's agreement</source>
      <translation>உரிமையாளர் ஒப்பந்தத்தைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Enter and print the acknowledgement</source>
      <translation>பதிவு செய்து ஒப்புகைச் சீட்டு அச்சிடு</translation>
    </message>
    <message>
      <source>Enter and print the minutes</source>
      <translation>பதிவு செய்து நடவடிக்கைக் குறிப்பு அச்சிடு</translation>
    </message>
    <message>
      <source>Enter goes on, and after the last field to the next line. F2 or a ditto mark takes what stands above. Ctrl+U brings the last line back. Ctrl+Enter enters the lines.</source>
      <translation>Enter அடுத்த புலத்துக்கும், கடைசிப் புலத்துக்குப் பின் அடுத்த வரிக்கும் செல்லும். F2 அல்லது ,, குறி மேலே உள்ளதை எடுக்கும். Ctrl+U கடைசி வரியைத் திரும்பக் கொண்டுவரும். Ctrl+Enter வரிகளைப் பதியும்.</translation>
    </message>
    <message>
      <source>Enter it</source>
      <translation>பதிவு செய்</translation>
    </message>
    <message>
      <source>Enter it as dishonoured</source>
      <translation>மறுக்கப்பட்டதாகப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Enter it as realised</source>
      <translation>பணம் கிடைத்ததாகப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Enter it as spoilt</source>
      <translation>கெட்டதாகப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Enter parcels by sides and diagonals</source>
      <translation>பக்கங்கள், மூலைவிட்டங்களால் மனையைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Enter the agreement</source>
      <translation>ஒப்பந்தத்தைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Enter the answer</source>
      <translation>பதிலைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Enter the attempt</source>
      <translation>முயற்சியைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Enter the cause</source>
      <translation>காரணத்தைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Enter the correction</source>
      <translation>திருத்தத்தைப் பதிவு செய்க</translation>
    </message>
    <message>
      <source>Enter the deposit</source>
      <translation>வைப்பைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Enter the grant</source>
      <translation>மானியத்தைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Enter the inspection</source>
      <translation>ஆய்வைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Enter the line</source>
      <translation>கோட்டைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Enter the paper</source>
      <translation>தாளைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Enter the parcel</source>
      <translation>மனையைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Enter the possession</source>
      <translation>கையகப்படுத்தலைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Enter the receipt</source>
      <translation>ரசீதைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Enter the report</source>
      <translation>அறிக்கையைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Enter these lines</source>
      <translation>இந்த வரிகளைப் பதிக</translation>
    </message>
    <message>
      <source>Enter what the auditors sent</source>
      <translation>தணிக்கையாளர் அனுப்பியதைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Entered as</source>
      <translation>பதிவு வகை</translation>
    </message>
    <message>
      <source>Entered as {number}</source>
      <translation>{number} எனப் பதிவானது</translation>
    </message>
    <message>
      <source>Entered in the case that runs</source>
      <translation>நடக்கும் வழக்கில் பதியப்பட்டது</translation>
    </message>
    <message>
      <source>Entered: {what}</source>
      <translation>பதிவானது: {what}</translation>
    </message>
    <message>
      <source>Entries</source>
      <translation>பதிவுகள்</translation>
    </message>
    <message>
      <source>Entries that wait</source>
      <translation>காத்திருக்கும் பதிவுகள்</translation>
    </message>
    <message>
      <source>Entries {first} to {last} of another PC ({name}, …{device}), some of which are held here, wait for that PC since {since}; it last called on {seen}. Have it exchange. If it is gone for good, the head of office closes it on the centre's status page; what is held here is then sent from here.</source>
      <translation>வேறொரு கணினியின் ({name}, …{device}) பதிவுகள் {first} முதல் {last} வரை, சில இங்கு உள்ளன, {since} முதல் அக்கணினிக்காகக் காத்திருக்கின்றன; அது கடைசியாக {seen} அன்று தொடர்புகொண்டது. அதைப் பரிமாற்றம் செய்யச் சொல்லவும். அது இனி இல்லை என்றால், அலுவலகத் தலைவர் மையத்தின் நிலைப் பக்கத்தில் அதை மூடுவார்; பின்னர் இங்குள்ளது இங்கிருந்தே அனுப்பப்படும்.</translation>
    </message>
    <message>
      <source>Entries {first} to {last} of another PC ({name}, …{device}), some of which are held here, wait for that PC since {since}; it never called. Have it exchange. If it is gone for good, the head of office closes it on the centre's status page; what is held here is then sent from here.</source>
      <translation>வேறொரு கணினியின் ({name}, …{device}) பதிவுகள் {first} முதல் {last} வரை, சில இங்கு உள்ளன, {since} முதல் அக்கணினிக்காகக் காத்திருக்கின்றன; அது ஒருபோதும் தொடர்புகொள்ளவில்லை. அதைப் பரிமாற்றம் செய்யச் சொல்லவும். அது இனி இல்லை என்றால், அலுவலகத் தலைவர் மையத்தின் நிலைப் பக்கத்தில் அதை மூடுவார்; பின்னர் இங்குள்ளது இங்கிருந்தே அனுப்பப்படும்.</translation>
    </message>
    <message>
      <source>Entry is lawful between sunrise ({hour}) and sunset ({hour2}) on that day.</source>
      <translation>அன்று சூரிய உதயம் ({hour}) முதல் மறைவு ({hour2}) வரை மட்டுமே நுழைவது சட்டப்படியானது.</translation>
    </message>
    <message>
      <source>Esc closes</source>
      <translation>Esc மூடும்</translation>
    </message>
    <message>
      <source>Everything is at the centre · {when}</source>
      <translation>அனைத்தும் மையத்தில் உள்ளது · {when}</translation>
    </message>
    <message>
      <source>Everything is kept on this PC alone; keep a copy elsewhere</source>
      <translation>அனைத்தும் இந்தக் கணினியில் மட்டுமே உள்ளது; வேறிடத்திலும் ஒரு நகல் வையுங்கள்</translation>
    </message>
    <message>
      <source>Everything is kept on this PC; a centre joins the PCs of the body.</source>
      <translation>எல்லாம் இக்கணினியில் இருக்கும்; மையம் அமைப்பின் கணினிகளை இணைக்கும்.</translation>
    </message>
    <message>
      <source>Everything is safe on this PC and goes out at the next try.</source>
      <translation>அனைத்தும் இந்தக் கணினியில் பாதுகாப்பாக உள்ளது; அடுத்த முயற்சியில் செல்லும்.</translation>
    </message>
    <message>
      <source>Everything is saved on this PC first; the centre gets it when the line is there.</source>
      <translation>அனைத்தும் முதலில் இந்தக் கணினியில் சேமிக்கப்படும்; இணைப்பு வந்ததும் மையத்துக்குச் செல்லும்.</translation>
    </message>
    <message>
      <source>Everywhere</source>
      <translation>எங்கும்</translation>
    </message>
    <message>
      <source>Exceptions</source>
      <translation>விதிவிலக்குகள்</translation>
    </message>
    <message>
      <source>Exchange</source>
      <translation>பரிமாற்றம்</translation>
    </message>
    <message>
      <source>Exchange now</source>
      <translation>இப்போது பரிமாறு</translation>
    </message>
    <message>
      <source>Exchange under way</source>
      <translation>பரிமாற்றம் நடக்கிறது</translation>
    </message>
    <message>
      <source>Exchange with the centre</source>
      <translation>மையத்துடன் பரிமாற்றம்</translation>
    </message>
    <message>
      <source>Expense</source>
      <translation>செலவு</translation>
    </message>
    <message>
      <source>Failed at the last visit</source>
      <translation>கடந்த ஆய்வில் குறையானவை</translation>
    </message>
    <message>
      <source>Fall in the value of the rest</source>
      <translation>மீதியின் மதிப்பில் குறைவு</translation>
    </message>
    <message>
      <source>Fee</source>
      <translation>கட்டணம்</translation>
    </message>
    <message>
      <source>Fee (rupees)</source>
      <translation>கட்டணம் (ரூபாய்)</translation>
    </message>
    <message>
      <source>Fee for {section}: ₹ {amount}</source>
      <translation>{section}-க்கான கட்டணம்: ₹ {amount}</translation>
    </message>
    <message>
      <source>Fee of ₹ {amount} received, receipt {number}</source>
      <translation>₹ {amount} கட்டணம் பெறப்பட்டது, ரசீது {number}</translation>
    </message>
    <message>
      <source>Fee paid</source>
      <translation>செலுத்திய கட்டணம்</translation>
    </message>
    <message>
      <source>Fees</source>
      <translation>கட்டணங்கள்</translation>
    </message>
    <message>
      <source>Fees and rates</source>
      <translation>கட்டணங்களும் வீதங்களும்</translation>
    </message>
    <message>
      <source>Fetching entries</source>
      <translation>பதிவுகளைப் பெறுகிறது</translation>
    </message>
    <message>
      <source>Figures</source>
      <translation>எண்கள்</translation>
    </message>
    <message>
      <source>File</source>
      <translation>கோப்பு</translation>
    </message>
    <message>
      <source>File (.p12, .pfx) or the token's library</source>
      <translation>கோப்பு (.p12, .pfx) அல்லது டோக்கனின் நூலகம்</translation>
    </message>
    <message>
      <source>File both</source>
      <translation>இரண்டையும் கோப்பில் வை</translation>
    </message>
    <message>
      <source>File of the scan</source>
      <translation>வருடலின் கோப்பு</translation>
    </message>
    <message>
      <source>File the map and the statement of lands</source>
      <translation>வரைபடத்தையும் நில விவரத்தையும் கோப்பில் வை</translation>
    </message>
    <message>
      <source>Filed as {number}</source>
      <translation>{number} என்று கோப்பில் வைக்கப்பட்டது</translation>
    </message>
    <message>
      <source>Filled in from the survey</source>
      <translation>அளவீட்டிலிருந்து நிரப்பப்படும்</translation>
    </message>
    <message>
      <source>Filled in from the survey; correct it if less is taken</source>
      <translation>அளவையிலிருந்து நிரப்பப்பட்டது; குறைவாக எடுத்தால் திருத்துங்கள்</translation>
    </message>
    <message>
      <source>Filter</source>
      <translation>வடிகட்டு</translation>
    </message>
    <message>
      <source>Final statement</source>
      <translation>இறுதி அறிக்கை</translation>
    </message>
    <message>
      <source>Financial year</source>
      <translation>நிதியாண்டு</translation>
    </message>
    <message>
      <source>Find any act or case</source>
      <translation>எந்தச் செயலையும் கோப்பையும் தேடு</translation>
    </message>
    <message>
      <source>Findings so far</source>
      <translation>இதுவரை கண்டறிவுகள்</translation>
    </message>
    <message>
      <source>Findings to answer</source>
      <translation>நடவடிக்கை வேண்டிய கண்டறிவுகள்</translation>
    </message>
    <message>
      <source>Fine</source>
      <translation>அபராதம்</translation>
    </message>
    <message>
      <source>Fingerprint of its certificate</source>
      <translation>அதன் சான்றிதழின் அடையாளம்</translation>
    </message>
    <message>
      <source>First decide how the Act is read.</source>
      <translation>முதலில் சட்டத்தை எப்படிப் படிப்பது என முடிவு செய்க.</translation>
    </message>
    <message>
      <source>First jobs</source>
      <translation>முதல் பணிகள்</translation>
    </message>
    <message>
      <source>First lines</source>
      <translation>முதல் வரிகள்</translation>
    </message>
    <message>
      <source>First number</source>
      <translation>முதல் எண்</translation>
    </message>
    <message>
      <source>First pancha</source>
      <translation>முதல் பஞ்சர்</translation>
    </message>
    <message>
      <source>Fix a hearing</source>
      <translation>விசாரணை நாள் குறி</translation>
    </message>
    <message>
      <source>Fix it and print the notice</source>
      <translation>நாள் குறித்து அறிவிப்பை அச்சிடு</translation>
    </message>
    <message>
      <source>Fixed by</source>
      <translation>எதனால் நிர்ணயம்</translation>
    </message>
    <message>
      <source>Fixed for</source>
      <translation>குறித்த நாள்</translation>
    </message>
    <message>
      <source>Floors</source>
      <translation>தளங்கள்</translation>
    </message>
    <message>
      <source>Folder into which the scanner writes</source>
      <translation>ஸ்கேனர் எழுதும் கோப்புறை</translation>
    </message>
    <message>
      <source>Folder on another disk or stick</source>
      <translation>வேறு வட்டு அல்லது பென் டிரைவில் உள்ள கோப்புறை</translation>
    </message>
    <message>
      <source>Folder on the stick</source>
      <translation>பென் டிரைவில் உள்ள கோப்புறை</translation>
    </message>
    <message>
      <source>Font of its text</source>
      <translation>உரையின் எழுத்துரு</translation>
    </message>
    <message>
      <source>Foolscap</source>
      <translation>ஃபுல்ஸ்கேப்</translation>
    </message>
    <message>
      <source>For a street that is on no map; offsets are taken from it</source>
      <translation>எந்த வரைபடத்திலும் இல்லாத தெருவுக்கு; விலகல்கள் இதிலிருந்து</translation>
    </message>
    <message>
      <source>For money that was demanded begin at its due, under Dues and recovery.</source>
      <translation>கேட்கப்பட்ட பணத்துக்கு 'நிலுவைகளும் வசூலும்' பகுதியில் அந்த நிலுவையிலிருந்து தொடங்குங்கள்.</translation>
    </message>
    <message>
      <source>For sunrise and sunset, such as 23.26</source>
      <translation>சூரிய உதயம், மறைவுக்காக; 23.26 போல</translation>
    </message>
    <message>
      <source>For the change to give back</source>
      <translation>திருப்பித் தரவேண்டிய சில்லறைக்காக</translation>
    </message>
    <message>
      <source>For the exchange: {files}</source>
      <translation>பரிமாற்றத்திற்கு: {files}</translation>
    </message>
    <message>
      <source>For what</source>
      <translation>எதற்காக</translation>
    </message>
    <message>
      <source>For window envelopes</source>
      <translation>சாளர உறைகளுக்கு</translation>
    </message>
    <message>
      <source>Found the office</source>
      <translation>அலுவலகத்தை நிறுவு</translation>
    </message>
    <message>
      <source>Fourth Saturday</source>
      <translation>நான்காம் சனி</translation>
    </message>
    <message>
      <source>Freehand</source>
      <translation>கைவரை</translation>
    </message>
    <message>
      <source>Friday</source>
      <translation>வெள்ளி</translation>
    </message>
    <message>
      <source>From</source>
      <translation>முதல்</translation>
    </message>
    <message>
      <source>From a copy on a stick</source>
      <translation>பென் டிரைவில் உள்ள நகலிலிருந்து</translation>
    </message>
    <message>
      <source>From a file</source>
      <translation>கோப்பிலிருந்து</translation>
    </message>
    <message>
      <source>From corner</source>
      <translation>மூலையிலிருந்து</translation>
    </message>
    <message>
      <source>From the auditors</source>
      <translation>தணிக்கையாளரிடமிருந்து</translation>
    </message>
    <message>
      <source>From the clipboard</source>
      <translation>பிடிப்புப் பலகையிலிருந்து</translation>
    </message>
    <message>
      <source>From when it holds</source>
      <translation>எப்போது முதல் நடைமுறை</translation>
    </message>
    <message>
      <source>From whom</source>
      <translation>யாரிடமிருந்து</translation>
    </message>
    <message>
      <source>From whom the sum is due</source>
      <translation>யாரிடமிருந்து தொகை வர வேண்டும்</translation>
    </message>
    <message>
      <source>Front m</source>
      <translation>முகப்பு மீ</translation>
    </message>
    <message>
      <source>Frontage (metres)</source>
      <translation>முகப்பு நீளம் (மீட்டர்)</translation>
    </message>
    <message>
      <source>Further particulars demanded, {section}: {items}</source>
      <translation>கூடுதல் விவரங்கள் கேட்கப்பட்டன, {section}: {items}</translation>
    </message>
    <message>
      <source>GeoJSON, KML, KMZ, Shapefile (.zip or .shp), DXF, or a table (.csv)</source>
      <translation>GeoJSON, KML, KMZ, Shapefile (.zip அல்லது .shp), DXF, அட்டவணை (.csv)</translation>
    </message>
    <message>
      <source>Give a measure above zero.</source>
      <translation>சுழியத்துக்கு மேல் அளவு தருக.</translation>
    </message>
    <message>
      <source>Give a name or number</source>
      <translation>பெயர் அல்லது எண் கொடு</translation>
    </message>
    <message>
      <source>Give an amount, or rows by a measure that rise.</source>
      <translation>ஒரு தொகை அல்லது அளவின்படி ஏறும் வரிகள் தரவும்.</translation>
    </message>
    <message>
      <source>Give back just what was left of the price at the sale; see the sale in the case.</source>
      <translation>விற்பனையில் விலையில் மீந்ததை மட்டும் திருப்பித் தரவும்; கோப்பில் விற்பனையைப் பார்க்கவும்.</translation>
    </message>
    <message>
      <source>Give back ₹ {amount}</source>
      <translation>திருப்பித் தரவும் ₹ {amount}</translation>
    </message>
    <message>
      <source>Give it</source>
      <translation>கொடு</translation>
    </message>
    <message>
      <source>Give it a base line</source>
      <translation>அடிக்கோடு கொடு</translation>
    </message>
    <message>
      <source>Give it up</source>
      <translation>கைவிடு</translation>
    </message>
    <message>
      <source>Give leave</source>
      <translation>அனுமதி கொடு</translation>
    </message>
    <message>
      <source>Give leave to build within the line</source>
      <translation>கோட்டுக்குள் கட்ட அனுமதி கொடு</translation>
    </message>
    <message>
      <source>Give one line for the left, the right, or each.</source>
      <translation>இடம், வலம் அல்லது ஒவ்வொரு பக்கத்துக்கும் ஒரு கோடு தரவும்.</translation>
    </message>
    <message>
      <source>Give the amount, above nothing.</source>
      <translation>பூச்சியத்தைவிட அதிகமான தொகையை எழுதவும்.</translation>
    </message>
    <message>
      <source>Give the first and the last number of the book.</source>
      <translation>புத்தகத்தின் முதல், கடைசி எண்களைத் தருக.</translation>
    </message>
    <message>
      <source>Give the house number or the khasra number, so that the premises can be found.</source>
      <translation>வளாகத்தைக் கண்டறிய வீட்டு எண் அல்லது சர்வே எண் தரவும்.</translation>
    </message>
    <message>
      <source>Give the number of instalments, and 1, 2, 4 or 12 of them a year.</source>
      <translation>தவணைகளின் எண்ணிக்கையும், ஆண்டுக்கு 1, 2, 4 அல்லது 12 என்றும் தரவும்.</translation>
    </message>
    <message>
      <source>Give the proposal up</source>
      <translation>முன்மொழிவைக் கைவிடு</translation>
    </message>
    <message>
      <source>Give the street its base line first, along its middle or one edge.</source>
      <translation>முதலில் தெருவுக்கு அடிக்கோடு தரவும், நடுவில் அல்லது ஓர் ஓரத்தில்.</translation>
    </message>
    <message>
      <source>Given to the printer: {papers}</source>
      <translation>அச்சிட அனுப்பப்பட்டது: {papers}</translation>
    </message>
    <message>
      <source>Go on with the set-up</source>
      <translation>அமைப்பைத் தொடர்க</translation>
    </message>
    <message>
      <source>Go to</source>
      <translation>செல்</translation>
    </message>
    <message>
      <source>Grant</source>
      <translation>மானியம்</translation>
    </message>
    <message>
      <source>Grant or permit</source>
      <translation>ஒப்புதல் அல்லது அனுமதி வழங்குதல்</translation>
    </message>
    <message>
      <source>Grant {name}: ₹ {amount}</source>
      <translation>மானியம் {name}: ₹ {amount}</translation>
    </message>
    <message>
      <source>Granted ₹</source>
      <translation>ஒதுக்கியது ₹</translation>
    </message>
    <message>
      <source>Grants are entered for this financial year or the next.</source>
      <translation>மானியங்கள் இந்த அல்லது அடுத்த நிதியாண்டுக்குப் பதிவாகும்.</translation>
    </message>
    <message>
      <source>Grants of {year}</source>
      <translation>{year} மானியங்கள்</translation>
    </message>
    <message>
      <source>Grid (EPSG number)</source>
      <translation>கட்டம் (EPSG எண்)</translation>
    </message>
    <message>
      <source>Grounds</source>
      <translation>காரணங்கள்</translation>
    </message>
    <message>
      <source>Grounds of the refusal</source>
      <translation>மறுப்பின் காரணங்கள்</translation>
    </message>
    <message>
      <source>Half-loaded papers can't be kept. Make room on the disk; they are fetched again.</source>
      <translation>பாதி வந்த தாள்களை வைக்க முடியவில்லை. வட்டில் இடம் ஏற்படுத்தவும்; அவை மீண்டும் பெறப்படும்.</translation>
    </message>
    <message>
      <source>Hand it over</source>
      <translation>ஒப்படை</translation>
    </message>
    <message>
      <source>Hand the case over to another ward</source>
      <translation>வழக்கை வேறு வார்டுக்கு ஒப்படை</translation>
    </message>
    <message>
      <source>Hand the cash over</source>
      <translation>ரொக்கத்தை ஒப்படை</translation>
    </message>
    <message>
      <source>Handed over to ward {ward}: {reason}</source>
      <translation>வார்டு {ward} க்கு ஒப்படைக்கப்பட்டது: {reason}</translation>
    </message>
    <message>
      <source>Handing a stick to the centre needs a line to it; keep the stick until then.</source>
      <translation>பென் டிரைவை மையத்திற்குத் தர இணைப்பு வேண்டும்; அதுவரை அதை வைத்திருக்கவும்.</translation>
    </message>
    <message>
      <source>Has it been done as ordered?</source>
      <translation>ஆணைப்படி செய்யப்பட்டதா?</translation>
    </message>
    <message>
      <source>Head</source>
      <translation>தலைப்பு</translation>
    </message>
    <message>
      <source>Head of office: settles, sets values</source>
      <translation>அலுவலகத் தலைவர்: தீர்ப்பார், மதிப்புகளை அமைப்பார்</translation>
    </message>
    <message>
      <source>Hearing adjourned to {day}, {hour}: {reason}</source>
      <translation>விசாரணை {day}, {hour} வரை ஒத்திவைக்கப்பட்டது: {reason}</translation>
    </message>
    <message>
      <source>Hearing at {hour}</source>
      <translation>விசாரணை {hour} மணிக்கு</translation>
    </message>
    <message>
      <source>Hearing fixed for {day}, {hour}</source>
      <translation>விசாரணை {day}, {hour} அன்று குறிக்கப்பட்டது</translation>
    </message>
    <message>
      <source>Hearing held, minutes {number}</source>
      <translation>விசாரணை நடந்தது, நடவடிக்கைக் குறிப்பு {number}</translation>
    </message>
    <message>
      <source>Hearings</source>
      <translation>விசாரணைகள்</translation>
    </message>
    <message>
      <source>Hearings by day</source>
      <translation>நாள்வாரியாக விசாரணைகள்</translation>
    </message>
    <message>
      <source>Height of the building (m)</source>
      <translation>கட்டிடத்தின் உயரம் (மீ)</translation>
    </message>
    <message>
      <source>Held back until</source>
      <translation>எதுவரை நிறுத்தம்</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>உதவி</translation>
    </message>
    <message>
      <source>Help about this page</source>
      <translation>இந்தப் பக்கம் பற்றிய உதவி</translation>
    </message>
    <message>
      <source>Here it is wrong</source>
      <translation>இங்கே தவறு</translation>
    </message>
    <message>
      <source>Hide</source>
      <translation>மறை</translation>
    </message>
    <message>
      <source>Hide the password</source>
      <translation>கடவுச்சொல்லை மறை</translation>
    </message>
    <message>
      <source>Hindi</source>
      <translation>இந்தி</translation>
    </message>
    <message>
      <source>History by date</source>
      <translation>நாள்வாரி வரலாறு</translation>
    </message>
    <message>
      <source>Holder</source>
      <translation>உரிமம் பெற்றவர்</translation>
    </message>
    <message>
      <source>Holds the post since</source>
      <translation>பதவியில் எப்போதிலிருந்து</translation>
    </message>
    <message>
      <source>Holidays</source>
      <translation>விடுமுறைகள்</translation>
    </message>
    <message>
      <source>Hour</source>
      <translation>நேரம்</translation>
    </message>
    <message>
      <source>Hour (24-hour clock)</source>
      <translation>நேரம் (24 மணி)</translation>
    </message>
    <message>
      <source>House number</source>
      <translation>வீட்டு எண்</translation>
    </message>
    <message>
      <source>How</source>
      <translation>எப்படி</translation>
    </message>
    <message>
      <source>How it goes</source>
      <translation>எவ்வாறு</translation>
    </message>
    <message>
      <source>How it is shared</source>
      <translation>எப்படிப் பங்கிடப்படும்</translation>
    </message>
    <message>
      <source>How it stands</source>
      <translation>நிலை</translation>
    </message>
    <message>
      <source>How it was considered</source>
      <translation>அது எப்படிப் பரிசீலிக்கப்பட்டது</translation>
    </message>
    <message>
      <source>How it was made public</source>
      <translation>எப்படிப் பொதுவில் அறிவிக்கப்பட்டது</translation>
    </message>
    <message>
      <source>How it was spoilt</source>
      <translation>எப்படிக் கெட்டது</translation>
    </message>
    <message>
      <source>How long</source>
      <translation>எவ்வளவு காலம்</translation>
    </message>
    <message>
      <source>How many instalments</source>
      <translation>எத்தனை தவணைகள்</translation>
    </message>
    <message>
      <source>How much of it is down</source>
      <translation>எவ்வளவு விழுந்தது</translation>
    </message>
    <message>
      <source>How often</source>
      <translation>எவ்வளவு அடிக்கடி</translation>
    </message>
    <message>
      <source>How the Act is read where it says two things</source>
      <translation>சட்டம் இருவிதமாகக் கூறும் இடத்தில் எப்படிப் படிப்பது</translation>
    </message>
    <message>
      <source>How the place was entered</source>
      <translation>இடத்திற்குள் எவ்வாறு நுழையப்பட்டது</translation>
    </message>
    <message>
      <source>How they belong together</source>
      <translation>ஒன்றுக்கொன்று தொடர்பு</translation>
    </message>
    <message>
      <source>How you read it</source>
      <translation>நீங்கள் எப்படிப் படிக்கிறீர்கள்</translation>
    </message>
    <message>
      <source>How, and on whom</source>
      <translation>எப்படி, யார் மீது</translation>
    </message>
    <message>
      <source>If it runs out: {what}</source>
      <translation>காலம் முடிந்தால்: {what}</translation>
    </message>
    <message>
      <source>If nothing is done</source>
      <translation>எதுவும் செய்யாவிட்டால்</translation>
    </message>
    <message>
      <source>If the plot touches a line in force, the case is stopped with the section, and what projects becomes a finding with its measures.</source>
      <translation>மனை நடைமுறைக் கோட்டைத் தொட்டால் கோப்பு பிரிவுடன் நிறுத்தப்படும்; முன்தள்ளியது அளவுகளுடன் கண்டறிதலாகும்.</translation>
    </message>
    <message>
      <source>Import a map file or table</source>
      <translation>வரைபடக் கோப்பு அல்லது அட்டவணையைக் கொண்டுவா</translation>
    </message>
    <message>
      <source>Import the map of a ward</source>
      <translation>வார்டு வரைபடத்தைக் கொண்டுவா</translation>
    </message>
    <message>
      <source>In a folder of its own, where every paper bears a mark.</source>
      <translation>தனிக் கோப்புறையில்; அங்கு ஒவ்வொரு தாளிலும் குறி இருக்கும்.</translation>
    </message>
    <message>
      <source>In a form</source>
      <translation>படிவத்தில்</translation>
    </message>
    <message>
      <source>In a list</source>
      <translation>பட்டியலில்</translation>
    </message>
    <message>
      <source>In force since</source>
      <translation>நடைமுறைக்கு வந்த நாள்</translation>
    </message>
    <message>
      <source>In order; chainage and offset</source>
      <translation>வரிசையாக; சங்கிலியளவும் விலகலும்</translation>
    </message>
    <message>
      <source>In the next seven days</source>
      <translation>அடுத்த ஏழு நாட்களில்</translation>
    </message>
    <message>
      <source>Inspection report signed by two panchas</source>
      <translation>இரு பஞ்சர்கள் கையொப்பமிட்ட ஆய்வறிக்கை</translation>
    </message>
    <message>
      <source>Inspection {number} is entered, {count}</source>
      <translation>ஆய்வு {number} பதிவானது, {count}</translation>
    </message>
    <message>
      <source>Inspections</source>
      <translation>ஆய்வுகள்</translation>
    </message>
    <message>
      <source>Inspector: inspects, serves</source>
      <translation>ஆய்வாளர்: ஆய்வு செய்வார், சார்வு செய்வார்</translation>
    </message>
    <message>
      <source>Intimation sent to the Collector</source>
      <translation>ஆட்சியருக்குத் தகவல் அனுப்பப்பட்டது</translation>
    </message>
    <message>
      <source>Irregularity</source>
      <translation>முறைகேடு</translation>
    </message>
    <message>
      <source>Irregularity put right</source>
      <translation>முறைகேடு சரிசெய்தல்</translation>
    </message>
    <message>
      <source>Is anything to be pulled down?</source>
      <translation>ஏதேனும் இடிக்கப்பட உள்ளதா?</translation>
    </message>
    <message>
      <source>Is the money still owed?</source>
      <translation>பணம் இன்னும் செலுத்தப்பட வேண்டியதா?</translation>
    </message>
    <message>
      <source>Is the payer's copy back?</source>
      <translation>செலுத்தியவரின் படி திரும்பி வந்ததா?</translation>
    </message>
    <message>
      <source>Issue a book</source>
      <translation>புத்தகம் வழங்கு</translation>
    </message>
    <message>
      <source>Issue the book</source>
      <translation>புத்தகத்தை வழங்கு</translation>
    </message>
    <message>
      <source>Issued on</source>
      <translation>வழங்கிய தேதி</translation>
    </message>
    <message>
      <source>Issued to</source>
      <translation>வழங்கப்பட்டவர்</translation>
    </message>
    <message>
      <source>It agrees</source>
      <translation>ஒத்துப்போகிறது</translation>
    </message>
    <message>
      <source>It came out; go on</source>
      <translation>அது அச்சானது; தொடரவும்</translation>
    </message>
    <message>
      <source>It can't be paid in this way.</source>
      <translation>இம்முறையில் செலுத்த முடியாது.</translation>
    </message>
    <message>
      <source>It counts from the date of the paper that fixes it; what was reckoned before stays as it was.</source>
      <translation>இதை நிர்ணயிக்கும் தாளின் தேதியிலிருந்து பொருந்தும்; முன்பு கணக்கிட்டது அப்படியே இருக்கும்.</translation>
    </message>
    <message>
      <source>It does not prove itself; have the data checked</source>
      <translation>சரிபார்ப்பு பொருந்தவில்லை; தரவைச் சரிபார்க்கவும்</translation>
    </message>
    <message>
      <source>It holds from</source>
      <translation>இந்நாள் முதல் செல்லும்</translation>
    </message>
    <message>
      <source>It holds until</source>
      <translation>இந்நாள் வரை செல்லும்</translation>
    </message>
    <message>
      <source>It is</source>
      <translation>இது</translation>
    </message>
    <message>
      <source>It is decided and stands in the register</source>
      <translation>முடிவாகி பதிவேட்டில் உள்ளது</translation>
    </message>
    <message>
      <source>It is done before two panchas; name both.</source>
      <translation>இது இரு பஞ்சர் முன்னிலையில் நடக்கும்; இருவரின் பெயரையும் தரவும்.</translation>
    </message>
    <message>
      <source>It is entered that the council was told</source>
      <translation>மன்றத்துக்குத் தெரிவித்தது பதிவானது</translation>
    </message>
    <message>
      <source>It is in the case</source>
      <translation>இது கோப்பில் உள்ளது</translation>
    </message>
    <message>
      <source>It is in ward</source>
      <translation>இப்போதைய வார்டு</translation>
    </message>
    <message>
      <source>It is proposed; the steps of the Act stand at the right</source>
      <translation>முன்மொழியப்பட்டது; சட்டத்தின் படிகள் வலப்புறம் உள்ளன</translation>
    </message>
    <message>
      <source>It is proven first; a changed one is not taken.</source>
      <translation>முதலில் சரிபார்க்கப்படும்; மாற்றப்பட்ட கோப்பு ஏற்கப்படாது.</translation>
    </message>
    <message>
      <source>It is put to recovery: {number}</source>
      <translation>வசூலுக்கு அனுப்பப்பட்டது: {number}</translation>
    </message>
    <message>
      <source>It is right as typed</source>
      <translation>தட்டச்சிட்டதே சரி</translation>
    </message>
    <message>
      <source>It is set</source>
      <translation>நிர்ணயிக்கப்பட்டது</translation>
    </message>
    <message>
      <source>It is spread over instalments</source>
      <translation>தவணைகளாகப் பிரிக்கப்பட்டது</translation>
    </message>
    <message>
      <source>It is too early. The first day on which it may be done is {first_day}.</source>
      <translation>இன்னும் நேரம் வரவில்லை. இதைச் செய்யக்கூடிய முதல் நாள் {first_day}.</translation>
    </message>
    <message>
      <source>It is too late for this now.</source>
      <translation>இதற்கான நேரம் கடந்துவிட்டது.</translation>
    </message>
    <message>
      <source>It is tried out: something is written, read back and taken away again</source>
      <translation>அது சோதிக்கப்படும்: எழுதி, திரும்பப் படித்து, நீக்கப்படும்</translation>
    </message>
    <message>
      <source>It is worked out here while you fill in the form.</source>
      <translation>படிவத்தை நிரப்பும்போது கணக்கு இங்கே தோன்றும்.</translation>
    </message>
    <message>
      <source>It may be refused only on the grounds that the Act lists; name at least one.</source>
      <translation>சட்டம் பட்டியலிடும் காரணங்களால் மட்டுமே மறுக்கலாம்; குறைந்தது ஒன்றைக் குறிப்பிடவும்.</translation>
    </message>
    <message>
      <source>It proves itself</source>
      <translation>சரிபார்ப்பு பொருந்துகிறது</translation>
    </message>
    <message>
      <source>It stands in the cash book</source>
      <translation>இது ரொக்கப் புத்தகத்தில் இடம்பெறும்</translation>
    </message>
    <message>
      <source>It stands in the note sheet</source>
      <translation>இது குறிப்புத் தாளில் நிற்கும்</translation>
    </message>
    <message>
      <source>It stands in the register</source>
      <translation>பதிவேட்டில் உள்ளது</translation>
    </message>
    <message>
      <source>It was stopped; nothing was kept.</source>
      <translation>நிறுத்தப்பட்டது; எதுவும் வைக்கப்படவில்லை.</translation>
    </message>
    <message>
      <source>Its date</source>
      <translation>அதன் தேதி</translation>
    </message>
    <message>
      <source>Its last day</source>
      <translation>அதன் கடைசி நாள்</translation>
    </message>
    <message>
      <source>Its name and volume</source>
      <translation>அதன் பெயரும் தொகுதியும்</translation>
    </message>
    <message>
      <source>Its name and volume; stays for all lines</source>
      <translation>அதன் பெயரும் தொகுதியும்; எல்லா வரிகளுக்கும் நிற்கும்</translation>
    </message>
    <message>
      <source>Its page</source>
      <translation>அதன் பக்கம்</translation>
    </message>
    <message>
      <source>Its shapes are</source>
      <translation>அதன் வடிவங்கள்</translation>
    </message>
    <message>
      <source>Jobs outlive a restart; nothing is printed twice unasked.</source>
      <translation>மறுதொடக்கத்திற்குப் பின்னும் பணிகள் இருக்கும்; கேட்காமல் எதுவும் இருமுறை அச்சாகாது.</translation>
    </message>
    <message>
      <source>Join</source>
      <translation>இணை</translation>
    </message>
    <message>
      <source>Join an office</source>
      <translation>ஒரு அலுவலகத்தில் இணைக</translation>
    </message>
    <message>
      <source>Keep it, begin another</source>
      <translation>இதை வைத்து, மற்றொன்றைத் தொடங்கு</translation>
    </message>
    <message>
      <source>Keep the sketch</source>
      <translation>வரைபடத்தை வைத்துக்கொள்க</translation>
    </message>
    <message>
      <source>Keep the working</source>
      <translation>கணக்கை வை</translation>
    </message>
    <message>
      <source>Kept</source>
      <translation>வைக்கப்பட்டது</translation>
    </message>
    <message>
      <source>Kept as {number}</source>
      <translation>{number} எனப் பாதுகாக்கப்பட்டது</translation>
    </message>
    <message>
      <source>Kept on this PC · {when}</source>
      <translation>இந்தக் கணினியில் வைக்கப்பட்டது · {when}</translation>
    </message>
    <message>
      <source>Kept on this PC, for you alone.</source>
      <translation>இந்தக் கணினியில், உங்களுக்கு மட்டும் வைக்கப்பட்டது.</translation>
    </message>
    <message>
      <source>Kept {when}</source>
      <translation>வைக்கப்பட்டது {when}</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>விசைகள்</translation>
    </message>
    <message>
      <source>Khasra number</source>
      <translation>சர்வே எண்</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>வகை</translation>
    </message>
    <message>
      <source>Kind of body</source>
      <translation>அமைப்பின் வகை</translation>
    </message>
    <message>
      <source>Kind of line</source>
      <translation>கோட்டின் வகை</translation>
    </message>
    <message>
      <source>Kind of paper</source>
      <translation>ஆவண வகை</translation>
    </message>
    <message>
      <source>Labels</source>
      <translation>முகவரிச் சீட்டுகள்</translation>
    </message>
    <message>
      <source>Land</source>
      <translation>நிலம்</translation>
    </message>
    <message>
      <source>Land (m²)</source>
      <translation>நிலம் (ச.மீ)</translation>
    </message>
    <message>
      <source>Land up to the line (m²)</source>
      <translation>கோடு வரையிலான நிலம் (ச.மீ)</translation>
    </message>
    <message>
      <source>Land within the line</source>
      <translation>கோட்டுக்குள் உள்ள நிலம்</translation>
    </message>
    <message>
      <source>Land, {place}</source>
      <translation>நிலம், {place}</translation>
    </message>
    <message>
      <source>Landmark</source>
      <translation>அடையாளம்</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>மொழி</translation>
    </message>
    <message>
      <source>Language of the screen</source>
      <translation>திரையின் மொழி</translation>
    </message>
    <message>
      <source>Languages of the papers</source>
      <translation>தாள்களின் மொழிகள்</translation>
    </message>
    <message>
      <source>Larger type</source>
      <translation>பெரிய எழுத்து</translation>
    </message>
    <message>
      <source>Last changed first</source>
      <translation>கடைசியாக மாறியவை முதலில்</translation>
    </message>
    <message>
      <source>Last day</source>
      <translation>கடைசி நாள்</translation>
    </message>
    <message>
      <source>Last day for it</source>
      <translation>இதற்கான கடைசி நாள்</translation>
    </message>
    <message>
      <source>Last day for objections that it names</source>
      <translation>அதில் கூறிய ஆட்சேபணைகளின் கடைசி நாள்</translation>
    </message>
    <message>
      <source>Last day to pay</source>
      <translation>கடைசி நாள்</translation>
    </message>
    <message>
      <source>Last day to pay: {day}</source>
      <translation>செலுத்தக் கடைசி நாள்: {day}</translation>
    </message>
    <message>
      <source>Last day today</source>
      <translation>இன்று கடைசி நாள்</translation>
    </message>
    <message>
      <source>Last day today or before</source>
      <translation>கடைசி நாள் இன்று அல்லது முன்பு</translation>
    </message>
    <message>
      <source>Last days that fall on it move to the next open day, where the Act lets them. Papers already served keep their dates.</source>
      <translation>இந்த நாளில் முடியும் காலக்கெடுகள், சட்டம் அனுமதிக்கும் இடத்தில், அடுத்த வேலை நாளுக்குச் செல்லும். ஏற்கெனவே சார்வு செய்த தாள்களின் தேதிகள் மாறாது.</translation>
    </message>
    <message>
      <source>Last exchange that went through</source>
      <translation>கடைசியாக முழுமையடைந்த பரிமாற்றம்</translation>
    </message>
    <message>
      <source>Last number</source>
      <translation>கடைசி எண்</translation>
    </message>
    <message>
      <source>Last used</source>
      <translation>கடைசியாகப் பயன்படுத்தியவை</translation>
    </message>
    <message>
      <source>Later ones</source>
      <translation>பின்னர் வருபவை</translation>
    </message>
    <message>
      <source>Later this month</source>
      <translation>இந்த மாதத்தில் பிறகு</translation>
    </message>
    <message>
      <source>Latitude</source>
      <translation>அட்சரேகை</translation>
    </message>
    <message>
      <source>Latitude stands before longitude in this file. Swap the two columns and read it again.</source>
      <translation>இந்தக் கோப்பில் அட்சரேகை தீர்க்கரேகைக்கு முன் உள்ளது. இரு நிரல்களையும் மாற்றி மீண்டும் படிக்கவும்.</translation>
    </message>
    <message>
      <source>Law</source>
      <translation>சட்டம்</translation>
    </message>
    <message>
      <source>Lay it</source>
      <translation>அடிக்கோட்டை வை</translation>
    </message>
    <message>
      <source>Leave for later</source>
      <translation>பிறகு செய்ய விடு</translation>
    </message>
    <message>
      <source>Leave is given; the line no longer stops the case</source>
      <translation>அனுமதி வழங்கப்பட்டது; கோடு இனி கோப்பைத் தடுக்காது</translation>
    </message>
    <message>
      <source>Leave it</source>
      <translation>விடுக</translation>
    </message>
    <message>
      <source>Leave it empty where nothing is asked for any more</source>
      <translation>இனி எதுவும் கேட்கப்படாவிட்டால் காலியாக விடவும்</translation>
    </message>
    <message>
      <source>Leave it for later; what you typed is kept</source>
      <translation>பிறகு செய்ய விடு; எழுதியது வைக்கப்படும்</translation>
    </message>
    <message>
      <source>Leave practice</source>
      <translation>பயிற்சியை விடு</translation>
    </message>
    <message>
      <source>Leave this officer out</source>
      <translation>இந்த அலுவலரை நீக்கு</translation>
    </message>
    <message>
      <source>Leave to build within the street line, {section}: {reason}</source>
      <translation>தெருக் கோட்டுக்குள் கட்ட அனுமதி, {section}: {reason}</translation>
    </message>
    <message>
      <source>Left</source>
      <translation>இடது</translation>
    </message>
    <message>
      <source>Left half done</source>
      <translation>பாதியில் விட்டவை</translation>
    </message>
    <message>
      <source>Left m²</source>
      <translation>மீதி ச.மீ</translation>
    </message>
    <message>
      <source>Left ₹</source>
      <translation>மீதி ₹</translation>
    </message>
    <message>
      <source>Legal</source>
      <translation>லீகல்</translation>
    </message>
    <message>
      <source>Length of a straight base line (m)</source>
      <translation>நேர் அடிக்கோட்டின் நீளம் (மீ)</translation>
    </message>
    <message>
      <source>Let go ₹ {amount}</source>
      <translation>தள்ளுபடி ₹ {amount}</translation>
    </message>
    <message>
      <source>Let it go</source>
      <translation>தள்ளுபடி செய்</translation>
    </message>
    <message>
      <source>Let it go by order</source>
      <translation>ஆணையின்படி தள்ளுபடி செய்</translation>
    </message>
    <message>
      <source>Let it pass, because</source>
      <translation>இதை விட்டுவிடும் காரணம்</translation>
    </message>
    <message>
      <source>Let or make a building come forward</source>
      <translation>கட்டிடத்தை முன்னே கொண்டுவர விடு அல்லது பணி</translation>
    </message>
    <message>
      <source>Let pass: {what} Reason: {why}</source>
      <translation>விட்டுவிடப்பட்டது: {what} காரணம்: {why}</translation>
    </message>
    <message>
      <source>Let the officer who holds it sign in and do it; the case keeps what you have prepared.</source>
      <translation>இந்த அதிகாரம் உள்ள அலுவலர் உள்நுழைந்து செய்யட்டும்; நீங்கள் தயாரித்தது கோப்பில் இருக்கும்.</translation>
    </message>
    <message>
      <source>Let the {authority} sign in; the draft waits here.</source>
      <translation>{authority} உள்நுழையட்டும்; வரைவு இங்கே காத்திருக்கும்.</translation>
    </message>
    <message>
      <source>Letterhead</source>
      <translation>கடிதத் தலைப்பு</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>உரிமங்கள்</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>வெளிர்</translation>
    </message>
    <message>
      <source>Light colours</source>
      <translation>வெளிர் நிறங்கள்</translation>
    </message>
    <message>
      <source>Line</source>
      <translation>கோடு</translation>
    </message>
    <message>
      <source>Line in force</source>
      <translation>நடைமுறைக் கோடு</translation>
    </message>
    <message>
      <source>Line until now</source>
      <translation>இதுவரையான கோடு</translation>
    </message>
    <message>
      <source>Line {n}: {what}</source>
      <translation>வரி {n}: {what}</translation>
    </message>
    <message>
      <source>Lines</source>
      <translation>வரிகள்</translation>
    </message>
    <message>
      <source>Lines by date</source>
      <translation>நாள்வாரி கோடுகள்</translation>
    </message>
    <message>
      <source>Lines in force</source>
      <translation>நடைமுறையில் உள்ள கோடுகள்</translation>
    </message>
    <message>
      <source>Lines that wait to be entered</source>
      <translation>பதியக் காத்திருக்கும் வரிகள்</translation>
    </message>
    <message>
      <source>Link them</source>
      <translation>இணை</translation>
    </message>
    <message>
      <source>Link with another case</source>
      <translation>வேறு வழக்குடன் இணை</translation>
    </message>
    <message>
      <source>Linked so far</source>
      <translation>இதுவரை இணைக்கப்பட்டவை</translation>
    </message>
    <message>
      <source>Linked with {number}</source>
      <translation>{number} உடன் இணைக்கப்பட்டது</translation>
    </message>
    <message>
      <source>List</source>
      <translation>பட்டியல்</translation>
    </message>
    <message>
      <source>Lists</source>
      <translation>பட்டியல்கள்</translation>
    </message>
    <message>
      <source>Locality</source>
      <translation>பகுதி</translation>
    </message>
    <message>
      <source>Lock</source>
      <translation>பூட்டு</translation>
    </message>
    <message>
      <source>Lock when idle for</source>
      <translation>இவ்வளவு நேரம் பயன்படுத்தாவிட்டால் பூட்டு</translation>
    </message>
    <message>
      <source>Longitude</source>
      <translation>தீர்க்கரேகை</translation>
    </message>
    <message>
      <source>Look</source>
      <translation>தோற்றம்</translation>
    </message>
    <message>
      <source>Look again</source>
      <translation>மீண்டும் பார்</translation>
    </message>
    <message>
      <source>Look at the notice</source>
      <translation>அறிவிப்பைப் பார்</translation>
    </message>
    <message>
      <source>Look into it</source>
      <translation>திறந்து பார்க்க</translation>
    </message>
    <message>
      <source>Look it over</source>
      <translation>ஒருமுறை பார்க்கவும்</translation>
    </message>
    <message>
      <source>Look them over below.</source>
      <translation>கீழே பார்த்துக்கொள்ளவும்.</translation>
    </message>
    <message>
      <source>Looking through the open cases</source>
      <translation>நிலுவை வழக்குகள் பார்க்கப்படுகின்றன</translation>
    </message>
    <message>
      <source>Loss or waste</source>
      <translation>இழப்பு அல்லது வீணடிப்பு</translation>
    </message>
    <message>
      <source>Made public</source>
      <translation>எப்படி அறிவிக்கப்பட்டது</translation>
    </message>
    <message>
      <source>Maintained by</source>
      <translation>பராமரிப்பவர்</translation>
    </message>
    <message>
      <source>Make the order</source>
      <translation>ஆணை பிறப்பி</translation>
    </message>
    <message>
      <source>Make the street public</source>
      <translation>தெருவைப் பொதுவாக்குதல்</translation>
    </message>
    <message>
      <source>Map</source>
      <translation>வரைபடம்</translation>
    </message>
    <message>
      <source>Map of the plot</source>
      <translation>மனையின் வரைபடம்</translation>
    </message>
    <message>
      <source>Map of the street</source>
      <translation>தெருவின் வரைபடம்</translation>
    </message>
    <message>
      <source>Map of the ward</source>
      <translation>வார்டின் வரைபடம்</translation>
    </message>
    <message>
      <source>Maps there are</source>
      <translation>உள்ள வரைபடங்கள்</translation>
    </message>
    <message>
      <source>Marathi</source>
      <translation>மராத்தி</translation>
    </message>
    <message>
      <source>May be done now</source>
      <translation>இப்போது செய்யலாம்</translation>
    </message>
    <message>
      <source>Measure</source>
      <translation>அள</translation>
    </message>
    <message>
      <source>Measure it</source>
      <translation>அள</translation>
    </message>
    <message>
      <source>Measure length and area; M again ends it</source>
      <translation>நீளமும் பரப்பும் அள; மீண்டும் M முடிக்கும்</translation>
    </message>
    <message>
      <source>Measure the plot against the street line</source>
      <translation>மனையைத் தெருக் கோட்டுடன் அள</translation>
    </message>
    <message>
      <source>Measured by</source>
      <translation>அளவீட்டு முறை</translation>
    </message>
    <message>
      <source>Measures and amounts</source>
      <translation>அளவுகளும் தொகைகளும்</translation>
    </message>
    <message>
      <source>Metres</source>
      <translation>மீட்டர்</translation>
    </message>
    <message>
      <source>Metres from the base line; one side may stay empty. Points can be put on the map as well.</source>
      <translation>அடிக்கோட்டிலிருந்து மீட்டர்; ஒரு பக்கம் காலியாக இருக்கலாம். புள்ளிகளை வரைபடத்திலும் வைக்கலாம்.</translation>
    </message>
    <message>
      <source>Missing numbers</source>
      <translation>விடுபட்ட எண்கள்</translation>
    </message>
    <message>
      <source>Monday</source>
      <translation>திங்கள்</translation>
    </message>
    <message>
      <source>Money</source>
      <translation>பணம்</translation>
    </message>
    <message>
      <source>Money paid out</source>
      <translation>செலுத்திய பணம்</translation>
    </message>
    <message>
      <source>Money was booked up to {date}; the count closes that day.</source>
      <translation>{date} வரை பணம் பதிவாகியுள்ளது; எண்ணிக்கை அந்த நாளை முடிக்கும்.</translation>
    </message>
    <message>
      <source>Month</source>
      <translation>மாதம்</translation>
    </message>
    <message>
      <source>Move the map</source>
      <translation>வரைபடத்தை நகர்த்து</translation>
    </message>
    <message>
      <source>Nagardesk is already open with this data.</source>
      <translation>இந்தத் தரவுடன் நகர்டெஸ்க் ஏற்கெனவே திறந்துள்ளது.</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>பெயர்</translation>
    </message>
    <message>
      <source>Name a later day for it.</source>
      <translation>இதற்குப் பிந்தைய நாளைத் தரவும்.</translation>
    </message>
    <message>
      <source>Name and number series</source>
      <translation>பெயரும் எண் வரிசையும்</translation>
    </message>
    <message>
      <source>Name in English letters</source>
      <translation>ஆங்கில எழுத்தில் பெயர்</translation>
    </message>
    <message>
      <source>Name in {language}</source>
      <translation>பெயர் ({language})</translation>
    </message>
    <message>
      <source>Name of the body</source>
      <translation>அமைப்பின் பெயர்</translation>
    </message>
    <message>
      <source>Name of the book</source>
      <translation>புத்தகத்தின் பெயர்</translation>
    </message>
    <message>
      <source>Name of the day</source>
      <translation>விடுமுறையின் பெயர்</translation>
    </message>
    <message>
      <source>Name of the map</source>
      <translation>வரைபடத்தின் பெயர்</translation>
    </message>
    <message>
      <source>Name of the office</source>
      <translation>அலுவலகத்தின் பெயர்</translation>
    </message>
    <message>
      <source>Name of the witness</source>
      <translation>சாட்சியின் பெயர்</translation>
    </message>
    <message>
      <source>Name the paper that the figure comes from.</source>
      <translation>இந்த எண் எந்தத் தாளிலிருந்து வந்தது என எழுதவும்.</translation>
    </message>
    <message>
      <source>Name to sign in with</source>
      <translation>உள்நுழையும் பெயர்</translation>
    </message>
    <message>
      <source>Name you sign in with</source>
      <translation>உள்நுழையும் பெயர்</translation>
    </message>
    <message>
      <source>Name, number series, wards</source>
      <translation>பெயர், எண் வரிசை, வார்டுகள்</translation>
    </message>
    <message>
      <source>Nearer and farther</source>
      <translation>அருகில், தொலைவில்</translation>
    </message>
    <message>
      <source>New application</source>
      <translation>புதிய விண்ணப்பம்</translation>
    </message>
    <message>
      <source>New case</source>
      <translation>புதிய கோப்பு</translation>
    </message>
    <message>
      <source>New number</source>
      <translation>புதிய எண்</translation>
    </message>
    <message>
      <source>New officer</source>
      <translation>புதிய அலுவலர்</translation>
    </message>
    <message>
      <source>Newer program at the centre</source>
      <translation>மையத்தில் புதிய நிரல்</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>அடுத்து</translation>
    </message>
    <message>
      <source>Next case or line</source>
      <translation>அடுத்த கோப்பு அல்லது கோடு</translation>
    </message>
    <message>
      <source>Next field</source>
      <translation>அடுத்த புலம்</translation>
    </message>
    <message>
      <source>Next post, from its day on</source>
      <translation>அடுத்த பதவி, அதன் நாள் முதல்</translation>
    </message>
    <message>
      <source>Next try by itself</source>
      <translation>தானாக அடுத்த முயற்சி</translation>
    </message>
    <message>
      <source>No</source>
      <translation>இல்லை</translation>
    </message>
    <message>
      <source>No application for a permit was received in these days.</source>
      <translation>இந்த நாட்களில் அனுமதி கோரும் விண்ணப்பம் எதுவும் வரவில்லை.</translation>
    </message>
    <message>
      <source>No book of this name was issued.</source>
      <translation>இந்தப் பெயரில் புத்தகம் வழங்கப்படவில்லை.</translation>
    </message>
    <message>
      <source>No book was issued. A book of numbered sheets keeps the office going while the PC is down.</source>
      <translation>புத்தகம் எதுவும் வழங்கப்படவில்லை. எண்ணிட்ட தாள்கள் கொண்ட புத்தகம், கணினி இயங்காதபோதும் அலுவலகத்தை நடத்தும்.</translation>
    </message>
    <message>
      <source>No budget-grant is entered for this year or the next.</source>
      <translation>இந்த அல்லது அடுத்த ஆண்டுக்கு மானியம் பதிவாகவில்லை.</translation>
    </message>
    <message>
      <source>No budget-grant is entered for this year.</source>
      <translation>இந்த ஆண்டுக்கு மானியம் பதிவாகவில்லை.</translation>
    </message>
    <message>
      <source>No building of this parcel stands behind a line in force.</source>
      <translation>இம்மனையின் எந்தக் கட்டிடமும் நடைமுறைக் கோட்டுக்குப் பின்னால் இல்லை.</translation>
    </message>
    <message>
      <source>No case here</source>
      <translation>இங்கே கோப்பு இல்லை</translation>
    </message>
    <message>
      <source>No cheque waits to be realised.</source>
      <translation>பணமாக்கக் காத்திருக்கும் காசோலை எதுவும் இல்லை.</translation>
    </message>
    <message>
      <source>No clock runs now.</source>
      <translation>இப்போது எந்தக் காலக்கெடுவும் ஓடவில்லை.</translation>
    </message>
    <message>
      <source>No clock runs out within a month, nothing waits to be signed or served.</source>
      <translation>ஒரு மாதத்தில் எந்தக் காலக்கெடுவும் முடியவில்லை; கையொப்பத்துக்கோ சார்வுக்கோ எதுவும் காத்திருக்கவில்லை.</translation>
    </message>
    <message>
      <source>No conviction is recorded; a fine under section {section} is the court's.</source>
      <translation>தண்டனைத் தீர்ப்பு பதிவாகவில்லை; பிரிவு {section} அபராதம் நீதிமன்றத்தினுடையது.</translation>
    </message>
    <message>
      <source>No fee is entered. The program knows no figure of its own.</source>
      <translation>கட்டணம் எதுவும் பதிவாகவில்லை. நிரல் தானாக எந்தத் தொகையையும் அறியாது.</translation>
    </message>
    <message>
      <source>No file was written. A stick can still bring what the centre has for this PC, if it is asked.</source>
      <translation>எந்தக் கோப்பும் எழுதப்படவில்லை. இந்தக் கணினிக்காக மையத்தில் உள்ளதைக் கேட்டால் பென் டிரைவ் கொண்டுவரும்.</translation>
    </message>
    <message>
      <source>No font of the papers has '{char}'. Take it out, or write the word with another letter.</source>
      <translation>தாள்களின் எந்த எழுத்துருவிலும் '{char}' இல்லை. அதை நீக்கவும், அல்லது சொல்லை வேறு எழுத்தால் எழுதவும்.</translation>
    </message>
    <message>
      <source>No hearing is fixed for these days.</source>
      <translation>இந்த நாட்களுக்கு விசாரணை எதுவும் குறிக்கப்படவில்லை.</translation>
    </message>
    <message>
      <source>No hearing is fixed for {days}.</source>
      <translation>{days} அன்று விசாரணை எதுவும் குறிக்கப்படவில்லை.</translation>
    </message>
    <message>
      <source>No hearing is fixed that could be adjourned.</source>
      <translation>ஒத்திவைக்கக்கூடிய விசாரணை எதுவும் குறிக்கப்படவில்லை.</translation>
    </message>
    <message>
      <source>No holiday was declared for this day.</source>
      <translation>இந்த நாளுக்கு விடுமுறை அறிவிக்கப்படவில்லை.</translation>
    </message>
    <message>
      <source>No land of this parcel lies within a line in force; write the area taken (m²).</source>
      <translation>இம்மனையின் நிலம் நடைமுறைக் கோட்டுக்குள் இல்லை; எடுத்த பரப்பை (ச.மீ) எழுதவும்.</translation>
    </message>
    <message>
      <source>No letter came back in these days.</source>
      <translation>இந்த நாட்களில் அஞ்சல் எதுவும் திரும்பவில்லை.</translation>
    </message>
    <message>
      <source>No licence here.</source>
      <translation>இங்கு உரிமம் இல்லை.</translation>
    </message>
    <message>
      <source>No licence was granted in this case.</source>
      <translation>இந்தக் கோப்பில் உரிமம் எதுவும் தரப்படவில்லை.</translation>
    </message>
    <message>
      <source>No line begins as it should; see the hint at the field.</source>
      <translation>எந்த வரியும் சரியாகத் தொடங்கவில்லை; புலத்தின் குறிப்பைப் பார்க்கவும்.</translation>
    </message>
    <message>
      <source>No line is proposed or prescribed yet.</source>
      <translation>இன்னும் எந்தக் கோடும் முன்மொழியப்படவோ வகுக்கப்படவோ இல்லை.</translation>
    </message>
    <message>
      <source>No line is recorded as touched in this case.</source>
      <translation>இவ்வழக்கில் எந்தக் கோட்டையும் தொட்டதாகப் பதிவு இல்லை.</translation>
    </message>
    <message>
      <source>No map of a ward is here yet; import it in the street register.</source>
      <translation>எந்த வார்டின் வரைபடமும் இன்னும் இல்லை; தெருப் பதிவேட்டில் கொண்டுவாருங்கள்.</translation>
    </message>
    <message>
      <source>No notice with this number is in this office. Copy the number from the notice.</source>
      <translation>இந்த எண்ணுடைய அறிவிப்பு இவ்வலுவலகத்தில் இல்லை. அறிவிப்பிலிருந்து எண்ணை எழுதுக.</translation>
    </message>
    <message>
      <source>No page of the guide has these words.</source>
      <translation>வழிகாட்டியின் எந்தப் பக்கத்திலும் இச்சொற்கள் இல்லை.</translation>
    </message>
    <message>
      <source>No paper can be issued in it before the head of office accepts.</source>
      <translation>அலுவலகத் தலைவர் ஏற்கும் முன் இம்மொழியில் எந்த ஆவணமும் வழங்க இயலாது.</translation>
    </message>
    <message>
      <source>No paper has been printed yet.</source>
      <translation>இன்னும் எந்தத் தாளும் அச்சிடப்படவில்லை.</translation>
    </message>
    <message>
      <source>No paper went out in these days.</source>
      <translation>இந்த நாட்களில் ஆவணம் எதுவும் அனுப்பப்படவில்லை.</translation>
    </message>
    <message>
      <source>No parcel of this layer lies near the street.</source>
      <translation>இந்த அடுக்கின் எந்த மனையும் தெரு அருகில் இல்லை.</translation>
    </message>
    <message>
      <source>No particulars were demanded in this case.</source>
      <translation>இந்தக் கோப்பில் விவரங்கள் கேட்கப்படவில்லை.</translation>
    </message>
    <message>
      <source>No period of the Act runs from this day.</source>
      <translation>இந்த நாளிலிருந்து சட்டத்தின் எந்தக் காலக்கெடுவும் தொடங்கவில்லை.</translation>
    </message>
    <message>
      <source>No proof of service yet: {numbers}</source>
      <translation>சார்வுக்கான சான்று இன்னும் இல்லை: {numbers}</translation>
    </message>
    <message>
      <source>No rate of land is entered. It is set under Fees and rates, with the order that fixes it.</source>
      <translation>நில வீதம் பதிவாகவில்லை. அது 'கட்டணங்களும் வீதங்களும்' பகுதியில் ஆணையுடன் நிர்ணயிக்கப்படும்.</translation>
    </message>
    <message>
      <source>No sheet of this book is used yet.</source>
      <translation>இந்தப் புத்தகத்தின் தாள் எதுவும் இன்னும் பயன்படவில்லை.</translation>
    </message>
    <message>
      <source>No stick went out or came in on this PC.</source>
      <translation>இந்தக் கணினியிலிருந்து பென் டிரைவ் எதுவும் செல்லவோ வரவோ இல்லை.</translation>
    </message>
    <message>
      <source>No street has parcels yet; import or enter them in the street register.</source>
      <translation>எந்தத் தெருவுக்கும் மனைகள் இல்லை; தெருப் பதிவேட்டில் கொண்டுவாருங்கள் அல்லது பதியுங்கள்.</translation>
    </message>
    <message>
      <source>No street here. Enter the street first; then give it its base line and parcels, and draw the line.</source>
      <translation>இங்கு தெரு இல்லை. முதலில் தெருவைப் பதியவும்; பிறகு அதற்கு அடிக்கோடும் மனைகளும் தந்து, கோட்டை வரையவும்.</translation>
    </message>
    <message>
      <source>No such cash waits for the person signed in.</source>
      <translation>உள்நுழைந்தவருக்கு அப்படிப்பட்ட ரொக்கம் காத்திருக்கவில்லை.</translation>
    </message>
    <message>
      <source>No such payment waits for a report.</source>
      <translation>அறிக்கைக்காகக் காத்திருக்கும் அத்தகைய செலுத்தல் இல்லை.</translation>
    </message>
    <message>
      <source>No.</source>
      <translation>எண்.</translation>
    </message>
    <message>
      <source>No. {n}</source>
      <translation>எண் {n}</translation>
    </message>
    <message>
      <source>Nobody could change the office today: neither a head of office nor an administrator would hold a post. Correct the day or the roles, or appoint another first.</source>
      <translation>இன்று அலுவலகத்தை யாராலும் மாற்ற முடியாது: அலுவலகத் தலைவரோ நிர்வாகியோ பதவியில் இருக்க மாட்டார். நாளையோ பொறுப்புகளையோ திருத்துங்கள், அல்லது முதலில் வேறொருவரை நியமியுங்கள்.</translation>
    </message>
    <message>
      <source>None for now</source>
      <translation>இப்போது இல்லை</translation>
    </message>
    <message>
      <source>None of these cases has such a paper. Choose others.</source>
      <translation>இவ்வழக்குகளில் எதிலும் அத்தகைய தாள் இல்லை. வேறு தேர்ந்தெடுக்கவும்.</translation>
    </message>
    <message>
      <source>None stand over this case.</source>
      <translation>இவ்வழக்கில் எதுவும் இல்லை.</translation>
    </message>
    <message>
      <source>None yet. Affixing comes only after another way was tried.</source>
      <translation>இன்னும் இல்லை. வேறு வழி முயன்ற பிறகே ஒட்டுதல்.</translation>
    </message>
    <message>
      <source>None.</source>
      <translation>இல்லை.</translation>
    </message>
    <message>
      <source>None. An answer “no” that breaks a section stands here.</source>
      <translation>இல்லை. ஒரு பிரிவை மீறும் “இல்லை” இங்கே தோன்றும்.</translation>
    </message>
    <message>
      <source>North (m)</source>
      <translation>வடக்கு (மீ)</translation>
    </message>
    <message>
      <source>Not adjourned: {number}. {why}</source>
      <translation>ஒத்திவைக்கப்படவில்லை: {number}. {why}</translation>
    </message>
    <message>
      <source>Not everything came out</source>
      <translation>எல்லாம் அச்சாகவில்லை</translation>
    </message>
    <message>
      <source>Note an appeal</source>
      <translation>மேல்முறையீட்டைக் குறிக்கவும்</translation>
    </message>
    <message>
      <source>Note sheet</source>
      <translation>குறிப்புத் தாள்</translation>
    </message>
    <message>
      <source>Notes on the wording of the Act</source>
      <translation>சட்ட வாசகம் பற்றிய குறிப்புகள்</translation>
    </message>
    <message>
      <source>Nothing failed at an earlier visit with this checklist.</source>
      <translation>இந்தச் சரிபார்ப்புப் பட்டியலுடன் முந்தைய ஆய்வில் குறை எதுவும் இல்லை.</translation>
    </message>
    <message>
      <source>Nothing found against the law</source>
      <translation>சட்டத்துக்கு எதிராக எதுவும் காணப்படவில்லை</translation>
    </message>
    <message>
      <source>Nothing found. Other words? A name, a number, a section.</source>
      <translation>எதுவும் கிடைக்கவில்லை. வேறு சொற்கள்? பெயர், எண், பிரிவு.</translation>
    </message>
    <message>
      <source>Nothing from the auditors is entered here.</source>
      <translation>தணிக்கையாளரிடமிருந்து எதுவும் இங்கு பதிவாகவில்லை.</translation>
    </message>
    <message>
      <source>Nothing here is real; every paper bears a mark.</source>
      <translation>இங்கு எதுவும் உண்மையல்ல; ஒவ்வொரு தாளிலும் குறி இருக்கும்.</translation>
    </message>
    <message>
      <source>Nothing here.</source>
      <translation>இங்கு எதுவும் இல்லை.</translation>
    </message>
    <message>
      <source>Nothing in the damaged file can be read, and there is no copy. Name a folder that has one.</source>
      <translation>சேதமான கோப்பில் எதையும் படிக்க முடியவில்லை, நகலும் இல்லை. நகல் உள்ள கோப்புறையைக் கூறவும்.</translation>
    </message>
    <message>
      <source>Nothing in the file says what its shapes are. Say it for the whole file.</source>
      <translation>கோப்பின் வடிவங்கள் எவை எனக் கோப்பு சொல்லவில்லை. முழுக் கோப்புக்கும் சொல்லவும்.</translation>
    </message>
    <message>
      <source>Nothing in these days.</source>
      <translation>இந்த நாட்களில் எதுவும் இல்லை.</translation>
    </message>
    <message>
      <source>Nothing is asked of this office today.</source>
      <translation>இன்று இந்த அலுவலகத்திடம் எதுவும் கேட்கப்படவில்லை.</translation>
    </message>
    <message>
      <source>Nothing is left to do in this case now.</source>
      <translation>இந்தக் கோப்பில் இப்போது செய்ய எதுவும் இல்லை.</translation>
    </message>
    <message>
      <source>Nothing is on the map yet: import the map of a ward, or a street with its grid.</source>
      <translation>வரைபடத்தில் இன்னும் எதுவும் இல்லை: வார்டு வரைபடத்தை அல்லது கட்டமுள்ள தெருவைக் கொண்டுவாருங்கள்.</translation>
    </message>
    <message>
      <source>Nothing is owed here. A demand is made from its case.</source>
      <translation>இங்கு நிலுவை இல்லை. கேட்பு அதன் கோப்பிலிருந்து செய்யப்படும்.</translation>
    </message>
    <message>
      <source>Nothing is taken to have been permitted yet; the time still runs. It can be stated from {first_day}.</source>
      <translation>இன்னும் எதுவும் அனுமதிக்கப்பட்டதாகக் கருதப்படவில்லை; காலம் ஓடுகிறது. {first_day} முதல் அறிவிக்கலாம்.</translation>
    </message>
    <message>
      <source>Nothing is written before you found it; leave at any time.</source>
      <translation>நிறுவும் முன் எதுவும் எழுதப்படாது; எப்போதும் விடலாம்.</translation>
    </message>
    <message>
      <source>Nothing matches. Clear the filters with Esc, or search with other words.</source>
      <translation>எதுவும் பொருந்தவில்லை. Esc மூலம் வடிகட்டல்களை நீக்கவும், அல்லது வேறு சொற்களால் தேடவும்.</translation>
    </message>
    <message>
      <source>Nothing new for this PC lies there.</source>
      <translation>இந்தக் கணினிக்குப் புதிதாக எதுவும் அங்கே இல்லை.</translation>
    </message>
    <message>
      <source>Nothing of this is open, or a cheque on it is not realised yet.</source>
      <translation>இதில் எதுவும் நிலுவை இல்லை, அல்லது காசோலை இன்னும் பணமாகவில்லை.</translation>
    </message>
    <message>
      <source>Nothing that was saved is lost. What happened is written down for who looks after the program.</source>
      <translation>சேமித்தது எதுவும் இழக்கப்படவில்லை. நடந்தது நிரலைக் கவனிப்பவருக்காக எழுதி வைக்கப்பட்டுள்ளது.</translation>
    </message>
    <message>
      <source>Nothing there</source>
      <translation>அங்கே எதுவும் இல்லை</translation>
    </message>
    <message>
      <source>Nothing waits to be paid. Money is demanded on its case; a fee without a demand is taken with 1.</source>
      <translation>செலுத்த வேண்டியது எதுவும் இல்லை. பணம் அதன் கோப்பிலிருந்து கேட்கப்படும்; கேட்பு இல்லாத கட்டணம் 1 கொண்டு பெறப்படும்.</translation>
    </message>
    <message>
      <source>Nothing waits to be printed.</source>
      <translation>அச்சிட எதுவும் காத்திருக்கவில்லை.</translation>
    </message>
    <message>
      <source>Nothing waits to be written.</source>
      <translation>எழுத எதுவும் காத்திருக்கவில்லை.</translation>
    </message>
    <message>
      <source>Nothing waits to go</source>
      <translation>அனுப்ப எதுவும் இல்லை</translation>
    </message>
    <message>
      <source>Nothing was done twice here.</source>
      <translation>இங்கு எதுவும் இருமுறை செய்யப்படவில்லை.</translation>
    </message>
    <message>
      <source>Nothing was entered on these days.</source>
      <translation>இந்த நாட்களில் எதுவும் பதியப்படவில்லை.</translation>
    </message>
    <message>
      <source>Nothing was paid out in these days, and nothing waits to be paid.</source>
      <translation>இந்த நாட்களில் எதுவும் செலுத்தப்படவில்லை, செலுத்த வேண்டியதும் இல்லை.</translation>
    </message>
    <message>
      <source>Nothing was saved or numbered. Mend what is named, then do the step again.</source>
      <translation>எதுவும் சேமிக்கப்படவில்லை, எண்ணிடப்படவில்லை. குறிப்பிட்டதைச் சரிசெய்து மீண்டும் செய்யவும்.</translation>
    </message>
    <message>
      <source>Nothing was saved: this was the try.</source>
      <translation>எதுவும் சேமிக்கப்படவில்லை: இது சோதனை.</translation>
    </message>
    <message>
      <source>Nothing was taken today. An earlier receipt is found by its number or who paid: press / and type.</source>
      <translation>இன்று எதுவும் பெறப்படவில்லை. முந்தைய ரசீது அதன் எண்ணால் அல்லது செலுத்தியவர் பெயரால் கிடைக்கும்: / அழுத்தித் தட்டச்சு செய்க.</translation>
    </message>
    <message>
      <source>Nothing yet.</source>
      <translation>இன்னும் எதுவும் இல்லை.</translation>
    </message>
    <message>
      <source>Nothing; it may be decided.</source>
      <translation>எதுவும் இல்லை; முடிவு செய்யலாம்.</translation>
    </message>
    <message>
      <source>Notice</source>
      <translation>அறிவிப்பு</translation>
    </message>
    <message>
      <source>Notice drafted, {section}</source>
      <translation>அறிவிப்பின் வரைவு எழுதப்பட்டது, {section}</translation>
    </message>
    <message>
      <source>Notice served on</source>
      <translation>அறிவிப்பு சேர்ப்பித்த நாள்</translation>
    </message>
    <message>
      <source>Notice {number} is issued, signed on paper</source>
      <translation>அறிவிப்பு {number} வெளியிடப்பட்டது, தாளில் கையொப்பம்</translation>
    </message>
    <message>
      <source>Notice {number} is printed and kept</source>
      <translation>அறிவிப்பு {number} அச்சிட்டு வைக்கப்பட்டது</translation>
    </message>
    <message>
      <source>Notice {number} is signed and issued</source>
      <translation>அறிவிப்பு {number} கையொப்பமிட்டு வழங்கப்பட்டது</translation>
    </message>
    <message>
      <source>Notice {number} signed and issued, {section}</source>
      <translation>அறிவிப்பு {number} கையொப்பமிட்டு வழங்கப்பட்டது, {section}</translation>
    </message>
    <message>
      <source>Notices</source>
      <translation>அறிவிப்புகள்</translation>
    </message>
    <message>
      <source>Notices and orders</source>
      <translation>அறிவிப்புகளும் ஆணைகளும்</translation>
    </message>
    <message>
      <source>Now write what waits; the centre takes the request in first.</source>
      <translation>இப்போது காத்திருப்பதை எழுதவும்; மையம் முதலில் கோரிக்கையை ஏற்கும்.</translation>
    </message>
    <message>
      <source>Number</source>
      <translation>எண்</translation>
    </message>
    <message>
      <source>Number of its receipt</source>
      <translation>ரசீது எண்</translation>
    </message>
    <message>
      <source>Number of its registration</source>
      <translation>பதிவு எண்</translation>
    </message>
    <message>
      <source>Number of that paper</source>
      <translation>அந்தக் கடிதத்தின் எண்</translation>
    </message>
    <message>
      <source>Number of the approval</source>
      <translation>ஒப்புதல் எண்</translation>
    </message>
    <message>
      <source>Number of the auditors' paper</source>
      <translation>தணிக்கையாளர் தாளின் எண்</translation>
    </message>
    <message>
      <source>Number of the case</source>
      <translation>கோப்பு எண்</translation>
    </message>
    <message>
      <source>Number of the cheque or transfer</source>
      <translation>காசோலை அல்லது பரிமாற்ற எண்</translation>
    </message>
    <message>
      <source>Number of the cheque, draft or transfer</source>
      <translation>காசோலை, வரைவோலை அல்லது பரிமாற்ற எண்</translation>
    </message>
    <message>
      <source>Number of the order</source>
      <translation>ஆணையின் எண்</translation>
    </message>
    <message>
      <source>Number of the order or resolution</source>
      <translation>ஆணை அல்லது தீர்மான எண்</translation>
    </message>
    <message>
      <source>Number of the other case</source>
      <translation>மற்ற வழக்கின் எண்</translation>
    </message>
    <message>
      <source>Number of the paper</source>
      <translation>தாளின் எண்</translation>
    </message>
    <message>
      <source>Number of the parcel</source>
      <translation>மனை எண்</translation>
    </message>
    <message>
      <source>Number of the report</source>
      <translation>அறிக்கை எண்</translation>
    </message>
    <message>
      <source>Number of the sheet</source>
      <translation>தாள் எண்</translation>
    </message>
    <message>
      <source>Number of the slip or challan</source>
      <translation>சீட்டு அல்லது சலான் எண்</translation>
    </message>
    <message>
      <source>Number or name</source>
      <translation>எண் அல்லது பெயர்</translation>
    </message>
    <message>
      <source>Number {number} of this book is entered already.</source>
      <translation>இந்தப் புத்தகத்தின் எண் {number} ஏற்கெனவே பதிவாகியுள்ளது.</translation>
    </message>
    <message>
      <source>Numbers</source>
      <translation>எண்கள்</translation>
    </message>
    <message>
      <source>Numbers missing</source>
      <translation>எண்கள் விடுபட்டவை</translation>
    </message>
    <message>
      <source>Numbers will look so</source>
      <translation>எண்கள் இவ்வாறு இருக்கும்</translation>
    </message>
    <message>
      <source>Of the premises only the ward is told, of the applicant nothing.</source>
      <translation>இடத்தின் வார்டு மட்டும் சொல்லப்படும், விண்ணப்பதாரரைப் பற்றி எதுவும் இல்லை.</translation>
    </message>
    <message>
      <source>Of what</source>
      <translation>எதற்கானது</translation>
    </message>
    <message>
      <source>Officer</source>
      <translation>அலுவலர்</translation>
    </message>
    <message>
      <source>Officer: signs by the power of his authority</source>
      <translation>அலுவலர்: தன் அதிகாரத்தால் கையொப்பமிடுவார்</translation>
    </message>
    <message>
      <source>Officers</source>
      <translation>அலுவலர்கள்</translation>
    </message>
    <message>
      <source>Offset</source>
      <translation>விலகல்</translation>
    </message>
    <message>
      <source>Old register from a spreadsheet</source>
      <translation>விரிதாளிலிருந்து பழைய பதிவேடு</translation>
    </message>
    <message>
      <source>Old register, line by line</source>
      <translation>பழைய பதிவேடு, வரி வரியாக</translation>
    </message>
    <message>
      <source>On a case</source>
      <translation>கோப்பின் மீது</translation>
    </message>
    <message>
      <source>On a map</source>
      <translation>வரைபடத்தில்</translation>
    </message>
    <message>
      <source>On papers and on the screen; what stands once for two languages keeps 0 to 9</source>
      <translation>தாள்களிலும் திரையிலும்; இரு மொழிகளுக்கும் ஒருமுறை எழுதப்பட்டதில் 0 முதல் 9 வரையே இருக்கும்</translation>
    </message>
    <message>
      <source>On the finding</source>
      <translation>எந்தக் கண்டறிவின் மீது</translation>
    </message>
    <message>
      <source>On the notice</source>
      <translation>எந்த அறிவிப்பின் மீது</translation>
    </message>
    <message>
      <source>On what</source>
      <translation>எதன் மீது</translation>
    </message>
    <message>
      <source>On which day</source>
      <translation>எந்த நாளில்</translation>
    </message>
    <message>
      <source>One PDF: an index, every issued paper with its proof of service behind it, photographs with their hashes, the note sheet. The complainant stands nowhere in it.</source>
      <translation>ஒரே PDF: பொருளடக்கம், வழங்கிய ஒவ்வோர் ஆவணமும் அதன் பின்னே சார்வுச் சான்றும், ஹாஷ் மதிப்புகளுடன் புகைப்படங்கள், குறிப்புத் தாள். புகார்தாரர் இதில் எங்கும் இடம்பெற மாட்டார்.</translation>
    </message>
    <message>
      <source>One moment …</source>
      <translation>ஒரு கணம் …</translation>
    </message>
    <message>
      <source>One moment; the data are made ready.</source>
      <translation>சற்றுப் பொறுங்கள்; தரவு தயாராகிறது.</translation>
    </message>
    <message>
      <source>One more line</source>
      <translation>மேலும் ஒரு வரி</translation>
    </message>
    <message>
      <source>One more officer</source>
      <translation>மேலும் ஒரு அலுவலர்</translation>
    </message>
    <message>
      <source>One more than is needed checks the rest</source>
      <translation>தேவைக்கு ஒன்று அதிகம் மற்றவற்றைச் சரிபார்க்கும்</translation>
    </message>
    <message>
      <source>One person may draft and sign</source>
      <translation>ஒருவரே வரைந்து கையொப்பமிடலாம்</translation>
    </message>
    <message>
      <source>One step back</source>
      <translation>ஒரு படி பின்</translation>
    </message>
    <message>
      <source>One-time code</source>
      <translation>ஒருமுறைக் குறியீடு</translation>
    </message>
    <message>
      <source>Online</source>
      <translation>இணையவழி</translation>
    </message>
    <message>
      <source>Only an issued notice can be served.</source>
      <translation>வழங்கிய அறிவிப்பை மட்டுமே சார்வு செய்யலாம்.</translation>
    </message>
    <message>
      <source>Only by an order under another law; making public and closing have their own steps</source>
      <translation>வேறு சட்டத்தின் ஆணையால் மட்டும்; பொதுவாக்கலுக்கும் மூடலுக்கும் தனிப் படிகள் உண்டு</translation>
    </message>
    <message>
      <source>Only for a file in metres that names none, such as 32643</source>
      <translation>கட்டம் கூறாத மீட்டர் கோப்புக்கு மட்டும், எ.கா. 32643</translation>
    </message>
    <message>
      <source>Only for those who sign; the sections stand at the side</source>
      <translation>கையொப்பமிடுவோருக்கு மட்டும்; பிரிவுகள் பக்கத்தில் உள்ளன</translation>
    </message>
    <message>
      <source>Only if it is to have no consequence. The reason stays in the file.</source>
      <translation>இதன் மீது நடவடிக்கை எதுவும் இல்லையெனில் மட்டும். காரணம் கோப்பில் இருக்கும்.</translation>
    </message>
    <message>
      <source>Only where count and book differ</source>
      <translation>எண்ணிக்கையும் புத்தகமும் வேறுபட்டால் மட்டும்</translation>
    </message>
    <message>
      <source>Only where the Act gives more than one: its citation, as the refusal names it</source>
      <translation>சட்டம் ஒன்றுக்கு மேல் தந்தால் மட்டும்: மறுப்பில் உள்ளபடி அதன் மேற்கோள்</translation>
    </message>
    <message>
      <source>Only where the centre has a certificate of its own</source>
      <translation>மையத்திற்குச் சொந்தச் சான்றிதழ் இருந்தால் மட்டும்</translation>
    </message>
    <message>
      <source>Only where the file does not say it</source>
      <translation>கோப்பு தானே கூறாதபோது மட்டும்</translation>
    </message>
    <message>
      <source>Only ₹ {held} in cash are held here by the person signed in.</source>
      <translation>உள்நுழைந்தவரிடம் இங்கு ₹ {held} மட்டுமே ரொக்கமாக உள்ளது.</translation>
    </message>
    <message>
      <source>Only ₹ {owed} are owed; take no more.</source>
      <translation>₹ {owed} மட்டுமே நிலுவை; அதிகம் பெற வேண்டாம்.</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>திற</translation>
    </message>
    <message>
      <source>Open as a list</source>
      <translation>பட்டியலாகத் திற</translation>
    </message>
    <message>
      <source>Open the case</source>
      <translation>கோப்பைத் திற</translation>
    </message>
    <message>
      <source>Open the group as a list</source>
      <translation>குழுவைப் பட்டியலாகத் திற</translation>
    </message>
    <message>
      <source>Open the section</source>
      <translation>பிரிவைத் திற</translation>
    </message>
    <message>
      <source>Open what is chosen</source>
      <translation>தேர்ந்ததைத் திற</translation>
    </message>
    <message>
      <source>Open with the system's viewer</source>
      <translation>கணினியின் காட்டியில் திற</translation>
    </message>
    <message>
      <source>Open ₹</source>
      <translation>நிலுவை ₹</translation>
    </message>
    <message>
      <source>Opened before</source>
      <translation>முன்பு திறந்தது</translation>
    </message>
    <message>
      <source>Opening and demand, less what was let go and collected, come to the balance, which the ledger gives by itself.</source>
      <translation>தொடக்க நிலுவையும் கேட்பும், தள்ளுபடியும் வசூலும் நீங்க, பேரேடு தானாகத் தரும் நிலுவைக்குச் சமமாகின்றன.</translation>
    </message>
    <message>
      <source>Or by the centre's invitation</source>
      <translation>அல்லது மையத்தின் அழைப்பால்</translation>
    </message>
    <message>
      <source>Or the words by which people know it</source>
      <translation>அல்லது மக்கள் அறியும் சொற்கள்</translation>
    </message>
    <message>
      <source>Order</source>
      <translation>ஆணை</translation>
    </message>
    <message>
      <source>Order of the Director</source>
      <translation>இயக்குநரின் ஆணை</translation>
    </message>
    <message>
      <source>Order of the court</source>
      <translation>நீதிமன்ற ஆணை</translation>
    </message>
    <message>
      <source>Order {number} is made; it is now to be served</source>
      <translation>ஆணை {number} பிறப்பிக்கப்பட்டது; இனி அதைச் சார்வு செய்ய வேண்டும்</translation>
    </message>
    <message>
      <source>Order {number} made, {section}</source>
      <translation>ஆணை {number} பிறப்பிக்கப்பட்டது, {section}</translation>
    </message>
    <message>
      <source>Ordered</source>
      <translation>ஆணையிடப்பட்டது</translation>
    </message>
    <message>
      <source>Other coins (rupees)</source>
      <translation>பிற நாணயங்கள் (ரூபாய்)</translation>
    </message>
    <message>
      <source>Outcome</source>
      <translation>விளைவு</translation>
    </message>
    <message>
      <source>Outwork</source>
      <translation>வெளிப்புற அமைப்பு</translation>
    </message>
    <message>
      <source>Over 3 years</source>
      <translation>3 ஆண்டுகளுக்கு மேல்</translation>
    </message>
    <message>
      <source>Over up to 90 days</source>
      <translation>90 நாள் வரை</translation>
    </message>
    <message>
      <source>Overdue</source>
      <translation>காலம் கடந்தவை</translation>
    </message>
    <message>
      <source>Overdue cases</source>
      <translation>காலக்கெடு கடந்த கோப்புகள்</translation>
    </message>
    <message>
      <source>Own days</source>
      <translation>வேறு நாட்கள்</translation>
    </message>
    <message>
      <source>Owner</source>
      <translation>உரிமையாளர்</translation>
    </message>
    <message>
      <source>Owner of parcel</source>
      <translation>எந்த மனையின் உரிமையாளர்</translation>
    </message>
    <message>
      <source>Owner, occupier, builder: each gets a notice of his own, and his own time</source>
      <translation>உரிமையாளர், குடியிருப்பவர், கட்டுபவர்: ஒவ்வொருவருக்கும் தனி அறிவிப்பு, தனிக் காலம்</translation>
    </message>
    <message>
      <source>Owners</source>
      <translation>உரிமையாளர்கள்</translation>
    </message>
    <message>
      <source>Paid</source>
      <translation>செலுத்தியவை</translation>
    </message>
    <message>
      <source>Paid back by</source>
      <translation>திருப்பித் தரும் முறை</translation>
    </message>
    <message>
      <source>Paid by</source>
      <translation>செலுத்தும் முறை</translation>
    </message>
    <message>
      <source>Paid too much</source>
      <translation>மிகுதியாகச் செலுத்தியவை</translation>
    </message>
    <message>
      <source>Paid under {what}</source>
      <translation>செலுத்திய அடிப்படை: {what}</translation>
    </message>
    <message>
      <source>Paid ₹</source>
      <translation>செலுத்தியது ₹</translation>
    </message>
    <message>
      <source>Paper</source>
      <translation>தாள்</translation>
    </message>
    <message>
      <source>Paper that fixes the rate</source>
      <translation>வீதத்தை நிர்ணயிக்கும் தாள்</translation>
    </message>
    <message>
      <source>Paper that says so</source>
      <translation>அதைக் கூறும் தாள்</translation>
    </message>
    <message>
      <source>Papers</source>
      <translation>தாள்கள்</translation>
    </message>
    <message>
      <source>Papers are signed by hand only.</source>
      <translation>ஆவணங்கள் கையால் மட்டுமே கையொப்பமிடப்படுகின்றன.</translation>
    </message>
    <message>
      <source>Papers are signed by {name}</source>
      <translation>ஆவணங்களில் {name} மின்னணுக் கையொப்பமிடுகிறார்</translation>
    </message>
    <message>
      <source>Papers asked for</source>
      <translation>கேட்ட தாள்கள்</translation>
    </message>
    <message>
      <source>Papers put on the portal</source>
      <translation>தாள்கள் இணையதளத்தில் வைக்கப்பட்டன</translation>
    </message>
    <message>
      <source>Papers that wait</source>
      <translation>காத்திருக்கும் தாள்கள்</translation>
    </message>
    <message>
      <source>Papers that went out</source>
      <translation>அனுப்பப்பட்ட ஆவணங்கள்</translation>
    </message>
    <message>
      <source>Papers that were issued keep theirs.</source>
      <translation>வழங்கிய தாள்களில் பழையதே இருக்கும்.</translation>
    </message>
    <message>
      <source>Parcel</source>
      <translation>மனை</translation>
    </message>
    <message>
      <source>Parcel {number}</source>
      <translation>மனை {number}</translation>
    </message>
    <message>
      <source>Parcel {parcel}: corner {corner} can't be found; measure a diagonal to it.</source>
      <translation>மனை {parcel}: மூலை {corner} கிடைக்கவில்லை; அதற்கு ஒரு மூலைவிட்டம் அளக்கவும்.</translation>
    </message>
    <message>
      <source>Parcel {parcel}: give chainage and offset of two different corners, so that it can be laid on the map.</source>
      <translation>மனை {parcel}: இரு வேறு மூலைகளின் சங்கிலியளவும் விலகலும் தரவும்; அப்போதுதான் வரைபடத்தில் அமையும்.</translation>
    </message>
    <message>
      <source>Parcel {parcel}: side {side} is not measured.</source>
      <translation>மனை {parcel}: பக்கம் {side} அளக்கப்படவில்லை.</translation>
    </message>
    <message>
      <source>Parcel {parcel}: the sides do not make one closed round. Write them one after the other, such as A–B, B–C, C–D, D–A.</source>
      <translation>மனை {parcel}: பக்கங்கள் மூடிய சுற்றாகவில்லை. வரிசையாக எழுதவும்: A–B, B–C, C–D, D–A.</translation>
    </message>
    <message>
      <source>Parcel {parcel}: triangle {corners} can't close; one line is longer than the two others together. Look at these lines in the book.</source>
      <translation>மனை {parcel}: முக்கோணம் {corners} மூடவில்லை; ஒரு கோடு மற்ற இரண்டின் கூட்டைவிட நீளம். புத்தகத்தில் இக்கோடுகளைப் பார்க்கவும்.</translation>
    </message>
    <message>
      <source>Parcels against the strip of the street</source>
      <translation>மனைகளும் தெருப் பட்டையும் ஒப்பீடு</translation>
    </message>
    <message>
      <source>Part</source>
      <translation>பகுதி</translation>
    </message>
    <message>
      <source>Particulars awaited</source>
      <translation>விவரங்களுக்குக் காத்திருப்பு</translation>
    </message>
    <message>
      <source>Particulars came in: {items}</source>
      <translation>விவரங்கள் வந்தன: {items}</translation>
    </message>
    <message>
      <source>Particulars wanted</source>
      <translation>கேட்ட விவரங்கள்</translation>
    </message>
    <message>
      <source>Parties</source>
      <translation>தரப்பினர்</translation>
    </message>
    <message>
      <source>Parts of the building</source>
      <translation>கட்டிடத்தின் பகுதிகள்</translation>
    </message>
    <message>
      <source>Password</source>
      <translation>கடவுச்சொல்</translation>
    </message>
    <message>
      <source>Password or PIN</source>
      <translation>கடவுச்சொல் அல்லது பின்</translation>
    </message>
    <message>
      <source>Paste</source>
      <translation>ஒட்டுக</translation>
    </message>
    <message>
      <source>Path, or Ctrl+V</source>
      <translation>பாதை, அல்லது Ctrl+V</translation>
    </message>
    <message>
      <source>Pay cash into the bank</source>
      <translation>ரொக்கத்தை வங்கியில் செலுத்து</translation>
    </message>
    <message>
      <source>Pay it</source>
      <translation>செலுத்து</translation>
    </message>
    <message>
      <source>Pay it back</source>
      <translation>திருப்பிச் செலுத்து</translation>
    </message>
    <message>
      <source>Pay money out</source>
      <translation>பணம் செலுத்து</translation>
    </message>
    <message>
      <source>People and place</source>
      <translation>தரப்பினரும் வளாகமும்</translation>
    </message>
    <message>
      <source>Periods</source>
      <translation>காலங்கள்</translation>
    </message>
    <message>
      <source>Permits as open data</source>
      <translation>அனுமதிகள் திறந்த தரவாக</translation>
    </message>
    <message>
      <source>Pictures to bind; take the tick from what stays in the office</source>
      <translation>தொகுக்க வேண்டிய படங்கள்; அலுவலகத்திலேயே இருக்க வேண்டியதன் குறியை நீக்கவும்</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>இடம்</translation>
    </message>
    <message>
      <source>Plain type size</source>
      <translation>சாதாரண எழுத்தளவு</translation>
    </message>
    <message>
      <source>Plan</source>
      <translation>திட்ட வரைபடம்</translation>
    </message>
    <message>
      <source>Plans of lines</source>
      <translation>கோடுகளின் திட்ட வரைபடங்கள்</translation>
    </message>
    <message>
      <source>Plea</source>
      <translation>வாதம்</translation>
    </message>
    <message>
      <source>Pleas, one a line</source>
      <translation>வாதங்கள், வரிக்கு ஒன்று</translation>
    </message>
    <message>
      <source>Plot</source>
      <translation>மனை</translation>
    </message>
    <message>
      <source>Plot (square metres)</source>
      <translation>மனை (சதுர மீட்டர்)</translation>
    </message>
    <message>
      <source>Plot area (sq m)</source>
      <translation>மனையின் பரப்பு (ச.மீ)</translation>
    </message>
    <message>
      <source>Points along its middle or one edge</source>
      <translation>நடுவிலோ ஒரு விளிம்பிலோ உள்ள புள்ளிகள்</translation>
    </message>
    <message>
      <source>Police officer or station</source>
      <translation>காவல் அதிகாரி அல்லது நிலையம்</translation>
    </message>
    <message>
      <source>Police present</source>
      <translation>காவல்துறை உடனிருப்பு</translation>
    </message>
    <message>
      <source>Possession is taken; the land vests as the section says</source>
      <translation>கையகப்படுத்தப்பட்டது; பிரிவின்படி நிலம் சேரும்</translation>
    </message>
    <message>
      <source>Possession of parcel {number}</source>
      <translation>மனை {number} கையகப்படுத்தல்</translation>
    </message>
    <message>
      <source>Postal number</source>
      <translation>அஞ்சல் எண்</translation>
    </message>
    <message>
      <source>Posts by date</source>
      <translation>தேதிவாரி பதவிகள்</translation>
    </message>
    <message>
      <source>Practice</source>
      <translation>பயிற்சி</translation>
    </message>
    <message>
      <source>Practise</source>
      <translation>பயிற்சி செய்க</translation>
    </message>
    <message>
      <source>Premises</source>
      <translation>வளாகம்</translation>
    </message>
    <message>
      <source>Prescribe a line</source>
      <translation>கோட்டை விதித்தல்</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>முன்தோற்றம்</translation>
    </message>
    <message>
      <source>Preview; nothing is issued yet</source>
      <translation>முன்தோற்றம்; இன்னும் எதுவும் வழங்கப்படவில்லை</translation>
    </message>
    <message>
      <source>Price of the land</source>
      <translation>நிலத்தின் விலை</translation>
    </message>
    <message>
      <source>Print</source>
      <translation>அச்சிடு</translation>
    </message>
    <message>
      <source>Print a receipt again</source>
      <translation>ரசீதை மீண்டும் அச்சிடு</translation>
    </message>
    <message>
      <source>Print and keep</source>
      <translation>அச்சிட்டுப் பாதுகாக்க</translation>
    </message>
    <message>
      <source>Print for signing in ink</source>
      <translation>மையால் கையொப்பமிட அச்சிடு</translation>
    </message>
    <message>
      <source>Print for the wall</source>
      <translation>சுவருக்காக அச்சிடு</translation>
    </message>
    <message>
      <source>Print it again</source>
      <translation>மீண்டும் அச்சிடு</translation>
    </message>
    <message>
      <source>Print new receipts at once</source>
      <translation>புதிய ரசீதுகளை உடனே அச்சிடு</translation>
    </message>
    <message>
      <source>Print queue</source>
      <translation>அச்சு வரிசை</translation>
    </message>
    <message>
      <source>Print the checklist</source>
      <translation>சரிபார்ப்புப் பட்டியலை அச்சிடு</translation>
    </message>
    <message>
      <source>Print the checklists</source>
      <translation>சரிபார்ப்புப் பட்டியல்களை அச்சிடவும்</translation>
    </message>
    <message>
      <source>Print the demand</source>
      <translation>கேட்பை அச்சிடு</translation>
    </message>
    <message>
      <source>Print the draft</source>
      <translation>வரைவை அச்சிடவும்</translation>
    </message>
    <message>
      <source>Print the newest papers</source>
      <translation>புதிய தாள்களை அச்சிடவும்</translation>
    </message>
    <message>
      <source>Print the notice</source>
      <translation>அறிவிப்பை அச்சிடு</translation>
    </message>
    <message>
      <source>Print the papers just made, or the newest</source>
      <translation>இப்போது உருவான தாள்களை, அல்லது புதியதை அச்சிடு</translation>
    </message>
    <message>
      <source>Print the set</source>
      <translation>தொகுப்பை அச்சிடு</translation>
    </message>
    <message>
      <source>Print the statement</source>
      <translation>அறிக்கையை அச்சிடு</translation>
    </message>
    <message>
      <source>Print the whole set</source>
      <translation>முழுத் தொகுப்பையும் அச்சிடு</translation>
    </message>
    <message>
      <source>Print them in one job, with labels or for window envelopes.</source>
      <translation>ஒரே பணியாக அச்சிடவும்; முகவரிச் சீட்டுகளுடன் அல்லது சாளர உறைகளுக்கு.</translation>
    </message>
    <message>
      <source>Print these papers</source>
      <translation>இந்த ஆவணங்களை அச்சிடு</translation>
    </message>
    <message>
      <source>Print what waits</source>
      <translation>காத்திருப்பவற்றை அச்சிடு</translation>
    </message>
    <message>
      <source>Problems</source>
      <translation>சிக்கல்கள்</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>முன்னேற்றம்</translation>
    </message>
    <message>
      <source>Projects m</source>
      <translation>முன்தள்ளல் மீ</translation>
    </message>
    <message>
      <source>Proofs</source>
      <translation>சரிபார்ப்புகள்</translation>
    </message>
    <message>
      <source>Proposals about streets</source>
      <translation>தெரு முன்மொழிவுகள்</translation>
    </message>
    <message>
      <source>Proposals open</source>
      <translation>முடியாத முன்மொழிவுகள்</translation>
    </message>
    <message>
      <source>Proposals that are over</source>
      <translation>முடிந்த முன்மொழிவுகள்</translation>
    </message>
    <message>
      <source>Propose it</source>
      <translation>முன்மொழி</translation>
    </message>
    <message>
      <source>Propose to close it</source>
      <translation>மூட முன்மொழி</translation>
    </message>
    <message>
      <source>Propose to divert it</source>
      <translation>திருப்ப முன்மொழி</translation>
    </message>
    <message>
      <source>Propose to make it public</source>
      <translation>பொதுவாக்க முன்மொழி</translation>
    </message>
    <message>
      <source>Proposed line</source>
      <translation>முன்மொழிந்த கோடு</translation>
    </message>
    <message>
      <source>Punjabi</source>
      <translation>பஞ்சாபி</translation>
    </message>
    <message>
      <source>Purpose</source>
      <translation>நோக்கம்</translation>
    </message>
    <message>
      <source>Put aside here, by an order</source>
      <translation>இங்கே ஆணையால் விலக்கப்பட்டன</translation>
    </message>
    <message>
      <source>Put into the print queue</source>
      <translation>அச்சு வரிசையில் சேர்க்கப்பட்டது</translation>
    </message>
    <message>
      <source>Put it to recovery</source>
      <translation>வசூலுக்கு அனுப்பு</translation>
    </message>
    <message>
      <source>Put points with Space or the mouse; Backspace takes the last away</source>
      <translation>Space அல்லது சுட்டியால் புள்ளி வை; Backspace கடைசியை நீக்கும்</translation>
    </message>
    <message>
      <source>Put the draft up for signature</source>
      <translation>வரைவைக் கையொப்பத்துக்கு வை</translation>
    </message>
    <message>
      <source>Put them on the map with the mouse, or with the cross and Space; then leave the length empty</source>
      <translation>சுட்டியால் அல்லது குறுக்குக்குறி, Space கொண்டு வரைபடத்தில் வையுங்கள்; நீளத்தைக் காலியாக விடுங்கள்</translation>
    </message>
    <message>
      <source>Put to recovery</source>
      <translation>வசூலுக்கு அனுப்பியவை</translation>
    </message>
    <message>
      <source>Quarter</source>
      <translation>காலாண்டு</translation>
    </message>
    <message>
      <source>Rate for one m² (rupees)</source>
      <translation>ஒரு ச.மீ வீதம் (ரூபாய்)</translation>
    </message>
    <message>
      <source>Rate of land, {place}: ₹ {amount} for a square metre</source>
      <translation>நில மதிப்பு, {place}: சதுர மீட்டருக்கு ₹ {amount}</translation>
    </message>
    <message>
      <source>Rates</source>
      <translation>வீதங்கள்</translation>
    </message>
    <message>
      <source>Read and sign the notice</source>
      <translation>அறிவிப்பைப் படித்துக் கையொப்பமிடு</translation>
    </message>
    <message>
      <source>Read the provision</source>
      <translation>விதியைப் படி</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>காரணம்</translation>
    </message>
    <message>
      <source>Reasons</source>
      <translation>காரணங்கள்</translation>
    </message>
    <message>
      <source>Reasons and conditions</source>
      <translation>காரணங்களும் நிபந்தனைகளும்</translation>
    </message>
    <message>
      <source>Receipt</source>
      <translation>ரசீது</translation>
    </message>
    <message>
      <source>Receipt {number}</source>
      <translation>ரசீது {number}</translation>
    </message>
    <message>
      <source>Receipt {number} for ₹ {amount}</source>
      <translation>₹ {amount}க்கான ரசீது {number}</translation>
    </message>
    <message>
      <source>Receipts</source>
      <translation>ரசீதுகள்</translation>
    </message>
    <message>
      <source>Receive an objection</source>
      <translation>ஆட்சேபணையைப் பெறு</translation>
    </message>
    <message>
      <source>Receive cause shown</source>
      <translation>காட்டிய காரணத்தைப் பெறு</translation>
    </message>
    <message>
      <source>Receive the particulars</source>
      <translation>விவரங்களைப் பெறு</translation>
    </message>
    <message>
      <source>Received</source>
      <translation>பெறப்பட்டது</translation>
    </message>
    <message>
      <source>Received last first</source>
      <translation>கடைசியாக வந்தவை முதலில்</translation>
    </message>
    <message>
      <source>Received on</source>
      <translation>பெற்ற தேதி</translation>
    </message>
    <message>
      <source>Record a decision signed on paper</source>
      <translation>தாளில் கையொப்பமிட்ட முடிவைப் பதியவும்</translation>
    </message>
    <message>
      <source>Record a notice signed on paper</source>
      <translation>தாளில் கையொப்பமிட்ட அறிவிப்பைப் பதியவும்</translation>
    </message>
    <message>
      <source>Record an inspection</source>
      <translation>ஆய்வைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Record an inspection of the register</source>
      <translation>பதிவேடு பார்வையிட்டதைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Record an order signed on paper</source>
      <translation>தாளில் கையொப்பமிட்ட ஆணையைப் பதியவும்</translation>
    </message>
    <message>
      <source>Record and issue</source>
      <translation>பதிந்து வெளியிடவும்</translation>
    </message>
    <message>
      <source>Record it</source>
      <translation>பதிவு செய்</translation>
    </message>
    <message>
      <source>Record service</source>
      <translation>சார்வைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Record service of the demand</source>
      <translation>கேட்பின் சார்வைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Record service of the order</source>
      <translation>ஆணையின் சார்வைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Record that the council was told</source>
      <translation>மன்றத்துக்குத் தெரிவித்ததைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Record that the plot no longer touches the line</source>
      <translation>மனை இனி கோட்டைத் தொடவில்லை எனப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Record the approval</source>
      <translation>ஒப்புதலைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Record the choice</source>
      <translation>தெரிவைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Record the consultation</source>
      <translation>ஆலோசனையைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Record the hearing</source>
      <translation>விசாரணையைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Record the notice</source>
      <translation>அறிவிப்பைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Record the service</source>
      <translation>சார்வைப் பதிவு செய்</translation>
    </message>
    <message>
      <source>Recorded: {what}</source>
      <translation>பதிவானது: {what}</translation>
    </message>
    <message>
      <source>Recovery</source>
      <translation>வசூல்</translation>
    </message>
    <message>
      <source>Refund</source>
      <translation>திருப்பிச் செலுத்தல்</translation>
    </message>
    <message>
      <source>Register</source>
      <translation>பதிவேடு</translation>
    </message>
    <message>
      <source>Register seen by {who}</source>
      <translation>பதிவேட்டைப் பார்த்தவர்: {who}</translation>
    </message>
    <message>
      <source>Registers</source>
      <translation>பதிவேடுகள்</translation>
    </message>
    <message>
      <source>Registers and reports</source>
      <translation>பதிவேடுகளும் அறிக்கைகளும்</translation>
    </message>
    <message>
      <source>Regular line</source>
      <translation>ஒழுங்குக் கோடு</translation>
    </message>
    <message>
      <source>Remarks</source>
      <translation>குறிப்பு</translation>
    </message>
    <message>
      <source>Remarks of the Council</source>
      <translation>மன்றத்தின் குறிப்பு</translation>
    </message>
    <message>
      <source>Reports</source>
      <translation>அறிக்கைகள்</translation>
    </message>
    <message>
      <source>Resolution</source>
      <translation>தீர்மானம்</translation>
    </message>
    <message>
      <source>Resolution or paper</source>
      <translation>தீர்மானம் அல்லது கடிதம்</translation>
    </message>
    <message>
      <source>Returned post</source>
      <translation>திரும்பி வந்த அஞ்சல்</translation>
    </message>
    <message>
      <source>Returns and statements</source>
      <translation>காலமுறை அறிக்கைகளும் பட்டியல்களும்</translation>
    </message>
    <message>
      <source>Right</source>
      <translation>வலது</translation>
    </message>
    <message>
      <source>Rise in the value of the rest</source>
      <translation>மீதியின் மதிப்பில் உயர்வு</translation>
    </message>
    <message>
      <source>Roles</source>
      <translation>பணிகள்</translation>
    </message>
    <message>
      <source>Row</source>
      <translation>வரி</translation>
    </message>
    <message>
      <source>Row {row}, {head}: write a number.</source>
      <translation>வரி {row}, {head}: எண் எழுதவும்.</translation>
    </message>
    <message>
      <source>Row {row}: use m, ft or link.</source>
      <translation>வரி {row}: m, ft அல்லது link எழுதவும்.</translation>
    </message>
    <message>
      <source>Row {row}: which parcel is it?</source>
      <translation>வரி {row}: எந்த மனை?</translation>
    </message>
    <message>
      <source>Row {row}: write left or right.</source>
      <translation>வரி {row}: left அல்லது right எழுதவும்.</translation>
    </message>
    <message>
      <source>Row {row}: write the offset in metres.</source>
      <translation>வரி {row}: விலகலை மீட்டரில் எழுதவும்.</translation>
    </message>
    <message>
      <source>Rows, from the smallest measure</source>
      <translation>வரிகள், சிறிய அளவிலிருந்து</translation>
    </message>
    <message>
      <source>Rupees for a square metre</source>
      <translation>சதுர மீட்டருக்கு ரூபாய்</translation>
    </message>
    <message>
      <source>Said</source>
      <translation>கூறியது</translation>
    </message>
    <message>
      <source>Sample ward: sign in as</source>
      <translation>மாதிரி வார்டு: இவராக உள்நுழை</translation>
    </message>
    <message>
      <source>Saturday</source>
      <translation>சனி</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>சேமி</translation>
    </message>
    <message>
      <source>Save as .xlsx</source>
      <translation>.xlsx ஆகச் சேமி</translation>
    </message>
    <message>
      <source>Save as open data (.csv)</source>
      <translation>திறந்த தரவாகச் சேமி (.csv)</translation>
    </message>
    <message>
      <source>Save the paper</source>
      <translation>தாளைச் சேமி</translation>
    </message>
    <message>
      <source>Save the table</source>
      <translation>அட்டவணையைச் சேமி</translation>
    </message>
    <message>
      <source>Saved</source>
      <translation>சேமிக்கப்பட்டது</translation>
    </message>
    <message>
      <source>Saving the table</source>
      <translation>அட்டவணை சேமிக்கப்படுகிறது</translation>
    </message>
    <message>
      <source>Say of at least one column what it answers.</source>
      <translation>ஒரு நிரலாவது எதற்கான பதில் எனச் சொல்லவும்.</translation>
    </message>
    <message>
      <source>Say what each column answers, then try it: nothing is saved by that.</source>
      <translation>ஒவ்வொரு நிரலும் எதற்கான பதில் எனச் சொல்லி, பின் சோதிக்கவும்: அதனால் எதுவும் சேமிக்கப்படாது.</translation>
    </message>
    <message>
      <source>Say where: put the stick in, then choose or type its folder.</source>
      <translation>எங்கே என்று சொல்லவும்: பென் டிரைவைச் செருகி, அதன் கோப்புறையைத் தேர்ந்தெடுக்கவும் அல்லது தட்டச்சு செய்யவும்.</translation>
    </message>
    <message>
      <source>Say why this finding is waived.</source>
      <translation>இந்தக் குறை ஏன் விடப்படுகிறது எனச் சொல்லவும்.</translation>
    </message>
    <message>
      <source>Scan of the signed print</source>
      <translation>கையொப்பமிட்ட அச்சின் வருடல்</translation>
    </message>
    <message>
      <source>Scanner</source>
      <translation>ஸ்கேனர்</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>தேடு</translation>
    </message>
    <message>
      <source>Search a case, a street or a parcel on the map</source>
      <translation>வரைபடத்தில் கோப்பு, தெரு அல்லது மனையைத் தேடு</translation>
    </message>
    <message>
      <source>Search a case, payer or receipt</source>
      <translation>கோப்பு, செலுத்துபவர் அல்லது ரசீதைத் தேடு</translation>
    </message>
    <message>
      <source>Search a form or a section</source>
      <translation>படிவம் அல்லது பிரிவைத் தேடு</translation>
    </message>
    <message>
      <source>Search a register or report</source>
      <translation>பதிவேடு அல்லது அறிக்கையைத் தேடு</translation>
    </message>
    <message>
      <source>Search in this list</source>
      <translation>இந்தப் பட்டியலில் தேடு</translation>
    </message>
    <message>
      <source>Search in this register</source>
      <translation>இந்தப் பதிவேட்டில் தேடு</translation>
    </message>
    <message>
      <source>Search name, number, premises</source>
      <translation>பெயர், எண், வளாகம் தேடு</translation>
    </message>
    <message>
      <source>Search the guide</source>
      <translation>வழிகாட்டியில் தேடு</translation>
    </message>
    <message>
      <source>Second Saturday</source>
      <translation>இரண்டாம் சனி</translation>
    </message>
    <message>
      <source>Second line</source>
      <translation>இரண்டாம் வரி</translation>
    </message>
    <message>
      <source>Second pancha</source>
      <translation>இரண்டாம் பஞ்சர்</translation>
    </message>
    <message>
      <source>Section</source>
      <translation>பிரிவு</translation>
    </message>
    <message>
      <source>Section or rule that lets it be passed on</source>
      <translation>ஒப்படைக்க இடந்தரும் பிரிவு அல்லது விதி</translation>
    </message>
    <message>
      <source>Section {section}</source>
      <translation>பிரிவு {section}</translation>
    </message>
    <message>
      <source>Section {section} can be read in two ways here. Choose what is meant, with the reason.</source>
      <translation>பிரிவு {section} இங்கே இருவகையாகப் படிக்கலாம். பொருளைக் காரணத்துடன் தேர்வு செய்யவும்.</translation>
    </message>
    <message>
      <source>Section {section} does not say how the money is got in.</source>
      <translation>பணத்தை எப்படி வசூலிப்பது என்று பிரிவு {section} கூறவில்லை.</translation>
    </message>
    <message>
      <source>Section {section} fixes no time; set the number of days that is reasonable here.</source>
      <translation>பிரிவு {section} காலம் குறிக்கவில்லை; இங்கே நியாயமான நாட்களை நிர்ணயிக்கவும்.</translation>
    </message>
    <message>
      <source>Section {section} gives at least {least} days; set no less.</source>
      <translation>பிரிவு {section} குறைந்தது {least} நாட்கள் தருகிறது; குறைக்க வேண்டாம்.</translation>
    </message>
    <message>
      <source>Section {section} gives it less time.</source>
      <translation>பிரிவு {section} இதற்குக் குறைந்த காலமே தருகிறது.</translation>
    </message>
    <message>
      <source>Section {section} has no fee for this plot and use.</source>
      <translation>இந்த மனை, பயன்பாட்டிற்குப் பிரிவு {section} இல் கட்டணம் இல்லை.</translation>
    </message>
    <message>
      <source>Section {section} has no such step.</source>
      <translation>பிரிவு {section} இல் அத்தகைய படி இல்லை.</translation>
    </message>
    <message>
      <source>Section {section} has the occupier told in writing before the place is entered; serve that notice first.</source>
      <translation>பிரிவு {section}-இன்படி நுழையும் முன் குடியிருப்பவருக்கு எழுத்தில் தெரிவிக்க வேண்டும்; முதலில் அந்த அறிவிப்பைச் சார்வு செய்யவும்.</translation>
    </message>
    <message>
      <source>Section {section} lets it be compounded only if all its conditions hold; confirm each.</source>
      <translation>எல்லா நிபந்தனைகளும் பொருந்தினால்தான் பிரிவு {section} இல் இணக்கம்; ஒவ்வொன்றையும் உறுதிசெய்யவும்.</translation>
    </message>
    <message>
      <source>Section {section} names no authority that acts.</source>
      <translation>செயல்படும் அதிகாரியைப் பிரிவு {section} குறிப்பிடவில்லை.</translation>
    </message>
    <message>
      <source>Section {section} reckons by a rate that is not entered for this day. Enter it with the order that fixes it.</source>
      <translation>பிரிவு {section} கணக்கிடும் விகிதம் இந்நாளுக்குப் பதியப்படவில்லை. அதை நிர்ணயிக்கும் ஆணையுடன் பதியவும்.</translation>
    </message>
    <message>
      <source>Sections</source>
      <translation>பிரிவுகள்</translation>
    </message>
    <message>
      <source>Sections {sections}</source>
      <translation>பிரிவுகள் {sections}</translation>
    </message>
    <message>
      <source>Sending and fetching papers</source>
      <translation>தாள்களை அனுப்பிப் பெறுகிறது</translation>
    </message>
    <message>
      <source>Sending entries</source>
      <translation>பதிவுகளை அனுப்புகிறது</translation>
    </message>
    <message>
      <source>Sent to the printer</source>
      <translation>அச்சுப்பொறிக்கு அனுப்பப்பட்டது</translation>
    </message>
    <message>
      <source>Serve · {what}</source>
      <translation>சார்வு · {what}</translation>
    </message>
    <message>
      <source>Served</source>
      <translation>சார்வு செய்யப்பட்டது</translation>
    </message>
    <message>
      <source>Served; its time runs from {day}</source>
      <translation>சார்வு செய்யப்பட்டது; காலம் {day} முதல் ஓடும்</translation>
    </message>
    <message>
      <source>Service</source>
      <translation>சார்வு</translation>
    </message>
    <message>
      <source>Service is proved; the papers of proof are ready</source>
      <translation>சார்வு நிரூபிக்கப்பட்டது; ஆதாரத் தாள்கள் தயார்</translation>
    </message>
    <message>
      <source>Service of {number} is proved; its time runs from this day</source>
      <translation>{number} சார்வு நிரூபிக்கப்பட்டது; காலம் இந்த நாள் முதல் ஓடும்</translation>
    </message>
    <message>
      <source>Service of {number}, {hour}: {mode}; {outcome}. {place}</source>
      <translation>{number} சார்வு, {hour}: {mode}; {outcome}. {place}</translation>
    </message>
    <message>
      <source>Set a fee</source>
      <translation>கட்டணம் நிர்ணயி</translation>
    </message>
    <message>
      <source>Set a rate of land</source>
      <translation>நில வீதம் நிர்ணயி</translation>
    </message>
    <message>
      <source>Set a time of at least one day, counted from service.</source>
      <translation>சார்வு முதல் எண்ணிக் குறைந்தது ஒரு நாள் தரவும்.</translation>
    </message>
    <message>
      <source>Set a unit of land</source>
      <translation>நில அலகை அமைக்க</translation>
    </message>
    <message>
      <source>Set a value the Act leaves to the office</source>
      <translation>சட்டம் அலுவலகத்துக்கு விடும் மதிப்பை அமை</translation>
    </message>
    <message>
      <source>Set it</source>
      <translation>நிர்ணயி</translation>
    </message>
    <message>
      <source>Set the fee for seeing the register of lines</source>
      <translation>கோடுகளின் பதிவேட்டைப் பார்க்கும் கட்டணத்தை நிர்ணயி</translation>
    </message>
    <message>
      <source>Set up this office</source>
      <translation>இந்த அலுவலகத்தை அமை</translation>
    </message>
    <message>
      <source>Setting the register in type</source>
      <translation>பதிவேடு அச்சுக்குத் தயாராகிறது</translation>
    </message>
    <message>
      <source>Setting the tables in type</source>
      <translation>அட்டவணைகள் அச்சுக்குத் தயாராகின்றன</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>அமைப்புகள்</translation>
    </message>
    <message>
      <source>Settle it</source>
      <translation>தீர்</translation>
    </message>
    <message>
      <source>Settle the difference</source>
      <translation>வேறுபாட்டைத் தீர்</translation>
    </message>
    <message>
      <source>Settle what two devices said</source>
      <translation>இரு சாதனங்கள் கூறியதைத் தீர்</translation>
    </message>
    <message>
      <source>Settle: {what}</source>
      <translation>தீர்: {what}</translation>
    </message>
    <message>
      <source>Settled; both earlier entries still stand in the note sheet</source>
      <translation>தீர்க்கப்பட்டது; முந்தைய இரு பதிவுகளும் குறிப்புத் தாளில் நிற்கும்</translation>
    </message>
    <message>
      <source>Share (rupees)</source>
      <translation>பங்கு (ரூபாய்)</translation>
    </message>
    <message>
      <source>Share an expense among the owners</source>
      <translation>செலவை உரிமையாளரிடையே பங்கிடு</translation>
    </message>
    <message>
      <source>Shares</source>
      <translation>பங்குகள்</translation>
    </message>
    <message>
      <source>Sheet of labels</source>
      <translation>முகவரிச் சீட்டுத் தாள்</translation>
    </message>
    <message>
      <source>Sheet {number} for ₹ {amount} is entered</source>
      <translation>தாள் {number}, ₹ {amount}, பதிவானது</translation>
    </message>
    <message>
      <source>Sheet {number} is entered</source>
      <translation>தாள் {number} பதிவானது</translation>
    </message>
    <message>
      <source>Sheet {number} is entered as spoilt</source>
      <translation>தாள் {number} கெட்டதாகப் பதிவானது</translation>
    </message>
    <message>
      <source>Sheets of a book</source>
      <translation>புத்தகத்தின் தாள்கள்</translation>
    </message>
    <message>
      <source>Shift and the arrows choose; a filter makes the list shorter.</source>
      <translation>Shift-உம் அம்புகளும் தேர்ந்தெடுக்கும்; வடிகட்டி பட்டியலைச் சுருக்கும்.</translation>
    </message>
    <message>
      <source>Shift+Enter makes a new line</source>
      <translation>Shift+Enter புதிய வரியைத் தொடங்கும்</translation>
    </message>
    <message>
      <source>Short form for numbers</source>
      <translation>எண்களுக்கான சுருக்கம்</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>காட்டு</translation>
    </message>
    <message>
      <source>Show all</source>
      <translation>அனைத்தையும் காட்டு</translation>
    </message>
    <message>
      <source>Show the earlier entries</source>
      <translation>முந்தைய பதிவுகளைக் காட்டு</translation>
    </message>
    <message>
      <source>Show the password</source>
      <translation>கடவுச்சொல்லைக் காட்டு</translation>
    </message>
    <message>
      <source>Side</source>
      <translation>பக்கம்</translation>
    </message>
    <message>
      <source>Sides in order</source>
      <translation>வரிசையாகப் பக்கங்கள்</translation>
    </message>
    <message>
      <source>Sign and issue</source>
      <translation>கையொப்பமிட்டு வழங்கு</translation>
    </message>
    <message>
      <source>Sign and issue the decision</source>
      <translation>கையொப்பமிட்டு முடிவை வழங்கு</translation>
    </message>
    <message>
      <source>Sign and make the order</source>
      <translation>கையொப்பமிட்டு ஆணை பிறப்பி</translation>
    </message>
    <message>
      <source>Sign and print the demand</source>
      <translation>கையொப்பமிட்டுக் கேட்புரை அச்சிடு</translation>
    </message>
    <message>
      <source>Sign by hand only</source>
      <translation>கையால் மட்டும் கையொப்பமிடு</translation>
    </message>
    <message>
      <source>Sign in</source>
      <translation>உள்நுழை</translation>
    </message>
    <message>
      <source>Sign in as another person</source>
      <translation>மற்றொருவராக உள்நுழை</translation>
    </message>
    <message>
      <source>Sign in as the administrator to go on.</source>
      <translation>தொடர நிர்வாகியாக உள்நுழைக.</translation>
    </message>
    <message>
      <source>Sign in to take in {files}.</source>
      <translation>{files} ஐ உள்ளெடுக்க உள்நுழையவும்.</translation>
    </message>
    <message>
      <source>Sign the notice · {what}</source>
      <translation>அறிவிப்பில் கையொப்பம் · {what}</translation>
    </message>
    <message>
      <source>Signed by the {authority}, section {section}</source>
      <translation>கையொப்பம்: {authority}, பிரிவு {section}</translation>
    </message>
    <message>
      <source>Signed on</source>
      <translation>கையொப்பமிட்ட நாள்</translation>
    </message>
    <message>
      <source>Signed on paper</source>
      <translation>தாளில் கையொப்பம்</translation>
    </message>
    <message>
      <source>Signed print: {name}</source>
      <translation>கையொப்பமிட்ட அச்சு: {name}</translation>
    </message>
    <message>
      <source>Signs in as</source>
      <translation>உள்நுழையும் பெயர்</translation>
    </message>
    <message>
      <source>Signs under</source>
      <translation>கையொப்பமிடும் பிரிவுகள்</translation>
    </message>
    <message>
      <source>Silence has decided, stated in {number}, {section}</source>
      <translation>மௌனத்தால் முடிவானது, {number}-இல் கூறப்பட்டது, {section}</translation>
    </message>
    <message>
      <source>Since</source>
      <translation>எப்போதிலிருந்து</translation>
    </message>
    <message>
      <source>Since which day it was directed</source>
      <translation>எந்த நாளிலிருந்து பணிக்கப்பட்டது</translation>
    </message>
    <message>
      <source>Site inspected, {count}: {what}</source>
      <translation>இடம் ஆய்வு செய்யப்பட்டது, {count}: {what}</translation>
    </message>
    <message>
      <source>Site inspected; nothing found against the law</source>
      <translation>இடம் ஆய்வு செய்யப்பட்டது; சட்டத்துக்கு எதிராக எதுவும் இல்லை</translation>
    </message>
    <message>
      <source>Size of type</source>
      <translation>எழுத்தின் அளவு</translation>
    </message>
    <message>
      <source>Sketch</source>
      <translation>வரைபடம்</translation>
    </message>
    <message>
      <source>Slab that is meant</source>
      <translation>கருதப்படும் அடுக்கு</translation>
    </message>
    <message>
      <source>Small Latin letters, figures, dot or dash</source>
      <translation>சிறிய ரோமன் எழுத்துகள், எண்கள், புள்ளி அல்லது கோடு</translation>
    </message>
    <message>
      <source>Smaller type</source>
      <translation>சிறிய எழுத்து</translation>
    </message>
    <message>
      <source>So many</source>
      <translation>இத்தனை</translation>
    </message>
    <message>
      <source>So since</source>
      <translation>எப்போதிருந்து</translation>
    </message>
    <message>
      <source>Some objections are not considered yet; each gets its own answer first.</source>
      <translation>சில ஆட்சேபணைகள் இன்னும் பரிசீலிக்கப்படவில்லை; முதலில் ஒவ்வொன்றுக்கும் பதில் தரவும்.</translation>
    </message>
    <message>
      <source>Some of it could not be taken</source>
      <translation>சிலவற்றை எடுக்க முடியவில்லை</translation>
    </message>
    <message>
      <source>Somebody else still holds ₹ {amount} at this PC; it is handed over first.</source>
      <translation>இந்த PC-யில் வேறொருவரிடம் இன்னும் ₹ {amount} உள்ளது; முதலில் அது ஒப்படைக்கப்பட வேண்டும்.</translation>
    </message>
    <message>
      <source>Something else</source>
      <translation>வேறு ஏதேனும்</translation>
    </message>
    <message>
      <source>Something else than the centre answered, or the line broke. The next try comes by itself.</source>
      <translation>மையமல்லாத வேறொன்று பதிலளித்தது, அல்லது இணைப்பு அறுந்தது. அடுத்த முயற்சி தானாக நடக்கும்.</translation>
    </message>
    <message>
      <source>Something else than the centre answered. If this line has a log-in page, open a browser and log in there; if not, ask who looks after the line.</source>
      <translation>மையத்துக்குப் பதிலாக வேறொன்று பதிலளித்தது. இந்த இணைப்புக்கு உள்நுழைவுப் பக்கம் இருந்தால், உலாவியைத் திறந்து அங்கே உள்நுழையுங்கள்; இல்லையெனில் இணைப்பைப் பராமரிப்பவரிடம் கேளுங்கள்.</translation>
    </message>
    <message>
      <source>Something here does not fit the Act or is missing; look at this step again.</source>
      <translation>இங்கே ஏதோ சட்டத்துடன் பொருந்தவில்லை அல்லது விடுபட்டது; இப்படியை மீண்டும் பார்க்கவும்.</translation>
    </message>
    <message>
      <source>Something here needs your attention</source>
      <translation>இங்கே உங்கள் கவனம் தேவை</translation>
    </message>
    <message>
      <source>Something went wrong in the program</source>
      <translation>நிரலில் ஏதோ தவறு நேர்ந்தது</translation>
    </message>
    <message>
      <source>Son, daughter or wife of</source>
      <translation>தந்தை / கணவர் பெயர்</translation>
    </message>
    <message>
      <source>Sort</source>
      <translation>வரிசை</translation>
    </message>
    <message>
      <source>Sort by {column}</source>
      <translation>{column} வாரியாக வரிசை</translation>
    </message>
    <message>
      <source>Spent ₹</source>
      <translation>செலவு ₹</translation>
    </message>
    <message>
      <source>Spoilt</source>
      <translation>கெட்டவை</translation>
    </message>
    <message>
      <source>Spread it</source>
      <translation>தவணையாக்கு</translation>
    </message>
    <message>
      <source>Spread it over instalments</source>
      <translation>தவணைகளாகப் பிரி</translation>
    </message>
    <message>
      <source>Spreadsheet</source>
      <translation>விரிதாள்</translation>
    </message>
    <message>
      <source>Square metres</source>
      <translation>சதுர மீட்டர்</translation>
    </message>
    <message>
      <source>Stands on the paper beside the amount and the section</source>
      <translation>தாளில் தொகை, பிரிவுடன் இருக்கும்</translation>
    </message>
    <message>
      <source>Stands over {sections}</source>
      <translation>{sections} மீது பொருந்தும்</translation>
    </message>
    <message>
      <source>State</source>
      <translation>நிலை</translation>
    </message>
    <message>
      <source>State that silence has decided</source>
      <translation>மௌனத்தால் முடிவானது என அறிவி</translation>
    </message>
    <message>
      <source>Statement and plan</source>
      <translation>விவரமும் திட்டமும்</translation>
    </message>
    <message>
      <source>Statement of lands</source>
      <translation>நிலங்களின் விவரம்</translation>
    </message>
    <message>
      <source>Status</source>
      <translation>நிலை</translation>
    </message>
    <message>
      <source>Sticks sent and received</source>
      <translation>அனுப்பியதும் வந்ததுமான பென் டிரைவ்கள்</translation>
    </message>
    <message>
      <source>Still to do before the decision</source>
      <translation>முடிவுக்கு முன் செய்ய வேண்டியவை</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>நிறுத்து</translation>
    </message>
    <message>
      <source>Stop after this paper</source>
      <translation>இந்த ஆவணத்திற்குப் பின் நிறுத்து</translation>
    </message>
    <message>
      <source>Stopped. Bring the file again for the rest; nothing is doubled.</source>
      <translation>நிறுத்தப்பட்டது. மீதிக்குக் கோப்பை மீண்டும் கொண்டு வருக; எதுவும் இரட்டிக்காது.</translation>
    </message>
    <message>
      <source>Stopping at the next safe place</source>
      <translation>அடுத்த பாதுகாப்பான இடத்தில் நிற்கிறது</translation>
    </message>
    <message>
      <source>Storeys</source>
      <translation>மாடிகள்</translation>
    </message>
    <message>
      <source>Straight line</source>
      <translation>நேர்கோடு</translation>
    </message>
    <message>
      <source>Street</source>
      <translation>தெரு</translation>
    </message>
    <message>
      <source>Street alignment</source>
      <translation>தெரு அமைவுக் கோடு</translation>
    </message>
    <message>
      <source>Street register</source>
      <translation>தெருப் பதிவேடு</translation>
    </message>
    <message>
      <source>Streets</source>
      <translation>தெருக்கள்</translation>
    </message>
    <message>
      <source>Such as 77.41</source>
      <translation>77.41 போல</translation>
    </message>
    <message>
      <source>Such as the district</source>
      <translation>மாவட்டம் போல</translation>
    </message>
    <message>
      <source>Sum certified (rupees)</source>
      <translation>சான்றளித்த தொகை (ரூபாய்)</translation>
    </message>
    <message>
      <source>Sum let go by the Government</source>
      <translation>அரசு தொகையைத் தள்ளுபடி செய்தல்</translation>
    </message>
    <message>
      <source>Sunday</source>
      <translation>ஞாயிறு</translation>
    </message>
    <message>
      <source>Sync</source>
      <translation>பரிமாற்றம்</translation>
    </message>
    <message>
      <source>Tabs, or the days before and after</source>
      <translation>தாவல்கள், அல்லது முந்தைய அடுத்த நாட்கள்</translation>
    </message>
    <message>
      <source>Take in what came</source>
      <translation>வந்ததை உள்ளெடு</translation>
    </message>
    <message>
      <source>Take it in</source>
      <translation>இதை உள்ளெடு</translation>
    </message>
    <message>
      <source>Take it over</source>
      <translation>எடுத்துக்கொள்</translation>
    </message>
    <message>
      <source>Take money</source>
      <translation>பணம் பெறு</translation>
    </message>
    <message>
      <source>Take out</source>
      <translation>நீக்குக</translation>
    </message>
    <message>
      <source>Take over ₹ {amount} from {name}</source>
      <translation>{name} இடமிருந்து ₹ {amount} ஏற்றுக்கொள்</translation>
    </message>
    <message>
      <source>Take parcels from the map of the ward</source>
      <translation>வார்டு வரைபடத்திலிருந்து மனைகளை எடு</translation>
    </message>
    <message>
      <source>Take possession of land within the line</source>
      <translation>கோட்டுக்குள் உள்ள நிலத்தைக் கையகப்படுத்து</translation>
    </message>
    <message>
      <source>Take the cash over</source>
      <translation>ரொக்கத்தை ஏற்றுக்கொள்</translation>
    </message>
    <message>
      <source>Take the draft back</source>
      <translation>வரைவைத் திரும்பப் பெறு</translation>
    </message>
    <message>
      <source>Take the last answer back</source>
      <translation>கடைசிப் பதிலைத் திரும்பப் பெறுக</translation>
    </message>
    <message>
      <source>Take the last point back</source>
      <translation>கடைசிப் புள்ளியை நீக்கு</translation>
    </message>
    <message>
      <source>Take the money</source>
      <translation>பணத்தைப் பெறு</translation>
    </message>
    <message>
      <source>Take them</source>
      <translation>எடு</translation>
    </message>
    <message>
      <source>Take this filter away</source>
      <translation>இந்த வடிகட்டலை நீக்கு</translation>
    </message>
    <message>
      <source>Take this reading</source>
      <translation>இந்த வாசிப்பை ஏற்க</translation>
    </message>
    <message>
      <source>Take what the scanner puts into its folder</source>
      <translation>ஸ்கேனர் தன் கோப்புறையில் இடுவதை எடுக்க</translation>
    </message>
    <message>
      <source>Taken today</source>
      <translation>இன்று பெற்றவை</translation>
    </message>
    <message>
      <source>Tamil</source>
      <translation>தமிழ்</translation>
    </message>
    <message>
      <source>Telephone</source>
      <translation>தொலைபேசி</translation>
    </message>
    <message>
      <source>Telephone, e-mail</source>
      <translation>தொலைபேசி, மின்னஞ்சல்</translation>
    </message>
    <message>
      <source>Tell it to who looks after the centre; he makes a one-time code for it.</source>
      <translation>மையத்தைக் கவனிப்பவரிடம் சொல்லுங்கள்; அவர் ஒருமுறைக் குறியீடு தருவார்.</translation>
    </message>
    <message>
      <source>Texts of papers</source>
      <translation>ஆவணங்களின் வாசகங்கள்</translation>
    </message>
    <message>
      <source>The Act asks for no such approval here.</source>
      <translation>சட்டம் இங்கே இத்தகைய ஒப்புதலைக் கேட்கவில்லை.</translation>
    </message>
    <message>
      <source>The Act asks for no such notice here.</source>
      <translation>சட்டம் இங்கே இத்தகைய அறிவிப்பைக் கேட்கவில்லை.</translation>
    </message>
    <message>
      <source>The Act does not measure it so.</source>
      <translation>சட்டம் இவ்வாறு அளப்பதில்லை.</translation>
    </message>
    <message>
      <source>The Act does not speak of this setting forward.</source>
      <translation>இவ்வாறு முன்னே கொண்டுவருவதைச் சட்டம் சொல்லவில்லை.</translation>
    </message>
    <message>
      <source>The Act fixes no time here; the officer sets what is reasonable, and the paper says so</source>
      <translation>சட்டம் இங்கே காலம் குறிக்கவில்லை; அலுவலர் நியாயமானதை நிர்ணயிப்பார், தாளும் அப்படிக் கூறும்</translation>
    </message>
    <message>
      <source>The Act gives no instalments for what is due under section {section}.</source>
      <translation>பிரிவு {section} இன் நிலுவைத் தொகைக்குச் சட்டம் தவணை தரவில்லை.</translation>
    </message>
    <message>
      <source>The Act gives no power for this here. What was done under another law is recorded as a change of the street, with its order.</source>
      <translation>இதற்குச் சட்டம் இங்கு அதிகாரம் தரவில்லை. வேறு சட்டத்தின் கீழ் செய்ததைத் தெருவின் மாற்றமாக ஆணையுடன் பதிவு செய்யவும்.</translation>
    </message>
    <message>
      <source>The Act gives no power to take such land for the street.</source>
      <translation>தெருவுக்காக இத்தகைய நிலத்தை எடுக்கச் சட்டம் அதிகாரம் தரவில்லை.</translation>
    </message>
    <message>
      <source>The Act gives this authority no power under one of these sections.</source>
      <translation>இப்பிரிவுகளில் ஒன்றில் சட்டம் இந்த அதிகாரிக்கு அதிகாரம் தரவில்லை.</translation>
    </message>
    <message>
      <source>The Act has no section {section}.</source>
      <translation>சட்டத்தில் பிரிவு {section} இல்லை.</translation>
    </message>
    <message>
      <source>The Act knows no line of this kind.</source>
      <translation>சட்டத்தில் இவ்வகைக் கோடு இல்லை.</translation>
    </message>
    <message>
      <source>The Act knows no such agreement about work within the line.</source>
      <translation>கோட்டுக்குள் வேலை பற்றிய இத்தகைய ஒப்பந்தம் சட்டத்தில் இல்லை.</translation>
    </message>
    <message>
      <source>The Act leaves this measure to a unit that differs from place to place. Have it set in Settings, or write the area in square metres.</source>
      <translation>இந்த அளவின் அலகு இடத்துக்கு இடம் மாறும். அதை அமைப்புகளில் நிர்ணயிக்கச் செய்யவும், அல்லது பரப்பைச் சதுர மீட்டரில் எழுதவும்.</translation>
    </message>
    <message>
      <source>The Act names no forum of appeal for this order; check the section.</source>
      <translation>இந்த ஆணைக்கு மேல்முறையீட்டு மன்றத்தைச் சட்டம் கூறவில்லை; பிரிவைப் பார்க்கவும்.</translation>
    </message>
    <message>
      <source>The Act says nothing of payment for this; nothing is worked out.</source>
      <translation>இதற்கான தொகை பற்றிச் சட்டம் சொல்லவில்லை; கணக்கு இல்லை.</translation>
    </message>
    <message>
      <source>The Act says two things about the appeal. Decide it first; the choice is kept with its reason.</source>
      <translation>மேல்முறையீடு பற்றிச் சட்டம் இருவிதமாகக் கூறுகிறது. முதலில் முடிவு செய்யவும்; தெரிவு அதன் காரணத்துடன் வைக்கப்படும்.</translation>
    </message>
    <message>
      <source>The Act says two things here</source>
      <translation>சட்டம் இங்கே இருவிதமாகக் கூறுகிறது</translation>
    </message>
    <message>
      <source>The Act says two things; decided: {choice}. {reason}</source>
      <translation>சட்டம் இருவிதமாகக் கூறுகிறது; முடிவு: {choice}. {reason}</translation>
    </message>
    <message>
      <source>The Act sets no price for the land.</source>
      <translation>சட்டம் நிலத்துக்கு விலை நிர்ணயிக்கவில்லை.</translation>
    </message>
    <message>
      <source>The Act sets none; leave it empty to set none</source>
      <translation>சட்டம் எதுவும் குறிக்கவில்லை; வேண்டாமெனில் காலியாக விடவும்</translation>
    </message>
    <message>
      <source>The Act was not in force on that day.</source>
      <translation>அந்நாளில் சட்டம் நடைமுறையில் இல்லை.</translation>
    </message>
    <message>
      <source>The Act's interest is {percent} in the hundred a year.</source>
      <translation>சட்டத்தின் வட்டி ஆண்டுக்கு நூற்றுக்கு {percent}.</translation>
    </message>
    <message>
      <source>The Act's own order, section {section}</source>
      <translation>சட்டத்தின் வரிசை, பிரிவு {section}</translation>
    </message>
    <message>
      <source>The PC is not enrolled yet; do it under Sync.</source>
      <translation>கணினி இன்னும் பதிவாகவில்லை; பரிமாற்றத்தில் செய்யவும்.</translation>
    </message>
    <message>
      <source>The PC's clock says {shown}, but the last entry was made at {before}. Set date and time right; until then check dates by hand.</source>
      <translation>கணினியின் கடிகாரம் {shown} எனக் காட்டுகிறது, ஆனால் கடைசிப் பதிவு {before} அன்று. தேதியையும் நேரத்தையும் சரிசெய்யவும்; அதுவரை தேதிகளைக் கையால் சரிபார்க்கவும்.</translation>
    </message>
    <message>
      <source>The PC's clock says {shown}; the last entry was made at {before}. If the clock is wrong, set it right first.</source>
      <translation>கணினியின் கடிகாரம் {shown} எனக் காட்டுகிறது; கடைசிப் பதிவு {before} அன்று. கடிகாரம் தவறாயின் முதலில் அதைச் சரிசெய்யவும்.</translation>
    </message>
    <message>
      <source>The QR code can't hold so much text; shorten the file number.</source>
      <translation>QR குறியீட்டில் இவ்வளவு எழுத்து அடங்காது; கோப்பு எண்ணைச் சுருக்கவும்.</translation>
    </message>
    <message>
      <source>The State's Act decides which notices, periods and officers there are.</source>
      <translation>எந்த அறிவிப்புகள், காலங்கள், அலுவலர்கள் என்பதை மாநிலச் சட்டம் தீர்மானிக்கும்.</translation>
    </message>
    <message>
      <source>The age counts from the last day to pay; before a demand is served its time does not run.</source>
      <translation>காலம் செலுத்தக் கடைசி நாளிலிருந்து எண்ணப்படும்; கேட்பு சார்வு செய்யும் முன் காலம் ஓடாது.</translation>
    </message>
    <message>
      <source>The answer was not signed by our centre; nothing was taken over. Tell the administrator.</source>
      <translation>பதிலில் நம் மையத்தின் கையொப்பம் இல்லை; எதுவும் எடுக்கப்படவில்லை. நிர்வாகியிடம் கூறவும்.</translation>
    </message>
    <message>
      <source>The appeal it will name</source>
      <translation>ஆணை குறிப்பிடும் மேல்முறையீடு</translation>
    </message>
    <message>
      <source>The applicant is</source>
      <translation>விண்ணப்பதாரர்</translation>
    </message>
    <message>
      <source>The approval is dated after the act; it must come first.</source>
      <translation>ஒப்புதல் செயலுக்குப் பிந்தைய தேதியில் உள்ளது; அது முதலில் வர வேண்டும்.</translation>
    </message>
    <message>
      <source>The attempt is entered</source>
      <translation>முயற்சி பதிவானது</translation>
    </message>
    <message>
      <source>The auction is announced for a later day; the things are sold from {first_day}.</source>
      <translation>ஏலம் பிந்தைய நாளுக்கு அறிவிக்கப்பட்டது; பொருட்கள் {first_day} முதல் விற்கப்படும்.</translation>
    </message>
    <message>
      <source>The authority's paper can't be later than what is done on it.</source>
      <translation>அதிகாரியின் ஆவணம் அதன்படி செய்யப்பட்டதற்குப் பிந்தையதாக இருக்க முடியாது.</translation>
    </message>
    <message>
      <source>The bad rows are in {file}: correct them there and bring that file.</source>
      <translation>பிழையான வரிகள் {file} இல் உள்ளன: அங்கே திருத்தி அந்தக் கோப்பைக் கொண்டு வருக.</translation>
    </message>
    <message>
      <source>The bank's charges</source>
      <translation>வங்கிக் கட்டணங்கள்</translation>
    </message>
    <message>
      <source>The bank's reference</source>
      <translation>வங்கியின் குறிப்பெண்</translation>
    </message>
    <message>
      <source>The base line turns back sharply at its point {point}. Use two base lines.</source>
      <translation>அடிக்கோடு புள்ளி {point} இல் கூர்மையாகத் திரும்புகிறது. இரண்டு அடிக்கோடுகளைப் பயன்படுத்தவும்.</translation>
    </message>
    <message>
      <source>The book has the numbers {first} to {last}.</source>
      <translation>புத்தகத்தில் எண்கள் {first} முதல் {last} உள்ளன.</translation>
    </message>
    <message>
      <source>The book says ₹ {book}, the count ₹ {count}. Count again, or explain the difference.</source>
      <translation>புத்தகத்தில் ₹ {book}, எண்ணிக்கையில் ₹ {count}. மீண்டும் எண்ணவும், அல்லது வேறுபாட்டை விளக்கவும்.</translation>
    </message>
    <message>
      <source>The building</source>
      <translation>கட்டிடம்</translation>
    </message>
    <message>
      <source>The bye-law, rule or order</source>
      <translation>துணைவிதி, விதி அல்லது ஆணை</translation>
    </message>
    <message>
      <source>The case</source>
      <translation>கோப்பு</translation>
    </message>
    <message>
      <source>The case is bound</source>
      <translation>கோப்பு தொகுக்கப்பட்டது</translation>
    </message>
    <message>
      <source>The case is in that ward already.</source>
      <translation>கோப்பு ஏற்கெனவே அந்த வார்டில் உள்ளது.</translation>
    </message>
    <message>
      <source>The case opened before this one</source>
      <translation>இதற்கு முன் திறந்த கோப்பு</translation>
    </message>
    <message>
      <source>The case was handed over</source>
      <translation>வழக்கு ஒப்படைக்கப்பட்டது</translation>
    </message>
    <message>
      <source>The case was opened on {date}; an inspection can't be earlier.</source>
      <translation>கோப்பு {date} அன்று திறக்கப்பட்டது; ஆய்வு அதற்கு முன் இருக்க முடியாது.</translation>
    </message>
    <message>
      <source>The case was opened on {date}; nothing is done before that day.</source>
      <translation>கோப்பு {date} அன்று திறக்கப்பட்டது; அதற்கு முன் எதுவும் செய்யப்படாது.</translation>
    </message>
    <message>
      <source>The cases are linked</source>
      <translation>வழக்குகள் இணைக்கப்பட்டன</translation>
    </message>
    <message>
      <source>The cash book is closed up to {date} already.</source>
      <translation>ரொக்கப் புத்தகம் {date} வரை ஏற்கெனவே முடிக்கப்பட்டுள்ளது.</translation>
    </message>
    <message>
      <source>The cash book is closed with ₹ {amount}: {number}</source>
      <translation>ரொக்கப் புத்தகம் ₹ {amount} உடன் முடிக்கப்பட்டது: {number}</translation>
    </message>
    <message>
      <source>The cash book of that day is closed; refund the money instead.</source>
      <translation>அந்த நாளின் ரொக்கப் புத்தகம் முடிக்கப்பட்டது; பதிலாகப் பணத்தைத் திருப்பிச் செலுத்தவும்.</translation>
    </message>
    <message>
      <source>The cash book of {date} is closed; money is taken and paid again on the next day.</source>
      <translation>{date} நாளின் ரொக்கப் புத்தகம் மூடப்பட்டது; பண வரவு செலவு மறுநாள் மீண்டும் நடைபெறும்.</translation>
    </message>
    <message>
      <source>The cash of this receipt was handed on already; refund the money instead.</source>
      <translation>இந்த ரசீதின் ரொக்கம் ஏற்கெனவே ஒப்படைக்கப்பட்டது; பதிலாகப் பணத்தைத் திருப்பிச் செலுத்தவும்.</translation>
    </message>
    <message>
      <source>The cause is entered</source>
      <translation>காரணம் பதிவானது</translation>
    </message>
    <message>
      <source>The centre and this PC do not agree. Nothing was changed and nothing is lost; tell the administrator.</source>
      <translation>மையமும் இந்தக் கணினியும் ஒத்துப்போகவில்லை. எதுவும் மாறவில்லை, இழக்கப்படவில்லை; நிர்வாகியிடம் கூறவும்.</translation>
    </message>
    <message>
      <source>The centre can't be reached; the line is probably down.</source>
      <translation>மையத்தை அடைய முடியவில்லை; இணைப்பு துண்டித்திருக்கலாம்.</translation>
    </message>
    <message>
      <source>The centre did not answer in time.</source>
      <translation>மையம் உரிய நேரத்தில் பதிலளிக்கவில்லை.</translation>
    </message>
    <message>
      <source>The centre did not take a paper or scan. {why} It is safe here.</source>
      <translation>மையம் ஒரு தாளையோ வருடலையோ ஏற்கவில்லை. {why} அது இங்கு பாதுகாப்பாக உள்ளது.</translation>
    </message>
    <message>
      <source>The centre did not take entries of another PC that are held here. {why} They stay here, and your own work went over.</source>
      <translation>இங்குள்ள வேறொரு கணினியின் பதிவுகளை மையம் ஏற்கவில்லை. {why} அவை இங்கேயே இருக்கும்; உங்கள் சொந்த வேலை சென்று சேர்ந்தது.</translation>
    </message>
    <message>
      <source>The centre does not know this PC. Ask the administrator for a one-time code and enrol it.</source>
      <translation>மையத்துக்கு இந்தக் கணினி தெரியாது. நிர்வாகியிடம் ஒருமுறைக் குறியீடு பெற்று இதைப் பதிவு செய்யவும்.</translation>
    </message>
    <message>
      <source>The centre had some of this PC's entries already from another PC. This PC goes on as a new device with its own numbers; nothing is lost. If the same data is used on another PC too, tell the administrator.</source>
      <translation>இக்கணினியின் சில பதிவுகள் வேறொரு கணினியிலிருந்து ஏற்கனவே மையத்துக்கு வந்திருந்தன. இக்கணினி தன் சொந்த எண்களுடன் புதிய சாதனமாகத் தொடரும்; எதுவும் இழக்கப்படவில்லை. இதே தரவு வேறு கணினியிலும் பயன்பட்டால் நிர்வாகியிடம் கூறவும்.</translation>
    </message>
    <message>
      <source>The centre holds another history of this PC after entry {seq}: the data was copied, or put back from a backup. This PC goes on as a new device with its own numbers; no entry is lost, and what was printed keeps its number. If the same data is used on another PC too, tell the administrator.</source>
      <translation>பதிவு {seq} க்குப் பின் மையத்தில் இக்கணினிக்கு வேறொரு வரலாறு உள்ளது: தரவு நகலெடுக்கப்பட்டது அல்லது காப்பிலிருந்து மீட்கப்பட்டது. இக்கணினி தன் சொந்த எண்களுடன் புதிய சாதனமாகத் தொடரும்; எந்தப் பதிவும் இழக்கப்படவில்லை, அச்சிட்டவற்றின் எண் மாறாது. இதே தரவு வேறு கணினியிலும் பயன்பட்டால் நிர்வாகியிடம் கூறவும்.</translation>
    </message>
    <message>
      <source>The centre is busy; the next try comes by itself.</source>
      <translation>மையம் பரபரப்பாக உள்ளது; அடுத்த முயற்சி தானாக நடக்கும்.</translation>
    </message>
    <message>
      <source>The centre lets you know: {text}</source>
      <translation>மையத்தின் செய்தி: {text}</translation>
    </message>
    <message>
      <source>The centre no longer accepts this PC. Ask the administrator.</source>
      <translation>மையம் இனி இந்தக் கணினியை ஏற்காது. நிர்வாகியைக் கேட்கவும்.</translation>
    </message>
    <message>
      <source>The centre was put back from a backup. This PC sends it again what it lost; nothing is lost, and you need do nothing.</source>
      <translation>மையம் காப்பிலிருந்து மீட்கப்பட்டது. அது இழந்ததை இக்கணினி மீண்டும் அனுப்புகிறது; எதுவும் இழக்கப்படவில்லை, நீங்கள் எதுவும் செய்ய வேண்டாம்.</translation>
    </message>
    <message>
      <source>The centre will soon need version {version} of the program. Tell who looks after the program; until then the exchange goes on.</source>
      <translation>மையத்துக்கு விரைவில் நிரலின் பதிப்பு {version} தேவைப்படும். நிரலைக் கவனிப்பவரிடம் கூறவும்; அதுவரை பரிமாற்றம் தொடரும்.</translation>
    </message>
    <message>
      <source>The centre's address begins with https://, followed by its name.</source>
      <translation>மையத்தின் முகவரி https:// என்று தொடங்கும், பின் அதன் பெயர்.</translation>
    </message>
    <message>
      <source>The centre's certificate can't be trusted; ask who looks after the network.</source>
      <translation>மையத்தின் சான்றிதழை நம்ப இயலாது; வலையமைப்பைக் கவனிப்பவரைக் கேட்கவும்.</translation>
    </message>
    <message>
      <source>The centre's invitation</source>
      <translation>மையத்தின் அழைப்பு</translation>
    </message>
    <message>
      <source>The centre's invitation is still to come.</source>
      <translation>மையத்தின் அழைப்பு இன்னும் வரவில்லை.</translation>
    </message>
    <message>
      <source>The certificate does not hold at this time. Choose another one.</source>
      <translation>சான்றிதழ் இந்நேரத்தில் செல்லாது. வேறொன்றைத் தேர்வு செய்யவும்.</translation>
    </message>
    <message>
      <source>The checklist goes out with the case filled in and asks:</source>
      <translation>சரிபார்ப்புப் பட்டியலில் கோப்பு நிரப்பப்பட்டிருக்கும்; அது கேட்பவை:</translation>
    </message>
    <message>
      <source>The checklist is ready to print</source>
      <translation>சரிபார்ப்புப் பட்டியல் அச்சிடத் தயார்</translation>
    </message>
    <message>
      <source>The cheque is dishonoured; the due is open again</source>
      <translation>காசோலை மறுக்கப்பட்டது; நிலுவை மீண்டும் உள்ளது</translation>
    </message>
    <message>
      <source>The cheque is not realised yet; nothing is paid back on it.</source>
      <translation>காசோலைப் பணம் இன்னும் கிடைக்கவில்லை; அதற்கு எதுவும் திருப்பிச் செலுத்தப்படாது.</translation>
    </message>
    <message>
      <source>The cheque is realised</source>
      <translation>காசோலைப் பணம் கிடைத்துவிட்டது</translation>
    </message>
    <message>
      <source>The cheque was received on {date}; this is between that day and today.</source>
      <translation>காசோலை {date} அன்று பெறப்பட்டது; இது அந்த நாளுக்கும் இன்றைக்கும் இடையில் இருக்க வேண்டும்.</translation>
    </message>
    <message>
      <source>The choice is an entry of its own; it stands in the note sheet with your name and reason.</source>
      <translation>தெரிவு தனிப் பதிவு; அது குறிப்புத் தாளில் உங்கள் பெயருடனும் காரணத்துடனும் நிற்கும்.</translation>
    </message>
    <message>
      <source>The choice is recorded; the order can be made</source>
      <translation>தெரிவு பதிவானது; இனி ஆணை பிறப்பிக்கலாம்</translation>
    </message>
    <message>
      <source>The clock it starts</source>
      <translation>இது தொடங்கும் காலக்கெடு</translation>
    </message>
    <message>
      <source>The code was changed after it was signed.</source>
      <translation>கையொப்பத்திற்குப் பின் குறியீடு மாற்றப்பட்டது.</translation>
    </message>
    <message>
      <source>The code was signed by a PC that this office does not know.</source>
      <translation>இந்த அலுவலகம் அறியாத கணினி குறியீட்டில் கையொப்பமிட்டது.</translation>
    </message>
    <message>
      <source>The columns are known from a register with these headers.</source>
      <translation>இந்தத் தலைப்புகளுடைய பதிவேட்டிலிருந்து நிரல்கள் தெரியும்.</translation>
    </message>
    <message>
      <source>The copy</source>
      <translation>நகல்</translation>
    </message>
    <message>
      <source>The council is to be told</source>
      <translation>மன்றத்துக்குத் தெரிவிக்க வேண்டியவை</translation>
    </message>
    <message>
      <source>The council was told on {day}: {number}</source>
      <translation>மன்றத்துக்கு {day} அன்று தெரிவிக்கப்பட்டது: {number}</translation>
    </message>
    <message>
      <source>The count</source>
      <translation>எண்ணிக்கை</translation>
    </message>
    <message>
      <source>The daily backup could not be made. {why} Tell who looks after the program.</source>
      <translation>அன்றாடக் காப்பு எடுக்க முடியவில்லை. {why} நிரலைக் கவனிப்பவரிடம் கூறவும்.</translation>
    </message>
    <message>
      <source>The data could not be read or saved</source>
      <translation>தரவைப் படிக்கவோ சேமிக்கவோ முடியவில்லை</translation>
    </message>
    <message>
      <source>The data file is another office's than its folder. Nothing was changed. Put the right nagardesk.db back.</source>
      <translation>தரவுக் கோப்பு வேறு அலுவலகத்துடையது; இக்கோப்புறையின் அலுவலகத்துடையது அல்ல. எதுவும் மாற்றப்படவில்லை. சரியான nagardesk.db-ஐத் திரும்ப வைக்கவும்.</translation>
    </message>
    <message>
      <source>The data file is another program's. Nothing was changed. Put the right nagardesk.db back, or run the repair: nagardesk store repair</source>
      <translation>இந்தத் தரவுக் கோப்பு வேறொரு நிரலுடையது. எதுவும் மாற்றப்படவில்லை. சரியான nagardesk.db-ஐத் திரும்ப வைக்கவும், அல்லது சீரமைப்பை இயக்கவும்: nagardesk store repair</translation>
    </message>
    <message>
      <source>The data file is damaged; nothing more is written to it. Leave the folder as it is and run the repair: nagardesk store repair</source>
      <translation>தரவுக் கோப்பு சேதமடைந்துள்ளது; அதில் இனி எதுவும் எழுதப்படாது. கோப்புறையை அப்படியே விட்டு, சீரமைப்பை இயக்கவும்: nagardesk store repair</translation>
    </message>
    <message>
      <source>The data file is empty or gone. Nothing was changed. Put the right nagardesk.db back, or run the repair: nagardesk store repair</source>
      <translation>தரவுக் கோப்பு காலியாக உள்ளது அல்லது காணவில்லை. எதுவும் மாற்றப்படவில்லை. சரியான nagardesk.db-ஐத் திரும்ப வைக்கவும், அல்லது சீரமைப்பை இயக்கவும்: nagardesk store repair</translation>
    </message>
    <message>
      <source>The data file refused this step; nothing was saved. Do it again, and tell if it stays.</source>
      <translation>தரவுக் கோப்பு இப்படியை ஏற்கவில்லை; எதுவும் சேமிக்கப்படவில்லை. மீண்டும் செய்யவும்; நீடித்தால் கூறவும்.</translation>
    </message>
    <message>
      <source>The data folder can't be written. Nothing was changed.</source>
      <translation>தரவுக் கோப்புறையில் எழுத முடியவில்லை. எதுவும் மாறவில்லை.</translation>
    </message>
    <message>
      <source>The data folder can't be written. What was saved before can be read; nothing new can be saved. Tell who looks after the program.</source>
      <translation>தரவுக் கோப்புறையில் எழுத முடியவில்லை. முன்பு சேமித்ததைப் படிக்கலாம்; புதிதாக எதையும் சேமிக்க முடியாது. நிரலைக் கவனிப்பவரிடம் கூறவும்.</translation>
    </message>
    <message>
      <source>The data folder is not in its place any more. This step was not saved. Put it back, then open the program again.</source>
      <translation>தரவுக் கோப்புறை இப்போது அதன் இடத்தில் இல்லை. இந்தப் படி சேமிக்கப்படவில்லை. அதைத் திரும்ப வைத்து, நிரலை மீண்டும் திறக்கவும்.</translation>
    </message>
    <message>
      <source>The data folder lies on a network drive, where what is saved can be lost. Let whoever looks after the program move it to a disk of this PC.</source>
      <translation>தரவுக் கோப்புறை பிணைய இயக்ககத்தில் உள்ளது; அங்கே சேமித்தது தொலையலாம். நிரலைக் கவனிப்பவர் அதை இந்தக் கணினியின் வட்டுக்கு மாற்றட்டும்.</translation>
    </message>
    <message>
      <source>The data is encrypted, but its key lies in a file: this PC has no keyring. Tell who looks after the program.</source>
      <translation>தரவு மறையாக்கப்பட்டுள்ளது, ஆனால் அதன் திறவுகோல் ஒரு கோப்பில் உள்ளது: இக்கணினியில் திறவுகோல் பெட்டகம் இல்லை. நிரலைக் கவனிப்பவரிடம் கூறவும்.</translation>
    </message>
    <message>
      <source>The database library of this PC is too old. Run the set-up of the program again.</source>
      <translation>இக்கணினியின் தரவுத்தள நூலகம் மிகப் பழையது. நிரலின் நிறுவலை மீண்டும் இயக்கவும்.</translation>
    </message>
    <message>
      <source>The day of receipt, the fee and the number are not changed here: enter what happened as an act of its own.</source>
      <translation>பெற்ற நாள், கட்டணம், எண் இங்கே மாறாது: நடந்ததைத் தனிச் செயலாகப் பதிவு செய்க.</translation>
    </message>
    <message>
      <source>The days must rise with the numbers of the book; look at day and number.</source>
      <translation>புத்தக எண்களுடன் நாட்களும் ஏற வேண்டும்; நாளையும் எண்ணையும் பார்க்கவும்.</translation>
    </message>
    <message>
      <source>The demand is served; its time to pay runs</source>
      <translation>கேட்பு சார்வு செய்யப்பட்டது; செலுத்தும் காலம் ஓடுகிறது</translation>
    </message>
    <message>
      <source>The demand was made on {date}; the answer can't be earlier.</source>
      <translation>விவரம் {date} அன்று கேட்கப்பட்டது; பதில் அதற்கு முன் இருக்க முடியாது.</translation>
    </message>
    <message>
      <source>The demand was made on {date}; this comes after.</source>
      <translation>கோரிக்கை {date} அன்று; இது அதன் பின்.</translation>
    </message>
    <message>
      <source>The difference is settled</source>
      <translation>வேறுபாடு தீர்க்கப்பட்டது</translation>
    </message>
    <message>
      <source>The difference that stands is ₹ {amount}.</source>
      <translation>நிற்கும் வேறுபாடு ₹ {amount}.</translation>
    </message>
    <message>
      <source>The digital signature does not hold; nothing was issued. Do it again.</source>
      <translation>மின்னணுக் கையொப்பம் செல்லவில்லை; எதுவும் வெளியிடப்படவில்லை. மீண்டும் செய்யவும்.</translation>
    </message>
    <message>
      <source>The directions do not apply here</source>
      <translation>வழிகாட்டுதல்கள் இங்கு பொருந்தாது</translation>
    </message>
    <message>
      <source>The directions on demolition put aside</source>
      <translation>இடிப்பு வழிகாட்டுதல்களை விலக்குதல்</translation>
    </message>
    <message>
      <source>The directions on demolition stand again</source>
      <translation>இடிப்பு வழிகாட்டுதல்கள் மீண்டும் பொருந்தும்</translation>
    </message>
    <message>
      <source>The disk did not take or give the data. This step was not saved.</source>
      <translation>வட்டு தரவை ஏற்கவில்லை அல்லது தரவில்லை. இந்தப் படி சேமிக்கப்படவில்லை.</translation>
    </message>
    <message>
      <source>The disk is full. This step was not saved. Make room on the disk, then do it again.</source>
      <translation>வட்டு நிரம்பிவிட்டது. இந்தப் படி சேமிக்கப்படவில்லை. இடம் ஏற்படுத்தி மீண்டும் செய்யவும்.</translation>
    </message>
    <message>
      <source>The disk is full. What was saved before can be read; nothing new can be saved until there is room. Move films and pictures away or empty the bin; then work goes on.</source>
      <translation>வட்டு நிரம்பிவிட்டது. முன்பு சேமித்ததைப் படிக்கலாம்; இடம் ஏற்படும் வரை புதிதாக எதையும் சேமிக்க முடியாது. திரைப்படங்களையும் படங்களையும் வேறிடத்துக்கு மாற்றவும் அல்லது குப்பைத்தொட்டியைக் காலி செய்யவும்; பிறகு வேலை தொடரும்.</translation>
    </message>
    <message>
      <source>The draft is taken back</source>
      <translation>வரைவு திரும்பப் பெறப்பட்டது</translation>
    </message>
    <message>
      <source>The draft waits for signature</source>
      <translation>வரைவு கையொப்பத்துக்குக் காத்திருக்கிறது</translation>
    </message>
    <message>
      <source>The emblem is no picture that can be printed. Choose a PNG or JPEG file.</source>
      <translation>சின்னம் அச்சிடத்தக்க படமல்ல. PNG அல்லது JPEG கோப்பைத் தேர்வு செய்யவும்.</translation>
    </message>
    <message>
      <source>The exchange did not go through</source>
      <translation>பரிமாற்றம் முழுமையடையவில்லை</translation>
    </message>
    <message>
      <source>The exchange was stopped; it goes on from there next time.</source>
      <translation>பரிமாற்றம் நிறுத்தப்பட்டது; அடுத்த முறை அங்கிருந்து தொடரும்.</translation>
    </message>
    <message>
      <source>The exchange with the centre did not go through</source>
      <translation>மையத்துடன் பரிமாற்றம் முழுமையடையவில்லை</translation>
    </message>
    <message>
      <source>The expense is demanded from {n} owners</source>
      <translation>{n} உரிமையாளரிடம் செலவு கேட்கப்பட்டது</translation>
    </message>
    <message>
      <source>The facts on which the order rests</source>
      <translation>ஆணைக்கு அடிப்படையான உண்மைகள்</translation>
    </message>
    <message>
      <source>The fee is another sum; take what the office has set.</source>
      <translation>கட்டணம் வேறு தொகை; அலுவலகம் நிர்ணயித்ததைப் பெறவும்.</translation>
    </message>
    <message>
      <source>The fee of an application</source>
      <translation>விண்ணப்பக் கட்டணம்</translation>
    </message>
    <message>
      <source>The file can't be written there; choose another folder.</source>
      <translation>கோப்பை அங்கே எழுத முடியவில்லை; வேறு கோப்புறையைத் தேர்வு செய்யவும்.</translation>
    </message>
    <message>
      <source>The file does not say in which grid it is. Name it: an EPSG number such as 32643, 4326 for degrees, or local.</source>
      <translation>கோப்பு தன் கட்டத்தைச் சொல்லவில்லை. எழுதவும்: 32643 போன்ற EPSG எண், பாகைகளுக்கு 4326, அல்லது local.</translation>
    </message>
    <message>
      <source>The file has two base lines; a street has one.</source>
      <translation>கோப்பில் இரண்டு அடிக்கோடுகள் உள்ளன; தெருவுக்கு ஒன்றே.</translation>
    </message>
    <message>
      <source>The file is in the register</source>
      <translation>கோப்பு பதிவேட்டில் வந்தது</translation>
    </message>
    <message>
      <source>The file names its grid itself. Leave the grid out.</source>
      <translation>கோப்பே தன் கட்டத்தைச் சொல்கிறது. கட்டத்தை விட்டுவிடவும்.</translation>
    </message>
    <message>
      <source>The file of the encryption is damaged. Put the one from a folder of copies in its place.</source>
      <translation>மறைகுறியாக்கக் கோப்பு சேதமானது. நகல் கோப்புறையில் உள்ளதை அதன் இடத்தில் வைக்கவும்.</translation>
    </message>
    <message>
      <source>The file of this print job is damaged and was put aside. Print its papers again from their cases.</source>
      <translation>இந்த அச்சுப் பணியின் தரவு சேதமடைந்துள்ளது; தனியே எடுத்து வைக்கப்பட்டது. அதன் தாள்களை அவற்றின் கோப்புகளிலிருந்து மீண்டும் அச்சிடவும்.</translation>
    </message>
    <message>
      <source>The file that says where this PC belongs is damaged. Enrol it again under Sync.</source>
      <translation>இக்கணினி எம்மையத்தைச் சேர்ந்தது எனக் கூறும் கோப்பு சேதமானது. ‘பரிமாற்றம்’ பகுதியில் மீண்டும் இணைக்கவும்.</translation>
    </message>
    <message>
      <source>The first column holds the day, the next the name</source>
      <translation>முதல் நெடுவரிசையில் நாள், அடுத்ததில் பெயர்</translation>
    </message>
    <message>
      <source>The first column holds the number, the next the name in each language</source>
      <translation>முதல் நெடுவரிசையில் எண், அடுத்தவற்றில் ஒவ்வொரு மொழியிலும் பெயர்</translation>
    </message>
    <message>
      <source>The first day does not count</source>
      <translation>முதல் நாள் கணக்கில் இல்லை</translation>
    </message>
    <message>
      <source>The first instalment falls due on a day still to come.</source>
      <translation>முதல் தவணை வரவிருக்கும் நாளில் செலுத்தப்படும்.</translation>
    </message>
    <message>
      <source>The fonts of the papers are not right here. Run the set-up of the program again.</source>
      <translation>தாள்களின் எழுத்துருக்கள் இங்கே சரியாக இல்லை. நிரலின் அமைப்பை மீண்டும் இயக்கவும்.</translation>
    </message>
    <message>
      <source>The form of this application asks for no enclosures.</source>
      <translation>இந்த விண்ணப்பப் படிவம் இணைப்பு எதையும் கேட்பதில்லை.</translation>
    </message>
    <message>
      <source>The group before or after</source>
      <translation>முந்தைய அல்லது அடுத்த குழு</translation>
    </message>
    <message>
      <source>The head of office has not accepted the texts of papers in this language yet. He does it once under Settings.</source>
      <translation>இம்மொழித் தாள்களின் வாசகங்களை அலுவலகத் தலைவர் இன்னும் ஏற்கவில்லை. அமைப்புகளில் ஒருமுறை ஏற்பார்.</translation>
    </message>
    <message>
      <source>The head of office then accepts the texts of the papers under Today; before that none can be issued.</source>
      <translation>பின் அலுவலகத் தலைவர் ‘இன்று’ பக்கத்தில் தாள்களின் உரைகளை ஏற்கிறார்; அதற்கு முன் எதையும் வெளியிட முடியாது.</translation>
    </message>
    <message>
      <source>The heads of the columns are not known. Use chainage, left, right, or those of a field book.</source>
      <translation>நிரல்களின் தலைப்புகள் தெரியவில்லை. chainage, left, right அல்லது புலப்புத்தகத் தலைப்புகளைப் பயன்படுத்தவும்.</translation>
    </message>
    <message>
      <source>The hearing is entered, minutes {number}</source>
      <translation>விசாரணை பதிவானது, நடவடிக்கைக் குறிப்பு {number}</translation>
    </message>
    <message>
      <source>The hearing is fixed for {day}</source>
      <translation>விசாரணை {day} அன்று குறிக்கப்பட்டது</translation>
    </message>
    <message>
      <source>The hearing of {date} is recorded already.</source>
      <translation>{date} அன்றைய விசாரணை ஏற்கெனவே பதிவாகியுள்ளது.</translation>
    </message>
    <message>
      <source>The hearing stands fixed for another day; adjourn it to hold it on this one.</source>
      <translation>விசாரணை வேறு நாளில் குறிக்கப்பட்டுள்ளது; இந்த நாளில் நடத்த அதை ஒத்திவைக்கவும்.</translation>
    </message>
    <message>
      <source>The id of this office</source>
      <translation>இந்த அலுவலகத்தின் அடையாள எண்</translation>
    </message>
    <message>
      <source>The key is not right. Check it letter by letter.</source>
      <translation>திறவுகோல் சரியில்லை. எழுத்தெழுத்தாகச் சரிபார்க்கவும்.</translation>
    </message>
    <message>
      <source>The language of a paper belongs to the paper, not to the screen.</source>
      <translation>தாளின் மொழி தாளுக்குரியது, திரைக்குரியது அல்ல.</translation>
    </message>
    <message>
      <source>The last day can't be before the first.</source>
      <translation>கடைசி நாள் முதல் நாளுக்கு முன் இருக்க முடியாது.</translation>
    </message>
    <message>
      <source>The last day for objections comes after the notice.</source>
      <translation>ஆட்சேபணைக்கான கடைசி நாள் அறிவிப்புக்குப் பின் வரும்.</translation>
    </message>
    <message>
      <source>The last day in the post lies before the first.</source>
      <translation>பதவியின் கடைசி நாள் முதல் நாளுக்கு முன் உள்ளது.</translation>
    </message>
    <message>
      <source>The last day in this post; else empty</source>
      <translation>இப்பதவியின் கடைசி நாள்; இல்லையெனில் காலி</translation>
    </message>
    <message>
      <source>The law does not give this act here.</source>
      <translation>சட்டம் இங்கே இந்தச் செயலைத் தரவில்லை.</translation>
    </message>
    <message>
      <source>The law does not let this be done now</source>
      <translation>சட்டம் இதை இப்போது செய்ய விடாது</translation>
    </message>
    <message>
      <source>The law of this case's day is not on this PC; install its pack.</source>
      <translation>இந்தக் கோப்பின் நாளுக்குரிய சட்டம் இந்தக் கணினியில் இல்லை; அதன் தொகுப்பை நிறுவவும்.</translation>
    </message>
    <message>
      <source>The least land left over that is of use</source>
      <translation>பயன்படும் அளவுக்கு எஞ்சும் குறைந்த நிலம்</translation>
    </message>
    <message>
      <source>The letter with {number} came back; it is to be served anew</source>
      <translation>{number} கொண்ட கடிதம் திரும்பியது; மீண்டும் சார்வு செய்ய வேண்டும்</translation>
    </message>
    <message>
      <source>The letters of this file can't be read. Save it as .csv in UTF-8 or as .xlsx.</source>
      <translation>கோப்பின் எழுத்துகளைப் படிக்க இயலவில்லை. UTF-8 .csv அல்லது .xlsx ஆகச் சேமிக்கவும்.</translation>
    </message>
    <message>
      <source>The letters of this file can't be read. Save it as UTF-8.</source>
      <translation>இந்தக் கோப்பின் எழுத்துகளைப் படிக்க முடியவில்லை. UTF-8 ஆகச் சேமிக்கவும்.</translation>
    </message>
    <message>
      <source>The licence does not stand any more (section {section}).</source>
      <translation>உரிமம் இப்போது நடப்பில் இல்லை (பிரிவு {section}).</translation>
    </message>
    <message>
      <source>The line crosses the base line at the place shown; a street line lies on one side of it.</source>
      <translation>கோடு காட்டிய இடத்தில் அடிக்கோட்டை வெட்டுகிறது; தெருக்கோடு அதன் ஒரு பக்கத்தில் இருக்கும்.</translation>
    </message>
    <message>
      <source>The line does not run along the base line.</source>
      <translation>கோடு அடிக்கோட்டோடு செல்லவில்லை.</translation>
    </message>
    <message>
      <source>The line folds over itself at the place shown. Look at the offsets there.</source>
      <translation>கோடு காட்டிய இடத்தில் தன்மேல் மடிகிறது. அங்குள்ள விலகல்களைப் பார்க்கவும்.</translation>
    </message>
    <message>
      <source>The line is</source>
      <translation>கோடு</translation>
    </message>
    <message>
      <source>The line no longer stops the case</source>
      <translation>கோடு இனி கோப்பைத் தடுக்காது</translation>
    </message>
    <message>
      <source>The line turns back along the street at the place shown.</source>
      <translation>கோடு காட்டிய இடத்தில் தெருவோடு பின்னால் திரும்புகிறது.</translation>
    </message>
    <message>
      <source>The lines in force have changed since this was measured; measure it again.</source>
      <translation>அளந்த பின் நடைமுறைக் கோடுகள் மாறின; மீண்டும் அளக்கவும்.</translation>
    </message>
    <message>
      <source>The list has become shorter; look again.</source>
      <translation>பட்டியல் சுருங்கிவிட்டது; மீண்டும் பார்க்கவும்.</translation>
    </message>
    <message>
      <source>The list is still being read. Wait until its end.</source>
      <translation>பட்டியல் இன்னும் படிக்கப்படுகிறது. முடியும் வரை காத்திருக்கவும்.</translation>
    </message>
    <message>
      <source>The map</source>
      <translation>வரைபடம்</translation>
    </message>
    <message>
      <source>The map of this layer is damaged; import it again.</source>
      <translation>இந்த அடுக்கின் வரைபடம் சேதமடைந்தது; மீண்டும் இறக்குமதி செய்யவும்.</translation>
    </message>
    <message>
      <source>The newer program there is not whole, or not signed by a key that is known here. It is not used; tell the administrator.</source>
      <translation>அங்குள்ள புதிய நிரல் முழுமையில்லை, அல்லது இங்கு அறிந்த திறவுகோலால் கையொப்பமிடப்படவில்லை. அது பயன்படாது; நிர்வாகியிடம் கூறவும்.</translation>
    </message>
    <message>
      <source>The newest file in the folder of backups on the stick</source>
      <translation>பென் டிரைவின் காப்புக் கோப்புறையில் மிகப் புதிய கோப்பு</translation>
    </message>
    <message>
      <source>The newest paper</source>
      <translation>புதிய தாள்</translation>
    </message>
    <message>
      <source>The newest papers</source>
      <translation>புதிய தாள்கள்</translation>
    </message>
    <message>
      <source>The next of the list</source>
      <translation>பட்டியலில் அடுத்தது</translation>
    </message>
    <message>
      <source>The next or last case or line</source>
      <translation>அடுத்த அல்லது முந்தைய கோப்பு அல்லது கோடு</translation>
    </message>
    <message>
      <source>The notice can't be older than the proposal it tells of.</source>
      <translation>அறிவிப்பு அதன் முன்மொழிவைவிடப் பழையதாக இருக்க முடியாது.</translation>
    </message>
    <message>
      <source>The notice gets its number and goes out as of that day; the scan and the hour stay with it in the file.</source>
      <translation>அறிவிப்புக்கு எண் கிடைத்து அந்நாளிலிருந்து வெளியானதாகும்; வருடலும் நேரமும் அதனுடன் கோப்பில் இருக்கும்.</translation>
    </message>
    <message>
      <source>The notice is not served yet; its period runs from service.</source>
      <translation>அறிவிப்பு இன்னும் சார்வு செய்யப்படவில்லை; அதன் காலம் சார்வு முதல் ஓடும்.</translation>
    </message>
    <message>
      <source>The notice of entry leaves time until {moment} (section {section}).</source>
      <translation>நுழைவு அறிவிப்பு {moment} வரை காலம் தருகிறது (பிரிவு {section}).</translation>
    </message>
    <message>
      <source>The notice was given under section {made}; no order under {section} follows from it.</source>
      <translation>அறிவிப்பு பிரிவு {made}-இன் கீழ் தரப்பட்டது; அதிலிருந்து பிரிவு {section}-இன் கீழ் ஆணை பிறக்காது.</translation>
    </message>
    <message>
      <source>The notice was issued on {date}; serve it after.</source>
      <translation>அறிவிப்பு {date} அன்று வழங்கப்பட்டது; அதன் பிறகு சார்வு செய்யவும்.</translation>
    </message>
    <message>
      <source>The notice was served on {date}; this comes after.</source>
      <translation>அறிவிப்பு {date} அன்று சார்வு செய்யப்பட்டது; இது அதன் பிறகே வரும்.</translation>
    </message>
    <message>
      <source>The notice's clear days must be over; too early a day is refused with the first lawful one.</source>
      <translation>அறிவிப்பின் முழு நாட்கள் முடிந்திருக்க வேண்டும்; முந்திய நாள் முதல் சட்டபூர்வ நாளுடன் மறுக்கப்படும்.</translation>
    </message>
    <message>
      <source>The objection</source>
      <translation>ஆட்சேபணையின் வாசகம்</translation>
    </message>
    <message>
      <source>The objection has its answer</source>
      <translation>ஆட்சேபணைக்குப் பதில் தரப்பட்டது</translation>
    </message>
    <message>
      <source>The objection is</source>
      <translation>ஆட்சேபணை</translation>
    </message>
    <message>
      <source>The objection of {name} is accepted</source>
      <translation>{name} அவர்களின் ஆட்சேபணை ஏற்கப்பட்டது</translation>
    </message>
    <message>
      <source>The objection of {name} is not accepted</source>
      <translation>{name} அவர்களின் ஆட்சேபணை ஏற்கப்படவில்லை</translation>
    </message>
    <message>
      <source>The offence is not compounded yet; the fee under section {section} comes after that.</source>
      <translation>குற்றம் இன்னும் இணக்கமாகவில்லை; பிரிவு {section} இன் கட்டணம் அதன் பின்.</translation>
    </message>
    <message>
      <source>The office asks for no such enclosure.</source>
      <translation>அலுவலகம் அத்தகைய இணைப்பைக் கேட்பதில்லை.</translation>
    </message>
    <message>
      <source>The office has no such ward or choice.</source>
      <translation>அலுவலகத்தில் அத்தகைய வார்டு அல்லது தெரிவு இல்லை.</translation>
    </message>
    <message>
      <source>The office has not set this value yet. An administrator enters it with the bye-law that fixes it.</source>
      <translation>அலுவலகம் இந்த மதிப்பை இன்னும் நிர்ணயிக்கவில்லை. நிர்வாகி அதை நிர்ணயிக்கும் துணைவிதியுடன் பதிவு செய்வார்.</translation>
    </message>
    <message>
      <source>The office has set nothing yet.</source>
      <translation>அலுவலகம் இன்னும் எதையும் நிர்ணயிக்கவில்லை.</translation>
    </message>
    <message>
      <source>The office is closed on {date}; fix another day.</source>
      <translation>{date} அன்று அலுவலகம் மூடியிருக்கும்; வேறு நாள் குறிக்கவும்.</translation>
    </message>
    <message>
      <source>The office is founded</source>
      <translation>அலுவலகம் நிறுவப்பட்டது</translation>
    </message>
    <message>
      <source>The office is there already; this PC becomes one of its own.</source>
      <translation>அலுவலகம் ஏற்கனவே உள்ளது; இக்கணினி அதனுடையதாகும்.</translation>
    </message>
    <message>
      <source>The old entry stays readable; papers already issued keep what they say.</source>
      <translation>பழைய பதிவைப் படிக்க முடியும்; ஏற்கெனவே வெளியிட்ட தாள்கள் அப்படியே இருக்கும்.</translation>
    </message>
    <message>
      <source>The one before in the list</source>
      <translation>பட்டியலில் முந்தையது</translation>
    </message>
    <message>
      <source>The one-time code is not right, was used already, or has run out. Ask for a new one.</source>
      <translation>ஒருமுறைக் குறியீடு தவறு, முன்பே பயன்பட்டது அல்லது காலாவதியானது. புதியதைக் கேட்கவும்.</translation>
    </message>
    <message>
      <source>The order</source>
      <translation>ஆணை</translation>
    </message>
    <message>
      <source>The order must answer each of them</source>
      <translation>ஆணை ஒவ்வொன்றுக்கும் பதில் கூற வேண்டும்</translation>
    </message>
    <message>
      <source>The order on this notice is made; what is still to be said belongs to the appeal.</source>
      <translation>இந்த அறிவிப்பின் மீது ஆணை வந்துவிட்டது; எஞ்சியது மேல்முறையீட்டில் கூறத்தக்கது.</translation>
    </message>
    <message>
      <source>The other side still has its time. The first day for the hearing is {first_day}.</source>
      <translation>மறுதரப்பினருக்கு இன்னும் காலம் உள்ளது. விசாரணைக்கான முதல் நாள் {first_day}.</translation>
    </message>
    <message>
      <source>The owner asked on</source>
      <translation>உரிமையாளர் கேட்ட நாள்</translation>
    </message>
    <message>
      <source>The owner was called on already.</source>
      <translation>உரிமையாளருக்கு ஏற்கனவே சொல்லப்பட்டது.</translation>
    </message>
    <message>
      <source>The paper can't be printed as it should be</source>
      <translation>தாளை உரியபடி அச்சிட முடியவில்லை</translation>
    </message>
    <message>
      <source>The paper's file is damaged on this PC; it comes again from the centre.</source>
      <translation>தாளின் கோப்பு இந்தக் கணினியில் சேதமடைந்துள்ளது; மையத்திலிருந்து மீண்டும் வரும்.</translation>
    </message>
    <message>
      <source>The paper's file is not on this PC yet; it comes with the next exchange.</source>
      <translation>தாளின் கோப்பு இன்னும் இந்தக் கணினியில் இல்லை; அடுத்த பரிமாற்றத்தில் வரும்.</translation>
    </message>
    <message>
      <source>The papers are open without a fee.</source>
      <translation>தாள்களைக் கட்டணமின்றிப் பார்க்கலாம்.</translation>
    </message>
    <message>
      <source>The parcel is of another owner than this way of taking it is for; choose the other way.</source>
      <translation>இம்மனை வேறு வகை உரிமையாளருடையது; எடுக்கும் வேறு வழியைத் தேர்வு செய்யவும்.</translation>
    </message>
    <message>
      <source>The part taken down must be a number, and no more than the whole.</source>
      <translation>இடித்த பகுதி எண்ணாகவும், முழுமையைவிட அதிகமாகாமலும் இருக்க வேண்டும்.</translation>
    </message>
    <message>
      <source>The particulars are entered; the clock runs afresh</source>
      <translation>விவரங்கள் பதிவாயின; காலம் புதிதாக ஓடும்</translation>
    </message>
    <message>
      <source>The path of this folder is too long. Choose a folder nearer to the top of the disk.</source>
      <translation>இந்தக் கோப்புறையின் பாதை மிக நீளமானது. வட்டின் மேல்நிலைக்கு அருகிலுள்ள கோப்புறையைத் தேர்ந்தெடுக்கவும்.</translation>
    </message>
    <message>
      <source>The payment</source>
      <translation>செலுத்தல்</translation>
    </message>
    <message>
      <source>The person signed in does not have the role that this needs.</source>
      <translation>உள்நுழைந்தவருக்கு இதற்குத் தேவையான பங்கு இல்லை.</translation>
    </message>
    <message>
      <source>The person signed in holds no cash here.</source>
      <translation>உள்நுழைந்தவரிடம் இங்கு ரொக்கம் இல்லை.</translation>
    </message>
    <message>
      <source>The plot is parcel {number} of the street's survey</source>
      <translation>மனை தெரு அளவையின் மனை {number}</translation>
    </message>
    <message>
      <source>The plot no longer touches the line</source>
      <translation>மனை இனி கோட்டைத் தொடவில்லை</translation>
    </message>
    <message>
      <source>The plot no longer touches the street line: {reason}</source>
      <translation>மனை இனி தெருக் கோட்டைத் தொடவில்லை: {reason}</translation>
    </message>
    <message>
      <source>The plot touches no line in force</source>
      <translation>மனை நடைமுறைக் கோடு எதையும் தொடவில்லை</translation>
    </message>
    <message>
      <source>The plot touches the line by {area} m²; section {section} stops the case</source>
      <translation>மனை {area} ச.மீ கோட்டைத் தொடுகிறது; பிரிவு {section} கோப்பை நிறுத்துகிறது</translation>
    </message>
    <message>
      <source>The plot touches the street line by {area} m² (up to {depth} m). Nothing can be granted there without the leave that the section names.</source>
      <translation>மனை தெருக் கோட்டை {area} ச.மீ ({depth} மீ வரை) தொடுகிறது. பிரிவு கூறும் அனுமதியின்றி அங்கே எதையும் வழங்க முடியாது.</translation>
    </message>
    <message>
      <source>The plot touches the street line by {area} m² (up to {depth} m). The section forbids building there; the Act knows no leave for it.</source>
      <translation>மனை தெருக் கோட்டை {area} ச.மீ ({depth} மீ வரை) தொடுகிறது. பிரிவு அங்கே கட்டுவதைத் தடைசெய்கிறது; சட்டத்தில் அனுமதி இல்லை.</translation>
    </message>
    <message>
      <source>The plot touches the street line by {area} m²; {section} stops the case</source>
      <translation>மனை தெருக் கோட்டை {area} ச.மீ தொடுகிறது; {section} கோப்பை நிறுத்துகிறது</translation>
    </message>
    <message>
      <source>The post before ends on the day before this one begins.</source>
      <translation>முந்தைய பதவி இது தொடங்குவதற்கு முந்தைய நாளில் முடியும்.</translation>
    </message>
    <message>
      <source>The power is looked at for that officer and that day.</source>
      <translation>அதிகாரம் அந்த அலுவலருக்கும் அந்நாளுக்கும் பார்க்கப்படும்.</translation>
    </message>
    <message>
      <source>The program did a step wrongly; nothing of it was saved. Tell who looks after the program.</source>
      <translation>நிரல் ஒரு படியைத் தவறாகச் செய்தது; அதில் எதுவும் சேமிக்கப்படவில்லை. நிரலைக் கவனிப்பவரிடம் கூறவும்.</translation>
    </message>
    <message>
      <source>The program was closing; the copy was broken off. The next one is made by itself.</source>
      <translation>நிரல் மூடும்போது நகல் இடையில் நின்றது. அடுத்தது தானாக எடுக்கப்படும்.</translation>
    </message>
    <message>
      <source>The program was not closed properly last time (a power cut?). The data was checked and is sound.</source>
      <translation>சென்ற முறை நிரல் சரியாக மூடப்படவில்லை (மின்தடையா?). தரவு சரிபார்க்கப்பட்டது; நலமாக உள்ளது.</translation>
    </message>
    <message>
      <source>The proposal is given up</source>
      <translation>முன்மொழிவு கைவிடப்பட்டது</translation>
    </message>
    <message>
      <source>The proviso to the section has no such clause.</source>
      <translation>பிரிவின் வரம்புரையில் அத்தகைய கூறு இல்லை.</translation>
    </message>
    <message>
      <source>The proxy of this line wants a name and a password. Nothing was sent. Ask who looks after the line to let this PC through to the centre.</source>
      <translation>இந்த இணைப்பின் ப்ராக்ஸி பெயரும் கடவுச்சொல்லும் கேட்கிறது. எதுவும் அனுப்பப்படவில்லை. இந்தக் கணினியை மையம் வரை செல்ல விடுமாறு இணைப்பைப் பராமரிப்பவரிடம் கேளுங்கள்.</translation>
    </message>
    <message>
      <source>The rate of land of a place</source>
      <translation>ஓர் இடத்தின் நில மதிப்பு</translation>
    </message>
    <message>
      <source>The receipt is cancelled; its number stays used</source>
      <translation>ரசீது ரத்து செய்யப்பட்டது; அதன் எண் பயன்படுத்தியதாகவே இருக்கும்</translation>
    </message>
    <message>
      <source>The register of sticks can't be written. Make room on the disk, then do it again.</source>
      <translation>பென் டிரைவ் பதிவேட்டை எழுத முடியவில்லை. வட்டில் இடம் ஏற்படுத்தி மீண்டும் செய்யவும்.</translation>
    </message>
    <message>
      <source>The remainder is taken at the owner's request only; write its day.</source>
      <translation>மீதி நிலம் உரிமையாளர் கேட்டால் மட்டுமே எடுக்கப்படும்; அந்த நாளை எழுதவும்.</translation>
    </message>
    <message>
      <source>The revenue circular, rule or order</source>
      <translation>வருவாய்ச் சுற்றறிக்கை, விதி அல்லது ஆணை</translation>
    </message>
    <message>
      <source>The same as the last time, or as in the line above</source>
      <translation>கடந்த முறை போல, அல்லது மேல் வரியில் போல</translation>
    </message>
    <message>
      <source>The same line stands earlier in this file.</source>
      <translation>இதே வரி கோப்பில் முன்பே உள்ளது.</translation>
    </message>
    <message>
      <source>The same text in the second language</source>
      <translation>அதே வாசகம் இரண்டாம் மொழியில்</translation>
    </message>
    <message>
      <source>The section does not take this into account.</source>
      <translation>பிரிவு இதைக் கணக்கில் கொள்ளவில்லை.</translation>
    </message>
    <message>
      <source>The section forbids it outright; it knows no permission.</source>
      <translation>பிரிவு இதை முற்றிலும் தடுக்கிறது; அனுமதி இல்லை.</translation>
    </message>
    <message>
      <source>The section has no effect in this kind of body until it is notified.</source>
      <translation>அறிவிக்கப்படும் வரை இந்தப் பிரிவு இவ்வகை அமைப்பில் செல்லாது.</translation>
    </message>
    <message>
      <source>The section is signed by another authority than the person signed in.</source>
      <translation>இந்தப் பிரிவில் கையொப்பம் உள்நுழைந்தவருடையது அல்ல, வேறு அதிகாரியுடையது.</translation>
    </message>
    <message>
      <source>The section knows no such exception.</source>
      <translation>பிரிவில் இத்தகைய விலக்கு இல்லை.</translation>
    </message>
    <message>
      <source>The section sets a shortest and a longest time; choose one between them.</source>
      <translation>பிரிவு குறைந்தபட்ச, அதிகபட்ச காலத்தைக் கூறுகிறது; இடையில் ஒன்றைத் தெரிவு செய்யவும்.</translation>
    </message>
    <message>
      <source>The section wants an approval first; record its number and date.</source>
      <translation>பிரிவு முதலில் ஒப்புதல் கேட்கிறது; அதன் எண்ணையும் தேதியையும் பதிவு செய்யவும்.</translation>
    </message>
    <message>
      <source>The setting forward is entered</source>
      <translation>முன்னே கொண்டுவருதல் பதிவானது</translation>
    </message>
    <message>
      <source>The shares must come to the whole expense.</source>
      <translation>பங்குகளின் கூட்டுத்தொகை முழுச் செலவுக்குச் சமமாக இருக்க வேண்டும்.</translation>
    </message>
    <message>
      <source>The signature file can't be read; choose it again.</source>
      <translation>கையொப்பக் கோப்பைப் படிக்க முடியவில்லை; மீண்டும் தேர்வு செய்யவும்.</translation>
    </message>
    <message>
      <source>The signature file does not open: it is damaged, or the password is wrong.</source>
      <translation>கையொப்பக் கோப்பு திறக்கவில்லை: சேதமானது அல்லது கடவுச்சொல் தவறு.</translation>
    </message>
    <message>
      <source>The spreadsheet</source>
      <translation>விரிதாள்</translation>
    </message>
    <message>
      <source>The statement is ready to print</source>
      <translation>அறிக்கை அச்சிடத் தயார்</translation>
    </message>
    <message>
      <source>The stick can be used; {size} are free.</source>
      <translation>பென் டிரைவைப் பயன்படுத்தலாம்; {size} இடம் உள்ளது.</translation>
    </message>
    <message>
      <source>The stick can't be read. Put it in again.</source>
      <translation>பென் டிரைவைப் படிக்க முடியவில்லை. மீண்டும் செருகவும்.</translation>
    </message>
    <message>
      <source>The stick can't be written. See that it is not locked, or take another one.</source>
      <translation>பென் டிரைவில் எழுத முடியவில்லை. பூட்டப்பட்டதா பார்க்கவும், அல்லது வேறொன்று எடுக்கவும்.</translation>
    </message>
    <message>
      <source>The stick gives back other data than were written to it. Take another one.</source>
      <translation>பென் டிரைவ் எழுதியதைத் திருப்பித் தரவில்லை. வேறொன்று எடுக்கவும்.</translation>
    </message>
    <message>
      <source>The stick is nearly full. Make room on it or take another one.</source>
      <translation>பென் டிரைவ் கிட்டத்தட்ட நிரம்பியது. இடம் ஏற்படுத்தவும் அல்லது வேறொன்று எடுக்கவும்.</translation>
    </message>
    <message>
      <source>The street has no parcels yet; enter or import them first.</source>
      <translation>தெருவுக்கு இன்னும் மனைகள் இல்லை; முதலில் பதியுங்கள் அல்லது கொண்டுவாருங்கள்.</translation>
    </message>
    <message>
      <source>The street is kept by a base line of its own; a map file can't be laid over it.</source>
      <translation>இத்தெரு தன் சொந்த அடிக்கோட்டில் உள்ளது; அதன் மேல் வரைபடக் கோப்பை வைக்க முடியாது.</translation>
    </message>
    <message>
      <source>The street's status does not let this be done.</source>
      <translation>தெருவின் நிலை இதைச் செய்ய விடவில்லை.</translation>
    </message>
    <message>
      <source>The strip that bye-laws keep free behind the line</source>
      <translation>கோட்டின் பின் துணைவிதிகள் காலியாக விடும் பட்டை</translation>
    </message>
    <message>
      <source>The sum that is fixed (rupees)</source>
      <translation>நிர்ணயித்த தொகை (ரூபாய்)</translation>
    </message>
    <message>
      <source>The sum that is let go (rupees)</source>
      <translation>தள்ளுபடித் தொகை (ரூபாய்)</translation>
    </message>
    <message>
      <source>The sun does not rise and set there on that day.</source>
      <translation>அந்நாளில் அங்கே சூரியன் உதித்து மறையாது.</translation>
    </message>
    <message>
      <source>The survey of this street has no such parcel.</source>
      <translation>இத்தெருவின் அளவீட்டில் இத்தகைய மனை இல்லை.</translation>
    </message>
    <message>
      <source>The table has no row with an offset.</source>
      <translation>அட்டவணையில் விலகல் உள்ள வரி இல்லை.</translation>
    </message>
    <message>
      <source>The table of fees does not go so far; have it completed.</source>
      <translation>கட்டண அட்டவணை இவ்வளவு தூரம் இல்லை; அதை நிறைவு செய்யச் சொல்லவும்.</translation>
    </message>
    <message>
      <source>The tables are saved</source>
      <translation>அட்டவணைகள் சேமிக்கப்பட்டன</translation>
    </message>
    <message>
      <source>The text holds a broken character; type it again.</source>
      <translation>வாசகத்தில் உடைந்த எழுத்து உள்ளது; மீண்டும் தட்டச்சு செய்யவும்.</translation>
    </message>
    <message>
      <source>The text of this paper is not right here. Tell who looks after the program.</source>
      <translation>இந்தத் தாளின் வாசகம் இங்கே சரியில்லை. நிரலைக் கவனிப்பவரிடம் கூறவும்.</translation>
    </message>
    <message>
      <source>The time for getting a copy does not count</source>
      <translation>நகல் பெறும் காலம் கணக்கில் இல்லை</translation>
    </message>
    <message>
      <source>The time for the decision ran out. The statement prints with the last day and its arithmetic, so that the applicant can rely on it.</source>
      <translation>முடிவுக்கான காலம் முடிந்தது. அறிக்கையில் கடைசி நாளும் அதன் கணக்கும் அச்சிடப்படும்; விண்ணப்பதாரர் அதை நம்பலாம்.</translation>
    </message>
    <message>
      <source>The time for the decision ran out; silence has decided, and nothing can be refused or granted now.</source>
      <translation>முடிவுக்கான காலம் முடிந்தது; மௌனமே முடிவு செய்துவிட்டது, இனி எதையும் மறுக்கவோ வழங்கவோ முடியாது.</translation>
    </message>
    <message>
      <source>The time of the notice must pass</source>
      <translation>அறிவிப்பின் காலம் முடிய வேண்டும்</translation>
    </message>
    <message>
      <source>The time that section {section} gives for this has run out.</source>
      <translation>பிரிவு {section} இதற்குத் தந்த காலம் முடிந்துவிட்டது.</translation>
    </message>
    <message>
      <source>The time to pay runs from the day on which the demand is served.</source>
      <translation>செலுத்தும் காலம் கேட்பு சார்வு செய்த நாளிலிருந்து ஓடும்.</translation>
    </message>
    <message>
      <source>The token can't be used. Look whether it is in and the PIN right.</source>
      <translation>டோக்கனைப் பயன்படுத்த முடியவில்லை. செருகியுள்ளதா, PIN சரியா எனப் பார்க்கவும்.</translation>
    </message>
    <message>
      <source>The two sides of this booking differ; nothing was saved.</source>
      <translation>இந்தப் பதிவின் இரு பக்கங்களும் வேறுபடுகின்றன; எதுவும் சேமிக்கப்படவில்லை.</translation>
    </message>
    <message>
      <source>The value of this cell can't be known; it holds a formula or a fault.</source>
      <translation>இந்தக் கட்டத்தின் மதிப்பை அறிய இயலாது; சூத்திரம் அல்லது பிழை உள்ளது.</translation>
    </message>
    <message>
      <source>The whole expense (rupees)</source>
      <translation>முழுச் செலவு (ரூபாய்)</translation>
    </message>
    <message>
      <source>The whole field, as first said</source>
      <translation>முழுத் தகவல், முதலில் கூறியபடி</translation>
    </message>
    <message>
      <source>The wordings have changed since this paper was issued. Enlarge the paper itself instead.</source>
      <translation>இத்தாள் வெளியான பின் வாசகங்கள் மாறின. தாளையே பெரிதாக்கவும்.</translation>
    </message>
    <message>
      <source>The working</source>
      <translation>கணக்கு</translation>
    </message>
    <message>
      <source>The working is kept with the street</source>
      <translation>கணக்கு தெருவுடன் வைக்கப்பட்டது</translation>
    </message>
    <message>
      <source>Their number</source>
      <translation>அவர்கள் எண்</translation>
    </message>
    <message>
      <source>Then</source>
      <translation>பிறகு</translation>
    </message>
    <message>
      <source>There are two histories of one PC: it was copied, or put back from an old copy. What is saved here is safe; call the administrator.</source>
      <translation>ஒரு கணினிக்கு இரு வரலாறுகள்: அது நகலெடுக்கப்பட்டது அல்லது பழைய நகலிலிருந்து மீட்கப்பட்டது. இங்கு சேமித்தது பாதுகாப்பாக உள்ளது; நிர்வாகியை அழைக்கவும்.</translation>
    </message>
    <message>
      <source>There are two wards {number}.</source>
      <translation>வார்டு {number} இருமுறை உள்ளது.</translation>
    </message>
    <message>
      <source>There is no case {number} on this PC.</source>
      <translation>இக்கணினியில் வழக்கு {number} இல்லை.</translation>
    </message>
    <message>
      <source>There is no data in this folder. See that the disk is plugged in, or choose another folder.</source>
      <translation>இக்கோப்புறையில் தரவு இல்லை. வட்டு இணைக்கப்பட்டுள்ளதா எனப் பார்க்கவும், அல்லது வேறு கோப்புறையைத் தேர்ந்தெடுக்கவும்.</translation>
    </message>
    <message>
      <source>There is no file {name} here.</source>
      <translation>இங்கே {name} என்ற கோப்பு இல்லை.</translation>
    </message>
    <message>
      <source>There is no invitation of a centre here. Choose the file .ngi that its administrator made.</source>
      <translation>இங்கே மையத்தின் அழைப்பு இல்லை. அதன் நிர்வாகி உருவாக்கிய .ngi கோப்பைத் தேர்வு செய்யவும்.</translation>
    </message>
    <message>
      <source>There is no line to measure by yet.</source>
      <translation>அளக்க இன்னும் கோடு இல்லை.</translation>
    </message>
    <message>
      <source>There is no such agreement in the register.</source>
      <translation>பதிவேட்டில் இத்தகைய ஒப்பந்தம் இல்லை.</translation>
    </message>
    <message>
      <source>There is no such case on this PC.</source>
      <translation>இந்தக் கணினியில் அத்தகைய கோப்பு இல்லை.</translation>
    </message>
    <message>
      <source>There is no such draft of an order on this notice.</source>
      <translation>இந்த அறிவிப்பின் மீது அத்தகைய ஆணை வரைவு இல்லை.</translation>
    </message>
    <message>
      <source>There is no such due here.</source>
      <translation>இங்கு அப்படிப்பட்ட நிலுவை இல்லை.</translation>
    </message>
    <message>
      <source>There is no such field.</source>
      <translation>அத்தகைய புலம் இல்லை.</translation>
    </message>
    <message>
      <source>There is no such file.</source>
      <translation>அத்தகைய கோப்பு இல்லை.</translation>
    </message>
    <message>
      <source>There is no such folder. Put the stick in, and choose a folder on it.</source>
      <translation>அத்தகைய கோப்புறை இல்லை. பென் டிரைவைச் செருகி அதன் கோப்புறையைத் தேர்வு செய்யவும்.</translation>
    </message>
    <message>
      <source>There is no such layer.</source>
      <translation>இத்தகைய அடுக்கு இல்லை.</translation>
    </message>
    <message>
      <source>There is no such library; choose the one of the token's maker.</source>
      <translation>அத்தகைய நூலகம் இல்லை; டோக்கன் தயாரிப்பாளருடையதைத் தேர்வு செய்யவும்.</translation>
    </message>
    <message>
      <source>There is no such notice in this case.</source>
      <translation>இந்தக் கோப்பில் அத்தகைய அறிவிப்பு இல்லை.</translation>
    </message>
    <message>
      <source>There is no such objection in this case.</source>
      <translation>இந்தக் கோப்பில் அத்தகைய ஆட்சேபணை இல்லை.</translation>
    </message>
    <message>
      <source>There is no such order that stands in this case.</source>
      <translation>இவ்வழக்கில் அத்தகைய நிலைத்த ஆணை இல்லை.</translation>
    </message>
    <message>
      <source>There is no such paper in this case.</source>
      <translation>இவ்வழக்கில் அப்படி ஒரு தாள் இல்லை.</translation>
    </message>
    <message>
      <source>There is no such payment here.</source>
      <translation>இங்கு அத்தகைய செலுத்தல் இல்லை.</translation>
    </message>
    <message>
      <source>There is no such proposal for this street.</source>
      <translation>இத்தெருவுக்கு இத்தகைய முன்மொழிவு இல்லை.</translation>
    </message>
    <message>
      <source>There is no such receipt here.</source>
      <translation>இங்கு அப்படிப்பட்ட ரசீது இல்லை.</translation>
    </message>
    <message>
      <source>There is no such register or report.</source>
      <translation>அப்படி ஒரு பதிவேடோ அறிக்கையோ இல்லை.</translation>
    </message>
    <message>
      <source>There is no such street here, or several; give its number.</source>
      <translation>இங்கே அத்தகைய தெரு இல்லை, அல்லது பல உள்ளன; அதன் எண்ணைத் தரவும்.</translation>
    </message>
    <message>
      <source>There is no such street on this PC.</source>
      <translation>இந்தக் கணினியில் இத்தகைய தெரு இல்லை.</translation>
    </message>
    <message>
      <source>There is no table for this font.</source>
      <translation>இந்த எழுத்துருவுக்கு அட்டவணை இல்லை.</translation>
    </message>
    <message>
      <source>There is no wording of this provision in one of the languages of the paper.</source>
      <translation>தாளின் ஒரு மொழியில் இந்த விதிக்கான வாசகம் இல்லை.</translation>
    </message>
    <message>
      <source>There is nothing in this file.</source>
      <translation>கோப்பில் எதுவும் இல்லை.</translation>
    </message>
    <message>
      <source>There is nothing to print.</source>
      <translation>அச்சிட எதுவும் இல்லை.</translation>
    </message>
    <message>
      <source>There is nothing to save; no file was written.</source>
      <translation>சேமிக்க எதுவும் இல்லை; எந்தக் கோப்பும் எழுதப்படவில்லை.</translation>
    </message>
    <message>
      <source>These are all</source>
      <translation>இவ்வளவே</translation>
    </message>
    <message>
      <source>These are no coordinates; give degrees north and east, such as 23.26 and 77.41.</source>
      <translation>இவை ஆயத்தொலைவுகள் அல்ல; வடக்கு, கிழக்கு பாகைகளைத் தரவும், எ.கா. 23.26, 77.41.</translation>
    </message>
    <message>
      <source>These maps are measured in different frames and can't be laid together.</source>
      <translation>இந்த வரைபடங்கள் வெவ்வேறு சட்டகங்களில் அளக்கப்பட்டவை; ஒன்றாக வைக்க முடியாது.</translation>
    </message>
    <message>
      <source>These passwords were made up. They are shown once: write them down and hand each to its officer.</source>
      <translation>இக்கடவுச்சொற்கள் உருவாக்கப்பட்டவை. ஒருமுறையே காட்டப்படும்: எழுதிக்கொண்டு உரிய அலுவலரிடம் கொடுக்கவும்.</translation>
    </message>
    <message>
      <source>They are demanded with the due</source>
      <translation>நிலுவையுடன் சேர்த்துக் கேட்கப்படும்</translation>
    </message>
    <message>
      <source>They have changed since; read them again.</source>
      <translation>அதன் பின் அவை மாறியுள்ளன; மீண்டும் படிக்கவும்.</translation>
    </message>
    <message>
      <source>They stand</source>
      <translation>அவை பொருந்தும்</translation>
    </message>
    <message>
      <source>Thing</source>
      <translation>பொருள்</translation>
    </message>
    <message>
      <source>Things found or taken</source>
      <translation>கண்ட அல்லது எடுத்த பொருட்கள்</translation>
    </message>
    <message>
      <source>This GeoJSON is not made as it must be; export it anew.</source>
      <translation>இந்த GeoJSON சரியாக அமையவில்லை; மீண்டும் ஏற்றுமதி செய்யவும்.</translation>
    </message>
    <message>
      <source>This PC</source>
      <translation>இந்தக் கணினி</translation>
    </message>
    <message>
      <source>This PC has no office yet. What shall it be?</source>
      <translation>இக்கணினியில் இன்னும் அலுவலகம் இல்லை. என்ன செய்யலாம்?</translation>
    </message>
    <message>
      <source>This PC has not joined yet</source>
      <translation>இக்கணினி இன்னும் இணையவில்லை</translation>
    </message>
    <message>
      <source>This PC is enrolled.</source>
      <translation>இந்தக் கணினி இணைக்கப்பட்டது.</translation>
    </message>
    <message>
      <source>This PC is not enrolled at a centre yet. Ask the administrator for a code and enter it under Sync.</source>
      <translation>இந்தக் கணினி இன்னும் மையத்துடன் இணைக்கப்படவில்லை. நிர்வாகியிடம் குறியீடு பெற்றுப் ‘பரிமாற்றம்’ பகுதியில் இடவும்.</translation>
    </message>
    <message>
      <source>This PC's clock is too far from the centre's. Set date and time right.</source>
      <translation>இந்தக் கணினியின் கடிகாரம் மையத்தின் கடிகாரத்திலிருந்து மிகவும் வேறுபடுகிறது. தேதியையும் நேரத்தையும் சரிசெய்யவும்.</translation>
    </message>
    <message>
      <source>This archive holds no map that is read here.</source>
      <translation>இந்தக் காப்பகத்தில் இங்கு படிக்கக்கூடிய வரைபடம் இல்லை.</translation>
    </message>
    <message>
      <source>This area at this rate can't be reckoned.</source>
      <translation>இந்த விகிதத்தில் இப்பரப்பைக் கணக்கிட முடியாது.</translation>
    </message>
    <message>
      <source>This book is for papers of another kind.</source>
      <translation>இந்தப் புத்தகம் வேறு வகைத் தாள்களுக்கானது.</translation>
    </message>
    <message>
      <source>This can't be at an hour still to come; it is {hour} now.</source>
      <translation>இது இனி வரும் நேரமாக இருக்க முடியாது; இப்போது மணி {hour}.</translation>
    </message>
    <message>
      <source>This can't be changed so.</source>
      <translation>இதை இவ்வாறு மாற்ற முடியாது.</translation>
    </message>
    <message>
      <source>This can't be on a day still to come.</source>
      <translation>இது வரவிருக்கும் நாளாக இருக்க முடியாது.</translation>
    </message>
    <message>
      <source>This case comes before the other</source>
      <translation>இவ்வழக்கு மற்றதற்கு முந்தையது</translation>
    </message>
    <message>
      <source>This case follows the other</source>
      <translation>இவ்வழக்கு மற்றதைத் தொடர்கிறது</translation>
    </message>
    <message>
      <source>This case has no issued paper yet; there is nothing to bind.</source>
      <translation>இந்தக் கோப்பில் இன்னும் ஆவணம் வழங்கப்படவில்லை; தொகுக்க எதுவும் இல்லை.</translation>
    </message>
    <message>
      <source>This comes after {date}.</source>
      <translation>இது {date} க்குப் பிறகு வர வேண்டும்.</translation>
    </message>
    <message>
      <source>This copy is not sound, or is none. Take another one, to another disk.</source>
      <translation>இந்த நகல் சரியில்லை, அல்லது நகலே அல்ல. வேறு வட்டில் வேறொன்று எடுக்கவும்.</translation>
    </message>
    <message>
      <source>This could not be done</source>
      <translation>இதைச் செய்ய முடியவில்லை</translation>
    </message>
    <message>
      <source>This data folder belongs to another office. Choose an empty one.</source>
      <translation>இந்தத் தரவுக் கோப்புறை வேறு அலுவலகத்தினுடையது. காலியானதைத் தேர்வு செய்யவும்.</translation>
    </message>
    <message>
      <source>This data folder comes from another PC or user. It goes on as a new device with its own numbers.</source>
      <translation>இந்தத் தரவுக் கோப்புறை வேறு கணினி அல்லது பயனரிடமிருந்து வருகிறது. இது தன் சொந்த எண்களுடன் புதிய சாதனமாகத் தொடரும்.</translation>
    </message>
    <message>
      <source>This data folder is a copy of one still in use here. It goes on as a new device with its own numbers. If you meant to work in the other folder, close this one.</source>
      <translation>இந்தத் தரவுக் கோப்புறை இங்கு பயன்பாட்டில் உள்ள ஒன்றின் நகல். இது தன் சொந்த எண்களுடன் புதிய சாதனமாகத் தொடரும். மற்றக் கோப்புறையில் வேலை செய்ய நினைத்திருந்தால் இதை மூடவும்.</translation>
    </message>
    <message>
      <source>This data folder is an older copy. It goes on as a new device with its own numbers; what is missing comes with the next exchange.</source>
      <translation>இந்தத் தரவுக் கோப்புறை ஒரு பழைய நகல். இது தன் சொந்த எண்களுடன் புதிய சாதனமாகத் தொடரும்; குறைவது அடுத்த பரிமாற்றத்தில் வரும்.</translation>
    </message>
    <message>
      <source>This data is encrypted, and its key is not on this PC. Type the recovery key from the printed sheet.</source>
      <translation>இந்தத் தரவு மறையாக்கப்பட்டுள்ளது; அதன் திறவுகோல் இக்கணினியில் இல்லை. அச்சிட்ட தாளிலுள்ள மீட்புத் திறவுகோலை உள்ளிடவும்.</translation>
    </message>
    <message>
      <source>This data is not encrypted; there is nothing to do.</source>
      <translation>இந்தத் தரவு மறைகுறியாக்கப்படவில்லை; செய்ய எதுவும் இல்லை.</translation>
    </message>
    <message>
      <source>This data is of an older format. Open it once for work first.</source>
      <translation>இந்தத் தரவு பழைய வடிவில் உள்ளது. முதலில் ஒருமுறை பணிக்காகத் திறக்கவும்.</translation>
    </message>
    <message>
      <source>This data was last used by a newer Nagardesk. Nothing was changed; install the newer program.</source>
      <translation>இந்தத் தரவு கடைசியாகப் புதிய நகர்டெஸ்கால் பயன்படுத்தப்பட்டது. எதுவும் மாறவில்லை; புதிய நிரலை நிறுவவும்.</translation>
    </message>
    <message>
      <source>This day is more than a year away; look at the year again.</source>
      <translation>இந்நாள் ஓராண்டிற்கு மேல் தள்ளி உள்ளது; ஆண்டை மீண்டும் பார்க்கவும்.</translation>
    </message>
    <message>
      <source>This drawing is damaged or no DXF; save it anew.</source>
      <translation>இந்த வரைவு சேதமடைந்தது அல்லது DXF அல்ல; மீண்டும் சேமிக்கவும்.</translation>
    </message>
    <message>
      <source>This drawing is in units that are not read; draw it in metres.</source>
      <translation>இந்த வரைவு படிக்கப்படாத அலகில் உள்ளது; மீட்டரில் வரையவும்.</translation>
    </message>
    <message>
      <source>This file can't be looked at here.</source>
      <translation>இந்தக் கோப்பை இங்கே பார்க்க முடியாது.</translation>
    </message>
    <message>
      <source>This file can't be read; choose it again.</source>
      <translation>கோப்பைப் படிக்க இயலவில்லை; மீண்டும் தேர்க.</translation>
    </message>
    <message>
      <source>This file declares a document type. A map needs none; it is not read.</source>
      <translation>இந்தக் கோப்பு ஆவண வகையை அறிவிக்கிறது. வரைபடத்துக்கு அது தேவையில்லை; படிக்கப்படாது.</translation>
    </message>
    <message>
      <source>This file has more columns than a register can have. Take the empty ones out.</source>
      <translation>பதிவேட்டில் இருக்கக்கூடியதை விட இக்கோப்பில் அதிக நெடுவரிசைகள் உள்ளன. காலியானவற்றை நீக்கவும்.</translation>
    </message>
    <message>
      <source>This file has more rows than are read at once. Bring it in parts.</source>
      <translation>இந்தக் கோப்பில் ஒரே முறை படிக்கப்படுவதை விட அதிக வரிசைகள் உள்ளன. பகுதிகளாகக் கொண்டு வாருங்கள்.</translation>
    </message>
    <message>
      <source>This file has too many pages; divide it.</source>
      <translation>கோப்பில் பக்கங்கள் மிகுதி; பிரிக்கவும்.</translation>
    </message>
    <message>
      <source>This file has too many shapes, points or rows. Export a smaller part.</source>
      <translation>இந்தக் கோப்பில் வடிவங்கள், புள்ளிகள் அல்லது வரிகள் மிக அதிகம். சிறிய பகுதியை ஏற்றுமதி செய்யவும்.</translation>
    </message>
    <message>
      <source>This file holds nothing that can be used here.</source>
      <translation>இந்தக் கோப்பில் இங்கு பயன்படக்கூடியது எதுவும் இல்லை.</translation>
    </message>
    <message>
      <source>This file is damaged or cut off; scan the paper again.</source>
      <translation>கோப்பு பழுதானது அல்லது முழுமையற்றது; தாளை மீண்டும் ஸ்கேன் செய்யவும்.</translation>
    </message>
    <message>
      <source>This file is locked by a password. Ask for a copy without one, or scan the paper.</source>
      <translation>கோப்பு கடவுச்சொல்லால் பூட்டப்பட்டுள்ளது. பூட்டில்லாத நகலைக் கேட்கவும் அல்லது தாளை ஸ்கேன் செய்யவும்.</translation>
    </message>
    <message>
      <source>This file is not sound JSON; export it anew.</source>
      <translation>இந்தக் கோப்பு சரியான JSON அல்ல; மீண்டும் ஏற்றுமதி செய்யவும்.</translation>
    </message>
    <message>
      <source>This file is not sound XML; export it anew.</source>
      <translation>இந்தக் கோப்பு சரியான XML அல்ல; மீண்டும் ஏற்றுமதி செய்யவும்.</translation>
    </message>
    <message>
      <source>This file is too big. Scan the paper in grey at 200 or 300 dpi.</source>
      <translation>கோப்பு மிகப் பெரியது. தாளை 200 அல்லது 300 dpi-இல் சாம்பல் நிறத்தில் ஸ்கேன் செய்யவும்.</translation>
    </message>
    <message>
      <source>This file is too large for a bundle; copy the bundle itself.</source>
      <translation>இந்தக் கோப்பு மூட்டைக்கு மிகப் பெரியது; மூட்டையையே நகலெடுக்கவும்.</translation>
    </message>
    <message>
      <source>This file lacks a column of the map.</source>
      <translation>கோப்பில் வரைவின் ஒரு நிரல் இல்லை.</translation>
    </message>
    <message>
      <source>This file unpacks to far more than a register can hold; it is not read.</source>
      <translation>கோப்பு விரிந்தால் பதிவேட்டை விட மிகப் பெரிதாகும்; படிக்கப்படவில்லை.</translation>
    </message>
    <message>
      <source>This file was in the case already</source>
      <translation>இந்தக் கோப்பு ஏற்கெனவே இருந்தது</translation>
    </message>
    <message>
      <source>This finding is not in the case.</source>
      <translation>இந்தக் கண்டறிவு கோப்பில் இல்லை.</translation>
    </message>
    <message>
      <source>This folder holds copies of other data. Choose another folder for the copies.</source>
      <translation>இந்தக் கோப்புறையில் வேறு தரவின் நகல்கள் உள்ளன. நகல்களுக்கு வேறொன்றைத் தேர்வு செய்யவும்.</translation>
    </message>
    <message>
      <source>This folder lies on a network drive, where what is saved can be lost. No office was made. Choose a folder on a disk of this PC.</source>
      <translation>இந்தக் கோப்புறை பிணைய இயக்ககத்தில் உள்ளது; அங்கே சேமித்தது தொலையலாம். அலுவலகம் எதுவும் உருவாக்கப்படவில்லை. இந்தக் கணினியின் வட்டில் உள்ள கோப்புறையைத் தேர்ந்தெடுக்கவும்.</translation>
    </message>
    <message>
      <source>This form is of another Act than this office's.</source>
      <translation>இந்தப் படிவம் இந்த அலுவலகத்தின் சட்டத்துக்குரியது அல்ல.</translation>
    </message>
    <message>
      <source>This grid is not known here. Give its EPSG number, such as 32643 for UTM zone 43 north.</source>
      <translation>இந்தக் கட்டம் இங்கே தெரியவில்லை. EPSG எண் தரவும்; எ.கா. UTM மண்டலம் 43 வடக்குக்கு 32643.</translation>
    </message>
    <message>
      <source>This has {count} characters; at most {most} are kept. Shorten it, or attach a paper.</source>
      <translation>இதில் {count} எழுத்துகள் உள்ளன; அதிகபட்சம் {most} வைக்கப்படும். சுருக்கவும் அல்லது தாள் இணைக்கவும்.</translation>
    </message>
    <message>
      <source>This holds no certificate with its key. Choose another file or token.</source>
      <translation>இதில் திறவுகோலுடன் சான்றிதழ் இல்லை. வேறு கோப்பு அல்லது டோக்கனைத் தேர்வு செய்யவும்.</translation>
    </message>
    <message>
      <source>This is another centre than the one this PC belongs to. Nothing was taken over.</source>
      <translation>இக்கணினி சேர்ந்த மையம் இதுவல்ல. எதுவும் எடுக்கப்படவில்லை.</translation>
    </message>
    <message>
      <source>This is done by another step; look at what may be done next in the case.</source>
      <translation>இது வேறு படியால் நடக்கும்; கோப்பில் அடுத்து என்ன செய்யலாம் எனப் பார்க்கவும்.</translation>
    </message>
    <message>
      <source>This is for another authority; record its paper: authority, number and date.</source>
      <translation>இது வேறு அதிகாரி செய்ய வேண்டியது; அவருடைய தாளைப் பதியவும்: அதிகாரி, எண், தேதி.</translation>
    </message>
    <message>
      <source>This is for another office. Ask the centre for one of this office.</source>
      <translation>இது வேறு அலுவலகத்திற்கானது. இந்த அலுவலகத்தினுடையதை மையத்தில் கேட்கவும்.</translation>
    </message>
    <message>
      <source>This is for the {authority}; record its paper: authority, number and date.</source>
      <translation>இது {authority} செய்ய வேண்டியது; அவர் தாளைப் பதியவும்: அதிகாரி, எண், தேதி.</translation>
    </message>
    <message>
      <source>This is for the {authority}; the person signed in does not hold that power.</source>
      <translation>இது {authority} செய்ய வேண்டியது; உள்நுழைந்தவருக்கு அந்த அதிகாரம் இல்லை.</translation>
    </message>
    <message>
      <source>This is larger than the centre takes. It stays here; tell the administrator.</source>
      <translation>மையம் ஏற்பதை விட இது பெரியது. இங்கேயே இருக்கும்; நிர்வாகியிடம் கூறவும்.</translation>
    </message>
    <message>
      <source>This is less than the amount.</source>
      <translation>இது தொகையைவிடக் குறைவு.</translation>
    </message>
    <message>
      <source>This is more than section {section} lets be taken.</source>
      <translation>பிரிவு {section} அனுமதிப்பதை விட இது அதிகம்.</translation>
    </message>
    <message>
      <source>This is no .xlsx workbook. Save it as .xlsx or .csv.</source>
      <translation>இது .xlsx பணிப்புத்தகம் அல்ல. .xlsx அல்லது .csv ஆகச் சேமிக்கவும்.</translation>
    </message>
    <message>
      <source>This is no PDF, JPEG, PNG, TIFF or WebP, whatever its name says. Scan the paper as one.</source>
      <translation>பெயர் எதுவாயினும் இது PDF, JPEG, PNG, TIFF, WebP அல்ல. தாளை இவற்றில் ஒன்றாக ஸ்கேன் செய்யவும்.</translation>
    </message>
    <message>
      <source>This is no PDF, or it is damaged. Choose another file.</source>
      <translation>இது PDF அல்ல, அல்லது சேதமானது. வேறு கோப்பைத் தேர்வு செய்யவும்.</translation>
    </message>
    <message>
      <source>This is no code of a paper of this program, or it was read only in part. Scan it again.</source>
      <translation>இது இந்நிரலின் தாளின் குறியீடு அல்ல, அல்லது பாதியே படிக்கப்பட்டது. மீண்டும் ஸ்கேன் செய்யவும்.</translation>
    </message>
    <message>
      <source>This is no number of notes or coins.</source>
      <translation>இது தாள்கள் அல்லது நாணயங்களின் எண்ணிக்கை அல்ல.</translation>
    </message>
    <message>
      <source>This is no plain file; copy the bundle itself.</source>
      <translation>இது சாதாரணக் கோப்பு அல்ல; மூட்டையையே நகலெடுக்கவும்.</translation>
    </message>
    <message>
      <source>This is no reply of our centre to this PC.</source>
      <translation>இது இக்கணினிக்கு நம் மையத்தின் பதில் அல்ல.</translation>
    </message>
    <message>
      <source>This is no text file. Save the register as .xlsx, or as .csv in UTF-8.</source>
      <translation>இது உரைக் கோப்பு அல்ல. பதிவேட்டை .xlsx ஆக, அல்லது UTF-8 இல் .csv ஆகச் சேமிக்கவும்.</translation>
    </message>
    <message>
      <source>This is not in the power of the person signed in</source>
      <translation>இது உள்நுழைந்தவரின் அதிகாரத்தில் இல்லை</translation>
    </message>
    <message>
      <source>This is not one of the choices.</source>
      <translation>இது விருப்பங்களில் ஒன்றல்ல.</translation>
    </message>
    <message>
      <source>This is not the name of a copy.</source>
      <translation>இது நகலின் பெயர் அல்ல.</translation>
    </message>
    <message>
      <source>This is settled already.</source>
      <translation>இது ஏற்கெனவே தீர்க்கப்பட்டது.</translation>
    </message>
    <message>
      <source>This is the completion of the other</source>
      <translation>இது மற்றதன் நிறைவு</translation>
    </message>
    <message>
      <source>This is the permission of the other</source>
      <translation>இது மற்றதன் அனுமதி</translation>
    </message>
    <message>
      <source>This is what stands there already.</source>
      <translation>அங்கே ஏற்கெனவே இதுவே உள்ளது.</translation>
    </message>
    <message>
      <source>This kind of file is not read here. Use GeoJSON, KML, a shapefile, DXF, or .csv for tables.</source>
      <translation>இவ்வகைக் கோப்பு இங்கு படிக்கப்படாது. GeoJSON, KML, shapefile, DXF அல்லது அட்டவணைக்கு .csv பயன்படுத்தவும்.</translation>
    </message>
    <message>
      <source>This letter came back before; send another before it can come back again.</source>
      <translation>இக்கடிதம் முன்பே திரும்பியது; மற்றொன்றை அனுப்பிய பின்னரே அது திரும்ப முடியும்.</translation>
    </message>
    <message>
      <source>This lies far from the street. Check the grid or zone of the file.</source>
      <translation>இது தெருவிலிருந்து வெகு தொலைவில் உள்ளது. கோப்பின் கட்டம் அல்லது மண்டலத்தைச் சரிபார்க்கவும்.</translation>
    </message>
    <message>
      <source>This map file is too big. Export only the streets that are wanted.</source>
      <translation>இந்த வரைபடக் கோப்பு மிகப் பெரியது. தேவையான தெருக்களை மட்டும் ஏற்றுமதி செய்யவும்.</translation>
    </message>
    <message>
      <source>This must be filled in.</source>
      <translation>இதை நிரப்ப வேண்டும்.</translation>
    </message>
    <message>
      <source>This name and password do not go together.</source>
      <translation>இந்தப் பெயரும் கடவுச்சொல்லும் பொருந்தவில்லை.</translation>
    </message>
    <message>
      <source>This notice is already issued.</source>
      <translation>இந்த அறிவிப்பு ஏற்கெனவே வழங்கப்பட்டது.</translation>
    </message>
    <message>
      <source>This notice is already served; its return of service is in the file.</source>
      <translation>இந்த அறிவிப்பு ஏற்கெனவே சார்வு செய்யப்பட்டது; சார்வு அறிக்கை கோப்பில் உள்ளது.</translation>
    </message>
    <message>
      <source>This office has no such ward.</source>
      <translation>இந்த அலுவலகத்தில் அத்தகைய வார்டு இல்லை.</translation>
    </message>
    <message>
      <source>This office is set up already; change it under Settings.</source>
      <translation>இந்த அலுவலகம் ஏற்கெனவே அமைக்கப்பட்டது; அமைப்புகளில் மாற்றவும்.</translation>
    </message>
    <message>
      <source>This page is not in your language yet; it stands here in English.</source>
      <translation>இந்தப் பக்கம் இன்னும் உங்கள் மொழியில் இல்லை; இங்கே ஆங்கிலத்தில் உள்ளது.</translation>
    </message>
    <message>
      <source>This person does not hold a post in the office on that day.</source>
      <translation>இவர் அந்த நாளில் அலுவலகத்தில் பதவியில் இல்லை.</translation>
    </message>
    <message>
      <source>This person is not in the office's list of officers.</source>
      <translation>இவர் அலுவலர் பட்டியலில் இல்லை.</translation>
    </message>
    <message>
      <source>This picture is too fine. Scan it at 300 dpi or less.</source>
      <translation>படம் மிக நுணுக்கமானது. 300 dpi அல்லது குறைவாக ஸ்கேன் செய்யவும்.</translation>
    </message>
    <message>
      <source>This plea is not answered yet.</source>
      <translation>இந்த வாதத்துக்கு இன்னும் பதில் இல்லை.</translation>
    </message>
    <message>
      <source>This print job is damaged or gone. Take it out of the queue and print the paper again.</source>
      <translation>இந்த அச்சுப் பணி சேதமானது அல்லது இல்லை. வரிசையிலிருந்து நீக்கித் தாளை மீண்டும் அச்சிடவும்.</translation>
    </message>
    <message>
      <source>This program is too old for the centre. Work goes on here; the exchange needs an update.</source>
      <translation>இந்த நிரல் மையத்துக்கு மிகப் பழையது. இங்கு வேலை தொடரும்; பரிமாற்றத்துக்குப் புதிய பதிப்பு தேவை.</translation>
    </message>
    <message>
      <source>This proposal is closed; a new one can be made.</source>
      <translation>இந்த முன்மொழிவு முடிந்தது; புதியதைச் செய்யலாம்.</translation>
    </message>
    <message>
      <source>This receipt is not for a cheque or draft.</source>
      <translation>இந்த ரசீது காசோலை அல்லது வரைவோலைக்கானது அல்ல.</translation>
    </message>
    <message>
      <source>This receipt was cancelled, dishonoured, paid back or realised on {date} already.</source>
      <translation>இந்த ரசீது {date} அன்றே ரத்து, மறுப்பு, திருப்பிச் செலுத்தல் அல்லது பணமாக்கல் ஆகிவிட்டது.</translation>
    </message>
    <message>
      <source>This recovers what the other left due</source>
      <translation>இது மற்றதன் நிலுவையை வசூலிக்கிறது</translation>
    </message>
    <message>
      <source>This section lays down no fine.</source>
      <translation>இந்தப் பிரிவு அபராதம் எதையும் விதிக்கவில்லை.</translation>
    </message>
    <message>
      <source>This seems typed in Kruti Dev or DevLys. It reads: {reading}</source>
      <translation>இது கிருதி தேவ் அல்லது தேவ்லிஸில் தட்டச்சிட்டது போலுள்ளது. வாசிப்பு: {reading}</translation>
    </message>
    <message>
      <source>This seems typed in a legacy Hindi font: {reading}. Name the font of the column.</source>
      <translation>இது பழைய இந்தி எழுத்துருவில் தட்டச்சிட்டது போலுள்ளது: {reading}. நிரலின் எழுத்துருவைச் சொல்லவும்.</translation>
    </message>
    <message>
      <source>This seems typed in a legacy font that can't be read. Type it anew in Unicode.</source>
      <translation>இது படிக்க இயலாத பழைய எழுத்துருவில் தட்டச்சிட்டது போலுள்ளது. யூனிகோடில் மீண்டும் தட்டச்சிடுக.</translation>
    </message>
    <message>
      <source>This shapefile is damaged, incomplete or of a kind that is not read.</source>
      <translation>இந்த shapefile சேதமடைந்தது, முழுமையற்றது அல்லது படிக்கப்படாத வகை.</translation>
    </message>
    <message>
      <source>This street has no such line or proposal.</source>
      <translation>இத்தெருவுக்கு இத்தகைய கோடோ முன்மொழிவோ இல்லை.</translation>
    </message>
    <message>
      <source>This was done already.</source>
      <translation>இது ஏற்கெனவே செய்யப்பட்டது.</translation>
    </message>
    <message>
      <source>This workbook has no sheet of that name.</source>
      <translation>இப்பணிப்புத்தகத்தில் அந்தப் பெயரில் தாள் இல்லை.</translation>
    </message>
    <message>
      <source>This workbook has no sheet with cells.</source>
      <translation>இப்பணிப்புத்தகத்தில் கலங்கள் கொண்ட தாள் இல்லை.</translation>
    </message>
    <message>
      <source>This workbook holds something that no spreadsheet writes; it is not read.</source>
      <translation>எந்த விரிதாளும் எழுதாத ஒன்று இப்பணிப்புத்தகத்தில் உள்ளது; இது படிக்கப்படாது.</translation>
    </message>
    <message>
      <source>This workbook is damaged. Open it and save it anew.</source>
      <translation>பணிப்புத்தகம் பழுதானது. திறந்து மீண்டும் சேமிக்கவும்.</translation>
    </message>
    <message>
      <source>This workbook is of the old kind or locked by a password. Save it as .xlsx without one.</source>
      <translation>பணிப்புத்தகம் பழைய வகை அல்லது கடவுச்சொல்லால் பூட்டியது. பூட்டின்றி .xlsx ஆகச் சேமிக்கவும்.</translation>
    </message>
    <message>
      <source>Throw the draft away</source>
      <translation>வரைவை நீக்கு</translation>
    </message>
    <message>
      <source>Thursday</source>
      <translation>வியாழன்</translation>
    </message>
    <message>
      <source>Till {till}</source>
      <translation>முகப்பு {till}</translation>
    </message>
    <message>
      <source>Time for objections</source>
      <translation>ஆட்சேபணைகளுக்கான காலம்</translation>
    </message>
    <message>
      <source>Time not over</source>
      <translation>காலம் முடியாதவை</translation>
    </message>
    <message>
      <source>To</source>
      <translation>வரை</translation>
    </message>
    <message>
      <source>To be paid</source>
      <translation>செலுத்த வேண்டியவை</translation>
    </message>
    <message>
      <source>To be paid ₹</source>
      <translation>செலுத்த வேண்டியது ₹</translation>
    </message>
    <message>
      <source>To be settled</source>
      <translation>தீர்க்கப்பட வேண்டியவை</translation>
    </message>
    <message>
      <source>To corner</source>
      <translation>மூலை வரை</translation>
    </message>
    <message>
      <source>To go to the centre</source>
      <translation>மையத்துக்குச் செல்ல வேண்டியவை</translation>
    </message>
    <message>
      <source>To others as well</source>
      <translation>மற்றவர்களுக்கும்</translation>
    </message>
    <message>
      <source>To pull down is barred</source>
      <translation>இடிப்பதற்குத் தடை</translation>
    </message>
    <message>
      <source>To put this copy back takes {needed} MB, and {free} MB are free on this disk. Nothing was changed. Make room, then do it again.</source>
      <translation>இந்த நகலை மீண்டும் வைக்க {needed} எம்பி தேவை; இந்த வட்டில் {free} எம்பி காலியாக உள்ளது. எதுவும் மாறவில்லை. இடம் ஏற்படுத்தி மீண்டும் செய்யவும்.</translation>
    </message>
    <message>
      <source>To serve</source>
      <translation>சார்வு செய்ய</translation>
    </message>
    <message>
      <source>To sign</source>
      <translation>கையொப்பமிட</translation>
    </message>
    <message>
      <source>To visit</source>
      <translation>ஆய்வு செய்ய</translation>
    </message>
    <message>
      <source>To what he binds himself</source>
      <translation>எதற்கு உறுதியளிக்கிறார்</translation>
    </message>
    <message>
      <source>To which ward</source>
      <translation>எந்த வார்டுக்கு</translation>
    </message>
    <message>
      <source>To whom</source>
      <translation>யாருக்கு</translation>
    </message>
    <message>
      <source>Today</source>
      <translation>இன்று</translation>
    </message>
    <message>
      <source>Today, if nothing is written</source>
      <translation>எதுவும் எழுதாவிட்டால் இன்று</translation>
    </message>
    <message>
      <source>Too early</source>
      <translation>முன்கூட்டி</translation>
    </message>
    <message>
      <source>Too late</source>
      <translation>தாமதம்</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>மொத்தம்</translation>
    </message>
    <message>
      <source>Totals</source>
      <translation>மொத்தங்கள்</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>மீண்டும் முயற்சி செய்</translation>
    </message>
    <message>
      <source>Try it</source>
      <translation>சோதிக்க</translation>
    </message>
    <message>
      <source>Try it with a sample ward</source>
      <translation>மாதிரி வார்டில் முயன்று பார்க்க</translation>
    </message>
    <message>
      <source>Tuesday</source>
      <translation>செவ்வாய்</translation>
    </message>
    <message>
      <source>Two PCs did the same to one receipt without knowing of each other; one of the two is to be undone.</source>
      <translation>இரு கணினிகள் ஒன்றையொன்று அறியாமல் ஒரே ரசீதில் ஒரே செயலைச் செய்தன; இரண்டில் ஒன்றை நீக்க வேண்டும்.</translation>
    </message>
    <message>
      <source>Two at least; an offset to the right has a minus</source>
      <translation>குறைந்தது இரண்டு; வலது விலகலுக்குக் கழித்தல் குறி</translation>
    </message>
    <message>
      <source>Two devices said different things</source>
      <translation>இரு சாதனங்கள் வேறுவேறாகக் கூறின</translation>
    </message>
    <message>
      <source>Two devices said different things about: {what}</source>
      <translation>இரு சாதனங்கள் வேறுவேறாகக் கூறின: {what}</translation>
    </message>
    <message>
      <source>Two histories of another PC (…{device}) were held here after entry {seq}: it was copied, or put back from a backup. The centre's was taken over; entries that it did not have are sent to it again: {saved}. Nothing is lost; tell the administrator which PC it is.</source>
      <translation>வேறொரு கணினிக்கு (…{device}) பதிவு {seq} க்குப் பின் இங்கு இரு வரலாறுகள் இருந்தன: அது நகலெடுக்கப்பட்டது அல்லது காப்பிலிருந்து மீட்கப்பட்டது. மையத்தின் வரலாறு எடுத்துக்கொள்ளப்பட்டது; அதனிடம் இல்லாத பதிவுகள் மீண்டும் அனுப்பப்படுகின்றன: {saved}. எதுவும் இழக்கப்படவில்லை; அது எந்தக் கணினி என நிர்வாகியிடம் கூறவும்.</translation>
    </message>
    <message>
      <source>Two panchas</source>
      <translation>இரு பஞ்சர்</translation>
    </message>
    <message>
      <source>Two parcels of the file have one number.</source>
      <translation>கோப்பின் இரு மனைகளுக்கு ஒரே எண்.</translation>
    </message>
    <message>
      <source>Two to eight capital letters or figures; every number on paper begins with it</source>
      <translation>இரண்டு முதல் எட்டு பெரிய ரோமன் எழுத்துகள் அல்லது எண்கள்; ஒவ்வொரு எண்ணும் இதில் தொடங்கும்</translation>
    </message>
    <message>
      <source>Two witnesses</source>
      <translation>இரு சாட்சிகள்</translation>
    </message>
    <message>
      <source>Type the days</source>
      <translation>நாட்களைத் தட்டச்சிடு</translation>
    </message>
    <message>
      <source>Type the number of the section, or a word of it</source>
      <translation>பிரிவின் எண்ணை அல்லது அதன் ஒரு சொல்லை எழுதவும்</translation>
    </message>
    <message>
      <source>Type them, or take them from a .csv or .xlsx file: number, then name.</source>
      <translation>தட்டச்சு செய்க, அல்லது .csv / .xlsx கோப்பிலிருந்து எடுக்க: எண், பிறகு பெயர்.</translation>
    </message>
    <message>
      <source>Typed before</source>
      <translation>முன்பு தட்டச்சிட்டது</translation>
    </message>
    <message>
      <source>Unauthorised area (square metres)</source>
      <translation>அனுமதியற்ற பரப்பு (சதுர மீட்டர்)</translation>
    </message>
    <message>
      <source>Under</source>
      <translation>அடிப்படை</translation>
    </message>
    <message>
      <source>Under section {section} nothing is paid without a grant that has enough left. Enter the grant first.</source>
      <translation>போதிய மீதமுள்ள மானியம் இன்றிப் பிரிவு {section} இல் எதுவும் தரப்படாது. முதலில் மானியத்தைப் பதியவும்.</translation>
    </message>
    <message>
      <source>Under section {section} the sum claimed is deposited first.</source>
      <translation>பிரிவு {section} இல் கோரும் தொகை முதலில் செலுத்தப்படும்.</translation>
    </message>
    <message>
      <source>Under which grant</source>
      <translation>எந்த மானியத்திலிருந்து</translation>
    </message>
    <message>
      <source>Under which power</source>
      <translation>எந்த அதிகாரத்தால்</translation>
    </message>
    <message>
      <source>Under which section</source>
      <translation>எந்தப் பிரிவின் கீழ்</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>மீளமை</translation>
    </message>
    <message>
      <source>Undo what was done twice</source>
      <translation>இருமுறை செய்ததை மாற்று</translation>
    </message>
    <message>
      <source>Unit of land</source>
      <translation>நில அலகு</translation>
    </message>
    <message>
      <source>Until</source>
      <translation>எதுவரை</translation>
    </message>
    <message>
      <source>Until which hour</source>
      <translation>எத்தனை மணி வரை</translation>
    </message>
    <message>
      <source>Up and down</source>
      <translation>மேலும் கீழும்</translation>
    </message>
    <message>
      <source>Up to which day</source>
      <translation>எந்த நாள் வரை</translation>
    </message>
    <message>
      <source>Up to which measure</source>
      <translation>எந்த அளவு வரை</translation>
    </message>
    <message>
      <source>Use</source>
      <translation>பயன்பாடு</translation>
    </message>
    <message>
      <source>Use it</source>
      <translation>பயன்படுத்து</translation>
    </message>
    <message>
      <source>Use of the building</source>
      <translation>கட்டிடத்தின் பயன்பாடு</translation>
    </message>
    <message>
      <source>Use small letters a-z, figures, dot or dash.</source>
      <translation>சிறிய எழுத்துகள் a-z, எண்கள், புள்ளி அல்லது கோடு பயன்படுத்தவும்.</translation>
    </message>
    <message>
      <source>Used</source>
      <translation>பயன்பட்டவை</translation>
    </message>
    <message>
      <source>Video of the demolition arranged</source>
      <translation>இடிப்பைக் காணொளி எடுக்க ஏற்பாடு</translation>
    </message>
    <message>
      <source>Video, and where it is kept</source>
      <translation>காணொளி, அது வைக்கப்பட்ட இடம்</translation>
    </message>
    <message>
      <source>Voucher or case</source>
      <translation>சான்றுச்சீட்டு அல்லது கோப்பு</translation>
    </message>
    <message>
      <source>Voucher {number}</source>
      <translation>சான்றுச்சீட்டு {number}</translation>
    </message>
    <message>
      <source>Voucher {number} for ₹ {amount}</source>
      <translation>₹ {amount}க்கான சான்றுச்சீட்டு {number}</translation>
    </message>
    <message>
      <source>Waiting since</source>
      <translation>எப்போதிலிருந்து காத்திருப்பு</translation>
    </message>
    <message>
      <source>Waiting since {when}</source>
      <translation>{when} முதல் காத்திருப்பு</translation>
    </message>
    <message>
      <source>Ward</source>
      <translation>வார்டு</translation>
    </message>
    <message>
      <source>Ward 27, for instance; the wards themselves are called wards</source>
      <translation>எ.கா. Ward 27; வார்டுகளின் வரைபடத்துக்கு wards என்று பெயரிடுங்கள்</translation>
    </message>
    <message>
      <source>Ward {number}</source>
      <translation>வார்டு {number}</translation>
    </message>
    <message>
      <source>Wards</source>
      <translation>வார்டுகள்</translation>
    </message>
    <message>
      <source>Ways</source>
      <translation>வழிகள்</translation>
    </message>
    <message>
      <source>Wednesday</source>
      <translation>புதன்</translation>
    </message>
    <message>
      <source>Weekly closed days</source>
      <translation>வாராந்திர மூடிய நாட்கள்</translation>
    </message>
    <message>
      <source>Welcome to Nagardesk</source>
      <translation>Nagardesk-க்கு வரவேற்கிறோம்</translation>
    </message>
    <message>
      <source>What</source>
      <translation>எது</translation>
    </message>
    <message>
      <source>What an application must bring</source>
      <translation>விண்ணப்பத்துடன் கொண்டுவர வேண்டியவை</translation>
    </message>
    <message>
      <source>What came</source>
      <translation>என்ன வந்தது</translation>
    </message>
    <message>
      <source>What came in</source>
      <translation>என்ன வந்தது</translation>
    </message>
    <message>
      <source>What came of it</source>
      <translation>விளைந்தது என்ன</translation>
    </message>
    <message>
      <source>What changes later is entered under Settings with its day.</source>
      <translation>பின்னர் மாறுபவை அமைப்புகளில் அவற்றின் நாளுடன் பதியப்படும்.</translation>
    </message>
    <message>
      <source>What comes next</source>
      <translation>அடுத்து என்ன</translation>
    </message>
    <message>
      <source>What courts have directed stands, unless an order puts it aside here.</source>
      <translation>நீதிமன்ற வழிகாட்டுதல்கள் பொருந்தும், ஆணை ஒன்று இங்கே விலக்கினாலன்றி.</translation>
    </message>
    <message>
      <source>What do you want to do, or which case?</source>
      <translation>என்ன செய்ய வேண்டும், அல்லது எந்தக் கோப்பு?</translation>
    </message>
    <message>
      <source>What followed</source>
      <translation>பின்னர் நடந்தது</translation>
    </message>
    <message>
      <source>What for</source>
      <translation>எதற்காக</translation>
    </message>
    <message>
      <source>What has come in?</source>
      <translation>என்ன வந்துள்ளது?</translation>
    </message>
    <message>
      <source>What holds</source>
      <translation>எது சரி</translation>
    </message>
    <message>
      <source>What holds of this building, each looked at</source>
      <translation>இக்கட்டடத்துக்குப் பொருந்துபவை, ஒவ்வொன்றும் பார்த்து</translation>
    </message>
    <message>
      <source>What is asked today</source>
      <translation>இன்று கேட்கப்படுவது</translation>
    </message>
    <message>
      <source>What is changed</source>
      <translation>எது மாறுகிறது</translation>
    </message>
    <message>
      <source>What is decided</source>
      <translation>என்ன முடிவு</translation>
    </message>
    <message>
      <source>What is demanded</source>
      <translation>கேட்கப்படுபவை</translation>
    </message>
    <message>
      <source>What is due here is recovered in the other</source>
      <translation>இங்குள்ள நிலுவை மற்றதில் வசூலிக்கப்படுகிறது</translation>
    </message>
    <message>
      <source>What is intended</source>
      <translation>என்ன செய்ய எண்ணம்</translation>
    </message>
    <message>
      <source>What is left</source>
      <translation>மீதமுள்ளது</translation>
    </message>
    <message>
      <source>What is objected</source>
      <translation>எதற்கு ஆட்சேபணை</translation>
    </message>
    <message>
      <source>What is ordered</source>
      <translation>என்ன ஆணை</translation>
    </message>
    <message>
      <source>What is proposed, and why</source>
      <translation>என்ன முன்மொழியப்படுகிறது, ஏன்</translation>
    </message>
    <message>
      <source>What is required, in your own words</source>
      <translation>என்ன செய்ய வேண்டும், உங்கள் சொற்களில்</translation>
    </message>
    <message>
      <source>What is served</source>
      <translation>எது சார்வு செய்யப்படுகிறது</translation>
    </message>
    <message>
      <source>What is set</source>
      <translation>எதை அமைப்பது</translation>
    </message>
    <message>
      <source>What is to be done</source>
      <translation>என்ன செய்ய வேண்டும்</translation>
    </message>
    <message>
      <source>What is undone</source>
      <translation>மாற்றப்படுவது</translation>
    </message>
    <message>
      <source>What is wanted</source>
      <translation>என்ன வேண்டும்</translation>
    </message>
    <message>
      <source>What is wrong</source>
      <translation>என்ன பிழை</translation>
    </message>
    <message>
      <source>What it is</source>
      <translation>இது என்ன</translation>
    </message>
    <message>
      <source>What it is made of</source>
      <translation>இது எவற்றால் ஆனது</translation>
    </message>
    <message>
      <source>What it makes</source>
      <translation>இதனால் உருவாவது</translation>
    </message>
    <message>
      <source>What it says</source>
      <translation>அது கூறுவது</translation>
    </message>
    <message>
      <source>What land it is</source>
      <translation>எத்தகைய நிலம்</translation>
    </message>
    <message>
      <source>What lies on this PC alone is lost with it.</source>
      <translation>இந்தக் கணினியில் மட்டும் இருப்பது இதனுடன் தொலைந்துவிடும்.</translation>
    </message>
    <message>
      <source>What may be done</source>
      <translation>செய்யக்கூடியவை</translation>
    </message>
    <message>
      <source>What may be done next, by its number</source>
      <translation>அடுத்துச் செய்யக்கூடியது, அதன் எண்ணால்</translation>
    </message>
    <message>
      <source>What may be done next, by the key beside it</source>
      <translation>அடுத்துச் செய்யக்கூடியது, அருகிலுள்ள விசையால்</translation>
    </message>
    <message>
      <source>What may come next</source>
      <translation>அடுத்து வரக்கூடியது</translation>
    </message>
    <message>
      <source>What stands at the head of every paper.</source>
      <translation>ஒவ்வொரு தாளின் தலைப்பிலும் நிற்பது.</translation>
    </message>
    <message>
      <source>What stands here</source>
      <translation>இங்கே என்ன உள்ளது</translation>
    </message>
    <message>
      <source>What stands here can't be used; enter it again.</source>
      <translation>இங்குள்ளதைப் பயன்படுத்த முடியாது; மீண்டும் இடவும்.</translation>
    </message>
    <message>
      <source>What the columns answer</source>
      <translation>நிரல்கள் எதற்குப் பதில்</translation>
    </message>
    <message>
      <source>What the file holds is shown here before it is saved.</source>
      <translation>கோப்பில் உள்ளது சேமிக்கும் முன் இங்கே காட்டப்படும்.</translation>
    </message>
    <message>
      <source>What the law pack says in its own words; the Act itself is the law.</source>
      <translation>சட்டத் தொகுப்பு தன் சொற்களில் கூறுவது; சட்டம் என்பது சட்டமே.</translation>
    </message>
    <message>
      <source>What the law says</source>
      <translation>சட்டம் கூறுவது</translation>
    </message>
    <message>
      <source>What the law says of every step</source>
      <translation>ஒவ்வொரு படி பற்றியும் சட்டம் கூறுவது</translation>
    </message>
    <message>
      <source>What the office has set</source>
      <translation>அலுவலகம் நிர்ணயித்தவை</translation>
    </message>
    <message>
      <source>What the paper is</source>
      <translation>தாள் எது</translation>
    </message>
    <message>
      <source>What this changes</source>
      <translation>இதனால் மாறுவது</translation>
    </message>
    <message>
      <source>What this does</source>
      <translation>இதன் பயன்</translation>
    </message>
    <message>
      <source>What this register has</source>
      <translation>இந்தப் பதிவேட்டில் உள்ளவை</translation>
    </message>
    <message>
      <source>What was changed or measured</source>
      <translation>எது மாற்றப்பட்டது அல்லது அளக்கப்பட்டது</translation>
    </message>
    <message>
      <source>What was done</source>
      <translation>என்ன செய்யப்பட்டது</translation>
    </message>
    <message>
      <source>What was done a second time is undone</source>
      <translation>இரண்டாம் முறை செய்தது மாற்றப்பட்டது</translation>
    </message>
    <message>
      <source>What was done, as it stands in the file</source>
      <translation>செய்தது என்ன, கோப்பில் நிற்கும்படி</translation>
    </message>
    <message>
      <source>What was found</source>
      <translation>கண்டறிந்தது</translation>
    </message>
    <message>
      <source>What was numbered before keeps its number.</source>
      <translation>முன்பு தந்த எண்கள் அப்படியே இருக்கும்.</translation>
    </message>
    <message>
      <source>What was said</source>
      <translation>கூறியது</translation>
    </message>
    <message>
      <source>What was saved before is safe.</source>
      <translation>முன்பு சேமித்தது பாதுகாப்பாக உள்ளது.</translation>
    </message>
    <message>
      <source>What was wrong</source>
      <translation>எது தவறாக இருந்தது</translation>
    </message>
    <message>
      <source>What went wrong last</source>
      <translation>கடைசியாக நேர்ந்த தவறு</translation>
    </message>
    <message>
      <source>What you draw is measured here.</source>
      <translation>நீங்கள் வரைவது இங்கே அளக்கப்படும்.</translation>
    </message>
    <message>
      <source>What you type is kept on this PC; who does it can take it over.</source>
      <translation>நீங்கள் எழுதுவது இந்தக் கணினியிலேயே இருக்கும்; இதைச் செய்பவர் அதை எடுத்துக்கொள்ளலாம்.</translation>
    </message>
    <message>
      <source>When</source>
      <translation>எப்போது</translation>
    </message>
    <message>
      <source>Where</source>
      <translation>எங்கே</translation>
    </message>
    <message>
      <source>Where it narrows the street or moves to its centre, the Act may ask for an approval.</source>
      <translation>தெருவைக் குறுக்கினால் அல்லது நடுவுக்கு நகர்ந்தால் சட்டம் ஒப்புதல் கேட்கலாம்.</translation>
    </message>
    <message>
      <source>Where it was sold, if not where it was announced</source>
      <translation>விற்ற இடம், அறிவித்த இடம் அல்லாவிடில்</translation>
    </message>
    <message>
      <source>Where no line is: write what waits, carry it to the centre, bring its reply back.</source>
      <translation>இணைப்பு இல்லாத இடத்தில்: காத்திருப்பதை எழுதி, மையத்திற்கு எடுத்துச் சென்று, பதிலைக் கொண்டுவரவும்.</translation>
    </message>
    <message>
      <source>Where somebody lives and does not consent, a notice of entry must be served before.</source>
      <translation>யாரேனும் வசித்து, இசைவு தராவிட்டால், நுழைவு அறிவிப்பு முன்னதாகவே சார்வு செய்யப்பட வேண்டும்.</translation>
    </message>
    <message>
      <source>Where something is to be pulled down, the time must be longer.</source>
      <translation>ஏதேனும் இடிக்கப்பட உள்ள இடத்தில் காலம் நீண்டதாக இருக்க வேண்டும்.</translation>
    </message>
    <message>
      <source>Where the fee goes by area or number</source>
      <translation>கட்டணம் பரப்பு அல்லது எண்ணிக்கையைப் பொறுத்தால்</translation>
    </message>
    <message>
      <source>Where the offence goes on: the last day that is fined</source>
      <translation>குற்றம் தொடர்ந்தால்: அபராதத்தின் கடைசி நாள்</translation>
    </message>
    <message>
      <source>Where the things are kept</source>
      <translation>பொருட்கள் வைக்கப்பட்ட இடம்</translation>
    </message>
    <message>
      <source>Which</source>
      <translation>எது</translation>
    </message>
    <message>
      <source>Which kind of application does the register hold?</source>
      <translation>பதிவேட்டில் எவ்வகை விண்ணப்பங்கள் உள்ளன?</translation>
    </message>
    <message>
      <source>Which order stands</source>
      <translation>எந்த ஆணை நிலைக்கிறது</translation>
    </message>
    <message>
      <source>Who</source>
      <translation>யார்</translation>
    </message>
    <message>
      <source>Who acts</source>
      <translation>யார் செய்வது</translation>
    </message>
    <message>
      <source>Who applies</source>
      <translation>விண்ணப்பிப்பவர்</translation>
    </message>
    <message>
      <source>Who asks to come back</source>
      <translation>திரும்பி வரக் கேட்பவர்</translation>
    </message>
    <message>
      <source>Who carried it out</source>
      <translation>செய்தவர்</translation>
    </message>
    <message>
      <source>Who claims the balance</source>
      <translation>மீதித் தொகையைக் கோருபவர்</translation>
    </message>
    <message>
      <source>Who drafts a notice does not sign it. Let another officer sign it.</source>
      <translation>வரைவு எழுதியவர் கையொப்பமிடுவதில்லை. வேறு அலுவலர் கையொப்பமிடட்டும்.</translation>
    </message>
    <message>
      <source>Who drafts does not sign any more</source>
      <translation>வரைபவர் இனி கையொப்பமிடமாட்டார்</translation>
    </message>
    <message>
      <source>Who looks into it</source>
      <translation>யார் பார்க்கிறார்</translation>
    </message>
    <message>
      <source>Who made a receipt does not cancel it. Let another do it.</source>
      <translation>ரசீதை உருவாக்கியவரே அதை ரத்து செய்ய முடியாது. வேறொருவர் செய்யட்டும்.</translation>
    </message>
    <message>
      <source>Who objects</source>
      <translation>ஆட்சேபிப்பவர்</translation>
    </message>
    <message>
      <source>Who owes it</source>
      <translation>செலுத்த வேண்டியவர்</translation>
    </message>
    <message>
      <source>Who pays</source>
      <translation>செலுத்துபவர்</translation>
    </message>
    <message>
      <source>Who signed</source>
      <translation>கையொப்பமிட்டவர்</translation>
    </message>
    <message>
      <source>Who signs</source>
      <translation>கையொப்பமிடுபவர்</translation>
    </message>
    <message>
      <source>Who signs here</source>
      <translation>இங்கே கையொப்பமிடுபவர்</translation>
    </message>
    <message>
      <source>Who signs is an authority of the Act; choose it.</source>
      <translation>கையொப்பமிடுபவர் சட்டத்தின் அதிகாரி; தேர்ந்தெடுக்கவும்.</translation>
    </message>
    <message>
      <source>Who took the money</source>
      <translation>பணம் பெற்றவர்</translation>
    </message>
    <message>
      <source>Who was present</source>
      <translation>உடனிருந்தவர்</translation>
    </message>
    <message>
      <source>Who works here, what he may do, and the authority by which he signs.</source>
      <translation>இங்கு யார் பணியாற்றுகிறார், என்ன செய்யலாம், எந்த அதிகாரத்தால் கையொப்பமிடுகிறார்.</translation>
    </message>
    <message>
      <source>Whole</source>
      <translation>முழுமை</translation>
    </message>
    <message>
      <source>Whole m²</source>
      <translation>முழு ச.மீ</translation>
    </message>
    <message>
      <source>Whom he met</source>
      <translation>சந்தித்தவர்</translation>
    </message>
    <message>
      <source>Why</source>
      <translation>ஏன்</translation>
    </message>
    <message>
      <source>Why it is adjourned</source>
      <translation>ஏன் ஒத்திவைப்பு</translation>
    </message>
    <message>
      <source>Why not</source>
      <translation>ஏன் இல்லை</translation>
    </message>
    <message>
      <source>Why the draft is taken back</source>
      <translation>வரைவு ஏன் திரும்பப் பெறப்படுகிறது</translation>
    </message>
    <message>
      <source>Why you read it so</source>
      <translation>ஏன் அப்படிப் படிக்கிறீர்கள்</translation>
    </message>
    <message>
      <source>Why: the arithmetic of the clocks</source>
      <translation>ஏன்: காலக்கெடுகளின் கணக்கு</translation>
    </message>
    <message>
      <source>Width (m)</source>
      <translation>அகலம் (மீ)</translation>
    </message>
    <message>
      <source>Width on the ground (m)</source>
      <translation>தரையில் அகலம் (மீ)</translation>
    </message>
    <message>
      <source>With a code of the centre, or from a copy on a stick.</source>
      <translation>மையத்தின் குறியீட்டால், அல்லது பென் டிரைவ் நகலிலிருந்து.</translation>
    </message>
    <message>
      <source>With commas between, such as 187, 223</source>
      <translation>இடையில் காற்புள்ளி, 187, 223 போல</translation>
    </message>
    <message>
      <source>With you</source>
      <translation>உங்களிடம்</translation>
    </message>
    <message>
      <source>Withdraw a holiday</source>
      <translation>விடுமுறையைத் திரும்பப் பெறு</translation>
    </message>
    <message>
      <source>Withdraw it</source>
      <translation>திரும்பப் பெறு</translation>
    </message>
    <message>
      <source>Within and left against the whole</source>
      <translation>உள்ளும் மீதியும் முழுமையுடன் ஒப்பீடு</translation>
    </message>
    <message>
      <source>Within m²</source>
      <translation>உள்ளே ச.மீ</translation>
    </message>
    <message>
      <source>Within so many metres of the base line</source>
      <translation>அடிக்கோட்டிலிருந்து இத்தனை மீட்டருக்குள்</translation>
    </message>
    <message>
      <source>Without a grant, as the Act allows</source>
      <translation>மானியமின்றி, சட்டம் அனுமதிப்பதுபோல்</translation>
    </message>
    <message>
      <source>Without registration it does not bind</source>
      <translation>பதிவின்றி இது கட்டுப்படுத்தாது</translation>
    </message>
    <message>
      <source>Words</source>
      <translation>சொற்கள்</translation>
    </message>
    <message>
      <source>Work</source>
      <translation>பணி</translation>
    </message>
    <message>
      <source>Work out compensation and betterment</source>
      <translation>இழப்பீடும் மேம்பாட்டுக் கட்டணமும் கணக்கிடு</translation>
    </message>
    <message>
      <source>Write chainage and offset of two points at least.</source>
      <translation>குறைந்தது இரு புள்ளிகளின் சங்கிலியளவும் விலகலும் எழுதவும்.</translation>
    </message>
    <message>
      <source>Write its length in metres, or put its points on the map.</source>
      <translation>அதன் நீளத்தை மீட்டரில் எழுதவும், அல்லது புள்ளிகளை வரைபடத்தில் வைக்கவும்.</translation>
    </message>
    <message>
      <source>Write measures and the north beside what they belong to.</source>
      <translation>அளவுகளையும் வடதிசையையும் உரிய இடத்தருகே எழுதுக.</translation>
    </message>
    <message>
      <source>Write the day first.</source>
      <translation>முதலில் நாளை எழுதவும்.</translation>
    </message>
    <message>
      <source>Write the day of receipt; if it starts a clock, the last day stands here then.</source>
      <translation>பெற்ற தேதியை எழுதவும்; அதனால் காலக்கெடு தொடங்கினால் கடைசி நாள் இங்கே தோன்றும்.</translation>
    </message>
    <message>
      <source>Write the sum without a sign.</source>
      <translation>தொகையைக் குறியின்றி எழுதவும்.</translation>
    </message>
    <message>
      <source>Write the value and its date first.</source>
      <translation>முதலில் மதிப்பையும் அதன் தேதியையும் எழுதவும்.</translation>
    </message>
    <message>
      <source>Write the width in metres, from 0.5 to 200.</source>
      <translation>அகலத்தை மீட்டரில் எழுதவும், 0.5 முதல் 200 வரை.</translation>
    </message>
    <message>
      <source>Write two to eight capital letters A-Z or figures.</source>
      <translation>இரண்டு முதல் எட்டு பெரிய எழுத்துகள் A-Z அல்லது எண்கள் எழுதவும்.</translation>
    </message>
    <message>
      <source>Write what waits</source>
      <translation>காத்திருப்பதை எழுது</translation>
    </message>
    <message>
      <source>Yes</source>
      <translation>ஆம்</translation>
    </message>
    <message>
      <source>Yes where another pays it</source>
      <translation>வேறொருவர் செலுத்துவதானால் ஆம்</translation>
    </message>
    <message>
      <source>You can prepare it; another person does it.</source>
      <translation>நீங்கள் தயாரிக்கலாம்; வேறொருவர் செய்வார்.</translation>
    </message>
    <message>
      <source>You can read it; another officer signs it.</source>
      <translation>நீங்கள் படிக்கலாம்; வேறு அலுவலர் கையொப்பமிடுவார்.</translation>
    </message>
    <message>
      <source>You hold no office on {day}, which is today by this PC's clock. If it is wrong, set date and time right; if not, ask the administrator.</source>
      <translation>இந்தக் கணினியின் கடிகாரப்படி இன்று {day}; அன்று உங்களுக்கு எந்தப் பதவியும் இல்லை. தேதி தவறாயின் தேதியையும் நேரத்தையும் சரிசெய்யவும்; சரியாயின் நிர்வாகியைக் கேட்கவும்.</translation>
    </message>
    <message>
      <source>You left nothing half done.</source>
      <translation>நீங்கள் எதையும் பாதியில் விடவில்லை.</translation>
    </message>
    <message>
      <source>You left this half done; it goes on where you were.</source>
      <translation>இதைப் பாதியில் விட்டீர்கள்; விட்ட இடத்திலிருந்து தொடரும்.</translation>
    </message>
    <message>
      <source>a building set back</source>
      <translation>பின்தள்ளிய கட்டிடம்</translation>
    </message>
    <message>
      <source>a building set forward</source>
      <translation>முன்கொணர்ந்த கட்டிடம்</translation>
    </message>
    <message>
      <source>a line</source>
      <translation>ஒரு கோடு</translation>
    </message>
    <message>
      <source>above that</source>
      <translation>அதற்கு மேல்</translation>
    </message>
    <message>
      <source>accepted</source>
      <translation>ஏற்கப்பட்டது</translation>
    </message>
    <message>
      <source>accepted on {day}</source>
      <translation>{day} அன்று ஏற்கப்பட்டது</translation>
    </message>
    <message>
      <source>after a written notice of entry</source>
      <translation>நுழைவு பற்றிய எழுத்து அறிவிப்புக்குப் பின்</translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>மேலும் %n</numerusform>
        <numerusform>மேலும் %n</numerusform>
      </translation>
    </message>
    <message>
      <source>and others</source>
      <translation>மற்றவையும்</translation>
    </message>
    <message>
      <source>another authority</source>
      <translation>வேறு அதிகாரி</translation>
    </message>
    <message>
      <source>as settled among them</source>
      <translation>தங்களுக்குள் ஒப்பியபடி</translation>
    </message>
    <message>
      <source>at least</source>
      <translation>குறைந்தது</translation>
    </message>
    <message>
      <source>at most</source>
      <translation>அதிகபட்சம்</translation>
    </message>
    <message>
      <source>at the counter</source>
      <translation>முகப்பில்</translation>
    </message>
    <message>
      <source>barred</source>
      <translation>தடைசெய்யப்பட்டது</translation>
    </message>
    <message>
      <source>base line of {length}</source>
      <translation>அடிக்கோடு {length}</translation>
    </message>
    <message>
      <source>begun afresh</source>
      <translation>புதிதாகத் தொடங்கியது</translation>
    </message>
    <message>
      <source>both sides</source>
      <translation>இரு பக்கமும்</translation>
    </message>
    <message>
      <source>building refused</source>
      <translation>கட்டுமானம் மறுப்பு</translation>
    </message>
    <message>
      <source>by a measure</source>
      <translation>அளவின்படி</translation>
    </message>
    <message>
      <source>by frontage</source>
      <translation>முகப்பு நீளத்தின்படி</translation>
    </message>
    <message>
      <source>came back</source>
      <translation>திரும்பி வந்தது</translation>
    </message>
    <message>
      <source>cancelled</source>
      <translation>ரத்து</translation>
    </message>
    <message>
      <source>centre not reached</source>
      <translation>மையத்தை அடையவில்லை</translation>
    </message>
    <message>
      <source>closed</source>
      <translation>மூடியது</translation>
    </message>
    <message>
      <source>closes to {error}</source>
      <translation>{error} பிழையுடன் மூடுகிறது</translation>
    </message>
    <message>
      <source>comes before</source>
      <translation>முந்தையது</translation>
    </message>
    <message>
      <source>completed</source>
      <translation>நிறைவுற்றது</translation>
    </message>
    <message>
      <source>completion of</source>
      <translation>நிறைவு</translation>
    </message>
    <message>
      <source>confirmed</source>
      <translation>உறுதிசெய்யப்பட்டது</translation>
    </message>
    <message>
      <source>content (m³)</source>
      <translation>கன அளவு (க.மீ)</translation>
    </message>
    <message>
      <source>damaged</source>
      <translation>சேதம்</translation>
    </message>
    <message>
      <source>days</source>
      <translation>நாட்கள்</translation>
    </message>
    <message>
      <source>decided</source>
      <translation>முடிவானது</translation>
    </message>
    <message>
      <source>deemed granted</source>
      <translation>வழங்கியதாகக் கருதப்பட்டது</translation>
    </message>
    <message>
      <source>demand not served</source>
      <translation>கேட்பு சார்வு இல்லை</translation>
    </message>
    <message>
      <source>deposit ₹ {amount}</source>
      <translation>வைப்பு ₹ {amount}</translation>
    </message>
    <message>
      <source>difference {area}</source>
      <translation>வேறுபாடு {area}</translation>
    </message>
    <message>
      <source>dishonoured</source>
      <translation>மறுக்கப்பட்டது</translation>
    </message>
    <message>
      <source>diverted</source>
      <translation>திருப்பியது</translation>
    </message>
    <message>
      <source>done</source>
      <translation>முடிந்தது</translation>
    </message>
    <message>
      <source>entered {when}</source>
      <translation>பதிவு {when}</translation>
    </message>
    <message>
      <source>exactly</source>
      <translation>சரியாக</translation>
    </message>
    <message>
      <source>expired</source>
      <translation>காலாவதி</translation>
    </message>
    <message>
      <source>find out</source>
      <translation>கண்டறிக</translation>
    </message>
    <message>
      <source>finding</source>
      <translation>கண்டறிவு</translation>
    </message>
    <message>
      <source>fit</source>
      <translation>பயன்படும்</translation>
    </message>
    <message>
      <source>fitting scale</source>
      <translation>பொருந்தும் அளவு</translation>
    </message>
    <message>
      <source>fixed: {amount}</source>
      <translation>நிர்ணயம்: {amount}</translation>
    </message>
    <message>
      <source>fixing it on a conspicuous part of the building or land</source>
      <translation>கட்டிடம் அல்லது நிலத்தின் தெளிவாகத் தெரியும் பகுதியில் ஒட்டுதல்</translation>
    </message>
    <message>
      <source>follows</source>
      <translation>தொடர்கிறது</translation>
    </message>
    <message>
      <source>for example 14.30</source>
      <translation>எ.கா. 14.30</translation>
    </message>
    <message>
      <source>for example: handed to the owner himself</source>
      <translation>எ.கா.: உரிமையாளரிடமே கொடுக்கப்பட்டது</translation>
    </message>
    <message>
      <source>for the addressee</source>
      <translation>பெறுநருக்கு</translation>
    </message>
    <message>
      <source>for the authority</source>
      <translation>அதிகாரிக்கு</translation>
    </message>
    <message>
      <source>for the citizen</source>
      <translation>குடிமகனுக்கு</translation>
    </message>
    <message>
      <source>for this office</source>
      <translation>இந்த அலுவலகத்துக்கு</translation>
    </message>
    <message>
      <source>four times a year</source>
      <translation>ஆண்டுக்கு நான்கு முறை</translation>
    </message>
    <message>
      <source>from that day on</source>
      <translation>அந்நாளிலிருந்து</translation>
    </message>
    <message>
      <source>from the {event}</source>
      <translation>{event} முதல்</translation>
    </message>
    <message>
      <source>from {day}</source>
      <translation>{day} முதல்</translation>
    </message>
    <message>
      <source>from {name}</source>
      <translation>{name} இடமிருந்து</translation>
    </message>
    <message>
      <source>frozen when issued</source>
      <translation>வழங்கியதும் மாறாதது</translation>
    </message>
    <message>
      <source>given up</source>
      <translation>கைவிட்டது</translation>
    </message>
    <message>
      <source>giving or tendering it to the person</source>
      <translation>அவரிடம் கொடுத்தல் அல்லது அளிக்க முன்வருதல்</translation>
    </message>
    <message>
      <source>granted</source>
      <translation>வழங்கப்பட்டது</translation>
    </message>
    <message>
      <source>half done</source>
      <translation>பாதி முடிந்தது</translation>
    </message>
    <message>
      <source>handed on</source>
      <translation>மையத்திடம் தரப்பட்டது</translation>
    </message>
    <message>
      <source>held for the owner</source>
      <translation>உரிமையாளருக்காக வைக்கப்பட்டது</translation>
    </message>
    <message numerus="yes">
      <source>in %n days</source>
      <translation>
        <numerusform>%n நாளில்</numerusform>
        <numerusform>%n நாட்களில்</numerusform>
      </translation>
    </message>
    <message>
      <source>in force</source>
      <translation>நடைமுறையில்</translation>
    </message>
    <message>
      <source>in force by an earlier order</source>
      <translation>முந்தைய ஆணையால் நடைமுறையில்</translation>
    </message>
    <message>
      <source>in office</source>
      <translation>பதவியில்</translation>
    </message>
    <message>
      <source>is being printed</source>
      <translation>அச்சாகிறது</translation>
    </message>
    <message>
      <source>it is being put up now</source>
      <translation>இப்போது கட்டப்படுகிறது</translation>
    </message>
    <message>
      <source>land of the Government</source>
      <translation>அரசு நிலம்</translation>
    </message>
    <message>
      <source>land on which building was refused</source>
      <translation>கட்டுமானம் மறுக்கப்பட்ட நிலம்</translation>
    </message>
    <message>
      <source>land under outworks</source>
      <translation>வெளிப்புற அமைப்புகளின் கீழ் நிலம்</translation>
    </message>
    <message>
      <source>land where the building fell, burnt or was taken down</source>
      <translation>கட்டிடம் விழுந்த, எரிந்த அல்லது இடித்த நிலம்</translation>
    </message>
    <message>
      <source>land where the building was pulled down by order</source>
      <translation>ஆணையால் கட்டிடம் இடித்த நிலம்</translation>
    </message>
    <message>
      <source>last day today</source>
      <translation>இன்று கடைசி நாள்</translation>
    </message>
    <message>
      <source>last taken {when}</source>
      <translation>கடைசியாக {when}</translation>
    </message>
    <message>
      <source>leaving it at his last known abode</source>
      <translation>கடைசியாக அறிந்த வசிப்பிடத்தில் விடுதல்</translation>
    </message>
    <message>
      <source>left</source>
      <translation>பதவி விட்டவர்</translation>
    </message>
    <message>
      <source>left side</source>
      <translation>இடப்பக்கம்</translation>
    </message>
    <message>
      <source>left to bye-laws</source>
      <translation>துணைவிதிகளுக்கு விடப்பட்டது</translation>
    </message>
    <message>
      <source>left to the Government</source>
      <translation>அரசுக்கு விடப்பட்டது</translation>
    </message>
    <message>
      <source>left to the authority</source>
      <translation>அதிகாரிக்கு விடப்பட்டது</translation>
    </message>
    <message>
      <source>left to the court</source>
      <translation>நீதிமன்றத்துக்கு விடப்பட்டது</translation>
    </message>
    <message>
      <source>left to the notice</source>
      <translation>அறிவிப்புக்கு விடப்பட்டது</translation>
    </message>
    <message>
      <source>left to the office</source>
      <translation>அலுவலகத்துக்கு விடப்பட்டது</translation>
    </message>
    <message>
      <source>line, {span}</source>
      <translation>கோடு, {span}</translation>
    </message>
    <message>
      <source>may stay empty</source>
      <translation>காலியாக விடலாம்</translation>
    </message>
    <message>
      <source>met</source>
      <translation>நிறைவேறியது</translation>
    </message>
    <message>
      <source>missing</source>
      <translation>விடுபட்டது</translation>
    </message>
    <message>
      <source>modified</source>
      <translation>மாற்றப்பட்டது</translation>
    </message>
    <message>
      <source>monthly</source>
      <translation>மாதந்தோறும்</translation>
    </message>
    <message>
      <source>months</source>
      <translation>மாதங்கள்</translation>
    </message>
    <message>
      <source>more than the section's {share}</source>
      <translation>பிரிவின் {share}-க்கு மேல்</translation>
    </message>
    <message>
      <source>most of it has come down</source>
      <translation>பெரும்பகுதி விழுந்துவிட்டது</translation>
    </message>
    <message>
      <source>moves towards the centre</source>
      <translation>நடுவை நோக்கி நகர்கிறது</translation>
    </message>
    <message>
      <source>narrows the street</source>
      <translation>தெருவைக் குறுக்குகிறது</translation>
    </message>
    <message>
      <source>neither</source>
      <translation>இரண்டும் இல்லை</translation>
    </message>
    <message>
      <source>never</source>
      <translation>ஒருபோதும் இல்லை</translation>
    </message>
    <message>
      <source>no</source>
      <translation>இல்லை</translation>
    </message>
    <message>
      <source>no day</source>
      <translation>நாள் இல்லை</translation>
    </message>
    <message>
      <source>no line is left to check by</source>
      <translation>சரிபார்க்க அளவு மீதமில்லை</translation>
    </message>
    <message>
      <source>nobody lives there</source>
      <translation>அங்கு யாரும் வசிக்கவில்லை</translation>
    </message>
    <message>
      <source>non-residential</source>
      <translation>குடியிருப்பு அல்லாத</translation>
    </message>
    <message>
      <source>none</source>
      <translation>இல்லை</translation>
    </message>
    <message>
      <source>none set</source>
      <translation>நிர்ணயமில்லை</translation>
    </message>
    <message>
      <source>none taken yet</source>
      <translation>இதுவரை எதுவுமில்லை</translation>
    </message>
    <message>
      <source>none yet</source>
      <translation>இன்னும் இல்லை</translation>
    </message>
    <message>
      <source>not accepted</source>
      <translation>ஏற்கப்படவில்லை</translation>
    </message>
    <message>
      <source>not accepted yet</source>
      <translation>இன்னும் ஏற்கப்படவில்லை</translation>
    </message>
    <message>
      <source>not decided yet</source>
      <translation>இன்னும் முடிவு செய்யவில்லை</translation>
    </message>
    <message>
      <source>not more than the section's {share}</source>
      <translation>பிரிவின் {share}-க்கு மேல் இல்லை</translation>
    </message>
    <message>
      <source>not realised</source>
      <translation>பணமாகவில்லை</translation>
    </message>
    <message>
      <source>not set</source>
      <translation>நிர்ணயமில்லை</translation>
    </message>
    <message>
      <source>not taken over</source>
      <translation>எடுக்கப்படாது</translation>
    </message>
    <message>
      <source>nothing found against the law</source>
      <translation>சட்டத்துக்கு எதிராக எதுவும் காணப்படவில்லை</translation>
    </message>
    <message>
      <source>nothing left</source>
      <translation>எதுவும் மீதமில்லை</translation>
    </message>
    <message>
      <source>officer decides</source>
      <translation>அதிகாரி முடிவு</translation>
    </message>
    <message>
      <source>once a year</source>
      <translation>ஆண்டுக்கு ஒருமுறை</translation>
    </message>
    <message>
      <source>one amount</source>
      <translation>ஒரே தொகை</translation>
    </message>
    <message>
      <source>open</source>
      <translation>திறந்துள்ளது</translation>
    </message>
    <message>
      <source>open land</source>
      <translation>திறந்த நிலம்</translation>
    </message>
    <message>
      <source>open land taken</source>
      <translation>எடுத்த திறந்த நிலம்</translation>
    </message>
    <message>
      <source>outer walls (m²)</source>
      <translation>வெளிச் சுவர்கள் (ச.மீ)</translation>
    </message>
    <message>
      <source>paid</source>
      <translation>செலுத்தப்பட்டது</translation>
    </message>
    <message>
      <source>paid back</source>
      <translation>திருப்பியது</translation>
    </message>
    <message>
      <source>paid too much</source>
      <translation>மிகுதியாகச் செலுத்தியது</translation>
    </message>
    <message>
      <source>parcel {number}: {area}</source>
      <translation>மனை {number}: {area}</translation>
    </message>
    <message>
      <source>parcels</source>
      <translation>மனைகள்</translation>
    </message>
    <message>
      <source>pending</source>
      <translation>நிலுவையில்</translation>
    </message>
    <message>
      <source>permission of</source>
      <translation>அனுமதி</translation>
    </message>
    <message>
      <source>permitted</source>
      <translation>அனுமதிக்கப்பட்டது</translation>
    </message>
    <message>
      <source>plain text</source>
      <translation>எளிய உரை</translation>
    </message>
    <message>
      <source>posts or beams</source>
      <translation>தூண்கள் அல்லது உத்தரங்கள்</translation>
    </message>
    <message>
      <source>printed</source>
      <translation>அச்சானது</translation>
    </message>
    <message>
      <source>private</source>
      <translation>தனியார்</translation>
    </message>
    <message>
      <source>projected</source>
      <translation>திட்டமிட்ட</translation>
    </message>
    <message>
      <source>proposed</source>
      <translation>முன்மொழியப்பட்டது</translation>
    </message>
    <message>
      <source>proposed from the other script; correct it</source>
      <translation>மற்ற எழுத்திலிருந்து முன்மொழியப்பட்டது; திருத்துக</translation>
    </message>
    <message>
      <source>proposed {day}</source>
      <translation>முன்மொழிந்தது {day}</translation>
    </message>
    <message>
      <source>proposed, to go the Act's way</source>
      <translation>முன்மொழிந்தது, சட்ட வழியில்</translation>
    </message>
    <message>
      <source>public</source>
      <translation>பொது</translation>
    </message>
    <message>
      <source>published</source>
      <translation>வெளியிட்டது</translation>
    </message>
    <message>
      <source>put aside</source>
      <translation>விலக்கப்பட்டன</translation>
    </message>
    <message>
      <source>put to recovery</source>
      <translation>வசூலுக்கு அனுப்பியது</translation>
    </message>
    <message>
      <source>put up</source>
      <translation>ஒட்டியது</translation>
    </message>
    <message>
      <source>realised</source>
      <translation>பணமானது</translation>
    </message>
    <message>
      <source>received {day}</source>
      <translation>பெறப்பட்டது {day}</translation>
    </message>
    <message>
      <source>recovered in</source>
      <translation>வசூல் உள்ளது</translation>
    </message>
    <message>
      <source>recovery of</source>
      <translation>வசூல்</translation>
    </message>
    <message>
      <source>refused</source>
      <translation>மறுக்கப்பட்டது</translation>
    </message>
    <message>
      <source>registered post</source>
      <translation>பதிவு அஞ்சல்</translation>
    </message>
    <message>
      <source>removal called {day}</source>
      <translation>அகற்றக் கோரியது {day}</translation>
    </message>
    <message>
      <source>replaced</source>
      <translation>மாற்றப்பட்டது</translation>
    </message>
    <message>
      <source>reply taken over</source>
      <translation>பதில் எடுக்கப்பட்டது</translation>
    </message>
    <message>
      <source>required</source>
      <translation>பணிக்கப்பட்டது</translation>
    </message>
    <message>
      <source>residential</source>
      <translation>குடியிருப்பு</translation>
    </message>
    <message>
      <source>right side</source>
      <translation>வலப்பக்கம்</translation>
    </message>
    <message>
      <source>run out</source>
      <translation>முடிந்தது</translation>
    </message>
    <message>
      <source>running</source>
      <translation>ஓடுகிறது</translation>
    </message>
    <message>
      <source>same matter as</source>
      <translation>ஒரே பொருள்</translation>
    </message>
    <message>
      <source>sent back</source>
      <translation>திருப்பி அனுப்பப்பட்டது</translation>
    </message>
    <message>
      <source>served</source>
      <translation>சார்வு செய்யப்பட்டது</translation>
    </message>
    <message>
      <source>served since</source>
      <translation>பின்னர் சார்வு செய்யப்பட்டது</translation>
    </message>
    <message>
      <source>set aside</source>
      <translation>நீக்கறவு செய்யப்பட்டது</translation>
    </message>
    <message>
      <source>settled</source>
      <translation>தீர்ந்தது</translation>
    </message>
    <message>
      <source>signed by the {authority}</source>
      <translation>கையொப்பம்: {authority}</translation>
    </message>
    <message>
      <source>signed on paper by {name} at {hour}</source>
      <translation>தாளில் {name} கையொப்பம், {hour} மணிக்கு</translation>
    </message>
    <message>
      <source>since {day}</source>
      <translation>{day} முதல்</translation>
    </message>
    <message>
      <source>spoilt</source>
      <translation>கெட்டது</translation>
    </message>
    <message>
      <source>stands still</source>
      <translation>நிற்கிறது</translation>
    </message>
    <message>
      <source>stays in the office</source>
      <translation>அலுவலகத்திலேயே இருக்கும்</translation>
    </message>
    <message>
      <source>stopped</source>
      <translation>நின்றது</translation>
    </message>
    <message>
      <source>substituted</source>
      <translation>மாற்றியது</translation>
    </message>
    <message>
      <source>suspended</source>
      <translation>நிறுத்திவைப்பு</translation>
    </message>
    <message>
      <source>taken</source>
      <translation>எடுத்தது</translation>
    </message>
    <message>
      <source>taken back</source>
      <translation>திரும்பப் பெறப்பட்டது</translation>
    </message>
    <message>
      <source>taken {when}</source>
      <translation>எடுத்தது {when}</translation>
    </message>
    <message>
      <source>the Public Works Department</source>
      <translation>பொதுப்பணித் துறை</translation>
    </message>
    <message>
      <source>the base line</source>
      <translation>அடிக்கோடு</translation>
    </message>
    <message>
      <source>the council is to be told</source>
      <translation>மன்றத்துக்குத் தெரிவிக்க வேண்டும்</translation>
    </message>
    <message>
      <source>the municipality</source>
      <translation>நகராட்சி</translation>
    </message>
    <message>
      <source>the program</source>
      <translation>நிரல்</translation>
    </message>
    <message>
      <source>the side without a line is taken as half the width of the register</source>
      <translation>கோடில்லாத பக்கம் பதிவேட்டு அகலத்தில் பாதியாகக் கொள்ளப்பட்டது</translation>
    </message>
    <message>
      <source>they stand</source>
      <translation>பொருந்தும்</translation>
    </message>
    <message>
      <source>time to pay is over</source>
      <translation>செலுத்தும் காலம் முடிந்தது</translation>
    </message>
    <message>
      <source>time to pay runs</source>
      <translation>செலுத்தும் காலம் ஓடுகிறது</translation>
    </message>
    <message>
      <source>to accept</source>
      <translation>ஏற்க வேண்டும்</translation>
    </message>
    <message>
      <source>to an adult member or servant of his family</source>
      <translation>குடும்பத்தின் வயதுவந்த உறுப்பினர் அல்லது பணியாளரிடம்</translation>
    </message>
    <message>
      <source>to be minuted</source>
      <translation>நடவடிக்கைக் குறிப்பு எழுத வேண்டும்</translation>
    </message>
    <message>
      <source>to come</source>
      <translation>வர இருப்பவர்</translation>
    </message>
    <message>
      <source>to do</source>
      <translation>செய்ய வேண்டும்</translation>
    </message>
    <message>
      <source>to serve</source>
      <translation>சார்வு செய்ய</translation>
    </message>
    <message>
      <source>to serve again</source>
      <translation>மீண்டும் சார்வு செய்ய வேண்டும்</translation>
    </message>
    <message>
      <source>to settle</source>
      <translation>தீர்க்க</translation>
    </message>
    <message>
      <source>to sign</source>
      <translation>கையொப்பமிட</translation>
    </message>
    <message>
      <source>to visit</source>
      <translation>ஆய்வு செய்ய வேண்டும்</translation>
    </message>
    <message>
      <source>today</source>
      <translation>இன்று</translation>
    </message>
    <message>
      <source>too early</source>
      <translation>முன்கூட்டி</translation>
    </message>
    <message>
      <source>too late</source>
      <translation>தாமதம்</translation>
    </message>
    <message>
      <source>twice a year</source>
      <translation>ஆண்டுக்கு இருமுறை</translation>
    </message>
    <message>
      <source>unfit</source>
      <translation>பயன்படாது</translation>
    </message>
    <message>
      <source>until {day}</source>
      <translation>{day} வரை</translation>
    </message>
    <message>
      <source>up to {measure}</source>
      <translation>{measure} வரை</translation>
    </message>
    <message>
      <source>up to ₹ {amount}</source>
      <translation>₹ {amount} வரை</translation>
    </message>
    <message>
      <source>up to ₹ {amount} for each further day</source>
      <translation>மேலும் ஒவ்வொரு நாளுக்கும் ₹ {amount} வரை</translation>
    </message>
    <message>
      <source>used</source>
      <translation>பயன்பட்டது</translation>
    </message>
    <message>
      <source>vests in the body</source>
      <translation>அமைப்பைச் சேர்கிறது</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>காத்திருக்கிறது</translation>
    </message>
    <message>
      <source>waits</source>
      <translation>காத்திருக்கிறது</translation>
    </message>
    <message>
      <source>weeks</source>
      <translation>வாரங்கள்</translation>
    </message>
    <message>
      <source>what is left and of no use</source>
      <translation>மீதமாகிப் பயனற்றது</translation>
    </message>
    <message>
      <source>what sounds like it</source>
      <translation>ஒலியில் ஒத்தது</translation>
    </message>
    <message>
      <source>widens the street</source>
      <translation>தெருவை அகலமாக்குகிறது</translation>
    </message>
    <message>
      <source>width {least} to {most}</source>
      <translation>அகலம் {least} முதல் {most}</translation>
    </message>
    <message>
      <source>with the occupier's consent</source>
      <translation>குடியிருப்பவரின் சம்மதத்துடன்</translation>
    </message>
    <message>
      <source>with you at till {till}</source>
      <translation>முகப்பு {till} இல் உங்களிடம்</translation>
    </message>
    <message>
      <source>withdrawn</source>
      <translation>திரும்பப் பெற்றது</translation>
    </message>
    <message>
      <source>withdrawn or set aside</source>
      <translation>திரும்பப் பெற்றது அல்லது நீக்கப்பட்டது</translation>
    </message>
    <message>
      <source>written here</source>
      <translation>இங்கே எழுதியது</translation>
    </message>
    <message>
      <source>years</source>
      <translation>ஆண்டுகள்</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>ஆம்</translation>
    </message>
    <message>
      <source>{area} m² inside</source>
      <translation>உள்ளே {area} ச.மீ</translation>
    </message>
    <message>
      <source>{area} m² lie before it up to the line</source>
      <translation>அதன் முன் கோடு வரை {area} ச.மீ உள்ளது</translation>
    </message>
    <message>
      <source>{authority}, section {section}</source>
      <translation>{authority}, பிரிவு {section}</translation>
    </message>
    <message>
      <source>{days} days from service, set by the officer</source>
      <translation>சார்வு முதல் {days} நாட்கள், அலுவலர் நிர்ணயித்தது</translation>
    </message>
    <message>
      <source>{day} {what}, ₹ {amount}: done by another PC too</source>
      <translation>{day} {what}, ₹ {amount}: வேறு கணினியும் செய்தது</translation>
    </message>
    <message>
      <source>{done} of {all} papers</source>
      <translation>{all} இல் {done} ஆவணங்கள்</translation>
    </message>
    <message>
      <source>{kind} received and entered as {number}</source>
      <translation>{kind} பெறப்பட்டு {number} எனப் பதிவானது</translation>
    </message>
    <message>
      <source>{length} m</source>
      <translation>{length} மீ</translation>
    </message>
    <message>
      <source>{name} can't be read; choose it again.</source>
      <translation>{name} படிக்க முடியவில்லை; மீண்டும் தெரிவு செய்யவும்.</translation>
    </message>
    <message>
      <source>{name} in the data folder is not the plain file or folder that it should be. Nothing was changed. Run the repair: nagardesk store repair</source>
      <translation>தரவுக் கோப்புறையில் {name} இருக்க வேண்டிய எளிய கோப்பு அல்லது கோப்புறை அல்ல. எதுவும் மாற்றப்படவில்லை. சீரமைப்பை இயக்கவும்: nagardesk store repair</translation>
    </message>
    <message>
      <source>{name} prepared this.</source>
      <translation>இதை {name} தயாரித்துள்ளார்.</translation>
    </message>
    <message>
      <source>{name}: ₹ {amount} left</source>
      <translation>{name}: ₹ {amount} மீதி</translation>
    </message>
    <message>
      <source>{number} of {day}</source>
      <translation>{number}, தேதி {day}</translation>
    </message>
    <message>
      <source>{n} done</source>
      <translation>{n} முடிந்தன</translation>
    </message>
    <message>
      <source>{n} lines</source>
      <translation>{n} வரிகள்</translation>
    </message>
    <message>
      <source>{n} parts</source>
      <translation>{n} பகுதிகள்</translation>
    </message>
    <message>
      <source>{n} tables</source>
      <translation>{n} அட்டவணைகள்</translation>
    </message>
    <message>
      <source>{n} volumes</source>
      <translation>{n} தொகுதிகள்</translation>
    </message>
    <message>
      <source>{one} to {other}, not taken over yet</source>
      <translation>{one} → {other}, இன்னும் ஏற்கவில்லை</translation>
    </message>
    <message>
      <source>{paper} (copy {n})</source>
      <translation>{paper} (நகல் {n})</translation>
    </message>
    <message>
      <source>{section}: {who} signs</source>
      <translation>{section}: {who} கையொப்பமிடுவார்</translation>
    </message>
    <message>
      <source>{what} set anew: {reason}</source>
      <translation>{what} மீண்டும் பதிவானது: {reason}</translation>
    </message>
    <message>
      <source>{who} signs</source>
      <translation>{who} கையொப்பமிடுவார்</translation>
    </message>
    <message>
      <source>“{text}” stands there twice.</source>
      <translation>“{text}” அங்கே இருமுறை உள்ளது.</translation>
    </message>
    <message>
      <source>₹ {amount} are brought here</source>
      <translation>₹ {amount} இங்கு கொண்டுவரப்பட்டது</translation>
    </message>
    <message>
      <source>₹ {amount} are handed over; the other takes them over by his own count</source>
      <translation>₹ {amount} ஒப்படைக்கப்பட்டது; மற்றவர் தாமே எண்ணி ஏற்பார்</translation>
    </message>
    <message>
      <source>₹ {amount} are let go</source>
      <translation>₹ {amount} தள்ளுபடியானது</translation>
    </message>
    <message>
      <source>₹ {amount} are paid into the bank</source>
      <translation>₹ {amount} வங்கியில் செலுத்தப்பட்டது</translation>
    </message>
    <message>
      <source>₹ {amount} are taken over</source>
      <translation>₹ {amount} ஏற்கப்பட்டது</translation>
    </message>
    <message>
      <source>₹ {amount} falls due on {day}</source>
      <translation>₹ {amount} {day} அன்று செலுத்த வேண்டும்</translation>
    </message>
    <message>
      <source>₹ {amount} for each {measure}</source>
      <translation>ஒவ்வொரு {measure} க்கும் ₹ {amount}</translation>
    </message>
    <message>
      <source>₹ {amount} in cash are with you</source>
      <translation>₹ {amount} ரொக்கம் உங்களிடம் உள்ளது</translation>
    </message>
    <message>
      <source>₹ {amount} missing</source>
      <translation>₹ {amount} குறைவு</translation>
    </message>
    <message>
      <source>₹ {amount} of it on cheques not realised yet</source>
      <translation>இதில் ₹ {amount} இன்னும் பணமாகாத காசோலைகளில்</translation>
    </message>
    <message>
      <source>₹ {amount} on {day}</source>
      <translation>{day} அன்று ₹ {amount}</translation>
    </message>
    <message>
      <source>₹ {amount} open</source>
      <translation>₹ {amount} நிலுவை</translation>
    </message>
    <message>
      <source>₹ {amount} to pay</source>
      <translation>₹ {amount} செலுத்த வேண்டியது</translation>
    </message>
    <message>
      <source>₹ {amount} to recover</source>
      <translation>₹ {amount} வசூலிக்க வேண்டியது</translation>
    </message>
    <message>
      <source>₹ {amount} too much</source>
      <translation>₹ {amount} அதிகம்</translation>
    </message>
    <message>
      <source>₹ {amount} were handed over and not taken over yet.</source>
      <translation>₹ {amount} ஒப்படைக்கப்பட்டது, இன்னும் ஏற்கப்படவில்லை.</translation>
    </message>
    <message>
      <source>₹ {amount} were taken back twice: undo one in its case</source>
      <translation>₹ {amount} இருமுறை திரும்பப் பதிவானது: கோப்பில் ஒன்றை மாற்றவும்</translation>
    </message>
  </context>
  <context>
    <name>QLineEdit</name>
    <message>
      <source>&amp;Undo</source>
      <translation>செயல்நீக்கு (&amp;U)</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>மீண்டும் செய் (&amp;R)</translation>
    </message>
    <message>
      <source>Cu&amp;t</source>
      <translation>வெட்டு (&amp;T)</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <translation>நகலெடு (&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Paste</source>
      <translation>ஒட்டு (&amp;P)</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>அழி</translation>
    </message>
    <message>
      <source>Select All</source>
      <translation>அனைத்தையும் தேர்ந்தெடு</translation>
    </message>
  </context>
  <context>
    <name>QWidgetTextControl</name>
    <message>
      <source>&amp;Undo</source>
      <translation>செயல்நீக்கு (&amp;U)</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>மீண்டும் செய் (&amp;R)</translation>
    </message>
    <message>
      <source>Cu&amp;t</source>
      <translation>வெட்டு (&amp;T)</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <translation>நகலெடு (&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Paste</source>
      <translation>ஒட்டு (&amp;P)</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>அழி</translation>
    </message>
    <message>
      <source>Select All</source>
      <translation>அனைத்தையும் தேர்ந்தெடு</translation>
    </message>
    <message>
      <source>Copy &amp;Link Location</source>
      <translation>இணைப்பு முகவரியை நகலெடு (&amp;L)</translation>
    </message>
  </context>
  <context>
    <name>QPlatformTheme</name>
    <message>
      <source>OK</source>
      <translation>சரி</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>ரத்து செய்</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>திற</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>சேமி</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>மூடு</translation>
    </message>
    <message>
      <source>&amp;Yes</source>
      <translation>ஆம் (&amp;Y)</translation>
    </message>
    <message>
      <source>&amp;No</source>
      <translation>இல்லை (&amp;N)</translation>
    </message>
  </context>
  <context>
    <name>QFileDialog</name>
    <message>
      <source>&amp;Look in:</source>
      <translation>இங்கே பார் (&amp;L):</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>பின்</translation>
    </message>
    <message>
      <source>Go back</source>
      <translation>பின்னால் செல்</translation>
    </message>
    <message>
      <source>Forward</source>
      <translation>முன்</translation>
    </message>
    <message>
      <source>Go forward</source>
      <translation>முன்னால் செல்</translation>
    </message>
    <message>
      <source>Parent Directory</source>
      <translation>மேல் கோப்புறை</translation>
    </message>
    <message>
      <source>Go to the parent directory</source>
      <translation>மேல் கோப்புறைக்குச் செல்</translation>
    </message>
    <message>
      <source>Create New Folder</source>
      <translation>புதிய கோப்புறை உருவாக்கு</translation>
    </message>
    <message>
      <source>Create a New Folder</source>
      <translation>புதிய கோப்புறை உருவாக்கு</translation>
    </message>
    <message>
      <source>List View</source>
      <translation>பட்டியல்</translation>
    </message>
    <message>
      <source>Change to list view mode</source>
      <translation>பட்டியலாகக் காட்டு</translation>
    </message>
    <message>
      <source>Detail View</source>
      <translation>விவரங்கள்</translation>
    </message>
    <message>
      <source>Change to detail view mode</source>
      <translation>விவரங்களுடன் காட்டு</translation>
    </message>
    <message>
      <source>Sidebar</source>
      <translation>பக்கப் பட்டியல்</translation>
    </message>
    <message>
      <source>List of places and bookmarks</source>
      <translation>இடங்களின் பட்டியல்</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>கோப்புகள்</translation>
    </message>
    <message>
      <source>Files of &amp;type:</source>
      <translation>கோப்பு வகை (&amp;T):</translation>
    </message>
    <message>
      <source>File &amp;name:</source>
      <translation>கோப்பின் பெயர் (&amp;N):</translation>
    </message>
    <message>
      <source>&amp;Open</source>
      <translation>திற (&amp;O)</translation>
    </message>
    <message>
      <source>&amp;Choose</source>
      <translation>தேர்ந்தெடு (&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>சேமி (&amp;S)</translation>
    </message>
    <message>
      <source>Save As</source>
      <translation>இப்பெயரில் சேமி</translation>
    </message>
    <message>
      <source>Find Directory</source>
      <translation>கோப்புறையைத் தேடு</translation>
    </message>
    <message>
      <source>All Files (*)</source>
      <translation>எல்லாக் கோப்புகளும் (*)</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>எல்லாக் கோப்புகளும் (*)</translation>
    </message>
    <message>
      <source>Show </source>
      <translation>காட்டு </translation>
    </message>
    <message>
      <source>&amp;Rename</source>
      <translation>பெயர் மாற்று (&amp;R)</translation>
    </message>
    <message>
      <source>&amp;Delete</source>
      <translation>அழி (&amp;D)</translation>
    </message>
    <message>
      <source>Show &amp;hidden files</source>
      <translation>மறைந்த கோப்புகளைக் காட்டு (&amp;H)</translation>
    </message>
    <message>
      <source>&amp;New Folder</source>
      <translation>புதிய கோப்புறை (&amp;N)</translation>
    </message>
    <message>
      <source>Directories</source>
      <translation>கோப்புறைகள்</translation>
    </message>
    <message>
      <source>Directory:</source>
      <translation>கோப்புறை:</translation>
    </message>
    <message>
      <source>Recent Places</source>
      <translation>அண்மை இடங்கள்</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>நீக்கு</translation>
    </message>
    <message>
      <source>Could not delete directory.</source>
      <translation>கோப்புறையை அழிக்க முடியவில்லை.</translation>
    </message>
    <message>
      <source>Are you sure you want to delete '%1'?</source>
      <translation>“%1” ஐ உறுதியாக அழிக்கவா?</translation>
    </message>
    <message>
      <source>%1 already exists.
Do you want to replace it?</source>
      <translation>%1 ஏற்கனவே உள்ளது.
அதற்குப் பதிலாக இதை எழுதவா?</translation>
    </message>
    <message>
      <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
      <translation>%1
இக்கோப்புறை கிடைக்கவில்லை.
பெயர் சரியா எனப் பாருங்கள்.</translation>
    </message>
    <message>
      <source>%1
File not found.
Please verify the correct file name was given.</source>
      <translation>%1
இக்கோப்பு கிடைக்கவில்லை.
பெயர் சரியா எனப் பாருங்கள்.</translation>
    </message>
    <message>
      <source>'%1' is write protected.
Do you want to delete it anyway?</source>
      <translation>“%1” இல் எழுதத் தடை உள்ளது.
இருந்தும் அழிக்கவா?</translation>
    </message>
  </context>
  <context>
    <name>QFileSystemModel</name>
    <message>
      <source>Computer</source>
      <translation>கணினி</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>பெயர்</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>அளவு</translation>
    </message>
    <message>
      <source>Type</source>
      <translation>வகை</translation>
    </message>
    <message>
      <source>Date Modified</source>
      <translation>மாற்றிய நாள்</translation>
    </message>
  </context>
  <context>
    <name>QAbstractFileIconProvider</name>
    <message>
      <source>Drive</source>
      <translation>இயக்ககம்</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>கோப்புறை</translation>
    </message>
    <message>
      <source>File</source>
      <translation>கோப்பு</translation>
    </message>
  </context>
  <context>
    <name>QPrintDialog</name>
    <message>
      <source>Print</source>
      <translation>அச்சிடு</translation>
    </message>
    <message>
      <source>All Pages</source>
      <translation>எல்லாப் பக்கங்களும்</translation>
    </message>
    <message>
      <source>Odd Pages</source>
      <translation>ஒற்றைப்படைப் பக்கங்கள்</translation>
    </message>
    <message>
      <source>Even Pages</source>
      <translation>இரட்டைப்படைப் பக்கங்கள்</translation>
    </message>
    <message>
      <source>&amp;Options &gt;&gt;</source>
      <translation>விருப்பங்கள் (&amp;O) &gt;&gt;</translation>
    </message>
    <message>
      <source>&amp;Options &lt;&lt;</source>
      <translation>விருப்பங்கள் (&amp;O) &lt;&lt;</translation>
    </message>
    <message>
      <source>&amp;Print</source>
      <translation>அச்சிடு (&amp;P)</translation>
    </message>
    <message>
      <source>Print to File (PDF)</source>
      <translation>கோப்பில் அச்சிடு (PDF)</translation>
    </message>
    <message>
      <source>Print To File ...</source>
      <translation>கோப்பில் அச்சிடு …</translation>
    </message>
    <message>
      <source>Local file</source>
      <translation>இந்தக் கணினியின் கோப்பு</translation>
    </message>
    <message>
      <source>Write PDF file</source>
      <translation>PDF கோப்பு எழுது</translation>
    </message>
    <message>
      <source>Invalid Pages Definition</source>
      <translation>பக்கங்கள் சரியாக எழுதப்படவில்லை</translation>
    </message>
    <message>
      <source>Duplex Settings Conflicts</source>
      <translation>இருபக்க அச்சு விருப்பங்கள் பொருந்தவில்லை</translation>
    </message>
    <message>
      <source>%1 does not follow the correct syntax. Please use ',' to separate ranges and pages, '-' to define ranges and make sure ranges do not intersect with each other.</source>
      <translation>“%1” சரியாக எழுதப்படவில்லை. பக்கங்களுக்கிடையே “,” என்றும், முதல் முதல் கடைசி வரைக்கு “-” என்றும் எழுதுங்கள்; எந்தப் பக்கமும் இருமுறை வரக் கூடாது.</translation>
    </message>
    <message>
      <source>There are conflicts in duplex settings. Do you want to fix them?</source>
      <translation>இருபக்க அச்சு விருப்பங்கள் பொருந்தவில்லை. அவற்றைச் சரிசெய்யவா?</translation>
    </message>
    <message>
      <source>%1 is a directory.
Please choose a different file name.</source>
      <translation>%1 ஒரு கோப்புறை.
வேறு கோப்புப் பெயரைத் தேர்ந்தெடுங்கள்.</translation>
    </message>
    <message>
      <source>File %1 is not writable.
Please choose a different file name.</source>
      <translation>கோப்பு %1 இல் எழுத முடியாது.
வேறு கோப்புப் பெயரைத் தேர்ந்தெடுங்கள்.</translation>
    </message>
    <message>
      <source>%1 already exists.
Do you want to overwrite it?</source>
      <translation>%1 ஏற்கனவே உள்ளது.
அதற்குப் பதிலாக இதை எழுதவா?</translation>
    </message>
  </context>
  <context>
    <name>QPrintSettingsOutput</name>
    <message>
      <source>Print range</source>
      <translation>எதை அச்சிடுவது</translation>
    </message>
    <message>
      <source>Print all</source>
      <translation>அனைத்தையும் அச்சிடு</translation>
    </message>
    <message>
      <source>Pages from</source>
      <translation>பக்கங்கள், இதிலிருந்து</translation>
    </message>
    <message>
      <source>to</source>
      <translation>வரை</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>பக்கங்கள்</translation>
    </message>
    <message>
      <source>Current Page</source>
      <translation>இப்பக்கம்</translation>
    </message>
    <message>
      <source>Selection</source>
      <translation>தேர்ந்தெடுத்தது</translation>
    </message>
    <message>
      <source>Page &amp;Set:</source>
      <translation>எந்தப் பக்கங்கள் (&amp;S):</translation>
    </message>
    <message>
      <source>Output Settings</source>
      <translation>அச்சு</translation>
    </message>
    <message>
      <source>Copies:</source>
      <translation>நகல்கள்:</translation>
    </message>
    <message>
      <source>Collate</source>
      <translation>நகல் வாரியாக அடுக்கு</translation>
    </message>
    <message>
      <source>Reverse</source>
      <translation>தலைகீழ் வரிசை</translation>
    </message>
    <message>
      <source>Copies</source>
      <translation>நகல்கள்</translation>
    </message>
    <message>
      <source>Color Mode</source>
      <translation>நிறம்</translation>
    </message>
    <message>
      <source>Color</source>
      <translation>வண்ணம்</translation>
    </message>
    <message>
      <source>Grayscale</source>
      <translation>சாம்பல் நிறம்</translation>
    </message>
    <message>
      <source>Double Sided Printing</source>
      <translation>இருபக்க அச்சு</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>இல்லை</translation>
    </message>
    <message>
      <source>Long side binding</source>
      <translation>நீண்ட பக்கத்தில் கட்டு</translation>
    </message>
    <message>
      <source>Short side binding</source>
      <translation>குறுகிய பக்கத்தில் கட்டு</translation>
    </message>
    <message>
      <source>Options</source>
      <translation>விருப்பங்கள்</translation>
    </message>
    <message>
      <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
      <translation>பக்கங்களைக் காற்புள்ளியால் பிரியுங்கள்; முதல் முதல் கடைசி வரைக்கு இடையே “-” எழுதுங்கள். எ.கா. 3,5-7,9 என்றால் 3, 5, 6, 7, 9 ஆம் பக்கங்கள் அச்சாகும்.</translation>
    </message>
  </context>
  <context>
    <name>QPrintWidget</name>
    <message>
      <source>Printer</source>
      <translation>அச்சுப்பொறி</translation>
    </message>
    <message>
      <source>&amp;Name:</source>
      <translation>பெயர் (&amp;N):</translation>
    </message>
    <message>
      <source>P&amp;roperties</source>
      <translation>பண்புகள் (&amp;R)</translation>
    </message>
    <message>
      <source>Location:</source>
      <translation>இடம்:</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>முன்காட்சி</translation>
    </message>
    <message>
      <source>Type:</source>
      <translation>வகை:</translation>
    </message>
    <message>
      <source>Output &amp;file:</source>
      <translation>கோப்பு (&amp;F):</translation>
    </message>
  </context>
  <context>
    <name>QPrintPropertiesDialog</name>
    <message>
      <source>Printer Properties</source>
      <translation>அச்சுப்பொறியின் பண்புகள்</translation>
    </message>
    <message>
      <source>Job Options</source>
      <translation>அச்சு விருப்பங்கள்</translation>
    </message>
  </context>
  <context>
    <name>QPrintPropertiesWidget</name>
    <message>
      <source>Page</source>
      <translation>பக்கம்</translation>
    </message>
    <message>
      <source>Advanced</source>
      <translation>மேலும் விருப்பங்கள்</translation>
    </message>
    <message>
      <source>There are conflicts in some options. Please fix them.</source>
      <translation>சில விருப்பங்கள் ஒன்றோடொன்று பொருந்தவில்லை. சரிசெய்யுங்கள்.</translation>
    </message>
  </context>
  <context>
    <name>QPageSetupWidget</name>
    <message>
      <source>Paper</source>
      <translation>தாள்</translation>
    </message>
    <message>
      <source>Page size:</source>
      <translation>பக்க அளவு:</translation>
    </message>
    <message>
      <source>Width:</source>
      <translation>அகலம்:</translation>
    </message>
    <message>
      <source>Height:</source>
      <translation>உயரம்:</translation>
    </message>
    <message>
      <source>Paper source:</source>
      <translation>தாள் எங்கிருந்து:</translation>
    </message>
    <message>
      <source>Orientation</source>
      <translation>திசை</translation>
    </message>
    <message>
      <source>Portrait</source>
      <translation>நெடுக்கு</translation>
    </message>
    <message>
      <source>Landscape</source>
      <translation>குறுக்கு</translation>
    </message>
    <message>
      <source>Reverse landscape</source>
      <translation>தலைகீழ் குறுக்கு</translation>
    </message>
    <message>
      <source>Reverse portrait</source>
      <translation>தலைகீழ் நெடுக்கு</translation>
    </message>
    <message>
      <source>Margins</source>
      <translation>ஓரங்கள்</translation>
    </message>
    <message>
      <source>top margin</source>
      <translation>மேல் ஓரம்</translation>
    </message>
    <message>
      <source>left margin</source>
      <translation>இட ஓரம்</translation>
    </message>
    <message>
      <source>right margin</source>
      <translation>வல ஓரம்</translation>
    </message>
    <message>
      <source>bottom margin</source>
      <translation>கீழ் ஓரம்</translation>
    </message>
    <message>
      <source>Page Layout</source>
      <translation>பக்க அமைப்பு</translation>
    </message>
    <message>
      <source>Page &amp;order:</source>
      <translation>பக்க வரிசை (&amp;O):</translation>
    </message>
    <message>
      <source>Pages &amp;per sheet:</source>
      <translation>ஒரு தாளில் பக்கங்கள் (&amp;P):</translation>
    </message>
    <message>
      <source>Custom</source>
      <translation>விருப்ப அளவு</translation>
    </message>
    <message>
      <source>Millimeters (mm)</source>
      <translation>மில்லிமீட்டர் (mm)</translation>
    </message>
    <message>
      <source>Inches (in)</source>
      <translation>அங்குலம் (in)</translation>
    </message>
    <message>
      <source>Points (pt)</source>
      <translation>புள்ளி (pt)</translation>
    </message>
    <message>
      <source>Left to Right, Top to Bottom</source>
      <translation>இடமிருந்து வலம், மேலிருந்து கீழ்</translation>
    </message>
  </context>
</TS>
