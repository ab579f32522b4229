"""Routes for records and replays of finished games, played here or uploaded."""

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
from saboteur.protocol import messages as wire
from saboteur.protocol.errors import GameNotOver, IncompatibleRules, InvalidRecord, ReplayNotFound
from saboteur.protocol.replays import MAX_RECORD_BYTES, get_replay_log, get_replay_step
from saboteur.server.http.context import (
    AnyRequest,
    FoundT,
    app_context,
    check_same_origin,
    client_ip,
    require_unbanned_guest,
)
from saboteur.server.http.errors import RateLimited, RecordTooCostly
from saboteur.server.replay_worker import ReplayLimitExceeded, ReplayQueueFull
from saboteur.table.lifecycle.table_loading import IncompatibleTable
from saboteur.table.storage.models import GuestRecord, TableRecord

MAX_RECORDS_PER_GUEST: Final = 100
MAX_RECORDS: Final = 100_000
REPLAY_ID_BYTES: Final = 12
REPLAY_ID_PATTERN: Final = re.compile(r"[\w-]{16}", re.ASCII)


@get("/api/tables/{code:str}/record", media_type=MediaType.TEXT)
async def get_record(request: AnyRequest, code: FromPath[str]) -> Response[str]:
    """Return the record of a finished game as a download."""
    _, record = await find_finished_game(request, code, app_context(request).replay_cache.record)
    return _download_response(str(record), code)


@get("/api/tables/{code:str}/replay")
async def get_replay(
    request: AnyRequest, code: FromPath[str], sight: FromQuery[str] = PUBLIC
) -> wire.ReplayLog:
    """Return the event log of a finished game as seen by ``sight``."""
    _, replay = await find_finished_game(request, code, app_context(request).replay_cache.replay)
    return await asyncio.to_thread(get_replay_log, replay, sight)


@get("/api/tables/{code:str}/replay/{step:str}")
async def get_step(
    request: AnyRequest,
    code: FromPath[str],
    step: FromPath[str],
    sight: FromQuery[str] = PUBLIC,
) -> wire.ReplayStep:
    """Return one step of a finished game as seen by a seat, by the public, or with all revealed."""
    _, replay = await find_finished_game(request, code, app_context(request).replay_cache.replay)
    return await asyncio.to_thread(get_replay_step, replay, step, sight)


@post("/api/replays", request_max_body_size=MAX_RECORD_BYTES)
async def upload_record(request: AnyRequest) -> wire.ReplayId:
    """Store a record after a replay of all its moves has verified it, and return its id."""
    check_same_origin(request)
    context = app_context(request)
    guest = await require_unbanned_guest(
        request, context.limits.new_uploads, "too many records; wait a little"
    )
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise InvalidRecord(str(error)) from None
    # The id is a hash of the record, so that the same record is stored only once.
    id_ = urlsafe_b64encode(sha256(text.encode()).digest()[:REPLAY_ID_BYTES]).decode()
    if await context.storage.upload(id_) is None:
        await _store_record(request, guest, id_, text)
    return wire.ReplayId(id=id_)


async def _store_record(request: AnyRequest, guest: GuestRecord, id_: str, text: str) -> None:
    context = app_context(request)
    guest_count, total_count = await context.storage.count_uploads(guest)
    if guest_count >= MAX_RECORDS_PER_GUEST or total_count >= MAX_RECORDS:
        raise RateLimited("too many records are stored")
    if not context.limits.new_records_per_ip.try_acquire(client_ip(request)):
        raise RateLimited("too many records from this address; come back tomorrow")
    try:
        await context.verification_worker.verify(text)
    except ReplayLimitExceeded as error:
        raise RecordTooCostly(str(error)) from None
    except RecordError as error:
        raise InvalidRecord(str(error)) from None
    except ReplayQueueFull as error:
        raise RateLimited(str(error)) from None
    await context.storage.add_upload(id_, guest, text)


@get("/api/replays/{id_:str}")
async def get_uploaded_replay(
    request: AnyRequest, id_: FromPath[str], sight: FromQuery[str] = PUBLIC
) -> wire.ReplayLog:
    """Return the event log of an uploaded game as seen by ``sight``."""
    return await asyncio.to_thread(get_replay_log, await load_uploaded_game(request, id_), sight)


@get("/api/replays/{id_:str}/record", media_type=MediaType.TEXT)
async def get_uploaded_record(request: AnyRequest, id_: FromPath[str]) -> Response[str]:
    """Return an uploaded record as a download."""
    return _download_response(await _load_upload(request, id_), id_)


@get("/api/replays/{id_:str}/{step:str}")
async def get_uploaded_step(
    request: AnyRequest,
    id_: FromPath[str],
    step: FromPath[str],
    sight: FromQuery[str] = PUBLIC,
) -> wire.ReplayStep:
    """Return one step of an uploaded game as seen by ``sight``."""
    return await asyncio.to_thread(
        get_replay_step, await load_uploaded_game(request, id_), step, sight
    )


async def find_finished_game(
    request: AnyRequest, code: str, find: Callable[[TableRecord], Awaitable[FoundT | None]]
) -> tuple[TableRecord, FoundT]:
    """Return the table of a code and ``find(table)``.

    Raises ``GameNotOver`` if the result is ``None``, ``IncompatibleRules``, or one of the errors of
    ``AppContext.resolve``.
    """
    table = await app_context(request).resolve(request, code, even_finished=True)
    try:
        found = await find(table)
    except IncompatibleTable as error:
        raise IncompatibleRules(str(error)) from None
    if found is None:
        raise GameNotOver("that stays secret until the game is over")
    return table, found


async def _load_upload(request: AnyRequest, id_: str) -> str:
    # Invalid ids are not queried: PostgreSQL rejects texts that contain NUL.
    record = (
        await app_context(request).storage.upload(id_) if REPLAY_ID_PATTERN.fullmatch(id_) else None
    )
    if record is None:
        raise ReplayNotFound("there is no such replay")
    return record


async def load_uploaded_game(request: AnyRequest, id_: str) -> Replay:
    """Return the replay of an uploaded record.

    Raises ``RateLimited``, ``ReplayNotFound`` or ``IncompatibleRules``.
    """
    context = app_context(request)
    if not context.limits.replay_reads.try_acquire(client_ip(request)):
        raise RateLimited("too many steps; wait a little")
    record = await _load_upload(request, id_)
    try:
        return await context.replay_cache.uploaded_replay(id_, record)
    except RecordError as error:  # the rules have changed since
        raise IncompatibleRules(str(error)) from None


def _download_response(record: str, name: str) -> Response[str]:
    return Response(
        record, headers={"Content-Disposition": f'attachment; filename="saboteur-{name}.txt"'}
    )
