"""The running phase: one runner after the other, card by card (ZR-40 to ZR-45)."""

from msgspec.structs import replace

from sabot.core.game import Event, Illegal, Millis, Seat, Step
from sabot.core.luck import Luck
from sabot.games.zigzag_race.acts import (
    Area,
    Hurried,
    Penalised,
    RunBegan,
    RunEnded,
    RunEnding,
    Stepped,
)
from sabot.games.zigzag_race.course import default_way, fits, run_through, unturned
from sabot.games.zigzag_race.finish import after_round, arrive, is_decided
from sabot.games.zigzag_race.shape import AREAS
from sabot.games.zigzag_race.state import Run, State, enter, mark, marked
from sabot.games.zigzag_race.terrain import Terrain

HURRY = 8  # how much faster the run goes when everyone has seen enough
REST = 3  # steps, between two runs


def start(state: State) -> Step:
    """ZR-40"""
    return begin(enter(state, "run", 0), state.order[0])


def begin(state: State, seat: Seat, *events: Event) -> Step:
    """ZR-41: the stack is turned over."""
    player = state.players[seat]
    run = Run(seat, (player.at,), state.now)
    told = (*events, RunBegan(seat, len(player.stack)))
    if not player.stack:
        return end_run(replace(state, run=run), "empty", *told)
    return Step(shown(state, run), told)


def shown(state: State, run: Run) -> State:
    """The top card is seen: the table moves soon, or waits for a choice (ZR-42)."""
    state = replace(state, run=replace(run, since=state.now))
    return replace(state, closes=state.now + patience(state))


def patience(state: State) -> Millis:
    """ZR-42: as long as there is time left to choose in this run, if there is a choice."""
    assert state.run
    options = state.options
    left = options.run_time - state.run.chosen
    choosing = min(options.choice_time, left) if has_choice(state) else 0
    return max(choosing, pace(state))


def pace(state: State) -> Millis:
    hurried = all(player.ready for player in state.players)
    return state.options.step_time // HURRY if hurried else state.options.step_time


def ways(state: State) -> tuple[Area, ...]:
    """Where the top card leads."""
    if not state.run or state.run.ended:
        return ()
    player = state.players[state.run.seat]
    return fits(player.course, player.goal, player.at, player.stack[0])


def has_choice(state: State) -> bool:
    return len(ways(state)) > 1 and state.run is not None and has_time(state, state.run)


def has_time(state: State, run: Run) -> bool:
    return run.chosen < state.options.run_time


def go(state: State, seat: Seat, left: int, area: Area) -> Step:
    """ZR-42: an act names the card, so that it never moves the runner by another one."""
    if state.phase != "run" or not state.run:
        raise Illegal("not-now", {"phase": state.phase}, "ZR-41")
    if state.run.seat != seat:
        raise Illegal("not-yours", {"seat": state.run.seat}, "ZR-40")
    if not has_choice(state) or left != len(state.players[seat].stack) - 1:
        raise Illegal("no-choice", {}, "ZR-42")
    if area not in ways(state):
        raise Illegal("no-way", {"area": area}, "ZR-41")
    return step(state, area)


def hurry(state: State, seat: Seat) -> Step:
    """Ours: what has been asked for once stays so until the phase is over."""
    if state.phase != "run":
        raise Illegal("not-now", {"phase": state.phase}, "ZR-42")
    if state.players[seat].ready:
        return Step(state, ())
    state = mark(state, seat, ready=True)
    hurried = all(player.ready for player in state.players)
    if hurried and not has_choice(state):
        state = replace(state, closes=min(state.closes, state.now + pace(state)))
    return Step(state, (Hurried(seat),))


def fall_due(state: State, luck: Luck) -> Step:
    """The table moves: on, to the end of the run, or to the next runner."""
    assert state.run
    if state.run.ended:
        return go_on(state, luck)
    areas = ways(state)
    if not areas:
        return end_run(state, "stuck")
    cards = len(state.players[state.run.seat].course)
    return step(state, default_way(areas, cards), by_table=len(areas) > 1)


def step(state: State, area: Area, by_table: bool = False) -> Step:
    """ZR-41: the card is discarded."""
    run = state.run
    assert run
    (terrain, *stack), course = state.players[run.seat].stack, state.players[run.seat].course
    spent = state.now - run.since if has_choice(state) else 0
    run = replace(run, way=(*run.way, area), chosen=run.chosen + spent)
    event = Stepped(run.seat, terrain, area, by_table)
    state = replace(state, players=marked(state, run.seat, at=area, stack=tuple(stack)), run=run)
    if area == len(course) * AREAS:
        return end_run(state, "goal", event)
    return Step(shown(state, run), (event,)) if stack else end_run(state, "empty", event)


def end_run(state: State, why: RunEnding, *events: Event) -> Step:
    """ZR-43; the cards run through stay in sight until the next run begins."""
    run = state.run
    assert run
    player = state.players[run.seat]
    misfit: Terrain | None = player.stack[0] if why == "stuck" else None
    told = RunEnded(run.seat, why, run_through(player.at, len(player.course)), misfit)
    closes = state.now + REST * pace(state)
    state = replace(state, run=replace(run, ended=why), closes=closes)
    return arrive(state, run.seat, *events, told) if why == "goal" else Step(state, (*events, told))


def go_on(state: State, luck: Luck) -> Step:
    """ZR-44, then ZR-45, then the next runner."""
    assert state.run
    seat, missed = state.run.seat, state.run.ended != "goal"
    state = clear(state, seat)
    penalty = missed and state.caller == seat and state.why == "goal"
    state, events = penalise(state, seat) if penalty else Step(state, ())
    left = state.order[state.order.index(seat) + 1 :]
    if left and not is_decided(state):
        return begin(state, left[0], *events)
    return after_round(state, luck, *events)


def clear(state: State, seat: Seat) -> State:
    """ZR-44: what was run through goes under the supply, or to its player's heap (ZR-50)."""
    player = state.players[seat]
    cards = run_through(player.at, len(player.course))
    gone, changes = player.course[:cards], {"done": player.done + cards, "stack": ()}
    if state.options.races:
        changes["heap"] = (*player.heap, *gone)
    else:
        state = replace(state, supply=(*state.supply, *map(unturned, gone)))
    at = player.at - cards * AREAS if cards else player.at
    return mark(state, seat, course=player.course[cards:], at=at, **changes)


def penalise(state: State, seat: Seat) -> Step:
    """ZR-45: as it lies in the data file; nothing if the supply is empty."""
    if not state.supply:
        return Step(state, ())
    tile, *supply = state.supply
    course = (*state.players[seat].course, tile)
    state = replace(mark(state, seat, course=course), supply=tuple(supply))
    return Step(state, (Penalised(seat, tile),))
