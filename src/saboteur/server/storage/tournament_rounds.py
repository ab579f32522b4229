"""Rounds of tournaments: pairings, opened tables and results."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, final

from sqlalchemy import ColumnElement, and_, delete, insert, select, update

from saboteur.server.storage import schema
from saboteur.server.storage.database import BulkInsert, ExpectOneRow, Statement
from saboteur.server.storage.notification_changes import notification_inserts
from saboteur.server.storage.statements import table_inserts
from saboteur.server.storage.store import Store
from saboteur.server.storage.tournaments import TournamentRecord
from saboteur.table.storage.models import (
    STAGE_ABORTED,
    STAGE_OVER,
    SeatAssignment,
    SeatResult,
    TableRecord,
)
from saboteur.table.storage.ports import StaleWrite
from saboteur.tournament.model import PairedTable, RoundPairing

FORFEITED: Final = "forfeited"
"""Outcome of a table that the organiser has excluded from the standings."""
BYE_TABLE_NUMBER: Final = 0
"""The number of the pseudo table that holds the byes."""


@dataclass(frozen=True, slots=True)
class TournamentTableRecord:
    """A table of a tournament round."""

    number: int
    game_choice: int
    participants: tuple[int, ...]
    """Participant numbers, by seat."""
    code: str | None
    outcome: str | None
    results: tuple[SeatResult, ...]
    """Results by seat; empty if the game was not finished."""


@dataclass(frozen=True, slots=True)
class TournamentRoundRecord:
    """A round: tables that were paired together."""

    number: int
    opened_at: float | None
    tables: tuple[TournamentTableRecord, ...]
    byes: tuple[int, ...]

    @property
    def tables_in_play(self) -> int:
        return sum(table.outcome is None for table in self.tables)

    def as_pairing(self) -> RoundPairing:
        """Return the round in the form that the pairing algorithm uses."""
        return RoundPairing(
            tuple(
                PairedTable(table.game_choice, tuple(map(str, table.participants)))
                for table in self.tables
            ),
            tuple(map(str, self.byes)),
        )


@final
class TournamentRoundStore(Store):
    """Rounds of tournaments with their tables and seats."""

    async def rounds(self, id_: str) -> Sequence[TournamentRoundRecord]:
        """Return the rounds of a tournament, after storing the results of finished tables."""
        await self.record_results(id_)
        round_, table, seat = (
            schema.tournament_round,
            schema.tournament_table,
            schema.tournament_seat,
        )
        rounds = await self._database.read(
            select(round_).where(round_.c.tournament_id == id_).order_by(round_.c.round_number)
        )
        tables = await self._database.read(
            select(table)
            .where(table.c.tournament_id == id_)
            .order_by(table.c.round_number, table.c.table_number)
        )
        participants: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
        results: defaultdict[tuple[int, int], list[SeatResult]] = defaultdict(list)
        for row in await self._database.read(
            select(seat)
            .where(seat.c.tournament_id == id_)
            .order_by(seat.c.round_number, seat.c.table_number, seat.c.seat)
        ):
            key = row["round_number"], row["table_number"]
            participants[key].append(row["participant_number"])
            if row["points"] is not None:
                results[key].append(SeatResult(row["points"], row["won"]))
        return [
            TournamentRoundRecord(
                round_row["round_number"],
                round_row["opened_at"],
                tuple(
                    TournamentTableRecord(
                        row["table_number"],
                        row["game_choice"],
                        tuple(participants[row["round_number"], row["table_number"]]),
                        row["table_code"],
                        row["outcome"],
                        tuple(results[row["round_number"], row["table_number"]]),
                    )
                    for row in tables
                    if row["round_number"] == round_row["round_number"]
                ),
                tuple(participants[round_row["round_number"], BYE_TABLE_NUMBER]),
            )
            for round_row in rounds
        ]

    async def record_results(self, id_: str) -> None:
        """Store the outcome and results of tables that are no longer played.

        They remain when the tables are deleted. An aborted or deleted table counts for nothing.
        """
        table, game = schema.tournament_table, schema.game_table
        rows = await self._database.read(
            select(
                table.c.round_number,
                table.c.table_number,
                table.c.table_code,
                game.c.stage,
                game.c.closed_at,
            )
            .outerjoin_from(table, game, game.c.code == table.c.table_code)
            .where(
                table.c.tournament_id == id_,
                table.c.table_code.is_not(None),
                table.c.outcome.is_(None),
            )
        )
        for row in rows:
            is_over = row["stage"] == STAGE_OVER
            if is_over or row["stage"] in (None, STAGE_ABORTED) or row["closed_at"] is not None:
                with suppress(StaleWrite):  # another query has stored it
                    await self._database.write(
                        *self._set_outcome(
                            id_,
                            row["round_number"],
                            row["table_number"],
                            STAGE_OVER if is_over else STAGE_ABORTED,
                        ),
                        *(
                            await self._copy_results(
                                id_,
                                row["round_number"],
                                row["table_number"],
                                row["table_code"],
                                is_over,
                            )
                        ),
                    )

    async def record_results_of(self, guest: str) -> None:
        """Store the results of a guest's tournaments, before the guest is deleted."""
        participant = schema.tournament_participant
        for row in await self._database.read(
            select(participant.c.tournament_id).where(participant.c.guest_id == guest)
        ):
            await self.record_results(row["tournament_id"])

    async def replace_pairing(
        self, tournament: TournamentRecord, round_number: int, pairing: RoundPairing, seed: str
    ) -> None:
        """Store the pairing of a round that is not opened, replacing an earlier one.

        Raises ``StaleWrite`` if the tournament changed meanwhile.
        """
        id_ = tournament.id
        await self._database.write(
            _increment_version(tournament),
            *_round_deletes(id_, round_number),
            insert(schema.tournament_round).values(
                tournament_id=id_, round_number=round_number, seed=seed, opened_at=None
            ),
            *_table_inserts(id_, round_number, pairing),
            *_seat_inserts(id_, round_number, pairing),
        )

    async def open_round(
        self,
        tournament: TournamentRecord,
        round_number: int,
        tables: Mapping[int, tuple[TableRecord, Mapping[int, SeatAssignment]]],
        opened_at: float,
    ) -> None:
        """Open all tables of a round, and notify their players, in one transaction.

        Raises ``AlreadyExists`` if a code is taken, ``StaleWrite`` if the tournament changed
        meanwhile.
        """
        round_, paired_table = schema.tournament_round, schema.tournament_table
        updates: list[Statement] = [
            _increment_version(tournament),
            ExpectOneRow(
                update(round_)
                .where(
                    round_.c.tournament_id == tournament.id,
                    round_.c.round_number == round_number,
                    round_.c.opened_at.is_(None),
                )
                .values(opened_at=opened_at)
            ),
        ]
        for table_number, (table, assignments) in tables.items():
            # Not of a shared seat: its device may be the organiser's, who opens the round.
            guests = [
                each.guest
                for each in assignments.values()
                if each.guest is not None and not each.is_hotseat
            ]
            updates += table_inserts(table, assignments)
            updates += notification_inserts("round", table.code, guests, opened_at)
            updates.append(
                ExpectOneRow(
                    update(paired_table)
                    .where(_is_table(tournament.id, round_number, table_number))
                    .values(table_code=table.code, outcome=None)
                )
            )
        await self._database.write(*updates)

    async def reopen_table(
        self,
        tournament: TournamentRecord,
        round_number: int,
        old: TournamentTableRecord,
        table: TableRecord,
        assignments: Mapping[int, SeatAssignment],
    ) -> None:
        """Replace an aborted or forfeited table by a new one.

        Raises ``AlreadyExists`` if the code is taken, ``StaleWrite`` if the table changed
        meanwhile.
        """
        paired_table = schema.tournament_table
        await self._database.write(
            *table_inserts(table, assignments),
            ExpectOneRow(
                update(paired_table)
                .where(
                    _is_table(tournament.id, round_number, old.number),
                    paired_table.c.outcome == old.outcome,
                    paired_table.c.table_code == old.code,
                )
                .values(table_code=table.code, outcome=None)
            ),
        )

    async def forfeit_table(self, id_: str, round_number: int, table_number: int) -> None:
        """Exclude a table from the standings; raise ``StaleWrite`` if it is no longer played."""
        await self._database.write(*self._set_outcome(id_, round_number, table_number, FORFEITED))

    def _set_outcome(
        self, id_: str, round_number: int, table_number: int, outcome: str
    ) -> list[Statement]:
        table = schema.tournament_table
        return [
            ExpectOneRow(
                update(table)
                .where(_is_table(id_, round_number, table_number), table.c.outcome.is_(None))
                .values(outcome=outcome)
            )
        ]

    async def _copy_results(
        self,
        id_: str,
        round_number: int,
        table_number: int,
        code: str,
        is_over: bool,  # noqa: FBT001 - private
    ) -> list[Statement]:
        seat, tournament_seat = schema.seat, schema.tournament_seat
        if not is_over:
            return []
        rows = await self._database.read(
            select(seat.c.seat, seat.c.points, seat.c.won).where(seat.c.table_code == code)
        )
        return [
            update(tournament_seat)
            .where(
                tournament_seat.c.tournament_id == id_,
                tournament_seat.c.round_number == round_number,
                tournament_seat.c.table_number == table_number,
                tournament_seat.c.seat == row["seat"],
            )
            .values(points=row["points"], won=row["won"])
            for row in rows
        ]


def _is_table(id_: str, round_number: int, table_number: int) -> ColumnElement[bool]:
    table = schema.tournament_table
    return and_(
        table.c.tournament_id == id_,
        table.c.round_number == round_number,
        table.c.table_number == table_number,
    )


def _increment_version(tournament: TournamentRecord) -> ExpectOneRow:
    table = schema.tournament
    return ExpectOneRow(
        update(table)
        .where(table.c.id == tournament.id, table.c.version == tournament.version)
        .values(version=tournament.version + 1)
    )


def _round_deletes(id_: str, round_number: int) -> list[Statement]:
    round_, table, seat = schema.tournament_round, schema.tournament_table, schema.tournament_seat
    return [
        delete(seat).where(seat.c.tournament_id == id_, seat.c.round_number == round_number),
        delete(table).where(table.c.tournament_id == id_, table.c.round_number == round_number),
        delete(round_).where(round_.c.tournament_id == id_, round_.c.round_number == round_number),
    ]


def _table_inserts(id_: str, round_number: int, pairing: RoundPairing) -> list[Statement]:
    rows = [
        {
            "tournament_id": id_,
            "round_number": round_number,
            "table_number": number,
            "game_choice": table.game_choice,
        }
        for number, table in enumerate(pairing.tables, 1)
    ]
    return [BulkInsert(insert(schema.tournament_table), rows)] if rows else []


def _seat_inserts(id_: str, round_number: int, pairing: RoundPairing) -> list[Statement]:
    rows = [
        {
            "tournament_id": id_,
            "round_number": round_number,
            "table_number": number,
            "seat": seat,
            "participant_number": int(participant),
        }
        for number, participants in enumerate(
            (pairing.byes, *(table.people for table in pairing.tables))
        )
        for seat, participant in enumerate(participants)
    ]
    return [BulkInsert(insert(schema.tournament_seat), rows)]
