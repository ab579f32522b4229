"""Routes of what somebody became: his own career, and that of who shows it."""

from collections.abc import Sequence
from typing import Final

from litestar import Response, get, put
from litestar.params import FromPath

from saboteur.games.registry import catalogue
from saboteur.server.http.context import (
    AnyRequest,
    context_of,
    guest_within,
    must_be_ours,
    read,
)
from saboteur.server.http.errors import Private
from saboteur.server.http.people import PERSON
from saboteur.server.lobby.ratings import FIRST
from saboteur.server.storage.careers import CareerStorage, StoredRating
from saboteur.table.career import boxes, latest
from saboteur.wire import messages as wire
from saboteur.wire.problems import BadTable

WAIT: Final = "too many looks at careers; wait a little"


@get("/api/guest/career")
async def own_career(request: AnyRequest) -> wire.Career:
    """Tell you what you became; games from before there were tallies are counted meanwhile."""
    context = context_of(request)
    guest = await guest_within(request, context.careers, WAIT)
    careers = CareerStorage(context.storage.database)
    missing = await context.counting.catch_up(guest.id)
    games = await careers.tallies(guest.id)
    return wire.Career(
        boxes=boxes(games),
        games=latest(games),
        ratings=_shown(await careers.ratings([guest.id])),
        missing=missing,
        shows=await careers.shows(guest.id) or "nobody",
    )


@put("/api/guest/career", status_code=204)
async def choose_career(request: AnyRequest) -> Response[None]:
    """Choose who sees your career, and in which boxes you have a rating."""
    must_be_ours(request)
    context = context_of(request)
    wanted = await read(request, wire.SetCareer)
    guest = await guest_within(request, context.careers, WAIT)
    known = {entry.id for entry in catalogue() if entry.kind == "box"}
    if not {*wanted.rated} <= known:
        raise BadTable("there is no such box")
    await CareerStorage(context.storage.database).choose(guest.id, wanted, FIRST)
    return Response(None, status_code=204)


@get("/api/people/{person:str}/career")
async def show_career(request: AnyRequest, person: FromPath[str]) -> wire.Career:
    """Tell what somebody became who shows it to you; all others are refused alike."""
    context = context_of(request)
    guest = await guest_within(request, context.careers, WAIT)
    careers, people = CareerStorage(context.storage.database), context.storage.people
    shows = await careers.shows(person) if PERSON.fullmatch(person) else None
    seen = shows in ("groups", "people") and await people.shares_group(guest.id, person)
    if not seen and shows == "people":
        seen = await people.has_sat_with(guest.id, person)
    if shows is None or not seen or await people.blocks(person, guest.id):
        raise Private("that is not shown to you")
    return wire.Career(
        boxes=boxes(await careers.tallies(person)),
        games=(),
        ratings=_shown(await careers.ratings([person])),
        missing=0,
        shows=shows,
    )


def _shown(ratings: Sequence[StoredRating]) -> tuple[wire.Rating, ...]:
    return tuple(
        wire.Rating(
            box=each.box,
            games=each.games,
            mu=round(each.mu, 1) if each.stable else None,
            sigma=round(each.sigma, 1) if each.stable else None,
        )
        for each in ratings
    )
