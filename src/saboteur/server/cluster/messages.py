"""What nodes write to each other: MessagePack, never seen by a browser.

Messages hold what a seat sees. Whoever reads the Redis can cheat, as with the database.
"""

from typing import Final, TypeAlias

import msgspec

from saboteur.wire.messages import FromClient, FromReviewer, Lobby
from saboteur.wire.struct import Message


class NodeMessage(Message, tag_field="type"):
    """One line of an envelope; a connection's number is given by the node that has the socket."""


class OfConnection(NodeMessage):
    """About one socket."""

    connection: int


class OfQuestion(NodeMessage):
    """About a table; the question and its answer have the same number."""

    question: int


class Connect(OfConnection, tag="connect"):
    """A socket of mine wants to your table."""

    code: str
    guest: str
    nickname: str
    portrait: int | None


class Forward(OfConnection, tag="forward"):
    """A frame came from a socket of mine; it was checked."""

    message: FromClient | FromReviewer


class Disconnect(OfConnection, tag="disconnect"):
    """A socket of mine was closed."""


class Deliver(NodeMessage, tag="deliver"):
    """A frame to sockets of yours."""

    connections: list[int]
    frame: str


class Seated(OfConnection, tag="seated"):
    """Whether the guest of a socket of yours has a seat."""

    seated: bool


class Close(OfConnection, tag="close"):
    """A socket of yours is to be closed."""

    code: int


class AskLobby(OfQuestion, tag="ask-lobby"):
    """Describe a table of yours to a guest of mine."""

    code: str
    guest: str | None


class GuestForgotten(NodeMessage, tag="guest-forgotten"):
    """A guest has deleted himself: he has no seat any more, and no socket."""

    guest: str


class LobbyAnswer(OfQuestion, tag="lobby"):
    """The table; ``None`` if it is not mine (any more)."""

    lobby: Lobby | None


ToOwner: TypeAlias = Connect | Forward | Disconnect | AskLobby | GuestForgotten
FromOwner: TypeAlias = Deliver | Seated | Close | LobbyAnswer
AnyNodeMessage: TypeAlias = ToOwner | FromOwner

UNKNOWN: Final = 0
"""The number of an envelope that says: I have missed one of yours, forget all between us."""


class Envelope(Message):
    """Messages that go together. Numbers count from 1: a gap shows that something was lost."""

    sender: str
    number: int
    messages: list[AnyNodeMessage] = msgspec.field(default_factory=list)


_encoder: Final = msgspec.msgpack.Encoder()
_decoder: Final = msgspec.msgpack.Decoder(Envelope)


def encode(envelope: Envelope) -> bytes:
    """Write an envelope."""
    return _encoder.encode(envelope)


def decode(payload: bytes) -> Envelope:
    """Read an envelope; ``msgspec.DecodeError`` if it is none."""
    return _decoder.decode(payload)
