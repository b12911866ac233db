"""The laws of secrets and of updates, tried on a game that keeps it and on others that leak."""

import pytest

from sabot.registry import GAMES
from sabot.sim.play import recorded
from sabot.sim.simulate import seed_of
from tests.conformance.leaks import check_secrets
from tests.conformance.toys import secrets
from tests.conformance.updates import check_updates


@pytest.fixture
def played(monkeypatch):
    """A game of this toy, as if it stood on the shelf."""

    def play(game):
        monkeypatch.setitem(GAMES, game.id, secrets.box_of(game))
        return recorded(game.id, 3, seed_of("toy", 0))

    return play


def test_cards_that_are_exchanged_unseen_and_then_shown_keep_the_law(played):
    check_secrets(*played(secrets.Secrets()), secrets.twins, secrets.REVEALS)


@pytest.mark.parametrize("kind", secrets.REVEALS)
def test_an_act_that_reveals_a_secret_must_be_listed(played, kind):
    others = [other for other in secrets.REVEALS if other is not kind]
    with pytest.raises(AssertionError, match=rf"{kind.__name__}\("):
        check_secrets(*played(secrets.Secrets()), secrets.twins, others)


@pytest.mark.parametrize(
    ("toy", "why"),
    [
        (secrets.EventTells, r"told by .*Exchanged"),
        (secrets.DeadlineTells, r"told by \['deadline'\]"),
        (secrets.HotTells, r"told by \['hot'\]"),
        (secrets.RefusalTells, "refused by what its player can't know"),
        (secrets.NextWindowTells, r"Exchange.*told by \['deadline', 'view'\]"),
    ],
)
def test_a_secret_that_is_told_other_than_by_a_view_breaks_it(played, toy, why):
    with pytest.raises(AssertionError, match=why):
        check_secrets(*played(toy()), secrets.twins, secrets.REVEALS)


def test_an_exchange_that_nobody_sees_makes_no_update(played):
    check_updates(*played(secrets.Secrets()))


def test_a_deadline_that_moves_for_what_nobody_sees_breaks_it(played):
    with pytest.raises(AssertionError, match="the deadline or `hot` tells"):
        check_updates(*played(secrets.ClockCounts()))
