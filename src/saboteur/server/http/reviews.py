"""Routes for reviews of finished games: review, expert advice, and branching into a new table."""

from collections.abc import Awaitable, Sequence

from litestar import get, post
from litestar.params import FromPath

from saboteur.notation.record import RecordError
from saboteur.play.game import Record
from saboteur.protocol import messages as wire
from saboteur.protocol.errors import InvalidTable, ReviewUnavailable
from saboteur.protocol.replays import parse_step
from saboteur.server.http.context import (
    AnyRequest,
    app_context,
    client_ip,
    decode_body,
    require_guest,
    require_unbanned_guest,
)
from saboteur.server.http.errors import RateLimited
from saboteur.server.http.replays import find_finished_game, load_uploaded_game
from saboteur.server.replay_worker import ReplayQueueFull
from saboteur.table.analysis.game_reviews import ALL_LINES, claims_of
from saboteur.table.analysis.move_advice import MoveAdvisor
from saboteur.table.lifecycle.table_config import CannotOpenTable


@get("/api/tables/{code:str}/review")
async def get_review(request: AnyRequest, code: FromPath[str]) -> wire.GameReview:
    """Return the review of a finished game: beliefs about roles over time, and turning points."""
    game_id, record, lines = await _finished_record_and_chat(request, code)
    return await _await_review(
        request, app_context(request).reviews.get_or_make(game_id, record, lines)
    )


@get("/api/replays/{id_:str}/review")
async def get_uploaded_review(request: AnyRequest, id_: FromPath[str]) -> wire.GameReview:
    """Return the review of an uploaded game, for which no chat exists."""
    replay = await load_uploaded_game(request, id_)
    return await _await_review(
        request, app_context(request).reviews.get_or_make(id_, replay.record)
    )


@get("/api/tables/{code:str}/advice/{step:str}")
async def get_advice(request: AnyRequest, code: FromPath[str], step: FromPath[str]) -> wire.Advice:
    """Return expert advice for a move of a finished game; each request adds samples to it."""
    game_id, record, lines = await _finished_record_and_chat(request, code)
    claims = claims_of(lines, record)
    return await _advisor_within_limit(request).refine(game_id, record, claims, parse_step(step))


@get("/api/replays/{id_:str}/advice/{step:str}")
async def get_uploaded_advice(
    request: AnyRequest, id_: FromPath[str], step: FromPath[str]
) -> wire.Advice:
    """Return expert advice for a move of an uploaded game; each request adds samples to it."""
    replay = await load_uploaded_game(request, id_)
    return await _advisor_within_limit(request).refine(id_, replay.record, (), parse_step(step))


@post("/api/tables/{code:str}/branch")
async def branch_game(request: AnyRequest, code: FromPath[str]) -> wire.TableCode:
    """Open a new table that continues from a position of a finished game."""
    await require_guest(request)  # authenticate before any lookup
    _, record = await find_finished_game(request, code, app_context(request).replay_cache.record)
    return await _open_branch(request, record)


@post("/api/replays/{id_:str}/branch")
async def branch_uploaded_game(request: AnyRequest, id_: FromPath[str]) -> wire.TableCode:
    """Open a new table that continues from a position of an uploaded game."""
    await require_guest(request)
    return await _open_branch(request, (await load_uploaded_game(request, id_)).record)


async def _open_branch(request: AnyRequest, record: Record) -> wire.TableCode:
    context = app_context(request)
    body = await decode_body(request, wire.BranchGame)
    guest = await require_unbanned_guest(
        request, context.limits.new_tables, "too many new tables; wait a little"
    )
    try:
        return wire.TableCode(code=await context.registry.open_branch(record, body, guest))
    except CannotOpenTable as error:
        raise InvalidTable(str(error)) from None


async def _finished_record_and_chat(
    request: AnyRequest, code: str
) -> tuple[str, Record, Sequence[wire.ChatMessage]]:
    """Return the permanent code, the record and the chat of a finished game."""
    context = app_context(request)
    table, record = await find_finished_game(request, code, context.replay_cache.record)
    return table.code, record, await context.storage.chat.recent_messages(table.code, ALL_LINES)


def _advisor_within_limit(request: AnyRequest) -> MoveAdvisor:
    """Return the advisor; raise ``RateLimited`` if the client had too much advice."""
    context = app_context(request)
    if not context.limits.advice_requests.try_acquire(client_ip(request)):
        raise RateLimited("too much advice; wait a little")
    return context.advisor


async def _await_review(request: AnyRequest, review: Awaitable[wire.GameReview]) -> wire.GameReview:
    """Await a review; raise ``RateLimited`` or ``ReviewUnavailable``."""
    if not app_context(request).limits.review_requests.try_acquire(client_ip(request)):
        raise RateLimited("too many reviews; wait a little")
    try:
        return await review
    except ReplayQueueFull as error:
        raise RateLimited(str(error)) from None
    except RecordError as error:
        raise ReviewUnavailable(str(error)) from None
