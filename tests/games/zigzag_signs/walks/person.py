"""What a person playing Zigzag would do with what they see: exchange, read signs, call."""

from sabot.games.zigzag_signs.cards import CHARACTERS
from tests.browser.touch import finger

BRISK = {"sign_time": 3_000, "later_sign_time": 2_000, "check_time": 1_000, "pause_time": 200}
PICTURED = {"short": 2}  # for the gallery


def phase(told):
    return told.view and told.view["phase"]


def mine(told):
    return told.view["mine"]


def seat_of(told):
    return told.seating["seat"]


def sit_alone(told, seats=4, **options):
    """At a table of bots, as if one had pressed the box on the shelf; not one's first."""
    told.page.evaluate("localStorage.setItem('sabot.played', 'zigzag_signs')")
    wish = {"game": "zigzag_signs", "seats": seats, "alone": True, "options": BRISK | options}
    table = told.page.request.post("/api/tables", data=wish).json()["table"]
    told.page.evaluate("table => history.pushState({ alone: true }, '', `/t/${table}`)", table)
    told.page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    told.until(phase)
    told.shown()


def sit_as_partners(visitor, **options):
    """ZS-10: seats 0 and 2. Somebody keeps seat 1 free for a bot, and then only watches."""
    ann = visitor()
    wish = {"game": "zigzag_signs", "seats": 4, "options": BRISK | options}
    table = ann.page.request.post("/api/tables", data=wish).json()["table"]
    ann.page.goto(f"/t/{table}")
    ann.until(lambda t: t.seating and seat_of(t) == 0)
    eve, bob = (come_by_phone(visitor, table, seat) for seat in (1, 2))
    eve.page.get_by_test_id("just-watch").click()
    eve.until(lambda t: seat_of(t) is None)
    for told in (ann, bob):
        told.page.get_by_test_id("ready").dispatch_event("pointerdown")
    ann.page.get_by_test_id("fill-bots").click()
    for told in (ann, bob):
        told.until(phase)
    return ann, bob


def come_by_phone(visitor, table, seat):
    phone = {"size": (390, 844), "has_touch": True, "is_mobile": True}
    told = visitor(f"/t/{table}", locale="fr-FR", **phone)
    told.until(lambda t: t.seating and seat_of(t) == seat)
    return told


def be_ready(told, press=finger):
    if phase(told) == "signs" and not told.view["seats"][seat_of(told)]["ready"]:
        press(told, "ready")


def until_hand(told):
    be_ready(told)
    told.until(lambda t: phase(t) == "hand" and t.view["freeze"] is None)
    told.shown()


def play_on(told, press=finger):
    """One look at the table, and what a person would do about it."""
    if phase(told) == "signs":
        be_ready(told, press)
    elif told.view["freeze"] is None and phase(told) != "over":
        call_on(told, press) or exchange(told, press)
    told.page.wait_for_timeout(150)


def exchange(told, press=finger):
    """The first card goes, the face-down one comes; then one is content."""
    down = told.view["seats"][seat_of(told)]["down"]
    match mine(told)["next"]:
        case "throw" if down:
            throw(told, press)
        case "throw" if not mine(told)["done"]:
            press(told, "done")
        case "pick-up" | "draw":
            press(told, "down")
        case "take":
            slots = enumerate(told.view["mat"])
            press(told, f"slot-{next(slot for slot, card in slots if card)}")


def throw(told, press=finger):
    """A character: a tap lifts it, another one throws it."""
    hand = told.page.locator("[data-testid^=hand-]")
    cards = [hand.nth(n).get_attribute("data-card") for n in range(hand.count())]
    place = next((n for n, card in enumerate(cards) if card in CHARACTERS), None)
    if place is None:
        return
    for _ in range(2):
        press(told, hand.nth(place).get_attribute("data-testid"))


def call_on(told, press=finger):
    """What the partner has signed since the hands last changed hands."""
    makes = signed(told)
    if not makes:
        return False
    button = told.page.get_by_test_id(f"call-{makes}")
    if not button.count() or button.is_disabled():
        return False
    press(told, f"call-{makes}")
    return True


def signed(told):
    partner = (seat_of(told) + len(told.view["seats"]) // 2) % len(told.view["seats"])
    names = dict(zip(mine(told)["signs"], ("zig", "zag"), strict=True))
    for update in reversed(told.updates[-25:]):
        for event in update["events"]:
            if event["on"] in ("called", "round-began", "hands-changed"):
                return None
            if event["on"] == "signed" and event["seat"] == partner:
                return names.get(event["gesture"])
    return None
