"""Encodes observations of Le Duel as arrays."""

from collections.abc import Container, Iterable, Mapping, Sequence

from saboteur.games.duel.kit import COLOURS, TOOLS
from saboteur.games.duel.setup import reaches_in
from saboteur.games.duel.state import Marks
from saboteur.games.duel.view import View
from saboteur.kernel.maze import Maze, Node
from saboteur.research.family_encoder import MAX_COUNT, FactSpec, FamilyEncoder, Int16Array


class DuelEncoder(FamilyEncoder):
    """Encodes the views of Le Duel."""

    planes = (
        "own counter",
        "other counter",
        "own bribe",
        "other bribe",
        "own key",
        "other key",
        "laid last",
        *FamilyEncoder.REACHED_PLANES,
    )

    def reached_nodes(
        self, maze: Maze, colours: tuple[int, ...], marks: Marks, seat: int
    ) -> Container[Node]:
        """Return the nodes that a seat reaches from its own Start."""
        return reaches_in(self.kit, maze, colours, marks)[seat].nodes

    def seat_facts(self) -> tuple[FactSpec, ...]:
        return (
            *((colour, 1) for colour in COLOURS),
            *((tool, 1) for tool in TOOLS),
            ("nuggets", MAX_COUNT),
            ("gold cards", MAX_COUNT),
        )

    def goals(self) -> tuple[int, Sequence[int]]:
        return len(self.kit.goal_cells), self.kit.groups["goal"]

    def game_facts(self) -> tuple[FactSpec, ...]:
        return (
            ("round", self.kit.rounds),
            ("counters", MAX_COUNT),
            ("keys", MAX_COUNT),
            ("aside", MAX_COUNT),
        )

    def discarded_kinds(self, view: View) -> Iterable[int]:
        """Return the discard pile, which lies face up (R-114)."""
        return view.discarded

    def fill(self, view: View, arrays: Mapping[str, Int16Array]) -> None:
        board = arrays["board"]
        marks = view.marks
        for plane, tokens in ((0, marks.claims), (2, marks.bribes), (4, marks.keys)):
            for cell, seat in tokens:
                self.mark_cells(board[plane + (seat != view.seat)], (cell,))
        self.mark_cells(board[6], marks.laid[-1:])
        cards = tuple(view.cards.items())
        board[7:][self.reached_edges(cards, view.colour_numbers, marks, view.seat)] = 1
        colours = len(COLOURS)
        for place, row in enumerate(arrays["seats"]):
            seat = (view.seat + place) % self.seats
            row[view.colour_numbers[seat]] = 1
            row[colours : colours + len(TOOLS)] = [
                view.broken_bits[seat] >> tool & 1 for tool in range(len(TOOLS))
            ]
            row[-2:] = min(view.nuggets[seat], MAX_COUNT), len(view.hoards[seat])
        seen = {cell: (card, False) for cell, card in view.peeks}
        looks = [(seat, cell) for cell, seat in marks.looks]
        self.fill_goals(view, arrays["goals"], view.goal_cells, seen, looks)
        arrays["facts"][:] = (view.round, view.counters, view.keys, view.aside)
