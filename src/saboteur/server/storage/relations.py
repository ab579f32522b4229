"""Relations between guests: common games, mutes, blocks, and removals from the list of people."""

from time import time
from typing import Any, Final, final

from sqlalchemy import (
    ColumnElement,
    RowMapping,
    Select,
    Subquery,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
)

from saboteur.protocol import messages as wire
from saboteur.server.storage import schema
from saboteur.server.storage.database import Statement
from saboteur.server.storage.operators import cluster_event_insert
from saboteur.server.storage.store import GuestDataStore
from saboteur.table.storage.models import STAGE_LOBBY

MAX_PEOPLE: Final = 100
"""People in the list of a guest: the latest who played with them."""
MAX_RELATIONS: Final = 1000
"""Maximum number of stored relations of a guest."""


@final
class RelationStore(GuestDataStore):
    async def known_people(self, guest: str) -> tuple[wire.Person, ...]:
        """Return the guests who played with a guest, then other muted or blocked guests.

        The latest to play with the guest come first. Removed guests are left out until the next
        game together; blocked ones stay, so that the block can be lifted.
        """
        last_game, other, relation = _last_meetings(guest), schema.guest, schema.relation
        is_relation = and_(relation.c.guest_id == guest, relation.c.other_guest_id == other.c.id)
        columns = (
            other.c.id,
            other.c.nickname,
            other.c.portrait,
            relation.c.is_muted,
            relation.c.is_blocked,
        )
        rows = await self._database.read(
            select(*columns, last_game.c.met, last_game.c.games)
            .join_from(last_game, other, other.c.id == last_game.c.guest_id)
            .outerjoin(relation, is_relation)
            .where(
                or_(
                    relation.c.removed_at.is_(None),
                    relation.c.removed_at < last_game.c.met,
                    relation.c.is_blocked,
                )
            )
            .order_by(last_game.c.met.desc(), other.c.id)
            .limit(MAX_PEOPLE)
        )
        marked = await self._database.read(
            select(*columns)
            .join_from(relation, other, other.c.id == relation.c.other_guest_id)
            .where(relation.c.guest_id == guest, or_(relation.c.is_muted, relation.c.is_blocked))
            .order_by(other.c.nickname, other.c.id)
        )
        seen = {row["id"] for row in rows}
        last_rulesets = await self._last_rulesets(guest)
        return (
            *(
                _person_of(row, row["met"], row["games"], last_rulesets.get(row["id"], ""))
                for row in rows
            ),
            *(_person_of(row, 0.0, 0, "") for row in marked if row["id"] not in seen),
        )

    async def are_acquainted(self, guest: str, other: str) -> bool:
        """Whether a guest may know another one.

        This is so if both have sat at one table or are in one group, if the guest has a relation to
        the other, or if the other has invited the guest.
        """
        seat, member, relation = schema.seat, schema.group_member, schema.relation
        own_seat, other_seat = seat.alias(), seat.alias()
        own_member, other_member = member.alias(), member.alias()
        invitation, group_invitation = schema.invitation, schema.group_invitation
        found = await self._database.read(
            select(
                exists()
                .where(
                    own_seat.c.guest_id == guest,
                    other_seat.c.guest_id == other,
                    own_seat.c.table_code == other_seat.c.table_code,
                )
                .label("share_table"),
                exists()
                .where(
                    own_member.c.guest_id == guest,
                    other_member.c.guest_id == other,
                    own_member.c.group_id == other_member.c.group_id,
                )
                .label("share_group"),
                exists()
                .where(relation.c.guest_id == guest, relation.c.other_guest_id == other)
                .label("has_relation"),
                exists()
                .where(invitation.c.guest_id == guest, invitation.c.inviter_guest_id == other)
                .label("is_invited"),
                exists()
                .where(
                    group_invitation.c.guest_id == guest,
                    group_invitation.c.inviter_guest_id == other,
                )
                .label("is_invited_to_group"),
            )
        )
        return guest != other and any(found[0].values())

    async def have_played_together(self, guest: str, other: str) -> bool:
        return await self.last_common_table(guest, other) is not None

    async def share_group(self, guest: str, other: str) -> bool:
        own_member, other_member = schema.group_member, schema.group_member.alias()
        rows = await self._database.read(
            select(own_member.c.group_id)
            .join_from(own_member, other_member, other_member.c.group_id == own_member.c.group_id)
            .where(own_member.c.guest_id == guest, other_member.c.guest_id == other)
            .limit(1)
        )
        return bool(rows)

    async def last_common_table(self, guest: str, other: str) -> str | None:
        """Return the code of the table at which two guests last played; ``None`` without one."""
        own_seat, other_seat, table = schema.seat, schema.seat.alias(), schema.game_table
        rows = await self._database.read(
            select(table.c.code)
            .join_from(own_seat, other_seat, other_seat.c.table_code == own_seat.c.table_code)
            .join(table, table.c.code == own_seat.c.table_code)
            .where(
                own_seat.c.guest_id == guest,
                other_seat.c.guest_id == other,
                table.c.stage != STAGE_LOBBY,
            )
            .order_by(func.coalesce(table.c.ended_at, table.c.created_at).desc(), table.c.code)
            .limit(1)
        )
        return rows[0]["code"] if rows else None

    # --- Relations ----------------------------------------------------------------------

    async def set_relation(self, guest: str, other: str, new: wire.SetRelation) -> bool:
        """Mute or block another guest, or undo it.

        A block also deletes the invitations between the two. Returns ``False`` if the guest has
        too many relations.
        """
        old = await self._find_relation(guest, other)
        if old is None and await self._count_relations(guest) >= MAX_RELATIONS:
            return False
        current: dict[Any, Any] = (
            {"is_muted": False, "is_blocked": False, "removed_at": 0.0}
            if old is None
            else dict(old)
        )
        is_muted = current["is_muted"] if new.muted is None else new.muted
        is_blocked = current["is_blocked"] if new.blocked is None else new.blocked
        relation_statements = _relation_statements(
            guest, other, is_muted=is_muted, is_blocked=is_blocked, removed_at=current["removed_at"]
        )
        invitation_deletes: list[Statement] = []
        if is_blocked:
            for invitation in (schema.invitation, schema.group_invitation):
                invitation_deletes += [
                    delete(invitation).where(
                        invitation.c.guest_id == guest, invitation.c.inviter_guest_id == other
                    ),
                    delete(invitation).where(
                        invitation.c.guest_id == other, invitation.c.inviter_guest_id == guest
                    ),
                ]
        await self._database.write(
            *relation_statements, *invitation_deletes, cluster_event_insert("relation", guest)
        )
        return True

    async def remove_from_list(self, guest: str, other: str) -> bool:
        """Hide another guest from the list until the next game.

        Returns ``False`` if the guest has too many relations.
        """
        old = await self._find_relation(guest, other)
        if old is None and await self._count_relations(guest) >= MAX_RELATIONS:
            return False
        is_muted, is_blocked = (
            (False, False) if old is None else (old["is_muted"], old["is_blocked"])
        )
        await self._database.write(
            *_relation_statements(
                guest, other, is_muted=is_muted, is_blocked=is_blocked, removed_at=time()
            )
        )
        return True

    async def muted_by(self, guest: str) -> frozenset[str]:
        """Return the guests whose messages a guest does not receive."""
        relation = schema.relation
        rows = await self._database.read(
            select(relation.c.other_guest_id).where(
                relation.c.guest_id == guest, or_(relation.c.is_muted, relation.c.is_blocked)
            )
        )
        return frozenset(row["other_guest_id"] for row in rows)

    async def has_blocked(self, guest: str, other: str) -> bool:
        """Whether a guest has blocked another."""
        found = await self._find_relation(guest, other)
        return found is not None and bool(found["is_blocked"])

    async def export_for(self, guest: str) -> dict[str, Any]:
        relation = schema.relation
        rows = await self._rows_of(relation, guest, relation.c.other_guest_id)
        return {
            "relations": tuple(
                wire.OwnRelation(
                    guest=row["other_guest_id"],
                    muted=row["is_muted"],
                    blocked=row["is_blocked"],
                    removed_at=row["removed_at"],
                )
                for row in rows
            )
        }

    async def delete_statements_for(self, guest: str) -> list[Statement]:
        """Return statements that delete all relations of and to a guest."""
        relation = schema.relation
        columns = (relation.c.guest_id, relation.c.other_guest_id)
        return [delete(relation).where(column == guest) for column in columns]

    async def _find_relation(self, guest: str, other: str) -> RowMapping | None:
        relation = schema.relation
        rows = await self._database.read(
            select(relation).where(relation.c.guest_id == guest, relation.c.other_guest_id == other)
        )
        return rows[0] if rows else None

    async def _count_relations(self, guest: str) -> int:
        relation = schema.relation
        return await self._count(
            select(relation.c.other_guest_id).where(relation.c.guest_id == guest)
        )

    async def _last_rulesets(self, guest: str) -> dict[str, str]:
        """Return the rule set of the last game with each other guest, by guest."""
        rows = await self._database.read(
            _common_games(guest).order_by(_last_activity_at(), schema.seat.c.table_code)
        )
        return {row["guest_id"]: row["ruleset"] for row in rows}


def is_blocked_by(host: ColumnElement[Any], guest: str | ColumnElement[Any]) -> ColumnElement[bool]:
    """Return the SQL condition that ``host`` has blocked ``guest``."""
    relation = schema.relation
    return exists().where(
        relation.c.guest_id == host, relation.c.other_guest_id == guest, relation.c.is_blocked
    )


def _relation_statements(
    guest: str, other: str, *, is_muted: bool, is_blocked: bool, removed_at: float
) -> list[Statement]:
    relation = schema.relation
    statements: list[Statement] = [
        delete(relation).where(relation.c.guest_id == guest, relation.c.other_guest_id == other)
    ]
    if is_muted or is_blocked or removed_at:
        statements.append(
            insert(relation).values(
                guest_id=guest,
                other_guest_id=other,
                is_muted=is_muted,
                is_blocked=is_blocked,
                removed_at=removed_at,
            )
        )
    return statements


def _last_activity_at() -> ColumnElement[float]:
    return func.coalesce(schema.game_table.c.ended_at, schema.game_table.c.created_at)


def _common_games(guest: str) -> Select[*tuple[Any, ...]]:
    """Select the other players of the guest's tables at which the game has begun."""
    seat, table, own_seat = schema.seat, schema.game_table, schema.seat.alias()
    own_codes = select(own_seat.c.table_code).where(own_seat.c.guest_id == guest)
    return (
        select(
            seat.c.guest_id,
            seat.c.table_code,
            table.c.ruleset,
            _last_activity_at().label("played_at"),
        )
        .join_from(seat, table, table.c.code == seat.c.table_code)
        .where(
            seat.c.table_code.in_(own_codes),
            seat.c.guest_id != guest,
            ~seat.c.is_remote_bot,
            table.c.stage != STAGE_LOBBY,
        )
    )


def _last_meetings(guest: str) -> Subquery:
    games = _common_games(guest).subquery()
    return (
        select(
            games.c.guest_id,
            func.max(games.c.played_at).label("met"),
            func.count(games.c.table_code.distinct()).label("games"),
        )
        .group_by(games.c.guest_id)
        .subquery()
    )


def _person_of(row: RowMapping, met: float, games: int, ruleset: str) -> wire.Person:
    return wire.Person(
        id=row["id"],
        nickname=row["nickname"],
        portrait=row["portrait"],
        last_played_at=met,
        games=games,
        ruleset=ruleset,
        muted=bool(row["is_muted"]),
        blocked=bool(row["is_blocked"]),
    )
