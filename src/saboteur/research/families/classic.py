"""The arrays of Saboteur and Saboteur 2, with the modules.

Of what a module keeps for itself (pawns, chests) nothing stands here but its cards, its questions
and its marks before seats; the mask of moves and the text of the view tell the rest.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from saboteur.games.classic.state import CLOCKWISE
from saboteur.games.classic.view import View
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.knowledge import Trace, Traces
from saboteur.kernel.maze import empty_maze, reach_from
from saboteur.research.goals import Goals
from saboteur.research.pane import Pane
from saboteur.research.sheet import (
    MANY,
    REACHED,
    SAME_MAZES,
    SHARED,
    SHARED_FACTS,
    Array,
    Edges,
    Fact,
    Layout,
    Numbers,
)


class Classic(Layout):
    """The view of a classic game."""

    planes = ("laid last", *REACHED)

    def __init__(self, rules: AnyRuleSet, pane: Pane) -> None:
        """Look up marks, roles, gold and goals."""
        super().__init__(rules, pane)
        kit: Any = self.kit
        self.marks = len(kit.marks)
        self.roles = len(kit.roles)
        self.worths = sorted(set(kit.gold))
        self.goals = Goals(self, len(kit.goal_cells), kit.groups["goal"])
        self.reached = lru_cache(maxsize=SAME_MAZES)(self._reached)
        """By the cards of the maze, the edges that are linked to Start."""

    def _reached(self, cards: tuple[tuple[PackedCell, int], ...]) -> Edges:
        maze = empty_maze(self.kit.poses.poses)
        for cell, pose in cards:
            maze.lay(cell, pose)
        return self.edges(maze, reach_from(maze, self.kit.start_nodes).nodes)

    def seat_facts(self) -> tuple[Fact, ...]:
        """Marks, gold and what is known of the role."""
        return (
            *((mark, 1) for mark in self.kit.marks),
            *((role, 1) for role in self.kit.roles),
            ("role stale", 1),
            ("gold cards", MANY),
            ("has nuggets", 1),
        )

    def facts(self) -> tuple[Fact, ...]:
        """The round and the seat's own gold."""
        return (
            ("round", self.kit.rounds),
            ("clockwise", 1),
            ("proposed", 1),
            ("own nuggets", MANY),
            *((f"own gold {worth}", MANY) for worth in self.worths),
            *((f"offered gold {worth}", MANY) for worth in self.worths),
        )

    def more_arrays(self) -> tuple[Array, ...]:
        """The goals."""
        return (self.goals.array(),)

    def fill(self, view: View, arrays: Mapping[str, Numbers]) -> None:
        """Write what the view says."""
        if view.laid_at >= 0:
            self.mark(arrays["board"][0], (view.laid_at,))
        arrays["board"][1:][self.reached(tuple(view.cards.items()))] = 1
        self._fill_seats(view, arrays["seats"])
        peeks = _surest(view.peeks)
        seen = {at: (peek.card, peek.stale) for at, peek in peeks.items()}
        looks = [(look.seat, look.seen) for look in view.looks]
        self.goals.fill(view, arrays["goals"], view.goal_cells, seen, looks)
        facts = arrays["facts"][SHARED_FACTS:]
        facts[:3] = (view.round, view.way == CLOCKWISE, view.promises.proposed)
        facts[3] = min(view.tokens[view.seat], MANY)
        for worth in view.own_gold:
            facts[4 + self.worths.index(worth)] += 1
        if view.asked == "take-gold" and view.decider == view.seat and view.drafts:
            for worth in view.drafts[-1].offered or ():
                facts[4 + len(self.worths) + self.worths.index(worth)] += 1

    def _fill_seats(self, view: View, seats: Numbers) -> None:
        known = _surest(view.role_traces)
        role = SHARED + self.marks
        for place, row in enumerate(seats):
            seat = (view.seat + place) % self.seats
            marks = view.mark_bits[seat]
            if marks:
                row[SHARED:role] = [marks >> mark & 1 for mark in range(self.marks)]
            if view.roles_shown is not None:
                row[role + view.roles_shown[seat]] = 1
            elif place == 0:
                row[role + view.own_role] = 1
            elif seat in known:
                row[role + known[seat].card] = 1
                row[role + self.roles] = known[seat].stale
            row[-2:] = view.gold_cards[seat], view.tokens[seat] > 0


def _surest(traces: Traces) -> dict[int, Trace]:
    """By place, the card seen there; what is not stale comes before what is."""
    return {trace.seen: trace for trace in sorted(traces, key=lambda trace: not trace.stale)}
