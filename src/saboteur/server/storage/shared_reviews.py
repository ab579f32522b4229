"""Shared reviews: reviews that several guests view together, and their annotations."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import time
from typing import Any, final

from sqlalchemy import RowMapping, delete, insert, select, update
from sqlalchemy.sql.elements import ColumnElement

from saboteur.protocol import messages as wire
from saboteur.protocol.message import Coordinates
from saboteur.server.storage import schema
from saboteur.server.storage.database import Statement
from saboteur.server.storage.store import PURGE_BATCH_SIZE, GuestDataStore


@dataclass(frozen=True, slots=True)
class SharedReviewRecord:
    """A shared review without its annotations."""

    id: str
    game_ref: str
    guest: str
    """Public id of the guest who opened the review."""
    presenter: str | None
    everyone_can_annotate: bool
    step: int
    viewing_seat: str


@final
class SharedReviewStore(GuestDataStore):
    """Stores shared reviews and their annotations."""

    async def add_review(self, review: SharedReviewRecord) -> None:
        now = time()
        await self._database.write(
            insert(schema.shared_review).values(
                id=review.id,
                game_ref=review.game_ref,
                guest_id=review.guest,
                presenter_guest_id=review.presenter,
                everyone_can_annotate=review.everyone_can_annotate,
                step=review.step,
                viewing_seat=review.viewing_seat,
                created_at=now,
                updated_at=now,
            )
        )

    async def find_review(self, id_: str) -> SharedReviewRecord | None:
        table = schema.shared_review
        rows = await self._database.read(select(table).where(table.c.id == id_))
        return _review_of(rows[0]) if rows else None

    async def count_opened_by(self, guest: str) -> int:
        table = schema.shared_review
        return await self._count(select(table.c.id).where(table.c.guest_id == guest))

    async def update_review(self, review: SharedReviewRecord) -> None:
        """Store the presenter, the permissions, and the step and view that are shown."""
        table = schema.shared_review
        await self._database.write(
            update(table)
            .where(table.c.id == review.id)
            .values(
                presenter_guest_id=review.presenter,
                everyone_can_annotate=review.everyone_can_annotate,
                step=review.step,
                viewing_seat=review.viewing_seat,
                updated_at=time(),
            )
        )

    async def annotations(self, id_: str) -> Sequence[wire.Annotation]:
        """Return the annotations of a review in the order of their numbers."""
        annotation = schema.annotation
        rows = await self._database.read(
            select(annotation)
            .where(annotation.c.shared_review_id == id_)
            .order_by(annotation.c.number)
        )
        return [_annotation_of(row) for row in rows]

    async def add_annotation(self, id_: str, annotation: wire.Annotation) -> None:
        """Append an annotation; raise ``AlreadyExists`` if another node has used its number."""
        now, table = time(), schema.shared_review
        x, y = annotation.at or (None, None)
        to_x, to_y = annotation.to or (None, None)
        await self._database.write(
            insert(schema.annotation).values(
                shared_review_id=id_,
                number=annotation.number,
                guest_id=annotation.guest,
                author_name=annotation.name,
                step=annotation.step,
                x=x,
                y=y,
                to_x=to_x,
                to_y=to_y,
                text=annotation.text,
                created_at=now,
            ),
            update(table).where(table.c.id == id_).values(updated_at=now),
        )

    async def delete_annotation(self, id_: str, number: int) -> None:
        annotation = schema.annotation
        await self._database.write(
            delete(annotation).where(
                annotation.c.shared_review_id == id_, annotation.c.number == number
            )
        )

    async def review_ids_for(self, guest: str) -> Sequence[str]:
        """Return the reviews that a guest has opened or annotated."""
        review, annotation = schema.shared_review, schema.annotation
        opened = await self._database.read(select(review.c.id).where(review.c.guest_id == guest))
        annotated = await self._database.read(
            select(annotation.c.shared_review_id.label("id"))
            .where(annotation.c.guest_id == guest)
            .distinct()
        )
        return list(dict.fromkeys(row["id"] for row in (*opened, *annotated)))

    async def export_for(self, guest: str) -> dict[str, Any]:
        review, annotation = schema.shared_review, schema.annotation
        opened = await self._rows_of(review, guest, review.c.created_at)
        annotations = await self._rows_of(
            annotation, guest, annotation.c.created_at, annotation.c.number
        )
        return {
            "shared_reviews": tuple(
                wire.OwnSharedReview(
                    id=row["id"], game=row["game_ref"], created_at=row["created_at"]
                )
                for row in opened
            ),
            "annotations": tuple(
                wire.OwnAnnotation(
                    review=row["shared_review_id"],
                    number=row["number"],
                    created_at=row["created_at"],
                    step=row["step"],
                    cell=_cell_of(row, "x", "y"),
                    to=_cell_of(row, "to_x", "to_y"),
                    text=row["text"],
                )
                for row in annotations
            ),
        }

    async def delete_statements_for(self, guest: str) -> list[Statement]:
        """Return statements that delete a guest's shared reviews and annotations.

        Shared reviews of the guest's uploads, by any guest, are deleted as well.
        """
        review, annotation, upload = schema.shared_review, schema.annotation, schema.upload
        uploads = select(upload.c.id).where(upload.c.guest_id == guest)
        return [
            delete(annotation).where(annotation.c.guest_id == guest),
            *_shared_review_deletes(review.c.guest_id == guest),
            *_shared_review_deletes(review.c.game_ref.in_(uploads)),
            update(review)
            .where(review.c.presenter_guest_id == guest)
            .values(presenter_guest_id=None),
        ]

    async def purge(self, before: float) -> None:
        """Delete reviews that were not used since a time, in batches."""
        review = schema.shared_review
        query = select(review.c.id).where(review.c.updated_at < before).limit(PURGE_BATCH_SIZE)
        while rows := await self._database.read(query):
            await self._database.write(
                *_shared_review_deletes(review.c.id.in_([row["id"] for row in rows]))
            )


def game_shared_review_deletes(game_ref: str) -> list[Statement]:
    """Return statements that delete the shared reviews of a game."""
    return _shared_review_deletes(schema.shared_review.c.game_ref == game_ref)


def _shared_review_deletes(condition: ColumnElement[bool]) -> list[Statement]:
    review, annotation = schema.shared_review, schema.annotation
    return [
        delete(annotation).where(
            annotation.c.shared_review_id.in_(select(review.c.id).where(condition))
        ),
        delete(review).where(condition),
    ]


def _review_of(row: RowMapping) -> SharedReviewRecord:
    return SharedReviewRecord(
        row["id"],
        row["game_ref"],
        row["guest_id"],
        row["presenter_guest_id"],
        row["everyone_can_annotate"],
        row["step"],
        row["viewing_seat"],
    )


def _annotation_of(row: RowMapping) -> wire.Annotation:
    return wire.Annotation(
        number=row["number"],
        step=row["step"],
        guest=row["guest_id"],
        name=row["author_name"],
        at=_cell_of(row, "x", "y"),
        to=_cell_of(row, "to_x", "to_y"),
        text=row["text"],
    )


def _cell_of(row: RowMapping, x: str, y: str) -> Coordinates | None:
    return None if row[x] is None else (row[x], row[y])
