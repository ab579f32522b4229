"""Statistics of finished games, ratings, and standings of groups."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final, final

from sqlalchemy import ColumnElement, RowMapping, case, delete, func, insert, or_, select, update

from saboteur.protocol import messages as wire
from saboteur.server.storage import schema
from saboteur.server.storage.database import BulkInsert, ExpectOneRow, Statement
from saboteur.server.storage.statements import last_activity_at
from saboteur.server.storage.store import GuestDataStore
from saboteur.table.stats.profile_stats import GameStats, decode_stats, encode_stats
from saboteur.table.stats.session_scores import MAX_SESSION_GAMES
from saboteur.table.storage.models import STAGE_OVER, SeatResult

MIN_STABLE_GAMES: Final = 15
MAX_STABLE_SIGMA: Final = 7.5
"""Maximum standard deviation of a rating that is shown; it also needs ``MIN_STABLE_GAMES``."""
NON_GOLD_BOX: Final = "lost-mines"
"""The box whose points are not gold nuggets."""


@dataclass(frozen=True, slots=True)
class RatingRecord:
    """The skill rating of a guest in one box."""

    guest_id: str
    box: str
    mu: float
    sigma: float
    games: int

    @property
    def is_stable(self) -> bool:
        """Whether the rating is certain enough to be shown."""
        return self.games >= MIN_STABLE_GAMES and self.sigma <= MAX_STABLE_SIGMA


@final
class PlayerStatsStore(GuestDataStore):
    """Stores the statistics of finished games and the ratings of guests."""

    guest_tables = (schema.game_stats, schema.rating)

    # --- Game statistics ----------------------------------------------------------------

    async def game_stats_of(self, guest: str) -> Sequence[GameStats]:
        """Return the statistics of all counted games of a guest."""
        stats = schema.game_stats
        rows = await self._rows_of(stats, guest, stats.c.ended_at, stats.c.table_code)
        return [_game_stats_of(row) for row in rows]

    async def uncounted_games(self, guest: str, limit: int) -> tuple[Sequence[str], int]:
        """Return some uncounted games of a guest, and the number of all uncounted games.

        Games whose log is not compressed yet are left out: compression counts them.
        """
        table, seat, stats = schema.game_table, schema.seat, schema.game_stats
        counted = select(stats.c.table_code).where(stats.c.guest_id == guest)
        rows = await self._database.read(
            select(table.c.code)
            .join_from(seat, table, table.c.code == seat.c.table_code)
            .where(
                seat.c.guest_id == guest,
                ~seat.c.is_hotseat,
                ~seat.c.is_remote_bot,
                table.c.stage == STAGE_OVER,
                table.c.ended_at.is_not(None),
                table.c.code.not_in(counted),
            )
            .order_by(table.c.code)
        )
        return [row["code"] for row in rows[:limit]], len(rows)

    async def ended_at(self, code: str) -> float:
        """Return the time of the last move of a game, compressed or not."""
        rows = await self._database.read(
            select(last_activity_at().label("ended_at")).where(schema.game_table.c.code == code)
        )
        return float(rows[0]["ended_at"]) if rows else 0.0

    async def add_game_stats(self, stats: Mapping[str, GameStats], group: str | None) -> None:
        """Store the statistics of a game by guest; raises ``AlreadyExists``."""
        await self._database.write(*game_stats_inserts(stats, group))

    # --- Ratings and visibility ---------------------------------------------------------

    async def ratings(self, guests: Collection[str], box: str | None = None) -> list[RatingRecord]:
        """Return the ratings of ``guests`` in ``box``, or in all boxes if it is ``None``."""
        rating = schema.rating
        query = select(rating).where(rating.c.guest_id.in_(sorted(guests)))
        if box is not None:
            query = query.where(rating.c.box == box)
        rows = await self._database.read(query.order_by(rating.c.guest_id, rating.c.box))
        return [RatingRecord(**row) for row in rows]

    async def profile_visibility(self, guest: str) -> wire.ProfileVisibility | None:
        """Return the visibility of a guest's profile; ``None`` if there is no such guest."""
        table = schema.guest
        rows = await self._database.read(
            select(table.c.profile_visibility).where(table.c.id == guest)
        )
        return rows[0]["profile_visibility"] if rows else None

    async def set_profile_settings(
        self, guest: str, settings: wire.UpdateProfile, initial_rating: tuple[float, float]
    ) -> None:
        """Store the visibility of a profile and the boxes with a rating.

        Ratings of all other boxes are deleted; new ones start with ``initial_rating``.
        """
        rating, table = schema.rating, schema.guest
        rated_boxes = {each.box for each in await self.ratings([guest])}
        mu, sigma = initial_rating
        new = [
            {"guest_id": guest, "box": box, "mu": mu, "sigma": sigma, "games": 0}
            for box in sorted({*settings.rated_boxes} - rated_boxes)
        ]
        statements: list[Statement] = [
            update(table).where(table.c.id == guest).values(profile_visibility=settings.visibility),
            delete(rating).where(
                rating.c.guest_id == guest, rating.c.box.not_in(settings.rated_boxes)
            ),
        ]
        if new:
            statements.append(BulkInsert(insert(rating), new))
        await self._database.write(*statements)

    # --- Standings ----------------------------------------------------------------------

    async def season_standings(
        self, group: str, season: wire.Season
    ) -> tuple[wire.SeasonStanding, ...]:
        """Return the results of members in a season's games of the group, most wins first."""
        stats = schema.game_stats
        conditions = [
            stats.c.ended_at >= _midnight(season.starts_on),
            stats.c.ended_at < _midnight(season.ends_on, offset_days=1),
        ]
        if season.box:
            modules = stats.c.ruleset.startswith(f"{season.box}+", autoescape=True)
            conditions.append(or_(stats.c.ruleset == season.box, modules))
        return await self._standings(group, conditions, season.box)

    async def session_standings(self, group: str, code: str) -> tuple[wire.SeasonStanding, ...]:
        """Return the results of members in a game and in those that led to it by rematches."""
        table, codes = schema.game_table, [code]
        while len(codes) < MAX_SESSION_GAMES:
            query = select(table.c.code).where(table.c.rematch_table_code == codes[-1])
            before = await self._database.read(query)
            if not before:
                break
            codes.append(before[0]["code"])
        return await self._standings(group, [schema.game_stats.c.table_code.in_(codes)], "")

    async def _standings(
        self, group: str, conditions: Sequence[ColumnElement[bool]], box: str
    ) -> tuple[wire.SeasonStanding, ...]:
        stats, member, guest = schema.game_stats, schema.group_member, schema.guest
        gold = case((stats.c.ruleset.startswith(NON_GOLD_BOX), 0), else_=stats.c.points)
        won = func.sum(case((stats.c.won, 1), else_=0))
        rows = await self._database.read(
            select(
                guest.c.id, guest.c.nickname, guest.c.profile_visibility,
                func.count(stats.c.table_code).label("games"), won.label("won"),
                func.sum(stats.c.points).label("points"), func.sum(gold).label("gold"),
            )
            .join_from(stats, member, member.c.guest_id == stats.c.guest_id)
            .join(guest, guest.c.id == stats.c.guest_id)
            .where(stats.c.group_id == group, member.c.group_id == group, *conditions)
            .group_by(guest.c.id, guest.c.nickname, guest.c.profile_visibility)
        )  # fmt: skip
        visible = [row["id"] for row in rows if row["profile_visibility"] != "nobody"]
        ratings = await self.ratings(visible, box) if box and visible else []
        stable_ratings = {rating.guest_id: rating for rating in ratings if rating.is_stable}
        ordered = sorted(rows, key=lambda row: (-row["won"], -row["points"], row["nickname"]))
        return tuple(_standing_of(row, stable_ratings.get(row["id"])) for row in ordered)

    async def export_for(self, guest: str) -> dict[str, Any]:
        stats = schema.game_stats
        return {
            "game_stats": tuple(
                wire.OwnGameStats(
                    table=row["table_code"],
                    ruleset=row["ruleset"],
                    seats=row["seats"],
                    ended_at=row["ended_at"],
                    points=row["points"],
                    won=row["won"],
                    abandoned=row["has_left"],
                    stats=row["stats"],
                )
                for row in await self._rows_of(stats, guest, stats.c.ended_at, stats.c.table_code)
            ),
            "ratings": tuple(
                wire.OwnRating(box=rating.box, games=rating.games, mu=rating.mu, sigma=rating.sigma)
                for rating in await self.ratings([guest])
            ),
        }


def game_stats_inserts(stats: Mapping[str, GameStats], group: str | None) -> list[Statement]:
    """Return statements that store the statistics of a finished game; ``stats`` is by guest."""
    rows = [
        {
            "guest_id": guest,
            "table_code": game.code,
            "ruleset": game.ruleset,
            "seats": game.seats,
            "ended_at": game.ended,
            "points": game.result.points,
            "won": game.result.won,
            "has_left": game.left,
            "stats": encode_stats(game.stats),
            "group_id": group,
        }
        for guest, game in stats.items()
    ]
    return [BulkInsert(insert(schema.game_stats), rows)] if rows else []


def rating_update(old: RatingRecord, mu: float, sigma: float) -> Statement:
    """Return the UPDATE of a rating.

    Its write fails with ``StaleWrite`` if another game was rated meanwhile.
    """
    rating = schema.rating
    return ExpectOneRow(
        update(rating)
        .where(
            rating.c.guest_id == old.guest_id, rating.c.box == old.box, rating.c.games == old.games
        )
        .values(mu=mu, sigma=sigma, games=old.games + 1)
    )


def _game_stats_of(row: RowMapping) -> GameStats:
    return GameStats(
        code=row["table_code"],
        ruleset=row["ruleset"],
        seats=row["seats"],
        ended=row["ended_at"],
        result=SeatResult(row["points"], row["won"]),
        stats=decode_stats(row["stats"]),
        left=row["has_left"],
    )


def _standing_of(row: RowMapping, rating: RatingRecord | None) -> wire.SeasonStanding:
    names: tuple[str, ...] = ("id", "nickname", "games", "won", "points", "gold")
    values: dict[str, Any] = {name: row[name] for name in names}
    if rating is not None:
        values |= {"rating": round(rating.mu, 1), "sigma": round(rating.sigma, 1)}
    return wire.SeasonStanding(**values)


def _midnight(day: str, offset_days: int = 0) -> float:
    begin = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return (begin + timedelta(days=offset_days)).timestamp()
