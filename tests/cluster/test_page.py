"""The run's guest does as a page and its person would: an act that was lost is done again."""

import asyncio
from random import Random

import pytest

from sabot.core.mind import Mind, Plan
from sabot.registry import GAMES
from tests.prove.cluster import page as pages
from tests.prove.cluster.page import NodePage

PLAN = Plan(0, "a move", 7)


@pytest.fixture
async def page(monkeypatch):
    """It has sent an act by a line that broke since; `said` is what it says from now on."""
    monkeypatch.setattr(pages, "NOTICES", 0)
    page = NodePage(["http://nobody"], Random(1), "t", "zgame", print, print)
    page._person._mind = Mind(GAMES["zgame"].bots["normal"], 0, b"seed")
    page.said = []
    page.say = lambda **words: said(page, words)
    await page._play(PLAN)
    page.said.clear()
    yield page
    await page.close()


async def said(page, words):
    page.said.append((words["seq"], words["action"]))


async def turns():
    """Of the loop: what is due at once has been done by then."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_an_act_that_nobody_heard_is_done_again_on_the_next_line(page):
    page._miss_act()
    await turns()
    assert (page.said, page.repeated) == ([(2, "a move")], 1)


@pytest.mark.parametrize("answer", ["heard", "refusal"])
async def test_an_act_that_was_answered_is_done_once(page, answer):
    await page._hear(f'{{"on":"{answer}","seq":1,"code":"late"}}')
    page._miss_act()
    await turns()
    assert page.said == []


async def test_news_makes_its_person_think_anew_instead(page):
    page._miss_act()
    page._set_finger()
    await turns()
    assert page.said == []
