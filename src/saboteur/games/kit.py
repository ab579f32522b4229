"""Parts of kits that several families share."""

from collections.abc import Mapping
from typing import TypeAlias

from saboteur.games.options import OptionValue
from saboteur.kernel.catalogue import Catalogue, DeckError, Row

RuleSetSource: TypeAlias = tuple[str, int, Mapping[str, OptionValue], str | None]
"""The source of a rule set: its id, seats, options and the user's deck file."""


class BoxKit:
    """The constant data of a rule set: deck file, number of seats and options."""

    source: RuleSetSource
    """The source of the rule set; set by the rule set that compiles the kit."""

    def __init__(
        self, catalogue: Catalogue, seats: int, options: Mapping[str, OptionValue]
    ) -> None:
        self.catalogue = catalogue
        self.seats = seats
        self.options = dict(options)


def check_tools(row: Row, effect: object, tools: tuple[str, ...]) -> None:
    """Raise ``DeckError`` if the tools of a card do not go with its effect.

    B-2, B-27, B-30, D-29, D-30.
    """
    if effect == "break" and len(tools) != 1:
        raise DeckError(f"{row}: a broken tool shows exactly one tool")
    if effect == "repair" and not tools:
        raise DeckError(f"{row}: a repair shows at least one tool")
    if effect not in ("break", "repair") and tools:
        raise DeckError(f"{row}: only broken tools and repairs show tools")


def number_rows(rows: tuple[Row, ...]) -> tuple[tuple[str, ...], dict[str, int]]:
    """Return the kinds of the rows in order, and the index of each kind."""
    names = tuple(row.kind for row in rows)
    return names, {name: number for number, name in enumerate(names)}
