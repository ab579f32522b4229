"""The Litestar application: HTTP and WebSocket routes around the table registry, without rules."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.exceptions import HTTPException

from saboteur.protocol.errors import ApiError
from saboteur.server.cluster.broker import BrokerUnavailable
from saboteur.server.cluster.broker_factory import create_broker
from saboteur.server.http import correspondence as correspondence_routes
from saboteur.server.http import devices as device_routes
from saboteur.server.http import email_links as email_link_routes
from saboteur.server.http import embeds as embed_routes
from saboteur.server.http import groups as group_routes
from saboteur.server.http import guests as guest_routes
from saboteur.server.http import notification_settings as notification_routes
from saboteur.server.http import passkeys as passkey_routes
from saboteur.server.http import people as people_routes
from saboteur.server.http import profiles as profile_routes
from saboteur.server.http import replays as replay_routes
from saboteur.server.http import reports as report_routes
from saboteur.server.http import reviews as review_routes
from saboteur.server.http import shared_reviews as shared_review_routes
from saboteur.server.http import site as site_routes
from saboteur.server.http import tables as table_routes
from saboteur.server.http import tournament_display as display_routes
from saboteur.server.http import tournaments as tournament_routes
from saboteur.server.http import tutorial as tutorial_routes
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
from saboteur.server.notifications.channels import open_channels
from saboteur.server.notifications.dispatcher import NotificationDispatcher
from saboteur.server.ops.maintenance import run_maintenance
from saboteur.server.ops.operator_socket import serve_operator_socket
from saboteur.server.settings import Settings
from saboteur.server.storage.database import database_url
from saboteur.server.storage.tables import open_table_store


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
        route_handlers=[
            guest_routes.get_me,
            guest_routes.create_or_update_guest,
            guest_routes.get_preferences,
            guest_routes.put_preferences,
            guest_routes.create_device_transfer,
            guest_routes.accept_device_transfer,
            guest_routes.list_own_tables,
            guest_routes.export_data,
            guest_routes.delete_account,
            device_routes.list_devices,
            device_routes.revoke_device,
            device_routes.get_ban,
            passkey_routes.list_passkeys,
            passkey_routes.begin_passkey_registration,
            passkey_routes.finish_passkey_registration,
            passkey_routes.remove_passkey,
            passkey_routes.begin_passkey_login,
            passkey_routes.finish_passkey_login,
            notification_routes.get_notification_settings,
            notification_routes.put_notification_preferences,
            notification_routes.subscribe_device,
            notification_routes.unsubscribe_device,
            notification_routes.request_email_verification,
            notification_routes.delete_email,
            email_link_routes.confirm_email,
            email_link_routes.request_login_link,
            email_link_routes.login_with_link,
            email_link_routes.unsubscribe_page,
            email_link_routes.unsubscribe,
            correspondence_routes.list_pending_turns,
            correspondence_routes.get_holidays,
            correspondence_routes.put_holidays,
            report_routes.report_guest,
            people_routes.list_people,
            people_routes.set_relation,
            people_routes.remove_person,
            people_routes.invite_person,
            people_routes.list_invitations,
            people_routes.decline_invitation,
            profile_routes.get_own_profile,
            profile_routes.update_profile,
            profile_routes.get_profile,
            group_routes.list_groups,
            group_routes.create_group,
            group_routes.get_group,
            group_routes.rename_group,
            group_routes.delete_group,
            group_routes.rotate_group_link,
            group_routes.get_group_preview,
            group_routes.join_group,
            group_routes.accept_group_invitation,
            group_routes.leave_group,
            group_routes.transfer_group,
            group_routes.invite_to_group,
            group_routes.decline_group_invitation,
            group_routes.create_season,
            group_routes.get_season,
            group_routes.delete_season,
            tournament_routes.list_tournaments,
            tournament_routes.create_tournament,
            tournament_routes.get_tournament,
            tournament_routes.update_tournament,
            tournament_routes.delete_tournament,
            tournament_routes.rotate_tournament_link,
            tournament_routes.get_tournament_preview,
            tournament_routes.sign_up_for_tournament,
            tournament_routes.add_offline_players,
            tournament_routes.change_participant,
            tournament_routes.pair_round,
            tournament_routes.open_round,
            tournament_routes.replay_table,
            tournament_routes.forfeit_table,
            display_routes.get_display,
            display_routes.get_display_qr,
            table_routes.get_catalogue,
            table_routes.list_tables,
            table_routes.open_table,
            table_routes.get_table,
            table_routes.get_table_qr,
            table_routes.get_table_deck,
            table_routes.table_socket,
            replay_routes.get_record,
            replay_routes.get_replay,
            replay_routes.get_step,
            replay_routes.upload_record,
            replay_routes.get_uploaded_replay,
            replay_routes.get_uploaded_record,
            replay_routes.get_uploaded_step,
            review_routes.get_review,
            review_routes.get_uploaded_review,
            review_routes.get_advice,
            review_routes.get_uploaded_advice,
            review_routes.branch_game,
            review_routes.branch_uploaded_game,
            shared_review_routes.share_review,
            shared_review_routes.share_uploaded_review,
            shared_review_routes.shared_review_socket,
            embed_routes.get_step_image,
            embed_routes.get_uploaded_step_image,
            tutorial_routes.list_scenes,
            tutorial_routes.get_scene,
            tutorial_routes.get_explanation,
            site_routes.get_openapi,
            site_routes.get_asyncapi,
            site_routes.healthz,
            site_routes.readyz,
            site_routes.get_metrics,
            site_routes.get_page,
        ],
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
