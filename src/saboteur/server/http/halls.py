"""Gatherings as their organiser, those who take part, and a hall see them."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from time import time
from typing import Final

from litestar import get
from litestar.params import FromPath

from saboteur.gathering.standings import Made, standings
from saboteur.server.http.context import (
    AnyRequest,
    Context,
    context_of,
    drawn_address,
    home_of,
)
from saboteur.server.http.errors import NoGathering, TooMany
from saboteur.server.storage.careers import POINTS, CareerStorage, StoredRating
from saboteur.server.storage.gatherings import StoredGathering, StoredParticipant
from saboteur.server.storage.heats import StoredHeat, StoredHeatTable
from saboteur.table.career import box_of
from saboteur.table.models import StoredGuest
from saboteur.wire import messages as wire

HALL: Final = re.compile(r"[A-Za-z0-9_-]{16}")


@get("/api/gatherings/halls/{hall:str}")
async def show_hall(request: AnyRequest, hall: FromPath[str]) -> wire.Hall:
    """Tell a hall who sits where and who made what; nobody needs a nickname for that."""
    context = context_of(request)
    gathering = await _of_hall(request, hall)
    people = await context.gatherings.kept.people(gathering.id)
    heats = [
        heat
        for heat in await context.gatherings.heats.heats(gathering.id)
        if heat.opened is not None
    ]
    link = await context.gatherings.kept.link(gathering.id) if gathering.open else None
    return wire.Hall(
        name=gathering.name,
        offers=gathering.offers,
        minutes=gathering.minutes,
        open=gathering.open,
        over=gathering.over,
        link=link,
        people=_people(people),
        heats=tuple(_heat(heat, set()) for heat in heats[-1:]),
        standings=await _standings(context, gathering, people, heats),
        now=time(),
    )


@get("/api/gatherings/halls/{hall:str}/qr.svg", media_type="image/svg+xml")
async def show_hall_qr(request: AnyRequest, hall: FromPath[str]) -> bytes:
    """Draw the link by which people sign up."""
    gathering = await _of_hall(request, hall)
    if not gathering.open:
        raise NoGathering("nobody can sign up any more")
    link = await context_of(request).gatherings.kept.link(gathering.id)
    return drawn_address(request, f"/gathering/join/{link}").encode()


async def gathering_page(
    context: Context, gathering: StoredGathering, guest: StoredGuest
) -> wire.Gathering:
    """Show a gathering to its organiser, or to somebody who takes part."""
    runs = gathering.organiser == guest.id
    people = await context.gatherings.kept.people(gathering.id)
    you = next((each.number for each in people if each.guest == guest.id), None)
    heats = await context.gatherings.heats.heats(gathering.id)
    # A heat that is not opened may still be drawn otherwise.
    shown = [heat for heat in heats if runs or heat.opened is not None]
    codes = {each.number for each in people} if runs else {you}
    return wire.Gathering(
        id=gathering.id,
        name=gathering.name,
        offers=gathering.offers,
        minutes=gathering.minutes,
        clock=gathering.clock,
        open=gathering.open,
        over=gathering.over,
        organiser=runs,
        you=you,
        link=await context.gatherings.kept.link(gathering.id) if runs else None,
        hall=gathering.hall if runs else None,
        missing=context.gatherings.missing(gathering, people) if runs else None,
        people=_people(people),
        heats=tuple(_heat(heat, codes) for heat in shown),
        standings=await _standings(context, gathering, people, heats),
        now=time(),
    )


async def _of_hall(request: AnyRequest, hall: str) -> StoredGathering:
    context, home = context_of(request), home_of(request)
    if context.wrong_links.spent_up(home):
        raise TooMany("too many links that do not exist; wait a minute")
    if not context.gatherings.limits.looks_of_hall.spend(home):
        raise TooMany("too many looks from this address")
    found = await context.gatherings.kept.of_hall(hall) if HALL.fullmatch(hall) else None
    if found is None:
        context.wrong_links.spend(home)
        raise NoGathering("there is no such gathering")
    return found


def _people(people: Sequence[StoredParticipant]) -> tuple[wire.Participant, ...]:
    return tuple(
        wire.Participant(
            number=each.number,
            name=each.name,
            offer=each.offer,
            here=each.here,
            device=each.guest is not None,
        )
        for each in people
    )


def _heat(heat: StoredHeat, codes: set[int | None] | set[int]) -> wire.Heat:
    """Tell of a heat; codes are for those who sit there."""
    return wire.Heat(
        number=heat.number,
        opened=heat.opened,
        tables=tuple(_table(table, codes) for table in heat.tables),
        byes=heat.byes,
    )


def _table(table: StoredHeatTable, codes: set[int | None] | set[int]) -> wire.HeatTable:
    stage = table.outcome or ("drawn" if table.code is None else "playing")
    return wire.HeatTable(
        number=table.number,
        offer=table.offer,
        people=table.people,
        stage=stage,  # type: ignore[arg-type]  # it is one of ours
        code=table.code if codes.intersection(table.people) else None,
        points=tuple(result.points for result in table.results),
    )


async def _standings(
    context: Context,
    gathering: StoredGathering,
    people: Sequence[StoredParticipant],
    heats: Sequence[StoredHeat],
) -> tuple[wire.GatheringStanding, ...]:
    ratings = await _ratings(context, gathering, people)
    made = [
        Made(str(number), result.points, _gold(gathering, table.offer, result.points), result.won)
        for heat in heats
        for table in heat.tables
        for number, result in zip(table.people, table.results, strict=False)
    ]
    byes = Counter(number for heat in heats if heat.opened is not None for number in heat.byes)
    rows = standings(
        [str(each.number) for each in people],
        made,
        {number: rating.mu for number, rating in ratings.items()},
    )
    return tuple(
        wire.GatheringStanding(
            number=int(row.person),
            games=row.games,
            won=row.won,
            points=row.points,
            gold=row.gold,
            byes=byes[int(row.person)],
            rating=_round(ratings, row.person, "mu"),
            sigma=_round(ratings, row.person, "sigma"),
            place=row.place,
            gold_place=row.gold_place,
            rating_place=row.rating_place,
        )
        for row in rows
    )


def _round(ratings: Mapping[str, StoredRating], person: str, name: str) -> float | None:
    return round(getattr(ratings[person], name), 1) if person in ratings else None


def _gold(gathering: StoredGathering, offer: int, points: int) -> int:
    return 0 if box_of(gathering.offers[offer].ruleset) == POINTS else points


async def _ratings(
    context: Context, gathering: StoredGathering, people: Sequence[StoredParticipant]
) -> dict[str, StoredRating]:
    """Return the stable ratings of those who show them, each at the box that he plays."""
    boxes = [box_of(offer.ruleset) for offer in gathering.offers]
    wanted = {
        (each.guest, boxes[each.offer or 0]): str(each.number)
        for each in people
        if each.rated and each.guest is not None and (each.offer is not None or len(boxes) == 1)
    }
    if not wanted:
        return {}
    careers = CareerStorage(context.storage.database)
    found = await careers.ratings([guest for guest, _ in wanted])
    return {
        wanted[each.guest, each.box]: each
        for each in found
        if (each.guest, each.box) in wanted and each.stable
    }
