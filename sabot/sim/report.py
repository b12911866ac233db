"""The fairness figures as a person reads them, each next to its goal."""

from collections.abc import Iterator, Mapping
from typing import Any

Figures = Mapping[str, Any]

GOALS = {
    "share_deviation": 0.5,
    "inverted": 2,
    "inverted_10ms": 0.5,
    "added_p50": 140,
    "added_p99": 200,
    "closed_by_cap": 0.5,
    "near_added_p50": 30,
    "near_added_p99": 50,
    "revised": 0,
}
LIAR_GOALS = {"liar_gain_ms": (15, 15, 20, 27), "liar_share": (31, 31, 33, 37)}
COLUMNS = ("share_deviation", "inverted", "inverted_10ms", "wrong_winner", "added_p50", "added_p99")


def report(figures: Figures) -> str:
    return "\n\n".join("\n".join(part(figures)) for part in (goals, schemes, liars, rest))


def goals(figures: Figures) -> Iterator[str]:
    for name, goal in GOALS.items():
        yield line(name, figures[name], goal, figures[name] <= goal)
    for name, limits in LIAR_GOALS.items():
        by_rtt = figures[name]
        met = all(a <= b for a, b in zip(by_rtt.values(), limits, strict=False))
        yield line(name, in_row(by_rtt), in_row(dict(zip(by_rtt, limits, strict=False))), met)


def line(name: str, figure: Any, goal: Any, met: bool) -> str:
    return f"{name:18} {figure!s:24} goal ≤ {goal!s:20} {'met' if met else 'MISSED'}"


def schemes(figures: Figures) -> Iterator[str]:
    yield f"{'scheme':10}" + "".join(f"{name:>16}" for name in COLUMNS) + "  shares by round trip"
    for name, row in {"sabot": figures, **figures["schemes"]}.items():
        shares = " / ".join(map(str, row["shares"]))
        yield f"{name:10}" + "".join(f"{row[column]:>16}" for column in COLUMNS) + f"  {shares}"


def liars(figures: Figures) -> Iterator[str]:
    yield f"{'liar':18} {'gain in ms, by round trip':32} wins in %"
    for name, row in {**figures["liars"], "faker (T3)": figures["faker"]}.items():
        yield f"{name:18} {in_row(row['gain_ms']):32} {in_row(row['share'])}"


def rest(figures: Figures) -> Iterator[str]:
    yield f"missed a 1.5 s window, by round trip, in %: {in_row(figures['deadline_missed'])}"
    for name in ("heavy", "one_line", "beats"):
        row = figures[name]
        yield f"{name:10}" + "".join(f"{row[column]:>16}" for column in COLUMNS)


def in_row(by_rtt: Mapping[str, float]) -> str:
    return " / ".join(map(str, by_rtt.values()))
