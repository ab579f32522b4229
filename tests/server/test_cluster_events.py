"""Cluster events: operators and guests change what every node must know."""

from time import time

import pytest
from sqlalchemy import URL, insert

from saboteur.protocol import messages as wire
from saboteur.server.connection import SocketConnection
from saboteur.server.ops.operators import OperatorService
from saboteur.server.services.bans import ActiveBans
from saboteur.server.services.cluster_events import ClusterEvents
from saboteur.server.services.connections import ConnectionInfo, ConnectionRegistry
from saboteur.server.services.table_registry import TableClosed
from saboteur.server.storage import schema
from saboteur.server.storage.operators import OperatorStore
from saboteur.server.storage.tables import TableStore
from tests.server.harness import RegistryHarness, two_nodes


async def test_cluster_events_reach_every_node(database: URL) -> None:
    """The socket is at one node, the table at the other: each reads the event itself."""
    async with two_nodes(database) as (one, two):
        code, (ada, bob) = await one.start_game("Ada", "Bob", ruleset="duel")
        bob.leave()
        doors, notices = await _cluster_event_reader(two)
        owner_doors, owner_notices = await _cluster_event_reader(one)
        far = await two.join(code, "Bob")
        await far.wait_for_lobby(seat=1)
        with doors.track(ConnectionInfo(far.connection, far.table, "192.0.2.7", "d" * 16)):
            operators = OperatorService(one.storage, "op")
            await operators.ban("192.0.2.0/24", 60, "flood")
            await notices.poll()
            assert await far.wait_closed() == wire.CLOSED_BANNED
            await ada.wait_for_seats("absent", [False, True])
            late = SocketConnection(far.guest)
            with doors.track(ConnectionInfo(late, far.table, "192.0.2.9", "e" * 16)):
                assert await late.wait_closed() == wire.CLOSED_BANNED
        cid = await two.join(code, "Cid")
        await cid.wait_for_lobby(seat=None)
        with doors.track(ConnectionInfo(cid.connection, cid.table, "198.51.100.1", "f" * 16)):
            await operators.close_table(code, "spoilt")
            await notices.poll()  # not the owner: nothing happens here
            await owner_notices.poll()
            assert await cid.wait_closed() == wire.CLOSED_BY_OPERATOR
            assert await ada.wait_closed() == wire.CLOSED_BY_OPERATOR
        assert owner_doors.list_connections() == []
        with pytest.raises(TableClosed):
            await two.registry.resolve(code, far.guest)


async def _cluster_event_reader(
    harness: RegistryHarness,
) -> tuple[ConnectionRegistry, ClusterEvents]:
    bans = ActiveBans()
    doors = ConnectionRegistry(bans)
    kept = OperatorStore(harness.storage.database)
    hall = harness.registry
    notices = ClusterEvents(
        kept,
        bans,
        doors,
        hall.close_table,
        on_holidays_changed=hall.notify_holidays_changed,
        on_relations_changed=hall.notify_relations_changed,
    )
    await notices.start()
    return doors, notices


async def test_cluster_event_committed_late_is_still_read(storage: TableStore) -> None:
    heard: list[str] = []

    async def put_away(code: str) -> None:
        heard.append(code)

    bans = ActiveBans()
    kept = OperatorStore(storage.database)
    notices = ClusterEvents(
        kept,
        bans,
        ConnectionRegistry(bans),
        put_away,
        on_holidays_changed=print,
        on_relations_changed=print,
    )
    await notices.start()
    for number, code in ((5, "FIVES"), (4, "FOURS"), (6, "SIXES")):
        await storage.database.write(
            insert(schema.cluster_event).values(
                id=number, kind="table", target=code, created_at=time()
            )
        )
        await notices.poll()
        await notices.poll()
    assert heard == ["FIVES", "FOURS", "SIXES"]
