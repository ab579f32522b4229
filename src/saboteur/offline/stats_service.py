"""The user's profile, from the games played on this device."""

from collections.abc import Sequence
from contextlib import suppress
from typing import final

from saboteur.notation.record import RecordError
from saboteur.offline.document_store import (
    DocumentChanges,
    DocumentStore,
    GameStatsDocument,
    TableDocument,
    encode_document,
)
from saboteur.offline.local_user import LOCAL_USER_ID, LocalUser
from saboteur.offline.table_store import LocalTableStore
from saboteur.play.replay import Replay
from saboteur.protocol import messages as wire
from saboteur.table.lifecycle.table_loading import IncompatibleTable, replay_moves
from saboteur.table.stats.game_stats import SeatStats, compute_seat_stats
from saboteur.table.stats.profile_stats import (
    COUNT_BATCH_SIZE,
    GameStats,
    latest_games,
    seats_by_guest,
    stats_by_box,
    stats_for_seat,
)
from saboteur.table.storage.models import STAGE_OVER
from saboteur.table.storage.ports import StaleWrite

MAX_CHAT_LINES = 1_000_000


@final
class LocalStatsService:
    """Computes the statistics of finished games, each once. There are no ratings offline."""

    def __init__(self, documents: DocumentStore, store: LocalTableStore, user: LocalUser) -> None:
        self._documents = documents
        self._store = store
        self._user = user

    async def get_profile(self) -> wire.Profile:
        """Count a batch of games that were not counted yet, and return the profile."""
        uncounted = self._uncounted_tables()
        for document in uncounted[:COUNT_BATCH_SIZE]:
            await self._count_game(document)
        games = self.counted_games()
        return wire.Profile(
            boxes=stats_by_box(games),
            games=latest_games(games),
            ratings=(),
            uncounted=len(uncounted[COUNT_BATCH_SIZE:]),
            visibility="nobody",
        )

    def counted_games(self) -> Sequence[GameStats]:
        """Return the statistics of all counted games, the oldest first."""
        games = []
        for key in self._documents.list_keys("stats/"):
            with suppress(IncompatibleTable):
                document = self._documents.read_document(key, GameStatsDocument)
                if document is not None:
                    games.append(document.game)
        return sorted(games, key=lambda game: (game.ended, game.code))

    def _uncounted_tables(self) -> list[TableDocument]:
        return [
            each
            for each in self._store.readable_tables()
            if each.table.stage == STAGE_OVER
            and LOCAL_USER_ID in seats_by_guest(each.seat_assignments)
            and self._documents.get_raw(f"stats/{each.table.code}") is None
        ]

    async def _count_game(self, document: TableDocument) -> None:
        table, code = document.table, document.table.code
        seat = seats_by_guest(document.seat_assignments)[LOCAL_USER_ID]
        stats = SeatStats()
        with suppress(IncompatibleTable, RecordError):  # played by rules that have changed
            if table.deal is not None:
                match = replay_moves(table, table.deal, await self._store.moves(code))
                lines = await self._store.chat.recent_messages(code, MAX_CHAT_LINES)
                notes = await self._store.chat.notes(code, LOCAL_USER_ID, seat)
                stats = compute_seat_stats(Replay(match.record()), seat, lines, notes)
        listed = {each.code: each.updated_at for each in self._user.list_tables().tables}
        ended = listed.get(code, document.created)
        game = stats_for_seat(table, document.seat_assignments[seat], ended, stats)

        def change() -> DocumentChanges:
            if self._documents.get_raw(f"table/{code}") is None:
                raise StaleWrite(code)  # deleted in the meantime
            return {f"stats/{code}": encode_document(GameStatsDocument(game=game))}

        with suppress(StaleWrite):
            await self._documents.write_change(change)
