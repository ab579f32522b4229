"""Loading the tutorial scenes of a box."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from saboteur.games.registry import ruleset
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.value import value_class


class UnknownScene(ValueError):
    """The box has no scene of that number."""


@value_class
class Step:
    """One task for the learner."""

    wanted: tuple[str, ...]
    """The moves that complete the step, as patterns: ``lay cross *`` matches every cell."""
    then: tuple[str, ...]
    """The moves played after the learner's, by the seats that must answer."""
    wrong: Mapping[str, tuple[str, ...]]
    """Likely mistakes: patterns of moves, by the name of the text that answers them."""


@value_class
class Scene:
    """A prepared position and the learner's steps in it."""

    box: str
    """The box that the scene teaches, or ``modules``."""
    number: int
    """The number of the scene, from 1."""
    part: str
    """The part of the tutorial: ``first`` steps, single ``cards``, or a module."""
    ruleset: str
    seats: int
    seat: int
    """The learner's seat."""
    position: str
    steps: tuple[Step, ...]

    @property
    def rules(self) -> AnyRuleSet:
        return ruleset(self.ruleset, self.seats)


@cache
def scenes() -> Mapping[str, tuple[Scene, ...]]:
    """Return the scenes of every box, in the order of play; cached."""
    found = sorted(files(__package__).joinpath("scenes").iterdir(), key=lambda file: file.name)
    return {
        box: _scenes(box, tomllib.loads(file.read_text("utf-8")))
        for file in found
        if (box := file.name.removesuffix(".toml")) != file.name
    }


def scene(box: str, number: int) -> Scene:
    """Return one scene of a box; raise ``UnknownScene`` if there is none."""
    found = scenes().get(box, ())
    if not 1 <= number <= len(found):
        raise UnknownScene(f"{box!r} has no scene {number}")
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


def _step(row: Mapping[str, Any]) -> Step:
    return Step(
        wanted=tuple(row["wanted"]),
        then=tuple(row.get("then", ())),
        wrong={name: tuple(moves) for name, moves in row.get("wrong", {}).items()},
    )
