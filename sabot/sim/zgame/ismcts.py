"""OpenSpiel's IS-MCTS at a seat of Z-Game, so that others can be measured against it."""

from importlib import import_module

from sabot.core.game import Cue, Thought
from sabot.core.luck import Luck
from sabot.core.reflex import FLOOR
from sabot.games.zgame.bots.chance import Chance
from sabot.games.zgame.view import View

PLAYER = "sabot.lab.zgame.spiel.ismcts"  # by name: it may lack what it needs, and so may we


class Ismcts(Chance):
    """Where open_spiel isn't installed, it can't play."""

    def __init__(self, millis: float) -> None:
        """CPU time for a ply."""
        self.millis = millis

    def think(self, memory: None, view: View, luck: Luck, cue: Cue) -> Thought | None:
        thought = super().think(memory, view, luck, cue)
        if not thought or view.phase != "play":
            return thought
        player = import_module(PLAYER).player
        return Thought(FLOOR, player(view, luck, self.millis / 1_000))
