"""Observations: a seat's view as arrays of small whole numbers, all in one long row.

Only the view is looked at: what a seat cannot tell apart looks the same here. Seats are told from
the looker on, clockwise: it is seat 0 itself. Every array has its place in the row; ``flat``
divides each number by the largest that may stand there, so that all lie between 0 and 1.
"""

from collections.abc import Container, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from math import prod
from typing import Any, ClassVar, Final, TypeVar

import numpy as np
import numpy.typing as npt

from saboteur.games.ruleset import AnyRuleSet
from saboteur.games.view import HIDDEN
from saboteur.kernel.geometry import SIDE_NAMES, SIDES, PackedCell
from saboteur.kernel.maze import Maze, Node, node_at
from saboteur.kernel.tile import CLOSED, Pose
from saboteur.kernel.value import value
from saboteur.research.pane import OUTSIDE, Pane

T = TypeVar("T", bound=np.generic)
Numbers = npt.NDArray[np.int16]
Flat = npt.NDArray[np.float32]
Fact = tuple[str, int]
"""The name of a number, and the largest it may be; the smallest is 0."""
SHARED: Final = 4
"""So many facts of a seat come before those of the family."""
SHARED_FACTS: Final = 2
"""So many facts of the game come before those of the family."""
REACHED: Final = tuple(f"reached {side}" for side in SIDE_NAMES)
"""The planes of edges that are linked to Start, or that the seat reaches from its own."""
SAME_MAZES: Final = 16
"""So many mazes are remembered: few moves change it, and all seats see the same."""
Edges = tuple[list[int], list[int]]
"""Sides, and the places of their cells in the pane."""
MANY: Final = 127
"""The largest number of cards, nuggets or points that is told."""


@value
class Array:
    """One of the arrays: rows of facts, or planes of cells."""

    name: str
    shape: tuple[int, ...]
    facts: tuple[Fact, ...]
    """What its numbers are: of a table, those of each row; of the board, its planes."""


class Layout:
    """What a family shows beside what all have. A family names its facts and fills them in."""

    planes: ClassVar[tuple[str, ...]] = ()
    """What is told of each cell, as 0 or 1."""

    def __init__(self, rules: AnyRuleSet, pane: Pane) -> None:
        """Look up what the rule set has."""
        self.kit: Any = rules.kit
        self.pane = pane
        self.seats = rules.seats
        self.place = lru_cache(maxsize=4096)(pane.place)
        """The number of a cell in the pane."""
        self.spot = lru_cache(maxsize=4096)(pane.spot)
        """Column and row of a cell in the pane, from 1."""

    def seat_facts(self) -> tuple[Fact, ...]:
        """Name what is told of each seat."""
        return ()

    def facts(self) -> tuple[Fact, ...]:
        """Name what is told of the game."""
        return ()

    def more_arrays(self) -> tuple[Array, ...]:
        """Name further arrays."""
        return ()

    def fill(self, view: Any, arrays: Mapping[str, Numbers]) -> None:  # noqa: ANN401 - each family has its own view
        """Write what the view says; ``board`` comes as (plane, cell) with the family's planes."""
        raise NotImplementedError

    def card_facts(self) -> tuple[tuple[str, Sequence[bool]], ...]:
        """Name what is told of each cell by the card that lies there, and which cards say so."""
        return ()

    def discarded(self, view: Any) -> Iterable[int]:  # noqa: ANN401 - as above
        """List the discard: kinds of cards, -1 for those that the seat does not know."""
        kinds = [entry & HIDDEN for entry in view.discarded]
        return [-1 if kind == HIDDEN else kind for kind in kinds]

    def spot_facts(self) -> tuple[Fact, Fact]:
        """Name column and row."""
        return ("column", self.pane.width + 1), ("row", self.pane.height + 1)

    def mark(self, plane: Numbers, cells: Iterable[PackedCell]) -> None:
        """Mark cells on a plane."""
        for cell in cells:
            at = self.place(cell)
            if at != OUTSIDE:
                plane[at] = 1

    def edges(self, maze: Maze, nodes: Container[Node]) -> Edges:
        """List the edges of cards that lead to some nodes."""
        sides: list[int] = []
        places: list[int] = []
        for cell, number in maze.cards.items():
            at = self.place(cell)
            pose = maze.poses[number]
            for side in pose.open_sides:
                if at != OUTSIDE and node_at(cell, pose.arms[side]) in nodes:
                    sides.append(side)
                    places.append(at)
        return sides, places

    def seen_from(self, view: Any, seats: Sequence[Any]) -> list[Any]:  # noqa: ANN401 - of any kind
        """Turn a list by seats so that the looker comes first."""
        return [*seats[view.seat :], *seats[: view.seat]]


class Sheet:
    """The observations of a rule set."""

    def __init__(self, rules: AnyRuleSet, pane: Pane, layout: Layout) -> None:
        """Give every array its place."""
        self.pane = pane
        self.layout = layout
        self.seats = rules.seats
        kit: Any = rules.kit
        self.cards = len(kit.names)
        self.questions = tuple(sorted(rules.decisions))
        """The kinds of questions, in the order of their places."""
        self._asks = {kind: place for place, kind in enumerate(self.questions)}
        printed, self._poses = _printed(kit, layout.card_facts())
        cards = tuple((name, MANY) for name in kit.names)
        one = tuple((name, 1) for name in kit.names)
        planes = (*printed, "face-down", "asked", "declared", *layout.planes)
        self._family = len(printed) + 3
        asked = tuple((kind, 1) for kind in self.questions)
        self.arrays = (
            Array(
                "board",
                (len(planes), pane.height, pane.width),
                tuple((name, 1) for name in planes),
            ),
            Array("hand", (self.cards,), cards),
            Array("discard", (self.cards + 1,), (*cards, ("unknown", MANY))),
            Array("question", (len(asked) + 2,), (*asked, ("own", 1), ("left", MANY))),
            Array("question_card", (self.cards,), one),
            Array(
                "seats",
                (self.seats, 4 + len(layout.seat_facts())),
                (
                    ("hand", MANY),
                    ("decides", 1),
                    ("on turn", 1),
                    ("target", 1),
                    *layout.seat_facts(),
                ),
            ),
            Array(
                "own_seat", (self.seats,), tuple((f"seat {seat}", 1) for seat in range(self.seats))
            ),
            *layout.more_arrays(),
            Array(
                "facts",
                (2 + len(layout.facts()),),
                (("pile", MANY), ("beyond the pane", MANY), *layout.facts()),
            ),
        )
        self._places: dict[str, slice] = {}
        highs = []
        size = 0
        for array in self.arrays:
            length = prod(array.shape)
            self._places[array.name] = slice(size, size + length)
            size += length
            high = np.array([high for _, high in array.facts], np.float32)
            cells = length // len(high)
            highs.append(np.repeat(high, cells) if array.name == "board" else np.tile(high, cells))
        self.size = size
        """How long the row is."""
        self.highest: Flat = np.concatenate(highs)
        """The largest number of each place."""
        self._scale = (1 / self.highest).astype(np.float32)

    def row(self, view: Any) -> Numbers:  # noqa: ANN401 - each family has its own view
        """Write a view down as one row of numbers."""
        row = np.zeros(self.size, np.int16)
        arrays = {name: row[place] for name, place in self._places.items()}
        for array in self.arrays:
            if array.name != "board":
                arrays[array.name] = arrays[array.name].reshape(array.shape)
        board = arrays["board"].reshape(-1, self.pane.size)
        self._fill_board(view, board, arrays)
        self._fill_cards(view, arrays)
        self._fill_question(view, board, arrays)
        self.layout.fill(view, {**arrays, "board": board[self._family :]})
        return row

    def flat(self, row: Numbers) -> Flat:
        """Return a row with all its numbers between 0 and 1."""
        scaled: Flat = row * self._scale
        return scaled

    def named(self, row: npt.NDArray[T]) -> dict[str, npt.NDArray[T]]:
        """Return the arrays of a row by name."""
        return {
            array.name: row[self._places[array.name]].reshape(array.shape) for array in self.arrays
        }

    def _fill_board(self, view: Any, board: Numbers, arrays: Mapping[str, Numbers]) -> None:  # noqa: ANN401 - as above
        place = self.layout.place
        cells = [place(cell) for cell in view.cards]
        poses = list(view.cards.values())
        if OUTSIDE in cells:
            inside = [number for number, at in enumerate(cells) if at != OUTSIDE]
            arrays["facts"][1] = len(cells) - len(inside)
            cells = [cells[number] for number in inside]
            poses = [poses[number] for number in inside]
        board[: self._poses.shape[1], cells] = self._poses[poses].T
        self.layout.mark(board[self._family - 3], view.covered)

    def _fill_cards(self, view: Any, arrays: Mapping[str, Numbers]) -> None:  # noqa: ANN401 - as above
        hand = arrays["hand"]
        for card in view.card_numbers:
            hand[card] += 1
        discard = [0] * (self.cards + 1)  # a list is counted up faster than an array
        for card in self.layout.discarded(view):
            discard[card] += 1
        arrays["discard"][:] = discard
        arrays["facts"][0] = view.pile
        arrays["own_seat"][view.seat] = 1  # moves name seats as the table does
        arrays["seats"][:, 0] = self.layout.seen_from(view, view.hand_sizes)

    def _fill_question(self, view: Any, board: Numbers, arrays: Mapping[str, Numbers]) -> None:  # noqa: ANN401 - as above
        if not view.stack:
            return
        asked = view.stack[-1]
        question = arrays["question"]
        question[self._asks[asked.kind]] = 1
        question[-2] = asked.seat == view.seat
        question[-1] = min(asked.left, MANY)
        seats = arrays["seats"]
        seats[(asked.seat - view.seat) % self.seats, 1] = 1
        seats[(view.turn - view.seat) % self.seats, 2] = 1
        if asked.cell >= 0:
            self.layout.mark(board[self._family - 2], (asked.cell,))
        if asked.card >= 0:
            arrays["question_card"][asked.card] = 1
        declared = next((one.move for one in reversed(view.stack) if one.move), None)
        if declared is None:
            return
        if declared.kind >= 0:
            arrays["question_card"][declared.kind] = 1
        if declared.whom >= 0:
            seats[(declared.whom - view.seat) % self.seats, 3] = 1
        cells = [cell for cell in (declared.at, declared.to) if cell >= 0]
        self.layout.mark(board[self._family - 1], cells)


def _printed(
    kit: Any,  # noqa: ANN401 - each family has its own kit
    more: tuple[tuple[str, Sequence[bool]], ...],
) -> tuple[tuple[str, ...], Numbers]:
    """Name the planes that the cards of a kit fill, and give the numbers of each pose."""
    poses: Sequence[Pose] = kit.poses.poses
    groups = sorted({kit.rows[number // 2].group for number in range(len(poses))})
    hubs = sorted({hub for pose in poses for _, hub in pose.tile.hubs})
    barriers = sorted({link.barrier for pose in poses for link in pose.tile.links} - {0})
    features = sorted({what for pose in poses for _, what in pose.tile.features})
    pairs = list(combinations(SIDES, 2))
    names = (
        "card",
        *groups,
        *(f"open {SIDE_NAMES[side]}" for side in SIDES),
        *(f"joined {SIDE_NAMES[one]}-{SIDE_NAMES[other]}" for one, other in pairs),
        *(f"ladder {hub}" for hub in hubs),
        *(f"barrier {barrier.bit_length() - 1}" for barrier in barriers),
        *features,
        *(name for name, _ in more),
    )
    rows = [
        [
            1,
            *(kit.rows[number // 2].group == group for group in groups),
            *(pose.arms[side] != CLOSED for side in SIDES),
            *(_joined(pose, one, other) for one, other in pairs),
            *(hub in {at for _, at in pose.tile.hubs} for hub in hubs),
            *(barrier in {link.barrier for link in pose.tile.links} for barrier in barriers),
            *(what in {name for _, name in pose.tile.features} for what in features),
            *(bool(which[number // 2]) for _, which in more),
        ]
        for number, pose in enumerate(poses)
    ]
    return names, np.array(rows, np.int16)


def _joined(pose: Pose, one: int, other: int) -> bool:
    """Whether two sides are joined inside a card without a barrier."""
    begin, end = pose.arms[one], pose.arms[other]
    if CLOSED in (begin, end):
        return False
    found = {begin}
    left = [begin]
    while left:
        for node, barrier in pose.links[left.pop()]:
            if not barrier and node not in found:
                found.add(node)
                left.append(node)
    return end in found
