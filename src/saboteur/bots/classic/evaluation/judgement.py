"""A judgement: everything a novice goes by when it scores its moves, seen from its own aim."""

from collections.abc import Callable
from functools import cached_property
from typing import Final, TypeAlias

from saboteur.bots.classic.belief.aims import HINDER, WATCH, Aim, accord, aim_of
from saboteur.bots.classic.belief.evidence import Evidence
from saboteur.bots.classic.belief.odds import Odds
from saboteur.bots.classic.distance.way import Way
from saboteur.games.classic.view import View
from saboteur.kernel.maze import Maze, Reach, empty_maze, reach_from
from saboteur.kernel.move import Move

PER_CARD: Final = 10.0
"""What it is worth to bring the treasure nearer, or farther, by one card."""
DECISIVE: Final = 10 * PER_CARD
"""More than anything else is worth."""
WRONG: Final = -20.0
"""For what a seat does to its own harm."""
OBVIOUS: Final = -12.0
"""For an act that would give a saboteur away too early."""
CHANGE: Final = 8.0
"""For another role, to whom everything goes wrong; as much against it if all goes well."""

BENEFIT: Final = 1.5
"""The benefit of the doubt: so far from a standing of nothing friends become foes."""
TEAM: Final = 2.0
"""What the colour of the doors a seat has laid says about it."""
CRITICAL: Final = 3
"""So many cards before the treasure all masks fall."""
GRASP: Final = 2
"""So many cards before the treasure a loner sees rivals everywhere."""
MASKED_LAPS: Final = 1
PACE: Final = 6
"""So many cards of hands and pile it takes, on the whole, to bring the treasure a card nearer."""


class Judgement:
    """The table through the eyes of a seat with an aim.

    Nothing is worked out before a rule asks for it: most decisions need little of it.
    """

    def __init__(self, view: View, evidence: Evidence, moves: tuple[Move, ...]) -> None:
        """Look at the table; ``view`` is the seat's own, ``moves`` are what it may do."""
        self.view = view
        self.kit = view.kit
        self.seat = evidence.seat
        self.evidence = evidence
        self.moves = moves
        self.aim: Aim = aim_of(view.role)

    @cached_property
    def odds(self) -> Odds:
        """What the face-down goals may be."""
        return Odds(self.view)

    @cached_property
    def plain(self) -> Way:
        """The way to the treasure, doors or not: that is what ends the round."""
        maze, reach = self._maze()
        goals = frozenset(self.view.goal_cells)
        return Way(maze, reach, goals, self.odds.treasure, self.evidence.atlas.tolls)

    @cached_property
    def way(self) -> Way:
        """The way that counts for this seat: its team must get through the doors.

        Without doors, laid or about to be, it is the same for everybody.
        """
        return self.plain.through_doors(self.blocked) if self._meets_doors() else self.plain

    def _meets_doors(self) -> bool:
        if not self.blocked:
            return False
        doors = self.evidence.atlas.doors
        poses = [*self.view.cards.values(), *(2 * card for card in self._paths_at_hand())]
        return any(doors[number] & self.blocked for number in poses)

    def _paths_at_hand(self) -> list[int]:
        """List the paths that may be laid next: those of the hand, and one that is declared."""
        cards = [*self.view.card_numbers]
        declared = self.view.stack[-1].move
        if declared is not None:
            cards.append(declared.kind)
        return [card for card in cards if card < self.kit.paths]

    @cached_property
    def blocked(self) -> int:
        """The doors that this seat's team may not pass, as bits."""
        door = self.aim.door
        return sum(1 << bit for bit, name in enumerate(self.kit.barriers) if door and name != door)

    @cached_property
    def own_doors(self) -> int:
        """The doors of this seat's team, as bits."""
        names = enumerate(self.kit.barriers)
        return sum(1 << bit for bit, name in names if name == self.aim.door)

    def _maze(self) -> tuple[Maze, Reach]:
        """Return the maze as it lies; the evidence has it unless some events were missed."""
        view, kept = self.view, self.evidence
        if kept.maze.cards == view.cards and kept.maze.covered == view.covered:
            return kept.maze, kept.reach
        maze = empty_maze(self.kit.poses.poses)
        for place, number in view.cards.items():
            maze.lay(place, number)
        for place in view.covered:
            maze.cover(place)
        return maze, reach_from(maze, self.kit.start_nodes)

    @property
    def left(self) -> int:
        """How many cards are left in pile and hands."""
        return self.view.pile + sum(self.view.hand_sizes)

    @cached_property
    def is_masked(self) -> bool:
        """Whether to play the miner still: in the first lap, unless the treasure is near."""
        if self.aim.side != HINDER:
            return False
        turns = len(self.kit.deck) - self.kit.aside - self.left
        return turns < MASKED_LAPS * self.kit.seats and self.plain.nearest() > CRITICAL

    @cached_property
    def is_hopeless(self) -> bool:
        """Whether fewer cards are left than the nearest way needs."""
        return self.way.nearest() > self.left

    @cached_property
    def prospects(self) -> float:
        """How well the round goes for this seat, from -1 to 1."""
        if self.aim.side == WATCH:
            return 0.5
        if self.aim.alone:
            return -0.5  # others will be quicker
        linked = 1 - 2 * min(1.0, PACE * self.way.nearest() / max(1, self.left))
        return linked * self.aim.sign

    @cached_property
    def roles(self) -> dict[int, Aim]:
        """The aims of the seats whose role this one knows."""
        names = self.kit.roles
        return {
            peek.seen: aim_of(names[peek.card])
            for peek in self.view.role_traces
            if not peek.stale and peek.seen != self.seat
        }

    def regard(self, seat: int) -> float:
        """Say how far another seat is with this one: below zero it is a foe.

        Diggers give others the benefit of the doubt, and a saboteur knows that most dig.
        """
        evidence = self.evidence
        aim = self.aim
        if aim.alone and self.plain.nearest() <= GRASP:
            return -BENEFIT
        if seat in self.roles:
            return accord(aim, self.roles[seat]) or BENEFIT
        if aim.side == HINDER:
            return -evidence.standing[seat] - BENEFIT
        if aim.side == WATCH:
            return evidence.wrongs[seat] + BENEFIT
        trust = evidence.standing[seat] + evidence.wrongs[seat] + BENEFIT
        doors = evidence.doors[seat]
        if aim.door and doors in (self.blocked, self.own_doors):
            trust += TEAM if doors == self.own_doors else -TEAM
        return trust

    def is_foe(self, seat: int) -> bool:
        """Whether a seat had better be hindered."""
        return self.regard(seat) < 0

    def is_barred(self, seat: int) -> bool:
        """Whether something before a seat forbids it to lay paths."""
        return bool(self.view.mark_bits[seat] & self.kit.barring)

    def wealth(self, seat: int) -> int:
        """Return how much a seat seems to own: nuggets are gained openly, a gold card has some."""
        return self.view.tokens[seat] + 2 * self.view.gold_cards[seat]


Rule: TypeAlias = Callable[[Judgement, Move], float]
"""Scores a legal move of a seat; 0 is what doing nothing is worth."""
