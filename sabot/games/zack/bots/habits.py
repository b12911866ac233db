"""What a bot of ZACK! does with the cards beside its pile, and with Choose a colour."""

from sabot.core.game import Millis, Seat
from sabot.core.luck import Luck
from sabot.core.reflex import happens
from sabot.games.zack.acts import Challenge
from sabot.games.zack.bots.memory import Memory, mine, mood, newness
from sabot.games.zack.bots.temper import Temper
from sabot.games.zack.cards import Colour
from sabot.games.zack.clock import BAR
from sabot.games.zack.proof import Reason
from sabot.games.zack.view import View

MEAN = 0.25  # how often somebody else is chosen


def challenge_card(
    temper: Temper, memory: Memory, view: View, accused: Seat, reason: Reason
) -> Challenge:
    """Now and then the hand takes the card beside it, or the one that was right before a swap."""
    luck, own = mood(view, "card"), view.seats[mine(view)]
    if happens(temper.slip, luck):
        return Challenge(luck.pick(own.challenges), reason)
    once = memory.once.colours[accused]
    habit = once in own.challenges and happens(temper.habit * newness(memory), luck)
    return Challenge(once if habit else view.seats[accused].colour, reason)


def patience(view: View, accused: Seat) -> Millis:
    """ZK-29, ZK-70: nobody is slow sooner; longer for a player it has just accused in vain."""
    barred = view.mine is not None and any(seat == accused for seat, _ in view.mine.barred)
    return view.options.slow_ms + view.seats[accused].grace + (BAR if barred else 0)


def choice(temper: Temper, view: View, luck: Luck) -> Colour:
    """ZK-61: itself, to lose a card; or, to be mean, the player with the most cards.

    Only a bot that doesn't look restarts a player who has no card left, and lets them win.
    """
    own = view.seats[mine(view)]
    if not happens(temper.sense, luck):
        return luck.pick(view.seats).colour
    if not own.cards or not happens(MEAN, luck):
        return own.colour
    return max((seat for seat in view.seats if seat != own), key=lambda seat: seat.cards).colour
