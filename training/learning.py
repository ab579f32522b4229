"""How a network learns: from its own games (PPO), and from those of a bot."""

from collections.abc import Iterator
from typing import Any

import torch
from torch.nn import functional

from training.box import joined, rows
from training.config import Config
from training.network import Answers, Trunk
from training.rollout import Step, advantages

Figures = dict[str, float]
Told = dict[str, torch.Tensor]


def means(told: list[Told]) -> Figures:
    """Return the mean of every figure, by name."""
    names = told[0] if told else ()
    return {name: float(torch.stack([one[name].detach() for one in told]).mean()) for name in names}


class Lessons:
    """Rows to learn from, all steps and games in one."""

    def __init__(self, played: list[Step], smooth: float) -> None:
        """Judge the decisions in hindsight, and keep those that can be judged."""
        gains, returns, tells = advantages(played, smooth)
        self.which = tells.flatten().nonzero()[:, 0]
        self.seen = joined([one.seen for one in played])
        self.truth = joined([one.truth for one in played])
        self.choice = torch.stack([one.choice for one in played]).flatten()
        self.likely = torch.stack([one.likely for one in played]).flatten()
        self.returns = returns.flatten()
        gain = gains.flatten()
        mine = gain[self.which]
        self.gains = (gain - mine.mean()) / (mine.std() + 1e-6)

    def batches(self, size: int, dice: torch.Generator) -> Iterator[torch.Tensor]:
        """Deal the rows out at random."""
        order = torch.randperm(len(self.which), generator=dice, device=self.which.device)
        for first in range(0, len(order) - size // 2, size):
            yield self.which[order[first : first + size]]


class Learner:
    """A network and how it changes."""

    def __init__(self, network: Trunk, config: Config) -> None:
        """Take both."""
        self.network = network
        self.config = config
        on_card = next(network.parameters()).is_cuda
        self.adam = torch.optim.Adam(network.parameters(), lr=config.rate, eps=1e-5, fused=on_card)

    def _answers(self, seen: Any, truth: Any) -> Answers:  # noqa: ANN401 - of its box
        with torch.autocast("cuda", torch.bfloat16, enabled=seen.cells.is_cuda):
            answers: Answers = self.network(seen, truth)
        return answers

    def _step(self, loss: torch.Tensor) -> None:
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
        self.adam.step()

    def learn(self, played: list[Step], dice: torch.Generator, done: float) -> Figures:
        """Learn from games that were just played; ``done`` is the share of the run that is over."""
        config = self.config
        for group in self.adam.param_groups:
            group["lr"] = config.rate * (1 - 0.9 * done)
        entropy = config.entropy + (config.last_entropy - config.entropy) * done
        lessons = Lessons(played, config.smooth)
        told = [
            self._learn_from(lessons, which, entropy)
            for _ in range(config.epochs)
            for which in lessons.batches(config.batch, dice)
        ]
        return means(told) | {"lessons": float(len(lessons.which)), "steps": float(len(told))}

    def _learn_from(self, lessons: Lessons, which: torch.Tensor, bonus: float) -> Told:
        config = self.config
        seen, truth = rows(lessons.seen, which), rows(lessons.truth, which)
        answers = self._answers(seen, truth)
        likely = torch.log_softmax(answers.logits, 1)
        entropy = -(likely.exp() * likely).sum(1).mean()
        mine = torch.gather(likely, 1, lessons.choice[which][:, None])[:, 0]
        change = mine - lessons.likely[which]
        ratio, gains = change.exp(), lessons.gains[which]
        clipped = ratio.clamp(1 - config.clip, 1 + config.clip)
        policy = -torch.minimum(ratio * gains, clipped * gains).mean()
        returns = lessons.returns[which]
        critic = (answers.value - returns).square().mean()
        odds = (answers.odds - returns).square().mean()
        wrong = self.network.wrong(answers, seen, truth)
        self._step(
            policy
            - bonus * entropy
            + config.critic * (critic + 0.5 * odds)
            + config.belief * sum(wrong.values())
        )
        return {
            "policy": policy, "critic": critic, "entropy": entropy, "change": -change.mean(),
            **wrong,
        }  # fmt: skip

    def copy(self, played: list[Step], dice: torch.Generator) -> Figures:
        """Learn to do what was done, once through all of it."""
        lessons = Lessons(played, 1.0)
        told: list[Told] = []
        for which in lessons.batches(min(self.config.batch, 4096), dice):
            seen, truth = rows(lessons.seen, which), rows(lessons.truth, which)
            answers = self._answers(seen, truth)
            choice = lessons.choice[which]
            wrong = functional.cross_entropy(answers.logits, choice)
            returns = lessons.returns[which]
            critic = (answers.value - returns).square().mean() + (
                answers.odds - returns
            ).square().mean()
            beliefs = self.network.wrong(answers, seen, truth)
            self._step(wrong + 0.25 * critic + self.config.belief * sum(beliefs.values()))
            right = (answers.logits.argmax(1) == choice).float().mean()
            told.append({"wrong": wrong, "right": right, "critic": critic, **beliefs})
        return means(told)
