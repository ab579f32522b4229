"""Reproducible random choices, addressed by a bot's seed and the decision it is asked."""

import json
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Any, Final, TypeAlias

from saboteur.kernel.geometry import xy
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import Stream, pick

PROBABILITY_STEPS: Final = 1 << 20

DecisionKey: TypeAlias = Callable[[Any], str]
"""Returns the name of a seat's decision from its view; unique within a game."""


def choose_uniform(moves: Sequence[Move], seed: str, decision_key: str) -> Move:
    """Return one of the moves uniformly, whatever their order."""
    listed = sorted(moves, key=str)
    return listed[pick(len(listed), seed, decision_key)]


def choose_word(words: Sequence[str], seed: str, decision_key: str) -> str:
    """Return one of the words uniformly."""
    return words[pick(len(words), seed, decision_key)]


def choose_best(scores: Mapping[Move, float], seed: str, decision_key: Callable[[], str]) -> Move:
    """Return the move with the highest score; the seed breaks ties."""
    best = max(scores.values())
    equals = [move for move, score in scores.items() if score == best]
    return equals[0] if len(equals) == 1 else choose_uniform(equals, seed, decision_key())


def uniform_float(seed: str) -> float:
    """Return a deterministic uniform float in [0, 1) for ``seed``."""
    return Stream(seed, "belief").below(PROBABILITY_STEPS) / PROBABILITY_STEPS


def view_digest(view: Any) -> str:  # noqa: ANN401 - each family has its own view
    """Return a name for a decision from the whole view, for families whose views never repeat.

    The maze is listed in the order in which it was laid: sorting it would change the random choices
    with which the levels were measured.
    """
    shown = view.to_dict()
    order: dict[tuple[int, int], int] = {
        xy(place): number for number, place in enumerate(view.cards)
    }
    shown["maze"].sort(key=lambda card: order[card["x"], card["y"]])
    seen = json.dumps(shown, sort_keys=True, separators=(",", ":"))
    return sha256(seen.encode()).hexdigest()
