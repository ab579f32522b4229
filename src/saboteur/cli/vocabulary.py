"""Words that a player can type besides moves, in the user's language or in English."""

import unicodedata
from typing import Final

from saboteur.texts import Texts

HELP: Final = "help"
WHY: Final = "why"
RULES: Final = "rules"
LOG: Final = "log"
SAVE: Final = "save"
QUIT: Final = "quit"
PASS: Final = "pass"
TURNED: Final = "turned"
YES: Final = "yes"
COMMAND_WORDS: Final = (HELP, WHY, RULES, LOG, SAVE, QUIT, PASS, TURNED, YES)
QUESTION_MARK: Final = "?"


class Vocabulary:
    """Maps words to commands; the English ones are always known."""

    def __init__(self, texts: Texts) -> None:
        self.meanings = {QUESTION_MARK: HELP}
        for word in COMMAND_WORDS:
            self.meanings[word] = word
            for other in texts.text(f"command-{word}").split(", "):
                self.meanings.setdefault(fold_text(other), word)

    def command(self, word: str) -> str | None:
        """Return the command for a word; ``None`` if there is none."""
        return self.meanings.get(fold_text(word))


def fold_text(text: str) -> str:
    """Return a text in lower case without accents, for comparisons."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(char for char in parts if not unicodedata.combining(char))
