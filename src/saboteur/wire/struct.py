"""What every struct of the wire has in common."""

from typing import TypeAlias

from msgspec import Struct

Place: TypeAlias = tuple[int, int]
"""Column and row."""


class Message(Struct, forbid_unknown_fields=True, kw_only=True):
    """A struct of the wire."""
