"""Parts of a layout: how one value of a view becomes numbers from -1 to 1.

A part has a size and writes itself at its place of a page. Nothing there is all zeros: where zero
could also mean a value, a flag precedes it (`Maybe`).
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

import numpy as np
from msgspec import Struct

from sabot.core.game import Millis

HORIZON: Millis = 60_000  # a moment further away counts as that far


class Page:
    """Numbers, and where in them a moment has to be told from the time of reading."""

    def __init__(self, size: int) -> None:
        self.numbers: Any = np.zeros(size, np.float32)
        self.places: list[int] = []
        self.moments: list[Millis] = []

    def read(self, now: Millis) -> Any:
        """Moments as seconds from now: 1 is a minute to come, -1 a minute ago."""
        numbers = self.numbers.copy()
        away = (np.array(self.moments, np.float32) - now) / HORIZON
        numbers[self.places] = np.clip(away, -1, 1)
        return numbers


class Part(Protocol):
    size: int

    def write(self, value: Any, page: Page, at: int) -> None: ...

    def rows(self, name: str) -> Iterator[tuple[str, int]]:
        """Names of what it consists of, with their sizes, in order."""
        yield name, self.size


class Flag(Part):
    """1: yes."""

    size = 1

    def write(self, value: bool, page: Page, at: int) -> None:
        page.numbers[at] = value


class Number(Part):
    """As a part of `most`."""

    size = 1

    def __init__(self, most: int) -> None:
        self.most = most

    def write(self, value: float, page: Page, at: int) -> None:
        page.numbers[at] = max(-1.0, min(1.0, value / self.most))


class Moment(Part):
    """A moment of table time."""

    size = 1

    def write(self, value: Millis, page: Page, at: int) -> None:
        page.places.append(at)
        page.moments.append(value)


class Word(Part):
    """One-hot, in the order of `words`."""

    def __init__(self, words: Sequence[Any]) -> None:
        self.places = {word: place for place, word in enumerate(words)}
        self.size = len(self.places)

    def write(self, value: Any, page: Page, at: int) -> None:
        if value in self.places:
            page.numbers[at + self.places[value]] = 1


class Bag(Part):
    """How many there are of each word, as a part of `most`; in what order, it doesn't tell."""

    def __init__(self, words: Sequence[Any], most: int = 1) -> None:
        self.places = {word: place for place, word in enumerate(words)}
        self.size, self.most = len(self.places), most

    def write(self, value: Sequence[Any], page: Page, at: int) -> None:
        for word, count in Counter(value).items():
            if word in self.places:
                page.numbers[at + self.places[word]] = min(1.0, count / self.most)


class Vector(Part):
    """What a function of the game makes of it."""

    def __init__(self, size: int, numbers: Callable[[Any], Sequence[float]]) -> None:
        self.size, self.numbers = size, numbers

    def write(self, value: Any, page: Page, at: int) -> None:
        page.numbers[at : at + self.size] = self.numbers(value)


class Maybe(Part):
    """A flag that says whether there is one, and it."""

    def __init__(self, part: Part) -> None:
        self.part, self.size = part, 1 + part.size

    def write(self, value: Any, page: Page, at: int) -> None:
        if value is not None:
            page.numbers[at] = 1
            self.part.write(value, page, at + 1)

    def rows(self, name: str) -> Iterator[tuple[str, int]]:
        yield f"{name}?", 1
        yield from self.part.rows(name)


class Several(Part):
    """The first `most` of them, or with `last` the last ones, the newest first."""

    def __init__(self, part: Part, most: int, last: bool = False) -> None:
        self.part, self.most, self.last = part, most, last
        self.size = most * part.size

    def write(self, value: Sequence[Any], page: Page, at: int) -> None:
        for each in (value[::-1] if self.last else value)[: self.most]:
            self.part.write(each, page, at)
            at += self.part.size

    def rows(self, name: str) -> Iterator[tuple[str, int]]:
        for number in range(self.most):
            yield from self.part.rows(f"{name}[{number}]")


class Row(Part):
    """One part after the other; of a struct, each under the name of its field."""

    def __init__(self, parts: dict[Any, Part], is_struct: bool) -> None:
        self.parts, self.is_struct = parts, is_struct
        self.size = sum(part.size for part in parts.values())

    def write(self, value: Any, page: Page, at: int) -> None:
        for name, part in self.parts.items():
            part.write(getattr(value, name) if self.is_struct else value[name], page, at)
            at += part.size

    def rows(self, name: str) -> Iterator[tuple[str, int]]:
        for own, part in self.parts.items():
            yield from part.rows(f"{name}.{own}" if name else str(own))


class Placed(Part):
    """Structs by the word in one of their fields, as pieces by square; one at each."""

    def __init__(self, part: Part, words: Sequence[str], field: str) -> None:
        self.part, self.words, self.field = part, words, field
        self.places = {word: place for place, word in enumerate(words)}
        self.size = len(words) * part.size

    def write(self, value: Sequence[Struct], page: Page, at: int) -> None:
        for each in value:
            place = self.places[getattr(each, self.field)]
            self.part.write(each, page, at + place * self.part.size)

    def rows(self, name: str) -> Iterator[tuple[str, int]]:
        for word in self.words:
            yield from self.part.rows(f"{name}[{word}]")
