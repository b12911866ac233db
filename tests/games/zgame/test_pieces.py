"""The pieces and the board of Z-Game (ZZ-1 to ZZ-3), and the options of a table."""

from collections import Counter

import pytest

from sabot.core.luck import Luck
from sabot.games.zgame import box
from sabot.games.zgame.acts import Options
from sabot.games.zgame.setup import first_deal
from sabot.server.http.api import option_cards
from tests.games.zgame.scene import arranging, game

SIZES = ("5x6", "5x7", "7x7")
HOMES = {
    "5x6": ("a1 b1 c1 d1 e1 b2 c2 d2", "a6 b6 c6 d6 e6 b5 c5 d5"),
    "5x7": ("a1 b1 c1 d1 e1 b2 c2 d2", "a7 b7 c7 d7 e7 b6 c6 d6"),
    "7x7": ("b1 c1 d1 e1 f1 c2 d2 e2", "b7 c7 d7 e7 f7 c6 d6 e6"),
}


@pytest.mark.parametrize("size", SIZES)
def test_zz_1_each_side_has_eight_pieces(size):
    for side in ("white", "black"):
        board = arranging(size=size).position.board
        symbols = Counter(piece.symbol for piece in board if piece and piece.side == side)
        assert symbols == {"z": 1, "zero": 2, "arrow": 1, "cross": 2, "plus": 2}


def test_zz_2_the_board_has_five_columns_and_seven_rows_unless_asked_otherwise():
    assert Options().size == "5x7"
    for size in SIZES:
        shape = arranging(size=size).position.shape
        assert f"{shape.width}x{shape.height}" == size
        assert shape.squares[0] == "a1" and len(shape.squares) == shape.width * shape.height


@pytest.mark.parametrize("size", SIZES)
def test_zz_3_five_pieces_on_the_base_line_and_three_in_front_of_it(size):
    view = game.view(arranging(size=size), None)
    for side, home in zip(("white", "black"), HOMES[size], strict=True):
        squares = {piece.square for piece in view.pieces if piece.side == side}
        assert squares == set(home.split())
        z = next(p.square for p in view.pieces if p.side == side and p.symbol == "z")
        assert z == home.split()[2]


def test_zz_3_only_the_z_stands_revealed():
    for piece in filter(None, arranging().position.board):
        assert piece.hidden == (piece.symbol != "z")


def test_zz_26_white_is_drawn_at_random():
    whites = [first_deal(Options(), Luck(b"draw", n)).white for n in range(60)]
    assert 15 < sum(whites) < 45


def test_an_options_page_can_offer_sizes_and_clocks_by_name():
    cards = {card.name: card for card in option_cards(box)}
    assert cards["size"].choices == SIZES and cards["size"].default == "5x7"
    assert set(cards["clock"].choices) == {"1+1", "3+2", "5+3", "10+5", "none"}
    assert cards["setup_time"].choices == ()
    assert (cards["setup_time"].least, cards["setup_time"].most) == (10_000, 180_000)
