"""How a network is trained: on its own games (PPO), and on those of a bot (behaviour cloning)."""

from collections.abc import Iterator
from typing import Any

import torch
from torch.nn import functional

from training.config import Config
from training.network import BaseNetwork, NetworkOutput
from training.rollout import Step, compute_advantages
from training.training_env import concatenate_steps, select_rows

Metrics = dict[str, float]
MetricTensors = dict[str, torch.Tensor]


def mean_metrics(metric_tensors: list[MetricTensors]) -> Metrics:
    names = metric_tensors[0] if metric_tensors else ()
    return {
        name: float(torch.stack([one[name].detach() for one in metric_tensors]).mean())
        for name in names
    }


class LearningRows:
    """Training rows: all steps and games flattened, with advantages normalised."""

    def __init__(self, steps: list[Step], gae_lambda: float) -> None:
        advantages, returns, is_known = compute_advantages(steps, gae_lambda)
        self.indices = is_known.flatten().nonzero()[:, 0]
        self.observations = concatenate_steps([one.observation for one in steps])
        self.hidden_state = concatenate_steps([one.hidden_state for one in steps])
        self.choices = torch.stack([one.chosen_index for one in steps]).flatten()
        self.log_probs = torch.stack([one.log_prob for one in steps]).flatten()
        self.returns = returns.flatten()
        advantage = advantages.flatten()
        learnt = advantage[self.indices]
        self.advantages = (advantage - learnt.mean()) / (learnt.std() + 1e-6)

    def shuffled_batches(self, size: int, generator: torch.Generator) -> Iterator[torch.Tensor]:
        """Yield the indices of random batches; a remainder below half a batch is dropped."""
        order = torch.randperm(len(self.indices), generator=generator, device=self.indices.device)
        for first in range(0, len(order) - size // 2, size):
            yield self.indices[order[first : first + size]]


class Learner:
    """A network with its optimizer."""

    def __init__(self, network: BaseNetwork, config: Config) -> None:
        self.network = network
        self.config = config
        on_gpu = next(network.parameters()).is_cuda
        self.optimizer = torch.optim.Adam(
            network.parameters(), lr=config.learning_rate, eps=1e-5, fused=on_gpu
        )

    def _forward(self, observation: Any, hidden_state: Any) -> NetworkOutput:  # noqa: ANN401 - of its box
        with torch.autocast("cuda", torch.bfloat16, enabled=observation.cells.is_cuda):
            output: NetworkOutput = self.network(observation, hidden_state)
        return output

    def _optimizer_step(self, loss: torch.Tensor) -> None:
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
        self.optimizer.step()

    def update(self, steps: list[Step], generator: torch.Generator, progress: float) -> Metrics:
        """Train on freshly collected steps (PPO); ``progress`` is the elapsed share of the run."""
        config = self.config
        for group in self.optimizer.param_groups:
            group["lr"] = config.learning_rate * (1 - 0.9 * progress)
        entropy = (
            config.entropy_weight + (config.final_entropy_weight - config.entropy_weight) * progress
        )
        rows = LearningRows(steps, config.gae_lambda)
        metrics = [
            self._update_on(rows, indices, entropy)
            for _ in range(config.epochs_per_iteration)
            for indices in rows.shuffled_batches(config.batch_size, generator)
        ]
        return mean_metrics(metrics) | {
            "lessons": float(len(rows.indices)),
            "steps": float(len(metrics)),
        }

    def _update_on(
        self, rows_to_learn: LearningRows, indices: torch.Tensor, entropy_weight: float
    ) -> MetricTensors:
        config = self.config
        observation, hidden_state = (
            select_rows(rows_to_learn.observations, indices),
            select_rows(rows_to_learn.hidden_state, indices),
        )
        output = self._forward(observation, hidden_state)
        log_probs = torch.log_softmax(output.logits, 1)
        entropy = -(log_probs.exp() * log_probs).sum(1).mean()
        mine = torch.gather(log_probs, 1, rows_to_learn.choices[indices][:, None])[:, 0]
        change = mine - rows_to_learn.log_probs[indices]
        ratio, gains = change.exp(), rows_to_learn.advantages[indices]
        clipped = ratio.clamp(1 - config.clip_range, 1 + config.clip_range)
        policy = -torch.minimum(ratio * gains, clipped * gains).mean()
        returns = rows_to_learn.returns[indices]
        critic = (output.critic_value - returns).square().mean()
        odds = (output.expected_outcome - returns).square().mean()
        wrong = self.network.belief_losses(output, observation, hidden_state)
        self._optimizer_step(
            policy
            - entropy_weight * entropy
            + config.critic_weight * (critic + 0.5 * odds)
            + config.belief_weight * sum(wrong.values())
        )
        return {
            "policy": policy, "critic": critic, "entropy": entropy, "change": -change.mean(),
            **wrong,
        }  # fmt: skip

    def clone_behaviour(self, steps: list[Step], generator: torch.Generator) -> Metrics:
        """Train for one epoch to play the moves of the steps (supervised)."""
        rows = LearningRows(steps, 1.0)
        metrics: list[MetricTensors] = []
        for indices in rows.shuffled_batches(min(self.config.batch_size, 4096), generator):
            observation, hidden_state = (
                select_rows(rows.observations, indices),
                select_rows(rows.hidden_state, indices),
            )
            output = self._forward(observation, hidden_state)
            choice = rows.choices[indices]
            wrong = functional.cross_entropy(output.logits, choice)
            returns = rows.returns[indices]
            critic = (output.critic_value - returns).square().mean() + (
                output.expected_outcome - returns
            ).square().mean()
            beliefs = self.network.belief_losses(output, observation, hidden_state)
            self._optimizer_step(
                wrong + 0.25 * critic + self.config.belief_weight * sum(beliefs.values())
            )
            right = (output.logits.argmax(1) == choice).float().mean()
            metrics.append({"wrong": wrong, "right": right, "critic": critic, **beliefs})
        return mean_metrics(metrics)
