"""Names of people: which characters are shown, and which names look alike."""

import unicodedata
from collections.abc import Iterable
from itertools import chain, count
from typing import Final

from saboteur.protocol.text_cleaning import clean_text

BOT_NAMES: Final = (
    "Alvis", "Brokk", "Sindri", "Fafnir", "Regin", "Nabbi",
    "Ivaldi", "Andvari", "Lofar", "Eitri", "Hornbori", "Dvalin",
)  # fmt: skip
"""The names of bots: dwarves of Norse myth, one for each of twelve seats in every language."""

MAX_NAME_LENGTH: Final = 20
"""Maximum number of visible characters; a letter with its accents counts once."""
MAX_NAME_CODE_POINTS: Final = 24
"""Maximum number of code points, the size of the database column.

Combining marks and emoji parts count, too.
"""
MAX_MARKS_PER_LETTER: Final = 2
"""Maximum number of combining marks on a letter; more would only cover nearby lines."""

_MARKS: Final = frozenset({"Mn", "Me", "Mc"})
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that are invisible although Unicode calls them letters or marks."""
_JOINER: Final = "\u200d"
_EMOJI_STYLE: Final = "\ufe0f"
_JOINERS: Final = frozenset({_JOINER, _EMOJI_STYLE})
_VARIATION_SELECTORS: Final = frozenset(
    map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
"""Variation selectors; only the one for emoji changes what is seen."""

_LOOKALIKES: Final = "авсԁеһніјкӏморгѕтухαβεηικμνορτυχγζl1035"
_LOOKALIKE_TABLE: Final = str.maketrans(_LOOKALIKES, "abcdehhijkimoprstyxabehikmvoptuxyziioes")
"""Maps Cyrillic and Greek letters, and some digits, to the Latin letters they look like."""


class InvalidName(ValueError):
    """The name is not allowed; the message gives the reason."""


def clean_name(text: str) -> str:
    """Return the cleaned name of a person.

    Raises ``InvalidName`` if it is empty, too long or the name of a bot.
    """
    name = clean_title(text)
    if confusable_key(name) in _BOT_NAME_KEYS:
        raise InvalidName("a bot is called that")
    return name


def clean_title(text: str) -> str:
    """Return the cleaned name of a group or a tournament.

    Raises ``InvalidName`` if it is empty or too long.
    """
    name = _strip_invisible(clean_text(text, len(text)))
    if not name:
        raise InvalidName("nothing of this name can be seen")
    if visible_length(name) > MAX_NAME_LENGTH or len(name) > MAX_NAME_CODE_POINTS:
        message = f"a name has at most {MAX_NAME_LENGTH} letters"
        raise InvalidName(message)
    return name


def visible_length(name: str) -> int:
    """Return the number of visible characters of a name."""
    return sum(
        unicodedata.category(char) not in _MARKS and char not in _JOINERS
        for char in unicodedata.normalize("NFC", name)
    )


def confusable_key(name: str) -> str:
    """Return a key that is equal for names that look alike."""
    plain = unicodedata.normalize("NFKD", name.casefold()).casefold()
    return "".join(char for char in plain if char.isalnum() or _is_symbol(char)).translate(
        _LOOKALIKE_TABLE
    )


def free_name(name: str, others: Iterable[str]) -> str:
    """Return the name, with a number appended if it looks like one of ``others``."""
    taken = {confusable_key(other) for other in others}
    root = name[: MAX_NAME_LENGTH - len(" 999")].rstrip()
    numbered = (f"{root} {number}" for number in count(2))
    return next(each for each in chain((name,), numbered) if confusable_key(each) not in taken)


def _strip_invisible(text: str) -> str:
    """Remove invisible characters and excess combining marks."""
    shown: list[str] = []
    marks = 0
    for char in text:
        if char in _BLANK or (char in _VARIATION_SELECTORS and char != _EMOJI_STYLE):
            continue
        if char in _JOINERS and not (shown and _is_symbol(shown[-1])):
            continue
        marks = marks + 1 if unicodedata.category(char) in _MARKS else 0
        if marks <= MAX_MARKS_PER_LETTER and (marks == 0 or shown):
            shown.append(char)
    return " ".join("".join(shown).rstrip(_JOINER).split())


def _is_symbol(char: str) -> bool:
    """Whether a character is an emoji or a part of one."""
    return unicodedata.category(char) in {"So", "Sk"} or char in _JOINERS


_BOT_NAME_KEYS: Final = frozenset(map(confusable_key, BOT_NAMES))
