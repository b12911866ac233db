"""States that look alike to a seat: face-down cards, who is due, what was false.

Principles 1 and 2 (docs/rules.md).
"""

from msgspec.structs import replace

from sabot.games.zack.acts import Challenged, Skipped, Thrown
from sabot.games.zack.proof import Due

REVEALS = {Thrown: "ZK-20", Challenged: "ZK-49", Skipped: "ZK-81"}


def twins(state, seat):
    """What the others alone may know is theirs; nobody knows what lies face down."""
    yield replace(state, players=tuple(turned(player) for player in state.players))
    yield replace(state, aside=("back", "again"), flipped=not state.flipped)
    yield replace(state, shoe=tuple(otherwise(laid) for laid in state.shoe))
    if state.due and state.shoe:  # on an empty one all were told who starts
        yield replace(state, due=(Due((state.due[0].seat + 1) % len(state.players), 0, None),))
    if state.colour_card:
        card = state.colour_card
        yield replace(state, colour_card=replace(card, right=not card.right, due=(), left=1))
    for other, player in enumerate(state.players):
        if other != seat:
            secret = replace(player, throw_from=99, barred=((0, 99),))
            yield with_player(state, other, secret)


def turned(player):
    return replace(player, pile=("left",) * len(player.pile))


def otherwise(laid):
    return replace(laid, in_turn=not laid.in_turn, due=(), at=0)


def with_player(state, seat, player):
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))
