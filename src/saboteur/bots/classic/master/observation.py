"""A seat's view and memory as the numbers that the network was trained on.

The layout equals the swarm's observation (``saboteur.swarm``, ``docs/swarm.md``), computed from a
view alone; a test compares both at every decision of whole games.
"""

from typing import Final, NamedTuple, final

import numpy as np
import numpy.typing as npt

from saboteur.bots.classic.distance.distance_field import is_through
from saboteur.bots.classic.master.action_index import action_index_of, crop_index
from saboteur.bots.classic.master.inputs import (
    CARD_FACTS,
    COUNTS_OFFSET,
    FACE_DOWN_FLAG,
    FACT_COUNT,
    GOAL_CROP_INDICES,
    SEAT_FACTS,
    STONE_FLAG,
    TREASURE_FLAG,
)
from saboteur.bots.classic.master.layout import COLUMNS, CROP_CELLS, GOALS, ROWS
from saboteur.bots.classic.master.memory import Memory
from saboteur.bots.master.distance import FACE_UP_FLAG, THROUGH_FLAG, compute_distances
from saboteur.games.classic.goals import ORIENT_GOAL, REVEAL_GOAL
from saboteur.games.classic.scoring import TAKE_GOLD
from saboteur.games.classic.view import View
from saboteur.games.classic.voting import CONCEDE_VOTE
from saboteur.games.operations import TURN
from saboteur.games.view import HIDDEN
from saboteur.kernel.geometry import PackedCell, xy
from saboteur.kernel.maze import empty_maze, node_at, reach_from
from saboteur.kernel.table import FACE_DOWN as LIES_HIDDEN

IntArray = npt.NDArray[np.generic]

START_FLAG: Final = 1 << 10
GOAL_FLAG: Final = 1 << 11
LAID_LAST_FLAG: Final = 1 << 15
LINKED_SHIFT: Final = 4

QUESTIONS: Final = (TURN, CONCEDE_VOTE, REVEAL_GOAL, ORIENT_GOAL, TAKE_GOLD)
CARD_ZONE_SIZE: Final = CARD_FACTS // 3
GAME_OFFSET: Final = CARD_FACTS + 10 * SEAT_FACTS
ROUNDS_OFFSET: Final = GAME_OFFSET + len(QUESTIONS)
TREASURES_OFFSET: Final = ROUNDS_OFFSET + 4
ASKED_OFFSET: Final = TREASURES_OFFSET + 4 + 3
COVERED_OFFSET: Final = ASKED_OFFSET + GOALS
WEST, EAST, NORTH, SOUTH = -11, 12, -12, 11
"""Cards beyond these coordinates are only counted."""
GOAL_SOURCES: Final = tuple(divmod(place, COLUMNS) for place in GOAL_CROP_INDICES)


class Observation(NamedTuple):
    """The network's input with a batch dimension of one; the same fields as in training."""

    cells: IntArray
    facts: IntArray
    deeds: IntArray
    owners: IntArray
    far: IntArray


def observe(view: View, memory: Memory) -> Observation:
    """Return the observation of the seat that decides."""
    cells = np.array([board_flags(view)], np.int32)
    far = compute_distances(cells.reshape(1, ROWS, COLUMNS), GOAL_SOURCES, np)
    return Observation(
        cells,
        np.array([facts(view)], np.uint8),
        np.array([memory.action_counts_from(view.seat)], np.uint8),
        np.array([memory.owners_from(view.seat)], np.int8),
        far.reshape(1, -1),
    )


def board_flags(view: View) -> list[int]:
    """Return the bits of every cell of the crop."""
    kit, poses = view.kit, view.kit.poses.poses
    maze = empty_maze(poses)
    for place, number in view.cards.items():
        maze.lay(place, number)
    reach = reach_from(maze, kit.start_nodes)
    found = [0] * CROP_CELLS
    for place, sides in reach.ends.items():
        where = crop_index(place)
        if where >= 0:
            found[where] = sides << LINKED_SHIFT
    for place, number in view.cards.items():
        where = crop_index(place)
        if where < 0:
            continue
        pose = poses[number]
        bits = FACE_UP_FLAG | (THROUGH_FLAG if is_through(pose) else 0)
        for side in pose.open_sides:
            bits |= 1 << side
            if node_at(place, pose.arms[side]) in reach.nodes:
                bits |= 1 << LINKED_SHIFT + side
        found[where] = bits | (LAID_LAST_FLAG if place == view.laid_at else 0)
    found[crop_index(kit.start)] |= START_FLAG
    for place in view.goal_cells:
        found[crop_index(place)] |= _goal_flags(view, place)
    return found


def _goal_flags(view: View, place: PackedCell) -> int:
    """Return the bits of what the seat knows about a goal."""
    bits = GOAL_FLAG | (FACE_DOWN_FLAG if place in view.covered else 0)
    card = next((peek.card for peek in view.peeks if peek.seen == place), None)
    if place in view.cards:
        card = view.cards[place] // 2
    elif place == view.asked_at and view.asked_kind >= 0:
        card = view.asked_kind
    if card is None:
        return bits
    return bits | (TREASURE_FLAG if view.kit.treasure[card] else STONE_FLAG)


def facts(view: View) -> list[int]:
    """Return the row of facts: cards, seats from the observer on, the game."""
    found = [0] * FACT_COUNT
    kinds = action_index_of(view.kit).kind_of_card
    for card in view.card_numbers:
        found[kinds[card]] += 1
    for entry in view.discarded:
        if entry & HIDDEN != HIDDEN:
            zone = 1 if entry < LIES_HIDDEN else 2
            found[zone * CARD_ZONE_SIZE + kinds[entry & HIDDEN]] += 1
    for away in range(view.seats):
        first = CARD_FACTS + away * SEAT_FACTS
        found[first : first + SEAT_FACTS] = _SeatFacts(view, away).row()
    _write_game_facts(view, found)
    return found


@final
class _SeatFacts:
    """What the observer knows of the seat ``seat_offset`` places after it."""

    def __init__(self, view: View, seat_offset: int) -> None:
        self._view = view
        self._seat = (view.seat + seat_offset) % view.seats

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
            *(view.own_gold.count(value) * mine for value in (1, 2, 3)),
        ]


def _write_game_facts(view: View, found: list[int]) -> None:
    found[GAME_OFFSET + QUESTIONS.index(view.asked or TURN)] = 1
    found[ROUNDS_OFFSET + view.round - 1] = 1
    for ended in view.ended:
        found[TREASURES_OFFSET + ended.round - 1] = int(ended.treasure)
    for goal, place in enumerate(view.goal_cells):
        asked = view.asked == ORIENT_GOAL and place == view.asked_at
        found[ASKED_OFFSET + goal] = int(asked)
        found[COVERED_OFFSET + goal] = int(place in view.covered)
    places = [*map(xy, view.cards), *map(xy, view.covered)]
    beyond = sum(not (WEST <= x <= EAST and NORTH <= y <= SOUTH) for x, y in places)
    counts = (view.pile, len(view.discarded), int(view.proposed), beyond)
    found[COUNTS_OFFSET:] = counts
