"""Tests of the signs of modules: cards, pawns, chests, locations, and what a seat knows."""
# ruff: noqa: RUF001 - slopes and dashes are drawn here, not written

from __future__ import annotations

import pytest

from saboteur.cli.draw.grid import grid_lines
from saboteur.cli.families.classic.narrator import ClassicNarrator
from saboteur.cli.families.classic.notes import note_lines
from saboteur.cli.families.classic.panel import gold_line, player_lines
from saboteur.cli.families.classic.ui import CLASSIC
from saboteur.cli.session.screen import SidePanel, table_screen
from saboteur.games.classic.rules import ClassicRules
from saboteur.games.classic.view import View
from saboteur.games.registry import ruleset
from saboteur.picture.classic.board import Board
from saboteur.picture.text.blocks import LARGE, MEDIUM, SMALL
from saboteur.picture.text.grid import Window
from saboteur.texts import Texts
from tests.cli.text_pictures import block_rows, plain_lines
from tests.rule_positions import game_at

NARRATOR = ClassicNarrator(Texts("en"), ["Ann", "Bob", "Cid"], 0)


def seen_board(position: str, id_: str, seats: int = 3) -> View:
    view: View = game_at(position, seats, None, id_).view(0)
    return view


@pytest.mark.parametrize(
    ("card", "large", "medium", "small"),
    [
        ("bridge", ["░░┃░░", "━╸┃╺━", "░░┃░░"], ["░┃░", "╸┃╺"], ["╸┃╺"]),
        ("double-curve-nw-es", ["░░┃░░", "━━╱━━", "░░┃░░"], ["░┃░", "━╱━"], ["━╱━"]),
        ("ladder-s", ["░░░░░", "░░≡░░", "░░┃░░"], ["≡░░", "░╻░"], ["≡╻░"]),
        ("ladder-nw", ["░░┃░░", "━━≡░░", "░░░░░"], ["≡┃░", "━┛░"], ["━┛≡"]),
        ("door-blue-horizontal", ["░░░░░", "━━B━━", "░░░░░"], ["░░░", "━B━"], ["━B━"]),
        ("door-green-es", ["░░░░░", "░░G━━", "░░┃░░"], ["░░░", "░G━"], ["░G━"]),
        ("crystal-cross", ["◇░┃░░", "━━╋━━", "░░┃░░"], ["◇┃░", "━╋━"], ["━◇━"]),
        ("crystal-dead-s", ["◇░░░░", "░░╳░░", "░░╻░░"], ["◇░░", "░╻░"], ["◇╻░"]),
        ("mixed-horizontal-stub-ns", ["░░╹░░", "━━━━━", "░░╻░░"], ["░╹░", "━┯━"], ["━┿━"]),
        ("mixed-curve-ne-stub-s", ["░░┃░░", "░░┗━━", "░░╻░░"], ["░┃░", "░┡━"], ["░┡━"]),
    ],
)
def test_cards_of_saboteur_2(
    card: str, large: list[str], medium: list[str], small: list[str]
) -> None:
    rules = ruleset("saboteur2", 3)
    assert isinstance(rules, ClassicRules)
    assert block_rows(CLASSIC.draw_card(rules.kit, card, LARGE, NARRATOR)) == large
    assert block_rows(CLASSIC.draw_card(rules.kit, card, MEDIUM, NARRATOR)) == medium
    assert block_rows(CLASSIC.draw_card(rules.kit, card, SMALL, NARRATOR)) == small


def test_doors_have_the_letters_of_the_language() -> None:
    rules = ruleset("saboteur2", 3)
    assert isinstance(rules, ClassicRules)
    french = ClassicNarrator(Texts("fr"), ["Ann"])
    drawn = CLASSIC.draw_card(rules.kit, "door-green-horizontal", SMALL, french)
    assert block_rows(drawn) == ["━V━"]


def test_a_card_that_mends_all_tools_shows_all_letters() -> None:
    rules = ruleset("saboteur+master-craftsman", 3)
    assert isinstance(rules, ClassicRules)
    assert block_rows(CLASSIC.draw_card(rules.kit, "master-craftsman", MEDIUM, NARRATOR)) == [
        " ✓ ",
        "PLC",
    ]


MODULES = "saboteur+costume-workshop+new-goals+right-of-way+treasure-chests"
TABLE = """
    0  1  2  3  4
-3  ·  ·  ·  ·  ·
-2  ·  · ◉▣  · ─⌂─
-1  ·  ·  ·  ·  ·
 0 ━✶━♙1  ·  ·  ·
 1  ·  ·  ·  ·  ·
 2  ·  · [▣] ·  ·
"""
POSITION = """
    roles miner saboteur miner | miner
    goals 8,-4=dragon 8,-2=treasure 8,0=gold-sack-1 8,2=stone-nw 8,4=giant-spider | stone-nw
    maze 4,-2=costume-workshop
    right-of-way pawn 0,0 E 1
    treasure-chests covered 2,-2 chest-cross chest-nugget seen 0
    treasure-chests covered 2,2 chest-cross chest-rob seen 2
    saw 0 8,-4=dragon round 1
    saw 0 8,4=giant-spider round 1
    nuggets 2 1 0
"""


def test_pawns_chests_and_places_lie_in_the_maze() -> None:
    view = seen_board(POSITION, MODULES)
    lines = plain_lines(grid_lines(Board(view, NARRATOR), SMALL, Window(0, -3, 4, 2)))
    assert "\n".join(["", *(line.replace("…", "").rstrip() for line in lines), ""]) == TABLE
    goals = plain_lines(grid_lines(Board(view, NARRATOR), SMALL, Window(8, -4, 8, 4)))
    assert "◉§" in goals[1]
    assert "[?]" in goals[3]
    assert "◉*" in goals[9]


def test_notes_tell_of_pawns_and_chests() -> None:
    view = seen_board(POSITION, MODULES)
    notes = [" ".join(plain_lines(lines)) for lines in note_lines(view, NARRATOR, 60)]
    assert notes == [
        "♙ 1,0 closed by a pawn of Bob",
        "◉ 2,-2 Chest crossing; Chest: a nugget",
        "▣ 2,2 seen by Cid",
    ]


def test_nuggets_are_counted_for_oneself_alone() -> None:
    view = seen_board(POSITION, MODULES)
    lines = plain_lines(player_lines(view, NARRATOR, 60))
    assert lines[1].endswith("0◆2")
    assert lines[2].endswith("0◆")
    assert lines[3].endswith("0")
    assert gold_line(view, NARRATOR) == "◆ your gold: 0 and 2 nuggets"


def test_prisons_and_thieves_lie_before_players() -> None:
    view = seen_board("broken 1 lamp prison\nbroken 2 thief\nhand 0 map", "saboteur2")
    lines = plain_lines(player_lines(view, NARRATOR, 60))
    assert lines[0].lstrip().startswith("↓ player")
    assert lines[1].endswith("–")
    assert lines[2].endswith("✗ lamp ▥ prison")
    assert lines[3].endswith("¤ thief")
    terse = plain_lines(player_lines(view, NARRATOR, 60, terse=True))
    assert terse[2].endswith("✗L ▥")


def test_table_signs_keep_seen_roles_and_hands() -> None:
    game = game_at(
        """
        roles blue-digger saboteur boss | geologist
        hand 0 hand-swap map cross
        hand 1 inspection bridge
        hand 2 map
        pile map map map map map map
        """,
        3,
        None,
        "saboteur2",
    )
    game.play("play hand-swap 1")
    view: View = game.view(0)
    notes = [" ".join(plain_lines(lines)) for lines in note_lines(view, NARRATOR, 60)]
    assert notes == ["◉ Bob holds Map, Crossing"]
    for move in ("play map 8,0", "pass map", "play inspection 1"):
        game.play(move)
        while game.view(0).asked == "pass-more":
            game.play("stop")
    notes = [" ".join(plain_lines(lines)) for lines in note_lines(game.view(0), NARRATOR, 60)]
    assert notes[0] == "◉ Bob was Saboteur when you looked"


def test_play_that_goes_the_other_way_is_shown() -> None:
    game = game_at("hand 0 change-of-direction map", 3, None, "saboteur+change-of-direction")
    game.play("play change-of-direction")
    assert "↑ player" in plain_lines(player_lines(game.view(0), NARRATOR, 60))[0]


def test_the_header_counts_the_modules() -> None:
    view = seen_board(POSITION, MODULES)
    text = plain_lines(table_screen(CLASSIC, view, NARRATOR, SidePanel(""), (80, 24)))
    assert text[0].startswith(" Saboteur +4 · Round 1 of 3")
