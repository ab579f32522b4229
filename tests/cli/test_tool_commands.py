"""Tests of the commands rules, perft, bench and help."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

import saboteur
from saboteur.cli.commands.perft import count
from saboteur.cli.draw.rule_lookup import nearest_ids, parse_rule_id, rule_ids
from saboteur.texts import Texts
from tests.cli.command_process import environment
from tests.cli.in_process_command import run


@pytest.mark.parametrize("asked", ["B-24", "b-24", "b24", "B 24"])
def test_a_rule_is_found_however_it_is_typed(asked: str) -> None:
    assert parse_rule_id(asked) == "B-24"
    answer = run("rules", asked)
    assert answer.returncode == 0
    assert answer.stdout.startswith("B-24  Linked to the start\n")
    assert "Source:" in answer.stdout


@pytest.mark.parametrize("asked", ["S2-12", "s2-12", "s212", "S2 12"])
def test_a_rule_of_saboteur_2_is_found_too(asked: str) -> None:
    assert parse_rule_id(asked) == "S2-12"
    answer = run("rules", asked)
    assert answer.returncode == 0
    assert answer.stdout.startswith("S2-12  Discarding two cards\n")


@pytest.mark.parametrize("key", ["WC-9", "ME-28", "V-4", "R-35"])
def test_a_rule_of_a_module_is_found_too(key: str) -> None:
    assert parse_rule_id(key.lower()) == key
    assert key in rule_ids(Texts("fr"))


def test_a_ruling_comes_with_its_reason() -> None:
    answer = run("rules", "R-1", "--lang=fr")
    assert "Pourquoi" in answer.stdout
    assert "Relié ou seulement adjacent" in answer.stdout


def test_all_titles_are_listed() -> None:
    answer = run("rules")
    lines = answer.stdout.splitlines()
    texts = Texts("en")
    assert [line.split()[0] for line in lines] == list(rule_ids(texts))
    assert all(texts.title(line.split()[0]) in line for line in lines)


def test_words_are_searched_without_accents_or_capitals() -> None:
    answer = run("rules", "Éboulement", "--lang=fr")
    assert answer.stdout == run("rules", "eboulement", "--lang=fr").stdout
    assert "B-32" in answer.stdout
    one = run("rules", "sideways half-turn never")
    assert one.returncode == 0


def test_the_nearest_ids_of_an_unknown_rule() -> None:
    texts = Texts("en")
    assert nearest_ids(texts, "B-60") == ("B-57", "B-56", "B-55")
    assert nearest_ids(texts, "R-200")[0] == "R-194"
    assert len(nearest_ids(texts, "X-1")) == 3


def test_perft_counts_sequences_of_moves() -> None:
    game = saboteur.new("saboteur", seats=3, seed="perft")
    first = game.legal_moves()
    second = 0
    for move in first:
        after = game.clone()
        after.play(move)
        second += len(after.legal_moves())
    assert [count(game, depth) for depth in range(3)] == [1, len(first), second]
    answer = run("perft", "--seats=3", "--depth=2")
    assert answer.stdout == f"0 1\n1 {len(first)}\n2 {second}\n"


def test_perft_divides_by_first_moves() -> None:
    lines = run("perft", "--seats=3", "--depth=2", "--divide").stdout.splitlines()
    parts = [int(line.rpartition(": ")[2]) for line in lines if line.startswith("  ")]
    assert f"2 {sum(parts)}" == lines[-1]
    game = saboteur.new("saboteur", seats=3, seed="perft")
    assert len(parts) == len(game.legal_moves())


def test_a_finished_game_has_no_longer_sequences() -> None:
    game = saboteur.new("saboteur", seats=3, seed="x")
    while not game.over:
        game.play(game.legal_moves()[0])
    assert [count(game, depth) for depth in range(3)] == [1, 0, 0]


def test_bench_prints_three_figures() -> None:
    answer = run("bench", "--seconds=0.1", "--seats=3")
    assert answer.returncode == 0
    figures = re.findall(r"^ *([\d,.]+)  ", answer.stdout, re.MULTILINE)
    assert len(figures) == 3
    assert all(float(figure.replace(",", "")) > 0 for figure in figures)


@pytest.mark.parametrize(
    "command", ["play", "replay", "verify", "rules", "cards", "perft", "bench"]
)
def test_every_command_explains_itself_in_both_languages(command: str) -> None:
    english = run(command, "--help")
    french = run(command, "--help", "--lang=fr")
    assert english.returncode == french.returncode == 0
    assert Texts("en").text(f"cli-{command}")[:30] in english.stdout
    assert Texts("fr").text(f"cli-{command}")[:30] in french.stdout
    assert "--lang" in english.stdout


def test_the_version_is_printed() -> None:
    assert run("--version").stdout == f"saboteur {saboteur.__version__}\n"
    answer = subprocess.run(
        [sys.executable, "-m", "saboteur", "--version"],
        capture_output=True,
        encoding="utf-8",
        env=environment(),
        check=True,
    )
    assert answer.stdout == f"saboteur {saboteur.__version__}\n"


def test_help_is_quick() -> None:
    """Help must import neither the bots nor what only other commands need."""
    script = (
        "import sys; from saboteur.cli.app import run; run(['--help']);"
        "print(*sorted(name for name in sys.modules if name.startswith('saboteur.')))"
    )
    answer = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-c", script],
        capture_output=True,
        encoding="utf-8",
        env=environment(),
        check=True,
    )
    *shown, modules = answer.stdout.splitlines()
    for command in ("play", "replay", "verify", "rules", "cards", "perft", "bench"):
        assert any(line.startswith(f"│ {command} ") for line in shown)
    loaded = modules.split()
    assert "saboteur.cli.app" in loaded
    heavy = {"saboteur.bots", "saboteur.cli.commands.play", "saboteur.cli.commands.replay"}
    assert heavy.isdisjoint(loaded)


def test_the_bare_command_shows_its_help() -> None:
    answer = run()
    assert answer.returncode == 0
    assert answer.stdout == run("--help").stdout


def test_boxes_and_modules_are_listed_with_what_they_go_with() -> None:
    answer = run("games")
    assert answer.returncode == 0
    told = " ".join(answer.stdout.split())
    for entry in saboteur.catalogue():
        assert f" {entry.id} {Texts('en').text(f'{entry.kind}-{entry.id}')}" in told
        least, most = entry.seats
        assert f"{least}–{most} seats" in told
    assert "with underground-party only if both_locations=on" in told
    assert "not with costume-workshop, greedy-dwarf" in told
    assert "options: greedy_reward=four_cards|value_4" in told
    assert "Boîtes" in run("games", "--lang=fr").stdout


def test_measures_take_every_rule_set() -> None:
    ruleset = "saboteur+tournament+veto"
    words = (f"--ruleset={ruleset}", "--option=allow_untested=on")
    counted = run("perft", *words, "--depth=1")
    assert counted.returncode == 0, counted.stderr
    game = saboteur.new(ruleset, seats=5, seed="perft", options={"allow_untested": True})
    assert counted.stdout == f"0 1\n1 {len(game.legal_moves())}\n"
    measured = run("bench", *words, "--seconds=0.1")
    assert measured.returncode == 0, measured.stderr
    assert f"{ruleset}, 5 seats" in measured.stdout
