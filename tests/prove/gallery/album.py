"""The pictures: one for each language and size of a thing, and the page that shows them all."""

import json
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from tests.browser.screen import resize

QUALITY = 80
TALLEST = 2_400  # px of a page that scrolls
TOUCHED = 900  # px: a narrower screen is a phone or a tablet
HALL = 1_280  # px: a wider one may be a television
INDEX = Path(__file__).with_name("index.html")


@dataclass
class Album:
    folder: Path
    languages: tuple
    sizes: tuple

    @cached_property
    def large(self):
        return [size for size in self.sizes if width(size) >= TOUCHED]

    @cached_property
    def small(self):
        return [size for size in self.sizes if width(size) < TOUCHED]

    @cached_property
    def hall(self):
        return [size for size in self.sizes if width(size) >= HALL]

    def clear(self, groups):
        """Of an earlier run, what this one takes again: phases may come in another order."""
        for language, size in self.looks(self.sizes):
            for group in groups:
                for file in self.folder.glob(f"pictures/{group}--*--{language}--{size}.jpg"):
                    file.unlink()

    def looks(self, sizes):
        return [(language, size) for size in sizes for language in self.languages]

    def all_of(self, page, group, name, sizes):
        for language, size in self.looks(sizes):
            self.one_of(page, group, name, language, size)

    def one_of(self, page, group, name, language, size):
        show(page, language, size)
        file = self.folder / "pictures" / f"{group}--{name}--{language}--{size}.jpg"
        file.parent.mkdir(exist_ok=True)
        whole = page.evaluate("() => !document.documentElement.classList.contains('fitted')")
        clip = {"x": 0, "y": 0, "width": width(size), "height": TALLEST}
        if whole and page.evaluate("() => document.documentElement.scrollHeight") > TALLEST:
            page.screenshot(path=file, quality=QUALITY, full_page=True, clip=clip)
        else:
            page.screenshot(path=file, quality=QUALITY, full_page=whole)


def width(size):
    return int(size.split("x")[0])


def show(page, language, size):
    """Speak by the switch, where a page has one; else by what the browser remembers."""
    switch = page.get_by_test_id(f"speak-{language}")
    if page.locator("html").get_attribute("lang") == language:
        pass  # a click would show the others
    elif switch.count():
        switch.first.dispatch_event("click")
    else:
        page.evaluate("language => localStorage.setItem('sabot.language', language)", language)
        page.reload()
    page.locator(f"html[lang={language}]").wait_for(state="attached")
    resize(page, tuple(map(int, size.split("x"))))


def write_index(folder):
    """With all pictures of the folder, also those of an earlier run."""
    files = sorted((folder / "pictures").glob("*.jpg"))
    rows = [
        dict(zip(("group", "name", "language", "size"), file.stem.split("--"), strict=True))
        for file in files
    ]
    index = folder / "index.html"
    index.write_text(
        INDEX.read_text("utf-8").replace("[/* pictures */]", json.dumps(rows)), "utf-8"
    )
    return index
