"""Simulated games as Parquet files: in one process, in several, on a Ray cluster, and resumed."""

import os
import shutil
import subprocess
import sys

import pytest
from msgspec.json import decode

from sabot.sim.data.runners import Failed, Ray

pq = pytest.importorskip("pyarrow.parquet")
SABOT = [sys.executable, "-m", "sabot", "simulate", "zack", "--seats", "3", "--option", "wins=1"]
MANY = ["-n", "230", "--levels", "hard,easy,easy", "--decisions", "--json"]


def simulated(folder, *words, many=MANY):
    done = subprocess.run([*SABOT, *many, "--out", folder, *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return decode(done.stdout)


def tables(folder):
    """The rows of each file, by its name."""
    return {file.name: pq.read_table(file) for file in folder.glob("*.parquet")}


@pytest.fixture(scope="module")
def alone(tmp_path_factory):
    folder = tmp_path_factory.mktemp("data") / "alone"
    return folder, simulated(folder, "--jobs", "1")


def test_processes_write_the_same_tables(alone, tmp_path):
    parts = ["000000000-000000100", "000000100-000000200", "000000200-000000230"]
    kinds = ("games", "decisions")
    assert tables(alone[0]).keys() == {f"{kind}-{p}.parquet" for kind in kinds for p in parts}
    figures = simulated(tmp_path / "two", "--jobs", "2")
    assert tables(tmp_path / "two") == tables(alone[0])
    assert figures | {"folder": ""} == alone[1] | {"folder": ""}
    assert figures["games"] == 230 and figures["resumed"] == 0


@pytest.fixture(scope="module")
def cluster():
    """A Ray of two workers on this machine; its address."""
    ray = pytest.importorskip("ray")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield ray.get_runtime_context().gcs_address
    ray.shutdown()


def test_a_ray_cluster_writes_the_same_tables(alone, cluster, tmp_path):
    figures = simulated(tmp_path / "ray", "--ray", cluster)
    assert tables(tmp_path / "ray") == tables(alone[0])
    assert figures | {"folder": ""} == alone[1] | {"folder": ""}


def test_a_run_that_was_stopped_is_taken_up(alone, tmp_path):
    folder = tmp_path / "resumed"
    simulated(folder, "--jobs", "2")
    next(folder.glob("games-000000100-*")).unlink()
    (folder / "games-000000100-000000200.draft").write_bytes(b"half")
    assert simulated(folder, "--jobs", "2")["resumed"] == 130
    assert tables(folder) == tables(alone[0])


def test_fewer_games_first_and_more_later(alone, tmp_path):
    folder = tmp_path / "more"
    simulated(folder, many=["-n", "120", *MANY[2:]])
    assert simulated(folder)["resumed"] == 100
    assert tables(folder) == tables(alone[0])


@pytest.fixture
def copy(alone, tmp_path):
    """Of the folder, to be broken."""
    return shutil.copytree(alone[0], tmp_path / "copy")


@pytest.mark.parametrize("kind", ["games", "decisions"])
def test_a_file_that_was_cut_short_is_made_again(alone, copy, kind):
    cut = next(copy.glob(f"{kind}-000000100-*"))
    cut.write_bytes(cut.read_bytes()[:-20])
    assert simulated(copy, "--jobs", "2")["resumed"] == 130
    assert tables(copy) == tables(alone[0])


def refused(*words):
    """In one line, which is handed back."""
    done = subprocess.run([*SABOT, *words], capture_output=True, text=True)
    assert done.returncode == 1 and "Traceback" not in done.stderr
    return done.stderr


def test_a_file_that_is_broken_inside_is_named(copy):
    broken = next(copy.glob("games-000000100-*"))
    whole = broken.read_bytes()
    broken.write_bytes(b"PAR1" + bytes(len(whole) // 2) + whole[4 + len(whole) // 2 :])
    assert f"{broken} can't be read (" in refused(*MANY, "--out", copy)


def test_a_broken_wish_is_told_in_one_line(copy):
    (copy / "wish.json").write_text('{"wish": {}}')
    assert "wish.json can't be read (" in refused(*MANY, "--out", copy)


@pytest.mark.parametrize("many", [MANY[:-2], ["-n", "120", *MANY[2:]]], ids=["wish", "fewer"])
def test_another_wish_and_fewer_games_are_refused_in_one_line(alone, many):
    assert "use another folder" in refused(*many, "--out", alone[0])


MORTAL = """
import os
from pathlib import Path
class Bot:
    def think(self, memory, view, luck, cue):
        return os._exit(1) if Path(__file__).with_name("die").exists() else None
"""


def test_faults_are_in_the_rows_and_the_figures(tmp_path):
    (tmp_path / "mine.py").write_text("class Bot:\n    def think(self, *_): return 'no'")
    named = ["-n", "5", "--json", "--bot", tmp_path / "mine.py:Bot"]
    figures = simulated(tmp_path / "data", many=named)
    rows = pq.read_table(*(tmp_path / "data").glob("games-*")).to_pylist(maps_as_pydicts="strict")
    assert figures["faults"]["malformed"] == sum(row["faults"]["malformed"] for row in rows) > 0


def test_where_a_process_dies_what_was_written_stays(tmp_path):
    (tmp_path / "mine.py").write_text(MORTAL)
    named = ["--bot", tmp_path / "mine.py:Bot", "--out", tmp_path / "data", "--json"]
    simulated(tmp_path / "data", "--jobs", "2", many=["-n", "100", *named])
    (tmp_path / "die").touch()
    assert "What is written stays" in refused("-n", "120", *named, "--jobs", "2")
    (tmp_path / "die").unlink()
    assert simulated(tmp_path / "data", "--jobs", "2", many=["-n", "120", *named])["resumed"] == 100


@pytest.mark.parametrize(
    "work, says",
    [
        (lambda part: 1 // part.start, r"^ZeroDivisionError\('.*'\)$"),
        (lambda part: os._exit(1), r"^The worker died .*$"),
    ],
    ids=["raises", "dies"],
)
def test_what_fails_on_a_cluster_is_told_in_one_line(cluster, work, says):
    with pytest.raises(Failed, match=says) as told:
        list(Ray(cluster, ignore_reinit_error=True).run(work, [range(1)]))
    assert "\n" not in str(told.value)
