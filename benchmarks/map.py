"""The map with a whole ward of parcels: time to make it ready and time of a frame at several scales.

`python -m benchmarks.map [--parcels 50000]`; without a screen, by Qt's own raster painter, as the window draws. Times
are the processor's, since the limits are in milliseconds and other work on the machine is not the map's.
"""

from __future__ import annotations

import argparse
import math
import os
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from benchmarks.table import Row, say
from desktop.core.ground import Ground, Shape
from desktop.ui import theme
from desktop.ui.map.index import GroundIndex
from desktop.ui.map.view import MapView

FLOOR = 100.0  # ms for the slowest sharp picture; while it moves the last picture moves with it
MOVING = 16.0  # ms for a frame of the moving map
SIZE = (1100, 640)


def ward(count: int) -> Ground:
    """Parcels of 12 by 18 m in blocks with streets between them, and a line along each street."""
    across = math.isqrt(count)
    shapes = []
    for n in range(count):
        i, j = n % across, n // across
        x, y = 740_000 + i * 12.0 + (i // 10) * 9.0, 2_570_000 + j * 18.0 + (j // 2) * 9.0
        lean = (n * 7919 % 100) / 100
        ring = ((x, y), (x + 12, y + lean), (x + 12, y + 18), (x + 5, y + 18 + lean), (x, y + 18))
        shapes.append(Shape("parcel", ring, True, str(n), str(n)))
    for j in range(0, across, 2):
        y = 2_570_000 + j * 18.0 + (j // 2) * 9.0 - 1
        shapes.append(Shape("line", ((740_000, y), (740_000 + across * 13.0, y)), label=f"{j}"))
    return Ground(32643, tuple(shapes))


def main() -> int:
    """Print the times; 1 if a floor is not held."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--parcels", type=int, default=50_000)
    count = parser.parse_args().parcels
    app = QApplication([])
    theme.apply(app, dark=False, scale=100)
    ground = ward(count)
    start = time.process_time()
    index = GroundIndex(ground)
    ready = (time.process_time() - start) * 1000
    view = MapView("map")
    view.resize(*SIZE)
    view.show()
    app.processEvents()
    view.put(index)
    worst = moved = 0.0
    whole = view.size_of_metre
    for size in (whole, 0.15, 0.21, 0.4, 0.8, 2.0, 6.0):
        view.size_of_metre = size
        times = [_timed(view.picture) for _ in range(5)]
        worst = max(worst, min(times))
        view._forget()
        view.grab()
        moving = [_timed(lambda: (view._pan(7, 3), view.grab())) for _ in range(8)]
        moved = max(moved, sorted(moving)[4])
        frame = sorted(moving)[4]
        print(
            f"  {size:6.3f} px/m: {view.shown:6} parcels in sight, sharp {min(times):6.1f} ms, moving {frame:5.1f} ms"
        )
    places = [(740_000 + 37.0 * n, 2_570_000 + 51.0 * n) for n in range(100)]
    took = _timed(lambda: [index.at(place, 0.5) for place in places]) / len(places)
    size = f"{count:,} parcels"
    say(Row(f"map made ready off the screen's thread, {size}", f"{ready:.0f} ms", "", None, None))
    say(Row(f"sharp picture, the slowest scale, {size}", f"{worst:.1f} ms", f"limit {FLOOR:g} ms",
            round(worst / FLOOR, 2), 1.0))  # fmt: skip
    say(Row(f"a frame while it moves, the slowest scale, {size}", f"{moved:.1f} ms", f"limit {MOVING:g} ms",
            round(moved / MOVING, 2), 1.0))  # fmt: skip
    say(Row(f"parcel at a place, {size}", f"{took:.2f} ms", "", None, None))
    return int(worst > FLOOR or moved > MOVING)


def _timed(act) -> float:
    start = time.process_time()
    act()
    return (time.process_time() - start) * 1000


if __name__ == "__main__":
    raise SystemExit(main())
