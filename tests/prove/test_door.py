"""The example bots at a real table, in real time, until each has ticked a cell."""

import asyncio

import pytest

from tests.server.conftest import *  # noqa: F403  # its server and guests
from tests.server.gathering.test_door import BOTS, ROOT, token_for
from tests.server.page import open_table, visit

MINUTES = 3


@pytest.mark.parametrize("language", BOTS)
async def test_an_example_rings_calls_and_ticks(guest, server, language):
    ann = await guest()
    table = await open_table(ann)
    page = await visit(ann, table)
    link = server.make_url(f"/t/{table}").with_fragment(await token_for(ann, table))
    bot = await asyncio.create_subprocess_exec(
        *BOTS[language], str(link), cwd=ROOT, stdout=asyncio.subprocess.DEVNULL
    )
    try:
        await page.ready()
        await page.until(ticked_by_bot, 60 * MINUTES)
    finally:
        bot.kill()
        await bot.communicate()


def ticked_by_bot(page):
    return any(event["on"] == "ticked" and event["seat"] == 1 for event in page.events)
