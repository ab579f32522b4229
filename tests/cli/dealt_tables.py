"""Dealt games of every kind, for tests of the terminal."""

from __future__ import annotations

import saboteur
from saboteur.games.classic.family import BOXES
from saboteur.games.classic.rules import ClassicRules
from saboteur.games.registry import catalogue, family_of_box, ruleset
from saboteur.play.game import Game


def largest(box: str, seats: int) -> ClassicRules:
    """Return the rules of a box with all its modules except the tournament."""
    names = [
        entry.id
        for entry in catalogue()
        if entry.kind == "module" and box in entry.goes_with and entry.id != "tournament"
    ]
    options = {"both_locations": True} if box in BOXES else {}
    rules = ruleset("+".join([box, *names]), seats, options)
    assert isinstance(rules, ClassicRules)
    return rules


ALL = largest("saboteur", 5).id
ALL_2 = largest("saboteur2", 5).id
TABLES = [
    ("saboteur2", 2),
    ("saboteur2", 12),
    (ALL, 4),
    (ALL_2, 5),
    ("saboteur+tournament+treasure-chests+veto", 7),
    *(
        (entry.id, seats)
        for entry in saboteur.catalogue()
        if entry.kind == "box" and family_of_box(entry.id).id != "classic"
        for seats in entry.seats
    ),
]
OPTIONS = {"both_locations": True, "allow_untested": True, "concede_round": True}


def deal(ruleset: str, seats: int, seed: str) -> Game:
    """Deal a game with the options that its modules need."""
    parts = ruleset.split("+")
    given = {
        option.name: OPTIONS[option.name]
        for entry in saboteur.catalogue()
        if entry.id in parts
        for option in entry.options
        if option.name in OPTIONS
    }
    return saboteur.new(ruleset, seats=seats, seed=seed, options=given)
