"""What a seat can see and do in Zig-Zag. Nothing here shows a stack (ZR-34)."""

from collections.abc import Iterator

from sabot.core.game import Action, Millis, Seat
from sabot.games.zigzag_race.acts import (
    Go,
    Hurry,
    Keep,
    Lay,
    Leave,
    Ready,
    Stop,
    Suggest,
    Take,
    Turn,
)
from sabot.games.zigzag_race.build import laid
from sabot.games.zigzag_race.clock import ends
from sabot.games.zigzag_race.course import trail
from sabot.games.zigzag_race.finish import races
from sabot.games.zigzag_race.run import has_choice, ways
from sabot.games.zigzag_race.state import Player, State, is_racing, steps_of
from sabot.games.zigzag_race.terrain import BY_LETTER
from sabot.games.zigzag_race.view import DOWN, HELD, Hand, Mine, RunView, SeatView, View


def view(state: State, seat: Seat | None) -> View:
    return View(
        phase=state.phase,
        opened=state.opened,
        closes=closes(state),
        round=state.round,
        race=state.race,
        races=races(state),
        places=state.options.places,
        hold_time=state.options.hold_time,
        youngest=state.youngest,
        caller=state.caller,
        why=state.why,
        order=state.order,
        seats=tuple(seat_view(state, seat) for seat in range(len(state.players))),
        field=state.marks,
        supply=len(state.supply),
        run=run_view(state),
        winners=state.places[0] if state.places else (),
        mine=None if seat is None else mine(state, seat),
    )


def closes(state: State) -> Millis | None:
    match state.phase:
        case "over":
            return None
        case "collect":
            return ends(state)[0]
    return state.closes


def seat_view(state: State, seat: Seat) -> SeatView:
    player = state.players[seat]
    return SeatView(
        course=player.course,
        goal=player.goal,
        at=player.at,
        steps=steps_of(player),
        stack=len(player.stack),
        hand=hand(state, player),
        ready=player.ready,
        done=player.done,
        points=player.points,
        goal_place=None if is_racing(state, seat) else state.arrivals.index(seat) + 1,
    )


def hand(state: State, player: Player) -> Hand | None:
    if grip := player.grip:
        return Hand(grip.place, state.field[grip.place] if grip.shown else None, grip.until)
    return None


def run_view(state: State) -> RunView | None:
    if not (run := state.run):
        return None
    stack = state.players[run.seat].stack
    return RunView(
        seat=run.seat,
        top=stack[0] if stack and run.ended != "goal" else None,
        left=max(0, len(stack) - (run.ended != "goal")),
        fits=ways(state),
        chooses=has_choice(state),
        way=run.way,
        ended=run.ended,
    )


def mine(state: State, seat: Seat) -> Mine:
    player = state.players[seat]
    cards = laid(state, player)
    building = player.tiles and state.phase == "build"
    return Mine(
        seat=seat,
        course=player.tiles[:cards] if building else (),
        aside=player.tiles[cards:] if building else (),
        act_from=player.act_from,
        turn_from=player.turn_from,
        trail=own_trail(state, player) if state.options.trail else None,
    )


def own_trail(state: State, player: Player) -> tuple[int, ...]:
    """ZR-37"""
    if state.phase not in ("collect", "stopped"):
        return ()
    return trail(player.course, player.goal, player.at, player.stack)


def choices(state: State, seat: Seat) -> Iterator[Action]:
    match state.phase:
        case "build" if not state.players[seat].ready:
            yield from (Ready(), Suggest())
            yield from courses(state, state.players[seat])
        case "collect" if is_racing(state, seat):
            yield from hands(state, state.players[seat])
            yield from stops(state, state.players[seat])
        case "run":
            yield from runs(state, seat)


def courses(state: State, player: Player) -> Iterator[Action]:
    """Each card turned, and each two that change places: from there every course is reached."""
    cards, tiles = laid(state, player), player.tiles
    for place in range(cards):
        yield Lay((*tiles[:place], tiles[place] ^ 1, *tiles[place + 1 : cards]))
        for other in range(place + 1, len(tiles)):
            swapped = list(tiles)
            swapped[place], swapped[other] = tiles[other], tiles[place]
            yield Lay(tuple(swapped[:cards]))


def hands(state: State, player: Player) -> Iterator[Action]:
    if state.now < player.act_from:
        return
    if grip := player.grip:
        yield from (Keep(grip.place), Leave(grip.place)) if grip.shown else ()
        return
    for place, mark in enumerate(state.marks):
        if mark == DOWN and state.now >= player.turn_from:
            yield Turn(place)
        elif mark in BY_LETTER:
            yield Take(place, BY_LETTER[mark])


def stops(state: State, player: Player) -> Iterator[Action]:
    """ZR-35"""
    if DOWN not in state.marks and HELD not in state.marks:
        yield Stop("nothing")
    if len(player.stack) >= steps_of(player):
        yield Stop("goal")


def runs(state: State, seat: Seat) -> Iterator[Action]:
    if state.run and state.run.seat == seat and has_choice(state):
        left = len(state.players[seat].stack) - 1
        yield from (Go(left, area) for area in ways(state))
    if not state.players[seat].ready:
        yield Hurry()
