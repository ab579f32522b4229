"""An episode: one game, played by the numbers of its moves."""

from typing import Final

import numpy as np

from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.play.game import Game, new_game
from saboteur.research.actions import Choices, Mask
from saboteur.research.encoding import Encoding
from saboteur.research.rewards import returns
from saboteur.research.sheet import Flat, Numbers

NOTHING: Final[tuple[Event, ...]] = ()


class Episode:
    """A game with its encoding; whoever holds one holds all secrets."""

    __slots__ = ("_choices", "_returns", "encoding", "game", "page", "returns")

    def __init__(self, encoding: Encoding, game: Game, rewards: str) -> None:
        """Begin where the game is."""
        self.encoding = encoding
        self.game = game
        self.page = 0
        """How often one has turned to further moves (``Actions.choices``)."""
        self._returns = returns(rewards)
        self.returns = self._returns(game)
        """What the seats have got so far."""
        self._choices: Choices | None = None

    @property
    def choices(self) -> Choices:
        """By number, what the decider may do."""
        if self._choices is None:
            legal = self.game.legal_moves()
            self._choices = self.encoding.actions.choices(legal, self.page)
        return self._choices

    def mask(self, seat: int) -> Mask:
        """Mark what a seat may do: nothing, unless it decides."""
        choices = self.choices if seat == self.game.decider else {}
        return self.encoding.actions.mask(choices)

    def observe(self, seat: int, *, flat: bool) -> Flat | dict[str, Numbers]:
        """Return what a seat sees: one row of numbers between 0 and 1, or arrays by name."""
        sheet = self.encoding.sheet
        row = sheet.row(self.game.view(seat))
        return sheet.flat(row) if flat else sheet.named(row)

    def text(self, action: int) -> str:
        """Write what a number means now."""
        move = self.choices.get(action)
        if move is not None:
            return move.text
        return self.encoding.actions.text(action) or f"(far {action})"

    def play(self, action: int) -> tuple[Event, ...]:
        """Play what a number stands for; return what happened, rewards are in ``returns``."""
        if action not in self.choices:
            raise ValueError(f"action {action} ({self.text(action)}) is not allowed now")
        move = self.choices[action]
        if move is None:
            self.page += 1
            self._choices = None
            return NOTHING
        return self.make(move)

    def make(self, move: Move) -> tuple[Event, ...]:
        """Make a move."""
        events = self.game.play(move)
        self.page = 0
        self._choices = None
        self.returns = self._returns(self.game)
        return events

    def rewards(self, before: tuple[float, ...]) -> list[float]:
        """Return what has been added to ``before``."""
        return [after - earlier for after, earlier in zip(self.returns, before, strict=True)]

    def clone(self) -> "Episode":
        """Return an independent copy."""
        copy: Episode = object.__new__(Episode)
        copy.encoding = self.encoding
        copy.game = self.game.clone()
        copy.page = self.page
        copy.returns = self.returns
        copy._returns = self._returns
        copy._choices = self._choices
        return copy


def dealt(encoding: Encoding, seed: str, rewards: str) -> Episode:
    """Deal a game."""
    return Episode(encoding, new_game(encoding.rules, seed), rewards)


def seed_from(dice: np.random.Generator) -> str:
    """Draw the seed of a game."""
    return str(dice.integers(1 << 62))
