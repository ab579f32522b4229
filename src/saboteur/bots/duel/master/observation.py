"""A seat's view of a duel as the numbers that the network was trained on.

The layout (``observation_layout.duel``) is that of the swarm's observations; a test compares both
at every decision of whole games.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple, final

import numpy as np
import numpy.typing as npt

from saboteur.bots.duel.distance.board import board_of
from saboteur.bots.duel.master.action_index import action_index_of, crop_index, pose_bits
from saboteur.bots.duel.master.inputs import goal_distances
from saboteur.bots.duel.master.layout import CROP_CELLS
from saboteur.games.duel import kit as kits
from saboteur.games.duel.flow import BEFORE_DRAW
from saboteur.games.duel.settling import CLAIM_GOLD, ORIENT_GOAL, REVEAL_GOAL
from saboteur.games.duel.turn import DISCARD_TWO, PASS_MORE
from saboteur.games.duel.view import View
from saboteur.games.operations import TURN
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.maze import Reach, node_at
from saboteur.observation_layout.duel import (
    ASKED_OFFSET,
    BRIBED,
    CARDS_OFFSET,
    CLAIMED,
    COUNTS_OFFSET,
    COVERED_OFFSET,
    FACE_DOWN,
    FACE_UP,
    FACT_COUNT,
    FACTS_PER_SEAT,
    GOAL,
    GONE_OFFSET,
    KNOWN,
    LAID_LAST,
    MAX_CARD_KINDS,
    OPENED,
    OTHER_DOOR,
    OWN_DOOR,
    OWN_LADDER,
    REACHED,
    REACHED_BY_OTHER,
    ROUND_OFFSET,
    SEATS_OFFSET,
    STAGE_OFFSET,
    START,
    TROLL,
)

IntArray = npt.NDArray[np.generic]

QUESTIONS: Final = (
    TURN, PASS_MORE, DISCARD_TWO, BEFORE_DRAW, REVEAL_GOAL, ORIENT_GOAL, CLAIM_GOLD,
)  # fmt: skip


class Observation(NamedTuple):
    """The network's input with a batch dimension of one; the same fields as in training."""

    cells: IntArray
    facts: IntArray
    far: IntArray


def observe(view: View) -> Observation:
    """Return the observation of the seat that decides."""
    cells = np.array([_BoardEncoder(view).cells()], np.int64)
    return Observation(cells, np.array([_facts(view)], np.uint8), goal_distances(cells, np))


@final
class _BoardEncoder:
    """The bits of the board as one seat sees it."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._order = (view.seat, 1 - view.seat)
        """The observer, then the opponent."""
        self._claims, self._bribes = dict(view.marks.claims), dict(view.marks.bribes)
        self._keys = dict(view.marks.keys)
        self.known = _known_goals(view)

    def cells(self) -> list[int]:
        """Return the bits of every cell of the crop."""
        view = self._view
        found = [0] * CROP_CELLS
        reaches = board_of(view).reaches
        for first, seat in zip((REACHED, REACHED_BY_OTHER), self._order, strict=True):
            self._add_reached_sides(reaches[seat], first, found)
        for place, number in view.cards.items():
            _add_bits(found, place, 1 << FACE_UP | self._card_bits(place, number))
        for colour in view.colour_numbers:
            _add_bits(found, view.kit.starts[colour], 1 << START)
        for place in view.marks.laid[-1:]:
            _add_bits(found, place, 1 << LAID_LAST)
        for place in view.goal_cells:
            _add_bits(found, place, self._goal_bits(place))
        return found

    def _add_reached_sides(self, reach: Reach, first: int, found: list[int]) -> None:
        """Set in ``found`` the bits of the sides that a seat reaches, from bit ``first`` on."""
        view = self._view
        for place, sides in reach.ends.items():
            _add_bits(found, place, sides << first)
        for place, number in view.cards.items():
            pose = view.kit.poses.poses[number]
            for side in pose.open_sides:
                if node_at(place, pose.arms[side]) in reach.nodes:
                    _add_bits(found, place, 1 << first + side)

    def _goal_bits(self, place: PackedCell) -> int:
        if place not in self._view.covered:
            return 1 << GOAL
        bits = 1 << GOAL | 1 << FACE_DOWN
        if place in self.known:
            upright = self._view.kit.poses.pose(self.known[place], turned=False)
            bits |= 1 << KNOWN | self._card_bits(place, upright)
        return bits

    def _card_bits(self, place: PackedCell, number: int) -> int:
        """Return the bits of a card and of the tokens on it, as the observer sees them."""
        view, kit = self._view, self._view.kit
        colour = view.colour_numbers[view.seat]
        bits = pose_bits(kit, number)
        barrier, ladder = kit.barriers[number // 2], kit.ladders[number // 2]
        if barrier == kits.TROLL:
            bits |= 1 << TROLL
        elif barrier >= 0:
            bits |= 1 << (OWN_DOOR if barrier == colour else OTHER_DOOR)
        if ladder >= 0:
            bits |= 1 << OWN_LADDER + (ladder != colour)
        for away, seat in enumerate(self._order):
            opened = place in self._bribes or self._keys.get(place) == seat
            bits |= opened << OPENED + away
            bits |= (self._claims.get(place) == seat) << CLAIMED + away
            bits |= (self._bribes.get(place) == seat) << BRIBED + away
        return bits


def _add_bits(found: list[int], place: PackedCell, bits: int) -> None:
    where = crop_index(place)
    if where >= 0:
        found[where] |= bits


def _known_goals(view: View) -> dict[PackedCell, int]:
    """Return the goals that the observer knows: face up, looked at, or about to be laid."""
    found = dict(view.peeks)
    found |= {place: view.cards[place] // 2 for place in view.goal_cells if place in view.cards}
    if view.asked == ORIENT_GOAL:
        found[view.asked_at] = view.asked_kind
    return found


def _facts(view: View) -> list[int]:
    """Return the row of facts: cards, goals out of the game, both seats, the game."""
    found = [0] * FACT_COUNT
    kit, kinds = view.kit, action_index_of(view.kit).kind_of_card
    taken = [card for hoard in view.hoards for card in hoard]
    taken += [card for ended in view.ended for paid in ended.paid for card in paid]
    zones: Iterable[Iterable[int]] = (view.card_numbers, view.discarded, taken)
    for zone, cards in enumerate(zones):
        for card in cards:
            if card in kinds:
                found[zone * MAX_CARD_KINDS + kinds[card]] += 1
    for card in view.gone_numbers:
        found[GONE_OFFSET + card - kit.groups["goal"].start] += 1
    for away in range(view.seats):
        first = SEATS_OFFSET + away * FACTS_PER_SEAT
        found[first : first + FACTS_PER_SEAT] = _seat_facts(view, (view.seat + away) % view.seats)
    _write_goal_facts(view, found)
    found[STAGE_OFFSET + QUESTIONS.index(view.asked or TURN)] = 1
    found[ROUND_OFFSET + view.round - 1] = 1
    found[COUNTS_OFFSET:] = _count_facts(view)
    return found


def _seat_facts(view: View, seat: int) -> list[int]:
    """Return the public facts of a seat."""
    kit = view.kit
    colour = view.colour_numbers[seat]
    looked = {place for place, looker in view.marks.looks if looker == seat}
    gold = [kit.gold[card] for card in view.hoards[seat]]
    return [
        1,
        view.hand_sizes[seat],
        int(seat == view.stack[-1].seat),
        int(seat == view.stack[0].seat),
        int(colour == kits.BLUE),
        int(colour == kits.GREEN),
        int(seat == view.starter),
        view.nuggets[seat],
        *(view.broken_bits[seat] >> tool & 1 for tool in range(len(kits.TOOLS))),
        *(int(place in looked) for place in view.goal_cells),
        *(gold.count(value) for value in (1, 2, 3)),
    ]


def _write_goal_facts(view: View, found: list[int]) -> None:
    first, known = view.kit.groups["goal"].start, _known_goals(view)
    for goal, place in enumerate(view.goal_cells):
        found[COVERED_OFFSET + goal] = int(place in view.covered)
        found[ASKED_OFFSET + goal] = int(view.asked == ORIENT_GOAL and place == view.asked_at)
        found[CARDS_OFFSET + goal] = 1 + known[place] - first if place in known else 0


def _count_facts(view: View) -> tuple[int, ...]:
    """Return the sizes of pile, discard pile and supplies, and the progress of the turn."""
    turn, question = view.stack[0], view.stack[-1]
    acted = turn.kind == BEFORE_DRAW
    return (
        view.pile,
        len(view.discarded),
        view.counters,
        view.keys,
        int(acted),
        turn.left if acted else 0,
        question.left if question.kind == DISCARD_TWO else 0,
        int(acted and turn.move is not None),
    )
