"""Pendency by age and ward on the status page: a table, and the same as a chart; plain HTML and SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from central.standing import BANDS, Ward

_COLOURS = ("#9ecae1", "#5fa3cf", "#2b6ca3", "#7a4a9c", "#a02c2c")  # dark enough to tell apart in grey as well
_WIDTH, _LABEL, _SAID, _BAR, _GAP = 1000, 300, 150, 22, 10
_MOST = 60  # wards in the chart; the table has all


def section(wards: Sequence[Ward]) -> str:
    """The table and the chart; a sentence where no office has told anything yet."""
    if not wards:
        return "<h2>Pendency</h2><p>No office has told its figures yet; each does at its next exchange.</p>"
    total, overdue = sum(ward.total for ward in wards), sum(ward.overdue for ward in wards)
    heads = "".join(f'<th class="n" scope="col">{band}</th>' for band in BANDS)
    rows = "".join(_row(ward) for ward in wards)
    sums = "".join(f'<td class="n">{sum(ward.cases[i] for ward in wards)}</td>' for i in range(len(BANDS)))
    return (
        f"<h2>Pendency by age and ward</h2><p>{total} cases are undecided; {overdue} of them are past their last day. "
        "Age counts from the day of receipt; each office tells its figures at every full exchange.</p>"
        f"{_chart(wards)}"
        '<table id="pendency"><thead><tr><th scope="col">Office</th><th scope="col">Ward</th>'
        f'{heads}<th class="n" scope="col">All</th><th class="n" scope="col">Overdue</th><th scope="col">As of</th></tr>'
        f"</thead><tbody>{rows}</tbody><tfoot><tr><th scope=row colspan=2>Together</th>{sums}"
        f'<td class="n">{total}</td><td class="n">{overdue}</td><td></td></tr></tfoot></table>'
    )


def _row(ward: Ward) -> str:
    cells = "".join(f'<td class="n">{count or ""}</td>' for count in ward.cases)
    mark = " class=late" if ward.overdue else ""
    return (
        f"<tr{mark}><td>{escape(ward.office)}</td><td>{escape(ward.ward or 'none')}</td>{cells}"
        f'<td class="n">{ward.total}</td><td class="n">{ward.overdue or ""}</td><td class="day">{_day(ward.day)}</td></tr>'
    )


def _day(iso: str) -> str:
    """A civil day as it is written in India."""
    return "-".join(reversed(iso.split("-")))


def _chart(wards: Sequence[Ward]) -> str:
    """One bar a ward, the longest pendency first, cut into the bands of age."""
    shown = sorted(wards, key=lambda ward: -ward.total)[:_MOST]
    most = shown[0].total or 1
    bars = "".join(_bar(ward, i, most) for i, ward in enumerate(shown))
    height = len(shown) * (_BAR + _GAP)
    legend = "".join(
        f'<span><i style="background:{colour}"></i>{band}</span>'
        for colour, band in zip(_COLOURS, BANDS, strict=True)
    )
    more = f"<p>The {_MOST} wards with most; the table has all.</p>" if len(wards) > _MOST else ""
    return (
        f'<figure><figcaption class="key">{legend}</figcaption>'
        f'<svg id="chart" role="img" aria-label="Undecided cases by ward and age; the table below has the figures" '
        f'viewBox="0 0 {_WIDTH} {height}" width="100%">{bars}</svg>{more}</figure>'
    )


def _bar(ward: Ward, place: int, most: int) -> str:
    top, left, parts = place * (_BAR + _GAP), float(_LABEL), []
    for count, colour, band in zip(ward.cases, _COLOURS, BANDS, strict=True):
        if count:
            width = count * (_WIDTH - _LABEL - _SAID) / most
            parts.append(
                f'<rect x="{left:.1f}" y="{top}" width="{width:.1f}" height="{_BAR}" fill="{colour}">'
                f"<title>{band}: {count}</title></rect>"
            )
            left += width
    name = f"{ward.office} · {ward.ward}" if ward.ward else ward.office
    short = name if len(name) <= 34 else f"{name[:15]}…{name[-18:]}"
    late = f" ({ward.overdue} overdue)" if ward.overdue else ""
    return (
        f'<text x="{_LABEL - 8}" y="{top + 16}" text-anchor="end" font-size="15">{escape(short)}</text>{"".join(parts)}'
        f'<text x="{left + 6:.1f}" y="{top + 16}" font-size="15">{ward.total}{late}</text>'
    )
