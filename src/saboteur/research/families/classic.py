"""Encodes observations of Saboteur and Saboteur 2, with the modules, as arrays.

Of the state of a module (pawns, chests) only its cards, its decisions and its marks in front of
seats are encoded; the rest is found in the action mask and the text of the view only.
"""

from collections.abc import Container, Mapping, Sequence
from typing import Any

from saboteur.games.classic.state import CLOCKWISE
from saboteur.games.classic.view import View
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.knowledge import Trace, Traces
from saboteur.kernel.maze import Maze, Node, reach_from
from saboteur.research.family_encoder import MAX_COUNT, FactSpec, FamilyEncoder, Int16Array
from saboteur.research.pane import Pane


class ClassicEncoder(FamilyEncoder):
    """Encodes the views of classic games."""

    planes = ("laid last", *FamilyEncoder.REACHED_PLANES)

    def __init__(self, rules: AnyRuleSet, pane: Pane) -> None:
        super().__init__(rules, pane)
        kit: Any = self.kit
        self.mark_count = len(kit.marks)
        self.role_count = len(kit.roles)
        self.gold_worths = sorted(set(kit.gold))

    def reached_nodes(self, maze: Maze) -> Container[Node]:
        """Return the nodes linked to Start."""
        return reach_from(maze, self.kit.start_nodes).nodes

    def seat_facts(self) -> tuple[FactSpec, ...]:
        return (
            *((mark, 1) for mark in self.kit.marks),
            *((role, 1) for role in self.kit.roles),
            ("role stale", 1),
            ("gold cards", MAX_COUNT),
            ("has nuggets", 1),
        )

    def goals(self) -> tuple[int, Sequence[int]]:
        return len(self.kit.goal_cells), self.kit.groups["goal"]

    def game_facts(self) -> tuple[FactSpec, ...]:
        return (
            ("round", self.kit.rounds),
            ("clockwise", 1),
            ("proposed", 1),
            ("own nuggets", MAX_COUNT),
            *((f"own gold {worth}", MAX_COUNT) for worth in self.gold_worths),
            *((f"offered gold {worth}", MAX_COUNT) for worth in self.gold_worths),
        )

    def fill(self, view: View, arrays: Mapping[str, Int16Array]) -> None:
        if view.laid_at >= 0:
            self.mark_cells(arrays["board"][0], (view.laid_at,))
        arrays["board"][1:][self.reached_edges(tuple(view.cards.items()))] = 1
        self._fill_seats(view, arrays["seats"])
        peeks = _most_certain(view.peeks)
        seen = {at: (peek.card, peek.stale) for at, peek in peeks.items()}
        looks = [(look.seat, look.seen) for look in view.looks]
        self.fill_goals(view, arrays["goals"], view.goal_cells, seen, looks)
        facts = arrays["facts"]
        facts[:3] = (view.round, view.way == CLOCKWISE, view.promises.proposed)
        facts[3] = min(view.tokens[view.seat], MAX_COUNT)
        for worth in view.own_gold:
            facts[4 + self.gold_worths.index(worth)] += 1
        if view.asked == "take-gold" and view.decider == view.seat and view.drafts:
            for worth in view.drafts[-1].offered or ():
                facts[4 + len(self.gold_worths) + self.gold_worths.index(worth)] += 1

    def _fill_seats(self, view: View, seats: Int16Array) -> None:
        known = _most_certain(view.role_traces)
        role = self.mark_count
        for place, row in enumerate(seats):
            seat = (view.seat + place) % self.seats
            marks = view.mark_bits[seat]
            if marks:
                row[:role] = [marks >> mark & 1 for mark in range(self.mark_count)]
            if view.roles_shown is not None:
                row[role + view.roles_shown[seat]] = 1
            elif place == 0:
                row[role + view.own_role] = 1
            elif seat in known:
                row[role + known[seat].card] = 1
                row[role + self.role_count] = known[seat].stale
            row[-2:] = view.gold_cards[seat], view.tokens[seat] > 0


def _most_certain(traces: Traces) -> dict[int, Trace]:
    """Return one trace for each place seen, preferably one that is not stale."""
    return {trace.seen: trace for trace in sorted(traces, key=lambda trace: not trace.stale)}
