"""The guard at start: a machine that would print a script wrong must not print at all."""

from __future__ import annotations

from desktop.core.errors import PaperError
from desktop.printing.fonts import FILES, face
from desktop.printing.shaping import shape_word

# Glyph numbers that only right shaping gives: ligatures, reph, half letters, moved vowel signs, Marathi forms.
_KNOWN: tuple[tuple[str, str, tuple[int, ...]], ...] = (
    ("en", "Officer", (48, 868, 68, 70, 83)),
    ("hi", "द्वितीय", (600, 512, 71, 32, 81)),
    ("hi", "निर्माणकर्त्री", (601, 75, 80, 30, 249, 70, 55, 341, 682)),
    ("hi", "श्रृंखला", (355, 35, 101, 56, 83, 30)),
    ("mr", "शहरातील", (536, 88, 82, 30, 71, 32, 531)),
    ("mr", "मुख्याधिकाऱ्यांनी", (80, 33, 253, 81, 30, 602, 74, 55, 30, 250, 81, 30, 101, 75, 32)),
    ("pa", "ਜ਼ਿਲ੍ਹਾ", (53, 65, 45, 113, 52)),
    ("pa", "ਪ੍ਰਵਾਨਗੀ", (38, 112, 47, 52, 37, 20, 54)),
    ("ta", "கொடுக்கப்பட்ட", (42, 72, 5, 185, 72, 60, 72, 133, 60, 133, 182, 60, 182)),
    ("ta", "ஸ்ரீ", (165,)),
)


def check_scripts() -> None:
    """Shape the test words in both weights and compare. Raises `PaperError` saying what is missing or wrong."""
    for script, bold in FILES:
        face(script, bold)
    for language, word, known in _KNOWN:
        for bold in (False, True):
            shaped = shape_word(word, language, bold)
            got = tuple(g for f in shaped.fragments for c in f.clusters for g, _, _ in c.glyphs)
            if got != known:
                raise PaperError(
                    f"Papers can't be printed on this machine: the test word '{word}' would come out wrong "
                    f"({shaped.fragments[0].face.name}); run the set-up again, it brings the fonts and uharfbuzz",
                    code="shaping_wrong",
                    word=word,
                    language=language,
                )
