"""Rounds, boxes and the end of the game (ZS-14, ZS-44, ZS-48, ZS-81, ZS-90)."""

from itertools import groupby

from msgspec.structs import replace

from sabot.core.game import Event, Seat, Step
from sabot.core.luck import Luck
from sabot.games.zigzag_signs.acts import Box, Options, RoundEnding, Team
from sabot.games.zigzag_signs.constraints import drawn, sheets
from sabot.games.zigzag_signs.deck import deck
from sabot.games.zigzag_signs.events import RoundBegan, RoundEnded, Ticked, Won
from sabot.games.zigzag_signs.pile import refill
from sabot.games.zigzag_signs.state import Player, State, enter, mark_side, members

COMBINATIONS = 4  # on a sheet (ZS-4)


def begin_round(state: State, luck: Luck) -> Step:
    """ZS-14, ZS-81"""
    options, seats = state.options, len(state.players)
    number, cards = drawn(seats, options, luck)
    players = zip(state.players, cards, strict=True)
    state = enter(
        state,
        "pause",
        options.pause_time,
        players=tuple(replace(player, constraint=card) for player, card in players),
        pile=luck.shuffle(state.pile),
        number=number,
    )
    state, _ = refill(state, tuple(range(seats)), luck)
    return Step(state, (RoundBegan(state.round, number),))


def tick_box(state: State, team: Team, box: Box, by_table: bool = False) -> Step:
    """ZS-41: then the round is over; with its last box a team has won (ZS-90)."""
    state = mark_side(state, team, boxes=(*state.sides[team].boxes, box))
    ticked = Ticked(team, box, by_table)
    if len(state.sides[team].boxes) < goal(state.options):
        return end_round(state, "ticked", ticked)
    state = replace(enter(state, "over", 0), places=ranking(state, team), freeze=None)
    return Step(state, (ticked, Won(team, members(state, team))))


def end_round(state: State, why: RoundEnding, *events: Event) -> Step:
    """ZS-44, ZS-46, ZS-47: all cards are gathered, all powers void, all locks lifted."""
    players = tuple(gathered(player) for player in state.players)
    sides = tuple(replace(side, wrong=0, locked=0) for side in state.sides)
    over = RoundEnded(state.round, why)
    state = State(
        state.options,
        players,
        sides,
        now=state.now,
        round=state.round + 1,
        pile=deck(len(players), state.options),
    )
    return Step(enter(state, "signs", state.options.later_sign_time), (*events, over))


def gathered(player: Player) -> Player:
    return Player(sign_from=player.sign_from, say_from=player.say_from)


def goal(options: Options) -> int:
    """ZS-90"""
    boxes = COMBINATIONS * len(sheets(options))
    return min(options.short or boxes, boxes)


def ranking(state: State, winner: Team) -> tuple[tuple[Seat, ...], ...]:
    """The winners first, then by boxes; equal teams share a place."""
    others = [team for team in range(len(state.sides)) if team != winner]
    others.sort(key=lambda team: -len(state.sides[team].boxes))
    places = [list(same) for _, same in groupby(others, lambda t: len(state.sides[t].boxes))]
    return tuple(seats_of(state, teams) for teams in ([winner], *places))


def seats_of(state: State, teams: list[Team]) -> tuple[Seat, ...]:
    return tuple(sorted(seat for team in teams for seat in members(state, team)))
