"""Routes for reviews of finished games: review, expert advice, and branching into a new table."""

from collections.abc import Awaitable, Sequence

from litestar import Router, get, post

from saboteur.notation.record import RecordError
from saboteur.play.game import Record
from saboteur.protocol import messages as wire
from saboteur.protocol.errors import (
    AdviceUnavailable,
    InvalidTable,
    ReviewUnavailable,
    StepNotFound,
)
from saboteur.protocol.replays import parse_step
from saboteur.server.http.errors import (
    FINISHED_GAME_ERRORS,
    UPLOADED_GAME_ERRORS,
    Banned,
    RateLimited,
    raises,
)
from saboteur.server.http.openapi import GUEST_SECURITY
from saboteur.server.http.parameters import ReplayId, Step, StrictBody, TableCode
from saboteur.server.http.replays import find_finished_game, load_uploaded_game
from saboteur.server.http.request import AppRequest, require_authenticated
from saboteur.server.replay_worker import ReplayQueueFull
from saboteur.table.analysis.game_reviews import ALL_LINES, claims_of
from saboteur.table.analysis.move_advice import MoveAdvisor
from saboteur.table.lifecycle.table_config import CannotOpenTable


@get("/tables/{code:str}/review")
@raises(*FINISHED_GAME_ERRORS, ReviewUnavailable)
async def get_review(request: AppRequest, code: TableCode) -> wire.GameReview:
    """Return the review of a finished game: beliefs about roles over time, and turning points."""
    game_id, record, lines = await _finished_record_and_chat(request, code)
    return await _await_review(request, request.context.reviews.get_or_make(game_id, record, lines))


@get("/replays/{replay_id:str}/review")
@raises(*UPLOADED_GAME_ERRORS, ReviewUnavailable)
async def get_uploaded_review(request: AppRequest, replay_id: ReplayId) -> wire.GameReview:
    """Return the review of an uploaded game, for which no chat exists."""
    replay = await load_uploaded_game(request, replay_id)
    return await _await_review(
        request, request.context.reviews.get_or_make(replay_id, replay.record)
    )


@get("/tables/{code:str}/advice/{step:str}")
@raises(*FINISHED_GAME_ERRORS, StepNotFound, AdviceUnavailable)
async def get_advice(request: AppRequest, code: TableCode, step: Step) -> wire.Advice:
    """Return expert advice for a move of a finished game; each request adds samples to it."""
    game_id, record, lines = await _finished_record_and_chat(request, code)
    claims = claims_of(lines, record)
    return await _advisor_within_limit(request).refine(game_id, record, claims, parse_step(step))


@get("/replays/{replay_id:str}/advice/{step:str}")
@raises(*UPLOADED_GAME_ERRORS, StepNotFound, AdviceUnavailable)
async def get_uploaded_advice(request: AppRequest, replay_id: ReplayId, step: Step) -> wire.Advice:
    """Return expert advice for a move of an uploaded game; each request adds samples to it."""
    replay = await load_uploaded_game(request, replay_id)
    return await _advisor_within_limit(request).refine(
        replay_id, replay.record, (), parse_step(step)
    )


@post("/tables/{code:str}/branch", security=GUEST_SECURITY, guards=[require_authenticated])
@raises(InvalidTable, *FINISHED_GAME_ERRORS)
async def branch_game(
    request: AppRequest, code: TableCode, payload: StrictBody[wire.BranchGame]
) -> wire.TableCode:
    """Open a new table that continues from a position of a finished game."""
    _, record = await find_finished_game(request, code, request.context.replay_cache.record)
    return await _open_branch(request, record, payload)


@post("/replays/{replay_id:str}/branch", security=GUEST_SECURITY, guards=[require_authenticated])
@raises(InvalidTable, Banned, *UPLOADED_GAME_ERRORS)
async def branch_uploaded_game(
    request: AppRequest, replay_id: ReplayId, payload: StrictBody[wire.BranchGame]
) -> wire.TableCode:
    """Open a new table that continues from a position of an uploaded game."""
    record = (await load_uploaded_game(request, replay_id)).record
    return await _open_branch(request, record, payload)


async def _open_branch(
    request: AppRequest, record: Record, branch: wire.BranchGame
) -> wire.TableCode:
    context = request.context
    guest = await request.require_unbanned_guest(
        request.limits.new_tables, "too many new tables; wait a little"
    )
    try:
        return wire.TableCode(code=await context.registry.open_branch(record, branch, guest))
    except CannotOpenTable as error:
        raise InvalidTable(str(error)) from None


async def _finished_record_and_chat(
    request: AppRequest, code: str
) -> tuple[str, Record, Sequence[wire.ChatMessage]]:
    """Return the permanent code, the record and the chat of a finished game."""
    context = request.context
    table, record = await find_finished_game(request, code, context.replay_cache.record)
    return table.code, record, await context.storage.chat.recent_messages(table.code, ALL_LINES)


def _advisor_within_limit(request: AppRequest) -> MoveAdvisor:
    """Return the advisor; raise ``RateLimited`` after too many requests from the client IP."""
    context = request.context
    request.acquire_per_ip(context.limits.advice_requests, "too much advice; wait a little")
    return context.advisor


async def _await_review(request: AppRequest, review: Awaitable[wire.GameReview]) -> wire.GameReview:
    """Count the request against the client IP's limit, then return the review once it is computed.

    Raises ``RateLimited``, also if too many reviews are waiting, or ``ReviewUnavailable``.
    """
    request.acquire_per_ip(request.limits.review_requests, "too many reviews; wait a little")
    try:
        return await review
    except ReplayQueueFull as error:
        raise RateLimited(str(error)) from None
    except RecordError as error:
        raise ReviewUnavailable(str(error)) from None


router = Router(
    "/api",
    route_handlers=[
        get_review, get_uploaded_review, get_advice, get_uploaded_advice, branch_game,
        branch_uploaded_game,
    ],
    tags=["reviews"],
)  # fmt: skip
