"""A link from one page of the docs to a file or a heading leads somewhere."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
PATH = re.compile(r"`((?:sabot|client|tests|docs|tools)/[\w./-]+)`")
LINK = re.compile(r"\]\((?!https?:)([^)\s]+)\)")
CODE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def test_there_are_pages():
    assert len(PAGES) > 10


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page):
    broken = [link for link in LINK.findall(prose(page)) if not leads(page, link)]
    assert broken == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_file_that_is_named_is_there(page):
    assert [path for path in PATH.findall(prose(page)) if not (ROOT / path).exists()] == []


def prose(page):
    return CODE.sub("", page.read_text(encoding="utf-8"))


def leads(page, link):
    path, _, heading = link.partition("#")
    target = page.parent / path if path else page
    return target.exists() and (not heading or heading in anchors(target))


def anchors(page):
    """As GitHub names them: lower case, hyphens for spaces, no punctuation."""
    found = HEADING.findall(prose(page))
    return {re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-") for text in found}
