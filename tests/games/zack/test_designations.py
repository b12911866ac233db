from tests.games.zack.designations import WRITTEN, as_text, vectors


def test_the_recorded_designations_are_those_of_the_rules_today():
    assert WRITTEN.read_text() == as_text(vectors())
