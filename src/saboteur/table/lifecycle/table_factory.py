"""New tables: for a host, a tournament, a rematch, or a branch of a finished game."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from saboteur.bot_runtime.offered_bots import available_bots
from saboteur.notation.record import Redraw
from saboteur.play.game import Record
from saboteur.play.replay import Replay
from saboteur.protocol.messages import BranchGame, NewTable
from saboteur.table.lifecycle.table_config import CannotOpenTable, apply_config
from saboteur.table.lifecycle.table_loading import LOADING_EXECUTOR, new_deal
from saboteur.table.seating import bot_assignment
from saboteur.table.storage.models import (
    STAGE_LOBBY,
    STAGE_PLAYING,
    Deal,
    GuestRecord,
    MoveRecord,
    SeatAssignment,
    TableRecord,
)
from saboteur.table.storage.ports import AlreadyExists
from saboteur.table.table_state import ServerSettings, TableSnapshot

MAX_SEED_LENGTH: Final = 64
"""Maximum length of a seed in the database column; foreign records may have longer ones."""
HIDDEN_REDRAWN: Final = "redraw"
"""The value of ``BranchGame.hidden`` that draws hidden cards again."""
MAX_CODE_TRIES: Final = 20
"""Maximum number of random codes that are tried for a new table."""


@dataclass(frozen=True, slots=True)
class PendingTable:
    """A new table without a code yet, and its seats."""

    table: TableRecord
    assignments: Mapping[int, SeatAssignment]
    moves: tuple[MoveRecord, ...] = ()
    """Moves that were played already."""

    def with_code(self, code: str) -> TableRecord:
        return replace(self.table, code=code)


def new_table(config: NewTable, host: GuestRecord, settings: ServerSettings) -> PendingTable:
    """Return a new table whose host has seat 0. Raises ``CannotOpenTable``."""
    blank = TableRecord(code="", ruleset="", seats=0, options={}, deck=None, host=host.id)
    table = apply_config(blank, config, settings)
    assignments = {0: SeatAssignment(host.nickname, guest=host.id, portrait=host.portrait)}
    if config.bots is not None:
        assignments = _seat_among_bots(table, 0, host, config.bots, settings)
    return _pending_table(table, assignments, start=config.bots is not None)


def new_tournament_table(
    config: NewTable, host: str, assignments: Mapping[int, SeatAssignment], settings: ServerSettings
) -> PendingTable:
    """Return a table that is dealt at once to the given seats. Raises ``CannotOpenTable``."""
    blank = TableRecord(code="", ruleset="", seats=0, options={}, deck=None, host=host)
    return _pending_table(apply_config(blank, config, settings), assignments, start=True)


async def branch_table(
    record: Record, branch: BranchGame, host: GuestRecord, settings: ServerSettings
) -> PendingTable:
    """Return a table on which a finished game continues from a step. Raises ``CannotOpenTable``.

    It has the same seed and so the same cards to come, which are known to anyone who saw the end.
    On request everything that the seat could not know at that step is drawn again.
    """
    if branch.step >= len(record.moves):
        raise CannotOpenTable(f"the game was over then: moves are 0 to {len(record.moves) - 1}")
    if branch.seat >= record.seats:
        raise CannotOpenTable(f"seats are 0 to {record.seats - 1}")
    if len(record.seed) > MAX_SEED_LENGTH:
        raise CannotOpenTable("its seed is too long for a table")
    table = TableRecord(
        code="",
        ruleset=record.ruleset,
        seats=record.seats,
        options=dict(record.options),
        deck=record.deck,
        host=host.id,
        pace=branch.pace,
    )
    assignments = _seat_among_bots(table, branch.seat, host, branch.bots, settings)
    deal = replace(
        new_deal(table),
        seed=record.seed,
        redraws=tuple(each for each in record.redraws if each.after <= branch.step),
    )
    if branch.hidden == HIDDEN_REDRAWN:
        loop = asyncio.get_running_loop()
        redraw = await loop.run_in_executor(LOADING_EXECUTOR, _redraw_hidden, record, branch, deal)
        deal = replace(deal, redraws=(*deal.redraws, redraw))
    moves = tuple(
        MoveRecord(number, move.seat, move.text, move.timed_out)
        for number, move in enumerate(record.moves[: branch.step], 1)
    )
    return PendingTable(replace(table, stage=STAGE_PLAYING, deal=deal), assignments, moves)


def _redraw_hidden(record: Record, branch: BranchGame, deal: Deal) -> Redraw:
    """Return a redraw of the unknown cards.

    Its seed contains the nonce of the deal, so that the commitment covers it.
    """
    return Replay(record).game(branch.step).redraw(branch.seat, deal.nonce)


def rematch_table(old: TableSnapshot) -> PendingTable:
    """Return the table for a rematch; it starts at once if one person plays among bots."""
    assignments = {
        seat: assignment
        if assignment.guest is None
        else SeatAssignment(
            assignment.name,
            assignment.guest,
            portrait=assignment.portrait,
            is_remote_bot=assignment.is_remote_bot,
            is_hotseat=assignment.is_hotseat,
        )
        for seat, assignment in old.assignments.items()
        if assignment.guest is not None or assignment.bot is not None  # otherwise a deleted guest
    }
    assignments = {
        seat: replace(assignment, result=None) for seat, assignment in assignments.items()
    }
    people = sum(assignment.guest is not None for assignment in assignments.values())
    alone = people == 1 and len(assignments) == old.record.seats
    table = replace(old.record, version=0, invite="", paused=False, rematch=None)
    return _pending_table(table, assignments, start=alone)


def _seat_among_bots(
    table: TableRecord, own_seat: int, host: GuestRecord, level: str, settings: ServerSettings
) -> dict[int, SeatAssignment]:
    """Return assignments with a guest on one seat and bots on all others.

    Raises ``CannotOpenTable`` if the box has no bot of that level.
    """
    available = available_bots(table.ruleset, settings.bots)
    if level not in available:
        raise CannotOpenTable(f"no bot level {level!r}: this box has {', '.join(available)}")
    own_assignment = SeatAssignment(host.nickname, guest=host.id, portrait=host.portrait)
    return {
        seat: own_assignment if seat == own_seat else bot_assignment(seat, level)
        for seat in range(table.seats)
    }


def _pending_table(
    table: TableRecord, assignments: Mapping[int, SeatAssignment], *, start: bool
) -> PendingTable:
    if start:
        started = replace(table, stage=STAGE_PLAYING, deal=new_deal(table))
    else:
        started = replace(table, stage=STAGE_LOBBY, deal=None)
    return PendingTable(started, assignments)


async def with_free_code(
    new_code: Callable[[], str], write: Callable[[str], Awaitable[None]]
) -> str:
    """Call ``write`` with new codes until one is free, and return that code.

    ``write`` raises ``AlreadyExists`` for a taken code. After ``MAX_CODE_TRIES`` codes
    raises ``CannotOpenTable``.
    """
    for _ in range(MAX_CODE_TRIES):
        code = new_code()
        try:
            await write(code)
        except AlreadyExists:
            continue  # the code is taken
        return code
    raise CannotOpenTable("no free code was found")
