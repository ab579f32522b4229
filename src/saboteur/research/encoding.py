"""The encoding of a rule set: its actions and its observations, made once."""

from collections.abc import Mapping
from functools import lru_cache

from saboteur.games.options import OptionValue
from saboteur.games.registry import ruleset
from saboteur.games.ruleset import AnyRuleSet
from saboteur.research.actions import Actions
from saboteur.research.families import LAYOUTS
from saboteur.research.pane import MARGIN, pane
from saboteur.research.sheet import Sheet


class Encoding:
    """How the moves and views of a rule set are numbers."""

    def __init__(self, rules: AnyRuleSet, margin: int) -> None:
        """Number the moves and give every array its place."""
        self.rules = rules
        self.margin = margin
        self.pane = pane(rules, margin)
        self.actions = Actions(rules, self.pane)
        self.sheet = Sheet(rules, self.pane, LAYOUTS[rules.family](rules, self.pane))


_made = lru_cache(maxsize=64)(Encoding)


def encoding(
    ruleset_id: str,
    seats: int,
    options: Mapping[str, OptionValue] | None = None,
    deck: str | None = None,
    margin: int = MARGIN,
) -> Encoding:
    """Return the encoding of a rule set; ``margin`` is how far the pane goes beyond its set-up.

    What is unknown or impossible raises ``ValueError`` with the reason.
    """
    if type(margin) is not int or margin < 0:
        raise ValueError(f"a margin is a whole number from 0 on, not {margin!r}")
    return _made(ruleset(ruleset_id, seats, options, deck), margin)
