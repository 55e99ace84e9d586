"""Names proposed in the other script."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.forms.names import SCRIPTS, from_latin, to_latin


@pytest.mark.parametrize(
    ("local", "latin"),
    [
        ("श्रीमती लक्ष्मी देशमुख", "Smt. Lakshmi Deshmukh"),
        ("मनोहर हरिओम", "Manohar Hariom"),
        ("रामचरण रघुवीर जगदीश", "Ramcharan Raghuvir Jagdish"),
        ("कमला सरला वसुन्धरा", "Kamla Sarla Vasundhara"),
        ("परमेश्वर विश्वेश्वर", "Parmeshwar Vishweshwar"),
        ("आनन्द राजेन्द्र इन्द्र", "Anand Rajendra Indra"),
        ("मांगीलाल बाबूलाल", "Mangilal Babulal"),
        ("मालवीय भारतीय", "Malviya Bhartiya"),
        ("अम्बिका गंगा चम्पालाल", "Ambika Ganga Champalal"),
        ("विठ्ठल वानखेडे", "Vitthal Vankhede"),
        ("ज्ञानचन्द सूर्यकान्त", "Gyanchand Suryakant"),
        ("मकान १४/२", "Makan 14/2"),
        ("ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ", "Gurprit Singh"),
        ("ਸੁੱਖਾ ਕੌਰ", "Sukkha Kaur"),
        ("முருகன் செல்வம் கண்ணன்", "Murugan Selvam Kannan"),
        ("அன்பழகன் தங்கம் பாண்டியன்", "Anbazhagan Thangam Pandiyan"),
        ("Ram Lal", "Ram Lal"),
    ],
)
def test_to_latin(local: str, latin: str) -> None:
    assert to_latin(local) == latin


@pytest.mark.parametrize(
    ("latin", "script", "local"),
    [
        ("Ramesh Sharma", "devanagari", "रमेश शर्मा"),
        ("Smt. Lakshmi Deshmukh", "devanagari", "श्रीमती लक्ष्मी देशमुख"),
        ("Mangilal Sundarlal", "devanagari", "मंगीलाल सुंदरलाल"),
        ("Kamla Pushpa Vitthal", "devanagari", "कमला पुष्पा विट्ठल"),
        ("Gurpreet Singh", "gurmukhi", "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ"),
        ("Murugan Selvam Kumar", "tamil", "முருகன் செல்வம் குமார்"),
        ("राम", "devanagari", "राम"),
    ],
)
def test_from_latin(latin: str, script: str, local: str) -> None:
    assert from_latin(latin, script) == local


@given(st.text(max_size=40), st.sampled_from(SCRIPTS))
def test_no_name_breaks_it_and_nothing_is_lost_silently(text: str, script: str) -> None:
    assert isinstance(to_latin(text), str)
    assert isinstance(from_latin(text, script), str)


def test_a_latin_name_keeps_every_word() -> None:
    assert len(from_latin("Shri Ramesh Chandra Gupta").split()) == 4
