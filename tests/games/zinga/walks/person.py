"""What a person playing ZINGA would do with what they see."""

COLOURS = "ROYGB"


def on_the_table(view, seat):
    """ZG-21, written again in a few lines, so that the walk doesn't ask the rules it tests."""
    white, *coloured = view["dice"]
    sums = {f"{c}{d + white}" for c, d in zip(COLOURS, coloured, strict=True)}
    alone = {f"{c}{d}" for c, d in zip(COLOURS, coloured, strict=True)}
    return sums | alone if seat == view["active"] else sums


def to_tick(view, seat):
    """A cell on the table and not yet ticked, best of all one that makes the longest line."""
    sheet = view["sheets"][seat]
    found = on_the_table(view, seat) & set(sheet["cells"]) - set(sheet["ticked"])
    return max(found, key=lambda cell: (longest(sheet, cell), cell), default=None)


def longest(sheet, cell):
    return max(len(set(line) & set(sheet["ticked"])) for line in lines(sheet) if cell in line)


def missing(view, seat):
    """A cell that would be the fifth of a line, and was not yet said to be."""
    sheet = view["sheets"][seat]
    fours = [set(line) - set(sheet["ticked"]) for line in lines(sheet)]
    return min((c for f in fours if len(f) == 1 for c in f - set(sheet["declared"])), default=None)


def lines(sheet):
    rows = [sheet["cells"][n : n + 5] for n in range(0, 25, 5)]
    diagonals = [[rows[n][n] for n in range(5)], [rows[n][4 - n] for n in range(5)]]
    return [*rows, *map(list, zip(*rows, strict=True)), *diagonals]


def phase(told):
    return told.view and told.view["phase"]


def start_alone(visitor, **rest):
    told = visitor(**rest)
    told.page.get_by_test_id("play-zinga").click()
    told.until(phase)
    return told


def press(told, name):
    told.page.get_by_test_id(name).dispatch_event("pointerdown")


KEYS = {"bell": " ", "four": "f", "roll": "r", "pass": "p"}


def keys_of(name):
    """What the same is on the keyboard: a cell is its number, then its colour."""
    return KEYS.get(name) or name[len("cell-X") :] + name[len("cell-")]


def press_keys(told, name):
    for key in keys_of(name):
        told.page.keyboard.press(key)


def play_on(told, press=press):
    """One look at the table, and what a person would do about it."""
    seat, view, now = told.seating["seat"], told.view, phase(told)
    if now == "pause" and (cell := missing(view, seat)):
        press(told, "four")
        press(told, f"cell-{cell}")
    elif now == "pause" and view["active"] == seat:
        press(told, "roll")
    elif now == "rolled":
        ring_or_pass(told, seat, press)
    elif now == "bonus" and view["ringer"] == seat:
        free = set(view["sheets"][seat]["cells"]) - set(view["sheets"][seat]["ticked"])
        press(told, f"cell-{min(free)}")
    told.page.wait_for_timeout(150)


def ring_or_pass(told, seat, press):
    if cell := to_tick(told.view, seat):
        told.page.wait_for_timeout(120)  # a person needs longer than the floor of ZG-23
        press(told, "bell")
        press(told, f"cell-{cell}")
    elif not told.view["sheets"][seat]["passing"]:
        press(told, "pass")


def ring_and_tick(told):
    """Plays turn after turn until this seat has ticked one more cell; gives the cell."""
    seat = told.seating["seat"]
    told.until(phase)
    before = set(told.view["sheets"][seat]["ticked"])
    while not (ticked := set(told.view["sheets"][seat]["ticked"]) - before):
        assert phase(told) != "over"
        play_on(told)
    return ticked.pop()
