"""Routes for player profiles: game statistics, ratings and their visibility."""

from collections.abc import Sequence
from typing import Final

from litestar import Router, get, put

from saboteur.games.registry import catalogue
from saboteur.protocol import messages as wire
from saboteur.protocol.errors import InvalidTable
from saboteur.server.http.errors import ProfilePrivate, RateLimited, raises
from saboteur.server.http.openapi import GUEST_SECURITY
from saboteur.server.http.parameters import PersonId, StrictBody
from saboteur.server.http.request import AppRequest
from saboteur.server.services.player_ratings import INITIAL_RATING
from saboteur.server.storage.player_stats import PlayerStatsStore, RatingRecord
from saboteur.table.stats.profile_stats import latest_games, stats_by_box

RATE_LIMIT_MESSAGE: Final = "too many requests for profiles; wait a little"


@get("/guest/profile")
@raises(RateLimited)
async def get_own_profile(request: AppRequest) -> wire.Profile:
    """Return the guest's own profile.

    Each request also computes the missing stats of a batch of old games; ``uncounted`` is the
    number of games still missing.
    """
    guest = await request.require_guest_within_limit(
        request.limits.profile_reads, RATE_LIMIT_MESSAGE
    )
    stats = PlayerStatsStore(request.context.storage.database)
    missing = await request.context.stats.backfill(guest.id)
    games = await stats.game_stats_of(guest.id)
    return wire.Profile(
        boxes=stats_by_box(games),
        games=latest_games(games),
        ratings=rating_messages(await stats.ratings([guest.id])),
        uncounted=missing,
        visibility=await stats.profile_visibility(guest.id) or "nobody",
    )


@put("/guest/profile", status_code=204)
@raises(InvalidTable, RateLimited)
async def update_profile(request: AppRequest, payload: StrictBody[wire.UpdateProfile]) -> None:
    """Set the visibility of the guest's profile and the boxes with a rating."""
    guest = await request.require_guest_within_limit(
        request.limits.profile_reads, RATE_LIMIT_MESSAGE
    )
    boxes = {entry.id for entry in catalogue() if entry.kind == "box"}
    if not {*payload.rated_boxes} <= boxes:
        raise InvalidTable("there is no such box")
    await PlayerStatsStore(request.context.storage.database).set_profile_settings(
        guest.id, payload, INITIAL_RATING
    )


@get("/people/{person:str}/profile")
@raises(ProfilePrivate, RateLimited)
async def get_profile(request: AppRequest, person: PersonId) -> wire.Profile:
    """Return the profile of another guest, if it is visible to the guest.

    Raises ``ProfilePrivate`` for unknown guests, too, so that it does not reveal who exists.
    """
    context = request.context
    guest = await request.require_guest_within_limit(
        request.limits.profile_reads, RATE_LIMIT_MESSAGE
    )
    stats, people = PlayerStatsStore(context.storage.database), context.storage.relations
    visibility = await stats.profile_visibility(person)
    is_visible = visibility in ("groups", "people") and await people.share_group(guest.id, person)
    if not is_visible and visibility == "people":
        is_visible = await people.have_played_together(guest.id, person)
    if visibility is None or not is_visible or await people.has_blocked(person, guest.id):
        raise ProfilePrivate("this profile is not visible to you")
    return wire.Profile(
        boxes=stats_by_box(await stats.game_stats_of(person)),
        games=(),
        ratings=rating_messages(await stats.ratings([person])),
        uncounted=0,
        visibility=visibility,
    )


def rating_messages(ratings: Sequence[RatingRecord]) -> tuple[wire.Rating, ...]:
    """Return ratings as a page shows them: rounded, and without values while they are unstable."""
    return tuple(
        wire.Rating(
            box=each.box,
            games=each.games,
            mu=round(each.mu, 1) if each.is_stable else None,
            sigma=round(each.sigma, 1) if each.is_stable else None,
        )
        for each in ratings
    )


router = Router(
    "/api",
    route_handlers=[get_own_profile, update_profile, get_profile],
    tags=["people"], security=GUEST_SECURITY,
)  # fmt: skip
