"""The figures of a report: games between equals, levels against each other, options one by one."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from shlex import join
from typing import Any, Literal, get_args, get_origin

from msgspec import Meta, Struct
from msgspec.json import encode
from msgspec.structs import fields, replace

from sabot.registry import GAMES
from sabot.sim.data.parts import parts_of
from sabot.sim.data.rows import DecisionRow, GameRow, Rows, Wish, rows_of
from sabot.sim.data.runners import Runner
from sabot.sim.reports.shares import Share, by_team, firsts, share_of, wins_of
from sabot.sim.sums import Teams
from sabot.sim.tournament import pairs

USUAL = "normal"
PART = 5  # games: even a small comparison has work for every core
EQUALS = 4  # times as many games between equals: the worth of a seat shows only in many


class Speed(Struct, frozen=True):
    """How one kind of act was made, by level."""

    choice: str
    level: str
    reactions: tuple[int, ...]  # ms: the 10th, 50th and 90th percentile
    late: float  # of all such acts
    wrong: float


class Effect(Struct, frozen=True):
    """What one option changes, the others being as usual; without a name: the usual game."""

    option: str
    value: str
    minutes: float  # the mean
    longer: float  # times as long as the usual game
    first: Share  # the first team's wins


class Figures(Struct, frozen=True):
    wish: Wish
    games: int  # a comparison
    even: float
    minutes: tuple[float, ...]  # of each game between equals
    teams: list[Share]
    firsts: tuple[Share, ...]
    speeds: list[Speed]
    levels: list[Share]
    usual: Effect
    effects: list[Effect]


def figures_of(wish: Wish, games: int, runner: Runner) -> Figures:
    """`games` for each comparison, and more between equals."""
    teams = GAMES[wish.game].game.teams(wish.seats)
    rows = played(wish, EQUALS * games, runner)
    minutes = tuple(row.lasted / 60_000 for row in rows.games)
    usual = effect("", "", rows.games[:games], teams)  # of the same deals as with an option
    return Figures(
        wish,
        games,
        1 / len(teams),
        minutes,
        by_team(rows.games, teams),
        firsts(rows.games, rows.decisions, teams),
        speeds_of(all_levels(wish, games, runner)),
        list(levels_of(wish, games, runner)),
        usual,
        list(effects_of(wish, games, runner, usual)),
    )


def command_of(figures: Figures) -> str:
    """Which makes the same figures again."""
    wish = figures.wish
    words = ["sabot", "report", wish.game, "-n", str(figures.games), "--seats", str(wish.seats)]
    words += ["--seed", wish.seed]
    for name, value in wish.options.items():
        words += ["--option", f"{name}={encode(value).decode()}"]
    return join(words)


def played(wish: Wish, games: int, runner: Runner) -> Rows:
    """In the order of their numbers, not in that in which they were made."""
    parts = parts_of(games, PART)
    done = sorted(runner.run(partial(rows_of, wish), parts), key=lambda one: one[0].start)
    rows = Rows([], [])
    for _, part in done:
        rows.games.extend(part.games)
        rows.decisions.extend(part.decisions)
    return rows


def all_levels(wish: Wish, games: int, runner: Runner) -> list[DecisionRow]:
    """Decisions of each level among its equals: a fifth of the games each."""
    few = max(1, games // 5)
    return [
        decision
        for level in GAMES[wish.game].levels
        for decision in played(replace(wish, levels=(level,)), few, runner).decisions
    ]


def speeds_of(decisions: Sequence[DecisionRow]) -> list[Speed]:
    kinds: dict[tuple[str, str], list[DecisionRow]] = {}
    for decision in decisions:
        kinds.setdefault((decision.choice, decision.level), []).append(decision)
    return [speed(*kind, rows) for kind, rows in kinds.items() if len(rows) >= 20]


def speed(choice: str, level: str, rows: list[DecisionRow]) -> Speed:
    ranked, errors = sorted(row.reaction for row in rows), Counter(row.error for row in rows)
    at = tuple(ranked[int(part * len(ranked))] for part in (0.1, 0.5, 0.9))
    late, right = errors["late"], errors[None]
    return Speed(choice, level, at, late / len(rows), (len(rows) - late - right) / len(rows))


def levels_of(wish: Wish, games: int, runner: Runner) -> Iterator[Share]:
    """One team of the stronger level among teams of the weaker."""
    teams = GAMES[wish.game].game.teams(wish.seats)
    for weaker, stronger in pairs(wish.game):
        levels = (stronger, *[weaker] * (len(teams) - 1))
        yield stronger_share(replace(wish, levels=levels), games, runner)


def stronger_share(wish: Wish, games: int, runner: Runner) -> Share:
    """Wins of the first level named, wherever it sat."""
    teams, (stronger, weaker, *_) = GAMES[wish.game].game.teams(wish.seats), wish.levels
    rows = played(replace(wish, decisions=False), games, runner).games
    won = sum(
        part for row in rows for team, part in wins_of(row, teams).items()
        if row.levels[teams[team][0]] == stronger
    )  # fmt: skip
    return share_of(f"{stronger} among {weaker}", won, games)


def effects_of(wish: Wish, games: int, runner: Runner, usual: Effect) -> Iterator[Effect]:
    teams = GAMES[wish.game].game.teams(wish.seats)
    for option, value in other_values(GAMES[wish.game].game.options):
        changed = replace(wish, options=wish.options | {option: value}, decisions=False)
        rows = played(changed, games, runner).games
        yield effect(option, str(value), rows, teams, usual)


def effect(
    option: str, value: str, rows: Sequence[GameRow], teams: Teams, usual: Effect | None = None
) -> Effect:
    minutes = sum(row.lasted for row in rows) / 60_000 / len(rows)
    longer = minutes / usual.minutes if usual else 1.0
    return Effect(option, value, minutes, longer, by_team(rows, teams)[0])


def other_values(options: type[Struct]) -> Iterator[tuple[str, Any]]:
    """For each option what it can be besides the usual: the other choices, or its bounds."""
    for field in fields(options):
        for value in values_of(field.type):
            if value != field.default:
                yield field.name, value


def left_out(options: type[Struct]) -> list[str]:
    """Which are neither a choice nor a number within bounds."""
    return [field.name for field in fields(options) if not values_of(field.type)]


def values_of(kind: Any) -> tuple[Any, ...]:
    """
    >>> from typing import Annotated
    >>> values_of(bool), values_of(Literal["a", "b"]), values_of(Annotated[int, Meta(ge=1, le=3)])
    ((True, False), ('a', 'b'), (1, 3))
    >>> values_of(str)
    ()
    """
    if kind is bool:
        return True, False
    if get_origin(kind) is Literal:
        return get_args(kind)
    base, *rest = get_args(kind) or (kind,)
    bounds = next((meta for meta in rest if isinstance(meta, Meta)), None)
    return (bounds.ge, bounds.le) if base is int and bounds else ()
