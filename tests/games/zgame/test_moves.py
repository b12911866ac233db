"""How pieces move, take and are revealed (ZZ-10 to ZZ-19)."""

import pytest

from sabot.games.zgame.acts import Move, Moved, Reveal, Revealed, Taken
from tests.games.zgame.scene import BLACK, PLAIN, WHITE, at, game, play, playing, refusal, targets


def one(cell, rank, file="c"):
    """One piece on an otherwise empty board, but for the two Zs in the corners."""
    rows = [["."] * 5 for _ in range(7)]
    rows[0][4], rows[6][0] = "z", "Z"
    rows[7 - rank]["abcde".index(file)] = cell
    return "\n".join(" ".join(row) for row in rows)


def squares(text):
    return set(text.split())


def test_zz_10_a_z_goes_one_square_in_any_direction():
    assert targets(one(".", 4).replace("Z", "."), "a1") == set()
    rows = one("Z", 4).splitlines()
    alone = "\n".join([*rows[:6], ". . . . ."])
    assert targets(alone, "c4") == squares("b3 c3 d3 b4 d4 b5 c5 d5")


def test_zz_11_a_zero_goes_one_square_forward():
    assert targets(one("O", 4), "c4") == squares("b5 c5 d5")
    assert targets(one("o", 4), "c4", turn="black") == squares("b3 c3 d3")


def test_zz_12_an_arrow_goes_one_or_two_squares_forward_both_in_one_direction():
    assert targets(one("A", 4), "c4") == squares("b5 c5 d5 a6 c6 e6")
    assert targets(one("a", 4), "c4", turn="black") == squares("b3 c3 d3 a2 c2 e2")


def test_zz_12_an_arrow_does_not_jump():
    picture = one("A", 4).splitlines()
    picture[2] = ". . o? . ."
    assert "c6" not in targets("\n".join(picture), "c4")
    assert "c5" in targets("\n".join(picture), "c4")


def test_zz_13_a_cross_goes_any_number_of_squares_diagonally():
    assert targets(one("X", 4), "c4") == squares("b5 a6 d5 e6 b3 a2 d3 e2")


def test_zz_14_a_plus_goes_any_number_of_squares_straight():
    expected = squares("a4 b4 d4 e4 c1 c2 c3 c5 c6 c7")
    assert targets(one("P", 4), "c4") == expected
    assert targets(one("p", 4), "c4", turn="black") == expected


CROWD = """
    .  .  .  .  z
    .  .  o  .  .
    .  .  .  .  .
    x? .  P  .  A
    .  .  .  .  .
    .  .  X? .  .
    Z  .  .  .  .
"""


def test_zz_15_no_piece_jumps_or_takes_its_own_side():
    assert targets(CROWD, "c4") == squares("a4 b4 d4 c3 c5 c6")


def test_zz_15_a_taken_piece_is_laid_aside_with_its_symbol_shown():
    state, events = play(playing(CROWD), WHITE, Move("c4", "a4"))
    assert events == (Moved(WHITE, "c4", "a4"), Taken(BLACK, "a4", "cross"))
    aside = game.view(state, WHITE).taken
    assert [(piece.side, piece.symbol) for piece in aside] == [("black", "cross")]
    assert at(state, "a4").symbol == "plus" and at(state, "c4") is None


@pytest.mark.parametrize("letter", "OAXP")
def test_zz_16_a_hidden_piece_moves_as_a_zero_whatever_it_is(letter):
    assert targets(one(f"{letter}?", 4), "c4") == squares("b5 c5 d5")
    black = one(f"{letter.lower()}?", 4)
    assert targets(black, "c4", turn="black") == squares("b3 c3 d3")


def test_zz_16_it_may_take_in_that_way_and_stays_hidden():
    picture = one("P?", 4).splitlines()
    picture[2] = ". o? . . ."
    state, events = play(playing("\n".join(picture)), WHITE, Move("c4", "b5"))
    assert events == (Moved(WHITE, "c4", "b5"), Taken(BLACK, "b5", "zero"))
    assert at(state, "b5").hidden


def test_zz_17_a_reveal_is_a_turn_and_then_it_moves_by_its_symbol_for_good():
    state, events = play(playing(), WHITE, Reveal("a1"))
    assert events == (Revealed(WHITE, "a1", "cross"),)
    state, _ = play(state, BLACK, Move("c6", "c5"))
    assert not at(state, "a1").hidden
    assert refusal(state, WHITE, Reveal("a1")) == ("already-revealed", "ZZ-17")
    assert refusal(playing(), WHITE, Reveal("c1")) == ("already-revealed", "ZZ-17")
    state, _ = play(state, WHITE, Move("b2", "b3"))
    state, _ = play(state, BLACK, Move("c5", "c4"))
    view = game.view(state, WHITE)
    [cross] = [each for each in view.mine.moves if each.square == "a1"]
    assert set(cross.targets) == squares("b2 c3 d4 e5")


def test_zz_18_a_hidden_piece_is_revealed_as_it_reaches_the_enemys_base_line():
    state, events = play(playing(one("X?", 6)), WHITE, Move("c6", "c7"))
    assert events == (Moved(WHITE, "c6", "c7"), Revealed(WHITE, "c7", "cross"))
    assert not at(state, "c7").hidden
    state, events = play(playing(one("a?", 2), turn="black"), BLACK, Move("c2", "d1"))
    assert events[-1] == Revealed(BLACK, "d1", "arrow")


def test_zz_18_with_a_capture_too():
    picture = one("A?", 6).splitlines()
    picture[0] = ". x? . . z"
    events = play(playing("\n".join(picture)), WHITE, Move("c6", "b7")).events
    assert events == (
        Moved(WHITE, "c6", "b7"),
        Taken(BLACK, "b7", "cross"),
        Revealed(WHITE, "b7", "arrow"),
    )


@pytest.mark.parametrize("letter", "OA")
def test_zz_19_zeros_and_arrows_on_the_far_base_line_stay_there(letter):
    assert targets(one(letter, 7), "c7") == set()
    assert targets(one(letter.lower(), 1), "c1", turn="black") == set()


def test_zz_19_there_is_no_promotion():
    state, _ = play(playing(one("O", 6)), WHITE, Move("c6", "c7"))
    assert at(state, "c7").symbol == "zero"


def test_the_picture_of_the_start_is_a_start():
    assert len([piece for piece in playing(PLAIN).position.board if piece]) == 16
