"""The base game as a learner sees it: observation, memory of moves, and outcome of a round.

All of this is also computed during play, from a seat's view and events alone
(``saboteur.bots.classic.master``); a test compares both.
"""

from typing import Any, Final, NamedTuple

import torch

from saboteur.bots.classic.master.layout import (
    ACTION_KINDS,
    COLUMNS,
    CROP_CELLS,
    FIRST_X,
    FIRST_Y,
    GOALS,
    NO_ACTION,
    ROWS,
    SEATS,
    TOOL_ACTIONS,
    TOOLS_OFFSET,
    UNREACHABLE_STEPS,
    WORDS_OFFSET,
    ObservedActionKind,
)
from saboteur.bots.master.distance import LINKED_SIDES_MASK, compute_distances
from saboteur.observation_layout.base import FACE_UP
from saboteur.swarm.base.game_record import CELL_COUNT, TAKE, WIDTH, WINDOW
from saboteur.swarm.base.observation import PANE_OFFSET, pane_index
from saboteur.swarm.numpy_record import OVER
from training.games import Games
from training.training_env import StepResult

FRONT_DISTANCE: Final = 2


class ClassicObservation(NamedTuple):
    """What the deciders see and remember, and the slots of their legal moves."""

    cells: torch.Tensor
    facts: torch.Tensor
    actions: torch.Tensor
    owners: torch.Tensor
    far: torch.Tensor
    slots: torch.Tensor


class ClassicHiddenState(NamedTuple):
    """What the deciders cannot see: input of the critic, and target of the beliefs."""

    roles: torch.Tensor
    """1 for each saboteur, by seat from the decider on."""
    treasure: torch.Tensor
    """The index of the goal that is the treasure."""


class ClassicTrainingEnv:
    """The base game: features, memory and outcomes of all games."""

    opponent_sides: tuple[str, ...] = ("digs", "sabotages", "mixed", "mixed")

    def __init__(self, games: Games, max_moves: int = 128) -> None:
        self.games = games
        self.max_moves = max_moves
        device = self.device = games.device
        tables = games.tables
        game_count = games.game_count
        self._rows = torch.arange(game_count, device=device)
        self._crop_places = torch.tensor(
            [
                pane_index(WINDOW.cell_at(x + FIRST_X, y + FIRST_Y), PANE_OFFSET)
                for y in range(ROWS)
                for x in range(COLUMNS)
            ],
            device=device,
        )
        places = [_crop_index(*WINDOW.coordinates_of(cell)) for cell in range(CELL_COUNT)]
        self._crop_by_cell = torch.tensor(places, device=device)
        self._goals = [WINDOW.coordinates_of(cell) for cell in tables.goal_cells]
        self._distance_to_goals = torch.tensor(
            [
                [
                    abs(place % COLUMNS + FIRST_X - x) + abs(place // COLUMNS + FIRST_Y - y)
                    for place in range(CROP_CELLS)
                ]
                for x, y in self._goals
            ],
            device=device,
        )
        self._slot_by_move, self._target_by_move = self._number_slots()
        self._open = torch.tensor(tables.open_sides, device=device)
        self._through = torch.tensor(tables.is_through, device=device)
        self.action_counts = torch.zeros(
            (game_count, SEATS, ACTION_KINDS), dtype=torch.uint8, device=device
        )
        self.hindered_counts = torch.zeros(
            (game_count, SEATS, SEATS), dtype=torch.uint8, device=device
        )
        self.helped_counts = torch.zeros(
            (game_count, SEATS, SEATS), dtype=torch.uint8, device=device
        )
        self.owners = torch.full((game_count, CROP_CELLS), -1, dtype=torch.int8, device=device)

    def _number_slots(self) -> tuple[torch.Tensor, torch.Tensor]:
        """Return by move number its slot, and the seat that it targets or -1."""
        tables = self.games.tables
        slots, target = [], []
        for number in range(tables.move_count):
            seat = -1
            if number < tables.pass_offset:
                place = _crop_index(*WINDOW.coordinates_of(number % CELL_COUNT))
                slot = number // CELL_COUNT * CROP_CELLS + place if place >= 0 else NO_ACTION
            elif number < tables.break_offset:
                slot = WORDS_OFFSET + number - tables.pass_offset
            elif number < tables.map_offset:
                kind, seat = divmod(number - tables.break_offset, SEATS)
                slot = TOOLS_OFFSET + kind
            else:
                slot = WORDS_OFFSET + tables.kind_count + number - tables.map_offset
            slots.append(slot)
            target.append(seat)
        assert max(slots) <= NO_ACTION
        make = torch.tensor
        return make(slots, device=self.device), make(target, device=self.device)

    def observe(self) -> ClassicObservation:
        """Return the observations of the deciders; call ``Games.update_observations`` first."""
        games = self.games
        decider = games.read_field("decider").clamp(min=0)
        cells = (games.cells[:, self._crop_places].to(torch.int32)) & 0xFFFF
        far = compute_distances(
            cells.view(-1, ROWS, COLUMNS),
            tuple((y - FIRST_Y, x - FIRST_X) for x, y in self._goals),
            torch,
        )
        return ClassicObservation(
            games.cells[:, self._crop_places],
            games.facts.clone(),
            self._actions_from(decider),
            self._owners_seen_from(decider),
            far.flatten(1),
            self._legal_slots(decider),
        )

    def hidden_state(self) -> ClassicHiddenState:
        """Return the hidden information."""
        decider = self.games.read_field("decider").clamp(min=0)
        roles = self.games.read_field("roles")[:, :SEATS].long()
        order, there = self._seats_from(decider)
        roles_from_decider = torch.gather(roles, 1, order) * there
        goals = self.games.read_field("goals")
        treasure = (goals == self.games.tables.treasure_card).int().argmax(1)
        return ClassicHiddenState(roles_from_decider.to(torch.uint8), treasure.to(torch.uint8))

    def _seats_from(self, decider: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the seats from the decider on, and which of them exist."""
        away = torch.arange(SEATS, device=self.device)[None]
        seats = self.games.seats[:, None]
        return (decider[:, None] + away) % seats, away < seats

    def _actions_from(self, decider: torch.Tensor) -> torch.Tensor:
        order, there = self._seats_from(decider)
        actions = self.action_counts[self._rows[:, None], order] * there[:, :, None]
        pairs = [
            table[self._rows[:, None, None], order[:, :, None], order[:, None, :]]
            * (there[:, :, None] & there[:, None, :])
            for table in (self.hindered_counts, self.helped_counts)
        ]
        return torch.cat([actions, *pairs], 2)

    def _owners_seen_from(self, decider: torch.Tensor) -> torch.Tensor:
        away = (self.owners - decider[:, None]) % self.games.seats[:, None]
        return torch.where(self.owners >= 0, away, -1).to(torch.int8)

    def _legal_slots(self, decider: torch.Tensor) -> torch.Tensor:
        games = self.games
        moves = games.moves[:, : self.max_moves].long()
        slots = self._slot_by_move[moves]
        target = self._target_by_move[moves]
        away = (target - decider[:, None]) % games.seats[:, None]
        slots = torch.where(target >= 0, slots + away * TOOL_ACTIONS, slots)
        listed = torch.arange(self.max_moves, device=self.device)[None] < games.counts[:, None]
        return torch.where(listed, slots, NO_ACTION + 1).to(torch.int16)

    def is_forced(self) -> torch.Tensor:
        """Return where gold is shared: there the best card, listed last, is always taken."""
        return self.games.read_field("stage") == TAKE

    def is_opponent_turn(self, side: torch.Tensor, parity: torch.Tensor) -> torch.Tensor:
        """Return where an opponent decides: on the other side, or on every second seat."""
        decider = self.games.read_field("decider").clamp(min=0)
        role = self.games.read_field("roles")[self._rows, decider]
        mixed = (decider + parity) % 2 == 1
        return torch.where(side == 0, role == 1, torch.where(side == 1, role == 0, mixed))

    def success_rate(self, step: Any, side: torch.Tensor) -> torch.Tensor:  # noqa: ANN401, ARG002
        """Return 1 where the diggers win."""
        outcome = step.outcomes[self._rows, step.decider]
        return (torch.where(step.hidden_state.roles[:, 0] == 1, -outcome, outcome) > 0).float()

    def step(self, moves: torch.Tensor) -> StepResult:
        """Play the moves and return the result; an outcome is 1 for winners and -1 for losers."""
        games = self.games
        before, round = games.read_field("stage"), games.read_field("round")
        roles = games.read_field("roles")[:, :SEATS].long()
        self._remember_moves(moves)
        games.play(moves)
        after, treasures = games.read_field("stage"), games.read_field("treasures")
        ended = ((after == OVER) | (after == TAKE) | (games.read_field("round") != round)) & (
            before < TAKE
        )
        reached = (treasures >> (round - 1)) & 1
        outcomes = torch.where(reached[:, None] == 1, 1 - roles, roles) * 2.0 - 1.0
        renewed = games.reset_done()
        begun = (games.read_field("round") != round) | renewed
        self.action_counts[begun] = 0
        self.hindered_counts[begun] = 0
        self.helped_counts[begun] = 0
        self.owners[begun] = -1
        return StepResult(ended, renewed & ~ended & (before < TAKE), outcomes)

    def _remember_moves(self, moves: torch.Tensor) -> None:
        """Count the actions of the moves about to be played."""
        games, tables = self.games, self.games.tables
        decider = games.read_field("decider").clamp(min=0)
        move = moves.long().clamp(min=0)
        real = moves >= 0
        laid = real & (move < tables.rockfall_offset)
        fell = real & (move >= tables.rockfall_offset) & (move < tables.pass_offset)
        cell = torch.where(laid | fell, move % CELL_COUNT, 0)
        board = games.read_field("board").long()
        kind = torch.full_like(move, -1)
        kind = torch.where(laid, self._lay_kind(cell, move // CELL_COUNT + 1), kind)
        dug = self._through[board[self._rows, cell]] == 1
        kind = torch.where(
            fell, torch.where(dug, ObservedActionKind.COLLAPSED, ObservedActionKind.CLEARED), kind
        )
        kind = torch.where(
            real & (move >= tables.pass_offset) & (move < tables.break_offset),
            ObservedActionKind.PASSED,
            kind,
        )
        broke = real & (move >= tables.break_offset) & (move < tables.repair_offset)
        mended = real & (move >= tables.repair_offset) & (move < tables.map_offset)
        target = self._target_by_move[move].clamp(min=0)
        kind = torch.where(mended & (target == decider), ObservedActionKind.MENDED_OWN, kind)
        kind = torch.where(
            real & (move >= tables.map_offset) & (move < tables.reveal_offset),
            ObservedActionKind.LOOKED,
            kind,
        )
        kind = torch.where(real & (move == tables.concede_move), ObservedActionKind.PROPOSED, kind)
        one = (kind >= 0).to(torch.uint8)
        self.action_counts[self._rows, decider, kind.clamp(min=0)] += one
        self.hindered_counts[self._rows, decider, target] += broke.to(torch.uint8)
        self.helped_counts[self._rows, decider, target] += (mended & (target != decider)).to(
            torch.uint8
        )
        place = self._crop_by_cell[cell]
        touched = (laid | fell) & (place >= 0)
        owner = torch.where(laid, decider, -1).to(torch.int8)
        place = place.clamp(min=0)
        self.owners[self._rows, place] = torch.where(touched, owner, self.owners[self._rows, place])

    def _lay_kind(self, cell: torch.Tensor, face: torch.Tensor) -> torch.Tensor:
        """Classify path cards about to be laid, without knowledge of the goals."""
        games = self.games
        face = face.clamp(max=len(self._open) - 1)
        covered = games.read_field("covered")
        lying = torch.stack([covered >> goal & 1 for goal in range(GOALS)], 1) == 1
        near = (
            torch.where(lying[:, :, None], self._distance_to_goals[None], UNREACHABLE_STEPS)
            .min(1)
            .values
        )
        bits = games.cells[:, self._crop_places].to(torch.int32)
        ends = ((bits & LINKED_SIDES_MASK) != 0) & ((bits & FACE_UP) == 0)
        front = torch.where(ends, near, UNREACHABLE_STEPS).min(1).values
        x = cell % WIDTH + WINDOW.coordinates_of(0)[0]
        y = cell // WIDTH + WINDOW.coordinates_of(0)[1]
        here = self._distance_to_goal(x, y, lying)
        at_front = here <= torch.where(front < UNREACHABLE_STEPS, front, here) + FRONT_DISTANCE
        sides = self._open[face]
        leads = torch.zeros_like(at_front)
        for side, (right, down) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            leads |= (sides >> side & 1 == 1) & (
                self._distance_to_goal(x + right, y + down, lying) < here
            )
        dug = torch.where(
            at_front,
            torch.where(leads, ObservedActionKind.DUG_ON, ObservedActionKind.DUG_ASIDE),
            ObservedActionKind.DUG_BEHIND,
        )
        dead = torch.where(at_front, ObservedActionKind.BLOCKED, ObservedActionKind.BLOCKED_BEHIND)
        return torch.where(self._through[face] == 1, dug, dead)

    def _distance_to_goal(
        self, x: torch.Tensor, y: torch.Tensor, lying: torch.Tensor
    ) -> torch.Tensor:
        """Return the distance of a cell to the nearest face-down goal."""
        steps = torch.stack([(x - gx).abs() + (y - gy).abs() for gx, gy in self._goals], 1)
        return torch.where(lying, steps, UNREACHABLE_STEPS).min(1).values


def _crop_index(x: int, y: int) -> int:
    """Return the index of a cell in the crop, or -1."""
    x, y = x - FIRST_X, y - FIRST_Y
    return y * COLUMNS + x if 0 <= x < COLUMNS and 0 <= y < ROWS else -1
