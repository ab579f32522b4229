"""Verified e-mail addresses, requested mails with a token, and the tokens.

The database never contains a token that logs in: it is created when the mail is written, and only
its hash is stored. A login mail for an unknown address is stored all the same, so that neither the
answer nor its delay tells whether the address is known.
"""

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, Literal, TypeAlias, final

from sqlalchemy import RowMapping, ScalarSelect, delete, func, insert, literal, select, update

from saboteur.protocol import messages as wire
from saboteur.server.storage import schema
from saboteur.server.storage.database import ExpectOneRow, Statement
from saboteur.server.storage.statements import device_session_insert, guest_of
from saboteur.server.storage.store import GuestDataStore
from saboteur.table.storage.models import GuestRecord
from saboteur.table.storage.ports import AlreadyExists, StaleWrite

VerificationKind: TypeAlias = Literal["confirm", "login"]
EMAIL_TOKEN_TTL_S: Final[dict[VerificationKind, int]] = {"confirm": 3600, "login": 15 * 60}
"""How long the token of a mail is valid."""
HOUR_S: Final = 3600
MAX_MAILS_PER_HOUR: Final = 3
"""Mails with a token to one address, regardless of who requests them."""
MAX_MAILS_PER_DAY: Final = 10
DAY_S: Final = 24 * HOUR_S
MAX_GUESTS_PER_ADDRESS: Final = 5
"""Guests who may have verified the same address, which a family may share."""
TOKEN_BYTES: Final = 32
VERIFICATION_ID_BYTES: Final = 12


@dataclass(frozen=True, slots=True)
class VerificationMail:
    """A mail with a token that is to be sent."""

    id: str
    kind: VerificationKind
    guest: str | None
    nickname: str | None
    """Nickname of ``guest``; ``None`` without a guest."""
    address: str
    language: str
    send_at: float


@dataclass(frozen=True, slots=True)
class VerifiedEmail:
    """The verified address of a guest."""

    guest: str
    nickname: str
    address: str
    language: str
    last_mailed_at: float
    unsubscribe_token: str


def hash_address(address: str) -> str:
    """Return the hash of an address, the same for upper and lower case."""
    return sha256(address.lower().encode()).hexdigest()


def hash_email_token(token: str) -> str:
    """Return the hash of a token; it is random and long, so it needs no salt."""
    return sha256(token.encode()).hexdigest()


def new_email_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def _count_recent_requests(hash_: str, after: float) -> ScalarSelect[int]:
    """Return a subquery that counts the mails requested for an address since a time."""
    mail = schema.verification_mail.alias()
    return (
        select(func.count())
        .select_from(mail)
        .where(mail.c.address_hash == hash_, mail.c.created_at > after)
        .scalar_subquery()
    )


@final
class EmailAddressStore(GuestDataStore):
    """Stores verified addresses, mails that wait to be sent, and the hashes of their tokens."""

    guest_tables = (schema.verified_email, schema.verification_mail, schema.email_token)

    # --- Requested mails ----------------------------------------------------------------

    async def request_verification(
        self, kind: VerificationKind, guest: str | None, address: str, language: str, now: float
    ) -> None:
        """Store a mail to be sent; earlier unsent mails of the guest are cancelled.

        The new mail is not stored if the address has reached its limit of mails.
        """
        mail, hash_ = schema.verification_mail, hash_address(address)
        values = {
            "id": secrets.token_urlsafe(VERIFICATION_ID_BYTES),
            "kind": kind,
            "guest_id": guest,
            "address_hash": hash_,
            "address": address,
            "language": language,
            "created_at": now,
            "send_at": now,
        }
        # Counted by the INSERT itself, so that concurrent requests cannot exceed the limit.
        below_limits = [
            _count_recent_requests(hash_, now - seconds) < limit
            for seconds, limit in ((HOUR_S, MAX_MAILS_PER_HOUR), (DAY_S, MAX_MAILS_PER_DAY))
        ]
        literals = [literal(value, mail.c[name].type) for name, value in values.items()]
        statements: list[Statement] = []
        if guest is not None:  # it replaces earlier requests of the guest
            statements.append(update(mail).where(mail.c.guest_id == guest).values(send_at=None))
        mail_insert = insert(mail).from_select(list(values), select(*literals).where(*below_limits))
        await self._database.write(*statements, mail_insert)

    async def due_verifications(self, now: float, limit: int) -> Sequence[VerificationMail]:
        """Return mails that are to be sent, the oldest first."""
        mail, guest = schema.verification_mail, schema.guest
        rows = await self._database.read(
            select(mail, guest.c.nickname)
            .outerjoin(guest)
            .where(mail.c.send_at <= now)
            .order_by(mail.c.send_at)
            .limit(limit)
        )
        return [
            VerificationMail(
                row["id"], row["kind"], row["guest_id"], row["nickname"], row["address"],
                row["language"], row["send_at"],
            )
            for row in rows
        ]  # fmt: skip

    async def claim_verification(self, verification: VerificationMail, until: float) -> bool:
        """Reserve a mail for this node until a time; ``False`` if another node has it."""
        column = schema.verification_mail.c
        mail_update = update(schema.verification_mail).where(
            column.id == verification.id, column.send_at == verification.send_at
        )
        return await self._write_unless_stale(ExpectOneRow(mail_update.values(send_at=until)))

    async def finish_verification(
        self, verification: VerificationMail, *, is_undeliverable: bool = False
    ) -> None:
        """Mark a mail as sent, or as undeliverable."""
        column = schema.verification_mail.c
        await self._database.write(
            update(schema.verification_mail)
            .where(column.id == verification.id)
            .values(send_at=None, is_undeliverable=is_undeliverable)
        )

    # --- Tokens -------------------------------------------------------------------------

    async def add_token(
        self, verification: VerificationMail, guest: str, token: str, now: float
    ) -> None:
        """Store the hash of a token; earlier tokens of the same guest and kind become invalid."""
        table = schema.email_token
        await self._database.write(
            delete(table).where(table.c.guest_id == guest, table.c.kind == verification.kind),
            insert(table).values(
                token_hash=hash_email_token(token),
                guest_id=guest,
                kind=verification.kind,
                address=verification.address,
                language=verification.language,
                created_at=now,
            ),
        )

    async def verify_address(self, token: str, now: float) -> wire.EmailConfirmed | None:
        """Consume a token and store its address as the verified one of its guest.

        Returns ``None`` if the token is invalid, or too many guests have the address.
        """
        found = await self._find_token("confirm", token, now)
        if found is None:
            return None
        guest, row = found
        email, hash_ = schema.verified_email, hash_address(row["address"])
        others_query = select(func.count().label("all")).where(email.c.address_hash == hash_)
        (others,) = await self._database.read(others_query.where(email.c.guest_id != guest.id))
        if others["all"] >= MAX_GUESTS_PER_ADDRESS:
            return None
        try:
            await self._database.write(
                self._consume_token(token),
                delete(email).where(email.c.guest_id == guest.id),
                insert(email).values(
                    guest_id=guest.id,
                    address_hash=hash_,
                    address=row["address"],
                    language=row["language"],
                    verified_at=now,
                    unsubscribe_token=new_email_token(),
                ),
                delete(schema.verification_mail).where(
                    schema.verification_mail.c.guest_id == guest.id,
                    schema.verification_mail.c.created_at < now - DAY_S,
                ),
            )
        except (StaleWrite, AlreadyExists):  # the token was consumed meanwhile
            return None
        return wire.EmailConfirmed(nickname=guest.nickname, address=row["address"])

    async def log_in(
        self, token: str, token_hash: str, user_agent: str | None, now: float
    ) -> GuestRecord | None:
        """Consume a token and add a device session; ``None`` if the token is invalid."""
        found = await self._find_token("login", token, now)
        if found is None:
            return None
        has_written = await self._write_unless_stale(
            self._consume_token(token),
            device_session_insert(found[0].id, token_hash, now, user_agent),
        )
        return found[0] if has_written else None

    async def guest_by_token(
        self, kind: VerificationKind, token: str, now: float
    ) -> GuestRecord | None:
        """Return the guest of a token without consuming it; ``None`` if the token is invalid."""
        found = await self._find_token(kind, token, now)
        return None if found is None else found[0]

    async def _find_token(
        self, kind: VerificationKind, token: str, now: float
    ) -> tuple[GuestRecord, RowMapping] | None:
        table, guest = schema.email_token, schema.guest
        rows = await self._database.read(
            select(guest.c.id, guest.c.nickname, guest.c.portrait)
            .add_columns(table.c.address, table.c.language)
            .join_from(table, guest)
            .where(
                table.c.token_hash == hash_email_token(token),
                table.c.kind == kind,
                table.c.created_at > now - EMAIL_TOKEN_TTL_S[kind],
            )
        )
        return (guest_of(rows[0]), rows[0]) if rows else None

    @staticmethod
    def _consume_token(token: str) -> ExpectOneRow:
        table = schema.email_token
        return ExpectOneRow(delete(table).where(table.c.token_hash == hash_email_token(token)))

    # --- Addresses ----------------------------------------------------------------------

    async def deliverable_emails(self, guests: Iterable[str]) -> dict[str, VerifiedEmail]:
        """Return the addresses of guests, by guest, without undeliverable ones."""
        column = schema.verified_email.c
        emails = await self._load_emails(
            column.guest_id.in_(list(guests)), column.undeliverable_at.is_(None)
        )
        return {email.guest: email for email in emails}

    async def find_by_address(self, address: str) -> Sequence[VerifiedEmail]:
        """Return all guests who verified an address, the earliest first."""
        return await self._load_emails(
            schema.verified_email.c.address_hash == hash_address(address)
        )

    async def _load_emails(self, *conditions: Any) -> Sequence[VerifiedEmail]:  # noqa: ANN401 - conditions
        email, guest = schema.verified_email, schema.guest
        rows = await self._database.read(
            select(email, guest.c.nickname)
            .join(guest)
            .where(*conditions)
            .order_by(email.c.verified_at)
        )
        return [
            VerifiedEmail(
                row["guest_id"],
                row["nickname"],
                row["address"],
                row["language"],
                row["last_mailed_at"],
                row["unsubscribe_token"],
            )
            for row in rows
        ]

    async def email_of(self, guest: str) -> wire.VerifiedEmail | None:
        """Return a guest's verified address as their settings show it, or ``None``."""
        email = schema.verified_email
        rows = await self._database.read(select(email).where(email.c.guest_id == guest))
        return next(
            (
                wire.VerifiedEmail(
                    address=row["address"],
                    verified_at=row["verified_at"],
                    undeliverable=row["undeliverable_at"] is not None,
                )
                for row in rows
            ),
            None,
        )

    async def pending_address(self, guest: str) -> wire.PendingEmail | None:
        """Return the last address that a guest has entered; ``None`` if it is verified.

        The result is also ``None`` if the guest has entered no address.
        """
        mail, email = schema.verification_mail, schema.verified_email
        verified_at = select(email.c.verified_at).where(email.c.guest_id == guest).scalar_subquery()
        rows = await self._database.read(
            select(mail.c.address, mail.c.is_undeliverable)
            .where(mail.c.guest_id == guest, mail.c.created_at > func.coalesce(verified_at, 0.0))
            .order_by(mail.c.created_at.desc())
            .limit(1)
        )
        return next(
            (
                wire.PendingEmail(address=row["address"], undeliverable=row["is_undeliverable"])
                for row in rows
            ),
            None,
        )

    async def claim_send_slot(self, email: VerifiedEmail, now: float) -> bool:
        """Record that notifications are sent now; ``False`` if another node was first."""
        column = schema.verified_email.c
        is_unchanged = (
            column.guest_id == email.guest,
            column.last_mailed_at == email.last_mailed_at,
            column.undeliverable_at.is_(None),
        )
        email_update = update(schema.verified_email).where(*is_unchanged)
        return await self._write_unless_stale(ExpectOneRow(email_update.values(last_mailed_at=now)))

    async def release_send_slot(self, email: VerifiedEmail) -> None:
        """Undo ``claim_send_slot`` after a failure."""
        table = schema.verified_email
        await self._database.write(
            update(table)
            .where(table.c.guest_id == email.guest)
            .values(last_mailed_at=email.last_mailed_at)
        )

    async def mark_undeliverable(self, address: str, now: float) -> None:
        """Record that an address refuses mail; nothing is sent there any more."""
        table = schema.verified_email
        await self._database.write(
            update(table)
            .where(table.c.address_hash == hash_address(address))
            .values(undeliverable_at=now)
        )

    async def guest_by_unsubscribe_token(self, unsubscribe_token: str) -> str | None:
        """Return the guest whose mails contain this unsubscribe token; ``None`` if unknown."""
        email = schema.verified_email
        rows = await self._database.read(
            select(email.c.guest_id).where(email.c.unsubscribe_token == unsubscribe_token)
        )
        return rows[0]["guest_id"] if rows else None

    async def delete_email_of(self, guest: str) -> None:
        """Delete the address of a guest, requested mails and tokens."""
        tables = (schema.verified_email, schema.email_token, schema.verification_mail)
        await self._database.write(
            *(delete(table).where(table.c.guest_id == guest) for table in tables)
        )

    async def purge(self, now: float) -> None:
        """Delete mails requested more than a day ago, and expired tokens."""
        max_ttl_s = max(EMAIL_TOKEN_TTL_S.values())
        await self._database.write(
            delete(schema.verification_mail).where(
                schema.verification_mail.c.created_at < now - DAY_S
            ),
            delete(schema.email_token).where(schema.email_token.c.created_at < now - max_ttl_s),
        )
