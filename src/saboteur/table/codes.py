"""Codes by which tables are found: short enough to be read aloud, too many to be guessed."""

import secrets
from hashlib import sha256
from typing import Final

CODE_SIGNS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without I, O, 0 and 1, which are read for each other."""
CODE_LENGTH: Final = 5
LOCAL: Final = "0"
"""How the code of a local table begins; no server's code has that sign."""


def new_code() -> str:
    """Return a code that nobody can guess; it may be taken."""
    return "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether a text could be the code of a table."""
    return len(text) == CODE_LENGTH and set(text) <= set(CODE_SIGNS)


def new_local_code() -> str:
    """Return a code for a table on this device; it may be taken."""
    return LOCAL + new_code()[len(LOCAL) :]


def is_local_code(text: str) -> bool:
    """Whether a text could be the code of a table on somebody's own device."""
    return len(text) == CODE_LENGTH and text.startswith(LOCAL) and set(text[1:]) <= set(CODE_SIGNS)


def log_name(code: str) -> str:
    """Return what a table is called in the logs: nobody finds the table by it."""
    return sha256(f"log {code}".encode()).hexdigest()[:10]
