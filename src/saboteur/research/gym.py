"""Gymnasium: one seat learns, bots play the others.

>>> import gymnasium
>>> import saboteur.research.gym
>>> env = gymnasium.make("saboteur/Duel-v0", level="novice")
>>> observation, info = env.reset(seed=42)
>>> action = env.action_space.sample(info["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(action)
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from saboteur.bots import Bot, bot
from saboteur.kernel.event import Event
from saboteur.research import need
from saboteur.sight import stream

need("gymnasium")

import gymnasium  # noqa: E402 - after the word about what is missing

from saboteur.research.episode import seed_from  # noqa: E402
from saboteur.research.spaces import action_space, observation_space  # noqa: E402
from saboteur.research.stage import HUMAN, RENDER_MODES, Stage  # noqa: E402

VECTOR: Final = "saboteur.research.vector:SwarmVectorEnv"
CLOCK: Final = "clock"
RAISE: Final = "raise"
ILLEGAL: Final = (CLOCK, RAISE)
"""What happens to an action that is not allowed: the clock answers instead as for an absent player
(R-183), or ``ValueError`` is raised."""

BOXES: Final[Mapping[str, tuple[str, int]]] = MappingProxyType(
    {
        "saboteur/Saboteur-v0": ("saboteur", 5),
        "saboteur/Saboteur2-v0": ("saboteur2", 5),
        "saboteur/Duel-v0": ("duel", 2),
        "saboteur/DuelSolo-v0": ("duel", 1),
        "saboteur/LostMines-v0": ("lost-mines", 4),
        "saboteur/DarkCave-v0": ("dark-cave", 4),
    }
)
"""By id, a box and how many seats it has unless one says otherwise."""
IN_SWARM: Final = ("saboteur", "saboteur2", "duel")
"""The boxes of which many games at once are to be had (``vector``)."""


class SeatEnv(Stage, gymnasium.Env[Any, np.int64]):
    """One seat of a game, the others played by bots."""

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        ruleset: str = "saboteur",
        seats: int = 5,
        *,
        seat: int | None = None,
        level: str | Sequence[str] = "novice",
        illegal: str = CLOCK,
        **settings: Any,  # noqa: ANN401 - as Stage
    ) -> None:
        """Choose a rule set, a seat and the bots.

        ``seat`` is the one that learns, another one each game if it is ``None``. ``level`` is that
        of all bots, or one for each other seat, clockwise from the one that learns. ``settings``
        are ``options``, ``deck``, ``rewards``, ``flat``, ``margin`` and ``render_mode``, as
        ``stage.Stage`` tells.
        """
        super().__init__(ruleset, seats, **settings)
        if seat is not None and seat not in range(seats):
            raise ValueError(f"there is no seat {seat!r}: seats are 0 to {seats - 1}")
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal is {' or '.join(ILLEGAL)}, not {illegal!r}")
        self.levels = [level] * (seats - 1) if isinstance(level, str) else list(level)
        if len(self.levels) != seats - 1:
            raise ValueError(f"{seats - 1} bots need as many levels, not {len(self.levels)}")
        for name in self.levels:
            bot(name, "", self.encoding.rules.family)  # refuses what is no level
        self.chosen = seat
        self.illegal = illegal
        self.action_space = action_space(self.encoding)
        self.observation_space = observation_space(self.encoding, flat=self.flat)
        self.seat = seat or 0
        """The seat that learns in this game."""
        self._bots: dict[int, Bot] = {}
        self._unheard: dict[int, list[Event]] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal a new game, and let the bots play until the seat is asked."""
        gymnasium.Env.reset(self, seed=seed)
        self.deal(self.np_random, options)
        seats = self.encoding.rules.seats
        if self.chosen is None:
            self.seat = int(self.np_random.integers(seats))
        others = [(self.seat + place) % seats for place in range(1, seats)]
        family = self.encoding.rules.family
        self._bots = {
            other: bot(level, seed_from(self.np_random), family)
            for other, level in zip(others, self.levels, strict=True)
        }
        self._unheard = {other: [] for other in others}
        self._let_bots_play()
        return self._answer()

    def step(self, action: np.int64 | int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Answer for the seat, and let the bots play until it is asked again."""
        episode = self.episode
        if self.game.over:
            raise RuntimeError("the game is over: reset the environment")
        before = episode.returns[self.seat]
        allowed = int(action) in episode.choices
        if allowed or self.illegal == RAISE:
            self._tell(episode.play(int(action)))
        else:
            self._tell(episode.make(self.game.absent_move()))
        self._let_bots_play()
        observation, info = self._answer()
        info[CLOCK] = not allowed
        if self.render_mode == HUMAN:
            self.render()
        gained = episode.returns[self.seat] - before
        return observation, float(gained), self.game.over, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return what is allowed, as MaskablePPO asks for it."""
        return self.episode.mask(self.seat).astype(np.bool_)

    def _answer(self) -> tuple[Any, dict[str, Any]]:
        seen = self.seen(self.seat)
        return seen.pop("observation"), seen

    def _let_bots_play(self) -> None:
        game = self.game
        while (decider := game.decider) is not None and decider != self.seat:
            heard = tuple(self._unheard[decider])
            self._unheard[decider] = []
            move = self._bots[decider].choose(game.view(decider), game.legal_moves(), heard)
            self._tell(self.episode.make(move))

    def _tell(self, events: tuple[Event, ...]) -> None:
        """Let every bot hear what its seat hears."""
        for other, unheard in self._unheard.items():
            unheard.extend(stream(self.encoding.rules, events, other))


def register() -> None:
    """Let ``gymnasium.make`` know the boxes."""
    for id_, (box, seats) in BOXES.items():
        if id_ not in gymnasium.registry:
            gymnasium.register(
                id_,
                entry_point="saboteur.research.gym:SeatEnv",
                vector_entry_point=VECTOR if box in IN_SWARM else None,
                kwargs={"ruleset": box, "seats": seats},
                disable_env_checker=True,
            )


register()
