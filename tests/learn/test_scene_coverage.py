"""Tests that every module, and every card that needs explanation, has a scene."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from saboteur.games.registry import catalogue
from saboteur.learn.scene import Scene, scenes

DIFFICULT = {
    "saboteur": "broken- repair- map rockfall dead-",
    "saboteur2": "bridge double-curve- ladder- door- crystal- thief hands-off prison free-at-last"
    " inspection role-change hand-swap rockfall",
    "duel": "bridge double-curve- ladder- door- gold- troll- key rockfall secret-plan broken-"
    " repair-",
    "lost-mines": "log- pond- ravine- rocks- campfire- axe boat rope trap troll storm"
    " information-mine-dwarf information-mine-treasure information-treasure-dwarf",
    "dark-cave": "abyss- bridge- ladder- tunnel- vein- web- boots- axe- rat- lindworm- goblin-"
    " rockfall- secret-information- hand-swap-",
}
"""Prefixes of the kinds of cards that need a scene; paths of one piece need none."""
PLAIN = ("straight-", "curve-", "t-", "cross", "mixed-")
TAUGHT_BEFORE = {("saboteur2", "rockfall")}
"""Pairs of a box and a card that needs no scene there: scenes of the base game teach the card."""


def rows(box: str) -> list[dict[str, Any]]:
    deck = tomllib.loads(files("saboteur.games.data").joinpath(f"{box}.toml").read_text("utf-8"))
    return [*deck["path"], *deck["action"]]


def words(each: Scene) -> set[str]:
    """Return the words of a scene that may be cards: of its moves and of its table."""
    moved = [word for step in each.steps for move in step.wanted for word in move.split()]
    lying = [
        word.rpartition("=")[2]
        for line in each.position.splitlines()
        if line.startswith(("maze ", "gear "))
        for word in line.split()
    ]
    return {*moved, *lying}


@pytest.mark.parametrize("box", DIFFICULT)
def test_every_kind_of_card_is_plain_or_difficult(box: str) -> None:
    known = (*PLAIN, *DIFFICULT[box].split())
    assert [row["kind"] for row in rows(box) if not row["kind"].startswith(known)] == []


@pytest.mark.parametrize(
    ("box", "start"),
    [(box, start) for box, starts in DIFFICULT.items() for start in starts.split()],
)
def test_every_difficult_card_has_a_scene(box: str, start: str) -> None:
    teaching = "saboteur" if (box, start) in TAUGHT_BEFORE else box
    assert any(word.startswith(start) for each in scenes()[teaching] for word in words(each))


def test_every_module_has_a_scene() -> None:
    modules = {entry.id for entry in catalogue() if entry.kind == "module"}
    assert {each.ruleset.partition("+")[2] for each in scenes()["modules"]} == modules
    assert [each.part for each in scenes()["modules"]] == [
        *["championship"] * 8,
        *["mini"] * 5,
        *["variants"] * 2,
    ]
