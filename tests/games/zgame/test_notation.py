"""How games are written and read (ZZ-32)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sabot.core.game import Illegal
from sabot.games.zgame.acts import Move, Options, Resign
from sabot.games.zgame.reading import read
from sabot.games.zgame.score import positions, text, write
from tests.games.zgame.recordings import recorded_games
from tests.games.zgame.scene import WHITE, game, luck, play, playing, turns
from tests.games.zgame.test_laws import walk

LATE = """
    . x? . .  z
    . .  A? X .
    . .  . .  .
    . o? . .  .
    . .  P . .
    . A  . .  O
    Z .  . .  .
"""
GAME = """\
Z-Game, size 5x7, clock 5+3, set-up 60 s
white: cross zero z plus zero / plus arrow cross
black: cross zero z plus zero / plus arrow cross
1. c2-c3 d6-d5
2. c3-c4 !a7=cross
3. c4xd5=cross c6-c5
black wins: resigned
"""


@pytest.mark.parametrize(
    "origin, target, written",
    [
        ("c6", "c7", "c6-c7=arrow"),
        ("c6", "b7", "c6xb7=cross=arrow"),
        ("d6", "c7", "Xd6-c7"),
        ("d6", "e7", "Xd6xe7=z"),
        ("c3", "c5", "Pc3-c5"),
        ("b2", "b4", "Ab2xb4=zero"),
        ("e2", "e3", "Oe2-e3"),
        ("a1", "a2", "Za1-a2"),
    ],
)
def test_zz_32_a_move_is_written_with_what_it_shows(origin, target, written):
    state = play(playing(LATE), WHITE, Move(origin, target)).state
    assert state.score == (written,)


def test_zz_32_a_hidden_mover_has_no_letter_and_a_reveal_an_exclamation_mark():
    state = turns(playing(), "c2-c3 d6-d5 !b2 e7-e6 c3-c4 e6-e5 c4xd5")
    assert state.score[0] == "c2-c3" and state.score[2] == "!b2=plus"
    assert state.score[-1] == "c4xd5=cross"


def test_zz_32_squares_follow_the_size_of_the_board():
    assert game.deal(2, Options(size="7x7"), luck).position.shape.squares[-1] == "g7"
    assert game.deal(2, Options(size="5x6"), luck).position.shape.squares[-1] == "e6"


def test_zz_32_a_whole_game_is_text_that_a_person_can_read():
    state = turns(playing(), "c2-c3 d6-d5 c3-c4 !a7 c4xd5 c6-c5")
    assert write(play(state, WHITE, Resign()).state) == GAME


def test_zz_32_and_is_read_back():
    score = read(GAME)
    assert score.options == Options() and score.winner == "black" and score.ending == "resigned"
    assert score.plies[-1] == "c6-c5" and len(list(positions(score))) == 7
    assert text(score) == GAME


def test_zz_31_the_arrangements_are_disclosed_at_the_end_only():
    with pytest.raises(Illegal) as refused:
        write(playing())
    assert (refused.value.code, refused.value.clause) == ("not-over", "ZZ-31")


def test_zz_32_bot_games_are_read_as_they_were_written():
    for table, _ in recorded_games(8):
        written = write(table.state)
        score = read(written)
        assert text(score) == written
        assert list(positions(score))[-1].board == table.state.position.board


@settings(max_examples=15)
@given(
    seed=st.integers(0, 2**32),
    size=st.sampled_from(["5x6", "5x7", "7x7"]),
    clock=st.sampled_from(["1+1", "3+2", "5+3", "10+5", "none"]),
    setup=st.integers(10_000, 180_000),
)
def test_zz_32_whatever_was_played_is_read_as_it_was_written(seed, size, clock, setup):
    *_, last = walk(seed, Options(size=size, clock=clock, setup_time=setup))
    if last.phase != "over":
        last = play(last, 0, Resign()).state
    score = read(write(last))
    assert text(score) == write(last) and score.options == last.options
    assert score.start == last.start
    assert list(positions(score))[-1].board == last.position.board


def changed(old, new):
    assert old in GAME
    return GAME.replace(old, new)


BAD = {
    "nothing": ("", "unreadable-heading", 1, "ZZ-32"),
    "another game": (changed("Z-Game", "Chess"), "unreadable-heading", 1, "ZZ-32"),
    "no such size": (changed("5x7", "9x9"), "unreadable-heading", 1, "ZZ-32"),
    "no such clock": (changed("5+3", "5+4"), "unreadable-heading", 1, "ZZ-32"),
    "no such time": (changed("60 s", "999 s"), "unreadable-heading", 1, "ZZ-32"),
    "only a heading": (GAME.splitlines()[0], "unreadable-arrangement", 2, "ZZ-32"),
    "one side": ("\n".join(GAME.splitlines()[:2]), "unreadable-arrangement", 3, "ZZ-32"),
    "black first": (changed("white:", "black:"), "unreadable-arrangement", 2, "ZZ-32"),
    "a piece too few": (changed(" cross\nb", "\nb"), "unreadable-arrangement", 2, "ZZ-32"),
    "a third plus": (changed("arrow cross\nb", "plus cross\nb"), "wrong-pieces", 2, "ZZ-1"),
    "a second z": (changed("white: cross", "white: z"), "wrong-pieces", 2, "ZZ-1"),
    "the z aside": (
        changed("white: cross zero z", "white: cross z zero"),
        "wrong-pieces",
        2,
        "ZZ-1",
    ),
    "no such symbol": (changed("white: cross", "white: queen"), "wrong-pieces", 2, "ZZ-1"),
    "no number": (changed("2. ", ""), "unreadable-turn", 5, "ZZ-32"),
    "another number": (changed("2. ", "3. "), "unreadable-turn", 5, "ZZ-32"),
    "half a turn": (changed("c3-c4 !a7=cross", "c3-c4"), "unreadable-turn", 5, "ZZ-32"),
    "three in a turn": (changed("c2-c3", "c2-c3 c3-c4"), "unreadable-turn", 4, "ZZ-32"),
    "no ply": (changed("c2-c3", "castles"), "unreadable-ply", 4, "ZZ-32"),
    "an empty square": (changed("c2-c3", "c3-c4"), "not-your-piece", 4, "ZZ-21"),
    "out of reach": (changed("c2-c3", "c2-c4"), "out-of-reach", 4, "ZZ-16"),
    "off the board": (changed("c2-c3", "g2-g3"), "off-board", 4, "ZZ-2"),
    "another symbol": (changed("!a7=cross", "!a7=plus"), "ply-disagrees", 5, "ZZ-32"),
    "another prey": (changed("xd5=cross", "xd5=zero"), "ply-disagrees", 6, "ZZ-32"),
    "a letter too many": (changed("c2-c3", "Pc2-c3"), "ply-disagrees", 4, "ZZ-32"),
    "no capture": (changed("c4xd5=cross", "c4-d5"), "ply-disagrees", 6, "ZZ-32"),
    "no result": (changed("black wins: resigned\n", ""), "unreadable-result", 6, "ZZ-32"),
    "no such end": (changed("resigned", "bored"), "wrong-result", 7, "ZZ-32"),
    "an end that is not there": (changed("resigned", "z-taken"), "wrong-result", 7, "ZZ-32"),
    "a draw that somebody won": (changed("resigned", "agreed"), "wrong-result", 7, "ZZ-32"),
    "a win that nobody won": (changed("black wins", "draw"), "wrong-result", 7, "ZZ-32"),
}


@pytest.mark.parametrize("name", BAD)
def test_zz_32_a_text_that_cannot_be_read_is_refused_with_its_line(name):
    bad, code, line, clause = BAD[name]
    with pytest.raises(Illegal) as refused:
        read(bad)
    why = refused.value
    assert (why.code, why.params["line"], why.clause) == (code, line, clause)


def test_zz_32_nothing_is_played_after_the_end():
    *_, won = (write(t.state) for t, _ in recorded_games(8) if t.state.ending == "z-taken")
    lines = won.splitlines()
    number = int(lines[-2].split(".")[0]) + 1
    full = lines[:-1] if len(lines[-2].split()) == 3 else [*lines[:-2], lines[-2] + " c6-c5"]
    longer = "\n".join([*full, f"{number}. c2-c3", lines[-1]])
    with pytest.raises(Illegal) as refused:
        read(longer)
    assert (refused.value.code, refused.value.clause) == ("over", "ZZ-22")


def test_zz_22_the_one_who_took_the_z_has_won():
    *_, won = (write(t.state) for t, _ in recorded_games(8) if t.state.ending == "z-taken")
    swapped = won.replace("white wins", "? wins").replace("black wins", "white wins")
    with pytest.raises(Illegal) as refused:
        read(swapped.replace("? wins", "black wins"))
    assert refused.value.code == "wrong-result"


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused_with_a_code_a_line_and_a_clause(given_text):
    try:
        read(given_text)
    except Illegal as why:
        assert why.code and why.clause and why.params["line"] >= 1


@settings(max_examples=200)
@given(st.integers(0, len(GAME)), st.integers(0, 12), st.text(" .-=x!abc123\n", max_size=6))
def test_a_torn_game_is_read_or_refused_with_a_code_a_line_and_a_clause(at, length, instead):
    try:
        read(GAME[:at] + instead + GAME[at + length :])
    except Illegal as why:
        assert why.code and why.clause and why.params["line"] >= 1


def test_zz_32_a_game_without_a_ply_is_read_too():
    written = write(play(playing(), WHITE, Resign()).state)
    assert len(written.splitlines()) == 4 and text(read(written)) == written
