"""Helpers of the rule tests of The Dark Cave: positions, moves and answers as text."""

from collections.abc import Mapping
from typing import Any

import saboteur
from saboteur.games.options import OptionValue
from saboteur.kernel.event import Event
from saboteur.play.game import Game
from tests.rule_positions import game_at

SEATS = range(2, 9)
"""The numbers of players of the box."""


def dark_cave_at(
    position: str = "",
    seats: int = 3,
    options: Mapping[str, OptionValue] | None = None,
    deck: str | None = None,
) -> Game:
    """Return a game in a position; seats for which it has no hand hold one card each.

    Without a line ``ask``, seat 0 is on turn.
    """
    words = {tuple(line.split()[:2]) for line in position.splitlines()}
    hands = [
        f"hand {seat} cross-iii" for seat in range(1, seats) if ("hand", str(seat)) not in words
    ]
    return game_at("\n".join([position, *hands]), seats, options, "dark-cave", deck)


def dealt(seats: int, seed: object = "deal", **options: OptionValue) -> Game:
    return saboteur.new("dark-cave", seats=seats, seed=str(seed), options=options)


def shown(game: Game, key: str, sight: Any = "public") -> Any:
    return game.view(sight).to_dict()[key]


def only(events: tuple[Event, ...], kind: type[Event]) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def dwarf(game: Game, seat: int) -> str:
    """Return the place of a dwarf, as the position writes it."""
    return game.position().split("\ndwarves ")[1].split("\n")[0].split()[seat]
