"""Parses the text of a whole game of Z-Game; a line that can't be read is refused (ZZ-32)."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import get_args

from msgspec import ValidationError, convert

from sabot.core.game import Illegal
from sabot.games.zgame.acts import WINS, Draw, Ending, Options
from sabot.games.zgame.board import Board, Size, shape_of
from sabot.games.zgame.notation import replay
from sabot.games.zgame.pieces import OTHER, SET, SIDES, Side, Symbol
from sabot.games.zgame.position import Made, Position, outcome
from sabot.games.zgame.score import BASE, Score
from sabot.games.zgame.setup import Z_FILE, arranged

HEADING = re.compile(r"Z-Game, size (\S+), clock (\S+), set-up (\d{1,3}(?:\.\d{1,3})?) s")
TURN = re.compile(r"(\d{1,4})\. (\S+)(?: (\S+))?", re.ASCII)
RESULT = re.compile(r"(?:(white|black) wins|draw): (\S+)")
UNFORCED: tuple[Ending, ...] = ("time", "resigned", "agreed")  # no position tells of these


def read(text: str) -> Score:
    lines = [line.strip() for line in text.strip().splitlines()]
    with line(1):
        options = options_of(lines[0] if lines else "")
    start: Board = (None,) * len(shape_of(options.size).squares)
    for number, side in enumerate(SIDES, 2):
        with line(number):
            start = line_up_of(lines[number - 1 : number], start, options.size, side)
    made = played(Position(options.size, start), lines[3:-1])
    with line(max(4, len(lines))):
        ending, winner = result_of(lines[-1] if len(lines) > 3 else "", made)
    return Score(options, start, tuple(ply for ply, _ in made), ending, winner)


@contextmanager
def line(number: int) -> Iterator[None]:
    try:
        yield
    except Illegal as why:
        raise Illegal(why.code, {**why.params, "line": number}, why.clause) from None


def quoted(text: str) -> dict[str, str]:
    return {"text": text[:80]}


def options_of(text: str) -> Options:
    match = HEADING.fullmatch(text)
    size, clock, seconds = match.groups() if match else ("", "", "0")
    wish = {"size": size, "clock": clock, "setup_time": round(float(seconds) * 1000)}
    try:
        return convert(wish, Options)
    except ValidationError:
        raise Illegal("unreadable-heading", quoted(text), "ZZ-32") from None


def line_up_of(lines: Sequence[str], board: Board, size: Size, side: Side) -> Board:
    """ZZ-1, ZZ-3: eight pieces, the Z in the middle of the base line."""
    text = lines[0] if lines else ""
    name, _, words = text.partition(": ")
    base, _, front = (part.split() for part in words.partition(" / "))
    if name != side or len(base) != BASE or len(front) != len(SET) + 1 - BASE:
        raise Illegal("unreadable-arrangement", quoted(text), "ZZ-32")
    symbols: list[Symbol] = [*base, *front]  # type: ignore[list-item]  # compared with the set
    if symbols.pop(Z_FILE) != "z" or sorted(symbols) != sorted(SET):
        raise Illegal("wrong-pieces", {"side": side}, "ZZ-1")
    return arranged(board, size, side, symbols)


def played(position: Position, lines: Sequence[str]) -> list[tuple[str, Made]]:
    made: list[tuple[str, Made]] = []
    for number, text in enumerate(lines, 1):
        with line(number + 3):
            for ply in turn_of(text, number, is_last=number == len(lines)):
                check_goes_on(made)
                made.append((ply, replay(made[-1][1].position if made else position, ply)))
    return made


def turn_of(text: str, number: int, is_last: bool) -> Iterator[str]:
    match = TURN.fullmatch(text)
    count, white, black = match.groups() if match else ("0", None, None)
    if int(count) != number or (black is None and not is_last):
        raise Illegal("unreadable-turn", quoted(text), "ZZ-32")
    return filter(None, (white, black))


def check_goes_on(made: list[tuple[str, Made]]) -> None:
    if made and (why := outcome(made[-1][1])):
        raise Illegal("over", {"ending": why}, "ZZ-22")


def result_of(text: str, made: list[tuple[str, Made]]) -> tuple[Ending, Side | None]:
    match = RESULT.fullmatch(text)
    if match is None:
        raise Illegal("unreadable-result", quoted(text), "ZZ-32")
    winner, ending = match.groups()
    told = outcome(made[-1][1]) if made else None
    mover = OTHER[made[-1][1].position.turn] if made else None
    fits = ending == told if told else ending in UNFORCED
    if not fits or (ending in get_args(Draw)) != (winner is None):
        raise Illegal("wrong-result", {"ending": ending}, "ZZ-32")
    if told in WINS and winner != mover:
        raise Illegal("wrong-result", {"winner": winner}, "ZZ-32")
    return ending, winner  # type: ignore[return-value]  # checked above, one by one
