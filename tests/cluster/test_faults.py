"""Nodes as processes: five faults, as `python -m tests.prove.cluster` has them, and a lost name."""

import asyncio
import json
import subprocess
import sys

import asyncpg
import pytest

from tests.cluster.process import NodeProcess, running


@pytest.mark.slow
def test_five_faults_lose_nothing_that_was_told(postgres):
    words = ["--faults", "5", "--games", "1", "--seed", "5", "--json"]
    command = [sys.executable, "-m", "tests.prove.cluster", *words]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert ran.stdout, ran.stderr
    found = json.loads(ran.stdout)
    assert (ran.returncode, found["wrong"]) == (0, [])
    assert sum(found["faults"].values()) == 5 and found["compared"] > 20


@pytest.mark.slow
def test_a_node_whose_name_is_taken_ends_with_an_error(postgres, tmp_path):
    data = postgres.new_database()
    with running(NodeProcess("a", data, tmp_path)) as (node,):
        asyncio.run(told(data, "update nodes set incarnation = 'another'"))
        assert node.process.wait(timeout=30) == 1
        assert "Another node is named a" in node.said()


async def told(data, statement):
    connection = await asyncpg.connect(data)
    await connection.execute(statement)
    await connection.close()
