"""The structure of a paper for screen readers: paragraphs, headings and tables in reading order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from reportlab.pdfbase import pdfdoc

Place = tuple[
    tuple[str, int], ...
]  # the groups around a paragraph from outside: (("Table", 1), ("TR", 3), ("TD", 2))


@dataclass
class _Leaf:
    role: str
    language: str
    place: Place
    pieces: list[tuple[int, int]] = field(default_factory=list)  # (page, mark) for each page it lies on


class Tags:
    """Gathers the marked pieces of text of one document and writes its structure tree."""

    def __init__(self) -> None:
        self._leaves: dict[int, _Leaf] = {}
        self._marks: list[list[int]] = []

    def mark(self, order: int, role: str, language: str, place: Place, page: int) -> int:
        """The number, on its page, of a piece of paragraph `order`."""
        while len(self._marks) <= page:
            self._marks.append([])
        self._marks[page].append(order)
        leaf = self._leaves.setdefault(order, _Leaf(role, language, place))
        leaf.pieces.append((page, len(self._marks[page]) - 1))
        return len(self._marks[page]) - 1

    def write(self, document: Any) -> None:
        """Put the tree into the catalogue and its numbers onto the pages."""
        pages = [document.idToObject[f"Page{n}"] for n in range(1, len(self._marks) + 1)]
        root = pdfdoc.PDFDictionary({"Type": "/StructTreeRoot"})
        top = _Node(document, document.Reference(root), "Document")
        groups: dict[Place, _Node] = {(): top}
        made: dict[int, Any] = {}
        for order, leaf in sorted(self._leaves.items()):
            for depth in range(1, len(leaf.place) + 1):
                path = leaf.place[:depth]
                if path not in groups:
                    groups[path] = _Node(document, groups[path[:-1]].reference, path[-1][0])
                    groups[path[:-1]].kids.append(groups[path].reference)
            around = groups[leaf.place]
            made[order] = document.Reference(self._element(document, leaf, around.reference, pages))
            around.kids.append(made[order])
        for node in groups.values():
            node.close()
        rows: list[Any] = []
        for n, (page, orders) in enumerate(zip(pages, self._marks, strict=True)):
            rows += [n, document.Reference(pdfdoc.PDFArray([made[order] for order in orders]))]
            page.__NoDefault__ = [*page.__NoDefault__, "StructParents", "Tabs"]
            page.StructParents, page.Tabs = n, pdfdoc.PDFName("S")
        root.dict["K"] = top.reference
        root.dict["ParentTree"] = pdfdoc.PDFDictionary({"Nums": pdfdoc.PDFArray(rows)})
        document.Catalog.StructTreeRoot = root
        document.Catalog.MarkInfo = pdfdoc.PDFDictionary({"Marked": "true"})

    def _element(self, document: Any, leaf: _Leaf, parent: Any, pages: list[Any]) -> Any:
        first = document.Reference(pages[leaf.pieces[0][0]])
        kids: list[Any] = []
        for page, mark in leaf.pieces:
            if page == leaf.pieces[0][0]:
                kids.append(mark)
            else:
                place = {"Type": "/MCR", "Pg": document.Reference(pages[page]), "MCID": mark}
                kids.append(pdfdoc.PDFDictionary(place))
        return pdfdoc.PDFDictionary(
            {
                "S": f"/{leaf.role}",
                "P": parent,
                "Pg": first,
                "Lang": pdfdoc.PDFString(leaf.language),
                "K": kids[0] if len(kids) == 1 else pdfdoc.PDFArray(kids),
            }
        )


class _Node:
    """A group in the tree, such as a table or a row."""

    def __init__(self, document: Any, parent: Any, role: str) -> None:
        self.kids: list[Any] = []
        self.dictionary = pdfdoc.PDFDictionary({"S": f"/{role}", "P": parent})
        self.reference = document.Reference(self.dictionary)

    def close(self) -> None:
        """All kids are known."""
        self.dictionary.dict["K"] = pdfdoc.PDFArray(self.kids)
