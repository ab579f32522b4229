"""Tables of other nodes, and sockets of other nodes at our tables.

A node that has a socket passes its frames on to the table's owner, and the owner's frames back.
Messages may be lost: their numbers tell. Then every socket between the two nodes is asked to come
back, and resumes from the log; so does everything when a node dies.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine
from itertools import count
from time import monotonic
from typing import Any, Final, Protocol, assert_never, final

import msgspec

from saboteur.server.cluster.broker import Broker, BrokerUnavailable
from saboteur.server.cluster.messages import (
    UNKNOWN,
    AnyNodeMessage,
    AskLobby,
    Close,
    Connect,
    Deliver,
    Disconnect,
    Envelope,
    Forward,
    FromOwner,
    GuestForgotten,
    LobbyAnswer,
    Seated,
    decode,
    encode,
)
from saboteur.server.connection import CountedConnection
from saboteur.server.metrics import REMOTE_CONNECTIONS
from saboteur.table.connection import Connection
from saboteur.table.live import LiveTable
from saboteur.table.models import StoredGuest
from saboteur.wire.encode import Frame
from saboteur.wire.messages import (
    CLOSED_LOST,
    CLOSED_NO_GUEST,
    FromClient,
    FromReviewer,
    Lobby,
)

HEARTBEAT_SECONDS: Final = 0.5
"""So often nodes with something between them hear of each other."""
SILENCE_SECONDS: Final = 3.0
"""Seconds of silence after which another node counts as gone."""

_log: Final = logging.getLogger(__name__)


class LivePlace(Protocol):
    """Where sockets come in: a table, or a shared review."""

    @property
    def code(self) -> str:
        """What leads there."""

    def enter(self, connection: Connection) -> None:
        """Let a socket in."""

    def leave(self, connection: Connection) -> None:
        """Let a socket go."""

    def hear(self, connection: Connection, message: Any) -> None:  # noqa: ANN401 - each its own
        """Take a frame in."""


@final
class Link:
    """What is between us and one other node."""

    def __init__(self, node: str) -> None:
        """Begin with nothing."""
        self.node = node
        self.sent = 0
        self.heard = 0
        self.heard_at = monotonic()
        self.out: list[AnyNodeMessage] = []
        self.near: dict[int, Connection] = {}
        """Our sockets at his tables."""
        self.far: dict[int, RemoteConnection] = {}
        """His sockets at our tables."""
        self.asked: dict[int, asyncio.Future[Lobby | None]] = {}

    @property
    def idle(self) -> bool:
        """Whether nothing goes on between the two."""
        return not (self.near or self.far or self.asked or self.out)


@final
class RemoteConnection(CountedConnection):
    """A socket that another node has, at a table of ours."""

    def __init__(
        self, guest: StoredGuest, number: int, post: Callable[[AnyNodeMessage], None]
    ) -> None:
        """``post`` sends a message to the node of the socket."""
        super().__init__(guest)
        self.number = number
        self.table: LivePlace | None = None
        self.waiting: list[FromClient | FromReviewer] = []
        """What was said before the table was woken."""
        self._post = post

    def send_frame(self, frame: Frame) -> None:
        """Send what is encoded already."""
        self._post(Deliver(connections=[self.number], frame=frame))

    def close(self, code: int) -> None:
        """Ask for the end of the socket."""
        self._post(Close(connection=self.number, code=code))

    def seat(self, *, seated: bool) -> None:
        """Note whether its guest has a seat."""
        if seated != self.seated:
            self.seated = seated
            self._post(Seated(connection=self.number, seated=seated))


@final
class RemoteTable:
    """A table of another node, or a shared review there, for the sockets that we have."""

    def __init__(self, code: str, owner: str, peers: "Peers") -> None:
        """Take where it is."""
        self.code = code
        self.owner = owner
        self._peers = peers
        self._numbers: dict[int, int] = {}

    def enter(self, connection: Connection) -> None:
        """Let a socket in."""
        number = self._numbers[id(connection)] = self._peers.next_number()
        self._peers.link(self.owner).near[number] = connection
        guest = connection.guest
        message = Connect(
            connection=number,
            code=self.code,
            guest=guest.id,
            nickname=guest.nickname,
            portrait=guest.portrait,
        )
        self._peers.post(self.owner, message)

    def leave(self, connection: Connection) -> None:
        """Let a socket go."""
        number = self._numbers.pop(id(connection))
        if self._peers.forget(self.owner, number):
            self._peers.post(self.owner, Disconnect(connection=number))

    def hear(self, connection: Connection, message: FromClient | FromReviewer) -> None:
        """Take a frame in."""
        self._peers.post(
            self.owner, Forward(connection=self._numbers[id(connection)], message=message)
        )


@final
class Peers:
    """All other nodes that we have to do with."""

    def __init__(
        self,
        broker: Broker,
        own: Callable[[str], Awaitable[LivePlace | None]],
        remove_guest: Callable[[str], Coroutine[object, object, None]],
    ) -> None:
        """``own`` wakes a table if it is ours; ``send_out`` sends a guest out of all of ours."""
        self._broker = broker
        self._own = own
        self._remove_guest = remove_guest
        self._links: dict[str, Link] = {}
        self._numbers = count(1)
        self._flushing = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._heart: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to listen for nodes that fall silent."""
        self._heart = asyncio.create_task(self._heartbeat(), name="peers")

    async def close(self) -> None:
        """Break with everybody."""
        tasks = [*self._tasks, *([self._heart] if self._heart else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.drop_all()

    async def lobby(self, code: str, owner: str, guest: StoredGuest | None) -> Lobby | None:
        """Ask the owner of a table for its description."""
        number = self.next_number()
        answer: asyncio.Future[Lobby | None] = asyncio.get_running_loop().create_future()
        self.link(owner).asked[number] = answer
        self.post(
            owner,
            AskLobby(
                question=number,
                code=code,
                guest=None if guest is None else guest.id,
            ),
        )
        try:
            async with asyncio.timeout(SILENCE_SECONDS):
                return await answer
        except TimeoutError:
            raise BrokerUnavailable("the owner of the table does not answer") from None
        finally:
            if owner in self._links:
                self._links[owner].asked.pop(number, None)

    def forget_guest(self, guest: str, owners: Collection[str]) -> None:
        """Close the sockets that a guest has here, and let the owners of his tables know."""
        for link in self._links.values():
            for connection in link.near.values():
                if connection.guest.id == guest:
                    connection.close(CLOSED_NO_GUEST)
        for node in owners:
            self.post(node, GuestForgotten(guest=guest))

    # --- Messages out -------------------------------------------------------------------

    def next_number(self) -> int:
        """Return a number for a connection or a question."""
        return next(self._numbers)

    def link(self, node: str) -> Link:
        """Return what is between us and a node."""
        if node not in self._links:
            self._links[node] = Link(node)
        return self._links[node]

    def forget(self, node: str, number: int) -> bool:
        """Let go of a socket of ours; ``False`` if the link was broken meanwhile."""
        link = self._links.get(node)
        return link is not None and link.near.pop(number, None) is not None

    def post(self, node: str, message: AnyNodeMessage) -> None:
        """Write to a node; what is written in one turn of the loop goes in one envelope."""
        out = self.link(node).out
        last = out[-1] if out else None
        if (
            isinstance(message, Deliver)
            and isinstance(last, Deliver)
            and last.frame is message.frame
        ):
            last.connections += message.connections
        else:
            out.append(message)
        if not self._flushing:
            self._flushing = True
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        self._flushing = False
        for link in self._links.values():
            if link.out:
                self._send(link)

    def _send(self, link: Link) -> None:
        link.sent += 1
        envelope = Envelope(sender=self._broker.node, number=link.sent, messages=link.out)
        link.out = []
        self._broker.post(link.node, encode(envelope))

    async def _heartbeat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            for link in list(self._links.values()):
                if link.idle:
                    link.heard_at = monotonic()  # nobody owes us a word
                    continue
                if monotonic() - link.heard_at > SILENCE_SECONDS:
                    self._break(link)
                else:
                    self._send(link)

    # --- Messages in --------------------------------------------------------------------

    def receive(self, payload: bytes) -> None:
        """Read an envelope."""
        try:
            envelope = decode(payload)
        except msgspec.DecodeError:
            return  # its number will be missed
        link = self._links.get(envelope.sender)
        if envelope.number == UNKNOWN:
            if link is not None:
                self._drop(link)
            return
        link = link or self.link(envelope.sender)
        # If he has begun anew, so must both: to go on from his first would look so to him too.
        if envelope.number != link.heard + 1:
            self._break(link)
            return
        link.heard = envelope.number
        link.heard_at = monotonic()
        for message in envelope.messages:
            self._take(link, message)

    def drop_all(self) -> None:
        """Break with everybody, as when our own lease is lost."""
        for link in list(self._links.values()):
            self._break(link)

    def _break(self, link: Link) -> None:
        self._drop(link)
        notice = Envelope(sender=self._broker.node, number=UNKNOWN)
        self._broker.post(link.node, encode(notice))

    def _drop(self, link: Link) -> None:
        """Forget all that was between us: sockets come back, and resume from the log."""
        if self._links.get(link.node) is link:
            del self._links[link.node]
        for connection in link.near.values():
            connection.close(CLOSED_LOST)
        for far in list(link.far.values()):
            self._leave(link, far.number)
        for answer in link.asked.values():
            if not answer.done():
                answer.set_exception(BrokerUnavailable("the owner of the table is gone"))
        link.near.clear()

    def _take(self, link: Link, message: AnyNodeMessage) -> None:
        match message:
            case Connect():
                self._enter(link, message)
            case Forward(connection=number, message=said):
                self._hear(link, number, said)
            case Disconnect(connection=number):
                self._leave(link, number)
            case AskLobby():
                self._spawn(self._answer(link, message))
            case GuestForgotten(guest=guest):
                self._spawn(self._remove_guest(guest))
            case _:
                _take_back(link, message)

    # --- Sockets of others --------------------------------------------------------------

    def _enter(self, link: Link, message: Connect) -> None:
        node = link.node
        guest = StoredGuest(message.guest, message.nickname, message.portrait)

        def post(answer: AnyNodeMessage) -> None:
            if self._links.get(node) is link:  # or nobody waits for it
                self.post(node, answer)

        far = link.far[message.connection] = RemoteConnection(guest, message.connection, post)
        REMOTE_CONNECTIONS.inc()
        self._spawn(self._admit(link, far, message.code))

    async def _admit(self, link: Link, far: RemoteConnection, code: str) -> None:
        try:
            table = await self._owned(code)
        except Exception:  # noqa: BLE001 - whatever it was, nobody may wait for ever
            _log.exception("a socket of another node could not be let in")
            table = None
        if far.number not in link.far:
            return  # it has left meanwhile
        if table is None:
            far.close(CLOSED_LOST)
            return
        far.table = table
        table.enter(far)
        for message in far.waiting:
            table.hear(far, message)
        far.waiting.clear()

    def _hear(self, link: Link, number: int, message: FromClient | FromReviewer) -> None:
        far = link.far.get(number)
        if far is None:
            return
        if far.table is None:
            far.waiting.append(message)
        else:
            far.table.hear(far, message)

    def _leave(self, link: Link, number: int) -> None:
        far = link.far.pop(number, None)
        if far is None:
            return
        REMOTE_CONNECTIONS.dec()
        if far.table is not None:
            far.table.leave(far)

    async def _answer(self, link: Link, message: AskLobby) -> None:
        table = await self._owned(message.code)
        guest = None if message.guest is None else StoredGuest(message.guest, "")
        lobby = table.lobby(guest) if isinstance(table, LiveTable) else None
        if self._links.get(link.node) is link:
            self.post(link.node, LobbyAnswer(question=message.question, lobby=lobby))

    async def _owned(self, code: str) -> LivePlace | None:
        try:
            return await self._own(code)
        except BrokerUnavailable:
            return None

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _take_back(link: Link, message: FromOwner) -> None:
    """Pass on what an owner says to sockets of ours; those that have gone do not hear it."""
    match message:
        case Deliver(connections=numbers, frame=frame):
            for connection in filter(None, map(link.near.get, numbers)):
                connection.send_frame(frame)
        case Seated(connection=number, seated=seated):
            if number in link.near:
                link.near[number].seat(seated=seated)
        case Close(connection=number, code=code):
            if number in link.near:
                link.near[number].close(code)
        case LobbyAnswer(question=number, lobby=lobby):
            answer = link.asked.get(number)
            if answer is not None and not answer.done():
                answer.set_result(lobby)
        case _:
            assert_never(message)
