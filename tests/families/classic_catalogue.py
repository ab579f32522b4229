"""The parts and cards of a classic rule set, read from the deck files."""

from collections import Counter
from functools import cache
from importlib import import_module
from typing import cast

from saboteur.games.classic.family import BOXES, MODULES
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.rules import ClassicRules
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.catalogue import Catalogue
from tests.families.classic_position import Shapes
from tests.families.parts.part import PartAnswers

DRAWN = ("path", "action")
"""The groups of cards that are shuffled and dealt."""


@cache
def answers_of(part: str) -> PartAnswers:
    """Return the answers of a part; a part without a file in ``parts`` fails every generic test."""
    module = import_module(f"tests.families.parts.{part.replace('-', '_')}")
    answers: PartAnswers = module.ANSWERS
    return answers


def parts_of(rules: AnyRuleSet) -> list[tuple[str, PartAnswers]]:
    """Return the ids and answers of all parts of a rule set."""
    return [(part, answers_of(part)) for part in kit_of(rules).part_ids]


def all_parts() -> list[PartAnswers]:
    return [answers_of(id_) for id_ in (*BOXES, *MODULES)]


def kit_of(rules: AnyRuleSet) -> Kit:
    return cast("ClassicRules", rules).kit


def catalogue_of(rules: AnyRuleSet) -> Catalogue:
    """Return the rows of a rule set's deck files."""
    return kit_of(rules).catalogue


@cache
def shapes_of(catalogue: Catalogue) -> Shapes:
    return Shapes(catalogue)


def supply_of(catalogue: Catalogue, *groups: str) -> Counter[str]:
    return +Counter({row.kind: row.count for group in groups for row in catalogue.group(group)})


def gold_of(catalogue: Catalogue) -> Counter[int]:
    return Counter({row.number("value"): row.count for row in catalogue.group("gold")})
