"""A notification dispatcher, its clock, and the services that it sends to."""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import select

from saboteur.protocol import messages as wire
from saboteur.server.http.auth import create_guest, hash_token
from saboteur.server.notifications.channels import Channels
from saboteur.server.notifications.dispatcher import NotificationDispatcher
from saboteur.server.notifications.push_client import PushClient
from saboteur.server.notifications.smtp_mailer import Mailer
from saboteur.server.notifications.webpush_crypto import VapidSigner, generate_vapid_key
from saboteur.server.storage import schema
from saboteur.server.storage.email_addresses import EmailAddressStore
from saboteur.server.storage.notification_changes import (
    NOTIFICATION_DELAY_S,
    notification_delete,
    notification_inserts,
)
from saboteur.server.storage.notification_outbox import OutboxStore
from saboteur.server.storage.notification_settings import (
    NotificationSettingsStore,
    PushSubscription,
)
from saboteur.server.storage.statements import device_session_insert
from saboteur.server.storage.tables import TableStore
from saboteur.table.storage.models import GuestRecord
from tests.server.fake_notification_services import (
    FakePushService,
    SmtpSink,
)
from tests.server.storage_data import table_record

NOON_TIMESTAMP: Final = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()
HOUR_S: Final = 3600.0
PUSH_KEY: Final = generate_vapid_key()
SITE_URL: Final = "https://play.example"


@dataclass
class NotificationHarness:
    """A notification dispatcher, its clock, and the services that it sends to."""

    storage: TableStore
    push: FakePushService
    mail: SmtpSink
    now: float = NOON_TIMESTAMP

    def __post_init__(self) -> None:
        self.preferences_store = NotificationSettingsStore(self.storage.database)
        self.email_store = EmailAddressStore(self.storage.database)
        self.outbox = OutboxStore(self.storage.database)
        self.dispatcher = self.new_dispatcher()

    def new_dispatcher(self) -> NotificationDispatcher:
        """Return a dispatcher on this database, as another node would have."""
        ways = Channels(
            VapidSigner(PUSH_KEY, "mailto:tests@play.example"),
            PushClient(("127.0.0.0/8", "::1/128"), self.push.client_tls),
            Mailer(self.mail.url, "Saboteur <post@play.example>"),
            SITE_URL,
        )
        return NotificationDispatcher(self.storage.database, channels=ways, clock=lambda: self.now)

    async def add_guest(self, name: str, *browsers: str, address: str | None = None) -> str:
        """Create a guest with a push subscription per browser, each on a device of its own.

        An ``address`` is added as a verified email address.
        """
        guest, token = await create_guest(self.storage, name)
        for number, browser in enumerate(browsers):
            device = hash_token(token)
            if number:
                device = hash_token(f"{name} {browser}")
                await self.storage.database.write(insert_device(guest.id, device))
            await self.preferences_store.subscribe(
                guest.id, device, self.subscription(browser), self.now
            )
        if address is not None:
            await self.email_store.request_verification(
                "confirm", guest.id, address, "en", self.now
            )
            (verification,) = await self.email_store.due_verifications(self.now, 1)
            await self.email_store.add_token(verification, guest.id, "t" * 43, self.now)
            await self.email_store.finish_verification(verification)
            assert await self.email_store.verify_address("t" * 43, self.now) is not None
        return guest.id

    def subscription(self, browser: str, language: str = "en") -> PushSubscription:
        told = self.push.subscription(browser, language)
        return PushSubscription(
            told["endpoint"], told["keys"]["p256dh"], told["keys"]["auth"], language
        )

    async def add_notification(
        self,
        guest: str,
        kind: wire.NotificationKind = "turn",
        *,
        table: str = "GHJKM",
        occurred_at: float | None = None,
        lasts_s: float | None = 48 * HOUR_S,
    ) -> None:
        """Add a notification for a guest; create its table if there is none."""
        if await self.storage.table(table) is None:
            await self.storage.add_table(table_record(table, GuestRecord(guest, "")), {})
        expires_at = None if lasts_s is None else self.now + lasts_s
        await self.storage.database.write(
            *notification_inserts(kind, table, [guest], occurred_at or self.now, expires_at)
        )

    async def withdraw(self, guest: str, table: str = "GHJKM") -> None:
        """Delete a guest's turn notification, as the server does when the guest has moved."""
        await self.storage.database.write(notification_delete("turn", table, [guest]))

    async def due_times(self, guest: str) -> dict[str, float]:
        """Return by channel when the waiting notifications of a guest are due."""
        column = schema.notification_outbox.c
        rows = await self.storage.database.read(
            select(column.channel, column.due_at).where(column.guest_id == guest)
        )
        return {row["channel"]: row["due_at"] for row in rows}

    async def advance(self, seconds: float = NOTIFICATION_DELAY_S) -> None:
        """Advance the clock and run the dispatcher."""
        self.now += seconds
        await self.dispatcher.run_once()

    @property
    def pushed_browsers(self) -> list[str]:
        return [each.browser for each in self.push.received]

    @property
    def mailed_addresses(self) -> list[str]:
        return [str(mail["To"]) for mail in self.mail.mails]


def insert_device(guest: str, hash_: str) -> Any:
    return device_session_insert(guest, hash_, NOON_TIMESTAMP)
