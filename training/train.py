"""Train a mind.

    python -m training.train training/configs/saboteur.toml out --device cuda --teacher games.jsonl

``out`` gets ``figures.jsonl``, ``curves.svg``, ``weights.npz`` and ``run.pt``, from which the same
command goes on.
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

from training import curves
from training.boxes import GAMES, NETWORKS, loaded
from training.cloning import replayed
from training.config import Config, read
from training.games import Games
from training.learning import Figures, Learner
from training.network import Trunk, exported
from training.rollout import League, Tally, play, scatter


class Run:
    """A training run: it can be stopped, and goes on where it was."""

    def __init__(self, config: Config, out: Path, device: str, kernels: Path | None) -> None:
        """Begin, or go on from what is in the folder."""
        self.config, self.out, self.device = config, out, device
        torch.manual_seed(config.seed)
        torch.set_float32_matmul_precision("high")
        torch.backends.cudnn.deterministic = True
        self.kernels = kernels
        network = NETWORKS[config.box](**config.network)
        self.network = network.to(device, memory_format=torch.channels_last)
        self.learner = Learner(self.network, config)
        self.clone: dict[str, Any] = {}
        self.past: list[dict[str, Any]] = []
        self.iteration = 0
        self.decisions = 0
        self.spent = 0.0
        self.next = 0
        out.mkdir(parents=True, exist_ok=True)
        if (out / "run.pt").exists():
            self._restore()

    def learn_from(self, files: list[Path]) -> None:
        """Begin as a copy of the bot whose games are given; it stays in the league."""
        began = perf_counter()
        played = replayed(files, self.config.box, self.device, self.kernels)
        rounds = sum(int(step.ended.sum()) for step in played)
        print(f"replayed {rounds} rounds in {perf_counter() - began:.1f} s", flush=True)
        dice = self._dice()
        for epoch in range(self.config.clone_epochs):
            for group in self.learner.adam.param_groups:
                group["lr"] = 1e-3 * (1 - epoch / self.config.clone_epochs)
            figures = self.learner.copy(played, dice)
            print(f"copied {epoch}: {_told(figures)} ({perf_counter() - began:.0f} s)", flush=True)
        self.clone = deepcopy(self.network.state_dict())
        self.learner = Learner(self.network, self.config)

    def begin_with(self, weights: Path) -> None:
        """Begin with the weights of a file; who plays by them stays in the league."""
        found = loaded(self.config.box, weights).to(self.device)
        self.network.load_state_dict(found.state_dict())
        self.clone = deepcopy(self.network.state_dict())

    def _dice(self) -> torch.Generator:
        return torch.Generator(self.device).manual_seed(
            self.config.seed * 1_000_003 + self.iteration
        )

    def go(self, seconds: float) -> None:
        """Play and learn until the time or the iterations are over."""
        config = self.config
        games = Games(config.box, config.seats, self.device, config.seed, self.kernels)
        games.deal(
            torch.ones(games.many, dtype=torch.bool, device=games.device),
            self.next + torch.arange(games.many, device=games.device),
        )
        games.next.fill_(self.next + games.many)
        box = GAMES[config.box](games)
        league = League(box, config.league, config.sharpness)
        clone, past = deepcopy(self.network), deepcopy(self.network)
        if self.clone:
            clone.load_state_dict(self.clone)
        else:
            self.clone = deepcopy(self.network.state_dict())
        began, before = perf_counter(), self.spent
        scatter(box, league, [self.network, clone, past], self._dice())
        while self.iteration < config.iterations and perf_counter() - began < seconds:
            dice = self._dice()
            if self.iteration % config.past_every == 0:
                self.past = [*self.past, _halved(self.network)][-config.past_most :]
            chosen = int(torch.randint(len(self.past), (1,), generator=dice, device=self.device))
            past.load_state_dict({name: one.float() for name, one in self.past[chosen].items()})
            start = perf_counter()
            played = play(box, league, [self.network, clone, past], dice, config.steps)
            tally = Tally(league)
            tally.count(played)
            shares = tally.shares()
            middle = perf_counter()
            done = min(
                1.0,
                max(
                    (before + perf_counter() - began) / config.seconds,
                    self.iteration / config.iterations,
                ),
            )
            figures = self.learner.learn(played, dice, done)
            self.iteration += 1
            self.decisions += games.many * config.steps
            self.spent = before + perf_counter() - began
            self.next = int(games.next)
            self._note(
                {**shares, **figures, "play s": middle - start, "learn s": perf_counter() - middle}
            )
        self.save()

    def _note(self, figures: Figures) -> None:
        row = {
            "iteration": self.iteration,
            "decisions": self.decisions,
            "seconds": round(self.spent, 2),
        }
        row |= {name: round(value, 5) for name, value in figures.items()}
        with (self.out / "figures.jsonl").open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(row) + "\n")
        if self.iteration % 10 == 1 or self.device == "cpu":
            print(
                f"{self.iteration}: {self.spent:.0f} s, {self.decisions / 1e6:.1f} M decisions, "
                f"{_told(figures)}",
                flush=True,
            )
        if self.iteration % 50 == 0:
            self.save()

    def save(self) -> None:
        """Write down everything."""
        found = {name: one.numpy() for name, one in exported(self.network).items()}
        np.savez(self.out / "weights.npz", **found)
        (self.out / "curves.svg").write_text(
            curves.picture(curves.read(self.out / "figures.jsonl")), "utf-8"
        )
        state = {
            "network": self.network.state_dict(),
            "adam": self.learner.adam.state_dict(),
            "clone": {name: one.half() for name, one in self.clone.items()},
            "past": self.past[-4:],
            "numbers": [self.iteration, self.decisions, self.spent, self.next],
            "config": asdict(self.config),
        }
        torch.save(state, self.out / "run.pt")

    def _restore(self) -> None:
        state = torch.load(self.out / "run.pt", map_location=self.device, weights_only=True)
        self.network.load_state_dict(state["network"])
        self.learner.adam.load_state_dict(state["adam"])
        self.clone = {name: one.float() for name, one in state["clone"].items()}
        self.past = state["past"]
        self.iteration, self.decisions, self.spent, self.next = state["numbers"]


def _halved(network: Trunk) -> dict[str, torch.Tensor]:
    return {name: one.detach().half() for name, one in network.state_dict().items()}


def _told(figures: Figures) -> str:
    return ", ".join(f"{name} {value:.3g}" for name, value in figures.items())


def main() -> None:
    """Train as the command line says."""
    parser = argparse.ArgumentParser()
    parser.add_argument("config", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--kernels", type=Path)
    parser.add_argument("--teacher", type=Path, nargs="*", default=[])
    parser.add_argument("--weights", type=Path)
    parser.add_argument("--seconds", type=float)
    given = parser.parse_args()
    run = Run(read(given.config), given.out, given.device, given.kernels)
    if given.teacher and not run.iteration:
        run.learn_from(given.teacher)
    if given.weights and not run.iteration:
        run.begin_with(given.weights)
    run.go(given.seconds or run.config.seconds)


if __name__ == "__main__":
    main()
