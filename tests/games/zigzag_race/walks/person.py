"""What a person playing Zig-Zag would do with what they see. They play with the trail (ZR-37)."""

from sabot.games.zigzag_race.course import fits
from sabot.games.zigzag_race.shape import steps_left
from sabot.games.zigzag_race.terrain import BY_LETTER
from tests.browser.touch import finger, key

BRISK = {"course": 3, "trail": True, "count_time": 1_000, "pause_time": 500, "step_time": 100}
PICTURED = {"course": 3, "trail": True}  # for the gallery


# The arrow that leads from the focused card to another; "" on it, null if it is gone.
ARROW = """place => {
  const to = document.querySelector(`[data-place='${place}']`)?.getBoundingClientRect();
  const here = document.activeElement?.closest('[data-place]');
  if (!to) return null;
  if (!here) return 'ArrowRight'; // to the middle
  if (here.dataset.place === String(place)) return '';
  const from = here.getBoundingClientRect();
  const [across, down] = [to.x - from.x, to.y - from.y];
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? 'ArrowRight' : 'ArrowLeft';
  return down > 0 ? 'ArrowDown' : 'ArrowUp';
}"""


def phase(told):
    return told.view and told.view["phase"]


def me(told):
    """Fields at their defaults aren't sent."""
    usual = {"hand": None, "ready": False, "goal_place": None}
    return usual | told.view["seats"][told.seating["seat"]]


def sit_alone(told, seats=2, **options):
    """At a table of bots, as if one had pressed the box on the shelf; not one's first."""
    told.page.evaluate("localStorage.setItem('sabot.played', 'zigzag_race')")
    wish = {"game": "zigzag_race", "seats": seats, "alone": True, "options": BRISK | options}
    table = told.page.request.post("/api/tables", data=wish).json()["table"]
    told.page.evaluate("table => history.pushState({ alone: true }, '', `/t/${table}`)", table)
    told.page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    told.until(phase)
    told.shown()


def build(told):
    """By the suggestion."""
    told.page.get_by_test_id("suggest").dispatch_event("pointerdown")
    told.page.get_by_test_id("ready").dispatch_event("pointerdown")
    told.until(lambda t: me(t)["ready"] or phase(t) != "build")


def until_collect(told):
    build(told)
    told.until(lambda t: phase(t) == "collect")
    told.shown()


def card(told, place):
    return told.page.locator(f"[data-place='{place}']")


def turn(told, place=None):
    """A face-down card; returns its place, with its face shown."""
    place = told.view["field"].index("#") if place is None else place
    card(told, place).dispatch_event("pointerdown")
    told.until(lambda t: (me(t)["hand"] or {}).get("terrain"))
    told.shown()
    return place


def keep(told):
    """By the key: a tap is a press and a release, which takes a real pointer."""
    before = me(told)["stack"]
    told.page.keyboard.press("Space")
    told.until(lambda t: me(t)["stack"] > before or phase(t) != "collect")


def is_wanted(told, terrain):
    """It leads on from where the stack can lead, and nearer to the goal."""
    mine, trail = me(told), told.view["mine"]["trail"]
    course, cards = tuple(mine["course"]), len(mine["course"])
    least = min((steps_left(area, cards) for area in trail), default=0)
    led = [a for area in trail for a in fits(course, mine["goal"], area, terrain)]
    return any(steps_left(area, cards) < least for area in led)


def has_arrived(told):
    return 18 * len(me(told)["course"]) in told.view["mine"]["trail"]


def play_on(told, press=finger):
    """One thing at a time, or wait a moment."""
    steps = {"build": build_on, "collect": collect_on, "run": run_on}
    steps.get(phase(told), lambda *_: None)(told, press)
    told.page.wait_for_timeout(120)


def build_on(told, press):
    if not me(told)["ready"]:
        press(told, "ready")


def collect_on(told, press):
    hand = me(told)["hand"]
    if me(told)["goal_place"] is not None or (hand and not hand["terrain"]):
        return
    if hand:
        told.page.keyboard.press("Space" if is_wanted(told, hand["terrain"]) else "x")
    elif has_arrived(told) and me(told)["stack"] >= me(told)["steps"]:
        press(told, "stop-goal")
    else:
        reach(told, press)


def reach(told, press):
    """For a face-up card that leads on, or for the next face-down one."""
    field = told.view["field"]
    wanted = (p for p, m in enumerate(field) if m in BY_LETTER and is_wanted(told, BY_LETTER[m]))
    place = next(wanted, field.find("#"))
    if place >= 0:
        touch(told, place, press)
    elif "*" not in field:
        press(told, "stop-nothing")


def touch(told, place, press):
    """By keys: arrows to it, as the page leads them, then Space."""
    if press is not key:
        card(told, place).dispatch_event("pointerdown")
    elif walk_to(told, place):
        told.page.keyboard.press("Space")


def walk_to(told, place, patience=20):
    """As an eye leads the hand: across first, then up or down. Returns whether it got there."""
    for _ in range(patience):
        arrow = told.page.evaluate(ARROW, place)
        if not arrow:
            return arrow == ""
        told.page.keyboard.press(arrow)
    return False


def run_on(told, press):
    run = told.view["run"]
    if run["seat"] == told.seating["seat"] and run["chooses"]:
        press(told, f"area-{run['fits'][0]}")
    elif not me(told)["ready"]:
        press(told, "hurry")
