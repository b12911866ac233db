"""A bot of Z-Game: it looks a few plies ahead over what it sees, and knows only its view."""

from msgspec import Struct

from sabot.core.game import Bot, Cue, Event, Millis, Thought
from sabot.core.luck import Luck
from sabot.core.reflex import happens
from sabot.games.zgame.acts import Move, Ply, Reveal
from sabot.games.zgame.board import Place, shape_of
from sabot.games.zgame.bots.field import OTHERS, OVERLOOKED, Field, Z, field_of
from sabot.games.zgame.bots.habits import answer, follow_book, in_time, of_game, offer, tidied
from sabot.games.zgame.bots.search import Weighed, weigh
from sabot.games.zgame.bots.temper import Temper
from sabot.games.zgame.bots.worth import WIN, apart, is_hunt, standing
from sabot.games.zgame.pieces import SET
from sabot.games.zgame.view import Mine, View

TIRED = 0.6  # less eager for each time it was there before, as long as it stands better
FAR = 3  # squares; from this distance on `overlooks` holds in full


class Memory(Struct, frozen=True):
    been: tuple[bytes, ...] = ()  # boards since the last ply that can't be undone


class Seer(Bot):
    def __init__(self, temper: Temper) -> None:
        self.temper = temper

    def watch(self, memory: Memory | None, view: View, events: tuple[Event, ...]) -> Memory:
        before = memory.been if memory and view.quiet else ()
        board = bytes(field_of(view, view.mine.side if view.mine else "white").cells)
        return Memory(before if before[-1:] == (board,) else (*before, board))

    def think(self, memory: Memory, view: View, luck: Luck, cue: Cue) -> Thought | None:
        mine = view.mine
        if mine is None or view.phase == "over":
            return None
        if view.phase == "setup":
            wanted = tidied(of_game(cue).shuffle(SET), self.temper.tidies)
            return follow_book(view, mine, wanted, luck)
        if said := answer(self.temper, view, mine, luck):
            return said
        if view.turn != cue.seat:
            return None
        return offer(self.temper, view, mine, luck) or self.play(memory, view, mine, luck)

    def play(self, memory: Memory, view: View, mine: Mine, luck: Luck) -> Thought:
        field = field_of(view, mine.side)
        overlook(self.temper, field, luck)
        weighed = weigh(field, self.temper.depth + is_hunt(field))
        ahead = standing(field) > 0
        chosen = max(weighed, key=lambda each: self.liking(each, field, memory, ahead, luck))
        return Thought(self.takes(view, mine, weighed, luck), ply_of(chosen, view), len(view.score))

    def liking(self, each: Weighed, field: Field, memory: Memory, ahead: bool, luck: Luck) -> float:
        """Whims; and the side that stands better avoids repetition."""
        whim = self.temper.whim * luck.below(1_000) / 1_000
        return each.value + whim - (TIRED * memory.been.count(after(field, each)) if ahead else 0)

    def takes(self, view: View, mine: Mine, weighed: list[Weighed], luck: Luck) -> Millis:
        """A won game needs no thought."""
        options = 1 if weighed[0].value > WIN / 2 else len(weighed)
        return in_time(self.temper.look.among(options).draw(luck), view, mine)


def overlook(temper: Temper, field: Field, luck: Luck) -> None:
    """Sliders from afar are what people miss."""
    own_z = field.cells.index(Z)
    for place, code in enumerate(field.cells):
        if code > OTHERS + Z:
            far = min(1.0, apart(field.size, place, own_z) / FAR)
            if happens(temper.overlooks * far, luck):
                field.cells[place] = OTHERS + OVERLOOKED


def after(field: Field, each: Weighed) -> bytes:
    cells = list(field.cells)
    cells[each.origin], cells[each.target] = 0, cells[each.origin]
    return bytes(cells)


def ply_of(each: Weighed, view: View) -> Ply:
    def square(place: Place) -> str:
        return shape_of(view.size).squares[place]

    if each.origin == each.target:
        return Reveal(square(each.origin))
    return Move(square(each.origin), square(each.target))
