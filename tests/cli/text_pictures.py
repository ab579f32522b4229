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
    """Return the rows of a block without styles."""
    return ["".join(char for char, _ in row) for row in block]


def block_styles(block: Block) -> set[str]:
    return {style for row in block for _, style in row}


def plain_lines(lines: Iterable[Text]) -> list[str]:
    return [line.plain.rstrip() for line in lines]


def deal_game(seed: str, seats: int = SEATS) -> saboteur.Game:
    return saboteur.new("saboteur", seats=seats, seed=seed, options={"first_player": 0})
