"""Tests of the commands for records: verify and replay."""

from __future__ import annotations

from pathlib import Path

import pytest

import saboteur
from saboteur.play.match import Accepted, Match
from tests.cli.command_process import PROMPT
from tests.cli.in_process_command import Session, run


@pytest.fixture(scope="module")
def match() -> Match:
    """Return a finished match in which every seat makes the last of its legal moves."""
    match = Match("saboteur", seats=3, seed="records", nonce="salt")
    while (seat := match.decider) is not None:
        move = match.legal_moves(seat)[-1]
        assert isinstance(match.submit(seat, str(move), match.version), Accepted)
    return match


@pytest.fixture(scope="module")
def file(match: Match, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.saboteur"
    path.write_text(str(match.record()), "utf-8")
    return path


def test_a_good_record_is_verified(match: Match, file: Path) -> None:
    answer = run("verify", str(file))
    assert answer.returncode == 0
    told = " ".join(answer.stdout.split())
    assert f"The seed opens the commitment {match.commitment}" in told
    assert f"{match.version} moves were played again, and every digest agrees." in told
    assert "The result agrees: scores" in told


def test_the_published_commitment_is_compared(match: Match, file: Path) -> None:
    answer = run("verify", str(file), "--commitment", match.commitment)
    assert answer.returncode == 0
    assert "published at the start" in " ".join(answer.stdout.split())
    answer = run("verify", str(file), "--commitment", "0" * 64)
    assert answer.returncode == 2
    assert "the commitment is not the one published" in answer.stderr


def test_a_forged_move_is_named_by_its_number(file: Path, tmp_path: Path) -> None:
    lines = file.read_text("utf-8").splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("7 seat "))
    start, _, _ = lines[place].rpartition("#")
    lines[place] = f"{start}#000000000000"
    forged = tmp_path / "forged"
    forged.write_text("\n".join(lines) + "\n", "utf-8")
    answer = run("verify", str(forged))
    assert answer.returncode == 2
    assert "move 7: the digest differs" in answer.stderr


def test_an_unfinished_record_is_verified_as_far_as_it_goes(tmp_path: Path) -> None:
    game = saboteur.new("saboteur", seats=3, seed="x")
    game.play(game.legal_moves()[0])
    file = tmp_path / "g"
    file.write_text(str(game.record()), "utf-8")
    answer = run("verify", str(file))
    assert answer.returncode == 0
    assert "One move was played again" in answer.stdout
    assert "bears no commitment" in answer.stdout
    assert "The game is not over" in answer.stdout


def test_a_replay_into_a_pipe_prints_every_step(match: Match, file: Path) -> None:
    answer = run("replay", str(file))
    assert answer.returncode == 0
    for step in range(match.version + 1):
        assert f"Step {step} of {match.version}" in answer.stdout
    assert "\x1b" not in answer.stdout
    assert "The game is over." in answer.stdout


def test_one_step_can_be_asked_for(match: Match, file: Path) -> None:
    answer = run("replay", str(file), "--step=3")
    assert f"Step 3 of {match.version}" in answer.stdout
    assert "Step 4" not in answer.stdout
    for step in (-1, match.version + 1):
        answer = run("replay", str(file), f"--step={step}")
        assert answer.returncode == 2
        assert f"there is no step {step}" in answer.stderr


def test_a_seat_sees_its_own_secrets_and_the_public_none(file: Path) -> None:
    mine = run("replay", str(file), "--seat=0").stdout
    assert "Your role:" in mine
    assert "◉" not in run("replay", str(file), "--seat=public", "--step=0").stdout
    assert "◉" in run("replay", str(file), "--seat=open", "--step=0").stdout
    assert "Your role:" not in run("replay", str(file), "--seat=public").stdout
    answer = run("replay", str(file), "--seat=3")
    assert answer.returncode == 2
    assert "give a seat from 0 to 2, public or open" in answer.stderr


def test_browsing_in_a_window(match: Match, file: Path) -> None:
    with Session("replay", str(file), columns=100, lines=30) as session:
        assert f"Step 0 of {match.version}" in session.prompt()
        assert f"Step 1 of {match.version}" in session.answer("")
        assert f"Step 2 of {match.version}" in session.answer("n")
        assert f"Step 1 of {match.version}" in session.answer("b")
        assert "Step 20 of" in session.answer("20")
        last = session.answer("99999")
        assert f"Step {match.version} of {match.version}" in last
        assert last.endswith(PROMPT)
        assert f"Step {match.version} of" in session.answer("")
        assert "Step 0 of" in session.answer("0")
        assert "Step 0 of" in session.answer("b")
        assert "Miner" in session.answer("nonsense")
        session.answer("q")
        assert session.end() == 0
