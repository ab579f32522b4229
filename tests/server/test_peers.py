"""Nodes in one process: sockets at tables of others, lost letters, two who believe they own."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from saboteur.server.cluster.broker import BrokerUnavailable, Exchange, MemoryBroker
from saboteur.server.cluster.messages import decode
from saboteur.server.cluster.peers import SILENCE_SECONDS, RemoteTable
from saboteur.server.connection import SocketConnection
from saboteur.server.http.identity import new_guest
from saboteur.server.lobby.registry import TableRegistry
from saboteur.server.settings import Settings
from saboteur.server.storage.tables import Storage, open_storage
from saboteur.table.live import LiveTable
from saboteur.table.models import StoredGuest
from saboteur.table.waking import FrozenTable
from saboteur.wire import messages as wire
from tests.server.files import new_file
from tests.server.party import PATIENCE, near_bots

SETTINGS = Settings(data=Path(), bot_pause=0)


@asynccontextmanager
async def nodes(folder: Path, number: int = 2) -> AsyncIterator[tuple[Exchange, list["Node"]]]:
    exchange = Exchange()
    async with AsyncExitStack() as stack:
        stack.enter_context(near_bots())
        yield exchange, [await Node.opened(folder, exchange, stack) for _ in range(number)]


class Node:
    def __init__(self, storage: Storage, broker: MemoryBroker, hall: TableRegistry) -> None:
        self.storage = storage
        self.broker = broker
        self.hall = hall

    @classmethod
    async def opened(cls, folder: Path, exchange: Exchange, stack: AsyncExitStack) -> "Node":
        storage = await open_storage(new_file(folder))
        broker = MemoryBroker(exchange)
        hall = TableRegistry(storage, SETTINGS, broker=broker)
        await hall.enter()
        stack.push_async_callback(storage.close)
        stack.push_async_callback(hall.close)
        return cls(storage, broker, hall)

    async def sit(self, code: str, guest: StoredGuest) -> tuple["Seat", dict[str, Any]]:
        table = await self.hall.find(code)
        assert table is not None
        visit = SocketConnection(guest)
        table.enter(visit)
        table.hear(visit, wire.Hello())
        seat = Seat(table, visit)
        return seat, await seat.wait_for("sync")


class Seat:
    def __init__(self, table: LiveTable | RemoteTable, visit: SocketConnection) -> None:
        self.table = table
        self.visit = visit

    async def wait_for(self, *types: str) -> dict[str, Any]:
        while True:
            text = await asyncio.wait_for(self.visit.next_frame(), PATIENCE)
            assert text is not None
            frame: dict[str, Any] = json.loads(text)
            if frame["type"] in types:
                return frame

    def play(self, frame: dict[str, Any]) -> None:
        move = frame["options"][0]["text"]
        self.table.hear(self.visit, wire.Play(version=frame["version"], move=move))


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await test()

    asyncio.run(whole())


async def dealt(node: Node) -> tuple[str, StoredGuest]:
    guest, _ = await new_guest(node.storage, "Ada")
    wish = wire.NewTable(seats=3, bots="random", options={"first_player": 0})
    return await node.hall.open(wish, guest), guest


def test_a_socket_sees_the_same_at_every_node(tmp_path: Path) -> None:
    async def test() -> None:
        async with nodes(tmp_path, 3) as (_, (owner, near, other)):
            code, guest = await dealt(owner)
            own, first = await owner.sit(code, guest)
            far, again = await near.sit(code, guest)
            stranger, _ = await new_guest(other.storage, "Zoe")
            watching, seen = await other.sit(code, stranger)
            assert isinstance(own.table, LiveTable)
            assert isinstance(far.table, RemoteTable)
            assert again == first
            assert far.visit.seated
            assert not watching.visit.seated
            assert seen["view"]["sight"] == "public"
            far.play(again)
            told = await own.wait_for("happened")
            assert await far.wait_for("happened") == told
            assert (await watching.wait_for("happened"))["version"] == told["version"]
            lobby = await other.hall.lobby(code, guest)
            assert lobby is not None
            assert (lobby.seat, lobby.you, lobby.seats[0].here) == (0, guest.id, True)
            assert await other.hall.lobby("22222", guest) is None
            # Presence follows the sockets of other nodes.
            own.table.leave(own.visit)
            far.table.leave(far.visit)
            while (await watching.wait_for("lobby"))["seats"][0]["here"]:
                pass
            lobby = await other.hall.lobby(code, guest)
            assert lobby is not None
            assert not lobby.seats[0].here

    run(test)


@pytest.mark.parametrize("direction", ["to the owner", "from the owner"])
def test_a_lost_letter_brings_the_sockets_back(tmp_path: Path, direction: str) -> None:
    async def test() -> None:
        async with nodes(tmp_path) as (exchange, (owner, near)):
            code, guest = await dealt(owner)
            await owner.sit(code, guest)
            far, before = await near.sit(code, guest)
            deaf = owner if direction == "to the owner" else near
            honest = exchange.nodes[deaf.broker.node]
            lost = asyncio.Event()
            exchange.nodes[deaf.broker.node] = lambda _: lost.set()
            far.play(before)
            await lost.wait()
            exchange.nodes[deaf.broker.node] = honest
            assert await asyncio.wait_for(far.visit.closed(), PATIENCE) == wire.CLOSED_LOST
            far.table.leave(far.visit)
            again, after = await near.sit(code, guest)
            assert after["version"] >= before["version"]
            if after["version"] == before["version"]:
                assert after == before
            while not after["options"]:  # bots are at it
                after = await again.wait_for("happened")
            again.play(after)
            assert (await again.wait_for("happened"))["version"] == after["version"] + 1

    run(test)


def test_a_silent_node_is_given_up_and_its_table_taken(tmp_path: Path) -> None:
    async def test() -> None:
        async with nodes(tmp_path) as (exchange, (owner, near)):
            code, guest = await dealt(owner)
            await owner.sit(code, guest)
            far, before = await near.sit(code, guest)
            del exchange.nodes[owner.broker.node]
            assert await asyncio.wait_for(far.visit.closed(), PATIENCE) == wire.CLOSED_LOST
            far.table.leave(far.visit)
            again, after = await near.sit(code, guest)
            assert isinstance(again.table, LiveTable)
            assert after == before

    run(test)


def test_of_two_who_believe_they_own_a_table_one_is_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saboteur.server.lobby.registry.OWNER_SECONDS", 60)  # by the log, here

    async def test() -> None:
        async with nodes(tmp_path) as (exchange, (first, second)):
            code, guest = await dealt(first)
            old, frame = await first.sit(code, guest)
            del exchange.owners[code]  # as if a lease had ended
            new, again = await second.sit(code, guest)
            assert again == frame
            assert isinstance(new.table, LiveTable)
            new.play(frame)
            told = await new.wait_for("happened")
            old.play(frame)
            assert await asyncio.wait_for(old.visit.closed(), PATIENCE) == wire.CLOSED_LOST
            assert "happened" not in await left_of(old.visit)
            back, synced = await first.sit(code, guest)
            assert isinstance(back.table, RemoteTable)
            assert synced["version"] >= told["version"]

    run(test)


async def left_of(visit: SocketConnection) -> set[str]:
    types = set()
    while (text := await visit.next_frame()) is not None:
        types.add(json.loads(text)["type"])
    return types


def test_of_two_who_believe_they_own_a_table_the_one_who_waits_is_put_down(tmp_path: Path) -> None:
    async def test() -> None:
        async with nodes(tmp_path) as (exchange, (first, second)):
            code, guest = await dealt(first)
            old, frame = await first.sit(code, guest)
            other = await first.hall.find(await first.hall.open(wire.NewTable(seats=3), guest))
            del exchange.owners[code]  # as if a lease had ended between claim and waking
            new, _ = await second.sit(code, guest)
            new.play(frame)
            told = await new.wait_for("happened")
            # He says nothing: he would wait for the others, who play at another node.
            assert await asyncio.wait_for(old.visit.closed(), PATIENCE) == wire.CLOSED_LOST
            back, synced = await first.sit(code, guest)
            assert isinstance(back.table, RemoteTable)
            assert synced["version"] >= told["version"]
            assert isinstance(other, LiveTable)
            assert await first.hall.find(other.code) is other  # this one is still its own

    run(test)


def test_who_has_lost_a_table_moves_there_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saboteur.server.lobby.registry.OWNER_SECONDS", 60)  # he has not noticed

    async def test() -> None:
        async with nodes(tmp_path) as (exchange, (first, second)):
            code, guest = await dealt(first)
            old, frame = await first.sit(code, guest)
            del exchange.owners[code]  # as if Redis had forgotten everything
            new, again = await second.sit(code, guest)
            assert again == frame
            old.play(frame)  # the other has written nothing yet: the number of the move is free
            assert await asyncio.wait_for(old.visit.closed(), PATIENCE) == wire.CLOSED_LOST
            assert await first.storage.moves(code) == []
            new.play(frame)
            assert (await new.wait_for("happened"))["version"] == 1

    run(test)


def test_a_table_that_can_not_go_on_is_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def freeze(*_: object) -> None:
        raise FrozenTable("another revision")

    async def test() -> None:
        async with nodes(tmp_path) as (exchange, (first, second)):
            code, guest = await dealt(first)
            seat, frame = await first.sit(code, guest)
            seat.play(frame)
            await seat.wait_for("happened")
            del exchange.owners[code]
            monkeypatch.setattr("saboteur.table.waking.replayed", freeze)
            table = await second.hall.find(code)
            for node in (first, second, first):
                await node.hall._check_owners(dict(node.hall._live))
            assert await second.hall.find(code) is table

    run(test)


def test_two_nodes_that_both_begin_anew_find_each_other(tmp_path: Path) -> None:
    async def test() -> None:
        async with nodes(tmp_path) as (_, (owner, near)):
            code, guest = await dealt(owner)
            await owner.sit(code, guest)
            # Each has heard the first envelope of the other, and only one has sent another since.
            near.hall._peers.link(owner.broker.node).heard = 1
            late = owner.hall._peers.link(near.broker.node)
            late.sent = late.heard = 1
            table = await near.hall.find(code)
            assert table is not None
            visit = SocketConnection(guest)
            table.enter(visit)
            assert await asyncio.wait_for(visit.closed(), PATIENCE) == wire.CLOSED_LOST
            table.leave(visit)
            await near.sit(code, guest)

    run(test)


def test_a_node_that_can_not_let_a_socket_in_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with nodes(tmp_path) as (exchange, (owner, near)):
            code, guest = await dealt(owner)
            exchange.owners[code] = owner.broker.node
            monkeypatch.setattr(owner.hall, "_wake", _disk_full)
            table = await near.hall.find(code)
            assert isinstance(table, RemoteTable)
            visit = SocketConnection(guest)
            table.enter(visit)
            table.hear(visit, wire.Hello())
            assert await asyncio.wait_for(visit.closed(), PATIENCE) == wire.CLOSED_LOST

    run(test)


async def _disk_full(*_: object) -> None:
    raise OSError("disk full")


def test_two_nodes_without_business_owe_each_other_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    monkeypatch.setattr("saboteur.server.cluster.peers.monotonic", lambda: now)
    monkeypatch.setattr("saboteur.server.cluster.peers.HEARTBEAT_SECONDS", 0.01)

    async def test() -> None:
        nonlocal now
        async with nodes(tmp_path) as (_, (near, owner)):
            code, guest = await dealt(owner)
            await owner.sit(code, guest)
            far, _ = await near.sit(code, guest)
            far.table.leave(far.visit)
            link = near.hall._peers.link(owner.broker.node)
            await until(lambda: link.idle)
            now += 2 * SILENCE_SECONDS
            await until(lambda: link.heard_at == now)  # a beat of nobody's heart has passed
            wake = owner.hall.find

            async def slowly(code: str) -> LiveTable | RemoteTable | None:
                sent = link.sent
                await until(lambda: link.sent > sent + 1)  # near has looked who is silent
                return await wake(code)

            monkeypatch.setattr(owner.hall, "find", slowly)
            await near.sit(code, guest)  # the owner has been silent for long, but nobody asked

    run(test)


async def until(happened: Callable[[], bool]) -> None:
    """Wait for something that tells nobody when it happens."""
    async with asyncio.timeout(PATIENCE):
        while not happened():  # noqa: ASYNC110 - see above
            await asyncio.sleep(0.01)


def test_seats_too_have_one_owner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saboteur.server.lobby.registry.OWNER_SECONDS", 60)  # by the log, here

    async def test() -> None:
        async with nodes(tmp_path) as (exchange, (first, second)):
            ada, _ = await new_guest(first.storage, "Ada")
            bob, _ = await new_guest(first.storage, "Bob")
            code = await first.hall.open(wire.NewTable(seats=3), ada)
            tables = [await first.hall.find(code)]
            del exchange.owners[code]
            tables.append(await second.hall.find(code))
            visits = [SocketConnection(bob), SocketConnection(ada)]
            for table, visit in zip(tables, visits, strict=True):
                assert isinstance(table, LiveTable)
                table.enter(visit)
                table.hear(visit, wire.Hello())
                table.hear(visit, wire.TakeSeat(seat=2))
            assert await asyncio.wait_for(visits[0].closed(), PATIENCE) == wire.CLOSED_LOST
            while json.loads(await visits[1].next_frame() or "{}").get("seat") != 2:
                pass
            sitters = await first.storage.sitters(code)
            assert {seat: who.guest for seat, who in sitters.items()} == {2: ada.id}

    run(test)


def test_nonsense_from_the_network_is_no_letter(tmp_path: Path) -> None:
    async def test() -> None:
        async with nodes(tmp_path) as (exchange, (owner, near)):
            code, guest = await dealt(owner)
            await owner.sit(code, guest)
            far, frame = await near.sit(code, guest)
            for junk in (b"", b"\xc1", b"x" * 100):
                exchange.nodes[owner.broker.node](junk)
            far.play(frame)
            assert (await far.wait_for("happened"))["version"] == 1
            with pytest.raises(Exception, match="truncated"):
                decode(b"")

    run(test)


def test_the_owner_that_does_not_answer_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saboteur.server.cluster.peers.SILENCE_SECONDS", 0.2)

    async def test() -> None:
        async with nodes(tmp_path) as (exchange, (owner, near)):
            code, guest = await dealt(owner)
            await owner.sit(code, guest)
            exchange.nodes[owner.broker.node] = lambda _: None
            with pytest.raises(BrokerUnavailable):
                await near.hall.lobby(code, guest)

    run(test)
