"""What a player may type besides moves, in his language or in English."""

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
WORDS: Final = (HELP, WHY, RULES, LOG, SAVE, QUIT, PASS, TURNED, YES)
QUESTION_MARK: Final = "?"


class Vocabulary:
    """Finds the command a word stands for."""

    def __init__(self, texts: Texts) -> None:
        """Learn the words of a language; the English ones are always known."""
        self.meanings = {QUESTION_MARK: HELP}
        for word in WORDS:
            self.meanings[word] = word
            for other in texts.text(f"command-{word}").split(", "):
                self.meanings.setdefault(folded(other), word)

    def command(self, word: str) -> str | None:
        """Return the command that a word stands for; ``None`` if it is none."""
        return self.meanings.get(folded(word))


def folded(text: str) -> str:
    """Return a text in small letters without accents, to compare words."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(char for char in parts if not unicodedata.combining(char))
