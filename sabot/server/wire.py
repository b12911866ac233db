"""All that crosses between browser and server. Everything else stays inside."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from sabot.core.game import Event, Millis, Seat, kebab
from sabot.core.line import Reach
from sabot.core.log import Proof
from sabot.core.record import Placed

PageMillis = Annotated[float, Meta(ge=0, le=1e10)]  # of the page's own clock
SeatNumber = Annotated[int, Meta(ge=0, le=99)]  # of a chair that may not exist
Level = str
BEAT: Millis = 250  # a phone's radio sleeps after a longer silence
Reaction = Literal["clap", "laugh", "gasp", "heart", "think", "wave"]
Chatting = Literal["on", "off", "never"]  # off: the host wants it so; never: the operator
Stage = Literal["gathering", "playing", "over", "closed"]


# Browser to server, over the socket


class Said(Struct, frozen=True, tag_field="do", tag=kebab):
    """What a page says."""


class Play(Said, frozen=True):
    """One act, with the stamps of the finger that did it."""

    seq: Annotated[int, Meta(ge=0, le=2**53)]
    seen: Annotated[int, Meta(ge=0, le=2**53)]  # the stimulus reacted to
    presented: PageMillis  # when that was on the screen
    pressed: PageMillis  # when the finger went down
    sent: PageMillis
    action: Raw  # decoded against the table's own game
    grain: PageMillis = 0.0  # of the page's clock


class Ready(Said, frozen=True):
    """The warm-up bell: I am here, and this is my part of the seed."""

    nonce: Annotated[str, Meta(min_length=1, max_length=64)]


class Beat(Said, frozen=True):
    """Up to `until` I have acted on nothing. It keeps a phone's radio awake, too."""

    seen: Annotated[int, Meta(ge=-1, le=2**53)] = -1  # the stimulus on the screen; -1: none yet
    presented: PageMillis = 0.0
    until: PageMillis = 0.0
    sent: PageMillis = 0.0
    grain: PageMillis = 0.0


class Ask(Said, frozen=True):
    """Are you there? Browsers hide the pings of a WebSocket from their pages."""


class PlayHere(Said, frozen=True):
    """Another page of mine, or a bot, holds my seat: give it to this one."""


class Sit(Said, frozen=True):
    """I look on and would rather play, or would rather sit there: on a free chair or a bot's."""

    seat: SeatNumber | None = None  # None: any


class Rise(Said, frozen=True):
    """I would rather look on: my chair is for somebody else."""


class Pick(Said, frozen=True):
    """Before the deal: this is mine, if nobody has it. None: draw one for me."""

    thing: Annotated[str, Meta(max_length=40)] | None = None


class Chat(Said, frozen=True):
    """To all at the table; only seats speak."""

    text: Annotated[str, Meta(min_length=1, max_length=1_000)]


class React(Said, frozen=True):
    reaction: Reaction


FromPage = Play | Ready | Beat | Ask | PlayHere | Sit | Rise | Pick | Chat | React


# Server to browser, over the socket


class Told(Struct, frozen=True, tag_field="on", tag=kebab):
    """What a page is told."""


class Chair(Struct, frozen=True):
    name: str | None  # None: nobody sits here
    animal: str | None
    level: Level | None  # of the bot that plays here now
    here: bool  # connected
    ready: bool
    rtt: Millis | None = None  # to the next 10; None: a bot, nobody, or not measured yet
    beyond: bool = False  # its line is longer than this table makes up for
    pick: str | None = None  # what its player chose for themselves


class Seating(Told, frozen=True):
    """The table around the game: who sits where, and how far we are."""

    table: str
    game: str
    options: Any
    stage: Stage
    chairs: tuple[Chair, ...]
    seat: Seat | None  # yours; None: you look on
    host: bool  # you opened it
    onlookers: int
    fills_in: Millis | None  # until bots take the empty chairs
    paused: str | None  # why the table stands still
    commitment: str  # SHA-256 of the server's secret, before it hears anyone's nonce
    proof: Proof | None  # when all is over
    next: str | None  # the rematch
    reach: Reach  # what the table does for far players:
    wait: Millis  # no verdict is held longer
    farthest: Millis  # a longer round trip is made up for up to this
    level: Level  # of bots that take its free chairs
    elsewhere: bool = False  # another page of yours holds your seat
    locked: bool = False  # nobody new comes in
    teams: tuple[tuple[Seat, ...], ...] = ()  # who plays with whom; none: each for themselves
    ended: str | None = None  # why it is closed, or why its result is all there is to see
    places: tuple[tuple[Seat, ...], ...] | None = None  # the result, when all is over
    listed: bool = False  # on everybody's shelf; otherwise by link only
    host_seat: Seat | None = None  # None: the host only watches
    chat: Chatting = "on"  # may seats write? They may always react
    beat: Millis = BEAT  # between two beats of a page in a race
    lesson: bool = False  # a guided first round
    television: bool = False  # one shows this table: it makes the sounds
    agreed: tuple[Seat, ...] = ()  # seats that want a break; in one, that want to go on


class LessonNote(Struct, frozen=True):
    code: str
    spots: tuple[str, ...] = ()  # what to press, in this order
    params: dict[str, Any] = {}


class LessonTold(Struct, frozen=True):
    """How far a lesson is, and what to do next."""

    goals: tuple[str, ...]
    goal: int  # the one at hand; as many as there are: none is left
    reached: tuple[str, ...]
    notes: tuple[LessonNote, ...]
    over: bool = False  # no goal is left, or the learner can't act any more


class Update(Told, frozen=True):
    """Where the table stood at this revision for this seat, and why."""

    revision: int
    now: Millis
    stimulus: bool
    deadline: Millis | None
    events: tuple[Event, ...]
    view: Any
    places: tuple[tuple[Seat, ...], ...] | None  # the result, first place first
    hot: bool = False  # send beats
    placed: Placed | None = None
    seat: Seat | None = None  # whose view it is: a page's seat can change while it is on its way
    after: int = -1  # the revision this page was shown before; -1: it may have missed some
    lesson: LessonTold | None = None


class Past(Told, frozen=True):
    """What happened lately, for a page that comes in the middle."""

    events: tuple[Event, ...]
    placed: tuple[tuple[int, Placed], ...] = ()  # with their revisions


class SecondLine(Told, frozen=True):
    """Your line is far or loses: open another one for the same page, and say all on both."""


class Remark(Struct, frozen=True):
    id: int  # rises; two lines of a page bring it twice
    seat: Seat
    name: str
    text: str  # of a person, and never more than text


class Chatted(Told, frozen=True):
    """What was just said; for a page that comes, what was said lately."""

    remarks: tuple[Remark, ...]


class Reacted(Told, frozen=True):
    id: int
    seat: Seat
    reaction: Reaction


class Moved(Told, frozen=True):
    """Another node has this table: open your line there; None: again where it was."""

    address: str | None = None


class Others(Told, frozen=True):
    """Other nodes by which this table can be reached, should this one not answer any more."""

    addresses: tuple[str, ...]


class Heard(Told, frozen=True):
    """Your act has come; the verdict follows."""

    seq: int


class Here(Told, frozen=True):
    """The answer to `Ask`."""


class Refusal(Told, frozen=True):
    """That cannot be done, by which clause. Over HTTP: the answer's body."""

    code: str
    params: dict[str, Any] = {}
    clause: str = ""
    seq: int = -1


# HTTP


class Me(Struct, frozen=True):
    name: str
    animal: str


class Password(Struct, frozen=True, forbid_unknown_fields=True):
    password: Annotated[str, Meta(max_length=1_000)]


class ServerCard(Struct, frozen=True):
    address: str | None  # by which others on the same network reach this server


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=200)]


class OptionCard(Struct, frozen=True):
    name: str
    default: Any
    least: int | None = None
    most: int | None = None
    choices: tuple[str, ...] = ()  # by name, if it is one of a few


class FirstGame(Struct, frozen=True):
    """How a newcomer's first game alone is opened."""

    options: dict[str, Any]
    seats: int | None  # None: as many as usual
    level: Level


class PicksCard(Struct, frozen=True):
    """What players may choose for themselves before the deal, each thing by one of them."""

    option: str
    things: tuple[str, ...]


class GameCard(Struct, frozen=True):
    id: str
    seats: tuple[int, ...]
    levels: tuple[Level, ...]  # to choose from, weakest first
    options: tuple[OptionCard, ...]  # for the host
    picks: PicksCard | None = None  # for each player
    first: FirstGame | None = None
    lesson: bool = False  # it can be learnt by playing
    family: dict[str, Any] = {}  # options with longer windows


class GameText(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game as its players wrote it down."""

    text: Annotated[str, Meta(max_length=50_000)]


class Open(Struct, frozen=True, forbid_unknown_fields=True):
    """`alone`: bots sit down at once and the game starts when you are there."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    alone: bool = False
    level: Level = "normal"
    reach: Reach = "usual"
    listed: bool = False  # otherwise by link only
    television: bool = False  # opened by one: the first to sit down is the host


class NextGame(Struct, frozen=True, forbid_unknown_fields=True):
    """What the same people play next. `game`: another one from the shelf, which the host says."""

    game: str | None = None  # None: the same again
    seats: int | None = None  # None: as many as before, or as fit
    options: dict[str, Any] = {}
    level: Level | None = None


class Learn(Struct, frozen=True, forbid_unknown_fields=True):
    """A guided first round, with its own deal and bots."""

    game: str


class Opened(Struct, frozen=True):
    table: str


class Invitation(Struct, frozen=True):
    """For a bot from outside: it opens a line to this table with the cookie `sabot=<token>`."""

    token: str


class SetLevel(Struct, frozen=True, forbid_unknown_fields=True):
    level: Level


class SetReach(Struct, frozen=True, forbid_unknown_fields=True):
    reach: Reach


class Lock(Struct, frozen=True, forbid_unknown_fields=True):
    locked: bool


class SetListed(Struct, frozen=True, forbid_unknown_fields=True):
    listed: bool


class SetChat(Struct, frozen=True, forbid_unknown_fields=True):
    chat: bool


class SetPaused(Struct, frozen=True, forbid_unknown_fields=True):
    """One vote for a break, or for the end of one; the opposite vote takes the wish off."""

    paused: bool


class Seen(Struct, frozen=True, forbid_unknown_fields=True):
    """A chair and who was on it when it was pressed; somebody else may have sat down since."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=200)] | None = None


class Swap(Struct, frozen=True, forbid_unknown_fields=True):
    """Those on these two chairs change places."""

    one: Seen
    other: Seen


class TableCard(Struct, frozen=True):
    """A table as seen from the shelf."""

    table: str
    game: str
    stage: Stage
    chairs: tuple[Chair, ...]
    onlookers: int
    next: str | None = None
    yours: bool = False  # in the list: you have a seat there, though nobody else may see it


class PlayedGame(Struct, frozen=True):
    """A finished game in the list of one of its players."""

    id: str
    game: str
    ended: Millis  # since 1970
    lasted: Millis
    players: tuple[str, ...]  # names, by seat
    seat: Seat  # yours
    places: tuple[tuple[Seat, ...], ...] | None


class PlayedGames(Struct, frozen=True):
    games: list[PlayedGame]  # newest first
    more: bool  # there are older ones


class Dropped(Struct, frozen=True):
    """It is no longer in your list."""
