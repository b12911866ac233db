"""A report as a section of Markdown. All words are here, so that no figure is copied by hand."""

from collections.abc import Iterable, Iterator, Sequence

from sabot.registry import GAMES
from sabot.sim.reports.figures import Effect, Figures, Speed, command_of, left_out
from sabot.sim.reports.page import within
from sabot.sim.reports.shares import Share

RACED = 0.01  # of all such acts, at some level
SAME = 1e-9  # no difference but that of summing up
Row = Sequence[str]


def section(figures: Figures) -> str:
    parts = (seats(figures), length(figures), levels(figures), races(figures), options(figures))
    heading = f"## `{figures.wish.game}`, {figures.wish.seats} seats"
    return "\n\n".join(
        [heading, f"`{command_of(figures)}`", *(line for part in parts for line in part)]
    )


def seats(figures: Figures) -> Iterator[str]:
    shares = [*figures.teams, *figures.firsts]
    told = ", ".join(f"{share.name} {within(share)}" for share in shares)
    games = f"{len(figures.minutes)} games of equal bots"
    yield f"**Seats.** {games}; {even(figures)}. Won by {told}. {verdict(figures)}"


def even(figures: Figures) -> str:
    return f"even is {100 * figures.even:.0f} %"


def verdict(figures: Figures) -> str:
    odd = [share for share in (*figures.teams, *figures.firsts) if is_odd(share, figures.even)]
    if not odd:
        return "No interval excludes an even share."
    return f"Not even, by their intervals: {'; '.join(share.name for share in odd)}."


def is_odd(share: Share, even: float) -> bool:
    """
    >>> is_odd(Share("", 0.3, 0.24, 0.37), 0.25), is_odd(Share("", 0.4, 0.31, 0.49), 0.25)
    (False, True)
    """
    return not share.low <= even <= share.high


def length(figures: Figures) -> Iterator[str]:
    minutes = sorted(figures.minutes)
    mean, (half, longest) = sum(minutes) / len(minutes), (at(minutes, 0.5), at(minutes, 0.99))
    yield (
        f"**Length.** {mean:.1f} minutes on average; half of the games end within {half:.1f}, "
        f"99 % within {longest:.1f}."
    )


def at(ranked: Sequence[float], part: float) -> float:
    return ranked[int(part * len(ranked))]


def levels(figures: Figures) -> Iterator[str]:
    yield (
        f"**Levels.** One of the stronger level among the weaker, {figures.games} games each; "
        f"{even(figures)}."
    )
    yield table(("match", "stronger wins"), ((one.name, within(one)) for one in figures.levels))


def races(figures: Figures) -> Iterator[str]:
    raced = {one.choice for one in figures.speeds if one.late >= RACED}
    if not raced:
        yield f"**Races.** No kind of act is late in {100 * RACED:.0f} % of cases."
        return
    yield (
        "**Races.** Acts that come too late, each level among its equals: from seeing to acting, "
        "10th, 50th and 90th percentile."
    )
    rows = map(speed, (one for one in figures.speeds if one.choice in raced))
    yield table(("act", "level", "ms", "late", "wrong"), rows)


def speed(one: Speed) -> Row:
    times = " / ".join(map(str, one.reactions))
    return one.choice, one.level, times, f"{one.late:.1%}", f"{one.wrong:.1%}"


def options(figures: Figures) -> Iterator[str]:
    """On the same deals, so games of the same length are the same games."""
    idle = [one for one in figures.effects if abs(one.longer - 1) < SAME]
    told = f"**Options.** Each alone, on the same {figures.games} deals as the usual game."
    same = f"Without effect on bots: {', '.join(map(named, idle))}." if idle else ""
    yield " ".join(filter(None, (told, same, not_tried(figures))))
    head = ("option", "minutes", "times as long", f"{figures.teams[0].name} wins")
    changed = [one for one in figures.effects if one not in idle]
    yield table(head, map(effect, (figures.usual, *changed)))


def not_tried(figures: Figures) -> str:
    names = ", ".join(f"`{name}`" for name in left_out(GAMES[figures.wish.game].game.options))
    return f"Not tried: {names} (neither a choice nor a number)." if names else ""


def named(one: Effect) -> str:
    return f"`{one.option}={one.value}`" if one.option else "as usual"


def effect(one: Effect) -> Row:
    return named(one), f"{one.minutes:.1f}", f"{one.longer:.2f}", within(one.first)


def table(head: Row, rows: Iterable[Row]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
