"""The canvas of a paper: its pages, what runs at their foot, marks across them, and its metadata."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from reportlab.pdfbase import pdfdoc
from reportlab.pdfgen.canvas import Canvas

from desktop.printing.ink import Ink, number
from desktop.printing.lines import break_lines, set_words
from desktop.printing.model import Run, Runs
from desktop.printing.shaping import Word, space
from desktop.printing.styles import BINDING, BOTTOM, MM, OUTER, Style

_TAGS = {"en": "en-IN", "hi": "hi-IN", "mr": "mr-IN", "pa": "pa-Guru-IN", "ta": "ta-IN"}
_PAGE = {
    "en": "Page {n} of {total}",
    "hi": "पृष्ठ {n}, कुल {total}",
    "mr": "पृष्ठ {n}, एकूण {total}",
    "pa": "ਪੰਨਾ {n}, ਕੁੱਲ {total}",
    "ta": "பக்கம் {n}, மொத்தம் {total}",
}
_MARKS = {
    "draft": {"en": "DRAFT", "hi": "प्रारूप", "mr": "मसुदा", "pa": "ਖਰੜਾ", "ta": "வரைவு"},
    "practice": {"en": "PRACTICE", "hi": "अभ्यास", "mr": "सराव", "pa": "ਅਭਿਆਸ", "ta": "பயிற்சி"},
}
_PALE = 0.87  # grey of a watermark: seen at once, and nothing under it is lost


class Sheet(Canvas):  # type: ignore[misc]
    """A canvas whose text goes through `Ink` and whose foot knows how many pages there are."""

    def __init__(self, target: Any, size: tuple[float, float]) -> None:
        self._preamble = ""
        super().__init__(target, pagesize=size, pageCompression=1, invariant=1, pdfVersion=(1, 7))
        self.ink = Ink(self)
        self.languages: tuple[str, ...] = ("en",)
        self.foot: Runs = ()
        self.foot_style = Style(8, 10)
        self.mark = ""
        self._pages: list[dict[str, Any]] = []

    def _make_preamble(self) -> None:
        """No font of ReportLab's own is ever named on a page."""
        self._preamble = "1 0 0 1 0 0 cm"

    def describe(self, title: str, languages: Sequence[str], file_number: str) -> None:
        """Set the metadata: title, language, file number."""
        self.setTitle(title)
        self.setAuthor("")
        self.setSubject(file_number)
        self.setCreator("Nagardesk")
        self.setProducer("Nagardesk")
        self._doc.Catalog.Lang = pdfdoc.PDFString(_TAGS[languages[0]])
        self._doc.Catalog.ViewerPreferences = pdfdoc.PDFDictionary({"DisplayDocTitle": "true"})
        self.languages = tuple(languages)

    def open_text(self, order: int, language: str, again: bool = False) -> None:
        """Begin a paragraph of the text layer; `again` marks it as drawn before and so not part of the text."""
        if again:
            self.addLiteral("/Artifact BMC")
        else:
            self.addLiteral(f"/P<</Lang({_TAGS[language]})/Nr {order}>>BDC")

    def close_text(self) -> None:
        """End what `open_text` began."""
        self.addLiteral("EMC")

    def strokes(self, lines: Sequence[tuple[float, float, float, float, float]]) -> None:
        """Draw black lines (x1, y1, x2, y2, weight), in points."""
        drawn = [f"{number(w)} w {number(a)} {number(b)} m {number(c)} {number(d)} l S" for a, b, c, d, w in lines]
        self.addLiteral("/Artifact BMC " + " ".join(drawn) + " EMC")

    def boxes(self, boxes: Sequence[tuple[float, float, float, float]]) -> None:
        """Fill rectangles (x, y, width, height), in points, as one shape."""
        drawn = "".join(" ".join(map(number, box)) + " re " for box in boxes)
        self.addLiteral(f"/Artifact BMC {drawn}f EMC")

    def showPage(self) -> None:  # noqa: N802 (ReportLab's name)
        """Keep the page until the number of pages is known."""
        self._pages.append(dict(self.__dict__))
        self._startPage()

    def save(self) -> None:
        """Draw the foot of every page, add the fonts and close the document."""
        for n, page in enumerate(self._pages, 1):
            self.__dict__.update(page)
            self._draw_foot(n, len(self._pages))
            Canvas.showPage(self)
        self.ink.finish()
        self._doc.SaveToFile(self._filename, self)

    @property
    def pages(self) -> int:
        """How many pages there are so far."""
        return len(self._pages)

    def _draw_foot(self, page: int, total: int) -> None:
        width, style = self._pagesize[0], self.foot_style
        told = [set_words((Run(_PAGE[lang].format(n=page, total=total)),), lang).words for lang in self.languages]
        y = BOTTOM - 8 * MM
        self.strokes([(BINDING, y + style.size + 5, width - OUTER, y + style.size + 5, 0.4)])
        self.addLiteral("/Artifact BMC")
        ends = [_length(words, style.size) for words in told]
        x = width - OUTER - sum(ends) - 12 * (len(ends) - 1)
        room = x - BINDING - 12
        for words, long in zip(told, ends, strict=True):
            self.ink.line(x, y, style.size, words)
            x += long + 12
        if self.foot:
            line = break_lines(set_words(self.foot, self.languages[0]), style.size, room)[0]
            self.ink.line(BINDING, y, style.size, line.words)
        self.addLiteral("EMC")

    def draw_mark(self) -> None:
        """The watermark of a draft or an exercise, across the page and below its text."""
        says = _MARKS.get(self.mark)
        if not says:
            return
        width, height = self._pagesize
        words = tuple(word for lang in self.languages for word in set_words((Run(says[lang], True),), lang).words)
        size = min(92.0, 92 * 480 / _length(words, 92.0))
        self.saveState()
        self.addLiteral(f"/Artifact BMC {_PALE} g 1 0 0 1 {number(width / 2)} {number(height / 2)} cm")
        self.addLiteral("0.5736 0.8192 -0.8192 0.5736 0 0 cm")
        self.ink.line(-_length(words, size) / 2, -size / 3, size, words)
        self.addLiteral("EMC")
        self.restoreState()


def _length(words: Sequence[Word], size: float) -> float:
    gaps = sum(space(word.fragments[-1].face).width for word in words[:-1])
    return (sum(word.width for word in words) + gaps) * size / 1000
