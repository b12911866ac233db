"""What must hold of every game on the shelf. New games are picked up by id.

Most of it is tried with the least and with the greatest number of seats.
"""

from functools import cache
from importlib import import_module
from typing import get_type_hints

import msgspec
import pytest

from sabot.core.game import GENTLE, Illegal, Late, structs_of
from sabot.core.log import Act, Entry
from sabot.core.luck import Luck
from sabot.core.mind import Mind, recall
from sabot.core.table import Table
from sabot.registry import GAMES
from sabot.sim.play import play, recorded
from sabot.sim.simulate import seed_of
from tests.conformance.law import check_landings
from tests.conformance.leaks import check_secrets
from tests.conformance.lending import check_lending
from tests.conformance.updates import check_updates

SITTINGS = [
    (id, seats)
    for id, box in GAMES.items()
    for seats in sorted({min(box.game.seats), max(box.game.seats)})
]
each_game = pytest.mark.parametrize("id", GAMES)
least_and_most = pytest.mark.parametrize(("id", "seats"), SITTINGS)
encode = msgspec.json.Encoder(order="deterministic").encode


@cache
def played(id, seats, turn=0):
    """One of the twenty games below: of each size in its turn."""
    return play_again(id, seats, turn)


def play_again(id, seats, turn):
    sizes = sorted(GAMES[id].game.seats)
    number = sizes.index(seats) + turn * len(sizes)
    return recorded(id, seats, seed_of("conformance", number))


@cache
def states(id, seats):
    """Every revision of a game, from the deal on."""
    table, log = played(id, seats)
    again = Table(table.game, table.head)
    revisions = [again.last]
    for entry in log:
        again.write(entry)
        revisions.append(again.last)
    return revisions


@pytest.mark.slow
@each_game
def test_twenty_games_are_finished_and_everyone_has_a_place(id):
    sizes = sorted(GAMES[id].game.seats)
    for number in range(20):
        turn, size = divmod(number, len(sizes))
        seats = sizes[size]
        table, _ = played(id, seats, turn)
        places = table.game.result(table.state).places
        assert sorted(seat for place in places for seat in place) == list(range(seats))
        teams = table.game.teams(seats)
        assert sorted(sum(teams, ())) == list(range(seats))
        assert all(len({place_of(seat, places) for seat in team}) == 1 for team in teams)


def place_of(seat, places):
    return next(rank for rank, place in enumerate(places) if seat in place)


@least_and_most
def test_the_same_seed_gives_the_same_game(id, seats):
    again = play_again(id, seats, 0)[1]
    assert again == played(id, seats)[1] != played(id, seats, 1)[1]


@least_and_most
def test_a_log_that_went_through_the_disk_replays_to_the_same_bytes(id, seats):
    table, log = played(id, seats)
    read = [msgspec.json.decode(encode(entry), type=Entry) for entry in log]
    again = Table(table.game, table.head, read)
    assert again.state == table.state
    for seat in (None, *range(table.head.seats)):
        assert encode(again.game.view(again.state, seat)) == encode(
            table.game.view(table.state, seat)
        )


@least_and_most
def test_views_events_and_acts_survive_the_wire(id, seats):
    game = GAMES[id].game
    view = get_type_hints(game.view)["return"]
    for kept in states(id, seats):
        for seat in (None, 0):
            seen = game.view(kept.state, seat)
            assert msgspec.json.decode(encode(seen), type=view) == seen
        for event in kept.events:
            assert msgspec.json.decode(encode(event), type=game.event | Late) == event
    for entry in played(id, seats)[1]:
        if isinstance(entry, Act):
            assert msgspec.json.decode(encode(entry.action), type=game.action) == entry.action


@least_and_most
def test_every_choice_is_accepted_or_punished_but_never_illegal(id, seats):
    game = GAMES[id].game
    for kept in states(id, seats):
        for seat in range(seats):
            choices = game.choices(kept.state, seat)
            assert len(choices) <= 700
            for action in choices:
                game.play(kept.state, seat, action, kept.at, Luck(b""))


@least_and_most
def test_an_act_that_is_not_a_choice_is_refused_with_a_code_and_a_clause_or_harmless(id, seats):
    """Every act that was ever played, tried in every state."""
    game = GAMES[id].game
    acts = {encode(e.action): e.action for e in played(id, seats)[1] if isinstance(e, Act)}
    for kept in states(id, seats)[:: max(1, len(played(id, seats)[1]) // 50)]:
        for action in acts.values():
            try:
                game.play(kept.state, 0, action, kept.at, Luck(b""))
            except Illegal as why:
                assert why.code and why.clause
            assert game.rivals(kept.state, 0, action) <= frozenset(range(seats))


@least_and_most
def test_after_the_end_there_is_nothing_to_choose_and_every_act_is_refused(id, seats):
    table, log = played(id, seats)
    for entry in (entry for entry in log if isinstance(entry, Act)):
        assert not table.game.choices(table.state, entry.seat)
        with pytest.raises(Illegal, match="over") as refused:
            table.game.play(table.state, entry.seat, entry.action, table.at, Luck(b""))
        assert refused.value.clause


@least_and_most
def test_nobody_s_act_lands_on_another_object_than_they_saw(id, seats):
    check_landings(*played(id, seats))


@each_game
def test_a_risk_is_an_act_of_the_game_with_the_clause_that_makes_it_one(id):
    game = GAMES[id].game
    assert set(game.risky) <= set(structs_of(game.action)) and all(game.risky.values())


@least_and_most
def test_the_table_always_wakes_until_the_result(id, seats):
    game = GAMES[id].game
    for kept in states(id, seats):
        wake = game.wake(kept.state)
        assert (wake is None) == (game.result(kept.state) is not None)
        assert wake is None or wake.at >= kept.at


@least_and_most
def test_a_pause_takes_nothing_away_from_any_seat_or_window(id, seats):
    check_lending(*played(id, seats))


@least_and_most
def test_a_secret_changes_nothing_that_a_reader_without_it_is_sent(id, seats):
    """No leak. Each game says in its tests how a state may differ for all that a seat can know."""
    secrets = import_module(f"tests.games.{id}.twins")
    check_secrets(*played(id, seats), secrets.twins, getattr(secrets, "REVEALS", ()))


@each_game
def test_everything_that_reveals_is_an_event_or_act_of_the_game_with_its_clause(id):
    game = GAMES[id].game
    reveals = getattr(import_module(f"tests.games.{id}.twins"), "REVEALS", {})
    assert set(reveals) <= {*structs_of(game.action), *structs_of(game.event)}
    assert all(reveals.values())


@least_and_most
def test_a_revision_that_shows_a_reader_nothing_makes_no_update(id, seats):
    check_updates(*played(id, seats))


@least_and_most
def test_a_bot_can_be_rebuilt_from_the_log(id, seats):
    table, log = played(id, seats)
    game, bots = GAMES[id].game, GAMES[id].bots
    for bot in bots.values():
        mind, seen = Mind(bot, 0, table.head.seed), []
        for kept in states(id, seats):
            mind.watch(game.view(kept.state, 0), kept.events)
            seen.append(mind._memory)
        for length in (0, len(log) // 2, len(log)):
            assert recall(game, table.head, log[:length], bot, 0)._memory == seen[length]


@each_game
def test_options_at_their_defaults_are_valid_and_bounded(id):
    options = GAMES[id].game.options
    assert msgspec.convert({}, options) == options()
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"no such option": 1}, options)


@each_game
def test_there_is_a_normal_bot(id):
    assert "normal" in GAMES[id].levels


@each_game
def test_a_first_game_has_gentle_bots_that_are_not_to_be_chosen(id):
    box = GAMES[id]
    assert box.first and box.first.level == GENTLE
    assert next(iter(box.bots)) == GENTLE not in box.levels


@each_game
def test_a_first_game_can_be_dealt_and_played_to_its_end(id):
    first, game = GAMES[id].first, GAMES[id].game
    seats = first.seats or (4 if 4 in game.seats else max(game.seats))
    assert seats in game.seats
    assert play(id, seats, bytes(32), [first.level], options=first.options).over
