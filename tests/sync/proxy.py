"""A line over TCP that can be spoiled: cut after so many bytes either way, or silent."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable
from types import TracebackType


class Proxy:
    """Listens on a free port of 127.0.0.1 and passes everything on to `port`.

    `plan` is asked for each connection how many bytes may go up and down before it is cut; None means no end. With
    `silent`, connections stay open and nothing ever comes.
    """

    def __init__(
        self, port: int, plan: Callable[[int], tuple[int | None, int | None]], *, silent: bool = False
    ) -> None:
        self._port = port
        self._plan = plan
        self._silent = silent
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self.connections = 0
        self._open: list[socket.socket] = []
        self._thread = threading.Thread(target=self._serve, daemon=True)

    def __enter__(self) -> Proxy:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        self._listening.close()
        for each in self._open:
            _cut(each)

    def _serve(self) -> None:
        while True:
            try:
                here, _ = self._listening.accept()
            except OSError:
                return
            self._open.append(here)
            self.connections += 1
            if self._silent:
                continue
            there = socket.create_connection(("127.0.0.1", self._port))
            self._open.append(there)
            up, down = self._plan(self.connections)
            for source, target, budget in ((here, there, up), (there, here, down)):
                threading.Thread(target=_pass, args=(source, target, budget), daemon=True).start()


def _pass(source: socket.socket, target: socket.socket, budget: int | None) -> None:
    """Pass bytes on until the budget is used up, then cut both ways."""
    try:
        while piece := source.recv(4096):
            if budget is not None:
                piece, budget = piece[:budget], budget - len(piece)
            target.sendall(piece)
            if budget is not None and budget <= 0:
                break
    except OSError:
        pass
    _cut(source)
    _cut(target)


def _cut(one: socket.socket) -> None:
    """End a connection at once, as a line that breaks does."""
    try:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
        one.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass
    one.close()
