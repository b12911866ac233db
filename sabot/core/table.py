"""One game as a log: entries in, revisions out. No sockets, no sleeping, no clock."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct, convert
from msgspec.structs import replace

from sabot.core.arbiter import KEPT, Arbiter, Claim, Final, Line, Micros, Stamps
from sabot.core.game import Action, Event, Game, Illegal, Late, Millis, Seat, Step, Wake
from sabot.core.history import History, Revision
from sabot.core.log import (
    Act,
    Back,
    BotTookOver,
    Entry,
    Head,
    Resumed,
    TableEvent,
    Tick,
    dealt,
    is_own,
)
from sabot.core.luck import Luck
from sabot.core.record import Record

HELD = 16  # claims one seat may have waiting for their verdict
OVERTAKEN = "overtaken"  # the code of a discreet act that came too late
OF_PLAY = (Act, Tick, Resumed)  # entries that set the game's own clock


class Table(History):
    def __init__(self, game: Game, head: Head, log: Iterable[Entry] = ()) -> None:
        state = dealt(game, head)
        super().__init__(Revision(state, (), game.wake(state)))
        self.game, self.head = game, head
        self.arbiter = Arbiter(head.seed, head.fairness)
        self._refused: list[tuple[Claim, Illegal]] = []
        self._judged: tuple[Revision, Act, Step] | None = None
        for entry in log:
            self.write(entry)

    @property
    def over(self) -> bool:
        return self.game.result(self.state) is not None

    def view_at(self, revision: int, seat: Seat | None) -> Struct:
        if seat is not None:
            self.check_seat(seat)
        return self.game.view(self.at_revision(revision).state, seat)

    def check_seat(self, seat: Seat) -> None:
        """Rules index by seat, and Python takes -1 for the last one."""
        if not 0 <= seat < self.head.seats:
            raise Illegal("no-such-seat", {"seat": seat})

    def tag_of(self, act: Act) -> str:
        return str(self._typed(act).__struct_config__.tag)

    # Claims

    def receive(
        self,
        seat: Seat,
        seq: int,
        action: Action,
        stamps: Stamps,
        arrived: Micros,
        line: Line,
        shown: int = 0,
    ) -> None:
        """Holds one act of a player; a second copy of it is ignored.

        `shown`: the newest revision sent to its page, which need not have been a stimulus.
        """
        self.check_seat(seat)
        if self.arbiter.is_copy(seat, line.page, seq):
            return
        if self.arbiter.held_by(seat) >= HELD:
            raise Illegal("too-many-claims", {"most": HELD})
        self._hold(self.arbiter.place(seat, line, stamps, arrived), seq, action, shown)

    def receive_bot(self, seat: Seat, action: Action, seen: int, at: Micros) -> None:
        """A bot's line has no length and no jitter: it acts when it says so."""
        self.check_seat(seat)
        self._hold(self.arbiter.place_bot(seat, seen, at), -1, action)

    def beat(self, seat: Seat, stamps: Stamps, arrived: Micros, line: Line) -> None:
        """A page says that it has acted on nothing up to now; no rival need wait for that.

        A beat is ignored while no verdict is awaited: the clock nearly always closes a later claim
        before such a beat could (docs/decisions/0018).
        """
        if self.is_judging(arrived):
            self.arbiter.beat(seat, line, stamps, arrived)

    def wake(self) -> Micros | None:
        """When `advance` next has something to write, if nobody acts before."""
        return due[0].at if (due := self._due()) else None

    def look_at(self, now: Micros) -> Micros | None:
        """Like `wake`, but a deadline to come is judged when it has: until then it is its own."""
        if self.is_judging(now):
            return self.wake()
        return self._deadline(self.last.wake) if self.last.wake else None

    def is_judging(self, now: Micros) -> bool:
        """A claim is held or a deadline has passed, so a rival's beat may bring the verdict."""
        own = self.last.wake
        return self.arbiter.first() is not None or bool(own and self._deadline(own) <= now)

    @property
    def has_refusals(self) -> bool:
        """`advance` has something to return, even if it writes nothing."""
        return bool(self._refused)

    def advance(self, now: Micros, most: int | None = None) -> list[tuple[Claim, Illegal]]:
        """Write what has become final, `most` entries at once; return what was refused."""
        refused, self._refused = self._refused, []
        end = self.revision + most if most is not None else None
        while self.revision != end and (due := self._due()) and due[0].at <= now:
            final, claim = due
            self.arbiter.release(claim)
            if claim.seat is not None and (why := self._turned_away(self._act(claim))):
                refused.append((claim, why))
                continue
            try:
                self.write(self._entry(claim, final))
            except Illegal as why:  # what a floor put in its place
                refused.append((claim, why))
        return refused

    def is_contested(self, act: Act) -> bool:
        """By rivals here, or where its player stood: the loser of a race is in the picture too."""
        if isinstance(act.action, self.game.discreet):
            return False
        rivals, here, saw = self.game.rivals, self.state, self.seen_at(act.seen).state
        return any(rivals(state, act.seat, act.action) - {act.seat} for state in (here, saw))

    # The log

    def write(self, entry: Entry) -> None:
        """The only way into the log, for a live and a restored table alike."""
        step = self._step(entry, Luck(self.head.seed, self.revision + 1))
        self._append(entry, self._follow(entry, step))

    def step_back(self, revision: int) -> None:
        """What could not be stored has not happened; claims that built on it go with it."""
        self.arbiter.drop_all()
        self._take_back(revision)

    def resumed(self, at: Millis) -> Resumed:
        """Game time goes on from the last act: no sooner and no later is fair to every window
        and floor (docs/decisions/0015)."""
        return Resumed(at, at - self.last.lent - self.last.reached if self.last.wake else 0)

    def _hold(self, record: Record, seq: int, action: Action, shown: int = 0) -> None:
        claim = Claim(record.tau, record.cell, record.arrived, record.lot, record.seat, seq, action,
                      record.seen, record)  # fmt: skip
        if shown > claim.seen and self._is_past(claim):
            claim = claim._replace(seen=shown)
        if why := self._hopeless(claim):
            self._refused.append((claim, why))
        else:
            self.arbiter.hold(claim)

    def _is_past(self, claim: Claim) -> bool:
        """What its player reacted to is soon out of memory, or doesn't allow it."""
        return claim.seen <= self.revision - KEPT // 2 or bool(self._refusal(self._act(claim)))

    def _hopeless(self, claim: Claim) -> Illegal | None:
        """Refused at once. What follows the player's own claims or a deadline may yet be legal."""
        assert claim.seat is not None
        own = self.last.wake
        if self.arbiter.held_by(claim.seat) or (own and self._deadline(own) <= claim.cell):
            return None
        return self._refusal(self._act(claim))

    def _due(self) -> tuple[Final, Claim] | None:
        """The least claim, the table's own deadline among them, and when it is final."""
        own, held = self.last.wake, self.arbiter.first()
        if own and (held is None or self._deadline(own) <= held.cell):
            at = self._deadline(own)
            claim = Claim(at, at, at)
            return self.arbiter.final(claim, own.rivals), claim
        if held is None or held.seat is None:
            return None
        return self.arbiter.final(held, self._rivals(held.seat, held.action)), held

    def _deadline(self, wake: Wake) -> Micros:
        return (wake.at + self.last.lent) * 1000

    def _rivals(self, seat: Seat, action: Action) -> frozenset[Seat]:
        return self.game.rivals(self.state, seat, action) - {seat}

    def _entry(self, claim: Claim, final: Final) -> Entry:
        if claim.seat is None:
            return Tick(max(claim.tau // 1000, self.at))
        act = self._act(claim)
        contested = claim.record and self.is_contested(act)
        record = replace(claim.record, final=final.why) if claim.record and contested else None
        return Act(act.at, act.seat, self._floored(claim), act.seen, record)

    def _act(self, claim: Claim) -> Act:
        """Within two moments: a tie with the deadline is in time, and nobody acts in the future."""
        assert claim.seat is not None
        own, at = self.last.wake, min(claim.tau, claim.arrived)
        at = min(at, self._deadline(own)) if own else at
        return Act(max(at // 1000, self.at), claim.seat, claim.action, claim.seen)

    def _floored(self, claim: Claim) -> Action:
        """Too early to be a reaction: what the game puts in its place. What goes back stays."""
        assert claim.seat is not None
        action: Action = claim.action
        floor = self.game.floor(self.state, claim.seat, action)
        if floor is None or self._is_late(self._act(claim)):
            return action
        early = claim.tau < self._shown(floor.after) + floor.least * 1000
        return floor.instead if early else action

    def _shown(self, event: type[Event]) -> Micros:
        """When the last event of this kind was on all screens; long ago if it is no longer kept."""
        for back, kept in enumerate(reversed(self._kept)):
            if any(isinstance(e, event) for e in kept.events):
                stimulus = self.arbiter.stimuli.get(self.revision - back)
                return stimulus.shown if stimulus else kept.at * 1000
        return -(2**62)

    def _follow(self, entry: Entry, step: Step) -> Revision:
        last, at = self.last, max(entry.at, self.last.at)
        lent = last.lent + entry.again if isinstance(entry, Resumed) else last.lent
        wake = last.wake if step.state is last.state else self.game.wake(step.state)
        reached = at - lent if isinstance(entry, OF_PLAY) else last.reached
        return Revision(step.state, step.events, wake, at, lent, reached)

    def _step(self, entry: Entry, luck: Luck) -> Step:
        match entry:
            case Act():
                return self._foreseen(entry) or self._judge(entry, luck)
            case Tick():
                return self.game.tick(self.state, entry.at - self.last.lent, luck)
            case BotTookOver() | Back():
                return Step(self.game.handed_over(self.state, entry.seat), (entry,))
            case TableEvent():
                return Step(self.state, (entry,))

    def _foreseen(self, act: Act) -> Step | None:
        """Memoised: rules are pure, so an act judged on arrival is not judged again if the table
        still stands where it stood."""
        if self._judged is None or self._judged[0] is not self.last:
            return None
        _, judged, step = self._judged
        bare = replace(act, record=None) if act.record else act
        return step if judged == bare else None

    def _judge(self, act: Act, luck: Luck) -> Step:
        """Legal here: played. Legal only where its player stood: late. Legal nowhere: raised."""
        if self._is_late(act):
            return self._gone_back(act)
        try:
            return self._play(self.state, act, luck)
        except Illegal:
            if (why := self._refusal(act)) and not self._once_late(act, luck):
                raise why from None
            return self._gone_back(act)

    def _is_late(self, act: Act) -> bool:
        if act.seen >= self.revision:  # nothing came since
            return False
        stood, is_late = self._stood(act), self.game.is_late
        return stood is not self.state and is_late(self.state, stood, act.seat, self._typed(act))

    def _gone_back(self, act: Act) -> Step:
        stood, at = self._stood(act), act.at - self.last.lent
        state = self.game.gone_back(self.state, stood, act.seat, self._typed(act), at)
        return Step(state, (Late(act.seat, self.tag_of(act)),))

    def _stood(self, act: Act) -> Any:
        return self.at_revision(self.known(act.seat, act.seen)).state

    def _once_late(self, act: Act, luck: Luck) -> bool:
        """Older logs call an act late that was legal where its player looked, whatever they did
        themselves since; `advance` refuses such an act today."""
        since = self.entries_since(max(act.seen, self.revision - KEPT))
        overtaken = any(not is_own(entry, act.seat) for entry in since)
        return overtaken and self._allows(self.seen_at(act.seen).state, act, luck)

    def _refusal(self, act: Act) -> Illegal | None:
        """Why it is illegal where its player stands, by what they know and by nothing else.

        Neither whether an act is refused nor when may tell of what its player hasn't been shown.
        """
        if self._foreseen(act):
            return None
        luck, known = Luck(self.head.seed, self.revision + 1), self.known(act.seat, act.seen)
        try:
            step = self._play(self.at_revision(known).state, act, luck)
        except Illegal as why:
            return None if self._legal_after_ticks(act, known, luck) else why
        if known == self.revision:
            self._judged = self.last, act, step
        return None

    def _turned_away(self, act: Act) -> Illegal | None:
        """Refused, or a discreet act that came too late: no entry tells of it."""
        if (why := self._refusal(act)) or not isinstance(act.action, self.game.discreet):
            return why
        luck = Luck(self.head.seed, self.revision + 1)
        return None if self._allows(self.state, act, luck) else Illegal(OVERTAKEN)

    def _legal_after_ticks(self, act: Act, known: int, luck: Luck) -> bool:
        """A deadline that its player could see coming may have made it legal."""
        for revision, entry in self._since(known + 1):
            if isinstance(entry, Act) and self._moved(revision):
                return False
            after = self.at_revision(revision).state
            if isinstance(entry, Tick) and self._allows(after, act, luck):
                return True
        return False

    def _allows(self, state: Any, act: Act, luck: Luck) -> bool:
        try:
            self._play(state, act, luck)
        except Illegal:
            return False
        return True

    def _play(self, state: Any, act: Act, luck: Luck) -> Step:
        self.check_seat(act.seat)
        return self.game.play(state, act.seat, self._typed(act), act.at - self.last.lent, luck)

    def _typed(self, act: Act) -> Action:
        """As it was played; of a stored log it is still to be decoded."""
        given = isinstance(act.action, Action)
        action: Action = act.action if given else convert(act.action, self.game.action)
        return action
