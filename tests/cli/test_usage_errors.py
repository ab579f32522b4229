"""Tests that usage errors are one line on stderr, with exit code 2 and no traceback."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import saboteur
from saboteur.cli import app
from saboteur.cli.language import LANGUAGE_VARIABLES
from tests.cli import command_process
from tests.cli.in_process_command import run

DECK = """
[deck]
id = "saboteur"
[[path]]
kind = "cross"
tracks = ["N-E-S-W"]
count = 6
source = "test"
confidence = "certain"
"""


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["play", "--ruleset=chess"], "there is no rule set chess; the boxes are saboteur"),
        (["play", "--ruleset=saboteur+moon"], "there is no module moon; modules are change-of"),
        (["play", "--game=saboteur2+veto+veto"], "the module veto stands twice"),
        (["play", "chess"], "there is no rule set chess; the boxes are saboteur"),
        (
            ["play", "saboteur", "--game=saboteur2"],
            "name the rule set once: saboteur or saboteur2",
        ),
        (
            ["play", "--ruleset=saboteur2+tournament"],
            "the module tournament goes with saboteur, not with saboteur2",
        ),
        (
            ["play", "--ruleset=saboteur+tournament+greedy-dwarf"],
            "greedy-dwarf and tournament don’t go together: V-6, ",
        ),
        (
            ["play", "--ruleset=saboteur+costume-workshop+underground-party"],
            "underground-party go together only with --option both_locations=on: R-80, ",
        ),
        (["perft", "--ruleset=saboteur+tournament+veto"], "--option allow_untested=on: R-100, "),
        (
            ["play", "--ruleset=saboteur+tournament", "--seats=4"],
            "4 seats are impossible; the game is for 5 to 9",
        ),
        (["play", "--option=chest_layout=random"], "there is no option chest_layout"),
        (
            ["play", "--ruleset=saboteur2+treasure-chests", "--option=chest_layout=odd"],
            "chest_layout can’t be odd; it is one of preset, random",
        ),
        (["bench", "--ruleset=saboteur2", "--seats=13"], "the game is for 2 to 12"),
        (["play", "--seats=2"], "2 seats are impossible; the game is for 3 to 10"),
        (["play", "--seats=11"], "11 seats are impossible"),
        (["play", "--seats=many"], "--seats"),
        (["play", "--option=gold=on"], "there is no option gold; options are placement_link"),
        (["play", "--option=public_gold"], "an option is written name=value"),
        (
            ["play", "--option=public_gold=maybe"],
            "public_gold can’t be maybe; it is one of off, on",
        ),
        (["play", "--option=first_player=9"], "first_player"),
        (["play", "--deck=/no/deck.toml"], "there is no file /no/deck.toml"),
        (["play", "--save=/no/folder/game"], "nothing can be written to /no/folder/game"),
        (["play", "--save=/"], "nothing can be written to /"),
        (["play", "--you=5"], "there is no seat 5; name seats from 0 to 4"),
        (["play", "--you=x"], "there is no seat x"),
        (["play", "--bots=genius"], "there is no bot level genius; levels are random, novice"),
        (["play", "--bots=random,novice"], "2 bot levels for 4 bots"),
        (["play", "--names=A,B"], "2 names for 1 people"),
        (["play", "--seed="], "a seed is a text of one line, not empty"),
        (["play", "--lang=xx"], "there are no texts in the language xx; languages are en, fr"),
        (["play", "--colour"], "--colour"),
        (["dig"], "dig"),
        (["replay"], "file"),
        (["replay", "/no/record"], "there is no file /no/record"),
        (["replay", "/"], "/ can’t be read"),
        (["verify", "/no/record"], "there is no file /no/record"),
        (["rules", "B-99"], "There is no rule B-99; the nearest are B-57, B-56, B-55."),
        (["rules", "z9"], "There is no rule Z-9; the nearest are"),
        (["rules", "xylophone"], "No rule speaks of “xylophone”."),
        (["perft", "--seats=1"], "1 seats are impossible"),
        (["perft", "--ruleset=chess"], "there is no rule set chess"),
        (["perft", "--depth=-1"], "--depth"),
        (["perft", "--seed="], "a seed is a text of one line"),
        (["bench", "--seats=99"], "99 seats are impossible"),
    ],
)
def test_usage_error_is_one_line_with_exit_code_2(
    words: list[str],
    told: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in LANGUAGE_VARIABLES:
        monkeypatch.delenv(name, raising=False)
    assert app.run(words) == 2
    shown, complained = capsys.readouterr()
    assert shown == ""
    assert complained.startswith("saboteur: ")
    assert complained.count("\n") == 1
    assert told in complained


def test_process_exits_with_usage_error_code_and_line() -> None:
    answer = command_process.run("play", "--seats=2")
    assert answer.returncode == 2
    assert answer.stdout == ""
    assert answer.stderr == "saboteur: 2 seats are impossible; the game is for 3 to 10\n"


def test_usage_errors_are_in_the_users_language() -> None:
    assert "places, c’est impossible" in run("play", "--seats=2", "--lang=fr").stderr
    assert "places, c’est impossible" in run("play", "--seats=2", LANG="fr_FR.UTF-8").stderr
    assert "places, c’est impossible" in run("play", "--seats=2", LC_ALL="fr").stderr
    assert "are impossible" in run("play", "--seats=2", LC_ALL="de_DE", LANG="fr").stderr


def test_a_bad_deck_is_named(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    for text in ("not toml at all", DECK):
        file.write_text(text, "utf-8")
        answer = run("play", f"--deck={file}")
        assert answer.returncode == 2
        assert answer.stderr.count("\n") == 1
        assert f"the deck file {file} can’t be used" in answer.stderr
    file.write_bytes(b"\xff\xfe\x00")
    answer = run("play", f"--deck={file}")
    assert answer.returncode == 2
    assert "it is not a text in UTF-8" in answer.stderr


def test_a_damaged_record_is_named(tmp_path: Path) -> None:
    game = saboteur.new("saboteur", seats=3, seed="x", options={"first_player": 2})
    for _ in range(5):
        game.play(game.legal_moves()[0])
    text = str(game.record())
    file = tmp_path / "game"
    for damaged, told in (
        ("", "is damaged or no record"),
        ("chess", "is damaged or no record"),
        (text[: len(text) // 2], "is damaged or no record"),
        (text.replace('seed "x"', 'seed "y"'), "digest"),
        (re.sub(r"\n3 seat 1:", "\n3 seat 0:", text), "move 3: "),
        (re.sub(r"\n3 seat 1: .* #", "\n3 seat 1: lay cross 7,7 #", text), "move 3: "),
    ):
        file.write_text(damaged, "utf-8")
        for command in ("verify", "replay"):
            answer = run(command, str(file))
            assert answer.returncode == 2, damaged
            assert answer.stderr.count("\n") == 1
            assert told in answer.stderr
            assert "Traceback" not in answer.stderr
