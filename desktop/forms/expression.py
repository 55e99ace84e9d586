"""A small, safe evaluator for the expressions of XLSForm: relevant, constraint, calculation.

Understood: numbers, 'text', `.` (the field's own value), `${other}`, `= != < <= > >=`, `and or`, `+ - * div mod`,
brackets, and the functions in `_FUNCTIONS`. Nothing of Python is reachable from it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import date
from decimal import Decimal, InvalidOperation
from functools import lru_cache
from typing import Any

from desktop.core.errors import PackError
from desktop.forms.pattern import matches

_TOKEN = re.compile(
    r"\s*(?:(?P<num>\d+(?:\.\d+)?)|(?P<str>'[^']*'|\"[^\"]*\")|\$\{(?P<ref>[A-Za-z_][\w.-]*)\}"
    r"|(?P<name>[A-Za-z_][\w-]*)|(?P<op><=|>=|!=|[=<>()+\-*,.]))"
)
_COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    "=": lambda a, b: bool(a == b),
    "!=": lambda a, b: bool(a != b),
    "<": lambda a, b: bool(a < b),
    "<=": lambda a, b: bool(a <= b),
    ">": lambda a, b: bool(a > b),
    ">=": lambda a, b: bool(a >= b),
}
_DEEPEST = 60
_FIGURES = 15  # of a number; what is longer is a text


def evaluate(source: str, values: Mapping[str, Any], own: Any, today: date) -> Any:
    """The value of `source` with `values` for `${…}`, `own` for `.`, and `today` for today().

    An empty field counts as '' in comparisons; a comparison with an empty field is false, save `=` and `!=`.
    Raises `PackError` if the expression can't be read.
    """
    reader = _Reader(source, values, own, today)
    try:
        result = reader.either(0)
    except (ArithmeticError, RecursionError) as error:
        raise PackError(f"The expression '{source[:200]}' can't be worked out.", code="expression") from error
    reader.finish()
    return result


def references(source: str) -> frozenset[str]:
    """The fields that `source` names with `${…}`. Raises `PackError` if it can't be read."""
    return frozenset(text for kind, text in _tokens(source) if kind == "ref")


def truth(value: Any) -> bool:
    """Whether a value counts as true (a non-empty text, a number that is not 0)."""
    return bool(value)


class _Reader:
    def __init__(self, source: str, values: Mapping[str, Any], own: Any, today: date) -> None:
        self.source, self.values, self.own, self.today = source, values, own, today
        self.tokens = _tokens(source)
        self.at = 0

    def peek(self) -> tuple[str, str]:
        return self.tokens[self.at] if self.at < len(self.tokens) else ("end", "")

    def take(self) -> tuple[str, str]:
        token = self.peek()
        self.at += 1
        return token

    def accept(self, *texts: str) -> str:
        kind, text = self.peek()
        if kind in ("op", "name") and text in texts:
            self.at += 1
            return text
        return ""

    def fail(self) -> PackError:
        return PackError(f"The expression '{self.source}' can't be read near '{self.peek()[1]}'.", code="expression")

    def finish(self) -> None:
        if self.peek()[0] != "end":
            raise self.fail()

    def either(self, depth: int) -> Any:
        if depth > _DEEPEST:
            raise self.fail()
        left = self.both(depth)
        while self.accept("or"):
            right = self.both(depth)
            left = truth(left) or truth(right)
        return left

    def both(self, depth: int) -> Any:
        left = self.comparison(depth)
        while self.accept("and"):
            right = self.comparison(depth)
            left = truth(left) and truth(right)
        return left

    def comparison(self, depth: int) -> Any:
        left = self.total(depth)
        while sign := self.accept(*_COMPARE):
            left = _compare(sign, left, self.total(depth))
        return left

    def total(self, depth: int) -> Any:
        left = self.product(depth)
        while sign := self.accept("+", "-"):
            right = self.product(depth)
            left = _number(left) + _number(right) if sign == "+" else _number(left) - _number(right)
        return left

    def product(self, depth: int) -> Any:
        left = self.single(depth)
        while sign := self.accept("*", "div", "mod"):
            a, b = _number(left), _number(self.single(depth))
            if sign != "*" and b == 0:
                return ""
            left = a * b if sign == "*" else a / b if sign == "div" else a % b
        return left

    def single(self, depth: int) -> Any:
        kind, text = self.take()
        if kind == "num":
            return Decimal(text)
        if kind == "str":
            return text[1:-1]
        if kind == "ref":
            return self.values.get(text, "")
        if kind == "op" and text == ".":
            return self.own
        if depth > _DEEPEST:
            raise self.fail()
        if kind == "op" and text == "-":
            return -_number(self.single(depth + 1))
        if kind == "op" and text == "(":
            inner = self.either(depth + 1)
            self.expect(")")
            return inner
        if kind == "name" and self.accept("("):
            return self.call(text, depth)
        raise self.fail()

    def call(self, name: str, depth: int) -> Any:
        arguments: list[Any] = []
        if not self.accept(")"):
            arguments.append(self.either(depth + 1))
            while self.accept(","):
                arguments.append(self.either(depth + 1))
            self.expect(")")
        if name == "today":
            return self.today
        if name == "true" or name == "false":
            return name == "true"
        function = _FUNCTIONS.get(name)
        if function is None or len(arguments) != function[0]:
            raise PackError(f"The expression '{self.source}' calls an unknown function '{name}'.", code="expression")
        return function[1](*arguments)

    def expect(self, text: str) -> None:
        if not self.accept(text):
            raise self.fail()


@lru_cache(maxsize=4096)
def _tokens(source: str) -> tuple[tuple[str, str], ...]:
    found: list[tuple[str, str]] = []
    at = 0
    while at < len(source.rstrip()):
        match = _TOKEN.match(source, at)
        if not match:
            raise PackError(f"The expression '{source}' can't be read at '{source[at:]}'.", code="expression")
        kind = str(match.lastgroup)
        found.append((kind, match.group(kind)))
        at = match.end()
    return tuple(found)


def _compare(sign: str, left: Any, right: Any) -> bool:
    if isinstance(left, date) or isinstance(right, date):
        left, right = _as_date(left), _as_date(right)
    elif isinstance(left, int | Decimal) or isinstance(right, int | Decimal):
        left, right = _maybe_number(left), _maybe_number(right)
    if sign in ("=", "!="):
        return _COMPARE[sign](left, right)
    if left in ("", None) or right in ("", None) or type(left) is not type(right):
        return False
    return _COMPARE[sign](left, right)


def _as_date(value: Any) -> Any:
    if isinstance(value, str) and value:
        try:
            return date.fromisoformat(value)
        except ValueError:
            return value
    return value


def _maybe_number(value: Any) -> Any:
    if isinstance(value, bool) or value in ("", None):
        return value
    try:
        number = Decimal(str(value))
    except InvalidOperation:
        return value
    return number if number.is_finite() and abs(number.adjusted()) < _FIGURES else value


def _number(value: Any) -> Decimal:
    number = _maybe_number(value)
    return number if isinstance(number, Decimal) else Decimal(0)


def _selected(value: Any, choice: Any) -> bool:
    return choice in (value if isinstance(value, list) else str(value).split())


def _rounded(value: Any, places: Any) -> Decimal:
    return round(_number(value), max(-_FIGURES, min(_FIGURES, int(_number(places)))))


_FUNCTIONS: dict[str, tuple[int, Callable[..., Any]]] = {
    "not": (1, lambda v: not truth(v)),
    "string-length": (1, lambda v: Decimal(len(str(v)))),
    "selected": (2, _selected),
    "count-selected": (1, lambda v: Decimal(len(v if isinstance(v, list) else str(v).split()))),
    "number": (1, _number),
    "round": (2, _rounded),
    "if": (3, lambda c, a, b: a if truth(c) else b),
    "concat": (2, lambda a, b: f"{a}{b}"),
    "coalesce": (2, lambda a, b: b if a in ("", None) else a),
    "contains": (2, lambda v, part: str(part) in str(v)),
    "regex": (2, lambda v, pattern: matches(str(pattern), str(v))),
}
