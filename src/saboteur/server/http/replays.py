"""Routes for records and replays of finished games, played here or uploaded."""

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Final

from litestar import MediaType, Response, Router, get, post
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware

from saboteur.kernel.sight import PUBLIC
from saboteur.notation.record import RecordError
from saboteur.play.replay import Replay
from saboteur.protocol import messages as wire
from saboteur.protocol.errors import (
    GameNotOver,
    IncompatibleRules,
    InvalidRecord,
    ReplayNotFound,
    StepNotFound,
)
from saboteur.protocol.replays import (
    DEFAULT_STEPS,
    FIRST_STEP,
    MAX_RECORD_BYTES,
    get_replay_log,
    get_replay_steps,
)
from saboteur.server.http.context import FoundT
from saboteur.server.http.errors import (
    FINISHED_GAME_ERRORS,
    UPLOADED_GAME_ERRORS,
    Banned,
    RateLimited,
    RecordTooCostly,
    raises,
)
from saboteur.server.http.openapi import GUEST_SECURITY, TEXT_BODY
from saboteur.server.http.parameters import ReplayId, Sight, StartStep, StepCount, TableCode
from saboteur.server.http.request import AppRequest
from saboteur.server.replay_worker import ReplayLimitExceeded, ReplayQueueFull
from saboteur.table.lifecycle.table_loading import IncompatibleTable
from saboteur.table.storage.models import GuestRecord, TableRecord

MAX_RECORDS_PER_GUEST: Final = 100
MAX_RECORDS: Final = 100_000
REPLAY_ID_BYTES: Final = 12
COMPRESSION: Final = (
    DefineMiddleware(
        CompressionMiddleware, config=CompressionConfig(backend="gzip", gzip_compress_level=5)
    ),
)
"""Compresses answers that hold nothing secret, so that their size may depend on their content."""


@get("/tables/{code:str}/record", media_type=MediaType.TEXT)
@raises(*FINISHED_GAME_ERRORS)
async def get_record(request: AppRequest, code: TableCode) -> Response[str]:
    """Return the record of a finished game as a download."""
    _, record = await find_finished_game(request, code, request.context.replay_cache.record)
    return _download_response(str(record), code)


@get("/tables/{code:str}/replay", middleware=COMPRESSION)
@raises(*FINISHED_GAME_ERRORS, StepNotFound)
async def get_replay(request: AppRequest, code: TableCode, sight: Sight = PUBLIC) -> wire.ReplayLog:
    """Return the event log of a finished game as seen by ``sight``."""
    _, replay = await find_finished_game(request, code, request.context.replay_cache.replay)
    return await asyncio.to_thread(get_replay_log, replay, sight)


@get("/tables/{code:str}/replay/steps", middleware=COMPRESSION)
@raises(*FINISHED_GAME_ERRORS, StepNotFound)
async def get_steps(
    request: AppRequest,
    code: TableCode,
    start: StartStep = FIRST_STEP,
    count: StepCount = DEFAULT_STEPS,
    sight: Sight = PUBLIC,
) -> wire.ReplaySteps:
    """Return steps of a finished game as seen by a seat, by the public, or with all revealed."""
    _, replay = await find_finished_game(request, code, request.context.replay_cache.replay)
    return await asyncio.to_thread(get_replay_steps, replay, start, count, sight)


@post(
    "/replays",
    request_max_body_size=MAX_RECORD_BYTES,
    security=GUEST_SECURITY,
    opt={TEXT_BODY: True},
)
@raises(InvalidRecord, Banned, RecordTooCostly, RateLimited)
async def upload_record(request: AppRequest) -> wire.ReplayId:
    """Store a record after a replay of all its moves has verified it, and return its id."""
    guest = await request.require_unbanned_guest(
        request.limits.new_uploads, "too many records; wait a little"
    )
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError as error:
        raise InvalidRecord(str(error)) from None
    # The id is a hash of the record, so that the same record is stored only once.
    id_ = urlsafe_b64encode(sha256(text.encode()).digest()[:REPLAY_ID_BYTES]).decode()
    if await request.context.storage.upload(id_) is None:
        await _store_record(request, guest, id_, text)
    return wire.ReplayId(id=id_)


async def _store_record(request: AppRequest, guest: GuestRecord, id_: str, text: str) -> None:
    guest_count, total_count = await request.context.storage.count_uploads(guest)
    if guest_count >= MAX_RECORDS_PER_GUEST or total_count >= MAX_RECORDS:
        raise RateLimited("too many records are stored")
    request.acquire_per_ip(
        request.limits.new_records_per_ip, "too many records from this address; come back tomorrow"
    )
    try:
        await request.context.verification_worker.verify(text)
    except ReplayLimitExceeded as error:
        raise RecordTooCostly(str(error)) from None
    except RecordError as error:
        raise InvalidRecord(str(error)) from None
    except ReplayQueueFull as error:
        raise RateLimited(str(error)) from None
    await request.context.storage.add_upload(id_, guest, text)


@get("/replays/{replay_id:str}", middleware=COMPRESSION)
@raises(*UPLOADED_GAME_ERRORS, StepNotFound)
async def get_uploaded_replay(
    request: AppRequest, replay_id: ReplayId, sight: Sight = PUBLIC
) -> wire.ReplayLog:
    """Return the event log of an uploaded game as seen by ``sight``."""
    return await asyncio.to_thread(
        get_replay_log, await load_uploaded_game(request, replay_id), sight
    )


@get("/replays/{replay_id:str}/record", media_type=MediaType.TEXT)
@raises(ReplayNotFound)
async def get_uploaded_record(request: AppRequest, replay_id: ReplayId) -> Response[str]:
    """Return an uploaded record as a download."""
    return _download_response(await _load_upload(request, replay_id), replay_id)


@get("/replays/{replay_id:str}/steps", middleware=COMPRESSION)
@raises(*UPLOADED_GAME_ERRORS, StepNotFound)
async def get_uploaded_steps(
    request: AppRequest,
    replay_id: ReplayId,
    start: StartStep = FIRST_STEP,
    count: StepCount = DEFAULT_STEPS,
    sight: Sight = PUBLIC,
) -> wire.ReplaySteps:
    """Return steps of an uploaded game as seen by ``sight``."""
    replay = await load_uploaded_game(request, replay_id)
    return await asyncio.to_thread(get_replay_steps, replay, start, count, sight)


async def find_finished_game(
    request: AppRequest, code: str, find: Callable[[TableRecord], Awaitable[FoundT | None]]
) -> tuple[TableRecord, FoundT]:
    """Return the table of a code, and what ``find`` returns for it.

    Raises ``GameNotOver`` if the result is ``None``, ``IncompatibleRules``, or one of the
    errors of ``AppConnection.resolve``.
    """
    table = await request.resolve(code, even_finished=True)
    try:
        found = await find(table)
    except IncompatibleTable as error:
        raise IncompatibleRules(str(error)) from None
    if found is None:
        raise GameNotOver("that stays secret until the game is over")
    return table, found


async def _load_upload(request: AppRequest, replay_id: str) -> str:
    record = await request.context.storage.upload(replay_id)
    if record is None:
        raise ReplayNotFound("there is no such replay")
    return record


async def load_uploaded_game(request: AppRequest, replay_id: str) -> Replay:
    """Return the replay of an uploaded record.

    Raises ``RateLimited``, ``ReplayNotFound`` or ``IncompatibleRules``.
    """
    request.acquire_per_ip(request.limits.replay_reads, "too many reads of replays; wait a little")
    record = await _load_upload(request, replay_id)
    try:
        return await request.context.replay_cache.uploaded_replay(replay_id, record)
    except RecordError as error:  # the rules have changed since
        raise IncompatibleRules(str(error)) from None


def _download_response(record: str, name: str) -> Response[str]:
    return Response(
        record, headers={"Content-Disposition": f'attachment; filename="saboteur-{name}.txt"'}
    )


router = Router(
    "/api",
    route_handlers=[
        get_record, get_replay, get_steps, upload_record, get_uploaded_replay, get_uploaded_record,
        get_uploaded_steps,
    ],
    tags=["replays"],
)  # fmt: skip
