"""What stays out of a package: patterns, and libraries that nothing asks for any more."""

from __future__ import annotations

from pathlib import Path

from installer.staging import cut_bundled, remove

# which library asks for which
NEEDED = {
    "_imaging.so": ["libtiff-1.so.6", "libc.so.6"],
    "libtiff-1.so.6": ["libzstd-2.so.1"],
    "libfreetype-3.so.6": ["libpng-4.so.16"],
}


def made(folder: Path, *names: str) -> None:
    """Empty files, with the folders they lie in."""
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()


def there(folder: Path) -> set[str]:
    """The files below a folder."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_a_library_goes_with_the_last_one_that_asks_for_it(tmp_path: Path) -> None:
    used = {"PIL/_imaging.so", "pillow.libs/libtiff-1.so.6", "pillow.libs/libzstd-2.so.1"}
    made(tmp_path, *used, "pillow.libs/libfreetype-3.so.6", "pillow.libs/libpng-4.so.16")
    cut_bundled(tmp_path, lambda path: NEEDED.get(path.name, []))
    assert there(tmp_path) == used


def test_what_is_named_goes_and_no_more(tmp_path: Path) -> None:
    made(tmp_path, "lxml/etree.so", "lxml/objectify.so", "lxml/html/clean.py", "other/html/kept.py")
    remove(tmp_path, ("lxml/html", "lxml/objectify.*", "not/there"))
    assert there(tmp_path) == {"lxml/etree.so", "other/html/kept.py"}
