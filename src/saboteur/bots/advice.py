"""Advice: what an expert would have looked at in a seat's place, and what speaks for each move.

A study is the beginning of an expert's thinking, held: its candidates, what they seemed to come to,
and how one world more is tried. Whoever has it goes on for as long as somebody looks.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from saboteur.bots.search import PRIOR, Try
from saboteur.bots.weighing import Worths
from saboteur.kernel.move import Move
from saboteur.kernel.value import value

MOST: Final = 4
"""So many candidates are shown where no worlds are tried."""
CLOSE: Final = 0.05
"""By less than so many cards a way is not nearer."""


@value
class Term:
    """Something that the weighing of a move goes by; its words are ``advice-WORD``."""

    word: str
    seat: int | None = None
    amount: float | None = None


Explaining: TypeAlias = Callable[[Move], tuple[Term, ...]]


@value
class Study:
    """What there is to choose from, before any world is tried."""

    hopes: Mapping[Move, float]
    """What each candidate seemed to come to, in ``unit``."""
    unit: str
    """``chance``, ``points`` or ``nuggets``."""
    explain: Explaining
    attempt: Try | None = None
    """Tries all candidates in one world; ``None`` where worlds would say nothing."""
    weight: float = 1.0
    """So much a world says beside what was hoped, which weighs as ``search`` has it."""


def leading(worths: Worths, scale: float) -> dict[Move, float]:
    """Return the moves that seemed best, the best first, by what they fall short of it."""
    order = sorted(worths, key=lambda move: (-worths[move], str(move)))[:MOST]
    return {move: scale * (worths[move] - worths[order[0]]) for move in order}


def with_played(
    hopes: Mapping[Move, float], worths: Worths, played: Move, scale: float
) -> dict[Move, float]:
    """Add the move that was made, if nobody thought of it: it is to be compared."""
    if played in hopes:
        return dict(hopes)
    first = max(hopes, key=lambda move: worths.get(move, 0.0))
    worth = worths.get(played, min(worths.values(), default=0.0))
    return {**hopes, played: hopes[first] + scale * (worth - worths.get(first, 0.0))}


def values(hopes: Sequence[float], weight: float, sums: Sequence[float], tried: int) -> list[float]:
    """Return what candidates come to, by their hopes and by all worlds that were tried."""
    whole = PRIOR + weight * tried
    return [(PRIOR * hope + found) / whole for hope, found in zip(hopes, sums, strict=True)]
