"""Tests of the veto window at one terminal: all seats are asked; the holder stays secret."""

from __future__ import annotations

import pytest

from saboteur.bots import bot
from saboteur.cli.families.classic.narrator import ClassicNarrator
from saboteur.cli.session.record_file import RecordFile
from saboteur.cli.session.session import Session
from saboteur.games.registry import ruleset
from saboteur.play.match import Match
from saboteur.texts import Texts
from tests.cli.scripted_terminal import ScriptedTerminal

RULES = "saboteur+veto"
OPTIONS = {"first_player": 0}


class EnoughAnswers(Exception):
    """Ends a test's game after the wanted number of answers."""


class ScriptedPlayers(ScriptedTerminal):
    """Players at a terminal; on their turn they lay the first card that they can.

    The first questions about a veto are answered from ``objections``, later ones with Enter. After
    ``answers`` answers ``read_line`` raises ``EnoughAnswers``.
    """

    def __init__(self, match: Match, objections: list[str], answers: int) -> None:
        super().__init__([], 100, 30)
        self.match = match
        self.objections = objections
        self.left = answers
        self.asked: list[str] = []

    def read_line(self, prompt: str) -> str:
        """Keep the prompt and return the answer to it."""
        self.asked.append(prompt)
        self.console.print(prompt)
        self.left -= 1
        if self.left < 0:
            raise EnoughAnswers
        if prompt.startswith("Does anybody"):
            return self.objections.pop(0) if self.objections else ""
        if prompt.startswith("Your turn"):
            moves = self.match.legal_moves(self.match.deciders[0])
            return next(move.text for move in moves if move.verb == "lay")
        return "1" if prompt.startswith("Your answer") else ""

    def questions(self, start: str) -> list[str]:
        """Return the prompts so far that begin with ``start``."""
        return [prompt for prompt in self.asked if prompt.startswith(start)]


def play(
    seed: str, bots: int, objections: list[str], answers: int
) -> tuple[ScriptedPlayers, Match]:
    """Play with people and bots until the people have given ``answers`` answers."""
    match = Match(RULES, seats=3, seed=seed, nonce="window", options=OPTIONS)
    people = ScriptedPlayers(match, objections, answers)
    session = Session(
        match,
        ruleset(RULES, 3, OPTIONS),
        people,
        ClassicNarrator(Texts("en"), ["Ann", "Bob", "Cid"]),
        bots={seat: bot("random", str(seat)) for seat in range(3 - bots, 3)},
        record_file=RecordFile(),
    )
    with pytest.raises(EnoughAnswers):
        session.play()
    return people, match


def holding(seat: int) -> str:
    """Return a seed with which the seat is dealt a veto card."""
    for seed in map(str, range(200)):
        if "veto" in Match(RULES, seats=3, seed=seed, nonce="n", options=OPTIONS).view(seat).hand:
            return seed
    message = "no such deal among the first two hundred"
    raise AssertionError(message)


def events_told(match: Match) -> list[str]:
    """Return seat 0's events since the deal, as sentences."""
    narrator = ClassicNarrator(Texts("en"), ["Ann", "Bob", "Cid"], 0)
    return narrator.events([event for step in match.stream(0) for event in step.events])


def test_people_are_asked_together_and_shown_what_was_put_down() -> None:
    people, match = play(holding(2), 0, ["", "2"], 12)
    first, second, *_ = people.questions("Does anybody")
    assert first.endswith("Else the number: 1 Bob, 2 Cid >")
    assert second.endswith("Else the number: 2 Cid, 0 Ann >")
    assert "Ann puts down “" in people.console.export_text()
    assert any(said.startswith("You lay") for said in events_told(match))
    assert any(said.startswith("Cid vetoes Bob’s “") for said in events_told(match))


def test_veto_window_refuses_objection_and_asks_again() -> None:
    people, match = play(holding(1), 0, ["2", "9", "1"], 9)
    shown = people.console.export_text()
    assert "2 can’t veto it." in shown
    assert "9 can’t veto it." in shown
    assert any(said.startswith("Bob vetoes your") for said in events_told(match))


def test_one_person_among_bots_is_asked_only_when_there_is_a_choice() -> None:
    with_it, _ = play(holding(0), 2, [], 6)
    assert with_it.questions("Your answer, 1–2")
    without, match = play(holding(1), 2, [], 6)
    assert not without.questions("Your answer")
    assert match.version > 6
