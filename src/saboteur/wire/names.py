"""Names of people: what may be shown of them, and which of them a glance cannot tell apart."""

import unicodedata
from collections.abc import Iterable
from itertools import chain, count
from typing import Final

from saboteur.wire.text import clean_text

BOT_NAMES: Final = (
    "Alvis", "Brokk", "Sindri", "Fafnir", "Regin", "Nabbi",
    "Ivaldi", "Andvari", "Lofar", "Eitri", "Hornbori", "Dvalin",
)  # fmt: skip
"""Dwarves of the old songs, one for each of twelve seats; they read the same in every language."""

LONGEST_NAME: Final = 20
"""In signs that can be seen: a letter with its accents is one."""
MOST_CODE_POINTS: Final = 24
"""What a column of the database holds: marks of other scripts and parts of an emoji included."""
MOST_MARKS: Final = 2
"""On one letter; more only serve to paint over the lines around."""

_MARKS: Final = frozenset({"Mn", "Me", "Mc"})
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks by their category, but nothing can be seen of them."""
_JOINER: Final = "\u200d"
_EMOJI_STYLE: Final = "\ufe0f"
_GLUE: Final = frozenset({_JOINER, _EMOJI_STYLE})
_STYLES: Final = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""Variation selectors: but for the one of emoji, they change nothing that can be seen."""

_DRAWN: Final = "авсԁеһніјкӏморгѕтухαβεηικμνορτυχγζl1035"
_LIKE: Final = str.maketrans(_DRAWN, "abcdehhijkimoprstyxabehikmvoptuxyziioes")
"""Cyrillic and Greek letters, and some signs, that are drawn like another one."""


class BadName(ValueError):
    """Nobody may be called that; the message says why."""


def clean_name(text: str) -> str:
    """Return a person's name as others may see it; raises ``BadName`` with the reason."""
    name = clean_title(text)
    if alike(name) in _BOTS:
        raise BadName("a bot is called that")
    return name


def clean_title(text: str) -> str:
    """Return the name of anything as others may see it; raises ``BadName`` with the reason."""
    name = _visible(clean_text(text, len(text)))
    if not name:
        raise BadName("nothing of this name can be seen")
    if length(name) > LONGEST_NAME or len(name) > MOST_CODE_POINTS:
        message = f"a name has at most {LONGEST_NAME} letters"
        raise BadName(message)
    return name


def length(name: str) -> int:
    """Return how many signs of a name can be seen."""
    return sum(
        unicodedata.category(sign) not in _MARKS and sign not in _GLUE
        for sign in unicodedata.normalize("NFC", name)
    )


def alike(name: str) -> str:
    """Return what two names share when a glance cannot tell them apart."""
    plain = unicodedata.normalize("NFKD", name.casefold()).casefold()
    return "".join(sign for sign in plain if sign.isalnum() or _is_symbol(sign)).translate(_LIKE)


def free_name(name: str, others: Iterable[str]) -> str:
    """Return a name, with a number behind it where another one looks like it."""
    taken = {alike(other) for other in others}
    root = name[: LONGEST_NAME - len(" 999")].rstrip()
    numbered = (f"{root} {number}" for number in count(2))
    return next(each for each in chain((name,), numbered) if alike(each) not in taken)


def _visible(text: str) -> str:
    """Leave out what cannot be seen, and marks beyond those that a letter has."""
    shown: list[str] = []
    marks = 0
    for sign in text:
        if sign in _BLANK or (sign in _STYLES and sign != _EMOJI_STYLE):
            continue
        if sign in _GLUE and not (shown and _is_symbol(shown[-1])):
            continue
        marks = marks + 1 if unicodedata.category(sign) in _MARKS else 0
        if marks <= MOST_MARKS and (marks == 0 or shown):
            shown.append(sign)
    return " ".join("".join(shown).rstrip(_JOINER).split())


def _is_symbol(sign: str) -> bool:
    """Whether it is an emoji, or a part of one."""
    return unicodedata.category(sign) in {"So", "Sk"} or sign in _GLUE


_BOTS: Final = frozenset(map(alike, BOT_NAMES))
