<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pa" sourcelanguage="en">
  <context>
    <name>screen</name>
    <message numerus="yes">
      <source>%n an hour</source>
      <translation>
        <numerusform>%n ਪ੍ਰਤੀ ਘੰਟਾ</numerusform>
        <numerusform>%n ਪ੍ਰਤੀ ਘੰਟਾ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n bad</source>
      <translation>
        <numerusform>%n ਗ਼ਲਤ</numerusform>
        <numerusform>%n ਗ਼ਲਤ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n cases</source>
      <translation>
        <numerusform>%n ਕੇਸ</numerusform>
        <numerusform>%n ਕੇਸ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n cases wait for a visit</source>
      <translation>
        <numerusform>%n ਮਾਮਲਾ ਨਿਰੀਖਣ ਦੀ ਉਡੀਕ ਵਿੱਚ</numerusform>
        <numerusform>%n ਮਾਮਲੇ ਨਿਰੀਖਣ ਦੀ ਉਡੀਕ ਵਿੱਚ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n cheques in hand</source>
      <translation>
        <numerusform>%n ਚੈੱਕ ਹੱਥ ਵਿੱਚ</numerusform>
        <numerusform>%n ਚੈੱਕ ਹੱਥ ਵਿੱਚ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n chosen</source>
      <translation>
        <numerusform>%n ਚੁਣਿਆ</numerusform>
        <numerusform>%n ਚੁਣੇ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n clocks</source>
      <translation>
        <numerusform>%n ਮਿਆਦ</numerusform>
        <numerusform>%n ਮਿਆਦਾਂ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n clocks are met or over</source>
      <translation>
        <numerusform>%n ਮਿਆਦ ਪੂਰੀ ਜਾਂ ਖ਼ਤਮ</numerusform>
        <numerusform>%n ਮਿਆਦਾਂ ਪੂਰੀਆਂ ਜਾਂ ਖ਼ਤਮ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n days ago</source>
      <translation>
        <numerusform>%n ਦਿਨ ਪਹਿਲਾਂ</numerusform>
        <numerusform>%n ਦਿਨ ਪਹਿਲਾਂ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n days left</source>
      <translation>
        <numerusform>%n ਦਿਨ ਬਾਕੀ</numerusform>
        <numerusform>%n ਦਿਨ ਬਾਕੀ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n days over</source>
      <translation>
        <numerusform>%n ਦਿਨ ਲੰਘਿਆ</numerusform>
        <numerusform>%n ਦਿਨ ਲੰਘੇ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n entries</source>
      <translation>
        <numerusform>%n ਇੰਦਰਾਜ</numerusform>
        <numerusform>%n ਇੰਦਰਾਜ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n entries wait to go</source>
      <translation>
        <numerusform>%n ਇੰਦਰਾਜ ਭੇਜਣਾ ਬਾਕੀ</numerusform>
        <numerusform>%n ਇੰਦਰਾਜ ਭੇਜਣੇ ਬਾਕੀ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n entries were new</source>
      <translation>
        <numerusform>%n ਇੰਦਰਾਜ ਨਵਾਂ ਸੀ</numerusform>
        <numerusform>%n ਇੰਦਰਾਜ ਨਵੇਂ ਸਨ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n entries, read again and proven</source>
      <translation>
        <numerusform>%n ਇੰਦਰਾਜ, ਮੁੜ ਪੜ੍ਹਿਆ ਤੇ ਪਰਖਿਆ</numerusform>
        <numerusform>%n ਇੰਦਰਾਜ, ਮੁੜ ਪੜ੍ਹੇ ਤੇ ਪਰਖੇ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n files handed to the centre</source>
      <translation>
        <numerusform>%n ਫ਼ਾਈਲ ਕੇਂਦਰ ਨੂੰ ਦਿੱਤੀ</numerusform>
        <numerusform>%n ਫ਼ਾਈਲਾਂ ਕੇਂਦਰ ਨੂੰ ਦਿੱਤੀਆਂ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n files written</source>
      <translation>
        <numerusform>%n ਫ਼ਾਈਲ ਲਿਖੀ</numerusform>
        <numerusform>%n ਫ਼ਾਈਲਾਂ ਲਿਖੀਆਂ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n findings</source>
      <translation>
        <numerusform>%n ਲੱਭਤ</numerusform>
        <numerusform>%n ਲੱਭਤਾਂ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n good</source>
      <translation>
        <numerusform>%n ਸਹੀ</numerusform>
        <numerusform>%n ਸਹੀ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n hearings</source>
      <translation>
        <numerusform>%n ਸੁਣਵਾਈ</numerusform>
        <numerusform>%n ਸੁਣਵਾਈਆਂ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n hearings are adjourned</source>
      <translation>
        <numerusform>%n ਸੁਣਵਾਈ ਮੁਲਤਵੀ ਹੋਈ</numerusform>
        <numerusform>%n ਸੁਣਵਾਈਆਂ ਮੁਲਤਵੀ ਹੋਈਆਂ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n holidays</source>
      <translation>
        <numerusform>%n ਛੁੱਟੀ</numerusform>
        <numerusform>%n ਛੁੱਟੀਆਂ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n in the office already</source>
      <translation>
        <numerusform>%n ਪਹਿਲਾਂ ਹੀ ਦਫ਼ਤਰ ਵਿੱਚ</numerusform>
        <numerusform>%n ਪਹਿਲਾਂ ਹੀ ਦਫ਼ਤਰ ਵਿੱਚ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines</source>
      <translation>
        <numerusform>%n ਸਤਰ</numerusform>
        <numerusform>%n ਸਤਰਾਂ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines are entered.</source>
      <translation>
        <numerusform>%n ਲਾਈਨਾਂ ਦਰਜ ਹੋਈਆਂ।</numerusform>
        <numerusform>%n ਲਾਈਨਾਂ ਦਰਜ ਹੋਈਆਂ।</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines are saved</source>
      <translation>
        <numerusform>%n ਸਤਰ ਸਾਂਭੀ ਗਈ</numerusform>
        <numerusform>%n ਸਤਰਾਂ ਸਾਂਭੀਆਂ ਗਈਆਂ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines entered</source>
      <translation>
        <numerusform>%n ਲਾਈਨਾਂ ਦਰਜ</numerusform>
        <numerusform>%n ਲਾਈਨਾਂ ਦਰਜ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines read</source>
      <translation>
        <numerusform>%n ਸਤਰ ਪੜ੍ਹੀ</numerusform>
        <numerusform>%n ਸਤਰਾਂ ਪੜ੍ਹੀਆਂ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines wait to be entered</source>
      <translation>
        <numerusform>%n ਲਾਈਨਾਂ ਦਰਜ ਹੋਣ ਨੂੰ ਬਾਕੀ</numerusform>
        <numerusform>%n ਲਾਈਨਾਂ ਦਰਜ ਹੋਣ ਨੂੰ ਬਾਕੀ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines were in the office already and were passed over.</source>
      <translation>
        <numerusform>%n ਲਾਈਨਾਂ ਪਹਿਲਾਂ ਹੀ ਦਫ਼ਤਰ ਵਿੱਚ ਸਨ, ਛੱਡ ਦਿੱਤੀਆਂ।</numerusform>
        <numerusform>%n ਲਾਈਨਾਂ ਪਹਿਲਾਂ ਹੀ ਦਫ਼ਤਰ ਵਿੱਚ ਸਨ, ਛੱਡ ਦਿੱਤੀਆਂ।</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n minutes</source>
      <translation>
        <numerusform>%n ਮਿੰਟ</numerusform>
        <numerusform>%n ਮਿੰਟ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n pages</source>
      <translation>
        <numerusform>%n ਸਫ਼ਾ</numerusform>
        <numerusform>%n ਸਫ਼ੇ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n papers are made and kept</source>
      <translation>
        <numerusform>%n ਪੱਤਰ ਬਣਾ ਕੇ ਰੱਖਿਆ ਗਿਆ</numerusform>
        <numerusform>%n ਪੱਤਰ ਬਣਾ ਕੇ ਰੱਖੇ ਗਏ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n papers came out</source>
      <translation>
        <numerusform>%n ਪੱਤਰ ਛਪਿਆ</numerusform>
        <numerusform>%n ਪੱਤਰ ਛਪੇ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n papers to bind</source>
      <translation>
        <numerusform>ਬੰਨ੍ਹਣ ਲਈ %n ਕਾਗ਼ਜ਼</numerusform>
        <numerusform>ਬੰਨ੍ਹਣ ਲਈ %n ਕਾਗ਼ਜ਼</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n papers wait to go</source>
      <translation>
        <numerusform>%n ਕਾਗਜ਼ ਭੇਜਣਾ ਬਾਕੀ</numerusform>
        <numerusform>%n ਕਾਗਜ਼ ਭੇਜਣੇ ਬਾਕੀ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n parcels</source>
      <translation>
        <numerusform>%n ਪਲਾਟ</numerusform>
        <numerusform>%n ਪਲਾਟ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n photographs</source>
      <translation>
        <numerusform>%n ਫ਼ੋਟੋ</numerusform>
        <numerusform>%n ਫ਼ੋਟੋਆਂ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n pieces of land lie within it</source>
      <translation>
        <numerusform>%n ਟੁਕੜਾ ਜ਼ਮੀਨ ਇਸ ਦੇ ਅੰਦਰ</numerusform>
        <numerusform>%n ਟੁਕੜੇ ਜ਼ਮੀਨ ਇਸ ਦੇ ਅੰਦਰ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n replies taken over</source>
      <translation>
        <numerusform>%n ਜਵਾਬ ਲਿਆ</numerusform>
        <numerusform>%n ਜਵਾਬ ਲਏ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n rows read</source>
      <translation>
        <numerusform>%n ਲਾਈਨਾਂ ਪੜ੍ਹੀਆਂ</numerusform>
        <numerusform>%n ਲਾਈਨਾਂ ਪੜ੍ਹੀਆਂ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n rows so far</source>
      <translation>
        <numerusform>ਹੁਣ ਤੱਕ %n ਲਾਈਨਾਂ</numerusform>
        <numerusform>ਹੁਣ ਤੱਕ %n ਲਾਈਨਾਂ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n saved</source>
      <translation>
        <numerusform>%n ਸੰਭਾਲੀਆਂ</numerusform>
        <numerusform>%n ਸੰਭਾਲੀਆਂ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n scans stay in the office and are named in the index</source>
      <translation>
        <numerusform>%n ਸਕੈਨ ਦਫ਼ਤਰ ਵਿੱਚ ਰਹਿੰਦਾ ਹੈ ਤੇ ਸੂਚੀ ਵਿੱਚ ਲਿਖਿਆ ਜਾਂਦਾ ਹੈ</numerusform>
        <numerusform>%n ਸਕੈਨ ਦਫ਼ਤਰ ਵਿੱਚ ਰਹਿੰਦੇ ਹਨ ਤੇ ਸੂਚੀ ਵਿੱਚ ਲਿਖੇ ਜਾਂਦੇ ਹਨ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n sections</source>
      <translation>
        <numerusform>%n ਧਾਰਾ</numerusform>
        <numerusform>%n ਧਾਰਾਵਾਂ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n shapes are on the map</source>
      <translation>
        <numerusform>%n ਸ਼ਕਲ ਨਕਸ਼ੇ 'ਤੇ ਹੈ</numerusform>
        <numerusform>%n ਸ਼ਕਲਾਂ ਨਕਸ਼ੇ 'ਤੇ ਹਨ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n streets</source>
      <translation>
        <numerusform>%n ਗਲੀ</numerusform>
        <numerusform>%n ਗਲੀਆਂ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n struck out</source>
      <translation>
        <numerusform>%n ਕੱਟੀ ਗਈ</numerusform>
        <numerusform>%n ਕੱਟੀਆਂ ਗਈਆਂ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n twice in the file</source>
      <translation>
        <numerusform>%n ਫ਼ਾਈਲ ਵਿੱਚ ਦੋ ਵਾਰ</numerusform>
        <numerusform>%n ਫ਼ਾਈਲ ਵਿੱਚ ਦੋ ਵਾਰ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n wards</source>
      <translation>
        <numerusform>%n ਵਾਰਡ</numerusform>
        <numerusform>%n ਵਾਰਡ</numerusform>
      </translation>
    </message>
    <message>
      <source>'{text}' is no day of the calendar; check day and month.</source>
      <translation>'{text}' ਕੈਲੰਡਰ ਵਿੱਚ ਨਹੀਂ; ਦਿਨ ਅਤੇ ਮਹੀਨਾ ਵੇਖੋ।</translation>
    </message>
    <message>
      <source>'{text}' is not a date; write it as 03-02-2027.</source>
      <translation>'{text}' ਮਿਤੀ ਨਹੀਂ; 03-02-2027 ਵਾਂਗ ਲਿਖੋ।</translation>
    </message>
    <message>
      <source>'{text}' is not a number; write it as 12.5.</source>
      <translation>'{text}' ਗਿਣਤੀ ਨਹੀਂ; 12.5 ਵਾਂਗ ਲਿਖੋ।</translation>
    </message>
    <message>
      <source>'{text}' is not a whole number.</source>
      <translation>'{text}' ਪੂਰੀ ਗਿਣਤੀ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>'{text}' is not an amount; write it as 1200 or 1200.50.</source>
      <translation>'{text}' ਰਕਮ ਨਹੀਂ; 1200 ਜਾਂ 1200.50 ਵਾਂਗ ਲਿਖੋ।</translation>
    </message>
    <message>
      <source>'{text}' is not an hour; write it as 14:30.</source>
      <translation>'{text}' ਸਮਾਂ ਨਹੀਂ; 14:30 ਵਾਂਗ ਲਿਖੋ।</translation>
    </message>
    <message>
      <source>'{text}' is not one of the choices.</source>
      <translation>'{text}' ਚੋਣਾਂ ਵਿੱਚ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>1 to 3 years</source>
      <translation>1 ਤੋਂ 3 ਸਾਲ</translation>
    </message>
    <message>
      <source>91 days to a year</source>
      <translation>91 ਦਿਨ ਤੋਂ ਇੱਕ ਸਾਲ</translation>
    </message>
    <message>
      <source>A PDF or a picture</source>
      <translation>ਪੀਡੀਐੱਫ਼ ਜਾਂ ਤਸਵੀਰ</translation>
    </message>
    <message>
      <source>A book of this name was issued already.</source>
      <translation>ਇਸ ਨਾਂ ਦੀ ਕਾਪੀ ਪਹਿਲਾਂ ਹੀ ਜਾਰੀ ਹੈ।</translation>
    </message>
    <message>
      <source>A building lies wholly outside its parcel, at the place shown.</source>
      <translation>ਦਿਖਾਈ ਥਾਂ 'ਤੇ ਇੱਕ ਇਮਾਰਤ ਪਲਾਟ ਤੋਂ ਪੂਰੀ ਬਾਹਰ ਹੈ।</translation>
    </message>
    <message>
      <source>A building of the file stands on no parcel.</source>
      <translation>ਫ਼ਾਈਲ ਦੀ ਇੱਕ ਇਮਾਰਤ ਕਿਸੇ ਪਲਾਟ 'ਤੇ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>A case can't be linked with itself.</source>
      <translation>ਕੇਸ ਨੂੰ ਉਸੇ ਨਾਲ ਨਹੀਂ ਜੋੜਿਆ ਜਾ ਸਕਦਾ।</translation>
    </message>
    <message>
      <source>A case of the office's own motion is opened on its day.</source>
      <translation>ਦਫ਼ਤਰ ਦਾ ਆਪਣਾ ਕੇਸ ਉਸੇ ਦਿਨ ਖੋਲ੍ਹਿਆ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>A cheque of a later date is not taken.</source>
      <translation>ਅੱਗੇ ਦੀ ਮਿਤੀ ਦਾ ਚੈੱਕ ਨਹੀਂ ਲਿਆ ਜਾਂਦਾ।</translation>
    </message>
    <message>
      <source>A copy of everything, read again and proven. Keep it in another building, locked away.</source>
      <translation>ਹਰ ਚੀਜ਼ ਦੀ ਨਕਲ, ਮੁੜ ਪੜ੍ਹ ਕੇ ਪਰਖੀ। ਇਸ ਨੂੰ ਦੂਜੀ ਇਮਾਰਤ ਵਿੱਚ ਤਾਲੇ ਵਿੱਚ ਰੱਖੋ।</translation>
    </message>
    <message>
      <source>A correction</source>
      <translation>ਸੋਧ</translation>
    </message>
    <message>
      <source>A fee at the counter</source>
      <translation>ਕਾਊਂਟਰ ’ਤੇ ਫ਼ੀਸ</translation>
    </message>
    <message>
      <source>A fee without a demand</source>
      <translation>ਬਿਨਾਂ ਮੰਗ ਦੀ ਫ਼ੀਸ</translation>
    </message>
    <message>
      <source>A file .ngi on the stick of who looks after the centre; it fills in what stands above</source>
      <translation>ਕੇਂਦਰ ਸੰਭਾਲਣ ਵਾਲੇ ਦੀ ਪੈੱਨ ਡਰਾਈਵ ਦੀ .ngi ਫ਼ਾਈਲ; ਉਹ ਉੱਪਰਲਾ ਸਭ ਭਰ ਦਿੰਦੀ ਹੈ</translation>
    </message>
    <message>
      <source>A file .ngi; it may come later, under Sync. Until then nothing goes out</source>
      <translation>.ngi ਫ਼ਾਈਲ; ਬਾਅਦ ਵਿੱਚ ‘ਵਟਾਂਦਰਾ’ ਵਿੱਚ ਵੀ ਦਿੱਤੀ ਜਾ ਸਕਦੀ ਹੈ। ਉਦੋਂ ਤੱਕ ਕੁਝ ਬਾਹਰ ਨਹੀਂ ਜਾਂਦਾ</translation>
    </message>
    <message>
      <source>A file of the law or of a form is not right</source>
      <translation>ਕਾਨੂੰਨ ਜਾਂ ਫ਼ਾਰਮ ਦੀ ਕੋਈ ਫ਼ਾਈਲ ਠੀਕ ਨਹੀਂ</translation>
    </message>
    <message>
      <source>A file of the law or of a form is not right here. Tell who looks after the program.</source>
      <translation>ਕਾਨੂੰਨ ਜਾਂ ਫਾਰਮ ਦੀ ਕੋਈ ਫ਼ਾਈਲ ਇੱਥੇ ਠੀਕ ਨਹੀਂ। ਪ੍ਰੋਗਰਾਮ ਦੀ ਦੇਖਭਾਲ ਕਰਨ ਵਾਲੇ ਨੂੰ ਦੱਸੋ।</translation>
    </message>
    <message>
      <source>A file on the stick was changed or cut off; nothing of it was taken. Have it sent again.</source>
      <translation>ਪੈੱਨ ਡਰਾਈਵ ਦੀ ਕੋਈ ਫ਼ਾਈਲ ਬਦਲੀ ਜਾਂ ਕੱਟੀ ਗਈ ਹੈ; ਉਸ ਵਿੱਚੋਂ ਕੁਝ ਨਹੀਂ ਲਿਆ ਗਿਆ। ਮੁੜ ਭਿਜਵਾਓ।</translation>
    </message>
    <message>
      <source>A file that says whose office this is is damaged. Put it back from a copy.</source>
      <translation>ਇਹ ਕਿਸ ਦਾ ਦਫ਼ਤਰ ਹੈ, ਇਹ ਦੱਸਣ ਵਾਲੀ ਫ਼ਾਈਲ ਖ਼ਰਾਬ ਹੈ। ਉਸ ਨੂੰ ਨਕਲ ਤੋਂ ਵਾਪਸ ਰੱਖੋ।</translation>
    </message>
    <message>
      <source>A fingerprint has 64 characters, 0 to 9 and a to f. Copy it from the administrator.</source>
      <translation>ਫਿੰਗਰਪ੍ਰਿੰਟ ਵਿੱਚ 64 ਅੱਖਰ ਹੁੰਦੇ ਹਨ, 0 ਤੋਂ 9 ਅਤੇ a ਤੋਂ f। ਇਸ ਨੂੰ ਪ੍ਰਸ਼ਾਸਕ ਤੋਂ ਲਓ।</translation>
    </message>
    <message>
      <source>A fresh line here is only for widening; this one does not widen the street, or takes it in somewhere.</source>
      <translation>ਇੱਥੇ ਨਵੀਂ ਲਾਈਨ ਸਿਰਫ਼ ਚੌੜਾ ਕਰਨ ਲਈ ਹੈ; ਇਹ ਗਲੀ ਚੌੜੀ ਨਹੀਂ ਕਰਦੀ, ਜਾਂ ਕਿਤੇ ਘਟਾਉਂਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>A fresh period runs from the day on which they come in, not the rest of the old one.</source>
      <translation>ਜਿਸ ਦਿਨ ਵੇਰਵੇ ਆਉਂਦੇ ਹਨ ਉਸ ਦਿਨ ਤੋਂ ਨਵੀਂ ਮਿਆਦ ਚੱਲਦੀ ਹੈ, ਪੁਰਾਣੀ ਦਾ ਬਾਕੀ ਹਿੱਸਾ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>A hearing is fixed for {date} already; adjourn it.</source>
      <translation>{date} ਨੂੰ ਸੁਣਵਾਈ ਪਹਿਲਾਂ ਹੀ ਤੈਅ ਹੈ; ਉਸ ਨੂੰ ਮੁਲਤਵੀ ਕਰੋ।</translation>
    </message>
    <message>
      <source>A height in the file is no height in metres.</source>
      <translation>ਫ਼ਾਈਲ ਦੀ ਇੱਕ ਉਚਾਈ ਮੀਟਰਾਂ ਵਿੱਚ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>A hole lies outside its area, or its edges cross, at the place shown.</source>
      <translation>ਦਿਖਾਈ ਥਾਂ 'ਤੇ ਇੱਕ ਛੇਕ ਖੇਤਰ ਤੋਂ ਬਾਹਰ ਹੈ, ਜਾਂ ਕਿਨਾਰੇ ਕੱਟਦੇ ਹਨ।</translation>
    </message>
    <message>
      <source>A last day on a closed day moves on</source>
      <translation>ਬੰਦ ਦਿਨ ਨੂੰ ਪੈਂਦਾ ਆਖ਼ਰੀ ਦਿਨ ਅੱਗੇ ਜਾਂਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>A last day that falls on one moves on, where the Act lets it.</source>
      <translation>ਇਨ੍ਹਾਂ ਉੱਤੇ ਪੈਂਦਾ ਆਖ਼ਰੀ ਦਿਨ, ਜਿੱਥੇ ਐਕਟ ਇਜਾਜ਼ਤ ਦਿੰਦਾ ਹੈ, ਅੱਗੇ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>A letter on this paper has no shape in the fonts of the papers.</source>
      <translation>ਇਸ ਕਾਗ਼ਜ਼ ਦਾ ਇੱਕ ਅੱਖਰ ਕਾਗ਼ਜ਼ਾਂ ਦੇ ਫ਼ੌਂਟਾਂ ਵਿੱਚ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>A line is measured twice with different lengths. Keep one, or enter the mean.</source>
      <translation>ਇੱਕ ਲਾਈਨ ਦੋ ਵਾਰ ਵੱਖਰੀ ਲੰਬਾਈ ਨਾਲ ਨਾਪੀ ਗਈ ਹੈ। ਇੱਕ ਰੱਖੋ, ਜਾਂ ਔਸਤ ਲਿਖੋ।</translation>
    </message>
    <message>
      <source>A line needs two points; it has only one.</source>
      <translation>ਰੇਖਾ ਦੇ ਦੋ ਬਿੰਦੂ ਚਾਹੀਦੇ ਹਨ; ਇਸ ਦਾ ਇੱਕੋ ਹੈ।</translation>
    </message>
    <message>
      <source>A line of this file can't be read; a quotation mark may be missing. Save it as .xlsx.</source>
      <translation>ਇਸ ਫ਼ਾਈਲ ਦੀ ਇੱਕ ਲਾਈਨ ਪੜ੍ਹੀ ਨਹੀਂ ਜਾਂਦੀ; ਸ਼ਾਇਦ ਹਵਾਲਾ ਚਿੰਨ੍ਹ ਰਹਿ ਗਿਆ। ਇਸ ਨੂੰ .xlsx ਵਜੋਂ ਸਾਂਭੋ।</translation>
    </message>
    <message>
      <source>A made-up town with files in all states; every paper bears a mark.</source>
      <translation>ਇੱਕ ਕਾਲਪਨਿਕ ਸ਼ਹਿਰ, ਹਰ ਪੜਾਅ ਦੀਆਂ ਫ਼ਾਈਲਾਂ; ਹਰ ਕਾਗਜ਼ ਉੱਤੇ ਨਿਸ਼ਾਨ।</translation>
    </message>
    <message>
      <source>A measured length is no length; write it in figures.</source>
      <translation>ਨਾਪੀ ਗਈ ਇੱਕ ਲੰਬਾਈ ਠੀਕ ਨਹੀਂ; ਅੰਕਾਂ ਵਿੱਚ ਲਿਖੋ।</translation>
    </message>
    <message>
      <source>A measured line ends at no corner of the parcel; look at its letters.</source>
      <translation>ਨਾਪੀ ਗਈ ਇੱਕ ਲਾਈਨ ਦਾ ਸਿਰਾ ਪਲਾਟ ਦੇ ਕਿਸੇ ਕੋਨੇ 'ਤੇ ਨਹੀਂ; ਉਸ ਦੇ ਅੱਖਰ ਵੇਖੋ।</translation>
    </message>
    <message>
      <source>A new line within a text</source>
      <translation>ਲਿਖਤ ਅੰਦਰ ਨਵੀਂ ਲਾਈਨ</translation>
    </message>
    <message>
      <source>A newer version of the program is installed. It is used from the next start.</source>
      <translation>ਪ੍ਰੋਗਰਾਮ ਦਾ ਨਵਾਂ ਰੂਪ ਲਗਾ ਦਿੱਤਾ ਗਿਆ ਹੈ। ਅਗਲੀ ਵਾਰ ਖੋਲ੍ਹਣ ਤੋਂ ਉਹੀ ਚੱਲੇਗਾ।</translation>
    </message>
    <message>
      <source>A paper or scan came damaged from the centre. It is fetched again by itself at the next exchange.</source>
      <translation>ਇੱਕ ਕਾਗ਼ਜ਼ ਜਾਂ ਸਕੈਨ ਕੇਂਦਰ ਤੋਂ ਖ਼ਰਾਬ ਆਇਆ। ਅਗਲੇ ਲੈਣ-ਦੇਣ ਵਿੱਚ ਇਹ ਆਪੇ ਮੁੜ ਲਿਆਂਦਾ ਜਾਵੇਗਾ।</translation>
    </message>
    <message>
      <source>A paper or scan did not go to the centre. {why} It is safe here.</source>
      <translation>ਇੱਕ ਕਾਗ਼ਜ਼ ਜਾਂ ਸਕੈਨ ਕੇਂਦਰ ਨੂੰ ਨਹੀਂ ਗਿਆ। {why} ਉਹ ਇੱਥੇ ਸੁਰੱਖਿਅਤ ਹੈ।</translation>
    </message>
    <message>
      <source>A part of the paper is larger than a page; shorten it.</source>
      <translation>ਕਾਗਜ਼ ਦਾ ਕੋਈ ਹਿੱਸਾ ਪੰਨੇ ਤੋਂ ਵੱਡਾ ਹੈ; ਉਸ ਨੂੰ ਛੋਟਾ ਕਰੋ।</translation>
    </message>
    <message>
      <source>A passphrase must be longer than this.</source>
      <translation>ਪਾਸ-ਵਾਕ ਇਸ ਤੋਂ ਲੰਮਾ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>A password has at least eight characters.</source>
      <translation>ਪਾਸਵਰਡ ਵਿੱਚ ਘੱਟੋ-ਘੱਟ ਅੱਠ ਅੱਖਰ ਹੋਣ।</translation>
    </message>
    <message>
      <source>A picture can't be read; take it anew.</source>
      <translation>ਕੋਈ ਤਸਵੀਰ ਪੜ੍ਹੀ ਨਹੀਂ ਜਾ ਸਕਦੀ; ਮੁੜ ਲਓ।</translation>
    </message>
    <message>
      <source>A picture, PNG or JPEG</source>
      <translation>ਤਸਵੀਰ, PNG ਜਾਂ JPEG</translation>
    </message>
    <message>
      <source>A place of this KML has no longitude and latitude that can be read.</source>
      <translation>ਇਸ KML ਦੀ ਇੱਕ ਥਾਂ ਦਾ ਰੇਖਾਂਸ਼ ਅਤੇ ਅਕਸ਼ਾਂਸ਼ ਪੜ੍ਹਿਆ ਨਹੀਂ ਜਾਂਦਾ।</translation>
    </message>
    <message>
      <source>A point of the file has a coordinate that is no number.</source>
      <translation>ਫ਼ਾਈਲ ਦੇ ਇੱਕ ਬਿੰਦੂ ਦਾ ਨਿਰਦੇਸ਼ਾਂਕ ਸੰਖਿਆ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>A point of the file lies outside India or is no place on earth. If the file is in metres, say in which grid.</source>
      <translation>ਫ਼ਾਈਲ ਦਾ ਇੱਕ ਬਿੰਦੂ ਭਾਰਤ ਤੋਂ ਬਾਹਰ ਹੈ ਜਾਂ ਕੋਈ ਥਾਂ ਨਹੀਂ। ਫ਼ਾਈਲ ਮੀਟਰਾਂ ਵਿੱਚ ਹੋਵੇ ਤਾਂ ਗਰਿੱਡ ਦੱਸੋ।</translation>
    </message>
    <message>
      <source>A point would lie outside India: the wrong zone or grid, or degrees read as metres.</source>
      <translation>ਇੱਕ ਬਿੰਦੂ ਭਾਰਤ ਤੋਂ ਬਾਹਰ ਆਉਂਦਾ ਹੈ: ਜ਼ੋਨ ਜਾਂ ਗਰਿੱਡ ਗ਼ਲਤ, ਜਾਂ ਅੰਸ਼ ਮੀਟਰ ਸਮਝੇ ਗਏ।</translation>
    </message>
    <message>
      <source>A power is passed to another than its holder.</source>
      <translation>ਸ਼ਕਤੀ ਉਸ ਦੇ ਧਾਰਕ ਨੂੰ ਨਹੀਂ, ਕਿਸੇ ਹੋਰ ਨੂੰ ਸੌਂਪੀ ਜਾਂਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>A rule of counting put aside</source>
      <translation>ਗਿਣਤੀ ਦਾ ਕੋਈ ਨਿਯਮ ਪਾਸੇ ਰੱਖਣਾ</translation>
    </message>
    <message>
      <source>A rule of counting that counts again</source>
      <translation>ਗਿਣਤੀ ਦਾ ਨਿਯਮ ਮੁੜ ਲਾਗੂ</translation>
    </message>
    <message>
      <source>A section brought into effect here</source>
      <translation>ਇੱਥੇ ਲਾਗੂ ਕੀਤੀ ਧਾਰਾ</translation>
    </message>
    <message>
      <source>A shape has far too many points. Take the surveyed corners, not a traced or scanned outline.</source>
      <translation>ਇੱਕ ਆਕਾਰ ਵਿੱਚ ਬਹੁਤ ਬਿੰਦੂ ਹਨ। ਸਰਵੇ ਦੇ ਕੋਨੇ ਲਓ, ਨਕਲ ਕੀਤੀ ਰੇਖਾ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>A shape of the file has no points.</source>
      <translation>ਫ਼ਾਈਲ ਦੇ ਇੱਕ ਆਕਾਰ ਵਿੱਚ ਬਿੰਦੂ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>A shape of the file is not sound at the place shown; draw it anew.</source>
      <translation>ਫ਼ਾਈਲ ਦੀ ਇੱਕ ਸ਼ਕਲ ਦੱਸੀ ਥਾਂ ਉੱਤੇ ਠੀਕ ਨਹੀਂ; ਇਸ ਨੂੰ ਮੁੜ ਬਣਾਓ।</translation>
    </message>
    <message>
      <source>A sheet holds no more rows; take a shorter period.</source>
      <translation>ਇੱਕ ਸ਼ੀਟ ਵਿੱਚ ਇਸ ਤੋਂ ਵੱਧ ਸਤਰਾਂ ਨਹੀਂ ਆਉਂਦੀਆਂ; ਛੋਟਾ ਸਮਾਂ ਚੁਣੋ।</translation>
    </message>
    <message>
      <source>A time is a whole number and a unit, and a century at most.</source>
      <translation>ਸਮਾਂ ਪੂਰਨ ਅੰਕ ਅਤੇ ਇਕਾਈ ਵਿੱਚ ਦਿਓ; ਵੱਧ ਤੋਂ ਵੱਧ ਸੌ ਸਾਲ।</translation>
    </message>
    <message>
      <source>A time that the Act leaves open</source>
      <translation>ਮਿਆਦ ਜੋ ਐਕਟ ਖੁੱਲ੍ਹੀ ਛੱਡਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>A to B, B to C … back to A</source>
      <translation>A ਤੋਂ B, B ਤੋਂ C … ਮੁੜ A</translation>
    </message>
    <message>
      <source>A unit that is not set is refused: it differs from place to place.</source>
      <translation>ਜਿਹੜੀ ਇਕਾਈ ਤੈਅ ਨਹੀਂ ਉਹ ਮੰਨੀ ਨਹੀਂ ਜਾਂਦੀ: ਉਹ ਥਾਂ-ਥਾਂ ਵੱਖਰੀ ਹੁੰਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>Accept the texts of papers</source>
      <translation>ਕਾਗ਼ਜ਼ਾਂ ਦੇ ਪਾਠ ਸਵੀਕਾਰ ਕਰੋ</translation>
    </message>
    <message>
      <source>Accept the texts: {language}</source>
      <translation>ਪਾਠ ਪ੍ਰਵਾਨ ਕਰੋ: {language}</translation>
    </message>
    <message>
      <source>Account for a spoilt sheet</source>
      <translation>ਖ਼ਰਾਬ ਪੰਨੇ ਦਾ ਹਿਸਾਬ ਦਿਓ</translation>
    </message>
    <message>
      <source>Accounts: fees and dues</source>
      <translation>ਲੇਖਾ: ਫ਼ੀਸਾਂ ਤੇ ਬਕਾਏ</translation>
    </message>
    <message>
      <source>Act</source>
      <translation>ਐਕਟ</translation>
    </message>
    <message>
      <source>Act and body</source>
      <translation>ਐਕਟ ਤੇ ਸੰਸਥਾ</translation>
    </message>
    <message>
      <source>Act, wards, officers, letterhead: a quarter of an hour. It can be left and taken up again.</source>
      <translation>ਐਕਟ, ਵਾਰਡ, ਅਧਿਕਾਰੀ, ਲੈਟਰਹੈੱਡ: ਪੰਦਰਾਂ ਮਿੰਟ। ਵਿਚਕਾਰ ਛੱਡ ਕੇ ਫਿਰ ਸ਼ੁਰੂ ਕੀਤਾ ਜਾ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>Add a scan or photograph</source>
      <translation>ਸਕੈਨ ਜਾਂ ਫ਼ੋਟੋ ਜੋੜੋ</translation>
    </message>
    <message>
      <source>Add it</source>
      <translation>ਜੋੜੋ</translation>
    </message>
    <message>
      <source>Added to the wording that the provision has on the paper</source>
      <translation>ਕਾਗ਼ਜ਼ ਉੱਤੇ ਉਪਬੰਧ ਦੀ ਇਬਾਰਤ ਨਾਲ ਜੁੜਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>Added: {title}</source>
      <translation>ਜੋੜਿਆ: {title}</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>ਪਤਾ</translation>
    </message>
    <message>
      <source>Address of the centre</source>
      <translation>ਕੇਂਦਰ ਦਾ ਪਤਾ</translation>
    </message>
    <message>
      <source>Addressee</source>
      <translation>ਪਾਉਣ ਵਾਲਾ</translation>
    </message>
    <message>
      <source>Adjourn it and print the notice</source>
      <translation>ਮੁਲਤਵੀ ਕਰੋ ਅਤੇ ਨੋਟਿਸ ਛਾਪੋ</translation>
    </message>
    <message>
      <source>Adjourn the hearing</source>
      <translation>ਸੁਣਵਾਈ ਮੁਲਤਵੀ ਕਰੋ</translation>
    </message>
    <message>
      <source>Adjourn the hearings of a day</source>
      <translation>ਇੱਕ ਦਿਨ ਦੀਆਂ ਸੁਣਵਾਈਆਂ ਮੁਲਤਵੀ ਕਰੋ</translation>
    </message>
    <message>
      <source>Adjourn them all</source>
      <translation>ਇਹ ਸਾਰੀਆਂ ਮੁਲਤਵੀ ਕਰੋ</translation>
    </message>
    <message>
      <source>Adjourn them and print the notices</source>
      <translation>ਮੁਲਤਵੀ ਕਰੋ ਅਤੇ ਸੂਚਨਾਵਾਂ ਛਾਪੋ</translation>
    </message>
    <message>
      <source>Administrator: officers, set-up</source>
      <translation>ਪ੍ਰਸ਼ਾਸਕ: ਅਧਿਕਾਰੀ, ਪ੍ਰਬੰਧ</translation>
    </message>
    <message>
      <source>Affixing comes when no other way is open: record the attempt before it.</source>
      <translation>ਚਸਪਾਂ ਤਦ ਹੀ ਹੁੰਦਾ ਹੈ ਜਦ ਹੋਰ ਰਾਹ ਨਾ ਰਹੇ: ਪਹਿਲੀ ਕੋਸ਼ਿਸ਼ ਦਰਜ ਕਰੋ।</translation>
    </message>
    <message>
      <source>Affixing is done before two witnesses; name both.</source>
      <translation>ਚਸਪਾਂ ਦੋ ਗਵਾਹਾਂ ਸਾਹਮਣੇ ਹੁੰਦਾ ਹੈ; ਦੋਹਾਂ ਦੇ ਨਾਂ ਦਿਓ।</translation>
    </message>
    <message>
      <source>After</source>
      <translation>ਅਗਲਾ</translation>
    </message>
    <message>
      <source>Afterwards give it a base line and parcels; then a line can be drawn and prescribed.</source>
      <translation>ਫਿਰ ਇਸ ਨੂੰ ਆਧਾਰ ਲਾਈਨ ਤੇ ਪਲਾਟ ਦਿਓ; ਤਦ ਲਾਈਨ ਖਿੱਚੀ ਤੇ ਨਿਯਤ ਕੀਤੀ ਜਾ ਸਕਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>Agreement</source>
      <translation>ਇਕਰਾਰਨਾਮਾ</translation>
    </message>
    <message>
      <source>Agreement on parcel {number}</source>
      <translation>ਪਲਾਟ {number} ਦਾ ਇਕਰਾਰਨਾਮਾ</translation>
    </message>
    <message>
      <source>All</source>
      <translation>ਸਾਰੇ</translation>
    </message>
    <message>
      <source>All cases</source>
      <translation>ਸਾਰੇ ਕੇਸ</translation>
    </message>
    <message>
      <source>All columns as they were</source>
      <translation>ਸਾਰੇ ਕਾਲਮ ਪਹਿਲਾਂ ਵਾਂਗ</translation>
    </message>
    <message>
      <source>All corners of an area lie on one line; look at its points.</source>
      <translation>ਖੇਤਰ ਦੇ ਸਾਰੇ ਕੋਨੇ ਇੱਕੋ ਰੇਖਾ ਉੱਤੇ ਹਨ; ਇਸ ਦੇ ਬਿੰਦੂ ਵੇਖੋ।</translation>
    </message>
    <message>
      <source>All keys</source>
      <translation>ਸਾਰੀਆਂ ਕੁੰਜੀਆਂ</translation>
    </message>
    <message>
      <source>All officers</source>
      <translation>ਸਾਰੇ ਅਧਿਕਾਰੀ</translation>
    </message>
    <message>
      <source>All that was set</source>
      <translation>ਜੋ ਕੁਝ ਤੈਅ ਹੋਇਆ</translation>
    </message>
    <message>
      <source>All wards</source>
      <translation>ਸਾਰੇ ਵਾਰਡ</translation>
    </message>
    <message>
      <source>Already in the case</source>
      <translation>ਕੇਸ ਵਿੱਚ ਪਹਿਲਾਂ ਹੀ ਹੈ</translation>
    </message>
    <message>
      <source>Also in {language}</source>
      <translation>{language} ਵਿੱਚ ਵੀ</translation>
    </message>
    <message>
      <source>Amount (rupees)</source>
      <translation>ਰਕਮ (ਰੁਪਏ)</translation>
    </message>
    <message>
      <source>Amount (₹)</source>
      <translation>ਰਕਮ (₹)</translation>
    </message>
    <message>
      <source>Amount, where less than the highest</source>
      <translation>ਰਕਮ, ਜੇ ਵੱਧ ਤੋਂ ਵੱਧ ਨਾਲੋਂ ਘੱਟ</translation>
    </message>
    <message>
      <source>An .xlsx or .csv file</source>
      <translation>.xlsx ਜਾਂ .csv ਫ਼ਾਈਲ</translation>
    </message>
    <message>
      <source>An address does not fit on the label; shorten it or take larger labels.</source>
      <translation>ਕੋਈ ਪਤਾ ਲੇਬਲ ਉੱਤੇ ਨਹੀਂ ਆਉਂਦਾ; ਛੋਟਾ ਕਰੋ ਜਾਂ ਵੱਡੇ ਲੇਬਲ ਲਓ।</translation>
    </message>
    <message>
      <source>An appeal against the order is pending; it is not reviewed meanwhile.</source>
      <translation>ਹੁਕਮ ਵਿਰੁੱਧ ਅਪੀਲ ਬਕਾਇਆ ਹੈ; ਉਦੋਂ ਤੱਕ ਮੁੜ-ਵਿਚਾਰ ਨਹੀਂ ਹੁੰਦਾ।</translation>
    </message>
    <message>
      <source>An archive of old entries is missing or damaged. Put the folder 'archive' back from a copy. Nothing was changed.</source>
      <translation>ਪੁਰਾਣੇ ਇੰਦਰਾਜਾਂ ਦਾ ਇੱਕ ਸੰਗ੍ਰਹਿ ਨਹੀਂ ਜਾਂ ਖ਼ਰਾਬ ਹੈ। 'archive' ਫੋਲਡਰ ਬੈਕਅੱਪ ਤੋਂ ਵਾਪਸ ਰੱਖੋ। ਕੁਝ ਬਦਲਿਆ ਨਹੀਂ ਗਿਆ।</translation>
    </message>
    <message>
      <source>An area needs three different corners; enter the missing ones, at the place shown.</source>
      <translation>ਖੇਤਰ ਦੇ ਤਿੰਨ ਵੱਖਰੇ ਕੋਨੇ ਚਾਹੀਦੇ ਹਨ; ਦੱਸੀ ਥਾਂ ਉੱਤੇ ਰਹਿੰਦੇ ਕੋਨੇ ਭਰੋ।</translation>
    </message>
    <message>
      <source>An earlier batch is missing; bring that in first.</source>
      <translation>ਪਹਿਲਾਂ ਦੀ ਇੱਕ ਖੇਪ ਨਹੀਂ ਹੈ; ਪਹਿਲਾਂ ਉਹ ਲਿਆਓ।</translation>
    </message>
    <message>
      <source>An objection is considered after it is received.</source>
      <translation>ਇਤਰਾਜ਼ 'ਤੇ ਵਿਚਾਰ ਮਿਲਣ ਤੋਂ ਬਾਅਦ ਹੁੰਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>An officer waives a finding; the inspector reports it.</source>
      <translation>ਨੁਕਸ ਅਧਿਕਾਰੀ ਛੱਡਦਾ ਹੈ; ਨਿਰੀਖਕ ਉਸ ਨੂੰ ਦੱਸਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>An older version of the program was installed over this one. From the next start it is used, and it may refuse data that this one has written. Nothing is lost; let the administrator install the newer one again first.</source>
      <translation>ਇਸ ਪ੍ਰੋਗਰਾਮ ਉੱਤੇ ਪੁਰਾਣਾ ਰੂਪ ਲਗਾ ਦਿੱਤਾ ਗਿਆ ਹੈ। ਅਗਲੀ ਵਾਰ ਖੋਲ੍ਹਣ ਤੋਂ ਉਹੀ ਚੱਲੇਗਾ, ਅਤੇ ਹੋ ਸਕਦਾ ਹੈ ਕਿ ਇਸ ਦਾ ਲਿਖਿਆ ਡਾਟਾ ਉਹ ਨਾ ਖੋਲ੍ਹੇ। ਕੁਝ ਗੁਆਚਿਆ ਨਹੀਂ; ਪਹਿਲਾਂ ਪ੍ਰਬੰਧਕ ਤੋਂ ਨਵਾਂ ਰੂਪ ਮੁੜ ਲਗਵਾਓ।</translation>
    </message>
    <message>
      <source>An outline crosses itself, at the place shown. Put the corners in the order in which they follow each other on the ground.</source>
      <translation>ਇੱਕ ਬਾਹਰੀ ਰੇਖਾ ਦਿਖਾਈ ਥਾਂ 'ਤੇ ਆਪਣੇ ਆਪ ਨੂੰ ਕੱਟਦੀ ਹੈ। ਕੋਨੇ ਜ਼ਮੀਨ ਵਾਲੇ ਕ੍ਰਮ ਵਿੱਚ ਰੱਖੋ।</translation>
    </message>
    <message>
      <source>An outline is open. Bring its last point back to the first, at the place shown.</source>
      <translation>ਇੱਕ ਬਾਹਰੀ ਰੇਖਾ ਖੁੱਲ੍ਹੀ ਹੈ। ਦਿਖਾਈ ਥਾਂ 'ਤੇ ਆਖ਼ਰੀ ਬਿੰਦੂ ਪਹਿਲੇ 'ਤੇ ਲਿਆਓ।</translation>
    </message>
    <message>
      <source>And for each further (rupees)</source>
      <translation>ਤੇ ਅਗਲੇ ਹਰ ਇੱਕ ਲਈ (ਰੁਪਏ)</translation>
    </message>
    <message>
      <source>And on again</source>
      <translation>ਅਤੇ ਫਿਰ ਅੱਗੇ</translation>
    </message>
    <message>
      <source>Another file</source>
      <translation>ਹੋਰ ਫ਼ਾਈਲ</translation>
    </message>
    <message>
      <source>Another officer signs in with this name.</source>
      <translation>ਦੂਜਾ ਅਧਿਕਾਰੀ ਇਸ ਨਾਂ ਨਾਲ ਸਾਈਨ ਇਨ ਕਰਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>Another program holds the data file. This step was not saved; wait a little and do it again.</source>
      <translation>ਡਾਟਾ ਫ਼ਾਈਲ ਕਿਸੇ ਹੋਰ ਪ੍ਰੋਗਰਾਮ ਕੋਲ ਹੈ। ਇਹ ਕਦਮ ਸਾਂਭਿਆ ਨਹੀਂ ਗਿਆ; ਥੋੜ੍ਹਾ ਠਹਿਰ ਕੇ ਮੁੜ ਕਰੋ।</translation>
    </message>
    <message>
      <source>Answer the objection</source>
      <translation>ਇਤਰਾਜ਼ ਦਾ ਜਵਾਬ ਦਿਓ</translation>
    </message>
    <message>
      <source>Answer to plea {n}: {plea}</source>
      <translation>ਦਲੀਲ {n} ਦਾ ਜਵਾਬ: {plea}</translation>
    </message>
    <message>
      <source>Answers</source>
      <translation>ਕਿਸ ਦਾ ਜਵਾਬ</translation>
    </message>
    <message>
      <source>Appeal</source>
      <translation>ਅਪੀਲ</translation>
    </message>
    <message>
      <source>Appeal to the District court</source>
      <translation>ਜ਼ਿਲ੍ਹਾ ਅਦਾਲਤ ਵਿੱਚ ਅਪੀਲ</translation>
    </message>
    <message>
      <source>Appeal to the {forum} until {day}</source>
      <translation>ਅਪੀਲ: {forum}, {day} ਤੱਕ</translation>
    </message>
    <message>
      <source>Applicant</source>
      <translation>ਅਰਜ਼ੀਕਾਰ</translation>
    </message>
    <message>
      <source>Application to the Director</source>
      <translation>ਡਾਇਰੈਕਟਰ ਨੂੰ ਅਰਜ਼ੀ</translation>
    </message>
    <message>
      <source>Applications</source>
      <translation>ਅਰਜ਼ੀਆਂ</translation>
    </message>
    <message>
      <source>Approval first</source>
      <translation>ਪਹਿਲਾਂ ਮਨਜ਼ੂਰੀ</translation>
    </message>
    <message>
      <source>Area (square metres)</source>
      <translation>ਰਕਬਾ (ਵਰਗ ਮੀਟਰ)</translation>
    </message>
    <message>
      <source>Area taken (m²)</source>
      <translation>ਲਿਆ ਖੇਤਰਫਲ (ਵਰਗ ਮੀ.)</translation>
    </message>
    <message>
      <source>Arrears by age</source>
      <translation>ਮਿਆਦ ਅਨੁਸਾਰ ਬਕਾਇਆ</translation>
    </message>
    <message>
      <source>Arrows go from bar to bar, Enter shows the cases.</source>
      <translation>ਤੀਰ ਕੁੰਜੀਆਂ ਇੱਕ ਪੱਟੀ ਤੋਂ ਦੂਜੀ ’ਤੇ ਲੈ ਜਾਂਦੀਆਂ ਹਨ, Enter ਕੇਸ ਵਿਖਾਉਂਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>Arrows go from number to number, Enter shows what it is made of.</source>
      <translation>ਤੀਰ ਇੱਕ ਅੰਕ ਤੋਂ ਦੂਜੇ ਉੱਤੇ ਲੈ ਜਾਂਦੇ ਹਨ, Enter ਦੱਸਦਾ ਹੈ ਕਿ ਉਹ ਕਿਸ ਤੋਂ ਬਣਿਆ ਹੈ।</translation>
    </message>
    <message>
      <source>Arrows move, + and − zoom, Space chooses at the cross, M measures, Enter opens</source>
      <translation>ਤੀਰਾਂ ਨਾਲ ਸਰਕਾਓ, + ਤੇ − ਨਾਲ ਨੇੜੇ-ਦੂਰ, Space ਨਾਲ ਚੁਣੋ, M ਨਾਲ ਮਾਪੋ, Enter ਨਾਲ ਖੋਲ੍ਹੋ</translation>
    </message>
    <message>
      <source>As it stands</source>
      <translation>ਹੁਣ ਜਿਵੇਂ ਹੈ</translation>
    </message>
    <message>
      <source>As it stands on the book</source>
      <translation>ਜਿਵੇਂ ਕਾਪੀ ਉੱਤੇ ਲਿਖਿਆ ਹੈ</translation>
    </message>
    <message>
      <source>As set now</source>
      <translation>ਹੁਣ ਤੈਅ</translation>
    </message>
    <message>
      <source>As the budget names it; the same name again changes the grant</source>
      <translation>ਜਿਵੇਂ ਬਜਟ ਵਿੱਚ ਹੈ; ਉਹੀ ਨਾਂ ਦੁਬਾਰਾ ਲਿਖਣ ਤੇ ਗ੍ਰਾਂਟ ਬਦਲਦੀ ਹੈ</translation>
    </message>
    <message>
      <source>As the bye-laws or the register call it</source>
      <translation>ਜਿਵੇਂ ਉਪ-ਨਿਯਮ ਜਾਂ ਰਜਿਸਟਰ ਵਿੱਚ ਹੈ</translation>
    </message>
    <message>
      <source>As the list of the Collector of stamps names it</source>
      <translation>ਜਿਵੇਂ ਸਟੈਂਪ ਕਲੈਕਟਰ ਦੀ ਸੂਚੀ ਵਿੱਚ ਹੈ</translation>
    </message>
    <message>
      <source>As they stand on every paper.</source>
      <translation>ਜਿਵੇਂ ਹਰ ਕਾਗਜ਼ ਉੱਤੇ ਆਉਂਦੇ ਹਨ।</translation>
    </message>
    <message>
      <source>As what</source>
      <translation>ਕਿਸ ਹੈਸੀਅਤ ਵਿੱਚ</translation>
    </message>
    <message>
      <source>Ask for the centre's news</source>
      <translation>ਕੇਂਦਰ ਦੀ ਖ਼ਬਰ ਮੰਗੋ</translation>
    </message>
    <message>
      <source>Ask that alone</source>
      <translation>ਸਿਰਫ਼ ਉਹੀ ਪੁੱਛੋ</translation>
    </message>
    <message>
      <source>Asked for, though nothing waits for it</source>
      <translation>ਮੰਗਿਆ ਗਿਆ ਹੈ, ਪਰ ਉਸ ਲਈ ਕੁਝ ਰੁਕਦਾ ਨਹੀਂ</translation>
    </message>
    <message>
      <source>At least eight characters</source>
      <translation>ਘੱਟੋ-ਘੱਟ ਅੱਠ ਅੱਖਰ</translation>
    </message>
    <message>
      <source>At least eight characters; left empty, one is made up and shown once</source>
      <translation>ਘੱਟੋ-ਘੱਟ ਅੱਠ ਅੱਖਰ; ਖ਼ਾਲੀ ਛੱਡੋ ਤਾਂ ਇੱਕ ਬਣਾ ਕੇ ਇੱਕ ਵਾਰ ਦਿਖਾਇਆ ਜਾਂਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>At least eight characters; left empty, the one there is stays</source>
      <translation>ਘੱਟੋ-ਘੱਟ ਅੱਠ ਅੱਖਰ; ਖ਼ਾਲੀ ਛੱਡੋ ਤਾਂ ਪੁਰਾਣਾ ਰਹਿੰਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>At least so many metres wide</source>
      <translation>ਘੱਟੋ-ਘੱਟ ਇੰਨੇ ਮੀਟਰ ਚੌੜੀ</translation>
    </message>
    <message>
      <source>At least so many square metres</source>
      <translation>ਘੱਟੋ-ਘੱਟ ਇੰਨੇ ਵਰਗ ਮੀਟਰ</translation>
    </message>
    <message>
      <source>At the first start this takes a minute or two.</source>
      <translation>ਪਹਿਲੀ ਵਾਰ ਖੋਲ੍ਹਣ ’ਤੇ ਇਸ ਵਿੱਚ ਇੱਕ-ਦੋ ਮਿੰਟ ਲੱਗਦੇ ਹਨ।</translation>
    </message>
    <message>
      <source>At this scale the street takes too many sheets; choose a smaller scale.</source>
      <translation>ਇਸ ਪੈਮਾਨੇ 'ਤੇ ਬਹੁਤ ਸ਼ੀਟਾਂ ਲੱਗਦੀਆਂ ਹਨ; ਛੋਟਾ ਪੈਮਾਨਾ ਚੁਣੋ।</translation>
    </message>
    <message>
      <source>Attempts so far</source>
      <translation>ਹੁਣ ਤੱਕ ਦੀਆਂ ਕੋਸ਼ਿਸ਼ਾਂ</translation>
    </message>
    <message>
      <source>Audit objections</source>
      <translation>ਆਡਿਟ ਇਤਰਾਜ਼</translation>
    </message>
    <message>
      <source>Authority under the Act</source>
      <translation>ਐਕਟ ਅਧੀਨ ਅਥਾਰਟੀ</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>ਪਿੱਛੇ</translation>
    </message>
    <message>
      <source>Back up</source>
      <translation>ਬੈਕਅੱਪ ਲਓ</translation>
    </message>
    <message>
      <source>Back, where no tabs or days turn with it</source>
      <translation>ਪਿੱਛੇ, ਜਿੱਥੇ ਇਸ ਨਾਲ ਟੈਬ ਜਾਂ ਦਿਨ ਨਹੀਂ ਬਦਲਦੇ</translation>
    </message>
    <message>
      <source>Backed up</source>
      <translation>ਬੈਕਅੱਪ ਹੋ ਗਿਆ</translation>
    </message>
    <message>
      <source>Backing up</source>
      <translation>ਬੈਕਅੱਪ ਲਿਆ ਜਾ ਰਿਹਾ ਹੈ</translation>
    </message>
    <message>
      <source>Backup</source>
      <translation>ਬੈਕਅੱਪ</translation>
    </message>
    <message>
      <source>Balance of a sale</source>
      <translation>ਵਿਕਰੀ ਦੀ ਬਾਕੀ ਰਕਮ</translation>
    </message>
    <message>
      <source>Bank challan</source>
      <translation>ਬੈਂਕ ਚਲਾਨ</translation>
    </message>
    <message>
      <source>Bank draft</source>
      <translation>ਬੈਂਕ ਡਰਾਫ਼ਟ</translation>
    </message>
    <message>
      <source>Bank or treasury</source>
      <translation>ਬੈਂਕ ਜਾਂ ਖ਼ਜ਼ਾਨਾ</translation>
    </message>
    <message>
      <source>Barred</source>
      <translation>ਵਰਜਿਤ</translation>
    </message>
    <message>
      <source>Base line</source>
      <translation>ਆਧਾਰ ਲਾਈਨ</translation>
    </message>
    <message>
      <source>Because it ran out: {what}</source>
      <translation>ਮਿਆਦ ਲੰਘ ਜਾਣ ਕਰਕੇ: {what}</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>ਪਿਛਲਾ</translation>
    </message>
    <message>
      <source>Before it is carried out</source>
      <translation>ਉਸ ਦੀ ਤਾਮੀਲੀ ਕਾਰਵਾਈ ਤੋਂ ਪਹਿਲਾਂ</translation>
    </message>
    <message>
      <source>Before the first paper</source>
      <translation>ਪਹਿਲੇ ਕਾਗਜ਼ ਤੋਂ ਪਹਿਲਾਂ</translation>
    </message>
    <message>
      <source>Before the order</source>
      <translation>ਹੁਕਮ ਤੋਂ ਪਹਿਲਾਂ</translation>
    </message>
    <message>
      <source>Before you begin</source>
      <translation>ਕੰਮ ਸ਼ੁਰੂ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ</translation>
    </message>
    <message>
      <source>Before {witnesses}</source>
      <translation>ਸਾਹਮਣੇ: {witnesses}</translation>
    </message>
    <message>
      <source>Begin afresh</source>
      <translation>ਨਵੇਂ ਸਿਰਿਓਂ ਸ਼ੁਰੂ ਕਰੋ</translation>
    </message>
    <message>
      <source>Begin at a place that the sheet has, with at least one label.</source>
      <translation>ਪੰਨੇ ਉੱਤੇ ਜੋ ਥਾਂ ਹੈ ਉੱਥੋਂ, ਘੱਟੋ-ਘੱਟ ਇੱਕ ਲੇਬਲ ਨਾਲ ਸ਼ੁਰੂ ਕਰੋ।</translation>
    </message>
    <message>
      <source>Betterment</source>
      <translation>ਬਿਹਤਰੀ ਖ਼ਰਚਾ</translation>
    </message>
    <message>
      <source>Beyond the Act</source>
      <translation>ਐਕਟ ਤੋਂ ਅੱਗੇ</translation>
    </message>
    <message>
      <source>Bind it</source>
      <translation>ਬੰਨ੍ਹੋ</translation>
    </message>
    <message>
      <source>Binding the case</source>
      <translation>ਕੇਸ ਬੰਨ੍ਹਿਆ ਜਾ ਰਿਹਾ ਹੈ</translation>
    </message>
    <message>
      <source>Blank</source>
      <translation>ਖ਼ਾਲੀ</translation>
    </message>
    <message>
      <source>Body, ward and PC, subject, financial year, running number: no PC ever gives another's number.</source>
      <translation>ਸੰਸਥਾ, ਵਾਰਡ ਤੇ ਪੀਸੀ, ਵਿਸ਼ਾ, ਵਿੱਤੀ ਸਾਲ, ਲੜੀ ਨੰਬਰ: ਕੋਈ ਪੀਸੀ ਦੂਜੇ ਦਾ ਨੰਬਰ ਨਹੀਂ ਦਿੰਦਾ।</translation>
    </message>
    <message>
      <source>Book</source>
      <translation>ਕਾਪੀ</translation>
    </message>
    <message>
      <source>Book {book} with the numbers {first} to {last} is issued</source>
      <translation>ਕਾਪੀ {book}, ਨੰਬਰ {first} ਤੋਂ {last}, ਜਾਰੀ ਹੋਈ</translation>
    </message>
    <message>
      <source>Books written by hand</source>
      <translation>ਹੱਥੀਂ ਲਿਖੀਆਂ ਕਾਪੀਆਂ</translation>
    </message>
    <message>
      <source>Both are about the same matter</source>
      <translation>ਦੋਵੇਂ ਇੱਕੋ ਮਾਮਲੇ ਦੇ ਹਨ</translation>
    </message>
    <message>
      <source>Both stand until someone settles it.</source>
      <translation>ਨਿਪਟਾਰਾ ਹੋਣ ਤੱਕ ਦੋਵੇਂ ਕਾਇਮ ਰਹਿੰਦੀਆਂ ਹਨ।</translation>
    </message>
    <message>
      <source>Bring cash from another PC</source>
      <translation>ਦੂਜੇ ਪੀਸੀ ਤੋਂ ਨਕਦ ਲਿਆਓ</translation>
    </message>
    <message>
      <source>Bring it in</source>
      <translation>ਅੰਦਰ ਲਿਆਓ</translation>
    </message>
    <message>
      <source>Bring the cash here</source>
      <translation>ਨਕਦ ਇੱਥੇ ਲਿਆਓ</translation>
    </message>
    <message>
      <source>Bring ₹ {amount} here from till {till}</source>
      <translation>ਕਾਊਂਟਰ {till} ਤੋਂ ₹ {amount} ਇੱਥੇ ਲਿਆਓ</translation>
    </message>
    <message>
      <source>Budget-grants</source>
      <translation>ਬਜਟ ਗ੍ਰਾਂਟਾਂ</translation>
    </message>
    <message>
      <source>Building</source>
      <translation>ਇਮਾਰਤ</translation>
    </message>
    <message>
      <source>Building line</source>
      <translation>ਇਮਾਰਤ ਲਾਈਨ</translation>
    </message>
    <message>
      <source>Building on parcel {number} comes forward</source>
      <translation>ਪਲਾਟ {number} ਦੀ ਇਮਾਰਤ ਅੱਗੇ ਆਉਂਦੀ ਹੈ</translation>
    </message>
    <message>
      <source>Buyer</source>
      <translation>ਖ਼ਰੀਦਦਾਰ</translation>
    </message>
    <message>
      <source>By measure</source>
      <translation>ਮਾਪ ਅਨੁਸਾਰ</translation>
    </message>
    <message>
      <source>By number</source>
      <translation>ਨੰਬਰ ਅਨੁਸਾਰ</translation>
    </message>
    <message>
      <source>By orders so far</source>
      <translation>ਹੁਣ ਤੱਕ ਦੇ ਹੁਕਮਾਂ ਨਾਲ</translation>
    </message>
    <message>
      <source>By stick</source>
      <translation>ਪੈੱਨ ਡਰਾਈਵ ਨਾਲ</translation>
    </message>
    <message>
      <source>By the book ₹ {amount}</source>
      <translation>ਵਹੀ ਅਨੁਸਾਰ ₹ {amount}</translation>
    </message>
    <message>
      <source>By the line, with a one-time code</source>
      <translation>ਲਾਈਨ ਨਾਲ, ਇੱਕ ਵਾਰੀ ਕੋਡ ਨਾਲ</translation>
    </message>
    <message>
      <source>By whom</source>
      <translation>ਕਿਸ ਨੇ</translation>
    </message>
    <message>
      <source>By whose order and how</source>
      <translation>ਕਿਸ ਦੇ ਹੁਕਮ ਨਾਲ ਅਤੇ ਕਿਵੇਂ</translation>
    </message>
    <message>
      <source>By whose paper</source>
      <translation>ਕਿਸ ਦੇ ਪੱਤਰ ਨਾਲ</translation>
    </message>
    <message>
      <source>Bye-law, rule or order</source>
      <translation>ਉਪ-ਨਿਯਮ, ਨਿਯਮ ਜਾਂ ਹੁਕਮ</translation>
    </message>
    <message>
      <source>Call for removal under an agreement</source>
      <translation>ਇਕਰਾਰਨਾਮੇ ਅਧੀਨ ਹਟਾਉਣ ਲਈ ਕਹੋ</translation>
    </message>
    <message>
      <source>Call for the sum</source>
      <translation>ਰਕਮ ਦੀ ਮੰਗ</translation>
    </message>
    <message>
      <source>Call on him</source>
      <translation>ਉਸ ਨੂੰ ਕਹੋ</translation>
    </message>
    <message>
      <source>Calling the centre</source>
      <translation>ਕੇਂਦਰ ਨਾਲ ਸੰਪਰਕ ਹੋ ਰਿਹਾ ਹੈ</translation>
    </message>
    <message>
      <source>Came back</source>
      <translation>ਮੁੜੀ</translation>
    </message>
    <message>
      <source>Came on</source>
      <translation>ਆਉਣ ਦੀ ਮਿਤੀ</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>ਰੱਦ ਕਰੋ</translation>
    </message>
    <message>
      <source>Cancel a receipt</source>
      <translation>ਰਸੀਦ ਰੱਦ ਕਰੋ</translation>
    </message>
    <message>
      <source>Cancel the receipt</source>
      <translation>ਰਸੀਦ ਰੱਦ ਕਰੋ</translation>
    </message>
    <message>
      <source>Cards for the wall</source>
      <translation>ਕੰਧ ਲਈ ਕਾਰਡ</translation>
    </message>
    <message>
      <source>Carry it to the centre and bring the reply back; only the reply closes the queue.</source>
      <translation>ਇਸ ਨੂੰ ਕੇਂਦਰ ਲੈ ਜਾਓ ਅਤੇ ਜਵਾਬ ਲਿਆਓ; ਕਤਾਰ ਸਿਰਫ਼ ਜਵਾਬ ਨਾਲ ਪੂਰੀ ਹੁੰਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>Carry the replies back on the same stick.</source>
      <translation>ਜਵਾਬ ਉਸੇ ਪੈੱਨ ਡਰਾਈਵ ਵਿੱਚ ਵਾਪਸ ਲੈ ਜਾਓ।</translation>
    </message>
    <message>
      <source>Case</source>
      <translation>ਕੇਸ</translation>
    </message>
    <message>
      <source>Case of the office's own motion</source>
      <translation>ਦਫ਼ਤਰ ਵੱਲੋਂ ਆਪ ਸ਼ੁਰੂ ਕੀਤਾ ਕੇਸ</translation>
    </message>
    <message>
      <source>Cases</source>
      <translation>ਕੇਸ</translation>
    </message>
    <message>
      <source>Cases with this name</source>
      <translation>ਇਸ ਨਾਂ ਦੇ ਕੇਸ</translation>
    </message>
    <message>
      <source>Cash</source>
      <translation>ਨਕਦ</translation>
    </message>
    <message>
      <source>Cash book</source>
      <translation>ਰੋਕੜ ਵਹੀ</translation>
    </message>
    <message>
      <source>Cash given</source>
      <translation>ਦਿੱਤਾ ਨਕਦ</translation>
    </message>
    <message>
      <source>Cash here</source>
      <translation>ਇੱਥੇ ਦਾ ਨਕਦ</translation>
    </message>
    <message>
      <source>Cash is handed to another person.</source>
      <translation>ਨਕਦ ਕਿਸੇ ਹੋਰ ਵਿਅਕਤੀ ਨੂੰ ਸੌਂਪਿਆ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>Cause and hearing</source>
      <translation>ਕਾਰਨ ਅਤੇ ਸੁਣਵਾਈ</translation>
    </message>
    <message>
      <source>Cause shown</source>
      <translation>ਦੱਸਿਆ ਗਿਆ ਕਾਰਨ</translation>
    </message>
    <message>
      <source>Cause shown: {pleas}</source>
      <translation>ਕਾਰਨ ਦੱਸਿਆ: {pleas}</translation>
    </message>
    <message>
      <source>Centre</source>
      <translation>ਕੇਂਦਰ</translation>
    </message>
    <message>
      <source>Certificate of a sum due</source>
      <translation>ਦੇਣਯੋਗ ਰਕਮ ਦਾ ਸਰਟੀਫਿਕੇਟ</translation>
    </message>
    <message>
      <source>Chainage</source>
      <translation>ਚੇਨੇਜ</translation>
    </message>
    <message>
      <source>Chainage and offsets</source>
      <translation>ਚੇਨੇਜ ਤੇ ਆਫ਼ਸੈੱਟ</translation>
    </message>
    <message>
      <source>Chainage {chainage} m is beyond the base line.</source>
      <translation>ਚੇਨੇਜ {chainage} ਮੀ. ਆਧਾਰ ਲਾਈਨ ਤੋਂ ਪਰੇ ਹੈ।</translation>
    </message>
    <message>
      <source>Chainage {chainage} stands twice in the table.</source>
      <translation>ਚੇਨੇਜ {chainage} ਸਾਰਣੀ ਵਿੱਚ ਦੋ ਵਾਰ ਹੈ।</translation>
    </message>
    <message>
      <source>Change an officer or a password</source>
      <translation>ਅਧਿਕਾਰੀ ਜਾਂ ਪਾਸਵਰਡ ਬਦਲੋ</translation>
    </message>
    <message>
      <source>Change it</source>
      <translation>ਬਦਲੋ</translation>
    </message>
    <message>
      <source>Charges of removal and storage (rupees)</source>
      <translation>ਹਟਾਉਣ ਅਤੇ ਰੱਖਣ ਦਾ ਖ਼ਰਚਾ (ਰੁਪਏ)</translation>
    </message>
    <message>
      <source>Check number</source>
      <translation>ਜਾਂਚ ਨੰਬਰ</translation>
    </message>
    <message>
      <source>Checklist for the visit printed</source>
      <translation>ਨਿਰੀਖਣ ਦੀ ਜਾਂਚ ਸੂਚੀ ਛਪੀ</translation>
    </message>
    <message>
      <source>Checklists</source>
      <translation>ਜਾਂਚ ਸੂਚੀਆਂ</translation>
    </message>
    <message>
      <source>Cheque</source>
      <translation>ਚੈੱਕ</translation>
    </message>
    <message>
      <source>Cheque dishonoured</source>
      <translation>ਚੈੱਕ ਬਾਊਂਸ</translation>
    </message>
    <message>
      <source>Cheque realised</source>
      <translation>ਚੈੱਕ ਵਸੂਲ ਹੋਇਆ</translation>
    </message>
    <message>
      <source>Cheques to realise</source>
      <translation>ਵਸੂਲ ਹੋਣ ਵਾਲੇ ਚੈੱਕ</translation>
    </message>
    <message>
      <source>Choose</source>
      <translation>ਚੁਣੋ</translation>
    </message>
    <message>
      <source>Choose a PNG or JPEG picture of at most 2 MB.</source>
      <translation>ਵੱਧ ਤੋਂ ਵੱਧ 2 MB ਦੀ PNG ਜਾਂ JPEG ਤਸਵੀਰ ਚੁਣੋ।</translation>
    </message>
    <message>
      <source>Choose a file</source>
      <translation>ਫ਼ਾਈਲ ਚੁਣੋ</translation>
    </message>
    <message numerus="yes">
      <source>Choose at most %n cases at once.</source>
      <translation>
        <numerusform>ਇੱਕ ਵਾਰ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ %n ਕੇਸ ਚੁਣੋ।</numerusform>
        <numerusform>ਇੱਕ ਵਾਰ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ %n ਕੇਸ ਚੁਣੋ।</numerusform>
      </translation>
    </message>
    <message>
      <source>Choose by first letter</source>
      <translation>ਪਹਿਲੇ ਅੱਖਰ ਨਾਲ ਚੁਣੋ</translation>
    </message>
    <message>
      <source>Choose by number</source>
      <translation>ਨੰਬਰ ਨਾਲ ਚੁਣੋ</translation>
    </message>
    <message>
      <source>Choose first on what the notice rests.</source>
      <translation>ਪਹਿਲਾਂ ਚੁਣੋ ਕਿ ਨੋਟਿਸ ਕਿਸ ਉੱਤੇ ਆਧਾਰਿਤ ਹੈ।</translation>
    </message>
    <message>
      <source>Choose several</source>
      <translation>ਕਈ ਚੁਣੋ</translation>
    </message>
    <message>
      <source>Choose the checklist</source>
      <translation>ਜਾਂਚ ਸੂਚੀ ਚੁਣੋ</translation>
    </message>
    <message>
      <source>Choose the decision first.</source>
      <translation>ਪਹਿਲਾਂ ਫ਼ੈਸਲਾ ਚੁਣੋ।</translation>
    </message>
    <message>
      <source>Choose the owner to whom the notice goes.</source>
      <translation>ਉਹ ਮਾਲਕ ਚੁਣੋ ਜਿਸ ਨੂੰ ਨੋਟਿਸ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>Choose what lies at the cross, or set a point there</source>
      <translation>ਕਰਾਸ 'ਤੇ ਜੋ ਹੈ ਉਹ ਚੁਣੋ, ਜਾਂ ਉੱਥੇ ਬਿੰਦੂ ਰੱਖੋ</translation>
    </message>
    <message>
      <source>Choose what the money is for.</source>
      <translation>ਚੁਣੋ ਕਿ ਰਕਮ ਕਿਸ ਲਈ ਹੈ।</translation>
    </message>
    <message>
      <source>Class</source>
      <translation>ਸ਼੍ਰੇਣੀ</translation>
    </message>
    <message>
      <source>Clear all</source>
      <translation>ਸਾਰੇ ਹਟਾਓ</translation>
    </message>
    <message>
      <source>Clear days: neither end counts</source>
      <translation>ਪੂਰੇ ਦਿਨ: ਦੋਵੇਂ ਸਿਰੇ ਨਹੀਂ ਗਿਣੇ ਜਾਂਦੇ</translation>
    </message>
    <message>
      <source>Clear filters</source>
      <translation>ਛਾਂਟੀ ਹਟਾਓ</translation>
    </message>
    <message>
      <source>Clear it</source>
      <translation>ਰੋਕ ਹਟਾਓ</translation>
    </message>
    <message>
      <source>Clear what is done</source>
      <translation>ਪੂਰੇ ਹੋਏ ਕੰਮ ਹਟਾਓ</translation>
    </message>
    <message>
      <source>Clerk: receives, drafts, records</source>
      <translation>ਕਲਰਕ: ਲੈਂਦਾ, ਖਰੜਾ ਬਣਾਉਂਦਾ, ਦਰਜ ਕਰਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>Clocks</source>
      <translation>ਮਿਆਦਾਂ</translation>
    </message>
    <message>
      <source>Clocks that move</source>
      <translation>ਮਿਆਦਾਂ ਜੋ ਬਦਲਦੀਆਂ ਹਨ</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>ਬੰਦ ਕਰੋ</translation>
    </message>
    <message>
      <source>Close Nagardesk</source>
      <translation>Nagardesk ਬੰਦ ਕਰੋ</translation>
    </message>
    <message>
      <source>Close the day</source>
      <translation>ਦਿਨ ਬੰਦ ਕਰੋ</translation>
    </message>
    <message>
      <source>Close the street for good</source>
      <translation>ਗਲੀ ਪੱਕੇ ਤੌਰ 'ਤੇ ਬੰਦ ਕਰਨਾ</translation>
    </message>
    <message>
      <source>Closed days</source>
      <translation>ਬੰਦ ਦਿਨ</translation>
    </message>
    <message>
      <source>Closing error m</source>
      <translation>ਬੰਦ ਹੋਣ ਦੀ ਗ਼ਲਤੀ ਮੀ.</translation>
    </message>
    <message>
      <source>Collected</source>
      <translation>ਵਸੂਲੀ</translation>
    </message>
    <message>
      <source>Collected today</source>
      <translation>ਅੱਜ ਦੀ ਵਸੂਲੀ</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>ਰੰਗ</translation>
    </message>
    <message>
      <source>Column</source>
      <translation>ਖਾਨਾ</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>ਖਾਨੇ</translation>
    </message>
    <message>
      <source>Command or case</source>
      <translation>ਕੰਮ ਜਾਂ ਕੇਸ</translation>
    </message>
    <message>
      <source>Commands</source>
      <translation>ਕੰਮ</translation>
    </message>
    <message>
      <source>Comparing with the centre</source>
      <translation>ਕੇਂਦਰ ਨਾਲ ਮਿਲਾਨ</translation>
    </message>
    <message>
      <source>Compensation</source>
      <translation>ਮੁਆਵਜ਼ਾ</translation>
    </message>
    <message>
      <source>Compensation for parcel {number}</source>
      <translation>ਪਲਾਟ {number} ਦਾ ਮੁਆਵਜ਼ਾ</translation>
    </message>
    <message>
      <source>Complaint</source>
      <translation>ਸ਼ਿਕਾਇਤ</translation>
    </message>
    <message>
      <source>Complaint received: {what}</source>
      <translation>ਸ਼ਿਕਾਇਤ ਮਿਲੀ: {what}</translation>
    </message>
    <message>
      <source>Condition</source>
      <translation>ਸ਼ਰਤ</translation>
    </message>
    <message>
      <source>Conditions</source>
      <translation>ਸ਼ਰਤਾਂ</translation>
    </message>
    <message>
      <source>Consider the objection</source>
      <translation>ਇਤਰਾਜ਼ 'ਤੇ ਵਿਚਾਰ ਕਰੋ</translation>
    </message>
    <message>
      <source>Contents of the guide</source>
      <translation>ਗਾਈਡ ਦੀ ਵਿਸ਼ਾ-ਸੂਚੀ</translation>
    </message>
    <message>
      <source>Copied: {what}</source>
      <translation>ਕਾਪੀ ਹੋਇਆ: {what}</translation>
    </message>
    <message>
      <source>Copies of encrypted data are encrypted already. Take one without a passphrase.</source>
      <translation>ਕੂਟਬੱਧ ਡੇਟਾ ਦੀਆਂ ਨਕਲਾਂ ਪਹਿਲਾਂ ਹੀ ਕੂਟਬੱਧ ਹਨ। ਬਿਨਾਂ ਪਾਸ-ਵਾਕ ਦੇ ਨਕਲ ਲਓ।</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>ਨਕਲ ਕਰੋ</translation>
    </message>
    <message>
      <source>Copy the file's number</source>
      <translation>ਫ਼ਾਈਲ ਦਾ ਨੰਬਰ ਕਾਪੀ ਕਰੋ</translation>
    </message>
    <message>
      <source>Copy the notice</source>
      <translation>ਸੂਚਨਾ ਦੀ ਕਾਪੀ ਲਓ</translation>
    </message>
    <message>
      <source>Corner</source>
      <translation>ਕੋਨਾ</translation>
    </message>
    <message>
      <source>Corners of a building</source>
      <translation>ਇਮਾਰਤ ਦੇ ਕੋਨੇ</translation>
    </message>
    <message>
      <source>Corners set out from the base line</source>
      <translation>ਆਧਾਰ ਲਾਈਨ ਤੋਂ ਮਾਪੇ ਕੋਨੇ</translation>
    </message>
    <message>
      <source>Correct it</source>
      <translation>ਇਸ ਨੂੰ ਸੁਧਾਰੋ</translation>
    </message>
    <message>
      <source>Correct or change the register</source>
      <translation>ਰਜਿਸਟਰ ਸੋਧੋ ਜਾਂ ਬਦਲੋ</translation>
    </message>
    <message>
      <source>Correct the last line</source>
      <translation>ਪਿਛਲੀ ਲਾਈਨ ਠੀਕ ਕਰੋ</translation>
    </message>
    <message>
      <source>Correct what was entered</source>
      <translation>ਜੋ ਦਰਜ ਹੋਇਆ ਉਸ ਨੂੰ ਸੋਧੋ</translation>
    </message>
    <message>
      <source>Corrected here</source>
      <translation>ਇੱਥੇ ਸੁਧਾਰਿਆ ਜਾ ਰਿਹਾ ਹੈ</translation>
    </message>
    <message>
      <source>Corrected; the old entry stays readable</source>
      <translation>ਸੋਧਿਆ ਗਿਆ; ਪੁਰਾਣਾ ਇੰਦਰਾਜ ਪੜ੍ਹਿਆ ਜਾ ਸਕਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>Council told</source>
      <translation>ਕੌਂਸਲ ਨੂੰ ਦੱਸਿਆ</translation>
    </message>
    <message>
      <source>Counted in</source>
      <translation>ਗਿਣਤੀ ਦੀ ਇਕਾਈ</translation>
    </message>
    <message>
      <source>Counted ₹ {amount}</source>
      <translation>ਗਿਣਿਆ ₹ {amount}</translation>
    </message>
    <message>
      <source>Counter</source>
      <translation>ਕਾਊਂਟਰ</translation>
    </message>
    <message>
      <source>Course</source>
      <translation>ਗਲੀ ਦਾ ਰੁਖ਼</translation>
    </message>
    <message>
      <source>Court</source>
      <translation>ਅਦਾਲਤ</translation>
    </message>
    <message>
      <source>Court bundle</source>
      <translation>ਅਦਾਲਤੀ ਪੁਲੰਦਾ</translation>
    </message>
    <message>
      <source>Ctrl+P prints it.</source>
      <translation>Ctrl+P ਨਾਲ ਛਪਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>ਗੂੜ੍ਹਾ</translation>
    </message>
    <message>
      <source>Dark colours</source>
      <translation>ਗੂੜ੍ਹੇ ਰੰਗ</translation>
    </message>
    <message>
      <source>Date of its registration</source>
      <translation>ਰਜਿਸਟਰੀ ਦੀ ਮਿਤੀ</translation>
    </message>
    <message>
      <source>Date of that paper</source>
      <translation>ਉਸ ਪੱਤਰ ਦੀ ਮਿਤੀ</translation>
    </message>
    <message>
      <source>Date of the approval</source>
      <translation>ਮਨਜ਼ੂਰੀ ਦੀ ਮਿਤੀ</translation>
    </message>
    <message>
      <source>Date of the resolution</source>
      <translation>ਮਤੇ ਦੀ ਮਿਤੀ</translation>
    </message>
    <message>
      <source>Date on it</source>
      <translation>ਉਸ ’ਤੇ ਲਿਖੀ ਮਿਤੀ</translation>
    </message>
    <message>
      <source>Date that stands on it</source>
      <translation>ਉਸ ਉੱਤੇ ਲਿਖੀ ਮਿਤੀ</translation>
    </message>
    <message>
      <source>Day</source>
      <translation>ਮਿਤੀ</translation>
    </message>
    <message>
      <source>Day of service</source>
      <translation>ਤਾਮੀਲ ਦੀ ਮਿਤੀ</translation>
    </message>
    <message>
      <source>Day of the auction</source>
      <translation>ਨਿਲਾਮੀ ਦਾ ਦਿਨ</translation>
    </message>
    <message>
      <source>Day of the first instalment</source>
      <translation>ਪਹਿਲੀ ਕਿਸ਼ਤ ਦੀ ਮਿਤੀ</translation>
    </message>
    <message>
      <source>Day of the hearing</source>
      <translation>ਸੁਣਵਾਈ ਦੀ ਮਿਤੀ</translation>
    </message>
    <message>
      <source>Day of the offence, where it is known</source>
      <translation>ਅਪਰਾਧ ਦਾ ਦਿਨ, ਜੇ ਪਤਾ ਹੋਵੇ</translation>
    </message>
    <message>
      <source>Day of the possession</source>
      <translation>ਕਬਜ਼ੇ ਦਾ ਦਿਨ</translation>
    </message>
    <message>
      <source>Day of the report</source>
      <translation>ਰਿਪੋਰਟ ਦੀ ਮਿਤੀ</translation>
    </message>
    <message>
      <source>Day on which help is needed</source>
      <translation>ਜਿਸ ਦਿਨ ਮਦਦ ਚਾਹੀਦੀ ਹੈ</translation>
    </message>
    <message>
      <source>Day on which it came</source>
      <translation>ਜਿਸ ਦਿਨ ਆਇਆ</translation>
    </message>
    <message>
      <source>Day on which it came back</source>
      <translation>ਵਾਪਸ ਆਉਣ ਦਾ ਦਿਨ</translation>
    </message>
    <message>
      <source>Day on which it was given</source>
      <translation>ਨੋਟਿਸ ਦੇਣ ਦਾ ਦਿਨ</translation>
    </message>
    <message>
      <source>Day on which it was spoilt</source>
      <translation>ਜਿਸ ਦਿਨ ਖ਼ਰਾਬ ਹੋਇਆ</translation>
    </message>
    <message>
      <source>Day on which the bank credited it</source>
      <translation>ਬੈਂਕ ਵਿੱਚ ਜਮ੍ਹਾਂ ਹੋਣ ਦਾ ਦਿਨ</translation>
    </message>
    <message>
      <source>Days for the answer</source>
      <translation>ਜਵਾਬ ਲਈ ਦਿਨ</translation>
    </message>
    <message>
      <source>Days not closed yet: {days}</source>
      <translation>ਹਾਲੇ ਬੰਦ ਨਾ ਹੋਏ ਦਿਨ: {days}</translation>
    </message>
    <message>
      <source>Days over</source>
      <translation>ਲੰਘੇ ਦਿਨ</translation>
    </message>
    <message>
      <source>Days to comply, counted from service</source>
      <translation>ਪਾਲਣਾ ਦੇ ਦਿਨ, ਤਾਮੀਲ ਤੋਂ</translation>
    </message>
    <message>
      <source>Days, counted from service</source>
      <translation>ਦਿਨ, ਤਾਮੀਲ ਤੋਂ ਗਿਣੇ ਜਾਣਗੇ</translation>
    </message>
    <message>
      <source>Decide</source>
      <translation>ਫ਼ੈਸਲਾ ਕਰੋ</translation>
    </message>
    <message>
      <source>Decide how the Act is read</source>
      <translation>ਤੈਅ ਕਰੋ ਕਿ ਐਕਟ ਕਿਵੇਂ ਪੜ੍ਹਿਆ ਜਾਵੇ</translation>
    </message>
    <message>
      <source>Decide it</source>
      <translation>ਫ਼ੈਸਲਾ ਕਰੋ</translation>
    </message>
    <message>
      <source>Decide on the application</source>
      <translation>ਅਰਜ਼ੀ ਉੱਤੇ ਫ਼ੈਸਲਾ ਕਰੋ</translation>
    </message>
    <message>
      <source>Decide the proposal</source>
      <translation>ਤਜਵੀਜ਼ 'ਤੇ ਫ਼ੈਸਲਾ ਕਰੋ</translation>
    </message>
    <message>
      <source>Decide: {what}</source>
      <translation>ਫ਼ੈਸਲਾ ਕਰੋ: {what}</translation>
    </message>
    <message>
      <source>Decided</source>
      <translation>ਫ਼ੈਸਲਾ ਹੋਇਆ</translation>
    </message>
    <message>
      <source>Decision</source>
      <translation>ਫ਼ੈਸਲਾ</translation>
    </message>
    <message>
      <source>Decision {number} is issued</source>
      <translation>ਫ਼ੈਸਲਾ {number} ਜਾਰੀ ਹੋਇਆ</translation>
    </message>
    <message>
      <source>Declare a holiday</source>
      <translation>ਛੁੱਟੀ ਦਾ ਐਲਾਨ ਕਰੋ</translation>
    </message>
    <message>
      <source>Declare it</source>
      <translation>ਐਲਾਨ ਕਰੋ</translation>
    </message>
    <message>
      <source>Delegate a power</source>
      <translation>ਸ਼ਕਤੀ ਸੌਂਪਣਾ</translation>
    </message>
    <message>
      <source>Demand further particulars</source>
      <translation>ਹੋਰ ਵੇਰਵੇ ਮੰਗੋ</translation>
    </message>
    <message>
      <source>Demand money</source>
      <translation>ਰਕਮ ਦੀ ਮੰਗ ਕਰੋ</translation>
    </message>
    <message>
      <source>Demand not served</source>
      <translation>ਮੰਗ ਤਾਮੀਲ ਨਹੀਂ</translation>
    </message>
    <message>
      <source>Demand the compounding fee</source>
      <translation>ਰਾਜ਼ੀਨਾਮਾ ਫ਼ੀਸ ਦੀ ਮੰਗ ਕਰੋ</translation>
    </message>
    <message>
      <source>Demand the half-yearly penalty</source>
      <translation>ਛਿਮਾਹੀ ਦੰਡ ਦੀ ਮੰਗ ਕਰੋ</translation>
    </message>
    <message>
      <source>Demand {number} for ₹ {amount}</source>
      <translation>ਮੰਗ {number}, ₹ {amount}</translation>
    </message>
    <message>
      <source>Demand {number} is issued</source>
      <translation>ਮੰਗ {number} ਜਾਰੀ ਹੋਈ</translation>
    </message>
    <message>
      <source>Demand, collection and balance</source>
      <translation>ਮੰਗ, ਵਸੂਲੀ ਤੇ ਬਾਕੀ</translation>
    </message>
    <message>
      <source>Demanded on</source>
      <translation>ਮੰਗ ਦੀ ਮਿਤੀ</translation>
    </message>
    <message>
      <source>Demanded on {day}</source>
      <translation>ਮੰਗ ਦੀ ਮਿਤੀ {day}</translation>
    </message>
    <message>
      <source>Demanded ₹ {demanded}, paid ₹ {paid}</source>
      <translation>ਮੰਗ ₹ {demanded}, ਅਦਾ ₹ {paid}</translation>
    </message>
    <message>
      <source>Description of the work</source>
      <translation>ਕੰਮ ਦਾ ਵਰਣਨ</translation>
    </message>
    <message>
      <source>Designation</source>
      <translation>ਅਹੁਦਾ</translation>
    </message>
    <message>
      <source>Details of the work</source>
      <translation>ਕੰਮ ਦੇ ਵੇਰਵੇ</translation>
    </message>
    <message>
      <source>Diagonals</source>
      <translation>ਵਿਕਰਣ</translation>
    </message>
    <message>
      <source>Difference explained</source>
      <translation>ਫ਼ਰਕ ਦਾ ਕਾਰਨ</translation>
    </message>
    <message>
      <source>Difference of the count</source>
      <translation>ਗਿਣਤੀ ਦਾ ਫ਼ਰਕ</translation>
    </message>
    <message>
      <source>Digital signature</source>
      <translation>ਡਿਜੀਟਲ ਦਸਤਖ਼ਤ</translation>
    </message>
    <message>
      <source>Digits</source>
      <translation>ਅੰਕ</translation>
    </message>
    <message>
      <source>Directions on demolition</source>
      <translation>ਢਾਹੁਣ ਬਾਰੇ ਨਿਰਦੇਸ਼</translation>
    </message>
    <message>
      <source>Divert the street</source>
      <translation>ਗਲੀ ਮੋੜਨਾ</translation>
    </message>
    <message>
      <source>Do it</source>
      <translation>ਕਰੋ</translation>
    </message>
    <message>
      <source>Do owners of the greater part of the street object?</source>
      <translation>ਕੀ ਗਲੀ ਦੇ ਵੱਡੇ ਹਿੱਸੇ ਦੇ ਮਾਲਕ ਇਤਰਾਜ਼ ਕਰਦੇ ਹਨ?</translation>
    </message>
    <message>
      <source>Does it go on?</source>
      <translation>ਕੀ ਇਹ ਜਾਰੀ ਹੈ?</translation>
    </message>
    <message>
      <source>Does not stand for</source>
      <translation>ਇਨ੍ਹਾਂ ਉੱਤੇ ਲਾਗੂ ਨਹੀਂ</translation>
    </message>
    <message>
      <source>Does the sheet lie in the book?</source>
      <translation>ਕੀ ਪੰਨਾ ਕਾਪੀ ਵਿੱਚ ਹੈ?</translation>
    </message>
    <message>
      <source>Done last</source>
      <translation>ਆਖ਼ਰੀ ਕੰਮ</translation>
    </message>
    <message>
      <source>Done. The centre holds what this PC holds.</source>
      <translation>ਹੋ ਗਿਆ। ਕੇਂਦਰ ਕੋਲ ਉਹੀ ਹੈ ਜੋ ਇਸ ਪੀਸੀ ਉੱਤੇ ਹੈ।</translation>
    </message>
    <message>
      <source>Down</source>
      <translation>ਡਿੱਗਿਆ</translation>
    </message>
    <message>
      <source>Draft a notice</source>
      <translation>ਨੋਟਿਸ ਦਾ ਖਰੜਾ ਬਣਾਓ</translation>
    </message>
    <message>
      <source>Draft a notice on the finding</source>
      <translation>ਲੱਭਤ ਉੱਤੇ ਨੋਟਿਸ ਦਾ ਖਰੜਾ ਬਣਾਓ</translation>
    </message>
    <message>
      <source>Draft kept {when}</source>
      <translation>ਖਰੜਾ ਸਾਂਭਿਆ {when}</translation>
    </message>
    <message>
      <source>Draft taken back: {reason}</source>
      <translation>ਖਰੜਾ ਵਾਪਸ ਲਿਆ: {reason}</translation>
    </message>
    <message>
      <source>Draw</source>
      <translation>ਬਣਾਓ</translation>
    </message>
    <message>
      <source>Draw a line by chainage and offset</source>
      <translation>ਚੇਨੇਜ ਤੇ ਆਫ਼ਸੈੱਟ ਨਾਲ ਲਾਈਨ ਖਿੱਚੋ</translation>
    </message>
    <message>
      <source>Drawn on which bank</source>
      <translation>ਕਿਸ ਬੈਂਕ ਦਾ</translation>
    </message>
    <message>
      <source>Due</source>
      <translation>ਮਿਆਦ</translation>
    </message>
    <message>
      <source>Due by {day}</source>
      <translation>{day} ਤੱਕ</translation>
    </message>
    <message>
      <source>Due first</source>
      <translation>ਪਹਿਲਾਂ ਮੁੱਕਣ ਵਾਲੀ ਮਿਆਦ ਪਹਿਲਾਂ</translation>
    </message>
    <message>
      <source>Due in a month</source>
      <translation>ਇੱਕ ਮਹੀਨੇ ਵਿੱਚ ਮਿਆਦ</translation>
    </message>
    <message>
      <source>Due in seven days</source>
      <translation>ਸੱਤ ਦਿਨਾਂ ਵਿੱਚ ਮਿਆਦ</translation>
    </message>
    <message>
      <source>Dues and receipts</source>
      <translation>ਬਕਾਇਆ ਤੇ ਰਸੀਦਾਂ</translation>
    </message>
    <message>
      <source>Dues and recovery</source>
      <translation>ਦੇਣਯੋਗ ਰਕਮਾਂ ਤੇ ਵਸੂਲੀ</translation>
    </message>
    <message>
      <source>Each keeps its hour and place and gets its own notice.</source>
      <translation>ਹਰੇਕ ਦਾ ਸਮਾਂ ਅਤੇ ਥਾਂ ਉਹੀ ਰਹਿੰਦੇ ਹਨ ਅਤੇ ਹਰੇਕ ਦੀ ਆਪਣੀ ਸੂਚਨਾ ਬਣਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>Each number is used or spoilt once; what is passed over shows as missing.</source>
      <translation>ਹਰ ਨੰਬਰ ਇੱਕੋ ਵਾਰ ਵਰਤਿਆ ਜਾਂ ਖ਼ਰਾਬ ਹੁੰਦਾ ਹੈ; ਜੋ ਛੁੱਟੇ ਉਹ ਗੁੰਮ ਦਿਸਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>East (m)</source>
      <translation>ਪੂਰਬ (ਮੀ.)</translation>
    </message>
    <message>
      <source>Emblem</source>
      <translation>ਚਿੰਨ੍ਹ</translation>
    </message>
    <message>
      <source>Empty if it has none</source>
      <translation>ਨਾ ਹੋਵੇ ਤਾਂ ਖ਼ਾਲੀ</translation>
    </message>
    <message>
      <source>Empty sheet</source>
      <translation>ਖ਼ਾਲੀ ਪੰਨਾ</translation>
    </message>
    <message>
      <source>Empty: the highest</source>
      <translation>ਖ਼ਾਲੀ: ਵੱਧ ਤੋਂ ਵੱਧ</translation>
    </message>
    <message>
      <source>Empty: the last row, without end</source>
      <translation>ਖ਼ਾਲੀ: ਆਖ਼ਰੀ ਕਤਾਰ, ਬਿਨਾਂ ਹੱਦ</translation>
    </message>
    <message>
      <source>Enclosures</source>
      <translation>ਨੱਥੀ ਕਾਗ਼ਜ਼</translation>
    </message>
    <message>
      <source>Enclosures for {section}: {list}</source>
      <translation>{section} ਲਈ ਨੱਥੀ ਕਾਗ਼ਜ਼: {list}</translation>
    </message>
    <message>
      <source>Ended</source>
      <translation>ਸਮਾਪਤ</translation>
    </message>
    <message>
      <source>English</source>
      <translation>ਅੰਗਰੇਜ਼ੀ</translation>
    </message>
    <message>
      <source>Enrol</source>
      <translation>ਜੋੜੋ</translation>
    </message>
    <message>
      <source>Enrol by the centre's invitation</source>
      <translation>ਕੇਂਦਰ ਦੇ ਸੱਦੇ ਨਾਲ ਜੋੜੋ</translation>
    </message>
    <message>
      <source>Enrol this PC at a centre</source>
      <translation>ਇਸ ਪੀਸੀ ਨੂੰ ਕੇਂਦਰ ਨਾਲ ਜੋੜੋ</translation>
    </message>
    <message>
      <source>Enter</source>
      <translation>ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Enter a budget-grant</source>
      <translation>ਬਜਟ ਗ੍ਰਾਂਟ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Enter a deposit</source>
      <translation>ਜਮ੍ਹਾਂ ਰਕਮ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Enter a fine of the court</source>
      <translation>ਅਦਾਲਤ ਦਾ ਜੁਰਮਾਨਾ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Enter a paper written by hand</source>
      <translation>ਹੱਥੀਂ ਲਿਖਿਆ ਕਾਗ਼ਜ਼ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Enter a receipt written by hand</source>
      <translation>ਹੱਥੀਂ ਲਿਖੀ ਰਸੀਦ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Enter a street</source>
      <translation>ਗਲੀ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Enter an owner's agreement</source>
      <translation>ਮਾਲਕ ਦਾ ਇਕਰਾਰਨਾਮਾ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Enter and print the acknowledgement</source>
      <translation>ਦਰਜ ਕਰੋ ਅਤੇ ਰਸੀਦ-ਪੱਤਰ ਛਾਪੋ</translation>
    </message>
    <message>
      <source>Enter and print the minutes</source>
      <translation>ਦਰਜ ਕਰੋ ਅਤੇ ਕਾਰਵਾਈ ਛਾਪੋ</translation>
    </message>
    <message>
      <source>Enter goes on, and after the last field to the next line. F2 or a ditto mark takes what stands above. Ctrl+U brings the last line back. Ctrl+Enter enters the lines.</source>
      <translation>Enter ਅੱਗੇ ਲੈ ਜਾਂਦਾ ਹੈ, ਆਖ਼ਰੀ ਖਾਨੇ ਤੋਂ ਬਾਅਦ ਅਗਲੀ ਲਾਈਨ ਉੱਤੇ। F2 ਜਾਂ ,, ਦਾ ਨਿਸ਼ਾਨ ਉੱਪਰਲਾ ਲੈਂਦਾ ਹੈ। Ctrl+U ਪਿਛਲੀ ਲਾਈਨ ਵਾਪਸ ਲਿਆਉਂਦਾ ਹੈ। Ctrl+Enter ਲਾਈਨਾਂ ਦਰਜ ਕਰਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>Enter it</source>
      <translation>ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Enter it as dishonoured</source>
      <translation>ਬਾਊਂਸ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Enter it as realised</source>
      <translation>ਵਸੂਲ ਹੋਇਆ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Enter it as spoilt</source>
      <translation>ਖ਼ਰਾਬ ਵਜੋਂ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Enter parcels by sides and diagonals</source>
      <translation>ਭੁਜਾਵਾਂ ਤੇ ਵਿਕਰਣਾਂ ਨਾਲ ਪਲਾਟ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Enter the agreement</source>
      <translation>ਇਕਰਾਰਨਾਮਾ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Enter the answer</source>
      <translation>ਜਵਾਬ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Enter the attempt</source>
      <translation>ਕੋਸ਼ਿਸ਼ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Enter the cause</source>
      <translation>ਕਾਰਨ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Enter the correction</source>
      <translation>ਸੋਧ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Enter the deposit</source>
      <translation>ਜਮ੍ਹਾਂ ਰਕਮ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Enter the grant</source>
      <translation>ਗ੍ਰਾਂਟ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Enter the inspection</source>
      <translation>ਨਿਰੀਖਣ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Enter the line</source>
      <translation>ਲਾਈਨ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Enter the paper</source>
      <translation>ਕਾਗ਼ਜ਼ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Enter the parcel</source>
      <translation>ਪਲਾਟ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Enter the possession</source>
      <translation>ਕਬਜ਼ਾ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Enter the receipt</source>
      <translation>ਰਸੀਦ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Enter the report</source>
      <translation>ਰਿਪੋਰਟ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Enter these lines</source>
      <translation>ਇਹ ਲਾਈਨਾਂ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Enter what the auditors sent</source>
      <translation>ਆਡੀਟਰਾਂ ਤੋਂ ਆਇਆ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Entered as</source>
      <translation>ਇੰਦਰਾਜ</translation>
    </message>
    <message>
      <source>Entered as {number}</source>
      <translation>{number} ਵਜੋਂ ਦਰਜ ਹੋਇਆ</translation>
    </message>
    <message>
      <source>Entered in the case that runs</source>
      <translation>ਚੱਲਦੇ ਕੇਸ ਵਿੱਚ ਦਰਜ</translation>
    </message>
    <message>
      <source>Entered: {what}</source>
      <translation>ਦਰਜ ਹੋਇਆ: {what}</translation>
    </message>
    <message>
      <source>Entries</source>
      <translation>ਇੰਦਰਾਜ</translation>
    </message>
    <message>
      <source>Entries that wait</source>
      <translation>ਉਡੀਕਦੇ ਇੰਦਰਾਜ</translation>
    </message>
    <message>
      <source>Entries {first} to {last} of another PC ({name}, …{device}), some of which are held here, wait for that PC since {since}; it last called on {seen}. Have it exchange. If it is gone for good, the head of office closes it on the centre's status page; what is held here is then sent from here.</source>
      <translation>ਹੋਰ ਪੀਸੀ ({name}, …{device}) ਦੇ ਇੰਦਰਾਜ {first} ਤੋਂ {last}, ਜਿਨ੍ਹਾਂ ਵਿੱਚੋਂ ਕੁਝ ਇੱਥੇ ਹਨ, {since} ਤੋਂ ਉਸ ਪੀਸੀ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹਨ; ਉਹ ਪਿਛਲੀ ਵਾਰ {seen} ਨੂੰ ਜੁੜਿਆ। ਉਸ ਤੋਂ ਲੈਣ-ਦੇਣ ਕਰਵਾਓ। ਜੇ ਉਹ ਸਦਾ ਲਈ ਗਿਆ, ਤਾਂ ਦਫ਼ਤਰ ਦੇ ਮੁਖੀ ਉਸ ਨੂੰ ਕੇਂਦਰ ਦੇ ਸਥਿਤੀ ਪੰਨੇ ਉੱਤੇ ਬੰਦ ਕਰਦੇ ਹਨ; ਫਿਰ ਇੱਥੇ ਰੱਖਿਆ ਇੱਥੋਂ ਭੇਜਿਆ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>Entries {first} to {last} of another PC ({name}, …{device}), some of which are held here, wait for that PC since {since}; it never called. Have it exchange. If it is gone for good, the head of office closes it on the centre's status page; what is held here is then sent from here.</source>
      <translation>ਹੋਰ ਪੀਸੀ ({name}, …{device}) ਦੇ ਇੰਦਰਾਜ {first} ਤੋਂ {last}, ਜਿਨ੍ਹਾਂ ਵਿੱਚੋਂ ਕੁਝ ਇੱਥੇ ਹਨ, {since} ਤੋਂ ਉਸ ਪੀਸੀ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹਨ; ਉਹ ਕਦੇ ਨਹੀਂ ਜੁੜਿਆ। ਉਸ ਤੋਂ ਲੈਣ-ਦੇਣ ਕਰਵਾਓ। ਜੇ ਉਹ ਸਦਾ ਲਈ ਗਿਆ, ਤਾਂ ਦਫ਼ਤਰ ਦੇ ਮੁਖੀ ਉਸ ਨੂੰ ਕੇਂਦਰ ਦੇ ਸਥਿਤੀ ਪੰਨੇ ਉੱਤੇ ਬੰਦ ਕਰਦੇ ਹਨ; ਫਿਰ ਇੱਥੇ ਰੱਖਿਆ ਇੱਥੋਂ ਭੇਜਿਆ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>Entry is lawful between sunrise ({hour}) and sunset ({hour2}) on that day.</source>
      <translation>ਉਸ ਦਿਨ ਦਾਖ਼ਲਾ ਸੂਰਜ ਚੜ੍ਹਨ ({hour}) ਤੋਂ ਸੂਰਜ ਛਿਪਣ ({hour2}) ਵਿਚਕਾਰ ਹੀ ਕਾਨੂੰਨੀ ਹੈ।</translation>
    </message>
    <message>
      <source>Esc closes</source>
      <translation>Esc ਨਾਲ ਬੰਦ</translation>
    </message>
    <message>
      <source>Everything is at the centre · {when}</source>
      <translation>ਸਭ ਕੁਝ ਕੇਂਦਰ ਉੱਤੇ ਹੈ · {when}</translation>
    </message>
    <message>
      <source>Everything is kept on this PC alone; keep a copy elsewhere</source>
      <translation>ਸਭ ਕੁਝ ਸਿਰਫ਼ ਇਸੇ ਪੀਸੀ ਉੱਤੇ ਹੈ; ਇੱਕ ਨਕਲ ਕਿਤੇ ਹੋਰ ਵੀ ਰੱਖੋ</translation>
    </message>
    <message>
      <source>Everything is kept on this PC; a centre joins the PCs of the body.</source>
      <translation>ਸਭ ਕੁਝ ਇਸ ਪੀਸੀ ਉੱਤੇ ਰਹਿੰਦਾ ਹੈ; ਕੇਂਦਰ ਸੰਸਥਾ ਦੇ ਪੀਸੀ ਜੋੜਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>Everything is safe on this PC and goes out at the next try.</source>
      <translation>ਸਭ ਕੁਝ ਇਸ ਪੀਸੀ ਉੱਤੇ ਸੁਰੱਖਿਅਤ ਹੈ ਅਤੇ ਅਗਲੀ ਕੋਸ਼ਿਸ਼ ਵਿੱਚ ਜਾਵੇਗਾ।</translation>
    </message>
    <message>
      <source>Everything is saved on this PC first; the centre gets it when the line is there.</source>
      <translation>ਸਭ ਕੁਝ ਪਹਿਲਾਂ ਇਸ ਪੀਸੀ ਉੱਤੇ ਸਾਂਭਿਆ ਜਾਂਦਾ ਹੈ; ਲਾਈਨ ਆਉਣ ਉੱਤੇ ਕੇਂਦਰ ਨੂੰ ਮਿਲਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>Everywhere</source>
      <translation>ਹਰ ਥਾਂ</translation>
    </message>
    <message>
      <source>Exceptions</source>
      <translation>ਅਪਵਾਦ</translation>
    </message>
    <message>
      <source>Exchange</source>
      <translation>ਵਟਾਂਦਰਾ</translation>
    </message>
    <message>
      <source>Exchange now</source>
      <translation>ਹੁਣੇ ਵਟਾਂਦਰਾ ਕਰੋ</translation>
    </message>
    <message>
      <source>Exchange under way</source>
      <translation>ਵਟਾਂਦਰਾ ਚੱਲ ਰਿਹਾ ਹੈ</translation>
    </message>
    <message>
      <source>Exchange with the centre</source>
      <translation>ਕੇਂਦਰ ਨਾਲ ਵਟਾਂਦਰਾ</translation>
    </message>
    <message>
      <source>Expense</source>
      <translation>ਖ਼ਰਚ</translation>
    </message>
    <message>
      <source>Failed at the last visit</source>
      <translation>ਪਿਛਲੀ ਫੇਰੀ ਵਿੱਚ ਨੁਕਸ</translation>
    </message>
    <message>
      <source>Fall in the value of the rest</source>
      <translation>ਬਾਕੀ ਦੇ ਮੁੱਲ ਵਿੱਚ ਘਾਟ</translation>
    </message>
    <message>
      <source>Fee</source>
      <translation>ਫ਼ੀਸ</translation>
    </message>
    <message>
      <source>Fee (rupees)</source>
      <translation>ਫ਼ੀਸ (ਰੁਪਏ)</translation>
    </message>
    <message>
      <source>Fee for {section}: ₹ {amount}</source>
      <translation>{section} ਲਈ ਫ਼ੀਸ: ₹ {amount}</translation>
    </message>
    <message>
      <source>Fee of ₹ {amount} received, receipt {number}</source>
      <translation>₹ {amount} ਫ਼ੀਸ ਮਿਲੀ, ਰਸੀਦ {number}</translation>
    </message>
    <message>
      <source>Fee paid</source>
      <translation>ਭਰੀ ਗਈ ਫ਼ੀਸ</translation>
    </message>
    <message>
      <source>Fees</source>
      <translation>ਫ਼ੀਸਾਂ</translation>
    </message>
    <message>
      <source>Fees and rates</source>
      <translation>ਫ਼ੀਸਾਂ ਤੇ ਦਰਾਂ</translation>
    </message>
    <message>
      <source>Fetching entries</source>
      <translation>ਇੰਦਰਾਜ ਲਿਆਂਦੇ ਜਾ ਰਹੇ ਹਨ</translation>
    </message>
    <message>
      <source>Figures</source>
      <translation>ਅੰਕੜੇ</translation>
    </message>
    <message>
      <source>File</source>
      <translation>ਫ਼ਾਈਲ</translation>
    </message>
    <message>
      <source>File (.p12, .pfx) or the token's library</source>
      <translation>ਫ਼ਾਈਲ (.p12, .pfx) ਜਾਂ ਟੋਕਨ ਦੀ ਲਾਇਬ੍ਰੇਰੀ</translation>
    </message>
    <message>
      <source>File both</source>
      <translation>ਦੋਵੇਂ ਫ਼ਾਈਲ ਵਿੱਚ ਰੱਖੋ</translation>
    </message>
    <message>
      <source>File of the scan</source>
      <translation>ਸਕੈਨ ਦੀ ਫ਼ਾਈਲ</translation>
    </message>
    <message>
      <source>File the map and the statement of lands</source>
      <translation>ਨਕਸ਼ਾ ਤੇ ਜ਼ਮੀਨ ਦਾ ਵੇਰਵਾ ਫ਼ਾਈਲ ਵਿੱਚ ਰੱਖੋ</translation>
    </message>
    <message>
      <source>Filed as {number}</source>
      <translation>{number} ਵਜੋਂ ਫ਼ਾਈਲ ਵਿੱਚ ਰੱਖਿਆ</translation>
    </message>
    <message>
      <source>Filled in from the survey</source>
      <translation>ਸਰਵੇ ਤੋਂ ਭਰਿਆ ਗਿਆ</translation>
    </message>
    <message>
      <source>Filled in from the survey; correct it if less is taken</source>
      <translation>ਸਰਵੇ ਤੋਂ ਭਰਿਆ; ਘੱਟ ਲਿਆ ਹੋਵੇ ਤਾਂ ਸੋਧੋ</translation>
    </message>
    <message>
      <source>Filter</source>
      <translation>ਛਾਂਟੋ</translation>
    </message>
    <message>
      <source>Final statement</source>
      <translation>ਅੰਤਿਮ ਬਿਆਨ</translation>
    </message>
    <message>
      <source>Financial year</source>
      <translation>ਵਿੱਤੀ ਸਾਲ</translation>
    </message>
    <message>
      <source>Find any act or case</source>
      <translation>ਕੋਈ ਵੀ ਕੰਮ ਜਾਂ ਕੇਸ ਲੱਭੋ</translation>
    </message>
    <message>
      <source>Findings so far</source>
      <translation>ਹੁਣ ਤੱਕ ਦੀਆਂ ਲੱਭਤਾਂ</translation>
    </message>
    <message>
      <source>Findings to answer</source>
      <translation>ਲੱਭਤਾਂ ਉੱਤੇ ਕਾਰਵਾਈ ਬਾਕੀ</translation>
    </message>
    <message>
      <source>Fine</source>
      <translation>ਜੁਰਮਾਨਾ</translation>
    </message>
    <message>
      <source>Fingerprint of its certificate</source>
      <translation>ਉਸ ਦੇ ਪ੍ਰਮਾਣ-ਪੱਤਰ ਦੀ ਛਾਪ</translation>
    </message>
    <message>
      <source>First decide how the Act is read.</source>
      <translation>ਪਹਿਲਾਂ ਤੈਅ ਕਰੋ ਕਿ ਐਕਟ ਕਿਵੇਂ ਪੜ੍ਹਿਆ ਜਾਵੇ।</translation>
    </message>
    <message>
      <source>First jobs</source>
      <translation>ਪਹਿਲੇ ਕੰਮ</translation>
    </message>
    <message>
      <source>First lines</source>
      <translation>ਪਹਿਲੀਆਂ ਲਾਈਨਾਂ</translation>
    </message>
    <message>
      <source>First number</source>
      <translation>ਪਹਿਲਾ ਨੰਬਰ</translation>
    </message>
    <message>
      <source>First pancha</source>
      <translation>ਪਹਿਲਾ ਪੰਚ</translation>
    </message>
    <message>
      <source>Fix a hearing</source>
      <translation>ਸੁਣਵਾਈ ਤੈਅ ਕਰੋ</translation>
    </message>
    <message>
      <source>Fix it and print the notice</source>
      <translation>ਤੈਅ ਕਰੋ ਅਤੇ ਨੋਟਿਸ ਛਾਪੋ</translation>
    </message>
    <message>
      <source>Fixed by</source>
      <translation>ਕਿਸ ਨਾਲ ਤੈਅ ਹੋਇਆ</translation>
    </message>
    <message>
      <source>Fixed for</source>
      <translation>ਕਿਸ ਦਿਨ ਤੈਅ</translation>
    </message>
    <message>
      <source>Floors</source>
      <translation>ਮੰਜ਼ਲਾਂ</translation>
    </message>
    <message>
      <source>Folder into which the scanner writes</source>
      <translation>ਫ਼ੋਲਡਰ ਜਿਸ ਵਿੱਚ ਸਕੈਨਰ ਲਿਖਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>Folder on another disk or stick</source>
      <translation>ਦੂਜੀ ਡਿਸਕ ਜਾਂ ਪੈੱਨ ਡਰਾਈਵ ਦਾ ਫ਼ੋਲਡਰ</translation>
    </message>
    <message>
      <source>Folder on the stick</source>
      <translation>ਪੈੱਨ ਡਰਾਈਵ ਦਾ ਫੋਲਡਰ</translation>
    </message>
    <message>
      <source>Font of its text</source>
      <translation>ਲਿਖਤ ਦਾ ਫ਼ੌਂਟ</translation>
    </message>
    <message>
      <source>Foolscap</source>
      <translation>ਫੁੱਲਸਕੇਪ</translation>
    </message>
    <message>
      <source>For a street that is on no map; offsets are taken from it</source>
      <translation>ਜੋ ਗਲੀ ਕਿਸੇ ਨਕਸ਼ੇ 'ਤੇ ਨਹੀਂ; ਆਫ਼ਸੈੱਟ ਇਸ ਤੋਂ ਲਏ ਜਾਂਦੇ ਹਨ</translation>
    </message>
    <message>
      <source>For money that was demanded begin at its due, under Dues and recovery.</source>
      <translation>ਮੰਗੀ ਹੋਈ ਰਕਮ ਲਈ 'ਦੇਣਯੋਗ ਰਕਮਾਂ ਤੇ ਵਸੂਲੀ' ਵਿੱਚ ਉਸੇ ਰਕਮ ਤੋਂ ਸ਼ੁਰੂ ਕਰੋ।</translation>
    </message>
    <message>
      <source>For sunrise and sunset, such as 23.26</source>
      <translation>ਸੂਰਜ ਚੜ੍ਹਨ ਤੇ ਡੁੱਬਣ ਲਈ, ਜਿਵੇਂ 23.26</translation>
    </message>
    <message>
      <source>For the change to give back</source>
      <translation>ਮੋੜਨ ਵਾਲੀ ਰਕਮ ਜਾਣਨ ਲਈ</translation>
    </message>
    <message>
      <source>For the exchange: {files}</source>
      <translation>ਵਟਾਂਦਰੇ ਲਈ: {files}</translation>
    </message>
    <message>
      <source>For what</source>
      <translation>ਕਿਸ ਲਈ</translation>
    </message>
    <message>
      <source>For window envelopes</source>
      <translation>ਖਿੜਕੀ ਵਾਲੇ ਲਿਫ਼ਾਫ਼ਿਆਂ ਲਈ</translation>
    </message>
    <message>
      <source>Found the office</source>
      <translation>ਦਫ਼ਤਰ ਸਥਾਪਤ ਕਰੋ</translation>
    </message>
    <message>
      <source>Fourth Saturday</source>
      <translation>ਚੌਥਾ ਸ਼ਨਿੱਚਰਵਾਰ</translation>
    </message>
    <message>
      <source>Freehand</source>
      <translation>ਖੁੱਲ੍ਹੇ ਹੱਥ</translation>
    </message>
    <message>
      <source>Friday</source>
      <translation>ਸ਼ੁੱਕਰਵਾਰ</translation>
    </message>
    <message>
      <source>From</source>
      <translation>ਤੋਂ</translation>
    </message>
    <message>
      <source>From a copy on a stick</source>
      <translation>ਪੈੱਨ ਡਰਾਈਵ ਦੀ ਨਕਲ ਤੋਂ</translation>
    </message>
    <message>
      <source>From a file</source>
      <translation>ਫ਼ਾਈਲ ਤੋਂ</translation>
    </message>
    <message>
      <source>From corner</source>
      <translation>ਕੋਨੇ ਤੋਂ</translation>
    </message>
    <message>
      <source>From the auditors</source>
      <translation>ਆਡੀਟਰਾਂ ਤੋਂ</translation>
    </message>
    <message>
      <source>From the clipboard</source>
      <translation>ਕਲਿੱਪਬੋਰਡ ਤੋਂ</translation>
    </message>
    <message>
      <source>From when it holds</source>
      <translation>ਕਦੋਂ ਤੋਂ ਲਾਗੂ</translation>
    </message>
    <message>
      <source>From whom</source>
      <translation>ਕਿਸ ਤੋਂ</translation>
    </message>
    <message>
      <source>From whom the sum is due</source>
      <translation>ਰਕਮ ਕਿਸ ਤੋਂ ਲੈਣੀ ਹੈ</translation>
    </message>
    <message>
      <source>Front m</source>
      <translation>ਸਾਹਮਣਾ ਮੀ.</translation>
    </message>
    <message>
      <source>Frontage (metres)</source>
      <translation>ਸਾਹਮਣਾ ਪਾਸਾ (ਮੀਟਰ)</translation>
    </message>
    <message>
      <source>Further particulars demanded, {section}: {items}</source>
      <translation>ਹੋਰ ਵੇਰਵੇ ਮੰਗੇ, {section}: {items}</translation>
    </message>
    <message>
      <source>GeoJSON, KML, KMZ, Shapefile (.zip or .shp), DXF, or a table (.csv)</source>
      <translation>GeoJSON, KML, KMZ, Shapefile (.zip ਜਾਂ .shp), DXF, ਜਾਂ ਸਾਰਣੀ (.csv)</translation>
    </message>
    <message>
      <source>Give a measure above zero.</source>
      <translation>ਸਿਫ਼ਰ ਤੋਂ ਵੱਧ ਮਾਪ ਲਿਖੋ।</translation>
    </message>
    <message>
      <source>Give a name or number</source>
      <translation>ਨਾਂ ਜਾਂ ਨੰਬਰ ਦਿਓ</translation>
    </message>
    <message>
      <source>Give an amount, or rows by a measure that rise.</source>
      <translation>ਰਕਮ ਦਿਓ, ਜਾਂ ਮਾਪ ਅਨੁਸਾਰ ਵਧਦੀਆਂ ਕਤਾਰਾਂ।</translation>
    </message>
    <message>
      <source>Give back just what was left of the price at the sale; see the sale in the case.</source>
      <translation>ਵਿਕਰੀ ਤੋਂ ਬਾਅਦ ਕੀਮਤ ਵਿੱਚੋਂ ਜਿੰਨਾ ਬਚਿਆ ਓਨਾ ਹੀ ਮੋੜੋ; ਕੇਸ ਵਿੱਚ ਵਿਕਰੀ ਵੇਖੋ।</translation>
    </message>
    <message>
      <source>Give back ₹ {amount}</source>
      <translation>ਮੋੜੋ ₹ {amount}</translation>
    </message>
    <message>
      <source>Give it</source>
      <translation>ਦਿਓ</translation>
    </message>
    <message>
      <source>Give it a base line</source>
      <translation>ਆਧਾਰ ਲਾਈਨ ਦਿਓ</translation>
    </message>
    <message>
      <source>Give it up</source>
      <translation>ਛੱਡ ਦਿਓ</translation>
    </message>
    <message>
      <source>Give leave</source>
      <translation>ਇਜਾਜ਼ਤ ਦਿਓ</translation>
    </message>
    <message>
      <source>Give leave to build within the line</source>
      <translation>ਲਾਈਨ ਅੰਦਰ ਉਸਾਰੀ ਦੀ ਇਜਾਜ਼ਤ ਦਿਓ</translation>
    </message>
    <message>
      <source>Give one line for the left, the right, or each.</source>
      <translation>ਖੱਬੇ, ਸੱਜੇ ਜਾਂ ਹਰ ਪਾਸੇ ਲਈ ਇੱਕ ਲਾਈਨ ਦਿਓ।</translation>
    </message>
    <message>
      <source>Give the amount, above nothing.</source>
      <translation>ਰਕਮ ਲਿਖੋ, ਜੋ ਸਿਫ਼ਰ ਤੋਂ ਵੱਧ ਹੋਵੇ।</translation>
    </message>
    <message>
      <source>Give the first and the last number of the book.</source>
      <translation>ਕਾਪੀ ਦਾ ਪਹਿਲਾ ਤੇ ਆਖ਼ਰੀ ਨੰਬਰ ਲਿਖੋ।</translation>
    </message>
    <message>
      <source>Give the house number or the khasra number, so that the premises can be found.</source>
      <translation>ਮਕਾਨ ਨੰਬਰ ਜਾਂ ਖਸਰਾ ਨੰਬਰ ਦਿਓ, ਤਾਂ ਜੋ ਸਥਾਨ ਲੱਭ ਸਕੇ।</translation>
    </message>
    <message>
      <source>Give the number of instalments, and 1, 2, 4 or 12 of them a year.</source>
      <translation>ਕਿਸ਼ਤਾਂ ਦੀ ਗਿਣਤੀ ਦਿਓ, ਅਤੇ ਸਾਲ ਵਿੱਚ 1, 2, 4 ਜਾਂ 12 ਕਿਸ਼ਤਾਂ।</translation>
    </message>
    <message>
      <source>Give the proposal up</source>
      <translation>ਤਜਵੀਜ਼ ਛੱਡ ਦਿਓ</translation>
    </message>
    <message>
      <source>Give the street its base line first, along its middle or one edge.</source>
      <translation>ਪਹਿਲਾਂ ਗਲੀ ਨੂੰ ਆਧਾਰ ਲਾਈਨ ਦਿਓ, ਵਿਚਕਾਰ ਜਾਂ ਇੱਕ ਕਿਨਾਰੇ ਨਾਲ।</translation>
    </message>
    <message>
      <source>Given to the printer: {papers}</source>
      <translation>ਛਪਾਈ ਲਈ ਦਿੱਤਾ: {papers}</translation>
    </message>
    <message>
      <source>Go on with the set-up</source>
      <translation>ਪ੍ਰਬੰਧ ਅੱਗੇ ਵਧਾਓ</translation>
    </message>
    <message>
      <source>Go to</source>
      <translation>ਜਾਓ</translation>
    </message>
    <message>
      <source>Grant</source>
      <translation>ਗ੍ਰਾਂਟ</translation>
    </message>
    <message>
      <source>Grant or permit</source>
      <translation>ਮਨਜ਼ੂਰੀ ਜਾਂ ਇਜਾਜ਼ਤ ਦੇਣਾ</translation>
    </message>
    <message>
      <source>Grant {name}: ₹ {amount}</source>
      <translation>ਗ੍ਰਾਂਟ {name}: ₹ {amount}</translation>
    </message>
    <message>
      <source>Granted ₹</source>
      <translation>ਮਨਜ਼ੂਰ ₹</translation>
    </message>
    <message>
      <source>Grants are entered for this financial year or the next.</source>
      <translation>ਗ੍ਰਾਂਟਾਂ ਇਸ ਜਾਂ ਅਗਲੇ ਵਿੱਤੀ ਸਾਲ ਲਈ ਦਰਜ ਹੁੰਦੀਆਂ ਹਨ।</translation>
    </message>
    <message>
      <source>Grants of {year}</source>
      <translation>{year} ਦੀਆਂ ਗ੍ਰਾਂਟਾਂ</translation>
    </message>
    <message>
      <source>Grid (EPSG number)</source>
      <translation>ਗਰਿੱਡ (EPSG ਨੰਬਰ)</translation>
    </message>
    <message>
      <source>Grounds</source>
      <translation>ਆਧਾਰ</translation>
    </message>
    <message>
      <source>Grounds of the refusal</source>
      <translation>ਇਨਕਾਰ ਦੇ ਆਧਾਰ</translation>
    </message>
    <message>
      <source>Half-loaded papers can't be kept. Make room on the disk; they are fetched again.</source>
      <translation>ਅਧੂਰੇ ਆਏ ਕਾਗਜ਼ ਨਹੀਂ ਰੱਖੇ ਜਾ ਸਕਦੇ। ਡਿਸਕ ਉੱਤੇ ਥਾਂ ਬਣਾਓ; ਉਹ ਮੁੜ ਲਿਆਂਦੇ ਜਾਂਦੇ ਹਨ।</translation>
    </message>
    <message>
      <source>Hand it over</source>
      <translation>ਸੌਂਪੋ</translation>
    </message>
    <message>
      <source>Hand the case over to another ward</source>
      <translation>ਮਾਮਲਾ ਦੂਜੇ ਵਾਰਡ ਨੂੰ ਸੌਂਪੋ</translation>
    </message>
    <message>
      <source>Hand the cash over</source>
      <translation>ਨਕਦ ਸੌਂਪੋ</translation>
    </message>
    <message>
      <source>Handed over to ward {ward}: {reason}</source>
      <translation>ਵਾਰਡ {ward} ਨੂੰ ਸੌਂਪਿਆ ਗਿਆ: {reason}</translation>
    </message>
    <message>
      <source>Handing a stick to the centre needs a line to it; keep the stick until then.</source>
      <translation>ਪੈੱਨ ਡਰਾਈਵ ਕੇਂਦਰ ਨੂੰ ਦੇਣ ਲਈ ਲਾਈਨ ਚਾਹੀਦੀ ਹੈ; ਉਦੋਂ ਤੱਕ ਪੈੱਨ ਡਰਾਈਵ ਰੱਖੋ।</translation>
    </message>
    <message>
      <source>Has it been done as ordered?</source>
      <translation>ਕੀ ਹੁਕਮ ਅਨੁਸਾਰ ਕੀਤਾ ਗਿਆ?</translation>
    </message>
    <message>
      <source>Head</source>
      <translation>ਮਦ</translation>
    </message>
    <message>
      <source>Head of office: settles, sets values</source>
      <translation>ਦਫ਼ਤਰ ਮੁਖੀ: ਨਿਬੇੜਦਾ ਹੈ, ਮੁੱਲ ਤੈਅ ਕਰਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>Hearing adjourned to {day}, {hour}: {reason}</source>
      <translation>ਸੁਣਵਾਈ {day}, {hour} ਤੱਕ ਮੁਲਤਵੀ: {reason}</translation>
    </message>
    <message>
      <source>Hearing at {hour}</source>
      <translation>ਸੁਣਵਾਈ {hour} ਵਜੇ</translation>
    </message>
    <message>
      <source>Hearing fixed for {day}, {hour}</source>
      <translation>ਸੁਣਵਾਈ {day}, {hour} ਲਈ ਤੈਅ</translation>
    </message>
    <message>
      <source>Hearing held, minutes {number}</source>
      <translation>ਸੁਣਵਾਈ ਹੋਈ, ਕਾਰਵਾਈ {number}</translation>
    </message>
    <message>
      <source>Hearings</source>
      <translation>ਸੁਣਵਾਈਆਂ</translation>
    </message>
    <message>
      <source>Hearings by day</source>
      <translation>ਦਿਨ ਅਨੁਸਾਰ ਸੁਣਵਾਈਆਂ</translation>
    </message>
    <message>
      <source>Height of the building (m)</source>
      <translation>ਇਮਾਰਤ ਦੀ ਉਚਾਈ (ਮੀ.)</translation>
    </message>
    <message>
      <source>Held back until</source>
      <translation>ਕਦੋਂ ਤੱਕ ਰੋਕਿਆ</translation>
    </message>
    <message>
      <source>Help</source>
      <translation>ਮਦਦ</translation>
    </message>
    <message>
      <source>Help about this page</source>
      <translation>ਇਸ ਪੰਨੇ ਬਾਰੇ ਮਦਦ</translation>
    </message>
    <message>
      <source>Here it is wrong</source>
      <translation>ਇੱਥੇ ਗ਼ਲਤੀ ਹੈ</translation>
    </message>
    <message>
      <source>Hide</source>
      <translation>ਲੁਕਾਓ</translation>
    </message>
    <message>
      <source>Hide the password</source>
      <translation>ਪਾਸਵਰਡ ਲੁਕਾਓ</translation>
    </message>
    <message>
      <source>Hindi</source>
      <translation>ਹਿੰਦੀ</translation>
    </message>
    <message>
      <source>History by date</source>
      <translation>ਮਿਤੀ ਅਨੁਸਾਰ ਇਤਿਹਾਸ</translation>
    </message>
    <message>
      <source>Holder</source>
      <translation>ਧਾਰਕ</translation>
    </message>
    <message>
      <source>Holds the post since</source>
      <translation>ਅਹੁਦੇ ਉੱਤੇ ਕਦੋਂ ਤੋਂ</translation>
    </message>
    <message>
      <source>Holidays</source>
      <translation>ਛੁੱਟੀਆਂ</translation>
    </message>
    <message>
      <source>Hour</source>
      <translation>ਸਮਾਂ</translation>
    </message>
    <message>
      <source>Hour (24-hour clock)</source>
      <translation>ਸਮਾਂ (24 ਘੰਟੇ)</translation>
    </message>
    <message>
      <source>House number</source>
      <translation>ਮਕਾਨ ਨੰਬਰ</translation>
    </message>
    <message>
      <source>How</source>
      <translation>ਕਿਵੇਂ</translation>
    </message>
    <message>
      <source>How it goes</source>
      <translation>ਕਿਸ ਤਰ੍ਹਾਂ</translation>
    </message>
    <message>
      <source>How it is shared</source>
      <translation>ਕਿਵੇਂ ਵੰਡਿਆ ਜਾਂਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>How it stands</source>
      <translation>ਹਾਲਤ</translation>
    </message>
    <message>
      <source>How it was considered</source>
      <translation>ਉਸ ਉੱਤੇ ਕਿਵੇਂ ਵਿਚਾਰ ਹੋਇਆ</translation>
    </message>
    <message>
      <source>How it was made public</source>
      <translation>ਕਿਵੇਂ ਪ੍ਰਕਾਸ਼ਿਤ ਕੀਤਾ ਗਿਆ</translation>
    </message>
    <message>
      <source>How it was spoilt</source>
      <translation>ਕਿਵੇਂ ਖ਼ਰਾਬ ਹੋਇਆ</translation>
    </message>
    <message>
      <source>How long</source>
      <translation>ਕਿੰਨਾ ਸਮਾਂ</translation>
    </message>
    <message>
      <source>How many instalments</source>
      <translation>ਕਿੰਨੀਆਂ ਕਿਸ਼ਤਾਂ</translation>
    </message>
    <message>
      <source>How much of it is down</source>
      <translation>ਇਸ ਦਾ ਕਿੰਨਾ ਡਿੱਗਿਆ ਹੈ</translation>
    </message>
    <message>
      <source>How often</source>
      <translation>ਕਿੰਨੀ ਵਾਰ</translation>
    </message>
    <message>
      <source>How the Act is read where it says two things</source>
      <translation>ਜਿੱਥੇ ਐਕਟ ਦੋ ਗੱਲਾਂ ਕਹਿੰਦਾ ਹੈ ਉੱਥੇ ਉਹ ਕਿਵੇਂ ਪੜ੍ਹਿਆ ਜਾਵੇ</translation>
    </message>
    <message>
      <source>How the place was entered</source>
      <translation>ਥਾਂ ਵਿੱਚ ਕਿਵੇਂ ਦਾਖ਼ਲ ਹੋਏ</translation>
    </message>
    <message>
      <source>How they belong together</source>
      <translation>ਆਪਸੀ ਸੰਬੰਧ</translation>
    </message>
    <message>
      <source>How you read it</source>
      <translation>ਤੁਸੀਂ ਇਸ ਨੂੰ ਕਿਵੇਂ ਪੜ੍ਹਦੇ ਹੋ</translation>
    </message>
    <message>
      <source>How, and on whom</source>
      <translation>ਕਿਵੇਂ ਤੇ ਕਿਸ ਉੱਤੇ</translation>
    </message>
    <message>
      <source>If it runs out: {what}</source>
      <translation>ਮਿਆਦ ਲੰਘਣ ਉੱਤੇ: {what}</translation>
    </message>
    <message>
      <source>If nothing is done</source>
      <translation>ਜੇ ਕੁਝ ਨਾ ਕੀਤਾ ਜਾਵੇ</translation>
    </message>
    <message>
      <source>If the plot touches a line in force, the case is stopped with the section, and what projects becomes a finding with its measures.</source>
      <translation>ਜੇ ਪਲਾਟ ਲਾਗੂ ਲਾਈਨ ਨੂੰ ਛੂਹੇ, ਤਾਂ ਕੇਸ ਧਾਰਾ ਸਮੇਤ ਰੁਕ ਜਾਂਦਾ ਹੈ, ਅਤੇ ਜੋ ਅੱਗੇ ਵਧਿਆ ਹੈ ਉਹ ਮਾਪ ਸਮੇਤ ਤੱਥ ਬਣਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>Import a map file or table</source>
      <translation>ਨਕਸ਼ਾ ਫ਼ਾਈਲ ਜਾਂ ਸਾਰਣੀ ਲਿਆਓ</translation>
    </message>
    <message>
      <source>Import the map of a ward</source>
      <translation>ਵਾਰਡ ਦਾ ਨਕਸ਼ਾ ਲਿਆਓ</translation>
    </message>
    <message>
      <source>In a folder of its own, where every paper bears a mark.</source>
      <translation>ਵੱਖਰੇ ਫੋਲਡਰ ਵਿੱਚ, ਜਿੱਥੇ ਹਰ ਕਾਗਜ਼ ਉੱਤੇ ਨਿਸ਼ਾਨ ਹੈ।</translation>
    </message>
    <message>
      <source>In a form</source>
      <translation>ਫ਼ਾਰਮ ਵਿੱਚ</translation>
    </message>
    <message>
      <source>In a list</source>
      <translation>ਸੂਚੀ ਵਿੱਚ</translation>
    </message>
    <message>
      <source>In force since</source>
      <translation>ਕਦੋਂ ਤੋਂ ਲਾਗੂ</translation>
    </message>
    <message>
      <source>In order; chainage and offset</source>
      <translation>ਕ੍ਰਮ ਨਾਲ; ਚੇਨੇਜ ਤੇ ਆਫ਼ਸੈੱਟ</translation>
    </message>
    <message>
      <source>In the next seven days</source>
      <translation>ਅਗਲੇ ਸੱਤ ਦਿਨਾਂ ਵਿੱਚ</translation>
    </message>
    <message>
      <source>Inspection report signed by two panchas</source>
      <translation>ਦੋ ਪੰਚਾਂ ਦੇ ਦਸਤਖ਼ਤ ਵਾਲੀ ਨਿਰੀਖਣ ਰਿਪੋਰਟ</translation>
    </message>
    <message>
      <source>Inspection {number} is entered, {count}</source>
      <translation>ਨਿਰੀਖਣ {number} ਦਰਜ ਹੋਇਆ, {count}</translation>
    </message>
    <message>
      <source>Inspections</source>
      <translation>ਨਿਰੀਖਣ</translation>
    </message>
    <message>
      <source>Inspector: inspects, serves</source>
      <translation>ਨਿਰੀਖਕ: ਨਿਰੀਖਣ ਤੇ ਤਾਮੀਲ ਕਰਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>Intimation sent to the Collector</source>
      <translation>ਕਲੈਕਟਰ ਨੂੰ ਇਤਲਾਹ ਭੇਜੀ</translation>
    </message>
    <message>
      <source>Irregularity</source>
      <translation>ਬੇਨਿਯਮੀ</translation>
    </message>
    <message>
      <source>Irregularity put right</source>
      <translation>ਬੇਨਿਯਮੀ ਦੂਰ</translation>
    </message>
    <message>
      <source>Is anything to be pulled down?</source>
      <translation>ਕੀ ਕੁਝ ਢਾਹਿਆ ਜਾਣਾ ਹੈ?</translation>
    </message>
    <message>
      <source>Is the money still owed?</source>
      <translation>ਕੀ ਰਕਮ ਹਾਲੇ ਵੀ ਦੇਣਯੋਗ ਹੈ?</translation>
    </message>
    <message>
      <source>Is the payer's copy back?</source>
      <translation>ਕੀ ਅਦਾ ਕਰਨ ਵਾਲੇ ਦੀ ਕਾਪੀ ਵਾਪਸ ਆ ਗਈ?</translation>
    </message>
    <message>
      <source>Issue a book</source>
      <translation>ਕਾਪੀ ਜਾਰੀ ਕਰੋ</translation>
    </message>
    <message>
      <source>Issue the book</source>
      <translation>ਕਾਪੀ ਜਾਰੀ ਕਰੋ</translation>
    </message>
    <message>
      <source>Issued on</source>
      <translation>ਜਾਰੀ ਮਿਤੀ</translation>
    </message>
    <message>
      <source>Issued to</source>
      <translation>ਕਿਸ ਨੂੰ ਜਾਰੀ</translation>
    </message>
    <message>
      <source>It agrees</source>
      <translation>ਮੇਲ ਖਾਂਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>It came out; go on</source>
      <translation>ਇਹ ਛਪ ਗਿਆ; ਅੱਗੇ ਚੱਲੋ</translation>
    </message>
    <message>
      <source>It can't be paid in this way.</source>
      <translation>ਇਸ ਢੰਗ ਨਾਲ ਭੁਗਤਾਨ ਨਹੀਂ ਹੋ ਸਕਦਾ।</translation>
    </message>
    <message>
      <source>It counts from the date of the paper that fixes it; what was reckoned before stays as it was.</source>
      <translation>ਇਹ ਤੈਅ ਕਰਨ ਵਾਲੇ ਕਾਗਜ਼ ਦੀ ਤਾਰੀਖ਼ ਤੋਂ ਲਾਗੂ ਹੈ; ਪਹਿਲੀ ਗਿਣਤੀ ਉਵੇਂ ਹੀ ਰਹਿੰਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>It does not prove itself; have the data checked</source>
      <translation>ਮਿਲਾਨ ਨਹੀਂ ਹੁੰਦਾ; ਅੰਕੜਿਆਂ ਦੀ ਜਾਂਚ ਕਰਵਾਓ</translation>
    </message>
    <message>
      <source>It holds from</source>
      <translation>ਇਸ ਦਿਨ ਤੋਂ ਲਾਗੂ</translation>
    </message>
    <message>
      <source>It holds until</source>
      <translation>ਇਸ ਦਿਨ ਤੱਕ ਲਾਗੂ</translation>
    </message>
    <message>
      <source>It is</source>
      <translation>ਇਹ ਹੈ</translation>
    </message>
    <message>
      <source>It is decided and stands in the register</source>
      <translation>ਫ਼ੈਸਲਾ ਹੋਇਆ ਤੇ ਰਜਿਸਟਰ ਵਿੱਚ ਹੈ</translation>
    </message>
    <message>
      <source>It is done before two panchas; name both.</source>
      <translation>ਇਹ ਦੋ ਪੰਚਾਂ ਸਾਹਮਣੇ ਹੁੰਦਾ ਹੈ; ਦੋਹਾਂ ਦੇ ਨਾਂ ਦਿਓ।</translation>
    </message>
    <message>
      <source>It is entered that the council was told</source>
      <translation>ਕੌਂਸਲ ਨੂੰ ਦੱਸਣਾ ਦਰਜ ਹੋਇਆ</translation>
    </message>
    <message>
      <source>It is in the case</source>
      <translation>ਇਹ ਕੇਸ ਵਿੱਚ ਹੈ</translation>
    </message>
    <message>
      <source>It is in ward</source>
      <translation>ਹੁਣ ਵਾਰਡ</translation>
    </message>
    <message>
      <source>It is proposed; the steps of the Act stand at the right</source>
      <translation>ਤਜਵੀਜ਼ ਦਰਜ ਹੈ; ਐਕਟ ਦੇ ਕਦਮ ਸੱਜੇ ਪਾਸੇ ਹਨ</translation>
    </message>
    <message>
      <source>It is proven first; a changed one is not taken.</source>
      <translation>ਪਹਿਲਾਂ ਜਾਂਚ ਹੁੰਦੀ ਹੈ; ਬਦਲੀ ਹੋਈ ਫ਼ਾਈਲ ਨਹੀਂ ਲਈ ਜਾਂਦੀ।</translation>
    </message>
    <message>
      <source>It is put to recovery: {number}</source>
      <translation>ਵਸੂਲੀ ਲਈ ਭੇਜਿਆ: {number}</translation>
    </message>
    <message>
      <source>It is right as typed</source>
      <translation>ਜਿਵੇਂ ਲਿਖਿਆ ਹੈ ਠੀਕ ਹੈ</translation>
    </message>
    <message>
      <source>It is set</source>
      <translation>ਤੈਅ ਹੋਇਆ</translation>
    </message>
    <message>
      <source>It is spread over instalments</source>
      <translation>ਕਿਸ਼ਤਾਂ ਤੈਅ ਹੋਈਆਂ</translation>
    </message>
    <message>
      <source>It is too early. The first day on which it may be done is {first_day}.</source>
      <translation>ਅਜੇ ਸਮਾਂ ਨਹੀਂ ਹੋਇਆ। ਇਹ ਸਭ ਤੋਂ ਪਹਿਲਾਂ {first_day} ਨੂੰ ਕੀਤਾ ਜਾ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>It is too late for this now.</source>
      <translation>ਇਸ ਦਾ ਸਮਾਂ ਲੰਘ ਚੁੱਕਾ ਹੈ।</translation>
    </message>
    <message>
      <source>It is tried out: something is written, read back and taken away again</source>
      <translation>ਇਸ ਨੂੰ ਪਰਖਿਆ ਜਾਂਦਾ ਹੈ: ਕੁਝ ਲਿਖਿਆ, ਮੁੜ ਪੜ੍ਹਿਆ ਅਤੇ ਹਟਾਇਆ ਜਾਂਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>It is worked out here while you fill in the form.</source>
      <translation>ਫਾਰਮ ਭਰਦਿਆਂ ਹਿਸਾਬ ਇੱਥੇ ਬਣਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>It may be refused only on the grounds that the Act lists; name at least one.</source>
      <translation>ਇਨਕਾਰ ਸਿਰਫ਼ ਐਕਟ ਵਿੱਚ ਗਿਣਾਏ ਆਧਾਰਾਂ ਉੱਤੇ ਹੋ ਸਕਦਾ ਹੈ; ਘੱਟੋ-ਘੱਟ ਇੱਕ ਦੱਸੋ।</translation>
    </message>
    <message>
      <source>It proves itself</source>
      <translation>ਮਿਲਾਨ ਸਹੀ ਹੈ</translation>
    </message>
    <message>
      <source>It stands in the cash book</source>
      <translation>ਇਹ ਰੋਕੜ ਵਹੀ ਵਿੱਚ ਰਹਿੰਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>It stands in the note sheet</source>
      <translation>ਇਹ ਨੋਟ ਸ਼ੀਟ ਵਿੱਚ ਰਹਿੰਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>It stands in the register</source>
      <translation>ਰਜਿਸਟਰ ਵਿੱਚ ਹੈ</translation>
    </message>
    <message>
      <source>It was stopped; nothing was kept.</source>
      <translation>ਰੋਕ ਦਿੱਤਾ ਗਿਆ; ਕੁਝ ਵੀ ਨਹੀਂ ਰੱਖਿਆ ਗਿਆ।</translation>
    </message>
    <message>
      <source>Its date</source>
      <translation>ਉਸ ਦੀ ਮਿਤੀ</translation>
    </message>
    <message>
      <source>Its last day</source>
      <translation>ਆਖ਼ਰੀ ਦਿਨ</translation>
    </message>
    <message>
      <source>Its name and volume</source>
      <translation>ਉਸ ਦਾ ਨਾਂ ਅਤੇ ਜਿਲਦ</translation>
    </message>
    <message>
      <source>Its name and volume; stays for all lines</source>
      <translation>ਉਸ ਦਾ ਨਾਂ ਅਤੇ ਜਿਲਦ; ਸਾਰੀਆਂ ਲਾਈਨਾਂ ਲਈ ਰਹਿੰਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>Its page</source>
      <translation>ਇਸ ਦਾ ਸਫ਼ਾ</translation>
    </message>
    <message>
      <source>Its shapes are</source>
      <translation>ਇਸ ਦੀਆਂ ਸ਼ਕਲਾਂ ਹਨ</translation>
    </message>
    <message>
      <source>Jobs outlive a restart; nothing is printed twice unasked.</source>
      <translation>ਕੰਮ ਮੁੜ ਚਾਲੂ ਹੋਣ ਤੋਂ ਬਾਅਦ ਵੀ ਰਹਿੰਦੇ ਹਨ; ਬਿਨਾਂ ਪੁੱਛੇ ਕੁਝ ਦੋ ਵਾਰ ਨਹੀਂ ਛਪਦਾ।</translation>
    </message>
    <message>
      <source>Join</source>
      <translation>ਜੁੜੋ</translation>
    </message>
    <message>
      <source>Join an office</source>
      <translation>ਕਿਸੇ ਦਫ਼ਤਰ ਨਾਲ ਜੁੜੋ</translation>
    </message>
    <message>
      <source>Keep it, begin another</source>
      <translation>ਇਹ ਰੱਖੋ, ਦੂਜਾ ਸ਼ੁਰੂ ਕਰੋ</translation>
    </message>
    <message>
      <source>Keep the sketch</source>
      <translation>ਖ਼ਾਕਾ ਰੱਖੋ</translation>
    </message>
    <message>
      <source>Keep the working</source>
      <translation>ਹਿਸਾਬ ਰੱਖੋ</translation>
    </message>
    <message>
      <source>Kept</source>
      <translation>ਸਾਂਭਿਆ</translation>
    </message>
    <message>
      <source>Kept as {number}</source>
      <translation>{number} ਵਜੋਂ ਰੱਖਿਆ ਗਿਆ</translation>
    </message>
    <message>
      <source>Kept on this PC · {when}</source>
      <translation>ਇਸ ਪੀਸੀ ਉੱਤੇ ਸਾਂਭਿਆ · {when}</translation>
    </message>
    <message>
      <source>Kept on this PC, for you alone.</source>
      <translation>ਇਸ ਪੀਸੀ ਉੱਤੇ ਸਾਂਭਿਆ, ਸਿਰਫ਼ ਤੁਹਾਡੇ ਲਈ।</translation>
    </message>
    <message>
      <source>Kept {when}</source>
      <translation>{when} ਨੂੰ ਸਾਂਭਿਆ</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>ਕੁੰਜੀਆਂ</translation>
    </message>
    <message>
      <source>Khasra number</source>
      <translation>ਖਸਰਾ ਨੰਬਰ</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>ਕਿਸਮ</translation>
    </message>
    <message>
      <source>Kind of body</source>
      <translation>ਸੰਸਥਾ ਦੀ ਕਿਸਮ</translation>
    </message>
    <message>
      <source>Kind of line</source>
      <translation>ਲਾਈਨ ਦੀ ਕਿਸਮ</translation>
    </message>
    <message>
      <source>Kind of paper</source>
      <translation>ਪੱਤਰ ਦੀ ਕਿਸਮ</translation>
    </message>
    <message>
      <source>Labels</source>
      <translation>ਪਤੇ ਦੀਆਂ ਪਰਚੀਆਂ</translation>
    </message>
    <message>
      <source>Land</source>
      <translation>ਜ਼ਮੀਨ</translation>
    </message>
    <message>
      <source>Land (m²)</source>
      <translation>ਜ਼ਮੀਨ (ਵਰਗ ਮੀ.)</translation>
    </message>
    <message>
      <source>Land up to the line (m²)</source>
      <translation>ਲਾਈਨ ਤੱਕ ਦੀ ਜ਼ਮੀਨ (ਵਰਗ ਮੀ.)</translation>
    </message>
    <message>
      <source>Land within the line</source>
      <translation>ਲਾਈਨ ਅੰਦਰਲੀ ਜ਼ਮੀਨ</translation>
    </message>
    <message>
      <source>Land, {place}</source>
      <translation>ਜ਼ਮੀਨ, {place}</translation>
    </message>
    <message>
      <source>Landmark</source>
      <translation>ਨਿਸ਼ਾਨੀ ਵਾਲੀ ਥਾਂ</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>ਭਾਸ਼ਾ</translation>
    </message>
    <message>
      <source>Language of the screen</source>
      <translation>ਸਕਰੀਨ ਦੀ ਭਾਸ਼ਾ</translation>
    </message>
    <message>
      <source>Languages of the papers</source>
      <translation>ਕਾਗਜ਼ਾਂ ਦੀਆਂ ਭਾਸ਼ਾਵਾਂ</translation>
    </message>
    <message>
      <source>Larger type</source>
      <translation>ਵੱਡੇ ਅੱਖਰ</translation>
    </message>
    <message>
      <source>Last changed first</source>
      <translation>ਆਖ਼ਰੀ ਬਦਲੇ ਪਹਿਲਾਂ</translation>
    </message>
    <message>
      <source>Last day</source>
      <translation>ਆਖ਼ਰੀ ਦਿਨ</translation>
    </message>
    <message>
      <source>Last day for it</source>
      <translation>ਇਸ ਦਾ ਆਖ਼ਰੀ ਦਿਨ</translation>
    </message>
    <message>
      <source>Last day for objections that it names</source>
      <translation>ਉਸ ਵਿੱਚ ਦੱਸਿਆ ਇਤਰਾਜ਼ਾਂ ਦਾ ਆਖ਼ਰੀ ਦਿਨ</translation>
    </message>
    <message>
      <source>Last day to pay</source>
      <translation>ਅਦਾਇਗੀ ਦਾ ਆਖ਼ਰੀ ਦਿਨ</translation>
    </message>
    <message>
      <source>Last day to pay: {day}</source>
      <translation>ਅਦਾਇਗੀ ਦਾ ਆਖ਼ਰੀ ਦਿਨ: {day}</translation>
    </message>
    <message>
      <source>Last day today</source>
      <translation>ਅੱਜ ਆਖ਼ਰੀ ਦਿਨ</translation>
    </message>
    <message>
      <source>Last day today or before</source>
      <translation>ਆਖ਼ਰੀ ਦਿਨ ਅੱਜ ਜਾਂ ਪਹਿਲਾਂ</translation>
    </message>
    <message>
      <source>Last days that fall on it move to the next open day, where the Act lets them. Papers already served keep their dates.</source>
      <translation>ਜਿਨ੍ਹਾਂ ਮਿਆਦਾਂ ਦਾ ਆਖ਼ਰੀ ਦਿਨ ਇਸ ਦਿਨ ਆਉਂਦਾ ਹੈ ਉਹ, ਜਿੱਥੇ ਐਕਟ ਇਜਾਜ਼ਤ ਦੇਵੇ, ਅਗਲੇ ਕੰਮ ਵਾਲੇ ਦਿਨ ਉੱਤੇ ਜਾਂਦੀਆਂ ਹਨ। ਤਾਮੀਲ ਹੋ ਚੁੱਕੇ ਕਾਗ਼ਜ਼ਾਂ ਦੀਆਂ ਮਿਤੀਆਂ ਨਹੀਂ ਬਦਲਦੀਆਂ।</translation>
    </message>
    <message>
      <source>Last exchange that went through</source>
      <translation>ਪਿਛਲਾ ਪੂਰਾ ਵਟਾਂਦਰਾ</translation>
    </message>
    <message>
      <source>Last number</source>
      <translation>ਆਖ਼ਰੀ ਨੰਬਰ</translation>
    </message>
    <message>
      <source>Last used</source>
      <translation>ਪਿਛਲੇ ਵਰਤੇ</translation>
    </message>
    <message>
      <source>Later ones</source>
      <translation>ਅੱਗੇ ਦੀਆਂ</translation>
    </message>
    <message>
      <source>Later this month</source>
      <translation>ਇਸੇ ਮਹੀਨੇ ਅੱਗੇ</translation>
    </message>
    <message>
      <source>Latitude</source>
      <translation>ਅਕਸ਼ਾਂਸ਼</translation>
    </message>
    <message>
      <source>Latitude stands before longitude in this file. Swap the two columns and read it again.</source>
      <translation>ਇਸ ਫ਼ਾਈਲ ਵਿੱਚ ਅਕਸ਼ਾਂਸ਼ ਰੇਖਾਂਸ਼ ਤੋਂ ਪਹਿਲਾਂ ਹੈ। ਦੋਵੇਂ ਕਾਲਮ ਬਦਲ ਕੇ ਮੁੜ ਪੜ੍ਹੋ।</translation>
    </message>
    <message>
      <source>Law</source>
      <translation>ਕਾਨੂੰਨ</translation>
    </message>
    <message>
      <source>Lay it</source>
      <translation>ਆਧਾਰ ਲਾਈਨ ਰੱਖੋ</translation>
    </message>
    <message>
      <source>Leave for later</source>
      <translation>ਬਾਅਦ ਲਈ ਛੱਡੋ</translation>
    </message>
    <message>
      <source>Leave is given; the line no longer stops the case</source>
      <translation>ਇਜਾਜ਼ਤ ਦਿੱਤੀ; ਲਾਈਨ ਹੁਣ ਕੇਸ ਨਹੀਂ ਰੋਕਦੀ</translation>
    </message>
    <message>
      <source>Leave it</source>
      <translation>ਛੱਡੋ</translation>
    </message>
    <message>
      <source>Leave it empty where nothing is asked for any more</source>
      <translation>ਜੇ ਹੁਣ ਕੁਝ ਨਹੀਂ ਮੰਗਿਆ ਜਾਂਦਾ ਤਾਂ ਖ਼ਾਲੀ ਛੱਡੋ</translation>
    </message>
    <message>
      <source>Leave it for later; what you typed is kept</source>
      <translation>ਬਾਅਦ ਲਈ ਛੱਡੋ; ਲਿਖਿਆ ਹੋਇਆ ਰਹਿੰਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>Leave practice</source>
      <translation>ਅਭਿਆਸ ਛੱਡੋ</translation>
    </message>
    <message>
      <source>Leave this officer out</source>
      <translation>ਇਸ ਅਧਿਕਾਰੀ ਨੂੰ ਛੱਡੋ</translation>
    </message>
    <message>
      <source>Leave to build within the street line, {section}: {reason}</source>
      <translation>ਗਲੀ ਦੀ ਲਾਈਨ ਅੰਦਰ ਉਸਾਰੀ ਦੀ ਇਜਾਜ਼ਤ, {section}: {reason}</translation>
    </message>
    <message>
      <source>Left</source>
      <translation>ਖੱਬੇ</translation>
    </message>
    <message>
      <source>Left half done</source>
      <translation>ਅਧੂਰੇ ਛੱਡੇ ਕੰਮ</translation>
    </message>
    <message>
      <source>Left m²</source>
      <translation>ਬਾਕੀ ਵਰਗ ਮੀ.</translation>
    </message>
    <message>
      <source>Left ₹</source>
      <translation>ਬਾਕੀ ₹</translation>
    </message>
    <message>
      <source>Legal</source>
      <translation>ਲੀਗਲ</translation>
    </message>
    <message>
      <source>Length of a straight base line (m)</source>
      <translation>ਸਿੱਧੀ ਆਧਾਰ ਲਾਈਨ ਦੀ ਲੰਬਾਈ (ਮੀ.)</translation>
    </message>
    <message>
      <source>Let go ₹ {amount}</source>
      <translation>ਛੋਟ ₹ {amount}</translation>
    </message>
    <message>
      <source>Let it go</source>
      <translation>ਛੋਟ ਦਿਓ</translation>
    </message>
    <message>
      <source>Let it go by order</source>
      <translation>ਹੁਕਮ ਨਾਲ ਛੋਟ ਦਿਓ</translation>
    </message>
    <message>
      <source>Let it pass, because</source>
      <translation>ਇਸ ਨੂੰ ਛੱਡਣ ਦਾ ਕਾਰਨ</translation>
    </message>
    <message>
      <source>Let or make a building come forward</source>
      <translation>ਇਮਾਰਤ ਅੱਗੇ ਲਿਆਉਣ ਦਿਓ ਜਾਂ ਲਿਆਉਣ ਲਈ ਕਹੋ</translation>
    </message>
    <message>
      <source>Let pass: {what} Reason: {why}</source>
      <translation>ਛੱਡਿਆ ਗਿਆ: {what} ਕਾਰਨ: {why}</translation>
    </message>
    <message>
      <source>Let the officer who holds it sign in and do it; the case keeps what you have prepared.</source>
      <translation>ਜਿਸ ਅਧਿਕਾਰੀ ਕੋਲ ਇਹ ਸ਼ਕਤੀ ਹੈ ਉਹ ਸਾਈਨ ਇਨ ਕਰਕੇ ਕਰੇ; ਤੁਹਾਡੀ ਤਿਆਰੀ ਕੇਸ ਵਿੱਚ ਰਹਿੰਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>Let the {authority} sign in; the draft waits here.</source>
      <translation>{authority} ਸਾਈਨ ਇਨ ਕਰਨ; ਖਰੜਾ ਇੱਥੇ ਹੀ ਰਹੇਗਾ।</translation>
    </message>
    <message>
      <source>Letterhead</source>
      <translation>ਲੈਟਰਹੈੱਡ</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>ਲਾਇਸੰਸ</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>ਹਲਕਾ</translation>
    </message>
    <message>
      <source>Light colours</source>
      <translation>ਹਲਕੇ ਰੰਗ</translation>
    </message>
    <message>
      <source>Line</source>
      <translation>ਲਾਈਨ</translation>
    </message>
    <message>
      <source>Line in force</source>
      <translation>ਲਾਗੂ ਲਾਈਨ</translation>
    </message>
    <message>
      <source>Line until now</source>
      <translation>ਹੁਣ ਤੱਕ ਦੀ ਲਾਈਨ</translation>
    </message>
    <message>
      <source>Line {n}: {what}</source>
      <translation>ਸਤਰ {n}: {what}</translation>
    </message>
    <message>
      <source>Lines</source>
      <translation>ਲਾਈਨਾਂ</translation>
    </message>
    <message>
      <source>Lines by date</source>
      <translation>ਮਿਤੀ ਅਨੁਸਾਰ ਲਾਈਨਾਂ</translation>
    </message>
    <message>
      <source>Lines in force</source>
      <translation>ਲਾਗੂ ਲਾਈਨਾਂ</translation>
    </message>
    <message>
      <source>Lines that wait to be entered</source>
      <translation>ਦਰਜ ਹੋਣ ਨੂੰ ਬਾਕੀ ਲਾਈਨਾਂ</translation>
    </message>
    <message>
      <source>Link them</source>
      <translation>ਜੋੜੋ</translation>
    </message>
    <message>
      <source>Link with another case</source>
      <translation>ਦੂਜੇ ਮਾਮਲੇ ਨਾਲ ਜੋੜੋ</translation>
    </message>
    <message>
      <source>Linked so far</source>
      <translation>ਹੁਣ ਤੱਕ ਜੁੜੇ</translation>
    </message>
    <message>
      <source>Linked with {number}</source>
      <translation>{number} ਨਾਲ ਜੋੜਿਆ</translation>
    </message>
    <message>
      <source>List</source>
      <translation>ਸੂਚੀ</translation>
    </message>
    <message>
      <source>Lists</source>
      <translation>ਸੂਚੀਆਂ</translation>
    </message>
    <message>
      <source>Locality</source>
      <translation>ਇਲਾਕਾ</translation>
    </message>
    <message>
      <source>Lock</source>
      <translation>ਤਾਲਾ</translation>
    </message>
    <message>
      <source>Lock when idle for</source>
      <translation>ਇੰਨਾ ਚਿਰ ਕੰਮ ਨਾ ਹੋਵੇ ਤਾਂ ਤਾਲਾ</translation>
    </message>
    <message>
      <source>Longitude</source>
      <translation>ਰੇਖਾਂਸ਼</translation>
    </message>
    <message>
      <source>Look</source>
      <translation>ਦਿੱਖ</translation>
    </message>
    <message>
      <source>Look again</source>
      <translation>ਮੁੜ ਵੇਖੋ</translation>
    </message>
    <message>
      <source>Look at the notice</source>
      <translation>ਨੋਟਿਸ ਵੇਖੋ</translation>
    </message>
    <message>
      <source>Look into it</source>
      <translation>ਖੋਲ੍ਹ ਕੇ ਵੇਖੋ</translation>
    </message>
    <message>
      <source>Look it over</source>
      <translation>ਇੱਕ ਵਾਰ ਵੇਖ ਲਓ</translation>
    </message>
    <message>
      <source>Look them over below.</source>
      <translation>ਹੇਠਾਂ ਵੇਖ ਲਓ।</translation>
    </message>
    <message>
      <source>Looking through the open cases</source>
      <translation>ਖੁੱਲ੍ਹੇ ਮਾਮਲੇ ਵੇਖੇ ਜਾ ਰਹੇ ਹਨ</translation>
    </message>
    <message>
      <source>Loss or waste</source>
      <translation>ਨੁਕਸਾਨ ਜਾਂ ਫ਼ਜ਼ੂਲਖ਼ਰਚੀ</translation>
    </message>
    <message>
      <source>Made public</source>
      <translation>ਕਿਵੇਂ ਪ੍ਰਕਾਸ਼ਿਤ</translation>
    </message>
    <message>
      <source>Maintained by</source>
      <translation>ਸੰਭਾਲ ਕਰਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>Make the order</source>
      <translation>ਹੁਕਮ ਕਰੋ</translation>
    </message>
    <message>
      <source>Make the street public</source>
      <translation>ਗਲੀ ਜਨਤਕ ਬਣਾਉਣਾ</translation>
    </message>
    <message>
      <source>Map</source>
      <translation>ਨਕਸ਼ਾ</translation>
    </message>
    <message>
      <source>Map of the plot</source>
      <translation>ਪਲਾਟ ਦਾ ਨਕਸ਼ਾ</translation>
    </message>
    <message>
      <source>Map of the street</source>
      <translation>ਗਲੀ ਦਾ ਨਕਸ਼ਾ</translation>
    </message>
    <message>
      <source>Map of the ward</source>
      <translation>ਵਾਰਡ ਦਾ ਨਕਸ਼ਾ</translation>
    </message>
    <message>
      <source>Maps there are</source>
      <translation>ਮੌਜੂਦ ਨਕਸ਼ੇ</translation>
    </message>
    <message>
      <source>Marathi</source>
      <translation>ਮਰਾਠੀ</translation>
    </message>
    <message>
      <source>May be done now</source>
      <translation>ਹੁਣ ਹੋ ਸਕਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>Measure</source>
      <translation>ਮਾਪੋ</translation>
    </message>
    <message>
      <source>Measure it</source>
      <translation>ਮਾਪੋ</translation>
    </message>
    <message>
      <source>Measure length and area; M again ends it</source>
      <translation>ਲੰਬਾਈ ਅਤੇ ਰਕਬਾ ਨਾਪੋ; ਮੁੜ M ਨਾਲ ਖ਼ਤਮ</translation>
    </message>
    <message>
      <source>Measure the plot against the street line</source>
      <translation>ਪਲਾਟ ਨੂੰ ਗਲੀ ਦੀ ਲਾਈਨ ਨਾਲ ਮਾਪੋ</translation>
    </message>
    <message>
      <source>Measured by</source>
      <translation>ਕਿਸ ਨਾਲ ਮਾਪਿਆ</translation>
    </message>
    <message>
      <source>Measures and amounts</source>
      <translation>ਮਾਪ ਅਤੇ ਰਕਮਾਂ</translation>
    </message>
    <message>
      <source>Metres</source>
      <translation>ਮੀਟਰ</translation>
    </message>
    <message>
      <source>Metres from the base line; one side may stay empty. Points can be put on the map as well.</source>
      <translation>ਆਧਾਰ ਲਾਈਨ ਤੋਂ ਮੀਟਰ; ਇੱਕ ਪਾਸਾ ਖ਼ਾਲੀ ਰਹਿ ਸਕਦਾ ਹੈ। ਬਿੰਦੂ ਨਕਸ਼ੇ 'ਤੇ ਵੀ ਰੱਖੇ ਜਾ ਸਕਦੇ ਹਨ।</translation>
    </message>
    <message>
      <source>Missing numbers</source>
      <translation>ਗੁੰਮ ਨੰਬਰ</translation>
    </message>
    <message>
      <source>Monday</source>
      <translation>ਸੋਮਵਾਰ</translation>
    </message>
    <message>
      <source>Money</source>
      <translation>ਰਕਮ</translation>
    </message>
    <message>
      <source>Money paid out</source>
      <translation>ਅਦਾ ਕੀਤੀ ਰਕਮ</translation>
    </message>
    <message>
      <source>Money was booked up to {date}; the count closes that day.</source>
      <translation>{date} ਤੱਕ ਰਕਮ ਦਰਜ ਹੈ; ਗਿਣਤੀ ਉਸੇ ਦਿਨ ਨੂੰ ਬੰਦ ਕਰਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>Month</source>
      <translation>ਮਹੀਨਾ</translation>
    </message>
    <message>
      <source>Move the map</source>
      <translation>ਨਕਸ਼ਾ ਖਿਸਕਾਓ</translation>
    </message>
    <message>
      <source>Nagardesk is already open with this data.</source>
      <translation>ਇਸ ਡਾਟੇ ਨਾਲ ਨਗਰਡੈਸਕ ਪਹਿਲਾਂ ਹੀ ਖੁੱਲ੍ਹਾ ਹੈ।</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>ਨਾਂ</translation>
    </message>
    <message>
      <source>Name a later day for it.</source>
      <translation>ਇਸ ਲਈ ਬਾਅਦ ਦਾ ਦਿਨ ਦਿਓ।</translation>
    </message>
    <message>
      <source>Name and number series</source>
      <translation>ਨਾਂ ਤੇ ਨੰਬਰ ਲੜੀ</translation>
    </message>
    <message>
      <source>Name in English letters</source>
      <translation>ਅੰਗਰੇਜ਼ੀ ਅੱਖਰਾਂ ਵਿੱਚ ਨਾਂ</translation>
    </message>
    <message>
      <source>Name in {language}</source>
      <translation>ਨਾਂ {language} ਵਿੱਚ</translation>
    </message>
    <message>
      <source>Name of the body</source>
      <translation>ਸੰਸਥਾ ਦਾ ਨਾਂ</translation>
    </message>
    <message>
      <source>Name of the book</source>
      <translation>ਕਾਪੀ ਦਾ ਨਾਂ</translation>
    </message>
    <message>
      <source>Name of the day</source>
      <translation>ਛੁੱਟੀ ਦਾ ਨਾਂ</translation>
    </message>
    <message>
      <source>Name of the map</source>
      <translation>ਨਕਸ਼ੇ ਦਾ ਨਾਂ</translation>
    </message>
    <message>
      <source>Name of the office</source>
      <translation>ਦਫ਼ਤਰ ਦਾ ਨਾਂ</translation>
    </message>
    <message>
      <source>Name of the witness</source>
      <translation>ਗਵਾਹ ਦਾ ਨਾਂ</translation>
    </message>
    <message>
      <source>Name the paper that the figure comes from.</source>
      <translation>ਉਹ ਕਾਗਜ਼ ਲਿਖੋ ਜਿਸ ਤੋਂ ਅੰਕ ਆਇਆ।</translation>
    </message>
    <message>
      <source>Name to sign in with</source>
      <translation>ਸਾਈਨ ਇਨ ਦਾ ਨਾਂ</translation>
    </message>
    <message>
      <source>Name you sign in with</source>
      <translation>ਸਾਈਨ ਇਨ ਦਾ ਨਾਂ</translation>
    </message>
    <message>
      <source>Name, number series, wards</source>
      <translation>ਨਾਂ, ਨੰਬਰ ਲੜੀ, ਵਾਰਡ</translation>
    </message>
    <message>
      <source>Nearer and farther</source>
      <translation>ਨੇੜੇ ਅਤੇ ਦੂਰ</translation>
    </message>
    <message>
      <source>New application</source>
      <translation>ਨਵੀਂ ਅਰਜ਼ੀ</translation>
    </message>
    <message>
      <source>New case</source>
      <translation>ਨਵਾਂ ਕੇਸ</translation>
    </message>
    <message>
      <source>New number</source>
      <translation>ਨਵਾਂ ਨੰਬਰ</translation>
    </message>
    <message>
      <source>New officer</source>
      <translation>ਨਵਾਂ ਅਧਿਕਾਰੀ</translation>
    </message>
    <message>
      <source>Newer program at the centre</source>
      <translation>ਕੇਂਦਰ ਉੱਤੇ ਨਵਾਂ ਪ੍ਰੋਗਰਾਮ</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>ਅੱਗੇ</translation>
    </message>
    <message>
      <source>Next case or line</source>
      <translation>ਅਗਲਾ ਕੇਸ ਜਾਂ ਲਾਈਨ</translation>
    </message>
    <message>
      <source>Next field</source>
      <translation>ਅਗਲਾ ਖ਼ਾਨਾ</translation>
    </message>
    <message>
      <source>Next post, from its day on</source>
      <translation>ਅਗਲਾ ਅਹੁਦਾ, ਉਸ ਦੇ ਦਿਨ ਤੋਂ</translation>
    </message>
    <message>
      <source>Next try by itself</source>
      <translation>ਆਪਣੇ-ਆਪ ਅਗਲੀ ਕੋਸ਼ਿਸ਼</translation>
    </message>
    <message>
      <source>No</source>
      <translation>ਨਹੀਂ</translation>
    </message>
    <message>
      <source>No application for a permit was received in these days.</source>
      <translation>ਇਹਨਾਂ ਦਿਨਾਂ ਵਿੱਚ ਮਨਜ਼ੂਰੀ ਦੀ ਕੋਈ ਅਰਜ਼ੀ ਨਹੀਂ ਮਿਲੀ।</translation>
    </message>
    <message>
      <source>No book of this name was issued.</source>
      <translation>ਇਸ ਨਾਂ ਦੀ ਕੋਈ ਕਾਪੀ ਜਾਰੀ ਨਹੀਂ ਹੋਈ।</translation>
    </message>
    <message>
      <source>No book was issued. A book of numbered sheets keeps the office going while the PC is down.</source>
      <translation>ਕੋਈ ਕਾਪੀ ਜਾਰੀ ਨਹੀਂ ਹੋਈ। ਨੰਬਰ ਵਾਲੇ ਪੰਨਿਆਂ ਦੀ ਕਾਪੀ ਨਾਲ ਪੀਸੀ ਬੰਦ ਹੋਣ ਤੇ ਵੀ ਕੰਮ ਚੱਲਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>No budget-grant is entered for this year or the next.</source>
      <translation>ਇਸ ਜਾਂ ਅਗਲੇ ਸਾਲ ਦੀ ਕੋਈ ਬਜਟ ਗ੍ਰਾਂਟ ਦਰਜ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>No budget-grant is entered for this year.</source>
      <translation>ਇਸ ਸਾਲ ਦੀ ਕੋਈ ਬਜਟ ਗ੍ਰਾਂਟ ਦਰਜ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>No building of this parcel stands behind a line in force.</source>
      <translation>ਇਸ ਪਲਾਟ ਦੀ ਕੋਈ ਇਮਾਰਤ ਲਾਗੂ ਲਾਈਨ ਪਿੱਛੇ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>No case here</source>
      <translation>ਇੱਥੇ ਕੋਈ ਕੇਸ ਨਹੀਂ</translation>
    </message>
    <message>
      <source>No cheque waits to be realised.</source>
      <translation>ਕੋਈ ਚੈੱਕ ਵਸੂਲੀ ਦੀ ਉਡੀਕ ਵਿੱਚ ਨਹੀਂ ਹੈ।</translation>
    </message>
    <message>
      <source>No clock runs now.</source>
      <translation>ਹੁਣ ਕੋਈ ਮਿਆਦ ਨਹੀਂ ਚੱਲ ਰਹੀ।</translation>
    </message>
    <message>
      <source>No clock runs out within a month, nothing waits to be signed or served.</source>
      <translation>ਇੱਕ ਮਹੀਨੇ ਵਿੱਚ ਕੋਈ ਮਿਆਦ ਨਹੀਂ ਮੁੱਕਦੀ, ਦਸਤਖ਼ਤ ਜਾਂ ਤਾਮੀਲ ਲਈ ਕੁਝ ਬਾਕੀ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>No conviction is recorded; a fine under section {section} is the court's.</source>
      <translation>ਕੋਈ ਦੋਸ਼ ਸਿੱਧੀ ਦਰਜ ਨਹੀਂ; ਧਾਰਾ {section} ਦਾ ਜੁਰਮਾਨਾ ਅਦਾਲਤ ਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>No fee is entered. The program knows no figure of its own.</source>
      <translation>ਕੋਈ ਫ਼ੀਸ ਦਰਜ ਨਹੀਂ। ਪ੍ਰੋਗਰਾਮ ਆਪਣਾ ਕੋਈ ਅੰਕੜਾ ਨਹੀਂ ਜਾਣਦਾ।</translation>
    </message>
    <message>
      <source>No file was written. A stick can still bring what the centre has for this PC, if it is asked.</source>
      <translation>ਕੋਈ ਫ਼ਾਈਲ ਨਹੀਂ ਲਿਖੀ ਗਈ। ਕੇਂਦਰ ਕੋਲ ਇਸ ਪੀਸੀ ਲਈ ਜੋ ਹੈ, ਉਹ ਮੰਗਣ ’ਤੇ ਪੈੱਨ ਡਰਾਈਵ ਲਿਆ ਸਕਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>No font of the papers has '{char}'. Take it out, or write the word with another letter.</source>
      <translation>ਕਾਗ਼ਜ਼ਾਂ ਦੇ ਕਿਸੇ ਫ਼ੌਂਟ ਵਿੱਚ '{char}' ਨਹੀਂ ਹੈ। ਇਸ ਨੂੰ ਹਟਾਓ, ਜਾਂ ਸ਼ਬਦ ਹੋਰ ਅੱਖਰ ਨਾਲ ਲਿਖੋ।</translation>
    </message>
    <message>
      <source>No hearing is fixed for these days.</source>
      <translation>ਇਹਨਾਂ ਦਿਨਾਂ ਲਈ ਕੋਈ ਸੁਣਵਾਈ ਤੈਅ ਨਹੀਂ ਹੈ।</translation>
    </message>
    <message>
      <source>No hearing is fixed for {days}.</source>
      <translation>{days} ਲਈ ਕੋਈ ਸੁਣਵਾਈ ਤੈਅ ਨਹੀਂ ਹੈ।</translation>
    </message>
    <message>
      <source>No hearing is fixed that could be adjourned.</source>
      <translation>ਕੋਈ ਸੁਣਵਾਈ ਤੈਅ ਨਹੀਂ ਜੋ ਮੁਲਤਵੀ ਹੋ ਸਕੇ।</translation>
    </message>
    <message>
      <source>No holiday was declared for this day.</source>
      <translation>ਇਸ ਦਿਨ ਦੀ ਕੋਈ ਛੁੱਟੀ ਐਲਾਨੀ ਨਹੀਂ ਗਈ।</translation>
    </message>
    <message>
      <source>No land of this parcel lies within a line in force; write the area taken (m²).</source>
      <translation>ਇਸ ਪਲਾਟ ਦੀ ਜ਼ਮੀਨ ਲਾਗੂ ਲਾਈਨ ਅੰਦਰ ਨਹੀਂ; ਲਿਆ ਰਕਬਾ (ਵਰਗ ਮੀ.) ਲਿਖੋ।</translation>
    </message>
    <message>
      <source>No letter came back in these days.</source>
      <translation>ਇਹਨਾਂ ਦਿਨਾਂ ਵਿੱਚ ਕੋਈ ਡਾਕ ਨਹੀਂ ਮੁੜੀ।</translation>
    </message>
    <message>
      <source>No licence here.</source>
      <translation>ਇੱਥੇ ਕੋਈ ਲਾਇਸੰਸ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>No licence was granted in this case.</source>
      <translation>ਇਸ ਕੇਸ ਵਿੱਚ ਕੋਈ ਲਾਇਸੰਸ ਨਹੀਂ ਦਿੱਤਾ ਗਿਆ।</translation>
    </message>
    <message>
      <source>No line begins as it should; see the hint at the field.</source>
      <translation>ਕੋਈ ਸਤਰ ਠੀਕ ਸ਼ੁਰੂ ਨਹੀਂ ਹੁੰਦੀ; ਖ਼ਾਨੇ ਕੋਲ ਸੰਕੇਤ ਵੇਖੋ।</translation>
    </message>
    <message>
      <source>No line is proposed or prescribed yet.</source>
      <translation>ਅਜੇ ਕੋਈ ਲਾਈਨ ਤਜਵੀਜ਼ ਜਾਂ ਨਿਰਧਾਰਤ ਨਹੀਂ ਹੋਈ।</translation>
    </message>
    <message>
      <source>No line is recorded as touched in this case.</source>
      <translation>ਇਸ ਕੇਸ ਵਿੱਚ ਕਿਸੇ ਲਾਈਨ ਨੂੰ ਛੂਹਣਾ ਦਰਜ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>No map of a ward is here yet; import it in the street register.</source>
      <translation>ਅਜੇ ਕਿਸੇ ਵਾਰਡ ਦਾ ਨਕਸ਼ਾ ਨਹੀਂ; ਉਸ ਨੂੰ ਗਲੀ ਰਜਿਸਟਰ ਵਿੱਚ ਲਿਆਓ।</translation>
    </message>
    <message>
      <source>No notice with this number is in this office. Copy the number from the notice.</source>
      <translation>ਇਸ ਨੰਬਰ ਦਾ ਕੋਈ ਨੋਟਿਸ ਇਸ ਦਫ਼ਤਰ ਵਿੱਚ ਨਹੀਂ। ਨੋਟਿਸ ਤੋਂ ਨੰਬਰ ਉਤਾਰੋ।</translation>
    </message>
    <message>
      <source>No page of the guide has these words.</source>
      <translation>ਗਾਈਡ ਦੇ ਕਿਸੇ ਪੰਨੇ ਵਿੱਚ ਇਹ ਸ਼ਬਦ ਨਹੀਂ ਹਨ।</translation>
    </message>
    <message>
      <source>No paper can be issued in it before the head of office accepts.</source>
      <translation>ਦਫ਼ਤਰ ਮੁਖੀ ਦੀ ਪ੍ਰਵਾਨਗੀ ਤੋਂ ਪਹਿਲਾਂ ਇਸ ਵਿੱਚ ਕੋਈ ਪੱਤਰ ਜਾਰੀ ਨਹੀਂ ਹੋ ਸਕਦਾ।</translation>
    </message>
    <message>
      <source>No paper has been printed yet.</source>
      <translation>ਅਜੇ ਕੋਈ ਕਾਗ਼ਜ਼ ਨਹੀਂ ਛਪਿਆ।</translation>
    </message>
    <message>
      <source>No paper went out in these days.</source>
      <translation>ਇਹਨਾਂ ਦਿਨਾਂ ਵਿੱਚ ਕੋਈ ਪੱਤਰ ਨਹੀਂ ਭੇਜਿਆ ਗਿਆ।</translation>
    </message>
    <message>
      <source>No parcel of this layer lies near the street.</source>
      <translation>ਇਸ ਪਰਤ ਦਾ ਕੋਈ ਪਲਾਟ ਗਲੀ ਨੇੜੇ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>No particulars were demanded in this case.</source>
      <translation>ਇਸ ਕੇਸ ਵਿੱਚ ਵੇਰਵੇ ਨਹੀਂ ਮੰਗੇ ਗਏ।</translation>
    </message>
    <message>
      <source>No period of the Act runs from this day.</source>
      <translation>ਇਸ ਦਿਨ ਤੋਂ ਐਕਟ ਦੀ ਕੋਈ ਮਿਆਦ ਨਹੀਂ ਚੱਲਦੀ।</translation>
    </message>
    <message>
      <source>No proof of service yet: {numbers}</source>
      <translation>ਤਾਮੀਲ ਦਾ ਸਬੂਤ ਹਾਲੇ ਨਹੀਂ: {numbers}</translation>
    </message>
    <message>
      <source>No rate of land is entered. It is set under Fees and rates, with the order that fixes it.</source>
      <translation>ਜ਼ਮੀਨ ਦੀ ਕੋਈ ਦਰ ਦਰਜ ਨਹੀਂ। ਉਹ 'ਫ਼ੀਸਾਂ ਤੇ ਦਰਾਂ' ਵਿੱਚ ਹੁਕਮ ਸਮੇਤ ਤੈਅ ਹੁੰਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>No sheet of this book is used yet.</source>
      <translation>ਇਸ ਕਾਪੀ ਦਾ ਕੋਈ ਪੰਨਾ ਅਜੇ ਨਹੀਂ ਵਰਤਿਆ।</translation>
    </message>
    <message>
      <source>No stick went out or came in on this PC.</source>
      <translation>ਇਸ ਪੀਸੀ ਤੋਂ ਨਾ ਕੋਈ ਪੈੱਨ ਡਰਾਈਵ ਗਈ ਨਾ ਆਈ।</translation>
    </message>
    <message>
      <source>No street has parcels yet; import or enter them in the street register.</source>
      <translation>ਅਜੇ ਕਿਸੇ ਗਲੀ ਦੇ ਪਲਾਟ ਨਹੀਂ; ਗਲੀ ਰਜਿਸਟਰ ਵਿੱਚ ਲਿਆਓ ਜਾਂ ਦਰਜ ਕਰੋ।</translation>
    </message>
    <message>
      <source>No street here. Enter the street first; then give it its base line and parcels, and draw the line.</source>
      <translation>ਇੱਥੇ ਕੋਈ ਗਲੀ ਨਹੀਂ। ਪਹਿਲਾਂ ਗਲੀ ਦਰਜ ਕਰੋ; ਫਿਰ ਉਸ ਨੂੰ ਅਧਾਰ ਲਾਈਨ ਅਤੇ ਪਲਾਟ ਦਿਓ, ਅਤੇ ਲਾਈਨ ਖਿੱਚੋ।</translation>
    </message>
    <message>
      <source>No such cash waits for the person signed in.</source>
      <translation>ਦਾਖ਼ਲ ਹੋਏ ਵਿਅਕਤੀ ਲਈ ਅਜਿਹਾ ਕੋਈ ਨਕਦ ਉਡੀਕ ਵਿੱਚ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>No such payment waits for a report.</source>
      <translation>ਅਜਿਹੀ ਕੋਈ ਅਦਾਇਗੀ ਰਿਪੋਰਟ ਦੀ ਉਡੀਕ ਵਿੱਚ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>No.</source>
      <translation>ਨੰ:</translation>
    </message>
    <message>
      <source>No. {n}</source>
      <translation>ਨੰ. {n}</translation>
    </message>
    <message>
      <source>Nobody could change the office today: neither a head of office nor an administrator would hold a post. Correct the day or the roles, or appoint another first.</source>
      <translation>ਅੱਜ ਦਫ਼ਤਰ ਵਿੱਚ ਕੋਈ ਬਦਲਾਅ ਨਾ ਕਰ ਸਕਦਾ: ਨਾ ਦਫ਼ਤਰ ਮੁਖੀ ਅਹੁਦੇ ’ਤੇ ਹੁੰਦਾ, ਨਾ ਪ੍ਰਬੰਧਕ। ਦਿਨ ਜਾਂ ਭੂਮਿਕਾਵਾਂ ਠੀਕ ਕਰੋ, ਜਾਂ ਪਹਿਲਾਂ ਕਿਸੇ ਹੋਰ ਨੂੰ ਨਿਯੁਕਤ ਕਰੋ।</translation>
    </message>
    <message>
      <source>None for now</source>
      <translation>ਫ਼ਿਲਹਾਲ ਕੋਈ ਨਹੀਂ</translation>
    </message>
    <message>
      <source>None of these cases has such a paper. Choose others.</source>
      <translation>ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਕਿਸੇ ਕੇਸ ਵਿੱਚ ਅਜਿਹਾ ਕਾਗ਼ਜ਼ ਨਹੀਂ। ਹੋਰ ਚੁਣੋ।</translation>
    </message>
    <message>
      <source>None stand over this case.</source>
      <translation>ਇਸ ਮਾਮਲੇ ਉੱਤੇ ਕੋਈ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>None yet. Affixing comes only after another way was tried.</source>
      <translation>ਅਜੇ ਕੋਈ ਨਹੀਂ। ਚਸਪਾਂ ਹੋਰ ਤਰੀਕਾ ਅਜ਼ਮਾਉਣ ਪਿੱਛੋਂ ਹੀ ਹੁੰਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>None.</source>
      <translation>ਕੋਈ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>None. An answer “no” that breaks a section stands here.</source>
      <translation>ਕੋਈ ਨਹੀਂ। ਜਿਸ “ਨਹੀਂ” ਨਾਲ ਕੋਈ ਧਾਰਾ ਟੁੱਟਦੀ ਹੈ, ਉਹ ਇੱਥੇ ਦਿਸੇਗਾ।</translation>
    </message>
    <message>
      <source>North (m)</source>
      <translation>ਉੱਤਰ (ਮੀ.)</translation>
    </message>
    <message>
      <source>Not adjourned: {number}. {why}</source>
      <translation>ਮੁਲਤਵੀ ਨਹੀਂ ਹੋਈ: {number}। {why}</translation>
    </message>
    <message>
      <source>Not everything came out</source>
      <translation>ਸਭ ਕੁਝ ਨਹੀਂ ਛਪਿਆ</translation>
    </message>
    <message>
      <source>Note an appeal</source>
      <translation>ਅਪੀਲ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Note sheet</source>
      <translation>ਨੋਟ ਸ਼ੀਟ</translation>
    </message>
    <message>
      <source>Notes on the wording of the Act</source>
      <translation>ਐਕਟ ਦੀ ਇਬਾਰਤ ਬਾਰੇ ਨੋਟ</translation>
    </message>
    <message>
      <source>Nothing failed at an earlier visit with this checklist.</source>
      <translation>ਇਸ ਜਾਂਚ ਸੂਚੀ ਨਾਲ ਪਿਛਲੀ ਫੇਰੀ ਵਿੱਚ ਕੋਈ ਨੁਕਸ ਨਹੀਂ ਮਿਲਿਆ।</translation>
    </message>
    <message>
      <source>Nothing found against the law</source>
      <translation>ਕਾਨੂੰਨ ਦੇ ਉਲਟ ਕੁਝ ਨਹੀਂ ਮਿਲਿਆ</translation>
    </message>
    <message>
      <source>Nothing found. Other words? A name, a number, a section.</source>
      <translation>ਕੁਝ ਨਹੀਂ ਲੱਭਿਆ। ਹੋਰ ਸ਼ਬਦ? ਕੋਈ ਨਾਂ, ਨੰਬਰ, ਧਾਰਾ।</translation>
    </message>
    <message>
      <source>Nothing from the auditors is entered here.</source>
      <translation>ਆਡੀਟਰਾਂ ਤੋਂ ਆਇਆ ਕੁਝ ਵੀ ਦਰਜ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>Nothing here is real; every paper bears a mark.</source>
      <translation>ਇੱਥੇ ਕੁਝ ਵੀ ਅਸਲੀ ਨਹੀਂ; ਹਰ ਕਾਗਜ਼ ਉੱਤੇ ਨਿਸ਼ਾਨ ਹੈ।</translation>
    </message>
    <message>
      <source>Nothing here.</source>
      <translation>ਇੱਥੇ ਕੁਝ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>Nothing in the damaged file can be read, and there is no copy. Name a folder that has one.</source>
      <translation>ਖ਼ਰਾਬ ਫ਼ਾਈਲ ਵਿੱਚੋਂ ਕੁਝ ਪੜ੍ਹਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ ਅਤੇ ਕੋਈ ਨਕਲ ਨਹੀਂ। ਜਿਸ ਫੋਲਡਰ ਵਿੱਚ ਨਕਲ ਹੋਵੇ ਉਹ ਦੱਸੋ।</translation>
    </message>
    <message>
      <source>Nothing in the file says what its shapes are. Say it for the whole file.</source>
      <translation>ਫ਼ਾਈਲ ਨਹੀਂ ਦੱਸਦੀ ਕਿ ਉਸ ਦੇ ਆਕਾਰ ਕੀ ਹਨ। ਪੂਰੀ ਫ਼ਾਈਲ ਲਈ ਦੱਸੋ।</translation>
    </message>
    <message>
      <source>Nothing in these days.</source>
      <translation>ਇਹਨਾਂ ਦਿਨਾਂ ਵਿੱਚ ਕੁਝ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>Nothing is asked of this office today.</source>
      <translation>ਅੱਜ ਇਸ ਦਫ਼ਤਰ ਤੋਂ ਕੁਝ ਨਹੀਂ ਮੰਗਿਆ ਗਿਆ।</translation>
    </message>
    <message>
      <source>Nothing is left to do in this case now.</source>
      <translation>ਇਸ ਕੇਸ ਵਿੱਚ ਹੁਣ ਕੁਝ ਕਰਨਾ ਬਾਕੀ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>Nothing is on the map yet: import the map of a ward, or a street with its grid.</source>
      <translation>ਨਕਸ਼ੇ 'ਤੇ ਅਜੇ ਕੁਝ ਨਹੀਂ: ਵਾਰਡ ਦਾ ਨਕਸ਼ਾ ਜਾਂ ਗਰਿੱਡ ਵਾਲੀ ਗਲੀ ਲਿਆਓ।</translation>
    </message>
    <message>
      <source>Nothing is owed here. A demand is made from its case.</source>
      <translation>ਇੱਥੇ ਕੁਝ ਵੀ ਦੇਣਯੋਗ ਨਹੀਂ। ਮੰਗ ਉਸ ਦੇ ਕੇਸ ਵਿੱਚੋਂ ਕੀਤੀ ਜਾਂਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>Nothing is taken to have been permitted yet; the time still runs. It can be stated from {first_day}.</source>
      <translation>ਅਜੇ ਕੋਈ ਪ੍ਰਵਾਨਗੀ ਮੰਨੀ ਨਹੀਂ ਗਈ; ਸਮਾਂ ਚੱਲ ਰਿਹਾ ਹੈ। {first_day} ਤੋਂ ਬਿਆਨ ਦਿੱਤਾ ਜਾ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>Nothing is written before you found it; leave at any time.</source>
      <translation>ਸਥਾਪਤ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਕੁਝ ਨਹੀਂ ਲਿਖਿਆ ਜਾਂਦਾ; ਕਦੇ ਵੀ ਛੱਡ ਸਕਦੇ ਹੋ।</translation>
    </message>
    <message>
      <source>Nothing matches. Clear the filters with Esc, or search with other words.</source>
      <translation>ਕੁਝ ਨਹੀਂ ਮਿਲਦਾ। Esc ਨਾਲ ਛਾਂਟੀ ਹਟਾਓ, ਜਾਂ ਹੋਰ ਸ਼ਬਦਾਂ ਨਾਲ ਲੱਭੋ।</translation>
    </message>
    <message>
      <source>Nothing new for this PC lies there.</source>
      <translation>ਉੱਥੇ ਇਸ ਪੀਸੀ ਲਈ ਕੁਝ ਨਵਾਂ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>Nothing of this is open, or a cheque on it is not realised yet.</source>
      <translation>ਇਸ ਵਿੱਚ ਕੁਝ ਬਾਕੀ ਨਹੀਂ, ਜਾਂ ਇਸ ਦਾ ਚੈੱਕ ਹਾਲੇ ਨਹੀਂ ਭੁਨਿਆ।</translation>
    </message>
    <message>
      <source>Nothing that was saved is lost. What happened is written down for who looks after the program.</source>
      <translation>ਸਾਂਭਿਆ ਹੋਇਆ ਕੁਝ ਨਹੀਂ ਗੁਆਚਿਆ। ਜੋ ਹੋਇਆ ਉਹ ਪ੍ਰੋਗਰਾਮ ਵੇਖਣ ਵਾਲੇ ਲਈ ਲਿਖ ਲਿਆ ਗਿਆ ਹੈ।</translation>
    </message>
    <message>
      <source>Nothing there</source>
      <translation>ਉੱਥੇ ਕੁਝ ਨਹੀਂ</translation>
    </message>
    <message>
      <source>Nothing waits to be paid. Money is demanded on its case; a fee without a demand is taken with 1.</source>
      <translation>ਅਦਾ ਹੋਣ ਵਾਲਾ ਕੁਝ ਨਹੀਂ ਹੈ। ਰਕਮ ਦੀ ਮੰਗ ਉਸ ਦੇ ਕੇਸ ਤੋਂ ਹੁੰਦੀ ਹੈ; ਬਿਨਾਂ ਮੰਗ ਦੀ ਫ਼ੀਸ 1 ਨਾਲ ਲਈ ਜਾਂਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>Nothing waits to be printed.</source>
      <translation>ਛਪਣ ਲਈ ਕੁਝ ਬਾਕੀ ਨਹੀਂ ਹੈ।</translation>
    </message>
    <message>
      <source>Nothing waits to be written.</source>
      <translation>ਲਿਖਣ ਲਈ ਕੁਝ ਉਡੀਕ ਵਿੱਚ ਨਹੀਂ ਹੈ।</translation>
    </message>
    <message>
      <source>Nothing waits to go</source>
      <translation>ਭੇਜਣ ਲਈ ਕੁਝ ਬਾਕੀ ਨਹੀਂ</translation>
    </message>
    <message>
      <source>Nothing was done twice here.</source>
      <translation>ਇੱਥੇ ਕੁਝ ਵੀ ਦੋ ਵਾਰ ਨਹੀਂ ਹੋਇਆ।</translation>
    </message>
    <message>
      <source>Nothing was entered on these days.</source>
      <translation>ਇਹਨਾਂ ਦਿਨਾਂ ਵਿੱਚ ਕੁਝ ਦਰਜ ਨਹੀਂ ਹੋਇਆ।</translation>
    </message>
    <message>
      <source>Nothing was paid out in these days, and nothing waits to be paid.</source>
      <translation>ਇਨ੍ਹਾਂ ਦਿਨਾਂ ਵਿੱਚ ਕੁਝ ਅਦਾ ਨਹੀਂ ਹੋਇਆ, ਤੇ ਅਦਾ ਕਰਨਾ ਬਾਕੀ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>Nothing was saved or numbered. Mend what is named, then do the step again.</source>
      <translation>ਨਾ ਕੁਝ ਸਾਂਭਿਆ ਗਿਆ, ਨਾ ਨੰਬਰ ਲੱਗਾ। ਦੱਸੀ ਗੱਲ ਠੀਕ ਕਰੋ, ਫਿਰ ਮੁੜ ਕਰੋ।</translation>
    </message>
    <message>
      <source>Nothing was saved: this was the try.</source>
      <translation>ਕੁਝ ਸੰਭਾਲਿਆ ਨਹੀਂ: ਇਹ ਅਜ਼ਮਾਇਸ਼ ਸੀ।</translation>
    </message>
    <message>
      <source>Nothing was taken today. An earlier receipt is found by its number or who paid: press / and type.</source>
      <translation>ਅੱਜ ਕੁਝ ਨਹੀਂ ਲਿਆ ਗਿਆ। ਪਹਿਲਾਂ ਦੀ ਰਸੀਦ ਉਸ ਦੇ ਨੰਬਰ ਜਾਂ ਦੇਣ ਵਾਲੇ ਦੇ ਨਾਮ ਨਾਲ ਮਿਲਦੀ ਹੈ: / ਦਬਾ ਕੇ ਲਿਖੋ।</translation>
    </message>
    <message>
      <source>Nothing yet.</source>
      <translation>ਅਜੇ ਕੁਝ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>Nothing; it may be decided.</source>
      <translation>ਕੁਝ ਨਹੀਂ; ਫ਼ੈਸਲਾ ਹੋ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>Notice</source>
      <translation>ਨੋਟਿਸ</translation>
    </message>
    <message>
      <source>Notice drafted, {section}</source>
      <translation>ਨੋਟਿਸ ਦਾ ਖਰੜਾ ਬਣਿਆ, {section}</translation>
    </message>
    <message>
      <source>Notice served on</source>
      <translation>ਨੋਟਿਸ ਤਾਮੀਲ ਦਾ ਦਿਨ</translation>
    </message>
    <message>
      <source>Notice {number} is issued, signed on paper</source>
      <translation>ਨੋਟਿਸ {number} ਜਾਰੀ ਹੋਇਆ, ਕਾਗ਼ਜ਼ ਉੱਤੇ ਦਸਤਖ਼ਤ</translation>
    </message>
    <message>
      <source>Notice {number} is printed and kept</source>
      <translation>ਨੋਟਿਸ {number} ਛਪਿਆ ਤੇ ਰੱਖਿਆ ਗਿਆ</translation>
    </message>
    <message>
      <source>Notice {number} is signed and issued</source>
      <translation>ਨੋਟਿਸ {number} ਦਸਤਖ਼ਤ ਹੋ ਕੇ ਜਾਰੀ ਹੋਇਆ</translation>
    </message>
    <message>
      <source>Notice {number} signed and issued, {section}</source>
      <translation>ਨੋਟਿਸ {number} ਦਸਤਖ਼ਤ ਹੋ ਕੇ ਜਾਰੀ ਹੋਇਆ, {section}</translation>
    </message>
    <message>
      <source>Notices</source>
      <translation>ਨੋਟਿਸ</translation>
    </message>
    <message>
      <source>Notices and orders</source>
      <translation>ਨੋਟਿਸ ਅਤੇ ਹੁਕਮ</translation>
    </message>
    <message>
      <source>Now write what waits; the centre takes the request in first.</source>
      <translation>ਹੁਣ ਜੋ ਬਾਕੀ ਹੈ ਉਹ ਲਿਖੋ; ਕੇਂਦਰ ਪਹਿਲਾਂ ਬੇਨਤੀ ਲੈਂਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>Number</source>
      <translation>ਨੰਬਰ</translation>
    </message>
    <message>
      <source>Number of its receipt</source>
      <translation>ਰਸੀਦ ਨੰਬਰ</translation>
    </message>
    <message>
      <source>Number of its registration</source>
      <translation>ਰਜਿਸਟਰੀ ਨੰਬਰ</translation>
    </message>
    <message>
      <source>Number of that paper</source>
      <translation>ਉਸ ਪੱਤਰ ਦਾ ਨੰਬਰ</translation>
    </message>
    <message>
      <source>Number of the approval</source>
      <translation>ਮਨਜ਼ੂਰੀ ਨੰਬਰ</translation>
    </message>
    <message>
      <source>Number of the auditors' paper</source>
      <translation>ਆਡੀਟਰਾਂ ਦੇ ਕਾਗ਼ਜ਼ ਦਾ ਨੰਬਰ</translation>
    </message>
    <message>
      <source>Number of the case</source>
      <translation>ਕੇਸ ਨੰਬਰ</translation>
    </message>
    <message>
      <source>Number of the cheque or transfer</source>
      <translation>ਚੈੱਕ ਜਾਂ ਟਰਾਂਸਫ਼ਰ ਦਾ ਨੰਬਰ</translation>
    </message>
    <message>
      <source>Number of the cheque, draft or transfer</source>
      <translation>ਚੈੱਕ, ਡਰਾਫ਼ਟ ਜਾਂ ਟ੍ਰਾਂਸਫ਼ਰ ਦਾ ਨੰਬਰ</translation>
    </message>
    <message>
      <source>Number of the order</source>
      <translation>ਹੁਕਮ ਦਾ ਨੰਬਰ</translation>
    </message>
    <message>
      <source>Number of the order or resolution</source>
      <translation>ਹੁਕਮ ਜਾਂ ਮਤੇ ਦਾ ਨੰਬਰ</translation>
    </message>
    <message>
      <source>Number of the other case</source>
      <translation>ਦੂਜੇ ਮਾਮਲੇ ਦਾ ਨੰਬਰ</translation>
    </message>
    <message>
      <source>Number of the paper</source>
      <translation>ਕਾਗ਼ਜ਼ ਦਾ ਨੰਬਰ</translation>
    </message>
    <message>
      <source>Number of the parcel</source>
      <translation>ਪਲਾਟ ਨੰਬਰ</translation>
    </message>
    <message>
      <source>Number of the report</source>
      <translation>ਰਿਪੋਰਟ ਦਾ ਨੰਬਰ</translation>
    </message>
    <message>
      <source>Number of the sheet</source>
      <translation>ਪੰਨੇ ਦਾ ਨੰਬਰ</translation>
    </message>
    <message>
      <source>Number of the slip or challan</source>
      <translation>ਪਰਚੀ ਜਾਂ ਚਲਾਨ ਦਾ ਨੰਬਰ</translation>
    </message>
    <message>
      <source>Number or name</source>
      <translation>ਨੰਬਰ ਜਾਂ ਨਾਂ</translation>
    </message>
    <message>
      <source>Number {number} of this book is entered already.</source>
      <translation>ਇਸ ਕਾਪੀ ਦਾ ਨੰਬਰ {number} ਪਹਿਲਾਂ ਹੀ ਦਰਜ ਹੈ।</translation>
    </message>
    <message>
      <source>Numbers</source>
      <translation>ਨੰਬਰ</translation>
    </message>
    <message>
      <source>Numbers missing</source>
      <translation>ਨੰਬਰ ਗੁੰਮ</translation>
    </message>
    <message>
      <source>Numbers will look so</source>
      <translation>ਨੰਬਰ ਇਉਂ ਦਿਸਣਗੇ</translation>
    </message>
    <message>
      <source>Of the premises only the ward is told, of the applicant nothing.</source>
      <translation>ਥਾਂ ਦਾ ਸਿਰਫ਼ ਵਾਰਡ ਦੱਸਿਆ ਜਾਂਦਾ ਹੈ, ਅਰਜ਼ੀਦਾਰ ਦਾ ਕੁਝ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>Of what</source>
      <translation>ਕਿਸ ਦੀ</translation>
    </message>
    <message>
      <source>Officer</source>
      <translation>ਅਧਿਕਾਰੀ</translation>
    </message>
    <message>
      <source>Officer: signs by the power of his authority</source>
      <translation>ਅਧਿਕਾਰੀ: ਆਪਣੇ ਅਧਿਕਾਰ ਨਾਲ ਦਸਤਖ਼ਤ ਕਰਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>Officers</source>
      <translation>ਅਧਿਕਾਰੀ</translation>
    </message>
    <message>
      <source>Offset</source>
      <translation>ਆਫ਼ਸੈੱਟ</translation>
    </message>
    <message>
      <source>Old register from a spreadsheet</source>
      <translation>ਸਪ੍ਰੈੱਡਸ਼ੀਟ ਤੋਂ ਪੁਰਾਣਾ ਰਜਿਸਟਰ</translation>
    </message>
    <message>
      <source>Old register, line by line</source>
      <translation>ਪੁਰਾਣਾ ਰਜਿਸਟਰ, ਲਾਈਨ-ਦਰ-ਲਾਈਨ</translation>
    </message>
    <message>
      <source>On a case</source>
      <translation>ਕੇਸ ਉੱਤੇ</translation>
    </message>
    <message>
      <source>On a map</source>
      <translation>ਨਕਸ਼ੇ 'ਤੇ</translation>
    </message>
    <message>
      <source>On papers and on the screen; what stands once for two languages keeps 0 to 9</source>
      <translation>ਕਾਗ਼ਜ਼ਾਂ ਅਤੇ ਸਕਰੀਨ ਉੱਤੇ; ਜੋ ਦੋ ਭਾਸ਼ਾਵਾਂ ਲਈ ਇੱਕ ਵਾਰ ਲਿਖਿਆ ਹੈ ਉਸ ਵਿੱਚ 0 ਤੋਂ 9 ਰਹਿੰਦੇ ਹਨ</translation>
    </message>
    <message>
      <source>On the finding</source>
      <translation>ਕਿਸ ਲੱਭਤ ਉੱਤੇ</translation>
    </message>
    <message>
      <source>On the notice</source>
      <translation>ਕਿਸ ਨੋਟਿਸ ਉੱਤੇ</translation>
    </message>
    <message>
      <source>On what</source>
      <translation>ਕਿਸ ਆਧਾਰ ਉੱਤੇ</translation>
    </message>
    <message>
      <source>On which day</source>
      <translation>ਕਿਸ ਦਿਨ</translation>
    </message>
    <message>
      <source>One PDF: an index, every issued paper with its proof of service behind it, photographs with their hashes, the note sheet. The complainant stands nowhere in it.</source>
      <translation>ਇੱਕ PDF: ਸੂਚੀ, ਜਾਰੀ ਹੋਇਆ ਹਰ ਕਾਗ਼ਜ਼ ਤੇ ਉਸ ਦੇ ਪਿੱਛੇ ਤਾਮੀਲ ਦਾ ਸਬੂਤ, ਹੈਸ਼ ਸਮੇਤ ਫ਼ੋਟੋਆਂ, ਨੋਟ ਸ਼ੀਟ। ਸ਼ਿਕਾਇਤਕਰਤਾ ਇਸ ਵਿੱਚ ਕਿਤੇ ਨਹੀਂ ਆਉਂਦਾ।</translation>
    </message>
    <message>
      <source>One moment …</source>
      <translation>ਇੱਕ ਪਲ …</translation>
    </message>
    <message>
      <source>One moment; the data are made ready.</source>
      <translation>ਇੱਕ ਪਲ; ਡੇਟਾ ਤਿਆਰ ਹੋ ਰਿਹਾ ਹੈ।</translation>
    </message>
    <message>
      <source>One more line</source>
      <translation>ਇੱਕ ਹੋਰ ਸਤਰ</translation>
    </message>
    <message>
      <source>One more officer</source>
      <translation>ਇੱਕ ਹੋਰ ਅਧਿਕਾਰੀ</translation>
    </message>
    <message>
      <source>One more than is needed checks the rest</source>
      <translation>ਲੋੜ ਤੋਂ ਇੱਕ ਵੱਧ, ਬਾਕੀ ਦੀ ਜਾਂਚ ਕਰਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>One person may draft and sign</source>
      <translation>ਇੱਕੋ ਵਿਅਕਤੀ ਖਰੜਾ ਬਣਾਵੇ ਅਤੇ ਦਸਤਖ਼ਤ ਕਰੇ</translation>
    </message>
    <message>
      <source>One step back</source>
      <translation>ਇੱਕ ਕਦਮ ਪਿੱਛੇ</translation>
    </message>
    <message>
      <source>One-time code</source>
      <translation>ਇੱਕ ਵਾਰ ਦਾ ਕੋਡ</translation>
    </message>
    <message>
      <source>Online</source>
      <translation>ਔਨਲਾਈਨ</translation>
    </message>
    <message>
      <source>Only an issued notice can be served.</source>
      <translation>ਜਾਰੀ ਹੋਏ ਨੋਟਿਸ ਦੀ ਹੀ ਤਾਮੀਲ ਹੋ ਸਕਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>Only by an order under another law; making public and closing have their own steps</source>
      <translation>ਸਿਰਫ਼ ਹੋਰ ਕਾਨੂੰਨ ਦੇ ਹੁਕਮ ਨਾਲ; ਜਨਤਕ ਬਣਾਉਣ ਤੇ ਬੰਦ ਕਰਨ ਦੇ ਆਪਣੇ ਕਦਮ ਹਨ</translation>
    </message>
    <message>
      <source>Only for a file in metres that names none, such as 32643</source>
      <translation>ਸਿਰਫ਼ ਮੀਟਰਾਂ ਵਾਲੀ ਫ਼ਾਈਲ ਲਈ ਜੋ ਗਰਿੱਡ ਨਾ ਦੱਸੇ, ਜਿਵੇਂ 32643</translation>
    </message>
    <message>
      <source>Only for those who sign; the sections stand at the side</source>
      <translation>ਸਿਰਫ਼ ਦਸਤਖ਼ਤ ਕਰਨ ਵਾਲਿਆਂ ਲਈ; ਧਾਰਾਵਾਂ ਪਾਸੇ ਹਨ</translation>
    </message>
    <message>
      <source>Only if it is to have no consequence. The reason stays in the file.</source>
      <translation>ਸਿਰਫ਼ ਜੇ ਇਸ ਉੱਤੇ ਕੋਈ ਕਾਰਵਾਈ ਨਹੀਂ ਹੋਣੀ। ਕਾਰਨ ਫ਼ਾਈਲ ਵਿੱਚ ਰਹਿੰਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>Only where count and book differ</source>
      <translation>ਸਿਰਫ਼ ਜਿੱਥੇ ਗਿਣਤੀ ਤੇ ਵਹੀ ਵਿੱਚ ਫ਼ਰਕ ਹੋਵੇ</translation>
    </message>
    <message>
      <source>Only where the Act gives more than one: its citation, as the refusal names it</source>
      <translation>ਸਿਰਫ਼ ਜਿੱਥੇ ਐਕਟ ਇੱਕ ਤੋਂ ਵੱਧ ਦੇਵੇ: ਉਸ ਦਾ ਹਵਾਲਾ, ਜਿਵੇਂ ਇਨਕਾਰ ਦੱਸਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>Only where the centre has a certificate of its own</source>
      <translation>ਸਿਰਫ਼ ਜਿੱਥੇ ਕੇਂਦਰ ਦਾ ਆਪਣਾ ਪ੍ਰਮਾਣ-ਪੱਤਰ ਹੋਵੇ</translation>
    </message>
    <message>
      <source>Only where the file does not say it</source>
      <translation>ਸਿਰਫ਼ ਜਿੱਥੇ ਫ਼ਾਈਲ ਆਪ ਨਾ ਦੱਸੇ</translation>
    </message>
    <message>
      <source>Only ₹ {held} in cash are held here by the person signed in.</source>
      <translation>ਸਾਈਨ-ਇਨ ਵਿਅਕਤੀ ਕੋਲ ਇੱਥੇ ਸਿਰਫ਼ ₹ {held} ਨਕਦ ਹਨ।</translation>
    </message>
    <message>
      <source>Only ₹ {owed} are owed; take no more.</source>
      <translation>ਸਿਰਫ਼ ₹ {owed} ਦੇਣਯੋਗ ਹਨ; ਵੱਧ ਨਾ ਲਓ।</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>ਖੋਲ੍ਹੋ</translation>
    </message>
    <message>
      <source>Open as a list</source>
      <translation>ਸੂਚੀ ਵਜੋਂ ਖੋਲ੍ਹੋ</translation>
    </message>
    <message>
      <source>Open the case</source>
      <translation>ਕੇਸ ਖੋਲ੍ਹੋ</translation>
    </message>
    <message>
      <source>Open the group as a list</source>
      <translation>ਸਮੂਹ ਨੂੰ ਸੂਚੀ ਵਜੋਂ ਖੋਲ੍ਹੋ</translation>
    </message>
    <message>
      <source>Open the section</source>
      <translation>ਧਾਰਾ ਖੋਲ੍ਹੋ</translation>
    </message>
    <message>
      <source>Open what is chosen</source>
      <translation>ਚੁਣਿਆ ਹੋਇਆ ਖੋਲ੍ਹੋ</translation>
    </message>
    <message>
      <source>Open with the system's viewer</source>
      <translation>ਸਿਸਟਮ ਦੇ ਦਰਸ਼ਕ ਵਿੱਚ ਖੋਲ੍ਹੋ</translation>
    </message>
    <message>
      <source>Open ₹</source>
      <translation>ਬਾਕੀ ₹</translation>
    </message>
    <message>
      <source>Opened before</source>
      <translation>ਪਹਿਲਾਂ ਖੋਲ੍ਹਿਆ</translation>
    </message>
    <message>
      <source>Opening and demand, less what was let go and collected, come to the balance, which the ledger gives by itself.</source>
      <translation>ਸ਼ੁਰੂਆਤੀ ਬਾਕੀ ਤੇ ਮੰਗ ਵਿੱਚੋਂ ਛੋਟ ਤੇ ਵਸੂਲੀ ਘਟਾ ਕੇ ਉਹੀ ਬਾਕੀ ਆਉਂਦੀ ਹੈ, ਜੋ ਖਾਤਾ ਆਪ ਦੱਸਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>Or by the centre's invitation</source>
      <translation>ਜਾਂ ਕੇਂਦਰ ਦੇ ਸੱਦੇ ਨਾਲ</translation>
    </message>
    <message>
      <source>Or the words by which people know it</source>
      <translation>ਜਾਂ ਉਹ ਸ਼ਬਦ ਜਿਨ੍ਹਾਂ ਨਾਲ ਲੋਕ ਜਾਣਦੇ ਹਨ</translation>
    </message>
    <message>
      <source>Order</source>
      <translation>ਹੁਕਮ</translation>
    </message>
    <message>
      <source>Order of the Director</source>
      <translation>ਡਾਇਰੈਕਟਰ ਦਾ ਹੁਕਮ</translation>
    </message>
    <message>
      <source>Order of the court</source>
      <translation>ਅਦਾਲਤ ਦਾ ਹੁਕਮ</translation>
    </message>
    <message>
      <source>Order {number} is made; it is now to be served</source>
      <translation>ਹੁਕਮ {number} ਹੋਇਆ; ਹੁਣ ਇਸ ਦੀ ਤਾਮੀਲ ਕਰਨੀ ਹੈ</translation>
    </message>
    <message>
      <source>Order {number} made, {section}</source>
      <translation>ਹੁਕਮ {number} ਹੋਇਆ, {section}</translation>
    </message>
    <message>
      <source>Ordered</source>
      <translation>ਹੁਕਮ ਹੋਇਆ</translation>
    </message>
    <message>
      <source>Other coins (rupees)</source>
      <translation>ਹੋਰ ਸਿੱਕੇ (ਰੁਪਏ)</translation>
    </message>
    <message>
      <source>Outcome</source>
      <translation>ਨਤੀਜਾ</translation>
    </message>
    <message>
      <source>Outwork</source>
      <translation>ਬਾਹਰੀ ਢਾਂਚਾ</translation>
    </message>
    <message>
      <source>Over 3 years</source>
      <translation>3 ਸਾਲ ਤੋਂ ਵੱਧ</translation>
    </message>
    <message>
      <source>Over up to 90 days</source>
      <translation>90 ਦਿਨ ਤੱਕ</translation>
    </message>
    <message>
      <source>Overdue</source>
      <translation>ਮਿਆਦ ਲੰਘੀ</translation>
    </message>
    <message>
      <source>Overdue cases</source>
      <translation>ਮਿਆਦ ਲੰਘੇ ਕੇਸ</translation>
    </message>
    <message>
      <source>Own days</source>
      <translation>ਆਪਣੇ ਦਿਨ</translation>
    </message>
    <message>
      <source>Owner</source>
      <translation>ਮਾਲਕ</translation>
    </message>
    <message>
      <source>Owner of parcel</source>
      <translation>ਕਿਸ ਪਲਾਟ ਦਾ ਮਾਲਕ</translation>
    </message>
    <message>
      <source>Owner, occupier, builder: each gets a notice of his own, and his own time</source>
      <translation>ਮਾਲਕ, ਕਾਬਜ਼, ਬਣਾਉਣ ਵਾਲਾ: ਹਰ ਇੱਕ ਨੂੰ ਆਪਣਾ ਨੋਟਿਸ ਅਤੇ ਆਪਣਾ ਸਮਾਂ</translation>
    </message>
    <message>
      <source>Owners</source>
      <translation>ਮਾਲਕ</translation>
    </message>
    <message>
      <source>Paid</source>
      <translation>ਅਦਾ ਹੋਏ</translation>
    </message>
    <message>
      <source>Paid back by</source>
      <translation>ਵਾਪਸੀ ਦਾ ਢੰਗ</translation>
    </message>
    <message>
      <source>Paid by</source>
      <translation>ਭੁਗਤਾਨ ਦਾ ਤਰੀਕਾ</translation>
    </message>
    <message>
      <source>Paid too much</source>
      <translation>ਵੱਧ ਅਦਾਇਗੀ</translation>
    </message>
    <message>
      <source>Paid under {what}</source>
      <translation>ਅਦਾਇਗੀ ਦਾ ਆਧਾਰ: {what}</translation>
    </message>
    <message>
      <source>Paid ₹</source>
      <translation>ਅਦਾ ₹</translation>
    </message>
    <message>
      <source>Paper</source>
      <translation>ਕਾਗਜ਼</translation>
    </message>
    <message>
      <source>Paper that fixes the rate</source>
      <translation>ਦਰ ਤੈਅ ਕਰਨ ਵਾਲਾ ਕਾਗ਼ਜ਼</translation>
    </message>
    <message>
      <source>Paper that says so</source>
      <translation>ਅਜਿਹਾ ਕਹਿਣ ਵਾਲਾ ਕਾਗ਼ਜ਼</translation>
    </message>
    <message>
      <source>Papers</source>
      <translation>ਕਾਗ਼ਜ਼</translation>
    </message>
    <message>
      <source>Papers are signed by hand only.</source>
      <translation>ਪੱਤਰਾਂ ਉੱਤੇ ਸਿਰਫ਼ ਹੱਥ ਨਾਲ ਦਸਤਖ਼ਤ ਹੁੰਦੇ ਹਨ।</translation>
    </message>
    <message>
      <source>Papers are signed by {name}</source>
      <translation>ਪੱਤਰਾਂ ਉੱਤੇ {name} ਦੇ ਡਿਜੀਟਲ ਦਸਤਖ਼ਤ ਹੁੰਦੇ ਹਨ</translation>
    </message>
    <message>
      <source>Papers asked for</source>
      <translation>ਮੰਗੇ ਗਏ ਕਾਗ਼ਜ਼</translation>
    </message>
    <message>
      <source>Papers put on the portal</source>
      <translation>ਕਾਗਜ਼ ਪੋਰਟਲ ਉੱਤੇ ਪਾਏ</translation>
    </message>
    <message>
      <source>Papers that wait</source>
      <translation>ਉਡੀਕਦੇ ਕਾਗ਼ਜ਼</translation>
    </message>
    <message>
      <source>Papers that went out</source>
      <translation>ਭੇਜੇ ਗਏ ਪੱਤਰ</translation>
    </message>
    <message>
      <source>Papers that were issued keep theirs.</source>
      <translation>ਜਾਰੀ ਕਾਗਜ਼ਾਂ ਉੱਤੇ ਪੁਰਾਣਾ ਹੀ ਰਹਿੰਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>Parcel</source>
      <translation>ਪਲਾਟ</translation>
    </message>
    <message>
      <source>Parcel {number}</source>
      <translation>ਪਲਾਟ {number}</translation>
    </message>
    <message>
      <source>Parcel {parcel}: corner {corner} can't be found; measure a diagonal to it.</source>
      <translation>ਪਲਾਟ {parcel}: ਕੋਨਾ {corner} ਨਹੀਂ ਲੱਭਦਾ; ਉਸ ਤੱਕ ਇੱਕ ਵਿਕਰਨ ਨਾਪੋ।</translation>
    </message>
    <message>
      <source>Parcel {parcel}: give chainage and offset of two different corners, so that it can be laid on the map.</source>
      <translation>ਪਲਾਟ {parcel}: ਦੋ ਵੱਖਰੇ ਕੋਨਿਆਂ ਦੀ ਚੇਨੇਜ ਅਤੇ ਆਫ਼ਸੈੱਟ ਦਿਓ, ਤਾਂ ਜੋ ਨਕਸ਼ੇ 'ਤੇ ਰੱਖਿਆ ਜਾ ਸਕੇ।</translation>
    </message>
    <message>
      <source>Parcel {parcel}: side {side} is not measured.</source>
      <translation>ਪਲਾਟ {parcel}: ਭੁਜਾ {side} ਨਾਪੀ ਨਹੀਂ ਗਈ।</translation>
    </message>
    <message>
      <source>Parcel {parcel}: the sides do not make one closed round. Write them one after the other, such as A–B, B–C, C–D, D–A.</source>
      <translation>ਪਲਾਟ {parcel}: ਭੁਜਾਵਾਂ ਬੰਦ ਘੇਰਾ ਨਹੀਂ ਬਣਾਉਂਦੀਆਂ। ਕ੍ਰਮ ਨਾਲ ਲਿਖੋ, ਜਿਵੇਂ A–B, B–C, C–D, D–A.</translation>
    </message>
    <message>
      <source>Parcel {parcel}: triangle {corners} can't close; one line is longer than the two others together. Look at these lines in the book.</source>
      <translation>ਪਲਾਟ {parcel}: ਤਿਕੋਣ {corners} ਬੰਦ ਨਹੀਂ ਹੁੰਦੀ; ਇੱਕ ਲਾਈਨ ਬਾਕੀ ਦੋ ਦੇ ਜੋੜ ਤੋਂ ਲੰਬੀ ਹੈ। ਕਿਤਾਬ ਵਿੱਚ ਇਹ ਲਾਈਨਾਂ ਵੇਖੋ।</translation>
    </message>
    <message>
      <source>Parcels against the strip of the street</source>
      <translation>ਪਲਾਟ ਤੇ ਗਲੀ ਦੀ ਪੱਟੀ ਦਾ ਮਿਲਾਨ</translation>
    </message>
    <message>
      <source>Part</source>
      <translation>ਹਿੱਸਾ</translation>
    </message>
    <message>
      <source>Particulars awaited</source>
      <translation>ਵੇਰਵਿਆਂ ਦੀ ਉਡੀਕ</translation>
    </message>
    <message>
      <source>Particulars came in: {items}</source>
      <translation>ਵੇਰਵੇ ਆਏ: {items}</translation>
    </message>
    <message>
      <source>Particulars wanted</source>
      <translation>ਮੰਗੇ ਗਏ ਵੇਰਵੇ</translation>
    </message>
    <message>
      <source>Parties</source>
      <translation>ਧਿਰਾਂ</translation>
    </message>
    <message>
      <source>Parts of the building</source>
      <translation>ਇਮਾਰਤ ਦੇ ਹਿੱਸੇ</translation>
    </message>
    <message>
      <source>Password</source>
      <translation>ਪਾਸਵਰਡ</translation>
    </message>
    <message>
      <source>Password or PIN</source>
      <translation>ਪਾਸਵਰਡ ਜਾਂ ਪਿੰਨ</translation>
    </message>
    <message>
      <source>Paste</source>
      <translation>ਚਿਪਕਾਓ</translation>
    </message>
    <message>
      <source>Path, or Ctrl+V</source>
      <translation>ਰਾਹ, ਜਾਂ Ctrl+V</translation>
    </message>
    <message>
      <source>Pay cash into the bank</source>
      <translation>ਨਕਦ ਬੈਂਕ ਵਿੱਚ ਜਮ੍ਹਾਂ ਕਰੋ</translation>
    </message>
    <message>
      <source>Pay it</source>
      <translation>ਅਦਾ ਕਰੋ</translation>
    </message>
    <message>
      <source>Pay it back</source>
      <translation>ਰਕਮ ਵਾਪਸ ਕਰੋ</translation>
    </message>
    <message>
      <source>Pay money out</source>
      <translation>ਰਕਮ ਅਦਾ ਕਰੋ</translation>
    </message>
    <message>
      <source>People and place</source>
      <translation>ਧਿਰਾਂ ਅਤੇ ਸਥਾਨ</translation>
    </message>
    <message>
      <source>Periods</source>
      <translation>ਮਿਆਦਾਂ</translation>
    </message>
    <message>
      <source>Permits as open data</source>
      <translation>ਮਨਜ਼ੂਰੀਆਂ ਖੁੱਲ੍ਹੇ ਅੰਕੜਿਆਂ ਵਜੋਂ</translation>
    </message>
    <message>
      <source>Pictures to bind; take the tick from what stays in the office</source>
      <translation>ਜੋੜੀਆਂ ਜਾਣ ਵਾਲੀਆਂ ਤਸਵੀਰਾਂ; ਜੋ ਦਫ਼ਤਰ ਵਿੱਚ ਰਹੇ ਉਸ ਤੋਂ ਨਿਸ਼ਾਨ ਹਟਾਓ</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>ਥਾਂ</translation>
    </message>
    <message>
      <source>Plain type size</source>
      <translation>ਸਾਧਾਰਨ ਅੱਖਰ</translation>
    </message>
    <message>
      <source>Plan</source>
      <translation>ਨਕਸ਼ਾ-ਪਲਾਨ</translation>
    </message>
    <message>
      <source>Plans of lines</source>
      <translation>ਲਾਈਨਾਂ ਦੇ ਨਕਸ਼ੇ</translation>
    </message>
    <message>
      <source>Plea</source>
      <translation>ਦਲੀਲ</translation>
    </message>
    <message>
      <source>Pleas, one a line</source>
      <translation>ਦਲੀਲਾਂ, ਹਰ ਸਤਰ ਵਿੱਚ ਇੱਕ</translation>
    </message>
    <message>
      <source>Plot</source>
      <translation>ਪਲਾਟ</translation>
    </message>
    <message>
      <source>Plot (square metres)</source>
      <translation>ਪਲਾਟ (ਵਰਗ ਮੀਟਰ)</translation>
    </message>
    <message>
      <source>Plot area (sq m)</source>
      <translation>ਪਲਾਟ ਦਾ ਖੇਤਰਫਲ (ਵਰਗ ਮੀਟਰ)</translation>
    </message>
    <message>
      <source>Points along its middle or one edge</source>
      <translation>ਵਿਚਕਾਰ ਜਾਂ ਇੱਕ ਕਿਨਾਰੇ ਦੇ ਬਿੰਦੂ</translation>
    </message>
    <message>
      <source>Police officer or station</source>
      <translation>ਪੁਲਿਸ ਅਫ਼ਸਰ ਜਾਂ ਥਾਣਾ</translation>
    </message>
    <message>
      <source>Police present</source>
      <translation>ਹਾਜ਼ਰ ਪੁਲਿਸ</translation>
    </message>
    <message>
      <source>Possession is taken; the land vests as the section says</source>
      <translation>ਕਬਜ਼ਾ ਲਿਆ; ਜ਼ਮੀਨ ਧਾਰਾ ਅਨੁਸਾਰ ਨਿਹਿਤ ਹੁੰਦੀ ਹੈ</translation>
    </message>
    <message>
      <source>Possession of parcel {number}</source>
      <translation>ਪਲਾਟ {number} ਦਾ ਕਬਜ਼ਾ</translation>
    </message>
    <message>
      <source>Postal number</source>
      <translation>ਡਾਕ ਨੰਬਰ</translation>
    </message>
    <message>
      <source>Posts by date</source>
      <translation>ਤਾਰੀਖ਼ ਅਨੁਸਾਰ ਅਹੁਦੇ</translation>
    </message>
    <message>
      <source>Practice</source>
      <translation>ਅਭਿਆਸ</translation>
    </message>
    <message>
      <source>Practise</source>
      <translation>ਅਭਿਆਸ ਕਰੋ</translation>
    </message>
    <message>
      <source>Premises</source>
      <translation>ਸਥਾਨ</translation>
    </message>
    <message>
      <source>Prescribe a line</source>
      <translation>ਲਾਈਨ ਨਿਯਤ ਕਰਨਾ</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>ਝਲਕ</translation>
    </message>
    <message>
      <source>Preview; nothing is issued yet</source>
      <translation>ਝਲਕ; ਅਜੇ ਕੁਝ ਜਾਰੀ ਨਹੀਂ ਹੋਇਆ</translation>
    </message>
    <message>
      <source>Price of the land</source>
      <translation>ਜ਼ਮੀਨ ਦਾ ਮੁੱਲ</translation>
    </message>
    <message>
      <source>Print</source>
      <translation>ਛਾਪੋ</translation>
    </message>
    <message>
      <source>Print a receipt again</source>
      <translation>ਰਸੀਦ ਮੁੜ ਛਾਪੋ</translation>
    </message>
    <message>
      <source>Print and keep</source>
      <translation>ਛਾਪੋ ਤੇ ਰੱਖੋ</translation>
    </message>
    <message>
      <source>Print for signing in ink</source>
      <translation>ਸਿਆਹੀ ਨਾਲ ਦਸਤਖ਼ਤ ਲਈ ਛਾਪੋ</translation>
    </message>
    <message>
      <source>Print for the wall</source>
      <translation>ਕੰਧ ਲਈ ਛਾਪੋ</translation>
    </message>
    <message>
      <source>Print it again</source>
      <translation>ਇਸ ਨੂੰ ਮੁੜ ਛਾਪੋ</translation>
    </message>
    <message>
      <source>Print new receipts at once</source>
      <translation>ਨਵੀਆਂ ਰਸੀਦਾਂ ਤੁਰੰਤ ਛਾਪੋ</translation>
    </message>
    <message>
      <source>Print queue</source>
      <translation>ਛਪਾਈ ਕਤਾਰ</translation>
    </message>
    <message>
      <source>Print the checklist</source>
      <translation>ਜਾਂਚ ਸੂਚੀ ਛਾਪੋ</translation>
    </message>
    <message>
      <source>Print the checklists</source>
      <translation>ਜਾਂਚ ਸੂਚੀਆਂ ਛਾਪੋ</translation>
    </message>
    <message>
      <source>Print the demand</source>
      <translation>ਮੰਗ ਛਾਪੋ</translation>
    </message>
    <message>
      <source>Print the draft</source>
      <translation>ਖਰੜਾ ਛਾਪੋ</translation>
    </message>
    <message>
      <source>Print the newest papers</source>
      <translation>ਸਭ ਤੋਂ ਨਵੇਂ ਕਾਗ਼ਜ਼ ਛਾਪੋ</translation>
    </message>
    <message>
      <source>Print the notice</source>
      <translation>ਨੋਟਿਸ ਛਾਪੋ</translation>
    </message>
    <message>
      <source>Print the papers just made, or the newest</source>
      <translation>ਹੁਣੇ ਬਣੇ ਕਾਗ਼ਜ਼ ਛਾਪੋ, ਜਾਂ ਸਭ ਤੋਂ ਨਵਾਂ</translation>
    </message>
    <message>
      <source>Print the set</source>
      <translation>ਸੈੱਟ ਛਾਪੋ</translation>
    </message>
    <message>
      <source>Print the statement</source>
      <translation>ਬਿਆਨ ਛਾਪੋ</translation>
    </message>
    <message>
      <source>Print the whole set</source>
      <translation>ਪੂਰਾ ਸੈੱਟ ਛਾਪੋ</translation>
    </message>
    <message>
      <source>Print them in one job, with labels or for window envelopes.</source>
      <translation>ਇਨ੍ਹਾਂ ਨੂੰ ਇਕੱਠੇ ਛਾਪੋ, ਪਤੇ ਦੀਆਂ ਪਰਚੀਆਂ ਨਾਲ ਜਾਂ ਖਿੜਕੀ ਵਾਲੇ ਲਿਫ਼ਾਫ਼ਿਆਂ ਲਈ।</translation>
    </message>
    <message>
      <source>Print these papers</source>
      <translation>ਇਹ ਪੱਤਰ ਛਾਪੋ</translation>
    </message>
    <message>
      <source>Print what waits</source>
      <translation>ਜੋ ਉਡੀਕ ਵਿੱਚ ਹੈ ਛਾਪੋ</translation>
    </message>
    <message>
      <source>Problems</source>
      <translation>ਮੁਸ਼ਕਲਾਂ</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>ਤਰੱਕੀ</translation>
    </message>
    <message>
      <source>Projects m</source>
      <translation>ਅੱਗੇ ਵਧਿਆ ਮੀ.</translation>
    </message>
    <message>
      <source>Proofs</source>
      <translation>ਮਿਲਾਨ</translation>
    </message>
    <message>
      <source>Proposals about streets</source>
      <translation>ਗਲੀਆਂ ਦੀਆਂ ਤਜਵੀਜ਼ਾਂ</translation>
    </message>
    <message>
      <source>Proposals open</source>
      <translation>ਖੁੱਲ੍ਹੀਆਂ ਤਜਵੀਜ਼ਾਂ</translation>
    </message>
    <message>
      <source>Proposals that are over</source>
      <translation>ਮੁੱਕੀਆਂ ਤਜਵੀਜ਼ਾਂ</translation>
    </message>
    <message>
      <source>Propose it</source>
      <translation>ਤਜਵੀਜ਼ ਰੱਖੋ</translation>
    </message>
    <message>
      <source>Propose to close it</source>
      <translation>ਬੰਦ ਕਰਨ ਦੀ ਤਜਵੀਜ਼ ਰੱਖੋ</translation>
    </message>
    <message>
      <source>Propose to divert it</source>
      <translation>ਮੋੜਨ ਦੀ ਤਜਵੀਜ਼ ਰੱਖੋ</translation>
    </message>
    <message>
      <source>Propose to make it public</source>
      <translation>ਜਨਤਕ ਬਣਾਉਣ ਦੀ ਤਜਵੀਜ਼ ਰੱਖੋ</translation>
    </message>
    <message>
      <source>Proposed line</source>
      <translation>ਤਜਵੀਜ਼ਸ਼ੁਦਾ ਲਾਈਨ</translation>
    </message>
    <message>
      <source>Punjabi</source>
      <translation>ਪੰਜਾਬੀ</translation>
    </message>
    <message>
      <source>Purpose</source>
      <translation>ਮਕਸਦ</translation>
    </message>
    <message>
      <source>Put aside here, by an order</source>
      <translation>ਇੱਥੇ ਹੁਕਮ ਨਾਲ ਪਾਸੇ ਰੱਖੇ</translation>
    </message>
    <message>
      <source>Put into the print queue</source>
      <translation>ਛਪਾਈ ਕਤਾਰ ਵਿੱਚ ਰੱਖਿਆ ਗਿਆ</translation>
    </message>
    <message>
      <source>Put it to recovery</source>
      <translation>ਵਸੂਲੀ ਲਈ ਭੇਜੋ</translation>
    </message>
    <message>
      <source>Put points with Space or the mouse; Backspace takes the last away</source>
      <translation>Space ਜਾਂ ਮਾਊਸ ਨਾਲ ਬਿੰਦੂ ਰੱਖੋ; Backspace ਆਖ਼ਰੀ ਹਟਾਉਂਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>Put the draft up for signature</source>
      <translation>ਖਰੜਾ ਦਸਤਖ਼ਤ ਲਈ ਰੱਖੋ</translation>
    </message>
    <message>
      <source>Put them on the map with the mouse, or with the cross and Space; then leave the length empty</source>
      <translation>ਮਾਊਸ ਨਾਲ ਜਾਂ ਕਾਂਟੇ ਤੇ Space ਨਾਲ ਨਕਸ਼ੇ 'ਤੇ ਰੱਖੋ; ਫਿਰ ਲੰਬਾਈ ਖ਼ਾਲੀ ਛੱਡੋ</translation>
    </message>
    <message>
      <source>Put to recovery</source>
      <translation>ਵਸੂਲੀ ਲਈ ਭੇਜੇ</translation>
    </message>
    <message>
      <source>Quarter</source>
      <translation>ਤਿਮਾਹੀ</translation>
    </message>
    <message>
      <source>Rate for one m² (rupees)</source>
      <translation>ਇੱਕ ਵਰਗ ਮੀ. ਦੀ ਦਰ (ਰੁਪਏ)</translation>
    </message>
    <message>
      <source>Rate of land, {place}: ₹ {amount} for a square metre</source>
      <translation>ਜ਼ਮੀਨ ਦੀ ਦਰ, {place}: ₹ {amount} ਪ੍ਰਤੀ ਵਰਗ ਮੀਟਰ</translation>
    </message>
    <message>
      <source>Rates</source>
      <translation>ਦਰਾਂ</translation>
    </message>
    <message>
      <source>Read and sign the notice</source>
      <translation>ਨੋਟਿਸ ਪੜ੍ਹੋ ਅਤੇ ਦਸਤਖ਼ਤ ਕਰੋ</translation>
    </message>
    <message>
      <source>Read the provision</source>
      <translation>ਉਪਬੰਧ ਪੜ੍ਹੋ</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>ਕਾਰਨ</translation>
    </message>
    <message>
      <source>Reasons</source>
      <translation>ਕਾਰਨ</translation>
    </message>
    <message>
      <source>Reasons and conditions</source>
      <translation>ਕਾਰਨ ਤੇ ਸ਼ਰਤਾਂ</translation>
    </message>
    <message>
      <source>Receipt</source>
      <translation>ਰਸੀਦ</translation>
    </message>
    <message>
      <source>Receipt {number}</source>
      <translation>ਰਸੀਦ {number}</translation>
    </message>
    <message>
      <source>Receipt {number} for ₹ {amount}</source>
      <translation>₹ {amount} ਦੀ ਰਸੀਦ {number}</translation>
    </message>
    <message>
      <source>Receipts</source>
      <translation>ਰਸੀਦਾਂ</translation>
    </message>
    <message>
      <source>Receive an objection</source>
      <translation>ਇਤਰਾਜ਼ ਲਓ</translation>
    </message>
    <message>
      <source>Receive cause shown</source>
      <translation>ਦੱਸਿਆ ਕਾਰਨ ਲਓ</translation>
    </message>
    <message>
      <source>Receive the particulars</source>
      <translation>ਵੇਰਵੇ ਲਓ</translation>
    </message>
    <message>
      <source>Received</source>
      <translation>ਪ੍ਰਾਪਤ</translation>
    </message>
    <message>
      <source>Received last first</source>
      <translation>ਆਖ਼ਰ ਵਿੱਚ ਆਈ ਪਹਿਲਾਂ</translation>
    </message>
    <message>
      <source>Received on</source>
      <translation>ਪ੍ਰਾਪਤੀ ਦੀ ਮਿਤੀ</translation>
    </message>
    <message>
      <source>Record a decision signed on paper</source>
      <translation>ਕਾਗ਼ਜ਼ ਉੱਤੇ ਦਸਤਖ਼ਤ ਕੀਤਾ ਫ਼ੈਸਲਾ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Record a notice signed on paper</source>
      <translation>ਕਾਗ਼ਜ਼ ਉੱਤੇ ਦਸਤਖ਼ਤ ਕੀਤਾ ਨੋਟਿਸ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Record an inspection</source>
      <translation>ਨਿਰੀਖਣ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Record an inspection of the register</source>
      <translation>ਰਜਿਸਟਰ ਦਾ ਮੁਆਇਨਾ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Record an order signed on paper</source>
      <translation>ਕਾਗ਼ਜ਼ ਉੱਤੇ ਦਸਤਖ਼ਤ ਕੀਤਾ ਹੁਕਮ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Record and issue</source>
      <translation>ਦਰਜ ਕਰ ਕੇ ਜਾਰੀ ਕਰੋ</translation>
    </message>
    <message>
      <source>Record it</source>
      <translation>ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Record service</source>
      <translation>ਤਾਮੀਲ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Record service of the demand</source>
      <translation>ਮੰਗ ਦੀ ਤਾਮੀਲ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Record service of the order</source>
      <translation>ਹੁਕਮ ਦੀ ਤਾਮੀਲ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Record that the council was told</source>
      <translation>ਕੌਂਸਲ ਨੂੰ ਦੱਸਣਾ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Record that the plot no longer touches the line</source>
      <translation>ਦਰਜ ਕਰੋ ਕਿ ਪਲਾਟ ਹੁਣ ਲਾਈਨ ਨੂੰ ਨਹੀਂ ਛੂਹਦਾ</translation>
    </message>
    <message>
      <source>Record the approval</source>
      <translation>ਮਨਜ਼ੂਰੀ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Record the choice</source>
      <translation>ਚੋਣ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Record the consultation</source>
      <translation>ਸਲਾਹ-ਮਸ਼ਵਰਾ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Record the hearing</source>
      <translation>ਸੁਣਵਾਈ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Record the notice</source>
      <translation>ਨੋਟਿਸ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Record the service</source>
      <translation>ਤਾਮੀਲ ਦਰਜ ਕਰੋ</translation>
    </message>
    <message>
      <source>Recorded: {what}</source>
      <translation>ਦਰਜ ਹੋਇਆ: {what}</translation>
    </message>
    <message>
      <source>Recovery</source>
      <translation>ਵਸੂਲੀ</translation>
    </message>
    <message>
      <source>Refund</source>
      <translation>ਵਾਪਸੀ</translation>
    </message>
    <message>
      <source>Register</source>
      <translation>ਰਜਿਸਟਰ</translation>
    </message>
    <message>
      <source>Register seen by {who}</source>
      <translation>ਰਜਿਸਟਰ ਵੇਖਿਆ: {who}</translation>
    </message>
    <message>
      <source>Registers</source>
      <translation>ਰਜਿਸਟਰ</translation>
    </message>
    <message>
      <source>Registers and reports</source>
      <translation>ਰਜਿਸਟਰ ਤੇ ਰਿਪੋਰਟਾਂ</translation>
    </message>
    <message>
      <source>Regular line</source>
      <translation>ਨਿਯਮਤ ਲਾਈਨ</translation>
    </message>
    <message>
      <source>Remarks</source>
      <translation>ਟਿੱਪਣੀ</translation>
    </message>
    <message>
      <source>Remarks of the Council</source>
      <translation>ਕੌਂਸਲ ਦੀ ਟਿੱਪਣੀ</translation>
    </message>
    <message>
      <source>Reports</source>
      <translation>ਰਿਪੋਰਟਾਂ</translation>
    </message>
    <message>
      <source>Resolution</source>
      <translation>ਮਤਾ</translation>
    </message>
    <message>
      <source>Resolution or paper</source>
      <translation>ਮਤਾ ਜਾਂ ਪੱਤਰ</translation>
    </message>
    <message>
      <source>Returned post</source>
      <translation>ਮੁੜੀ ਹੋਈ ਡਾਕ</translation>
    </message>
    <message>
      <source>Returns and statements</source>
      <translation>ਰਿਟਰਨਾਂ ਤੇ ਵੇਰਵੇ</translation>
    </message>
    <message>
      <source>Right</source>
      <translation>ਸੱਜੇ</translation>
    </message>
    <message>
      <source>Rise in the value of the rest</source>
      <translation>ਬਾਕੀ ਦੇ ਮੁੱਲ ਵਿੱਚ ਵਾਧਾ</translation>
    </message>
    <message>
      <source>Roles</source>
      <translation>ਭੂਮਿਕਾਵਾਂ</translation>
    </message>
    <message>
      <source>Row</source>
      <translation>ਲਾਈਨ</translation>
    </message>
    <message>
      <source>Row {row}, {head}: write a number.</source>
      <translation>ਕਤਾਰ {row}, {head}: ਸੰਖਿਆ ਲਿਖੋ।</translation>
    </message>
    <message>
      <source>Row {row}: use m, ft or link.</source>
      <translation>ਕਤਾਰ {row}: m, ft ਜਾਂ link ਲਿਖੋ।</translation>
    </message>
    <message>
      <source>Row {row}: which parcel is it?</source>
      <translation>ਕਤਾਰ {row}: ਕਿਹੜਾ ਪਲਾਟ ਹੈ?</translation>
    </message>
    <message>
      <source>Row {row}: write left or right.</source>
      <translation>ਕਤਾਰ {row}: left ਜਾਂ right ਲਿਖੋ।</translation>
    </message>
    <message>
      <source>Row {row}: write the offset in metres.</source>
      <translation>ਕਤਾਰ {row}: ਆਫ਼ਸੈੱਟ ਮੀਟਰਾਂ ਵਿੱਚ ਲਿਖੋ।</translation>
    </message>
    <message>
      <source>Rows, from the smallest measure</source>
      <translation>ਕਤਾਰਾਂ, ਸਭ ਤੋਂ ਛੋਟੇ ਮਾਪ ਤੋਂ</translation>
    </message>
    <message>
      <source>Rupees for a square metre</source>
      <translation>ਪ੍ਰਤੀ ਵਰਗ ਮੀਟਰ ਰੁਪਏ</translation>
    </message>
    <message>
      <source>Said</source>
      <translation>ਕਿਹਾ</translation>
    </message>
    <message>
      <source>Sample ward: sign in as</source>
      <translation>ਨਮੂਨਾ ਵਾਰਡ: ਇਨ੍ਹਾਂ ਵਜੋਂ ਸਾਈਨ ਇਨ ਕਰੋ</translation>
    </message>
    <message>
      <source>Saturday</source>
      <translation>ਸ਼ਨਿੱਚਰਵਾਰ</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>ਸਾਂਭੋ</translation>
    </message>
    <message>
      <source>Save as .xlsx</source>
      <translation>.xlsx ਵਿੱਚ ਸਾਂਭੋ</translation>
    </message>
    <message>
      <source>Save as open data (.csv)</source>
      <translation>ਖੁੱਲ੍ਹੇ ਅੰਕੜਿਆਂ ਵਿੱਚ ਸਾਂਭੋ (.csv)</translation>
    </message>
    <message>
      <source>Save the paper</source>
      <translation>ਕਾਗ਼ਜ਼ ਸਾਂਭੋ</translation>
    </message>
    <message>
      <source>Save the table</source>
      <translation>ਸਾਰਣੀ ਸਾਂਭੋ</translation>
    </message>
    <message>
      <source>Saved</source>
      <translation>ਸਾਂਭਿਆ ਗਿਆ</translation>
    </message>
    <message>
      <source>Saving the table</source>
      <translation>ਸਾਰਣੀ ਸਾਂਭੀ ਜਾ ਰਹੀ ਹੈ</translation>
    </message>
    <message>
      <source>Say of at least one column what it answers.</source>
      <translation>ਘੱਟੋ-ਘੱਟ ਇੱਕ ਖਾਨੇ ਦਾ ਦੱਸੋ ਕਿ ਉਹ ਕਿਸ ਦਾ ਜਵਾਬ ਹੈ।</translation>
    </message>
    <message>
      <source>Say what each column answers, then try it: nothing is saved by that.</source>
      <translation>ਦੱਸੋ ਕਿ ਕਿਹੜਾ ਖਾਨਾ ਕਿਸ ਦਾ ਜਵਾਬ ਹੈ, ਫਿਰ ਅਜ਼ਮਾਓ: ਇਸ ਨਾਲ ਕੁਝ ਸੰਭਾਲਿਆ ਨਹੀਂ ਜਾਂਦਾ।</translation>
    </message>
    <message>
      <source>Say where: put the stick in, then choose or type its folder.</source>
      <translation>ਕਿੱਥੇ, ਇਹ ਦੱਸੋ: ਪੈੱਨ ਡਰਾਈਵ ਲਾਓ, ਫਿਰ ਉਸ ਦਾ ਫ਼ੋਲਡਰ ਚੁਣੋ ਜਾਂ ਲਿਖੋ।</translation>
    </message>
    <message>
      <source>Say why this finding is waived.</source>
      <translation>ਦੱਸੋ ਕਿ ਇਹ ਨੁਕਸ ਕਿਉਂ ਛੱਡਿਆ ਗਿਆ।</translation>
    </message>
    <message>
      <source>Scan of the signed print</source>
      <translation>ਦਸਤਖ਼ਤ ਵਾਲੀ ਛਾਪ ਦਾ ਸਕੈਨ</translation>
    </message>
    <message>
      <source>Scanner</source>
      <translation>ਸਕੈਨਰ</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>ਲੱਭੋ</translation>
    </message>
    <message>
      <source>Search a case, a street or a parcel on the map</source>
      <translation>ਨਕਸ਼ੇ 'ਤੇ ਕੇਸ, ਗਲੀ ਜਾਂ ਪਲਾਟ ਲੱਭੋ</translation>
    </message>
    <message>
      <source>Search a case, payer or receipt</source>
      <translation>ਕੇਸ, ਅਦਾ ਕਰਨ ਵਾਲਾ ਜਾਂ ਰਸੀਦ ਲੱਭੋ</translation>
    </message>
    <message>
      <source>Search a form or a section</source>
      <translation>ਫ਼ਾਰਮ ਜਾਂ ਧਾਰਾ ਲੱਭੋ</translation>
    </message>
    <message>
      <source>Search a register or report</source>
      <translation>ਰਜਿਸਟਰ ਜਾਂ ਰਿਪੋਰਟ ਲੱਭੋ</translation>
    </message>
    <message>
      <source>Search in this list</source>
      <translation>ਇਸ ਸੂਚੀ ਵਿੱਚ ਖੋਜੋ</translation>
    </message>
    <message>
      <source>Search in this register</source>
      <translation>ਇਸ ਰਜਿਸਟਰ ਵਿੱਚ ਖੋਜੋ</translation>
    </message>
    <message>
      <source>Search name, number, premises</source>
      <translation>ਨਾਂ, ਨੰਬਰ, ਸਥਾਨ ਲੱਭੋ</translation>
    </message>
    <message>
      <source>Search the guide</source>
      <translation>ਗਾਈਡ ਵਿੱਚ ਖੋਜੋ</translation>
    </message>
    <message>
      <source>Second Saturday</source>
      <translation>ਦੂਜਾ ਸ਼ਨਿੱਚਰਵਾਰ</translation>
    </message>
    <message>
      <source>Second line</source>
      <translation>ਦੂਜੀ ਸਤਰ</translation>
    </message>
    <message>
      <source>Second pancha</source>
      <translation>ਦੂਜਾ ਪੰਚ</translation>
    </message>
    <message>
      <source>Section</source>
      <translation>ਧਾਰਾ</translation>
    </message>
    <message>
      <source>Section or rule that lets it be passed on</source>
      <translation>ਧਾਰਾ ਜਾਂ ਨਿਯਮ ਜਿਸ ਨਾਲ ਸੌਂਪੀ ਜਾ ਸਕਦੀ ਹੈ</translation>
    </message>
    <message>
      <source>Section {section}</source>
      <translation>ਧਾਰਾ {section}</translation>
    </message>
    <message>
      <source>Section {section} can be read in two ways here. Choose what is meant, with the reason.</source>
      <translation>ਧਾਰਾ {section} ਇੱਥੇ ਦੋ ਤਰ੍ਹਾਂ ਪੜ੍ਹੀ ਜਾ ਸਕਦੀ ਹੈ। ਜੋ ਅਰਥ ਹੋਵੇ ਉਹ ਕਾਰਨ ਸਮੇਤ ਚੁਣੋ।</translation>
    </message>
    <message>
      <source>Section {section} does not say how the money is got in.</source>
      <translation>ਧਾਰਾ {section} ਨਹੀਂ ਦੱਸਦੀ ਕਿ ਰਕਮ ਕਿਵੇਂ ਵਸੂਲੀ ਜਾਵੇ।</translation>
    </message>
    <message>
      <source>Section {section} fixes no time; set the number of days that is reasonable here.</source>
      <translation>ਧਾਰਾ {section} ਸਮਾਂ ਨਹੀਂ ਦੱਸਦੀ; ਇੱਥੇ ਵਾਜਬ ਦਿਨ ਤੈਅ ਕਰੋ।</translation>
    </message>
    <message>
      <source>Section {section} gives at least {least} days; set no less.</source>
      <translation>ਧਾਰਾ {section} ਘੱਟੋ-ਘੱਟ {least} ਦਿਨ ਦਿੰਦੀ ਹੈ; ਘੱਟ ਨਾ ਦਿਓ।</translation>
    </message>
    <message>
      <source>Section {section} gives it less time.</source>
      <translation>ਧਾਰਾ {section} ਇਸ ਨੂੰ ਘੱਟ ਸਮਾਂ ਦਿੰਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>Section {section} has no fee for this plot and use.</source>
      <translation>ਧਾਰਾ {section} ਵਿੱਚ ਇਸ ਪਲਾਟ ਅਤੇ ਵਰਤੋਂ ਦੀ ਫ਼ੀਸ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>Section {section} has no such step.</source>
      <translation>ਧਾਰਾ {section} ਵਿੱਚ ਅਜਿਹਾ ਕਦਮ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>Section {section} has the occupier told in writing before the place is entered; serve that notice first.</source>
      <translation>ਧਾਰਾ {section} ਅਨੁਸਾਰ ਦਾਖ਼ਲੇ ਤੋਂ ਪਹਿਲਾਂ ਕਾਬਜ਼ ਨੂੰ ਲਿਖਤੀ ਦੱਸਣਾ ਪੈਂਦਾ ਹੈ; ਪਹਿਲਾਂ ਉਹ ਨੋਟਿਸ ਤਾਮੀਲ ਕਰੋ।</translation>
    </message>
    <message>
      <source>Section {section} lets it be compounded only if all its conditions hold; confirm each.</source>
      <translation>ਧਾਰਾ {section} ਵਿੱਚ ਸਮਝੌਤਾ ਤਾਂ ਹੀ ਹੈ ਜੇ ਸਾਰੀਆਂ ਸ਼ਰਤਾਂ ਪੂਰੀਆਂ ਹੋਣ; ਹਰ ਇੱਕ ਦੀ ਪੁਸ਼ਟੀ ਕਰੋ।</translation>
    </message>
    <message>
      <source>Section {section} names no authority that acts.</source>
      <translation>ਧਾਰਾ {section} ਕਿਸੇ ਕਾਰਵਾਈ ਕਰਨ ਵਾਲੇ ਅਧਿਕਾਰੀ ਦਾ ਨਾਂ ਨਹੀਂ ਲੈਂਦੀ।</translation>
    </message>
    <message>
      <source>Section {section} reckons by a rate that is not entered for this day. Enter it with the order that fixes it.</source>
      <translation>ਧਾਰਾ {section} ਜਿਸ ਦਰ ਨਾਲ ਗਿਣਦੀ ਹੈ ਉਹ ਇਸ ਦਿਨ ਲਈ ਦਰਜ ਨਹੀਂ। ਉਸ ਨੂੰ ਤੈਅ ਕਰਨ ਵਾਲੇ ਹੁਕਮ ਨਾਲ ਦਰਜ ਕਰੋ।</translation>
    </message>
    <message>
      <source>Sections</source>
      <translation>ਧਾਰਾਵਾਂ</translation>
    </message>
    <message>
      <source>Sections {sections}</source>
      <translation>ਧਾਰਾਵਾਂ {sections}</translation>
    </message>
    <message>
      <source>Sending and fetching papers</source>
      <translation>ਕਾਗ਼ਜ਼ ਭੇਜੇ ਅਤੇ ਲਿਆਂਦੇ ਜਾ ਰਹੇ ਹਨ</translation>
    </message>
    <message>
      <source>Sending entries</source>
      <translation>ਇੰਦਰਾਜ ਭੇਜੇ ਜਾ ਰਹੇ ਹਨ</translation>
    </message>
    <message>
      <source>Sent to the printer</source>
      <translation>ਪ੍ਰਿੰਟਰ ਨੂੰ ਭੇਜਿਆ</translation>
    </message>
    <message>
      <source>Serve · {what}</source>
      <translation>ਤਾਮੀਲ · {what}</translation>
    </message>
    <message>
      <source>Served</source>
      <translation>ਤਾਮੀਲ ਹੋਈ</translation>
    </message>
    <message>
      <source>Served; its time runs from {day}</source>
      <translation>ਤਾਮੀਲ ਹੋਈ; ਮਿਆਦ {day} ਤੋਂ ਚੱਲਦੀ ਹੈ</translation>
    </message>
    <message>
      <source>Service</source>
      <translation>ਤਾਮੀਲ</translation>
    </message>
    <message>
      <source>Service is proved; the papers of proof are ready</source>
      <translation>ਤਾਮੀਲ ਸਾਬਤ ਹੋਈ; ਸਬੂਤ ਦੇ ਕਾਗ਼ਜ਼ ਤਿਆਰ ਹਨ</translation>
    </message>
    <message>
      <source>Service of {number} is proved; its time runs from this day</source>
      <translation>{number} ਦੀ ਤਾਮੀਲ ਸਾਬਤ ਹੋਈ; ਮਿਆਦ ਇਸ ਦਿਨ ਤੋਂ ਚੱਲਦੀ ਹੈ</translation>
    </message>
    <message>
      <source>Service of {number}, {hour}: {mode}; {outcome}. {place}</source>
      <translation>{number} ਦੀ ਤਾਮੀਲ, {hour}: {mode}; {outcome}। {place}</translation>
    </message>
    <message>
      <source>Set a fee</source>
      <translation>ਫ਼ੀਸ ਤੈਅ ਕਰੋ</translation>
    </message>
    <message>
      <source>Set a rate of land</source>
      <translation>ਜ਼ਮੀਨ ਦੀ ਦਰ ਤੈਅ ਕਰੋ</translation>
    </message>
    <message>
      <source>Set a time of at least one day, counted from service.</source>
      <translation>ਤਾਮੀਲ ਤੋਂ ਗਿਣ ਕੇ ਘੱਟੋ-ਘੱਟ ਇੱਕ ਦਿਨ ਦਾ ਸਮਾਂ ਦਿਓ।</translation>
    </message>
    <message>
      <source>Set a unit of land</source>
      <translation>ਜ਼ਮੀਨ ਦੀ ਇਕਾਈ ਤੈਅ ਕਰੋ</translation>
    </message>
    <message>
      <source>Set a value the Act leaves to the office</source>
      <translation>ਉਹ ਮੁੱਲ ਤੈਅ ਕਰੋ ਜੋ ਐਕਟ ਦਫ਼ਤਰ ਉੱਤੇ ਛੱਡਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>Set it</source>
      <translation>ਤੈਅ ਕਰੋ</translation>
    </message>
    <message>
      <source>Set the fee for seeing the register of lines</source>
      <translation>ਲਾਈਨਾਂ ਦਾ ਰਜਿਸਟਰ ਵੇਖਣ ਦੀ ਫ਼ੀਸ ਤੈਅ ਕਰੋ</translation>
    </message>
    <message>
      <source>Set up this office</source>
      <translation>ਇਹ ਦਫ਼ਤਰ ਤਿਆਰ ਕਰੋ</translation>
    </message>
    <message>
      <source>Setting the register in type</source>
      <translation>ਰਜਿਸਟਰ ਛਪਾਈ ਲਈ ਤਿਆਰ ਹੋ ਰਿਹਾ ਹੈ</translation>
    </message>
    <message>
      <source>Setting the tables in type</source>
      <translation>ਸਾਰਣੀਆਂ ਛਪਾਈ ਲਈ ਤਿਆਰ ਹੋ ਰਹੀਆਂ ਹਨ</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>ਸੈਟਿੰਗਾਂ</translation>
    </message>
    <message>
      <source>Settle it</source>
      <translation>ਨਿਪਟਾਰਾ ਕਰੋ</translation>
    </message>
    <message>
      <source>Settle the difference</source>
      <translation>ਫ਼ਰਕ ਦਾ ਨਿਪਟਾਰਾ ਕਰੋ</translation>
    </message>
    <message>
      <source>Settle what two devices said</source>
      <translation>ਦੋ ਉਪਕਰਨਾਂ ਦੀ ਗੱਲ ਦਾ ਨਿਪਟਾਰਾ ਕਰੋ</translation>
    </message>
    <message>
      <source>Settle: {what}</source>
      <translation>ਨਿਪਟਾਰਾ ਕਰੋ: {what}</translation>
    </message>
    <message>
      <source>Settled; both earlier entries still stand in the note sheet</source>
      <translation>ਨਿਪਟਾਰਾ ਹੋਇਆ; ਪਹਿਲੇ ਦੋਵੇਂ ਇੰਦਰਾਜ ਨੋਟ ਸ਼ੀਟ ਵਿੱਚ ਕਾਇਮ ਹਨ</translation>
    </message>
    <message>
      <source>Share (rupees)</source>
      <translation>ਹਿੱਸਾ (ਰੁਪਏ)</translation>
    </message>
    <message>
      <source>Share an expense among the owners</source>
      <translation>ਖ਼ਰਚ ਮਾਲਕਾਂ ਵਿੱਚ ਵੰਡੋ</translation>
    </message>
    <message>
      <source>Shares</source>
      <translation>ਹਿੱਸੇ</translation>
    </message>
    <message>
      <source>Sheet of labels</source>
      <translation>ਪਰਚੀਆਂ ਦਾ ਪੰਨਾ</translation>
    </message>
    <message>
      <source>Sheet {number} for ₹ {amount} is entered</source>
      <translation>ਪੰਨਾ {number}, ₹ {amount}, ਦਰਜ ਹੋਇਆ</translation>
    </message>
    <message>
      <source>Sheet {number} is entered</source>
      <translation>ਪੰਨਾ {number} ਦਰਜ ਹੋਇਆ</translation>
    </message>
    <message>
      <source>Sheet {number} is entered as spoilt</source>
      <translation>ਪੰਨਾ {number} ਖ਼ਰਾਬ ਵਜੋਂ ਦਰਜ ਹੋਇਆ</translation>
    </message>
    <message>
      <source>Sheets of a book</source>
      <translation>ਕਾਪੀ ਦੇ ਪੰਨੇ</translation>
    </message>
    <message>
      <source>Shift and the arrows choose; a filter makes the list shorter.</source>
      <translation>Shift ਅਤੇ ਤੀਰਾਂ ਨਾਲ ਚੁਣੋ; ਛਾਂਟੀ ਸੂਚੀ ਛੋਟੀ ਕਰਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>Shift+Enter makes a new line</source>
      <translation>Shift+Enter ਨਵੀਂ ਲਾਈਨ ਬਣਾਉਂਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>Short form for numbers</source>
      <translation>ਨੰਬਰਾਂ ਲਈ ਛੋਟਾ ਰੂਪ</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>ਵਿਖਾਓ</translation>
    </message>
    <message>
      <source>Show all</source>
      <translation>ਸਭ ਵਿਖਾਓ</translation>
    </message>
    <message>
      <source>Show the earlier entries</source>
      <translation>ਪਹਿਲੇ ਇੰਦਰਾਜ ਵਿਖਾਓ</translation>
    </message>
    <message>
      <source>Show the password</source>
      <translation>ਪਾਸਵਰਡ ਵਿਖਾਓ</translation>
    </message>
    <message>
      <source>Side</source>
      <translation>ਪਾਸਾ</translation>
    </message>
    <message>
      <source>Sides in order</source>
      <translation>ਕ੍ਰਮ ਨਾਲ ਭੁਜਾਵਾਂ</translation>
    </message>
    <message>
      <source>Sign and issue</source>
      <translation>ਦਸਤਖ਼ਤ ਕਰਕੇ ਜਾਰੀ ਕਰੋ</translation>
    </message>
    <message>
      <source>Sign and issue the decision</source>
      <translation>ਦਸਤਖ਼ਤ ਕਰਕੇ ਫ਼ੈਸਲਾ ਜਾਰੀ ਕਰੋ</translation>
    </message>
    <message>
      <source>Sign and make the order</source>
      <translation>ਦਸਤਖ਼ਤ ਕਰਕੇ ਹੁਕਮ ਕਰੋ</translation>
    </message>
    <message>
      <source>Sign and print the demand</source>
      <translation>ਦਸਤਖ਼ਤ ਕਰਕੇ ਮੰਗ ਛਾਪੋ</translation>
    </message>
    <message>
      <source>Sign by hand only</source>
      <translation>ਸਿਰਫ਼ ਹੱਥ ਨਾਲ ਦਸਤਖ਼ਤ ਕਰੋ</translation>
    </message>
    <message>
      <source>Sign in</source>
      <translation>ਸਾਈਨ ਇਨ</translation>
    </message>
    <message>
      <source>Sign in as another person</source>
      <translation>ਕਿਸੇ ਹੋਰ ਵਜੋਂ ਸਾਈਨ ਇਨ ਕਰੋ</translation>
    </message>
    <message>
      <source>Sign in as the administrator to go on.</source>
      <translation>ਅੱਗੇ ਜਾਣ ਲਈ ਪ੍ਰਸ਼ਾਸਕ ਵਜੋਂ ਸਾਈਨ ਇਨ ਕਰੋ।</translation>
    </message>
    <message>
      <source>Sign in to take in {files}.</source>
      <translation>{files} ਲੈਣ ਲਈ ਸਾਈਨ ਇਨ ਕਰੋ।</translation>
    </message>
    <message>
      <source>Sign the notice · {what}</source>
      <translation>ਨੋਟਿਸ ਉੱਤੇ ਦਸਤਖ਼ਤ · {what}</translation>
    </message>
    <message>
      <source>Signed by the {authority}, section {section}</source>
      <translation>ਦਸਤਖ਼ਤ: {authority}, ਧਾਰਾ {section}</translation>
    </message>
    <message>
      <source>Signed on</source>
      <translation>ਦਸਤਖ਼ਤ ਦਾ ਦਿਨ</translation>
    </message>
    <message>
      <source>Signed on paper</source>
      <translation>ਕਾਗ਼ਜ਼ ਉੱਤੇ ਦਸਤਖ਼ਤ</translation>
    </message>
    <message>
      <source>Signed print: {name}</source>
      <translation>ਦਸਤਖ਼ਤ ਵਾਲੀ ਛਾਪ: {name}</translation>
    </message>
    <message>
      <source>Signs in as</source>
      <translation>ਸਾਈਨ ਇਨ ਦਾ ਨਾਂ</translation>
    </message>
    <message>
      <source>Signs under</source>
      <translation>ਇਨ੍ਹਾਂ ਧਾਰਾਵਾਂ ਹੇਠ ਦਸਤਖ਼ਤ</translation>
    </message>
    <message>
      <source>Silence has decided, stated in {number}, {section}</source>
      <translation>ਚੁੱਪ ਨਾਲ ਫ਼ੈਸਲਾ ਹੋਇਆ, {number} ਵਿੱਚ ਬਿਆਨ, {section}</translation>
    </message>
    <message>
      <source>Since</source>
      <translation>ਕਦੋਂ ਤੋਂ</translation>
    </message>
    <message>
      <source>Since which day it was directed</source>
      <translation>ਕਿਸ ਦਿਨ ਤੋਂ ਹਦਾਇਤ</translation>
    </message>
    <message>
      <source>Site inspected, {count}: {what}</source>
      <translation>ਥਾਂ ਦਾ ਨਿਰੀਖਣ ਹੋਇਆ, {count}: {what}</translation>
    </message>
    <message>
      <source>Site inspected; nothing found against the law</source>
      <translation>ਥਾਂ ਦਾ ਨਿਰੀਖਣ ਹੋਇਆ; ਕਾਨੂੰਨ ਦੇ ਉਲਟ ਕੁਝ ਨਹੀਂ ਮਿਲਿਆ</translation>
    </message>
    <message>
      <source>Size of type</source>
      <translation>ਅੱਖਰਾਂ ਦਾ ਆਕਾਰ</translation>
    </message>
    <message>
      <source>Sketch</source>
      <translation>ਖ਼ਾਕਾ</translation>
    </message>
    <message>
      <source>Slab that is meant</source>
      <translation>ਮਤਲਬ ਵਾਲੀ ਸਲੈਬ</translation>
    </message>
    <message>
      <source>Small Latin letters, figures, dot or dash</source>
      <translation>ਛੋਟੇ ਰੋਮਨ ਅੱਖਰ, ਅੰਕ, ਬਿੰਦੀ ਜਾਂ ਡੈਸ਼</translation>
    </message>
    <message>
      <source>Smaller type</source>
      <translation>ਛੋਟੇ ਅੱਖਰ</translation>
    </message>
    <message>
      <source>So many</source>
      <translation>ਇੰਨੇ</translation>
    </message>
    <message>
      <source>So since</source>
      <translation>ਕਦੋਂ ਤੋਂ ਅਜਿਹਾ</translation>
    </message>
    <message>
      <source>Some objections are not considered yet; each gets its own answer first.</source>
      <translation>ਕੁਝ ਇਤਰਾਜ਼ਾਂ ਉੱਤੇ ਵਿਚਾਰ ਬਾਕੀ ਹੈ; ਪਹਿਲਾਂ ਹਰ ਇੱਕ ਦਾ ਜਵਾਬ ਦਿਓ।</translation>
    </message>
    <message>
      <source>Some of it could not be taken</source>
      <translation>ਕੁਝ ਨਹੀਂ ਲਿਆ ਜਾ ਸਕਿਆ</translation>
    </message>
    <message>
      <source>Somebody else still holds ₹ {amount} at this PC; it is handed over first.</source>
      <translation>ਇਸ PC ’ਤੇ ਕਿਸੇ ਹੋਰ ਕੋਲ ਹਾਲੇ ₹ {amount} ਹਨ; ਪਹਿਲਾਂ ਉਹ ਸੌਂਪੇ ਜਾਣ।</translation>
    </message>
    <message>
      <source>Something else</source>
      <translation>ਕੁਝ ਹੋਰ</translation>
    </message>
    <message>
      <source>Something else than the centre answered, or the line broke. The next try comes by itself.</source>
      <translation>ਕੇਂਦਰ ਦੀ ਥਾਂ ਕਿਸੇ ਹੋਰ ਨੇ ਜਵਾਬ ਦਿੱਤਾ, ਜਾਂ ਲਾਈਨ ਟੁੱਟੀ। ਅਗਲੀ ਕੋਸ਼ਿਸ਼ ਆਪੇ ਹੋਵੇਗੀ।</translation>
    </message>
    <message>
      <source>Something else than the centre answered. If this line has a log-in page, open a browser and log in there; if not, ask who looks after the line.</source>
      <translation>ਕੇਂਦਰ ਦੀ ਥਾਂ ਕਿਸੇ ਹੋਰ ਨੇ ਜਵਾਬ ਦਿੱਤਾ। ਜੇ ਇਸ ਲਾਈਨ ਦਾ ਲਾਗ-ਇਨ ਪੰਨਾ ਹੈ ਤਾਂ ਬ੍ਰਾਊਜ਼ਰ ਖੋਲ੍ਹ ਕੇ ਉੱਥੇ ਲਾਗ-ਇਨ ਕਰੋ; ਨਹੀਂ ਤਾਂ ਲਾਈਨ ਦੀ ਦੇਖਭਾਲ ਕਰਨ ਵਾਲੇ ਨੂੰ ਪੁੱਛੋ।</translation>
    </message>
    <message>
      <source>Something here does not fit the Act or is missing; look at this step again.</source>
      <translation>ਇੱਥੇ ਕੁਝ ਐਕਟ ਨਾਲ ਮੇਲ ਨਹੀਂ ਖਾਂਦਾ ਜਾਂ ਰਹਿ ਗਿਆ ਹੈ; ਇਹ ਕਦਮ ਮੁੜ ਵੇਖੋ।</translation>
    </message>
    <message>
      <source>Something here needs your attention</source>
      <translation>ਇੱਥੇ ਕੁਝ ਵੇਖਣਾ ਹੈ</translation>
    </message>
    <message>
      <source>Something went wrong in the program</source>
      <translation>ਪ੍ਰੋਗਰਾਮ ਵਿੱਚ ਕੁਝ ਗੜਬੜ ਹੋਈ</translation>
    </message>
    <message>
      <source>Son, daughter or wife of</source>
      <translation>ਪਿਤਾ / ਪਤੀ ਦਾ ਨਾਂ</translation>
    </message>
    <message>
      <source>Sort</source>
      <translation>ਤਰਤੀਬ</translation>
    </message>
    <message>
      <source>Sort by {column}</source>
      <translation>{column} ਅਨੁਸਾਰ ਤਰਤੀਬ</translation>
    </message>
    <message>
      <source>Spent ₹</source>
      <translation>ਖ਼ਰਚ ₹</translation>
    </message>
    <message>
      <source>Spoilt</source>
      <translation>ਖ਼ਰਾਬ</translation>
    </message>
    <message>
      <source>Spread it</source>
      <translation>ਕਿਸ਼ਤਾਂ ਕਰੋ</translation>
    </message>
    <message>
      <source>Spread it over instalments</source>
      <translation>ਕਿਸ਼ਤਾਂ ਵਿੱਚ ਵੰਡੋ</translation>
    </message>
    <message>
      <source>Spreadsheet</source>
      <translation>ਸਪ੍ਰੈੱਡਸ਼ੀਟ</translation>
    </message>
    <message>
      <source>Square metres</source>
      <translation>ਵਰਗ ਮੀਟਰ</translation>
    </message>
    <message>
      <source>Stands on the paper beside the amount and the section</source>
      <translation>ਕਾਗ਼ਜ਼ ਉੱਤੇ ਰਕਮ ਤੇ ਧਾਰਾ ਦੇ ਨਾਲ ਰਹਿੰਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>Stands over {sections}</source>
      <translation>{sections} ਉੱਤੇ ਲਾਗੂ</translation>
    </message>
    <message>
      <source>State</source>
      <translation>ਹਾਲਤ</translation>
    </message>
    <message>
      <source>State that silence has decided</source>
      <translation>ਬਿਆਨ ਦਿਓ ਕਿ ਚੁੱਪ ਨਾਲ ਫ਼ੈਸਲਾ ਹੋ ਗਿਆ</translation>
    </message>
    <message>
      <source>Statement and plan</source>
      <translation>ਵੇਰਵਾ ਤੇ ਪਲਾਨ</translation>
    </message>
    <message>
      <source>Statement of lands</source>
      <translation>ਜ਼ਮੀਨ ਦਾ ਵੇਰਵਾ</translation>
    </message>
    <message>
      <source>Status</source>
      <translation>ਹਾਲਤ</translation>
    </message>
    <message>
      <source>Sticks sent and received</source>
      <translation>ਭੇਜੀਆਂ ਅਤੇ ਮਿਲੀਆਂ ਪੈੱਨ ਡਰਾਈਵਾਂ</translation>
    </message>
    <message>
      <source>Still to do before the decision</source>
      <translation>ਫ਼ੈਸਲੇ ਤੋਂ ਪਹਿਲਾਂ ਬਾਕੀ ਕੰਮ</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>ਰੋਕੋ</translation>
    </message>
    <message>
      <source>Stop after this paper</source>
      <translation>ਇਸ ਪੱਤਰ ਤੋਂ ਬਾਅਦ ਰੋਕੋ</translation>
    </message>
    <message>
      <source>Stopped. Bring the file again for the rest; nothing is doubled.</source>
      <translation>ਰੋਕਿਆ ਗਿਆ। ਬਾਕੀ ਲਈ ਫ਼ਾਈਲ ਫਿਰ ਲਿਆਓ; ਕੁਝ ਦੁਹਰਾਇਆ ਨਹੀਂ ਜਾਂਦਾ।</translation>
    </message>
    <message>
      <source>Stopping at the next safe place</source>
      <translation>ਅਗਲੀ ਸੁਰੱਖਿਅਤ ਥਾਂ ਉੱਤੇ ਰੁਕ ਰਿਹਾ ਹੈ</translation>
    </message>
    <message>
      <source>Storeys</source>
      <translation>ਮੰਜ਼ਲਾਂ</translation>
    </message>
    <message>
      <source>Straight line</source>
      <translation>ਸਿੱਧੀ ਰੇਖਾ</translation>
    </message>
    <message>
      <source>Street</source>
      <translation>ਗਲੀ</translation>
    </message>
    <message>
      <source>Street alignment</source>
      <translation>ਗਲੀ ਦੀ ਸੇਧ</translation>
    </message>
    <message>
      <source>Street register</source>
      <translation>ਗਲੀ ਰਜਿਸਟਰ</translation>
    </message>
    <message>
      <source>Streets</source>
      <translation>ਗਲੀਆਂ</translation>
    </message>
    <message>
      <source>Such as 77.41</source>
      <translation>ਜਿਵੇਂ 77.41</translation>
    </message>
    <message>
      <source>Such as the district</source>
      <translation>ਜਿਵੇਂ ਜ਼ਿਲ੍ਹਾ</translation>
    </message>
    <message>
      <source>Sum certified (rupees)</source>
      <translation>ਤਸਦੀਕ ਕੀਤੀ ਰਕਮ (ਰੁਪਏ)</translation>
    </message>
    <message>
      <source>Sum let go by the Government</source>
      <translation>ਸਰਕਾਰ ਵੱਲੋਂ ਰਕਮ ਦੀ ਛੋਟ</translation>
    </message>
    <message>
      <source>Sunday</source>
      <translation>ਐਤਵਾਰ</translation>
    </message>
    <message>
      <source>Sync</source>
      <translation>ਵਟਾਂਦਰਾ</translation>
    </message>
    <message>
      <source>Tabs, or the days before and after</source>
      <translation>ਟੈਬ, ਜਾਂ ਪਹਿਲੇ ਤੇ ਅਗਲੇ ਦਿਨ</translation>
    </message>
    <message>
      <source>Take in what came</source>
      <translation>ਜੋ ਆਇਆ ਉਹ ਲਓ</translation>
    </message>
    <message>
      <source>Take it in</source>
      <translation>ਇਹ ਲਓ</translation>
    </message>
    <message>
      <source>Take it over</source>
      <translation>ਇਸ ਨੂੰ ਲਓ</translation>
    </message>
    <message>
      <source>Take money</source>
      <translation>ਰਕਮ ਲਓ</translation>
    </message>
    <message>
      <source>Take out</source>
      <translation>ਕੱਢੋ</translation>
    </message>
    <message>
      <source>Take over ₹ {amount} from {name}</source>
      <translation>{name} ਤੋਂ ₹ {amount} ਲਓ</translation>
    </message>
    <message>
      <source>Take parcels from the map of the ward</source>
      <translation>ਵਾਰਡ ਦੇ ਨਕਸ਼ੇ ਤੋਂ ਪਲਾਟ ਲਓ</translation>
    </message>
    <message>
      <source>Take possession of land within the line</source>
      <translation>ਲਾਈਨ ਅੰਦਰਲੀ ਜ਼ਮੀਨ ਦਾ ਕਬਜ਼ਾ ਲਓ</translation>
    </message>
    <message>
      <source>Take the cash over</source>
      <translation>ਨਕਦ ਲਓ</translation>
    </message>
    <message>
      <source>Take the draft back</source>
      <translation>ਖਰੜਾ ਵਾਪਸ ਲਓ</translation>
    </message>
    <message>
      <source>Take the last answer back</source>
      <translation>ਪਿਛਲਾ ਜਵਾਬ ਵਾਪਸ ਲਓ</translation>
    </message>
    <message>
      <source>Take the last point back</source>
      <translation>ਆਖ਼ਰੀ ਬਿੰਦੂ ਵਾਪਸ ਲਓ</translation>
    </message>
    <message>
      <source>Take the money</source>
      <translation>ਰਕਮ ਲਓ</translation>
    </message>
    <message>
      <source>Take them</source>
      <translation>ਲਓ</translation>
    </message>
    <message>
      <source>Take this filter away</source>
      <translation>ਇਹ ਛਾਂਟੀ ਹਟਾਓ</translation>
    </message>
    <message>
      <source>Take this reading</source>
      <translation>ਇਹੀ ਪਾਠ ਲਓ</translation>
    </message>
    <message>
      <source>Take what the scanner puts into its folder</source>
      <translation>ਸਕੈਨਰ ਜੋ ਆਪਣੇ ਫ਼ੋਲਡਰ ਵਿੱਚ ਰੱਖੇ ਉਹ ਲਓ</translation>
    </message>
    <message>
      <source>Taken today</source>
      <translation>ਅੱਜ ਲਈਆਂ</translation>
    </message>
    <message>
      <source>Tamil</source>
      <translation>ਤਮਿਲ</translation>
    </message>
    <message>
      <source>Telephone</source>
      <translation>ਟੈਲੀਫ਼ੋਨ</translation>
    </message>
    <message>
      <source>Telephone, e-mail</source>
      <translation>ਟੈਲੀਫ਼ੋਨ, ਈ-ਮੇਲ</translation>
    </message>
    <message>
      <source>Tell it to who looks after the centre; he makes a one-time code for it.</source>
      <translation>ਕੇਂਦਰ ਸੰਭਾਲਣ ਵਾਲੇ ਨੂੰ ਦੱਸੋ; ਉਹ ਇਸ ਲਈ ਇੱਕ ਵਾਰੀ ਕੋਡ ਬਣਾਉਂਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>Texts of papers</source>
      <translation>ਪੱਤਰਾਂ ਦੇ ਪਾਠ</translation>
    </message>
    <message>
      <source>The Act asks for no such approval here.</source>
      <translation>ਐਕਟ ਇੱਥੇ ਅਜਿਹੀ ਪ੍ਰਵਾਨਗੀ ਨਹੀਂ ਮੰਗਦਾ।</translation>
    </message>
    <message>
      <source>The Act asks for no such notice here.</source>
      <translation>ਐਕਟ ਇੱਥੇ ਅਜਿਹਾ ਨੋਟਿਸ ਨਹੀਂ ਮੰਗਦਾ।</translation>
    </message>
    <message>
      <source>The Act does not measure it so.</source>
      <translation>ਐਕਟ ਇਸ ਤਰ੍ਹਾਂ ਨਹੀਂ ਮਾਪਦਾ।</translation>
    </message>
    <message>
      <source>The Act does not speak of this setting forward.</source>
      <translation>ਐਕਟ ਇਸ ਤਰ੍ਹਾਂ ਅੱਗੇ ਲਿਆਉਣ ਬਾਰੇ ਨਹੀਂ ਕਹਿੰਦਾ।</translation>
    </message>
    <message>
      <source>The Act fixes no time here; the officer sets what is reasonable, and the paper says so</source>
      <translation>ਐਕਟ ਇੱਥੇ ਸਮਾਂ ਨਹੀਂ ਦੱਸਦਾ; ਅਧਿਕਾਰੀ ਵਾਜਬ ਸਮਾਂ ਤੈਅ ਕਰਦਾ ਹੈ, ਅਤੇ ਕਾਗ਼ਜ਼ ਉੱਤੇ ਇਹ ਲਿਖਿਆ ਹੁੰਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>The Act gives no instalments for what is due under section {section}.</source>
      <translation>ਧਾਰਾ {section} ਦੀ ਬਕਾਇਆ ਰਕਮ ਲਈ ਐਕਟ ਕਿਸ਼ਤਾਂ ਨਹੀਂ ਦਿੰਦਾ।</translation>
    </message>
    <message>
      <source>The Act gives no power for this here. What was done under another law is recorded as a change of the street, with its order.</source>
      <translation>ਐਕਟ ਇੱਥੇ ਇਸ ਦੀ ਸ਼ਕਤੀ ਨਹੀਂ ਦਿੰਦਾ। ਹੋਰ ਕਾਨੂੰਨ ਹੇਠ ਹੋਇਆ ਕੰਮ ਗਲੀ ਦੀ ਤਬਦੀਲੀ ਵਜੋਂ ਹੁਕਮ ਸਮੇਤ ਲਿਖੋ।</translation>
    </message>
    <message>
      <source>The Act gives no power to take such land for the street.</source>
      <translation>ਐਕਟ ਗਲੀ ਲਈ ਅਜਿਹੀ ਜ਼ਮੀਨ ਲੈਣ ਦੀ ਸ਼ਕਤੀ ਨਹੀਂ ਦਿੰਦਾ।</translation>
    </message>
    <message>
      <source>The Act gives this authority no power under one of these sections.</source>
      <translation>ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਕਿਸੇ ਧਾਰਾ ਵਿੱਚ ਐਕਟ ਇਸ ਅਧਿਕਾਰੀ ਨੂੰ ਸ਼ਕਤੀ ਨਹੀਂ ਦਿੰਦਾ।</translation>
    </message>
    <message>
      <source>The Act has no section {section}.</source>
      <translation>ਐਕਟ ਵਿੱਚ ਧਾਰਾ {section} ਨਹੀਂ ਹੈ।</translation>
    </message>
    <message>
      <source>The Act knows no line of this kind.</source>
      <translation>ਐਕਟ ਵਿੱਚ ਇਸ ਕਿਸਮ ਦੀ ਲਾਈਨ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>The Act knows no such agreement about work within the line.</source>
      <translation>ਐਕਟ ਵਿੱਚ ਲਾਈਨ ਅੰਦਰ ਕੰਮ ਦਾ ਅਜਿਹਾ ਇਕਰਾਰਨਾਮਾ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>The Act leaves this measure to a unit that differs from place to place. Have it set in Settings, or write the area in square metres.</source>
      <translation>ਇਸ ਮਾਪ ਦੀ ਇਕਾਈ ਥਾਂ-ਥਾਂ ਵੱਖਰੀ ਹੈ। ਸੈਟਿੰਗਾਂ ਵਿੱਚ ਤੈਅ ਕਰਵਾਓ, ਜਾਂ ਖੇਤਰਫਲ ਵਰਗ ਮੀਟਰ ਵਿੱਚ ਲਿਖੋ।</translation>
    </message>
    <message>
      <source>The Act names no forum of appeal for this order; check the section.</source>
      <translation>ਇਸ ਹੁਕਮ ਲਈ ਐਕਟ ਅਪੀਲ ਦੀ ਥਾਂ ਨਹੀਂ ਦੱਸਦਾ; ਧਾਰਾ ਵੇਖੋ।</translation>
    </message>
    <message>
      <source>The Act says nothing of payment for this; nothing is worked out.</source>
      <translation>ਐਕਟ ਇਸ ਦੇ ਭੁਗਤਾਨ ਬਾਰੇ ਨਹੀਂ ਕਹਿੰਦਾ; ਕੁਝ ਨਹੀਂ ਕੱਢਿਆ ਜਾਂਦਾ।</translation>
    </message>
    <message>
      <source>The Act says two things about the appeal. Decide it first; the choice is kept with its reason.</source>
      <translation>ਅਪੀਲ ਬਾਰੇ ਐਕਟ ਦੋ ਗੱਲਾਂ ਕਹਿੰਦਾ ਹੈ। ਪਹਿਲਾਂ ਤੈਅ ਕਰੋ; ਚੋਣ ਕਾਰਨ ਸਮੇਤ ਰੱਖੀ ਜਾਂਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>The Act says two things here</source>
      <translation>ਐਕਟ ਇੱਥੇ ਦੋ ਗੱਲਾਂ ਕਹਿੰਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>The Act says two things; decided: {choice}. {reason}</source>
      <translation>ਐਕਟ ਦੋ ਗੱਲਾਂ ਕਹਿੰਦਾ ਹੈ; ਤੈਅ ਹੋਇਆ: {choice}। {reason}</translation>
    </message>
    <message>
      <source>The Act sets no price for the land.</source>
      <translation>ਐਕਟ ਜ਼ਮੀਨ ਦਾ ਮੁੱਲ ਤੈਅ ਨਹੀਂ ਕਰਦਾ।</translation>
    </message>
    <message>
      <source>The Act sets none; leave it empty to set none</source>
      <translation>ਐਕਟ ਕੋਈ ਨਹੀਂ ਦੱਸਦਾ; ਨਾ ਦੇਣਾ ਹੋਵੇ ਤਾਂ ਖ਼ਾਲੀ ਛੱਡੋ</translation>
    </message>
    <message>
      <source>The Act was not in force on that day.</source>
      <translation>ਉਸ ਦਿਨ ਐਕਟ ਲਾਗੂ ਨਹੀਂ ਸੀ।</translation>
    </message>
    <message>
      <source>The Act's interest is {percent} in the hundred a year.</source>
      <translation>ਐਕਟ ਦਾ ਵਿਆਜ ਸਾਲਾਨਾ {percent} ਫ਼ੀਸਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>The Act's own order, section {section}</source>
      <translation>ਐਕਟ ਦੀ ਤਰਤੀਬ, ਧਾਰਾ {section}</translation>
    </message>
    <message>
      <source>The PC is not enrolled yet; do it under Sync.</source>
      <translation>ਪੀਸੀ ਹਾਲੇ ਦਰਜ ਨਹੀਂ; ਇਹ ਵਟਾਂਦਰੇ ਵਿੱਚ ਕਰੋ।</translation>
    </message>
    <message>
      <source>The PC's clock says {shown}, but the last entry was made at {before}. Set date and time right; until then check dates by hand.</source>
      <translation>ਪੀਸੀ ਦੀ ਘੜੀ {shown} ਦੱਸਦੀ ਹੈ, ਪਰ ਆਖਰੀ ਇੰਦਰਾਜ {before} ਦਾ ਹੈ। ਤਾਰੀਖ ਅਤੇ ਸਮਾਂ ਠੀਕ ਕਰੋ; ਤਦ ਤੱਕ ਤਾਰੀਖਾਂ ਆਪ ਜਾਂਚੋ।</translation>
    </message>
    <message>
      <source>The PC's clock says {shown}; the last entry was made at {before}. If the clock is wrong, set it right first.</source>
      <translation>ਪੀਸੀ ਦੀ ਘੜੀ {shown} ਦੱਸਦੀ ਹੈ; ਆਖਰੀ ਇੰਦਰਾਜ {before} ਦਾ ਹੈ। ਜੇ ਘੜੀ ਗਲਤ ਹੋਵੇ, ਪਹਿਲਾਂ ਇਸਨੂੰ ਠੀਕ ਕਰੋ।</translation>
    </message>
    <message>
      <source>The QR code can't hold so much text; shorten the file number.</source>
      <translation>QR ਕੋਡ ਵਿੱਚ ਇੰਨਾ ਪਾਠ ਨਹੀਂ ਆਉਂਦਾ; ਫ਼ਾਈਲ ਨੰਬਰ ਛੋਟਾ ਕਰੋ।</translation>
    </message>
    <message>
      <source>The State's Act decides which notices, periods and officers there are.</source>
      <translation>ਰਾਜ ਦਾ ਐਕਟ ਤੈਅ ਕਰਦਾ ਹੈ ਕਿ ਕਿਹੜੇ ਨੋਟਿਸ, ਮਿਆਦਾਂ ਤੇ ਅਧਿਕਾਰੀ ਹਨ।</translation>
    </message>
    <message>
      <source>The age counts from the last day to pay; before a demand is served its time does not run.</source>
      <translation>ਮਿਆਦ ਅਦਾਇਗੀ ਦੇ ਆਖ਼ਰੀ ਦਿਨ ਤੋਂ ਗਿਣੀ ਜਾਂਦੀ ਹੈ; ਮੰਗ ਦੀ ਤਾਮੀਲ ਤੋਂ ਪਹਿਲਾਂ ਸਮਾਂ ਨਹੀਂ ਚੱਲਦਾ।</translation>
    </message>
    <message>
      <source>The answer was not signed by our centre; nothing was taken over. Tell the administrator.</source>
      <translation>ਜਵਾਬ ਉੱਤੇ ਸਾਡੇ ਕੇਂਦਰ ਦੇ ਦਸਤਖ਼ਤ ਨਹੀਂ; ਕੁਝ ਨਹੀਂ ਲਿਆ ਗਿਆ। ਪ੍ਰਸ਼ਾਸਕ ਨੂੰ ਦੱਸੋ।</translation>
    </message>
    <message>
      <source>The appeal it will name</source>
      <translation>ਹੁਕਮ ਵਿੱਚ ਦੱਸੀ ਜਾਣ ਵਾਲੀ ਅਪੀਲ</translation>
    </message>
    <message>
      <source>The applicant is</source>
      <translation>ਅਰਜ਼ੀਕਾਰ ਹੈ</translation>
    </message>
    <message>
      <source>The approval is dated after the act; it must come first.</source>
      <translation>ਪ੍ਰਵਾਨਗੀ ਦੀ ਤਾਰੀਖ਼ ਕਾਰਵਾਈ ਤੋਂ ਬਾਅਦ ਦੀ ਹੈ; ਉਹ ਪਹਿਲਾਂ ਹੋਣੀ ਚਾਹੀਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>The attempt is entered</source>
      <translation>ਕੋਸ਼ਿਸ਼ ਦਰਜ ਹੋਈ</translation>
    </message>
    <message>
      <source>The auction is announced for a later day; the things are sold from {first_day}.</source>
      <translation>ਨੀਲਾਮੀ ਬਾਅਦ ਦੇ ਦਿਨ ਲਈ ਐਲਾਨੀ ਹੈ; ਚੀਜ਼ਾਂ {first_day} ਤੋਂ ਵੇਚੀਆਂ ਜਾਂਦੀਆਂ ਹਨ।</translation>
    </message>
    <message>
      <source>The authority's paper can't be later than what is done on it.</source>
      <translation>ਅਧਿਕਾਰੀ ਦਾ ਪੱਤਰ ਉਸ ’ਤੇ ਕੀਤੇ ਕੰਮ ਤੋਂ ਬਾਅਦ ਦਾ ਨਹੀਂ ਹੋ ਸਕਦਾ।</translation>
    </message>
    <message>
      <source>The bad rows are in {file}: correct them there and bring that file.</source>
      <translation>ਗ਼ਲਤ ਲਾਈਨਾਂ {file} ਵਿੱਚ ਹਨ: ਉੱਥੇ ਠੀਕ ਕਰੋ ਅਤੇ ਉਹ ਫ਼ਾਈਲ ਲਿਆਓ।</translation>
    </message>
    <message>
      <source>The bank's charges</source>
      <translation>ਬੈਂਕ ਦੇ ਖ਼ਰਚੇ</translation>
    </message>
    <message>
      <source>The bank's reference</source>
      <translation>ਬੈਂਕ ਦਾ ਹਵਾਲਾ</translation>
    </message>
    <message>
      <source>The base line turns back sharply at its point {point}. Use two base lines.</source>
      <translation>ਆਧਾਰ ਲਾਈਨ ਬਿੰਦੂ {point} 'ਤੇ ਤਿੱਖੀ ਮੁੜਦੀ ਹੈ। ਦੋ ਆਧਾਰ ਲਾਈਨਾਂ ਵਰਤੋ।</translation>
    </message>
    <message>
      <source>The book has the numbers {first} to {last}.</source>
      <translation>ਕਾਪੀ ਵਿੱਚ ਨੰਬਰ {first} ਤੋਂ {last} ਹਨ।</translation>
    </message>
    <message>
      <source>The book says ₹ {book}, the count ₹ {count}. Count again, or explain the difference.</source>
      <translation>ਵਹੀ ਵਿੱਚ ₹ {book}, ਗਿਣਤੀ ਵਿੱਚ ₹ {count}। ਫਿਰ ਗਿਣੋ, ਜਾਂ ਫ਼ਰਕ ਦਾ ਕਾਰਨ ਲਿਖੋ।</translation>
    </message>
    <message>
      <source>The building</source>
      <translation>ਇਮਾਰਤ</translation>
    </message>
    <message>
      <source>The bye-law, rule or order</source>
      <translation>ਉਪ-ਨਿਯਮ, ਨਿਯਮ ਜਾਂ ਹੁਕਮ</translation>
    </message>
    <message>
      <source>The case</source>
      <translation>ਕੇਸ</translation>
    </message>
    <message>
      <source>The case is bound</source>
      <translation>ਕੇਸ ਬੰਨ੍ਹਿਆ ਗਿਆ</translation>
    </message>
    <message>
      <source>The case is in that ward already.</source>
      <translation>ਕੇਸ ਪਹਿਲਾਂ ਹੀ ਉਸੇ ਵਾਰਡ ਵਿੱਚ ਹੈ।</translation>
    </message>
    <message>
      <source>The case opened before this one</source>
      <translation>ਇਸ ਤੋਂ ਪਹਿਲਾਂ ਖੋਲ੍ਹਿਆ ਕੇਸ</translation>
    </message>
    <message>
      <source>The case was handed over</source>
      <translation>ਮਾਮਲਾ ਸੌਂਪਿਆ ਗਿਆ</translation>
    </message>
    <message>
      <source>The case was opened on {date}; an inspection can't be earlier.</source>
      <translation>ਕੇਸ {date} ਨੂੰ ਖੁੱਲ੍ਹਿਆ; ਨਿਰੀਖਣ ਉਸ ਤੋਂ ਪਹਿਲਾਂ ਦਾ ਨਹੀਂ ਹੋ ਸਕਦਾ।</translation>
    </message>
    <message>
      <source>The case was opened on {date}; nothing is done before that day.</source>
      <translation>ਕੇਸ {date} ਨੂੰ ਖੁੱਲ੍ਹਿਆ; ਉਸ ਤੋਂ ਪਹਿਲਾਂ ਕੁਝ ਨਹੀਂ ਹੁੰਦਾ।</translation>
    </message>
    <message>
      <source>The cases are linked</source>
      <translation>ਮਾਮਲੇ ਜੁੜ ਗਏ</translation>
    </message>
    <message>
      <source>The cash book is closed up to {date} already.</source>
      <translation>ਰੋਕੜ ਵਹੀ {date} ਤੱਕ ਪਹਿਲਾਂ ਹੀ ਬੰਦ ਹੈ।</translation>
    </message>
    <message>
      <source>The cash book is closed with ₹ {amount}: {number}</source>
      <translation>ਰੋਕੜ ਵਹੀ ₹ {amount} ’ਤੇ ਬੰਦ ਹੋਈ: {number}</translation>
    </message>
    <message>
      <source>The cash book of that day is closed; refund the money instead.</source>
      <translation>ਉਸ ਦਿਨ ਦੀ ਰੋਕੜ ਵਹੀ ਬੰਦ ਹੈ; ਇਸ ਦੀ ਥਾਂ ਰਕਮ ਵਾਪਸ ਕਰੋ।</translation>
    </message>
    <message>
      <source>The cash book of {date} is closed; money is taken and paid again on the next day.</source>
      <translation>{date} ਦੀ ਰੋਕੜ ਵਹੀ ਬੰਦ ਹੈ; ਲੈਣ-ਦੇਣ ਅਗਲੇ ਦਿਨ ਫਿਰ ਹੋਵੇਗਾ।</translation>
    </message>
    <message>
      <source>The cash of this receipt was handed on already; refund the money instead.</source>
      <translation>ਇਸ ਰਸੀਦ ਦਾ ਨਕਦ ਅੱਗੇ ਸੌਂਪਿਆ ਜਾ ਚੁੱਕਾ ਹੈ; ਇਸ ਦੀ ਥਾਂ ਰਕਮ ਵਾਪਸ ਕਰੋ।</translation>
    </message>
    <message>
      <source>The cause is entered</source>
      <translation>ਕਾਰਨ ਦਰਜ ਹੋਇਆ</translation>
    </message>
    <message>
      <source>The centre and this PC do not agree. Nothing was changed and nothing is lost; tell the administrator.</source>
      <translation>ਕੇਂਦਰ ਅਤੇ ਇਹ ਪੀਸੀ ਮੇਲ ਨਹੀਂ ਖਾਂਦੇ। ਨਾ ਕੁਝ ਬਦਲਿਆ, ਨਾ ਕੁਝ ਗੁਆਚਿਆ; ਪ੍ਰਸ਼ਾਸਕ ਨੂੰ ਦੱਸੋ।</translation>
    </message>
    <message>
      <source>The centre can't be reached; the line is probably down.</source>
      <translation>ਕੇਂਦਰ ਨਾਲ ਸੰਪਰਕ ਨਹੀਂ ਹੋ ਰਿਹਾ; ਲਾਈਨ ਸ਼ਾਇਦ ਬੰਦ ਹੈ।</translation>
    </message>
    <message>
      <source>The centre did not answer in time.</source>
      <translation>ਕੇਂਦਰ ਨੇ ਸਮੇਂ ਸਿਰ ਜਵਾਬ ਨਹੀਂ ਦਿੱਤਾ।</translation>
    </message>
    <message>
      <source>The centre did not take a paper or scan. {why} It is safe here.</source>
      <translation>ਕੇਂਦਰ ਨੇ ਇੱਕ ਕਾਗ਼ਜ਼ ਜਾਂ ਸਕੈਨ ਨਹੀਂ ਲਿਆ। {why} ਉਹ ਇੱਥੇ ਸੁਰੱਖਿਅਤ ਹੈ।</translation>
    </message>
    <message>
      <source>The centre did not take entries of another PC that are held here. {why} They stay here, and your own work went over.</source>
      <translation>ਇੱਥੇ ਰੱਖੇ ਹੋਰ ਪੀਸੀ ਦੇ ਇੰਦਰਾਜ ਕੇਂਦਰ ਨੇ ਨਹੀਂ ਲਏ। {why} ਉਹ ਇੱਥੇ ਹੀ ਰਹਿੰਦੇ ਹਨ, ਅਤੇ ਤੁਹਾਡਾ ਆਪਣਾ ਕੰਮ ਪਹੁੰਚ ਗਿਆ।</translation>
    </message>
    <message>
      <source>The centre does not know this PC. Ask the administrator for a one-time code and enrol it.</source>
      <translation>ਕੇਂਦਰ ਇਸ ਪੀਸੀ ਨੂੰ ਨਹੀਂ ਜਾਣਦਾ। ਪ੍ਰਸ਼ਾਸਕ ਤੋਂ ਇੱਕ-ਵਾਰ ਦਾ ਕੋਡ ਲੈ ਕੇ ਇਸਨੂੰ ਦਰਜ ਕਰੋ।</translation>
    </message>
    <message>
      <source>The centre had some of this PC's entries already from another PC. This PC goes on as a new device with its own numbers; nothing is lost. If the same data is used on another PC too, tell the administrator.</source>
      <translation>ਕੇਂਦਰ ਕੋਲ ਇਸ ਪੀਸੀ ਦੇ ਕੁਝ ਇੰਦਰਾਜ ਹੋਰ ਪੀਸੀ ਤੋਂ ਪਹਿਲਾਂ ਹੀ ਆ ਚੁੱਕੇ ਸਨ। ਇਹ ਪੀਸੀ ਆਪਣੇ ਵੱਖਰੇ ਨੰਬਰਾਂ ਵਾਲੇ ਨਵੇਂ ਯੰਤਰ ਵਜੋਂ ਚੱਲੇਗਾ; ਕੁਝ ਗੁਆਚਿਆ ਨਹੀਂ। ਜੇ ਇਹੀ ਡਾਟਾ ਹੋਰ ਪੀਸੀ ਉੱਤੇ ਵੀ ਚੱਲਦਾ ਹੈ, ਤਾਂ ਪ੍ਰਸ਼ਾਸਕ ਨੂੰ ਦੱਸੋ।</translation>
    </message>
    <message>
      <source>The centre holds another history of this PC after entry {seq}: the data was copied, or put back from a backup. This PC goes on as a new device with its own numbers; no entry is lost, and what was printed keeps its number. If the same data is used on another PC too, tell the administrator.</source>
      <translation>ਇੰਦਰਾਜ {seq} ਤੋਂ ਬਾਅਦ ਕੇਂਦਰ ਕੋਲ ਇਸ ਪੀਸੀ ਦਾ ਹੋਰ ਇਤਿਹਾਸ ਹੈ: ਡਾਟੇ ਦੀ ਨਕਲ ਹੋਈ, ਜਾਂ ਇਹ ਬੈਕਅੱਪ ਤੋਂ ਵਾਪਸ ਰੱਖਿਆ ਗਿਆ। ਇਹ ਪੀਸੀ ਆਪਣੇ ਵੱਖਰੇ ਨੰਬਰਾਂ ਵਾਲੇ ਨਵੇਂ ਯੰਤਰ ਵਜੋਂ ਚੱਲੇਗਾ; ਕੋਈ ਇੰਦਰਾਜ ਨਹੀਂ ਗੁਆਚਿਆ, ਅਤੇ ਜੋ ਛਪਿਆ ਉਸ ਦਾ ਨੰਬਰ ਉਹੀ ਰਹਿੰਦਾ ਹੈ। ਜੇ ਇਹੀ ਡਾਟਾ ਹੋਰ ਪੀਸੀ ਉੱਤੇ ਵੀ ਚੱਲਦਾ ਹੈ, ਤਾਂ ਪ੍ਰਸ਼ਾਸਕ ਨੂੰ ਦੱਸੋ।</translation>
    </message>
    <message>
      <source>The centre is busy; the next try comes by itself.</source>
      <translation>ਕੇਂਦਰ ਰੁੱਝਿਆ ਹੋਇਆ ਹੈ; ਅਗਲੀ ਕੋਸ਼ਿਸ਼ ਆਪੇ ਹੋਵੇਗੀ।</translation>
    </message>
    <message>
      <source>The centre lets you know: {text}</source>
      <translation>ਕੇਂਦਰ ਦੀ ਸੂਚਨਾ: {text}</translation>
    </message>
    <message>
      <source>The centre no longer accepts this PC. Ask the administrator.</source>
      <translation>ਕੇਂਦਰ ਹੁਣ ਇਸ ਪੀਸੀ ਨੂੰ ਨਹੀਂ ਮੰਨਦਾ। ਪ੍ਰਸ਼ਾਸਕ ਨੂੰ ਪੁੱਛੋ।</translation>
    </message>
    <message>
      <source>The centre was put back from a backup. This PC sends it again what it lost; nothing is lost, and you need do nothing.</source>
      <translation>ਕੇਂਦਰ ਬੈਕਅੱਪ ਤੋਂ ਵਾਪਸ ਰੱਖਿਆ ਗਿਆ। ਜੋ ਉਸ ਤੋਂ ਗੁਆਚਿਆ ਉਹ ਇਹ ਪੀਸੀ ਉਸ ਨੂੰ ਮੁੜ ਭੇਜਦਾ ਹੈ; ਕੁਝ ਗੁਆਚਿਆ ਨਹੀਂ, ਤੁਸੀਂ ਕੁਝ ਨਹੀਂ ਕਰਨਾ।</translation>
    </message>
    <message>
      <source>The centre will soon need version {version} of the program. Tell who looks after the program; until then the exchange goes on.</source>
      <translation>ਕੇਂਦਰ ਨੂੰ ਛੇਤੀ ਹੀ ਪ੍ਰੋਗਰਾਮ ਦਾ ਸੰਸਕਰਣ {version} ਚਾਹੀਦਾ ਹੋਵੇਗਾ। ਪ੍ਰੋਗਰਾਮ ਦੀ ਦੇਖਭਾਲ ਕਰਨ ਵਾਲੇ ਨੂੰ ਦੱਸੋ; ਤਦ ਤੱਕ ਲੈਣ-ਦੇਣ ਚੱਲਦਾ ਰਹੇਗਾ।</translation>
    </message>
    <message>
      <source>The centre's address begins with https://, followed by its name.</source>
      <translation>ਕੇਂਦਰ ਦਾ ਪਤਾ https:// ਨਾਲ ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੈ, ਫਿਰ ਉਸ ਦਾ ਨਾਂ।</translation>
    </message>
    <message>
      <source>The centre's certificate can't be trusted; ask who looks after the network.</source>
      <translation>ਕੇਂਦਰ ਦੇ ਸਰਟੀਫ਼ਿਕੇਟ ਉੱਤੇ ਭਰੋਸਾ ਨਹੀਂ ਹੋ ਸਕਦਾ; ਨੈੱਟਵਰਕ ਵੇਖਣ ਵਾਲੇ ਨੂੰ ਪੁੱਛੋ।</translation>
    </message>
    <message>
      <source>The centre's invitation</source>
      <translation>ਕੇਂਦਰ ਦਾ ਸੱਦਾ</translation>
    </message>
    <message>
      <source>The centre's invitation is still to come.</source>
      <translation>ਕੇਂਦਰ ਦਾ ਸੱਦਾ ਹਾਲੇ ਆਉਣਾ ਹੈ।</translation>
    </message>
    <message>
      <source>The certificate does not hold at this time. Choose another one.</source>
      <translation>ਪ੍ਰਮਾਣ-ਪੱਤਰ ਇਸ ਵੇਲੇ ਮੰਨਣਯੋਗ ਨਹੀਂ। ਹੋਰ ਚੁਣੋ।</translation>
    </message>
    <message>
      <source>The checklist goes out with the case filled in and asks:</source>
      <translation>ਜਾਂਚ ਸੂਚੀ ਵਿੱਚ ਕੇਸ ਭਰਿਆ ਹੁੰਦਾ ਹੈ ਅਤੇ ਇਹ ਪੁੱਛਿਆ ਜਾਂਦਾ ਹੈ:</translation>
    </message>
    <message>
      <source>The checklist is ready to print</source>
      <translation>ਜਾਂਚ ਸੂਚੀ ਛਪਣ ਲਈ ਤਿਆਰ ਹੈ</translation>
    </message>
    <message>
      <source>The cheque is dishonoured; the due is open again</source>
      <translation>ਚੈੱਕ ਬਾਊਂਸ ਹੋਇਆ; ਬਕਾਇਆ ਫਿਰ ਖੁੱਲ੍ਹਾ ਹੈ</translation>
    </message>
    <message>
      <source>The cheque is not realised yet; nothing is paid back on it.</source>
      <translation>ਚੈੱਕ ਹਾਲੇ ਵਸੂਲ ਨਹੀਂ ਹੋਇਆ; ਉਸ ’ਤੇ ਕੁਝ ਵਾਪਸ ਨਹੀਂ ਹੁੰਦਾ।</translation>
    </message>
    <message>
      <source>The cheque is realised</source>
      <translation>ਚੈੱਕ ਵਸੂਲ ਹੋ ਗਿਆ</translation>
    </message>
    <message>
      <source>The cheque was received on {date}; this is between that day and today.</source>
      <translation>ਚੈੱਕ {date} ਨੂੰ ਮਿਲਿਆ; ਇਹ ਉਸ ਦਿਨ ਤੇ ਅੱਜ ਦੇ ਵਿਚਕਾਰ ਹੋਵੇ।</translation>
    </message>
    <message>
      <source>The choice is an entry of its own; it stands in the note sheet with your name and reason.</source>
      <translation>ਇਹ ਚੋਣ ਵੱਖਰਾ ਇੰਦਰਾਜ ਹੈ; ਨੋਟ ਸ਼ੀਟ ਵਿੱਚ ਤੁਹਾਡੇ ਨਾਂ ਅਤੇ ਕਾਰਨ ਨਾਲ ਰਹਿੰਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>The choice is recorded; the order can be made</source>
      <translation>ਚੋਣ ਦਰਜ ਹੋਈ; ਹੁਣ ਹੁਕਮ ਕੀਤਾ ਜਾ ਸਕਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>The clock it starts</source>
      <translation>ਇਸ ਨਾਲ ਚੱਲਣ ਵਾਲੀ ਮਿਆਦ</translation>
    </message>
    <message>
      <source>The code was changed after it was signed.</source>
      <translation>ਦਸਤਖ਼ਤ ਤੋਂ ਬਾਅਦ ਕੋਡ ਬਦਲਿਆ ਗਿਆ ਹੈ।</translation>
    </message>
    <message>
      <source>The code was signed by a PC that this office does not know.</source>
      <translation>ਕੋਡ ਉੱਤੇ ਅਜਿਹੇ ਪੀਸੀ ਦੇ ਦਸਤਖ਼ਤ ਹਨ ਜਿਸ ਨੂੰ ਇਹ ਦਫ਼ਤਰ ਨਹੀਂ ਜਾਣਦਾ।</translation>
    </message>
    <message>
      <source>The columns are known from a register with these headers.</source>
      <translation>ਇਨ੍ਹਾਂ ਸਿਰਲੇਖਾਂ ਵਾਲੇ ਰਜਿਸਟਰ ਤੋਂ ਖਾਨੇ ਪਤਾ ਹਨ।</translation>
    </message>
    <message>
      <source>The copy</source>
      <translation>ਨਕਲ</translation>
    </message>
    <message>
      <source>The council is to be told</source>
      <translation>ਕੌਂਸਲ ਨੂੰ ਦੱਸਣਾ ਹੈ</translation>
    </message>
    <message>
      <source>The council was told on {day}: {number}</source>
      <translation>ਕੌਂਸਲ ਨੂੰ {day} ਨੂੰ ਦੱਸਿਆ: {number}</translation>
    </message>
    <message>
      <source>The count</source>
      <translation>ਗਿਣਤੀ</translation>
    </message>
    <message>
      <source>The daily backup could not be made. {why} Tell who looks after the program.</source>
      <translation>ਰੋਜ਼ਾਨਾ ਬੈਕਅੱਪ ਨਹੀਂ ਬਣ ਸਕਿਆ। {why} ਪ੍ਰੋਗਰਾਮ ਦੀ ਦੇਖਭਾਲ ਕਰਨ ਵਾਲੇ ਨੂੰ ਦੱਸੋ।</translation>
    </message>
    <message>
      <source>The data could not be read or saved</source>
      <translation>ਡਾਟਾ ਪੜ੍ਹਿਆ ਜਾਂ ਸਾਂਭਿਆ ਨਹੀਂ ਜਾ ਸਕਿਆ</translation>
    </message>
    <message>
      <source>The data file is another office's than its folder. Nothing was changed. Put the right nagardesk.db back.</source>
      <translation>ਡਾਟਾ ਫ਼ਾਈਲ ਕਿਸੇ ਹੋਰ ਦਫ਼ਤਰ ਦੀ ਹੈ, ਇਸ ਫੋਲਡਰ ਦੇ ਦਫ਼ਤਰ ਦੀ ਨਹੀਂ। ਕੁਝ ਬਦਲਿਆ ਨਹੀਂ ਗਿਆ। ਸਹੀ nagardesk.db ਵਾਪਸ ਰੱਖੋ।</translation>
    </message>
    <message>
      <source>The data file is another program's. Nothing was changed. Put the right nagardesk.db back, or run the repair: nagardesk store repair</source>
      <translation>ਇਹ ਡਾਟਾ ਫ਼ਾਈਲ ਕਿਸੇ ਹੋਰ ਪ੍ਰੋਗਰਾਮ ਦੀ ਹੈ। ਕੁਝ ਬਦਲਿਆ ਨਹੀਂ ਗਿਆ। ਸਹੀ nagardesk.db ਵਾਪਸ ਰੱਖੋ, ਜਾਂ ਮੁਰੰਮਤ ਚਲਾਓ: nagardesk store repair</translation>
    </message>
    <message>
      <source>The data file is damaged; nothing more is written to it. Leave the folder as it is and run the repair: nagardesk store repair</source>
      <translation>ਡਾਟਾ ਫ਼ਾਈਲ ਖ਼ਰਾਬ ਹੈ; ਉਸ ਵਿੱਚ ਹੁਣ ਕੁਝ ਨਹੀਂ ਲਿਖਿਆ ਜਾਂਦਾ। ਫੋਲਡਰ ਇਉਂ ਹੀ ਰਹਿਣ ਦਿਓ ਅਤੇ ਮੁਰੰਮਤ ਚਲਾਓ: nagardesk store repair</translation>
    </message>
    <message>
      <source>The data file is empty or gone. Nothing was changed. Put the right nagardesk.db back, or run the repair: nagardesk store repair</source>
      <translation>ਡਾਟਾ ਫ਼ਾਈਲ ਖ਼ਾਲੀ ਹੈ ਜਾਂ ਗੁੰਮ ਹੈ। ਕੁਝ ਬਦਲਿਆ ਨਹੀਂ ਗਿਆ। ਸਹੀ nagardesk.db ਵਾਪਸ ਰੱਖੋ, ਜਾਂ ਮੁਰੰਮਤ ਚਲਾਓ: nagardesk store repair</translation>
    </message>
    <message>
      <source>The data file refused this step; nothing was saved. Do it again, and tell if it stays.</source>
      <translation>ਡੇਟਾ ਫ਼ਾਈਲ ਨੇ ਇਹ ਕਦਮ ਨਹੀਂ ਲਿਆ; ਕੁਝ ਸਾਂਭਿਆ ਨਹੀਂ ਗਿਆ। ਮੁੜ ਕਰੋ, ਅਤੇ ਬਣਿਆ ਰਹੇ ਤਾਂ ਦੱਸੋ।</translation>
    </message>
    <message>
      <source>The data folder can't be written. Nothing was changed.</source>
      <translation>ਡਾਟਾ ਫ਼ੋਲਡਰ ਵਿੱਚ ਲਿਖਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।</translation>
    </message>
    <message>
      <source>The data folder can't be written. What was saved before can be read; nothing new can be saved. Tell who looks after the program.</source>
      <translation>ਡਾਟਾ ਫ਼ੋਲਡਰ ਵਿੱਚ ਲਿਖਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ। ਪਹਿਲਾਂ ਸਾਂਭਿਆ ਹੋਇਆ ਪੜ੍ਹਿਆ ਜਾ ਸਕਦਾ ਹੈ; ਨਵਾਂ ਕੁਝ ਸਾਂਭਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ। ਪ੍ਰੋਗਰਾਮ ਦੀ ਦੇਖਭਾਲ ਕਰਨ ਵਾਲੇ ਨੂੰ ਦੱਸੋ।</translation>
    </message>
    <message>
      <source>The data folder is not in its place any more. This step was not saved. Put it back, then open the program again.</source>
      <translation>ਡਾਟਾ ਫੋਲਡਰ ਹੁਣ ਆਪਣੀ ਥਾਂ 'ਤੇ ਨਹੀਂ ਹੈ। ਇਹ ਕਦਮ ਸੰਭਾਲਿਆ ਨਹੀਂ ਗਿਆ। ਇਸਨੂੰ ਵਾਪਸ ਰੱਖੋ, ਫਿਰ ਪ੍ਰੋਗਰਾਮ ਮੁੜ ਖੋਲ੍ਹੋ।</translation>
    </message>
    <message>
      <source>The data folder lies on a network drive, where what is saved can be lost. Let whoever looks after the program move it to a disk of this PC.</source>
      <translation>ਡਾਟਾ ਫ਼ੋਲਡਰ ਨੈੱਟਵਰਕ ਡਰਾਈਵ ਉੱਤੇ ਹੈ, ਜਿੱਥੇ ਸਾਂਭਿਆ ਹੋਇਆ ਗੁਆਚ ਸਕਦਾ ਹੈ। ਪ੍ਰੋਗਰਾਮ ਦੀ ਦੇਖਭਾਲ ਕਰਨ ਵਾਲੇ ਤੋਂ ਉਸ ਨੂੰ ਇਸੇ ਪੀਸੀ ਦੀ ਡਿਸਕ ਉੱਤੇ ਰਖਵਾਓ।</translation>
    </message>
    <message>
      <source>The data is encrypted, but its key lies in a file: this PC has no keyring. Tell who looks after the program.</source>
      <translation>ਡਾਟਾ ਗੁਪਤ ਲਿਖਤ ਵਿੱਚ ਹੈ, ਪਰ ਇਸਦੀ ਕੁੰਜੀ ਇੱਕ ਫਾਈਲ ਵਿੱਚ ਹੈ: ਇਸ ਪੀਸੀ ਵਿੱਚ ਕੁੰਜੀ-ਤਿਜੌਰੀ ਨਹੀਂ। ਪ੍ਰੋਗਰਾਮ ਦੀ ਦੇਖਭਾਲ ਕਰਨ ਵਾਲੇ ਨੂੰ ਦੱਸੋ।</translation>
    </message>
    <message>
      <source>The database library of this PC is too old. Run the set-up of the program again.</source>
      <translation>ਇਸ ਪੀਸੀ ਦੀ ਡਾਟਾਬੇਸ ਲਾਇਬ੍ਰੇਰੀ ਬਹੁਤ ਪੁਰਾਣੀ ਹੈ। ਪ੍ਰੋਗਰਾਮ ਦੀ ਸਥਾਪਨਾ ਮੁੜ ਚਲਾਓ।</translation>
    </message>
    <message>
      <source>The day of receipt, the fee and the number are not changed here: enter what happened as an act of its own.</source>
      <translation>ਪ੍ਰਾਪਤੀ ਦਾ ਦਿਨ, ਫ਼ੀਸ ਅਤੇ ਨੰਬਰ ਇੱਥੇ ਨਹੀਂ ਬਦਲਦੇ: ਜੋ ਹੋਇਆ ਉਸ ਨੂੰ ਵੱਖਰੇ ਕੰਮ ਵਜੋਂ ਦਰਜ ਕਰੋ।</translation>
    </message>
    <message>
      <source>The days must rise with the numbers of the book; look at day and number.</source>
      <translation>ਦਿਨ ਕਿਤਾਬ ਦੇ ਨੰਬਰਾਂ ਨਾਲ ਵਧਣੇ ਚਾਹੀਦੇ ਹਨ; ਦਿਨ ਅਤੇ ਨੰਬਰ ਵੇਖੋ।</translation>
    </message>
    <message>
      <source>The demand is served; its time to pay runs</source>
      <translation>ਮੰਗ ਤਾਮੀਲ ਹੋਈ; ਅਦਾਇਗੀ ਦਾ ਸਮਾਂ ਚੱਲ ਪਿਆ</translation>
    </message>
    <message>
      <source>The demand was made on {date}; the answer can't be earlier.</source>
      <translation>ਮੰਗ {date} ਨੂੰ ਕੀਤੀ ਗਈ; ਜਵਾਬ ਉਸ ਤੋਂ ਪਹਿਲਾਂ ਦਾ ਨਹੀਂ ਹੋ ਸਕਦਾ।</translation>
    </message>
    <message>
      <source>The demand was made on {date}; this comes after.</source>
      <translation>ਮੰਗ {date} ਨੂੰ ਹੋਈ; ਇਹ ਉਸ ਤੋਂ ਬਾਅਦ ਹੈ।</translation>
    </message>
    <message>
      <source>The difference is settled</source>
      <translation>ਫ਼ਰਕ ਦਾ ਨਿਪਟਾਰਾ ਹੋ ਗਿਆ</translation>
    </message>
    <message>
      <source>The difference that stands is ₹ {amount}.</source>
      <translation>ਬਾਕੀ ਫ਼ਰਕ ₹ {amount} ਹੈ।</translation>
    </message>
    <message>
      <source>The digital signature does not hold; nothing was issued. Do it again.</source>
      <translation>ਡਿਜੀਟਲ ਦਸਤਖ਼ਤ ਠੀਕ ਨਹੀਂ ਬੈਠੇ; ਕੁਝ ਜਾਰੀ ਨਹੀਂ ਹੋਇਆ। ਮੁੜ ਕਰੋ।</translation>
    </message>
    <message>
      <source>The directions do not apply here</source>
      <translation>ਨਿਰਦੇਸ਼ ਇੱਥੇ ਲਾਗੂ ਨਹੀਂ</translation>
    </message>
    <message>
      <source>The directions on demolition put aside</source>
      <translation>ਢਾਹੁਣ ਬਾਰੇ ਨਿਰਦੇਸ਼ ਪਾਸੇ ਰੱਖਣਾ</translation>
    </message>
    <message>
      <source>The directions on demolition stand again</source>
      <translation>ਢਾਹੁਣ ਬਾਰੇ ਨਿਰਦੇਸ਼ ਮੁੜ ਲਾਗੂ</translation>
    </message>
    <message>
      <source>The disk did not take or give the data. This step was not saved.</source>
      <translation>ਡਿਸਕ ਨੇ ਡਾਟਾ ਨਹੀਂ ਲਿਆ ਜਾਂ ਨਹੀਂ ਦਿੱਤਾ। ਇਹ ਕਦਮ ਸਾਂਭਿਆ ਨਹੀਂ ਗਿਆ।</translation>
    </message>
    <message>
      <source>The disk is full. This step was not saved. Make room on the disk, then do it again.</source>
      <translation>ਡਿਸਕ ਭਰ ਗਈ ਹੈ। ਇਹ ਕਦਮ ਸਾਂਭਿਆ ਨਹੀਂ ਗਿਆ। ਥਾਂ ਬਣਾਓ, ਫਿਰ ਮੁੜ ਕਰੋ।</translation>
    </message>
    <message>
      <source>The disk is full. What was saved before can be read; nothing new can be saved until there is room. Move films and pictures away or empty the bin; then work goes on.</source>
      <translation>ਡਿਸਕ ਭਰ ਗਈ ਹੈ। ਪਹਿਲਾਂ ਸਾਂਭਿਆ ਹੋਇਆ ਪੜ੍ਹਿਆ ਜਾ ਸਕਦਾ ਹੈ; ਥਾਂ ਹੋਣ ਤੱਕ ਨਵਾਂ ਕੁਝ ਸਾਂਭਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ। ਫ਼ਿਲਮਾਂ ਤੇ ਤਸਵੀਰਾਂ ਹਟਾਓ ਜਾਂ ਕੂੜੇਦਾਨ ਖ਼ਾਲੀ ਕਰੋ; ਫਿਰ ਕੰਮ ਅੱਗੇ ਚੱਲਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>The draft is taken back</source>
      <translation>ਖਰੜਾ ਵਾਪਸ ਲਿਆ ਗਿਆ</translation>
    </message>
    <message>
      <source>The draft waits for signature</source>
      <translation>ਖਰੜਾ ਦਸਤਖ਼ਤ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹੈ</translation>
    </message>
    <message>
      <source>The emblem is no picture that can be printed. Choose a PNG or JPEG file.</source>
      <translation>ਚਿੰਨ੍ਹ ਛਪਣ ਯੋਗ ਤਸਵੀਰ ਨਹੀਂ। PNG ਜਾਂ JPEG ਫ਼ਾਈਲ ਚੁਣੋ।</translation>
    </message>
    <message>
      <source>The exchange did not go through</source>
      <translation>ਵਟਾਂਦਰਾ ਪੂਰਾ ਨਹੀਂ ਹੋਇਆ</translation>
    </message>
    <message>
      <source>The exchange was stopped; it goes on from there next time.</source>
      <translation>ਵਟਾਂਦਰਾ ਰੋਕਿਆ ਗਿਆ; ਅਗਲੀ ਵਾਰ ਉੱਥੋਂ ਹੀ ਅੱਗੇ ਚੱਲੇਗਾ।</translation>
    </message>
    <message>
      <source>The exchange with the centre did not go through</source>
      <translation>ਕੇਂਦਰ ਨਾਲ ਵਟਾਂਦਰਾ ਪੂਰਾ ਨਹੀਂ ਹੋਇਆ</translation>
    </message>
    <message>
      <source>The expense is demanded from {n} owners</source>
      <translation>{n} ਮਾਲਕਾਂ ਤੋਂ ਖ਼ਰਚ ਮੰਗਿਆ</translation>
    </message>
    <message>
      <source>The facts on which the order rests</source>
      <translation>ਤੱਥ ਜਿਨ੍ਹਾਂ ਉੱਤੇ ਹੁਕਮ ਟਿਕਿਆ ਹੈ</translation>
    </message>
    <message>
      <source>The fee is another sum; take what the office has set.</source>
      <translation>ਫ਼ੀਸ ਹੋਰ ਰਕਮ ਹੈ; ਦਫ਼ਤਰ ਨੇ ਜੋ ਤੈਅ ਕੀਤੀ ਹੈ ਉਹ ਲਓ।</translation>
    </message>
    <message>
      <source>The fee of an application</source>
      <translation>ਅਰਜ਼ੀ ਦੀ ਫ਼ੀਸ</translation>
    </message>
    <message>
      <source>The file can't be written there; choose another folder.</source>
      <translation>ਫ਼ਾਈਲ ਉੱਥੇ ਲਿਖੀ ਨਹੀਂ ਜਾਂਦੀ; ਹੋਰ ਫੋਲਡਰ ਚੁਣੋ।</translation>
    </message>
    <message>
      <source>The file does not say in which grid it is. Name it: an EPSG number such as 32643, 4326 for degrees, or local.</source>
      <translation>ਫ਼ਾਈਲ ਗਰਿੱਡ ਨਹੀਂ ਦੱਸਦੀ। ਲਿਖੋ: EPSG ਨੰਬਰ ਜਿਵੇਂ 32643, ਅੰਸ਼ਾਂ ਲਈ 4326, ਜਾਂ local.</translation>
    </message>
    <message>
      <source>The file has two base lines; a street has one.</source>
      <translation>ਫ਼ਾਈਲ ਵਿੱਚ ਦੋ ਆਧਾਰ ਲਾਈਨਾਂ ਹਨ; ਗਲੀ ਦੀ ਇੱਕ ਹੁੰਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>The file is in the register</source>
      <translation>ਫ਼ਾਈਲ ਰਜਿਸਟਰ ਵਿੱਚ ਆ ਗਈ</translation>
    </message>
    <message>
      <source>The file names its grid itself. Leave the grid out.</source>
      <translation>ਫ਼ਾਈਲ ਆਪ ਗਰਿੱਡ ਦੱਸਦੀ ਹੈ। ਗਰਿੱਡ ਖ਼ਾਲੀ ਛੱਡੋ।</translation>
    </message>
    <message>
      <source>The file of the encryption is damaged. Put the one from a folder of copies in its place.</source>
      <translation>ਕੂਟਬੱਧਤਾ ਦੀ ਫ਼ਾਈਲ ਖ਼ਰਾਬ ਹੈ। ਨਕਲਾਂ ਦੇ ਫੋਲਡਰ ਵਾਲੀ ਉਸ ਦੀ ਥਾਂ ਰੱਖੋ।</translation>
    </message>
    <message>
      <source>The file of this print job is damaged and was put aside. Print its papers again from their cases.</source>
      <translation>ਇਸ ਛਪਾਈ ਕੰਮ ਦੀ ਫ਼ਾਈਲ ਖ਼ਰਾਬ ਹੈ ਅਤੇ ਇੱਕ ਪਾਸੇ ਰੱਖ ਦਿੱਤੀ ਗਈ। ਇਸ ਦੇ ਕਾਗਜ਼ ਉਨ੍ਹਾਂ ਦੇ ਕੇਸਾਂ ਤੋਂ ਮੁੜ ਛਾਪੋ।</translation>
    </message>
    <message>
      <source>The file that says where this PC belongs is damaged. Enrol it again under Sync.</source>
      <translation>ਇਹ ਪੀਸੀ ਕਿਸ ਕੇਂਦਰ ਦਾ ਹੈ, ਇਹ ਦੱਸਣ ਵਾਲੀ ਫ਼ਾਈਲ ਖ਼ਰਾਬ ਹੈ। ‘ਵਟਾਂਦਰਾ’ ਵਿੱਚ ਮੁੜ ਜੋੜੋ।</translation>
    </message>
    <message>
      <source>The first column holds the day, the next the name</source>
      <translation>ਪਹਿਲੇ ਕਾਲਮ ਵਿੱਚ ਦਿਨ, ਅਗਲੇ ਵਿੱਚ ਨਾਂ</translation>
    </message>
    <message>
      <source>The first column holds the number, the next the name in each language</source>
      <translation>ਪਹਿਲੇ ਕਾਲਮ ਵਿੱਚ ਨੰਬਰ, ਅਗਲਿਆਂ ਵਿੱਚ ਹਰ ਭਾਸ਼ਾ ਵਿੱਚ ਨਾਂ</translation>
    </message>
    <message>
      <source>The first day does not count</source>
      <translation>ਪਹਿਲਾ ਦਿਨ ਨਹੀਂ ਗਿਣਿਆ ਜਾਂਦਾ</translation>
    </message>
    <message>
      <source>The first instalment falls due on a day still to come.</source>
      <translation>ਪਹਿਲੀ ਕਿਸ਼ਤ ਆਉਣ ਵਾਲੇ ਦਿਨ ਦੇਣਯੋਗ ਹੁੰਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>The fonts of the papers are not right here. Run the set-up of the program again.</source>
      <translation>ਕਾਗਜ਼ਾਂ ਦੇ ਫੌਂਟ ਇੱਥੇ ਠੀਕ ਨਹੀਂ। ਪ੍ਰੋਗਰਾਮ ਦਾ ਸੈੱਟ-ਅੱਪ ਮੁੜ ਚਲਾਓ।</translation>
    </message>
    <message>
      <source>The form of this application asks for no enclosures.</source>
      <translation>ਇਸ ਅਰਜ਼ੀ ਦਾ ਫਾਰਮ ਕੋਈ ਨੱਥੀ ਕਾਗ਼ਜ਼ ਨਹੀਂ ਮੰਗਦਾ।</translation>
    </message>
    <message>
      <source>The group before or after</source>
      <translation>ਪਹਿਲਾ ਜਾਂ ਅਗਲਾ ਸਮੂਹ</translation>
    </message>
    <message>
      <source>The head of office has not accepted the texts of papers in this language yet. He does it once under Settings.</source>
      <translation>ਦਫ਼ਤਰ ਮੁਖੀ ਨੇ ਇਸ ਭਾਸ਼ਾ ਦੇ ਕਾਗਜ਼ਾਂ ਦੇ ਪਾਠ ਹਾਲੇ ਪ੍ਰਵਾਨ ਨਹੀਂ ਕੀਤੇ। ਉਹ ਇੱਕ ਵਾਰ ‘ਸੈਟਿੰਗਾਂ’ ਵਿੱਚ ਕਰਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>The head of office then accepts the texts of the papers under Today; before that none can be issued.</source>
      <translation>ਫਿਰ ਦਫ਼ਤਰ ਮੁਖੀ ‘ਅੱਜ’ ਵਿੱਚ ਕਾਗਜ਼ਾਂ ਦੇ ਪਾਠ ਮਨਜ਼ੂਰ ਕਰਦੇ ਹਨ; ਉਸ ਤੋਂ ਪਹਿਲਾਂ ਕੋਈ ਕਾਗਜ਼ ਜਾਰੀ ਨਹੀਂ ਹੁੰਦਾ।</translation>
    </message>
    <message>
      <source>The heads of the columns are not known. Use chainage, left, right, or those of a field book.</source>
      <translation>ਕਾਲਮਾਂ ਦੇ ਸਿਰਲੇਖ ਪਤਾ ਨਹੀਂ। chainage, left, right ਜਾਂ ਫੀਲਡ ਬੁੱਕ ਦੇ ਵਰਤੋ।</translation>
    </message>
    <message>
      <source>The hearing is entered, minutes {number}</source>
      <translation>ਸੁਣਵਾਈ ਦਰਜ ਹੋਈ, ਕਾਰਵਾਈ {number}</translation>
    </message>
    <message>
      <source>The hearing is fixed for {day}</source>
      <translation>ਸੁਣਵਾਈ {day} ਲਈ ਤੈਅ ਹੋਈ</translation>
    </message>
    <message>
      <source>The hearing of {date} is recorded already.</source>
      <translation>{date} ਦੀ ਸੁਣਵਾਈ ਪਹਿਲਾਂ ਹੀ ਦਰਜ ਹੈ।</translation>
    </message>
    <message>
      <source>The hearing stands fixed for another day; adjourn it to hold it on this one.</source>
      <translation>ਸੁਣਵਾਈ ਕਿਸੇ ਹੋਰ ਦਿਨ ਲਈ ਤੈਅ ਹੈ; ਇਸ ਦਿਨ ਕਰਨ ਲਈ ਉਸ ਨੂੰ ਮੁਲਤਵੀ ਕਰੋ।</translation>
    </message>
    <message>
      <source>The id of this office</source>
      <translation>ਇਸ ਦਫ਼ਤਰ ਦੀ ਪਛਾਣ ਸੰਖਿਆ</translation>
    </message>
    <message>
      <source>The key is not right. Check it letter by letter.</source>
      <translation>ਕੁੰਜੀ ਠੀਕ ਨਹੀਂ। ਅੱਖਰ-ਅੱਖਰ ਜਾਂਚੋ।</translation>
    </message>
    <message>
      <source>The language of a paper belongs to the paper, not to the screen.</source>
      <translation>ਕਾਗ਼ਜ਼ ਦੀ ਭਾਸ਼ਾ ਕਾਗ਼ਜ਼ ਦੀ ਆਪਣੀ ਹੁੰਦੀ ਹੈ, ਸਕਰੀਨ ਦੀ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>The last day can't be before the first.</source>
      <translation>ਆਖ਼ਰੀ ਦਿਨ ਪਹਿਲੇ ਦਿਨ ਤੋਂ ਪਹਿਲਾਂ ਨਹੀਂ ਹੋ ਸਕਦਾ।</translation>
    </message>
    <message>
      <source>The last day for objections comes after the notice.</source>
      <translation>ਇਤਰਾਜ਼ਾਂ ਦਾ ਆਖ਼ਰੀ ਦਿਨ ਨੋਟਿਸ ਤੋਂ ਬਾਅਦ ਆਉਂਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>The last day in the post lies before the first.</source>
      <translation>ਅਹੁਦੇ ਦਾ ਆਖ਼ਰੀ ਦਿਨ ਪਹਿਲੇ ਦਿਨ ਤੋਂ ਪਹਿਲਾਂ ਹੈ।</translation>
    </message>
    <message>
      <source>The last day in this post; else empty</source>
      <translation>ਇਸ ਅਹੁਦੇ ਦਾ ਆਖ਼ਰੀ ਦਿਨ; ਨਹੀਂ ਤਾਂ ਖ਼ਾਲੀ</translation>
    </message>
    <message>
      <source>The law does not give this act here.</source>
      <translation>ਕਾਨੂੰਨ ਇੱਥੇ ਇਹ ਕੰਮ ਨਹੀਂ ਦਿੰਦਾ।</translation>
    </message>
    <message>
      <source>The law does not let this be done now</source>
      <translation>ਕਾਨੂੰਨ ਹੁਣ ਇਹ ਕਰਨ ਨਹੀਂ ਦਿੰਦਾ</translation>
    </message>
    <message>
      <source>The law of this case's day is not on this PC; install its pack.</source>
      <translation>ਇਸ ਕੇਸ ਦੇ ਦਿਨ ਦਾ ਕਾਨੂੰਨ ਇਸ ਪੀਸੀ ਉੱਤੇ ਨਹੀਂ; ਉਸ ਦਾ ਪੈਕ ਲਗਾਓ।</translation>
    </message>
    <message>
      <source>The least land left over that is of use</source>
      <translation>ਸਭ ਤੋਂ ਛੋਟੀ ਬਚੀ ਜ਼ਮੀਨ ਜੋ ਕੰਮ ਦੀ ਹੋਵੇ</translation>
    </message>
    <message>
      <source>The letter with {number} came back; it is to be served anew</source>
      <translation>{number} ਵਾਲੀ ਚਿੱਠੀ ਮੁੜ ਆਈ; ਇਸ ਦੀ ਤਾਮੀਲ ਮੁੜ ਕਰਨੀ ਹੈ</translation>
    </message>
    <message>
      <source>The letters of this file can't be read. Save it as .csv in UTF-8 or as .xlsx.</source>
      <translation>ਫ਼ਾਈਲ ਦੇ ਅੱਖਰ ਪੜ੍ਹੇ ਨਹੀਂ ਜਾ ਸਕਦੇ। UTF-8 ਵਿੱਚ .csv ਜਾਂ .xlsx ਵਜੋਂ ਸੰਭਾਲੋ।</translation>
    </message>
    <message>
      <source>The letters of this file can't be read. Save it as UTF-8.</source>
      <translation>ਇਸ ਫ਼ਾਈਲ ਦੇ ਅੱਖਰ ਪੜ੍ਹੇ ਨਹੀਂ ਜਾਂਦੇ। UTF-8 ਵਿੱਚ ਸੰਭਾਲੋ।</translation>
    </message>
    <message>
      <source>The licence does not stand any more (section {section}).</source>
      <translation>ਲਾਇਸੰਸ ਹੁਣ ਲਾਗੂ ਨਹੀਂ (ਧਾਰਾ {section})।</translation>
    </message>
    <message>
      <source>The line crosses the base line at the place shown; a street line lies on one side of it.</source>
      <translation>ਲਾਈਨ ਦਿਖਾਈ ਥਾਂ 'ਤੇ ਆਧਾਰ ਲਾਈਨ ਨੂੰ ਕੱਟਦੀ ਹੈ; ਗਲੀ ਦੀ ਲਾਈਨ ਇੱਕ ਪਾਸੇ ਹੁੰਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>The line does not run along the base line.</source>
      <translation>ਲਾਈਨ ਆਧਾਰ ਲਾਈਨ ਦੇ ਨਾਲ ਨਹੀਂ ਚੱਲਦੀ।</translation>
    </message>
    <message>
      <source>The line folds over itself at the place shown. Look at the offsets there.</source>
      <translation>ਲਾਈਨ ਦਿਖਾਈ ਥਾਂ 'ਤੇ ਆਪਣੇ ਉੱਪਰ ਮੁੜਦੀ ਹੈ। ਉੱਥੇ ਦੇ ਆਫ਼ਸੈੱਟ ਵੇਖੋ।</translation>
    </message>
    <message>
      <source>The line is</source>
      <translation>ਲਾਈਨ ਹੈ</translation>
    </message>
    <message>
      <source>The line no longer stops the case</source>
      <translation>ਲਾਈਨ ਹੁਣ ਕੇਸ ਨਹੀਂ ਰੋਕਦੀ</translation>
    </message>
    <message>
      <source>The line turns back along the street at the place shown.</source>
      <translation>ਲਾਈਨ ਦਿਖਾਈ ਥਾਂ 'ਤੇ ਗਲੀ ਨਾਲ ਪਿੱਛੇ ਮੁੜਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>The lines in force have changed since this was measured; measure it again.</source>
      <translation>ਨਾਪਣ ਤੋਂ ਬਾਅਦ ਲਾਗੂ ਲਾਈਨਾਂ ਬਦਲ ਗਈਆਂ; ਮੁੜ ਨਾਪੋ।</translation>
    </message>
    <message>
      <source>The list has become shorter; look again.</source>
      <translation>ਸੂਚੀ ਛੋਟੀ ਹੋ ਗਈ ਹੈ; ਮੁੜ ਵੇਖੋ।</translation>
    </message>
    <message>
      <source>The list is still being read. Wait until its end.</source>
      <translation>ਸੂਚੀ ਅਜੇ ਪੜ੍ਹੀ ਜਾ ਰਹੀ ਹੈ। ਉਸ ਦੇ ਅੰਤ ਤੱਕ ਠਹਿਰੋ।</translation>
    </message>
    <message>
      <source>The map</source>
      <translation>ਨਕਸ਼ਾ</translation>
    </message>
    <message>
      <source>The map of this layer is damaged; import it again.</source>
      <translation>ਇਸ ਪਰਤ ਦਾ ਨਕਸ਼ਾ ਖ਼ਰਾਬ ਹੈ; ਮੁੜ ਆਯਾਤ ਕਰੋ।</translation>
    </message>
    <message>
      <source>The newer program there is not whole, or not signed by a key that is known here. It is not used; tell the administrator.</source>
      <translation>ਉੱਥੋਂ ਦਾ ਨਵਾਂ ਪ੍ਰੋਗਰਾਮ ਅਧੂਰਾ ਹੈ, ਜਾਂ ਇੱਥੇ ਜਾਣੀ ਕੁੰਜੀ ਨਾਲ ਦਸਤਖ਼ਤ ਨਹੀਂ। ਉਹ ਨਹੀਂ ਵਰਤਿਆ ਜਾਂਦਾ; ਪ੍ਰਸ਼ਾਸਕ ਨੂੰ ਦੱਸੋ।</translation>
    </message>
    <message>
      <source>The newest file in the folder of backups on the stick</source>
      <translation>ਪੈੱਨ ਡਰਾਈਵ ਦੇ ਬੈਕਅੱਪ ਫੋਲਡਰ ਦੀ ਸਭ ਤੋਂ ਨਵੀਂ ਫ਼ਾਈਲ</translation>
    </message>
    <message>
      <source>The newest paper</source>
      <translation>ਸਭ ਤੋਂ ਨਵਾਂ ਕਾਗ਼ਜ਼</translation>
    </message>
    <message>
      <source>The newest papers</source>
      <translation>ਸਭ ਤੋਂ ਨਵੇਂ ਕਾਗ਼ਜ਼</translation>
    </message>
    <message>
      <source>The next of the list</source>
      <translation>ਸੂਚੀ ਦਾ ਅਗਲਾ</translation>
    </message>
    <message>
      <source>The next or last case or line</source>
      <translation>ਅਗਲਾ ਜਾਂ ਪਿਛਲਾ ਕੇਸ ਜਾਂ ਲਾਈਨ</translation>
    </message>
    <message>
      <source>The notice can't be older than the proposal it tells of.</source>
      <translation>ਨੋਟਿਸ ਆਪਣੀ ਤਜਵੀਜ਼ ਤੋਂ ਪੁਰਾਣਾ ਨਹੀਂ ਹੋ ਸਕਦਾ।</translation>
    </message>
    <message>
      <source>The notice gets its number and goes out as of that day; the scan and the hour stay with it in the file.</source>
      <translation>ਨੋਟਿਸ ਨੂੰ ਨੰਬਰ ਮਿਲਦਾ ਹੈ ਅਤੇ ਉਹ ਉਸੇ ਦਿਨ ਤੋਂ ਜਾਰੀ ਮੰਨਿਆ ਜਾਂਦਾ ਹੈ; ਸਕੈਨ ਅਤੇ ਸਮਾਂ ਉਸ ਦੇ ਨਾਲ ਫ਼ਾਈਲ ਵਿੱਚ ਰਹਿੰਦੇ ਹਨ।</translation>
    </message>
    <message>
      <source>The notice is not served yet; its period runs from service.</source>
      <translation>ਨੋਟਿਸ ਦੀ ਤਾਮੀਲ ਅਜੇ ਨਹੀਂ ਹੋਈ; ਮਿਆਦ ਤਾਮੀਲ ਤੋਂ ਚੱਲਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>The notice of entry leaves time until {moment} (section {section}).</source>
      <translation>ਦਾਖ਼ਲੇ ਦਾ ਨੋਟਿਸ {moment} ਤੱਕ ਸਮਾਂ ਦਿੰਦਾ ਹੈ (ਧਾਰਾ {section})।</translation>
    </message>
    <message>
      <source>The notice was given under section {made}; no order under {section} follows from it.</source>
      <translation>ਨੋਟਿਸ ਧਾਰਾ {made} ਹੇਠ ਦਿੱਤਾ ਗਿਆ; ਉਸ ਤੋਂ ਧਾਰਾ {section} ਹੇਠ ਹੁਕਮ ਨਹੀਂ ਬਣਦਾ।</translation>
    </message>
    <message>
      <source>The notice was issued on {date}; serve it after.</source>
      <translation>ਨੋਟਿਸ {date} ਨੂੰ ਜਾਰੀ ਹੋਇਆ; ਤਾਮੀਲ ਉਸ ਤੋਂ ਬਾਅਦ ਕਰੋ।</translation>
    </message>
    <message>
      <source>The notice was served on {date}; this comes after.</source>
      <translation>ਨੋਟਿਸ ਦੀ ਤਾਮੀਲ {date} ਨੂੰ ਹੋਈ; ਇਹ ਉਸ ਤੋਂ ਬਾਅਦ ਦਾ ਹੁੰਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>The notice's clear days must be over; too early a day is refused with the first lawful one.</source>
      <translation>ਨੋਟਿਸ ਦੇ ਪੂਰੇ ਦਿਨ ਲੰਘੇ ਹੋਣ; ਪਹਿਲਾਂ ਦਾ ਦਿਨ ਪਹਿਲੇ ਜਾਇਜ਼ ਦਿਨ ਸਮੇਤ ਰੱਦ ਹੁੰਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>The objection</source>
      <translation>ਇਤਰਾਜ਼ ਦੀ ਇਬਾਰਤ</translation>
    </message>
    <message>
      <source>The objection has its answer</source>
      <translation>ਇਤਰਾਜ਼ ਦਾ ਜਵਾਬ ਦਰਜ ਹੋਇਆ</translation>
    </message>
    <message>
      <source>The objection is</source>
      <translation>ਇਤਰਾਜ਼</translation>
    </message>
    <message>
      <source>The objection of {name} is accepted</source>
      <translation>{name} ਦਾ ਇਤਰਾਜ਼ ਮੰਨਿਆ ਗਿਆ</translation>
    </message>
    <message>
      <source>The objection of {name} is not accepted</source>
      <translation>{name} ਦਾ ਇਤਰਾਜ਼ ਨਹੀਂ ਮੰਨਿਆ ਗਿਆ</translation>
    </message>
    <message>
      <source>The offence is not compounded yet; the fee under section {section} comes after that.</source>
      <translation>ਅਪਰਾਧ ਦਾ ਸਮਝੌਤਾ ਹਾਲੇ ਨਹੀਂ ਹੋਇਆ; ਧਾਰਾ {section} ਦੀ ਫ਼ੀਸ ਉਸ ਤੋਂ ਬਾਅਦ ਹੈ।</translation>
    </message>
    <message>
      <source>The office asks for no such enclosure.</source>
      <translation>ਦਫ਼ਤਰ ਅਜਿਹਾ ਨੱਥੀ ਕਾਗ਼ਜ਼ ਨਹੀਂ ਮੰਗਦਾ।</translation>
    </message>
    <message>
      <source>The office has no such ward or choice.</source>
      <translation>ਦਫ਼ਤਰ ਵਿੱਚ ਅਜਿਹਾ ਵਾਰਡ ਜਾਂ ਚੋਣ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>The office has not set this value yet. An administrator enters it with the bye-law that fixes it.</source>
      <translation>ਦਫ਼ਤਰ ਨੇ ਇਹ ਮੁੱਲ ਅਜੇ ਤੈਅ ਨਹੀਂ ਕੀਤਾ। ਪ੍ਰਸ਼ਾਸਕ ਇਸ ਨੂੰ ਤੈਅ ਕਰਨ ਵਾਲੇ ਉਪ-ਨਿਯਮ ਸਮੇਤ ਦਰਜ ਕਰਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>The office has set nothing yet.</source>
      <translation>ਦਫ਼ਤਰ ਨੇ ਅਜੇ ਕੁਝ ਤੈਅ ਨਹੀਂ ਕੀਤਾ।</translation>
    </message>
    <message>
      <source>The office is closed on {date}; fix another day.</source>
      <translation>{date} ਨੂੰ ਦਫ਼ਤਰ ਬੰਦ ਹੈ; ਹੋਰ ਦਿਨ ਤੈਅ ਕਰੋ।</translation>
    </message>
    <message>
      <source>The office is founded</source>
      <translation>ਦਫ਼ਤਰ ਸਥਾਪਤ ਹੋਇਆ</translation>
    </message>
    <message>
      <source>The office is there already; this PC becomes one of its own.</source>
      <translation>ਦਫ਼ਤਰ ਪਹਿਲਾਂ ਹੀ ਹੈ; ਇਹ ਪੀਸੀ ਉਸ ਦਾ ਬਣਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>The old entry stays readable; papers already issued keep what they say.</source>
      <translation>ਪੁਰਾਣਾ ਇੰਦਰਾਜ ਪੜ੍ਹਿਆ ਜਾ ਸਕਦਾ ਹੈ; ਜਾਰੀ ਹੋ ਚੁੱਕੇ ਕਾਗ਼ਜ਼ ਉਵੇਂ ਹੀ ਰਹਿੰਦੇ ਹਨ।</translation>
    </message>
    <message>
      <source>The one before in the list</source>
      <translation>ਸੂਚੀ ਦਾ ਪਿਛਲਾ</translation>
    </message>
    <message>
      <source>The one-time code is not right, was used already, or has run out. Ask for a new one.</source>
      <translation>ਇੱਕ ਵਾਰ ਦਾ ਕੋਡ ਗ਼ਲਤ ਹੈ, ਵਰਤਿਆ ਜਾ ਚੁੱਕਾ ਹੈ, ਜਾਂ ਮਿਆਦ ਲੰਘ ਗਈ ਹੈ। ਨਵਾਂ ਮੰਗੋ।</translation>
    </message>
    <message>
      <source>The order</source>
      <translation>ਹੁਕਮ</translation>
    </message>
    <message>
      <source>The order must answer each of them</source>
      <translation>ਹੁਕਮ ਵਿੱਚ ਹਰ ਦਲੀਲ ਦਾ ਜਵਾਬ ਦੇਣਾ ਪਵੇਗਾ</translation>
    </message>
    <message>
      <source>The order on this notice is made; what is still to be said belongs to the appeal.</source>
      <translation>ਇਸ ਨੋਟਿਸ ਉੱਤੇ ਹੁਕਮ ਹੋ ਚੁੱਕਾ ਹੈ; ਬਾਕੀ ਗੱਲ ਅਪੀਲ ਵਿੱਚ ਕਹੀ ਜਾਂਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>The other side still has its time. The first day for the hearing is {first_day}.</source>
      <translation>ਦੂਜੀ ਧਿਰ ਦਾ ਸਮਾਂ ਅਜੇ ਬਾਕੀ ਹੈ। ਸੁਣਵਾਈ ਸਭ ਤੋਂ ਪਹਿਲਾਂ {first_day} ਨੂੰ ਹੋ ਸਕਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>The owner asked on</source>
      <translation>ਮਾਲਕ ਨੇ ਕਦੋਂ ਮੰਗਿਆ</translation>
    </message>
    <message>
      <source>The owner was called on already.</source>
      <translation>ਮਾਲਕ ਨੂੰ ਪਹਿਲਾਂ ਹੀ ਕਿਹਾ ਜਾ ਚੁੱਕਾ ਹੈ।</translation>
    </message>
    <message>
      <source>The paper can't be printed as it should be</source>
      <translation>ਕਾਗ਼ਜ਼ ਜਿਵੇਂ ਚਾਹੀਦਾ ਹੈ ਤਿਵੇਂ ਨਹੀਂ ਛਪ ਸਕਦਾ</translation>
    </message>
    <message>
      <source>The paper's file is damaged on this PC; it comes again from the centre.</source>
      <translation>ਕਾਗ਼ਜ਼ ਦੀ ਫ਼ਾਈਲ ਇਸ ਪੀਸੀ ਉੱਤੇ ਖ਼ਰਾਬ ਹੈ; ਕੇਂਦਰ ਤੋਂ ਮੁੜ ਆਵੇਗੀ।</translation>
    </message>
    <message>
      <source>The paper's file is not on this PC yet; it comes with the next exchange.</source>
      <translation>ਕਾਗ਼ਜ਼ ਦੀ ਫ਼ਾਈਲ ਅਜੇ ਇਸ ਪੀਸੀ ਉੱਤੇ ਨਹੀਂ; ਅਗਲੇ ਵਟਾਂਦਰੇ ਵਿੱਚ ਆਵੇਗੀ।</translation>
    </message>
    <message>
      <source>The papers are open without a fee.</source>
      <translation>ਕਾਗ਼ਜ਼ ਬਿਨਾਂ ਫ਼ੀਸ ਵੇਖੇ ਜਾ ਸਕਦੇ ਹਨ।</translation>
    </message>
    <message>
      <source>The parcel is of another owner than this way of taking it is for; choose the other way.</source>
      <translation>ਇਹ ਪਲਾਟ ਹੋਰ ਕਿਸਮ ਦੇ ਮਾਲਕ ਦਾ ਹੈ; ਲੈਣ ਦਾ ਹੋਰ ਢੰਗ ਚੁਣੋ।</translation>
    </message>
    <message>
      <source>The part taken down must be a number, and no more than the whole.</source>
      <translation>ਢਾਹਿਆ ਹਿੱਸਾ ਸੰਖਿਆ ਹੋਵੇ, ਅਤੇ ਪੂਰੇ ਤੋਂ ਵੱਧ ਨਾ ਹੋਵੇ।</translation>
    </message>
    <message>
      <source>The particulars are entered; the clock runs afresh</source>
      <translation>ਵੇਰਵੇ ਦਰਜ ਹੋਏ; ਮਿਆਦ ਨਵੇਂ ਸਿਰਿਓਂ ਚੱਲਦੀ ਹੈ</translation>
    </message>
    <message>
      <source>The path of this folder is too long. Choose a folder nearer to the top of the disk.</source>
      <translation>ਇਸ ਫ਼ੋਲਡਰ ਦਾ ਰਸਤਾ ਬਹੁਤ ਲੰਮਾ ਹੈ। ਡਿਸਕ ਦੇ ਉੱਪਰਲੇ ਪੱਧਰ ਨੇੜੇ ਦਾ ਫ਼ੋਲਡਰ ਚੁਣੋ।</translation>
    </message>
    <message>
      <source>The payment</source>
      <translation>ਅਦਾਇਗੀ</translation>
    </message>
    <message>
      <source>The person signed in does not have the role that this needs.</source>
      <translation>ਸਾਈਨ ਇਨ ਵਿਅਕਤੀ ਕੋਲ ਇਸ ਲਈ ਲੋੜੀਂਦੀ ਭੂਮਿਕਾ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>The person signed in holds no cash here.</source>
      <translation>ਦਾਖ਼ਲ ਹੋਏ ਵਿਅਕਤੀ ਕੋਲ ਇੱਥੇ ਨਕਦ ਨਹੀਂ ਹੈ।</translation>
    </message>
    <message>
      <source>The plot is parcel {number} of the street's survey</source>
      <translation>ਪਲਾਟ ਗਲੀ ਦੇ ਸਰਵੇ ਦਾ ਪਲਾਟ {number} ਹੈ</translation>
    </message>
    <message>
      <source>The plot no longer touches the line</source>
      <translation>ਪਲਾਟ ਹੁਣ ਲਾਈਨ ਨੂੰ ਨਹੀਂ ਛੂਹਦਾ</translation>
    </message>
    <message>
      <source>The plot no longer touches the street line: {reason}</source>
      <translation>ਪਲਾਟ ਹੁਣ ਗਲੀ ਦੀ ਲਾਈਨ ਨੂੰ ਨਹੀਂ ਛੂਹਦਾ: {reason}</translation>
    </message>
    <message>
      <source>The plot touches no line in force</source>
      <translation>ਪਲਾਟ ਕਿਸੇ ਲਾਗੂ ਲਾਈਨ ਨੂੰ ਨਹੀਂ ਛੂਹਦਾ</translation>
    </message>
    <message>
      <source>The plot touches the line by {area} m²; section {section} stops the case</source>
      <translation>ਪਲਾਟ {area} ਵਰਗ ਮੀ. ਲਾਈਨ ਨੂੰ ਛੂਹਦਾ ਹੈ; ਧਾਰਾ {section} ਕੇਸ ਰੋਕਦੀ ਹੈ</translation>
    </message>
    <message>
      <source>The plot touches the street line by {area} m² (up to {depth} m). Nothing can be granted there without the leave that the section names.</source>
      <translation>ਪਲਾਟ ਗਲੀ ਦੀ ਲਾਈਨ ਨੂੰ {area} ਵਰਗ ਮੀ. ({depth} ਮੀ. ਤੱਕ) ਛੂਹਦਾ ਹੈ। ਧਾਰਾ ਵਿੱਚ ਦੱਸੀ ਇਜਾਜ਼ਤ ਬਿਨਾਂ ਉੱਥੇ ਕੁਝ ਮਨਜ਼ੂਰ ਨਹੀਂ ਹੋ ਸਕਦਾ।</translation>
    </message>
    <message>
      <source>The plot touches the street line by {area} m² (up to {depth} m). The section forbids building there; the Act knows no leave for it.</source>
      <translation>ਪਲਾਟ ਗਲੀ ਦੀ ਲਾਈਨ ਨੂੰ {area} ਵਰਗ ਮੀ. ({depth} ਮੀ. ਤੱਕ) ਛੂਹਦਾ ਹੈ। ਧਾਰਾ ਉੱਥੇ ਉਸਾਰੀ ਮਨ੍ਹਾ ਕਰਦੀ ਹੈ; ਐਕਟ ਵਿੱਚ ਇਸ ਦੀ ਇਜਾਜ਼ਤ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>The plot touches the street line by {area} m²; {section} stops the case</source>
      <translation>ਪਲਾਟ ਗਲੀ ਦੀ ਲਾਈਨ ਨੂੰ {area} ਵਰਗ ਮੀ. ਛੂਹਦਾ ਹੈ; {section} ਕੇਸ ਰੋਕਦੀ ਹੈ</translation>
    </message>
    <message>
      <source>The post before ends on the day before this one begins.</source>
      <translation>ਪਿਛਲਾ ਅਹੁਦਾ ਇਸ ਦੇ ਸ਼ੁਰੂ ਹੋਣ ਤੋਂ ਇੱਕ ਦਿਨ ਪਹਿਲਾਂ ਮੁੱਕਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>The power is looked at for that officer and that day.</source>
      <translation>ਅਧਿਕਾਰ ਉਸੇ ਅਧਿਕਾਰੀ ਅਤੇ ਉਸੇ ਦਿਨ ਲਈ ਵੇਖਿਆ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>The program did a step wrongly; nothing of it was saved. Tell who looks after the program.</source>
      <translation>ਪ੍ਰੋਗਰਾਮ ਨੇ ਕੋਈ ਕਦਮ ਗ਼ਲਤ ਕੀਤਾ; ਉਸ ਦਾ ਕੁਝ ਨਹੀਂ ਸਾਂਭਿਆ ਗਿਆ। ਪ੍ਰੋਗਰਾਮ ਦੀ ਦੇਖਭਾਲ ਕਰਨ ਵਾਲੇ ਨੂੰ ਦੱਸੋ।</translation>
    </message>
    <message>
      <source>The program was closing; the copy was broken off. The next one is made by itself.</source>
      <translation>ਪ੍ਰੋਗਰਾਮ ਬੰਦ ਹੋ ਰਿਹਾ ਸੀ; ਨਕਲ ਵਿਚਾਲੇ ਰਹਿ ਗਈ। ਅਗਲੀ ਆਪੇ ਬਣਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>The program was not closed properly last time (a power cut?). The data was checked and is sound.</source>
      <translation>ਪਿਛਲੀ ਵਾਰ ਪ੍ਰੋਗਰਾਮ ਠੀਕ ਤਰ੍ਹਾਂ ਬੰਦ ਨਹੀਂ ਹੋਇਆ ਸੀ (ਬਿਜਲੀ ਗਈ?)। ਡਾਟਾ ਜਾਂਚਿਆ ਗਿਆ ਅਤੇ ਠੀਕ ਹੈ।</translation>
    </message>
    <message>
      <source>The proposal is given up</source>
      <translation>ਤਜਵੀਜ਼ ਛੱਡ ਦਿੱਤੀ ਗਈ</translation>
    </message>
    <message>
      <source>The proviso to the section has no such clause.</source>
      <translation>ਧਾਰਾ ਦੀ ਸ਼ਰਤ ਵਿੱਚ ਅਜਿਹਾ ਖੰਡ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>The proxy of this line wants a name and a password. Nothing was sent. Ask who looks after the line to let this PC through to the centre.</source>
      <translation>ਇਸ ਲਾਈਨ ਦਾ ਪ੍ਰੌਕਸੀ ਨਾਂ ਅਤੇ ਪਾਸਵਰਡ ਮੰਗਦਾ ਹੈ। ਕੁਝ ਨਹੀਂ ਭੇਜਿਆ ਗਿਆ। ਲਾਈਨ ਦੀ ਦੇਖਭਾਲ ਕਰਨ ਵਾਲੇ ਨੂੰ ਕਹੋ ਕਿ ਇਸ ਪੀਸੀ ਨੂੰ ਕੇਂਦਰ ਤੱਕ ਜਾਣ ਦੇਵੇ।</translation>
    </message>
    <message>
      <source>The rate of land of a place</source>
      <translation>ਕਿਸੇ ਥਾਂ ਦੀ ਜ਼ਮੀਨ ਦੀ ਦਰ</translation>
    </message>
    <message>
      <source>The receipt is cancelled; its number stays used</source>
      <translation>ਰਸੀਦ ਰੱਦ ਹੋਈ; ਉਸ ਦਾ ਨੰਬਰ ਵਰਤਿਆ ਹੀ ਰਹਿੰਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>The register of sticks can't be written. Make room on the disk, then do it again.</source>
      <translation>ਪੈੱਨ ਡਰਾਈਵਾਂ ਦਾ ਰਜਿਸਟਰ ਲਿਖਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ। ਡਿਸਕ ਉੱਤੇ ਥਾਂ ਬਣਾਓ, ਫਿਰ ਕਰੋ।</translation>
    </message>
    <message>
      <source>The remainder is taken at the owner's request only; write its day.</source>
      <translation>ਬਾਕੀ ਜ਼ਮੀਨ ਸਿਰਫ਼ ਮਾਲਕ ਦੀ ਮੰਗ 'ਤੇ ਲਈ ਜਾਂਦੀ ਹੈ; ਉਸ ਦਾ ਦਿਨ ਲਿਖੋ।</translation>
    </message>
    <message>
      <source>The revenue circular, rule or order</source>
      <translation>ਮਾਲ ਸਰਕੂਲਰ, ਨਿਯਮ ਜਾਂ ਹੁਕਮ</translation>
    </message>
    <message>
      <source>The same as the last time, or as in the line above</source>
      <translation>ਪਿਛਲੀ ਵਾਰ ਵਾਂਗ, ਜਾਂ ਉੱਪਰਲੀ ਲਾਈਨ ਵਾਂਗ</translation>
    </message>
    <message>
      <source>The same line stands earlier in this file.</source>
      <translation>ਇਹੀ ਲਾਈਨ ਫ਼ਾਈਲ ਵਿੱਚ ਪਹਿਲਾਂ ਹੈ।</translation>
    </message>
    <message>
      <source>The same text in the second language</source>
      <translation>ਉਹੀ ਇਬਾਰਤ ਦੂਜੀ ਭਾਸ਼ਾ ਵਿੱਚ</translation>
    </message>
    <message>
      <source>The section does not take this into account.</source>
      <translation>ਧਾਰਾ ਇਸ ਨੂੰ ਹਿਸਾਬ ਵਿੱਚ ਨਹੀਂ ਲੈਂਦੀ।</translation>
    </message>
    <message>
      <source>The section forbids it outright; it knows no permission.</source>
      <translation>ਧਾਰਾ ਇਸ ਦੀ ਪੂਰੀ ਮਨਾਹੀ ਕਰਦੀ ਹੈ; ਕੋਈ ਇਜਾਜ਼ਤ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>The section has no effect in this kind of body until it is notified.</source>
      <translation>ਇਹ ਧਾਰਾ ਇਸ ਕਿਸਮ ਦੀ ਸੰਸਥਾ ਵਿੱਚ ਅਧਿਸੂਚਨਾ ਤੱਕ ਲਾਗੂ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>The section is signed by another authority than the person signed in.</source>
      <translation>ਇਸ ਧਾਰਾ ਹੇਠ ਦਸਤਖ਼ਤ ਸਾਈਨ ਇਨ ਵਿਅਕਤੀ ਦੇ ਨਹੀਂ, ਹੋਰ ਅਥਾਰਟੀ ਦੇ ਹੁੰਦੇ ਹਨ।</translation>
    </message>
    <message>
      <source>The section knows no such exception.</source>
      <translation>ਧਾਰਾ ਵਿੱਚ ਅਜਿਹੀ ਛੋਟ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>The section sets a shortest and a longest time; choose one between them.</source>
      <translation>ਧਾਰਾ ਘੱਟ ਤੋਂ ਘੱਟ ਅਤੇ ਵੱਧ ਤੋਂ ਵੱਧ ਸਮਾਂ ਦੱਸਦੀ ਹੈ; ਉਨ੍ਹਾਂ ਵਿਚਕਾਰ ਚੁਣੋ।</translation>
    </message>
    <message>
      <source>The section wants an approval first; record its number and date.</source>
      <translation>ਧਾਰਾ ਪਹਿਲਾਂ ਪ੍ਰਵਾਨਗੀ ਮੰਗਦੀ ਹੈ; ਉਸ ਦਾ ਨੰਬਰ ਅਤੇ ਤਾਰੀਖ਼ ਲਿਖੋ।</translation>
    </message>
    <message>
      <source>The setting forward is entered</source>
      <translation>ਅੱਗੇ ਲਿਆਉਣਾ ਦਰਜ ਹੋਇਆ</translation>
    </message>
    <message>
      <source>The shares must come to the whole expense.</source>
      <translation>ਹਿੱਸਿਆਂ ਦਾ ਜੋੜ ਪੂਰੇ ਖ਼ਰਚ ਬਰਾਬਰ ਹੋਵੇ।</translation>
    </message>
    <message>
      <source>The signature file can't be read; choose it again.</source>
      <translation>ਦਸਤਖ਼ਤ ਫ਼ਾਈਲ ਪੜ੍ਹੀ ਨਹੀਂ ਜਾ ਸਕਦੀ; ਮੁੜ ਚੁਣੋ।</translation>
    </message>
    <message>
      <source>The signature file does not open: it is damaged, or the password is wrong.</source>
      <translation>ਦਸਤਖ਼ਤ ਫ਼ਾਈਲ ਨਹੀਂ ਖੁੱਲ੍ਹਦੀ: ਖ਼ਰਾਬ ਹੈ ਜਾਂ ਪਾਸਵਰਡ ਗ਼ਲਤ ਹੈ।</translation>
    </message>
    <message>
      <source>The spreadsheet</source>
      <translation>ਸਪ੍ਰੈੱਡਸ਼ੀਟ</translation>
    </message>
    <message>
      <source>The statement is ready to print</source>
      <translation>ਬਿਆਨ ਛਪਣ ਲਈ ਤਿਆਰ ਹੈ</translation>
    </message>
    <message>
      <source>The stick can be used; {size} are free.</source>
      <translation>ਪੈੱਨ ਡਰਾਈਵ ਠੀਕ ਹੈ; {size} ਥਾਂ ਹੈ।</translation>
    </message>
    <message>
      <source>The stick can't be read. Put it in again.</source>
      <translation>ਪੈੱਨ ਡਰਾਈਵ ਪੜ੍ਹੀ ਨਹੀਂ ਜਾ ਸਕਦੀ। ਮੁੜ ਲਾਓ।</translation>
    </message>
    <message>
      <source>The stick can't be written. See that it is not locked, or take another one.</source>
      <translation>ਪੈੱਨ ਡਰਾਈਵ ਉੱਤੇ ਲਿਖਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ। ਵੇਖੋ ਕਿ ਬੰਦ ਨਾ ਹੋਵੇ, ਜਾਂ ਹੋਰ ਲਓ।</translation>
    </message>
    <message>
      <source>The stick gives back other data than were written to it. Take another one.</source>
      <translation>ਪੈੱਨ ਡਰਾਈਵ ਲਿਖੇ ਤੋਂ ਵੱਖਰਾ ਡੇਟਾ ਮੋੜਦੀ ਹੈ। ਹੋਰ ਲਓ।</translation>
    </message>
    <message>
      <source>The stick is nearly full. Make room on it or take another one.</source>
      <translation>ਪੈੱਨ ਡਰਾਈਵ ਲਗਭਗ ਭਰੀ ਹੈ। ਥਾਂ ਬਣਾਓ ਜਾਂ ਹੋਰ ਲਓ।</translation>
    </message>
    <message>
      <source>The street has no parcels yet; enter or import them first.</source>
      <translation>ਗਲੀ ਦੇ ਅਜੇ ਪਲਾਟ ਨਹੀਂ; ਪਹਿਲਾਂ ਦਰਜ ਕਰੋ ਜਾਂ ਲਿਆਓ।</translation>
    </message>
    <message>
      <source>The street is kept by a base line of its own; a map file can't be laid over it.</source>
      <translation>ਇਹ ਗਲੀ ਆਪਣੀ ਆਧਾਰ ਲਾਈਨ 'ਤੇ ਹੈ; ਇਸ 'ਤੇ ਨਕਸ਼ਾ ਫ਼ਾਈਲ ਨਹੀਂ ਰੱਖੀ ਜਾ ਸਕਦੀ।</translation>
    </message>
    <message>
      <source>The street's status does not let this be done.</source>
      <translation>ਗਲੀ ਦੀ ਸਥਿਤੀ ਵਿੱਚ ਇਹ ਨਹੀਂ ਹੋ ਸਕਦਾ।</translation>
    </message>
    <message>
      <source>The strip that bye-laws keep free behind the line</source>
      <translation>ਰੇਖਾ ਪਿੱਛੇ ਉਪ-ਨਿਯਮਾਂ ਨਾਲ ਖ਼ਾਲੀ ਰੱਖੀ ਪੱਟੀ</translation>
    </message>
    <message>
      <source>The sum that is fixed (rupees)</source>
      <translation>ਤੈਅ ਕੀਤੀ ਰਕਮ (ਰੁਪਏ)</translation>
    </message>
    <message>
      <source>The sum that is let go (rupees)</source>
      <translation>ਛੋਟ ਦੀ ਰਕਮ (ਰੁਪਏ)</translation>
    </message>
    <message>
      <source>The sun does not rise and set there on that day.</source>
      <translation>ਉਸ ਦਿਨ ਉੱਥੇ ਸੂਰਜ ਨਾ ਚੜ੍ਹਦਾ ਨਾ ਛਿਪਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>The survey of this street has no such parcel.</source>
      <translation>ਇਸ ਗਲੀ ਦੇ ਸਰਵੇ ਵਿੱਚ ਅਜਿਹਾ ਪਲਾਟ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>The table has no row with an offset.</source>
      <translation>ਸਾਰਣੀ ਵਿੱਚ ਆਫ਼ਸੈੱਟ ਵਾਲੀ ਕਤਾਰ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>The table of fees does not go so far; have it completed.</source>
      <translation>ਫ਼ੀਸ ਸਾਰਣੀ ਇੰਨੀ ਦੂਰ ਨਹੀਂ ਜਾਂਦੀ; ਪੂਰੀ ਕਰਵਾਓ।</translation>
    </message>
    <message>
      <source>The tables are saved</source>
      <translation>ਸਾਰਣੀਆਂ ਸਾਂਭੀਆਂ ਗਈਆਂ</translation>
    </message>
    <message>
      <source>The text holds a broken character; type it again.</source>
      <translation>ਪਾਠ ਵਿੱਚ ਟੁੱਟਿਆ ਅੱਖਰ ਹੈ; ਮੁੜ ਟਾਈਪ ਕਰੋ।</translation>
    </message>
    <message>
      <source>The text of this paper is not right here. Tell who looks after the program.</source>
      <translation>ਇਸ ਕਾਗਜ਼ ਦਾ ਪਾਠ ਇੱਥੇ ਠੀਕ ਨਹੀਂ। ਪ੍ਰੋਗਰਾਮ ਦੀ ਦੇਖਭਾਲ ਕਰਨ ਵਾਲੇ ਨੂੰ ਦੱਸੋ।</translation>
    </message>
    <message>
      <source>The time for getting a copy does not count</source>
      <translation>ਨਕਲ ਲੈਣ ਦਾ ਸਮਾਂ ਨਹੀਂ ਗਿਣਿਆ ਜਾਂਦਾ</translation>
    </message>
    <message>
      <source>The time for the decision ran out. The statement prints with the last day and its arithmetic, so that the applicant can rely on it.</source>
      <translation>ਫ਼ੈਸਲੇ ਦਾ ਸਮਾਂ ਲੰਘ ਗਿਆ। ਬਿਆਨ ਵਿੱਚ ਆਖ਼ਰੀ ਦਿਨ ਅਤੇ ਉਸ ਦਾ ਹਿਸਾਬ ਛਪਦਾ ਹੈ, ਤਾਂ ਜੋ ਅਰਜ਼ੀਕਾਰ ਉਸ ਉੱਤੇ ਭਰੋਸਾ ਕਰ ਸਕੇ।</translation>
    </message>
    <message>
      <source>The time for the decision ran out; silence has decided, and nothing can be refused or granted now.</source>
      <translation>ਫ਼ੈਸਲੇ ਦਾ ਸਮਾਂ ਲੰਘ ਗਿਆ; ਚੁੱਪ ਨਾਲ ਫ਼ੈਸਲਾ ਹੋ ਚੁੱਕਾ ਹੈ, ਹੁਣ ਕੁਝ ਮਨਜ਼ੂਰ ਜਾਂ ਨਾਮਨਜ਼ੂਰ ਨਹੀਂ ਹੋ ਸਕਦਾ।</translation>
    </message>
    <message>
      <source>The time of the notice must pass</source>
      <translation>ਨੋਟਿਸ ਦਾ ਸਮਾਂ ਲੰਘਣਾ ਚਾਹੀਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>The time that section {section} gives for this has run out.</source>
      <translation>ਧਾਰਾ {section} ਵੱਲੋਂ ਇਸ ਲਈ ਦਿੱਤਾ ਸਮਾਂ ਲੰਘ ਗਿਆ ਹੈ।</translation>
    </message>
    <message>
      <source>The time to pay runs from the day on which the demand is served.</source>
      <translation>ਅਦਾਇਗੀ ਦਾ ਸਮਾਂ ਮੰਗ ਦੀ ਤਾਮੀਲ ਦੇ ਦਿਨ ਤੋਂ ਚੱਲਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>The token can't be used. Look whether it is in and the PIN right.</source>
      <translation>ਟੋਕਨ ਵਰਤਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ। ਵੇਖੋ ਕਿ ਲੱਗਾ ਹੈ ਅਤੇ PIN ਠੀਕ ਹੈ।</translation>
    </message>
    <message>
      <source>The two sides of this booking differ; nothing was saved.</source>
      <translation>ਇਸ ਇੰਦਰਾਜ ਦੇ ਦੋਵੇਂ ਪਾਸੇ ਬਰਾਬਰ ਨਹੀਂ; ਕੁਝ ਨਹੀਂ ਸਾਂਭਿਆ ਗਿਆ।</translation>
    </message>
    <message>
      <source>The value of this cell can't be known; it holds a formula or a fault.</source>
      <translation>ਇਸ ਖਾਨੇ ਦਾ ਮੁੱਲ ਪਤਾ ਨਹੀਂ ਲੱਗ ਸਕਦਾ; ਇਸ ਵਿੱਚ ਸੂਤਰ ਜਾਂ ਗ਼ਲਤੀ ਹੈ।</translation>
    </message>
    <message>
      <source>The whole expense (rupees)</source>
      <translation>ਪੂਰਾ ਖ਼ਰਚ (ਰੁਪਏ)</translation>
    </message>
    <message>
      <source>The whole field, as first said</source>
      <translation>ਪੂਰੀ ਜਾਣਕਾਰੀ, ਜਿਵੇਂ ਪਹਿਲਾਂ ਕਹੀ ਗਈ</translation>
    </message>
    <message>
      <source>The wordings have changed since this paper was issued. Enlarge the paper itself instead.</source>
      <translation>ਇਸ ਕਾਗਜ਼ ਦੇ ਜਾਰੀ ਹੋਣ ਤੋਂ ਬਾਅਦ ਸ਼ਬਦਾਵਲੀ ਬਦਲੀ ਹੈ। ਕਾਗਜ਼ ਨੂੰ ਹੀ ਵੱਡਾ ਕਰੋ।</translation>
    </message>
    <message>
      <source>The working</source>
      <translation>ਹਿਸਾਬ</translation>
    </message>
    <message>
      <source>The working is kept with the street</source>
      <translation>ਹਿਸਾਬ ਗਲੀ ਨਾਲ ਰੱਖਿਆ ਗਿਆ</translation>
    </message>
    <message>
      <source>Their number</source>
      <translation>ਉਨ੍ਹਾਂ ਦਾ ਨੰਬਰ</translation>
    </message>
    <message>
      <source>Then</source>
      <translation>ਫਿਰ</translation>
    </message>
    <message>
      <source>There are two histories of one PC: it was copied, or put back from an old copy. What is saved here is safe; call the administrator.</source>
      <translation>ਇੱਕ ਪੀਸੀ ਦੇ ਦੋ ਇਤਿਹਾਸ ਹਨ: ਉਸ ਦੀ ਨਕਲ ਹੋਈ, ਜਾਂ ਪੁਰਾਣੀ ਨਕਲ ਤੋਂ ਰੱਖਿਆ ਗਿਆ। ਇੱਥੇ ਸਾਂਭਿਆ ਸੁਰੱਖਿਅਤ ਹੈ; ਪ੍ਰਸ਼ਾਸਕ ਨੂੰ ਬੁਲਾਓ।</translation>
    </message>
    <message>
      <source>There are two wards {number}.</source>
      <translation>ਵਾਰਡ {number} ਦੋ ਵਾਰ ਹੈ।</translation>
    </message>
    <message>
      <source>There is no case {number} on this PC.</source>
      <translation>ਇਸ ਪੀਸੀ ਉੱਤੇ ਮਾਮਲਾ {number} ਨਹੀਂ ਹੈ।</translation>
    </message>
    <message>
      <source>There is no data in this folder. See that the disk is plugged in, or choose another folder.</source>
      <translation>ਇਸ ਫੋਲਡਰ ਵਿੱਚ ਡਾਟਾ ਨਹੀਂ। ਵੇਖੋ ਕਿ ਡਿਸਕ ਲੱਗੀ ਹੈ, ਜਾਂ ਹੋਰ ਫੋਲਡਰ ਚੁਣੋ।</translation>
    </message>
    <message>
      <source>There is no file {name} here.</source>
      <translation>ਇੱਥੇ {name} ਨਾਂ ਦੀ ਕੋਈ ਫ਼ਾਈਲ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>There is no invitation of a centre here. Choose the file .ngi that its administrator made.</source>
      <translation>ਇੱਥੇ ਕਿਸੇ ਕੇਂਦਰ ਦਾ ਸੱਦਾ ਨਹੀਂ। ਉਸ ਦੇ ਪ੍ਰਸ਼ਾਸਕ ਦੀ ਬਣਾਈ .ngi ਫ਼ਾਈਲ ਚੁਣੋ।</translation>
    </message>
    <message>
      <source>There is no line to measure by yet.</source>
      <translation>ਹਾਲੇ ਨਾਪਣ ਲਈ ਕੋਈ ਲਾਈਨ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>There is no such agreement in the register.</source>
      <translation>ਰਜਿਸਟਰ ਵਿੱਚ ਅਜਿਹਾ ਕੋਈ ਇਕਰਾਰਨਾਮਾ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>There is no such case on this PC.</source>
      <translation>ਇਸ ਪੀਸੀ ਉੱਤੇ ਅਜਿਹਾ ਕੋਈ ਕੇਸ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>There is no such draft of an order on this notice.</source>
      <translation>ਇਸ ਨੋਟਿਸ ਉੱਤੇ ਹੁਕਮ ਦਾ ਅਜਿਹਾ ਖਰੜਾ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>There is no such due here.</source>
      <translation>ਇੱਥੇ ਅਜਿਹਾ ਕੋਈ ਬਕਾਇਆ ਨਹੀਂ ਹੈ।</translation>
    </message>
    <message>
      <source>There is no such field.</source>
      <translation>ਅਜਿਹੀ ਕੋਈ ਜਾਣਕਾਰੀ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>There is no such file.</source>
      <translation>ਅਜਿਹੀ ਕੋਈ ਫ਼ਾਈਲ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>There is no such folder. Put the stick in, and choose a folder on it.</source>
      <translation>ਅਜਿਹਾ ਫੋਲਡਰ ਨਹੀਂ। ਪੈੱਨ ਡਰਾਈਵ ਲਾਓ ਅਤੇ ਉਸ ਦਾ ਫੋਲਡਰ ਚੁਣੋ।</translation>
    </message>
    <message>
      <source>There is no such layer.</source>
      <translation>ਅਜਿਹੀ ਕੋਈ ਪਰਤ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>There is no such library; choose the one of the token's maker.</source>
      <translation>ਅਜਿਹੀ ਲਾਇਬ੍ਰੇਰੀ ਨਹੀਂ; ਟੋਕਨ ਬਣਾਉਣ ਵਾਲੇ ਦੀ ਚੁਣੋ।</translation>
    </message>
    <message>
      <source>There is no such notice in this case.</source>
      <translation>ਇਸ ਕੇਸ ਵਿੱਚ ਅਜਿਹਾ ਨੋਟਿਸ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>There is no such objection in this case.</source>
      <translation>ਇਸ ਕੇਸ ਵਿੱਚ ਅਜਿਹਾ ਇਤਰਾਜ਼ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>There is no such order that stands in this case.</source>
      <translation>ਇਸ ਮਾਮਲੇ ਵਿੱਚ ਅਜਿਹਾ ਕੋਈ ਕਾਇਮ ਹੁਕਮ ਨਹੀਂ ਹੈ।</translation>
    </message>
    <message>
      <source>There is no such paper in this case.</source>
      <translation>ਇਸ ਮਾਮਲੇ ਵਿੱਚ ਅਜਿਹਾ ਕੋਈ ਕਾਗਜ਼ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>There is no such payment here.</source>
      <translation>ਇੱਥੇ ਅਜਿਹੀ ਕੋਈ ਅਦਾਇਗੀ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>There is no such proposal for this street.</source>
      <translation>ਇਸ ਗਲੀ ਦੀ ਅਜਿਹੀ ਤਜਵੀਜ਼ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>There is no such receipt here.</source>
      <translation>ਇੱਥੇ ਅਜਿਹੀ ਕੋਈ ਰਸੀਦ ਨਹੀਂ ਹੈ।</translation>
    </message>
    <message>
      <source>There is no such register or report.</source>
      <translation>ਅਜਿਹਾ ਕੋਈ ਰਜਿਸਟਰ ਜਾਂ ਰਿਪੋਰਟ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>There is no such street here, or several; give its number.</source>
      <translation>ਇੱਥੇ ਅਜਿਹੀ ਗਲੀ ਨਹੀਂ, ਜਾਂ ਕਈ ਹਨ; ਉਸ ਦਾ ਨੰਬਰ ਦਿਓ।</translation>
    </message>
    <message>
      <source>There is no such street on this PC.</source>
      <translation>ਇਸ ਪੀਸੀ 'ਤੇ ਅਜਿਹੀ ਗਲੀ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>There is no table for this font.</source>
      <translation>ਇਸ ਫ਼ੌਂਟ ਦੀ ਸਾਰਣੀ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>There is no wording of this provision in one of the languages of the paper.</source>
      <translation>ਕਾਗ਼ਜ਼ ਦੀ ਇੱਕ ਭਾਸ਼ਾ ਵਿੱਚ ਇਸ ਉਪਬੰਧ ਦੀ ਇਬਾਰਤ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>There is nothing in this file.</source>
      <translation>ਫ਼ਾਈਲ ਵਿੱਚ ਕੁਝ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>There is nothing to print.</source>
      <translation>ਛਾਪਣ ਲਈ ਕੁਝ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>There is nothing to save; no file was written.</source>
      <translation>ਸਾਂਭਣ ਲਈ ਕੁਝ ਨਹੀਂ ਹੈ; ਕੋਈ ਫ਼ਾਈਲ ਨਹੀਂ ਲਿਖੀ ਗਈ।</translation>
    </message>
    <message>
      <source>These are all</source>
      <translation>ਬੱਸ ਇੰਨੇ ਹੀ</translation>
    </message>
    <message>
      <source>These are no coordinates; give degrees north and east, such as 23.26 and 77.41.</source>
      <translation>ਇਹ ਨਿਰਦੇਸ਼-ਅੰਕ ਨਹੀਂ; ਅੰਸ਼ ਉੱਤਰ ਅਤੇ ਪੂਰਬ ਦਿਓ, ਜਿਵੇਂ 23.26 ਅਤੇ 77.41।</translation>
    </message>
    <message>
      <source>These maps are measured in different frames and can't be laid together.</source>
      <translation>ਇਹ ਨਕਸ਼ੇ ਵੱਖਰੇ ਢਾਂਚਿਆਂ ਵਿੱਚ ਨਾਪੇ ਗਏ ਹਨ; ਇਕੱਠੇ ਨਹੀਂ ਰੱਖੇ ਜਾ ਸਕਦੇ।</translation>
    </message>
    <message>
      <source>These passwords were made up. They are shown once: write them down and hand each to its officer.</source>
      <translation>ਇਹ ਪਾਸਵਰਡ ਬਣਾਏ ਗਏ ਹਨ। ਇਹ ਇੱਕੋ ਵਾਰ ਦਿਸਦੇ ਹਨ: ਲਿਖ ਲਓ ਤੇ ਹਰ ਇੱਕ ਉਸ ਦੇ ਅਧਿਕਾਰੀ ਨੂੰ ਦਿਓ।</translation>
    </message>
    <message>
      <source>They are demanded with the due</source>
      <translation>ਬਕਾਏ ਦੇ ਨਾਲ ਮੰਗੇ ਜਾਂਦੇ ਹਨ</translation>
    </message>
    <message>
      <source>They have changed since; read them again.</source>
      <translation>ਉਦੋਂ ਤੋਂ ਇਹ ਬਦਲੇ ਹਨ; ਮੁੜ ਪੜ੍ਹੋ।</translation>
    </message>
    <message>
      <source>They stand</source>
      <translation>ਉਹ ਲਾਗੂ ਹਨ</translation>
    </message>
    <message>
      <source>Thing</source>
      <translation>ਚੀਜ਼</translation>
    </message>
    <message>
      <source>Things found or taken</source>
      <translation>ਮਿਲੀਆਂ ਜਾਂ ਲਈਆਂ ਚੀਜ਼ਾਂ</translation>
    </message>
    <message>
      <source>This GeoJSON is not made as it must be; export it anew.</source>
      <translation>ਇਹ GeoJSON ਠੀਕ ਨਹੀਂ ਬਣੀ; ਮੁੜ ਨਿਰਯਾਤ ਕਰੋ।</translation>
    </message>
    <message>
      <source>This PC</source>
      <translation>ਇਹ ਪੀਸੀ</translation>
    </message>
    <message>
      <source>This PC has no office yet. What shall it be?</source>
      <translation>ਇਸ ਪੀਸੀ ਉੱਤੇ ਹਾਲੇ ਕੋਈ ਦਫ਼ਤਰ ਨਹੀਂ। ਕੀ ਕਰਨਾ ਹੈ?</translation>
    </message>
    <message>
      <source>This PC has not joined yet</source>
      <translation>ਇਹ ਪੀਸੀ ਹਾਲੇ ਨਹੀਂ ਜੁੜਿਆ</translation>
    </message>
    <message>
      <source>This PC is enrolled.</source>
      <translation>ਇਹ ਪੀਸੀ ਜੁੜ ਗਿਆ।</translation>
    </message>
    <message>
      <source>This PC is not enrolled at a centre yet. Ask the administrator for a code and enter it under Sync.</source>
      <translation>ਇਹ ਪੀਸੀ ਅਜੇ ਕਿਸੇ ਕੇਂਦਰ ਨਾਲ ਨਹੀਂ ਜੁੜਿਆ। ਪ੍ਰਸ਼ਾਸਕ ਤੋਂ ਕੋਡ ਲੈ ਕੇ ‘ਵਟਾਂਦਰਾ’ ਵਿੱਚ ਦਰਜ ਕਰੋ।</translation>
    </message>
    <message>
      <source>This PC's clock is too far from the centre's. Set date and time right.</source>
      <translation>ਇਸ ਪੀਸੀ ਦੀ ਘੜੀ ਕੇਂਦਰ ਦੀ ਘੜੀ ਤੋਂ ਬਹੁਤ ਵੱਖਰੀ ਹੈ। ਤਾਰੀਖ ਅਤੇ ਸਮਾਂ ਠੀਕ ਕਰੋ।</translation>
    </message>
    <message>
      <source>This archive holds no map that is read here.</source>
      <translation>ਇਸ ਸੰਗ੍ਰਹਿ ਵਿੱਚ ਇੱਥੇ ਪੜ੍ਹਿਆ ਜਾਣ ਵਾਲਾ ਨਕਸ਼ਾ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>This area at this rate can't be reckoned.</source>
      <translation>ਇਸ ਦਰ 'ਤੇ ਇਹ ਰਕਬਾ ਨਹੀਂ ਕੱਢਿਆ ਜਾ ਸਕਦਾ।</translation>
    </message>
    <message>
      <source>This book is for papers of another kind.</source>
      <translation>ਇਹ ਕਿਤਾਬ ਹੋਰ ਕਿਸਮ ਦੇ ਕਾਗਜ਼ਾਂ ਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>This can't be at an hour still to come; it is {hour} now.</source>
      <translation>ਇਹ ਆਉਣ ਵਾਲੇ ਸਮੇਂ ਦਾ ਨਹੀਂ ਹੋ ਸਕਦਾ; ਹੁਣ {hour} ਵਜੇ ਹਨ।</translation>
    </message>
    <message>
      <source>This can't be changed so.</source>
      <translation>ਇਹ ਇਉਂ ਨਹੀਂ ਬਦਲਿਆ ਜਾ ਸਕਦਾ।</translation>
    </message>
    <message>
      <source>This can't be on a day still to come.</source>
      <translation>ਇਹ ਆਉਣ ਵਾਲੇ ਦਿਨ ਦਾ ਨਹੀਂ ਹੋ ਸਕਦਾ।</translation>
    </message>
    <message>
      <source>This case comes before the other</source>
      <translation>ਇਹ ਮਾਮਲਾ ਦੂਜੇ ਤੋਂ ਪਹਿਲਾਂ ਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>This case follows the other</source>
      <translation>ਇਹ ਮਾਮਲਾ ਦੂਜੇ ਤੋਂ ਬਾਅਦ ਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>This case has no issued paper yet; there is nothing to bind.</source>
      <translation>ਇਸ ਕੇਸ ਵਿੱਚ ਹਾਲੇ ਕੋਈ ਕਾਗ਼ਜ਼ ਜਾਰੀ ਨਹੀਂ ਹੋਇਆ; ਬੰਨ੍ਹਣ ਲਈ ਕੁਝ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>This comes after {date}.</source>
      <translation>ਇਹ {date} ਤੋਂ ਬਾਅਦ ਦਾ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>This copy is not sound, or is none. Take another one, to another disk.</source>
      <translation>ਇਹ ਨਕਲ ਠੀਕ ਨਹੀਂ, ਜਾਂ ਨਕਲ ਹੀ ਨਹੀਂ। ਹੋਰ ਲਓ, ਹੋਰ ਡਿਸਕ ਉੱਤੇ।</translation>
    </message>
    <message>
      <source>This could not be done</source>
      <translation>ਇਹ ਨਹੀਂ ਹੋ ਸਕਿਆ</translation>
    </message>
    <message>
      <source>This data folder belongs to another office. Choose an empty one.</source>
      <translation>ਇਹ ਡੇਟਾ ਫੋਲਡਰ ਹੋਰ ਦਫ਼ਤਰ ਦਾ ਹੈ। ਖ਼ਾਲੀ ਚੁਣੋ।</translation>
    </message>
    <message>
      <source>This data folder comes from another PC or user. It goes on as a new device with its own numbers.</source>
      <translation>ਇਹ ਡਾਟਾ ਫੋਲਡਰ ਕਿਸੇ ਹੋਰ ਪੀਸੀ ਜਾਂ ਵਰਤੋਂਕਾਰ ਦਾ ਹੈ। ਇਹ ਆਪਣੇ ਵੱਖਰੇ ਨੰਬਰਾਂ ਵਾਲੇ ਨਵੇਂ ਯੰਤਰ ਵਜੋਂ ਚੱਲੇਗਾ।</translation>
    </message>
    <message>
      <source>This data folder is a copy of one still in use here. It goes on as a new device with its own numbers. If you meant to work in the other folder, close this one.</source>
      <translation>ਇਹ ਡਾਟਾ ਫੋਲਡਰ ਇੱਥੇ ਵਰਤੇ ਜਾ ਰਹੇ ਫੋਲਡਰ ਦੀ ਨਕਲ ਹੈ। ਇਹ ਆਪਣੇ ਵੱਖਰੇ ਨੰਬਰਾਂ ਵਾਲੇ ਨਵੇਂ ਯੰਤਰ ਵਜੋਂ ਚੱਲੇਗਾ। ਜੇ ਦੂਜੇ ਫੋਲਡਰ ਵਿੱਚ ਕੰਮ ਕਰਨਾ ਸੀ, ਤਾਂ ਇਸ ਨੂੰ ਬੰਦ ਕਰੋ।</translation>
    </message>
    <message>
      <source>This data folder is an older copy. It goes on as a new device with its own numbers; what is missing comes with the next exchange.</source>
      <translation>ਇਹ ਡਾਟਾ ਫੋਲਡਰ ਪੁਰਾਣੀ ਨਕਲ ਹੈ। ਇਹ ਆਪਣੇ ਵੱਖਰੇ ਨੰਬਰਾਂ ਵਾਲੇ ਨਵੇਂ ਯੰਤਰ ਵਜੋਂ ਚੱਲੇਗਾ; ਜੋ ਘੱਟ ਹੈ ਉਹ ਅਗਲੇ ਲੈਣ-ਦੇਣ ਵਿੱਚ ਆਵੇਗਾ।</translation>
    </message>
    <message>
      <source>This data is encrypted, and its key is not on this PC. Type the recovery key from the printed sheet.</source>
      <translation>ਇਹ ਡਾਟਾ ਗੁਪਤ ਲਿਖਤ ਵਿੱਚ ਹੈ ਅਤੇ ਇਸਦੀ ਕੁੰਜੀ ਇਸ ਪੀਸੀ 'ਤੇ ਨਹੀਂ। ਛਪੇ ਪੰਨੇ ਤੋਂ ਬਹਾਲੀ ਕੁੰਜੀ ਲਿਖੋ।</translation>
    </message>
    <message>
      <source>This data is not encrypted; there is nothing to do.</source>
      <translation>ਇਹ ਡੇਟਾ ਕੂਟਬੱਧ ਨਹੀਂ; ਕੁਝ ਕਰਨ ਦੀ ਲੋੜ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>This data is of an older format. Open it once for work first.</source>
      <translation>ਇਹ ਡੇਟਾ ਪੁਰਾਣੇ ਰੂਪ ਦਾ ਹੈ। ਪਹਿਲਾਂ ਇੱਕ ਵਾਰ ਕੰਮ ਲਈ ਖੋਲ੍ਹੋ।</translation>
    </message>
    <message>
      <source>This data was last used by a newer Nagardesk. Nothing was changed; install the newer program.</source>
      <translation>ਇਹ ਡਾਟਾ ਆਖ਼ਰ ਵਿੱਚ ਨਵੇਂ ਨਗਰਡੈਸਕ ਨੇ ਵਰਤਿਆ ਸੀ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ; ਨਵਾਂ ਪ੍ਰੋਗਰਾਮ ਲਗਾਓ।</translation>
    </message>
    <message>
      <source>This day is more than a year away; look at the year again.</source>
      <translation>ਇਹ ਦਿਨ ਇੱਕ ਸਾਲ ਤੋਂ ਵੱਧ ਦੂਰ ਹੈ; ਸਾਲ ਮੁੜ ਵੇਖੋ।</translation>
    </message>
    <message>
      <source>This drawing is damaged or no DXF; save it anew.</source>
      <translation>ਇਹ ਡਰਾਇੰਗ ਖ਼ਰਾਬ ਹੈ ਜਾਂ DXF ਨਹੀਂ; ਮੁੜ ਸੰਭਾਲੋ।</translation>
    </message>
    <message>
      <source>This drawing is in units that are not read; draw it in metres.</source>
      <translation>ਇਹ ਡਰਾਇੰਗ ਨਾ ਪੜ੍ਹੀ ਜਾਣ ਵਾਲੀ ਇਕਾਈ ਵਿੱਚ ਹੈ; ਮੀਟਰਾਂ ਵਿੱਚ ਬਣਾਓ।</translation>
    </message>
    <message>
      <source>This file can't be looked at here.</source>
      <translation>ਇਹ ਫ਼ਾਈਲ ਇੱਥੇ ਨਹੀਂ ਵੇਖੀ ਜਾ ਸਕਦੀ।</translation>
    </message>
    <message>
      <source>This file can't be read; choose it again.</source>
      <translation>ਫ਼ਾਈਲ ਪੜ੍ਹੀ ਨਹੀਂ ਜਾ ਸਕਦੀ; ਫਿਰ ਚੁਣੋ।</translation>
    </message>
    <message>
      <source>This file declares a document type. A map needs none; it is not read.</source>
      <translation>ਇਹ ਫ਼ਾਈਲ ਦਸਤਾਵੇਜ਼ ਕਿਸਮ ਦੱਸਦੀ ਹੈ। ਨਕਸ਼ੇ ਨੂੰ ਲੋੜ ਨਹੀਂ; ਇਹ ਨਹੀਂ ਪੜ੍ਹੀ ਜਾਂਦੀ।</translation>
    </message>
    <message>
      <source>This file has more columns than a register can have. Take the empty ones out.</source>
      <translation>ਇਸ ਫ਼ਾਈਲ ਵਿੱਚ ਰਜਿਸਟਰ ਨਾਲੋਂ ਵੱਧ ਕਾਲਮ ਹਨ। ਖਾਲੀ ਕਾਲਮ ਕੱਢੋ।</translation>
    </message>
    <message>
      <source>This file has more rows than are read at once. Bring it in parts.</source>
      <translation>ਇਸ ਫ਼ਾਈਲ ਵਿੱਚ ਇੱਕ ਵਾਰ ਵਿੱਚ ਪੜ੍ਹੀਆਂ ਜਾਣ ਵਾਲੀਆਂ ਤੋਂ ਵੱਧ ਕਤਾਰਾਂ ਹਨ। ਇਸਨੂੰ ਹਿੱਸਿਆਂ ਵਿੱਚ ਲਿਆਓ।</translation>
    </message>
    <message>
      <source>This file has too many pages; divide it.</source>
      <translation>ਫ਼ਾਈਲ ਵਿੱਚ ਬਹੁਤ ਪੰਨੇ ਹਨ; ਵੰਡੋ।</translation>
    </message>
    <message>
      <source>This file has too many shapes, points or rows. Export a smaller part.</source>
      <translation>ਇਸ ਫ਼ਾਈਲ ਵਿੱਚ ਆਕਾਰ, ਬਿੰਦੂ ਜਾਂ ਕਤਾਰਾਂ ਬਹੁਤ ਹਨ। ਛੋਟਾ ਹਿੱਸਾ ਨਿਰਯਾਤ ਕਰੋ।</translation>
    </message>
    <message>
      <source>This file holds nothing that can be used here.</source>
      <translation>ਇਸ ਫ਼ਾਈਲ ਵਿੱਚ ਇੱਥੇ ਵਰਤਣ ਯੋਗ ਕੁਝ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>This file is damaged or cut off; scan the paper again.</source>
      <translation>ਫ਼ਾਈਲ ਖ਼ਰਾਬ ਜਾਂ ਅਧੂਰੀ ਹੈ; ਕਾਗ਼ਜ਼ ਫਿਰ ਸਕੈਨ ਕਰੋ।</translation>
    </message>
    <message>
      <source>This file is locked by a password. Ask for a copy without one, or scan the paper.</source>
      <translation>ਫ਼ਾਈਲ ਪਾਸਵਰਡ ਨਾਲ ਬੰਦ ਹੈ। ਬਿਨਾਂ ਪਾਸਵਰਡ ਦੀ ਕਾਪੀ ਮੰਗੋ ਜਾਂ ਕਾਗ਼ਜ਼ ਸਕੈਨ ਕਰੋ।</translation>
    </message>
    <message>
      <source>This file is not sound JSON; export it anew.</source>
      <translation>ਇਹ ਫ਼ਾਈਲ ਠੀਕ JSON ਨਹੀਂ; ਮੁੜ ਨਿਰਯਾਤ ਕਰੋ।</translation>
    </message>
    <message>
      <source>This file is not sound XML; export it anew.</source>
      <translation>ਇਹ ਫ਼ਾਈਲ ਠੀਕ XML ਨਹੀਂ; ਮੁੜ ਨਿਰਯਾਤ ਕਰੋ।</translation>
    </message>
    <message>
      <source>This file is too big. Scan the paper in grey at 200 or 300 dpi.</source>
      <translation>ਫ਼ਾਈਲ ਬਹੁਤ ਵੱਡੀ ਹੈ। ਕਾਗ਼ਜ਼ 200 ਜਾਂ 300 dpi ਉੱਤੇ ਸਲੇਟੀ ਰੰਗ ਵਿੱਚ ਸਕੈਨ ਕਰੋ।</translation>
    </message>
    <message>
      <source>This file is too large for a bundle; copy the bundle itself.</source>
      <translation>ਇਹ ਫ਼ਾਈਲ ਪੋਟਲੀ ਲਈ ਬਹੁਤ ਵੱਡੀ ਹੈ; ਪੋਟਲੀ ਦੀ ਹੀ ਨਕਲ ਕਰੋ।</translation>
    </message>
    <message>
      <source>This file lacks a column of the map.</source>
      <translation>ਫ਼ਾਈਲ ਵਿੱਚ ਨਕਸ਼ੇ ਦਾ ਇੱਕ ਖਾਨਾ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>This file unpacks to far more than a register can hold; it is not read.</source>
      <translation>ਫ਼ਾਈਲ ਖੁੱਲ੍ਹ ਕੇ ਰਜਿਸਟਰ ਤੋਂ ਕਿਤੇ ਵੱਡੀ ਹੋ ਜਾਂਦੀ ਹੈ; ਪੜ੍ਹੀ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>This file was in the case already</source>
      <translation>ਇਹ ਫ਼ਾਈਲ ਕੇਸ ਵਿੱਚ ਪਹਿਲਾਂ ਹੀ ਸੀ</translation>
    </message>
    <message>
      <source>This finding is not in the case.</source>
      <translation>ਇਹ ਲੱਭਤ ਕੇਸ ਵਿੱਚ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>This folder holds copies of other data. Choose another folder for the copies.</source>
      <translation>ਇਸ ਫੋਲਡਰ ਵਿੱਚ ਹੋਰ ਡੇਟਾ ਦੀਆਂ ਨਕਲਾਂ ਹਨ। ਨਕਲਾਂ ਲਈ ਹੋਰ ਚੁਣੋ।</translation>
    </message>
    <message>
      <source>This folder lies on a network drive, where what is saved can be lost. No office was made. Choose a folder on a disk of this PC.</source>
      <translation>ਇਹ ਫ਼ੋਲਡਰ ਨੈੱਟਵਰਕ ਡਰਾਈਵ ਉੱਤੇ ਹੈ, ਜਿੱਥੇ ਸਾਂਭਿਆ ਹੋਇਆ ਗੁਆਚ ਸਕਦਾ ਹੈ। ਕੋਈ ਦਫ਼ਤਰ ਨਹੀਂ ਬਣਾਇਆ ਗਿਆ। ਇਸੇ ਪੀਸੀ ਦੀ ਡਿਸਕ ਉੱਤੇ ਫ਼ੋਲਡਰ ਚੁਣੋ।</translation>
    </message>
    <message>
      <source>This form is of another Act than this office's.</source>
      <translation>ਇਹ ਫ਼ਾਰਮ ਇਸ ਦਫ਼ਤਰ ਦੇ ਐਕਟ ਦਾ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>This grid is not known here. Give its EPSG number, such as 32643 for UTM zone 43 north.</source>
      <translation>ਇਹ ਗਰਿੱਡ ਇੱਥੇ ਪਤਾ ਨਹੀਂ। EPSG ਨੰਬਰ ਦਿਓ, ਜਿਵੇਂ UTM ਜ਼ੋਨ 43 ਉੱਤਰ ਲਈ 32643.</translation>
    </message>
    <message>
      <source>This has {count} characters; at most {most} are kept. Shorten it, or attach a paper.</source>
      <translation>ਇਸ ਵਿੱਚ {count} ਅੱਖਰ ਹਨ; ਵੱਧ ਤੋਂ ਵੱਧ {most} ਰੱਖੇ ਜਾਂਦੇ ਹਨ। ਛੋਟਾ ਕਰੋ ਜਾਂ ਕਾਗ਼ਜ਼ ਨੱਥੀ ਕਰੋ।</translation>
    </message>
    <message>
      <source>This holds no certificate with its key. Choose another file or token.</source>
      <translation>ਇਸ ਵਿੱਚ ਕੁੰਜੀ ਸਮੇਤ ਪ੍ਰਮਾਣ-ਪੱਤਰ ਨਹੀਂ। ਹੋਰ ਫ਼ਾਈਲ ਜਾਂ ਟੋਕਨ ਚੁਣੋ।</translation>
    </message>
    <message>
      <source>This is another centre than the one this PC belongs to. Nothing was taken over.</source>
      <translation>ਇਹ ਉਹ ਕੇਂਦਰ ਨਹੀਂ ਜਿਸ ਨਾਲ ਇਹ ਪੀਸੀ ਜੁੜਿਆ ਹੈ। ਕੁਝ ਨਹੀਂ ਲਿਆ ਗਿਆ।</translation>
    </message>
    <message>
      <source>This is done by another step; look at what may be done next in the case.</source>
      <translation>ਇਹ ਹੋਰ ਕਦਮ ਨਾਲ ਹੁੰਦਾ ਹੈ; ਕੇਸ ਵਿੱਚ ਵੇਖੋ ਕਿ ਅੱਗੇ ਕੀ ਕੀਤਾ ਜਾ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>This is for another authority; record its paper: authority, number and date.</source>
      <translation>ਇਹ ਹੋਰ ਅਥਾਰਟੀ ਦਾ ਕੰਮ ਹੈ; ਉਸ ਦਾ ਕਾਗ਼ਜ਼ ਦਰਜ ਕਰੋ: ਅਥਾਰਟੀ, ਨੰਬਰ ਅਤੇ ਤਾਰੀਖ।</translation>
    </message>
    <message>
      <source>This is for another office. Ask the centre for one of this office.</source>
      <translation>ਇਹ ਹੋਰ ਦਫ਼ਤਰ ਲਈ ਹੈ। ਕੇਂਦਰ ਤੋਂ ਇਸ ਦਫ਼ਤਰ ਦਾ ਮੰਗੋ।</translation>
    </message>
    <message>
      <source>This is for the {authority}; record its paper: authority, number and date.</source>
      <translation>ਇਹ {authority} ਦਾ ਕੰਮ ਹੈ; ਉਸ ਦਾ ਕਾਗ਼ਜ਼ ਦਰਜ ਕਰੋ: ਅਥਾਰਟੀ, ਨੰਬਰ ਅਤੇ ਤਾਰੀਖ।</translation>
    </message>
    <message>
      <source>This is for the {authority}; the person signed in does not hold that power.</source>
      <translation>ਇਹ {authority} ਦਾ ਕੰਮ ਹੈ; ਸਾਈਨ ਇਨ ਵਿਅਕਤੀ ਕੋਲ ਇਹ ਅਧਿਕਾਰ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>This is larger than the centre takes. It stays here; tell the administrator.</source>
      <translation>ਇਹ ਕੇਂਦਰ ਦੀ ਹੱਦ ਤੋਂ ਵੱਡਾ ਹੈ। ਇੱਥੇ ਹੀ ਰਹਿੰਦਾ ਹੈ; ਪ੍ਰਸ਼ਾਸਕ ਨੂੰ ਦੱਸੋ।</translation>
    </message>
    <message>
      <source>This is less than the amount.</source>
      <translation>ਇਹ ਰਕਮ ਤੋਂ ਘੱਟ ਹੈ।</translation>
    </message>
    <message>
      <source>This is more than section {section} lets be taken.</source>
      <translation>ਇਹ ਧਾਰਾ {section} ਵਿੱਚ ਲੈਣ ਯੋਗ ਤੋਂ ਵੱਧ ਹੈ।</translation>
    </message>
    <message>
      <source>This is no .xlsx workbook. Save it as .xlsx or .csv.</source>
      <translation>ਇਹ .xlsx ਵਰਕਬੁੱਕ ਨਹੀਂ। ਇਸ ਨੂੰ .xlsx ਜਾਂ .csv ਵਜੋਂ ਸਾਂਭੋ।</translation>
    </message>
    <message>
      <source>This is no PDF, JPEG, PNG, TIFF or WebP, whatever its name says. Scan the paper as one.</source>
      <translation>ਨਾਂ ਜੋ ਵੀ ਹੋਵੇ, ਇਹ PDF, JPEG, PNG, TIFF ਜਾਂ WebP ਨਹੀਂ। ਕਾਗ਼ਜ਼ ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਕਿਸੇ ਰੂਪ ਵਿੱਚ ਸਕੈਨ ਕਰੋ।</translation>
    </message>
    <message>
      <source>This is no PDF, or it is damaged. Choose another file.</source>
      <translation>ਇਹ PDF ਨਹੀਂ, ਜਾਂ ਖ਼ਰਾਬ ਹੈ। ਹੋਰ ਫ਼ਾਈਲ ਚੁਣੋ।</translation>
    </message>
    <message>
      <source>This is no code of a paper of this program, or it was read only in part. Scan it again.</source>
      <translation>ਇਹ ਇਸ ਪ੍ਰੋਗਰਾਮ ਦੇ ਕਾਗਜ਼ ਦਾ ਕੋਡ ਨਹੀਂ, ਜਾਂ ਅਧੂਰਾ ਪੜ੍ਹਿਆ ਗਿਆ। ਮੁੜ ਸਕੈਨ ਕਰੋ।</translation>
    </message>
    <message>
      <source>This is no number of notes or coins.</source>
      <translation>ਇਹ ਨੋਟਾਂ ਜਾਂ ਸਿੱਕਿਆਂ ਦੀ ਗਿਣਤੀ ਨਹੀਂ ਹੈ।</translation>
    </message>
    <message>
      <source>This is no plain file; copy the bundle itself.</source>
      <translation>ਇਹ ਸਾਧਾਰਨ ਫ਼ਾਈਲ ਨਹੀਂ; ਪੋਟਲੀ ਦੀ ਹੀ ਨਕਲ ਕਰੋ।</translation>
    </message>
    <message>
      <source>This is no reply of our centre to this PC.</source>
      <translation>ਇਹ ਇਸ ਪੀਸੀ ਲਈ ਸਾਡੇ ਕੇਂਦਰ ਦਾ ਜਵਾਬ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>This is no text file. Save the register as .xlsx, or as .csv in UTF-8.</source>
      <translation>ਇਹ ਲਿਖਤ ਦੀ ਫ਼ਾਈਲ ਨਹੀਂ। ਰਜਿਸਟਰ ਨੂੰ .xlsx ਵਜੋਂ, ਜਾਂ UTF-8 ਵਿੱਚ .csv ਵਜੋਂ ਸਾਂਭੋ।</translation>
    </message>
    <message>
      <source>This is not in the power of the person signed in</source>
      <translation>ਇਹ ਸਾਈਨ ਇਨ ਵਿਅਕਤੀ ਦੀ ਸ਼ਕਤੀ ਵਿੱਚ ਨਹੀਂ</translation>
    </message>
    <message>
      <source>This is not one of the choices.</source>
      <translation>ਇਹ ਵਿਕਲਪਾਂ ਵਿੱਚ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>This is not the name of a copy.</source>
      <translation>ਇਹ ਕਿਸੇ ਨਕਲ ਦਾ ਨਾਂ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>This is settled already.</source>
      <translation>ਇਸ ਦਾ ਨਿਪਟਾਰਾ ਹੋ ਚੁੱਕਾ ਹੈ।</translation>
    </message>
    <message>
      <source>This is the completion of the other</source>
      <translation>ਇਹ ਦੂਜੇ ਦਾ ਪੂਰਨਤਾ ਮਾਮਲਾ ਹੈ</translation>
    </message>
    <message>
      <source>This is the permission of the other</source>
      <translation>ਇਹ ਦੂਜੇ ਦੀ ਮਨਜ਼ੂਰੀ ਹੈ</translation>
    </message>
    <message>
      <source>This is what stands there already.</source>
      <translation>ਉੱਥੇ ਪਹਿਲਾਂ ਹੀ ਇਹੋ ਲਿਖਿਆ ਹੈ।</translation>
    </message>
    <message>
      <source>This kind of file is not read here. Use GeoJSON, KML, a shapefile, DXF, or .csv for tables.</source>
      <translation>ਇਸ ਕਿਸਮ ਦੀ ਫ਼ਾਈਲ ਇੱਥੇ ਨਹੀਂ ਪੜ੍ਹੀ ਜਾਂਦੀ। GeoJSON, KML, shapefile, DXF ਜਾਂ ਸਾਰਣੀਆਂ ਲਈ .csv ਵਰਤੋ।</translation>
    </message>
    <message>
      <source>This letter came back before; send another before it can come back again.</source>
      <translation>ਇਹ ਚਿੱਠੀ ਪਹਿਲਾਂ ਮੁੜ ਆਈ ਹੈ; ਹੋਰ ਭੇਜੋ, ਤਾਂ ਹੀ ਉਹ ਫਿਰ ਮੁੜ ਸਕਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>This lies far from the street. Check the grid or zone of the file.</source>
      <translation>ਇਹ ਗਲੀ ਤੋਂ ਬਹੁਤ ਦੂਰ ਹੈ। ਫ਼ਾਈਲ ਦਾ ਗਰਿੱਡ ਜਾਂ ਜ਼ੋਨ ਜਾਂਚੋ।</translation>
    </message>
    <message>
      <source>This map file is too big. Export only the streets that are wanted.</source>
      <translation>ਇਹ ਨਕਸ਼ਾ ਫ਼ਾਈਲ ਬਹੁਤ ਵੱਡੀ ਹੈ। ਸਿਰਫ਼ ਲੋੜੀਂਦੀਆਂ ਗਲੀਆਂ ਨਿਰਯਾਤ ਕਰੋ।</translation>
    </message>
    <message>
      <source>This must be filled in.</source>
      <translation>ਇਹ ਭਰਨਾ ਲਾਜ਼ਮੀ ਹੈ।</translation>
    </message>
    <message>
      <source>This name and password do not go together.</source>
      <translation>ਇਹ ਨਾਂ ਅਤੇ ਪਾਸਵਰਡ ਮੇਲ ਨਹੀਂ ਖਾਂਦੇ।</translation>
    </message>
    <message>
      <source>This notice is already issued.</source>
      <translation>ਇਹ ਨੋਟਿਸ ਜਾਰੀ ਹੋ ਚੁੱਕਾ ਹੈ।</translation>
    </message>
    <message>
      <source>This notice is already served; its return of service is in the file.</source>
      <translation>ਇਸ ਨੋਟਿਸ ਦੀ ਤਾਮੀਲ ਹੋ ਚੁੱਕੀ ਹੈ; ਤਾਮੀਲ ਰਿਪੋਰਟ ਫ਼ਾਈਲ ਵਿੱਚ ਹੈ।</translation>
    </message>
    <message>
      <source>This office has no such ward.</source>
      <translation>ਇਸ ਦਫ਼ਤਰ ਵਿੱਚ ਅਜਿਹਾ ਵਾਰਡ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>This office is set up already; change it under Settings.</source>
      <translation>ਇਹ ਦਫ਼ਤਰ ਪਹਿਲਾਂ ਹੀ ਬਣਿਆ ਹੈ; ‘ਸੈਟਿੰਗਾਂ’ ਵਿੱਚ ਬਦਲੋ।</translation>
    </message>
    <message>
      <source>This page is not in your language yet; it stands here in English.</source>
      <translation>ਇਹ ਪੰਨਾ ਹਾਲੇ ਤੁਹਾਡੀ ਭਾਸ਼ਾ ਵਿੱਚ ਨਹੀਂ; ਇੱਥੇ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ ਹੈ।</translation>
    </message>
    <message>
      <source>This person does not hold a post in the office on that day.</source>
      <translation>ਇਹ ਵਿਅਕਤੀ ਉਸ ਦਿਨ ਦਫ਼ਤਰ ਵਿੱਚ ਅਹੁਦੇ ਉੱਤੇ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>This person is not in the office's list of officers.</source>
      <translation>ਇਹ ਵਿਅਕਤੀ ਦਫ਼ਤਰ ਦੇ ਅਧਿਕਾਰੀਆਂ ਦੀ ਸੂਚੀ ਵਿੱਚ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>This picture is too fine. Scan it at 300 dpi or less.</source>
      <translation>ਤਸਵੀਰ ਬਹੁਤ ਬਰੀਕ ਹੈ। 300 dpi ਜਾਂ ਘੱਟ ਉੱਤੇ ਸਕੈਨ ਕਰੋ।</translation>
    </message>
    <message>
      <source>This plea is not answered yet.</source>
      <translation>ਇਸ ਦਲੀਲ ਦਾ ਜਵਾਬ ਅਜੇ ਬਾਕੀ ਹੈ।</translation>
    </message>
    <message>
      <source>This print job is damaged or gone. Take it out of the queue and print the paper again.</source>
      <translation>ਇਹ ਛਪਾਈ ਕੰਮ ਖ਼ਰਾਬ ਹੈ ਜਾਂ ਨਹੀਂ ਰਿਹਾ। ਕਤਾਰ ਵਿੱਚੋਂ ਹਟਾਓ ਅਤੇ ਕਾਗਜ਼ ਮੁੜ ਛਾਪੋ।</translation>
    </message>
    <message>
      <source>This program is too old for the centre. Work goes on here; the exchange needs an update.</source>
      <translation>ਇਹ ਪ੍ਰੋਗਰਾਮ ਕੇਂਦਰ ਲਈ ਬਹੁਤ ਪੁਰਾਣਾ ਹੈ। ਇੱਥੇ ਕੰਮ ਚੱਲਦਾ ਰਹੇਗਾ; ਲੈਣ-ਦੇਣ ਲਈ ਨਵਾਂ ਸੰਸਕਰਣ ਚਾਹੀਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>This proposal is closed; a new one can be made.</source>
      <translation>ਇਹ ਤਜਵੀਜ਼ ਬੰਦ ਹੈ; ਨਵੀਂ ਬਣਾਈ ਜਾ ਸਕਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>This receipt is not for a cheque or draft.</source>
      <translation>ਇਹ ਰਸੀਦ ਚੈੱਕ ਜਾਂ ਡਰਾਫ਼ਟ ਦੀ ਨਹੀਂ ਹੈ।</translation>
    </message>
    <message>
      <source>This receipt was cancelled, dishonoured, paid back or realised on {date} already.</source>
      <translation>ਇਹ ਰਸੀਦ {date} ਨੂੰ ਪਹਿਲਾਂ ਹੀ ਰੱਦ, ਬਾਊਂਸ, ਵਾਪਸ ਜਾਂ ਵਸੂਲ ਹੋ ਚੁੱਕੀ ਹੈ।</translation>
    </message>
    <message>
      <source>This recovers what the other left due</source>
      <translation>ਇਹ ਦੂਜੇ ਦਾ ਬਕਾਇਆ ਵਸੂਲਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>This section lays down no fine.</source>
      <translation>ਇਹ ਧਾਰਾ ਕੋਈ ਜੁਰਮਾਨਾ ਨਹੀਂ ਠਹਿਰਾਉਂਦੀ।</translation>
    </message>
    <message>
      <source>This seems typed in Kruti Dev or DevLys. It reads: {reading}</source>
      <translation>ਇਹ ਕ੍ਰਿਤੀ ਦੇਵ ਜਾਂ ਦੇਵਲਿਸ ਵਿੱਚ ਲਿਖਿਆ ਲੱਗਦਾ ਹੈ। ਪਾਠ: {reading}</translation>
    </message>
    <message>
      <source>This seems typed in a legacy Hindi font: {reading}. Name the font of the column.</source>
      <translation>ਇਹ ਪੁਰਾਣੇ ਹਿੰਦੀ ਫ਼ੌਂਟ ਵਿੱਚ ਲਿਖਿਆ ਲੱਗਦਾ ਹੈ: {reading}। ਖਾਨੇ ਦਾ ਫ਼ੌਂਟ ਦੱਸੋ।</translation>
    </message>
    <message>
      <source>This seems typed in a legacy font that can't be read. Type it anew in Unicode.</source>
      <translation>ਇਹ ਕਿਸੇ ਪੁਰਾਣੇ ਫ਼ੌਂਟ ਵਿੱਚ ਲਿਖਿਆ ਲੱਗਦਾ ਹੈ ਜੋ ਪੜ੍ਹਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ। ਯੂਨੀਕੋਡ ਵਿੱਚ ਫਿਰ ਲਿਖੋ।</translation>
    </message>
    <message>
      <source>This shapefile is damaged, incomplete or of a kind that is not read.</source>
      <translation>ਇਹ shapefile ਖ਼ਰਾਬ, ਅਧੂਰੀ ਜਾਂ ਨਾ ਪੜ੍ਹੀ ਜਾਣ ਵਾਲੀ ਕਿਸਮ ਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>This street has no such line or proposal.</source>
      <translation>ਇਸ ਗਲੀ ਦੀ ਅਜਿਹੀ ਲਾਈਨ ਜਾਂ ਤਜਵੀਜ਼ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>This was done already.</source>
      <translation>ਇਹ ਪਹਿਲਾਂ ਹੀ ਹੋ ਚੁੱਕਾ ਹੈ।</translation>
    </message>
    <message>
      <source>This workbook has no sheet of that name.</source>
      <translation>ਇਸ ਵਰਕਬੁੱਕ ਵਿੱਚ ਇਸ ਨਾਂ ਦੀ ਸ਼ੀਟ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>This workbook has no sheet with cells.</source>
      <translation>ਇਸ ਵਰਕਬੁੱਕ ਵਿੱਚ ਖਾਨਿਆਂ ਵਾਲੀ ਕੋਈ ਸ਼ੀਟ ਨਹੀਂ।</translation>
    </message>
    <message>
      <source>This workbook holds something that no spreadsheet writes; it is not read.</source>
      <translation>ਇਸ ਵਰਕਬੁੱਕ ਵਿੱਚ ਕੁਝ ਅਜਿਹਾ ਹੈ ਜੋ ਕੋਈ ਸਪ੍ਰੈਡਸ਼ੀਟ ਨਹੀਂ ਲਿਖਦੀ; ਇਸ ਨੂੰ ਪੜ੍ਹਿਆ ਨਹੀਂ ਜਾਂਦਾ।</translation>
    </message>
    <message>
      <source>This workbook is damaged. Open it and save it anew.</source>
      <translation>ਵਰਕਬੁੱਕ ਖ਼ਰਾਬ ਹੈ। ਖੋਲ੍ਹ ਕੇ ਫਿਰ ਸੰਭਾਲੋ।</translation>
    </message>
    <message>
      <source>This workbook is of the old kind or locked by a password. Save it as .xlsx without one.</source>
      <translation>ਵਰਕਬੁੱਕ ਪੁਰਾਣੀ ਕਿਸਮ ਦੀ ਜਾਂ ਪਾਸਵਰਡ ਨਾਲ ਬੰਦ ਹੈ। ਬਿਨਾਂ ਪਾਸਵਰਡ .xlsx ਵਜੋਂ ਸੰਭਾਲੋ।</translation>
    </message>
    <message>
      <source>Throw the draft away</source>
      <translation>ਖਰੜਾ ਸੁੱਟ ਦਿਓ</translation>
    </message>
    <message>
      <source>Thursday</source>
      <translation>ਵੀਰਵਾਰ</translation>
    </message>
    <message>
      <source>Till {till}</source>
      <translation>ਕਾਊਂਟਰ {till}</translation>
    </message>
    <message>
      <source>Time for objections</source>
      <translation>ਇਤਰਾਜ਼ਾਂ ਦਾ ਸਮਾਂ</translation>
    </message>
    <message>
      <source>Time not over</source>
      <translation>ਸਮਾਂ ਬਾਕੀ</translation>
    </message>
    <message>
      <source>To</source>
      <translation>ਮਿਤੀ ਤੱਕ</translation>
    </message>
    <message>
      <source>To be paid</source>
      <translation>ਅਦਾ ਹੋਣ ਵਾਲੇ</translation>
    </message>
    <message>
      <source>To be paid ₹</source>
      <translation>ਦੇਣਾ ਬਾਕੀ ₹</translation>
    </message>
    <message>
      <source>To be settled</source>
      <translation>ਨਿਪਟਾਰਾ ਬਾਕੀ</translation>
    </message>
    <message>
      <source>To corner</source>
      <translation>ਕੋਨੇ ਤੱਕ</translation>
    </message>
    <message>
      <source>To go to the centre</source>
      <translation>ਕੇਂਦਰ ਨੂੰ ਭੇਜਣਾ ਬਾਕੀ</translation>
    </message>
    <message>
      <source>To others as well</source>
      <translation>ਹੋਰਾਂ ਨੂੰ ਵੀ</translation>
    </message>
    <message>
      <source>To pull down is barred</source>
      <translation>ਢਾਹੁਣਾ ਵਰਜਿਤ ਹੈ</translation>
    </message>
    <message>
      <source>To put this copy back takes {needed} MB, and {free} MB are free on this disk. Nothing was changed. Make room, then do it again.</source>
      <translation>ਇਸ ਨਕਲ ਨੂੰ ਵਾਪਸ ਰੱਖਣ ਲਈ {needed} ਐੱਮਬੀ ਲੱਗਦੇ ਹਨ, ਅਤੇ ਇਸ ਡਿਸਕ ਉੱਤੇ {free} ਐੱਮਬੀ ਖ਼ਾਲੀ ਹਨ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ। ਥਾਂ ਬਣਾਓ, ਫਿਰ ਮੁੜ ਕਰੋ।</translation>
    </message>
    <message>
      <source>To serve</source>
      <translation>ਤਾਮੀਲ ਬਾਕੀ</translation>
    </message>
    <message>
      <source>To sign</source>
      <translation>ਦਸਤਖ਼ਤ ਬਾਕੀ</translation>
    </message>
    <message>
      <source>To visit</source>
      <translation>ਨਿਰੀਖਣ ਬਾਕੀ</translation>
    </message>
    <message>
      <source>To what he binds himself</source>
      <translation>ਕਿਸ ਗੱਲ ਦਾ ਬਚਨ ਦਿੰਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>To which ward</source>
      <translation>ਕਿਸ ਵਾਰਡ ਨੂੰ</translation>
    </message>
    <message>
      <source>To whom</source>
      <translation>ਕਿਸ ਨੂੰ</translation>
    </message>
    <message>
      <source>Today</source>
      <translation>ਅੱਜ</translation>
    </message>
    <message>
      <source>Today, if nothing is written</source>
      <translation>ਕੁਝ ਨਾ ਲਿਖੋ ਤਾਂ ਅੱਜ</translation>
    </message>
    <message>
      <source>Too early</source>
      <translation>ਸਮੇਂ ਤੋਂ ਪਹਿਲਾਂ</translation>
    </message>
    <message>
      <source>Too late</source>
      <translation>ਸਮਾਂ ਲੰਘ ਗਿਆ</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>ਕੁੱਲ</translation>
    </message>
    <message>
      <source>Totals</source>
      <translation>ਜੋੜ</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ</translation>
    </message>
    <message>
      <source>Try it</source>
      <translation>ਅਜ਼ਮਾਓ</translation>
    </message>
    <message>
      <source>Try it with a sample ward</source>
      <translation>ਨਮੂਨਾ ਵਾਰਡ ਉੱਤੇ ਅਜ਼ਮਾਓ</translation>
    </message>
    <message>
      <source>Tuesday</source>
      <translation>ਮੰਗਲਵਾਰ</translation>
    </message>
    <message>
      <source>Two PCs did the same to one receipt without knowing of each other; one of the two is to be undone.</source>
      <translation>ਦੋ ਪੀਸੀ ਨੇ ਇੱਕ-ਦੂਜੇ ਤੋਂ ਅਣਜਾਣ ਇੱਕੋ ਰਸੀਦ ’ਤੇ ਉਹੀ ਕੰਮ ਕੀਤਾ; ਦੋਹਾਂ ਵਿੱਚੋਂ ਇੱਕ ਪਲਟਿਆ ਜਾਵੇ।</translation>
    </message>
    <message>
      <source>Two at least; an offset to the right has a minus</source>
      <translation>ਘੱਟੋ-ਘੱਟ ਦੋ; ਸੱਜੇ ਆਫ਼ਸੈੱਟ ਅੱਗੇ ਮਨਫ਼ੀ</translation>
    </message>
    <message>
      <source>Two devices said different things</source>
      <translation>ਦੋ ਉਪਕਰਨਾਂ ਨੇ ਵੱਖ-ਵੱਖ ਗੱਲਾਂ ਕਹੀਆਂ</translation>
    </message>
    <message>
      <source>Two devices said different things about: {what}</source>
      <translation>ਦੋ ਉਪਕਰਨਾਂ ਨੇ ਵੱਖ-ਵੱਖ ਗੱਲਾਂ ਕਹੀਆਂ: {what}</translation>
    </message>
    <message>
      <source>Two histories of another PC (…{device}) were held here after entry {seq}: it was copied, or put back from a backup. The centre's was taken over; entries that it did not have are sent to it again: {saved}. Nothing is lost; tell the administrator which PC it is.</source>
      <translation>ਹੋਰ ਪੀਸੀ (…{device}) ਦੇ ਇੰਦਰਾਜ {seq} ਤੋਂ ਬਾਅਦ ਇੱਥੇ ਦੋ ਇਤਿਹਾਸ ਸਨ: ਉਸ ਦੀ ਨਕਲ ਹੋਈ, ਜਾਂ ਉਹ ਬੈਕਅੱਪ ਤੋਂ ਵਾਪਸ ਰੱਖਿਆ ਗਿਆ। ਕੇਂਦਰ ਦਾ ਇਤਿਹਾਸ ਲੈ ਲਿਆ ਗਿਆ; ਜੋ ਇੰਦਰਾਜ ਉਸ ਕੋਲ ਨਹੀਂ ਸਨ ਉਹ ਮੁੜ ਭੇਜੇ ਜਾਂਦੇ ਹਨ: {saved}। ਕੁਝ ਗੁਆਚਿਆ ਨਹੀਂ; ਪ੍ਰਸ਼ਾਸਕ ਨੂੰ ਦੱਸੋ ਕਿ ਇਹ ਕਿਹੜਾ ਪੀਸੀ ਹੈ।</translation>
    </message>
    <message>
      <source>Two panchas</source>
      <translation>ਦੋ ਪੰਚ</translation>
    </message>
    <message>
      <source>Two parcels of the file have one number.</source>
      <translation>ਫ਼ਾਈਲ ਦੇ ਦੋ ਪਲਾਟਾਂ ਦਾ ਨੰਬਰ ਇੱਕ ਹੈ।</translation>
    </message>
    <message>
      <source>Two to eight capital letters or figures; every number on paper begins with it</source>
      <translation>ਦੋ ਤੋਂ ਅੱਠ ਵੱਡੇ ਰੋਮਨ ਅੱਖਰ ਜਾਂ ਅੰਕ; ਹਰ ਨੰਬਰ ਇਸੇ ਨਾਲ ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>Two witnesses</source>
      <translation>ਦੋ ਗਵਾਹ</translation>
    </message>
    <message>
      <source>Type the days</source>
      <translation>ਦਿਨ ਟਾਈਪ ਕਰੋ</translation>
    </message>
    <message>
      <source>Type the number of the section, or a word of it</source>
      <translation>ਧਾਰਾ ਦਾ ਨੰਬਰ ਜਾਂ ਉਸ ਦਾ ਕੋਈ ਸ਼ਬਦ ਲਿਖੋ</translation>
    </message>
    <message>
      <source>Type them, or take them from a .csv or .xlsx file: number, then name.</source>
      <translation>ਲਿਖੋ, ਜਾਂ .csv ਜਾਂ .xlsx ਫ਼ਾਈਲ ਤੋਂ ਲਓ: ਨੰਬਰ, ਫਿਰ ਨਾਂ।</translation>
    </message>
    <message>
      <source>Typed before</source>
      <translation>ਪਹਿਲਾਂ ਲਿਖਿਆ</translation>
    </message>
    <message>
      <source>Unauthorised area (square metres)</source>
      <translation>ਅਣਅਧਿਕਾਰਤ ਰਕਬਾ (ਵਰਗ ਮੀਟਰ)</translation>
    </message>
    <message>
      <source>Under</source>
      <translation>ਆਧਾਰ</translation>
    </message>
    <message>
      <source>Under section {section} nothing is paid without a grant that has enough left. Enter the grant first.</source>
      <translation>ਧਾਰਾ {section} ਵਿੱਚ ਕਾਫ਼ੀ ਬਾਕੀ ਗ੍ਰਾਂਟ ਤੋਂ ਬਿਨਾਂ ਅਦਾਇਗੀ ਨਹੀਂ ਹੁੰਦੀ। ਪਹਿਲਾਂ ਗ੍ਰਾਂਟ ਦਰਜ ਕਰੋ।</translation>
    </message>
    <message>
      <source>Under section {section} the sum claimed is deposited first.</source>
      <translation>ਧਾਰਾ {section} ਵਿੱਚ ਦਾਅਵੇ ਦੀ ਰਕਮ ਪਹਿਲਾਂ ਜਮ੍ਹਾਂ ਹੁੰਦੀ ਹੈ।</translation>
    </message>
    <message>
      <source>Under which grant</source>
      <translation>ਕਿਸ ਗ੍ਰਾਂਟ ਵਿੱਚੋਂ</translation>
    </message>
    <message>
      <source>Under which power</source>
      <translation>ਕਿਸ ਸ਼ਕਤੀ ਨਾਲ</translation>
    </message>
    <message>
      <source>Under which section</source>
      <translation>ਕਿਸ ਧਾਰਾ ਹੇਠ</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>ਵਾਪਸ ਲਓ</translation>
    </message>
    <message>
      <source>Undo what was done twice</source>
      <translation>ਦੋ ਵਾਰ ਹੋਇਆ ਕੰਮ ਪਲਟੋ</translation>
    </message>
    <message>
      <source>Unit of land</source>
      <translation>ਜ਼ਮੀਨ ਦੀ ਇਕਾਈ</translation>
    </message>
    <message>
      <source>Until</source>
      <translation>ਕਦੋਂ ਤੱਕ</translation>
    </message>
    <message>
      <source>Until which hour</source>
      <translation>ਕਿੰਨੇ ਵਜੇ ਤੱਕ</translation>
    </message>
    <message>
      <source>Up and down</source>
      <translation>ਉੱਪਰ ਅਤੇ ਹੇਠਾਂ</translation>
    </message>
    <message>
      <source>Up to which day</source>
      <translation>ਕਿਸ ਦਿਨ ਤੱਕ</translation>
    </message>
    <message>
      <source>Up to which measure</source>
      <translation>ਕਿਸ ਮਾਪ ਤੱਕ</translation>
    </message>
    <message>
      <source>Use</source>
      <translation>ਵਰਤੋਂ</translation>
    </message>
    <message>
      <source>Use it</source>
      <translation>ਇਸ ਨੂੰ ਵਰਤੋ</translation>
    </message>
    <message>
      <source>Use of the building</source>
      <translation>ਇਮਾਰਤ ਦੀ ਵਰਤੋਂ</translation>
    </message>
    <message>
      <source>Use small letters a-z, figures, dot or dash.</source>
      <translation>ਛੋਟੇ ਅੱਖਰ a-z, ਅੰਕ, ਬਿੰਦੀ ਜਾਂ ਡੈਸ਼ ਵਰਤੋ।</translation>
    </message>
    <message>
      <source>Used</source>
      <translation>ਵਰਤੇ</translation>
    </message>
    <message>
      <source>Video of the demolition arranged</source>
      <translation>ਢਾਹੁਣ ਦੀ ਵੀਡੀਓ ਦਾ ਪ੍ਰਬੰਧ</translation>
    </message>
    <message>
      <source>Video, and where it is kept</source>
      <translation>ਵੀਡੀਓ, ਅਤੇ ਉਹ ਕਿੱਥੇ ਰੱਖੀ ਹੈ</translation>
    </message>
    <message>
      <source>Voucher or case</source>
      <translation>ਵਾਊਚਰ ਜਾਂ ਕੇਸ</translation>
    </message>
    <message>
      <source>Voucher {number}</source>
      <translation>ਵਾਊਚਰ {number}</translation>
    </message>
    <message>
      <source>Voucher {number} for ₹ {amount}</source>
      <translation>₹ {amount} ਦਾ ਵਾਊਚਰ {number}</translation>
    </message>
    <message>
      <source>Waiting since</source>
      <translation>ਕਦੋਂ ਤੋਂ ਉਡੀਕ</translation>
    </message>
    <message>
      <source>Waiting since {when}</source>
      <translation>{when} ਤੋਂ ਉਡੀਕ</translation>
    </message>
    <message>
      <source>Ward</source>
      <translation>ਵਾਰਡ</translation>
    </message>
    <message>
      <source>Ward 27, for instance; the wards themselves are called wards</source>
      <translation>ਜਿਵੇਂ Ward 27; ਖ਼ੁਦ ਵਾਰਡਾਂ ਦੇ ਨਕਸ਼ੇ ਦਾ ਨਾਂ wards ਰੱਖੋ</translation>
    </message>
    <message>
      <source>Ward {number}</source>
      <translation>ਵਾਰਡ {number}</translation>
    </message>
    <message>
      <source>Wards</source>
      <translation>ਵਾਰਡ</translation>
    </message>
    <message>
      <source>Ways</source>
      <translation>ਰਾਹ</translation>
    </message>
    <message>
      <source>Wednesday</source>
      <translation>ਬੁੱਧਵਾਰ</translation>
    </message>
    <message>
      <source>Weekly closed days</source>
      <translation>ਹਫ਼ਤਾਵਾਰੀ ਬੰਦ ਦਿਨ</translation>
    </message>
    <message>
      <source>Welcome to Nagardesk</source>
      <translation>Nagardesk ਵਿੱਚ ਜੀ ਆਇਆਂ ਨੂੰ</translation>
    </message>
    <message>
      <source>What</source>
      <translation>ਕੀ</translation>
    </message>
    <message>
      <source>What an application must bring</source>
      <translation>ਅਰਜ਼ੀ ਨਾਲ ਕੀ ਲਿਆਉਣਾ ਹੈ</translation>
    </message>
    <message>
      <source>What came</source>
      <translation>ਕੀ ਆਇਆ</translation>
    </message>
    <message>
      <source>What came in</source>
      <translation>ਕੀ ਆਇਆ</translation>
    </message>
    <message>
      <source>What came of it</source>
      <translation>ਕੀ ਨਤੀਜਾ ਨਿਕਲਿਆ</translation>
    </message>
    <message>
      <source>What changes later is entered under Settings with its day.</source>
      <translation>ਬਾਅਦ ਦੀਆਂ ਤਬਦੀਲੀਆਂ ਸੈਟਿੰਗਾਂ ਵਿੱਚ ਆਪਣੇ ਦਿਨ ਨਾਲ ਦਰਜ ਹੁੰਦੀਆਂ ਹਨ।</translation>
    </message>
    <message>
      <source>What comes next</source>
      <translation>ਅੱਗੇ ਕੀ</translation>
    </message>
    <message>
      <source>What courts have directed stands, unless an order puts it aside here.</source>
      <translation>ਅਦਾਲਤਾਂ ਦੇ ਨਿਰਦੇਸ਼ ਲਾਗੂ ਹਨ, ਜਦ ਤੱਕ ਕੋਈ ਹੁਕਮ ਉਨ੍ਹਾਂ ਨੂੰ ਇੱਥੇ ਪਾਸੇ ਨਾ ਰੱਖੇ।</translation>
    </message>
    <message>
      <source>What do you want to do, or which case?</source>
      <translation>ਕੀ ਕਰਨਾ ਹੈ, ਜਾਂ ਕਿਹੜਾ ਕੇਸ?</translation>
    </message>
    <message>
      <source>What followed</source>
      <translation>ਅੱਗੇ ਕੀ ਹੋਇਆ</translation>
    </message>
    <message>
      <source>What for</source>
      <translation>ਕਿਸ ਲਈ</translation>
    </message>
    <message>
      <source>What has come in?</source>
      <translation>ਕੀ ਆਇਆ ਹੈ?</translation>
    </message>
    <message>
      <source>What holds</source>
      <translation>ਕੀ ਸਹੀ ਹੈ</translation>
    </message>
    <message>
      <source>What holds of this building, each looked at</source>
      <translation>ਇਸ ਇਮਾਰਤ ਬਾਰੇ ਜੋ ਸਹੀ ਹੈ, ਹਰੇਕ ਵੇਖ ਕੇ</translation>
    </message>
    <message>
      <source>What is asked today</source>
      <translation>ਅੱਜ ਕੀ ਮੰਗਿਆ ਗਿਆ ਹੈ</translation>
    </message>
    <message>
      <source>What is changed</source>
      <translation>ਕੀ ਬਦਲਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>What is decided</source>
      <translation>ਕੀ ਫ਼ੈਸਲਾ ਹੈ</translation>
    </message>
    <message>
      <source>What is demanded</source>
      <translation>ਕੀ ਮੰਗਿਆ ਜਾ ਰਿਹਾ ਹੈ</translation>
    </message>
    <message>
      <source>What is due here is recovered in the other</source>
      <translation>ਇੱਥੋਂ ਦਾ ਬਕਾਇਆ ਦੂਜੇ ਵਿੱਚ ਵਸੂਲਿਆ ਜਾਂਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>What is intended</source>
      <translation>ਕੀ ਕਰਨ ਦਾ ਇਰਾਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>What is left</source>
      <translation>ਜੋ ਬਚਿਆ</translation>
    </message>
    <message>
      <source>What is objected</source>
      <translation>ਕੀ ਇਤਰਾਜ਼ ਹੈ</translation>
    </message>
    <message>
      <source>What is ordered</source>
      <translation>ਕੀ ਹੁਕਮ ਹੈ</translation>
    </message>
    <message>
      <source>What is proposed, and why</source>
      <translation>ਕੀ ਤਜਵੀਜ਼ ਹੈ ਤੇ ਕਿਉਂ</translation>
    </message>
    <message>
      <source>What is required, in your own words</source>
      <translation>ਕੀ ਕਰਨਾ ਹੈ, ਤੁਹਾਡੇ ਸ਼ਬਦਾਂ ਵਿੱਚ</translation>
    </message>
    <message>
      <source>What is served</source>
      <translation>ਕਿਸ ਦੀ ਤਾਮੀਲ</translation>
    </message>
    <message>
      <source>What is set</source>
      <translation>ਕੀ ਤੈਅ ਕਰਨਾ ਹੈ</translation>
    </message>
    <message>
      <source>What is to be done</source>
      <translation>ਕੀ ਕੀਤਾ ਜਾਵੇ</translation>
    </message>
    <message>
      <source>What is undone</source>
      <translation>ਕੀ ਪਲਟਿਆ ਜਾਂਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>What is wanted</source>
      <translation>ਕੀ ਚਾਹੀਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>What is wrong</source>
      <translation>ਕੀ ਗ਼ਲਤ ਹੈ</translation>
    </message>
    <message>
      <source>What it is</source>
      <translation>ਇਹ ਕੀ ਹੈ</translation>
    </message>
    <message>
      <source>What it is made of</source>
      <translation>ਇਹ ਕਿਸ ਤੋਂ ਬਣਿਆ ਹੈ</translation>
    </message>
    <message>
      <source>What it makes</source>
      <translation>ਇਸ ਤੋਂ ਕੀ ਬਣਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>What it says</source>
      <translation>ਉਸ ਵਿੱਚ ਕੀ ਲਿਖਿਆ ਹੈ</translation>
    </message>
    <message>
      <source>What land it is</source>
      <translation>ਕਿਹੜੀ ਜ਼ਮੀਨ ਹੈ</translation>
    </message>
    <message>
      <source>What lies on this PC alone is lost with it.</source>
      <translation>ਜੋ ਸਿਰਫ਼ ਇਸ ਪੀਸੀ ਉੱਤੇ ਹੈ, ਉਹ ਇਸ ਦੇ ਨਾਲ ਹੀ ਗੁਆਚ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>What may be done</source>
      <translation>ਕੀ ਕੀਤਾ ਜਾ ਸਕਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>What may be done next, by its number</source>
      <translation>ਅਗਲਾ ਕੰਮ, ਉਸ ਦੇ ਨੰਬਰ ਨਾਲ</translation>
    </message>
    <message>
      <source>What may be done next, by the key beside it</source>
      <translation>ਅੱਗੇ ਕੀ ਹੋ ਸਕਦਾ ਹੈ, ਨਾਲ ਲਿਖੀ ਕੁੰਜੀ ਨਾਲ</translation>
    </message>
    <message>
      <source>What may come next</source>
      <translation>ਅੱਗੇ ਕੀ ਹੋ ਸਕਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>What stands at the head of every paper.</source>
      <translation>ਜੋ ਹਰ ਕਾਗਜ਼ ਦੇ ਸਿਖਰ ਉੱਤੇ ਹੁੰਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>What stands here</source>
      <translation>ਇੱਥੇ ਕੀ ਹੈ</translation>
    </message>
    <message>
      <source>What stands here can't be used; enter it again.</source>
      <translation>ਇੱਥੇ ਜੋ ਹੈ ਉਹ ਵਰਤਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ; ਮੁੜ ਭਰੋ।</translation>
    </message>
    <message>
      <source>What the columns answer</source>
      <translation>ਖਾਨੇ ਕਿਸ ਦਾ ਜਵਾਬ ਹਨ</translation>
    </message>
    <message>
      <source>What the file holds is shown here before it is saved.</source>
      <translation>ਫ਼ਾਈਲ ਵਿੱਚ ਜੋ ਹੈ ਉਹ ਸਾਂਭਣ ਤੋਂ ਪਹਿਲਾਂ ਇੱਥੇ ਦਿਸਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>What the law pack says in its own words; the Act itself is the law.</source>
      <translation>ਕਾਨੂੰਨ ਪੈਕ ਆਪਣੇ ਸ਼ਬਦਾਂ ਵਿੱਚ ਜੋ ਕਹਿੰਦਾ ਹੈ; ਕਾਨੂੰਨ ਤਾਂ ਐਕਟ ਹੀ ਹੈ।</translation>
    </message>
    <message>
      <source>What the law says</source>
      <translation>ਕਾਨੂੰਨ ਕੀ ਕਹਿੰਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>What the law says of every step</source>
      <translation>ਹਰ ਕਦਮ ਬਾਰੇ ਕਾਨੂੰਨ ਕੀ ਕਹਿੰਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>What the office has set</source>
      <translation>ਦਫ਼ਤਰ ਨੇ ਕੀ ਤੈਅ ਕੀਤਾ ਹੈ</translation>
    </message>
    <message>
      <source>What the paper is</source>
      <translation>ਕਾਗ਼ਜ਼ ਕੀ ਹੈ</translation>
    </message>
    <message>
      <source>What this changes</source>
      <translation>ਇਸ ਨਾਲ ਕੀ ਬਦਲਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>What this does</source>
      <translation>ਇਸ ਦਾ ਅਸਰ</translation>
    </message>
    <message>
      <source>What this register has</source>
      <translation>ਇਸ ਰਜਿਸਟਰ ਵਿੱਚ ਕੀ ਹੈ</translation>
    </message>
    <message>
      <source>What was changed or measured</source>
      <translation>ਕੀ ਬਦਲਿਆ ਜਾਂ ਮਾਪਿਆ</translation>
    </message>
    <message>
      <source>What was done</source>
      <translation>ਕੀ ਕੀਤਾ ਗਿਆ</translation>
    </message>
    <message>
      <source>What was done a second time is undone</source>
      <translation>ਦੂਜੀ ਵਾਰ ਹੋਇਆ ਕੰਮ ਪਲਟਿਆ ਗਿਆ</translation>
    </message>
    <message>
      <source>What was done, as it stands in the file</source>
      <translation>ਕੀ ਕੀਤਾ ਗਿਆ, ਜਿਵੇਂ ਫ਼ਾਈਲ ਵਿੱਚ ਰਹੇਗਾ</translation>
    </message>
    <message>
      <source>What was found</source>
      <translation>ਕੀ ਲੱਭਿਆ</translation>
    </message>
    <message>
      <source>What was numbered before keeps its number.</source>
      <translation>ਪਹਿਲਾਂ ਦਿੱਤੇ ਨੰਬਰ ਉਹੀ ਰਹਿੰਦੇ ਹਨ।</translation>
    </message>
    <message>
      <source>What was said</source>
      <translation>ਕੀ ਕਿਹਾ ਗਿਆ</translation>
    </message>
    <message>
      <source>What was saved before is safe.</source>
      <translation>ਪਹਿਲਾਂ ਸਾਂਭਿਆ ਹੋਇਆ ਸੁਰੱਖਿਅਤ ਹੈ।</translation>
    </message>
    <message>
      <source>What was wrong</source>
      <translation>ਕੀ ਗ਼ਲਤ ਸੀ</translation>
    </message>
    <message>
      <source>What went wrong last</source>
      <translation>ਪਿਛਲੀ ਵਾਰ ਕੀ ਗੜਬੜ ਹੋਈ</translation>
    </message>
    <message>
      <source>What you draw is measured here.</source>
      <translation>ਜੋ ਤੁਸੀਂ ਖਿੱਚਦੇ ਹੋ ਉਹ ਇੱਥੇ ਨਾਪਿਆ ਜਾਂਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>What you type is kept on this PC; who does it can take it over.</source>
      <translation>ਜੋ ਤੁਸੀਂ ਲਿਖੋਗੇ ਉਹ ਇਸੇ ਕੰਪਿਊਟਰ ਉੱਤੇ ਰਹੇਗਾ; ਜੋ ਇਹ ਕਰੇਗਾ, ਉਹ ਲੈ ਸਕੇਗਾ।</translation>
    </message>
    <message>
      <source>When</source>
      <translation>ਕਦੋਂ</translation>
    </message>
    <message>
      <source>Where</source>
      <translation>ਕਿੱਥੇ</translation>
    </message>
    <message>
      <source>Where it narrows the street or moves to its centre, the Act may ask for an approval.</source>
      <translation>ਜਿੱਥੇ ਇਹ ਗਲੀ ਤੰਗ ਕਰੇ ਜਾਂ ਵਿਚਕਾਰ ਵੱਲ ਸਰਕੇ, ਉੱਥੇ ਐਕਟ ਮਨਜ਼ੂਰੀ ਮੰਗ ਸਕਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>Where it was sold, if not where it was announced</source>
      <translation>ਵਿਕਰੀ ਦੀ ਥਾਂ, ਜੇ ਦੱਸੀ ਥਾਂ ਤੋਂ ਵੱਖਰੀ ਹੋਵੇ</translation>
    </message>
    <message>
      <source>Where no line is: write what waits, carry it to the centre, bring its reply back.</source>
      <translation>ਜਿੱਥੇ ਲਾਈਨ ਨਾ ਹੋਵੇ: ਜੋ ਬਾਕੀ ਹੈ ਉਹ ਲਿਖੋ, ਕੇਂਦਰ ਲੈ ਜਾਓ, ਉਸ ਦਾ ਜਵਾਬ ਲਿਆਓ।</translation>
    </message>
    <message>
      <source>Where somebody lives and does not consent, a notice of entry must be served before.</source>
      <translation>ਜਿੱਥੇ ਕੋਈ ਰਹਿੰਦਾ ਹੋਵੇ ਅਤੇ ਸਹਿਮਤੀ ਨਾ ਦੇਵੇ, ਉੱਥੇ ਪਹਿਲਾਂ ਦਾਖ਼ਲੇ ਦਾ ਨੋਟਿਸ ਤਾਮੀਲ ਕਰਨਾ ਪਵੇਗਾ।</translation>
    </message>
    <message>
      <source>Where something is to be pulled down, the time must be longer.</source>
      <translation>ਜਿੱਥੇ ਕੁਝ ਢਾਹਿਆ ਜਾਣਾ ਹੈ, ਸਮਾਂ ਵੱਧ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>Where the fee goes by area or number</source>
      <translation>ਜਿੱਥੇ ਫ਼ੀਸ ਖੇਤਰਫਲ ਜਾਂ ਗਿਣਤੀ ’ਤੇ ਹੋਵੇ</translation>
    </message>
    <message>
      <source>Where the offence goes on: the last day that is fined</source>
      <translation>ਜਿੱਥੇ ਜੁਰਮ ਚੱਲਦਾ ਹੈ: ਜੁਰਮਾਨੇ ਦਾ ਆਖ਼ਰੀ ਦਿਨ</translation>
    </message>
    <message>
      <source>Where the things are kept</source>
      <translation>ਵਸਤੂਆਂ ਕਿੱਥੇ ਰੱਖੀਆਂ ਹਨ</translation>
    </message>
    <message>
      <source>Which</source>
      <translation>ਕਿਹੜਾ</translation>
    </message>
    <message>
      <source>Which kind of application does the register hold?</source>
      <translation>ਰਜਿਸਟਰ ਵਿੱਚ ਕਿਸ ਕਿਸਮ ਦੀਆਂ ਅਰਜ਼ੀਆਂ ਹਨ?</translation>
    </message>
    <message>
      <source>Which order stands</source>
      <translation>ਕਿਹੜਾ ਹੁਕਮ ਕਾਇਮ ਹੈ</translation>
    </message>
    <message>
      <source>Who</source>
      <translation>ਕਿਸ ਨੇ</translation>
    </message>
    <message>
      <source>Who acts</source>
      <translation>ਕੌਣ ਕਰਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>Who applies</source>
      <translation>ਕੌਣ ਅਰਜ਼ੀ ਦਿੰਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>Who asks to come back</source>
      <translation>ਕੌਣ ਵਾਪਸ ਆਉਣਾ ਚਾਹੁੰਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>Who carried it out</source>
      <translation>ਕਿਸ ਨੇ ਕੀਤਾ</translation>
    </message>
    <message>
      <source>Who claims the balance</source>
      <translation>ਬਾਕੀ ਰਕਮ ਦਾ ਦਾਅਵਾ ਕੌਣ ਕਰਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>Who drafts a notice does not sign it. Let another officer sign it.</source>
      <translation>ਜੋ ਖਰੜਾ ਬਣਾਵੇ ਉਹ ਦਸਤਖ਼ਤ ਨਾ ਕਰੇ। ਕੋਈ ਹੋਰ ਅਧਿਕਾਰੀ ਦਸਤਖ਼ਤ ਕਰੇ।</translation>
    </message>
    <message>
      <source>Who drafts does not sign any more</source>
      <translation>ਖਰੜਾ ਬਣਾਉਣ ਵਾਲਾ ਹੁਣ ਦਸਤਖ਼ਤ ਨਹੀਂ ਕਰਦਾ</translation>
    </message>
    <message>
      <source>Who looks into it</source>
      <translation>ਕੌਣ ਵੇਖਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>Who made a receipt does not cancel it. Let another do it.</source>
      <translation>ਜਿਸ ਨੇ ਰਸੀਦ ਬਣਾਈ ਉਹ ਉਸ ਨੂੰ ਰੱਦ ਨਹੀਂ ਕਰਦਾ। ਕੋਈ ਹੋਰ ਕਰੇ।</translation>
    </message>
    <message>
      <source>Who objects</source>
      <translation>ਇਤਰਾਜ਼ ਕਿਸ ਦਾ</translation>
    </message>
    <message>
      <source>Who owes it</source>
      <translation>ਕਿਸ ਤੋਂ ਲੈਣਾ</translation>
    </message>
    <message>
      <source>Who pays</source>
      <translation>ਕੌਣ ਅਦਾ ਕਰਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>Who signed</source>
      <translation>ਦਸਤਖ਼ਤ ਕਿਸ ਨੇ ਕੀਤੇ</translation>
    </message>
    <message>
      <source>Who signs</source>
      <translation>ਦਸਤਖ਼ਤ ਕਿਸ ਦੇ</translation>
    </message>
    <message>
      <source>Who signs here</source>
      <translation>ਇੱਥੇ ਦਸਤਖ਼ਤ ਕਿਸ ਦੇ</translation>
    </message>
    <message>
      <source>Who signs is an authority of the Act; choose it.</source>
      <translation>ਦਸਤਖ਼ਤ ਕਰਨ ਵਾਲਾ ਐਕਟ ਦੀ ਅਥਾਰਟੀ ਹੈ; ਚੁਣੋ।</translation>
    </message>
    <message>
      <source>Who took the money</source>
      <translation>ਰਕਮ ਕਿਸ ਨੇ ਲਈ</translation>
    </message>
    <message>
      <source>Who was present</source>
      <translation>ਕੌਣ ਹਾਜ਼ਰ ਸੀ</translation>
    </message>
    <message>
      <source>Who works here, what he may do, and the authority by which he signs.</source>
      <translation>ਇੱਥੇ ਕੌਣ ਕੰਮ ਕਰਦਾ ਹੈ, ਕੀ ਕਰ ਸਕਦਾ ਹੈ, ਤੇ ਕਿਸ ਅਧਿਕਾਰ ਨਾਲ ਦਸਤਖ਼ਤ ਕਰਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>Whole</source>
      <translation>ਕੁੱਲ</translation>
    </message>
    <message>
      <source>Whole m²</source>
      <translation>ਕੁੱਲ ਵਰਗ ਮੀ.</translation>
    </message>
    <message>
      <source>Whom he met</source>
      <translation>ਕੌਣ ਮਿਲਿਆ</translation>
    </message>
    <message>
      <source>Why</source>
      <translation>ਕਿਉਂ</translation>
    </message>
    <message>
      <source>Why it is adjourned</source>
      <translation>ਮੁਲਤਵੀ ਕਿਉਂ</translation>
    </message>
    <message>
      <source>Why not</source>
      <translation>ਕਿਉਂ ਨਹੀਂ</translation>
    </message>
    <message>
      <source>Why the draft is taken back</source>
      <translation>ਖਰੜਾ ਵਾਪਸ ਕਿਉਂ ਲਿਆ</translation>
    </message>
    <message>
      <source>Why you read it so</source>
      <translation>ਇਉਂ ਕਿਉਂ ਪੜ੍ਹਦੇ ਹੋ</translation>
    </message>
    <message>
      <source>Why: the arithmetic of the clocks</source>
      <translation>ਕਿਉਂ: ਮਿਆਦਾਂ ਦਾ ਹਿਸਾਬ</translation>
    </message>
    <message>
      <source>Width (m)</source>
      <translation>ਚੌੜਾਈ (ਮੀ.)</translation>
    </message>
    <message>
      <source>Width on the ground (m)</source>
      <translation>ਮੌਕੇ 'ਤੇ ਚੌੜਾਈ (ਮੀ.)</translation>
    </message>
    <message>
      <source>With a code of the centre, or from a copy on a stick.</source>
      <translation>ਕੇਂਦਰ ਦੇ ਕੋਡ ਨਾਲ, ਜਾਂ ਪੈੱਨ ਡਰਾਈਵ ਦੀ ਨਕਲ ਤੋਂ।</translation>
    </message>
    <message>
      <source>With commas between, such as 187, 223</source>
      <translation>ਵਿਚਕਾਰ ਕਾਮੇ, ਜਿਵੇਂ 187, 223</translation>
    </message>
    <message>
      <source>With you</source>
      <translation>ਤੁਹਾਡੇ ਕੋਲ</translation>
    </message>
    <message>
      <source>Withdraw a holiday</source>
      <translation>ਛੁੱਟੀ ਵਾਪਸ ਲਓ</translation>
    </message>
    <message>
      <source>Withdraw it</source>
      <translation>ਵਾਪਸ ਲਓ</translation>
    </message>
    <message>
      <source>Within and left against the whole</source>
      <translation>ਅੰਦਰਲੇ ਤੇ ਬਾਕੀ ਦਾ ਕੁੱਲ ਨਾਲ ਮਿਲਾਨ</translation>
    </message>
    <message>
      <source>Within m²</source>
      <translation>ਅੰਦਰ ਵਰਗ ਮੀ.</translation>
    </message>
    <message>
      <source>Within so many metres of the base line</source>
      <translation>ਆਧਾਰ ਲਾਈਨ ਤੋਂ ਇੰਨੇ ਮੀਟਰ ਅੰਦਰ</translation>
    </message>
    <message>
      <source>Without a grant, as the Act allows</source>
      <translation>ਬਿਨਾਂ ਗ੍ਰਾਂਟ, ਜਿਵੇਂ ਐਕਟ ਇਜਾਜ਼ਤ ਦਿੰਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>Without registration it does not bind</source>
      <translation>ਰਜਿਸਟਰੀ ਬਿਨਾਂ ਇਹ ਬੰਨ੍ਹਦਾ ਨਹੀਂ</translation>
    </message>
    <message>
      <source>Words</source>
      <translation>ਸ਼ਬਦ</translation>
    </message>
    <message>
      <source>Work</source>
      <translation>ਕੰਮ</translation>
    </message>
    <message>
      <source>Work out compensation and betterment</source>
      <translation>ਮੁਆਵਜ਼ਾ ਤੇ ਬਿਹਤਰੀ ਖ਼ਰਚਾ ਕੱਢੋ</translation>
    </message>
    <message>
      <source>Write chainage and offset of two points at least.</source>
      <translation>ਘੱਟੋ-ਘੱਟ ਦੋ ਬਿੰਦੂਆਂ ਦੀ ਚੇਨੇਜ ਅਤੇ ਆਫ਼ਸੈੱਟ ਲਿਖੋ।</translation>
    </message>
    <message>
      <source>Write its length in metres, or put its points on the map.</source>
      <translation>ਇਸ ਦੀ ਲੰਬਾਈ ਮੀਟਰਾਂ ਵਿੱਚ ਲਿਖੋ, ਜਾਂ ਇਸ ਦੇ ਬਿੰਦੂ ਨਕਸ਼ੇ 'ਤੇ ਰੱਖੋ।</translation>
    </message>
    <message>
      <source>Write measures and the north beside what they belong to.</source>
      <translation>ਨਾਪ ਅਤੇ ਉੱਤਰ ਦਿਸ਼ਾ ਸੰਬੰਧਿਤ ਥਾਂ ਕੋਲ ਲਿਖੋ।</translation>
    </message>
    <message>
      <source>Write the day first.</source>
      <translation>ਪਹਿਲਾਂ ਦਿਨ ਲਿਖੋ।</translation>
    </message>
    <message>
      <source>Write the day of receipt; if it starts a clock, the last day stands here then.</source>
      <translation>ਪ੍ਰਾਪਤੀ ਦੀ ਮਿਤੀ ਲਿਖੋ; ਜੇ ਉਸ ਨਾਲ ਮਿਆਦ ਚੱਲਦੀ ਹੋਵੇ ਤਾਂ ਆਖ਼ਰੀ ਦਿਨ ਇੱਥੇ ਦਿਸੇਗਾ।</translation>
    </message>
    <message>
      <source>Write the sum without a sign.</source>
      <translation>ਰਕਮ ਬਿਨਾਂ ਨਿਸ਼ਾਨ ਲਿਖੋ।</translation>
    </message>
    <message>
      <source>Write the value and its date first.</source>
      <translation>ਪਹਿਲਾਂ ਮੁੱਲ ਅਤੇ ਉਸ ਦੀ ਮਿਤੀ ਲਿਖੋ।</translation>
    </message>
    <message>
      <source>Write the width in metres, from 0.5 to 200.</source>
      <translation>ਚੌੜਾਈ ਮੀਟਰਾਂ ਵਿੱਚ ਲਿਖੋ, 0.5 ਤੋਂ 200 ਤੱਕ।</translation>
    </message>
    <message>
      <source>Write two to eight capital letters A-Z or figures.</source>
      <translation>ਦੋ ਤੋਂ ਅੱਠ ਵੱਡੇ ਅੱਖਰ A-Z ਜਾਂ ਅੰਕ ਲਿਖੋ।</translation>
    </message>
    <message>
      <source>Write what waits</source>
      <translation>ਜੋ ਬਾਕੀ ਹੈ ਉਹ ਲਿਖੋ</translation>
    </message>
    <message>
      <source>Yes</source>
      <translation>ਹਾਂ</translation>
    </message>
    <message>
      <source>Yes where another pays it</source>
      <translation>ਹਾਂ, ਜੇ ਕੋਈ ਹੋਰ ਅਦਾ ਕਰੇਗਾ</translation>
    </message>
    <message>
      <source>You can prepare it; another person does it.</source>
      <translation>ਤੁਸੀਂ ਤਿਆਰੀ ਕਰ ਸਕਦੇ ਹੋ; ਕਰਨਾ ਕਿਸੇ ਹੋਰ ਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>You can read it; another officer signs it.</source>
      <translation>ਤੁਸੀਂ ਪੜ੍ਹ ਸਕਦੇ ਹੋ; ਦਸਤਖ਼ਤ ਹੋਰ ਅਧਿਕਾਰੀ ਕਰਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>You hold no office on {day}, which is today by this PC's clock. If it is wrong, set date and time right; if not, ask the administrator.</source>
      <translation>ਇਸ ਪੀਸੀ ਦੀ ਘੜੀ ਮੁਤਾਬਕ ਅੱਜ {day} ਹੈ, ਅਤੇ ਉਸ ਦਿਨ ਤੁਹਾਡੇ ਕੋਲ ਕੋਈ ਅਹੁਦਾ ਨਹੀਂ ਹੈ। ਜੇ ਤਾਰੀਖ ਗਲਤ ਹੋਵੇ, ਤਾਰੀਖ ਅਤੇ ਸਮਾਂ ਠੀਕ ਕਰੋ; ਜੇ ਸਹੀ ਹੋਵੇ, ਪ੍ਰਸ਼ਾਸਕ ਨੂੰ ਪੁੱਛੋ।</translation>
    </message>
    <message>
      <source>You left nothing half done.</source>
      <translation>ਤੁਸੀਂ ਕੁਝ ਅਧੂਰਾ ਨਹੀਂ ਛੱਡਿਆ।</translation>
    </message>
    <message>
      <source>You left this half done; it goes on where you were.</source>
      <translation>ਇਹ ਕੰਮ ਅਧੂਰਾ ਛੱਡਿਆ ਸੀ; ਉੱਥੋਂ ਹੀ ਅੱਗੇ ਚੱਲਦਾ ਹੈ।</translation>
    </message>
    <message>
      <source>a building set back</source>
      <translation>ਪਿੱਛੇ ਹਟਾਈ ਇਮਾਰਤ</translation>
    </message>
    <message>
      <source>a building set forward</source>
      <translation>ਅੱਗੇ ਲਿਆਂਦੀ ਇਮਾਰਤ</translation>
    </message>
    <message>
      <source>a line</source>
      <translation>ਇੱਕ ਲਾਈਨ</translation>
    </message>
    <message>
      <source>above that</source>
      <translation>ਉਸ ਤੋਂ ਉੱਪਰ</translation>
    </message>
    <message>
      <source>accepted</source>
      <translation>ਮੰਨਿਆ</translation>
    </message>
    <message>
      <source>accepted on {day}</source>
      <translation>{day} ਨੂੰ ਪ੍ਰਵਾਨ</translation>
    </message>
    <message>
      <source>after a written notice of entry</source>
      <translation>ਦਾਖ਼ਲੇ ਦੇ ਲਿਖਤੀ ਨੋਟਿਸ ਤੋਂ ਬਾਅਦ</translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>ਹੋਰ %n</numerusform>
        <numerusform>ਹੋਰ %n</numerusform>
      </translation>
    </message>
    <message>
      <source>and others</source>
      <translation>ਅਤੇ ਹੋਰ</translation>
    </message>
    <message>
      <source>another authority</source>
      <translation>ਹੋਰ ਅਥਾਰਟੀ</translation>
    </message>
    <message>
      <source>as settled among them</source>
      <translation>ਜਿਵੇਂ ਆਪਸ ਵਿੱਚ ਤੈਅ</translation>
    </message>
    <message>
      <source>at least</source>
      <translation>ਘੱਟੋ-ਘੱਟ</translation>
    </message>
    <message>
      <source>at most</source>
      <translation>ਵੱਧ ਤੋਂ ਵੱਧ</translation>
    </message>
    <message>
      <source>at the counter</source>
      <translation>ਕਾਊਂਟਰ ’ਤੇ</translation>
    </message>
    <message>
      <source>barred</source>
      <translation>ਵਰਜਿਤ</translation>
    </message>
    <message>
      <source>base line of {length}</source>
      <translation>ਆਧਾਰ ਲਾਈਨ {length}</translation>
    </message>
    <message>
      <source>begun afresh</source>
      <translation>ਨਵੇਂ ਸਿਰਿਓਂ ਸ਼ੁਰੂ</translation>
    </message>
    <message>
      <source>both sides</source>
      <translation>ਦੋਵੇਂ ਪਾਸੇ</translation>
    </message>
    <message>
      <source>building refused</source>
      <translation>ਉਸਾਰੀ ਤੋਂ ਇਨਕਾਰ</translation>
    </message>
    <message>
      <source>by a measure</source>
      <translation>ਮਾਪ ਅਨੁਸਾਰ</translation>
    </message>
    <message>
      <source>by frontage</source>
      <translation>ਸਾਹਮਣੇ ਪਾਸੇ ਅਨੁਸਾਰ</translation>
    </message>
    <message>
      <source>came back</source>
      <translation>ਵਾਪਸ ਆਈ</translation>
    </message>
    <message>
      <source>cancelled</source>
      <translation>ਰੱਦ</translation>
    </message>
    <message>
      <source>centre not reached</source>
      <translation>ਕੇਂਦਰ ਨਾਲ ਸੰਪਰਕ ਨਹੀਂ</translation>
    </message>
    <message>
      <source>closed</source>
      <translation>ਬੰਦ</translation>
    </message>
    <message>
      <source>closes to {error}</source>
      <translation>{error} ਤੱਕ ਬੰਦ ਹੁੰਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>comes before</source>
      <translation>ਤੋਂ ਪਹਿਲਾਂ</translation>
    </message>
    <message>
      <source>completed</source>
      <translation>ਮੁਕੰਮਲ</translation>
    </message>
    <message>
      <source>completion of</source>
      <translation>ਦੀ ਪੂਰਨਤਾ</translation>
    </message>
    <message>
      <source>confirmed</source>
      <translation>ਪੱਕਾ ਕੀਤਾ</translation>
    </message>
    <message>
      <source>content (m³)</source>
      <translation>ਆਇਤਨ (ਘਣ ਮੀ.)</translation>
    </message>
    <message>
      <source>damaged</source>
      <translation>ਖ਼ਰਾਬ</translation>
    </message>
    <message>
      <source>days</source>
      <translation>ਦਿਨ</translation>
    </message>
    <message>
      <source>decided</source>
      <translation>ਫ਼ੈਸਲਾ ਹੋਇਆ</translation>
    </message>
    <message>
      <source>deemed granted</source>
      <translation>ਦਿੱਤੀ ਮੰਨੀ ਗਈ</translation>
    </message>
    <message>
      <source>demand not served</source>
      <translation>ਮੰਗ ਤਾਮੀਲ ਨਹੀਂ</translation>
    </message>
    <message>
      <source>deposit ₹ {amount}</source>
      <translation>ਜਮ੍ਹਾਂ ₹ {amount}</translation>
    </message>
    <message>
      <source>difference {area}</source>
      <translation>ਫ਼ਰਕ {area}</translation>
    </message>
    <message>
      <source>dishonoured</source>
      <translation>ਬਾਊਂਸ</translation>
    </message>
    <message>
      <source>diverted</source>
      <translation>ਮੋੜੀ ਗਈ</translation>
    </message>
    <message>
      <source>done</source>
      <translation>ਹੋ ਗਿਆ</translation>
    </message>
    <message>
      <source>entered {when}</source>
      <translation>ਦਰਜ {when}</translation>
    </message>
    <message>
      <source>exactly</source>
      <translation>ਠੀਕ</translation>
    </message>
    <message>
      <source>expired</source>
      <translation>ਮਿਆਦ ਪੁੱਗੀ</translation>
    </message>
    <message>
      <source>find out</source>
      <translation>ਪਤਾ ਕਰੋ</translation>
    </message>
    <message>
      <source>finding</source>
      <translation>ਲੱਭਤ</translation>
    </message>
    <message>
      <source>fit</source>
      <translation>ਵਰਤਣ ਯੋਗ</translation>
    </message>
    <message>
      <source>fitting scale</source>
      <translation>ਢੁਕਵਾਂ ਪੈਮਾਨਾ</translation>
    </message>
    <message>
      <source>fixed: {amount}</source>
      <translation>ਤੈਅ: {amount}</translation>
    </message>
    <message>
      <source>fixing it on a conspicuous part of the building or land</source>
      <translation>ਇਮਾਰਤ ਜਾਂ ਜ਼ਮੀਨ ਦੇ ਸਾਫ਼ ਦਿਸਦੇ ਹਿੱਸੇ ਉੱਤੇ ਚਸਪਾਂ ਕਰਨਾ</translation>
    </message>
    <message>
      <source>follows</source>
      <translation>ਤੋਂ ਬਾਅਦ</translation>
    </message>
    <message>
      <source>for example 14.30</source>
      <translation>ਜਿਵੇਂ 14.30</translation>
    </message>
    <message>
      <source>for example: handed to the owner himself</source>
      <translation>ਜਿਵੇਂ: ਮਾਲਕ ਨੂੰ ਆਪ ਦਿੱਤਾ</translation>
    </message>
    <message>
      <source>for the addressee</source>
      <translation>ਪ੍ਰਾਪਤਕਰਤਾ ਲਈ</translation>
    </message>
    <message>
      <source>for the authority</source>
      <translation>ਅਥਾਰਟੀ ਲਈ</translation>
    </message>
    <message>
      <source>for the citizen</source>
      <translation>ਨਾਗਰਿਕ ਲਈ</translation>
    </message>
    <message>
      <source>for this office</source>
      <translation>ਇਸ ਦਫ਼ਤਰ ਲਈ</translation>
    </message>
    <message>
      <source>four times a year</source>
      <translation>ਸਾਲ ਵਿੱਚ ਚਾਰ ਵਾਰ</translation>
    </message>
    <message>
      <source>from that day on</source>
      <translation>ਉਸ ਦਿਨ ਤੋਂ</translation>
    </message>
    <message>
      <source>from the {event}</source>
      <translation>{event} ਤੋਂ</translation>
    </message>
    <message>
      <source>from {day}</source>
      <translation>{day} ਤੋਂ</translation>
    </message>
    <message>
      <source>from {name}</source>
      <translation>{name} ਤੋਂ</translation>
    </message>
    <message>
      <source>frozen when issued</source>
      <translation>ਜਾਰੀ ਹੁੰਦਿਆਂ ਹੀ ਪੱਕਾ</translation>
    </message>
    <message>
      <source>given up</source>
      <translation>ਛੱਡੀ ਗਈ</translation>
    </message>
    <message>
      <source>giving or tendering it to the person</source>
      <translation>ਵਿਅਕਤੀ ਨੂੰ ਦੇਣਾ ਜਾਂ ਪੇਸ਼ ਕਰਨਾ</translation>
    </message>
    <message>
      <source>granted</source>
      <translation>ਦਿੱਤੀ ਗਈ</translation>
    </message>
    <message>
      <source>half done</source>
      <translation>ਅਧੂਰਾ</translation>
    </message>
    <message>
      <source>handed on</source>
      <translation>ਅੱਗੇ ਦਿੱਤੀ</translation>
    </message>
    <message>
      <source>held for the owner</source>
      <translation>ਮਾਲਕ ਲਈ ਰੱਖਿਆ</translation>
    </message>
    <message numerus="yes">
      <source>in %n days</source>
      <translation>
        <numerusform>%n ਦਿਨ ਬਾਅਦ</numerusform>
        <numerusform>%n ਦਿਨ ਬਾਅਦ</numerusform>
      </translation>
    </message>
    <message>
      <source>in force</source>
      <translation>ਲਾਗੂ</translation>
    </message>
    <message>
      <source>in force by an earlier order</source>
      <translation>ਪਹਿਲੇ ਹੁਕਮ ਨਾਲ ਲਾਗੂ</translation>
    </message>
    <message>
      <source>in office</source>
      <translation>ਅਹੁਦੇ ਉੱਤੇ</translation>
    </message>
    <message>
      <source>is being printed</source>
      <translation>ਛਪ ਰਿਹਾ ਹੈ</translation>
    </message>
    <message>
      <source>it is being put up now</source>
      <translation>ਹੁਣ ਬਣ ਰਹੀ ਹੈ</translation>
    </message>
    <message>
      <source>land of the Government</source>
      <translation>ਸਰਕਾਰੀ ਜ਼ਮੀਨ</translation>
    </message>
    <message>
      <source>land on which building was refused</source>
      <translation>ਜ਼ਮੀਨ ਜਿਸ 'ਤੇ ਉਸਾਰੀ ਤੋਂ ਇਨਕਾਰ ਹੋਇਆ</translation>
    </message>
    <message>
      <source>land under outworks</source>
      <translation>ਬਾਹਰੀ ਢਾਂਚਿਆਂ ਹੇਠਲੀ ਜ਼ਮੀਨ</translation>
    </message>
    <message>
      <source>land where the building fell, burnt or was taken down</source>
      <translation>ਜ਼ਮੀਨ ਜਿੱਥੇ ਇਮਾਰਤ ਡਿੱਗੀ, ਸੜੀ ਜਾਂ ਢਾਹੀ</translation>
    </message>
    <message>
      <source>land where the building was pulled down by order</source>
      <translation>ਜ਼ਮੀਨ ਜਿੱਥੇ ਇਮਾਰਤ ਹੁਕਮ ਨਾਲ ਢਾਹੀ</translation>
    </message>
    <message>
      <source>last day today</source>
      <translation>ਅੱਜ ਆਖ਼ਰੀ ਦਿਨ</translation>
    </message>
    <message>
      <source>last taken {when}</source>
      <translation>ਪਿਛਲਾ {when}</translation>
    </message>
    <message>
      <source>leaving it at his last known abode</source>
      <translation>ਆਖ਼ਰੀ ਜਾਣੀ ਰਿਹਾਇਸ਼ ਉੱਤੇ ਛੱਡਣਾ</translation>
    </message>
    <message>
      <source>left</source>
      <translation>ਅਹੁਦਾ ਛੱਡ ਚੁੱਕੇ</translation>
    </message>
    <message>
      <source>left side</source>
      <translation>ਖੱਬਾ ਪਾਸਾ</translation>
    </message>
    <message>
      <source>left to bye-laws</source>
      <translation>ਉਪ-ਨਿਯਮਾਂ ਉੱਤੇ ਛੱਡਿਆ</translation>
    </message>
    <message>
      <source>left to the Government</source>
      <translation>ਸਰਕਾਰ ਉੱਤੇ ਛੱਡਿਆ</translation>
    </message>
    <message>
      <source>left to the authority</source>
      <translation>ਅਥਾਰਟੀ ਉੱਤੇ ਛੱਡਿਆ</translation>
    </message>
    <message>
      <source>left to the court</source>
      <translation>ਅਦਾਲਤ ਉੱਤੇ ਛੱਡਿਆ</translation>
    </message>
    <message>
      <source>left to the notice</source>
      <translation>ਨੋਟਿਸ ਉੱਤੇ ਛੱਡਿਆ</translation>
    </message>
    <message>
      <source>left to the office</source>
      <translation>ਦਫ਼ਤਰ ਉੱਤੇ ਛੱਡਿਆ</translation>
    </message>
    <message>
      <source>line, {span}</source>
      <translation>ਲਾਈਨ, {span}</translation>
    </message>
    <message>
      <source>may stay empty</source>
      <translation>ਖ਼ਾਲੀ ਰਹਿ ਸਕਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>met</source>
      <translation>ਪੂਰੀ ਹੋਈ</translation>
    </message>
    <message>
      <source>missing</source>
      <translation>ਗੁੰਮ</translation>
    </message>
    <message>
      <source>modified</source>
      <translation>ਸੋਧਿਆ</translation>
    </message>
    <message>
      <source>monthly</source>
      <translation>ਹਰ ਮਹੀਨੇ</translation>
    </message>
    <message>
      <source>months</source>
      <translation>ਮਹੀਨੇ</translation>
    </message>
    <message>
      <source>more than the section's {share}</source>
      <translation>ਧਾਰਾ ਦੇ {share} ਤੋਂ ਵੱਧ</translation>
    </message>
    <message>
      <source>most of it has come down</source>
      <translation>ਬਹੁਤੀ ਡਿੱਗ ਚੁੱਕੀ ਹੈ</translation>
    </message>
    <message>
      <source>moves towards the centre</source>
      <translation>ਵਿਚਕਾਰ ਵੱਲ ਸਰਕਦੀ ਹੈ</translation>
    </message>
    <message>
      <source>narrows the street</source>
      <translation>ਗਲੀ ਤੰਗ ਕਰਦੀ ਹੈ</translation>
    </message>
    <message>
      <source>neither</source>
      <translation>ਦੋਵੇਂ ਨਹੀਂ</translation>
    </message>
    <message>
      <source>never</source>
      <translation>ਕਦੇ ਨਹੀਂ</translation>
    </message>
    <message>
      <source>no</source>
      <translation>ਨਹੀਂ</translation>
    </message>
    <message>
      <source>no day</source>
      <translation>ਕੋਈ ਦਿਨ ਨਹੀਂ</translation>
    </message>
    <message>
      <source>no line is left to check by</source>
      <translation>ਜਾਂਚ ਲਈ ਕੋਈ ਮਾਪ ਨਹੀਂ ਬਚਿਆ</translation>
    </message>
    <message>
      <source>nobody lives there</source>
      <translation>ਉੱਥੇ ਕੋਈ ਨਹੀਂ ਰਹਿੰਦਾ</translation>
    </message>
    <message>
      <source>non-residential</source>
      <translation>ਗ਼ੈਰ-ਰਿਹਾਇਸ਼ੀ</translation>
    </message>
    <message>
      <source>none</source>
      <translation>ਕੋਈ ਨਹੀਂ</translation>
    </message>
    <message>
      <source>none set</source>
      <translation>ਤੈਅ ਨਹੀਂ</translation>
    </message>
    <message>
      <source>none taken yet</source>
      <translation>ਅਜੇ ਤੱਕ ਕੋਈ ਨਹੀਂ</translation>
    </message>
    <message>
      <source>none yet</source>
      <translation>ਅਜੇ ਨਹੀਂ</translation>
    </message>
    <message>
      <source>not accepted</source>
      <translation>ਨਹੀਂ ਮੰਨਿਆ</translation>
    </message>
    <message>
      <source>not accepted yet</source>
      <translation>ਹਾਲੇ ਪ੍ਰਵਾਨ ਨਹੀਂ</translation>
    </message>
    <message>
      <source>not decided yet</source>
      <translation>ਅਜੇ ਤੈਅ ਨਹੀਂ</translation>
    </message>
    <message>
      <source>not more than the section's {share}</source>
      <translation>ਧਾਰਾ ਦੇ {share} ਤੋਂ ਵੱਧ ਨਹੀਂ</translation>
    </message>
    <message>
      <source>not realised</source>
      <translation>ਵਸੂਲ ਨਹੀਂ</translation>
    </message>
    <message>
      <source>not set</source>
      <translation>ਤੈਅ ਨਹੀਂ</translation>
    </message>
    <message>
      <source>not taken over</source>
      <translation>ਨਹੀਂ ਲਿਆ ਜਾਂਦਾ</translation>
    </message>
    <message>
      <source>nothing found against the law</source>
      <translation>ਕਾਨੂੰਨ ਦੇ ਉਲਟ ਕੁਝ ਨਹੀਂ ਮਿਲਿਆ</translation>
    </message>
    <message>
      <source>nothing left</source>
      <translation>ਕੁਝ ਨਹੀਂ ਬਚਿਆ</translation>
    </message>
    <message>
      <source>officer decides</source>
      <translation>ਅਧਿਕਾਰੀ ਤੈਅ ਕਰੇ</translation>
    </message>
    <message>
      <source>once a year</source>
      <translation>ਸਾਲ ਵਿੱਚ ਇੱਕ ਵਾਰ</translation>
    </message>
    <message>
      <source>one amount</source>
      <translation>ਇੱਕ ਰਕਮ</translation>
    </message>
    <message>
      <source>open</source>
      <translation>ਖੁੱਲ੍ਹਾ</translation>
    </message>
    <message>
      <source>open land</source>
      <translation>ਖੁੱਲ੍ਹੀ ਜ਼ਮੀਨ</translation>
    </message>
    <message>
      <source>open land taken</source>
      <translation>ਲਈ ਗਈ ਖੁੱਲ੍ਹੀ ਜ਼ਮੀਨ</translation>
    </message>
    <message>
      <source>outer walls (m²)</source>
      <translation>ਬਾਹਰਲੀਆਂ ਕੰਧਾਂ (ਵਰਗ ਮੀ.)</translation>
    </message>
    <message>
      <source>paid</source>
      <translation>ਅਦਾ ਹੋਇਆ</translation>
    </message>
    <message>
      <source>paid back</source>
      <translation>ਵਾਪਸ</translation>
    </message>
    <message>
      <source>paid too much</source>
      <translation>ਵੱਧ ਅਦਾਇਗੀ</translation>
    </message>
    <message>
      <source>parcel {number}: {area}</source>
      <translation>ਪਲਾਟ {number}: {area}</translation>
    </message>
    <message>
      <source>parcels</source>
      <translation>ਪਲਾਟ</translation>
    </message>
    <message>
      <source>pending</source>
      <translation>ਬਕਾਇਆ</translation>
    </message>
    <message>
      <source>permission of</source>
      <translation>ਦੀ ਮਨਜ਼ੂਰੀ</translation>
    </message>
    <message>
      <source>permitted</source>
      <translation>ਇਜਾਜ਼ਤ ਦਿੱਤੀ</translation>
    </message>
    <message>
      <source>plain text</source>
      <translation>ਸਾਦੀ ਲਿਖਤ</translation>
    </message>
    <message>
      <source>posts or beams</source>
      <translation>ਥੰਮ੍ਹ ਜਾਂ ਸ਼ਤੀਰ</translation>
    </message>
    <message>
      <source>printed</source>
      <translation>ਛਪ ਗਿਆ</translation>
    </message>
    <message>
      <source>private</source>
      <translation>ਨਿੱਜੀ</translation>
    </message>
    <message>
      <source>projected</source>
      <translation>ਯੋਜਨਾਬੱਧ</translation>
    </message>
    <message>
      <source>proposed</source>
      <translation>ਤਜਵੀਜ਼ ਕੀਤੀ</translation>
    </message>
    <message>
      <source>proposed from the other script; correct it</source>
      <translation>ਦੂਜੀ ਲਿਪੀ ਤੋਂ ਸੁਝਾਇਆ; ਠੀਕ ਕਰੋ</translation>
    </message>
    <message>
      <source>proposed {day}</source>
      <translation>ਤਜਵੀਜ਼ {day}</translation>
    </message>
    <message>
      <source>proposed, to go the Act's way</source>
      <translation>ਤਜਵੀਜ਼, ਐਕਟ ਦੇ ਰਾਹ</translation>
    </message>
    <message>
      <source>public</source>
      <translation>ਜਨਤਕ</translation>
    </message>
    <message>
      <source>published</source>
      <translation>ਪ੍ਰਕਾਸ਼ਿਤ</translation>
    </message>
    <message>
      <source>put aside</source>
      <translation>ਪਾਸੇ ਰੱਖੇ</translation>
    </message>
    <message>
      <source>put to recovery</source>
      <translation>ਵਸੂਲੀ ਲਈ ਭੇਜਿਆ</translation>
    </message>
    <message>
      <source>put up</source>
      <translation>ਚਿਪਕਾਇਆ</translation>
    </message>
    <message>
      <source>realised</source>
      <translation>ਵਸੂਲ</translation>
    </message>
    <message>
      <source>received {day}</source>
      <translation>ਪ੍ਰਾਪਤ {day}</translation>
    </message>
    <message>
      <source>recovered in</source>
      <translation>ਵਿੱਚ ਵਸੂਲੀ</translation>
    </message>
    <message>
      <source>recovery of</source>
      <translation>ਦੀ ਵਸੂਲੀ</translation>
    </message>
    <message>
      <source>refused</source>
      <translation>ਨਾਮਨਜ਼ੂਰ</translation>
    </message>
    <message>
      <source>registered post</source>
      <translation>ਰਜਿਸਟਰਡ ਡਾਕ</translation>
    </message>
    <message>
      <source>removal called {day}</source>
      <translation>ਹਟਾਉਣ ਲਈ ਕਿਹਾ {day}</translation>
    </message>
    <message>
      <source>replaced</source>
      <translation>ਬਦਲਿਆ ਗਿਆ</translation>
    </message>
    <message>
      <source>reply taken over</source>
      <translation>ਜਵਾਬ ਲਿਆ</translation>
    </message>
    <message>
      <source>required</source>
      <translation>ਲੋੜੀਂਦਾ ਕੀਤਾ</translation>
    </message>
    <message>
      <source>residential</source>
      <translation>ਰਿਹਾਇਸ਼ੀ</translation>
    </message>
    <message>
      <source>right side</source>
      <translation>ਸੱਜਾ ਪਾਸਾ</translation>
    </message>
    <message>
      <source>run out</source>
      <translation>ਲੰਘ ਗਈ</translation>
    </message>
    <message>
      <source>running</source>
      <translation>ਚੱਲ ਰਹੀ</translation>
    </message>
    <message>
      <source>same matter as</source>
      <translation>ਨਾਲ ਇੱਕੋ ਮਾਮਲਾ</translation>
    </message>
    <message>
      <source>sent back</source>
      <translation>ਵਾਪਸ ਭੇਜਿਆ</translation>
    </message>
    <message>
      <source>served</source>
      <translation>ਤਾਮੀਲ ਹੋਈ</translation>
    </message>
    <message>
      <source>served since</source>
      <translation>ਬਾਅਦ ਵਿੱਚ ਤਾਮੀਲ ਹੋਈ</translation>
    </message>
    <message>
      <source>set aside</source>
      <translation>ਰੱਦ ਕੀਤਾ</translation>
    </message>
    <message>
      <source>settled</source>
      <translation>ਚੁਕਤਾ</translation>
    </message>
    <message>
      <source>signed by the {authority}</source>
      <translation>ਦਸਤਖ਼ਤ: {authority}</translation>
    </message>
    <message>
      <source>signed on paper by {name} at {hour}</source>
      <translation>ਕਾਗ਼ਜ਼ ਉੱਤੇ {name} ਦੇ ਦਸਤਖ਼ਤ, {hour} ਵਜੇ</translation>
    </message>
    <message>
      <source>since {day}</source>
      <translation>{day} ਤੋਂ</translation>
    </message>
    <message>
      <source>spoilt</source>
      <translation>ਖ਼ਰਾਬ</translation>
    </message>
    <message>
      <source>stands still</source>
      <translation>ਰੁਕੀ ਹੈ</translation>
    </message>
    <message>
      <source>stays in the office</source>
      <translation>ਦਫ਼ਤਰ ਵਿੱਚ ਹੀ ਰਹਿੰਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>stopped</source>
      <translation>ਰੁਕਿਆ</translation>
    </message>
    <message>
      <source>substituted</source>
      <translation>ਬਦਲੀ ਗਈ</translation>
    </message>
    <message>
      <source>suspended</source>
      <translation>ਮੁਅੱਤਲ</translation>
    </message>
    <message>
      <source>taken</source>
      <translation>ਲਈ ਗਈ</translation>
    </message>
    <message>
      <source>taken back</source>
      <translation>ਵਾਪਸ ਲਿਆ</translation>
    </message>
    <message>
      <source>taken {when}</source>
      <translation>{when} ਨੂੰ ਲਈ</translation>
    </message>
    <message>
      <source>the Public Works Department</source>
      <translation>ਲੋਕ ਨਿਰਮਾਣ ਵਿਭਾਗ</translation>
    </message>
    <message>
      <source>the base line</source>
      <translation>ਆਧਾਰ ਲਾਈਨ</translation>
    </message>
    <message>
      <source>the council is to be told</source>
      <translation>ਕੌਂਸਲ ਨੂੰ ਦੱਸਣਾ ਹੈ</translation>
    </message>
    <message>
      <source>the municipality</source>
      <translation>ਨਗਰ ਪਾਲਿਕਾ</translation>
    </message>
    <message>
      <source>the program</source>
      <translation>ਪ੍ਰੋਗਰਾਮ</translation>
    </message>
    <message>
      <source>the side without a line is taken as half the width of the register</source>
      <translation>ਬਿਨਾਂ ਲਾਈਨ ਵਾਲਾ ਪਾਸਾ ਰਜਿਸਟਰ ਦੀ ਚੌੜਾਈ ਦਾ ਅੱਧ ਮੰਨਿਆ ਹੈ</translation>
    </message>
    <message>
      <source>they stand</source>
      <translation>ਲਾਗੂ ਹਨ</translation>
    </message>
    <message>
      <source>time to pay is over</source>
      <translation>ਅਦਾਇਗੀ ਦਾ ਸਮਾਂ ਲੰਘਿਆ</translation>
    </message>
    <message>
      <source>time to pay runs</source>
      <translation>ਅਦਾਇਗੀ ਦਾ ਸਮਾਂ ਚੱਲਦਾ</translation>
    </message>
    <message>
      <source>to accept</source>
      <translation>ਮਨਜ਼ੂਰ ਕਰਨਾ ਹੈ</translation>
    </message>
    <message>
      <source>to an adult member or servant of his family</source>
      <translation>ਪਰਿਵਾਰ ਦੇ ਬਾਲਗ ਮੈਂਬਰ ਜਾਂ ਨੌਕਰ ਨੂੰ</translation>
    </message>
    <message>
      <source>to be minuted</source>
      <translation>ਕਾਰਵਾਈ ਲਿਖਣੀ ਬਾਕੀ</translation>
    </message>
    <message>
      <source>to come</source>
      <translation>ਆਉਣ ਵਾਲੇ</translation>
    </message>
    <message>
      <source>to do</source>
      <translation>ਕਰਨਾ ਹੈ</translation>
    </message>
    <message>
      <source>to serve</source>
      <translation>ਤਾਮੀਲ ਬਾਕੀ</translation>
    </message>
    <message>
      <source>to serve again</source>
      <translation>ਮੁੜ ਤਾਮੀਲ ਕਰਨੀ ਹੈ</translation>
    </message>
    <message>
      <source>to settle</source>
      <translation>ਨਿਪਟਾਰਾ ਬਾਕੀ</translation>
    </message>
    <message>
      <source>to sign</source>
      <translation>ਦਸਤਖ਼ਤ ਬਾਕੀ</translation>
    </message>
    <message>
      <source>to visit</source>
      <translation>ਨਿਰੀਖਣ ਬਾਕੀ</translation>
    </message>
    <message>
      <source>today</source>
      <translation>ਅੱਜ</translation>
    </message>
    <message>
      <source>too early</source>
      <translation>ਸਮੇਂ ਤੋਂ ਪਹਿਲਾਂ</translation>
    </message>
    <message>
      <source>too late</source>
      <translation>ਸਮਾਂ ਲੰਘ ਗਿਆ</translation>
    </message>
    <message>
      <source>twice a year</source>
      <translation>ਸਾਲ ਵਿੱਚ ਦੋ ਵਾਰ</translation>
    </message>
    <message>
      <source>unfit</source>
      <translation>ਨਾ-ਵਰਤਣ ਯੋਗ</translation>
    </message>
    <message>
      <source>until {day}</source>
      <translation>{day} ਤੱਕ</translation>
    </message>
    <message>
      <source>up to {measure}</source>
      <translation>{measure} ਤੱਕ</translation>
    </message>
    <message>
      <source>up to ₹ {amount}</source>
      <translation>₹ {amount} ਤੱਕ</translation>
    </message>
    <message>
      <source>up to ₹ {amount} for each further day</source>
      <translation>ਹਰ ਅਗਲੇ ਦਿਨ ਲਈ ₹ {amount} ਤੱਕ</translation>
    </message>
    <message>
      <source>used</source>
      <translation>ਵਰਤਿਆ</translation>
    </message>
    <message>
      <source>vests in the body</source>
      <translation>ਸੰਸਥਾ ਵਿੱਚ ਨਿਹਿਤ</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>ਉਡੀਕ</translation>
    </message>
    <message>
      <source>waits</source>
      <translation>ਬਾਕੀ</translation>
    </message>
    <message>
      <source>weeks</source>
      <translation>ਹਫ਼ਤੇ</translation>
    </message>
    <message>
      <source>what is left and of no use</source>
      <translation>ਬਚਿਆ ਹੋਇਆ, ਕਿਸੇ ਕੰਮ ਦਾ ਨਹੀਂ</translation>
    </message>
    <message>
      <source>what sounds like it</source>
      <translation>ਜੋ ਸੁਣਨ ਵਿੱਚ ਮਿਲਦਾ ਹੈ</translation>
    </message>
    <message>
      <source>widens the street</source>
      <translation>ਗਲੀ ਚੌੜੀ ਕਰਦੀ ਹੈ</translation>
    </message>
    <message>
      <source>width {least} to {most}</source>
      <translation>ਚੌੜਾਈ {least} ਤੋਂ {most}</translation>
    </message>
    <message>
      <source>with the occupier's consent</source>
      <translation>ਕਾਬਜ਼ ਦੀ ਸਹਿਮਤੀ ਨਾਲ</translation>
    </message>
    <message>
      <source>with you at till {till}</source>
      <translation>ਕਾਊਂਟਰ {till} ਉੱਤੇ ਤੁਹਾਡੇ ਕੋਲ</translation>
    </message>
    <message>
      <source>withdrawn</source>
      <translation>ਵਾਪਸ ਲਿਆ</translation>
    </message>
    <message>
      <source>withdrawn or set aside</source>
      <translation>ਵਾਪਸ ਲਈ ਜਾਂ ਰੱਦ</translation>
    </message>
    <message>
      <source>written here</source>
      <translation>ਇੱਥੇ ਲਿਖੀ</translation>
    </message>
    <message>
      <source>years</source>
      <translation>ਸਾਲ</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>ਹਾਂ</translation>
    </message>
    <message>
      <source>{area} m² inside</source>
      <translation>ਅੰਦਰ {area} ਵਰਗ ਮੀ.</translation>
    </message>
    <message>
      <source>{area} m² lie before it up to the line</source>
      <translation>ਇਸ ਦੇ ਅੱਗੇ ਲਾਈਨ ਤੱਕ {area} ਵਰਗ ਮੀ. ਹੈ</translation>
    </message>
    <message>
      <source>{authority}, section {section}</source>
      <translation>{authority}, ਧਾਰਾ {section}</translation>
    </message>
    <message>
      <source>{days} days from service, set by the officer</source>
      <translation>ਤਾਮੀਲ ਤੋਂ {days} ਦਿਨ, ਅਧਿਕਾਰੀ ਵੱਲੋਂ ਤੈਅ</translation>
    </message>
    <message>
      <source>{day} {what}, ₹ {amount}: done by another PC too</source>
      <translation>{day} {what}, ₹ {amount}: ਦੂਜੇ ਪੀਸੀ ਨੇ ਵੀ ਕੀਤਾ</translation>
    </message>
    <message>
      <source>{done} of {all} papers</source>
      <translation>{all} ਵਿੱਚੋਂ {done} ਪੱਤਰ</translation>
    </message>
    <message>
      <source>{kind} received and entered as {number}</source>
      <translation>{kind} ਪ੍ਰਾਪਤ ਅਤੇ {number} ਵਜੋਂ ਦਰਜ</translation>
    </message>
    <message>
      <source>{length} m</source>
      <translation>{length} ਮੀ.</translation>
    </message>
    <message>
      <source>{name} can't be read; choose it again.</source>
      <translation>{name} ਪੜ੍ਹੀ ਨਹੀਂ ਜਾ ਸਕਦੀ; ਮੁੜ ਚੁਣੋ।</translation>
    </message>
    <message>
      <source>{name} in the data folder is not the plain file or folder that it should be. Nothing was changed. Run the repair: nagardesk store repair</source>
      <translation>ਡਾਟਾ ਫੋਲਡਰ ਵਿੱਚ {name} ਉਹੋ ਜਿਹੀ ਸਾਦੀ ਫ਼ਾਈਲ ਜਾਂ ਫੋਲਡਰ ਨਹੀਂ ਜਿਹੋ ਜਿਹਾ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ। ਕੁਝ ਬਦਲਿਆ ਨਹੀਂ ਗਿਆ। ਮੁਰੰਮਤ ਚਲਾਓ: nagardesk store repair</translation>
    </message>
    <message>
      <source>{name} prepared this.</source>
      <translation>{name} ਨੇ ਇਹ ਤਿਆਰ ਕੀਤਾ ਹੈ।</translation>
    </message>
    <message>
      <source>{name}: ₹ {amount} left</source>
      <translation>{name}: ₹ {amount} ਬਾਕੀ</translation>
    </message>
    <message>
      <source>{number} of {day}</source>
      <translation>{number}, ਮਿਤੀ {day}</translation>
    </message>
    <message>
      <source>{n} done</source>
      <translation>{n} ਹੋ ਗਏ</translation>
    </message>
    <message>
      <source>{n} lines</source>
      <translation>{n} ਸਤਰਾਂ</translation>
    </message>
    <message>
      <source>{n} parts</source>
      <translation>{n} ਹਿੱਸੇ</translation>
    </message>
    <message>
      <source>{n} tables</source>
      <translation>{n} ਸਾਰਣੀਆਂ</translation>
    </message>
    <message>
      <source>{n} volumes</source>
      <translation>{n} ਜਿਲਦਾਂ</translation>
    </message>
    <message>
      <source>{one} to {other}, not taken over yet</source>
      <translation>{one} ਤੋਂ {other} ਨੂੰ, ਹਾਲੇ ਲਿਆ ਨਹੀਂ</translation>
    </message>
    <message>
      <source>{paper} (copy {n})</source>
      <translation>{paper} (ਨਕਲ {n})</translation>
    </message>
    <message>
      <source>{section}: {who} signs</source>
      <translation>{section}: ਦਸਤਖ਼ਤ {who} ਦੇ</translation>
    </message>
    <message>
      <source>{what} set anew: {reason}</source>
      <translation>{what} ਮੁੜ ਦਰਜ: {reason}</translation>
    </message>
    <message>
      <source>{who} signs</source>
      <translation>ਦਸਤਖ਼ਤ {who} ਦੇ</translation>
    </message>
    <message>
      <source>“{text}” stands there twice.</source>
      <translation>“{text}” ਉੱਥੇ ਦੋ ਵਾਰ ਹੈ।</translation>
    </message>
    <message>
      <source>₹ {amount} are brought here</source>
      <translation>₹ {amount} ਇੱਥੇ ਲਿਆਂਦੇ</translation>
    </message>
    <message>
      <source>₹ {amount} are handed over; the other takes them over by his own count</source>
      <translation>₹ {amount} ਸੌਂਪੇ ਗਏ; ਦੂਜਾ ਆਪਣੀ ਗਿਣਤੀ ਨਾਲ ਲਵੇਗਾ</translation>
    </message>
    <message>
      <source>₹ {amount} are let go</source>
      <translation>₹ {amount} ਦੀ ਛੋਟ ਦਿੱਤੀ</translation>
    </message>
    <message>
      <source>₹ {amount} are paid into the bank</source>
      <translation>₹ {amount} ਬੈਂਕ ਵਿੱਚ ਜਮ੍ਹਾਂ ਹੋਏ</translation>
    </message>
    <message>
      <source>₹ {amount} are taken over</source>
      <translation>₹ {amount} ਲਏ ਗਏ</translation>
    </message>
    <message>
      <source>₹ {amount} falls due on {day}</source>
      <translation>₹ {amount} {day} ਨੂੰ ਦੇਣਯੋਗ</translation>
    </message>
    <message>
      <source>₹ {amount} for each {measure}</source>
      <translation>ਹਰ {measure} ਲਈ ₹ {amount}</translation>
    </message>
    <message>
      <source>₹ {amount} in cash are with you</source>
      <translation>₹ {amount} ਨਕਦ ਤੁਹਾਡੇ ਕੋਲ ਹੈ</translation>
    </message>
    <message>
      <source>₹ {amount} missing</source>
      <translation>₹ {amount} ਘੱਟ</translation>
    </message>
    <message>
      <source>₹ {amount} of it on cheques not realised yet</source>
      <translation>ਇਸ ਵਿੱਚੋਂ ₹ {amount} ਅਜੇ ਵਸੂਲ ਨਾ ਹੋਏ ਚੈੱਕਾਂ ’ਤੇ</translation>
    </message>
    <message>
      <source>₹ {amount} on {day}</source>
      <translation>{day} ਨੂੰ ₹ {amount}</translation>
    </message>
    <message>
      <source>₹ {amount} open</source>
      <translation>₹ {amount} ਬਾਕੀ</translation>
    </message>
    <message>
      <source>₹ {amount} to pay</source>
      <translation>₹ {amount} ਦੇਣਯੋਗ</translation>
    </message>
    <message>
      <source>₹ {amount} to recover</source>
      <translation>₹ {amount} ਵਸੂਲਣਯੋਗ</translation>
    </message>
    <message>
      <source>₹ {amount} too much</source>
      <translation>₹ {amount} ਵੱਧ</translation>
    </message>
    <message>
      <source>₹ {amount} were handed over and not taken over yet.</source>
      <translation>₹ {amount} ਸੌਂਪੇ ਗਏ ਪਰ ਹਾਲੇ ਲਏ ਨਹੀਂ ਗਏ।</translation>
    </message>
    <message>
      <source>₹ {amount} were taken back twice: undo one in its case</source>
      <translation>₹ {amount} ਦੋ ਵਾਰ ਵਾਪਸ ਦਰਜ ਹੋਏ: ਕੇਸ ਵਿੱਚ ਇੱਕ ਪਲਟੋ</translation>
    </message>
  </context>
  <context>
    <name>QLineEdit</name>
    <message>
      <source>&amp;Undo</source>
      <translation>ਵਾਪਸ ਲਓ (&amp;U)</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>ਮੁੜ ਕਰੋ (&amp;R)</translation>
    </message>
    <message>
      <source>Cu&amp;t</source>
      <translation>ਕੱਟੋ (&amp;T)</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <translation>ਨਕਲ ਕਰੋ (&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Paste</source>
      <translation>ਚਿਪਕਾਓ (&amp;P)</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>ਮਿਟਾਓ</translation>
    </message>
    <message>
      <source>Select All</source>
      <translation>ਸਭ ਚੁਣੋ</translation>
    </message>
  </context>
  <context>
    <name>QWidgetTextControl</name>
    <message>
      <source>&amp;Undo</source>
      <translation>ਵਾਪਸ ਲਓ (&amp;U)</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>ਮੁੜ ਕਰੋ (&amp;R)</translation>
    </message>
    <message>
      <source>Cu&amp;t</source>
      <translation>ਕੱਟੋ (&amp;T)</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <translation>ਨਕਲ ਕਰੋ (&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Paste</source>
      <translation>ਚਿਪਕਾਓ (&amp;P)</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>ਮਿਟਾਓ</translation>
    </message>
    <message>
      <source>Select All</source>
      <translation>ਸਭ ਚੁਣੋ</translation>
    </message>
    <message>
      <source>Copy &amp;Link Location</source>
      <translation>ਕੜੀ ਦਾ ਪਤਾ ਲਓ (&amp;L)</translation>
    </message>
  </context>
  <context>
    <name>QPlatformTheme</name>
    <message>
      <source>OK</source>
      <translation>ਠੀਕ ਹੈ</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>ਰੱਦ ਕਰੋ</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>ਖੋਲ੍ਹੋ</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>ਸਾਂਭੋ</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>ਬੰਦ ਕਰੋ</translation>
    </message>
    <message>
      <source>&amp;Yes</source>
      <translation>ਹਾਂ (&amp;Y)</translation>
    </message>
    <message>
      <source>&amp;No</source>
      <translation>ਨਹੀਂ (&amp;N)</translation>
    </message>
  </context>
  <context>
    <name>QFileDialog</name>
    <message>
      <source>&amp;Look in:</source>
      <translation>ਇੱਥੇ ਵੇਖੋ (&amp;L):</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>ਪਿੱਛੇ</translation>
    </message>
    <message>
      <source>Go back</source>
      <translation>ਪਿੱਛੇ ਜਾਓ</translation>
    </message>
    <message>
      <source>Forward</source>
      <translation>ਅੱਗੇ</translation>
    </message>
    <message>
      <source>Go forward</source>
      <translation>ਅੱਗੇ ਜਾਓ</translation>
    </message>
    <message>
      <source>Parent Directory</source>
      <translation>ਉੱਪਰਲਾ ਫ਼ੋਲਡਰ</translation>
    </message>
    <message>
      <source>Go to the parent directory</source>
      <translation>ਉੱਪਰਲੇ ਫ਼ੋਲਡਰ ਵਿੱਚ ਜਾਓ</translation>
    </message>
    <message>
      <source>Create New Folder</source>
      <translation>ਨਵਾਂ ਫ਼ੋਲਡਰ ਬਣਾਓ</translation>
    </message>
    <message>
      <source>Create a New Folder</source>
      <translation>ਨਵਾਂ ਫ਼ੋਲਡਰ ਬਣਾਓ</translation>
    </message>
    <message>
      <source>List View</source>
      <translation>ਸੂਚੀ</translation>
    </message>
    <message>
      <source>Change to list view mode</source>
      <translation>ਸੂਚੀ ਵਜੋਂ ਵਿਖਾਓ</translation>
    </message>
    <message>
      <source>Detail View</source>
      <translation>ਵੇਰਵੇ</translation>
    </message>
    <message>
      <source>Change to detail view mode</source>
      <translation>ਵੇਰਵਿਆਂ ਸਮੇਤ ਵਿਖਾਓ</translation>
    </message>
    <message>
      <source>Sidebar</source>
      <translation>ਪਾਸੇ ਦੀ ਸੂਚੀ</translation>
    </message>
    <message>
      <source>List of places and bookmarks</source>
      <translation>ਥਾਵਾਂ ਦੀ ਸੂਚੀ</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>ਫ਼ਾਈਲਾਂ</translation>
    </message>
    <message>
      <source>Files of &amp;type:</source>
      <translation>ਫ਼ਾਈਲਾਂ ਦੀ ਕਿਸਮ (&amp;T):</translation>
    </message>
    <message>
      <source>File &amp;name:</source>
      <translation>ਫ਼ਾਈਲ ਦਾ ਨਾਂ (&amp;N):</translation>
    </message>
    <message>
      <source>&amp;Open</source>
      <translation>ਖੋਲ੍ਹੋ (&amp;O)</translation>
    </message>
    <message>
      <source>&amp;Choose</source>
      <translation>ਚੁਣੋ (&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>ਸਾਂਭੋ (&amp;S)</translation>
    </message>
    <message>
      <source>Save As</source>
      <translation>ਇਸ ਨਾਂ ਨਾਲ ਸਾਂਭੋ</translation>
    </message>
    <message>
      <source>Find Directory</source>
      <translation>ਫ਼ੋਲਡਰ ਲੱਭੋ</translation>
    </message>
    <message>
      <source>All Files (*)</source>
      <translation>ਸਾਰੀਆਂ ਫ਼ਾਈਲਾਂ (*)</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>ਸਾਰੀਆਂ ਫ਼ਾਈਲਾਂ (*)</translation>
    </message>
    <message>
      <source>Show </source>
      <translation>ਵਿਖਾਓ </translation>
    </message>
    <message>
      <source>&amp;Rename</source>
      <translation>ਨਾਂ ਬਦਲੋ (&amp;R)</translation>
    </message>
    <message>
      <source>&amp;Delete</source>
      <translation>ਮਿਟਾਓ (&amp;D)</translation>
    </message>
    <message>
      <source>Show &amp;hidden files</source>
      <translation>ਲੁਕੀਆਂ ਫ਼ਾਈਲਾਂ ਵਿਖਾਓ (&amp;H)</translation>
    </message>
    <message>
      <source>&amp;New Folder</source>
      <translation>ਨਵਾਂ ਫ਼ੋਲਡਰ (&amp;N)</translation>
    </message>
    <message>
      <source>Directories</source>
      <translation>ਫ਼ੋਲਡਰ</translation>
    </message>
    <message>
      <source>Directory:</source>
      <translation>ਫ਼ੋਲਡਰ:</translation>
    </message>
    <message>
      <source>Recent Places</source>
      <translation>ਹਾਲੀਆ ਥਾਵਾਂ</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>ਹਟਾਓ</translation>
    </message>
    <message>
      <source>Could not delete directory.</source>
      <translation>ਫ਼ੋਲਡਰ ਮਿਟਾਇਆ ਨਹੀਂ ਜਾ ਸਕਿਆ।</translation>
    </message>
    <message>
      <source>Are you sure you want to delete '%1'?</source>
      <translation>ਕੀ “%1” ਸੱਚਮੁੱਚ ਮਿਟਾਉਣਾ ਹੈ?</translation>
    </message>
    <message>
      <source>%1 already exists.
Do you want to replace it?</source>
      <translation>%1 ਪਹਿਲਾਂ ਹੀ ਹੈ।
ਕੀ ਉਸ ਦੀ ਥਾਂ ਇਹ ਲਿਖਣੀ ਹੈ?</translation>
    </message>
    <message>
      <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
      <translation>%1
ਇਹ ਫ਼ੋਲਡਰ ਨਹੀਂ ਮਿਲਿਆ।
ਵੇਖੋ ਕਿ ਨਾਂ ਠੀਕ ਹੈ।</translation>
    </message>
    <message>
      <source>%1
File not found.
Please verify the correct file name was given.</source>
      <translation>%1
ਇਹ ਫ਼ਾਈਲ ਨਹੀਂ ਮਿਲੀ।
ਵੇਖੋ ਕਿ ਨਾਂ ਠੀਕ ਹੈ।</translation>
    </message>
    <message>
      <source>'%1' is write protected.
Do you want to delete it anyway?</source>
      <translation>“%1” ਵਿੱਚ ਲਿਖਣਾ ਮਨ੍ਹਾ ਹੈ।
ਕੀ ਫਿਰ ਵੀ ਮਿਟਾਉਣਾ ਹੈ?</translation>
    </message>
  </context>
  <context>
    <name>QFileSystemModel</name>
    <message>
      <source>Computer</source>
      <translation>ਕੰਪਿਊਟਰ</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>ਨਾਂ</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>ਆਕਾਰ</translation>
    </message>
    <message>
      <source>Type</source>
      <translation>ਕਿਸਮ</translation>
    </message>
    <message>
      <source>Date Modified</source>
      <translation>ਬਦਲਣ ਦਾ ਦਿਨ</translation>
    </message>
  </context>
  <context>
    <name>QAbstractFileIconProvider</name>
    <message>
      <source>Drive</source>
      <translation>ਡਰਾਈਵ</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>ਫ਼ੋਲਡਰ</translation>
    </message>
    <message>
      <source>File</source>
      <translation>ਫ਼ਾਈਲ</translation>
    </message>
  </context>
  <context>
    <name>QPrintDialog</name>
    <message>
      <source>Print</source>
      <translation>ਛਾਪੋ</translation>
    </message>
    <message>
      <source>All Pages</source>
      <translation>ਸਾਰੇ ਪੰਨੇ</translation>
    </message>
    <message>
      <source>Odd Pages</source>
      <translation>ਟਾਂਕ ਪੰਨੇ</translation>
    </message>
    <message>
      <source>Even Pages</source>
      <translation>ਜਿਸਤ ਪੰਨੇ</translation>
    </message>
    <message>
      <source>&amp;Options &gt;&gt;</source>
      <translation>ਵਿਕਲਪ (&amp;O) &gt;&gt;</translation>
    </message>
    <message>
      <source>&amp;Options &lt;&lt;</source>
      <translation>ਵਿਕਲਪ (&amp;O) &lt;&lt;</translation>
    </message>
    <message>
      <source>&amp;Print</source>
      <translation>ਛਾਪੋ (&amp;P)</translation>
    </message>
    <message>
      <source>Print to File (PDF)</source>
      <translation>ਫ਼ਾਈਲ ਵਿੱਚ ਛਾਪੋ (PDF)</translation>
    </message>
    <message>
      <source>Print To File ...</source>
      <translation>ਫ਼ਾਈਲ ਵਿੱਚ ਛਾਪੋ …</translation>
    </message>
    <message>
      <source>Local file</source>
      <translation>ਇਸ ਪੀਸੀ ਦੀ ਫ਼ਾਈਲ</translation>
    </message>
    <message>
      <source>Write PDF file</source>
      <translation>PDF ਫ਼ਾਈਲ ਲਿਖੋ</translation>
    </message>
    <message>
      <source>Invalid Pages Definition</source>
      <translation>ਪੰਨੇ ਠੀਕ ਨਹੀਂ ਲਿਖੇ</translation>
    </message>
    <message>
      <source>Duplex Settings Conflicts</source>
      <translation>ਦੋਵੇਂ ਪਾਸੇ ਛਪਾਈ ਦੇ ਵਿਕਲਪ ਮੇਲ ਨਹੀਂ ਖਾਂਦੇ</translation>
    </message>
    <message>
      <source>%1 does not follow the correct syntax. Please use ',' to separate ranges and pages, '-' to define ranges and make sure ranges do not intersect with each other.</source>
      <translation>“%1” ਠੀਕ ਨਹੀਂ ਲਿਖਿਆ। ਪੰਨਿਆਂ ਵਿਚਕਾਰ “,” ਅਤੇ ਪਹਿਲੇ ਤੋਂ ਆਖ਼ਰੀ ਤੱਕ ਲਈ “-” ਲਿਖੋ; ਕੋਈ ਪੰਨਾ ਦੋ ਵਾਰ ਨਾ ਆਵੇ।</translation>
    </message>
    <message>
      <source>There are conflicts in duplex settings. Do you want to fix them?</source>
      <translation>ਦੋਵੇਂ ਪਾਸੇ ਛਪਾਈ ਦੇ ਵਿਕਲਪ ਮੇਲ ਨਹੀਂ ਖਾਂਦੇ। ਕੀ ਉਹਨਾਂ ਨੂੰ ਠੀਕ ਕਰਨਾ ਹੈ?</translation>
    </message>
    <message>
      <source>%1 is a directory.
Please choose a different file name.</source>
      <translation>%1 ਇੱਕ ਫ਼ੋਲਡਰ ਹੈ।
ਫ਼ਾਈਲ ਦਾ ਹੋਰ ਨਾਂ ਚੁਣੋ।</translation>
    </message>
    <message>
      <source>File %1 is not writable.
Please choose a different file name.</source>
      <translation>ਫ਼ਾਈਲ %1 ਵਿੱਚ ਲਿਖਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ।
ਫ਼ਾਈਲ ਦਾ ਹੋਰ ਨਾਂ ਚੁਣੋ।</translation>
    </message>
    <message>
      <source>%1 already exists.
Do you want to overwrite it?</source>
      <translation>%1 ਪਹਿਲਾਂ ਹੀ ਹੈ।
ਕੀ ਉਸ ਦੀ ਥਾਂ ਇਹ ਲਿਖਣੀ ਹੈ?</translation>
    </message>
  </context>
  <context>
    <name>QPrintSettingsOutput</name>
    <message>
      <source>Print range</source>
      <translation>ਕੀ ਛਾਪਣਾ ਹੈ</translation>
    </message>
    <message>
      <source>Print all</source>
      <translation>ਸਭ ਛਾਪੋ</translation>
    </message>
    <message>
      <source>Pages from</source>
      <translation>ਪੰਨੇ, ਇੱਥੋਂ</translation>
    </message>
    <message>
      <source>to</source>
      <translation>ਤੱਕ</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>ਪੰਨੇ</translation>
    </message>
    <message>
      <source>Current Page</source>
      <translation>ਇਹੀ ਪੰਨਾ</translation>
    </message>
    <message>
      <source>Selection</source>
      <translation>ਚੁਣਿਆ ਹੋਇਆ</translation>
    </message>
    <message>
      <source>Page &amp;Set:</source>
      <translation>ਕਿਹੜੇ ਪੰਨੇ (&amp;S):</translation>
    </message>
    <message>
      <source>Output Settings</source>
      <translation>ਛਪਾਈ</translation>
    </message>
    <message>
      <source>Copies:</source>
      <translation>ਕਾਪੀਆਂ:</translation>
    </message>
    <message>
      <source>Collate</source>
      <translation>ਕਾਪੀ ਅਨੁਸਾਰ ਤਰਤੀਬ</translation>
    </message>
    <message>
      <source>Reverse</source>
      <translation>ਉਲਟੀ ਤਰਤੀਬ</translation>
    </message>
    <message>
      <source>Copies</source>
      <translation>ਕਾਪੀਆਂ</translation>
    </message>
    <message>
      <source>Color Mode</source>
      <translation>ਰੰਗ</translation>
    </message>
    <message>
      <source>Color</source>
      <translation>ਰੰਗੀਨ</translation>
    </message>
    <message>
      <source>Grayscale</source>
      <translation>ਸਲੇਟੀ</translation>
    </message>
    <message>
      <source>Double Sided Printing</source>
      <translation>ਦੋਵੇਂ ਪਾਸੇ ਛਪਾਈ</translation>
    </message>
    <message>
      <source>Off</source>
      <translation>ਨਹੀਂ</translation>
    </message>
    <message>
      <source>Long side binding</source>
      <translation>ਲੰਮੇ ਪਾਸੇ ਜਿਲਦ</translation>
    </message>
    <message>
      <source>Short side binding</source>
      <translation>ਛੋਟੇ ਪਾਸੇ ਜਿਲਦ</translation>
    </message>
    <message>
      <source>Options</source>
      <translation>ਵਿਕਲਪ</translation>
    </message>
    <message>
      <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
      <translation>ਪੰਨੇ ਕਾਮੇ ਨਾਲ ਵੱਖ ਕਰੋ; ਪਹਿਲੇ ਤੋਂ ਆਖ਼ਰੀ ਵਿਚਕਾਰ “-” ਲਿਖੋ। ਜਿਵੇਂ 3,5-7,9 ਨਾਲ ਪੰਨੇ 3, 5, 6, 7 ਅਤੇ 9 ਛਪਦੇ ਹਨ।</translation>
    </message>
  </context>
  <context>
    <name>QPrintWidget</name>
    <message>
      <source>Printer</source>
      <translation>ਪ੍ਰਿੰਟਰ</translation>
    </message>
    <message>
      <source>&amp;Name:</source>
      <translation>ਨਾਂ (&amp;N):</translation>
    </message>
    <message>
      <source>P&amp;roperties</source>
      <translation>ਗੁਣ (&amp;R)</translation>
    </message>
    <message>
      <source>Location:</source>
      <translation>ਥਾਂ:</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>ਝਲਕ</translation>
    </message>
    <message>
      <source>Type:</source>
      <translation>ਕਿਸਮ:</translation>
    </message>
    <message>
      <source>Output &amp;file:</source>
      <translation>ਫ਼ਾਈਲ (&amp;F):</translation>
    </message>
  </context>
  <context>
    <name>QPrintPropertiesDialog</name>
    <message>
      <source>Printer Properties</source>
      <translation>ਪ੍ਰਿੰਟਰ ਦੇ ਗੁਣ</translation>
    </message>
    <message>
      <source>Job Options</source>
      <translation>ਛਪਾਈ ਦੇ ਵਿਕਲਪ</translation>
    </message>
  </context>
  <context>
    <name>QPrintPropertiesWidget</name>
    <message>
      <source>Page</source>
      <translation>ਪੰਨਾ</translation>
    </message>
    <message>
      <source>Advanced</source>
      <translation>ਹੋਰ ਵਿਕਲਪ</translation>
    </message>
    <message>
      <source>There are conflicts in some options. Please fix them.</source>
      <translation>ਕੁਝ ਵਿਕਲਪ ਆਪਸ ਵਿੱਚ ਮੇਲ ਨਹੀਂ ਖਾਂਦੇ। ਠੀਕ ਕਰੋ।</translation>
    </message>
  </context>
  <context>
    <name>QPageSetupWidget</name>
    <message>
      <source>Paper</source>
      <translation>ਕਾਗਜ਼</translation>
    </message>
    <message>
      <source>Page size:</source>
      <translation>ਪੰਨੇ ਦਾ ਆਕਾਰ:</translation>
    </message>
    <message>
      <source>Width:</source>
      <translation>ਚੌੜਾਈ:</translation>
    </message>
    <message>
      <source>Height:</source>
      <translation>ਉਚਾਈ:</translation>
    </message>
    <message>
      <source>Paper source:</source>
      <translation>ਕਾਗਜ਼ ਕਿੱਥੋਂ:</translation>
    </message>
    <message>
      <source>Orientation</source>
      <translation>ਦਿਸ਼ਾ</translation>
    </message>
    <message>
      <source>Portrait</source>
      <translation>ਖੜ੍ਹਾ</translation>
    </message>
    <message>
      <source>Landscape</source>
      <translation>ਲੇਟਵਾਂ</translation>
    </message>
    <message>
      <source>Reverse landscape</source>
      <translation>ਉਲਟਾ ਲੇਟਵਾਂ</translation>
    </message>
    <message>
      <source>Reverse portrait</source>
      <translation>ਉਲਟਾ ਖੜ੍ਹਾ</translation>
    </message>
    <message>
      <source>Margins</source>
      <translation>ਹਾਸ਼ੀਏ</translation>
    </message>
    <message>
      <source>top margin</source>
      <translation>ਉੱਪਰਲਾ ਹਾਸ਼ੀਆ</translation>
    </message>
    <message>
      <source>left margin</source>
      <translation>ਖੱਬਾ ਹਾਸ਼ੀਆ</translation>
    </message>
    <message>
      <source>right margin</source>
      <translation>ਸੱਜਾ ਹਾਸ਼ੀਆ</translation>
    </message>
    <message>
      <source>bottom margin</source>
      <translation>ਹੇਠਲਾ ਹਾਸ਼ੀਆ</translation>
    </message>
    <message>
      <source>Page Layout</source>
      <translation>ਪੰਨੇ ਦਾ ਖਾਕਾ</translation>
    </message>
    <message>
      <source>Page &amp;order:</source>
      <translation>ਪੰਨਿਆਂ ਦੀ ਤਰਤੀਬ (&amp;O):</translation>
    </message>
    <message>
      <source>Pages &amp;per sheet:</source>
      <translation>ਇੱਕ ਕਾਗਜ਼ ਉੱਤੇ ਪੰਨੇ (&amp;P):</translation>
    </message>
    <message>
      <source>Custom</source>
      <translation>ਆਪਣਾ</translation>
    </message>
    <message>
      <source>Millimeters (mm)</source>
      <translation>ਮਿਲੀਮੀਟਰ (mm)</translation>
    </message>
    <message>
      <source>Inches (in)</source>
      <translation>ਇੰਚ (in)</translation>
    </message>
    <message>
      <source>Points (pt)</source>
      <translation>ਪੁਆਇੰਟ (pt)</translation>
    </message>
    <message>
      <source>Left to Right, Top to Bottom</source>
      <translation>ਖੱਬਿਓਂ ਸੱਜੇ, ਉੱਪਰੋਂ ਹੇਠਾਂ</translation>
    </message>
  </context>
</TS>
