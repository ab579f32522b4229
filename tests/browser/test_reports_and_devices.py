"""Tests of reporting a guest, revoking a device, and the message about a ban."""

import re

from playwright.sync_api import Page, expect

from tests.browser.axe import axe_violations
from tests.browser.conftest import BLANK_PATH, PHONE, NewPage
from tests.browser.lobby_actions import check_axe, join, open_table


def own_data(page: Page) -> dict[str, list[dict[str, object]]]:
    found: dict[str, list[dict[str, object]]] = page.evaluate(
        "() => fetch('/api/guest/data').then((answer) => answer.json())"
    )
    return found


def test_player_is_reported_from_chat_and_from_menu(new_page: NewPage) -> None:
    host = new_page(BLANK_PATH)
    code = open_table(host, "Ada", seats=3)
    guest = new_page(BLANK_PATH, **PHONE)
    join(guest, code)
    guest.get_by_role("button", name="Oops!").click()
    host.get_by_role("button", name=re.compile("^Report ")).press("Enter")
    sheet = host.get_by_role("dialog", name=re.compile("^Report "))
    expect(sheet).to_contain_text("isn’t told who wrote")
    check_axe(host)
    sheet.get_by_role("button", name="Send the report").press("Enter")
    expect(sheet).not_to_contain_text("Thank you")  # nothing is sent without a reason
    sheet.get_by_role("radio", name="A name that hurts").check()
    sheet.get_by_label("In your own words").fill("x" * 450)
    expect(sheet.get_by_role("status")).to_have_text("50 characters left")
    sheet.get_by_role("button", name="Send the report").press("Enter")
    expect(sheet).to_contain_text("Thank you")
    close = sheet.get_by_role("button", name="Close").last
    expect(close).to_be_focused()
    close.press("Enter")
    expect(sheet).to_have_count(0)
    (made,) = own_data(host)["reports"]
    assert (made["table"], made["reason"], len(str(made["comment"]))) == (code, "name", 450)
    guest.get_by_role("button", name="More about Ada").click()
    guest.get_by_role("button", name="What to do about Ada").click()
    guest.get_by_role("button", name="Report them").click()
    expect(guest.get_by_role("dialog", name="Report Ada")).to_be_visible()
    assert axe_violations(guest) == []


def test_revoked_device_is_signed_out_at_once(new_page: NewPage) -> None:
    phone = new_page(BLANK_PATH, **PHONE)
    code = open_table(phone, "Ada", seats=3)
    phone.locator(".seats li").first.wait_for()
    token = phone.evaluate(
        """() => fetch("/api/guest/device-transfer", {method: "POST", body: "{}"})
            .then((answer) => answer.json()).then(({ token }) => token)"""
    )
    desk = new_page(BLANK_PATH)
    desk.evaluate(
        """(token) =>
            fetch("/api/guest/device-transfer/accept",
                  { method: "POST", body: JSON.stringify({ token }) })""",
        token,
    )
    desk.goto("/")
    desk.get_by_role("button", name="Settings").click()
    desk.get_by_role("button", name="Which devices know me").press("Enter")
    devices = desk.get_by_role("list", name="My devices")
    expect(devices.get_by_role("listitem")).to_have_count(2)
    expect(devices).to_contain_text("this device")
    check_axe(desk)
    devices.get_by_role("button", name=re.compile("^Forget ")).press("Enter")
    expect(desk.get_by_role("button", name="Keep it")).to_be_focused()
    desk.get_by_role("button", name="Forget", exact=True).press("Enter")
    expect(devices.get_by_role("listitem")).to_have_count(1)
    expect(phone.get_by_role("heading", level=1)).to_have_text(re.compile("does not exist"))
    assert code
