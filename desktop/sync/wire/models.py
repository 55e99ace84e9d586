"""What clients and the centre say to each other in JSON; unknown fields are ignored, so that both can grow."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

WIRE = 1
"""The version of the wire format; it is part of every path (`/v1/…`)."""

INVITATION, REQUEST = ".ngi", ".ngq"
"""How the files of an enrolment by stick end: the centre's invitation, and the PC's request."""

AGES = (30, 60, 90, 180)
"""Days at which one band of ages ends and the next begins; the last band has no end."""

UUID = r"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"

Uuid = Annotated[str, StringConstraints(pattern=UUID)]
Hash = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Name = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Text = Annotated[str, StringConstraints(max_length=1000, pattern=r"^[^\x00]*$")]
Plain = Annotated[str, StringConstraints(max_length=200, pattern=r"^[^\x00]*$")]
Cursor = Annotated[str, StringConstraints(max_length=60_000, pattern=r"^[0-9a-z.,:=-]*$")]
Seconds = Annotated[int, Field(ge=0, lt=1 << 40)]
Number = Annotated[int, Field(ge=0, lt=1 << 62)]


class Model(BaseModel):
    """Base of all of them."""

    model_config = ConfigDict(extra="ignore", frozen=True)


class Problem(Model):
    """Why the centre refused; `code` is for programs, `message` for people. Extra fields depend on the code.

    `gap` and `fork` name in `seq` and `hash` what the centre holds of the device; `clock` gives its `time` (Unix s).
    """

    code: str
    message: str
    seq: Number | None = None
    hash: Hash | None = None
    time: Seconds | None = None


class Ping(Model):
    """The centre answered: who it is, which version it speaks, and its clock (Unix seconds)."""

    centre: Uuid
    wire: int
    time: int


class EnrolRequest(Model):
    """A device asks to be let in: the one-time code, its id, its Ed25519 public key (hex), a name for the list.

    `proof` is the key's signature (hex) over `signing.enrolment_text`, so that nobody enrols a key he doesn't hold.
    """

    code: Annotated[str, StringConstraints(min_length=8, max_length=40)]
    device: Uuid
    public_key: Hash
    name: Text
    proof: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{128}$")]


class EnrolAnswer(Model):
    """Where the device belongs, and the centre's own public key (hex), which the device keeps and holds it to."""

    centre: Uuid
    centre_key: Hash
    office: Name
    whole_body: bool


class Invitation(Model):
    """The one-time code as the centre's administrator hands it over on a stick, with all that the PC must know.

    A PC that takes it belongs to the centre before any line was there; `office` and `whole_body` are what the code
    stands for, `pin` the fingerprint of the centre's own certificate ('' for the system's trust).
    """

    nagardesk: Literal["invitation 1"] = "invitation 1"
    code: Annotated[str, StringConstraints(min_length=8, max_length=40)]
    url: Name
    pin: Plain = ""
    office: Name
    whole_body: bool = False
    centre: Uuid
    centre_key: Hash


class SuccessorRequest(Model):
    """A device shows that its history went two ways: at `seq` its chain has `hash`, and the centre's has not.

    Or else `twice` names an entry of its chain that the centre holds under another device.
    """

    seq: Number
    hash: Hash
    twice: Uuid | Literal[""] = ""


class SuccessorAnswer(Model):
    """A one-time code for the new id that a cloned or restored PC takes."""

    code: str


class Waiting(Model):
    """What still waits at the device, for the status page: entries, files, and since when (UTC instant or '')."""

    entries: Number = 0
    files: Number = 0
    since: Annotated[str, StringConstraints(max_length=27, pattern=r"^[0-9TZ:.-]*$")] = ""


class Hello(Model):
    """The device's last own entry: its number (0 if none) and hash; its pull cursor; and what waits.

    The cursor is evidence: one that the centre gave and can't follow any more shows that it was restored.
    """

    seq: Number
    hash: Hash
    cursor: Cursor = ""
    waiting: Waiting = Waiting()


class HelloAnswer(Model):
    """What the centre holds of the device, its epoch, and what the device may see.

    `epoch` changes when the centre was restored from a backup; `files` counts the attachments that the device has
    brought to an end, so that it sees if some were lost; `notice` is for the person at the PC, '' if none; `wanted` is
    the version of the program that the centre will soon need, which the notice then tells of.
    """

    centre: Uuid
    epoch: Uuid
    seq: Number
    hash: Hash
    offices: list[Name]
    files: Number
    notice: Text = ""
    wanted: Text = ""


class PushAnswer(Model):
    """Committed: `stored` entries were new, and the centre now holds the device's chain up to `seq`."""

    epoch: Uuid
    device: Uuid
    seq: Number
    hash: Hash
    stored: Number


class ChainAnswer(Model):
    """The hash that the centre holds at one number of the device's own chain."""

    hash: Hash


class KnownRequest(Model):
    """Ids of entries."""

    ids: Annotated[list[Uuid], Field(max_length=1000)]


class KnownAnswer(Model):
    """Those of them that the centre holds, under whatever device, for an office that the caller may see."""

    ids: list[Uuid]


class HeldRequest(Model):
    """Chains that the device holds: device and highest number."""

    devices: Annotated[dict[Uuid, Number], Field(max_length=5000)]


class Owing(Model):
    """What only a device itself can bring: its name, up to which number the centre holds its chain, when it last
    called (0 if never) and since when it is waited for, in Unix seconds."""

    name: Text
    seq: Number
    seen: Number
    since: Number


class HeldAnswer(Model):
    """Those of the chains asked for of which the centre holds less, and how far it holds them.

    `ended`: how far it holds those, of other offices too, whose device has nothing more to bring up to that number;
    `owing`: those whose device is waited for.
    """

    devices: dict[Uuid, Number]
    ended: dict[Uuid, Number] = Field(default_factory=dict)
    owing: dict[Uuid, Owing] = Field(default_factory=dict)


class CheckRequest(Model):
    """Compare at this cursor."""

    cursor: Cursor


class Share(Model):
    """What the asking device may see of one device's chain: how many entries, the highest number among them, and
    the first 16 hex digits of that entry's hash (which, through `prev`, stands for all before it)."""

    count: Number
    seq: Number
    hash: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]


class CheckAnswer(Model):
    """The shares of all devices that wrote for offices which the asking device may see, up to the cursor."""

    devices: dict[Uuid, Share]


class Pending(Model):
    """Cases of one ward that are not decided, received so many days ago: `age` is the place of the band in `AGES`.

    `overdue` of the `cases` have a last day that is past.
    """

    ward: Plain
    age: Annotated[int, Field(ge=0, le=len(AGES))]
    cases: Number
    overdue: Number


class Figures(Model):
    """How an office stands on a civil day, for the status page: its name, and its undecided cases by ward and age."""

    day: Annotated[str, StringConstraints(pattern=r"^\d{4}-\d\d-\d\d$")]
    name: Plain = ""
    pending: Annotated[list[Pending], Field(max_length=2000)] = []


class DoneRequest(Model):
    """The exchange is through; this still waits at the device, and so the office stands, if the device can tell."""

    waiting: Waiting
    figures: Figures | None = None


class FilesRequest(Model):
    """Attachments that the device could send."""

    files: Annotated[list[Hash], Field(max_length=1000)]


class FilesAnswer(Model):
    """Those of them that the centre lacks, with the bytes of each that it has got already."""

    missing: dict[Hash, Number]


class FileAnswer(Model):
    """How much of an attachment the centre holds, and whether that is all of it, verified.

    `files` counts the attachments that the device has brought to an end so far.
    """

    held: Number
    whole: bool
    files: Number
