"""A part: what a box or a module brings to a classic rule set."""

from collections.abc import Mapping

from saboteur.games.classic.decisions import ActionRule, DecisionRule
from saboteur.games.options import Option
from saboteur.kernel.value import value


@value
class Part:
    """Cards, options, action effects and kinds of decisions, under one id."""

    id: str
    title: str
    seats: tuple[int, int]
    data: str
    """The deck file in ``games/data``."""
    options: tuple[Option, ...]
    actions: Mapping[str, ActionRule]
    """By the ``effect`` that the deck file gives a card."""
    decisions: Mapping[str, DecisionRule]
    """By the kind of ``Decision``."""
