<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hi" sourcelanguage="en">
  <context>
    <name>screen</name>
    <message numerus="yes">
      <source>%n an hour</source>
      <translation>
        <numerusform>%n प्रति घण्टा</numerusform>
        <numerusform>%n प्रति घण्टा</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n bad</source>
      <translation>
        <numerusform>%n त्रुटिपूर्ण</numerusform>
        <numerusform>%n त्रुटिपूर्ण</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n cases</source>
      <translation>
        <numerusform>%n प्रकरण</numerusform>
        <numerusform>%n प्रकरण</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n cases wait for a visit</source>
      <translation>
        <numerusform>%n प्रकरण निरीक्षण की प्रतीक्षा में</numerusform>
        <numerusform>%n प्रकरण निरीक्षण की प्रतीक्षा में</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n cheques in hand</source>
      <translation>
        <numerusform>%n चेक हाथ में</numerusform>
        <numerusform>%n चेक हाथ में</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n chosen</source>
      <translation>
        <numerusform>%n चुना</numerusform>
        <numerusform>%n चुने</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n clocks</source>
      <translation>
        <numerusform>%n समय-सीमा</numerusform>
        <numerusform>%n समय-सीमाएँ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n clocks are met or over</source>
      <translation>
        <numerusform>%n समय-सीमा पूरी या समाप्त</numerusform>
        <numerusform>%n समय-सीमाएँ पूरी या समाप्त</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n days ago</source>
      <translation>
        <numerusform>%n दिन पहले</numerusform>
        <numerusform>%n दिन पहले</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n days left</source>
      <translation>
        <numerusform>%n दिन शेष</numerusform>
        <numerusform>%n दिन शेष</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n days over</source>
      <translation>
        <numerusform>%n दिन बीते</numerusform>
        <numerusform>%n दिन बीते</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n entries</source>
      <translation>
        <numerusform>%n प्रविष्टि</numerusform>
        <numerusform>%n प्रविष्टियाँ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n entries wait to go</source>
      <translation>
        <numerusform>%n प्रविष्टि भेजनी शेष</numerusform>
        <numerusform>%n प्रविष्टियाँ भेजनी शेष</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n entries were new</source>
      <translation>
        <numerusform>%n प्रविष्टि नई थी</numerusform>
        <numerusform>%n प्रविष्टियाँ नई थीं</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n entries, read again and proven</source>
      <translation>
        <numerusform>%n प्रविष्टि, दोबारा पढ़ी और प्रमाणित</numerusform>
        <numerusform>%n प्रविष्टियाँ, दोबारा पढ़ी और प्रमाणित</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n files handed to the centre</source>
      <translation>
        <numerusform>%n फ़ाइल केन्द्र को दी</numerusform>
        <numerusform>%n फ़ाइलें केन्द्र को दीं</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n files written</source>
      <translation>
        <numerusform>%n फ़ाइल लिखी</numerusform>
        <numerusform>%n फ़ाइलें लिखीं</numerusform>
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
        <numerusform>%n सही</numerusform>
        <numerusform>%n सही</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n hearings</source>
      <translation>
        <numerusform>%n सुनवाई</numerusform>
        <numerusform>%n सुनवाइयाँ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n hearings are adjourned</source>
      <translation>
        <numerusform>%n सुनवाई स्थगित हुई</numerusform>
        <numerusform>%n सुनवाइयाँ स्थगित हुईं</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n holidays</source>
      <translation>
        <numerusform>%n अवकाश</numerusform>
        <numerusform>%n अवकाश</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n in the office already</source>
      <translation>
        <numerusform>%n पहले से कार्यालय में</numerusform>
        <numerusform>%n पहले से कार्यालय में</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines</source>
      <translation>
        <numerusform>%n पंक्ति</numerusform>
        <numerusform>%n पंक्तियाँ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines are entered.</source>
      <translation>
        <numerusform>%n पंक्तियाँ दर्ज हुईं।</numerusform>
        <numerusform>%n पंक्तियाँ दर्ज हुईं।</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines are saved</source>
      <translation>
        <numerusform>%n पंक्ति सहेजी गई</numerusform>
        <numerusform>%n पंक्तियाँ सहेजी गईं</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines entered</source>
      <translation>
        <numerusform>%n पंक्तियाँ दर्ज</numerusform>
        <numerusform>%n पंक्तियाँ दर्ज</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines read</source>
      <translation>
        <numerusform>%n पंक्ति पढ़ी</numerusform>
        <numerusform>%n पंक्तियाँ पढ़ीं</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines wait to be entered</source>
      <translation>
        <numerusform>%n पंक्तियाँ दर्ज होने को शेष</numerusform>
        <numerusform>%n पंक्तियाँ दर्ज होने को शेष</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines were in the office already and were passed over.</source>
      <translation>
        <numerusform>%n पंक्तियाँ पहले से कार्यालय में थीं, छोड़ दी गईं।</numerusform>
        <numerusform>%n पंक्तियाँ पहले से कार्यालय में थीं, छोड़ दी गईं।</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n minutes</source>
      <translation>
        <numerusform>%n मिनट</numerusform>
        <numerusform>%n मिनट</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n pages</source>
      <translation>
        <numerusform>%n पृष्ठ</numerusform>
        <numerusform>%n पृष्ठ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n papers are made and kept</source>
      <translation>
        <numerusform>%n पत्र बनाकर रखा गया</numerusform>
        <numerusform>%n पत्र बनाकर रखे गए</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n papers came out</source>
      <translation>
        <numerusform>%n पत्र छपा</numerusform>
        <numerusform>%n पत्र छपे</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n papers to bind</source>
      <translation>
        <numerusform>पुस्तिका में %n पत्र</numerusform>
        <numerusform>पुस्तिका में %n पत्र</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n papers wait to go</source>
      <translation>
        <numerusform>%n कागज़ भेजना शेष</numerusform>
        <numerusform>%n कागज़ भेजने शेष</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n parcels</source>
      <translation>
        <numerusform>%n भूखण्ड</numerusform>
        <numerusform>%n भूखण्ड</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n photographs</source>
      <translation>
        <numerusform>%n फ़ोटो</numerusform>
        <numerusform>%n फ़ोटो</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n pieces of land lie within it</source>
      <translation>
        <numerusform>%n टुकड़ा भूमि इसके भीतर है</numerusform>
        <numerusform>%n टुकड़े भूमि इसके भीतर हैं</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n replies taken over</source>
      <translation>
        <numerusform>%n उत्तर लिया</numerusform>
        <numerusform>%n उत्तर लिए</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n rows read</source>
      <translation>
        <numerusform>%n पंक्तियाँ पढ़ी गईं</numerusform>
        <numerusform>%n पंक्तियाँ पढ़ी गईं</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n rows so far</source>
      <translation>
        <numerusform>अब तक %n पंक्तियाँ</numerusform>
        <numerusform>अब तक %n पंक्तियाँ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n saved</source>
      <translation>
        <numerusform>%n सहेजी गईं</numerusform>
        <numerusform>%n सहेजी गईं</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n scans stay in the office and are named in the index</source>
      <translation>
        <numerusform>%n स्कैन कार्यालय में रहता है और सूची में लिखा जाता है</numerusform>
        <numerusform>%n स्कैन कार्यालय में रहते हैं और सूची में लिखे जाते हैं</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n sections</source>
      <translation>
        <numerusform>%n धारा</numerusform>
        <numerusform>%n धाराएँ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n shapes are on the map</source>
      <translation>
        <numerusform>%n आकृति मानचित्र पर है</numerusform>
        <numerusform>%n आकृतियाँ मानचित्र पर हैं</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n streets</source>
      <translation>
        <numerusform>%n मार्ग</numerusform>
        <numerusform>%n मार्ग</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n struck out</source>
      <translation>
        <numerusform>%n काटी गई</numerusform>
        <numerusform>%n काटी गईं</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n twice in the file</source>
      <translation>
        <numerusform>%n फ़ाइल में दो बार</numerusform>
        <numerusform>%n फ़ाइल में दो बार</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n wards</source>
      <translation>
        <numerusform>%n वार्ड</numerusform>
        <numerusform>%n वार्ड</numerusform>
      </translation>
    </message>
    <message>
      <source>'{text}' is no day of the calendar; check day and month.</source>
      <translation>'{text}' पंचांग में नहीं है; दिन और माह देखें।</translation>
    </message>
    <message>
      <source>'{text}' is not a date; write it as 03-02-2027.</source>
      <translation>'{text}' दिनांक नहीं है; 03-02-2027 जैसा लिखें।</translation>
    </message>
    <message>
      <source>'{text}' is not a number; write it as 12.5.</source>
      <translation>'{text}' संख्या नहीं है; 12.5 जैसा लिखें।</translation>
    </message>
    <message>
      <source>'{text}' is not a whole number.</source>
      <translation>'{text}' पूर्ण संख्या नहीं है।</translation>
    </message>
    <message>
      <source>'{text}' is not an amount; write it as 1200 or 1200.50.</source>
      <translation>'{text}' राशि नहीं है; 1200 या 1200.50 जैसा लिखें।</translation>
    </message>
    <message>
      <source>'{text}' is not an hour; write it as 14:30.</source>
      <translation>'{text}' समय नहीं है; 14:30 जैसा लिखें।</translation>
    </message>
    <message>
      <source>'{text}' is not one of the choices.</source>
      <translation>'{text}' विकल्पों में नहीं है।</translation>
    </message>
    <message>
      <source>1 to 3 years</source>
      <translation>1 से 3 वर्ष</translation>
    </message>
    <message>
      <source>91 days to a year</source>
      <translation>91 दिन से एक वर्ष</translation>
    </message>
    <message>
      <source>A PDF or a picture</source>
      <translation>पीडीएफ़ या चित्र</translation>
    </message>
    <message>
      <source>A book of this name was issued already.</source>
      <translation>इस नाम की पुस्तिका पहले ही जारी है।</translation>
    </message>
    <message>
      <source>A building lies wholly outside its parcel, at the place shown.</source>
      <translation>दिखाए स्थान पर एक भवन अपने भूखण्ड के पूरी तरह बाहर है।</translation>
    </message>
    <message>
      <source>A building of the file stands on no parcel.</source>
      <translation>फ़ाइल का एक भवन किसी भूखण्ड पर नहीं है।</translation>
    </message>
    <message>
      <source>A case can't be linked with itself.</source>
      <translation>प्रकरण को उसी से नहीं जोड़ा जा सकता।</translation>
    </message>
    <message>
      <source>A case of the office's own motion is opened on its day.</source>
      <translation>कार्यालय का अपना प्रकरण उसी दिन खोला जाता है।</translation>
    </message>
    <message>
      <source>A cheque of a later date is not taken.</source>
      <translation>आगे की तारीख़ का चेक नहीं लिया जाता।</translation>
    </message>
    <message>
      <source>A copy of everything, read again and proven. Keep it in another building, locked away.</source>
      <translation>सब कुछ की प्रति, दोबारा पढ़कर प्रमाणित। उसे दूसरे भवन में ताले में रखें।</translation>
    </message>
    <message>
      <source>A correction</source>
      <translation>सुधार</translation>
    </message>
    <message>
      <source>A fee at the counter</source>
      <translation>काउंटर पर शुल्क</translation>
    </message>
    <message>
      <source>A fee without a demand</source>
      <translation>बिना माँग का शुल्क</translation>
    </message>
    <message>
      <source>A file .ngi on the stick of who looks after the centre; it fills in what stands above</source>
      <translation>केन्द्र सँभालने वाले की पेन ड्राइव की .ngi फ़ाइल; वह ऊपर का सब भर देती है</translation>
    </message>
    <message>
      <source>A file .ngi; it may come later, under Sync. Until then nothing goes out</source>
      <translation>.ngi फ़ाइल; बाद में ‘आदान-प्रदान’ में भी दी जा सकती है। तब तक कुछ बाहर नहीं जाता</translation>
    </message>
    <message>
      <source>A file of the law or of a form is not right</source>
      <translation>विधि या प्रपत्र की कोई फ़ाइल ठीक नहीं है</translation>
    </message>
    <message>
      <source>A file of the law or of a form is not right here. Tell who looks after the program.</source>
      <translation>विधि या प्ररूप की कोई फ़ाइल यहाँ ठीक नहीं है। प्रोग्राम की देखभाल करने वाले को बताएँ।</translation>
    </message>
    <message>
      <source>A file on the stick was changed or cut off; nothing of it was taken. Have it sent again.</source>
      <translation>पेन ड्राइव की कोई फ़ाइल बदली या कटी हुई है; उससे कुछ नहीं लिया गया। दोबारा भिजवाएँ।</translation>
    </message>
    <message>
      <source>A file that says whose office this is is damaged. Put it back from a copy.</source>
      <translation>यह किसका कार्यालय है, यह बताने वाली फ़ाइल ख़राब है। उसे किसी प्रति से वापस रखें।</translation>
    </message>
    <message>
      <source>A fingerprint has 64 characters, 0 to 9 and a to f. Copy it from the administrator.</source>
      <translation>फ़िंगरप्रिंट में 64 अक्षर होते हैं, 0 से 9 और a से f। उसे प्रशासक से लें।</translation>
    </message>
    <message>
      <source>A fresh line here is only for widening; this one does not widen the street, or takes it in somewhere.</source>
      <translation>यहाँ नई रेखा केवल चौड़ा करने के लिए है; यह मार्ग को चौड़ा नहीं करती, या कहीं कम करती है।</translation>
    </message>
    <message>
      <source>A fresh period runs from the day on which they come in, not the rest of the old one.</source>
      <translation>जिस दिन विवरण आते हैं उस दिन से नई अवधि चलती है, पुरानी का शेष नहीं।</translation>
    </message>
    <message>
      <source>A hearing is fixed for {date} already; adjourn it.</source>
      <translation>{date} को सुनवाई पहले से नियत है; उसे स्थगित करें।</translation>
    </message>
    <message>
      <source>A height in the file is no height in metres.</source>
      <translation>फ़ाइल की एक ऊँचाई मीटर में नहीं है।</translation>
    </message>
    <message>
      <source>A hole lies outside its area, or its edges cross, at the place shown.</source>
      <translation>दिखाए स्थान पर एक छेद अपने क्षेत्र के बाहर है, या उसके किनारे कटते हैं।</translation>
    </message>
    <message>
      <source>A last day on a closed day moves on</source>
      <translation>बंद दिन पर पड़ने वाला अंतिम दिन आगे बढ़ता है</translation>
    </message>
    <message>
      <source>A last day that falls on one moves on, where the Act lets it.</source>
      <translation>इन पर पड़ने वाला अंतिम दिन आगे बढ़ता है, जहाँ अधिनियम अनुमति देता है।</translation>
    </message>
    <message>
      <source>A letter on this paper has no shape in the fonts of the papers.</source>
      <translation>इस पत्र का कोई अक्षर पत्रों के फ़ॉन्ट में नहीं है।</translation>
    </message>
    <message>
      <source>A line is measured twice with different lengths. Keep one, or enter the mean.</source>
      <translation>एक रेखा दो बार अलग लंबाई से नापी गई है। एक रखें, या औसत लिखें।</translation>
    </message>
    <message>
      <source>A line needs two points; it has only one.</source>
      <translation>रेखा के दो बिन्दु चाहिए; इसमें एक ही है।</translation>
    </message>
    <message>
      <source>A line of this file can't be read; a quotation mark may be missing. Save it as .xlsx.</source>
      <translation>इस फ़ाइल की एक पंक्ति पढ़ी नहीं जाती; शायद उद्धरण चिह्न छूटा है। इसे .xlsx के रूप में सहेजें।</translation>
    </message>
    <message>
      <source>A made-up town with files in all states; every paper bears a mark.</source>
      <translation>एक काल्पनिक नगर, हर अवस्था की फ़ाइलें; हर कागज पर चिह्न।</translation>
    </message>
    <message>
      <source>A measured length is no length; write it in figures.</source>
      <translation>नापी गई एक लंबाई ठीक नहीं है; उसे अंकों में लिखें।</translation>
    </message>
    <message>
      <source>A measured line ends at no corner of the parcel; look at its letters.</source>
      <translation>नापी गई एक रेखा का सिरा भूखण्ड के किसी कोने पर नहीं है; उसके अक्षर देखें।</translation>
    </message>
    <message>
      <source>A new line within a text</source>
      <translation>पाठ के भीतर नई पंक्ति</translation>
    </message>
    <message>
      <source>A newer version of the program is installed. It is used from the next start.</source>
      <translation>प्रोग्राम का नया संस्करण लगा दिया गया है। अगली बार खोलने से वही चलेगा।</translation>
    </message>
    <message>
      <source>A paper or scan came damaged from the centre. It is fetched again by itself at the next exchange.</source>
      <translation>एक पत्र या स्कैन केन्द्र से क्षतिग्रस्त आया। अगले आदान-प्रदान में वह अपने आप फिर लाया जाएगा।</translation>
    </message>
    <message>
      <source>A paper or scan did not go to the centre. {why} It is safe here.</source>
      <translation>एक पत्र या स्कैन केन्द्र तक नहीं गया। {why} वह यहाँ सुरक्षित है।</translation>
    </message>
    <message>
      <source>A part of the paper is larger than a page; shorten it.</source>
      <translation>पत्र का कोई भाग एक पृष्ठ से बड़ा है; उसे छोटा करें।</translation>
    </message>
    <message>
      <source>A passphrase must be longer than this.</source>
      <translation>कूटवाक्य इससे लम्बा होना चाहिए।</translation>
    </message>
    <message>
      <source>A password has at least eight characters.</source>
      <translation>पासवर्ड में कम से कम आठ अक्षर हों।</translation>
    </message>
    <message>
      <source>A picture can't be read; take it anew.</source>
      <translation>कोई चित्र पढ़ा नहीं जा सकता; फिर से लें।</translation>
    </message>
    <message>
      <source>A picture, PNG or JPEG</source>
      <translation>चित्र, PNG या JPEG</translation>
    </message>
    <message>
      <source>A place of this KML has no longitude and latitude that can be read.</source>
      <translation>इस KML के एक स्थान का देशांतर और अक्षांश पढ़ा नहीं जा सकता।</translation>
    </message>
    <message>
      <source>A point of the file has a coordinate that is no number.</source>
      <translation>फ़ाइल के एक बिंदु का निर्देशांक संख्या नहीं है।</translation>
    </message>
    <message>
      <source>A point of the file lies outside India or is no place on earth. If the file is in metres, say in which grid.</source>
      <translation>फ़ाइल का एक बिंदु भारत के बाहर है या कोई स्थान नहीं है। फ़ाइल मीटर में हो तो ग्रिड बताएँ।</translation>
    </message>
    <message>
      <source>A point would lie outside India: the wrong zone or grid, or degrees read as metres.</source>
      <translation>एक बिंदु भारत के बाहर आता है: ज़ोन या ग्रिड ग़लत है, या अंश मीटर माने गए।</translation>
    </message>
    <message>
      <source>A power is passed to another than its holder.</source>
      <translation>शक्ति उसके धारक को नहीं, किसी दूसरे को सौंपी जाती है।</translation>
    </message>
    <message>
      <source>A rule of counting put aside</source>
      <translation>गणना का कोई नियम हटाना</translation>
    </message>
    <message>
      <source>A rule of counting that counts again</source>
      <translation>गणना का नियम फिर लागू</translation>
    </message>
    <message>
      <source>A section brought into effect here</source>
      <translation>यहाँ लागू की गई धारा</translation>
    </message>
    <message>
      <source>A shape has far too many points. Take the surveyed corners, not a traced or scanned outline.</source>
      <translation>एक आकृति में बहुत अधिक बिंदु हैं। सर्वे के कोने लें, अनुरेखित रूपरेखा नहीं।</translation>
    </message>
    <message>
      <source>A shape of the file has no points.</source>
      <translation>फ़ाइल की एक आकृति में बिंदु नहीं हैं।</translation>
    </message>
    <message>
      <source>A shape of the file is not sound at the place shown; draw it anew.</source>
      <translation>फ़ाइल की एक आकृति बताई जगह पर ठीक नहीं है; उसे फिर बनाएँ।</translation>
    </message>
    <message>
      <source>A sheet holds no more rows; take a shorter period.</source>
      <translation>एक शीट में इससे अधिक पंक्तियाँ नहीं आतीं; छोटी अवधि लें।</translation>
    </message>
    <message>
      <source>A time is a whole number and a unit, and a century at most.</source>
      <translation>समय पूर्णांक और इकाई में दें; अधिक से अधिक सौ वर्ष।</translation>
    </message>
    <message>
      <source>A time that the Act leaves open</source>
      <translation>अवधि जो अधिनियम खुली छोड़ता है</translation>
    </message>
    <message>
      <source>A to B, B to C … back to A</source>
      <translation>A से B, B से C … वापस A तक</translation>
    </message>
    <message>
      <source>A unit that is not set is refused: it differs from place to place.</source>
      <translation>जो इकाई तय नहीं है वह स्वीकार नहीं होती: वह जगह-जगह अलग होती है।</translation>
    </message>
    <message>
      <source>Accept the texts of papers</source>
      <translation>काग़ज़ों के पाठ स्वीकार करें</translation>
    </message>
    <message>
      <source>Accept the texts: {language}</source>
      <translation>पाठ स्वीकार करें: {language}</translation>
    </message>
    <message>
      <source>Account for a spoilt sheet</source>
      <translation>खराब पर्ण का हिसाब दें</translation>
    </message>
    <message>
      <source>Accounts: fees and dues</source>
      <translation>लेखा: शुल्क और बकाया</translation>
    </message>
    <message>
      <source>Act</source>
      <translation>अधिनियम</translation>
    </message>
    <message>
      <source>Act and body</source>
      <translation>अधिनियम और निकाय</translation>
    </message>
    <message>
      <source>Act, wards, officers, letterhead: a quarter of an hour. It can be left and taken up again.</source>
      <translation>अधिनियम, वार्ड, अधिकारी, पत्रशीर्ष: पंद्रह मिनट। बीच में छोड़कर फिर शुरू किया जा सकता है।</translation>
    </message>
    <message>
      <source>Add a scan or photograph</source>
      <translation>स्कैन या फ़ोटो जोड़ें</translation>
    </message>
    <message>
      <source>Add it</source>
      <translation>जोड़ें</translation>
    </message>
    <message>
      <source>Added to the wording that the provision has on the paper</source>
      <translation>पत्र में उपबंध के पाठ के साथ जुड़ता है</translation>
    </message>
    <message>
      <source>Added: {title}</source>
      <translation>जोड़ा गया: {title}</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>पता</translation>
    </message>
    <message>
      <source>Address of the centre</source>
      <translation>केन्द्र का पता</translation>
    </message>
    <message>
      <source>Addressee</source>
      <translation>पानेवाला</translation>
    </message>
    <message>
      <source>Adjourn it and print the notice</source>
      <translation>स्थगित करें और सूचना छापें</translation>
    </message>
    <message>
      <source>Adjourn the hearing</source>
      <translation>सुनवाई स्थगित करें</translation>
    </message>
    <message>
      <source>Adjourn the hearings of a day</source>
      <translation>एक दिन की सभी सुनवाइयाँ स्थगित करें</translation>
    </message>
    <message>
      <source>Adjourn them all</source>
      <translation>इन सभी को स्थगित करें</translation>
    </message>
    <message>
      <source>Adjourn them and print the notices</source>
      <translation>स्थगित करें और सूचनाएँ छापें</translation>
    </message>
    <message>
      <source>Administrator: officers, set-up</source>
      <translation>प्रशासक: अधिकारी, व्यवस्था</translation>
    </message>
    <message>
      <source>Affixing comes when no other way is open: record the attempt before it.</source>
      <translation>चस्पा तभी होता है जब दूसरा रास्ता न रहे: पहले का प्रयास दर्ज करें।</translation>
    </message>
    <message>
      <source>Affixing is done before two witnesses; name both.</source>
      <translation>चस्पा दो साक्षियों के समक्ष होता है; दोनों के नाम दें।</translation>
    </message>
    <message>
      <source>After</source>
      <translation>बाद का</translation>
    </message>
    <message>
      <source>Afterwards give it a base line and parcels; then a line can be drawn and prescribed.</source>
      <translation>इसके बाद उसे आधार रेखा और भूखण्ड दें; तब रेखा खींची और विहित की जा सकती है।</translation>
    </message>
    <message>
      <source>Agreement</source>
      <translation>करार</translation>
    </message>
    <message>
      <source>Agreement on parcel {number}</source>
      <translation>भूखण्ड {number} पर करार</translation>
    </message>
    <message>
      <source>All</source>
      <translation>सब</translation>
    </message>
    <message>
      <source>All cases</source>
      <translation>सब प्रकरण</translation>
    </message>
    <message>
      <source>All columns as they were</source>
      <translation>सभी स्तम्भ पहले जैसे</translation>
    </message>
    <message>
      <source>All corners of an area lie on one line; look at its points.</source>
      <translation>क्षेत्र के सब कोने एक ही रेखा पर हैं; उसके बिन्दु देखें।</translation>
    </message>
    <message>
      <source>All keys</source>
      <translation>सब कुंजियाँ</translation>
    </message>
    <message>
      <source>All officers</source>
      <translation>सभी अधिकारी</translation>
    </message>
    <message>
      <source>All that was set</source>
      <translation>जो कुछ नियत हुआ</translation>
    </message>
    <message>
      <source>All wards</source>
      <translation>सभी वार्ड</translation>
    </message>
    <message>
      <source>Already in the case</source>
      <translation>प्रकरण में पहले से</translation>
    </message>
    <message>
      <source>Also in {language}</source>
      <translation>{language} में भी</translation>
    </message>
    <message>
      <source>Amount (rupees)</source>
      <translation>राशि (रुपये)</translation>
    </message>
    <message>
      <source>Amount (₹)</source>
      <translation>राशि (₹)</translation>
    </message>
    <message>
      <source>Amount, where less than the highest</source>
      <translation>राशि, यदि अधिकतम से कम</translation>
    </message>
    <message>
      <source>An .xlsx or .csv file</source>
      <translation>.xlsx या .csv फ़ाइल</translation>
    </message>
    <message>
      <source>An address does not fit on the label; shorten it or take larger labels.</source>
      <translation>कोई पता लेबल पर नहीं आता; छोटा करें या बड़े लेबल लें।</translation>
    </message>
    <message>
      <source>An appeal against the order is pending; it is not reviewed meanwhile.</source>
      <translation>आदेश के विरुद्ध अपील लम्बित है; तब तक पुनर्विलोकन नहीं होता।</translation>
    </message>
    <message>
      <source>An archive of old entries is missing or damaged. Put the folder 'archive' back from a copy. Nothing was changed.</source>
      <translation>पुरानी प्रविष्टियों का एक संग्रह नहीं है या क्षतिग्रस्त है। 'archive' फ़ोल्डर बैकअप से वापस रखें। कुछ बदला नहीं गया।</translation>
    </message>
    <message>
      <source>An area needs three different corners; enter the missing ones, at the place shown.</source>
      <translation>क्षेत्र के तीन अलग कोने चाहिए; बताई जगह पर छूटे कोने भरें।</translation>
    </message>
    <message>
      <source>An earlier batch is missing; bring that in first.</source>
      <translation>पहले की एक खेप नहीं है; पहले उसे लाएँ।</translation>
    </message>
    <message>
      <source>An objection is considered after it is received.</source>
      <translation>आपत्ति पर विचार उसके मिलने के बाद होता है।</translation>
    </message>
    <message>
      <source>An officer waives a finding; the inspector reports it.</source>
      <translation>दोष को अधिकारी छोड़ता है; निरीक्षक उसे बताता है।</translation>
    </message>
    <message>
      <source>An older version of the program was installed over this one. From the next start it is used, and it may refuse data that this one has written. Nothing is lost; let the administrator install the newer one again first.</source>
      <translation>इस प्रोग्राम के ऊपर पुराना संस्करण लगा दिया गया है। अगली बार खोलने से वही चलेगा, और हो सकता है कि इसका लिखा डेटा वह न खोले। कुछ खोया नहीं है; पहले प्रशासक से नया संस्करण फिर लगवाएँ।</translation>
    </message>
    <message>
      <source>An outline crosses itself, at the place shown. Put the corners in the order in which they follow each other on the ground.</source>
      <translation>एक रूपरेखा दिखाए स्थान पर अपने को काटती है। कोने उसी क्रम में रखें जिसमें वे ज़मीन पर आते हैं।</translation>
    </message>
    <message>
      <source>An outline is open. Bring its last point back to the first, at the place shown.</source>
      <translation>एक रूपरेखा खुली है। दिखाए स्थान पर उसका अंतिम बिंदु पहले बिंदु पर लाएँ।</translation>
    </message>
    <message>
      <source>And for each further (rupees)</source>
      <translation>और प्रत्येक आगे के लिए (रुपये)</translation>
    </message>
    <message>
      <source>And on again</source>
      <translation>और फिर आगे</translation>
    </message>
    <message>
      <source>Another file</source>
      <translation>दूसरी फ़ाइल</translation>
    </message>
    <message>
      <source>Another officer signs in with this name.</source>
      <translation>दूसरा अधिकारी इस नाम से साइन इन करता है।</translation>
    </message>
    <message>
      <source>Another program holds the data file. This step was not saved; wait a little and do it again.</source>
      <translation>डेटा फ़ाइल किसी दूसरे प्रोग्राम के पास है। यह कदम सहेजा नहीं गया; थोड़ी देर बाद फिर करें।</translation>
    </message>
    <message>
      <source>Answer the objection</source>
      <translation>आपत्ति का उत्तर दें</translation>
    </message>
    <message>
      <source>Answer to plea {n}: {plea}</source>
      <translation>कथन {n} का उत्तर: {plea}</translation>
    </message>
    <message>
      <source>Answers</source>
      <translation>उत्तर देता है</translation>
    </message>
    <message>
      <source>Appeal</source>
      <translation>अपील</translation>
    </message>
    <message>
      <source>Appeal to the District court</source>
      <translation>जिला न्यायालय में अपील</translation>
    </message>
    <message>
      <source>Appeal to the {forum} until {day}</source>
      <translation>अपील: {forum}, {day} तक</translation>
    </message>
    <message>
      <source>Applicant</source>
      <translation>आवेदक</translation>
    </message>
    <message>
      <source>Application to the Director</source>
      <translation>निदेशक को आवेदन</translation>
    </message>
    <message>
      <source>Applications</source>
      <translation>आवेदन</translation>
    </message>
    <message>
      <source>Approval first</source>
      <translation>पहले अनुमोदन</translation>
    </message>
    <message>
      <source>Area (square metres)</source>
      <translation>क्षेत्रफल (वर्ग मीटर)</translation>
    </message>
    <message>
      <source>Area taken (m²)</source>
      <translation>लिया गया क्षेत्रफल (वर्ग मी.)</translation>
    </message>
    <message>
      <source>Arrears by age</source>
      <translation>आयु के अनुसार बकाया</translation>
    </message>
    <message>
      <source>Arrows go from bar to bar, Enter shows the cases.</source>
      <translation>तीर कुंजियाँ एक दण्ड से दूसरे पर ले जाती हैं, Enter प्रकरण दिखाता है।</translation>
    </message>
    <message>
      <source>Arrows go from number to number, Enter shows what it is made of.</source>
      <translation>तीर एक अंक से दूसरे पर ले जाते हैं, Enter दिखाता है कि वह किनसे बना है।</translation>
    </message>
    <message>
      <source>Arrows move, + and − zoom, Space chooses at the cross, M measures, Enter opens</source>
      <translation>तीर से सरकाएँ, + और − से पास-दूर, Space से क्रॉस पर चुनें, M से नापें, Enter से खोलें</translation>
    </message>
    <message>
      <source>As it stands</source>
      <translation>अभी जैसा है</translation>
    </message>
    <message>
      <source>As it stands on the book</source>
      <translation>जैसा पुस्तिका पर लिखा है</translation>
    </message>
    <message>
      <source>As set now</source>
      <translation>अभी तय</translation>
    </message>
    <message>
      <source>As the budget names it; the same name again changes the grant</source>
      <translation>जैसा बजट में है; वही नाम फिर लिखने पर अनुदान बदलता है</translation>
    </message>
    <message>
      <source>As the bye-laws or the register call it</source>
      <translation>जैसा उपविधियों या पंजी में कहा जाता है</translation>
    </message>
    <message>
      <source>As the list of the Collector of stamps names it</source>
      <translation>जैसा स्टाम्प कलेक्टर की सूची में है</translation>
    </message>
    <message>
      <source>As they stand on every paper.</source>
      <translation>जैसे हर कागज पर आते हैं।</translation>
    </message>
    <message>
      <source>As what</source>
      <translation>किस हैसियत से</translation>
    </message>
    <message>
      <source>Ask for the centre's news</source>
      <translation>केन्द्र के समाचार माँगें</translation>
    </message>
    <message>
      <source>Ask that alone</source>
      <translation>केवल वही पूछें</translation>
    </message>
    <message>
      <source>Asked for, though nothing waits for it</source>
      <translation>माँगा गया है, पर उसके लिए कुछ रुकता नहीं</translation>
    </message>
    <message>
      <source>At least eight characters</source>
      <translation>कम से कम आठ अक्षर</translation>
    </message>
    <message>
      <source>At least eight characters; left empty, one is made up and shown once</source>
      <translation>कम से कम आठ अक्षर; खाली छोड़ें तो एक बनाकर एक बार दिखाया जाता है</translation>
    </message>
    <message>
      <source>At least eight characters; left empty, the one there is stays</source>
      <translation>कम से कम आठ अक्षर; खाली छोड़ें तो पुराना ही रहता है</translation>
    </message>
    <message>
      <source>At least so many metres wide</source>
      <translation>कम-से-कम इतने मीटर चौड़ी</translation>
    </message>
    <message>
      <source>At least so many square metres</source>
      <translation>कम-से-कम इतने वर्ग मीटर</translation>
    </message>
    <message>
      <source>At the first start this takes a minute or two.</source>
      <translation>पहली बार खोलने पर इसमें एक-दो मिनट लगते हैं।</translation>
    </message>
    <message>
      <source>At this scale the street takes too many sheets; choose a smaller scale.</source>
      <translation>इस पैमाने पर बहुत पत्रक लगते हैं; छोटा पैमाना चुनें।</translation>
    </message>
    <message>
      <source>Attempts so far</source>
      <translation>अब तक के प्रयास</translation>
    </message>
    <message>
      <source>Audit objections</source>
      <translation>संपरीक्षा आपत्तियाँ</translation>
    </message>
    <message>
      <source>Authority under the Act</source>
      <translation>अधिनियम के अधीन प्राधिकारी</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>पीछे</translation>
    </message>
    <message>
      <source>Back up</source>
      <translation>बैकअप लें</translation>
    </message>
    <message>
      <source>Back, where no tabs or days turn with it</source>
      <translation>पीछे, जहाँ इससे टैब या दिन नहीं बदलते</translation>
    </message>
    <message>
      <source>Backed up</source>
      <translation>बैकअप हो गया</translation>
    </message>
    <message>
      <source>Backing up</source>
      <translation>बैकअप लिया जा रहा है</translation>
    </message>
    <message>
      <source>Backup</source>
      <translation>बैकअप</translation>
    </message>
    <message>
      <source>Balance of a sale</source>
      <translation>विक्रय का शेष</translation>
    </message>
    <message>
      <source>Bank challan</source>
      <translation>बैंक चालान</translation>
    </message>
    <message>
      <source>Bank draft</source>
      <translation>बैंक ड्राफ़्ट</translation>
    </message>
    <message>
      <source>Bank or treasury</source>
      <translation>बैंक या कोषालय</translation>
    </message>
    <message>
      <source>Barred</source>
      <translation>वर्जित</translation>
    </message>
    <message>
      <source>Base line</source>
      <translation>आधार रेखा</translation>
    </message>
    <message>
      <source>Because it ran out: {what}</source>
      <translation>अवधि बीत जाने से: {what}</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>पहले का</translation>
    </message>
    <message>
      <source>Before it is carried out</source>
      <translation>उसके पालन से पहले</translation>
    </message>
    <message>
      <source>Before the first paper</source>
      <translation>पहले कागज़ से पहले</translation>
    </message>
    <message>
      <source>Before the order</source>
      <translation>आदेश से पहले</translation>
    </message>
    <message>
      <source>Before you begin</source>
      <translation>काम शुरू करने से पहले</translation>
    </message>
    <message>
      <source>Before {witnesses}</source>
      <translation>समक्ष: {witnesses}</translation>
    </message>
    <message>
      <source>Begin afresh</source>
      <translation>नए सिरे से शुरू करें</translation>
    </message>
    <message>
      <source>Begin at a place that the sheet has, with at least one label.</source>
      <translation>पन्ने पर जो स्थान है वहीं से, कम से कम एक लेबल से आरम्भ करें।</translation>
    </message>
    <message>
      <source>Betterment</source>
      <translation>सुधार प्रभार</translation>
    </message>
    <message>
      <source>Beyond the Act</source>
      <translation>अधिनियम से आगे</translation>
    </message>
    <message>
      <source>Bind it</source>
      <translation>पुस्तिका बनाएँ</translation>
    </message>
    <message>
      <source>Binding the case</source>
      <translation>प्रकरण की पुस्तिका बन रही है</translation>
    </message>
    <message>
      <source>Blank</source>
      <translation>कोरे</translation>
    </message>
    <message>
      <source>Body, ward and PC, subject, financial year, running number: no PC ever gives another's number.</source>
      <translation>निकाय, वार्ड और पीसी, विषय, वित्तीय वर्ष, क्रमांक: कोई पीसी दूसरे का क्रमांक नहीं देता।</translation>
    </message>
    <message>
      <source>Book</source>
      <translation>पुस्तिका</translation>
    </message>
    <message>
      <source>Book {book} with the numbers {first} to {last} is issued</source>
      <translation>पुस्तिका {book}, क्रमांक {first} से {last}, जारी की गई</translation>
    </message>
    <message>
      <source>Books written by hand</source>
      <translation>हाथ से लिखी पुस्तिकाएँ</translation>
    </message>
    <message>
      <source>Both are about the same matter</source>
      <translation>दोनों एक ही मामले के हैं</translation>
    </message>
    <message>
      <source>Both stand until someone settles it.</source>
      <translation>निराकरण होने तक दोनों बनी रहती हैं।</translation>
    </message>
    <message>
      <source>Bring cash from another PC</source>
      <translation>दूसरे पीसी से नकद लाएँ</translation>
    </message>
    <message>
      <source>Bring it in</source>
      <translation>भीतर लाएँ</translation>
    </message>
    <message>
      <source>Bring the cash here</source>
      <translation>नकद यहाँ लाएँ</translation>
    </message>
    <message>
      <source>Bring ₹ {amount} here from till {till}</source>
      <translation>काउंटर {till} से ₹ {amount} यहाँ लाएँ</translation>
    </message>
    <message>
      <source>Budget-grants</source>
      <translation>बजट अनुदान</translation>
    </message>
    <message>
      <source>Building</source>
      <translation>भवन</translation>
    </message>
    <message>
      <source>Building line</source>
      <translation>भवन रेखा</translation>
    </message>
    <message>
      <source>Building on parcel {number} comes forward</source>
      <translation>भूखण्ड {number} का भवन आगे आता है</translation>
    </message>
    <message>
      <source>Buyer</source>
      <translation>क्रेता</translation>
    </message>
    <message>
      <source>By measure</source>
      <translation>माप के अनुसार</translation>
    </message>
    <message>
      <source>By number</source>
      <translation>क्रमांक से</translation>
    </message>
    <message>
      <source>By orders so far</source>
      <translation>अब तक के आदेशों से</translation>
    </message>
    <message>
      <source>By stick</source>
      <translation>पेन ड्राइव से</translation>
    </message>
    <message>
      <source>By the book ₹ {amount}</source>
      <translation>बही के अनुसार ₹ {amount}</translation>
    </message>
    <message>
      <source>By the line, with a one-time code</source>
      <translation>लाइन से, एक बार के कोड के साथ</translation>
    </message>
    <message>
      <source>By whom</source>
      <translation>किसने</translation>
    </message>
    <message>
      <source>By whose order and how</source>
      <translation>किसके आदेश से और कैसे</translation>
    </message>
    <message>
      <source>By whose paper</source>
      <translation>किसके पत्र से</translation>
    </message>
    <message>
      <source>Bye-law, rule or order</source>
      <translation>उपविधि, नियम या आदेश</translation>
    </message>
    <message>
      <source>Call for removal under an agreement</source>
      <translation>करार के अधीन हटाने को कहें</translation>
    </message>
    <message>
      <source>Call for the sum</source>
      <translation>राशि की माँग</translation>
    </message>
    <message>
      <source>Call on him</source>
      <translation>उसे कहें</translation>
    </message>
    <message>
      <source>Calling the centre</source>
      <translation>केन्द्र से सम्पर्क</translation>
    </message>
    <message>
      <source>Came back</source>
      <translation>लौटी</translation>
    </message>
    <message>
      <source>Came on</source>
      <translation>प्राप्ति दिनांक</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>रद्द करें</translation>
    </message>
    <message>
      <source>Cancel a receipt</source>
      <translation>रसीद रद्द करें</translation>
    </message>
    <message>
      <source>Cancel the receipt</source>
      <translation>रसीद निरस्त करें</translation>
    </message>
    <message>
      <source>Cards for the wall</source>
      <translation>दीवार के लिए कार्ड</translation>
    </message>
    <message>
      <source>Carry it to the centre and bring the reply back; only the reply closes the queue.</source>
      <translation>इसे केन्द्र ले जाएँ और उत्तर लाएँ; पंक्ति केवल उत्तर से पूरी होती है।</translation>
    </message>
    <message>
      <source>Carry the replies back on the same stick.</source>
      <translation>उत्तर उसी पेन ड्राइव में वापस ले जाएँ।</translation>
    </message>
    <message>
      <source>Case</source>
      <translation>प्रकरण</translation>
    </message>
    <message>
      <source>Case of the office's own motion</source>
      <translation>कार्यालय का स्वप्रेरित प्रकरण</translation>
    </message>
    <message>
      <source>Cases</source>
      <translation>प्रकरण</translation>
    </message>
    <message>
      <source>Cases with this name</source>
      <translation>इस नाम के प्रकरण</translation>
    </message>
    <message>
      <source>Cash</source>
      <translation>नकद</translation>
    </message>
    <message>
      <source>Cash book</source>
      <translation>रोकड़ बही</translation>
    </message>
    <message>
      <source>Cash given</source>
      <translation>दिया गया नकद</translation>
    </message>
    <message>
      <source>Cash here</source>
      <translation>यहाँ का नकद</translation>
    </message>
    <message>
      <source>Cash is handed to another person.</source>
      <translation>नकद किसी दूसरे व्यक्ति को सौंपा जाता है।</translation>
    </message>
    <message>
      <source>Cause and hearing</source>
      <translation>कारण और सुनवाई</translation>
    </message>
    <message>
      <source>Cause shown</source>
      <translation>दर्शाया गया कारण</translation>
    </message>
    <message>
      <source>Cause shown: {pleas}</source>
      <translation>कारण दर्शाया: {pleas}</translation>
    </message>
    <message>
      <source>Centre</source>
      <translation>केन्द्र</translation>
    </message>
    <message>
      <source>Certificate of a sum due</source>
      <translation>देय राशि का प्रमाणपत्र</translation>
    </message>
    <message>
      <source>Chainage</source>
      <translation>चेनेज</translation>
    </message>
    <message>
      <source>Chainage and offsets</source>
      <translation>चेनेज और ऑफ़सेट</translation>
    </message>
    <message>
      <source>Chainage {chainage} m is beyond the base line.</source>
      <translation>चेनेज {chainage} मी. आधार रेखा से आगे है।</translation>
    </message>
    <message>
      <source>Chainage {chainage} stands twice in the table.</source>
      <translation>चेनेज {chainage} तालिका में दो बार है।</translation>
    </message>
    <message>
      <source>Change an officer or a password</source>
      <translation>अधिकारी या पासवर्ड बदलें</translation>
    </message>
    <message>
      <source>Change it</source>
      <translation>बदलें</translation>
    </message>
    <message>
      <source>Charges of removal and storage (rupees)</source>
      <translation>हटाने और रखने का व्यय (रुपये)</translation>
    </message>
    <message>
      <source>Check number</source>
      <translation>जाँच संख्या</translation>
    </message>
    <message>
      <source>Checklist for the visit printed</source>
      <translation>निरीक्षण की जाँच सूची छपी</translation>
    </message>
    <message>
      <source>Checklists</source>
      <translation>जाँच सूचियाँ</translation>
    </message>
    <message>
      <source>Cheque</source>
      <translation>चेक</translation>
    </message>
    <message>
      <source>Cheque dishonoured</source>
      <translation>चेक अनादृत</translation>
    </message>
    <message>
      <source>Cheque realised</source>
      <translation>चेक की राशि प्राप्त</translation>
    </message>
    <message>
      <source>Cheques to realise</source>
      <translation>वसूल होने वाले चेक</translation>
    </message>
    <message>
      <source>Choose</source>
      <translation>चुनें</translation>
    </message>
    <message>
      <source>Choose a PNG or JPEG picture of at most 2 MB.</source>
      <translation>अधिकतम 2 MB का PNG या JPEG चित्र चुनें।</translation>
    </message>
    <message>
      <source>Choose a file</source>
      <translation>फ़ाइल चुनें</translation>
    </message>
    <message numerus="yes">
      <source>Choose at most %n cases at once.</source>
      <translation>
        <numerusform>एक बार में अधिकतम %n प्रकरण चुनें।</numerusform>
        <numerusform>एक बार में अधिकतम %n प्रकरण चुनें।</numerusform>
      </translation>
    </message>
    <message>
      <source>Choose by first letter</source>
      <translation>पहले अक्षर से चुनें</translation>
    </message>
    <message>
      <source>Choose by number</source>
      <translation>अंक से चुनें</translation>
    </message>
    <message>
      <source>Choose first on what the notice rests.</source>
      <translation>पहले चुनें कि सूचना किस पर आधारित है।</translation>
    </message>
    <message>
      <source>Choose several</source>
      <translation>कई चुनें</translation>
    </message>
    <message>
      <source>Choose the checklist</source>
      <translation>जाँच सूची चुनें</translation>
    </message>
    <message>
      <source>Choose the decision first.</source>
      <translation>पहले निर्णय चुनें।</translation>
    </message>
    <message>
      <source>Choose the owner to whom the notice goes.</source>
      <translation>वह स्वामी चुनें जिसे सूचना जाती है।</translation>
    </message>
    <message>
      <source>Choose what lies at the cross, or set a point there</source>
      <translation>क्रॉस पर जो है उसे चुनें, या वहाँ बिंदु रखें</translation>
    </message>
    <message>
      <source>Choose what the money is for.</source>
      <translation>चुनें कि राशि किसकी है।</translation>
    </message>
    <message>
      <source>Class</source>
      <translation>श्रेणी</translation>
    </message>
    <message>
      <source>Clear all</source>
      <translation>सब हटाएँ</translation>
    </message>
    <message>
      <source>Clear days: neither end counts</source>
      <translation>पूरे दिन: दोनों सिरे नहीं गिने जाते</translation>
    </message>
    <message>
      <source>Clear filters</source>
      <translation>छाँट हटाएँ</translation>
    </message>
    <message>
      <source>Clear it</source>
      <translation>रोक हटाएँ</translation>
    </message>
    <message>
      <source>Clear what is done</source>
      <translation>पूरे हुए काम हटाएँ</translation>
    </message>
    <message>
      <source>Clerk: receives, drafts, records</source>
      <translation>लिपिक: लेता है, प्रारूप बनाता है, दर्ज करता है</translation>
    </message>
    <message>
      <source>Clocks</source>
      <translation>समय-सीमाएँ</translation>
    </message>
    <message>
      <source>Clocks that move</source>
      <translation>समय-सीमाएँ जो बदलती हैं</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>बन्द करें</translation>
    </message>
    <message>
      <source>Close Nagardesk</source>
      <translation>Nagardesk बन्द करें</translation>
    </message>
    <message>
      <source>Close the day</source>
      <translation>दिन बन्द करें</translation>
    </message>
    <message>
      <source>Close the street for good</source>
      <translation>मार्ग को स्थायी रूप से बन्द करना</translation>
    </message>
    <message>
      <source>Closed days</source>
      <translation>बंद दिन</translation>
    </message>
    <message>
      <source>Closing error m</source>
      <translation>बन्द होने की त्रुटि मी.</translation>
    </message>
    <message>
      <source>Collected</source>
      <translation>वसूली</translation>
    </message>
    <message>
      <source>Collected today</source>
      <translation>आज की वसूली</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>रंग</translation>
    </message>
    <message>
      <source>Column</source>
      <translation>स्तम्भ</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>स्तम्भ</translation>
    </message>
    <message>
      <source>Command or case</source>
      <translation>काम या प्रकरण</translation>
    </message>
    <message>
      <source>Commands</source>
      <translation>काम</translation>
    </message>
    <message>
      <source>Comparing with the centre</source>
      <translation>केन्द्र से मिलान</translation>
    </message>
    <message>
      <source>Compensation</source>
      <translation>प्रतिकर</translation>
    </message>
    <message>
      <source>Compensation for parcel {number}</source>
      <translation>भूखण्ड {number} का प्रतिकर</translation>
    </message>
    <message>
      <source>Complaint</source>
      <translation>शिकायत</translation>
    </message>
    <message>
      <source>Complaint received: {what}</source>
      <translation>शिकायत प्राप्त: {what}</translation>
    </message>
    <message>
      <source>Condition</source>
      <translation>शर्त</translation>
    </message>
    <message>
      <source>Conditions</source>
      <translation>शर्तें</translation>
    </message>
    <message>
      <source>Consider the objection</source>
      <translation>आपत्ति पर विचार करें</translation>
    </message>
    <message>
      <source>Contents of the guide</source>
      <translation>मार्गदर्शिका की विषय-सूची</translation>
    </message>
    <message>
      <source>Copied: {what}</source>
      <translation>प्रति ली गई: {what}</translation>
    </message>
    <message>
      <source>Copies of encrypted data are encrypted already. Take one without a passphrase.</source>
      <translation>कूटबद्ध डेटा की प्रतियाँ पहले से कूटबद्ध हैं। बिना कूटवाक्य की प्रति लें।</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>प्रतिलिपि करें</translation>
    </message>
    <message>
      <source>Copy the file's number</source>
      <translation>फ़ाइल का क्रमांक कॉपी करें</translation>
    </message>
    <message>
      <source>Copy the notice</source>
      <translation>सूचना की प्रति लें</translation>
    </message>
    <message>
      <source>Corner</source>
      <translation>कोना</translation>
    </message>
    <message>
      <source>Corners of a building</source>
      <translation>भवन के कोने</translation>
    </message>
    <message>
      <source>Corners set out from the base line</source>
      <translation>आधार रेखा से नापे गए कोने</translation>
    </message>
    <message>
      <source>Correct it</source>
      <translation>इसे सुधारें</translation>
    </message>
    <message>
      <source>Correct or change the register</source>
      <translation>पंजी सुधारें या बदलें</translation>
    </message>
    <message>
      <source>Correct the last line</source>
      <translation>पिछली पंक्ति सुधारें</translation>
    </message>
    <message>
      <source>Correct what was entered</source>
      <translation>जो दर्ज हुआ उसे सुधारें</translation>
    </message>
    <message>
      <source>Corrected here</source>
      <translation>यहाँ सुधारा जा रहा है</translation>
    </message>
    <message>
      <source>Corrected; the old entry stays readable</source>
      <translation>सुधार हो गया; पुरानी प्रविष्टि पढ़ी जा सकती है</translation>
    </message>
    <message>
      <source>Council told</source>
      <translation>परिषद् को सूचित</translation>
    </message>
    <message>
      <source>Counted in</source>
      <translation>गणना की इकाई</translation>
    </message>
    <message>
      <source>Counted ₹ {amount}</source>
      <translation>गिना गया ₹ {amount}</translation>
    </message>
    <message>
      <source>Counter</source>
      <translation>काउंटर</translation>
    </message>
    <message>
      <source>Course</source>
      <translation>मार्ग की दिशा</translation>
    </message>
    <message>
      <source>Court</source>
      <translation>न्यायालय</translation>
    </message>
    <message>
      <source>Court bundle</source>
      <translation>न्यायालय पुस्तिका</translation>
    </message>
    <message>
      <source>Ctrl+P prints it.</source>
      <translation>Ctrl+P से छपता है।</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>गहरा</translation>
    </message>
    <message>
      <source>Dark colours</source>
      <translation>गहरे रंग</translation>
    </message>
    <message>
      <source>Date of its registration</source>
      <translation>पंजीयन का दिनांक</translation>
    </message>
    <message>
      <source>Date of that paper</source>
      <translation>उस पत्र का दिनांक</translation>
    </message>
    <message>
      <source>Date of the approval</source>
      <translation>अनुमोदन का दिनांक</translation>
    </message>
    <message>
      <source>Date of the resolution</source>
      <translation>संकल्प का दिनांक</translation>
    </message>
    <message>
      <source>Date on it</source>
      <translation>उस पर का दिनांक</translation>
    </message>
    <message>
      <source>Date that stands on it</source>
      <translation>उस पर लिखा दिनांक</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>दिनांक</translation>
    </message>
    <message>
      <source>Day of service</source>
      <translation>तामील का दिनांक</translation>
    </message>
    <message>
      <source>Day of the auction</source>
      <translation>नीलामी का दिन</translation>
    </message>
    <message>
      <source>Day of the first instalment</source>
      <translation>पहली किस्त का दिनांक</translation>
    </message>
    <message>
      <source>Day of the hearing</source>
      <translation>सुनवाई का दिनांक</translation>
    </message>
    <message>
      <source>Day of the offence, where it is known</source>
      <translation>अपराध का दिन, यदि ज्ञात हो</translation>
    </message>
    <message>
      <source>Day of the possession</source>
      <translation>कब्ज़े का दिन</translation>
    </message>
    <message>
      <source>Day of the report</source>
      <translation>प्रतिवेदन का दिनांक</translation>
    </message>
    <message>
      <source>Day on which help is needed</source>
      <translation>सहायता जिस दिन चाहिए</translation>
    </message>
    <message>
      <source>Day on which it came</source>
      <translation>जिस दिन आया</translation>
    </message>
    <message>
      <source>Day on which it came back</source>
      <translation>लौटने का दिन</translation>
    </message>
    <message>
      <source>Day on which it was given</source>
      <translation>सूचना देने का दिन</translation>
    </message>
    <message>
      <source>Day on which it was spoilt</source>
      <translation>जिस दिन खराब हुआ</translation>
    </message>
    <message>
      <source>Day on which the bank credited it</source>
      <translation>बैंक में जमा होने का दिन</translation>
    </message>
    <message>
      <source>Days for the answer</source>
      <translation>उत्तर के दिन</translation>
    </message>
    <message>
      <source>Days not closed yet: {days}</source>
      <translation>अभी बन्द न हुए दिन: {days}</translation>
    </message>
    <message>
      <source>Days over</source>
      <translation>बीते दिन</translation>
    </message>
    <message>
      <source>Days to comply, counted from service</source>
      <translation>पालन के दिन, तामील से</translation>
    </message>
    <message>
      <source>Days, counted from service</source>
      <translation>दिन, तामील से गिने जाएँगे</translation>
    </message>
    <message>
      <source>Decide</source>
      <translation>निर्णय करें</translation>
    </message>
    <message>
      <source>Decide how the Act is read</source>
      <translation>तय करें कि अधिनियम कैसे पढ़ा जाए</translation>
    </message>
    <message>
      <source>Decide it</source>
      <translation>निर्णय करें</translation>
    </message>
    <message>
      <source>Decide on the application</source>
      <translation>आवेदन पर निर्णय करें</translation>
    </message>
    <message>
      <source>Decide the proposal</source>
      <translation>प्रस्ताव पर निर्णय करें</translation>
    </message>
    <message>
      <source>Decide: {what}</source>
      <translation>निर्णय करें: {what}</translation>
    </message>
    <message>
      <source>Decided</source>
      <translation>निर्णीत</translation>
    </message>
    <message>
      <source>Decision</source>
      <translation>निर्णय</translation>
    </message>
    <message>
      <source>Decision {number} is issued</source>
      <translation>निर्णय {number} जारी हुआ</translation>
    </message>
    <message>
      <source>Declare a holiday</source>
      <translation>अवकाश घोषित करें</translation>
    </message>
    <message>
      <source>Declare it</source>
      <translation>घोषित करें</translation>
    </message>
    <message>
      <source>Delegate a power</source>
      <translation>शक्ति का प्रत्यायोजन</translation>
    </message>
    <message>
      <source>Demand further particulars</source>
      <translation>अतिरिक्त विवरण माँगें</translation>
    </message>
    <message>
      <source>Demand money</source>
      <translation>राशि की माँग करें</translation>
    </message>
    <message>
      <source>Demand not served</source>
      <translation>माँग तामील नहीं</translation>
    </message>
    <message>
      <source>Demand the compounding fee</source>
      <translation>शमन शुल्क की माँग करें</translation>
    </message>
    <message>
      <source>Demand the half-yearly penalty</source>
      <translation>अर्धवार्षिक शास्ति की माँग करें</translation>
    </message>
    <message>
      <source>Demand {number} for ₹ {amount}</source>
      <translation>माँग {number}, ₹ {amount}</translation>
    </message>
    <message>
      <source>Demand {number} is issued</source>
      <translation>माँग {number} जारी हुई</translation>
    </message>
    <message>
      <source>Demand, collection and balance</source>
      <translation>माँग, वसूली एवं शेष</translation>
    </message>
    <message>
      <source>Demanded on</source>
      <translation>माँग दिनांक</translation>
    </message>
    <message>
      <source>Demanded on {day}</source>
      <translation>माँग दिनांक {day}</translation>
    </message>
    <message>
      <source>Demanded ₹ {demanded}, paid ₹ {paid}</source>
      <translation>माँग ₹ {demanded}, भुगतान ₹ {paid}</translation>
    </message>
    <message>
      <source>Description of the work</source>
      <translation>कार्य का विवरण</translation>
    </message>
    <message>
      <source>Designation</source>
      <translation>पदनाम</translation>
    </message>
    <message>
      <source>Details of the work</source>
      <translation>कार्य का ब्यौरा</translation>
    </message>
    <message>
      <source>Diagonals</source>
      <translation>विकर्ण</translation>
    </message>
    <message>
      <source>Difference explained</source>
      <translation>अन्तर का कारण</translation>
    </message>
    <message>
      <source>Difference of the count</source>
      <translation>गणना का अन्तर</translation>
    </message>
    <message>
      <source>Digital signature</source>
      <translation>डिजिटल हस्ताक्षर</translation>
    </message>
    <message>
      <source>Digits</source>
      <translation>अंक</translation>
    </message>
    <message>
      <source>Directions on demolition</source>
      <translation>गिराने पर निर्देश</translation>
    </message>
    <message>
      <source>Divert the street</source>
      <translation>मार्ग मोड़ना</translation>
    </message>
    <message>
      <source>Do it</source>
      <translation>करें</translation>
    </message>
    <message>
      <source>Do owners of the greater part of the street object?</source>
      <translation>क्या मार्ग के अधिकांश भाग के स्वामी आपत्ति करते हैं?</translation>
    </message>
    <message>
      <source>Does it go on?</source>
      <translation>क्या यह जारी है?</translation>
    </message>
    <message>
      <source>Does not stand for</source>
      <translation>इन पर लागू नहीं</translation>
    </message>
    <message>
      <source>Does the sheet lie in the book?</source>
      <translation>क्या पर्ण पुस्तिका में है?</translation>
    </message>
    <message>
      <source>Done last</source>
      <translation>अन्तिम कार्य</translation>
    </message>
    <message>
      <source>Done. The centre holds what this PC holds.</source>
      <translation>पूरा हुआ। केन्द्र के पास वही है जो इस पीसी पर है।</translation>
    </message>
    <message>
      <source>Down</source>
      <translation>गिरा हुआ</translation>
    </message>
    <message>
      <source>Draft a notice</source>
      <translation>सूचना का मसौदा</translation>
    </message>
    <message>
      <source>Draft a notice on the finding</source>
      <translation>निष्कर्ष पर सूचना का मसौदा</translation>
    </message>
    <message>
      <source>Draft kept {when}</source>
      <translation>मसौदा सहेजा गया {when}</translation>
    </message>
    <message>
      <source>Draft taken back: {reason}</source>
      <translation>मसौदा वापस लिया गया: {reason}</translation>
    </message>
    <message>
      <source>Draw</source>
      <translation>बनाएँ</translation>
    </message>
    <message>
      <source>Draw a line by chainage and offset</source>
      <translation>चेनेज और ऑफ़सेट से रेखा खींचें</translation>
    </message>
    <message>
      <source>Drawn on which bank</source>
      <translation>किस बैंक का</translation>
    </message>
    <message>
      <source>Due</source>
      <translation>समय-सीमा</translation>
    </message>
    <message>
      <source>Due by {day}</source>
      <translation>{day} तक देय</translation>
    </message>
    <message>
      <source>Due first</source>
      <translation>समय-सीमा पहले</translation>
    </message>
    <message>
      <source>Due in a month</source>
      <translation>एक माह में देय</translation>
    </message>
    <message>
      <source>Due in seven days</source>
      <translation>सात दिन में देय</translation>
    </message>
    <message>
      <source>Dues and receipts</source>
      <translation>देय राशि एवं रसीदें</translation>
    </message>
    <message>
      <source>Dues and recovery</source>
      <translation>देय राशियाँ एवं वसूली</translation>
    </message>
    <message>
      <source>Each keeps its hour and place and gets its own notice.</source>
      <translation>हर एक का समय और स्थान वही रहता है और हर एक की अपनी सूचना बनती है।</translation>
    </message>
    <message>
      <source>Each number is used or spoilt once; what is passed over shows as missing.</source>
      <translation>प्रत्येक क्रमांक एक ही बार काम आता या खराब होता है; जो छूटे वह अनुपस्थित दिखता है।</translation>
    </message>
    <message>
      <source>East (m)</source>
      <translation>पूर्व (मी.)</translation>
    </message>
    <message>
      <source>Emblem</source>
      <translation>प्रतीक चिह्न</translation>
    </message>
    <message>
      <source>Empty if it has none</source>
      <translation>न हो तो खाली</translation>
    </message>
    <message>
      <source>Empty sheet</source>
      <translation>खाली पन्ना</translation>
    </message>
    <message>
      <source>Empty: the highest</source>
      <translation>खाली: अधिकतम</translation>
    </message>
    <message>
      <source>Empty: the last row, without end</source>
      <translation>खाली: अन्तिम पंक्ति, बिना सीमा</translation>
    </message>
    <message>
      <source>Enclosures</source>
      <translation>संलग्नक</translation>
    </message>
    <message>
      <source>Enclosures for {section}: {list}</source>
      <translation>{section} के संलग्नक: {list}</translation>
    </message>
    <message>
      <source>Ended</source>
      <translation>समाप्त</translation>
    </message>
    <message>
      <source>English</source>
      <translation>अंग्रेज़ी</translation>
    </message>
    <message>
      <source>Enrol</source>
      <translation>जोड़ें</translation>
    </message>
    <message>
      <source>Enrol by the centre's invitation</source>
      <translation>केन्द्र के आमंत्रण से जोड़ें</translation>
    </message>
    <message>
      <source>Enrol this PC at a centre</source>
      <translation>इस पीसी को केन्द्र से जोड़ें</translation>
    </message>
    <message>
      <source>Enter</source>
      <translation>दर्ज करें</translation>
    </message>
    <message>
      <source>Enter a budget-grant</source>
      <translation>बजट अनुदान प्रविष्ट करें</translation>
    </message>
    <message>
      <source>Enter a deposit</source>
      <translation>जमा राशि दर्ज करें</translation>
    </message>
    <message>
      <source>Enter a fine of the court</source>
      <translation>न्यायालय का जुर्माना प्रविष्ट करें</translation>
    </message>
    <message>
      <source>Enter a paper written by hand</source>
      <translation>हाथ से लिखा पत्र प्रविष्ट करें</translation>
    </message>
    <message>
      <source>Enter a receipt written by hand</source>
      <translation>हाथ से लिखी रसीद प्रविष्ट करें</translation>
    </message>
    <message>
      <source>Enter a street</source>
      <translation>मार्ग दर्ज करें</translation>
    </message>
    <message>
      <source>Enter an owner's agreement</source>
      <translation>स्वामी का करार दर्ज करें</translation>
    </message>
    <message>
      <source>Enter and print the acknowledgement</source>
      <translation>दर्ज करें और पावती छापें</translation>
    </message>
    <message>
      <source>Enter and print the minutes</source>
      <translation>दर्ज करें और कार्यवृत्त छापें</translation>
    </message>
    <message>
      <source>Enter goes on, and after the last field to the next line. F2 or a ditto mark takes what stands above. Ctrl+U brings the last line back. Ctrl+Enter enters the lines.</source>
      <translation>Enter आगे बढ़ाता है, अन्तिम खाने के बाद अगली पंक्ति पर। F2 या ,, का चिह्न ऊपर वाला मान लेता है। Ctrl+U पिछली पंक्ति वापस लाता है। Ctrl+Enter पंक्तियाँ दर्ज करता है।</translation>
    </message>
    <message>
      <source>Enter it</source>
      <translation>दर्ज करें</translation>
    </message>
    <message>
      <source>Enter it as dishonoured</source>
      <translation>अनादृत दर्ज करें</translation>
    </message>
    <message>
      <source>Enter it as realised</source>
      <translation>राशि प्राप्त दर्ज करें</translation>
    </message>
    <message>
      <source>Enter it as spoilt</source>
      <translation>खराब के रूप में प्रविष्ट करें</translation>
    </message>
    <message>
      <source>Enter parcels by sides and diagonals</source>
      <translation>भुजाओं और विकर्णों से भूखण्ड दर्ज करें</translation>
    </message>
    <message>
      <source>Enter the agreement</source>
      <translation>करार दर्ज करें</translation>
    </message>
    <message>
      <source>Enter the answer</source>
      <translation>उत्तर दर्ज करें</translation>
    </message>
    <message>
      <source>Enter the attempt</source>
      <translation>प्रयास दर्ज करें</translation>
    </message>
    <message>
      <source>Enter the cause</source>
      <translation>कारण दर्ज करें</translation>
    </message>
    <message>
      <source>Enter the correction</source>
      <translation>सुधार दर्ज करें</translation>
    </message>
    <message>
      <source>Enter the deposit</source>
      <translation>जमा राशि दर्ज करें</translation>
    </message>
    <message>
      <source>Enter the grant</source>
      <translation>अनुदान प्रविष्ट करें</translation>
    </message>
    <message>
      <source>Enter the inspection</source>
      <translation>निरीक्षण दर्ज करें</translation>
    </message>
    <message>
      <source>Enter the line</source>
      <translation>रेखा दर्ज करें</translation>
    </message>
    <message>
      <source>Enter the paper</source>
      <translation>पत्र प्रविष्ट करें</translation>
    </message>
    <message>
      <source>Enter the parcel</source>
      <translation>भूखण्ड दर्ज करें</translation>
    </message>
    <message>
      <source>Enter the possession</source>
      <translation>कब्ज़ा दर्ज करें</translation>
    </message>
    <message>
      <source>Enter the receipt</source>
      <translation>रसीद प्रविष्ट करें</translation>
    </message>
    <message>
      <source>Enter the report</source>
      <translation>प्रतिवेदन प्रविष्ट करें</translation>
    </message>
    <message>
      <source>Enter these lines</source>
      <translation>ये पंक्तियाँ दर्ज करें</translation>
    </message>
    <message>
      <source>Enter what the auditors sent</source>
      <translation>संपरीक्षकों से आया प्रविष्ट करें</translation>
    </message>
    <message>
      <source>Entered as</source>
      <translation>प्रविष्टि</translation>
    </message>
    <message>
      <source>Entered as {number}</source>
      <translation>{number} पर दर्ज हुआ</translation>
    </message>
    <message>
      <source>Entered in the case that runs</source>
      <translation>चल रहे प्रकरण में दर्ज</translation>
    </message>
    <message>
      <source>Entered: {what}</source>
      <translation>दर्ज हुआ: {what}</translation>
    </message>
    <message>
      <source>Entries</source>
      <translation>प्रविष्टियाँ</translation>
    </message>
    <message>
      <source>Entries that wait</source>
      <translation>प्रतीक्षा में प्रविष्टियाँ</translation>
    </message>
    <message>
      <source>Entries {first} to {last} of another PC ({name}, …{device}), some of which are held here, wait for that PC since {since}; it last called on {seen}. Have it exchange. If it is gone for good, the head of office closes it on the centre's status page; what is held here is then sent from here.</source>
      <translation>दूसरे पीसी ({name}, …{device}) की प्रविष्टियाँ {first} से {last}, जिनमें से कुछ यहाँ हैं, {since} से उस पीसी की प्रतीक्षा में हैं; वह पिछली बार {seen} को जुड़ा। उससे आदान-प्रदान कराएँ। यदि वह हमेशा के लिए गया, तो कार्यालय प्रमुख उसे केन्द्र के स्थिति-पृष्ठ पर बंद करते हैं; तब यहाँ रखी प्रविष्टियाँ यहीं से भेजी जाती हैं।</translation>
    </message>
    <message>
      <source>Entries {first} to {last} of another PC ({name}, …{device}), some of which are held here, wait for that PC since {since}; it never called. Have it exchange. If it is gone for good, the head of office closes it on the centre's status page; what is held here is then sent from here.</source>
      <translation>दूसरे पीसी ({name}, …{device}) की प्रविष्टियाँ {first} से {last}, जिनमें से कुछ यहाँ हैं, {since} से उस पीसी की प्रतीक्षा में हैं; वह कभी नहीं जुड़ा। उससे आदान-प्रदान कराएँ। यदि वह हमेशा के लिए गया, तो कार्यालय प्रमुख उसे केन्द्र के स्थिति-पृष्ठ पर बंद करते हैं; तब यहाँ रखी प्रविष्टियाँ यहीं से भेजी जाती हैं।</translation>
    </message>
    <message>
      <source>Entry is lawful between sunrise ({hour}) and sunset ({hour2}) on that day.</source>
      <translation>उस दिन प्रवेश सूर्योदय ({hour}) और सूर्यास्त ({hour2}) के बीच ही विधिसम्मत है।</translation>
    </message>
    <message>
      <source>Esc closes</source>
      <translation>Esc से बन्द</translation>
    </message>
    <message>
      <source>Everything is at the centre · {when}</source>
      <translation>सब केन्द्र पर है · {when}</translation>
    </message>
    <message>
      <source>Everything is kept on this PC alone; keep a copy elsewhere</source>
      <translation>सब कुछ केवल इसी पीसी पर है; एक प्रति कहीं और भी रखें</translation>
    </message>
    <message>
      <source>Everything is kept on this PC; a centre joins the PCs of the body.</source>
      <translation>सब कुछ इस पीसी पर रहता है; केंद्र निकाय के पीसी जोड़ता है।</translation>
    </message>
    <message>
      <source>Everything is safe on this PC and goes out at the next try.</source>
      <translation>सब इस पीसी पर सुरक्षित है और अगले प्रयास में जाएगा।</translation>
    </message>
    <message>
      <source>Everything is saved on this PC first; the centre gets it when the line is there.</source>
      <translation>सब पहले इस पीसी पर सहेजा जाता है; लाइन आने पर केन्द्र को मिलता है।</translation>
    </message>
    <message>
      <source>Everywhere</source>
      <translation>हर जगह</translation>
    </message>
    <message>
      <source>Exceptions</source>
      <translation>अपवाद</translation>
    </message>
    <message>
      <source>Exchange</source>
      <translation>आदान-प्रदान</translation>
    </message>
    <message>
      <source>Exchange now</source>
      <translation>अभी आदान-प्रदान करें</translation>
    </message>
    <message>
      <source>Exchange under way</source>
      <translation>आदान-प्रदान चल रहा है</translation>
    </message>
    <message>
      <source>Exchange with the centre</source>
      <translation>केन्द्र से आदान-प्रदान</translation>
    </message>
    <message>
      <source>Expense</source>
      <translation>व्यय</translation>
    </message>
    <message>
      <source>Failed at the last visit</source>
      <translation>पिछले निरीक्षण में दोष</translation>
    </message>
    <message>
      <source>Fall in the value of the rest</source>
      <translation>शेष के मूल्य में कमी</translation>
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
      <translation>{section} का शुल्क: ₹ {amount}</translation>
    </message>
    <message>
      <source>Fee of ₹ {amount} received, receipt {number}</source>
      <translation>शुल्क ₹ {amount} प्राप्त, रसीद {number}</translation>
    </message>
    <message>
      <source>Fee paid</source>
      <translation>जमा शुल्क</translation>
    </message>
    <message>
      <source>Fees</source>
      <translation>शुल्क</translation>
    </message>
    <message>
      <source>Fees and rates</source>
      <translation>शुल्क एवं दरें</translation>
    </message>
    <message>
      <source>Fetching entries</source>
      <translation>प्रविष्टियाँ लाई जा रही हैं</translation>
    </message>
    <message>
      <source>Figures</source>
      <translation>आँकड़े</translation>
    </message>
    <message>
      <source>File</source>
      <translation>फ़ाइल</translation>
    </message>
    <message>
      <source>File (.p12, .pfx) or the token's library</source>
      <translation>फ़ाइल (.p12, .pfx) या टोकन की लाइब्रेरी</translation>
    </message>
    <message>
      <source>File both</source>
      <translation>दोनों फ़ाइल में रखें</translation>
    </message>
    <message>
      <source>File of the scan</source>
      <translation>स्कैन की फ़ाइल</translation>
    </message>
    <message>
      <source>File the map and the statement of lands</source>
      <translation>मानचित्र और भूमि का विवरण फ़ाइल में रखें</translation>
    </message>
    <message>
      <source>Filed as {number}</source>
      <translation>{number} के रूप में फ़ाइल में रखा</translation>
    </message>
    <message>
      <source>Filled in from the survey</source>
      <translation>सर्वे से भरा गया</translation>
    </message>
    <message>
      <source>Filled in from the survey; correct it if less is taken</source>
      <translation>सर्वे से भरा गया; कम लिया जाए तो सुधारें</translation>
    </message>
    <message>
      <source>Filter</source>
      <translation>छाँटें</translation>
    </message>
    <message>
      <source>Final statement</source>
      <translation>अन्तिम विवरण</translation>
    </message>
    <message>
      <source>Financial year</source>
      <translation>वित्तीय वर्ष</translation>
    </message>
    <message>
      <source>Find any act or case</source>
      <translation>कोई भी काम या प्रकरण ढूँढें</translation>
    </message>
    <message>
      <source>Findings so far</source>
      <translation>अब तक के निष्कर्ष</translation>
    </message>
    <message>
      <source>Findings to answer</source>
      <translation>निष्कर्ष पर कार्यवाही शेष</translation>
    </message>
    <message>
      <source>Fine</source>
      <translation>जुर्माना</translation>
    </message>
    <message>
      <source>Fingerprint of its certificate</source>
      <translation>उसके प्रमाणपत्र की छाप</translation>
    </message>
    <message>
      <source>First decide how the Act is read.</source>
      <translation>पहले तय करें कि अधिनियम कैसे पढ़ा जाए।</translation>
    </message>
    <message>
      <source>First jobs</source>
      <translation>पहले काम</translation>
    </message>
    <message>
      <source>First lines</source>
      <translation>पहली पंक्तियाँ</translation>
    </message>
    <message>
      <source>First number</source>
      <translation>पहला क्रमांक</translation>
    </message>
    <message>
      <source>First pancha</source>
      <translation>पहला पंच</translation>
    </message>
    <message>
      <source>Fix a hearing</source>
      <translation>सुनवाई नियत करें</translation>
    </message>
    <message>
      <source>Fix it and print the notice</source>
      <translation>नियत करें और सूचना छापें</translation>
    </message>
    <message>
      <source>Fixed by</source>
      <translation>किससे नियत</translation>
    </message>
    <message>
      <source>Fixed for</source>
      <translation>किस दिन नियत</translation>
    </message>
    <message>
      <source>Floors</source>
      <translation>तल</translation>
    </message>
    <message>
      <source>Folder into which the scanner writes</source>
      <translation>फ़ोल्डर जिसमें स्कैनर लिखता है</translation>
    </message>
    <message>
      <source>Folder on another disk or stick</source>
      <translation>दूसरी डिस्क या पेन ड्राइव का फ़ोल्डर</translation>
    </message>
    <message>
      <source>Folder on the stick</source>
      <translation>पेन ड्राइव का फ़ोल्डर</translation>
    </message>
    <message>
      <source>Font of its text</source>
      <translation>पाठ का फ़ॉण्ट</translation>
    </message>
    <message>
      <source>Foolscap</source>
      <translation>फुलस्केप</translation>
    </message>
    <message>
      <source>For a street that is on no map; offsets are taken from it</source>
      <translation>जो मार्ग किसी मानचित्र पर नहीं; ऑफ़सेट इसी से लिए जाते हैं</translation>
    </message>
    <message>
      <source>For money that was demanded begin at its due, under Dues and recovery.</source>
      <translation>माँगी गई राशि के लिए 'देय राशियाँ एवं वसूली' में उसी देय राशि से आरम्भ करें।</translation>
    </message>
    <message>
      <source>For sunrise and sunset, such as 23.26</source>
      <translation>सूर्योदय और सूर्यास्त के लिए, जैसे 23.26</translation>
    </message>
    <message>
      <source>For the change to give back</source>
      <translation>लौटाने वाली राशि जानने के लिए</translation>
    </message>
    <message>
      <source>For the exchange: {files}</source>
      <translation>आदान-प्रदान के लिए: {files}</translation>
    </message>
    <message>
      <source>For what</source>
      <translation>किस बात के लिए</translation>
    </message>
    <message>
      <source>For window envelopes</source>
      <translation>खिड़की वाले लिफ़ाफ़ों के लिए</translation>
    </message>
    <message>
      <source>Found the office</source>
      <translation>कार्यालय स्थापित करें</translation>
    </message>
    <message>
      <source>Fourth Saturday</source>
      <translation>चौथा शनिवार</translation>
    </message>
    <message>
      <source>Freehand</source>
      <translation>हाथ से</translation>
    </message>
    <message>
      <source>Friday</source>
      <translation>शुक्रवार</translation>
    </message>
    <message>
      <source>From</source>
      <translation>कब से</translation>
    </message>
    <message>
      <source>From a copy on a stick</source>
      <translation>पेन ड्राइव की प्रति से</translation>
    </message>
    <message>
      <source>From a file</source>
      <translation>फ़ाइल से</translation>
    </message>
    <message>
      <source>From corner</source>
      <translation>कोने से</translation>
    </message>
    <message>
      <source>From the auditors</source>
      <translation>संपरीक्षकों से</translation>
    </message>
    <message>
      <source>From the clipboard</source>
      <translation>क्लिपबोर्ड से</translation>
    </message>
    <message>
      <source>From when it holds</source>
      <translation>कब से लागू</translation>
    </message>
    <message>
      <source>From whom</source>
      <translation>किससे</translation>
    </message>
    <message>
      <source>From whom the sum is due</source>
      <translation>राशि किससे देय है</translation>
    </message>
    <message>
      <source>Front m</source>
      <translation>अग्रभाग मी.</translation>
    </message>
    <message>
      <source>Frontage (metres)</source>
      <translation>अग्रभाग (मीटर)</translation>
    </message>
    <message>
      <source>Further particulars demanded, {section}: {items}</source>
      <translation>अतिरिक्त विवरण माँगे गए, {section}: {items}</translation>
    </message>
    <message>
      <source>GeoJSON, KML, KMZ, Shapefile (.zip or .shp), DXF, or a table (.csv)</source>
      <translation>GeoJSON, KML, KMZ, Shapefile (.zip या .shp), DXF, या तालिका (.csv)</translation>
    </message>
    <message>
      <source>Give a measure above zero.</source>
      <translation>शून्य से अधिक माप लिखें।</translation>
    </message>
    <message>
      <source>Give a name or number</source>
      <translation>नाम या क्रमांक दें</translation>
    </message>
    <message>
      <source>Give an amount, or rows by a measure that rise.</source>
      <translation>कोई राशि दें, या माप के अनुसार बढ़ती पंक्तियाँ।</translation>
    </message>
    <message>
      <source>Give back just what was left of the price at the sale; see the sale in the case.</source>
      <translation>विक्रय के बाद मूल्य में से जितना बचा उतना ही लौटाएँ; प्रकरण में विक्रय देखें।</translation>
    </message>
    <message>
      <source>Give back ₹ {amount}</source>
      <translation>लौटाएँ ₹ {amount}</translation>
    </message>
    <message>
      <source>Give it</source>
      <translation>दें</translation>
    </message>
    <message>
      <source>Give it a base line</source>
      <translation>आधार रेखा दें</translation>
    </message>
    <message>
      <source>Give it up</source>
      <translation>छोड़ दें</translation>
    </message>
    <message>
      <source>Give leave</source>
      <translation>अनुमति दें</translation>
    </message>
    <message>
      <source>Give leave to build within the line</source>
      <translation>रेखा के भीतर निर्माण की अनुमति दें</translation>
    </message>
    <message>
      <source>Give one line for the left, the right, or each.</source>
      <translation>बाईं, दाईं या हर ओर के लिए एक रेखा दें।</translation>
    </message>
    <message>
      <source>Give the amount, above nothing.</source>
      <translation>राशि लिखें, जो शून्य से अधिक हो।</translation>
    </message>
    <message>
      <source>Give the first and the last number of the book.</source>
      <translation>पुस्तिका का पहला और अन्तिम क्रमांक लिखें।</translation>
    </message>
    <message>
      <source>Give the house number or the khasra number, so that the premises can be found.</source>
      <translation>मकान क्रमांक या खसरा क्रमांक दें, ताकि परिसर मिल सके।</translation>
    </message>
    <message>
      <source>Give the number of instalments, and 1, 2, 4 or 12 of them a year.</source>
      <translation>किस्तों की संख्या दें, और वर्ष में 1, 2, 4 या 12 किस्तें।</translation>
    </message>
    <message>
      <source>Give the proposal up</source>
      <translation>प्रस्ताव छोड़ दें</translation>
    </message>
    <message>
      <source>Give the street its base line first, along its middle or one edge.</source>
      <translation>पहले मार्ग की आधार रेखा दें, उसके बीच में या एक किनारे पर।</translation>
    </message>
    <message>
      <source>Given to the printer: {papers}</source>
      <translation>छपाई के लिए दिया गया: {papers}</translation>
    </message>
    <message>
      <source>Go on with the set-up</source>
      <translation>व्यवस्था आगे बढ़ाएँ</translation>
    </message>
    <message>
      <source>Go to</source>
      <translation>जाएँ</translation>
    </message>
    <message>
      <source>Grant</source>
      <translation>अनुदान</translation>
    </message>
    <message>
      <source>Grant or permit</source>
      <translation>स्वीकृति या अनुज्ञा देना</translation>
    </message>
    <message>
      <source>Grant {name}: ₹ {amount}</source>
      <translation>अनुदान {name}: ₹ {amount}</translation>
    </message>
    <message>
      <source>Granted ₹</source>
      <translation>स्वीकृत ₹</translation>
    </message>
    <message>
      <source>Grants are entered for this financial year or the next.</source>
      <translation>अनुदान इस या अगले वित्तीय वर्ष के लिए प्रविष्ट होते हैं।</translation>
    </message>
    <message>
      <source>Grants of {year}</source>
      <translation>{year} के अनुदान</translation>
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
      <translation>अस्वीकृति के आधार</translation>
    </message>
    <message>
      <source>Half-loaded papers can't be kept. Make room on the disk; they are fetched again.</source>
      <translation>अधूरे आए कागज़ नहीं रखे जा सकते। डिस्क पर जगह बनाएँ; वे फिर लाए जाते हैं।</translation>
    </message>
    <message>
      <source>Hand it over</source>
      <translation>सौंपें</translation>
    </message>
    <message>
      <source>Hand the case over to another ward</source>
      <translation>प्रकरण दूसरे वार्ड को सौंपें</translation>
    </message>
    <message>
      <source>Hand the cash over</source>
      <translation>नकद सौंपें</translation>
    </message>
    <message>
      <source>Handed over to ward {ward}: {reason}</source>
      <translation>वार्ड {ward} को सौंपा गया: {reason}</translation>
    </message>
    <message>
      <source>Handing a stick to the centre needs a line to it; keep the stick until then.</source>
      <translation>पेन ड्राइव केन्द्र को देने के लिए लाइन चाहिए; तब तक पेन ड्राइव रखें।</translation>
    </message>
    <message>
      <source>Has it been done as ordered?</source>
      <translation>क्या आदेश के अनुसार किया गया?</translation>
    </message>
    <message>
      <source>Head</source>
      <translation>मद</translation>
    </message>
    <message>
      <source>Head of office: settles, sets values</source>
      <translation>कार्यालय प्रमुख: निपटाता है, मान तय करता है</translation>
    </message>
    <message>
      <source>Hearing adjourned to {day}, {hour}: {reason}</source>
      <translation>सुनवाई {day}, {hour} तक स्थगित: {reason}</translation>
    </message>
    <message>
      <source>Hearing at {hour}</source>
      <translation>सुनवाई {hour} बजे</translation>
    </message>
    <message>
      <source>Hearing fixed for {day}, {hour}</source>
      <translation>सुनवाई {day}, {hour} को नियत</translation>
    </message>
    <message>
      <source>Hearing held, minutes {number}</source>
      <translation>सुनवाई हुई, कार्यवृत्त {number}</translation>
    </message>
    <message>
      <source>Hearings</source>
      <translation>सुनवाई</translation>
    </message>
    <message>
      <source>Hearings by day</source>
      <translation>दिनवार सुनवाइयाँ</translation>
    </message>
    <message>
      <source>Height of the building (m)</source>
      <translation>भवन की ऊँचाई (मी.)</translation>
    </message>
    <message>
      <source>Held back until</source>
      <translation>कब तक रोका गया</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>सहायता</translation>
    </message>
    <message>
      <source>Help about this page</source>
      <translation>इस पृष्ठ पर सहायता</translation>
    </message>
    <message>
      <source>Here it is wrong</source>
      <translation>यहाँ ग़लती है</translation>
    </message>
    <message>
      <source>Hide</source>
      <translation>छिपाएँ</translation>
    </message>
    <message>
      <source>Hide the password</source>
      <translation>पासवर्ड छिपाएँ</translation>
    </message>
    <message>
      <source>Hindi</source>
      <translation>हिन्दी</translation>
    </message>
    <message>
      <source>History by date</source>
      <translation>दिनांकवार इतिहास</translation>
    </message>
    <message>
      <source>Holder</source>
      <translation>धारक</translation>
    </message>
    <message>
      <source>Holds the post since</source>
      <translation>पद पर कब से</translation>
    </message>
    <message>
      <source>Holidays</source>
      <translation>अवकाश</translation>
    </message>
    <message>
      <source>Hour</source>
      <translation>समय</translation>
    </message>
    <message>
      <source>Hour (24-hour clock)</source>
      <translation>समय (24 घण्टे)</translation>
    </message>
    <message>
      <source>House number</source>
      <translation>मकान क्रमांक</translation>
    </message>
    <message>
      <source>How</source>
      <translation>कैसे</translation>
    </message>
    <message>
      <source>How it goes</source>
      <translation>किस प्रकार</translation>
    </message>
    <message>
      <source>How it is shared</source>
      <translation>कैसे बँटता है</translation>
    </message>
    <message>
      <source>How it stands</source>
      <translation>स्थिति</translation>
    </message>
    <message>
      <source>How it was considered</source>
      <translation>उस पर कैसे विचार किया गया</translation>
    </message>
    <message>
      <source>How it was made public</source>
      <translation>कैसे प्रकाशित किया गया</translation>
    </message>
    <message>
      <source>How it was spoilt</source>
      <translation>कैसे खराब हुआ</translation>
    </message>
    <message>
      <source>How long</source>
      <translation>कितना समय</translation>
    </message>
    <message>
      <source>How many instalments</source>
      <translation>कितनी किस्तें</translation>
    </message>
    <message>
      <source>How much of it is down</source>
      <translation>उसका कितना भाग गिरा है</translation>
    </message>
    <message>
      <source>How often</source>
      <translation>कितनी बार</translation>
    </message>
    <message>
      <source>How the Act is read where it says two things</source>
      <translation>जहाँ अधिनियम दो बातें कहता है वहाँ वह कैसे पढ़ा जाए</translation>
    </message>
    <message>
      <source>How the place was entered</source>
      <translation>परिसर में प्रवेश कैसे हुआ</translation>
    </message>
    <message>
      <source>How they belong together</source>
      <translation>आपस का संबंध</translation>
    </message>
    <message>
      <source>How you read it</source>
      <translation>आप इसे कैसे पढ़ते हैं</translation>
    </message>
    <message>
      <source>How, and on whom</source>
      <translation>कैसे और किस पर</translation>
    </message>
    <message>
      <source>If it runs out: {what}</source>
      <translation>अवधि बीतने पर: {what}</translation>
    </message>
    <message>
      <source>If nothing is done</source>
      <translation>कुछ न किया जाए तो</translation>
    </message>
    <message>
      <source>If the plot touches a line in force, the case is stopped with the section, and what projects becomes a finding with its measures.</source>
      <translation>यदि भूखण्ड किसी प्रवृत्त रेखा को छूता है, तो प्रकरण धारा सहित रुक जाता है, और जो आगे निकला है वह माप सहित तथ्य बन जाता है।</translation>
    </message>
    <message>
      <source>Import a map file or table</source>
      <translation>मानचित्र फ़ाइल या तालिका लाएँ</translation>
    </message>
    <message>
      <source>Import the map of a ward</source>
      <translation>वार्ड का मानचित्र लाएँ</translation>
    </message>
    <message>
      <source>In a folder of its own, where every paper bears a mark.</source>
      <translation>अलग फ़ोल्डर में, जहाँ हर कागज पर चिह्न रहता है।</translation>
    </message>
    <message>
      <source>In a form</source>
      <translation>प्रपत्र में</translation>
    </message>
    <message>
      <source>In a list</source>
      <translation>सूची में</translation>
    </message>
    <message>
      <source>In force since</source>
      <translation>कब से प्रवृत्त</translation>
    </message>
    <message>
      <source>In order; chainage and offset</source>
      <translation>क्रम से; चेनेज और ऑफ़सेट</translation>
    </message>
    <message>
      <source>In the next seven days</source>
      <translation>अगले सात दिनों में</translation>
    </message>
    <message>
      <source>Inspection report signed by two panchas</source>
      <translation>दो पंचों के हस्ताक्षर का निरीक्षण प्रतिवेदन</translation>
    </message>
    <message>
      <source>Inspection {number} is entered, {count}</source>
      <translation>निरीक्षण {number} दर्ज हुआ, {count}</translation>
    </message>
    <message>
      <source>Inspections</source>
      <translation>निरीक्षण</translation>
    </message>
    <message>
      <source>Inspector: inspects, serves</source>
      <translation>निरीक्षक: निरीक्षण और तामील करता है</translation>
    </message>
    <message>
      <source>Intimation sent to the Collector</source>
      <translation>कलेक्टर को सूचना भेजी</translation>
    </message>
    <message>
      <source>Irregularity</source>
      <translation>अनियमितता</translation>
    </message>
    <message>
      <source>Irregularity put right</source>
      <translation>अनियमितता का निराकरण</translation>
    </message>
    <message>
      <source>Is anything to be pulled down?</source>
      <translation>क्या कुछ गिराया जाना है?</translation>
    </message>
    <message>
      <source>Is the money still owed?</source>
      <translation>क्या राशि अब भी देय है?</translation>
    </message>
    <message>
      <source>Is the payer's copy back?</source>
      <translation>क्या जमाकर्ता की प्रति लौट आई?</translation>
    </message>
    <message>
      <source>Issue a book</source>
      <translation>पुस्तिका जारी करें</translation>
    </message>
    <message>
      <source>Issue the book</source>
      <translation>पुस्तिका जारी करें</translation>
    </message>
    <message>
      <source>Issued on</source>
      <translation>जारी दिनांक</translation>
    </message>
    <message>
      <source>Issued to</source>
      <translation>किसे जारी</translation>
    </message>
    <message>
      <source>It agrees</source>
      <translation>मेल खाता है</translation>
    </message>
    <message>
      <source>It came out; go on</source>
      <translation>यह छप गया; आगे बढ़ें</translation>
    </message>
    <message>
      <source>It can't be paid in this way.</source>
      <translation>इस रीति से भुगतान नहीं हो सकता।</translation>
    </message>
    <message>
      <source>It counts from the date of the paper that fixes it; what was reckoned before stays as it was.</source>
      <translation>यह तय करने वाले कागज की तारीख से लागू है; पहले की गणना वैसी ही रहती है।</translation>
    </message>
    <message>
      <source>It does not prove itself; have the data checked</source>
      <translation>मिलान नहीं होता; आँकड़ों की जाँच कराएँ</translation>
    </message>
    <message>
      <source>It holds from</source>
      <translation>इस दिन से लागू</translation>
    </message>
    <message>
      <source>It holds until</source>
      <translation>इस दिन तक लागू</translation>
    </message>
    <message>
      <source>It is</source>
      <translation>यह है</translation>
    </message>
    <message>
      <source>It is decided and stands in the register</source>
      <translation>निर्णय हो गया और पंजी में दर्ज है</translation>
    </message>
    <message>
      <source>It is done before two panchas; name both.</source>
      <translation>यह दो पंचों के समक्ष होता है; दोनों के नाम दें।</translation>
    </message>
    <message>
      <source>It is entered that the council was told</source>
      <translation>परिषद् को सूचित करना प्रविष्ट हुआ</translation>
    </message>
    <message>
      <source>It is in the case</source>
      <translation>यह प्रकरण में है</translation>
    </message>
    <message>
      <source>It is in ward</source>
      <translation>अभी वार्ड</translation>
    </message>
    <message>
      <source>It is proposed; the steps of the Act stand at the right</source>
      <translation>प्रस्ताव दर्ज है; अधिनियम के चरण दाईं ओर हैं</translation>
    </message>
    <message>
      <source>It is proven first; a changed one is not taken.</source>
      <translation>पहले जाँच होती है; बदली हुई फ़ाइल नहीं ली जाती।</translation>
    </message>
    <message>
      <source>It is put to recovery: {number}</source>
      <translation>वसूली हेतु भेजा गया: {number}</translation>
    </message>
    <message>
      <source>It is right as typed</source>
      <translation>जैसा लिखा है वही सही है</translation>
    </message>
    <message>
      <source>It is set</source>
      <translation>निर्धारित हुआ</translation>
    </message>
    <message>
      <source>It is spread over instalments</source>
      <translation>किस्तें निर्धारित हुईं</translation>
    </message>
    <message>
      <source>It is too early. The first day on which it may be done is {first_day}.</source>
      <translation>अभी समय नहीं हुआ। यह सबसे पहले {first_day} को किया जा सकता है।</translation>
    </message>
    <message>
      <source>It is too late for this now.</source>
      <translation>इसका समय बीत चुका है।</translation>
    </message>
    <message>
      <source>It is tried out: something is written, read back and taken away again</source>
      <translation>इसे परखा जाता है: कुछ लिखा, वापस पढ़ा और हटा दिया जाता है</translation>
    </message>
    <message>
      <source>It is worked out here while you fill in the form.</source>
      <translation>फ़ॉर्म भरते समय हिसाब यहाँ बनता है।</translation>
    </message>
    <message>
      <source>It may be refused only on the grounds that the Act lists; name at least one.</source>
      <translation>अस्वीकृति केवल अधिनियम में गिनाए आधारों पर हो सकती है; कम से कम एक बताएँ।</translation>
    </message>
    <message>
      <source>It proves itself</source>
      <translation>मिलान सही है</translation>
    </message>
    <message>
      <source>It stands in the cash book</source>
      <translation>यह रोकड़ बही में रहता है</translation>
    </message>
    <message>
      <source>It stands in the note sheet</source>
      <translation>यह टीप पत्रक में रहता है</translation>
    </message>
    <message>
      <source>It stands in the register</source>
      <translation>पंजी में दर्ज है</translation>
    </message>
    <message>
      <source>It was stopped; nothing was kept.</source>
      <translation>रोक दिया गया; कुछ भी नहीं रखा गया।</translation>
    </message>
    <message>
      <source>Its date</source>
      <translation>उसका दिनांक</translation>
    </message>
    <message>
      <source>Its last day</source>
      <translation>अंतिम दिन</translation>
    </message>
    <message>
      <source>Its name and volume</source>
      <translation>उसका नाम एवं खण्ड</translation>
    </message>
    <message>
      <source>Its name and volume; stays for all lines</source>
      <translation>उसका नाम एवं खण्ड; सब पंक्तियों के लिए रहता है</translation>
    </message>
    <message>
      <source>Its page</source>
      <translation>इसका पृष्ठ</translation>
    </message>
    <message>
      <source>Its shapes are</source>
      <translation>इसकी आकृतियाँ हैं</translation>
    </message>
    <message>
      <source>Jobs outlive a restart; nothing is printed twice unasked.</source>
      <translation>काम पुनः आरम्भ के बाद भी बने रहते हैं; बिना पूछे कुछ दो बार नहीं छपता।</translation>
    </message>
    <message>
      <source>Join</source>
      <translation>जुड़ें</translation>
    </message>
    <message>
      <source>Join an office</source>
      <translation>किसी कार्यालय से जुड़ें</translation>
    </message>
    <message>
      <source>Keep it, begin another</source>
      <translation>इसे रखें, दूसरा शुरू करें</translation>
    </message>
    <message>
      <source>Keep the sketch</source>
      <translation>रेखाचित्र रखें</translation>
    </message>
    <message>
      <source>Keep the working</source>
      <translation>गणना रखें</translation>
    </message>
    <message>
      <source>Kept</source>
      <translation>सहेजा</translation>
    </message>
    <message>
      <source>Kept as {number}</source>
      <translation>{number} के रूप में रखा गया</translation>
    </message>
    <message>
      <source>Kept on this PC · {when}</source>
      <translation>इस पीसी पर सहेजा · {when}</translation>
    </message>
    <message>
      <source>Kept on this PC, for you alone.</source>
      <translation>इस पीसी पर सहेजा, केवल आपके लिए।</translation>
    </message>
    <message>
      <source>Kept {when}</source>
      <translation>{when} को सहेजा गया</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>कुंजियाँ</translation>
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
      <translation>निकाय का प्रकार</translation>
    </message>
    <message>
      <source>Kind of line</source>
      <translation>रेखा का प्रकार</translation>
    </message>
    <message>
      <source>Kind of paper</source>
      <translation>पत्र का प्रकार</translation>
    </message>
    <message>
      <source>Labels</source>
      <translation>पता-पर्चियाँ</translation>
    </message>
    <message>
      <source>Land</source>
      <translation>भूमि</translation>
    </message>
    <message>
      <source>Land (m²)</source>
      <translation>भूमि (वर्ग मी.)</translation>
    </message>
    <message>
      <source>Land up to the line (m²)</source>
      <translation>रेखा तक की भूमि (वर्ग मी.)</translation>
    </message>
    <message>
      <source>Land within the line</source>
      <translation>रेखा के भीतर की भूमि</translation>
    </message>
    <message>
      <source>Land, {place}</source>
      <translation>भूमि, {place}</translation>
    </message>
    <message>
      <source>Landmark</source>
      <translation>पहचान चिह्न</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>भाषा</translation>
    </message>
    <message>
      <source>Language of the screen</source>
      <translation>पर्दे की भाषा</translation>
    </message>
    <message>
      <source>Languages of the papers</source>
      <translation>कागजों की भाषाएँ</translation>
    </message>
    <message>
      <source>Larger type</source>
      <translation>बड़े अक्षर</translation>
    </message>
    <message>
      <source>Last changed first</source>
      <translation>पिछला बदलाव पहले</translation>
    </message>
    <message>
      <source>Last day</source>
      <translation>अन्तिम दिन</translation>
    </message>
    <message>
      <source>Last day for it</source>
      <translation>इसका अंतिम दिन</translation>
    </message>
    <message>
      <source>Last day for objections that it names</source>
      <translation>उसमें बताया आपत्तियों का अन्तिम दिन</translation>
    </message>
    <message>
      <source>Last day to pay</source>
      <translation>भुगतान का अन्तिम दिन</translation>
    </message>
    <message>
      <source>Last day to pay: {day}</source>
      <translation>भुगतान का अन्तिम दिन: {day}</translation>
    </message>
    <message>
      <source>Last day today</source>
      <translation>आज अंतिम दिन</translation>
    </message>
    <message>
      <source>Last day today or before</source>
      <translation>अंतिम दिन आज या पहले</translation>
    </message>
    <message>
      <source>Last days that fall on it move to the next open day, where the Act lets them. Papers already served keep their dates.</source>
      <translation>जिन समय-सीमाओं का अंतिम दिन इस दिन पड़ता है वे, जहाँ अधिनियम अनुमति दे, अगले खुले दिन पर जाती हैं। तामील हो चुके पत्रों की तारीखें नहीं बदलतीं।</translation>
    </message>
    <message>
      <source>Last exchange that went through</source>
      <translation>पिछला पूरा आदान-प्रदान</translation>
    </message>
    <message>
      <source>Last number</source>
      <translation>अन्तिम क्रमांक</translation>
    </message>
    <message>
      <source>Last used</source>
      <translation>पिछले प्रयुक्त</translation>
    </message>
    <message>
      <source>Later ones</source>
      <translation>आगे की</translation>
    </message>
    <message>
      <source>Later this month</source>
      <translation>इस माह आगे</translation>
    </message>
    <message>
      <source>Latitude</source>
      <translation>अक्षांश</translation>
    </message>
    <message>
      <source>Latitude stands before longitude in this file. Swap the two columns and read it again.</source>
      <translation>इस फ़ाइल में अक्षांश देशांतर से पहले है। दोनों स्तंभ बदलकर फिर पढ़ें।</translation>
    </message>
    <message>
      <source>Law</source>
      <translation>क़ानून</translation>
    </message>
    <message>
      <source>Lay it</source>
      <translation>आधार रेखा रखें</translation>
    </message>
    <message>
      <source>Leave for later</source>
      <translation>बाद के लिए छोड़ें</translation>
    </message>
    <message>
      <source>Leave is given; the line no longer stops the case</source>
      <translation>अनुमति दी गई; रेखा अब प्रकरण को नहीं रोकती</translation>
    </message>
    <message>
      <source>Leave it</source>
      <translation>छोड़ें</translation>
    </message>
    <message>
      <source>Leave it empty where nothing is asked for any more</source>
      <translation>जहाँ अब कुछ नहीं माँगा जाता वहाँ ख़ाली छोड़ें</translation>
    </message>
    <message>
      <source>Leave it for later; what you typed is kept</source>
      <translation>बाद के लिए छोड़ें; लिखा हुआ रहता है</translation>
    </message>
    <message>
      <source>Leave practice</source>
      <translation>अभ्यास छोड़ें</translation>
    </message>
    <message>
      <source>Leave this officer out</source>
      <translation>इस अधिकारी को हटाएँ</translation>
    </message>
    <message>
      <source>Leave to build within the street line, {section}: {reason}</source>
      <translation>मार्ग की रेखा के भीतर निर्माण की अनुमति, {section}: {reason}</translation>
    </message>
    <message>
      <source>Left</source>
      <translation>बाएँ</translation>
    </message>
    <message>
      <source>Left half done</source>
      <translation>अधूरे छोड़े काम</translation>
    </message>
    <message>
      <source>Left m²</source>
      <translation>शेष वर्ग मी.</translation>
    </message>
    <message>
      <source>Left ₹</source>
      <translation>शेष ₹</translation>
    </message>
    <message>
      <source>Legal</source>
      <translation>लीगल</translation>
    </message>
    <message>
      <source>Length of a straight base line (m)</source>
      <translation>सीधी आधार रेखा की लम्बाई (मी.)</translation>
    </message>
    <message>
      <source>Let go ₹ {amount}</source>
      <translation>छूट ₹ {amount}</translation>
    </message>
    <message>
      <source>Let it go</source>
      <translation>छूट दें</translation>
    </message>
    <message>
      <source>Let it go by order</source>
      <translation>आदेश से छूट दें</translation>
    </message>
    <message>
      <source>Let it pass, because</source>
      <translation>इसे छोड़ने का कारण</translation>
    </message>
    <message>
      <source>Let or make a building come forward</source>
      <translation>भवन को आगे लाने दें या लवाएँ</translation>
    </message>
    <message>
      <source>Let pass: {what} Reason: {why}</source>
      <translation>छोड़ा गया: {what} कारण: {why}</translation>
    </message>
    <message>
      <source>Let the officer who holds it sign in and do it; the case keeps what you have prepared.</source>
      <translation>जिनकी शक्ति है वे साइन इन करके करें; आपकी तैयारी प्रकरण में रहती है।</translation>
    </message>
    <message>
      <source>Let the {authority} sign in; the draft waits here.</source>
      <translation>{authority} साइन इन करें; मसौदा यहीं रहेगा।</translation>
    </message>
    <message>
      <source>Letterhead</source>
      <translation>पत्रशीर्ष</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>अनुज्ञप्तियाँ</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>हल्का</translation>
    </message>
    <message>
      <source>Light colours</source>
      <translation>हल्के रंग</translation>
    </message>
    <message>
      <source>Line</source>
      <translation>रेखा</translation>
    </message>
    <message>
      <source>Line in force</source>
      <translation>प्रवृत्त रेखा</translation>
    </message>
    <message>
      <source>Line until now</source>
      <translation>अब तक की रेखा</translation>
    </message>
    <message>
      <source>Line {n}: {what}</source>
      <translation>पंक्ति {n}: {what}</translation>
    </message>
    <message>
      <source>Lines</source>
      <translation>पंक्तियाँ</translation>
    </message>
    <message>
      <source>Lines by date</source>
      <translation>दिनांकवार रेखाएँ</translation>
    </message>
    <message>
      <source>Lines in force</source>
      <translation>प्रवृत्त रेखाएँ</translation>
    </message>
    <message>
      <source>Lines that wait to be entered</source>
      <translation>दर्ज होने को शेष पंक्तियाँ</translation>
    </message>
    <message>
      <source>Link them</source>
      <translation>जोड़ें</translation>
    </message>
    <message>
      <source>Link with another case</source>
      <translation>दूसरे प्रकरण से जोड़ें</translation>
    </message>
    <message>
      <source>Linked so far</source>
      <translation>अब तक जुड़े</translation>
    </message>
    <message>
      <source>Linked with {number}</source>
      <translation>{number} से जोड़ा गया</translation>
    </message>
    <message>
      <source>List</source>
      <translation>सूची</translation>
    </message>
    <message>
      <source>Lists</source>
      <translation>सूचियाँ</translation>
    </message>
    <message>
      <source>Locality</source>
      <translation>मोहल्ला</translation>
    </message>
    <message>
      <source>Lock</source>
      <translation>ताला</translation>
    </message>
    <message>
      <source>Lock when idle for</source>
      <translation>इतनी देर काम न हो तो ताला</translation>
    </message>
    <message>
      <source>Longitude</source>
      <translation>देशांतर</translation>
    </message>
    <message>
      <source>Look</source>
      <translation>रूप</translation>
    </message>
    <message>
      <source>Look again</source>
      <translation>फिर देखें</translation>
    </message>
    <message>
      <source>Look at the notice</source>
      <translation>सूचना देखें</translation>
    </message>
    <message>
      <source>Look into it</source>
      <translation>खोलकर देखें</translation>
    </message>
    <message>
      <source>Look it over</source>
      <translation>एक बार देख लें</translation>
    </message>
    <message>
      <source>Look them over below.</source>
      <translation>नीचे देख लें।</translation>
    </message>
    <message>
      <source>Looking through the open cases</source>
      <translation>खुले प्रकरण देखे जा रहे हैं</translation>
    </message>
    <message>
      <source>Loss or waste</source>
      <translation>हानि या अपव्यय</translation>
    </message>
    <message>
      <source>Made public</source>
      <translation>कैसे प्रकाशित</translation>
    </message>
    <message>
      <source>Maintained by</source>
      <translation>अनुरक्षण करता है</translation>
    </message>
    <message>
      <source>Make the order</source>
      <translation>आदेश करें</translation>
    </message>
    <message>
      <source>Make the street public</source>
      <translation>मार्ग को सार्वजनिक बनाना</translation>
    </message>
    <message>
      <source>Map</source>
      <translation>मानचित्र</translation>
    </message>
    <message>
      <source>Map of the plot</source>
      <translation>भूखण्ड का मानचित्र</translation>
    </message>
    <message>
      <source>Map of the street</source>
      <translation>मार्ग का मानचित्र</translation>
    </message>
    <message>
      <source>Map of the ward</source>
      <translation>वार्ड का मानचित्र</translation>
    </message>
    <message>
      <source>Maps there are</source>
      <translation>उपलब्ध मानचित्र</translation>
    </message>
    <message>
      <source>Marathi</source>
      <translation>मराठी</translation>
    </message>
    <message>
      <source>May be done now</source>
      <translation>अभी हो सकता है</translation>
    </message>
    <message>
      <source>Measure</source>
      <translation>नापें</translation>
    </message>
    <message>
      <source>Measure it</source>
      <translation>नापें</translation>
    </message>
    <message>
      <source>Measure length and area; M again ends it</source>
      <translation>लंबाई और क्षेत्र नापें; M फिर दबाने पर समाप्त</translation>
    </message>
    <message>
      <source>Measure the plot against the street line</source>
      <translation>भूखण्ड को मार्ग की रेखा से नापें</translation>
    </message>
    <message>
      <source>Measured by</source>
      <translation>किससे नापा</translation>
    </message>
    <message>
      <source>Measures and amounts</source>
      <translation>माप और राशियाँ</translation>
    </message>
    <message>
      <source>Metres</source>
      <translation>मीटर</translation>
    </message>
    <message>
      <source>Metres from the base line; one side may stay empty. Points can be put on the map as well.</source>
      <translation>आधार रेखा से मीटर; एक ओर ख़ाली रह सकती है। बिन्दु मानचित्र पर भी रखे जा सकते हैं।</translation>
    </message>
    <message>
      <source>Missing numbers</source>
      <translation>अनुपस्थित क्रमांक</translation>
    </message>
    <message>
      <source>Monday</source>
      <translation>सोमवार</translation>
    </message>
    <message>
      <source>Money</source>
      <translation>राशि</translation>
    </message>
    <message>
      <source>Money paid out</source>
      <translation>भुगतान की गई राशि</translation>
    </message>
    <message>
      <source>Money was booked up to {date}; the count closes that day.</source>
      <translation>{date} तक राशि दर्ज है; गणना उसी दिन को बन्द करती है।</translation>
    </message>
    <message>
      <source>Month</source>
      <translation>माह</translation>
    </message>
    <message>
      <source>Move the map</source>
      <translation>मानचित्र खिसकाएँ</translation>
    </message>
    <message>
      <source>Nagardesk is already open with this data.</source>
      <translation>इस डेटा के साथ नगरडेस्क पहले से खुला है।</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>नाम</translation>
    </message>
    <message>
      <source>Name a later day for it.</source>
      <translation>इसके लिए बाद का दिन दें।</translation>
    </message>
    <message>
      <source>Name and number series</source>
      <translation>नाम और क्रमांक शृंखला</translation>
    </message>
    <message>
      <source>Name in English letters</source>
      <translation>अंग्रेज़ी अक्षरों में नाम</translation>
    </message>
    <message>
      <source>Name in {language}</source>
      <translation>नाम {language} में</translation>
    </message>
    <message>
      <source>Name of the body</source>
      <translation>निकाय का नाम</translation>
    </message>
    <message>
      <source>Name of the book</source>
      <translation>पुस्तिका का नाम</translation>
    </message>
    <message>
      <source>Name of the day</source>
      <translation>अवकाश का नाम</translation>
    </message>
    <message>
      <source>Name of the map</source>
      <translation>मानचित्र का नाम</translation>
    </message>
    <message>
      <source>Name of the office</source>
      <translation>कार्यालय का नाम</translation>
    </message>
    <message>
      <source>Name of the witness</source>
      <translation>साक्षी का नाम</translation>
    </message>
    <message>
      <source>Name the paper that the figure comes from.</source>
      <translation>वह कागज़ लिखें जिससे अंक आया है।</translation>
    </message>
    <message>
      <source>Name to sign in with</source>
      <translation>साइन इन का नाम</translation>
    </message>
    <message>
      <source>Name you sign in with</source>
      <translation>साइन इन का नाम</translation>
    </message>
    <message>
      <source>Name, number series, wards</source>
      <translation>नाम, क्रमांक शृंखला, वार्ड</translation>
    </message>
    <message>
      <source>Nearer and farther</source>
      <translation>पास और दूर</translation>
    </message>
    <message>
      <source>New application</source>
      <translation>नया आवेदन</translation>
    </message>
    <message>
      <source>New case</source>
      <translation>नया प्रकरण</translation>
    </message>
    <message>
      <source>New number</source>
      <translation>नया क्रमांक</translation>
    </message>
    <message>
      <source>New officer</source>
      <translation>नया अधिकारी</translation>
    </message>
    <message>
      <source>Newer program at the centre</source>
      <translation>केन्द्र पर नया प्रोग्राम</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>आगे</translation>
    </message>
    <message>
      <source>Next case or line</source>
      <translation>अगला प्रकरण या रेखा</translation>
    </message>
    <message>
      <source>Next field</source>
      <translation>अगला खाना</translation>
    </message>
    <message>
      <source>Next post, from its day on</source>
      <translation>अगला पद, उसके दिन से</translation>
    </message>
    <message>
      <source>Next try by itself</source>
      <translation>अगला अपने आप प्रयास</translation>
    </message>
    <message>
      <source>No</source>
      <translation>नहीं</translation>
    </message>
    <message>
      <source>No application for a permit was received in these days.</source>
      <translation>इन दिनों में अनुज्ञा का कोई आवेदन नहीं मिला।</translation>
    </message>
    <message>
      <source>No book of this name was issued.</source>
      <translation>इस नाम की कोई पुस्तिका जारी नहीं हुई।</translation>
    </message>
    <message>
      <source>No book was issued. A book of numbered sheets keeps the office going while the PC is down.</source>
      <translation>कोई पुस्तिका जारी नहीं हुई। क्रमांकित पर्णों की पुस्तिका से पीसी बन्द रहने पर भी काम चलता है।</translation>
    </message>
    <message>
      <source>No budget-grant is entered for this year or the next.</source>
      <translation>इस या अगले वर्ष का कोई बजट अनुदान प्रविष्ट नहीं है।</translation>
    </message>
    <message>
      <source>No budget-grant is entered for this year.</source>
      <translation>इस वर्ष का कोई बजट अनुदान प्रविष्ट नहीं है।</translation>
    </message>
    <message>
      <source>No building of this parcel stands behind a line in force.</source>
      <translation>इस भूखण्ड का कोई भवन प्रवृत्त रेखा के पीछे नहीं है।</translation>
    </message>
    <message>
      <source>No case here</source>
      <translation>यहाँ कोई प्रकरण नहीं</translation>
    </message>
    <message>
      <source>No cheque waits to be realised.</source>
      <translation>कोई चेक वसूली की प्रतीक्षा में नहीं है।</translation>
    </message>
    <message>
      <source>No clock runs now.</source>
      <translation>अभी कोई समय-सीमा नहीं चल रही।</translation>
    </message>
    <message>
      <source>No clock runs out within a month, nothing waits to be signed or served.</source>
      <translation>एक माह में कोई समय-सीमा नहीं बीतती, हस्ताक्षर या तामील के लिए कुछ शेष नहीं।</translation>
    </message>
    <message>
      <source>No conviction is recorded; a fine under section {section} is the court's.</source>
      <translation>कोई दोषसिद्धि अंकित नहीं है; धारा {section} का जुर्माना न्यायालय का है।</translation>
    </message>
    <message>
      <source>No fee is entered. The program knows no figure of its own.</source>
      <translation>कोई शुल्क प्रविष्ट नहीं है। कार्यक्रम अपना कोई आँकड़ा नहीं जानता।</translation>
    </message>
    <message>
      <source>No file was written. A stick can still bring what the centre has for this PC, if it is asked.</source>
      <translation>कोई फ़ाइल नहीं लिखी गई। केन्द्र के पास इस पीसी के लिए जो है, उसे माँगने पर पेन ड्राइव ला सकती है।</translation>
    </message>
    <message>
      <source>No font of the papers has '{char}'. Take it out, or write the word with another letter.</source>
      <translation>काग़ज़ों के किसी फ़ॉन्ट में '{char}' नहीं है। इसे हटाएँ, या शब्द दूसरे अक्षर से लिखें।</translation>
    </message>
    <message>
      <source>No hearing is fixed for these days.</source>
      <translation>इन दिनों कोई सुनवाई नियत नहीं है।</translation>
    </message>
    <message>
      <source>No hearing is fixed for {days}.</source>
      <translation>{days} के लिए कोई सुनवाई नियत नहीं है।</translation>
    </message>
    <message>
      <source>No hearing is fixed that could be adjourned.</source>
      <translation>कोई सुनवाई नियत नहीं है जिसे स्थगित किया जाए।</translation>
    </message>
    <message>
      <source>No holiday was declared for this day.</source>
      <translation>इस दिन का कोई अवकाश घोषित नहीं हुआ।</translation>
    </message>
    <message>
      <source>No land of this parcel lies within a line in force; write the area taken (m²).</source>
      <translation>इस भूखण्ड की कोई भूमि प्रवृत्त रेखा के भीतर नहीं है; लिया गया क्षेत्र (वर्ग मी.) लिखें।</translation>
    </message>
    <message>
      <source>No letter came back in these days.</source>
      <translation>इन दिनों में कोई डाक नहीं लौटी।</translation>
    </message>
    <message>
      <source>No licence here.</source>
      <translation>यहाँ कोई अनुज्ञप्ति नहीं है।</translation>
    </message>
    <message>
      <source>No licence was granted in this case.</source>
      <translation>इस प्रकरण में कोई अनुज्ञप्ति नहीं दी गई।</translation>
    </message>
    <message>
      <source>No line begins as it should; see the hint at the field.</source>
      <translation>कोई पंक्ति ठीक से शुरू नहीं होती; खाने के पास का संकेत देखें।</translation>
    </message>
    <message>
      <source>No line is proposed or prescribed yet.</source>
      <translation>अभी कोई रेखा प्रस्तावित या विहित नहीं है।</translation>
    </message>
    <message>
      <source>No line is recorded as touched in this case.</source>
      <translation>इस प्रकरण में कोई रेखा छुई हुई दर्ज नहीं है।</translation>
    </message>
    <message>
      <source>No map of a ward is here yet; import it in the street register.</source>
      <translation>अभी किसी वार्ड का मानचित्र नहीं है; उसे मार्ग पंजी में लाएँ।</translation>
    </message>
    <message>
      <source>No notice with this number is in this office. Copy the number from the notice.</source>
      <translation>इस क्रमांक की कोई सूचना इस कार्यालय में नहीं है। सूचना से क्रमांक उतारें।</translation>
    </message>
    <message>
      <source>No page of the guide has these words.</source>
      <translation>मार्गदर्शिका के किसी पृष्ठ में ये शब्द नहीं हैं।</translation>
    </message>
    <message>
      <source>No paper can be issued in it before the head of office accepts.</source>
      <translation>कार्यालय प्रमुख की स्वीकृति से पहले इसमें कोई पत्र जारी नहीं हो सकता।</translation>
    </message>
    <message>
      <source>No paper has been printed yet.</source>
      <translation>अभी कोई पत्र नहीं छपा।</translation>
    </message>
    <message>
      <source>No paper went out in these days.</source>
      <translation>इन दिनों में कोई पत्र नहीं भेजा गया।</translation>
    </message>
    <message>
      <source>No parcel of this layer lies near the street.</source>
      <translation>इस परत का कोई भूखण्ड मार्ग के पास नहीं है।</translation>
    </message>
    <message>
      <source>No particulars were demanded in this case.</source>
      <translation>इस प्रकरण में विवरण नहीं माँगे गए।</translation>
    </message>
    <message>
      <source>No period of the Act runs from this day.</source>
      <translation>इस दिन से अधिनियम की कोई अवधि नहीं चलती।</translation>
    </message>
    <message>
      <source>No proof of service yet: {numbers}</source>
      <translation>तामील का प्रमाण अभी नहीं: {numbers}</translation>
    </message>
    <message>
      <source>No rate of land is entered. It is set under Fees and rates, with the order that fixes it.</source>
      <translation>भूमि की कोई दर प्रविष्ट नहीं है। वह 'शुल्क एवं दरें' में आदेश सहित निर्धारित होती है।</translation>
    </message>
    <message>
      <source>No sheet of this book is used yet.</source>
      <translation>इस पुस्तिका का कोई पर्ण अभी काम नहीं आया।</translation>
    </message>
    <message>
      <source>No stick went out or came in on this PC.</source>
      <translation>इस पीसी से न कोई पेन ड्राइव गई न आई।</translation>
    </message>
    <message>
      <source>No street has parcels yet; import or enter them in the street register.</source>
      <translation>अभी किसी मार्ग के भूखण्ड नहीं हैं; मार्ग पंजी में लाएँ या दर्ज करें।</translation>
    </message>
    <message>
      <source>No street here. Enter the street first; then give it its base line and parcels, and draw the line.</source>
      <translation>यहाँ कोई मार्ग नहीं। पहले मार्ग दर्ज करें; फिर उसे आधार रेखा और भूखण्ड दें, और रेखा खींचें।</translation>
    </message>
    <message>
      <source>No such cash waits for the person signed in.</source>
      <translation>प्रवेश किये व्यक्ति के लिए ऐसा कोई नकद प्रतीक्षा में नहीं है।</translation>
    </message>
    <message>
      <source>No such payment waits for a report.</source>
      <translation>ऐसा कोई भुगतान प्रतिवेदन की प्रतीक्षा में नहीं है।</translation>
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
      <translation>आज कार्यालय में कोई बदलाव नहीं कर पाता: न कार्यालय प्रमुख पद पर होता, न प्रशासक। दिन या भूमिकाएँ ठीक करें, या पहले किसी और को नियुक्त करें।</translation>
    </message>
    <message>
      <source>None for now</source>
      <translation>अभी कोई नहीं</translation>
    </message>
    <message>
      <source>None of these cases has such a paper. Choose others.</source>
      <translation>इनमें से किसी प्रकरण में ऐसा काग़ज़ नहीं है। दूसरे चुनें।</translation>
    </message>
    <message>
      <source>None stand over this case.</source>
      <translation>इस प्रकरण पर कोई नहीं।</translation>
    </message>
    <message>
      <source>None yet. Affixing comes only after another way was tried.</source>
      <translation>अभी कोई नहीं। चस्पा करना दूसरे तरीके के प्रयास के बाद ही होता है।</translation>
    </message>
    <message>
      <source>None.</source>
      <translation>कोई नहीं।</translation>
    </message>
    <message>
      <source>None. An answer “no” that breaks a section stands here.</source>
      <translation>कोई नहीं। जिस “नहीं” से कोई धारा टूटती है, वह यहाँ दिखेगा।</translation>
    </message>
    <message>
      <source>North (m)</source>
      <translation>उत्तर (मी.)</translation>
    </message>
    <message>
      <source>Not adjourned: {number}. {why}</source>
      <translation>स्थगित नहीं हुई: {number}। {why}</translation>
    </message>
    <message>
      <source>Not everything came out</source>
      <translation>सब कुछ नहीं छपा</translation>
    </message>
    <message>
      <source>Note an appeal</source>
      <translation>अपील दर्ज करें</translation>
    </message>
    <message>
      <source>Note sheet</source>
      <translation>टीप पत्रक</translation>
    </message>
    <message>
      <source>Notes on the wording of the Act</source>
      <translation>अधिनियम के पाठ पर टीप</translation>
    </message>
    <message>
      <source>Nothing failed at an earlier visit with this checklist.</source>
      <translation>इस जाँच सूची से पिछले निरीक्षण में कोई दोष नहीं मिला।</translation>
    </message>
    <message>
      <source>Nothing found against the law</source>
      <translation>विधि के विरुद्ध कुछ नहीं मिला</translation>
    </message>
    <message>
      <source>Nothing found. Other words? A name, a number, a section.</source>
      <translation>कुछ नहीं मिला। दूसरे शब्द? कोई नाम, क्रमांक, धारा।</translation>
    </message>
    <message>
      <source>Nothing from the auditors is entered here.</source>
      <translation>संपरीक्षकों से आया कुछ भी यहाँ प्रविष्ट नहीं है।</translation>
    </message>
    <message>
      <source>Nothing here is real; every paper bears a mark.</source>
      <translation>यहाँ कुछ भी असली नहीं; हर कागज पर चिह्न रहता है।</translation>
    </message>
    <message>
      <source>Nothing here.</source>
      <translation>यहाँ कुछ नहीं।</translation>
    </message>
    <message>
      <source>Nothing in the damaged file can be read, and there is no copy. Name a folder that has one.</source>
      <translation>ख़राब फ़ाइल में कुछ पढ़ा नहीं जा सकता और कोई प्रति नहीं है। जिस फ़ोल्डर में प्रति हो वह बताएँ।</translation>
    </message>
    <message>
      <source>Nothing in the file says what its shapes are. Say it for the whole file.</source>
      <translation>फ़ाइल नहीं बताती कि उसकी आकृतियाँ क्या हैं। पूरी फ़ाइल के लिए बताएँ।</translation>
    </message>
    <message>
      <source>Nothing in these days.</source>
      <translation>इन दिनों में कुछ नहीं।</translation>
    </message>
    <message>
      <source>Nothing is asked of this office today.</source>
      <translation>आज इस कार्यालय से कुछ अपेक्षित नहीं।</translation>
    </message>
    <message>
      <source>Nothing is left to do in this case now.</source>
      <translation>इस प्रकरण में अभी कुछ करना शेष नहीं।</translation>
    </message>
    <message>
      <source>Nothing is on the map yet: import the map of a ward, or a street with its grid.</source>
      <translation>मानचित्र पर अभी कुछ नहीं: वार्ड का मानचित्र, या ग्रिड सहित मार्ग लाएँ।</translation>
    </message>
    <message>
      <source>Nothing is owed here. A demand is made from its case.</source>
      <translation>यहाँ कुछ भी देय नहीं है। माँग उसके प्रकरण से की जाती है।</translation>
    </message>
    <message>
      <source>Nothing is taken to have been permitted yet; the time still runs. It can be stated from {first_day}.</source>
      <translation>अभी कोई अनुमति मानी नहीं गई; समय चल रहा है। {first_day} से कथन दिया जा सकता है।</translation>
    </message>
    <message>
      <source>Nothing is written before you found it; leave at any time.</source>
      <translation>स्थापित करने से पहले कुछ नहीं लिखा जाता; कभी भी छोड़ सकते हैं।</translation>
    </message>
    <message>
      <source>Nothing matches. Clear the filters with Esc, or search with other words.</source>
      <translation>कुछ मेल नहीं खाता। Esc से छाँट हटाएँ, या दूसरे शब्दों से खोजें।</translation>
    </message>
    <message>
      <source>Nothing new for this PC lies there.</source>
      <translation>वहाँ इस पीसी के लिए कुछ नया नहीं है।</translation>
    </message>
    <message>
      <source>Nothing of this is open, or a cheque on it is not realised yet.</source>
      <translation>इसमें कुछ शेष नहीं, या इस पर का चेक अभी नहीं भुना।</translation>
    </message>
    <message>
      <source>Nothing that was saved is lost. What happened is written down for who looks after the program.</source>
      <translation>सहेजा हुआ कुछ नहीं खोया। जो हुआ वह प्रोग्राम देखने वाले के लिए लिख लिया गया है।</translation>
    </message>
    <message>
      <source>Nothing there</source>
      <translation>वहाँ कुछ नहीं</translation>
    </message>
    <message>
      <source>Nothing waits to be paid. Money is demanded on its case; a fee without a demand is taken with 1.</source>
      <translation>कुछ देय नहीं है। राशि की माँग उसके प्रकरण से होती है; बिना माँग का शुल्क 1 से लिया जाता है।</translation>
    </message>
    <message>
      <source>Nothing waits to be printed.</source>
      <translation>छपने के लिए कुछ शेष नहीं है।</translation>
    </message>
    <message>
      <source>Nothing waits to be written.</source>
      <translation>लिखने के लिए कुछ प्रतीक्षा में नहीं है।</translation>
    </message>
    <message>
      <source>Nothing waits to go</source>
      <translation>भेजने को कुछ शेष नहीं</translation>
    </message>
    <message>
      <source>Nothing was done twice here.</source>
      <translation>यहाँ कुछ भी दो बार नहीं हुआ।</translation>
    </message>
    <message>
      <source>Nothing was entered on these days.</source>
      <translation>इन दिनों कुछ दर्ज नहीं हुआ।</translation>
    </message>
    <message>
      <source>Nothing was paid out in these days, and nothing waits to be paid.</source>
      <translation>इन दिनों में कुछ भुगतान नहीं हुआ, और कुछ भुगतान शेष नहीं है।</translation>
    </message>
    <message>
      <source>Nothing was saved or numbered. Mend what is named, then do the step again.</source>
      <translation>न कुछ सहेजा गया, न क्रमांक लगा। बताई बात ठीक करें, फिर दोबारा करें।</translation>
    </message>
    <message>
      <source>Nothing was saved: this was the try.</source>
      <translation>कुछ सहेजा नहीं गया: यह परीक्षण था।</translation>
    </message>
    <message>
      <source>Nothing was taken today. An earlier receipt is found by its number or who paid: press / and type.</source>
      <translation>आज कुछ नहीं लिया गया। पुरानी रसीद उसके क्रमांक या देने वाले के नाम से मिलती है: / दबाकर लिखें।</translation>
    </message>
    <message>
      <source>Nothing yet.</source>
      <translation>अभी कुछ नहीं।</translation>
    </message>
    <message>
      <source>Nothing; it may be decided.</source>
      <translation>कुछ नहीं; निर्णय हो सकता है।</translation>
    </message>
    <message>
      <source>Notice</source>
      <translation>सूचना</translation>
    </message>
    <message>
      <source>Notice drafted, {section}</source>
      <translation>सूचना का मसौदा बना, {section}</translation>
    </message>
    <message>
      <source>Notice served on</source>
      <translation>सूचना की तामील का दिन</translation>
    </message>
    <message>
      <source>Notice {number} is issued, signed on paper</source>
      <translation>सूचना {number} जारी हुई, काग़ज़ पर हस्ताक्षरित</translation>
    </message>
    <message>
      <source>Notice {number} is printed and kept</source>
      <translation>सूचना {number} छपी और रखी गई</translation>
    </message>
    <message>
      <source>Notice {number} is signed and issued</source>
      <translation>सूचना {number} हस्ताक्षरित होकर जारी हुई</translation>
    </message>
    <message>
      <source>Notice {number} signed and issued, {section}</source>
      <translation>सूचना {number} हस्ताक्षरित होकर जारी हुई, {section}</translation>
    </message>
    <message>
      <source>Notices</source>
      <translation>सूचनाएँ</translation>
    </message>
    <message>
      <source>Notices and orders</source>
      <translation>सूचनाएँ और आदेश</translation>
    </message>
    <message>
      <source>Now write what waits; the centre takes the request in first.</source>
      <translation>अब जो शेष है वह लिखें; केन्द्र पहले अनुरोध लेता है।</translation>
    </message>
    <message>
      <source>Number</source>
      <translation>क्रमांक</translation>
    </message>
    <message>
      <source>Number of its receipt</source>
      <translation>रसीद क्रमांक</translation>
    </message>
    <message>
      <source>Number of its registration</source>
      <translation>पंजीयन क्रमांक</translation>
    </message>
    <message>
      <source>Number of that paper</source>
      <translation>उस पत्र का क्रमांक</translation>
    </message>
    <message>
      <source>Number of the approval</source>
      <translation>अनुमोदन क्रमांक</translation>
    </message>
    <message>
      <source>Number of the auditors' paper</source>
      <translation>संपरीक्षकों के पत्र का क्रमांक</translation>
    </message>
    <message>
      <source>Number of the case</source>
      <translation>प्रकरण क्रमांक</translation>
    </message>
    <message>
      <source>Number of the cheque or transfer</source>
      <translation>चेक या अन्तरण का क्रमांक</translation>
    </message>
    <message>
      <source>Number of the cheque, draft or transfer</source>
      <translation>चेक, ड्राफ़्ट या अन्तरण का क्रमांक</translation>
    </message>
    <message>
      <source>Number of the order</source>
      <translation>आदेश क्रमांक</translation>
    </message>
    <message>
      <source>Number of the order or resolution</source>
      <translation>आदेश या संकल्प का क्रमांक</translation>
    </message>
    <message>
      <source>Number of the other case</source>
      <translation>दूसरे प्रकरण का क्रमांक</translation>
    </message>
    <message>
      <source>Number of the paper</source>
      <translation>पत्र का क्रमांक</translation>
    </message>
    <message>
      <source>Number of the parcel</source>
      <translation>भूखण्ड क्रमांक</translation>
    </message>
    <message>
      <source>Number of the report</source>
      <translation>प्रतिवेदन का क्रमांक</translation>
    </message>
    <message>
      <source>Number of the sheet</source>
      <translation>पर्ण का क्रमांक</translation>
    </message>
    <message>
      <source>Number of the slip or challan</source>
      <translation>पर्ची या चालान का क्रमांक</translation>
    </message>
    <message>
      <source>Number or name</source>
      <translation>क्रमांक या नाम</translation>
    </message>
    <message>
      <source>Number {number} of this book is entered already.</source>
      <translation>इस पुस्तिका का क्रमांक {number} पहले ही प्रविष्ट है।</translation>
    </message>
    <message>
      <source>Numbers</source>
      <translation>क्रमांक</translation>
    </message>
    <message>
      <source>Numbers missing</source>
      <translation>क्रमांक अनुपस्थित</translation>
    </message>
    <message>
      <source>Numbers will look so</source>
      <translation>क्रमांक ऐसे दिखेंगे</translation>
    </message>
    <message>
      <source>Of the premises only the ward is told, of the applicant nothing.</source>
      <translation>परिसर का केवल वार्ड बताया जाता है, आवेदक का कुछ नहीं।</translation>
    </message>
    <message>
      <source>Of what</source>
      <translation>किसकी</translation>
    </message>
    <message>
      <source>Officer</source>
      <translation>अधिकारी</translation>
    </message>
    <message>
      <source>Officer: signs by the power of his authority</source>
      <translation>अधिकारी: अपने प्राधिकार से हस्ताक्षर करता है</translation>
    </message>
    <message>
      <source>Officers</source>
      <translation>अधिकारी</translation>
    </message>
    <message>
      <source>Offset</source>
      <translation>ऑफ़सेट</translation>
    </message>
    <message>
      <source>Old register from a spreadsheet</source>
      <translation>स्प्रेडशीट से पुरानी पंजी</translation>
    </message>
    <message>
      <source>Old register, line by line</source>
      <translation>पुरानी पंजी, पंक्ति-दर-पंक्ति</translation>
    </message>
    <message>
      <source>On a case</source>
      <translation>प्रकरण पर</translation>
    </message>
    <message>
      <source>On a map</source>
      <translation>मानचित्र पर</translation>
    </message>
    <message>
      <source>On papers and on the screen; what stands once for two languages keeps 0 to 9</source>
      <translation>काग़ज़ों और पर्दे पर; जो दो भाषाओं के लिए एक बार लिखा है उसमें 0 से 9 रहते हैं</translation>
    </message>
    <message>
      <source>On the finding</source>
      <translation>किस निष्कर्ष पर</translation>
    </message>
    <message>
      <source>On the notice</source>
      <translation>किस सूचना पर</translation>
    </message>
    <message>
      <source>On what</source>
      <translation>किस आधार पर</translation>
    </message>
    <message>
      <source>On which day</source>
      <translation>किस दिन</translation>
    </message>
    <message>
      <source>One PDF: an index, every issued paper with its proof of service behind it, photographs with their hashes, the note sheet. The complainant stands nowhere in it.</source>
      <translation>एक PDF: सूची, जारी हर पत्र और उसके पीछे तामील का प्रमाण, हैश सहित फ़ोटो, नोट शीट। शिकायतकर्ता का नाम इसमें कहीं नहीं आता।</translation>
    </message>
    <message>
      <source>One moment …</source>
      <translation>एक क्षण …</translation>
    </message>
    <message>
      <source>One moment; the data are made ready.</source>
      <translation>एक क्षण; डेटा तैयार हो रहा है।</translation>
    </message>
    <message>
      <source>One more line</source>
      <translation>एक और पंक्ति</translation>
    </message>
    <message>
      <source>One more officer</source>
      <translation>एक और अधिकारी</translation>
    </message>
    <message>
      <source>One more than is needed checks the rest</source>
      <translation>आवश्यकता से एक अधिक, शेष की जाँच करता है</translation>
    </message>
    <message>
      <source>One person may draft and sign</source>
      <translation>एक ही व्यक्ति मसौदा बनाए और हस्ताक्षर करे</translation>
    </message>
    <message>
      <source>One step back</source>
      <translation>एक कदम पीछे</translation>
    </message>
    <message>
      <source>One-time code</source>
      <translation>एक बार का कोड</translation>
    </message>
    <message>
      <source>Online</source>
      <translation>ऑनलाइन</translation>
    </message>
    <message>
      <source>Only an issued notice can be served.</source>
      <translation>जारी सूचना की ही तामील हो सकती है।</translation>
    </message>
    <message>
      <source>Only by an order under another law; making public and closing have their own steps</source>
      <translation>केवल अन्य विधि के आदेश से; सार्वजनिक बनाने और बन्द करने के अपने चरण हैं</translation>
    </message>
    <message>
      <source>Only for a file in metres that names none, such as 32643</source>
      <translation>केवल मीटर वाली फ़ाइल के लिए जो ग्रिड न बताए, जैसे 32643</translation>
    </message>
    <message>
      <source>Only for those who sign; the sections stand at the side</source>
      <translation>केवल हस्ताक्षर करने वालों के लिए; धाराएँ बगल में हैं</translation>
    </message>
    <message>
      <source>Only if it is to have no consequence. The reason stays in the file.</source>
      <translation>केवल तब जब इस पर कोई कार्यवाही न हो। कारण फ़ाइल में रहता है।</translation>
    </message>
    <message>
      <source>Only where count and book differ</source>
      <translation>केवल जहाँ गणना और बही में अन्तर हो</translation>
    </message>
    <message>
      <source>Only where the Act gives more than one: its citation, as the refusal names it</source>
      <translation>केवल जहाँ अधिनियम एक से अधिक दे: उसका उद्धरण, जैसा अस्वीकृति बताती है</translation>
    </message>
    <message>
      <source>Only where the centre has a certificate of its own</source>
      <translation>केवल जहाँ केन्द्र का अपना प्रमाणपत्र हो</translation>
    </message>
    <message>
      <source>Only where the file does not say it</source>
      <translation>केवल जहाँ फ़ाइल स्वयं न बताए</translation>
    </message>
    <message>
      <source>Only ₹ {held} in cash are held here by the person signed in.</source>
      <translation>साइन-इन व्यक्ति के पास यहाँ केवल ₹ {held} नकद हैं।</translation>
    </message>
    <message>
      <source>Only ₹ {owed} are owed; take no more.</source>
      <translation>केवल ₹ {owed} देय हैं; अधिक न लें।</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>खोलें</translation>
    </message>
    <message>
      <source>Open as a list</source>
      <translation>सूची के रूप में खोलें</translation>
    </message>
    <message>
      <source>Open the case</source>
      <translation>प्रकरण खोलें</translation>
    </message>
    <message>
      <source>Open the group as a list</source>
      <translation>समूह को सूची के रूप में खोलें</translation>
    </message>
    <message>
      <source>Open the section</source>
      <translation>धारा खोलें</translation>
    </message>
    <message>
      <source>Open what is chosen</source>
      <translation>चुना हुआ खोलें</translation>
    </message>
    <message>
      <source>Open with the system's viewer</source>
      <translation>सिस्टम के दर्शक में खोलें</translation>
    </message>
    <message>
      <source>Open ₹</source>
      <translation>शेष ₹</translation>
    </message>
    <message>
      <source>Opened before</source>
      <translation>पहले खोला गया</translation>
    </message>
    <message>
      <source>Opening and demand, less what was let go and collected, come to the balance, which the ledger gives by itself.</source>
      <translation>प्रारम्भिक शेष और माँग में से छूट तथा वसूली घटाने पर वही शेष आता है, जो खाता स्वयं बताता है।</translation>
    </message>
    <message>
      <source>Or by the centre's invitation</source>
      <translation>या केन्द्र के आमंत्रण से</translation>
    </message>
    <message>
      <source>Or the words by which people know it</source>
      <translation>या वे शब्द जिनसे लोग उसे जानते हैं</translation>
    </message>
    <message>
      <source>Order</source>
      <translation>आदेश</translation>
    </message>
    <message>
      <source>Order of the Director</source>
      <translation>निदेशक का आदेश</translation>
    </message>
    <message>
      <source>Order of the court</source>
      <translation>न्यायालय का आदेश</translation>
    </message>
    <message>
      <source>Order {number} is made; it is now to be served</source>
      <translation>आदेश {number} हुआ; अब इसकी तामील करनी है</translation>
    </message>
    <message>
      <source>Order {number} made, {section}</source>
      <translation>आदेश {number} हुआ, {section}</translation>
    </message>
    <message>
      <source>Ordered</source>
      <translation>आदेश हुआ</translation>
    </message>
    <message>
      <source>Other coins (rupees)</source>
      <translation>अन्य सिक्के (रुपये)</translation>
    </message>
    <message>
      <source>Outcome</source>
      <translation>परिणाम</translation>
    </message>
    <message>
      <source>Outwork</source>
      <translation>बाहरी संरचना</translation>
    </message>
    <message>
      <source>Over 3 years</source>
      <translation>3 वर्ष से अधिक</translation>
    </message>
    <message>
      <source>Over up to 90 days</source>
      <translation>90 दिन तक बीता</translation>
    </message>
    <message>
      <source>Overdue</source>
      <translation>समय बीता</translation>
    </message>
    <message>
      <source>Overdue cases</source>
      <translation>समय बीते प्रकरण</translation>
    </message>
    <message>
      <source>Own days</source>
      <translation>अपने दिन</translation>
    </message>
    <message>
      <source>Owner</source>
      <translation>स्वामी</translation>
    </message>
    <message>
      <source>Owner of parcel</source>
      <translation>किस भूखण्ड का स्वामी</translation>
    </message>
    <message>
      <source>Owner, occupier, builder: each gets a notice of his own, and his own time</source>
      <translation>स्वामी, अधिभोगी, निर्माता: हर एक को अपनी सूचना और अपना समय मिलता है</translation>
    </message>
    <message>
      <source>Owners</source>
      <translation>स्वामी</translation>
    </message>
    <message>
      <source>Paid</source>
      <translation>भुगतान हुआ</translation>
    </message>
    <message>
      <source>Paid back by</source>
      <translation>वापसी का प्रकार</translation>
    </message>
    <message>
      <source>Paid by</source>
      <translation>भुगतान का प्रकार</translation>
    </message>
    <message>
      <source>Paid too much</source>
      <translation>अधिक भुगतान</translation>
    </message>
    <message>
      <source>Paid under {what}</source>
      <translation>भुगतान का आधार: {what}</translation>
    </message>
    <message>
      <source>Paid ₹</source>
      <translation>भुगतान ₹</translation>
    </message>
    <message>
      <source>Paper</source>
      <translation>कागज</translation>
    </message>
    <message>
      <source>Paper that fixes the rate</source>
      <translation>दर तय करने वाला पत्र</translation>
    </message>
    <message>
      <source>Paper that says so</source>
      <translation>ऐसा कहने वाला पत्र</translation>
    </message>
    <message>
      <source>Papers</source>
      <translation>पत्र</translation>
    </message>
    <message>
      <source>Papers are signed by hand only.</source>
      <translation>पत्रों पर केवल हाथ से हस्ताक्षर होते हैं।</translation>
    </message>
    <message>
      <source>Papers are signed by {name}</source>
      <translation>पत्रों पर {name} के डिजिटल हस्ताक्षर होते हैं</translation>
    </message>
    <message>
      <source>Papers asked for</source>
      <translation>माँगे गए पत्र</translation>
    </message>
    <message>
      <source>Papers put on the portal</source>
      <translation>कागज पोर्टल पर डाले</translation>
    </message>
    <message>
      <source>Papers that wait</source>
      <translation>प्रतीक्षा में पत्र</translation>
    </message>
    <message>
      <source>Papers that went out</source>
      <translation>भेजे गए पत्र</translation>
    </message>
    <message>
      <source>Papers that were issued keep theirs.</source>
      <translation>जारी कागजों पर पुराना ही रहता है।</translation>
    </message>
    <message>
      <source>Parcel</source>
      <translation>भूखण्ड</translation>
    </message>
    <message>
      <source>Parcel {number}</source>
      <translation>भूखण्ड {number}</translation>
    </message>
    <message>
      <source>Parcel {parcel}: corner {corner} can't be found; measure a diagonal to it.</source>
      <translation>भूखण्ड {parcel}: कोना {corner} नहीं मिलता; उस तक एक विकर्ण नापें।</translation>
    </message>
    <message>
      <source>Parcel {parcel}: give chainage and offset of two different corners, so that it can be laid on the map.</source>
      <translation>भूखण्ड {parcel}: दो अलग कोनों की चेनेज और ऑफ़सेट दें, ताकि वह मानचित्र पर रखा जा सके।</translation>
    </message>
    <message>
      <source>Parcel {parcel}: side {side} is not measured.</source>
      <translation>भूखण्ड {parcel}: भुजा {side} नापी नहीं गई।</translation>
    </message>
    <message>
      <source>Parcel {parcel}: the sides do not make one closed round. Write them one after the other, such as A–B, B–C, C–D, D–A.</source>
      <translation>भूखण्ड {parcel}: भुजाएँ एक बंद घेरा नहीं बनातीं। उन्हें क्रम से लिखें, जैसे A–B, B–C, C–D, D–A.</translation>
    </message>
    <message>
      <source>Parcel {parcel}: triangle {corners} can't close; one line is longer than the two others together. Look at these lines in the book.</source>
      <translation>भूखण्ड {parcel}: त्रिभुज {corners} बंद नहीं होता; एक रेखा बाकी दो के जोड़ से लंबी है। किताब में ये रेखाएँ देखें।</translation>
    </message>
    <message>
      <source>Parcels against the strip of the street</source>
      <translation>भूखण्ड और मार्ग की पट्टी का मिलान</translation>
    </message>
    <message>
      <source>Part</source>
      <translation>भाग</translation>
    </message>
    <message>
      <source>Particulars awaited</source>
      <translation>विवरण की प्रतीक्षा</translation>
    </message>
    <message>
      <source>Particulars came in: {items}</source>
      <translation>विवरण प्राप्त हुए: {items}</translation>
    </message>
    <message>
      <source>Particulars wanted</source>
      <translation>माँगे गए विवरण</translation>
    </message>
    <message>
      <source>Parties</source>
      <translation>पक्षकार</translation>
    </message>
    <message>
      <source>Parts of the building</source>
      <translation>भवन के भाग</translation>
    </message>
    <message>
      <source>Password</source>
      <translation>पासवर्ड</translation>
    </message>
    <message>
      <source>Password or PIN</source>
      <translation>पासवर्ड या पिन</translation>
    </message>
    <message>
      <source>Paste</source>
      <translation>चिपकाएँ</translation>
    </message>
    <message>
      <source>Path, or Ctrl+V</source>
      <translation>पथ, या Ctrl+V</translation>
    </message>
    <message>
      <source>Pay cash into the bank</source>
      <translation>नकद बैंक में जमा करें</translation>
    </message>
    <message>
      <source>Pay it</source>
      <translation>भुगतान करें</translation>
    </message>
    <message>
      <source>Pay it back</source>
      <translation>राशि वापस करें</translation>
    </message>
    <message>
      <source>Pay money out</source>
      <translation>राशि का भुगतान करें</translation>
    </message>
    <message>
      <source>People and place</source>
      <translation>पक्षकार और परिसर</translation>
    </message>
    <message>
      <source>Periods</source>
      <translation>अवधियाँ</translation>
    </message>
    <message>
      <source>Permits as open data</source>
      <translation>अनुज्ञाएँ खुले आँकड़ों के रूप में</translation>
    </message>
    <message>
      <source>Pictures to bind; take the tick from what stays in the office</source>
      <translation>जोड़े जाने वाले चित्र; जो कार्यालय में रहे उससे निशान हटाएँ</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>स्थान</translation>
    </message>
    <message>
      <source>Plain type size</source>
      <translation>सामान्य अक्षर</translation>
    </message>
    <message>
      <source>Plan</source>
      <translation>नक़्शा</translation>
    </message>
    <message>
      <source>Plans of lines</source>
      <translation>रेखाओं के नक़्शे</translation>
    </message>
    <message>
      <source>Plea</source>
      <translation>कथन</translation>
    </message>
    <message>
      <source>Pleas, one a line</source>
      <translation>कथन, हर पंक्ति में एक</translation>
    </message>
    <message>
      <source>Plot</source>
      <translation>भूखण्ड</translation>
    </message>
    <message>
      <source>Plot (square metres)</source>
      <translation>भूखण्ड (वर्ग मीटर)</translation>
    </message>
    <message>
      <source>Plot area (sq m)</source>
      <translation>भूखण्ड का क्षेत्रफल (वर्ग मीटर)</translation>
    </message>
    <message>
      <source>Points along its middle or one edge</source>
      <translation>बीच या एक किनारे के बिन्दु</translation>
    </message>
    <message>
      <source>Police officer or station</source>
      <translation>पुलिस अधिकारी या थाना</translation>
    </message>
    <message>
      <source>Police present</source>
      <translation>उपस्थित पुलिस</translation>
    </message>
    <message>
      <source>Possession is taken; the land vests as the section says</source>
      <translation>कब्ज़ा लिया गया; भूमि धारा के अनुसार निहित होती है</translation>
    </message>
    <message>
      <source>Possession of parcel {number}</source>
      <translation>भूखण्ड {number} का कब्ज़ा</translation>
    </message>
    <message>
      <source>Postal number</source>
      <translation>डाक क्रमांक</translation>
    </message>
    <message>
      <source>Posts by date</source>
      <translation>तारीख के अनुसार पद</translation>
    </message>
    <message>
      <source>Practice</source>
      <translation>अभ्यास</translation>
    </message>
    <message>
      <source>Practise</source>
      <translation>अभ्यास करें</translation>
    </message>
    <message>
      <source>Premises</source>
      <translation>परिसर</translation>
    </message>
    <message>
      <source>Prescribe a line</source>
      <translation>रेखा विहित करना</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>पूर्वावलोकन</translation>
    </message>
    <message>
      <source>Preview; nothing is issued yet</source>
      <translation>पूर्वावलोकन; अभी कुछ जारी नहीं हुआ</translation>
    </message>
    <message>
      <source>Price of the land</source>
      <translation>भूमि का मूल्य</translation>
    </message>
    <message>
      <source>Print</source>
      <translation>छापें</translation>
    </message>
    <message>
      <source>Print a receipt again</source>
      <translation>रसीद फिर छापें</translation>
    </message>
    <message>
      <source>Print and keep</source>
      <translation>छापें और रखें</translation>
    </message>
    <message>
      <source>Print for signing in ink</source>
      <translation>स्याही से हस्ताक्षर के लिए छापें</translation>
    </message>
    <message>
      <source>Print for the wall</source>
      <translation>दीवार के लिए छापें</translation>
    </message>
    <message>
      <source>Print it again</source>
      <translation>इसे फिर छापें</translation>
    </message>
    <message>
      <source>Print new receipts at once</source>
      <translation>नई रसीदें तुरन्त छापें</translation>
    </message>
    <message>
      <source>Print queue</source>
      <translation>मुद्रण पंक्ति</translation>
    </message>
    <message>
      <source>Print the checklist</source>
      <translation>जाँच सूची छापें</translation>
    </message>
    <message>
      <source>Print the checklists</source>
      <translation>जाँच सूचियाँ छापें</translation>
    </message>
    <message>
      <source>Print the demand</source>
      <translation>माँग मुद्रित करें</translation>
    </message>
    <message>
      <source>Print the draft</source>
      <translation>मसौदा छापें</translation>
    </message>
    <message>
      <source>Print the newest papers</source>
      <translation>नवीनतम काग़ज़ छापें</translation>
    </message>
    <message>
      <source>Print the notice</source>
      <translation>सूचना छापें</translation>
    </message>
    <message>
      <source>Print the papers just made, or the newest</source>
      <translation>अभी बने पत्र छापें, या सबसे नया</translation>
    </message>
    <message>
      <source>Print the set</source>
      <translation>सेट छापें</translation>
    </message>
    <message>
      <source>Print the statement</source>
      <translation>कथन छापें</translation>
    </message>
    <message>
      <source>Print the whole set</source>
      <translation>पूरा सेट छापें</translation>
    </message>
    <message>
      <source>Print them in one job, with labels or for window envelopes.</source>
      <translation>इन्हें एक साथ छापें, पता-पर्चियों सहित या खिड़की वाले लिफ़ाफ़ों के लिए।</translation>
    </message>
    <message>
      <source>Print these papers</source>
      <translation>ये पत्र छापें</translation>
    </message>
    <message>
      <source>Print what waits</source>
      <translation>जो प्रतीक्षा में है उसे छापें</translation>
    </message>
    <message>
      <source>Problems</source>
      <translation>समस्याएँ</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>प्रगति</translation>
    </message>
    <message>
      <source>Projects m</source>
      <translation>आगे निकला मी.</translation>
    </message>
    <message>
      <source>Proofs</source>
      <translation>मिलान</translation>
    </message>
    <message>
      <source>Proposals about streets</source>
      <translation>मार्गों के प्रस्ताव</translation>
    </message>
    <message>
      <source>Proposals open</source>
      <translation>खुले प्रस्ताव</translation>
    </message>
    <message>
      <source>Proposals that are over</source>
      <translation>पूरे हुए प्रस्ताव</translation>
    </message>
    <message>
      <source>Propose it</source>
      <translation>प्रस्ताव रखें</translation>
    </message>
    <message>
      <source>Propose to close it</source>
      <translation>बन्द करने का प्रस्ताव</translation>
    </message>
    <message>
      <source>Propose to divert it</source>
      <translation>मोड़ने का प्रस्ताव</translation>
    </message>
    <message>
      <source>Propose to make it public</source>
      <translation>सार्वजनिक बनाने का प्रस्ताव</translation>
    </message>
    <message>
      <source>Proposed line</source>
      <translation>प्रस्तावित रेखा</translation>
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
      <translation>यहाँ आदेश से हटाए गए</translation>
    </message>
    <message>
      <source>Put into the print queue</source>
      <translation>मुद्रण पंक्ति में रखा गया</translation>
    </message>
    <message>
      <source>Put it to recovery</source>
      <translation>वसूली हेतु भेजें</translation>
    </message>
    <message>
      <source>Put points with Space or the mouse; Backspace takes the last away</source>
      <translation>Space या माउस से बिन्दु रखें; Backspace अन्तिम हटाता है</translation>
    </message>
    <message>
      <source>Put the draft up for signature</source>
      <translation>मसौदा हस्ताक्षर के लिए रखें</translation>
    </message>
    <message>
      <source>Put them on the map with the mouse, or with the cross and Space; then leave the length empty</source>
      <translation>माउस से, या क्रॉस और Space से मानचित्र पर रखें; तब लम्बाई ख़ाली छोड़ें</translation>
    </message>
    <message>
      <source>Put to recovery</source>
      <translation>वसूली हेतु भेजे</translation>
    </message>
    <message>
      <source>Quarter</source>
      <translation>तिमाही</translation>
    </message>
    <message>
      <source>Rate for one m² (rupees)</source>
      <translation>एक वर्ग मी. की दर (रुपये)</translation>
    </message>
    <message>
      <source>Rate of land, {place}: ₹ {amount} for a square metre</source>
      <translation>भूमि की दर, {place}: ₹ {amount} प्रति वर्ग मीटर</translation>
    </message>
    <message>
      <source>Rates</source>
      <translation>दरें</translation>
    </message>
    <message>
      <source>Read and sign the notice</source>
      <translation>सूचना पढ़ें और हस्ताक्षर करें</translation>
    </message>
    <message>
      <source>Read the provision</source>
      <translation>उपबंध पढ़ें</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>कारण</translation>
    </message>
    <message>
      <source>Reasons</source>
      <translation>कारण</translation>
    </message>
    <message>
      <source>Reasons and conditions</source>
      <translation>कारण और शर्तें</translation>
    </message>
    <message>
      <source>Receipt</source>
      <translation>रसीद</translation>
    </message>
    <message>
      <source>Receipt {number}</source>
      <translation>रसीद {number}</translation>
    </message>
    <message>
      <source>Receipt {number} for ₹ {amount}</source>
      <translation>₹ {amount} की रसीद {number}</translation>
    </message>
    <message>
      <source>Receipts</source>
      <translation>रसीदें</translation>
    </message>
    <message>
      <source>Receive an objection</source>
      <translation>आपत्ति प्राप्त करें</translation>
    </message>
    <message>
      <source>Receive cause shown</source>
      <translation>दर्शाया गया कारण लें</translation>
    </message>
    <message>
      <source>Receive the particulars</source>
      <translation>विवरण प्राप्त करें</translation>
    </message>
    <message>
      <source>Received</source>
      <translation>प्राप्त</translation>
    </message>
    <message>
      <source>Received last first</source>
      <translation>नया आवेदन पहले</translation>
    </message>
    <message>
      <source>Received on</source>
      <translation>प्राप्ति दिनांक</translation>
    </message>
    <message>
      <source>Record a decision signed on paper</source>
      <translation>काग़ज़ पर हस्ताक्षरित निर्णय दर्ज करें</translation>
    </message>
    <message>
      <source>Record a notice signed on paper</source>
      <translation>काग़ज़ पर हस्ताक्षरित सूचना दर्ज करें</translation>
    </message>
    <message>
      <source>Record an inspection</source>
      <translation>निरीक्षण दर्ज करें</translation>
    </message>
    <message>
      <source>Record an inspection of the register</source>
      <translation>पंजी का निरीक्षण दर्ज करें</translation>
    </message>
    <message>
      <source>Record an order signed on paper</source>
      <translation>काग़ज़ पर हस्ताक्षरित आदेश दर्ज करें</translation>
    </message>
    <message>
      <source>Record and issue</source>
      <translation>दर्ज करके जारी करें</translation>
    </message>
    <message>
      <source>Record it</source>
      <translation>दर्ज करें</translation>
    </message>
    <message>
      <source>Record service</source>
      <translation>तामील दर्ज करें</translation>
    </message>
    <message>
      <source>Record service of the demand</source>
      <translation>माँग की तामील अंकित करें</translation>
    </message>
    <message>
      <source>Record service of the order</source>
      <translation>आदेश की तामील दर्ज करें</translation>
    </message>
    <message>
      <source>Record that the council was told</source>
      <translation>परिषद् को सूचित करना अंकित करें</translation>
    </message>
    <message>
      <source>Record that the plot no longer touches the line</source>
      <translation>दर्ज करें कि भूखण्ड अब रेखा को नहीं छूता</translation>
    </message>
    <message>
      <source>Record the approval</source>
      <translation>अनुमोदन दर्ज करें</translation>
    </message>
    <message>
      <source>Record the choice</source>
      <translation>चुनाव दर्ज करें</translation>
    </message>
    <message>
      <source>Record the consultation</source>
      <translation>परामर्श दर्ज करें</translation>
    </message>
    <message>
      <source>Record the hearing</source>
      <translation>सुनवाई दर्ज करें</translation>
    </message>
    <message>
      <source>Record the notice</source>
      <translation>सूचना दर्ज करें</translation>
    </message>
    <message>
      <source>Record the service</source>
      <translation>तामील अंकित करें</translation>
    </message>
    <message>
      <source>Recorded: {what}</source>
      <translation>दर्ज हुआ: {what}</translation>
    </message>
    <message>
      <source>Recovery</source>
      <translation>वसूली</translation>
    </message>
    <message>
      <source>Refund</source>
      <translation>वापसी</translation>
    </message>
    <message>
      <source>Register</source>
      <translation>पंजी</translation>
    </message>
    <message>
      <source>Register seen by {who}</source>
      <translation>पंजी देखी: {who}</translation>
    </message>
    <message>
      <source>Registers</source>
      <translation>पंजियाँ</translation>
    </message>
    <message>
      <source>Registers and reports</source>
      <translation>पंजियाँ एवं प्रतिवेदन</translation>
    </message>
    <message>
      <source>Regular line</source>
      <translation>नियमित रेखा</translation>
    </message>
    <message>
      <source>Remarks</source>
      <translation>टिप्पणी</translation>
    </message>
    <message>
      <source>Remarks of the Council</source>
      <translation>परिषद् की टिप्पणी</translation>
    </message>
    <message>
      <source>Reports</source>
      <translation>प्रतिवेदन</translation>
    </message>
    <message>
      <source>Resolution</source>
      <translation>संकल्प</translation>
    </message>
    <message>
      <source>Resolution or paper</source>
      <translation>संकल्प या पत्र</translation>
    </message>
    <message>
      <source>Returned post</source>
      <translation>लौटी हुई डाक</translation>
    </message>
    <message>
      <source>Returns and statements</source>
      <translation>विवरणियाँ एवं विवरण</translation>
    </message>
    <message>
      <source>Right</source>
      <translation>दाएँ</translation>
    </message>
    <message>
      <source>Rise in the value of the rest</source>
      <translation>शेष के मूल्य में वृद्धि</translation>
    </message>
    <message>
      <source>Roles</source>
      <translation>भूमिकाएँ</translation>
    </message>
    <message>
      <source>Row</source>
      <translation>पंक्ति</translation>
    </message>
    <message>
      <source>Row {row}, {head}: write a number.</source>
      <translation>पंक्ति {row}, {head}: संख्या लिखें।</translation>
    </message>
    <message>
      <source>Row {row}: use m, ft or link.</source>
      <translation>पंक्ति {row}: m, ft या link लिखें।</translation>
    </message>
    <message>
      <source>Row {row}: which parcel is it?</source>
      <translation>पंक्ति {row}: कौन-सा भूखण्ड है?</translation>
    </message>
    <message>
      <source>Row {row}: write left or right.</source>
      <translation>पंक्ति {row}: left या right लिखें।</translation>
    </message>
    <message>
      <source>Row {row}: write the offset in metres.</source>
      <translation>पंक्ति {row}: ऑफ़सेट मीटर में लिखें।</translation>
    </message>
    <message>
      <source>Rows, from the smallest measure</source>
      <translation>पंक्तियाँ, सबसे छोटे माप से</translation>
    </message>
    <message>
      <source>Rupees for a square metre</source>
      <translation>प्रति वर्ग मीटर रुपये</translation>
    </message>
    <message>
      <source>Said</source>
      <translation>कहा</translation>
    </message>
    <message>
      <source>Sample ward: sign in as</source>
      <translation>नमूना वार्ड: इनके रूप में साइन इन करें</translation>
    </message>
    <message>
      <source>Saturday</source>
      <translation>शनिवार</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>सहेजें</translation>
    </message>
    <message>
      <source>Save as .xlsx</source>
      <translation>.xlsx में सहेजें</translation>
    </message>
    <message>
      <source>Save as open data (.csv)</source>
      <translation>खुले आँकड़ों में सहेजें (.csv)</translation>
    </message>
    <message>
      <source>Save the paper</source>
      <translation>पत्र सहेजें</translation>
    </message>
    <message>
      <source>Save the table</source>
      <translation>सारणी सहेजें</translation>
    </message>
    <message>
      <source>Saved</source>
      <translation>सहेजा गया</translation>
    </message>
    <message>
      <source>Saving the table</source>
      <translation>सारणी सहेजी जा रही है</translation>
    </message>
    <message>
      <source>Say of at least one column what it answers.</source>
      <translation>कम से कम एक स्तम्भ का बताएँ कि वह किसका उत्तर है।</translation>
    </message>
    <message>
      <source>Say what each column answers, then try it: nothing is saved by that.</source>
      <translation>बताएँ कि कौन-सा स्तम्भ किसका उत्तर है, फिर परखें: इससे कुछ सहेजा नहीं जाता।</translation>
    </message>
    <message>
      <source>Say where: put the stick in, then choose or type its folder.</source>
      <translation>कहाँ, यह बताएँ: पेन ड्राइव लगाएँ, फिर उसका फ़ोल्डर चुनें या लिखें।</translation>
    </message>
    <message>
      <source>Say why this finding is waived.</source>
      <translation>बताएँ कि यह दोष क्यों छोड़ा गया।</translation>
    </message>
    <message>
      <source>Scan of the signed print</source>
      <translation>हस्ताक्षरित प्रति का स्कैन</translation>
    </message>
    <message>
      <source>Scanner</source>
      <translation>स्कैनर</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>खोजें</translation>
    </message>
    <message>
      <source>Search a case, a street or a parcel on the map</source>
      <translation>मानचित्र पर प्रकरण, मार्ग या भूखण्ड खोजें</translation>
    </message>
    <message>
      <source>Search a case, payer or receipt</source>
      <translation>प्रकरण, जमाकर्ता या रसीद खोजें</translation>
    </message>
    <message>
      <source>Search a form or a section</source>
      <translation>प्रपत्र या धारा खोजें</translation>
    </message>
    <message>
      <source>Search a register or report</source>
      <translation>पंजी या प्रतिवेदन खोजें</translation>
    </message>
    <message>
      <source>Search in this list</source>
      <translation>इस सूची में खोजें</translation>
    </message>
    <message>
      <source>Search in this register</source>
      <translation>इस पंजी में खोजें</translation>
    </message>
    <message>
      <source>Search name, number, premises</source>
      <translation>नाम, क्रमांक, परिसर खोजें</translation>
    </message>
    <message>
      <source>Search the guide</source>
      <translation>मार्गदर्शिका में खोजें</translation>
    </message>
    <message>
      <source>Second Saturday</source>
      <translation>दूसरा शनिवार</translation>
    </message>
    <message>
      <source>Second line</source>
      <translation>दूसरी पंक्ति</translation>
    </message>
    <message>
      <source>Second pancha</source>
      <translation>दूसरा पंच</translation>
    </message>
    <message>
      <source>Section</source>
      <translation>धारा</translation>
    </message>
    <message>
      <source>Section or rule that lets it be passed on</source>
      <translation>धारा या नियम जिससे सौंपी जा सकती है</translation>
    </message>
    <message>
      <source>Section {section}</source>
      <translation>धारा {section}</translation>
    </message>
    <message>
      <source>Section {section} can be read in two ways here. Choose what is meant, with the reason.</source>
      <translation>धारा {section} यहाँ दो तरह पढ़ी जा सकती है। जो अर्थ हो वह कारण सहित चुनें।</translation>
    </message>
    <message>
      <source>Section {section} does not say how the money is got in.</source>
      <translation>धारा {section} नहीं बताती कि राशि कैसे वसूल हो।</translation>
    </message>
    <message>
      <source>Section {section} fixes no time; set the number of days that is reasonable here.</source>
      <translation>धारा {section} समय नहीं बताती; यहाँ उचित दिन नियत करें।</translation>
    </message>
    <message>
      <source>Section {section} gives at least {least} days; set no less.</source>
      <translation>धारा {section} कम से कम {least} दिन देती है; इससे कम न दें।</translation>
    </message>
    <message>
      <source>Section {section} gives it less time.</source>
      <translation>धारा {section} इसे कम समय देती है।</translation>
    </message>
    <message>
      <source>Section {section} has no fee for this plot and use.</source>
      <translation>धारा {section} में इस भूखण्ड और उपयोग का शुल्क नहीं है।</translation>
    </message>
    <message>
      <source>Section {section} has no such step.</source>
      <translation>धारा {section} में ऐसा कदम नहीं है।</translation>
    </message>
    <message>
      <source>Section {section} has the occupier told in writing before the place is entered; serve that notice first.</source>
      <translation>धारा {section} में प्रवेश से पहले अधिभोगी को लिखित सूचना आवश्यक है; पहले वह सूचना तामील करें।</translation>
    </message>
    <message>
      <source>Section {section} lets it be compounded only if all its conditions hold; confirm each.</source>
      <translation>धारा {section} में प्रशमन तभी है जब सब शर्तें पूरी हों; हर एक की पुष्टि करें।</translation>
    </message>
    <message>
      <source>Section {section} names no authority that acts.</source>
      <translation>धारा {section} किसी कार्य करने वाले प्राधिकारी को नहीं बताती।</translation>
    </message>
    <message>
      <source>Section {section} reckons by a rate that is not entered for this day. Enter it with the order that fixes it.</source>
      <translation>धारा {section} जिस दर से गिनती है वह इस दिन के लिए दर्ज नहीं। उसे नियत करने वाले आदेश के साथ दर्ज करें।</translation>
    </message>
    <message>
      <source>Sections</source>
      <translation>धाराएँ</translation>
    </message>
    <message>
      <source>Sections {sections}</source>
      <translation>धाराएँ {sections}</translation>
    </message>
    <message>
      <source>Sending and fetching papers</source>
      <translation>पत्र भेजे और लाए जा रहे हैं</translation>
    </message>
    <message>
      <source>Sending entries</source>
      <translation>प्रविष्टियाँ भेजी जा रही हैं</translation>
    </message>
    <message>
      <source>Sent to the printer</source>
      <translation>प्रिंटर को भेजा</translation>
    </message>
    <message>
      <source>Serve · {what}</source>
      <translation>तामील · {what}</translation>
    </message>
    <message>
      <source>Served</source>
      <translation>तामील हुई</translation>
    </message>
    <message>
      <source>Served; its time runs from {day}</source>
      <translation>तामील हुई; अवधि {day} से चलती है</translation>
    </message>
    <message>
      <source>Service</source>
      <translation>तामील</translation>
    </message>
    <message>
      <source>Service is proved; the papers of proof are ready</source>
      <translation>तामील सिद्ध हुई; प्रमाण के पत्र तैयार हैं</translation>
    </message>
    <message>
      <source>Service of {number} is proved; its time runs from this day</source>
      <translation>{number} की तामील सिद्ध हुई; अवधि इस दिन से चलती है</translation>
    </message>
    <message>
      <source>Service of {number}, {hour}: {mode}; {outcome}. {place}</source>
      <translation>{number} की तामील, {hour} बजे: {mode}; {outcome}। {place}</translation>
    </message>
    <message>
      <source>Set a fee</source>
      <translation>शुल्क निर्धारित करें</translation>
    </message>
    <message>
      <source>Set a rate of land</source>
      <translation>भूमि की दर निर्धारित करें</translation>
    </message>
    <message>
      <source>Set a time of at least one day, counted from service.</source>
      <translation>तामील से गिनकर कम से कम एक दिन का समय दें।</translation>
    </message>
    <message>
      <source>Set a unit of land</source>
      <translation>भूमि की इकाई तय करें</translation>
    </message>
    <message>
      <source>Set a value the Act leaves to the office</source>
      <translation>वह मान तय करें जो अधिनियम कार्यालय पर छोड़ता है</translation>
    </message>
    <message>
      <source>Set it</source>
      <translation>नियत करें</translation>
    </message>
    <message>
      <source>Set the fee for seeing the register of lines</source>
      <translation>रेखाओं की पंजी देखने का शुल्क तय करें</translation>
    </message>
    <message>
      <source>Set up this office</source>
      <translation>यह कार्यालय व्यवस्थित करें</translation>
    </message>
    <message>
      <source>Setting the register in type</source>
      <translation>पंजी छपाई के लिए तैयार हो रही है</translation>
    </message>
    <message>
      <source>Setting the tables in type</source>
      <translation>सारणियाँ छपाई के लिए तैयार हो रही हैं</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>व्यवस्था</translation>
    </message>
    <message>
      <source>Settle it</source>
      <translation>निराकरण करें</translation>
    </message>
    <message>
      <source>Settle the difference</source>
      <translation>अन्तर का निपटारा करें</translation>
    </message>
    <message>
      <source>Settle what two devices said</source>
      <translation>दो उपकरणों की बात का निराकरण</translation>
    </message>
    <message>
      <source>Settle: {what}</source>
      <translation>निराकरण: {what}</translation>
    </message>
    <message>
      <source>Settled; both earlier entries still stand in the note sheet</source>
      <translation>निराकरण हुआ; दोनों पुरानी प्रविष्टियाँ टीप पत्रक में बनी हैं</translation>
    </message>
    <message>
      <source>Share (rupees)</source>
      <translation>हिस्सा (रुपये)</translation>
    </message>
    <message>
      <source>Share an expense among the owners</source>
      <translation>व्यय स्वामियों में बाँटें</translation>
    </message>
    <message>
      <source>Shares</source>
      <translation>हिस्से</translation>
    </message>
    <message>
      <source>Sheet of labels</source>
      <translation>पता-पर्चियों का पन्ना</translation>
    </message>
    <message>
      <source>Sheet {number} for ₹ {amount} is entered</source>
      <translation>पर्ण {number}, ₹ {amount}, प्रविष्ट हुआ</translation>
    </message>
    <message>
      <source>Sheet {number} is entered</source>
      <translation>पर्ण {number} प्रविष्ट हुआ</translation>
    </message>
    <message>
      <source>Sheet {number} is entered as spoilt</source>
      <translation>पर्ण {number} खराब के रूप में प्रविष्ट हुआ</translation>
    </message>
    <message>
      <source>Sheets of a book</source>
      <translation>पुस्तिका के पर्ण</translation>
    </message>
    <message>
      <source>Shift and the arrows choose; a filter makes the list shorter.</source>
      <translation>Shift और तीर से चुनें; छँटाई सूची छोटी करती है।</translation>
    </message>
    <message>
      <source>Shift+Enter makes a new line</source>
      <translation>Shift+Enter नई पंक्ति बनाता है</translation>
    </message>
    <message>
      <source>Short form for numbers</source>
      <translation>क्रमांकों का संक्षेप</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>दिखाएँ</translation>
    </message>
    <message>
      <source>Show all</source>
      <translation>सब दिखाएँ</translation>
    </message>
    <message>
      <source>Show the earlier entries</source>
      <translation>पहले की प्रविष्टियाँ दिखाएँ</translation>
    </message>
    <message>
      <source>Show the password</source>
      <translation>पासवर्ड दिखाएँ</translation>
    </message>
    <message>
      <source>Side</source>
      <translation>ओर</translation>
    </message>
    <message>
      <source>Sides in order</source>
      <translation>क्रम से भुजाएँ</translation>
    </message>
    <message>
      <source>Sign and issue</source>
      <translation>हस्ताक्षर कर जारी करें</translation>
    </message>
    <message>
      <source>Sign and issue the decision</source>
      <translation>हस्ताक्षर कर निर्णय जारी करें</translation>
    </message>
    <message>
      <source>Sign and make the order</source>
      <translation>हस्ताक्षर कर आदेश करें</translation>
    </message>
    <message>
      <source>Sign and print the demand</source>
      <translation>हस्ताक्षर कर माँग छापें</translation>
    </message>
    <message>
      <source>Sign by hand only</source>
      <translation>केवल हाथ से हस्ताक्षर करें</translation>
    </message>
    <message>
      <source>Sign in</source>
      <translation>साइन इन</translation>
    </message>
    <message>
      <source>Sign in as another person</source>
      <translation>दूसरे व्यक्ति के रूप में साइन इन करें</translation>
    </message>
    <message>
      <source>Sign in as the administrator to go on.</source>
      <translation>आगे बढ़ने के लिए प्रशासक के रूप में साइन इन करें।</translation>
    </message>
    <message>
      <source>Sign in to take in {files}.</source>
      <translation>{files} लेने के लिए साइन इन करें।</translation>
    </message>
    <message>
      <source>Sign the notice · {what}</source>
      <translation>सूचना पर हस्ताक्षर · {what}</translation>
    </message>
    <message>
      <source>Signed by the {authority}, section {section}</source>
      <translation>हस्ताक्षर: {authority}, धारा {section}</translation>
    </message>
    <message>
      <source>Signed on</source>
      <translation>हस्ताक्षर का दिन</translation>
    </message>
    <message>
      <source>Signed on paper</source>
      <translation>काग़ज़ पर हस्ताक्षरित</translation>
    </message>
    <message>
      <source>Signed print: {name}</source>
      <translation>हस्ताक्षरित प्रति: {name}</translation>
    </message>
    <message>
      <source>Signs in as</source>
      <translation>साइन इन का नाम</translation>
    </message>
    <message>
      <source>Signs under</source>
      <translation>इन धाराओं में हस्ताक्षर</translation>
    </message>
    <message>
      <source>Silence has decided, stated in {number}, {section}</source>
      <translation>मौन से निर्णय हुआ, {number} में कहा गया, {section}</translation>
    </message>
    <message>
      <source>Since</source>
      <translation>कब से</translation>
    </message>
    <message>
      <source>Since which day it was directed</source>
      <translation>किस दिन से निदेशित</translation>
    </message>
    <message>
      <source>Site inspected, {count}: {what}</source>
      <translation>स्थल निरीक्षण हुआ, {count}: {what}</translation>
    </message>
    <message>
      <source>Site inspected; nothing found against the law</source>
      <translation>स्थल निरीक्षण हुआ; विधि के विरुद्ध कुछ नहीं मिला</translation>
    </message>
    <message>
      <source>Size of type</source>
      <translation>अक्षरों का आकार</translation>
    </message>
    <message>
      <source>Sketch</source>
      <translation>रेखाचित्र</translation>
    </message>
    <message>
      <source>Slab that is meant</source>
      <translation>अभिप्रेत खण्ड</translation>
    </message>
    <message>
      <source>Small Latin letters, figures, dot or dash</source>
      <translation>छोटे रोमन अक्षर, अंक, बिंदु या डैश</translation>
    </message>
    <message>
      <source>Smaller type</source>
      <translation>छोटे अक्षर</translation>
    </message>
    <message>
      <source>So many</source>
      <translation>इतने</translation>
    </message>
    <message>
      <source>So since</source>
      <translation>कब से ऐसा</translation>
    </message>
    <message>
      <source>Some objections are not considered yet; each gets its own answer first.</source>
      <translation>कुछ आपत्तियों पर विचार शेष है; पहले हर एक का उत्तर दें।</translation>
    </message>
    <message>
      <source>Some of it could not be taken</source>
      <translation>कुछ नहीं लिया जा सका</translation>
    </message>
    <message>
      <source>Somebody else still holds ₹ {amount} at this PC; it is handed over first.</source>
      <translation>इस PC पर किसी और के पास अब भी ₹ {amount} हैं; पहले वह सौंपा जाए।</translation>
    </message>
    <message>
      <source>Something else</source>
      <translation>कुछ और</translation>
    </message>
    <message>
      <source>Something else than the centre answered, or the line broke. The next try comes by itself.</source>
      <translation>केन्द्र के बजाय किसी और ने उत्तर दिया, या लाइन टूटी। अगला प्रयास अपने आप होगा।</translation>
    </message>
    <message>
      <source>Something else than the centre answered. If this line has a log-in page, open a browser and log in there; if not, ask who looks after the line.</source>
      <translation>केंद्र के बजाय किसी और ने उत्तर दिया। यदि इस लाइन का लॉग-इन पृष्ठ है तो ब्राउज़र खोलकर वहाँ लॉग-इन करें; नहीं तो लाइन की देखरेख करने वाले से पूछें।</translation>
    </message>
    <message>
      <source>Something here does not fit the Act or is missing; look at this step again.</source>
      <translation>यहाँ कुछ अधिनियम से मेल नहीं खाता या छूटा है; इस कदम को फिर देखें।</translation>
    </message>
    <message>
      <source>Something here needs your attention</source>
      <translation>यहाँ कुछ देखना है</translation>
    </message>
    <message>
      <source>Something went wrong in the program</source>
      <translation>प्रोग्राम में कुछ गड़बड़ हुई</translation>
    </message>
    <message>
      <source>Son, daughter or wife of</source>
      <translation>पिता / पति का नाम</translation>
    </message>
    <message>
      <source>Sort</source>
      <translation>क्रम</translation>
    </message>
    <message>
      <source>Sort by {column}</source>
      <translation>{column} के क्रम से</translation>
    </message>
    <message>
      <source>Spent ₹</source>
      <translation>व्यय ₹</translation>
    </message>
    <message>
      <source>Spoilt</source>
      <translation>खराब</translation>
    </message>
    <message>
      <source>Spread it</source>
      <translation>किस्तें करें</translation>
    </message>
    <message>
      <source>Spread it over instalments</source>
      <translation>किस्तों में बाँटें</translation>
    </message>
    <message>
      <source>Spreadsheet</source>
      <translation>स्प्रेडशीट</translation>
    </message>
    <message>
      <source>Square metres</source>
      <translation>वर्ग मीटर</translation>
    </message>
    <message>
      <source>Stands on the paper beside the amount and the section</source>
      <translation>पत्र पर राशि और धारा के साथ रहता है</translation>
    </message>
    <message>
      <source>Stands over {sections}</source>
      <translation>{sections} पर लागू</translation>
    </message>
    <message>
      <source>State</source>
      <translation>स्थिति</translation>
    </message>
    <message>
      <source>State that silence has decided</source>
      <translation>कथन दें कि मौन से निर्णय हो गया</translation>
    </message>
    <message>
      <source>Statement and plan</source>
      <translation>विवरण और नक़्शा</translation>
    </message>
    <message>
      <source>Statement of lands</source>
      <translation>भूमि का विवरण</translation>
    </message>
    <message>
      <source>Status</source>
      <translation>स्थिति</translation>
    </message>
    <message>
      <source>Sticks sent and received</source>
      <translation>भेजी और मिली पेन ड्राइव</translation>
    </message>
    <message>
      <source>Still to do before the decision</source>
      <translation>निर्णय से पहले शेष काम</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>रोकें</translation>
    </message>
    <message>
      <source>Stop after this paper</source>
      <translation>इस पत्र के बाद रोकें</translation>
    </message>
    <message>
      <source>Stopped. Bring the file again for the rest; nothing is doubled.</source>
      <translation>रोका गया। शेष के लिए फ़ाइल फिर लाएँ; कुछ दोहराया नहीं जाता।</translation>
    </message>
    <message>
      <source>Stopping at the next safe place</source>
      <translation>अगली सुरक्षित जगह पर रुक रहा है</translation>
    </message>
    <message>
      <source>Storeys</source>
      <translation>मंज़िलें</translation>
    </message>
    <message>
      <source>Straight line</source>
      <translation>सीधी रेखा</translation>
    </message>
    <message>
      <source>Street</source>
      <translation>मार्ग</translation>
    </message>
    <message>
      <source>Street alignment</source>
      <translation>मार्ग संरेखण</translation>
    </message>
    <message>
      <source>Street register</source>
      <translation>मार्ग पंजी</translation>
    </message>
    <message>
      <source>Streets</source>
      <translation>मार्ग</translation>
    </message>
    <message>
      <source>Such as 77.41</source>
      <translation>जैसे 77.41</translation>
    </message>
    <message>
      <source>Such as the district</source>
      <translation>जैसे जिला</translation>
    </message>
    <message>
      <source>Sum certified (rupees)</source>
      <translation>प्रमाणित राशि (रुपये)</translation>
    </message>
    <message>
      <source>Sum let go by the Government</source>
      <translation>शासन द्वारा राशि की छूट</translation>
    </message>
    <message>
      <source>Sunday</source>
      <translation>रविवार</translation>
    </message>
    <message>
      <source>Sync</source>
      <translation>आदान-प्रदान</translation>
    </message>
    <message>
      <source>Tabs, or the days before and after</source>
      <translation>टैब, या पहले और बाद के दिन</translation>
    </message>
    <message>
      <source>Take in what came</source>
      <translation>जो आया वह लें</translation>
    </message>
    <message>
      <source>Take it in</source>
      <translation>इसे लें</translation>
    </message>
    <message>
      <source>Take it over</source>
      <translation>इसे लें</translation>
    </message>
    <message>
      <source>Take money</source>
      <translation>राशि लें</translation>
    </message>
    <message>
      <source>Take out</source>
      <translation>निकालें</translation>
    </message>
    <message>
      <source>Take over ₹ {amount} from {name}</source>
      <translation>{name} से ₹ {amount} ग्रहण करें</translation>
    </message>
    <message>
      <source>Take parcels from the map of the ward</source>
      <translation>वार्ड के मानचित्र से भूखण्ड लें</translation>
    </message>
    <message>
      <source>Take possession of land within the line</source>
      <translation>रेखा के भीतर की भूमि का कब्ज़ा लें</translation>
    </message>
    <message>
      <source>Take the cash over</source>
      <translation>नकद ग्रहण करें</translation>
    </message>
    <message>
      <source>Take the draft back</source>
      <translation>मसौदा वापस लें</translation>
    </message>
    <message>
      <source>Take the last answer back</source>
      <translation>पिछला उत्तर वापस लें</translation>
    </message>
    <message>
      <source>Take the last point back</source>
      <translation>पिछला बिंदु हटाएँ</translation>
    </message>
    <message>
      <source>Take the money</source>
      <translation>राशि लें</translation>
    </message>
    <message>
      <source>Take them</source>
      <translation>ले लें</translation>
    </message>
    <message>
      <source>Take this filter away</source>
      <translation>यह छाँट हटाएँ</translation>
    </message>
    <message>
      <source>Take this reading</source>
      <translation>यही पाठ लें</translation>
    </message>
    <message>
      <source>Take what the scanner puts into its folder</source>
      <translation>स्कैनर जो अपने फ़ोल्डर में रखे वह लें</translation>
    </message>
    <message>
      <source>Taken today</source>
      <translation>आज ली गई</translation>
    </message>
    <message>
      <source>Tamil</source>
      <translation>तमिल</translation>
    </message>
    <message>
      <source>Telephone</source>
      <translation>दूरभाष</translation>
    </message>
    <message>
      <source>Telephone, e-mail</source>
      <translation>दूरभाष, ई-मेल</translation>
    </message>
    <message>
      <source>Tell it to who looks after the centre; he makes a one-time code for it.</source>
      <translation>केंद्र सँभालने वाले को बताएँ; वह इसके लिए एक बार का कोड बनाता है।</translation>
    </message>
    <message>
      <source>Texts of papers</source>
      <translation>पत्रों के पाठ</translation>
    </message>
    <message>
      <source>The Act asks for no such approval here.</source>
      <translation>अधिनियम यहाँ ऐसी स्वीकृति नहीं माँगता।</translation>
    </message>
    <message>
      <source>The Act asks for no such notice here.</source>
      <translation>अधिनियम यहाँ ऐसी सूचना नहीं माँगता।</translation>
    </message>
    <message>
      <source>The Act does not measure it so.</source>
      <translation>अधिनियम इस प्रकार नहीं नापता।</translation>
    </message>
    <message>
      <source>The Act does not speak of this setting forward.</source>
      <translation>अधिनियम इस प्रकार आगे लाने की बात नहीं करता।</translation>
    </message>
    <message>
      <source>The Act fixes no time here; the officer sets what is reasonable, and the paper says so</source>
      <translation>अधिनियम यहाँ समय नहीं बताता; अधिकारी उचित समय नियत करते हैं और पत्र में यह लिखा रहता है</translation>
    </message>
    <message>
      <source>The Act gives no instalments for what is due under section {section}.</source>
      <translation>धारा {section} की देय राशि के लिए अधिनियम किस्तें नहीं देता।</translation>
    </message>
    <message>
      <source>The Act gives no power for this here. What was done under another law is recorded as a change of the street, with its order.</source>
      <translation>अधिनियम यहाँ इसकी शक्ति नहीं देता। दूसरे कानून से हुआ काम मार्ग के परिवर्तन के रूप में आदेश सहित लिखें।</translation>
    </message>
    <message>
      <source>The Act gives no power to take such land for the street.</source>
      <translation>अधिनियम मार्ग के लिए ऐसी भूमि लेने की शक्ति नहीं देता।</translation>
    </message>
    <message>
      <source>The Act gives this authority no power under one of these sections.</source>
      <translation>इनमें से किसी धारा में अधिनियम इस प्राधिकारी को शक्ति नहीं देता।</translation>
    </message>
    <message>
      <source>The Act has no section {section}.</source>
      <translation>अधिनियम में धारा {section} नहीं है।</translation>
    </message>
    <message>
      <source>The Act knows no line of this kind.</source>
      <translation>अधिनियम में इस प्रकार की रेखा नहीं है।</translation>
    </message>
    <message>
      <source>The Act knows no such agreement about work within the line.</source>
      <translation>अधिनियम में रेखा के भीतर के काम का ऐसा अनुबंध नहीं है।</translation>
    </message>
    <message>
      <source>The Act leaves this measure to a unit that differs from place to place. Have it set in Settings, or write the area in square metres.</source>
      <translation>इस माप की इकाई जगह-जगह अलग होती है। उसे सेटिंग में नियत कराएँ, या क्षेत्रफल वर्ग मीटर में लिखें।</translation>
    </message>
    <message>
      <source>The Act names no forum of appeal for this order; check the section.</source>
      <translation>इस आदेश के लिए अधिनियम अपील का मंच नहीं बताता; धारा देखें।</translation>
    </message>
    <message>
      <source>The Act says nothing of payment for this; nothing is worked out.</source>
      <translation>अधिनियम इसके भुगतान की बात नहीं करता; कुछ नहीं निकाला जाता।</translation>
    </message>
    <message>
      <source>The Act says two things about the appeal. Decide it first; the choice is kept with its reason.</source>
      <translation>अपील पर अधिनियम दो बातें कहता है। पहले तय करें; चुनाव कारण सहित रखा जाता है।</translation>
    </message>
    <message>
      <source>The Act says two things here</source>
      <translation>अधिनियम यहाँ दो बातें कहता है</translation>
    </message>
    <message>
      <source>The Act says two things; decided: {choice}. {reason}</source>
      <translation>अधिनियम दो बातें कहता है; तय हुआ: {choice}। {reason}</translation>
    </message>
    <message>
      <source>The Act sets no price for the land.</source>
      <translation>अधिनियम भूमि का मूल्य तय नहीं करता।</translation>
    </message>
    <message>
      <source>The Act sets none; leave it empty to set none</source>
      <translation>अधिनियम कोई नहीं बताता; न देना हो तो खाली छोड़ें</translation>
    </message>
    <message>
      <source>The Act was not in force on that day.</source>
      <translation>उस दिन अधिनियम प्रवृत्त नहीं था।</translation>
    </message>
    <message>
      <source>The Act's interest is {percent} in the hundred a year.</source>
      <translation>अधिनियम का ब्याज वार्षिक {percent} प्रतिशत है।</translation>
    </message>
    <message>
      <source>The Act's own order, section {section}</source>
      <translation>अधिनियम का क्रम, धारा {section}</translation>
    </message>
    <message>
      <source>The PC is not enrolled yet; do it under Sync.</source>
      <translation>पीसी अभी पंजीकृत नहीं; इसे आदान-प्रदान में करें।</translation>
    </message>
    <message>
      <source>The PC's clock says {shown}, but the last entry was made at {before}. Set date and time right; until then check dates by hand.</source>
      <translation>पीसी की घड़ी {shown} बताती है, पर पिछली प्रविष्टि {before} की है। तारीख और समय ठीक करें; तब तक तारीखें स्वयं जाँचें।</translation>
    </message>
    <message>
      <source>The PC's clock says {shown}; the last entry was made at {before}. If the clock is wrong, set it right first.</source>
      <translation>पीसी की घड़ी {shown} बताती है; पिछली प्रविष्टि {before} की है। यदि घड़ी गलत हो, तो पहले उसे ठीक करें।</translation>
    </message>
    <message>
      <source>The QR code can't hold so much text; shorten the file number.</source>
      <translation>QR कोड में इतना पाठ नहीं आता; फ़ाइल संख्या छोटी करें।</translation>
    </message>
    <message>
      <source>The State's Act decides which notices, periods and officers there are.</source>
      <translation>राज्य का अधिनियम तय करता है कि कौन-सी सूचनाएँ, अवधियाँ और अधिकारी हैं।</translation>
    </message>
    <message>
      <source>The age counts from the last day to pay; before a demand is served its time does not run.</source>
      <translation>आयु भुगतान के अन्तिम दिन से गिनी जाती है; माँग की तामील से पहले समय नहीं चलता।</translation>
    </message>
    <message>
      <source>The answer was not signed by our centre; nothing was taken over. Tell the administrator.</source>
      <translation>उत्तर पर हमारे केन्द्र के हस्ताक्षर नहीं; कुछ नहीं लिया गया। प्रशासक को बताएँ।</translation>
    </message>
    <message>
      <source>The appeal it will name</source>
      <translation>आदेश में लिखी जाने वाली अपील</translation>
    </message>
    <message>
      <source>The applicant is</source>
      <translation>आवेदक है</translation>
    </message>
    <message>
      <source>The approval is dated after the act; it must come first.</source>
      <translation>स्वीकृति की तारीख काम के बाद की है; वह पहले होनी चाहिए।</translation>
    </message>
    <message>
      <source>The attempt is entered</source>
      <translation>प्रयास दर्ज हुआ</translation>
    </message>
    <message>
      <source>The auction is announced for a later day; the things are sold from {first_day}.</source>
      <translation>नीलामी बाद के दिन के लिए घोषित है; वस्तुएँ {first_day} से बेची जाती हैं।</translation>
    </message>
    <message>
      <source>The authority's paper can't be later than what is done on it.</source>
      <translation>प्राधिकारी का पत्र उस पर किए गए कार्य के बाद का नहीं हो सकता।</translation>
    </message>
    <message>
      <source>The bad rows are in {file}: correct them there and bring that file.</source>
      <translation>त्रुटिपूर्ण पंक्तियाँ {file} में हैं: वहीं सुधारें और वह फ़ाइल लाएँ।</translation>
    </message>
    <message>
      <source>The bank's charges</source>
      <translation>बैंक का प्रभार</translation>
    </message>
    <message>
      <source>The bank's reference</source>
      <translation>बैंक का सन्दर्भ</translation>
    </message>
    <message>
      <source>The base line turns back sharply at its point {point}. Use two base lines.</source>
      <translation>आधार रेखा अपने बिंदु {point} पर तीखी मुड़ती है। दो आधार रेखाएँ लें।</translation>
    </message>
    <message>
      <source>The book has the numbers {first} to {last}.</source>
      <translation>पुस्तिका में क्रमांक {first} से {last} हैं।</translation>
    </message>
    <message>
      <source>The book says ₹ {book}, the count ₹ {count}. Count again, or explain the difference.</source>
      <translation>बही में ₹ {book}, गणना में ₹ {count}। फिर गिनें, या अन्तर का कारण लिखें।</translation>
    </message>
    <message>
      <source>The building</source>
      <translation>भवन</translation>
    </message>
    <message>
      <source>The bye-law, rule or order</source>
      <translation>उपविधि, नियम या आदेश</translation>
    </message>
    <message>
      <source>The case</source>
      <translation>प्रकरण</translation>
    </message>
    <message>
      <source>The case is bound</source>
      <translation>प्रकरण की पुस्तिका बन गई</translation>
    </message>
    <message>
      <source>The case is in that ward already.</source>
      <translation>प्रकरण उसी वार्ड में पहले से है।</translation>
    </message>
    <message>
      <source>The case opened before this one</source>
      <translation>इससे पहले खोला गया प्रकरण</translation>
    </message>
    <message>
      <source>The case was handed over</source>
      <translation>प्रकरण सौंपा गया</translation>
    </message>
    <message>
      <source>The case was opened on {date}; an inspection can't be earlier.</source>
      <translation>प्रकरण {date} को खुला; निरीक्षण उससे पहले का नहीं हो सकता।</translation>
    </message>
    <message>
      <source>The case was opened on {date}; nothing is done before that day.</source>
      <translation>प्रकरण {date} को खुला; उससे पहले का कुछ नहीं हो सकता।</translation>
    </message>
    <message>
      <source>The cases are linked</source>
      <translation>प्रकरण जुड़ गए</translation>
    </message>
    <message>
      <source>The cash book is closed up to {date} already.</source>
      <translation>रोकड़ बही {date} तक पहले ही बन्द है।</translation>
    </message>
    <message>
      <source>The cash book is closed with ₹ {amount}: {number}</source>
      <translation>रोकड़ बही ₹ {amount} पर बन्द हुई: {number}</translation>
    </message>
    <message>
      <source>The cash book of that day is closed; refund the money instead.</source>
      <translation>उस दिन की रोकड़ बही बन्द है; इसके बदले राशि वापस करें।</translation>
    </message>
    <message>
      <source>The cash book of {date} is closed; money is taken and paid again on the next day.</source>
      <translation>{date} की रोकड़ बही बंद है; लेन-देन अगले दिन फिर होगा।</translation>
    </message>
    <message>
      <source>The cash of this receipt was handed on already; refund the money instead.</source>
      <translation>इस रसीद का नकद आगे सौंपा जा चुका है; इसके बदले राशि वापस करें।</translation>
    </message>
    <message>
      <source>The cause is entered</source>
      <translation>कारण दर्ज हुआ</translation>
    </message>
    <message>
      <source>The centre and this PC do not agree. Nothing was changed and nothing is lost; tell the administrator.</source>
      <translation>केन्द्र और यह पीसी मेल नहीं खाते। न कुछ बदला, न कुछ खोया; प्रशासक को बताएँ।</translation>
    </message>
    <message>
      <source>The centre can't be reached; the line is probably down.</source>
      <translation>केन्द्र से सम्पर्क नहीं हो रहा; लाइन शायद बन्द है।</translation>
    </message>
    <message>
      <source>The centre did not answer in time.</source>
      <translation>केन्द्र ने समय पर उत्तर नहीं दिया।</translation>
    </message>
    <message>
      <source>The centre did not take a paper or scan. {why} It is safe here.</source>
      <translation>केन्द्र ने एक पत्र या स्कैन नहीं लिया। {why} वह यहाँ सुरक्षित है।</translation>
    </message>
    <message>
      <source>The centre did not take entries of another PC that are held here. {why} They stay here, and your own work went over.</source>
      <translation>यहाँ रखी दूसरे पीसी की प्रविष्टियाँ केन्द्र ने नहीं लीं। {why} वे यहीं रहती हैं, और आपका अपना काम पहुँच गया।</translation>
    </message>
    <message>
      <source>The centre does not know this PC. Ask the administrator for a one-time code and enrol it.</source>
      <translation>केंद्र इस पीसी को नहीं जानता। प्रशासक से एक-बार का कोड लेकर इसे पंजीकृत करें।</translation>
    </message>
    <message>
      <source>The centre had some of this PC's entries already from another PC. This PC goes on as a new device with its own numbers; nothing is lost. If the same data is used on another PC too, tell the administrator.</source>
      <translation>केन्द्र के पास इस पीसी की कुछ प्रविष्टियाँ दूसरे पीसी से पहले ही आ चुकी थीं। यह पीसी अपने अलग क्रमांकों वाले नए यंत्र के रूप में चलेगा; कुछ खोया नहीं। यदि यही डेटा दूसरे पीसी पर भी चलता है, तो प्रशासक को बताएँ।</translation>
    </message>
    <message>
      <source>The centre holds another history of this PC after entry {seq}: the data was copied, or put back from a backup. This PC goes on as a new device with its own numbers; no entry is lost, and what was printed keeps its number. If the same data is used on another PC too, tell the administrator.</source>
      <translation>प्रविष्टि {seq} के बाद केन्द्र में इस पीसी का दूसरा इतिहास है: डेटा की नकल हुई, या वह बैकअप से वापस रखा गया। यह पीसी अपने अलग क्रमांकों वाले नए यंत्र के रूप में चलेगा; कोई प्रविष्टि नहीं खोई, और जो छपा उसका क्रमांक वही रहता है। यदि यही डेटा दूसरे पीसी पर भी चलता है, तो प्रशासक को बताएँ।</translation>
    </message>
    <message>
      <source>The centre is busy; the next try comes by itself.</source>
      <translation>केंद्र व्यस्त है; अगला प्रयास अपने आप होगा।</translation>
    </message>
    <message>
      <source>The centre lets you know: {text}</source>
      <translation>केन्द्र की सूचना: {text}</translation>
    </message>
    <message>
      <source>The centre no longer accepts this PC. Ask the administrator.</source>
      <translation>केंद्र अब इस पीसी को स्वीकार नहीं करता। प्रशासक से पूछें।</translation>
    </message>
    <message>
      <source>The centre was put back from a backup. This PC sends it again what it lost; nothing is lost, and you need do nothing.</source>
      <translation>केन्द्र बैकअप से वापस रखा गया। जो उससे छूटा, वह यह पीसी उसे फिर भेजता है; कुछ खोया नहीं, आपको कुछ नहीं करना है।</translation>
    </message>
    <message>
      <source>The centre will soon need version {version} of the program. Tell who looks after the program; until then the exchange goes on.</source>
      <translation>केन्द्र को जल्द ही प्रोग्राम का संस्करण {version} चाहिए होगा। प्रोग्राम की देखभाल करने वाले को बताएँ; तब तक आदान-प्रदान चलता रहेगा।</translation>
    </message>
    <message>
      <source>The centre's address begins with https://, followed by its name.</source>
      <translation>केन्द्र का पता https:// से आरम्भ होता है, फिर उसका नाम।</translation>
    </message>
    <message>
      <source>The centre's certificate can't be trusted; ask who looks after the network.</source>
      <translation>केन्द्र के प्रमाणपत्र पर भरोसा नहीं किया जा सकता; नेटवर्क देखने वाले से पूछें।</translation>
    </message>
    <message>
      <source>The centre's invitation</source>
      <translation>केन्द्र का आमंत्रण</translation>
    </message>
    <message>
      <source>The centre's invitation is still to come.</source>
      <translation>केन्द्र का आमंत्रण अभी आना है।</translation>
    </message>
    <message>
      <source>The certificate does not hold at this time. Choose another one.</source>
      <translation>प्रमाणपत्र इस समय मान्य नहीं है। दूसरा चुनें।</translation>
    </message>
    <message>
      <source>The checklist goes out with the case filled in and asks:</source>
      <translation>जाँच सूची में प्रकरण भरा हुआ रहता है और यह पूछा जाता है:</translation>
    </message>
    <message>
      <source>The checklist is ready to print</source>
      <translation>जाँच सूची छपने को तैयार है</translation>
    </message>
    <message>
      <source>The cheque is dishonoured; the due is open again</source>
      <translation>चेक अनादृत हुआ; देय राशि फिर खुली है</translation>
    </message>
    <message>
      <source>The cheque is not realised yet; nothing is paid back on it.</source>
      <translation>चेक की राशि अभी प्राप्त नहीं हुई; उस पर कुछ वापस नहीं होता।</translation>
    </message>
    <message>
      <source>The cheque is realised</source>
      <translation>चेक की राशि प्राप्त हो गई</translation>
    </message>
    <message>
      <source>The cheque was received on {date}; this is between that day and today.</source>
      <translation>चेक {date} को मिला; यह उस दिन और आज के बीच हो।</translation>
    </message>
    <message>
      <source>The choice is an entry of its own; it stands in the note sheet with your name and reason.</source>
      <translation>यह चुनाव अलग प्रविष्टि है; टीप पत्रक में आपके नाम और कारण के साथ रहता है।</translation>
    </message>
    <message>
      <source>The choice is recorded; the order can be made</source>
      <translation>चुनाव दर्ज हुआ; अब आदेश किया जा सकता है</translation>
    </message>
    <message>
      <source>The clock it starts</source>
      <translation>इससे चलने वाली समय-सीमा</translation>
    </message>
    <message>
      <source>The code was changed after it was signed.</source>
      <translation>हस्ताक्षर के बाद कोड बदला गया है।</translation>
    </message>
    <message>
      <source>The code was signed by a PC that this office does not know.</source>
      <translation>कोड पर ऐसे पीसी के हस्ताक्षर हैं जिसे यह कार्यालय नहीं जानता।</translation>
    </message>
    <message>
      <source>The columns are known from a register with these headers.</source>
      <translation>इन शीर्षकों वाली पंजी से स्तम्भ ज्ञात हैं।</translation>
    </message>
    <message>
      <source>The copy</source>
      <translation>प्रति</translation>
    </message>
    <message>
      <source>The council is to be told</source>
      <translation>परिषद् को सूचित करना है</translation>
    </message>
    <message>
      <source>The council was told on {day}: {number}</source>
      <translation>परिषद् को {day} को सूचित किया गया: {number}</translation>
    </message>
    <message>
      <source>The count</source>
      <translation>गणना</translation>
    </message>
    <message>
      <source>The daily backup could not be made. {why} Tell who looks after the program.</source>
      <translation>दैनिक बैकअप नहीं बन सका। {why} प्रोग्राम की देखभाल करने वाले को बताएँ।</translation>
    </message>
    <message>
      <source>The data could not be read or saved</source>
      <translation>डेटा पढ़ा या सहेजा नहीं जा सका</translation>
    </message>
    <message>
      <source>The data file is another office's than its folder. Nothing was changed. Put the right nagardesk.db back.</source>
      <translation>डेटा फ़ाइल किसी दूसरे कार्यालय की है, इस फ़ोल्डर के कार्यालय की नहीं। कुछ बदला नहीं गया। सही nagardesk.db वापस रखें।</translation>
    </message>
    <message>
      <source>The data file is another program's. Nothing was changed. Put the right nagardesk.db back, or run the repair: nagardesk store repair</source>
      <translation>यह डेटा फ़ाइल किसी दूसरे प्रोग्राम की है। कुछ बदला नहीं गया। सही nagardesk.db वापस रखें, या मरम्मत चलाएँ: nagardesk store repair</translation>
    </message>
    <message>
      <source>The data file is damaged; nothing more is written to it. Leave the folder as it is and run the repair: nagardesk store repair</source>
      <translation>डेटा फ़ाइल क्षतिग्रस्त है; उसमें अब कुछ नहीं लिखा जाता। फ़ोल्डर वैसा ही रहने दें और मरम्मत चलाएँ: nagardesk store repair</translation>
    </message>
    <message>
      <source>The data file is empty or gone. Nothing was changed. Put the right nagardesk.db back, or run the repair: nagardesk store repair</source>
      <translation>डेटा फ़ाइल खाली है या नहीं मिली। कुछ बदला नहीं गया। सही nagardesk.db वापस रखें, या मरम्मत चलाएँ: nagardesk store repair</translation>
    </message>
    <message>
      <source>The data file refused this step; nothing was saved. Do it again, and tell if it stays.</source>
      <translation>डेटा फ़ाइल ने यह कदम नहीं लिया; कुछ सहेजा नहीं गया। फिर करें, और बना रहे तो बताएँ।</translation>
    </message>
    <message>
      <source>The data folder can't be written. Nothing was changed.</source>
      <translation>डेटा फ़ोल्डर में लिखा नहीं जा सकता। कुछ नहीं बदला।</translation>
    </message>
    <message>
      <source>The data folder can't be written. What was saved before can be read; nothing new can be saved. Tell who looks after the program.</source>
      <translation>डेटा फ़ोल्डर में लिखा नहीं जा सकता। पहले सहेजा हुआ पढ़ा जा सकता है; नया कुछ नहीं सहेजा जा सकता। प्रोग्राम की देखभाल करने वाले को बताएँ।</translation>
    </message>
    <message>
      <source>The data folder is not in its place any more. This step was not saved. Put it back, then open the program again.</source>
      <translation>डेटा फ़ोल्डर अब अपनी जगह पर नहीं है। यह कदम सहेजा नहीं गया। उसे वापस रखें, फिर प्रोग्राम दोबारा खोलें।</translation>
    </message>
    <message>
      <source>The data folder lies on a network drive, where what is saved can be lost. Let whoever looks after the program move it to a disk of this PC.</source>
      <translation>डेटा फ़ोल्डर नेटवर्क ड्राइव पर है, जहाँ सहेजा हुआ खो सकता है। प्रोग्राम की देखभाल करने वाले से उसे इसी पीसी की डिस्क पर रखवाएँ।</translation>
    </message>
    <message>
      <source>The data is encrypted, but its key lies in a file: this PC has no keyring. Tell who looks after the program.</source>
      <translation>डेटा कूटबद्ध है, पर उसकी कुंजी एक फ़ाइल में है: इस पीसी में कुंजी-तिजोरी नहीं है। प्रोग्राम की देखभाल करने वाले को बताएँ।</translation>
    </message>
    <message>
      <source>The database library of this PC is too old. Run the set-up of the program again.</source>
      <translation>इस पीसी का डेटाबेस पुस्तकालय बहुत पुराना है। प्रोग्राम की स्थापना फिर चलाएँ।</translation>
    </message>
    <message>
      <source>The day of receipt, the fee and the number are not changed here: enter what happened as an act of its own.</source>
      <translation>प्राप्ति का दिन, शुल्क और क्रमांक यहाँ नहीं बदलते: जो हुआ उसे अलग कार्य के रूप में दर्ज करें।</translation>
    </message>
    <message>
      <source>The days must rise with the numbers of the book; look at day and number.</source>
      <translation>दिन पुस्तिका की संख्याओं के साथ बढ़ने चाहिए; दिन और संख्या देखें।</translation>
    </message>
    <message>
      <source>The demand is served; its time to pay runs</source>
      <translation>माँग तामील हुई; भुगतान का समय चल रहा है</translation>
    </message>
    <message>
      <source>The demand was made on {date}; the answer can't be earlier.</source>
      <translation>माँग {date} को की गई; उत्तर उससे पहले का नहीं हो सकता।</translation>
    </message>
    <message>
      <source>The demand was made on {date}; this comes after.</source>
      <translation>माँग {date} को हुई; यह उसके बाद है।</translation>
    </message>
    <message>
      <source>The difference is settled</source>
      <translation>अन्तर का निपटारा हो गया</translation>
    </message>
    <message>
      <source>The difference that stands is ₹ {amount}.</source>
      <translation>शेष अन्तर ₹ {amount} है।</translation>
    </message>
    <message>
      <source>The digital signature does not hold; nothing was issued. Do it again.</source>
      <translation>डिजिटल हस्ताक्षर ठीक नहीं बैठा; कुछ जारी नहीं हुआ। फिर करें।</translation>
    </message>
    <message>
      <source>The directions do not apply here</source>
      <translation>निर्देश यहाँ लागू नहीं</translation>
    </message>
    <message>
      <source>The directions on demolition put aside</source>
      <translation>गिराने के निर्देश हटाना</translation>
    </message>
    <message>
      <source>The directions on demolition stand again</source>
      <translation>गिराने के निर्देश फिर लागू</translation>
    </message>
    <message>
      <source>The disk did not take or give the data. This step was not saved.</source>
      <translation>डिस्क ने डेटा नहीं लिया या नहीं दिया। यह कदम सहेजा नहीं गया।</translation>
    </message>
    <message>
      <source>The disk is full. This step was not saved. Make room on the disk, then do it again.</source>
      <translation>डिस्क भर गई है। यह कदम सहेजा नहीं गया। जगह बनाएँ, फिर दोबारा करें।</translation>
    </message>
    <message>
      <source>The disk is full. What was saved before can be read; nothing new can be saved until there is room. Move films and pictures away or empty the bin; then work goes on.</source>
      <translation>डिस्क भर गई है। पहले सहेजा हुआ पढ़ा जा सकता है; जगह होने तक नया कुछ नहीं सहेजा जा सकता। फ़िल्में और चित्र हटाएँ या कूड़ेदान ख़ाली करें; फिर काम आगे चलता है।</translation>
    </message>
    <message>
      <source>The draft is taken back</source>
      <translation>मसौदा वापस लिया गया</translation>
    </message>
    <message>
      <source>The draft waits for signature</source>
      <translation>मसौदा हस्ताक्षर की प्रतीक्षा में है</translation>
    </message>
    <message>
      <source>The emblem is no picture that can be printed. Choose a PNG or JPEG file.</source>
      <translation>चिह्न ऐसा चित्र नहीं जो छप सके। PNG या JPEG फ़ाइल चुनें।</translation>
    </message>
    <message>
      <source>The exchange did not go through</source>
      <translation>आदान-प्रदान पूरा नहीं हुआ</translation>
    </message>
    <message>
      <source>The exchange was stopped; it goes on from there next time.</source>
      <translation>आदान-प्रदान रोका गया; अगली बार वहीं से आगे चलेगा।</translation>
    </message>
    <message>
      <source>The exchange with the centre did not go through</source>
      <translation>केन्द्र से आदान-प्रदान पूरा नहीं हुआ</translation>
    </message>
    <message>
      <source>The expense is demanded from {n} owners</source>
      <translation>{n} स्वामियों से व्यय माँगा गया</translation>
    </message>
    <message>
      <source>The facts on which the order rests</source>
      <translation>जिन तथ्यों पर आदेश टिका है</translation>
    </message>
    <message>
      <source>The fee is another sum; take what the office has set.</source>
      <translation>शुल्क दूसरी राशि है; कार्यालय ने जो तय किया है वही लें।</translation>
    </message>
    <message>
      <source>The fee of an application</source>
      <translation>आवेदन का शुल्क</translation>
    </message>
    <message>
      <source>The file can't be written there; choose another folder.</source>
      <translation>फ़ाइल वहाँ लिखी नहीं जा सकती; दूसरा फ़ोल्डर चुनें।</translation>
    </message>
    <message>
      <source>The file does not say in which grid it is. Name it: an EPSG number such as 32643, 4326 for degrees, or local.</source>
      <translation>फ़ाइल अपना ग्रिड नहीं बताती। लिखें: EPSG क्रमांक जैसे 32643, अंशों के लिए 4326, या local.</translation>
    </message>
    <message>
      <source>The file has two base lines; a street has one.</source>
      <translation>फ़ाइल में दो आधार रेखाएँ हैं; मार्ग की एक होती है।</translation>
    </message>
    <message>
      <source>The file is in the register</source>
      <translation>फ़ाइल पंजी में आ गई</translation>
    </message>
    <message>
      <source>The file names its grid itself. Leave the grid out.</source>
      <translation>फ़ाइल स्वयं अपना ग्रिड बताती है। ग्रिड खाली छोड़ें।</translation>
    </message>
    <message>
      <source>The file of the encryption is damaged. Put the one from a folder of copies in its place.</source>
      <translation>कूटबद्धता की फ़ाइल ख़राब है। प्रतियों के फ़ोल्डर वाली उसकी जगह रखें।</translation>
    </message>
    <message>
      <source>The file of this print job is damaged and was put aside. Print its papers again from their cases.</source>
      <translation>इस मुद्रण कार्य की फ़ाइल ख़राब है और अलग रख दी गई। इसके पत्र उनके प्रकरणों से फिर छापें।</translation>
    </message>
    <message>
      <source>The file that says where this PC belongs is damaged. Enrol it again under Sync.</source>
      <translation>यह पीसी किस केन्द्र का है, यह बताने वाली फ़ाइल ख़राब है। ‘आदान-प्रदान’ में फिर जोड़ें।</translation>
    </message>
    <message>
      <source>The first column holds the day, the next the name</source>
      <translation>पहले स्तंभ में दिन, अगले में नाम</translation>
    </message>
    <message>
      <source>The first column holds the number, the next the name in each language</source>
      <translation>पहले स्तंभ में क्रमांक, अगलों में हर भाषा में नाम</translation>
    </message>
    <message>
      <source>The first day does not count</source>
      <translation>पहला दिन नहीं गिना जाता</translation>
    </message>
    <message>
      <source>The first instalment falls due on a day still to come.</source>
      <translation>पहली किस्त आने वाले किसी दिन देय होती है।</translation>
    </message>
    <message>
      <source>The fonts of the papers are not right here. Run the set-up of the program again.</source>
      <translation>पत्रों के फ़ॉन्ट यहाँ ठीक नहीं हैं। प्रोग्राम का सेट-अप फिर चलाएँ।</translation>
    </message>
    <message>
      <source>The form of this application asks for no enclosures.</source>
      <translation>इस आवेदन का प्रपत्र कोई संलग्नक नहीं माँगता।</translation>
    </message>
    <message>
      <source>The group before or after</source>
      <translation>पहले या बाद का समूह</translation>
    </message>
    <message>
      <source>The head of office has not accepted the texts of papers in this language yet. He does it once under Settings.</source>
      <translation>कार्यालय प्रमुख ने इस भाषा के पत्रों के पाठ अभी स्वीकार नहीं किए। वे एक बार ‘व्यवस्था’ में करते हैं।</translation>
    </message>
    <message>
      <source>The head of office then accepts the texts of the papers under Today; before that none can be issued.</source>
      <translation>फिर कार्यालय प्रमुख ‘आज’ में कागज़ों के पाठ स्वीकार करते हैं; उससे पहले कोई कागज़ जारी नहीं होता।</translation>
    </message>
    <message>
      <source>The heads of the columns are not known. Use chainage, left, right, or those of a field book.</source>
      <translation>स्तंभों के शीर्षक ज्ञात नहीं हैं। chainage, left, right या क्षेत्र पुस्तक के शीर्षक लें।</translation>
    </message>
    <message>
      <source>The hearing is entered, minutes {number}</source>
      <translation>सुनवाई दर्ज हुई, कार्यवृत्त {number}</translation>
    </message>
    <message>
      <source>The hearing is fixed for {day}</source>
      <translation>सुनवाई {day} को नियत हुई</translation>
    </message>
    <message>
      <source>The hearing of {date} is recorded already.</source>
      <translation>{date} की सुनवाई पहले ही दर्ज है।</translation>
    </message>
    <message>
      <source>The hearing stands fixed for another day; adjourn it to hold it on this one.</source>
      <translation>सुनवाई दूसरे दिन नियत है; इस दिन करने के लिए उसे स्थगित करें।</translation>
    </message>
    <message>
      <source>The id of this office</source>
      <translation>इस कार्यालय की पहचान संख्या</translation>
    </message>
    <message>
      <source>The key is not right. Check it letter by letter.</source>
      <translation>कुंजी ठीक नहीं है। अक्षर-अक्षर जाँचें।</translation>
    </message>
    <message>
      <source>The language of a paper belongs to the paper, not to the screen.</source>
      <translation>पत्र की भाषा पत्र की अपनी होती है, पर्दे की नहीं।</translation>
    </message>
    <message>
      <source>The last day can't be before the first.</source>
      <translation>अन्तिम दिन पहले दिन से पूर्व नहीं हो सकता।</translation>
    </message>
    <message>
      <source>The last day for objections comes after the notice.</source>
      <translation>आपत्ति का अंतिम दिन सूचना के बाद आता है।</translation>
    </message>
    <message>
      <source>The last day in the post lies before the first.</source>
      <translation>पद का अंतिम दिन पहले दिन से पहले है।</translation>
    </message>
    <message>
      <source>The last day in this post; else empty</source>
      <translation>इस पद का अंतिम दिन; नहीं तो खाली</translation>
    </message>
    <message>
      <source>The law does not give this act here.</source>
      <translation>विधि यहाँ यह कार्य नहीं देती।</translation>
    </message>
    <message>
      <source>The law does not let this be done now</source>
      <translation>विधि अभी इसकी अनुमति नहीं देती</translation>
    </message>
    <message>
      <source>The law of this case's day is not on this PC; install its pack.</source>
      <translation>इस प्रकरण के दिन की विधि इस पीसी पर नहीं है; उसका पैक लगाएँ।</translation>
    </message>
    <message>
      <source>The least land left over that is of use</source>
      <translation>सबसे छोटी शेष भूमि जो काम की हो</translation>
    </message>
    <message>
      <source>The letter with {number} came back; it is to be served anew</source>
      <translation>{number} वाला पत्र लौट आया; उसकी तामील फिर करनी है</translation>
    </message>
    <message>
      <source>The letters of this file can't be read. Save it as .csv in UTF-8 or as .xlsx.</source>
      <translation>फ़ाइल के अक्षर पढ़े नहीं जा सकते। UTF-8 में .csv या .xlsx के रूप में सहेजें।</translation>
    </message>
    <message>
      <source>The letters of this file can't be read. Save it as UTF-8.</source>
      <translation>इस फ़ाइल के अक्षर पढ़े नहीं जा सकते। उसे UTF-8 में सहेजें।</translation>
    </message>
    <message>
      <source>The licence does not stand any more (section {section}).</source>
      <translation>अनुज्ञप्ति अब लागू नहीं (धारा {section})।</translation>
    </message>
    <message>
      <source>The line crosses the base line at the place shown; a street line lies on one side of it.</source>
      <translation>रेखा दिखाए स्थान पर आधार रेखा को काटती है; मार्ग की रेखा उसके एक ओर होती है।</translation>
    </message>
    <message>
      <source>The line does not run along the base line.</source>
      <translation>रेखा आधार रेखा के साथ नहीं चलती।</translation>
    </message>
    <message>
      <source>The line folds over itself at the place shown. Look at the offsets there.</source>
      <translation>रेखा दिखाए स्थान पर अपने ऊपर मुड़ती है। वहाँ के ऑफ़सेट देखें।</translation>
    </message>
    <message>
      <source>The line is</source>
      <translation>रेखा है</translation>
    </message>
    <message>
      <source>The line no longer stops the case</source>
      <translation>रेखा अब प्रकरण को नहीं रोकती</translation>
    </message>
    <message>
      <source>The line turns back along the street at the place shown.</source>
      <translation>रेखा दिखाए स्थान पर मार्ग के साथ पीछे मुड़ती है।</translation>
    </message>
    <message>
      <source>The lines in force have changed since this was measured; measure it again.</source>
      <translation>नापने के बाद प्रवृत्त रेखाएँ बदल गईं; फिर से नापें।</translation>
    </message>
    <message>
      <source>The list has become shorter; look again.</source>
      <translation>सूची छोटी हो गई है; फिर देखें।</translation>
    </message>
    <message>
      <source>The list is still being read. Wait until its end.</source>
      <translation>सूची अभी पढ़ी जा रही है। उसके अन्त तक रुकें।</translation>
    </message>
    <message>
      <source>The map</source>
      <translation>नक्शा</translation>
    </message>
    <message>
      <source>The map of this layer is damaged; import it again.</source>
      <translation>इस परत का मानचित्र ख़राब है; उसे फिर से आयात करें।</translation>
    </message>
    <message>
      <source>The newer program there is not whole, or not signed by a key that is known here. It is not used; tell the administrator.</source>
      <translation>वहाँ का नया प्रोग्राम अधूरा है, या यहाँ ज्ञात कुंजी से हस्ताक्षरित नहीं। उसका उपयोग नहीं होता; प्रशासक को बताएँ।</translation>
    </message>
    <message>
      <source>The newest file in the folder of backups on the stick</source>
      <translation>पेन ड्राइव के बैकअप फ़ोल्डर की सबसे नई फ़ाइल</translation>
    </message>
    <message>
      <source>The newest paper</source>
      <translation>सबसे नया पत्र</translation>
    </message>
    <message>
      <source>The newest papers</source>
      <translation>नवीनतम काग़ज़</translation>
    </message>
    <message>
      <source>The next of the list</source>
      <translation>सूची का अगला</translation>
    </message>
    <message>
      <source>The next or last case or line</source>
      <translation>अगला या पिछला प्रकरण या रेखा</translation>
    </message>
    <message>
      <source>The notice can't be older than the proposal it tells of.</source>
      <translation>सूचना अपने प्रस्ताव से पुरानी नहीं हो सकती।</translation>
    </message>
    <message>
      <source>The notice gets its number and goes out as of that day; the scan and the hour stay with it in the file.</source>
      <translation>सूचना को क्रमांक मिलता है और वह उसी दिन से जारी मानी जाती है; स्कैन और समय उसके साथ फ़ाइल में रहते हैं।</translation>
    </message>
    <message>
      <source>The notice is not served yet; its period runs from service.</source>
      <translation>सूचना की तामील अभी नहीं हुई; अवधि तामील से चलती है।</translation>
    </message>
    <message>
      <source>The notice of entry leaves time until {moment} (section {section}).</source>
      <translation>प्रवेश की सूचना {moment} तक समय देती है (धारा {section})।</translation>
    </message>
    <message>
      <source>The notice was given under section {made}; no order under {section} follows from it.</source>
      <translation>सूचना धारा {made} में दी गई; उससे धारा {section} का आदेश नहीं निकलता।</translation>
    </message>
    <message>
      <source>The notice was issued on {date}; serve it after.</source>
      <translation>सूचना {date} को जारी हुई; तामील उसके बाद होगी।</translation>
    </message>
    <message>
      <source>The notice was served on {date}; this comes after.</source>
      <translation>सूचना की तामील {date} को हुई; यह उसके बाद का होगा।</translation>
    </message>
    <message>
      <source>The notice's clear days must be over; too early a day is refused with the first lawful one.</source>
      <translation>सूचना के पूरे दिन बीत जाने चाहिए; जल्दी का दिन पहले वैध दिन सहित अस्वीकार होता है।</translation>
    </message>
    <message>
      <source>The objection</source>
      <translation>आपत्ति का पाठ</translation>
    </message>
    <message>
      <source>The objection has its answer</source>
      <translation>आपत्ति का उत्तर दर्ज हुआ</translation>
    </message>
    <message>
      <source>The objection is</source>
      <translation>आपत्ति</translation>
    </message>
    <message>
      <source>The objection of {name} is accepted</source>
      <translation>{name} की आपत्ति स्वीकार हुई</translation>
    </message>
    <message>
      <source>The objection of {name} is not accepted</source>
      <translation>{name} की आपत्ति स्वीकार नहीं हुई</translation>
    </message>
    <message>
      <source>The offence is not compounded yet; the fee under section {section} comes after that.</source>
      <translation>अपराध का प्रशमन अभी नहीं हुआ; धारा {section} का शुल्क उसके बाद है।</translation>
    </message>
    <message>
      <source>The office asks for no such enclosure.</source>
      <translation>कार्यालय ऐसा संलग्नक नहीं माँगता।</translation>
    </message>
    <message>
      <source>The office has no such ward or choice.</source>
      <translation>कार्यालय में ऐसा वार्ड या विकल्प नहीं है।</translation>
    </message>
    <message>
      <source>The office has not set this value yet. An administrator enters it with the bye-law that fixes it.</source>
      <translation>कार्यालय ने यह मान अभी नियत नहीं किया। प्रशासक उपविधि सहित दर्ज करते हैं।</translation>
    </message>
    <message>
      <source>The office has set nothing yet.</source>
      <translation>कार्यालय ने अभी कुछ नियत नहीं किया है।</translation>
    </message>
    <message>
      <source>The office is closed on {date}; fix another day.</source>
      <translation>{date} को कार्यालय बन्द है; दूसरा दिन नियत करें।</translation>
    </message>
    <message>
      <source>The office is founded</source>
      <translation>कार्यालय स्थापित हुआ</translation>
    </message>
    <message>
      <source>The office is there already; this PC becomes one of its own.</source>
      <translation>कार्यालय पहले से है; यह पीसी उसका हो जाता है।</translation>
    </message>
    <message>
      <source>The old entry stays readable; papers already issued keep what they say.</source>
      <translation>पुरानी प्रविष्टि पढ़ी जा सकती है; जारी हो चुके काग़ज़ वैसे ही रहते हैं।</translation>
    </message>
    <message>
      <source>The one before in the list</source>
      <translation>सूची का पिछला</translation>
    </message>
    <message>
      <source>The one-time code is not right, was used already, or has run out. Ask for a new one.</source>
      <translation>एक बार का कोड ग़लत है, पहले ही प्रयुक्त है, या बीत चुका है। नया माँगें।</translation>
    </message>
    <message>
      <source>The order</source>
      <translation>आदेश</translation>
    </message>
    <message>
      <source>The order must answer each of them</source>
      <translation>आदेश में हर कथन का उत्तर देना होगा</translation>
    </message>
    <message>
      <source>The order on this notice is made; what is still to be said belongs to the appeal.</source>
      <translation>इस सूचना पर आदेश हो चुका है; शेष बात अपील में कही जाती है।</translation>
    </message>
    <message>
      <source>The other side still has its time. The first day for the hearing is {first_day}.</source>
      <translation>दूसरे पक्ष का समय अभी शेष है। सुनवाई सबसे पहले {first_day} को हो सकती है।</translation>
    </message>
    <message>
      <source>The owner asked on</source>
      <translation>स्वामी ने कब माँगा</translation>
    </message>
    <message>
      <source>The owner was called on already.</source>
      <translation>स्वामी को पहले ही कहा जा चुका है।</translation>
    </message>
    <message>
      <source>The paper can't be printed as it should be</source>
      <translation>पत्र जैसा चाहिए वैसा नहीं छप सकता</translation>
    </message>
    <message>
      <source>The paper's file is damaged on this PC; it comes again from the centre.</source>
      <translation>पत्र की फ़ाइल इस पीसी पर क्षतिग्रस्त है; केन्द्र से फिर आएगी।</translation>
    </message>
    <message>
      <source>The paper's file is not on this PC yet; it comes with the next exchange.</source>
      <translation>पत्र की फ़ाइल अभी इस पीसी पर नहीं है; अगले आदान-प्रदान में आएगी।</translation>
    </message>
    <message>
      <source>The papers are open without a fee.</source>
      <translation>काग़ज़ बिना शुल्क देखे जा सकते हैं।</translation>
    </message>
    <message>
      <source>The parcel is of another owner than this way of taking it is for; choose the other way.</source>
      <translation>यह भूखण्ड दूसरे प्रकार के स्वामी का है; लेने का दूसरा प्रकार चुनें।</translation>
    </message>
    <message>
      <source>The part taken down must be a number, and no more than the whole.</source>
      <translation>गिराया गया भाग संख्या हो, और पूरे से अधिक न हो।</translation>
    </message>
    <message>
      <source>The particulars are entered; the clock runs afresh</source>
      <translation>विवरण दर्ज हुए; अवधि नए सिरे से चलती है</translation>
    </message>
    <message>
      <source>The path of this folder is too long. Choose a folder nearer to the top of the disk.</source>
      <translation>इस फ़ोल्डर का पथ बहुत लम्बा है। डिस्क के ऊपरी स्तर के पास का कोई फ़ोल्डर चुनें।</translation>
    </message>
    <message>
      <source>The payment</source>
      <translation>भुगतान</translation>
    </message>
    <message>
      <source>The person signed in does not have the role that this needs.</source>
      <translation>साइन इन व्यक्ति के पास इसके लिए आवश्यक भूमिका नहीं है।</translation>
    </message>
    <message>
      <source>The person signed in holds no cash here.</source>
      <translation>प्रवेश किये व्यक्ति के पास यहाँ नकद नहीं है।</translation>
    </message>
    <message>
      <source>The plot is parcel {number} of the street's survey</source>
      <translation>भूखण्ड मार्ग के सर्वे का भूखण्ड {number} है</translation>
    </message>
    <message>
      <source>The plot no longer touches the line</source>
      <translation>भूखण्ड अब रेखा को नहीं छूता</translation>
    </message>
    <message>
      <source>The plot no longer touches the street line: {reason}</source>
      <translation>भूखण्ड अब मार्ग की रेखा को नहीं छूता: {reason}</translation>
    </message>
    <message>
      <source>The plot touches no line in force</source>
      <translation>भूखण्ड किसी प्रवृत्त रेखा को नहीं छूता</translation>
    </message>
    <message>
      <source>The plot touches the line by {area} m²; section {section} stops the case</source>
      <translation>भूखण्ड {area} वर्ग मी. तक रेखा को छूता है; धारा {section} प्रकरण को रोकती है</translation>
    </message>
    <message>
      <source>The plot touches the street line by {area} m² (up to {depth} m). Nothing can be granted there without the leave that the section names.</source>
      <translation>भूखण्ड मार्ग की रेखा को {area} वर्ग मी. ({depth} मी. तक) छूता है। धारा में बताई अनुमति के बिना वहाँ कुछ स्वीकृत नहीं हो सकता।</translation>
    </message>
    <message>
      <source>The plot touches the street line by {area} m² (up to {depth} m). The section forbids building there; the Act knows no leave for it.</source>
      <translation>भूखण्ड मार्ग की रेखा को {area} वर्ग मी. ({depth} मी. तक) छूता है। धारा वहाँ निर्माण वर्जित करती है; अधिनियम में इसकी अनुमति नहीं है।</translation>
    </message>
    <message>
      <source>The plot touches the street line by {area} m²; {section} stops the case</source>
      <translation>भूखण्ड मार्ग की रेखा को {area} वर्ग मी. छूता है; {section} प्रकरण को रोकती है</translation>
    </message>
    <message>
      <source>The post before ends on the day before this one begins.</source>
      <translation>पिछला पद इसके शुरू होने से एक दिन पहले समाप्त होता है।</translation>
    </message>
    <message>
      <source>The power is looked at for that officer and that day.</source>
      <translation>शक्ति उसी अधिकारी और उसी दिन के लिए देखी जाती है।</translation>
    </message>
    <message>
      <source>The program did a step wrongly; nothing of it was saved. Tell who looks after the program.</source>
      <translation>प्रोग्राम ने कोई कदम ग़लत किया; उसका कुछ नहीं सहेजा गया। प्रोग्राम की देखभाल करने वाले को बताएँ।</translation>
    </message>
    <message>
      <source>The program was closing; the copy was broken off. The next one is made by itself.</source>
      <translation>प्रोग्राम बन्द हो रहा था; प्रति बीच में छूट गई। अगली अपने आप बनती है।</translation>
    </message>
    <message>
      <source>The program was not closed properly last time (a power cut?). The data was checked and is sound.</source>
      <translation>पिछली बार प्रोग्राम ठीक से बंद नहीं हुआ था (बिजली गई?)। डेटा जाँचा गया और ठीक है।</translation>
    </message>
    <message>
      <source>The proposal is given up</source>
      <translation>प्रस्ताव छोड़ दिया गया</translation>
    </message>
    <message>
      <source>The proviso to the section has no such clause.</source>
      <translation>धारा के परन्तुक में ऐसा खण्ड नहीं है।</translation>
    </message>
    <message>
      <source>The proxy of this line wants a name and a password. Nothing was sent. Ask who looks after the line to let this PC through to the centre.</source>
      <translation>इस लाइन का प्रॉक्सी नाम और पासवर्ड माँगता है। कुछ नहीं भेजा गया। लाइन की देखरेख करने वाले से कहें कि वे इस पीसी को केंद्र तक जाने दें।</translation>
    </message>
    <message>
      <source>The rate of land of a place</source>
      <translation>किसी स्थान की भूमि दर</translation>
    </message>
    <message>
      <source>The receipt is cancelled; its number stays used</source>
      <translation>रसीद निरस्त हुई; उसका क्रमांक प्रयुक्त ही रहता है</translation>
    </message>
    <message>
      <source>The register of sticks can't be written. Make room on the disk, then do it again.</source>
      <translation>पेन ड्राइव की पंजी लिखी नहीं जा सकती। डिस्क पर जगह बनाएँ, फिर करें।</translation>
    </message>
    <message>
      <source>The remainder is taken at the owner's request only; write its day.</source>
      <translation>शेष भूमि केवल स्वामी के कहने पर ली जाती है; उसका दिन लिखें।</translation>
    </message>
    <message>
      <source>The revenue circular, rule or order</source>
      <translation>राजस्व परिपत्र, नियम या आदेश</translation>
    </message>
    <message>
      <source>The same as the last time, or as in the line above</source>
      <translation>पिछली बार जैसा, या ऊपर की पंक्ति जैसा</translation>
    </message>
    <message>
      <source>The same line stands earlier in this file.</source>
      <translation>यही पंक्ति फ़ाइल में पहले है।</translation>
    </message>
    <message>
      <source>The same text in the second language</source>
      <translation>वही पाठ दूसरी भाषा में</translation>
    </message>
    <message>
      <source>The section does not take this into account.</source>
      <translation>धारा इसे हिसाब में नहीं लेती।</translation>
    </message>
    <message>
      <source>The section forbids it outright; it knows no permission.</source>
      <translation>धारा इसे पूरी तरह मना करती है; कोई अनुमति नहीं है।</translation>
    </message>
    <message>
      <source>The section has no effect in this kind of body until it is notified.</source>
      <translation>यह धारा इस प्रकार के निकाय में अधिसूचना होने तक लागू नहीं है।</translation>
    </message>
    <message>
      <source>The section is signed by another authority than the person signed in.</source>
      <translation>इस धारा में हस्ताक्षर दूसरे प्राधिकारी के हैं।</translation>
    </message>
    <message>
      <source>The section knows no such exception.</source>
      <translation>धारा में ऐसा अपवाद नहीं है।</translation>
    </message>
    <message>
      <source>The section sets a shortest and a longest time; choose one between them.</source>
      <translation>धारा कम से कम और अधिक से अधिक समय बताती है; उनके बीच का समय चुनें।</translation>
    </message>
    <message>
      <source>The section wants an approval first; record its number and date.</source>
      <translation>धारा पहले स्वीकृति माँगती है; उसका क्रमांक और तारीख लिखें।</translation>
    </message>
    <message>
      <source>The setting forward is entered</source>
      <translation>आगे लाना दर्ज हुआ</translation>
    </message>
    <message>
      <source>The shares must come to the whole expense.</source>
      <translation>हिस्सों का योग पूरे व्यय के बराबर हो।</translation>
    </message>
    <message>
      <source>The signature file can't be read; choose it again.</source>
      <translation>हस्ताक्षर फ़ाइल पढ़ी नहीं जा सकती; फिर चुनें।</translation>
    </message>
    <message>
      <source>The signature file does not open: it is damaged, or the password is wrong.</source>
      <translation>हस्ताक्षर फ़ाइल नहीं खुलती: वह ख़राब है या पासवर्ड ग़लत है।</translation>
    </message>
    <message>
      <source>The spreadsheet</source>
      <translation>स्प्रेडशीट</translation>
    </message>
    <message>
      <source>The statement is ready to print</source>
      <translation>कथन छपने को तैयार है</translation>
    </message>
    <message>
      <source>The stick can be used; {size} are free.</source>
      <translation>पेन ड्राइव ठीक है; {size} जगह है।</translation>
    </message>
    <message>
      <source>The stick can't be read. Put it in again.</source>
      <translation>पेन ड्राइव पढ़ी नहीं जा सकती। फिर लगाएँ।</translation>
    </message>
    <message>
      <source>The stick can't be written. See that it is not locked, or take another one.</source>
      <translation>पेन ड्राइव पर लिखा नहीं जा सकता। देखें कि वह बन्द न हो, या दूसरी लें।</translation>
    </message>
    <message>
      <source>The stick gives back other data than were written to it. Take another one.</source>
      <translation>पेन ड्राइव लिखे से अलग डेटा लौटाती है। दूसरी लें।</translation>
    </message>
    <message>
      <source>The stick is nearly full. Make room on it or take another one.</source>
      <translation>पेन ड्राइव लगभग भरी है। जगह बनाएँ या दूसरी लें।</translation>
    </message>
    <message>
      <source>The street has no parcels yet; enter or import them first.</source>
      <translation>मार्ग के अभी भूखण्ड नहीं हैं; पहले दर्ज करें या लाएँ।</translation>
    </message>
    <message>
      <source>The street is kept by a base line of its own; a map file can't be laid over it.</source>
      <translation>यह मार्ग अपनी ही आधार रेखा से रखा गया है; उस पर मानचित्र फ़ाइल नहीं रखी जा सकती।</translation>
    </message>
    <message>
      <source>The street's status does not let this be done.</source>
      <translation>मार्ग की स्थिति में यह नहीं किया जा सकता।</translation>
    </message>
    <message>
      <source>The strip that bye-laws keep free behind the line</source>
      <translation>रेखा के पीछे उपविधि से ख़ाली रखी पट्टी</translation>
    </message>
    <message>
      <source>The sum that is fixed (rupees)</source>
      <translation>निर्धारित राशि (रुपये)</translation>
    </message>
    <message>
      <source>The sum that is let go (rupees)</source>
      <translation>छूट की राशि (रुपये)</translation>
    </message>
    <message>
      <source>The sun does not rise and set there on that day.</source>
      <translation>उस दिन वहाँ सूर्य न उगता है न डूबता है।</translation>
    </message>
    <message>
      <source>The survey of this street has no such parcel.</source>
      <translation>इस मार्ग के सर्वे में ऐसा भूखण्ड नहीं है।</translation>
    </message>
    <message>
      <source>The table has no row with an offset.</source>
      <translation>तालिका में ऑफ़सेट वाली कोई पंक्ति नहीं है।</translation>
    </message>
    <message>
      <source>The table of fees does not go so far; have it completed.</source>
      <translation>शुल्क सारणी इतनी दूर तक नहीं; उसे पूरा कराएँ।</translation>
    </message>
    <message>
      <source>The tables are saved</source>
      <translation>सारणियाँ सहेजी गईं</translation>
    </message>
    <message>
      <source>The text holds a broken character; type it again.</source>
      <translation>पाठ में टूटा अक्षर है; फिर टाइप करें।</translation>
    </message>
    <message>
      <source>The text of this paper is not right here. Tell who looks after the program.</source>
      <translation>इस पत्र का पाठ यहाँ ठीक नहीं है। प्रोग्राम की देखभाल करने वाले को बताएँ।</translation>
    </message>
    <message>
      <source>The time for getting a copy does not count</source>
      <translation>प्रति पाने का समय नहीं गिना जाता</translation>
    </message>
    <message>
      <source>The time for the decision ran out. The statement prints with the last day and its arithmetic, so that the applicant can rely on it.</source>
      <translation>निर्णय का समय बीत गया। कथन में अंतिम दिन और उसकी गणना छपती है, ताकि आवेदक उस पर भरोसा कर सके।</translation>
    </message>
    <message>
      <source>The time for the decision ran out; silence has decided, and nothing can be refused or granted now.</source>
      <translation>निर्णय का समय बीत गया; मौन से निर्णय हो चुका है, अब कुछ स्वीकृत या अस्वीकृत नहीं हो सकता।</translation>
    </message>
    <message>
      <source>The time of the notice must pass</source>
      <translation>सूचना का समय बीतना चाहिए</translation>
    </message>
    <message>
      <source>The time that section {section} gives for this has run out.</source>
      <translation>धारा {section} का इसके लिए दिया समय बीत चुका है।</translation>
    </message>
    <message>
      <source>The time to pay runs from the day on which the demand is served.</source>
      <translation>भुगतान का समय माँग की तामील के दिन से चलता है।</translation>
    </message>
    <message>
      <source>The token can't be used. Look whether it is in and the PIN right.</source>
      <translation>टोकन काम नहीं आ रहा। देखें कि वह लगा है और PIN ठीक है।</translation>
    </message>
    <message>
      <source>The two sides of this booking differ; nothing was saved.</source>
      <translation>इस प्रविष्टि के दोनों पक्ष बराबर नहीं; कुछ नहीं सहेजा गया।</translation>
    </message>
    <message>
      <source>The value of this cell can't be known; it holds a formula or a fault.</source>
      <translation>इस खाने का मान ज्ञात नहीं हो सकता; इसमें सूत्र या त्रुटि है।</translation>
    </message>
    <message>
      <source>The whole expense (rupees)</source>
      <translation>पूरा व्यय (रुपये)</translation>
    </message>
    <message>
      <source>The whole field, as first said</source>
      <translation>पूरी जानकारी, जैसी पहले कही गई</translation>
    </message>
    <message>
      <source>The wordings have changed since this paper was issued. Enlarge the paper itself instead.</source>
      <translation>इस पत्र के जारी होने के बाद शब्दावली बदली है। पत्र को ही बड़ा करें।</translation>
    </message>
    <message>
      <source>The working</source>
      <translation>गणना</translation>
    </message>
    <message>
      <source>The working is kept with the street</source>
      <translation>गणना मार्ग के साथ रखी गई</translation>
    </message>
    <message>
      <source>Their number</source>
      <translation>उनका क्रमांक</translation>
    </message>
    <message>
      <source>Then</source>
      <translation>फिर</translation>
    </message>
    <message>
      <source>There are two histories of one PC: it was copied, or put back from an old copy. What is saved here is safe; call the administrator.</source>
      <translation>एक पीसी के दो इतिहास हैं: उसकी नकल हुई, या वह पुरानी प्रति से वापस रखा गया। यहाँ सहेजा हुआ सुरक्षित है; प्रशासक को बुलाएँ।</translation>
    </message>
    <message>
      <source>There are two wards {number}.</source>
      <translation>वार्ड {number} दो बार है।</translation>
    </message>
    <message>
      <source>There is no case {number} on this PC.</source>
      <translation>इस पीसी पर प्रकरण {number} नहीं है।</translation>
    </message>
    <message>
      <source>There is no data in this folder. See that the disk is plugged in, or choose another folder.</source>
      <translation>इस फ़ोल्डर में डेटा नहीं है। देखें कि डिस्क लगी है, या दूसरा फ़ोल्डर चुनें।</translation>
    </message>
    <message>
      <source>There is no file {name} here.</source>
      <translation>यहाँ {name} नाम की कोई फ़ाइल नहीं है।</translation>
    </message>
    <message>
      <source>There is no invitation of a centre here. Choose the file .ngi that its administrator made.</source>
      <translation>यहाँ किसी केन्द्र का आमंत्रण नहीं है। उसके प्रशासक की बनाई .ngi फ़ाइल चुनें।</translation>
    </message>
    <message>
      <source>There is no line to measure by yet.</source>
      <translation>अभी नापने के लिए कोई रेखा नहीं है।</translation>
    </message>
    <message>
      <source>There is no such agreement in the register.</source>
      <translation>पंजी में ऐसा कोई अनुबंध नहीं है।</translation>
    </message>
    <message>
      <source>There is no such case on this PC.</source>
      <translation>इस पीसी पर ऐसा कोई प्रकरण नहीं है।</translation>
    </message>
    <message>
      <source>There is no such draft of an order on this notice.</source>
      <translation>इस सूचना पर आदेश का ऐसा मसौदा नहीं है।</translation>
    </message>
    <message>
      <source>There is no such due here.</source>
      <translation>यहाँ ऐसी कोई देय राशि नहीं है।</translation>
    </message>
    <message>
      <source>There is no such field.</source>
      <translation>ऐसी कोई जानकारी नहीं है।</translation>
    </message>
    <message>
      <source>There is no such file.</source>
      <translation>ऐसी कोई फ़ाइल नहीं है।</translation>
    </message>
    <message>
      <source>There is no such folder. Put the stick in, and choose a folder on it.</source>
      <translation>ऐसा फ़ोल्डर नहीं है। पेन ड्राइव लगाएँ और उसका फ़ोल्डर चुनें।</translation>
    </message>
    <message>
      <source>There is no such layer.</source>
      <translation>ऐसी कोई परत नहीं है।</translation>
    </message>
    <message>
      <source>There is no such library; choose the one of the token's maker.</source>
      <translation>ऐसी लाइब्रेरी नहीं है; टोकन बनाने वाले की चुनें।</translation>
    </message>
    <message>
      <source>There is no such notice in this case.</source>
      <translation>इस प्रकरण में ऐसी सूचना नहीं है।</translation>
    </message>
    <message>
      <source>There is no such objection in this case.</source>
      <translation>इस प्रकरण में ऐसी आपत्ति नहीं है।</translation>
    </message>
    <message>
      <source>There is no such order that stands in this case.</source>
      <translation>इस प्रकरण में ऐसा कोई मान्य आदेश नहीं है।</translation>
    </message>
    <message>
      <source>There is no such paper in this case.</source>
      <translation>इस प्रकरण में ऐसा कोई कागज नहीं।</translation>
    </message>
    <message>
      <source>There is no such payment here.</source>
      <translation>यहाँ ऐसा कोई भुगतान नहीं है।</translation>
    </message>
    <message>
      <source>There is no such proposal for this street.</source>
      <translation>इस मार्ग का ऐसा प्रस्ताव नहीं है।</translation>
    </message>
    <message>
      <source>There is no such receipt here.</source>
      <translation>यहाँ ऐसी कोई रसीद नहीं है।</translation>
    </message>
    <message>
      <source>There is no such register or report.</source>
      <translation>ऐसी कोई पंजी या रिपोर्ट नहीं है।</translation>
    </message>
    <message>
      <source>There is no such street here, or several; give its number.</source>
      <translation>यहाँ ऐसा मार्ग नहीं, या कई हैं; उसकी संख्या दें।</translation>
    </message>
    <message>
      <source>There is no such street on this PC.</source>
      <translation>इस पीसी पर ऐसा मार्ग नहीं है।</translation>
    </message>
    <message>
      <source>There is no table for this font.</source>
      <translation>इस फ़ॉण्ट की तालिका नहीं है।</translation>
    </message>
    <message>
      <source>There is no wording of this provision in one of the languages of the paper.</source>
      <translation>पत्र की किसी एक भाषा में इस उपबंध का पाठ नहीं है।</translation>
    </message>
    <message>
      <source>There is nothing in this file.</source>
      <translation>फ़ाइल में कुछ नहीं है।</translation>
    </message>
    <message>
      <source>There is nothing to print.</source>
      <translation>छापने को कुछ नहीं है।</translation>
    </message>
    <message>
      <source>There is nothing to save; no file was written.</source>
      <translation>सहेजने के लिए कुछ नहीं है; कोई फ़ाइल नहीं लिखी गई।</translation>
    </message>
    <message>
      <source>These are all</source>
      <translation>बस इतने ही</translation>
    </message>
    <message>
      <source>These are no coordinates; give degrees north and east, such as 23.26 and 77.41.</source>
      <translation>ये निर्देशांक नहीं हैं; अंश उत्तर और पूर्व दें, जैसे 23.26 और 77.41।</translation>
    </message>
    <message>
      <source>These maps are measured in different frames and can't be laid together.</source>
      <translation>ये मानचित्र अलग-अलग ढाँचों में नापे गए हैं और साथ नहीं रखे जा सकते।</translation>
    </message>
    <message>
      <source>These passwords were made up. They are shown once: write them down and hand each to its officer.</source>
      <translation>ये पासवर्ड बनाए गए हैं। ये एक ही बार दिखते हैं: लिख लें और हर एक उसके अधिकारी को दें।</translation>
    </message>
    <message>
      <source>They are demanded with the due</source>
      <translation>देय राशि के साथ माँगे जाते हैं</translation>
    </message>
    <message>
      <source>They have changed since; read them again.</source>
      <translation>तब से ये बदले हैं; इन्हें फिर पढ़ें।</translation>
    </message>
    <message>
      <source>They stand</source>
      <translation>वे लागू हैं</translation>
    </message>
    <message>
      <source>Thing</source>
      <translation>वस्तु</translation>
    </message>
    <message>
      <source>Things found or taken</source>
      <translation>मिली या ली गई वस्तुएँ</translation>
    </message>
    <message>
      <source>This GeoJSON is not made as it must be; export it anew.</source>
      <translation>यह GeoJSON ठीक नहीं बनी है; उसे फिर से निर्यात करें।</translation>
    </message>
    <message>
      <source>This PC</source>
      <translation>यह पीसी</translation>
    </message>
    <message>
      <source>This PC has no office yet. What shall it be?</source>
      <translation>इस पीसी पर अभी कोई कार्यालय नहीं। क्या करना है?</translation>
    </message>
    <message>
      <source>This PC has not joined yet</source>
      <translation>यह पीसी अभी नहीं जुड़ा</translation>
    </message>
    <message>
      <source>This PC is enrolled.</source>
      <translation>यह पीसी जुड़ गया।</translation>
    </message>
    <message>
      <source>This PC is not enrolled at a centre yet. Ask the administrator for a code and enter it under Sync.</source>
      <translation>यह पीसी अभी किसी केन्द्र से नहीं जुड़ा। प्रशासक से कोड लेकर ‘आदान-प्रदान’ में दर्ज करें।</translation>
    </message>
    <message>
      <source>This PC's clock is too far from the centre's. Set date and time right.</source>
      <translation>इस पीसी की घड़ी केंद्र की घड़ी से बहुत अलग है। तारीख और समय ठीक करें।</translation>
    </message>
    <message>
      <source>This archive holds no map that is read here.</source>
      <translation>इस संग्रह में यहाँ पढ़ा जाने वाला मानचित्र नहीं है।</translation>
    </message>
    <message>
      <source>This area at this rate can't be reckoned.</source>
      <translation>इस दर पर यह क्षेत्र नहीं निकाला जा सकता।</translation>
    </message>
    <message>
      <source>This book is for papers of another kind.</source>
      <translation>यह पुस्तिका दूसरे प्रकार के पत्रों की है।</translation>
    </message>
    <message>
      <source>This can't be at an hour still to come; it is {hour} now.</source>
      <translation>यह आने वाले समय पर नहीं हो सकता; अभी {hour} बजे हैं।</translation>
    </message>
    <message>
      <source>This can't be changed so.</source>
      <translation>यह ऐसे नहीं बदला जा सकता।</translation>
    </message>
    <message>
      <source>This can't be on a day still to come.</source>
      <translation>यह आने वाले दिन का नहीं हो सकता।</translation>
    </message>
    <message>
      <source>This case comes before the other</source>
      <translation>यह प्रकरण दूसरे से पहले का है</translation>
    </message>
    <message>
      <source>This case follows the other</source>
      <translation>यह प्रकरण दूसरे के बाद का है</translation>
    </message>
    <message>
      <source>This case has no issued paper yet; there is nothing to bind.</source>
      <translation>इस प्रकरण में अभी कोई पत्र जारी नहीं हुआ; पुस्तिका में रखने को कुछ नहीं।</translation>
    </message>
    <message>
      <source>This comes after {date}.</source>
      <translation>यह {date} के बाद होना चाहिए।</translation>
    </message>
    <message>
      <source>This copy is not sound, or is none. Take another one, to another disk.</source>
      <translation>यह प्रति ठीक नहीं, या प्रति है ही नहीं। दूसरी लें, दूसरी डिस्क पर।</translation>
    </message>
    <message>
      <source>This could not be done</source>
      <translation>यह नहीं हो सका</translation>
    </message>
    <message>
      <source>This data folder belongs to another office. Choose an empty one.</source>
      <translation>यह डेटा फ़ोल्डर दूसरे कार्यालय का है। ख़ाली चुनें।</translation>
    </message>
    <message>
      <source>This data folder comes from another PC or user. It goes on as a new device with its own numbers.</source>
      <translation>यह डेटा फ़ोल्डर किसी दूसरे पीसी या उपयोगकर्ता का है। यह अपने अलग क्रमांकों वाले नए यंत्र के रूप में चलेगा।</translation>
    </message>
    <message>
      <source>This data folder is a copy of one still in use here. It goes on as a new device with its own numbers. If you meant to work in the other folder, close this one.</source>
      <translation>यह डेटा फ़ोल्डर यहाँ चल रहे फ़ोल्डर की नकल है। यह अपने अलग क्रमांकों वाले नए यंत्र के रूप में चलेगा। यदि दूसरे फ़ोल्डर में काम करना था, तो इसे बंद करें।</translation>
    </message>
    <message>
      <source>This data folder is an older copy. It goes on as a new device with its own numbers; what is missing comes with the next exchange.</source>
      <translation>यह डेटा फ़ोल्डर पुरानी नकल है। यह अपने अलग क्रमांकों वाले नए यंत्र के रूप में चलेगा; जो कमी है वह अगले आदान-प्रदान में आएगी।</translation>
    </message>
    <message>
      <source>This data is encrypted, and its key is not on this PC. Type the recovery key from the printed sheet.</source>
      <translation>यह डेटा कूटबद्ध है और उसकी कुंजी इस पीसी पर नहीं है। छपे पन्ने से पुनःप्राप्ति कुंजी लिखें।</translation>
    </message>
    <message>
      <source>This data is not encrypted; there is nothing to do.</source>
      <translation>यह डेटा कूटबद्ध नहीं है; कुछ करना नहीं है।</translation>
    </message>
    <message>
      <source>This data is of an older format. Open it once for work first.</source>
      <translation>यह डेटा पुराने प्रारूप का है। पहले इसे एक बार काम के लिए खोलें।</translation>
    </message>
    <message>
      <source>This data was last used by a newer Nagardesk. Nothing was changed; install the newer program.</source>
      <translation>यह डेटा नए नगरडेस्क से चला था। कुछ नहीं बदला; नया प्रोग्राम लगाएँ।</translation>
    </message>
    <message>
      <source>This day is more than a year away; look at the year again.</source>
      <translation>यह दिन एक वर्ष से अधिक दूर है; वर्ष फिर देखें।</translation>
    </message>
    <message>
      <source>This drawing is damaged or no DXF; save it anew.</source>
      <translation>यह रेखाचित्र ख़राब है या DXF नहीं है; उसे फिर से सहेजें।</translation>
    </message>
    <message>
      <source>This drawing is in units that are not read; draw it in metres.</source>
      <translation>यह रेखाचित्र ऐसी इकाई में है जो नहीं पढ़ी जाती; उसे मीटर में बनाएँ।</translation>
    </message>
    <message>
      <source>This file can't be looked at here.</source>
      <translation>यह फ़ाइल यहाँ नहीं देखी जा सकती।</translation>
    </message>
    <message>
      <source>This file can't be read; choose it again.</source>
      <translation>फ़ाइल पढ़ी नहीं जा सकती; फिर चुनें।</translation>
    </message>
    <message>
      <source>This file declares a document type. A map needs none; it is not read.</source>
      <translation>यह फ़ाइल दस्तावेज़ प्रकार घोषित करती है। मानचित्र को इसकी ज़रूरत नहीं; वह नहीं पढ़ी जाती।</translation>
    </message>
    <message>
      <source>This file has more columns than a register can have. Take the empty ones out.</source>
      <translation>इस फ़ाइल में पंजी से अधिक स्तम्भ हैं। खाली स्तम्भ निकालें।</translation>
    </message>
    <message>
      <source>This file has more rows than are read at once. Bring it in parts.</source>
      <translation>इस फ़ाइल में इतनी पंक्तियाँ हैं जितनी एक बार में नहीं पढ़ी जातीं। इसे भागों में लाएँ।</translation>
    </message>
    <message>
      <source>This file has too many pages; divide it.</source>
      <translation>फ़ाइल में बहुत अधिक पृष्ठ हैं; बाँटें।</translation>
    </message>
    <message>
      <source>This file has too many shapes, points or rows. Export a smaller part.</source>
      <translation>इस फ़ाइल में आकृतियाँ, बिंदु या पंक्तियाँ बहुत अधिक हैं। छोटा भाग निर्यात करें।</translation>
    </message>
    <message>
      <source>This file holds nothing that can be used here.</source>
      <translation>इस फ़ाइल में यहाँ काम आने वाला कुछ नहीं है।</translation>
    </message>
    <message>
      <source>This file is damaged or cut off; scan the paper again.</source>
      <translation>फ़ाइल क्षतिग्रस्त या अधूरी है; काग़ज़ फिर स्कैन करें।</translation>
    </message>
    <message>
      <source>This file is locked by a password. Ask for a copy without one, or scan the paper.</source>
      <translation>फ़ाइल पासवर्ड से बन्द है। बिना पासवर्ड की प्रति माँगें या काग़ज़ स्कैन करें।</translation>
    </message>
    <message>
      <source>This file is not sound JSON; export it anew.</source>
      <translation>यह फ़ाइल ठीक JSON नहीं है; उसे फिर से निर्यात करें।</translation>
    </message>
    <message>
      <source>This file is not sound XML; export it anew.</source>
      <translation>यह फ़ाइल ठीक XML नहीं है; उसे फिर से निर्यात करें।</translation>
    </message>
    <message>
      <source>This file is too big. Scan the paper in grey at 200 or 300 dpi.</source>
      <translation>फ़ाइल बहुत बड़ी है। काग़ज़ 200 या 300 dpi पर धूसर रंग में स्कैन करें।</translation>
    </message>
    <message>
      <source>This file is too large for a bundle; copy the bundle itself.</source>
      <translation>यह फ़ाइल पोटली के लिए बहुत बड़ी है; पोटली की ही प्रति करें।</translation>
    </message>
    <message>
      <source>This file lacks a column of the map.</source>
      <translation>फ़ाइल में मानचित्र का एक स्तम्भ नहीं है।</translation>
    </message>
    <message>
      <source>This file unpacks to far more than a register can hold; it is not read.</source>
      <translation>फ़ाइल खुलने पर किसी पंजी से कहीं बड़ी हो जाती है; पढ़ी नहीं गई।</translation>
    </message>
    <message>
      <source>This file was in the case already</source>
      <translation>यह फ़ाइल प्रकरण में पहले से थी</translation>
    </message>
    <message>
      <source>This finding is not in the case.</source>
      <translation>यह निष्कर्ष इस प्रकरण में नहीं है।</translation>
    </message>
    <message>
      <source>This folder holds copies of other data. Choose another folder for the copies.</source>
      <translation>इस फ़ोल्डर में दूसरे डेटा की प्रतियाँ हैं। प्रतियों के लिए दूसरा चुनें।</translation>
    </message>
    <message>
      <source>This folder lies on a network drive, where what is saved can be lost. No office was made. Choose a folder on a disk of this PC.</source>
      <translation>यह फ़ोल्डर नेटवर्क ड्राइव पर है, जहाँ सहेजा हुआ खो सकता है। कोई कार्यालय नहीं बनाया गया। इसी पीसी की डिस्क पर फ़ोल्डर चुनें।</translation>
    </message>
    <message>
      <source>This form is of another Act than this office's.</source>
      <translation>यह प्रपत्र इस कार्यालय के अधिनियम का नहीं है।</translation>
    </message>
    <message>
      <source>This grid is not known here. Give its EPSG number, such as 32643 for UTM zone 43 north.</source>
      <translation>यह ग्रिड यहाँ ज्ञात नहीं है। उसका EPSG क्रमांक दें, जैसे UTM ज़ोन 43 उत्तर के लिए 32643.</translation>
    </message>
    <message>
      <source>This has {count} characters; at most {most} are kept. Shorten it, or attach a paper.</source>
      <translation>इसमें {count} अक्षर हैं; अधिक से अधिक {most} रखे जाते हैं। छोटा करें या पत्र संलग्न करें।</translation>
    </message>
    <message>
      <source>This holds no certificate with its key. Choose another file or token.</source>
      <translation>इसमें कुंजी सहित प्रमाणपत्र नहीं है। दूसरी फ़ाइल या टोकन चुनें।</translation>
    </message>
    <message>
      <source>This is another centre than the one this PC belongs to. Nothing was taken over.</source>
      <translation>यह वह केन्द्र नहीं जिससे यह पीसी जुड़ा है। कुछ नहीं लिया गया।</translation>
    </message>
    <message>
      <source>This is done by another step; look at what may be done next in the case.</source>
      <translation>यह दूसरे कदम से होता है; प्रकरण में देखें कि आगे क्या किया जा सकता है।</translation>
    </message>
    <message>
      <source>This is for another authority; record its paper: authority, number and date.</source>
      <translation>यह दूसरे प्राधिकारी का काम है; उसका पत्र दर्ज करें: प्राधिकारी, क्रमांक और तारीख।</translation>
    </message>
    <message>
      <source>This is for another office. Ask the centre for one of this office.</source>
      <translation>यह दूसरे कार्यालय के लिए है। केन्द्र से इस कार्यालय का माँगें।</translation>
    </message>
    <message>
      <source>This is for the {authority}; record its paper: authority, number and date.</source>
      <translation>यह {authority} का काम है; उसका पत्र दर्ज करें: प्राधिकारी, क्रमांक और तारीख।</translation>
    </message>
    <message>
      <source>This is for the {authority}; the person signed in does not hold that power.</source>
      <translation>यह {authority} का काम है; साइन इन व्यक्ति के पास यह शक्ति नहीं है।</translation>
    </message>
    <message>
      <source>This is larger than the centre takes. It stays here; tell the administrator.</source>
      <translation>यह केन्द्र की सीमा से बड़ा है। यह यहीं रहता है; प्रशासक को बताएँ।</translation>
    </message>
    <message>
      <source>This is less than the amount.</source>
      <translation>यह राशि से कम है।</translation>
    </message>
    <message>
      <source>This is more than section {section} lets be taken.</source>
      <translation>यह धारा {section} में लेने योग्य से अधिक है।</translation>
    </message>
    <message>
      <source>This is no .xlsx workbook. Save it as .xlsx or .csv.</source>
      <translation>यह .xlsx कार्यपुस्तिका नहीं है। इसे .xlsx या .csv के रूप में सहेजें।</translation>
    </message>
    <message>
      <source>This is no PDF, JPEG, PNG, TIFF or WebP, whatever its name says. Scan the paper as one.</source>
      <translation>नाम जो भी हो, यह PDF, JPEG, PNG, TIFF या WebP नहीं है। काग़ज़ को इनमें से किसी रूप में स्कैन करें।</translation>
    </message>
    <message>
      <source>This is no PDF, or it is damaged. Choose another file.</source>
      <translation>यह PDF नहीं है, या ख़राब है। दूसरी फ़ाइल चुनें।</translation>
    </message>
    <message>
      <source>This is no code of a paper of this program, or it was read only in part. Scan it again.</source>
      <translation>यह इस प्रोग्राम के पत्र का कोड नहीं, या अधूरा पढ़ा गया। फिर स्कैन करें।</translation>
    </message>
    <message>
      <source>This is no number of notes or coins.</source>
      <translation>यह नोटों या सिक्कों की संख्या नहीं है।</translation>
    </message>
    <message>
      <source>This is no plain file; copy the bundle itself.</source>
      <translation>यह साधारण फ़ाइल नहीं है; पोटली की ही प्रति करें।</translation>
    </message>
    <message>
      <source>This is no reply of our centre to this PC.</source>
      <translation>यह इस पीसी के लिए हमारे केन्द्र का उत्तर नहीं है।</translation>
    </message>
    <message>
      <source>This is no text file. Save the register as .xlsx, or as .csv in UTF-8.</source>
      <translation>यह पाठ की फ़ाइल नहीं है। पंजी को .xlsx के रूप में, या UTF-8 में .csv के रूप में सहेजें।</translation>
    </message>
    <message>
      <source>This is not in the power of the person signed in</source>
      <translation>यह साइन इन व्यक्ति की शक्ति में नहीं है</translation>
    </message>
    <message>
      <source>This is not one of the choices.</source>
      <translation>यह विकल्पों में नहीं है।</translation>
    </message>
    <message>
      <source>This is not the name of a copy.</source>
      <translation>यह किसी प्रति का नाम नहीं है।</translation>
    </message>
    <message>
      <source>This is settled already.</source>
      <translation>इसका निराकरण हो चुका है।</translation>
    </message>
    <message>
      <source>This is the completion of the other</source>
      <translation>यह दूसरे का पूर्णता प्रकरण है</translation>
    </message>
    <message>
      <source>This is the permission of the other</source>
      <translation>यह दूसरे की अनुमति है</translation>
    </message>
    <message>
      <source>This is what stands there already.</source>
      <translation>यही वहाँ पहले से लिखा है।</translation>
    </message>
    <message>
      <source>This kind of file is not read here. Use GeoJSON, KML, a shapefile, DXF, or .csv for tables.</source>
      <translation>इस प्रकार की फ़ाइल यहाँ नहीं पढ़ी जाती। GeoJSON, KML, shapefile, DXF या तालिकाओं के लिए .csv लें।</translation>
    </message>
    <message>
      <source>This letter came back before; send another before it can come back again.</source>
      <translation>यह पत्र पहले लौट चुका है; दूसरा भेजें, तभी वह फिर लौट सकता है।</translation>
    </message>
    <message>
      <source>This lies far from the street. Check the grid or zone of the file.</source>
      <translation>यह मार्ग से बहुत दूर है। फ़ाइल का ग्रिड या ज़ोन जाँचें।</translation>
    </message>
    <message>
      <source>This map file is too big. Export only the streets that are wanted.</source>
      <translation>यह मानचित्र फ़ाइल बहुत बड़ी है। केवल चाहिए वे मार्ग निर्यात करें।</translation>
    </message>
    <message>
      <source>This must be filled in.</source>
      <translation>यह भरना आवश्यक है।</translation>
    </message>
    <message>
      <source>This name and password do not go together.</source>
      <translation>यह नाम और पासवर्ड मेल नहीं खाते।</translation>
    </message>
    <message>
      <source>This notice is already issued.</source>
      <translation>यह सूचना जारी हो चुकी है।</translation>
    </message>
    <message>
      <source>This notice is already served; its return of service is in the file.</source>
      <translation>इस सूचना की तामील हो चुकी है; तामीली प्रतिवेदन फ़ाइल में है।</translation>
    </message>
    <message>
      <source>This office has no such ward.</source>
      <translation>इस कार्यालय में ऐसा वार्ड नहीं है।</translation>
    </message>
    <message>
      <source>This office is set up already; change it under Settings.</source>
      <translation>यह कार्यालय पहले ही बन चुका है; ‘व्यवस्था’ में बदलें।</translation>
    </message>
    <message>
      <source>This page is not in your language yet; it stands here in English.</source>
      <translation>यह पृष्ठ अभी आपकी भाषा में नहीं है; यहाँ अंग्रेज़ी में है।</translation>
    </message>
    <message>
      <source>This person does not hold a post in the office on that day.</source>
      <translation>यह व्यक्ति उस दिन कार्यालय में पदस्थ नहीं है।</translation>
    </message>
    <message>
      <source>This person is not in the office's list of officers.</source>
      <translation>यह व्यक्ति कार्यालय के अधिकारियों की सूची में नहीं है।</translation>
    </message>
    <message>
      <source>This picture is too fine. Scan it at 300 dpi or less.</source>
      <translation>चित्र बहुत बारीक है। 300 dpi या कम पर स्कैन करें।</translation>
    </message>
    <message>
      <source>This plea is not answered yet.</source>
      <translation>इस कथन का उत्तर शेष है।</translation>
    </message>
    <message>
      <source>This print job is damaged or gone. Take it out of the queue and print the paper again.</source>
      <translation>यह मुद्रण कार्य ख़राब है या नहीं रहा। इसे पंक्ति से हटाएँ और पत्र फिर छापें।</translation>
    </message>
    <message>
      <source>This program is too old for the centre. Work goes on here; the exchange needs an update.</source>
      <translation>यह प्रोग्राम केंद्र के लिए बहुत पुराना है। यहाँ काम चलता रहेगा; आदान-प्रदान के लिए नया संस्करण चाहिए।</translation>
    </message>
    <message>
      <source>This proposal is closed; a new one can be made.</source>
      <translation>यह प्रस्ताव बंद है; नया बनाया जा सकता है।</translation>
    </message>
    <message>
      <source>This receipt is not for a cheque or draft.</source>
      <translation>यह रसीद चेक या ड्राफ़्ट की नहीं है।</translation>
    </message>
    <message>
      <source>This receipt was cancelled, dishonoured, paid back or realised on {date} already.</source>
      <translation>यह रसीद {date} को पहले ही निरस्त, अनादृत, वापस या वसूल हो चुकी है।</translation>
    </message>
    <message>
      <source>This recovers what the other left due</source>
      <translation>यह दूसरे का बकाया वसूलता है</translation>
    </message>
    <message>
      <source>This section lays down no fine.</source>
      <translation>यह धारा कोई जुर्माना नहीं ठहराती।</translation>
    </message>
    <message>
      <source>This seems typed in Kruti Dev or DevLys. It reads: {reading}</source>
      <translation>यह कृति देव या देवलिस में लिखा लगता है। पाठ: {reading}</translation>
    </message>
    <message>
      <source>This seems typed in a legacy Hindi font: {reading}. Name the font of the column.</source>
      <translation>यह पुराने हिन्दी फ़ॉण्ट में लिखा लगता है: {reading}। स्तम्भ का फ़ॉण्ट बताएँ।</translation>
    </message>
    <message>
      <source>This seems typed in a legacy font that can't be read. Type it anew in Unicode.</source>
      <translation>यह किसी पुराने फ़ॉण्ट में लिखा लगता है जो पढ़ा नहीं जा सकता। यूनिकोड में फिर लिखें।</translation>
    </message>
    <message>
      <source>This shapefile is damaged, incomplete or of a kind that is not read.</source>
      <translation>यह shapefile ख़राब, अधूरी या न पढ़े जाने वाले प्रकार की है।</translation>
    </message>
    <message>
      <source>This street has no such line or proposal.</source>
      <translation>इस मार्ग की ऐसी रेखा या प्रस्ताव नहीं है।</translation>
    </message>
    <message>
      <source>This was done already.</source>
      <translation>यह पहले ही हो चुका है।</translation>
    </message>
    <message>
      <source>This workbook has no sheet of that name.</source>
      <translation>इस कार्यपुस्तिका में इस नाम का पन्ना नहीं है।</translation>
    </message>
    <message>
      <source>This workbook has no sheet with cells.</source>
      <translation>इस कार्यपुस्तिका में खानों वाला कोई पन्ना नहीं है।</translation>
    </message>
    <message>
      <source>This workbook holds something that no spreadsheet writes; it is not read.</source>
      <translation>इस कार्यपुस्तिका में ऐसा कुछ है जो कोई स्प्रेडशीट नहीं लिखती; इसे पढ़ा नहीं जाता।</translation>
    </message>
    <message>
      <source>This workbook is damaged. Open it and save it anew.</source>
      <translation>कार्यपुस्तिका क्षतिग्रस्त है। खोलकर फिर सहेजें।</translation>
    </message>
    <message>
      <source>This workbook is of the old kind or locked by a password. Save it as .xlsx without one.</source>
      <translation>कार्यपुस्तिका पुराने प्रकार की या पासवर्ड से बन्द है। बिना पासवर्ड .xlsx के रूप में सहेजें।</translation>
    </message>
    <message>
      <source>Throw the draft away</source>
      <translation>मसौदा हटाएँ</translation>
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
      <translation>आपत्तियों का समय</translation>
    </message>
    <message>
      <source>Time not over</source>
      <translation>समय शेष</translation>
    </message>
    <message>
      <source>To</source>
      <translation>दिनांक तक</translation>
    </message>
    <message>
      <source>To be paid</source>
      <translation>देय</translation>
    </message>
    <message>
      <source>To be paid ₹</source>
      <translation>देना शेष ₹</translation>
    </message>
    <message>
      <source>To be settled</source>
      <translation>निराकरण शेष</translation>
    </message>
    <message>
      <source>To corner</source>
      <translation>कोने तक</translation>
    </message>
    <message>
      <source>To go to the centre</source>
      <translation>केन्द्र को भेजना शेष</translation>
    </message>
    <message>
      <source>To others as well</source>
      <translation>औरों को भी</translation>
    </message>
    <message>
      <source>To pull down is barred</source>
      <translation>गिराना वर्जित है</translation>
    </message>
    <message>
      <source>To put this copy back takes {needed} MB, and {free} MB are free on this disk. Nothing was changed. Make room, then do it again.</source>
      <translation>इस प्रति को वापस रखने में {needed} एमबी लगते हैं, और इस डिस्क पर {free} एमबी ख़ाली हैं। कुछ नहीं बदला। जगह बनाएँ, फिर दोबारा करें।</translation>
    </message>
    <message>
      <source>To serve</source>
      <translation>तामील शेष</translation>
    </message>
    <message>
      <source>To sign</source>
      <translation>हस्ताक्षर शेष</translation>
    </message>
    <message>
      <source>To visit</source>
      <translation>निरीक्षण शेष</translation>
    </message>
    <message>
      <source>To what he binds himself</source>
      <translation>किस बात का वचन देता है</translation>
    </message>
    <message>
      <source>To which ward</source>
      <translation>किस वार्ड को</translation>
    </message>
    <message>
      <source>To whom</source>
      <translation>किसको</translation>
    </message>
    <message>
      <source>Today</source>
      <translation>आज</translation>
    </message>
    <message>
      <source>Today, if nothing is written</source>
      <translation>कुछ न लिखें तो आज</translation>
    </message>
    <message>
      <source>Too early</source>
      <translation>समय से पहले</translation>
    </message>
    <message>
      <source>Too late</source>
      <translation>समय बीत गया</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>योग</translation>
    </message>
    <message>
      <source>Totals</source>
      <translation>योग</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>फिर प्रयास करें</translation>
    </message>
    <message>
      <source>Try it</source>
      <translation>परखें</translation>
    </message>
    <message>
      <source>Try it with a sample ward</source>
      <translation>नमूना वार्ड पर आज़माएँ</translation>
    </message>
    <message>
      <source>Tuesday</source>
      <translation>मंगलवार</translation>
    </message>
    <message>
      <source>Two PCs did the same to one receipt without knowing of each other; one of the two is to be undone.</source>
      <translation>दो पीसी ने एक ही रसीद पर एक-दूसरे से अनजान वही कार्य किया; दोनों में से एक पलटा जाए।</translation>
    </message>
    <message>
      <source>Two at least; an offset to the right has a minus</source>
      <translation>कम से कम दो; दाईं ओर के ऑफ़सेट के आगे ऋण चिह्न</translation>
    </message>
    <message>
      <source>Two devices said different things</source>
      <translation>दो उपकरणों ने अलग-अलग बातें कहीं</translation>
    </message>
    <message>
      <source>Two devices said different things about: {what}</source>
      <translation>दो उपकरणों ने अलग-अलग बातें कहीं: {what}</translation>
    </message>
    <message>
      <source>Two histories of another PC (…{device}) were held here after entry {seq}: it was copied, or put back from a backup. The centre's was taken over; entries that it did not have are sent to it again: {saved}. Nothing is lost; tell the administrator which PC it is.</source>
      <translation>दूसरे पीसी (…{device}) के प्रविष्टि {seq} के बाद यहाँ दो इतिहास थे: उसकी नकल हुई, या वह बैकअप से वापस रखा गया। केन्द्र का इतिहास ले लिया गया; जो प्रविष्टियाँ उसके पास नहीं थीं वे उसे फिर भेजी जाती हैं: {saved}। कुछ खोया नहीं; प्रशासक को बताएँ कि यह कौन-सा पीसी है।</translation>
    </message>
    <message>
      <source>Two panchas</source>
      <translation>दो पंच</translation>
    </message>
    <message>
      <source>Two parcels of the file have one number.</source>
      <translation>फ़ाइल के दो भूखण्डों का क्रमांक एक है।</translation>
    </message>
    <message>
      <source>Two to eight capital letters or figures; every number on paper begins with it</source>
      <translation>दो से आठ बड़े रोमन अक्षर या अंक; हर क्रमांक इसी से शुरू होता है</translation>
    </message>
    <message>
      <source>Two witnesses</source>
      <translation>दो साक्षी</translation>
    </message>
    <message>
      <source>Type the days</source>
      <translation>दिन टाइप करें</translation>
    </message>
    <message>
      <source>Type the number of the section, or a word of it</source>
      <translation>धारा का क्रमांक या उसका कोई शब्द लिखें</translation>
    </message>
    <message>
      <source>Type them, or take them from a .csv or .xlsx file: number, then name.</source>
      <translation>लिखें, या .csv अथवा .xlsx फ़ाइल से लें: क्रमांक, फिर नाम।</translation>
    </message>
    <message>
      <source>Typed before</source>
      <translation>पहले लिखा गया</translation>
    </message>
    <message>
      <source>Unauthorised area (square metres)</source>
      <translation>अनधिकृत क्षेत्रफल (वर्ग मीटर)</translation>
    </message>
    <message>
      <source>Under</source>
      <translation>आधार</translation>
    </message>
    <message>
      <source>Under section {section} nothing is paid without a grant that has enough left. Enter the grant first.</source>
      <translation>धारा {section} में पर्याप्त शेष अनुदान के बिना भुगतान नहीं होता। पहले अनुदान दर्ज करें।</translation>
    </message>
    <message>
      <source>Under section {section} the sum claimed is deposited first.</source>
      <translation>धारा {section} में दावे की राशि पहले जमा होती है।</translation>
    </message>
    <message>
      <source>Under which grant</source>
      <translation>किस अनुदान से</translation>
    </message>
    <message>
      <source>Under which power</source>
      <translation>किस शक्ति से</translation>
    </message>
    <message>
      <source>Under which section</source>
      <translation>किस धारा में</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>पूर्ववत्</translation>
    </message>
    <message>
      <source>Undo what was done twice</source>
      <translation>दो बार हुआ कार्य पलटें</translation>
    </message>
    <message>
      <source>Unit of land</source>
      <translation>भूमि की इकाई</translation>
    </message>
    <message>
      <source>Until</source>
      <translation>कब तक</translation>
    </message>
    <message>
      <source>Until which hour</source>
      <translation>कितने बजे तक</translation>
    </message>
    <message>
      <source>Up and down</source>
      <translation>ऊपर और नीचे</translation>
    </message>
    <message>
      <source>Up to which day</source>
      <translation>किस दिन तक</translation>
    </message>
    <message>
      <source>Up to which measure</source>
      <translation>किस माप तक</translation>
    </message>
    <message>
      <source>Use</source>
      <translation>उपयोग</translation>
    </message>
    <message>
      <source>Use it</source>
      <translation>इसका उपयोग करें</translation>
    </message>
    <message>
      <source>Use of the building</source>
      <translation>भवन का उपयोग</translation>
    </message>
    <message>
      <source>Use small letters a-z, figures, dot or dash.</source>
      <translation>छोटे अक्षर a-z, अंक, बिंदु या डैश लिखें।</translation>
    </message>
    <message>
      <source>Used</source>
      <translation>काम आए</translation>
    </message>
    <message>
      <source>Video of the demolition arranged</source>
      <translation>गिराने की वीडियोग्राफी की व्यवस्था</translation>
    </message>
    <message>
      <source>Video, and where it is kept</source>
      <translation>वीडियो, और वह कहाँ रखा है</translation>
    </message>
    <message>
      <source>Voucher or case</source>
      <translation>प्रमाणक या प्रकरण</translation>
    </message>
    <message>
      <source>Voucher {number}</source>
      <translation>प्रमाणक {number}</translation>
    </message>
    <message>
      <source>Voucher {number} for ₹ {amount}</source>
      <translation>₹ {amount} का प्रमाणक {number}</translation>
    </message>
    <message>
      <source>Waiting since</source>
      <translation>कब से प्रतीक्षा</translation>
    </message>
    <message>
      <source>Waiting since {when}</source>
      <translation>{when} से प्रतीक्षा</translation>
    </message>
    <message>
      <source>Ward</source>
      <translation>वार्ड</translation>
    </message>
    <message>
      <source>Ward 27, for instance; the wards themselves are called wards</source>
      <translation>जैसे Ward 27; स्वयं वार्डों के मानचित्र का नाम wards रखें</translation>
    </message>
    <message>
      <source>Ward {number}</source>
      <translation>वार्ड {number}</translation>
    </message>
    <message>
      <source>Wards</source>
      <translation>वार्ड</translation>
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
      <translation>साप्ताहिक बंद दिन</translation>
    </message>
    <message>
      <source>Welcome to Nagardesk</source>
      <translation>Nagardesk में स्वागत है</translation>
    </message>
    <message>
      <source>What</source>
      <translation>क्या</translation>
    </message>
    <message>
      <source>What an application must bring</source>
      <translation>आवेदन के साथ क्या लाना होगा</translation>
    </message>
    <message>
      <source>What came</source>
      <translation>क्या आया</translation>
    </message>
    <message>
      <source>What came in</source>
      <translation>क्या आया</translation>
    </message>
    <message>
      <source>What came of it</source>
      <translation>क्या परिणाम हुआ</translation>
    </message>
    <message>
      <source>What changes later is entered under Settings with its day.</source>
      <translation>बाद के बदलाव व्यवस्था में उनके दिन के साथ दर्ज होते हैं।</translation>
    </message>
    <message>
      <source>What comes next</source>
      <translation>आगे क्या</translation>
    </message>
    <message>
      <source>What courts have directed stands, unless an order puts it aside here.</source>
      <translation>न्यायालयों के निर्देश लागू हैं, जब तक कोई आदेश उन्हें यहाँ न हटाए।</translation>
    </message>
    <message>
      <source>What do you want to do, or which case?</source>
      <translation>क्या करना है, या कौन-सा प्रकरण?</translation>
    </message>
    <message>
      <source>What followed</source>
      <translation>आगे क्या हुआ</translation>
    </message>
    <message>
      <source>What for</source>
      <translation>किसलिए</translation>
    </message>
    <message>
      <source>What has come in?</source>
      <translation>क्या आया है?</translation>
    </message>
    <message>
      <source>What holds</source>
      <translation>क्या सही है</translation>
    </message>
    <message>
      <source>What holds of this building, each looked at</source>
      <translation>इस भवन पर जो बातें सही हैं, प्रत्येक देखकर</translation>
    </message>
    <message>
      <source>What is asked today</source>
      <translation>आज क्या माँगा गया है</translation>
    </message>
    <message>
      <source>What is changed</source>
      <translation>क्या बदलता है</translation>
    </message>
    <message>
      <source>What is decided</source>
      <translation>क्या निर्णय है</translation>
    </message>
    <message>
      <source>What is demanded</source>
      <translation>क्या माँगा जा रहा है</translation>
    </message>
    <message>
      <source>What is due here is recovered in the other</source>
      <translation>यहाँ का बकाया दूसरे में वसूला जाता है</translation>
    </message>
    <message>
      <source>What is intended</source>
      <translation>आशयित कार्य</translation>
    </message>
    <message>
      <source>What is left</source>
      <translation>जो बचा</translation>
    </message>
    <message>
      <source>What is objected</source>
      <translation>क्या आपत्ति है</translation>
    </message>
    <message>
      <source>What is ordered</source>
      <translation>क्या आदेश है</translation>
    </message>
    <message>
      <source>What is proposed, and why</source>
      <translation>क्या प्रस्तावित है, और क्यों</translation>
    </message>
    <message>
      <source>What is required, in your own words</source>
      <translation>क्या करना है, आपके शब्दों में</translation>
    </message>
    <message>
      <source>What is served</source>
      <translation>किसकी तामील</translation>
    </message>
    <message>
      <source>What is set</source>
      <translation>क्या तय करना है</translation>
    </message>
    <message>
      <source>What is to be done</source>
      <translation>क्या किया जाए</translation>
    </message>
    <message>
      <source>What is undone</source>
      <translation>क्या पलटा जाता है</translation>
    </message>
    <message>
      <source>What is wanted</source>
      <translation>क्या चाहिए</translation>
    </message>
    <message>
      <source>What is wrong</source>
      <translation>क्या ग़लत है</translation>
    </message>
    <message>
      <source>What it is</source>
      <translation>यह क्या है</translation>
    </message>
    <message>
      <source>What it is made of</source>
      <translation>यह किनसे बना है</translation>
    </message>
    <message>
      <source>What it makes</source>
      <translation>इससे क्या बनता है</translation>
    </message>
    <message>
      <source>What it says</source>
      <translation>उसमें क्या लिखा है</translation>
    </message>
    <message>
      <source>What land it is</source>
      <translation>कैसी भूमि है</translation>
    </message>
    <message>
      <source>What lies on this PC alone is lost with it.</source>
      <translation>जो केवल इस पीसी पर है, वह इसके साथ चला जाता है।</translation>
    </message>
    <message>
      <source>What may be done</source>
      <translation>क्या किया जा सकता है</translation>
    </message>
    <message>
      <source>What may be done next, by its number</source>
      <translation>आगे का काम, उसके अंक से</translation>
    </message>
    <message>
      <source>What may be done next, by the key beside it</source>
      <translation>आगे क्या किया जा सकता है, साथ लिखी कुंजी से</translation>
    </message>
    <message>
      <source>What may come next</source>
      <translation>आगे क्या हो सकता है</translation>
    </message>
    <message>
      <source>What stands at the head of every paper.</source>
      <translation>जो हर कागज के ऊपर रहता है।</translation>
    </message>
    <message>
      <source>What stands here</source>
      <translation>यहाँ क्या है</translation>
    </message>
    <message>
      <source>What stands here can't be used; enter it again.</source>
      <translation>यहाँ जो है वह काम का नहीं; फिर भरें।</translation>
    </message>
    <message>
      <source>What the columns answer</source>
      <translation>स्तम्भ किसका उत्तर देते हैं</translation>
    </message>
    <message>
      <source>What the file holds is shown here before it is saved.</source>
      <translation>फ़ाइल में जो है वह सहेजने से पहले यहाँ दिखता है।</translation>
    </message>
    <message>
      <source>What the law pack says in its own words; the Act itself is the law.</source>
      <translation>विधि पैक अपने शब्दों में जो कहता है; विधि तो अधिनियम ही है।</translation>
    </message>
    <message>
      <source>What the law says</source>
      <translation>विधि क्या कहती है</translation>
    </message>
    <message>
      <source>What the law says of every step</source>
      <translation>हर कदम पर विधि क्या कहती है</translation>
    </message>
    <message>
      <source>What the office has set</source>
      <translation>कार्यालय ने क्या नियत किया है</translation>
    </message>
    <message>
      <source>What the paper is</source>
      <translation>पत्र क्या है</translation>
    </message>
    <message>
      <source>What this changes</source>
      <translation>इससे क्या बदलता है</translation>
    </message>
    <message>
      <source>What this does</source>
      <translation>इसका असर</translation>
    </message>
    <message>
      <source>What this register has</source>
      <translation>इस पंजी में क्या है</translation>
    </message>
    <message>
      <source>What was changed or measured</source>
      <translation>क्या बदला या नापा गया</translation>
    </message>
    <message>
      <source>What was done</source>
      <translation>क्या किया गया</translation>
    </message>
    <message>
      <source>What was done a second time is undone</source>
      <translation>दूसरी बार हुआ कार्य पलटा गया</translation>
    </message>
    <message>
      <source>What was done, as it stands in the file</source>
      <translation>क्या किया गया, जैसा फ़ाइल में रहेगा</translation>
    </message>
    <message>
      <source>What was found</source>
      <translation>क्या पाया गया</translation>
    </message>
    <message>
      <source>What was numbered before keeps its number.</source>
      <translation>पहले दिए गए क्रमांक वही रहते हैं।</translation>
    </message>
    <message>
      <source>What was said</source>
      <translation>क्या कहा गया</translation>
    </message>
    <message>
      <source>What was saved before is safe.</source>
      <translation>पहले सहेजा हुआ सुरक्षित है।</translation>
    </message>
    <message>
      <source>What was wrong</source>
      <translation>क्या ग़लत था</translation>
    </message>
    <message>
      <source>What went wrong last</source>
      <translation>पिछली बार क्या गड़बड़ हुई</translation>
    </message>
    <message>
      <source>What you draw is measured here.</source>
      <translation>जो आप बनाते हैं वह यहाँ नापा जाता है।</translation>
    </message>
    <message>
      <source>What you type is kept on this PC; who does it can take it over.</source>
      <translation>आप जो लिखेंगे वह इसी कंप्यूटर पर रहेगा; जो यह करेगा, उसे ले सकेगा।</translation>
    </message>
    <message>
      <source>When</source>
      <translation>कब</translation>
    </message>
    <message>
      <source>Where</source>
      <translation>कहाँ</translation>
    </message>
    <message>
      <source>Where it narrows the street or moves to its centre, the Act may ask for an approval.</source>
      <translation>जहाँ यह मार्ग को सँकरा करे या बीच की ओर सरके, वहाँ अधिनियम अनुमोदन माँग सकता है।</translation>
    </message>
    <message>
      <source>Where it was sold, if not where it was announced</source>
      <translation>बिक्री का स्थान, यदि सूचित स्थान से भिन्न हो</translation>
    </message>
    <message>
      <source>Where no line is: write what waits, carry it to the centre, bring its reply back.</source>
      <translation>जहाँ लाइन न हो: जो शेष है वह लिखें, केन्द्र ले जाएँ, उसका उत्तर लाएँ।</translation>
    </message>
    <message>
      <source>Where somebody lives and does not consent, a notice of entry must be served before.</source>
      <translation>जहाँ कोई रहता हो और सहमति न दे, वहाँ पहले प्रवेश की सूचना तामील करनी होगी।</translation>
    </message>
    <message>
      <source>Where something is to be pulled down, the time must be longer.</source>
      <translation>जहाँ कुछ गिराया जाना है, समय अधिक होना चाहिए।</translation>
    </message>
    <message>
      <source>Where the fee goes by area or number</source>
      <translation>जहाँ शुल्क क्षेत्रफल या संख्या पर हो</translation>
    </message>
    <message>
      <source>Where the offence goes on: the last day that is fined</source>
      <translation>जहाँ अपराध चलता है: जुर्माने का अन्तिम दिन</translation>
    </message>
    <message>
      <source>Where the things are kept</source>
      <translation>वस्तुएँ कहाँ रखी हैं</translation>
    </message>
    <message>
      <source>Which</source>
      <translation>कौन-सा</translation>
    </message>
    <message>
      <source>Which kind of application does the register hold?</source>
      <translation>पंजी में किस प्रकार के आवेदन हैं?</translation>
    </message>
    <message>
      <source>Which order stands</source>
      <translation>कौन-सा आदेश मान्य है</translation>
    </message>
    <message>
      <source>Who</source>
      <translation>किसने</translation>
    </message>
    <message>
      <source>Who acts</source>
      <translation>कौन करता है</translation>
    </message>
    <message>
      <source>Who applies</source>
      <translation>कौन आवेदन करता है</translation>
    </message>
    <message>
      <source>Who asks to come back</source>
      <translation>कौन लौटने की माँग करता है</translation>
    </message>
    <message>
      <source>Who carried it out</source>
      <translation>किसने किया</translation>
    </message>
    <message>
      <source>Who claims the balance</source>
      <translation>शेष राशि का दावा कौन करता है</translation>
    </message>
    <message>
      <source>Who drafts a notice does not sign it. Let another officer sign it.</source>
      <translation>जो मसौदा बनाए वह हस्ताक्षर न करे। दूसरे अधिकारी हस्ताक्षर करें।</translation>
    </message>
    <message>
      <source>Who drafts does not sign any more</source>
      <translation>मसौदा बनाने वाला अब हस्ताक्षर नहीं करता</translation>
    </message>
    <message>
      <source>Who looks into it</source>
      <translation>कौन देखता है</translation>
    </message>
    <message>
      <source>Who made a receipt does not cancel it. Let another do it.</source>
      <translation>जिसने रसीद बनाई वह उसे निरस्त नहीं करता। कोई दूसरा करे।</translation>
    </message>
    <message>
      <source>Who objects</source>
      <translation>आपत्ति किसकी</translation>
    </message>
    <message>
      <source>Who owes it</source>
      <translation>किससे देय</translation>
    </message>
    <message>
      <source>Who pays</source>
      <translation>कौन जमा करता है</translation>
    </message>
    <message>
      <source>Who signed</source>
      <translation>किसने हस्ताक्षर किए</translation>
    </message>
    <message>
      <source>Who signs</source>
      <translation>हस्ताक्षर किसके</translation>
    </message>
    <message>
      <source>Who signs here</source>
      <translation>यहाँ हस्ताक्षर किसके</translation>
    </message>
    <message>
      <source>Who signs is an authority of the Act; choose it.</source>
      <translation>हस्ताक्षर करने वाला अधिनियम का प्राधिकारी है; चुनें।</translation>
    </message>
    <message>
      <source>Who took the money</source>
      <translation>राशि किसने ली</translation>
    </message>
    <message>
      <source>Who was present</source>
      <translation>उपस्थित व्यक्ति</translation>
    </message>
    <message>
      <source>Who works here, what he may do, and the authority by which he signs.</source>
      <translation>यहाँ कौन काम करता है, क्या कर सकता है, और किस प्राधिकार से हस्ताक्षर करता है।</translation>
    </message>
    <message>
      <source>Whole</source>
      <translation>कुल</translation>
    </message>
    <message>
      <source>Whole m²</source>
      <translation>कुल वर्ग मी.</translation>
    </message>
    <message>
      <source>Whom he met</source>
      <translation>कौन मिला</translation>
    </message>
    <message>
      <source>Why</source>
      <translation>क्यों</translation>
    </message>
    <message>
      <source>Why it is adjourned</source>
      <translation>स्थगन का कारण</translation>
    </message>
    <message>
      <source>Why not</source>
      <translation>क्यों नहीं</translation>
    </message>
    <message>
      <source>Why the draft is taken back</source>
      <translation>मसौदा क्यों वापस लिया</translation>
    </message>
    <message>
      <source>Why you read it so</source>
      <translation>ऐसा क्यों पढ़ते हैं</translation>
    </message>
    <message>
      <source>Why: the arithmetic of the clocks</source>
      <translation>क्यों: समय-सीमा की गणना</translation>
    </message>
    <message>
      <source>Width (m)</source>
      <translation>चौड़ाई (मी.)</translation>
    </message>
    <message>
      <source>Width on the ground (m)</source>
      <translation>मौक़े पर चौड़ाई (मी.)</translation>
    </message>
    <message>
      <source>With a code of the centre, or from a copy on a stick.</source>
      <translation>केंद्र के कोड से, या पेन ड्राइव की प्रति से।</translation>
    </message>
    <message>
      <source>With commas between, such as 187, 223</source>
      <translation>बीच में अल्पविराम, जैसे 187, 223</translation>
    </message>
    <message>
      <source>With you</source>
      <translation>आपके पास</translation>
    </message>
    <message>
      <source>Withdraw a holiday</source>
      <translation>अवकाश वापस लें</translation>
    </message>
    <message>
      <source>Withdraw it</source>
      <translation>वापस लें</translation>
    </message>
    <message>
      <source>Within and left against the whole</source>
      <translation>भीतर और शेष का कुल से मिलान</translation>
    </message>
    <message>
      <source>Within m²</source>
      <translation>भीतर वर्ग मी.</translation>
    </message>
    <message>
      <source>Within so many metres of the base line</source>
      <translation>आधार रेखा से इतने मीटर के भीतर</translation>
    </message>
    <message>
      <source>Without a grant, as the Act allows</source>
      <translation>बिना अनुदान, जैसा अधिनियम अनुमति देता है</translation>
    </message>
    <message>
      <source>Without registration it does not bind</source>
      <translation>पंजीयन के बिना यह बाध्य नहीं करता</translation>
    </message>
    <message>
      <source>Words</source>
      <translation>शब्द</translation>
    </message>
    <message>
      <source>Work</source>
      <translation>कार्य</translation>
    </message>
    <message>
      <source>Work out compensation and betterment</source>
      <translation>प्रतिकर और सुधार प्रभार निकालें</translation>
    </message>
    <message>
      <source>Write chainage and offset of two points at least.</source>
      <translation>कम से कम दो बिंदुओं की चेनेज और ऑफ़सेट लिखें।</translation>
    </message>
    <message>
      <source>Write its length in metres, or put its points on the map.</source>
      <translation>इसकी लंबाई मीटर में लिखें, या इसके बिंदु मानचित्र पर रखें।</translation>
    </message>
    <message>
      <source>Write measures and the north beside what they belong to.</source>
      <translation>नाप एवं उत्तर दिशा सम्बन्धित स्थान पर लिखें।</translation>
    </message>
    <message>
      <source>Write the day first.</source>
      <translation>पहले दिन लिखें।</translation>
    </message>
    <message>
      <source>Write the day of receipt; if it starts a clock, the last day stands here then.</source>
      <translation>प्राप्ति दिनांक लिखें; उससे समय-सीमा चलती हो तो अंतिम दिन यहाँ दिखेगा।</translation>
    </message>
    <message>
      <source>Write the sum without a sign.</source>
      <translation>राशि बिना चिह्न के लिखें।</translation>
    </message>
    <message>
      <source>Write the value and its date first.</source>
      <translation>पहले मान और उसकी तारीख़ लिखें।</translation>
    </message>
    <message>
      <source>Write the width in metres, from 0.5 to 200.</source>
      <translation>चौड़ाई मीटर में लिखें, 0.5 से 200 तक।</translation>
    </message>
    <message>
      <source>Write two to eight capital letters A-Z or figures.</source>
      <translation>दो से आठ बड़े अक्षर A-Z या अंक लिखें।</translation>
    </message>
    <message>
      <source>Write what waits</source>
      <translation>जो शेष है वह लिखें</translation>
    </message>
    <message>
      <source>Yes</source>
      <translation>हाँ</translation>
    </message>
    <message>
      <source>Yes where another pays it</source>
      <translation>हाँ, यदि कोई दूसरा जमा करेगा</translation>
    </message>
    <message>
      <source>You can prepare it; another person does it.</source>
      <translation>आप तैयारी कर सकते हैं; करना दूसरे व्यक्ति का है।</translation>
    </message>
    <message>
      <source>You can read it; another officer signs it.</source>
      <translation>आप इसे पढ़ सकते हैं; हस्ताक्षर दूसरे अधिकारी के हैं।</translation>
    </message>
    <message>
      <source>You hold no office on {day}, which is today by this PC's clock. If it is wrong, set date and time right; if not, ask the administrator.</source>
      <translation>इस पीसी की घड़ी के अनुसार आज {day} है, और उस दिन आप कोई पद नहीं रखते। यदि तारीख गलत हो, तो तारीख और समय ठीक करें; यदि सही हो, तो प्रशासक से पूछें।</translation>
    </message>
    <message>
      <source>You left nothing half done.</source>
      <translation>आपने कुछ अधूरा नहीं छोड़ा।</translation>
    </message>
    <message>
      <source>You left this half done; it goes on where you were.</source>
      <translation>यह काम अधूरा छोड़ा गया था; वहीं से आगे चलता है।</translation>
    </message>
    <message>
      <source>a building set back</source>
      <translation>पीछे हटाया गया भवन</translation>
    </message>
    <message>
      <source>a building set forward</source>
      <translation>आगे लाया गया भवन</translation>
    </message>
    <message>
      <source>a line</source>
      <translation>एक रेखा</translation>
    </message>
    <message>
      <source>above that</source>
      <translation>उससे ऊपर</translation>
    </message>
    <message>
      <source>accepted</source>
      <translation>स्वीकार</translation>
    </message>
    <message>
      <source>accepted on {day}</source>
      <translation>{day} को स्वीकृत</translation>
    </message>
    <message>
      <source>after a written notice of entry</source>
      <translation>प्रवेश की लिखित सूचना के बाद</translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>और %n</numerusform>
        <numerusform>और %n</numerusform>
      </translation>
    </message>
    <message>
      <source>and others</source>
      <translation>और अन्य</translation>
    </message>
    <message>
      <source>another authority</source>
      <translation>अन्य प्राधिकारी</translation>
    </message>
    <message>
      <source>as settled among them</source>
      <translation>जैसा आपस में तय</translation>
    </message>
    <message>
      <source>at least</source>
      <translation>कम से कम</translation>
    </message>
    <message>
      <source>at most</source>
      <translation>अधिक से अधिक</translation>
    </message>
    <message>
      <source>at the counter</source>
      <translation>काउंटर पर</translation>
    </message>
    <message>
      <source>barred</source>
      <translation>वर्जित</translation>
    </message>
    <message>
      <source>base line of {length}</source>
      <translation>आधार रेखा {length}</translation>
    </message>
    <message>
      <source>begun afresh</source>
      <translation>नए सिरे से</translation>
    </message>
    <message>
      <source>both sides</source>
      <translation>दोनों ओर</translation>
    </message>
    <message>
      <source>building refused</source>
      <translation>निर्माण की मनाही</translation>
    </message>
    <message>
      <source>by a measure</source>
      <translation>माप के अनुसार</translation>
    </message>
    <message>
      <source>by frontage</source>
      <translation>अग्रभाग के अनुसार</translation>
    </message>
    <message>
      <source>came back</source>
      <translation>लौट आई</translation>
    </message>
    <message>
      <source>cancelled</source>
      <translation>रद्द</translation>
    </message>
    <message>
      <source>centre not reached</source>
      <translation>केन्द्र से सम्पर्क नहीं</translation>
    </message>
    <message>
      <source>closed</source>
      <translation>बन्द</translation>
    </message>
    <message>
      <source>closes to {error}</source>
      <translation>{error} तक बन्द होता है</translation>
    </message>
    <message>
      <source>comes before</source>
      <translation>से पहले</translation>
    </message>
    <message>
      <source>completed</source>
      <translation>पूर्ण</translation>
    </message>
    <message>
      <source>completion of</source>
      <translation>की पूर्णता</translation>
    </message>
    <message>
      <source>confirmed</source>
      <translation>पुष्ट</translation>
    </message>
    <message>
      <source>content (m³)</source>
      <translation>आयतन (घन मी.)</translation>
    </message>
    <message>
      <source>damaged</source>
      <translation>ख़राब</translation>
    </message>
    <message>
      <source>days</source>
      <translation>दिन</translation>
    </message>
    <message>
      <source>decided</source>
      <translation>निर्णय हुआ</translation>
    </message>
    <message>
      <source>deemed granted</source>
      <translation>दी हुई मानी गई</translation>
    </message>
    <message>
      <source>demand not served</source>
      <translation>माँग तामील नहीं</translation>
    </message>
    <message>
      <source>deposit ₹ {amount}</source>
      <translation>जमा ₹ {amount}</translation>
    </message>
    <message>
      <source>difference {area}</source>
      <translation>अन्तर {area}</translation>
    </message>
    <message>
      <source>dishonoured</source>
      <translation>अनादृत</translation>
    </message>
    <message>
      <source>diverted</source>
      <translation>मोड़ा गया</translation>
    </message>
    <message>
      <source>done</source>
      <translation>हो गया</translation>
    </message>
    <message>
      <source>entered {when}</source>
      <translation>दर्ज {when}</translation>
    </message>
    <message>
      <source>exactly</source>
      <translation>ठीक</translation>
    </message>
    <message>
      <source>expired</source>
      <translation>समाप्त</translation>
    </message>
    <message>
      <source>find out</source>
      <translation>पता करें</translation>
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
      <translation>उपयुक्त पैमाना</translation>
    </message>
    <message>
      <source>fixed: {amount}</source>
      <translation>नियत: {amount}</translation>
    </message>
    <message>
      <source>fixing it on a conspicuous part of the building or land</source>
      <translation>भवन या भूमि के सहजदृश्य भाग पर चस्पा करना</translation>
    </message>
    <message>
      <source>follows</source>
      <translation>के बाद</translation>
    </message>
    <message>
      <source>for example 14.30</source>
      <translation>जैसे 14.30</translation>
    </message>
    <message>
      <source>for example: handed to the owner himself</source>
      <translation>जैसे: स्वयं स्वामी को दिया</translation>
    </message>
    <message>
      <source>for the addressee</source>
      <translation>प्राप्तकर्ता के लिए</translation>
    </message>
    <message>
      <source>for the authority</source>
      <translation>प्राधिकारी के लिए</translation>
    </message>
    <message>
      <source>for the citizen</source>
      <translation>नागरिक के लिए</translation>
    </message>
    <message>
      <source>for this office</source>
      <translation>इस कार्यालय के लिए</translation>
    </message>
    <message>
      <source>four times a year</source>
      <translation>वर्ष में चार बार</translation>
    </message>
    <message>
      <source>from that day on</source>
      <translation>उस दिन से</translation>
    </message>
    <message>
      <source>from the {event}</source>
      <translation>{event} से</translation>
    </message>
    <message>
      <source>from {day}</source>
      <translation>{day} से</translation>
    </message>
    <message>
      <source>from {name}</source>
      <translation>{name} से</translation>
    </message>
    <message>
      <source>frozen when issued</source>
      <translation>जारी होते ही अपरिवर्तनीय</translation>
    </message>
    <message>
      <source>given up</source>
      <translation>छोड़ा गया</translation>
    </message>
    <message>
      <source>giving or tendering it to the person</source>
      <translation>व्यक्ति को देना या प्रस्तुत करना</translation>
    </message>
    <message>
      <source>granted</source>
      <translation>दी गई</translation>
    </message>
    <message>
      <source>half done</source>
      <translation>अधूरा</translation>
    </message>
    <message>
      <source>handed on</source>
      <translation>आगे दी</translation>
    </message>
    <message>
      <source>held for the owner</source>
      <translation>स्वामी हेतु रखा</translation>
    </message>
    <message numerus="yes">
      <source>in %n days</source>
      <translation>
        <numerusform>%n दिन बाद</numerusform>
        <numerusform>%n दिन बाद</numerusform>
      </translation>
    </message>
    <message>
      <source>in force</source>
      <translation>प्रवृत्त</translation>
    </message>
    <message>
      <source>in force by an earlier order</source>
      <translation>पहले के आदेश से प्रवृत्त</translation>
    </message>
    <message>
      <source>in office</source>
      <translation>पद पर</translation>
    </message>
    <message>
      <source>is being printed</source>
      <translation>छप रहा है</translation>
    </message>
    <message>
      <source>it is being put up now</source>
      <translation>अभी बनाया जा रहा है</translation>
    </message>
    <message>
      <source>land of the Government</source>
      <translation>शासकीय भूमि</translation>
    </message>
    <message>
      <source>land on which building was refused</source>
      <translation>भूमि जिस पर निर्माण की मनाही हुई</translation>
    </message>
    <message>
      <source>land under outworks</source>
      <translation>बाहरी संरचनाओं के नीचे की भूमि</translation>
    </message>
    <message>
      <source>land where the building fell, burnt or was taken down</source>
      <translation>भूमि जहाँ भवन गिरा, जला या उतारा गया</translation>
    </message>
    <message>
      <source>land where the building was pulled down by order</source>
      <translation>भूमि जहाँ भवन आदेश से गिराया गया</translation>
    </message>
    <message>
      <source>last day today</source>
      <translation>आज अंतिम दिन</translation>
    </message>
    <message>
      <source>last taken {when}</source>
      <translation>पिछला {when}</translation>
    </message>
    <message>
      <source>leaving it at his last known abode</source>
      <translation>अंतिम ज्ञात निवास पर छोड़ना</translation>
    </message>
    <message>
      <source>left</source>
      <translation>पद छोड़ चुके</translation>
    </message>
    <message>
      <source>left side</source>
      <translation>बाईं ओर</translation>
    </message>
    <message>
      <source>left to bye-laws</source>
      <translation>उपविधियों पर छोड़ा</translation>
    </message>
    <message>
      <source>left to the Government</source>
      <translation>शासन पर छोड़ा</translation>
    </message>
    <message>
      <source>left to the authority</source>
      <translation>प्राधिकारी पर छोड़ा</translation>
    </message>
    <message>
      <source>left to the court</source>
      <translation>न्यायालय पर छोड़ा</translation>
    </message>
    <message>
      <source>left to the notice</source>
      <translation>सूचना पर छोड़ा</translation>
    </message>
    <message>
      <source>left to the office</source>
      <translation>कार्यालय पर छोड़ा</translation>
    </message>
    <message>
      <source>line, {span}</source>
      <translation>रेखा, {span}</translation>
    </message>
    <message>
      <source>may stay empty</source>
      <translation>खाली रह सकता है</translation>
    </message>
    <message>
      <source>met</source>
      <translation>पूरी हुई</translation>
    </message>
    <message>
      <source>missing</source>
      <translation>अनुपस्थित</translation>
    </message>
    <message>
      <source>modified</source>
      <translation>संशोधित</translation>
    </message>
    <message>
      <source>monthly</source>
      <translation>प्रति माह</translation>
    </message>
    <message>
      <source>months</source>
      <translation>महीने</translation>
    </message>
    <message>
      <source>more than the section's {share}</source>
      <translation>धारा के {share} से अधिक</translation>
    </message>
    <message>
      <source>most of it has come down</source>
      <translation>अधिकांश गिर चुका है</translation>
    </message>
    <message>
      <source>moves towards the centre</source>
      <translation>बीच की ओर सरकती है</translation>
    </message>
    <message>
      <source>narrows the street</source>
      <translation>मार्ग को सँकरा करती है</translation>
    </message>
    <message>
      <source>neither</source>
      <translation>दोनों नहीं</translation>
    </message>
    <message>
      <source>never</source>
      <translation>कभी नहीं</translation>
    </message>
    <message>
      <source>no</source>
      <translation>नहीं</translation>
    </message>
    <message>
      <source>no day</source>
      <translation>कोई दिन नहीं</translation>
    </message>
    <message>
      <source>no line is left to check by</source>
      <translation>जाँच के लिए कोई नाप नहीं बची</translation>
    </message>
    <message>
      <source>nobody lives there</source>
      <translation>वहाँ कोई नहीं रहता</translation>
    </message>
    <message>
      <source>non-residential</source>
      <translation>अनावासीय</translation>
    </message>
    <message>
      <source>none</source>
      <translation>कोई नहीं</translation>
    </message>
    <message>
      <source>none set</source>
      <translation>नियत नहीं</translation>
    </message>
    <message>
      <source>none taken yet</source>
      <translation>अभी तक कोई नहीं</translation>
    </message>
    <message>
      <source>none yet</source>
      <translation>अभी नहीं</translation>
    </message>
    <message>
      <source>not accepted</source>
      <translation>अस्वीकार</translation>
    </message>
    <message>
      <source>not accepted yet</source>
      <translation>अभी स्वीकृत नहीं</translation>
    </message>
    <message>
      <source>not decided yet</source>
      <translation>अभी तय नहीं</translation>
    </message>
    <message>
      <source>not more than the section's {share}</source>
      <translation>धारा के {share} से अधिक नहीं</translation>
    </message>
    <message>
      <source>not realised</source>
      <translation>वसूल नहीं</translation>
    </message>
    <message>
      <source>not set</source>
      <translation>नियत नहीं</translation>
    </message>
    <message>
      <source>not taken over</source>
      <translation>नहीं लिया जाता</translation>
    </message>
    <message>
      <source>nothing found against the law</source>
      <translation>विधि के विरुद्ध कुछ नहीं मिला</translation>
    </message>
    <message>
      <source>nothing left</source>
      <translation>कुछ नहीं बचा</translation>
    </message>
    <message>
      <source>officer decides</source>
      <translation>अधिकारी तय करें</translation>
    </message>
    <message>
      <source>once a year</source>
      <translation>वर्ष में एक बार</translation>
    </message>
    <message>
      <source>one amount</source>
      <translation>एक राशि</translation>
    </message>
    <message>
      <source>open</source>
      <translation>खुला</translation>
    </message>
    <message>
      <source>open land</source>
      <translation>खुली भूमि</translation>
    </message>
    <message>
      <source>open land taken</source>
      <translation>ली गई खुली भूमि</translation>
    </message>
    <message>
      <source>outer walls (m²)</source>
      <translation>बाहरी दीवारें (वर्ग मी.)</translation>
    </message>
    <message>
      <source>paid</source>
      <translation>भुगतान हुआ</translation>
    </message>
    <message>
      <source>paid back</source>
      <translation>वापस</translation>
    </message>
    <message>
      <source>paid too much</source>
      <translation>अधिक भुगतान</translation>
    </message>
    <message>
      <source>parcel {number}: {area}</source>
      <translation>भूखण्ड {number}: {area}</translation>
    </message>
    <message>
      <source>parcels</source>
      <translation>भूखण्ड</translation>
    </message>
    <message>
      <source>pending</source>
      <translation>लम्बित</translation>
    </message>
    <message>
      <source>permission of</source>
      <translation>की अनुमति</translation>
    </message>
    <message>
      <source>permitted</source>
      <translation>अनुमति दी गई</translation>
    </message>
    <message>
      <source>plain text</source>
      <translation>सादा पाठ</translation>
    </message>
    <message>
      <source>posts or beams</source>
      <translation>खम्भे या धरनें</translation>
    </message>
    <message>
      <source>printed</source>
      <translation>छप गया</translation>
    </message>
    <message>
      <source>private</source>
      <translation>निजी</translation>
    </message>
    <message>
      <source>projected</source>
      <translation>प्रस्तावित मार्ग</translation>
    </message>
    <message>
      <source>proposed</source>
      <translation>प्रस्तावित</translation>
    </message>
    <message>
      <source>proposed from the other script; correct it</source>
      <translation>दूसरी लिपि से प्रस्तावित; सुधारें</translation>
    </message>
    <message>
      <source>proposed {day}</source>
      <translation>प्रस्ताव {day}</translation>
    </message>
    <message>
      <source>proposed, to go the Act's way</source>
      <translation>प्रस्तावित, अधिनियम की प्रक्रिया से</translation>
    </message>
    <message>
      <source>public</source>
      <translation>सार्वजनिक</translation>
    </message>
    <message>
      <source>published</source>
      <translation>प्रकाशित</translation>
    </message>
    <message>
      <source>put aside</source>
      <translation>हटाए गए</translation>
    </message>
    <message>
      <source>put to recovery</source>
      <translation>वसूली हेतु भेजा</translation>
    </message>
    <message>
      <source>put up</source>
      <translation>चस्पा</translation>
    </message>
    <message>
      <source>realised</source>
      <translation>वसूल</translation>
    </message>
    <message>
      <source>received {day}</source>
      <translation>प्राप्त {day}</translation>
    </message>
    <message>
      <source>recovered in</source>
      <translation>में वसूली</translation>
    </message>
    <message>
      <source>recovery of</source>
      <translation>की वसूली</translation>
    </message>
    <message>
      <source>refused</source>
      <translation>अस्वीकृत</translation>
    </message>
    <message>
      <source>registered post</source>
      <translation>रजिस्टर्ड डाक</translation>
    </message>
    <message>
      <source>removal called {day}</source>
      <translation>हटाने को कहा {day}</translation>
    </message>
    <message>
      <source>replaced</source>
      <translation>बदला गया</translation>
    </message>
    <message>
      <source>reply taken over</source>
      <translation>उत्तर लिया</translation>
    </message>
    <message>
      <source>required</source>
      <translation>अपेक्षित</translation>
    </message>
    <message>
      <source>residential</source>
      <translation>आवासीय</translation>
    </message>
    <message>
      <source>right side</source>
      <translation>दाईं ओर</translation>
    </message>
    <message>
      <source>run out</source>
      <translation>बीत गई</translation>
    </message>
    <message>
      <source>running</source>
      <translation>चल रही</translation>
    </message>
    <message>
      <source>same matter as</source>
      <translation>के साथ एक ही मामला</translation>
    </message>
    <message>
      <source>sent back</source>
      <translation>वापस भेजा गया</translation>
    </message>
    <message>
      <source>served</source>
      <translation>तामील हुई</translation>
    </message>
    <message>
      <source>served since</source>
      <translation>बाद में तामील हुई</translation>
    </message>
    <message>
      <source>set aside</source>
      <translation>अपास्त</translation>
    </message>
    <message>
      <source>settled</source>
      <translation>चुकता</translation>
    </message>
    <message>
      <source>signed by the {authority}</source>
      <translation>हस्ताक्षर: {authority}</translation>
    </message>
    <message>
      <source>signed on paper by {name} at {hour}</source>
      <translation>काग़ज़ पर {name} के हस्ताक्षर, {hour} बजे</translation>
    </message>
    <message>
      <source>since {day}</source>
      <translation>{day} से</translation>
    </message>
    <message>
      <source>spoilt</source>
      <translation>खराब</translation>
    </message>
    <message>
      <source>stands still</source>
      <translation>रुकी है</translation>
    </message>
    <message>
      <source>stays in the office</source>
      <translation>कार्यालय में ही रहती है</translation>
    </message>
    <message>
      <source>stopped</source>
      <translation>रुका</translation>
    </message>
    <message>
      <source>substituted</source>
      <translation>बदली गई</translation>
    </message>
    <message>
      <source>suspended</source>
      <translation>निलम्बित</translation>
    </message>
    <message>
      <source>taken</source>
      <translation>लिया गया</translation>
    </message>
    <message>
      <source>taken back</source>
      <translation>वापस ली गई</translation>
    </message>
    <message>
      <source>taken {when}</source>
      <translation>{when} को लिया गया</translation>
    </message>
    <message>
      <source>the Public Works Department</source>
      <translation>लोक निर्माण विभाग</translation>
    </message>
    <message>
      <source>the base line</source>
      <translation>आधार रेखा</translation>
    </message>
    <message>
      <source>the council is to be told</source>
      <translation>परिषद् को सूचित करना है</translation>
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
      <translation>बिना रेखा वाली ओर पंजी की चौड़ाई की आधी मानी गई</translation>
    </message>
    <message>
      <source>they stand</source>
      <translation>लागू हैं</translation>
    </message>
    <message>
      <source>time to pay is over</source>
      <translation>भुगतान का समय बीता</translation>
    </message>
    <message>
      <source>time to pay runs</source>
      <translation>भुगतान का समय शेष</translation>
    </message>
    <message>
      <source>to accept</source>
      <translation>स्वीकार करना है</translation>
    </message>
    <message>
      <source>to an adult member or servant of his family</source>
      <translation>परिवार के वयस्क सदस्य या सेवक को</translation>
    </message>
    <message>
      <source>to be minuted</source>
      <translation>कार्यवृत्त शेष</translation>
    </message>
    <message>
      <source>to come</source>
      <translation>आने वाले</translation>
    </message>
    <message>
      <source>to do</source>
      <translation>करना है</translation>
    </message>
    <message>
      <source>to serve</source>
      <translation>तामील शेष</translation>
    </message>
    <message>
      <source>to serve again</source>
      <translation>फिर तामील करनी है</translation>
    </message>
    <message>
      <source>to settle</source>
      <translation>निराकरण शेष</translation>
    </message>
    <message>
      <source>to sign</source>
      <translation>हस्ताक्षर शेष</translation>
    </message>
    <message>
      <source>to visit</source>
      <translation>निरीक्षण शेष</translation>
    </message>
    <message>
      <source>today</source>
      <translation>आज</translation>
    </message>
    <message>
      <source>too early</source>
      <translation>समय से पहले</translation>
    </message>
    <message>
      <source>too late</source>
      <translation>समय बीत गया</translation>
    </message>
    <message>
      <source>twice a year</source>
      <translation>वर्ष में दो बार</translation>
    </message>
    <message>
      <source>unfit</source>
      <translation>अनुपयोगी</translation>
    </message>
    <message>
      <source>until {day}</source>
      <translation>{day} तक</translation>
    </message>
    <message>
      <source>up to {measure}</source>
      <translation>{measure} तक</translation>
    </message>
    <message>
      <source>up to ₹ {amount}</source>
      <translation>₹ {amount} तक</translation>
    </message>
    <message>
      <source>up to ₹ {amount} for each further day</source>
      <translation>हर अगले दिन के लिए ₹ {amount} तक</translation>
    </message>
    <message>
      <source>used</source>
      <translation>काम आया</translation>
    </message>
    <message>
      <source>vests in the body</source>
      <translation>निकाय में निहित</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>प्रतीक्षा</translation>
    </message>
    <message>
      <source>waits</source>
      <translation>शेष</translation>
    </message>
    <message>
      <source>weeks</source>
      <translation>सप्ताह</translation>
    </message>
    <message>
      <source>what is left and of no use</source>
      <translation>बचा हुआ, किसी काम का नहीं</translation>
    </message>
    <message>
      <source>what sounds like it</source>
      <translation>जो सुनने में मिलता है</translation>
    </message>
    <message>
      <source>widens the street</source>
      <translation>मार्ग को चौड़ा करती है</translation>
    </message>
    <message>
      <source>width {least} to {most}</source>
      <translation>चौड़ाई {least} से {most}</translation>
    </message>
    <message>
      <source>with the occupier's consent</source>
      <translation>अधिभोगी की सहमति से</translation>
    </message>
    <message>
      <source>with you at till {till}</source>
      <translation>काउंटर {till} पर आपके पास</translation>
    </message>
    <message>
      <source>withdrawn</source>
      <translation>वापस लिया गया</translation>
    </message>
    <message>
      <source>withdrawn or set aside</source>
      <translation>वापस ली या अपास्त</translation>
    </message>
    <message>
      <source>written here</source>
      <translation>यहाँ लिखी</translation>
    </message>
    <message>
      <source>years</source>
      <translation>वर्ष</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>हाँ</translation>
    </message>
    <message>
      <source>{area} m² inside</source>
      <translation>भीतर {area} वर्ग मी.</translation>
    </message>
    <message>
      <source>{area} m² lie before it up to the line</source>
      <translation>उसके आगे रेखा तक {area} वर्ग मी. भूमि है</translation>
    </message>
    <message>
      <source>{authority}, section {section}</source>
      <translation>{authority}, धारा {section}</translation>
    </message>
    <message>
      <source>{days} days from service, set by the officer</source>
      <translation>तामील से {days} दिन, अधिकारी द्वारा नियत</translation>
    </message>
    <message>
      <source>{day} {what}, ₹ {amount}: done by another PC too</source>
      <translation>{day} {what}, ₹ {amount}: दूसरे पीसी ने भी किया</translation>
    </message>
    <message>
      <source>{done} of {all} papers</source>
      <translation>{all} में से {done} पत्र</translation>
    </message>
    <message>
      <source>{kind} received and entered as {number}</source>
      <translation>{kind} प्राप्त हुई और {number} पर दर्ज हुई</translation>
    </message>
    <message>
      <source>{length} m</source>
      <translation>{length} मी.</translation>
    </message>
    <message>
      <source>{name} can't be read; choose it again.</source>
      <translation>{name} पढ़ी नहीं जा सकती; फिर से चुनें।</translation>
    </message>
    <message>
      <source>{name} in the data folder is not the plain file or folder that it should be. Nothing was changed. Run the repair: nagardesk store repair</source>
      <translation>डेटा फ़ोल्डर में {name} वैसी सादी फ़ाइल या फ़ोल्डर नहीं है जैसा होना चाहिए। कुछ बदला नहीं गया। मरम्मत चलाएँ: nagardesk store repair</translation>
    </message>
    <message>
      <source>{name} prepared this.</source>
      <translation>{name} ने यह तैयार किया है।</translation>
    </message>
    <message>
      <source>{name}: ₹ {amount} left</source>
      <translation>{name}: ₹ {amount} शेष</translation>
    </message>
    <message>
      <source>{number} of {day}</source>
      <translation>{number} दिनांक {day}</translation>
    </message>
    <message>
      <source>{n} done</source>
      <translation>{n} हो गए</translation>
    </message>
    <message>
      <source>{n} lines</source>
      <translation>{n} पंक्तियाँ</translation>
    </message>
    <message>
      <source>{n} parts</source>
      <translation>{n} भाग</translation>
    </message>
    <message>
      <source>{n} tables</source>
      <translation>{n} सारणियाँ</translation>
    </message>
    <message>
      <source>{n} volumes</source>
      <translation>{n} खण्ड</translation>
    </message>
    <message>
      <source>{one} to {other}, not taken over yet</source>
      <translation>{one} से {other} को, अभी ग्रहण नहीं</translation>
    </message>
    <message>
      <source>{paper} (copy {n})</source>
      <translation>{paper} (प्रतिलिपि {n})</translation>
    </message>
    <message>
      <source>{section}: {who} signs</source>
      <translation>{section}: हस्ताक्षर {who} के</translation>
    </message>
    <message>
      <source>{what} set anew: {reason}</source>
      <translation>{what} फिर से दर्ज: {reason}</translation>
    </message>
    <message>
      <source>{who} signs</source>
      <translation>हस्ताक्षर {who} के</translation>
    </message>
    <message>
      <source>“{text}” stands there twice.</source>
      <translation>“{text}” वहाँ दो बार है।</translation>
    </message>
    <message>
      <source>₹ {amount} are brought here</source>
      <translation>₹ {amount} यहाँ लाए गए</translation>
    </message>
    <message>
      <source>₹ {amount} are handed over; the other takes them over by his own count</source>
      <translation>₹ {amount} सौंपे गए; दूसरा अपनी गणना से ग्रहण करेगा</translation>
    </message>
    <message>
      <source>₹ {amount} are let go</source>
      <translation>₹ {amount} की छूट दी गई</translation>
    </message>
    <message>
      <source>₹ {amount} are paid into the bank</source>
      <translation>₹ {amount} बैंक में जमा हुए</translation>
    </message>
    <message>
      <source>₹ {amount} are taken over</source>
      <translation>₹ {amount} ग्रहण किये गये</translation>
    </message>
    <message>
      <source>₹ {amount} falls due on {day}</source>
      <translation>₹ {amount} {day} को देय</translation>
    </message>
    <message>
      <source>₹ {amount} for each {measure}</source>
      <translation>प्रत्येक {measure} पर ₹ {amount}</translation>
    </message>
    <message>
      <source>₹ {amount} in cash are with you</source>
      <translation>₹ {amount} नकद आपके पास है</translation>
    </message>
    <message>
      <source>₹ {amount} missing</source>
      <translation>₹ {amount} कम</translation>
    </message>
    <message>
      <source>₹ {amount} of it on cheques not realised yet</source>
      <translation>इसमें ₹ {amount} ऐसे चेकों पर जिनकी राशि अभी प्राप्त नहीं हुई</translation>
    </message>
    <message>
      <source>₹ {amount} on {day}</source>
      <translation>{day} को ₹ {amount}</translation>
    </message>
    <message>
      <source>₹ {amount} open</source>
      <translation>₹ {amount} शेष</translation>
    </message>
    <message>
      <source>₹ {amount} to pay</source>
      <translation>₹ {amount} देय</translation>
    </message>
    <message>
      <source>₹ {amount} to recover</source>
      <translation>₹ {amount} वसूली योग्य</translation>
    </message>
    <message>
      <source>₹ {amount} too much</source>
      <translation>₹ {amount} अधिक</translation>
    </message>
    <message>
      <source>₹ {amount} were handed over and not taken over yet.</source>
      <translation>₹ {amount} सौंपे गए पर अभी ग्रहण नहीं हुए।</translation>
    </message>
    <message>
      <source>₹ {amount} were taken back twice: undo one in its case</source>
      <translation>₹ {amount} दो बार वापस दर्ज हुए: प्रकरण में एक को पलटें</translation>
    </message>
  </context>
  <context>
    <name>QLineEdit</name>
    <message>
      <source>&amp;Undo</source>
      <translation>वापस लें (&amp;U)</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>फिर करें (&amp;R)</translation>
    </message>
    <message>
      <source>Cu&amp;t</source>
      <translation>काटें (&amp;T)</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <translation>नकल करें (&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Paste</source>
      <translation>चिपकाएँ (&amp;P)</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>मिटाएँ</translation>
    </message>
    <message>
      <source>Select All</source>
      <translation>सब चुनें</translation>
    </message>
  </context>
  <context>
    <name>QWidgetTextControl</name>
    <message>
      <source>&amp;Undo</source>
      <translation>वापस लें (&amp;U)</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>फिर करें (&amp;R)</translation>
    </message>
    <message>
      <source>Cu&amp;t</source>
      <translation>काटें (&amp;T)</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <translation>नकल करें (&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Paste</source>
      <translation>चिपकाएँ (&amp;P)</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>मिटाएँ</translation>
    </message>
    <message>
      <source>Select All</source>
      <translation>सब चुनें</translation>
    </message>
    <message>
      <source>Copy &amp;Link Location</source>
      <translation>कड़ी का पता लें (&amp;L)</translation>
    </message>
  </context>
  <context>
    <name>QPlatformTheme</name>
    <message>
      <source>OK</source>
      <translation>ठीक है</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>रद्द करें</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>खोलें</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>सहेजें</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>बन्द करें</translation>
    </message>
    <message>
      <source>&amp;Yes</source>
      <translation>हाँ (&amp;Y)</translation>
    </message>
    <message>
      <source>&amp;No</source>
      <translation>नहीं (&amp;N)</translation>
    </message>
  </context>
  <context>
    <name>QFileDialog</name>
    <message>
      <source>&amp;Look in:</source>
      <translation>यहाँ देखें (&amp;L):</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>पीछे</translation>
    </message>
    <message>
      <source>Go back</source>
      <translation>पीछे जाएँ</translation>
    </message>
    <message>
      <source>Forward</source>
      <translation>आगे</translation>
    </message>
    <message>
      <source>Go forward</source>
      <translation>आगे जाएँ</translation>
    </message>
    <message>
      <source>Parent Directory</source>
      <translation>ऊपर का फ़ोल्डर</translation>
    </message>
    <message>
      <source>Go to the parent directory</source>
      <translation>ऊपर के फ़ोल्डर में जाएँ</translation>
    </message>
    <message>
      <source>Create New Folder</source>
      <translation>नया फ़ोल्डर बनाएँ</translation>
    </message>
    <message>
      <source>Create a New Folder</source>
      <translation>नया फ़ोल्डर बनाएँ</translation>
    </message>
    <message>
      <source>List View</source>
      <translation>सूची</translation>
    </message>
    <message>
      <source>Change to list view mode</source>
      <translation>सूची के रूप में दिखाएँ</translation>
    </message>
    <message>
      <source>Detail View</source>
      <translation>ब्योरे</translation>
    </message>
    <message>
      <source>Change to detail view mode</source>
      <translation>ब्योरों के साथ दिखाएँ</translation>
    </message>
    <message>
      <source>Sidebar</source>
      <translation>किनारे की सूची</translation>
    </message>
    <message>
      <source>List of places and bookmarks</source>
      <translation>स्थानों की सूची</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>फ़ाइलें</translation>
    </message>
    <message>
      <source>Files of &amp;type:</source>
      <translation>फ़ाइलों का प्रकार (&amp;T):</translation>
    </message>
    <message>
      <source>File &amp;name:</source>
      <translation>फ़ाइल का नाम (&amp;N):</translation>
    </message>
    <message>
      <source>&amp;Open</source>
      <translation>खोलें (&amp;O)</translation>
    </message>
    <message>
      <source>&amp;Choose</source>
      <translation>चुनें (&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>सहेजें (&amp;S)</translation>
    </message>
    <message>
      <source>Save As</source>
      <translation>इस नाम से सहेजें</translation>
    </message>
    <message>
      <source>Find Directory</source>
      <translation>फ़ोल्डर खोजें</translation>
    </message>
    <message>
      <source>All Files (*)</source>
      <translation>सब फ़ाइलें (*)</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>सब फ़ाइलें (*)</translation>
    </message>
    <message>
      <source>Show </source>
      <translation>दिखाएँ </translation>
    </message>
    <message>
      <source>&amp;Rename</source>
      <translation>नाम बदलें (&amp;R)</translation>
    </message>
    <message>
      <source>&amp;Delete</source>
      <translation>मिटाएँ (&amp;D)</translation>
    </message>
    <message>
      <source>Show &amp;hidden files</source>
      <translation>छिपी फ़ाइलें दिखाएँ (&amp;H)</translation>
    </message>
    <message>
      <source>&amp;New Folder</source>
      <translation>नया फ़ोल्डर (&amp;N)</translation>
    </message>
    <message>
      <source>Directories</source>
      <translation>फ़ोल्डर</translation>
    </message>
    <message>
      <source>Directory:</source>
      <translation>फ़ोल्डर:</translation>
    </message>
    <message>
      <source>Recent Places</source>
      <translation>हाल के स्थान</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>हटाएँ</translation>
    </message>
    <message>
      <source>Could not delete directory.</source>
      <translation>फ़ोल्डर मिटाया नहीं जा सका।</translation>
    </message>
    <message>
      <source>Are you sure you want to delete '%1'?</source>
      <translation>क्या “%1” को मिटाना ही है?</translation>
    </message>
    <message>
      <source>%1 already exists.
Do you want to replace it?</source>
      <translation>%1 पहले से है।
क्या उसकी जगह यह लिखें?</translation>
    </message>
    <message>
      <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
      <translation>%1
यह फ़ोल्डर नहीं मिला।
कृपया देखें कि नाम ठीक है।</translation>
    </message>
    <message>
      <source>%1
File not found.
Please verify the correct file name was given.</source>
      <translation>%1
यह फ़ाइल नहीं मिली।
कृपया देखें कि नाम ठीक है।</translation>
    </message>
    <message>
      <source>'%1' is write protected.
Do you want to delete it anyway?</source>
      <translation>“%1” में लिखना मना है।
क्या फिर भी मिटाएँ?</translation>
    </message>
  </context>
  <context>
    <name>QFileSystemModel</name>
    <message>
      <source>Computer</source>
      <translation>कम्प्यूटर</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>नाम</translation>
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
      <translation>बदलने का दिन</translation>
    </message>
  </context>
  <context>
    <name>QAbstractFileIconProvider</name>
    <message>
      <source>Drive</source>
      <translation>ड्राइव</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>फ़ोल्डर</translation>
    </message>
    <message>
      <source>File</source>
      <translation>फ़ाइल</translation>
    </message>
  </context>
  <context>
    <name>QPrintDialog</name>
    <message>
      <source>Print</source>
      <translation>छापें</translation>
    </message>
    <message>
      <source>All Pages</source>
      <translation>सब पन्ने</translation>
    </message>
    <message>
      <source>Odd Pages</source>
      <translation>विषम पन्ने</translation>
    </message>
    <message>
      <source>Even Pages</source>
      <translation>सम पन्ने</translation>
    </message>
    <message>
      <source>&amp;Options &gt;&gt;</source>
      <translation>विकल्प (&amp;O) &gt;&gt;</translation>
    </message>
    <message>
      <source>&amp;Options &lt;&lt;</source>
      <translation>विकल्प (&amp;O) &lt;&lt;</translation>
    </message>
    <message>
      <source>&amp;Print</source>
      <translation>छापें (&amp;P)</translation>
    </message>
    <message>
      <source>Print to File (PDF)</source>
      <translation>फ़ाइल में छापें (PDF)</translation>
    </message>
    <message>
      <source>Print To File ...</source>
      <translation>फ़ाइल में छापें …</translation>
    </message>
    <message>
      <source>Local file</source>
      <translation>इस पीसी की फ़ाइल</translation>
    </message>
    <message>
      <source>Write PDF file</source>
      <translation>PDF फ़ाइल लिखें</translation>
    </message>
    <message>
      <source>Invalid Pages Definition</source>
      <translation>पन्ने ठीक से नहीं लिखे</translation>
    </message>
    <message>
      <source>Duplex Settings Conflicts</source>
      <translation>दोनों ओर छपाई के विकल्प मेल नहीं खाते</translation>
    </message>
    <message>
      <source>%1 does not follow the correct syntax. Please use ',' to separate ranges and pages, '-' to define ranges and make sure ranges do not intersect with each other.</source>
      <translation>“%1” ठीक से नहीं लिखा है। पन्नों के बीच “,” और पहले से आख़िरी तक के लिए “-” लिखें; कोई पन्ना दो बार न आए।</translation>
    </message>
    <message>
      <source>There are conflicts in duplex settings. Do you want to fix them?</source>
      <translation>दोनों ओर छपाई के विकल्प मेल नहीं खाते। क्या उन्हें ठीक करें?</translation>
    </message>
    <message>
      <source>%1 is a directory.
Please choose a different file name.</source>
      <translation>%1 एक फ़ोल्डर है।
कृपया फ़ाइल का दूसरा नाम चुनें।</translation>
    </message>
    <message>
      <source>File %1 is not writable.
Please choose a different file name.</source>
      <translation>फ़ाइल %1 में लिखा नहीं जा सकता।
कृपया फ़ाइल का दूसरा नाम चुनें।</translation>
    </message>
    <message>
      <source>%1 already exists.
Do you want to overwrite it?</source>
      <translation>%1 पहले से है।
क्या उसकी जगह यह लिखें?</translation>
    </message>
  </context>
  <context>
    <name>QPrintSettingsOutput</name>
    <message>
      <source>Print range</source>
      <translation>क्या छापें</translation>
    </message>
    <message>
      <source>Print all</source>
      <translation>सब छापें</translation>
    </message>
    <message>
      <source>Pages from</source>
      <translation>पन्ने, यहाँ से</translation>
    </message>
    <message>
      <source>to</source>
      <translation>तक</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>पन्ने</translation>
    </message>
    <message>
      <source>Current Page</source>
      <translation>यही पन्ना</translation>
    </message>
    <message>
      <source>Selection</source>
      <translation>चुना हुआ</translation>
    </message>
    <message>
      <source>Page &amp;Set:</source>
      <translation>कौन-से पन्ने (&amp;S):</translation>
    </message>
    <message>
      <source>Output Settings</source>
      <translation>छपाई</translation>
    </message>
    <message>
      <source>Copies:</source>
      <translation>प्रतियाँ:</translation>
    </message>
    <message>
      <source>Collate</source>
      <translation>प्रतिवार क्रम से</translation>
    </message>
    <message>
      <source>Reverse</source>
      <translation>उल्टे क्रम में</translation>
    </message>
    <message>
      <source>Copies</source>
      <translation>प्रतियाँ</translation>
    </message>
    <message>
      <source>Color Mode</source>
      <translation>रंग</translation>
    </message>
    <message>
      <source>Color</source>
      <translation>रंगीन</translation>
    </message>
    <message>
      <source>Grayscale</source>
      <translation>धूसर</translation>
    </message>
    <message>
      <source>Double Sided Printing</source>
      <translation>दोनों ओर छपाई</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>नहीं</translation>
    </message>
    <message>
      <source>Long side binding</source>
      <translation>लम्बी भुजा पर जिल्द</translation>
    </message>
    <message>
      <source>Short side binding</source>
      <translation>छोटी भुजा पर जिल्द</translation>
    </message>
    <message>
      <source>Options</source>
      <translation>विकल्प</translation>
    </message>
    <message>
      <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
      <translation>पन्ने अल्पविराम से अलग करें; पहले से आख़िरी तक के बीच “-” लिखें। जैसे 3,5-7,9 से पन्ने 3, 5, 6, 7 और 9 छपते हैं।</translation>
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
      <translation>नाम (&amp;N):</translation>
    </message>
    <message>
      <source>P&amp;roperties</source>
      <translation>गुण (&amp;R)</translation>
    </message>
    <message>
      <source>Location:</source>
      <translation>स्थान:</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>झलक</translation>
    </message>
    <message>
      <source>Type:</source>
      <translation>प्रकार:</translation>
    </message>
    <message>
      <source>Output &amp;file:</source>
      <translation>फ़ाइल (&amp;F):</translation>
    </message>
  </context>
  <context>
    <name>QPrintPropertiesDialog</name>
    <message>
      <source>Printer Properties</source>
      <translation>प्रिंटर के गुण</translation>
    </message>
    <message>
      <source>Job Options</source>
      <translation>छपाई के विकल्प</translation>
    </message>
  </context>
  <context>
    <name>QPrintPropertiesWidget</name>
    <message>
      <source>Page</source>
      <translation>पन्ना</translation>
    </message>
    <message>
      <source>Advanced</source>
      <translation>और विकल्प</translation>
    </message>
    <message>
      <source>There are conflicts in some options. Please fix them.</source>
      <translation>कुछ विकल्प आपस में मेल नहीं खाते। कृपया ठीक करें।</translation>
    </message>
  </context>
  <context>
    <name>QPageSetupWidget</name>
    <message>
      <source>Paper</source>
      <translation>कागज</translation>
    </message>
    <message>
      <source>Page size:</source>
      <translation>पन्ने का आकार:</translation>
    </message>
    <message>
      <source>Width:</source>
      <translation>चौड़ाई:</translation>
    </message>
    <message>
      <source>Height:</source>
      <translation>ऊँचाई:</translation>
    </message>
    <message>
      <source>Paper source:</source>
      <translation>कागज कहाँ से:</translation>
    </message>
    <message>
      <source>Orientation</source>
      <translation>दिशा</translation>
    </message>
    <message>
      <source>Portrait</source>
      <translation>खड़ा</translation>
    </message>
    <message>
      <source>Landscape</source>
      <translation>आड़ा</translation>
    </message>
    <message>
      <source>Reverse landscape</source>
      <translation>उल्टा आड़ा</translation>
    </message>
    <message>
      <source>Reverse portrait</source>
      <translation>उल्टा खड़ा</translation>
    </message>
    <message>
      <source>Margins</source>
      <translation>हाशिए</translation>
    </message>
    <message>
      <source>top margin</source>
      <translation>ऊपर का हाशिया</translation>
    </message>
    <message>
      <source>left margin</source>
      <translation>बायाँ हाशिया</translation>
    </message>
    <message>
      <source>right margin</source>
      <translation>दायाँ हाशिया</translation>
    </message>
    <message>
      <source>bottom margin</source>
      <translation>नीचे का हाशिया</translation>
    </message>
    <message>
      <source>Page Layout</source>
      <translation>पन्ने की सजावट</translation>
    </message>
    <message>
      <source>Page &amp;order:</source>
      <translation>पन्नों का क्रम (&amp;O):</translation>
    </message>
    <message>
      <source>Pages &amp;per sheet:</source>
      <translation>एक कागज पर पन्ने (&amp;P):</translation>
    </message>
    <message>
      <source>Custom</source>
      <translation>अपना</translation>
    </message>
    <message>
      <source>Millimeters (mm)</source>
      <translation>मिलीमीटर (mm)</translation>
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
      <translation>बाएँ से दाएँ, ऊपर से नीचे</translation>
    </message>
  </context>
</TS>
