"""The base of all environments: an encoding, the current game, and rendering."""

import sys
from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from saboteur.games.options import OptionValue
from saboteur.play.game import Game
from saboteur.research.encoding import encoding
from saboteur.research.episode import Episode, deal_episode, draw_seed
from saboteur.research.pane import MARGIN
from saboteur.research.rewards import WIN, returns_function

ANSI: Final = "ansi"
HUMAN: Final = "human"
RENDER_MODES: Final = (ANSI, HUMAN)


class BaseEnv:
    """A rule set with its encoding, and the current game.

    Args:
        ruleset: a box with its modules, for example ``"saboteur2+veto"``.
        seats: the number of seats.
        options: the rule options.
        deck: the text of a custom deck file.
        rewards: ``"win"``, ``"score"`` or ``"gains"`` (module ``rewards``).
        flat: whether an observation is one row of numbers, not a dictionary of arrays.
        margin: how many cells the pane extends beyond the cards of the setup.
        render_mode: ``"ansi"``, ``"human"`` or none.

    Raises:
        ValueError: an argument is unknown or impossible; the message says why.
    """

    def __init__(
        self,
        ruleset: str,
        seats: int,
        *,
        options: Mapping[str, OptionValue] | None = None,
        deck: str | None = None,
        rewards: str = WIN,
        flat: bool = True,
        margin: int = MARGIN,
        render_mode: str | None = None,
    ) -> None:
        self.encoding = encoding(ruleset, seats, options, deck, margin)
        returns_function(rewards)  # raises ValueError if unknown
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is {' or '.join(RENDER_MODES)}, not {render_mode!r}")
        self.rewards_kind = rewards
        self.flat = flat
        self.render_mode = render_mode
        self._episode: Episode | None = None

    @property
    def episode(self) -> Episode:
        """The current game by action numbers, hidden information included; call ``reset`` first."""
        if self._episode is None:
            raise RuntimeError("there is no game yet: reset the environment")
        return self._episode

    @property
    def game(self) -> Game:
        """The current game, hidden information included."""
        return self.episode.game

    def deal_episode(self, rng: np.random.Generator, options: Mapping[str, Any] | None) -> None:
        """Deal a game: the one whose seed ``options`` names, otherwise one drawn from ``rng``."""
        drawn = draw_seed(rng)
        self._episode = deal_episode(
            self.encoding, (options or {}).get("seed", drawn), self.rewards_kind
        )

    def observation_and_mask(self, seat: int) -> dict[str, Any]:
        """Return observation and action mask of a seat; the mask is 0 unless it decides."""
        return {
            "observation": self.episode.observation_of(seat, flat=self.flat),
            "action_mask": self.episode.mask(seat),
        }

    def render(self) -> Any:  # noqa: ANN401 - text or nothing; Gymnasium and PettingZoo differ
        """Draw the public state; return it as text, or print it with ``human``."""
        if self.render_mode is None:
            return None
        drawn = str(self.game)
        if self.render_mode == ANSI:
            return drawn
        sys.stdout.write(drawn + "\n")
        return None

    def close(self) -> None:
        """Do nothing; there are no resources to release."""
