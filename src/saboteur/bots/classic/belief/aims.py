"""Aims: what each role wants of a round, and how well two roles go together.

A rule that scores a move never asks for a role by name: it asks what its aim is. A role that
nobody has described here digs.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from saboteur.kernel.value import value

DIG: Final = "dig"
HINDER: Final = "hinder"
WATCH: Final = "watch"
"""The three sides: who wants the treasure linked, who wants it never linked, who is paid anyhow."""


@value
class Aim:
    """What a role wants."""

    side: str
    door: str = ""
    """The doors that its team may pass, if it has a team; it wins only where it gets through."""
    crystals: bool = False
    """Whether crystals in the maze are what it is paid for."""
    alone: bool = False
    """Whether it wins only if it makes the link itself."""

    @property
    def sign(self) -> int:
        """What a step towards the treasure is worth: 1, 0 or -1."""
        return SIGNS[self.side]


SIGNS: Final[Mapping[str, int]] = MappingProxyType({DIG: 1, WATCH: 0, HINDER: -1})

MINER: Final = Aim(DIG)
AIMS: Final[Mapping[str, Aim]] = MappingProxyType(
    {
        "miner": MINER,
        "saboteur": Aim(HINDER),
        "greedy-dwarf": Aim(DIG, alone=True),
        "blue-digger": Aim(DIG, door="blue"),
        "green-digger": Aim(DIG, door="green"),
        "boss": MINER,
        "profiteer": Aim(WATCH),
        "geologist": Aim(WATCH, crystals=True),
    }
)

ALLIED: Final = 6.0
RIVAL: Final = -2.0
"""Diggers of two teams dig the same tunnel and fall out over its doors."""


def aim_of(role: str | None) -> Aim:
    """Return the aim of a role."""
    return AIMS.get(role or "", MINER)


def accord(own: Aim, other: Aim) -> float:
    """Say how well a role goes with one's own: above zero a friend, below a foe."""
    if own.crystals and other.crystals:
        return RIVAL  # they share the crystals
    if WATCH in (own.side, other.side):
        return 0.0
    if own.side != other.side:
        return -ALLIED
    if own.alone or other.alone or (own.door and other.door and own.door != other.door):
        return RIVAL
    return ALLIED
