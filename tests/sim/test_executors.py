"""Executors: the same answers whoever gives them, also when a worker dies."""

import os
import signal
from pathlib import Path
from typing import Any

import pytest

from moondrake.sim.executors import Alone, OnRay, Processes, Task, WorkerLost, executor
from moondrake.sim.plan import Plan
from moondrake.sim.simulation import Simulation
from moondrake.table import SetupError

PLAN = Plan("bluemoon", ("random", "random"), games=40, decks=("hoax", "flit"), seed=8)
PATIENCE = 600
"""Seconds."""
PATIENT = {
    "RAY_gcs_server_request_timeout_seconds": "120",
    "RAY_health_check_timeout_ms": str(PATIENCE * 1000),
    "RAY_worker_register_timeout_seconds": str(PATIENCE),
}


class Fragile:
    """Squares numbers, and dies over 7: once, or whenever it meets it."""

    def __init__(self, folder, always=False):
        self.grave = Path(folder) / "died"
        self.always = always

    def answer(self, number):
        if number == 7 and (self.always or not self.grave.exists()):
            self.grave.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return number * number

    def close(self):
        pass


def test_processes_give_what_one_gives(tmp_path):
    (tmp_path / "died").touch()
    task = Task(Fragile, (str(tmp_path),))
    alone = dict(Alone().run(task, iter(range(30))))
    assert dict(Processes(2).run(task, iter(range(30)))) == alone == {n: n * n for n in range(30)}


def test_numbers_are_read_only_as_far_as_needed(tmp_path):
    (tmp_path / "died").touch()
    read = []

    def numbers():
        for number in range(1000):
            read.append(number)
            yield number

    answers: Any = Processes(2).run(Task(Fragile, (str(tmp_path),)), numbers())
    next(answers)
    answers.close()
    assert len(read) <= 10


def test_what_a_dead_process_had_is_done_again(tmp_path):
    found = list(Processes(2).run(Task(Fragile, (str(tmp_path),)), iter(range(20))))
    assert sorted(found) == [(n, n * n) for n in range(20)]


def test_a_number_that_always_kills_is_named(tmp_path):
    with pytest.raises(WorkerLost, match="ended its worker 3 times"):
        list(Processes(1).run(Task(Fragile, (str(tmp_path), True)), iter([7])))


def test_an_unknown_executor_is_refused():
    with pytest.raises(SetupError, match="there is no executor 'slurm'; write local, ray, or ray:ADDRESS"):
        executor("slurm", 1)


@pytest.fixture(scope="module")
def cluster():
    """Two Ray nodes on this machine's loopback, one processor each; nobody is given up on a busy machine."""
    os.environ |= PATIENT | {"RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0"}
    import ray

    nodes = two_nodes()
    yield nodes
    ray.shutdown()
    nodes.shutdown()


def two_nodes(tries=5):
    """A node ends itself where its agent takes longer than 15 seconds to begin: then others are started."""
    from ray.cluster_utils import Cluster

    head = {"num_cpus": 1, "include_dashboard": False, "wait": False}
    try:
        nodes = Cluster(initialize_head=True, head_node_args=head)
        nodes.add_node(wait=False, num_cpus=1)
        nodes.wait_for_nodes(timeout=PATIENCE)
    except Exception:  # Ray has many for this
        if tries == 1:
            raise
        return two_nodes(tries - 1)
    return nodes


@pytest.mark.medium
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::FutureWarning", "ignore::DeprecationWarning")
def test_two_ray_nodes_write_the_same_bytes_also_when_a_worker_is_killed(cluster, tmp_path):
    Simulation(PLAN, tmp_path / "alone.parquet").run(Alone())
    crew = OnRay(2, cluster.address)
    Simulation(PLAN, tmp_path / "ray.parquet").run(crew)
    assert (tmp_path / "ray.parquet").read_bytes() == (tmp_path / "alone.parquet").read_bytes()
    nodes = {node["NodeID"] for node in crew.ray.nodes() if node["Alive"]}
    assert len(nodes) == 2
    found = list(crew.run(Task(Fragile, (str(tmp_path),)), iter(range(20))))
    assert (tmp_path / "died").exists()
    assert sorted(found) == [(n, n * n) for n in range(20)]
