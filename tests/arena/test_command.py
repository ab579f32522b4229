"""Tests of ``saboteur arena``: output, files and errors."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

import pytest

from saboteur.arena import executor
from saboteur.arena.contest import GameSpec
from saboteur.arena.executor import run as run_games
from saboteur.arena.report import ReportBuilder
from saboteur.arena.worker import GameResult
from saboteur.cli.app import run


def test_a_contest_is_printed_and_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [
        "arena", "saboteur", "--seats", "3", "--diggers", "novice,random", "--saboteurs", "random",
        "--games", "4", "--seed", "command", "--lang=en", "--keep", str(tmp_path / "records"),
        "--json", str(tmp_path / "figures.json"), "--html", str(tmp_path / "page.html"),
    ]  # fmt: skip
    assert run(words) == 0
    shown = capsys.readouterr().out
    assert "Arena: saboteur, 3 seats" in shown
    assert "Games: 4. Deals: 2. Seed: command." in shown
    assert "novice/random" in shown
    figures = json.loads((tmp_path / "figures.json").read_text("utf-8"))
    assert figures["games"] == 4
    assert [row["lineup"] for row in figures["comparisons"]] == ["random"]
    assert len(list((tmp_path / "records").iterdir())) == 4
    assert (tmp_path / "page.html").read_text("utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "genius"], "there is no bot level genius; levels are random, novice, skilled"),
        (["--bots", "novice,random"], "2 bot levels for 5 bots"),
        (["--bots", "novice", "--diggers", "novice"], "give either --bots or --diggers"),
        (["--diggers", "novice,clever"], "there is no bot level clever"),
        (["--seats", "11"], "11"),
        (["--talk", "loudly"], "loudly is nobody who could speak here; give nobody, diggers,"),
        (["--games", "0"], "--games"),
        (["--workers", "0"], "--workers"),
        (["--option", "public_gold=perhaps"], "public_gold"),
        (["--json", "/nowhere/at/all.json", "--bots", "random", "--games", "1"], "/nowhere"),
    ],
)
def test_invalid_arena_arguments_are_refused(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["arena", "saboteur", *words, "--lang=en"]) == 2
    assert said in capsys.readouterr().err


def stop_after(games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make contests raise ``KeyboardInterrupt`` after ``games`` games."""

    def stopped(pairings: Iterable[GameSpec], workers: int) -> Iterator[GameResult]:
        yield from islice(run_games(pairings, workers), games)
        raise KeyboardInterrupt

    monkeypatch.setattr(executor, "run", stopped)


LONG_CONTEST_ARGS = ["arena", "saboteur", "--seats", "3", "--games", "30", "--lang=en"]
ROTATED_ARGS = ["--bots", "novice,random,random"]
"""Line-up arguments with which each deal is played three times."""
SIDES_ARGS = ["--diggers", "novice,random", "--saboteurs", "random"]
"""Line-up arguments with which each deal is played twice."""


def test_interrupted_contest_reports_complete_deals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = tmp_path / "figures.json"
    stop_after(7, monkeypatch)
    assert run([*LONG_CONTEST_ARGS, *ROTATED_ARGS, "--json", str(figures)]) == 0
    shown = capsys.readouterr().out
    assert "Stopped before the end: these are the deals that all have played.\n" in shown
    assert "Games: 6. Deals: 2." in shown
    told = json.loads(figures.read_text("utf-8"))
    assert (told["games"], told["deals"]) == (6, 2)
    assert [row["nuggets"]["count"] for row in told["leads"]] == [2]


def test_interrupted_side_contest_compares_common_deals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    figures = tmp_path / "figures.json"
    stop_after(7, monkeypatch)
    assert run([*LONG_CONTEST_ARGS, *SIDES_ARGS, "--json", str(figures)]) == 0
    told = json.loads(figures.read_text("utf-8"))
    assert (told["games"], told["deals"]) == (6, 3)
    (compared,) = told["comparisons"]
    all_rounds = [row["diggers"]["value"] for row in told["sides"] if row["saboteurs"] is None]
    assert compared["diggers"]["count"] == 3
    assert compared["diggers"]["value"] == pytest.approx(all_rounds[1] - all_rounds[0])


def test_background_contest_stops_on_sigterm(tmp_path: Path) -> None:
    """A background command ignores Ctrl + C (SIGINT), so it is stopped by SIGTERM."""
    words = ["--seats", "3", "--bots", "novice,random,random", "--games", "30000", "--lang=en"]
    deaf = "from signal import *; signal(SIGINT, SIG_IGN); "
    command = [sys.executable, "-c", deaf + "from saboteur.cli import main; main()"]
    records = tmp_path / "records"
    records.mkdir()
    os.mkfifo(records / "000007.txt")  # reading it waits until it is written
    with subprocess.Popen(  # noqa: S603 - our own command
        [*command, "arena", "saboteur", *words, "--workers", "2", "--keep", str(records)],
        stdout=subprocess.PIPE,
        text=True,
    ) as contest:
        assert (records / "000007.txt").read_text("utf-8")
        contest.terminate()
        shown, _ = contest.communicate()
    assert contest.returncode == 0
    assert "Stopped before the end: these are the deals that all have played.\n" in shown
    found = re.search(r"Games: (\d+)\. Deals: (\d+)\.", shown)
    assert found is not None
    assert int(found[1]) == 3 * int(found[2]) >= 6


def test_signal_during_counting_stops_contest_after_the_deal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    add = ReportBuilder.add

    def add_and_stop(builder: ReportBuilder, played: GameResult) -> None:
        add(builder, played)
        if builder.game_count == 4:  # of the second deal, the first of three
            signal.raise_signal(signal.SIGTERM)

    monkeypatch.setattr(ReportBuilder, "add", add_and_stop)
    assert run([*LONG_CONTEST_ARGS, *ROTATED_ARGS]) == 0
    assert "Games: 6. Deals: 2." in capsys.readouterr().out


def test_contest_interrupted_before_first_deal_is_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stop_after(2, monkeypatch)
    assert run([*LONG_CONTEST_ARGS, *ROTATED_ARGS]) == 2
    assert "stopped before all had played a deal\n" in capsys.readouterr().err


def test_arena_solo_levels_play_the_same_deals(tmp_path: Path) -> None:
    figures = tmp_path / "figures.json"
    words = ["--seats", "1", "--bots", "random,novice", "--games", "4", "--json", str(figures)]
    assert run(["arena", "duel", *words, "--lang=en"]) == 0
    told = json.loads(figures.read_text("utf-8"))
    assert (told["games"], told["deals"]) == (4, 2)
    gold = {row["entrant"]: row["nuggets"]["value"] for row in told["gold"]}
    assert gold["novice"] > gold["random"] + 2


def test_a_box_without_sides_has_none_to_exchange(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "duel", "--diggers", "novice", "--lang=en"]) == 2
    assert "duel has no diggers and saboteurs" in capsys.readouterr().err


def test_an_unknown_box_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "monopoly", "--lang=en"]) == 2
    assert "monopoly" in capsys.readouterr().err
