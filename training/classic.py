"""The base game as a learner sees it: what is observed, what is remembered, what a round is worth.

Everything here is also worked out at play, from a seat's view and events alone
(``saboteur.bots.classic.master``); a test compares both.
"""

from typing import Any, Final, NamedTuple

import torch

from saboteur.bots.classic.master.layout import (
    COLUMNS,
    CROP_CELLS,
    DEED_KINDS,
    FIRST_X,
    FIRST_Y,
    GOALS,
    NO_SLOT,
    PLACES,
    ROWS,
    SEATS,
    TOOL_SLOTS,
    TOOLS_FROM,
    WORDS_FROM,
    Deeds,
)
from saboteur.bots.master.distance import FACE_UP, LINKED, distances
from saboteur.swarm.base.observing import pane_place
from saboteur.swarm.base.record import CELLS, TAKE, WIDTH, WINDOW
from saboteur.swarm.record import OVER
from training.box import Happened
from training.games import Games

NEAR_FRONT: Final = 2


class Seen(NamedTuple):
    """What the deciders see and remember, and the slots of their legal moves."""

    cells: torch.Tensor
    facts: torch.Tensor
    deeds: torch.Tensor
    owners: torch.Tensor
    far: torch.Tensor
    slots: torch.Tensor


class Truth(NamedTuple):
    """What the deciders cannot see: for the critic, and to learn beliefs from."""

    roles: torch.Tensor
    """1 for each saboteur, from the decider on."""
    treasure: torch.Tensor
    """The goal that is it."""


class Classic:
    """The base game: features, memory and rewards of all games."""

    sides: tuple[str, ...] = ("digs", "sabotages", "mixed", "mixed")

    def __init__(self, games: Games, most_moves: int = 128) -> None:
        """Begin without memory."""
        self.games = games
        self.most_moves = most_moves
        device = self.device = games.device
        tables = games.tables
        many = games.many
        self._rows = torch.arange(many, device=device)
        self._pane = torch.tensor(
            [
                pane_place(WINDOW.cell_at(x + FIRST_X, y + FIRST_Y))
                for y in range(ROWS)
                for x in range(COLUMNS)
            ],
            device=device,
        )
        places = [_crop(*WINDOW.place_of(cell)) for cell in range(CELLS)]
        self._crop = torch.tensor(places, device=device)
        self._goals = [WINDOW.place_of(cell) for cell in tables.goal_cells]
        self._near = torch.tensor(
            [
                [
                    abs(place % COLUMNS + FIRST_X - x) + abs(place // COLUMNS + FIRST_Y - y)
                    for place in range(CROP_CELLS)
                ]
                for x, y in self._goals
            ],
            device=device,
        )
        self._slot, self._whom = self._number_slots()
        self._open = torch.tensor(tables.open, device=device)
        self._through = torch.tensor(tables.through, device=device)
        self.deeds = torch.zeros((many, SEATS, DEED_KINDS), dtype=torch.uint8, device=device)
        self.hindered = torch.zeros((many, SEATS, SEATS), dtype=torch.uint8, device=device)
        self.helped = torch.zeros((many, SEATS, SEATS), dtype=torch.uint8, device=device)
        self.owners = torch.full((many, CROP_CELLS), -1, dtype=torch.int8, device=device)

    def _number_slots(self) -> tuple[torch.Tensor, torch.Tensor]:
        """By the number of a move its slot, and the seat that it is aimed at, or -1."""
        tables = self.games.tables
        slots, whom = [], []
        for number in range(tables.moves):
            seat = -1
            if number < tables.pass_card:
                place = _crop(*WINDOW.place_of(number % CELLS))
                slot = number // CELLS * CROP_CELLS + place if place >= 0 else NO_SLOT
            elif number < tables.break_tool:
                slot = WORDS_FROM + number - tables.pass_card
            elif number < tables.map_goal:
                kind, seat = divmod(number - tables.break_tool, SEATS)
                slot = TOOLS_FROM + kind
            else:
                slot = WORDS_FROM + tables.kinds + number - tables.map_goal
            slots.append(slot)
            whom.append(seat)
        assert max(slots) <= NO_SLOT
        make = torch.tensor
        return make(slots, device=self.device), make(whom, device=self.device)

    def see(self) -> Seen:
        """Write down what every decider sees; ``Games.look`` comes first."""
        games = self.games
        decider = games.field("decider").clamp(min=0)
        cells = (games.cells[:, self._pane].to(torch.int32)) & 0xFFFF
        far = distances(
            cells.view(-1, ROWS, COLUMNS),
            tuple((y - FIRST_Y, x - FIRST_X) for x, y in self._goals),
            torch,
        )
        return Seen(
            games.cells[:, self._pane],
            games.facts.clone(),
            self._from_decider(decider),
            self._owners_from(decider),
            far.flatten(1),
            self._legal_slots(decider),
        )

    def truth(self) -> Truth:
        """Write down what only the authority knows."""
        decider = self.games.field("decider").clamp(min=0)
        roles = self.games.field("roles")[:, :SEATS].long()
        order, there = self._order(decider)
        seen = torch.gather(roles, 1, order) * there
        treasure = (self.games.field("goals") == self.games.tables.treasure).int().argmax(1)
        return Truth(seen.to(torch.uint8), treasure.to(torch.uint8))

    def _order(self, decider: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The seats from the decider on, and whether there are so many."""
        away = torch.arange(SEATS, device=self.device)[None]
        seats = self.games.seats[:, None]
        return (decider[:, None] + away) % seats, away < seats

    def _from_decider(self, decider: torch.Tensor) -> torch.Tensor:
        order, there = self._order(decider)
        deeds = self.deeds[self._rows[:, None], order] * there[:, :, None]
        pairs = [
            table[self._rows[:, None, None], order[:, :, None], order[:, None, :]]
            * (there[:, :, None] & there[:, None, :])
            for table in (self.hindered, self.helped)
        ]
        return torch.cat([deeds, *pairs], 2)

    def _owners_from(self, decider: torch.Tensor) -> torch.Tensor:
        away = (self.owners - decider[:, None]) % self.games.seats[:, None]
        return torch.where(self.owners >= 0, away, -1).to(torch.int8)

    def _legal_slots(self, decider: torch.Tensor) -> torch.Tensor:
        games = self.games
        moves = games.moves[:, : self.most_moves].long()
        slots = self._slot[moves]
        whom = self._whom[moves]
        away = (whom - decider[:, None]) % games.seats[:, None]
        slots = torch.where(whom >= 0, slots + away * TOOL_SLOTS, slots)
        listed = torch.arange(self.most_moves, device=self.device)[None] < games.counts[:, None]
        return torch.where(listed, slots, NO_SLOT + 1).to(torch.int16)

    def is_given(self) -> torch.Tensor:
        """Say where gold is shared out: the largest card, which is listed last."""
        return self.games.field("stage") == TAKE

    def is_opposed(self, side: torch.Tensor, parity: torch.Tensor) -> torch.Tensor:
        """Say where an opponent decides: of the other side, or on every second seat."""
        decider = self.games.field("decider").clamp(min=0)
        role = self.games.field("roles")[self._rows, decider]
        mixed = (decider + parity) % 2 == 1
        return torch.where(side == 0, role == 1, torch.where(side == 1, role == 0, mixed))

    def success(self, step: Any, side: torch.Tensor) -> torch.Tensor:  # noqa: ANN401, ARG002
        """Return 1 where the diggers win."""
        mine = step.won[self._rows, step.decider]
        return (torch.where(step.truth.roles[:, 0] == 1, -mine, mine) > 0).float()

    def play(self, chosen: torch.Tensor) -> Happened:
        """Play, remember, and say what came of it; 1 for the winning side, -1 for the others."""
        games = self.games
        before, round = games.field("stage"), games.field("round")
        roles = games.field("roles")[:, :SEATS].long()
        self._remember(chosen)
        games.play(chosen)
        after, treasures = games.field("stage"), games.field("treasures")
        ended = ((after == OVER) | (after == TAKE) | (games.field("round") != round)) & (
            before < TAKE
        )
        reached = (treasures >> (round - 1)) & 1
        won = torch.where(reached[:, None] == 1, 1 - roles, roles) * 2.0 - 1.0
        renewed = games.renew()
        begun = (games.field("round") != round) | renewed
        self.deeds[begun] = 0
        self.hindered[begun] = 0
        self.helped[begun] = 0
        self.owners[begun] = -1
        return Happened(ended, renewed & ~ended & (before < TAKE), won)

    def _remember(self, chosen: torch.Tensor) -> None:
        """Count the deeds that are about to be done."""
        games, tables = self.games, self.games.tables
        decider = games.field("decider").clamp(min=0)
        move = chosen.long().clamp(min=0)
        real = chosen >= 0
        laid = real & (move < tables.rockfall)
        fell = real & (move >= tables.rockfall) & (move < tables.pass_card)
        cell = torch.where(laid | fell, move % CELLS, 0)
        board = games.field("board").long()
        kind = torch.full_like(move, -1)
        kind = torch.where(laid, self._lay_kind(cell, move // CELLS + 1), kind)
        dug = self._through[board[self._rows, cell]] == 1
        kind = torch.where(fell, torch.where(dug, Deeds.COLLAPSED, Deeds.CLEARED), kind)
        kind = torch.where(
            real & (move >= tables.pass_card) & (move < tables.break_tool), Deeds.PASSED, kind
        )
        broke = real & (move >= tables.break_tool) & (move < tables.mend_tool)
        mended = real & (move >= tables.mend_tool) & (move < tables.map_goal)
        whom = self._whom[move].clamp(min=0)
        kind = torch.where(mended & (whom == decider), Deeds.MENDED_OWN, kind)
        kind = torch.where(
            real & (move >= tables.map_goal) & (move < tables.reveal), Deeds.LOOKED, kind
        )
        kind = torch.where(real & (move == tables.concede), Deeds.PROPOSED, kind)
        one = (kind >= 0).to(torch.uint8)
        self.deeds[self._rows, decider, kind.clamp(min=0)] += one
        self.hindered[self._rows, decider, whom] += broke.to(torch.uint8)
        self.helped[self._rows, decider, whom] += (mended & (whom != decider)).to(torch.uint8)
        place = self._crop[cell]
        touched = (laid | fell) & (place >= 0)
        owner = torch.where(laid, decider, -1).to(torch.int8)
        place = place.clamp(min=0)
        self.owners[self._rows, place] = torch.where(touched, owner, self.owners[self._rows, place])

    def _lay_kind(self, cell: torch.Tensor, face: torch.Tensor) -> torch.Tensor:
        """Sort path cards that are about to be laid, to eyes that know no goal."""
        games = self.games
        face = face.clamp(max=len(self._open) - 1)
        covered = games.field("covered")
        lying = torch.stack([covered >> goal & 1 for goal in range(GOALS)], 1) == 1
        near = torch.where(lying[:, :, None], self._near[None], PLACES).min(1).values
        bits = games.cells[:, self._pane].to(torch.int32)
        ends = ((bits & LINKED) != 0) & ((bits & FACE_UP) == 0)
        front = torch.where(ends, near, PLACES).min(1).values
        x = cell % WIDTH + WINDOW.place_of(0)[0]
        y = cell // WIDTH + WINDOW.place_of(0)[1]
        here = self._steps(x, y, lying)
        at_front = here <= torch.where(front < PLACES, front, here) + NEAR_FRONT
        sides = self._open[face]
        leads = torch.zeros_like(at_front)
        for side, (right, down) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            leads |= (sides >> side & 1 == 1) & (self._steps(x + right, y + down, lying) < here)
        dug = torch.where(
            at_front, torch.where(leads, Deeds.DUG_ON, Deeds.DUG_ASIDE), Deeds.DUG_BEHIND
        )
        dead = torch.where(at_front, Deeds.BLOCKED, Deeds.BLOCKED_BEHIND)
        return torch.where(self._through[face] == 1, dug, dead)

    def _steps(self, x: torch.Tensor, y: torch.Tensor, lying: torch.Tensor) -> torch.Tensor:
        """Return how many steps a cell is from the nearest goal that lies face down."""
        steps = torch.stack([(x - gx).abs() + (y - gy).abs() for gx, gy in self._goals], 1)
        return torch.where(lying, steps, PLACES).min(1).values


def _crop(x: int, y: int) -> int:
    """Return the place of a cell in the crop, or -1."""
    x, y = x - FIRST_X, y - FIRST_Y
    return y * COLUMNS + x if 0 <= x < COLUMNS and 0 <= y < ROWS else -1
