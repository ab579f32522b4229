"""Tests of ``saboteur static``, which writes a folder for a static web host."""

import json
import re
from base64 import b64encode
from hashlib import sha256
from html import unescape
from pathlib import Path

import pytest

from saboteur.server.http.csp import CONTENT_SECURITY_POLICY
from saboteur.server.http.static_assets import BROTLI_SUFFIX, INDEX_NAME, STATIC_DIR
from saboteur.server.static_export import NOT_FOUND_PAGE
from saboteur.texts import languages
from tests.cli.in_process_command import run

POLICY = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)" />')


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return the path of the folder to write; neither it nor its parent exists yet."""
    return tmp_path / "deep" / "site"


def test_the_folder_has_every_file_of_the_client(folder: Path) -> None:
    answer = run("static", str(folder))
    assert (answer.returncode, answer.stderr) == (0, "")
    assert str(folder) in answer.stdout
    written = {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}
    built = {
        path.relative_to(STATIC_DIR)
        for path in STATIC_DIR.rglob("*")
        if path.is_file() and path.suffix != BROTLI_SUFFIX
    }
    assert written == built | {Path(NOT_FOUND_PAGE), Path(".nojekyll")}
    changed = {
        str(name)
        for name in built
        if (folder / name).read_bytes() != (STATIC_DIR / name).read_bytes()
    }
    manifests = {f"manifest.{language}.webmanifest" for language in languages()}
    assert changed == {INDEX_NAME} | manifests
    for name in manifests:
        before, after = (json.loads((where / name).read_text()) for where in (STATIC_DIR, folder))
        # Without a server there is nobody to join.
        assert [each["url"] for each in before["shortcuts"]] == ["./?play", "./?join"]
        assert after == before | {"shortcuts": before["shortcuts"][:1]}


def test_its_page_says_what_it_is_and_names_nothing_by_an_absolute_address(folder: Path) -> None:
    assert run("--lang", "fr", "static", str(folder)).returncode == 0
    page = (folder / INDEX_NAME).read_text("utf-8")
    assert '<html data-house="here" lang="fr">' in page
    assert "manifest.fr.webmanifest" in page
    assert re.findall(r'(?:href|src|content)="(?:/|https?:)[^"]*"', page) == []
    named = re.findall(r'(?:href|src|content)="\./([^"]*)"', page)
    assert len(named) > 10
    assert [name for name in named if not (folder / name).is_file()] == []
    # The page contains the security policy that a server sends as a header, before any script.
    policy = unescape(POLICY.findall(page.partition("<script")[0])[0])
    assert f"{policy}; frame-ancestors 'none'" == CONTENT_SECURITY_POLICY


def test_not_found_page_csp_allows_only_its_own_script(folder: Path) -> None:
    assert run("static", str(folder)).returncode == 0
    page = (folder / NOT_FOUND_PAGE).read_text("utf-8")
    (script,) = re.findall("<script[^>]*>(.*?)</script>", page, re.DOTALL)
    digest = b64encode(sha256(script.encode()).digest()).decode()
    assert f"script-src 'sha256-{digest}'" in unescape(POLICY.findall(page)[0])
    assert '<p lang="en">' in page
    assert '<p lang="fr">' in page


def test_static_command_writes_server_address(folder: Path) -> None:
    address = "https://play.example/a&b/"
    assert run("static", str(folder), "--server", address).returncode == 0
    page = (folder / INDEX_NAME).read_text("utf-8")
    assert '<html data-house="here" data-server="https://play.example/a&amp;b" lang="en">' in page
    for name in ("manifest.en.webmanifest", "offline.js"):
        assert (folder / name).read_bytes() == (STATIC_DIR / name).read_bytes()


@pytest.mark.parametrize(
    "server", ["play.example", "ftp://play.example", "https://", "https://a/?x", "http://[", ""]
)
def test_static_command_refuses_invalid_server_address(folder: Path, server: str) -> None:
    answer = run("static", str(folder), "--server", server)
    assert answer.returncode == 2
    assert "is no address of a server" in answer.stderr
    assert not folder.exists()


def test_no_file_is_overwritten(folder: Path) -> None:
    folder.mkdir(parents=True)
    assert run("static", str(folder)).returncode == 0  # an empty one is accepted
    (folder / INDEX_NAME).write_text("mine")
    for full in (folder, folder / INDEX_NAME):
        answer = run("static", str(full))
        assert answer.returncode == 2
        assert (
            answer.stderr
            == f"saboteur: {full} is not an empty folder; name one that is new or empty\n"
        )
    assert (folder / INDEX_NAME).read_text() == "mine"
    below = folder / INDEX_NAME / "site"
    assert run("static", str(below)).stderr == f"saboteur: nothing can be written to {below}\n"
