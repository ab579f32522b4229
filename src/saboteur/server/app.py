"""The web application: between HTTP and the registry of tables. No rule lives here."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.exceptions import HTTPException

from saboteur.server.cluster.broker import BrokerUnavailable
from saboteur.server.cluster.node import new_broker
from saboteur.server.http import careers as career_routes
from saboteur.server.http import devices as device_routes
from saboteur.server.http import gatherings as gathering_routes
from saboteur.server.http import groups as group_routes
from saboteur.server.http import guests as guest_routes
from saboteur.server.http import halls as hall_routes
from saboteur.server.http import mail as mail_routes
from saboteur.server.http import moments as moment_routes
from saboteur.server.http import passkeys as passkey_routes
from saboteur.server.http import people as people_routes
from saboteur.server.http import post as post_routes
from saboteur.server.http import replays as replay_routes
from saboteur.server.http import reports as report_routes
from saboteur.server.http import reviews as review_routes
from saboteur.server.http import scenes as learn_routes
from saboteur.server.http import sharing as sharing_routes
from saboteur.server.http import site as site_routes
from saboteur.server.http import slow as slow_routes
from saboteur.server.http import tables as lobby_routes
from saboteur.server.http.context import LONGEST_BODY, Context
from saboteur.server.http.errors import error_response, fault_response, unavailable_response
from saboteur.server.http.security import security_headers, with_head, with_own_host
from saboteur.server.ops.housekeeping import keep_house
from saboteur.server.ops.operator_socket import listening
from saboteur.server.post.postman import Postman
from saboteur.server.post.sources import sources_of
from saboteur.server.post.ways import open_ways
from saboteur.server.settings import Settings
from saboteur.server.storage.database import database_url
from saboteur.server.storage.tables import open_storage
from saboteur.wire.problems import ApiError


def build(settings: Settings) -> Litestar:
    """Make the application; its storage opens with it and closes with it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        storage = await open_storage(database_url(settings.database_url, settings.data))
        ways = await open_ways(settings, storage.database)
        sources = sources_of(storage)
        kinds = [kind for source in sources.values() for kind in source.kinds]
        context = Context(settings, storage, new_broker(settings), ways, kinds)
        postman = Postman(
            storage.database,
            sources,
            ways=ways,
            patience=settings.post_patience,
            clock=settings.now,
        )
        app.state.context = context
        try:
            await context.registry.enter()
            await context.notices.begin()
            beside = [
                asyncio.create_task(keep_house(storage, settings.purge_days)),
                asyncio.create_task(context.notices.keep_looking()),
                asyncio.create_task(postman.work(context.bell, settings.post_beat)),
            ]
            async with listening(settings.data, context.doors, context.notices):
                yield
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
        finally:
            await context.inspector.close()
            await context.reviewer.close()
            await context.registry.close()
            await storage.close()

    app = Litestar(
        route_handlers=[
            guest_routes.who_am_i,
            guest_routes.take_nickname,
            guest_routes.show_preferences,
            guest_routes.keep_preferences,
            guest_routes.open_transfer,
            guest_routes.arrive_here,
            guest_routes.own_tables,
            guest_routes.own_data,
            guest_routes.forget_me,
            device_routes.own_devices,
            device_routes.revoke_device,
            device_routes.own_ban,
            passkey_routes.own_passkeys,
            passkey_routes.offer_passkey,
            passkey_routes.add_passkey,
            passkey_routes.remove_passkey,
            passkey_routes.ask_for_passkey,
            passkey_routes.use_passkey,
            post_routes.own_post,
            post_routes.keep_wishes,
            post_routes.subscribe_here,
            post_routes.unsubscribe_here,
            post_routes.name_address,
            post_routes.forget_address,
            mail_routes.confirm_address,
            mail_routes.ask_for_mail,
            mail_routes.arrive_by_mail,
            mail_routes.show_leaving,
            mail_routes.leave_mail,
            slow_routes.own_turns,
            slow_routes.own_holidays,
            slow_routes.plan_holidays,
            report_routes.report_somebody,
            people_routes.list_people,
            people_routes.set_tie,
            people_routes.remove_person,
            people_routes.invite_person,
            people_routes.own_invitations,
            people_routes.decline_invitation,
            career_routes.own_career,
            career_routes.choose_career,
            career_routes.show_career,
            group_routes.list_groups,
            group_routes.found_group,
            group_routes.show_group,
            group_routes.rename_group,
            group_routes.dissolve_group,
            group_routes.rotate_link,
            group_routes.show_door,
            group_routes.join_group,
            group_routes.accept_group,
            group_routes.leave_group,
            group_routes.hand_group_over,
            group_routes.invite_into_group,
            group_routes.decline_group,
            group_routes.begin_season,
            group_routes.show_season,
            group_routes.end_season,
            gathering_routes.list_gatherings,
            gathering_routes.set_up_gathering,
            gathering_routes.show_gathering,
            gathering_routes.settle_gathering,
            gathering_routes.dissolve_gathering,
            gathering_routes.rotate_gathering_link,
            gathering_routes.show_gathering_door,
            gathering_routes.sign_up,
            gathering_routes.enter_people,
            gathering_routes.change_participant,
            gathering_routes.draw_heat,
            gathering_routes.open_heat,
            gathering_routes.play_again,
            gathering_routes.give_table_up,
            hall_routes.show_hall,
            hall_routes.show_hall_qr,
            lobby_routes.show_catalogue,
            lobby_routes.list_tables,
            lobby_routes.open_table,
            lobby_routes.show_table,
            lobby_routes.show_qr,
            lobby_routes.show_deck,
            lobby_routes.table_socket,
            replay_routes.show_record,
            replay_routes.show_log,
            replay_routes.show_step,
            replay_routes.upload_record,
            replay_routes.show_uploaded_log,
            replay_routes.show_uploaded_record,
            replay_routes.show_uploaded_step,
            review_routes.show_review,
            review_routes.show_uploaded_review,
            review_routes.show_advice,
            review_routes.show_uploaded_advice,
            review_routes.go_on,
            review_routes.go_on_uploaded,
            sharing_routes.share_review,
            sharing_routes.share_uploaded_review,
            sharing_routes.shared_socket,
            moment_routes.show_moment,
            moment_routes.show_uploaded_moment,
            learn_routes.list_scenes,
            learn_routes.show_scene,
            learn_routes.say_why,
            site_routes.show_description,
            site_routes.show_socket_description,
            site_routes.healthz,
            site_routes.readyz,
            site_routes.metrics,
            site_routes.page,
        ],
        lifespan=[lifespan],
        middleware=[security_headers(settings.public_url)],
        exception_handlers={
            ApiError: error_response,
            HTTPException: error_response,
            BrokerUnavailable: unavailable_response,
            Exception: fault_response,
        },
        request_max_body_size=LONGEST_BODY,
        openapi_config=None,
        logging_config=None,
    )
    app.asgi_handler = with_own_host(with_head(app.asgi_handler), settings.public_url)
    return app
