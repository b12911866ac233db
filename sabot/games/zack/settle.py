"""How play in ZACK! goes on after a verdict or a colour card (ZK-46, ZK-47, ZK-52, ZK-53)."""

from msgspec.structs import replace

from sabot.core.game import Event, Seat, Step
from sabot.games.zack.acts import ColourReturned, ShoeTaken, WentOn
from sabot.games.zack.deal import win
from sabot.games.zack.state import State, enter, mark
from sabot.games.zack.stops import go_on


def restart(state: State) -> Step:
    """ZK-46, ZK-47, ZK-53: the freeze is over, the shoe is taken, and play goes on."""
    verdict = state.verdict
    assert verdict and verdict.takes is not None and verdict.restarts is not None
    taken: list[Event] = [ShoeTaken(verdict.takes, len(state.shoe))]
    if state.colour_card:
        taken.append(ColourReturned(state.colour_card.seat))
    return go_on(take_shoe(state, verdict.takes), verdict.restarts, *taken)


def take_shoe(state: State, seat: Seat) -> State:
    """Turned over as it lies, so its lowest card comes first; Left = Right ends (ZK-63)."""
    pile = (*state.players[seat].pile, *(laid.card for laid in state.shoe))
    return replace(mark(state, seat, pile=pile), shoe=(), flipped=False, colour_card=None)


def settle_colour(state: State) -> Step:
    """ZK-52: nobody objected."""
    card = state.colour_card
    assert card is not None
    if not state.players[card.seat].pile:
        return win(state, card.seat)
    due = tuple(replace(due, since=state.now) for due in card.due)
    on = enter(state, "play", card.left, due=due, colour_card=None)
    return Step(on, (ColourReturned(card.seat), WentOn(None)))
