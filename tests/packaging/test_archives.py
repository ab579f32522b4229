"""Tests of the source archive, the wheel built from it, and a game played from the wheel."""

import json
import subprocess
import sys
import tarfile
from email import message_from_string
from pathlib import Path
from typing import Final
from zipfile import ZipFile

import httpx
import pytest

from saboteur.cli.commands.server_arguments import REQUIRED_PACKAGES
from tests.server.server_process import Client, Server, pick_move

ROOT: Final = Path(__file__).resolve().parents[2]
STATIC: Final = "saboteur/server/static"


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the source archive of this tree; return its unpacked folder."""
    folder = tmp_path_factory.mktemp("sdist")
    build("sdist", ROOT, folder)
    with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
        archive.extractall(folder, filter="data")
    return next(path for path in folder.iterdir() if path.is_dir())


@pytest.fixture(scope="module")
def wheel(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build a wheel from the source archive; return its path."""
    folder = tmp_path_factory.mktemp("wheel")
    build("wheel", sources, folder)
    return next(folder.glob("*.whl"))


def build(target: str, source: Path, folder: Path) -> None:
    run("-m", "hatchling", "build", "--target", target, "--directory", str(folder), cwd=source)


def run(*words: str, cwd: Path) -> None:
    done = subprocess.run(  # noqa: S603 - our own tools
        [sys.executable, *words], cwd=cwd, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


def files_below(folder: Path, *unlike: str) -> set[str]:
    """Return relative paths of the files in a folder, without those below ``unlike`` names."""
    paths = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return {path.as_posix() for path in paths if not set(path.parts) & set(unlike)}


def test_the_source_archive_holds_the_sources_and_the_built_client(sources: Path) -> None:
    scraps = ("node_modules", ".svelte-kit", "__pycache__")
    for folder in ("src", "tests", "tools", "benchmarks", "docs", "web"):
        assert files_below(sources / folder) == files_below(ROOT / folder, *scraps), folder
    assert (sources / "src" / STATIC / "index.html").exists()
    for name in ("pyproject.toml", "hatch_build.py", "requirements.lock", "Makefile", "mkdocs.yml"):
        assert (sources / name).read_bytes() == (ROOT / name).read_bytes()
    for name in ("README.md", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md", "GLOSSARY.md"):
        assert (sources / name).exists()


def test_the_wheel_of_the_archive_holds_the_whole_package(sources: Path, wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if name.startswith("saboteur/")}
        (about,) = (name for name in archive.namelist() if name.endswith("/METADATA"))
        metadata = message_from_string(archive.read(about).decode())
    assert names == files_below(sources / "src", "__pycache__")
    assert names >= {"saboteur/py.typed", "saboteur/games/data/saboteur.toml"}
    assert f"{STATIC}/index.html" in names
    for language in ("en", "fr"):
        assert f"saboteur/texts/{language}/web.ftl" in names
    # No download: the archive contains the built client.
    assert not (sources / "web" / "node_modules").exists()
    extra = [need for need in metadata.get_all("Requires-Dist", []) if "'server'" in need]
    assert all(
        any(need.startswith(name.replace("_", "-")) for need in extra) for name in REQUIRED_PACKAGES
    )


def test_the_wheel_serves_and_plays_from_an_empty_folder(wheel: Path, tmp_path: Path) -> None:
    site, empty = tmp_path / "site", tmp_path / "empty"
    empty.mkdir()
    quiet = ("--quiet", "--disable-pip-version-check", "--no-index", "--no-deps")
    short = ("--no-compile",)  # compiled only when needed
    run("-m", "pip", "install", *quiet, *short, "--target", str(site), str(wheel), cwd=empty)
    # A mark, to tell the installed package from the source tree.
    index = site / STATIC / "index.html"
    index.write_bytes(index.read_bytes() + b"<!-- installed -->")
    server = Server(empty, package_folder=site)
    try:
        for path in ("/healthz", "/readyz"):
            assert httpx.get(server.url + path).text == "ok\n"
        assert httpx.get(server.url).text.endswith("<!-- installed -->")
        ada = Client(server, "Ada")
        tab = ada.join(ada.open_table(seats=3, bots="novice"))
        frame = tab.wait_for("snapshot")
        while frame["version"] < 9:
            if frame["legal_moves"]:
                move = pick_move(frame["legal_moves"], frame["version"])
                tab.send("play", version=frame["version"], move=move)
            frame = tab.wait_for("move-made")
            assert not frame["timed_out"]
    finally:
        complaints = server.stop()
    assert complaints == ""


def test_a_client_older_than_its_sources_is_built_again(sources: Path) -> None:
    program = f"""
import os, hatch_build
assert hatch_build.is_built()
for name in ("web/package-lock.json", "web/src/main.ts", "src/saboteur/texts/fr/web.ftl"):
    times = os.stat(name)
    os.utime(name)
    assert not hatch_build.is_built(), name
    os.utime(name, ns=(times.st_atime_ns, times.st_mtime_ns))
assert hatch_build.is_built()
os.rename("src/{STATIC}", "src/{STATIC}.away")
assert not hatch_build.is_built()
os.rename("src/{STATIC}.away", "src/{STATIC}")
"""
    run("-B", "-c", program, cwd=sources)


def test_the_lock_of_the_client_is_whole_and_names_no_registry() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    wishes = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    packages = lock["packages"]
    assert packages.pop("")["devDependencies"] == wishes["devDependencies"]
    for place, package in packages.items():
        assert package["integrity"].startswith("sha512-"), place
        assert "resolved" not in package, place
        # Binaries of other systems too, since a lock without them works on this system only.
        for name in package.get("optionalDependencies", {}):
            assert f"node_modules/{name}" in packages, name
