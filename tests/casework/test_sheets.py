"""Working sheets: what nobody signs and nobody keeps."""

from __future__ import annotations

from desktop.casework.sheets import table_order
from desktop.printing.compose import compose
from desktop.printing.model import Register
from tests.casework.ward import Ward


def test_the_headings_of_groups_are_bold_and_the_lines_are_not(ward: Ward) -> None:
    rows = [("Overdue (1)", ""), ("Appeal", "02-10-2026")]
    columns = [("What", 3, False), ("Last day", 1, False)]
    order = table_order(ward.desk("clerk"), "Today", columns, rows, languages=("en",), groups=[0])
    paper, _ = compose(order)
    (table,) = [block for block in paper.blocks if isinstance(block, Register)]
    bold = [[run.bold for said in row for runs in said.values() for run in runs] for row in table.rows]
    assert bold == [[True], [False, False]]
