"""PettingZoo: all agents act at every step, though the game asks but one of them.

For whatever learns with parallel environments only. The answer of the agent that is asked counts,
the others may say anything; who is asked is the one whose mask is not empty. An answer that is not
allowed counts as none: the clock answers instead, as for an absent player (R-183).
"""

from typing import Any, ClassVar, Final

from saboteur.research import need

need("pettingzoo")

from pettingzoo import AECEnv, ParallelEnv  # noqa: E402 - after the word about what is missing
from pettingzoo.utils import parallel_to_aec, wrappers  # noqa: E402

from saboteur.research.agents import Agents  # noqa: E402
from saboteur.research.stage import HUMAN, RENDER_MODES  # noqa: E402

CLOCK: Final = "clock"
"""The key of an agent's info that says that the clock answered for it."""


def env(ruleset: str = "saboteur", seats: int = 5, **settings: Any) -> AECEnv[str, Any, Any]:  # noqa: ANN401 - as parallel_env
    """Make the same with one agent acting after the other, all of them at every step."""
    made: AECEnv[str, Any, Any] = wrappers.OrderEnforcingWrapper(
        raw_env(ruleset, seats, **settings)
    )
    return made


def raw_env(ruleset: str = "saboteur", seats: int = 5, **settings: Any) -> AECEnv[str, Any, Any]:  # noqa: ANN401 - as parallel_env
    """Make it without the wrapper that checks the order of calls."""
    made: AECEnv[str, Any, Any] = parallel_to_aec(parallel_env(ruleset, seats, **settings))
    return made


class parallel_env(Agents, ParallelEnv[str, Any, Any]):  # type: ignore[misc] # noqa: N801 - untyped; their name
    """A game in which all agents act and the one that is asked decides."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "saboteur_parallel_v0",
        "render_modes": [*RENDER_MODES],
        "render_fps": 1,
    }

    def __init__(
        self,
        ruleset: str = "saboteur",
        seats: int = 5,
        *,
        max_cycles: int | None = None,
        **settings: Any,  # noqa: ANN401 - as Stage
    ) -> None:
        """Choose a rule set and how it is shown; after ``max_cycles`` steps it is broken off.

        ``settings`` are ``options``, ``deck``, ``rewards``, ``flat``, ``margin`` and
        ``render_mode``, as ``stage.Stage`` tells.
        """
        super().__init__(ruleset, seats, **settings)
        self.max_cycles = max_cycles

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Deal a new game; see ``aec.raw_env.reset``."""
        self.begin(seed, options)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Any],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Let the agent that is asked decide."""
        episode = self.episode
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        before = episode.returns
        asked = self.possible_agents[self.game.decider or 0]
        action = actions.get(asked)
        if action is not None and int(action) in episode.choices:
            episode.play(int(action))
        else:
            episode.make(self.game.absent_move())
            infos[asked][CLOCK] = True
        self._steps += 1
        over = self.game.over
        late = not over and self.max_cycles is not None and self._steps >= self.max_cycles
        agents = self.agents
        answer = (
            self._observations(),
            dict(zip(agents, episode.rewards(before), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late),
            infos,
        )
        if over or late:
            self.agents = []
        if self.render_mode == HUMAN:
            self.render()
        return answer

    def _observations(self) -> dict[str, Any]:
        return {agent: self.seen(seat) for seat, agent in enumerate(self.possible_agents)}
