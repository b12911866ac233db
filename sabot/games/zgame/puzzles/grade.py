"""How hard a puzzle is, and what it is about."""

from typing import NamedTuple

from sabot.games.zgame.engine.bits import place_of
from sabot.games.zgame.engine.core import HIDDEN, KIND, Z
from sabot.games.zgame.puzzles.proof import Proof, Step
from sabot.games.zgame.puzzles.tree import NAMES

STEPS = (1, 4.5, 6.5, 8)  # points from which on a puzzle is of the next level


class Grade(NamedTuple):
    level: int  # 1 to 5
    theme: str  # what moves first, and how


def grade(proof: Proof, plies: int, first: int) -> Grade:
    points = points_of(proof, plies, first) if plies > 1 else 0
    return Grade(1 + sum(points >= step for step in STEPS), theme_of(proof, first))


def points_of(proof: Proof, plies: int, first: int) -> float:
    tempting = sum(is_tempting(proof, act) for act in first_acts(proof) if act != first)
    surprise = is_offered(proof, first) + (not is_tempting(proof, first))
    return 2 * (plies - 1) + surprise + min(tempting, 4) / 2


def first_acts(proof: Proof) -> list[int]:
    return proof.acts(0, proof.grid.list_acts(0))


def is_tempting(proof: Proof, act: int) -> bool:
    """What a beginner would try: it takes something, or is about to take the Z."""
    return takes(proof, act) or threatens(proof, act)


def is_offered(proof: Proof, act: int) -> bool:
    """It may be taken for it."""
    with Step(proof, act, 0, 0):
        return proof.grid.attackers(act >> 6, 1 - proof.me) != 0


def takes(proof: Proof, act: int) -> bool:
    return act & 63 != act >> 6 and proof.grid.cells[act >> 6] != 0


def threatens(proof: Proof, act: int) -> bool:
    if proof.grid.cells[act >> 6] & KIND == Z and takes(proof, act):
        return True
    with Step(proof, act, 0, 0):
        z = proof.grid.kinds[Z] & proof.grid.sides[1 - proof.me]
        return proof.grid.attackers(place_of(z), proof.me) != 0


def theme_of(proof: Proof, act: int) -> str:
    mover = proof.grid.cells[act & 63]
    how = "reveal" if act & 63 == act >> 6 else "take" if takes(proof, act) else "move"
    hidden = "hidden " if mover & HIDDEN else ""
    return f"{how} {hidden}{NAMES[mover & KIND]}"
