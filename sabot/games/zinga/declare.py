"""Four! The declarations of ZINGA, true and false (ZG-61 to ZG-66)."""

from sabot.core.game import Illegal, Seat, Step
from sabot.games.zinga.acts import Cell, Declared
from sabot.games.zinga.sheets import cells, fours
from sabot.games.zinga.state import Player, State, mark

DECLARATIONS = 5  # ZG-63: of each player in each pause


def declare(state: State, seat: Seat, cell: Cell) -> Step:
    """ZG-66: a true one is told to all, a false one to its maker alone, through their view."""
    check_declare(state, seat)
    player = state.players[seat]
    true = cell in missing(player)
    declared = (*player.declared, cell) if true and cell not in player.declared else player.declared
    made = player.declarations + 1
    state = mark(state, seat, declared=declared, declarations=made, answer=(cell, true))
    return Step(state, (Declared(seat, cell),) if true else ())


def check_declare(state: State, seat: Seat) -> None:
    if state.phase != "pause":
        raise Illegal("not-in-pause", {"phase": state.phase}, "ZG-80")
    if state.players[seat].declarations == DECLARATIONS:
        raise Illegal("no-declarations-left", {"most": DECLARATIONS}, "ZG-80")


def missing(player: Player) -> tuple[Cell, ...]:
    """The fifth cells of this player's fours."""
    return cells(player.sheet, sum(fours(player.ticked)))


def due(state: State, player: Player) -> tuple[Cell, ...]:
    """ZG-64: a hint for the tutorial, and for players who asked for reminders."""
    if not state.options.reminders or state.phase != "pause" or player.out:
        return ()
    return tuple(cell for cell in missing(player) if cell not in player.declared)
