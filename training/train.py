"""Train a network.

    python -m training.train training/configs/saboteur.toml out --device cuda --teacher games.jsonl

The output folder gets ``figures.jsonl``, ``curves.svg``, ``weights.npz`` and ``run.pt``; the same
command resumes from the latter.
"""

import argparse
import json
from copy import deepcopy
from dataclasses import asdict
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import torch

from training import plots
from training.cloning import replay_games
from training.config import Config, load_config
from training.games import Games
from training.learning import Learner, Metrics
from training.network import BaseNetwork, export_weights
from training.registry import NETWORKS, TRAINING_ENVS, load_network
from training.rollout import League, LeagueStats, collect_steps, desync_envs


class TrainingRun:
    """A training run; it resumes from the checkpoint in ``output_dir`` if there is one."""

    def __init__(self, config: Config, output_dir: Path, device: str, kernels: Path | None) -> None:
        self.config, self.output_dir, self.device = config, output_dir, device
        torch.manual_seed(config.seed)
        torch.set_float32_matmul_precision("high")
        torch.backends.cudnn.deterministic = True
        self.kernels = kernels
        network = NETWORKS[config.box](**config.network)
        self.network = network.to(device, memory_format=torch.channels_last)
        self.learner = Learner(self.network, config)
        self.clone_weights: dict[str, Any] = {}
        self.snapshots: list[dict[str, Any]] = []
        self.iteration = 0
        self.decision_count = 0
        self.seconds_spent = 0.0
        self.next_number = 0
        output_dir.mkdir(parents=True, exist_ok=True)
        if (output_dir / "run.pt").exists():
            self._restore()

    def clone_experts(self, files: list[Path]) -> None:
        """Start as a clone of the bot whose games are given; the clone stays in the league."""
        began = perf_counter()
        steps = replay_games(files, self.config.box, self.device, self.kernels)
        rounds = sum(int(step.is_round_over.sum()) for step in steps)
        print(f"replayed {rounds} rounds in {perf_counter() - began:.1f} s", flush=True)
        generator = self._make_generator()
        for epoch in range(self.config.clone_epochs):
            for group in self.learner.optimizer.param_groups:
                group["lr"] = 1e-3 * (1 - epoch / self.config.clone_epochs)
            metrics = self.learner.clone_behaviour(steps, generator)
            print(
                f"cloning {epoch}: {_format_metrics(metrics)} ({perf_counter() - began:.0f} s)",
                flush=True,
            )
        self.clone_weights = deepcopy(self.network.state_dict())
        self.learner = Learner(self.network, self.config)

    def start_from_weights(self, weights: Path) -> None:
        """Start with the weights of a file; they stay in the league as the clone."""
        loaded = load_network(self.config.box, weights).to(self.device)
        self.network.load_state_dict(loaded.state_dict())
        self.clone_weights = deepcopy(self.network.state_dict())

    def _make_generator(self) -> torch.Generator:
        return torch.Generator(self.device).manual_seed(
            self.config.seed * 1_000_003 + self.iteration
        )

    def train(self, seconds: float) -> None:
        """Play and learn until the time or the iterations are over."""
        config = self.config
        games = Games(config.box, config.seats, self.device, config.seed, self.kernels)
        games.deal(
            torch.ones(games.game_count, dtype=torch.bool, device=games.device),
            self.next_number + torch.arange(games.game_count, device=games.device),
        )
        games.next_number.fill_(self.next_number + games.game_count)
        env = TRAINING_ENVS[config.box](games)
        league = League(env, config.league_shares, config.opponent_sharpness)
        clone, snapshot = deepcopy(self.network), deepcopy(self.network)
        if self.clone_weights:
            clone.load_state_dict(self.clone_weights)
        else:
            self.clone_weights = deepcopy(self.network.state_dict())
        began, before = perf_counter(), self.seconds_spent
        networks = [self.network, clone, snapshot]
        desync_envs(env, league, networks, self._make_generator())
        while self.iteration < config.max_iterations and perf_counter() - began < seconds:
            generator = self._make_generator()
            if self.iteration % config.snapshot_interval == 0:
                self.snapshots = [*self.snapshots, _half_precision_state(self.network)][
                    -config.max_snapshots :
                ]
            chosen = int(
                torch.randint(len(self.snapshots), (1,), generator=generator, device=self.device)
            )
            snapshot.load_state_dict(
                {name: one.float() for name, one in self.snapshots[chosen].items()}
            )
            start = perf_counter()
            steps = collect_steps(env, league, networks, generator, config.steps_per_iteration)
            stats = LeagueStats(league)
            stats.add_steps(steps)
            success_rates = stats.success_rates()
            middle = perf_counter()
            progress = min(
                1.0,
                max(
                    (before + perf_counter() - began) / config.max_seconds,
                    self.iteration / config.max_iterations,
                ),
            )
            metrics = self.learner.update(steps, generator, progress)
            self.iteration += 1
            self.decision_count += games.game_count * config.steps_per_iteration
            self.seconds_spent = before + perf_counter() - began
            self.next_number = int(games.next_number)
            seconds_by_part = {"play s": middle - start, "learn s": perf_counter() - middle}
            self._log_metrics({**success_rates, **metrics, **seconds_by_part})
        self.save()

    def _log_metrics(self, metrics: Metrics) -> None:
        row = {
            "iteration": self.iteration,
            "decisions": self.decision_count,
            "seconds": round(self.seconds_spent, 2),
        }
        row |= {name: round(value, 5) for name, value in metrics.items()}
        with (self.output_dir / "figures.jsonl").open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(row) + "\n")
        if self.iteration % 10 == 1 or self.device == "cpu":
            print(
                f"{self.iteration}: {self.seconds_spent:.0f} s, "
                f"{self.decision_count / 1e6:.1f} M decisions, {_format_metrics(metrics)}",
                flush=True,
            )
        if self.iteration % 50 == 0:
            self.save()

    def save(self) -> None:
        """Write weights, charts and checkpoint."""
        weights = {name: one.numpy() for name, one in export_weights(self.network).items()}
        np.savez(self.output_dir / "weights.npz", **weights)
        (self.output_dir / "curves.svg").write_text(
            plots.draw_plots(plots.load_metrics(self.output_dir / "figures.jsonl")), "utf-8"
        )
        state = {
            "network": self.network.state_dict(),
            "adam": self.learner.optimizer.state_dict(),
            "clone": {name: one.half() for name, one in self.clone_weights.items()},
            "past": self.snapshots[-4:],
            "numbers": [self.iteration, self.decision_count, self.seconds_spent, self.next_number],
            "config": asdict(self.config),
        }
        torch.save(state, self.output_dir / "run.pt")

    def _restore(self) -> None:
        state = torch.load(self.output_dir / "run.pt", map_location=self.device, weights_only=True)
        self.network.load_state_dict(state["network"])
        self.learner.optimizer.load_state_dict(state["adam"])
        self.clone_weights = {name: one.float() for name, one in state["clone"].items()}
        self.snapshots = state["past"]
        self.iteration, self.decision_count, self.seconds_spent, self.next_number = state["numbers"]


def _half_precision_state(network: BaseNetwork) -> dict[str, torch.Tensor]:
    return {name: one.detach().half() for name, one in network.state_dict().items()}


def _format_metrics(metrics: Metrics) -> str:
    return ", ".join(f"{name} {value:.3g}" for name, value in metrics.items())


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("config", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--kernels", type=Path)
    parser.add_argument("--teacher", type=Path, nargs="*", default=[])
    parser.add_argument("--weights", type=Path)
    parser.add_argument("--seconds", type=float)
    args = parser.parse_args()
    run = TrainingRun(load_config(args.config), args.out, args.device, args.kernels)
    if args.teacher and not run.iteration:
        run.clone_experts(args.teacher)
    if args.weights and not run.iteration:
        run.start_from_weights(args.weights)
    run.train(args.seconds or run.config.max_seconds)


if __name__ == "__main__":
    main()
