"""Crossing costs: the cards that lead through a cell, in by one side and out by another.

A tunnel is dug with cards, and those that lead straight on are used up first. So the cost of a cell
is that of having a card that crosses it: one in hand is available, another has to be drawn from the
unseen cards. Costs are in eighths of a card.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, TypeAlias, final

from saboteur.games.duel.kit import Kit
from saboteur.kernel.geometry import SIDES
from saboteur.kernel.tile import PATTERNS, Pose

CARD_COST: Final = 8
"""Cost of a crossing with a card in hand."""
DRAWN_CARD_COST: Final = 10.0
SCARCITY_COST: Final = 1.0
"""A card to be drawn costs ``DRAWN_CARD_COST`` plus ``SCARCITY_COST`` divided by its share of the
unseen cards."""
MISSING_CARD_COST: Final = 10.0
"""Extra cost if a hidden hand holds no fitting card."""
MAX_CROSSING_COST: Final = 5 * CARD_COST

SideCosts: TypeAlias = tuple[tuple[int, int], ...]
"""Each side of exit, with its cost."""
CellCosts: TypeAlias = tuple[SideCosts, ...]
"""The side costs by the side of entry."""


@lru_cache(maxsize=8)
def joining_cards(kit: Kit, colour: int) -> tuple[Mapping[int, int], ...]:
    """Return by edge pattern of a cell the cards that cross the cell, with the sides they join.

    Joined sides are a bit set: bit 4 × one side + the other. For ``colour``, a door of the other
    colour and a troll join nothing.
    """
    book = kit.poses
    blocked = kit.blocked(colour)
    crossed = [_joined_sides(pose, blocked) for pose in book.poses]
    found = []
    for fitting in book.fitting[:PATTERNS]:
        row = {}
        for card in kit.groups["path"]:
            bits = 0
            for number in (2 * card, 2 * card + 1):
                bits |= crossed[number] if fitting >> number & 1 else 0
            if bits:
                row[card] = bits
        found.append(row)
    return tuple(found)


@lru_cache(maxsize=8)
def crossing_cards(kit: Kit, colour: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return the cards that join two sides, by edge pattern and by 4 × one side + the other."""
    return tuple(
        tuple(tuple(card for card, bits in row.items() if bits >> at & 1) for at in range(16))
        for row in joining_cards(kit, colour)
    )


def _joined_sides(pose: Pose, blocked: int) -> int:
    bits = 0
    for side in pose.open_sides:
        for other in reachable_nodes(pose, pose.arms[side], blocked):
            for out in pose.exits[other]:
                bits |= 1 << 4 * side + out if out != side else 0
    return bits


def reachable_nodes(pose: Pose, node: int, blocked: int) -> set[int]:
    """Return the nodes of a card that can be reached from ``node`` within the card."""
    found = {node}
    fresh = [node]
    while fresh:
        for other, barrier in pose.links[fresh.pop()]:
            if not barrier & blocked and other not in found:
                found.add(other)
                fresh.append(other)
    return found


@final
class RemainingCards:
    """The crossing costs of a colour, by the cards that have not been seen."""

    __slots__ = ("_crossers", "_joins", "_leads", "_shares", "_total", "_unseen")

    def __init__(self, kit: Kit, colour: int, unseen: Mapping[int, int]) -> None:
        self._joins = joining_cards(kit, colour)
        self._crossers = crossing_cards(kit, colour)
        self._unseen = unseen
        self._total = max(1, sum(unseen.values()))
        self._shares: dict[int, list[float]] = {}
        self._leads: dict[int, SideCosts] = {}

    def later_costs(self, pattern: int) -> CellCosts:
        """Return the costs of a cell to be dug later, with cards that have to be drawn."""
        return tuple([self.side_costs(pattern, came, 0) for came in SIDES])

    def near_costs(self, hand: tuple[int, ...], pattern: int) -> CellCosts:
        """Return the costs of a cell to be dug next, with a known hand."""
        held = self.joined_sides(pattern, hand)
        return tuple([self.side_costs(pattern, came, held >> 4 * came & 15) for came in SIDES])

    def joined_sides(self, pattern: int, hand: tuple[int, ...]) -> int:
        """Return the sides that a hand joins in a cell, as bits: 4 × one side + the other."""
        joined = self._joins[pattern]
        held = 0
        for card in hand:
            held |= joined.get(card, 0)
        return held

    def side_costs(self, pattern: int, came: int, held: int) -> SideCosts:
        """Return the costs by exit side; ``held`` marks the exits that the hand joins."""
        key = pattern << 6 | came << 4 | held  # hands that differ by a card mostly join the same
        found = self._leads.get(key)
        if found is None:
            shares = self._crossing_shares(pattern)
            priced = [
                (out, CARD_COST if held >> out & 1 else _drawn_cost(shares[4 * came + out]))
                for out in SIDES
            ]
            found = self._leads[key] = tuple(
                [lead for lead in priced if lead[1] < MAX_CROSSING_COST]
            )
        return found

    def hidden_hand_costs(self, cards: int, pattern: int) -> CellCosts:
        """Return the costs of a cell to be dug next, with a hidden hand of ``cards`` cards."""
        shares = self._crossing_shares(pattern)
        return tuple(
            tuple(
                (out, CARD_COST + int(MISSING_CARD_COST * (1 - share) ** cards))
                for out in SIDES
                if (share := shares[4 * came + out])
            )
            for came in SIDES
        )

    def _crossing_shares(self, pattern: int) -> list[float]:
        """Return the share of the unseen cards that cross a cell, by 4 × one side + the other."""
        found = self._shares.get(pattern)
        if found is None:
            unseen, total = self._unseen, self._total
            found = self._shares[pattern] = [
                sum([unseen[card] for card in cards]) / total for cards in self._crossers[pattern]
            ]
        return found


def _drawn_cost(share: float) -> int:
    return (
        min(MAX_CROSSING_COST, int(DRAWN_CARD_COST + SCARCITY_COST / share))
        if share
        else MAX_CROSSING_COST
    )


@final
class CellCostCache(dict[int, CellCosts]):
    """Crossing costs by pattern, computed on first use."""

    def __init__(self, compute: Callable[[int], CellCosts]) -> None:
        super().__init__()
        self._find = compute

    def __missing__(self, pattern: int) -> CellCosts:
        found = self[pattern] = self._find(pattern)
        return found
