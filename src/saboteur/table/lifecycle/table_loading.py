"""Loads a table: replays its log from the deal on, by the rules, into a running match."""

import asyncio
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Final

from saboteur.games.registry import ruleset
from saboteur.play.match import NONCE_BYTES, SEED_BYTES, Match, TableSettings
from saboteur.table.storage.models import (
    CLOCK_CORRESPONDENCE,
    Deal,
    MoveRecord,
    PendingAnswer,
    TableRecord,
)
from saboteur.table.storage.ports import TableStorePort
from saboteur.table.table_state import TableSnapshot

LOADING_EXECUTOR: Final = ThreadPoolExecutor(1, "loading")
"""One thread: tables are loaded one after the other.

When a thousand are requested at once, several threads would only slow down the tables that are
running. Where there are no threads, as in a browser, the event loop runs the calls itself.
"""


class IncompatibleTable(Exception):
    """A table whose game can't continue with this program; its log stays untouched."""


async def load_table(store: TableStorePort, code: str) -> TableSnapshot | None:
    """Read a table and replay its log; ``None`` if there is no such table.

    A table that can't be replayed is returned with ``incompatibility`` and without a match.
    """
    stored = await store.table(code)
    if stored is None:
        return None
    match, incompatibility = None, None
    if stored.deal is not None:
        try:
            moves = await store.moves(code)
            answers = await store.pending_answers.load_answers(code)
            loop = asyncio.get_running_loop()
            replayed = await loop.run_in_executor(
                LOADING_EXECUTOR, replay_moves, stored, stored.deal, moves
            )
            restore_pending_answers(replayed, answers)
            match = replayed
        except IncompatibleTable as error:
            incompatibility = str(error)
    assignments = await store.seat_assignments(code)
    snapshot = TableSnapshot(
        record=stored,
        assignments=assignments,
        moderation=await store.moderation(code),
        previous_games=await store.previous_games(code),
        match=match,
        incompatibility=incompatibility,
    )
    if stored.clock != CLOCK_CORRESPONDENCE or store.correspondence is None:
        return snapshot
    guests = [
        assignment.guest for assignment in assignments.values() if assignment.guest is not None
    ]
    return replace(
        snapshot,
        pending_turns=await store.correspondence.pending_turns(code),
        conditional_moves=await store.correspondence.conditional_moves(code),
        holidays=await store.correspondence.holidays(guests),
    )


def new_deal(record: TableRecord) -> Deal:
    """Create the random seed and nonce of a game; not even the host can predict them."""
    rules = ruleset(record.ruleset, record.seats, record.options, record.deck)
    return Deal(rules.revision, secrets.token_hex(SEED_BYTES), secrets.token_hex(NONCE_BYTES))


def deal_match(record: TableRecord, deal: Deal) -> Match:
    """Deal a match. Raises ``IncompatibleTable`` if this program has other rules."""
    try:
        match = Match(
            record.ruleset,
            seats=record.seats,
            seed=deal.seed,
            nonce=deal.nonce,
            options=record.options,
            deck=record.deck,
            settings=TableSettings(
                # Always on: the clock moves for a failed bot even if people have no time limit.
                turn_timer=True,
                window_s=record.window_s,
                chat=record.chat != "off",
                patient=record.clock == CLOCK_CORRESPONDENCE,
            ),
        )
    except ValueError as error:
        raise IncompatibleTable(str(error)) from error
    if match.revision != deal.revision:
        message = (
            f"this game began with revision {deal.revision} of {match.ruleset}; "
            f"here revision {match.revision} is played"
        )
        raise IncompatibleTable(message)
    return match


def replay_moves(record: TableRecord, deal: Deal, moves: Sequence[MoveRecord]) -> Match:
    """Replay a log. Raises ``IncompatibleTable`` if it does not follow the rules.

    The log was checked when it was written, so a difference means that the rules have changed.
    """
    match = deal_match(record, deal)
    _apply_redraw(match, deal)
    for number, move in enumerate(moves, 1):
        message = f"move {number} of the log can't be made again"
        if move.number != number:
            raise IncompatibleTable(message)
        try:
            match.repeat(move.seat, move.text, timed_out=move.timed_out)
        except ValueError:
            raise IncompatibleTable(message) from None
        _apply_redraw(match, deal)
    return match


def _apply_redraw(match: Match, deal: Deal) -> None:
    """Apply the redraws of hidden cards that belong to the current version, if any."""
    for redraw in deal.redraws:
        if redraw.after == match.version:
            try:
                match.take(redraw)
            except ValueError:
                message = f"the redraw after move {match.version} can't be applied again"
                raise IncompatibleTable(message) from None


def restore_pending_answers(match: Match, answers: Sequence[PendingAnswer]) -> None:
    """Submit the stored answers of the open window again, so that no seat is asked twice."""
    for answer in answers:
        if answer.version != match.version:
            continue  # left over: an older version closed the window without deleting its answers
        try:
            match.hold(answer.seat, answer.text)
        except ValueError:
            message = f"the answer of seat {answer.seat} can't be given again"
            raise IncompatibleTable(message) from None
