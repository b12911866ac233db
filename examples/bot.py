"""A bot for ZINGA at a real table (docs/lab.md): `python examples/bot.py LINK`, the host has it."""

import asyncio
import sys
import time

import aiohttp


def plan(phase, ringer, dice, sheets, mine, **rest):
    """What to do about this view, and how many seconds after seeing it."""
    sheet, (white, *coloured) = sheets[mine["seat"]], dice or [0]
    lying = [f"{colour}{die + white}" for colour, die in zip("ROYGB", coloured, strict=False)]
    cells = [cell for cell in sheet["cells"] if cell in lying and cell not in sheet["ticked"]]
    if cells and phase == "rolled" and not sheet["out"]:
        yield 0.9, {"do": "ring"}
    if cells and phase == "rung" and ringer == mine["seat"]:
        yield 0.5, {"do": "call", "cell": cells[0]}


async def act(socket, seen, presented, after, action):
    await asyncio.sleep(after)
    stamps = {"presented": presented} | dict.fromkeys(["pressed", "sent"], time.monotonic() * 1000)
    await socket.send_json({"do": "play", "seq": seen, "seen": seen, **stamps, "action": action})


async def main(url, token):
    async with aiohttp.ClientSession(headers={"Cookie": f"sabot={token}"}) as session:
        socket, told, finger = await session.ws_connect(url), {}, asyncio.Future()
        await socket.send_json({"do": "ready", "nonce": "any text: my part of the seed"})
        while not told.get("places"):
            told, presented = await socket.receive_json(), time.monotonic() * 1000
            print(told["on"], told.get("code", ""), told.get("events", ""), flush=True)
            if told["on"] == "update":
                finger.cancel()
                for planned in plan(**told["view"]):
                    finger = asyncio.create_task(act(socket, told["revision"], presented, *planned))


asyncio.run(main(*sys.argv[1].replace("/t/", "/ws?table=", 1).split("#")))
