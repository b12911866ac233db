"""The secret set-up (ZZ-20, ZZ-26)."""

from collections import Counter

from sabot.core.luck import Luck
from sabot.games.zgame.acts import Move, Readied, Ready, Shuffle, Started, Swap
from tests.games.zgame.scene import BLACK, WHITE, arranging, at, game, play, symbol_at, wait


def own(state, side="white"):
    return [piece for piece in state.position.board if piece and piece.side == side]


def test_zz_20_two_own_pieces_change_places():
    before = arranging()
    after = play(before, WHITE, Swap("a1", "c2")).state
    assert at(after, "a1") == at(before, "c2") and at(after, "c2") == at(before, "a1")
    assert own(after, "black") == own(before, "black")


def test_zz_20_unseen_no_event_tells_of_it_and_no_other_view():
    before = arranging()
    for action in (Swap("a1", "c2"), Shuffle()):
        after, events = play(before, WHITE, action)
        assert events == ()
        for seat in (BLACK, None):
            assert game.view(after, seat) == game.view(before, seat)


def test_zz_20_at_the_same_time():
    state = play(arranging(), BLACK, Swap("a7", "b7")).state
    state = play(state, WHITE, Swap("a1", "b1")).state
    play(state, BLACK, Swap("a7", "b7"))


def test_zz_20_a_random_arrangement_is_offered():
    state, seen = arranging(), set()
    for n in range(20):
        after = game.play(state, WHITE, Shuffle(), 1_000, Luck(b"shuffle", n)).state
        seen.add(tuple(piece.symbol for piece in own(after)))
        assert Counter(own(after)) == Counter(own(state))
        assert at(after, "c1").symbol == "z" and own(after, "black") == own(state, "black")
    assert len(seen) > 15


def test_zz_20_both_ready_is_the_start():
    state, events = play(arranging(), BLACK, Ready())
    assert events == (Readied(BLACK),) and state.phase == "setup"
    state, events = play(state, WHITE, Ready())
    assert events == (Readied(WHITE), Started()) and state.phase == "play"
    assert game.view(state, None).turn == WHITE
    play(state, WHITE, Move("c2", "c3"))


def test_zz_20_the_time_for_it_is_an_option():
    assert game.wake(arranging()).at == 60_000
    assert game.wake(arranging(setup_time=10_000)).at == 10_000
    assert game.view(arranging(), None).closes == 60_000


def test_zz_20_the_owner_sees_what_stands_where():
    state = arranging()
    view = game.view(state, WHITE)
    assert all(p.symbol for p in view.pieces if p.side == "white")
    assert symbol_at(view, "a1") == at(state, "a1").symbol
    assert set(view.mine.swaps) == {"a1", "b1", "d1", "e1", "b2", "c2", "d2"}


def test_zz_26_when_time_is_out_the_arrangement_on_screen_stands():
    arranged = play(arranging(), WHITE, Swap("a1", "c2")).state
    state, events = wait(arranged)
    assert events == (Started(),) and state.phase == "play"
    assert state.position.board == arranged.position.board
    assert state.opened == 60_000


def test_readme_4_a_player_who_is_not_ready_is_waited_for():
    assert game.wake(arranging()).awaited == {WHITE, BLACK}
    state = play(arranging(), WHITE, Ready()).state
    assert game.wake(state).awaited == {BLACK}


def test_nobody_begins_with_an_arrangement_that_others_could_know():
    first = {tuple(own(game.deal(2, arranging().options, Luck(b"deal", n)))) for n in range(20)}
    assert len(first) > 15
