"""Compiled loops are cached on disk wherever the package is installed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import saboteur
from saboteur.swarm import compilation
from saboteur.swarm.duel.spec import DUEL

PROGRAM = """
import logging
import numpy as np
logging.basicConfig(level=logging.INFO, format="%(name)s: %(message)s")
from saboteur.swarm import compilation
from saboteur.swarm.duel.spec import DUEL
loop = compilation.compile_cpu_loops(DUEL)["check_all"]
zeros = np.zeros(2, np.int64)
loop(np.zeros((2, 4), np.int32), zeros, np.zeros(2, np.int32), zeros)
print("hits", sum(loop.stats.cache_hits.values()))
"""


def install_read_only(folder: Path) -> None:
    """Link the package into a folder in which no cache can be written."""
    package = Path(saboteur.__file__).parent
    (folder / "saboteur" / "swarm").mkdir(parents=True)
    for path in package.iterdir():
        if path.name != "swarm":
            (folder / "saboteur" / path.name).symlink_to(path)
    for path in (package / "swarm").iterdir():
        if path.name != "__pycache__":
            (folder / "saboteur" / "swarm" / path.name).symlink_to(path)
    (folder / "saboteur" / "swarm" / "compilation.py").unlink()
    (folder / "saboteur" / "swarm" / "compilation.py").write_bytes(
        (package / "swarm" / "compilation.py").read_bytes()
    )
    (folder / "saboteur" / "swarm" / "__pycache__").write_text("no folder", "utf-8")


def test_a_read_only_install_keeps_them_elsewhere(tmp_path: Path) -> None:
    install_read_only(tmp_path / "site")
    cache = tmp_path / "cache"
    environment = {
        **{name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ},
        "PYTHONPATH": str(tmp_path / "site"),
        "PYTHONDONTWRITEBYTECODE": "1",
        "XDG_CACHE_HOME": str(cache),
    }
    runs = [
        subprocess.run(  # noqa: S603 - our own program
            [sys.executable, "-c", PROGRAM],
            env=environment,
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
        )
        for _ in range(2)
    ]
    assert [run.stdout for run in runs] == ["hits 0\n", "hits 1\n"]
    (line,) = runs[0].stderr.splitlines()
    assert line.startswith("saboteur.swarm: compiling the rules of duel, once: kept in ")
    assert str(cache) in line
    assert not runs[1].stderr
    assert list(cache.rglob("*.nbi"))


def test_the_first_writable_folder_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("no folder", "utf-8")
    monkeypatch.setattr(compilation, "__file__", str(blocked / "compilation.py"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    folder = compilation._make_cache_dir(DUEL, str(tmp_path / "numba"))
    assert folder is not None
    assert folder.parent == tmp_path / "numba"
    with caplog.at_level("INFO", "saboteur.swarm"):
        assert compilation._make_cache_dir(DUEL, "") is None
    assert "no cache folder is writable" in caplog.text
