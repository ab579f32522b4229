"""Letters in a real browser: addresses, browsers that subscribe, and what a worker shows."""

import json
import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from saboteur.server.post import words
from saboteur.server.post.letters import Letter
from tests.browser.conftest import BLANK, KNOWN, NARROW, PHONE, NewPage
from tests.browser.test_company import clean_in_both_themes
from tests.nursery import start
from tests.server.house import until
from tests.server.post_office import MailOffice, PushOffice, mail_office, push_office
from tests.server.test_mail import TICKET, free_port

MESSAGES = "Messages when the page is closed"
# Chromium without a window has no push service: the browser's half of one stands here instead.
SUBSCRIBES = """(told) => {
  PushManager.prototype.subscribe = async function (options) {
    window.asked = { visible: options.userVisibleOnly, key: options.applicationServerKey.length };
    return { toJSON: () => told, unsubscribe: async () => true };
  };
  PushManager.prototype.getSubscription = async () => null;
}"""


class Offices(NamedTuple):
    """A server that sends letters, and where they go."""

    address: str
    push: PushOffice
    mail: MailOffice


@pytest.fixture(scope="module")
def offices(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Offices]:
    folder = tmp_path_factory.mktemp("offices")
    with push_office(folder) as push, mail_office(folder / "mails") as mail:
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
            yield Offices(where, push, mail)
            server.terminate()


@pytest.fixture
def address(offices: Offices) -> str:
    return offices.address


def settings(page: Page, button: str = MESSAGES) -> None:
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name=button).click()


def led(offices: Offices, count: int) -> str:
    """Wait for a mail, and return where it leads."""
    until(lambda: len(offices.mail.mails) == count)
    found = TICKET.search(offices.mail.mails[-1].get_content())
    assert found is not None
    return found[0]


def test_an_address_is_confirmed_and_opens_another_device(
    new_page: NewPage, offices: Offices
) -> None:
    desk = new_page(BLANK)
    desk.evaluate(KNOWN)
    settings(desk)
    desk.get_by_role("textbox", name="E-mail address").fill("ada@mail.example")
    desk.get_by_role("button", name="Send me a link to confirm it").click()
    expect(desk.get_by_text("A mail is on its way to ada@mail.example")).to_be_visible()
    clean_in_both_themes(desk)

    # She reads her mail on her telephone.
    phone = new_page(BLANK, **PHONE)
    phone.goto(led(offices, 1))
    expect(phone).to_have_url(re.compile("/mail$"))  # nobody finds the ticket in the history
    clean_in_both_themes(phone)
    phone.get_by_role("button", name="It is mine").click()
    expect(phone.get_by_role("heading", name="ada@mail.example is Ada’s.")).to_be_visible()

    settings(desk)
    expect(desk.get_by_role("switch", name="Send me mail")).to_be_checked()
    desk.get_by_role("switch", name="Only at certain hours").click()
    with desk.expect_response(lambda answer: answer.request.method == "PUT"):
        desk.get_by_label("From").select_option("9:00")
    expect(desk.get_by_label("From")).to_have_value("9")
    wishes = desk.evaluate("() => fetch('/api/guest/post').then((answer) => answer.json())")
    assert wishes["wishes"]["hours"] == [9, 22]
    assert wishes["wishes"]["zone"] == desk.evaluate(
        "() => Intl.DateTimeFormat().resolvedOptions().timeZone"
    )

    # And wants to play there.
    settings(phone, "Come in by mail")
    phone.get_by_role("textbox", name="E-mail address").fill("Ada@mail.example")
    phone.get_by_role("button", name="Send me a link").click()
    expect(phone.get_by_text("If somebody here has Ada@mail.example")).to_be_visible()
    link = led(offices, 2)
    phone.goto(BLANK)
    phone.goto(link)
    phone.get_by_role("button", name="Come in").click()
    expect(phone).to_have_url(f"{offices.address}/")
    who = "() => fetch('/api/guest').then((answer) => answer.json())"
    assert phone.evaluate(who) == desk.evaluate(who)
    phone.goto(BLANK)
    phone.goto(link)
    phone.get_by_role("button", name="Come in").click()
    expect(phone.get_by_role("heading", name="This link leads nowhere any more")).to_be_visible()


def test_a_browser_subscribes_by_a_tap_and_its_worker_shows_what_comes(
    new_page: NewPage, offices: Offices
) -> None:
    page = new_page(BLANK, service_workers="allow", viewport=NARROW)
    page.context.grant_permissions(["notifications"], origin=offices.address)
    page.evaluate(KNOWN)
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.register('/offline.js')")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    settings(page)
    told = offices.push.subscription("desk")
    page.evaluate(SUBSCRIBES, {"endpoint": told["endpoint"], "keys": told["keys"]})
    notify = page.get_by_role("switch", name="Notify me on this device")
    expect(notify).not_to_be_checked()
    assert page.evaluate("() => window.asked") is None  # nobody is asked before he taps
    notify.click()
    expect(page.get_by_text("One of your devices is notified.")).to_be_visible()
    expect(notify).to_be_checked()
    assert page.evaluate("() => window.asked") == {"visible": True, "key": 65}
    clean_in_both_themes(page)
    (worker,) = page.context.service_workers
    worker.evaluate(WRITES_DOWN)
    letter = Letter("guest", "turn", "GHJKM", None, 0, None)
    worker.evaluate(DISPATCH, ["push", json.loads(words.pushed(letter, "duel", "UTC", "en"))])
    # What leads elsewhere is not shown.
    elsewhere = {"title": "x", "text": "y", "path": "//evil.example", "kind": "turn"}
    worker.evaluate(DISPATCH, ["push", elsewhere])
    title, text, tag = (
        "Your turn · The Duel",
        "Table GHJKM waits for you.",
        "/t/GHJKMturn",
    )
    assert worker.evaluate("() => self.shown") == [[title, text, tag, "/t/GHJKM"]]
    worker.evaluate(DISPATCH, ["notificationclick", {"path": "/t/GHJKM"}])
    assert worker.evaluate("() => self.opened") == f"{offices.address}/t/GHJKM"
    notify.click()
    expect(page.get_by_text("Your browser will ask you first.")).to_be_visible()
    expect(notify).not_to_be_checked()


# Nor does it show notifications: what the worker would show, and open, is written down.
WRITES_DOWN = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, { body, tag, data }) => {
    self.shown.push([title, body, tag, data.path]);
  };
  self.clients.openWindow = async (url) => (self.opened = url);
}"""
DISPATCH = """([name, told]) => new Promise((done) => {
  const push = name === "push";
  const event = push ? new PushEvent(name, { data: JSON.stringify(told) }) : new Event(name);
  if (!push) event.notification = { close: () => undefined, data: told };
  event.waitUntil = (work) => work.then(done, done);
  self.dispatchEvent(event);
})"""


def test_a_mail_is_left_without_a_login(new_page: NewPage, offices: Offices) -> None:
    page = new_page(BLANK)
    page.goto(f"/mail#leave.{'x' * 43}")
    page.get_by_role("button", name="No more mail").click()
    expect(page.get_by_role("heading", name="This link leads nowhere any more")).to_be_visible()
    page.goto(BLANK)
    page.goto("/mail#nonsense")
    expect(page.get_by_role("heading", name="This link leads nowhere any more")).to_be_visible()
    assert offices.address in page.url
