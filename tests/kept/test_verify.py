"""`sabot verify`: what was played holds, and whatever was changed is found and named."""

from contextlib import suppress
from copy import deepcopy
from io import BytesIO
from itertools import pairwise
from random import Random

import pytest
from msgspec.json import decode
from msgspec.structs import replace

from sabot.core.game import Illegal
from sabot.core.log import Act, Closed, Resumed, Tick
from sabot.core.table import Table
from sabot.kept.command import words
from sabot.kept.placing import deadline
from sabot.kept.reading import read
from sabot.kept.title import FORMAT, head_of
from sabot.kept.verify import verify
from sabot.kept.writing import record
from sabot.registry import GAMES
from tests.kept.games import kept_game, lines_of, played, summed_up
from tests.server.process import run

SAMPLED = {"zigzag_race": 40, "zigzag_signs": 40}  # changes: each takes a long game again
FREE = {  # nobody else knows what they were; `sabot verify` says so
    "id", "began", "ended", "players/name", "players/animal", "players/level",
    "fairness/wait", "fairness/farthest",
}  # fmt: skip
SEEN = ("entry", "act", "entry/seen")  # what a page looked at counts only where that changes an act
HANDED = {"handed"}  # a game that hands nothing on doesn't look at it
IDLE = {  # options that came to nothing in the game that is changed here
    "zigzag_race": {"options/phase_time", "options/run_time"},
    "zigzag_signs": {"options/box_time", "options/ten_time", "options/shifts"},
}


def report_of(lines):
    """Of a forger who knows how to sum up."""
    kept = read(BytesIO(summed_up(lines)))
    box = GAMES.get(kept.title.game)
    return verify(kept, box.game if box else None)


def is_caught(lines):
    """Found, or at least not said to be whole."""
    try:
        report = report_of(lines)
        return not report.holds or not report.whole
    except Illegal:
        return True


def shapes(thing, path=(), shape=()):
    """Every leaf: where it is, and its path without numbers."""
    if isinstance(thing, dict):
        for key, part in thing.items():
            yield from shapes(part, (*path, key), (*shape, key))
    elif isinstance(thing, list):
        for n, part in enumerate(thing):
            yield from shapes(part, (*path, n), shape)
    else:
        yield path, "/".join(shape)


def other(leaf):
    match leaf:
        case bool():
            return not leaf
        case int():
            return leaf + 1
        case str():
            return leaf + "x" if not leaf.isdigit() else str(int(leaf) + 1)
    return 1


def put(thing, path, change):
    *way, last = path
    for key in way:
        thing = thing[key]
    thing[last] = change(thing[last])


def mutations(lines):
    """One leaf of each shape, from the middle of those there are."""
    found = {}
    for number, line in enumerate(lines[:-1]):
        kind = "film" if "film" in line else "entry" if "entry" in line else "title"
        on = line.get("entry", {}).get("on", "")
        for path, shape in shapes(line):
            found.setdefault((kind, on, shape), []).append((number, path))
    return {key: places[len(places) // 2] for key, places in found.items()}


@pytest.mark.parametrize("id", GAMES)
def test_a_game_that_was_played_holds(id):
    report = report_of(lines_of(kept_game(id)))
    assert report.holds and report.checked == ("seed", "verdicts", "film and result")
    assert report.entries > 50


def sample(changes, most):
    return Random("kept").sample(changes, most)


@pytest.mark.slow
@pytest.mark.parametrize("id", GAMES)
def test_every_change_that_matters_is_caught(id):
    lines, missed = lines_of(kept_game(id, level="hard")), set()
    changes = list(mutations(lines).items())
    for (kind, on, shape), (number, path) in sample(changes, SAMPLED.get(id, len(changes))):
        forged = [*lines]
        forged[number] = deepcopy(lines[number])
        put(forged[number], path, other)
        if not is_caught(forged):
            missed.add((kind, on, shape))
    title = {shape for kind, _, shape in missed if kind == "title"}
    assert title <= FREE | HANDED | IDLE.get(id, set())
    assert {each for each in missed if each[0] != "title"} <= {SEEN}


@pytest.mark.parametrize("id", ["zack", "zigzag_race"])
def test_a_view_changed_for_any_seat_at_any_time_is_caught_and_named(id):
    lines = lines_of(kept_game(id))
    films = [n for n, line in enumerate(lines) if "film" in line]
    for number in films[:: max(1, len(films) // 12)]:
        for seat, view in enumerate(lines[number]["views"]):
            if view == 0:
                continue
            forged = deepcopy(lines)
            leaf = next(path for path, _ in shapes(view))
            put(forged[number]["views"][seat], leaf, other)
            found = report_of(forged).differs
            assert (found.entry, found.part) == (lines[number]["film"], "views")
            assert (
                "onlooker" if seat == len(lines[number]["views"]) - 1 else f"{seat}"
            ) in found.why


def test_the_first_entry_that_differs_is_named():
    lines = lines_of(kept_game("zack"))
    claims = [n for n, line in enumerate(lines) if line.get("entry", {}).get("record")]
    lines[claims[-1]]["entry"]["record"]["tau"] += 1
    early = next(line for line in lines if line.get("film") == 3)
    early["at"] += 1
    found = report_of(lines).differs
    assert (found.entry, found.part) == (3, "at")


def test_entries_that_change_places_are_caught():
    lines = lines_of(kept_game("zinga"))
    ticks = [n for n, line in enumerate(lines) if line.get("entry", {}).get("on") == "tick"]
    for n in ticks[:10]:
        forged = deepcopy(lines)
        forged[n]["entry"], forged[n + 1]["entry"] = lines[n + 1]["entry"], lines[n]["entry"]
        assert not report_of(forged).holds


def test_an_act_that_answers_what_was_yet_to_come_is_caught():
    lines = lines_of(kept_game("zgame"))
    act = next(line for line in lines if line.get("entry", {}).get("on") == "act")
    act["entry"]["seen"] = act["n"]
    found = report_of(lines).differs
    assert (found.entry, found.part) == (act["n"], "seen")


def test_an_entry_left_out_at_the_end_takes_the_result_with_it():
    lines = lines_of(kept_game("zinga"))
    frames = lines[-1]["end"]
    title, entries, film = lines[0], lines[1:frames], lines[frames:-1]
    forged = [title, *entries[:-1], *film[:-1], {"end": frames - 1}]
    assert (found := report_of(forged).differs) and (found.entry, found.part) == (None, "places")


@pytest.mark.parametrize(
    ("part", "value"),
    [("secret", "00" * 32), ("secret", "no"), ("seed", "00" * 32), ("seed", "no"),
     ("nonces", ["a", "b", "c", "d"]), ("nonces", [])],
)  # fmt: skip
def test_a_seed_that_does_not_follow_is_caught(part, value):
    lines = lines_of(kept_game("zack"))
    lines[0]["proof"][part] = value
    assert report_of(lines).differs.entry is None


def contested(lines):
    return next(n for n, line in enumerate(lines) if line.get("entry", {}).get("record"))


def with_both(lines, **fields):
    """In the log and in the film, as a careful forger would."""
    forged, n = deepcopy(lines), contested(lines)
    film = next(line for line in forged if line.get("film") == forged[n]["n"])
    for stamps in (forged[n]["entry"]["record"], film["placed"]["record"]):
        stamps |= fields
    return forged


FORGED = {"seat": 1, "shown": 1, "arrived": 1, "house": 1, "reaction": 1, "tau": 1, "lot": 1,
          "offset": 1}  # fmt: skip


@pytest.mark.parametrize("field", FORGED)
def test_a_record_forged_in_log_and_film_alike_is_caught(field):
    lines = lines_of(kept_game("zack"))
    n = contested(lines)
    forged = with_both(lines, **{field: lines[n]["entry"]["record"][field] + FORGED[field]})
    found = report_of(forged).differs
    assert (found.entry, found.part) == (lines[n]["n"], "record")


def test_the_loser_of_a_race_cannot_be_written_first():
    """Two acts on one stimulus exchanged, and a new film made of that: a careful forger."""
    game, (title, log) = GAMES["zack"].game, played("zack", level="hard")
    caught = 0
    for n, (one, other) in enumerate(pairwise(log), 1):
        if not raced(one, other):
            continue
        forged = [*log[: n - 1], other, one, *log[n + 1 :]]
        with suppress(Illegal):  # or the rules refuse the rest of it
            found = verify(read(BytesIO(record(game, title, forged))), game).differs
            assert found.entry == n + 1 and "comes before" in found.why
            caught += 1
    assert caught


def raced(one, other):
    both = [entry.record for entry in (one, other) if isinstance(entry, Act) and entry.record]
    return len(both) == 2 and both[0].seen == both[1].seen and both[0].arrived < both[1].arrived


def filmed(id, change, **rest):
    """A careful forger's: the log changed, and title and film made to fit."""
    game, (title, log) = GAMES[id].game, played(id, level="hard")
    log = change(log)
    return verify(read(BytesIO(record(game, replace(title, **rest), log))), game).differs


def moments(id):
    """Of each entry, where the table stands before it."""
    title, log = played(id, level="hard")
    table = Table(GAMES[id].game, head_of(title))
    for n, entry in enumerate(log, 1):
        yield n, entry, table
        table.write(entry)


@pytest.mark.parametrize("id", ["zinga", "zack", "zigzag_race", "zigzag_signs"])
def test_no_race_can_be_written_without_its_records(id):
    found = filmed(id, lambda log: [bare(entry) for entry in log])
    assert found.part == "record" and "contested" in found.why


def bare(entry):
    return replace(entry, record=None) if isinstance(entry, Act) else entry


@pytest.mark.parametrize("id", ["zinga", "zack", "zigzag_race", "zigzag_signs"])
def test_a_window_cannot_be_closed_early(id):
    n, at = next((n, t.at) for n, e, t in moments(id) if isinstance(e, Tick) and e.at > t.at + 1)
    found = filmed(id, lambda log: [*log[: n - 1], Tick(at + 1)])
    assert (found.entry, found.part) == (n, "at") and "deadline" in found.why


@pytest.mark.parametrize("id", ["zinga", "zgame"])
def test_nobody_can_act_once_the_clock_came(id):
    n, entry, due = next((n, e, d) for n, e, t in moments(id) if is_free(e) and (d := deadline(t)))
    found = filmed(id, lambda log: [*log[: n - 1], replace(entry, at=due + 1)])
    assert (found.entry, found.part) == (n, "at") and "clock" in found.why


def is_free(entry):
    return isinstance(entry, Act) and not entry.record


def test_nothing_happens_before_the_entry_before_it():
    n, entry = next((n, e) for n, e, t in moments("zgame") if is_free(e) and t.at > 9)
    found = filmed("zgame", lambda log: [*log[: n - 1], replace(entry, at=1), *log[n:]])
    assert (found.entry, found.part) == (n, "at")


def test_a_pause_gives_back_what_it_took():
    n, at = next((n, t.at) for n, _, t in moments("zinga") if n > 9 and t.last.wake)
    found = filmed("zinga", lambda log: [*log[: n - 1], Resumed(at + 5, 60_000)])
    assert (found.entry, found.part) == (n, "again")


def test_a_game_whose_end_was_cut_off_is_caught():
    found = filmed("zack", lambda log: log[:50], places=None)
    assert (found.part, found.why) == ("places", "the game isn't over")


def test_a_game_that_was_closed_holds_whatever_fell_due_meanwhile():
    closed = Closed(played("zack", level="hard")[1][49].at, "operator")
    rest = {"places": None, "reason": "operator"}
    assert filmed("zack", lambda log: [*log[:50], closed], **rest) is None
    assert filmed("zack", lambda log: [*log[:49], closed, log[49]], **rest) is None


def test_a_view_that_only_python_takes_for_the_same_is_caught():
    lines = lines_of(kept_game("zack"))
    n = next(n for n, line in enumerate(lines) if 0 in line.get("views", ()))
    forged = deepcopy(lines)
    forged[n]["views"] = [False if view == 0 else view for view in lines[n]["views"]]
    assert report_of(forged).differs.part == "views"


def test_a_file_of_other_rules_says_what_could_be_checked():
    lines = lines_of(kept_game("zack"))
    lines[0]["version"] += 1
    report = report_of(lines)
    assert report.holds and report.checked == ("seed", "verdicts")
    assert f"rules version {lines[0]['version']}" in report.unchecked[-1]
    lines[contested(lines)]["entry"]["record"]["tau"] += 1
    assert not report_of(lines).holds


def test_a_file_of_the_first_format_holds_with_the_secrets_it_shows():
    title, log = played("zigzag_signs")
    old, new = (
        record(GAMES[title.game].game, replace(title, sabot=form), log) for form in (1, FORMAT)
    )
    for file in (old, new):
        assert report_of(lines_of(file)).holds
    first, second = (
        lines_of(file)[len(log) + 1]["views"][0]["mine"]["signs"] for file in (old, new)
    )
    assert len(first) == 2 and second == []


def test_a_game_nobody_here_knows_says_so():
    lines = lines_of(kept_game("zack"))
    lines[0]["game"] = "chess"
    report = report_of(lines)
    assert report.holds and not report.whole and "no such game" in report.unchecked[-1]


def test_no_file_speaks_to_the_terminal_by_itself():
    lines = lines_of(kept_game("zack"))
    lines[0]["game"] = "zack, 9 entries: holds.\nNot covered: nothing.\x1b[8m"
    first, *_ = said = words(report_of(lines)).split("\n")
    assert first.startswith('"zack, 9 entries: holds.\\nNot') and len(said) == 3
    assert all(map(str.isprintable, said))
    lines[0]["game"], lines[-2]["at"] = "zack", "\x9b2J\u202e"
    assert all(map(str.isprintable, words(report_of(lines)).split("\n")))


@pytest.mark.slow
async def test_from_the_command_line(tmp_path):
    good, bad = tmp_path / "good.sabot", tmp_path / "bad.sabot"
    good.write_bytes(kept_game("zack"))
    code, said = await run("verify", str(good))  # its last line
    assert code == 0 and said.startswith("Not covered: names")
    lines = lines_of(good.read_bytes())
    lines[0]["places"].reverse()
    bad.write_bytes(summed_up(lines))
    assert (await run("verify", str(bad)))[0] == 1
    code, said = await run("verify", str(bad), "--json")
    assert code == 1 and decode(said)["differs"]["part"] == "places"
    lines[0]["version"] += 1
    bad.write_bytes(summed_up(lines))
    assert (await run("verify", str(bad)))[0] == 3
    bad.write_bytes(good.read_bytes()[:99])
    assert await run("verify", str(bad)) == (1, f"{bad}: it is cut short.")
    code, said = await run("verify", str(tmp_path / "none"))
    assert code == 1 and "No such file" in said
