"""Small charts as SVG: shares with their intervals, and a histogram."""

from collections.abc import Sequence
from html import escape

from sabot.sim.reports.shares import Share

WIDTH, ROW, LEFT, RIGHT = 640, 26, 170, 60
BINS = 24
INK, BAR, LINE = "#2b2a33", "#4c7ea8", "#c0392b"


def shares(rows: Sequence[Share], even: float) -> str:
    """A dot and its 95 % interval each; the dashed line is what equals would win."""
    top = min(1.0, max(even, *(row.high for row in rows)) * 1.1)
    height = ROW * len(rows) + 30
    parts = [
        dashed(x_of(even, top), height - 24),
        label(x_of(even, top) - 20, height - 6, f"even: {even:.0%}"),
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


def histogram(values: Sequence[float], unit: str) -> str:
    top = max(values)
    counts = [0] * BINS
    for value in values:
        counts[min(BINS - 1, int(value / top * BINS))] += 1
    most, wide, height = max(counts), (WIDTH - 40) / BINS, 150
    parts = [
        f'<rect x="{20 + wide * index:.1f}" y="{120 - 110 * count / most:.1f}" '
        f'width="{wide - 2:.1f}" height="{110 * count / most:.1f}" fill="{BAR}"/>'
        for index, count in enumerate(counts)
    ]
    marks = [label(20 + (WIDTH - 70) * part, 140, f"{top * part:.1f}") for part in (0, 0.5, 1)]
    return svg(height, [*parts, *marks, label(WIDTH / 4, 140, unit)])


def x_of(value: float, top: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * value / top


def dashed(x: float, height: float) -> str:
    return f'<path d="M{x:.1f},0 V{height}" stroke="{LINE}" stroke-dasharray="3 4"/>'


def label(x: float, y: float, words: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{INK}">{escape(words)}</text>'


def svg(height: int, parts: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img">{"".join(parts)}</svg>'
