"""A centre inside another program: on this PC alone, over a SQLite file, for a trial or a small body."""

from __future__ import annotations

import socket
import threading
import time
from dataclasses import dataclass
from pathlib import Path

import uvicorn

from central.access import new_code
from central.app import served
from central.centre import Centre, found, opened
from central.database import connect
from central.hurry import Hurried
from desktop.core.errors import StoreError


@dataclass(frozen=True, slots=True)
class Embedded:
    """A centre that runs: `url` is where, `stop` ends it."""

    url: str
    centre: Centre
    _server: uvicorn.Server
    _thread: threading.Thread

    def code(self, office: str, *, body: str = "", whole_body: bool = False) -> str:
        """A one-time code for a device of `office`; `whole_body` lets it see every office of `body`."""
        return new_code(self.centre, office, body=body or None, whole_body=whole_body)

    def stop(self) -> None:
        """Answer what was begun, then end."""
        self._server.should_exit = True
        self._thread.join(10)
        self.centre.engine.dispose()


def start(path: Path, *, wait: float = 20.0) -> Embedded:
    """Serve the centre in the SQLite file `path`, made if it is not there, on a free port of 127.0.0.1.

    Returns when it answers; raises `StoreError` if it does not within `wait` seconds.
    """
    engine = connect(f"sqlite:///{path}")
    found(engine)
    centre = opened(engine)
    config = uvicorn.Config(
        served(centre),
        log_config=None,
        http=Hurried,
        access_log=False,
        lifespan="off",
        timeout_graceful_shutdown=5,
        ws="none",
    )
    server = uvicorn.Server(config)
    # named as TCP, or asyncio leaves Nagle's delay on and every answer takes 40 ms longer
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    thread = threading.Thread(target=server.run, args=([listening],), name="nagardesk-central", daemon=True)
    thread.start()
    deadline = time.monotonic() + wait
    while not server.started:
        if not thread.is_alive() or time.monotonic() > deadline:
            raise StoreError("The centre on this PC did not start", code="embed")
        time.sleep(0.01)
    return Embedded(url, centre, server, thread)
