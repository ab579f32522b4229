"""Tests of rule sets at the terminal: screens fit, and numbers can choose each legal move."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest
from rich.text import Text

from saboteur.cli.commands.arguments import seat_names
from saboteur.cli.families.family_ui import AnyFamilyUI, FamilyView
from saboteur.cli.families.registry import FAMILY_UIS
from saboteur.cli.session.dialogue import Dialogue
from saboteur.cli.session.interpreter import Interpreter, Situation
from saboteur.cli.session.record_file import RecordFile
from saboteur.kernel.move import Move
from saboteur.texts import Texts, languages
from tests.cli.dealt_tables import TABLES, deal
from tests.cli.scripted_terminal import ScriptedTerminal
from tests.sampling import sample_cases

DECISIONS = 120
"""How many decisions of each game are answered at the terminal."""


class Window(ScriptedTerminal):
    """A terminal of 80 columns and 24 lines that keeps its screens."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(lines, 80, 24)
        self.screens: list[str] = []

    def clear(self) -> None:
        """Keep the screen so far and start a new one."""
        self.screens.append(self.console.export_text())

    def print_lines(self, lines: Iterable[Text]) -> None:
        """Print lines at once and without styles, which other tests check."""
        self.console.print(Text("\n".join(line.plain for line in lines)), no_wrap=True, crop=True)


def typed_for(
    front: AnyFamilyUI, view: FamilyView, legal: tuple[Move, ...], move: Move
) -> list[str]:
    """Return the input lines that choose a move."""
    if not front.is_from_hand(view, legal):
        return [str(legal.index(move) + 1)]
    if move.card and move.verb == front.passes:
        return [f"pass {view.hand.index(move.card) + 1}"]
    if move.card and move.verb in (front.lay, front.play):
        number = front.plays(move.card, legal).index(move) + 1
        return [str(view.hand.index(move.card) + 1), str(number)]
    options = front.options(view, legal)
    place = next(place for place, moves in enumerate(options) if move in moves)
    first = str(len(view.hand) + place + 1)
    return [first] if len(options[place]) == 1 else [first, str(options[place].index(move) + 1)]


@pytest.mark.parametrize(
    ("ruleset", "seats", "language"),
    sample_cases([(*table, word) for table in TABLES for word in languages()], 6),
)
def test_every_move_is_reached_by_numbers_and_every_screen_fits(
    ruleset: str, seats: int, language: str
) -> None:
    game = deal(ruleset, seats, language)
    dice = Random(seats)  # noqa: S311 - a sample, not a secret
    texts = Texts(language)
    front = FAMILY_UIS[game.rules.family]
    narrator = front.narrator(texts, seat_names(texts, seats, (), None))
    answered = 0
    asked = set()
    while (seat := game.decider) is not None and answered < DECISIONS:
        view, legal = game.view(seat), game.legal_moves()
        move = dice.choice(legal)
        rare = view.asked not in asked or len(legal) > 40
        if rare or dice.random() < 0.3:
            asked.add(view.asked)
            answered += 1
            window = Window(typed_for(front, view, legal, move))
            spoken = narrator.for_seat(seat)
            dialogue = Dialogue(Interpreter(window, spoken, game.rules, RecordFile()))
            assert dialogue.choose_move(Situation(view, legal, ["Something."] * 9, [])) is move
            window.clear()
            assert all(len(screen.splitlines()) <= 24 for screen in window.screens)
        game.play(move)
    assert answered == DECISIONS or game.over
