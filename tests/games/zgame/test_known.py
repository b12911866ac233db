"""What is known to whom (ZZ-30, ZZ-31): hidden is hidden, over whole games."""

from itertools import combinations

import msgspec
import pytest
from msgspec.structs import replace

from sabot.core.game import Illegal
from sabot.core.log import Act, Tick
from sabot.core.luck import Luck
from sabot.games.zgame.acts import Move, Moved, Resign, Revealed, Taken
from sabot.games.zgame.state import side_of
from tests.games.zgame.recordings import recorded_games
from tests.games.zgame.scene import (
    BLACK,
    WHITE,
    arranging,
    game,
    play,
    playing,
    symbol_at,
    turns,
)
from tests.games.zgame.twins import turned

encode = msgspec.json.Encoder(order="deterministic").encode


def test_zz_30_the_owner_knows_all_of_their_own_pieces():
    for seat, side in ((WHITE, "white"), (BLACK, "black")):
        for piece in game.view(playing(), seat).pieces:
            assert (piece.symbol is not None) == (piece.side == side or not piece.hidden)


def test_zz_30_onlookers_know_what_both_know():
    for state in (arranging(), playing()):
        view = game.view(state, None)
        assert {piece.symbol for piece in view.pieces} == {None, "z"} and view.mine is None


def test_zz_30_the_opponent_knows_the_symbol_of_a_revealed_piece():
    state = turns(playing(), "!a1")
    for seat in (BLACK, None):
        assert symbol_at(game.view(state, seat), "a1") == "cross"
        assert symbol_at(game.view(state, seat), "b1") is None


def test_zz_30_and_of_taken_ones():
    state = turns(playing(), "c2-c3 d6-d5 c3-c4 e7-e6 c4xd5")
    for seat in (WHITE, BLACK, None):
        assert [piece.symbol for piece in game.view(state, seat).taken] == ["cross"]
    assert symbol_at(game.view(state, BLACK), "d5") is None  # the taker stays hidden


def test_zz_30_only_ones_own_targets_are_told_and_only_on_ones_turn():
    view = game.view(playing(), WHITE)
    own = {piece.square for piece in view.pieces if piece.side == "white"}
    assert {each.square for each in view.mine.moves} <= own and view.mine.moves
    idle = game.view(playing(), BLACK).mine
    assert idle.moves == () and idle.reveals == ()


def test_zz_30_a_move_of_a_hidden_piece_tells_its_squares_alone():
    assert play(playing(), WHITE, Move("c2", "c3")).events == (Moved(WHITE, "c2", "c3"),)
    assert turns(playing(), "c2-c3").score == ("c2-c3",)


def test_zz_31_when_the_game_is_over_all_symbols_are_shown():
    state = play(playing(), WHITE, Resign()).state
    for seat in (WHITE, BLACK, None):
        assert all(piece.symbol for piece in game.view(state, seat).pieces)
    assert sum(piece.hidden for piece in game.view(state, None).pieces) == 14


# Whole games: what would have been seen, had two hidden pieces of the other side changed places


@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("side", ["white", "black"])
def test_zz_30_hidden_symbols_that_change_places_change_nothing_until_they_are_shown(number, side):
    table, log = recorded_games(8)[number]
    lengths = [compare(log, *starts) for starts in twin_starts(table, side)]
    assert max(lengths) > 10


def twin_starts(table, side):
    """Of every two of the seven: the deal, and the deal with these two in each other's place."""
    state = game.deal(2, table.game.options(), Luck(table.head.seed, 0))
    hidden = [p for p, piece in enumerate(state.position.board) if piece and is_secret(piece, side)]
    for one, other in combinations(hidden, 2):
        board = list(state.position.board)
        board[one], board[other] = board[other], board[one]
        if board[one] != board[other]:
            yield state, placed(state, board), side


def is_secret(piece, side):
    return piece.side == side and piece.hidden


def placed(state, board):
    return replace(state, position=replace(state.position, board=tuple(board)), start=tuple(board))


def compare(log, state, twin, side):
    """The same acts in both, until a symbol that differs comes to light; how many they were."""
    seat = next(seat for seat in (0, 1) if side_of(state, seat) != side)
    for number, entry in enumerate(log, 1):
        before = differing(state, twin)
        state, events = step(state, entry, number)
        twin, told = step(twin, entry, number)
        if shows(events, before) or state.phase == "over" or not differing(state, twin):
            return number
        assert encode(events) == encode(told)
        for watcher in (seat, None):
            assert encode(game.view(state, watcher)) == encode(game.view(twin, watcher))
        assert game.choices(state, seat) == game.choices(twin, seat)
        assert game.wake(state) == game.wake(twin)
    return len(log)


def step(state, entry, number):
    luck = Luck(b"same", number)
    if isinstance(entry, Tick):
        return game.tick(state, entry.at, luck)
    assert isinstance(entry, Act)
    return game.play(state, entry.seat, entry.action, entry.at, luck)


def differing(state, twin):
    """The squares whose symbols differ."""
    cells = zip(
        state.position.shape.squares, state.position.board, twin.position.board, strict=True
    )
    return {square for square, piece, other in cells if piece != other}


def shows(events, squares):
    squares = set(squares) | {
        e.target for e in events if isinstance(e, Moved) and e.origin in squares
    }
    return any(isinstance(e, Taken | Revealed) and e.square in squares for e in events)


def test_zz_30_refusals_tell_nothing_of_the_other_sides_symbols():
    state = playing()
    twin = turned(state, "black")
    for origin in state.position.shape.squares:
        for target in state.position.shape.squares:
            assert said(state, origin, target) == said(twin, origin, target)


def said(state, origin, target):
    try:
        return play(state, WHITE, Move(origin, target)).events
    except Illegal as why:
        return why.code, why.params, why.clause
