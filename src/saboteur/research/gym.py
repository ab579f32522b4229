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
from saboteur.research import require_package
from saboteur.sight import stream

require_package("gymnasium")

import gymnasium  # noqa: E402 - check the dependency first

from saboteur.research.base_env import HUMAN, RENDER_MODES, BaseEnv  # noqa: E402
from saboteur.research.episode import draw_seed  # noqa: E402
from saboteur.research.spaces import action_space, observation_space  # noqa: E402

ENTRY_POINT: Final = "saboteur.research.gym:SeatEnv"
SWARM_VECTOR_ENTRY_POINT: Final = "saboteur.research.vector:SwarmVectorEnv"
CLOCK: Final = "clock"
RAISE: Final = "raise"
ILLEGAL_MODES: Final = (CLOCK, RAISE)
"""The ways to handle an illegal action.

``CLOCK`` makes the move that a timeout makes for an absent player (R-183), ``RAISE`` raises
``ValueError``.
"""

BOX_BY_ENV_ID: Final[Mapping[str, tuple[str, int]]] = MappingProxyType(
    {
        "saboteur/Saboteur-v0": ("saboteur", 5),
        "saboteur/Saboteur2-v0": ("saboteur2", 5),
        "saboteur/Duel-v0": ("duel", 2),
        "saboteur/DuelSolo-v0": ("duel", 1),
        "saboteur/LostMines-v0": ("lost-mines", 4),
        "saboteur/DarkCave-v0": ("dark-cave", 4),
    }
)
"""By environment id: the box and its default number of seats."""
BOX_BY_SWARM_ID: Final[Mapping[str, tuple[str, int]]] = MappingProxyType(
    {
        "saboteur/SaboteurSwarm-v0": ("saboteur", 5),
        "saboteur/Saboteur2Swarm-v0": ("saboteur2", 5),
        "saboteur/DuelSwarm-v0": ("duel", 2),
        "saboteur/DuelSoloSwarm-v0": ("duel", 1),
    }
)
"""By id of the environments of ``vector``: the box and its default number of seats.

They exist as vectors only; their spaces and action numbers are the swarm's.
"""


class SeatEnv(BaseEnv, gymnasium.Env[Any, np.int64]):
    """One seat of a game, the others played by bots.

    Args:
        ruleset: a box with its modules, for example ``"saboteur2+veto"``.
        seats: the number of seats.
        seat: the seat that learns; ``None`` draws one for each game.
        level: the level of all bots, or one for each other seat, clockwise from the one that
            learns.
        illegal: one of ``ILLEGAL_MODES``.
        settings: ``options``, ``deck``, ``rewards``, ``flat``, ``margin`` and ``render_mode``, as
            in ``base_env.BaseEnv``.

    Raises:
        ValueError: an argument is unknown or impossible; the message says why.
    """

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "render_fps": 1}  # noqa: RUF012 - as in Gymnasium

    def __init__(
        self,
        ruleset: str = "saboteur",
        seats: int = 5,
        *,
        seat: int | None = None,
        level: str | Sequence[str] = "novice",
        illegal: str = CLOCK,
        **settings: Any,  # noqa: ANN401 - as BaseEnv
    ) -> None:
        super().__init__(ruleset, seats, **settings)
        if seat is not None and seat not in range(seats):
            raise ValueError(f"there is no seat {seat!r}: seats are 0 to {seats - 1}")
        if illegal not in ILLEGAL_MODES:
            raise ValueError(f"illegal is {' or '.join(ILLEGAL_MODES)}, not {illegal!r}")
        self.levels = [level] * (seats - 1) if isinstance(level, str) else list(level)
        if len(self.levels) != seats - 1:
            raise ValueError(f"{seats - 1} bots need as many levels, not {len(self.levels)}")
        for name in self.levels:
            bot(name, "", self.encoding.rules.family)  # raises ValueError if unknown
        self.fixed_seat = seat
        self.illegal = illegal
        self.action_space = action_space(self.encoding)
        self.observation_space = observation_space(self.encoding, flat=self.flat)
        self.seat = seat or 0
        """The seat that learns in this game."""
        self._bots: dict[int, Bot] = {}
        self._undelivered_events: dict[int, list[Event]] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal a new game, and let the bots play until the seat has to decide.

        Returns:
            The seat's observation, and infos with the action mask.
        """
        gymnasium.Env.reset(self, seed=seed)
        self.deal_episode(self.np_random, options)
        seats = self.encoding.rules.seats
        if self.fixed_seat is None:
            self.seat = int(self.np_random.integers(seats))
        others = [(self.seat + place) % seats for place in range(1, seats)]
        family = self.encoding.rules.family
        self._bots = {
            other: bot(level, draw_seed(self.np_random), family)
            for other, level in zip(others, self.levels, strict=True)
        }
        self._undelivered_events = {other: [] for other in others}
        self._let_bots_play()
        return self._observation_and_info()

    def step(self, action: np.int64 | int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play an action of the seat, and let the bots play until it has to decide again.

        Args:
            action: the number of an action that the mask allows.

        Returns:
            Observation, reward, terminated, truncated and info; ``info["clock"]`` says whether the
            action was illegal, so that the timeout move was made instead.

        Raises:
            RuntimeError: the game is over.
            ValueError: the action is illegal, in an environment with ``illegal="raise"``.
        """
        episode = self.episode
        if self.game.over:
            raise RuntimeError("the game is over: reset the environment")
        before = episode.returns[self.seat]
        allowed = int(action) in episode.choices
        if allowed or self.illegal == RAISE:
            self._deliver_events(episode.play_action(int(action)))
        else:
            self._deliver_events(episode.play_move(self.game.absent_move()))
        self._let_bots_play()
        observation, info = self._observation_and_info()
        info[CLOCK] = not allowed
        if self.render_mode == HUMAN:
            self.render()
        reward = episode.returns[self.seat] - before
        return observation, float(reward), self.game.over, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the action mask in the form that MaskablePPO expects."""
        return self.episode.mask(self.seat).astype(np.bool_)

    def _observation_and_info(self) -> tuple[Any, dict[str, Any]]:
        info = self.observation_and_mask(self.seat)
        return info.pop("observation"), info

    def _let_bots_play(self) -> None:
        game = self.game
        while (decider := game.decider) is not None and decider != self.seat:
            events = tuple(self._undelivered_events[decider])
            self._undelivered_events[decider] = []
            move = self._bots[decider].choose(game.view(decider), game.legal_moves(), events)
            self._deliver_events(self.episode.play_move(move))

    def _deliver_events(self, events: tuple[Event, ...]) -> None:
        """Queue the events that each bot's seat may see."""
        for other, undelivered in self._undelivered_events.items():
            undelivered.extend(stream(self.encoding.rules, events, other))


def register() -> None:
    """Register the environments with ``gymnasium.make`` and ``gymnasium.make_vec``."""
    for id_, (box, seats) in {**BOX_BY_ENV_ID, **BOX_BY_SWARM_ID}.items():
        if id_ not in gymnasium.registry:
            is_swarm = id_ in BOX_BY_SWARM_ID
            gymnasium.register(
                id_,
                entry_point=None if is_swarm else ENTRY_POINT,
                vector_entry_point=SWARM_VECTOR_ENTRY_POINT if is_swarm else None,
                kwargs={"ruleset": box, "seats": seats},
                disable_env_checker=True,
            )


register()
