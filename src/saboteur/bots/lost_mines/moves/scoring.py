"""What a seat thinks of its moves: how much nearer they bring friends, and foes, to treasures."""

from typing import Final, final

from saboteur.bots.lost_mines.distance.terrain import (
    FAR,
    STEPPED,
    TOKENS,
    Distances,
    Terrain,
    entering,
    expected,
    survey,
)
from saboteur.games.lost_mines.book import (
    AGREE,
    LAY,
    ORIENT,
    PASS,
    PLAY,
    PROPOSE,
    TAKE,
    WALK,
    edge_of,
)
from saboteur.games.lost_mines.kit import (
    CLANS,
    INFORMATION,
    LOYAL,
    MINE,
    SABOTEUR,
    SELFISH,
    STORM,
    TOOL,
    TREASURE,
)
from saboteur.games.lost_mines.view import View
from saboteur.kernel.geometry import Cell, xy
from saboteur.kernel.move import Move

ALLIES: Final = 0.5
"""What a step of all allies counts for, compared with an own one."""
RIVALS: Final = 0.25

LOOK: Final = {MINE: 2.0, TREASURE: 0.6}
"""What a look is worth, in steps."""
LOOK_AT_ALLY: Final = 0.9
LOOK_AT_RIVAL: Final = 0.5
TIRED: Final = 0.05
"""Of two looks at mines, the nearer one: what a step away takes off."""

DISCARD: Final = 0.5
"""What an exchanged card is worth, in steps, if it was good for nothing."""
KEEP: Final = {TOOL: 0.6, INFORMATION: 0.4, STORM: 0.7}
KEEP_TOKEN: Final = 0.5
KEEP_ARM: Final = 0.2
"""For every open edge of a path card."""
NEVER: Final = -100.0


@final
class Judgement:
    """A view judged by its seat: scores of moves are steps towards treasures."""

    def __init__(self, view: View) -> None:
        """Look at the board and at who plays with whom."""
        self.view = view
        self.seat = view.decider or 0
        self.terrain = survey(view)
        self.weights = weights(view, self.seat)
        self.distances = self.terrain.distances()
        self.now = self._standing(self.distances)
        self._seen: dict[tuple[object, ...], float] = {}

    def score(self, move: Move) -> float:
        """Return what a move is worth."""
        match move.verb:
            case verb if verb == LAY:
                return self._laid(move.cell, move.kind, move.pose)
            case verb if verb == PLAY:
                return self._played(move)
            case verb if verb == PASS:
                return DISCARD - self._keep(move.kind)
            case verb if verb == WALK:
                return self._nearer(move.cell)
            case verb if verb == ORIENT:
                card = self.view.asked_card
                pose = self.view.kit.poses.pose(card, turned=move.turned)
                return self._laid(move.cell, card, pose)
            case verb if verb == TAKE:
                return expected(self.view)[move.value]
            case verb if verb == AGREE:
                return 1.0 if self._hopeless() else -1.0
            case verb if verb == PROPOSE:
                return NEVER
            case _:
                return 0.0

    def _standing(self, distances: Distances) -> float:
        """Sum up how far all dwarves are, in the eyes of the seat."""
        figures = self.view.figures
        return -sum(
            weight * min(FAR, distances.get(figure, FAR))
            for weight, figure in zip(self.weights, figures, strict=True)
        )

    def _gain(self, changed: Terrain) -> float:
        return self._standing(changed.distances()) - self.now

    def _laid(self, place: Cell, card: int, pose: int) -> float:
        kit = self.view.kit
        arms = kit.poses.poses[pose].arms
        cost = entering(kit, card, overcome=False, occupied=False)
        key = (place, arms, cost)
        if key not in self._seen:  # the same shape with rocks or a campfire
            changed = self.terrain.copy()
            changed.arms[place] = arms
            changed.enter[place] = cost
            changed.hidden -= {place}  # a mine that is put down
            self._seen[key] = self._gain(changed)
        return self._seen[key]

    def _played(self, move: Move) -> float:
        effect = self.view.kit.effects[move.kind]
        if effect == INFORMATION:
            return self._look(move)
        changed = self.terrain.copy()
        if effect == TOOL:
            changed.enter[move.cell] = STEPPED
        elif effect == STORM:
            del changed.arms[move.cell], changed.enter[move.cell]
        else:
            changed.edges[edge_of(move)] = TOKENS[effect]
        return self._gain(changed)

    def _look(self, move: Move) -> float:
        """A look is worth something if it tells something new."""
        view = self.view
        if any(secret == move.word and at == _target(move) for secret, at, _ in view.seen):
            return 0.0
        if move.word == MINE:
            here = view.figures[self.seat]
            (x, y), (goal_x, goal_y) = xy(here), xy(move.cell)
            return LOOK[MINE] - TIRED * (abs(goal_x - x) + abs(goal_y - y))
        if move.word == TREASURE:
            return LOOK[TREASURE]
        return LOOK_AT_ALLY if self.weights[move.seat] > 0 else LOOK_AT_RIVAL

    def _keep(self, card: int) -> float:
        """Return what a card may still be good for."""
        kit = self.view.kit
        if kit.effects[card]:
            return KEEP.get(kit.effects[card], KEEP_TOKEN)
        if kit.obstacles[card]:
            return 0.0
        return KEEP_ARM * len(kit.poses.poses[2 * card].open_sides)

    def _nearer(self, place: Cell) -> float:
        """Return how much nearer to a treasure a step brings the seat's own dwarf."""
        here = self.distances.get(self.view.figures[self.seat], FAR)
        return float(here - self.distances.get(place, FAR))

    def _hopeless(self) -> bool:
        """Whether neither the seat nor its allies can come to a treasure any more."""
        friends = [
            figure
            for weight, figure in zip(self.weights, self.view.figures, strict=True)
            if weight > 0
        ]
        return all(self.distances.get(figure, FAR) >= FAR for figure in friends)


def weights(view: View, seat: int) -> tuple[float, ...]:
    """Weigh the dwarves: the own one, those who share the loot with it (LM-44), and the others."""
    dwarves = view.dwarves
    sides = [_side(dwarf.clan, dwarf.identity, number) for number, dwarf in enumerate(dwarves)]
    allies = [other for other, side in enumerate(sides) if side == sides[seat] and other != seat]
    rivals = [other for other, side in enumerate(sides) if side != sides[seat]]
    found = [0.0] * len(dwarves)
    for other in allies:
        found[other] = ALLIES / len(allies)
    for other in rivals:
        found[other] = -RIVALS / len(rivals)
    found[seat] = 1.0
    return tuple(found)


def _side(clan: str, identity: str | None, seat: int) -> str:
    """Name whom a dwarf shares with; one whose card is not known passes for loyal (LM-44)."""
    match identity or LOYAL:
        case name if name == SELFISH:
            return f"{SELFISH} {seat}"
        case name if name == SABOTEUR:
            return CLANS[1 - CLANS.index(clan)]
        case _:
            return clan


def _target(move: Move) -> int:
    """Return what a look is at: a cell, a treasure or a seat."""
    return {MINE: move.cell, TREASURE: move.value}.get(move.word, move.seat)
