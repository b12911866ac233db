"""The games as the client has them, found by their folders: a new one is on every list."""

from pathlib import Path

from sabot.registry import GAMES

CLIENT = Path(__file__).parents[2] / "client/src/games"
BOXES = sorted(box.parent.name for box in CLIENT.glob("*/box.ts"))
COVERS = list(CLIENT.glob("*/BoxArt.svelte"))  # a box may do without
PLAYABLE = [game for game in GAMES if game in BOXES]
BESIDES = ("rules/book.ts", "trainer/Trainer.svelte", "Review.svelte")  # each has a page
PAGES = 1 + sum(len(list(CLIENT.glob(f"*/{file}"))) for file in BESIDES)  # and the shelf

# Where the cards on the shelf lead to: rules, trainers, reviews.
LINKS = "all => all.map((link) => link.getAttribute('href'))"
LANDMARK = "main :is([data-testid=rule], button, textarea)"


def pages(visitor, **rest):
    """The shelf and each page it leads to, once all of it is there."""
    page = visitor(**rest).page
    page.goto("/")
    page.get_by_test_id(f"play-{PLAYABLE[0]}").wait_for()
    links = page.locator("article a").evaluate_all(LINKS)
    yield "/", page
    for path in links:
        page.goto(path)
        page.locator(LANDMARK).first.wait_for()
        yield path, page
