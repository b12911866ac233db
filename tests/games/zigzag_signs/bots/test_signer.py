"""What a bot of Zigzag does at its seat and why, if it does not err."""

from statistics import median

import pytest
from msgspec.structs import replace

from sabot.games.zigzag_signs.acts import (
    CancelPower,
    CancelStop,
    ChooseBox,
    Contre,
    Draw,
    Give,
    LayPower,
    LayStop,
    MakeCall,
    NameTarget,
    Options,
    PickUp,
    Ready,
    Rest,
    SetSigns,
    ShiftNumber,
    ShowPair,
    Sign,
    Steal,
    SwapHands,
    Take,
    Throw,
)
from sabot.games.zigzag_signs.bots.signer import Signer
from sabot.games.zigzag_signs.bots.temper import EASY, MASTER
from tests.games.zigzag_signs.bots.seated import ZIGS, Scene, bot, flawless, ticked
from tests.games.zigzag_signs.scene import NOTHING, ZAG, ZIG, dealt, player, playing, side, wait_for

NEARLY = "wbs wyc wgk apn"  # a ZIG but for one card
ZIG_SIGN, ZAG_SIGN, DECOY = Sign("wink"), Sign("yawn"), Sign("hat")
LEVEL_2 = Options(level=2)


def at(state, **rest):
    return Scene(state, **rest)


# Cards


def test_it_throws_what_it_has_no_use_for_and_picks_up():  # ZS-21
    scene = at(playing({0: NEARLY}, downs={0: "fbs"}))
    assert scene.act() == Throw("apn")
    assert scene.does(0, Throw("apn")).act() == PickUp()


def test_it_exchanges_only_for_something_better():  # ZS-23
    scene = at(playing({0: NEARLY}, mat="wpn fbs"))
    assert scene.act() == Throw("apn")
    assert scene.does(0, Throw("apn")).act() == Take(0, "wpn")
    assert at(playing({0: NEARLY}, mat="fbs eyk")).act() == Rest()


def test_a_better_card_that_is_taken_away_is_not_missed():  # ZS-24
    scene = at(playing({0: NEARLY, 1: NOTHING}, mat="wpn")).does(0, Throw("apn"))
    scene.does(1, Throw("eyc")).does(1, Take(0, "wpn"))
    assert scene.act() in (Take(1, "apn"), Take(2, "eyc"))


def test_it_draws_if_nothing_lies_there():  # ZS-25
    assert at(playing({0: "wbs wyc wgk"})).act() == Draw()


def test_it_keeps_a_joker():  # ZS-31
    assert at(playing({0: "joker wbs eyc agk"}, downs={0: "fpn"})).act() != Throw("joker")


def test_it_collects_what_its_open_boxes_take():
    hand, mat = "wbs wbc wgk wpn", "wbk"
    assert at(playing({0: hand}, mat=mat)).act() == ZIG_SIGN
    assert at(ticked(playing({0: hand}, mat=mat), *ZIGS)).act() in (Throw("wgk"), Throw("wpn"))


def test_it_collects_its_constraint():  # ZS-80
    state = player(playing({0: NEARLY}, downs={0: "fbs"}, options=LEVEL_2, number=1), 0)
    for card in range(12):
        scene = at(player(state, 0, constraint=card))
        letter = dict(pink="p", air="a", none="n").get(scene.view.mine.constraint)
        assert letter is None or scene.act() != Throw("apn")


def test_of_two_useless_cards_it_throws_the_one_that_helps_opponents_less():
    hand = "joker wbs wyc fpn"
    scene = at(playing({0: hand, 1: NOTHING}, downs={0: "agk"}, mat="wpk"))
    before = scene.act()
    scene.does(1, Throw("eyc")).does(1, Take(0, "wpk"))
    assert before == Throw("fpn") and scene.memory.known[1] == ("wpk",)


def test_it_takes_the_same_card_at_each_update():
    scene = at(playing({0: NEARLY}, mat="wpn fbs wpk")).does(0, Throw("apn"))
    first = scene.act()
    assert scene.does(1, Throw("eyc")).act() == scene.does(3, DECOY).act() == first


# Signs and calls


def test_it_signs_what_it_holds():  # ZS-13
    assert at(playing({0: ZIG})).act() == ZIG_SIGN
    assert at(playing({0: ZAG})).act() == ZAG_SIGN


def test_it_never_signs_what_no_open_box_can_take():
    state = ticked(playing({0: ZIG}), *ZIGS)
    acts = {Scene(state).thought(number).action for number in range(30)}
    assert not acts & {ZIG_SIGN, ZAG_SIGN}


def test_it_signs_again_until_it_is_called_and_leaves_the_hand_as_it_is():
    scene = at(playing({0: ZIG}, downs={0: "wbk"})).does(0, ZIG_SIGN)
    again = scene.thought()
    assert again.action == ZIG_SIGN and again.after > 1_500
    assert scene.does(0, ZIG_SIGN).thought().after > again.after


def test_a_team_that_is_locked_signs_nothing():  # ZS-47
    assert at(side(playing({0: ZIG}), 0, locked=3)).act() != ZIG_SIGN


def test_it_calls_what_its_partner_signed():  # ZS-40
    assert at(playing({2: ZIG})).does(2, ZIG_SIGN).act() == MakeCall("zig")
    assert at(playing({2: ZAG})).does(2, ZAG_SIGN).act() == MakeCall("zag")
    assert not isinstance(at(playing({2: ZIG})).does(2, DECOY).act(), MakeCall)


def test_it_calls_both_if_it_has_one_itself():  # ZS-40
    assert at(playing({0: ZIG, 2: ZIG})).does(2, ZIG_SIGN).act() == MakeCall("double-zig")
    assert at(playing({0: ZIG, 2: ZAG})).does(2, ZAG_SIGN).act() == MakeCall("zig-zag")
    assert at(playing({0: ZAG, 2: ZAG})).does(2, ZAG_SIGN).act() == MakeCall("double-zag")


def test_a_sign_holds_until_the_hand_changes():
    scene = at(playing({2: ZIG}, downs={2: "agk"})).does(2, ZIG_SIGN)
    assert not isinstance(scene.does(2, Throw("wbs")).act(), MakeCall)


def test_it_calls_nothing_while_its_team_is_locked():  # ZS-47
    scene = at(side(playing({2: ZIG}), 0, locked=3)).does(2, ZIG_SIGN)
    assert not isinstance(scene.act(), MakeCall)


def test_it_may_overlook_a_sign_or_misread_a_decoy():
    blind = Signer(replace(flawless, reads=0))
    assert at(playing({2: ZIG}), bot=blind).does(2, ZIG_SIGN).memory.partner is None
    dreamer = Signer(replace(flawless, misreads=1))
    assert at(playing(), bot=dreamer).does(2, DECOY).memory.partner in ("zig", "zag")


def test_decoys_are_none_of_its_signs():
    scene = at(player(playing({0: NOTHING}), 0, done=True))
    acts = {scene.told(()).thought(number).action for number in range(20)}
    assert len(acts) == 1 and isinstance(scene.act(), Sign)
    assert not acts & {ZIG_SIGN, ZAG_SIGN}


def test_it_is_soon_ready_and_changes_signs_that_all_have_seen():  # ZS-13, ZS-16
    scene = at(dealt())
    assert scene.act() == Ready()
    scene.memory = replace(scene.memory, exposed=True)
    fresh = scene.act()
    assert isinstance(fresh, SetSigns) and not {fresh.zig, fresh.zag} & {*scene.view.mine.signs}
    assert scene.does(0, fresh).act() == Ready()


# CONTRE


def took(scene, seat, *cards):
    """This seat throws a card for each of these, which lie in the first slots."""
    for slot, card in enumerate(cards):
        thrown = next(c for c in scene.state.players[seat].cards if c not in cards)
        scene.does(seat, Throw(thrown)).does(seat, Take(slot, card))
    return scene


def test_three_known_cards_alike_are_suspect():  # ZS-50
    lying = playing({1: NOTHING}, mat="wbc wyk wgn")
    assert not isinstance(took(at(lying), 1, "wbc", "wyk").act(), Contre)
    assert took(at(lying), 1, "wbc", "wyk", "wgn").act() == Contre(1)


def test_a_sign_that_it_has_learnt_is_suspect():  # ZS-50
    scene = at(playing({1: ZIG, 3: NOTHING})).does(1, Sign("hide")).does(3, MakeCall("zig"))
    assert scene.memory.learnt == {(1, "hide")}
    memory, scene = scene.memory, at(playing({3: ZIG}))
    scene.memory = replace(scene.memory, learnt=memory.learnt)
    assert scene.does(3, Sign("hide")).act() == Contre(1)


def test_a_player_who_signs_and_does_not_throw_is_suspect_after_a_while():
    scene = at(playing({1: ZIG}, downs={1: "agk"})).does(1, Sign("hide"))
    thought = scene.thought()
    assert thought.action == Contre(1) and thought.after > 4_000


def test_easy_bots_suspect_nobody():
    scene = at(playing(mat="wbc wyk wgn"), bot=Signer(EASY))
    assert not isinstance(took(scene, 1, "wbc", "wyk", "wgn").act(), Contre)


def test_it_calls_no_contre_without_a_box_for_it():  # ZS-54
    scene = at(side(playing(mat="wbc wyk wgn"), 0, failed=3))
    assert not isinstance(took(scene, 1, "wbc", "wyk", "wgn").act(), Contre)


def test_it_proves_by_cards_that_it_does_not_collect():  # ZS-51
    scene = at(playing({0: "wbs wyc wgk apn"})).does(1, Contre(0))
    act = scene.act()
    assert isinstance(act, ShowPair) and "apn" in (act.one, act.other)


# Special cards


@pytest.mark.parametrize("power", ["master", "ten", "see"])
def test_a_deferred_power_is_laid_instead_of_a_throw(power):  # ZS-66
    hand = f"wbs wyc wgk {power}"
    assert at(playing({0: hand}, downs={0: "fpn"})).act() == LayPower(power)


def test_a_stop_is_laid_before_the_opponent_who_seems_nearest():  # ZS-62
    scene = at(playing({0: "wbs wyc wgk stop-element"}, downs={0: "fpn"}, mat="abc ayk"))
    assert took(scene, 3, "abc", "ayk").act() == LayStop("element", 3)


def test_a_second_stop_makes_zags_impossible():
    state = ticked(playing({0: "wbs wyc wgk stop-element"}, downs={0: "fpn"}), *ZIGS, team=1)
    assert at(player(state, 3, stops=("landscape",))).act() == LayStop("element", 3)


def test_a_theft_hits_an_opponent_with_four_cards():  # ZS-63
    state = playing({0: "wbs wyc wgk theft", 1: "wbs eyc agk"}, downs={0: "fpn"})
    assert at(state).act() == Steal(3)


def test_a_poor_hand_is_swapped_and_a_good_one_is_not():  # ZS-64
    scene = at(playing({0: "wbs eyc agk swap"}, downs={0: "fpn"}, mat="abc ayk"))
    assert took(scene, 3, "abc", "ayk").act() == SwapHands(3)
    scene = at(playing({0: "wbs wyc wgk swap"}, downs={0: "fpn"}, mat="abc ayk"))
    assert not isinstance(took(scene, 3, "abc", "ayk").act(), SwapHands)


def test_a_z_lifts_a_stop_or_answers_a_power():  # ZS-65
    state = playing({0: "wbs wyc wgk z", 1: "wbs eyc agk theft"}, downs={0: "fpn"})
    assert at(player(state, 2, stops=("element",))).act() == CancelStop(2, "element")
    assert at(state).does(1, Steal(2)).act() == CancelPower(1, "theft")
    assert at(state).does(1, Steal(2), 10).thought().after < 3_000


def test_a_number_is_shifted_if_that_helps():  # ZS-71
    hand, found = "wbs wyc wgk plus", set()
    for card in range(12):
        state = playing({0: hand}, downs={0: "fpn"}, options=LEVEL_2, number=1)
        scene = at(player(state, 0, constraint=card))
        if isinstance(scene.act(), ShiftNumber):
            found.add(scene.does(0, ShiftNumber("plus")).view.mine.constraint)
    assert "water" in found and len(found) < 8


def test_as_card_master_it_deals_itself_the_best_card():  # ZS-67
    scene = at(playing({0: "wbs wyc wgk master"}, pile=("eyk", "fbn", "wpn", "abc") * 4))
    scene.does(0, LayPower("master")).does(0, Draw())
    scene.state = wait_for(scene.state, "master")
    for seat, best in ((0, "wpn"), (2, None), (1, None)):
        act = scene.told(()).act()
        assert isinstance(act, Give) and act.target == seat and act.card in (best or act.card)
        scene.does(0, act)
    assert scene.does(0, scene.act()).view.phase == "hand"


def test_it_sees_the_hand_of_an_opponent():  # ZS-69
    scene = at(playing({0: "wbs wyc wgk see"})).does(0, LayPower("see")).does(0, Draw())
    scene.state = wait_for(scene.state, "target")
    assert isinstance(scene.told(()).act(), NameTarget) and scene.act().target in (1, 3)
    target = scene.act().target
    scene.does(0, NameTarget(target))
    while scene.state.phase != "see":
        scene.waits()
    assert scene.memory.known[target] == scene.state.players[target].cards


def test_for_a_double_zag_it_ticks_the_rarest_box():  # ZS-41
    scene = at(playing({0: ZAG, 2: ZAG})).does(0, MakeCall("double-zag")).waits()
    assert scene.act() == ChooseBox("zig-zag-1")


# Time


def times(state, seat=0, bot=bot, *acts):
    scene = Scene(state, seat, bot)
    for act in acts:
        scene.does(*act)
    return [scene.thought(number).after for number in range(100)]


def test_it_has_the_hands_of_people():
    throws = times(playing({0: NEARLY}, downs={0: "fbs"}))
    searches = times(playing({0: NEARLY}, mat="wpn"))
    takes = times(playing({0: "wbs wyc wgk"}, mat="wpn fbs"))
    calls = times(playing({2: ZIG}), 0, bot, (2, ZIG_SIGN))
    assert 800 < median(throws) < 1_500 and 600 < median(searches) < 1_500
    assert 300 < median(takes) < 600 and 400 < median(calls) < 700
    assert min(*throws, *searches) > 500 and min(*takes, *calls) > 200


def test_the_better_the_quicker():
    state = playing({0: NEARLY}, downs={0: "fbs"})
    assert median(times(state, bot=Signer(MASTER))) < median(times(state, bot=Signer(EASY))) / 1.8
