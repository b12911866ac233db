"""`python -m tests.games.zigzag_signs.walks.stacked serve …`: a server whose deck is stacked.

In every round the cards named in the environment variable `STACK` are dealt first, in that order:
four to each seat, then from the pile. Bots only say that they are ready, so a walk can rely on it.
"""

import os
import sys

from msgspec.structs import replace

from sabot.__main__ import main
from sabot.core.game import Bot, Step, Thought
from sabot.games.zigzag_signs.acts import Ready
from sabot.games.zigzag_signs.events import RoundBegan
from sabot.games.zigzag_signs.rules import ZigzagSigns
from sabot.games.zigzag_signs.state import State
from sabot.registry import GAMES

STACK = tuple(os.environ.get("STACK", "").split())


class Stacked(ZigzagSigns):
    def play(self, state, seat, action, at, luck):
        return stacked(super().play(state, seat, action, at, luck))

    def tick(self, state, at, luck):
        return stacked(super().tick(state, at, luck))


class Still(Bot):
    def think(self, memory, view, luck, cue):
        waits = view.phase == "signs" and not view.seats[cue.seat].ready
        return Thought(300, Ready()) if waits else None


def stacked(step: Step) -> Step:
    began = any(isinstance(event, RoundBegan) for event in step.events)
    return Step(dealt(step.state), step.events) if began else step


def dealt(state: State) -> State:
    """The same cards in another order."""
    cards = [card for player in state.players for card in player.cards] + list(state.pile)
    for card in STACK:
        cards.remove(card)
    cards[:0] = STACK
    players = (replace(player, cards=take(cards, len(player.cards))) for player in state.players)
    return replace(state, players=tuple(players), pile=tuple(cards))


def take(cards: list[str], count: int) -> tuple[str, ...]:
    taken = tuple(cards[:count])
    del cards[:count]
    return taken


def stack() -> None:
    """In this process alone: pytest imports every module, in search of doctests."""
    box = GAMES["zigzag_signs"]
    GAMES["zigzag_signs"] = box._replace(game=Stacked(), bots=dict.fromkeys(box.bots, Still()))


if __name__ == "__main__":
    stack()
    sys.exit(main())
