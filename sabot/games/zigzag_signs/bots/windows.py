"""What a bot of Zigzag answers when it is asked: boxes, pairs, powers, targets and gifts."""

from sabot.core.game import Action, Seat
from sabot.core.reflex import happens
from sabot.games.zigzag_signs.acts import (
    CancelPower,
    ChooseBox,
    Give,
    NameTarget,
    SetSigns,
    ShowPair,
)
from sabot.games.zigzag_signs.bots.aims import aim_of
from sabot.games.zigzag_signs.bots.hands import Aim, worth
from sabot.games.zigzag_signs.bots.mat import with_card, without
from sabot.games.zigzag_signs.bots.memory import (
    Memory,
    mine,
    mood,
    my_hand,
    my_team,
    opponents,
    partner_of,
    team_of,
)
from sabot.games.zigzag_signs.bots.powers import suspects
from sabot.games.zigzag_signs.bots.suspect import helps
from sabot.games.zigzag_signs.bots.temper import Temper
from sabot.games.zigzag_signs.cards import JOKER, SPECIALS, Card, Z
from sabot.games.zigzag_signs.signs import GESTURES
from sabot.games.zigzag_signs.view import Freeze, View

RAREST = ("zig-zag", "zag", "double-zig", "zig")


def answer(temper: Temper, memory: Memory, view: View, freeze: Freeze) -> Action | None:
    """While all else stands still."""
    own = mine(view)
    match freeze.what:
        case "box" if freeze.seat == own.seat:
            kinds = [(RAREST.index(box[:-2]), box) for box in freeze.boxes]
            return ChooseBox(min(kinds, key=lambda kind: (-int(kind[1][-1]), kind[0]))[1])
        case "pairs" if own.pairs and own.pair is None:
            return ShowPair(*least_telling(memory, view))
        case "answer" if is_ours(view, freeze) and Z in own.cards:
            return cancel(temper, view, freeze)
    return None


def least_telling(memory: Memory, view: View) -> tuple[Card, Card]:
    """ZS-51: the two cards without which the rest is worth most."""
    own, aim = mine(view), aim_of(memory, view)
    return max(
        own.pairs, key=lambda pair: worth(without(without(own.cards, pair[0]), pair[1]), aim)
    )


def is_ours(view: View, freeze: Freeze) -> bool:
    """An opponent's power is aimed at its own team, and no Z has met it yet."""
    if freeze.target is None or freeze.answered is not None:
        return False
    return team_of(view, freeze.target) == my_team(view) != team_of(view, freeze.seat)


def cancel(temper: Temper, view: View, freeze: Freeze) -> Action | None:
    """ZS-65: a look at a hand with nothing in it is not worth a Z."""
    bare = freeze.power == "see" and my_hand(view) is None
    if bare or not freeze.power or not happens(temper.answers, mood(view, "answers", freeze.seat)):
        return None
    return CancelPower(freeze.seat, freeze.power)


def target(memory: Memory, view: View) -> NameTarget:
    """ZS-69"""
    return NameTarget(suspects(memory, view)[0])


def gift(memory: Memory, view: View) -> Give | None:
    """ZS-67: the best for oneself, then for the partner; to opponents what helps them least."""
    left, aim = list(mine(view).aside), aim_of(memory, view)
    own, partner = mine(view).seat, partner_of(view)
    for seat in (own, partner, *opponents(view)):
        card = max(sorted(left), key=lambda card: wanted(memory, view, seat, card, aim))
        left.remove(card)
        if mine(view).gifts[seat] is None:
            return Give(card, seat)
    return None


def wanted(memory: Memory, view: View, seat: Seat, card: Card, aim: Aim) -> float:
    if seat == mine(view).seat:
        return best_with(view, card, aim)
    if seat == partner_of(view):
        return (card == JOKER) * 2 + (card in SPECIALS) + helps(memory, view, seat, card)
    return -helps(memory, view, seat, card) - (card == JOKER) * 5


def best_with(view: View, card: Card, aim: Aim) -> float:
    """The worth of the hand if this card replaces another one."""
    cards = mine(view).cards
    return max(worth(with_card(without(cards, other), card), aim) for other in {*cards})


def new_signs(view: View, memory: Memory) -> SetSigns:
    """ZS-13: two that neither its partner nor anybody else has seen it make."""
    fresh = [gesture for gesture in GESTURES if gesture not in mine(view).signs]
    zig, zag = mood(view, "signs", memory.gestures).shuffle(fresh)[:2]
    return SetSigns(zig, zag)
