"""Gatherings: who runs one, by which link people sign up, and who takes part."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from time import time
from typing import Any, Final, final

import msgspec
from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    RowMapping,
    delete,
    func,
    insert,
    select,
    update,
)

from saboteur.server.storage import schema
from saboteur.server.storage.database import Change, Database, ExactlyOne, Rows
from saboteur.server.storage.groups import ID_BYTES, LINK_BYTES, OLD_LINKS
from saboteur.table.keeping import Taken
from saboteur.table.models import StoredGuest
from saboteur.wire import messages as wire
from saboteur.wire.names import alike

MOST_PARTICIPANTS: Final = 300
MOST_GATHERINGS: Final = 20
"""So many a guest runs."""
ENTER_TRIES: Final = 8
"""So often a number is tried that somebody else has just taken."""

_OFFERS: Final = msgspec.json.Decoder(tuple[wire.Offer, ...])


class GatheringFull(Exception):
    """The gathering has as many people as one may have."""


class TooManyGatherings(Exception):
    """The guest runs as many as one may."""


class NameTaken(Exception):
    """Somebody who takes part has a name that looks like this one."""


@dataclass(frozen=True, slots=True)
class StoredGathering:
    """A gathering as it is written down."""

    id: str
    name: str
    organiser: str
    hall: str
    offers: tuple[wire.Offer, ...]
    minutes: int | None
    clock: wire.Clock
    talk: wire.Talk
    open: bool
    over: bool
    edition: int


@dataclass(frozen=True, slots=True)
class StoredParticipant:
    """Somebody who takes part."""

    number: int
    guest: str | None
    name: str
    offer: int | None
    rated: bool
    here: bool


@dataclass(frozen=True, slots=True)
class GatheringDoor:
    """Where a link leads."""

    gathering: StoredGathering
    people: int
    old: bool


@final
class GatheringStorage:
    """The gatherings of one server."""

    def __init__(self, database: Database) -> None:
        """Take a database whose schema is in place."""
        self._database = database

    # --- What there is ------------------------------------------------------------------

    async def gathering(self, id_: str) -> StoredGathering | None:
        """Find a gathering."""
        return await self._found(schema.gathering.c.id == id_)

    async def of_hall(self, hall: str) -> StoredGathering | None:
        """Find the gathering of a page for a hall."""
        return await self._found(schema.gathering.c.hall == hall)

    async def _found(self, where: ColumnElement[bool]) -> StoredGathering | None:
        rows = await self._database.read(select(schema.gathering).where(where))
        return _gathering_of(rows[0]) if rows else None

    async def listed(self, guest: str) -> tuple[wire.GatheringEntry, ...]:
        """Return what a guest runs or takes part in, the newest first."""
        kept, one = schema.gathering, schema.participant
        people = (
            select(func.count())
            .where(one.c.gathering_id == kept.c.id, one.c.here)
            .scalar_subquery()
        )
        rows = await self._database.read(
            select(kept.c.id, kept.c.name, kept.c.organiser, kept.c.over, people.label("people"))
            .where(kept.c.id.in_(_of(guest)))
            .order_by(kept.c.created.desc(), kept.c.id)
        )
        return tuple(
            wire.GatheringEntry(
                id=row["id"],
                name=row["name"],
                people=row["people"],
                organiser=row["organiser"] == guest,
                over=row["over"],
            )
            for row in rows
        )

    async def door(self, link: str) -> GatheringDoor | None:
        """Say where a link leads, or led."""
        way, kept, one = schema.gathering_link, schema.gathering, schema.participant
        people = (
            select(func.count())
            .where(one.c.gathering_id == kept.c.id, one.c.here)
            .scalar_subquery()
        )
        rows = await self._database.read(
            select(kept, way.c.old, people.label("people"))
            .join_from(way, kept, kept.c.id == way.c.gathering_id)
            .where(way.c.link == link)
        )
        if not rows:
            return None
        return GatheringDoor(_gathering_of(rows[0]), rows[0]["people"], rows[0]["old"])

    async def link(self, id_: str) -> str:
        """Return the link by which people sign up."""
        way = schema.gathering_link
        (row,) = await self._database.read(
            select(way.c.link).where(way.c.gathering_id == id_, ~way.c.old)
        )
        return str(row["link"])

    async def people(self, id_: str) -> Sequence[StoredParticipant]:
        """Return who takes part, in the order in which they came."""
        one = schema.participant
        rows = await self._database.read(
            select(one).where(one.c.gathering_id == id_).order_by(one.c.number)
        )
        return [_participant_of(row) for row in rows]

    async def apart(self, guests: Sequence[str]) -> set[frozenset[str]]:
        """Return which two of some guests should not meet: one blocks the other."""
        tie = schema.tie
        rows = await self._database.read(
            select(tie.c.guest, tie.c.other).where(
                tie.c.blocked, tie.c.guest.in_(guests), tie.c.other.in_(guests)
            )
        )
        return {frozenset((row["guest"], row["other"])) for row in rows}

    async def own(self, guest: str) -> tuple[wire.OwnGathering, ...]:
        """Return what we hold of a guest's part in gatherings."""
        kept, one = schema.gathering, schema.participant
        rows = await self._database.read(
            select(kept.c.id, kept.c.name.label("title"), kept.c.organiser)
            .add_columns(one.c.number, one.c.name, one.c.offer, one.c.rated, one.c.joined)
            .outerjoin_from(kept, one, (one.c.gathering_id == kept.c.id) & (one.c.guest == guest))
            .where(kept.c.id.in_(_of(guest)))
            .order_by(kept.c.created, kept.c.id)
        )
        return tuple(
            wire.OwnGathering(
                gathering=row["id"],
                name=row["title"],
                organiser=row["organiser"] == guest,
                number=row["number"],
                called=row["name"],
                offer=row["offer"],
                rated=bool(row["rated"]),
                joined=row["joined"],
            )
            for row in rows
        )

    # --- Its organiser ------------------------------------------------------------------

    async def set_up(self, new: wire.NewGathering, name: str, organiser: str) -> str:
        """Set a gathering up; raises ``TooManyGatherings``."""
        kept = schema.gathering
        (row,) = await self._database.read(
            select(func.count().label("all")).where(kept.c.organiser == organiser)
        )
        if row["all"] >= MOST_GATHERINGS:
            raise TooManyGatherings
        id_ = secrets.token_urlsafe(ID_BYTES)
        await self._database.write(
            insert(kept).values(
                id=id_,
                name=name,
                organiser=organiser,
                created=time(),
                hall=secrets.token_urlsafe(LINK_BYTES),
                offers=msgspec.json.encode(new.offers).decode(),
                minutes=new.minutes,
                clock=new.clock,
                talk=new.talk,
                open=True,
                over=False,
                edition=0,
            ),
            insert(schema.gathering_link).values(_new_link(id_)),
        )
        return id_

    async def settle(self, id_: str, new: wire.SetGathering) -> None:
        """Open or close the sign-up, or end it all."""
        kept = schema.gathering
        await self._database.write(
            update(kept)
            .where(kept.c.id == id_)
            .values(open=new.open and not new.over, over=new.over)
        )

    async def rotate(self, id_: str) -> None:
        """Give a gathering another link; the one before says that it is old."""
        way = schema.gathering_link
        rows = await self._database.read(
            select(way.c.link).where(way.c.gathering_id == id_).order_by(way.c.created.desc())
        )
        forgotten = [row["link"] for row in rows[OLD_LINKS:]]
        await self._database.write(
            delete(way).where(way.c.link.in_(forgotten)),
            update(way).where(way.c.gathering_id == id_).values(old=True),
            insert(way).values(_new_link(id_)),
        )

    async def dissolve(self, id_: str) -> None:
        """Delete a gathering; its tables stay, as private ones."""
        await self._database.write(*_dissolved(id_))

    # --- Who takes part -----------------------------------------------------------------

    async def sign_up(self, id_: str, guest: StoredGuest, wish: wire.SignUp) -> None:
        """Let a guest take part, once; raises ``GatheringFull`` or ``NameTaken``."""
        await self._enter(
            id_,
            [
                {
                    "guest": guest.id,
                    "name": guest.nickname,
                    "offer": wish.offer,
                    "rated": wish.rated,
                }
            ],
        )

    async def enter(self, id_: str, names: Sequence[str], offer: int | None) -> None:
        """Let people without a device take part; raises as ``sign_up``, with nobody entered."""
        await self._enter(
            id_, [{"guest": None, "name": name, "offer": offer, "rated": False} for name in names]
        )

    async def _enter(self, id_: str, new: Sequence[dict[str, object]]) -> None:
        for tries in range(1, ENTER_TRIES + 1):
            people = await self.people(id_)
            guests = {each.guest for each in people if each.guest is not None}
            if any(row["guest"] in guests for row in new):
                return  # by another tab of his
            if len(people) + len(new) > MOST_PARTICIPANTS:
                raise GatheringFull
            names = [alike(each.name) for each in people]
            names += [alike(str(row["name"])) for row in new]
            if len(set(names)) < len(names):
                raise NameTaken
            first = 1 + max((each.number for each in people), default=0)
            rows = [
                {"gathering_id": id_, "number": number, "here": True, "joined": time(), **row}
                for number, row in enumerate(new, first)
            ]
            try:
                await self._database.write(Rows(insert(schema.participant), rows))
            except Taken:  # somebody else signed up at the same moment
                if tries == ENTER_TRIES:
                    raise GatheringFull from None
            else:
                return

    async def change(self, id_: str, number: int, new: wire.SetParticipant) -> None:
        """Note what somebody plays, and whether he is there."""
        one = schema.participant
        await self._database.write(
            ExactlyOne(
                update(one)
                .where(one.c.gathering_id == id_, one.c.number == number)
                .values(offer=new.offer, here=new.here)
            )
        )

    async def without(self, guest: str) -> list[Change]:
        """Return what takes a guest out of all gatherings: somebody who takes part runs his.

        What he made of his tables stays, under a number.
        """
        kept, one = schema.gathering, schema.participant
        changes: list[Change] = []
        for row in await self._database.read(select(kept.c.id).where(kept.c.organiser == guest)):
            people = await self.people(row["id"])
            heirs = [each.guest for each in people if each.guest not in (None, guest)]
            if heirs:
                own = kept.c.id == row["id"]
                changes.append(update(kept).where(own).values(organiser=heirs[0]))
            else:
                changes += _dissolved(row["id"])
        for row in await self._database.read(select(one).where(one.c.guest == guest)):
            changes.append(
                update(one)
                .where(one.c.gathering_id == row["gathering_id"], one.c.number == row["number"])
                .values(guest=None, name=f"#{row['number']}", rated=False, here=False)
            )
        return changes


def _of(guest: str) -> CompoundSelect[*tuple[Any, ...]]:
    """Find what a guest runs or takes part in: each by its index, not by an OR."""
    kept, one = schema.gathering, schema.participant
    return (
        select(kept.c.id)
        .where(kept.c.organiser == guest)
        .union(select(one.c.gathering_id).where(one.c.guest == guest))
    )


def _new_link(id_: str) -> dict[str, object]:
    link = secrets.token_urlsafe(LINK_BYTES)
    return {"link": link, "gathering_id": id_, "old": False, "created": time()}


def _dissolved(id_: str) -> list[Change]:
    parts = (
        schema.heat_seat, schema.heat_table, schema.heat, schema.participant,
        schema.gathering_link,
    )  # fmt: skip
    return [
        *(delete(part).where(part.c.gathering_id == id_) for part in parts),
        delete(schema.gathering).where(schema.gathering.c.id == id_),
    ]


def _gathering_of(row: RowMapping) -> StoredGathering:
    return StoredGathering(
        id=row["id"],
        name=row["name"],
        organiser=row["organiser"],
        hall=row["hall"],
        offers=_OFFERS.decode(row["offers"]),
        minutes=row["minutes"],
        clock=row["clock"],
        talk=row["talk"],
        open=row["open"],
        over=row["over"],
        edition=row["edition"],
    )


def _participant_of(row: RowMapping) -> StoredParticipant:
    names = ("number", "guest", "name", "offer", "rated", "here")
    return StoredParticipant(**{name: row[name] for name in names})
