from sabot.core.game import EFFORT, Bot, Cue, Thought
from sabot.core.mind import Mind, Plan, revise
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


def test_an_act_sooner_than_anyone_can_react_answers_what_was_seen_before():
    assert revise(RING, Thought(700, Ring()), now=751, revision=4) == RING
    assert revise(RING, Thought(700, Ring()), now=750, revision=4) == RING._replace(seen=4)


def test_a_bot_may_call_its_finger_back():
    assert revise(RING, None, now=899, revision=4, no_return=0) is None
    fresh = revise(RING, Thought(700, Pass()), now=899, revision=4, no_return=0)
    assert fresh == Plan(1_599, Pass(), seen=4)


def test_a_first_thought_counts_from_what_was_seen():
    assert revise(None, Thought(300, Ring()), now=500, revision=1) == Plan(800, Ring(), seen=1)


class Clockwatcher(Bot):
    """Says when and where it was asked."""

    def think(self, memory, view, luck, cue):
        return Thought(100, Ring(), about=(memory, view, cue))


def test_a_bot_is_told_its_seat_the_time_and_how_hard_to_think():
    mind = Mind(Clockwatcher(), seat=2, seed=b"")
    mind.watch("dice", ())
    mind.think(revision=3, view="dice", at=500)
    assert mind.plan == Plan(600, Ring(), 3, about=(None, "dice", Cue(2, 500, EFFORT, lot(2))))


def lot(seat, seed=b""):
    return Mind(Clockwatcher(), seat, seed).ask(0, "dice", at=0).cue.lot


def test_a_seat_s_lot_is_drawn_once_for_the_whole_game():
    mind = Mind(Clockwatcher(), seat=2, seed=b"")
    assert mind.ask(3, "dice", at=500).cue.lot == mind.ask(9, "more", at=900).cue.lot == lot(2)
    assert len({lot(2), lot(1), lot(2, b"another game")}) == 3


def test_the_game_s_clock_stands_still_in_a_pause_and_the_plan_s_does_not():
    mind = Mind(Clockwatcher(), seat=2, seed=b"")
    question = mind.ask(3, "dice", at=500)
    mind.decide(question.answer(), 3, at=9_500)
    assert (question.cue.at, mind.plan.at) == (500, 9_600)


def test_a_slow_engine_is_asked_for_less():
    question = Mind(Clockwatcher(), seat=2, seed=b"").ask(3, "dice", at=500)
    assert question.eased(16).cue == Cue(2, 500, EFFORT // 16, lot(2))
