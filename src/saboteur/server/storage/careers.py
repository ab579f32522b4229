"""What is kept of careers: a tally for each game of each guest, ratings, standings of groups."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final, final

from sqlalchemy import ColumnElement, RowMapping, case, delete, func, insert, or_, select, update

from saboteur.server.storage import schema
from saboteur.server.storage.database import Change, Database, ExactlyOne, Rows
from saboteur.table.career import Tallied, packed, unpacked
from saboteur.table.evening import LONGEST_EVENING
from saboteur.table.models import OVER, Result
from saboteur.wire import messages as wire

STABLE_GAMES: Final = 15
STABLE_SIGMA: Final = 7.5
"""A rating is shown from so many games on, if it is no more doubtful than that."""
POINTS: Final = "lost-mines"
"""The box whose points are not nuggets."""


@dataclass(frozen=True, slots=True)
class StoredRating:
    """How strong a guest is at a box."""

    guest: str
    box: str
    mu: float
    sigma: float
    games: int

    @property
    def stable(self) -> bool:
        """Whether it says something already."""
        return self.games >= STABLE_GAMES and self.sigma <= STABLE_SIGMA


@final
class CareerStorage:
    """What one server keeps of what people became."""

    def __init__(self, database: Database) -> None:
        """Take a database whose schema is in place."""
        self._database = database

    # --- Tallies ------------------------------------------------------------------------

    async def tallies(self, guest: str) -> Sequence[Tallied]:
        """Return all games of a guest that were counted."""
        tally = schema.tally
        rows = await self._database.read(
            select(tally).where(tally.c.guest == guest).order_by(tally.c.ended, tally.c.code)
        )
        return [_tallied(row) for row in rows]

    async def untallied(self, guest: str, most: int) -> tuple[Sequence[str], int]:
        """Return some games of a guest that are still to be counted, and how many there are.

        Those that are not packed yet are counted when they are.
        """
        table, seat, tally = schema.game_table, schema.seat, schema.tally
        counted = select(tally.c.code).where(tally.c.guest == guest)
        rows = await self._database.read(
            select(table.c.code)
            .join_from(seat, table, table.c.code == seat.c.code)
            .where(
                seat.c.guest == guest,
                ~seat.c.shared,
                ~seat.c.program,
                table.c.stage == OVER,
                table.c.ended.is_not(None),
                table.c.code.not_in(counted),
            )
            .order_by(table.c.code)
        )
        return [row["code"] for row in rows[:most]], len(rows)

    async def ended(self, code: str) -> float:
        """Return when the last move of a game was made, packed or not."""
        table, move = schema.game_table, schema.move
        last = (
            select(move.c.at)
            .where(move.c.code == table.c.code)
            .order_by(move.c.number.desc())
            .limit(1)
            .scalar_subquery()
        )
        rows = await self._database.read(
            select(func.coalesce(table.c.ended, last, table.c.created).label("at")).where(
                table.c.code == code
            )
        )
        return float(rows[0]["at"]) if rows else 0.0

    async def add(self, tallies: Mapping[str, Tallied], group: str | None) -> None:
        """Keep what a game came to, for each of its guests; raises ``Taken``."""
        await self._database.write(*tally_inserts(tallies, group))

    # --- Ratings, and who sees all that -------------------------------------------------

    async def ratings(self, guests: Collection[str], box: str | None = None) -> list[StoredRating]:
        """Return the ratings of some guests, in one box or in all."""
        rating = schema.rating
        query = select(rating).where(rating.c.guest.in_(sorted(guests)))
        if box is not None:
            query = query.where(rating.c.box == box)
        rows = await self._database.read(query.order_by(rating.c.guest, rating.c.box))
        return [StoredRating(**row) for row in rows]

    async def shows(self, guest: str) -> wire.Shows | None:
        """Return to whom a guest shows what he became; ``None`` if there is no such guest."""
        who = schema.guest
        rows = await self._database.read(select(who.c.shows).where(who.c.id == guest))
        return rows[0]["shows"] if rows else None

    async def choose(self, guest: str, chosen: wire.SetCareer, first: tuple[float, float]) -> None:
        """Note who may see a career, and which ratings a guest wants; each begins as the first."""
        rating, who = schema.rating, schema.guest
        had = {each.box for each in await self.ratings([guest])}
        mu, sigma = first
        new = [
            {"guest": guest, "box": box, "mu": mu, "sigma": sigma, "games": 0}
            for box in sorted({*chosen.rated} - had)
        ]
        changes: list[Change] = [
            update(who).where(who.c.id == guest).values(shows=chosen.shows),
            delete(rating).where(rating.c.guest == guest, rating.c.box.not_in(chosen.rated)),
        ]
        if new:
            changes.append(Rows(insert(rating), new))
        await self._database.write(*changes)

    # --- Standings ----------------------------------------------------------------------

    async def season(self, group: str, season: wire.Season) -> tuple[wire.Standing, ...]:
        """Add up what members of a group made of its games in a season, the most wins first."""
        tally = schema.tally
        counted = [
            tally.c.ended >= _midnight(season.begins),
            tally.c.ended < _midnight(season.ends, days=1),
        ]
        if season.box:
            modules = tally.c.ruleset.startswith(f"{season.box}+", autoescape=True)
            counted.append(or_(tally.c.ruleset == season.box, modules))
        return await self._standings(group, counted, season.box)

    async def evening(self, group: str, code: str) -> tuple[wire.Standing, ...]:
        """Add up what members of a group made of a game and of those before it."""
        table, codes = schema.game_table, [code]
        while len(codes) < LONGEST_EVENING:
            query = select(table.c.code).where(table.c.rematch == codes[-1])
            before = await self._database.read(query)
            if not before:
                break
            codes.append(before[0]["code"])
        return await self._standings(group, [schema.tally.c.code.in_(codes)], "")

    async def _standings(
        self, group: str, counted: Sequence[ColumnElement[bool]], box: str
    ) -> tuple[wire.Standing, ...]:
        tally, member, guest = schema.tally, schema.member, schema.guest
        gold = case((tally.c.ruleset.startswith(POINTS), 0), else_=tally.c.points)
        won = func.sum(case((tally.c.won, 1), else_=0))
        rows = await self._database.read(
            select(
                guest.c.id, guest.c.nickname, guest.c.shows,
                func.count(tally.c.code).label("games"), won.label("won"),
                func.sum(tally.c.points).label("points"), func.sum(gold).label("gold"),
            )
            .join_from(tally, member, member.c.guest == tally.c.guest)
            .join(guest, guest.c.id == tally.c.guest)
            .where(tally.c.group_id == group, member.c.group_id == group, *counted)
            .group_by(guest.c.id, guest.c.nickname, guest.c.shows)
        )  # fmt: skip
        shown = [row["id"] for row in rows if row["shows"] != "nobody"]
        ratings = await self.ratings(shown, box) if box and shown else []
        stable = {each.guest: each for each in ratings if each.stable}
        ordered = sorted(rows, key=lambda row: (-row["won"], -row["points"], row["nickname"]))
        return tuple(_standing(row, stable.get(row["id"])) for row in ordered)

    async def own(self, guest: str) -> tuple[wire.OwnTally, ...]:
        """Return what was counted of a guest."""
        tally = schema.tally
        rows = await self._database.read(
            select(tally).where(tally.c.guest == guest).order_by(tally.c.ended, tally.c.code)
        )
        names = ("ruleset", "seats", "ended", "points", "won", "left")
        return tuple(
            wire.OwnTally(
                table=row["code"], tally=row["counted"], **{name: row[name] for name in names}
            )
            for row in rows
        )


def tally_inserts(tallies: Mapping[str, Tallied], group: str | None) -> list[Change]:
    """Return what keeps a game that is over, for each of its guests."""
    rows = [
        {
            "guest": guest,
            "code": game.code,
            "ruleset": game.ruleset,
            "seats": game.seats,
            "ended": game.ended,
            "points": game.result.points,
            "won": game.result.won,
            "left": game.left,
            "counted": packed(game.tally),
            "group_id": group,
        }
        for guest, game in tallies.items()
    ]
    return [Rows(insert(schema.tally), rows)] if rows else []


def rating_change(old: StoredRating, mu: float, sigma: float) -> Change:
    """Return what a game makes of a rating; whoever did not know the last one changes nothing."""
    rating = schema.rating
    return ExactlyOne(
        update(rating)
        .where(rating.c.guest == old.guest, rating.c.box == old.box, rating.c.games == old.games)
        .values(mu=mu, sigma=sigma, games=old.games + 1)
    )


def _tallied(row: RowMapping) -> Tallied:
    return Tallied(
        code=row["code"],
        ruleset=row["ruleset"],
        seats=row["seats"],
        ended=row["ended"],
        result=Result(row["points"], row["won"]),
        tally=unpacked(row["counted"]),
        left=row["left"],
    )


def _standing(row: RowMapping, rating: StoredRating | None) -> wire.Standing:
    names: tuple[str, ...] = ("id", "nickname", "games", "won", "points", "gold")
    values: dict[str, Any] = {name: row[name] for name in names}
    if rating is not None:
        values |= {"rating": round(rating.mu, 1), "sigma": round(rating.sigma, 1)}
    return wire.Standing(**values)


def _midnight(day: str, days: int = 0) -> float:
    begin = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return (begin + timedelta(days=days)).timestamp()
