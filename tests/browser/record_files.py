"""Record files that are shared with a page, or uploaded to it."""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

SHARE_FILE_JS: Final = """(where) => {
    const form = document.createElement("form");
    form.method = "post";
    form.enctype = "multipart/form-data";
    form.action = where;
    const input = document.createElement("input");
    Object.assign(input, { type: "file", name: "record" });
    const box = new DataTransfer();
    box.items.add(new File(["no record"], "game.txt", { type: "text/plain" }));
    input.files = box.files;
    form.append(input);
    document.body.append(form);
    form.submit();
}"""
"""JavaScript that shares a file with the page as another app would."""


def upload(page: Page, file: Path) -> None:
    page.locator("input[type=file]").set_input_files(file)
