"""Nodes in one process: sockets of remote tables, lost messages, two owners of a table."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from saboteur.protocol import messages as wire
from saboteur.server.cluster.broker import BrokerUnavailable, InMemoryBroker, InMemoryHub
from saboteur.server.cluster.messages import Envelope, decode, encode
from saboteur.server.cluster.peer_router import PEER_TIMEOUT_S, RemoteTarget
from saboteur.server.connection import SocketConnection
from saboteur.server.http.auth import create_guest
from saboteur.server.services import table_registry
from saboteur.server.services.table_registry import TableRegistry
from saboteur.server.settings import Settings
from saboteur.server.storage.tables import TableStore, open_table_store
from saboteur.table.actor.table_actor import TableActor
from saboteur.table.lifecycle.table_loading import IncompatibleTable
from saboteur.table.storage.models import GuestRecord
from tests.server.harness import TIMEOUT_S, in_process_bots
from tests.server.sqlite_files import new_sqlite_file

SETTINGS = Settings(data=Path(), bot_pause=0)


@asynccontextmanager
async def open_nodes(
    folder: Path, number: int = 2
) -> AsyncIterator[tuple[InMemoryHub, list["ClusterNode"]]]:
    exchange = InMemoryHub()
    async with AsyncExitStack() as stack:
        stack.enter_context(in_process_bots())
        yield exchange, [await ClusterNode.open(folder, exchange, stack) for _ in range(number)]


class ClusterNode:
    def __init__(
        self, storage: TableStore, broker: InMemoryBroker, registry: TableRegistry
    ) -> None:
        self.storage = storage
        self.broker = broker
        self.registry = registry

    @classmethod
    async def open(
        cls, folder: Path, exchange: InMemoryHub, stack: AsyncExitStack
    ) -> "ClusterNode":
        storage = await open_table_store(new_sqlite_file(folder))
        broker = InMemoryBroker(exchange)
        hall = TableRegistry(storage, SETTINGS, broker=broker)
        await hall.start()
        stack.push_async_callback(storage.close)
        stack.push_async_callback(hall.close)
        return cls(storage, broker, hall)

    async def join(self, code: str, guest: GuestRecord) -> tuple["ConnectedSeat", dict[str, Any]]:
        table = await self.registry.get_or_load(code)
        assert table is not None
        visit = SocketConnection(guest)
        table.attach(visit)
        table.on_message(visit, wire.Hello())
        seat = ConnectedSeat(table, visit)
        return seat, await seat.wait_for("snapshot")


class ConnectedSeat:
    def __init__(self, table: TableActor | RemoteTarget, connection: SocketConnection) -> None:
        self.table = table
        self.connection = connection

    async def wait_for(self, *types: str) -> dict[str, Any]:
        while True:
            text = await asyncio.wait_for(self.connection.next_frame(), TIMEOUT_S)
            assert text is not None
            frame: dict[str, Any] = json.loads(text)
            if frame["type"] in types:
                return frame

    def play(self, frame: dict[str, Any]) -> None:
        move = frame["legal_moves"][0]["text"]
        self.table.on_message(self.connection, wire.Play(version=frame["version"], move=move))


async def deal_game(node: ClusterNode) -> tuple[str, GuestRecord]:
    guest, _ = await create_guest(node.storage, "Ada")
    wish = wire.NewTable(seats=3, bots="random", options={"first_player": 0})
    return await node.registry.open_table(wish, guest), guest


async def test_remote_table_relays_same_frames_on_every_node(tmp_path: Path) -> None:
    async with open_nodes(tmp_path, 3) as (_, (owner, near, other)):
        code, guest = await deal_game(owner)
        own, first = await owner.join(code, guest)
        far, again = await near.join(code, guest)
        stranger, _ = await create_guest(other.storage, "Zoe")
        watching, seen = await other.join(code, stranger)
        assert isinstance(own.table, TableActor)
        assert isinstance(far.table, RemoteTarget)
        assert again == first
        assert far.connection.is_seated
        assert not watching.connection.is_seated
        assert seen["view"]["sight"] == "public"
        far.play(again)
        told = await own.wait_for("move-made")
        assert await far.wait_for("move-made") == told
        assert (await watching.wait_for("move-made"))["version"] == told["version"]
        lobby = await other.registry.describe(code, guest)
        assert lobby is not None
        assert (lobby.seat, lobby.you, lobby.seats[0].connected) == (0, guest.id, True)
        assert await other.registry.describe("22222", guest) is None
        # Presence follows the sockets of other nodes.
        own.table.detach(own.connection)
        far.table.detach(far.connection)
        while (await watching.wait_for("lobby"))["seats"][0]["connected"]:
            pass
        lobby = await other.registry.describe(code, guest)
        assert lobby is not None
        assert not lobby.seats[0].connected


@pytest.mark.parametrize("direction", ["to the owner", "from the owner"])
async def test_lost_cluster_message_closes_sockets_for_resync(
    tmp_path: Path, direction: str
) -> None:
    async with open_nodes(tmp_path) as (exchange, (owner, near)):
        code, guest = await deal_game(owner)
        await owner.join(code, guest)
        far, before = await near.join(code, guest)
        deaf = owner if direction == "to the owner" else near
        honest = exchange.nodes[deaf.broker.node]
        lost = asyncio.Event()
        exchange.nodes[deaf.broker.node] = lambda _: lost.set()
        far.play(before)
        await lost.wait()
        exchange.nodes[deaf.broker.node] = honest
        assert (
            await asyncio.wait_for(far.connection.wait_closed(), TIMEOUT_S) == wire.CLOSED_RECONNECT
        )
        far.table.detach(far.connection)
        again, after = await near.join(code, guest)
        assert after["version"] >= before["version"]
        if after["version"] == before["version"]:
            assert after == before
        while not after["legal_moves"]:  # bots are playing
            after = await again.wait_for("move-made")
        again.play(after)
        assert (await again.wait_for("move-made"))["version"] == after["version"] + 1


async def test_table_of_silent_node_is_taken_over(tmp_path: Path) -> None:
    async with open_nodes(tmp_path) as (exchange, (owner, near)):
        code, guest = await deal_game(owner)
        await owner.join(code, guest)
        far, before = await near.join(code, guest)
        del exchange.nodes[owner.broker.node]
        assert (
            await asyncio.wait_for(far.connection.wait_closed(), TIMEOUT_S) == wire.CLOSED_RECONNECT
        )
        far.table.detach(far.connection)
        again, after = await near.join(code, guest)
        assert isinstance(again.table, TableActor)
        assert after == before


async def test_stale_owner_is_stopped_on_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "saboteur.server.services.table_registry.LEASE_AUDIT_INTERVAL_S", 60
    )  # the write to the log finds it out, not the audit

    async with open_nodes(tmp_path) as (exchange, (first, second)):
        code, guest = await deal_game(first)
        old, frame = await first.join(code, guest)
        del exchange.owners[code]  # as if a lease had expired
        new, again = await second.join(code, guest)
        assert again == frame
        assert isinstance(new.table, TableActor)
        new.play(frame)
        told = await new.wait_for("move-made")
        old.play(frame)
        assert (
            await asyncio.wait_for(old.connection.wait_closed(), TIMEOUT_S) == wire.CLOSED_RECONNECT
        )
        assert "move-made" not in await remaining_frames(old.connection)
        back, synced = await first.join(code, guest)
        assert isinstance(back.table, RemoteTarget)
        assert synced["version"] >= told["version"]


async def remaining_frames(visit: SocketConnection) -> set[str]:
    types = set()
    while (text := await visit.next_frame()) is not None:
        types.add(json.loads(text)["type"])
    return types


async def test_idle_stale_owner_is_shut_down_by_ownership_check(tmp_path: Path) -> None:
    async with open_nodes(tmp_path) as (exchange, (first, second)):
        code, guest = await deal_game(first)
        old, frame = await first.join(code, guest)
        other = await first.registry.get_or_load(
            await first.registry.open_table(wire.NewTable(seats=3), guest)
        )
        # As if a lease had expired between claiming and loading the table.
        del exchange.owners[code]
        new, _ = await second.join(code, guest)
        new.play(frame)
        told = await new.wait_for("move-made")
        # These seats do not answer, or they would wait for the others, who play at the other node.
        assert (
            await asyncio.wait_for(old.connection.wait_closed(), TIMEOUT_S) == wire.CLOSED_RECONNECT
        )
        back, synced = await first.join(code, guest)
        assert isinstance(back.table, RemoteTarget)
        assert synced["version"] >= told["version"]
        assert isinstance(other, TableActor)
        # This node still believes that it is the owner.
        assert await first.registry.get_or_load(other.code) is other


async def test_owner_without_lease_cannot_store_a_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "saboteur.server.services.table_registry.LEASE_AUDIT_INTERVAL_S", 60
    )  # they have not noticed

    async with open_nodes(tmp_path) as (exchange, (first, second)):
        code, guest = await deal_game(first)
        old, frame = await first.join(code, guest)
        del exchange.owners[code]  # as if Redis had lost its data
        new, again = await second.join(code, guest)
        assert again == frame
        old.play(frame)  # the other node has written nothing yet: the number of the move is free
        assert (
            await asyncio.wait_for(old.connection.wait_closed(), TIMEOUT_S) == wire.CLOSED_RECONNECT
        )
        assert await first.storage.moves(code) == []
        new.play(frame)
        assert (await new.wait_for("move-made"))["version"] == 1


async def test_incompatible_table_survives_ownership_checks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def freeze(*_: object) -> None:
        raise IncompatibleTable("another revision")

    async with open_nodes(tmp_path) as (exchange, (first, second)):
        code, guest = await deal_game(first)
        seat, frame = await first.join(code, guest)
        seat.play(frame)
        await seat.wait_for("move-made")
        del exchange.owners[code]
        monkeypatch.setattr("saboteur.table.lifecycle.table_loading.replay_moves", freeze)
        table = await second.registry.get_or_load(code)
        for node in (first, second, first):
            await node.registry.audit_leases()
        assert await second.registry.get_or_load(code) is table


async def test_peer_links_resynchronise_after_both_restart(tmp_path: Path) -> None:
    async with open_nodes(tmp_path) as (exchange, (owner, near)):
        code, guest = await deal_game(owner)
        await owner.join(code, guest)
        # Each node has got an envelope of the other from before that one's restart.
        for sender, receiver in ((near, owner), (owner, near)):
            envelope = Envelope(sender=sender.broker.node, number=1)
            exchange.nodes[receiver.broker.node](encode(envelope))
        table = await near.registry.get_or_load(code)
        assert table is not None
        visit = SocketConnection(guest)
        table.attach(visit)
        assert await asyncio.wait_for(visit.wait_closed(), TIMEOUT_S) == wire.CLOSED_RECONNECT
        table.detach(visit)
        await near.join(code, guest)


async def test_remote_join_failure_closes_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_nodes(tmp_path) as (exchange, (owner, near)):
        code, guest = await deal_game(owner)
        exchange.owners[code] = owner.broker.node
        monkeypatch.setattr(table_registry, "load_table", _disk_full)
        table = await near.registry.get_or_load(code)
        assert isinstance(table, RemoteTarget)
        visit = SocketConnection(guest)
        table.attach(visit)
        table.on_message(visit, wire.Hello())
        assert await asyncio.wait_for(visit.wait_closed(), TIMEOUT_S) == wire.CLOSED_RECONNECT


async def _disk_full(*_: object) -> None:
    raise OSError("disk full")


async def test_idle_peer_link_times_out_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    monkeypatch.setattr("saboteur.server.cluster.peer_router.monotonic", lambda: now)
    monkeypatch.setattr("saboteur.server.cluster.peer_router.HEARTBEAT_INTERVAL_S", 0.01)

    async with open_nodes(tmp_path) as (_, (near, owner)):
        code, guest = await deal_game(owner)
        await owner.join(code, guest)
        far, _ = await near.join(code, guest)
        far.table.detach(far.connection)
        link = near.registry.peers.session(owner.broker.node)
        await wait_until(lambda: link.is_idle)
        now += 2 * PEER_TIMEOUT_S
        await wait_until(
            lambda: link.last_received_at == now
        )  # the time since the last heartbeat has passed
        wake = owner.registry.get_or_load

        async def slowly(code: str) -> TableActor | RemoteTarget | None:
            sent = link.sent_number
            # The near node has looked for silent nodes.
            await wait_until(lambda: link.sent_number > sent + 1)
            return await wake(code)

        monkeypatch.setattr(owner.registry, "get_or_load", slowly)
        await near.join(code, guest)  # the owner has been silent for long, but nobody asked


async def wait_until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(TIMEOUT_S):
        while not condition():  # noqa: ASYNC110 - see above
            await asyncio.sleep(0.01)


async def test_stale_owner_cannot_change_seats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "saboteur.server.services.table_registry.LEASE_AUDIT_INTERVAL_S", 60
    )  # the write to the log finds it out, not the audit

    async with open_nodes(tmp_path) as (exchange, (first, second)):
        ada, _ = await create_guest(first.storage, "Ada")
        bob, _ = await create_guest(first.storage, "Bob")
        code = await first.registry.open_table(wire.NewTable(seats=3), ada)
        tables = [await first.registry.get_or_load(code)]
        del exchange.owners[code]
        tables.append(await second.registry.get_or_load(code))
        visits = [SocketConnection(bob), SocketConnection(ada)]
        for table, visit in zip(tables, visits, strict=True):
            assert isinstance(table, TableActor)
            table.attach(visit)
            table.on_message(visit, wire.Hello())
            table.on_message(visit, wire.TakeSeat(seat=2))
        assert await asyncio.wait_for(visits[0].wait_closed(), TIMEOUT_S) == wire.CLOSED_RECONNECT
        while json.loads(await visits[1].next_frame() or "{}").get("seat") != 2:
            pass
        sitters = await first.storage.seat_assignments(code)
        assert {seat: who.guest for seat, who in sitters.items()} == {2: ada.id}


async def test_malformed_cluster_message_is_ignored(tmp_path: Path) -> None:
    async with open_nodes(tmp_path) as (exchange, (owner, near)):
        code, guest = await deal_game(owner)
        await owner.join(code, guest)
        far, frame = await near.join(code, guest)
        for junk in (b"", b"\xc1", b"x" * 100):
            exchange.nodes[owner.broker.node](junk)
        far.play(frame)
        assert (await far.wait_for("move-made"))["version"] == 1
        with pytest.raises(Exception, match="truncated"):
            decode(b"")


async def test_unresponsive_owner_raises_broker_unavailable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saboteur.server.cluster.peer_router.PEER_TIMEOUT_S", 0.2)

    async with open_nodes(tmp_path) as (exchange, (owner, near)):
        code, guest = await deal_game(owner)
        await owner.join(code, guest)
        exchange.nodes[owner.broker.node] = lambda _: None
        with pytest.raises(BrokerUnavailable):
            await near.registry.describe(code, guest)
