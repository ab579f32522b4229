"""``saboteur cards``: what the cards of a box or module do, or one card of them."""

from collections.abc import Sequence

from saboteur.cli.draw import cardbook
from saboteur.cli.draw.terminal import Terminal
from saboteur.cli.errors import UsageError
from saboteur.games.registry import catalogue
from saboteur.texts import Texts
from saboteur.texts.effects import EFFECTS, cards_of


def cards(texts: Texts, words: Sequence[str], usual: str) -> None:
    """Print the cards of a box or module, or those with a name; the usual box if nobody says."""
    ruleset, asked = _understood(words or [usual])
    found = EFFECTS.cards if ruleset is None else cards_of(ruleset)
    if not found:
        raise UsageError(texts.text("cards-without", asked=str(ruleset)))
    if asked:
        found = cardbook.matching_cards(texts, found, asked)
        if not found:
            raise UsageError(texts.text("cards-none", words=asked))
    terminal = Terminal()
    terminal.show(cardbook.card_lines(texts, found, terminal.text_width))


def _understood(words: Sequence[str]) -> tuple[str | None, str]:
    """Return the boxes and modules that stand first, if they do, and the words for a card."""
    known = {entry.id for entry in catalogue()}
    if set(words[0].split("+")) <= known:
        return words[0], " ".join(words[1:])
    return None, " ".join(words)
