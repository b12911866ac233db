"""A plain player of Zigzag: collects what it has most of, signs it, and calls its partner's."""

from collections.abc import Iterator

from sabot.core.game import Action, Bot, Cue, Event, Millis, Thought
from sabot.core.luck import Luck
from sabot.core.reflex import Reflex
from sabot.games.zigzag_signs.acts import (
    Call,
    CancelPower,
    ChooseBox,
    Contre,
    Draw,
    Give,
    LayPower,
    LayStop,
    MakeCall,
    NameTarget,
    PickUp,
    Ready,
    Rest,
    ShowPair,
    Sign,
    Steal,
    Take,
    Throw,
)
from sabot.games.zigzag_signs.bots.memory import Memory, recall
from sabot.games.zigzag_signs.bots.worth import Aims, aims, worth
from sabot.games.zigzag_signs.cards import DEFERRED, FEATURES, SPECIALS, STOPS, Card, Z
from sabot.games.zigzag_signs.combos import NOTHING, ZAG, ZIG, is_right, strength
from sabot.games.zigzag_signs.view import Freeze, Mine, View

THROW = Reflex(1_150, 150, 200)
REACH = Reflex(400, 60, 60)
TAKE = Reflex(1_000, 150, 200)
SIGN = Reflex(700, 100, 150)
CALL = Reflex(600, 80, 100)
CHOOSE = Reflex(1_500, 250, 300)
READY = Reflex(2_500, 500, 600)
HARDEST: tuple[Call, ...] = ("zig-zag", "double-zig", "zag", "zig")


class Plain(Bot):
    def watch(self, memory: Memory | None, view: View, events: tuple[Event, ...]) -> Memory:
        memory = memory or Memory()
        for event in events:
            memory = recall(memory, view, event)
        return memory

    def think(self, memory: Memory, view: View, luck: Luck, cue: Cue) -> Thought | None:
        mine = view.mine
        if mine is None or view.phase == "over":
            return None
        if view.phase == "signs":
            ready = view.seats[mine.seat].ready
            return None if ready else Thought(READY.draw(luck), Ready())
        if view.freeze:
            return in_freeze(view, mine, view.freeze, luck)
        return shout(memory, view, mine, luck, cue.at) or act(memory, view, mine, luck)


def in_freeze(view: View, mine: Mine, freeze: Freeze, luck: Luck) -> Thought | None:
    teams = len(view.teams)
    if freeze.what == "box" and freeze.seat == mine.seat:
        return Thought(CHOOSE.draw(luck), ChooseBox(freeze.boxes[0]))
    if mine.pairs and not mine.pair:
        return Thought(CHOOSE.draw(luck), ShowPair(*mine.pairs[0]))
    if freeze.power and is_asked(mine, freeze, teams) and Z in mine.cards:
        return Thought(CALL.draw(luck), CancelPower(freeze.seat, freeze.power))
    return None


def is_asked(mine: Mine, freeze: Freeze, teams: int) -> bool:
    """An opponent's power is aimed at the own team."""
    if freeze.target is None or freeze.answered is not None:
        return False
    own = mine.seat % teams
    return freeze.target % teams == own != freeze.seat % teams


def shout(memory: Memory, view: View, mine: Mine, luck: Luck, at: Millis) -> Thought | None:
    """Calls, signs and CONTREs come before cards."""
    made, team = own_strength(view, mine), view.teams[mine.seat % len(view.teams)]
    told = {None: NOTHING, "zig": ZIG, "zag": ZAG}[memory.told]
    if told and not team.locked and (call := fitting(view, mine, made, told)):
        return Thought(CALL.draw(luck), MakeCall(call), memory.told)
    if memory.suspect is not None and team.failed < 2:
        return Thought(CALL.draw(luck), Contre(memory.suspect))
    if made and mine.cards != memory.signed and fitting(view, mine, made, made):
        after = max(SIGN.draw(luck), mine.sign_from - at)
        return Thought(after, Sign(mine.signs[made - 1]), mine.cards)
    return None


def fitting(view: View, mine: Mine, made: int, told: int) -> Call | None:
    """The hardest open box that these two hands would tick."""
    ticked = view.teams[mine.seat % len(view.teams)].boxes
    for call in HARDEST:
        hands = (told,) if call in ("zig", "zag") else (made, told)
        if sum(box[:-2] == call for box in ticked) < sheets(view) and is_right(call, hands):
            return call
    return None


def sheets(view: View) -> int:
    return 2 if view.level == 3 else 1


def own_strength(view: View, mine: Mine) -> int:
    must = mine.constraint if view.level > 1 else None
    return strength(mine.cards, view.seats[mine.seat].stops, must)


def act(memory: Memory, view: View, mine: Mine, luck: Luck) -> Thought | None:
    goals = aims_of(view, mine)
    match view.phase, mine.next:
        case "target", _ if view.actor == mine.seat:
            return Thought(CHOOSE.draw(luck), NameTarget((mine.seat + 1) % len(view.seats)))
        case "master", _ if mine.aside:
            return Thought(CHOOSE.draw(luck), next_gift(mine))
        case _, "pick-up":
            return Thought(REACH.draw(luck), PickUp())
        case _, "draw":
            return Thought(REACH.draw(luck), Draw())
        case _, "take":
            return Thought(TAKE.draw(luck), best_take(view, mine, goals))
        case _, "throw":
            return throw(memory, view, mine, goals, luck)
    return None


def aims_of(view: View, mine: Mine) -> Aims:
    ticked = view.teams[mine.seat % len(view.teams)].boxes
    zigs = sum(box.startswith(("zig-1", "zig-2", "double")) for box in ticked)
    return aims(zigs >= 2 * sheets(view), mine.constraint, view.seats[mine.seat].stops)


def next_gift(mine: Mine) -> Action:
    target = mine.gifts.index(None)
    left = list(mine.aside)
    for card in mine.gifts:
        if card is not None:
            left.remove(card)
    return Give(left[0], target)


def best_take(view: View, mine: Mine, goals: Aims) -> Action:
    lying = [(slot, card) for slot, card in enumerate(view.mat) if card]
    slot, card = max(lying, key=lambda one: (worth((*mine.cards, one[1]), goals), -one[0]))
    return Take(slot, card)


def throw(memory: Memory, view: View, mine: Mine, goals: Aims, luck: Luck) -> Thought | None:
    """The card that is least missed, or a special one; nothing, if no exchange is of use."""
    made = own_strength(view, mine)
    here = view.seats[mine.seat]
    if view.phase == "hand" and (special := next(specials(view, mine), None)):
        return Thought(THROW.draw(luck), special)
    card = least_missed(mine.cards, goals)
    if here.down and not (made and mine.cards == memory.signed):
        return Thought(THROW.draw(luck), Throw(card))
    left = list(mine.cards)
    left.remove(card)
    gains = [worth((*left, other), goals) for other in view.mat if other]
    if not made and gains and max(gains) >= worth(mine.cards, goals) + 900:
        return Thought(THROW.draw(luck), Throw(card))
    if view.phase != "hand" or mine.done or here.down:
        return None
    return Thought(THROW.draw(luck), Rest())


def least_missed(cards: tuple[Card, ...], goals: Aims) -> Card:
    def rest(card: Card) -> int:
        left = list(cards)
        left.remove(card)
        return worth(tuple(left), goals)

    return max(sorted(cards), key=lambda card: (card in SPECIALS, rest(card)))


def specials(view: View, mine: Mine) -> Iterator[Action]:
    rivals = [s for s in range(len(view.seats)) if (s - mine.seat) % len(view.teams)]
    for power in DEFERRED:
        if power in mine.cards:
            yield LayPower(power)
    for feature in FEATURES:
        if STOPS[feature] in mine.cards:
            yield from (LayStop(feature, s) for s in rivals if len(view.seats[s].stops) < 2)
    if "theft" in mine.cards:
        robbed = (s for s in rivals if view.seats[s].limit == 4 and view.seats[s].cards)
        yield from map(Steal, robbed)
