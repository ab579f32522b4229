"""What all environments have: an encoding, the game that is played, and a picture of it."""

import sys
from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from saboteur.games.options import OptionValue
from saboteur.play.game import Game
from saboteur.research.encoding import encoding
from saboteur.research.episode import Episode, dealt, seed_from
from saboteur.research.pane import MARGIN
from saboteur.research.rewards import WIN, returns

ANSI: Final = "ansi"
HUMAN: Final = "human"
RENDER_MODES: Final = (ANSI, HUMAN)


class Stage:
    """A rule set with how it is shown, and the game of the moment."""

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
        """Choose a rule set and how it is shown.

        ``rewards`` are ``win``, ``score`` or ``gains``; with ``flat`` an observation is one row of
        numbers, else arrays by name; ``margin`` is how far the pane reaches beyond the set-up.
        """
        self.encoding = encoding(ruleset, seats, options, deck, margin)
        returns(rewards)  # refuses what is unknown
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is {' or '.join(RENDER_MODES)}, not {render_mode!r}")
        self.rewards_kind = rewards
        self.flat = flat
        self.render_mode = render_mode
        self._episode: Episode | None = None

    @property
    def episode(self) -> Episode:
        """The game by numbers, with all secrets; there is one after ``reset``."""
        if self._episode is None:
            raise RuntimeError("there is no game yet: reset the environment")
        return self._episode

    @property
    def game(self) -> Game:
        """The game, with all secrets."""
        return self.episode.game

    def deal(self, dice: np.random.Generator, options: Mapping[str, Any] | None) -> None:
        """Deal the next game of the dice, or the one whose seed the options name."""
        drawn = seed_from(dice)
        self._episode = dealt(self.encoding, (options or {}).get("seed", drawn), self.rewards_kind)

    def seen(self, seat: int) -> dict[str, Any]:
        """Return what a seat sees, and what it may do: nothing, unless it is asked."""
        return {
            "observation": self.episode.observe(seat, flat=self.flat),
            "action_mask": self.episode.mask(seat),
        }

    def render(self) -> Any:  # noqa: ANN401 - text or nothing; Gymnasium and PettingZoo differ
        """Draw what everybody sees: as text, or with ``human`` on the terminal."""
        if self.render_mode is None:
            return None
        drawn = str(self.game)
        if self.render_mode == ANSI:
            return drawn
        sys.stdout.write(drawn + "\n")
        return None

    def close(self) -> None:
        """There is nothing to close."""
