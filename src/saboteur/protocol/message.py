"""The base class of all messages."""

from typing import TypeAlias

from msgspec import Struct

Coordinates: TypeAlias = tuple[int, int]
"""Column and row."""


class Message(Struct, forbid_unknown_fields=True, kw_only=True):
    """A struct that is sent as JSON; unknown fields are rejected."""
