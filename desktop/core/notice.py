"""Something a person should know although the work goes on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from desktop.core.errors import NagardeskError


@dataclass(frozen=True, slots=True)
class Notice:
    """`message` tells it in English; `code` finds the sentence in the clerk's language, which `params` fill.

    A parameter may be a `NagardeskError`, which is then told by its own sentence.
    """

    code: str
    message: str
    params: Mapping[str, object] = field(default_factory=dict, compare=False)

    def told(self) -> NagardeskError:
        """The notice as the window tells it."""
        return NagardeskError(self.message, code=f"note_{self.code}", **self.params)
