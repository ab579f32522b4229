"""The URL paths of the browser client; ``tools/client_types.py`` exports them for its router.

The server needs them to answer unknown paths with 404.
"""

from dataclasses import dataclass
from typing import Final

from saboteur.table.codes import is_code, is_local_code

SCREEN_TAKES_ARGS: Final = {
    "home": False,
    "learn": True,
    "rules": True,
    "cards": True,
    "replay": True,
    "transfer": False,
    "email": False,
    "people": False,
    "group": True,
    "tournament": True,
    "profile": True,
}
"""By screen, whether path segments may follow its name, as in ``/learn/duel/3``.

An empty path is ``home``.
"""
TABLE_SCREEN_BY_PREFIX: Final = {"t": "table", "tv": "tv"}
"""By first path segment, the screen of the table whose code follows."""
UNKNOWN_SCREEN: Final = "unknown"


@dataclass(frozen=True, slots=True)
class ClientRoute:
    """A parsed path of the client."""

    name: str
    """A screen, ``table``, ``tv``, or ``unknown``."""
    args: tuple[str, ...] = ()
    """The path segments after the name."""

    @property
    def is_table(self) -> bool:
        """Whether ``args`` holds the code of a table."""
        return self.name in TABLE_SCREEN_BY_PREFIX.values()


def match_client_route(path: str) -> ClientRoute:
    """Parse a path in the same way as the client's router."""
    first, *args = [segment for segment in path.split("/") if segment] or ["home"]
    if first in TABLE_SCREEN_BY_PREFIX and len(args) == 1 and _is_any_table_code(args[0].upper()):
        return ClientRoute(TABLE_SCREEN_BY_PREFIX[first], (args[0].upper(),))
    if first in SCREEN_TAKES_ARGS and (SCREEN_TAKES_ARGS[first] or not args):
        return ClientRoute(first, tuple(args))
    return ClientRoute(UNKNOWN_SCREEN)


def _is_any_table_code(code: str) -> bool:
    """Return whether a code is valid for a table of a server or for an offline table."""
    return is_code(code) or is_local_code(code)
