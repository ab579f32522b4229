"""Routes for the pages of the client, health checks, metrics and API descriptions."""

from litestar import MediaType, Response, Router, get
from litestar.exceptions import NotFoundException
from sqlalchemy.exc import SQLAlchemyError

from saboteur.protocol.errors import ApiError, TableNotFound
from saboteur.server.cluster.broker import BrokerUnavailable
from saboteur.server.http import asyncapi
from saboteur.server.http.client_routes import UNKNOWN_SCREEN, ClientRoute, match_client_route
from saboteur.server.http.errors import ServiceUnavailable
from saboteur.server.http.openapi import spec_json
from saboteur.server.http.page_meta import box_of_route, preferred_language, render_index
from saboteur.server.http.parameters import PagePath
from saboteur.server.http.request import AppRequest
from saboteur.server.http.static_assets import index_asset, is_file_path, is_not_modified
from saboteur.server.metrics import may_read_metrics, render_metrics
from saboteur.table.codes import is_local_code
from saboteur.table.storage.ports import StaleWrite


@get("/api/openapi.json", media_type=MediaType.JSON)
async def get_openapi(request: AppRequest) -> bytes:
    """Return the OpenAPI document."""
    return spec_json(request.app)


@get("/api/asyncapi.json", media_type=MediaType.JSON)
async def get_asyncapi() -> bytes:
    """Return the AsyncAPI document of the sockets."""
    return asyncapi.spec_json()


@get("/healthz", media_type=MediaType.TEXT)
async def healthz() -> str:
    """Return ``ok`` while the process runs (liveness)."""
    return "ok\n"


@get("/readyz", media_type=MediaType.TEXT)
async def readyz(request: AppRequest) -> str:
    """Return ``ok`` if the database is writable and this node holds its lease (readiness)."""
    if not request.context.registry.is_ready:
        raise ServiceUnavailable("this node has lost its lease")
    try:
        await request.context.storage.check_writable()
    except (SQLAlchemyError, StaleWrite):
        raise ServiceUnavailable("the database can't be written") from None
    return "ok\n"


@get("/metrics", media_type=MediaType.TEXT)
async def get_metrics(request: AppRequest) -> Response[bytes]:
    """Return the metrics to clients in ``metrics_from``; answer others with 404."""
    if not may_read_metrics(request.client_address, request.context.settings.metrics_from):
        raise NotFoundException("there is no such page")
    return Response(render_metrics(), media_type="text/plain; version=0.0.4")  # plus the charset


@get(["/", "/{path:path}"])
async def get_page(request: AppRequest, path: PagePath = "/") -> Response[bytes]:
    """Return a file of the browser client, or its page with the metadata of the route."""
    found = request.context.static_assets.find(path)
    status = 200
    if found is None:
        if is_file_path(path):
            raise NotFoundException("there is no such page")
        route = match_client_route(path)
        box, exists = await _box_of_page(request, route)
        status = 200 if exists else 404
        language = preferred_language(request.headers.get("accept-language", ""))
        index = request.context.static_assets.index
        channels = request.context.channels.enabled_names
        found = index_asset(
            render_index(index, route, box, language, request.site_origin, channels=channels)
        )
    body, headers = found.encode_for(request.headers.get("accept-encoding", ""))
    if status == 200 and is_not_modified(headers["ETag"], request.headers.get("if-none-match", "")):
        headers = {name: value for name, value in headers.items() if name != "Content-Encoding"}
        return Response(b"", status_code=304, headers=headers, media_type=found.media_type)
    return Response(body, status_code=status, headers=headers, media_type=found.media_type)


async def _box_of_page(request: AppRequest, route: ClientRoute) -> tuple[str | None, bool]:
    """Return the box that a page is about (``None`` for no box), and whether the page exists.

    Guessing codes reveals no more than the API does: beyond the rate limit every code has the same
    page and the same status.
    """
    if not route.is_table:
        return box_of_route(route), route.name != UNKNOWN_SCREEN
    if is_local_code(route.args[0]):
        return None, True  # an offline table, which exists only on the client's device
    try:
        table = await request.resolve(route.args[0])
    except TableNotFound:
        return None, False
    except (ApiError, BrokerUnavailable, SQLAlchemyError):
        # The page is served in any case; the client then shows the error.
        return None, True
    return table.ruleset.partition("+")[0], True


router = Router(
    "/",
    route_handlers=[get_openapi, get_asyncapi, healthz, readyz, get_metrics, get_page],
    include_in_schema=False,
)  # fmt: skip
