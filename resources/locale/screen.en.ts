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
      <source>%n findings</source>
      <translation>
        <numerusform>%n finding</numerusform>
        <numerusform>%n findings</numerusform>
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
      <source>%n lines in force</source>
      <translation>
        <numerusform>%n line in force</numerusform>
        <numerusform>%n lines in force</numerusform>
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
      <source>%n minutes</source>
      <translation>
        <numerusform>%n minute</numerusform>
        <numerusform>%n minutes</numerusform>
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
