"""The export of all data that a device stores about its user, in the server's format."""

from contextlib import suppress

from saboteur.offline.document_store import TableDocument
from saboteur.offline.local_user import LOCAL_USER_ID
from saboteur.offline.table_registry import LocalTableRegistry
from saboteur.protocol import messages as wire
from saboteur.table.lifecycle.table_loading import IncompatibleTable
from saboteur.table.stats.profile_stats import export_stats
from saboteur.table.storage.models import GuestRecord


def export_data(guest: GuestRecord, tables: LocalTableRegistry) -> wire.OwnData:
    """Return the export, without secrets of unfinished games and documents that can't be read."""
    user = tables.user
    documents = sorted(tables.store.readable_tables(), key=lambda each: each.created)
    return wire.OwnData(
        id=guest.id,
        nickname=guest.nickname,
        portrait=guest.portrait,
        preferences=user.preferences,
        created_at=user.created,
        last_seen_at=user.created,
        devices=(),
        passkeys=(),
        seats=tuple(seat for document in documents for seat in _export_seats(document)),
        chat_messages=tuple(
            line for document in documents for line in _export_chat(document.table.code, tables)
        ),
        notes=tuple(
            note for document in documents for note in _export_notes(document.table.code, tables)
        ),
        uploads=tuple(
            wire.OwnUpload(id=id_, created_at=record.created, record=record.record)
            for id_, record in tables.uploaded_records.readable_records()
        ),
        reports=(),
        bans=(),
        notifications=wire.OwnNotifications(
            preferences=wire.NotificationPreferences(),
            verified_email=None,
            pending_email=None,
            subscriptions=(),
            pending=(),
        ),
        conditional_moves=(),
        holidays=(),
        game_stats=tuple(export_stats(game) for game in tables.stats_service.counted_games()),
    )


def _export_seats(document: TableDocument) -> tuple[wire.OwnSeat, ...]:
    table = document.table
    own_seats: list[tuple[int | None, str | None]] = [
        (seat, assignment.name)
        for seat, assignment in document.seat_assignments.items()
        if assignment.guest == LOCAL_USER_ID
    ]
    return tuple(
        wire.OwnSeat(
            table=table.code,
            ruleset=table.ruleset,
            stage=table.stage,
            created_at=document.created,
            is_host=table.host == LOCAL_USER_ID,
            seat=seat,
            name=name,
        )
        for seat, name in own_seats or [(None, None)]
    )


def _export_chat(code: str, tables: LocalTableRegistry) -> tuple[wire.OwnChatMessage, ...]:
    with suppress(IncompatibleTable):
        return tuple(
            wire.OwnChatMessage(
                table=code,
                number=entry.line.number,
                sent_at=entry.at,
                seat=entry.line.seat,
                kind=entry.line.kind,
                phrase=entry.line.phrase,
                about=entry.line.about,
                cell=entry.line.at,
                claim=entry.line.claim,
                text=entry.line.text,
            )
            for entry in tables.store.chat.chat_log.read_all(code)
            if entry.line.guest  # not a bot's line
        )
    return ()


def _export_notes(code: str, tables: LocalTableRegistry) -> tuple[wire.OwnNote, ...]:
    with suppress(IncompatibleTable):
        return tables.store.chat.all_notes(code)
    return ()
