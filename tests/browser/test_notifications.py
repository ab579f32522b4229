"""Tests of notifications in a browser: e-mail addresses, push subscriptions, service worker."""

import json
import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from saboteur.server.notifications import templates
from saboteur.server.storage.notification_outbox import Notification
from tests.browser.conftest import BLANK_PATH, NARROW, PHONE, SIGN_UP_JS, NewPage
from tests.browser.lobby_actions import check_axe
from tests.fork_server import start
from tests.server.email_links import EMAIL_TOKEN, free_port
from tests.server.fake_notification_services import (
    FakePushService,
    SmtpSink,
    run_push_service,
    run_smtp_sink,
)
from tests.server.server_process import wait_until

NOTIFICATIONS_HEADING = "Messages when the page is closed"
# Headless Chromium has no push service, so this replaces the browser's half of it.
FAKE_SUBSCRIBE_JS = """(told) => {
  PushManager.prototype.subscribe = async function (options) {
    window.asked = { visible: options.userVisibleOnly, key: options.applicationServerKey.length };
    return { toJSON: () => told, unsubscribe: async () => true };
  };
  PushManager.prototype.getSubscription = async () => null;
}"""


class NotifyingServer(NamedTuple):
    """A server that sends notifications, and the services that receive them."""

    address: str
    push: FakePushService
    mail: SmtpSink


@pytest.fixture(scope="module")
def notifying_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NotifyingServer]:
    folder = tmp_path_factory.mktemp("offices")
    with run_push_service(folder) as push, run_smtp_sink(folder / "mails") as mail:
        port = free_port()
        where = f"http://localhost:{port}"
        server = start(
            *("serve", "--port", str(port), "--data", str(folder / "data"), "--lang", "en"),
            *("--public-url", where, "--push-contact", "mailto:tests@play.example"),
            *("--push-networks", "127.0.0.0/8", "--smtp-url", mail.url),
            *("--mail-from", "post@play.example"),
        )
        assert server.stdout is not None
        while where not in (line := server.stdout.readline()):
            assert line, server.communicate()[1]
        with server:
            yield NotifyingServer(where, push, mail)
            server.terminate()


@pytest.fixture
def address(notifying_server: NotifyingServer) -> str:
    return notifying_server.address


def open_settings(page: Page, button: str = NOTIFICATIONS_HEADING) -> None:
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name=button).click()


def mailed_link(notifying_server: NotifyingServer, count: int) -> str:
    """Wait for ``count`` mails, and return the link in the last one."""
    wait_until(lambda: len(notifying_server.mail.mails) == count)
    found = EMAIL_TOKEN.search(notifying_server.mail.mails[-1].get_content())
    assert found is not None
    return found[0]


def test_email_address_is_confirmed_and_signs_in_another_device(
    new_page: NewPage, notifying_server: NotifyingServer
) -> None:
    desk = new_page(BLANK_PATH)
    desk.evaluate(SIGN_UP_JS)
    open_settings(desk)
    desk.get_by_role("textbox", name="E-mail address").fill("ada@mail.example")
    desk.get_by_role("button", name="Send me a link to confirm it").click()
    expect(desk.get_by_text("A mail is on its way to ada@mail.example")).to_be_visible()
    check_axe(desk)

    # She reads her mail on her phone.
    phone = new_page(BLANK_PATH, **PHONE)
    phone.goto(mailed_link(notifying_server, 1))
    expect(phone).to_have_url(re.compile("/email$"))  # the token is not in the history
    check_axe(phone)
    phone.get_by_role("button", name="It is mine").click()
    expect(phone.get_by_role("heading", name="ada@mail.example is Ada’s.")).to_be_visible()

    open_settings(desk)
    expect(desk.get_by_role("switch", name="Send me mail")).to_be_checked()
    desk.get_by_role("switch", name="Only at certain hours").click()
    with desk.expect_response(lambda answer: answer.request.method == "PUT"):
        desk.get_by_label("From").select_option("9:00")
    expect(desk.get_by_label("From")).to_have_value("9")
    wishes = desk.evaluate(
        "() => fetch('/api/guest/notifications').then((answer) => answer.json())"
    )
    assert wishes["preferences"]["hours"] == [9, 22]
    assert wishes["preferences"]["time_zone"] == desk.evaluate(
        "() => Intl.DateTimeFormat().resolvedOptions().timeZone"
    )

    # And wants to play there.
    open_settings(phone, "Come in by mail")
    phone.get_by_role("textbox", name="E-mail address").fill("Ada@mail.example")
    phone.get_by_role("button", name="Send me a link").click()
    expect(phone.get_by_text("If somebody here has Ada@mail.example")).to_be_visible()
    link = mailed_link(notifying_server, 2)
    phone.goto(BLANK_PATH)
    phone.goto(link)
    phone.get_by_role("button", name="Come in").click()
    expect(phone).to_have_url(f"{notifying_server.address}/")
    who = "() => fetch('/api/guest').then((answer) => answer.json())"
    assert phone.evaluate(who) == desk.evaluate(who)
    phone.goto(BLANK_PATH)
    phone.goto(link)
    phone.get_by_role("button", name="Come in").click()
    expect(phone.get_by_role("heading", name="This link leads nowhere any more")).to_be_visible()


def test_push_subscription_by_tap_shows_notifications(
    new_page: NewPage, notifying_server: NotifyingServer
) -> None:
    page = new_page(BLANK_PATH, service_workers="allow", viewport=NARROW)
    page.context.grant_permissions(["notifications"], origin=notifying_server.address)
    page.evaluate(SIGN_UP_JS)
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.register('/offline.js')")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    open_settings(page)
    told = notifying_server.push.subscription("desk")
    page.evaluate(FAKE_SUBSCRIBE_JS, {"endpoint": told["endpoint"], "keys": told["keys"]})
    notify = page.get_by_role("switch", name="Notify me on this device")
    expect(notify).not_to_be_checked()
    assert page.evaluate("() => window.asked") is None  # no question before a tap
    notify.click()
    expect(page.get_by_text("One of your devices is notified.")).to_be_visible()
    expect(notify).to_be_checked()
    assert page.evaluate("() => window.asked") == {"visible": True, "key": 65}
    check_axe(page)
    (worker,) = page.context.service_workers
    worker.evaluate(RECORD_NOTIFICATIONS_JS)
    letter = Notification("guest", "turn", "GHJKM", "duel", None, 0, None)
    worker.evaluate(
        DISPATCH_PUSH_JS,
        ["push", json.loads(templates.render_push_payload(letter, "UTC", "en"))],
    )
    # Links elsewhere are not shown.
    elsewhere = {"title": "x", "text": "y", "path": "//evil.example", "kind": "turn"}
    worker.evaluate(DISPATCH_PUSH_JS, ["push", elsewhere])
    title, text, tag = (
        "Your turn · The Duel",
        "Table GHJKM waits for you.",
        "/t/GHJKMturn",
    )
    assert worker.evaluate("() => self.shown") == [[title, text, tag, "/t/GHJKM"]]
    worker.evaluate(DISPATCH_PUSH_JS, ["notificationclick", {"path": "/t/GHJKM"}])
    assert worker.evaluate("() => self.opened") == f"{notifying_server.address}/t/GHJKM"
    notify.click()
    expect(page.get_by_text("Your browser will ask you first.")).to_be_visible()
    expect(notify).not_to_be_checked()


# Headless Chromium shows no notifications, so the worker's calls are recorded.
RECORD_NOTIFICATIONS_JS = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, { body, tag, data }) => {
    self.shown.push([title, body, tag, data.path]);
  };
  self.clients.openWindow = async (url) => (self.opened = url);
}"""
DISPATCH_PUSH_JS = """([name, told]) => new Promise((done) => {
  const push = name === "push";
  const event = push ? new PushEvent(name, { data: JSON.stringify(told) }) : new Event(name);
  if (!push) event.notification = { close: () => undefined, data: told };
  event.waitUntil = (work) => work.then(done, done);
  self.dispatchEvent(event);
})"""


def test_unsubscribe_link_works_without_login(
    new_page: NewPage, notifying_server: NotifyingServer
) -> None:
    page = new_page(BLANK_PATH)
    page.goto(f"/email#unsubscribe.{'x' * 43}")
    page.get_by_role("button", name="No more mail").click()
    expect(page.get_by_role("heading", name="This link leads nowhere any more")).to_be_visible()
    page.goto(BLANK_PATH)
    page.goto("/email#nonsense")
    expect(page.get_by_role("heading", name="This link leads nowhere any more")).to_be_visible()
    assert notifying_server.address in page.url
