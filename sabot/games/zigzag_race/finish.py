"""The end of a round, of a race and of the game (ZR-46 to ZR-53)."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from sabot.core.game import Event, Seat, Step
from sabot.core.luck import Luck
from sabot.games.zigzag_race.acts import CardsPassed, RaceEnded, RoundEnded, Won
from sabot.games.zigzag_race.build import count_down
from sabot.games.zigzag_race.shape import START
from sabot.games.zigzag_race.state import Player, State, enter, racing, steps_of

ROUNDS = 10  # ZR-49: of one race


def arrive(state: State, seat: Seat, *events: Event) -> Step:
    """ZR-46: at the goal; the game is over at once, unless others go on."""
    state = replace(state, arrivals=(*state.arrivals, seat))
    goes_on = state.options.races or (state.options.places and not is_decided(state))
    return Step(state, events) if goes_on else end(state, *events)


def is_decided(state: State) -> bool:
    """ZR-48: only one runner is left."""
    return not state.options.races and state.options.places and len(racing(state)) <= 1


def after_round(state: State, luck: Luck, *events: Event) -> Step:
    """ZR-47, ZR-49, ZR-51"""
    if state.options.races and (state.arrivals or state.round == ROUNDS):
        return score(state, *events)
    if state.round == ROUNDS or is_decided(state):
        return end(state, *events)
    events = (*events, RoundEnded(state.round))
    return count_down(replace(state, round=state.round + 1), luck, *events)


def score(state: State, *events: Event) -> Step:
    """ZR-51: one point for each obstacle card that was run through."""
    points = tuple(player.done for player in state.players)
    told = (*events, RaceEnded(state.race, points))
    if state.race == races(state):
        return end(state, *told)
    return Step(enter(state, "scored", state.options.pause_time, run=None), told)


def races(state: State) -> int:
    """ZR-50: how many there are."""
    return (3 if len(state.players) == 3 else 4) if state.options.races else 1


def pass_on(state: State) -> Step:
    """ZR-52: everything goes to the left, and courses are built again."""
    givers = (state.players[-1], *state.players[:-1])
    players = tuple(
        receive(player, giver) for player, giver in zip(state.players, givers, strict=True)
    )
    state = replace(state, players=players, race=state.race + 1, round=1, arrivals=())
    changes: dict[str, Any] = {"caller": None, "why": None, "order": ()}
    state = enter(state, "build", state.options.build_time, **changes)
    return Step(state, (CardsPassed(),))


def receive(player: Player, giver: Player) -> Player:
    tiles = (*giver.heap, *giver.course)
    return Player(tiles=tiles, goal=giver.goal, at=START, points=player.points + player.done)


def end(state: State, *events: Event) -> Step:
    places = final_places(state)
    state = enter(state, "over", 0, places=places)
    return Step(state, (*events, Won(places[0])))


def final_places(state: State) -> tuple[tuple[Seat, ...], ...]:
    """By points with `races` (ZR-53), else by the goal, then by fewest steps left (ZR-49)."""
    rank = in_points if state.options.races else in_steps
    return ranked(range(len(state.players)), lambda seat: rank(state, seat))


def in_points(state: State, seat: Seat) -> tuple[int, ...]:
    """ZR-53: tied, by the last race: the goal first, then points."""
    player = state.players[seat]
    return -player.points - player.done, arrival(state, seat), -player.done


def in_steps(state: State, seat: Seat) -> tuple[int, ...]:
    return arrival(state, seat), steps_of(state.players[seat])


def arrival(state: State, seat: Seat) -> int:
    """Its number; the same for all who haven't arrived."""
    arrived = seat in state.arrivals
    return state.arrivals.index(seat) if arrived else len(state.players)


def ranked(
    seats: Iterable[Seat], key: Callable[[Seat], Sequence[int]]
) -> tuple[tuple[Seat, ...], ...]:
    """
    >>> ranked(range(3), lambda seat: (5, 2, 5)[seat : seat + 1])
    ((1,), (0, 2))
    """
    ranks = {seat: tuple(key(seat)) for seat in seats}
    return tuple(
        tuple(seat for seat in ranks if ranks[seat] == rank) for rank in sorted(set(ranks.values()))
    )
