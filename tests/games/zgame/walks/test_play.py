"""Z-Game as people play it: by mouse, thumb, keys and ear."""

from playwright.sync_api import expect

from tests.browser.axe import serious
from tests.browser.screen import OUTSIDE
from tests.games.zgame.walks.person import (
    answers,
    asks,
    be_ready,
    is_mine,
    move,
    open_for_two,
    plies,
    press,
    resign,
    sit_alone,
    square,
)


def symbol(told, name):
    return next(piece["symbol"] for piece in told.view["pieces"] if piece["square"] == name)


def unlike(told):
    """Two of the player's own squares with different symbols on them."""
    one, *rest = told.view["mine"]["swaps"]
    return one, next(name for name in rest if symbol(told, name) != symbol(told, one))


def hidden_enemy(told):
    own = told.view["mine"]["side"]
    return next(p["square"] for p in told.view["pieces"] if p["hidden"] and p["side"] != own)


def drag(told, origin, target):
    mouse = told.page.mouse
    for name, then in ((origin, mouse.down), (target, mouse.up)):
        box = square(told, name).bounding_box()
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
        then()


def test_taps_and_drags_arrange_the_pieces_and_then_move_them(visitor):
    told = visitor()
    sit_alone(told)
    one, other = unlike(told)
    before = symbol(told, one), symbol(told, other)
    square(told, one).click()
    expect(told.page.locator("button.swaps")).to_have_count(6)
    square(told, other).click()
    told.until(lambda t: (symbol(t, other), symbol(t, one)) == before)
    drag(told, one, other)
    told.until(lambda t: (symbol(t, one), symbol(t, other)) == before)
    be_ready(told)
    made, way = plies(told), told.view["mine"]["moves"][0]
    drag(told, way["square"], way["targets"][0])
    told.until(lambda t: plies(t) > made)
    assert told.view["score"][made] == f"{way['square']}-{way['targets'][0]}"


def middle(box):
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_dragged_piece_stays_under_the_pointer_and_its_target_lights_up(visitor):
    told = visitor()
    sit_alone(told)
    be_ready(told)
    way = told.view["mine"]["moves"][0]
    x, y = middle(square(told, way["square"]).bounding_box())
    told.page.mouse.move(x, y)
    told.page.mouse.down()
    piece = told.page.locator(f"[data-at={way['square']}]")
    for point in (
        (x + 60, y - 200),
        (x + 25, y + 90),
        middle(square(told, way["targets"][0]).bounding_box()),
    ):
        told.page.mouse.move(*point, steps=3)
        here = middle(piece.bounding_box())
        assert max(abs(here[0] - point[0]), abs(here[1] - point[1])) < 4
    expect(told.page.locator("button.under")).to_have_attribute("data-square", way["targets"][0])


def test_by_keyboard_alone_and_by_ear(visitor):
    told = visitor(reduced_motion="reduce")
    sit_alone(told)
    told.page.keyboard.press("y")
    told.until(is_mine)
    told.shown()
    made, way = plies(told), told.view["mine"]["moves"][0]
    told.page.keyboard.type(way["square"] + way["targets"][0])
    told.until(lambda t: plies(t) > made)
    heard = told.page.get_by_test_id("announcer")
    told.until(lambda t: is_mine(t) and heard.inner_text().endswith("Your move."))
    made, hidden = plies(told), told.view["mine"]["reveals"][0]
    square(told, hidden).focus()
    told.page.keyboard.press("r")
    told.until(lambda t: plies(t) > made)
    assert told.view["score"][made].startswith(f"!{hidden}=")
    assert serious(told.page) == []


def test_a_pencil_mark_is_for_this_page_alone_and_outlives_a_reload(visitor):
    told = visitor()
    sit_alone(told)
    be_ready(told)
    enemy = hidden_enemy(told)
    press(told, "pencil")
    square(told, enemy).click()
    said = square(told, enemy).get_attribute("aria-label")
    assert said.endswith("pencilled: zero")
    told.page.reload()
    square(told, enemy).wait_for()
    expect(square(told, enemy)).to_have_attribute("aria-label", said)


def test_a_thumb_reveals_resigns_and_looks_back_at_what_each_side_knew(visitor):
    told = visitor(size=(360, 740), has_touch=True, is_mobile=True, locale="fr-FR")
    sit_alone(told)
    assert told.page.evaluate(OUTSIDE) == []
    be_ready(told)
    made, hidden = plies(told), told.view["mine"]["reveals"][0]
    square(told, hidden).tap()
    press(told, "reveal")
    told.until(lambda t: plies(t) > made)
    assert told.page.evaluate(OUTSIDE) == []
    resign(told)
    told.page.get_by_role("button", name="Revoir la table").click()
    expect(told.page.locator(".ending")).to_have_text("Vous avez abandonné.")
    told.page.get_by_test_id("step-back").click()
    expect(told.page.get_by_test_id("known-white")).to_be_visible()
    expect(told.page.locator("[data-piece]:not([data-symbol])")).to_have_count(0)
    assert told.page.evaluate(OUTSIDE) == []


def test_a_long_press_reveals_by_finger_and_never_by_mouse(visitor):
    told = visitor(size=(360, 740), has_touch=True, is_mobile=True)
    sit_alone(told)
    be_ready(told)
    made, hidden = plies(told), told.view["mine"]["reveals"][0]
    ring = told.page.get_by_test_id("ripening")
    x, y = middle(square(told, hidden).bounding_box())
    told.page.mouse.move(x, y)
    told.page.mouse.down()
    expect(square(told, hidden)).to_have_attribute("aria-pressed", "true")
    expect(ring).to_have_count(0)
    told.page.mouse.up()
    finger = told.page.context.new_cdp_session(told.page)
    touch = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    finger.send("Input.dispatchTouchEvent", touch)
    expect(ring).to_have_count(1)
    told.until(lambda t: plies(t) > made)
    assert told.view["score"][made].startswith(f"!{hidden}=")


def test_a_stranger_is_told_the_goal_and_how_each_piece_moves(visitor):
    told = visitor(size=(360, 740), has_touch=True, is_mobile=True, locale="fr-FR")
    sit_alone(told)
    expect(told.page.get_by_test_id("arrange")).to_contain_text("Prenez le Z adverse")
    assert told.page.evaluate(OUTSIDE) == []
    be_ready(told)
    board, note = told.page.get_by_test_id("board"), told.page.get_by_test_id("note")
    place = board.bounding_box()
    square(told, next(h for h in told.view["mine"]["reveals"] if symbol(told, h) == "arrow")).tap()
    expect(note).to_contain_text("Dévoilée, c’est une flèche")
    square(told, "c4").tap()
    expect(note).to_contain_text("c4 est hors d’atteinte")
    expect(note.get_by_test_id("clause")).to_have_text("ZZ-16")
    assert board.bounding_box() == place
    assert note.bounding_box()["y"] > place["y"] + place["height"]


def test_a_player_who_knows_the_game_is_only_told_why_a_square_is_out_of_reach(visitor):
    told = visitor()
    told.page.evaluate("localStorage.setItem('sabot.played', 'zgame')")
    told.page.reload()
    sit_alone(told)
    expect(told.page.get_by_test_id("arrange")).to_contain_text("Your Z stays")
    be_ready(told)
    square(told, told.view["mine"]["moves"][0]["square"]).click()
    expect(told.page.get_by_test_id("note")).to_have_count(0)
    square(told, "c4").click()
    expect(told.page.get_by_test_id("note")).to_contain_text("c4 is out of reach")


def test_during_a_game_the_past_looks_like_the_past_and_leads_back(visitor):
    told = visitor(size=(360, 740), has_touch=True, is_mobile=True)
    sit_alone(told)
    be_ready(told)
    way = told.view["mine"]["moves"][0]
    move(told, way["square"], way["targets"][0])
    told.until(is_mine)
    back, made = told.page.get_by_test_id("to-present"), plies(told)
    expect(back).to_have_count(0)
    told.page.get_by_test_id("step-back").click()
    expect(back).to_have_text(f"Move {made - 1} of {made} · back to the game")
    assert told.page.evaluate(OUTSIDE) == []
    back.click()
    expect(back).to_have_count(0)


def test_ones_own_question_has_the_focus_on_no_and_the_others_never_takes_it(visitor):
    white, black = open_for_two(visitor(None), visitor(None))
    resign_button = white.page.get_by_test_id("resign")
    resign_button.focus()
    white.page.keyboard.press("Enter")
    expect(white.page.get_by_test_id("no")).to_be_focused()
    white.page.keyboard.press("Escape")
    expect(resign_button).to_be_focused()
    square(black, "c7").focus()
    asks(white, "offer-draw")
    black.page.get_by_test_id("question").wait_for()
    expect(square(black, "c7")).to_be_focused()
    black.page.keyboard.press("Escape")
    expect(black.page.get_by_test_id("question")).to_be_visible()


def test_two_people_take_back_and_agree_on_a_draw(visitor):
    white, black = open_for_two(visitor(None), visitor(None))
    move(white, "c2", "c3")
    asks(white, "ask-takeback")
    answers(black)
    black.until(lambda t: t.view["score"] == [])
    asks(white, "offer-draw")
    answers(black)
    white.until(lambda t: t.view["ending"] == "agreed")
    said = white.page.get_by_test_id("result").inner_text()
    assert said.startswith("A draw\n\nBoth sides agreed.")


def test_on_a_phone_a_no_and_a_takeback_are_seen_though_there_is_no_log(visitor):
    phone = {"size": (360, 740), "has_touch": True, "is_mobile": True}
    white, black = open_for_two(visitor(None, **phone), visitor(None, **phone))
    move(white, "c2", "c3")
    asks(white, "offer-draw")
    black.page.get_by_test_id("no").wait_for()
    black.shown()
    buttons = white.page.get_by_test_id("reveal").bounding_box()
    press(black, "no")
    expect(white.page.get_by_test_id("note")).to_contain_text("declines the draw")
    assert white.page.get_by_test_id("reveal").bounding_box() == buttons
    asks(white, "ask-takeback")
    answers(black)
    expect(black.page.get_by_test_id("note")).to_contain_text("takes back their last move")
    expect(white.page.get_by_test_id("note")).to_have_count(0)


def test_on_a_phone_on_its_side_every_control_is_on_the_screen(visitor):
    told = visitor(size=(740, 360), has_touch=True, is_mobile=True, locale="fr-FR")
    sit_alone(told)
    assert told.page.evaluate(OUTSIDE) == []
    be_ready(told)
    assert told.page.evaluate(OUTSIDE) == []
    resign(told)
    told.page.get_by_test_id("aside").click()
    assert told.page.evaluate(OUTSIDE) == []


def test_a_master_arranges_its_pieces_and_answers(visitor):
    """It thinks in a process of its own."""
    told = visitor()
    told.page.evaluate("localStorage.setItem('sabot.level.zgame', 'master')")
    told.page.reload()
    sit_alone(told)
    be_ready(told)
    assert "master" in [chair["level"] for chair in told.seating["chairs"]]
    made = plies(told)
    way = told.view["mine"]["moves"][0]
    move(told, way["square"], way["targets"][0])
    told.until(lambda t: is_mine(t) and plies(t) == made + 2)
