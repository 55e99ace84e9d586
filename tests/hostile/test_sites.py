"""Every place in the program that opens or takes apart bytes is known, and what comes from outside there is spoiled by a test.

`sites.tsv` names each place with what tries it: a reader of `readers.py`, a test, or `own` for what the program or its
publisher wrote, with the reason. A place that is new, or gone, fails here until the list says what tries it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.hostile.readers import READERS

ROOT = Path(__file__).resolve().parents[2]
LIST = Path(__file__).with_name("sites.tsv")
OPENS = {
    "read_bytes", "read_text", "read_yaml", "load_yaml", "model_validate_json", "ParserCreate", "PdfDocument", "readfile", "loadFromData",
    "decompress", "decompressobj", "stream_reader", "b64decode", "urlsafe_b64decode", "unpack", "unpack_from", "read1", "iter_content",
    "ZipFile", "load_key_and_certificates", "load_pkcs12", "stream", "recv", "getaddrinfo",
}  # fmt: skip
WHOLE = {
    "json.loads", "json.load", "kept.parsed", "kept.mapping", "kept.content", "given.read", "given.read_text", "yamltext.parse", "csv.reader",
    "Image.open", "tarfile.open", "shapefile.Reader", "recover.read", "open", "sqlite.connect", "sqlite3.connect",
    "QImage", "QImageReader", "pickle.loads", "ET.parse", "ET.fromstring", "tomllib.loads", "marshal.loads",
}  # fmt: skip
WRITES = re.compile(r"""["'](w|wb|a|ab|x|xb|w\|)["']|WriteOnly""")


def opens(call: ast.Call) -> bool:
    """Whether a call takes in bytes or takes them apart."""
    told = ast.unparse(call.func)
    last = told.rpartition(".")[2]
    if told in WHOLE or last in OPENS:
        return not WRITES.search(ast.unparse(call))
    if (
        told != "os.open" and last == "open" and isinstance(call.func, ast.Attribute) and call.args
    ):  # a path, not a page of the window
        return isinstance(call.args[0], ast.Constant | ast.Name) and not WRITES.search(ast.unparse(call))
    return last == "open" and any(each.arg in ("encoding", "newline") for each in call.keywords)


def places(node: ast.AST, name: str = "") -> Iterator[str]:
    """The functions under a node that take in bytes."""
    for inner in ast.iter_child_nodes(node):
        known = isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
        within = f"{name}.{inner.name}".lstrip(".") if known else name  # type: ignore[attr-defined]
        if isinstance(inner, ast.Call) and opens(inner):
            yield within or "-"
        yield from places(inner, within)


@cache
def found() -> frozenset[str]:
    """Every place, as `file:function`, that of the window as `desktop/ui:function`."""
    files = [path for top in ("desktop", "central") for path in (ROOT / top).rglob("*.py")]
    return frozenset(
        f"{_home(path.relative_to(ROOT))}:{place}"
        for path in files
        for place in places(ast.parse(path.read_text(encoding="utf-8")))
    )


def _home(path: Path) -> str:
    """Where a place is: its file, of the window the folder alone, which reads hardly anything."""
    return "desktop/ui" if path.parts[:2] == ("desktop", "ui") else path.as_posix()


def told() -> dict[str, list[str]]:
    """What tries each place, as the list says."""
    lines = [line.split("\t") for line in LIST.read_text(encoding="utf-8").splitlines() if line[:1] != "#"]
    return {place: tries.split(" ") for place, tries in lines}


def test_every_place_that_takes_in_bytes_is_in_the_list() -> None:
    assert sorted(found() - told().keys()) == [], "say in sites.tsv what tries this place"
    assert sorted(told().keys() - found()) == [], "this place is gone"


def test_each_is_tried_by_something_that_is_there() -> None:
    readers = {reader.name for reader in READERS}
    for place, tries in told().items():
        if tries[0] == "own":
            assert len(tries) > 3, f"{place}: why is it the program's own?"
            continue
        for each in tries:
            file, _, test = each.partition("::")
            assert each in readers or re.search(rf"^def {test}\(", (ROOT / file).read_text("utf-8"), re.M), (
                place,
                each,
            )


def test_every_reader_is_named() -> None:
    named = {each for tries in told().values() for each in tries}
    assert {reader.name for reader in READERS} - named == set()


@pytest.mark.parametrize(
    "line", ["json.loads(x)", "path.read_bytes()", "zipfile.ZipFile(x)", "path.open('rb')", "x.open(encoding='a')", "yamltext.parse(x)"]
)  # fmt: skip
def test_a_new_reader_would_be_seen(line: str) -> None:
    assert list(places(ast.parse(f"class A:\n def b(self):\n  {line}"))) == ["A.b"]
