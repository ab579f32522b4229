"""Tests of passkeys in a browser: one guest on two devices."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import BLANK_PATH, PHONE, SIGN_UP_JS, NewPage
from tests.browser.lobby_actions import check_axe


def with_authenticator(page: Page) -> str:
    """Add a virtual authenticator that accepts every request, and return its id."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    added = session.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2",
                "transport": "internal",
                "hasResidentKey": True,
                "hasUserVerification": True,
                "isUserVerified": True,
            }
        },
    )
    return str(added["authenticatorId"])


@pytest.fixture
def localhost_address(address: str) -> str:
    """Return the address with ``localhost``: passkeys are bound to names, not to IP addresses."""
    return address.replace("127.0.0.1", "localhost")


def open_settings(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Stay myself: passkeys").click()


def test_passkey_signs_guest_in_on_second_device(new_page: NewPage, localhost_address: str) -> None:
    desk = new_page(BLANK_PATH, base_url=localhost_address)
    desk.evaluate(SIGN_UP_JS)
    first = with_authenticator(desk)
    open_settings(desk)
    desk.get_by_role("button", name="Add a passkey").click()
    keys = desk.get_by_role("list", name="Passkeys")
    expect(keys.get_by_role("listitem")).to_have_count(1)
    expect(keys).to_contain_text("Made with Chrome")
    check_axe(desk)
    session = desk.context.new_cdp_session(desk)
    session.send("WebAuthn.enable")
    held = session.send("WebAuthn.getCredentials", {"authenticatorId": first})["credentials"]

    # A phone that synchronises passkeys with the desktop.
    phone = new_page(BLANK_PATH, base_url=localhost_address, **PHONE)
    second = with_authenticator(phone)
    carrier = phone.context.new_cdp_session(phone)
    carrier.send("WebAuthn.enable")
    carrier.send("WebAuthn.addCredential", {"authenticatorId": second, "credential": held[0]})
    open_settings(phone)
    phone.get_by_role("button", name="Come in with a passkey").click()
    expect(phone.get_by_role("dialog")).to_have_count(0)
    who = "() => fetch('/api/guest').then((answer) => answer.json())"
    assert phone.evaluate(who) == desk.evaluate(who)

    keys.get_by_role("button", name="Forget").click()
    desk.get_by_role("button", name="Forget", exact=True).last.click()
    expect(keys.get_by_role("listitem")).to_have_count(0)
    open_settings(phone)
    phone.get_by_role("button", name="Come in with a passkey").click()
    expect(phone.get_by_text("Nobody here has this passkey.")).to_be_visible()


@pytest.mark.soak
def test_ip_address_origin_offers_no_passkeys(new_page: NewPage) -> None:
    page = new_page(BLANK_PATH)
    open_settings(page)
    expect(page.get_by_text("an address with https")).to_be_visible()
    expect(page.get_by_role("button", name="Come in with a passkey")).to_have_count(0)
