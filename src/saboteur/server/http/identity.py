"""Guests: a nickname and an opaque token. Whoever has the token is the guest.

The token lives in a cookie that no script can read; we keep its hash alone, so that a stolen
database opens no seat. Each device of a guest has a token of its own. The public id is another
random text: it names a guest to others.
"""

import secrets
from hashlib import sha256
from typing import Final

from saboteur.server.storage.guests import GuestStorage
from saboteur.server.storage.tables import Storage
from saboteur.table.models import StoredGuest

COOKIE: Final = "saboteur_guest"
COOKIE_SECONDS: Final = 365 * 24 * 3600
TOKEN_BYTES: Final = 32
ID_BYTES: Final = 9
LONGEST_TOKEN: Final = 64


def token_hash(token: str) -> str:
    """Hash a token for the database. It is random and long: no salt is needed."""
    return sha256(token.encode()).hexdigest()


def new_token() -> str:
    """Make a token that nobody guesses."""
    return secrets.token_urlsafe(TOKEN_BYTES)


async def new_guest(
    storage: Storage, nickname: str, portrait: int | None = None, kind: str | None = None
) -> tuple[StoredGuest, str]:
    """Make a new guest on a device of some kind; return him and his token."""
    token = new_token()
    guest = StoredGuest(secrets.token_urlsafe(ID_BYTES), nickname, portrait)
    await storage.add_guest(guest, token_hash(token), kind)
    return guest, token


async def guest_of(
    storage: Storage, token: str | None, kind: str | None = None
) -> StoredGuest | None:
    """Return the guest of a token, if there is one, who comes with a device of some kind."""
    if not token or len(token) > LONGEST_TOKEN:
        return None
    return await storage.guest(token_hash(token), kind)


async def new_transfer(guests: GuestStorage, guest: StoredGuest) -> str:
    """Open the way onto another device, and return the token that leads there once."""
    token = new_token()
    await guests.add_transfer(guest, token_hash(token))
    return token


async def use_transfer(
    guests: GuestStorage, transfer: str, kind: str | None = None
) -> tuple[StoredGuest, str] | None:
    """Use a transfer up: return the guest and a token for this device; ``None`` if it is none."""
    token = new_token()
    guest = await guests.use_transfer(token_hash(transfer), token_hash(token), kind)
    return None if guest is None else (guest, token)
