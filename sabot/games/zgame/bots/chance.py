"""Plays Z-Game by chance: what every bot must beat."""

from sabot.core.game import Bot, Cue, Event, Thought
from sabot.core.luck import Luck
from sabot.core.reflex import FLOOR
from sabot.games.zgame.acts import Move, Ply, Ready, Reveal
from sabot.games.zgame.view import Mine, View


class Chance(Bot):
    """Any legal ply, and no word to anybody."""

    def watch(self, memory: None, view: View, events: tuple[Event, ...]) -> None:
        return None

    def think(self, memory: None, view: View, luck: Luck, cue: Cue) -> Thought | None:
        mine = view.mine
        if mine and mine.swaps:
            return Thought(FLOOR, Ready())
        if mine is None or view.turn != cue.seat:
            return None
        return Thought(FLOOR, luck.pick(plies(mine)))


def plies(mine: Mine) -> list[Ply]:
    moves = [Move(each.square, target) for each in mine.moves for target in each.targets]
    return [*moves, *map(Reveal, mine.reveals)]
