"""``saboteur arena --ray``: a cluster plays the same games as local workers."""

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from packaging.requirements import Requirement

from saboteur.arena import executor
from saboteur.cli.app import run
from tests.cli.command_process import environment

ROOT = Path(__file__).parents[2]
ARENA_ARGS = [
    "arena", "saboteur", "--seats", "3", "--bots", "novice,random,random", "--games", "6",
    "--seed", "cluster", "--lang=en",
]  # fmt: skip
CLUSTER_PROGRAM = """
import sys
from functools import partial
import ray
from saboteur.cli import main
size = {"num_cpus": 2, "object_store_memory": 80_000_000, "_temp_dir": sys.argv.pop(1)}
ray.init = partial(ray.init, **size)
main()
"""
"""Program that runs the command on a Ray cluster with two CPUs on this machine."""


def has_ray() -> bool:
    """Return whether ``pyproject.toml`` installs Ray for this Python and machine."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = map(Requirement, extras["optional-dependencies"]["cluster"])
    marker = next(requirement.marker for requirement in wanted if requirement.name == "ray")
    return marker is None or marker.evaluate()


@pytest.fixture
def folder() -> Iterator[str]:
    """Yield a folder with a short path, because socket paths have a maximum length."""
    with TemporaryDirectory(prefix="ray-", dir="/tmp") as name:
        yield name


@pytest.mark.skipif(not has_ray(), reason="no wheels of Ray for this Python or machine")
def test_a_cluster_plays_the_same_games_as_workers(tmp_path: Path, folder: str) -> None:
    answer = subprocess.run(  # noqa: S603 - our own command
        [
            sys.executable,
            "-c",
            CLUSTER_PROGRAM,
            folder,
            *ARENA_ARGS,
            "--ray",
            *output_args(tmp_path / "cluster"),
        ],
        capture_output=True,
        encoding="utf-8",
        env=environment(RAY_AUTH_MODE="disabled", RAY_USAGE_STATS_ENABLED="0"),
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    assert "Games: 6. Deals: 2. Seed: cluster." in answer.stdout
    assert run([*ARENA_ARGS, "--workers", "2", *output_args(tmp_path / "workers")]) == 0
    found, wanted = records(tmp_path / "cluster"), records(tmp_path / "workers")
    assert len(wanted) == 6
    assert found == wanted
    assert contest_figures(tmp_path / "cluster") == contest_figures(tmp_path / "workers")


class LateRay:
    """A fake of Ray whose ``init`` fails ``late`` times."""

    def __init__(self, late: int, complaint: str) -> None:
        self.left, self.complaint, self.messages = late, complaint, list[str]()

    def init(self, **_options: object) -> None:
        self.messages.append("init")
        if self.left:
            self.left -= 1
            raise RuntimeError(self.complaint)

    def shutdown(self) -> None:
        self.messages.append("shutdown")


def test_a_cluster_that_a_busy_machine_delays_is_started_again() -> None:
    late = LateRay(2, "The current node timed out during startup. This could happen because …")
    executor.start_ray(late)
    assert late.messages == ["init", "shutdown", "init", "shutdown", "init"]


@pytest.mark.parametrize(
    ("late", "tries"),
    [(LateRay(9, "timed out during startup"), 4), (LateRay(9, "no such address"), 1)],
)
def test_a_cluster_that_cannot_be_started_is_an_error(late: LateRay, tries: int) -> None:
    with pytest.raises(RuntimeError, match=late.complaint):
        executor.start_ray(late)
    assert late.messages.count("init") == tries


def output_args(folder: Path) -> list[str]:
    return ["--keep", str(folder), "--json", str(folder.with_suffix(".json"))]


def records(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text("utf-8") for file in folder.iterdir()}


def contest_figures(folder: Path) -> dict[str, object]:
    """Return the figures of a contest without thinking times, which differ between runs."""
    found: dict[str, object] = json.loads(folder.with_suffix(".json").read_text("utf-8"))
    assert found.pop("thinking")
    return found
