"""What a seat sees of a duel, as the numbers that the network was taught with.

The same layout as the swarm's observation (``saboteur.swarm``, ``docs/swarm.md``), from a view
alone; a test compares both at every decision of whole games.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple, final

import numpy as np
import numpy.typing as npt

from saboteur.bots.duel.distance.board import board_of
from saboteur.bots.duel.master.cards import crop_place, numbers_of, shape
from saboteur.bots.duel.master.inputs import (
    CARDS_FROM,
    COUNTS_FROM,
    COVERED_FROM,
    FACE_UP,
    FACTS,
    OPENED,
    OTHER_DOOR,
    OWN_DOOR,
    REACHED,
    REACHED_BY_OTHER,
    STAGE_FROM,
    TROLL,
    far,
)
from saboteur.bots.duel.master.layout import CROP_CELLS, GOALS
from saboteur.games.duel import kit as kits
from saboteur.games.duel.flow import BEFORE_DRAW
from saboteur.games.duel.settling import CLAIM_GOLD, ORIENT_GOAL, REVEAL_GOAL
from saboteur.games.duel.turn import DISCARD_TWO, PASS_MORE
from saboteur.games.duel.view import View
from saboteur.games.operations import TURN
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.maze import Reach, node_at

Numbers = npt.NDArray[np.generic]

LADDER: Final = 30
START: Final = 32
GOAL: Final = 33
FACE_DOWN: Final = 34
KNOWN: Final = 35
CLAIMED: Final = 41
BRIBED: Final = 43
LAID_LAST: Final = 45

KINDS_ROOM: Final = 48
GONE_FROM: Final = 3 * KINDS_ROOM
SEATS_FROM: Final = GONE_FROM + 24
SEAT_FACTS: Final = 20
ASKED_FROM: Final = COVERED_FROM + GOALS
QUESTIONS: Final = (
    TURN, PASS_MORE, DISCARD_TWO, BEFORE_DRAW, REVEAL_GOAL, ORIENT_GOAL, CLAIM_GOLD,
)  # fmt: skip
ROUNDS_FROM: Final = STAGE_FROM + len(QUESTIONS)


class Seen(NamedTuple):
    """What goes into the network, a row of each: the same fields as while it was taught."""

    cells: Numbers
    facts: Numbers
    far: Numbers


def seen(view: View) -> Seen:
    """Look through the eyes of the seat that decides."""
    cells = np.array([_Sight(view).cells()], np.int64)
    return Seen(cells, np.array([_facts(view)], np.uint8), far(cells, np))


@final
class _Sight:
    """The board through the eyes of a seat."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._order = (view.seat, 1 - view.seat)
        """The looker, then the other."""
        self._claims, self._bribes = dict(view.marks.claims), dict(view.marks.bribes)
        self._keys = dict(view.marks.keys)
        self.known = _known_goals(view)

    def cells(self) -> list[int]:
        """Return the bits of every cell of the crop."""
        view = self._view
        found = [0] * CROP_CELLS
        reaches = board_of(view).reaches
        for first, seat in zip((REACHED, REACHED_BY_OTHER), self._order, strict=True):
            self._reached(reaches[seat], first, found)
        for place, number in view.cards.items():
            _add(found, place, 1 << FACE_UP | self._card(place, number))
        for colour in view.colour_numbers:
            _add(found, view.kit.starts[colour], 1 << START)
        for place in view.marks.laid[-1:]:
            _add(found, place, 1 << LAID_LAST)
        for place in view.goal_cells:
            _add(found, place, self._goal(place))
        return found

    def _reached(self, reach: Reach, first: int, found: list[int]) -> None:
        """Add the sides that a seat reaches."""
        view = self._view
        for place, sides in reach.ends.items():
            _add(found, place, sides << first)
        for place, number in view.cards.items():
            pose = view.kit.poses.poses[number]
            for side in pose.open_sides:
                if node_at(place, pose.arms[side]) in reach.nodes:
                    _add(found, place, 1 << first + side)

    def _goal(self, place: PackedCell) -> int:
        if place not in self._view.covered:
            return 1 << GOAL
        bits = 1 << GOAL | 1 << FACE_DOWN
        if place in self.known:
            upright = self._view.kit.poses.pose(self.known[place], turned=False)
            bits |= 1 << KNOWN | self._card(place, upright)
        return bits

    def _card(self, place: PackedCell, number: int) -> int:
        """Return what the looker sees of a card and of what lies on it."""
        view, kit = self._view, self._view.kit
        colour = view.colour_numbers[view.seat]
        bits = shape(kit, number)
        barrier, ladder = kit.barriers[number // 2], kit.ladders[number // 2]
        if barrier == kits.TROLL:
            bits |= 1 << TROLL
        elif barrier >= 0:
            bits |= 1 << (OWN_DOOR if barrier == colour else OTHER_DOOR)
        if ladder >= 0:
            bits |= 1 << LADDER + (ladder != colour)
        for away, seat in enumerate(self._order):
            opened = place in self._bribes or self._keys.get(place) == seat
            bits |= opened << OPENED + away
            bits |= (self._claims.get(place) == seat) << CLAIMED + away
            bits |= (self._bribes.get(place) == seat) << BRIBED + away
        return bits


def _add(found: list[int], place: PackedCell, bits: int) -> None:
    where = crop_place(place)
    if where >= 0:
        found[where] |= bits


def _known_goals(view: View) -> dict[PackedCell, int]:
    """Return the goals that the looker knows: open, looked at, or waiting to be put down."""
    found = dict(view.peeks)
    found |= {place: view.cards[place] // 2 for place in view.goal_cells if place in view.cards}
    if view.asked == ORIENT_GOAL:
        found[view.asked_at] = view.asked_kind
    return found


def _facts(view: View) -> list[int]:
    """Return the row of facts: cards, goals out of the game, both seats, the game."""
    found = [0] * FACTS
    kit, kinds = view.kit, numbers_of(view.kit).kinds
    taken = [card for hoard in view.hoards for card in hoard]
    taken += [card for ended in view.ended for paid in ended.paid for card in paid]
    zones: Iterable[Iterable[int]] = (view.card_numbers, view.discarded, taken)
    for zone, cards in enumerate(zones):
        for card in cards:
            if card in kinds:
                found[zone * KINDS_ROOM + kinds[card]] += 1
    for card in view.gone_numbers:
        found[GONE_FROM + card - kit.groups["goal"].start] += 1
    for away in range(view.seats):
        first = SEATS_FROM + away * SEAT_FACTS
        found[first : first + SEAT_FACTS] = _seat(view, (view.seat + away) % view.seats)
    _goals(view, found)
    found[STAGE_FROM + QUESTIONS.index(view.asked or TURN)] = 1
    found[ROUNDS_FROM + view.round - 1] = 1
    found[COUNTS_FROM:] = _counts(view)
    return found


def _seat(view: View, seat: int) -> list[int]:
    """Return what lies before a seat."""
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
        *(gold.count(worth) for worth in (1, 2, 3)),
    ]


def _goals(view: View, found: list[int]) -> None:
    first, known = view.kit.groups["goal"].start, _known_goals(view)
    for goal, place in enumerate(view.goal_cells):
        found[COVERED_FROM + goal] = int(place in view.covered)
        found[ASKED_FROM + goal] = int(view.asked == ORIENT_GOAL and place == view.asked_at)
        found[CARDS_FROM + goal] = 1 + known[place] - first if place in known else 0


def _counts(view: View) -> tuple[int, ...]:
    """Return pile, discard and supplies, and how far the turn has come."""
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
