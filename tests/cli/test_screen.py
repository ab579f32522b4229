"""Tests of the whole screen: its content, and that it fits all common window sizes."""

from __future__ import annotations

from random import Random

import pytest

import saboteur
from saboteur.cli.commands.arguments import seat_names
from saboteur.cli.families.classic.narrator import ClassicNarrator
from saboteur.cli.families.classic.ui import CLASSIC
from saboteur.cli.session.menu import labels_of
from saboteur.cli.session.screen import CardChoice, SidePanel, table_screen
from saboteur.texts import Texts, languages
from tests.cli.text_pictures import plain_lines, seen_view

WINDOWS = [(80, 24), (100, 40), (120, 30), (66, 24)]


def random_game(seats: int, seed: int, moves: int) -> saboteur.Game:
    """Return a game after random moves, lays if possible, with seat 0 on turn."""
    dice = Random(seed)  # noqa: S311 - a sample, not a secret
    game = saboteur.new("saboteur", seats=seats, seed=f"screen {seed}")
    for _ in range(moves):
        lays = [move for move in game.legal_moves() if move.verb == "lay"]
        game.play(dice.choice(lays or game.legal_moves()))
    while game.decider != 0 and not game.over:
        game.play(dice.choice(game.legal_moves()))
    return game


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("seats", [3, 5, 10])
def test_the_screen_fits(seats: int, size: tuple[int, int], language: str) -> None:
    texts = Texts(language)
    narrator = ClassicNarrator(texts, seat_names(texts, seats, (0,), None), 0)
    news = ["This is a sentence that takes more than one line in a narrow panel."] * 12
    for seed in range(4):
        game = random_game(seats, seed, 14 * seed)
        view, legal = game.view(0), game.legal_moves()
        screens = [
            table_screen(CLASSIC, view, narrator, SidePanel("News", news), size, legal=legal)
        ]
        for place, card in enumerate(view.hand):
            plays = CLASSIC.plays(card, legal)
            if len(plays) <= 12:
                chosen = CardChoice(place, labels_of(CLASSIC, plays))
                aside = SidePanel("Where?", moves=plays)
                screens.append(
                    table_screen(CLASSIC, view, narrator, aside, size, chosen=chosen, legal=legal)
                )
        for screen in screens:
            assert len(screen) <= size[1] - 1
            assert max(line.cell_len for line in screen) <= size[0] + 2


def test_screen_shows_only_what_its_seat_knows() -> None:
    view = seen_view(
        """
        roles saboteur miner miner | miner
        goals 8,-2=stone-ne 8,0=treasure 8,2=stone-nw
        hand 0 cross repair-pick
        hand 1 rockfall
        broken 2 pick lamp
        gold 0 3 1
        gold 1 2
        pile map map map
        saw 0 8,0=treasure round 1
        saw 1 8,2=stone-nw round 1
        """
    )
    narrator = ClassicNarrator(Texts("en"), ["Ann", "Bob", "Cid"], 0)
    text = "\n".join(
        plain_lines(table_screen(CLASSIC, view, narrator, SidePanel("News", ["Hello."]), (100, 24)))
    )
    assert "Pile 3" in text
    assert "▶ 0 You" in text
    assert "✗ pick, lamp" in text
    assert "You are: Saboteur" in text
    assert "your gold: 4 (3+1)" in text
    assert "◉ 8,0 Treasure, as seen" in text
    assert "8,2 seen by Bob" in text
    assert "Crossing" in text
    assert "Rockfall" not in text
    assert "stone" not in text
    assert "· Hello." in text


def test_cards_that_can_only_be_passed_have_their_numbers_in_brackets() -> None:
    view = seen_view("hand 0 cross map repair-pick\nbroken 0 lamp")
    narrator = ClassicNarrator(Texts("en"), ["Ann", "Bob", "Cid"], 0)
    game = saboteur.new("saboteur", seats=3, seed="x")
    legal = [game.rules.parse_move(text) for text in ("pass cross", "pass map", "play map 8,0")]
    text = "\n".join(
        plain_lines(table_screen(CLASSIC, view, narrator, SidePanel(""), (80, 24), legal=legal))
    )
    assert "(1)" in text
    assert "(2)" not in text
    assert "(3)" in text


def test_other_sights_have_no_hand() -> None:
    view = seen_view("hand 0 cross", "public")
    narrator = ClassicNarrator(Texts("en"), ["Ann", "Bob", "Cid"])
    text = "\n".join(plain_lines(table_screen(CLASSIC, view, narrator, SidePanel(""), (80, 24))))
    assert "Crossing" not in text
    assert "You" not in text
