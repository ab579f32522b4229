"""Table codes: short enough to be read aloud, too many to be guessed."""

import secrets
from hashlib import sha256
from typing import Final

CODE_CHARS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""The characters of table codes: without I, O, 0 and 1, which are easily confused."""
CODE_LENGTH: Final = 5
LOCAL_CODE_PREFIX: Final = "0"
"""First character of offline codes; no server code contains it."""


def new_code() -> str:
    """Return a random table code, which may already be taken."""
    return "".join(secrets.choice(CODE_CHARS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether a text has the form of an online table's code."""
    return len(text) == CODE_LENGTH and set(text) <= set(CODE_CHARS)


def new_local_code() -> str:
    """Return a random code for an offline table, which may already be taken."""
    return LOCAL_CODE_PREFIX + new_code()[len(LOCAL_CODE_PREFIX) :]


def is_local_code(text: str) -> bool:
    """Whether a text has the form of an offline table's code."""
    return (
        len(text) == CODE_LENGTH
        and text.startswith(LOCAL_CODE_PREFIX)
        and set(text[1:]) <= set(CODE_CHARS)
    )


def table_log_id(code: str) -> str:
    """Return the id of a table in logs, from which its code can't be derived."""
    return sha256(f"log {code}".encode()).hexdigest()[:10]
