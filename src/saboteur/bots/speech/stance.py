"""A stance: the opinions that a seat would state, decided by its family."""

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from saboteur.bots.tie_break import uniform_float
from saboteur.kernel.geometry import Cell
from saboteur.kernel.value import value_class

ClaimedGoals: TypeAlias = Mapping[Cell, str]
"""A seat's claims about goals this round."""

LIE_RATE: Final = 0.65
"""How often a deceiver lies. Constant lies would reveal the truth, once the deceiver is known."""
OTHER_CLAN_BLAME: Final = 0.4
"""The blame of members of the other clan: known opponents are neither blamed nor trusted."""


@value_class
class Stance:
    """The opinions that a seat wants the others to have."""

    seat: int
    decision_key: str
    """The name of the decision, which seeds the random choices."""
    goal_claims: tuple[tuple[Cell, str], ...] = ()
    """Claims about goals the seat has looked at, true or not."""
    seat_claims: tuple[tuple[int, str], ...] = ()
    """Claims about other seats whose secret cards the seat has looked at."""
    role: str = ""
    """The role that the seat claims; empty if there are no secret roles."""
    blame: tuple[float, ...] = ()
    """By seat, how much the others should suspect the seat; empty if there are no sides."""
    needs_repair: bool = False
    """Whether the seat needs another seat to repair one of its tools."""
    is_opening: bool = False
    """Whether the game has just begun."""
    praises_reveals: bool = False
    """Whether the seat comments when another seat reveals a goal."""


def is_lying(seed: str, round_: int, cell: Cell) -> bool:
    """Return whether a deceiver lies about a goal; the answer is fixed for a round."""
    return uniform_float(f"{seed}/lie/{round_}/{cell}") < LIE_RATE


def consistent_goal_claims(
    claimed_goals: ClaimedGoals, seen_goals: Iterable[tuple[Cell, tuple[str, ...]]]
) -> tuple[tuple[Cell, str], ...]:
    """Return claims about goals that are all different, so that no word is used twice.

    ``seen_goals`` holds each goal with its words, best first. Earlier claims stay.
    """
    claims = dict(claimed_goals)
    for cell, words in seen_goals:
        if cell not in claims:
            free = [word for word in words if word not in claims.values()]
            claims[cell] = free[0] if free else words[-1]
    return tuple((cell, claims[cell]) for cell, _ in seen_goals)
