"""Addresses: confirmed by a mail, good to come in by; nobody learns whose they are."""

import asyncio
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import URL

from saboteur.cli.app import run as command
from saboteur.server.http.identity import new_guest
from saboteur.server.limits import NEW_MAILS
from saboteur.server.post.mailing import BadAddress, Mail, Mailer, Unsent, address_of
from saboteur.server.storage.mail import (
    MOST_A_DAY,
    MOST_AN_HOUR,
    MOST_GUESTS,
    TICKET_SECONDS,
    ErrandKind,
    MailStorage,
)
from saboteur.server.storage.tables import Storage
from tests.server.house import Person, Server, until
from tests.server.post_office import (
    MailOffice,
    PushOffice,
    certificate,
    mail_office,
    push_office,
)
from tests.server.test_passkeys import refused, stranger
from tests.server.test_storage import run

pytestmark = pytest.mark.in_turns

TICKET = re.compile(r"/mail#(confirm|enter)\.([A-Za-z0-9_-]{43})")
NOBODY = "x" * 43
HTML = {"Content-Type": "application/x-www-form-urlencoded"}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="module")
def offices(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[PushOffice, MailOffice]]:
    folder = tmp_path_factory.mktemp("offices")
    with push_office(folder) as push, mail_office(folder / "mails") as mail:
        yield push, mail


@pytest.fixture(scope="module")
def house(
    offices: tuple[PushOffice, MailOffice], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server that sends letters. It must not complain of anything."""
    port = free_port()
    running = Server(
        tmp_path_factory.mktemp("data"),
        *("--port", str(port), "--public-url", f"http://localhost:{port}"),
        *("--push-contact", "mailto:tests@play.example", "--push-networks", "127.0.0.0/8"),
        *("--smtp-url", offices[1].url, "--mail-from", "Saboteur <post@play.example>"),
    )
    yield running
    assert running.stop() == ""


@pytest.fixture
def mail(offices: tuple[PushOffice, MailOffice]) -> MailOffice:
    for file in offices[1].folder.glob("*.eml"):
        file.unlink()
    return offices[1]


def asked(client: httpx.Client, address: str, path: str = "guest/post/mail") -> httpx.Response:
    return client.post(f"/api/{path}", json={"address": address, "language": "en"})


def tickets(mail: MailOffice, count: int) -> list[str]:
    """Wait for so many mails, and return what they lead by."""
    until(lambda: len(mail.mails) >= count)
    return [found[1] for each in mail.mails for found in TICKET.findall(each.get_content())]


def used(client: httpx.Client, ticket: str, path: str = "confirm") -> httpx.Response:
    return client.post(f"/api/mail/{path}", json={"ticket": ticket})


def confirmed(person: Person, mail: MailOffice, address: str) -> None:
    before = len(mail.mails)
    assert asked(person.http, address).status_code == 204
    assert used(person.http, tickets(mail, before + 1)[-1]).status_code == 200


def post_of(person: Person) -> dict[str, Any]:
    return dict(person.http.get("/api/guest/post").json())


# --- To confirm -------------------------------------------------------------------------------


def test_an_address_is_somebodys_once_he_has_read_his_mail(house: Server, mail: MailOffice) -> None:
    ada = Person(house, "Ada")
    assert (post_of(ada)["mailbox"], post_of(ada)["awaited"]) == (None, None)
    assert asked(ada.http, "Ada@Mail.Example").status_code == 204
    assert post_of(ada)["awaited"] == {"address": "Ada@mail.example", "refused": False}
    (ticket,) = tickets(mail, 1)
    # Wherever he reads his mail.
    answer = used(stranger(house), ticket)
    assert answer.json() == {"nickname": "Ada", "address": "Ada@mail.example"}
    found = post_of(ada)
    assert (found["mailbox"]["address"], found["awaited"]) == ("Ada@mail.example", None)
    assert found["mailbox"]["refused"] is False
    assert refused(used(ada.http, ticket)) == (404, "no-ticket")
    assert refused(used(ada.http, ticket, "arrive")) == (404, "no-ticket")
    data = ada.http.get("/api/guest/data").json()
    assert data["post"]["mailbox"]["address"] == "Ada@mail.example"
    assert ticket not in str(house.sql("SELECT * FROM ticket")) + str(data)


def test_a_newer_mail_takes_the_place_of_an_older_one(house: Server, mail: MailOffice) -> None:
    bob = Person(house, "Bob")
    assert asked(bob.http, "bob@mail.example").status_code == 204
    (old,) = tickets(mail, 1)
    assert asked(bob.http, "bob2@mail.example").status_code == 204
    _, new = tickets(mail, 2)
    assert refused(used(bob.http, old)) == (404, "no-ticket")
    assert used(bob.http, new).json()["address"] == "bob2@mail.example"


def test_a_mail_leads_somewhere_for_an_hour(house: Server, mail: MailOffice) -> None:
    eve = Person(house, "Eve")
    assert asked(eve.http, "eve@mail.example").status_code == 204
    (ticket,) = tickets(mail, 1)
    older = "UPDATE ticket SET created = created - :s WHERE guest = :guest"
    house.sql(older, s=TICKET_SECONDS["confirm"], guest=eve.id)
    assert refused(used(eve.http, ticket)) == (404, "no-ticket")
    assert post_of(eve)["mailbox"] is None


def test_an_address_that_takes_no_mail_is_said_to_its_guest(
    house: Server, mail: MailOffice
) -> None:
    dan = Person(house, "Dan")
    assert asked(dan.http, "gone@mail.example").status_code == 204
    until(lambda: post_of(dan)["awaited"]["refused"])
    assert mail.mails == []


@pytest.mark.parametrize(
    "address",
    ["x@y", "a b@mail.example", "a@b@", "@mail.example", "a@mail..example", "a@-mail.example",
     ".a@mail.example", "a..b@mail.example", "é@mail.example", "a@1.2.3.4", "a@[127.0.0.1]",
     "a@mail.example\r\nBcc: b@mail.example", "a" * 65 + "@mail.example", "a,b@mail.example"],
)  # fmt: skip
def test_what_is_no_address_is_refused(house: Server, mail: MailOffice, address: str) -> None:
    with pytest.raises(BadAddress):
        address_of(address)
    guest = stranger(house)
    assert refused(asked(guest, address, "mail/enter")) == (400, "bad-address")
    assert mail.mails == []


def test_an_address_may_be_anybodys_in_any_alphabet() -> None:
    assert address_of(" O'Neil+games@Bücher.Example ") == "O'Neil+games@xn--bcher-kva.example"


# --- To come in -------------------------------------------------------------------------------


def test_an_address_opens_any_device_once(house: Server, mail: MailOffice) -> None:
    fay = Person(house, "Fay")
    confirmed(fay, mail, "fay@mail.example")
    phone = stranger(house)
    assert asked(phone, "FAY@mail.example", "mail/enter").status_code == 204
    ticket = tickets(mail, 2)[-1]
    assert refused(used(phone, ticket)) == (404, "no-ticket")  # it confirms nothing
    answer = used(phone, ticket, "arrive")
    assert answer.json()["id"] == fay.id
    assert phone.get("/api/guest").json()["nickname"] == "Fay"
    assert phone.cookies["saboteur_guest"] != fay.token
    assert len(fay.http.get("/api/guest/devices").json()["devices"]) == 2
    thief = stranger(house)
    assert refused(used(thief, ticket, "arrive")) == (404, "no-ticket")
    assert "saboteur_guest" not in thief.cookies
    # For a quarter of an hour.
    assert asked(phone, "fay@mail.example", "mail/enter").status_code == 204
    ticket = tickets(mail, 3)[-1]
    older = "UPDATE ticket SET created = created - :s WHERE guest = :guest"
    house.sql(older, s=TICKET_SECONDS["enter"], guest=fay.id)
    assert refused(used(thief, ticket, "arrive")) == (404, "no-ticket")


def test_an_address_that_nobody_has_is_answered_alike(house: Server, mail: MailOffice) -> None:
    gil = Person(house, "Gil")
    confirmed(gil, mail, "gil@mail.example")
    client = stranger(house)
    known = asked(client, "gil@mail.example", "mail/enter")
    unknown = asked(client, "nobody@mail.example", "mail/enter")
    assert (known.status_code, known.content) == (unknown.status_code, unknown.content)
    tickets(mail, 2)
    all_went(house)
    assert [str(each["To"]) for each in mail.mails] == ["gil@mail.example"] * 2


def test_a_family_shares_an_address(house: Server, mail: MailOffice) -> None:
    people = [Person(house, f"Child {number}") for number in range(2)]
    for person in people:
        confirmed(person, mail, "family@mail.example")
    client = stranger(house)
    assert asked(client, "family@mail.example", "mail/enter").status_code == 204
    until(lambda: len(mail.mails) == 3)
    text = mail.mails[-1].get_content()
    assert ("Child 0: http" in text, "Child 1: http" in text) == (True, True)
    _, second = [ticket for kind, ticket in TICKET.findall(text) if kind == "enter"]
    assert used(client, second, "arrive").json()["id"] == people[1].id


# --- To stop ----------------------------------------------------------------------------------


def test_one_click_stops_the_mails_and_nothing_else(house: Server, mail: MailOffice) -> None:
    hal = Person(house, "Hal")
    confirmed(hal, mail, "hal@mail.example")
    ((leave,),) = house.sql("SELECT leave FROM mailbox WHERE guest = :guest", guest=hal.id)
    way = f"{house.url}/api/mail/leave/{leave}"
    shown = httpx.get(way)
    assert (shown.status_code, shown.headers["location"]) == (303, f"/mail#leave.{leave}")
    assert post_of(hal)["wishes"]["mail"] is True  # looking at it changes nothing
    # As a mail program does it: no cookie, no origin.
    answer = httpx.post(way, content="List-Unsubscribe=One-Click", headers=HTML)
    assert answer.status_code == 204
    found = post_of(hal)
    assert (found["wishes"]["mail"], found["mailbox"]["address"]) == (False, "hal@mail.example")
    assert refused(httpx.post(f"{house.url}/api/mail/leave/{NOBODY}")) == (404, "no-ticket")
    assert refused(httpx.post(f"{house.url}/api/mail/leave/x")) == (404, "no-ticket")


def test_an_address_is_forgotten_when_its_guest_says_so(house: Server, mail: MailOffice) -> None:
    ida = Person(house, "Ida")
    confirmed(ida, mail, "ida@mail.example")
    assert asked(stranger(house), "ida@mail.example", "mail/enter").status_code == 204
    ticket = tickets(mail, 2)[-1]
    assert ida.http.delete("/api/guest/post/mail").status_code == 204
    assert (post_of(ida)["mailbox"], post_of(ida)["awaited"]) == (None, None)
    assert refused(used(stranger(house), ticket, "arrive")) == (404, "no-ticket")


# --- Floods -----------------------------------------------------------------------------------


def test_who_asks_for_many_mails_waits(house: Server) -> None:
    jan = Person(house, "Jan")
    answers = [asked(jan.http, f"jan{number}@mail.example") for number in range(NEW_MAILS.credits)]
    assert {answer.status_code for answer in answers} == {204}
    assert refused(asked(jan.http, "jan@mail.example")) == (429, "too-many")
    all_went(house)  # or they would come while the next test counts its own


def all_went(house: Server) -> None:
    """Wait until no mail is still to be written."""
    until(lambda: house.sql("SELECT count(*) FROM errand WHERE due IS NOT NULL") == [(0,)])


@pytest.mark.parametrize("guests", [200, pytest.param(10_000, marks=pytest.mark.soak)])
def test_however_many_sign_up_an_address_gets_few_mails(database: URL, guests: int) -> None:
    async def work(storage: Storage) -> None:
        boxes = MailStorage(storage.database)
        ada, _ = await new_guest(storage, "Ada")

        async def ask(number: int, now: float) -> None:
            whose = ada.id if number % 100 == 0 else None
            kind: ErrandKind = "enter" if whose is None else "confirm"
            await boxes.ask(kind, whose, f"{'Vv'[number % 2]}ictim@mail.example", "en", now)

        await asyncio.gather(*(ask(number, 1e9) for number in range(guests)))
        assert await _asked_for(storage) == MOST_AN_HOUR
        for hour in range(1, 9):
            await asyncio.gather(*(ask(number, 1e9 + hour * 3601) for number in range(5)))
        assert await _asked_for(storage) == MOST_A_DAY
        await boxes.purge(1e9 + 3 * 24 * 3600)
        assert await _asked_for(storage) == 0

    run(database, work)


async def _asked_for(storage: Storage) -> int:
    from sqlalchemy import func, select  # noqa: PLC0415 - here alone

    from saboteur.server.storage import schema  # noqa: PLC0415 - as above

    query = select(func.count().label("all")).select_from(schema.errand)
    (row,) = await storage.database.read(query)
    return int(row["all"])


def test_an_address_has_few_guests(database: URL) -> None:
    async def work(storage: Storage) -> None:
        boxes = MailStorage(storage.database)
        for number in range(MOST_GUESTS + 1):
            now = 1e9 + number * 24 * 3600
            guest, _ = await new_guest(storage, f"Child {number}")
            await boxes.ask("confirm", guest.id, "all@mail.example", "en", now)
            errand = (await boxes.due(now, 10))[-1]
            await boxes.add_ticket(errand, guest.id, NOBODY, now)
            found = await boxes.confirm(NOBODY, now)
            assert (found is None) == (number == MOST_GUESTS)
            # Of two pages that open one link the second comes too late.
            assert await boxes.confirm(NOBODY, now) is None
            await boxes.done(errand)
        assert len(await boxes.at("ALL@mail.example")) == MOST_GUESTS

    run(database, work)


# --- Pushes and wishes -------------------------------------------------------------------------


def test_a_browser_subscribes_and_unsubscribes(
    house: Server, offices: tuple[PushOffice, MailOffice]
) -> None:
    kim = Person(house, "Kim")
    found = post_of(kim)
    assert (len(found["push_key"]), found["mail"], found["here"]) == (87, True, False)
    wanted = offices[0].subscription("kim")
    assert kim.http.post("/api/guest/post/push", json=wanted).status_code == 204
    assert (post_of(kim)["here"], post_of(kim)["devices"]) == (True, 1)
    assert kim.http.post("/api/guest/post/push", json=wanted).status_code == 204
    assert (post_of(kim)["here"], post_of(kim)["devices"]) == (True, 1)
    data = kim.http.get("/api/guest/data")
    assert [each["service"] for each in data.json()["post"]["subscriptions"]] == ["localhost"]
    assert wanted["endpoint"] not in data.text
    assert kim.http.delete("/api/guest/post/push").status_code == 204
    assert (post_of(kim)["here"], post_of(kim)["devices"]) == (False, 0)


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
def test_a_subscription_that_is_none_changes_nothing(
    house: Server,
    offices: tuple[PushOffice, MailOffice],
    change: dict[str, object],
    code: str,
) -> None:
    lea = Person(house, "Lea")
    wanted = offices[0].subscription("lea") | change
    answer = lea.http.post("/api/guest/post/push", json=wanted)
    assert refused(answer) == (400, code)
    assert post_of(lea)["devices"] == 0


def test_wishes_are_kept_and_bad_ones_are_not(house: Server) -> None:
    max_ = Person(house, "Max")
    wishes = {
        "push": False, "mail": True, "kinds": ["turn"], "quiet": ["GHJKM"], "hours": [8, 22],
        "zone": "Europe/Paris", "every": 12,
    }  # fmt: skip
    assert max_.http.put("/api/guest/post", json=wishes).json() == wishes
    for bad, code in (
        ({"zone": "Mars/Olympus"}, "bad-wishes"),
        ({"zone": "../../etc/passwd"}, "malformed"),
        ({"hours": [8, 24]}, "malformed"),
        ({"every": 0}, "malformed"),
        ({"kinds": ["role"]}, "malformed"),
        ({"quiet": ["GHJKM"] * 101}, "malformed"),
    ):
        assert refused(max_.http.put("/api/guest/post", json=wishes | bad)) == (400, code)
    assert post_of(max_)["wishes"] == wishes


def test_only_guests_on_our_own_page_ask(house: Server) -> None:
    ned, foreign = Person(house, "Ned"), {"Origin": "https://elsewhere.example"}
    for method, path in (
        ("PUT", "guest/post"), ("POST", "guest/post/push"), ("DELETE", "guest/post/push"),
        ("POST", "guest/post/mail"), ("DELETE", "guest/post/mail"), ("POST", "mail/enter"),
        ("POST", "mail/confirm"), ("POST", "mail/arrive"),
    ):  # fmt: skip
        answer = ned.http.request(method, f"/api/{path}", json={}, headers=foreign)
        assert refused(answer) == (403, "foreign-origin")
    assert refused(stranger(house).get("/api/guest/post")) == (401, "no-guest")


def test_where_nothing_is_set_up_nothing_is_offered(
    server: Server, offices: tuple[PushOffice, MailOffice]
) -> None:
    oda = Person(server, "Oda")
    found = post_of(oda)
    assert (found["push_key"], found["mail"]) == (None, False)
    wanted = offices[0].subscription("oda")
    assert refused(oda.http.post("/api/guest/post/push", json=wanted)) == (404, "not-offered")
    assert refused(asked(oda.http, "oda@mail.example")) == (404, "not-offered")
    assert refused(asked(oda.http, "oda@mail.example", "mail/enter")) == (404, "not-offered")


# --- The operator's side -------------------------------------------------------------------------


def test_a_mail_server_that_asks_for_a_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    with mail_office(tmp_path / "mails", str(file), "me", "p@ss") as office:
        mail = Mail("ada@mail.example", "Héllo", "Text\n", "en")
        good = Mailer(f"smtp://me:p%40ss@localhost:{office.port}", "post@play.example")
        assert asyncio.run(good.send([mail, Mail("gone@x.example", "", "", "en")])) == [
            "sent", "refused",
        ]  # fmt: skip
        (came,) = office.mails
        assert (came["Subject"], came["From"]) == ("Héllo", "Saboteur <post@play.example>")
        wrong = Mailer(f"smtp://me:wrong@localhost:{office.port}", "post@play.example")
        with pytest.raises(Unsent, match="535"):
            asyncio.run(wrong.try_line())
    with (
        mail_office(tmp_path / "plain") as office,
        pytest.raises(Unsent, match="a password needs it"),
    ):
        asyncio.run(Mailer(f"smtp://me:p@127.0.0.1:{office.port}", "a@b.example").try_line())
    with pytest.raises(Unsent):  # nobody there any more
        asyncio.run(Mailer(office.url, "post@play.example").try_line())


@pytest.mark.parametrize(
    ("url", "sender"),
    [("http://x", "a@b.example"), ("smtp://", "a@b.example"), ("smtp://h:x", "a@b.example"),
     ("smtp://h", "nobody"), ("smtp://h", "")],
)  # fmt: skip
def test_a_mail_server_that_is_none_is_refused(url: str, sender: str) -> None:
    with pytest.raises(BadAddress):
        Mailer(url, sender)


def test_the_doctor_looks_at_pushes_and_mail(
    offices: tuple[PushOffice, MailOffice],
    mail: MailOffice,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    common = ["doctor", "--port", "0", "--data", str(tmp_path), "--lang", "en"]
    assert command(common) == 0
    out = capsys.readouterr().out
    assert ("No pushes" in out, "No mail" in out) == (True, True)
    told = [
        *common, "--push-contact", "mailto:me@play.example", "--smtp-url", offices[1].url,
        "--mail-from", "post@play.example", "--public-url", "https://play.example",
    ]  # fmt: skip
    assert command(told) == 0
    out = capsys.readouterr().out
    assert ("Pushes, with" in out, f"Mail by 127.0.0.1:{offices[1].port}" in out) == (True, True)
    assert mail.mails == []
    assert command([*told, "--mail-to", "me@mail.example"]) == 0
    (came,) = mail.mails
    assert (came["To"], came["Subject"]) == ("me@mail.example", "Mail from Saboteur works")
    assert command([*told, "--mail-to", "gone@mail.example"]) == 1
    for bad in (["--push-contact", "me"], ["--push-key", "x"], ["--smtp-url", "smtp://127.0.0.1:1"],
                ["--mail-from", "me"], ["--public-url", "x"]):  # fmt: skip
        assert command([*told, *bad]) == 1, bad
