"""HTTP to the centre: the system's trust or one pinned certificate, and never without a timeout."""

from __future__ import annotations

import io
import re
import socket
import ssl
import threading
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any, Protocol
from urllib.parse import SplitResult, urlsplit

import requests
from requests.adapters import HTTPAdapter
from urllib3.connection import HTTPConnection, HTTPSConnection
from urllib3.connectionpool import HTTPConnectionPool, HTTPSConnectionPool
from urllib3.exceptions import HTTPError, ReadTimeoutError

from desktop.core.errors import FieldError, SyncError

_PROXY = (
    "The proxy of this line wants a name and a password. Nothing was sent. Ask whoever looks after the line to let this PC "
    "through to the centre, or to give its address in the system's proxy settings"
)
MAX_ANSWER = 96 << 20
"""Largest answer taken, in bytes."""


class LineCut(SyncError):
    """The line broke, or nothing came in time: it is not known whether the centre took the request.

    `wait` is the seconds for which whatever answered in the centre's place (a proxy before it) wants to be left in peace.
    """

    def __init__(self, message: str, *, code: str = "", wait: float = 0.0) -> None:
        super().__init__(message, code=code)
        self.wait = wait


@dataclass(frozen=True, slots=True)
class Answer:
    """What the centre answered; header names in lower case."""

    status: int
    headers: Mapping[str, str]
    body: bytes


class Transport(Protocol):
    """Carries one request to the centre and its answer back."""

    def send(self, method: str, target: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """The answer to a request; `target` is path and query. Raises `LineCut`; never waits without end."""
        ...


class HttpTransport:
    """Requests to the centre at `url` (`https://centre.example`; `http` to this PC alone); proxies come from the environment.

    `pin` is the SHA-256 fingerprint (hex) of the office's own certificate, which then alone is trusted, whatever
    name it bears; without one the operating system's trust store decides. `connect` and `quiet` are seconds to
    connect and of silence allowed, `longest` those for a whole answer.
    """

    def __init__(
        self, url: str, *, pin: str = "", connect: float = 10.0, quiet: float = 60.0, longest: float = 600.0
    ) -> None:
        parts = _split(url)
        if not re.fullmatch(r"([0-9a-f]{64})?", pin.replace(":", "").lower()):
            raise FieldError(
                "pin",
                "A fingerprint has 64 digits from 0 to 9 and a to f; copy it from the administrator",
                code="pin",
            )
        if (
            parts is None
            or not parts.hostname
            or not (parts.scheme == "https" or (parts.scheme == "http" and _here(parts.hostname)))
            or parts.query
            or parts.username
        ):
            raise FieldError(
                "url",
                "The centre's address begins with https://, followed by its name (http:// is for a centre on this very PC)",
                code="centre_url",
            )
        self.url = url.rstrip("/")
        self._timeout = (connect, quiet)
        self._longest = longest
        self._session = requests.Session()
        self._session.headers.clear()
        self._session.headers["User-Agent"] = "nagardesk"
        for scheme in ("https://", "http://"):
            self._session.mount(scheme, _Trust(pin.replace(":", "").lower()))

    def send(self, method: str, target: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """The answer to one request; redirects are not followed. Raises `LineCut`."""
        clock = _Clock(self._longest)
        try:
            with (
                clock,
                self._session.request(
                    method,
                    self.url + target,
                    data=io.BytesIO(body)
                    if body
                    else None,  # sent piece by piece, so that `quiet` is for each of them
                    headers=dict(headers),
                    timeout=self._timeout,
                    stream=True,
                    allow_redirects=False,
                ) as response,
            ):
                content = bytearray()
                while piece := response.raw.read1(65_536, decode_content=False):
                    content += piece
                    if len(content) > MAX_ANSWER:
                        raise LineCut("The centre's answer is longer than any true one", code="answer_long")
                if clock.over:  # cut off in its head, it would pass for whole
                    raise _late()
                if response.status_code == 407:
                    raise LineCut(_PROXY, code="proxy")
                found = {name.lower(): value for name, value in response.headers.items()}
                return Answer(response.status_code, found, bytes(content))
        except requests.exceptions.SSLError as error:
            if clock.over:
                raise _late() from None
            raise _tls_fault(error) from None
        except (requests.exceptions.Timeout, ReadTimeoutError):
            raise LineCut("The centre did not answer in time. The line may be too slow now", code="timeout") from None
        except (HTTPError, OSError) as error:  # all that requests raises is an OSError
            if clock.over:
                raise _late() from None
            if "Tunnel connection failed: 407" in str(
                error
            ):  # a proxy's answer to CONNECT has no status of its own here
                raise LineCut(_PROXY, code="proxy") from None
            raise LineCut("The centre can't be reached, or the line broke", code="unreachable") from None

    def close(self) -> None:
        """Let go of the connections."""
        self._session.close()


def _split(url: str) -> SplitResult | None:
    """The parts of an address; None for one that no host or port can be read from."""
    try:
        parts = urlsplit(url)
        named = parts.port is None or parts.port > 0
    except ValueError:
        return None
    return parts if named and not re.search(r"[\s\x00-\x1f]", url) else None


def _here(host: str) -> bool:
    """Whether a host is this very PC: between others nothing goes unencrypted."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def _late() -> LineCut:
    return LineCut("The centre's answer took too long", code="timeout")


def _tls_fault(error: Exception) -> SyncError:
    """A certificate that is not trusted is one thing, a line that breaks under TLS another."""
    text = str(error)
    if "CERTIFICATE_VERIFY_FAILED" not in text and "ingerprint" not in text:
        return LineCut("The centre can't be reached, or the line broke", code="unreachable")
    return SyncError(
        "The centre's certificate is not trusted on this PC. Nothing was sent. If the line has a log-in page, log in there "
        "first; have the PC's date and time checked; else ask the administrator for the fingerprint",
        code="certificate",
    )


class _Clock:
    """Ends what this thread has on the line after so many seconds, wherever it hangs: a handshake, a head, a chunk's size.

    The library's own timeout is for each piece of bytes alone.
    """

    def __init__(self, seconds: float) -> None:
        self.over = False
        self._line: socket.socket | None = None
        self._timer = threading.Timer(seconds, self._end)
        self._timer.daemon = True

    def __enter__(self) -> None:
        _turn.clock = self
        self._timer.start()

    def __exit__(self, *_: object) -> None:
        self._timer.cancel()
        _turn.clock = self._line = None

    def watch(self, line: socket.socket) -> None:
        """The line that the request goes over from now on."""
        self._line = line
        if self.over:
            self._end()

    def _end(self) -> None:
        self.over = True
        if line := self._line:
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)


_turn = threading.local()


class _Watched:
    """A connection that tells the clock of its thread which socket it uses. TLS takes the first one over, so it is doubled."""

    _line: socket.socket | None = None

    def _new_conn(self) -> socket.socket:
        made: socket.socket = super()._new_conn()  # type: ignore[misc]
        self._line = made.dup()
        self._tell()
        return made

    def putrequest(self, *words: Any, **more: Any) -> None:
        """As the library does; on a connection that is open already, too."""
        self._tell()
        super().putrequest(*words, **more)  # type: ignore[misc]

    def close(self) -> None:
        """Let go of both."""
        super().close()  # type: ignore[misc]
        if self._line:
            self._line.close()
        self._line = None

    def _tell(self) -> None:
        if self._line and (clock := getattr(_turn, "clock", None)):
            clock.watch(self._line)


class _Plain(_Watched, HTTPConnection):
    """See `_Watched`."""


class _Secret(_Watched, HTTPSConnection):
    """See `_Watched`."""


class _PlainPool(HTTPConnectionPool):
    ConnectionCls = _Plain


class _SecretPool(HTTPSConnectionPool):
    ConnectionCls = _Secret


_POOLS = {"http": _PlainPool, "https": _SecretPool}


class _Trust(HTTPAdapter):
    """Trusts what the operating system trusts, or one fingerprint only."""

    def __init__(self, pin: str) -> None:
        self._pin = pin
        super().__init__(pool_connections=1, pool_maxsize=4)

    def init_poolmanager(self, connections: int, maxsize: int, block: bool = False, **kwargs: Any) -> None:
        """Give every connection our trust."""
        super().init_poolmanager(connections, maxsize, block, **kwargs, **self._tls())
        self.poolmanager.pool_classes_by_scheme = _POOLS

    def proxy_manager_for(self, proxy: Any, **kwargs: Any) -> Any:
        """The same through a proxy."""
        manager = super().proxy_manager_for(proxy, **kwargs, **self._tls())
        manager.pool_classes_by_scheme = _POOLS
        return manager

    def build_connection_pool_key_attributes(self, request: Any, verify: Any, cert: Any = None) -> Any:
        """Leave the trust as set above: requests would put its own list of authorities in its place."""
        host, _ = super().build_connection_pool_key_attributes(request, verify, cert)
        return host, {}

    def cert_verify(self, conn: Any, url: Any, verify: Any, cert: Any) -> None:
        """As above."""

    def _tls(self) -> dict[str, Any]:
        context = ssl.create_default_context()
        if not self._pin:
            return {"ssl_context": context}
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
        return {"ssl_context": context, "assert_fingerprint": self._pin, "cert_reqs": "CERT_NONE"}
