"""Simulated games as Parquet files: in one process, in several, on a Ray cluster, and resumed."""

import subprocess
import sys

import pytest
from msgspec.json import decode

pq = pytest.importorskip("pyarrow.parquet")
SABOT = [sys.executable, "-m", "sabot", "simulate", "zack", "--seats", "3", "--option", "wins=1"]
MANY = ["-n", "230", "--levels", "hard,easy,easy", "--decisions", "--json"]


def simulated(folder, *words, many=MANY):
    done = subprocess.run([*SABOT, *many, "--out", folder, *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return decode(done.stdout)


def tables(folder):
    return [
        pq.read_table([str(file) for file in sorted(folder.glob(f"{kind}-*.parquet"))])
        for kind in ("games", "decisions")
    ]


@pytest.fixture(scope="module")
def alone(tmp_path_factory):
    folder = tmp_path_factory.mktemp("data") / "alone"
    return folder, simulated(folder, "--jobs", "1")


def test_processes_write_the_same_tables(alone, tmp_path):
    figures = simulated(tmp_path / "two", "--jobs", "2")
    assert tables(tmp_path / "two") == tables(alone[0])
    assert figures | {"folder": ""} == alone[1] | {"folder": ""}
    assert figures["games"] == 230 and figures["resumed"] == 0


def test_a_ray_cluster_writes_the_same_tables(alone, tmp_path):
    ray = pytest.importorskip("ray")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        address = ray.get_runtime_context().gcs_address
        figures = simulated(tmp_path / "ray", "--ray", address)
    finally:
        ray.shutdown()
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


@pytest.mark.parametrize("many", [MANY[:-2], ["-n", "120", *MANY[2:]]], ids=["wish", "fewer"])
def test_another_wish_and_fewer_games_are_refused_in_one_line(alone, many):
    done = subprocess.run([*SABOT, *many, "--out", alone[0]], capture_output=True, text=True)
    assert done.returncode == 1 and "use another folder" in done.stderr
    assert "Traceback" not in done.stderr
