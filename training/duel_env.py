"""Le Duel as a learner sees it: observation, slots of moves, and outcome of a round.

Observations are also computed during play, from a seat's view alone
(``saboteur.bots.duel.master``); a test compares both.
"""

from typing import Any, Final, NamedTuple

import torch

from saboteur.bots.duel.master.inputs import goal_distances
from saboteur.bots.duel.master.layout import (
    COLUMNS,
    CROP_CELLS,
    FIRST_X,
    FIRST_Y,
    NO_ACTION,
    ROWS,
    WORDS_OFFSET,
    crop_index_at,
)
from saboteur.observation_layout.duel import MAX_CARD_KINDS, MAX_SEATS
from saboteur.swarm.duel.game_record import CELL_COUNT, WINDOW
from saboteur.swarm.hands import MAX_HAND_SIZE
from saboteur.swarm.numpy_record import OVER
from training.games import Games
from training.training_env import StepResult

NUGGET_SPREAD: Final = 4.0
"""The standard deviation of the nuggets that decide a round, for the odds of a lead."""


class DuelObservation(NamedTuple):
    """What the deciders see, and the slots of their legal moves."""

    cells: torch.Tensor
    facts: torch.Tensor
    far: torch.Tensor
    slots: torch.Tensor


class DuelHiddenState(NamedTuple):
    """What the deciders cannot see: input of the critic."""

    hand: torch.Tensor
    """By kind: the cards of the other seat."""
    goals: torch.Tensor
    """By goal: its card."""


class DuelTrainingEnv:
    """Le Duel: features and outcomes of all games."""

    opponent_sides: tuple[str, ...] = ("second", "first")
    """The seat of the opponent: it plays second, or first."""

    def __init__(self, games: Games, max_moves: int = 128) -> None:
        self.games = games
        self.max_moves = max_moves
        device = self.device = games.device
        self._rows = torch.arange(games.game_count, device=device)
        self._crop_cells = torch.tensor(
            [
                WINDOW.cell_at(FIRST_X + place % COLUMNS, FIRST_Y + place // COLUMNS)
                for place in range(ROWS * COLUMNS)
            ],
            device=device,
        )
        self._slot_by_move = torch.tensor(self._number_slots(), device=device)

    def _number_slots(self) -> list[int]:
        """Return the slot of each move number."""
        tables = self.games.tables
        slots = []
        for number in range(tables.move_count):
            if number < tables.pass_offset:
                place = crop_index_at(*WINDOW.coordinates_of(number % CELL_COUNT))
                slots.append(number // CELL_COUNT * CROP_CELLS + place if place >= 0 else NO_ACTION)
            else:
                slots.append(WORDS_OFFSET + number - tables.pass_offset)
        assert max(slots) <= NO_ACTION
        return slots

    def observe(self) -> DuelObservation:
        """Return the observations of the deciders; call ``Games.update_observations`` first."""
        games = self.games
        cells = games.cells[:, self._crop_cells]
        listed = torch.arange(self.max_moves, device=self.device)[None] < games.counts[:, None]
        slots = self._slot_by_move[games.moves[:, : self.max_moves].long()]
        slots = torch.where(listed, slots, NO_ACTION + 1).to(torch.int16)
        return DuelObservation(cells, games.facts.clone(), goal_distances(cells, torch), slots)

    def hidden_state(self) -> DuelHiddenState:
        """Return the hidden information."""
        games = self.games
        other = 1 - games.read_field("decider").clamp(min=0)
        hand_size = games.read_field("hand_sizes")[self._rows, other]
        hands = (
            games.read_field("hands").view(-1, MAX_SEATS, MAX_HAND_SIZE)[self._rows, other].long()
        )
        held = torch.arange(MAX_HAND_SIZE, device=self.device)[None] < hand_size[:, None]
        found = torch.zeros(
            (games.game_count, MAX_CARD_KINDS), dtype=torch.uint8, device=self.device
        )
        found.scatter_add_(1, hands, held.to(torch.uint8))
        return DuelHiddenState(found, games.read_field("goals").to(torch.uint8))

    def is_forced(self) -> torch.Tensor:
        """Return ``False`` for all games: every decision can be learnt from."""
        return torch.zeros(self.games.game_count, dtype=torch.bool, device=self.device)

    def is_opponent_turn(self, side: torch.Tensor, parity: torch.Tensor) -> torch.Tensor:  # noqa: ARG002
        """Return where the seat of the opponent decides."""
        return self.games.read_field("decider") == side

    def success_rate(self, step: Any, side: torch.Tensor) -> torch.Tensor:  # noqa: ANN401 - of a rollout
        """Return the probability that the learner wins the game, at the end of a round."""
        return (step.outcomes[self._rows, 1 - side] + 1) / 2

    def step(self, moves: torch.Tensor) -> StepResult:
        """Play the moves and return the result.

        The outcome of a round is estimated from the lead in nuggets; at the end of the game it is
        certain.
        """
        games = self.games
        round = games.read_field("round")
        games.play(moves)
        over = games.read_field("stage") == OVER
        ended = over | (games.read_field("round") != round)
        nuggets = games.read_field("nuggets").float()
        lead = nuggets[:, 0] - nuggets[:, 1]
        rounds_left = (games.tables.rounds - round).clamp(min=1)
        spread = NUGGET_SPREAD * (2 * rounds_left).sqrt()
        odds = torch.where(over, lead.sign(), torch.erf(lead / spread))
        renewed = games.reset_done()
        return StepResult(ended, renewed & ~ended, torch.stack([odds, -odds], 1))
