"""What somebody may say that he saw: the words for a goal and for a seat, family by family.

Everybody may say any of them of any goal or seat: nobody compares a claim with the truth, nor
asks whether the seat could know (R-32).
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from saboteur.games.registry import ruleset
from saboteur.games.ruleset import RuleSet
from saboteur.kernel.sight import PUBLIC
from saboteur.play.match import Match
from saboteur.wire.struct import Place

AnyRules = RuleSet[Any, Any]

NEW_GOALS: Final = "new-goals"

_GOAL_WORDS: Final[Mapping[str, Callable[[AnyRules], tuple[str, ...]]]] = {
    "classic": lambda rules: (
        ("treasure", "stone", "gold-sack", "dragon", "giant-spider")
        if NEW_GOALS in rules.id.split("+")
        else ("treasure", "stone")
    ),
    "duel": lambda _: ("stone", "one-nugget", "two-nuggets", "three-nuggets"),
    "lost-mines": lambda _: ("gems-mine", "gold-mine", "silver-mine", "dragon-mine"),
    "dark-cave": lambda _: ("goal-exit", "goal-ladder", "goal-abyss", "goal-vein"),
}
_SEAT_WORDS: Final[Mapping[str, Callable[[AnyRules], tuple[str, ...]]]] = {
    "classic": lambda rules: tuple(rules.kit.roles),
    "duel": lambda _: (),  # nobody has a secret role there
    "lost-mines": lambda _: ("loyal", "selfish", "saboteur"),
    "dark-cave": lambda rules: tuple(rules.kit.roles),
}


def goal_words(match: Match) -> tuple[str, ...]:
    """Return what a goal of a game may be called."""
    rules = _rules(match)
    return _GOAL_WORDS[rules.family](rules)


def seat_words(match: Match) -> tuple[str, ...]:
    """Return what a seat may be said to be."""
    rules = _rules(match)
    return _SEAT_WORDS[rules.family](rules)


def goals(match: Match) -> frozenset[Place]:
    """Return where the goals of a game lie, as everybody sees; in The Lost Mines, the mines."""
    view = match.view(PUBLIC)
    found = view.mines if _rules(match).family == "lost-mines" else view.goals
    return frozenset((goal.x, goal.y) for goal in found)


def _rules(match: Match) -> AnyRules:
    return ruleset(match.ruleset, match.seats, match.options)
