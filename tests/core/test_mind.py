from sabot.core.game import Thought
from sabot.core.mind import Plan, revise
from sabot.games.zinga.acts import Pass, Ring

RING = Plan(900, Ring(), seen=3)


def test_the_same_intention_keeps_its_time_and_answers_what_is_seen_now():
    assert revise(RING, Thought(700, Ring()), now=500, revision=4) == Plan(900, Ring(), seen=4)


def test_another_intention_takes_its_own_time():
    assert revise(RING, Thought(700, Pass()), now=500, revision=4) == Plan(1_200, Pass(), seen=4)
    assert revise(RING, None, now=500, revision=4) is None


def test_the_same_act_about_something_else_is_another_intention():
    fresh = revise(RING, Thought(700, Ring(), about="a later roll"), now=500, revision=4)
    assert fresh == Plan(1_200, Ring(), 4, "a later roll")
    assert (
        revise(fresh, Thought(900, Ring(), about="a later roll"), now=600, revision=5).at == 1_200
    )


def test_a_finger_on_its_way_cannot_be_called_back_and_answers_what_it_saw_before():
    assert revise(RING, None, now=750, revision=4) == RING
    assert revise(RING, None, now=749, revision=4) is None


def test_a_first_thought_counts_from_what_was_seen():
    assert revise(None, Thought(300, Ring()), now=500, revision=1) == Plan(800, Ring(), seen=1)
