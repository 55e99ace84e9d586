"""The centre's requests, one method each, signed with the device's key; refusals come back as errors by name."""

from __future__ import annotations

import base64
import os
import time
from collections.abc import Callable, Sequence
from email.utils import parsedate_to_datetime
from typing import TypeVar

from pydantic import BaseModel, ValidationError

from desktop import __version__
from desktop.core.errors import SyncError
from desktop.sync.enrolment import Enrolment
from desktop.sync.ports import SyncStore
from desktop.sync.transport import Answer, LineCut, Transport
from desktop.sync.wire import models, signing
from desktop.sync.wire.columns import Malformed
from desktop.sync.wire.envelope import Batch, split

M = TypeVar("M", bound=BaseModel)

_DAY, _STRANGE_WAIT = 86_400.0, 3600.0  # the longest waits: the centre's own, and that of something before it
_OTHER = "Something else than the centre answered"
_LOG_IN = "If the line has a log-in page, open a browser and log in there; if not, ask whoever looks after the line"
_REASONS = {
    "unknown_device": "The centre does not know this PC. Ask the administrator for a one-time code and enrol it",
    "revoked": "The centre no longer accepts this PC. Ask the administrator",
    "clock": "This PC's clock is too far from the centre's. Set the date and time right",
    "upgrade": "This version of the program is too old for the centre. Work goes on here; exchange needs an update",
    "scope": "The centre refused entries of an office that this PC does not belong to. Ask the administrator",
    "too_large": "The centre refused a batch as too large",
    "malformed": "The centre could not read what this PC sent. Please report it",
    "twice": "The centre holds one of these entries already under another PC. Please report it",
    "code": "The one-time code is not right, was used already, or has run out. Ask the administrator for a new one",
    "busy": "The centre is busy; the next try comes by itself",
}


class Refused(SyncError):
    """The centre answered, and said no; `problem` has its reasons, `wait` the seconds it wants left in peace."""

    def __init__(self, status: int, problem: models.Problem, wait: float = 0.0) -> None:
        super().__init__(
            _REASONS.get(problem.code, f"The centre refused: {problem.message[:300]}"), code=problem.code
        )
        self.status = status
        self.problem = problem
        self.wait = wait


class Client:
    """One device's conversation with its centre."""

    def __init__(self, transport: Transport, store: SyncStore, enrolment: Enrolment) -> None:
        self._transport = transport
        self._store = store
        self.enrolment = enrolment
        self._ahead = 0.0
        self.backoff = 0.0
        """Seconds for which the centre asked to be left in peace after this exchange."""

    def hello(self, seq: int, last_hash: str, cursor: str, waiting: models.Waiting) -> models.HelloAnswer:
        """Say who calls, what the last own entry is and how far we have read."""
        said = models.Hello(seq=seq, hash=last_hash, cursor=cursor, waiting=waiting)
        answer = self._post("/v1/hello", said, models.HelloAnswer)
        if answer.centre != self.enrolment.centre:
            raise SyncError("This is another centre than the one this PC was enrolled at", code="other_centre")
        return answer

    def push(self, batch: bytes, *, follows: bool = False) -> models.PushAnswer:
        """Send a batch; what comes back is committed at the centre. `follows`: the one before is still on the way."""
        target = "/v1/entries?wait=true" if follows else "/v1/entries"
        return _read(self._call("POST", target, batch), models.PushAnswer)

    def pull(self, cursor: str, own: int, size: int) -> Batch:
        """The next page after `cursor`, of about `size` bytes, without this device's entries up to `own`."""
        answer = self._call("GET", f"/v1/entries?cursor={cursor}&own={own}&size={size}")
        return self.centre_batch(answer.body)

    def centre_batch(self, content: bytes) -> Batch:
        """A batch from the centre, its signature checked against the key known since enrolment."""
        try:
            batch = split(content)
        except Malformed as error:
            raise LineCut(f"The centre's answer can't be read: {error}", code="answer") from None
        if not batch.signed_by(bytes.fromhex(self.enrolment.centre_key)) or batch.head.kind != "page":
            raise SyncError("The answer was not signed by the centre; nothing was taken over", code="centre_key")
        return batch

    def hash_at(self, seq: int, device: str = "") -> str:
        """The hash that the centre holds at one number of this device's chain, or of another's; '' if it has none."""
        target = f"/v1/chain?seq={seq}&device={device}" if device else f"/v1/chain?seq={seq}"
        try:
            return _read(self._call("GET", target), models.ChainAnswer).hash
        except Refused as refusal:
            if refusal.code != "not_held":
                raise
            return ""

    def known(self, ids: Sequence[str]) -> list[str]:
        """Those of these entries (at most 1000) that the centre holds, under whatever device."""
        return self._post("/v1/known", models.KnownRequest(ids=list(ids)), models.KnownAnswer).ids

    def lacking(self, held: dict[str, int]) -> models.HeldAnswer:
        """Of the chains held here, those that the centre holds less of, and how far it does."""
        return self._post("/v1/held", models.HeldRequest(devices=held), models.HeldAnswer)

    def check(self, cursor: str) -> dict[str, models.Share]:
        """What the centre has of each device up to the cursor."""
        return self._post("/v1/check", models.CheckRequest(cursor=cursor), models.CheckAnswer).devices

    def done(self, waiting: models.Waiting, figures: models.Figures | None = None) -> None:
        """Tell the centre that this exchange is through, and how the office stands."""
        said = models.DoneRequest(waiting=waiting, figures=figures)
        self._call("POST", "/v1/done", said.model_dump_json().encode())

    def files_lacking(self, files: Sequence[str]) -> dict[str, int]:
        """Of these attachments, those that the centre lacks, with the bytes that it has got of each."""
        return self._post("/v1/files", models.FilesRequest(files=list(files)), models.FilesAnswer).missing

    def put_file(self, sha256: str, start: int, total: int, piece: bytes) -> models.FileAnswer:
        """Send the bytes of an attachment from `start` on."""
        target = f"/v1/files/{sha256}?start={start}&total={total}"
        return _read(self._call("PUT", target, piece), models.FileAnswer)

    def get_file(self, sha256: str, start: int, size: int) -> tuple[bytes, int]:
        """At most `size` bytes of an attachment from `start` on, and its whole length."""
        answer = self._call("GET", f"/v1/files/{sha256}?start={start}&size={size}")
        total = answer.headers.get("nagardesk-total", "")
        if not (total.isascii() and total.isdecimal()):
            raise LineCut("The centre's answer can't be read: it has no length", code="answer")
        return answer.body, int(total)

    def release(self) -> bytes:
        """The signed manifest of the release that lies at the centre; see `desktop.sync.updates`."""
        return self._call("GET", "/v1/release").body

    def release_piece(self, sha256: str, start: int, size: int) -> bytes:
        """At most `size` bytes of one of its files from `start` on."""
        return self._call("GET", f"/v1/release/{sha256}?start={start}&size={size}").body

    def successor(self, seq: int, last_hash: str, twice: str = "") -> str:
        """A one-time code for the new id that this PC takes because its history went two ways; see `Hello`.

        `twice` is an own entry that the centre holds under another device, if that is the reason.
        """
        request = models.SuccessorRequest(seq=seq, hash=last_hash, twice=twice)
        return self._post("/v1/successor", request, models.SuccessorAnswer).code

    def bundle(self, content: bytes) -> bytes:
        """Hand a stick's bundle to the centre; its reply is the bundle to carry back."""
        return self._call("POST", "/v1/bundles", content).body

    def _post(self, target: str, body: BaseModel, shape: type[M]) -> M:
        return _read(self._call("POST", target, body.model_dump_json().encode()), shape)

    def _call(self, method: str, target: str, body: bytes = b"") -> Answer:
        """One signed request; a wrong clock here is made up for once, a nonce taken for a replay is renewed once."""
        for last in (False, True):
            answer = self._transport.send(method, target, body, self._headers(method, target, body))
            if answer.status < 300:
                self.backoff = max(self.backoff, _seconds(answer.headers.get("backoff", "")))
                return answer
            refusal = refusal_of(answer)
            if not isinstance(refusal, Refused) or refusal.code not in ("clock", "replayed"):
                raise refusal
            if last and refusal.code == "replayed":
                raise LineCut("Something on the line sends requests twice", code="unreachable")
            if last:
                raise refusal
            if refusal.code == "clock" and refusal.problem.time is not None:
                self._ahead = refusal.problem.time - time.time()
        raise AssertionError("the second turn returns or raises")

    def _headers(self, method: str, target: str, body: bytes) -> dict[str, str]:
        device, nonce, now = self._store.device, os.urandom(16).hex(), str(int(time.time() + self._ahead))
        signature = self._store.signer.sign(signing.request_text(method, target, body, device, now, nonce))
        return {
            signing.DEVICE: device,
            signing.TIME: now,
            signing.NONCE: nonce,
            signing.SIGNATURE: base64.b64encode(signature).decode(),
            signing.PROGRAM: __version__,
        }


def reach(transport: Transport) -> models.Ping:
    """The centre's answer to the question whether it is there. Raises `LineCut` if it is not."""
    answer = transport.send("GET", "/v1/ping", b"", {})
    if answer.status >= 300:
        raise refusal_of(answer)
    return _read(answer, models.Ping)


def enrol(
    transport: Transport,
    code: str,
    device: str,
    public_key: bytes,
    name: str,
    sign: Callable[[bytes], bytes],
) -> Enrolment:
    """Enrol a device with a one-time code; raises `Refused` with code `code` if that is not right.

    The centre's key is taken on trust from this one answer and held to ever after.
    """
    request = enrol_request(code, device, public_key, name, sign)
    answer = transport.send("POST", "/v1/enrol", request.model_dump_json().encode(), {signing.PROGRAM: __version__})
    if answer.status >= 300:
        raise refusal_of(answer)
    found = _read(answer, models.EnrolAnswer)
    return Enrolment(
        centre=found.centre, centre_key=found.centre_key, office=found.office, whole_body=found.whole_body
    )


def enrol_request(
    code: str, device: str, public_key: bytes, name: str, sign: Callable[[bytes], bytes]
) -> models.EnrolRequest:
    """What a device asks with, over the line or on a stick; raises `Refused` with code `code` for one of another shape."""
    plain = code.strip().upper()
    proof = sign(signing.enrolment_text(plain, device, public_key.hex()))
    try:
        return models.EnrolRequest(
            code=plain, device=device, public_key=public_key.hex(), name=name, proof=proof.hex()
        )
    except ValidationError:
        raise Refused(422, models.Problem(code="code", message="the code has another shape")) from None


def refusal_of(answer: Answer) -> SyncError:
    """The error that an answer with a status of 300 or more stands for.

    Whatever does not speak as the centre does (a proxy, a hotel's log-in page) counts as a line that is not there.
    """
    try:
        problem = models.Problem.model_validate_json(answer.body)
    except ValidationError:
        wait = min(_seconds(answer.headers.get("retry-after", "")), _STRANGE_WAIT)
        return LineCut(f"{_OTHER} (status {answer.status}). {_LOG_IN}", code="log_in", wait=wait)
    return Refused(answer.status, problem, _seconds(answer.headers.get("retry-after", "")))


def _read(answer: Answer, shape: type[M]) -> M:
    try:
        return shape.model_validate_json(answer.body)
    except ValidationError:
        raise LineCut(f"{_OTHER}. {_LOG_IN}", code="log_in") from None


def _seconds(text: str) -> float:
    """A wait that the centre asks for, in seconds or as a date, at most a day; other shapes of the header count as none."""
    if text.isascii() and text.isdecimal():
        return min(float(text[:12]), _DAY)
    try:
        until = parsedate_to_datetime(text).timestamp()
    except (ValueError, OverflowError):
        return 0.0
    return min(max(until - time.time(), 0.0), _DAY)
