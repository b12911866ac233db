"""A bot of Z-Game that thinks of all that may be hidden, with the engine, and has only its view."""

from msgspec import Struct
from msgspec.structs import replace

from sabot.core.game import EFFORT, Bot, Cue, Event, Millis, Thought
from sabot.core.luck import Luck
from sabot.core.reflex import happens
from sabot.games.zgame.acts import TookBack
from sabot.games.zgame.bots.belief import Belief
from sabot.games.zgame.bots.belief import watch as believe
from sabot.games.zgame.bots.book import arrangement
from sabot.games.zgame.bots.habits import answer, follow_book, in_time, of_game, offer
from sabot.games.zgame.bots.secrecy import Secret, across, look_again
from sabot.games.zgame.bots.temper import Wits
from sabot.games.zgame.bots.thinking import Pieces, Scene, Weighed, weigh
from sabot.games.zgame.grid import empty_grid, ply_of
from sabot.games.zgame.pieces import Side
from sabot.games.zgame.view import Mine, PieceView, View

SHORT: Millis = 10_000  # on the clock: from here on it thinks less
WON = 0.95  # from here on no long thought is needed


class Memory(Struct, frozen=True):
    belief: Belief
    been: tuple[Pieces, ...]  # since the last ply that can't be undone; the last one is now
    theirs: Belief | None = None  # what the other side may believe, for levels with `secrecy`


class Sage(Bot):
    deep = True

    def __init__(self, wits: Wits) -> None:
        self.wits = wits

    def watch(self, memory: Memory | None, view: View, events: tuple[Event, ...]) -> Memory:
        theirs = self.suspected(memory, view, events)
        if memory is None:
            return Memory(believe(None, view, events), (view.pieces,), theirs)
        undone = any(isinstance(event, TookBack) for event in events)
        before = () if undone else memory.been[: view.quiet]
        been = before if before[-1:] == (view.pieces,) else (*before, view.pieces)
        return Memory(believe(memory.belief, view, events), been, theirs)

    def think(self, memory: Memory, view: View, luck: Luck, cue: Cue) -> Thought | None:
        mine = view.mine
        if mine is None or view.phase == "over":
            return None
        if view.phase == "setup":
            return follow_book(view, mine, arrangement(view.size, of_game(cue)), luck)
        if said := answer(self.wits, view, mine, luck):
            return said
        if view.turn != cue.seat:
            return None
        return offer(self.wits, view, mine, luck) or self.play(memory, view, mine, luck, cue.effort)

    def suspected(
        self, memory: Memory | None, view: View, events: tuple[Event, ...]
    ) -> Belief | None:
        """What the other side may believe of the pieces hidden here."""
        if view.mine is None or not self.wits.secrecy:
            return None
        return believe(memory.theirs if memory else None, across(view, view.mine), events)

    def play(self, memory: Memory, view: View, mine: Mine, luck: Luck, effort: int) -> Thought:
        noticed = tuple(self.notice(piece, mine.side, luck) for piece in view.pieces)
        scene = Scene(view.size, mine.side, noticed, memory.belief, memory.been[:-1])
        secret = Secret(scene, view, mine, memory.theirs) if memory.theirs else None
        weighed = self.weigh(scene, secret, self.nodes(view, mine, effort), luck)
        chosen = luck.pick([each for each in weighed if self.is_as_good(each, weighed[0])])
        ply = ply_of(empty_grid(view.size, mine.side), chosen.act)
        return Thought(self.takes(view, mine, weighed, luck), ply, len(view.score))

    def weigh(self, scene: Scene, secret: Secret | None, nodes: int, luck: Luck) -> list[Weighed]:
        if secret is None or not secret.theirs.squares:
            return weigh(scene, nodes)
        second = nodes * self.wits.secrecy // 100
        return look_again(secret, weigh(scene, nodes - second), second, luck)

    def notice(self, piece: PieceView, side: Side, luck: Luck) -> PieceView:
        """Runners of the other side are what people miss: one that is overlooked stands still."""
        runs = piece.side != side and not piece.hidden and piece.symbol in ("cross", "plus")
        missed = runs and happens(self.wits.overlooks, luck)
        return replace(piece, symbol=None) if missed else piece

    def nodes(self, view: View, mine: Mine, effort: int) -> int:
        """Less if the clock is short, so that no thought outlasts it."""
        left, most = view.players[mine.seat].left, self.wits.nodes * effort // EFFORT
        return most if left is None else most * min(left, SHORT) // SHORT

    def is_as_good(self, each: Weighed, best: Weighed) -> bool:
        """In a game that is almost decided, less makes a difference."""
        whim = self.wits.whim * 4 * best.chance * (1 - best.chance)
        return each == best or best.chance - whim < each.chance < WON

    def takes(self, view: View, mine: Mine, weighed: list[Weighed], luck: Luck) -> Millis:
        """A won game needs no thought."""
        options = 1 if weighed[0].chance > WON else len(weighed)
        return in_time(self.wits.look.among(options).draw(luck), view, mine)
