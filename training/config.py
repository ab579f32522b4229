"""The settings of a training run, read from a TOML file for each box."""

import tomllib
from dataclasses import dataclass, field, fields
from pathlib import Path


@dataclass
class Config:
    """What is trained, for how long, and how."""

    box: str
    seed: int
    seats: dict[int, int]
    """By number of seats: how many games are played."""
    steps_per_iteration: int
    """The number of decisions of each game in an iteration."""
    batch_size: int
    epochs_per_iteration: int
    learning_rate: float
    """The learning rate at the beginning; it falls to a tenth."""
    max_seconds: float
    """The time limit of the run; the learning rate falls with the elapsed share of it."""
    max_iterations: int
    clip_range: float = 0.2
    gae_lambda: float = 0.95
    """The λ of generalised advantage estimation (GAE)."""
    entropy_weight: float = 0.01
    final_entropy_weight: float = 0.002
    critic_weight: float = 0.5
    belief_weight: float = 0.1
    snapshot_interval: int = 10
    """The number of iterations between the snapshots that join the league."""
    max_snapshots: int = 12
    league_shares: tuple[int, int, int] = (4, 2, 2)
    """The ratio of games with itself, with the clone, and with snapshots."""
    opponent_sharpness: float = 1.0
    """The factor for the logits of opponents; above 1 they play their best moves more often."""
    clone_epochs: int = 6
    network: dict[str, int] = field(default_factory=dict)


def load_config(path: Path) -> Config:
    """Read a file; raises ``ValueError`` if it has an unknown key."""
    settings = tomllib.loads(path.read_text("utf-8"))
    unknown = settings.keys() - {one.name for one in fields(Config)}
    if unknown:
        raise ValueError(f"{path}: unknown settings {', '.join(sorted(unknown))}")
    settings["seats"] = {int(seats): games for seats, games in settings["seats"].items()}
    return Config(**settings)
