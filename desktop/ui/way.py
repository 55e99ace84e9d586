"""The way from Today to where one is: each step back is a route, and the last few keep their pages."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from PySide6.QtWidgets import QStackedWidget

from desktop.ui.page import Page, Route

KEEP_ALIVE = 6


@dataclass
class _Step:
    """One step; its page is dropped when it is far behind, and made again when wanted, narrowed as it was."""

    route: Route
    page: Page | None = None
    narrowed: str = ""

    def narrowing(self) -> str:
        """How its page is narrowed and sorted."""
        return self.page.narrowing() if self.page else self.narrowed


class Way:
    """The steps, the present one last; `stack` is where their pages stand, once there is one."""

    def __init__(self) -> None:
        self.stack: QStackedWidget | None = None
        self._steps: list[_Step] = []
        self._ahead: list[_Step] = []  # what was gone back from, the nearest last

    def __len__(self) -> int:
        return len(self._steps)

    @property
    def route(self) -> Route | None:
        """Where one is."""
        return self._steps[-1].route if self._steps else None

    @property
    def page(self) -> Page | None:
        """The page of where one is, if it is made."""
        return self._steps[-1].page if self._steps else None

    def begin(self, *routes: Route) -> None:
        """A new way, of these steps."""
        self.drop_pages()
        self._steps = [_Step(each) for each in routes]
        self._ahead = []

    @property
    def narrowing(self) -> str:
        """How the page of where one is is narrowed and sorted."""
        return self._steps[-1].narrowing() if self._steps else ""

    def add(self, route: Route, narrowed: str = "") -> None:
        """One step on, its page `narrowed` as it once was."""
        self._steps.append(_Step(route, narrowed=narrowed))
        self._ahead = []

    def step_back(self) -> None:
        """One step back; there must be one."""
        self._drop(self._steps.pop())

    def go_back(self) -> None:
        """One step back that can be taken again; there must be one."""
        step = self._steps[-1]
        self.step_back()
        self._ahead.append(step)

    def go_ahead(self) -> bool:
        """The step that was gone back from last; False where there is none."""
        if not self._ahead:
            return False
        self._steps.append(self._ahead.pop())
        return True

    def before(self) -> Page | None:
        """The page from which one came, if it is still made."""
        return self._steps[-2].page if len(self._steps) > 1 else None

    def back_to(self, pages: Collection[str]) -> None:
        """Back to the last step on one of these pages, at most to the first."""
        while len(self._steps) > 1 and self._steps[-1].route.page not in pages:
            self.step_back()

    def show(self, stack: QStackedWidget, make: Callable[[Route], Page]) -> Page:
        """Put the page of where one is in front, made if it isn't there, and drop those far behind."""
        self.stack = stack
        step = self._steps[-1]
        if step.page is None:
            step.page = make(step.route)
            if step.narrowed:
                step.page.narrow_as(step.narrowed)
            stack.addWidget(step.page)
        for far in self._steps[:-KEEP_ALIVE]:
            self._drop(far)
        stack.setCurrentWidget(step.page)
        return step.page

    def drop_pages(self) -> None:
        """Forget all pages; the steps stay."""
        for each in self._steps:
            self._drop(each)

    def _drop(self, step: _Step) -> None:
        step.narrowed = step.narrowing()
        if step.page and self.stack:
            self.stack.removeWidget(step.page)
            step.page.deleteLater()
        step.page = None
