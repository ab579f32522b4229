"""Compression of the log of a finished game to about a tenth of its size as rows.

The log is stored by columns, because similar values are then adjacent, and compressed. The first
byte is the version of the format, so that old logs stay readable.
"""

import json
import zlib
from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Final

from saboteur.table.storage.models import MoveRecord

FORMAT_VERSION: Final = b"\x01"
COMPRESSION_LEVEL: Final = 9


def compress_log(moves: Sequence[MoveRecord], times: Sequence[float]) -> bytes:
    """Compress a log whose moves are numbered from 1, with the time of each to the second."""
    seconds = [round(time) for time in times]
    columns = {
        "seat": [move.seat for move in moves],
        "text": [move.text for move in moves],
        "timed_out": [move.number for move in moves if move.timed_out],
        "at": [*seconds[:1], *(after - before for before, after in pairwise(seconds))],
    }
    text = json.dumps(columns, ensure_ascii=False, separators=(",", ":"))
    return FORMAT_VERSION + zlib.compress(text.encode(), COMPRESSION_LEVEL)


def decompress_log(data: bytes) -> tuple[list[MoveRecord], list[float]]:
    """Return moves and their times; raises ``ValueError`` for invalid data."""
    if data[:1] != FORMAT_VERSION:
        raise ValueError("the log has an unknown format")
    try:
        columns = json.loads(zlib.decompress(data[1:]))
    except zlib.error as error:
        raise ValueError(str(error)) from None
    timed_out = set(columns["timed_out"])
    moves = [
        MoveRecord(number, seat, text, number in timed_out)
        for number, (seat, text) in enumerate(zip(columns["seat"], columns["text"], strict=True), 1)
    ]
    return moves, [float(second) for second in accumulate(columns["at"])]
