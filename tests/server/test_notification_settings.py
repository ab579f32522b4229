"""Push subscriptions and notification preferences of a guest."""

import pytest

from tests.server.email_links import notification_settings, request_mail
from tests.server.fake_notification_services import (
    FakePushService,
    SmtpSink,
)
from tests.server.passkey_browser import new_browser, refused
from tests.server.server_process import Client, Server


def test_a_browser_subscribes_and_unsubscribes(
    mailing_server: Server, notification_sinks: tuple[FakePushService, SmtpSink]
) -> None:
    kim = Client(mailing_server, "Kim")
    found = notification_settings(kim)
    assert (len(found["push_key"]), found["email"], found["subscribed"]) == (87, True, False)
    wanted = notification_sinks[0].subscription("kim")
    assert kim.http.post("/api/guest/notifications/push", json=wanted).status_code == 204
    assert (notification_settings(kim)["subscribed"], notification_settings(kim)["devices"]) == (
        True,
        1,
    )
    assert kim.http.post("/api/guest/notifications/push", json=wanted).status_code == 204
    assert (notification_settings(kim)["subscribed"], notification_settings(kim)["devices"]) == (
        True,
        1,
    )
    data = kim.http.get("/api/guest/data")
    assert [each["service"] for each in data.json()["notifications"]["subscriptions"]] == [
        "localhost"
    ]
    assert wanted["endpoint"] not in data.text
    assert kim.http.delete("/api/guest/notifications/push").status_code == 204
    assert (notification_settings(kim)["subscribed"], notification_settings(kim)["devices"]) == (
        False,
        0,
    )


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"endpoint": "http://localhost/x"}, "bad-subscription"),
        ({"endpoint": "https://10.0.0.1/x"}, "bad-subscription"),
        ({"endpoint": "https://push.example/\n"}, "bad-subscription"),
        ({"endpoint": "x" * 1001}, "malformed"),
        ({"endpoint": 5}, "malformed"),
        ({"keys": {"p256dh": "A" * 87, "auth": "A" * 22}}, "bad-subscription"),
        ({"keys": {"p256dh": "A", "auth": "A" * 22}}, "malformed"),
        ({"keys": {}}, "malformed"),
        ({"language": "xx"}, "malformed"),
        ({"more": 1}, "malformed"),
    ],
)
def test_invalid_push_subscription_is_refused(
    mailing_server: Server,
    notification_sinks: tuple[FakePushService, SmtpSink],
    change: dict[str, object],
    code: str,
) -> None:
    lea = Client(mailing_server, "Lea")
    wanted = notification_sinks[0].subscription("lea") | change
    answer = lea.http.post("/api/guest/notifications/push", json=wanted)
    assert refused(answer) == (400, code)
    assert notification_settings(lea)["devices"] == 0


def test_notification_preferences_are_validated_and_stored(mailing_server: Server) -> None:
    max_ = Client(mailing_server, "Max")
    wishes = {
        "push": False, "email": True, "kinds": ["turn"], "muted_tables": ["GHJKM"],
        "hours": [8, 22],
        "time_zone": "Europe/Paris", "email_interval_hours": 12,
    }  # fmt: skip
    assert max_.http.put("/api/guest/notifications", json=wishes).json() == wishes
    for bad, code in (
        ({"time_zone": "Mars/Olympus"}, "bad-preferences"),
        ({"time_zone": "../../etc/passwd"}, "malformed"),
        ({"hours": [8, 24]}, "malformed"),
        ({"email_interval_hours": 0}, "malformed"),
        ({"kinds": ["role"]}, "malformed"),
        ({"muted_tables": ["GHJKM"] * 101}, "malformed"),
    ):
        assert refused(max_.http.put("/api/guest/notifications", json=wishes | bad)) == (400, code)
    assert notification_settings(max_)["preferences"] == wishes


def test_notification_routes_require_guest_and_own_origin(mailing_server: Server) -> None:
    ned, foreign = Client(mailing_server, "Ned"), {"Origin": "https://elsewhere.example"}
    for method, path in (
        ("PUT", "guest/notifications"), ("POST", "guest/notifications/push"),
        ("DELETE", "guest/notifications/push"),
        ("POST", "guest/notifications/email"), ("DELETE", "guest/notifications/email"),
        ("POST", "email/login-link"),
        ("POST", "email/confirm"), ("POST", "email/login"),
    ):  # fmt: skip
        answer = ned.http.request(method, f"/api/{path}", json={}, headers=foreign)
        assert refused(answer) == (403, "foreign-origin")
    assert refused(new_browser(mailing_server).get("/api/guest/notifications")) == (
        401,
        "not-authenticated",
    )


def test_unconfigured_channels_are_not_offered(
    server: Server, notification_sinks: tuple[FakePushService, SmtpSink]
) -> None:
    oda = Client(server, "Oda")
    found = notification_settings(oda)
    assert (found["push_key"], found["email"]) == (None, False)
    wanted = notification_sinks[0].subscription("oda")
    assert refused(oda.http.post("/api/guest/notifications/push", json=wanted)) == (
        404,
        "channel-disabled",
    )
    assert refused(request_mail(oda.http, "oda@mail.example")) == (404, "channel-disabled")
    assert refused(request_mail(oda.http, "oda@mail.example", "email/login-link")) == (
        404,
        "channel-disabled",
    )
