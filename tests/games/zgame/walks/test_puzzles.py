"""Walks through the puzzles of Z-Game: by mouse, by keys, by touch."""

from pathlib import Path

import pytest
from msgspec.json import decode
from playwright.sync_api import expect

from sabot.games.zgame.acts import Move
from sabot.games.zgame.notation import ply_of
from sabot.games.zgame.puzzles.puzzle import Puzzle

FILE = Path(__file__).parents[4] / "client/src/games/zgame/trainer/puzzles.json"
PUZZLES = decode(FILE.read_bytes(), type=list[Puzzle])


def first(text):
    """A puzzle in two plies whose first begins so: a move, or a reveal."""
    return next(puzzle for puzzle in PUZZLES if puzzle.plies == 2 and starts(puzzle, text))


def starts(puzzle, text):
    return next(iter(puzzle.turn.right)).startswith(text)


def choose(page, puzzle):
    page.get_by_test_id("all").click()
    page.get_by_test_id(f"puzzle-{puzzle.id}").click()
    page.wait_for_selector(f"[data-puzzle='{puzzle.id}']")


def right(turn):
    text, reply = next(iter(turn.right.items()))
    return ply_of(text), reply


def click(page, ply):
    if isinstance(ply, Move):
        for square in (ply.origin, ply.target):
            page.get_by_test_id(f"square-{square}").click()
    else:
        page.get_by_test_id(f"square-{ply.square}").click()
        page.get_by_test_id("reveal").click()


def type_in(page, ply):
    if isinstance(ply, Move):
        page.keyboard.type(ply.origin + ply.target)
    else:
        page.keyboard.type(ply.square + "r")


def solve(page, puzzle, play):
    turn = puzzle.turn
    while turn:
        ply, reply = right(turn)
        play(page, ply)
        turn = reply and reply.then
        if turn:
            page.locator("[data-testid=board].live").wait_for()
    page.wait_for_selector("[data-done=true]")


def wrong_ply(puzzle):
    ply, _ = right(puzzle.turn)
    moves = [
        Move(origin, to) for origin, targets in puzzle.turn.moves.items() for to in targets.split()
    ]
    return next(move for move in moves if move != ply)


def test_from_the_shelf_to_a_solved_puzzle_that_is_remembered(visitor):
    page = visitor("/").page
    page.get_by_test_id("train-zgame").click()
    puzzle = first(("P", "X"))
    choose(page, puzzle)
    solve(page, puzzle, click)
    expect(page.get_by_test_id("told")).to_contain_text("first try")
    page.reload()
    expect(page.get_by_test_id("figures")).to_contain_text("1 of")
    expect(page.get_by_test_id("figures")).to_contain_text("streak: 1")


def test_by_keys_alone_with_a_reveal(visitor):
    page = visitor("/train/zgame").page
    choose(page, first("!"))
    page.get_by_test_id("square-a1").focus()
    solve(page, first("!"), type_in)
    page.keyboard.press("n")
    page.wait_for_selector("[data-done=false]")


def test_a_wrong_ply_is_told_and_changes_nothing_but_the_streak(visitor):
    page = visitor("/train/zgame").page
    puzzle = first(("P", "X"))
    choose(page, puzzle)
    before = page.locator("[data-piece]").evaluate_all("all => all.map(one => one.dataset.at)")
    click(page, wrong_ply(puzzle))
    expect(page.get_by_test_id("told")).to_contain_text("in time")
    assert before == page.locator("[data-piece]").evaluate_all(
        "all => all.map(one => one.dataset.at)"
    )
    solve(page, puzzle, click)
    assert page.get_by_test_id("told").inner_text().endswith("Solved!")
    expect(page.get_by_test_id("figures")).to_contain_text("streak: 0")


def test_a_hint_names_the_piece_first_and_then_the_ply(visitor):
    page = visitor("/train/zgame").page
    puzzle = first(("P", "X"))
    choose(page, puzzle)
    ply, _ = right(puzzle.turn)
    page.get_by_test_id("hint").click()
    told = page.get_by_test_id("told").inner_text()
    assert ply.origin in told and ply.target not in told
    page.keyboard.press("Escape")
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("told")).to_contain_text(ply.target)


def test_on_a_phone_the_buttons_lie_under_the_board_and_what_is_told_can_be_done(visitor):
    page = visitor("/train/zgame", locale="fr-FR", size=(360, 740), has_touch=True).page
    puzzle = first("!")
    choose(page, puzzle)
    board = page.get_by_test_id("board").bounding_box()
    for name in ("hint", "reveal", "skip", "again", "told"):
        box = page.get_by_test_id(name).bounding_box()
        assert board["y"] + board["height"] < box["y"] and box["y"] + box["height"] <= 740
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("reveal")).to_be_disabled()
    page.get_by_test_id("hint").click()
    page.get_by_test_id("reveal").click()
    page.locator("[data-testid=board].live").wait_for()
    _, reply = right(puzzle.turn)
    while reply:
        ply, reply = right(reply.then)
        click(page, ply)
    page.wait_for_selector("[data-done=true]")
    expect(page.get_by_test_id("next")).to_be_focused()
    assert page.get_by_test_id("board").bounding_box() == board


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1440, 900)])
def test_the_whole_board_can_be_seen_and_the_day_has_a_puzzle(visitor, size):
    page = visitor("/train/zgame", locale="fr-FR", size=size, has_touch=True).page
    page.get_by_test_id("daily").click()
    expect(page.locator("section em")).to_contain_text("Problème du jour")
    box = page.get_by_test_id("board").bounding_box()
    assert box["y"] >= 56 and box["y"] + box["height"] <= size[1]
