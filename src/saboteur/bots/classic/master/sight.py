"""What a seat sees and remembers, as the numbers that the network was taught with.

The same layout as the swarm's observation (``saboteur.swarm``, ``docs/swarm.md``), from a view
alone; a test compares both at every decision of whole games.
"""

from typing import Final, NamedTuple, final

import numpy as np
import numpy.typing as npt

from saboteur.bots.classic.distance.survey import is_through
from saboteur.bots.classic.master.cards import crop_place, numbers_of
from saboteur.bots.classic.master.inputs import (
    CARDS,
    COUNTS_FROM,
    FACE_DOWN,
    FACTS,
    GOAL_PLACES,
    SEAT_FACTS,
    STONE,
    TREASURE,
)
from saboteur.bots.classic.master.layout import COLUMNS, CROP_CELLS, GOALS, ROWS
from saboteur.bots.classic.master.memory import Memory
from saboteur.bots.master.distance import FACE_UP, THROUGH, distances
from saboteur.games.classic.goals import ORIENT_GOAL, REVEAL_GOAL
from saboteur.games.classic.scoring import TAKE_GOLD
from saboteur.games.classic.view import View
from saboteur.games.classic.voting import CONCEDE_VOTE
from saboteur.games.operations import TURN
from saboteur.games.view import HIDDEN
from saboteur.kernel.geometry import PackedCell, xy
from saboteur.kernel.maze import empty_maze, node_at, reach_from
from saboteur.kernel.table import FACE_DOWN as LIES_HIDDEN

Numbers = npt.NDArray[np.generic]

START: Final = 1 << 10
GOAL: Final = 1 << 11
LAID_LAST: Final = 1 << 15
LINKED_SHIFT: Final = 4

QUESTIONS: Final = (TURN, CONCEDE_VOTE, REVEAL_GOAL, ORIENT_GOAL, TAKE_GOLD)
KINDS_ROOM: Final = CARDS // 3
GAME_FROM: Final = CARDS + 10 * SEAT_FACTS
ROUNDS_FROM: Final = GAME_FROM + len(QUESTIONS)
TREASURES_FROM: Final = ROUNDS_FROM + 4
ASKED_FROM: Final = TREASURES_FROM + 4 + 3
COVERED_FROM: Final = ASKED_FROM + GOALS
WEST, EAST, NORTH, SOUTH = -11, 12, -12, 11
"""Beyond these, cards are counted only."""
SOURCES: Final = tuple(divmod(place, COLUMNS) for place in GOAL_PLACES)


class Seen(NamedTuple):
    """What goes into the network, a row of each: the same fields as while it was taught."""

    cells: Numbers
    facts: Numbers
    deeds: Numbers
    owners: Numbers
    far: Numbers


def seen(view: View, memory: Memory) -> Seen:
    """Look through the eyes of the seat that decides."""
    cells = np.array([board(view)], np.int32)
    far = distances(cells.reshape(1, ROWS, COLUMNS), SOURCES, np)
    return Seen(
        cells,
        np.array([facts(view)], np.uint8),
        np.array([memory.deeds_from(view.seat)], np.uint8),
        np.array([memory.owners_from(view.seat)], np.int8),
        far.reshape(1, -1),
    )


def board(view: View) -> list[int]:
    """Return the bits of every cell of the crop."""
    kit, poses = view.kit, view.kit.poses.poses
    maze = empty_maze(poses)
    for place, number in view.cards.items():
        maze.lay(place, number)
    reach = reach_from(maze, kit.start_nodes)
    found = [0] * CROP_CELLS
    for place, sides in reach.ends.items():
        where = crop_place(place)
        if where >= 0:
            found[where] = sides << LINKED_SHIFT
    for place, number in view.cards.items():
        where = crop_place(place)
        if where < 0:
            continue
        pose = poses[number]
        bits = FACE_UP | (THROUGH if is_through(pose) else 0)
        for side in pose.open_sides:
            bits |= 1 << side
            if node_at(place, pose.arms[side]) in reach.nodes:
                bits |= 1 << LINKED_SHIFT + side
        found[where] = bits | (LAID_LAST if place == view.laid_at else 0)
    found[crop_place(kit.start)] |= START
    for place in view.goal_cells:
        found[crop_place(place)] |= _goal(view, place)
    return found


def _goal(view: View, place: PackedCell) -> int:
    """Return what the seat knows of a goal."""
    bits = GOAL | (FACE_DOWN if place in view.covered else 0)
    card = next((peek.card for peek in view.peeks if peek.seen == place), None)
    if place in view.cards:
        card = view.cards[place] // 2
    elif place == view.asked_at and view.asked_kind >= 0:
        card = view.asked_kind
    if card is None:
        return bits
    return bits | (TREASURE if view.kit.treasure[card] else STONE)


def facts(view: View) -> list[int]:
    """Return the row of facts: cards, seats from the looker on, the game."""
    found = [0] * FACTS
    kinds = numbers_of(view.kit).kinds
    for card in view.card_numbers:
        found[kinds[card]] += 1
    for entry in view.discarded:
        if entry & HIDDEN != HIDDEN:
            zone = 1 if entry < LIES_HIDDEN else 2
            found[zone * KINDS_ROOM + kinds[entry & HIDDEN]] += 1
    for away in range(view.seats):
        first = CARDS + away * SEAT_FACTS
        found[first : first + SEAT_FACTS] = _SeatFacts(view, away).row()
    _of_game(view, found)
    return found


@final
class _SeatFacts:
    """What the looker knows of a seat that sits so many places after him."""

    def __init__(self, view: View, away: int) -> None:
        self._view = view
        self._seat = (view.seat + away) % view.seats

    def row(self) -> list[int]:
        view, seat = self._view, self._seat
        mine = seat == view.seat
        role = [0, 0]
        if mine:
            role[view.own_role == view.kit.saboteur] = 1
        looked = {look.seen for look in view.looks if look.seat == seat}
        return [
            1,
            view.hand_sizes[seat],
            int(seat == view.stack[-1].seat),
            int(seat == view.stack[0].seat),
            *role,
            *(view.mark_bits[seat] >> tool & 1 for tool in range(3)),
            *(int(place in looked) for place in view.goal_cells),
            view.gold_cards[seat],
            *(view.own_gold.count(worth) * mine for worth in (1, 2, 3)),
        ]


def _of_game(view: View, found: list[int]) -> None:
    found[GAME_FROM + QUESTIONS.index(view.asked or TURN)] = 1
    found[ROUNDS_FROM + view.round - 1] = 1
    for ended in view.ended:
        found[TREASURES_FROM + ended.round - 1] = int(ended.treasure)
    for goal, place in enumerate(view.goal_cells):
        asked = view.asked == ORIENT_GOAL and place == view.asked_at
        found[ASKED_FROM + goal] = int(asked)
        found[COVERED_FROM + goal] = int(place in view.covered)
    places = [*map(xy, view.cards), *map(xy, view.covered)]
    beyond = sum(not (WEST <= x <= EAST and NORTH <= y <= SOUTH) for x, y in places)
    counts = (view.pile, len(view.discarded), int(view.proposed), beyond)
    found[COUNTS_FROM:] = counts
