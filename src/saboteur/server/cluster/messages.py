"""The messages between nodes, encoded as MessagePack and never sent to a browser.

Messages contain the views of single seats: read access to the Redis allows cheating, like read
access to the database.
"""

from typing import Final, TypeAlias

import msgspec

from saboteur.protocol.message import Message
from saboteur.protocol.messages import FromClient, FromReviewer, Lobby


class NodeMessage(Message, tag_field="type"):
    """A message in an envelope. Connection numbers are assigned by the node that has the socket."""


class ConnectionMessage(NodeMessage):
    """A message about one socket, which ``connection`` names by its number."""

    connection: int


class CorrelatedMessage(NodeMessage):
    """A request about a table, or its response, which repeats the number in ``request_number``."""

    request_number: int


class Connect(ConnectionMessage, tag="connect"):
    """A guest on a socket of the sender joins a table of the receiver."""

    code: str
    guest: str
    nickname: str
    portrait: int | None


class ClientFrame(ConnectionMessage, tag="client-frame"):
    """A decoded and validated frame from a socket of the sender."""

    message: FromClient | FromReviewer


class Disconnect(ConnectionMessage, tag="disconnect"):
    """A socket of the sender was closed."""


class ServerFrame(NodeMessage, tag="server-frame"):
    """A frame for sockets of the receiver."""

    connections: list[int]
    frame: str


class SeatStatus(ConnectionMessage, tag="seat-status"):
    """Tells the receiver whether the guest on one of its sockets has a seat."""

    seated: bool


class Close(ConnectionMessage, tag="close"):
    """Asks the receiver to close one of its sockets."""

    code: int


class LobbyRequest(CorrelatedMessage, tag="lobby-request"):
    """Asks for the lobby of a table of the receiver, as seen by a guest of the sender."""

    code: str
    guest: str | None


class GuestDeleted(NodeMessage, tag="guest-deleted"):
    """A guest's account was deleted: remove the guest from seats and close the sockets."""

    guest: str


class LobbyResponse(CorrelatedMessage, tag="lobby-response"):
    """The requested lobby; ``None`` if the sender does not own the table (any more)."""

    lobby: Lobby | None


ToOwner: TypeAlias = Connect | ClientFrame | Disconnect | LobbyRequest | GuestDeleted
FromOwner: TypeAlias = ServerFrame | SeatStatus | Close | LobbyResponse
AnyNodeMessage: TypeAlias = ToOwner | FromOwner

RESET_NUMBER: Final = 0
"""Number of an envelope that resets the session: the sender has missed an envelope."""


class Envelope(Message):
    """A batch of messages. Numbers count from 1 per session, so that a gap reveals a loss."""

    sender: str
    number: int
    messages: list[AnyNodeMessage] = msgspec.field(default_factory=list)


_encoder: Final = msgspec.msgpack.Encoder()
_decoder: Final = msgspec.msgpack.Decoder(Envelope)


def encode(envelope: Envelope) -> bytes:
    return _encoder.encode(envelope)


def decode(payload: bytes) -> Envelope:
    """Decode an envelope; raises ``msgspec.DecodeError``."""
    return _decoder.decode(payload)
