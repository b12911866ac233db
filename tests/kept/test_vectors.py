"""Files that were written once: every later version reads them."""

from io import BytesIO

import pytest

from sabot.kept.reading import read
from sabot.kept.verify import verify
from sabot.registry import GAMES
from tests.kept.short import short


@pytest.mark.parametrize("id", GAMES)
def test_a_stored_game_holds_wholly_while_its_rules_are_here(id):
    kept, game = read(BytesIO(short(id))), GAMES[id].game
    report = verify(kept, game)
    assert report.holds and report.whole == (kept.title.version == game.version)
    assert report.entries > 20 and (report.contested >= 20 or game.seats == {2})


def test_one_of_the_first_format_is_among_them():
    assert read(BytesIO(short("zinga"))).title.sabot == 1
