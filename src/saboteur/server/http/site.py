"""Routes of the site itself: pages, health, figures, the description of the interface."""

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from saboteur.server.cluster.broker import BrokerUnavailable
from saboteur.server.http import asyncapi
from saboteur.server.http.context import AnyRequest, address_of, context_of, origin_of
from saboteur.server.http.errors import Unavailable
from saboteur.server.http.head import box_of, language_of, written
from saboteur.server.http.openapi import description
from saboteur.server.http.places import UNKNOWN, Place, place_of
from saboteur.server.http.static import is_file, is_known, page_of
from saboteur.server.metrics import exposition, may_measure
from saboteur.table.codes import is_local_code
from saboteur.table.keeping import StaleWrite
from saboteur.wire.problems import ApiError


@get("/api/openapi.json", media_type=MediaType.JSON)
async def show_description() -> bytes:
    """Describe this interface."""
    return description()


@get("/api/asyncapi.json", media_type=MediaType.JSON)
async def show_socket_description() -> bytes:
    """Describe what is said on a table's socket."""
    return asyncapi.description()


@get("/healthz", media_type=MediaType.TEXT)
async def healthz() -> str:
    """Say that the process runs."""
    return "ok\n"


@get("/readyz", media_type=MediaType.TEXT)
async def readyz(request: AnyRequest) -> str:
    """Say that the database can be written and that this node may own tables."""
    context = context_of(request)
    if not context.registry.ready:
        raise Unavailable("this node has lost its lease")
    try:
        await context.storage.ready()
    except (SQLAlchemyError, StaleWrite):
        raise Unavailable("the database can't be written") from None
    return "ok\n"


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Give our figures to those who may have them; to others there is no such page."""
    if not may_measure(address_of(request), context_of(request).settings.metrics_from):
        raise NotFoundException("there is no such page")
    return Response(exposition(), media_type="text/plain; version=0.0.4")  # and its charset


@get(["/", "/{path:path}"])
async def page(request: AnyRequest, path: FromPath[str] = "/") -> Response[bytes]:
    """Send a file of the browser client, or its page with what it says of itself."""
    found = context_of(request).pages.find(path)
    status = 200
    if found is None:
        if is_file(path):
            raise NotFoundException("there is no such page")
        place = place_of(path)
        box, exists = await _box(request, place)
        status = 200 if exists else 404
        language = language_of(request.headers.get("accept-language", ""))
        index = context_of(request).pages.index
        letters = context_of(request).ways.names
        found = page_of(written(index, place, box, language, origin_of(request), letters=letters))
    body, headers = found.sent(request.headers.get("accept-encoding", ""))
    if status == 200 and is_known(headers["ETag"], request.headers.get("if-none-match", "")):
        headers = {name: what for name, what in headers.items() if name != "Content-Encoding"}
        return Response(b"", status_code=304, headers=headers, media_type=found.media_type)
    return Response(body, status_code=status, headers=headers, media_type=found.media_type)


async def _box(request: AnyRequest, place: Place) -> tuple[str | None, bool]:
    """Return the box that a page is about, and whether its address leads anywhere.

    The box behind a code is named as a stranger may learn it. Whoever guesses learns no more than
    from the interface: beyond the limit every code has the same page and the same status.
    """
    if not place.at_table:
        return box_of(place), place.name != UNKNOWN
    if is_local_code(place.words[0]):
        return None, True  # the device of whoever asks has it
    context = context_of(request)

    async def find(code: str) -> str | None:
        box = await context.registry.box(code)
        if box is not None:
            return box
        # Whoever has a seat comes in by the codes that his table had, too.
        guest = await context.guest(request)
        return None if await context.registry.invite(code, guest) is None else ""

    try:
        found = await context.look_up(place.words[0], request, find)
    except (ApiError, BrokerUnavailable, SQLAlchemyError):
        # The page itself comes in any case, and says what is the matter.
        return None, True
    return found or None, found is not None
