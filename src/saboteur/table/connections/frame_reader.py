"""Decodes and validates frames of clients before they reach a table."""

from typing import Final, TypeVar

import msgspec

from saboteur.protocol.messages import FromClient, FromReviewer
from saboteur.table.connections.connection import Connection

MAX_FRAME_BYTES: Final = 16 * 1024

_table_decoder: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
_review_decoder: Final[msgspec.json.Decoder[FromReviewer]] = msgspec.json.Decoder(FromReviewer)
FrameT = TypeVar("FrameT")


def read_table_frame(connection: Connection, text: str | None) -> FromClient | None:
    """Decode a frame sent at a table; answer an invalid one and return ``None``."""
    return _decode_frame(_table_decoder, connection, text)


def read_review_frame(connection: Connection, text: str | None) -> FromReviewer | None:
    """Decode a frame sent in a shared review; answer an invalid one and return ``None``."""
    return _decode_frame(_review_decoder, connection, text)


def _decode_frame(
    decoder: msgspec.json.Decoder[FrameT], connection: Connection, text: str | None
) -> FrameT | None:
    if text is None:
        connection.send_error("malformed", "frames are text")
    elif len(text.encode(errors="surrogatepass")) > MAX_FRAME_BYTES:
        connection.send_error("too-long", f"a frame has at most {MAX_FRAME_BYTES} bytes")
    else:
        try:
            message = decoder.decode(text)
        except (msgspec.DecodeError, UnicodeEncodeError) as error:
            connection.send_error("malformed", str(error)[:200])
        else:
            return message
    return None
