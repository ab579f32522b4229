"""Routes of finished games: their records and every step of them, ours or uploaded."""

import asyncio
import re
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Final

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery

from saboteur.kernel.sight import PUBLIC
from saboteur.notation.record import RecordError
from saboteur.play.replay import Replay
from saboteur.server.http.context import (
    AnyRequest,
    FoundT,
    context_of,
    home_of,
    must_be_ours,
    stored_table,
    welcome_guest,
)
from saboteur.server.http.errors import CostlyRecord, TooMany
from saboteur.server.inspection import TooBusy, TooCostly
from saboteur.table.models import StoredGuest, StoredTable
from saboteur.table.waking import FrozenTable
from saboteur.wire import messages as wire
from saboteur.wire.problems import BadRecord, Frozen, NoReplay, NotOver
from saboteur.wire.replays import LONGEST_RECORD, asked_log, asked_step

MOST_OWN: Final = 100
"""Records of one guest that are kept."""
MOST: Final = 100_000
"""Records that are kept in all."""
ID_BYTES: Final = 12
ID: Final = re.compile(r"[\w-]{16}", re.ASCII)


@get("/api/tables/{code:str}/record", media_type=MediaType.TEXT)
async def show_record(request: AnyRequest, code: FromPath[str]) -> Response[str]:
    """Give the record, once the game is over."""
    record = await finished_game(request, code, context_of(request).archive.record)
    return _download(str(record), code)


@get("/api/tables/{code:str}/replay")
async def show_log(
    request: AnyRequest, code: FromPath[str], sight: FromQuery[str] = PUBLIC
) -> wire.ReplayLog:
    """Tell a finished game from the deal to the end, as a sight learnt it."""
    replay = await finished_game(request, code, context_of(request).archive.replay)
    return await asyncio.to_thread(asked_log, replay, sight)


@get("/api/tables/{code:str}/replay/{step:str}")
async def show_step(
    request: AnyRequest,
    code: FromPath[str],
    step: FromPath[str],
    sight: FromQuery[str] = PUBLIC,
) -> wire.ReplayStep:
    """Show one step of a finished game through a seat's eyes, the public's, or with all open."""
    replay = await finished_game(request, code, context_of(request).archive.replay)
    return await asyncio.to_thread(asked_step, replay, step, sight)


@post("/api/replays", request_max_body_size=LONGEST_RECORD)
async def upload_record(request: AnyRequest) -> wire.ReplayId:
    """Take a record in, once it is verified from the first move to the last."""
    must_be_ours(request)
    context = context_of(request)
    guest = await welcome_guest(request, context.new_uploads, "too many records; wait a little")
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise BadRecord(str(error)) from None
    # The same record has the same name, whoever sends it: it is kept once.
    id_ = urlsafe_b64encode(sha256(text.encode()).digest()[:ID_BYTES]).decode()
    if await context.storage.upload(id_) is None:
        await _take_in(request, guest, id_, text)
    return wire.ReplayId(id=id_)


async def _take_in(request: AnyRequest, guest: StoredGuest, id_: str, text: str) -> None:
    context = context_of(request)
    own, everybody = await context.storage.uploads(guest)
    if own >= MOST_OWN or everybody >= MOST:
        raise TooMany("no more records are kept")
    if not context.new_records_of_home.spend(home_of(request)):
        raise TooMany("too many records from this address; come back tomorrow")
    try:
        await context.inspector.verify(text)
    except TooCostly as error:
        raise CostlyRecord(str(error)) from None
    except RecordError as error:
        raise BadRecord(str(error)) from None
    except TooBusy as error:
        raise TooMany(str(error)) from None
    await context.storage.add_upload(id_, guest, text)


@get("/api/replays/{id_:str}")
async def show_uploaded_log(
    request: AnyRequest, id_: FromPath[str], sight: FromQuery[str] = PUBLIC
) -> wire.ReplayLog:
    """Tell an uploaded game from the deal to the end."""
    return await asyncio.to_thread(asked_log, await uploaded_game(request, id_), sight)


@get("/api/replays/{id_:str}/record", media_type=MediaType.TEXT)
async def show_uploaded_record(request: AnyRequest, id_: FromPath[str]) -> Response[str]:
    """Give an uploaded record back."""
    return _download(await _uploaded(request, id_), id_)


@get("/api/replays/{id_:str}/{step:str}")
async def show_uploaded_step(
    request: AnyRequest,
    id_: FromPath[str],
    step: FromPath[str],
    sight: FromQuery[str] = PUBLIC,
) -> wire.ReplayStep:
    """Show one step of an uploaded game."""
    return await asyncio.to_thread(asked_step, await uploaded_game(request, id_), step, sight)


async def finished_game(
    request: AnyRequest, code: str, find: Callable[[StoredTable], Awaitable[FoundT | None]]
) -> FoundT:
    """Find a game that is over, or refuse the request."""
    try:
        found = await find(await stored_table(request, code))
    except FrozenTable as frozen:
        raise Frozen(str(frozen)) from None
    if found is None:
        raise NotOver("that stays secret until the game is over")
    return found


async def _uploaded(request: AnyRequest, id_: str) -> str:
    # What can't be an id is not looked for: PostgreSQL takes no text with a NUL in it.
    record = await context_of(request).storage.upload(id_) if ID.fullmatch(id_) else None
    if record is None:
        raise NoReplay("there is no such replay")
    return record


async def uploaded_game(request: AnyRequest, id_: str) -> Replay:
    """Find a game that was uploaded, or refuse the request."""
    context = context_of(request)
    if not context.replays.spend(home_of(request)):
        raise TooMany("too many steps; wait a little")
    record = await _uploaded(request, id_)
    try:
        return await context.archive.uploaded(id_, record)
    except RecordError as error:  # the rules have changed since
        raise Frozen(str(error)) from None


def _download(record: str, name: str) -> Response[str]:
    return Response(
        record, headers={"Content-Disposition": f'attachment; filename="saboteur-{name}.txt"'}
    )
