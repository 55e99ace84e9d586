"""The office's own language in the words of a form: what stands as {local} in a label is its name, in the label's language."""

from __future__ import annotations

LOCAL = "{local}"
_NAMES = {  # of each local language, "" where no office is known; by the language of the label
    "en": {"": "the local language", "hi": "Hindi", "mr": "Marathi", "pa": "Punjabi", "ta": "Tamil"},
    "hi": {"": "स्थानीय भाषा", "hi": "हिन्दी", "mr": "मराठी", "pa": "पंजाबी", "ta": "तमिल"},
    "mr": {"": "स्थानिक", "hi": "हिंदी", "mr": "मराठी", "pa": "पंजाबी", "ta": "तमिळ"},
    "pa": {"": "ਸਥਾਨਕ ਭਾਸ਼ਾ", "hi": "ਹਿੰਦੀ", "mr": "ਮਰਾਠੀ", "pa": "ਪੰਜਾਬੀ", "ta": "ਤਮਿਲ"},
    "ta": {"": "உள்ளூர்", "hi": "இந்தி", "mr": "மராத்தி", "pa": "பஞ்சாபி", "ta": "தமிழ்"},
}


def name_local(text: str, language: str, local: str = "") -> str:
    """`text`, a label in `language`, with the name of the office's own language `local`; in general words where it is ''."""
    if LOCAL not in text:
        return text
    names = _NAMES.get(language, _NAMES["en"])
    return text.replace(LOCAL, names.get(local, names[""]))


def named_each_way(text: str, language: str) -> list[str]:
    """`text` with each local language there is, as heads of old registers may have it."""
    if LOCAL not in text:
        return [text]
    return [text.replace(LOCAL, name) for name in _NAMES.get(language, _NAMES["en"]).values()]
