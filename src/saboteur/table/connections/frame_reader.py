"""Decodes and validates frames of clients before they reach a table."""

from contextlib import suppress
from typing import Final, TypeVar

import msgspec

from saboteur.protocol.messages import FromClient, FromReviewer, RequestId
from saboteur.table.connections.connection import Connection

MAX_FRAME_BYTES: Final = 16 * 1024


class _Request(msgspec.Struct):
    """Decodes only the request id of a frame, whatever its type."""

    request_id: RequestId | msgspec.UnsetType = msgspec.UNSET


_request_decoder: Final = msgspec.json.Decoder(_Request)
_table_decoder: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
_review_decoder: Final[msgspec.json.Decoder[FromReviewer]] = msgspec.json.Decoder(FromReviewer)
FrameT = TypeVar("FrameT")
_UNREADABLE: Final = (msgspec.DecodeError, UnicodeEncodeError, RecursionError)


def read_table_frame(connection: Connection, text: str | None) -> FromClient | None:
    """Decode a frame sent at a table; if it is invalid, send an error and return ``None``."""
    return _decode_frame(_table_decoder, connection, text)


def read_review_frame(connection: Connection, text: str | None) -> FromReviewer | None:
    """Decode a frame of a shared review; if it is invalid, send an error and return ``None``."""
    return _decode_frame(_review_decoder, connection, text)


def reject_frame(connection: Connection, text: str | None, code: str, reason: str) -> None:
    """Send an error for an unhandled frame, with its request id if that can be read."""
    request_id: int | msgspec.UnsetType = msgspec.UNSET
    if text is not None:
        with suppress(*_UNREADABLE):
            request_id = _request_decoder.decode(text).request_id
    connection.reject_frame(code, reason, request_id)


def _decode_frame(
    decoder: msgspec.json.Decoder[FrameT], connection: Connection, text: str | None
) -> FrameT | None:
    if text is None:
        reject_frame(connection, text, "malformed", "frames are text")
    elif len(text.encode(errors="surrogatepass")) > MAX_FRAME_BYTES:
        reject_frame(connection, text, "too-long", f"a frame has at most {MAX_FRAME_BYTES} bytes")
    else:
        try:
            message = decoder.decode(text)
        except _UNREADABLE as error:
            reject_frame(connection, text, "malformed", str(error)[:200])
        else:
            return message
    return None
