"""What a page says before any script runs, and which addresses there are."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from saboteur.games.registry import catalogue
from saboteur.server.app import build
from saboteur.server.http import context
from saboteur.server.http.head import HEIGHT, WIDTH, language_of
from saboteur.server.http.static import STATIC
from saboteur.server.limits import WRONG_CODES
from saboteur.server.settings import Settings
from saboteur.table.bots import offered
from saboteur.table.limits import Rate
from saboteur.texts import Texts, languages
from tests.server.house import Person, Server

META: Final = re.compile(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />')
FRENCH: Final = {"Accept-Language": "fr-FR,fr;q=0.9,en;q=0.8"}
BOXES: Final = [entry.id for entry in catalogue() if entry.kind == "box"]
UNKNOWN_CODE: Final = "ZZZZ9"


def told(page: httpx.Response) -> dict[str, str]:
    """Return the facts that stand in a page, its title among them."""
    found = re.search("<title>(.*)</title>", page.text)
    assert found
    facts = {name: unescape(what) for name, what in META.findall(page.text)}
    return facts | {"title": unescape(found[1])}


def inside(data: Path, **settings: Any) -> TestClient[Litestar]:  # noqa: ANN401
    """Return a visitor of a server without a network."""
    return TestClient(build(Settings(data=data, **settings)), base_url="http://127.0.0.1")


@pytest.fixture(scope="module")
def site(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as client:
        yield client


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "en"),
        ("fr", "fr"),
        ("FR-be", "fr"),
        ("de,fr;q=0.5,en;q=0.4", "fr"),
        ("en;q=0.4,fr;q=0.5", "fr"),
        ("fr;q=0,en", "en"),
        ("fr;q=nonsense,en;q=0.1", "en"),
        ("frr", "en"),
        (",;q=,=", "en"),
    ],
)
def test_the_language_is_the_visitors(accepted: str, language: str) -> None:
    assert language_of(accepted) == language


def test_every_page_has_a_title_and_a_sentence_of_its_own(site: httpx.Client) -> None:
    for headers, language in (({}, "en"), (FRENCH, "fr")):
        pages = ("/", "/learn", "/rules", "/cards", "/replay", "/rules/duel", "/nowhere")
        facts = [told(site.get(path, headers=headers)) for path in pages]
        assert len({each["title"] for each in facts}) == len(pages)
        assert len({each["description"] for each in facts}) == len(pages)
        assert all("{" not in "".join(each.values()) for each in facts)
        assert facts[0]["title"] == "Saboteur"
        assert facts[1]["og:title"] == Texts(language).text("learn-title")
        duel = Texts(language).text("box-duel")
        assert facts[5]["og:title"] == Texts(language).text("howto-title", box=duel)
        for each in facts:
            assert each["og:description"] == each["description"] == each["twitter:description"]


def spoken(page: httpx.Response) -> str:
    """Return the language that a page says it is in."""
    found = re.search(r'<html [^>]*lang="(\w+)"', page.text)
    return found[1] if found else ""


def test_each_language_is_a_page_of_its_own(site: httpx.Client) -> None:
    english, french = site.get("/"), site.get("/", headers=FRENCH)
    assert (spoken(english), spoken(french)) == ("en", "fr")
    assert (told(english)["og:locale"], told(french)["og:locale"]) == ("en_GB", "fr_FR")
    for page in (english, french):
        assert page.headers["vary"] == "Accept-Encoding, Accept-Language"
    plain = site.get("/", headers={"Accept-Encoding": "identity"})
    tags = {page.headers["etag"] for page in (english, french, plain)}
    assert len(tags) == 3
    for language in languages():
        page = site.get("/", headers={"Accept-Language": language})
        assert spoken(page) == language
    known = {"If-None-Match": f'"other", W/{english.headers["etag"]}'}
    assert site.get("/", headers=known).status_code == 304
    assert site.get("/", headers=known | FRENCH).status_code == 200


@pytest.mark.parametrize("box", BOXES)
def test_a_link_to_a_table_names_its_box_and_nothing_else(
    server: Server, site: httpx.Client, box: str
) -> None:
    host = Person(server, "Balin the host")
    code = host.open_table(ruleset=box, seats=2 if box == "duel" else 3)
    page = site.get(f"/t/{code}")
    facts = told(page)
    assert facts["title"] == f"{code} · Saboteur"
    assert facts["og:title"] == Texts("en").text("site-table", box=Texts("en").text(f"box-{box}"))
    assert facts["og:description"] == Texts("en").attribute(f"box-{box}", "description")
    assert facts["og:url"] == f"{server.url}/t/{code}"
    assert facts["og:image"] == f"{server.url}/previews/{box}.png"
    assert facts["robots"] == "noindex"
    assert "Balin" not in page.text
    # Whoever sits there gets the very same page as a stranger: no cookie is looked at.
    assert host.http.get(f"/t/{code}").text == page.text
    assert site.get(f"/t/{code.lower()}").text == page.text


def test_a_code_that_leads_nowhere_has_the_card_of_the_site(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(context, "WRONG_CODES", Rate(WRONG_CODES.credits, 1e6))
    with inside(tmp_path) as visitor:
        origin = {"Origin": "http://127.0.0.1"}
        visitor.post("/api/guest", json={"nickname": "Ada"}, headers=origin)
        wish = {"ruleset": "duel", "seats": 2}
        code = visitor.post("/api/tables", json=wish, headers=origin).json()["code"]
        visitor.cookies.clear()
        assert told(visitor.get(f"/t/{code}"))["og:image"].endswith("/previews/duel.png")
        general = visitor.get(f"/t/{UNKNOWN_CODE}")
        assert general.status_code == 404
        assert told(general)["og:image"].endswith("/previews/site.png")
        # Guessing by the page is counted as guessing by the interface is.
        for _ in range(WRONG_CODES.credits - 1):
            visitor.get(f"/t/{UNKNOWN_CODE}")
        assert visitor.get(f"/api/tables/{code}").status_code == 429
        hidden = visitor.get(f"/t/{code}")
        assert hidden.text.replace(code, UNKNOWN_CODE) == general.text
        # Then no status tells whether a table is there.
        assert hidden.status_code == visitor.get(f"/t/{UNKNOWN_CODE}").status_code == 200


def test_absolute_addresses_are_those_that_others_type_in(tmp_path: Path) -> None:
    with inside(tmp_path, public_url="https://mine.example/") as visitor:
        facts = told(visitor.get("/rules/base"))
    assert facts["og:url"] == "https://mine.example/rules/base"
    assert facts["og:image"] == "https://mine.example/previews/saboteur.png"


def test_no_address_or_host_writes_into_the_page(site: httpx.Client) -> None:
    for path in ('/rules/"><script>x', "/learn/%3Cscript%3Ex"):
        assert "<script>x" not in site.get(path).text
    page = site.get("/", headers={"Host": 'x"><script>x'})
    assert "<script>x" not in page.text


@pytest.mark.parametrize(
    "path", ["/nowhere", "/t/ABC", "/t", "/tv/ABCDE/x", "/home/x", "/move/x", "/unknown"]
)
def test_an_address_that_leads_nowhere_is_a_page_of_its_own(site: httpx.Client, path: str) -> None:
    page = site.get(path, headers=FRENCH)
    assert page.status_code == 404
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert told(page)["title"].startswith(Texts("fr").text("unknown-title"))
    assert '<a href="/">' in page.text
    again = site.get(path, headers=FRENCH | {"If-None-Match": page.headers["etag"]})
    assert again.status_code == 404


@pytest.mark.parametrize(
    "path", ["/home", "/learn/duel/3", "/rules/B-24/", "/cards/duel", "/replay", "/move", "//rules"]
)
def test_the_addresses_of_the_client_are_known(site: httpx.Client, path: str) -> None:
    assert site.get(httpx.URL(str(site.base_url)).copy_with(raw_path=path.encode())).is_success


@pytest.mark.parametrize("path", ["/api/nowhere", "/previews/chess.png", "/fonts/none"])
def test_what_is_no_page_is_answered_as_a_problem(site: httpx.Client, path: str) -> None:
    answer = site.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "http-404")


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/favicon.svg", 200),
        ("/nowhere", 404),
        ("/healthz", 200),
        ("/metrics", 200),
        ("/api/catalogue", 200),
        ("/api/guest/tables", 401),
        ("/api/nowhere", 404),
        ("/api/guest/transfer", 405),
    ],
)
def test_head_answers_like_get(site: httpx.Client, path: str, status: int) -> None:
    head, got = site.head(path), site.get(path)
    assert (head.status_code, got.status_code, head.content) == (status, status, b"")
    passing = {"date", "content-length"} if path == "/metrics" else {"date"}
    assert {name: head.headers[name] for name in head.headers if name not in passing} == {
        name: got.headers[name] for name in got.headers if name not in passing
    }


def test_what_is_not_allowed_names_what_is(site: httpx.Client) -> None:
    assert site.put("/api/catalogue").headers["allow"] == "GET, HEAD, OPTIONS"


def test_figures_name_their_charset_once(site: httpx.Client) -> None:
    assert site.get("/metrics").headers["content-type"] == (
        "text/plain; version=0.0.4; charset=utf-8"
    )


def test_what_can_be_no_id_is_not_found(kept_in: str | None, tmp_path: Path) -> None:
    with inside(tmp_path, database_url=kept_in) as visitor:
        for path in ("replays/%00", "replays/%00/record", "replays/%00/0", "tables/%00/replay"):
            assert visitor.get(f"/api/{path}").status_code == 404, path


@pytest.mark.parametrize("box", BOXES)
def test_each_box_has_a_picture(site: httpx.Client, box: str) -> None:
    picture = site.get(f"/previews/{box}.png")
    assert picture.headers["content-type"] == "image/png"
    # Chats that show it from here may do so.
    assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
    assert len(picture.content) <= 60_000
    sizes = picture.content[16:20], picture.content[20:24]
    assert [int.from_bytes(size) for size in sizes] == [WIDTH, HEIGHT]


@pytest.mark.parametrize(
    ("path", "media"),
    [
        ("/favicon.ico", "image/x-icon"),
        ("/favicon.svg", "image/svg+xml"),
        ("/apple-touch-icon.png", "image/png"),
    ],
)
def test_the_site_has_its_icons(site: httpx.Client, path: str, media: str) -> None:
    assert path in (STATIC / "index.html").read_text("utf-8")
    answer = site.get(path)
    assert answer.headers["content-type"].partition(";")[0] == media
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"


def test_a_page_names_the_boxes_that_have_the_strongest_bots(site: httpx.Client) -> None:
    found = re.search(r'<html [^>]*data-masters="([^"]*)"', site.get("/").text)
    named = found[1].split() if found else []
    assert named == sorted(box for box in BOXES if "master" in offered(box, {}))
