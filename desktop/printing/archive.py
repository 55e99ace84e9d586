"""What makes a paper fit to be kept for ever (PDF/A-2u): its colours' meaning, and metadata that archives read.

Fonts are in the file, every code has its text, nothing is encrypted or fetched: that is so anyway.
"""

from __future__ import annotations

import struct
from functools import cache
from typing import Any
from xml.sax.saxutils import escape

from reportlab.pdfbase import pdfdoc

from desktop.core.turns import turn

_PRIMARIES = {"rXYZ": (0.4360, 0.2225, 0.0139), "gXYZ": (0.3851, 0.7169, 0.0971), "bXYZ": (0.1431, 0.0606, 0.7141)}
_WHITE = (0.9642, 1.0, 0.8249)
_GAMMA = 2.2
_NAME = "sRGB"


class Stream(pdfdoc.PDFStream):  # type: ignore[misc]
    """A stream whose end stands on a line of its own; ReportLab writes it behind the last byte."""

    def format(self, document: Any) -> bytes:
        """The stream as it stands in the file."""
        turn()
        written: bytes = super().format(document)
        return written.removesuffix(b"endstream\n") + b"\nendstream\n"


pdfdoc.PDFStream = Stream  # pictures, too, which ReportLab writes on its own


def keep_for_ever(document: Any, told: dict[str, str]) -> None:
    """Add the output intent and the metadata `told` (Title, Author, Subject, Keywords, Creator, Producer)."""
    profile = pdfdoc.PDFStream(pdfdoc.PDFDictionary({"N": 3}), colours(), [pdfdoc.PDFZCompress])
    intent = pdfdoc.PDFDictionary(
        {
            "Type": "/OutputIntent",
            "S": "/GTS_PDFA1",
            "OutputConditionIdentifier": pdfdoc.PDFString(_NAME),
            "Info": pdfdoc.PDFString(_NAME),
            "DestOutputProfile": document.Reference(profile),
        }
    )
    catalog = document.Catalog
    catalog.__NoDefault__ = [*catalog.__NoDefault__, "OutputIntents"]
    catalog.OutputIntents = pdfdoc.PDFArray([intent])
    catalog.Metadata = document.Reference(_Metadata(_packet(told)))


class _Metadata(pdfdoc.PDFObject):  # type: ignore[misc]
    """The packet as it is, which tools that know nothing of PDF can find."""

    __RefOnly__ = 1

    def __init__(self, packet: bytes) -> None:
        self.packet = packet

    def format(self, document: Any) -> bytes:
        """A stream that is not compressed."""
        head = b"<</Type /Metadata /Subtype /XML /Length %d>>\nstream\n" % len(self.packet)
        return head + self.packet + b"\nendstream\n"


def _packet(told: dict[str, str]) -> bytes:
    """The XMP packet: the same that the information dictionary says, and which archive format the file keeps to."""
    said = {name: escape(text, {'"': "&quot;"}) for name, text in told.items() if text}
    parts = ["<pdfaid:part>2</pdfaid:part><pdfaid:conformance>U</pdfaid:conformance>"]
    if "Title" in said:
        parts.append(f'<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{said["Title"]}</rdf:li></rdf:Alt></dc:title>')
    if "Author" in said:
        parts.append(f"<dc:creator><rdf:Seq><rdf:li>{said['Author']}</rdf:li></rdf:Seq></dc:creator>")
    if "Subject" in said:
        text = f'<rdf:Alt><rdf:li xml:lang="x-default">{said["Subject"]}</rdf:li></rdf:Alt>'
        parts.append(f"<dc:description>{text}</dc:description>")
    for name, tag in (("Keywords", "pdf:Keywords"), ("Creator", "xmp:CreatorTool"), ("Producer", "pdf:Producer")):
        if name in said:
            parts.append(f"<{tag}>{said[name]}</{tag}>")
    return (
        '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">'
        '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" '
        'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" '
        'xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">'
        f'{"".join(parts)}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>'
    ).encode()


@cache
def colours() -> bytes:
    """A small ICC profile of the colours of a screen (red, green and blue of sRGB, gamma 2.2)."""
    curve = b"curv" + bytes(4) + struct.pack(">IH", 1, round(_GAMMA * 256)) + bytes(2)
    tags = {
        "desc": _description(),
        "cprt": _padded(b"text" + bytes(4) + b"Free of rights\0"),
        "wtpt": _xyz(_WHITE),
        **{name: _xyz(value) for name, value in _PRIMARIES.items()},
        **dict.fromkeys(("rTRC", "gTRC", "bTRC"), curve),
    }
    table, body, places = b"", b"", dict[bytes, int]()
    start = 128 + 4 + 12 * len(tags)
    for name, data in tags.items():
        at = places.setdefault(data, start + len(body))
        if at == start + len(body):
            body += data
        table += name.encode() + struct.pack(">II", at, len(data))
    head = (
        struct.pack(">I4sI4s4s4s", start + len(body), bytes(4), 0x02100000, b"mntr", b"RGB ", b"XYZ ")
        + struct.pack(">6H", 2026, 1, 1, 0, 0, 0)
        + b"acsp"
        + bytes(28)
        + _xyz(_WHITE)[8:]
        + bytes(48)
    )
    return head + struct.pack(">I", len(tags)) + table + body


def _xyz(value: tuple[float, float, float]) -> bytes:
    return b"XYZ " + bytes(4) + struct.pack(">3i", *(round(part * 65536) for part in value))


def _description() -> bytes:
    name = _NAME.encode() + b"\0"
    return _padded(b"desc" + bytes(4) + struct.pack(">I", len(name)) + name + bytes(4 + 4 + 2 + 1 + 67))


def _padded(data: bytes) -> bytes:
    return data + bytes(-len(data) % 4)
