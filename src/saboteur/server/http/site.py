"""Routes for the pages of the client, health checks, metrics and API descriptions."""

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from saboteur.protocol.errors import ApiError, TableNotFound
from saboteur.server.cluster.broker import BrokerUnavailable
from saboteur.server.http import asyncapi
from saboteur.server.http.client_routes import UNKNOWN_SCREEN, ClientRoute, match_client_route
from saboteur.server.http.context import AnyRequest, app_context, client_address, site_origin
from saboteur.server.http.errors import ServiceUnavailable
from saboteur.server.http.openapi import spec_json
from saboteur.server.http.page_meta import box_of_route, preferred_language, render_index
from saboteur.server.http.static_assets import index_asset, is_file_path, is_not_modified
from saboteur.server.metrics import may_read_metrics, render_metrics
from saboteur.table.codes import is_local_code
from saboteur.table.storage.ports import StaleWrite


@get("/api/openapi.json", media_type=MediaType.JSON)
async def get_openapi() -> bytes:
    """Return the OpenAPI document."""
    return spec_json()


@get("/api/asyncapi.json", media_type=MediaType.JSON)
async def get_asyncapi() -> bytes:
    """Return the AsyncAPI document of the sockets."""
    return asyncapi.spec_json()


@get("/healthz", media_type=MediaType.TEXT)
async def healthz() -> str:
    """Return ``ok`` while the process runs (liveness)."""
    return "ok\n"


@get("/readyz", media_type=MediaType.TEXT)
async def readyz(request: AnyRequest) -> str:
    """Return ``ok`` if the database is writable and this node holds its lease (readiness)."""
    context = app_context(request)
    if not context.registry.is_ready:
        raise ServiceUnavailable("this node has lost its lease")
    try:
        await context.storage.check_writable()
    except (SQLAlchemyError, StaleWrite):
        raise ServiceUnavailable("the database can't be written") from None
    return "ok\n"


@get("/metrics", media_type=MediaType.TEXT)
async def get_metrics(request: AnyRequest) -> Response[bytes]:
    """Return the metrics to clients in ``metrics_from``; answer others with 404."""
    if not may_read_metrics(client_address(request), app_context(request).settings.metrics_from):
        raise NotFoundException("there is no such page")
    return Response(render_metrics(), media_type="text/plain; version=0.0.4")  # plus the charset


@get(["/", "/{path:path}"])
async def get_page(request: AnyRequest, path: FromPath[str] = "/") -> Response[bytes]:
    """Return a file of the browser client, or its page with the metadata of the route."""
    found = app_context(request).static_assets.find(path)
    status = 200
    if found is None:
        if is_file_path(path):
            raise NotFoundException("there is no such page")
        route = match_client_route(path)
        box, exists = await _box_of_page(request, route)
        status = 200 if exists else 404
        language = preferred_language(request.headers.get("accept-language", ""))
        index = app_context(request).static_assets.index
        channels = app_context(request).channels.enabled_names
        found = index_asset(
            render_index(index, route, box, language, site_origin(request), channels=channels)
        )
    body, headers = found.encode_for(request.headers.get("accept-encoding", ""))
    if status == 200 and is_not_modified(headers["ETag"], request.headers.get("if-none-match", "")):
        headers = {name: value for name, value in headers.items() if name != "Content-Encoding"}
        return Response(b"", status_code=304, headers=headers, media_type=found.media_type)
    return Response(body, status_code=status, headers=headers, media_type=found.media_type)


async def _box_of_page(request: AnyRequest, route: ClientRoute) -> tuple[str | None, bool]:
    """Return the box that a page is about, and whether the page exists.

    Guessing codes reveals no more than the API does: beyond the rate limit every code has the same
    page and the same status.
    """
    if not route.is_table:
        return box_of_route(route), route.name != UNKNOWN_SCREEN
    if is_local_code(route.args[0]):
        return None, True  # an offline table, which exists only on the client's device
    try:
        table = await app_context(request).resolve(request, route.args[0])
    except TableNotFound:
        return None, False
    except (ApiError, BrokerUnavailable, SQLAlchemyError):
        # The page is served in any case; the client then shows the error.
        return None, True
    return table.ruleset.partition("+")[0], True
