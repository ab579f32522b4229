"""Tests of people, groups and profiles, by keyboard and on a phone."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import BLANK_PATH, PHONE, NewPage, ResumeGame, SharedServer
from tests.browser.lobby_actions import check_axe, join, open_table
from tests.browser.page_checks import FETCH_JS, assert_no_horizontal_scroll


@pytest.fixture
def ignored_errors() -> re.Pattern[str]:
    """Ignore the errors for an expired link and for private data."""
    return re.compile("40[34]|410")


def start_game_together(host: Page, guest: Page) -> str:
    code = open_table(host, "Ada", ruleset="duel", seats=2)
    guest.evaluate(FETCH_JS, ["POST", "/api/guest", {"nickname": "Bob"}])
    join(guest, code)
    host.get_by_role("button", name="Start").click()
    expect(host.get_by_role("button", name="Start")).to_have_count(0)
    return code


def test_recent_player_can_be_invited_and_blocked(new_page: NewPage) -> None:
    host, guest = new_page(BLANK_PATH), new_page(BLANK_PATH, **PHONE)
    start_game_together(host, guest)
    host.goto("/people")
    entry = host.get_by_role("listitem").filter(has_text="Bob")
    expect(entry).to_contain_text("1 game, last on")
    check_axe(host)
    host.get_by_role("button", name="Invite Bob").press("Enter")
    expect(host.get_by_role("status").first).to_contain_text("Bob is invited to table")
    guest.goto("/")
    asked = guest.get_by_role("region", name="You are invited")
    expect(asked).to_contain_text("Ada asks you to The Duel")
    assert_no_horizontal_scroll(guest)
    check_axe(guest)
    asked.get_by_role("button", name=re.compile("^No, thank you")).click()
    expect(asked).to_have_count(0)
    # Then Ada blocks the guest.
    host.get_by_role("button", name="More about Bob").press("Enter")
    entry.get_by_role("button", name="Block", exact=True).press("Enter")
    expect(entry.get_by_role("button", name="Leave it")).to_be_focused()
    entry.get_by_role("button", name="Block", exact=True).press("Enter")
    expect(entry).to_contain_text("blocked")
    expect(host.get_by_role("button", name="Invite Bob")).to_have_count(0)
    guest.goto("/people")
    guest.get_by_role("button", name="Invite Ada").click()
    # So it seems to them.
    expect(guest.get_by_role("status").first).to_contain_text("Ada is invited")
    host.goto("/")
    host.get_by_role("link", name="Your career").wait_for()
    expect(host.get_by_role("region", name="You are invited")).to_have_count(0)


def test_group_is_created_joined_and_plays_season(new_page: NewPage) -> None:
    host, guest = new_page(BLANK_PATH), new_page(BLANK_PATH, **PHONE)
    host.evaluate(FETCH_JS, ["POST", "/api/guest", {"nickname": "Ada"}])
    host.goto("/people")
    host.get_by_label("Name of the group").fill("The Crew")
    host.get_by_label("Name of the group").press("Enter")
    expect(host.get_by_role("heading", name="The Crew", level=1)).to_be_visible()
    link = host.get_by_role("textbox", name="Link for new members").input_value()
    host.get_by_role("button", name="New season").click()
    host.get_by_label("Name of the season").fill("Spring")
    host.get_by_role("button", name="Begin it").click()
    expect(host.get_by_role("combobox", name="Seasons")).to_contain_text("Spring")
    check_axe(host)
    # A guest with the link needs no nickname yet.
    guest.goto(link)
    expect(guest.get_by_role("heading", name="The Crew", level=1)).to_be_visible()
    expect(guest.locator("main")).not_to_contain_text("Ada")
    check_axe(guest)
    guest.get_by_role("button", name="Become a member").click()
    expect(guest.get_by_role("heading", name="Members", exact=True)).to_be_visible()
    assert_no_horizontal_scroll(guest)
    place = guest.url
    host.get_by_role("button", name="Another link").click()
    expect(host.get_by_role("status").filter(has_text="old link")).to_be_visible()
    late = new_page(link)
    expect(late.get_by_role("alert")).to_contain_text("This link is old")
    # A table for members of the group, which nobody else finds.
    host.get_by_role("button", name="Open a table for the group").click()
    host.locator(".seats li").first.wait_for()
    code = host.url.rpartition("/")[2]
    expect(host.locator("main")).to_contain_text("Only members of a group")
    host.get_by_role("button", name="Change", exact=True).click()
    expect(host.get_by_role("radio", name="The Crew")).to_be_checked()
    guest.goto(place)
    expect(guest.get_by_role("link", name=re.compile(code))).to_be_visible()
    late.goto(f"/t/{code}")
    expect(late.locator("body")).not_to_contain_text("Ada")


def test_finished_game_shows_in_profile_stats(
    resume_game: ResumeGame, shared_server: SharedServer
) -> None:
    page = resume_game("MENES", **PHONE)
    page.goto("/profile")
    box = page.get_by_role("region", name="Saboteur: The Lost Mines")
    expect(box).to_be_visible()
    assert shared_server.tables["MENES"].game.over
    roles = box.get_by_role("table", name="By role")
    expect(roles.get_by_role("row")).not_to_have_count(1)
    assert_no_horizontal_scroll(page)
    check_axe(page)
    for choice in ("Members of my groups", "The Duel"):
        with page.expect_response(lambda answer: answer.request.method == "PUT"):
            page.get_by_label(choice, exact=True).check()
    expect(page.get_by_role("status").filter(has_text="Kept.")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Members of my groups")).to_be_checked()
    expect(page.get_by_label("The Duel", exact=True)).to_be_checked()
    page.get_by_role("link", name=re.compile("MENES")).click()
    expect(page).to_have_url(re.compile("/replay/MENES"))
