"""The picture: five boards side by side, put together by Chromium itself."""

from base64 import b64encode
from dataclasses import dataclass

from tests.browser.server import FRAMES
from tests.prove.showcase.budget import best
from tests.prove.showcase.camera import SMOOTH, Camera
from tests.prove.showcase.scenes import COLLECT, SIGNS, ZACK, ZGAME, ZINGA, Scene, find

WIDTH, GAP, LINE = 1_700, 20, 58  # px; a title's line
MOST = 350_000  # bytes
QUALITIES = range(90, 40, -5)
PHONE = {"is_mobile": True, "has_touch": True}


@dataclass(frozen=True)
class Still:
    scene: Scene
    caption: str
    width: int  # px on the picture
    height: int
    window: int  # px: how wide the page was
    at: int  # ms into the scene
    phone: bool = False


ROWS = (
    (
        Still(ZINGA, "the quickest eye rings", 820, 500, 940, 2_450),
        Still(COLLECT, "grab the ground, then run", 820, 500, 940, 1_500),
    ),
    (
        Still(ZACK, "throw in turn, or be caught", 680, 520, 880, 1_900),
        Still(ZGAME, "", 260, 520, 360, 3_200, phone=True),
        Still(SIGNS, "secret signs for your partner", 680, 520, 900, 2_350),
    ),
)
# Figures in rows on the felt.
COMPOSE = """([rows, gap, line]) => {
  const make = (tag, parts, style) => {
    const made = document.createElement(tag);
    made.append(...parts);
    made.style.cssText = style;
    return made;
  };
  const figure = ({ title, caption, shot, width, height }) => make('figure', [
    Object.assign(make('img', [], `display: block; width: ${width}px; height: ${height}px`),
      { src: shot }),
    make('figcaption', [make('b', [title], 'color: #f0e442; font-weight: 700'), caption],
      `display: flex; gap: 0.6em; align-items: center; height: ${line}px; padding: 0 22px;
       white-space: nowrap; background: #0d211d; color: #fffdf6; border-top: 4px solid #e69f00;
       font: 600 28px/1 var(--display)`),
  ], `margin: 0; overflow: hidden; border-radius: 22px; outline: 5px solid #1b1f3b;
      box-shadow: 0 14px 26px rgb(0 0 0 / 0.45); width: ${width}px`);
  const row = (figures) => make('div', figures.map(figure), `display: flex; gap: ${gap}px`);
  const felt = make('div', rows.map(row), `display: grid; gap: ${gap}px; padding: ${gap}px;
    background: radial-gradient(circle at 50% 40%, #1d6353, #0f332c)`);
  document.body.replaceChildren(felt);
  document.body.style.cssText = 'margin: 0; min-height: 0';
  return Promise.all([...document.images].map((image) => image.decode()));
}"""


def make(browser, server):
    rows = [[taken(browser, server, still) for still in row] for row in ROWS]
    height = GAP + sum(row[0].height + LINE + GAP for row in ROWS)
    page = browser.new_page(base_url=server.url, viewport={"width": WIDTH, "height": height})
    page.goto("/")
    page.locator("h1").first.wait_for()
    page.evaluate(COMPOSE, [rows, GAP, LINE])
    page.evaluate("document.fonts.ready")
    page.evaluate(FRAMES)
    shoot = lambda quality: page.screenshot(type="jpeg", quality=quality)  # noqa: E731
    picture = best(shoot, QUALITIES, MOST)
    page.close()
    return picture


def taken(browser, server, still):
    """As many pixels as it will have on the picture."""
    size = (still.window, round(still.height * still.window / still.width))
    more = PHONE if still.phone else {}
    camera = Camera(browser, server, size, still.width / still.window, **more)
    camera.open(found := find(still.scene), found.begins)
    camera.play()
    for _ in range(round(still.at / still.scene.pace / SMOOTH)):
        camera.go_on(SMOOTH)
    shot = "data:image/png;base64," + b64encode(camera.shoot()).decode()
    title = camera.title()
    camera.close()
    return {"title": title, "caption": still.caption, "shot": shot,
            "width": still.width, "height": still.height}  # fmt: skip
