"""Email addresses: verification and login; nothing tells which guest has an address."""

import asyncio

import httpx
import pytest

from saboteur.server.http.auth import create_guest
from saboteur.server.notifications.smtp_mailer import (
    InvalidAddress,
    parse_address,
)
from saboteur.server.rate_limits import Rates
from saboteur.server.storage.email_addresses import (
    EMAIL_TOKEN_TTL_S,
    MAX_GUESTS_PER_ADDRESS,
    MAX_MAILS_PER_DAY,
    MAX_MAILS_PER_HOUR,
    EmailAddressStore,
    VerificationKind,
)
from saboteur.server.storage.tables import TableStore
from tests.server.email_links import EMAIL_TOKEN, notification_settings, request_mail
from tests.server.fake_notification_services import (
    SmtpSink,
)
from tests.server.passkey_browser import new_browser, refused
from tests.server.server_process import Client, Server, wait_until
from tests.server.storage_data import count_rows

UNKNOWN_TOKEN = "x" * 43
FORM_HEADERS = {"Content-Type": "application/x-www-form-urlencoded"}


def wait_for_tokens(smtp_sink: SmtpSink, count: int) -> list[str]:
    """Wait for ``count`` mails, and return the tokens of their links."""
    wait_until(lambda: len(smtp_sink.mails) >= count)
    return [
        found[1] for each in smtp_sink.mails for found in EMAIL_TOKEN.findall(each.get_content())
    ]


def use_token(client: httpx.Client, token: str, path: str = "confirm") -> httpx.Response:
    return client.post(f"/api/email/{path}", json={"token": token})


def confirm_address(client: Client, smtp_sink: SmtpSink, address: str) -> None:
    before = len(smtp_sink.mails)
    assert request_mail(client.http, address).status_code == 204
    assert use_token(client.http, wait_for_tokens(smtp_sink, before + 1)[-1]).status_code == 200


# --- Verification -----------------------------------------------------------------------------


def test_email_address_is_verified_by_mailed_link(
    mailing_server: Server, smtp_sink: SmtpSink
) -> None:
    ada = Client(mailing_server, "Ada")
    assert (
        notification_settings(ada)["verified_email"],
        notification_settings(ada)["pending_email"],
    ) == (
        None,
        None,
    )
    assert request_mail(ada.http, "Ada@Mail.Example").status_code == 204
    assert notification_settings(ada)["pending_email"] == {
        "address": "Ada@mail.example",
        "undeliverable": False,
    }
    (ticket,) = wait_for_tokens(smtp_sink, 1)
    # On any device.
    answer = use_token(new_browser(mailing_server), ticket)
    assert answer.json() == {"nickname": "Ada", "address": "Ada@mail.example"}
    found = notification_settings(ada)
    assert (found["verified_email"]["address"], found["pending_email"]) == (
        "Ada@mail.example",
        None,
    )
    assert found["verified_email"]["undeliverable"] is False
    assert refused(use_token(ada.http, ticket)) == (404, "invalid-email-link")
    assert refused(use_token(ada.http, ticket, "login")) == (404, "invalid-email-link")
    data = ada.http.get("/api/guest/data").json()
    assert data["notifications"]["verified_email"]["address"] == "Ada@mail.example"
    assert ticket not in str(mailing_server.sql("SELECT * FROM email_token")) + str(data)


def test_newer_verification_mail_invalidates_older_token(
    mailing_server: Server, smtp_sink: SmtpSink
) -> None:
    bob = Client(mailing_server, "Bob")
    assert request_mail(bob.http, "bob@mail.example").status_code == 204
    (old,) = wait_for_tokens(smtp_sink, 1)
    assert request_mail(bob.http, "bob2@mail.example").status_code == 204
    _, new = wait_for_tokens(smtp_sink, 2)
    assert refused(use_token(bob.http, old)) == (404, "invalid-email-link")
    assert use_token(bob.http, new).json()["address"] == "bob2@mail.example"


def test_email_token_expires(mailing_server: Server, smtp_sink: SmtpSink) -> None:
    eve = Client(mailing_server, "Eve")
    assert request_mail(eve.http, "eve@mail.example").status_code == 204
    (ticket,) = wait_for_tokens(smtp_sink, 1)
    older = "UPDATE email_token SET created_at = created_at - :s WHERE guest_id = :guest"
    mailing_server.sql(older, s=EMAIL_TOKEN_TTL_S["confirm"], guest=eve.id)
    assert refused(use_token(eve.http, ticket)) == (404, "invalid-email-link")
    assert notification_settings(eve)["verified_email"] is None


def test_refused_email_address_is_reported_to_guest(
    mailing_server: Server, smtp_sink: SmtpSink
) -> None:
    dan = Client(mailing_server, "Dan")
    assert request_mail(dan.http, "gone@mail.example").status_code == 204
    wait_until(lambda: notification_settings(dan)["pending_email"]["undeliverable"])
    assert smtp_sink.mails == []


@pytest.mark.parametrize(
    "address",
    ["x@y", "a b@mail.example", "a@b@", "@mail.example", "a@mail..example", "a@-mail.example",
     ".a@mail.example", "a..b@mail.example", "é@mail.example", "a@1.2.3.4", "a@[127.0.0.1]",
     "a@mail.example\r\nBcc: b@mail.example", "a" * 65 + "@mail.example", "a,b@mail.example"],
)  # fmt: skip
def test_invalid_email_address_is_refused(
    mailing_server: Server, smtp_sink: SmtpSink, address: str
) -> None:
    with pytest.raises(InvalidAddress):
        parse_address(address)
    guest = new_browser(mailing_server)
    assert refused(request_mail(guest, address, "email/login-link")) == (400, "bad-address")
    assert smtp_sink.mails == []


def test_international_email_address_is_normalised() -> None:
    assert parse_address(" O'Neil+games@Bücher.Example ") == "O'Neil+games@xn--bcher-kva.example"


# --- Login ------------------------------------------------------------------------------------


def test_email_sign_in_token_works_once(mailing_server: Server, smtp_sink: SmtpSink) -> None:
    fay = Client(mailing_server, "Fay")
    confirm_address(fay, smtp_sink, "fay@mail.example")
    phone = new_browser(mailing_server)
    assert request_mail(phone, "FAY@mail.example", "email/login-link").status_code == 204
    ticket = wait_for_tokens(smtp_sink, 2)[-1]
    assert refused(use_token(phone, ticket)) == (404, "invalid-email-link")  # it verifies nothing
    answer = use_token(phone, ticket, "login")
    assert answer.json()["id"] == fay.id
    assert phone.get("/api/guest").json()["nickname"] == "Fay"
    assert phone.cookies["saboteur_guest"] != fay.token
    assert len(fay.http.get("/api/guest/devices").json()["devices"]) == 2
    thief = new_browser(mailing_server)
    assert refused(use_token(thief, ticket, "login")) == (404, "invalid-email-link")
    assert "saboteur_guest" not in thief.cookies
    # The link is valid for a quarter of an hour.
    assert request_mail(phone, "fay@mail.example", "email/login-link").status_code == 204
    ticket = wait_for_tokens(smtp_sink, 3)[-1]
    older = "UPDATE email_token SET created_at = created_at - :s WHERE guest_id = :guest"
    mailing_server.sql(older, s=EMAIL_TOKEN_TTL_S["login"], guest=fay.id)
    assert refused(use_token(thief, ticket, "login")) == (404, "invalid-email-link")


def test_email_sign_in_does_not_reveal_unknown_addresses(
    mailing_server: Server, smtp_sink: SmtpSink
) -> None:
    gil = Client(mailing_server, "Gil")
    confirm_address(gil, smtp_sink, "gil@mail.example")
    client = new_browser(mailing_server)
    known = request_mail(client, "gil@mail.example", "email/login-link")
    unknown = request_mail(client, "nobody@mail.example", "email/login-link")
    assert (known.status_code, known.content) == (unknown.status_code, unknown.content)
    wait_for_tokens(smtp_sink, 2)
    wait_until_outbox_empty(mailing_server)
    assert [str(each["To"]) for each in smtp_sink.mails] == ["gil@mail.example"] * 2


def test_shared_email_address_mails_one_link_per_guest(
    mailing_server: Server, smtp_sink: SmtpSink
) -> None:
    people = [Client(mailing_server, f"Child {number}") for number in range(2)]
    for person in people:
        confirm_address(person, smtp_sink, "family@mail.example")
    client = new_browser(mailing_server)
    assert request_mail(client, "family@mail.example", "email/login-link").status_code == 204
    wait_until(lambda: len(smtp_sink.mails) == 3)
    text = smtp_sink.mails[-1].get_content()
    assert ("Child 0: http" in text, "Child 1: http" in text) == (True, True)
    _, second = [ticket for kind, ticket in EMAIL_TOKEN.findall(text) if kind == "login"]
    assert use_token(client, second, "login").json()["id"] == people[1].id


# --- Unsubscription ---------------------------------------------------------------------------


def test_one_click_unsubscribe_stops_only_mail(mailing_server: Server, smtp_sink: SmtpSink) -> None:
    hal = Client(mailing_server, "Hal")
    confirm_address(hal, smtp_sink, "hal@mail.example")
    ((leave,),) = mailing_server.sql(
        "SELECT unsubscribe_token FROM verified_email WHERE guest_id = :guest", guest=hal.id
    )
    way = f"{mailing_server.url}/api/email/unsubscribe/{leave}"
    shown = httpx.get(way)
    assert (shown.status_code, shown.headers["location"]) == (303, f"/email#unsubscribe.{leave}")
    assert (
        notification_settings(hal)["preferences"]["email"] is True
    )  # opening the page changes nothing
    # As a mail program does it: no cookie, no origin.
    answer = httpx.post(way, content="List-Unsubscribe=One-Click", headers=FORM_HEADERS)
    assert answer.status_code == 204
    found = notification_settings(hal)
    assert (found["preferences"]["email"], found["verified_email"]["address"]) == (
        False,
        "hal@mail.example",
    )
    assert refused(httpx.post(f"{mailing_server.url}/api/email/unsubscribe/{UNKNOWN_TOKEN}")) == (
        404,
        "invalid-email-link",
    )
    assert refused(httpx.post(f"{mailing_server.url}/api/email/unsubscribe/x")) == (
        404,
        "invalid-email-link",
    )


def test_deleted_email_address_invalidates_tokens(
    mailing_server: Server, smtp_sink: SmtpSink
) -> None:
    ida = Client(mailing_server, "Ida")
    confirm_address(ida, smtp_sink, "ida@mail.example")
    assert (
        request_mail(
            new_browser(mailing_server), "ida@mail.example", "email/login-link"
        ).status_code
        == 204
    )
    ticket = wait_for_tokens(smtp_sink, 2)[-1]
    assert ida.http.delete("/api/guest/notifications/email").status_code == 204
    assert (
        notification_settings(ida)["verified_email"],
        notification_settings(ida)["pending_email"],
    ) == (
        None,
        None,
    )
    assert refused(use_token(new_browser(mailing_server), ticket, "login")) == (
        404,
        "invalid-email-link",
    )


# --- Rate limits ------------------------------------------------------------------------------


def test_requesting_mails_is_rate_limited(mailing_server: Server) -> None:
    jan = Client(mailing_server, "Jan")
    answers = [
        request_mail(jan.http, f"jan{number}@mail.example")
        for number in range(Rates().new_mails.tokens)
    ]
    assert {answer.status_code for answer in answers} == {204}
    assert refused(request_mail(jan.http, "jan@mail.example")) == (429, "rate-limited")
    # Or they would arrive while the next test counts its own mails.
    wait_until_outbox_empty(mailing_server)


def wait_until_outbox_empty(server: Server) -> None:
    wait_until(
        lambda: (
            server.sql("SELECT count(*) FROM verification_mail WHERE send_at IS NOT NULL") == [(0,)]
        )
    )


@pytest.mark.parametrize("guests", [200, pytest.param(10_000, marks=pytest.mark.soak)])
async def test_mails_per_address_are_limited_over_all_guests(
    storage: TableStore, guests: int
) -> None:
    boxes = EmailAddressStore(storage.database)
    ada, _ = await create_guest(storage, "Ada")

    async def ask(number: int, now: float) -> None:
        whose = ada.id if number % 100 == 0 else None
        kind: VerificationKind = "login" if whose is None else "confirm"
        await boxes.request_verification(
            kind, whose, f"{'Vv'[number % 2]}ictim@mail.example", "en", now
        )

    await asyncio.gather(*(ask(number, 1e9) for number in range(guests)))
    assert await count_rows(storage, "verification_mail") == MAX_MAILS_PER_HOUR
    for hour in range(1, 9):
        await asyncio.gather(*(ask(number, 1e9 + hour * 3601) for number in range(5)))
    assert await count_rows(storage, "verification_mail") == MAX_MAILS_PER_DAY
    await boxes.purge(1e9 + 3 * 24 * 3600)
    assert await count_rows(storage, "verification_mail") == 0


async def test_guests_per_email_address_are_limited(storage: TableStore) -> None:
    boxes = EmailAddressStore(storage.database)
    for number in range(MAX_GUESTS_PER_ADDRESS + 1):
        now = 1e9 + number * 24 * 3600
        guest, _ = await create_guest(storage, f"Child {number}")
        await boxes.request_verification("confirm", guest.id, "all@mail.example", "en", now)
        verification = (await boxes.due_verifications(now, 10))[-1]
        await boxes.add_token(verification, guest.id, UNKNOWN_TOKEN, now)
        found = await boxes.verify_address(UNKNOWN_TOKEN, now)
        assert (found is None) == (number == MAX_GUESTS_PER_ADDRESS)
        # Of two pages that open one link, the second is too late.
        assert await boxes.verify_address(UNKNOWN_TOKEN, now) is None
        await boxes.finish_verification(verification)
    assert len(await boxes.find_by_address("ALL@mail.example")) == MAX_GUESTS_PER_ADDRESS
