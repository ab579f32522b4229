"""The lines that positions of all families have, parsed without the engine."""

from collections.abc import Mapping
from typing import Final

Spot = tuple[int, int]
"""The column and row of a cell."""

AWAY: Final[Mapping[str, Spot]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACING: Final[Mapping[str, str]] = {"N": "S", "E": "W", "S": "N", "W": "E"}


def spot_of(text: str) -> Spot:
    """Parse a cell written ``x,y``."""
    x, y = text.split(",")
    return int(x), int(y)


def beside(spot: Spot, side: str) -> Spot:
    return spot[0] + AWAY[side][0], spot[1] + AWAY[side][1]


class PositionLines:
    """Parser of a position, independent of the engine's.

    A subclass sets its own attributes first and has a method ``_read_…`` for each of its lines.
    """

    def __init__(self, text: str) -> None:
        self.seed = ""
        self.round = 0
        self.starter = 0
        self.maze: dict[Spot, tuple[str, bool]] = {}
        self.hands: dict[int, tuple[str, ...]] = {}
        self.pile: tuple[str, ...] = ()
        self.aside: tuple[str, ...] = ()
        self.broken: dict[int, tuple[str, ...]] = {}
        self.asks: list[tuple[str, ...]] = []
        for line in text.splitlines():
            name, *words = line.split(" ")
            read = getattr(self, "_read_" + name.replace("-", "_"), None)
            if read is None:
                self.read_other(name, words)
            else:
                read(words)

    def read_other(self, name: str, words: list[str]) -> None:
        """Parse a line for which there is no method; fail unless a subclass overrides this."""
        raise AssertionError(f"{name} {words}")

    def _read_seed(self, words: list[str]) -> None:
        self.seed = " ".join(words)

    def _read_round(self, words: list[str]) -> None:
        self.round, self.starter = int(words[0]), int(words[2])

    def _read_maze(self, words: list[str]) -> None:
        for word in words:
            place, name = word.split("=")
            self.maze[spot_of(place)] = (name.rstrip("*"), name.endswith("*"))

    def _read_hand(self, words: list[str]) -> None:
        self.hands[int(words[0])] = tuple(words[1:])

    def _read_pile(self, words: list[str]) -> None:
        self.pile = tuple(words)

    def _read_aside(self, words: list[str]) -> None:
        self.aside = tuple(words)

    def _read_broken(self, words: list[str]) -> None:
        self.broken[int(words[0])] = tuple(words[1:])

    def _read_ask(self, words: list[str]) -> None:
        self.asks.append(tuple(words))


Discard = tuple[tuple[str, list[int] | None], ...]
"""Each card with the seats that know it, or ``None`` if it lies face up."""


def read_discard(words: list[str]) -> Discard:
    split = [word.partition("~") for word in words]
    return tuple(
        (card, [int(seat) for seat in seats.split("~") if seat] if mark else None)
        for card, mark, seats in split
    )
