<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
  <context>
    <name>screen</name>
    <message numerus="yes">
      <source>%n cases</source>
      <translation>
        <numerusform>%n case</numerusform>
        <numerusform>%n cases</numerusform>
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
      <source>%n findings</source>
      <translation>
        <numerusform>%n finding</numerusform>
        <numerusform>%n findings</numerusform>
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
      <source>%n lines are saved</source>
      <translation>
        <numerusform>%n line is saved</numerusform>
        <numerusform>%n lines are saved</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n lines in force</source>
      <translation>
        <numerusform>%n line in force</numerusform>
        <numerusform>%n lines in force</numerusform>
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
      <source>%n papers are printed and kept</source>
      <translation>
        <numerusform>%n paper is printed and kept</numerusform>
        <numerusform>%n papers are printed and kept</numerusform>
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
      <source>%n proposals open</source>
      <translation>
        <numerusform>%n proposal open</numerusform>
        <numerusform>%n proposals open</numerusform>
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
      <source>%n wards</source>
      <translation>
        <numerusform>%n ward</numerusform>
        <numerusform>%n wards</numerusform>
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
