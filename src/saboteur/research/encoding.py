"""The encoding of a rule set: its actions and its observations, computed once."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from saboteur.games.options import OptionValue
from saboteur.games.registry import ruleset
from saboteur.games.ruleset import AnyRuleSet
from saboteur.research.actions import Actions
from saboteur.research.families import FAMILY_ENCODERS
from saboteur.research.observation_encoder import ObservationEncoder
from saboteur.research.pane import MARGIN, pane_around_setup


class Encoding:
    """Converts the moves and views of a rule set to numbers; copies and pickles share it."""

    def __init__(self, rules: AnyRuleSet, margin: int) -> None:
        self.rules = rules
        self.margin = margin
        self.pane = pane_around_setup(rules, margin)
        self.actions = Actions(rules, self.pane)
        self.sheet = ObservationEncoder(
            rules, self.pane, FAMILY_ENCODERS[rules.family](rules, self.pane)
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return encoding, (*self.rules.kit.source, self.margin)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Encoding":
        return self


_cached_encoding = lru_cache(maxsize=64)(Encoding)


def encoding(
    ruleset_id: str,
    seats: int,
    options: Mapping[str, OptionValue] | None = None,
    deck: str | None = None,
    margin: int = MARGIN,
) -> Encoding:
    """Return the encoding of a rule set.

    Args:
        ruleset_id: a box with its modules, for example ``"saboteur2+veto"``.
        seats: the number of seats.
        options: the rule options.
        deck: the text of a custom deck file.
        margin: how many cells the pane extends beyond the cards of the setup.

    Returns:
        The numbers of its actions and the layout of its observations.

    Raises:
        ValueError: an argument is unknown or impossible; the message says why.
    """
    if type(margin) is not int or margin < 0:
        raise ValueError(f"a margin is a whole number from 0 on, not {margin!r}")
    return _cached_encoding(ruleset(ruleset_id, seats, options, deck), margin)
