"""The four sheets of ZINGA, their lines, and what dice put on the table."""

from functools import lru_cache

from sabot.games.zinga.acts import Cell, Dice

COLOURS = "ROYGB"  # in the order of the dice, after the white one
BLUE_9 = "B9"  # the centre of every sheet (ZG-2)
CALLS: tuple[Cell, ...] = tuple(f"{colour}{n}" for colour in COLOURS for n in range(1, 13))

# ZG-3 [reading]: the pictures of the printed sheets are lost; these are ours.
PRINTED = (
    "Y1 G4 R8 B6 O11 / B2 O5 Y7 G10 R1 / G8 R3 B9 O2 Y10 / O7 Y8 G12 R11 B5 / R4 B12 O3 Y9 G6",
    "Y5 B11 G2 O8 R3 / G10 O3 R4 Y6 B1 / R7 Y2 B9 G11 O10 / B8 G4 O7 R12 Y9 / O12 R5 Y1 B7 G6",
    "R4 B6 G3 Y10 O12 / G10 Y1 O6 R7 B11 / O5 R2 B9 G11 Y8 / B1 G8 Y4 O2 R5 / Y3 O9 R12 B5 G7",
    "G12 Y7 R6 B2 O4 / B5 O6 G11 Y1 R9 / Y4 R12 B9 O10 G7 / O3 G10 Y8 R5 B11 / R8 B3 O1 G6 Y2",
)
SHEETS: tuple[tuple[Cell, ...], ...] = tuple(
    tuple(sheet.replace("/", " ").split()) for sheet in PRINTED
)

Ticks = int  # a set of places 0-24, row by row, one bit each

BIT: tuple[dict[Cell, Ticks], ...] = tuple(
    {cell: 1 << place for place, cell in enumerate(sheet)} for sheet in SHEETS
)

# ZG-60: rows, columns, long diagonals
LINES: tuple[Ticks, ...] = tuple(
    sum(1 << place for place in places)
    for places in (
        *(range(5 * row, 5 * row + 5) for row in range(5)),
        *(range(column, 25, 5) for column in range(5)),
        range(0, 25, 6),
        range(4, 21, 4),
    )
)
THROUGH: dict[Ticks, tuple[Ticks, ...]] = {
    1 << place: tuple(line for line in LINES if line >> place & 1) for place in range(25)
}


def on_table(dice: Dice, active: bool) -> tuple[Cell, ...]:
    """ZG-21: colour + white for everyone; for the active player each colour alone, too.

    ZG-22, first active, then passive:

    >>> on_table((1, 3, 2, 3, 6, 1), active=True)
    ('R4', 'O3', 'Y4', 'G7', 'B2', 'R3', 'O2', 'Y3', 'G6', 'B1')
    >>> on_table((1, 3, 2, 3, 6, 1), active=False)
    ('R4', 'O3', 'Y4', 'G7', 'B2')
    """
    white, *coloured = dice
    table = zip(COLOURS * (1 + active), [die + white for die in coloured] + coloured, strict=False)
    return tuple(f"{colour}{number}" for colour, number in table)


def completes(ticked: Ticks, bit: Ticks) -> Ticks | None:
    """The first line that this tick would fill."""
    full = ticked | bit
    return next((line for line in THROUGH[bit] if line & full == line), None)


def fours(ticked: Ticks) -> tuple[Ticks, ...]:
    """The missing place of every line with four ticks.

    >>> row, diagonal = 0b1111, 1 << 6 | 1 << 12 | 1 << 18
    >>> [place.bit_length() - 1 for place in fours(row | diagonal)]
    [4, 24]
    """
    gaps = (line & ~ticked for line in LINES)
    return tuple(dict.fromkeys(gap for gap in gaps if gap.bit_count() == 1))


@lru_cache(4096)  # every view of every seat asks for the same few
def cells(sheet: int, ticks: Ticks) -> tuple[Cell, ...]:
    """
    >>> cells(0, 0b11)
    ('Y1', 'G4')
    """
    return tuple(cell for cell, bit in BIT[sheet].items() if bit & ticks)
