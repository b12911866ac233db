"""How eager players of Z-Game were for each sign, by what they chose, and among what.

A sign is as eager as it takes for the choices that were made to be the likely ones: wins are
counted, and set against what was at stake (Hunter's algorithm for Bradley-Terry models). What is
rare leans on what it is for all symbols.
"""

from collections import Counter
from typing import NamedTuple

from tqdm import tqdm

from sabot.games.zgame.acts import Move
from sabot.games.zgame.bots.tells import Sign, scene_of, turn, walks
from sabot.games.zgame.pieces import Symbol
from sabot.games.zgame.position import Made, Position

Key = tuple[Symbol | None, Sign]  # None: any symbol
Table = dict[Key, float]
ROUNDS = 25
LEAN = 8  # prior: as if a sign had been seen this often, as eager as for all symbols


class Choice(NamedTuple):
    made: Key
    among: Counter[Key]


def choice_of(before: Position, made: Made) -> Choice:
    scene = scene_of(before.size, before.board, before.turn)
    among, chosen = Counter[Key](), {}
    for place, piece in enumerate(before.board):
        if piece and piece.side == before.turn:
            for target, sign in walks(scene, place):
                among[piece.symbol, sign] += 1
                chosen[place, target] = piece.symbol, sign
            if piece.hidden:
                chosen[place, place] = piece.symbol, turn(scene, place, piece.symbol)
                among[chosen[place, place]] += 1
    return Choice(chosen[ends(before, made)], among)


def ends(before: Position, made: Made) -> tuple[int, int]:
    ply, places = made.ply, before.shape.places
    if isinstance(ply, Move):
        return places[ply.origin], places[ply.target]
    return places[ply.square], places[ply.square]


def pooled_choice(choice: Choice) -> Choice:
    among = Counter[Key]()
    for (_, sign), count in choice.among.items():
        among[None, sign] += count
    return Choice((None, choice.made[1]), among)


def fitted(choices: list[Choice], pooled: Table) -> Table:
    wins = Counter(choice.made for choice in choices)
    keys = {key for choice in choices for key in choice.among}
    lean = {key: pooled.get((None, key[1]), 1.0) for key in keys}
    found = dict(lean)
    for _ in tqdm(range(ROUNDS), disable=None):
        at_stake = stakes(choices, found)
        found = {key: (wins[key] + LEAN) / (at_stake[key] + LEAN / lean[key]) for key in keys}
    return found


def stakes(choices: list[Choice], found: Table) -> dict[Key, float]:
    stake = dict.fromkeys(found, 0.0)
    for _, among in choices:
        total = sum(count * found[key] for key, count in among.items())
        for key, count in among.items():
            stake[key] += count / total
    return stake
