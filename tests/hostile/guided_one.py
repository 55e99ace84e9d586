"""One reader under atheris, in this process, which libFuzzer ends: `tests.hostile.guided` starts it."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import atheris

with atheris.instrument_imports(include=["desktop"]):
    from desktop.core.errors import NagardeskError
    from desktop.sync.wire.columns import Malformed
    from tests.hostile.readers import READERS


def main(name: str, seconds: str, found: str) -> None:
    """Read what grows out of a good file; whatever comes out must be what it holds, or a refusal that says something."""
    reader = next(each for each in READERS if each.name == name)
    with TemporaryDirectory() as place:
        seeds = Path(place) / "seeds"
        seeds.mkdir()
        (seeds / "good").write_bytes(reader.whole)
        path = Path(place) / name

        def read(content: bytes) -> None:
            path.write_bytes(content)
            try:
                reader.read(path)
            except (NagardeskError, Malformed) as error:
                assert str(error), "a refusal says why"

        size = 2 * len(reader.whole) + 300
        words = [f"-max_total_time={seconds}", "-timeout=20", "-rss_limit_mb=2000", f"-max_len={size}"]
        atheris.Setup([sys.argv[0], str(seeds), *words, f"-artifact_prefix={found}/{name}-"], read)
        atheris.Fuzz()


if __name__ == "__main__":
    main(*sys.argv[1:])
