"""Lessons at the server: a fixed deal, notes with every update, and nothing left behind."""

import pytest

from sabot.core.game import Illegal
from sabot.core.log import BotTookOver
from sabot.games.zinga.acts import Pass, Ring, Roll
from sabot.registry import GAMES
from sabot.server.disk.recording import made
from sabot.server.table.forgetting import forget_player
from sabot.server.table.lobby import Lobby
from sabot.server.table.player import Player
from sabot.server.wire import Open
from tests.server.parlour import SECOND, Parlour

ANN = Player("ann", "ann", "fox")
LESSON = GAMES["zinga"].lesson


class School(Parlour):
    """A parlour whose room a lobby opened."""

    def __init__(self, store):
        super().__init__(store)
        self.lobby = Lobby(store, self.clock)

    async def open(self, game="zinga"):
        self.room = await self.lobby.learn(game, ANN)

    async def begin(self, nonce="n"):
        await self.open()
        learner = self.come("ann")
        learner.ready(nonce)
        await self.rest()
        return learner

    async def learn(self, learner, until):
        """Does what the notes name, some seconds after each."""
        while not until(learner.updates[-1].lesson):
            update = learner.updates[-1]
            if act := act_of(update):
                await self.wait(1)
                if learner.updates[-1] is update:
                    learner.play(act, reaction=1_000)
            await self.until(lambda seen=update: learner.updates[-1] is not seen, seconds=60)


def act_of(update):
    goal = LESSON.goals[update.lesson.goal]
    return next((note.act for note in goal.notes(update.view, None) if note.act), None)


def is_learnt(lesson):
    return lesson.goal == len(lesson.goals)


@pytest.fixture
async def school(store):
    return School(store)


async def test_a_learner_who_obeys_the_notes_learns_it_all(school):
    ann = await school.begin()
    await school.learn(ann, is_learnt)
    assert ann.updates[-1].lesson.reached == ("tick", "gaffe", "other")
    assert ann.updates[-1].lesson.notes == ()
    await school.until(lambda: school.room.stage == "closed", seconds=5)
    assert school.room.sitting.ended == "lesson"


async def test_each_update_has_notes_that_say_what_to_press(school):
    ann = await school.begin()
    [note] = ann.updates[-1].lesson.notes
    assert (note.code, note.spots) == ("roll", ("roll",))
    assert ann.updates[-1].lesson.goals == ("tick", "gaffe", "other")


async def test_the_deal_belongs_to_the_lesson(school):
    first = (await school.begin("one")).updates[0].view
    second = (await school.begin("another")).updates[0].view
    assert first == second


async def test_nobody_changes_the_terms_of_a_lesson(school):
    await school.open()
    for change in (
        lambda: school.room.gathering.set_options({}),
        lambda: school.room.gathering.set_level("hard"),
        lambda: school.room.gathering.set_reach("far"),
        lambda: school.room.gathering.rise("ann"),
    ):
        with pytest.raises(Illegal) as why:
            change()
        assert why.value.code == "too-late-to-change"


async def test_a_lesson_is_the_learners_alone(school):
    await school.begin()
    assert school.lobby.cards("ann") == school.lobby.cards("bob") == []
    assert not school.room.may_come("bob")


async def test_nobody_learns_for_somebody_else(school):
    """Three windows without an answer, and no bot takes over."""
    ann = await school.begin()
    await school.wait(500)
    assert not [event for event in ann.events if isinstance(event, BotTookOver)]
    assert school.level(0) is None
    assert ann.updates[-1].lesson.notes


async def test_a_learner_who_is_out_is_not_kept_waiting(school):
    """Rings and never calls: after three GAFFEs no goal can be reached any more."""
    ann = await school.begin()
    while not ann.updates[-1].lesson.over:
        update = ann.updates[-1]
        act = act_of(update)
        if isinstance(act, Roll | Ring | Pass):
            await school.wait(1)
            if ann.updates[-1] is update:
                ann.play(act, reaction=1_000)
        await school.until(lambda seen=update: ann.updates[-1] is not seen, seconds=60)
    assert ann.updates[-1].lesson.reached == ()
    assert ann.updates[-1].view.sheets[0].out
    await school.until(lambda: school.room.stage == "closed", seconds=5)
    assert school.room.sitting.ended == "lesson"


async def test_a_lesson_that_nobody_finishes_ends(school):
    await school.begin()
    await school.until(lambda: school.room.stage == "closed", seconds=1_000)
    assert school.clock.now() <= 900 * SECOND


async def test_a_restart_finds_the_lesson_where_it_was(school, store):
    ann = await school.begin()
    await school.learn(ann, lambda lesson: lesson.goal == 1)
    school.room.abandon()
    school.lobby = Lobby(store, school.clock)
    school.guests.clear()
    school.room = await school.lobby.room(school.room.id)
    again = school.come("ann")
    await school.rest()
    assert again.updates[-1].lesson.reached == ("tick",)
    await school.learn(again, is_learnt)
    assert again.updates[-1].lesson.reached == ("tick", "gaffe", "other")


async def test_a_player_has_one_lesson_at_a_time(school):
    await school.begin()
    first = school.room
    await school.begin()
    assert (first.stage, school.room.stage) == ("closed", "playing")


async def test_a_rematch_is_the_lesson_again(school):
    await school.begin()
    school.room.close("lesson")
    again = await school.lobby.rematch(school.room, ANN)
    assert again.sitting.lesson
    assert again.sitting.secret == LESSON.secret


async def test_a_lesson_is_not_among_the_games_that_are_kept(school, store, database):
    await school.begin()
    school.room.close("lesson")
    await school.rest()
    assert store.find(school.room.id).sitting.ended == "lesson"
    assert made(database, school.room.id, 0) is None


async def test_no_other_table_has_the_bots_of_a_lesson(school):
    with pytest.raises(Illegal) as why:
        await school.lobby.open(Open("zinga", 3, level="lesson"), ANN)
    assert why.value.code == "no-such-level"


async def test_a_game_without_a_lesson_says_so(school, monkeypatch):
    monkeypatch.setitem(GAMES, "zinga", GAMES["zinga"]._replace(lesson=None))
    for game, code in [("zinga", "no-lesson"), ("chess", "no-such-game")]:
        with pytest.raises(Illegal) as why:
            await school.lobby.learn(game, ANN)
        assert why.value.code == code


async def test_a_lesson_is_opened_over_http(guest):
    ann = await guest()
    answer = await ann.post("/api/lessons", json={"game": "zinga"})
    assert answer.status == 200
    for wrong, status in [({"game": "chess"}, 400), ({}, 400), ({"game": "zinga", "x": 1}, 400)]:
        assert (await ann.post("/api/lessons", json=wrong)).status == status
    cards = await (await ann.get("/api/games")).json()
    assert {card["id"] for card in cards if card["lesson"]} == {
        id for id, box in GAMES.items() if box.lesson
    }


async def test_a_script_that_fails_leaves_the_table_to_its_rules(school, monkeypatch):
    def fail(*_):
        raise ValueError("a slip in a lesson")

    goals = tuple(goal._replace(reached=fail, notes=fail) for goal in LESSON.goals)
    broken = GAMES["zinga"]._replace(lesson=LESSON._replace(goals=goals))
    monkeypatch.setitem(GAMES, "zinga", broken)
    ann = await school.begin()
    await school.until(lambda: ann.updates[-1].view.phase == "rolled", seconds=60)
    assert ann.updates[-1].lesson.notes == ()
    assert not school.room.live.paused


async def test_nobody_learns_by_a_strangers_lesson(school):
    await school.begin()
    school.room.close("lesson")
    with pytest.raises(Illegal) as why:
        await school.lobby.rematch(school.room, Player("eve", "eve", "owl"))
    assert why.value.code == "not-host"


async def test_a_lesson_that_nobody_enters_waits_and_ends(school):
    await school.open()
    await school.wait(60)
    assert school.room.sitting.places[0].player == "ann"
    await school.until(lambda: school.room.stage == "closed", seconds=1_000)


async def test_a_learner_lets_nobody_in(guest):
    ann = await guest()
    table = (await (await ann.post("/api/lessons", json={"game": "zinga"})).json())["table"]
    for path, wish in (("lock", {"locked": False}), ("listed", {"listed": True})):
        answer = await ann.put(f"/api/tables/{table}/{path}", json=wish)
        assert (await answer.json())["code"] == "too-late-to-change"
    answer = await ann.post(f"/api/tables/{table}/door")
    assert (await answer.json())["code"] == "too-late-to-change"


@pytest.mark.parametrize("is_dealt", [False, True])
async def test_a_lesson_ends_with_the_ban_of_its_learner(school, is_dealt):
    await (school.begin() if is_dealt else school.open())
    school.lobby.ban(frozenset({"ann"}))
    assert school.room.sitting.ended == "lesson"


@pytest.mark.parametrize("is_dealt", [False, True])
async def test_a_lesson_ends_when_its_learner_is_forgotten(school, store, is_dealt):
    await (school.begin() if is_dealt else school.open())
    await forget_player(school.lobby, store, "ann")
    kept = store.find(school.room.id)
    assert kept.sitting.ended == "lesson" and "ann" not in repr((kept.sitting, kept.log))
