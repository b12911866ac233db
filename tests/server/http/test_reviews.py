"""Reviews of written games: what one may cost, whose turn it is, and that no bot waits for one."""

import asyncio

import pytest

from sabot.core.game import EFFORT, Illegal, Weigher
from sabot.core.luck import Luck
from sabot.core.mind import Mind
from sabot.registry import GAMES
from sabot.server import limits
from sabot.server.http.api import LOBBY, REVIEWS
from sabot.server.http.reviews import Asker, Reviews, effort_for
from sabot.server.workers import slowness
from tests.games.zgame.recordings import wandering

DOOR = "/api/games/zgame/weigh"


class Shelf:
    """A pool that works when the test says so."""

    def __init__(self):
        self.waiting, self.done = [], []

    async def run(self, work):
        told = asyncio.get_running_loop().create_future()
        self.waiting.append((work, told))
        return await told

    async def work(self):
        await asyncio.sleep(0)
        work, told = self.waiting.pop(0)
        self.done.append(work.args)
        try:
            told.set_result(work())
        except Illegal as why:
            told.set_exception(why)
        for _ in range(3):
            await asyncio.sleep(0)


def split(text):
    return text, [(text, n) for n in range(int(text))]


def weigh(part, effort):
    return (*part, effort)


def join(text, found):
    return found


NUMBERS = Weigher(split, weigh, join)


@pytest.fixture
def shelf():
    return Shelf()


@pytest.fixture
def ask(shelf):
    """Starts a review of a game with so many positions."""
    reviews, tasks = Reviews(shelf), []

    def begin(positions, player="ann", address="here", gone=lambda: False):
        asked = reviews.weigh(NUMBERS, str(positions), Asker(player, address, gone))
        tasks.append(asyncio.ensure_future(asked))
        return tasks[-1]

    yield begin
    for task in tasks:
        task.cancel()


async def code_of(task):
    with pytest.raises(Illegal) as why:
        await asyncio.wait_for(task, 5)
    return why.value.code


async def test_reviews_take_turns_position_by_position(shelf, ask):
    long, short = ask(20), ask(2, "bob")
    for _ in range(8):
        await shelf.work()
    assert short.done() and not long.done()
    assert await short == [("2", 0, effort_for(2)), ("2", 1, effort_for(2))]


async def test_an_asker_who_leaves_costs_no_more_than_the_part_at_hand(shelf, ask):
    left = []
    review = ask(20, gone=lambda: bool(left))
    for _ in range(4):
        await shelf.work()
    left.append(True)
    await shelf.work()
    assert await code_of(review) == "gone" and len(shelf.done) == 5 and not shelf.waiting


async def test_one_who_leaves_while_waiting_costs_nothing(shelf, ask):
    first, second = ask(2), ask(20, "bob", gone=lambda: True)
    for _ in range(3):
        await shelf.work()
    assert await first and await code_of(second) == "gone" and len(shelf.done) == 3


async def test_a_player_an_address_and_the_server_have_so_many_at_once(shelf, ask):
    for _ in range(limits.REVIEWS_OF_PLAYER):
        ask(1, "ann", "here")
    await asyncio.sleep(0)
    assert await code_of(ask(1, "ann", "elsewhere")) == "too-fast"
    for n in range(limits.REVIEWS_OF_ADDRESS - limits.REVIEWS_OF_PLAYER):
        ask(1, f"bob {n}", "here")
    await asyncio.sleep(0)
    assert await code_of(ask(1, "cat", "here")) == "too-fast"
    for n in range(limits.REVIEWS - limits.REVIEWS_OF_ADDRESS):
        ask(1, f"dan {n}", f"there {n}")
    await asyncio.sleep(0)
    assert await code_of(ask(1, "eve", "nowhere")) == "busy"


async def test_a_review_that_ended_makes_room(shelf, ask):
    for _ in range(3):
        both = [ask(1) for _ in range(limits.REVIEWS_OF_PLAYER)]
        await asyncio.sleep(0)
        while shelf.waiting:
            await shelf.work()
        assert all([await review for review in both])


async def test_a_game_without_end_is_refused_before_it_is_weighed(shelf, ask):
    review = ask(limits.POSITIONS + 1)
    await shelf.work()
    assert await code_of(review) == "too-long" and not shelf.waiting


async def test_no_game_gets_more_work_than_another():
    most = EFFORT * limits.POSITIONS_IN_FULL // slowness()
    assert effort_for(1) == effort_for(limits.POSITIONS_IN_FULL) == EFFORT // slowness()
    assert all(0 < effort_for(n) * n <= most for n in (251, 500, limits.POSITIONS))


# Over HTTP, with real processes


async def test_one_request_for_a_game_of_1200_plies_is_refused_at_once(guest):
    """It used to hold the bots' only process until every position was weighed."""
    body = {"text": wandering(1_200)}
    answer = await asyncio.wait_for((await guest()).post(DOOR, json=body), 10)
    told = await answer.json()
    assert (answer.status, told["code"]) == (400, "too-long")
    assert told["params"] == {"positions": 1_201, "most": limits.POSITIONS}


async def test_a_bot_is_answered_while_a_review_runs_and_none_runs_for_nobody(guest, server):
    ann, reviews = await guest(), server.app[REVIEWS]
    review = asyncio.create_task(ann.post(DOOR, json={"text": wandering(200)}))
    await until(lambda: reviews._askers)
    told = asyncio.get_running_loop().create_future()
    server.app[LOBBY]._workers.ask(question(), told.set_result)
    assert await asyncio.wait_for(told, 60) and not review.done()
    review.cancel()
    await until(lambda: not reviews._askers)


async def until(holds):
    async with asyncio.timeout(30):
        while not holds():
            await asyncio.sleep(0.01)


def question():
    game = GAMES["zgame"].game
    state = game.deal(2, game.options(), Luck(bytes(32), "deal"))
    mind, view = Mind(GAMES["zgame"].bots["hard"], 0, bytes(32)), game.view(state, 0)
    mind.watch(view, ())
    return mind.ask(0, view, 0)
