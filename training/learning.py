"""How a network learns: from its own games (PPO), and from those of a bot."""

from collections.abc import Iterator

import torch
from torch.nn import functional

from saboteur.bots.classic.master.inputs import CARDS, SEAT_FACTS
from saboteur.bots.classic.master.layout import SEATS
from training.classic import Seen, Truth
from training.config import Config
from training.network import Answers, Network
from training.rollout import Step, advantages

Figures = dict[str, float]


class Lessons:
    """Rows to learn from, all steps and games in one."""

    def __init__(self, played: list[Step], smooth: float) -> None:
        """Judge the decisions in hindsight, and keep those that can be judged."""
        gains, returns, tells = advantages(played, smooth)
        self.which = tells.flatten().nonzero()[:, 0]
        self.seen = Seen(
            *(
                torch.stack(kind).flatten(0, 1)
                for kind in zip(*(one.seen for one in played), strict=True)
            )
        )
        self.truth = Truth(
            *(
                torch.stack(kind).flatten(0, 1)
                for kind in zip(*(one.truth for one in played), strict=True)
            )
        )
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


def believed(answers: Answers, seen: Seen, truth: Truth) -> tuple[torch.Tensor, torch.Tensor]:
    """Return how wrong the beliefs about roles and about goals are; one's own role is known."""
    each = seen.facts[:, CARDS : CARDS + SEATS * SEAT_FACTS].view(-1, SEATS, SEAT_FACTS)
    there = each[:, 1:, 0].float()
    wrong = functional.binary_cross_entropy_with_logits(
        answers.roles[:, 1:], truth.roles[:, 1:].float(), reduction="none"
    )
    roles = (wrong * there).sum() / there.sum().clamp(min=1)
    return roles, functional.cross_entropy(answers.goals, truth.treasure.long())


class Learner:
    """A network and how it changes."""

    def __init__(self, network: Network, config: Config) -> None:
        """Take both."""
        self.network = network
        self.config = config
        on_card = next(network.parameters()).is_cuda
        self.adam = torch.optim.Adam(network.parameters(), lr=config.rate, eps=1e-5, fused=on_card)

    def _answers(self, seen: Seen, truth: Truth) -> Answers:
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
        sums = torch.zeros(6, device=lessons.gains.device)
        steps = 0
        for _ in range(config.epochs):
            for which in lessons.batches(config.batch, dice):
                sums += self._learn_from(lessons, which, entropy)
                steps += 1
        names = ("policy", "critic", "entropy", "change", "roles", "goals")
        figures = dict(zip(names, (sums / max(1, steps)).tolist(), strict=True))
        return figures | {"lessons": float(len(lessons.which)), "steps": float(steps)}

    def _learn_from(self, lessons: Lessons, which: torch.Tensor, bonus: float) -> torch.Tensor:
        config = self.config
        seen, truth = lessons.seen.rows(which), lessons.truth.rows(which)
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
        roles, goals = believed(answers, seen, truth)
        self._step(
            policy
            - bonus * entropy
            + config.critic * (critic + 0.5 * odds)
            + config.belief * (roles + goals)
        )
        found = (policy, critic, entropy, -change.mean(), roles, goals)
        return torch.stack([one.detach() for one in found])

    def copy(self, played: list[Step], dice: torch.Generator) -> Figures:
        """Learn to do what was done, once through all of it."""
        lessons = Lessons(played, 1.0)
        sums, steps = torch.zeros(4, device=lessons.gains.device), 0
        for which in lessons.batches(min(self.config.batch, 4096), dice):
            seen, truth = lessons.seen.rows(which), lessons.truth.rows(which)
            answers = self._answers(seen, truth)
            choice = lessons.choice[which]
            wrong = functional.cross_entropy(answers.logits, choice)
            returns = lessons.returns[which]
            critic = (answers.value - returns).square().mean() + (
                answers.odds - returns
            ).square().mean()
            roles, goals = believed(answers, seen, truth)
            self._step(wrong + 0.25 * critic + self.config.belief * (roles + goals))
            right = (answers.logits.argmax(1) == choice).float().mean()
            sums += torch.stack([wrong.detach(), right, critic.detach(), roles.detach()])
            steps += 1
        names = ("wrong", "right", "critic", "roles")
        return dict(zip(names, (sums / max(1, steps)).tolist(), strict=True))
