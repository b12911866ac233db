"""Random play on a grid, every legal act as likely as any other, and all sequences counted."""

from typing import Final

from mypy_extensions import i64

from sabot.games.zgame.engine.bits import LUCK_SIZE, count, luck_of, nth, place_of, stir
from sabot.games.zgame.engine.core import GOES_ON, NO_MOVE, Z_TAKEN, Grid

SUM_BITS: Final = 0x1FFFFFFFFFFFFFFF


def playout(grid: Grid, seed: i64, limit: i64) -> i64:
    """Plays on to the end, or for `limit` acts, and returns the outcome. `rewind` takes it back."""
    luck = luck_of(seed)
    outcome = play_any(grid, luck)
    while outcome == GOES_ON and limit > 1:
        luck = stir(luck)
        limit -= 1
        outcome = play_any(grid, luck)
    return outcome if outcome else grid.outcome()


def rewind(grid: Grid, ply: i64) -> None:
    while grid.ply > ply:
        grid.undo()


def random_acts(start: Grid, seed: i64, acts: i64) -> i64:
    """Plays this number of acts on a copy, from the start again when a game is over. Returns a
    checksum of them."""
    scratch, luck = start.copy(), luck_of(seed)
    total: i64 = 0
    while acts > 0:
        luck = stir(luck)
        if play_any(scratch, luck) == GOES_ON:
            total = (total & SUM_BITS) << 1 ^ total >> 61 ^ scratch.key
            acts -= 1
        else:
            scratch.become(start)
    return total


def perft(grid: Grid, depth: i64, start: i64 = 0) -> i64:
    """Perft: how many sequences of acts there are; a game that is over has none."""
    if depth == 0:
        return 1
    total: i64 = 0
    end = grid.list_acts(start)
    for index in range(start, end):
        grid.make(grid.acts[index])
        over = grid.outcome() != GOES_ON
        total += (depth == 1) if over else perft(grid, depth - 1, end)
        grid.undo()
    return total


def play_any(grid: Grid, luck: i64) -> i64:
    """Makes an act, unless the game is over."""
    if grid.has_taken_z():
        return Z_TAKEN
    reveals = grid.hidden & grid.sides[grid.turn]
    turned = count(reveals)
    total = turned + count_moves(grid)
    if total == 0:
        return NO_MOVE
    outcome = grid.drawn()
    if outcome == GOES_ON:
        number = luck * total >> LUCK_SIZE
        grid.make(reveal_at(reveals, number) if number < turned else move_at(grid, number - turned))
    return outcome


def count_moves(grid: Grid) -> i64:
    total: i64 = 0
    for index in range(grid.aim()):
        total += count(grid.targets[index])
    return total


def reveal_at(reveals: i64, number: i64) -> i64:
    place = place_of(nth(reveals, number))
    return place | place << 6


def move_at(grid: Grid, number: i64) -> i64:
    """Of the moves at which the grid aims."""
    index: i64 = 0
    size = count(grid.targets[0])
    while number >= size:
        number -= size
        index += 1
        size = count(grid.targets[index])
    target = place_of(nth(grid.targets[index], number))
    return grid.origin_of(index, target) | target << 6
