"""YAML that others wrote: plain values, however it is nested, repeated or merged."""

from __future__ import annotations

import re
from typing import Any

MOST_VALUES = 1_000_000
"""In one file, its aliases written out; the longest of an Act has some thousands."""

# Controls, halves of letters, and marks that turn about what is read: what a person accepts is to be what he sees. The
# joiners of the Indian scripts are none of them.
_UNSEEN = re.compile(
    "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x84\\x86-\\x9f\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2069\\ufeff\\ud800-\\udfff]"
)
_FIGURES = 40  # of a number, with its sign and point


def parse(text: str) -> Any:
    """The values of a YAML 1.2 text.

    Raises `ruamel.yaml.error.YAMLError` for what is none, with the place where it is known, and ValueError for a nest
    without end, a value that is none, or aliases that stand for more than MOST_VALUES.
    """
    from ruamel.yaml import YAML  # read on first use: it is not needed to start

    reader = YAML(typ="safe", pure=True)
    constructor, parser = reader.get_constructor_parser(text)
    try:
        node = constructor.composer.get_single_node()
        if node is None:
            return None
        if _size(node, {}) > MOST_VALUES:
            raise ValueError(f"its aliases stand for more than {MOST_VALUES} values")
        return constructor.construct_document(node)
    except RecursionError:
        raise ValueError("nested too deep") from None
    except (TypeError, AttributeError, LookupError, OverflowError) as error:  # a tag on what it does not fit
        raise ValueError(f"a value that can't be read ({error})") from None
    finally:
        parser.dispose()


def _size(node: Any, known: dict[int, int]) -> int:
    """How many values a node stands for, each alias and merge counted as what it repeats. ValueError for a circle."""
    found = known.get(id(node))
    if found is not None:
        if not found:
            raise ValueError("an alias stands within what it names")
        return found
    known[id(node)] = 0
    inner = node.value if isinstance(node.value, list) else ()
    if not inner and len(node.value) > _FIGURES and str(node.tag).endswith((":int", ":float")):
        raise ValueError("a number of too many figures")
    if not inner and isinstance(node.value, str) and (unseen := _UNSEEN.search(node.value)):
        raise ValueError(f"a letter that is not seen (U+{ord(unseen[0]):04X}) in line {node.start_mark.line + 1}")
    total = 1
    for each in inner:
        total += sum(_size(part, known) for part in each) if isinstance(each, tuple) else _size(each, known)
    known[id(node)] = total
    return total
