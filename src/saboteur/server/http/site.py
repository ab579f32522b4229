"""Routes of the site itself: pages, health, figures, the description of the interface."""

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from saboteur.server.cluster.broker import BrokerUnavailable
from saboteur.server.http import asyncapi
from saboteur.server.http.context import AnyRequest, address_of, context_of, origin_of
from saboteur.server.http.errors import ApiError, Unavailable
from saboteur.server.http.head import box_of, language_of, written
from saboteur.server.http.openapi import description
from saboteur.server.http.places import UNKNOWN, Place, place_of
from saboteur.server.http.static import is_file, is_known, page_of
from saboteur.server.metrics import exposition, may_measure


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
    """Say that the database answers and that this node may own tables."""
    context = context_of(request)
    if not context.registry.ready:
        raise Unavailable("this node has lost its lease")
    await context.storage.ready()
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
        status = 404 if place.name == UNKNOWN else 200
        found = page_of(await _written(request, place))
    body, headers = found.sent(request.headers.get("accept-encoding", ""))
    if status == 200 and is_known(headers["ETag"], request.headers.get("if-none-match", "")):
        headers = {name: what for name, what in headers.items() if name != "Content-Encoding"}
        return Response(b"", status_code=304, headers=headers, media_type=found.media_type)
    return Response(body, status_code=status, headers=headers, media_type=found.media_type)


async def _written(request: AnyRequest, place: Place) -> bytes:
    box = await _box(request, place.words[0]) if place.at_table else box_of(place)
    language = language_of(request.headers.get("accept-language", ""))
    return written(context_of(request).pages.index, place, box, language, origin_of(request))


async def _box(request: AnyRequest, code: str) -> str | None:
    """Return the box behind a code as a stranger may learn it; whoever guesses learns no more."""
    context = context_of(request)
    try:
        return await context.look_up(code, request, context.registry.box)
    except (ApiError, BrokerUnavailable, SQLAlchemyError):
        # The page itself comes in any case, and says what is the matter.
        return None
