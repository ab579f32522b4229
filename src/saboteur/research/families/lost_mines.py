"""The arrays of The Lost Mines."""

from collections.abc import Mapping, Sequence
from typing import Any

from saboteur.games.lost_mines.kit import CLANS, DWARF, IDENTITIES, MINE, SYMBOLS, TREASURE
from saboteur.games.lost_mines.view import View
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.geometry import NOWHERE, Edge
from saboteur.research.goals import Goals
from saboteur.research.pane import Pane
from saboteur.research.sheet import MANY, SHARED, SHARED_FACTS, Array, Fact, Layout, Numbers


class LostMines(Layout):
    """The view of The Lost Mines."""

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

    def __init__(self, rules: AnyRuleSet, pane: Pane) -> None:
        """Look up the mines."""
        super().__init__(rules, pane)
        kit: Any = self.kit
        mines = range(min(kit.mines), max(kit.mines) + 1)
        self.goals = Goals(self, len(kit.mine_cells), mines)

    def card_facts(self) -> tuple[tuple[str, Sequence[bool]], ...]:
        """Campfires, cards for a single dwarf, and obstacles."""
        kit = self.kit
        obstacles = sorted(set(kit.obstacles) - {""})
        return (
            ("campfire", kit.campfires),
            ("narrow", kit.narrow),
            *((name, [one == name for one in kit.obstacles]) for name in obstacles),
        )

    def seat_facts(self) -> tuple[Fact, ...]:
        """Where the dwarf stands, his clan, what is known of him, and points."""
        return (
            *self.spot_facts(),
            *((clan, 1) for clan in CLANS),
            *((identity, 1) for identity in IDENTITIES),
            ("points", MANY),
            ("troll cards", MANY),
            ("dragon", 1),
        )

    def facts(self) -> tuple[Fact, ...]:
        """The round and the turn."""
        return ("round", self.kit.rounds), ("proposed", 1), ("draws", MANY)

    def more_arrays(self) -> tuple[Array, ...]:
        """The mines and the treasures."""
        facts: tuple[Fact, ...] = (
            *((symbol, 1) for symbol in SYMBOLS),
            ("value", MANY),
            *((f"holder {seat}", 1) for seat in range(self.seats)),
            *((f"looked {seat}", 1) for seat in range(self.seats)),
        )
        return self.goals.array(), Array("treasures", (self.seats, len(facts)), facts)

    def fill(self, view: View, arrays: Mapping[str, Numbers]) -> None:
        """Write what the view says."""
        self._fill_board(view, arrays["board"])
        self._fill_seats(view, arrays["seats"])
        seen = {target: (card, False) for secret, target, card in view.seen if secret == MINE}
        looks = [(look.seat, look.target) for look in view.looks if look.secret == MINE]
        self.goals.fill(view, arrays["goals"], self.kit.mine_cells, seen, looks)
        self._fill_treasures(view, arrays["treasures"])
        arrays["facts"][SHARED_FACTS:] = (view.round, view.notes.proposed, view.notes.draws)

    def _fill_board(self, view: View, board: Numbers) -> None:
        self.mark(board[0], view.tools)
        for edge in view.traps:
            self._mark_edge(board, 1, edge)
        for troll in view.troll_cards:
            if troll.edge != NOWHERE:
                self._mark_edge(board, 3 if troll.seat == view.seat else 5, troll.edge)
        self.mark(board[7], view.figures)
        self.mark(board[8], (view.figures[view.seat],))

    def _mark_edge(self, board: Numbers, plane: int, edge: Edge) -> None:
        """Mark an edge on the plane of its side; an edge is the E or S of its cell."""
        cell, side = divmod(edge, 4)
        self.mark(board[plane + side - 1], (cell,))

    def _fill_seats(self, view: View, seats: Numbers) -> None:
        kit = self.kit
        known = {target: card for secret, target, card in view.seen if secret == DWARF}
        known[view.seat] = view.own_dwarf
        if view.over:
            known = dict(enumerate(view.ended[-1].dwarves))
        clan = SHARED + 2
        for place, row in enumerate(seats):
            seat = (view.seat + place) % self.seats
            row[SHARED:clan] = self.spot(view.figures[seat])
            row[clan + CLANS.index(view.clans[seat])] = 1
            if seat in known:
                row[clan + len(CLANS) + IDENTITIES.index(kit.identities[known[seat]])] = 1
            row[-3] = min(view.points[seat], MANY)
            row[-2] = sum(troll.seat == seat for troll in view.troll_cards)
            row[-1] = view.dragon == seat

    def _fill_treasures(self, view: View, treasures: Numbers) -> None:
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
