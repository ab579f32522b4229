"""What a seat thinks of its situation: whom it trusts, who runs for the exit, how far it is."""

from functools import cached_property

from saboteur.bots.dark_cave.survey import FAR, Distances, Spot, Survey, cell_of_spot
from saboteur.bots.dark_cave.trust import trust
from saboteur.games.dark_cave.view import View
from saboteur.kernel.geometry import Cell
from saboteur.kernel.maze import Node


class Outlook:
    """One decision in the eyes of its seat."""

    def __init__(self, view: View, seat: int) -> None:
        """Look at the cave."""
        self.view = view
        self.seat = seat
        self.survey = Survey(view, seat)
        self.trust = trust(view, seat)

    @property
    def inside(self) -> list[int]:
        """The seats whose dwarf is in the mine."""
        return [seat for seat in range(self.view.seats) if seat not in self.view.out]

    def dwarves_on(self, node: Node) -> list[int]:
        """The seats whose dwarf is on a space."""
        return [seat for seat in self.inside if self.view.dwarf_nodes[seat] == node]

    @cached_property
    def runner(self) -> int | None:
        """Whom the seat digs for: itself and, once it is out, whom it trusts most."""
        if self.seat not in self.view.out:
            return self.seat
        friends = [(-self.trust[seat], self.far(seat), seat) for seat in self.inside]
        best = min(friends, default=None)
        return best[2] if best is not None and best[0] < 0 else None

    @property
    def rivals(self) -> list[int]:
        """Those inside who rather work for the other clan."""
        return [seat for seat in self.inside if self.trust[seat] < 0]

    def far(self, seat: int) -> float:
        """How far a dwarf has to go."""
        return self.survey.ahead.get(self.view.dwarf_nodes[seat], FAR)

    @cached_property
    def behind(self) -> Distances:
        """How far the cave is from the runner."""
        return {} if self.runner is None else self.survey.behind(self.view.dwarf_nodes[self.runner])

    @cached_property
    def own_route(self) -> list[Spot]:
        """The way that the runner will take."""
        return [] if self.runner is None else self.survey.route(self.view.dwarf_nodes[self.runner])

    @cached_property
    def own_cells(self) -> frozenset[Cell]:
        """The cells of that way."""
        return frozenset(map(cell_of_spot, self.own_route))

    @cached_property
    def rival_routes(self) -> list[tuple[float, list[Spot]]]:
        """The ways of the rivals, each with how much it matters to stop one."""
        return [
            (-self.trust[seat], self.survey.route(self.view.dwarf_nodes[seat]))
            for seat in self.rivals
        ]
