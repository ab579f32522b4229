"""Card lookup: the effect of a card, when it may be played, and its rules."""

from collections.abc import Iterable, Mapping
from importlib.resources import files
from itertools import groupby
from textwrap import wrap
from typing import Final

from rich.text import Text

from saboteur.cli.draw.palette import STRONG
from saboteur.cli.vocabulary import fold_text
from saboteur.kernel.catalogue import parse_catalogue
from saboteur.picture.text.styles import FAINT
from saboteur.texts import Texts
from saboteur.texts.effects import EFFECTS, Card

INDENT: Final = "    "


def matching_cards(texts: Texts, cards: Iterable[Card], words: str) -> tuple[Card, ...]:
    """Return the cards named ``words``; if there are none, those whose names contain all words."""
    names = {card: [fold_text(name) for name in _names(texts, card)] for card in cards}
    asked = fold_text(words)
    exact = tuple(card for card in names if asked in names[card])
    return exact or tuple(
        card
        for card in names
        if any(all(word in name for word in asked.split()) for name in names[card])
    )


def card_lines(texts: Texts, cards: Iterable[Card], width: int) -> list[Text]:
    """Render cards by deck and group; cards with the same effect share one entry."""
    lines = []
    for deck, of_deck in groupby(cards, key=lambda card: card.deck):
        box = f"box-{deck}"
        counts = _counts(deck)
        for group, of_group in groupby(of_deck, key=lambda card: card.group):
            heading = texts.text(f"cards-group-{group}")
            name = texts.text(box if box in texts else f"module-{deck}")
            lines.append(Text(f"{name} · {heading}", STRONG))
            for effect, alike in groupby(of_group, key=lambda card: card.effect):
                lines += _effect_lines(texts, effect, tuple(alike), counts, width)
    return lines


def _effect_lines(
    texts: Texts,
    effect: str,
    cards: tuple[Card, ...],
    counts: Mapping[tuple[str, str], int],
    width: int,
) -> list[Text]:
    """Render one effect: number and names of its cards, description, when to play it, rules."""
    key = f"effect-{effect}"
    total = sum(counts[card.group, card.kind] for card in cards)
    title = _title(texts, cards[0]) if len(cards) > 1 else None
    own = texts.text(EFFECTS.name(cards[0]))
    lines = [Text.assemble("  ", (title or own, STRONG), f"  ×{total}")]
    if title:
        each = [
            f"{texts.text(EFFECTS.name(card))} ×{counts[card.group, card.kind]}" for card in cards
        ]
        lines += _wrap(", ".join(each), width, FAINT)
    lines += _wrap(texts.text(key), width)
    lines += _wrap(texts.text("cards-when", when=texts.attribute(key, "when")), width)
    rules = ", ".join(EFFECTS.clauses[effect])
    return lines + _wrap(texts.text("cards-rules", rules=rules), width, FAINT)


def _names(texts: Texts, card: Card) -> list[str]:
    """Return all names of a card: its kind, its name, and the name of its effect."""
    title = _title(texts, card)
    return [card.kind, texts.text(EFFECTS.name(card)), *([title] if title else [])]


def _title(texts: Texts, card: Card) -> str | None:
    """Return the name of the card's effect if several kinds of card share it, or ``None``."""
    key = f"effect-{card.effect}"
    return texts.attribute(key, "title") if "title" in texts.attributes(key) else None


def _counts(deck: str) -> dict[tuple[str, str], int]:
    """Count the cards of each group and kind in a deck."""
    text = files("saboteur.games.data").joinpath(f"{deck}.toml").read_text("utf-8")
    return {key: row.count for key, row in parse_catalogue(text).rows.items()}


def _wrap(text: str, width: int, style: str = "") -> list[Text]:
    lines = wrap(
        text, width, initial_indent=INDENT, subsequent_indent=INDENT, break_on_hyphens=False
    )
    return [Text(line, style) for line in lines]
