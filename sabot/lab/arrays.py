"""What one seat sees and may do as fixed-size arrays, by a documented layout (docs/lab.md)."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct

from sabot.core.game import Action, Seat
from sabot.lab.layout import Layout, layout_of, options_of
from sabot.lab.numbers import Numbers, numbers_of
from sabot.lab.parts import HORIZON, Page
from sabot.lab.timed import Observation

HEADING = ("since", "busy")  # how long ago the view was made, in minutes; a finger is on its way


class Arrays(NamedTuple):
    observation: Any  # float32, from -1 to 1
    mask: Any  # int8, by number: 1 can be done
    acts: Mapping[int, Action]  # what these numbers stand for now


class Encoding:
    """The arrays of one game at this number of seats, with these options."""

    def __init__(self, id: str, seats: int, options: Mapping[str, Any]) -> None:
        chosen = options_of(id, options)
        self.layout: Layout = layout_of(id, seats, chosen)
        self.numbers: Numbers = numbers_of(id, seats, chosen)
        self.size = len(HEADING) + self.layout.size
        self._pages: dict[Seat, tuple[Struct, Page]] = {}

    def arrays(self, seen: Observation) -> Arrays:
        acts = {} if seen.busy else self.numbers.acts(seen.choices)
        heading = [min(1.0, (seen.at - seen.made) / HORIZON), seen.busy]
        observation = np.concatenate([heading, self._page(seen).read(seen.at)])
        return Arrays(observation.astype(np.float32), self.numbers.mask(acts), acts)

    def rows(self) -> Iterator[tuple[str, int, int]]:
        """The layout: each part by name, with its first place and its size."""
        at = 0
        for name, size in (*((name, 1) for name in HEADING), *self.layout.part.rows("")):
            yield name, at, size
            at += size

    def _page(self, seen: Observation) -> Page:
        """Memoised: between two revisions only moments come nearer."""
        view, page = self._pages.get(seen.seat, (None, None))
        if page is None or view is not seen.view:
            page = self.layout.page(seen.view)
            self._pages[seen.seat] = seen.view, page
        return page
