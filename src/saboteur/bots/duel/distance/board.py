"""The outlook of a duel: what the maze, as it lies or as a move would leave it, is worth."""

from typing import Final, final

from saboteur.bots.duel.distance.survey import CARD, FAR, Survey
from saboteur.games.duel.kit import Kit
from saboteur.games.duel.view import View
from saboteur.kernel.geometry import Cell
from saboteur.kernel.maze import Maze, Reach, empty_maze, node_at, reach_from

FADE: Final = 0.7
"""What is left of a hope with every card that it is farther away."""
FADES: Final = tuple(FADE ** (distance / CARD) for distance in range(FAR + 1))
OPEN_CHANCE: Final = 0.75
"""How often the gold of a goal that has just been reached can be claimed at once."""


@final
class Outlook:
    """A maze with the reaches of both seats; a move is tried on a copy."""

    def __init__(
        self, kit: Kit, maze: Maze, reaches: list[Reach], hopes: dict[Cell, float]
    ) -> None:
        """Take the parts as they are; ``outlook`` makes one from a view."""
        self.kit = kit
        self.maze = maze
        self.reaches = reaches
        self.hopes = hopes
        """What each face-down goal may be worth to whoever gets there first."""

    def after_laying(self, place: Cell, pose: int) -> "Outlook":
        """Return the outlook with a path, or a goal face up, on a cell."""
        maze = self.maze.clone()
        maze.uncover(place)
        maze.lay(place, pose)
        reaches = self.reaches.copy()
        for seat, reach in enumerate(reaches):
            if place in reach.ends or maze.poses[pose].tile.hubs:  # else it does not concern him
                reaches[seat] = reach.clone()
                reaches[seat].extend(maze, place)
        return Outlook(self.kit, maze, reaches, self.hopes)

    def after_rockfall(self, place: Cell) -> "Outlook":
        """Return the outlook without the path on a cell."""
        maze = self.maze.clone()
        number = maze.lift(place)
        reaches = [reach.clone() for reach in self.reaches]
        for reach in reaches:
            reach.withdraw(maze, place, number)
        return Outlook(self.kit, maze, reaches, self.hopes)

    def after_opening(self, place: Cell, seats: range) -> "Outlook":
        """Return the outlook with a barrier open to some seats: a key (one) or a bribe (all)."""
        reaches = self.reaches.copy()
        for seat in seats:
            reaches[seat] = reaches[seat].clone()
            reaches[seat].open(self.maze, place)
        return Outlook(self.kit, self.maze, reaches, self.hopes)

    def gains(self, first: int, claimed: frozenset[Cell]) -> list[float]:
        """Return what the seats can hope for; ``first`` is on turn and claims before the other.

        Gold within reach counts in full, the rest less with every card that it is away.
        """
        gains = [0.0] * len(self.reaches)
        surveys = [Survey(self.kit, self.maze, reach) for reach in self.reaches]
        order = sorted(range(len(gains)), key=lambda seat: seat != first)
        spots = self.kit.gold_nodes
        for place, pose in self.maze.cards.items():
            if spots[pose] < 0 or place in claimed:
                continue
            spot = node_at(place, spots[pose])
            worth = self.kit.gold[pose // 2]
            taker = next((seat for seat in order if spot in self.reaches[seat].nodes), None)
            if taker is not None:
                gains[taker] += worth
                continue
            for seat, survey in enumerate(surveys):
                gains[seat] += worth * FADES[survey.nodes.get(spot, FAR)]
        for place in self.maze.covered:
            for seat, survey in enumerate(surveys):
                gains[seat] += self.hopes[place] * FADES[survey.cells.get(place, FAR)]
        return gains


def outlook(view: View, before: Outlook | None = None) -> Outlook:
    """Lay out what a view shows: cards, tokens, and what the goals may hide.

    Where cards were only laid since ``before``, they are added to that.
    """
    if before is not None and _goes_on(before, view):
        for place in view.cards.keys() - before.maze.cards.keys():
            before = before.after_laying(place, view.cards[place])
        return Outlook(before.kit, before.maze, before.reaches, _hopes(view))
    kit = view.kit
    maze = empty_maze(kit.poses.poses)
    for place, number in view.cards.items():
        maze.lay(place, number)
    for place in view.covered:
        maze.cover(place)
    reaches = []
    for seat, colour in enumerate(view.colour_numbers):
        blocked, opened = kit.blocked(colour), _opened(view, seat)
        reaches.append(reach_from(maze, kit.start_nodes[colour], blocked=blocked, opened=opened))
    return Outlook(kit, maze, reaches, _hopes(view))


def _goes_on(before: Outlook, view: View) -> bool:
    """Whether all that lay there lies there still, and no other barrier is open."""
    return before.maze.cards.items() <= view.cards.items() and all(
        reach.opened == _opened(view, seat) for seat, reach in enumerate(before.reaches)
    )


def _opened(view: View, seat: int) -> frozenset[Cell]:
    """Return the barriers that are open to a seat: trolls bribed by anyone, and its keys."""
    bribed = [place for place, _ in view.marks.bribes]
    return frozenset(bribed + [place for place, holder in view.marks.keys if holder == seat])


def _hopes(view: View) -> dict[Cell, float]:
    """Return what each face-down goal is worth, as far as the seat knows."""
    kit = view.kit
    peeks = dict(view.peeks)
    seen = {*view.gone, *peeks.values(), *(pose // 2 for pose in view.cards.values())}
    unseen = [kit.gold[card] for card in kit.goal_cards if card not in seen]
    mean = sum(unseen) / max(1, len(unseen))
    return {
        place: OPEN_CHANCE * (kit.gold[peeks[place]] if place in peeks else mean)
        for place in view.covered
    }
