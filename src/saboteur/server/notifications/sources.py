"""Sources of notifications: correspondence tables, invitations and tournaments."""

from collections.abc import Mapping, Sequence
from typing import final

from saboteur.protocol import messages as wire
from saboteur.server.notifications.notification_source import Notification, NotificationSource
from saboteur.server.storage.game_over_notices import GameOverNoticeStore
from saboteur.server.storage.invitations import InvitationRecord, InvitationStore
from saboteur.server.storage.pending_turns import PendingTurnStore, TurnNotice
from saboteur.server.storage.tables import TableStore
from saboteur.server.storage.tournament_rounds import RoundSeat, TournamentRoundStore


@final
class YourTurnSource:
    """Pending turns at correspondence tables; all awaited guests get the same text."""

    kinds: tuple[wire.NotificationKind, ...] = ("turn",)

    def __init__(
        self, pending_turns: PendingTurnStore, game_over_notices: GameOverNoticeStore
    ) -> None:
        self._pending_turns = pending_turns
        self._game_over_notices = game_over_notices
        self._notices: dict[Notification, TurnNotice] = {}

    async def pending(self, now: float, limit: int) -> Sequence[Notification]:
        notices = await self._pending_turns.unnotified(now, limit)
        self._notices = {
            Notification(
                notice.guest, "turn", notice.code, None, notice.asked_at, notice.deadline_at
            ): notice
            for notice in notices
        }
        return list(self._notices)

    async def mark_enqueued(self, notifications: Sequence[Notification], now: float) -> None:
        await self._pending_turns.mark_notified(
            [self._notices[notification] for notification in notifications], now
        )

    async def still_relevant(self, notifications: Sequence[Notification]) -> Sequence[Notification]:
        unanswered = await self._game_over_notices.unanswered_turns(
            {notification.table or "" for notification in notifications}
        )
        return [
            notification
            for notification in notifications
            if (notification.table or "", notification.guest, notification.occurred_at)
            in unanswered
        ]


@final
class GameOverSource:
    """Players of correspondence games that have ended."""

    kinds: tuple[wire.NotificationKind, ...] = ("over",)

    def __init__(self, notices: GameOverNoticeStore) -> None:
        self._notices = notices

    async def pending(self, now: float, limit: int) -> Sequence[Notification]:
        """Return notifications for all players of some ended games."""
        # The limit counts notifications, and a table has at most twelve players.
        notices = await self._notices.unnotified(now, limit // 12)
        return [
            Notification(notice.guest, "over", notice.code, None, notice.ended_at, None)
            for notice in notices
        ]

    async def mark_enqueued(self, notifications: Sequence[Notification], now: float) -> None:
        await self._notices.mark_notified(
            (notification.table or "" for notification in notifications), now
        )

    async def still_relevant(self, notifications: Sequence[Notification]) -> Sequence[Notification]:
        """Return all of them: a finished game stays finished."""
        return notifications


@final
class InvitationSource:
    """Invitations to tables, as long as the guest may still enter."""

    kinds: tuple[wire.NotificationKind, ...] = ("invited",)

    def __init__(self, invitations: InvitationStore) -> None:
        self._invitations = invitations
        self._invitations_by_notification: dict[Notification, list[InvitationRecord]] = {}

    async def pending(self, now: float, limit: int) -> Sequence[Notification]:
        """Return one notification per guest and time for invitations not yet sent."""
        invitations = [
            invitation
            for invitation in await self._invitations.unnotified(now, limit)
            if invitation.created_at <= now
        ]
        self._invitations_by_notification = {}
        for invitation in invitations:
            open_notifications = await self._open_notifications(invitation.guest_id)
            same = next(
                (
                    notification
                    for notification in open_notifications
                    if notification.occurred_at == invitation.created_at
                ),
                None,
            )
            if same is None:  # e.g. the table was locked, or the guest blocked the host
                await self._invitations.mark_notified([invitation], now)
            else:
                self._invitations_by_notification.setdefault(same, []).append(invitation)
        return list(self._invitations_by_notification)

    async def mark_enqueued(self, notifications: Sequence[Notification], now: float) -> None:
        await self._invitations.mark_notified(
            [
                invitation
                for notification in notifications
                for invitation in self._invitations_by_notification[notification]
            ],
            now,
        )

    async def still_relevant(self, notifications: Sequence[Notification]) -> Sequence[Notification]:
        guests = {notification.guest for notification in notifications}
        open_notifications = {
            notification
            for guest in guests
            for notification in await self._open_notifications(guest)
        }
        return [
            notification for notification in notifications if notification in open_notifications
        ]

    async def _open_notifications(self, guest: str) -> Sequence[Notification]:
        """Return the invitations of a guest that are still open, with current invite codes."""
        return [
            Notification(guest, "invited", invitation.code, invitation.by, invitation.created, None)
            for invitation in await self._invitations.open_invitations(guest)
        ]


@final
class RoundStartSource:
    """Seats in a tournament round whose tables were opened."""

    kinds: tuple[wire.NotificationKind, ...] = ("heat",)

    def __init__(self, rounds: TournamentRoundStore) -> None:
        self._rounds = rounds
        self._seats: dict[Notification, RoundSeat] = {}

    async def pending(self, now: float, limit: int) -> Sequence[Notification]:
        """Return notifications for all players of a round."""
        # A round has many players, so one round per batch is enough.
        seats = await self._rounds.unnotified(now, max(1, limit // 1000))
        self._seats = {
            Notification(seat.guest, "heat", seat.code, None, seat.opened_at, None): seat
            for seat in seats
        }
        return list(self._seats)

    async def mark_enqueued(self, notifications: Sequence[Notification], now: float) -> None:
        await self._rounds.mark_notified(
            [self._seats[notification] for notification in notifications], now
        )

    async def still_relevant(self, notifications: Sequence[Notification]) -> Sequence[Notification]:
        codes_in_play = await self._rounds.still_playing(
            {notification.table or "" for notification in notifications}
        )
        return [
            notification for notification in notifications if notification.table in codes_in_play
        ]


def create_sources(table_store: TableStore) -> Mapping[str, NotificationSource]:
    """Return all sources by name; the names are stored in the outbox."""
    game_over_notices = GameOverNoticeStore(table_store.database)
    return {
        "turns": YourTurnSource(table_store.correspondence, game_over_notices),
        "farewells": GameOverSource(game_over_notices),
        "invitations": InvitationSource(InvitationStore(table_store.database)),
        "heats": RoundStartSource(TournamentRoundStore(table_store.database)),
    }
