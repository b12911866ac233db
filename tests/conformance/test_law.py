"""The law of the object, tried on toy games that keep or break it."""

import pytest

from sabot.core.game import Late
from sabot.core.table import Table
from sabot.registry import GAMES
from sabot.sim.play import recorded
from sabot.sim.simulate import seed_of
from tests.conformance.law import check_landings
from tests.conformance.toys.pairs import BarePairs, Pairs, RiskyPairs, Tried, UnguardedPairs, box_of


@pytest.fixture
def played(monkeypatch):
    """A game of this toy, as if it stood on the shelf."""

    def play(game, number=0):
        monkeypatch.setitem(GAMES, game.id, box_of(game))
        return recorded(game.id, 3, seed_of("toy", number))

    return play


def test_a_claim_that_names_its_cards_keeps_the_law(played):
    check_landings(*played(Pairs()))


@pytest.mark.parametrize("number", range(5))
@pytest.mark.parametrize("toy", [BarePairs, UnguardedPairs])
def test_a_claim_that_lands_on_what_came_after_breaks_it(played, toy, number):
    with pytest.raises(AssertionError, match="Let the act name its object"):
        check_landings(*played(toy(), number))


def test_a_risk_that_the_rules_declare_keeps_it(played):
    check_landings(*played(RiskyPairs()))


def test_an_act_that_names_a_gone_card_is_late_and_one_that_does_not_is_punished(played):
    """These bots see a pair whenever they claim one."""
    named, bare = (list(told(*played(game))) for game in (Pairs(), BarePairs()))
    assert any(isinstance(event, Late) for event in named) and not any(map(is_wrong, named))
    assert not any(isinstance(event, Late) for event in bare) and any(map(is_wrong, bare))


def told(table, log):
    again = Table(table.game, table.head)
    for entry in log:
        again.write(entry)
        yield from again.last.events


def is_wrong(event):
    return isinstance(event, Tried) and not event.right
