"""Tests of whole games with ``saboteur play``, in a terminal and from a script."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import saboteur
from saboteur.cli.families.classic.ui import CLASSIC
from saboteur.texts import Texts
from tests.cli import command_process
from tests.cli.command_process import CLEAR, PROMPT
from tests.cli.in_process_command import Session, run
from tests.cli.predicted_game import predict_decisions


@pytest.fixture(scope="module")
def seed() -> str:
    """Return the seed of a game in which seat 0 chooses a share of the gold."""
    return next(
        f"gold {number}"
        for number in range(100)
        if "take-gold"
        in {decided.asked for decided in predict_decisions(f"gold {number}", 5, (0,))}
    )


@pytest.mark.parametrize(
    ("device", "columns", "lines"), [(command_process.Session, 80, 24), (Session, 100, 40)]
)
def test_a_whole_game_in_a_window(
    device: type[command_process.Session | Session],
    columns: int,
    lines: int,
    seed: str,
    tmp_path: Path,
) -> None:
    file = tmp_path / "game.saboteur"
    decisions = predict_decisions(seed, 5, (0,))
    asked = set()
    with device(
        "play", "--seed", seed, "--save", str(file), columns=columns, lines=lines
    ) as session:
        shown = session.prompt()
        sealed = re.search(r"[0-9a-f]{64}", shown)
        while shown.endswith(PROMPT):
            if "Press Enter" in shown:
                shown = session.answer("")
            else:
                decided = next(decisions)
                asked.add(decided.asked)
                shown = session.answer(decided.move)
        assert session.end() == 0
        told = session.written
    assert asked >= {"turn", "take-gold"}
    assert next(decisions, None) is None
    assert told.count(CLEAR) > 20
    assert "The game is over" in told
    assert str(file) in told
    record = saboteur.loads(file.read_text("utf-8"))
    game = record.replay()
    assert game.over
    assert sealed is not None
    assert record.commitment == sealed[0]
    for score in game.scores:
        assert f"◆ {score} nugget" in told


def test_every_screen_of_a_game_fits_the_window(seed: str, tmp_path: Path) -> None:
    """Between two clearings of the screen, fewer lines are printed than the window has."""
    decisions = predict_decisions(seed, 5, (0,))
    with Session("play", "--seed", seed, "--save", str(tmp_path / "g")) as session:
        shown = session.prompt()
        while shown.endswith(PROMPT):
            screen = shown.rpartition(CLEAR)[2]
            assert screen.count("\n") < 24, screen
            shown = session.answer("" if "Press Enter" in shown else next(decisions).move)


def test_a_whole_game_from_a_script_by_numbers_and_in_french(tmp_path: Path) -> None:
    """Card 1 is passed in every turn, and other questions get their first answer."""
    file = tmp_path / "partie.saboteur"
    played = run(
        "play",
        "--seats=3",
        "--seed=numéros",
        "--lang=fr",
        "--bots=random",
        f"--save={file}",
        stdin_text="\n" + "1\np\n" * 200,
    )
    assert played.returncode == 0, played.stderr
    assert "La partie est finie" in played.stdout
    assert "face cachée" in played.stdout
    assert "\x1b" not in played.stdout
    assert saboteur.loads(file.read_text("utf-8")).replay().over


def test_play_command_shows_a_game_of_bots(tmp_path: Path) -> None:
    played = run("play", "--you=none", "--seats=4", "--seed=alone", f"--save={tmp_path / 'g'}")
    assert played.returncode == 0, played.stderr
    assert "Round 3 of 3 is over" in played.stdout
    assert "Press Enter" not in played.stdout
    assert "You " not in played.stdout


def test_without_a_name_the_record_goes_to_the_folder_of_records(tmp_path: Path) -> None:
    played = run(
        "play", "--you=none", "--seats=3", "--seed=x", "--bots=random", XDG_DATA_HOME=str(tmp_path)
    )
    files = list((tmp_path / "saboteur" / "records").iterdir())
    assert len(files) == 1
    assert str(files[0]) in played.stdout.replace("\n", "")
    assert saboteur.loads(files[0].read_text("utf-8")).result is not None


def test_the_window_may_be_without_colours(seed: str, tmp_path: Path) -> None:
    with Session("play", "--seed", seed, "--save", str(tmp_path / "g"), NO_COLOR="1") as session:
        session.prompt()
        screen = session.answer("")
    assert not re.search(r"\x1b\[[0-9;]*(?:3[0-9]|4[0-9])[;m]", screen)
    assert "✶" in screen
    assert Texts("en").text("table-player") in screen


def test_short_forms_menus_and_notation_lead_to_the_same_move(tmp_path: Path) -> None:
    game = saboteur.new("saboteur", seats=5, seed="friday", options={"first_player": 0})
    hand = game.view(0).hand
    place = hand.index("curve-ne")
    plays = CLASSIC.plays(hand[place], game.legal_moves())
    number = [str(move) for move in plays].index("lay curve-ne 0,-1 turned")
    for typed in (
        ["lay curve-ne 0,-1 turned"],
        [f"{place + 1} 0,-1 t"],
        [f"{place + 1}", f"{number + 1}"],
        [f"{place + 1}", "0,-1 turned"],
        [f"{place + 1}", "", f"{place + 1} 0,-1 turned"],
    ):
        with Session(
            *("play", "--seed=friday", "--option=first_player=0", "--you=0,1"),
            f"--save={tmp_path / 'g'}",
        ) as session:
            session.prompt()
            session.answer("")
            shown = session.answer("")
            for line in typed:
                shown = session.answer(line)
        assert "You lay “North-east curve” on 0,-1." in shown, typed


def test_leaving_is_asked_and_polite(seed: str, tmp_path: Path) -> None:
    with Session("play", "--seed", seed, "--save", str(tmp_path / "g")) as session:
        session.prompt()
        session.answer("")
        assert "Leave this game" in session.answer("quit")
        assert "Your turn" in session.answer("no")
        session.answer("q")
        session.answer("yes")
        assert session.end() == 0
        assert "Until next time" in session.written
    assert not (tmp_path / "g").exists()


def test_an_interrupt_leaves_politely(seed: str, tmp_path: Path) -> None:
    with command_process.Session("play", "--seed", seed, "--save", str(tmp_path / "g")) as session:
        session.prompt()
        session.answer("")
        assert session.interrupt() == 130
        assert "Until next time" in session.written
        assert "Traceback" not in session.written


def test_the_end_of_input_leaves_politely(seed: str, tmp_path: Path) -> None:
    played = run("play", "--seed", seed, "--save", str(tmp_path / "g"), stdin_text="\n")
    assert played.returncode == 130
    assert "Until next time" in played.stdout
    assert "Traceback" not in played.stderr
