"""Playing with the networks of a league, and the steps recorded for training."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import torch

from training.network import BaseNetwork
from training.training_env import TrainingEnv, select_rows

SELF_PLAY, AGAINST_CLONE, AGAINST_SNAPSHOT = range(3)
OPPONENT_NAMES: Final = ("self", "clone", "past")
MAX_START_DELAY: Final = 64
"""The number of decisions by which the last games start later."""


class Step(NamedTuple):
    """One decision in every game, as training data."""

    observation: Any
    hidden_state: Any
    chosen_index: torch.Tensor
    log_prob: torch.Tensor
    """The log-probability of the chosen move."""
    critic_value: torch.Tensor
    is_learner: torch.Tensor
    """Whether the learner decided, and not by force."""
    decider: torch.Tensor
    is_round_over: torch.Tensor
    is_truncated: torch.Tensor
    outcomes: torch.Tensor


class League:
    """The assignment of games: the learner against itself, the clone of a bot, or snapshots.

    ``shares`` gives the ratio of the three. Against the clone or a snapshot, the sides of the
    opponent take turns. ``opponent_sharpness`` multiplies the logits of opponents.
    """

    def __init__(
        self, env: TrainingEnv, shares: Sequence[int], opponent_sharpness: float = 1.0
    ) -> None:
        self.opponent_sharpness = opponent_sharpness
        self.game_indices = torch.arange(env.games.game_count, device=env.device)
        kinds = [kind for kind, share in enumerate(shares) for _ in range(share)]
        self.opponent_kind = torch.tensor(kinds, device=env.device)[self.game_indices % len(kinds)]
        turn = self.game_indices // len(kinds)
        self.opponent_side = turn % len(env.opponent_sides)
        self._parity = turn // len(env.opponent_sides) % 2
        self.env = env

    def is_opponent(self) -> torch.Tensor:
        """Return in which games an opponent of the learner decides."""
        return self.env.is_opponent_turn(self.opponent_side, self._parity) & (
            self.opponent_kind != SELF_PLAY
        )


def move_log_probs(
    network: BaseNetwork,
    observation: Any,  # noqa: ANN401 - differs by box
    hidden_state: Any,  # noqa: ANN401 - as above
    sharpness: float = 1.0,
) -> tuple[torch.Tensor, torch.Tensor]:
    """Return the log-probability of each legal move, and the critic's value."""
    on_gpu = observation.cells.is_cuda
    with torch.no_grad(), torch.autocast("cuda", torch.bfloat16, enabled=on_gpu):
        output = network(observation, hidden_state)
    return torch.log_softmax(output.logits * sharpness, 1), output.critic_value


def collect_steps(
    env: TrainingEnv,
    league: League,
    networks: list[BaseNetwork],
    generator: torch.Generator,
    steps: int,
) -> list[Step]:
    """Play some decisions in all games; ``networks`` are learner, clone and snapshot."""
    return [_collect_step(env, league, networks, generator) for _ in range(steps)]


def desync_envs(
    env: TrainingEnv, league: League, networks: list[BaseNetwork], generator: torch.Generator
) -> None:
    """Start some games later than others, so that their rounds do not all end at once."""
    begin = torch.randint(
        MAX_START_DELAY, (env.games.game_count,), generator=generator, device=env.device
    )
    for turn in range(MAX_START_DELAY):
        _collect_step(env, league, networks, generator, begin <= turn)


def _collect_step(
    env: TrainingEnv,
    league: League,
    networks: list[BaseNetwork],
    generator: torch.Generator,
    is_active: torch.Tensor | bool = True,  # noqa: FBT001, FBT002 - by game
) -> Step:
    games = env.games
    games.update_observations()
    observation, hidden_state = env.observe(), env.hidden_state()
    opponent = league.is_opponent()
    log_probs = torch.empty_like(observation.slots, dtype=torch.float32)
    value = torch.zeros(games.game_count, device=env.device)
    for kind, network in enumerate(networks):
        mine = ~opponent if kind == SELF_PLAY else opponent & (league.opponent_kind == kind)
        indices = mine.nonzero()[:, 0]
        if len(indices):
            sharpness = 1.0 if kind == SELF_PLAY else league.opponent_sharpness
            log_probs[indices], value[indices] = move_log_probs(
                network,
                select_rows(observation, indices),
                select_rows(hidden_state, indices),
                sharpness,
            )
    noise = torch.rand(log_probs.shape, generator=generator, device=env.device).clamp(
        1e-9, 1 - 1e-7
    )
    choice = (log_probs - torch.log(-torch.log(noise))).argmax(1)
    choice = torch.minimum(choice, (games.counts - 1).clamp(min=0))
    forced = env.is_forced()
    choice = torch.where(forced, (games.counts - 1).clamp(min=0), choice)
    chosen = games.moves[league.game_indices, choice]
    decider = games.read_field("decider").clamp(min=0)
    is_asked = (games.counts > 0) & is_active
    result = env.step(torch.where(is_asked, chosen, -1))
    return Step(
        observation,
        hidden_state,
        choice,
        log_probs[league.game_indices, choice],
        value,
        ~opponent & ~forced & is_asked,
        decider,
        *result,
    )


def compute_advantages(
    steps: list[Step], gae_lambda: float
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Return advantages, returns and which decisions can be learnt from, by step and game (GAE).

    Each seat is followed from its decision to its next one. A return is unknown if the round was
    neither decided nor followed by another decision of the seat.
    """
    last = steps[-1]
    game_count, seats = last.outcomes.shape
    rows = torch.arange(game_count, device=last.outcomes.device)
    later = torch.zeros_like(last.outcomes)
    better = torch.zeros_like(last.outcomes)
    known = torch.zeros_like(last.outcomes, dtype=torch.bool)
    found = []
    for step in reversed(steps):
        ended = step.is_round_over[:, None]
        later = torch.where(ended, step.outcomes, later)
        better = torch.where(ended, 0.0, better)
        known = (known | ended) & ~step.is_truncated[:, None]
        at = (rows, step.decider)
        is_known = known[at]
        gain = torch.where(is_known, later[at] - step.critic_value + gae_lambda * better[at], 0.0)
        found.append((gain, step.critic_value + gain, is_known & step.is_learner))
        later[at] = torch.where(step.is_learner, step.critic_value, later[at])
        better[at] = torch.where(step.is_learner, gain, better[at])
        known[at] = known[at] | step.is_learner
    advantages, returns, known_by_step = zip(*reversed(found), strict=True)
    assert seats == later.shape[1]
    return torch.stack(advantages), torch.stack(returns), torch.stack(known_by_step)


class LeagueStats:
    """Success rates in decided rounds, by kind of opponent and by its side."""

    def __init__(self, league: League) -> None:
        self._league = league
        self._sides = len(league.env.opponent_sides)
        self._group = league.opponent_kind * self._sides + league.opponent_side
        self._round_counts = torch.zeros(
            len(OPPONENT_NAMES) * self._sides, device=league.opponent_kind.device
        )
        self._success_sums = torch.zeros_like(self._round_counts)

    def add_steps(self, steps: list[Step]) -> None:
        """Count the rounds that were decided in these steps."""
        for step in steps:
            found = self._league.env.success_rate(step, self._league.opponent_side)
            self._round_counts.index_add_(0, self._group, step.is_round_over.float())
            self._success_sums.index_add_(
                0, self._group, torch.where(step.is_round_over, found, 0.0)
            )

    def success_rates(self) -> dict[str, float]:
        """Return the mean success by name, and the number of rounds."""
        names = [*dict.fromkeys(self._league.env.opponent_sides)]
        groups = {"self": [*range(self._sides)]}
        for kind in (AGAINST_CLONE, AGAINST_SNAPSHOT):
            for name in names:
                groups[f"{OPPONENT_NAMES[kind]} {name}"] = [
                    kind * self._sides + side
                    for side, other in enumerate(self._league.env.opponent_sides)
                    if other == name
                ]
        rounds, sums = self._round_counts.tolist(), self._success_sums.tolist()
        found = {
            name: sum(sums[one] for one in group) / max(1.0, sum(rounds[one] for one in group))
            for name, group in groups.items()
        }
        return found | {"rounds": sum(rounds)}
