"""A fixed layout of a view, made from its types and from what a game says of them.

Types bound most: a `Literal` is one-hot, a bool a flag, a struct one field after the other, an
`X | None` a flag before X. The rest a game bounds in `sabot/lab/<id>/bounds.py`. A field without
bounds counts as a number up to 100, or as at most eight things; text is left out
(`Layout.guessed`).
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct, convert

from sabot import lab
from sabot.lab.parts import Bag, Flag, Maybe, Number, Page, Part, Placed, Row, Several, Word
from sabot.registry import GAMES

MOST = 100
FEW = 8


class Of(NamedTuple):
    """A bound on how many there are; the type says of what."""

    most: int
    last: bool = False


class By(NamedTuple):
    """As pieces by square: each at the word in this field."""

    words: tuple[str, ...]
    field: str


class Skip:
    """Left out: unbounded, or told better by the action mask."""


SKIP = Skip()
Bound = Part | Of | By | Skip


class Bounds(NamedTuple):
    """What the types of a game don't say, for a table of this size with these options."""

    fields: Mapping[str, Bound]  # by `Struct.field` of a view
    acts: Mapping[str, Any] = {}  # by `Struct.field`, or `Struct`, of an action: see `numbers`


class Layout:
    """How a view of this game is written on a page."""

    def __init__(self, id: str, seats: int, options: Any) -> None:
        self.guessed: list[str] = []
        self._fields = bounds_of(id, seats, options).fields
        self.part = self._struct(get_type_hints(GAMES[id].game.view)["return"])
        self.size = self.part.size

    def page(self, view: Struct) -> Page:
        page = Page(self.size)
        self.part.write(view, page, 0)
        return page

    def _struct(self, kind: type[Struct], without: str | None = None) -> Part:
        hints = get_type_hints(kind, include_extras=True)
        names = [name for name in kind.__struct_fields__ if name != without]
        parts = {n: self._part(f"{kind.__name__}.{n}", hints[n]) for n in names}
        return Row({name: part for name, part in parts.items() if part}, is_struct=True)

    def _part(self, path: str, hint: Any) -> Part | None:
        bound = self._fields.get(path)
        if isinstance(bound, Skip):
            return None
        optional, inner = without_none(hint)
        part = self._bounded(bound, inner) if bound else self._typed(path, inner)
        return flagged(part) if part and optional else part

    def _bounded(self, bound: Any, hint: Any) -> Part | None:
        match bound:
            case Of(most, last):
                item = self._item(hint)
                return Several(item, most, last) if item else None
            case By(words, field):
                return Placed(self._struct(item_of(hint), without=field), words, field)
        part: Part = bound
        return part

    def _item(self, hint: Any) -> Part | None:
        part = self._typed("", without_none(item_of(hint))[1])
        return flagged(part) if part else None

    def _typed(self, path: str, hint: Any) -> Part | None:
        if get_origin(hint) is Annotated:
            return self._annotated(path, *get_args(hint))
        if words := words_of(hint):
            return Word(words)
        if hint is bool:
            return Flag()
        if isinstance(hint, type) and issubclass(hint, Struct):
            return self._struct(hint)
        if get_origin(hint) is tuple:
            return self._tuple(path, get_args(hint))
        return self._guess(path, hint)

    def _annotated(self, path: str, hint: Any, meta: Any) -> Part | None:
        most = int(meta.le) if isinstance(meta, Meta) and meta.le else None
        return Number(most) if hint is int and most else self._typed(path, hint)

    def _tuple(self, path: str, items: tuple[Any, ...]) -> Part | None:
        if items[-1] is not Ellipsis:
            parts = {n: self._part(f"{path}.{n}", item) for n, item in enumerate(items)}
            return Row({n: part for n, part in parts.items() if part}, is_struct=False)
        if words := words_of(items[0]):
            return Bag(words, FEW)
        self.guessed.append(path)
        return self._bounded(Of(FEW), tuple[items])  # type: ignore[valid-type]  # as it was

    def _guess(self, path: str, hint: Any) -> Part | None:
        self.guessed.append(path)
        return Number(MOST) if hint in (int, float) else None


def flagged(part: Part) -> Part:
    """With a flag that tells whether it is there, but for a word: zeros alone say that of one."""
    return part if isinstance(part, Word) else Maybe(part)


@cache
def layout_of(id: str, seats: int, options: Any) -> Layout:
    """`options`: the game's own struct."""
    return Layout(id, seats, options)


def bounds_of(id: str, seats: int, options: Any) -> Bounds:
    """A game brings them in `sabot/lab/<id>/bounds.py`: `bounds(seats, options)`."""
    folder = f"{lab.__name__}.{id}"
    if find_spec(folder) is None or find_spec(f"{folder}.bounds") is None:
        return Bounds({})
    make: Callable[[int, Any], Bounds] = import_module(f"{folder}.bounds").bounds
    return make(seats, options)


def options_of(id: str, given: Mapping[str, Any]) -> Any:
    return convert(dict(given), GAMES[id].game.options)


def chairs(seats: int) -> Word:
    """A seat, one-hot."""
    return Word(range(seats))


def without_none(hint: Any) -> tuple[bool, Any]:
    """
    >>> without_none(int | None), without_none(str)
    ((True, <class 'int'>), (False, <class 'str'>))
    """
    if get_origin(hint) not in (Union, UnionType) or NoneType not in get_args(hint):
        return False, hint
    rest = [kind for kind in get_args(hint) if kind is not NoneType]
    return True, Union[tuple(rest)]  # noqa: UP007  # there is no other way to spell it


def words_of(hint: Any) -> tuple[Any, ...]:
    """Of a `Literal`, or a union of them.

    >>> words_of(Literal["a", "b"] | Literal["c"])
    ('a', 'b', 'c')
    """
    if get_origin(hint) is Literal:
        return get_args(hint)
    if get_origin(hint) in (Union, UnionType):
        words = [words_of(kind) for kind in get_args(hint)]
        return tuple(word for some in words for word in some) if all(words) else ()
    return ()


def item_of(hint: Any) -> Any:
    """
    >>> item_of(tuple[int, ...])
    <class 'int'>
    """
    while get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    return get_args(hint)[0]
