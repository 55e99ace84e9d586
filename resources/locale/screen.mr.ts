<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="mr" sourcelanguage="en">
  <context>
    <name>screen</name>
    <message numerus="yes">
      <source>%n an hour</source>
      <translation>
        <numerusform>%n दर तासाला</numerusform>
        <numerusform>%n दर तासाला</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n bad</source>
      <translation>
        <numerusform>%n चुकीच्या</numerusform>
        <numerusform>%n चुकीच्या</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n cases</source>
      <translation>
        <numerusform>%n प्रकरण</numerusform>
        <numerusform>%n प्रकरणे</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n cases wait for a visit</source>
      <translation>
        <numerusform>%n प्रकरण पाहणीच्या प्रतीक्षेत</numerusform>
        <numerusform>%n प्रकरणे पाहणीच्या प्रतीक्षेत</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n cheques in hand</source>
      <translation>
        <numerusform>%n धनादेश हाती</numerusform>
        <numerusform>%n धनादेश हाती</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n chosen</source>
      <translation>
        <numerusform>%n निवडले</numerusform>
        <numerusform>%n निवडले</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n clocks</source>
      <translation>
        <numerusform>%n मुदत</numerusform>
        <numerusform>%n मुदती</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n clocks are met or over</source>
      <translation>
        <numerusform>%n मुदत पूर्ण किंवा संपली</numerusform>
        <numerusform>%n मुदती पूर्ण किंवा संपल्या</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n days ago</source>
      <translation>
        <numerusform>%n दिवसापूर्वी</numerusform>
        <numerusform>%n दिवसांपूर्वी</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n days left</source>
      <translation>
        <numerusform>%n दिवस बाकी</numerusform>
        <numerusform>%n दिवस बाकी</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n days over</source>
      <translation>
        <numerusform>%n दिवस उलटला</numerusform>
        <numerusform>%n दिवस उलटले</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n entries</source>
      <translation>
        <numerusform>%n नोंद</numerusform>
        <numerusform>%n नोंदी</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n entries wait to go</source>
      <translation>
        <numerusform>%n नोंद पाठवायची आहे</numerusform>
        <numerusform>%n नोंदी पाठवायच्या आहेत</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n entries were new</source>
      <translation>
        <numerusform>%n नोंद नवी होती</numerusform>
        <numerusform>%n नोंदी नव्या होत्या</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n entries, read again and proven</source>
      <translation>
        <numerusform>%n नोंद, पुन्हा वाचून पडताळली</numerusform>
        <numerusform>%n नोंदी, पुन्हा वाचून पडताळल्या</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n files handed to the centre</source>
      <translation>
        <numerusform>%n फाइल केंद्राला दिली</numerusform>
        <numerusform>%n फाइल्स केंद्राला दिल्या</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n files written</source>
      <translation>
        <numerusform>%n फाइल लिहिली</numerusform>
        <numerusform>%n फाइल्स लिहिल्या</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n findings</source>
      <translation>
        <numerusform>%n निष्कर्ष</numerusform>
        <numerusform>%n निष्कर्ष</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n good</source>
      <translation>
        <numerusform>%n योग्य</numerusform>
        <numerusform>%n योग्य</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n hearings</source>
      <translation>
        <numerusform>%n सुनावणी</numerusform>
        <numerusform>%n सुनावण्या</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n hearings are adjourned</source>
      <translation>
        <numerusform>%n सुनावणी तहकूब झाली</numerusform>
        <numerusform>%n सुनावण्या तहकूब झाल्या</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n holidays</source>
      <translation>
        <numerusform>%n सुट्टी</numerusform>
        <numerusform>%n सुट्ट्या</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n in the office already</source>
      <translation>
        <numerusform>%n आधीच कार्यालयात</numerusform>
        <numerusform>%n आधीच कार्यालयात</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines</source>
      <translation>
        <numerusform>%n ओळ</numerusform>
        <numerusform>%n ओळी</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines are entered.</source>
      <translation>
        <numerusform>%n ओळी नोंदल्या.</numerusform>
        <numerusform>%n ओळी नोंदल्या.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines are saved</source>
      <translation>
        <numerusform>%n ओळ जतन झाली</numerusform>
        <numerusform>%n ओळी जतन झाल्या</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines entered</source>
      <translation>
        <numerusform>%n ओळी नोंदल्या</numerusform>
        <numerusform>%n ओळी नोंदल्या</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines read</source>
      <translation>
        <numerusform>%n ओळ वाचली</numerusform>
        <numerusform>%n ओळी वाचल्या</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines wait to be entered</source>
      <translation>
        <numerusform>%n ओळी नोंदायच्या आहेत</numerusform>
        <numerusform>%n ओळी नोंदायच्या आहेत</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines were in the office already and were passed over.</source>
      <translation>
        <numerusform>%n ओळी आधीच कार्यालयात होत्या, त्या सोडल्या.</numerusform>
        <numerusform>%n ओळी आधीच कार्यालयात होत्या, त्या सोडल्या.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n minutes</source>
      <translation>
        <numerusform>%n मिनिट</numerusform>
        <numerusform>%n मिनिटे</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n pages</source>
      <translation>
        <numerusform>%n पान</numerusform>
        <numerusform>%n पाने</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n papers are made and kept</source>
      <translation>
        <numerusform>%n कागद तयार करून ठेवला</numerusform>
        <numerusform>%n कागद तयार करून ठेवले</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n papers came out</source>
      <translation>
        <numerusform>%n कागद छापला</numerusform>
        <numerusform>%n कागद छापले</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n papers to bind</source>
      <translation>
        <numerusform>बांधायचा %n कागद</numerusform>
        <numerusform>बांधायचे %n कागद</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n papers wait to go</source>
      <translation>
        <numerusform>%n कागद पाठवायचा आहे</numerusform>
        <numerusform>%n कागद पाठवायचे आहेत</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n parcels</source>
      <translation>
        <numerusform>%n भूखंड</numerusform>
        <numerusform>%n भूखंड</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n photographs</source>
      <translation>
        <numerusform>%n छायाचित्र</numerusform>
        <numerusform>%n छायाचित्रे</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n pieces of land lie within it</source>
      <translation>
        <numerusform>%n जमीन तुकडा त्याच्या आत</numerusform>
        <numerusform>%n जमीन तुकडे त्याच्या आत</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n replies taken over</source>
      <translation>
        <numerusform>%n उत्तर घेतले</numerusform>
        <numerusform>%n उत्तरे घेतली</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n rows read</source>
      <translation>
        <numerusform>%n ओळी वाचल्या</numerusform>
        <numerusform>%n ओळी वाचल्या</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n rows so far</source>
      <translation>
        <numerusform>आतापर्यंत %n ओळी</numerusform>
        <numerusform>आतापर्यंत %n ओळी</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n saved</source>
      <translation>
        <numerusform>%n साठवल्या</numerusform>
        <numerusform>%n साठवल्या</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n scans stay in the office and are named in the index</source>
      <translation>
        <numerusform>%n स्कॅन कार्यालयात राहते व सूचीत नमूद होते</numerusform>
        <numerusform>%n स्कॅन कार्यालयात राहतात व सूचीत नमूद होतात</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n sections</source>
      <translation>
        <numerusform>%n कलम</numerusform>
        <numerusform>%n कलमे</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n shapes are on the map</source>
      <translation>
        <numerusform>%n आकृती नकाशावर आहे</numerusform>
        <numerusform>%n आकृती नकाशावर आहेत</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n streets</source>
      <translation>
        <numerusform>%n रस्ता</numerusform>
        <numerusform>%n रस्ते</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n struck out</source>
      <translation>
        <numerusform>%n रद्द केलेली</numerusform>
        <numerusform>%n रद्द केलेल्या</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n twice in the file</source>
      <translation>
        <numerusform>%n फाईलमध्ये दोनदा</numerusform>
        <numerusform>%n फाईलमध्ये दोनदा</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n wards</source>
      <translation>
        <numerusform>%n प्रभाग</numerusform>
        <numerusform>%n प्रभाग</numerusform>
      </translation>
    </message>
    <message>
      <source>'{text}' is no day of the calendar; check day and month.</source>
      <translation>'{text}' हा दिवस दिनदर्शिकेत नाही; दिवस व महिना तपासा.</translation>
    </message>
    <message>
      <source>'{text}' is not a date; write it as 03-02-2027.</source>
      <translation>'{text}' हा दिनांक नाही; 03-02-2027 असा लिहा.</translation>
    </message>
    <message>
      <source>'{text}' is not a number; write it as 12.5.</source>
      <translation>'{text}' ही संख्या नाही; 12.5 अशी लिहा.</translation>
    </message>
    <message>
      <source>'{text}' is not a whole number.</source>
      <translation>'{text}' ही पूर्ण संख्या नाही.</translation>
    </message>
    <message>
      <source>'{text}' is not an amount; write it as 1200 or 1200.50.</source>
      <translation>'{text}' ही रक्कम नाही; 1200 किंवा 1200.50 अशी लिहा.</translation>
    </message>
    <message>
      <source>'{text}' is not an hour; write it as 14:30.</source>
      <translation>'{text}' ही वेळ नाही; 14:30 अशी लिहा.</translation>
    </message>
    <message>
      <source>'{text}' is not one of the choices.</source>
      <translation>'{text}' पर्यायांत नाही.</translation>
    </message>
    <message>
      <source>1 to 3 years</source>
      <translation>1 ते 3 वर्षे</translation>
    </message>
    <message>
      <source>91 days to a year</source>
      <translation>91 दिवस ते एक वर्ष</translation>
    </message>
    <message>
      <source>A PDF or a picture</source>
      <translation>पीडीएफ किंवा चित्र</translation>
    </message>
    <message>
      <source>A book of this name was issued already.</source>
      <translation>या नावाचे पुस्तक आधीच दिले आहे.</translation>
    </message>
    <message>
      <source>A building lies wholly outside its parcel, at the place shown.</source>
      <translation>दाखवलेल्या जागी एक इमारत भूखंडाच्या पूर्ण बाहेर आहे.</translation>
    </message>
    <message>
      <source>A building of the file stands on no parcel.</source>
      <translation>फाइलमधील एक इमारत कोणत्याही भूखंडावर नाही.</translation>
    </message>
    <message>
      <source>A case can't be linked with itself.</source>
      <translation>प्रकरण त्याच प्रकरणाशी जोडता येत नाही.</translation>
    </message>
    <message>
      <source>A case of the office's own motion is opened on its day.</source>
      <translation>कार्यालयाचे स्वतःचे प्रकरण त्याच दिवशी उघडले जाते.</translation>
    </message>
    <message>
      <source>A cheque of a later date is not taken.</source>
      <translation>पुढील तारखेचा धनादेश घेतला जात नाही.</translation>
    </message>
    <message>
      <source>A copy of everything, read again and proven. Keep it in another building, locked away.</source>
      <translation>सर्व गोष्टींची प्रत, पुन्हा वाचून पडताळलेली. ती दुसऱ्या इमारतीत कुलुपात ठेवा.</translation>
    </message>
    <message>
      <source>A correction</source>
      <translation>दुरुस्ती</translation>
    </message>
    <message>
      <source>A fee at the counter</source>
      <translation>काउंटरवरील शुल्क</translation>
    </message>
    <message>
      <source>A fee without a demand</source>
      <translation>मागणीशिवाय शुल्क</translation>
    </message>
    <message>
      <source>A file .ngi on the stick of who looks after the centre; it fills in what stands above</source>
      <translation>केंद्र सांभाळणाऱ्याच्या पेन ड्राइव्हवरील .ngi फाइल; ती वरचे सर्व भरते</translation>
    </message>
    <message>
      <source>A file .ngi; it may come later, under Sync. Until then nothing goes out</source>
      <translation>.ngi फाइल; नंतर ‘देवाणघेवाण’ मध्येही देता येते. तोपर्यंत काहीही बाहेर जात नाही</translation>
    </message>
    <message>
      <source>A file of the law or of a form is not right</source>
      <translation>कायद्याची किंवा नमुन्याची फाइल बरोबर नाही</translation>
    </message>
    <message>
      <source>A file of the law or of a form is not right here. Tell who looks after the program.</source>
      <translation>कायद्याची किंवा नमुन्याची एखादी फाइल येथे बरोबर नाही. प्रोग्रामची देखभाल करणाऱ्याला सांगा.</translation>
    </message>
    <message>
      <source>A file on the stick was changed or cut off; nothing of it was taken. Have it sent again.</source>
      <translation>पेन ड्राइव्हवरील एखादी फाइल बदलली किंवा तुटली आहे; तिच्यातून काही घेतले नाही. पुन्हा पाठवायला सांगा.</translation>
    </message>
    <message>
      <source>A file that says whose office this is is damaged. Put it back from a copy.</source>
      <translation>हे कोणाचे कार्यालय आहे हे सांगणारी फाइल खराब आहे. ती प्रतीवरून परत ठेवा.</translation>
    </message>
    <message>
      <source>A fingerprint has 64 characters, 0 to 9 and a to f. Copy it from the administrator.</source>
      <translation>फिंगरप्रिंटमध्ये 64 अक्षरे असतात, 0 ते 9 आणि a ते f. ते प्रशासकाकडून घ्या.</translation>
    </message>
    <message>
      <source>A fresh line here is only for widening; this one does not widen the street, or takes it in somewhere.</source>
      <translation>येथे नवी रेषा फक्त रुंदीकरणासाठी; ही रस्ता रुंद करत नाही, किंवा कुठे कमी करते.</translation>
    </message>
    <message>
      <source>A fresh period runs from the day on which they come in, not the rest of the old one.</source>
      <translation>तपशील ज्या दिवशी येतात त्या दिवसापासून नवी मुदत चालते, जुनीचा उरलेला भाग नव्हे.</translation>
    </message>
    <message>
      <source>A hearing is fixed for {date} already; adjourn it.</source>
      <translation>{date} रोजी सुनावणी आधीच ठरली आहे; ती तहकूब करा.</translation>
    </message>
    <message>
      <source>A height in the file is no height in metres.</source>
      <translation>फाइलमधील एक उंची मीटरमध्ये नाही.</translation>
    </message>
    <message>
      <source>A hole lies outside its area, or its edges cross, at the place shown.</source>
      <translation>दाखवलेल्या जागी एक छिद्र क्षेत्राबाहेर आहे, किंवा कडा छेदतात.</translation>
    </message>
    <message>
      <source>A last day on a closed day moves on</source>
      <translation>बंद दिवशी येणारा शेवटचा दिवस पुढे जातो</translation>
    </message>
    <message>
      <source>A last day that falls on one moves on, where the Act lets it.</source>
      <translation>यांवर येणारा शेवटचा दिवस, अधिनियम परवानगी देतो तेथे, पुढे जातो.</translation>
    </message>
    <message>
      <source>A letter on this paper has no shape in the fonts of the papers.</source>
      <translation>या कागदावरील एक अक्षर कागदांच्या फाँटमध्ये नाही.</translation>
    </message>
    <message>
      <source>A line is measured twice with different lengths. Keep one, or enter the mean.</source>
      <translation>एक रेषा दोनदा वेगळ्या लांबीने मोजली आहे. एक ठेवा, किंवा सरासरी लिहा.</translation>
    </message>
    <message>
      <source>A line needs two points; it has only one.</source>
      <translation>रेषेला दोन बिंदू लागतात; हिला एकच आहे.</translation>
    </message>
    <message>
      <source>A line of this file can't be read; a quotation mark may be missing. Save it as .xlsx.</source>
      <translation>या फाइलमधील एक ओळ वाचता येत नाही; बहुधा अवतरणचिन्ह राहिले आहे. ती .xlsx म्हणून जतन करा.</translation>
    </message>
    <message>
      <source>A made-up town with files in all states; every paper bears a mark.</source>
      <translation>एक काल्पनिक शहर, सर्व टप्प्यांतील फाइली; प्रत्येक कागदावर खूण.</translation>
    </message>
    <message>
      <source>A measured length is no length; write it in figures.</source>
      <translation>मोजलेली एक लांबी बरोबर नाही; ती अंकांत लिहा.</translation>
    </message>
    <message>
      <source>A measured line ends at no corner of the parcel; look at its letters.</source>
      <translation>मोजलेल्या एका रेषेचे टोक भूखंडाच्या कोपऱ्यावर नाही; तिची अक्षरे पाहा.</translation>
    </message>
    <message>
      <source>A new line within a text</source>
      <translation>मजकुरात नवी ओळ</translation>
    </message>
    <message>
      <source>A newer version of the program is installed. It is used from the next start.</source>
      <translation>प्रोग्रामची नवी आवृत्ती बसवली आहे. पुढच्या वेळी उघडल्यापासून तीच चालेल.</translation>
    </message>
    <message>
      <source>A paper or scan came damaged from the centre. It is fetched again by itself at the next exchange.</source>
      <translation>एक कागद किंवा स्कॅन केंद्रातून बिघडलेला आला. पुढच्या देवाणघेवाणीत तो आपोआप पुन्हा आणला जाईल.</translation>
    </message>
    <message>
      <source>A paper or scan did not go to the centre. {why} It is safe here.</source>
      <translation>एक कागद किंवा स्कॅन केंद्राकडे गेला नाही. {why} तो येथे सुरक्षित आहे.</translation>
    </message>
    <message>
      <source>A part of the paper is larger than a page; shorten it.</source>
      <translation>पत्राचा एखादा भाग पानापेक्षा मोठा आहे; तो लहान करा.</translation>
    </message>
    <message>
      <source>A passphrase must be longer than this.</source>
      <translation>सांकेतिक वाक्य यापेक्षा मोठे हवे.</translation>
    </message>
    <message>
      <source>A password has at least eight characters.</source>
      <translation>पासवर्डमध्ये किमान आठ अक्षरे असावीत.</translation>
    </message>
    <message>
      <source>A picture can't be read; take it anew.</source>
      <translation>एखादे चित्र वाचता येत नाही; पुन्हा घ्या.</translation>
    </message>
    <message>
      <source>A picture, PNG or JPEG</source>
      <translation>चित्र, PNG किंवा JPEG</translation>
    </message>
    <message>
      <source>A place of this KML has no longitude and latitude that can be read.</source>
      <translation>या KML मधील एका ठिकाणाचे रेखांश व अक्षांश वाचता येत नाहीत.</translation>
    </message>
    <message>
      <source>A point of the file has a coordinate that is no number.</source>
      <translation>फाइलमधील एका बिंदूचा निर्देशांक संख्या नाही.</translation>
    </message>
    <message>
      <source>A point of the file lies outside India or is no place on earth. If the file is in metres, say in which grid.</source>
      <translation>फाइलमधील एक बिंदू भारताबाहेर आहे किंवा ठिकाणच नाही. फाइल मीटरमध्ये असल्यास ग्रिड सांगा.</translation>
    </message>
    <message>
      <source>A point would lie outside India: the wrong zone or grid, or degrees read as metres.</source>
      <translation>एक बिंदू भारताबाहेर येतो: झोन किंवा ग्रिड चुकीचा, किंवा अंश मीटर समजले.</translation>
    </message>
    <message>
      <source>A power is passed to another than its holder.</source>
      <translation>अधिकार त्याच्या धारकाला नव्हे, दुसऱ्याला सोपवला जातो.</translation>
    </message>
    <message>
      <source>A rule of counting put aside</source>
      <translation>मोजणीचा नियम बाजूला ठेवणे</translation>
    </message>
    <message>
      <source>A rule of counting that counts again</source>
      <translation>मोजणीचा नियम पुन्हा लागू</translation>
    </message>
    <message>
      <source>A section brought into effect here</source>
      <translation>येथे अंमलात आणलेले कलम</translation>
    </message>
    <message>
      <source>A shape has far too many points. Take the surveyed corners, not a traced or scanned outline.</source>
      <translation>एका आकारात फारच बिंदू आहेत. मोजणीचे कोपरे घ्या, गिरवलेली बाह्यरेषा नको.</translation>
    </message>
    <message>
      <source>A shape of the file has no points.</source>
      <translation>फाइलमधील एका आकारात बिंदू नाहीत.</translation>
    </message>
    <message>
      <source>A shape of the file is not sound at the place shown; draw it anew.</source>
      <translation>फाइलमधील एक आकृती दाखवलेल्या जागी नीट नाही; ती पुन्हा काढा.</translation>
    </message>
    <message>
      <source>A sheet holds no more rows; take a shorter period.</source>
      <translation>एका पत्रकात यापेक्षा जास्त ओळी मावत नाहीत; लहान कालावधी घ्या.</translation>
    </message>
    <message>
      <source>A time is a whole number and a unit, and a century at most.</source>
      <translation>काळ पूर्णांक व एककात द्या; जास्तीत जास्त शंभर वर्षे.</translation>
    </message>
    <message>
      <source>A time that the Act leaves open</source>
      <translation>अधिनियमाने मोकळी ठेवलेली मुदत</translation>
    </message>
    <message>
      <source>A to B, B to C … back to A</source>
      <translation>A ते B, B ते C … पुन्हा A</translation>
    </message>
    <message>
      <source>A unit that is not set is refused: it differs from place to place.</source>
      <translation>जे एकक ठरवलेले नाही ते स्वीकारले जात नाही: ते ठिकाणोठिकाणी वेगळे असते.</translation>
    </message>
    <message>
      <source>Accept the texts of papers</source>
      <translation>कागदांचे मजकूर स्वीकारा</translation>
    </message>
    <message>
      <source>Accept the texts: {language}</source>
      <translation>मजकूर स्वीकारा: {language}</translation>
    </message>
    <message>
      <source>Account for a spoilt sheet</source>
      <translation>खराब पानाचा हिशेब द्या</translation>
    </message>
    <message>
      <source>Accounts: fees and dues</source>
      <translation>लेखा: शुल्क आणि येणे</translation>
    </message>
    <message>
      <source>Act</source>
      <translation>अधिनियम</translation>
    </message>
    <message>
      <source>Act and body</source>
      <translation>अधिनियम आणि संस्था</translation>
    </message>
    <message>
      <source>Act, wards, officers, letterhead: a quarter of an hour. It can be left and taken up again.</source>
      <translation>अधिनियम, प्रभाग, अधिकारी, पत्रशीर्ष: पंधरा मिनिटे. मध्येच सोडून पुन्हा सुरू करता येते.</translation>
    </message>
    <message>
      <source>Add a scan or photograph</source>
      <translation>स्कॅन किंवा छायाचित्र जोडा</translation>
    </message>
    <message>
      <source>Add it</source>
      <translation>जोडा</translation>
    </message>
    <message>
      <source>Added to the wording that the provision has on the paper</source>
      <translation>कागदावरील तरतुदीच्या मजकुरात भर पडते</translation>
    </message>
    <message>
      <source>Added: {title}</source>
      <translation>जोडले: {title}</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>पत्ता</translation>
    </message>
    <message>
      <source>Address of the centre</source>
      <translation>केंद्राचा पत्ता</translation>
    </message>
    <message>
      <source>Addressee</source>
      <translation>ज्यांना पाठवले</translation>
    </message>
    <message>
      <source>Adjourn it and print the notice</source>
      <translation>तहकूब करा व नोटीस छापा</translation>
    </message>
    <message>
      <source>Adjourn the hearing</source>
      <translation>सुनावणी तहकूब करा</translation>
    </message>
    <message>
      <source>Adjourn the hearings of a day</source>
      <translation>एका दिवसाच्या सुनावण्या तहकूब करा</translation>
    </message>
    <message>
      <source>Adjourn them all</source>
      <translation>या सर्व तहकूब करा</translation>
    </message>
    <message>
      <source>Adjourn them and print the notices</source>
      <translation>तहकूब करा आणि सूचना छापा</translation>
    </message>
    <message>
      <source>Administrator: officers, set-up</source>
      <translation>प्रशासक: अधिकारी, मांडणी</translation>
    </message>
    <message>
      <source>Affixing comes when no other way is open: record the attempt before it.</source>
      <translation>दुसरा मार्ग उरला नाही तरच चिकटवले जाते: आधीचा प्रयत्न नोंदवा.</translation>
    </message>
    <message>
      <source>Affixing is done before two witnesses; name both.</source>
      <translation>चिकटवणे दोन साक्षीदारांसमक्ष होते; दोघांची नावे द्या.</translation>
    </message>
    <message>
      <source>After</source>
      <translation>नंतरचे</translation>
    </message>
    <message>
      <source>Afterwards give it a base line and parcels; then a line can be drawn and prescribed.</source>
      <translation>नंतर त्याला आधाररेषा व भूखंड द्या; मग रेषा आखता व विहित करता येते.</translation>
    </message>
    <message>
      <source>Agreement</source>
      <translation>करार</translation>
    </message>
    <message>
      <source>Agreement on parcel {number}</source>
      <translation>भूखंड {number} वरील करार</translation>
    </message>
    <message>
      <source>All</source>
      <translation>सर्व</translation>
    </message>
    <message>
      <source>All cases</source>
      <translation>सर्व प्रकरणे</translation>
    </message>
    <message>
      <source>All columns as they were</source>
      <translation>सर्व स्तंभ पूर्वीसारखे</translation>
    </message>
    <message>
      <source>All corners of an area lie on one line; look at its points.</source>
      <translation>क्षेत्राचे सर्व कोपरे एकाच रेषेवर आहेत; त्याचे बिंदू पाहा.</translation>
    </message>
    <message>
      <source>All keys</source>
      <translation>सर्व कळा</translation>
    </message>
    <message>
      <source>All officers</source>
      <translation>सर्व अधिकारी</translation>
    </message>
    <message>
      <source>All that was set</source>
      <translation>जे काही ठरवले</translation>
    </message>
    <message>
      <source>All wards</source>
      <translation>सर्व प्रभाग</translation>
    </message>
    <message>
      <source>Already in the case</source>
      <translation>प्रकरणात आधीपासून आहे</translation>
    </message>
    <message>
      <source>Also in {language}</source>
      <translation>{language}मध्येही</translation>
    </message>
    <message>
      <source>Amount (rupees)</source>
      <translation>रक्कम (रुपये)</translation>
    </message>
    <message>
      <source>Amount (₹)</source>
      <translation>रक्कम (₹)</translation>
    </message>
    <message>
      <source>Amount, where less than the highest</source>
      <translation>रक्कम, कमालपेक्षा कमी असल्यास</translation>
    </message>
    <message>
      <source>An .xlsx or .csv file</source>
      <translation>.xlsx किंवा .csv फाईल</translation>
    </message>
    <message>
      <source>An address does not fit on the label; shorten it or take larger labels.</source>
      <translation>एखादा पत्ता लेबलवर मावत नाही; लहान करा किंवा मोठी लेबले घ्या.</translation>
    </message>
    <message>
      <source>An appeal against the order is pending; it is not reviewed meanwhile.</source>
      <translation>आदेशाविरुद्ध अपील प्रलंबित आहे; तोवर पुनर्विलोकन होत नाही.</translation>
    </message>
    <message>
      <source>An archive of old entries is missing or damaged. Put the folder 'archive' back from a copy. Nothing was changed.</source>
      <translation>जुन्या नोंदींचा एक संग्रह नाही किंवा बिघडला आहे. 'archive' हा फोल्डर बॅकअपमधून परत ठेवा. काही बदलले नाही.</translation>
    </message>
    <message>
      <source>An area needs three different corners; enter the missing ones, at the place shown.</source>
      <translation>क्षेत्राला तीन वेगळे कोपरे लागतात; दाखवलेल्या जागी राहिलेले भरा.</translation>
    </message>
    <message>
      <source>An earlier batch is missing; bring that in first.</source>
      <translation>आधीचा एक गठ्ठा नाही; आधी तो आणा.</translation>
    </message>
    <message>
      <source>An objection is considered after it is received.</source>
      <translation>हरकत मिळाल्यावरच तिचा विचार होतो.</translation>
    </message>
    <message>
      <source>An officer waives a finding; the inspector reports it.</source>
      <translation>दोष अधिकारी सोडून देतो; निरीक्षक तो कळवतो.</translation>
    </message>
    <message>
      <source>An older version of the program was installed over this one. From the next start it is used, and it may refuse data that this one has written. Nothing is lost; let the administrator install the newer one again first.</source>
      <translation>या प्रोग्रामवर जुनी आवृत्ती बसवली आहे. पुढच्या वेळी उघडल्यापासून तीच चालेल, आणि याने लिहिलेला डेटा ती कदाचित उघडणार नाही. काही हरवलेले नाही; आधी प्रशासकाकडून नवी आवृत्ती पुन्हा बसवून घ्या.</translation>
    </message>
    <message>
      <source>An outline crosses itself, at the place shown. Put the corners in the order in which they follow each other on the ground.</source>
      <translation>एक बाह्यरेषा दाखवलेल्या जागी स्वतःला छेदते. कोपरे जमिनीवरील क्रमाने ठेवा.</translation>
    </message>
    <message>
      <source>An outline is open. Bring its last point back to the first, at the place shown.</source>
      <translation>एक बाह्यरेषा उघडी आहे. दाखवलेल्या जागी शेवटचा बिंदू पहिल्यावर आणा.</translation>
    </message>
    <message>
      <source>And for each further (rupees)</source>
      <translation>आणि पुढील प्रत्येकासाठी (रुपये)</translation>
    </message>
    <message>
      <source>And on again</source>
      <translation>आणि पुन्हा पुढे</translation>
    </message>
    <message>
      <source>Another file</source>
      <translation>दुसरी फाइल</translation>
    </message>
    <message>
      <source>Another officer signs in with this name.</source>
      <translation>दुसरा अधिकारी या नावाने साइन इन करतो.</translation>
    </message>
    <message>
      <source>Another program holds the data file. This step was not saved; wait a little and do it again.</source>
      <translation>डेटा फाइल दुसऱ्या प्रोग्रामकडे आहे. ही पायरी जतन झाली नाही; थोडे थांबून पुन्हा करा.</translation>
    </message>
    <message>
      <source>Answer the objection</source>
      <translation>हरकतीला उत्तर द्या</translation>
    </message>
    <message>
      <source>Answer to plea {n}: {plea}</source>
      <translation>म्हणणे {n} चे उत्तर: {plea}</translation>
    </message>
    <message>
      <source>Answers</source>
      <translation>कशाचे उत्तर</translation>
    </message>
    <message>
      <source>Appeal</source>
      <translation>अपील</translation>
    </message>
    <message>
      <source>Appeal to the District court</source>
      <translation>जिल्हा न्यायालयात अपील</translation>
    </message>
    <message>
      <source>Appeal to the {forum} until {day}</source>
      <translation>अपील: {forum}, {day} पर्यंत</translation>
    </message>
    <message>
      <source>Applicant</source>
      <translation>अर्जदार</translation>
    </message>
    <message>
      <source>Application to the Director</source>
      <translation>संचालकांकडे अर्ज</translation>
    </message>
    <message>
      <source>Applications</source>
      <translation>अर्ज</translation>
    </message>
    <message>
      <source>Approval first</source>
      <translation>आधी मान्यता</translation>
    </message>
    <message>
      <source>Area (square metres)</source>
      <translation>क्षेत्रफळ (चौरस मीटर)</translation>
    </message>
    <message>
      <source>Area taken (m²)</source>
      <translation>घेतलेले क्षेत्रफळ (चौ.मी.)</translation>
    </message>
    <message>
      <source>Arrears by age</source>
      <translation>कालावधीनुसार थकबाकी</translation>
    </message>
    <message>
      <source>Arrows go from bar to bar, Enter shows the cases.</source>
      <translation>बाण कळा एका स्तंभावरून दुसऱ्यावर नेतात, Enter प्रकरणे दाखवते.</translation>
    </message>
    <message>
      <source>Arrows go from number to number, Enter shows what it is made of.</source>
      <translation>बाण एका आकड्यावरून दुसऱ्यावर नेतात, Enter तो कशाचा बनला ते दाखवते.</translation>
    </message>
    <message>
      <source>Arrows move, + and − zoom, Space chooses at the cross, M measures, Enter opens</source>
      <translation>बाणांनी सरकवा, + व − ने जवळ-दूर, Space ने फुलीवर निवडा, M ने मोजा, Enter ने उघडा</translation>
    </message>
    <message>
      <source>As it stands</source>
      <translation>आता जसे आहे</translation>
    </message>
    <message>
      <source>As it stands on the book</source>
      <translation>पुस्तकावर आहे तसे</translation>
    </message>
    <message>
      <source>As set now</source>
      <translation>सध्या ठरवलेले</translation>
    </message>
    <message>
      <source>As the budget names it; the same name again changes the grant</source>
      <translation>अर्थसंकल्पात आहे तसे; तेच नाव पुन्हा लिहिल्यास अनुदान बदलते</translation>
    </message>
    <message>
      <source>As the bye-laws or the register call it</source>
      <translation>उपविधी किंवा नोंदवहीत जसे म्हटले आहे</translation>
    </message>
    <message>
      <source>As the list of the Collector of stamps names it</source>
      <translation>मुद्रांक जिल्हाधिकाऱ्यांच्या यादीत आहे तसे</translation>
    </message>
    <message>
      <source>As they stand on every paper.</source>
      <translation>जसे प्रत्येक कागदावर येतात.</translation>
    </message>
    <message>
      <source>As what</source>
      <translation>कोणत्या नात्याने</translation>
    </message>
    <message>
      <source>Ask for the centre's news</source>
      <translation>केंद्राकडील नवीन माहिती मागा</translation>
    </message>
    <message>
      <source>Ask that alone</source>
      <translation>फक्त तेच विचारा</translation>
    </message>
    <message>
      <source>Asked for, though nothing waits for it</source>
      <translation>मागितले आहे, पण त्यासाठी काही थांबत नाही</translation>
    </message>
    <message>
      <source>At least eight characters</source>
      <translation>किमान आठ अक्षरे</translation>
    </message>
    <message>
      <source>At least eight characters; left empty, one is made up and shown once</source>
      <translation>किमान आठ अक्षरे; रिकामे सोडल्यास एक तयार करून एकदाच दाखवला जातो</translation>
    </message>
    <message>
      <source>At least eight characters; left empty, the one there is stays</source>
      <translation>किमान आठ अक्षरे; रिकामे सोडल्यास आहे तोच राहतो</translation>
    </message>
    <message>
      <source>At least so many metres wide</source>
      <translation>किमान इतके मीटर रुंद</translation>
    </message>
    <message>
      <source>At least so many square metres</source>
      <translation>किमान इतके चौरस मीटर</translation>
    </message>
    <message>
      <source>At the first start this takes a minute or two.</source>
      <translation>पहिल्यांदा उघडताना याला एक-दोन मिनिटे लागतात.</translation>
    </message>
    <message>
      <source>At this scale the street takes too many sheets; choose a smaller scale.</source>
      <translation>या प्रमाणावर फार पत्रके लागतात; लहान प्रमाण निवडा.</translation>
    </message>
    <message>
      <source>Attempts so far</source>
      <translation>आतापर्यंतचे प्रयत्न</translation>
    </message>
    <message>
      <source>Audit objections</source>
      <translation>लेखापरीक्षा आक्षेप</translation>
    </message>
    <message>
      <source>Authority under the Act</source>
      <translation>अधिनियमाखालील प्राधिकारी</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>मागे</translation>
    </message>
    <message>
      <source>Back up</source>
      <translation>बॅकअप घ्या</translation>
    </message>
    <message>
      <source>Back, where no tabs or days turn with it</source>
      <translation>मागे, जिथे याने टॅब किंवा दिवस बदलत नाहीत</translation>
    </message>
    <message>
      <source>Backed up</source>
      <translation>बॅकअप झाला</translation>
    </message>
    <message>
      <source>Backing up</source>
      <translation>बॅकअप घेतला जात आहे</translation>
    </message>
    <message>
      <source>Backup</source>
      <translation>बॅकअप</translation>
    </message>
    <message>
      <source>Balance of a sale</source>
      <translation>विक्रीची शिल्लक</translation>
    </message>
    <message>
      <source>Bank challan</source>
      <translation>बँक चलन</translation>
    </message>
    <message>
      <source>Bank draft</source>
      <translation>धनाकर्ष</translation>
    </message>
    <message>
      <source>Bank or treasury</source>
      <translation>बँक किंवा कोषागार</translation>
    </message>
    <message>
      <source>Barred</source>
      <translation>प्रतिबंधित</translation>
    </message>
    <message>
      <source>Base line</source>
      <translation>आधाररेषा</translation>
    </message>
    <message>
      <source>Because it ran out: {what}</source>
      <translation>मुदत संपल्यामुळे: {what}</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>आधीचे</translation>
    </message>
    <message>
      <source>Before it is carried out</source>
      <translation>अंमलबजावणीपूर्वी</translation>
    </message>
    <message>
      <source>Before the first paper</source>
      <translation>पहिल्या कागदाआधी</translation>
    </message>
    <message>
      <source>Before the order</source>
      <translation>आदेशापूर्वी</translation>
    </message>
    <message>
      <source>Before you begin</source>
      <translation>काम सुरू करण्यापूर्वी</translation>
    </message>
    <message>
      <source>Before {witnesses}</source>
      <translation>समक्ष: {witnesses}</translation>
    </message>
    <message>
      <source>Begin afresh</source>
      <translation>नव्याने सुरू करा</translation>
    </message>
    <message>
      <source>Begin at a place that the sheet has, with at least one label.</source>
      <translation>पानावर असलेल्या जागेपासून, किमान एका लेबलने सुरुवात करा.</translation>
    </message>
    <message>
      <source>Betterment</source>
      <translation>सुधार आकार</translation>
    </message>
    <message>
      <source>Beyond the Act</source>
      <translation>अधिनियमापलीकडे</translation>
    </message>
    <message>
      <source>Bind it</source>
      <translation>संच बांधा</translation>
    </message>
    <message>
      <source>Binding the case</source>
      <translation>प्रकरणाचा संच बांधला जात आहे</translation>
    </message>
    <message>
      <source>Blank</source>
      <translation>कोरी</translation>
    </message>
    <message>
      <source>Body, ward and PC, subject, financial year, running number: no PC ever gives another's number.</source>
      <translation>संस्था, प्रभाग आणि पीसी, विषय, आर्थिक वर्ष, क्रमांक: कोणताही पीसी दुसऱ्याचा क्रमांक देत नाही.</translation>
    </message>
    <message>
      <source>Book</source>
      <translation>पुस्तक</translation>
    </message>
    <message>
      <source>Book {book} with the numbers {first} to {last} is issued</source>
      <translation>पुस्तक {book}, क्रमांक {first} ते {last}, दिले</translation>
    </message>
    <message>
      <source>Books written by hand</source>
      <translation>हाताने लिहिलेली पुस्तके</translation>
    </message>
    <message>
      <source>Both are about the same matter</source>
      <translation>दोन्ही एकाच बाबीचे आहेत</translation>
    </message>
    <message>
      <source>Both stand until someone settles it.</source>
      <translation>कोणी निराकरण करेपर्यंत दोन्ही राहतात.</translation>
    </message>
    <message>
      <source>Bring cash from another PC</source>
      <translation>दुसऱ्या संगणकावरून रोख आणा</translation>
    </message>
    <message>
      <source>Bring it in</source>
      <translation>आत आणा</translation>
    </message>
    <message>
      <source>Bring the cash here</source>
      <translation>रोख येथे आणा</translation>
    </message>
    <message>
      <source>Bring ₹ {amount} here from till {till}</source>
      <translation>काउंटर {till} वरून ₹ {amount} येथे आणा</translation>
    </message>
    <message>
      <source>Budget-grants</source>
      <translation>अर्थसंकल्पीय अनुदाने</translation>
    </message>
    <message>
      <source>Building</source>
      <translation>इमारत</translation>
    </message>
    <message>
      <source>Building line</source>
      <translation>इमारत रेषा</translation>
    </message>
    <message>
      <source>Building on parcel {number} comes forward</source>
      <translation>भूखंड {number} वरील इमारत पुढे येते</translation>
    </message>
    <message>
      <source>Buyer</source>
      <translation>खरेदीदार</translation>
    </message>
    <message>
      <source>By measure</source>
      <translation>मापानुसार</translation>
    </message>
    <message>
      <source>By number</source>
      <translation>क्रमांकानुसार</translation>
    </message>
    <message>
      <source>By orders so far</source>
      <translation>आतापर्यंतच्या आदेशांनी</translation>
    </message>
    <message>
      <source>By stick</source>
      <translation>पेन ड्राइव्हने</translation>
    </message>
    <message>
      <source>By the book ₹ {amount}</source>
      <translation>वहीनुसार ₹ {amount}</translation>
    </message>
    <message>
      <source>By the line, with a one-time code</source>
      <translation>लाइनने, एकदाच चालणाऱ्या कोडसह</translation>
    </message>
    <message>
      <source>By whom</source>
      <translation>कोणी</translation>
    </message>
    <message>
      <source>By whose order and how</source>
      <translation>कोणाच्या आदेशाने व कसे</translation>
    </message>
    <message>
      <source>By whose paper</source>
      <translation>कोणाच्या पत्राने</translation>
    </message>
    <message>
      <source>Bye-law, rule or order</source>
      <translation>उपविधी, नियम किंवा आदेश</translation>
    </message>
    <message>
      <source>Call for removal under an agreement</source>
      <translation>करारानुसार काढण्यास सांगा</translation>
    </message>
    <message>
      <source>Call for the sum</source>
      <translation>रकमेची मागणी</translation>
    </message>
    <message>
      <source>Call on him</source>
      <translation>त्याला सांगा</translation>
    </message>
    <message>
      <source>Calling the centre</source>
      <translation>केंद्राशी संपर्क साधत आहे</translation>
    </message>
    <message>
      <source>Came back</source>
      <translation>परत आली</translation>
    </message>
    <message>
      <source>Came on</source>
      <translation>आल्याचा दिनांक</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>रद्द करा</translation>
    </message>
    <message>
      <source>Cancel a receipt</source>
      <translation>पावती रद्द करा</translation>
    </message>
    <message>
      <source>Cancel the receipt</source>
      <translation>पावती रद्द करा</translation>
    </message>
    <message>
      <source>Cards for the wall</source>
      <translation>भिंतीसाठी कार्डे</translation>
    </message>
    <message>
      <source>Carry it to the centre and bring the reply back; only the reply closes the queue.</source>
      <translation>हे केंद्रात न्या आणि उत्तर आणा; रांग फक्त उत्तरानेच पूर्ण होते.</translation>
    </message>
    <message>
      <source>Carry the replies back on the same stick.</source>
      <translation>उत्तरे त्याच पेन ड्राइव्हवर परत न्या.</translation>
    </message>
    <message>
      <source>Case</source>
      <translation>प्रकरण</translation>
    </message>
    <message>
      <source>Case of the office's own motion</source>
      <translation>कार्यालयाने स्वतःहून सुरू केलेले प्रकरण</translation>
    </message>
    <message>
      <source>Cases</source>
      <translation>प्रकरणे</translation>
    </message>
    <message>
      <source>Cases with this name</source>
      <translation>या नावाची प्रकरणे</translation>
    </message>
    <message>
      <source>Cash</source>
      <translation>रोख</translation>
    </message>
    <message>
      <source>Cash book</source>
      <translation>रोकड वही</translation>
    </message>
    <message>
      <source>Cash given</source>
      <translation>दिलेली रोख</translation>
    </message>
    <message>
      <source>Cash here</source>
      <translation>येथील रोख</translation>
    </message>
    <message>
      <source>Cash is handed to another person.</source>
      <translation>रोख दुसऱ्या व्यक्तीस सुपूर्द केली जाते.</translation>
    </message>
    <message>
      <source>Cause and hearing</source>
      <translation>कारण व सुनावणी</translation>
    </message>
    <message>
      <source>Cause shown</source>
      <translation>दाखवलेले कारण</translation>
    </message>
    <message>
      <source>Cause shown: {pleas}</source>
      <translation>कारण दाखवले: {pleas}</translation>
    </message>
    <message>
      <source>Centre</source>
      <translation>केंद्र</translation>
    </message>
    <message>
      <source>Certificate of a sum due</source>
      <translation>देय रकमेचे प्रमाणपत्र</translation>
    </message>
    <message>
      <source>Chainage</source>
      <translation>साखळी</translation>
    </message>
    <message>
      <source>Chainage and offsets</source>
      <translation>साखळी व ऑफसेट</translation>
    </message>
    <message>
      <source>Chainage {chainage} m is beyond the base line.</source>
      <translation>साखळी {chainage} मी. आधाररेषेच्या पलीकडे आहे.</translation>
    </message>
    <message>
      <source>Chainage {chainage} stands twice in the table.</source>
      <translation>साखळी {chainage} तक्त्यात दोनदा आहे.</translation>
    </message>
    <message>
      <source>Change an officer or a password</source>
      <translation>अधिकारी किंवा पासवर्ड बदला</translation>
    </message>
    <message>
      <source>Change it</source>
      <translation>बदला</translation>
    </message>
    <message>
      <source>Charges of removal and storage (rupees)</source>
      <translation>हटवण्याचा व ठेवण्याचा खर्च (रुपये)</translation>
    </message>
    <message>
      <source>Check number</source>
      <translation>पडताळणी क्रमांक</translation>
    </message>
    <message>
      <source>Checklist for the visit printed</source>
      <translation>पाहणीची तपासणी सूची छापली</translation>
    </message>
    <message>
      <source>Checklists</source>
      <translation>तपासणी सूच्या</translation>
    </message>
    <message>
      <source>Cheque</source>
      <translation>धनादेश</translation>
    </message>
    <message>
      <source>Cheque dishonoured</source>
      <translation>धनादेश न वटता परत</translation>
    </message>
    <message>
      <source>Cheque realised</source>
      <translation>धनादेश वटला</translation>
    </message>
    <message>
      <source>Cheques to realise</source>
      <translation>वटायचे धनादेश</translation>
    </message>
    <message>
      <source>Choose</source>
      <translation>निवडा</translation>
    </message>
    <message>
      <source>Choose a PNG or JPEG picture of at most 2 MB.</source>
      <translation>जास्तीत जास्त 2 MB चे PNG किंवा JPEG चित्र निवडा.</translation>
    </message>
    <message>
      <source>Choose a file</source>
      <translation>फाईल निवडा</translation>
    </message>
    <message numerus="yes">
      <source>Choose at most %n cases at once.</source>
      <translation>
        <numerusform>एका वेळी जास्तीत जास्त %n प्रकरण निवडा.</numerusform>
        <numerusform>एका वेळी जास्तीत जास्त %n प्रकरणे निवडा.</numerusform>
      </translation>
    </message>
    <message>
      <source>Choose by first letter</source>
      <translation>पहिल्या अक्षराने निवडा</translation>
    </message>
    <message>
      <source>Choose by number</source>
      <translation>क्रमांकाने निवडा</translation>
    </message>
    <message>
      <source>Choose first on what the notice rests.</source>
      <translation>नोटीस कशावर आधारित आहे ते आधी निवडा.</translation>
    </message>
    <message>
      <source>Choose several</source>
      <translation>अनेक निवडा</translation>
    </message>
    <message>
      <source>Choose the checklist</source>
      <translation>तपासणी सूची निवडा</translation>
    </message>
    <message>
      <source>Choose the decision first.</source>
      <translation>आधी निर्णय निवडा.</translation>
    </message>
    <message>
      <source>Choose the owner to whom the notice goes.</source>
      <translation>ज्या मालकाला सूचना जाते तो निवडा.</translation>
    </message>
    <message>
      <source>Choose what lies at the cross, or set a point there</source>
      <translation>फुलीवर जे आहे ते निवडा, किंवा तिथे बिंदू ठेवा</translation>
    </message>
    <message>
      <source>Choose what the money is for.</source>
      <translation>रक्कम कशासाठी आहे ते निवडा.</translation>
    </message>
    <message>
      <source>Class</source>
      <translation>वर्ग</translation>
    </message>
    <message>
      <source>Clear all</source>
      <translation>सर्व काढा</translation>
    </message>
    <message>
      <source>Clear days: neither end counts</source>
      <translation>पूर्ण दिवस: दोन्ही टोके मोजत नाहीत</translation>
    </message>
    <message>
      <source>Clear filters</source>
      <translation>गाळण्या काढा</translation>
    </message>
    <message>
      <source>Clear it</source>
      <translation>अडथळा काढा</translation>
    </message>
    <message>
      <source>Clear what is done</source>
      <translation>झालेली कामे काढा</translation>
    </message>
    <message>
      <source>Clerk: receives, drafts, records</source>
      <translation>लिपिक: स्वीकारतो, मसुदा करतो, नोंदवतो</translation>
    </message>
    <message>
      <source>Clocks</source>
      <translation>मुदती</translation>
    </message>
    <message>
      <source>Clocks that move</source>
      <translation>बदलणाऱ्या मुदती</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>बंद करा</translation>
    </message>
    <message>
      <source>Close Nagardesk</source>
      <translation>Nagardesk बंद करा</translation>
    </message>
    <message>
      <source>Close the day</source>
      <translation>दिवस बंद करा</translation>
    </message>
    <message>
      <source>Close the street for good</source>
      <translation>रस्ता कायमचा बंद करणे</translation>
    </message>
    <message>
      <source>Closed days</source>
      <translation>बंद दिवस</translation>
    </message>
    <message>
      <source>Closing error m</source>
      <translation>मिटण्यातील चूक मी.</translation>
    </message>
    <message>
      <source>Collected</source>
      <translation>वसुली</translation>
    </message>
    <message>
      <source>Collected today</source>
      <translation>आजची वसुली</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>रंग</translation>
    </message>
    <message>
      <source>Column</source>
      <translation>स्तंभ</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>स्तंभ</translation>
    </message>
    <message>
      <source>Command or case</source>
      <translation>काम किंवा प्रकरण</translation>
    </message>
    <message>
      <source>Commands</source>
      <translation>कामे</translation>
    </message>
    <message>
      <source>Comparing with the centre</source>
      <translation>केंद्राशी पडताळणी</translation>
    </message>
    <message>
      <source>Compensation</source>
      <translation>भरपाई</translation>
    </message>
    <message>
      <source>Compensation for parcel {number}</source>
      <translation>भूखंड {number} ची भरपाई</translation>
    </message>
    <message>
      <source>Complaint</source>
      <translation>तक्रार</translation>
    </message>
    <message>
      <source>Complaint received: {what}</source>
      <translation>तक्रार आली: {what}</translation>
    </message>
    <message>
      <source>Condition</source>
      <translation>अट</translation>
    </message>
    <message>
      <source>Conditions</source>
      <translation>अटी</translation>
    </message>
    <message>
      <source>Consider the objection</source>
      <translation>हरकतीचा विचार करा</translation>
    </message>
    <message>
      <source>Contents of the guide</source>
      <translation>मार्गदर्शिकेची अनुक्रमणिका</translation>
    </message>
    <message>
      <source>Copied: {what}</source>
      <translation>कॉपी केले: {what}</translation>
    </message>
    <message>
      <source>Copies of encrypted data are encrypted already. Take one without a passphrase.</source>
      <translation>कूटबद्ध डेटाच्या प्रती आधीच कूटबद्ध आहेत. सांकेतिक वाक्याशिवाय प्रत घ्या.</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>प्रत करा</translation>
    </message>
    <message>
      <source>Copy the file's number</source>
      <translation>फाइलचा क्रमांक कॉपी करा</translation>
    </message>
    <message>
      <source>Copy the notice</source>
      <translation>सूचनेची प्रत घ्या</translation>
    </message>
    <message>
      <source>Corner</source>
      <translation>कोपरा</translation>
    </message>
    <message>
      <source>Corners of a building</source>
      <translation>इमारतीचे कोपरे</translation>
    </message>
    <message>
      <source>Corners set out from the base line</source>
      <translation>आधाररेषेपासून मोजलेले कोपरे</translation>
    </message>
    <message>
      <source>Correct it</source>
      <translation>दुरुस्त करा</translation>
    </message>
    <message>
      <source>Correct or change the register</source>
      <translation>नोंदवही दुरुस्त करा किंवा बदला</translation>
    </message>
    <message>
      <source>Correct the last line</source>
      <translation>मागची ओळ दुरुस्त करा</translation>
    </message>
    <message>
      <source>Correct what was entered</source>
      <translation>जे नोंदले ते दुरुस्त करा</translation>
    </message>
    <message>
      <source>Corrected here</source>
      <translation>येथे दुरुस्त होत आहे</translation>
    </message>
    <message>
      <source>Corrected; the old entry stays readable</source>
      <translation>दुरुस्त झाले; जुनी नोंद वाचता येते</translation>
    </message>
    <message>
      <source>Council told</source>
      <translation>परिषदेस कळविले</translation>
    </message>
    <message>
      <source>Counted in</source>
      <translation>मोजणीचे एकक</translation>
    </message>
    <message>
      <source>Counted ₹ {amount}</source>
      <translation>मोजले ₹ {amount}</translation>
    </message>
    <message>
      <source>Counter</source>
      <translation>काउंटर</translation>
    </message>
    <message>
      <source>Course</source>
      <translation>मार्गाची दिशा</translation>
    </message>
    <message>
      <source>Court</source>
      <translation>न्यायालय</translation>
    </message>
    <message>
      <source>Court bundle</source>
      <translation>न्यायालयीन संच</translation>
    </message>
    <message>
      <source>Ctrl+P prints it.</source>
      <translation>Ctrl+P ने छापले जाते.</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>गडद</translation>
    </message>
    <message>
      <source>Dark colours</source>
      <translation>गडद रंग</translation>
    </message>
    <message>
      <source>Date of its registration</source>
      <translation>नोंदणीचा दिनांक</translation>
    </message>
    <message>
      <source>Date of that paper</source>
      <translation>त्या पत्राचा दिनांक</translation>
    </message>
    <message>
      <source>Date of the approval</source>
      <translation>मान्यतेचा दिनांक</translation>
    </message>
    <message>
      <source>Date of the resolution</source>
      <translation>ठरावाचा दिनांक</translation>
    </message>
    <message>
      <source>Date on it</source>
      <translation>त्यावरील दिनांक</translation>
    </message>
    <message>
      <source>Date that stands on it</source>
      <translation>त्यावरील दिनांक</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>दिनांक</translation>
    </message>
    <message>
      <source>Day of service</source>
      <translation>बजावणीचा दिनांक</translation>
    </message>
    <message>
      <source>Day of the auction</source>
      <translation>लिलावाचा दिवस</translation>
    </message>
    <message>
      <source>Day of the first instalment</source>
      <translation>पहिल्या हप्त्याचा दिनांक</translation>
    </message>
    <message>
      <source>Day of the hearing</source>
      <translation>सुनावणीचा दिनांक</translation>
    </message>
    <message>
      <source>Day of the offence, where it is known</source>
      <translation>गुन्ह्याचा दिवस, माहीत असल्यास</translation>
    </message>
    <message>
      <source>Day of the possession</source>
      <translation>ताबा घेतल्याचा दिवस</translation>
    </message>
    <message>
      <source>Day of the report</source>
      <translation>अहवालाचा दिनांक</translation>
    </message>
    <message>
      <source>Day on which help is needed</source>
      <translation>मदत हवी असलेला दिवस</translation>
    </message>
    <message>
      <source>Day on which it came</source>
      <translation>आल्याचा दिवस</translation>
    </message>
    <message>
      <source>Day on which it came back</source>
      <translation>परत आल्याचा दिवस</translation>
    </message>
    <message>
      <source>Day on which it was given</source>
      <translation>नोटीस दिल्याचा दिवस</translation>
    </message>
    <message>
      <source>Day on which it was spoilt</source>
      <translation>खराब झाल्याचा दिवस</translation>
    </message>
    <message>
      <source>Day on which the bank credited it</source>
      <translation>बँकेत जमा झाल्याचा दिवस</translation>
    </message>
    <message>
      <source>Days for the answer</source>
      <translation>उत्तरासाठी दिवस</translation>
    </message>
    <message>
      <source>Days not closed yet: {days}</source>
      <translation>अद्याप बंद न झालेले दिवस: {days}</translation>
    </message>
    <message>
      <source>Days over</source>
      <translation>उलटलेले दिवस</translation>
    </message>
    <message>
      <source>Days to comply, counted from service</source>
      <translation>पालनाचे दिवस, बजावणीपासून</translation>
    </message>
    <message>
      <source>Days, counted from service</source>
      <translation>दिवस, बजावणीपासून मोजले जातील</translation>
    </message>
    <message>
      <source>Decide</source>
      <translation>निर्णय घ्या</translation>
    </message>
    <message>
      <source>Decide how the Act is read</source>
      <translation>अधिनियम कसा वाचायचा ते ठरवा</translation>
    </message>
    <message>
      <source>Decide it</source>
      <translation>निर्णय घ्या</translation>
    </message>
    <message>
      <source>Decide on the application</source>
      <translation>अर्जावर निर्णय घ्या</translation>
    </message>
    <message>
      <source>Decide the proposal</source>
      <translation>प्रस्तावावर निर्णय घ्या</translation>
    </message>
    <message>
      <source>Decide: {what}</source>
      <translation>निर्णय घ्या: {what}</translation>
    </message>
    <message>
      <source>Decided</source>
      <translation>निर्णय झाला</translation>
    </message>
    <message>
      <source>Decision</source>
      <translation>निर्णय</translation>
    </message>
    <message>
      <source>Decision {number} is issued</source>
      <translation>निर्णय {number} दिला</translation>
    </message>
    <message>
      <source>Declare a holiday</source>
      <translation>सुट्टी जाहीर करा</translation>
    </message>
    <message>
      <source>Declare it</source>
      <translation>जाहीर करा</translation>
    </message>
    <message>
      <source>Delegate a power</source>
      <translation>अधिकार सोपवणे</translation>
    </message>
    <message>
      <source>Demand further particulars</source>
      <translation>आणखी तपशील मागवा</translation>
    </message>
    <message>
      <source>Demand money</source>
      <translation>रकमेची मागणी करा</translation>
    </message>
    <message>
      <source>Demand not served</source>
      <translation>मागणी बजावली नाही</translation>
    </message>
    <message>
      <source>Demand the compounding fee</source>
      <translation>तडजोड शुल्काची मागणी करा</translation>
    </message>
    <message>
      <source>Demand the half-yearly penalty</source>
      <translation>सहामाही दंडशुल्काची मागणी करा</translation>
    </message>
    <message>
      <source>Demand {number} for ₹ {amount}</source>
      <translation>मागणी {number}, ₹ {amount}</translation>
    </message>
    <message>
      <source>Demand {number} is issued</source>
      <translation>मागणी {number} काढली</translation>
    </message>
    <message>
      <source>Demand, collection and balance</source>
      <translation>मागणी, वसुली व शिल्लक</translation>
    </message>
    <message>
      <source>Demanded on</source>
      <translation>मागणी दिनांक</translation>
    </message>
    <message>
      <source>Demanded on {day}</source>
      <translation>मागणी दिनांक {day}</translation>
    </message>
    <message>
      <source>Demanded ₹ {demanded}, paid ₹ {paid}</source>
      <translation>मागणी ₹ {demanded}, भरणा ₹ {paid}</translation>
    </message>
    <message>
      <source>Description of the work</source>
      <translation>कामाचे वर्णन</translation>
    </message>
    <message>
      <source>Designation</source>
      <translation>पदनाम</translation>
    </message>
    <message>
      <source>Details of the work</source>
      <translation>कामाचा तपशील</translation>
    </message>
    <message>
      <source>Diagonals</source>
      <translation>कर्ण</translation>
    </message>
    <message>
      <source>Difference explained</source>
      <translation>फरकाचे कारण</translation>
    </message>
    <message>
      <source>Difference of the count</source>
      <translation>मोजणीतील फरक</translation>
    </message>
    <message>
      <source>Digital signature</source>
      <translation>डिजिटल स्वाक्षरी</translation>
    </message>
    <message>
      <source>Digits</source>
      <translation>अंक</translation>
    </message>
    <message>
      <source>Directions on demolition</source>
      <translation>पाडण्याबाबतचे निर्देश</translation>
    </message>
    <message>
      <source>Divert the street</source>
      <translation>रस्ता वळवणे</translation>
    </message>
    <message>
      <source>Do it</source>
      <translation>करा</translation>
    </message>
    <message>
      <source>Do owners of the greater part of the street object?</source>
      <translation>रस्त्याच्या बहुतांश भागाचे मालक हरकत घेतात का?</translation>
    </message>
    <message>
      <source>Does it go on?</source>
      <translation>ते चालू आहे का?</translation>
    </message>
    <message>
      <source>Does not stand for</source>
      <translation>यांना लागू नाही</translation>
    </message>
    <message>
      <source>Does the sheet lie in the book?</source>
      <translation>पान पुस्तकात आहे का?</translation>
    </message>
    <message>
      <source>Done last</source>
      <translation>शेवटचे काम</translation>
    </message>
    <message>
      <source>Done. The centre holds what this PC holds.</source>
      <translation>झाले. या पीसीवर जे आहे ते केंद्राकडे आहे.</translation>
    </message>
    <message>
      <source>Down</source>
      <translation>पडलेले</translation>
    </message>
    <message>
      <source>Draft a notice</source>
      <translation>नोटिशीचा मसुदा करा</translation>
    </message>
    <message>
      <source>Draft a notice on the finding</source>
      <translation>निष्कर्षावर नोटिशीचा मसुदा करा</translation>
    </message>
    <message>
      <source>Draft kept {when}</source>
      <translation>मसुदा ठेवला {when}</translation>
    </message>
    <message>
      <source>Draft taken back: {reason}</source>
      <translation>मसुदा मागे घेतला: {reason}</translation>
    </message>
    <message>
      <source>Draw</source>
      <translation>काढा</translation>
    </message>
    <message>
      <source>Draw a line by chainage and offset</source>
      <translation>साखळी व ऑफसेटने रेषा आखा</translation>
    </message>
    <message>
      <source>Drawn on which bank</source>
      <translation>कोणत्या बँकेचा</translation>
    </message>
    <message>
      <source>Due</source>
      <translation>मुदत</translation>
    </message>
    <message>
      <source>Due by {day}</source>
      <translation>{day} पर्यंत</translation>
    </message>
    <message>
      <source>Due first</source>
      <translation>मुदत आधी संपणारे प्रथम</translation>
    </message>
    <message>
      <source>Due in a month</source>
      <translation>महिन्याभरात मुदत</translation>
    </message>
    <message>
      <source>Due in seven days</source>
      <translation>सात दिवसांत मुदत</translation>
    </message>
    <message>
      <source>Dues and receipts</source>
      <translation>देय रक्कम व पावत्या</translation>
    </message>
    <message>
      <source>Dues and recovery</source>
      <translation>देय रकमा व वसुली</translation>
    </message>
    <message>
      <source>Each keeps its hour and place and gets its own notice.</source>
      <translation>प्रत्येकाची वेळ आणि ठिकाण तेच राहते आणि प्रत्येकाची स्वतःची सूचना तयार होते.</translation>
    </message>
    <message>
      <source>Each number is used or spoilt once; what is passed over shows as missing.</source>
      <translation>प्रत्येक क्रमांक एकदाच वापरला किंवा खराब होतो; वगळलेला गहाळ दिसतो.</translation>
    </message>
    <message>
      <source>East (m)</source>
      <translation>पूर्व (मी.)</translation>
    </message>
    <message>
      <source>Emblem</source>
      <translation>बोधचिन्ह</translation>
    </message>
    <message>
      <source>Empty if it has none</source>
      <translation>नसल्यास रिकामे</translation>
    </message>
    <message>
      <source>Empty sheet</source>
      <translation>कोरा कागद</translation>
    </message>
    <message>
      <source>Empty: the highest</source>
      <translation>रिकामे: कमाल</translation>
    </message>
    <message>
      <source>Empty: the last row, without end</source>
      <translation>रिकामे: शेवटची ओळ, मर्यादेशिवाय</translation>
    </message>
    <message>
      <source>Enclosures</source>
      <translation>जोडपत्रे</translation>
    </message>
    <message>
      <source>Enclosures for {section}: {list}</source>
      <translation>{section} साठी जोडपत्रे: {list}</translation>
    </message>
    <message>
      <source>Ended</source>
      <translation>संपलेले</translation>
    </message>
    <message>
      <source>English</source>
      <translation>इंग्रजी</translation>
    </message>
    <message>
      <source>Enrol</source>
      <translation>जोडून घ्या</translation>
    </message>
    <message>
      <source>Enrol by the centre's invitation</source>
      <translation>केंद्राच्या निमंत्रणाने जोडा</translation>
    </message>
    <message>
      <source>Enrol this PC at a centre</source>
      <translation>हा पीसी केंद्राशी जोडा</translation>
    </message>
    <message>
      <source>Enter</source>
      <translation>नोंदवा</translation>
    </message>
    <message>
      <source>Enter a budget-grant</source>
      <translation>अर्थसंकल्पीय अनुदान नोंदवा</translation>
    </message>
    <message>
      <source>Enter a deposit</source>
      <translation>ठेव नोंदवा</translation>
    </message>
    <message>
      <source>Enter a fine of the court</source>
      <translation>न्यायालयाचा दंड नोंदवा</translation>
    </message>
    <message>
      <source>Enter a paper written by hand</source>
      <translation>हाताने लिहिलेला कागद नोंदवा</translation>
    </message>
    <message>
      <source>Enter a receipt written by hand</source>
      <translation>हाताने लिहिलेली पावती नोंदवा</translation>
    </message>
    <message>
      <source>Enter a street</source>
      <translation>रस्ता नोंदवा</translation>
    </message>
    <message>
      <source>Enter an owner's agreement</source>
      <translation>मालकाचा करार नोंदवा</translation>
    </message>
    <message>
      <source>Enter and print the acknowledgement</source>
      <translation>नोंदवा व पोच छापा</translation>
    </message>
    <message>
      <source>Enter and print the minutes</source>
      <translation>नोंदवा व कार्यवृत्त छापा</translation>
    </message>
    <message>
      <source>Enter goes on, and after the last field to the next line. F2 or a ditto mark takes what stands above. Ctrl+U brings the last line back. Ctrl+Enter enters the lines.</source>
      <translation>Enter पुढे नेते, शेवटच्या रकान्यानंतर पुढच्या ओळीवर. F2 किंवा ,, ही खूण वरचे मूल्य घेते. Ctrl+U मागची ओळ परत आणते. Ctrl+Enter ओळी नोंदवते.</translation>
    </message>
    <message>
      <source>Enter it</source>
      <translation>नोंदवा</translation>
    </message>
    <message>
      <source>Enter it as dishonoured</source>
      <translation>न वटल्याची नोंद करा</translation>
    </message>
    <message>
      <source>Enter it as realised</source>
      <translation>वटल्याची नोंद करा</translation>
    </message>
    <message>
      <source>Enter it as spoilt</source>
      <translation>खराब म्हणून नोंदवा</translation>
    </message>
    <message>
      <source>Enter parcels by sides and diagonals</source>
      <translation>बाजू व कर्णांनी भूखंड नोंदवा</translation>
    </message>
    <message>
      <source>Enter the agreement</source>
      <translation>करार नोंदवा</translation>
    </message>
    <message>
      <source>Enter the answer</source>
      <translation>उत्तर नोंदवा</translation>
    </message>
    <message>
      <source>Enter the attempt</source>
      <translation>प्रयत्न नोंदवा</translation>
    </message>
    <message>
      <source>Enter the cause</source>
      <translation>कारण नोंदवा</translation>
    </message>
    <message>
      <source>Enter the correction</source>
      <translation>दुरुस्ती नोंदवा</translation>
    </message>
    <message>
      <source>Enter the deposit</source>
      <translation>ठेव नोंदवा</translation>
    </message>
    <message>
      <source>Enter the grant</source>
      <translation>अनुदान नोंदवा</translation>
    </message>
    <message>
      <source>Enter the inspection</source>
      <translation>पाहणी नोंदवा</translation>
    </message>
    <message>
      <source>Enter the line</source>
      <translation>रेषा नोंदवा</translation>
    </message>
    <message>
      <source>Enter the paper</source>
      <translation>कागद नोंदवा</translation>
    </message>
    <message>
      <source>Enter the parcel</source>
      <translation>भूखंड नोंदवा</translation>
    </message>
    <message>
      <source>Enter the possession</source>
      <translation>ताबा नोंदवा</translation>
    </message>
    <message>
      <source>Enter the receipt</source>
      <translation>पावती नोंदवा</translation>
    </message>
    <message>
      <source>Enter the report</source>
      <translation>अहवाल नोंदवा</translation>
    </message>
    <message>
      <source>Enter these lines</source>
      <translation>या ओळी नोंदवा</translation>
    </message>
    <message>
      <source>Enter what the auditors sent</source>
      <translation>लेखापरीक्षकांकडून आलेले नोंदवा</translation>
    </message>
    <message>
      <source>Entered as</source>
      <translation>नोंद</translation>
    </message>
    <message>
      <source>Entered as {number}</source>
      <translation>{number} म्हणून नोंदवले</translation>
    </message>
    <message>
      <source>Entered in the case that runs</source>
      <translation>चालू प्रकरणात नोंदले</translation>
    </message>
    <message>
      <source>Entered: {what}</source>
      <translation>नोंदवले: {what}</translation>
    </message>
    <message>
      <source>Entries</source>
      <translation>नोंदी</translation>
    </message>
    <message>
      <source>Entries that wait</source>
      <translation>पाठवायच्या नोंदी</translation>
    </message>
    <message>
      <source>Entries {first} to {last} of another PC ({name}, …{device}), some of which are held here, wait for that PC since {since}; it last called on {seen}. Have it exchange. If it is gone for good, the head of office closes it on the centre's status page; what is held here is then sent from here.</source>
      <translation>दुसऱ्या पीसीच्या ({name}, …{device}) नोंदी {first} ते {last}, ज्यांपैकी काही येथे आहेत, {since} पासून त्या पीसीची वाट पाहत आहेत; तो शेवटी {seen} रोजी जोडला गेला. त्याच्याकडून देवाणघेवाण करून घ्या. तो कायमचा गेला असेल, तर कार्यालय प्रमुख त्याला केंद्राच्या स्थिती-पानावर बंद करतात; मग येथे असलेले येथून पाठवले जाते.</translation>
    </message>
    <message>
      <source>Entries {first} to {last} of another PC ({name}, …{device}), some of which are held here, wait for that PC since {since}; it never called. Have it exchange. If it is gone for good, the head of office closes it on the centre's status page; what is held here is then sent from here.</source>
      <translation>दुसऱ्या पीसीच्या ({name}, …{device}) नोंदी {first} ते {last}, ज्यांपैकी काही येथे आहेत, {since} पासून त्या पीसीची वाट पाहत आहेत; तो कधीच जोडला गेला नाही. त्याच्याकडून देवाणघेवाण करून घ्या. तो कायमचा गेला असेल, तर कार्यालय प्रमुख त्याला केंद्राच्या स्थिती-पानावर बंद करतात; मग येथे असलेले येथून पाठवले जाते.</translation>
    </message>
    <message>
      <source>Entry is lawful between sunrise ({hour}) and sunset ({hour2}) on that day.</source>
      <translation>त्या दिवशी प्रवेश सूर्योदय ({hour}) ते सूर्यास्त ({hour2}) या वेळेतच कायदेशीर आहे.</translation>
    </message>
    <message>
      <source>Esc closes</source>
      <translation>Esc ने बंद होते</translation>
    </message>
    <message>
      <source>Everything is at the centre · {when}</source>
      <translation>सर्व केंद्रावर आहे · {when}</translation>
    </message>
    <message>
      <source>Everything is kept on this PC alone; keep a copy elsewhere</source>
      <translation>सर्व काही फक्त याच पीसीवर आहे; एक प्रत दुसरीकडेही ठेवा</translation>
    </message>
    <message>
      <source>Everything is kept on this PC; a centre joins the PCs of the body.</source>
      <translation>सर्व काही या पीसीवर राहते; केंद्र संस्थेचे पीसी जोडते.</translation>
    </message>
    <message>
      <source>Everything is safe on this PC and goes out at the next try.</source>
      <translation>सर्व या पीसीवर सुरक्षित आहे व पुढच्या प्रयत्नात जाईल.</translation>
    </message>
    <message>
      <source>Everything is saved on this PC first; the centre gets it when the line is there.</source>
      <translation>सर्व आधी या पीसीवर जतन होते; लाइन आली की केंद्राला मिळते.</translation>
    </message>
    <message>
      <source>Everywhere</source>
      <translation>सर्वत्र</translation>
    </message>
    <message>
      <source>Exceptions</source>
      <translation>अपवाद</translation>
    </message>
    <message>
      <source>Exchange</source>
      <translation>देवाणघेवाण</translation>
    </message>
    <message>
      <source>Exchange now</source>
      <translation>आता देवाणघेवाण करा</translation>
    </message>
    <message>
      <source>Exchange under way</source>
      <translation>देवाणघेवाण सुरू आहे</translation>
    </message>
    <message>
      <source>Exchange with the centre</source>
      <translation>केंद्राशी देवाणघेवाण</translation>
    </message>
    <message>
      <source>Expense</source>
      <translation>खर्च</translation>
    </message>
    <message>
      <source>Failed at the last visit</source>
      <translation>मागच्या भेटीतील दोष</translation>
    </message>
    <message>
      <source>Fall in the value of the rest</source>
      <translation>उरलेल्याच्या मूल्यातील घट</translation>
    </message>
    <message>
      <source>Fee</source>
      <translation>शुल्क</translation>
    </message>
    <message>
      <source>Fee (rupees)</source>
      <translation>शुल्क (रुपये)</translation>
    </message>
    <message>
      <source>Fee for {section}: ₹ {amount}</source>
      <translation>{section} साठी शुल्क: ₹ {amount}</translation>
    </message>
    <message>
      <source>Fee of ₹ {amount} received, receipt {number}</source>
      <translation>₹ {amount} शुल्क मिळाले, पावती {number}</translation>
    </message>
    <message>
      <source>Fee paid</source>
      <translation>भरलेले शुल्क</translation>
    </message>
    <message>
      <source>Fees</source>
      <translation>शुल्क</translation>
    </message>
    <message>
      <source>Fees and rates</source>
      <translation>शुल्क व दर</translation>
    </message>
    <message>
      <source>Fetching entries</source>
      <translation>नोंदी आणत आहे</translation>
    </message>
    <message>
      <source>Figures</source>
      <translation>आकडे</translation>
    </message>
    <message>
      <source>File</source>
      <translation>फाइल</translation>
    </message>
    <message>
      <source>File (.p12, .pfx) or the token's library</source>
      <translation>फाईल (.p12, .pfx) किंवा टोकनची लायब्ररी</translation>
    </message>
    <message>
      <source>File both</source>
      <translation>दोन्ही फाइलमध्ये ठेवा</translation>
    </message>
    <message>
      <source>File of the scan</source>
      <translation>स्कॅनची फाइल</translation>
    </message>
    <message>
      <source>File the map and the statement of lands</source>
      <translation>नकाशा व जमिनींचे विवरण फाइलमध्ये ठेवा</translation>
    </message>
    <message>
      <source>Filed as {number}</source>
      <translation>{number} म्हणून फाइलमध्ये ठेवले</translation>
    </message>
    <message>
      <source>Filled in from the survey</source>
      <translation>मोजणीवरून भरलेले</translation>
    </message>
    <message>
      <source>Filled in from the survey; correct it if less is taken</source>
      <translation>मोजणीतून भरले; कमी घेतल्यास दुरुस्त करा</translation>
    </message>
    <message>
      <source>Filter</source>
      <translation>गाळा</translation>
    </message>
    <message>
      <source>Final statement</source>
      <translation>अंतिम विवरण</translation>
    </message>
    <message>
      <source>Financial year</source>
      <translation>आर्थिक वर्ष</translation>
    </message>
    <message>
      <source>Find any act or case</source>
      <translation>कोणतेही काम किंवा प्रकरण शोधा</translation>
    </message>
    <message>
      <source>Findings so far</source>
      <translation>आतापर्यंतचे निष्कर्ष</translation>
    </message>
    <message>
      <source>Findings to answer</source>
      <translation>निष्कर्षावर कार्यवाही बाकी</translation>
    </message>
    <message>
      <source>Fine</source>
      <translation>दंड</translation>
    </message>
    <message>
      <source>Fingerprint of its certificate</source>
      <translation>त्याच्या प्रमाणपत्राचा ठसा</translation>
    </message>
    <message>
      <source>First decide how the Act is read.</source>
      <translation>आधी अधिनियम कसा वाचायचा ते ठरवा.</translation>
    </message>
    <message>
      <source>First jobs</source>
      <translation>पहिली कामे</translation>
    </message>
    <message>
      <source>First lines</source>
      <translation>पहिल्या ओळी</translation>
    </message>
    <message>
      <source>First number</source>
      <translation>पहिला क्रमांक</translation>
    </message>
    <message>
      <source>First pancha</source>
      <translation>पहिला पंच</translation>
    </message>
    <message>
      <source>Fix a hearing</source>
      <translation>सुनावणी ठरवा</translation>
    </message>
    <message>
      <source>Fix it and print the notice</source>
      <translation>ठरवा व नोटीस छापा</translation>
    </message>
    <message>
      <source>Fixed by</source>
      <translation>कशाने ठरले</translation>
    </message>
    <message>
      <source>Fixed for</source>
      <translation>कोणत्या दिवशी ठरली</translation>
    </message>
    <message>
      <source>Floors</source>
      <translation>मजले</translation>
    </message>
    <message>
      <source>Folder into which the scanner writes</source>
      <translation>स्कॅनर ज्यात लिहितो तो फोल्डर</translation>
    </message>
    <message>
      <source>Folder on another disk or stick</source>
      <translation>दुसऱ्या डिस्कवरील किंवा पेन ड्राइव्हवरील फोल्डर</translation>
    </message>
    <message>
      <source>Folder on the stick</source>
      <translation>पेन ड्राइव्हवरील फोल्डर</translation>
    </message>
    <message>
      <source>Font of its text</source>
      <translation>मजकुराचा फॉन्ट</translation>
    </message>
    <message>
      <source>Foolscap</source>
      <translation>फुलस्केप</translation>
    </message>
    <message>
      <source>For a street that is on no map; offsets are taken from it</source>
      <translation>कोणत्याही नकाशावर नसलेल्या रस्त्यासाठी; ऑफसेट यावरून घेतात</translation>
    </message>
    <message>
      <source>For money that was demanded begin at its due, under Dues and recovery.</source>
      <translation>मागणी केलेल्या रकमेसाठी 'देय रकमा व वसुली' मधील त्या रकमेपासून सुरू करा.</translation>
    </message>
    <message>
      <source>For sunrise and sunset, such as 23.26</source>
      <translation>सूर्योदय व सूर्यास्तासाठी, जसे 23.26</translation>
    </message>
    <message>
      <source>For the change to give back</source>
      <translation>परत द्यायच्या रकमेसाठी</translation>
    </message>
    <message>
      <source>For the exchange: {files}</source>
      <translation>देवाणघेवाणीसाठी: {files}</translation>
    </message>
    <message>
      <source>For what</source>
      <translation>कशासाठी</translation>
    </message>
    <message>
      <source>For window envelopes</source>
      <translation>खिडकीच्या पाकिटांसाठी</translation>
    </message>
    <message>
      <source>Found the office</source>
      <translation>कार्यालय स्थापन करा</translation>
    </message>
    <message>
      <source>Fourth Saturday</source>
      <translation>चौथा शनिवार</translation>
    </message>
    <message>
      <source>Freehand</source>
      <translation>मुक्तहस्त</translation>
    </message>
    <message>
      <source>Friday</source>
      <translation>शुक्रवार</translation>
    </message>
    <message>
      <source>From</source>
      <translation>पासून</translation>
    </message>
    <message>
      <source>From a copy on a stick</source>
      <translation>पेन ड्राइव्हवरील प्रतीवरून</translation>
    </message>
    <message>
      <source>From a file</source>
      <translation>फाइलमधून</translation>
    </message>
    <message>
      <source>From corner</source>
      <translation>कोपऱ्यापासून</translation>
    </message>
    <message>
      <source>From the auditors</source>
      <translation>लेखापरीक्षकांकडून</translation>
    </message>
    <message>
      <source>From the clipboard</source>
      <translation>क्लिपबोर्डवरून</translation>
    </message>
    <message>
      <source>From when it holds</source>
      <translation>केव्हापासून लागू</translation>
    </message>
    <message>
      <source>From whom</source>
      <translation>कोणाकडून</translation>
    </message>
    <message>
      <source>From whom the sum is due</source>
      <translation>रक्कम कोणाकडून देय आहे</translation>
    </message>
    <message>
      <source>Front m</source>
      <translation>दर्शनी बाजू मी.</translation>
    </message>
    <message>
      <source>Frontage (metres)</source>
      <translation>दर्शनी बाजू (मीटर)</translation>
    </message>
    <message>
      <source>Further particulars demanded, {section}: {items}</source>
      <translation>आणखी तपशील मागवले, {section}: {items}</translation>
    </message>
    <message>
      <source>GeoJSON, KML, KMZ, Shapefile (.zip or .shp), DXF, or a table (.csv)</source>
      <translation>GeoJSON, KML, KMZ, Shapefile (.zip किंवा .shp), DXF, किंवा तक्ता (.csv)</translation>
    </message>
    <message>
      <source>Give a measure above zero.</source>
      <translation>शून्यापेक्षा जास्त माप लिहा.</translation>
    </message>
    <message>
      <source>Give a name or number</source>
      <translation>नाव किंवा क्रमांक द्या</translation>
    </message>
    <message>
      <source>Give an amount, or rows by a measure that rise.</source>
      <translation>रक्कम द्या, किंवा मापानुसार वाढत्या ओळी.</translation>
    </message>
    <message>
      <source>Give back just what was left of the price at the sale; see the sale in the case.</source>
      <translation>विक्रीनंतर किमतीतून जेवढे उरले तेवढेच परत द्या; प्रकरणात विक्री पाहा.</translation>
    </message>
    <message>
      <source>Give back ₹ {amount}</source>
      <translation>परत द्या ₹ {amount}</translation>
    </message>
    <message>
      <source>Give it</source>
      <translation>द्या</translation>
    </message>
    <message>
      <source>Give it a base line</source>
      <translation>आधाररेषा द्या</translation>
    </message>
    <message>
      <source>Give it up</source>
      <translation>सोडून द्या</translation>
    </message>
    <message>
      <source>Give leave</source>
      <translation>परवानगी द्या</translation>
    </message>
    <message>
      <source>Give leave to build within the line</source>
      <translation>रेषेच्या आत बांधण्याची परवानगी द्या</translation>
    </message>
    <message>
      <source>Give one line for the left, the right, or each.</source>
      <translation>डावीकडे, उजवीकडे किंवा प्रत्येक बाजूस एक रेषा द्या.</translation>
    </message>
    <message>
      <source>Give the amount, above nothing.</source>
      <translation>रक्कम लिहा; ती शून्यापेक्षा जास्त असावी.</translation>
    </message>
    <message>
      <source>Give the first and the last number of the book.</source>
      <translation>पुस्तकाचा पहिला व शेवटचा क्रमांक लिहा.</translation>
    </message>
    <message>
      <source>Give the house number or the khasra number, so that the premises can be found.</source>
      <translation>घर क्रमांक किंवा खसरा क्रमांक द्या, म्हणजे जागा सापडेल.</translation>
    </message>
    <message>
      <source>Give the number of instalments, and 1, 2, 4 or 12 of them a year.</source>
      <translation>हप्त्यांची संख्या द्या, आणि वर्षाला 1, 2, 4 किंवा 12 हप्ते.</translation>
    </message>
    <message>
      <source>Give the proposal up</source>
      <translation>प्रस्ताव सोडून द्या</translation>
    </message>
    <message>
      <source>Give the street its base line first, along its middle or one edge.</source>
      <translation>आधी रस्त्याला आधाररेषा द्या, मध्यातून किंवा एका कडेने.</translation>
    </message>
    <message>
      <source>Given to the printer: {papers}</source>
      <translation>छपाईस दिले: {papers}</translation>
    </message>
    <message>
      <source>Go on with the set-up</source>
      <translation>मांडणी पुढे चालू ठेवा</translation>
    </message>
    <message>
      <source>Go to</source>
      <translation>येथे जा</translation>
    </message>
    <message>
      <source>Grant</source>
      <translation>अनुदान</translation>
    </message>
    <message>
      <source>Grant or permit</source>
      <translation>मंजुरी किंवा परवानगी देणे</translation>
    </message>
    <message>
      <source>Grant {name}: ₹ {amount}</source>
      <translation>अनुदान {name}: ₹ {amount}</translation>
    </message>
    <message>
      <source>Granted ₹</source>
      <translation>मंजूर ₹</translation>
    </message>
    <message>
      <source>Grants are entered for this financial year or the next.</source>
      <translation>अनुदाने या किंवा पुढील आर्थिक वर्षासाठी नोंदतात.</translation>
    </message>
    <message>
      <source>Grants of {year}</source>
      <translation>{year} ची अनुदाने</translation>
    </message>
    <message>
      <source>Grid (EPSG number)</source>
      <translation>ग्रिड (EPSG क्रमांक)</translation>
    </message>
    <message>
      <source>Grounds</source>
      <translation>आधार</translation>
    </message>
    <message>
      <source>Grounds of the refusal</source>
      <translation>नकाराचे आधार</translation>
    </message>
    <message>
      <source>Half-loaded papers can't be kept. Make room on the disk; they are fetched again.</source>
      <translation>अर्धवट आलेले कागद ठेवता येत नाहीत. डिस्कवर जागा करा; ते पुन्हा आणले जातात.</translation>
    </message>
    <message>
      <source>Hand it over</source>
      <translation>सोपवा</translation>
    </message>
    <message>
      <source>Hand the case over to another ward</source>
      <translation>प्रकरण दुसऱ्या प्रभागाकडे सोपवा</translation>
    </message>
    <message>
      <source>Hand the cash over</source>
      <translation>रोख सुपूर्द करा</translation>
    </message>
    <message>
      <source>Handed over to ward {ward}: {reason}</source>
      <translation>प्रभाग {ward} कडे सोपवले: {reason}</translation>
    </message>
    <message>
      <source>Handing a stick to the centre needs a line to it; keep the stick until then.</source>
      <translation>पेन ड्राइव्ह केंद्राला देण्यासाठी लाइन हवी; तोवर पेन ड्राइव्ह ठेवा.</translation>
    </message>
    <message>
      <source>Has it been done as ordered?</source>
      <translation>आदेशाप्रमाणे केले आहे का?</translation>
    </message>
    <message>
      <source>Head</source>
      <translation>शीर्ष</translation>
    </message>
    <message>
      <source>Head of office: settles, sets values</source>
      <translation>कार्यालय प्रमुख: निकाली काढतो, मूल्ये ठरवतो</translation>
    </message>
    <message>
      <source>Hearing adjourned to {day}, {hour}: {reason}</source>
      <translation>सुनावणी {day}, {hour} पर्यंत तहकूब: {reason}</translation>
    </message>
    <message>
      <source>Hearing at {hour}</source>
      <translation>सुनावणी {hour} वाजता</translation>
    </message>
    <message>
      <source>Hearing fixed for {day}, {hour}</source>
      <translation>सुनावणी {day}, {hour} रोजी ठरली</translation>
    </message>
    <message>
      <source>Hearing held, minutes {number}</source>
      <translation>सुनावणी झाली, कार्यवृत्त {number}</translation>
    </message>
    <message>
      <source>Hearings</source>
      <translation>सुनावण्या</translation>
    </message>
    <message>
      <source>Hearings by day</source>
      <translation>दिवसानुसार सुनावण्या</translation>
    </message>
    <message>
      <source>Height of the building (m)</source>
      <translation>इमारतीची उंची (मी.)</translation>
    </message>
    <message>
      <source>Held back until</source>
      <translation>कधीपर्यंत रोखले</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>मदत</translation>
    </message>
    <message>
      <source>Help about this page</source>
      <translation>या पानाविषयी मदत</translation>
    </message>
    <message>
      <source>Here it is wrong</source>
      <translation>येथे चूक आहे</translation>
    </message>
    <message>
      <source>Hide</source>
      <translation>लपवा</translation>
    </message>
    <message>
      <source>Hide the password</source>
      <translation>पासवर्ड लपवा</translation>
    </message>
    <message>
      <source>Hindi</source>
      <translation>हिंदी</translation>
    </message>
    <message>
      <source>History by date</source>
      <translation>दिनांकानुसार इतिहास</translation>
    </message>
    <message>
      <source>Holder</source>
      <translation>धारक</translation>
    </message>
    <message>
      <source>Holds the post since</source>
      <translation>पदावर केव्हापासून</translation>
    </message>
    <message>
      <source>Holidays</source>
      <translation>सुट्ट्या</translation>
    </message>
    <message>
      <source>Hour</source>
      <translation>वेळ</translation>
    </message>
    <message>
      <source>Hour (24-hour clock)</source>
      <translation>वेळ (24 तास)</translation>
    </message>
    <message>
      <source>House number</source>
      <translation>घर क्रमांक</translation>
    </message>
    <message>
      <source>How</source>
      <translation>कसे</translation>
    </message>
    <message>
      <source>How it goes</source>
      <translation>कसे आहे</translation>
    </message>
    <message>
      <source>How it is shared</source>
      <translation>कसे वाटले जाते</translation>
    </message>
    <message>
      <source>How it stands</source>
      <translation>स्थिती</translation>
    </message>
    <message>
      <source>How it was considered</source>
      <translation>त्यावर कसा विचार झाला</translation>
    </message>
    <message>
      <source>How it was made public</source>
      <translation>कसे प्रसिद्ध केले</translation>
    </message>
    <message>
      <source>How it was spoilt</source>
      <translation>कसे खराब झाले</translation>
    </message>
    <message>
      <source>How long</source>
      <translation>किती काळ</translation>
    </message>
    <message>
      <source>How many instalments</source>
      <translation>किती हप्ते</translation>
    </message>
    <message>
      <source>How much of it is down</source>
      <translation>त्यातील किती पडले आहे</translation>
    </message>
    <message>
      <source>How often</source>
      <translation>किती वेळा</translation>
    </message>
    <message>
      <source>How the Act is read where it says two things</source>
      <translation>अधिनियम जेथे दोन गोष्टी सांगतो तेथे तो कसा वाचायचा</translation>
    </message>
    <message>
      <source>How the place was entered</source>
      <translation>जागेत प्रवेश कसा झाला</translation>
    </message>
    <message>
      <source>How they belong together</source>
      <translation>परस्पर संबंध</translation>
    </message>
    <message>
      <source>How you read it</source>
      <translation>तुम्ही ते कसे वाचता</translation>
    </message>
    <message>
      <source>How, and on whom</source>
      <translation>कसे व कोणावर</translation>
    </message>
    <message>
      <source>If it runs out: {what}</source>
      <translation>मुदत संपल्यास: {what}</translation>
    </message>
    <message>
      <source>If nothing is done</source>
      <translation>काहीच न केल्यास</translation>
    </message>
    <message>
      <source>If the plot touches a line in force, the case is stopped with the section, and what projects becomes a finding with its measures.</source>
      <translation>भूखंड अंमलातील रेषेला लागत असल्यास प्रकरण कलमासह थांबते, आणि पुढे आलेले बांधकाम मापांसह निष्कर्ष बनते.</translation>
    </message>
    <message>
      <source>Import a map file or table</source>
      <translation>नकाशा फाइल किंवा तक्ता आणा</translation>
    </message>
    <message>
      <source>Import the map of a ward</source>
      <translation>प्रभागाचा नकाशा आणा</translation>
    </message>
    <message>
      <source>In a folder of its own, where every paper bears a mark.</source>
      <translation>वेगळ्या फोल्डरमध्ये, जेथे प्रत्येक कागदावर खूण असते.</translation>
    </message>
    <message>
      <source>In a form</source>
      <translation>नमुन्यात</translation>
    </message>
    <message>
      <source>In a list</source>
      <translation>यादीत</translation>
    </message>
    <message>
      <source>In force since</source>
      <translation>कधीपासून अंमलात</translation>
    </message>
    <message>
      <source>In order; chainage and offset</source>
      <translation>क्रमाने; साखळी व ऑफसेट</translation>
    </message>
    <message>
      <source>In the next seven days</source>
      <translation>पुढील सात दिवसांत</translation>
    </message>
    <message>
      <source>Inspection report signed by two panchas</source>
      <translation>दोन पंचांच्या सहीचा पाहणी अहवाल</translation>
    </message>
    <message>
      <source>Inspection {number} is entered, {count}</source>
      <translation>पाहणी {number} नोंदवली, {count}</translation>
    </message>
    <message>
      <source>Inspections</source>
      <translation>पाहण्या</translation>
    </message>
    <message>
      <source>Inspector: inspects, serves</source>
      <translation>निरीक्षक: पाहणी व बजावणी करतो</translation>
    </message>
    <message>
      <source>Intimation sent to the Collector</source>
      <translation>जिल्हाधिकाऱ्यांना माहिती पाठवली</translation>
    </message>
    <message>
      <source>Irregularity</source>
      <translation>अनियमितता</translation>
    </message>
    <message>
      <source>Irregularity put right</source>
      <translation>अनियमितता दूर</translation>
    </message>
    <message>
      <source>Is anything to be pulled down?</source>
      <translation>काही पाडायचे आहे का?</translation>
    </message>
    <message>
      <source>Is the money still owed?</source>
      <translation>रक्कम अजूनही देय आहे का?</translation>
    </message>
    <message>
      <source>Is the payer's copy back?</source>
      <translation>भरणाऱ्याची प्रत परत आली का?</translation>
    </message>
    <message>
      <source>Issue a book</source>
      <translation>पुस्तक द्या</translation>
    </message>
    <message>
      <source>Issue the book</source>
      <translation>पुस्तक द्या</translation>
    </message>
    <message>
      <source>Issued on</source>
      <translation>दिल्याचा दिनांक</translation>
    </message>
    <message>
      <source>Issued to</source>
      <translation>कोणास दिले</translation>
    </message>
    <message>
      <source>It agrees</source>
      <translation>जुळते</translation>
    </message>
    <message>
      <source>It came out; go on</source>
      <translation>ते छापले गेले; पुढे जा</translation>
    </message>
    <message>
      <source>It can't be paid in this way.</source>
      <translation>या पद्धतीने भरणा होऊ शकत नाही.</translation>
    </message>
    <message>
      <source>It counts from the date of the paper that fixes it; what was reckoned before stays as it was.</source>
      <translation>ते ठरवणाऱ्या कागदाच्या तारखेपासून लागू; आधीची मोजणी तशीच राहते.</translation>
    </message>
    <message>
      <source>It does not prove itself; have the data checked</source>
      <translation>ताळमेळ बसत नाही; माहिती तपासून घ्या</translation>
    </message>
    <message>
      <source>It holds from</source>
      <translation>या दिवसापासून लागू</translation>
    </message>
    <message>
      <source>It holds until</source>
      <translation>या दिवसापर्यंत लागू</translation>
    </message>
    <message>
      <source>It is</source>
      <translation>हे आहे</translation>
    </message>
    <message>
      <source>It is decided and stands in the register</source>
      <translation>निर्णय झाला व नोंदवहीत आहे</translation>
    </message>
    <message>
      <source>It is done before two panchas; name both.</source>
      <translation>हे दोन पंचांसमक्ष होते; दोघांची नावे द्या.</translation>
    </message>
    <message>
      <source>It is entered that the council was told</source>
      <translation>परिषदेस कळविल्याची नोंद झाली</translation>
    </message>
    <message>
      <source>It is in the case</source>
      <translation>ते प्रकरणात आहे</translation>
    </message>
    <message>
      <source>It is in ward</source>
      <translation>सध्याचा प्रभाग</translation>
    </message>
    <message>
      <source>It is proposed; the steps of the Act stand at the right</source>
      <translation>प्रस्ताव नोंदला; अधिनियमाच्या पायऱ्या उजवीकडे आहेत</translation>
    </message>
    <message>
      <source>It is proven first; a changed one is not taken.</source>
      <translation>आधी तपासणी होते; बदललेली फाइल घेतली जात नाही.</translation>
    </message>
    <message>
      <source>It is put to recovery: {number}</source>
      <translation>वसुलीस पाठविले: {number}</translation>
    </message>
    <message>
      <source>It is right as typed</source>
      <translation>लिहिले आहे ते बरोबर आहे</translation>
    </message>
    <message>
      <source>It is set</source>
      <translation>ठरविले</translation>
    </message>
    <message>
      <source>It is spread over instalments</source>
      <translation>हप्ते ठरविले</translation>
    </message>
    <message>
      <source>It is too early. The first day on which it may be done is {first_day}.</source>
      <translation>अजून वेळ झालेली नाही. हे सर्वांत आधी {first_day} रोजी करता येईल.</translation>
    </message>
    <message>
      <source>It is too late for this now.</source>
      <translation>याची वेळ आता निघून गेली आहे.</translation>
    </message>
    <message>
      <source>It is tried out: something is written, read back and taken away again</source>
      <translation>ते तपासले जाते: काही लिहून, परत वाचून काढून टाकले जाते</translation>
    </message>
    <message>
      <source>It is worked out here while you fill in the form.</source>
      <translation>फॉर्म भरताना हिशेब येथे तयार होतो.</translation>
    </message>
    <message>
      <source>It may be refused only on the grounds that the Act lists; name at least one.</source>
      <translation>अधिनियमात दिलेल्या आधारांवरच नकार देता येतो; किमान एक सांगा.</translation>
    </message>
    <message>
      <source>It proves itself</source>
      <translation>ताळमेळ बसतो</translation>
    </message>
    <message>
      <source>It stands in the cash book</source>
      <translation>हे रोकड वहीत राहते</translation>
    </message>
    <message>
      <source>It stands in the note sheet</source>
      <translation>ते टिप्पणीत राहते</translation>
    </message>
    <message>
      <source>It stands in the register</source>
      <translation>नोंदवहीत आहे</translation>
    </message>
    <message>
      <source>It was stopped; nothing was kept.</source>
      <translation>थांबवले गेले; काहीही ठेवले नाही.</translation>
    </message>
    <message>
      <source>Its date</source>
      <translation>त्याचा दिनांक</translation>
    </message>
    <message>
      <source>Its last day</source>
      <translation>शेवटचा दिवस</translation>
    </message>
    <message>
      <source>Its name and volume</source>
      <translation>तिचे नाव व खंड</translation>
    </message>
    <message>
      <source>Its name and volume; stays for all lines</source>
      <translation>तिचे नाव व खंड; सर्व ओळींसाठी राहते</translation>
    </message>
    <message>
      <source>Its page</source>
      <translation>त्याचे पृष्ठ</translation>
    </message>
    <message>
      <source>Its shapes are</source>
      <translation>त्यातील आकृती आहेत</translation>
    </message>
    <message>
      <source>Jobs outlive a restart; nothing is printed twice unasked.</source>
      <translation>पुन्हा सुरू केल्यावरही कामे राहतात; न विचारता काहीही दोनदा छापले जात नाही.</translation>
    </message>
    <message>
      <source>Join</source>
      <translation>जोडा</translation>
    </message>
    <message>
      <source>Join an office</source>
      <translation>कार्यालयाशी जोडा</translation>
    </message>
    <message>
      <source>Keep it, begin another</source>
      <translation>हे ठेवा, दुसरे सुरू करा</translation>
    </message>
    <message>
      <source>Keep the sketch</source>
      <translation>कच्चा नकाशा ठेवा</translation>
    </message>
    <message>
      <source>Keep the working</source>
      <translation>हिशेब ठेवा</translation>
    </message>
    <message>
      <source>Kept</source>
      <translation>जतन</translation>
    </message>
    <message>
      <source>Kept as {number}</source>
      <translation>{number} म्हणून ठेवले</translation>
    </message>
    <message>
      <source>Kept on this PC · {when}</source>
      <translation>या पीसीवर जतन · {when}</translation>
    </message>
    <message>
      <source>Kept on this PC, for you alone.</source>
      <translation>या पीसीवर जतन, फक्त आपल्यासाठी.</translation>
    </message>
    <message>
      <source>Kept {when}</source>
      <translation>{when} ला जतन</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>कळा</translation>
    </message>
    <message>
      <source>Khasra number</source>
      <translation>खसरा क्रमांक</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>प्रकार</translation>
    </message>
    <message>
      <source>Kind of body</source>
      <translation>संस्थेचा प्रकार</translation>
    </message>
    <message>
      <source>Kind of line</source>
      <translation>रेषेचा प्रकार</translation>
    </message>
    <message>
      <source>Kind of paper</source>
      <translation>कागदाचा प्रकार</translation>
    </message>
    <message>
      <source>Labels</source>
      <translation>पत्त्याच्या चिठ्ठ्या</translation>
    </message>
    <message>
      <source>Land</source>
      <translation>जमीन</translation>
    </message>
    <message>
      <source>Land (m²)</source>
      <translation>जमीन (चौ.मी.)</translation>
    </message>
    <message>
      <source>Land up to the line (m²)</source>
      <translation>रेषेपर्यंतची जमीन (चौ.मी.)</translation>
    </message>
    <message>
      <source>Land within the line</source>
      <translation>रेषेच्या आतील जमीन</translation>
    </message>
    <message>
      <source>Land, {place}</source>
      <translation>जमीन, {place}</translation>
    </message>
    <message>
      <source>Landmark</source>
      <translation>ओळखखूण</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>भाषा</translation>
    </message>
    <message>
      <source>Language of the screen</source>
      <translation>पडद्याची भाषा</translation>
    </message>
    <message>
      <source>Languages of the papers</source>
      <translation>कागदांच्या भाषा</translation>
    </message>
    <message>
      <source>Larger type</source>
      <translation>मोठी अक्षरे</translation>
    </message>
    <message>
      <source>Last changed first</source>
      <translation>शेवटी बदललेले प्रथम</translation>
    </message>
    <message>
      <source>Last day</source>
      <translation>शेवटचा दिवस</translation>
    </message>
    <message>
      <source>Last day for it</source>
      <translation>याचा शेवटचा दिवस</translation>
    </message>
    <message>
      <source>Last day for objections that it names</source>
      <translation>त्यात दिलेला हरकतींचा अखेरचा दिवस</translation>
    </message>
    <message>
      <source>Last day to pay</source>
      <translation>भरण्याचा शेवटचा दिवस</translation>
    </message>
    <message>
      <source>Last day to pay: {day}</source>
      <translation>भरण्याचा शेवटचा दिवस: {day}</translation>
    </message>
    <message>
      <source>Last day today</source>
      <translation>आज शेवटचा दिवस</translation>
    </message>
    <message>
      <source>Last day today or before</source>
      <translation>शेवटचा दिवस आज किंवा आधी</translation>
    </message>
    <message>
      <source>Last days that fall on it move to the next open day, where the Act lets them. Papers already served keep their dates.</source>
      <translation>ज्या मुदतींचा शेवटचा दिवस त्या दिवशी येतो त्या, अधिनियम परवानगी देईल तेथे, पुढच्या कामाच्या दिवशी जातात. आधीच बजावलेल्या कागदांचे दिनांक तेच राहतात.</translation>
    </message>
    <message>
      <source>Last exchange that went through</source>
      <translation>शेवटची पूर्ण देवाणघेवाण</translation>
    </message>
    <message>
      <source>Last number</source>
      <translation>शेवटचा क्रमांक</translation>
    </message>
    <message>
      <source>Last used</source>
      <translation>शेवटी वापरलेले</translation>
    </message>
    <message>
      <source>Later ones</source>
      <translation>पुढील</translation>
    </message>
    <message>
      <source>Later this month</source>
      <translation>याच महिन्यात पुढे</translation>
    </message>
    <message>
      <source>Latitude</source>
      <translation>अक्षांश</translation>
    </message>
    <message>
      <source>Latitude stands before longitude in this file. Swap the two columns and read it again.</source>
      <translation>या फाइलमध्ये अक्षांश रेखांशाआधी आहे. दोन्ही स्तंभ अदलाबदल करून पुन्हा वाचा.</translation>
    </message>
    <message>
      <source>Law</source>
      <translation>कायदा</translation>
    </message>
    <message>
      <source>Lay it</source>
      <translation>आधाररेषा ठेवा</translation>
    </message>
    <message>
      <source>Leave for later</source>
      <translation>नंतरसाठी ठेवा</translation>
    </message>
    <message>
      <source>Leave is given; the line no longer stops the case</source>
      <translation>परवानगी दिली; रेषा आता प्रकरण थांबवत नाही</translation>
    </message>
    <message>
      <source>Leave it</source>
      <translation>सोडा</translation>
    </message>
    <message>
      <source>Leave it empty where nothing is asked for any more</source>
      <translation>आता काही मागितले जात नसेल तर रिकामे ठेवा</translation>
    </message>
    <message>
      <source>Leave it for later; what you typed is kept</source>
      <translation>नंतरसाठी ठेवा; लिहिलेले राहते</translation>
    </message>
    <message>
      <source>Leave practice</source>
      <translation>सराव सोडा</translation>
    </message>
    <message>
      <source>Leave this officer out</source>
      <translation>हा अधिकारी वगळा</translation>
    </message>
    <message>
      <source>Leave to build within the street line, {section}: {reason}</source>
      <translation>रस्त्याच्या रेषेच्या आत बांधण्याची परवानगी, {section}: {reason}</translation>
    </message>
    <message>
      <source>Left</source>
      <translation>डावे</translation>
    </message>
    <message>
      <source>Left half done</source>
      <translation>अर्धवट राहिलेले</translation>
    </message>
    <message>
      <source>Left m²</source>
      <translation>उरलेले चौ.मी.</translation>
    </message>
    <message>
      <source>Left ₹</source>
      <translation>शिल्लक ₹</translation>
    </message>
    <message>
      <source>Legal</source>
      <translation>लीगल</translation>
    </message>
    <message>
      <source>Length of a straight base line (m)</source>
      <translation>सरळ आधाररेषेची लांबी (मी.)</translation>
    </message>
    <message>
      <source>Let go ₹ {amount}</source>
      <translation>सूट ₹ {amount}</translation>
    </message>
    <message>
      <source>Let it go</source>
      <translation>सूट द्या</translation>
    </message>
    <message>
      <source>Let it go by order</source>
      <translation>आदेशाने सूट द्या</translation>
    </message>
    <message>
      <source>Let it pass, because</source>
      <translation>हे सोडून देण्याचे कारण</translation>
    </message>
    <message>
      <source>Let or make a building come forward</source>
      <translation>इमारत पुढे आणू द्या किंवा आणायला लावा</translation>
    </message>
    <message>
      <source>Let pass: {what} Reason: {why}</source>
      <translation>सोडून दिले: {what} कारण: {why}</translation>
    </message>
    <message>
      <source>Let the officer who holds it sign in and do it; the case keeps what you have prepared.</source>
      <translation>ज्यांच्याकडे अधिकार आहे त्यांनी साइन इन करून करावे; तुमची तयारी प्रकरणात राहते.</translation>
    </message>
    <message>
      <source>Let the {authority} sign in; the draft waits here.</source>
      <translation>{authority} यांनी साइन इन करावे; मसुदा येथेच राहील.</translation>
    </message>
    <message>
      <source>Letterhead</source>
      <translation>पत्रशीर्ष</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>परवाने</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>उजळ</translation>
    </message>
    <message>
      <source>Light colours</source>
      <translation>उजळ रंग</translation>
    </message>
    <message>
      <source>Line</source>
      <translation>रेषा</translation>
    </message>
    <message>
      <source>Line in force</source>
      <translation>अंमलातील रेषा</translation>
    </message>
    <message>
      <source>Line until now</source>
      <translation>आतापर्यंतची रेषा</translation>
    </message>
    <message>
      <source>Line {n}: {what}</source>
      <translation>ओळ {n}: {what}</translation>
    </message>
    <message>
      <source>Lines</source>
      <translation>ओळी</translation>
    </message>
    <message>
      <source>Lines by date</source>
      <translation>दिनांकानुसार रेषा</translation>
    </message>
    <message>
      <source>Lines in force</source>
      <translation>अंमलातील रेषा</translation>
    </message>
    <message>
      <source>Lines that wait to be entered</source>
      <translation>नोंदायच्या ओळी</translation>
    </message>
    <message>
      <source>Link them</source>
      <translation>जोडा</translation>
    </message>
    <message>
      <source>Link with another case</source>
      <translation>दुसऱ्या प्रकरणाशी जोडा</translation>
    </message>
    <message>
      <source>Linked so far</source>
      <translation>आतापर्यंत जोडलेली</translation>
    </message>
    <message>
      <source>Linked with {number}</source>
      <translation>{number} शी जोडले</translation>
    </message>
    <message>
      <source>List</source>
      <translation>यादी</translation>
    </message>
    <message>
      <source>Lists</source>
      <translation>याद्या</translation>
    </message>
    <message>
      <source>Locality</source>
      <translation>परिसर</translation>
    </message>
    <message>
      <source>Lock</source>
      <translation>कुलूप</translation>
    </message>
    <message>
      <source>Lock when idle for</source>
      <translation>इतका वेळ काम नसल्यास कुलूप</translation>
    </message>
    <message>
      <source>Longitude</source>
      <translation>रेखांश</translation>
    </message>
    <message>
      <source>Look</source>
      <translation>स्वरूप</translation>
    </message>
    <message>
      <source>Look again</source>
      <translation>पुन्हा पाहा</translation>
    </message>
    <message>
      <source>Look at the notice</source>
      <translation>नोटीस पाहा</translation>
    </message>
    <message>
      <source>Look into it</source>
      <translation>उघडून पाहा</translation>
    </message>
    <message>
      <source>Look it over</source>
      <translation>एकदा पाहून घ्या</translation>
    </message>
    <message>
      <source>Look them over below.</source>
      <translation>खाली पाहून घ्या.</translation>
    </message>
    <message>
      <source>Looking through the open cases</source>
      <translation>चालू प्रकरणे पाहिली जात आहेत</translation>
    </message>
    <message>
      <source>Loss or waste</source>
      <translation>हानी किंवा अपव्यय</translation>
    </message>
    <message>
      <source>Made public</source>
      <translation>कसे प्रसिद्ध</translation>
    </message>
    <message>
      <source>Maintained by</source>
      <translation>देखभाल</translation>
    </message>
    <message>
      <source>Make the order</source>
      <translation>आदेश करा</translation>
    </message>
    <message>
      <source>Make the street public</source>
      <translation>रस्ता सार्वजनिक करणे</translation>
    </message>
    <message>
      <source>Map</source>
      <translation>नकाशा</translation>
    </message>
    <message>
      <source>Map of the plot</source>
      <translation>भूखंडाचा नकाशा</translation>
    </message>
    <message>
      <source>Map of the street</source>
      <translation>रस्त्याचा नकाशा</translation>
    </message>
    <message>
      <source>Map of the ward</source>
      <translation>प्रभागाचा नकाशा</translation>
    </message>
    <message>
      <source>Maps there are</source>
      <translation>असलेले नकाशे</translation>
    </message>
    <message>
      <source>Marathi</source>
      <translation>मराठी</translation>
    </message>
    <message>
      <source>May be done now</source>
      <translation>आता करता येईल</translation>
    </message>
    <message>
      <source>Measure</source>
      <translation>मोजा</translation>
    </message>
    <message>
      <source>Measure it</source>
      <translation>मोजा</translation>
    </message>
    <message>
      <source>Measure length and area; M again ends it</source>
      <translation>लांबी व क्षेत्र मोजा; पुन्हा M ने संपते</translation>
    </message>
    <message>
      <source>Measure the plot against the street line</source>
      <translation>भूखंड रस्त्याच्या रेषेशी मोजा</translation>
    </message>
    <message>
      <source>Measured by</source>
      <translation>कशाने मोजले</translation>
    </message>
    <message>
      <source>Measures and amounts</source>
      <translation>मापे व रकमा</translation>
    </message>
    <message>
      <source>Metres</source>
      <translation>मीटर</translation>
    </message>
    <message>
      <source>Metres from the base line; one side may stay empty. Points can be put on the map as well.</source>
      <translation>आधाररेषेपासून मीटर; एक बाजू रिकामी राहू शकते. बिंदू नकाशावरही ठेवता येतात.</translation>
    </message>
    <message>
      <source>Missing numbers</source>
      <translation>गहाळ क्रमांक</translation>
    </message>
    <message>
      <source>Monday</source>
      <translation>सोमवार</translation>
    </message>
    <message>
      <source>Money</source>
      <translation>पैसा</translation>
    </message>
    <message>
      <source>Money paid out</source>
      <translation>दिलेली रक्कम</translation>
    </message>
    <message>
      <source>Money was booked up to {date}; the count closes that day.</source>
      <translation>{date} पर्यंत रक्कम नोंदली आहे; मोजणी तोच दिवस बंद करते.</translation>
    </message>
    <message>
      <source>Month</source>
      <translation>महिना</translation>
    </message>
    <message>
      <source>Move the map</source>
      <translation>नकाशा हलवा</translation>
    </message>
    <message>
      <source>Nagardesk is already open with this data.</source>
      <translation>या डेटासह नगरडेस्क आधीच उघडले आहे.</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>नाव</translation>
    </message>
    <message>
      <source>Name a later day for it.</source>
      <translation>यासाठी नंतरचा दिवस द्या.</translation>
    </message>
    <message>
      <source>Name and number series</source>
      <translation>नाव व क्रमांक मालिका</translation>
    </message>
    <message>
      <source>Name in English letters</source>
      <translation>इंग्रजी अक्षरांत नाव</translation>
    </message>
    <message>
      <source>Name in {language}</source>
      <translation>नाव {language}मध्ये</translation>
    </message>
    <message>
      <source>Name of the body</source>
      <translation>संस्थेचे नाव</translation>
    </message>
    <message>
      <source>Name of the book</source>
      <translation>पुस्तकाचे नाव</translation>
    </message>
    <message>
      <source>Name of the day</source>
      <translation>सुट्टीचे नाव</translation>
    </message>
    <message>
      <source>Name of the map</source>
      <translation>नकाशाचे नाव</translation>
    </message>
    <message>
      <source>Name of the office</source>
      <translation>कार्यालयाचे नाव</translation>
    </message>
    <message>
      <source>Name of the witness</source>
      <translation>साक्षीदाराचे नाव</translation>
    </message>
    <message>
      <source>Name the paper that the figure comes from.</source>
      <translation>आकडा ज्या कागदावरून आला तो लिहा.</translation>
    </message>
    <message>
      <source>Name to sign in with</source>
      <translation>साइन इनचे नाव</translation>
    </message>
    <message>
      <source>Name you sign in with</source>
      <translation>साइन इनचे नाव</translation>
    </message>
    <message>
      <source>Name, number series, wards</source>
      <translation>नाव, क्रमांक मालिका, प्रभाग</translation>
    </message>
    <message>
      <source>Nearer and farther</source>
      <translation>जवळ आणि दूर</translation>
    </message>
    <message>
      <source>New application</source>
      <translation>नवा अर्ज</translation>
    </message>
    <message>
      <source>New case</source>
      <translation>नवे प्रकरण</translation>
    </message>
    <message>
      <source>New number</source>
      <translation>नवा क्रमांक</translation>
    </message>
    <message>
      <source>New officer</source>
      <translation>नवा अधिकारी</translation>
    </message>
    <message>
      <source>Newer program at the centre</source>
      <translation>केंद्रावर नवीन प्रोग्राम</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>पुढे</translation>
    </message>
    <message>
      <source>Next case or line</source>
      <translation>पुढील प्रकरण किंवा रेषा</translation>
    </message>
    <message>
      <source>Next field</source>
      <translation>पुढचा रकाना</translation>
    </message>
    <message>
      <source>Next post, from its day on</source>
      <translation>पुढील पद, त्या दिवसापासून</translation>
    </message>
    <message>
      <source>Next try by itself</source>
      <translation>पुढचा आपोआप प्रयत्न</translation>
    </message>
    <message>
      <source>No</source>
      <translation>नाही</translation>
    </message>
    <message>
      <source>No application for a permit was received in these days.</source>
      <translation>या दिवसांत परवानगीचा अर्ज आला नाही.</translation>
    </message>
    <message>
      <source>No book of this name was issued.</source>
      <translation>या नावाचे पुस्तक दिलेले नाही.</translation>
    </message>
    <message>
      <source>No book was issued. A book of numbered sheets keeps the office going while the PC is down.</source>
      <translation>पुस्तक दिलेले नाही. क्रमांकित पानांच्या पुस्तकामुळे संगणक बंद असतानाही काम चालते.</translation>
    </message>
    <message>
      <source>No budget-grant is entered for this year or the next.</source>
      <translation>या किंवा पुढील वर्षाचे अनुदान नोंदलेले नाही.</translation>
    </message>
    <message>
      <source>No budget-grant is entered for this year.</source>
      <translation>या वर्षाचे अनुदान नोंदलेले नाही.</translation>
    </message>
    <message>
      <source>No building of this parcel stands behind a line in force.</source>
      <translation>या भूखंडावरील कोणतीही इमारत अंमलातील रेषेमागे नाही.</translation>
    </message>
    <message>
      <source>No case here</source>
      <translation>येथे प्रकरण नाही</translation>
    </message>
    <message>
      <source>No cheque waits to be realised.</source>
      <translation>वटण्याच्या प्रतीक्षेत एकही धनादेश नाही.</translation>
    </message>
    <message>
      <source>No clock runs now.</source>
      <translation>सध्या कोणतीही मुदत चालू नाही.</translation>
    </message>
    <message>
      <source>No clock runs out within a month, nothing waits to be signed or served.</source>
      <translation>महिन्याभरात कोणतीही मुदत संपत नाही, सही किंवा बजावणीसाठी काही बाकी नाही.</translation>
    </message>
    <message>
      <source>No conviction is recorded; a fine under section {section} is the court's.</source>
      <translation>दोषसिद्धी नोंदलेली नाही; कलम {section} चा दंड न्यायालयाचा असतो.</translation>
    </message>
    <message>
      <source>No fee is entered. The program knows no figure of its own.</source>
      <translation>शुल्क नोंदलेले नाही. प्रणालीस स्वतःचा आकडा माहीत नाही.</translation>
    </message>
    <message>
      <source>No file was written. A stick can still bring what the centre has for this PC, if it is asked.</source>
      <translation>कोणतीही फाइल लिहिली नाही. केंद्राकडे या पीसीसाठी जे आहे ते मागितल्यास पेन ड्राइव्हवर आणता येते.</translation>
    </message>
    <message>
      <source>No font of the papers has '{char}'. Take it out, or write the word with another letter.</source>
      <translation>कागदांच्या कोणत्याही फाँटमध्ये '{char}' नाही. ते काढा, किंवा शब्द दुसऱ्या अक्षराने लिहा.</translation>
    </message>
    <message>
      <source>No hearing is fixed for these days.</source>
      <translation>या दिवसांसाठी कोणतीही सुनावणी ठरलेली नाही.</translation>
    </message>
    <message>
      <source>No hearing is fixed for {days}.</source>
      <translation>{days} साठी कोणतीही सुनावणी ठरलेली नाही.</translation>
    </message>
    <message>
      <source>No hearing is fixed that could be adjourned.</source>
      <translation>तहकूब करता येईल अशी सुनावणी ठरलेली नाही.</translation>
    </message>
    <message>
      <source>No holiday was declared for this day.</source>
      <translation>या दिवसाची सुट्टी जाहीर झालेली नाही.</translation>
    </message>
    <message>
      <source>No land of this parcel lies within a line in force; write the area taken (m²).</source>
      <translation>या भूखंडाची जमीन अंमलातील रेषेच्या आत नाही; घेतलेले क्षेत्र (चौ.मी.) लिहा.</translation>
    </message>
    <message>
      <source>No letter came back in these days.</source>
      <translation>या दिवसांत टपाल परत आले नाही.</translation>
    </message>
    <message>
      <source>No licence here.</source>
      <translation>येथे परवाना नाही.</translation>
    </message>
    <message>
      <source>No licence was granted in this case.</source>
      <translation>या प्रकरणात अनुज्ञप्ती दिलेली नाही.</translation>
    </message>
    <message>
      <source>No line begins as it should; see the hint at the field.</source>
      <translation>एकही ओळ हवी तशी सुरू होत नाही; रकान्याजवळची सूचना पहा.</translation>
    </message>
    <message>
      <source>No line is proposed or prescribed yet.</source>
      <translation>अद्याप कोणतीही रेषा प्रस्तावित किंवा विहित नाही.</translation>
    </message>
    <message>
      <source>No line is recorded as touched in this case.</source>
      <translation>या प्रकरणात कोणत्याही रेषेला स्पर्श नोंदलेला नाही.</translation>
    </message>
    <message>
      <source>No map of a ward is here yet; import it in the street register.</source>
      <translation>अजून कोणत्याही प्रभागाचा नकाशा नाही; तो रस्ता नोंदवहीत आणा.</translation>
    </message>
    <message>
      <source>No notice with this number is in this office. Copy the number from the notice.</source>
      <translation>या क्रमांकाची नोटीस या कार्यालयात नाही. नोटिशीवरून क्रमांक लिहा.</translation>
    </message>
    <message>
      <source>No page of the guide has these words.</source>
      <translation>मार्गदर्शिकेच्या कोणत्याही पानात हे शब्द नाहीत.</translation>
    </message>
    <message>
      <source>No paper can be issued in it before the head of office accepts.</source>
      <translation>कार्यालय प्रमुखाने स्वीकारण्यापूर्वी यात कोणताही कागद काढता येत नाही.</translation>
    </message>
    <message>
      <source>No paper has been printed yet.</source>
      <translation>अजून कोणताही कागद छापलेला नाही.</translation>
    </message>
    <message>
      <source>No paper went out in these days.</source>
      <translation>या दिवसांत कोणताही कागद पाठवला नाही.</translation>
    </message>
    <message>
      <source>No parcel of this layer lies near the street.</source>
      <translation>या थराचा कोणताही भूखंड रस्त्याजवळ नाही.</translation>
    </message>
    <message>
      <source>No particulars were demanded in this case.</source>
      <translation>या प्रकरणात तपशील मागवलेले नाहीत.</translation>
    </message>
    <message>
      <source>No period of the Act runs from this day.</source>
      <translation>या दिवसापासून अधिनियमाची कोणतीही मुदत चालत नाही.</translation>
    </message>
    <message>
      <source>No proof of service yet: {numbers}</source>
      <translation>बजावणीचा पुरावा अद्याप नाही: {numbers}</translation>
    </message>
    <message>
      <source>No rate of land is entered. It is set under Fees and rates, with the order that fixes it.</source>
      <translation>जमिनीचा दर नोंदलेला नाही. तो 'शुल्क व दर' मध्ये आदेशासह ठरवतात.</translation>
    </message>
    <message>
      <source>No sheet of this book is used yet.</source>
      <translation>या पुस्तकाचे पान अजून वापरलेले नाही.</translation>
    </message>
    <message>
      <source>No stick went out or came in on this PC.</source>
      <translation>या पीसीवरून पेन ड्राइव्ह गेला नाही किंवा आला नाही.</translation>
    </message>
    <message>
      <source>No street has parcels yet; import or enter them in the street register.</source>
      <translation>अजून कोणत्याही रस्त्याचे भूखंड नाहीत; रस्ता नोंदवहीत आणा किंवा नोंदवा.</translation>
    </message>
    <message>
      <source>No street here. Enter the street first; then give it its base line and parcels, and draw the line.</source>
      <translation>येथे रस्ता नाही. आधी रस्ता नोंदवा; मग त्याला आधार रेषा व भूखंड द्या आणि रेषा आखा.</translation>
    </message>
    <message>
      <source>No such cash waits for the person signed in.</source>
      <translation>प्रवेश केलेल्या व्यक्तीसाठी अशी रोख प्रतीक्षेत नाही.</translation>
    </message>
    <message>
      <source>No such payment waits for a report.</source>
      <translation>अहवालाची वाट पाहणारे असे प्रदान नाही.</translation>
    </message>
    <message>
      <source>No.</source>
      <translation>क्र.</translation>
    </message>
    <message>
      <source>No. {n}</source>
      <translation>क्र. {n}</translation>
    </message>
    <message>
      <source>Nobody could change the office today: neither a head of office nor an administrator would hold a post. Correct the day or the roles, or appoint another first.</source>
      <translation>आज कार्यालयात कोणालाही बदल करता आला नसता: कार्यालय प्रमुख किंवा प्रशासक कोणीही पदावर नसता. दिवस किंवा भूमिका दुरुस्त करा, किंवा आधी दुसऱ्याची नेमणूक करा.</translation>
    </message>
    <message>
      <source>None for now</source>
      <translation>सध्या नाही</translation>
    </message>
    <message>
      <source>None of these cases has such a paper. Choose others.</source>
      <translation>यांपैकी एकाही प्रकरणात असा कागद नाही. दुसरी निवडा.</translation>
    </message>
    <message>
      <source>None stand over this case.</source>
      <translation>या प्रकरणावर नाहीत.</translation>
    </message>
    <message>
      <source>None yet. Affixing comes only after another way was tried.</source>
      <translation>अजून नाही. दुसरा मार्ग करून पाहिल्यावरच चिकटवता येते.</translation>
    </message>
    <message>
      <source>None.</source>
      <translation>नाही.</translation>
    </message>
    <message>
      <source>None. An answer “no” that breaks a section stands here.</source>
      <translation>नाही. ज्या “नाही” मुळे एखादे कलम मोडते ते येथे दिसेल.</translation>
    </message>
    <message>
      <source>North (m)</source>
      <translation>उत्तर (मी.)</translation>
    </message>
    <message>
      <source>Not adjourned: {number}. {why}</source>
      <translation>तहकूब झाली नाही: {number}. {why}</translation>
    </message>
    <message>
      <source>Not everything came out</source>
      <translation>सर्व छापले गेले नाही</translation>
    </message>
    <message>
      <source>Note an appeal</source>
      <translation>अपील नोंदवा</translation>
    </message>
    <message>
      <source>Note sheet</source>
      <translation>टिप्पणी</translation>
    </message>
    <message>
      <source>Notes on the wording of the Act</source>
      <translation>अधिनियमाच्या शब्दांवरील टिपा</translation>
    </message>
    <message>
      <source>Nothing failed at an earlier visit with this checklist.</source>
      <translation>या तपासणी सूचीने आधीच्या भेटीत काही दोष आढळला नाही.</translation>
    </message>
    <message>
      <source>Nothing found against the law</source>
      <translation>कायद्याविरुद्ध काही आढळले नाही</translation>
    </message>
    <message>
      <source>Nothing found. Other words? A name, a number, a section.</source>
      <translation>काही सापडले नाही. दुसरे शब्द? नाव, क्रमांक, कलम.</translation>
    </message>
    <message>
      <source>Nothing from the auditors is entered here.</source>
      <translation>लेखापरीक्षकांकडून आलेले काही नोंदलेले नाही.</translation>
    </message>
    <message>
      <source>Nothing here is real; every paper bears a mark.</source>
      <translation>येथील काहीही खरे नाही; प्रत्येक कागदावर खूण असते.</translation>
    </message>
    <message>
      <source>Nothing here.</source>
      <translation>येथे काही नाही.</translation>
    </message>
    <message>
      <source>Nothing in the damaged file can be read, and there is no copy. Name a folder that has one.</source>
      <translation>खराब फाइलमधून काही वाचता येत नाही आणि प्रत नाही. जिथे प्रत आहे तो फोल्डर सांगा.</translation>
    </message>
    <message>
      <source>Nothing in the file says what its shapes are. Say it for the whole file.</source>
      <translation>फाइलमधील आकार काय आहेत हे ती सांगत नाही. पूर्ण फाइलसाठी सांगा.</translation>
    </message>
    <message>
      <source>Nothing in these days.</source>
      <translation>या दिवसांत काही नाही.</translation>
    </message>
    <message>
      <source>Nothing is asked of this office today.</source>
      <translation>आज या कार्यालयाकडून काही अपेक्षित नाही.</translation>
    </message>
    <message>
      <source>Nothing is left to do in this case now.</source>
      <translation>या प्रकरणात आता काही करायचे राहिले नाही.</translation>
    </message>
    <message>
      <source>Nothing is on the map yet: import the map of a ward, or a street with its grid.</source>
      <translation>नकाशावर अजून काही नाही: प्रभागाचा नकाशा किंवा ग्रिडसह रस्ता आणा.</translation>
    </message>
    <message>
      <source>Nothing is owed here. A demand is made from its case.</source>
      <translation>येथे काहीही देय नाही. मागणी तिच्या प्रकरणातून केली जाते.</translation>
    </message>
    <message>
      <source>Nothing is taken to have been permitted yet; the time still runs. It can be stated from {first_day}.</source>
      <translation>अजून कोणतीही परवानगी मानली गेलेली नाही; मुदत चालू आहे. {first_day} पासून तसे निवेदन देता येईल.</translation>
    </message>
    <message>
      <source>Nothing is written before you found it; leave at any time.</source>
      <translation>स्थापन करण्यापूर्वी काही लिहिले जात नाही; केव्हाही सोडता येते.</translation>
    </message>
    <message>
      <source>Nothing matches. Clear the filters with Esc, or search with other words.</source>
      <translation>काही जुळत नाही. Esc ने गाळण्या काढा, किंवा दुसऱ्या शब्दांनी शोधा.</translation>
    </message>
    <message>
      <source>Nothing new for this PC lies there.</source>
      <translation>तेथे या पीसीसाठी नवे काही नाही.</translation>
    </message>
    <message>
      <source>Nothing of this is open, or a cheque on it is not realised yet.</source>
      <translation>यात काही बाकी नाही, किंवा यावरील धनादेश अजून वटलेला नाही.</translation>
    </message>
    <message>
      <source>Nothing that was saved is lost. What happened is written down for who looks after the program.</source>
      <translation>जतन केलेले काही गेलेले नाही. काय झाले ते प्रोग्राम पाहणाऱ्यासाठी लिहून ठेवले आहे.</translation>
    </message>
    <message>
      <source>Nothing there</source>
      <translation>तेथे काही नाही</translation>
    </message>
    <message>
      <source>Nothing waits to be paid. Money is demanded on its case; a fee without a demand is taken with 1.</source>
      <translation>भरायचे काही नाही. रकमेची मागणी तिच्या प्रकरणातून होते; मागणीविना शुल्क 1 ने घेतले जाते.</translation>
    </message>
    <message>
      <source>Nothing waits to be printed.</source>
      <translation>छापण्यासाठी काहीही थांबलेले नाही.</translation>
    </message>
    <message>
      <source>Nothing waits to be written.</source>
      <translation>लिहिण्यासाठी काही प्रतीक्षेत नाही.</translation>
    </message>
    <message>
      <source>Nothing waits to go</source>
      <translation>पाठवायचे काही नाही</translation>
    </message>
    <message>
      <source>Nothing was done twice here.</source>
      <translation>येथे काहीही दोनदा झालेले नाही.</translation>
    </message>
    <message>
      <source>Nothing was entered on these days.</source>
      <translation>या दिवसांत काहीही नोंदवले नाही.</translation>
    </message>
    <message>
      <source>Nothing was paid out in these days, and nothing waits to be paid.</source>
      <translation>या दिवसांत काही दिले नाही, आणि देणे बाकी नाही.</translation>
    </message>
    <message>
      <source>Nothing was saved or numbered. Mend what is named, then do the step again.</source>
      <translation>काही जतन झाले नाही, क्रमांक दिला गेला नाही. सांगितलेले दुरुस्त करा, मग पायरी पुन्हा करा.</translation>
    </message>
    <message>
      <source>Nothing was saved: this was the try.</source>
      <translation>काहीही साठवले नाही: ही चाचणी होती.</translation>
    </message>
    <message>
      <source>Nothing was taken today. An earlier receipt is found by its number or who paid: press / and type.</source>
      <translation>आज काहीही घेतलेले नाही. आधीची पावती तिच्या क्रमांकाने किंवा भरणाऱ्याच्या नावाने सापडते: / दाबून टंकित करा.</translation>
    </message>
    <message>
      <source>Nothing yet.</source>
      <translation>अजून काही नाही.</translation>
    </message>
    <message>
      <source>Nothing; it may be decided.</source>
      <translation>काही नाही; निर्णय घेता येतो.</translation>
    </message>
    <message>
      <source>Notice</source>
      <translation>नोटीस</translation>
    </message>
    <message>
      <source>Notice drafted, {section}</source>
      <translation>नोटिशीचा मसुदा केला, {section}</translation>
    </message>
    <message>
      <source>Notice served on</source>
      <translation>नोटीस बजावल्याचा दिवस</translation>
    </message>
    <message>
      <source>Notice {number} is issued, signed on paper</source>
      <translation>नोटीस {number} निघाली, कागदावर सही केलेली</translation>
    </message>
    <message>
      <source>Notice {number} is printed and kept</source>
      <translation>नोटीस {number} छापली व ठेवली</translation>
    </message>
    <message>
      <source>Notice {number} is signed and issued</source>
      <translation>नोटीस {number} सही होऊन निघाली</translation>
    </message>
    <message>
      <source>Notice {number} signed and issued, {section}</source>
      <translation>नोटीस {number} सही होऊन निघाली, {section}</translation>
    </message>
    <message>
      <source>Notices</source>
      <translation>नोटिशी</translation>
    </message>
    <message>
      <source>Notices and orders</source>
      <translation>नोटिशी व आदेश</translation>
    </message>
    <message>
      <source>Now write what waits; the centre takes the request in first.</source>
      <translation>आता जे बाकी आहे ते लिहा; केंद्र आधी विनंती घेते.</translation>
    </message>
    <message>
      <source>Number</source>
      <translation>क्रमांक</translation>
    </message>
    <message>
      <source>Number of its receipt</source>
      <translation>पावती क्रमांक</translation>
    </message>
    <message>
      <source>Number of its registration</source>
      <translation>नोंदणी क्रमांक</translation>
    </message>
    <message>
      <source>Number of that paper</source>
      <translation>त्या पत्राचा क्रमांक</translation>
    </message>
    <message>
      <source>Number of the approval</source>
      <translation>मान्यता क्रमांक</translation>
    </message>
    <message>
      <source>Number of the auditors' paper</source>
      <translation>लेखापरीक्षकांच्या कागदाचा क्रमांक</translation>
    </message>
    <message>
      <source>Number of the case</source>
      <translation>प्रकरण क्रमांक</translation>
    </message>
    <message>
      <source>Number of the cheque or transfer</source>
      <translation>धनादेश किंवा हस्तांतरणाचा क्रमांक</translation>
    </message>
    <message>
      <source>Number of the cheque, draft or transfer</source>
      <translation>धनादेश, धनाकर्ष किंवा हस्तांतरणाचा क्रमांक</translation>
    </message>
    <message>
      <source>Number of the order</source>
      <translation>आदेशाचा क्रमांक</translation>
    </message>
    <message>
      <source>Number of the order or resolution</source>
      <translation>आदेश किंवा ठरावाचा क्रमांक</translation>
    </message>
    <message>
      <source>Number of the other case</source>
      <translation>दुसऱ्या प्रकरणाचा क्रमांक</translation>
    </message>
    <message>
      <source>Number of the paper</source>
      <translation>कागदाचा क्रमांक</translation>
    </message>
    <message>
      <source>Number of the parcel</source>
      <translation>भूखंड क्रमांक</translation>
    </message>
    <message>
      <source>Number of the report</source>
      <translation>अहवालाचा क्रमांक</translation>
    </message>
    <message>
      <source>Number of the sheet</source>
      <translation>पानाचा क्रमांक</translation>
    </message>
    <message>
      <source>Number of the slip or challan</source>
      <translation>पावती किंवा चलनाचा क्रमांक</translation>
    </message>
    <message>
      <source>Number or name</source>
      <translation>क्रमांक किंवा नाव</translation>
    </message>
    <message>
      <source>Number {number} of this book is entered already.</source>
      <translation>या पुस्तकाचा क्रमांक {number} आधीच नोंदला आहे.</translation>
    </message>
    <message>
      <source>Numbers</source>
      <translation>क्रमांक</translation>
    </message>
    <message>
      <source>Numbers missing</source>
      <translation>क्रमांक गहाळ</translation>
    </message>
    <message>
      <source>Numbers will look so</source>
      <translation>क्रमांक असे दिसतील</translation>
    </message>
    <message>
      <source>Of the premises only the ward is told, of the applicant nothing.</source>
      <translation>जागेचा फक्त प्रभाग सांगितला जातो, अर्जदाराचे काहीच नाही.</translation>
    </message>
    <message>
      <source>Of what</source>
      <translation>कशाचे</translation>
    </message>
    <message>
      <source>Officer</source>
      <translation>अधिकारी</translation>
    </message>
    <message>
      <source>Officer: signs by the power of his authority</source>
      <translation>अधिकारी: आपल्या प्राधिकाराने सही करतो</translation>
    </message>
    <message>
      <source>Officers</source>
      <translation>अधिकारी</translation>
    </message>
    <message>
      <source>Offset</source>
      <translation>ऑफसेट</translation>
    </message>
    <message>
      <source>Old register from a spreadsheet</source>
      <translation>स्प्रेडशीटमधून जुनी नोंदवही</translation>
    </message>
    <message>
      <source>Old register, line by line</source>
      <translation>जुनी नोंदवही, ओळीने</translation>
    </message>
    <message>
      <source>On a case</source>
      <translation>प्रकरणावर</translation>
    </message>
    <message>
      <source>On a map</source>
      <translation>नकाशावर</translation>
    </message>
    <message>
      <source>On papers and on the screen; what stands once for two languages keeps 0 to 9</source>
      <translation>कागदांवर आणि पडद्यावर; दोन भाषांसाठी एकदाच लिहिलेल्या मजकुरात 0 ते 9 राहतात</translation>
    </message>
    <message>
      <source>On the finding</source>
      <translation>कोणत्या निष्कर्षावर</translation>
    </message>
    <message>
      <source>On the notice</source>
      <translation>कोणत्या नोटिशीवर</translation>
    </message>
    <message>
      <source>On what</source>
      <translation>कशावर</translation>
    </message>
    <message>
      <source>On which day</source>
      <translation>कोणत्या दिवशी</translation>
    </message>
    <message>
      <source>One PDF: an index, every issued paper with its proof of service behind it, photographs with their hashes, the note sheet. The complainant stands nowhere in it.</source>
      <translation>एक PDF: सूची, दिलेला प्रत्येक कागद व त्यामागे बजावणीचा पुरावा, हॅशसह छायाचित्रे, टिप्पणी पत्रक. तक्रारदाराचे नाव त्यात कोठेही येत नाही.</translation>
    </message>
    <message>
      <source>One moment …</source>
      <translation>एक क्षण …</translation>
    </message>
    <message>
      <source>One moment; the data are made ready.</source>
      <translation>एक क्षण; डेटा तयार होत आहे.</translation>
    </message>
    <message>
      <source>One more line</source>
      <translation>आणखी एक ओळ</translation>
    </message>
    <message>
      <source>One more officer</source>
      <translation>आणखी एक अधिकारी</translation>
    </message>
    <message>
      <source>One more than is needed checks the rest</source>
      <translation>आवश्यकतेपेक्षा एक जास्त, बाकीचे तपासते</translation>
    </message>
    <message>
      <source>One person may draft and sign</source>
      <translation>एकच व्यक्ती मसुदा व सही करू शकते</translation>
    </message>
    <message>
      <source>One step back</source>
      <translation>एक पाऊल मागे</translation>
    </message>
    <message>
      <source>One-time code</source>
      <translation>एकदाच चालणारा संकेतांक</translation>
    </message>
    <message>
      <source>Online</source>
      <translation>ऑनलाइन</translation>
    </message>
    <message>
      <source>Only an issued notice can be served.</source>
      <translation>निघालेल्या नोटिशीचीच बजावणी करता येते.</translation>
    </message>
    <message>
      <source>Only by an order under another law; making public and closing have their own steps</source>
      <translation>फक्त अन्य कायद्याच्या आदेशाने; सार्वजनिक करणे व बंद करणे यांच्या स्वतःच्या पायऱ्या आहेत</translation>
    </message>
    <message>
      <source>Only for a file in metres that names none, such as 32643</source>
      <translation>फक्त मीटरमधील, ग्रिड न सांगणाऱ्या फाइलसाठी, जसे 32643</translation>
    </message>
    <message>
      <source>Only for those who sign; the sections stand at the side</source>
      <translation>फक्त सही करणाऱ्यांसाठी; कलमे बाजूला आहेत</translation>
    </message>
    <message>
      <source>Only if it is to have no consequence. The reason stays in the file.</source>
      <translation>यावर कोणतीही कार्यवाही होणार नसेल तरच. कारण फाईलमध्ये राहते.</translation>
    </message>
    <message>
      <source>Only where count and book differ</source>
      <translation>फक्त मोजणी व वही यांत फरक असेल तेथे</translation>
    </message>
    <message>
      <source>Only where the Act gives more than one: its citation, as the refusal names it</source>
      <translation>अधिनियम एकापेक्षा जास्त देत असेल तरच: नकारात दिलेला उल्लेख</translation>
    </message>
    <message>
      <source>Only where the centre has a certificate of its own</source>
      <translation>केंद्राचे स्वतःचे प्रमाणपत्र असेल तरच</translation>
    </message>
    <message>
      <source>Only where the file does not say it</source>
      <translation>फक्त फाइल स्वतः सांगत नसल्यास</translation>
    </message>
    <message>
      <source>Only ₹ {held} in cash are held here by the person signed in.</source>
      <translation>साइन-इन केलेल्या व्यक्तीकडे येथे फक्त ₹ {held} रोख आहे.</translation>
    </message>
    <message>
      <source>Only ₹ {owed} are owed; take no more.</source>
      <translation>फक्त ₹ {owed} देय आहेत; जास्त घेऊ नका.</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>उघडा</translation>
    </message>
    <message>
      <source>Open as a list</source>
      <translation>यादी म्हणून उघडा</translation>
    </message>
    <message>
      <source>Open the case</source>
      <translation>प्रकरण उघडा</translation>
    </message>
    <message>
      <source>Open the group as a list</source>
      <translation>गट यादी म्हणून उघडा</translation>
    </message>
    <message>
      <source>Open the section</source>
      <translation>कलम उघडा</translation>
    </message>
    <message>
      <source>Open what is chosen</source>
      <translation>निवडलेले उघडा</translation>
    </message>
    <message>
      <source>Open with the system's viewer</source>
      <translation>संगणकाच्या वाचकात उघडा</translation>
    </message>
    <message>
      <source>Open ₹</source>
      <translation>बाकी ₹</translation>
    </message>
    <message>
      <source>Opened before</source>
      <translation>आधी उघडलेले</translation>
    </message>
    <message>
      <source>Opening and demand, less what was let go and collected, come to the balance, which the ledger gives by itself.</source>
      <translation>आरंभीची शिल्लक व मागणी यांतून सूट व वसुली वजा केल्यावर तीच शिल्लक येते, जी खातेवही स्वतः सांगते.</translation>
    </message>
    <message>
      <source>Or by the centre's invitation</source>
      <translation>किंवा केंद्राच्या निमंत्रणाने</translation>
    </message>
    <message>
      <source>Or the words by which people know it</source>
      <translation>किंवा लोक ज्या नावाने ओळखतात ते</translation>
    </message>
    <message>
      <source>Order</source>
      <translation>आदेश</translation>
    </message>
    <message>
      <source>Order of the Director</source>
      <translation>संचालकांचा आदेश</translation>
    </message>
    <message>
      <source>Order of the court</source>
      <translation>न्यायालयाचा आदेश</translation>
    </message>
    <message>
      <source>Order {number} is made; it is now to be served</source>
      <translation>आदेश {number} झाला; आता त्याची बजावणी करायची आहे</translation>
    </message>
    <message>
      <source>Order {number} made, {section}</source>
      <translation>आदेश {number} झाला, {section}</translation>
    </message>
    <message>
      <source>Ordered</source>
      <translation>आदेश झाला</translation>
    </message>
    <message>
      <source>Other coins (rupees)</source>
      <translation>इतर नाणी (रुपये)</translation>
    </message>
    <message>
      <source>Outcome</source>
      <translation>परिणाम</translation>
    </message>
    <message>
      <source>Outwork</source>
      <translation>बाह्य बांधकाम</translation>
    </message>
    <message>
      <source>Over 3 years</source>
      <translation>3 वर्षांहून अधिक</translation>
    </message>
    <message>
      <source>Over up to 90 days</source>
      <translation>90 दिवसांपर्यंत</translation>
    </message>
    <message>
      <source>Overdue</source>
      <translation>मुदत उलटलेले</translation>
    </message>
    <message>
      <source>Overdue cases</source>
      <translation>मुदत संपलेली प्रकरणे</translation>
    </message>
    <message>
      <source>Own days</source>
      <translation>स्वतःचे दिवस</translation>
    </message>
    <message>
      <source>Owner</source>
      <translation>मालक</translation>
    </message>
    <message>
      <source>Owner of parcel</source>
      <translation>कोणत्या भूखंडाचा मालक</translation>
    </message>
    <message>
      <source>Owner, occupier, builder: each gets a notice of his own, and his own time</source>
      <translation>मालक, भोगवटादार, बांधकाम करणारा: प्रत्येकाला स्वतंत्र नोटीस व स्वतंत्र मुदत</translation>
    </message>
    <message>
      <source>Owners</source>
      <translation>मालक</translation>
    </message>
    <message>
      <source>Paid</source>
      <translation>दिलेले</translation>
    </message>
    <message>
      <source>Paid back by</source>
      <translation>परताव्याचा प्रकार</translation>
    </message>
    <message>
      <source>Paid by</source>
      <translation>भरण्याचा प्रकार</translation>
    </message>
    <message>
      <source>Paid too much</source>
      <translation>जास्त भरणा</translation>
    </message>
    <message>
      <source>Paid under {what}</source>
      <translation>प्रदानाचा आधार: {what}</translation>
    </message>
    <message>
      <source>Paid ₹</source>
      <translation>दिले ₹</translation>
    </message>
    <message>
      <source>Paper</source>
      <translation>कागद</translation>
    </message>
    <message>
      <source>Paper that fixes the rate</source>
      <translation>दर ठरवणारा कागद</translation>
    </message>
    <message>
      <source>Paper that says so</source>
      <translation>असे सांगणारा कागद</translation>
    </message>
    <message>
      <source>Papers</source>
      <translation>कागद</translation>
    </message>
    <message>
      <source>Papers are signed by hand only.</source>
      <translation>कागदांवर केवळ हाताने सही होते.</translation>
    </message>
    <message>
      <source>Papers are signed by {name}</source>
      <translation>कागदांवर {name} यांची डिजिटल स्वाक्षरी होते</translation>
    </message>
    <message>
      <source>Papers asked for</source>
      <translation>मागवलेले कागद</translation>
    </message>
    <message>
      <source>Papers put on the portal</source>
      <translation>कागद पोर्टलवर टाकले</translation>
    </message>
    <message>
      <source>Papers that wait</source>
      <translation>पाठवायचे कागद</translation>
    </message>
    <message>
      <source>Papers that went out</source>
      <translation>पाठवलेले कागद</translation>
    </message>
    <message>
      <source>Papers that were issued keep theirs.</source>
      <translation>जारी कागदांवर जुनेच राहते.</translation>
    </message>
    <message>
      <source>Parcel</source>
      <translation>भूखंड</translation>
    </message>
    <message>
      <source>Parcel {number}</source>
      <translation>भूखंड {number}</translation>
    </message>
    <message>
      <source>Parcel {parcel}: corner {corner} can't be found; measure a diagonal to it.</source>
      <translation>भूखंड {parcel}: कोपरा {corner} सापडत नाही; तिथपर्यंत एक कर्ण मोजा.</translation>
    </message>
    <message>
      <source>Parcel {parcel}: give chainage and offset of two different corners, so that it can be laid on the map.</source>
      <translation>भूखंड {parcel}: दोन वेगळ्या कोपऱ्यांची साखळी व अंतर द्या, म्हणजे तो नकाशावर बसेल.</translation>
    </message>
    <message>
      <source>Parcel {parcel}: side {side} is not measured.</source>
      <translation>भूखंड {parcel}: बाजू {side} मोजलेली नाही.</translation>
    </message>
    <message>
      <source>Parcel {parcel}: the sides do not make one closed round. Write them one after the other, such as A–B, B–C, C–D, D–A.</source>
      <translation>भूखंड {parcel}: बाजूंचा एक बंद वेढा होत नाही. त्या क्रमाने लिहा, जसे A–B, B–C, C–D, D–A.</translation>
    </message>
    <message>
      <source>Parcel {parcel}: triangle {corners} can't close; one line is longer than the two others together. Look at these lines in the book.</source>
      <translation>भूखंड {parcel}: त्रिकोण {corners} बंद होत नाही; एक रेषा इतर दोन रेषांच्या बेरजेपेक्षा लांब आहे. पुस्तकात या रेषा पाहा.</translation>
    </message>
    <message>
      <source>Parcels against the strip of the street</source>
      <translation>भूखंड व रस्त्याची पट्टी यांचा मेळ</translation>
    </message>
    <message>
      <source>Part</source>
      <translation>भाग</translation>
    </message>
    <message>
      <source>Particulars awaited</source>
      <translation>तपशिलांची प्रतीक्षा</translation>
    </message>
    <message>
      <source>Particulars came in: {items}</source>
      <translation>तपशील आले: {items}</translation>
    </message>
    <message>
      <source>Particulars wanted</source>
      <translation>मागवलेले तपशील</translation>
    </message>
    <message>
      <source>Parties</source>
      <translation>पक्षकार</translation>
    </message>
    <message>
      <source>Parts of the building</source>
      <translation>इमारतीचे भाग</translation>
    </message>
    <message>
      <source>Password</source>
      <translation>पासवर्ड</translation>
    </message>
    <message>
      <source>Password or PIN</source>
      <translation>पासवर्ड किंवा पिन</translation>
    </message>
    <message>
      <source>Paste</source>
      <translation>चिकटवा</translation>
    </message>
    <message>
      <source>Path, or Ctrl+V</source>
      <translation>मार्ग, किंवा Ctrl+V</translation>
    </message>
    <message>
      <source>Pay cash into the bank</source>
      <translation>रोख बँकेत भरा</translation>
    </message>
    <message>
      <source>Pay it</source>
      <translation>द्या</translation>
    </message>
    <message>
      <source>Pay it back</source>
      <translation>रक्कम परत करा</translation>
    </message>
    <message>
      <source>Pay money out</source>
      <translation>रक्कम द्या</translation>
    </message>
    <message>
      <source>People and place</source>
      <translation>व्यक्ती व जागा</translation>
    </message>
    <message>
      <source>Periods</source>
      <translation>कालावधी</translation>
    </message>
    <message>
      <source>Permits as open data</source>
      <translation>परवानग्या खुल्या माहितीच्या रूपात</translation>
    </message>
    <message>
      <source>Pictures to bind; take the tick from what stays in the office</source>
      <translation>जोडायची चित्रे; जे कार्यालयात राहील त्यावरील खूण काढा</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>ठिकाण</translation>
    </message>
    <message>
      <source>Plain type size</source>
      <translation>साधी अक्षरे</translation>
    </message>
    <message>
      <source>Plan</source>
      <translation>आराखडा</translation>
    </message>
    <message>
      <source>Plans of lines</source>
      <translation>रेषांचे आराखडे</translation>
    </message>
    <message>
      <source>Plea</source>
      <translation>म्हणणे</translation>
    </message>
    <message>
      <source>Pleas, one a line</source>
      <translation>म्हणणे, प्रत्येक ओळीत एक</translation>
    </message>
    <message>
      <source>Plot</source>
      <translation>भूखंड</translation>
    </message>
    <message>
      <source>Plot (square metres)</source>
      <translation>भूखंड (चौरस मीटर)</translation>
    </message>
    <message>
      <source>Plot area (sq m)</source>
      <translation>भूखंडाचे क्षेत्रफळ (चौ. मी.)</translation>
    </message>
    <message>
      <source>Points along its middle or one edge</source>
      <translation>मध्यावरील किंवा एका कडेवरील बिंदू</translation>
    </message>
    <message>
      <source>Police officer or station</source>
      <translation>पोलीस अधिकारी किंवा ठाणे</translation>
    </message>
    <message>
      <source>Police present</source>
      <translation>पोलीस उपस्थित</translation>
    </message>
    <message>
      <source>Possession is taken; the land vests as the section says</source>
      <translation>ताबा घेतला; जमीन कलमानुसार निहित होते</translation>
    </message>
    <message>
      <source>Possession of parcel {number}</source>
      <translation>भूखंड {number} चा ताबा</translation>
    </message>
    <message>
      <source>Postal number</source>
      <translation>टपाल क्रमांक</translation>
    </message>
    <message>
      <source>Posts by date</source>
      <translation>तारखेनुसार पदे</translation>
    </message>
    <message>
      <source>Practice</source>
      <translation>सराव</translation>
    </message>
    <message>
      <source>Practise</source>
      <translation>सराव करा</translation>
    </message>
    <message>
      <source>Premises</source>
      <translation>जागा</translation>
    </message>
    <message>
      <source>Prescribe a line</source>
      <translation>रेषा विहित करणे</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>पूर्वदृश्य</translation>
    </message>
    <message>
      <source>Preview; nothing is issued yet</source>
      <translation>पूर्वदृश्य; अजून काही निघालेले नाही</translation>
    </message>
    <message>
      <source>Price of the land</source>
      <translation>जमिनीची किंमत</translation>
    </message>
    <message>
      <source>Print</source>
      <translation>छापा</translation>
    </message>
    <message>
      <source>Print a receipt again</source>
      <translation>पावती पुन्हा छापा</translation>
    </message>
    <message>
      <source>Print and keep</source>
      <translation>छापा व ठेवा</translation>
    </message>
    <message>
      <source>Print for signing in ink</source>
      <translation>शाईने सहीसाठी छापा</translation>
    </message>
    <message>
      <source>Print for the wall</source>
      <translation>भिंतीसाठी छापा</translation>
    </message>
    <message>
      <source>Print it again</source>
      <translation>ते पुन्हा छापा</translation>
    </message>
    <message>
      <source>Print new receipts at once</source>
      <translation>नव्या पावत्या लगेच छापा</translation>
    </message>
    <message>
      <source>Print queue</source>
      <translation>मुद्रण रांग</translation>
    </message>
    <message>
      <source>Print the checklist</source>
      <translation>तपासणी सूची छापा</translation>
    </message>
    <message>
      <source>Print the checklists</source>
      <translation>तपासणी सूच्या छापा</translation>
    </message>
    <message>
      <source>Print the demand</source>
      <translation>मागणी छापा</translation>
    </message>
    <message>
      <source>Print the draft</source>
      <translation>मसुदा छापा</translation>
    </message>
    <message>
      <source>Print the newest papers</source>
      <translation>सर्वात नवे कागद छापा</translation>
    </message>
    <message>
      <source>Print the notice</source>
      <translation>नोटीस छापा</translation>
    </message>
    <message>
      <source>Print the papers just made, or the newest</source>
      <translation>नुकतेच झालेले, किंवा सर्वांत नवे कागद छापा</translation>
    </message>
    <message>
      <source>Print the set</source>
      <translation>संच छापा</translation>
    </message>
    <message>
      <source>Print the statement</source>
      <translation>निवेदन छापा</translation>
    </message>
    <message>
      <source>Print the whole set</source>
      <translation>संपूर्ण संच छापा</translation>
    </message>
    <message>
      <source>Print them in one job, with labels or for window envelopes.</source>
      <translation>ते एकत्र छापा, पत्त्याच्या चिठ्ठ्यांसह किंवा खिडकीच्या पाकिटांसाठी.</translation>
    </message>
    <message>
      <source>Print these papers</source>
      <translation>हे कागद छापा</translation>
    </message>
    <message>
      <source>Print what waits</source>
      <translation>थांबलेले छापा</translation>
    </message>
    <message>
      <source>Problems</source>
      <translation>अडचणी</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>प्रगती</translation>
    </message>
    <message>
      <source>Projects m</source>
      <translation>पुढे आलेले मी.</translation>
    </message>
    <message>
      <source>Proofs</source>
      <translation>मेळ</translation>
    </message>
    <message>
      <source>Proposals about streets</source>
      <translation>रस्त्यांचे प्रस्ताव</translation>
    </message>
    <message>
      <source>Proposals open</source>
      <translation>चालू प्रस्ताव</translation>
    </message>
    <message>
      <source>Proposals that are over</source>
      <translation>संपलेले प्रस्ताव</translation>
    </message>
    <message>
      <source>Propose it</source>
      <translation>प्रस्ताव मांडा</translation>
    </message>
    <message>
      <source>Propose to close it</source>
      <translation>बंद करण्याचा प्रस्ताव मांडा</translation>
    </message>
    <message>
      <source>Propose to divert it</source>
      <translation>वळवण्याचा प्रस्ताव मांडा</translation>
    </message>
    <message>
      <source>Propose to make it public</source>
      <translation>सार्वजनिक करण्याचा प्रस्ताव मांडा</translation>
    </message>
    <message>
      <source>Proposed line</source>
      <translation>प्रस्तावित रेषा</translation>
    </message>
    <message>
      <source>Punjabi</source>
      <translation>पंजाबी</translation>
    </message>
    <message>
      <source>Purpose</source>
      <translation>प्रयोजन</translation>
    </message>
    <message>
      <source>Put aside here, by an order</source>
      <translation>येथे आदेशाने बाजूला ठेवले</translation>
    </message>
    <message>
      <source>Put into the print queue</source>
      <translation>मुद्रण रांगेत ठेवले</translation>
    </message>
    <message>
      <source>Put it to recovery</source>
      <translation>वसुलीस पाठवा</translation>
    </message>
    <message>
      <source>Put points with Space or the mouse; Backspace takes the last away</source>
      <translation>Space किंवा माउसने बिंदू ठेवा; Backspace शेवटचा काढतो</translation>
    </message>
    <message>
      <source>Put the draft up for signature</source>
      <translation>मसुदा सहीसाठी ठेवा</translation>
    </message>
    <message>
      <source>Put them on the map with the mouse, or with the cross and Space; then leave the length empty</source>
      <translation>माउसने किंवा फुली व Space ने नकाशावर ठेवा; मग लांबी रिकामी ठेवा</translation>
    </message>
    <message>
      <source>Put to recovery</source>
      <translation>वसुलीस पाठविलेले</translation>
    </message>
    <message>
      <source>Quarter</source>
      <translation>तिमाही</translation>
    </message>
    <message>
      <source>Rate for one m² (rupees)</source>
      <translation>एक चौ.मी. चा दर (रुपये)</translation>
    </message>
    <message>
      <source>Rate of land, {place}: ₹ {amount} for a square metre</source>
      <translation>जमिनीचा दर, {place}: ₹ {amount} प्रति चौरस मीटर</translation>
    </message>
    <message>
      <source>Rates</source>
      <translation>दर</translation>
    </message>
    <message>
      <source>Read and sign the notice</source>
      <translation>नोटीस वाचा व सही करा</translation>
    </message>
    <message>
      <source>Read the provision</source>
      <translation>तरतूद वाचा</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>कारण</translation>
    </message>
    <message>
      <source>Reasons</source>
      <translation>कारणे</translation>
    </message>
    <message>
      <source>Reasons and conditions</source>
      <translation>कारणे व अटी</translation>
    </message>
    <message>
      <source>Receipt</source>
      <translation>पावती</translation>
    </message>
    <message>
      <source>Receipt {number}</source>
      <translation>पावती {number}</translation>
    </message>
    <message>
      <source>Receipt {number} for ₹ {amount}</source>
      <translation>₹ {amount} ची पावती {number}</translation>
    </message>
    <message>
      <source>Receipts</source>
      <translation>पावत्या</translation>
    </message>
    <message>
      <source>Receive an objection</source>
      <translation>हरकत स्वीकारा</translation>
    </message>
    <message>
      <source>Receive cause shown</source>
      <translation>दाखवलेले कारण घ्या</translation>
    </message>
    <message>
      <source>Receive the particulars</source>
      <translation>तपशील घ्या</translation>
    </message>
    <message>
      <source>Received</source>
      <translation>मिळाले</translation>
    </message>
    <message>
      <source>Received last first</source>
      <translation>शेवटी आलेले प्रथम</translation>
    </message>
    <message>
      <source>Received on</source>
      <translation>मिळाल्याचा दिनांक</translation>
    </message>
    <message>
      <source>Record a decision signed on paper</source>
      <translation>कागदावर सही केलेला निर्णय नोंदवा</translation>
    </message>
    <message>
      <source>Record a notice signed on paper</source>
      <translation>कागदावर सही केलेली नोटीस नोंदवा</translation>
    </message>
    <message>
      <source>Record an inspection</source>
      <translation>पाहणी नोंदवा</translation>
    </message>
    <message>
      <source>Record an inspection of the register</source>
      <translation>नोंदवहीची पाहणी नोंदवा</translation>
    </message>
    <message>
      <source>Record an order signed on paper</source>
      <translation>कागदावर सही केलेला आदेश नोंदवा</translation>
    </message>
    <message>
      <source>Record and issue</source>
      <translation>नोंदवून काढा</translation>
    </message>
    <message>
      <source>Record it</source>
      <translation>नोंदवा</translation>
    </message>
    <message>
      <source>Record service</source>
      <translation>बजावणी नोंदवा</translation>
    </message>
    <message>
      <source>Record service of the demand</source>
      <translation>मागणीची बजावणी नोंदवा</translation>
    </message>
    <message>
      <source>Record service of the order</source>
      <translation>आदेशाची बजावणी नोंदवा</translation>
    </message>
    <message>
      <source>Record that the council was told</source>
      <translation>परिषदेस कळविल्याचे नोंदवा</translation>
    </message>
    <message>
      <source>Record that the plot no longer touches the line</source>
      <translation>भूखंड आता रेषेला लागत नाही हे नोंदवा</translation>
    </message>
    <message>
      <source>Record the approval</source>
      <translation>मान्यता नोंदवा</translation>
    </message>
    <message>
      <source>Record the choice</source>
      <translation>निवड नोंदवा</translation>
    </message>
    <message>
      <source>Record the consultation</source>
      <translation>विचारविनिमय नोंदवा</translation>
    </message>
    <message>
      <source>Record the hearing</source>
      <translation>सुनावणी नोंदवा</translation>
    </message>
    <message>
      <source>Record the notice</source>
      <translation>नोटीस नोंदवा</translation>
    </message>
    <message>
      <source>Record the service</source>
      <translation>बजावणी नोंदवा</translation>
    </message>
    <message>
      <source>Recorded: {what}</source>
      <translation>नोंदवले: {what}</translation>
    </message>
    <message>
      <source>Recovery</source>
      <translation>वसुली</translation>
    </message>
    <message>
      <source>Refund</source>
      <translation>परतावा</translation>
    </message>
    <message>
      <source>Register</source>
      <translation>नोंदवही</translation>
    </message>
    <message>
      <source>Register seen by {who}</source>
      <translation>नोंदवही पाहिली: {who}</translation>
    </message>
    <message>
      <source>Registers</source>
      <translation>नोंदवह्या</translation>
    </message>
    <message>
      <source>Registers and reports</source>
      <translation>नोंदवह्या व अहवाल</translation>
    </message>
    <message>
      <source>Regular line</source>
      <translation>नियमित रेषा</translation>
    </message>
    <message>
      <source>Remarks</source>
      <translation>शेरा</translation>
    </message>
    <message>
      <source>Remarks of the Council</source>
      <translation>परिषदेचा अभिप्राय</translation>
    </message>
    <message>
      <source>Reports</source>
      <translation>अहवाल</translation>
    </message>
    <message>
      <source>Resolution</source>
      <translation>ठराव</translation>
    </message>
    <message>
      <source>Resolution or paper</source>
      <translation>ठराव किंवा पत्र</translation>
    </message>
    <message>
      <source>Returned post</source>
      <translation>परत आलेले टपाल</translation>
    </message>
    <message>
      <source>Returns and statements</source>
      <translation>विवरणपत्रे</translation>
    </message>
    <message>
      <source>Right</source>
      <translation>उजवे</translation>
    </message>
    <message>
      <source>Rise in the value of the rest</source>
      <translation>उरलेल्याच्या मूल्यातील वाढ</translation>
    </message>
    <message>
      <source>Roles</source>
      <translation>भूमिका</translation>
    </message>
    <message>
      <source>Row</source>
      <translation>ओळ</translation>
    </message>
    <message>
      <source>Row {row}, {head}: write a number.</source>
      <translation>ओळ {row}, {head}: संख्या लिहा.</translation>
    </message>
    <message>
      <source>Row {row}: use m, ft or link.</source>
      <translation>ओळ {row}: m, ft किंवा link लिहा.</translation>
    </message>
    <message>
      <source>Row {row}: which parcel is it?</source>
      <translation>ओळ {row}: कोणता भूखंड?</translation>
    </message>
    <message>
      <source>Row {row}: write left or right.</source>
      <translation>ओळ {row}: left किंवा right लिहा.</translation>
    </message>
    <message>
      <source>Row {row}: write the offset in metres.</source>
      <translation>ओळ {row}: अंतर मीटरमध्ये लिहा.</translation>
    </message>
    <message>
      <source>Rows, from the smallest measure</source>
      <translation>ओळी, सर्वात लहान मापापासून</translation>
    </message>
    <message>
      <source>Rupees for a square metre</source>
      <translation>प्रति चौरस मीटर रुपये</translation>
    </message>
    <message>
      <source>Said</source>
      <translation>म्हटले</translation>
    </message>
    <message>
      <source>Sample ward: sign in as</source>
      <translation>नमुना प्रभाग: यांच्या नावाने साइन इन करा</translation>
    </message>
    <message>
      <source>Saturday</source>
      <translation>शनिवार</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>जतन करा</translation>
    </message>
    <message>
      <source>Save as .xlsx</source>
      <translation>.xlsx मध्ये जतन करा</translation>
    </message>
    <message>
      <source>Save as open data (.csv)</source>
      <translation>खुली माहिती म्हणून जतन करा (.csv)</translation>
    </message>
    <message>
      <source>Save the paper</source>
      <translation>कागद जतन करा</translation>
    </message>
    <message>
      <source>Save the table</source>
      <translation>तक्ता जतन करा</translation>
    </message>
    <message>
      <source>Saved</source>
      <translation>जतन झाले</translation>
    </message>
    <message>
      <source>Saving the table</source>
      <translation>तक्ता जतन होत आहे</translation>
    </message>
    <message>
      <source>Say of at least one column what it answers.</source>
      <translation>किमान एका स्तंभाचे सांगा की तो कशाचे उत्तर आहे.</translation>
    </message>
    <message>
      <source>Say what each column answers, then try it: nothing is saved by that.</source>
      <translation>कोणता स्तंभ कशाचे उत्तर आहे ते सांगा, मग चाचणी घ्या: त्याने काहीही साठत नाही.</translation>
    </message>
    <message>
      <source>Say where: put the stick in, then choose or type its folder.</source>
      <translation>कोठे ते सांगा: पेन ड्राइव्ह लावा, मग तिचा फोल्डर निवडा किंवा लिहा.</translation>
    </message>
    <message>
      <source>Say why this finding is waived.</source>
      <translation>हा दोष का सोडला ते सांगा.</translation>
    </message>
    <message>
      <source>Scan of the signed print</source>
      <translation>सही केलेल्या प्रतीचा स्कॅन</translation>
    </message>
    <message>
      <source>Scanner</source>
      <translation>स्कॅनर</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>शोधा</translation>
    </message>
    <message>
      <source>Search a case, a street or a parcel on the map</source>
      <translation>नकाशावर प्रकरण, रस्ता किंवा भूखंड शोधा</translation>
    </message>
    <message>
      <source>Search a case, payer or receipt</source>
      <translation>प्रकरण, भरणारा किंवा पावती शोधा</translation>
    </message>
    <message>
      <source>Search a form or a section</source>
      <translation>नमुना किंवा कलम शोधा</translation>
    </message>
    <message>
      <source>Search a register or report</source>
      <translation>नोंदवही किंवा अहवाल शोधा</translation>
    </message>
    <message>
      <source>Search in this list</source>
      <translation>या यादीत शोधा</translation>
    </message>
    <message>
      <source>Search in this register</source>
      <translation>या नोंदवहीत शोधा</translation>
    </message>
    <message>
      <source>Search name, number, premises</source>
      <translation>नाव, क्रमांक, जागा शोधा</translation>
    </message>
    <message>
      <source>Search the guide</source>
      <translation>मार्गदर्शिकेत शोधा</translation>
    </message>
    <message>
      <source>Second Saturday</source>
      <translation>दुसरा शनिवार</translation>
    </message>
    <message>
      <source>Second line</source>
      <translation>दुसरी ओळ</translation>
    </message>
    <message>
      <source>Second pancha</source>
      <translation>दुसरा पंच</translation>
    </message>
    <message>
      <source>Section</source>
      <translation>कलम</translation>
    </message>
    <message>
      <source>Section or rule that lets it be passed on</source>
      <translation>ज्या कलमाने किंवा नियमाने सोपवता येतो ते</translation>
    </message>
    <message>
      <source>Section {section}</source>
      <translation>कलम {section}</translation>
    </message>
    <message>
      <source>Section {section} can be read in two ways here. Choose what is meant, with the reason.</source>
      <translation>कलम {section} येथे दोन प्रकारे वाचता येते. कोणता अर्थ आहे ते कारणासह निवडा.</translation>
    </message>
    <message>
      <source>Section {section} does not say how the money is got in.</source>
      <translation>कलम {section} रक्कम कशी वसूल करावी हे सांगत नाही.</translation>
    </message>
    <message>
      <source>Section {section} fixes no time; set the number of days that is reasonable here.</source>
      <translation>कलम {section} मुदत ठरवत नाही; येथे वाजवी दिवस ठरवा.</translation>
    </message>
    <message>
      <source>Section {section} gives at least {least} days; set no less.</source>
      <translation>कलम {section} किमान {least} दिवस देते; त्यापेक्षा कमी ठरवू नका.</translation>
    </message>
    <message>
      <source>Section {section} gives it less time.</source>
      <translation>कलम {section} याला कमी मुदत देते.</translation>
    </message>
    <message>
      <source>Section {section} has no fee for this plot and use.</source>
      <translation>कलम {section} मध्ये या भूखंड व वापरासाठी शुल्क नाही.</translation>
    </message>
    <message>
      <source>Section {section} has no such step.</source>
      <translation>कलम {section} मध्ये अशी पायरी नाही.</translation>
    </message>
    <message>
      <source>Section {section} has the occupier told in writing before the place is entered; serve that notice first.</source>
      <translation>कलम {section} नुसार प्रवेशापूर्वी भोगवटादाराला लेखी कळवावे लागते; आधी ती नोटीस बजावा.</translation>
    </message>
    <message>
      <source>Section {section} lets it be compounded only if all its conditions hold; confirm each.</source>
      <translation>कलम {section} नुसार सर्व अटी पूर्ण असल्यासच तडजोड होते; प्रत्येकीची खात्री करा.</translation>
    </message>
    <message>
      <source>Section {section} names no authority that acts.</source>
      <translation>कलम {section} कार्यवाही करणारे प्राधिकरण सांगत नाही.</translation>
    </message>
    <message>
      <source>Section {section} reckons by a rate that is not entered for this day. Enter it with the order that fixes it.</source>
      <translation>कलम {section} ज्या दराने मोजते तो या दिवसासाठी नोंदलेला नाही. तो ठरवणाऱ्या आदेशासह नोंदवा.</translation>
    </message>
    <message>
      <source>Sections</source>
      <translation>कलमे</translation>
    </message>
    <message>
      <source>Sections {sections}</source>
      <translation>कलमे {sections}</translation>
    </message>
    <message>
      <source>Sending and fetching papers</source>
      <translation>कागद पाठवत व आणत आहे</translation>
    </message>
    <message>
      <source>Sending entries</source>
      <translation>नोंदी पाठवत आहे</translation>
    </message>
    <message>
      <source>Sent to the printer</source>
      <translation>छपाई यंत्राकडे पाठवले</translation>
    </message>
    <message>
      <source>Serve · {what}</source>
      <translation>बजावा · {what}</translation>
    </message>
    <message>
      <source>Served</source>
      <translation>बजावले</translation>
    </message>
    <message>
      <source>Served; its time runs from {day}</source>
      <translation>बजावले; मुदत {day} पासून चालते</translation>
    </message>
    <message>
      <source>Service</source>
      <translation>बजावणी</translation>
    </message>
    <message>
      <source>Service is proved; the papers of proof are ready</source>
      <translation>बजावणी सिद्ध झाली; पुराव्याचे कागद तयार आहेत</translation>
    </message>
    <message>
      <source>Service of {number} is proved; its time runs from this day</source>
      <translation>{number} ची बजावणी सिद्ध झाली; मुदत या दिवसापासून चालते</translation>
    </message>
    <message>
      <source>Service of {number}, {hour}: {mode}; {outcome}. {place}</source>
      <translation>{number} ची बजावणी, {hour}: {mode}; {outcome}. {place}</translation>
    </message>
    <message>
      <source>Set a fee</source>
      <translation>शुल्क ठरवा</translation>
    </message>
    <message>
      <source>Set a rate of land</source>
      <translation>जमिनीचा दर ठरवा</translation>
    </message>
    <message>
      <source>Set a time of at least one day, counted from service.</source>
      <translation>बजावणीपासून मोजून किमान एक दिवसाचा वेळ द्या.</translation>
    </message>
    <message>
      <source>Set a unit of land</source>
      <translation>जमिनीचे एकक ठरवा</translation>
    </message>
    <message>
      <source>Set a value the Act leaves to the office</source>
      <translation>अधिनियमाने कार्यालयावर सोडलेले मूल्य ठरवा</translation>
    </message>
    <message>
      <source>Set it</source>
      <translation>ठरवा</translation>
    </message>
    <message>
      <source>Set the fee for seeing the register of lines</source>
      <translation>रेषांची नोंदवही पाहण्याचे शुल्क ठरवा</translation>
    </message>
    <message>
      <source>Set up this office</source>
      <translation>हे कार्यालय मांडा</translation>
    </message>
    <message>
      <source>Setting the register in type</source>
      <translation>नोंदवही छपाईसाठी तयार होत आहे</translation>
    </message>
    <message>
      <source>Setting the tables in type</source>
      <translation>तक्ते छपाईसाठी तयार होत आहेत</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>मांडणी</translation>
    </message>
    <message>
      <source>Settle it</source>
      <translation>निराकरण करा</translation>
    </message>
    <message>
      <source>Settle the difference</source>
      <translation>फरकाचा निपटारा करा</translation>
    </message>
    <message>
      <source>Settle what two devices said</source>
      <translation>दोन उपकरणांनी सांगितलेल्याचे निराकरण करा</translation>
    </message>
    <message>
      <source>Settle: {what}</source>
      <translation>निराकरण करा: {what}</translation>
    </message>
    <message>
      <source>Settled; both earlier entries still stand in the note sheet</source>
      <translation>निराकरण झाले; आधीच्या दोन्ही नोंदी टिप्पणीत राहतात</translation>
    </message>
    <message>
      <source>Share (rupees)</source>
      <translation>वाटा (रुपये)</translation>
    </message>
    <message>
      <source>Share an expense among the owners</source>
      <translation>खर्च मालकांत वाटा</translation>
    </message>
    <message>
      <source>Shares</source>
      <translation>वाटे</translation>
    </message>
    <message>
      <source>Sheet of labels</source>
      <translation>चिठ्ठ्यांचा कागद</translation>
    </message>
    <message>
      <source>Sheet {number} for ₹ {amount} is entered</source>
      <translation>पान {number}, ₹ {amount}, नोंदले</translation>
    </message>
    <message>
      <source>Sheet {number} is entered</source>
      <translation>पान {number} नोंदले</translation>
    </message>
    <message>
      <source>Sheet {number} is entered as spoilt</source>
      <translation>पान {number} खराब म्हणून नोंदले</translation>
    </message>
    <message>
      <source>Sheets of a book</source>
      <translation>पुस्तकाची पाने</translation>
    </message>
    <message>
      <source>Shift and the arrows choose; a filter makes the list shorter.</source>
      <translation>Shift आणि बाणांनी निवडा; गाळणी यादी लहान करते.</translation>
    </message>
    <message>
      <source>Shift+Enter makes a new line</source>
      <translation>Shift+Enter नवी ओळ करते</translation>
    </message>
    <message>
      <source>Short form for numbers</source>
      <translation>क्रमांकांसाठी संक्षेप</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>दाखवा</translation>
    </message>
    <message>
      <source>Show all</source>
      <translation>सर्व दाखवा</translation>
    </message>
    <message>
      <source>Show the earlier entries</source>
      <translation>आधीच्या नोंदी दाखवा</translation>
    </message>
    <message>
      <source>Show the password</source>
      <translation>पासवर्ड दाखवा</translation>
    </message>
    <message>
      <source>Side</source>
      <translation>बाजू</translation>
    </message>
    <message>
      <source>Sides in order</source>
      <translation>क्रमाने बाजू</translation>
    </message>
    <message>
      <source>Sign and issue</source>
      <translation>सही करून काढा</translation>
    </message>
    <message>
      <source>Sign and issue the decision</source>
      <translation>सही करून निर्णय द्या</translation>
    </message>
    <message>
      <source>Sign and make the order</source>
      <translation>सही करून आदेश करा</translation>
    </message>
    <message>
      <source>Sign and print the demand</source>
      <translation>सही करून मागणी छापा</translation>
    </message>
    <message>
      <source>Sign by hand only</source>
      <translation>केवळ हाताने सही करा</translation>
    </message>
    <message>
      <source>Sign in</source>
      <translation>साइन इन</translation>
    </message>
    <message>
      <source>Sign in as another person</source>
      <translation>दुसरी व्यक्ती म्हणून साइन इन करा</translation>
    </message>
    <message>
      <source>Sign in as the administrator to go on.</source>
      <translation>पुढे जाण्यासाठी प्रशासक म्हणून साइन इन करा.</translation>
    </message>
    <message>
      <source>Sign in to take in {files}.</source>
      <translation>{files} घेण्यासाठी साइन इन करा.</translation>
    </message>
    <message>
      <source>Sign the notice · {what}</source>
      <translation>नोटिशीवर सही · {what}</translation>
    </message>
    <message>
      <source>Signed by the {authority}, section {section}</source>
      <translation>सही: {authority}, कलम {section}</translation>
    </message>
    <message>
      <source>Signed on</source>
      <translation>सहीचा दिवस</translation>
    </message>
    <message>
      <source>Signed on paper</source>
      <translation>कागदावर सही</translation>
    </message>
    <message>
      <source>Signed print: {name}</source>
      <translation>सही केलेली प्रत: {name}</translation>
    </message>
    <message>
      <source>Signs in as</source>
      <translation>साइन इनचे नाव</translation>
    </message>
    <message>
      <source>Signs under</source>
      <translation>या कलमांखाली सही</translation>
    </message>
    <message>
      <source>Silence has decided, stated in {number}, {section}</source>
      <translation>मौनाने निर्णय झाला, {number} मध्ये निवेदन, {section}</translation>
    </message>
    <message>
      <source>Since</source>
      <translation>कधीपासून</translation>
    </message>
    <message>
      <source>Since which day it was directed</source>
      <translation>कोणत्या दिवसापासून निदेश</translation>
    </message>
    <message>
      <source>Site inspected, {count}: {what}</source>
      <translation>जागेची पाहणी झाली, {count}: {what}</translation>
    </message>
    <message>
      <source>Site inspected; nothing found against the law</source>
      <translation>जागेची पाहणी झाली; कायद्याविरुद्ध काही आढळले नाही</translation>
    </message>
    <message>
      <source>Size of type</source>
      <translation>अक्षरांचा आकार</translation>
    </message>
    <message>
      <source>Sketch</source>
      <translation>कच्चा नकाशा</translation>
    </message>
    <message>
      <source>Slab that is meant</source>
      <translation>अभिप्रेत टप्पा</translation>
    </message>
    <message>
      <source>Small Latin letters, figures, dot or dash</source>
      <translation>लहान रोमन अक्षरे, अंक, बिंदू किंवा डॅश</translation>
    </message>
    <message>
      <source>Smaller type</source>
      <translation>लहान अक्षरे</translation>
    </message>
    <message>
      <source>So many</source>
      <translation>इतके</translation>
    </message>
    <message>
      <source>So since</source>
      <translation>कधीपासून असे</translation>
    </message>
    <message>
      <source>Some objections are not considered yet; each gets its own answer first.</source>
      <translation>काही हरकतींवर विचार बाकी आहे; आधी प्रत्येकीला उत्तर द्या.</translation>
    </message>
    <message>
      <source>Some of it could not be taken</source>
      <translation>काही घेता आले नाही</translation>
    </message>
    <message>
      <source>Somebody else still holds ₹ {amount} at this PC; it is handed over first.</source>
      <translation>या PC वर अजून दुसऱ्याकडे ₹ {amount} आहेत; आधी ते सुपूर्द करावे.</translation>
    </message>
    <message>
      <source>Something else</source>
      <translation>दुसरे काही</translation>
    </message>
    <message>
      <source>Something else than the centre answered, or the line broke. The next try comes by itself.</source>
      <translation>केंद्राऐवजी दुसऱ्याने उत्तर दिले, किंवा लाइन तुटली. पुढचा प्रयत्न आपोआप होईल.</translation>
    </message>
    <message>
      <source>Something else than the centre answered. If this line has a log-in page, open a browser and log in there; if not, ask who looks after the line.</source>
      <translation>केंद्राऐवजी दुसऱ्याच कोणी उत्तर दिले. या लाइनचे लॉग-इन पान असेल तर ब्राउझर उघडून तेथे लॉग-इन करा; नसेल तर लाइनची देखरेख करणाऱ्यांना विचारा.</translation>
    </message>
    <message>
      <source>Something here does not fit the Act or is missing; look at this step again.</source>
      <translation>येथे काही अधिनियमाशी जुळत नाही किंवा राहिले आहे; ही पायरी पुन्हा पहा.</translation>
    </message>
    <message>
      <source>Something here needs your attention</source>
      <translation>येथे काही पाहायला हवे</translation>
    </message>
    <message>
      <source>Something went wrong in the program</source>
      <translation>प्रोग्राममध्ये काही चुकले</translation>
    </message>
    <message>
      <source>Son, daughter or wife of</source>
      <translation>वडील / पतीचे नाव</translation>
    </message>
    <message>
      <source>Sort</source>
      <translation>क्रम</translation>
    </message>
    <message>
      <source>Sort by {column}</source>
      <translation>{column} नुसार क्रम</translation>
    </message>
    <message>
      <source>Spent ₹</source>
      <translation>खर्च ₹</translation>
    </message>
    <message>
      <source>Spoilt</source>
      <translation>खराब</translation>
    </message>
    <message>
      <source>Spread it</source>
      <translation>हप्ते करा</translation>
    </message>
    <message>
      <source>Spread it over instalments</source>
      <translation>हप्त्यांत विभागा</translation>
    </message>
    <message>
      <source>Spreadsheet</source>
      <translation>स्प्रेडशीट</translation>
    </message>
    <message>
      <source>Square metres</source>
      <translation>चौरस मीटर</translation>
    </message>
    <message>
      <source>Stands on the paper beside the amount and the section</source>
      <translation>कागदावर रक्कम व कलमासोबत राहते</translation>
    </message>
    <message>
      <source>Stands over {sections}</source>
      <translation>{sections} वर लागू</translation>
    </message>
    <message>
      <source>State</source>
      <translation>स्थिती</translation>
    </message>
    <message>
      <source>State that silence has decided</source>
      <translation>मौनाने निर्णय झाल्याचे निवेदन द्या</translation>
    </message>
    <message>
      <source>Statement and plan</source>
      <translation>विवरण व आराखडा</translation>
    </message>
    <message>
      <source>Statement of lands</source>
      <translation>जमिनींचे विवरण</translation>
    </message>
    <message>
      <source>Status</source>
      <translation>स्थिती</translation>
    </message>
    <message>
      <source>Sticks sent and received</source>
      <translation>पाठवलेले व आलेले पेन ड्राइव्ह</translation>
    </message>
    <message>
      <source>Still to do before the decision</source>
      <translation>निर्णयापूर्वी अजून करावयाचे</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>थांबवा</translation>
    </message>
    <message>
      <source>Stop after this paper</source>
      <translation>या कागदानंतर थांबवा</translation>
    </message>
    <message>
      <source>Stopped. Bring the file again for the rest; nothing is doubled.</source>
      <translation>थांबवले. उरलेल्यासाठी फाईल पुन्हा आणा; काहीही दुप्पट होत नाही.</translation>
    </message>
    <message>
      <source>Stopping at the next safe place</source>
      <translation>पुढच्या सुरक्षित ठिकाणी थांबत आहे</translation>
    </message>
    <message>
      <source>Storeys</source>
      <translation>मजले</translation>
    </message>
    <message>
      <source>Straight line</source>
      <translation>सरळ रेषा</translation>
    </message>
    <message>
      <source>Street</source>
      <translation>रस्ता</translation>
    </message>
    <message>
      <source>Street alignment</source>
      <translation>रस्त्याची आखणी</translation>
    </message>
    <message>
      <source>Street register</source>
      <translation>रस्ता नोंदवही</translation>
    </message>
    <message>
      <source>Streets</source>
      <translation>रस्ते</translation>
    </message>
    <message>
      <source>Such as 77.41</source>
      <translation>जसे 77.41</translation>
    </message>
    <message>
      <source>Such as the district</source>
      <translation>जसे जिल्हा</translation>
    </message>
    <message>
      <source>Sum certified (rupees)</source>
      <translation>प्रमाणित रक्कम (रुपये)</translation>
    </message>
    <message>
      <source>Sum let go by the Government</source>
      <translation>शासनाने रकमेस सूट</translation>
    </message>
    <message>
      <source>Sunday</source>
      <translation>रविवार</translation>
    </message>
    <message>
      <source>Sync</source>
      <translation>देवाणघेवाण</translation>
    </message>
    <message>
      <source>Tabs, or the days before and after</source>
      <translation>टॅब, किंवा आधीचे व नंतरचे दिवस</translation>
    </message>
    <message>
      <source>Take in what came</source>
      <translation>जे आले ते घ्या</translation>
    </message>
    <message>
      <source>Take it in</source>
      <translation>हे घ्या</translation>
    </message>
    <message>
      <source>Take it over</source>
      <translation>ते घ्या</translation>
    </message>
    <message>
      <source>Take money</source>
      <translation>रक्कम घ्या</translation>
    </message>
    <message>
      <source>Take out</source>
      <translation>काढून टाका</translation>
    </message>
    <message>
      <source>Take over ₹ {amount} from {name}</source>
      <translation>{name} यांच्याकडून ₹ {amount} स्वीकारा</translation>
    </message>
    <message>
      <source>Take parcels from the map of the ward</source>
      <translation>प्रभागाच्या नकाशातून भूखंड घ्या</translation>
    </message>
    <message>
      <source>Take possession of land within the line</source>
      <translation>रेषेच्या आतील जमिनीचा ताबा घ्या</translation>
    </message>
    <message>
      <source>Take the cash over</source>
      <translation>रोख स्वीकारा</translation>
    </message>
    <message>
      <source>Take the draft back</source>
      <translation>मसुदा मागे घ्या</translation>
    </message>
    <message>
      <source>Take the last answer back</source>
      <translation>मागचे उत्तर मागे घ्या</translation>
    </message>
    <message>
      <source>Take the last point back</source>
      <translation>शेवटचा बिंदू मागे घ्या</translation>
    </message>
    <message>
      <source>Take the money</source>
      <translation>रक्कम घ्या</translation>
    </message>
    <message>
      <source>Take them</source>
      <translation>घ्या</translation>
    </message>
    <message>
      <source>Take this filter away</source>
      <translation>ही गाळणी काढा</translation>
    </message>
    <message>
      <source>Take this reading</source>
      <translation>हेच वाचन घ्या</translation>
    </message>
    <message>
      <source>Take what the scanner puts into its folder</source>
      <translation>स्कॅनर त्याच्या फोल्डरमध्ये ठेवतो ते घ्या</translation>
    </message>
    <message>
      <source>Taken today</source>
      <translation>आज घेतलेले</translation>
    </message>
    <message>
      <source>Tamil</source>
      <translation>तमिळ</translation>
    </message>
    <message>
      <source>Telephone</source>
      <translation>दूरध्वनी</translation>
    </message>
    <message>
      <source>Telephone, e-mail</source>
      <translation>दूरध्वनी, ई-मेल</translation>
    </message>
    <message>
      <source>Tell it to who looks after the centre; he makes a one-time code for it.</source>
      <translation>केंद्र सांभाळणाऱ्याला सांगा; तो यासाठी एकदाच चालणारा कोड देतो.</translation>
    </message>
    <message>
      <source>Texts of papers</source>
      <translation>कागदांचे मजकूर</translation>
    </message>
    <message>
      <source>The Act asks for no such approval here.</source>
      <translation>अधिनियम येथे अशी मंजुरी मागत नाही.</translation>
    </message>
    <message>
      <source>The Act asks for no such notice here.</source>
      <translation>अधिनियम येथे अशी सूचना मागत नाही.</translation>
    </message>
    <message>
      <source>The Act does not measure it so.</source>
      <translation>अधिनियम असे मोजत नाही.</translation>
    </message>
    <message>
      <source>The Act does not speak of this setting forward.</source>
      <translation>अधिनियम असे पुढे आणण्याबद्दल सांगत नाही.</translation>
    </message>
    <message>
      <source>The Act fixes no time here; the officer sets what is reasonable, and the paper says so</source>
      <translation>अधिनियम येथे मुदत ठरवत नाही; अधिकारी वाजवी मुदत ठरवतात, आणि कागदावर तसे लिहिले जाते</translation>
    </message>
    <message>
      <source>The Act gives no instalments for what is due under section {section}.</source>
      <translation>कलम {section} खालील देय रकमेसाठी अधिनियम हप्ते देत नाही.</translation>
    </message>
    <message>
      <source>The Act gives no power for this here. What was done under another law is recorded as a change of the street, with its order.</source>
      <translation>अधिनियम येथे याचा अधिकार देत नाही. दुसऱ्या कायद्याखालील कृती रस्त्यातील बदल म्हणून आदेशासह नोंदवा.</translation>
    </message>
    <message>
      <source>The Act gives no power to take such land for the street.</source>
      <translation>अधिनियम रस्त्यासाठी अशी जमीन घेण्याचा अधिकार देत नाही.</translation>
    </message>
    <message>
      <source>The Act gives this authority no power under one of these sections.</source>
      <translation>यांपैकी एखाद्या कलमाखाली अधिनियम या प्राधिकरणाला अधिकार देत नाही.</translation>
    </message>
    <message>
      <source>The Act has no section {section}.</source>
      <translation>अधिनियमात कलम {section} नाही.</translation>
    </message>
    <message>
      <source>The Act knows no line of this kind.</source>
      <translation>अधिनियमात या प्रकारची रेषा नाही.</translation>
    </message>
    <message>
      <source>The Act knows no such agreement about work within the line.</source>
      <translation>अधिनियमात रेषेच्या आतील कामाचा असा करार नाही.</translation>
    </message>
    <message>
      <source>The Act leaves this measure to a unit that differs from place to place. Have it set in Settings, or write the area in square metres.</source>
      <translation>या मापाचे एकक जागोजागी वेगळे असते. ते मांडणीत ठरवून घ्या, किंवा क्षेत्रफळ चौरस मीटरमध्ये लिहा.</translation>
    </message>
    <message>
      <source>The Act names no forum of appeal for this order; check the section.</source>
      <translation>या आदेशासाठी अधिनियम अपिलाचे ठिकाण सांगत नाही; कलम पाहा.</translation>
    </message>
    <message>
      <source>The Act says nothing of payment for this; nothing is worked out.</source>
      <translation>अधिनियम याच्या मोबदल्याबद्दल सांगत नाही; काही काढले जात नाही.</translation>
    </message>
    <message>
      <source>The Act says two things about the appeal. Decide it first; the choice is kept with its reason.</source>
      <translation>अपिलाबाबत अधिनियम दोन गोष्टी सांगतो. आधी ठरवा; निवड कारणासह ठेवली जाते.</translation>
    </message>
    <message>
      <source>The Act says two things here</source>
      <translation>अधिनियम येथे दोन गोष्टी सांगतो</translation>
    </message>
    <message>
      <source>The Act says two things; decided: {choice}. {reason}</source>
      <translation>अधिनियम दोन गोष्टी सांगतो; ठरले: {choice}. {reason}</translation>
    </message>
    <message>
      <source>The Act sets no price for the land.</source>
      <translation>अधिनियम जमिनीची किंमत ठरवत नाही.</translation>
    </message>
    <message>
      <source>The Act sets none; leave it empty to set none</source>
      <translation>अधिनियम काही ठरवत नाही; ठरवायचे नसल्यास रिकामे ठेवा</translation>
    </message>
    <message>
      <source>The Act was not in force on that day.</source>
      <translation>त्या दिवशी अधिनियम अंमलात नव्हता.</translation>
    </message>
    <message>
      <source>The Act's interest is {percent} in the hundred a year.</source>
      <translation>अधिनियमाचे व्याज वार्षिक {percent} टक्के आहे.</translation>
    </message>
    <message>
      <source>The Act's own order, section {section}</source>
      <translation>अधिनियमाचा क्रम, कलम {section}</translation>
    </message>
    <message>
      <source>The PC is not enrolled yet; do it under Sync.</source>
      <translation>पीसी अजून नोंदलेला नाही; देवाणघेवाणमध्ये करा.</translation>
    </message>
    <message>
      <source>The PC's clock says {shown}, but the last entry was made at {before}. Set date and time right; until then check dates by hand.</source>
      <translation>पीसीचे घड्याळ {shown} दाखवते, पण शेवटची नोंद {before} ची आहे. तारीख आणि वेळ बरोबर करा; तोपर्यंत तारखा स्वतः तपासा.</translation>
    </message>
    <message>
      <source>The PC's clock says {shown}; the last entry was made at {before}. If the clock is wrong, set it right first.</source>
      <translation>पीसीचे घड्याळ {shown} दाखवते; शेवटची नोंद {before} ची आहे. घड्याळ चुकीचे असल्यास आधी ते बरोबर करा.</translation>
    </message>
    <message>
      <source>The QR code can't hold so much text; shorten the file number.</source>
      <translation>QR कोडमध्ये इतका मजकूर मावत नाही; फाइल क्रमांक लहान करा.</translation>
    </message>
    <message>
      <source>The State's Act decides which notices, periods and officers there are.</source>
      <translation>कोणत्या नोटिसा, मुदती व अधिकारी आहेत हे राज्याचा अधिनियम ठरवतो.</translation>
    </message>
    <message>
      <source>The age counts from the last day to pay; before a demand is served its time does not run.</source>
      <translation>कालावधी भरण्याच्या शेवटच्या दिवसापासून मोजतात; मागणी बजावण्यापूर्वी मुदत सुरू होत नाही.</translation>
    </message>
    <message>
      <source>The answer was not signed by our centre; nothing was taken over. Tell the administrator.</source>
      <translation>उत्तरावर आपल्या केंद्राची सही नाही; काही घेतले नाही. प्रशासकाला सांगा.</translation>
    </message>
    <message>
      <source>The appeal it will name</source>
      <translation>आदेशात नमूद होणारे अपील</translation>
    </message>
    <message>
      <source>The applicant is</source>
      <translation>अर्जदार आहे</translation>
    </message>
    <message>
      <source>The approval is dated after the act; it must come first.</source>
      <translation>मंजुरीची तारीख कृतीनंतरची आहे; ती आधी हवी.</translation>
    </message>
    <message>
      <source>The attempt is entered</source>
      <translation>प्रयत्न नोंदवला</translation>
    </message>
    <message>
      <source>The auction is announced for a later day; the things are sold from {first_day}.</source>
      <translation>लिलाव नंतरच्या दिवशी जाहीर आहे; वस्तू {first_day} पासून विकल्या जातात.</translation>
    </message>
    <message>
      <source>The authority's paper can't be later than what is done on it.</source>
      <translation>प्राधिकाऱ्याचे पत्र त्यावर केलेल्या कृतीनंतरचे असू शकत नाही.</translation>
    </message>
    <message>
      <source>The bad rows are in {file}: correct them there and bring that file.</source>
      <translation>चुकीच्या ओळी {file} मध्ये आहेत: तेथे दुरुस्त करा आणि ती फाईल आणा.</translation>
    </message>
    <message>
      <source>The bank's charges</source>
      <translation>बँकेचा आकार</translation>
    </message>
    <message>
      <source>The bank's reference</source>
      <translation>बँकेचा संदर्भ</translation>
    </message>
    <message>
      <source>The base line turns back sharply at its point {point}. Use two base lines.</source>
      <translation>आधाररेषा बिंदू {point} वर तीव्रपणे मागे वळते. दोन आधाररेषा घ्या.</translation>
    </message>
    <message>
      <source>The book has the numbers {first} to {last}.</source>
      <translation>पुस्तकात क्रमांक {first} ते {last} आहेत.</translation>
    </message>
    <message>
      <source>The book says ₹ {book}, the count ₹ {count}. Count again, or explain the difference.</source>
      <translation>वहीत ₹ {book}, मोजणीत ₹ {count}. पुन्हा मोजा, किंवा फरकाचे कारण लिहा.</translation>
    </message>
    <message>
      <source>The building</source>
      <translation>इमारत</translation>
    </message>
    <message>
      <source>The bye-law, rule or order</source>
      <translation>उपविधी, नियम किंवा आदेश</translation>
    </message>
    <message>
      <source>The case</source>
      <translation>प्रकरण</translation>
    </message>
    <message>
      <source>The case is bound</source>
      <translation>प्रकरणाचा संच बांधला आहे</translation>
    </message>
    <message>
      <source>The case is in that ward already.</source>
      <translation>प्रकरण त्याच प्रभागात आधीपासून आहे.</translation>
    </message>
    <message>
      <source>The case opened before this one</source>
      <translation>याआधी उघडलेले प्रकरण</translation>
    </message>
    <message>
      <source>The case was handed over</source>
      <translation>प्रकरण सोपवले</translation>
    </message>
    <message>
      <source>The case was opened on {date}; an inspection can't be earlier.</source>
      <translation>प्रकरण {date} रोजी उघडले; पाहणी त्याआधीची असू शकत नाही.</translation>
    </message>
    <message>
      <source>The case was opened on {date}; nothing is done before that day.</source>
      <translation>प्रकरण {date} रोजी उघडले; त्याआधी काही केले जात नाही.</translation>
    </message>
    <message>
      <source>The cases are linked</source>
      <translation>प्रकरणे जोडली</translation>
    </message>
    <message>
      <source>The cash book is closed up to {date} already.</source>
      <translation>रोकड वही {date} पर्यंत आधीच बंद आहे.</translation>
    </message>
    <message>
      <source>The cash book is closed with ₹ {amount}: {number}</source>
      <translation>रोकड वही ₹ {amount} वर बंद झाली: {number}</translation>
    </message>
    <message>
      <source>The cash book of that day is closed; refund the money instead.</source>
      <translation>त्या दिवसाची रोकड वही बंद आहे; त्याऐवजी रक्कम परत करा.</translation>
    </message>
    <message>
      <source>The cash book of {date} is closed; money is taken and paid again on the next day.</source>
      <translation>{date} ची रोकड वही बंद आहे; व्यवहार पुढील दिवशी पुन्हा होईल.</translation>
    </message>
    <message>
      <source>The cash of this receipt was handed on already; refund the money instead.</source>
      <translation>या पावतीची रोख पुढे सुपूर्द झाली आहे; त्याऐवजी रक्कम परत करा.</translation>
    </message>
    <message>
      <source>The cause is entered</source>
      <translation>कारण नोंदवले</translation>
    </message>
    <message>
      <source>The centre and this PC do not agree. Nothing was changed and nothing is lost; tell the administrator.</source>
      <translation>केंद्र आणि हा पीसी जुळत नाहीत. काही बदलले नाही, काही हरवले नाही; प्रशासकाला सांगा.</translation>
    </message>
    <message>
      <source>The centre can't be reached; the line is probably down.</source>
      <translation>केंद्राशी संपर्क होत नाही; लाइन बहुधा बंद आहे.</translation>
    </message>
    <message>
      <source>The centre did not answer in time.</source>
      <translation>केंद्राने वेळेत उत्तर दिले नाही.</translation>
    </message>
    <message>
      <source>The centre did not take a paper or scan. {why} It is safe here.</source>
      <translation>केंद्राने एक कागद किंवा स्कॅन घेतला नाही. {why} तो येथे सुरक्षित आहे.</translation>
    </message>
    <message>
      <source>The centre did not take entries of another PC that are held here. {why} They stay here, and your own work went over.</source>
      <translation>येथे ठेवलेल्या दुसऱ्या पीसीच्या नोंदी केंद्राने घेतल्या नाहीत. {why} त्या येथेच राहतात, आणि तुमचे स्वतःचे काम पोहोचले.</translation>
    </message>
    <message>
      <source>The centre does not know this PC. Ask the administrator for a one-time code and enrol it.</source>
      <translation>केंद्र या पीसीला ओळखत नाही. प्रशासकाकडून एकदाच वापरायचा कोड घेऊन त्याची नोंदणी करा.</translation>
    </message>
    <message>
      <source>The centre had some of this PC's entries already from another PC. This PC goes on as a new device with its own numbers; nothing is lost. If the same data is used on another PC too, tell the administrator.</source>
      <translation>केंद्राकडे या पीसीच्या काही नोंदी दुसऱ्या पीसीकडून आधीच आल्या होत्या. हा पीसी स्वतःचे क्रमांक असलेले नवे यंत्र म्हणून चालेल; काही हरवले नाही. हाच डेटा दुसऱ्या पीसीवरही वापरात असेल, तर प्रशासकाला सांगा.</translation>
    </message>
    <message>
      <source>The centre holds another history of this PC after entry {seq}: the data was copied, or put back from a backup. This PC goes on as a new device with its own numbers; no entry is lost, and what was printed keeps its number. If the same data is used on another PC too, tell the administrator.</source>
      <translation>नोंद {seq} नंतर केंद्राकडे या पीसीचा दुसरा इतिहास आहे: डेटाची नक्कल झाली, किंवा तो बॅकअपमधून परत ठेवला गेला. हा पीसी स्वतःचे क्रमांक असलेले नवे यंत्र म्हणून चालेल; एकही नोंद हरवली नाही, आणि जे छापले त्याचा क्रमांक तोच राहतो. हाच डेटा दुसऱ्या पीसीवरही वापरात असेल, तर प्रशासकाला सांगा.</translation>
    </message>
    <message>
      <source>The centre is busy; the next try comes by itself.</source>
      <translation>केंद्र व्यस्त आहे; पुढचा प्रयत्न आपोआप होईल.</translation>
    </message>
    <message>
      <source>The centre lets you know: {text}</source>
      <translation>केंद्राची सूचना: {text}</translation>
    </message>
    <message>
      <source>The centre no longer accepts this PC. Ask the administrator.</source>
      <translation>केंद्र आता या पीसीला स्वीकारत नाही. प्रशासकाला विचारा.</translation>
    </message>
    <message>
      <source>The centre was put back from a backup. This PC sends it again what it lost; nothing is lost, and you need do nothing.</source>
      <translation>केंद्र बॅकअपमधून परत ठेवले गेले. त्याने जे गमावले ते हा पीसी त्याला पुन्हा पाठवतो; काही हरवले नाही, आणि तुम्हाला काही करायचे नाही.</translation>
    </message>
    <message>
      <source>The centre will soon need version {version} of the program. Tell who looks after the program; until then the exchange goes on.</source>
      <translation>केंद्राला लवकरच प्रोग्रामची आवृत्ती {version} लागेल. प्रोग्रामची देखभाल करणाऱ्याला सांगा; तोपर्यंत देवाणघेवाण चालू राहते.</translation>
    </message>
    <message>
      <source>The centre's address begins with https://, followed by its name.</source>
      <translation>केंद्राचा पत्ता https:// ने सुरू होतो, मग त्याचे नाव.</translation>
    </message>
    <message>
      <source>The centre's certificate can't be trusted; ask who looks after the network.</source>
      <translation>केंद्राच्या प्रमाणपत्रावर विश्वास ठेवता येत नाही; नेटवर्क पाहणाऱ्याला विचारा.</translation>
    </message>
    <message>
      <source>The centre's invitation</source>
      <translation>केंद्राचे निमंत्रण</translation>
    </message>
    <message>
      <source>The centre's invitation is still to come.</source>
      <translation>केंद्राचे निमंत्रण अजून यायचे आहे.</translation>
    </message>
    <message>
      <source>The certificate does not hold at this time. Choose another one.</source>
      <translation>प्रमाणपत्र या वेळी वैध नाही. दुसरे निवडा.</translation>
    </message>
    <message>
      <source>The checklist goes out with the case filled in and asks:</source>
      <translation>तपासणी सूचीत प्रकरण भरलेले असते व ती विचारते:</translation>
    </message>
    <message>
      <source>The checklist is ready to print</source>
      <translation>तपासणी सूची छापण्यास तयार आहे</translation>
    </message>
    <message>
      <source>The cheque is dishonoured; the due is open again</source>
      <translation>धनादेश वटला नाही; देय रक्कम पुन्हा बाकी आहे</translation>
    </message>
    <message>
      <source>The cheque is not realised yet; nothing is paid back on it.</source>
      <translation>धनादेश अद्याप वटलेला नाही; त्यावर काही परत केले जात नाही.</translation>
    </message>
    <message>
      <source>The cheque is realised</source>
      <translation>धनादेश वटला आहे</translation>
    </message>
    <message>
      <source>The cheque was received on {date}; this is between that day and today.</source>
      <translation>धनादेश {date} रोजी मिळाला; हा दिवस ते आज यांच्या दरम्यान असावा.</translation>
    </message>
    <message>
      <source>The choice is an entry of its own; it stands in the note sheet with your name and reason.</source>
      <translation>निवड ही स्वतंत्र नोंद आहे; ती टिप्पणीत तुमच्या नावासह व कारणासह राहते.</translation>
    </message>
    <message>
      <source>The choice is recorded; the order can be made</source>
      <translation>निवड नोंदवली; आता आदेश करता येईल</translation>
    </message>
    <message>
      <source>The clock it starts</source>
      <translation>यामुळे सुरू होणारी मुदत</translation>
    </message>
    <message>
      <source>The code was changed after it was signed.</source>
      <translation>सहीनंतर कोड बदलला गेला आहे.</translation>
    </message>
    <message>
      <source>The code was signed by a PC that this office does not know.</source>
      <translation>कोडवर या कार्यालयाला माहीत नसलेल्या पीसीची सही आहे.</translation>
    </message>
    <message>
      <source>The columns are known from a register with these headers.</source>
      <translation>या शीर्षकांच्या नोंदवहीवरून स्तंभ माहीत आहेत.</translation>
    </message>
    <message>
      <source>The copy</source>
      <translation>प्रत</translation>
    </message>
    <message>
      <source>The council is to be told</source>
      <translation>परिषदेस कळवायचे आहे</translation>
    </message>
    <message>
      <source>The council was told on {day}: {number}</source>
      <translation>परिषदेस {day} रोजी कळविले: {number}</translation>
    </message>
    <message>
      <source>The count</source>
      <translation>मोजणी</translation>
    </message>
    <message>
      <source>The daily backup could not be made. {why} Tell who looks after the program.</source>
      <translation>रोजचा बॅकअप घेता आला नाही. {why} प्रोग्रामची देखभाल करणाऱ्याला सांगा.</translation>
    </message>
    <message>
      <source>The data could not be read or saved</source>
      <translation>डेटा वाचता किंवा जतन करता आला नाही</translation>
    </message>
    <message>
      <source>The data file is another office's than its folder. Nothing was changed. Put the right nagardesk.db back.</source>
      <translation>डेटा फाइल दुसऱ्या कार्यालयाची आहे, या फोल्डरच्या कार्यालयाची नाही. काही बदलले नाही. योग्य nagardesk.db परत ठेवा.</translation>
    </message>
    <message>
      <source>The data file is another program's. Nothing was changed. Put the right nagardesk.db back, or run the repair: nagardesk store repair</source>
      <translation>ही डेटा फाइल दुसऱ्या प्रोग्रामची आहे. काही बदलले नाही. योग्य nagardesk.db परत ठेवा, किंवा दुरुस्ती चालवा: nagardesk store repair</translation>
    </message>
    <message>
      <source>The data file is damaged; nothing more is written to it. Leave the folder as it is and run the repair: nagardesk store repair</source>
      <translation>डेटा फाइल बिघडली आहे; तिच्यात आणखी काही लिहिले जात नाही. फोल्डर तसेच ठेवा व दुरुस्ती चालवा: nagardesk store repair</translation>
    </message>
    <message>
      <source>The data file is empty or gone. Nothing was changed. Put the right nagardesk.db back, or run the repair: nagardesk store repair</source>
      <translation>डेटा फाइल रिकामी आहे किंवा नाहीशी झाली आहे. काही बदलले नाही. योग्य nagardesk.db परत ठेवा, किंवा दुरुस्ती चालवा: nagardesk store repair</translation>
    </message>
    <message>
      <source>The data file refused this step; nothing was saved. Do it again, and tell if it stays.</source>
      <translation>डेटा फाइलने ही पायरी घेतली नाही; काही जतन झाले नाही. पुन्हा करा, आणि तसेच राहिल्यास सांगा.</translation>
    </message>
    <message>
      <source>The data folder can't be written. Nothing was changed.</source>
      <translation>डेटा फोल्डरमध्ये लिहिता येत नाही. काही बदलले नाही.</translation>
    </message>
    <message>
      <source>The data folder can't be written. What was saved before can be read; nothing new can be saved. Tell who looks after the program.</source>
      <translation>डेटा फोल्डरमध्ये लिहिता येत नाही. आधी जतन केलेले वाचता येते; नवीन काही जतन करता येत नाही. प्रोग्रामची देखभाल करणाऱ्याला सांगा.</translation>
    </message>
    <message>
      <source>The data folder is not in its place any more. This step was not saved. Put it back, then open the program again.</source>
      <translation>डेटा फोल्डर आता त्याच्या जागी नाही. ही कृती जतन झाली नाही. तो परत ठेवा, मग प्रोग्राम पुन्हा उघडा.</translation>
    </message>
    <message>
      <source>The data folder lies on a network drive, where what is saved can be lost. Let whoever looks after the program move it to a disk of this PC.</source>
      <translation>डेटा फोल्डर नेटवर्क ड्राइव्हवर आहे, जेथे जतन केलेले हरवू शकते. प्रोग्रामची देखभाल करणाऱ्याकडून ते याच पीसीच्या डिस्कवर हलवून घ्या.</translation>
    </message>
    <message>
      <source>The data is encrypted, but its key lies in a file: this PC has no keyring. Tell who looks after the program.</source>
      <translation>डेटा कूटबद्ध आहे, पण त्याची किल्ली एका फाइलमध्ये आहे: या पीसीत किल्ली-तिजोरी नाही. प्रोग्रामची देखभाल करणाऱ्याला सांगा.</translation>
    </message>
    <message>
      <source>The database library of this PC is too old. Run the set-up of the program again.</source>
      <translation>या पीसीवरील डेटाबेस लायब्ररी खूप जुनी आहे. प्रोग्रामची उभारणी पुन्हा चालवा.</translation>
    </message>
    <message>
      <source>The day of receipt, the fee and the number are not changed here: enter what happened as an act of its own.</source>
      <translation>प्राप्तीचा दिवस, शुल्क व क्रमांक येथे बदलत नाहीत: जे घडले ते स्वतंत्र कृती म्हणून नोंदवा.</translation>
    </message>
    <message>
      <source>The days must rise with the numbers of the book; look at day and number.</source>
      <translation>दिवस पुस्तकाच्या क्रमांकांसोबत वाढले पाहिजेत; दिवस व क्रमांक पहा.</translation>
    </message>
    <message>
      <source>The demand is served; its time to pay runs</source>
      <translation>मागणी बजावली; भरण्याची मुदत सुरू झाली</translation>
    </message>
    <message>
      <source>The demand was made on {date}; the answer can't be earlier.</source>
      <translation>मागणी {date} रोजी केली; उत्तर त्याआधीचे असू शकत नाही.</translation>
    </message>
    <message>
      <source>The demand was made on {date}; this comes after.</source>
      <translation>मागणी {date} रोजी झाली; हे त्यानंतरचे आहे.</translation>
    </message>
    <message>
      <source>The difference is settled</source>
      <translation>फरकाचा निपटारा झाला</translation>
    </message>
    <message>
      <source>The difference that stands is ₹ {amount}.</source>
      <translation>उरलेला फरक ₹ {amount} आहे.</translation>
    </message>
    <message>
      <source>The digital signature does not hold; nothing was issued. Do it again.</source>
      <translation>डिजिटल स्वाक्षरी वैध ठरली नाही; काही जारी झाले नाही. पुन्हा करा.</translation>
    </message>
    <message>
      <source>The directions do not apply here</source>
      <translation>निर्देश येथे लागू नाहीत</translation>
    </message>
    <message>
      <source>The directions on demolition put aside</source>
      <translation>पाडण्याबाबतचे निर्देश बाजूला ठेवणे</translation>
    </message>
    <message>
      <source>The directions on demolition stand again</source>
      <translation>पाडण्याबाबतचे निर्देश पुन्हा लागू</translation>
    </message>
    <message>
      <source>The disk did not take or give the data. This step was not saved.</source>
      <translation>डिस्कने डेटा घेतला किंवा दिला नाही. ही पायरी जतन झाली नाही.</translation>
    </message>
    <message>
      <source>The disk is full. This step was not saved. Make room on the disk, then do it again.</source>
      <translation>डिस्क भरली आहे. ही पायरी जतन झाली नाही. जागा करा, मग पुन्हा करा.</translation>
    </message>
    <message>
      <source>The disk is full. What was saved before can be read; nothing new can be saved until there is room. Move films and pictures away or empty the bin; then work goes on.</source>
      <translation>डिस्क भरली आहे. आधी जतन केलेले वाचता येते; जागा होईपर्यंत नवीन काही जतन करता येत नाही. चित्रपट व चित्रे हलवा किंवा कचरापेटी रिकामी करा; मग काम पुढे चालते.</translation>
    </message>
    <message>
      <source>The draft is taken back</source>
      <translation>मसुदा मागे घेतला</translation>
    </message>
    <message>
      <source>The draft waits for signature</source>
      <translation>मसुदा सहीच्या प्रतीक्षेत आहे</translation>
    </message>
    <message>
      <source>The emblem is no picture that can be printed. Choose a PNG or JPEG file.</source>
      <translation>चिन्ह छापता येईल असे चित्र नाही. PNG किंवा JPEG फाइल निवडा.</translation>
    </message>
    <message>
      <source>The exchange did not go through</source>
      <translation>देवाणघेवाण पूर्ण झाली नाही</translation>
    </message>
    <message>
      <source>The exchange was stopped; it goes on from there next time.</source>
      <translation>देवाणघेवाण थांबवली; पुढच्या वेळी तेथून पुढे चालेल.</translation>
    </message>
    <message>
      <source>The exchange with the centre did not go through</source>
      <translation>केंद्राशी देवाणघेवाण पूर्ण झाली नाही</translation>
    </message>
    <message>
      <source>The expense is demanded from {n} owners</source>
      <translation>{n} मालकांकडून खर्च मागितला</translation>
    </message>
    <message>
      <source>The facts on which the order rests</source>
      <translation>आदेश ज्या वस्तुस्थितीवर आधारित आहे ती</translation>
    </message>
    <message>
      <source>The fee is another sum; take what the office has set.</source>
      <translation>शुल्क वेगळी रक्कम आहे; कार्यालयाने ठरवलेली घ्या.</translation>
    </message>
    <message>
      <source>The fee of an application</source>
      <translation>अर्जाचे शुल्क</translation>
    </message>
    <message>
      <source>The file can't be written there; choose another folder.</source>
      <translation>फाइल तिथे लिहिता येत नाही; दुसरा फोल्डर निवडा.</translation>
    </message>
    <message>
      <source>The file does not say in which grid it is. Name it: an EPSG number such as 32643, 4326 for degrees, or local.</source>
      <translation>फाइल ग्रिड सांगत नाही. लिहा: EPSG क्रमांक जसे 32643, अंशांसाठी 4326, किंवा local.</translation>
    </message>
    <message>
      <source>The file has two base lines; a street has one.</source>
      <translation>फाइलमध्ये दोन आधाररेषा आहेत; रस्त्याला एकच असते.</translation>
    </message>
    <message>
      <source>The file is in the register</source>
      <translation>फाइल नोंदवहीत आली</translation>
    </message>
    <message>
      <source>The file names its grid itself. Leave the grid out.</source>
      <translation>फाइल स्वतःच ग्रिड सांगते. ग्रिड रिकामा सोडा.</translation>
    </message>
    <message>
      <source>The file of the encryption is damaged. Put the one from a folder of copies in its place.</source>
      <translation>कूटबद्धतेची फाइल खराब आहे. प्रतींच्या फोल्डरमधील फाइल त्या जागी ठेवा.</translation>
    </message>
    <message>
      <source>The file of this print job is damaged and was put aside. Print its papers again from their cases.</source>
      <translation>या मुद्रण कामाची फाइल खराब आहे व बाजूला ठेवली आहे. त्याची पत्रे त्यांच्या प्रकरणांतून पुन्हा छापा.</translation>
    </message>
    <message>
      <source>The file that says where this PC belongs is damaged. Enrol it again under Sync.</source>
      <translation>हा पीसी कोणत्या केंद्राचा हे सांगणारी फाइल खराब आहे. ‘देवाणघेवाण’ मध्ये पुन्हा जोडा.</translation>
    </message>
    <message>
      <source>The first column holds the day, the next the name</source>
      <translation>पहिल्या स्तंभात दिवस, पुढच्यात नाव</translation>
    </message>
    <message>
      <source>The first column holds the number, the next the name in each language</source>
      <translation>पहिल्या स्तंभात क्रमांक, पुढच्यांत प्रत्येक भाषेत नाव</translation>
    </message>
    <message>
      <source>The first day does not count</source>
      <translation>पहिला दिवस मोजत नाहीत</translation>
    </message>
    <message>
      <source>The first instalment falls due on a day still to come.</source>
      <translation>पहिला हप्ता पुढील दिवशी देय असतो.</translation>
    </message>
    <message>
      <source>The fonts of the papers are not right here. Run the set-up of the program again.</source>
      <translation>पत्रांचे फॉन्ट येथे बरोबर नाहीत. प्रोग्रामची मांडणी पुन्हा चालवा.</translation>
    </message>
    <message>
      <source>The form of this application asks for no enclosures.</source>
      <translation>या अर्जाचा नमुना जोडपत्रे मागत नाही.</translation>
    </message>
    <message>
      <source>The group before or after</source>
      <translation>आधीचा किंवा नंतरचा गट</translation>
    </message>
    <message>
      <source>The head of office has not accepted the texts of papers in this language yet. He does it once under Settings.</source>
      <translation>कार्यालय प्रमुखाने या भाषेतील पत्रांचे मजकूर अजून स्वीकारलेले नाहीत. ते एकदा ‘मांडणी’ मध्ये करतात.</translation>
    </message>
    <message>
      <source>The head of office then accepts the texts of the papers under Today; before that none can be issued.</source>
      <translation>मग कार्यालय प्रमुख ‘आज’ मध्ये कागदांचे मजकूर स्वीकारतात; त्याआधी कोणताही कागद निघत नाही.</translation>
    </message>
    <message>
      <source>The heads of the columns are not known. Use chainage, left, right, or those of a field book.</source>
      <translation>स्तंभांची शीर्षके माहीत नाहीत. chainage, left, right किंवा मोजणी पुस्तकाची वापरा.</translation>
    </message>
    <message>
      <source>The hearing is entered, minutes {number}</source>
      <translation>सुनावणी नोंदवली, कार्यवृत्त {number}</translation>
    </message>
    <message>
      <source>The hearing is fixed for {day}</source>
      <translation>सुनावणी {day} रोजी ठरली</translation>
    </message>
    <message>
      <source>The hearing of {date} is recorded already.</source>
      <translation>{date} ची सुनावणी आधीच नोंदवली आहे.</translation>
    </message>
    <message>
      <source>The hearing stands fixed for another day; adjourn it to hold it on this one.</source>
      <translation>सुनावणी दुसऱ्या दिवशी ठरली आहे; या दिवशी घेण्यासाठी ती तहकूब करा.</translation>
    </message>
    <message>
      <source>The id of this office</source>
      <translation>या कार्यालयाचा ओळख क्रमांक</translation>
    </message>
    <message>
      <source>The key is not right. Check it letter by letter.</source>
      <translation>किल्ली बरोबर नाही. अक्षर न अक्षर तपासा.</translation>
    </message>
    <message>
      <source>The language of a paper belongs to the paper, not to the screen.</source>
      <translation>कागदाची भाषा कागदाची असते, पडद्याची नव्हे.</translation>
    </message>
    <message>
      <source>The last day can't be before the first.</source>
      <translation>शेवटचा दिवस पहिल्याच्या आधी असू शकत नाही.</translation>
    </message>
    <message>
      <source>The last day for objections comes after the notice.</source>
      <translation>हरकतींचा शेवटचा दिवस सूचनेनंतर येतो.</translation>
    </message>
    <message>
      <source>The last day in the post lies before the first.</source>
      <translation>पदाचा शेवटचा दिवस पहिल्या दिवसाआधी आहे.</translation>
    </message>
    <message>
      <source>The last day in this post; else empty</source>
      <translation>या पदाचा शेवटचा दिवस; नाहीतर रिकामे</translation>
    </message>
    <message>
      <source>The law does not give this act here.</source>
      <translation>कायदा येथे हे काम देत नाही.</translation>
    </message>
    <message>
      <source>The law does not let this be done now</source>
      <translation>कायदा हे आता करू देत नाही</translation>
    </message>
    <message>
      <source>The law of this case's day is not on this PC; install its pack.</source>
      <translation>या प्रकरणाच्या दिवसाचा कायदा या पीसीवर नाही; त्याचा संच बसवा.</translation>
    </message>
    <message>
      <source>The least land left over that is of use</source>
      <translation>उरलेली किमान जमीन जी उपयोगी आहे</translation>
    </message>
    <message>
      <source>The letter with {number} came back; it is to be served anew</source>
      <translation>{number} असलेले पत्र परत आले; त्याची बजावणी पुन्हा करायची आहे</translation>
    </message>
    <message>
      <source>The letters of this file can't be read. Save it as .csv in UTF-8 or as .xlsx.</source>
      <translation>फाईलची अक्षरे वाचता येत नाहीत. UTF-8 मध्ये .csv किंवा .xlsx म्हणून साठवा.</translation>
    </message>
    <message>
      <source>The letters of this file can't be read. Save it as UTF-8.</source>
      <translation>या फाइलची अक्षरे वाचता येत नाहीत. ती UTF-8 मध्ये साठवा.</translation>
    </message>
    <message>
      <source>The licence does not stand any more (section {section}).</source>
      <translation>अनुज्ञप्ती आता लागू नाही (कलम {section}).</translation>
    </message>
    <message>
      <source>The line crosses the base line at the place shown; a street line lies on one side of it.</source>
      <translation>रेषा दाखवलेल्या जागी आधाररेषेला छेदते; रस्त्याची रेषा तिच्या एका बाजूस असते.</translation>
    </message>
    <message>
      <source>The line does not run along the base line.</source>
      <translation>रेषा आधाररेषेच्या बाजूने जात नाही.</translation>
    </message>
    <message>
      <source>The line folds over itself at the place shown. Look at the offsets there.</source>
      <translation>रेषा दाखवलेल्या जागी स्वतःवर दुमडते. तिथली अंतरे पाहा.</translation>
    </message>
    <message>
      <source>The line is</source>
      <translation>रेषा आहे</translation>
    </message>
    <message>
      <source>The line no longer stops the case</source>
      <translation>रेषा आता प्रकरण थांबवत नाही</translation>
    </message>
    <message>
      <source>The line turns back along the street at the place shown.</source>
      <translation>रेषा दाखवलेल्या जागी रस्त्याच्या बाजूने मागे वळते.</translation>
    </message>
    <message>
      <source>The lines in force have changed since this was measured; measure it again.</source>
      <translation>मोजल्यानंतर अंमलातील रेषा बदलल्या; पुन्हा मोजा.</translation>
    </message>
    <message>
      <source>The list has become shorter; look again.</source>
      <translation>यादी लहान झाली आहे; पुन्हा पहा.</translation>
    </message>
    <message>
      <source>The list is still being read. Wait until its end.</source>
      <translation>यादी अजून वाचली जात आहे. तिच्या शेवटापर्यंत थांबा.</translation>
    </message>
    <message>
      <source>The map</source>
      <translation>नकाशा</translation>
    </message>
    <message>
      <source>The map of this layer is damaged; import it again.</source>
      <translation>या थराचा नकाशा खराब आहे; तो पुन्हा आयात करा.</translation>
    </message>
    <message>
      <source>The newer program there is not whole, or not signed by a key that is known here. It is not used; tell the administrator.</source>
      <translation>तेथील नवा प्रोग्राम अपूर्ण आहे, किंवा येथे माहीत असलेल्या किल्लीने सही केलेला नाही. तो वापरला जात नाही; प्रशासकाला सांगा.</translation>
    </message>
    <message>
      <source>The newest file in the folder of backups on the stick</source>
      <translation>पेन ड्राइव्हवरील बॅकअप फोल्डरमधील सर्वात नवी फाइल</translation>
    </message>
    <message>
      <source>The newest paper</source>
      <translation>सर्वांत नवा कागद</translation>
    </message>
    <message>
      <source>The newest papers</source>
      <translation>सर्वात नवे कागद</translation>
    </message>
    <message>
      <source>The next of the list</source>
      <translation>यादीतील पुढचे</translation>
    </message>
    <message>
      <source>The next or last case or line</source>
      <translation>पुढील किंवा मागील प्रकरण किंवा रेषा</translation>
    </message>
    <message>
      <source>The notice can't be older than the proposal it tells of.</source>
      <translation>सूचना तिच्या प्रस्तावापेक्षा जुनी असू शकत नाही.</translation>
    </message>
    <message>
      <source>The notice gets its number and goes out as of that day; the scan and the hour stay with it in the file.</source>
      <translation>नोटिशीला क्रमांक मिळतो आणि ती त्या दिवसापासून निघाली असे धरले जाते; स्कॅन आणि वेळ तिच्यासोबत फाइलमध्ये राहतात.</translation>
    </message>
    <message>
      <source>The notice is not served yet; its period runs from service.</source>
      <translation>नोटीस अजून बजावलेली नाही; तिची मुदत बजावणीपासून चालते.</translation>
    </message>
    <message>
      <source>The notice of entry leaves time until {moment} (section {section}).</source>
      <translation>प्रवेशाची नोटीस {moment} पर्यंत वेळ देते (कलम {section}).</translation>
    </message>
    <message>
      <source>The notice was given under section {made}; no order under {section} follows from it.</source>
      <translation>नोटीस कलम {made} खाली दिली; तिच्यावरून कलम {section} खालील आदेश होत नाही.</translation>
    </message>
    <message>
      <source>The notice was issued on {date}; serve it after.</source>
      <translation>नोटीस {date} रोजी निघाली; बजावणी त्यानंतर करा.</translation>
    </message>
    <message>
      <source>The notice was served on {date}; this comes after.</source>
      <translation>नोटीस {date} रोजी बजावली; हे त्यानंतर होते.</translation>
    </message>
    <message>
      <source>The notice's clear days must be over; too early a day is refused with the first lawful one.</source>
      <translation>नोटिशीचे पूर्ण दिवस संपलेले असावेत; लवकरचा दिवस पहिल्या कायदेशीर दिवसासह नाकारला जातो.</translation>
    </message>
    <message>
      <source>The objection</source>
      <translation>हरकतीचा मजकूर</translation>
    </message>
    <message>
      <source>The objection has its answer</source>
      <translation>हरकतीला उत्तर दिले</translation>
    </message>
    <message>
      <source>The objection is</source>
      <translation>हरकत</translation>
    </message>
    <message>
      <source>The objection of {name} is accepted</source>
      <translation>{name} यांची हरकत मान्य झाली</translation>
    </message>
    <message>
      <source>The objection of {name} is not accepted</source>
      <translation>{name} यांची हरकत मान्य झाली नाही</translation>
    </message>
    <message>
      <source>The offence is not compounded yet; the fee under section {section} comes after that.</source>
      <translation>अपराधाची तडजोड अजून झालेली नाही; कलम {section} चे शुल्क त्यानंतर.</translation>
    </message>
    <message>
      <source>The office asks for no such enclosure.</source>
      <translation>कार्यालय असे जोडपत्र मागत नाही.</translation>
    </message>
    <message>
      <source>The office has no such ward or choice.</source>
      <translation>कार्यालयात असा प्रभाग किंवा पर्याय नाही.</translation>
    </message>
    <message>
      <source>The office has not set this value yet. An administrator enters it with the bye-law that fixes it.</source>
      <translation>कार्यालयाने हे मूल्य अजून ठरवलेले नाही. प्रशासक ते ठरवणाऱ्या उपविधीसह नोंदवतात.</translation>
    </message>
    <message>
      <source>The office has set nothing yet.</source>
      <translation>कार्यालयाने अद्याप काही ठरवले नाही.</translation>
    </message>
    <message>
      <source>The office is closed on {date}; fix another day.</source>
      <translation>{date} रोजी कार्यालय बंद आहे; दुसरा दिवस ठरवा.</translation>
    </message>
    <message>
      <source>The office is founded</source>
      <translation>कार्यालय स्थापन झाले</translation>
    </message>
    <message>
      <source>The office is there already; this PC becomes one of its own.</source>
      <translation>कार्यालय आधीच आहे; हा पीसी त्याचा होतो.</translation>
    </message>
    <message>
      <source>The old entry stays readable; papers already issued keep what they say.</source>
      <translation>जुनी नोंद वाचता येते; निघालेले कागद जसेच्या तसे राहतात.</translation>
    </message>
    <message>
      <source>The one before in the list</source>
      <translation>यादीतील मागचे</translation>
    </message>
    <message>
      <source>The one-time code is not right, was used already, or has run out. Ask for a new one.</source>
      <translation>एकदाच चालणारा संकेतांक चुकीचा, वापरलेला किंवा मुदत संपलेला आहे. नवा मागा.</translation>
    </message>
    <message>
      <source>The order</source>
      <translation>आदेश</translation>
    </message>
    <message>
      <source>The order must answer each of them</source>
      <translation>आदेशात प्रत्येकाचे उत्तर हवे</translation>
    </message>
    <message>
      <source>The order on this notice is made; what is still to be said belongs to the appeal.</source>
      <translation>या नोटिशीवर आदेश झालेला आहे; उरलेले अपिलात सांगायचे.</translation>
    </message>
    <message>
      <source>The other side still has its time. The first day for the hearing is {first_day}.</source>
      <translation>समोरच्या पक्षाची मुदत अजून बाकी आहे. सुनावणी सर्वांत आधी {first_day} रोजी घेता येईल.</translation>
    </message>
    <message>
      <source>The owner asked on</source>
      <translation>मालकाने मागितल्याचा दिवस</translation>
    </message>
    <message>
      <source>The owner was called on already.</source>
      <translation>मालकाला आधीच सांगितले आहे.</translation>
    </message>
    <message>
      <source>The paper can't be printed as it should be</source>
      <translation>कागद जसा हवा तसा छापता येत नाही</translation>
    </message>
    <message>
      <source>The paper's file is damaged on this PC; it comes again from the centre.</source>
      <translation>कागदाची फाइल या पीसीवर बिघडली आहे; ती केंद्रातून पुन्हा येईल.</translation>
    </message>
    <message>
      <source>The paper's file is not on this PC yet; it comes with the next exchange.</source>
      <translation>कागदाची फाइल अजून या पीसीवर नाही; पुढच्या देवाणघेवाणीत येईल.</translation>
    </message>
    <message>
      <source>The papers are open without a fee.</source>
      <translation>कागद शुल्काशिवाय पाहता येतात.</translation>
    </message>
    <message>
      <source>The parcel is of another owner than this way of taking it is for; choose the other way.</source>
      <translation>हा भूखंड दुसऱ्या प्रकारच्या मालकाचा आहे; घेण्याचा दुसरा प्रकार निवडा.</translation>
    </message>
    <message>
      <source>The part taken down must be a number, and no more than the whole.</source>
      <translation>पाडलेला भाग संख्या हवा, आणि पूर्णापेक्षा जास्त नको.</translation>
    </message>
    <message>
      <source>The particulars are entered; the clock runs afresh</source>
      <translation>तपशील नोंदवले; मुदत नव्याने चालते</translation>
    </message>
    <message>
      <source>The path of this folder is too long. Choose a folder nearer to the top of the disk.</source>
      <translation>या फोल्डरचा मार्ग फार लांब आहे. डिस्कच्या वरच्या पातळीजवळचे फोल्डर निवडा.</translation>
    </message>
    <message>
      <source>The payment</source>
      <translation>प्रदान</translation>
    </message>
    <message>
      <source>The person signed in does not have the role that this needs.</source>
      <translation>साइन इन केलेल्या व्यक्तीकडे यासाठी लागणारी भूमिका नाही.</translation>
    </message>
    <message>
      <source>The person signed in holds no cash here.</source>
      <translation>प्रवेश केलेल्या व्यक्तीकडे येथे रोख नाही.</translation>
    </message>
    <message>
      <source>The plot is parcel {number} of the street's survey</source>
      <translation>भूखंड हा रस्त्याच्या मोजणीतील भूखंड {number} आहे</translation>
    </message>
    <message>
      <source>The plot no longer touches the line</source>
      <translation>भूखंड आता रेषेला लागत नाही</translation>
    </message>
    <message>
      <source>The plot no longer touches the street line: {reason}</source>
      <translation>भूखंड आता रस्त्याच्या रेषेला लागत नाही: {reason}</translation>
    </message>
    <message>
      <source>The plot touches no line in force</source>
      <translation>भूखंड अंमलातील कोणत्याही रेषेला लागत नाही</translation>
    </message>
    <message>
      <source>The plot touches the line by {area} m²; section {section} stops the case</source>
      <translation>भूखंड {area} चौ.मी. रेषेला लागतो; कलम {section} प्रकरण थांबवते</translation>
    </message>
    <message>
      <source>The plot touches the street line by {area} m² (up to {depth} m). Nothing can be granted there without the leave that the section names.</source>
      <translation>भूखंड रस्त्याच्या रेषेला {area} चौ.मी. ({depth} मी. पर्यंत) लागतो. कलमातील परवानगीशिवाय तेथे काहीही मंजूर करता येत नाही.</translation>
    </message>
    <message>
      <source>The plot touches the street line by {area} m² (up to {depth} m). The section forbids building there; the Act knows no leave for it.</source>
      <translation>भूखंड रस्त्याच्या रेषेला {area} चौ.मी. ({depth} मी. पर्यंत) लागतो. कलम तेथे बांधकामास मनाई करते; अधिनियमात त्यासाठी परवानगी नाही.</translation>
    </message>
    <message>
      <source>The plot touches the street line by {area} m²; {section} stops the case</source>
      <translation>भूखंड रस्त्याच्या रेषेला {area} चौ.मी. लागतो; {section} प्रकरण थांबवते</translation>
    </message>
    <message>
      <source>The post before ends on the day before this one begins.</source>
      <translation>आधीचे पद हे सुरू होण्याच्या आदल्या दिवशी संपते.</translation>
    </message>
    <message>
      <source>The power is looked at for that officer and that day.</source>
      <translation>अधिकार त्या अधिकाऱ्यासाठी आणि त्या दिवसासाठी पाहिला जातो.</translation>
    </message>
    <message>
      <source>The program did a step wrongly; nothing of it was saved. Tell who looks after the program.</source>
      <translation>प्रोग्रामने एक पायरी चुकीची केली; तिचे काही जतन झाले नाही. प्रोग्रामची देखभाल करणाऱ्याला सांगा.</translation>
    </message>
    <message>
      <source>The program was closing; the copy was broken off. The next one is made by itself.</source>
      <translation>प्रोग्राम बंद होत होता; प्रत मध्येच राहिली. पुढची आपोआप होते.</translation>
    </message>
    <message>
      <source>The program was not closed properly last time (a power cut?). The data was checked and is sound.</source>
      <translation>मागच्या वेळी प्रोग्राम नीट बंद झाला नव्हता (वीज गेली?). डेटा तपासला आणि तो ठीक आहे.</translation>
    </message>
    <message>
      <source>The proposal is given up</source>
      <translation>प्रस्ताव सोडून दिला</translation>
    </message>
    <message>
      <source>The proviso to the section has no such clause.</source>
      <translation>कलमाच्या परंतुकात असा खंड नाही.</translation>
    </message>
    <message>
      <source>The proxy of this line wants a name and a password. Nothing was sent. Ask who looks after the line to let this PC through to the centre.</source>
      <translation>या लाइनचा प्रॉक्सी नाव आणि पासवर्ड मागतो. काहीही पाठवले नाही. लाइनची देखरेख करणाऱ्यांना सांगा की या पीसीला केंद्रापर्यंत जाऊ द्या.</translation>
    </message>
    <message>
      <source>The rate of land of a place</source>
      <translation>एखाद्या ठिकाणचा जमीन दर</translation>
    </message>
    <message>
      <source>The receipt is cancelled; its number stays used</source>
      <translation>पावती रद्द झाली; तिचा क्रमांक वापरलेलाच राहतो</translation>
    </message>
    <message>
      <source>The register of sticks can't be written. Make room on the disk, then do it again.</source>
      <translation>पेन ड्राइव्हची नोंदवही लिहिता येत नाही. डिस्कवर जागा करा, मग पुन्हा करा.</translation>
    </message>
    <message>
      <source>The remainder is taken at the owner's request only; write its day.</source>
      <translation>उरलेली जमीन फक्त मालकाच्या मागणीवर घेतली जाते; तो दिवस लिहा.</translation>
    </message>
    <message>
      <source>The revenue circular, rule or order</source>
      <translation>महसूल परिपत्रक, नियम किंवा आदेश</translation>
    </message>
    <message>
      <source>The same as the last time, or as in the line above</source>
      <translation>मागच्या वेळेसारखे, किंवा वरच्या ओळीसारखे</translation>
    </message>
    <message>
      <source>The same line stands earlier in this file.</source>
      <translation>हीच ओळ फाईलमध्ये आधी आहे.</translation>
    </message>
    <message>
      <source>The same text in the second language</source>
      <translation>तोच मजकूर दुसऱ्या भाषेत</translation>
    </message>
    <message>
      <source>The section does not take this into account.</source>
      <translation>कलम हे विचारात घेत नाही.</translation>
    </message>
    <message>
      <source>The section forbids it outright; it knows no permission.</source>
      <translation>कलम हे पूर्णपणे मना करते; परवानगी नाही.</translation>
    </message>
    <message>
      <source>The section has no effect in this kind of body until it is notified.</source>
      <translation>अधिसूचना होईपर्यंत हे कलम या प्रकारच्या संस्थेत लागू नाही.</translation>
    </message>
    <message>
      <source>The section is signed by another authority than the person signed in.</source>
      <translation>या कलमाखाली सही साइन इन केलेल्या व्यक्तीची नव्हे, दुसऱ्या प्राधिकाऱ्याची असते.</translation>
    </message>
    <message>
      <source>The section knows no such exception.</source>
      <translation>कलमात असा अपवाद नाही.</translation>
    </message>
    <message>
      <source>The section sets a shortest and a longest time; choose one between them.</source>
      <translation>कलम कमीत कमी व जास्तीत जास्त वेळ ठरवते; त्यामधील निवडा.</translation>
    </message>
    <message>
      <source>The section wants an approval first; record its number and date.</source>
      <translation>कलमानुसार आधी मंजुरी हवी; तिचा क्रमांक व तारीख नोंदवा.</translation>
    </message>
    <message>
      <source>The setting forward is entered</source>
      <translation>पुढे आणणे नोंदले</translation>
    </message>
    <message>
      <source>The shares must come to the whole expense.</source>
      <translation>वाट्यांची बेरीज संपूर्ण खर्चाइतकी हवी.</translation>
    </message>
    <message>
      <source>The signature file can't be read; choose it again.</source>
      <translation>स्वाक्षरी फाइल वाचता येत नाही; पुन्हा निवडा.</translation>
    </message>
    <message>
      <source>The signature file does not open: it is damaged, or the password is wrong.</source>
      <translation>स्वाक्षरी फाइल उघडत नाही: ती खराब आहे किंवा पासवर्ड चुकीचा आहे.</translation>
    </message>
    <message>
      <source>The spreadsheet</source>
      <translation>स्प्रेडशीट</translation>
    </message>
    <message>
      <source>The statement is ready to print</source>
      <translation>निवेदन छापण्यास तयार आहे</translation>
    </message>
    <message>
      <source>The stick can be used; {size} are free.</source>
      <translation>पेन ड्राइव्ह वापरता येते; {size} जागा आहे.</translation>
    </message>
    <message>
      <source>The stick can't be read. Put it in again.</source>
      <translation>पेन ड्राइव्ह वाचता येत नाही. पुन्हा लावा.</translation>
    </message>
    <message>
      <source>The stick can't be written. See that it is not locked, or take another one.</source>
      <translation>पेन ड्राइव्हवर लिहिता येत नाही. ती बंद नाही ना पहा, किंवा दुसरी घ्या.</translation>
    </message>
    <message>
      <source>The stick gives back other data than were written to it. Take another one.</source>
      <translation>पेन ड्राइव्ह लिहिल्यापेक्षा वेगळा डेटा परत देते. दुसरी घ्या.</translation>
    </message>
    <message>
      <source>The stick is nearly full. Make room on it or take another one.</source>
      <translation>पेन ड्राइव्ह जवळजवळ भरली आहे. जागा करा किंवा दुसरी घ्या.</translation>
    </message>
    <message>
      <source>The street has no parcels yet; enter or import them first.</source>
      <translation>रस्त्याचे अजून भूखंड नाहीत; आधी नोंदवा किंवा आणा.</translation>
    </message>
    <message>
      <source>The street is kept by a base line of its own; a map file can't be laid over it.</source>
      <translation>हा रस्ता स्वतःच्या आधाररेषेवर ठेवला आहे; त्यावर नकाशा फाइल ठेवता येत नाही.</translation>
    </message>
    <message>
      <source>The street's status does not let this be done.</source>
      <translation>रस्त्याच्या स्थितीत हे करता येत नाही.</translation>
    </message>
    <message>
      <source>The strip that bye-laws keep free behind the line</source>
      <translation>रेषेमागे उपविधींनी मोकळी ठेवलेली पट्टी</translation>
    </message>
    <message>
      <source>The sum that is fixed (rupees)</source>
      <translation>ठरविलेली रक्कम (रुपये)</translation>
    </message>
    <message>
      <source>The sum that is let go (rupees)</source>
      <translation>सूट दिलेली रक्कम (रुपये)</translation>
    </message>
    <message>
      <source>The sun does not rise and set there on that day.</source>
      <translation>त्या दिवशी तेथे सूर्य उगवत व मावळत नाही.</translation>
    </message>
    <message>
      <source>The survey of this street has no such parcel.</source>
      <translation>या रस्त्याच्या मोजणीत असा भूखंड नाही.</translation>
    </message>
    <message>
      <source>The table has no row with an offset.</source>
      <translation>तक्त्यात अंतराची एकही ओळ नाही.</translation>
    </message>
    <message>
      <source>The table of fees does not go so far; have it completed.</source>
      <translation>शुल्क तक्ता इतका पुढे जात नाही; तो पूर्ण करून घ्या.</translation>
    </message>
    <message>
      <source>The tables are saved</source>
      <translation>तक्ते जतन झाले</translation>
    </message>
    <message>
      <source>The text holds a broken character; type it again.</source>
      <translation>मजकुरात तुटलेले अक्षर आहे; पुन्हा टाइप करा.</translation>
    </message>
    <message>
      <source>The text of this paper is not right here. Tell who looks after the program.</source>
      <translation>या पत्राचा मजकूर येथे बरोबर नाही. प्रोग्रामची देखभाल करणाऱ्याला सांगा.</translation>
    </message>
    <message>
      <source>The time for getting a copy does not count</source>
      <translation>प्रत मिळण्याचा काळ मोजत नाहीत</translation>
    </message>
    <message>
      <source>The time for the decision ran out. The statement prints with the last day and its arithmetic, so that the applicant can rely on it.</source>
      <translation>निर्णयाची मुदत संपली. निवेदनात शेवटचा दिवस व त्याचे गणित छापले जाते, म्हणजे अर्जदाराला त्यावर विसंबता येईल.</translation>
    </message>
    <message>
      <source>The time for the decision ran out; silence has decided, and nothing can be refused or granted now.</source>
      <translation>निर्णयाची मुदत संपली; मौनाने निर्णय झाला आहे, आता काही मंजूर किंवा नामंजूर करता येत नाही.</translation>
    </message>
    <message>
      <source>The time of the notice must pass</source>
      <translation>नोटिशीचा वेळ संपावा लागतो</translation>
    </message>
    <message>
      <source>The time that section {section} gives for this has run out.</source>
      <translation>कलम {section} ने यासाठी दिलेली मुदत संपली आहे.</translation>
    </message>
    <message>
      <source>The time to pay runs from the day on which the demand is served.</source>
      <translation>भरण्याची मुदत मागणी बजावल्याच्या दिवसापासून चालते.</translation>
    </message>
    <message>
      <source>The token can't be used. Look whether it is in and the PIN right.</source>
      <translation>टोकन वापरता येत नाही. ते लावलेले व PIN बरोबर आहे का पहा.</translation>
    </message>
    <message>
      <source>The two sides of this booking differ; nothing was saved.</source>
      <translation>या नोंदीच्या दोन बाजू जुळत नाहीत; काहीही जतन झाले नाही.</translation>
    </message>
    <message>
      <source>The value of this cell can't be known; it holds a formula or a fault.</source>
      <translation>या घराचे मूल्य कळू शकत नाही; त्यात सूत्र किंवा चूक आहे.</translation>
    </message>
    <message>
      <source>The whole expense (rupees)</source>
      <translation>संपूर्ण खर्च (रुपये)</translation>
    </message>
    <message>
      <source>The whole field, as first said</source>
      <translation>संपूर्ण माहिती, आधी सांगितल्याप्रमाणे</translation>
    </message>
    <message>
      <source>The wordings have changed since this paper was issued. Enlarge the paper itself instead.</source>
      <translation>हे पत्र जारी झाल्यानंतर शब्दरचना बदलली आहे. पत्रच मोठे करा.</translation>
    </message>
    <message>
      <source>The working</source>
      <translation>हिशेब</translation>
    </message>
    <message>
      <source>The working is kept with the street</source>
      <translation>हिशेब रस्त्यासोबत ठेवला</translation>
    </message>
    <message>
      <source>Their number</source>
      <translation>त्यांचा क्रमांक</translation>
    </message>
    <message>
      <source>Then</source>
      <translation>मग</translation>
    </message>
    <message>
      <source>There are two histories of one PC: it was copied, or put back from an old copy. What is saved here is safe; call the administrator.</source>
      <translation>एका पीसीचे दोन इतिहास आहेत: त्याची नक्कल झाली, किंवा तो जुन्या प्रतीवरून ठेवला. येथे जतन केलेले सुरक्षित आहे; प्रशासकाला बोलवा.</translation>
    </message>
    <message>
      <source>There are two wards {number}.</source>
      <translation>प्रभाग {number} दोनदा आहे.</translation>
    </message>
    <message>
      <source>There is no case {number} on this PC.</source>
      <translation>या पीसीवर प्रकरण {number} नाही.</translation>
    </message>
    <message>
      <source>There is no data in this folder. See that the disk is plugged in, or choose another folder.</source>
      <translation>या फोल्डरमध्ये डेटा नाही. डिस्क जोडली आहे का पाहा, किंवा दुसरा फोल्डर निवडा.</translation>
    </message>
    <message>
      <source>There is no file {name} here.</source>
      <translation>येथे {name} नावाची फाईल नाही.</translation>
    </message>
    <message>
      <source>There is no invitation of a centre here. Choose the file .ngi that its administrator made.</source>
      <translation>येथे केंद्राचे निमंत्रण नाही. त्याच्या प्रशासकाने केलेली .ngi फाइल निवडा.</translation>
    </message>
    <message>
      <source>There is no line to measure by yet.</source>
      <translation>अजून मोजण्यासाठी रेषा नाही.</translation>
    </message>
    <message>
      <source>There is no such agreement in the register.</source>
      <translation>नोंदवहीत असा करार नाही.</translation>
    </message>
    <message>
      <source>There is no such case on this PC.</source>
      <translation>या पीसीवर असे प्रकरण नाही.</translation>
    </message>
    <message>
      <source>There is no such draft of an order on this notice.</source>
      <translation>या नोटिशीवर आदेशाचा असा मसुदा नाही.</translation>
    </message>
    <message>
      <source>There is no such due here.</source>
      <translation>येथे अशी कोणतीही देय रक्कम नाही.</translation>
    </message>
    <message>
      <source>There is no such field.</source>
      <translation>अशी माहिती नाही.</translation>
    </message>
    <message>
      <source>There is no such file.</source>
      <translation>अशी फाईल नाही.</translation>
    </message>
    <message>
      <source>There is no such folder. Put the stick in, and choose a folder on it.</source>
      <translation>असा फोल्डर नाही. पेन ड्राइव्ह लावा व तिच्यावरील फोल्डर निवडा.</translation>
    </message>
    <message>
      <source>There is no such layer.</source>
      <translation>असा थर नाही.</translation>
    </message>
    <message>
      <source>There is no such library; choose the one of the token's maker.</source>
      <translation>अशी लायब्ररी नाही; टोकन बनवणाऱ्याची निवडा.</translation>
    </message>
    <message>
      <source>There is no such notice in this case.</source>
      <translation>या प्रकरणात अशी नोटीस नाही.</translation>
    </message>
    <message>
      <source>There is no such objection in this case.</source>
      <translation>या प्रकरणात अशी हरकत नाही.</translation>
    </message>
    <message>
      <source>There is no such order that stands in this case.</source>
      <translation>या प्रकरणात असा कायम असलेला आदेश नाही.</translation>
    </message>
    <message>
      <source>There is no such paper in this case.</source>
      <translation>या प्रकरणात असा कागद नाही.</translation>
    </message>
    <message>
      <source>There is no such payment here.</source>
      <translation>येथे असे प्रदान नाही.</translation>
    </message>
    <message>
      <source>There is no such proposal for this street.</source>
      <translation>या रस्त्याचा असा प्रस्ताव नाही.</translation>
    </message>
    <message>
      <source>There is no such receipt here.</source>
      <translation>येथे अशी कोणतीही पावती नाही.</translation>
    </message>
    <message>
      <source>There is no such register or report.</source>
      <translation>अशी नोंदवही किंवा अहवाल नाही.</translation>
    </message>
    <message>
      <source>There is no such street here, or several; give its number.</source>
      <translation>येथे असा रस्ता नाही, किंवा अनेक आहेत; त्याचा क्रमांक द्या.</translation>
    </message>
    <message>
      <source>There is no such street on this PC.</source>
      <translation>या पीसीवर असा रस्ता नाही.</translation>
    </message>
    <message>
      <source>There is no table for this font.</source>
      <translation>या फॉन्टचा तक्ता नाही.</translation>
    </message>
    <message>
      <source>There is no wording of this provision in one of the languages of the paper.</source>
      <translation>कागदाच्या एका भाषेत या तरतुदीचा मजकूर नाही.</translation>
    </message>
    <message>
      <source>There is nothing in this file.</source>
      <translation>फाईलमध्ये काहीही नाही.</translation>
    </message>
    <message>
      <source>There is nothing to print.</source>
      <translation>छापायला काही नाही.</translation>
    </message>
    <message>
      <source>There is nothing to save; no file was written.</source>
      <translation>जतन करण्यासारखे काही नाही; कोणतीही फाइल लिहिली नाही.</translation>
    </message>
    <message>
      <source>These are all</source>
      <translation>एवढेच</translation>
    </message>
    <message>
      <source>These are no coordinates; give degrees north and east, such as 23.26 and 77.41.</source>
      <translation>हे निर्देशांक नाहीत; अंश उत्तर व पूर्व द्या, जसे 23.26 आणि 77.41.</translation>
    </message>
    <message>
      <source>These maps are measured in different frames and can't be laid together.</source>
      <translation>हे नकाशे वेगळ्या चौकटींत मोजले आहेत; ते एकत्र ठेवता येत नाहीत.</translation>
    </message>
    <message>
      <source>These passwords were made up. They are shown once: write them down and hand each to its officer.</source>
      <translation>हे पासवर्ड तयार केले आहेत. ते एकदाच दिसतात: लिहून घ्या आणि ज्याचा त्याला द्या.</translation>
    </message>
    <message>
      <source>They are demanded with the due</source>
      <translation>देय रकमेसोबत मागितले जातात</translation>
    </message>
    <message>
      <source>They have changed since; read them again.</source>
      <translation>त्यानंतर ते बदलले आहेत; पुन्हा वाचा.</translation>
    </message>
    <message>
      <source>They stand</source>
      <translation>ते लागू आहेत</translation>
    </message>
    <message>
      <source>Thing</source>
      <translation>वस्तू</translation>
    </message>
    <message>
      <source>Things found or taken</source>
      <translation>सापडलेल्या किंवा घेतलेल्या वस्तू</translation>
    </message>
    <message>
      <source>This GeoJSON is not made as it must be; export it anew.</source>
      <translation>ही GeoJSON बरोबर बनलेली नाही; ती पुन्हा निर्यात करा.</translation>
    </message>
    <message>
      <source>This PC</source>
      <translation>हा पीसी</translation>
    </message>
    <message>
      <source>This PC has no office yet. What shall it be?</source>
      <translation>या पीसीवर अजून कार्यालय नाही. काय करायचे?</translation>
    </message>
    <message>
      <source>This PC has not joined yet</source>
      <translation>हा पीसी अजून जोडलेला नाही</translation>
    </message>
    <message>
      <source>This PC is enrolled.</source>
      <translation>हा पीसी जोडला गेला.</translation>
    </message>
    <message>
      <source>This PC is not enrolled at a centre yet. Ask the administrator for a code and enter it under Sync.</source>
      <translation>हा पीसी अजून कोणत्याही केंद्राशी जोडलेला नाही. प्रशासकाकडून संकेतांक घ्या व ‘देवाणघेवाण’ मध्ये नोंदवा.</translation>
    </message>
    <message>
      <source>This PC's clock is too far from the centre's. Set date and time right.</source>
      <translation>या पीसीचे घड्याळ केंद्राच्या घड्याळापेक्षा खूप वेगळे आहे. तारीख आणि वेळ बरोबर करा.</translation>
    </message>
    <message>
      <source>This archive holds no map that is read here.</source>
      <translation>या संग्रहात येथे वाचला जाणारा नकाशा नाही.</translation>
    </message>
    <message>
      <source>This area at this rate can't be reckoned.</source>
      <translation>या दराने हे क्षेत्र काढता येत नाही.</translation>
    </message>
    <message>
      <source>This book is for papers of another kind.</source>
      <translation>हे पुस्तक दुसऱ्या प्रकारच्या पत्रांसाठी आहे.</translation>
    </message>
    <message>
      <source>This can't be at an hour still to come; it is {hour} now.</source>
      <translation>हे पुढे येणाऱ्या वेळेचे असू शकत नाही; आता {hour} वाजले आहेत.</translation>
    </message>
    <message>
      <source>This can't be changed so.</source>
      <translation>हे असे बदलता येत नाही.</translation>
    </message>
    <message>
      <source>This can't be on a day still to come.</source>
      <translation>हे येणाऱ्या दिवसाचे असू शकत नाही.</translation>
    </message>
    <message>
      <source>This case comes before the other</source>
      <translation>हे प्रकरण दुसऱ्याच्या आधीचे आहे</translation>
    </message>
    <message>
      <source>This case follows the other</source>
      <translation>हे प्रकरण दुसऱ्याच्या नंतरचे आहे</translation>
    </message>
    <message>
      <source>This case has no issued paper yet; there is nothing to bind.</source>
      <translation>या प्रकरणात अद्याप कोणताही कागद दिलेला नाही; बांधण्यासारखे काही नाही.</translation>
    </message>
    <message>
      <source>This comes after {date}.</source>
      <translation>हे {date} नंतरचे असावे.</translation>
    </message>
    <message>
      <source>This copy is not sound, or is none. Take another one, to another disk.</source>
      <translation>ही प्रत ठीक नाही, किंवा प्रतच नाही. दुसरी घ्या, दुसऱ्या डिस्कवर.</translation>
    </message>
    <message>
      <source>This could not be done</source>
      <translation>हे करता आले नाही</translation>
    </message>
    <message>
      <source>This data folder belongs to another office. Choose an empty one.</source>
      <translation>हा डेटा फोल्डर दुसऱ्या कार्यालयाचा आहे. रिकामा निवडा.</translation>
    </message>
    <message>
      <source>This data folder comes from another PC or user. It goes on as a new device with its own numbers.</source>
      <translation>हा डेटा फोल्डर दुसऱ्या पीसी किंवा वापरकर्त्याचा आहे. तो स्वतःचे क्रमांक असलेले नवे यंत्र म्हणून चालेल.</translation>
    </message>
    <message>
      <source>This data folder is a copy of one still in use here. It goes on as a new device with its own numbers. If you meant to work in the other folder, close this one.</source>
      <translation>हा डेटा फोल्डर येथे वापरात असलेल्या फोल्डरची प्रत आहे. तो स्वतःचे क्रमांक असलेले नवे यंत्र म्हणून चालेल. दुसऱ्या फोल्डरमध्ये काम करायचे होते, तर हा बंद करा.</translation>
    </message>
    <message>
      <source>This data folder is an older copy. It goes on as a new device with its own numbers; what is missing comes with the next exchange.</source>
      <translation>हा डेटा फोल्डर जुनी प्रत आहे. तो स्वतःचे क्रमांक असलेले नवे यंत्र म्हणून चालेल; जे नाही ते पुढच्या देवाणघेवाणीत येईल.</translation>
    </message>
    <message>
      <source>This data is encrypted, and its key is not on this PC. Type the recovery key from the printed sheet.</source>
      <translation>हा डेटा कूटबद्ध आहे आणि त्याची किल्ली या पीसीवर नाही. छापील कागदावरील पुनर्प्राप्ती किल्ली लिहा.</translation>
    </message>
    <message>
      <source>This data is not encrypted; there is nothing to do.</source>
      <translation>हा डेटा कूटबद्ध नाही; काही करायचे नाही.</translation>
    </message>
    <message>
      <source>This data is of an older format. Open it once for work first.</source>
      <translation>हा डेटा जुन्या स्वरूपाचा आहे. आधी एकदा कामासाठी उघडा.</translation>
    </message>
    <message>
      <source>This data was last used by a newer Nagardesk. Nothing was changed; install the newer program.</source>
      <translation>हा डेटा शेवटी नव्या नगरडेस्कने वापरला होता. काही बदलले नाही; नवा प्रोग्राम बसवा.</translation>
    </message>
    <message>
      <source>This day is more than a year away; look at the year again.</source>
      <translation>हा दिवस एका वर्षापेक्षा दूर आहे; वर्ष पुन्हा पहा.</translation>
    </message>
    <message>
      <source>This drawing is damaged or no DXF; save it anew.</source>
      <translation>हे रेखाचित्र खराब आहे किंवा DXF नाही; ते पुन्हा साठवा.</translation>
    </message>
    <message>
      <source>This drawing is in units that are not read; draw it in metres.</source>
      <translation>हे रेखाचित्र न वाचल्या जाणाऱ्या एककात आहे; ते मीटरमध्ये काढा.</translation>
    </message>
    <message>
      <source>This file can't be looked at here.</source>
      <translation>ही फाइल येथे पाहता येत नाही.</translation>
    </message>
    <message>
      <source>This file can't be read; choose it again.</source>
      <translation>फाईल वाचता येत नाही; पुन्हा निवडा.</translation>
    </message>
    <message>
      <source>This file declares a document type. A map needs none; it is not read.</source>
      <translation>ही फाइल दस्तऐवज प्रकार घोषित करते. नकाशाला त्याची गरज नाही; ती वाचली जात नाही.</translation>
    </message>
    <message>
      <source>This file has more columns than a register can have. Take the empty ones out.</source>
      <translation>या फाइलमध्ये नोंदवहीत असू शकतात त्यापेक्षा जास्त स्तंभ आहेत. रिकामे काढा.</translation>
    </message>
    <message>
      <source>This file has more rows than are read at once. Bring it in parts.</source>
      <translation>या फाइलमध्ये एका वेळी वाचल्या जातात त्याहून जास्त ओळी आहेत. ती भागांमध्ये आणा.</translation>
    </message>
    <message>
      <source>This file has too many pages; divide it.</source>
      <translation>फाईलमध्ये फार पाने आहेत; विभागा.</translation>
    </message>
    <message>
      <source>This file has too many shapes, points or rows. Export a smaller part.</source>
      <translation>या फाइलमध्ये आकार, बिंदू किंवा ओळी फार आहेत. लहान भाग निर्यात करा.</translation>
    </message>
    <message>
      <source>This file holds nothing that can be used here.</source>
      <translation>या फाइलमध्ये येथे उपयोगी काही नाही.</translation>
    </message>
    <message>
      <source>This file is damaged or cut off; scan the paper again.</source>
      <translation>फाईल खराब किंवा अपुरी आहे; कागद पुन्हा स्कॅन करा.</translation>
    </message>
    <message>
      <source>This file is locked by a password. Ask for a copy without one, or scan the paper.</source>
      <translation>फाईल पासवर्डने बंद आहे. पासवर्डशिवाय प्रत मागा किंवा कागद स्कॅन करा.</translation>
    </message>
    <message>
      <source>This file is not sound JSON; export it anew.</source>
      <translation>ही फाइल बरोबर JSON नाही; ती पुन्हा निर्यात करा.</translation>
    </message>
    <message>
      <source>This file is not sound XML; export it anew.</source>
      <translation>ही फाइल बरोबर XML नाही; ती पुन्हा निर्यात करा.</translation>
    </message>
    <message>
      <source>This file is too big. Scan the paper in grey at 200 or 300 dpi.</source>
      <translation>फाईल फार मोठी आहे. कागद 200 किंवा 300 dpi वर करड्या रंगात स्कॅन करा.</translation>
    </message>
    <message>
      <source>This file is too large for a bundle; copy the bundle itself.</source>
      <translation>ही फाइल संचासाठी फार मोठी आहे; संचाचीच प्रत करा.</translation>
    </message>
    <message>
      <source>This file lacks a column of the map.</source>
      <translation>फाईलमध्ये नकाशातील एक स्तंभ नाही.</translation>
    </message>
    <message>
      <source>This file unpacks to far more than a register can hold; it is not read.</source>
      <translation>फाईल उघडल्यावर नोंदवहीपेक्षा फार मोठी होते; वाचली नाही.</translation>
    </message>
    <message>
      <source>This file was in the case already</source>
      <translation>ही फाइल प्रकरणात आधीपासून होती</translation>
    </message>
    <message>
      <source>This finding is not in the case.</source>
      <translation>हा निष्कर्ष प्रकरणात नाही.</translation>
    </message>
    <message>
      <source>This folder holds copies of other data. Choose another folder for the copies.</source>
      <translation>या फोल्डरमध्ये दुसऱ्या डेटाच्या प्रती आहेत. प्रतींसाठी दुसरा निवडा.</translation>
    </message>
    <message>
      <source>This folder lies on a network drive, where what is saved can be lost. No office was made. Choose a folder on a disk of this PC.</source>
      <translation>हे फोल्डर नेटवर्क ड्राइव्हवर आहे, जेथे जतन केलेले हरवू शकते. कार्यालय तयार केले नाही. याच पीसीच्या डिस्कवरील फोल्डर निवडा.</translation>
    </message>
    <message>
      <source>This form is of another Act than this office's.</source>
      <translation>हा नमुना या कार्यालयाच्या अधिनियमाचा नाही.</translation>
    </message>
    <message>
      <source>This grid is not known here. Give its EPSG number, such as 32643 for UTM zone 43 north.</source>
      <translation>हा ग्रिड येथे माहीत नाही. त्याचा EPSG क्रमांक द्या, जसे UTM झोन 43 उत्तरसाठी 32643.</translation>
    </message>
    <message>
      <source>This has {count} characters; at most {most} are kept. Shorten it, or attach a paper.</source>
      <translation>यात {count} अक्षरे आहेत; जास्तीत जास्त {most} ठेवली जातात. लहान करा किंवा कागद जोडा.</translation>
    </message>
    <message>
      <source>This holds no certificate with its key. Choose another file or token.</source>
      <translation>यात किल्लीसह प्रमाणपत्र नाही. दुसरी फाइल किंवा टोकन निवडा.</translation>
    </message>
    <message>
      <source>This is another centre than the one this PC belongs to. Nothing was taken over.</source>
      <translation>हा पीसी ज्या केंद्राशी जोडलेला आहे ते हे नाही. काही घेतले नाही.</translation>
    </message>
    <message>
      <source>This is done by another step; look at what may be done next in the case.</source>
      <translation>हे दुसऱ्या पायरीने होते; प्रकरणात पुढे काय करता येते ते पहा.</translation>
    </message>
    <message>
      <source>This is for another authority; record its paper: authority, number and date.</source>
      <translation>हे दुसऱ्या प्राधिकाऱ्याचे काम आहे; त्याचा कागद नोंदवा: प्राधिकारी, क्रमांक आणि तारीख.</translation>
    </message>
    <message>
      <source>This is for another office. Ask the centre for one of this office.</source>
      <translation>हे दुसऱ्या कार्यालयासाठी आहे. केंद्राकडून या कार्यालयाचे मागा.</translation>
    </message>
    <message>
      <source>This is for the {authority}; record its paper: authority, number and date.</source>
      <translation>हे {authority} यांचे काम आहे; त्यांचा कागद नोंदवा: प्राधिकारी, क्रमांक आणि तारीख.</translation>
    </message>
    <message>
      <source>This is for the {authority}; the person signed in does not hold that power.</source>
      <translation>हे {authority} यांचे काम आहे; साइन इन केलेल्या व्यक्तीकडे हा अधिकार नाही.</translation>
    </message>
    <message>
      <source>This is larger than the centre takes. It stays here; tell the administrator.</source>
      <translation>हे केंद्र घेते त्यापेक्षा मोठे आहे. ते येथेच राहते; प्रशासकाला सांगा.</translation>
    </message>
    <message>
      <source>This is less than the amount.</source>
      <translation>हे रकमेपेक्षा कमी आहे.</translation>
    </message>
    <message>
      <source>This is more than section {section} lets be taken.</source>
      <translation>हे कलम {section} नुसार घेता येते त्यापेक्षा जास्त आहे.</translation>
    </message>
    <message>
      <source>This is no .xlsx workbook. Save it as .xlsx or .csv.</source>
      <translation>ही .xlsx कार्यपुस्तिका नाही. ती .xlsx किंवा .csv म्हणून जतन करा.</translation>
    </message>
    <message>
      <source>This is no PDF, JPEG, PNG, TIFF or WebP, whatever its name says. Scan the paper as one.</source>
      <translation>नाव काहीही असो, हे PDF, JPEG, PNG, TIFF किंवा WebP नाही. कागद यापैकी एका रूपात स्कॅन करा.</translation>
    </message>
    <message>
      <source>This is no PDF, or it is damaged. Choose another file.</source>
      <translation>ही PDF नाही, किंवा खराब आहे. दुसरी फाइल निवडा.</translation>
    </message>
    <message>
      <source>This is no code of a paper of this program, or it was read only in part. Scan it again.</source>
      <translation>हा या प्रोग्रामच्या पत्राचा कोड नाही, किंवा अर्धवट वाचला गेला. पुन्हा स्कॅन करा.</translation>
    </message>
    <message>
      <source>This is no number of notes or coins.</source>
      <translation>ही नोटा किंवा नाण्यांची संख्या नाही.</translation>
    </message>
    <message>
      <source>This is no plain file; copy the bundle itself.</source>
      <translation>ही साधी फाइल नाही; संचाचीच प्रत करा.</translation>
    </message>
    <message>
      <source>This is no reply of our centre to this PC.</source>
      <translation>हे या पीसीसाठी आपल्या केंद्राचे उत्तर नाही.</translation>
    </message>
    <message>
      <source>This is no text file. Save the register as .xlsx, or as .csv in UTF-8.</source>
      <translation>ही मजकुराची फाइल नाही. नोंदवही .xlsx म्हणून, किंवा UTF-8 मध्ये .csv म्हणून जतन करा.</translation>
    </message>
    <message>
      <source>This is not in the power of the person signed in</source>
      <translation>हे साइन इन केलेल्या व्यक्तीच्या अधिकारात नाही</translation>
    </message>
    <message>
      <source>This is not one of the choices.</source>
      <translation>हा पर्यायांपैकी नाही.</translation>
    </message>
    <message>
      <source>This is not the name of a copy.</source>
      <translation>हे प्रतीचे नाव नाही.</translation>
    </message>
    <message>
      <source>This is settled already.</source>
      <translation>याचे निराकरण आधीच झाले आहे.</translation>
    </message>
    <message>
      <source>This is the completion of the other</source>
      <translation>हे दुसऱ्याचे पूर्णत्व आहे</translation>
    </message>
    <message>
      <source>This is the permission of the other</source>
      <translation>ही दुसऱ्याची परवानगी आहे</translation>
    </message>
    <message>
      <source>This is what stands there already.</source>
      <translation>तेथे आधीच हेच लिहिले आहे.</translation>
    </message>
    <message>
      <source>This kind of file is not read here. Use GeoJSON, KML, a shapefile, DXF, or .csv for tables.</source>
      <translation>या प्रकारची फाइल येथे वाचली जात नाही. GeoJSON, KML, shapefile, DXF किंवा तक्त्यांसाठी .csv वापरा.</translation>
    </message>
    <message>
      <source>This letter came back before; send another before it can come back again.</source>
      <translation>हे पत्र आधी परत आले आहे; दुसरे पाठवा, मगच ते परत येऊ शकते.</translation>
    </message>
    <message>
      <source>This lies far from the street. Check the grid or zone of the file.</source>
      <translation>हे रस्त्यापासून फार दूर आहे. फाइलचा ग्रिड किंवा झोन तपासा.</translation>
    </message>
    <message>
      <source>This map file is too big. Export only the streets that are wanted.</source>
      <translation>ही नकाशा फाइल फार मोठी आहे. हवे तेवढेच रस्ते निर्यात करा.</translation>
    </message>
    <message>
      <source>This must be filled in.</source>
      <translation>हे भरावेच लागते.</translation>
    </message>
    <message>
      <source>This name and password do not go together.</source>
      <translation>हे नाव व पासवर्ड जुळत नाहीत.</translation>
    </message>
    <message>
      <source>This notice is already issued.</source>
      <translation>ही नोटीस आधीच निघाली आहे.</translation>
    </message>
    <message>
      <source>This notice is already served; its return of service is in the file.</source>
      <translation>ही नोटीस आधीच बजावली आहे; बजावणी अहवाल फाइलमध्ये आहे.</translation>
    </message>
    <message>
      <source>This office has no such ward.</source>
      <translation>या कार्यालयात असा प्रभाग नाही.</translation>
    </message>
    <message>
      <source>This office is set up already; change it under Settings.</source>
      <translation>हे कार्यालय आधीच मांडलेले आहे; ‘मांडणी’ मध्ये बदला.</translation>
    </message>
    <message>
      <source>This page is not in your language yet; it stands here in English.</source>
      <translation>हे पान अजून आपल्या भाषेत नाही; येथे इंग्रजीत आहे.</translation>
    </message>
    <message>
      <source>This person does not hold a post in the office on that day.</source>
      <translation>ही व्यक्ती त्या दिवशी कार्यालयात पदावर नाही.</translation>
    </message>
    <message>
      <source>This person is not in the office's list of officers.</source>
      <translation>ही व्यक्ती कार्यालयाच्या अधिकाऱ्यांच्या यादीत नाही.</translation>
    </message>
    <message>
      <source>This picture is too fine. Scan it at 300 dpi or less.</source>
      <translation>चित्र फार बारीक आहे. 300 dpi किंवा कमीवर स्कॅन करा.</translation>
    </message>
    <message>
      <source>This plea is not answered yet.</source>
      <translation>या म्हणण्याला अजून उत्तर नाही.</translation>
    </message>
    <message>
      <source>This print job is damaged or gone. Take it out of the queue and print the paper again.</source>
      <translation>हे मुद्रण काम खराब आहे किंवा नाहीसे झाले. ते रांगेतून काढा व पत्र पुन्हा छापा.</translation>
    </message>
    <message>
      <source>This program is too old for the centre. Work goes on here; the exchange needs an update.</source>
      <translation>हा प्रोग्राम केंद्रासाठी खूप जुना आहे. येथे काम चालू राहील; देवाणघेवाणीसाठी नवी आवृत्ती हवी.</translation>
    </message>
    <message>
      <source>This proposal is closed; a new one can be made.</source>
      <translation>हा प्रस्ताव बंद आहे; नवीन करता येईल.</translation>
    </message>
    <message>
      <source>This receipt is not for a cheque or draft.</source>
      <translation>ही पावती धनादेश किंवा धनाकर्षाची नाही.</translation>
    </message>
    <message>
      <source>This receipt was cancelled, dishonoured, paid back or realised on {date} already.</source>
      <translation>ही पावती {date} रोजी आधीच रद्द, न वटलेली, परत केलेली किंवा वटलेली आहे.</translation>
    </message>
    <message>
      <source>This recovers what the other left due</source>
      <translation>हे दुसऱ्याचे येणे वसूल करते</translation>
    </message>
    <message>
      <source>This section lays down no fine.</source>
      <translation>हे कलम दंड ठरवत नाही.</translation>
    </message>
    <message>
      <source>This seems typed in Kruti Dev or DevLys. It reads: {reading}</source>
      <translation>हे कृती देव किंवा देवलिसमध्ये लिहिलेले वाटते. वाचन: {reading}</translation>
    </message>
    <message>
      <source>This seems typed in a legacy Hindi font: {reading}. Name the font of the column.</source>
      <translation>हे जुन्या हिंदी फॉन्टमध्ये लिहिलेले वाटते: {reading}. स्तंभाचा फॉन्ट सांगा.</translation>
    </message>
    <message>
      <source>This seems typed in a legacy font that can't be read. Type it anew in Unicode.</source>
      <translation>हे वाचता न येणाऱ्या जुन्या फॉन्टमध्ये लिहिलेले वाटते. युनिकोडमध्ये पुन्हा लिहा.</translation>
    </message>
    <message>
      <source>This shapefile is damaged, incomplete or of a kind that is not read.</source>
      <translation>ही shapefile खराब, अपूर्ण किंवा न वाचल्या जाणाऱ्या प्रकारची आहे.</translation>
    </message>
    <message>
      <source>This street has no such line or proposal.</source>
      <translation>या रस्त्याला अशी रेषा किंवा प्रस्ताव नाही.</translation>
    </message>
    <message>
      <source>This was done already.</source>
      <translation>हे आधीच झाले आहे.</translation>
    </message>
    <message>
      <source>This workbook has no sheet of that name.</source>
      <translation>या कार्यपुस्तिकेत या नावाचे पान नाही.</translation>
    </message>
    <message>
      <source>This workbook has no sheet with cells.</source>
      <translation>या कार्यपुस्तिकेत खाने असलेले पान नाही.</translation>
    </message>
    <message>
      <source>This workbook holds something that no spreadsheet writes; it is not read.</source>
      <translation>या कार्यपुस्तिकेत कोणतीही स्प्रेडशीट लिहीत नाही असे काही आहे; ती वाचली जात नाही.</translation>
    </message>
    <message>
      <source>This workbook is damaged. Open it and save it anew.</source>
      <translation>कार्यपुस्तिका खराब आहे. उघडून पुन्हा साठवा.</translation>
    </message>
    <message>
      <source>This workbook is of the old kind or locked by a password. Save it as .xlsx without one.</source>
      <translation>कार्यपुस्तिका जुन्या प्रकारची किंवा पासवर्डने बंद आहे. पासवर्डशिवाय .xlsx म्हणून साठवा.</translation>
    </message>
    <message>
      <source>Throw the draft away</source>
      <translation>मसुदा टाकून द्या</translation>
    </message>
    <message>
      <source>Thursday</source>
      <translation>गुरुवार</translation>
    </message>
    <message>
      <source>Till {till}</source>
      <translation>काउंटर {till}</translation>
    </message>
    <message>
      <source>Time for objections</source>
      <translation>हरकतींचा वेळ</translation>
    </message>
    <message>
      <source>Time not over</source>
      <translation>मुदत बाकी</translation>
    </message>
    <message>
      <source>To</source>
      <translation>पर्यंत</translation>
    </message>
    <message>
      <source>To be paid</source>
      <translation>भरायचे</translation>
    </message>
    <message>
      <source>To be paid ₹</source>
      <translation>देणे बाकी ₹</translation>
    </message>
    <message>
      <source>To be settled</source>
      <translation>निराकरण बाकी</translation>
    </message>
    <message>
      <source>To corner</source>
      <translation>कोपऱ्यापर्यंत</translation>
    </message>
    <message>
      <source>To go to the centre</source>
      <translation>केंद्राला पाठवायचे</translation>
    </message>
    <message>
      <source>To others as well</source>
      <translation>इतरांनाही</translation>
    </message>
    <message>
      <source>To pull down is barred</source>
      <translation>पाडण्यास मनाई आहे</translation>
    </message>
    <message>
      <source>To put this copy back takes {needed} MB, and {free} MB are free on this disk. Nothing was changed. Make room, then do it again.</source>
      <translation>ही प्रत परत ठेवण्यास {needed} एमबी लागतात, आणि या डिस्कवर {free} एमबी मोकळे आहेत. काही बदलले नाही. जागा करा, मग पुन्हा करा.</translation>
    </message>
    <message>
      <source>To serve</source>
      <translation>बजावायचे</translation>
    </message>
    <message>
      <source>To sign</source>
      <translation>सहीसाठी</translation>
    </message>
    <message>
      <source>To visit</source>
      <translation>पाहणीसाठी</translation>
    </message>
    <message>
      <source>To what he binds himself</source>
      <translation>कशाचे वचन देतो</translation>
    </message>
    <message>
      <source>To which ward</source>
      <translation>कोणत्या प्रभागाला</translation>
    </message>
    <message>
      <source>To whom</source>
      <translation>कोणाला</translation>
    </message>
    <message>
      <source>Today</source>
      <translation>आज</translation>
    </message>
    <message>
      <source>Today, if nothing is written</source>
      <translation>काही न लिहिल्यास आज</translation>
    </message>
    <message>
      <source>Too early</source>
      <translation>वेळेआधी</translation>
    </message>
    <message>
      <source>Too late</source>
      <translation>वेळ निघून गेली</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>एकूण</translation>
    </message>
    <message>
      <source>Totals</source>
      <translation>एकूण</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>पुन्हा प्रयत्न करा</translation>
    </message>
    <message>
      <source>Try it</source>
      <translation>चाचणी घ्या</translation>
    </message>
    <message>
      <source>Try it with a sample ward</source>
      <translation>नमुना प्रभागावर वापरून पहा</translation>
    </message>
    <message>
      <source>Tuesday</source>
      <translation>मंगळवार</translation>
    </message>
    <message>
      <source>Two PCs did the same to one receipt without knowing of each other; one of the two is to be undone.</source>
      <translation>दोन पीसींनी एकमेकांना न कळता एकाच पावतीवर तीच कृती केली; दोन्हींपैकी एक परत फिरवावी.</translation>
    </message>
    <message>
      <source>Two at least; an offset to the right has a minus</source>
      <translation>किमान दोन; उजवीकडील ऑफसेटला वजा चिन्ह</translation>
    </message>
    <message>
      <source>Two devices said different things</source>
      <translation>दोन उपकरणांनी वेगवेगळ्या गोष्टी सांगितल्या</translation>
    </message>
    <message>
      <source>Two devices said different things about: {what}</source>
      <translation>दोन उपकरणांनी वेगवेगळ्या गोष्टी सांगितल्या: {what}</translation>
    </message>
    <message>
      <source>Two histories of another PC (…{device}) were held here after entry {seq}: it was copied, or put back from a backup. The centre's was taken over; entries that it did not have are sent to it again: {saved}. Nothing is lost; tell the administrator which PC it is.</source>
      <translation>दुसऱ्या पीसीचे (…{device}) नोंद {seq} नंतर येथे दोन इतिहास होते: त्याची नक्कल झाली, किंवा तो बॅकअपमधून परत ठेवला गेला. केंद्राचा इतिहास घेतला गेला; त्याच्याकडे नसलेल्या नोंदी त्याला पुन्हा पाठवल्या जातात: {saved}. काही हरवले नाही; तो कोणता पीसी आहे ते प्रशासकाला सांगा.</translation>
    </message>
    <message>
      <source>Two panchas</source>
      <translation>दोन पंच</translation>
    </message>
    <message>
      <source>Two parcels of the file have one number.</source>
      <translation>फाइलमधील दोन भूखंडांचा क्रमांक एकच आहे.</translation>
    </message>
    <message>
      <source>Two to eight capital letters or figures; every number on paper begins with it</source>
      <translation>दोन ते आठ मोठी रोमन अक्षरे किंवा अंक; प्रत्येक क्रमांक यानेच सुरू होतो</translation>
    </message>
    <message>
      <source>Two witnesses</source>
      <translation>दोन साक्षीदार</translation>
    </message>
    <message>
      <source>Type the days</source>
      <translation>दिवस टंका</translation>
    </message>
    <message>
      <source>Type the number of the section, or a word of it</source>
      <translation>कलमाचा क्रमांक किंवा त्यातील शब्द लिहा</translation>
    </message>
    <message>
      <source>Type them, or take them from a .csv or .xlsx file: number, then name.</source>
      <translation>लिहा, किंवा .csv वा .xlsx फाइलमधून घ्या: क्रमांक, मग नाव.</translation>
    </message>
    <message>
      <source>Typed before</source>
      <translation>आधी लिहिलेले</translation>
    </message>
    <message>
      <source>Unauthorised area (square metres)</source>
      <translation>अनधिकृत क्षेत्रफळ (चौरस मीटर)</translation>
    </message>
    <message>
      <source>Under</source>
      <translation>आधार</translation>
    </message>
    <message>
      <source>Under section {section} nothing is paid without a grant that has enough left. Enter the grant first.</source>
      <translation>कलम {section} नुसार पुरेशी शिल्लक असलेल्या अनुदानाशिवाय प्रदान होत नाही. आधी अनुदान नोंदवा.</translation>
    </message>
    <message>
      <source>Under section {section} the sum claimed is deposited first.</source>
      <translation>कलम {section} नुसार दाव्याची रक्कम आधी जमा होते.</translation>
    </message>
    <message>
      <source>Under which grant</source>
      <translation>कोणत्या अनुदानातून</translation>
    </message>
    <message>
      <source>Under which power</source>
      <translation>कोणत्या अधिकाराने</translation>
    </message>
    <message>
      <source>Under which section</source>
      <translation>कोणत्या कलमाखाली</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>मागे घ्या</translation>
    </message>
    <message>
      <source>Undo what was done twice</source>
      <translation>दोनदा झालेले रद्द करा</translation>
    </message>
    <message>
      <source>Unit of land</source>
      <translation>जमिनीचे एकक</translation>
    </message>
    <message>
      <source>Until</source>
      <translation>केव्हापर्यंत</translation>
    </message>
    <message>
      <source>Until which hour</source>
      <translation>किती वाजेपर्यंत</translation>
    </message>
    <message>
      <source>Up and down</source>
      <translation>वर व खाली</translation>
    </message>
    <message>
      <source>Up to which day</source>
      <translation>कोणत्या दिवसापर्यंत</translation>
    </message>
    <message>
      <source>Up to which measure</source>
      <translation>कोणत्या मापापर्यंत</translation>
    </message>
    <message>
      <source>Use</source>
      <translation>वापर</translation>
    </message>
    <message>
      <source>Use it</source>
      <translation>ते वापरा</translation>
    </message>
    <message>
      <source>Use of the building</source>
      <translation>इमारतीचा वापर</translation>
    </message>
    <message>
      <source>Use small letters a-z, figures, dot or dash.</source>
      <translation>लहान अक्षरे a-z, अंक, बिंदू किंवा डॅश वापरा.</translation>
    </message>
    <message>
      <source>Used</source>
      <translation>वापरलेली</translation>
    </message>
    <message>
      <source>Video of the demolition arranged</source>
      <translation>पाडण्याच्या चित्रीकरणाची व्यवस्था</translation>
    </message>
    <message>
      <source>Video, and where it is kept</source>
      <translation>चित्रफीत, आणि ती कुठे ठेवली आहे</translation>
    </message>
    <message>
      <source>Voucher or case</source>
      <translation>प्रमाणक किंवा प्रकरण</translation>
    </message>
    <message>
      <source>Voucher {number}</source>
      <translation>प्रमाणक {number}</translation>
    </message>
    <message>
      <source>Voucher {number} for ₹ {amount}</source>
      <translation>₹ {amount} चे प्रमाणक {number}</translation>
    </message>
    <message>
      <source>Waiting since</source>
      <translation>केव्हापासून प्रतीक्षेत</translation>
    </message>
    <message>
      <source>Waiting since {when}</source>
      <translation>{when} पासून प्रतीक्षेत</translation>
    </message>
    <message>
      <source>Ward</source>
      <translation>प्रभाग</translation>
    </message>
    <message>
      <source>Ward 27, for instance; the wards themselves are called wards</source>
      <translation>जसे Ward 27; प्रभागांच्या नकाशाचे नाव wards ठेवा</translation>
    </message>
    <message>
      <source>Ward {number}</source>
      <translation>प्रभाग {number}</translation>
    </message>
    <message>
      <source>Wards</source>
      <translation>प्रभाग</translation>
    </message>
    <message>
      <source>Ways</source>
      <translation>मार्ग</translation>
    </message>
    <message>
      <source>Wednesday</source>
      <translation>बुधवार</translation>
    </message>
    <message>
      <source>Weekly closed days</source>
      <translation>साप्ताहिक बंद दिवस</translation>
    </message>
    <message>
      <source>Welcome to Nagardesk</source>
      <translation>Nagardesk मध्ये स्वागत</translation>
    </message>
    <message>
      <source>What</source>
      <translation>काय</translation>
    </message>
    <message>
      <source>What an application must bring</source>
      <translation>अर्जासोबत काय आणायचे</translation>
    </message>
    <message>
      <source>What came</source>
      <translation>काय आले</translation>
    </message>
    <message>
      <source>What came in</source>
      <translation>काय आले</translation>
    </message>
    <message>
      <source>What came of it</source>
      <translation>काय परिणाम झाला</translation>
    </message>
    <message>
      <source>What changes later is entered under Settings with its day.</source>
      <translation>नंतरचे बदल मांडणीत त्यांच्या दिवसासह नोंदवले जातात.</translation>
    </message>
    <message>
      <source>What comes next</source>
      <translation>पुढे काय</translation>
    </message>
    <message>
      <source>What courts have directed stands, unless an order puts it aside here.</source>
      <translation>न्यायालयांचे निर्देश लागू आहेत, आदेशाने येथे बाजूला ठेवले नसल्यास.</translation>
    </message>
    <message>
      <source>What do you want to do, or which case?</source>
      <translation>काय करायचे आहे, किंवा कोणते प्रकरण?</translation>
    </message>
    <message>
      <source>What followed</source>
      <translation>पुढे काय झाले</translation>
    </message>
    <message>
      <source>What for</source>
      <translation>कशासाठी</translation>
    </message>
    <message>
      <source>What has come in?</source>
      <translation>काय आले आहे?</translation>
    </message>
    <message>
      <source>What holds</source>
      <translation>काय बरोबर आहे</translation>
    </message>
    <message>
      <source>What holds of this building, each looked at</source>
      <translation>या इमारतीबाबत खरे असलेले, प्रत्येक पाहून</translation>
    </message>
    <message>
      <source>What is asked today</source>
      <translation>आज काय अपेक्षित आहे</translation>
    </message>
    <message>
      <source>What is changed</source>
      <translation>काय बदलते</translation>
    </message>
    <message>
      <source>What is decided</source>
      <translation>काय निर्णय आहे</translation>
    </message>
    <message>
      <source>What is demanded</source>
      <translation>काय मागितले आहे</translation>
    </message>
    <message>
      <source>What is due here is recovered in the other</source>
      <translation>येथील येणे दुसऱ्यात वसूल होते</translation>
    </message>
    <message>
      <source>What is intended</source>
      <translation>काय करण्याचा इरादा आहे</translation>
    </message>
    <message>
      <source>What is left</source>
      <translation>जे उरले</translation>
    </message>
    <message>
      <source>What is objected</source>
      <translation>कशाला हरकत आहे</translation>
    </message>
    <message>
      <source>What is ordered</source>
      <translation>काय आदेश आहे</translation>
    </message>
    <message>
      <source>What is proposed, and why</source>
      <translation>काय प्रस्तावित आहे आणि का</translation>
    </message>
    <message>
      <source>What is required, in your own words</source>
      <translation>काय करायचे, तुमच्या शब्दांत</translation>
    </message>
    <message>
      <source>What is served</source>
      <translation>काय बजावले</translation>
    </message>
    <message>
      <source>What is set</source>
      <translation>काय ठरवायचे</translation>
    </message>
    <message>
      <source>What is to be done</source>
      <translation>काय करावे</translation>
    </message>
    <message>
      <source>What is undone</source>
      <translation>काय रद्द होते</translation>
    </message>
    <message>
      <source>What is wanted</source>
      <translation>काय हवे आहे</translation>
    </message>
    <message>
      <source>What is wrong</source>
      <translation>काय चुकले</translation>
    </message>
    <message>
      <source>What it is</source>
      <translation>हे काय आहे</translation>
    </message>
    <message>
      <source>What it is made of</source>
      <translation>हे कशाचे बनले आहे</translation>
    </message>
    <message>
      <source>What it makes</source>
      <translation>यातून काय बनते</translation>
    </message>
    <message>
      <source>What it says</source>
      <translation>त्यात काय आहे</translation>
    </message>
    <message>
      <source>What land it is</source>
      <translation>कोणती जमीन आहे</translation>
    </message>
    <message>
      <source>What lies on this PC alone is lost with it.</source>
      <translation>जे फक्त या पीसीवर आहे, ते याच्यासोबत जाते.</translation>
    </message>
    <message>
      <source>What may be done</source>
      <translation>काय करता येते</translation>
    </message>
    <message>
      <source>What may be done next, by its number</source>
      <translation>पुढचे काम, त्याच्या क्रमांकाने</translation>
    </message>
    <message>
      <source>What may be done next, by the key beside it</source>
      <translation>पुढे काय करता येईल, शेजारच्या कळीने</translation>
    </message>
    <message>
      <source>What may come next</source>
      <translation>पुढे काय होऊ शकते</translation>
    </message>
    <message>
      <source>What stands at the head of every paper.</source>
      <translation>जे प्रत्येक कागदाच्या वर असते.</translation>
    </message>
    <message>
      <source>What stands here</source>
      <translation>येथे काय आहे</translation>
    </message>
    <message>
      <source>What stands here can't be used; enter it again.</source>
      <translation>येथे जे आहे ते वापरता येत नाही; पुन्हा भरा.</translation>
    </message>
    <message>
      <source>What the columns answer</source>
      <translation>स्तंभ कशाचे उत्तर देतात</translation>
    </message>
    <message>
      <source>What the file holds is shown here before it is saved.</source>
      <translation>फाइलमध्ये जे आहे ते जतन करण्यापूर्वी येथे दिसते.</translation>
    </message>
    <message>
      <source>What the law pack says in its own words; the Act itself is the law.</source>
      <translation>कायदा संच स्वतःच्या शब्दांत जे सांगतो ते; कायदा म्हणजे अधिनियमच.</translation>
    </message>
    <message>
      <source>What the law says</source>
      <translation>कायदा काय सांगतो</translation>
    </message>
    <message>
      <source>What the law says of every step</source>
      <translation>प्रत्येक पायरीबद्दल कायदा काय सांगतो</translation>
    </message>
    <message>
      <source>What the office has set</source>
      <translation>कार्यालयाने काय ठरवले आहे</translation>
    </message>
    <message>
      <source>What the paper is</source>
      <translation>कागद कोणता आहे</translation>
    </message>
    <message>
      <source>What this changes</source>
      <translation>यामुळे काय बदलते</translation>
    </message>
    <message>
      <source>What this does</source>
      <translation>यामुळे काय होते</translation>
    </message>
    <message>
      <source>What this register has</source>
      <translation>या नोंदवहीत काय आहे</translation>
    </message>
    <message>
      <source>What was changed or measured</source>
      <translation>काय बदलले किंवा मोजले</translation>
    </message>
    <message>
      <source>What was done</source>
      <translation>काय केले</translation>
    </message>
    <message>
      <source>What was done a second time is undone</source>
      <translation>दुसऱ्यांदा झालेले रद्द केले</translation>
    </message>
    <message>
      <source>What was done, as it stands in the file</source>
      <translation>काय केले, जसे फाइलमध्ये राहील</translation>
    </message>
    <message>
      <source>What was found</source>
      <translation>काय आढळले</translation>
    </message>
    <message>
      <source>What was numbered before keeps its number.</source>
      <translation>आधी दिलेले क्रमांक तेच राहतात.</translation>
    </message>
    <message>
      <source>What was said</source>
      <translation>काय म्हटले</translation>
    </message>
    <message>
      <source>What was saved before is safe.</source>
      <translation>आधी जतन केलेले सुरक्षित आहे.</translation>
    </message>
    <message>
      <source>What was wrong</source>
      <translation>काय चुकले होते</translation>
    </message>
    <message>
      <source>What went wrong last</source>
      <translation>मागच्या वेळी काय चुकले</translation>
    </message>
    <message>
      <source>What you draw is measured here.</source>
      <translation>तुम्ही जे काढता ते येथे मोजले जाते.</translation>
    </message>
    <message>
      <source>What you type is kept on this PC; who does it can take it over.</source>
      <translation>आपण लिहाल ते याच संगणकावर राहील; जो हे करेल तो ते घेऊ शकेल.</translation>
    </message>
    <message>
      <source>When</source>
      <translation>केव्हा</translation>
    </message>
    <message>
      <source>Where</source>
      <translation>कोठे</translation>
    </message>
    <message>
      <source>Where it narrows the street or moves to its centre, the Act may ask for an approval.</source>
      <translation>जेथे ती रस्ता अरुंद करते किंवा मध्याकडे सरकते तेथे अधिनियम मान्यता मागू शकतो.</translation>
    </message>
    <message>
      <source>Where it was sold, if not where it was announced</source>
      <translation>विक्रीचे ठिकाण, जाहीर ठिकाणापेक्षा वेगळे असल्यास</translation>
    </message>
    <message>
      <source>Where no line is: write what waits, carry it to the centre, bring its reply back.</source>
      <translation>जेथे लाइन नाही: जे बाकी आहे ते लिहा, केंद्रात न्या, त्याचे उत्तर आणा.</translation>
    </message>
    <message>
      <source>Where somebody lives and does not consent, a notice of entry must be served before.</source>
      <translation>जिथे कोणी राहत असेल आणि संमती देत नसेल, तिथे आधी प्रवेशाची नोटीस बजावावी लागते.</translation>
    </message>
    <message>
      <source>Where something is to be pulled down, the time must be longer.</source>
      <translation>काही पाडायचे असेल तर मुदत जास्त हवी.</translation>
    </message>
    <message>
      <source>Where the fee goes by area or number</source>
      <translation>जेथे शुल्क क्षेत्रफळ किंवा संख्येवर असेल</translation>
    </message>
    <message>
      <source>Where the offence goes on: the last day that is fined</source>
      <translation>अपराध चालू असल्यास: दंडाचा शेवटचा दिवस</translation>
    </message>
    <message>
      <source>Where the things are kept</source>
      <translation>वस्तू कुठे ठेवल्या आहेत</translation>
    </message>
    <message>
      <source>Which</source>
      <translation>कोणते</translation>
    </message>
    <message>
      <source>Which kind of application does the register hold?</source>
      <translation>नोंदवहीत कोणत्या प्रकारचे अर्ज आहेत?</translation>
    </message>
    <message>
      <source>Which order stands</source>
      <translation>कोणता आदेश कायम आहे</translation>
    </message>
    <message>
      <source>Who</source>
      <translation>कोणी</translation>
    </message>
    <message>
      <source>Who acts</source>
      <translation>कोण करते</translation>
    </message>
    <message>
      <source>Who applies</source>
      <translation>कोण अर्ज करतो</translation>
    </message>
    <message>
      <source>Who asks to come back</source>
      <translation>कोण परत येऊ मागतो</translation>
    </message>
    <message>
      <source>Who carried it out</source>
      <translation>कोणी केले</translation>
    </message>
    <message>
      <source>Who claims the balance</source>
      <translation>शिल्लक रकमेवर कोण दावा करतो</translation>
    </message>
    <message>
      <source>Who drafts a notice does not sign it. Let another officer sign it.</source>
      <translation>जो मसुदा करतो तो सही करत नाही. दुसऱ्या अधिकाऱ्याने सही करावी.</translation>
    </message>
    <message>
      <source>Who drafts does not sign any more</source>
      <translation>मसुदा करणारा आता सही करत नाही</translation>
    </message>
    <message>
      <source>Who looks into it</source>
      <translation>कोण पाहते</translation>
    </message>
    <message>
      <source>Who made a receipt does not cancel it. Let another do it.</source>
      <translation>ज्याने पावती केली तो ती रद्द करत नाही. दुसऱ्याने करावी.</translation>
    </message>
    <message>
      <source>Who objects</source>
      <translation>हरकत कोणाची</translation>
    </message>
    <message>
      <source>Who owes it</source>
      <translation>कोणाकडून देय</translation>
    </message>
    <message>
      <source>Who pays</source>
      <translation>कोण भरतो</translation>
    </message>
    <message>
      <source>Who signed</source>
      <translation>सही कोणी केली</translation>
    </message>
    <message>
      <source>Who signs</source>
      <translation>सही कोणाची</translation>
    </message>
    <message>
      <source>Who signs here</source>
      <translation>येथे सही कोणाची</translation>
    </message>
    <message>
      <source>Who signs is an authority of the Act; choose it.</source>
      <translation>सही करणारा अधिनियमाचा प्राधिकारी असतो; निवडा.</translation>
    </message>
    <message>
      <source>Who took the money</source>
      <translation>रक्कम कोणी घेतली</translation>
    </message>
    <message>
      <source>Who was present</source>
      <translation>कोण उपस्थित होते</translation>
    </message>
    <message>
      <source>Who works here, what he may do, and the authority by which he signs.</source>
      <translation>येथे कोण काम करतो, काय करू शकतो, आणि कोणत्या प्राधिकाराने सही करतो.</translation>
    </message>
    <message>
      <source>Whole</source>
      <translation>एकूण</translation>
    </message>
    <message>
      <source>Whole m²</source>
      <translation>एकूण चौ.मी.</translation>
    </message>
    <message>
      <source>Whom he met</source>
      <translation>कोण भेटले</translation>
    </message>
    <message>
      <source>Why</source>
      <translation>का</translation>
    </message>
    <message>
      <source>Why it is adjourned</source>
      <translation>तहकूब का</translation>
    </message>
    <message>
      <source>Why not</source>
      <translation>का नाही</translation>
    </message>
    <message>
      <source>Why the draft is taken back</source>
      <translation>मसुदा मागे का घेतला</translation>
    </message>
    <message>
      <source>Why you read it so</source>
      <translation>असे का वाचता</translation>
    </message>
    <message>
      <source>Why: the arithmetic of the clocks</source>
      <translation>का: मुदतींचे गणित</translation>
    </message>
    <message>
      <source>Width (m)</source>
      <translation>रुंदी (मी.)</translation>
    </message>
    <message>
      <source>Width on the ground (m)</source>
      <translation>जागेवरील रुंदी (मी.)</translation>
    </message>
    <message>
      <source>With a code of the centre, or from a copy on a stick.</source>
      <translation>केंद्राच्या कोडने, किंवा पेन ड्राइव्हवरील प्रतीवरून.</translation>
    </message>
    <message>
      <source>With commas between, such as 187, 223</source>
      <translation>मध्ये स्वल्पविराम, जसे 187, 223</translation>
    </message>
    <message>
      <source>With you</source>
      <translation>तुमच्याकडे</translation>
    </message>
    <message>
      <source>Withdraw a holiday</source>
      <translation>सुट्टी मागे घ्या</translation>
    </message>
    <message>
      <source>Withdraw it</source>
      <translation>मागे घ्या</translation>
    </message>
    <message>
      <source>Within and left against the whole</source>
      <translation>आतील व उरलेले यांचा एकूणशी मेळ</translation>
    </message>
    <message>
      <source>Within m²</source>
      <translation>आतील चौ.मी.</translation>
    </message>
    <message>
      <source>Within so many metres of the base line</source>
      <translation>आधाररेषेपासून इतक्या मीटरच्या आत</translation>
    </message>
    <message>
      <source>Without a grant, as the Act allows</source>
      <translation>अनुदानाशिवाय, अधिनियमाच्या मुभेने</translation>
    </message>
    <message>
      <source>Without registration it does not bind</source>
      <translation>नोंदणीशिवाय तो बंधनकारक नाही</translation>
    </message>
    <message>
      <source>Words</source>
      <translation>शब्द</translation>
    </message>
    <message>
      <source>Work</source>
      <translation>काम</translation>
    </message>
    <message>
      <source>Work out compensation and betterment</source>
      <translation>भरपाई व सुधार आकार काढा</translation>
    </message>
    <message>
      <source>Write chainage and offset of two points at least.</source>
      <translation>किमान दोन बिंदूंची साखळी व अंतर लिहा.</translation>
    </message>
    <message>
      <source>Write its length in metres, or put its points on the map.</source>
      <translation>तिची लांबी मीटरमध्ये लिहा, किंवा तिचे बिंदू नकाशावर ठेवा.</translation>
    </message>
    <message>
      <source>Write measures and the north beside what they belong to.</source>
      <translation>मापे व उत्तर दिशा संबंधित ठिकाणी लिहा.</translation>
    </message>
    <message>
      <source>Write the day first.</source>
      <translation>आधी दिवस लिहा.</translation>
    </message>
    <message>
      <source>Write the day of receipt; if it starts a clock, the last day stands here then.</source>
      <translation>मिळाल्याचा दिनांक लिहा; त्यामुळे मुदत सुरू होत असेल तर शेवटचा दिवस येथे दिसेल.</translation>
    </message>
    <message>
      <source>Write the sum without a sign.</source>
      <translation>रक्कम चिन्हाशिवाय लिहा.</translation>
    </message>
    <message>
      <source>Write the value and its date first.</source>
      <translation>आधी मूल्य व त्याची तारीख लिहा.</translation>
    </message>
    <message>
      <source>Write the width in metres, from 0.5 to 200.</source>
      <translation>रुंदी मीटरमध्ये लिहा, 0.5 ते 200.</translation>
    </message>
    <message>
      <source>Write two to eight capital letters A-Z or figures.</source>
      <translation>दोन ते आठ मोठी अक्षरे A-Z किंवा अंक लिहा.</translation>
    </message>
    <message>
      <source>Write what waits</source>
      <translation>जे बाकी आहे ते लिहा</translation>
    </message>
    <message>
      <source>Yes</source>
      <translation>होय</translation>
    </message>
    <message>
      <source>Yes where another pays it</source>
      <translation>होय, दुसरा कोणी भरणार असेल तर</translation>
    </message>
    <message>
      <source>You can prepare it; another person does it.</source>
      <translation>तुम्ही तयारी करू शकता; करणारी व्यक्ती दुसरी असते.</translation>
    </message>
    <message>
      <source>You can read it; another officer signs it.</source>
      <translation>तुम्ही वाचू शकता; सही दुसरे अधिकारी करतात.</translation>
    </message>
    <message>
      <source>You hold no office on {day}, which is today by this PC's clock. If it is wrong, set date and time right; if not, ask the administrator.</source>
      <translation>या पीसीच्या घड्याळानुसार आज {day} आहे, आणि त्या दिवशी तुमच्याकडे कोणतेही पद नाही. तारीख चुकीची असल्यास तारीख आणि वेळ बरोबर करा; बरोबर असल्यास प्रशासकाला विचारा.</translation>
    </message>
    <message>
      <source>You left nothing half done.</source>
      <translation>आपण काही अर्धवट सोडले नाही.</translation>
    </message>
    <message>
      <source>You left this half done; it goes on where you were.</source>
      <translation>हे अर्धवट राहिले होते; जेथे होते तेथून पुढे चालते.</translation>
    </message>
    <message>
      <source>a building set back</source>
      <translation>मागे घेतलेली इमारत</translation>
    </message>
    <message>
      <source>a building set forward</source>
      <translation>पुढे आणलेली इमारत</translation>
    </message>
    <message>
      <source>a line</source>
      <translation>एक रेषा</translation>
    </message>
    <message>
      <source>above that</source>
      <translation>त्यावर</translation>
    </message>
    <message>
      <source>accepted</source>
      <translation>स्वीकारले</translation>
    </message>
    <message>
      <source>accepted on {day}</source>
      <translation>{day} रोजी स्वीकृत</translation>
    </message>
    <message>
      <source>after a written notice of entry</source>
      <translation>प्रवेशाच्या लेखी नोटिशीनंतर</translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>आणखी %n</numerusform>
        <numerusform>आणखी %n</numerusform>
      </translation>
    </message>
    <message>
      <source>and others</source>
      <translation>आणि इतर</translation>
    </message>
    <message>
      <source>another authority</source>
      <translation>अन्य प्राधिकारी</translation>
    </message>
    <message>
      <source>as settled among them</source>
      <translation>आपसात ठरल्याप्रमाणे</translation>
    </message>
    <message>
      <source>at least</source>
      <translation>किमान</translation>
    </message>
    <message>
      <source>at most</source>
      <translation>जास्तीत जास्त</translation>
    </message>
    <message>
      <source>at the counter</source>
      <translation>काउंटरवर</translation>
    </message>
    <message>
      <source>barred</source>
      <translation>प्रतिबंधित</translation>
    </message>
    <message>
      <source>base line of {length}</source>
      <translation>आधाररेषा {length}</translation>
    </message>
    <message>
      <source>begun afresh</source>
      <translation>नव्याने सुरू</translation>
    </message>
    <message>
      <source>both sides</source>
      <translation>दोन्ही बाजू</translation>
    </message>
    <message>
      <source>building refused</source>
      <translation>बांधकामास नकार</translation>
    </message>
    <message>
      <source>by a measure</source>
      <translation>मापानुसार</translation>
    </message>
    <message>
      <source>by frontage</source>
      <translation>दर्शनी बाजूनुसार</translation>
    </message>
    <message>
      <source>came back</source>
      <translation>परत आली</translation>
    </message>
    <message>
      <source>cancelled</source>
      <translation>रद्द</translation>
    </message>
    <message>
      <source>centre not reached</source>
      <translation>केंद्राशी संपर्क नाही</translation>
    </message>
    <message>
      <source>closed</source>
      <translation>बंद</translation>
    </message>
    <message>
      <source>closes to {error}</source>
      <translation>{error} ने मिटते</translation>
    </message>
    <message>
      <source>comes before</source>
      <translation>च्या आधी</translation>
    </message>
    <message>
      <source>completed</source>
      <translation>पूर्ण</translation>
    </message>
    <message>
      <source>completion of</source>
      <translation>चे पूर्णत्व</translation>
    </message>
    <message>
      <source>confirmed</source>
      <translation>कायम</translation>
    </message>
    <message>
      <source>content (m³)</source>
      <translation>घनफळ (घ.मी.)</translation>
    </message>
    <message>
      <source>damaged</source>
      <translation>खराब</translation>
    </message>
    <message>
      <source>days</source>
      <translation>दिवस</translation>
    </message>
    <message>
      <source>decided</source>
      <translation>निर्णय झाला</translation>
    </message>
    <message>
      <source>deemed granted</source>
      <translation>दिलेली मानली</translation>
    </message>
    <message>
      <source>demand not served</source>
      <translation>मागणी बजावली नाही</translation>
    </message>
    <message>
      <source>deposit ₹ {amount}</source>
      <translation>ठेव ₹ {amount}</translation>
    </message>
    <message>
      <source>difference {area}</source>
      <translation>फरक {area}</translation>
    </message>
    <message>
      <source>dishonoured</source>
      <translation>न वटलेला</translation>
    </message>
    <message>
      <source>diverted</source>
      <translation>वळवला</translation>
    </message>
    <message>
      <source>done</source>
      <translation>झाले</translation>
    </message>
    <message>
      <source>entered {when}</source>
      <translation>नोंद {when}</translation>
    </message>
    <message>
      <source>exactly</source>
      <translation>नेमके</translation>
    </message>
    <message>
      <source>expired</source>
      <translation>मुदत संपलेले</translation>
    </message>
    <message>
      <source>find out</source>
      <translation>शोधा</translation>
    </message>
    <message>
      <source>finding</source>
      <translation>निष्कर्ष</translation>
    </message>
    <message>
      <source>fit</source>
      <translation>उपयोगी</translation>
    </message>
    <message>
      <source>fitting scale</source>
      <translation>योग्य प्रमाण</translation>
    </message>
    <message>
      <source>fixed: {amount}</source>
      <translation>निश्चित: {amount}</translation>
    </message>
    <message>
      <source>fixing it on a conspicuous part of the building or land</source>
      <translation>इमारतीच्या किंवा जमिनीच्या ठळक भागावर चिकटवणे</translation>
    </message>
    <message>
      <source>follows</source>
      <translation>च्या नंतर</translation>
    </message>
    <message>
      <source>for example 14.30</source>
      <translation>उदा. 14.30</translation>
    </message>
    <message>
      <source>for example: handed to the owner himself</source>
      <translation>उदा. मालकास स्वतः दिले</translation>
    </message>
    <message>
      <source>for the addressee</source>
      <translation>पत्त्यावरील व्यक्तीसाठी</translation>
    </message>
    <message>
      <source>for the authority</source>
      <translation>प्राधिकाऱ्यासाठी</translation>
    </message>
    <message>
      <source>for the citizen</source>
      <translation>नागरिकासाठी</translation>
    </message>
    <message>
      <source>for this office</source>
      <translation>या कार्यालयासाठी</translation>
    </message>
    <message>
      <source>four times a year</source>
      <translation>वर्षातून चार वेळा</translation>
    </message>
    <message>
      <source>from that day on</source>
      <translation>त्या दिवसापासून</translation>
    </message>
    <message>
      <source>from the {event}</source>
      <translation>{event} पासून</translation>
    </message>
    <message>
      <source>from {day}</source>
      <translation>{day} पासून</translation>
    </message>
    <message>
      <source>from {name}</source>
      <translation>{name} यांच्याकडून</translation>
    </message>
    <message>
      <source>frozen when issued</source>
      <translation>निघताच गोठवलेला</translation>
    </message>
    <message>
      <source>given up</source>
      <translation>सोडून दिला</translation>
    </message>
    <message>
      <source>giving or tendering it to the person</source>
      <translation>व्यक्तीला देणे किंवा देऊ करणे</translation>
    </message>
    <message>
      <source>granted</source>
      <translation>दिली</translation>
    </message>
    <message>
      <source>half done</source>
      <translation>अर्धवट</translation>
    </message>
    <message>
      <source>handed on</source>
      <translation>पुढे दिली</translation>
    </message>
    <message>
      <source>held for the owner</source>
      <translation>मालकासाठी ठेवले</translation>
    </message>
    <message numerus="yes">
      <source>in %n days</source>
      <translation>
        <numerusform>%n दिवसात</numerusform>
        <numerusform>%n दिवसांत</numerusform>
      </translation>
    </message>
    <message>
      <source>in force</source>
      <translation>अंमलात</translation>
    </message>
    <message>
      <source>in force by an earlier order</source>
      <translation>आधीच्या आदेशाने अंमलात</translation>
    </message>
    <message>
      <source>in office</source>
      <translation>पदावर</translation>
    </message>
    <message>
      <source>is being printed</source>
      <translation>छापले जात आहे</translation>
    </message>
    <message>
      <source>it is being put up now</source>
      <translation>आता बांधली जात आहे</translation>
    </message>
    <message>
      <source>land of the Government</source>
      <translation>शासकीय जमीन</translation>
    </message>
    <message>
      <source>land on which building was refused</source>
      <translation>बांधकाम नाकारलेली जमीन</translation>
    </message>
    <message>
      <source>land under outworks</source>
      <translation>बाह्य बांधकामाखालील जमीन</translation>
    </message>
    <message>
      <source>land where the building fell, burnt or was taken down</source>
      <translation>इमारत पडली, जळली किंवा काढली ती जमीन</translation>
    </message>
    <message>
      <source>land where the building was pulled down by order</source>
      <translation>आदेशाने इमारत पाडलेली जमीन</translation>
    </message>
    <message>
      <source>last day today</source>
      <translation>आज शेवटचा दिवस</translation>
    </message>
    <message>
      <source>last taken {when}</source>
      <translation>शेवटचा {when}</translation>
    </message>
    <message>
      <source>leaving it at his last known abode</source>
      <translation>शेवटच्या माहीत असलेल्या राहत्या घरी ठेवणे</translation>
    </message>
    <message>
      <source>left</source>
      <translation>पद सोडलेले</translation>
    </message>
    <message>
      <source>left side</source>
      <translation>डावी बाजू</translation>
    </message>
    <message>
      <source>left to bye-laws</source>
      <translation>उपविधींवर सोडलेले</translation>
    </message>
    <message>
      <source>left to the Government</source>
      <translation>शासनावर सोडलेले</translation>
    </message>
    <message>
      <source>left to the authority</source>
      <translation>प्राधिकाऱ्यावर सोडलेले</translation>
    </message>
    <message>
      <source>left to the court</source>
      <translation>न्यायालयावर सोडलेले</translation>
    </message>
    <message>
      <source>left to the notice</source>
      <translation>नोटिशीवर सोडलेले</translation>
    </message>
    <message>
      <source>left to the office</source>
      <translation>कार्यालयावर सोडलेले</translation>
    </message>
    <message>
      <source>line, {span}</source>
      <translation>रेषा, {span}</translation>
    </message>
    <message>
      <source>may stay empty</source>
      <translation>रिकामे राहू शकते</translation>
    </message>
    <message>
      <source>met</source>
      <translation>पूर्ण</translation>
    </message>
    <message>
      <source>missing</source>
      <translation>गहाळ</translation>
    </message>
    <message>
      <source>modified</source>
      <translation>बदललेले</translation>
    </message>
    <message>
      <source>monthly</source>
      <translation>दरमहा</translation>
    </message>
    <message>
      <source>months</source>
      <translation>महिने</translation>
    </message>
    <message>
      <source>more than the section's {share}</source>
      <translation>कलमाच्या {share} पेक्षा जास्त</translation>
    </message>
    <message>
      <source>most of it has come down</source>
      <translation>बहुतांश पडली आहे</translation>
    </message>
    <message>
      <source>moves towards the centre</source>
      <translation>मध्याकडे सरकते</translation>
    </message>
    <message>
      <source>narrows the street</source>
      <translation>रस्ता अरुंद करते</translation>
    </message>
    <message>
      <source>neither</source>
      <translation>दोन्ही नाही</translation>
    </message>
    <message>
      <source>never</source>
      <translation>कधीच नाही</translation>
    </message>
    <message>
      <source>no</source>
      <translation>नाही</translation>
    </message>
    <message>
      <source>no day</source>
      <translation>दिवस नाही</translation>
    </message>
    <message>
      <source>no line is left to check by</source>
      <translation>तपासण्यास माप उरले नाही</translation>
    </message>
    <message>
      <source>nobody lives there</source>
      <translation>तेथे कोणी राहत नाही</translation>
    </message>
    <message>
      <source>non-residential</source>
      <translation>अनिवासी</translation>
    </message>
    <message>
      <source>none</source>
      <translation>नाही</translation>
    </message>
    <message>
      <source>none set</source>
      <translation>ठरवलेले नाही</translation>
    </message>
    <message>
      <source>none taken yet</source>
      <translation>अजून एकही नाही</translation>
    </message>
    <message>
      <source>none yet</source>
      <translation>अजून नाही</translation>
    </message>
    <message>
      <source>not accepted</source>
      <translation>नाकारले</translation>
    </message>
    <message>
      <source>not accepted yet</source>
      <translation>अद्याप स्वीकृत नाही</translation>
    </message>
    <message>
      <source>not decided yet</source>
      <translation>अद्याप ठरले नाही</translation>
    </message>
    <message>
      <source>not more than the section's {share}</source>
      <translation>कलमाच्या {share} पेक्षा जास्त नाही</translation>
    </message>
    <message>
      <source>not realised</source>
      <translation>न वटलेला</translation>
    </message>
    <message>
      <source>not set</source>
      <translation>ठरवलेले नाही</translation>
    </message>
    <message>
      <source>not taken over</source>
      <translation>घेतले जात नाही</translation>
    </message>
    <message>
      <source>nothing found against the law</source>
      <translation>कायद्याविरुद्ध काही आढळले नाही</translation>
    </message>
    <message>
      <source>nothing left</source>
      <translation>काही उरले नाही</translation>
    </message>
    <message>
      <source>officer decides</source>
      <translation>अधिकारी ठरवतील</translation>
    </message>
    <message>
      <source>once a year</source>
      <translation>वर्षातून एकदा</translation>
    </message>
    <message>
      <source>one amount</source>
      <translation>एक रक्कम</translation>
    </message>
    <message>
      <source>open</source>
      <translation>खुले</translation>
    </message>
    <message>
      <source>open land</source>
      <translation>मोकळी जमीन</translation>
    </message>
    <message>
      <source>open land taken</source>
      <translation>घेतलेली मोकळी जमीन</translation>
    </message>
    <message>
      <source>outer walls (m²)</source>
      <translation>बाहेरच्या भिंती (चौ.मी.)</translation>
    </message>
    <message>
      <source>paid</source>
      <translation>दिले</translation>
    </message>
    <message>
      <source>paid back</source>
      <translation>परत केले</translation>
    </message>
    <message>
      <source>paid too much</source>
      <translation>जास्त भरणा</translation>
    </message>
    <message>
      <source>parcel {number}: {area}</source>
      <translation>भूखंड {number}: {area}</translation>
    </message>
    <message>
      <source>parcels</source>
      <translation>भूखंड</translation>
    </message>
    <message>
      <source>pending</source>
      <translation>प्रलंबित</translation>
    </message>
    <message>
      <source>permission of</source>
      <translation>ची परवानगी</translation>
    </message>
    <message>
      <source>permitted</source>
      <translation>परवानगी दिली</translation>
    </message>
    <message>
      <source>plain text</source>
      <translation>साधा मजकूर</translation>
    </message>
    <message>
      <source>posts or beams</source>
      <translation>खांब किंवा तुळया</translation>
    </message>
    <message>
      <source>printed</source>
      <translation>छापले</translation>
    </message>
    <message>
      <source>private</source>
      <translation>खाजगी</translation>
    </message>
    <message>
      <source>projected</source>
      <translation>नियोजित</translation>
    </message>
    <message>
      <source>proposed</source>
      <translation>प्रस्तावित</translation>
    </message>
    <message>
      <source>proposed from the other script; correct it</source>
      <translation>दुसऱ्या लिपीतून सुचवलेले; दुरुस्त करा</translation>
    </message>
    <message>
      <source>proposed {day}</source>
      <translation>प्रस्ताव {day}</translation>
    </message>
    <message>
      <source>proposed, to go the Act's way</source>
      <translation>प्रस्तावित, अधिनियमाच्या पद्धतीने</translation>
    </message>
    <message>
      <source>public</source>
      <translation>सार्वजनिक</translation>
    </message>
    <message>
      <source>published</source>
      <translation>प्रसिद्ध</translation>
    </message>
    <message>
      <source>put aside</source>
      <translation>बाजूला ठेवले</translation>
    </message>
    <message>
      <source>put to recovery</source>
      <translation>वसुलीस पाठविले</translation>
    </message>
    <message>
      <source>put up</source>
      <translation>लावली</translation>
    </message>
    <message>
      <source>realised</source>
      <translation>वटला</translation>
    </message>
    <message>
      <source>received {day}</source>
      <translation>मिळाले {day}</translation>
    </message>
    <message>
      <source>recovered in</source>
      <translation>मध्ये वसुली</translation>
    </message>
    <message>
      <source>recovery of</source>
      <translation>ची वसुली</translation>
    </message>
    <message>
      <source>refused</source>
      <translation>नाकारली</translation>
    </message>
    <message>
      <source>registered post</source>
      <translation>नोंदणीकृत डाक</translation>
    </message>
    <message>
      <source>removal called {day}</source>
      <translation>काढण्यास सांगितले {day}</translation>
    </message>
    <message>
      <source>replaced</source>
      <translation>बदलले</translation>
    </message>
    <message>
      <source>reply taken over</source>
      <translation>उत्तर घेतले</translation>
    </message>
    <message>
      <source>required</source>
      <translation>आवश्यक केले</translation>
    </message>
    <message>
      <source>residential</source>
      <translation>निवासी</translation>
    </message>
    <message>
      <source>right side</source>
      <translation>उजवी बाजू</translation>
    </message>
    <message>
      <source>run out</source>
      <translation>संपली</translation>
    </message>
    <message>
      <source>running</source>
      <translation>चालू</translation>
    </message>
    <message>
      <source>same matter as</source>
      <translation>सह एकच बाब</translation>
    </message>
    <message>
      <source>sent back</source>
      <translation>परत पाठवले</translation>
    </message>
    <message>
      <source>served</source>
      <translation>बजावले</translation>
    </message>
    <message>
      <source>served since</source>
      <translation>नंतर बजावली</translation>
    </message>
    <message>
      <source>set aside</source>
      <translation>रद्द ठरवले</translation>
    </message>
    <message>
      <source>settled</source>
      <translation>चुकती</translation>
    </message>
    <message>
      <source>signed by the {authority}</source>
      <translation>सही: {authority}</translation>
    </message>
    <message>
      <source>signed on paper by {name} at {hour}</source>
      <translation>कागदावर {name} यांची सही, {hour} वाजता</translation>
    </message>
    <message>
      <source>since {day}</source>
      <translation>{day} पासून</translation>
    </message>
    <message>
      <source>spoilt</source>
      <translation>खराब</translation>
    </message>
    <message>
      <source>stands still</source>
      <translation>थांबली आहे</translation>
    </message>
    <message>
      <source>stays in the office</source>
      <translation>कार्यालयातच राहते</translation>
    </message>
    <message>
      <source>stopped</source>
      <translation>थांबले</translation>
    </message>
    <message>
      <source>substituted</source>
      <translation>बदललेली</translation>
    </message>
    <message>
      <source>suspended</source>
      <translation>निलंबित</translation>
    </message>
    <message>
      <source>taken</source>
      <translation>घेतली</translation>
    </message>
    <message>
      <source>taken back</source>
      <translation>मागे घेतले</translation>
    </message>
    <message>
      <source>taken {when}</source>
      <translation>{when} रोजी घेतले</translation>
    </message>
    <message>
      <source>the Public Works Department</source>
      <translation>सार्वजनिक बांधकाम विभाग</translation>
    </message>
    <message>
      <source>the base line</source>
      <translation>आधाररेषा</translation>
    </message>
    <message>
      <source>the council is to be told</source>
      <translation>परिषदेस कळवायचे आहे</translation>
    </message>
    <message>
      <source>the municipality</source>
      <translation>नगरपालिका</translation>
    </message>
    <message>
      <source>the program</source>
      <translation>प्रोग्राम</translation>
    </message>
    <message>
      <source>the side without a line is taken as half the width of the register</source>
      <translation>रेषा नसलेली बाजू नोंदवहीतील रुंदीच्या निम्मी धरली आहे</translation>
    </message>
    <message>
      <source>they stand</source>
      <translation>लागू आहेत</translation>
    </message>
    <message>
      <source>time to pay is over</source>
      <translation>भरण्याची मुदत संपली</translation>
    </message>
    <message>
      <source>time to pay runs</source>
      <translation>भरण्याची मुदत चालू</translation>
    </message>
    <message>
      <source>to accept</source>
      <translation>स्वीकारायचे</translation>
    </message>
    <message>
      <source>to an adult member or servant of his family</source>
      <translation>कुटुंबातील प्रौढ सदस्याला किंवा नोकराला</translation>
    </message>
    <message>
      <source>to be minuted</source>
      <translation>कार्यवृत्त बाकी</translation>
    </message>
    <message>
      <source>to come</source>
      <translation>येणारे</translation>
    </message>
    <message>
      <source>to do</source>
      <translation>करावयाचे</translation>
    </message>
    <message>
      <source>to serve</source>
      <translation>बजावायचे</translation>
    </message>
    <message>
      <source>to serve again</source>
      <translation>पुन्हा बजावायची</translation>
    </message>
    <message>
      <source>to settle</source>
      <translation>निराकरण बाकी</translation>
    </message>
    <message>
      <source>to sign</source>
      <translation>सहीसाठी</translation>
    </message>
    <message>
      <source>to visit</source>
      <translation>पाहणी बाकी</translation>
    </message>
    <message>
      <source>today</source>
      <translation>आज</translation>
    </message>
    <message>
      <source>too early</source>
      <translation>वेळेआधी</translation>
    </message>
    <message>
      <source>too late</source>
      <translation>वेळ निघून गेली</translation>
    </message>
    <message>
      <source>twice a year</source>
      <translation>वर्षातून दोनदा</translation>
    </message>
    <message>
      <source>unfit</source>
      <translation>निरुपयोगी</translation>
    </message>
    <message>
      <source>until {day}</source>
      <translation>{day} पर्यंत</translation>
    </message>
    <message>
      <source>up to {measure}</source>
      <translation>{measure} पर्यंत</translation>
    </message>
    <message>
      <source>up to ₹ {amount}</source>
      <translation>₹ {amount} पर्यंत</translation>
    </message>
    <message>
      <source>up to ₹ {amount} for each further day</source>
      <translation>पुढील प्रत्येक दिवसासाठी ₹ {amount} पर्यंत</translation>
    </message>
    <message>
      <source>used</source>
      <translation>वापरले</translation>
    </message>
    <message>
      <source>vests in the body</source>
      <translation>संस्थेत निहित</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>थांबले</translation>
    </message>
    <message>
      <source>waits</source>
      <translation>बाकी</translation>
    </message>
    <message>
      <source>weeks</source>
      <translation>आठवडे</translation>
    </message>
    <message>
      <source>what is left and of no use</source>
      <translation>उरलेले, उपयोग नसलेले</translation>
    </message>
    <message>
      <source>what sounds like it</source>
      <translation>उच्चारात सारखे</translation>
    </message>
    <message>
      <source>widens the street</source>
      <translation>रस्ता रुंद करते</translation>
    </message>
    <message>
      <source>width {least} to {most}</source>
      <translation>रुंदी {least} ते {most}</translation>
    </message>
    <message>
      <source>with the occupier's consent</source>
      <translation>भोगवटादाराच्या संमतीने</translation>
    </message>
    <message>
      <source>with you at till {till}</source>
      <translation>काउंटर {till} वर तुमच्याकडे</translation>
    </message>
    <message>
      <source>withdrawn</source>
      <translation>काढून घेतलेले</translation>
    </message>
    <message>
      <source>withdrawn or set aside</source>
      <translation>मागे घेतली किंवा रद्द</translation>
    </message>
    <message>
      <source>written here</source>
      <translation>येथे लिहिली</translation>
    </message>
    <message>
      <source>years</source>
      <translation>वर्षे</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>होय</translation>
    </message>
    <message>
      <source>{area} m² inside</source>
      <translation>आत {area} चौ.मी.</translation>
    </message>
    <message>
      <source>{area} m² lie before it up to the line</source>
      <translation>तिच्यापुढे रेषेपर्यंत {area} चौ.मी. जमीन आहे</translation>
    </message>
    <message>
      <source>{authority}, section {section}</source>
      <translation>{authority}, कलम {section}</translation>
    </message>
    <message>
      <source>{days} days from service, set by the officer</source>
      <translation>बजावणीपासून {days} दिवस, अधिकाऱ्याने ठरवलेले</translation>
    </message>
    <message>
      <source>{day} {what}, ₹ {amount}: done by another PC too</source>
      <translation>{day} {what}, ₹ {amount}: दुसऱ्या संगणकानेही केले</translation>
    </message>
    <message>
      <source>{done} of {all} papers</source>
      <translation>{all} पैकी {done} कागद</translation>
    </message>
    <message>
      <source>{kind} received and entered as {number}</source>
      <translation>{kind} मिळाले व {number} म्हणून नोंदवले</translation>
    </message>
    <message>
      <source>{length} m</source>
      <translation>{length} मी.</translation>
    </message>
    <message>
      <source>{name} can't be read; choose it again.</source>
      <translation>{name} वाचता येत नाही; पुन्हा निवडा.</translation>
    </message>
    <message>
      <source>{name} in the data folder is not the plain file or folder that it should be. Nothing was changed. Run the repair: nagardesk store repair</source>
      <translation>डेटा फोल्डरमधील {name} ही असायला हवी तशी साधी फाइल किंवा फोल्डर नाही. काही बदलले नाही. दुरुस्ती चालवा: nagardesk store repair</translation>
    </message>
    <message>
      <source>{name} prepared this.</source>
      <translation>{name} यांनी हे तयार केले आहे.</translation>
    </message>
    <message>
      <source>{name}: ₹ {amount} left</source>
      <translation>{name}: ₹ {amount} शिल्लक</translation>
    </message>
    <message>
      <source>{number} of {day}</source>
      <translation>{number}, दिनांक {day}</translation>
    </message>
    <message>
      <source>{n} done</source>
      <translation>{n} झाले</translation>
    </message>
    <message>
      <source>{n} lines</source>
      <translation>{n} ओळी</translation>
    </message>
    <message>
      <source>{n} parts</source>
      <translation>{n} भाग</translation>
    </message>
    <message>
      <source>{n} tables</source>
      <translation>{n} तक्ते</translation>
    </message>
    <message>
      <source>{n} volumes</source>
      <translation>{n} खंड</translation>
    </message>
    <message>
      <source>{one} to {other}, not taken over yet</source>
      <translation>{one} कडून {other} कडे, अद्याप स्वीकारले नाही</translation>
    </message>
    <message>
      <source>{paper} (copy {n})</source>
      <translation>{paper} (प्रत {n})</translation>
    </message>
    <message>
      <source>{section}: {who} signs</source>
      <translation>{section}: सही {who} यांची</translation>
    </message>
    <message>
      <source>{what} set anew: {reason}</source>
      <translation>{what} पुन्हा नोंदवले: {reason}</translation>
    </message>
    <message>
      <source>{who} signs</source>
      <translation>सही {who} यांची</translation>
    </message>
    <message>
      <source>“{text}” stands there twice.</source>
      <translation>“{text}” तेथे दोनदा आहे.</translation>
    </message>
    <message>
      <source>₹ {amount} are brought here</source>
      <translation>₹ {amount} येथे आणले</translation>
    </message>
    <message>
      <source>₹ {amount} are handed over; the other takes them over by his own count</source>
      <translation>₹ {amount} सुपूर्द केले; दुसरा स्वतः मोजून स्वीकारेल</translation>
    </message>
    <message>
      <source>₹ {amount} are let go</source>
      <translation>₹ {amount} ची सूट दिली</translation>
    </message>
    <message>
      <source>₹ {amount} are paid into the bank</source>
      <translation>₹ {amount} बँकेत भरले</translation>
    </message>
    <message>
      <source>₹ {amount} are taken over</source>
      <translation>₹ {amount} स्वीकारले</translation>
    </message>
    <message>
      <source>₹ {amount} falls due on {day}</source>
      <translation>₹ {amount} {day} रोजी देय</translation>
    </message>
    <message>
      <source>₹ {amount} for each {measure}</source>
      <translation>प्रत्येक {measure} साठी ₹ {amount}</translation>
    </message>
    <message>
      <source>₹ {amount} in cash are with you</source>
      <translation>₹ {amount} रोख तुमच्याकडे आहे</translation>
    </message>
    <message>
      <source>₹ {amount} missing</source>
      <translation>₹ {amount} कमी</translation>
    </message>
    <message>
      <source>₹ {amount} of it on cheques not realised yet</source>
      <translation>यापैकी ₹ {amount} अद्याप न वटलेल्या धनादेशांवर</translation>
    </message>
    <message>
      <source>₹ {amount} on {day}</source>
      <translation>{day} रोजी ₹ {amount}</translation>
    </message>
    <message>
      <source>₹ {amount} open</source>
      <translation>₹ {amount} बाकी</translation>
    </message>
    <message>
      <source>₹ {amount} to pay</source>
      <translation>₹ {amount} देय</translation>
    </message>
    <message>
      <source>₹ {amount} to recover</source>
      <translation>₹ {amount} वसूल करावयाचे</translation>
    </message>
    <message>
      <source>₹ {amount} too much</source>
      <translation>₹ {amount} जास्त</translation>
    </message>
    <message>
      <source>₹ {amount} were handed over and not taken over yet.</source>
      <translation>₹ {amount} सुपूर्द केले पण अद्याप स्वीकारले नाहीत.</translation>
    </message>
    <message>
      <source>₹ {amount} were taken back twice: undo one in its case</source>
      <translation>₹ {amount} दोनदा परत नोंदले गेले: प्रकरणात एक रद्द करा</translation>
    </message>
  </context>
  <context>
    <name>QLineEdit</name>
    <message>
      <source>&amp;Undo</source>
      <translation>मागे घ्या (&amp;U)</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>पुन्हा करा (&amp;R)</translation>
    </message>
    <message>
      <source>Cu&amp;t</source>
      <translation>कापा (&amp;T)</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <translation>प्रत घ्या (&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Paste</source>
      <translation>चिकटवा (&amp;P)</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>पुसा</translation>
    </message>
    <message>
      <source>Select All</source>
      <translation>सर्व निवडा</translation>
    </message>
  </context>
  <context>
    <name>QWidgetTextControl</name>
    <message>
      <source>&amp;Undo</source>
      <translation>मागे घ्या (&amp;U)</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>पुन्हा करा (&amp;R)</translation>
    </message>
    <message>
      <source>Cu&amp;t</source>
      <translation>कापा (&amp;T)</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <translation>प्रत घ्या (&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Paste</source>
      <translation>चिकटवा (&amp;P)</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>पुसा</translation>
    </message>
    <message>
      <source>Select All</source>
      <translation>सर्व निवडा</translation>
    </message>
    <message>
      <source>Copy &amp;Link Location</source>
      <translation>दुव्याचा पत्ता घ्या (&amp;L)</translation>
    </message>
  </context>
  <context>
    <name>QPlatformTheme</name>
    <message>
      <source>OK</source>
      <translation>ठीक आहे</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>रद्द करा</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>उघडा</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>जतन करा</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>बंद करा</translation>
    </message>
    <message>
      <source>&amp;Yes</source>
      <translation>होय (&amp;Y)</translation>
    </message>
    <message>
      <source>&amp;No</source>
      <translation>नाही (&amp;N)</translation>
    </message>
  </context>
  <context>
    <name>QFileDialog</name>
    <message>
      <source>&amp;Look in:</source>
      <translation>येथे पहा (&amp;L):</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>मागे</translation>
    </message>
    <message>
      <source>Go back</source>
      <translation>मागे जा</translation>
    </message>
    <message>
      <source>Forward</source>
      <translation>पुढे</translation>
    </message>
    <message>
      <source>Go forward</source>
      <translation>पुढे जा</translation>
    </message>
    <message>
      <source>Parent Directory</source>
      <translation>वरचे फोल्डर</translation>
    </message>
    <message>
      <source>Go to the parent directory</source>
      <translation>वरच्या फोल्डरमध्ये जा</translation>
    </message>
    <message>
      <source>Create New Folder</source>
      <translation>नवे फोल्डर करा</translation>
    </message>
    <message>
      <source>Create a New Folder</source>
      <translation>नवे फोल्डर करा</translation>
    </message>
    <message>
      <source>List View</source>
      <translation>यादी</translation>
    </message>
    <message>
      <source>Change to list view mode</source>
      <translation>यादी म्हणून दाखवा</translation>
    </message>
    <message>
      <source>Detail View</source>
      <translation>तपशील</translation>
    </message>
    <message>
      <source>Change to detail view mode</source>
      <translation>तपशिलासह दाखवा</translation>
    </message>
    <message>
      <source>Sidebar</source>
      <translation>बाजूची यादी</translation>
    </message>
    <message>
      <source>List of places and bookmarks</source>
      <translation>ठिकाणांची यादी</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>फाइल्स</translation>
    </message>
    <message>
      <source>Files of &amp;type:</source>
      <translation>फाइल्सचा प्रकार (&amp;T):</translation>
    </message>
    <message>
      <source>File &amp;name:</source>
      <translation>फाइलचे नाव (&amp;N):</translation>
    </message>
    <message>
      <source>&amp;Open</source>
      <translation>उघडा (&amp;O)</translation>
    </message>
    <message>
      <source>&amp;Choose</source>
      <translation>निवडा (&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>जतन करा (&amp;S)</translation>
    </message>
    <message>
      <source>Save As</source>
      <translation>या नावाने जतन करा</translation>
    </message>
    <message>
      <source>Find Directory</source>
      <translation>फोल्डर शोधा</translation>
    </message>
    <message>
      <source>All Files (*)</source>
      <translation>सर्व फाइल्स (*)</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>सर्व फाइल्स (*)</translation>
    </message>
    <message>
      <source>Show </source>
      <translation>दाखवा </translation>
    </message>
    <message>
      <source>&amp;Rename</source>
      <translation>नाव बदला (&amp;R)</translation>
    </message>
    <message>
      <source>&amp;Delete</source>
      <translation>पुसा (&amp;D)</translation>
    </message>
    <message>
      <source>Show &amp;hidden files</source>
      <translation>लपवलेल्या फाइल्स दाखवा (&amp;H)</translation>
    </message>
    <message>
      <source>&amp;New Folder</source>
      <translation>नवे फोल्डर (&amp;N)</translation>
    </message>
    <message>
      <source>Directories</source>
      <translation>फोल्डर</translation>
    </message>
    <message>
      <source>Directory:</source>
      <translation>फोल्डर:</translation>
    </message>
    <message>
      <source>Recent Places</source>
      <translation>अलीकडची ठिकाणे</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>काढा</translation>
    </message>
    <message>
      <source>Could not delete directory.</source>
      <translation>फोल्डर पुसता आले नाही.</translation>
    </message>
    <message>
      <source>Are you sure you want to delete '%1'?</source>
      <translation>“%1” नक्की पुसायचे आहे का?</translation>
    </message>
    <message>
      <source>%1 already exists.
Do you want to replace it?</source>
      <translation>%1 आधीच आहे.
त्याऐवजी हे लिहायचे का?</translation>
    </message>
    <message>
      <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
      <translation>%1
हे फोल्डर सापडले नाही.
नाव बरोबर आहे का ते पहा.</translation>
    </message>
    <message>
      <source>%1
File not found.
Please verify the correct file name was given.</source>
      <translation>%1
ही फाइल सापडली नाही.
नाव बरोबर आहे का ते पहा.</translation>
    </message>
    <message>
      <source>'%1' is write protected.
Do you want to delete it anyway?</source>
      <translation>“%1” मध्ये लिहिण्यास मनाई आहे.
तरीही पुसायचे का?</translation>
    </message>
  </context>
  <context>
    <name>QFileSystemModel</name>
    <message>
      <source>Computer</source>
      <translation>संगणक</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>नाव</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>आकार</translation>
    </message>
    <message>
      <source>Type</source>
      <translation>प्रकार</translation>
    </message>
    <message>
      <source>Date Modified</source>
      <translation>बदलल्याचा दिवस</translation>
    </message>
  </context>
  <context>
    <name>QAbstractFileIconProvider</name>
    <message>
      <source>Drive</source>
      <translation>ड्राइव्ह</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>फोल्डर</translation>
    </message>
    <message>
      <source>File</source>
      <translation>फाइल</translation>
    </message>
  </context>
  <context>
    <name>QPrintDialog</name>
    <message>
      <source>Print</source>
      <translation>छापा</translation>
    </message>
    <message>
      <source>All Pages</source>
      <translation>सर्व पाने</translation>
    </message>
    <message>
      <source>Odd Pages</source>
      <translation>विषम पाने</translation>
    </message>
    <message>
      <source>Even Pages</source>
      <translation>सम पाने</translation>
    </message>
    <message>
      <source>&amp;Options &gt;&gt;</source>
      <translation>पर्याय (&amp;O) &gt;&gt;</translation>
    </message>
    <message>
      <source>&amp;Options &lt;&lt;</source>
      <translation>पर्याय (&amp;O) &lt;&lt;</translation>
    </message>
    <message>
      <source>&amp;Print</source>
      <translation>छापा (&amp;P)</translation>
    </message>
    <message>
      <source>Print to File (PDF)</source>
      <translation>फाइलमध्ये छापा (PDF)</translation>
    </message>
    <message>
      <source>Print To File ...</source>
      <translation>फाइलमध्ये छापा …</translation>
    </message>
    <message>
      <source>Local file</source>
      <translation>या पीसीवरील फाइल</translation>
    </message>
    <message>
      <source>Write PDF file</source>
      <translation>PDF फाइल लिहा</translation>
    </message>
    <message>
      <source>Invalid Pages Definition</source>
      <translation>पाने नीट लिहिली नाहीत</translation>
    </message>
    <message>
      <source>Duplex Settings Conflicts</source>
      <translation>दोन्ही बाजूंच्या छपाईचे पर्याय जुळत नाहीत</translation>
    </message>
    <message>
      <source>%1 does not follow the correct syntax. Please use ',' to separate ranges and pages, '-' to define ranges and make sure ranges do not intersect with each other.</source>
      <translation>“%1” नीट लिहिलेले नाही. पानांमध्ये “,” आणि पहिल्यापासून शेवटपर्यंतसाठी “-” लिहा; कोणतेही पान दोनदा येऊ नये.</translation>
    </message>
    <message>
      <source>There are conflicts in duplex settings. Do you want to fix them?</source>
      <translation>दोन्ही बाजूंच्या छपाईचे पर्याय जुळत नाहीत. ते दुरुस्त करायचे का?</translation>
    </message>
    <message>
      <source>%1 is a directory.
Please choose a different file name.</source>
      <translation>%1 हे फोल्डर आहे.
फाइलचे दुसरे नाव निवडा.</translation>
    </message>
    <message>
      <source>File %1 is not writable.
Please choose a different file name.</source>
      <translation>फाइल %1 मध्ये लिहिता येत नाही.
फाइलचे दुसरे नाव निवडा.</translation>
    </message>
    <message>
      <source>%1 already exists.
Do you want to overwrite it?</source>
      <translation>%1 आधीच आहे.
त्याऐवजी हे लिहायचे का?</translation>
    </message>
  </context>
  <context>
    <name>QPrintSettingsOutput</name>
    <message>
      <source>Print range</source>
      <translation>काय छापायचे</translation>
    </message>
    <message>
      <source>Print all</source>
      <translation>सर्व छापा</translation>
    </message>
    <message>
      <source>Pages from</source>
      <translation>पाने, येथून</translation>
    </message>
    <message>
      <source>to</source>
      <translation>पर्यंत</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>पाने</translation>
    </message>
    <message>
      <source>Current Page</source>
      <translation>हेच पान</translation>
    </message>
    <message>
      <source>Selection</source>
      <translation>निवडलेले</translation>
    </message>
    <message>
      <source>Page &amp;Set:</source>
      <translation>कोणती पाने (&amp;S):</translation>
    </message>
    <message>
      <source>Output Settings</source>
      <translation>छपाई</translation>
    </message>
    <message>
      <source>Copies:</source>
      <translation>प्रती:</translation>
    </message>
    <message>
      <source>Collate</source>
      <translation>प्रतीनुसार क्रमाने</translation>
    </message>
    <message>
      <source>Reverse</source>
      <translation>उलट क्रमाने</translation>
    </message>
    <message>
      <source>Copies</source>
      <translation>प्रती</translation>
    </message>
    <message>
      <source>Color Mode</source>
      <translation>रंग</translation>
    </message>
    <message>
      <source>Color</source>
      <translation>रंगीत</translation>
    </message>
    <message>
      <source>Grayscale</source>
      <translation>करडा</translation>
    </message>
    <message>
      <source>Double Sided Printing</source>
      <translation>दोन्ही बाजूंना छपाई</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>नाही</translation>
    </message>
    <message>
      <source>Long side binding</source>
      <translation>लांब बाजूला बांधणी</translation>
    </message>
    <message>
      <source>Short side binding</source>
      <translation>आखूड बाजूला बांधणी</translation>
    </message>
    <message>
      <source>Options</source>
      <translation>पर्याय</translation>
    </message>
    <message>
      <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
      <translation>पाने स्वल्पविरामाने वेगळी करा; पहिल्यापासून शेवटपर्यंत यामध्ये “-” लिहा. उदा. 3,5-7,9 ने पाने 3, 5, 6, 7 आणि 9 छापली जातात.</translation>
    </message>
  </context>
  <context>
    <name>QPrintWidget</name>
    <message>
      <source>Printer</source>
      <translation>प्रिंटर</translation>
    </message>
    <message>
      <source>&amp;Name:</source>
      <translation>नाव (&amp;N):</translation>
    </message>
    <message>
      <source>P&amp;roperties</source>
      <translation>गुणधर्म (&amp;R)</translation>
    </message>
    <message>
      <source>Location:</source>
      <translation>ठिकाण:</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>पूर्वदृश्य</translation>
    </message>
    <message>
      <source>Type:</source>
      <translation>प्रकार:</translation>
    </message>
    <message>
      <source>Output &amp;file:</source>
      <translation>फाइल (&amp;F):</translation>
    </message>
  </context>
  <context>
    <name>QPrintPropertiesDialog</name>
    <message>
      <source>Printer Properties</source>
      <translation>प्रिंटरचे गुणधर्म</translation>
    </message>
    <message>
      <source>Job Options</source>
      <translation>छपाईचे पर्याय</translation>
    </message>
  </context>
  <context>
    <name>QPrintPropertiesWidget</name>
    <message>
      <source>Page</source>
      <translation>पान</translation>
    </message>
    <message>
      <source>Advanced</source>
      <translation>आणखी पर्याय</translation>
    </message>
    <message>
      <source>There are conflicts in some options. Please fix them.</source>
      <translation>काही पर्याय एकमेकांशी जुळत नाहीत. ते दुरुस्त करा.</translation>
    </message>
  </context>
  <context>
    <name>QPageSetupWidget</name>
    <message>
      <source>Paper</source>
      <translation>कागद</translation>
    </message>
    <message>
      <source>Page size:</source>
      <translation>पानाचा आकार:</translation>
    </message>
    <message>
      <source>Width:</source>
      <translation>रुंदी:</translation>
    </message>
    <message>
      <source>Height:</source>
      <translation>उंची:</translation>
    </message>
    <message>
      <source>Paper source:</source>
      <translation>कागद कोठून:</translation>
    </message>
    <message>
      <source>Orientation</source>
      <translation>दिशा</translation>
    </message>
    <message>
      <source>Portrait</source>
      <translation>उभे</translation>
    </message>
    <message>
      <source>Landscape</source>
      <translation>आडवे</translation>
    </message>
    <message>
      <source>Reverse landscape</source>
      <translation>उलटे आडवे</translation>
    </message>
    <message>
      <source>Reverse portrait</source>
      <translation>उलटे उभे</translation>
    </message>
    <message>
      <source>Margins</source>
      <translation>समास</translation>
    </message>
    <message>
      <source>top margin</source>
      <translation>वरचा समास</translation>
    </message>
    <message>
      <source>left margin</source>
      <translation>डावा समास</translation>
    </message>
    <message>
      <source>right margin</source>
      <translation>उजवा समास</translation>
    </message>
    <message>
      <source>bottom margin</source>
      <translation>खालचा समास</translation>
    </message>
    <message>
      <source>Page Layout</source>
      <translation>पानाची मांडणी</translation>
    </message>
    <message>
      <source>Page &amp;order:</source>
      <translation>पानांचा क्रम (&amp;O):</translation>
    </message>
    <message>
      <source>Pages &amp;per sheet:</source>
      <translation>एका कागदावर पाने (&amp;P):</translation>
    </message>
    <message>
      <source>Custom</source>
      <translation>स्वतःचा</translation>
    </message>
    <message>
      <source>Millimeters (mm)</source>
      <translation>मिलिमीटर (mm)</translation>
    </message>
    <message>
      <source>Inches (in)</source>
      <translation>इंच (in)</translation>
    </message>
    <message>
      <source>Points (pt)</source>
      <translation>पॉइंट (pt)</translation>
    </message>
    <message>
      <source>Left to Right, Top to Bottom</source>
      <translation>डावीकडून उजवीकडे, वरून खाली</translation>
    </message>
  </context>
</TS>
