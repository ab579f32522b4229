"""Push notifications: their recipients, retries, and expired subscriptions."""

from saboteur.protocol import messages as wire
from saboteur.server.http.auth import hash_token
from saboteur.server.notifications.push_sender import INITIAL_BACKOFF_S, MAX_FAILURES, backoff_delay
from saboteur.server.storage.guests import GuestStore
from saboteur.server.storage.notification_settings import (
    MAX_SUBSCRIPTIONS,
)
from tests.server.notification_harness import HOUR_S, NOON_TIMESTAMP, NotificationHarness


async def test_gone_push_subscription_is_deleted(notifications: NotificationHarness) -> None:
    ada = await notifications.add_guest("Ada", "old", "gone", "new")
    notifications.push.status |= {"old": 404, "gone": 410}
    await notifications.add_notification(ada)
    await notifications.advance()
    assert notifications.pushed_browsers == ["new"]
    assert [
        each.endpoint
        for each in (await notifications.preferences_store.subscriptions_of([ada]))[ada]
    ] == [notifications.push.endpoint("new")]
    assert await notifications.due_times(ada) == {}


async def test_push_failure_backs_off_exponentially(notifications: NotificationHarness) -> None:
    ada = await notifications.add_guest("Ada", "ill", "well")
    notifications.push.status["ill"] = 503
    await notifications.add_notification(ada)
    await notifications.advance()
    await notifications.advance(INITIAL_BACKOFF_S)
    await notifications.advance(INITIAL_BACKOFF_S)  # too early: the delay doubles each time
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
    await notifications.add_notification(ada)
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
    await notifications.add_notification(ada, lasts_s=None)
    await notifications.advance()
    for failed in range(1, MAX_FAILURES):
        assert [
            each.failure_count
            for each in (await notifications.preferences_store.subscriptions_of([ada]))[ada]
        ] == [failed]
        await notifications.advance(backoff_delay(failed - 1))
    assert (await notifications.preferences_store.subscriptions_of([ada]))[ada] == []
    assert await notifications.due_times(ada) == {}


async def test_revoked_device_gets_no_push(notifications: NotificationHarness) -> None:
    ada = await notifications.add_guest("Ada", "mine", "stolen")
    guests = GuestStore(notifications.storage.database)
    await notifications.add_notification(ada)
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
    await notifications.preferences_store.save_preferences(
        ada, wire.NotificationPreferences(time_zone="Europe/Paris")
    )
    await notifications.preferences_store.subscribe(
        ada, hash_token("x"), notifications.subscription("none"), notifications.now
    )
    await notifications.add_notification(ada)
    await notifications.advance()
    (came,) = notifications.push.received
    assert came.headers["ttl"] == str(48 * 3600 - 60)
    assert came.headers["content-encoding"] == "aes128gcm"
    assert came.headers["urgency"] == "normal"
    assert len(came.headers["topic"]) == 32
    assert came.payload == {
        "title": "Your turn · Saboteur",
        "text": "Table GHJKM waits for you. There is time until 2026-11-20 13:00.",
        "path": "/t/GHJKM",
        "kind": "turn",
        "until": NOON_TIMESTAMP + 48 * HOUR_S,
        "language": "en",
    }
