"""Routes for shared reviews, in which several guests review a finished game together."""

from litestar import Router, post, websocket

from saboteur.protocol import messages as wire
from saboteur.server.cluster.broker import BrokerUnavailable
from saboteur.server.cluster.peer_router import ConnectionTarget
from saboteur.server.http.errors import (
    FINISHED_GAME_ERRORS,
    UPLOADED_GAME_ERRORS,
    Banned,
    RateLimited,
    raises,
)
from saboteur.server.http.openapi import GUEST_SECURITY
from saboteur.server.http.parameters import ReplayId, TableCode
from saboteur.server.http.replays import find_finished_game, load_uploaded_game
from saboteur.server.http.request import AppRequest, AppSocket
from saboteur.server.http.socket import accept_socket
from saboteur.server.services.review_rooms import BlockedByOwner, TooManyReviews
from saboteur.table.connections.frame_reader import read_review_frame
from saboteur.table.storage.models import GuestRecord


@post("/tables/{code:str}/shared-review")
@raises(*FINISHED_GAME_ERRORS)
async def share_review(request: AppRequest, code: TableCode) -> wire.SharedReviewId:
    """Open a shared review of a finished game and return its id, which gives access to it."""
    await request.require_guest()  # authenticate before any lookup
    table, _ = await find_finished_game(request, code, request.context.replay_cache.record)
    return await _open_shared_review(request, table.code)


@post("/replays/{replay_id:str}/shared-review")
@raises(Banned, *UPLOADED_GAME_ERRORS)
async def share_uploaded_review(request: AppRequest, replay_id: ReplayId) -> wire.SharedReviewId:
    """Open a shared review of an uploaded game and return its id, which gives access to it."""
    await request.require_guest()
    await load_uploaded_game(request, replay_id)
    return await _open_shared_review(request, replay_id)


async def _open_shared_review(request: AppRequest, game: str) -> wire.SharedReviewId:
    guest = await request.require_unbanned_guest(
        request.limits.new_shared_reviews, "too many reviews; wait a little"
    )
    try:
        return wire.SharedReviewId(id=await request.context.registry.review_rooms.open(game, guest))
    except TooManyReviews:
        raise RateLimited("you have too many shared reviews") from None


@websocket("/shared-reviews/{replay_id:str}/socket")
async def shared_review_socket(socket: AppSocket, replay_id: ReplayId) -> None:
    """Join a shared review; see ``FromReviewer`` and ``ToReviewer`` for the messages."""
    guest = await socket.guest()
    review = (
        wire.CLOSED_NOT_AUTHENTICATED
        if guest is None
        else await _resolve_review(socket, replay_id, guest)
    )
    await accept_socket(socket, review, read_review_frame)


async def _resolve_review(
    socket: AppSocket, id_: str, guest: GuestRecord
) -> ConnectionTarget | int:
    """Return the review of an id, or the close code if the guest may not join it."""
    try:
        socket.check_not_banned(guest)
        if socket.has_guessed_too_often(guest):
            return wire.CLOSED_TABLE_NOT_FOUND
        found = await socket.context.registry.review_rooms.resolve(id_, guest)
    except BlockedByOwner:
        return wire.CLOSED_KICKED
    except Banned:
        return wire.CLOSED_BANNED
    except BrokerUnavailable:
        return wire.CLOSED_RECONNECT
    if found is None:
        socket.count_wrong_code(guest)
        return wire.CLOSED_TABLE_NOT_FOUND
    return found


router = Router(
    "/api",
    route_handlers=[share_review, share_uploaded_review, shared_review_socket],
    tags=["reviews"], security=GUEST_SECURITY,
)  # fmt: skip
