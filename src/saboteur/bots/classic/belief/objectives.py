"""The objective of each role in a round, and how well two of them agree.

A rule that scores a move uses the objective, never the name of a role. A role without an entry
digs.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from saboteur.kernel.value import value_class

DIG: Final = "dig"
HINDER: Final = "hinder"
WATCH: Final = "watch"
"""The sides: ``DIG`` links the treasure, ``HINDER`` prevents that, ``WATCH`` is paid either way."""


@value_class
class RoleObjective:
    """The objective of a role in a round."""

    side: str
    team_doors: str = ""
    """The door colour that the role's team may pass, or "". The role wins only if that team gets
    through.
    """
    wants_crystals: bool = False
    """Whether the role is paid for crystals in the maze."""
    must_link_alone: bool = False
    """Whether the role wins only if it makes the link itself."""

    @property
    def sign(self) -> int:
        """The value of a step towards the treasure: 1, 0 or -1."""
        return SIDE_SIGN[self.side]


SIDE_SIGN: Final[Mapping[str, int]] = MappingProxyType({DIG: 1, WATCH: 0, HINDER: -1})

MINER_OBJECTIVE: Final = RoleObjective(DIG)
ROLE_OBJECTIVES: Final[Mapping[str, RoleObjective]] = MappingProxyType(
    {
        "miner": MINER_OBJECTIVE,
        "saboteur": RoleObjective(HINDER),
        "greedy-dwarf": RoleObjective(DIG, must_link_alone=True),
        "blue-digger": RoleObjective(DIG, team_doors="blue"),
        "green-digger": RoleObjective(DIG, team_doors="green"),
        "boss": MINER_OBJECTIVE,
        "profiteer": RoleObjective(WATCH),
        "geologist": RoleObjective(WATCH, wants_crystals=True),
    }
)

AFFINITY_ALLIED: Final = 6.0
AFFINITY_RIVAL: Final = -2.0
"""The affinity of diggers of two teams, which dig the same tunnel but compete at its doors."""


def objective_of(role: str | None) -> RoleObjective:
    """Return the objective of a role; an unknown role, or ``None``, is a miner."""
    return ROLE_OBJECTIVES.get(role or "", MINER_OBJECTIVE)


def affinity(own: RoleObjective, other: RoleObjective) -> float:
    """Return how well another objective agrees with ``own``: above 0 a friend, below 0 a foe."""
    if own.wants_crystals and other.wants_crystals:
        return AFFINITY_RIVAL  # crystals are shared among the geologists
    if WATCH in (own.side, other.side):
        return 0.0
    if own.side != other.side:
        return -AFFINITY_ALLIED
    if (
        own.must_link_alone
        or other.must_link_alone
        or (own.team_doors and other.team_doors and own.team_doors != other.team_doors)
    ):
        return AFFINITY_RIVAL
    return AFFINITY_ALLIED
