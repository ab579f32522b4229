"""What a scene is, and where the scenes of a box are found."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from saboteur.games.registry import ruleset
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.value import value


class NoScene(ValueError):
    """There is no such scene."""


@value
class Step:
    """One thing that the learner is asked to do."""

    wanted: tuple[str, ...]
    """The moves that lead on, as patterns: ``lay cross *`` stands for every cell."""
    then: tuple[str, ...]
    """What is played after it, by whoever is asked."""
    wrong: Mapping[str, tuple[str, ...]]
    """Likely mistakes, as patterns, by the name of the answer to them."""


@value
class Scene:
    """A prepared position and what the learner does in it."""

    box: str
    """The box that it teaches, or ``modules``."""
    number: int
    """From 1."""
    part: str
    """What it stands with: ``first`` steps, single ``cards``, or a module."""
    ruleset: str
    seats: int
    seat: int
    """Where the learner sits."""
    position: str
    steps: tuple[Step, ...]

    @property
    def rules(self) -> AnyRuleSet:
        """The rule set that the scene is played by."""
        return ruleset(self.ruleset, self.seats)


@cache
def scenes() -> Mapping[str, tuple[Scene, ...]]:
    """Return every scene by its box, in the order in which they are played."""
    found = sorted(files(__package__).joinpath("scenes").iterdir(), key=lambda file: file.name)
    return {
        box: _scenes(box, tomllib.loads(file.read_text("utf-8")))
        for file in found
        if (box := file.name.removesuffix(".toml")) != file.name
    }


def scene(box: str, number: int) -> Scene:
    """Return one scene of a box; raises ``NoScene``."""
    found = scenes().get(box, ())
    if not 1 <= number <= len(found):
        raise NoScene(f"{box!r} has no scene {number}")
    return found[number - 1]


def _scenes(box: str, content: Mapping[str, Any]) -> tuple[Scene, ...]:
    return tuple(
        Scene(
            box=box,
            number=number,
            part=told["part"],
            ruleset=told.get("ruleset", box),
            seats=told["seats"],
            seat=told["seat"],
            position=told["position"],
            steps=tuple(map(_step, told["step"])),
        )
        for number, told in enumerate(content["scene"], 1)
    )


def _step(told: Mapping[str, Any]) -> Step:
    return Step(
        wanted=tuple(told["wanted"]),
        then=tuple(told.get("then", ())),
        wrong={name: tuple(moves) for name, moves in told.get("wrong", {}).items()},
    )
