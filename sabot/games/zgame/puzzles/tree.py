"""The solution of a puzzle as a tree: every right ply of the solver, and the longest defence."""

from sabot.games.zgame.engine.core import HIDDEN, KIND, UNKNOWN, Grid, Z
from sabot.games.zgame.grid import KINDS, square_on
from sabot.games.zgame.pieces import LETTERS
from sabot.games.zgame.puzzles.proof import Proof, Step
from sabot.games.zgame.puzzles.puzzle import Reply, Turn

NAMES = {kind: symbol for symbol, kind in KINDS.items()}


class Stuck(Exception):
    """The other side has nothing to play: so nobody takes a Z."""


def turn_of(proof: Proof, plies: int) -> Turn:
    right = dict(reply_to(proof, act, plies) for act in proof.solutions(plies))
    return Turn(moves_on(proof.grid), right)


def reply_to(proof: Proof, act: int, plies: int) -> tuple[str, Reply | None]:
    """If it takes what nobody knew, that is what makes it last longest."""
    if proof.grid.cells[act >> 6] & KIND == Z and act & 63 != act >> 6:
        return told(proof.grid, act, Z, UNKNOWN), None
    taken = max(proof.prey(act), key=lambda kind: lasting(proof, act, kind, plies))
    text = told(proof.grid, act, taken, UNKNOWN)
    with Step(proof, act, UNKNOWN, taken):
        return text, defence(proof, plies - 1)


def lasting(proof: Proof, act: int, kind: int, plies: int) -> int:
    with Step(proof, act, UNKNOWN, kind):
        return max(hardness(proof, answer, plies - 1)[0] for answer in answers(proof))


def defence(proof: Proof, plies: int) -> Reply:
    act, kind = max(answers(proof), key=lambda answer: hardness(proof, answer, plies))
    text = told(proof.grid, act, UNKNOWN, kind)
    with Step(proof, act, kind, kind):
        return Reply(text, turn_of(proof, shortest(proof, plies)))


def answers(proof: Proof) -> list[tuple[int, int]]:
    """With what each may show its mover to be."""
    acts = proof.acts(0, proof.grid.list_acts(0))
    found = [(act, kind) for act in acts for kind in proof.shown(act)]
    if not found:
        raise Stuck
    return found


def hardness(proof: Proof, answer: tuple[int, int], plies: int) -> tuple[int, int, bool]:
    """How long it lasts, how few plies then are right, and whether it takes something."""
    act, kind = answer
    takes = act & 63 != act >> 6 and proof.grid.cells[act >> 6] != 0
    with Step(proof, act, kind, kind):
        needed = shortest(proof, plies)
        return needed, -len(proof.solutions(needed)), takes


def shortest(proof: Proof, plies: int) -> int:
    return next(count for count in range(1, plies + 1) if proof.wins(count))


def moves_on(grid: Grid) -> dict[str, str]:
    """All moves, by where they begin. Reveals need no list: all that is hidden may be."""
    found: dict[str, list[str]] = {}
    for index in range(grid.list_moves(0, grid.full)):
        act = grid.acts[index]
        found.setdefault(square_on(grid, act & 63), []).append(square_on(grid, act >> 6))
    return {square: " ".join(sorted(targets)) for square, targets in sorted(found.items())}


def told(grid: Grid, act: int, taken: int, shown: int) -> str:
    """ZZ-32. `taken` and `shown`: what nobody knew before."""
    origin, target, mover = act & 63, act >> 6, grid.cells[act & 63]
    kind = mover & KIND if mover & KIND != UNKNOWN else shown
    if origin == target:
        return f"!{square_on(grid, origin)}={NAMES[kind]}"
    prey = grid.cells[target]
    took = [prey & KIND if prey & KIND != UNKNOWN else taken] if prey else []
    arrived = [kind] if mover & HIDDEN and is_far(grid, target) else []
    letter = "" if mover & HIDDEN else LETTERS[NAMES[kind]]
    symbols = "".join(f"={NAMES[each]}" for each in (*took, *arrived))
    return (
        f"{letter}{square_on(grid, origin)}{'x' if prey else '-'}{square_on(grid, target)}{symbols}"
    )


def is_far(grid: Grid, place: int) -> bool:
    return place // grid.stride == (0 if grid.turn else grid.height - 1)
