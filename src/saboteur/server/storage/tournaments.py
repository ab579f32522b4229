"""Tournaments: organisers, registration links and participants."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import time
from typing import Any, Final, final

import msgspec
from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    RowMapping,
    func,
    insert,
    select,
    update,
)

from saboteur.protocol import messages as wire
from saboteur.protocol.names import confusable_key
from saboteur.server.storage import schema
from saboteur.server.storage.database import BulkInsert, ExpectOneRow, Statement
from saboteur.server.storage.joinable_store import JoinableStore, new_link_token, new_public_id
from saboteur.table.storage.models import GuestRecord
from saboteur.table.storage.ports import AlreadyExists

MAX_PARTICIPANTS: Final = 300
MAX_TOURNAMENTS: Final = 20
"""Maximum number of tournaments per organiser."""
MAX_ENTRY_TRIES: Final = 8
"""Attempts to find a free participant number during concurrent registrations."""

_GAME_CHOICES_DECODER: Final = msgspec.json.Decoder(tuple[wire.GameChoice, ...])


class TournamentFull(Exception):
    """The tournament has ``MAX_PARTICIPANTS`` participants."""


class TooManyTournaments(Exception):
    """The guest organises ``MAX_TOURNAMENTS`` tournaments."""


class NameTaken(Exception):
    """Another participant has a name that looks like this one."""


@dataclass(frozen=True, slots=True)
class TournamentRecord:
    id: str
    name: str
    organiser: str
    display_token: str
    game_choices: tuple[wire.GameChoice, ...]
    round_minutes: int | None
    clock: wire.ClockMode
    chat: wire.ChatMode
    is_registration_open: bool
    is_over: bool
    version: int


@dataclass(frozen=True, slots=True)
class ParticipantRecord:
    number: int
    guest_id: str | None
    name: str
    game_choice: int | None
    is_rated: bool
    is_present: bool


@dataclass(frozen=True, slots=True)
class TournamentInviteTarget:
    """The tournament to which a registration link leads."""

    tournament: TournamentRecord
    participant_count: int
    is_expired: bool


@final
class TournamentStore(JoinableStore):
    """Stores tournaments, their invite links and their participants."""

    owner = schema.tournament.c.organiser_guest_id
    link_parent = schema.tournament_link.c.tournament_id
    parts = (
        schema.tournament_seat,
        schema.tournament_table,
        schema.tournament_round,
        schema.tournament_participant,
        schema.tournament_link,
    )

    # --- Queries ------------------------------------------------------------------------

    async def tournament(self, id_: str) -> TournamentRecord | None:
        return await self._find(schema.tournament.c.id == id_)

    async def tournament_by_display_token(self, display_token: str) -> TournamentRecord | None:
        return await self._find(schema.tournament.c.display_token == display_token)

    async def _find(self, where: ColumnElement[bool]) -> TournamentRecord | None:
        rows = await self._database.read(select(schema.tournament).where(where))
        return _tournament_of(rows[0]) if rows else None

    async def list_for(self, guest: str) -> tuple[wire.TournamentEntry, ...]:
        """Return the tournaments of a guest, as organiser or participant, the newest first."""
        table, participant = schema.tournament, schema.tournament_participant
        participant_count = (
            select(func.count())
            .where(participant.c.tournament_id == table.c.id, participant.c.is_present)
            .scalar_subquery()
        )
        rows = await self._database.read(
            select(
                table.c.id,
                table.c.name,
                table.c.organiser_guest_id,
                table.c.is_over,
                participant_count.label("people"),
            )
            .where(table.c.id.in_(_tournaments_of(guest)))
            .order_by(table.c.created_at.desc(), table.c.id)
        )
        return tuple(
            wire.TournamentEntry(
                id=row["id"],
                name=row["name"],
                participants=row["people"],
                is_organiser=row["organiser_guest_id"] == guest,
                over=row["is_over"],
            )
            for row in rows
        )

    async def invite_target(self, link: str) -> TournamentInviteTarget | None:
        """Return the tournament of a registration link, valid or expired; ``None`` if unknown."""
        invite_link, table, participant = (
            schema.tournament_link,
            schema.tournament,
            schema.tournament_participant,
        )
        participant_count = (
            select(func.count())
            .where(participant.c.tournament_id == table.c.id, participant.c.is_present)
            .scalar_subquery()
        )
        rows = await self._database.read(
            select(table, invite_link.c.is_expired, participant_count.label("people"))
            .join_from(invite_link, table, table.c.id == invite_link.c.tournament_id)
            .where(invite_link.c.token == link)
        )
        if not rows:
            return None
        return TournamentInviteTarget(
            _tournament_of(rows[0]), rows[0]["people"], rows[0]["is_expired"]
        )

    async def participants(self, id_: str) -> Sequence[ParticipantRecord]:
        """Return the participants in the order of their numbers."""
        participant = schema.tournament_participant
        rows = await self._database.read(
            select(participant)
            .where(participant.c.tournament_id == id_)
            .order_by(participant.c.participant_number)
        )
        return [_participant_of(row) for row in rows]

    async def blocked_pairs(self, guests: Sequence[str]) -> set[frozenset[str]]:
        """Return the pairs of ``guests`` in which one blocks the other."""
        relation = schema.relation
        rows = await self._database.read(
            select(relation.c.guest_id, relation.c.other_guest_id).where(
                relation.c.is_blocked,
                relation.c.guest_id.in_(guests),
                relation.c.other_guest_id.in_(guests),
            )
        )
        return {frozenset((row["guest_id"], row["other_guest_id"])) for row in rows}

    async def export_for(self, guest: str) -> dict[str, Any]:
        table, participant = schema.tournament, schema.tournament_participant
        rows = await self._database.read(
            select(table.c.id, table.c.name.label("title"), table.c.organiser_guest_id)
            .add_columns(
                participant.c.participant_number,
                participant.c.name,
                participant.c.game_choice,
                participant.c.is_rated,
                participant.c.joined_at,
            )
            .outerjoin_from(
                table,
                participant,
                (participant.c.tournament_id == table.c.id) & (participant.c.guest_id == guest),
            )
            .where(table.c.id.in_(_tournaments_of(guest)))
            .order_by(table.c.created_at, table.c.id)
        )
        return {
            "tournaments": tuple(
                wire.OwnTournament(
                    tournament=row["id"],
                    name=row["title"],
                    is_organiser=row["organiser_guest_id"] == guest,
                    number=row["participant_number"],
                    nickname=row["name"],
                    game_choice=row["game_choice"],
                    rated=bool(row["is_rated"]),
                    joined_at=row["joined_at"],
                )
                for row in rows
            )
        }

    # --- Actions of the organiser -------------------------------------------------------

    async def create_tournament(self, new: wire.NewTournament, name: str, organiser: str) -> str:
        """Create a tournament and return its id; raises ``TooManyTournaments``."""
        table = schema.tournament
        own = select(table.c.id).where(table.c.organiser_guest_id == organiser)
        if await self._count(own) >= MAX_TOURNAMENTS:
            raise TooManyTournaments
        id_ = new_public_id()
        await self._database.write(
            insert(table).values(
                id=id_,
                name=name,
                organiser_guest_id=organiser,
                created_at=time(),
                display_token=new_link_token(),
                game_choices=msgspec.json.encode(new.game_choices).decode(),
                round_minutes=new.round_minutes,
                clock=new.clock,
                chat=new.chat,
                is_registration_open=True,
                is_over=False,
                version=0,
            ),
            self._link_insert(id_),
        )
        return id_

    async def update_status(self, id_: str, new: wire.UpdateTournament) -> None:
        """Open or close the registration, or end the tournament."""
        table = schema.tournament
        await self._database.write(
            update(table)
            .where(table.c.id == id_)
            .values(is_registration_open=new.registration_open and not new.over, is_over=new.over)
        )

    async def delete_tournament(self, id_: str) -> None:
        """Delete a tournament; its tables become private."""
        await self._database.write(*self._delete_statements(id_))

    # --- Participants -------------------------------------------------------------------

    async def sign_up(self, id_: str, guest: GuestRecord, request: wire.SignUp) -> None:
        """Register a guest; does nothing if the guest is registered already.

        Raises ``TournamentFull`` or ``NameTaken``.
        """
        await self._add_participants(
            id_,
            [
                {
                    "guest_id": guest.id,
                    "name": guest.nickname,
                    "game_choice": request.game_choice,
                    "is_rated": request.rated,
                }
            ],
        )

    async def enter_by_name(self, id_: str, names: Sequence[str], game_choice: int | None) -> None:
        """Register players without a device: all of them, or none if one cannot be added.

        Raises ``TournamentFull`` or ``NameTaken``.
        """
        await self._add_participants(
            id_,
            [
                {"guest_id": None, "name": name, "game_choice": game_choice, "is_rated": False}
                for name in names
            ],
        )

    async def _add_participants(self, id_: str, entries: Sequence[dict[str, object]]) -> None:
        for attempt in range(1, MAX_ENTRY_TRIES + 1):
            participants = await self.participants(id_)
            guests = {each.guest_id for each in participants if each.guest_id is not None}
            if any(row["guest_id"] in guests for row in entries):
                return  # registered by another tab of the guest
            if len(participants) + len(entries) > MAX_PARTICIPANTS:
                raise TournamentFull
            names = [confusable_key(participant.name) for participant in participants]
            names += [confusable_key(str(row["name"])) for row in entries]
            if len(set(names)) < len(names):
                raise NameTaken
            first = 1 + max((participant.number for participant in participants), default=0)
            rows = [
                {
                    "tournament_id": id_,
                    "participant_number": number,
                    "is_present": True,
                    "joined_at": time(),
                    **row,
                }
                for number, row in enumerate(entries, first)
            ]
            try:
                await self._database.write(BulkInsert(insert(schema.tournament_participant), rows))
            except AlreadyExists:  # the number was taken by a concurrent registration
                if attempt == MAX_ENTRY_TRIES:
                    raise TournamentFull from None
            else:
                return

    async def update_participant(self, id_: str, number: int, new: wire.UpdateParticipant) -> None:
        """Store the game choice and presence of a participant."""
        participant = schema.tournament_participant
        await self._database.write(
            ExpectOneRow(
                update(participant)
                .where(
                    participant.c.tournament_id == id_, participant.c.participant_number == number
                )
                .values(game_choice=new.game_choice, is_present=new.present)
            )
        )

    async def delete_statements_for(self, guest: str) -> list[Statement]:
        """Return statements that remove a guest from all tournaments.

        Results remain under the participant number.
        """
        participant = schema.tournament_participant
        statements = await super().delete_statements_for(guest)
        for row in await self._rows_of(participant, guest):
            statements.append(
                update(participant)
                .where(
                    participant.c.tournament_id == row["tournament_id"],
                    participant.c.participant_number == row["participant_number"],
                )
                .values(
                    guest_id=None,
                    name=f"#{row['participant_number']}",
                    is_rated=False,
                    is_present=False,
                )
            )
        return statements

    async def _next_owner(self, id_: str, guest: str) -> str | None:
        participants = await self.participants(id_)
        return next(
            (each.guest_id for each in participants if each.guest_id not in (None, guest)), None
        )


def _tournaments_of(guest: str) -> CompoundSelect[*tuple[Any, ...]]:
    """Select the tournaments of a guest in either role; a UNION, since an OR would use no index."""
    table, participant = schema.tournament, schema.tournament_participant
    return (
        select(table.c.id)
        .where(table.c.organiser_guest_id == guest)
        .union(select(participant.c.tournament_id).where(participant.c.guest_id == guest))
    )


def _tournament_of(row: RowMapping) -> TournamentRecord:
    return TournamentRecord(
        id=row["id"],
        name=row["name"],
        organiser=row["organiser_guest_id"],
        display_token=row["display_token"],
        game_choices=_GAME_CHOICES_DECODER.decode(row["game_choices"]),
        round_minutes=row["round_minutes"],
        clock=row["clock"],
        chat=row["chat"],
        is_registration_open=row["is_registration_open"],
        is_over=row["is_over"],
        version=row["version"],
    )


def _participant_of(row: RowMapping) -> ParticipantRecord:
    return ParticipantRecord(
        row["participant_number"],
        row["guest_id"],
        row["name"],
        row["game_choice"],
        is_rated=row["is_rated"],
        is_present=row["is_present"],
    )
