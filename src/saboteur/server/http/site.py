"""Routes of the site itself: pages, health, figures, the description of the interface."""

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from saboteur.server.http.context import AnyRequest, address_of, context_of
from saboteur.server.http.errors import Unavailable
from saboteur.server.http.openapi import description
from saboteur.server.metrics import exposition, may_measure


@get("/api/openapi.json", media_type=MediaType.JSON)
async def show_description() -> bytes:
    """Describe this interface."""
    return description()


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
    return Response(exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get(["/", "/{path:path}"])
async def page(request: AnyRequest, path: FromPath[str] = "/") -> Response[bytes]:
    """Send a file of the browser client."""
    found = context_of(request).pages.find(path)
    if found is None:
        raise NotFoundException("there is no such page")
    headers = dict(found.headers())
    if request.headers.get("if-none-match") == found.etag:
        return Response(b"", status_code=304, headers=headers, media_type=found.media_type)
    body = found.body
    if found.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = found.gzipped
        headers["Content-Encoding"] = "gzip"
    return Response(body, headers=headers, media_type=found.media_type)
