"""The arrays of The Dark Cave."""

from collections.abc import Iterable, Mapping
from typing import Any

from saboteur.games.dark_cave.kit import CLANS, CREATURES, LEVELS
from saboteur.games.dark_cave.state import OUT
from saboteur.games.dark_cave.view import View
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.maze import Node, cell_of
from saboteur.kernel.tile import NODES_PER_CARD
from saboteur.research.goals import Goals
from saboteur.research.pane import Pane
from saboteur.research.sheet import MANY, SHARED, SHARED_FACTS, Array, Fact, Layout, Numbers

GEAR = ("boots", "axe")


class DarkCave(Layout):
    """The view of the cave."""

    planes = ("web E", "web S", "vein gold", "dwarf", "own dwarf", *CREATURES)

    def __init__(self, rules: AnyRuleSet, pane: Pane) -> None:
        """Look up the goals."""
        super().__init__(rules, pane)
        kit: Any = self.kit
        self.roles = len(kit.roles)
        self.goals = Goals(self, len(kit.goal_cells), sorted(set(kit.goal_cards)))

    def seat_facts(self) -> tuple[Fact, ...]:
        """Where the dwarf is, his clan, what is known of him, and what lies before him."""
        return (
            *self.node_facts(),
            *((f"wears {clan}", 1) for clan in CLANS),
            *((role, 1) for role in self.kit.roles),
            ("shown", 1),
            ("role looked at", 1),
            ("out", 1),
            ("lying", 1),
            ("nuggets", MANY),
            *((gear, MANY) for gear in GEAR),
            *((f"cards of level {level}", MANY) for level in LEVELS),
        )

    def node_facts(self) -> tuple[Fact, ...]:
        """Name column, row and space, the latter from 1."""
        return *self.spot_facts(), ("space", NODES_PER_CARD)

    def facts(self) -> tuple[Fact, ...]:
        """The turn and the pile."""
        return (
            ("step", 3),
            ("draws", MANY),
            ("still", 1),
            ("fresh axe", 1),
            ("proposed", 1),
            ("walks", 1),
            ("steps left", MANY),
            *((f"attacker {creature}", 1) for creature in CREATURES),
            *((f"pile of level {level}", MANY) for level in LEVELS),
        )

    def more_arrays(self) -> tuple[Array, ...]:
        """The goals and the creatures."""
        facts: tuple[Fact, ...] = (
            *self.node_facts(),
            *((f"seat {seat}", 1) for seat in range(self.seats)),
        )
        return self.goals.array(), Array("creatures", (len(CREATURES), len(facts)), facts)

    def discarded(self, view: View) -> Iterable[int]:
        """List the discard: kinds of cards, -1 for those that the seat does not know."""
        return (card for card, _, _ in view.discarded)

    def fill(self, view: View, arrays: Mapping[str, Numbers]) -> None:
        """Write what the view says."""
        board = arrays["board"]
        for web in view.web_pieces:
            self.mark(board[web.edge % 4 - 1], (web.edge // 4,))
        self.mark(board[2], map(cell_of, view.vein_nodes))
        self.mark(board[3], (cell_of(node) for node in view.dwarf_nodes if node != OUT))
        if view.dwarf_nodes[view.seat] != OUT:
            self.mark(board[4], (cell_of(view.dwarf_nodes[view.seat]),))
        self._fill_creatures(view, board, arrays["creatures"])
        self._fill_seats(view, arrays["seats"])
        seen = {cell: (card, False) for cell, card in view.known_goals}
        self.goals.fill(view, arrays["goals"], self.kit.goal_cells, seen, view.goal_looks)
        turn = view.turn_state
        facts = arrays["facts"][SHARED_FACTS:]
        facts[:7] = (
            turn.step,
            turn.draws,
            turn.still,
            turn.fresh,
            turn.proposed,
            turn.walks,
            turn.left,
        )
        for creature in turn.attackers:
            facts[7 + creature] = 1
        facts[7 + len(CREATURES) :] = view.pile_levels

    def _fill_creatures(self, view: View, board: Numbers, creatures: Numbers) -> None:
        for creature, found in enumerate(view.creature_pieces):
            if found is not None:
                self.mark(board[5 + creature], (cell_of(found.node),))
                creatures[creature, :3] = self._space(found.node)
                creatures[creature, 3 + (found.seat - view.seat) % self.seats] = 1

    def _space(self, node: Node) -> tuple[int, int, int]:
        return *self.spot(cell_of(node)), node % NODES_PER_CARD + 1

    def _fill_seats(self, view: View, seats: Numbers) -> None:
        kit = self.kit
        wears = SHARED + 3
        roles = wears + len(CLANS)
        rest = roles + self.roles
        looked_at = {target for looker, target in view.role_look_pairs if looker != target}
        for place, row in enumerate(seats):
            seat = (view.seat + place) % self.seats
            node = view.dwarf_nodes[seat]
            if node != OUT:
                row[SHARED:wears] = self._space(node)
            row[wears + view.backs[seat]] = 1
            if view.known_roles[seat] >= 0:
                row[roles + view.known_roles[seat]] = 1
            gear = [kit.effects[card] for card in view.gear_numbers[seat]]
            row[rest:] = (
                view.shown_bits >> seat & 1,
                seat in looked_at,
                node == OUT,
                view.lying_bits >> seat & 1,
                min(view.nuggets[seat], MANY),
                *(gear.count(what) for what in GEAR),
                *view.hand_levels[seat],
            )
