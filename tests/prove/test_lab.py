"""Every game in PettingZoo, and all its arrays in search of secrets."""

from importlib import import_module

import pytest

from sabot.lab.arrays import Encoding
from sabot.registry import GAMES
from tests.lab.games import SITTINGS, recorded_game
from tests.lab.secrets import check_arrays, check_calls
from tests.lab.zoo import check_zoo

CYCLES = 2_000
ALL = 10_000  # states: more than any game has


@pytest.mark.parametrize("id", GAMES)
def test_pettingzoo_accepts_it(id):
    check_zoo(id, CYCLES)


@pytest.mark.parametrize("id", GAMES)
def test_pettingzoo_accepts_it_with_bots_and_with_the_most_seats(id):
    check_zoo(id, CYCLES // 4, seats=max(GAMES[id].game.seats), agents=1)


@pytest.mark.parametrize(("id", "seats"), SITTINGS)
def test_no_secret_is_in_any_array(id, seats):
    assert check_arrays(id, seats, Encoding(id, seats, {}), ALL) > 100


@pytest.mark.parametrize(("id", "seats"), SITTINGS)
def test_no_secret_calls_an_agent_anywhere(id, seats):
    secrets = import_module(f"tests.games.{id}.twins")
    assert check_calls(*recorded_game(id, seats), secrets, ALL) > 100
