"""Sets up a moment of a game of ZACK! in a few words. Seat 0 is red, 1 orange, and so on."""

import pytest
from msgspec.structs import replace

from sabot.core.game import Illegal, Step
from sabot.core.history import Revision
from sabot.core.log import Act, Head, Tick
from sabot.core.luck import Luck
from sabot.core.table import Table
from sabot.games.zack.acts import Challenge, Options, Throw, ThrowColour
from sabot.games.zack.cards import COLOURS
from sabot.games.zack.proof import Due
from sabot.games.zack.rules import Zack
from sabot.games.zack.state import Player, State

game, luck = Zack(), Luck(b"unused")
BEGUN = 10_000
APART = 1_000
SLOW, FALSE = "slow", "out_of_turn"
STOPS = Options(stops=True)


def started(seats=4, options=None, **changes):
    """Seat 0 starts at 10 s; everyone has five Left cards."""
    return State(
        options or Options(),
        (Player(("left",) * 5, ready=True),) * seats,
        COLOURS[:seats],
        dealer=seats - 1,
        **{"phase": "play", "opened": BEGUN, "closes": BEGUN + 6_000, "now": BEGUN}
        | {"due": (Due(0, BEGUN, None),)}
        | changes,
    )


def player(state, seat, **changes):
    fresh = replace(state.players[seat], **changes)
    return replace(state, players=(*state.players[:seat], fresh, *state.players[seat + 1 :]))


def holding(state, seat, cards):
    return player(state, seat, pile=tuple(cards.split()))


def thrown(state, throws, apart=APART):
    """As in "0 left, 1 red": these seats throw these cards, one after the other."""
    for seat, card in each(throws):
        state, _ = play(on_top(state, seat, card), seat, Throw(), apart)
    return state


def each(throws):
    return [(int(seat), card) for seat, card in map(str.split, filter(None, throws.split(", ")))]


def on_top(state, seat, card):
    """This card instead of the one that lay there."""
    return player(state, seat, pile=(card, *state.players[seat].pile[1:]))


def shoe(throws, **changes):
    return thrown(started(**changes), throws)


def due(state):
    """The seats that could throw in turn; the one that the top card designates first."""
    return tuple(due.seat for due in state.due)


def play(state, seat, action, after=500):
    return game.play(state, seat, action, state.now + after, luck)


def challenge(state, seat, colour, reason, after=500):
    return play(state, seat, Challenge(colour, reason), after)


def unseen(before, state, seat, action, after=100):
    """At a table, of a player who has seen `before` and not what came since."""
    table = table_of(before, state)
    table.write(Act(state.now + after, seat, action, 1))
    return Step(table.state, table.last.events)


def table_of(*states):
    """It stood at each of these, one after the other."""
    table = Table(game, Head("zack", game.version, len(states[0].players), {}, b"scene"))
    for state in states:
        table._kept.append(Revision(state, (), game.wake(state), state.now, 0, state.now))
        table.log.append(Tick(state.now))
        table.revision += 1
    return table


def wait(state):
    """Nobody does anything until the table moves by itself."""
    return game.tick(state, game.wake(state).at, Luck(b"luck", state.now))


def judged(state, seat, colour, reason, after=1_500):
    """Challenge, and wait until play goes on."""
    return wait(challenge(state, seat, colour, reason, after).state)


def show(state, seat, after=500):
    """This seat throws its colour card."""
    return play(state, seat, ThrowColour(), after).state


def refusal(state, seat, action, after=500):
    with pytest.raises(Illegal) as refused:
        play(state, seat, action, after)
    return refused.value.code, refused.value.clause


def faces(state):
    return [laid.card for laid in state.shoe]


def cards(state, seat):
    return state.players[seat].pile
