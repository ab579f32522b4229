"""Cleaning of user text before it is shown to others."""

import unicodedata
from typing import Final

_UNPRINTABLE: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
"""Unicode categories that chat and names do not need, such as direction overrides."""
_JOINER: Final = "\u200d"
"""Zero-width joiner: joins emoji; harmless between letters."""


def clean_text(text: str, max_length: int) -> str:
    """Return a text as one normalised line of printable characters; it may be empty."""
    printable = "".join(
        char
        for char in " ".join(text.split())
        if char == _JOINER or unicodedata.category(char) not in _UNPRINTABLE
    )
    line = " ".join(unicodedata.normalize("NFC", printable).split())[:max_length].strip()
    return line if line.strip(_JOINER + " ") else ""
