"""Positions and blocks as plain text, to compare with expected pictures."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

import saboteur
from saboteur.games.classic.view import View
from saboteur.games.registry import ruleset
from saboteur.kernel.sight import Sight
from saboteur.picture.text.blocks import Block

SEATS = 3


def seen_view(position: str, sight: Sight = 0, seats: int = SEATS) -> View:
    """Return a sight's view of a position; seat 0 is on turn unless the position says otherwise."""
    rules = ruleset("saboteur", seats)
    asked = position if "ask " in position else f"{position}\nask turn 0"
    view: View = rules.view(rules.parse_position(asked), sight)
    return view


def block_rows(block: Block) -> list[str]:
    """Return the characters of a block."""
    return ["".join(char for char, _ in row) for row in block]


def block_styles(block: Block) -> set[str]:
    """Return the styles of a block."""
    return {style for row in block for _, style in row}


def plain_lines(lines: Iterable[Text]) -> list[str]:
    """Return lines without styles and trailing blanks."""
    return [line.plain.rstrip() for line in lines]


def deal_game(seed: str, seats: int = SEATS) -> saboteur.Game:
    """Deal a game in which seat 0 begins."""
    return saboteur.new("saboteur", seats=seats, seed=seed, options={"first_player": 0})
