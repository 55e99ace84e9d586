"""Entries such as a ward office writes, made from a seed: the note sheets of files, one after the other.

Names, streets and remarks come from two word lists that have nothing in common; the wire's dictionary was trained on
the first (`words=0`) and sizes are measured on the second (`words=1`), so that it can't know the words beforehand.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

from desktop.core.clock import civil_day, instant_text
from desktop.core.entry import GENESIS, Entry

_PEOPLE = (
    [
        ("Ramesh", "रमेश"),
        ("Sunita", "सुनीता"),
        ("Mohan", "मोहन"),
        ("Kamla", "कमला"),
        ("Rajendra", "राजेन्द्र"),
        ("Meena", "मीना"),
        ("Gopal", "गोपाल"),
        ("Shanti", "शान्ति"),
        ("Vijay", "विजय"),
        ("Asha", "आशा"),
        ("Dinesh", "दिनेश"),
        ("Pushpa", "पुष्पा"),
        ("Suresh", "सुरेश"),
        ("Rekha", "रेखा"),
    ],
    [
        ("Bhagwati", "भगवती"),
        ("Ghanshyam", "घनश्याम"),
        ("Urmila", "उर्मिला"),
        ("Prahlad", "प्रह्लाद"),
        ("Jyoti", "ज्योति"),
        ("Narmada", "नर्मदा"),
        ("Kishore", "किशोर"),
        ("Savitri", "सावित्री"),
        ("Tulsiram", "तुलसीराम"),
        ("Nirmala", "निर्मला"),
        ("Omprakash", "ओमप्रकाश"),
        ("Draupadi", "द्रौपदी"),
        ("Hukumchand", "हुकुमचन्द"),
        ("Leela", "लीला"),
    ],
)
_FAMILIES = (
    [("Sharma", "शर्मा"), ("Verma", "वर्मा"), ("Patel", "पटेल"), ("Yadav", "यादव"), ("Gupta", "गुप्ता"), ("Khan", "ख़ान")],
    [
        ("Raghuwanshi", "रघुवंशी"),
        ("Malviya", "मालवीय"),
        ("Chouhan", "चौहान"),
        ("Lodhi", "लोधी"),
        ("Ansari", "अंसारी"),
        ("Jain", "जैन"),
    ],
)
_STREETS = (
    ["गांधी मार्ग", "स्टेशन रोड", "पुरानी बस्ती", "बजरंग चौक", "नया बाज़ार", "कॉलेज रोड", "शिव मंदिर के पास", "सिविल लाइन्स"],
    [
        "सराफ़ा गली",
        "तहसील चौराहा",
        "नर्मदा घाट मार्ग",
        "हनुमान गढ़ी",
        "पटेल नगर",
        "अस्पताल के पीछे",
        "मालगोदाम रोड",
        "इमलीपुरा",
    ],
)
_REMARKS = (
    [
        "नक्शा अपूर्ण है।",
        "स्थल पर काम चालू पाया गया।",
        "छज्जा सड़क के ऊपर निकला है।",
        "नोटिस लेने से मना किया।",
        "घर पर ताला मिला।",
        "दस्तावेज़ ठीक पाये गये।",
    ],
    [
        "चबूतरा नाली पर बना है।",
        "स्वामी बाहर गया था, पुत्र मिला।",
        "दीवार की ऊँचाई अधिक मापी गई।",
        "पंचों के सामने चस्पा किया।",
        "शुल्क की रसीद देखी।",
        "पड़ोसी ने आपत्ति की।",
    ],
)
_ACT = "mp-1961"


def chain(seed: int, count: int, *, device: str = "", office: str = "ward-07", words: int = 1) -> list[Entry]:
    """`count` sealed entries of one device, an unbroken chain from number 1, made from `seed` alone."""
    source = _Source(random.Random(seed), office, words)
    device = device or source.uuid(source.at)
    entries: list[Entry] = []
    prev = GENESIS
    for fields in _files(source):
        entry = Entry(device=device, seq=len(entries) + 1, prev=prev, **fields).sealed()
        entries.append(entry)
        prev = entry.hash
        if len(entries) == count:
            break
    return entries


class _Source:
    """A seeded clerk: the time goes on, ids and names come out."""

    def __init__(self, rng: random.Random, office: str, words: int) -> None:
        self.rng = rng
        self.office = office
        self.words = words
        self.at = datetime(2027, 1, 4, 4, 30, tzinfo=UTC) + timedelta(days=rng.randrange(300))
        self.officers = [f"officer:{self.uuid(self.at)}" for _ in range(5)]
        self.number = 0

    def uuid(self, at: datetime) -> str:
        """A UUIDv7 as `desktop.core.ids` makes them."""
        stamp = int(at.timestamp() * 1000)
        h = f"{stamp << 80 | 7 << 76 | 2 << 62 | self.rng.getrandbits(62):032x}"
        return f"{h[:8]}-{h[8:12]}-{h[12:16]}-{h[16:20]}-{h[20:]}"

    def later(self) -> None:
        """Some minutes or days on."""
        self.at += timedelta(microseconds=self.rng.randrange(20_000_000, 900_000_000))
        if self.rng.random() < 0.02:
            self.at += timedelta(hours=self.rng.randrange(12, 60))

    def sha(self) -> str:
        return f"{self.rng.getrandbits(256):064x}"

    def person(self) -> dict[str, str]:
        first, last = self.rng.choice(_PEOPLE[self.words]), self.rng.choice(_FAMILIES[self.words])
        father = self.rng.choice(_PEOPLE[self.words])
        return {"en": f"{first[0]} {last[0]}", "hi": f"{first[1]} {last[1]}", "parent": f"{father[1]} {last[1]}"}

    def street(self) -> str:
        return self.rng.choice(_STREETS[self.words])

    def remark(self) -> str:
        return self.rng.choice(_REMARKS[self.words])

    def day(self, ahead: int = 0) -> str:
        return (civil_day(self.at) + timedelta(days=ahead)).isoformat()


def _files(source: _Source) -> Iterator[dict[str, Any]]:
    """The fields of entry after entry; eight files are open at a time, as on a clerk's table."""
    table = [_file(source) for _ in range(8)]
    while True:
        i = source.rng.randrange(len(table))
        source.later()
        try:
            subject, kind, data = next(table[i])
        except StopIteration:
            table[i] = _file(source)
            continue
        yield {
            "id": source.uuid(source.at),
            "at": instant_text(source.at),
            "day": source.day(),
            "office": source.office,
            "officer": source.rng.choice(source.officers),
            "subject": subject,
            "kind": kind,
            "data": data,
            "pack": f"{_ACT}@2026-11",
        }


def _file(s: _Source) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """One file, from the application to the order."""
    rng = s.rng
    case = f"case:{s.uuid(s.at)}"
    s.number += 1
    number = f"BPL/07-A3/BLD/2026-27/{s.number}"
    yield (
        case,
        "application.received",
        {
            "number": number,
            "form": "building-notice",
            "provision": f"{_ACT}/s187",
            "applicant": {**s.person(), "phone": str(rng.randrange(7_000_000_000, 9_999_999_999))},
            "premises": {
                "ward": "7",
                "house": f"{rng.randrange(1, 400)}/{rng.randrange(1, 9)}",
                "street": s.street(),
            },
            "khasra": f"{rng.randrange(1, 900)}/{rng.randrange(1, 5)}",
            "area_sqm": rng.randrange(40, 600),
            "enclosures": ["plan", "title", "tax-receipt"],
            "medium": "counter",
        },
    )
    yield (
        case,
        "fee.received",
        {"head": "building-fee", "paise": rng.randrange(5, 80) * 10_000, "receipt": f"R/{s.number}"},
    )
    yield case, "paper.issued", _paper(s, "acknowledgement", number, 1)
    if rng.random() < 0.5:
        yield case, "particulars.demanded", {"section": "187(5)(b)", "wanted": s.remark(), "by": s.day(15)}
        yield case, "particulars.received", {"enclosures": ["plan"], "remark": s.remark()}
    inspection = s.uuid(s.at)
    yield (
        case,
        "inspection.made",
        {
            "inspection": inspection,
            "from": "10:30",
            "to": "11:05",
            "answers": {
                "work-begun": "yes",
                "setback-front-cm": rng.randrange(0, 300),
                "projection-cm": rng.randrange(0, 120),
            },
            "findings": [{"key": "begun-without-permission", "remark": s.remark()}],
            "photos": [s.sha()] if rng.random() < 0.4 else [],
        },
    )
    for template in ("show-cause", "remove-projection")[: rng.randrange(1, 3)]:
        notice = s.uuid(s.at)
        yield (
            case,
            "notice.issued",
            {**_paper(s, template, number, 2), "notice": notice, "addressee": s.person(), "days": 15},
        )
        yield (
            case,
            "service.attempted",
            {"notice": notice, "mode": "tender", "result": "refused", "remark": s.remark(), "by": "peon"},
        )
        if rng.random() < 0.6:
            witnesses = [s.person()["hi"], s.person()["hi"]]
            yield (
                case,
                "service.affixed",
                {"notice": notice, "place": "main-door", "witnesses": witnesses, "at": "16:20"},
            )
    yield (
        case,
        "hearing.held",
        {"present": [s.person()["hi"]], "minutes": f"{s.remark()} {s.remark()}", "next": s.day(10)},
    )
    yield (
        case,
        "order.made",
        {
            **_paper(s, "order", number, 2),
            "reasons": f"{s.remark()} {s.remark()} {s.remark()}",
            "appeal_by": s.day(30),
        },
    )


def _paper(s: _Source, template: str, number: str, pages: int) -> dict[str, Any]:
    return {
        "template": template,
        "languages": ["hi", "en"],
        "number": number,
        "provision": f"{_ACT}/s187",
        "sha256": s.sha(),
        "text_sha256": s.sha(),
        "pages": pages,
        "template_version": "2026-11",
    }
