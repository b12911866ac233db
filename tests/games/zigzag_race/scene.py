"""Sets up a moment of a game of Zig-Zag in a few words.

Two cards of our own lie beside the deck, so that a test can see where a card leads. On `PLAIN` the
left lane is sand, the middle one meadow, the right one water; between them lie cobblestone (left)
and clay (right). `ALIKE` is meadow all over.
"""

import pytest
from msgspec.structs import replace

from sabot.core.game import Illegal
from sabot.core.luck import Luck
from sabot.games.zigzag_race import course
from sabot.games.zigzag_race.acts import Options, Stop, Turn
from sabot.games.zigzag_race.deck import DECK
from sabot.games.zigzag_race.rules import ZigzagRace
from sabot.games.zigzag_race.state import Player, State
from sabot.games.zigzag_race.terrain import BY_LETTER, CARDS

game = ZigzagRace()
PLAIN, ALIKE = 2 * len(DECK), 2 * len(DECK) + 2
TOYS = ("smwoc" * 3 + "smw", "m" * 18)
GROUNDS = tuple(tuple(BY_LETTER[c] for c in way) for toy in TOYS for way in (toy, toy[::-1]))
BEGUN = 100_000
SORTED = tuple(terrain for terrain, cards in CARDS.items() for _ in range(cards))
BEIGE, WATER, MEADOW, SAND = 2, 14, 28, 38  # a place of each
SPARE = Options(count_time=1_000, pause_time=500, step_time=100)


def with_toys(monkeypatch):
    monkeypatch.setattr(course, "GROUNDS", (*course.GROUNDS, *GROUNDS))


def collecting(seats=4, cards=2, options=None, **changes):
    """The phase began at 100 s; places are in the order of the terrains; all courses are plain."""
    player = Player(course=(PLAIN,) * cards, goal="sand")
    return State(
        options or Options(),
        (player,) * seats,
        **{"phase": "collect", "opened": BEGUN, "began": BEGUN, "now": BEGUN, "acted_at": BEGUN}
        | {"field": SORTED, "youngest": 0, "supply": (0, 2, 4)}
        | changes,
    )


def player(state, seat, **changes):
    fresh = replace(state.players[seat], **changes)
    return replace(state, players=(*state.players[:seat], fresh, *state.players[seat + 1 :]))


def everyone(state, **changes):
    return replace(state, players=tuple(replace(p, **changes) for p in state.players))


def play(state, seat, action, after=1_000):
    return game.play(state, seat, action, state.now + after, Luck(b"luck", state.now))


def wait(state):
    """Nobody does anything until the table moves by itself."""
    return game.tick(state, game.wake(state).at, Luck(b"luck", state.now))


def wait_for(state, phase):
    while state.phase != phase:
        state = wait(state).state
    return state


def turned(state, seat, place, after=1_000):
    """This seat holds that card, and its face is shown."""
    return wait(play(state, seat, Turn(place), after).state).state


def lying(state, marks):
    """As in {3: "s", 5: "-"}: these marks at these places."""
    field = list(state.marks)
    for place, mark in marks.items():
        field[place] = mark
    return replace(state, marks="".join(field))


def stacked(state, seat, letters):
    return player(state, seat, stack=tuple(BY_LETTER[letter] for letter in letters))


def running(stacks, seats=4, caller=None, why="idle", options=None, **changes):
    """Stacks by seat, as in {0: "ssm"}; the first run has begun."""
    state = collecting(seats, options=options, **changes)
    for seat, letters in stacks.items():
        state = stacked(state, seat, letters)
    order = tuple((s + (caller or 0)) % seats for s in range(seats))
    state = replace(state, phase="stopped", caller=caller, why=why, order=order, closes=BEGUN)
    return wait(state)


def run_out(state):
    """Until the run of this seat has ended."""
    while not state.run.ended:
        state = wait(state).state
    return state


def refusal(state, seat, action, after=1_000):
    with pytest.raises(Illegal) as refused:
        play(state, seat, action, after)
    return refused.value.code, refused.value.clause


def said(events, kind):
    return [event for event in events if isinstance(event, kind)]


def stop(state, seat, reason="goal"):
    return play(state, seat, Stop(reason))
