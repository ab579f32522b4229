"""An episode: one game, played with action numbers."""

from typing import Final

import numpy as np

from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.play.game import Game, new_game
from saboteur.research.actions import Choices, Mask
from saboteur.research.encoding import Encoding
from saboteur.research.family_encoder import Float32Array, Int16Array
from saboteur.research.rewards import returns_function

NO_EVENTS: Final[tuple[Event, ...]] = ()


class Episode:
    """A game with its encoding, hidden information included."""

    __slots__ = ("_choices", "_compute_returns", "encoding", "game", "page", "returns")

    def __init__(self, encoding: Encoding, game: Game, rewards: str) -> None:
        self.encoding = encoding
        self.game = game
        self.page = 0
        """The current page of far moves (``Actions.choices``)."""
        self._compute_returns = returns_function(rewards)
        self.returns = self._compute_returns(game)
        """The total reward of each seat so far."""
        self._choices: Choices | None = None

    @property
    def choices(self) -> Choices:
        """The moves of the decider by action number."""
        if self._choices is None:
            legal = self.game.legal_moves()
            self._choices = self.encoding.actions.choices(legal, self.page)
        return self._choices

    def mask(self, seat: int) -> Mask:
        """Return the action mask of a seat; all 0 unless it decides."""
        choices = self.choices if seat == self.game.decider else {}
        return self.encoding.actions.mask(choices)

    def observation_of(self, seat: int, *, flat: bool) -> Float32Array | dict[str, Int16Array]:
        """Return the observation of a seat: a row of numbers from 0 to 1, or arrays by name."""
        sheet = self.encoding.sheet
        row = sheet.encode(self.game.view(seat))
        return sheet.scale(row) if flat else sheet.arrays_by_name(row)

    def action_text(self, action: int) -> str:
        """Return the text of an action in the current position."""
        move = self.choices.get(action)
        if move is not None:
            return move.text
        return self.encoding.actions.text(action) or f"(far {action})"

    def play_action(self, action: int) -> tuple[Event, ...]:
        """Play an action and return its events; ``returns`` is updated.

        Raises ``ValueError`` if the action is not allowed.
        """
        if action not in self.choices:
            raise ValueError(f"action {action} ({self.action_text(action)}) is not allowed now")
        move = self.choices[action]
        if move is None:
            self.page += 1
            self._choices = None
            return NO_EVENTS
        return self.play_move(move)

    def play_move(self, move: Move) -> tuple[Event, ...]:
        """Play a move and return the events."""
        events = self.game.play(move)
        self.page = 0
        self._choices = None
        self.returns = self._compute_returns(self.game)
        return events

    def rewards_since(self, before: tuple[float, ...]) -> list[float]:
        """Return the rewards since ``before``, an earlier value of ``returns``."""
        return [after - earlier for after, earlier in zip(self.returns, before, strict=True)]

    def clone(self) -> "Episode":
        """Return an independent copy."""
        copy: Episode = object.__new__(Episode)
        copy.encoding = self.encoding
        copy.game = self.game.clone()
        copy.page = self.page
        copy.returns = self.returns
        copy._compute_returns = self._compute_returns
        copy._choices = self._choices
        return copy

    def __deepcopy__(self, memo: dict[int, object]) -> "Episode":
        return self.clone()


def deal_episode(encoding: Encoding, seed: str, rewards: str) -> Episode:
    return Episode(encoding, new_game(encoding.rules, seed), rewards)


def draw_seed(rng: np.random.Generator) -> str:
    """Draw the seed of a game from ``rng``."""
    return str(rng.integers(1 << 62))
