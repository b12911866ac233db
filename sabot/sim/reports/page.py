"""A report as one HTML page that needs nothing else."""

from collections.abc import Iterable, Sequence
from html import escape

from sabot.registry import GAMES
from sabot.sim.reports.charts import histogram, shares
from sabot.sim.reports.figures import Effect, Figures, Speed, command_of, left_out
from sabot.sim.reports.shares import Share

STYLE = """body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;
color:#2b2a33;background:#fbfaf6}h1,h2{line-height:1.2}svg{width:100%;height:auto;font-size:14px}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.25rem .6rem;
border-bottom:1px solid #ddd8cc}td+td+td,th+th+th{text-align:right}
code{background:#efece2;padding:.1em .3em}
"""


def page(figures: Figures) -> str:
    title = f"{figures.wish.game}: {figures.games} games a comparison"
    body = "\n".join([
        f"<h1>{escape(title)}</h1>", f"<p>Made by <code>{escape(command_of(figures))}</code>.</p>",
        *seats(figures), *length(figures), *levels(figures), *races(figures), *options(figures),
    ])  # fmt: skip
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    return f'<!doctype html><html lang="en"><head>{head}</head><body>{body}</body></html>\n'


def seats(figures: Figures) -> Iterable[str]:
    games = f"{len(figures.minutes)} games of equal bots"
    yield f"<h2>Seats</h2><p>{games}. Lines are 95 % intervals.</p>"
    yield shares([*figures.teams, *figures.firsts], figures.even)


def length(figures: Figures) -> Iterable[str]:
    mean = sum(figures.minutes) / len(figures.minutes)
    longest = sorted(figures.minutes)[int(0.99 * len(figures.minutes))]
    yield f"<h2>Length</h2><p>{mean:.1f} minutes on average; 99 % end within {longest:.1f}.</p>"
    yield histogram(figures.minutes, "minutes", "games")


def levels(figures: Figures) -> Iterable[str]:
    told = f"One of the stronger level among the weaker, {figures.games} games each."
    yield f"<h2>Levels</h2><p>{told}</p>"
    yield shares(figures.levels, figures.even)


def races(figures: Figures) -> Iterable[str]:
    yield "<h2>How races are won</h2>"
    yield "<p>Each level among its equals: ms from seeing to acting (10th, 50th and 90th "
    yield "percentile), and how many of these acts came too late or were wrong.</p>"
    yield table(("act", "level", "ms", "late", "wrong"), map(race, figures.speeds))


def race(one: Speed) -> tuple[str, ...]:
    times = " / ".join(map(str, one.reactions))
    return one.choice, one.level, times, f"{one.late:.1%}", f"{one.wrong:.1%}"


def options(figures: Figures) -> Iterable[str]:
    yield f"<h2>Options</h2><p>Each alone, on the same {figures.games} deals as the usual game.</p>"
    head = ("option", "value", "minutes", "times as long", f"{figures.teams[0].name} wins")
    yield table(head, map(effect, (figures.usual, *figures.effects)))
    if names := ", ".join(left_out(GAMES[figures.wish.game].game.options)):
        yield f"<p>Not tried: {escape(names)} (neither a choice nor a number).</p>"


def effect(one: Effect) -> tuple[str, ...]:
    named = (one.option, one.value) if one.option else ("as usual", "")
    return *named, f"{one.minutes:.1f}", f"{one.longer:.2f}", within(one.first)


def within(share: Share) -> str:
    """
    >>> within(Share("", 0.25, 0.2, 0.31))
    '25 % (20 to 31)'
    """
    return f"{100 * share.share:.0f} % ({100 * share.low:.0f} to {100 * share.high:.0f})"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    heads = "".join(f'<th scope="col">{escape(word)}</th>' for word in head)
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows
    )
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"
