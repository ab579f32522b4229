"""Letters: each goes once, when and how its guest wants it, to browsers and addresses that work."""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any, Final

import pytest

from saboteur.protocol import messages as wire
from saboteur.server.http.auth import create_guest, hash_token
from saboteur.server.notifications.allowed_hours import next_allowed_time
from saboteur.server.notifications.channels import Channels
from saboteur.server.notifications.dispatcher import NotificationDispatcher
from saboteur.server.notifications.notification_source import Notification
from saboteur.server.notifications.push_client import PushClient
from saboteur.server.notifications.push_sender import INITIAL_BACKOFF_S, MAX_FAILURES, backoff_delay
from saboteur.server.notifications.smtp_mailer import Mailer
from saboteur.server.notifications.webpush_crypto import VapidSigner, generate_vapid_key
from saboteur.server.storage.email_addresses import EmailAddressStore
from saboteur.server.storage.guests import GuestStore
from saboteur.server.storage.notification_outbox import OutboxStore
from saboteur.server.storage.notification_settings import (
    MAX_SUBSCRIPTIONS,
    NotificationSettingsStore,
    PushSubscription,
)
from saboteur.server.storage.tables import TableStore
from tests.server.fake_notification_services import (
    FakePushService,
    SmtpSink,
    run_push_service,
    run_smtp_sink,
)

pytestmark = pytest.mark.in_turns

NOON_TIMESTAMP: Final = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()
HOUR_S: Final = 3600.0
DELAY_S: Final = 60.0
PUSH_KEY: Final = generate_vapid_key()
SITE_URL: Final = "https://play.example"


@dataclass
class FakeSource:
    """A source of the test: what is on it is to be told."""

    kinds: tuple[wire.NotificationKind, ...] = ("turn", "over", "invited", "heat")
    letters: list[Notification] = field(default_factory=list)
    taken: list[Notification] = field(default_factory=list)

    async def pending(self, now: float, limit: int) -> Sequence[Notification]:
        ready = [
            each for each in self.letters if each.occurred_at <= now and each not in self.taken
        ]
        return sorted(ready, key=lambda letter: letter.occurred_at)[:limit]

    async def mark_enqueued(self, notifications: Sequence[Notification], now: float) -> None:
        assert now >= NOON_TIMESTAMP
        self.taken += notifications

    async def still_relevant(self, notifications: Sequence[Notification]) -> Sequence[Notification]:
        return [letter for letter in notifications if letter in self.letters]


@dataclass
class NotificationHarness:
    """A dispatcher, its clock, and where its notifications go."""

    storage: TableStore
    push: FakePushService
    mail: SmtpSink
    source: FakeSource = field(default_factory=FakeSource)
    now: float = NOON_TIMESTAMP

    def __post_init__(self) -> None:
        self.preferences_store = NotificationSettingsStore(self.storage.database)
        self.email_store = EmailAddressStore(self.storage.database)
        self.outbox = OutboxStore(self.storage.database)
        self.dispatcher = self.new_dispatcher()

    def new_dispatcher(self) -> NotificationDispatcher:
        """A dispatcher of another node."""
        ways = Channels(
            VapidSigner(PUSH_KEY, "mailto:tests@play.example"),
            PushClient(("127.0.0.0/8", "::1/128"), self.push.client_tls),
            Mailer(self.mail.url, "Saboteur <post@play.example>"),
            SITE_URL,
        )
        return NotificationDispatcher(
            self.storage.database,
            {"shelf": self.source},
            channels=ways,
            delay_s=DELAY_S,
            clock=lambda: self.now,
        )

    async def add_guest(self, name: str, *browsers: str, address: str | None = None) -> str:
        """A guest with browsers that get pushes, each a device, and an address."""
        guest, token = await create_guest(self.storage, name)
        for number, browser in enumerate(browsers):
            device = hash_token(token)
            if number:
                device = hash_token(f"{name} {browser}")
                await self.email_store._database.write(_insert_device(guest.id, device))
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

    def add_notification(self, guest: str, **changes: Any) -> Notification:  # noqa: ANN401 - of a letter
        new = replace(
            Notification(guest, "turn", "GHJKM", None, self.now, self.now + 48 * HOUR_S), **changes
        )
        self.source.letters.append(new)
        return new

    async def advance(self, seconds: float = DELAY_S) -> None:
        """Let time pass, and run the dispatcher."""
        self.now += seconds
        await self.dispatcher.run_once()

    @property
    def pushed_browsers(self) -> list[str]:
        return [each.browser for each in self.push.received]

    @property
    def mailed_addresses(self) -> list[str]:
        return [str(mail["To"]) for mail in self.mail.mails]


def _insert_device(guest: str, hash_: str) -> Any:  # noqa: ANN401 - a change
    from saboteur.server.storage.statements import device_session_insert  # noqa: PLC0415 - here alone

    return device_session_insert(guest, hash_, NOON_TIMESTAMP)


@pytest.fixture(scope="module")
def notification_sinks(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[FakePushService, SmtpSink]]:
    folder = tmp_path_factory.mktemp("offices")
    with run_push_service(folder) as push, run_smtp_sink(folder / "mails") as mail:
        yield push, mail


@pytest.fixture
def notifications(
    storage: TableStore, notification_sinks: tuple[FakePushService, SmtpSink]
) -> NotificationHarness:
    """A dispatcher whose clock the test moves, with sinks that are empty."""
    push, mail = notification_sinks
    push.received.clear()
    push.status.clear()
    push.retry_after = None
    for file in mail.folder.glob("*.eml"):
        file.unlink()
    return NotificationHarness(storage, push, mail)


# --- Once, and when ---------------------------------------------------------------------------


async def test_notification_is_delayed_and_sent_once_per_channel(
    notifications: NotificationHarness,
) -> None:
    ada = await notifications.add_guest("Ada", "phone", "desk", address="ada@mail.example")
    letter = notifications.add_notification(ada)
    await notifications.advance(DELAY_S - 1)
    assert (notifications.pushed_browsers, notifications.mailed_addresses) == ([], [])
    await notifications.advance(1)
    await notifications.advance()
    await asyncio.gather(*(notifications.new_dispatcher().run_once() for _ in range(3)))
    assert sorted(notifications.pushed_browsers) == ["desk", "phone"]
    assert notifications.mailed_addresses == ["ada@mail.example"]
    assert notifications.source.taken == [letter]
    assert await notifications.outbox.items_for(ada) == []


async def test_notification_is_dropped_when_no_longer_valid(
    notifications: NotificationHarness,
) -> None:
    ada = await notifications.add_guest("Ada", "phone", address="ada@mail.example")
    await notifications.preferences_store.save_preferences(ada, wire.Wishes(hours=(14, 22)))
    notifications.add_notification(ada)
    notifications.source.letters.clear()
    await notifications.advance()
    # It waits for her hours, and she answers before.
    notifications.add_notification(ada)
    await notifications.advance()
    assert len(await notifications.outbox.items_for(ada)) == 1
    notifications.source.letters.clear()
    await notifications.advance(3 * HOUR_S)
    assert (notifications.pushed_browsers, notifications.mailed_addresses) == ([], [])
    assert await notifications.outbox.items_for(ada) == []


async def test_concurrent_dispatchers_send_each_notification_once(
    notifications: NotificationHarness,
) -> None:
    ada = await notifications.add_guest("Ada", "phone", address="ada@mail.example")
    for number in range(12):
        notifications.add_notification(ada, occurred_at=notifications.now - number)
    notifications.now += DELAY_S
    await asyncio.gather(*(notifications.new_dispatcher().run_once() for _ in range(4)))
    assert len(notifications.pushed_browsers) == 12
    assert notifications.mailed_addresses == ["ada@mail.example"]
    assert str(notifications.mail.mails[0]["Subject"]) == "12 things wait for you"


async def test_outbox_claim_succeeds_once(notifications: NotificationHarness) -> None:
    ada = await notifications.add_guest("Ada", "phone")
    await notifications.preferences_store.save_preferences(ada, wire.Wishes(hours=(14, 22)))
    notifications.add_notification(ada)
    await notifications.advance()  # it waits for her hours
    (stored,) = await notifications.outbox.due_items("push", notifications.now + 3 * HOUR_S)
    until = notifications.now + HOUR_S
    assert await notifications.outbox.claim(stored, "push", until)
    assert not await notifications.outbox.claim(
        stored, "push", until + 1
    )  # who read it before that


async def test_notification_enqueued_twice_is_sent_once(notifications: NotificationHarness) -> None:
    ada = await notifications.add_guest("Ada", "phone")
    await notifications.preferences_store.save_preferences(ada, wire.Wishes(hours=(14, 22)))
    notifications.add_notification(ada)
    await notifications.advance()
    notifications.source.taken.clear()  # as if the server had died before it could say so
    await notifications.advance()
    await notifications.advance(3 * HOUR_S)
    assert notifications.pushed_browsers == ["phone"]


async def test_expired_notification_is_not_sent(notifications: NotificationHarness) -> None:
    ada = await notifications.add_guest("Ada", "phone")
    await notifications.preferences_store.save_preferences(ada, wire.Wishes(hours=(20, 22)))
    notifications.add_notification(ada, expires_at=notifications.now + HOUR_S)
    await notifications.advance()
    await notifications.advance(8 * HOUR_S)
    assert notifications.pushed_browsers == []
    assert await notifications.outbox.items_for(ada) == []


# --- As each wants it -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hours", "zone", "opens"),
    [
        (None, "UTC", 12.0),
        ((9, 18), "UTC", 12.0),
        ((13, 18), "UTC", 13.0),
        ((9, 12), "UTC", 33.0),
        ((20, 2), "UTC", 20.0),
        ((20, 13), "UTC", 12.0),
        ((13, 18), "Europe/Paris", 12.0),
        ((14, 18), "Europe/Paris", 13.0),
        ((9, 18), "America/New_York", 14.0),
        ((9, 9), "UTC", 12.0),
    ],
)
def test_preferred_hours_use_guests_time_zone(
    hours: tuple[int, int] | None, zone: str, opens: float
) -> None:
    wishes = wire.Wishes(hours=hours, zone=zone)
    assert next_allowed_time(NOON_TIMESTAMP, wishes) == NOON_TIMESTAMP + (opens - 12) * HOUR_S
    assert next_allowed_time(
        next_allowed_time(NOON_TIMESTAMP, wishes), wishes
    ) == next_allowed_time(NOON_TIMESTAMP, wishes)


async def test_preferences_filter_tables_kinds_and_channels(
    notifications: NotificationHarness,
) -> None:
    ada = await notifications.add_guest("Ada", "ada", address="ada@mail.example")
    bob = await notifications.add_guest("Bob", "bob", address="bob@mail.example")
    cyd = await notifications.add_guest("Cyd", "cyd", address="cyd@mail.example")
    await notifications.add_guest("Dan")
    await notifications.preferences_store.save_preferences(
        ada, wire.Wishes(quiet=("AAAAA",), mail=False)
    )
    await notifications.preferences_store.save_preferences(
        bob, wire.Wishes(kinds=("over",), push=False)
    )
    await notifications.preferences_store.save_preferences(cyd, wire.Wishes(push=False, mail=False))
    for guest in (ada, bob, cyd):
        notifications.add_notification(guest, table="AAAAA")
        notifications.add_notification(guest, table="BBBBB")
        notifications.add_notification(guest, table="AAAAA", kind="over")
    await notifications.advance()
    told = [
        (each.browser, each.payload["kind"], each.payload["path"])
        for each in notifications.push.received
    ]
    assert told == [("ada", "turn", "/t/BBBBB")]
    assert notifications.mailed_addresses == ["bob@mail.example"]
    assert str(notifications.mail.mails[0]["Subject"]) == "The game is over"
    assert len(notifications.source.taken) == 9


async def test_preferences_are_read_at_send_time(notifications: NotificationHarness) -> None:
    ada = await notifications.add_guest("Ada", "phone", address="ada@mail.example")
    await notifications.preferences_store.save_preferences(ada, wire.Wishes(hours=(14, 22)))
    notifications.add_notification(ada)
    await notifications.advance()
    await notifications.preferences_store.save_preferences(
        ada, wire.Wishes(push=False, hours=(15, 22))
    )
    await notifications.advance(2 * HOUR_S)
    assert (notifications.pushed_browsers, notifications.mailed_addresses) == ([], [])
    await notifications.advance(HOUR_S)
    assert (notifications.pushed_browsers, notifications.mailed_addresses) == (
        [],
        ["ada@mail.example"],
    )


async def test_email_digest_collects_waiting_notifications(
    notifications: NotificationHarness,
) -> None:
    ada = await notifications.add_guest("Ada", address="ada@mail.example")
    await notifications.preferences_store.save_preferences(ada, wire.Wishes(every=12))
    notifications.add_notification(ada, table="AAAAA")
    await notifications.advance()
    answered = notifications.add_notification(ada, table="BBBBB", occurred_at=notifications.now + 1)
    notifications.add_notification(ada, table="CCCCC", occurred_at=notifications.now + 2)
    notifications.add_notification(
        ada, table="DDDDD", occurred_at=notifications.now + 3, kind="over", expires_at=None
    )
    await notifications.advance(6 * HOUR_S)
    assert len(notifications.mailed_addresses) == 1
    notifications.source.letters.remove(answered)
    await notifications.advance(6 * HOUR_S)
    await notifications.advance(12 * HOUR_S)
    first, second = notifications.mail.mails
    assert str(first["Subject"]) == "Your turn"
    assert str(second["Subject"]) == "2 things wait for you"
    text = second.get_content()
    assert ("/t/CCCCC" in text, "/t/DDDDD" in text, "BBBBB" in text) == (True, True, False)


# --- Browsers ---------------------------------------------------------------------------------


async def test_gone_push_subscription_is_deleted(notifications: NotificationHarness) -> None:
    ada = await notifications.add_guest("Ada", "old", "gone", "new")
    notifications.push.status |= {"old": 404, "gone": 410}
    notifications.add_notification(ada)
    await notifications.advance()
    assert notifications.pushed_browsers == ["new"]
    assert [
        each.endpoint
        for each in (await notifications.preferences_store.subscriptions_of([ada]))[ada]
    ] == [notifications.push.endpoint("new")]
    assert await notifications.outbox.items_for(ada) == []


async def test_push_failure_backs_off_exponentially(notifications: NotificationHarness) -> None:
    ada = await notifications.add_guest("Ada", "ill", "well")
    notifications.push.status["ill"] = 503
    notifications.add_notification(ada)
    await notifications.advance()
    await notifications.advance(INITIAL_BACKOFF_S)
    await notifications.advance(INITIAL_BACKOFF_S)  # too early: it waits twice as long each time
    ill, _ = (await notifications.preferences_store.subscriptions_of([ada]))[ada]
    assert (ill.failure_count, ill.retry_at) == (2, notifications.now + INITIAL_BACKOFF_S)
    notifications.push.status.clear()
    await notifications.advance(INITIAL_BACKOFF_S)
    assert notifications.pushed_browsers == [
        "well",
        "ill",
    ]  # the other was reached at once, and once
    ill, _ = (await notifications.preferences_store.subscriptions_of([ada]))[ada]
    assert (ill.failure_count, ill.retry_at) == (0, 0.0)


async def test_push_retry_after_header_is_honoured(notifications: NotificationHarness) -> None:
    ada = await notifications.add_guest("Ada", "phone")
    notifications.push.status["phone"], notifications.push.retry_after = 429, "600"
    notifications.add_notification(ada)
    await notifications.advance()
    (phone,) = (await notifications.preferences_store.subscriptions_of([ada]))[ada]
    assert phone.retry_at == notifications.now + 600
    notifications.push.status.clear()
    await notifications.advance(599)
    assert notifications.pushed_browsers == []
    await notifications.advance(1)
    assert notifications.pushed_browsers == ["phone"]


async def test_push_subscription_is_deleted_after_max_failures(
    notifications: NotificationHarness,
) -> None:
    ada = await notifications.add_guest("Ada", "phone")
    notifications.push.status["phone"] = 500
    notifications.add_notification(ada, expires_at=None)
    await notifications.advance()
    for failed in range(1, MAX_FAILURES):
        assert [
            each.failure_count
            for each in (await notifications.preferences_store.subscriptions_of([ada]))[ada]
        ] == [failed]
        await notifications.advance(backoff_delay(failed - 1))
    assert (await notifications.preferences_store.subscriptions_of([ada]))[ada] == []
    assert await notifications.outbox.items_for(ada) == []


async def test_revoked_device_gets_no_push(notifications: NotificationHarness) -> None:
    ada = await notifications.add_guest("Ada", "mine", "stolen")
    guests = GuestStore(notifications.storage.database)
    notifications.add_notification(ada)
    assert await guests.revoke_device(ada, hash_token("Ada stolen")[:16])
    await notifications.advance()
    assert notifications.pushed_browsers == ["mine"]


async def test_push_subscription_belongs_to_one_guest_and_is_limited(
    notifications: NotificationHarness,
) -> None:
    ada = await notifications.add_guest("Ada", "shared")
    bob = await notifications.add_guest("Bob", "shared")
    assert (await notifications.preferences_store.subscriptions_of([ada, bob])).keys() == {bob}
    for number in range(MAX_SUBSCRIPTIONS + 5):
        await notifications.preferences_store.subscribe(
            bob,
            f"device {number}",
            notifications.subscription(f"b{number}"),
            notifications.now + number,
        )
    assert await notifications.preferences_store.count_subscriptions() == MAX_SUBSCRIPTIONS


async def test_push_ttl_ends_with_turn_deadline(notifications: NotificationHarness) -> None:
    ada = await notifications.add_guest("Ada", "phone")
    await notifications.preferences_store.save_preferences(ada, wire.Wishes(zone="Europe/Paris"))
    await notifications.preferences_store.subscribe(
        ada, hash_token("x"), notifications.subscription("none"), notifications.now
    )
    notifications.add_notification(ada)
    await notifications.advance()
    (came,) = notifications.push.received
    assert came.headers["ttl"] == str(48 * 3600 - 60)
    assert came.headers["content-encoding"] == "aes128gcm"
    assert came.headers["urgency"] == "normal"
    assert len(came.headers["topic"]) == 32
    assert came.payload == {
        "title": "Your turn",
        "text": "Table GHJKM waits for you. There is time until 2026-11-20 13:00.",
        "path": "/t/GHJKM",
        "kind": "turn",
        "until": NOON_TIMESTAMP + 48 * HOUR_S,
        "language": "en",
    }


# --- Addresses --------------------------------------------------------------------------------


async def test_permanently_refused_email_address_gets_no_more_mail(
    notifications: NotificationHarness,
) -> None:
    ada = await notifications.add_guest("Ada", address="gone@mail.example")
    bob = await notifications.add_guest("Bob", address="bob@mail.example")
    for guest in (ada, bob):
        notifications.add_notification(guest)
    await notifications.advance()
    box = await notifications.email_store.email_of(ada)
    assert box is not None
    assert box.refused
    assert notifications.mailed_addresses == ["bob@mail.example"]
    notifications.add_notification(ada)
    await notifications.advance(24 * HOUR_S)
    assert await notifications.outbox.items_for(ada) == []


async def test_temporarily_refused_mail_is_retried(notifications: NotificationHarness) -> None:
    ada = await notifications.add_guest("Ada", address="later@mail.example")
    notifications.add_notification(ada)
    await notifications.advance()
    (waiting,) = await notifications.outbox.items_for(ada)
    assert waiting.mail_at == notifications.now + 15 * 60
    box = await notifications.email_store.email_of(ada)
    assert box is not None
    assert not box.refused
    assert (await notifications.email_store.deliverable_emails([ada]))[ada].last_mailed_at == 0.0


async def test_mail_has_one_click_unsubscribe_headers(notifications: NotificationHarness) -> None:
    ada = await notifications.add_guest("Ada", address="ada@mail.example")
    notifications.add_notification(ada)
    await notifications.advance()
    (mail,) = notifications.mail.mails
    leave = (await notifications.email_store.deliverable_emails([ada]))[ada].unsubscribe_token
    assert mail["List-Unsubscribe"] == f"<{SITE_URL}/api/mail/leave/{leave}>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["From"] == "Saboteur <post@play.example>"
    assert f"{SITE_URL}/mail#leave.{leave}" in mail.get_content()
    assert await notifications.email_store.guest_by_unsubscribe_token(leave) == ada
    assert await notifications.email_store.guest_by_unsubscribe_token("x" * 43) is None


async def test_guest_deletion_removes_notification_data(notifications: NotificationHarness) -> None:
    ada = await notifications.add_guest("Ada", "phone", address="ada@mail.example")
    await notifications.preferences_store.save_preferences(ada, wire.Wishes(hours=(14, 22)))
    notifications.add_notification(ada)
    await notifications.advance()
    guests = GuestStore(notifications.storage.database)
    data = await guests.export_data(ada)
    assert data is not None
    assert data.post.mailbox is not None
    assert data.post.mailbox.address == "ada@mail.example"
    assert [each.service for each in data.post.subscriptions] == ["localhost"]
    assert [(each.kind, each.table) for each in data.post.letters] == [("turn", "GHJKM")]
    assert data.post.wishes.hours == (14, 22)
    await guests.delete_guest(ada)
    await notifications.advance(3 * HOUR_S)
    assert (notifications.pushed_browsers, notifications.mailed_addresses) == ([], [])
    assert await notifications.preferences_store.count_subscriptions() == 0
    assert await notifications.email_store.find_by_address("ada@mail.example") == []


async def test_push_key_is_created_once(storage: TableStore) -> None:
    post = NotificationSettingsStore(storage.database)
    assert await post.vapid_key() is None
    made = await asyncio.gather(*(post.ensure_vapid_key(generate_vapid_key()) for _ in range(5)))
    assert set(made) == {await post.vapid_key()}


async def test_unconfigured_channels_are_skipped(
    storage: TableStore, notification_sinks: tuple[FakePushService, SmtpSink]
) -> None:
    desk = NotificationHarness(storage, *notification_sinks)
    ada = await desk.add_guest("Ada", "phone", address="ada@mail.example")
    desk.add_notification(ada)
    desk.now += DELAY_S
    dispatcher = NotificationDispatcher(
        storage.database, {"shelf": desk.source}, channels=Channels(), delay_s=DELAY_S,
        clock=lambda: desk.now,
    )  # fmt: skip
    await dispatcher.run_once()
    assert desk.source.taken == desk.source.letters
    assert await desk.outbox.items_for(ada) == []
