"""Tests of each family at the terminal: watching a whole game, and replaying it."""

from __future__ import annotations

from pathlib import Path

import pytest

import saboteur
from saboteur import bots
from saboteur.cli.commands.arguments import seat_names
from saboteur.cli.commands.replay import ReplayViewer
from saboteur.cli.families.registry import FAMILY_UIS
from saboteur.cli.session.record_file import RecordFile
from saboteur.cli.session.session import Session
from saboteur.games.registry import FAMILIES, ruleset
from saboteur.kernel.sight import OPEN, PUBLIC, Sight
from saboteur.play.match import Match
from saboteur.play.replay import Replay
from saboteur.texts import Texts, languages
from tests.cli.scripted_terminal import ScriptedTerminal
from tests.sampling import sample_cases

SIZE = (80, 24)
STEPS = 40
"""Approximate number of steps of a game that are checked."""
BOXES = [entry for entry in saboteur.catalogue() if entry.kind == "box"]


def play_and_watch(box: str, seats: int, language: str, folder: Path) -> tuple[Match, str]:
    """Play a whole game of bots in the open view; return the match and its output."""
    rules = ruleset(box, seats)
    match = Match(box, seats=seats, seed="watched", nonce="families")
    terminal = ScriptedTerminal([], *SIZE)
    texts = Texts(language)
    speaker = FAMILY_UIS[rules.family].narrator(texts, seat_names(texts, seats, (), None))
    players = {seat: bots.bot("random", str(seat), rules.family) for seat in range(seats)}
    record_file = RecordFile(folder / "game.saboteur")
    Session(match, rules, terminal, speaker, bots=players, record_file=record_file).play()
    return match, terminal.console.export_text()


def test_every_family_has_a_front_and_bots() -> None:
    assert set(FAMILY_UIS) == set(bots.FAMILIES) == set(FAMILIES)


@pytest.mark.parametrize(
    ("box", "language"),
    [case for box in BOXES for case in sample_cases([(box, word) for word in languages()], 1)],
    ids=lambda told: told if isinstance(told, str) else told.id,
)
def test_game_of_bots_is_shown_to_its_end(
    box: saboteur.Entry, language: str, tmp_path: Path
) -> None:
    for seats in box.seats:
        match, shown = play_and_watch(box.id, seats, language, tmp_path)
        assert match.over
        assert Texts(language).text("game-over") in shown
        assert max(map(len, shown.splitlines())) <= max(SIZE[0], len(str(tmp_path)) + 80)


@pytest.mark.parametrize(
    ("box", "sight"),
    [
        case
        for box in BOXES
        for case in sample_cases([(box, sight) for sight in (OPEN, PUBLIC, 0)], 1)
    ],
    ids=lambda told: told.id if isinstance(told, saboteur.Entry) else str(told),
)
def test_a_record_can_be_looked_at_through_any_eyes(
    box: saboteur.Entry, sight: Sight, tmp_path: Path
) -> None:
    match, _ = play_and_watch(box.id, box.seats[0], "en", tmp_path)
    game = Replay(match.record())
    names = [f"Player {seat}" for seat in range(match.seats)]
    seat = sight if isinstance(sight, int) else None
    show = ReplayViewer(game, FAMILY_UIS[game.family].narrator(Texts("en"), names, seat), sight)
    show.terminal = ScriptedTerminal([], *SIZE)
    for step in range(0, len(game) + 1, max(1, len(game) // STEPS)):
        screen = show.render_screen(step)
        assert len(screen) <= SIZE[1]
        assert [line.plain for line in screen if line.cell_len > SIZE[0]] == []
        show.print_step(step)
