import asyncio
import os
import signal
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import connection
from pathlib import Path

import pytest

from sabot.core.luck import Luck
from sabot.core.mind import Mind
from sabot.registry import GAMES
from sabot.server.workers import ProcessPool

GAME, BOTS = GAMES["zgame"].game, GAMES["zgame"].bots
SEED = bytes(32)
ROOT = Path(__file__).parents[3]


@pytest.fixture
def workers():
    processes = ProcessPool(1)
    yield processes
    processes.close()


def question(seat=0):
    state = GAME.deal(2, GAME.options(), Luck(SEED, "deal"))
    mind, view = Mind(BOTS["normal"], seat, SEED), GAME.view(state, seat)
    mind.watch(view, ())
    return mind.ask(0, view, 0)


async def answered(workers, asked):
    told = asyncio.get_running_loop().create_future()
    workers.ask(asked, told.set_result)
    return await asyncio.wait_for(told, 60)


async def test_another_process_comes_to_the_same_thought(workers):
    assert await answered(workers, question()) == question().answer() is not None


async def test_a_question_outlives_the_process_that_was_killed_over_it(workers):
    first = await answered(workers, question())
    for process in list(workers._pool._processes):
        os.kill(process, signal.SIGKILL)
    assert await answered(workers, question()) == first


async def test_what_kills_two_processes_is_given_up_and_the_next_question_answered(workers):
    with pytest.raises(BrokenProcessPool):
        await asyncio.wait_for(workers.run(partial(os._exit, 1)), 60)
    assert await answered(workers, question())


async def test_a_study_that_closes_waits_for_nobody(workers):
    errand = asyncio.create_task(workers.run(partial(time.sleep, 1_000)))
    await asyncio.sleep(0)
    [process] = workers._pool._processes.values()
    workers.close()
    assert connection.wait([process.sentinel], timeout=20)
    errand.cancel()


SERVER = """
import asyncio, sys
from functools import partial
from sabot.server.workers import ProcessPool

async def main():
    workers = ProcessPool(1)
    await workers.run(partial(divmod, 7, 2))
    print(*workers._pool._processes, flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_a_server_that_is_killed_leaves_nobody_thinking(tmp_path):
    (tmp_path / "server.py").write_text(SERVER)
    server = subprocess.Popen(
        [sys.executable, str(tmp_path / "server.py")],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=os.environ | {"PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert int(server.stdout.readline())
    server.kill()
    rest, _ = server.communicate(timeout=20)  # ends with the last process that could still speak
    assert rest == b""


class Shelf:
    """A workers that answers when the test says so."""

    def __init__(self):
        self.asked = []

    def ask(self, question, tell):
        self.asked.append((question, tell))

    def answer(self):
        question, tell = self.asked.pop(0)
        tell(question.answer())


@pytest.fixture
async def deep(parlour, monkeypatch):
    """A table whose bot thinks long."""
    monkeypatch.setattr(type(GAMES["zinga"].bots["normal"]), "deep", True)
    parlour.room.workers = Shelf()
    await parlour.deal("ann")
    return parlour


async def test_a_table_goes_on_while_a_bot_thinks_and_the_bot_acts_when_it_has_thought(deep):
    await deep.wait(10)
    assert deep.room.live.told > 0 and not deep.acts_of(1)
    while deep.room.workers.asked:
        deep.room.workers.answer()
    await deep.wait(10)
    assert deep.acts_of(1)


async def test_what_it_thought_of_a_moment_that_has_passed_is_let_go(deep):
    await deep.until(lambda: deep.room.workers.asked[-1][0].view.phase == "rolled")
    asked = deep.room.workers.asked[-1]
    assert asked[0].answer()
    await deep.wait(25)
    assert asked[0].revision < deep.room.live.told
    deep.room.workers.asked = [asked]
    deep.room.workers.answer()
    await deep.wait(10)
    assert not deep.acts_of(1)


async def test_a_thought_that_comes_in_a_pause_waits_for_nothing(deep):
    deep.room.live.pause("nobody")
    await deep.rest()
    while deep.room.workers.asked:
        deep.room.workers.answer()
    await deep.wait(10)
    assert not deep.acts_of(1)
