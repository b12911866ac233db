"""A kept game: the same game gives the same bytes, and they read back as what was played."""

from io import BytesIO

import pytest
from msgspec.json import decode, encode

from sabot.core.table import Table
from sabot.core.told import places_of
from sabot.kept.reading import read
from sabot.kept.title import head_of
from sabot.kept.writing import record
from sabot.registry import GAMES
from tests.kept.games import kept_game, played


def plain(thing):
    return decode(encode(thing))


@pytest.mark.parametrize("id", GAMES)
def test_a_game_reads_back_as_it_was_played(id):
    title, log = played(id)
    kept = read(BytesIO(record(GAMES[id].game, title, log)))
    assert plain(kept.title) == plain(title)
    assert plain(kept.log) == plain(log)
    assert len(kept.film) == len(log) + 1
    table = Table(GAMES[id].game, head_of(kept.title), kept.log)
    assert title.places == places_of(table.game.result(table.state))


@pytest.mark.parametrize("id", GAMES)
def test_a_film_shows_each_seat_and_an_onlooker_their_own_view(id):
    title, log = played(id)
    kept = read(BytesIO(record(GAMES[id].game, title, log)))
    table, shown = Table(GAMES[id].game, head_of(title)), {}
    for n, line in enumerate(kept.film):
        if n:
            table.write(log[n - 1])
        frame = decode(line)
        for chair, told in enumerate(frame["views"]):
            shown[chair] = told if told != 0 else shown[chair]
            seat = chair if chair < title.seats else None
            view = table.game.view(table.state, seat)
            assert shown[chair] == plain(table.game.filmed(view))
        assert frame["events"] == plain(table.last.events)
        assert (frame["at"], frame["lent"]) == (table.at, table.last.lent)


def test_the_same_game_gives_the_same_bytes():
    assert kept_game("zinga") == kept_game("zinga") != kept_game("zinga", 1)
