"""What a person playing ZACK! would do with what they see."""

COLOURS = ("red", "orange", "yellow", "green", "blue", "violet")
STEPS = {"left": 1, "two-left": 2, "right": -1, "two-right": -2}
STOPS = ("choose", "swap", "left-right")
PICTURED = {"stops": True, "wins": 1}  # for the gallery


def phase(told):
    return told.view and told.view["phase"]


def due(told):
    """ZK-22, written again in a few lines, so that the walk doesn't ask the rules it tests."""
    shoe, restarted, flips = lying(told)
    if not shoe or restarted is not None:
        return restarted
    *below, (card, thrower) = shoe
    while card == "again" and below and below[-1][0] not in STOPS:
        card = below[-1][0]
        below = below if card == "back" else below[:-1]
    if card == "again" or (card == "back" and (not shoe[:-1] or shoe[-2][0] in STOPS)):
        return thrower
    if card == "back":
        return shoe[-2][1]
    if card in STEPS:
        return (thrower + STEPS[card] * (-1) ** flips) % len(told.view["seats"])
    return [seat["colour"] for seat in told.view["seats"]].index(card)


def lying(told):
    """The cards of the shoe, who goes on since the last of them, and the turns of ZK-63."""
    shoe, restarted, flips = [], None, 0
    for event in told.events:
        if event["on"] == "thrown":
            shoe, restarted = [*shoe, (event["card"], event["seat"])], None
        elif event["on"] in ("shoe-taken", "dealt"):
            shoe, flips = [], 0
        elif event["on"] == "flipped":
            flips += 1
        elif event["on"] == "went-on":
            restarted = event["restarts"]
    return shoe, restarted, flips


def sit_alone(told, seats=4, **options):
    """At a table of bots, as if one had pressed the box on the shelf; not one's first."""
    told.page.evaluate("localStorage.setItem('sabot.played', 'zack')")
    wish = {"game": "zack", "seats": seats, "alone": True, "options": options}
    table = told.page.request.post("/api/tables", data=wish).json()["table"]
    told.page.evaluate("table => history.pushState({ alone: true }, '', `/t/${table}`)", table)
    told.page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    told.until(phase)
    told.shown()


def until_play(told):
    """Hand on the pile, then the count-down."""
    be_ready(told)
    told.until(lambda t: phase(t) == "play")


def be_ready(told):
    told.page.get_by_test_id("throw").wait_for()
    told.shown()
    if phase(told) == "ready":
        told.page.keyboard.press("Space")
    told.until(lambda t: phase(t) != "ready" or t.view["seats"][t.seating["seat"]]["ready"])


def throw(told):
    """Throws, no matter whose turn it is (ZK-21)."""
    seat = told.seating["seat"]
    before = len(thrown_by(told, seat))
    while len(thrown_by(told, seat)) == before:
        told.until(lambda t: phase(t) in ("play", "over"))
        told.page.keyboard.press("Space")
        told.page.wait_for_timeout(250)  # the card is on its way


def thrown_by(told, seat):
    return [e for e in told.events if e["on"] == "thrown" and e["seat"] == seat]


def throw_in_turn(told):
    """Waits for its own turn, then throws: once."""
    seat = told.seating["seat"]
    before = len(thrown_by(told, seat))
    while len(thrown_by(told, seat)) == before:
        told.until(lambda t: phase(t) == "ready" or (phase(t) == "play" and due(t) == seat))
        told.page.keyboard.press("Space")
        told.page.wait_for_timeout(250)  # the card is on its way


def challenge(told, reason):
    """Challenges any opponent: what counts is that a verdict comes."""
    told.until(lambda t: phase(t) == "play" and t.view["shoe"] > 0)
    told.shown()
    seat = told.seating["seat"]
    colour = told.view["seats"][(seat + 1) % len(told.view["seats"])]["colour"]
    key = f"Digit{COLOURS.index(colour) + 1}"
    told.page.keyboard.press(key if reason == "slow" else f"Shift+{key}")


def play_on(told):
    """One look at the table, and what a person would do about it."""
    now, seat = phase(told), told.seating["seat"]
    if now == "ready" and not told.view["seats"][seat]["ready"]:
        told.page.keyboard.press("Space")
    elif now == "choose" and told.view["top"][-1]["seat"] == seat:
        told.page.get_by_test_id(f"choose-{told.view['seats'][seat]['colour']}").first.click()
    elif now == "play" and due(told) == seat:
        told.page.keyboard.press("Space" if told.view["seats"][seat]["cards"] else "Enter")
    told.page.wait_for_timeout(100)
