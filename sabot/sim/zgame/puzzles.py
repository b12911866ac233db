"""`python -m sabot.sim.zgame.puzzles`: finds puzzles in games of bots, and writes them down for the
client. The same seed finds the same ones, as long as the bots play the same."""

import argparse
from base64 import b32encode
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.json import encode, format
from tqdm import tqdm

from sabot.core.history import Revision
from sabot.core.log import Entry
from sabot.games.zgame.puzzles.grade import grade
from sabot.games.zgame.puzzles.proof import Proof
from sabot.games.zgame.puzzles.puzzle import (
    Puzzle,
    Turn,
    grid_with,
    kinds_left,
    left_in,
    lost_in,
    picture,
)
from sabot.games.zgame.puzzles.tree import Stuck, turn_of
from sabot.games.zgame.state import on_turn
from sabot.games.zgame.view import View
from sabot.registry import GAMES
from sabot.sim.play import play
from sabot.sim.simulate import seed_of

FILE = Path("client/src/games/zgame/trainer/puzzles.json")
WANTED = {1: 6, 2: 18, 3: 18, 4: 10}  # by how many plies
SIZES = ("5x7", "5x6", "5x7", "7x7")  # of one game after the other
LEVELS = ("normal", "easy")
LAST = 30  # plies of a game in which one looks
ALIKE = 4  # puzzles of one length may share a theme
WIDEST = 3  # right plies at a turn, before the one that takes the Z
LONGEST = 10  # turns in a tree


class Found(NamedTuple):
    puzzle: Puzzle
    theme: str


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", default="puzzles")
    parser.add_argument("--file", type=Path, default=FILE)
    given = parser.parse_args()
    found = collect(given.seed)
    given.file.write_bytes(format(encode(found), indent=1) + b"\n")
    print(Counter((puzzle.plies, puzzle.level) for puzzle in found))


def collect(seed: str) -> list[Puzzle]:
    """Until there are as many as wanted; easiest first."""
    kept = list[Found]()
    with tqdm(total=sum(WANTED.values()), unit="puzzle", disable=None) as bar:
        for found in search(seed):
            if is_wanted(found, kept):
                kept.append(found)
                bar.update()
            if len(kept) == bar.total:
                break
    puzzles = [found.puzzle for found in kept]
    return sorted(puzzles, key=lambda puzzle: (puzzle.level, puzzle.plies, puzzle.id))


def is_wanted(found: Found, kept: list[Found]) -> bool:
    """Not all about the same, and half of them with pieces that nobody knows."""
    plies, theme = found.puzzle.plies, found.theme
    long = [each for each in kept if each.puzzle.plies == plies]
    open = [each for each in long if not left_in(each.puzzle)]
    return (
        len(long) < WANTED[plies]
        and [each.theme for each in long].count(theme) < ALIKE
        and (bool(left_in(found.puzzle)) or 2 * len(open) < WANTED[plies])
    )


def search(seed: str) -> Iterator[Found]:
    """Of one game, one of each length."""
    number = 0
    while True:
        seen = set[int]()
        for view in views_of(seed, number):
            found = puzzle_of(view)
            if found and found.puzzle.plies not in seen:
                seen.add(found.puzzle.plies)
                yield found
        number += 1


def views_of(seed: str, number: int) -> list[View]:
    """The end of a game, as the player to move sees it."""
    game, views = GAMES["zgame"].game, list[View]()

    def watch(entry: Entry, after: Revision) -> None:
        if after.state.phase == "play":
            views.append(game.view(after.state, on_turn(after.state)))  # type: ignore[arg-type]  # its own

    options = {"size": SIZES[number % len(SIZES)]}
    play("zgame", 2, seed_of(seed, number), LEVELS, watch, options)
    return views[-LAST:]


def puzzle_of(view: View) -> Found | None:
    """One first ply is right, and no other; and it doesn't take longer than need be."""
    assert view.mine
    side = view.mine.side
    proof = Proof(grid_with(view.size, side, iter(view.pieces)), kinds_left(view, side))
    plies = next((count for count in WANTED if proof.wins(count)), 0)
    first = proof.solutions(plies) if plies else []
    if len(first) != 1:
        return None
    try:
        turn = turn_of(proof, plies)
    except Stuck:
        return None
    level, theme = grade(proof, plies, first[0])
    board = picture(view)
    puzzle = Puzzle(id_of(board), view.size, side, plies, level, board, lost_in(view), turn)
    return Found(puzzle, theme) if is_neat(turn) else None


def is_neat(turn: Turn) -> bool:
    turns = list(turns_of(turn))
    narrow = all(len(each.right) <= WIDEST or None in each.right.values() for each in turns)
    return narrow and len(turns) <= LONGEST


def turns_of(turn: Turn) -> Iterator[Turn]:
    yield turn
    for reply in turn.right.values():
        if reply:
            yield from turns_of(reply.then)


def id_of(board: Any) -> str:
    return b32encode(sha256("\n".join(board).encode()).digest())[:5].decode().lower()


if __name__ == "__main__":
    main()
