"""Card effects: the ``effect-…`` text of every card and the rules that it follows.

The table is ``effects.toml``, which the browser client reads too.

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

from saboteur.kernel.value import value_class

__all__ = ["EFFECTS", "Card", "Effects", "cards_of", "decks_of"]


@value_class
class Card:
    """A kind of card of a deck file, and its effect."""

    deck: str
    group: str
    kind: str
    effect: str


class Effects:
    """The content of ``effects.toml``: every card with its effect, and the clauses of effects."""

    def __init__(self, tables: Mapping[str, Any]) -> None:
        self.cards: Final = tuple(
            Card(deck, group, kind, effect)
            for deck, groups in tables["decks"].items()
            for group, effects in groups.items()
            for effect, kinds in effects.items()
            for kind in kinds
        )
        self.clauses: Final[Mapping[str, tuple[str, ...]]] = {
            effect: tuple(clauses) for effect, clauses in tables["clauses"].items()
        }
        self.cardless_groups: Final = frozenset[str](tables["faceless"]["groups"])
        """Groups of deck entries that are not cards."""
        self.shared_groups: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = tables["shared"]
        """By box: the other decks from which it uses cards, each with the groups used."""
        self.overrides: Final[Mapping[str, Mapping[str, str]]] = tables["instead"]
        """By box or module: the effects that it describes with its own text, and that text."""
        self._names: Final[Mapping[str, str]] = tables["names"]

    def name(self, card: Card) -> str:
        """Return the id of the text with a card's name."""
        return f"{self._names.get(card.group, 'card')}-{card.kind}"


EFFECTS: Final = Effects(
    tomllib.loads(files("saboteur.texts").joinpath("effects.toml").read_text("utf-8"))
)


def decks_of(ruleset: str) -> tuple[str, ...]:
    """Return the decks of a rule set: modules, box, then decks that the box shares.

    A deck that replaces another comes before it.
    """
    box, *modules = ruleset.split("+")
    return (*modules, box, *EFFECTS.shared_groups.get(box, ()))


def cards_of(ruleset: str) -> tuple[Card, ...]:
    """Return the cards of a box or module, or of several joined by ``+``."""
    box = ruleset.partition("+")[0]
    shared = EFFECTS.shared_groups.get(box, {})
    own = {
        effect: other
        for part in ruleset.split("+")
        for effect, other in EFFECTS.overrides.get(part, {}).items()
    }
    return tuple(
        Card(card.deck, card.group, card.kind, own.get(card.effect, card.effect))
        for deck in decks_of(ruleset)
        for card in EFFECTS.cards
        if card.deck == deck and (deck not in shared or card.group in shared[deck])
    )
