"""Routes for shared reviews, in which several guests review a finished game together."""

from litestar import post, websocket
from litestar.exceptions import PermissionDeniedException
from litestar.params import FromPath

from saboteur.protocol import messages as wire
from saboteur.server.cluster.broker import BrokerUnavailable
from saboteur.server.cluster.peer_router import ConnectionTarget
from saboteur.server.connection import SocketConnection
from saboteur.server.http.auth import GUEST_COOKIE, hash_token
from saboteur.server.http.context import (
    AnyRequest,
    app_context,
    check_same_origin,
    client_address,
    require_guest,
    require_unbanned_guest,
)
from saboteur.server.http.errors import Banned, RateLimited
from saboteur.server.http.origin import is_same_origin
from saboteur.server.http.replays import find_finished_game, load_uploaded_game
from saboteur.server.http.socket import AnySocket, serve_socket
from saboteur.server.runtime.connections import ConnectionInfo
from saboteur.server.runtime.review_rooms import BlockedByOwner, TooManyReviews
from saboteur.server.storage.guests import device_id
from saboteur.table.connections.frame_reader import read_review_frame
from saboteur.table.storage.models import GuestRecord


@post("/api/tables/{code:str}/shared-review")
async def share_review(request: AnyRequest, code: FromPath[str]) -> wire.SharedReviewId:
    """Open a shared review of a finished game and return its id, which gives access to it."""
    check_same_origin(request)
    await require_guest(request)  # authenticate before any lookup
    table, _ = await find_finished_game(request, code, app_context(request).replay_cache.record)
    return await _open_shared_review(request, table.code)


@post("/api/replays/{id_:str}/shared-review")
async def share_uploaded_review(request: AnyRequest, id_: FromPath[str]) -> wire.SharedReviewId:
    """Open a shared review of an uploaded game and return its id, which gives access to it."""
    check_same_origin(request)
    await require_guest(request)
    await load_uploaded_game(request, id_)
    return await _open_shared_review(request, id_)


async def _open_shared_review(request: AnyRequest, game: str) -> wire.SharedReviewId:
    context = app_context(request)
    guest = await require_unbanned_guest(
        request, context.limits.new_shared_reviews, "too many reviews; wait a little"
    )
    try:
        return wire.SharedReviewId(id=await context.registry.review_rooms.open(game, guest))
    except TooManyReviews:
        raise RateLimited("you have too many shared reviews") from None


@websocket("/api/shared-reviews/{id_:str}/socket")
async def shared_review_socket(socket: AnySocket, id_: FromPath[str]) -> None:
    """Join a shared review; see ``FromReviewer`` and ``ToReviewer`` for the messages."""
    context = app_context(socket)
    if not is_same_origin(socket.headers, context.settings.public_url):
        raise PermissionDeniedException("foreign origin")
    guest = await context.authenticate(socket)
    review = (
        wire.CLOSED_NOT_AUTHENTICATED
        if guest is None
        else await _resolve_review(socket, id_, guest)
    )
    # Browsers hide the HTTP status of a rejected handshake from the page, but not a close code.
    await socket.accept()
    if guest is None or isinstance(review, int):
        await socket.close(review if isinstance(review, int) else wire.CLOSED_NOT_AUTHENTICATED)
    elif not context.limits.guest_frames.try_acquire(guest.id):
        await socket.close(wire.CLOSED_RATE_LIMITED)
    else:
        connection = SocketConnection(guest)
        device = device_id(hash_token(socket.cookies.get(GUEST_COOKIE, "")))
        with context.connections.track(
            ConnectionInfo(connection, review, client_address(socket), device)
        ):
            await serve_socket(socket, review, connection, context.limits, read_review_frame)


async def _resolve_review(
    socket: AnySocket, id_: str, guest: GuestRecord
) -> ConnectionTarget | int:
    """Return the review of an id, or the code with which to close the socket."""
    context = app_context(socket)
    try:
        context.check_not_banned(socket, guest)
        if context.has_guessed_too_often(socket, guest):
            return wire.CLOSED_TABLE_NOT_FOUND
        found = await context.registry.review_rooms.resolve(id_, guest)
    except BlockedByOwner:
        return wire.CLOSED_KICKED
    except Banned:
        return wire.CLOSED_BANNED
    except BrokerUnavailable:
        return wire.CLOSED_RECONNECT
    if found is None:
        context.count_wrong_code(socket, guest)
        return wire.CLOSED_TABLE_NOT_FOUND
    return found
