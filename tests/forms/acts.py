"""What the forms need to know of the Acts that ship, read straight from their packs."""

import re
from pathlib import Path

ACTS = Path(__file__).resolve().parents[2] / "resources" / "acts"


class Pack:
    """The languages of an Act and the ids of its provisions."""

    def __init__(self, folder: Path) -> None:
        texts = [path.read_text(encoding="utf-8") for path in folder.glob("provisions/*.yaml")]
        self.ids = {id for text in texts for id in re.findall(r'^- id: "?([^"\s]+)"?$', text, re.M)}
        said = re.search(r"^languages: \[(.*?)\]", (folder / "act.yaml").read_text(encoding="utf-8"), re.M)
        assert said is not None
        self.languages = tuple(code.strip() for code in said[1].split(","))

    def __contains__(self, id: object) -> bool:
        return id in self.ids


def packs() -> dict[str, Pack]:
    """The Acts that ship."""
    return {path.name: Pack(path) for path in sorted(ACTS.iterdir())}
