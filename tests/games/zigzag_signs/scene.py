"""Sets up a moment of a game of Zigzag in a few words. Hands are written as "wbs wbc joker z"."""

import pytest
from msgspec.structs import replace

from sabot.core.game import Illegal
from sabot.core.luck import Luck
from sabot.games.zigzag_signs.acts import MakeCall, Options, PickUp, Throw
from sabot.games.zigzag_signs.rules import ZigzagSigns
from sabot.games.zigzag_signs.state import Player, Side, State

game = ZigzagSigns()
BEGUN = 100_000
NOTHING = "wbs eyc agk fpn"  # no value in common, and every pair is a proof
ZIG = "wbs wyc wgk wpn"  # water
ZAG = "wbs wbc wbk wbn"  # water and blue
PILE = tuple(["ebs", "eyk", "abc", "ayn", "fgs", "fyc", "egn", "apk"]) * 4


def cards(words):
    return tuple(words.split())


def playing(hands=None, seats=4, downs=None, mat="", options=None, **changes):
    """A hand began at 100 s. All hold nothing of use, and no card lies face down."""
    hands, downs = hands or {}, downs or {}
    players = (
        Player(cards=cards(hands.get(seat, NOTHING)), down=downs.get(seat)) for seat in range(seats)
    )
    lying = cards(mat)
    return State(
        options or Options(),
        tuple(players),
        (Side(("wink", "yawn")), Side(("hide", "shush")), Side(("sip", "hat")))[: seats // 2],
        **{"phase": "hand", "hand": 1, "opened": BEGUN, "now": BEGUN, "acted_at": BEGUN}
        | {"pile": PILE, "mat": (*lying, *(None,) * (3 * seats - len(lying)))}
        | changes,
    )


def dealt(seats=4, **options):
    """Signs are being chosen."""
    return game.deal(seats, Options(**options), Luck(b"deal"))


def pausing(hands=None, **rest):
    """Between the first and the second hand; the next one comes at 101 s."""
    return replace(playing(hands, **rest), phase="pause", closes=BEGUN + 1_000)


def player(state, seat, **changes):
    fresh = replace(state.players[seat], **changes)
    return replace(state, players=(*state.players[:seat], fresh, *state.players[seat + 1 :]))


def side(state, team, **changes):
    fresh = replace(state.sides[team], **changes)
    return replace(state, sides=(*state.sides[:team], fresh, *state.sides[team + 1 :]))


def play(state, seat, action, after=1_000):
    return game.play(state, seat, action, state.now + after, Luck(b"luck", state.now))


def after(state, *acts):
    """The state after these (seat, action), one second apart."""
    for seat, action in acts:
        state = play(state, seat, action).state
    return state


def wait(state):
    """Nobody does anything until the table moves by itself."""
    return game.tick(state, game.wake(state).at, Luck(b"luck", state.now))


def wait_for(state, phase):
    while state.phase != phase or state.freeze:
        state = wait(state).state
    return state


def thawed(state):
    """What is left of a freeze has passed."""
    while state.freeze:
        state = wait(state).state
    return state


def refusal(state, seat, action, after=1_000):
    with pytest.raises(Illegal) as refused:
        play(state, seat, action, after)
    return refused.value.code, refused.value.clause


def said(events, kind):
    return [event for event in events if isinstance(event, kind)]


def call(state, seat, name):
    return play(state, seat, MakeCall(name))


def picked_up(state, seat, card):
    """Thrown this one, and picked up the face-down card."""
    return after(state, (seat, Throw(card)), (seat, PickUp()))


def hand_of(state, seat):
    return state.players[seat].cards


def mine(state, seat):
    return game.view(state, seat).mine
