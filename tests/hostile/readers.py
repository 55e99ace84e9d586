"""Every reader of a file that comes from outside, each with a good file of its kind to be spoiled."""

from __future__ import annotations

import argparse
import io
import json
import zipfile
from collections.abc import Callable
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from central.cli import read_request
from desktop import case_commands, founding
from desktop.casework.papers import plain
from desktop.core.entry import canonical
from desktop.core.ids import uuid7
from desktop.forms.definition import FORMS, PARTS, form_files, load
from desktop.interchange import plan, xlsform
from desktop.interchange.attachments import look
from desktop.interchange.registers import open_table
from desktop.law import signing
from desktop.law.packs import read_pack
from desktop.printing import commands as papers
from desktop.printing.apart import page_count, page_picture
from desktop.printing.proof import verify_file
from desktop.printing.queue import Queue
from desktop.printing.seal import Seal, open_seal, seal_text
from desktop.printing.sets import stored_order
from desktop.printing.signature import open_identity, signatures_of
from desktop.printing.specimen import specimens
from desktop.streets import layer
from desktop.streets.read_table import books, offsets, points, read_table
from desktop.streets.reading import read_survey
from desktop.streets.sorting import sort_out
from desktop.streets.survey import bring_in
from desktop.sync.bundle import read_bundle
from desktop.sync.enrolment import Enrolment
from desktop.sync.stick import read_invitation
from desktop.sync.updates import opened
from desktop.sync.wire import bundle, envelope, models, release
from tests.interchange.test_attachments import paper, picture
from tests.interchange.test_registers import PLAN, good, register
from tests.streets.test_reading import as_dxf, as_kml, as_kmz, as_shapefile, sample
from tests.sync.memory import MemoryStore

KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
PUBLIC = KEY.public_key().public_bytes_raw()
LAW = Path(__file__).resolve().parents[1] / "law" / "sample" / "mp-1961"
ACT = LAW / "act.yaml"


@dataclass(frozen=True)
class Reader:
    """How a file is read, under which name, and a good one. `inside` says that it is an archive."""

    name: str
    read: Callable[[Path], object]
    good: Callable[[Path], object]
    inside: bool = False

    @property
    def whole(self) -> bytes:
        """The bytes of a good file."""
        return _made(self)


@cache
def _made(reader: Reader) -> bytes:
    with TemporaryDirectory() as place:
        path = Path(place) / reader.name
        made = reader.good(path)
        return made if isinstance(made, bytes) else path.read_bytes()


def _rows(path: Path) -> None:
    with open_table(path) as table:
        for _ in table.rows():
            pass


def _csv(path: Path) -> bytes:
    return 'क्र.,दिनांक,आवेदक\n1/98,03-02-1998,श्री राम\n2/98,04-02-1998,"श्री, श्याम"\n'.encode()


def _survey(path: Path) -> None:
    grid = "32643" if path.suffix in (".dxf", ".shp") else ""
    sort_out(bring_in(read_survey(path), frame=None, said=grid))


def _geojson(path: Path) -> bytes:
    return json.dumps({"type": "FeatureCollection", "features": sample()[:6]}, ensure_ascii=False).encode()


def _table(path: Path) -> None:
    table = read_table(path)
    {"offsets": offsets, "books": books, "points": points}[table.kind](table)


def _offsets(path: Path) -> bytes:
    return b"side,chainage,offset\nleft,0,4.5\nleft,20,4.7\nright,0,5.1\nright,20,5.0\n"


def _pdf(path: Path) -> None:
    content = path.read_bytes()
    verify_file(content, [PUBLIC])
    for page in range(min(page_count(content), 3)):
        page_picture(content, page, 20)


def _batch(path: Path) -> None:
    envelope.split(path.read_bytes()).entries()


def _entries(path: Path) -> bytes:
    store = MemoryStore("ward-1")
    for n in range(3):
        store.write(data={"n": n, "name": "रमेश"})
    return envelope.seal_entries(store.own_after(0, 9), store.device, store.signer.sign)


def _bundle(path: Path) -> bytes:
    batch = _entries(path)
    told = bundle.Manifest(
        v=1, kind="device", id=uuid7(), sender=uuid7(), to=uuid7(), made="2026-11-30T04:30:00.000000Z",
        parts=[bundle.part_of("batch", batch)], first=1, last=3, own=0,
    )  # fmt: skip
    return bundle.seal_bundle(told, [batch], KEY.sign)


def _pack(path: Path) -> None:
    signing.build(LAW, KEY, path)


def _install(path: Path) -> None:
    signing.install(path, path.parent / "packs", [KEY.public_key()])


def _act(path: Path) -> None:
    """A pack with this act.yaml, compiled."""
    import shutil

    home = path.parent / "mp-1961"
    shutil.copytree(LAW, home, dirs_exist_ok=True)
    (home / "act.yaml").write_bytes(path.read_bytes())
    read_pack(home)


def _form(path: Path) -> None:
    (path.parent / "parts").mkdir(exist_ok=True)
    for part in (FORMS / PARTS).glob("*.yaml"):
        (path.parent / "parts" / part.name).write_bytes(part.read_bytes())
    load.__wrapped__(path.stem, path.parent)  # each time anew


def _release(path: Path) -> bytes:
    told = {
        "format": 1,
        "version": "9.0",
        "files": [{"name": "a.deb", "kind": "linux", "size": 3, "sha256": "0" * 64}],
    }
    manifest = json.dumps(told).encode()
    return KEY.sign(release.signed_text(manifest)).hex().encode() + b"\n" + manifest


def _code(path: Path) -> bytes:
    seal = Seal("NP/07/1", "notice", "187(8)", "श्रीमती सुनीता देशमुख", date(2027, 2, 11), date(2027, 3, 2), "ab" * 32)
    return seal_text(seal, KEY, PUBLIC).encode()


def _enrolment(path: Path) -> None:
    Enrolment(centre=uuid7(), centre_key="0" * 64, office="ward-1", whole_body=False, url="https://x").save(path)


def _identity(path: Path) -> bytes:
    from cryptography.hazmat.primitives.serialization import BestAvailableEncryption, pkcs12

    return pkcs12.serialize_key_and_certificates(b"x", KEY, None, None, BestAvailableEncryption(b"secret"))  # type: ignore[arg-type]


def _layer(path: Path) -> bytes:
    plots = sort_out(bring_in(read_survey(as_kml(path.with_suffix(".kml"), sample()[3:9])), frame=None))
    return layer.pack(layer.Layer(plots.parcels, plots.frame))


def _shp(path: Path) -> bytes:
    with zipfile.ZipFile(as_shapefile(path, sample()[:6])) as archive:
        return archive.read("survey/parcels.shp")


def _job(path: Path) -> bytes:
    told = {
        "id": path.stem,
        "title": "x",
        "pieces": [],
        "settings": {},
        "state": "waiting",
        "made": "2026-11-30T04:30:00Z",
    }
    return json.dumps(told).encode()


def _invitation(path: Path) -> bytes:
    told = models.Invitation(
        code="ABCD-EFGH-JKLM", url="https://c.example", office="ward-1", centre=uuid7(), centre_key="0" * 64
    )
    return told.model_dump_json().encode()


def _request(path: Path) -> bytes:
    told = models.EnrolRequest(code="ABCD-EFGH-JKLM", device=uuid7(), public_key="0" * 64, name="PC", proof="0" * 128)
    return told.model_dump_json().encode()


def _order(path: Path) -> bytes:
    order = dict(specimens(("sample",)))["notice-mp-1961-187-8b-hi+en-sample"]
    return canonical(plain(asdict(order)))


def _pem(path: Path) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return KEY.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)


def _read_code(path: Path) -> None:
    open_seal(path.read_bytes().decode("utf-8", "replace"), [PUBLIC])


READERS = [
    Reader("register.xlsx", _rows, lambda path: register(path, [good(n) for n in range(4)], "भवन पंजी"), inside=True),
    Reader("register.csv", _rows, _csv),
    Reader("form.xlsx", xlsform.load, lambda path: xlsform.write(load("building_notice"), path), inside=True),
    Reader("map.json", plan.read, lambda path: plan.save(PLAN, path)),
    Reader("street.geojson", _survey, _geojson),
    Reader("street.kml", _survey, lambda path: as_kml(path, sample()[:6])),
    Reader("street.kmz", _survey, lambda path: as_kmz(path, sample()[:6]), inside=True),
    Reader("street.zip", _survey, lambda path: as_shapefile(path, sample()[:6]), inside=True),
    Reader("street.dxf", _survey, lambda path: as_dxf(path, sample()[:6])),
    Reader("offsets.csv", _table, _offsets),
    Reader("photo.jpg", look, lambda path: picture("JPEG")),
    Reader("photo.png", look, lambda path: picture("PNG")),
    Reader("photo.tiff", look, lambda path: picture("TIFF")),
    Reader("photo.webp", look, lambda path: picture("WEBP")),
    Reader("scan.pdf", look, lambda path: paper(2)),
    Reader("paper.pdf", _pdf, lambda path: paper(2)),
    Reader("signed.pdf", lambda path: signatures_of(path.read_bytes()), lambda path: paper(1)),
    Reader("officer.p12", lambda path: open_identity(path.read_bytes(), "secret"), _identity),
    Reader("code.txt", _read_code, _code),
    Reader("batch.bin", _batch, _entries),
    Reader("stick.ngd", read_bundle, _bundle),
    Reader("mp.lawpack", _install, _pack, inside=True),
    Reader("act.yaml", _act, lambda path: ACT.read_bytes()),
    Reader(
        "building_notice.yaml", _form, lambda path: next(p for p in form_files() if p.stem == path.stem).read_bytes()
    ),
    Reader("plan.yaml", founding.read, lambda path: founding.EXAMPLE.read_bytes()),
    Reader("release.signed", lambda path: opened(path.read_bytes(), [KEY.public_key()]), _release),
    Reader("centre.json", Enrolment.load, _enrolment),
    Reader("centre.invitation", read_invitation, _invitation),
    Reader("pc.request", read_request, _request),
    Reader("key.pem", lambda path: signing.read_public_keys([path]), _pem),
    Reader("known.keys", papers._keys, lambda path: ("ward-1 " + "ab" * 32 + "\n# old\n").encode()),
    Reader("print.job", lambda path: Queue(path.parent).jobs(), _job),
    Reader("ward.layer", lambda path: layer.unpack(path.read_bytes(), 32643), _layer),
    Reader("street.shp", _survey, _shp),
    Reader(
        "told.json",
        lambda path: case_commands._told(argparse.Namespace(told=f"@{path}")),
        lambda path: b'{"applicant": "Ramesh", "date": "2026-08-31", "rows": [{"a": 1}]}',
    ),
    Reader("kept.order", lambda path: stored_order(path.read_bytes()), _order),
]


def with_member(content: bytes, which: int, change: Callable[[bytes], bytes]) -> bytes:
    """An archive with one of its members changed."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as old, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as new:
        names = old.namelist()
        for name in names:
            inside = old.read(name)
            new.writestr(name, change(inside) if name == names[which % len(names)] else inside)
    return out.getvalue()
