"""Reviews that friends look at together, and what they drew and said there."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import time
from typing import Final, final

from sqlalchemy import RowMapping, delete, func, insert, or_, select, update
from sqlalchemy.sql.elements import ColumnElement

from saboteur.server.storage import schema
from saboteur.server.storage.database import Change, Database
from saboteur.wire import messages as wire
from saboteur.wire.struct import Place

MOST_PURGED: Final = 100


@dataclass(frozen=True, slots=True)
class StoredReview:
    """A shared review without its remarks."""

    id: str
    game: str
    guest: str
    """Who opened it."""
    lead: str | None
    all_draw: bool
    step: int
    eyes: str


@final
class SharedReviewStorage:
    """What one server keeps of shared reviews."""

    def __init__(self, database: Database) -> None:
        """Take a database whose schema is in place."""
        self._database = database

    async def add(self, new: StoredReview) -> None:
        """Open a review to others."""
        now = time()
        await self._database.write(
            insert(schema.shared_review).values(
                id=new.id,
                game=new.game,
                guest=new.guest,
                lead=new.lead,
                all_draw=new.all_draw,
                step=new.step,
                eyes=new.eyes,
                created=now,
                touched=now,
            )
        )

    async def read(self, id_: str) -> StoredReview | None:
        """Find a shared review."""
        kept = schema.shared_review
        rows = await self._database.read(select(kept).where(kept.c.id == id_))
        return _review_of(rows[0]) if rows else None

    async def count(self, guest: str) -> int:
        """Count the reviews that a guest has opened."""
        kept = schema.shared_review
        (row,) = await self._database.read(
            select(func.count().label("all")).select_from(kept).where(kept.c.guest == guest)
        )
        return int(row["all"])

    async def change(self, review: StoredReview) -> None:
        """Keep who leads, who draws, and where everybody is."""
        kept = schema.shared_review
        await self._database.write(
            update(kept)
            .where(kept.c.id == review.id)
            .values(
                lead=review.lead,
                all_draw=review.all_draw,
                step=review.step,
                eyes=review.eyes,
                touched=time(),
            )
        )

    async def remarks(self, id_: str) -> Sequence[wire.Remark]:
        """Return all remarks of a review, in their order."""
        kept = schema.remark
        rows = await self._database.read(
            select(kept).where(kept.c.review == id_).order_by(kept.c.number)
        )
        return [_remark_of(row) for row in rows]

    async def append(self, id_: str, remark: wire.Remark) -> None:
        """Append a remark; two owners can't both number one (``Taken``)."""
        now, kept = time(), schema.shared_review
        x, y = remark.at or (None, None)
        to_x, to_y = remark.to or (None, None)
        await self._database.write(
            insert(schema.remark).values(
                review=id_,
                number=remark.number,
                guest=remark.guest,
                name=remark.name,
                step=remark.step,
                x=x,
                y=y,
                to_x=to_x,
                to_y=to_y,
                text=remark.text,
                at=now,
            ),
            update(kept).where(kept.c.id == id_).values(touched=now),
        )

    async def erase(self, id_: str, number: int) -> None:
        """Take a remark back."""
        kept = schema.remark
        await self._database.write(
            delete(kept).where(kept.c.review == id_, kept.c.number == number)
        )

    async def of(self, guest: str) -> Sequence[str]:
        """Return the reviews that a guest has opened, or where he left something."""
        kept, said = schema.shared_review, schema.remark
        left = select(said.c.review).where(said.c.guest == guest)
        rows = await self._database.read(
            select(kept.c.id).where(or_(kept.c.guest == guest, kept.c.id.in_(left)))
        )
        return [row["id"] for row in rows]

    async def own(
        self, guest: str
    ) -> tuple[tuple[wire.OwnSharedReview, ...], tuple[wire.OwnRemark, ...]]:
        """Return the reviews that a guest has opened, and what he left in any."""
        kept, said = schema.shared_review, schema.remark
        opened = await self._database.read(
            select(kept).where(kept.c.guest == guest).order_by(kept.c.created)
        )
        left = await self._database.read(
            select(said).where(said.c.guest == guest).order_by(said.c.at, said.c.number)
        )
        return (
            tuple(
                wire.OwnSharedReview(id=row["id"], game=row["game"], created=row["created"])
                for row in opened
            ),
            tuple(
                wire.OwnRemark(
                    review=row["review"],
                    number=row["number"],
                    at=row["at"],
                    step=row["step"],
                    place=_place(row, "x", "y"),
                    to=_place(row, "to_x", "to_y"),
                    text=row["text"],
                )
                for row in left
            ),
        )

    async def purge(self, before: float) -> None:
        """Forget what nobody has looked at since a time, in portions."""
        kept = schema.shared_review
        query = select(kept.c.id).where(kept.c.touched < before).limit(MOST_PURGED)
        while rows := await self._database.read(query):
            await self._database.write(*_without(kept.c.id.in_([row["id"] for row in rows])))


def without_shared_reviews(guest: str) -> list[Change]:
    """Return what deletes whatever a guest has opened or left, and what is told of his uploads."""
    kept, said, upload = schema.shared_review, schema.remark, schema.upload
    uploads = select(upload.c.id).where(upload.c.guest == guest)
    return [
        delete(said).where(said.c.guest == guest),
        *_without(kept.c.guest == guest),
        *_without(kept.c.game.in_(uploads)),
        update(kept).where(kept.c.lead == guest).values(lead=None),
    ]


def without_reviews_of(game: str) -> list[Change]:
    """Return what deletes the shared reviews of a game."""
    return _without(schema.shared_review.c.game == game)


def _without(which: ColumnElement[bool]) -> list[Change]:
    kept, said = schema.shared_review, schema.remark
    return [
        delete(said).where(said.c.review.in_(select(kept.c.id).where(which))),
        delete(kept).where(which),
    ]


def _review_of(row: RowMapping) -> StoredReview:
    return StoredReview(
        row["id"],
        row["game"],
        row["guest"],
        row["lead"],
        row["all_draw"],
        row["step"],
        row["eyes"],
    )


def _remark_of(row: RowMapping) -> wire.Remark:
    return wire.Remark(
        number=row["number"],
        step=row["step"],
        guest=row["guest"],
        name=row["name"],
        at=_place(row, "x", "y"),
        to=_place(row, "to_x", "to_y"),
        text=row["text"],
    )


def _place(row: RowMapping, x: str, y: str) -> Place | None:
    return None if row[x] is None else (row[x], row[y])
