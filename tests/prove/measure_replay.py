"""How soon a replay is there, and whether it keeps up: `python -m tests.prove.measure_replay`.

For each game: milliseconds from the press on a result's link to the first picture of the replay's
board, and from opening the link itself in a browser that was never here; medians of some visits,
on a phone-sized page and a slower processor. And a game of more than ten minutes at the quickest
pace: frames that were never shown, how late they were, and whether its log is whole.
"""

import json
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

from sabot.registry import GAMES
from tests.browser.chromium import launch
from tests.browser.film import index, open_file, part, seek
from tests.browser.server import Server, Told
from tests.kept.games import kept_game, lines_of, played
from tests.prove.hand import SCREENS
from tests.prove.kept import finish_one
from tests.prove.measure_opening import WATCH

PHONE = SCREENS["360x740"]
RATE = 4  # times slower than this machine
VISITS = 5
SEEN = {"frame": "[data-testid=replay] [data-testid=phase]"}
LONG = {"id": "zigzag_signs", "number": 1, "level": "easy"}
MINUTES, PACE = 10, 4
PICTURE = 1000 / 60  # ms: two frames in it are one picture

# When each frame was first on the page.
NOTE = """() => {
  const replay = document.querySelector('[data-testid=replay]');
  globalThis.shown = [];
  const note = () => {
    const index = Number(replay.dataset.index);
    if (index !== shown.at(-1)?.[0]) shown.push([index, performance.now()]);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}"""
LOG = "[data-testid=log]"


def main():
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        data = Path(folder)
        Server(data).open().close()  # makes the file
        for id in GAMES:
            finish_one(str(data / "sabot.db"), table_of(id), *played(id))
        browser = launch(playwright.chromium)
        with Server(data).open() as server:
            for id in GAMES:
                print(json.dumps({"game": id, **opening(browser, server, id)}), flush=True)
            print(json.dumps(long_game(browser, server)), flush=True)
        browser.close()


def opening(browser, server, id):
    pressed = [press_to_frame(visit(browser, server), id) for _ in range(VISITS)]
    linked = [link_to_frame(visit(browser, server), id) for _ in range(VISITS)]
    return {"press_to_frame_ms": median(pressed), "link_to_frame_ms": median(linked)}


def table_of(id):
    return id.replace("_", "")


def visit(browser, server):
    """A browser that was never here, slowed down."""
    page = browser.new_context(base_url=server.url, **PHONE).new_page()
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": RATE})
    return page


def press_to_frame(page, id):
    page.goto(f"/t/{table_of(id)}")
    link = page.get_by_test_id("watch-replay")
    link.wait_for()
    page.locator("#result:focus").wait_for()
    page.evaluate(WATCH, SEEN)
    link.click()
    return drawn(page)


def link_to_frame(page, id):
    page.add_init_script(
        f"addEventListener('DOMContentLoaded', () => {{ ({WATCH})({json.dumps(SEEN)});"
        " globalThis.pressed = 0; })"
    )
    page.goto(f"/r/{table_of(id)}", wait_until="commit")
    return drawn(page)


def drawn(page):
    page.wait_for_function("() => globalThis.drawn?.frame")
    found = page.evaluate("drawn.frame")
    page.context.close()
    return found


def long_game(browser, server):
    """The log after playing all of it is the log after jumping to its end."""
    file = kept_game(**LONG)
    told = Told(visit(browser, server))
    told.page.goto("/r")
    open_file(told, file)
    part(told, "axis").wait_for()
    told.page.evaluate(NOTE)
    part(told, "pace").select_option(str(PACE))
    part(told, "play").click()
    at = [line["at"] for line in lines_of(file) if "film" in line]
    assert at[-1] > MINUTES * 60_000
    end = f"() => shown.at(-1)?.[0] === {len(at) - 1}"
    told.page.wait_for_function(end, timeout=2 * at[-1] / PACE)
    log = told.page.locator(LOG).text_content()
    figures = kept_up(told.page.evaluate("shown"), at)
    for to in (0, 1):
        seek(told, to)
        told.until(lambda t, to=to: index(t) == to * (len(at) - 1))
    figures["log_is_whole"] = log == told.page.locator(LOG).text_content()
    told.page.context.close()
    return {"game": LONG["id"], "minutes": round(at[-1] / 60_000, 1), "pace": PACE} | figures


def kept_up(shown, at):
    """Against the most punctual of them, on the film's own axis. The deal was there before."""
    start = min(now - at[frame] / PACE for frame, now in shown[1:])
    late, passed, before = [0], 0, 0
    for frame, now in shown[1:]:
        late += [now - start - at[n] / PACE for n in range(before + 1, frame + 1)]
        passed += sum(at[frame] - at[n] > PICTURE * PACE for n in range(before + 1, frame))
        before = frame
    late.sort()
    return {
        "frames": len(at), "never_shown": len(at) - len(late), "passed_over": passed,
        "late_ms_p50": round(late[len(late) // 2]), "late_ms_p99": round(late[-len(late) // 100]),
        "late_ms_max": round(late[-1]),
    }  # fmt: skip


if __name__ == "__main__":
    main()
