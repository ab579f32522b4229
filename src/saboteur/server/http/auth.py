"""Authentication of guests by an opaque bearer token.

The token is stored in an ``HttpOnly`` cookie. The database holds only its hash, so that a stolen
database gives access to no seat. Each device of a guest has its own token. The public id that
identifies a guest to others is a separate random text.
"""

import secrets
from hashlib import sha256
from typing import Final

from saboteur.server.storage.guests import GuestStore
from saboteur.server.storage.tables import TableStore
from saboteur.table.storage.models import GuestRecord

GUEST_COOKIE: Final = "saboteur_guest"
COOKIE_MAX_AGE_S: Final = 365 * 24 * 3600
TOKEN_BYTES: Final = 32
GUEST_ID_BYTES: Final = 9
MAX_TOKEN_LENGTH: Final = 64


def hash_token(token: str) -> str:
    """Return the hash of a token for the database; unsalted, as tokens are long and random."""
    return sha256(token.encode()).hexdigest()


def generate_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


async def create_guest(
    storage: TableStore, nickname: str, portrait: int | None = None, user_agent: str | None = None
) -> tuple[GuestRecord, str]:
    """Store a new guest and return it with the token of its first device."""
    token = generate_token()
    guest = GuestRecord(secrets.token_urlsafe(GUEST_ID_BYTES), nickname, portrait)
    await storage.add_guest(guest, hash_token(token), user_agent)
    return guest, token


async def authenticate(
    storage: TableStore, token: str | None, user_agent: str | None = None
) -> GuestRecord | None:
    """Return the guest of a token, or ``None``; ``user_agent`` updates the stored device."""
    if not token or len(token) > MAX_TOKEN_LENGTH:
        return None
    return await storage.guest_by_token(hash_token(token), user_agent)


async def issue_device_transfer(guests: GuestStore, guest: GuestRecord) -> str:
    """Store a device transfer and return its one-time token."""
    token = generate_token()
    await guests.add_transfer(guest, hash_token(token))
    return token


async def redeem_device_transfer(
    guests: GuestStore, transfer_token: str, user_agent: str | None = None
) -> tuple[GuestRecord, str] | None:
    """Use up a transfer token.

    Returns the guest and a token for the new device, or ``None`` if the transfer token is invalid.
    """
    token = generate_token()
    guest = await guests.use_transfer(hash_token(transfer_token), hash_token(token), user_agent)
    return None if guest is None else (guest, token)
