"""A bot of Zigzag: it collects at the mat, signs to its partner, and calls what it is signed."""

from collections.abc import Hashable
from math import log

from sabot.core.game import Action, Bot, Cue, Event, Millis, Thought
from sabot.core.luck import Luck
from sabot.core.reflex import Reflex
from sabot.games.zigzag_signs.acts import (
    Contre,
    Draw,
    MakeCall,
    Makes,
    PickUp,
    Ready,
    Rest,
    Sign,
    Throw,
)
from sabot.games.zigzag_signs.bots.boxes import call_for, sign_for
from sabot.games.zigzag_signs.bots.mat import exchange, to_take, to_throw
from sabot.games.zigzag_signs.bots.memory import (
    Memory,
    mine,
    mood,
    my_hand,
    my_team,
    open_of,
    partner_of,
)
from sabot.games.zigzag_signs.bots.powers import playable
from sabot.games.zigzag_signs.bots.recall import first_sight, recall, settled
from sabot.games.zigzag_signs.bots.suspect import suspicion
from sabot.games.zigzag_signs.bots.temper import Temper
from sabot.games.zigzag_signs.bots.windows import answer, gift, new_signs, target
from sabot.games.zigzag_signs.signs import GESTURES
from sabot.games.zigzag_signs.view import View

READY = Reflex(2_000, 300, 500)
THROW = Reflex(1_100, 150, 150)
SEARCH = Reflex(1_000, 180, 150)  # of the mat, for an exchange
REACH = Reflex(400, 50, 50)
CALL = Reflex(500, 70, 80)
SIGN = Reflex(600, 90, 120)
COUNTER = Reflex(900, 140, 200)
CHOOSE = Reflex(1_300, 200, 250)
REST = Reflex(700, 120, 150)
AGAIN: Millis = 1_600  # backoff: until a sign that nobody answered is made again, longer each time
PATIENCE = 5  # after this number of times the wait grows no more


class Signer(Bot):
    def __init__(self, temper: Temper) -> None:
        self.temper = temper

    def watch(self, memory: Memory | None, view: View, events: tuple[Event, ...]) -> Memory:
        if memory is None:
            return first_sight(view)
        for event in events:
            memory = recall(self.temper, memory, view, event)
        return settled(memory, view)

    def think(self, memory: Memory, view: View, luck: Luck, cue: Cue) -> Thought | None:
        if view.phase == "over":
            return None
        if view.freeze:
            return self._after(CHOOSE, luck, answer(self.temper, memory, view, view.freeze))
        if view.phase == "signs":
            return self._prepare(memory, view, luck)
        return self._shout(memory, view, luck, cue.at) or self._play(memory, view, luck, cue.at)

    def _after(
        self, takes: Reflex, luck: Luck, action: Action | None, about: Hashable = None
    ) -> Thought | None:
        if action is None:
            return None
        return Thought(takes.at(self.temper.pace).draw(luck), action, about)

    def _prepare(self, memory: Memory, view: View, luck: Luck) -> Thought | None:
        """ZS-13, ZS-16: signs that were seen are changed, if the partner can still see that."""
        if view.seats[mine(view).seat].ready:
            return None
        if memory.exposed and not view.seats[partner_of(view)].ready:
            return self._after(READY, luck, new_signs(view, memory))
        return self._after(READY, luck, Ready())

    def _shout(self, memory: Memory, view: View, luck: Luck, at: Millis) -> Thought | None:
        """Calls come before cards."""
        team = view.teams[my_team(view)]
        call = call_for(open_of(view, my_team(view)), my_hand(view), memory.partner)
        if call and not team.locked:
            return self._after(CALL, luck, MakeCall(call))
        if found := suspicion(self.temper, memory, view):
            takes = COUNTER.at(self.temper.pace).draw(luck)
            return Thought(max(takes, found.since - at), Contre(found.team), found.seat)
        return None

    def _play(self, memory: Memory, view: View, luck: Luck, at: Millis) -> Thought | None:
        holds = sign_for(open_of(view, my_team(view)), my_hand(view))
        if holds and not memory.signed and not view.teams[my_team(view)].locked:
            return self._sign(memory, view, holds, luck, at)
        match view.phase, mine(view).next:
            case "target", _ if view.actor == mine(view).seat:
                return self._after(CHOOSE, luck, target(memory, view))
            case "master", _ if mine(view).aside:
                return self._after(CHOOSE, luck, gift(memory, view))
            case _, "pick-up":
                return self._after(REACH, luck, PickUp())
            case _, "draw":
                return self._after(REACH, luck, Draw())
            case _, "take":
                return self._take(memory, view, luck)
            case _, "throw" if not holds:
                return self._throw(memory, view, luck) or self._wait(memory, view, None, luck, at)
        return self._wait(memory, view, holds, luck, at)

    def _take(self, memory: Memory, view: View, luck: Luck) -> Thought | None:
        """The card it threw one for lies under its hand; any other one has to be found."""
        take = to_take(self.temper, memory, view)
        return self._after(REACH, luck, take)

    def _throw(self, memory: Memory, view: View, luck: Luck) -> Thought | None:
        """ZS-21: first a special card or one that is of no use; then only to get a better one."""
        down = view.seats[mine(view).seat].down
        powers = playable(memory, view) if view.phase == "hand" else {}
        if powers and (down or not any(view.mat) or exchange(self.temper, memory, view, powers)):
            return self._after(THROW, luck, next(iter(powers.values())))
        if down:
            return self._after(THROW, luck, Throw(to_throw(self.temper, memory, view)))
        away = [card for card in mine(view).cards if card not in powers]
        found = exchange(self.temper, memory, view, away)
        return self._after(SEARCH, luck, Throw(found.throws)) if found else None

    def _wait(
        self, memory: Memory, view: View, holds: Makes | None, luck: Luck, at: Millis
    ) -> Thought | None:
        """ZS-26: content for now."""
        here = view.seats[mine(view).seat]
        full = here.cards >= here.limit and not here.down
        if view.phase == "hand" and full and not mine(view).done:
            return self._after(REST, luck, Rest())
        if holds and not view.teams[my_team(view)].locked:
            return self._sign(memory, view, holds, luck, at)
        return self._decoy(memory, view, luck, at)

    def _sign(self, memory: Memory, view: View, holds: Makes, luck: Luck, at: Millis) -> Thought:
        """ZS-15: soon, and again as long as nobody calls."""
        gesture = mine(view).signs[holds == "zag"]
        wait = AGAIN * min(memory.signed, PATIENCE)
        takes = wait + SIGN.at(self.temper.pace).draw(luck)
        return Thought(max(takes, mine(view).sign_from - at), Sign(gesture), memory.signed)

    def _decoy(self, memory: Memory, view: View, luck: Luck, at: Millis) -> Thought | None:
        """A gesture that means nothing, at random moments: a Poisson process."""
        if not self.temper.decoys:
            return None
        whim = mood(view, "decoy", memory.gestures)
        gesture = whim.pick([other for other in GESTURES if other not in mine(view).signs])
        wait = round(-1_000 / self.temper.decoys * log((1 + luck.below(1_000)) / 1_000))
        after = max(SIGN.at(self.temper.pace).draw(luck), wait, mine(view).sign_from - at)
        return Thought(after, Sign(gesture), memory.deeds)
