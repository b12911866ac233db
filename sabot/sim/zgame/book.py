"""Solves the set-up of Z-Game as a matrix game; the mix goes into sabot/games/zgame/bots/setups.py.

`python -m sabot.sim.zgame.book` lets quick players play random arrangements against each other,
keeps those that seem good and are unlike each other, lets each play each, and solves that.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import log
from pathlib import Path
from typing import Any, get_args

from msgspec.json import encode
from tqdm import tqdm

from sabot.core.luck import Luck
from sabot.games.zgame.board import Board, Size, shape_of
from sabot.games.zgame.bots import setups
from sabot.games.zgame.bots.arrangements import Arrangement, Mix, arrangements
from sabot.games.zgame.bots.book import mirrored
from sabot.games.zgame.bots.tells import HOME_PARTS
from sabot.games.zgame.grid import grid_of
from sabot.games.zgame.pieces import SET, SIDES, Side
from sabot.games.zgame.position import Position
from sabot.games.zgame.setup import Z_FILE, arranged
from sabot.sim.zgame.matrix import exploitability, solve, steadied, variety
from sabot.sim.zgame.quick import Quick, game

Players = tuple[Quick, Quick]  # of White and Black
ALL = 630  # arrangements
CANDIDATES = 40
UNLIKE = 3  # squares on which any two of them differ, whichever way they are turned
DOUBT = 100.0  # games
LEAST = 0.12  # that secrecy is worth: a shallow search makes little of what it knows
PARTS = 1_000  # of the mix, in whole numbers


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, default=300, help="that are looked at for each ply")
    parser.add_argument("--random", type=int, default=3_000, help="games of random arrangements")
    parser.add_argument("--pair", type=int, default=8, help="games of each pair of candidates")
    parser.add_argument("--seed", default="book")
    given = parser.parse_args()
    mixes: dict[Size, Mix] = {}
    for size in get_args(Size):
        luck = Luck(given.seed.encode(), size)
        mixes[size], figures = solved(size, given, luck)
        sys.stdout.buffer.write(encode({"size": size, **figures}) + b"\n")
        sys.stdout.flush()
    words = f"--nodes {given.nodes} --random {given.random} --pair {given.pair}"
    Path(setups.__file__).write_text(page(mixes, f"{words} --seed {given.seed}"))


def solved(size: Size, given: argparse.Namespace, luck: Luck) -> tuple[Mix, dict[str, Any]]:
    players = quick_pair(size, given.nodes)
    chosen = candidates(worths(size, players, given.random, luck))
    payoff = steadied(matrix(size, players, chosen, given.pair, luck), given.pair, DOUBT)
    secrecy = worth_of_secrecy(size, given.nodes, given.random // 2, luck)
    price = max(secrecy, LEAST) / log(ALL)
    mix, even = solve(payoff, price), [1 / len(chosen)] * len(chosen)
    parts = (round(share * PARTS) for share in mix)
    found = sorted(((part, each) for part, each in zip(parts, chosen, strict=True) if part))
    return tuple(found[::-1]), {
        "secrecy": round(secrecy, 4),
        "candidates": len(chosen),
        "variety": round(variety(mix), 1),
        "exploitability": round(exploitability(payoff, mix), 4),
        "exploitability_even": round(exploitability(payoff, even), 4),
    }


def quick_pair(size: Size, nodes: int, sees: Side | None = None) -> Players:
    white, black = (Quick(size, side, nodes, side == sees) for side in SIDES)
    return white, black


def worth_of_secrecy(size: Size, nodes: int, games: int, luck: Luck) -> float:
    """What it costs if the other side knows all from the start, by random arrangements."""
    white, black = (quick_pair(size, nodes, side) for side in SIDES)
    won = 0.0
    for _ in tqdm(range(games // 2), desc=f"{size} secrecy", disable=None):
        sides = luck.shuffle(SET), luck.shuffle(SET)
        won += play(size, white, sides, luck) - play(size, black, sides, luck)
    return won / games


def worths(size: Size, players: Players, games: int, luck: Luck) -> dict[Arrangement, float]:
    """By what stands where, as if each piece counted for itself: one game tells of many."""
    seen: dict[tuple[str, str], list[float]] = defaultdict(list)
    for _ in tqdm(range(games), desc=f"{size} random", disable=None):
        sides = luck.shuffle(SET), luck.shuffle(SET)
        won = play(size, players, sides, luck)
        for symbols, share in zip(sides, (won, 1 - won), strict=True):
            for each in zip(symbols, HOME_PARTS, strict=True):
                seen[each].append(share)
    means = {each: sum(shares) / len(shares) for each, shares in seen.items()}
    return {
        symbols: sum(means[each] for each in zip(symbols, HOME_PARTS, strict=True))
        for symbols in arrangements(SET, len(SET))
    }


def candidates(worths: dict[Arrangement, float]) -> list[Arrangement]:
    """The best first; of mirror images only one."""
    chosen: list[Arrangement] = []
    for symbols in sorted(worths, key=lambda each: (-worths[each], each)):
        if all(unlike(symbols, each) >= UNLIKE for each in chosen):
            chosen.append(symbols)
    return chosen[:CANDIDATES]


def unlike(one: Arrangement, other: Arrangement) -> int:
    turned = (other, mirrored(other))
    return min(sum(a != b for a, b in zip(one, each, strict=True)) for each in turned)


def matrix(
    size: Size, players: Players, chosen: list[Arrangement], games: int, luck: Luck
) -> list[list[float]]:
    payoff = [[0.0] * len(chosen) for _ in chosen]
    pairs = list(combinations(range(len(chosen)), 2))
    for i, j in tqdm(pairs, desc=f"{size} pairs", disable=None):
        won = sum(share for share in duels(size, players, chosen[i], chosen[j], games, luck))
        payoff[i][j] = won / games - 0.5
        payoff[j][i] = -payoff[i][j]
    return payoff


def duels(
    size: Size, players: Players, one: Arrangement, other: Arrangement, games: int, luck: Luck
) -> Iterator[float]:
    """What `one` wins, by turns as White and as Black."""
    for number in range(games):
        sides = tuple(mirrored(each) if luck.below(2) else each for each in (one, other))
        if number % 2:
            yield 1 - play(size, players, (sides[1], sides[0]), luck)
        else:
            yield play(size, players, (sides[0], sides[1]), luck)


def play(size: Size, players: Players, sides: Sequence[Arrangement], luck: Luck) -> float:
    """What White gets."""
    board: Board = (None,) * len(shape_of(size).squares)
    for side, symbols in zip(SIDES, sides, strict=True):
        board = arranged(board, size, side, symbols)
    return game(grid_of(Position(size, board)), players, luck.below(2**32))


def page(mixes: dict[Size, Mix], words: str) -> str:
    blocks = "".join(f'    "{size}": read_mix("""\n{block(mixes[size])}"""),\n' for size in mixes)
    return TEMPLATE.format(words=words, blocks=blocks)


def block(mix: Mix) -> str:
    return "".join(f"{share:4}  {line(symbols)}\n" for share, symbols in mix)


def line(symbols: Arrangement) -> str:
    base = (*symbols[:Z_FILE], "z", *symbols[Z_FILE : Z_FILE + 2])
    return " ".join((*base, "/", *symbols[Z_FILE + 2 :]))


TEMPLATE = '''\
"""Arrangements that a master of Z-Game draws from: how often of 1,000, and what stands where.

Written by `python -m sabot.sim.zgame.book {words}`.
"""

from sabot.games.zgame.bots.arrangements import read_mix

MIXES = {{
{blocks}}}
'''


if __name__ == "__main__":
    main()
