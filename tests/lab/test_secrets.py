"""No array, and no moment at which an agent is called, tells what its seat can't know."""

from importlib import import_module

import pytest
from msgspec.structs import replace

from sabot.games.zgame.acts import Ready, Resign, Shuffle, Swap
from sabot.games.zgame.pieces import SET
from sabot.games.zgame.rules import ZGame
from sabot.lab.agent_seat import Delays
from sabot.lab.agents import ActAt, Wait, play
from sabot.lab.arrays import Encoding
from sabot.lab.timed import Timed
from sabot.registry import GAMES
from sabot.sim.play import recorded
from sabot.sim.simulate import seed_of
from tests.conformance.toys import secrets as toys
from tests.lab.games import SITTINGS, recorded_game
from tests.lab.secrets import check_arrays, check_calls

FEW = 20  # states of a game; `make prove` looks at all


@pytest.mark.parametrize(("id", "seats"), SITTINGS)
def test_no_secret_is_in_the_arrays(id, seats):
    assert check_arrays(id, seats, Encoding(id, seats, {}), FEW) > FEW


@pytest.mark.parametrize(("id", "seats"), SITTINGS)
def test_no_secret_calls_an_agent(id, seats):
    secrets = import_module(f"tests.games.{id}.twins")
    assert check_calls(*recorded_game(id, seats), secrets, FEW) > FEW


@pytest.mark.parametrize("kind", [toys.DeadlineTells, toys.EventTells, toys.RefusalTells])
def test_a_call_that_told_a_secret_would_be_found(monkeypatch, kind):
    monkeypatch.setitem(GAMES, kind.id, toys.box_of(kind()))
    with pytest.raises(AssertionError, match="tells"):
        check_calls(*recorded(kind.id, 3, seed_of("toy", 0)), toys, FEW)


def hidden_symbol(state, seat):
    """Of the other side's last hidden piece, as a number."""
    side = "black" if (seat == state.white) else "white"
    hidden = [p for p in state.position.board if p and p.hidden and p.side == side]
    return SET.index(hidden[-1].symbol) if hidden else 0


def test_a_view_that_told_a_secret_would_be_found(monkeypatch):
    honest = ZGame.view
    monkeypatch.setattr(
        ZGame,
        "view",
        lambda self, state, seat: replace(
            honest(self, state, seat), quiet=hidden_symbol(state, seat)
        ),
    )
    with pytest.raises(AssertionError, match="told by its observation"):
        check_arrays("zgame", 2, Encoding("zgame", 2, {}), FEW)


@pytest.mark.parametrize(
    ("tell", "by"),
    [
        (lambda choices, secret: choices[secret:], "its mask"),
        (lambda choices, secret: sorted(choices, key=repr, reverse=secret % 2), "its choices"),
    ],
)
def test_choices_that_told_a_secret_would_be_found(monkeypatch, tell, by):
    honest = ZGame.choices
    monkeypatch.setattr(
        ZGame,
        "choices",
        lambda self, state, seat: tell(honest(self, state, seat), hidden_symbol(state, seat)),
    )
    with pytest.raises(AssertionError, match=f"told by {by}"):
        check_arrays("zgame", 2, Encoding("zgame", 2, {}), FEW)


class Script:
    """Does these things at their times, and notes what it was called with."""

    def __init__(self, *acts):
        self.acts, self.seen = list(acts), []

    def answer(self, seen):
        self.seen.append(seen)
        while self.acts and self.acts[0][0] <= seen.at:
            self.acts.pop(0)
        return ActAt(self.acts[0][1], self.acts[0][0]) if self.acts else Wait()


def streams(*hidden):
    """What seat 0 is called with while seat 1 arranges its pieces in secret, and then gives up."""
    rival = Script(*hidden, (9_000, Ready()), (12_000, Resign()))
    mine = Script((5_000, Ready()))
    table = Timed("zgame", 2, bytes(32), {0: Delays(), 1: Delays()})
    play(table, {0: mine, 1: rival})
    return mine.seen, len(table.log)


def test_zz_30_nobody_notices_when_or_how_often_the_other_side_arranges_its_pieces():
    quiet, entries = streams()
    squares = [piece.square for piece in quiet[0].view.pieces if piece.side == "black"]
    busy, more = streams(
        (1_000, Swap(squares[0], squares[1])), (2_000, Shuffle()), (7_000, Shuffle())
    )
    assert more == entries + 3
    before_the_end = [seen for seen in quiet if seen.view.phase != "over"]
    assert before_the_end == busy[: len(before_the_end)] and len(before_the_end) >= 3
