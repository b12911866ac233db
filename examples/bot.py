"""A bot for ZINGA at a real table: `python examples/bot.py LINK`; a host copies the link for it.

All it hears and says is JSON (docs/lab.md). It has the limits of a person, and a name with a 🤖.
"""

import asyncio
import sys
import time
from urllib.parse import urlsplit

import aiohttp


def plan(view):
    """What to do next, and how many ms after seeing it."""
    me, (white, *coloured) = view["mine"]["seat"], view["dice"] or [0]
    sheet = view["sheets"][me]
    lying = [f"{colour}{die + white}" for colour, die in zip("ROYGB", coloured, strict=False)]
    cells = [cell for cell in sheet["cells"] if cell in lying and cell not in sheet["ticked"]]
    if view["phase"] == "rolled" and cells and not sheet["out"]:
        return 900, {"do": "ring"}
    if view["phase"] == "rung" and view["ringer"] == me and cells:
        return 500, {"do": "call", "cell": cells[0]}


async def act(socket, revision, seen, after, action):
    """With the stamps of its own clock, in ms: when it saw what it reacts to, and when it did."""
    await asyncio.sleep(after / 1000)
    stamps = {"presented": seen, "pressed": seen + after, "sent": time.monotonic() * 1000}
    await socket.send_json(
        {"do": "play", "seq": revision, "seen": revision, **stamps, "action": action}
    )


async def main(link, finger=None):
    url = link._replace(path="/ws", query=f"table={link.path.split('/')[-1]}", fragment="").geturl()
    cookie = {"Cookie": f"sabot={link.fragment}"}
    async with aiohttp.ClientSession(headers=cookie) as session, session.ws_connect(url) as socket:
        await socket.send_json({"do": "ready", "nonce": "any text: my part of the seed"})
        async for message in socket:
            told = message.json()
            print(told["on"], told.get("code", ""), told.get("events", ""), flush=True)
            if told["on"] == "update":
                finger = finger and finger.cancel()
                if told["places"]:
                    break
                if planned := plan(told["view"]):
                    seen = time.monotonic() * 1000
                    finger = asyncio.create_task(act(socket, told["revision"], seen, *planned))


asyncio.run(main(urlsplit(sys.argv[1])))
