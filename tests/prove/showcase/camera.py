"""Pictures of a replay at exact moments, however busy the machine is.

The page's clock is Playwright's and stands still between two pictures. What CSS moves has a clock
of its own, so each motion is stopped as soon as it is seen and set forward by hand.
"""

from types import SimpleNamespace

from tests.browser.film import open_file, part
from tests.browser.server import FRAMES

START = "2026-01-01T12:00:00"
SMOOTH = 50  # ms between two pictures, or less: what one motion starts is seen to move
SETTLES = 1_500  # ms: what a jump sets in motion has arrived

# Moves what moves; what has come to its end ends as it would have by itself.
MOVE = """(ms) => {
  const seen = (globalThis.motions ??= new WeakSet());
  for (const motion of document.getAnimations()) {
    if (!seen.has(motion)) {
      seen.add(motion);
      motion.pause();
      motion.currentTime = 0;
    } else if (motion.playState === 'paused') {
      const at = motion.currentTime + ms;
      if (at < motion.effect.getComputedTiming().endTime) motion.currentTime = at;
      else motion.finish();
    }
  }
}"""
# The board alone, and under it a line that names it.
DRESS = """(caption) => {
  const page = document.querySelector('[data-testid=replay]');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    [data-testid=replay] { grid-template: minmax(0, 1fr) auto / minmax(0, 1fr) !important;
      grid-template-areas: 'table' 'caption' !important; --under: 0px !important }
    [data-testid=replay] > :not(main, .caption) { display: none !important }
    .caption { grid-area: caption; display: flex; align-items: baseline; gap: 0.7em; margin: 0;
      padding: 0.45rem 1.1rem 0.55rem; border-top: 3px solid var(--orange);
      background: var(--night); color: var(--paper); font: 600 1.35rem/1.2 var(--display) }
    .caption b { color: var(--yellow); font-weight: 700 }`);
  document.adoptedStyleSheets.push(sheet);
  if (!caption) return;
  const line = document.createElement('p');
  line.className = 'caption';
  const [title] = document.title.split(' · ');
  line.append(Object.assign(document.createElement('b'), { textContent: title }), caption);
  page.append(line);
}"""


class Camera:
    def __init__(self, browser, server, size, scale=1, **rest):
        viewport = dict(zip(("width", "height"), size, strict=True))
        context = browser.new_context(
            base_url=server.url, viewport=viewport, device_scale_factor=scale, locale="en-GB",
            service_workers="block", **rest,
        )  # fmt: skip
        self.page = context.new_page()
        self.page.clock.install(time=START)

    def open(self, found, at, caption=""):
        """Stands still at this moment, in ms."""
        self.page.goto(f"/r#t={max(0, at) / 1000:.3f}")
        told = SimpleNamespace(page=self.page)
        open_file(told, found.file)
        part(told, "axis").wait_for()
        part(told, "seat").select_option(str(found.seat))
        part(told, "pace").select_option(str(found.scene.pace))
        self.page.get_by_test_id("phase").wait_for()
        self.page.evaluate("document.fonts.ready")
        self.page.evaluate(DRESS, caption)
        self.page.evaluate(FRAMES)
        self._hold()

    def _hold(self):
        now = self.page.evaluate("Date.now()")
        self.page.clock.pause_at((now + SETTLES) / 1000)
        self.page.evaluate(MOVE, 0)
        self.page.evaluate(MOVE, SETTLES)

    def play(self):
        part(self, "play").dispatch_event("click")

    def go_on(self, millis):
        self.page.evaluate(MOVE, millis)
        self.page.clock.run_for(millis)
        self.page.evaluate(MOVE, 0)

    def shoot(self, **how):
        return self.page.screenshot(animations="allow", **how)

    def title(self):
        return self.page.title().split(" · ")[0]

    def close(self):
        self.page.context.close()
