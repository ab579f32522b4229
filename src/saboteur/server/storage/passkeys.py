"""Keys by which a guest is known on any device, and challenges that nobody has answered yet."""

from dataclasses import dataclass
from hashlib import sha256
from time import time
from typing import Final, final

from sqlalchemy import delete, insert, select, update

from saboteur.server.storage import schema
from saboteur.server.storage.database import Database, ExactlyOne
from saboteur.server.storage.rows import day_of, device_of, guest_of, token_insert
from saboteur.table.keeping import StaleWrite, Taken
from saboteur.table.models import StoredGuest
from saboteur.wire import messages as wire

CHALLENGE_SECONDS: Final = 300
"""So long a challenge may be answered."""
MOST_PASSKEYS: Final = 10
"""Of one guest."""
PASSKEY_SIGNS: Final = 16


@dataclass(frozen=True, slots=True)
class StoredPasskey:
    """A key; both texts in the alphabet of base64 for addresses."""

    id: str
    public_key: str
    used: int
    """How often, by its own count; many never count."""


@final
class PasskeyStorage:
    """What one server keeps of keys."""

    def __init__(self, database: Database) -> None:
        """Take a database whose schema is in place."""
        self._database = database

    async def put(self, challenge: bytes, guest: str | None) -> None:
        """Remember a challenge: for a guest who adds a key, or for anybody who shows one.

        A guest has one at a time. Those that nobody answered go.
        """
        old, now = schema.challenge, time()
        changes = [delete(old).where(old.c.created < now - CHALLENGE_SECONDS)]
        if guest is not None:
            changes.append(delete(old).where(old.c.guest == guest))
        new = insert(old).values(hash=_hash(challenge), guest=guest, created=now)
        await self._database.write(*changes, new)

    async def take(self, challenge: bytes, guest: str | None) -> bool:
        """Use a challenge up; ``False`` if there is none such, or it was another's, or too old."""
        column = schema.challenge.c
        whose = column.guest.is_(None) if guest is None else column.guest == guest
        fresh = column.created > time() - CHALLENGE_SECONDS
        try:
            await self._database.write(
                ExactlyOne(
                    delete(schema.challenge).where(column.hash == _hash(challenge), whose, fresh)
                )
            )
        except StaleWrite:
            return False
        return True

    async def add(self, guest: str, key: StoredPasskey, kind: str | None) -> bool:
        """Keep a guest's key, made on a device of some kind; ``False`` if it is known already."""
        try:
            await self._database.write(
                insert(schema.passkey).values(
                    hash=_hash(key.id.encode()),
                    guest=guest,
                    id=key.id,
                    public_key=key.public_key,
                    used=key.used,
                    created=time(),
                    seen=day_of(time()),
                    kind=kind,
                )
            )
        except Taken:
            return False
        return True

    async def find(self, id_: str) -> tuple[StoredGuest, StoredPasskey] | None:
        """Return a key and whose it is."""
        key, guest = schema.passkey, schema.guest
        rows = await self._database.read(
            select(guest.c.id, guest.c.nickname, guest.c.portrait)
            .add_columns(key.c.public_key, key.c.used)
            .join_from(key, guest)
            .where(key.c.hash == _hash(id_.encode()))
        )
        if not rows:
            return None
        return guest_of(rows[0]), StoredPasskey(id_, rows[0]["public_key"], rows[0]["used"])

    async def enter(
        self, guest: str, key: StoredPasskey, used: int, token_hash: str, kind: str | None
    ) -> bool:
        """Let a guest in on a new device; ``False`` if the key was shown, or removed, meanwhile."""
        column, now = schema.passkey.c, time()
        try:
            await self._database.write(
                ExactlyOne(
                    update(schema.passkey)
                    .where(column.hash == _hash(key.id.encode()), column.used == key.used)
                    .values(used=used, seen=day_of(now))
                ),
                token_insert(guest, token_hash, now, kind),
            )
        except StaleWrite:
            return False
        return True

    async def ids(self, guest: str) -> list[str]:
        """Return the ids of a guest's keys."""
        column = schema.passkey.c
        rows = await self._database.read(select(column.id).where(column.guest == guest))
        return [row["id"] for row in rows]

    async def listed(self, guest: str) -> tuple[wire.Passkey, ...]:
        """Return a guest's keys, as he may remove them, the oldest first."""
        column = schema.passkey.c
        rows = await self._database.read(
            select(schema.passkey).where(column.guest == guest).order_by(column.created)
        )
        return tuple(wire.Passkey(id=row["hash"][:PASSKEY_SIGNS], **device_of(row)) for row in rows)

    async def remove(self, guest: str, passkey: str) -> bool:
        """Forget a key of a guest; ``False`` if he has no such key."""
        column = schema.passkey.c
        try:
            await self._database.write(
                ExactlyOne(
                    delete(schema.passkey).where(
                        column.guest == guest, column.hash.startswith(passkey, autoescape=True)
                    )
                )
            )
        except StaleWrite:
            return False
        return True


def _hash(what: bytes) -> str:
    return sha256(what).hexdigest()
