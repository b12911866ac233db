"""What a call in ZINGA comes to: a tick, a PLUS, a gaffe, the bonus, the end."""

from msgspec.structs import replace

from sabot.core.game import Event, Illegal, Seat, Step
from sabot.games.zinga.acts import (
    BonusLost,
    BonusWon,
    Cell,
    Eliminated,
    Gaffe,
    Gaffed,
    Pleaded,
    Plussed,
    Ticked,
    Won,
)
from sabot.games.zinga.sheets import BIT, BLUE_9, SHEETS, cells, completes, on_table
from sabot.games.zinga.state import BOXES, State, end_turn, enter, in_play, mark


def settle(state: State, seat: Seat) -> Step:
    """ZG-25, at the close of the window."""
    cell = state.call
    assert cell is not None, "a call is settled, its absence is a gaffe"
    if why := fault(state, seat, cell):
        return gaffe(state, seat, why)
    player = state.players[seat]
    ticking = not player.ticked & BIT[player.sheet][cell]
    return tick(state, seat, cell) if ticking else plus(state, seat, cell)


def fault(state: State, seat: Seat, cell: Cell) -> Gaffe | None:
    """ZG-50: what is wrong with this call."""
    player = state.players[seat]
    bit = BIT[player.sheet].get(cell)
    assert state.dice is not None
    if state.changed:
        return "changed"
    if bit is None:
        return "not-on-sheet"
    if cell not in on_table(state.dice, active=seat == state.active):
        return "not-on-table"
    if player.ticked & bit:
        return "plus-full" if player.plus == BOXES else None  # ZG-43
    # ZG-62, ZG-63: one declaration of the cell is enough, whatever lines it fills
    return "undeclared" if completes(player.ticked, bit) and cell not in player.declared else None


def tick(state: State, seat: Seat, cell: Cell) -> Step:
    """ZG-25; five in line win (ZG-60)."""
    player = state.players[seat]
    bit = BIT[player.sheet][cell]
    line = completes(player.ticked, bit)
    state = mark(state, seat, ticked=player.ticked | bit)
    if line:
        return win(state, seat, cells(player.sheet, line), Ticked(seat, cell))
    return end_turn(give_right(state, seat, cell), "ticked", Ticked(seat, cell))


def plus(state: State, seat: Seat, cell: Cell) -> Step:
    """ZG-40; the third one is the bonus (ZG-41)."""
    boxes = state.players[seat].plus + 1
    state = give_right(mark(state, seat, plus=boxes), seat, cell)
    if boxes < BOXES:
        return end_turn(state, "plus", Plussed(seat, cell))
    if not bonus_cells(state, seat):
        return end_turn(state, "plus", Plussed(seat, cell), BonusLost(seat))  # ZG-42
    return Step(enter(state, "bonus"), (Plussed(seat, cell), BonusWon(seat)))


def give_right(state: State, seat: Seat, cell: Cell) -> State:
    """ZG-55: blue 9, ticked or called again, always gives the right to the pawn."""
    if cell != BLUE_9 or state.pawn == seat:
        return state
    return replace(state, pawn_for=seat)


def bonus_cells(state: State, seat: Seat) -> tuple[Cell, ...]:
    """ZG-42: what may be ticked without completing a line."""
    player = state.players[seat]
    free = ((cell, bit) for cell, bit in BIT[player.sheet].items() if not player.ticked & bit)
    return tuple(cell for cell, bit in free if not completes(player.ticked, bit))


def take_bonus(state: State, seat: Seat, cell: Cell) -> Step:
    """ZG-41"""
    check_bonus(state, seat, cell)
    player = state.players[seat]
    state = mark(state, seat, ticked=player.ticked | BIT[player.sheet][cell])
    return end_turn(give_right(state, seat, cell), "plus", Ticked(seat, cell, bonus=True))


def check_bonus(state: State, seat: Seat, cell: Cell) -> None:
    if state.phase != "bonus" or seat != state.ringer:
        raise Illegal("no-bonus", {"phase": state.phase}, "ZG-41")
    player = state.players[seat]
    if cell not in SHEETS[player.sheet]:
        raise Illegal("not-on-sheet", {"cell": cell}, "ZG-41")
    if player.ticked & BIT[player.sheet][cell]:
        raise Illegal("already-ticked", {"cell": cell}, "ZG-41")
    if completes(player.ticked, BIT[player.sheet][cell]):
        raise Illegal("would-win", {"cell": cell}, "ZG-42")


def gaffe(state: State, seat: Seat, why: Gaffe) -> Step:
    """ZG-51, unless it is the third and the pawn may be used instead (ZG-57)."""
    if state.pawn == seat and state.players[seat].gaffes == BOXES - 1:
        return Step(enter(state, "plea", plea=why), (Pleaded(seat, why, state.call),))
    return blacken(state, seat, why)


def blacken(state: State, seat: Seat, why: Gaffe) -> Step:
    state = mark(state, seat, gaffes=state.players[seat].gaffes + 1)
    gaffed = Gaffed(seat, why, state.call)
    if state.players[seat].out:
        return eliminate(state, seat, gaffed)
    return end_turn(state, "gaffe", gaffed)


def eliminate(state: State, seat: Seat, *events: Event) -> Step:
    """ZG-52: the pawn goes back to the middle; the last one left wins."""
    pawn = None if state.pawn == seat else state.pawn
    state = replace(state, pawn=pawn, fallen=(*state.fallen, seat))
    events = (*events, Eliminated(seat))
    match tuple(in_play(state)):
        case (last,):
            return win(state, last, (), *events)
    return end_turn(state, "gaffe", *events)


def win(state: State, seat: Seat, line: tuple[Cell, ...], *events: Event) -> Step:
    """ZG-60: ZINGA!"""
    return Step(enter(state, "over", winner=seat, pawn_for=None), (*events, Won(seat, line)))
