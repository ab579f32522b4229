"""Tests of ``saboteur review``: tables, sparklines, HTML page, usage errors."""

from pathlib import Path

import pytest

from saboteur.cli.commands.review import sparkline
from tests.cli.in_process_command import run
from tests.review.golden_records import record


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("review") / "game.txt"
    path.write_text(str(record("saboteur-3")), "utf-8")
    return path


def test_a_review_is_shown_and_written(file: Path, tmp_path: Path) -> None:
    answer = run("review", str(file), "--html", str(tmp_path / "page.html"))
    assert answer.returncode == 0, answer.stderr
    assert "Review: Saboteur, 3 seats" in answer.stdout
    assert "Turning points" in answer.stdout
    assert "Player 0 (" in answer.stdout
    assert "How much each was suspected, by what everybody saw" in answer.stdout
    text = (tmp_path / "page.html").read_text("utf-8")
    assert text.startswith("<!doctype html>")


def test_through_the_eyes_of_a_seat_in_french(file: Path) -> None:
    answer = run("review", str(file), "--seat", "1", "--lang", "fr")
    assert answer.returncode == 0, answer.stderr
    assert "Relecture" in answer.stdout
    assert "Ce que Joueur 1" in answer.stdout.replace("\u00a0", " ")


def test_review_command_refuses_invalid_seats_and_files(file: Path, tmp_path: Path) -> None:
    answer = run("review", str(file), "--seat", "3")
    assert answer.returncode == 2
    assert "there is no seat 3 to look through; seats are 0 to 2" in answer.stderr
    missing = run("review", str(tmp_path / "nothing.txt"))
    assert missing.returncode == 2
    nowhere = run("review", str(file), "--html", str(tmp_path / "no" / "page.html"))
    assert nowhere.returncode == 2
    bad = tmp_path / "bad.txt"
    bad.write_text("hello\n", "utf-8")
    assert run("review", str(bad)).returncode == 2


def test_a_sparkline_has_eight_heights() -> None:
    assert sparkline((0.0, 0.5, 1.0), 1.0) == "▁▅█"
    assert len(sparkline(tuple(n / 99 for n in range(100)), 1.0)) == 32
