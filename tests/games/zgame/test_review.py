"""A game that is over, looked at again from its text (ZZ-31, ZZ-32)."""

from pathlib import Path

import pytest
from msgspec.json import decode, encode
from msgspec.structs import replace

from sabot.core.game import Illegal
from sabot.games.zgame.acts import Resign
from sabot.games.zgame.review import review
from sabot.games.zgame.score import write
from tests.games.zgame.recordings import recorded_games
from tests.games.zgame.scene import BLACK, WHITE, game, play, playing, turns

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.txt"))


def seen_by_all(state):
    """As a text tells it: White first, and nothing of the clocks."""
    view = game.view(replace(state, white=WHITE), None)
    players = tuple(replace(player, left=None, ready=True) for player in view.players)
    return replace(view, players=players)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_zz_32_the_page_reads_back_the_text_it_gives_of_a_golden_game(file):
    told = file.read_text().split("\n{", 1)[1]
    ended = decode("{" + told)
    again = decode(encode(review(ended["record"])))
    same = ("size", "pieces", "taken", "last", "score", "quiet", "ending", "record")
    assert ended["record"] and {name: again[name] for name in same} == {
        name: ended[name] for name in same
    }


def test_zz_31_a_game_read_again_shows_what_its_table_showed_at_the_end():
    for table, _ in recorded_games(8):
        state = table.state
        winner = None if state.winner is None else int(state.winner != state.white)
        shown = seen_by_all(replace(state, winner=winner))
        again = review(write(state))
        assert replace(again, opened=shown.opened) == replace(shown, record=write(state))


def test_zz_31_before_the_end_no_seat_has_the_text():
    state = turns(playing(), "c2-c3 d6-d5")
    assert [game.view(state, seat).record for seat in (None, WHITE, BLACK)] == [None] * 3
    over = play(state, WHITE, Resign()).state
    assert {game.view(over, seat).record for seat in (None, WHITE, BLACK)} == {write(over)}


def test_zz_32_a_text_that_cannot_be_read_shows_nothing():
    with pytest.raises(Illegal) as refused:
        review("Z-Game, size 5x7, clock 5+3, set-up 60 s")
    assert (refused.value.code, refused.value.params["line"]) == ("unreadable-arrangement", 2)
