"""Heats of a gathering: who was drawn where, which tables were opened, what was made of them."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, final

from sqlalchemy import ColumnElement, and_, delete, insert, select, update

from saboteur.gathering.model import Draw, DrawnTable
from saboteur.server.storage import schema
from saboteur.server.storage.database import Change, Database, ExactlyOne, Rows
from saboteur.server.storage.gatherings import StoredGathering
from saboteur.server.storage.rows import table_inserts
from saboteur.table.keeping import StaleWrite
from saboteur.table.models import ENDED, OVER, Result, Sitter, StoredTable

GIVEN_UP: Final = "given-up"
"""The outcome of a table that the organiser leaves out."""
BYES: Final = 0
"""The number of the table at which those sit who sit out."""
CALL_SECONDS: Final = 3600
"""Of heats that were opened earlier nobody is told any more."""


@dataclass(frozen=True, slots=True)
class StoredHeatTable:
    """A table of a heat."""

    number: int
    offer: int
    people: tuple[int, ...]
    """Participants, by seat."""
    code: str | None
    outcome: str | None
    results: tuple[Result, ...]
    """By seat, if it was played out."""


@dataclass(frozen=True, slots=True)
class StoredHeat:
    """Tables that were drawn at once."""

    number: int
    opened: float | None
    tables: tuple[StoredHeatTable, ...]
    byes: tuple[int, ...]

    @property
    def playing(self) -> int:
        """How many tables are still played."""
        return sum(table.outcome is None for table in self.tables)

    def draw(self) -> Draw:
        """Return it as draws know it."""
        return Draw(
            tuple(DrawnTable(table.offer, tuple(map(str, table.people))) for table in self.tables),
            tuple(map(str, self.byes)),
        )


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody sits in a heat whose tables were opened."""

    gathering: str
    heat: int
    guest: str
    code: str
    opened: float


@final
class HeatStorage:
    """The heats of one server."""

    def __init__(self, database: Database) -> None:
        """Take a database whose schema is in place."""
        self._database = database

    async def heats(self, id_: str) -> Sequence[StoredHeat]:
        """Return the heats of a gathering, with what has become of their tables by now."""
        await self.take(id_)
        heat, table, seat = schema.heat, schema.heat_table, schema.heat_seat
        drawn = await self._database.read(
            select(heat).where(heat.c.gathering_id == id_).order_by(heat.c.number)
        )
        tables = await self._database.read(
            select(table).where(table.c.gathering_id == id_).order_by(table.c.heat, table.c.number)
        )
        people: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
        results: defaultdict[tuple[int, int], list[Result]] = defaultdict(list)
        for row in await self._database.read(
            select(seat)
            .where(seat.c.gathering_id == id_)
            .order_by(seat.c.heat, seat.c.number, seat.c.seat)
        ):
            place = row["heat"], row["number"]
            people[place].append(row["participant"])
            if row["points"] is not None:
                results[place].append(Result(row["points"], row["won"]))
        return [
            StoredHeat(
                each["number"],
                each["opened"],
                tuple(
                    StoredHeatTable(
                        row["number"],
                        row["offer"],
                        tuple(people[row["heat"], row["number"]]),
                        row["code"],
                        row["outcome"],
                        tuple(results[row["heat"], row["number"]]),
                    )
                    for row in tables
                    if row["heat"] == each["number"]
                ),
                tuple(people[each["number"], BYES]),
            )
            for each in drawn
        ]

    async def take(self, id_: str) -> None:
        """Write down what became of tables that are no longer played.

        It stays when the tables go. Of one that was broken off, or is gone, nothing counts.
        """
        table, game = schema.heat_table, schema.game_table
        rows = await self._database.read(
            select(table.c.heat, table.c.number, table.c.code, game.c.stage, game.c.closed)
            .outerjoin_from(table, game, game.c.code == table.c.code)
            .where(
                table.c.gathering_id == id_, table.c.code.is_not(None), table.c.outcome.is_(None)
            )
        )
        for row in rows:
            over = row["stage"] == OVER
            if over or row["stage"] in (None, ENDED) or row["closed"] is not None:
                with suppress(StaleWrite):  # another look was quicker
                    await self._database.write(
                        *self._became(id_, row["heat"], row["number"], OVER if over else ENDED),
                        *(await self._made(id_, row["heat"], row["number"], row["code"], over)),
                    )

    async def take_of(self, guest: str) -> None:
        """Write down what became of the tables of a guest, before he is forgotten."""
        one = schema.participant
        for row in await self._database.read(
            select(one.c.gathering_id).where(one.c.guest == guest)
        ):
            await self.take(row["gathering_id"])

    async def redraw(self, gathering: StoredGathering, number: int, draw: Draw, seed: str) -> None:
        """Write a heat down, in the place of one that was not opened; ``StaleWrite``."""
        id_ = gathering.id
        await self._database.write(
            _next_edition(gathering),
            *_undrawn(id_, number),
            insert(schema.heat).values(gathering_id=id_, number=number, seed=seed, opened=None),
            *_tables(id_, number, draw),
            *_seats(id_, number, draw),
        )

    async def open(
        self,
        gathering: StoredGathering,
        number: int,
        tables: Mapping[int, tuple[StoredTable, Mapping[int, Sitter]]],
        at: float,
    ) -> None:
        """Open the tables of a heat, all or none; ``Taken`` if a code is, ``StaleWrite``."""
        heat, drawn = schema.heat, schema.heat_table
        changes: list[Change] = [
            _next_edition(gathering),
            ExactlyOne(
                update(heat)
                .where(
                    heat.c.gathering_id == gathering.id,
                    heat.c.number == number,
                    heat.c.opened.is_(None),
                )
                .values(opened=at)
            ),
        ]
        for place, (table, sitters) in tables.items():
            changes += table_inserts(table, sitters)
            changes.append(
                ExactlyOne(
                    update(drawn)
                    .where(_at(gathering.id, number, place))
                    .values(code=table.code, outcome=None)
                )
            )
        await self._database.write(*changes)

    async def reopen(
        self,
        gathering: StoredGathering,
        number: int,
        old: StoredHeatTable,
        table: StoredTable,
        sitters: Mapping[int, Sitter],
    ) -> None:
        """Open a table that was broken off once more; ``Taken`` or ``StaleWrite``."""
        drawn = schema.heat_table
        await self._database.write(
            *table_inserts(table, sitters),
            ExactlyOne(
                update(drawn)
                .where(
                    _at(gathering.id, number, old.number),
                    drawn.c.outcome == old.outcome,
                    drawn.c.code == old.code,
                )
                .values(code=table.code, outcome=None)
            ),
        )

    async def give_up(self, id_: str, heat: int, number: int) -> None:
        """Leave a table out that is still played; ``StaleWrite`` if it is not."""
        await self._database.write(*self._became(id_, heat, number, GIVEN_UP))

    async def uncalled(self, now: float, limit: int) -> Sequence[Place]:
        """Return where those sit who have not been told yet; so many heats, the oldest first."""
        heat, table, seat = schema.heat, schema.heat_table, schema.heat_seat
        person = schema.participant
        new = (
            select(heat.c.gathering_id, heat.c.number, heat.c.opened)
            .where(heat.c.opened > now - CALL_SECONDS, heat.c.opened <= now)
            .where(heat.c.called.is_(None))
            .order_by(heat.c.opened)
            .limit(limit)
            .subquery()
        )
        here = table.c.gathering_id == new.c.gathering_id
        rows = await self._database.read(
            select(new.c.gathering_id, new.c.number, new.c.opened, person.c.guest, table.c.code)
            .join_from(new, table, and_(here, table.c.heat == new.c.number))
            .join(
                seat,
                and_(
                    seat.c.gathering_id == table.c.gathering_id,
                    seat.c.heat == table.c.heat,
                    seat.c.number == table.c.number,
                ),
            )
            .join(
                person,
                and_(
                    person.c.gathering_id == seat.c.gathering_id,
                    person.c.number == seat.c.participant,
                ),
            )
            .where(person.c.guest.is_not(None), table.c.code.is_not(None))
            .order_by(new.c.opened, new.c.gathering_id, table.c.number, seat.c.seat)
        )
        return [
            Place(row["gathering_id"], row["number"], row["guest"], row["code"], row["opened"])
            for row in rows
        ]

    async def called(self, places: Iterable[Place], now: float) -> None:
        """Note that those who sit in heats have been told."""
        heat = schema.heat
        await self._database.write(
            *(
                update(heat)
                .where(heat.c.gathering_id == id_, heat.c.number == number)
                .values(called=now)
                for id_, number in {(place.gathering, place.heat): None for place in places}
            )
        )

    async def played(self, codes: Iterable[str]) -> set[str]:
        """Return which of these tables are still played."""
        game = schema.game_table
        rows = await self._database.read(
            select(game.c.code).where(
                game.c.code.in_(list(codes)),
                game.c.stage.not_in((OVER, ENDED)),
                game.c.closed.is_(None),
            )
        )
        return {row["code"] for row in rows}

    def _became(self, id_: str, heat: int, number: int, outcome: str) -> list[Change]:
        table = schema.heat_table
        return [
            ExactlyOne(
                update(table)
                .where(_at(id_, heat, number), table.c.outcome.is_(None))
                .values(outcome=outcome)
            )
        ]

    async def _made(
        self,
        id_: str,
        heat: int,
        number: int,
        code: str,
        over: bool,  # noqa: FBT001 - see above
    ) -> list[Change]:
        seat, drawn = schema.seat, schema.heat_seat
        if not over:
            return []
        rows = await self._database.read(
            select(seat.c.seat, seat.c.points, seat.c.won).where(seat.c.code == code)
        )
        return [
            update(drawn)
            .where(
                drawn.c.gathering_id == id_,
                drawn.c.heat == heat,
                drawn.c.number == number,
                drawn.c.seat == row["seat"],
            )
            .values(points=row["points"], won=row["won"])
            for row in rows
        ]


def _at(id_: str, heat: int, number: int) -> ColumnElement[bool]:
    table = schema.heat_table
    return and_(table.c.gathering_id == id_, table.c.heat == heat, table.c.number == number)


def _next_edition(gathering: StoredGathering) -> ExactlyOne:
    kept = schema.gathering
    return ExactlyOne(
        update(kept)
        .where(kept.c.id == gathering.id, kept.c.edition == gathering.edition)
        .values(edition=gathering.edition + 1)
    )


def _undrawn(id_: str, number: int) -> list[Change]:
    heat, table, seat = schema.heat, schema.heat_table, schema.heat_seat
    return [
        delete(seat).where(seat.c.gathering_id == id_, seat.c.heat == number),
        delete(table).where(table.c.gathering_id == id_, table.c.heat == number),
        delete(heat).where(heat.c.gathering_id == id_, heat.c.number == number),
    ]


def _tables(id_: str, heat: int, draw: Draw) -> list[Change]:
    rows = [
        {"gathering_id": id_, "heat": heat, "number": number, "offer": table.offer}
        for number, table in enumerate(draw.tables, 1)
    ]
    return [Rows(insert(schema.heat_table), rows)] if rows else []


def _seats(id_: str, heat: int, draw: Draw) -> list[Change]:
    rows = [
        {
            "gathering_id": id_,
            "heat": heat,
            "number": number,
            "seat": seat,
            "participant": int(person),
        }
        for number, people in enumerate((draw.byes, *(table.people for table in draw.tables)))
        for seat, person in enumerate(people)
    ]
    return [Rows(insert(schema.heat_seat), rows)]
