"""What a person playing ZINGA would do with what they see."""

COLOURS = "ROYGB"


def on_the_table(view, seat):
    """ZG-21, written again in a few lines, so that the walk doesn't ask the rules it tests."""
    white, *coloured = view["dice"]
    sums = {f"{c}{d + white}" for c, d in zip(COLOURS, coloured, strict=True)}
    alone = {f"{c}{d}" for c, d in zip(COLOURS, coloured, strict=True)}
    return sums | alone if seat == view["active"] else sums


def to_tick(view, seat):
    sheet = view["sheets"][seat]
    found = on_the_table(view, seat) & set(sheet["cells"]) - set(sheet["ticked"])
    return min(found, default=None)


def phase(told):
    return told.view and told.view["phase"]


def ring_and_tick(told):
    """Plays turn after turn until this seat has ticked a cell; gives the cell."""
    page, seat = told.page, told.seating["seat"]
    while True:
        told.until(lambda t: phase(t) in ("rolled", "pause"))
        if phase(told) == "pause":
            roll_if_mine(told)
            told.until(lambda t: phase(t) == "rolled")
        if cell := to_tick(told.view, seat):
            page.wait_for_timeout(120)  # a person needs longer than the floor of ZG-23
            page.keyboard.press("Space")
            page.get_by_test_id(f"cell-{cell}").dispatch_event("pointerdown")
            told.until(lambda t: phase(t) in ("pause", "over"))
            if cell in told.view["sheets"][seat]["ticked"]:
                return cell
        else:
            page.get_by_test_id("pass").dispatch_event("pointerdown")
            told.until(lambda t: phase(t) != "rolled")


def roll_if_mine(told):
    if told.view["active"] == told.seating["seat"]:
        told.page.wait_for_timeout(3_100)  # the pause of ZG-27
        told.page.get_by_test_id("roll").dispatch_event("pointerdown")
