"""How much a belief knows of hidden pieces in games of Z-Game, and how much one knows anyway."""

from collections import defaultdict
from collections.abc import Iterator
from math import log
from typing import NamedTuple

from sabot.core.game import Event
from sabot.core.luck import Luck
from sabot.games.zgame.bots.belief import Belief, chances, watch, worlds
from sabot.games.zgame.notation import ply_of
from sabot.games.zgame.position import Position
from sabot.games.zgame.rules import ZGame
from sabot.games.zgame.score import Score
from sabot.games.zgame.state import SEATS, Player, State, on_turn

PLIES = (10, 20, 30)
NO_LUCK = Luck(b"")  # no ply has any


class Seen(NamedTuple):
    """Of one seat at one ply."""

    loss: float  # of the arrangement that was true, in nats
    even: float  # the same for a player who only counts pieces
    right: int  # pieces that are what seems most likely
    by_chance: float
    hidden: int


def insight(scores: list[Score]) -> dict[str, dict[str, float]]:
    seen: dict[int, list[Seen]] = defaultdict(list)
    for score in scores:
        for ply, each in looks(score):
            seen[ply].append(each)
    return {f"ply {ply}": means(seen[ply]) for ply in PLIES if seen[ply]}


def means(seen: list[Seen]) -> dict[str, float]:
    hidden = sum(each.hidden for each in seen)
    return {
        "looks": len(seen),
        "loss": round(sum(each.loss for each in seen) / len(seen), 3),
        "loss_even": round(sum(each.even for each in seen) / len(seen), 3),
        "right": round(sum(each.right for each in seen) / hidden, 3),
        "right_by_chance": round(sum(each.by_chance for each in seen) / hidden, 3),
    }


def looks(score: Score) -> Iterator[tuple[int, Seen]]:
    """Of both seats, as long as there is something to guess."""
    beliefs: list[Belief | None] = [None] * len(SEATS)
    for state, events in states(score):
        for seat in SEATS:
            view = ZGame().view(state, seat)
            belief = beliefs[seat] = watch(beliefs[seat], view, events)
            if len(state.score) in PLIES and state.ending is None and len(set(belief.left)) > 1:
                yield len(state.score), look(belief, state.position)


def states(score: Score) -> Iterator[tuple[State, tuple[Event, ...]]]:
    game, state = ZGame(), first_state(score)
    yield state, ()
    for ply in score.plies:
        state, events = game.play(state, on_turn(state), ply_of(ply), state.now, NO_LUCK)
        yield state, events


def first_state(score: Score) -> State:
    position, white = Position(score.options.size, score.start), SEATS[0]
    players = (Player(left=1, ready=True),) * len(SEATS)
    return State(score.options, white, players, position, score.start, phase="play")


def look(belief: Belief, position: Position) -> Seen:
    truth = {square: symbol_at(position, square) for square in belief.squares}
    found = worlds(belief)
    guesses = {square: chances(belief, square) for square in truth}
    right = sum(max(guess, key=guess.__getitem__) == truth[at] for at, guess in guesses.items())
    by_chance = max(belief.left.count(symbol) for symbol in belief.left)
    loss = -log(next(weight for weight, world in found if world == truth))
    return Seen(loss, log(len(found)), right, by_chance, len(truth))


def symbol_at(position: Position, square: str) -> str | None:
    piece = position.board[position.shape.places[square]]
    return piece.symbol if piece else None
