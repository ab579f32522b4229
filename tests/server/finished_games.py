"""Finished games, written straight into a database."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final

from saboteur.play.match import Match
from saboteur.server.storage.tables import TableStore, open_table_store
from saboteur.table.storage.models import (
    STAGE_OVER,
    STAGE_PLAYING,
    Deal,
    GuestRecord,
    MoveRecord,
    SeatAssignment,
    SeatResult,
    TableRecord,
)
from tests.server.sqlite_files import new_sqlite_file
from tests.server.storage_data import (
    ADA,
    table_record,
)

TABLE_CODE: Final = "GHJKM"


def finished_match(nonce: str = "nonce") -> Match:
    """Play a game to its end with arbitrary legal moves."""
    match = Match("saboteur", seats=3, seed="rest", nonce=nonce)
    chance = Random(3)  # noqa: S311 - any moves will do
    while not match.over:
        seat = match.deciders[0]
        match.submit(seat, chance.choice(match.legal_moves(seat)).text, match.version)
    return match


async def store_match(folder: Path, match: Match) -> None:
    storage = await open_table_store(new_sqlite_file(folder))
    await storage.add_guest(GuestRecord("g", "Ada"), "hash")
    table = TableRecord(
        code=TABLE_CODE,
        ruleset=match.ruleset,
        seats=match.seats,
        options=match.options,
        deck=None,
        host="g",
        stage=STAGE_PLAYING,
        deal=Deal(match.revision, "rest", "nonce"),
    )
    await storage.add_table(table, {})
    await storage.append_moves(TABLE_CODE, moves_of(match), is_over=True)
    await storage.close()


def moves_of(match: Match) -> list[MoveRecord]:
    return [
        MoveRecord(made.version, made.seat, made.move, made.timed_out)
        for made in match.log
        if made.seat is not None and made.move is not None
    ]


async def insert_finished_game(
    storage: TableStore, match: Match, code: str = "ABCDE"
) -> TableRecord:
    """Write a finished game of Ada and Bob into the database."""
    await storage.add_guest(ADA, "hash of a")
    await storage.add_guest(GuestRecord("b", "Bob"), "hash of b")
    deal = Deal(match.revision, "growth", "nonce")
    game = replace(table_record(code), options={}, stage=STAGE_PLAYING, deal=deal)
    await storage.add_table(
        game, {0: SeatAssignment("Ada", guest="a"), 1: SeatAssignment("Bob", guest="b")}
    )
    moves = moves_of(match)
    await storage.append_moves(code, moves[:50], is_over=False)
    results = {0: SeatResult(3, won=True), 1: SeatResult(1, won=False)}
    await storage.append_moves(code, moves[50:], is_over=True, results=results)
    return replace(game, stage=STAGE_OVER)
