"""What must hold of every game on the shelf. New games are picked up by id."""

from functools import cache
from importlib import import_module
from typing import get_type_hints

import msgspec
import pytest

from sabot.core.game import Illegal, Late
from sabot.core.log import Act, Entry
from sabot.core.luck import Luck
from sabot.core.mind import Mind, recall
from sabot.core.table import Table
from sabot.registry import GAMES
from sabot.sim.play import recorded
from sabot.sim.simulate import seed_of

pytestmark = pytest.mark.parametrize("id", GAMES)
encode = msgspec.json.Encoder(order="deterministic").encode


@cache
def played(id, seats=None, number=0):
    return recorded(id, seats or min(GAMES[id].game.seats), seed_of("conformance", number))


def states(id, seats=None):
    """Every state of a game, from the deal on."""
    table, log = played(id, seats)
    again = Table(table.game, table.head)
    yield again.last
    for entry in log:
        again.write(entry)
        yield again.last


def test_twenty_games_are_finished_and_everyone_has_a_place(id):
    sizes = sorted(GAMES[id].game.seats)
    for number in range(20):
        seats = sizes[number % len(sizes)]
        table, _ = played(id, seats, number)
        places = table.game.result(table.state).places
        assert sorted(seat for place in places for seat in place) == list(range(seats))
        assert sorted(sum(table.game.teams(seats), ())) == list(range(seats))


def test_the_same_seed_gives_the_same_game(id):
    seats = min(GAMES[id].game.seats)
    again = recorded(id, seats, seed_of("conformance", 0))[1]
    assert again == played(id)[1] != played(id, seats, 1)[1]


def test_a_log_that_went_through_the_disk_replays_to_the_same_bytes(id):
    table, log = played(id)
    read = [msgspec.json.decode(encode(entry), type=Entry) for entry in log]
    again = Table(table.game, table.head, read)
    assert again.state == table.state
    for seat in (None, *range(table.head.seats)):
        assert encode(again.game.view(again.state, seat)) == encode(
            table.game.view(table.state, seat)
        )


def test_views_events_and_acts_survive_the_wire(id):
    game = GAMES[id].game
    view = get_type_hints(game.view)["return"]
    for kept in states(id):
        for seat in (None, 0):
            seen = game.view(kept.state, seat)
            assert msgspec.json.decode(encode(seen), type=view) == seen
        for event in kept.events:
            assert msgspec.json.decode(encode(event), type=game.event | Late) == event
    for entry in played(id)[1]:
        if isinstance(entry, Act):
            assert msgspec.json.decode(encode(entry.action), type=game.action) == entry.action


def test_every_choice_is_accepted_or_punished_but_never_illegal(id):
    for kept in states(id, 3 if 3 in GAMES[id].game.seats else None):
        game = GAMES[id].game
        for seat in range(2):
            choices = game.choices(kept.state, seat)
            assert len(choices) <= 700
            for action in choices:
                game.play(kept.state, seat, action, kept.at, Luck(b""))


def test_what_is_not_a_choice_is_refused_with_a_code_and_a_clause_or_harmless(id):
    """Every act that was ever played, tried in every state."""
    game = GAMES[id].game
    acts = {encode(e.action): e.action for e in played(id)[1] if isinstance(e, Act)}
    for kept in list(states(id))[:: max(1, len(played(id)[1]) // 50)]:
        for action in acts.values():
            try:
                game.play(kept.state, 0, action, kept.at, Luck(b""))
            except Illegal as why:
                assert why.code and why.clause
            assert game.rivals(kept.state, 0, action) <= frozenset(range(8))


def test_the_table_always_wakes_until_the_result(id):
    game = GAMES[id].game
    for kept in states(id):
        wake = game.wake(kept.state)
        assert (wake is None) == (game.result(kept.state) is not None)
        assert wake is None or wake.at >= kept.at


def test_what_a_seat_cannot_know_changes_nothing_it_is_shown(id):
    """No leak. Each game says in its tests how a state may differ for all that a seat can know."""
    game, twins = GAMES[id].game, import_module(f"tests.games.{id}.twins").twins
    compared = 0
    for kept in states(id):
        for seat in (None, 0, 1):
            for twin in twins(kept.state, seat):
                compared += 1
                assert encode(game.view(twin, seat)) == encode(game.view(kept.state, seat))
                if seat is not None:
                    assert game.choices(twin, seat) == game.choices(kept.state, seat)
    assert compared


def test_a_bot_can_be_rebuilt_from_the_log(id):
    table, log = played(id)
    game, bots = GAMES[id].game, GAMES[id].bots
    for bot in bots.values():
        mind, seen = Mind(bot, 0, table.head.seed), []
        for kept in states(id):
            mind.watch(game.view(kept.state, 0), kept.events)
            seen.append(mind._memory)
        for length in (0, len(log) // 2, len(log)):
            assert recall(game, table.head, log[:length], bot, 0)._memory == seen[length]


def test_options_at_their_defaults_are_valid_and_bounded(id):
    options = GAMES[id].game.options
    assert msgspec.convert({}, options) == options()
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"no such option": 1}, options)


def test_there_is_a_normal_bot(id):
    assert "normal" in GAMES[id].bots
