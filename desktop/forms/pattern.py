"""The patterns of `regex()` in a form's expressions, held to those that come to an end.

A pattern is tried one way after the other; repeats within repeats and many repeats in a row have more ways than time.
Before a text is tried the ways are counted, and a pattern with too many for its length is refused.
"""

from __future__ import annotations

import re

from desktop.core.errors import PackError

LONGEST = 200
"""Longest pattern, in characters."""
_MOST = 4_000_000  # ways: some seconds at the very most
_USUAL = 40  # characters of a text for which every pattern of a form must do
_ATOM = re.compile(r"\\[^0-9]|\[\^?\]?(?:\\.|[^\]\\])*\]|[^\\()|*+?{]", re.DOTALL)
_REPEAT = re.compile(r"([*+?]|\{(\d{0,3})(,?)(\d{0,3})\})\??")


def matches(pattern: str, text: str) -> bool:
    """Whether the whole of `text` fits; False where trying it would take too long.

    Raises `PackError` for a pattern that can't be read, or has too many ways even for a short text.
    """
    try:
        made = re.compile(pattern)
    except (re.error, RecursionError, OverflowError) as error:
        raise PackError(f"The pattern '{pattern}' can't be read: {error}", code="expression") from error
    if len(pattern) > LONGEST or ways(pattern, _USUAL) >= _MOST:
        raise PackError(f"The pattern '{pattern}' is too long or repeats within a repeat.", code="expression")
    return ways(pattern, len(text)) < _MOST and made.fullmatch(text) is not None


def ways(pattern: str, length: int) -> int:
    """At most how many ways there are to try `pattern` on a text of `length` characters, counted up to a limit.

    Raises `PackError` for what patterns here do not know: back references, looks ahead, flags.
    """
    count, end = _either(pattern, 0, length)
    if end < len(pattern):
        raise _unknown(pattern, end)
    return count


def _either(pattern: str, at: int, length: int) -> tuple[int, int]:
    total = 0
    while True:
        count, at = _row(pattern, at, length)
        total = min(total + count, _MOST)
        if pattern[at : at + 1] != "|":
            return total, at
        at += 1


def _row(pattern: str, at: int, length: int) -> tuple[int, int]:
    total = 1
    while at < len(pattern) and pattern[at] not in "|)":
        if pattern[at] == "(":
            begin = at + (3 if pattern.startswith("(?:", at) else 1)
            inner, at = _either(pattern, begin, length)
            if pattern[at : at + 1] != ")":
                raise _unknown(pattern, at)
            at += 1
        elif found := _ATOM.match(pattern, at):
            inner, at = 1, found.end()
        else:
            raise _unknown(pattern, at)
        if repeat := _REPEAT.match(pattern, at):
            inner, at = _repeated(inner, repeat, length), repeat.end()
        total = min(total * inner, _MOST)
    return total, at


def _repeated(inner: int, repeat: re.Match[str], length: int) -> int:
    """The ways of all the numbers of times that something may be repeated."""
    sign, low, comma, high = repeat.groups()
    least = int(low or 0) if sign[0] == "{" else int(sign == "+")
    most = int(high) if high else least if sign[0] == "{" and not comma else 1 if sign == "?" else max(length, least)
    most = min(most, max(length, least))
    if inner == 1:
        return max(most - least + 1, 1)
    total = 0
    for times in range(least, most + 1):
        total = min(total + inner**times, _MOST)
        if total == _MOST:
            break
    return max(total, 1)


def _unknown(pattern: str, at: int) -> PackError:
    return PackError(
        f"The pattern '{pattern}' can't be read near '{pattern[at : at + 10]}': letters, classes, groups, | and repeats are known.",
        code="expression",
    )
