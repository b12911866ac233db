"""The Stop cards of ZACK!: play halts, and goes on changed (ZK-60 to ZK-65)."""

from msgspec.structs import replace

from sabot.core.game import Event, Illegal, Seat, Step
from sabot.core.luck import Luck
from sabot.games.zack.acts import Chosen, Flipped, Swapped, WentOn
from sabot.games.zack.cards import Colour
from sabot.games.zack.clock import CHOICE, patience
from sabot.games.zack.proof import Due
from sabot.games.zack.state import Laid, State, enter, holder


def halt(state: State, laid: Laid) -> State:
    """ZK-60, ZK-65: also out of turn; nobody is due until it takes effect."""
    state = replace(state, shoe=(*state.shoe, laid), due=())
    if laid.card == "choose":
        return enter(state, "choose", CHOICE)
    return enter(state, "halt", state.options.stop_time)


def choose(state: State, seat: Seat, colour: Colour) -> Step:
    """ZK-61"""
    if state.phase != "choose":
        raise Illegal("nothing-to-choose", {"phase": state.phase}, "ZK-61")
    if seat != state.shoe[-1].seat:
        raise Illegal("not-your-choice", {"seat": state.shoe[-1].seat}, "ZK-61")
    if holder(state, colour) is None:
        raise Illegal("absent-colour", {"colour": colour}, "ZK-61")
    return chosen(state, Chosen(seat, colour))


def choose_any(state: State, luck: Luck) -> Step:
    """ZK-61: no answer in time."""
    colour = luck.pick(state.colours)
    return chosen(state, Chosen(state.shoe[-1].seat, colour, by_table=True))


def chosen(state: State, event: Chosen) -> Step:
    """ZK-64: here the pause counts from the choice."""
    halted = enter(state, "halt", state.options.stop_time, chosen=event.colour)
    return Step(halted, (event,))


def take_effect(state: State) -> Step:
    """ZK-65: at the end of the pause and not before."""
    stop = state.shoe[-1]
    match stop.card:
        case "swap":
            colours = (state.colours[-1], *state.colours[:-1])  # to the left: ZK-14, ZK-62
            return go_on(replace(state, colours=colours), stop.seat, Swapped(colours))
        case "left-right":
            flipped = not state.flipped
            return go_on(replace(state, flipped=flipped), stop.seat, Flipped(flipped))
    seat = holder(state, state.chosen) if state.chosen else None
    assert seat is not None, "a choice was made, or the table made it"
    return go_on(state, seat)


def go_on(state: State, seat: Seat, *events: Event, begins: bool = False) -> Step:
    """This seat (re)starts, and is due from now on."""
    due = (Due(seat, state.now, None),)
    state = enter(state, "play", patience(state), due=due, chosen=None, verdict=None)
    return Step(state, (*events, WentOn(seat, begins)))
