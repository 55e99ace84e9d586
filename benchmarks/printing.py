"""Pages a second: this program's papers beside ReportLab's shaped paragraphs and Qt's QPdfWriter, in one run.

    python -m benchmarks.printing [--pages 100] [--json]

Each engine sets the same one-page notice: about 250 English and 150 Hindi words, a table of five rows and a QR code
with a fixed mask. Rates are of one document; `each` is of one file a page. Processor time is counted, so that other
work on the machine disturbs less; each engine runs three times in turn and its best run counts.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import resource
import time
from collections.abc import Callable
from typing import Any

from desktop.printing.fonts import FONTS
from desktop.printing.layout import render, render_run
from desktop.printing.model import Column, Heading, Paper, Paragraph, Run, Said, Signature, Table
from desktop.printing.qr import qr_rows

HINDI = (
    "आपने उक्त परिसर पर परिषद् की मंजूरी के बिना भवन निर्माण कार्य आरम्भ किया है जो अधिनियम की धारा 187 के प्रतिकूल है। "
    "अतः आपसे अपेक्षा की जाती है कि आप लिखित कथन द्वारा पर्याप्त कारण दर्शित करें कि उक्त कार्य क्यों न हटाया जाए।"
)
ENGLISH = (
    "You have begun to build on the premises named above without the sanction of the Council, contrary to section "
    "187 of the Act. You are therefore required to show sufficient cause, by a statement in writing addressed to the "
    "Chief Municipal Officer, why the work should not be removed, altered or pulled down. If you do not, he may have "
    "it done and you shall pay the expenses of it."
)
ROWS = [("नींव और दीवारें", "Foundation and walls", f"{n}.4 m") for n in range(1, 6)]
CODE = "NGD1." + "c3BlY2ltZW4" * 28


def values(page: int) -> tuple[str, list[str], list[str]]:
    """A file number and the paragraphs of one page; every page has words of its own."""
    number = f"NP-BARI/07-A3/187/2026-27/{page:05d}"
    mark = f" ({number}, {page * 37 % 100:02d}-03-2027)"
    return number, [HINDI + mark] * 4, [ENGLISH + mark] * 3 + [ENGLISH[:181] + mark]


def said(hindi: str, english: str = "") -> Said:
    """The same in both languages, or in one."""
    return {"hi": (Run(hindi),), "en": (Run(english),)} if english else {"hi": (Run(hindi),)}


def ours(page: int) -> Paper:
    """The notice in this program's document model."""
    number, hindi, english = values(page)
    rows = tuple((said(h), {"en": (Run(e),)}, {"en": (Run(m),)}) for h, e, m in ROWS)
    columns = (Column(said("तथ्य"), 3), Column({"en": (Run("Finding"),)}, 3), Column({"en": (Run("Measure"),)}, 1))
    body = [text for h, e in zip(hindi, english, strict=True) for text in (said(h), {"en": (Run(e),)})]
    return Paper(
        "कारण बताओ सूचना",
        ("hi", "en"),
        number,
        (
            Heading(said("कारण बताओ सूचना", "Notice to show cause"), 1),
            *(Paragraph(text) for text in body),
            Table(columns, rows),
            Signature((said("राजेश कुमार तिवारी", "Rajesh Kumar Tiwari"),), None, CODE),
        ),
        said(number),
    )


def reportlab_story() -> Callable[[int], list[Any]]:
    """The same page as ReportLab's own shaped paragraphs and table."""
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont
    from reportlab.platypus import Flowable, PageBreak
    from reportlab.platypus import Paragraph as LabParagraph
    from reportlab.platypus import Table as LabTable

    for name, file in (("deva", "NotoSerifDevanagari-Regular.ttf"), ("latn", "NotoSerif-Regular.ttf")):
        pdfmetrics.registerFont(TTFont(name, str(FONTS / file), shapable=True))
    hindi = ParagraphStyle("hindi", fontName="deva", fontSize=10.5, leading=14.6, shaping=1)
    english = ParagraphStyle("english", fontName="latn", fontSize=9.7, leading=14.6, shaping=1)

    class Code(Flowable):  # type: ignore[misc]
        def wrap(self, width: float, height: float) -> tuple[float, float]:
            return 88, 88

        def draw(self) -> None:
            rows = qr_rows(CODE)
            unit = 88 / len(rows)
            path = self.canv.beginPath()
            for y, row in enumerate(rows):
                for x, dark in enumerate(row):
                    if dark == "1":
                        path.rect(x * unit, 88 - (y + 1) * unit, unit, unit)
            self.canv.drawPath(path, stroke=0, fill=1)

    def latin(text: str) -> str:
        """Words with Latin letters tagged with a font that has them."""
        return " ".join(f'<font name="latn">{w}</font>' if "NP-BARI" in w else w for w in text.split(" "))

    def story(page: int) -> list[Any]:
        _, hi, en = values(page)
        pairs = [
            p for h, e in zip(hi, en, strict=True) for p in (LabParagraph(latin(h), hindi), LabParagraph(e, english))
        ]
        rows = [[LabParagraph(h, hindi), LabParagraph(e, english), LabParagraph(m, english)] for h, e, m in ROWS]
        title = [LabParagraph("कारण बताओ सूचना", hindi), LabParagraph("Notice to show cause", english)]
        return [*title, *pairs, LabTable(rows), Code(), LabParagraph("राजेश कुमार तिवारी", hindi), PageBreak()]

    return story


def run_reportlab(pages: int) -> bytes:
    """`pages` notices in one document by ReportLab alone."""
    from reportlab.platypus import SimpleDocTemplate

    make, target = reportlab_story(), io.BytesIO()
    SimpleDocTemplate(target, invariant=1).build([f for n in range(pages) for f in make(n)])
    return target.getvalue()


def run_qt(pages: int) -> bytes:
    """`pages` notices in one document by Qt's text engine and QPdfWriter."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSizeF
    from PySide6.QtGui import (
        QColor,
        QFontDatabase,
        QGuiApplication,
        QPageLayout,
        QPageSize,
        QPainter,
        QPdfWriter,
        QTextDocument,
    )

    application = QGuiApplication.instance() or QGuiApplication([])
    for file in ("NotoSerifDevanagari-Regular.ttf", "NotoSerif-Regular.ttf", "NotoSerif-Bold.ttf"):
        QFontDatabase.addApplicationFont(str(FONTS / file))
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(300)
    writer.setPageLayout(
        QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, QMarginsF(20, 15, 15, 15))
    )
    painter = QPainter(writer)
    painter.scale(300 / 72, 300 / 72)
    for n in range(pages):
        if n:
            writer.newPage()
        _, hindi, english = values(n)
        pairs = "".join(f"<p>{h}</p><p>{e}</p>" for h, e in zip(hindi, english, strict=True))
        rows = "".join(f"<tr><td>{h}</td><td>{e}</td><td>{m}</td></tr>" for h, e, m in ROWS)
        document = QTextDocument()
        document.setDefaultStyleSheet(
            "td, p { font-family: 'Noto Serif', 'Noto Serif Devanagari'; font-size: 9.7pt }"
        )
        document.setPageSize(QSizeF(490, 760))
        document.setHtml(f"<h2>कारण बताओ सूचना</h2>{pairs}<table border='1'>{rows}</table><p>राजेश</p>")
        document.documentLayout().setPaintDevice(None)
        document.drawContents(painter, QRectF(0, 0, 490, 760))
        unit = 88 / len(qr_rows(CODE))
        for y, row in enumerate(qr_rows(CODE)):
            for x, dark in enumerate(row):
                if dark == "1":
                    painter.fillRect(QRectF(x * unit, 650 + y * unit, unit, unit), QColor("black"))
    painter.end()
    buffer.close()
    del application
    return bytes(data.data())


def timed(work: Callable[[int], bytes], pages: int) -> dict[str, float]:
    """Pages a second (processor time) and kilobytes a page of `work`."""
    begin = time.process_time()
    size = len(work(pages))
    spent = time.process_time() - begin
    return {"pages_per_second": round(pages / spent, 1), "kb_per_page": round(size / pages / 1000, 2)}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pages", type=int, default=100)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    pages = given.pages
    result: dict[str, Any] = {"pages": pages}
    result["one_notice_cold_ms"] = _milliseconds(lambda: render(ours(0)))
    result["one_notice_warm_ms"] = _milliseconds(lambda: render(ours(1)))
    engines: dict[str, tuple[Callable[[int], bytes], int]] = {
        "ours": (lambda n: b"".join(made for made, _ in render_run(ours(page) for page in range(n))), pages),
        "ours_each": (lambda n: b"".join(render(ours(page))[0] for page in range(n)), pages),
        "qt": (run_qt, pages),
        "reportlab": (run_reportlab, max(pages // 4, 10)),
    }
    for _ in range(3):
        for name, (work, count) in engines.items():
            told = timed(work, count)
            if name not in result or told["pages_per_second"] > result[name]["pages_per_second"]:
                result[name] = told
            if name == "ours":  # before another engine has been loaded
                result.setdefault("ours_peak_mib", resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
    fast = result["ours"]["pages_per_second"]
    result["times_reportlab"] = round(fast / result["reportlab"]["pages_per_second"], 1)
    result["times_qt"] = round(fast / result["qt"]["pages_per_second"], 2)
    print(json.dumps(result) if given.json else "\n".join(f"{name}: {told}" for name, told in result.items()))


def _milliseconds(work: Callable[[], object]) -> float:
    begin = time.perf_counter()
    work()
    return round((time.perf_counter() - begin) * 1000, 1)


if __name__ == "__main__":
    main()
