"""What belongs to a guest alone: his devices, his tables, and all that we hold about him."""

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from time import time
from typing import Any, Final, final

import msgspec
from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    RowMapping,
    Select,
    Table,
    delete,
    func,
    insert,
    select,
    update,
)

from saboteur.server.storage import schema
from saboteur.server.storage.careers import CareerStorage
from saboteur.server.storage.database import Change, Database, ExactlyOne
from saboteur.server.storage.gatherings import GatheringStorage
from saboteur.server.storage.groups import GroupStorage
from saboteur.server.storage.heats import HeatStorage
from saboteur.server.storage.invitations import InvitationStorage
from saboteur.server.storage.leases import made_due
from saboteur.server.storage.operators import notice_insert
from saboteur.server.storage.people import PeopleStorage, without_ties
from saboteur.server.storage.post import PostStorage, without_subscription
from saboteur.server.storage.reports import ReportStorage, without_reports
from saboteur.server.storage.reviews import without_review
from saboteur.server.storage.rows import (
    day_of,
    device_of,
    guest_of,
    sitter_of,
    table_deletes,
    token_insert,
)
from saboteur.server.storage.shared_reviews import SharedReviewStorage, without_shared_reviews
from saboteur.server.storage.talk import pins_of, place_of, said
from saboteur.server.storage.waiting import orders_of
from saboteur.table.keeping import StaleWrite
from saboteur.table.models import LOBBY, PLAYING, STAND_IN, Sitter, StoredGuest
from saboteur.wire import messages as wire

TRANSFER_SECONDS: Final = 60
"""So long the way onto another device stays open."""
MOST_TABLES: Final = 100
"""So many of his tables a guest is shown."""
MOST_PURGED: Final = 100
"""So many guests or devices are forgotten in one commit: moves wait for no longer than that."""
FORGET_TRIES: Final = 5
ENOUGH: Final = 5
"""Times as many as stayed away: more of the others make no difference to their share."""
DEVICE_SIGNS: Final = 16


@final
class GuestStorage:
    """What one server keeps of each guest, for himself."""

    def __init__(self, database: Database) -> None:
        """Take a database whose schema is in place."""
        self._database = database

    # --- Devices ------------------------------------------------------------------------

    async def add_transfer(self, guest: StoredGuest, token_hash: str) -> None:
        """Open a way onto another device; an earlier one is closed."""
        transfer = schema.transfer
        await self._database.write(
            delete(transfer).where(transfer.c.guest == guest.id),
            insert(transfer).values(hash=token_hash, guest=guest.id, created=time()),
        )

    async def use_transfer(
        self, transfer_hash: str, token_hash: str, kind: str | None = None
    ) -> StoredGuest | None:
        """Use a transfer up for a new token; ``None`` if it is unknown, used or too old."""
        transfer, guest = schema.transfer, schema.guest
        now = time()
        rows = await self._database.read(
            select(guest.c.id, guest.c.nickname, guest.c.portrait)
            .join_from(transfer, guest)
            .where(transfer.c.hash == transfer_hash, transfer.c.created > now - TRANSFER_SECONDS)
        )
        if not rows:
            return None
        found = guest_of(rows[0])
        try:
            await self._database.write(
                ExactlyOne(delete(transfer).where(transfer.c.hash == transfer_hash)),
                token_insert(found.id, token_hash, now, kind),
            )
        except StaleWrite:  # another device was quicker
            return None
        return found

    async def devices(self, guest: str, here: str | None) -> tuple[wire.Device, ...]:
        """Return the browsers that know a guest, who came last first; one of them is here."""
        token = schema.token
        rows = await self._own(token, guest, token.c.seen.desc(), token.c.created.desc())
        return tuple(
            wire.Device(id=device_id(row["hash"]), here=row["hash"] == here, **device_of(row))
            for row in rows
        )

    async def revoke(self, guest: str, device: str) -> bool:
        """Forget a device of a guest, on all nodes; ``False`` if he has no such device."""
        token, transfer = schema.token, schema.transfer
        try:
            await self._database.write(
                ExactlyOne(
                    delete(token).where(
                        token.c.guest == guest, token.c.hash.startswith(device, autoescape=True)
                    )
                ),
                without_subscription(
                    (schema.subscription.c.guest == guest)
                    & schema.subscription.c.device.startswith(device, autoescape=True)
                ),
                # Whoever holds the device may have opened a way onto another one.
                delete(transfer).where(transfer.c.guest == guest),
                notice_insert("device", device),
            )
        except StaleWrite:
            return False
        return True

    async def purge_devices(self, since: float) -> None:
        """Forget devices that have not come since a time, and ways that nobody took."""
        token, transfer = schema.token, schema.transfer
        await self._purge(token, token.c.seen < day_of(since))
        await self._purge(transfer, transfer.c.created < time() - TRANSFER_SECONDS)

    async def _purge(self, table: Table, old: ColumnElement[bool]) -> None:
        """Delete in portions, each by its key."""
        query = select(table.c.hash).where(old).limit(MOST_PURGED)
        while rows := await self._database.read(query):
            hashes = [row["hash"] for row in rows]
            await self._database.write(delete(table).where(table.c.hash.in_(hashes)))

    # --- How he likes to play ---------------------------------------------------------

    async def preferences(self, guest: str) -> wire.Preferences | None:
        """Return how a guest likes to play; ``None`` if he has never said."""
        column = schema.guest.c
        rows = await self._database.read(select(column.preferences).where(column.id == guest))
        return preferences_of(rows[0]) if rows else None

    async def prefer(self, guest: str, preferences: wire.Preferences) -> None:
        """Remember how a guest likes to play."""
        text = msgspec.json.encode(preferences).decode()
        await self._database.write(
            update(schema.guest).where(schema.guest.c.id == guest).values(preferences=text)
        )

    # --- His own ------------------------------------------------------------------------

    async def tables(self, guest: str) -> tuple[wire.OwnTable, ...]:
        """Return where a guest has a seat, the latest first."""
        table, seat, move = schema.game_table, schema.seat, schema.move
        last = (
            select(move.c.at)
            .where(move.c.code == table.c.code)
            .order_by(move.c.number.desc())
            .limit(1)
            .scalar_subquery()
        )
        latest = func.coalesce(table.c.ended, last, table.c.created).label("updated")
        mine = select(seat.c.code).where(seat.c.guest == guest)
        own = (
            select(table.c.code, table.c.ruleset, table.c.stage, table.c.seats, latest)
            .where(table.c.code.in_(mine))
            .order_by(latest.desc(), table.c.code)
            .limit(MOST_TABLES)
            .subquery()
        )
        rows = await self._database.read(
            select(own, seat.c.seat, seat.c.name)
            .outerjoin(seat, seat.c.code == own.c.code)
            .order_by(own.c.updated.desc(), own.c.code)
        )
        return tuple(_own_table(list(group)) for _, group in groupby(rows, key=itemgetter("code")))

    async def data(self, guest: str) -> wire.OwnData | None:
        """Return all that we hold about a guest, but not what opens his seat."""
        rows = await self._database.read(select(schema.guest).where(schema.guest.c.id == guest))
        if not rows:
            return None
        uploads = await self._own(schema.upload, guest, schema.upload.c.created)
        talk = await self._own(schema.talk, guest, schema.talk.c.at, schema.talk.c.number)
        notes = await self._own(schema.note, guest, schema.note.c.at, schema.note.c.about)
        devices = await self._own(schema.token, guest, schema.token.c.created)
        passkeys = await self._own(schema.passkey, guest, schema.passkey.c.created)
        bans = await self._own(schema.ban, guest, schema.ban.c.created)
        orders = await self._own(schema.standing, guest, schema.standing.c.code)
        holidays = await self._own(schema.holiday, guest, schema.holiday.c.since)
        careers = CareerStorage(self._database)
        shared, remarks = await SharedReviewStorage(self._database).own(guest)
        return wire.OwnData(
            id=guest,
            nickname=rows[0]["nickname"],
            portrait=rows[0]["portrait"],
            preferences=preferences_of(rows[0]),
            created=rows[0]["created"],
            seen=rows[0]["seen"],
            devices=tuple(wire.OwnDevice(**device_of(row)) for row in devices),
            passkeys=tuple(wire.OwnDevice(**device_of(row)) for row in passkeys),
            seats=await self._seats(guest),
            talk=tuple(map(_talk_of, talk)),
            notes=tuple(map(_note_of, notes)),
            uploads=tuple(
                wire.OwnUpload(id=row["id"], created=row["created"], record=row["record"])
                for row in uploads
            ),
            reports=await ReportStorage(self._database).own(guest),
            bans=tuple(wire.OwnBan(created=row["created"], until=row["until"]) for row in bans),
            post=await PostStorage(self._database).own(guest),
            orders=tuple(map(_orders_of, orders)),
            holidays=tuple(
                wire.Holiday(since=row["since"], until=row["until"]) for row in holidays
            ),
            shows=rows[0]["shows"],
            ties=await PeopleStorage(self._database).own(guest),
            invitations=await InvitationStorage(self._database).own(guest),
            groups=await GroupStorage(self._database).own(guest),
            gatherings=await GatheringStorage(self._database).own(guest),
            tallies=await careers.own(guest),
            ratings=tuple(
                wire.OwnRating(box=each.box, games=each.games, mu=each.mu, sigma=each.sigma)
                for each in await careers.ratings([guest])
            ),
            shared_reviews=shared,
            remarks=remarks,
        )

    async def _own(
        self, table: Table, guest: str, *order: ColumnElement[Any]
    ) -> Sequence[RowMapping]:
        return await self._database.read(
            select(table).where(table.c.guest == guest).order_by(*order)
        )

    async def _seats(self, guest: str) -> tuple[wire.OwnSeat, ...]:
        """List his seats, and the tables that he hosts without one."""
        table, seat = schema.game_table, schema.seat
        rows = await self._database.read(
            select(table.c.code, table.c.ruleset, table.c.stage, table.c.created, table.c.host)
            .add_columns(seat.c.seat, seat.c.name)
            .outerjoin_from(table, seat, (seat.c.code == table.c.code) & (seat.c.guest == guest))
            .where(table.c.code.in_(_codes(guest)))
            .order_by(table.c.created, table.c.code, seat.c.seat)
        )
        return tuple(
            wire.OwnSeat(
                table=row["code"],
                ruleset=row["ruleset"],
                stage=row["stage"],
                created=row["created"],
                host=row["host"] == guest,
                seat=row["seat"],
                name=row["name"],
            )
            for row in rows
        )

    # --- Gone ---------------------------------------------------------------------------

    async def idle(self, since: float) -> Sequence[str]:
        """Return who has not come since a time, by id."""
        guest = schema.guest
        rows = await self._database.read(
            select(guest.c.id).where(guest.c.seen < day_of(since)).limit(MOST_PURGED)
        )
        return [row["id"] for row in rows]

    async def last_seen(self) -> float:
        """Return when anybody came last, by the database alone; 0 if nobody ever did."""
        rows = await self._database.read(select(func.max(schema.guest.c.seen).label("at")))
        return rows[0]["at"] or 0.0

    async def share_idle(self, since: float) -> float:
        """Return which share of the guests, or of their devices, has not come since a time.

        Where it is small, it may be smaller still.
        """
        shares: list[float] = []
        for kept in (schema.guest, schema.token):
            idle = await self._count(select(kept.c.seen).where(kept.c.seen < day_of(since)))
            # Of those who came no more are counted than matter: usually few stay away.
            came = select(kept.c.seen).where(kept.c.seen >= day_of(since))
            others = await self._count(came.limit(ENOUGH * idle)) if idle else 1
            shares.append(idle / (idle + others))
        return max(shares)

    async def _count(self, query: Select[*tuple[Any, ...]]) -> int:
        (row,) = await self._database.read(
            select(func.count().label("all")).select_from(query.subquery())
        )
        return int(row["all"])

    async def codes(self, guest: str) -> Sequence[str]:
        """Return the tables where a guest has a seat or is the host."""
        return [row["code"] for row in await self._tables(guest)]

    async def forget(self, guest: str) -> None:
        """Delete a guest and what is his. Where others played, his seat has only a number."""
        await HeatStorage(self._database).take_of(guest)  # while his tables are there
        for tries in range(1, FORGET_TRIES + 1):
            changes = [
                change
                for row in await self._tables(guest)
                for change in _without(guest, row, await self._sitters(row["code"]))
            ]
            own = (
                schema.upload, schema.conduct, schema.talk, schema.note, schema.transfer,
                schema.token, schema.ban, schema.passkey, schema.challenge, schema.awaited,
                schema.standing, schema.holiday, schema.subscription, schema.wishes,
                schema.mailbox, schema.errand, schema.ticket, schema.letter, schema.tally,
                schema.rating,
            )  # fmt: skip
            changes += without_reports(guest)
            uploads = select(schema.upload.c.id).where(schema.upload.c.guest == guest)
            changes.append(delete(schema.review).where(schema.review.c.name.in_(uploads)))
            changes += without_shared_reviews(guest)
            changes += without_ties(guest)
            changes += await GroupStorage(self._database).without(guest)
            changes += await GatheringStorage(self._database).without(guest)
            changes += [delete(kept).where(kept.c.guest == guest) for kept in own]
            changes.append(delete(schema.guest).where(schema.guest.c.id == guest))
            try:
                await self._database.write(*changes)
            except StaleWrite:  # something happened at one of his tables
                if tries == FORGET_TRIES:
                    raise
            else:
                return

    async def _tables(self, guest: str) -> Sequence[RowMapping]:
        table = schema.game_table
        return await self._database.read(
            select(table.c.code, table.c.host, table.c.stage, table.c.edition).where(
                table.c.code.in_(_codes(guest))
            )
        )

    async def _sitters(self, code: str) -> dict[int, Sitter]:
        seat = schema.seat
        rows = await self._database.read(
            select(seat).where(seat.c.code == code).order_by(seat.c.seat)
        )
        return {row["seat"]: sitter_of(row) for row in rows}


def _codes(guest: str) -> CompoundSelect[*tuple[Any, ...]]:
    """Find the tables where a guest has a seat or is the host: each by its index, not by an OR."""
    seat, table = schema.seat, schema.game_table
    return (
        select(seat.c.code)
        .where(seat.c.guest == guest)
        .union(select(table.c.code).where(table.c.host == guest))
    )


def _without(guest: str, row: RowMapping, sitters: dict[int, Sitter]) -> list[Change]:
    """Return what takes a guest out of a table; nobody keeps one where nobody else has a seat."""
    table, seat, code = schema.game_table, schema.seat, row["code"]
    others = [who.guest for who in sitters.values() if who.guest not in (None, guest)]
    if not others:
        return table_deletes(code)
    changes: list[Change] = [
        without_review(code),  # it tells what he claimed
        ExactlyOne(
            update(table)
            .where(table.c.code == code, table.c.edition == row["edition"])
            .values(
                edition=row["edition"] + 1,
                host=others[0] if row["host"] == guest else row["host"],
            )
        ),
    ]
    for number, who in sitters.items():
        own = (seat.c.code == code, seat.c.seat == number)
        if who.guest != guest:
            continue
        if row["stage"] == LOBBY:
            changes.append(delete(seat).where(*own))
            continue
        # During play a bot goes on, or the others would wait for ever.
        bot = STAND_IN if row["stage"] == PLAYING else who.bot
        changes.append(
            update(seat)
            .where(*own)
            .values(
                guest=None,
                name=f"#{number + 1}",
                portrait=None,
                bot=bot,
                away=False,
                shared=False,
            )
        )
    if row["stage"] == PLAYING:
        changes += made_due(code, time())
    return changes


def device_id(token_hash: str) -> str:
    """Return what a device is called by: nobody finds its token by that."""
    return token_hash[:DEVICE_SIGNS]


def preferences_of(row: RowMapping) -> wire.Preferences | None:
    """Read how a guest likes to play; what an older version wrote and nobody knows is dropped."""
    text = row["preferences"]
    if text is None:
        return None
    try:
        return msgspec.json.decode(text, type=wire.Preferences)
    except msgspec.ValidationError:
        return None


def _own_table(rows: Sequence[RowMapping]) -> wire.OwnTable:
    """Read a table from its seats."""
    first = rows[0]
    names = {row["seat"]: row["name"] for row in rows}
    return wire.OwnTable(
        code=first["code"],
        ruleset=first["ruleset"],
        stage=first["stage"],
        players=tuple(map(names.get, range(first["seats"]))),
        updated=first["updated"],
    )


def _talk_of(row: RowMapping) -> wire.OwnTalk:
    return wire.OwnTalk(**said(row), table=row["code"], at=row["at"], place=place_of(row))


def _orders_of(row: RowMapping) -> wire.OwnOrders:
    orders = orders_of(row)
    return wire.OwnOrders(
        table=row["code"],
        seat=row["seat"],
        moves=orders.moves,
        lapsed=orders.lapsed,
        always_no=orders.always_no,
    )


def _note_of(row: RowMapping) -> wire.OwnNote:
    return wire.OwnNote(
        table=row["code"],
        seat=row["seat"],
        about=row["about"],
        suspicion=row["suspicion"],
        text=row["text"],
        pins=pins_of(row),
        at=row["at"],
    )
