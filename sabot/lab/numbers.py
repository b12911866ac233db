"""Numbers for actions: 0 waits, every other one stands for the same act in every game.

Each action of a game has a number for each combination of its fields, in the order of the game's
`action` and of the fields' words. A field that the view implies is left out of it, and of acts too
many to number the first ones to choose from are taken: `Bounds.acts` says which. So a number is
turned into an act by the choices that it was masked by.
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

import numpy as np
from msgspec import Struct

from sabot.core.game import Action, structs_of
from sabot.lab.layout import SKIP, bounds_of, words_of
from sabot.registry import GAMES

WAIT = 0
Key = tuple[type[Struct], Hashable]


class Ranked(NamedTuple):
    """Numbered by its place among the choices of its kind, of which there are at most `most`."""

    most: int


class Numbers:
    def __init__(self, id: str, seats: int, options: Any) -> None:
        self._bounds = bounds_of(id, seats, options).acts
        kinds = structs_of(GAMES[id].game.action)
        self._names = {kind: self._fields(kind) for kind in kinds}
        keys = [key for kind in kinds for key in self._keys(kind)]
        self._numbers: Mapping[Key, int] = {key: 1 + n for n, key in enumerate(keys)}
        self.size = 1 + len(keys)

    def __iter__(self) -> Iterator[Key]:
        """What the numbers from 1 on stand for."""
        return iter(self._numbers)

    def acts(self, choices: Iterable[Action]) -> dict[int, Action]:
        """What can be done now, by number."""
        ranks, found = Counter[type[Struct]](), dict[int, Action]()
        for action in choices:
            number = self._numbers.get(self._key(action, ranks))
            if number is not None:
                found.setdefault(number, action)
        return found

    def mask(self, acts: Mapping[int, Action]) -> Any:
        """1: can be done; waiting always can."""
        mask: Any = np.zeros(self.size, np.int8)
        mask[[WAIT, *acts]] = 1
        return mask

    def _key(self, action: Action, ranks: Counter[type[Struct]]) -> Key:
        kind = type(action)
        if isinstance(self._bounds.get(kind.__name__), Ranked):
            ranks[kind] += 1
            return kind, ranks[kind] - 1
        return kind, tuple([getattr(action, name) for name in self._names[kind]])

    def _fields(self, kind: type[Struct]) -> list[str]:
        names = kind.__struct_fields__
        return [name for name in names if self._bounds.get(f"{kind.__name__}.{name}") is not SKIP]

    def _keys(self, kind: type[Struct]) -> Iterator[Key]:
        ranked = self._bounds.get(kind.__name__)
        if isinstance(ranked, Ranked):
            yield from ((kind, rank) for rank in range(ranked.most))
            return
        hints = get_type_hints(kind, include_extras=True)
        words = (self._words(f"{kind.__name__}.{n}", hints[n]) for n in self._names[kind])
        yield from ((kind, values) for values in product(*words))

    def _words(self, path: str, hint: Any) -> Sequence[Any]:
        words: Sequence[Any] | None = self._bounds.get(path) or words_within(hint)
        if words is None:
            raise TypeError(f"{path} has no bounds: sabot/lab/<id>/bounds.py can give it some")
        return words


@cache
def numbers_of(id: str, seats: int, options: Any) -> Numbers:
    return Numbers(id, seats, options)


def words_within(hint: Any) -> Sequence[Any] | None:
    """All values of a bounded type.

    >>> from msgspec import Meta
    >>> words_within(bool), words_within(Annotated[int, Meta(ge=1, le=3)]), words_within(str)
    ((False, True), range(1, 4), None)
    """
    if hint is bool:
        return False, True
    if words := words_of(hint):
        return words
    if get_origin(hint) is Annotated and (meta := get_args(hint)[1]).ge is not None:
        most = meta.le if meta.le is not None else meta.lt and meta.lt - 1
        return range(meta.ge, most + 1) if most is not None else None
    return None
