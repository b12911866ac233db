from tests.games.zack.designations import WRITTEN, as_text, vectors


def test_what_the_page_is_held_to_is_what_the_rules_say_today():
    assert WRITTEN.read_text() == as_text(vectors())
