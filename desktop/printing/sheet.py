"""The canvas of a paper: its pages, what runs at their foot, marks across them, and its metadata."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from reportlab.pdfbase import pdfdoc
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Flowable

from desktop.core.text import own_digits
from desktop.printing.archive import keep_for_ever
from desktop.printing.ink import Ink, number
from desktop.printing.lines import length, set_words
from desktop.printing.model import Run, Runs
from desktop.printing.shaping import Word
from desktop.printing.styles import BINDING, BOTTOM, MM, OUTER, Style
from desktop.printing.tags import Tags

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
_STAMPS = {
    "copy": {"en": "COPY", "hi": "प्रतिलिपि", "mr": "प्रत", "pa": "ਨਕਲ", "ta": "நகல்"},
    "office": {
        "en": "OFFICE COPY",
        "hi": "कार्यालय प्रति",
        "mr": "कार्यालयीन प्रत",
        "pa": "ਦਫ਼ਤਰੀ ਨਕਲ",
        "ta": "அலுவலக நகல்",
    },
    "pasting": {
        "en": "COPY FOR PASTING",
        "hi": "चस्पा की जाने वाली प्रति",
        "mr": "चिकटवण्याची प्रत",
        "pa": "ਚਿਪਕਾਉਣ ਵਾਲੀ ਨਕਲ",
        "ta": "ஒட்டப்படும் நகல்",
    },
}
_PALE = 0.9  # grey of a watermark: seen at once, and nothing under it is lost


@dataclass(frozen=True, slots=True)
class About:
    """What runs with a paper: its metadata, the text of its QR code, its languages, the left of its foot, and whether its
    pages are counted in the digits of each language."""

    title: str = ""
    file_number: str = ""
    office: str = ""
    code: str = ""
    languages: tuple[str, ...] = ("en",)
    foot: Runs = ()
    own_digits: bool = False


class Start(Flowable):  # type: ignore[misc]
    """Where a paper begins: nothing to be seen, but the pages from here on are its own."""

    _ZEROSIZE = 1

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

    def told(self) -> dict[str, str]:
        """What it says, by the names of the entries."""
        return {
            "Title": self.title,
            "Author": self.author,
            "Subject": self.subject,
            "Keywords": self.keywords,
            "Creator": self.creator,
            "Producer": self.producer,
        }

    def format(self, document: Any) -> bytes:
        written: bytes = pdfdoc.PDFDictionary(
            {name: pdfdoc.PDFString(text) for name, text in self.told().items() if text}
        ).format(document)
        return written


def _pack(page: Any) -> None:
    """Compress a page's stream at once, so that a long run stays small in memory."""
    packed = zlib.compress(page.stream.encode("latin-1"))
    page.Contents = pdfdoc.PDFStream(pdfdoc.PDFDictionary({"Filter": "/FlateDecode"}), packed)
    page.stream = None


class Sheet(Canvas):  # type: ignore[misc]
    """A canvas whose text goes through `Ink` and whose foot knows how many pages there are."""

    def __init__(
        self,
        target: Any,
        size: tuple[float, float],
        foot_style: Style,
        marks: Sequence[str],
        languages: Sequence[str],
        tagged: bool,
        foot: bool = True,
    ) -> None:
        self._preamble, self.foot = "", foot
        super().__init__(target, pagesize=size, pageCompression=1, invariant=1, pdfVersion=(1, 7))
        self.ink = Ink(self)
        self.foot_style, self.marks, self.languages = foot_style, tuple(marks), tuple(languages)
        self.tags = Tags() if tagged else None
        self.about = self._first = About()
        self.pages = 0
        self._pages: list[dict[str, Any]] = []

    def begin_paper(self, about: About) -> None:
        """The pages from this one on belong to another paper; those of the one before are finished."""
        if self.pages:
            self._finish_pages()
        else:
            self._first = about
        self.about = about

    def _make_preamble(self) -> None:
        """No font of ReportLab's own is ever named on a page."""
        self._preamble = "1 0 0 1 0 0 cm"

    def _describe(self) -> None:
        """The metadata; last of all, since ReportLab's document template sets its own when it begins."""
        self._doc.info = _Info()
        about = self._first
        self.setTitle(about.title)
        self.setSubject(about.file_number)
        self.setKeywords(about.code)
        self.setAuthor(about.office)
        self.setCreator("Nagardesk")
        self.setProducer("Nagardesk")
        self._doc.Catalog.Lang = pdfdoc.PDFString(_TAGS[about.languages[0]])
        self._doc.Catalog.ViewerPreferences = pdfdoc.PDFDictionary({"DisplayDocTitle": "true"})
        keep_for_ever(self._doc, self._doc.info.told())

    def open_text(self, text: Any) -> None:
        """Begin a paragraph of the text layer; one drawn before, such as a repeated table head, is no part of it."""
        if text.drawn:
            self.addLiteral("/Artifact BMC")
        elif self.tags:
            language = _TAGS[text.language]
            mark = self.tags.mark(text.order, text.role, language, text.place, self.pages)
            self.addLiteral(f"/{text.role}<</MCID {mark}/Nr {text.order}/Lang({language})>>BDC")
        else:
            self.addLiteral(f"/P<</Nr {text.order}>>BDC")

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
        """Keep the page until the paper's number of pages is known."""
        self.pages += 1
        self._pages.append(dict(self.__dict__))
        self._startPage()

    def _finish_pages(self) -> None:
        """Draw the foot of every kept page and pack it; the page now being drawn is left as it is."""
        pages, self._pages = self._pages, []
        now = dict(self.__dict__)
        for n, page in enumerate(pages, 1):
            self.__dict__.update(page)
            if self.foot:
                self._draw_foot(now["about"], n, len(pages))
            name = self._doc.thisPageName()
            Canvas.showPage(self)
            _pack(self._doc.idToObject[name])
        self.__dict__.update(now)

    def save(self) -> None:
        """Finish the last pages, add the fonts and close the document."""
        self._finish_pages()
        self.ink.finish()
        if self.tags:
            self.tags.write(self._doc)
        self._describe()
        self._doc.SaveToFile(self._filename, self)

    def _draw_foot(self, about: About, page: int, total: int) -> None:
        width, style = self._pagesize[0], self.foot_style
        says = {lang: _PAGE[lang].format(n=page, total=total) for lang in about.languages}
        if about.own_digits:
            says = {lang: own_digits(text, lang) for lang, text in says.items()}
        told = [set_words((Run(text),), lang).words for lang, text in says.items()]
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
            words = set_words(about.foot, about.languages[0]).words
            small = min(style.size, style.size * room / length(words, style.size))
            self.ink.line(BINDING, y, small, words)
        self.addLiteral("EMC")

    def draw_marks(self) -> None:
        """The watermark of a draft or an exercise below the text, and stamps such as "office copy" above it."""
        for mark in self.marks:
            if mark in _MARKS:
                self._draw_watermark(self._words(_MARKS[mark]))
        stamps = [self._words(_STAMPS[mark]) for mark in self.marks if mark in _STAMPS]
        if stamps:
            self._draw_stamp(tuple(word for words in stamps for word in words))

    def _words(self, says: dict[str, str]) -> tuple[Word, ...]:
        return tuple(word for lang in self.languages for word in set_words((Run(says[lang], True),), lang).words)

    def _draw_watermark(self, words: Sequence[Word]) -> None:
        width, height = self._pagesize
        size = min(92.0, 92 * 480 / length(words, 92.0))
        self.saveState()
        self.addLiteral(f"/Artifact BMC {_PALE} g 1 0 0 1 {number(width / 2)} {number(height / 2)} cm")
        self.addLiteral("0.5736 0.8192 -0.8192 0.5736 0 0 cm")
        self.ink.line(-length(words, size) / 2, -size / 3, size, words)
        self.addLiteral("EMC")
        self.restoreState()

    def _draw_stamp(self, words: Sequence[Word]) -> None:
        """Bold words in a thin frame at the right of the head margin."""
        size = 9.0
        x, y = self._pagesize[0] - OUTER - length(words, size) - 6, self._pagesize[1] - 10 * MM
        frame = " ".join(map(number, (x - 6, y - 4, length(words, size) + 12, size + 6)))
        self.addLiteral(f"/Artifact BMC 0.6 w {frame} re S")
        self.ink.line(x, y, size, words)
        self.addLiteral("EMC")
