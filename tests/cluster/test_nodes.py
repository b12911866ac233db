"""Who lives, by the database's clock; who takes which table; when our own lease is over."""

from collections import Counter

from sabot.server.cluster.nodes import LEASE, UNEVEN, Node, Nodes, heir, home, newest, opener
from sabot.server.table.lease import Lease
from tests.server.parlour import Clock

SECOND = 1_000_000


def node(name, **more):
    return Node(name, f"{name}1", f"127.0.0.1:{ord(name)}", **more)


def test_a_node_lives_as_long_as_its_last_beat_is_younger_than_the_lease():
    nodes = Nodes([node("a", age=SECOND), node("b", age=LEASE + 1)], at=0)
    assert [each.name for each in nodes.living(0)] == ["a"]
    assert nodes.find("b1", 0) is None


def test_a_look_grows_old_by_our_own_clock():
    nodes = Nodes([node("a", age=SECOND)], at=10 * SECOND)
    assert nodes.find("a1", 14 * SECOND)
    assert nodes.find("a1", 14 * SECOND + 1) is None


def test_a_restarted_node_owns_nothing_of_the_one_that_died():
    nodes = Nodes([Node("a", "second", "h:1")])
    assert nodes.find("first", 0) is None


def test_we_look_again_just_when_the_next_lease_would_end():
    nodes = Nodes([node("a", age=SECOND), node("b", age=4 * SECOND)], at=0)
    assert nodes.next_death(SECOND // 2) == SECOND // 2
    assert Nodes().next_death(0) is None


def test_all_nodes_agree_on_who_takes_a_table_and_share_them_out():
    nodes = [node("a"), node("b"), node("c")]
    tables = [f"table{number}" for number in range(300)]
    heirs = Counter(heir(table, nodes).name for table in tables)
    assert [heir(t, nodes[::-1]) for t in tables] == [heir(t, nodes) for t in tables]
    assert min(heirs.values()) > 60


def test_only_the_tables_of_a_node_that_died_change_hands():
    nodes = [node("a"), node("b"), node("c")]
    tables = [f"table{number}" for number in range(100)]
    before = {table: heir(table, nodes) for table in tables}
    after = {table: heir(table, nodes[:2]) for table in tables}
    assert all(after[t] == before[t] for t in tables if before[t].name != "c")


def test_a_node_that_drains_takes_nothing():
    nodes = [node("a", draining=True), node("b")]
    assert {heir(f"table{number}", nodes).name for number in range(20)} == {"b"}
    assert opener("a1", nodes).name == "b"
    assert heir("table", [node("a", draining=True)]) is None


def test_a_new_table_is_opened_where_it_was_asked_for_unless_that_is_far_busier():
    even = [node("a", tables=UNEVEN - 1), node("b")]
    assert opener("a1", even) is None
    assert opener("a1", [node("a", tables=UNEVEN), node("b")]).name == "b"


def test_a_game_in_play_is_left_to_a_node_that_has_its_rules():
    old, new = node("a", versions=(("snap", 1),)), node("b", versions=(("snap", 2),))
    for table in map(str, range(9)):
        assert home(table, ("snap", 1), [new, old]) == old
    assert home("table", ("snap", 3), [new, old]) == heir("table", [new, old])


def test_rather_a_node_that_drains_finishes_a_game_than_one_with_other_rules():
    rules = ("snap", 1)
    leaving, new = node("a", versions=(rules,), draining=True), node("b", versions=(("snap", 2),))
    assert home("table", rules, [leaving, new]) == leaving
    assert home("table", rules, [leaving, new, node("c", versions=(rules,))]).name == "c"


def test_new_games_are_of_the_newest_rules_that_stay():
    old, new = node("a", versions=(("snap", 1),)), node("b", versions=(("snap", 2),), tables=99)
    assert newest("snap", [old, new]) == ("snap", 2)
    assert opener("a1", [old, new], "snap") == new and opener("b1", [old, new], "snap") is None
    assert opener("a1", [old, node("b", versions=(("snap", 2),), draining=True)], "snap") is None
    assert opener("a1", [old, node("b", versions=(("dash", 1),))], "dash").name == "b"


def test_a_lease_counts_from_when_it_was_asked_for():
    clock = Clock()
    lease = Lease(clock, LEASE)
    assert lease.is_over
    asked = clock.now()
    clock.stand(SECOND)
    lease.renew(asked)
    assert lease.left == LEASE - SECOND
    clock.stand(LEASE)
    assert lease.is_over
