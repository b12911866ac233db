"""A game's text brought to the server, to be looked at again."""

GAME = """\
Z-Game, size 5x7, clock 5+3, set-up 60 s
white: cross zero z plus zero / plus arrow cross
black: cross zero z plus zero / plus arrow cross
1. c2-c3 d6-d5
2. c3-c4
black wins: resigned
"""


async def read(client, text, game="zgame", door="read"):
    answer = await client.post(f"/api/games/{game}/{door}", json={"text": text})
    return answer.status, await answer.json()


async def test_a_game_is_read_and_shown_as_it_ended(guest):
    status, view = await read(await guest(), GAME)
    assert status == 200 and view["record"] == GAME
    assert (view["phase"], view["winner"], len(view["score"])) == ("over", 1, 3)


async def test_a_bad_text_is_refused_with_code_line_and_clause(guest):
    status, why = await read(await guest(), GAME.replace("c3-c4", "c3-c5"))
    assert (status, why["code"], why["params"]["line"]) == (400, "out-of-reach", 5)
    assert why["clause"] == "ZZ-16"


async def test_a_text_longer_than_any_game_is_not_even_read(guest):
    status, why = await read(await guest(), "1. c2-c3\n" * 6_000)
    assert (status, why["code"]) == (400, "unreadable")


async def test_a_game_without_a_notation_has_no_such_door(guest):
    status, why = await read(await guest(), GAME, game="zinga")
    assert (status, why["code"]) == (404, "no-such-page")
    status, why = await read(await guest(), GAME, game="chess")
    assert why["code"] == "no-such-game"


async def test_a_game_is_weighed_in_another_process(guest):
    status, weighed = await read(await guest(), GAME, door="weigh")
    assert status == 200 and len(weighed["chances"]) == 1 + 3


async def test_a_bad_text_is_refused_from_there_too(guest):
    status, why = await read(await guest(), GAME.replace("c3-c4", "c3-c5"), door="weigh")
    assert (status, why["code"], why["params"]["line"]) == (400, "out-of-reach", 5)


async def test_a_game_without_an_engine_has_no_such_door(guest):
    status, why = await read(await guest(), GAME, game="zinga", door="weigh")
    assert (status, why["code"]) == (404, "no-such-page")
