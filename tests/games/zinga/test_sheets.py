"""Dice, sheets and the set-up: ZG-1 to ZG-22."""

import pytest

from sabot.core.luck import Luck
from sabot.games.zinga.acts import Options
from sabot.games.zinga.sheets import COLOURS, LINES, SHEETS, cells, on_table
from tests.games.zinga.scene import DICE, game, pause, player, rolled, wait

SEATS = range(2, 9)
EVERY_SHEET = pytest.mark.parametrize("sheet", range(4))


def test_zg_1_six_dice_of_six_sides_are_rolled():
    rolling, _ = wait(pause())
    rolls = [game.tick(rolling, 6_800, Luck(b"dice", n)).events[0].dice for n in range(200)]
    assert all(len(roll) == 6 for roll in rolls)
    assert all({roll[die] for roll in rolls} == set(range(1, 7)) for die in range(6))


@EVERY_SHEET
def test_zg_2_a_sheet_has_25_different_cells_with_blue_9_in_the_centre(sheet):
    assert len(set(SHEETS[sheet])) == 25
    assert SHEETS[sheet][12] == "B9"
    assert all(cell[0] in COLOURS and 1 <= int(cell[1:]) <= 12 for cell in SHEETS[sheet])


def test_zg_2_the_four_sheets_differ():
    assert len(set(SHEETS)) == 4


@EVERY_SHEET
def test_zg_3_every_colour_stands_once_in_each_line_and_all_numbers_occur(sheet):
    assert len(LINES) == 12
    for line in LINES:
        assert {cell[0] for cell in cells(sheet, line)} == set(COLOURS)
    assert {int(cell[1:]) for cell in SHEETS[sheet]} == set(range(1, 13))


def test_zg_3_the_sheets_are_those_of_the_rules_page():
    assert " ".join(SHEETS[0][:10]) == "Y1 G4 R8 B6 O11 B2 O5 Y7 G10 R1"
    assert " ".join(SHEETS[1][20:]) == "O12 R5 Y1 B7 G6"
    assert " ".join(SHEETS[2][::6]) == "R4 Y1 B9 O2 G7"
    assert " ".join(SHEETS[3][4:21:4]) == "O4 Y1 B9 G10 R8"


def test_zg_4_all_boxes_are_white_at_the_start():
    state = game.deal(4, Options(), Luck(b"deal"))
    sheets = game.view(state, 0).sheets
    assert [(s.plus, s.gaffes, s.ticked, s.out) for s in sheets] == [(0, 0, (), False)] * 4


def test_zg_5_sheets_lie_open_to_players_and_onlookers_without_any_highlighting():
    state = player(rolled(), 1, ticked="Y5 B11 G2 O8", declared=("R3",))
    for seat in (0, 1, 2, None):
        sheet = game.view(state, seat).sheets[1]
        assert (sheet.cells, sheet.declared) == (SHEETS[1], ("R3",))
        assert sheet.ticked == ("Y5", "B11", "G2", "O8")
    assert game.view(rolled(), 0).sheets == game.view(pause(), 0).sheets


@pytest.mark.parametrize("seats", SEATS)
def test_zg_10_sheets_are_spread_as_evenly_as_possible(seats):
    for n in range(20):
        state = game.deal(seats, Options(), Luck(b"deal", n))
        kinds = [p.sheet for p in state.players]
        assert [(kind - kinds[0]) % 4 for kind in kinds] == [seat % 4 for seat in range(seats)]
        copies = [kinds.count(kind) for kind in range(4)]
        assert max(copies) - min(copies) <= 1


@pytest.mark.parametrize("seats", SEATS)
def test_zg_10_sheets_and_first_player_start_at_random_and_the_pawn_in_the_middle(seats):
    deals = [game.deal(seats, Options(), Luck(b"deal", n)) for n in range(200)]
    assert {state.players[0].sheet for state in deals} == set(range(4))
    assert {state.active for state in deals} == set(range(seats))
    assert {(state.pawn, state.pawn_for, state.phase) for state in deals} == {(None, None, "pause")}


def test_zg_10_two_to_eight_play_each_for_themselves():
    assert game.seats == frozenset(SEATS)
    assert game.teams(3) == ((0,), (1,), (2,))


def test_zg_21_the_active_player_may_use_a_coloured_die_alone_or_with_the_white_one():
    assert {"R3", "R4"} <= set(on_table(DICE, active=True))
    assert not any(cell.startswith("W") for cell in on_table(DICE, active=True))


def test_zg_21_a_passive_player_only_with_the_white_one():
    assert on_table((6, 6, 1, 2, 3, 4), active=False) == ("R12", "O7", "Y8", "G9", "B10")


def test_zg_22_the_example():
    active, passive = "B1 B2 G6 G7 O2 O3 R3 R4 Y3 Y4", "B2 G7 O3 R4 Y4"
    assert " ".join(sorted(on_table(DICE, active=True))) == active
    assert " ".join(sorted(on_table(DICE, active=False))) == passive
