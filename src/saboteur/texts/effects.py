"""What every card does: which of the texts ``effect-…`` tells of it, and which rules it follows.

The table is a file, ``effects.toml``, that the browser reads too.

>>> [card.effect for card in cards_of("veto")]
['veto']
>>> EFFECTS.clauses["map"][0]
'B-34'
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from saboteur.kernel.value import value

__all__ = ["EFFECTS", "Card", "Effects", "cards_of", "decks_of"]


@value
class Card:
    """A kind of card, as a deck file has it, and its effect."""

    deck: str
    group: str
    kind: str
    effect: str


class Effects:
    """The table of effects."""

    def __init__(self, written: Mapping[str, Any]) -> None:
        """Read the table."""
        self.cards: Final = tuple(
            Card(deck, group, kind, effect)
            for deck, groups in written["decks"].items()
            for group, effects in groups.items()
            for effect, kinds in effects.items()
            for kind in kinds
        )
        self.clauses: Final[Mapping[str, tuple[str, ...]]] = {
            effect: tuple(clauses) for effect, clauses in written["clauses"].items()
        }
        self.faceless: Final = frozenset[str](written["faceless"]["groups"])
        """Groups that are no cards."""
        self.shared: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = written["shared"]
        """The groups of other decks that a box is played with."""
        self.instead: Final[Mapping[str, Mapping[str, str]]] = written["instead"]
        """What a box or a module tells in words of its own, by effect."""
        self._names: Final[Mapping[str, str]] = written["names"]

    def name(self, card: Card) -> str:
        """Return the id of the text that names a card."""
        return f"{self._names.get(card.group, 'card')}-{card.kind}"


EFFECTS: Final = Effects(
    tomllib.loads(files("saboteur.texts").joinpath("effects.toml").read_text("utf-8"))
)


def decks_of(ruleset: str) -> tuple[str, ...]:
    """Return the decks that a rule set may have, the one that replaces another before it."""
    box, *modules = ruleset.split("+")
    return (*modules, box, *EFFECTS.shared.get(box, ()))


def cards_of(ruleset: str) -> tuple[Card, ...]:
    """Return the cards of a box or module, or of several with ``+`` between them."""
    box = ruleset.partition("+")[0]
    shared = EFFECTS.shared.get(box, {})
    own = {
        effect: other
        for part in ruleset.split("+")
        for effect, other in EFFECTS.instead.get(part, {}).items()
    }
    return tuple(
        Card(card.deck, card.group, card.kind, own.get(card.effect, card.effect))
        for deck in decks_of(ruleset)
        for card in EFFECTS.cards
        if card.deck == deck and (deck not in shared or card.group in shared[deck])
    )
