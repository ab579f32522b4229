"""Tests of ``saboteur cards``: the effects of cards."""

import re

import pytest

from saboteur.games.registry import catalogue
from saboteur.texts import Texts
from saboteur.texts.effects import EFFECTS, cards_of
from tests.cli.in_process_command import run


def cards_output(*words: str) -> str:
    """Run the command and return its output, with line breaks as spaces."""
    answer = run("cards", *words)
    assert answer.returncode == 0, answer.stderr
    return " ".join(answer.stdout.split())


def test_a_card_says_what_it_does_when_and_by_which_rules() -> None:
    texts = Texts("en")
    shown = cards_output("saboteur", "map")
    assert shown == (
        f"Saboteur · Action cards Map ×6 {texts.text('effect-map')} "
        f"When: {texts.attribute('effect-map', 'when')} Rules: B-34, R-20"
    )


@pytest.mark.parametrize(
    ("words", "starts"),
    [
        (("saboteur2", "Blue", "digger"), "Saboteur 2 · Roles Blue digger ×4"),
        (("saboteur2", "chariot cassé", "--lang=fr"), "Saboteur · Cartes action Chariot cassé ×3"),
        (
            ("dark-cave", "web"),
            "The Dark Cave · Action cards Web ×3 Web (level I) ×1, Web (level II) ×1",
        ),
        (("troll",), "Saboteur: The Lost Mines · Action cards Troll ×2"),
        (("veto",), "Veto (2019) · Action cards Veto ×1"),
    ],
)
def test_cards_are_found_by_name(words: tuple[str, ...], starts: str) -> None:
    assert starts in cards_output(*words)


def test_without_a_word_it_is_the_base_game() -> None:
    assert cards_output() == cards_output("saboteur")
    counts = re.findall(r"^  \S.*  ×(\d+)$", run("cards").stdout, re.MULTILINE)
    assert sum(map(int, counts)) == 44 + 27 + 28 + 11  # B-1 to B-4


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("box", [entry.id for entry in catalogue() if entry.kind == "box"])
def test_cards_command_lists_every_effect_of_a_box(box: str, language: str) -> None:
    texts = Texts(language)
    shown = cards_output(box, f"--lang={language}")
    for card in cards_of(box):
        effect = " ".join(texts.text(f"effect-{card.effect}").split())
        assert effect in shown, card
        assert ", ".join(EFFECTS.clauses[card.effect]) in shown, card


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        (("no such card",), "No card is called “no such card”."),
        (("duel", "map"), "No card is called “map”."),
        (("right-of-way",), "There are no cards of right-of-way."),
    ],
)
def test_cards_command_refuses_unknown_names(words: tuple[str, ...], refusal: str) -> None:
    answer = run("cards", *words)
    assert (answer.returncode, answer.stdout) == (2, "")
    assert answer.stderr == f"saboteur: {refusal}\n"
