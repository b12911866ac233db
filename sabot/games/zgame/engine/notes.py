"""Transposition table: what was found out about positions, so that none is searched twice."""

from typing import Final, final

from mypy_extensions import i64

from sabot.games.zgame.engine.bits import vec

WIN: Final = 30_000  # less a point for each ply until then
SURE: Final = 29_000  # from here on it is a win, or a loss
SLOTS: Final = 65_536
EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2


@final
class Notes:
    """A note is `act | depth << 12 | bound << 20 | value << 22`; 0: there is none."""

    def __init__(self) -> None:
        self.keys: vec[i64] = vec[i64]([0] * SLOTS)
        self.notes: vec[i64] = vec[i64]([0] * SLOTS)

    def find(self, key: i64) -> i64:
        slot = key & (SLOTS - 1)
        return self.notes[slot] if self.keys[slot] == key else 0

    def write(self, key: i64, act: i64, depth: i64, bound: i64, value: i64, ply: i64) -> None:
        """A win is noted by how far it is from there."""
        slot = key & (SLOTS - 1)
        if value > SURE:
            value += ply
        elif value < -SURE:
            value -= ply
        self.keys[slot] = key
        self.notes[slot] = act | depth << 12 | bound << 20 | (value + WIN) << 22


def is_told(note: i64, depth: i64, alpha: i64, beta: i64, ply: i64) -> bool:
    """What was noted is enough to know."""
    if note >> 12 & 255 < depth:
        return False
    value, bound = noted_value(note, ply), note >> 20 & 3
    if bound == EXACT:
        return True
    return value >= beta if bound == AT_LEAST else value <= alpha


def noted_value(note: i64, ply: i64) -> i64:
    value = (note >> 22) - WIN
    if value > SURE:
        return value - ply
    return value + ply if value < -SURE else value
