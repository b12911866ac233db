"""What a seat can see and do in ZINGA. Sheets lie open, and nothing is hinted at (ZG-5, ZG-64)."""

from collections.abc import Iterator

from sabot.core.game import Action, Seat
from sabot.games.zinga.acts import Bonus, Call, Declare, Pass, Ring, Roll, Spare, Stop, TakePawn
from sabot.games.zinga.clock import closes, roll_from, stoppers
from sabot.games.zinga.declare import DECLARATIONS, due
from sabot.games.zinga.settle import bonus_cells
from sabot.games.zinga.sheets import CALLS, SHEETS, cells
from sabot.games.zinga.state import Player, State
from sabot.games.zinga.view import Mine, SheetView, View


def view(state: State, seat: Seat | None) -> View:
    return View(
        phase=state.phase,
        active=state.active,
        dice=state.dice,
        sheets=tuple(sheet_view(player) for player in state.players),
        pawn=state.pawn,
        ringer=state.ringer,
        call=state.call,
        opened=state.opened,
        closes=closes(state),
        roll_from=roll_from(state) if state.phase == "pause" else None,
        pawn_for=state.pawn_for,
        winner=state.winner,
        mine=None if seat is None else mine(state, seat),
        changed=state.changed,
        plea=state.plea,
    )


def sheet_view(player: Player) -> SheetView:
    return SheetView(
        cells=SHEETS[player.sheet],
        ticked=cells(player.sheet, player.ticked),
        declared=player.declared,
        plus=player.plus,
        gaffes=player.gaffes,
        out=player.out,
        passing=player.passing,
    )


def mine(state: State, seat: Seat) -> Mine:
    player = state.players[seat]
    return Mine(
        bell_dead_until=player.bell_dead_until,
        declarations_left=DECLARATIONS - player.declarations,
        answer=player.answer,
        due=due(state, player),
        seat=seat,
    )


def choices(state: State, seat: Seat) -> Iterator[Action]:
    """Whatever is accepted or punished from now on; a wrong call and a false Four! are among it."""
    if state.players[seat].out or state.phase == "over":
        return
    if state.pawn_for == seat:
        yield TakePawn()
    match state.phase:
        case "pause":
            yield from in_pause(state, seat)
        case "rolling" | "rolled":
            yield from on_the_bell(state, seat)
        case "rung" | "called" | "bonus" | "plea":
            yield from of_ringer(state) if seat == state.ringer else of_holder(state, seat)


def in_pause(state: State, seat: Seat) -> Iterator[Action]:
    player = state.players[seat]
    if seat == state.active and state.now >= roll_from(state):
        yield Roll()
    if player.declarations < DECLARATIONS:
        yield from map(Declare, cells(player.sheet, ~player.ticked))


def on_the_bell(state: State, seat: Seat) -> Iterator[Action]:
    player = state.players[seat]
    if state.now >= player.bell_dead_until:
        yield Ring()
    if state.phase == "rolled":
        yield Pass(not player.passing)


def of_ringer(state: State) -> Iterator[Action]:
    match state.phase:
        case "rung" | "called" if not state.changed:
            yield from (Call(cell) for cell in CALLS if cell != state.call)
        case "bonus" if state.ringer is not None:
            yield from map(Bonus, bonus_cells(state, state.ringer))
        case "plea":
            yield from (Spare(True), Spare(False))


def of_holder(state: State, seat: Seat) -> Iterator[Action]:
    if state.phase == "called" and seat in stoppers(state):
        yield Stop()
