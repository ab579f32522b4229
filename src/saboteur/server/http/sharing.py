"""Routes of shared reviews: friends look at a finished game together."""

from litestar import post, websocket
from litestar.exceptions import PermissionDeniedException
from litestar.params import FromPath

from saboteur.server.cluster.broker import BrokerUnavailable
from saboteur.server.cluster.peers import LivePlace
from saboteur.server.connection import SocketConnection
from saboteur.server.http.context import (
    AnyRequest,
    address_of,
    context_of,
    known_guest,
    must_be_ours,
    stored_table,
    welcome_guest,
)
from saboteur.server.http.errors import Banned, TooMany
from saboteur.server.http.identity import COOKIE, token_hash
from saboteur.server.http.origin import is_own_origin
from saboteur.server.http.replays import finished_game, uploaded_game
from saboteur.server.http.socket import AnySocket, serve_socket
from saboteur.server.lobby.doors import Visit
from saboteur.server.lobby.shared_reviews import TooManyReviews, Unwelcome
from saboteur.server.storage.guests import device_id
from saboteur.table.frames import read_reviewer
from saboteur.table.models import StoredGuest
from saboteur.wire import messages as wire
from saboteur.wire.problems import ApiError


@post("/api/tables/{code:str}/shared-review")
async def share_review(request: AnyRequest, code: FromPath[str]) -> wire.SharedReviewId:
    """Open the review of a finished game to whoever gets the address."""
    must_be_ours(request)
    await known_guest(request)  # before anything is looked for
    await finished_game(request, code, context_of(request).archive.record)
    return await _opened(request, (await stored_table(request, code)).code)


@post("/api/replays/{id_:str}/shared-review")
async def share_uploaded_review(request: AnyRequest, id_: FromPath[str]) -> wire.SharedReviewId:
    """Do the same with an uploaded game."""
    must_be_ours(request)
    await known_guest(request)
    await uploaded_game(request, id_)
    return await _opened(request, id_)


async def _opened(request: AnyRequest, game: str) -> wire.SharedReviewId:
    context = context_of(request)
    guest = await welcome_guest(request, context.new_shared, "too many reviews; wait a little")
    try:
        return wire.SharedReviewId(id=await context.registry.shared.open(game, guest))
    except TooManyReviews:
        raise TooMany("no more reviews of yours are kept") from None


@websocket("/api/shared-reviews/{id_:str}/socket")
async def shared_socket(socket: AnySocket, id_: FromPath[str]) -> None:
    """Look at a review with others; what is said there stands in ``messages``."""
    context = context_of(socket)
    if not is_own_origin(socket.headers, context.settings.public_url):
        raise PermissionDeniedException("foreign origin")
    guest = await context.guest(socket)
    place = wire.CLOSED_NO_GUEST if guest is None else await _admitted(socket, id_, guest)
    # A browser shows its page no status of a refused handshake, only the code of a close.
    await socket.accept()
    if guest is None or isinstance(place, int):
        await socket.close(place if isinstance(place, int) else wire.CLOSED_NO_GUEST)
    elif not context.sessions.spend(guest.id):
        await socket.close(wire.CLOSED_FLOOD)
    else:
        connection = SocketConnection(guest)
        device = device_id(token_hash(socket.cookies.get(COOKIE, "")))
        with context.doors.open_to(Visit(connection, place, address_of(socket), device)):
            session = context.sessions.bucket(guest.id)
            await serve_socket(socket, place, connection, session, read_reviewer)


async def _admitted(socket: AnySocket, id_: str, guest: StoredGuest) -> LivePlace | int:
    """Return the review to which an id leads, or with which code the socket is closed."""
    context = context_of(socket)

    async def admit(id_: str) -> LivePlace | None:
        return await context.registry.shared.admit(id_, guest)

    try:
        found = await context.look_up(id_, socket, admit)
    except Unwelcome:
        return wire.CLOSED_SENT_AWAY
    except Banned:
        return wire.CLOSED_BANNED
    except ApiError:
        return wire.CLOSED_NO_TABLE
    except BrokerUnavailable:
        return wire.CLOSED_LOST
    return wire.CLOSED_NO_TABLE if found is None else found
