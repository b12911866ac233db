"""The rules of Zigzag, complete and pure: each act and each deadline finds its rule here."""

from collections.abc import Sequence

from msgspec.structs import replace

from sabot.core.game import NOBODY, Action, Game, Illegal, Millis, Result, Seat, Step, Wake
from sabot.core.luck import Luck
from sabot.games.zigzag_signs import (
    calls,
    choices,
    clock,
    contre,
    exchange,
    hand,
    look,
    rounds,
    signs,
)
from sabot.games.zigzag_signs.acts import (
    AnyAction,
    CancelPower,
    CancelStop,
    ChooseBox,
    Contre,
    Draw,
    Give,
    LayPower,
    LayStop,
    MakeCall,
    NameTarget,
    Options,
    PickUp,
    Ready,
    Rest,
    Say,
    SetSigns,
    ShiftNumber,
    ShowPair,
    Sign,
    Steal,
    SwapHands,
    Take,
    Throw,
)
from sabot.games.zigzag_signs.events import (
    AnyEvent,
    PowerLaid,
    Readied,
    Rested,
    Shifted,
    Signed,
    Spoke,
)
from sabot.games.zigzag_signs.specials import answer, deferred, stops
from sabot.games.zigzag_signs.state import IN_ROUND, State, everyone
from sabot.games.zigzag_signs.view import View

# Nobody can be first at these, or before these.
ALONE = (SetSigns, Sign, Say, ChooseBox, ShowPair, Give)


class ZigzagSigns(Game):
    id = "zigzag_signs"
    version = 2
    seats = frozenset((4, 6))
    options = Options
    action = AnyAction
    event = AnyEvent
    quiet = (Readied, Rested, Spoke, PowerLaid, Shifted)
    # Late, they would tell who is done (ZS-26) and who holds which special card (principle 2).
    discreet = (Rest, LayStop, Steal, SwapHands, LayPower, ShiftNumber, CancelStop, CancelPower)
    fleeting = (Signed,)  # ZS-16: in no list, log or replay while the game is on

    def teams(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """ZS-10: partners sit opposite."""
        return tuple((team, team + seats // 2) for team in range(seats // 2))

    def deal(self, seats: int, options: Options, luck: Luck) -> State:
        return signs.deal(seats, options, luck)

    def play(self, state: State, seat: Seat, action: Action, at: Millis, luck: Luck) -> Step:
        self.check_over(state, "ZS-90")
        return act(replace(state, now=at), seat, action, luck)

    def tick(self, state: State, at: Millis, luck: Luck) -> Step:
        return fall_due(replace(state, now=at), luck)

    def wake(self, state: State) -> Wake | None:
        return clock.wake(state)

    def rivals(self, state: State, seat: Seat, action: Action) -> frozenset[Seat]:
        """Whose earlier act would freeze the table, or take the card away."""
        if isinstance(action, ALONE) or (isinstance(action, Ready | Rest) and not is_last(state)):
            return NOBODY
        return everyone(state) - {seat}

    def view(self, state: State, seat: Seat | None) -> View:
        return look.view(state, seat)

    def choices(self, state: State, seat: Seat) -> Sequence[Action]:
        return tuple(choices.choices(state, seat))

    def filmed(self, view: View) -> View:
        """Partners may agree on the same signs another time."""
        return replace(view, mine=replace(view.mine, signs=())) if view.mine else view

    def hushes(self, state: State) -> bool:
        """ZS-15: free chat between rounds, phrases and gestures during one."""
        return state.phase in IN_ROUND

    def result(self, state: State) -> Result | None:
        return Result(tuple(map(frozenset, state.places))) if state.places else None


def act(state: State, seat: Seat, action: Action, luck: Luck) -> Step:
    match action:
        case Throw(card):
            return exchange.throw(state, seat, card)
        case Take(slot, card):
            return exchange.take(state, seat, slot, card, luck)
        case PickUp():
            return exchange.pick_up(state, seat, luck)
        case Draw():
            return exchange.draw(state, seat, luck)
        case Rest():
            return exchange.rest(state, seat, luck)
        case Sign(gesture):
            return signs.sign(state, seat, gesture)
        case Say(phrase):
            return signs.say(state, seat, phrase)
        case SetSigns(zig, zag):
            return signs.set_signs(state, seat, zig, zag)
        case Ready():
            return signs.make_ready(state, seat, luck)
        case MakeCall(call):
            return calls.make_call(state, seat, call)
        case ChooseBox(box):
            return calls.choose_box(state, seat, box)
        case Contre(team):
            return contre.contre(state, seat, team, luck)
        case ShowPair(one, other):
            return contre.show_pair(state, seat, one, other)
    return act_special(state, seat, action, luck)


def act_special(state: State, seat: Seat, action: Action, luck: Luck) -> Step:
    match action:
        case LayStop(feature, target):
            return stops.lay_stop(state, seat, feature, target)
        case CancelStop(target, feature):
            return stops.cancel_stop(state, seat, target, feature)
        case ShiftNumber(shift):
            return stops.shift_number(state, seat, shift)
        case Steal(target):
            return answer.steal(state, seat, target)
        case SwapHands(target):
            return answer.swap_hands(state, seat, target)
        case CancelPower(of, power):
            return answer.cancel_power(state, seat, of, power)
        case LayPower(power):
            return deferred.lay_power(state, seat, power)
        case NameTarget(target):
            return answer.name_target(state, seat, target)
        case Give(card, target):
            return deferred.give(state, seat, card, target, luck)
    raise Illegal("no-such-act")


def fall_due(state: State, luck: Luck) -> Step:
    """What the table does when nobody did."""
    if state.freeze:
        return thaw_due(state, luck)
    match state.phase:
        case "signs":
            return rounds.begin_round(state, luck)
        case "pause":
            return deferred.next_power(state, luck)
        case "target":
            return deferred.drop_see(state, luck)
        case "see":
            return deferred.end_see(state, luck)
        case "master":
            return deferred.deal_rest(state, luck)
        case "ten":
            return hand.end_ten(state, luck)
        case "hand":
            return hand.end_hand(state, clock.ends(state)[1], luck)
    raise Illegal("over", {}, "ZS-90")


def thaw_due(state: State, luck: Luck) -> Step:
    """The time of a freeze, or of a part of it, is over."""
    assert state.freeze
    match state.freeze.what:
        case "check":
            return calls.end_check(state, luck)
        case "box":
            return calls.choose_for_them(state)
        case "pairs":
            return contre.show_pairs(state, luck)
        case "proof":
            return contre.end_proof(state, luck)
        case "answer":
            return answer.end_answer(state, luck)


def is_last(state: State) -> bool:
    """ZS-16, ZS-26: the last one to be ready, or done, moves the table on."""
    signs = state.phase == "signs"
    moved_on = sum(player.ready if signs else player.done for player in state.players)
    return moved_on == len(state.players) - 1
