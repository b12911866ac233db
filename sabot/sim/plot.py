"""Win share against round trip, one line a scheme, as an SVG picture."""

from collections.abc import Mapping, Sequence

WIDTH, HEIGHT, EDGE, RIGHT = 640, 400, 56, 150
COLOURS = ("#c0392b", "#7f8c8d", "#2980b9", "#8e44ad", "#d35400")
STYLE = "font: 13px sans-serif; fill: #333"
Shares = Mapping[str, Sequence[float]]


def plot(rtts: Sequence[float], shares: Shares) -> str:
    """Equal players: the fairer a scheme, the flatter its line."""
    top = max(max(line) for line in shares.values()) * 1.05
    parts = [axes(rtts, top, 100 / len(rtts))]
    ends = spread([y_of(line[-1], top) for line in shares.values()])
    for (name, line), colour, end in zip(shares.items(), COLOURS, ends, strict=False):
        places = [(x_of(r, rtts), y_of(s, top)) for r, s in zip(rtts, line, strict=True)]
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" '
                     f'stroke-width="{3 if name == "sabot" else 1.5}"/>')  # fmt: skip
        parts.append(text(WIDTH - RIGHT + 24, end, name, f"{STYLE}; fill: {colour}"))
    body = "\n".join(parts)
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    back = '<rect width="100%" height="100%" fill="#fff"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n{back}\n{body}\n</svg>\n'


def axes(rtts: Sequence[float], top: float, even: float) -> str:
    bottom, right = HEIGHT - EDGE, WIDTH - RIGHT
    lines = [f'<path d="M{EDGE},{EDGE / 2} V{bottom} H{right}" fill="none" stroke="#333"/>']
    lines += [text(x_of(rtt, rtts) - 8, bottom + 20, f"{rtt:g}") for rtt in rtts]
    for share in range(0, int(top) + 1, 10):
        lines.append(text(EDGE - 26, y_of(share, top) + 4, str(share)))
    y = y_of(even, top)
    lines.append(f'<path d="M{EDGE},{y:.1f} H{right}" stroke="#333" stroke-dasharray="2 4"/>')
    lines.append(text(EDGE, 18, "races won by equal players, %"))
    return "\n".join([*lines, text(right - 120, HEIGHT - 14, "round trip, ms")])


def text(x: float, y: float, words: str, style: str = STYLE) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" style="{style}">{words}</text>'


def x_of(rtt: float, rtts: Sequence[float]) -> float:
    return EDGE + (WIDTH - RIGHT - EDGE) * rtt / max(rtts)


def y_of(share: float, top: float) -> float:
    return HEIGHT - EDGE - (HEIGHT - 1.5 * EDGE) * share / top


def spread(ends: Sequence[float]) -> list[float]:
    """Names next to their lines, but not on top of each other.

    >>> spread([100, 101, 50])
    [100, 116, 50]
    """
    placed: dict[int, float] = {}
    for index in sorted(range(len(ends)), key=lambda i: ends[i]):
        above = max(placed.values(), default=float("-inf"))
        placed[index] = max(ends[index], above + 16)
    return [placed[index] for index in range(len(ends))]
