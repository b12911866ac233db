"""A folder of parts: every game once, whatever was stopped or asked for before."""

import pytest
from msgspec.structs import replace

from sabot.registry import GAMES
from sabot.sim.data import parts
from sabot.sim.data.parts import Folder, Unlike, part_named
from sabot.sim.data.rows import Wish

WISH = Wish("zack", GAMES["zack"].game.version, 3, ("normal",), "parts", {}, decisions=True)


class Stopped(Exception):
    """The process, in the middle of something."""


@pytest.fixture
def fill(tmp_path):
    """Makes what is missing."""

    def fill(games):
        folder = Folder(tmp_path, WISH, games)
        for part in folder.missing(whole):
            folder.put(part, b"games", b"decisions")
        return folder

    return fill


def whole(path):
    """As many rows as its name says, if it is there and not `broken`."""
    if not path.exists() or path.read_bytes() == b"broken":
        return None
    return len(part_named(path.name))


def names(path):
    return sorted(file.name for file in path.glob("*.parquet"))


def files(*bounds):
    kinds = parts.DECISIONS, parts.GAMES
    return sorted(f"{kind}-{a:09}-{b:09}.parquet" for kind in kinds for a, b in bounds)


def test_more_games_go_on_and_leave_none_twice(fill, tmp_path):
    fill(150)
    assert Folder(tmp_path, WISH, 250).missing(whole) == [range(100, 200), range(200, 250)]
    fill(250)
    assert names(tmp_path) == files((0, 100), (100, 200), (200, 250))


@pytest.mark.parametrize("fewer", [120, 100, 20])
def test_fewer_games_are_refused_and_none_is_touched(fill, tmp_path, fewer):
    fill(150)
    with pytest.raises(Unlike, match="up to 150; ask for no fewer"):
        Folder(tmp_path, WISH, fewer)
    assert names(tmp_path) == files((0, 100), (100, 150))
    assert Folder(tmp_path, WISH, 150).missing(whole) == []


def test_decisions_whose_games_were_not_written_count_too(fill, tmp_path):
    fill(150)
    (tmp_path / files((100, 150))[1]).unlink()
    with pytest.raises(Unlike, match="up to 150"):
        Folder(tmp_path, WISH, 100)
    assert Folder(tmp_path, WISH, 150).missing(whole) == [range(100, 150)]


def test_a_file_of_another_name_is_no_part_and_stays(fill, tmp_path):
    (tmp_path / "games-all.parquet").write_bytes(b"mine")
    assert fill(20).missing(whole) == []
    assert "games-all.parquet" in names(tmp_path)


def test_a_stop_while_a_part_is_replaced_leaves_no_game_twice(fill, tmp_path, monkeypatch):
    fill(150)
    write = parts.write

    def stop(path, data):
        write(path, data)
        raise Stopped

    with monkeypatch.context() as patch, pytest.raises(Stopped):
        patch.setattr(parts, "write", stop)
        fill(200)
    there = names(tmp_path)
    assert there == sorted([*files((0, 100)), files((100, 200))[0]])  # decisions come first
    fill(200)
    assert names(tmp_path) == files((0, 100), (100, 200))


def test_a_shorter_part_beside_the_whole_one_is_dropped(fill, tmp_path):
    fill(200)
    for name in files((100, 150)):
        (tmp_path / name).write_bytes(b"of a run that was stopped")
    assert fill(200).missing(whole) == []
    assert names(tmp_path) == files((0, 100), (100, 200))


@pytest.fixture
def bot(tmp_path):
    """The file of a bot by name, outside the folder."""
    file = tmp_path / "mine.py"
    file.write_text("class Bot: ...")
    return file


def test_another_version_of_sabot_is_refused(tmp_path, monkeypatch):
    Folder(tmp_path, WISH, 100)
    monkeypatch.setattr(parts, "__version__", "0.0.1")
    with pytest.raises(Unlike, match="another `sabot`; use another folder"):
        Folder(tmp_path, WISH, 100)


def test_a_bot_whose_file_was_edited_is_refused(tmp_path, bot):
    wish = replace(WISH, levels=(f"{bot}:Bot", "normal", "normal"))
    for _ in range(2):
        Folder(tmp_path / "data", wish, 100)
    bot.write_text("class Bot: 'another'")
    with pytest.raises(Unlike, match="another `bots`; use another folder"):
        Folder(tmp_path / "data", wish, 100)


def test_another_wish_is_refused_though_the_rest_is_the_same(tmp_path):
    Folder(tmp_path, WISH, 100)
    with pytest.raises(Unlike, match="another `wish`; use another folder"):
        Folder(tmp_path, replace(WISH, seed="others"), 100)


@pytest.mark.parametrize(
    "text", [b"", b"{", b"{}", b"[]", b"\xff\xfe", b'{"wish": 3}', b'{"wish": "\xff"}']
)
def test_a_broken_wish_is_refused_and_stays(fill, tmp_path, text):
    fill(20)
    (tmp_path / "wish.json").write_bytes(text)
    with pytest.raises(Unlike, match=r"wish\.json can't be read \(.+\); use another folder"):
        Folder(tmp_path, WISH, 20)
    assert (tmp_path / "wish.json").read_bytes() == text and names(tmp_path) == files((0, 20))


@pytest.mark.parametrize("kind", [0, 1], ids=["decisions", "games"])
def test_a_broken_file_is_made_again(fill, tmp_path, kind):
    fill(150)
    broken = tmp_path / files((100, 150))[kind]
    broken.write_bytes(b"broken")
    assert Folder(tmp_path, WISH, 150).missing(whole) == [range(100, 150)]
    fill(150)
    assert broken.read_bytes() != b"broken"


@pytest.mark.parametrize("kind", [0, 1], ids=["decisions", "games"])
def test_a_part_without_one_of_its_files_is_made_again(fill, tmp_path, kind):
    fill(150)
    (tmp_path / files((0, 100))[kind]).unlink()
    assert Folder(tmp_path, WISH, 150).missing(whole) == [range(100)]


def test_a_file_with_fewer_games_than_its_name_says_is_made_again(fill, tmp_path):
    fill(20)
    assert Folder(tmp_path, WISH, 20).missing(lambda path: 19) == [range(20)]


def test_a_file_is_on_the_disk_before_it_has_its_name(tmp_path, monkeypatch):
    done = []
    for name in ("fsync", "replace"):
        real = getattr(parts.os, name)
        monkeypatch.setattr(
            parts.os, name, lambda *given, n=name, f=real: (done.append(n), f(*given))
        )
    parts.write(tmp_path / "games.parquet", b"games")
    assert done == ["fsync", "replace"] and (tmp_path / "games.parquet").read_bytes() == b"games"
