"""The Litestar application: HTTP and WebSocket routes around the table registry, without rules."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException

from saboteur.protocol.errors import ApiError
from saboteur.server.cluster.broker import BrokerUnavailable
from saboteur.server.cluster.broker_factory import create_broker
from saboteur.server.http import (
    correspondence,
    devices,
    email_links,
    embeds,
    groups,
    guests,
    notification_settings,
    passkeys,
    people,
    profiles,
    replays,
    reports,
    reviews,
    shared_reviews,
    site,
    tables,
    tournament_display,
    tournaments,
    tutorial,
)
from saboteur.server.http.context import MAX_BODY_BYTES, AppContext
from saboteur.server.http.errors import (
    error_response,
    internal_error_response,
    unavailable_response,
)
from saboteur.server.http.middleware import (
    head_middleware,
    security_headers_middleware,
    trusted_host_middleware,
)
from saboteur.server.http.parameters import JSON_BODY, blank_invalid_ids, decode_body
from saboteur.server.http.request import AppRequest, AppSocket, check_origin
from saboteur.server.notifications.channels import open_channels
from saboteur.server.notifications.dispatcher import NotificationDispatcher
from saboteur.server.ops.maintenance import run_maintenance
from saboteur.server.ops.operator_socket import serve_operator_socket
from saboteur.server.settings import Settings
from saboteur.server.storage.database import database_url
from saboteur.server.storage.tables import open_table_store

ROUTERS: Final = tuple(
    module.router
    for module in (
        guests, devices, passkeys, notification_settings, email_links, correspondence, people,
        profiles, groups, tournaments, tournament_display, tables, reports, replays, reviews,
        shared_reviews, embeds, tutorial, site,
    )
)  # fmt: skip


def create_app(settings: Settings) -> Litestar:
    """Create the application.

    Its lifespan opens the database, the table registry and the background tasks, and closes them.
    """

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        storage = await open_table_store(database_url(settings.database_url, settings.data))
        channels = await open_channels(settings, storage.database)
        context = AppContext(settings, storage, create_broker(settings), channels)
        dispatcher = NotificationDispatcher(storage.database, channels=channels, clock=settings.now)
        app.state.context = context
        try:
            await context.registry.start()
            await context.cluster_events.start()
            background_tasks = [
                asyncio.create_task(run_maintenance(storage, settings.purge_days)),
                asyncio.create_task(context.cluster_events.poll_loop()),
                asyncio.create_task(dispatcher.run(context.wakeup, settings.notification_poll_s)),
            ]
            async with serve_operator_socket(
                settings.data, context.connections, context.cluster_events
            ):
                yield
            for task in background_tasks:
                task.cancel()
            await asyncio.gather(*background_tasks, return_exceptions=True)
        finally:
            await context.verification_worker.close()
            await context.review_worker.close()
            await context.registry.close()
            await storage.close()

    app = Litestar(
        route_handlers=ROUTERS,
        request_class=AppRequest,
        websocket_class=AppSocket,
        before_request=blank_invalid_ids,
        guards=[check_origin],
        dependencies={JSON_BODY: Provide(decode_body)},
        lifespan=[lifespan],
        middleware=[security_headers_middleware(settings.public_url)],
        exception_handlers={
            ApiError: error_response,
            HTTPException: error_response,
            BrokerUnavailable: unavailable_response,
            Exception: internal_error_response,
        },
        request_max_body_size=MAX_BODY_BYTES,
        openapi_config=None,
        logging_config=None,
    )
    app.asgi_handler = trusted_host_middleware(
        head_middleware(app.asgi_handler), settings.public_url
    )
    return app
