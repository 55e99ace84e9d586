"""The list of templates and their placeholders, as `resources/notices/README.md` holds it."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.printing.notices import Need, general_wordings, template, template_names, wordings
from desktop.printing.standing import STANDING
from desktop.printing.yamlfile import NOTICES

STANDING_BEGIN, STANDING_END = "<!-- standing values -->\n", "<!-- end of standing values -->\n"
BEGIN = "<!-- templates: made by `python -m desktop.printing.catalogue` -->\n"


def catalogue() -> str:
    """Every template with what it is for, its placeholders, and the provisions worded for it (Markdown)."""
    return "\n".join(_section(name) for name in template_names())


def worded(name: str) -> list[str]:
    """The provisions that have words for a template."""
    acts = sorted(path.name for path in (NOTICES / "texts").iterdir())
    return sorted(provision for act in acts for provision, chosen in wordings(act) if chosen == name)


def _section(name: str) -> str:
    chosen = template(name)
    lines = [f"### `{name}` (version {chosen.version}): {chosen.title['en']}", "", chosen.says, ""]
    if chosen.pieces:
        own = ", ".join(f"`{provision}`" for provision in worded(name))
        general = "general words for any provision with a matter" if general_wordings(name)[1] else ""
        provisions = "; ".join(part for part in (general, own) if part)
        needed = "needs a provision" if not all(chosen.pieces.values()) else "may have a provision"
        pieces = ", ".join(piece + ("?" if optional else "") for piece, optional in chosen.pieces.items())
        lines += [f"It {needed}; its wording gives: {pieces}. Worded: {provisions}.", ""]
    lines += ["| placeholder | kind | what |", "|---|---|---|", *_rows(chosen.needs), ""]
    return "\n".join(lines)


def _rows(needs: Mapping[str, Need]) -> list[str]:
    rows = []
    for name, need in needs.items():
        rows.append(f"| `{name}` | {need.kind}{'?' if need.optional else ''} | {need.says} |")
        rows += [f"| · `{c}` | {kind}{'?' if optional else ''} | |" for c, (kind, optional) in need.columns.items()]
    return rows


def standing_values() -> str:
    """What general wordings may use besides a template's own values (Markdown)."""
    rows = (f"| `{name}` | {need.says} |" for name, need in STANDING.items())
    return "\n".join(["| placeholder | what |", "|---|---|", *rows, ""])


def main() -> None:
    """Write both lists into the README."""
    path = NOTICES / "README.md"
    text = path.read_text(encoding="utf-8").split(BEGIN)[0]
    before, rest = text.split(STANDING_BEGIN)
    after = rest.split(STANDING_END)[1]
    standing = STANDING_BEGIN + standing_values() + STANDING_END
    path.write_text(before + standing + after + BEGIN + "\n" + catalogue(), encoding="utf-8")


if __name__ == "__main__":
    main()
