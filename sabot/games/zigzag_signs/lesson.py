"""A first round of Zigzag: exchange cards, see a wrong call, read a partner's sign and call."""

from collections import Counter
from collections.abc import Sequence

from sabot.core.game import Cue, Event, Goal, Lesson, Note, Seat, Thought
from sabot.core.lesson import LEARNER, learner_does
from sabot.games.zigzag_signs.acts import (
    Draw,
    Gesture,
    MakeCall,
    PickUp,
    Ready,
    Rest,
    Sign,
    Take,
    Throw,
)
from sabot.games.zigzag_signs.cards import VALUE_OF, Card, Value
from sabot.games.zigzag_signs.combos import NOTHING, strength
from sabot.games.zigzag_signs.events import (
    CallRight,
    CallWrong,
    HandsChanged,
    PickedUp,
    Readied,
    RoundBegan,
    Signed,
    Taken,
)
from sabot.games.zigzag_signs.view import View

PARTNER: Seat = 2
HASTY: Seat = 1
DOWN = "down"


def watch(memory: Gesture | None, view: View, events: tuple[Event, ...]) -> Gesture | None:
    """The partner's last sign, until hands change."""
    for event in events:
        match event:
            case Signed(seat, gesture) if seat == PARTNER:
                memory = gesture
            case RoundBegan() | HandsChanged():
                memory = None
    return memory


def exchange_notes(view: View, sign: Gesture | None) -> Sequence[Note]:
    """What to do at the mat, whatever the phase."""
    if view.freeze:
        return [Note("check", params={"seat": view.freeze.seat})]
    if view.phase == "signs":
        ready = view.seats[LEARNER].ready
        return [Note("begins")] if ready else [signs(view), Note("ready", Ready(), ("ready",))]
    return at_the_mat(view) if view.phase == "hand" else [Note("deal")]


def at_the_mat(view: View) -> Sequence[Note]:
    match next_of(view):
        case "throw" if view.seats[LEARNER].down:
            return [Note("aim", params=named(aim(view))), throwing(view, "throw", DOWN)]
        case "throw" if any(view.mat):
            return [throwing(view, "swap", f"slot-{best_slot(view)}")]
        case "pick-up":
            return [Note("pick_up", PickUp(), (DOWN,))]
        case "take":
            slot = best_slot(view)
            return [Note("take", Take(slot, view.mat[slot] or ""), (f"slot-{slot}",))]
        case "draw":
            return [Note("draw", Draw(), (DOWN,))]
    return [Note("look")]


def wrong_notes(view: View, sign: Gesture | None) -> Sequence[Note]:
    """While another player is about to err."""
    if view.phase == "hand" and not view.freeze and not view.seats[LEARNER].down:
        return [Note("others")] if next_of(view) == "throw" else at_the_mat(view)
    return exchange_notes(view, sign)


def call_notes(view: View, sign: Gesture | None) -> Sequence[Note]:
    """The partner's sign, and what it means."""
    free = view.phase == "hand" and not view.freeze and not view.seats[LEARNER].down
    if not free or next_of(view) != "throw":
        return exchange_notes(view, sign)
    zig = gesture(view)
    if sign is None or sign != zig:
        return [Note("watch", params={"seat": PARTNER, "gesture": f"zigzag_signs_gesture_{zig}"})]
    if view.teams[LEARNER].locked:
        return [Note("locked", Rest(), ("done",)) if not is_done(view) else Note("next_hand")]
    if makes(view):
        both = Note("double", MakeCall("double-zig"), ("call-double-zig",))
        return [Note("signed", params={"seat": PARTNER}), both]
    return [Note("signed", params={"seat": PARTNER}), Note("call", MakeCall("zig"), ("call-zig",))]


def sign_notes(view: View, sign: Gesture | None) -> Sequence[Note]:
    """A sign may be made at any time, also with nothing in hand: that is a bluff."""
    if view.freeze or view.phase != "hand" or next_of(view) != "throw":
        return exchange_notes(view, sign)
    own = Note("own_zig", params=named(aim(view))) if makes(view) else Note("bluff")
    zig = gesture(view)
    params = {"gesture": f"zigzag_signs_gesture_{zig}", "seat": PARTNER}
    return [own, Note("sign", Sign(zig), (f"sign-{zig}",), params)]


def throwing(view: View, code: str, then: str) -> Note:
    card = worst(view)
    return Note(code, Throw(card), (f"card-{card}", then))


def signs(view: View) -> Note:
    return Note(
        "signs", params={"seat": PARTNER, "gesture": f"zigzag_signs_gesture_{gesture(view)}"}
    )


def settled(view: View, sign: Gesture | None, cue: Cue) -> Thought | None:
    """Bots throw one card, pick up, and leave the mat to the learner."""
    seat = cue.seat
    if view.phase == "signs" and not view.seats[seat].ready:
        return Thought(1_000 + 400 * seat, Ready())
    if view.phase != "hand" or view.freeze:
        return None
    match next_of(view):
        case "throw" if view.seats[seat].down:
            return Thought(2_000 + 900 * seat, Throw(worst(view)))
        case "throw" if seat == PARTNER and makes(view) == NOTHING and helps(view):
            return Thought(3_000, Throw(worst(view)))
        case "pick-up":
            return Thought(800, PickUp())
        case "take":
            slot = best_slot(view)
            return Thought(800, Take(slot, view.mat[slot] or ""))
        case "draw":
            return Thought(800, Draw())
    return None


def rested(view: View, sign: Gesture | None, cue: Cue) -> Thought | None:
    """With nothing more to exchange, they are done."""
    thought = settled(view, sign, cue)
    is_free = view.phase == "hand" and not view.freeze and next_of(view) == "throw"
    if thought or not is_free or is_done(view):
        return thought
    return Thought(5_000, Rest())


def hasty(view: View, sign: Gesture | None, cue: Cue) -> Thought | None:
    """An opponent calls, though its partner has nothing."""
    calls = view.phase == "hand" and not view.freeze and not view.teams[HASTY].locked
    if cue.seat == HASTY and calls and not view.seats[HASTY].down:
        return Thought(3_500, MakeCall("zig"))
    return settled(view, sign, cue)


def signing(view: View, sign: Gesture | None, cue: Cue) -> Thought | None:
    """The partner makes the sign for ZIG again and again, once there is one."""
    if cue.seat == PARTNER and view.phase == "hand" and not view.freeze and makes(view):
        return Thought(2_500, Sign(gesture(view)))
    return settled(view, sign, cue) if cue.seat == PARTNER else rested(view, sign, cue)


def is_done(view: View) -> bool:
    return bool(view.mine and view.mine.done)


def next_of(view: View) -> str | None:
    return view.mine.next if view.mine else None


def gesture(view: View) -> Gesture:
    assert view.mine
    return view.mine.signs[0]


def cards(view: View) -> tuple[Card, ...]:
    return view.mine.cards if view.mine else ()


def makes(view: View) -> int:
    return strength(cards(view), ())


def aim(view: View) -> Value:
    """What most cards of this hand share; the first of several."""
    shared = Counter(VALUE_OF[letter] for card in cards(view) if len(card) == 3 for letter in card)
    return shared.most_common(1)[0][0] if shared else "water"


def fits(view: View, card: Card | None) -> bool:
    return card is not None and len(card) == 3 and aim(view) in map(VALUE_OF.get, card)


def worst(view: View) -> Card:
    """A card that doesn't share it, or else the last."""
    return next((card for card in cards(view) if not fits(view, card)), cards(view)[-1])


def best_slot(view: View) -> int:
    full = [slot for slot, card in enumerate(view.mat) if card]
    return next((slot for slot in full if fits(view, view.mat[slot])), full[0])


def helps(view: View) -> bool:
    return any(fits(view, card) for card in view.mat)


def named(value: Value) -> dict[str, str]:
    return {"value": f"zigzag_signs_value_{value}"}


def is_wrong(event: object) -> bool:
    return isinstance(event, CallWrong) and event.seat != LEARNER


LESSON = Lesson(
    (
        Goal("signs", learner_does(Readied), exchange_notes, settled),
        Goal("throw", learner_does(PickedUp), exchange_notes, settled),
        Goal("wrong", is_wrong, wrong_notes, hasty),
        Goal("swap", learner_does(Taken), exchange_notes, settled),
        Goal("sign", learner_does(Signed), sign_notes, settled),
        Goal("call", learner_does(CallRight), call_notes, signing),
    ),
    seats=4,
    secret=b"zigzag_signs lesson 141",
    options={
        "level": 1,
        "short": 3,
        "jokers": False,
        "stop_element": False,
        "stop_landscape": False,
        "stop_accessory": False,
        "theft": False,
        "swap": False,
        "z": False,
        "master": False,
        "ten": False,
        "see": False,
        "sign_time": 120_000,
        "idle_time": 30_000,
        "hand_time": 300_000,
        "check_time": 6_000,
    },
    watch=watch,
)
