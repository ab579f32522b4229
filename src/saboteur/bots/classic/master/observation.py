"""A seat's view and memory as the numbers that the network was trained on.

The layout (``observation_layout.base``) is that of the swarm's observations; a test compares both
at every decision of whole games.
"""

from typing import Final, NamedTuple, final

import numpy as np
import numpy.typing as npt

from saboteur.bots.classic.distance.distance_field import is_through
from saboteur.bots.classic.master.action_index import action_index_of, crop_index
from saboteur.bots.classic.master.inputs import GOAL_CROP_INDICES
from saboteur.bots.classic.master.layout import COLUMNS, CROP_CELLS, ROWS
from saboteur.bots.classic.master.memory import Memory
from saboteur.bots.master.distance import compute_distances
from saboteur.games.classic.goals import ORIENT_GOAL, REVEAL_GOAL
from saboteur.games.classic.scoring import TAKE_GOLD
from saboteur.games.classic.view import View
from saboteur.games.classic.voting import CONCEDE_VOTE
from saboteur.games.operations import TURN
from saboteur.games.view import HIDDEN
from saboteur.kernel.geometry import PackedCell, xy
from saboteur.kernel.maze import empty_maze, node_at, reach_from
from saboteur.kernel.table import FACE_DOWN as LIES_HIDDEN
from saboteur.observation_layout.base import (
    ASKED_OFFSET,
    COUNTS_OFFSET,
    COVERED_OFFSET,
    FACE_DOWN,
    FACE_UP,
    FACT_COUNT,
    FACTS_PER_SEAT,
    GOAL,
    LAID_LAST,
    LAYOUT,
    LINKED_SHIFT,
    MAX_CARD_KINDS,
    ROUND_OFFSET,
    SEATS_OFFSET,
    STAGE_OFFSET,
    START,
    STONE,
    THROUGH,
    TREASURE,
    TREASURE_OFFSET,
)

IntArray = npt.NDArray[np.generic]

QUESTIONS: Final = (TURN, CONCEDE_VOTE, REVEAL_GOAL, ORIENT_GOAL, TAKE_GOLD)
GOAL_SOURCES: Final = tuple(divmod(place, COLUMNS) for place in GOAL_CROP_INDICES)


class Observation(NamedTuple):
    """The network's input with a batch dimension of one; the same fields as in training."""

    cells: IntArray
    facts: IntArray
    actions: IntArray
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
        bits = FACE_UP | (THROUGH if is_through(pose) else 0)
        for side in pose.open_sides:
            bits |= 1 << side
            if node_at(place, pose.arms[side]) in reach.nodes:
                bits |= 1 << LINKED_SHIFT + side
        found[where] = bits | (LAID_LAST if place == view.laid_at else 0)
    found[crop_index(kit.start)] |= START
    for place in view.goal_cells:
        found[crop_index(place)] |= _goal_flags(view, place)
    return found


def _goal_flags(view: View, place: PackedCell) -> int:
    """Return the bits for the seat's knowledge of a goal."""
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
    """Return the row of facts: cards, seats from the observer on, the game."""
    found = [0] * FACT_COUNT
    kinds = action_index_of(view.kit).kind_of_card
    for card in view.card_numbers:
        found[kinds[card]] += 1
    for entry in view.discarded:
        if entry & HIDDEN != HIDDEN:
            zone = 1 if entry < LIES_HIDDEN else 2
            found[zone * MAX_CARD_KINDS + kinds[entry & HIDDEN]] += 1
    for away in range(view.seats):
        first = SEATS_OFFSET + away * FACTS_PER_SEAT
        found[first : first + FACTS_PER_SEAT] = _SeatFacts(view, away).row()
    _write_game_facts(view, found)
    return found


@final
class _SeatFacts:
    """The observer's knowledge of the seat ``seat_offset`` places after it."""

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
    found[STAGE_OFFSET + QUESTIONS.index(view.asked or TURN)] = 1
    found[ROUND_OFFSET + view.round - 1] = 1
    for ended in view.ended:
        found[TREASURE_OFFSET + ended.round - 1] = int(ended.treasure)
    for goal, place in enumerate(view.goal_cells):
        asked = view.asked == ORIENT_GOAL and place == view.asked_at
        found[ASKED_OFFSET + goal] = int(asked)
        found[COVERED_OFFSET + goal] = int(place in view.covered)
    places = [*map(xy, view.cards), *map(xy, view.covered)]
    beyond = sum(not LAYOUT.is_in_pane(x, y) for x, y in places)
    counts = (view.pile, len(view.discarded), int(view.proposed), beyond)
    found[COUNTS_OFFSET:] = counts
