"""Learns from games of bots what a ply of Z-Game tells of a hidden piece, and how well that does.

`python -m sabot.sim.zgame.belief` writes sabot/games/zgame/bots/eagerness.py, from games of all
pairs of these levels. `--measure` plays some and says what the belief that is there knows of them.
Every ply is a choice among all that could have been made: see eager.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement, product
from pathlib import Path

from msgspec.json import encode
from tqdm import tqdm

from sabot.games.zgame.bots import eagerness
from sabot.games.zgame.bots.tells import (
    GUARDED,
    HOME_PARTS,
    SMALL,
    THE_Z,
    Sign,
)
from sabot.games.zgame.pieces import SET, SIDES, Symbol
from sabot.games.zgame.position import Made, Position
from sabot.games.zgame.reading import read
from sabot.games.zgame.score import Score, played, write
from sabot.games.zgame.setup import x_squares
from sabot.sim.play import play
from sabot.sim.simulate import seed_of
from sabot.sim.zgame.eager import LEAN, Key, Table, choice_of, fitted, pooled_choice
from sabot.sim.zgame.insight import insight

SIZES = ("5x7", "5x6", "5x7", "7x7")  # round by round of all pairs
SYMBOLS: tuple[Symbol, ...] = ("zero", "arrow", "cross", "plus", "z")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", type=int, default=480)
    parser.add_argument("--levels", nargs="+", default=["easy", "normal", "hard"])
    parser.add_argument("--seed", default="belief")
    parser.add_argument("--measure", action="store_true", help="learn nothing")
    given = parser.parse_args()
    scores = list(tqdm(games(given.n, given.levels, given.seed), total=given.n, disable=None))
    if given.measure:
        sys.stdout.buffer.write(encode(insight(scores)) + b"\n")
        return
    command = f"-n {given.n} --levels {' '.join(given.levels)} --seed {given.seed}"
    Path(eagerness.__file__).write_text(page(scores, command))


def games(n: int, levels: list[str], seed: str) -> Iterator[Score]:
    pairs = list(combinations_with_replacement(levels, 2))
    for number in range(n):
        round, index = divmod(number, len(pairs))
        options = {"size": SIZES[round % len(SIZES)]}
        table = play("zgame", 2, seed_of(seed, number), pairs[index], options=options)
        yield read(write(table.state))


def page(scores: list[Score], command: str) -> str:
    choices = [choice_of(before, made) for score in scores for before, made in turns(score)]
    pooled = fitted([pooled_choice(choice) for choice in choices], {})
    eager = fitted(choices, pooled)
    return TEMPLATE.format(
        command=command,
        eagerness=table("sign", SYMBOLS, signs(), pooled | eager),
        homes=table("part", SYMBOLS[:-1], dict.fromkeys(HOME_PARTS), homes(scores)),
    )


def signs() -> Iterator[Sign]:
    """All there are; taking a guarded piece is a risk, taking another one isn't."""
    yield from (f"!{prize}{at}" for prize in range(THE_Z + 1) for at in "sr")
    for way, prize, at, to in product(("=", "0-", "1-", "2-"), range(THE_Z + 1), "sr", "sr"):
        if (prize, to) not in ((GUARDED, "s"), (SMALL, "r")):
            yield f"{way}{prize}{at}{to}"


TEMPLATE = '''\
"""How eager players of Z-Game are, by symbol and sign (see tells), and what they put where.

Written by `python -m sabot.sim.zgame.belief {command}`.
"""

from sabot.games.zgame.bots.tells import read_table

EAGERNESS = read_table("""
{eagerness}
""")

HOMES = read_table("""
{homes}
""")
'''


def table(corner: str, symbols: Iterable[Symbol], rows: Iterable[Sign], found: Table) -> str:
    lines = ["".join([f"{corner:8}", *(f"{symbol:>9}" for symbol in symbols)])]
    for row in rows:
        figures = (figure(symbol, row, found) for symbol in symbols)
        lines.append("".join([f"{row:8}", *(f"{each:9.3g}" for each in figures)]))
    return "\n".join(lines)


def figure(symbol: Symbol, sign: Sign, found: Table) -> float:
    """What was never seen is neither eager nor not; a Z is never hidden."""
    if symbol == "z" and not sign.startswith("="):
        return 0.0
    return found.get((symbol, sign), found.get((None, sign), 1.0))


def turns(score: Score) -> Iterator[tuple[Position, Made]]:
    before = Position(score.options.size, score.start)
    for made in played(score):
        yield before, made
        before = made.position


def homes(scores: list[Score]) -> Table:
    """How much more often it stands there than by chance."""
    seen = Counter[Key]((symbol, part) for score in scores for symbol, part in placed(score))
    arrangements = 2 * len(scores)
    return {
        (symbol, part): (seen[symbol, part] + LEAN) / (even(symbol, part) * arrangements + LEAN)
        for symbol in set(SET)
        for part in set(HOME_PARTS)
    }


def even(symbol: Symbol, part: str) -> float:
    return SET.count(symbol) * HOME_PARTS.count(part) / len(SET)


def placed(score: Score) -> Iterator[tuple[Symbol, str]]:
    for side in SIDES:
        squares = x_squares(score.options.size, side)
        for place, part in zip(squares, HOME_PARTS, strict=True):
            if piece := score.start[place]:
                yield piece.symbol, part


if __name__ == "__main__":
    main()
