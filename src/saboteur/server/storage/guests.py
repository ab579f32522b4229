"""The data of one guest: devices, preferences, tables, export and deletion."""

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from time import time
from typing import Any, Final, final

import msgspec
from sqlalchemy import (
    CompoundSelect,
    RowMapping,
    delete,
    func,
    insert,
    select,
    update,
)

from saboteur.bot_runtime.offered_bots import SUBSTITUTE_LEVEL
from saboteur.protocol import messages as wire
from saboteur.server.storage import schema
from saboteur.server.storage.chat import ChatStore
from saboteur.server.storage.database import ExpectOneRow, Statement
from saboteur.server.storage.email_addresses import EmailAddressStore
from saboteur.server.storage.groups import GroupStore
from saboteur.server.storage.holidays import HolidayStore
from saboteur.server.storage.invitations import InvitationStore
from saboteur.server.storage.leases import wakeup_updates
from saboteur.server.storage.notification_outbox import OutboxStore
from saboteur.server.storage.notification_settings import (
    NotificationSettingsStore,
    subscription_delete,
)
from saboteur.server.storage.operators import OperatorStore, cluster_event_insert
from saboteur.server.storage.passkeys import PasskeyStore
from saboteur.server.storage.pending_turns import PendingTurnStore
from saboteur.server.storage.player_stats import PlayerStatsStore
from saboteur.server.storage.relations import RelationStore
from saboteur.server.storage.reports import ReportStore
from saboteur.server.storage.reviews import ReviewStore, review_delete
from saboteur.server.storage.shared_reviews import SharedReviewStore
from saboteur.server.storage.statements import (
    device_of,
    device_session_insert,
    guest_of,
    last_activity_at,
    round_down_to_day,
    table_deletes,
)
from saboteur.server.storage.store import PURGE_BATCH_SIZE, GuestDataStore
from saboteur.server.storage.tables import TableStore
from saboteur.server.storage.tournament_rounds import TournamentRoundStore
from saboteur.server.storage.tournaments import TournamentStore
from saboteur.table.storage.models import STAGE_LOBBY, STAGE_PLAYING, GuestRecord, SeatAssignment
from saboteur.table.storage.ports import StaleWrite

TRANSFER_TTL_S: Final = 60
"""How long the token of a device transfer is valid."""
MAX_TABLES: Final = 100
"""Maximum number of tables in the list of a guest."""
MAX_DELETE_TRIES: Final = 5
SAMPLE_FACTOR: Final = 5
"""Active guests are counted only up to this multiple of the inactive ones."""
DEVICE_ID_LENGTH: Final = 16


GUEST_DATA_STORES: Final[tuple[type[GuestDataStore], ...]] = (
    ReportStore, ReviewStore, SharedReviewStore, RelationStore, InvitationStore, GroupStore,
    TournamentStore, ChatStore, PasskeyStore, OperatorStore, PendingTurnStore, HolidayStore,
    NotificationSettingsStore, EmailAddressStore, OutboxStore, PlayerStatsStore,
)  # fmt: skip
"""Stores with data of guests besides ``GuestStore``, in the order of deletion: what refers to
uploads goes before the uploads, which ``GuestStore`` deletes."""


@final
class GuestStore(GuestDataStore):
    """Data of single guests: devices, preferences, list of tables, export and deletion."""

    guest_tables = (
        schema.upload,
        schema.table_moderation,
        schema.device_session,
        schema.device_transfer,
    )

    # --- Devices ------------------------------------------------------------------------

    async def add_transfer(self, guest: GuestRecord, token_hash: str) -> None:
        """Store the token of a device transfer; an earlier one of the guest becomes invalid."""
        transfer = schema.device_transfer
        await self._database.write(
            delete(transfer).where(transfer.c.guest_id == guest.id),
            insert(transfer).values(token_hash=token_hash, guest_id=guest.id, created_at=time()),
        )

    async def use_transfer(
        self, transfer_hash: str, token_hash: str, user_agent: str | None = None
    ) -> GuestRecord | None:
        """Consume a transfer and add a device session.

        Returns ``None`` if the transfer is unknown or expired.
        """
        transfer, guest = schema.device_transfer, schema.guest
        now = time()
        rows = await self._database.read(
            select(guest.c.id, guest.c.nickname, guest.c.portrait)
            .join_from(transfer, guest)
            .where(
                transfer.c.token_hash == transfer_hash, transfer.c.created_at > now - TRANSFER_TTL_S
            )
        )
        if not rows:
            return None
        found = guest_of(rows[0])
        has_written = await self._write_unless_stale(
            ExpectOneRow(delete(transfer).where(transfer.c.token_hash == transfer_hash)),
            device_session_insert(found.id, token_hash, now, user_agent),
        )
        return found if has_written else None

    async def devices(self, guest: str, current_token_hash: str | None) -> tuple[wire.Device, ...]:
        """Return the device sessions of a guest, the most recently seen first."""
        session = schema.device_session
        rows = await self._rows_of(
            session, guest, session.c.last_seen_at.desc(), session.c.created_at.desc()
        )
        return tuple(
            wire.Device(
                id=device_id(row["token_hash"]),
                current=row["token_hash"] == current_token_hash,
                **device_of(row),
            )
            for row in rows
        )

    async def revoke_device(self, guest: str, device: str) -> bool:
        """Delete a device session on all nodes; ``False`` if the guest has no such device."""
        session, transfer = schema.device_session, schema.device_transfer
        return await self._write_unless_stale(
            ExpectOneRow(
                delete(session).where(
                    session.c.guest_id == guest,
                    session.c.token_hash.startswith(device, autoescape=True),
                )
            ),
            subscription_delete(
                (schema.push_subscription.c.guest_id == guest)
                & schema.push_subscription.c.device_token_hash.startswith(device, autoescape=True)
            ),
            # A stolen device may have started a transfer to another one.
            delete(transfer).where(transfer.c.guest_id == guest),
            cluster_event_insert("device", device),
        )

    async def purge_devices(self, since: float) -> None:
        """Delete device sessions not seen since a time, and expired transfers."""
        session, transfer = schema.device_session, schema.device_transfer
        await self._purge(session, session.c.last_seen_at < round_down_to_day(since))
        await self._purge(transfer, transfer.c.created_at < time() - TRANSFER_TTL_S)

    # --- Preferences ------------------------------------------------------------------

    async def preferences(self, guest: str) -> wire.Preferences | None:
        """Return the stored preferences of a guest; ``None`` if there are none."""
        column = schema.guest.c
        rows = await self._database.read(select(column.preferences).where(column.id == guest))
        return preferences_of(rows[0]) if rows else None

    async def save_preferences(self, guest: str, preferences: wire.Preferences) -> None:
        text = msgspec.json.encode(preferences).decode()
        await self._database.write(
            update(schema.guest).where(schema.guest.c.id == guest).values(preferences=text)
        )

    # --- Tables and export --------------------------------------------------------------

    async def tables_of(self, guest: str) -> tuple[wire.OwnTable, ...]:
        """Return the tables where a guest has a seat, the most recently used first."""
        table, seat = schema.game_table, schema.seat
        updated_at = last_activity_at().label("updated_at")
        codes = select(seat.c.table_code).where(seat.c.guest_id == guest)
        tables = (
            select(table.c.code, table.c.ruleset, table.c.stage, table.c.seats, updated_at)
            .where(table.c.code.in_(codes))
            .order_by(updated_at.desc(), table.c.code)
            .limit(MAX_TABLES)
            .subquery()
        )
        rows = await self._database.read(
            select(tables, seat.c.seat, seat.c.name)
            .outerjoin(seat, seat.c.table_code == tables.c.code)
            .order_by(tables.c.updated_at.desc(), tables.c.code)
        )
        return tuple(
            _own_table_of(list(group)) for _, group in groupby(rows, key=itemgetter("code"))
        )

    async def export_data(self, guest: str) -> wire.OwnData | None:
        """Return everything that is stored about a guest, except login secrets.

        ``None`` if there is no such guest.
        """
        rows = await self._database.read(select(schema.guest).where(schema.guest.c.id == guest))
        if not rows:
            return None
        own = await self.export_for(guest)
        for store in GUEST_DATA_STORES:
            own |= await store(self._database).export_for(guest)
        return wire.OwnData(
            id=guest,
            nickname=rows[0]["nickname"],
            portrait=rows[0]["portrait"],
            preferences=preferences_of(rows[0]),
            created_at=rows[0]["created_at"],
            last_seen_at=rows[0]["last_seen_at"],
            profile_visibility=rows[0]["profile_visibility"],
            **own,
        )

    async def export_for(self, guest: str) -> dict[str, Any]:
        """Return the devices, seats and uploads of a guest for the data export."""
        devices = await self._rows_of(
            schema.device_session, guest, schema.device_session.c.created_at
        )
        uploads = await self._rows_of(schema.upload, guest, schema.upload.c.created_at)
        return {
            "devices": tuple(wire.OwnDevice(**device_of(row)) for row in devices),
            "seats": await self._export_seats(guest),
            "uploads": tuple(
                wire.OwnUpload(id=row["id"], created_at=row["created_at"], record=row["record"])
                for row in uploads
            ),
        }

    async def _export_seats(self, guest: str) -> tuple[wire.OwnSeat, ...]:
        """Return the seats of a guest, and the tables that they host without a seat."""
        table, seat = schema.game_table, schema.seat
        rows = await self._database.read(
            select(
                table.c.code,
                table.c.ruleset,
                table.c.stage,
                table.c.created_at,
                table.c.host_guest_id,
            )
            .add_columns(seat.c.seat, seat.c.name)
            .outerjoin_from(
                table, seat, (seat.c.table_code == table.c.code) & (seat.c.guest_id == guest)
            )
            .where(table.c.code.in_(_table_codes_query(guest)))
            .order_by(table.c.created_at, table.c.code, seat.c.seat)
        )
        return tuple(
            wire.OwnSeat(
                table=row["code"],
                ruleset=row["ruleset"],
                stage=row["stage"],
                created_at=row["created_at"],
                is_host=row["host_guest_id"] == guest,
                seat=row["seat"],
                name=row["name"],
            )
            for row in rows
        )

    # --- Inactive and deleted guests ----------------------------------------------------

    async def inactive_since(self, since: float) -> Sequence[str]:
        """Return the ids of a batch of guests who were not seen since a time."""
        guest = schema.guest
        rows = await self._database.read(
            select(guest.c.id)
            .where(guest.c.last_seen_at < round_down_to_day(since))
            .limit(PURGE_BATCH_SIZE)
        )
        return [row["id"] for row in rows]

    async def last_seen_at(self) -> float:
        """Return the time when the most recent guest was seen; 0 if there are no guests."""
        rows = await self._database.read(
            select(func.max(schema.guest.c.last_seen_at).label("last_seen_at"))
        )
        return rows[0]["last_seen_at"] or 0.0

    async def inactive_share(self, since: float) -> float:
        """Return the share of guests, or of devices if higher, not seen since a time.

        A positive share below 1 / (1 + ``SAMPLE_FACTOR``) is rounded up to that; all others are
        exact.
        """
        shares: list[float] = []
        for table in (schema.guest, schema.device_session):
            inactive = await self._count(
                select(table.c.last_seen_at).where(table.c.last_seen_at < round_down_to_day(since))
            )
            # Usually few are inactive, so counting all active ones would take long for no gain.
            active = select(table.c.last_seen_at).where(
                table.c.last_seen_at >= round_down_to_day(since)
            )
            active_count = (
                await self._count(active.limit(SAMPLE_FACTOR * inactive)) if inactive else 1
            )
            shares.append(inactive / (inactive + active_count))
        return max(shares)

    async def table_codes(self, guest: str) -> Sequence[str]:
        """Return the codes of the tables where a guest has a seat or is the host."""
        return [row["code"] for row in await self._table_rows(guest)]

    async def delete_guest(self, guest: str) -> None:
        """Delete a guest and all their data.

        A seat in a game with other guests remains, with its number as its name. Raises
        ``StaleWrite`` if a table of the guest changed during each of several attempts.
        """
        await TournamentRoundStore(self._database).record_results_of(
            guest  # while the tables of the guest exist
        )
        for attempt in range(1, MAX_DELETE_TRIES + 1):
            statements = [
                statement
                for row in await self._table_rows(guest)
                for statement in _removal_statements(
                    guest, row, await TableStore(self._database).seat_assignments(row["code"])
                )
            ]
            for store in GUEST_DATA_STORES:
                statements += await store(self._database).delete_statements_for(guest)
            statements += await self.delete_statements_for(guest)
            statements.append(delete(schema.guest).where(schema.guest.c.id == guest))
            try:
                await self._database.write(*statements)
            except StaleWrite:  # a table of the guest has changed
                if attempt == MAX_DELETE_TRIES:
                    raise
            else:
                return

    async def _table_rows(self, guest: str) -> Sequence[RowMapping]:
        table = schema.game_table
        return await self._database.read(
            select(table.c.code, table.c.host_guest_id, table.c.stage, table.c.version).where(
                table.c.code.in_(_table_codes_query(guest))
            )
        )


def _table_codes_query(guest: str) -> CompoundSelect[*tuple[Any, ...]]:
    """Select a guest's tables, as player or host; a UNION, since an OR would use no index."""
    seat, table = schema.seat, schema.game_table
    return (
        select(seat.c.table_code)
        .where(seat.c.guest_id == guest)
        .union(select(table.c.code).where(table.c.host_guest_id == guest))
    )


def _removal_statements(
    guest: str, row: RowMapping, assignments: dict[int, SeatAssignment]
) -> list[Statement]:
    """Return statements that remove a guest from a table, or delete a table without others."""
    table, seat, code = schema.game_table, schema.seat, row["code"]
    other_guests = [
        assignment.guest
        for assignment in assignments.values()
        if assignment.guest not in (None, guest)
    ]
    if not other_guests:
        return table_deletes(code)
    statements: list[Statement] = [
        review_delete(code),  # it quotes claims of the guest
        ExpectOneRow(
            update(table)
            .where(table.c.code == code, table.c.version == row["version"])
            .values(
                version=row["version"] + 1,
                host_guest_id=other_guests[0]
                if row["host_guest_id"] == guest
                else row["host_guest_id"],
            )
        ),
    ]
    for number, assignment in assignments.items():
        is_seat = (seat.c.table_code == code, seat.c.seat == number)
        if assignment.guest != guest:
            continue
        if row["stage"] == STAGE_LOBBY:
            statements.append(delete(seat).where(*is_seat))
            continue
        # During play a bot takes over; otherwise the others would wait forever.
        bot_level = SUBSTITUTE_LEVEL if row["stage"] == STAGE_PLAYING else assignment.bot
        statements.append(
            update(seat)
            .where(*is_seat)
            .values(
                guest_id=None,
                name=f"#{number + 1}",
                portrait=None,
                bot_level=bot_level,
                is_absent=False,
                is_hotseat=False,
            )
        )
    if row["stage"] == STAGE_PLAYING:
        statements += wakeup_updates(code, time())
    return statements


def device_id(token_hash: str) -> str:
    """Return the public id of a device session, a prefix of the hash of its token."""
    return token_hash[:DEVICE_ID_LENGTH]


def preferences_of(row: RowMapping) -> wire.Preferences | None:
    """Decode the preferences of a guest; ``None`` if they are invalid in this version."""
    text = row["preferences"]
    if text is None:
        return None
    try:
        return msgspec.json.decode(text, type=wire.Preferences)
    except msgspec.ValidationError:
        return None


def _own_table_of(rows: Sequence[RowMapping]) -> wire.OwnTable:
    first = rows[0]
    names = {row["seat"]: row["name"] for row in rows}
    return wire.OwnTable(
        code=first["code"],
        ruleset=first["ruleset"],
        stage=first["stage"],
        players=tuple(map(names.get, range(first["seats"]))),
        updated_at=first["updated_at"],
    )
