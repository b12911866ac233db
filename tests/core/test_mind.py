from sabot.core.game import Thought
from sabot.core.mind import Plan, revise
from sabot.games.zinga.acts import Pass, Ring


def test_the_same_intention_keeps_its_time():
    assert revise(Plan(900, Ring()), Thought(700, Ring()), now=500) == Plan(900, Ring())


def test_another_intention_takes_its_own_time():
    assert revise(Plan(900, Ring()), Thought(700, Pass()), now=500) == Plan(1_200, Pass())
    assert revise(Plan(900, Ring()), None, now=500) is None


def test_a_finger_on_its_way_cannot_be_called_back():
    assert revise(Plan(650, Ring()), None, now=500) == Plan(650, Ring())
    assert revise(Plan(651, Ring()), None, now=500) is None


def test_a_first_thought_counts_from_what_was_seen():
    assert revise(None, Thought(300, Ring()), now=500) == Plan(800, Ring())
