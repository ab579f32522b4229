"""How ``saboteur admin`` reaches a running server: a Unix socket in the data folder.

It belongs to the user alone (0600), and who connects is asked for his user besides. Nothing is
decided here: the command writes its decision into the database, and asks the server to look at
once. What only a running server knows, who is connected from where, it tells here.
"""

import asyncio
import logging
import os
import secrets
import socket
import struct
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final, Literal

import msgspec

from saboteur.server.lobby.doors import Doors, Visit
from saboteur.server.lobby.notices import Notices

PREFIX: Final = "operators-"
SUFFIX: Final = ".sock"
NAME_BYTES: Final = 4
LONGEST_LINE: Final = 1024
ANSWER_SECONDS: Final = 5.0
LONGEST_PATH: Final = 100
"""The kernel takes a few bytes more."""

_log: Final = logging.getLogger(__name__)


class Question(msgspec.Struct, forbid_unknown_fields=True):
    """What the command asks."""

    ask: Literal["look", "visits"]


class Guesthood(msgspec.Struct):
    """A socket of a guest."""

    guest: str
    nickname: str
    address: str
    table: str
    since: float


class Reply(msgspec.Struct):
    """What a server answers."""

    visits: list[Guesthood] = msgspec.field(default_factory=list)


@asynccontextmanager
async def listening(folder: Path, doors: Doors, notices: Notices) -> AsyncIterator[None]:
    """Listen for operators while the server runs, where sockets can have a place in a folder."""
    list(sockets(folder))  # takes away what dead servers have left
    path = folder / f"{PREFIX}{secrets.token_hex(NAME_BYTES)}{SUFFIX}"
    try:
        own = _bind(path)
    except OSError as error:
        _log.info(
            "operators reach this server within a second, not at once: %s", error.strerror or error
        )
        yield
        return

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, TimeoutError, msgspec.DecodeError, ValueError):
            async with asyncio.timeout(ANSWER_SECONDS):
                if _is_ours(writer.get_extra_info("socket")):
                    question = msgspec.json.decode(await reader.readline(), type=Question)
                    writer.write(msgspec.json.encode(await _answer(question, doors, notices)))
                    await writer.drain()
                else:
                    _log.warning("somebody else has tried the operators' socket")
        writer.close()

    server = await asyncio.start_unix_server(take, sock=own, limit=LONGEST_LINE)
    try:
        yield
    finally:
        server.close()
        path.unlink(missing_ok=True)


def sockets(folder: Path) -> Iterator[Path]:
    """Yield where running servers listen; what dead ones have left is taken away."""
    for path in sorted(folder.glob(f"{PREFIX}*{SUFFIX}")):
        try:
            _connect(path).close()
        except ConnectionRefusedError:
            path.unlink(missing_ok=True)
        except OSError:
            continue  # not ours
        else:
            yield path


def ask(folder: Path, question: Question) -> Sequence[Reply]:
    """Ask every server that runs on a data folder; return what they answered."""
    replies: list[Reply] = []
    for path in sockets(folder):
        with suppress(OSError, msgspec.DecodeError), _connect(path) as line:
            line.sendall(msgspec.json.encode(question) + b"\n")
            with line.makefile("rb") as answer:
                replies.append(msgspec.json.decode(answer.read(), type=Reply))
    return replies


async def _answer(question: Question, doors: Doors, notices: Notices) -> Reply:
    if question.ask == "look":
        await notices.look()
        return Reply()
    return Reply(visits=[_shown(visit) for visit in doors.visits()])


def _shown(visit: Visit) -> Guesthood:
    guest = visit.connection.guest
    return Guesthood(guest.id, guest.nickname, visit.address, visit.table.code, visit.since)


def _bind(path: Path) -> socket.socket:
    if sys.platform == "win32" or len(os.fsencode(path)) > LONGEST_PATH:
        raise OSError("no socket can have its place in the data folder")
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    own = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    before = os.umask(0o177)
    try:
        own.bind(str(path))
    except OSError:
        own.close()
        raise
    finally:
        os.umask(before)
    return own


def _connect(path: Path) -> socket.socket:
    line = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    line.settimeout(ANSWER_SECONDS)
    try:
        line.connect(str(path))
    except OSError:
        line.close()
        raise
    return line


def _is_ours(line: socket.socket) -> bool:
    """Whether the same user, or root, is at the other end; where nobody says, the mode decides."""
    if not hasattr(socket, "SO_PEERCRED"):
        return True
    told = line.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
    _, user, _ = struct.unpack("3i", told)
    return user in (0, os.geteuid())
