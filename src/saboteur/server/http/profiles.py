"""Routes for player profiles: game statistics, ratings and their visibility."""

from collections.abc import Sequence
from typing import Final

from litestar import Response, get, put
from litestar.params import FromPath

from saboteur.games.registry import catalogue
from saboteur.protocol import messages as wire
from saboteur.protocol.errors import InvalidTable
from saboteur.server.http.context import (
    AnyRequest,
    app_context,
    check_same_origin,
    decode_body,
    require_guest_within_limit,
)
from saboteur.server.http.errors import ProfilePrivate
from saboteur.server.http.people import GUEST_ID_PATTERN
from saboteur.server.runtime.ratings import INITIAL_RATING
from saboteur.server.storage.player_stats import PlayerStatsStore, RatingRecord
from saboteur.table.stats.profile_stats import latest_games, stats_by_box

RATE_LIMIT_MESSAGE: Final = "too many requests for profiles; wait a little"


@get("/api/guest/profile")
async def get_own_profile(request: AnyRequest) -> wire.Profile:
    """Return the guest's own profile.

    Each request also computes the missing stats of a batch of old games; ``missing`` counts the
    rest.
    """
    context = app_context(request)
    guest = await require_guest_within_limit(
        request, context.limits.profile_reads, RATE_LIMIT_MESSAGE
    )
    stats = PlayerStatsStore(context.storage.database)
    missing = await context.stats.backfill(guest.id)
    games = await stats.game_stats_of(guest.id)
    return wire.Profile(
        boxes=stats_by_box(games),
        games=latest_games(games),
        ratings=_rating_messages(await stats.ratings([guest.id])),
        uncounted=missing,
        visibility=await stats.profile_visibility(guest.id) or "nobody",
    )


@put("/api/guest/profile", status_code=204)
async def update_profile(request: AnyRequest) -> Response[None]:
    """Set the visibility of the guest's profile and the boxes with a rating."""
    check_same_origin(request)
    context = app_context(request)
    body = await decode_body(request, wire.UpdateProfile)
    guest = await require_guest_within_limit(
        request, context.limits.profile_reads, RATE_LIMIT_MESSAGE
    )
    boxes = {entry.id for entry in catalogue() if entry.kind == "box"}
    if not {*body.rated_boxes} <= boxes:
        raise InvalidTable("there is no such box")
    await PlayerStatsStore(context.storage.database).set_profile_settings(
        guest.id, body, INITIAL_RATING
    )
    return Response(None, status_code=204)


@get("/api/people/{person:str}/profile")
async def get_profile(request: AnyRequest, person: FromPath[str]) -> wire.Profile:
    """Return the profile of another guest, if it is visible to the guest.

    Raises ``ProfilePrivate`` for unknown guests, too, so that it does not reveal who exists.
    """
    context = app_context(request)
    guest = await require_guest_within_limit(
        request, context.limits.profile_reads, RATE_LIMIT_MESSAGE
    )
    stats, people = PlayerStatsStore(context.storage.database), context.storage.relations
    visibility = (
        await stats.profile_visibility(person) if GUEST_ID_PATTERN.fullmatch(person) else None
    )
    is_visible = visibility in ("groups", "people") and await people.share_group(guest.id, person)
    if not is_visible and visibility == "people":
        is_visible = await people.have_played_together(guest.id, person)
    if visibility is None or not is_visible or await people.has_blocked(person, guest.id):
        raise ProfilePrivate("this profile is not visible to you")
    return wire.Profile(
        boxes=stats_by_box(await stats.game_stats_of(person)),
        games=(),
        ratings=_rating_messages(await stats.ratings([person])),
        uncounted=0,
        visibility=visibility,
    )


def _rating_messages(ratings: Sequence[RatingRecord]) -> tuple[wire.Rating, ...]:
    return tuple(
        wire.Rating(
            box=each.box,
            games=each.games,
            mu=round(each.mu, 1) if each.is_stable else None,
            sigma=round(each.sigma, 1) if each.is_stable else None,
        )
        for each in ratings
    )
