<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
  <context>
    <name>screen</name>
    <message numerus="yes">
      <source>%n an hour</source>
      <translation>
        <numerusform>%n an hour</numerusform>
        <numerusform>%n an hour</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n bad</source>
      <translation>
        <numerusform>%n bad</numerusform>
        <numerusform>%n bad</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n cases</source>
      <translation>
        <numerusform>%n case</numerusform>
        <numerusform>%n cases</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n cases wait for a visit</source>
      <translation>
        <numerusform>%n case waits for a visit</numerusform>
        <numerusform>%n cases wait for a visit</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n cheques in hand</source>
      <translation>
        <numerusform>%n cheque in hand</numerusform>
        <numerusform>%n cheques in hand</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n chosen</source>
      <translation>
        <numerusform>%n chosen</numerusform>
        <numerusform>%n chosen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n clocks</source>
      <translation>
        <numerusform>%n clock</numerusform>
        <numerusform>%n clocks</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n clocks are met or over</source>
      <translation>
        <numerusform>%n clock is met or over</numerusform>
        <numerusform>%n clocks are met or over</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n days ago</source>
      <translation>
        <numerusform>%n day ago</numerusform>
        <numerusform>%n days ago</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n days left</source>
      <translation>
        <numerusform>%n day left</numerusform>
        <numerusform>%n days left</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n days over</source>
      <translation>
        <numerusform>%n day over</numerusform>
        <numerusform>%n days over</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n entries</source>
      <translation>
        <numerusform>%n entry</numerusform>
        <numerusform>%n entries</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n entries wait to go</source>
      <translation>
        <numerusform>%n entry waits to go</numerusform>
        <numerusform>%n entries wait to go</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n entries were new</source>
      <translation>
        <numerusform>%n entry was new</numerusform>
        <numerusform>%n entries were new</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n entries, read again and proven</source>
      <translation>
        <numerusform>%n entry, read again and proven</numerusform>
        <numerusform>%n entries, read again and proven</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n files handed to the centre</source>
      <translation>
        <numerusform>%n file handed to the centre</numerusform>
        <numerusform>%n files handed to the centre</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n files written</source>
      <translation>
        <numerusform>%n file written</numerusform>
        <numerusform>%n files written</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n findings</source>
      <translation>
        <numerusform>%n finding</numerusform>
        <numerusform>%n findings</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n good</source>
      <translation>
        <numerusform>%n good</numerusform>
        <numerusform>%n good</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n hearings</source>
      <translation>
        <numerusform>%n hearing</numerusform>
        <numerusform>%n hearings</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n hearings are adjourned</source>
      <translation>
        <numerusform>%n hearing is adjourned</numerusform>
        <numerusform>%n hearings are adjourned</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n holidays</source>
      <translation>
        <numerusform>%n holiday</numerusform>
        <numerusform>%n holidays</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n in the office already</source>
      <translation>
        <numerusform>%n in the office already</numerusform>
        <numerusform>%n in the office already</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines</source>
      <translation>
        <numerusform>%n line</numerusform>
        <numerusform>%n lines</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines are entered.</source>
      <translation>
        <numerusform>%n line is entered.</numerusform>
        <numerusform>%n lines are entered.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines are saved</source>
      <translation>
        <numerusform>%n line is saved</numerusform>
        <numerusform>%n lines are saved</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines entered</source>
      <translation>
        <numerusform>%n line entered</numerusform>
        <numerusform>%n lines entered</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines read</source>
      <translation>
        <numerusform>%n line read</numerusform>
        <numerusform>%n lines read</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines wait to be entered</source>
      <translation>
        <numerusform>%n line waits to be entered</numerusform>
        <numerusform>%n lines wait to be entered</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines were in the office already and were passed over.</source>
      <translation>
        <numerusform>%n line was in the office already and was passed over.</numerusform>
        <numerusform>%n lines were in the office already and were passed over.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n minutes</source>
      <translation>
        <numerusform>%n minute</numerusform>
        <numerusform>%n minutes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n pages</source>
      <translation>
        <numerusform>%n page</numerusform>
        <numerusform>%n pages</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n papers are made and kept</source>
      <translation>
        <numerusform>%n paper is made and kept</numerusform>
        <numerusform>%n papers are made and kept</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n papers came out</source>
      <translation>
        <numerusform>%n paper came out</numerusform>
        <numerusform>%n papers came out</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n papers to bind</source>
      <translation>
        <numerusform>%n paper to bind</numerusform>
        <numerusform>%n papers to bind</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n papers wait to go</source>
      <translation>
        <numerusform>%n paper waits to go</numerusform>
        <numerusform>%n papers wait to go</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n parcels</source>
      <translation>
        <numerusform>%n parcel</numerusform>
        <numerusform>%n parcels</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n photographs</source>
      <translation>
        <numerusform>%n photograph</numerusform>
        <numerusform>%n photographs</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n pieces of land lie within it</source>
      <translation>
        <numerusform>%n piece of land lies within it</numerusform>
        <numerusform>%n pieces of land lie within it</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n replies taken over</source>
      <translation>
        <numerusform>%n reply taken over</numerusform>
        <numerusform>%n replies taken over</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n rows read</source>
      <translation>
        <numerusform>%n row read</numerusform>
        <numerusform>%n rows read</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n rows so far</source>
      <translation>
        <numerusform>%n row so far</numerusform>
        <numerusform>%n rows so far</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n saved</source>
      <translation>
        <numerusform>%n saved</numerusform>
        <numerusform>%n saved</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n scans stay in the office and are named in the index</source>
      <translation>
        <numerusform>%n scan stays in the office and is named in the index</numerusform>
        <numerusform>%n scans stay in the office and are named in the index</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n sections</source>
      <translation>
        <numerusform>%n section</numerusform>
        <numerusform>%n sections</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n shapes are on the map</source>
      <translation>
        <numerusform>%n shape is on the map</numerusform>
        <numerusform>%n shapes are on the map</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n streets</source>
      <translation>
        <numerusform>%n street</numerusform>
        <numerusform>%n streets</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n struck out</source>
      <translation>
        <numerusform>%n struck out</numerusform>
        <numerusform>%n struck out</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n twice in the file</source>
      <translation>
        <numerusform>%n twice in the file</numerusform>
        <numerusform>%n twice in the file</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n wards</source>
      <translation>
        <numerusform>%n ward</numerusform>
        <numerusform>%n wards</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Choose at most %n cases at once.</source>
      <translation>
        <numerusform>Choose at most %n case at once.</numerusform>
        <numerusform>Choose at most %n cases at once.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>and %n more</source>
      <translation>
        <numerusform>and %n more</numerusform>
        <numerusform>and %n more</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>in %n days</source>
      <translation>
        <numerusform>in %n day</numerusform>
        <numerusform>in %n days</numerusform>
      </translation>
    </message>
  </context>
</TS>
