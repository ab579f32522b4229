"""Base of the stores of groups and tournaments: ids, an owner, parts, and links to join by."""

import secrets
from abc import ABC, abstractmethod
from time import time
from typing import Any, ClassVar, Final

from sqlalchemy import Column, Insert, Table, delete, insert, select, update

from saboteur.server.storage.database import Statement
from saboteur.server.storage.store import GuestDataStore

MAX_EXPIRED_LINKS: Final = 20
"""Expired links that are still reported as expired instead of unknown."""
PUBLIC_ID_BYTES: Final = 9
"""Random bytes of an id: 12 characters in base64."""
LINK_TOKEN_BYTES: Final = 12
"""Random bytes of a link: 16 characters in base64, too many to guess."""


def new_public_id() -> str:
    return secrets.token_urlsafe(PUBLIC_ID_BYTES)


def new_link_token() -> str:
    return secrets.token_urlsafe(LINK_TOKEN_BYTES)


class JoinableStore(GuestDataStore, ABC):
    """Base class of the stores of groups and tournaments, which others join by a link.

    A new link expires the previous one. If the owner is deleted, another guest becomes the
    owner; if there is no other, the owned data is deleted as well.
    """

    owner: ClassVar[Column[Any]]
    """Column of the owner, in the main table of the store."""
    link_parent: ClassVar[Column[Any]]
    """Column that refers to the main table, in the table of links."""
    parts: ClassVar[tuple[Table, ...]]
    """Tables that refer to the main table by a column like ``link_parent``, children first."""

    async def invite_link(self, id_: str) -> str:
        """Return the token of the valid link."""
        link = self.link_parent.table
        (row,) = await self._database.read(
            select(link.c.token).where(self.link_parent == id_, ~link.c.is_expired)
        )
        return str(row["token"])

    async def rotate_link(self, id_: str) -> None:
        """Replace the link; the previous one expires."""
        await self._database.write(*await self._link_rotation_statements(id_))

    async def delete_statements_for(self, guest: str) -> list[Statement]:
        """Return statements that remove a guest.

        What the guest owns goes to the next owner, or is deleted if there is none.
        """
        table, statements = self.owner.table, await super().delete_statements_for(guest)
        for row in await self._database.read(select(table.c.id).where(self.owner == guest)):
            new_owner = await self._next_owner(row["id"], guest)
            statements += (
                self._delete_statements(row["id"])
                if new_owner is None
                else [update(table).where(table.c.id == row["id"]).values({self.owner: new_owner})]
            )
        return statements

    @abstractmethod
    async def _next_owner(self, id_: str, guest: str) -> str | None:
        """Return the guest who inherits if ``guest`` leaves; ``None`` if no other guest is left."""

    async def _link_rotation_statements(self, id_: str) -> list[Statement]:
        link = self.link_parent.table
        rows = await self._database.read(
            select(link.c.token).where(self.link_parent == id_).order_by(link.c.created_at.desc())
        )
        forgotten_tokens = [row["token"] for row in rows[MAX_EXPIRED_LINKS:]]
        return [
            delete(link).where(link.c.token.in_(forgotten_tokens)),
            update(link).where(self.link_parent == id_).values(is_expired=True),
            self._link_insert(id_),
        ]

    def _link_insert(self, id_: str) -> Insert:
        return insert(self.link_parent.table).values(
            {
                self.link_parent: id_,
                "token": new_link_token(),
                "is_expired": False,
                "created_at": time(),
            }
        )

    def _delete_statements(self, id_: str) -> list[Statement]:
        table = self.owner.table
        return [
            *(delete(part).where(part.c[self.link_parent.name] == id_) for part in self.parts),
            delete(table).where(table.c.id == id_),
        ]
