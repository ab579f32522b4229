"""The words of claims about goals and seats, by family.

Every seat may claim any of them about any goal or seat: no claim is checked against the truth, nor
whether the seat could know (R-32).
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from saboteur.games.registry import ruleset
from saboteur.games.ruleset import RuleSet
from saboteur.kernel.sight import PUBLIC
from saboteur.play.match import Match
from saboteur.protocol.message import Coordinates

AnyRules = RuleSet[Any, Any]

NEW_GOALS_MODULE: Final = "new-goals"

_GOAL_WORDS: Final[Mapping[str, Callable[[AnyRules], tuple[str, ...]]]] = {
    "classic": lambda rules: (
        ("treasure", "stone", "gold-sack", "dragon", "giant-spider")
        if NEW_GOALS_MODULE in rules.id.split("+")
        else ("treasure", "stone")
    ),
    "duel": lambda _: ("stone", "one-nugget", "two-nuggets", "three-nuggets"),
    "lost-mines": lambda _: ("gems-mine", "gold-mine", "silver-mine", "dragon-mine"),
    "dark-cave": lambda _: ("goal-exit", "goal-ladder", "goal-abyss", "goal-vein"),
}
_SEAT_WORDS: Final[Mapping[str, Callable[[AnyRules], tuple[str, ...]]]] = {
    "classic": lambda rules: tuple(rules.kit.roles),
    "duel": lambda _: (),  # no secret roles there
    "lost-mines": lambda _: ("loyal", "selfish", "saboteur"),
    "dark-cave": lambda rules: tuple(rules.kit.roles),
}


def goal_words(match: Match) -> tuple[str, ...]:
    """Return the claims that can be made about a goal."""
    rules = _rules(match)
    return _GOAL_WORDS[rules.family](rules)


def seat_words(match: Match) -> tuple[str, ...]:
    """Return the claims that can be made about a seat."""
    rules = _rules(match)
    return _SEAT_WORDS[rules.family](rules)


def goal_places(match: Match) -> frozenset[Coordinates]:
    """Return the public coordinates of the goals (in The Lost Mines, of the mines)."""
    view = match.view(PUBLIC)
    goals = view.mines if _rules(match).family == "lost-mines" else view.goals
    return frozenset((goal.x, goal.y) for goal in goals)


def _rules(match: Match) -> AnyRules:
    return ruleset(match.ruleset, match.seats, match.options)
