"""What the family of Le Duel offers to the registry."""

from collections.abc import Mapping
from typing import Final

from saboteur.games.duel.events import (
    EVENTS,
)
from saboteur.games.duel.kit import COLOURS, SOLO_COLOUR
from saboteur.games.duel.rules import DuelRules
from saboteur.games.family import Box, Family
from saboteur.games.options import Option, OptionValue
from saboteur.games.ruleset import AnyRuleSet


class DuelFamily(Family):
    """One box without modules: two seats, or one alone."""

    id = "duel"
    boxes = (Box("duel", "Le Duel", (1, 2), (Option(SOLO_COLOUR, COLOURS, "D-45"),)),)
    events = EVENTS

    def compile(
        self,
        box: str,
        modules: tuple[str, ...],
        seats: int,
        options: Mapping[str, OptionValue],
        deck: str | None,
    ) -> AnyRuleSet:
        """Compile a rule set."""
        return DuelRules(box, seats, options, deck)


DUEL: Final = DuelFamily()
