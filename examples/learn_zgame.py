"""An agent that learns Z-Game on a 5×6 board and beats `easy`: numpy, one core, minutes.

    python examples/learn_zgame.py --steps 60 --games 500

Policy gradient (REINFORCE): it plays against itself, by a linear softmax over numbers that a seat's
view gives for each ply. The cells (`# %%`) run one by one in editors that know them.
"""

# %% Packages, and the table: Z-Game without a clock
import argparse
from collections import Counter
from hashlib import sha256

import numpy as np

from sabot.games.zgame.acts import Move, Ready, Reveal
from sabot.games.zgame.board import shape_of
from sabot.games.zgame.pieces import OTHER, Piece
from sabot.lab.agent_seat import USUAL
from sabot.lab.agents import ActAt, Wait, play
from sabot.lab.timed import Timed

OPTIONS = {"size": "5x6", "clock": "none"}
SHAPE = shape_of("5x6")
STEPS = 60
BATCH = 24  # games for one step
RATE = 0.3  # of learning


# %% What a ply leads to: numbers that the view gives, so nothing hidden comes in
FEATURES = (
    "z taken", "hidden ahead", "runners ahead", "sliders ahead",
    "z in danger", "hidden lost", "runners lost", "sliders lost",
    "hidden traded", "runners traded", "sliders traded",
    "z threatened", "threats", "mobility", "their mobility", "forward", "dull",
)  # fmt: skip
PLACE = {name: place for place, name in enumerate(FEATURES)}
KINDS = {"zero": "runners", "arrow": "runners", "cross": "sliders", "plus": "sliders"}


def described(view, board, ply):
    """One number for each of FEATURES, of the board after this ply: the other side's turn."""
    origin, target = places_of(ply)
    after, mover = list(board), board[origin]
    after[origin], after[target] = None, landed(mover, ply, target)
    numbers = [0.0] * len(FEATURES)
    undone = board[target] is None and mover.moves_as in ("z", "cross", "plus")
    numbers[PLACE["dull"]] = (1 + view.quiet) / 60 if undone else 0
    weigh(numbers, after, mover.side)
    return numbers


def weigh(numbers, board, side):
    ours, theirs = reach(board, side), reach(board, OTHER[side])
    numbers[PLACE["mobility"]], numbers[PLACE["their mobility"]] = sum(ours) / 40, sum(theirs) / 40
    numbers[PLACE["z taken"]] = 1
    for place, piece in enumerate(board):
        if piece and piece.side == side:
            stands(numbers, piece, theirs[place], ours[place])
            rank = place // SHAPE.width
            numbers[PLACE["forward"]] += (rank if side == "white" else SHAPE.height - 1 - rank) / 40
        elif piece and piece.symbol == "z":
            numbers[PLACE["z taken"]] = 0
            numbers[PLACE["z threatened"]] = bool(ours[place])
        elif piece:
            numbers[PLACE[f"{kind_of(piece)} ahead"]] -= 1
            numbers[PLACE["threats"]] += bool(ours[place])


def stands(numbers, piece, attackers, defenders):
    """One of ours."""
    if piece.symbol == "z":
        numbers[PLACE["z in danger"]] = bool(attackers)
        return
    kind = kind_of(piece)
    numbers[PLACE[f"{kind} ahead"]] += 1
    if attackers:
        numbers[PLACE[f"{kind} {'traded' if defenders else 'lost'}"]] += 1


def reach(board, side):
    """How many pieces of this side can go to each place, or take what would stand there."""
    counts = [0] * len(board)
    for place, piece in enumerate(board):
        if piece and piece.side == side:
            for ray in SHAPE.rays[side, piece.moves_as][place]:
                for target in ray:
                    counts[target] += 1
                    if board[target]:
                        break
    return counts


def board_of(view):
    """By place; of a hidden piece of the other side all that is known is how it moves."""
    board = [None] * len(SHAPE.squares)
    for seen in view.pieces:
        board[SHAPE.places[seen.square]] = Piece(seen.side, seen.symbol or "zero", seen.hidden)
    return board


def landed(mover, ply, target):
    """ZZ-17 and ZZ-18: turned over by choice, or on the far base line."""
    shown = isinstance(ply, Reveal) or target in SHAPE.far[mover.side]
    return mover.revealed() if shown else mover


def kind_of(piece):
    return "hidden" if piece.hidden else KINDS[piece.symbol]


def places_of(ply):
    squares = (ply.origin, ply.target) if isinstance(ply, Move) else (ply.square, ply.square)
    return [SHAPE.places[square] for square in squares]


# %% The agent: sees an observation of the laboratory, answers an act
class Learner:
    """Rates the board after each ply. It plays the best one or, to learn, each by its chances."""

    def __init__(self, weights, random=None):
        self.weights, self.random = weights, random
        self.slope = np.zeros(len(FEATURES))  # how the weights would make its choices likelier

    def answer(self, seen):
        if seen.view.phase == "setup" and Ready() in seen.choices:
            return ActAt(Ready())
        plies = [act for act in seen.choices if isinstance(act, Move | Reveal)]
        return ActAt(plies[self.choose(seen.view, plies)]) if plies else Wait()

    def choose(self, view, plies):
        board = board_of(view)
        rows = np.array([described(view, board, ply) for ply in plies])
        ratings = rows @ self.weights
        if self.random is None:
            return int(ratings.argmax())
        chances = np.exp(ratings - ratings.max())
        chances /= chances.sum()
        choice = self.random.choice(len(plies), p=chances)
        self.slope += rows[choice] - chances @ rows
        return int(choice)


def one_game(agents, seed, level="easy"):
    """What seat 0 gets: 1 for a win, 0.5 for a draw. White is drawn by lot, bots fill up."""
    outside = dict.fromkeys(range(len(agents)), USUAL)
    table = Timed("zgame", 2, sha256(seed.encode()).digest(), outside, [level], OPTIONS)
    outcome = play(table, dict(enumerate(agents)), patience=None)
    assert not any(outcome.faults.values()), outcome.faults
    first = outcome.result.places[0]
    return (0 in first) / len(first)


# %% Learning, against itself: the winner's choices become likelier, the loser's less so
def learn(steps, seed=1, told=print):
    random, weights = np.random.default_rng(seed), np.zeros(len(FEATURES))
    square = np.ones(len(FEATURES))
    for step in range(steps):
        slope = np.mean([lesson(weights, random, f"{seed}/{step}/{n}") for n in range(BATCH)], 0)
        square = 0.9 * square + 0.1 * slope**2  # RMSprop: steep and flat learn about as fast
        weights = weights + RATE * slope / np.sqrt(square + 1e-3)
        told(f"step {step + 1}: {BATCH * (step + 1)} games played")
    return weights


def lesson(weights, random, seed):
    one, other = Learner(weights, random), Learner(weights, random)
    better = one_game([one, other], seed) - 0.5
    return better * (one.slope - other.slope)


def examine(weights, games, level="easy"):
    """Against a bot it hasn't met."""
    points = Counter(one_game([Learner(weights)], f"exam/{n}", level) for n in range(games))
    return {"games": games, "won": points[1], "drawn": points[0.5], "lost": points[0]}


# %% All of it
def main(words=None):
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--games", type=int, default=500, help="of the examination")
    parser.add_argument("--level", default="easy", help="of the other side")
    given = parser.parse_args(words)
    weights = learn(given.steps)
    for name, weight in zip(FEATURES, weights, strict=True):
        print(f"{weight:+6.2f}  {name}")
    print(examine(weights, given.games, given.level))


if __name__ == "__main__":
    main()
