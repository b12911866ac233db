import asyncio
import os
import signal
from functools import partial

import pytest

from sabot.core.game import Illegal
from sabot.core.luck import Luck
from sabot.core.mind import EFFORT, Mind
from sabot.registry import GAMES
from sabot.server.limits import ERRANDS
from sabot.server.study import Processes, slowness

GAME, BOTS = GAMES["zgame"].game, GAMES["zgame"].bots
SEED = bytes(32)


@pytest.fixture
def study():
    processes = Processes(1)
    yield processes
    processes.close()


def question(seat=0):
    state = GAME.deal(2, GAME.options(), Luck(SEED, "deal"))
    mind, view = Mind(BOTS["normal"], seat, SEED), GAME.view(state, seat)
    mind.watch(view, ())
    return mind.ask(0, view)


async def answered(study, asked):
    told = asyncio.get_running_loop().create_future()
    study.ask(asked, told.set_result)
    return await asyncio.wait_for(told, 60)


async def test_another_process_comes_to_the_same_thought(study):
    assert await answered(study, question()) == question().answer() is not None


async def test_a_question_outlives_the_process_that_was_killed_over_it(study):
    first = await answered(study, question())
    for process in list(study._pool._processes):
        os.kill(process, signal.SIGKILL)
    assert await answered(study, question()) == first


async def test_errands_are_run_one_by_one_and_no_more_than_so_many_wait(study):
    errands = [asyncio.create_task(study.run(divmod_by_seven)) for _ in range(ERRANDS)]
    await asyncio.sleep(0)
    with pytest.raises(Illegal) as why:
        await study.run(divmod_by_seven)
    assert why.value.code == "too-fast"
    assert len(set(await asyncio.gather(*errands))) == 1
    assert await study.run(divmod_by_seven) == divmod_by_seven(EFFORT // slowness())


divmod_by_seven = partial(divmod, 7)  # what another process can be told


class Shelf:
    """A study that answers when the test says so."""

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
    parlour.room.study = Shelf()
    await parlour.deal("ann")
    return parlour


async def test_a_table_goes_on_while_a_bot_thinks_and_the_bot_acts_when_it_has_thought(deep):
    await deep.wait(10)
    assert deep.room.live.told > 0 and not deep.acts_of(1)
    while deep.room.study.asked:
        deep.room.study.answer()
    await deep.wait(10)
    assert deep.acts_of(1)


async def test_what_it_thought_of_a_moment_that_has_passed_is_let_go(deep):
    await deep.until(lambda: deep.room.study.asked[-1][0].view.phase == "rolled")
    asked = deep.room.study.asked[-1]
    assert asked[0].answer()
    await deep.wait(25)
    assert asked[0].revision < deep.room.live.told
    deep.room.study.asked = [asked]
    deep.room.study.answer()
    await deep.wait(10)
    assert not deep.acts_of(1)


async def test_a_thought_that_comes_in_a_pause_waits_for_nothing(deep):
    deep.room.live.pause("nobody")
    await deep.rest()
    while deep.room.study.asked:
        deep.room.study.answer()
    await deep.wait(10)
    assert not deep.acts_of(1)
