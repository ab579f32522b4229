"""Requests from a page, and checks of its layout."""

from playwright.sync_api import Page

FETCH_JS = """([method, path, body]) => fetch(path, {method, body: body && JSON.stringify(body),
    headers: {"Content-Type": "application/json"}}).then((answer) => answer.text())"""


def assert_no_horizontal_scroll(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
