"""Hindi typed in Kruti Dev: converted, recognised, and plain text left alone."""

import re

import pytest

from desktop.core.errors import FieldError
from desktop.core.text import clean
from desktop.forms.legacy_fonts import UNKNOWN, convert, is_plain, recognise
from tests.forms.kruti import typed
from tests.forms.kruti_odds import words

# As they stand in old files; not made by our own typist.
KNOWN = {
    "Jherh y{eh ns'keq[k": "श्रीमती लक्ष्मी देशमुख",
    "fuekZ.k": "निर्माण",
    "izkFkZuk i=": "प्रार्थना पत्र",
    "jkes'oj izlkn 'kekZ": "रामेश्वर प्रसाद शर्मा",
    "okMZ Øekad 12": "वार्ड क्रमांक 12",
    'd`".k dqekj f}osnh': "कृष्ण कुमार द्विवेदी",
    "eqds'k iq= Jh xksihyky": "मुकेश पुत्र श्री गोपीलाल",
    "LohÑfr": "स्वीकृति",
    "vk;qDr": "आयुक्त",
    "fo|ky;": "विद्यालय",
    "j?kqohj flag": "रघुवीर सिंह",
    "dk;Zokgh": "कार्यवाही",
    "Hkw[k.M": "भूखण्ड",
    "xf.kr": "गणित",
    "bZ'oj": "ईश्वर",
    'o"kZ': "वर्ष",
    "fLFkfr": "स्थिति",
    "eSa gw¡": "मैं हूँ",
    "LVs'ku": "स्टेशन",
    "efUnj": "मन्दिर",
    "dkfrZd vkfFkZd": "कार्तिक आर्थिक",
    "esjk uke usgy gSA eS ,d Nk= gw¡A": "मेरा नाम नेहल है। मै एक छात्र हूँ।",
    "VªLV MªkWQ+": "ट्रस्ट ड्रॉफ़",
    "f=yksd fp=k": "त्रिलोक चित्रा",
    "izrki flag pkSgku": "प्रताप सिंह चौहान",
    "{ks=Qy": "क्षेत्रफल",
    "eqgEen valkjh": "मुहम्मद अंसारी",
    "jktsUæ izlkn": "राजेन्द्र प्रसाद",
    "iq=h": "पुत्री",
    "xzke iapk;r": "ग्राम पंचायत",
}
PLAIN = """Shri Ramesh Patel|House No. 14/2, Ward 27|S/o Late Shri Vishnu Deshmukh|Smt. O'Deshmukh|near Govt. School, M.G. Road
Mohd. Rafiq Khan|Khasra No. 112/3|D'Souza & Sons|B.K. Sharma (Advocate)|Plot #12, Sector-7B|McDonald|ramesh@example.in
N.A.|PWD|Rs. 1,200/-|"Krishna Kunj", 2nd floor|R/o Vill. Kheda Tq. Mhow|Wd/o Ramlal|hrs|Dr Smt KK Verma|SBI A/c 123|resi.
G+2|cft|sq.ft|Qty|H.No.12-B|Kishor k. jain|Lakhpat rai|TNP Rd|to add 2 rooms on 1st floor; balcony 0.9 m|granted|x|12/98
Gurpreet Singh Dhillon|Thiruvananthapuram|Pt. Jhabarmal|Jyotsna|Xavier D'Mello|Flat 3-B, Sky High Apts.
Subramaniam Krishnamoorthy|Thangavelu Mudaliar|K.R. Venkatachalapathy|Smt. Jeyalakshmi w/o Palaniswamy|Jhalawar Rd.
Balwinder Kaur s/o Kartar Singh|Hukam Chand Jain HUF|c/o Rly. Qtr. No. 4/B|Kh. No. 231/1, 231/2 K|12'6" x 30'|MIG Dx""".replace(
    "\n", "|"
).split("|")


@pytest.mark.parametrize(("keys", "text"), KNOWN.items())
def test_keys_read_as_they_looked(keys: str, text: str) -> None:
    assert convert(keys) == clean(text)
    assert convert(keys, "devlys_010") == convert(keys)


def test_every_hindi_word_of_the_project_survives_being_typed_and_read_back() -> None:
    hindi = [word for word in words("hi") if re.fullmatch("[\u0900-\u097f]+", word)]
    assert len(hindi) > 1000
    assert [word for word in hindi if convert(typed(word)) != clean(word)] == []


def test_words_of_four_letters_and_more_are_recognised() -> None:
    hindi = [word for word in words("hi") if re.fullmatch("[\u0900-\u097f]{4,}", word)]
    found = [word for word in hindi if (p := recognise(typed(word))) and p.text == clean(word)]
    assert len(found) > 0.93 * len(hindi)


@pytest.mark.parametrize("text", PLAIN)
def test_plain_text_is_left_alone(text: str) -> None:
    assert recognise(text) is None


def test_english_of_the_forms_and_acts_is_left_alone() -> None:
    assert [word for word in words("en") if recognise(word)] == []


def test_a_font_we_cannot_read_is_said_to_be_unknown() -> None:
    found = recognise("·¤ÚUÙæ ×ð´ ¥æÂ·¤æð")
    assert found is not None and (found.font, found.text) == (UNKNOWN, "")


def test_devanagari_and_numbers_are_plain() -> None:
    assert recognise("श्री राम") is None
    assert is_plain("१४/२") and is_plain("112/3") and not is_plain("jke")


def test_a_font_without_a_table_is_refused() -> None:
    with pytest.raises(FieldError):
        convert("jke", "chanakya")
