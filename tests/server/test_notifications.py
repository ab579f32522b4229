"""Each notification is sent once, at the time and by the channel that its guest has chosen."""

import asyncio

import pytest
from sqlalchemy import URL

from saboteur.protocol import messages as wire
from saboteur.server.notifications.allowed_hours import next_allowed_time
from saboteur.server.notifications.channels import Channels
from saboteur.server.notifications.dispatcher import NotificationDispatcher
from saboteur.server.notifications.email_sender import RETRY_DELAY_S
from saboteur.server.notifications.webpush_crypto import generate_vapid_key
from saboteur.server.storage import notification_outbox
from saboteur.server.storage.guests import GuestStore
from saboteur.server.storage.notification_changes import (
    CHANNELS,
    NOTIFICATION_DELAY_S,
)
from saboteur.server.storage.notification_outbox import CLAIM_TTL_S, OutboxStore
from saboteur.server.storage.notification_settings import (
    NotificationSettingsStore,
)
from saboteur.server.storage.tables import TableStore
from tests.server.fake_notification_services import (
    FakePushService,
    SmtpSink,
)
from tests.server.notification_harness import (
    HOUR_S,
    NOON_TIMESTAMP,
    SITE_URL,
    NotificationHarness,
)
from tests.server.storage_data import open_storage

# --- Delivery ---------------------------------------------------------------------------------


async def test_notification_is_delayed_and_sent_once_per_channel(
    notifications: NotificationHarness,
) -> None:
    ada = await notifications.add_guest("Ada", "phone", "desk", address="ada@mail.example")
    await notifications.add_notification(ada)
    await notifications.advance(NOTIFICATION_DELAY_S - 1)
    assert (notifications.pushed_browsers, notifications.mailed_addresses) == ([], [])
    await notifications.advance(1)
    await notifications.advance()
    await asyncio.gather(*(notifications.new_dispatcher().run_once() for _ in range(3)))
    assert sorted(notifications.pushed_browsers) == ["desk", "phone"]
    assert notifications.mailed_addresses == ["ada@mail.example"]
    assert await notifications.due_times(ada) == {}


async def test_notification_is_dropped_when_no_longer_valid(
    notifications: NotificationHarness,
) -> None:
    ada = await notifications.add_guest("Ada", "phone", address="ada@mail.example")
    await notifications.preferences_store.save_preferences(
        ada, wire.NotificationPreferences(hours=(14, 22))
    )
    await notifications.add_notification(ada)
    await notifications.withdraw(ada)
    await notifications.advance()
    # It is postponed to her daytime, and she answers before.
    await notifications.add_notification(ada)
    await notifications.advance()
    opens_at = NOON_TIMESTAMP + 2 * HOUR_S
    assert await notifications.due_times(ada) == {"push": opens_at, "mail": opens_at}
    await notifications.withdraw(ada)
    await notifications.advance(3 * HOUR_S)
    assert (notifications.pushed_browsers, notifications.mailed_addresses) == ([], [])
    assert await notifications.due_times(ada) == {}


async def test_concurrent_dispatchers_send_each_notification_once(
    notifications: NotificationHarness,
) -> None:
    ada = await notifications.add_guest("Ada", "phone", address="ada@mail.example")
    for number in range(12):
        await notifications.add_notification(ada, table=f"{number:05}")
    notifications.now += NOTIFICATION_DELAY_S
    await asyncio.gather(*(notifications.new_dispatcher().run_once() for _ in range(4)))
    assert len(notifications.pushed_browsers) == 12
    assert notifications.mailed_addresses == ["ada@mail.example"]
    assert str(notifications.mail.mails[0]["Subject"]) == "12 things wait for you"


async def test_outbox_claim_succeeds_once(notifications: NotificationHarness) -> None:
    ada = await notifications.add_guest("Ada", "phone")
    await notifications.add_notification(ada)
    now = notifications.now + NOTIFICATION_DELAY_S
    claims = await asyncio.gather(*(notifications.outbox.claim_due("push", now) for _ in range(4)))
    assert sorted(map(len, claims)) == [0, 0, 0, 1]
    (item,) = next(filter(None, claims))
    assert await notifications.outbox.claim_due("push", now + CLAIM_TTL_S - 1) == []
    # The node has died, and another one takes over.
    (again,) = await notifications.outbox.claim_due("push", now + CLAIM_TTL_S)
    assert not await notifications.outbox.start_attempt(item)
    await notifications.outbox.finish([item])
    assert await notifications.outbox.start_attempt(again)


async def test_items_are_divided_between_nodes(
    notifications: NotificationHarness, database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notification_outbox, "BATCH_SIZE", 5)
    ada = await notifications.add_guest("Ada")
    for number in range(20):
        await notifications.add_notification(ada, table=f"{number:05}")
    now = notifications.now + NOTIFICATION_DELAY_S
    async with open_storage(database) as other:
        nodes = (notifications.outbox, OutboxStore(other.database))
        claims = await asyncio.gather(
            *(node.claim_due("push", now) for _ in range(4) for node in nodes)
        )
    claimed = [item.table_code for items in claims for item in items]
    assert sorted(claimed) == [f"{number:05}" for number in range(20)]


async def test_crash_before_delivery_loses_nothing(notifications: NotificationHarness) -> None:
    ada = await notifications.add_guest("Ada", "phone", address="ada@mail.example")
    await notifications.add_notification(ada)
    notifications.now += NOTIFICATION_DELAY_S
    for channel in CHANNELS:  # by a node that dies then
        assert len(await notifications.outbox.claim_due(channel, notifications.now)) == 1
    await notifications.advance(CLAIM_TTL_S - 1)
    assert (notifications.pushed_browsers, notifications.mailed_addresses) == ([], [])
    await notifications.advance(1)
    await notifications.advance(CLAIM_TTL_S)
    assert (notifications.pushed_browsers, notifications.mailed_addresses) == (
        ["phone"],
        ["ada@mail.example"],
    )


async def test_notification_answered_after_claim_is_not_pushed(
    notifications: NotificationHarness,
) -> None:
    ada = await notifications.add_guest("Ada", "phone")
    await notifications.add_notification(ada)
    notifications.now += NOTIFICATION_DELAY_S
    (item,) = await notifications.outbox.claim_due("push", notifications.now)
    await notifications.withdraw(ada)
    await notifications.add_notification(ada)  # her next turn at the same table
    assert not await notifications.outbox.start_attempt(item)
    await notifications.outbox.finish([item])
    await notifications.advance()
    assert notifications.pushed_browsers == ["phone"]


async def test_notification_is_not_sent_long_after_it_was_due(
    notifications: NotificationHarness,
) -> None:
    ada = await notifications.add_guest("Ada", "phone")
    await notifications.add_notification(ada, "over", table="AAAAA", lasts_s=None)
    await notifications.add_notification(ada, "round", table="BBBBB", lasts_s=None)
    await notifications.advance(2 * HOUR_S)  # no node has run for two hours
    assert [each.payload["kind"] for each in notifications.push.received] == ["over"]
    await notifications.add_notification(ada, "over", table="AAAAA", lasts_s=None)
    await notifications.advance(25 * HOUR_S)
    assert len(notifications.push.received) == 1
    assert await notifications.due_times(ada) == {}


async def test_expired_notification_is_not_sent(notifications: NotificationHarness) -> None:
    ada = await notifications.add_guest("Ada", "phone")
    await notifications.preferences_store.save_preferences(
        ada, wire.NotificationPreferences(hours=(20, 22))
    )
    await notifications.add_notification(ada, lasts_s=HOUR_S)
    await notifications.advance()
    await notifications.advance(8 * HOUR_S)
    assert notifications.pushed_browsers == []
    assert await notifications.due_times(ada) == {}


# --- Preferences ----------------------------------------------------------------------------


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
    wishes = wire.NotificationPreferences(hours=hours, time_zone=zone)
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
        ada, wire.NotificationPreferences(muted_tables=("AAAAA",), email=False)
    )
    await notifications.preferences_store.save_preferences(
        bob, wire.NotificationPreferences(kinds=("over",), push=False)
    )
    await notifications.preferences_store.save_preferences(
        cyd, wire.NotificationPreferences(push=False, email=False)
    )
    for guest in (ada, bob, cyd):
        await notifications.add_notification(guest, table="AAAAA")
        await notifications.add_notification(guest, table="BBBBB")
        await notifications.add_notification(guest, "over", table="AAAAA")
    await notifications.advance()
    told = [
        (each.browser, each.payload["kind"], each.payload["path"])
        for each in notifications.push.received
    ]
    assert told == [("ada", "turn", "/t/BBBBB")]
    assert notifications.mailed_addresses == ["bob@mail.example"]
    assert str(notifications.mail.mails[0]["Subject"]) == "The game is over · Saboteur"


async def test_preferences_are_read_at_send_time(notifications: NotificationHarness) -> None:
    ada = await notifications.add_guest("Ada", "phone", address="ada@mail.example")
    await notifications.preferences_store.save_preferences(
        ada, wire.NotificationPreferences(hours=(14, 22))
    )
    await notifications.add_notification(ada)
    await notifications.advance()
    await notifications.preferences_store.save_preferences(
        ada, wire.NotificationPreferences(push=False, hours=(15, 22))
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
    await notifications.preferences_store.save_preferences(
        ada, wire.NotificationPreferences(email_interval_hours=12)
    )
    await notifications.add_notification(ada, table="AAAAA")
    await notifications.advance()
    await notifications.add_notification(ada, table="BBBBB", occurred_at=notifications.now + 1)
    await notifications.add_notification(ada, table="CCCCC", occurred_at=notifications.now + 2)
    await notifications.add_notification(
        ada, "over", table="DDDDD", occurred_at=notifications.now + 3, lasts_s=None
    )
    await notifications.advance(6 * HOUR_S)
    assert len(notifications.mailed_addresses) == 1
    await notifications.withdraw(ada, "BBBBB")
    await notifications.advance(6 * HOUR_S)
    await notifications.advance(12 * HOUR_S)
    first, second = notifications.mail.mails
    assert str(first["Subject"]) == "Your turn · Saboteur"
    assert str(second["Subject"]) == "2 things wait for you"
    text = second.get_content()
    assert ("/t/CCCCC" in text, "/t/DDDDD" in text, "BBBBB" in text) == (True, True, False)


# --- Addresses --------------------------------------------------------------------------------


async def test_permanently_refused_email_address_gets_no_more_mail(
    notifications: NotificationHarness,
) -> None:
    ada = await notifications.add_guest("Ada", address="gone@mail.example")
    bob = await notifications.add_guest("Bob", address="bob@mail.example")
    for guest in (ada, bob):
        await notifications.add_notification(guest)
    await notifications.advance()
    box = await notifications.email_store.email_of(ada)
    assert box is not None
    assert box.undeliverable
    assert notifications.mailed_addresses == ["bob@mail.example"]
    await notifications.add_notification(ada)
    await notifications.advance(24 * HOUR_S)
    assert await notifications.due_times(ada) == {}


async def test_temporarily_refused_mail_is_retried(notifications: NotificationHarness) -> None:
    ada = await notifications.add_guest("Ada", address="later@mail.example")
    await notifications.add_notification(ada)
    await notifications.advance()
    assert await notifications.due_times(ada) == {"mail": notifications.now + RETRY_DELAY_S}
    box = await notifications.email_store.email_of(ada)
    assert box is not None
    assert not box.undeliverable
    assert (await notifications.email_store.deliverable_emails([ada]))[ada].last_mailed_at == 0.0


async def test_mail_has_one_click_unsubscribe_headers(notifications: NotificationHarness) -> None:
    ada = await notifications.add_guest("Ada", address="ada@mail.example")
    await notifications.add_notification(ada)
    await notifications.advance()
    (mail,) = notifications.mail.mails
    leave = (await notifications.email_store.deliverable_emails([ada]))[ada].unsubscribe_token
    assert mail["List-Unsubscribe"] == f"<{SITE_URL}/api/email/unsubscribe/{leave}>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["From"] == "Saboteur <post@play.example>"
    assert f"{SITE_URL}/email#unsubscribe.{leave}" in mail.get_content()
    assert await notifications.email_store.guest_by_unsubscribe_token(leave) == ada
    assert await notifications.email_store.guest_by_unsubscribe_token("x" * 43) is None


async def test_guest_deletion_removes_notification_data(notifications: NotificationHarness) -> None:
    ada = await notifications.add_guest("Ada", "phone", address="ada@mail.example")
    await notifications.preferences_store.save_preferences(
        ada, wire.NotificationPreferences(hours=(14, 22))
    )
    await notifications.add_notification(ada)
    await notifications.advance()
    guests = GuestStore(notifications.storage.database)
    data = await guests.export_data(ada)
    assert data is not None
    assert data.notifications.verified_email is not None
    assert data.notifications.verified_email.address == "ada@mail.example"
    assert [each.service for each in data.notifications.subscriptions] == ["localhost"]
    assert [(each.kind, each.table) for each in data.notifications.pending] == [("turn", "GHJKM")]
    assert data.notifications.preferences.hours == (14, 22)
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
    notifications = NotificationHarness(storage, *notification_sinks)
    ada = await notifications.add_guest("Ada", "phone", address="ada@mail.example")
    await notifications.add_notification(ada)
    notifications.now += NOTIFICATION_DELAY_S
    dispatcher = NotificationDispatcher(
        storage.database, channels=Channels(), clock=lambda: notifications.now
    )
    await dispatcher.run_once()
    assert await notifications.due_times(ada) == {}
