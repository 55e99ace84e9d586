"""Try the Windows installer under Wine: install silently, install again over it, self-test, remove; data must stay.

With a second installer named (`OLDER NEWER`) the newer one is installed over the older one.

`python -m installer.windows.trial dist/nagardesk-0.1.0-setup.exe`, with Debian's `wine64` and `gcc-mingw-w64-x86-64`.
Wine 8 lacks three things that Windows 10 has; the trial alone stands in for them: the library `bcryptprimitives`, the
complex functions that NumPy asks for (NumPy is left out: only street plans use it), and the query for the machine's name.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

_STAND_IN = """
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T size)
{ return SystemFunction036(data, (ULONG)size); }
"""
_RUN = (
    "import sys, runpy; sys.modules['numpy'] = None; "
    "sys.argv = ['nagardesk', 'self-test']; runpy.run_module('desktop', run_name='__main__')"
)
_OWN = "the office's own"
_OPENS = r"HKCU\Software\Classes\Nagardesk.Bundle\shell\open\command"
_PATIENCE = 3600  # seconds for one step; unpacking and compiling take minutes on a slow machine


def main(argv: list[str]) -> int:
    """Try the installer that `argv` names; 0 where every step held."""
    if len(argv) not in (2, 3):
        print(__doc__)
        return 2
    older, newer = Path(argv[1]).resolve(), Path(argv[-1]).resolve()
    with tempfile.TemporaryDirectory(prefix="nagardesk-wine-") as place:
        trial = Trial(Path(place))
        trial.stand_in()
        for step, setup in (("install", older), ("install again", newer)):
            began = time.monotonic()
            trial.wine(str(setup), "/S", "/CurrentUser")
            if step == "install":
                trial.keep()
            elif not trial.has_kept():
                print(f"{step}: the office's data are lost or changed")
                return 1
            print(f"{step}: {trial.size() / 1e6:.0f} MB in place after {time.monotonic() - began:.0f} s", flush=True)
        opens = trial.wine("reg", "query", _OPENS, "/ve")  # what a double click on a bundle starts
        if not opens.rstrip().endswith('-m desktop open "%1"'):
            print(f"a bundle is opened by: {opens}")
            return 1
        (
            trial.program / "python" / "_wmi.pyd"
        ).unlink()  # from the processes of its own too, in which papers are read
        print(trial.wine(str(trial.program / "python" / "python.exe"), "-X", "utf8", "-c", _RUN), flush=True)
        trial.wine(str(trial.program / "uninstall.exe"), "/S", f"_?={trial.windows_path()}")
        left = trial.program / "lib"
        kept = trial.has_kept()
        print(f"remove: program {'still there' if left.exists() else 'gone'}, data {'kept' if kept else 'lost'}")
        return int(left.exists() or not kept)


class Trial:
    """A Wine of its own in `place`."""

    def __init__(self, place: Path) -> None:
        self.place = place
        user = place / "drive_c" / "users" / os.environ.get("USER", "root") / "AppData" / "Local"
        self.program, self.data = user / "Programs" / "Nagardesk", user / "nagardesk"

    def keep(self) -> None:
        """Put something of an office where its data lie."""
        self.data.mkdir(parents=True, exist_ok=True)
        (self.data / "kept.txt").write_text(_OWN, "utf-8")

    def has_kept(self) -> bool:
        """Whether it lies there as it was."""
        file = self.data / "kept.txt"
        return file.is_file() and file.read_text("utf-8") == _OWN

    def stand_in(self) -> None:
        """Start Wine once and put the missing library into its system folder."""
        self.wine("wineboot", "--init")
        source = self.place / "prng.c"
        source.write_text(_STAND_IN)
        target = self.place / "drive_c" / "windows" / "system32" / "bcryptprimitives.dll"
        command = ["x86_64-w64-mingw32-gcc", "-shared", "-o", str(target), str(source), "-ladvapi32"]
        subprocess.run(command, check=True)

    def wine(self, *command: str) -> str:
        """Run a command under Wine; gives what it printed. Raises `CalledProcessError` where it failed."""
        wine = shutil.which("wine") or "wine64"
        env = {**os.environ, "WINEPREFIX": str(self.place), "WINEARCH": "win64", "WINEDEBUG": "-all", "USER": "root"}
        env["WINEDLLOVERRIDES"] = (
            "mscoree=;mshtml="  # else it asks for .NET and a browser, which the program needs not
        )
        # pipes, for Python does not start under Wine with a plain file as its standard error
        done = subprocess.run([wine, *command], env=env, timeout=_PATIENCE, input="", capture_output=True, text=True)
        sys.stderr.write(done.stderr if done.returncode == 0 else f"{done.stdout}\n{done.stderr}\n")
        done.check_returncode()
        return done.stdout.strip()

    def windows_path(self) -> str:
        """The program's folder as Windows names it."""
        return "C:\\" + str(self.program.relative_to(self.place / "drive_c")).replace("/", "\\")

    def size(self) -> int:
        """Bytes of all that was installed."""
        return sum(path.stat().st_size for path in self.program.rglob("*") if path.is_file())


if __name__ == "__main__":
    sys.exit(main(sys.argv))
