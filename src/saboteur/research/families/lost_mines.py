"""Encodes observations of The Lost Mines as arrays."""

from collections.abc import Mapping, Sequence

from saboteur.games.lost_mines.kit import CLANS, DWARF, IDENTITIES, MINE, SYMBOLS, TREASURE
from saboteur.games.lost_mines.view import View
from saboteur.kernel.geometry import NOWHERE, Edge
from saboteur.research.family_encoder import MAX_COUNT, FactSpec, FamilyEncoder, Int16Array


class LostMinesEncoder(FamilyEncoder):
    """Encodes the views of The Lost Mines."""

    planes = (
        "overcome",
        "trap E",
        "trap S",
        "own troll E",
        "own troll S",
        "other troll E",
        "other troll S",
        "dwarf",
        "own dwarf",
    )

    def card_facts(self) -> tuple[tuple[str, Sequence[bool]], ...]:
        kit = self.kit
        obstacles = sorted(set(kit.obstacles) - {""})
        return (
            ("campfire", kit.campfires),
            ("narrow", kit.narrow),
            *((name, [one == name for one in kit.obstacles]) for name in obstacles),
        )

    def seat_facts(self) -> tuple[FactSpec, ...]:
        return (
            *self.coordinate_facts(),
            *((clan, 1) for clan in CLANS),
            *((identity, 1) for identity in IDENTITIES),
            ("points", MAX_COUNT),
            ("troll cards", MAX_COUNT),
            ("dragon", 1),
        )

    def goals(self) -> tuple[int, Sequence[int]]:
        mines = self.kit.mines
        return len(self.kit.mine_cells), range(min(mines), max(mines) + 1)

    def game_facts(self) -> tuple[FactSpec, ...]:
        return ("round", self.kit.rounds), ("proposed", 1), ("draws", MAX_COUNT)

    def more_tables(self) -> Mapping[str, tuple[int, Sequence[FactSpec]]]:
        facts = (
            *((symbol, 1) for symbol in SYMBOLS),
            ("value", MAX_COUNT),
            *((f"holder {seat}", 1) for seat in range(self.seats)),
            *((f"looked {seat}", 1) for seat in range(self.seats)),
        )
        return {"treasures": (self.seats, facts)}

    def fill(self, view: View, arrays: Mapping[str, Int16Array]) -> None:
        self._fill_board(view, arrays["board"])
        self._fill_seats(view, arrays["seats"])
        seen = {target: (card, False) for secret, target, card in view.seen if secret == MINE}
        looks = [(look.seat, look.target) for look in view.looks if look.secret == MINE]
        self.fill_goals(view, arrays["goals"], self.kit.mine_cells, seen, looks)
        self._fill_treasures(view, arrays["treasures"])
        arrays["facts"][:] = (
            view.round,
            view.notes.proposed,
            view.notes.draws,
        )

    def _fill_board(self, view: View, board: Int16Array) -> None:
        self.mark_cells(board[0], view.tools)
        for edge in view.traps:
            self._mark_edge(board, 1, edge)
        for troll in view.troll_cards:
            if troll.edge != NOWHERE:
                self._mark_edge(board, 3 if troll.seat == view.seat else 5, troll.edge)
        self.mark_cells(board[7], view.figures)
        self.mark_cells(board[8], (view.figures[view.seat],))

    def _mark_edge(self, board: Int16Array, plane: int, edge: Edge) -> None:
        """Mark an edge on the plane of its side; an edge is the E or S side of its cell."""
        cell, side = divmod(edge, 4)
        self.mark_cells(board[plane + side - 1], (cell,))

    def _fill_seats(self, view: View, seats: Int16Array) -> None:
        kit = self.kit
        known = {target: card for secret, target, card in view.seen if secret == DWARF}
        known[view.seat] = view.own_dwarf
        if view.over:
            known = dict(enumerate(view.ended[-1].dwarves))
        clan = 2
        for place, row in enumerate(seats):
            seat = (view.seat + place) % self.seats
            row[:clan] = self.coordinates(view.figures[seat])
            row[clan + CLANS.index(view.clans[seat])] = 1
            if seat in known:
                row[clan + len(CLANS) + IDENTITIES.index(kit.identities[known[seat]])] = 1
            row[-3] = min(view.points[seat], MAX_COUNT)
            row[-2] = sum(troll.seat == seat for troll in view.troll_cards)
            row[-1] = view.dragon == seat

    def _fill_treasures(self, view: View, treasures: Int16Array) -> None:
        known = {target: card for secret, target, card in view.seen if secret == TREASURE}
        holders = len(SYMBOLS) + 1
        for number, row in enumerate(treasures):
            row[SYMBOLS.index(view.symbols[number])] = 1
            if number in known:
                row[len(SYMBOLS)] = self.kit.worths[known[number]]
            holder = view.holders[number]
            if holder >= 0:
                row[holders + (holder - view.seat) % self.seats] = 1
            for look in view.looks:
                if look.secret == TREASURE and look.target == number:
                    row[holders + self.seats + (look.seat - view.seat) % self.seats] = 1
