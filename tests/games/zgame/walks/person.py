"""What a person playing Z-Game would do with what they see."""

from playwright.sync_api import expect


def sit_alone(told):
    told.page.get_by_test_id("play-zgame").click()
    told.until(lambda t: t.view)
    told.shown()


def press(told, name):
    told.page.get_by_test_id(name).dispatch_event("pointerdown")


def be_ready(told):
    press(told, "ready")
    told.until(is_mine)


def is_mine(told):
    view = told.view
    return view["phase"] == "play" and view["turn"] == view["mine"]["seat"]


def is_over(told):
    return told.view and told.view["phase"] == "over"


def square(told, name):
    return told.page.get_by_test_id(f"square-{name}")


def plies(told):
    return len(told.view["score"])


def move(told, origin, target):
    """By two taps."""
    told.until(is_mine)
    made = plies(told)
    square(told, origin).click()
    square(told, target).click()
    told.until(lambda t: is_over(t) or plies(t) > made)


def resign(told):
    press(told, "resign")
    press(told, "yes")
    told.until(is_over)


def asks(told, name):
    press(told, name)
    press(told, "yes")


def answers(told):
    told.page.get_by_test_id("yes").wait_for()
    told.shown()
    press(told, "yes")


def open_for_two(ana, *others, **options):
    """A table by link, all at it; returns it with white first."""
    wish = {"game": "zgame", "seats": 2, "options": options}
    table = ana.page.request.post("/api/tables", data=wish).json()["table"]
    for guest in (ana, *others):
        guest.page.goto(f"/t/{table}")
    return begin(ana, *others)


def begin(*guests):
    """Both ring, both are content with their pieces."""
    for guest in guests:
        guest.until(lambda t: t.seating and t.seating["stage"] == "gathering")
        press(guest, "ready")
    for guest in guests:
        guest.page.get_by_test_id("arrange").wait_for()
        press(guest, "ready")
    for guest in guests:
        guest.until(lambda t: t.view["phase"] == "play")
    return sorted(guests, key=lambda t: not is_mine(t))


def play_on(told):
    """Takes the Z, else what can be taken, else reveals or goes forward."""
    told.page.wait_for_timeout(10)
    if told.view["phase"] == "setup" and told.page.get_by_test_id("arrange").count():
        press(told, "ready")
    elif not is_over(told) and is_mine(told):
        kind, *squares = choice(told.view)
        if kind == "reveal":
            reveal(told, *squares)
        else:
            move(told, *squares)


def reveal(told, name):
    made = plies(told)
    square(told, name).click()
    press(told, "reveal")
    told.until(lambda t: is_over(t) or plies(t) > made)


def choice(view):
    mine, made = view["mine"], len(view["score"])
    others = {p["square"]: p["symbol"] for p in view["pieces"] if p["side"] != mine["side"]}
    ways = [(way["square"], target) for way in mine["moves"] for target in way["targets"]]
    takes = [way for way in ways if way[1] in others]
    if takes:
        return "move", *min(takes, key=lambda way: others[way[1]] != "z")
    if mine["reveals"] and (made % 3 == 0 or not ways):
        return "reveal", mine["reveals"][0]
    return "move", *ways[made % len(ways)]


def look_back(told):
    """From the result to the start of the game and on again, by arrow keys."""
    told.page.get_by_test_id("result").wait_for()
    told.page.get_by_test_id("aside").click()
    told.page.keyboard.press("ArrowUp")
    pieces = told.page.locator("[data-piece]")
    expect(pieces).to_have_count(16)
    expect(told.page.locator("[data-piece]:not([data-symbol])")).to_have_count(0)
    told.page.keyboard.press("ArrowDown")
    expect(pieces).to_have_count(len(told.view["pieces"]))
    told.page.get_by_test_id("show-result").click()
