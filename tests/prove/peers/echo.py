"""A bare aiohttp echo: a frame comes in and goes out to the four of its room. No state, no disk.

python -m tests.prove.peers.echo serve PORT | visit PORT ROOMS
"""

import asyncio
import json
import sys
from collections import defaultdict
from itertools import cycle

import uvloop
from aiohttp import WSMsgType, web

from sabot.load.line import Ends, connect

SEATS = 4
DRAIN = 1
WORDS = json.dumps({"do": "mark", "seat": 1, "cell": 17, "sent": 123456.7}).encode()
rooms = defaultdict(set)


def serve(port):
    app = web.Application()
    app.router.add_get("/ws", hear)
    web.run_app(app, host="127.0.0.1", port=port, print=None, loop=uvloop.new_event_loop())


async def hear(request):
    socket, room = web.WebSocketResponse(compress=False), rooms[request.query["room"]]
    await socket.prepare(request)
    room.add(socket)
    async for message in socket:
        if message.type is WSMsgType.TEXT:
            for other in room:
                await other.send_str(message.data)
    room.discard(socket)
    return socket


async def visit(port, number):
    told = []
    ends = Ends(told.append, lambda: None, lambda: None)
    lines = [
        await connect("127.0.0.1", port, f"/ws?room={room}", "", "", ends)
        for _ in range(SEATS)
        for room in range(number)
    ]
    print("ready", flush=True)
    turn, loop = cycle(lines), asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        rate, seconds = map(float, line.split())
        told.clear()
        for _ in range(acts := int(rate * seconds)):
            next(turn).say(WORDS)
            await asyncio.sleep(1 / rate)
        await asyncio.sleep(DRAIN)
        print(json.dumps({"acts": acts, "told": len(told)}), flush=True)


if __name__ == "__main__":
    role, port, *rest = sys.argv[1:]
    serve(int(port)) if role == "serve" else asyncio.run(visit(int(port), int(rest[0])))
