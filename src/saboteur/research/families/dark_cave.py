"""Encodes observations of The Dark Cave as arrays."""

from collections.abc import Iterable, Mapping, Sequence

from saboteur.games.dark_cave.kit import CLANS, CREATURES, LEVELS
from saboteur.games.dark_cave.state import OUT
from saboteur.games.dark_cave.view import View
from saboteur.kernel.maze import Node, cell_of
from saboteur.kernel.tile import NODES_PER_CARD
from saboteur.research.family_encoder import MAX_COUNT, FactSpec, FamilyEncoder, Int16Array

GEAR_KINDS = ("boots", "axe")


class DarkCaveEncoder(FamilyEncoder):
    """Encodes the views of The Dark Cave."""

    planes = ("web E", "web S", "vein gold", "dwarf", "own dwarf", *CREATURES)

    def seat_facts(self) -> tuple[FactSpec, ...]:
        return (
            *self.node_facts(),
            *((f"wears {clan}", 1) for clan in CLANS),
            *((role, 1) for role in self.kit.roles),
            ("shown", 1),
            ("role looked at", 1),
            ("out", 1),
            ("lying", 1),
            ("nuggets", MAX_COUNT),
            *((gear, MAX_COUNT) for gear in GEAR_KINDS),
            *((f"cards of level {level}", MAX_COUNT) for level in LEVELS),
        )

    def node_facts(self) -> tuple[FactSpec, ...]:
        """Return the facts for column, row and space, all from 1."""
        return *self.coordinate_facts(), ("space", NODES_PER_CARD)

    def goals(self) -> tuple[int, Sequence[int]]:
        return len(self.kit.goal_cells), sorted(set(self.kit.goal_cards))

    def game_facts(self) -> tuple[FactSpec, ...]:
        return (
            ("step", 3),
            ("draws", MAX_COUNT),
            ("still", 1),
            ("fresh axe", 1),
            ("proposed", 1),
            ("walks", 1),
            ("steps left", MAX_COUNT),
            *((f"attacker {creature}", 1) for creature in CREATURES),
            *((f"pile of level {level}", MAX_COUNT) for level in LEVELS),
        )

    def more_tables(self) -> Mapping[str, tuple[int, Sequence[FactSpec]]]:
        seats = ((f"seat {seat}", 1) for seat in range(self.seats))
        return {"creatures": (len(CREATURES), (*self.node_facts(), *seats))}

    def discarded_kinds(self, view: View) -> Iterable[int]:
        return (card for card, _, _ in view.discarded)

    def fill(self, view: View, arrays: Mapping[str, Int16Array]) -> None:
        board = arrays["board"]
        for web in view.web_pieces:
            self.mark_cells(board[web.edge % 4 - 1], (web.edge // 4,))
        self.mark_cells(board[2], map(cell_of, view.vein_nodes))
        self.mark_cells(board[3], (cell_of(node) for node in view.dwarf_nodes if node != OUT))
        if view.dwarf_nodes[view.seat] != OUT:
            self.mark_cells(board[4], (cell_of(view.dwarf_nodes[view.seat]),))
        self._fill_creatures(view, board, arrays["creatures"])
        self._fill_seats(view, arrays["seats"])
        seen = {cell: (card, False) for cell, card in view.known_goals}
        self.fill_goals(view, arrays["goals"], self.kit.goal_cells, seen, view.goal_looks)
        turn = view.turn_state
        facts = arrays["facts"]
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

    def _fill_creatures(self, view: View, board: Int16Array, creatures: Int16Array) -> None:
        for creature, found in enumerate(view.creature_pieces):
            if found is not None:
                self.mark_cells(board[5 + creature], (cell_of(found.node),))
                creatures[creature, :3] = self._node_coordinates(found.node)
                creatures[creature, 3 + (found.seat - view.seat) % self.seats] = 1

    def _node_coordinates(self, node: Node) -> tuple[int, int, int]:
        return *self.coordinates(cell_of(node)), node % NODES_PER_CARD + 1

    def _fill_seats(self, view: View, seats: Int16Array) -> None:
        kit = self.kit
        wears = 3
        roles = wears + len(CLANS)
        rest = roles + len(kit.roles)
        looked_at = {target for looker, target in view.role_look_pairs if looker != target}
        for place, row in enumerate(seats):
            seat = (view.seat + place) % self.seats
            node = view.dwarf_nodes[seat]
            if node != OUT:
                row[:wears] = self._node_coordinates(node)
            row[wears + view.backs[seat]] = 1
            if view.known_roles[seat] >= 0:
                row[roles + view.known_roles[seat]] = 1
            gear = [kit.effects[card] for card in view.gear_numbers[seat]]
            row[rest:] = (
                view.shown_bits >> seat & 1,
                seat in looked_at,
                node == OUT,
                view.lying_bits >> seat & 1,
                min(view.nuggets[seat], MAX_COUNT),
                *(gear.count(what) for what in GEAR_KINDS),
                *view.hand_levels[seat],
            )
