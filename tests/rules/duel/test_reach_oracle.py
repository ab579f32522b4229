"""The reach of each player, compared with a slow implementation on random mazes."""

import pytest

from saboteur.games.duel.kit import COLOURS
from saboteur.games.duel.setup import reaches_in
from saboteur.games.duel.state import Marks
from saboteur.kernel.geometry import SIDE_NAMES, pack_xy, xy
from saboteur.kernel.maze import Maze, Reach, empty_maze, node_at, reach_from
from tests.families.duel_position import Shapes, Traveller, lit_edges, reached_gold
from tests.families.position_lines import Spot
from tests.rules.duel.positions import rules
from tests.sampling import SeededRandom

KIT = rules().kit
SHAPES = Shapes(KIT.catalogue)
PATCH = [(x, y) for x in range(-2, 4) for y in range(-3, 4)]
STARTS = {(0, -1): "start-blue", (0, 1): "start-green"}


class Sketch:
    """A random maze with many doors, trolls and ladders, whose edges need not match."""

    def __init__(self, seed: str) -> None:
        self.dice = SeededRandom(seed)
        names = [KIT.names[card] for card in (*KIT.groups["path"], *KIT.groups["goal"])]
        special = [name for name in names if SHAPES.barrier(name, turned=False)]
        special += [name for name in SHAPES.ladders if not name.startswith("start")]
        self.maze: dict[Spot, tuple[str, bool]] = {
            spot: (card, False) for spot, card in STARTS.items()
        }
        for spot in PATCH:
            if spot not in self.maze and self.dice.randbelow(5):
                card = self.dice.choice(special if self.dice.randbelow(2) else names)
                turned = not SHAPES.is_symmetric(card) and bool(self.dice.randbelow(2))
                self.maze[spot] = (card, turned)
        self.keys = {spot: self.dice.randbelow(2) for spot in self._some(("blue", "green"))}
        self.bribes = {spot: self.dice.randbelow(2) for spot in self._some(("troll",))}

    def _some(self, kinds: tuple[str, ...]) -> list[Spot]:
        found = []
        for spot, (card, turned) in self.maze.items():
            barrier = SHAPES.barrier(card, turned=turned)
            if barrier and barrier[1] in kinds and not self.dice.randbelow(3):
                found.append(spot)
        return found

    @property
    def marks(self) -> Marks:
        tokens = [
            tuple((pack_xy(*spot), seat) for spot, seat in placed.items())
            for placed in (self.bribes, self.keys)
        ]
        return Marks(bribes=tokens[0], keys=tokens[1])

    def traveller(self, seat: int) -> Traveller:
        keys = frozenset(spot for spot, holder in self.keys.items() if holder == seat)
        return Traveller(COLOURS[seat], keys, frozenset(self.bribes))

    def laid(self) -> Maze:
        maze = empty_maze(KIT.poses.poses)
        for spot, (card, turned) in self.maze.items():
            maze.lay(pack_xy(*spot), KIT.poses.pose(KIT.cards[card], turned=turned))
        return maze


def lit(maze: Maze, reach: Reach) -> set[tuple[Spot, str]]:
    return {
        (xy(place), SIDE_NAMES[side])
        for place, number in maze.cards.items()
        for side in maze.poses[number].open_sides
        if node_at(place, maze.poses[number].arms[side]) in reach.nodes
    }


def gold(maze: Maze, reach: Reach) -> set[Spot]:
    spots = KIT.gold_nodes
    return {
        xy(place)
        for place, number in maze.cards.items()
        if spots[number] >= 0 and node_at(place, spots[number]) in reach.nodes
    }


@pytest.mark.clause("D-13", "D-14", "D-17", "D-19", "D-31", "R-104", "R-180", "R-221")
@pytest.mark.parametrize("batch", range(4))
def test_reach_agrees_with_the_oracle(batch: int) -> None:
    far = 0
    for number in range(60):
        sketch = Sketch(f"maze {batch}/{number}")
        maze = sketch.laid()
        reaches = reaches_in(KIT, maze, (0, 1), sketch.marks)
        for seat in (0, 1):
            who = sketch.traveller(seat)
            slow = lit_edges(SHAPES, sketch.maze, who)
            assert lit(maze, reaches[seat]) == slow
            assert gold(maze, reaches[seat]) == reached_gold(SHAPES, sketch.maze, who)
            far += len(slow) > 15
    assert far > 20  # many of them lead somewhere


@pytest.mark.clause("D-14", "R-221", "D-32")
def test_reach_is_kept_up_to_date_card_by_card() -> None:
    for number in range(60):
        sketch = Sketch(f"card by card {number}")
        whole = sketch.laid()
        maze = empty_maze(KIT.poses.poses)
        for spot in STARTS:
            maze.lay(pack_xy(*spot), whole.cards[pack_xy(*spot)])
        reaches = reaches_in(KIT, maze, (0, 1), sketch.marks)
        for place in sketch.dice.sample(sorted(whole.cards), len(whole.cards)):
            if place not in maze.cards:
                maze.lay(place, whole.cards[place])
                for reach in reaches:
                    reach.extend(maze, place)
        for reach in reaches:
            fresh = reach_from(maze, reach.sources, blocked=reach.blocked, opened=reach.opened)
            assert (reach.nodes, reach.ends) == (fresh.nodes, fresh.ends)
