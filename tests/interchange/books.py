"""Workbooks for the tests: honest ones by a spreadsheet writer, hostile ones part by part."""

import zipfile
from pathlib import Path

TYPES = (
    '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
    '<Default Extension="xml" ContentType="application/xml"/></Types>'
)
RELATIONS = (
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
    '<Relationship Id="rId1" Type="x" Target="worksheets/sheet1.xml"/></Relationships>'
)
BOOK = (
    '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" '
    'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">{properties}'
    '<sheets><sheet name="Register" sheetId="1" r:id="rId1"/></sheets></workbook>'
)
SHEET = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>{rows}</sheetData>{after}</worksheet>'
STYLES = (
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'
    '<numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yy"/></numFmts>'
    '<cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>'
)


def raw_book(path: Path, rows: str, after: str = "", properties: str = "", **parts: str) -> Path:
    """A workbook of one sheet from the XML of its rows; `parts` replaces or adds whole parts (__ stands for /)."""
    whole = {
        "[Content_Types].xml": TYPES,
        "xl/workbook.xml": BOOK.format(properties=properties),
        "xl/_rels/workbook.xml.rels": RELATIONS,
        "xl/worksheets/sheet1.xml": SHEET.format(rows=rows, after=after),
        "xl/styles.xml": STYLES,
        **{name.replace("__", "/") + ".xml": text for name, text in parts.items()},
    }
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as out:
        for name, text in whole.items():
            out.writestr(name, text)
    return path


def text_cell(reference: str, text: str) -> str:
    """The XML of a cell that holds a text."""
    return f'<c r="{reference}" t="inlineStr"><is><t>{text}</t></is></c>'
