"""How likely a ply of Z-Game was, for each arrangement its player may have hidden."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sabot.games.zgame.board import Place
from sabot.games.zgame.bots.eagerness import EAGERNESS
from sabot.games.zgame.bots.tells import Scene, Sign, turn, walks
from sabot.games.zgame.pieces import Symbol


class Step(NamedTuple):
    origin: Place
    target: Place  # the same: a reveal


def likelihoods(
    scene: Scene, hidden: Sequence[Place], arranged: Sequence[tuple[Symbol, ...]], step: Step
) -> list[float]:
    """How eager one is for this ply, among all that one could have made instead."""
    known = sum(drive_of_known(scene, place) for place in own(scene) if place not in hidden)
    drives = [drives_at(scene, place, arranged[0]) for place in hidden]
    totals = (known + total(drives, symbols) for symbols in arranged)
    if step.origin not in hidden:
        return [1 / each for each in totals]
    index, eager = hidden.index(step.origin), eagerness(scene, step, arranged[0])
    return [eager[symbols[index]] / each for symbols, each in zip(arranged, totals, strict=True)]


def total(drives: list[dict[Symbol, float]], symbols: tuple[Symbol, ...]) -> float:
    return sum(drive[symbol] for drive, symbol in zip(drives, symbols, strict=True))


def own(scene: Scene) -> list[Place]:
    return [place for place, piece in enumerate(scene.board) if piece and piece.side == scene.side]


def drive_of_known(scene: Scene, place: Place) -> float:
    piece = scene.board[place]
    return sum(EAGERNESS[piece.symbol][sign] for _, sign in walks(scene, place)) if piece else 0.0


def drives_at(scene: Scene, place: Place, symbols: Iterable[Symbol]) -> dict[Symbol, float]:
    """For anything with the hidden piece there, if it is this or that."""
    signs = [sign for _, sign in walks(scene, place)]
    return {
        symbol: sum(EAGERNESS[symbol][sign] for sign in (*signs, turn(scene, place, symbol)))
        for symbol in set(symbols)
    }


def eagerness(scene: Scene, step: Step, symbols: Iterable[Symbol]) -> dict[Symbol, float]:
    return {symbol: EAGERNESS[symbol][sign_of(scene, step, symbol)] for symbol in set(symbols)}


def sign_of(scene: Scene, step: Step, symbol: Symbol) -> Sign:
    if step.origin == step.target:
        return turn(scene, step.origin, symbol)
    return dict(walks(scene, step.origin))[step.target]
