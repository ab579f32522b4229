"""Addresses that guests have confirmed, mails that somebody asked for, and what they lead by.

The database never holds what opens a seat: the ticket in a mail is made when the mail is written,
and its hash alone is kept. What is asked for an address that nobody has is taken down just the
same, so that no answer and no delay tells whose it is.
"""

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, Literal, TypeAlias, final

from sqlalchemy import RowMapping, ScalarSelect, delete, func, insert, literal, select, update

from saboteur.server.storage import schema
from saboteur.server.storage.database import Change, Database, ExactlyOne
from saboteur.server.storage.rows import guest_of, token_insert
from saboteur.table.keeping import StaleWrite, Taken
from saboteur.table.models import StoredGuest
from saboteur.wire import messages as wire

ErrandKind: TypeAlias = Literal["confirm", "enter"]
TICKET_SECONDS: Final[dict[ErrandKind, int]] = {"confirm": 3600, "enter": 15 * 60}
"""So long a mail leads anywhere."""
HOUR: Final = 3600
MOST_AN_HOUR: Final = 3
"""Mails with tickets to one address, whoever asks for them."""
MOST_A_DAY: Final = 10
DAY: Final = 24 * HOUR
MOST_GUESTS: Final = 5
"""So many guests share an address: a family does."""
TOKEN_BYTES: Final = 32
ID_BYTES: Final = 12


@dataclass(frozen=True, slots=True)
class Errand:
    """A mail with a ticket that is to be sent."""

    id: str
    kind: ErrandKind
    guest: str | None
    nickname: str | None
    """Of whoever asks, if it is a guest."""
    address: str
    language: str
    due: float


@dataclass(frozen=True, slots=True)
class StoredMailbox:
    """Where a guest gets mail."""

    guest: str
    nickname: str
    address: str
    language: str
    mailed: float
    leave: str


def address_hash(address: str) -> str:
    """Hash an address as it is compared: nobody tells capitals apart."""
    return sha256(address.lower().encode()).hexdigest()


def ticket_hash(ticket: str) -> str:
    """Hash a ticket; it is random and long."""
    return sha256(ticket.encode()).hexdigest()


def new_ticket() -> str:
    """Make a ticket that nobody guesses."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def _lately(hash_: str, after: float) -> ScalarSelect[int]:
    """Count what was asked for an address since a time."""
    other = schema.errand.alias()
    return (
        select(func.count())
        .select_from(other)
        .where(other.c.hash == hash_, other.c.created > after)
        .scalar_subquery()
    )


@final
class MailStorage:
    """What one server keeps of addresses."""

    def __init__(self, database: Database) -> None:
        """Take a database whose schema is in place."""
        self._database = database

    # --- What is asked for --------------------------------------------------------------

    async def ask(
        self, kind: ErrandKind, guest: str | None, address: str, language: str, now: float
    ) -> None:
        """Take down that a mail is to be sent, unless enough went to that address lately."""
        errand, hash_ = schema.errand, address_hash(address)
        values = {
            "id": secrets.token_urlsafe(ID_BYTES),
            "kind": kind,
            "guest": guest,
            "hash": hash_,
            "address": address,
            "language": language,
            "created": now,
            "due": now,
        }
        # Counted where it is written: of ten thousand who ask at once no more come through.
        few = [
            _lately(hash_, now - seconds) < most
            for seconds, most in ((HOUR, MOST_AN_HOUR), (DAY, MOST_A_DAY))
        ]
        typed = [literal(what, errand.c[name].type) for name, what in values.items()]
        changes: list[Change] = []
        if guest is not None:  # he has changed his mind about an earlier one
            changes.append(update(errand).where(errand.c.guest == guest).values(due=None))
        new = insert(errand).from_select(list(values), select(*typed).where(*few))
        await self._database.write(*changes, new)

    async def due(self, now: float, most: int) -> Sequence[Errand]:
        """Return mails that are to be sent, the oldest first."""
        errand, guest = schema.errand, schema.guest
        rows = await self._database.read(
            select(errand, guest.c.nickname)
            .outerjoin(guest)
            .where(errand.c.due <= now)
            .order_by(errand.c.due)
            .limit(most)
        )
        return [
            Errand(
                row["id"], row["kind"], row["guest"], row["nickname"], row["address"],
                row["language"], row["due"],
            )
            for row in rows
        ]  # fmt: skip

    async def claim(self, errand: Errand, until: float) -> bool:
        """Take an errand in hand until a time; ``False`` if another was quicker."""
        column = schema.errand.c
        change = update(schema.errand).where(column.id == errand.id, column.due == errand.due)
        try:
            await self._database.write(ExactlyOne(change.values(due=until)))
        except StaleWrite:
            return False
        return True

    async def done(self, errand: Errand, *, refused: bool = False) -> None:
        """Note that a mail went, or can't go."""
        column = schema.errand.c
        await self._database.write(
            update(schema.errand).where(column.id == errand.id).values(due=None, refused=refused)
        )

    # --- Tickets ------------------------------------------------------------------------

    async def add_ticket(self, errand: Errand, guest: str, ticket: str, now: float) -> None:
        """Let a mail lead somewhere; an earlier one of its kind does so no more."""
        table = schema.ticket
        await self._database.write(
            delete(table).where(table.c.guest == guest, table.c.kind == errand.kind),
            insert(table).values(
                hash=ticket_hash(ticket),
                guest=guest,
                kind=errand.kind,
                address=errand.address,
                language=errand.language,
                created=now,
            ),
        )

    async def confirm(self, ticket: str, now: float) -> wire.Confirmed | None:
        """Use a ticket up: its address is its guest's. ``None`` if it leads nowhere."""
        found = await self._ticket("confirm", ticket, now)
        if found is None:
            return None
        guest, row = found
        box, hash_ = schema.mailbox, address_hash(row["address"])
        shared = select(func.count().label("all")).where(box.c.hash == hash_)
        (others,) = await self._database.read(shared.where(box.c.guest != guest.id))
        if others["all"] >= MOST_GUESTS:
            return None
        try:
            await self._database.write(
                self._use(ticket),
                delete(box).where(box.c.guest == guest.id),
                insert(box).values(
                    guest=guest.id,
                    hash=hash_,
                    address=row["address"],
                    language=row["language"],
                    created=now,
                    leave=new_ticket(),
                ),
                delete(schema.errand).where(
                    schema.errand.c.guest == guest.id, schema.errand.c.created < now - DAY
                ),
            )
        except (StaleWrite, Taken):  # another page was quicker
            return None
        return wire.Confirmed(nickname=guest.nickname, address=row["address"])

    async def enter(
        self, ticket: str, token_hash: str, kind: str | None, now: float
    ) -> StoredGuest | None:
        """Use a ticket up for a new device; ``None`` if it leads nowhere."""
        found = await self._ticket("enter", ticket, now)
        if found is None:
            return None
        try:
            await self._database.write(
                self._use(ticket), token_insert(found[0].id, token_hash, now, kind)
            )
        except StaleWrite:
            return None
        return found[0]

    async def whose(self, kind: ErrandKind, ticket: str, now: float) -> StoredGuest | None:
        """Return whom a ticket would lead to, and leave it as it is."""
        found = await self._ticket(kind, ticket, now)
        return None if found is None else found[0]

    async def _ticket(
        self, kind: ErrandKind, ticket: str, now: float
    ) -> tuple[StoredGuest, RowMapping] | None:
        table, guest = schema.ticket, schema.guest
        rows = await self._database.read(
            select(guest.c.id, guest.c.nickname, guest.c.portrait)
            .add_columns(table.c.address, table.c.language)
            .join_from(table, guest)
            .where(
                table.c.hash == ticket_hash(ticket),
                table.c.kind == kind,
                table.c.created > now - TICKET_SECONDS[kind],
            )
        )
        return (guest_of(rows[0]), rows[0]) if rows else None

    @staticmethod
    def _use(ticket: str) -> ExactlyOne:
        table = schema.ticket
        return ExactlyOne(delete(table).where(table.c.hash == ticket_hash(ticket)))

    # --- Addresses ----------------------------------------------------------------------

    async def mailboxes(self, guests: Iterable[str]) -> dict[str, StoredMailbox]:
        """Return where guests get mail; an address that takes none is none."""
        box = schema.mailbox
        found = await self._mailboxes(box.c.guest.in_(list(guests)), box.c.refused.is_(None))
        return {mailbox.guest: mailbox for mailbox in found}

    async def at(self, address: str) -> Sequence[StoredMailbox]:
        """Return whose an address is, who confirmed it first first."""
        return await self._mailboxes(schema.mailbox.c.hash == address_hash(address))

    async def _mailboxes(self, *which: Any) -> Sequence[StoredMailbox]:  # noqa: ANN401 - conditions
        box, guest = schema.mailbox, schema.guest
        rows = await self._database.read(
            select(box, guest.c.nickname).join(guest).where(*which).order_by(box.c.created)
        )
        return [
            StoredMailbox(
                row["guest"], row["nickname"], row["address"], row["language"], row["mailed"],
                row["leave"],
            )
            for row in rows
        ]  # fmt: skip

    async def shown(self, guest: str) -> wire.Mailbox | None:
        """Return a guest's address, as he himself is shown it."""
        box = schema.mailbox
        rows = await self._database.read(select(box).where(box.c.guest == guest))
        return next(
            (
                wire.Mailbox(
                    address=row["address"],
                    created=row["created"],
                    refused=row["refused"] is not None,
                )
                for row in rows
            ),
            None,
        )

    async def awaited(self, guest: str) -> wire.AwaitedAddress | None:
        """Return an address that a guest has named last, if he has not confirmed it."""
        errand, box = schema.errand, schema.mailbox
        confirmed = select(box.c.created).where(box.c.guest == guest).scalar_subquery()
        rows = await self._database.read(
            select(errand.c.address, errand.c.refused)
            .where(errand.c.guest == guest, errand.c.created > func.coalesce(confirmed, 0.0))
            .order_by(errand.c.created.desc())
            .limit(1)
        )
        return next(
            (wire.AwaitedAddress(address=row["address"], refused=row["refused"]) for row in rows),
            None,
        )

    async def mailed(self, mailbox: StoredMailbox, now: float) -> bool:
        """Note that letters go to an address now; ``False`` if another was quicker."""
        box = schema.mailbox.c
        same = (box.guest == mailbox.guest, box.mailed == mailbox.mailed, box.refused.is_(None))
        change = update(schema.mailbox).where(*same)
        try:
            await self._database.write(ExactlyOne(change.values(mailed=now)))
        except StaleWrite:
            return False
        return True

    async def not_mailed(self, mailbox: StoredMailbox) -> None:
        """Note that they did not go after all."""
        box = schema.mailbox
        await self._database.write(
            update(box).where(box.c.guest == mailbox.guest).values(mailed=mailbox.mailed)
        )

    async def refused(self, address: str, now: float) -> None:
        """Note that an address takes no mail: none goes there any more."""
        box = schema.mailbox
        await self._database.write(
            update(box).where(box.c.hash == address_hash(address)).values(refused=now)
        )

    async def leaver(self, leave: str) -> str | None:
        """Return who wants no more mail, by what stands in each."""
        box = schema.mailbox
        rows = await self._database.read(select(box.c.guest).where(box.c.leave == leave))
        return rows[0]["guest"] if rows else None

    async def forget(self, guest: str) -> None:
        """Forget a guest's address, and what was asked for it."""
        tables = (schema.mailbox, schema.ticket, schema.errand)
        await self._database.write(
            *(delete(table).where(table.c.guest == guest) for table in tables)
        )

    async def purge(self, now: float) -> None:
        """Forget what was asked for a day ago, and tickets that lead nowhere any more."""
        longest = max(TICKET_SECONDS.values())
        await self._database.write(
            delete(schema.errand).where(schema.errand.c.created < now - DAY),
            delete(schema.ticket).where(schema.ticket.c.created < now - longest),
        )
