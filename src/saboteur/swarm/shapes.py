"""What tables of all boxes say of cards that lie in a maze."""

from collections.abc import Iterable, Sequence
from typing import Final

from saboteur.kernel.tile import Pose, PoseBook
from saboteur.swarm.chance import WORD

DE_BRUIJN: Final = 0x077CB531
"""All its shifts begin with other five bits."""
COUNTS: Final = tuple(four.bit_count() for four in range(16))
"""By four bits, how many are set."""


def poses_of(poses: PoseBook, card: int) -> list[int]:
    """List the ways in which a card may lie."""
    return sorted({poses.pose(card, turned=turned) for turned in (False, True)})


def joined_sides(pose: Pose, nodes: Iterable[int], blocked: int = 0) -> int:
    """Return the sides of a card that are joined to some of its nodes, as bits.

    ``blocked`` are the bits of the barriers that do not let through.
    """
    found = set(nodes)
    waiting = [*found]
    while waiting:
        node = waiting.pop()
        beyond = {other for other, barrier in pose.links[node] if not barrier & blocked} - found
        found |= beyond
        waiting += beyond
    return sum(1 << side for side in pose.open_sides if pose.arms[side] in found)


def lowest_bits() -> list[int]:
    """By the upper five bits of a single bit times ``DE_BRUIJN``, return the place of the bit."""
    found = [0] * 32
    for bit in range(32):
        found[(DE_BRUIJN << bit & WORD) >> 27] = bit
    return found


def fits(opened: Sequence[int], faces: Sequence[int]) -> list[int]:
    """By what a cell demands, return which of some faces fit, as bits (B-22, D-12).

    ``opened`` are the open sides of each face. A demand has the sides that must be open, and 4 bits
    higher those that must be closed.
    """
    return [
        sum(
            1 << place
            for place, face in enumerate(faces)
            if not demand & 15 & ~opened[face] and not demand >> 4 & opened[face]
        )
        for demand in range(256)
    ]
