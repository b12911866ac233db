"""`sabot serve` as it is, with one who notes when verdicts were told and how late its loop was.

python -m tests.prove.race.server NOTES serve --port …
"""

import asyncio
import json
import sys
import time
from pathlib import Path

from sabot.__main__ import main
from sabot.core.arbiter import Arbiter
from sabot.server.ops import command
from sabot.server.table.live import Live
from tests.prove.race import haste

EVERY = 0.02
told, final = {}, {}  # by seed, then revision: in table time
late = []


def tell(arbiter, revision, at, tell=Arbiter.tell):
    told.setdefault(arbiter._seed.hex(), {})[revision] = at
    tell(arbiter, revision, at)


def append(live, revision, entries, append=Live._append):
    noted = final.setdefault(live.table.head.seed.hex(), {})
    noted.update(dict.fromkeys(range(revision, revision + len(entries)), live.now()))
    append(live, revision, entries)


def watched(*words, make_app=command.make_app, **rest):
    app = make_app(*words, **rest)
    app.cleanup_ctx.append(watching)
    return app


async def watching(app):
    task = asyncio.create_task(watch())
    yield
    task.cancel()
    cpu = time.process_time()
    NOTES.write_text(json.dumps({"told": told, "final": final, "late": late, "cpu": cpu}))


async def watch():
    """uvloop counts in whole milliseconds, so less than one is no lag."""
    while True:
        start = time.monotonic()
        await asyncio.sleep(EVERY)
        late.append(round((time.monotonic() - start - EVERY) * 1e6))


if __name__ == "__main__":
    haste.exact()
    NOTES = Path(sys.argv.pop(1))
    Arbiter.tell, Live._append, command.make_app = tell, append, watched
    sys.exit(main())
