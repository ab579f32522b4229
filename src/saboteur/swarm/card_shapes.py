"""Functions for the rule tables of all boxes: poses of cards, and which sides a pose joins."""

from collections.abc import Iterable, Sequence
from typing import Final

from saboteur.kernel.tile import Pose, PoseBook
from saboteur.swarm.chance import WORD_MASK

DE_BRUIJN: Final = 0x077CB531
"""A de Bruijn sequence: the upper five bits of its 32 shifts are all different."""
POPCOUNTS: Final = tuple(four.bit_count() for four in range(16))
"""The number of set bits by four-bit number."""


def poses_of(poses: PoseBook, card: int) -> list[int]:
    """List the distinct poses of a card."""
    return sorted({poses.pose(card, turned=turned) for turned in (False, True)})


def joined_sides(pose: Pose, nodes: Iterable[int], blocked: int = 0) -> int:
    """Return the sides of a card that are joined to at least one of ``nodes``, as bits.

    ``blocked`` are the bits of the barriers that nobody can pass.
    """
    found = set(nodes)
    pending = [*found]
    while pending:
        node = pending.pop()
        beyond = {other for other, barrier in pose.links[node] if not barrier & blocked} - found
        found |= beyond
        pending += beyond
    return sum(1 << side for side in pose.open_sides if pose.arms[side] in found)


def de_bruijn_table() -> list[int]:
    """Return a table from the upper five bits of ``bit × DE_BRUIJN`` to the index of ``bit``."""
    found = [0] * 32
    for bit in range(32):
        found[(DE_BRUIJN << bit & WORD_MASK) >> 27] = bit
    return found


def fitting_faces_by_constraint(open_sides: Sequence[int], faces: Sequence[int]) -> list[int]:
    """Return for each constraint of a cell which of ``faces`` fit, as bits (B-22, D-12).

    ``open_sides`` are the open sides of each face. The low four bits of a constraint are the sides
    that must be open, the next four those that must be closed.
    """
    return [
        sum(
            1 << place
            for place, face in enumerate(faces)
            if not constraint & 15 & ~open_sides[face] and not constraint >> 4 & open_sides[face]
        )
        for constraint in range(256)
    ]
