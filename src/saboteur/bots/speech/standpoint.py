"""A standpoint: what a seat has to say, as its family sees the moment. No family is known here."""

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from saboteur.bots.lot import chance
from saboteur.kernel.geometry import Cell
from saboteur.kernel.value import value

Said: TypeAlias = Mapping[Cell, str]
"""What a seat said of goals this round."""

LYING: Final = 0.65
"""How often whoever would deceive the others does: who always lied would tell by it, once he is
known, what is true."""


@value
class Standpoint:
    """What a seat would have the others believe."""

    seat: int
    moment: str
    """Names the moment, for its lots."""
    goals: tuple[tuple[Cell, str], ...] = ()
    """What it would say of the goals that it has looked at, true or not."""
    seats: tuple[tuple[int, str], ...] = ()
    """What it would say of the others whose secret cards it has looked at."""
    role: str = ""
    """What it would say of itself; nothing, where nobody has a secret role."""
    blame: tuple[float, ...] = ()
    """By seat, how far it would have it suspected; nothing, where nobody has a side."""
    barred: bool = False
    """Whether it needs somebody who repairs a tool of its own."""
    opening: bool = False
    """Whether the game has just begun."""
    admires: bool = False
    """Whether it says so when another turns a goal over."""


def lies(seed: str, round_: int, cell: Cell) -> bool:
    """Whether one who would deceive the others lies about a goal: in a round always the same."""
    return chance(f"{seed}/lie/{round_}/{cell}") < LYING


def kept(said: Said, seen: Iterable[tuple[Cell, tuple[str, ...]]]) -> tuple[tuple[Cell, str], ...]:
    """Return what is said of goals no two of which are the same, so that no word stands twice.

    ``seen`` are goals, each with the words for it from the best on. What was said stays.
    """
    told = dict(said)
    for cell, words in seen:
        if cell not in told:
            free = [word for word in words if word not in told.values()]
            told[cell] = free[0] if free else words[-1]
    return tuple((cell, told[cell]) for cell, _ in seen)
