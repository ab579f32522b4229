"""Le Duel as a learner sees it: what is observed, which slots moves have, what a round is worth.

What is observed is also worked out at play, from a seat's view alone
(``saboteur.bots.duel.master``); a test compares both.
"""

from typing import Any, Final, NamedTuple

import torch

from saboteur.bots.duel.master.inputs import far
from saboteur.bots.duel.master.layout import (
    COLUMNS,
    CROP_CELLS,
    FIRST_X,
    FIRST_Y,
    NO_SLOT,
    ROWS,
    WORDS_FROM,
    place_at,
)
from saboteur.swarm.duel.record import CELLS, HAND, KINDS, SEATS, WINDOW
from saboteur.swarm.record import OVER
from training.box import Happened
from training.games import Games

SPREAD: Final = 4.0
"""By so many nuggets, give or take, a round is won or lost."""


class Seen(NamedTuple):
    """What the deciders see, and the slots of their legal moves."""

    cells: torch.Tensor
    facts: torch.Tensor
    far: torch.Tensor
    slots: torch.Tensor


class Truth(NamedTuple):
    """What the deciders cannot see: for the critic."""

    hand: torch.Tensor
    """By kind, the cards of the other."""
    goals: torch.Tensor
    """By goal, its card."""


class Duel:
    """Le Duel: features and rewards of all games."""

    sides: tuple[str, ...] = ("second", "first")
    """Where the learner sits."""

    def __init__(self, games: Games, most_moves: int = 128) -> None:
        """Lay the numbers of places and slots ready."""
        self.games = games
        self.most_moves = most_moves
        device = self.device = games.device
        self._rows = torch.arange(games.many, device=device)
        self._crop = torch.tensor(
            [
                WINDOW.cell_at(FIRST_X + place % COLUMNS, FIRST_Y + place // COLUMNS)
                for place in range(ROWS * COLUMNS)
            ],
            device=device,
        )
        self._slot = torch.tensor(self._number_slots(), device=device)

    def _number_slots(self) -> list[int]:
        """By the number of a move, its slot."""
        tables = self.games.tables
        slots = []
        for number in range(tables.moves):
            if number < tables.pass_card:
                place = place_at(*WINDOW.place_of(number % CELLS))
                slots.append(number // CELLS * CROP_CELLS + place if place >= 0 else NO_SLOT)
            else:
                slots.append(WORDS_FROM + number - tables.pass_card)
        assert max(slots) <= NO_SLOT
        return slots

    def see(self) -> Seen:
        """Write down what every decider sees; ``Games.look`` comes first."""
        games = self.games
        cells = games.cells[:, self._crop]
        listed = torch.arange(self.most_moves, device=self.device)[None] < games.counts[:, None]
        slots = self._slot[games.moves[:, : self.most_moves].long()]
        slots = torch.where(listed, slots, NO_SLOT + 1).to(torch.int16)
        return Seen(cells, games.facts.clone(), far(cells, torch), slots)

    def truth(self) -> Truth:
        """Write down what only the authority knows."""
        games = self.games
        other = 1 - games.field("decider").clamp(min=0)
        many = games.field("hands_n")[self._rows, other]
        hands = games.field("hands").view(-1, SEATS, HAND)[self._rows, other].long()
        held = torch.arange(HAND, device=self.device)[None] < many[:, None]
        found = torch.zeros((games.many, KINDS), dtype=torch.uint8, device=self.device)
        found.scatter_add_(1, hands, held.to(torch.uint8))
        return Truth(found, games.field("goals").to(torch.uint8))

    def is_given(self) -> torch.Tensor:
        """Say that every decision is the learner's."""
        return torch.zeros(self.games.many, dtype=torch.bool, device=self.device)

    def is_opposed(self, side: torch.Tensor, parity: torch.Tensor) -> torch.Tensor:  # noqa: ARG002
        """Say where the seat of the opponent decides."""
        return self.games.field("decider") == side

    def success(self, step: Any, side: torch.Tensor) -> torch.Tensor:  # noqa: ANN401 - of a rollout
        """Return how likely the learner wins the game, at the end of a round."""
        return (step.won[self._rows, 1 - side] + 1) / 2

    def play(self, chosen: torch.Tensor) -> Happened:
        """Play, and say how likely each seat wins the game where a round has ended.

        That goes by its lead in nuggets; at the end of the game it is sure.
        """
        games = self.games
        round = games.field("round")
        games.play(chosen)
        over = games.field("stage") == OVER
        ended = over | (games.field("round") != round)
        nuggets = games.field("nuggets").float()
        lead = nuggets[:, 0] - nuggets[:, 1]
        left = (games.tables.rounds - round).clamp(min=1)
        odds = torch.where(over, lead.sign(), torch.erf(lead / (SPREAD * (2 * left).sqrt())))
        renewed = games.renew()
        return Happened(ended, renewed & ~ended, torch.stack([odds, -odds], 1))
