"""Build `nagardesk_*.deb` and `nagardesk-central_*.deb` in `dist`; on Debian 12, whose Python goes into the package."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path

from desktop import __version__
from installer.bill import Part, bill, licences, parts_of, resources
from installer.bootstrap import QT_LIBRARIES
from installer.icons import draw_png
from installer.staging import (
    BUILD,
    DIST,
    QT_MODULES,
    ROOT,
    cut_bundled,
    cut_qt,
    environment_of,
    epoch,
    fetch_wheels,
    install_wheels,
    remove,
    run,
    said,
    size,
)

FILES = Path(__file__).parent
HOME = Path("usr/lib/nagardesk")
LIBRARIES = HOME / "lib" / "python3" / "dist-packages"
# The driver of PostgreSQL, with its own OpenSSL and Kerberos: of use at the centre alone.
CENTRAL = ("psycopg", "psycopg_binary")
PYTHON = "python3.11"
# Debian's own interpreter, so that the program runs on systems that have another one or none.
PYTHON_PACKAGES = ("python3.11-minimal", "libpython3.11-minimal", "libpython3.11-stdlib")
PYTHON_LIBRARIES = (
    "libc6 (>= 2.35)",
    "libssl3",
    "libffi8",
    "libbz2-1.0",
    "liblzma5",
    "libexpat1",
    "zlib1g",
    "libuuid1",
    "libsqlite3-0",
)
PYTHON_UNUSED = (
    "test",
    "idlelib",
    "tkinter",
    "turtle*.py",
    "turtledemo",
    "lib2to3",
    "ensurepip",
    "pydoc_data",
    "distutils",
    "curses",
    "dbm",
    "config-*",
    "EXTERNALLY-MANAGED",
    "sitecustomize.py",
    "lib-dynload/_test*",
    "lib-dynload/_xxtest*",
    "lib-dynload/xxlimited*",
    "lib-dynload/_curses*",
    "lib-dynload/_dbm*",
    "lib-dynload/nis.*",
    "lib-dynload/ossaudiodev.*",
    "lib-dynload/readline.*",
)
QT_PLUGINS = (
    "iconengines/libqsvgicon.so",
    "imageformats/libqico.so",
    "imageformats/libqjpeg.so",
    "imageformats/libqsvg.so",
    "platforminputcontexts/libcomposeplatforminputcontextplugin.so",
    "platforminputcontexts/libibusplatforminputcontextplugin.so",
    "platforms/libqminimal.so",
    "platforms/libqoffscreen.so",
    "platforms/libqwayland.so",
    "platforms/libqxcb.so",
    "platformthemes/libqgtk3.so",
    "platformthemes/libqxdgdesktopportal.so",
    "printsupport/libcupsprintersupport.so",
    "wayland-decoration-client/libbradient.so",
    "wayland-graphics-integration-client/libqt-plugin-wayland-egl.so",
    "wayland-shell-integration/libxdg-shell.so",
    "xcbglintegrations/libqxcb-egl-integration.so",
    "xcbglintegrations/libqxcb-glx-integration.so",
)


def build() -> list[Path]:
    """Build both packages; gives their files. The same commit on the same Debian gives the same bytes."""
    root = BUILD / "deb" / "nagardesk"
    shutil.rmtree(root, ignore_errors=True)
    parts = _put_environment(root)
    central = BUILD / "deb" / "nagardesk-central"
    shutil.rmtree(central, ignore_errors=True)
    _part(root, central)
    _try(root / HOME)
    _put_share(root)
    _put_service(central)
    drivers = [part for part in parts if part.name.replace("-", "_") in CENTRAL]
    _put_document(root, "nagardesk", [part for part in parts if part not in drivers])
    _put_document(central, "nagardesk-central", drivers)
    return [_pack(root, "nagardesk"), _pack(central, "nagardesk-central")]


def _put_environment(root: Path) -> list[Part]:
    """The interpreter, the libraries and the program; gives what they are."""
    home = root / HOME
    python = _put_python(home)
    environment = environment_of(said(home / "bin" / PYTHON, "-V").split()[1], "linux")
    words = ["--python-version", "3.11", "--implementation", "cp", *_platforms()]
    wheels = fetch_wheels("linux", environment, words)
    packages = root / LIBRARIES
    install_wheels(wheels, packages, environment, words)
    _cut_qt(packages / "PySide6")
    cut_bundled(packages, _needed)
    parts = [python, *parts_of(packages, wheels), *resources()]
    _strip(home)
    for name, module in (("nagardesk", "desktop"), ("nagardesk-central", "central")):
        command = root / "usr/bin" / name
        command.parent.mkdir(parents=True, exist_ok=True)
        command.write_text(f'#!/bin/sh\nexec /{HOME}/bin/{PYTHON} -I -m {module} "$@"\n')
        command.chmod(0o755)
    return parts


def _part(root: Path, central: Path) -> None:
    """Move what the centre alone needs into its own package."""
    for name in CENTRAL:
        for path in [*sorted((root / LIBRARIES).glob(f"{name}[.-]*")), root / LIBRARIES / name]:
            target = central / path.relative_to(root)
            target.parent.mkdir(parents=True, exist_ok=True)
            path.rename(target)


def _try(home: Path) -> None:
    """Whether what was left out is not missed; no byte code stays of it, for that tells when it was made."""
    python = home / "bin" / PYTHON
    run([python, "-I", "-B", "-m", "desktop", "self-test"])
    run([python, "-I", "-B", "-c", "import desktop.ui.window, desktop.ui.printer, PySide6.QtSvg"])
    remove(home, ("**/__pycache__",))  # -B does not reach the processes of its own that a paper is drawn in


def _platforms() -> list[str]:
    """The platform tags of wheels that run on Debian 12, best first, as words for pip."""
    from packaging.tags import platform_tags

    return [word for tag in platform_tags() for word in ("--platform", tag)]


def _put_python(home: Path) -> Part:
    """Debian's interpreter and the part of its standard library that is used; gives what it is."""
    place = BUILD / "deb" / "python"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    place.chmod(0o755)
    subprocess.run(
        ["apt-get", "-o", "APT::Sandbox::User=root", "download", "-qq", *PYTHON_PACKAGES], cwd=place, check=True
    )
    for package in sorted(place.glob("*.deb")):
        subprocess.run(["dpkg-deb", "-x", package.name, "tree"], cwd=place, check=True)
    (home / "bin").mkdir(parents=True)
    shutil.copy2(place / "tree/usr/bin" / PYTHON, home / "bin" / PYTHON)
    shutil.copytree(place / "tree/usr/lib" / PYTHON, home / "lib" / PYTHON, symlinks=True)
    remove(home / "lib" / PYTHON, PYTHON_UNUSED)
    version = said("dpkg-deb", "-f", next(place.glob("python3.11-minimal_*.deb")), "Version")
    where = f"../../{PYTHON}/LICENSE.txt"
    return Part(
        "python3.11", version, "PSF-2.0", f"pkg:deb/debian/python3.11@{version}?distro=bookworm", texts=(where,)
    )


def _cut_qt(qt: Path) -> None:
    """Of Qt keep the modules and plugins that a window needs, and the libraries that these need."""
    kept = {qt / "__init__.py", qt / "_config.py", qt / "_git_pyside_version.py"}
    kept |= {qt / f"{module}.abi3.so" for module in QT_MODULES} | set(qt.glob("libpyside6.abi3.so.*"))
    kept |= set((qt / "support").rglob("*")) | {qt / "Qt" / "plugins" / name for name in QT_PLUGINS}
    if lost := sorted(str(path) for path in kept if not path.exists()):
        raise FileNotFoundError(f"Qt has no {', '.join(lost)} any more")
    cut_qt(qt, kept, qt / "Qt" / "lib", _needed)


def _needed(library: Path) -> list[str]:
    """Names of the shared libraries that one asks for."""
    return re.findall(r"\(NEEDED\).*\[(.+)\]", said("readelf", "-d", library))


def _strip(home: Path) -> None:
    """Take the symbols for debuggers out of all libraries, but where a library bears no stripping."""
    for path in sorted(home.rglob("*.so*")):
        if path.is_file() and not path.is_symlink():
            path.chmod(0o644)
            bare = path.with_name(path.name + ".bare")
            subprocess.run(["strip", "--strip-unneeded", "-o", bare, path], check=True)
            if _loads(bare):
                bare.replace(path)
            else:
                bare.unlink()


def _loads(library: Path) -> bool:
    """Whether its segments lie where the system can map them; not all do after patchelf and strip."""
    rows = re.findall(r"LOAD\s+(0x\w+) (0x\w+) 0x\w+ 0x\w+ 0x\w+ .{3} (0x\w+)", said("readelf", "-lW", library))
    return bool(rows) and all((int(at, 16) - int(to, 16)) % int(by, 16) == 0 for at, to, by in rows)


def _put_share(root: Path) -> None:
    """Menu entries, icons, the kind of file of a stick's bundle, and manual pages."""
    share = root / "usr/share"
    for name in ("nagardesk.desktop", "nagardesk-practice.desktop"):
        _copy(FILES / name, share / "applications" / name)
    _copy(FILES / "nagardesk.metainfo.xml", share / "metainfo/in.nagardesk.Nagardesk.metainfo.xml")
    _copy(FILES / "nagardesk.xml", share / "mime/packages/nagardesk.xml")
    _copy(ROOT / "resources/icons/nagardesk.svg", share / "icons/hicolor/scalable/apps/nagardesk.svg")
    for side in (32, 48, 128):
        target = share / f"icons/hicolor/{side}x{side}/apps/nagardesk.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(draw_png(side))
    for name in ("nagardesk.1", "nagardesk-central.1"):
        _zip((FILES / name).read_bytes(), share / "man/man1" / f"{name}.gz")
    _copy(FILES / "nagardesk.overrides", share / "lintian/overrides/nagardesk")


def _put_service(root: Path) -> None:
    """The central server's unit, its settings, and examples of what stands before it."""
    _copy(FILES / "nagardesk-central.service", root / "lib/systemd/system/nagardesk-central.service")
    _copy(FILES / "central.env", root / "etc/nagardesk/central.env")
    for name in ("nginx.conf", "compose.yaml", "Containerfile"):
        _copy(FILES / name, root / "usr/share/doc/nagardesk-central/examples" / name)
    _copy(FILES / "nagardesk-central.overrides", root / "usr/share/lintian/overrides/nagardesk-central")


def _put_document(root: Path, package: str, parts: list[Part]) -> None:
    document = root / "usr/share/doc" / package
    _copy(FILES / "copyright", document / "copyright")
    _zip(
        (FILES / "changelog").read_bytes().replace(b"nagardesk (", f"{package} (".encode()), document / "changelog.gz"
    )
    if parts:
        instant = datetime.fromtimestamp(epoch(), UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        text = json.dumps(bill(parts, instant), indent=1, ensure_ascii=False)
        _zip(text.encode(), document / "sbom.cdx.json.gz")
        _zip(licences(parts).encode(), document / "licences.md.gz")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _zip(content: bytes, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(content, 9, mtime=0))


def _pack(root: Path, package: str) -> Path:
    """Write the control files and pack; every file gets the build's instant, root as its owner and a plain mode."""
    arch = said("dpkg", "--print-architecture")
    control = root / "DEBIAN"
    control.mkdir()
    told = (FILES / f"{package}.control").read_text(encoding="utf-8")
    depends = ", ".join([*PYTHON_LIBRARIES, *QT_LIBRARIES])
    filled = told.format(version=__version__, arch=arch, size=-(-size(root) // 1024), depends=depends)
    (control / "control").write_text(filled, encoding="utf-8")
    for name in ("postinst", "prerm", "postrm", "conffiles"):
        if (source := FILES / f"{package}.{name}").exists():
            shutil.copyfile(source, control / name)
    paths = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    sums = [
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(root).as_posix()}\n"
        for path in paths
        if control not in path.parents and "etc" not in path.relative_to(root).parts[:1]
    ]
    (control / "md5sums").write_text("".join(sums))
    _settle(root)
    DIST.mkdir(exist_ok=True)
    target = DIST / f"{package}_{__version__}_{arch}.deb"
    run(
        [
            "dpkg-deb",
            "--root-owner-group",
            "-Zxz",
            "-z9",
            "-Sextreme",
            "--threads-max=1",
            "--uniform-compression",
            "--build",
            root,
            target,
        ]
    )
    return target


def _settle(root: Path) -> None:
    """Modes and times that do not depend on who builds, and when."""
    commands = {"postinst", "prerm", "postrm", "nagardesk", "nagardesk-central", PYTHON}
    for path in (*root.rglob("*"), root):
        if path.is_symlink():
            continue
        runs = path.is_dir() or (path.name in commands and path.parent.name in ("bin", "DEBIAN"))
        path.chmod(0o755 if runs else 0o644)
        os.utime(path, (epoch(), epoch()))


def lacks() -> str:
    """What this machine lacks to build the packages, as a sentence; '' if nothing."""
    release = platform.freedesktop_os_release() if Path("/etc/os-release").exists() else {}
    if (release.get("ID"), release.get("VERSION_ID")) != ("debian", "12"):
        return "the Debian packages are built on Debian 12 (its Python goes into them)"
    missing = [tool for tool in ("readelf", "strip", "dpkg-deb") if not shutil.which(tool)]
    return "the Debian packages need binutils: apt-get install -y binutils" if missing else ""
