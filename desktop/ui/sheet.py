"""The style sheet, written from the tokens."""

from __future__ import annotations

from desktop.ui.icons import ICONS
from desktop.ui.theme import RADIUS, L, M, S, Theme


def style_sheet(theme: Theme) -> str:
    """The whole program's style sheet."""
    c = theme.colours
    pill_height = theme.row - 6
    tick = (ICONS / ("tick-dark.svg" if theme.dark else "tick-light.svg")).as_posix()
    return f"""
* {{ font-size: {theme.body}px; color: {c.ink}; outline: none; }}
QWidget#desk, QStackedWidget {{ background: {c.desk}; }}
QToolTip {{ background: {c.ink}; color: {c.sheet}; border: none; padding: 4px 8px; }}
QLabel {{ background: transparent; }}
QLabel[role="title"] {{ font-size: {theme.title}px; }}
QLabel[role="heading"] {{ font-size: {theme.lead}px; font-weight: bold; }}
QLabel[role="lead"] {{ font-size: {theme.lead}px; }}
QLabel[role="strong"] {{ font-weight: bold; }}
QLabel[role="muted"] {{ color: {c.muted}; }}
QLabel[role="small"] {{ color: {c.muted}; font-size: {theme.small}px; }}
QLabel[role="eyebrow"] {{ color: {c.muted}; font-size: {theme.small}px; font-weight: bold; }}
QLabel[role="fault"] {{ color: {c.late}; font-size: {theme.small}px; }}
QLabel[role="key"] {{ color: {c.muted}; font-size: {theme.small}px; border: 1px solid {c.hair};
  border-radius: 4px; padding: 0 5px; background: {c.sheet}; }}
QLabel[tone="late"] {{ color: {c.late}; }}
QLabel[tone="soon"] {{ color: {c.soon}; }}
QLabel[tone="fine"] {{ color: {c.fine}; }}
QLabel[role="mark"] {{ font-size: {theme.small}px; font-weight: bold; border-radius: 4px; padding: 2px {S}px;
  background: {c.hair}; }}
QLabel[role="mark"][tone="late"] {{ background: {c.late_soft}; color: {c.late}; }}
QLabel[role="mark"][tone="soon"] {{ background: {c.soon_soft}; color: {c.soon}; }}
QLabel[role="mark"][tone="fine"] {{ background: {c.fine_soft}; color: {c.fine}; }}
QLabel[role="mark"][tone="accent"] {{ background: {c.accent_soft}; color: {c.accent}; }}

QFrame[role="card"] {{ background: {c.sheet}; border: none; border-radius: {RADIUS + 2}px; }}
QFrame[role="side"] {{ background: transparent; border: none; }}
QFrame[role="rule"] {{ background: {c.hair}; border: none; max-height: 1px; min-height: 1px; }}
QFrame[role="band"] {{ border: none; border-radius: {RADIUS}px; background: {c.accent_soft}; }}
QFrame[role="band"][tone="late"] {{ background: {c.late_soft}; }}
QFrame[role="band"][tone="soon"] {{ background: {c.soon_soft}; }}
QFrame[role="band"][tone="fine"] {{ background: {c.fine_soft}; }}
QFrame[role="band"][flat="true"] {{ border-radius: 0; border-bottom: 2px solid {c.soon}; }}
QFrame#strip, QFrame#strip QLabel {{ font-size: {theme.small}px; color: {c.muted}; }}
QFrame#strip QPushButton {{ font-size: {theme.small}px; }}
QFrame#strip {{ border-top: 1px solid {c.hair}; background: {c.desk}; }}

QPushButton {{ background: {c.sheet}; border: 1px solid {c.line}; border-radius: {RADIUS}px;
  padding: 0 {L}px; min-height: {theme.row - 2}px; }}
QPushButton:hover {{ background: {c.accent_soft}; }}
QPushButton:pressed {{ background: {c.hair}; }}
QPushButton:focus {{ border: 2px solid {c.accent}; padding: 0 {L - 1}px; min-height: {theme.row - 4}px; }}
QPushButton:disabled {{ color: {c.muted}; border-color: {c.hair}; background: transparent; }}
QPushButton[kind="primary"] {{ background: {c.accent}; color: {c.on_accent}; border-color: {c.accent}; font-weight: bold; }}
QPushButton[kind="primary"]:focus {{ border: 2px solid {c.ink}; }}
QPushButton[kind="primary"]:disabled {{ background: {c.hair}; color: {c.muted}; border-color: {c.hair}; }}
QPushButton[kind="link"] {{ background: transparent; border: 1px solid transparent; color: {c.accent}; padding: 0 {S}px;
  text-align: left; min-height: {theme.row - 8}px; }}
QPushButton[kind="link"]:hover {{ background: {c.accent_soft}; }}
QPushButton[kind="link"]:focus {{ border: 2px solid {c.accent}; padding: 0 {S - 1}px; min-height: {theme.row - 10}px; }}
QPushButton[kind="nav"] {{ background: transparent; border: 2px solid transparent; text-align: left;
  padding: 0 {M}px; min-height: {theme.row}px; }}
QPushButton[kind="nav"]:hover {{ background: {c.sheet}; }}
QPushButton[kind="nav"]:checked {{ background: {c.accent_soft}; color: {c.accent}; font-weight: bold; }}
QPushButton[kind="nav"]:focus {{ border: 2px solid {c.accent}; padding: 0 {M}px; min-height: {theme.row}px; }}
QPushButton[kind="row"] {{ background: transparent; border: 2px solid transparent; text-align: left; padding: 0 {S}px; }}
QPushButton[kind="row"]:hover {{ background: {c.accent_soft}; }}
QPushButton[kind="row"]:focus {{ border: 2px solid {c.accent}; }}
QPushButton[kind="chip"] {{ background: {c.accent_soft}; color: {c.accent}; border: 1px solid {c.accent_soft};
  border-radius: {pill_height // 2}px; padding: 0 {M}px; min-height: {pill_height}px; }}
QPushButton[kind="chip"]:focus {{ border: 2px solid {c.accent}; padding: 0 {M - 1}px; min-height: {pill_height - 2}px; }}
QPushButton[kind="tab"] {{ background: transparent; border: 1px solid transparent; border-radius: {pill_height // 2}px;
  padding: 0 {M}px; min-height: {pill_height}px; color: {c.muted}; }}
QPushButton[kind="tab"]:hover {{ background: {c.sheet}; }}
QPushButton[kind="tab"]:checked {{ background: {c.ink}; color: {c.sheet}; }}
QPushButton[kind="tab"]:focus {{ border: 2px solid {c.accent}; padding: 0 {M - 1}px; min-height: {pill_height - 2}px; }}

QAbstractScrollArea {{ border: none; }}
QLineEdit, QPlainTextEdit, QComboBox, QSpinBox {{ background: {c.well}; border: 1px solid {c.line};
  border-radius: {RADIUS}px; padding: 0 {S}px; selection-background-color: {c.accent}; selection-color: {c.on_accent}; }}
QLineEdit, QComboBox {{ min-height: {theme.row - 2}px; }}
QPlainTextEdit {{ padding: {S - 4}px {S - 4}px; }}
QLineEdit[wrong="true"], QPlainTextEdit[wrong="true"] {{ border: 1px solid {c.late}; }}
QLineEdit:focus, QComboBox:focus {{ border: 2px solid {c.accent}; padding: 0 {S - 1}px; min-height: {theme.row - 4}px; }}
QPlainTextEdit:focus {{ border: 2px solid {c.accent}; padding: {S - 5}px; }}
QLineEdit[wrong="true"]:focus, QPlainTextEdit[wrong="true"]:focus {{ border: 2px solid {c.late}; }}
QLineEdit:read-only {{ background: transparent; border-color: {c.hair}; }}
QComboBox::drop-down {{ border: none; width: 24px; }}
QComboBox QAbstractItemView, QListView[role="popup"] {{ background: {c.well}; border: 1px solid {c.line};
  selection-background-color: {c.accent_soft}; selection-color: {c.ink}; padding: 4px; }}

QRadioButton, QCheckBox {{ spacing: {S}px; min-height: {theme.row - 6}px; padding: 0 {S}px; border: 2px solid transparent;
  border-radius: {RADIUS}px; background: transparent; }}
QCheckBox {{ padding: 0 {S}px 0 0; }}
QRadioButton:focus, QCheckBox:focus {{ border: 2px solid {c.accent}; }}
QRadioButton[pill="true"] {{ spacing: 0px; border: 1px solid {c.line}; background: {c.well}; padding: 0 {M}px; min-height: {theme.row - 2}px; }}
QRadioButton[pill="true"][row="true"] {{ padding-top: 5px; padding-bottom: 5px; }}
QRadioButton[pill="true"]::indicator {{ width: 0px; height: 0px; image: none; border: none; background: transparent; }}
QCheckBox::indicator {{ width: {theme.px(16)}px; height: {theme.px(16)}px; border: 1px solid {c.line}; border-radius: 4px; background: {c.well}; }}
QCheckBox::indicator:checked {{ background: {c.accent}; border-color: {c.accent}; image: url("{tick}"); }}
QRadioButton[pill="true"]:checked {{ background: {c.accent_soft}; border: 1px solid {c.accent}; color: {c.accent}; font-weight: bold; }}
QRadioButton[pill="true"]:focus {{ border: 2px solid {c.accent}; padding: 0 {M - 1}px; min-height: {theme.row - 4}px; }}
QRadioButton[pill="true"][row="true"]:focus {{ padding-top: 4px; padding-bottom: 4px; }}
QRadioButton[pill="true"][wrong="true"] {{ border-color: {c.late}; }}
QRadioButton[pill="true"][answer="fail"]:checked {{ background: {c.late_soft}; border-color: {c.late}; color: {c.late}; }}
QRadioButton[pill="true"][answer="pass"]:checked {{ background: {c.fine_soft}; border-color: {c.fine}; color: {c.fine}; }}

QScrollArea, QScrollArea > QWidget > QWidget#paper {{ background: transparent; border: none; }}
QListView, QTableView {{ background: {c.sheet}; border: none; border-radius: {RADIUS + 2}px; gridline-color: transparent;
  selection-background-color: {c.accent_soft}; selection-color: {c.ink}; alternate-background-color: {c.sheet}; }}
QHeaderView {{ background: transparent; }}
QHeaderView::section {{ background: {c.sheet}; color: {c.muted}; border: none; border-bottom: 1px solid {c.hair};
  padding: 0 {S}px; min-height: {theme.row}px; font-size: {theme.small}px; font-weight: bold; }}
QScrollBar:vertical {{ background: transparent; width: 11px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 0; }}
QScrollBar::handle {{ background: {c.grip}; border-radius: 4px; margin: 2px; min-height: 32px; min-width: 32px; }}
QScrollBar::handle:hover {{ background: {c.muted}; }}
QAbstractScrollArea::corner {{ background: transparent; border: none; }}
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{ background: none; border: none; height: 0; width: 0; }}
QProgressBar {{ background: {c.hair}; border: none; border-radius: 3px; max-height: 6px; min-height: 6px; }}
QProgressBar::chunk {{ background: {c.accent}; border-radius: 3px; }}
"""
