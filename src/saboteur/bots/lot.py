"""Drawing lots: a bot's chance is addressed by its seed and by the moment it is asked."""

import json
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any, Final, TypeAlias

from saboteur.kernel.geometry import xy
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import Stream, pick

FINE: Final = 1 << 20

Moment: TypeAlias = Callable[[Any], str]
"""Names the decision that a seat is asked, from its view; no two of a game have the same name."""


def draw_lot(moves: Sequence[Move], seed: str, moment: str) -> Move:
    """Return one of the moves, each equally likely, however they are listed."""
    listed = sorted(moves, key=str)
    return listed[pick(len(listed), seed, moment)]


def draw_word(words: Sequence[str], seed: str, moment: str) -> str:
    """Return one of some words, each equally likely."""
    return words[pick(len(words), seed, moment)]


def best_of(worths: Mapping[Move, float], seed: str, moment: Callable[[], str]) -> Move:
    """Return the move of most worth; lots decide between equals."""
    best = max(worths.values())
    equals = [move for move, worth in worths.items() if worth == best]
    return equals[0] if len(equals) == 1 else draw_lot(equals, seed, moment())


def chance(seed: str) -> float:
    """Return a number from 0 to 1 that belongs to a seed: what is less likely did not happen."""
    return Stream(seed, "belief").below(FINE) / FINE


def whole_view(view: Any) -> str:  # noqa: ANN401 - each family has its own view
    """Name a decision by all that its seat sees: for families where no view comes twice.

    The maze counts in the order in which it was laid: sorted, a seed would draw other lots than it
    did when the levels were measured.
    """
    shown = view.to_dict()
    order: dict[tuple[int, int], int] = {
        xy(place): number for number, place in enumerate(view.cards)
    }
    shown["maze"].sort(key=lambda card: order[card["x"], card["y"]])
    seen = json.dumps(shown, sort_keys=True, separators=(",", ":"))
    return sha256(seen.encode()).hexdigest()
