"""Routes frames between nodes: local sockets at remote tables, remote sockets at local tables.

The node that has a socket forwards its frames to the node that owns the table, and the owner's
frames back to the socket. Messages may be lost, which the envelope numbers reveal. Then all sockets
between the two nodes are closed; the clients reconnect and resume from the log. The same happens
when a node fails.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine
from itertools import count
from time import monotonic
from typing import Any, Final, Protocol, assert_never, final

import msgspec

from saboteur.protocol.encode import Frame
from saboteur.protocol.messages import (
    CLOSED_NOT_AUTHENTICATED,
    CLOSED_RECONNECT,
    FromClient,
    FromReviewer,
    Lobby,
)
from saboteur.server.cluster.broker import Broker, BrokerUnavailable
from saboteur.server.cluster.messages import (
    RESET_NUMBER,
    AnyNodeMessage,
    ClientFrame,
    Close,
    Connect,
    Disconnect,
    Envelope,
    FromOwner,
    GuestDeleted,
    LobbyRequest,
    LobbyResponse,
    SeatStatus,
    ServerFrame,
    decode,
    encode,
)
from saboteur.server.connection import MeteredConnection
from saboteur.server.metrics import REMOTE_CONNECTIONS
from saboteur.table.actor.table_actor import TableActor
from saboteur.table.connections.connection import Connection
from saboteur.table.storage.models import GuestRecord

HEARTBEAT_INTERVAL_S: Final = 0.5
"""Interval of envelopes (empty ones if need be) between nodes with an active session."""
PEER_TIMEOUT_S: Final = 3.0
"""Seconds of silence after which another node counts as gone."""

_log: Final = logging.getLogger(__name__)


class ConnectionTarget(Protocol):
    """Something that connections attach to: a table or a shared review."""

    @property
    def code(self) -> str:
        """The code of the table, or the id of the shared review."""

    def attach(self, connection: Connection) -> None: ...

    def detach(self, connection: Connection) -> None: ...

    def on_message(self, connection: Connection, message: Any) -> None:  # noqa: ANN401 - by target
        """Handle a decoded frame from ``connection``."""


@final
class PeerSession:
    """The state shared with one other node; it is discarded when an envelope was lost."""

    def __init__(self, node: str) -> None:
        self.node = node
        self.sent_number = 0
        self.received_number = 0
        self.last_received_at = monotonic()
        self.outgoing: list[AnyNodeMessage] = []
        self.local_connections: dict[int, Connection] = {}
        """This node's sockets at tables of the other node, by number."""
        self.remote_connections: dict[int, RemoteConnection] = {}
        """The other node's sockets at tables of this node, by number."""
        self.pending_requests: dict[int, asyncio.Future[Lobby | None]] = {}

    @property
    def is_idle(self) -> bool:
        """Whether there are no connections, requests or unsent messages."""
        return not (
            self.local_connections
            or self.remote_connections
            or self.pending_requests
            or self.outgoing
        )


@final
class RemoteConnection(MeteredConnection):
    """A socket of another node at a table of this node.

    ``send_to_node`` sends a message to the node that has the socket.
    """

    def __init__(
        self, guest: GuestRecord, number: int, send_to_node: Callable[[AnyNodeMessage], None]
    ) -> None:
        super().__init__(guest)
        self.number = number
        self.target: ConnectionTarget | None = None
        self.buffered_messages: list[FromClient | FromReviewer] = []
        """Messages that arrived before the table was loaded."""
        self._send_to_node = send_to_node

    def send_frame(self, frame: Frame) -> None:
        self._send_to_node(ServerFrame(connections=[self.number], frame=frame))

    def close(self, code: int) -> None:
        self._send_to_node(Close(connection=self.number, code=code))

    def set_seated(self, *, seated: bool) -> None:
        if seated != self.is_seated:
            self.is_seated = seated
            self._send_to_node(SeatStatus(connection=self.number, seated=seated))


@final
class RemoteTarget:
    """A table or shared review of another node, as the target of sockets of this node."""

    def __init__(self, code: str, owner: str, peers: "PeerRouter") -> None:
        self.code = code
        self.owner = owner
        self._peers = peers
        self._numbers: dict[int, int] = {}

    def attach(self, connection: Connection) -> None:
        number = self._numbers[id(connection)] = self._peers.next_number()
        self._peers.session(self.owner).local_connections[number] = connection
        guest = connection.guest
        message = Connect(
            connection=number,
            code=self.code,
            guest=guest.id,
            nickname=guest.nickname,
            portrait=guest.portrait,
        )
        self._peers.send(self.owner, message)

    def detach(self, connection: Connection) -> None:
        number = self._numbers.pop(id(connection))
        if self._peers.remove_connection(self.owner, number):
            self._peers.send(self.owner, Disconnect(connection=number))

    def on_message(self, connection: Connection, message: FromClient | FromReviewer) -> None:
        self._peers.send(
            self.owner, ClientFrame(connection=self._numbers[id(connection)], message=message)
        )


@final
class PeerRouter:
    """The sessions with all other nodes.

    ``resume_local`` returns the target of a code, loaded if necessary, if this node owns it, else
    ``None``. ``remove_guest`` removes a deleted guest from all tables of this node.
    """

    def __init__(
        self,
        broker: Broker,
        resume_local: Callable[[str], Awaitable[ConnectionTarget | None]],
        remove_guest: Callable[[str], Coroutine[object, object, None]],
    ) -> None:
        self._broker = broker
        self._resume_local = resume_local
        self._remove_guest = remove_guest
        self._sessions: dict[str, PeerSession] = {}
        self._numbers = count(1)
        self._flushing = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._heartbeat_task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start sending heartbeats and detecting failed nodes."""
        self._heartbeat_task = asyncio.create_task(self._heartbeat(), name="peer heartbeat")

    async def close(self) -> None:
        """Cancel all tasks and reset all sessions."""
        tasks = [*self._tasks, *([self._heartbeat_task] if self._heartbeat_task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.disconnect_all()

    async def request_lobby(self, code: str, owner: str, guest: GuestRecord | None) -> Lobby | None:
        """Return the lobby of a remote table; ``None`` if ``owner`` does not own it any more.

        Raises ``BrokerUnavailable`` if the owner does not respond within ``PEER_TIMEOUT_S``.
        """
        number = self.next_number()
        response: asyncio.Future[Lobby | None] = asyncio.get_running_loop().create_future()
        self.session(owner).pending_requests[number] = response
        self.send(
            owner,
            LobbyRequest(
                request_number=number,
                code=code,
                guest=None if guest is None else guest.id,
            ),
        )
        try:
            async with asyncio.timeout(PEER_TIMEOUT_S):
                return await response
        except TimeoutError:
            raise BrokerUnavailable("the owner of the table does not answer") from None
        finally:
            if owner in self._sessions:
                self._sessions[owner].pending_requests.pop(number, None)

    def disconnect_guest(self, guest: str, owners: Collection[str]) -> None:
        """Close a deleted guest's sockets to remote tables, and inform the nodes ``owners``."""
        for session in self._sessions.values():
            for connection in session.local_connections.values():
                if connection.guest.id == guest:
                    connection.close(CLOSED_NOT_AUTHENTICATED)
        for node in owners:
            self.send(node, GuestDeleted(guest=guest))

    # --- Messages out -------------------------------------------------------------------

    def next_number(self) -> int:
        """Return a new number for a connection or a request."""
        return next(self._numbers)

    def session(self, node: str) -> PeerSession:
        """Return the session with a node; start one if there is none."""
        if node not in self._sessions:
            self._sessions[node] = PeerSession(node)
        return self._sessions[node]

    def remove_connection(self, node: str, number: int) -> bool:
        """Remove a socket of this node; return ``False`` if the session was reset meanwhile."""
        session = self._sessions.get(node)
        return session is not None and session.local_connections.pop(number, None) is not None

    def send(self, node: str, message: AnyNodeMessage) -> None:
        """Queue a message for a node.

        Messages queued in one iteration of the event loop share an envelope, and one frame for
        several sockets is sent once.
        """
        out = self.session(node).outgoing
        last = out[-1] if out else None
        if (
            isinstance(message, ServerFrame)
            and isinstance(last, ServerFrame)
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
        for session in list(self._sessions.values()):  # sending may add one
            if session.outgoing:
                self._send_envelope(session)

    def _send_envelope(self, session: PeerSession) -> None:
        session.sent_number += 1
        envelope = Envelope(
            sender=self._broker.node, number=session.sent_number, messages=session.outgoing
        )
        session.outgoing = []
        self._broker.send(session.node, encode(envelope))

    async def _heartbeat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_INTERVAL_S)
            for session in list(self._sessions.values()):
                if session.is_idle:
                    session.last_received_at = monotonic()  # the peer sends no heartbeats either
                    continue
                if monotonic() - session.last_received_at > PEER_TIMEOUT_S:
                    self._reset_peer(session)
                else:
                    self._send_envelope(session)

    # --- Messages in --------------------------------------------------------------------

    def receive(self, payload: bytes) -> None:
        """Handle an envelope from another node; reset the session if one before it was lost."""
        try:
            envelope = decode(payload)
        except msgspec.DecodeError:
            return  # the next envelope reveals the gap
        session = self._sessions.get(envelope.sender)
        if envelope.number == RESET_NUMBER:
            if session is not None:
                self._close_peer(session)
            return
        session = session or self.session(envelope.sender)
        # If the peer has restarted its numbering, both sides must reset: adopting its number 1 with
        # our old number would look like a loss to the peer.
        if envelope.number != session.received_number + 1:
            self._reset_peer(session)
            return
        session.received_number = envelope.number
        session.last_received_at = monotonic()
        for message in envelope.messages:
            self._dispatch(session, message)

    def disconnect_all(self) -> None:
        """Reset all sessions, as when the lease of this node is lost."""
        for session in list(self._sessions.values()):
            self._reset_peer(session)

    def _reset_peer(self, session: PeerSession) -> None:
        self._close_peer(session)
        reset = Envelope(sender=self._broker.node, number=RESET_NUMBER)
        self._broker.send(session.node, encode(reset))

    def _close_peer(self, session: PeerSession) -> None:
        """Discard a session. Clients reconnect and resume from the log."""
        if self._sessions.get(session.node) is session:
            del self._sessions[session.node]
        for connection in session.local_connections.values():
            connection.close(CLOSED_RECONNECT)
        for remote in list(session.remote_connections.values()):
            self._close_remote(session, remote.number)
        for response in session.pending_requests.values():
            if not response.done():
                response.set_exception(BrokerUnavailable("the owner of the table is gone"))
        session.local_connections.clear()

    def _dispatch(self, session: PeerSession, message: AnyNodeMessage) -> None:
        match message:
            case Connect():
                self._open_remote(session, message)
            case ClientFrame(connection=number, message=frame):
                self._forward_frame(session, number, frame)
            case Disconnect(connection=number):
                self._close_remote(session, number)
            case LobbyRequest():
                self._spawn(self._answer_lobby_request(session, message))
            case GuestDeleted(guest=guest):
                self._spawn(self._remove_guest(guest))
            case _:
                _deliver_to_local(session, message)

    # --- Sockets of other nodes ---------------------------------------------------------

    def _open_remote(self, session: PeerSession, message: Connect) -> None:
        node = session.node
        guest = GuestRecord(message.guest, message.nickname, message.portrait)

        def send_to_node(reply: AnyNodeMessage) -> None:
            if self._sessions.get(node) is session:  # else the socket was closed with the session
                self.send(node, reply)

        remote = session.remote_connections[message.connection] = RemoteConnection(
            guest, message.connection, send_to_node
        )
        REMOTE_CONNECTIONS.inc()
        self._spawn(self._attach_remote(session, remote, message.code))

    async def _attach_remote(
        self, session: PeerSession, remote: RemoteConnection, code: str
    ) -> None:
        try:
            table = await self._resume_local_or_none(code)
        except Exception:  # noqa: BLE001 - after any error the client must be told to reconnect
            _log.exception("a socket of another node could not be attached")
            table = None
        if remote.number not in session.remote_connections:
            return  # it was closed meanwhile
        if table is None:
            remote.close(CLOSED_RECONNECT)
            return
        remote.target = table
        table.attach(remote)
        for message in remote.buffered_messages:
            table.on_message(remote, message)
        remote.buffered_messages.clear()

    def _forward_frame(
        self, session: PeerSession, number: int, message: FromClient | FromReviewer
    ) -> None:
        remote = session.remote_connections.get(number)
        if remote is None:
            return
        if remote.target is None:
            remote.buffered_messages.append(message)
        else:
            remote.target.on_message(remote, message)

    def _close_remote(self, session: PeerSession, number: int) -> None:
        remote = session.remote_connections.pop(number, None)
        if remote is None:
            return
        REMOTE_CONNECTIONS.dec()
        if remote.target is not None:
            remote.target.detach(remote)

    async def _answer_lobby_request(self, session: PeerSession, message: LobbyRequest) -> None:
        table = await self._resume_local_or_none(message.code)
        guest = None if message.guest is None else GuestRecord(message.guest, "")
        lobby = table.lobby_message(guest) if isinstance(table, TableActor) else None
        if self._sessions.get(session.node) is session:
            self.send(
                session.node, LobbyResponse(request_number=message.request_number, lobby=lobby)
            )

    async def _resume_local_or_none(self, code: str) -> ConnectionTarget | None:
        try:
            return await self._resume_local(code)
        except BrokerUnavailable:
            return None

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _deliver_to_local(session: PeerSession, message: FromOwner) -> None:
    """Deliver a message from the owner of a table to sockets of this node; ignore closed ones."""
    match message:
        case ServerFrame(connections=numbers, frame=frame):
            for connection in filter(None, map(session.local_connections.get, numbers)):
                connection.send_frame(frame)
        case SeatStatus(connection=number, seated=seated):
            if number in session.local_connections:
                session.local_connections[number].set_seated(seated=seated)
        case Close(connection=number, code=code):
            if number in session.local_connections:
                session.local_connections[number].close(code)
        case LobbyResponse(request_number=number, lobby=lobby):
            response = session.pending_requests.get(number)
            if response is not None and not response.done():
                response.set_result(lobby)
        case _:
            assert_never(message)
