"""Debian's Chromium without a screen, driven over its own pipe: pages opened, scripts asked, pictures taken."""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Any

CHROMIUM = shutil.which("chromium") or ""


class Browser:
    """One tab. `folder` keeps its profile; every wait has an end, since the process is killed after `seconds`."""

    def __init__(self, folder: Path, seconds: int = 90) -> None:
        down, up = os.pipe(), os.pipe()

        def pipes() -> None:  # Chromium reads commands from 3 and writes answers to 4
            os.dup2(down[0], 3)
            os.dup2(up[1], 4)

        command = [
            "timeout", str(seconds), CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
            "--disable-dev-shm-usage", "--no-first-run", f"--user-data-dir={folder}", "--window-size=1366,900", "about:blank",
        ]  # fmt: skip
        self._process = subprocess.Popen(
            command, preexec_fn=pipes, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(down[0])
        os.close(up[1])
        self._to, self._from = os.fdopen(down[1], "wb"), os.fdopen(up[0], "rb")
        self._number, self._session, self._rest = 0, "", b""
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.ask("Page.enable")

    def __enter__(self) -> Browser:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        self._process.terminate()
        self._process.wait(20)
        self._to.close()
        self._from.close()

    def ask(self, method: str, **fields: Any) -> Any:
        """The result of one command of its protocol."""
        self._number += 1
        said: dict[str, Any] = {"id": self._number, "method": method, "params": fields}
        if self._session:
            said["sessionId"] = self._session
        self._to.write(json.dumps(said).encode() + b"\0")
        self._to.flush()
        while True:
            told = self._next()
            if told.get("id") == self._number:
                assert "error" not in told, told
                return told["result"]

    def go(self, url: str) -> None:
        """Open a page and wait until it is there."""
        self.ask("Page.navigate", url=url)
        self.loaded()

    def loaded(self) -> None:
        """Wait for the page under way."""
        while self._next().get("method") != "Page.loadEventFired":
            continue

    def value(self, script: str) -> Any:
        """What a script in the page gives."""
        return self.ask("Runtime.evaluate", expression=script, returnByValue=True)["result"].get("value")

    def picture(self) -> bytes:
        """The whole page as a PNG."""
        taken = self.ask("Page.captureScreenshot", format="png", captureBeyondViewport=True)
        return base64.b64decode(taken["data"])

    def _next(self) -> Any:
        while b"\0" not in self._rest:
            piece = os.read(self._from.fileno(), 1 << 16)
            assert piece, "the browser is gone"
            self._rest += piece
        told, self._rest = self._rest.split(b"\0", 1)
        return json.loads(told)
