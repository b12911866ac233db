"""Small charts as SVG: shares with their intervals, and a histogram."""

from collections.abc import Sequence
from html import escape

from sabot.sim.reports.shares import Share

WIDTH, ROW, LEFT, RIGHT = 640, 26, 170, 75
BINS = 24
SIDE = 70  # of a histogram, for its scale
SPAN = WIDTH - 2 * SIDE
INK, BAR, LINE = "#2b2a33", "#4c7ea8", "#c0392b"


def shares(rows: Sequence[Share], even: float) -> str:
    """A dot and its 95 % interval each; the dashed line is what equals would win."""
    top = min(1.0, max(even, *(row.high for row in rows)) * 1.1)
    height = ROW * len(rows) + 30
    parts = [
        dashed(x_of(even, top), height - 24),
        label(x_of(even, top), height - 6, f"even: {even:.0%}", "middle"),
    ]
    for index, row in enumerate(rows):
        parts.append(interval(row, top, ROW * index + ROW // 2))
    return svg(height, parts)


def interval(row: Share, top: float, y: int) -> str:
    low, middle, high = (x_of(value, top) for value in (row.low, row.share, row.high))
    return (
        label(4, y + 5, row.name)
        + f'<path d="M{low:.1f},{y} H{high:.1f}" stroke="{BAR}" stroke-width="4"/>'
        + f'<circle cx="{middle:.1f}" cy="{y}" r="6" fill="{BAR}"/>'
        + label(high + 10, y + 5, f"{row.share:.1%}")
    )


def histogram(values: Sequence[float], unit: str, things: str) -> str:
    """`unit` of a value, below; how many `things` the highest bar counts, beside it."""
    top, counts = max(values), [0] * BINS
    for value in values:
        counts[min(BINS - 1, int(value / top * BINS))] += 1
    most = max(counts)
    parts = [bar(index, count / most) for index, count in enumerate(counts)]
    parts += [label(SIDE + SPAN * n / 4, 150, f"{top * n / 4:.1f}", "middle") for n in range(5)]
    parts += [label(WIDTH / 2, 170, unit, "middle"), label(4, 25, f"{most} {things}")]
    return svg(178, parts)


def bar(index: int, part: float) -> str:
    """`part` of the highest."""
    x, wide, high = SIDE + SPAN / BINS * index, SPAN / BINS - 2, 110 * part
    return (
        f'<rect x="{x:.1f}" y="{130 - high:.1f}" width="{wide:.1f}" height="{high:.1f}"'
        f' fill="{BAR}"/>'
    )


def x_of(value: float, top: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * value / top


def dashed(x: float, height: float) -> str:
    return f'<path d="M{x:.1f},0 V{height}" stroke="{LINE}" stroke-dasharray="3 4"/>'


def label(x: float, y: float, words: str, anchor: str = "start") -> str:
    where = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text {where} fill="{INK}">{escape(words)}</text>'


def svg(height: int, parts: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img">{"".join(parts)}</svg>'
