"""Addresses of the browser client; ``tools/client_types.py`` writes the same list for its router.

The server must know them: an address that leads nowhere is answered with 404.
"""

from dataclasses import dataclass
from typing import Final

from saboteur.table.codes import is_code, is_local_code

SCREENS: Final = {
    "home": False,
    "learn": True,
    "rules": True,
    "cards": True,
    "replay": True,
    "move": False,
    "mail": False,
    "people": False,
    "group": True,
    "gathering": True,
    "you": True,
}
"""Whether words may follow the name of a screen: ``/learn/duel/3``. No name at all is home."""
AT_TABLE: Final = {"t": "table", "tv": "tv"}
"""What stands before the code of a table."""
UNKNOWN: Final = "unknown"


@dataclass(frozen=True, slots=True)
class Place:
    """Where an address leads."""

    name: str
    """A screen, ``table``, ``tv``, or ``unknown``."""
    words: tuple[str, ...] = ()
    """What follows the name."""

    @property
    def at_table(self) -> bool:
        """Whether a code follows."""
        return self.name in AT_TABLE.values()


def place_of(path: str) -> Place:
    """Return where an address leads, as the client's router reads it."""
    first, *words = [word for word in path.split("/") if word] or ["home"]
    if first in AT_TABLE and len(words) == 1 and _leads(words[0].upper()):
        return Place(AT_TABLE[first], (words[0].upper(),))
    if first in SCREENS and (SCREENS[first] or not words):
        return Place(first, tuple(words))
    return Place(UNKNOWN)


def _leads(code: str) -> bool:
    """Whether a table may have this code, here or on somebody's device."""
    return is_code(code) or is_local_code(code)
