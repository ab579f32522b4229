"""Of what each guest wants to be told, and which of his browsers are reached by push."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, final
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import ColumnElement, Delete, RowMapping, delete, func, insert, select, update

from saboteur.server.storage import schema
from saboteur.server.storage.database import Change, Database
from saboteur.server.storage.letters import LetterStorage
from saboteur.server.storage.mail import MailStorage
from saboteur.table.keeping import Taken
from saboteur.wire import messages as wire

MOST_SUBSCRIPTIONS: Final = 20
"""Of one guest; the oldest goes when another comes."""
KEY: Final = 1


@dataclass(frozen=True, slots=True)
class Subscription:
    """A browser that is reached by push."""

    endpoint: str
    public_key: str
    secret: str
    language: str
    failed: int = 0
    after: float = 0.0

    @property
    def hash(self) -> str:
        """By which it is kept."""
        return sha256(self.endpoint.encode()).hexdigest()


@final
class PostStorage:
    """What one server keeps in order to reach its guests."""

    def __init__(self, database: Database) -> None:
        """Take a database whose schema is in place."""
        self._database = database

    # --- By what push services know us -------------------------------------------------

    async def push_key(self, new: str) -> str:
        """Return our secret key; the one that is given here if there was none."""
        found = await self.kept_push_key()
        if found is not None:
            return found
        try:
            await self._database.write(insert(schema.push_key).values(id=KEY, secret=new))
        except Taken:  # another node was quicker
            return await self.kept_push_key() or new
        return new

    async def kept_push_key(self) -> str | None:
        """Return our secret key, if there is one yet."""
        rows = await self._database.read(select(schema.push_key.c.secret))
        return rows[0]["secret"] if rows else None

    # --- Wishes -------------------------------------------------------------------------

    async def wishes(self, guests: Iterable[str]) -> dict[str, wire.Wishes]:
        """Return what guests want to hear of; who never said has no entry."""
        table = schema.wishes
        rows = await self._database.read(select(table).where(table.c.guest.in_(list(guests))))
        return {row["guest"]: msgspec.json.decode(row["text"], type=wire.Wishes) for row in rows}

    async def wish(self, guest: str, wishes: wire.Wishes) -> None:
        """Remember what a guest wants to hear of."""
        table, text = schema.wishes, msgspec.json.encode(wishes).decode()
        await self._database.write(
            delete(table).where(table.c.guest == guest),
            insert(table).values(guest=guest, text=text),
        )

    # --- Browsers -----------------------------------------------------------------------

    async def subscribe(self, guest: str, device: str, new: Subscription, now: float) -> None:
        """Reach a guest's device there from now on, and nobody else; it is reached at one place."""
        table = schema.subscription
        kept = (
            select(table.c.hash)
            .where(table.c.guest == guest, table.c.device != device)
            .order_by(table.c.created.desc())
            .limit(MOST_SUBSCRIPTIONS - 1)
        )
        older = [row["hash"] for row in await self._database.read(kept)]
        changes: list[Change] = [
            delete(table).where(table.c.hash == new.hash),
            delete(table).where(table.c.guest == guest, table.c.hash.not_in(older)),
            insert(table).values(
                hash=new.hash,
                guest=guest,
                device=device,
                endpoint=new.endpoint,
                public_key=new.public_key,
                secret=new.secret,
                language=new.language,
                created=now,
            ),
        ]
        await self._database.write(*changes)

    async def unsubscribe(self, guest: str, device: str) -> None:
        """Reach a guest's device no more."""
        table = schema.subscription
        await self._database.write(
            delete(table).where(table.c.guest == guest, table.c.device == device)
        )

    async def subscriptions(self, guests: Iterable[str]) -> dict[str, list[Subscription]]:
        """Return the browsers by which guests are reached; a device that is forgotten is none."""
        table, token = schema.subscription, schema.token
        rows = await self._database.read(
            select(table)
            .join(token, (token.c.hash == table.c.device) & (token.c.guest == table.c.guest))
            .where(table.c.guest.in_(list(guests)))
            .order_by(table.c.created)
        )
        found: dict[str, list[Subscription]] = defaultdict(list)
        for row in rows:
            found[row["guest"]].append(_subscription(row))
        return found

    async def devices(self, guest: str) -> set[str]:
        """Return the devices of a guest that are reached, by the hashes of their tokens."""
        table, token = schema.subscription, schema.token
        rows = await self._database.read(
            select(table.c.device)
            .join(token, token.c.hash == table.c.device)
            .where(table.c.guest == guest)
        )
        return {row["device"] for row in rows}

    async def reached(self, hash_: str) -> None:
        """Note that a browser was reached."""
        table = schema.subscription
        await self._database.write(
            update(table).where(table.c.hash == hash_).values(failed=0, after=0.0)
        )

    async def missed(self, hash_: str, failed: int, after: float) -> None:
        """Note that a browser was not reached so many times, and when to try again."""
        table = schema.subscription
        await self._database.write(
            update(table).where(table.c.hash == hash_).values(failed=failed, after=after)
        )

    async def dead(self, hash_: str) -> None:
        """Forget a browser that is reached no more."""
        await self._database.write(without_subscription(schema.subscription.c.hash == hash_))

    # --- All of it ----------------------------------------------------------------------

    async def own(self, guest: str) -> wire.OwnPost:
        """Return all of it that is a guest's."""
        table, mail = schema.subscription, MailStorage(self._database)
        rows = await self._database.read(
            select(table).where(table.c.guest == guest).order_by(table.c.created)
        )
        letters = await LetterStorage(self._database).of_guest(guest)
        return wire.OwnPost(
            wishes=(await self.wishes([guest])).get(guest, wire.Wishes()),
            mailbox=await mail.shown(guest),
            awaited=await mail.awaited(guest),
            subscriptions=tuple(
                wire.OwnSubscription(
                    service=urlsplit(row["endpoint"]).hostname or "", created=row["created"]
                )
                for row in rows
            ),
            letters=tuple(
                wire.OwnLetter(
                    kind=stored.letter.kind, table=stored.letter.table, since=stored.letter.since
                )
                for stored in letters
            ),
        )

    async def purge(self) -> None:
        """Forget where devices were reached that are themselves forgotten."""
        known = select(schema.token.c.hash)
        await self._database.write(without_subscription(schema.subscription.c.device.not_in(known)))

    async def boxes(self, codes: Sequence[str]) -> dict[str, str]:
        """Return which rule sets are played at tables."""
        table = schema.game_table
        rows = await self._database.read(
            select(table.c.code, table.c.ruleset).where(table.c.code.in_(codes))
        )
        return {row["code"]: row["ruleset"] for row in rows}

    async def count(self) -> int:
        """Return how many browsers are reached by push."""
        (row,) = await self._database.read(
            select(func.count().label("all")).select_from(schema.subscription)
        )
        return int(row["all"])


def without_subscription(which: ColumnElement[bool]) -> Delete:
    """Return what forgets browsers that are reached."""
    return delete(schema.subscription).where(which)


def _subscription(row: RowMapping) -> Subscription:
    return Subscription(
        row["endpoint"],
        row["public_key"],
        row["secret"],
        row["language"],
        row["failed"],
        row["after"],
    )
