"""Crossings: which cards lead through a cell, in by one side and out by another.

A way is dug with cards, and the ones that lead straight on are the first to go. So a cell costs
what it takes to have a card that crosses it: one of the hand is there already, another has to be
drawn from those that nobody has seen. Costs are in eighths of a card.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, TypeAlias, final

from saboteur.games.duel.kit import Kit
from saboteur.kernel.geometry import SIDES
from saboteur.kernel.tile import PATTERNS, Pose

CARD: Final = 8
"""What a crossing costs whose card is in the hand."""
DRAWN: Final = 10.0
SCARCE: Final = 1.0
"""One to be drawn costs ``DRAWN``, and ``SCARCE`` for every time that there are fewer of them."""
LACKING: Final = 10.0
"""What it costs more than a card if a hidden hand has none for it."""
DEAREST: Final = 5 * CARD

Leads: TypeAlias = tuple[tuple[int, int], ...]
"""Each side to leave by, and what that costs."""
Ways: TypeAlias = tuple[Leads, ...]
"""The same, by the side that one comes in by."""


@lru_cache(maxsize=8)
def joins(kit: Kit, colour: int) -> tuple[Mapping[int, int], ...]:
    """Return, for each of the 81 patterns, the cards that cross such a cell for a colour.

    What a card joins is a set of bits, 4 × one side + another. A door of the other colour and a
    troll join nothing.
    """
    book = kit.poses
    blocked = kit.blocked(colour)
    crossed = [_joined(pose, blocked) for pose in book.poses]
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
def crossers(kit: Kit, colour: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """List, for each pattern and by 4 × one side + another, the cards that join the two."""
    return tuple(
        tuple(tuple(card for card, bits in row.items() if bits >> at & 1) for at in range(16))
        for row in joins(kit, colour)
    )


def _joined(pose: Pose, blocked: int) -> int:
    bits = 0
    for side in pose.open_sides:
        for other in inside(pose, pose.arms[side], blocked):
            for out in pose.exits[other]:
                bits |= 1 << 4 * side + out if out != side else 0
    return bits


def inside(pose: Pose, node: int, blocked: int) -> set[int]:
    """Return the nodes of a card that one gets to from one of them without leaving it."""
    found = {node}
    fresh = [node]
    while fresh:
        for other, barrier in pose.links[fresh.pop()]:
            if not barrier & blocked and other not in found:
                found.add(other)
                fresh.append(other)
    return found


@final
class Stock:
    """What cells cost a colour by the cards that nobody has seen."""

    __slots__ = ("_crossers", "_joins", "_leads", "_shares", "_total", "_unseen")

    def __init__(self, kit: Kit, colour: int, unseen: Mapping[int, int]) -> None:
        """Take how many of each card may still come."""
        self._joins = joins(kit, colour)
        self._crossers = crossers(kit, colour)
        self._unseen = unseen
        self._total = max(1, sum(unseen.values()))
        self._shares: dict[int, list[float]] = {}
        self._leads: dict[int, Leads] = {}

    def later(self, pattern: int) -> Ways:
        """Price a cell that will be dug later, with cards that have to be drawn."""
        return tuple([self.leads(pattern, came, 0) for came in SIDES])

    def near(self, hand: tuple[int, ...], pattern: int) -> Ways:
        """Price a cell that is to be dug next, with a hand that is known."""
        held = self.joined(pattern, hand)
        return tuple([self.leads(pattern, came, held >> 4 * came & 15) for came in SIDES])

    def joined(self, pattern: int, hand: tuple[int, ...]) -> int:
        """Return what a hand joins in a cell, as in ``joins``."""
        joined = self._joins[pattern]
        held = 0
        for card in hand:
            held |= joined.get(card, 0)
        return held

    def leads(self, pattern: int, came: int, held: int) -> Leads:
        """Price the sides to leave by; those that the hand joins to the one side are ``held``."""
        key = pattern << 6 | came << 4 | held  # hands that differ by a card mostly join the same
        found = self._leads.get(key)
        if found is None:
            shares = self._shared(pattern)
            priced = [
                (out, CARD if held >> out & 1 else _drawn(shares[4 * came + out])) for out in SIDES
            ]
            found = self._leads[key] = tuple([lead for lead in priced if lead[1] < DEAREST])
        return found

    def hidden(self, cards: int, pattern: int) -> Ways:
        """Price a cell that is to be dug next, with so many cards that nobody has seen."""
        shares = self._shared(pattern)
        return tuple(
            tuple(
                (out, CARD + int(LACKING * (1 - share) ** cards))
                for out in SIDES
                if (share := shares[4 * came + out])
            )
            for came in SIDES
        )

    def _shared(self, pattern: int) -> list[float]:
        """Return what part of the cards crosses a cell, by 4 × the one side + the other."""
        found = self._shares.get(pattern)
        if found is None:
            unseen, total = self._unseen, self._total
            found = self._shares[pattern] = [
                sum([unseen[card] for card in cards]) / total for cards in self._crossers[pattern]
            ]
        return found


def _drawn(share: float) -> int:
    return min(DEAREST, int(DRAWN + SCARCE / share)) if share else DEAREST


@final
class Costs(dict[int, Ways]):
    """The ways through cells by pattern; found when they are asked for."""

    def __init__(self, find: Callable[[int], Ways]) -> None:
        """Begin with none."""
        super().__init__()
        self._find = find

    def __missing__(self, pattern: int) -> Ways:
        """Find the ways of a pattern and keep them."""
        found = self[pattern] = self._find(pattern)
        return found
