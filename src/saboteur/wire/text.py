"""Text from outside, as others may see it."""

import unicodedata
from typing import Final

_UNPRINTABLE: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
"""Unicode categories that a name has no use for; among them what turns the writing round."""
_JOINER: Final = "\u200d"
"""Holds emoji together; harmless between letters."""


def clean_text(text: str, longest: int) -> str:
    """Return a text in one line as others may see it; empty if nothing is left of it."""
    seen = "".join(
        sign
        for sign in " ".join(text.split())
        if sign == _JOINER or unicodedata.category(sign) not in _UNPRINTABLE
    )
    words = " ".join(unicodedata.normalize("NFC", seen).split())[:longest].strip()
    return words if words.strip(_JOINER + " ") else ""
