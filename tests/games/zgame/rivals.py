"""Players of Z-Game that are not in the box: what bots must beat."""

from sabot.core.game import Thought
from sabot.core.reflex import FLOOR
from sabot.games.zgame.acts import Move, Ready, Reveal


class Random:
    """Any legal ply, and no word to anybody."""

    def watch(self, memory, view, events):
        return None

    def think(self, memory, view, luck, effort):
        if view.phase == "setup" and view.mine.swaps:
            return Thought(FLOOR, Ready())
        if view.phase != "play" or view.turn != view.mine.seat:
            return None
        moves = [Move(each.square, to) for each in view.mine.moves for to in each.targets]
        return Thought(FLOOR, luck.pick([*moves, *map(Reveal, view.mine.reveals)]))
