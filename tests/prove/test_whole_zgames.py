"""Games of Z-Game played to their end through real pages: `make prove` runs them."""

from tests.browser.company import play_to_the_end
from tests.games.zgame.walks.person import (
    be_ready,
    begin,
    choice,
    is_mine,
    is_over,
    look_back,
    move,
    open_for_two,
    play_on,
    plies,
    sit_alone,
)


def said(told):
    return told.page.get_by_test_id("result").inner_text()


def test_alone_to_the_end(visitor):
    told = visitor()
    sit_alone(told)
    be_ready(told)
    play_to_the_end(play_on, told)
    look_back(told)


def test_alone_by_keyboard_to_the_end(visitor):
    told = visitor()
    told.page.get_by_test_id("play-zgame").press("Enter")
    told.until(lambda t: t.view)
    told.shown()
    told.page.keyboard.press("y")
    while not is_over(told):
        told.until(lambda t: is_over(t) or is_mine(t))
        if not is_over(told):
            play_by_keys(told)
    told.page.locator("#result:focus").wait_for()
    told.page.get_by_test_id("rematch").press("Enter")
    told.until(lambda t: not is_over(t))


def play_by_keys(told):
    told.shown()
    kind, *squares = choice(told.view)
    made = plies(told)
    told.page.keyboard.type("".join(squares))
    if kind == "reveal":
        told.page.keyboard.press("r")
    told.until(lambda t: is_over(t) or plies(t) > made)


def test_two_browsers_win_and_lose_then_draw_then_fall(visitor):
    ana = visitor()
    bob = visitor(size=(360, 740), has_touch=True)
    white, black = open_for_two(ana, bob, clock="1+1")
    play_to_the_end(play_on, white, black)
    for told in (white, black):
        look_back(told)
    white, black = again(white, black)
    repeat(white, black)
    for told in (white, black):
        told.until(lambda t: t.view["ending"] == "threefold")
        assert said(told).startswith("A draw\n\nThe same position for the third time.")
        look_back(told)
    white, black = again(white, black)
    heard = white.page.get_by_test_id("announcer")
    white.until(lambda t: heard.inner_text() == "Ten seconds left.", seconds=90)
    white.until(is_over)
    assert white.view["ending"] == "time" and "Your time ran out." in said(white)
    assert "You win!" in said(black)
    look_back(black)


def again(white, black):
    """ZZ-26: with the other colours."""
    white.page.get_by_test_id("rematch").click()
    for told in (white, black):
        told.updates.clear()
        told.until(lambda t: t.seating["stage"] == "gathering")
    first, second = begin(white, black)
    assert (first, second) == (black, white)
    return first, second


def repeat(white, black):
    """ZZ-24: the Zs go out of their houses and back, twice."""
    move(white, "c2", "c3")
    move(black, "c6", "c5")
    walk = (white, "c1", "c2"), (black, "c7", "c6"), (white, "c2", "c1"), (black, "c6", "c7")
    for step in walk * 2:
        move(*step)
