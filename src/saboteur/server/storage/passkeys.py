"""Passkeys (WebAuthn credentials) and open challenges."""

from dataclasses import dataclass
from hashlib import sha256
from time import time
from typing import Any, Final, final

from sqlalchemy import delete, insert, select, update

from saboteur.protocol import messages as wire
from saboteur.server.storage import schema
from saboteur.server.storage.database import ExpectOneRow
from saboteur.server.storage.statements import (
    device_of,
    device_session_insert,
    guest_of,
    round_down_to_day,
)
from saboteur.server.storage.store import GuestDataStore
from saboteur.table.storage.models import GuestRecord
from saboteur.table.storage.ports import AlreadyExists

CHALLENGE_TTL_S: Final = 300
"""How long a challenge may be answered."""
MAX_PASSKEYS: Final = 10
"""Maximum number of passkeys per guest."""
PASSKEY_ID_LENGTH: Final = 16


@dataclass(frozen=True, slots=True)
class PasskeyRecord:
    """A passkey; id and public key are base64url."""

    id: str
    public_key: str
    sign_count: int
    """Signature counter; stays 0 for authenticators that do not count."""


@final
class PasskeyStore(GuestDataStore):
    """Stores the passkeys of guests and the challenges that are still to be answered."""

    guest_tables = (schema.passkey, schema.webauthn_challenge)

    async def add_challenge(self, challenge: bytes, guest: str | None) -> None:
        """Store a challenge: for a guest who adds a passkey, or without a guest for a login.

        A new challenge replaces an earlier one of the guest. Expired challenges are deleted.
        """
        table, now = schema.webauthn_challenge, time()
        deletes = [delete(table).where(table.c.created_at < now - CHALLENGE_TTL_S)]
        if guest is not None:
            deletes.append(delete(table).where(table.c.guest_id == guest))
        challenge_insert = insert(table).values(
            challenge_hash=_hash(challenge), guest_id=guest, created_at=now
        )
        await self._database.write(*deletes, challenge_insert)

    async def consume_challenge(self, challenge: bytes, guest: str | None) -> bool:
        """Delete a challenge; ``False`` if it is unknown, expired, or of another guest."""
        column = schema.webauthn_challenge.c
        is_of_guest = column.guest_id.is_(None) if guest is None else column.guest_id == guest
        is_valid = column.created_at > time() - CHALLENGE_TTL_S
        return await self._write_unless_stale(
            ExpectOneRow(
                delete(schema.webauthn_challenge).where(
                    column.challenge_hash == _hash(challenge), is_of_guest, is_valid
                )
            )
        )

    async def add_passkey(self, guest: str, key: PasskeyRecord, user_agent: str | None) -> bool:
        """Store a passkey of a guest; ``False`` if it is known already."""
        try:
            await self._database.write(
                insert(schema.passkey).values(
                    credential_id_hash=_hash(key.id.encode()),
                    guest_id=guest,
                    credential_id=key.id,
                    public_key=key.public_key,
                    sign_count=key.sign_count,
                    created_at=time(),
                    last_seen_at=round_down_to_day(time()),
                    user_agent=user_agent,
                )
            )
        except AlreadyExists:
            return False
        return True

    async def find_passkey(self, id_: str) -> tuple[GuestRecord, PasskeyRecord] | None:
        """Return a passkey and its guest, by credential id; ``None`` if it is unknown."""
        key, guest = schema.passkey, schema.guest
        rows = await self._database.read(
            select(guest.c.id, guest.c.nickname, guest.c.portrait)
            .add_columns(key.c.public_key, key.c.sign_count)
            .join_from(key, guest)
            .where(key.c.credential_id_hash == _hash(id_.encode()))
        )
        if not rows:
            return None
        return guest_of(rows[0]), PasskeyRecord(id_, rows[0]["public_key"], rows[0]["sign_count"])

    async def log_in(
        self,
        guest: str,
        key: PasskeyRecord,
        sign_count: int,
        token_hash: str,
        user_agent: str | None,
    ) -> bool:
        """Store the new signature counter and add a device session.

        Returns ``False`` if the passkey was used or removed meanwhile.
        """
        column, now = schema.passkey.c, time()
        return await self._write_unless_stale(
            ExpectOneRow(
                update(schema.passkey)
                .where(
                    column.credential_id_hash == _hash(key.id.encode()),
                    column.sign_count == key.sign_count,
                )
                .values(sign_count=sign_count, last_seen_at=round_down_to_day(now))
            ),
            device_session_insert(guest, token_hash, now, user_agent),
        )

    async def credential_ids(self, guest: str) -> list[str]:
        column = schema.passkey.c
        rows = await self._database.read(
            select(column.credential_id).where(column.guest_id == guest)
        )
        return [row["credential_id"] for row in rows]

    async def list_for(self, guest: str) -> tuple[wire.Passkey, ...]:
        """Return the passkeys of a guest as their settings show them, the oldest first."""
        rows = await self._rows_of(schema.passkey, guest, schema.passkey.c.created_at)
        return tuple(
            wire.Passkey(id=row["credential_id_hash"][:PASSKEY_ID_LENGTH], **device_of(row))
            for row in rows
        )

    async def remove_passkey(self, guest: str, passkey: str) -> bool:
        """Delete a passkey by its public id; ``False`` if the guest has no such passkey."""
        column = schema.passkey.c
        return await self._write_unless_stale(
            ExpectOneRow(
                delete(schema.passkey).where(
                    column.guest_id == guest,
                    column.credential_id_hash.startswith(passkey, autoescape=True),
                )
            )
        )

    async def export_for(self, guest: str) -> dict[str, Any]:
        """Return the passkeys of a guest, without their keys, for the data export."""
        rows = await self._rows_of(schema.passkey, guest, schema.passkey.c.created_at)
        return {"passkeys": tuple(wire.OwnDevice(**device_of(row)) for row in rows)}


def _hash(data: bytes) -> str:
    return sha256(data).hexdigest()
