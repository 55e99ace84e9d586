"""The canvas of a paper: its pages, what runs at their foot, marks across them, and its metadata."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from reportlab.pdfbase import pdfdoc
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Flowable

from desktop.printing.ink import Ink, number
from desktop.printing.lines import break_lines, length, set_words
from desktop.printing.model import Run, Runs
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
_PALE = 0.9  # grey of a watermark: seen at once, and nothing under it is lost


@dataclass(frozen=True, slots=True)
class About:
    """What runs with a paper: its metadata, the text of its QR code, its languages and the left of its foot."""

    title: str = ""
    file_number: str = ""
    office: str = ""
    code: str = ""
    languages: tuple[str, ...] = ("en",)
    foot: Runs = ()


class Start(Flowable):  # type: ignore[misc]
    """Where a paper begins: nothing to be seen, but the pages from here on are its own."""

    def __init__(self, about: About) -> None:
        super().__init__()
        self.about = about

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        """No room."""
        return 0, 0

    def draw(self) -> None:
        """Tell the canvas."""
        self.canv.begin_paper(self.about)


class _Info(pdfdoc.PDFInfo):  # type: ignore[misc]
    """The information dictionary without the dates that ReportLab would make up."""

    def format(self, document: Any) -> bytes:
        told = {
            "Title": self.title,
            "Author": self.author,
            "Subject": self.subject,
            "Keywords": self.keywords,
            "Creator": self.creator,
            "Producer": self.producer,
        }
        written: bytes = pdfdoc.PDFDictionary(
            {name: pdfdoc.PDFString(text) for name, text in told.items() if text}
        ).format(document)
        return written


class Sheet(Canvas):  # type: ignore[misc]
    """A canvas whose text goes through `Ink` and whose foot knows how many pages there are."""

    def __init__(
        self, target: Any, size: tuple[float, float], foot_style: Style, mark: str, languages: Sequence[str]
    ) -> None:
        self._preamble = ""
        super().__init__(target, pagesize=size, pageCompression=1, invariant=1, pdfVersion=(1, 7))
        self.ink = Ink(self)
        self.foot_style, self.mark, self.languages = foot_style, mark, tuple(languages)
        self.papers: list[About] = []
        self._paper = 0
        self._pages: list[dict[str, Any]] = []

    def begin_paper(self, about: About) -> None:
        """The pages from this one on belong to another paper."""
        self.papers.append(about)
        self._paper = len(self.papers) - 1

    def _make_preamble(self) -> None:
        """No font of ReportLab's own is ever named on a page."""
        self._preamble = "1 0 0 1 0 0 cm"

    def _describe(self) -> None:
        """The metadata; last of all, since ReportLab's document template sets its own when it begins."""
        self._doc.info = _Info()
        about = self.papers[0]
        self.setTitle(about.title)
        self.setSubject(about.file_number)
        self.setKeywords(about.code)
        self.setAuthor(about.office)
        self.setCreator("Nagardesk")
        self.setProducer("Nagardesk")
        self._doc.Catalog.Lang = pdfdoc.PDFString(_TAGS[about.languages[0]])
        self._doc.Catalog.ViewerPreferences = pdfdoc.PDFDictionary({"DisplayDocTitle": "true"})

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
        totals = Counter(page["_paper"] for page in self._pages)
        done: Counter[int] = Counter()
        for page in self._pages:
            self.__dict__.update(page)
            done[self._paper] += 1
            self._draw_foot(self.papers[self._paper], done[self._paper], totals[self._paper])
            Canvas.showPage(self)
        self.ink.finish()
        self._describe()
        self._doc.SaveToFile(self._filename, self)

    @property
    def pages(self) -> int:
        """How many pages there are so far."""
        return len(self._pages)

    def _draw_foot(self, about: About, page: int, total: int) -> None:
        width, style = self._pagesize[0], self.foot_style
        told = [set_words((Run(_PAGE[lang].format(n=page, total=total)),), lang).words for lang in about.languages]
        y = BOTTOM - 8 * MM
        self.strokes([(BINDING, y + style.size + 5, width - OUTER, y + style.size + 5, 0.4)])
        self.addLiteral("/Artifact BMC")
        ends = [length(words, style.size) for words in told]
        x = width - OUTER - sum(ends) - 12 * (len(ends) - 1)
        room = x - BINDING - 12
        for words, long in zip(told, ends, strict=True):
            self.ink.line(x, y, style.size, words)
            x += long + 12
        if about.foot:
            line = break_lines(set_words(about.foot, about.languages[0]), style.size, room)[0]
            self.ink.line(BINDING, y, style.size, line.words)
        self.addLiteral("EMC")

    def draw_mark(self) -> None:
        """The watermark of a draft or an exercise, across the page and below its text."""
        says = _MARKS.get(self.mark)
        if not says:
            return
        width, height = self._pagesize
        words = tuple(word for lang in self.languages for word in set_words((Run(says[lang], True),), lang).words)
        size = min(92.0, 92 * 480 / length(words, 92.0))
        self.saveState()
        self.addLiteral(f"/Artifact BMC {_PALE} g 1 0 0 1 {number(width / 2)} {number(height / 2)} cm")
        self.addLiteral("0.5736 0.8192 -0.8192 0.5736 0 0 cm")
        self.ink.line(-length(words, size) / 2, -size / 3, size, words)
        self.addLiteral("EMC")
        self.restoreState()
