"""A setup for ``saboteur serve`` that loads some tables as a possible world of their log.

A seat cannot tell such a world from the real game, and neither may its socket. The nonce of a
table, which is secret until the end, says whether to do so and for which seat.
"""

from collections.abc import Sequence
from typing import Final

from saboteur.play.match import Match
from saboteur.table.lifecycle import table_loading
from saboteur.table.storage.models import Deal, MoveRecord, TableRecord

real_replay = table_loading.replay_moves

REAL_NONCE: Final = "the real game"
TWIN_NONCE_PREFIX: Final = "a possible world of seat "


def replay_as_possible_world(record: TableRecord, deal: Deal, moves: Sequence[MoveRecord]) -> Match:
    """Replay a log; if the nonce names a seat, return a possible world of that seat."""
    match = real_replay(record, deal, moves)
    if deal.nonce.startswith(TWIN_NONCE_PREFIX):
        seat, _, _ = deal.nonce.removeprefix(TWIN_NONCE_PREFIX).partition(" ")
        match._game = match._game.determinise(int(seat), deal.nonce)
    return match


def resume_as_possible_worlds() -> None:
    """Make the server load tables by ``replay_as_possible_world``."""
    table_loading.replay_moves = replay_as_possible_world
