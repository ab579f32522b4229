"""``saboteur cards``: explain the cards of a box or module, or one card."""

from collections.abc import Sequence

from saboteur.cli.draw import card_lookup
from saboteur.cli.draw.terminal import Terminal
from saboteur.cli.errors import UsageError
from saboteur.games.registry import catalogue
from saboteur.texts import Texts
from saboteur.texts.effects import EFFECTS, cards_of


def cards(texts: Texts, words: Sequence[str], default: str) -> None:
    """Print the cards of a box or module, or the cards with the name given in ``words``.

    ``default`` is the box if ``words`` names none.
    """
    ruleset, asked = _split_words(words or [default])
    found = EFFECTS.cards if ruleset is None else cards_of(ruleset)
    if not found:
        raise UsageError(texts.text("cards-without", asked=str(ruleset)))
    if asked:
        found = card_lookup.matching_cards(texts, found, asked)
        if not found:
            raise UsageError(texts.text("cards-none", words=asked))
    terminal = Terminal()
    terminal.print_lines(card_lookup.card_lines(texts, found, terminal.text_width))


def _split_words(words: Sequence[str]) -> tuple[str | None, str]:
    """Split leading ids of boxes and modules (or ``None``) from the words of a card's name."""
    known = {entry.id for entry in catalogue()}
    if set(words[0].split("+")) <= known:
        return words[0], " ".join(words[1:])
    return None, " ".join(words)
