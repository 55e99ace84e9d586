"""The court bundle of a case: index, every issued paper with its proof of service, photographs, the note sheet."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from desktop.casework.book_words import book_sentence
from desktop.casework.case import CaseFile
from desktop.casework.desk import Desk, need_role
from desktop.casework.file import Notice, Paper
from desktop.casework.intake import premises_text
from desktop.casework.office import Office
from desktop.casework.ports import BundlePart, Draft, PaperOrder
from desktop.casework.register_cells import event_words, form_words
from desktop.casework.ruling import act_of
from desktop.casework.wording import Said, kind_words, words
from desktop.core.clock import IST, parse_instant
from desktop.core.entry import Entry, canonical
from desktop.core.errors import NagardeskError
from desktop.law.words import LANGUAGES, cited

_PROOF = "notice.served"
PHOTOGRAPHS = ("jpeg", "png", "webp")  # kinds of files as `Desk.look` names them; a TIFF is a scanned paper


@dataclass(frozen=True, slots=True)
class Bundle:
    """A bound case: its PDF, how much lies in it, and the digest that vouches for the note sheet."""

    pdf: bytes
    pages: int
    papers: int
    photographs: int
    entries: int
    chain: str
    unproved: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Item:
    """One row of the index with its part of the bundle; a row without a part only tells something."""

    what: Mapping[str, str]
    day: date | None = None
    number: str = ""
    sha256: str = ""
    part: BundlePart | None = None


def chain_digest(entries: Sequence[Entry]) -> str:
    """SHA-256 (hex) over the canonical JSON of [[device, seq, hash], …] of a case's entries in their order."""
    return hashlib.sha256(canonical([[e.device, e.seq, e.hash] for e in entries])).hexdigest()


def bind_case(desk: Desk, case: str, leave_out: Collection[str] = ()) -> Bundle:
    """Bind a case for a court; the note sheet keeps that it was done.

    The complainant stands nowhere in it. Attachments that are no photographs, and pictures whose SHA-256 is in
    `leave_out` (a scanned complaint), stay in the office and are named in the index with their hashes. Raises `StoreError` for a paper that is not on this PC, `NagardeskError` for a case
    without papers.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    need_role(me, today, "clerk", "officer", "head")
    file = desk.case(case)
    if not file.papers:
        raise NagardeskError("This case has no issued paper yet; there is nothing to bind.", code="no_papers")
    maker = _Maker(desk, office, file, chain_digest(file.entries), frozenset(leave_out))
    items = [*maker.papers(), *maker.photographs()]
    sheet = desk.press.print(maker.note_sheet())
    items.append(_Item(kind_words_of("note_sheet"), today, part=BundlePart(sheet.pdf)))
    lengths = [desk.press.pages(item.part) if item.part else 0 for item in items]
    front = desk.press.print(maker.index(items, lengths, 1)).pages
    index = desk.press.print(maker.index(items, lengths, front))
    bound = [item.part for item in items if item.part]
    named = (replace(part, name=part.name and f"{n:03d}-{part.name}") for n, part in enumerate(bound, 1))
    parts = [BundlePart(index.pdf), *named]
    pdf = desk.press.bind(parts, {lang: book_sentence("bundle_page")[lang] for lang in office.languages})
    bundle = Bundle(
        pdf,
        index.pages + sum(lengths),
        len(file.papers),
        sum(bool(item.part and item.part.under) for item in items),
        len(file.entries),
        maker.chain,
        tuple(n.number for n in file.notices.values() if n.state == "issued"),
    )
    data = {"pages": bundle.pages, "bound": bundle.papers, "chain": bundle.chain}
    with desk.store.writing(me.id) as tx:
        tx.add(Draft(f"case:{case}", "bundle.made", today, data, file.pack))
    return bundle


def kind_words_of(kind: str) -> dict[str, str]:
    """What a sheet of the bundle is called in each language."""
    return book_sentence(f"sheet_{kind}")


@dataclass(frozen=True, slots=True)
class _Maker:
    """Makes the parts of one bundle."""

    desk: Desk
    office: Office
    file: CaseFile
    chain: str
    leave_out: frozenset[str]

    def papers(self) -> Iterator[_Item]:
        """Every issued paper in its order, the proof of service right behind the notice or order it proves."""
        proofs = {e.id: e.data["notice"] for e in self.file.entries if e.kind == _PROOF}
        issued = {notice.paper: notice for notice in self.file.notices.values() if notice.paper}
        for paper in self.file.papers:
            if proofs.get(paper.entry) in self.file.notices:
                continue
            yield self._paper(paper)
            if notice := issued.get(paper.id):
                mine = [p for p in self.file.papers if proofs.get(p.entry) == notice.id]
                yield from (self._paper(proof) for proof in mine)
                if not mine:
                    yield _Item(self._unproved(notice), notice.issued_on, notice.number)

    def _paper(self, paper: Paper) -> _Item:
        content = self.desk.store.blob(paper.sha256)
        part = BundlePart(content, f"{paper.issued_on.isoformat()}-{paper.kind}-{paper.id[-6:]}.pdf")
        title = (
            paper.title if all(paper.title.get(lang) for lang in self.office.languages) else kind_words(paper.kind)
        )
        return _Item(title, paper.issued_on, paper.number, paper.sha256, part)

    def _unproved(self, notice: Notice) -> dict[str, str]:
        return book_sentence("unproved", attempts=len(notice.attempts))

    def photographs(self) -> Iterator[_Item]:
        """The photographs of attempts at service and those added to the case, each on a sheet with its hash."""
        for entry in self.file.entries:
            if entry.kind == "service.attempted" and entry.data.get("photo"):
                yield self._photograph(entry, entry.data["photo"], event_words(entry), "")
            elif entry.kind == "attachment.added" and self._shown(entry.data):
                taken = str(entry.data.get("taken_at") or "")
                yield self._photograph(entry, entry.data["sha256"], str(entry.data["title"]), taken)

    def _shown(self, attachment: Mapping[str, Any]) -> bool:
        return attachment["kind"] in PHOTOGRAPHS and attachment["sha256"] not in self.leave_out

    def _photograph(self, entry: Entry, sha256: str, shows: Said, taken: str) -> _Item:
        day = date.fromisoformat(entry.day)
        values = {"date": day, "shows": shows, "taken_at": taken, "by": self._name(entry), "hash": grouped(sha256)}
        under = self.desk.press.print(self._order("photograph", values)).pdf
        content = self.desk.store.blob(sha256)
        ending = "png" if content[:4] == b"\x89PNG" else "jpg"
        part = BundlePart(content, f"{entry.day}-photograph-{sha256[:8]}.{ending}", under)
        what = kind_words_of("photograph")
        told = shows if isinstance(shows, Mapping) else dict.fromkeys(LANGUAGES, shows)
        return _Item({lang: f"{what[lang]}: {told[lang]}" for lang in LANGUAGES}, day, sha256=sha256, part=part)

    def note_sheet(self) -> PaperOrder:
        """Every entry in its order, with when it was made and the beginning of its hash."""
        rows = [
            {
                "day": date.fromisoformat(entry.day),
                "made": f"{parse_instant(entry.at).astimezone(IST):%d-%m-%Y %H:%M}",
                "what": event_words(entry),
                "told": self._told(entry),
                "by": self._name(entry),
                "hash": f"{entry.hash[:8]} {entry.hash[8:16]}",
            }
            for entry in self.file.entries
        ]
        values = {"date": self.desk.today(), "entries": [_full(row) for row in rows], "chain": grouped(self.chain)}
        return self._order("note_sheet", {**values, **self._signed()})

    def _told(self, entry: Entry) -> Said:
        """A word on an entry: its number, or how an attempt went; never anything a complainant said."""
        if entry.kind == "service.attempted":
            mode, outcome = words("modes")[entry.data["mode"]], words("outcomes")[entry.data["outcome"]]
            return {lang: f"{mode[lang]}: {outcome[lang]}" for lang in LANGUAGES}
        if entry.data.get("number"):
            return str(entry.data["number"])
        act, provision = act_of(self.desk, self.file), entry.data.get("provision", "")
        if provision not in act:
            return ""
        return {
            lang: words("section")[lang].format(section=cited(act.provision(provision).cite, lang))
            for lang in LANGUAGES
        }

    def _name(self, entry: Entry) -> Said:
        officer = next((each for each in self.office.officers if each.id == entry.officer), None)
        return dict(officer.name) if officer else ""

    def index(self, items: Sequence[_Item], lengths: Sequence[int], front: int) -> PaperOrder:
        """The index, where it takes `front` pages itself."""
        at, rows = front + 1, []
        for item, length in zip(items, lengths, strict=True):
            pages = "—" if not length else str(at) if length == 1 else f"{at}–{at + length - 1}"
            row = {"day": item.day, "what": dict(item.what), "number": item.number, "pages": pages}
            rows.append(_full({**row, "hash": grouped(item.sha256)}))
            at += length
        act, file = act_of(self.desk, self.file), self.file
        section = act.provision(file.provision).cite if file.provision in act else ""
        kept = [a for a in file.attachments if not self._shown(a)]
        values: dict[str, Any] = {
            "date": self.desk.today(),
            "matter": form_words(file.kind),
            "section": {lang: cited(section, lang) for lang in LANGUAGES} if section else "",
            "opened_on": file.opened_on or self.desk.today(),
            "party": file.applicant().get("name", ""),
            "premises": premises_text(file.fields.get("premises", {})),
            "papers": rows,
            "kept": [
                {"day": date.fromisoformat(a["day"]), "what": str(a["title"]), "hash": grouped(a["sha256"])}
                for a in kept
            ],
            "sheets": at - 1,
            "entries": len(file.entries),
            "chain": grouped(self.chain),
        }
        return self._order("court_bundle", {**values, **self._signed()})

    def _signed(self) -> dict[str, Any]:
        me = self.desk.me()
        return {"officer": dict(me.name), "designation": dict(me.designation)}

    def _order(self, template: str, values: Mapping[str, Any]) -> PaperOrder:
        return PaperOrder(
            template=template,
            languages=self.office.languages,
            act=self.file.act,
            values=_full(values),
            letterhead={**self.office.letterhead},
            file_number=self.file.number,
            mark="practice" if self.office.practice else "",
            body=self.office.body_kind,
        )


def grouped(digest: str) -> str:
    """A digest in groups of sixteen figures, so that it can be read and breaks between lines."""
    return " ".join(digest[at : at + 16] for at in range(0, len(digest), 16))


def _full(values: Mapping[str, Any]) -> dict[str, Any]:
    """The values that say something."""
    return {key: value for key, value in values.items() if value not in ("", None, [], {})}
