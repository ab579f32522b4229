"""Export and deletion of the data of a guest cover all database tables."""

import re
from typing import Any, Final

from sqlalchemy import Table

from saboteur.protocol import messages as wire
from saboteur.server.storage import schema
from saboteur.server.storage.groups import GroupStore
from saboteur.server.storage.guests import GUEST_DATA_STORES, GuestStore
from saboteur.server.storage.store import GuestDataStore
from saboteur.server.storage.tables import TableStore
from saboteur.server.storage.tournaments import TournamentStore
from tests.server.storage_data import ADA, engine_listener, seed_data

NOT_EXPORTED: Final = {
    "webauthn_challenge": "a login secret of five minutes",
    "device_transfer": "a login secret of a minute",
    "email_token": "a login secret; its address is exported",
    "table_moderation": "what the host of a table has decided",
    "pending_turn": "follows from the game, and lasts as long as a turn",
    "report_message": "part of a report by another guest; the message itself is exported",
}


def tables_of_guests() -> dict[str, Table]:
    """Return all tables with a column that names a guest."""
    return {
        table.name: table
        for table in schema.metadata.sorted_tables
        if any(
            column.name.endswith("guest_id")
            or any(key.column.table is schema.guest for key in column.foreign_keys)
            for column in table.columns
        )
    }


async def test_every_table_of_guests_is_exported_and_deleted(storage: TableStore) -> None:
    await seed_data(storage)
    database, guests = storage.database, GuestStore(storage.database)
    await GroupStore(database).create_group("Club", ADA.id)
    tournaments = TournamentStore(database)
    tournament = await tournaments.create_tournament(wire.NewTournament(name="Cup"), "Cup", ADA.id)
    await tournaments.sign_up(tournament, ADA, wire.SignUp())
    statements: list[str] = []

    def record(*arguments: Any) -> None:
        statements.append(arguments[2])

    with engine_listener("before_cursor_execute", record):
        assert await guests.export_data(ADA.id) is not None
    exported, statements[:] = "\n".join(statements), []
    tables = tables_of_guests()
    assert len(tables) > 25
    unread = {name for name in tables if not re.search(rf"\b(FROM|JOIN) {name}\b", exported)}
    assert unread == set(NOT_EXPORTED)
    with engine_listener("before_cursor_execute", record):
        await guests.delete_guest(ADA.id)
    deleted = "\n".join(statements)
    kept = {name for name in tables if not re.search(rf"\b(DELETE FROM|UPDATE) {name}\b", deleted)}
    assert kept == set()


def test_every_store_of_guest_data_is_registered() -> None:
    def subclasses(base: type[GuestDataStore]) -> set[type[GuestDataStore]]:
        direct = set(base.__subclasses__())
        return direct.union(*map(subclasses, direct))

    concrete = {
        store
        for store in subclasses(GuestDataStore)
        if not getattr(store, "__abstractmethods__", None)
    }
    assert concrete == {*GUEST_DATA_STORES, GuestStore}
