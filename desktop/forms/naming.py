"""The office's own language in the words of a form: {local} in a label is "in Hindi" where the office has Hindi."""

from __future__ import annotations

LOCAL = "{local}"
_NAMES = {  # for each local language, "" where no office is known; by the language of the label
    "en": {"": "in the local language", "hi": "in Hindi", "mr": "in Marathi", "pa": "in Punjabi", "ta": "in Tamil"},
    "hi": {"": "स्थानीय भाषा में", "hi": "हिन्दी में", "mr": "मराठी में", "pa": "पंजाबी में", "ta": "तमिल में"},
    "mr": {"": "स्थानिक भाषेत", "hi": "हिंदीत", "mr": "मराठीत", "pa": "पंजाबीत", "ta": "तमिळमध्ये"},
    "pa": {"": "ਸਥਾਨਕ ਭਾਸ਼ਾ ਵਿੱਚ", "hi": "ਹਿੰਦੀ ਵਿੱਚ", "mr": "ਮਰਾਠੀ ਵਿੱਚ", "pa": "ਪੰਜਾਬੀ ਵਿੱਚ", "ta": "ਤਮਿਲ ਵਿੱਚ"},
    "ta": {"": "உள்ளூர் மொழியில்", "hi": "இந்தியில்", "mr": "மராத்தியில்", "pa": "பஞ்சாபியில்", "ta": "தமிழில்"},
}


def name_local(text: str, language: str, local: str = "") -> str:
    """`text`, a label in `language`, naming the office's own language `local`; in general words where it is ''."""
    if LOCAL not in text:
        return text
    names = _NAMES.get(language, _NAMES["en"])
    return text.replace(LOCAL, names.get(local, names[""]))


def named_each_way(text: str, language: str) -> list[str]:
    """`text` with each local language there is, as heads of old registers may have it."""
    if LOCAL not in text:
        return [text]
    return [text.replace(LOCAL, name) for name in _NAMES.get(language, _NAMES["en"]).values()]


def unnamed(text: str, language: str) -> str:
    """`text` as a form holds it, where it came back from a spreadsheet with the general words."""
    return text.replace(f"({_NAMES[language]['']})", f"({LOCAL})") if language in _NAMES else text
