"""The settings of a training run, from a file of its own for each box."""

import tomllib
from dataclasses import dataclass, field, fields
from pathlib import Path


@dataclass
class Config:
    """What is learnt, for how long, and how."""

    box: str
    seed: int
    seats: dict[int, int]
    """How many games are played with how many seats."""
    steps: int
    """So many decisions of each game make an iteration."""
    batch: int
    epochs: int
    rate: float
    """The step width at the beginning; it falls to a tenth."""
    seconds: float
    """How long the run may take; the step width falls by it."""
    iterations: int
    clip: float = 0.2
    smooth: float = 0.95
    """How far a later judgement counts for an earlier decision (the λ of GAE)."""
    entropy: float = 0.01
    last_entropy: float = 0.002
    critic: float = 0.5
    belief: float = 0.1
    past_every: int = 10
    """So often a past self joins the league."""
    past_most: int = 12
    league: tuple[int, int, int] = (4, 2, 2)
    """Of so many games: with itself, with the clone, with past selves."""
    sharpness: float = 1.0
    """So much more seriously than the learner its opponents take their preferences."""
    clone_epochs: int = 6
    network: dict[str, int] = field(default_factory=dict)


def read(path: Path) -> Config:
    """Read a file; a name that nobody knows is refused."""
    found = tomllib.loads(path.read_text("utf-8"))
    unknown = found.keys() - {one.name for one in fields(Config)}
    if unknown:
        raise ValueError(f"{path}: nobody knows {', '.join(sorted(unknown))}")
    found["seats"] = {int(seats): games for seats, games in found["seats"].items()}
    return Config(**found)
