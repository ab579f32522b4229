"""Observations: a seat's view as arrays of small whole numbers, all in one long row.

Only the view is read: worlds that a seat cannot distinguish have the same observation. Seats are
numbered from the observer on, clockwise, so the observer is seat 0. Every array has a fixed slice
of the row; ``scale`` divides each number by its largest possible value, so that all lie between 0
and 1.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import prod
from typing import Any, Final, TypeVar

import numpy as np
import numpy.typing as npt

from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.geometry import SIDE_NAMES, SIDES
from saboteur.kernel.tile import CLOSED, Pose
from saboteur.research.family_encoder import (
    MAX_COUNT,
    ArraySpec,
    FamilyEncoder,
    Float32Array,
    Int16Array,
)
from saboteur.research.pane import OUTSIDE, Pane

T = TypeVar("T", bound=np.generic)
SEAT_FACTS: Final = (("hand", MAX_COUNT), ("decides", 1), ("on turn", 1), ("target", 1))
"""The facts of each seat that all families share; those of the family follow."""
GAME_FACTS: Final = (("pile", MAX_COUNT), ("beyond the pane", MAX_COUNT))


class ObservationEncoder:
    """The observations of a rule set."""

    def __init__(self, rules: AnyRuleSet, pane: Pane, encoder: FamilyEncoder) -> None:
        self.pane = pane
        self.encoder = encoder
        self.seats = rules.seats
        kit: Any = rules.kit
        self.card_count = len(kit.names)
        self.questions = tuple(sorted(rules.decisions))
        """The kinds of decisions, in the order of their columns."""
        self._question_index = {kind: place for place, kind in enumerate(self.questions)}
        printed, self._pose_planes = _card_planes(kit, encoder.card_facts())
        cards = tuple((name, MAX_COUNT) for name in kit.names)
        one = tuple((name, 1) for name in kit.names)
        planes = (*printed, "face-down", "asked", "declared", *encoder.planes)
        self._first_family_plane = len(printed) + 3
        asked = tuple((kind, 1) for kind in self.questions)
        self.arrays = (
            ArraySpec(
                "board",
                (len(planes), pane.height, pane.width),
                tuple((name, 1) for name in planes),
            ),
            ArraySpec("hand", (self.card_count,), cards),
            ArraySpec("discard", (self.card_count + 1,), (*cards, ("unknown", MAX_COUNT))),
            ArraySpec("question", (len(asked) + 2,), (*asked, ("own", 1), ("left", MAX_COUNT))),
            ArraySpec("question_card", (self.card_count,), one),
            ArraySpec(
                "seats",
                (self.seats, len(SEAT_FACTS) + len(encoder.seat_facts())),
                (*SEAT_FACTS, *encoder.seat_facts()),
            ),
            ArraySpec(
                "own_seat", (self.seats,), tuple((f"seat {seat}", 1) for seat in range(self.seats))
            ),
            *encoder.tables(),
            ArraySpec(
                "facts",
                (len(GAME_FACTS) + len(encoder.game_facts()),),
                (*GAME_FACTS, *encoder.game_facts()),
            ),
        )
        self._slice_by_array: dict[str, slice] = {}
        highs = []
        size = 0
        for array in self.arrays:
            length = prod(array.shape)
            self._slice_by_array[array.name] = slice(size, size + length)
            size += length
            high = np.array([high for _, high in array.facts], np.float32)
            cells = length // len(high)
            highs.append(np.repeat(high, cells) if array.name == "board" else np.tile(high, cells))
        self.size = size
        """The length of the row."""
        self.highest: Float32Array = np.concatenate(highs)
        """The largest value of each number of the row."""
        self._scale = (1 / self.highest).astype(np.float32)

    def encode(self, view: Any) -> Int16Array:  # noqa: ANN401 - each family has its own view
        """Return a view as one row of numbers."""
        row = np.zeros(self.size, np.int16)
        arrays = {name: row[place] for name, place in self._slice_by_array.items()}
        for array in self.arrays:
            if array.name != "board":
                arrays[array.name] = arrays[array.name].reshape(array.shape)
        board = arrays["board"].reshape(-1, self.pane.size)
        self._fill_board(view, board, arrays)
        self._fill_cards(view, arrays)
        self._fill_question(view, board, arrays)
        own = {
            "board": board[self._first_family_plane :],
            "seats": arrays["seats"][:, len(SEAT_FACTS) :],
            "facts": arrays["facts"][len(GAME_FACTS) :],
        }
        self.encoder.fill(view, {**arrays, **own})
        return row

    def scale(self, row: Int16Array) -> Float32Array:
        """Return a row with all numbers scaled to 0 to 1."""
        scaled: Float32Array = row * self._scale
        return scaled

    def arrays_by_name(self, row: npt.NDArray[T]) -> dict[str, npt.NDArray[T]]:
        """Return the arrays of a row by name, as views into it."""
        return {
            array.name: row[self._slice_by_array[array.name]].reshape(array.shape)
            for array in self.arrays
        }

    def _fill_board(self, view: Any, board: Int16Array, arrays: Mapping[str, Int16Array]) -> None:  # noqa: ANN401 - as above
        cells = [self.encoder.number_of(cell) for cell in view.cards]
        poses = list(view.cards.values())
        if OUTSIDE in cells:
            inside = [number for number, at in enumerate(cells) if at != OUTSIDE]
            arrays["facts"][1] = len(cells) - len(inside)
            cells = [cells[number] for number in inside]
            poses = [poses[number] for number in inside]
        board[: self._pose_planes.shape[1], cells] = self._pose_planes[poses].T
        self.encoder.mark_cells(board[self._first_family_plane - 3], view.covered)

    def _fill_cards(self, view: Any, arrays: Mapping[str, Int16Array]) -> None:  # noqa: ANN401 - as above
        hand = arrays["hand"]
        for card in view.card_numbers:
            hand[card] += 1
        discard = [0] * (self.card_count + 1)  # counting in a list is faster than in an array
        for card in self.encoder.discarded_kinds(view):
            discard[card] += 1
        arrays["discard"][:] = discard
        arrays["facts"][0] = view.pile
        arrays["own_seat"][view.seat] = 1  # moves contain absolute seat numbers
        arrays["seats"][:, 0] = self.encoder.rotated_to_observer(view, view.hand_sizes)

    def _fill_question(
        self,
        view: Any,  # noqa: ANN401 - as above
        board: Int16Array,
        arrays: Mapping[str, Int16Array],
    ) -> None:
        if not view.stack:
            return
        asked = view.stack[-1]
        question = arrays["question"]
        question[self._question_index[asked.kind]] = 1
        question[-2] = asked.seat == view.seat
        question[-1] = min(asked.left, MAX_COUNT)
        seats = arrays["seats"]
        seats[(asked.seat - view.seat) % self.seats, 1] = 1
        seats[(view.turn - view.seat) % self.seats, 2] = 1
        if asked.cell >= 0:
            self.encoder.mark_cells(board[self._first_family_plane - 2], (asked.cell,))
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
        self.encoder.mark_cells(board[self._first_family_plane - 1], cells)


def _card_planes(
    kit: Any,  # noqa: ANN401 - each family has its own kit
    more: tuple[tuple[str, Sequence[bool]], ...],
) -> tuple[tuple[str, ...], Int16Array]:
    """Return the planes that depend on the card of a cell, with their values by pose."""
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
            *(_is_joined(pose, one, other) for one, other in pairs),
            *(hub in {at for _, at in pose.tile.hubs} for hub in hubs),
            *(barrier in {link.barrier for link in pose.tile.links} for barrier in barriers),
            *(what in {name for _, name in pose.tile.features} for what in features),
            *(bool(which[number // 2]) for _, which in more),
        ]
        for number, pose in enumerate(poses)
    ]
    return names, np.array(rows, np.int16)


def _is_joined(pose: Pose, one: int, other: int) -> bool:
    """Whether two sides of a card are joined without a barrier."""
    begin, end = pose.arms[one], pose.arms[other]
    if CLOSED in (begin, end):
        return False
    found = {begin}
    pending = [begin]
    while pending:
        for node, barrier in pose.links[pending.pop()]:
            if not barrier and node not in found:
                found.add(node)
                pending.append(node)
    return end in found
