"""Pages without scripts: their metadata and addresses."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Final

import httpx
import pytest

from saboteur.bot_runtime.offered_bots import available_bots
from saboteur.games.registry import catalogue
from saboteur.server.http.page_meta import PREVIEW_HEIGHT, PREVIEW_WIDTH, preferred_language
from saboteur.server.http.static_assets import STATIC_DIR
from saboteur.server.rate_limits import Rates
from saboteur.table.rate_limiter import Rate
from saboteur.texts import Texts, languages
from tests.server.http_client import open_client
from tests.server.server_process import Client, Server

META: Final = re.compile(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />')
FRENCH_HEADERS: Final = {"Accept-Language": "fr-FR,fr;q=0.9,en;q=0.8"}
BOXES: Final = [entry.id for entry in catalogue() if entry.kind == "box"]
UNKNOWN_CODE: Final = "ZZZZ9"


def page_facts(page: httpx.Response) -> dict[str, str]:
    """Return the contents of a page's meta tags, and its title."""
    found = re.search("<title>(.*)</title>", page.text)
    assert found
    facts = {name: unescape(what) for name, what in META.findall(page.text)}
    return facts | {"title": unescape(found[1])}


@pytest.fixture(scope="module")
def site_client(server: Server) -> Iterator[httpx.Client]:
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
def test_page_language_follows_accept_language(accepted: str, language: str) -> None:
    assert preferred_language(accepted) == language


def test_every_page_has_a_title_and_a_sentence_of_its_own(site_client: httpx.Client) -> None:
    for headers, language in (({}, "en"), (FRENCH_HEADERS, "fr")):
        pages = ("/", "/learn", "/rules", "/cards", "/replay", "/rules/duel", "/nowhere")
        facts = [page_facts(site_client.get(path, headers=headers)) for path in pages]
        assert len({each["title"] for each in facts}) == len(pages)
        assert len({each["description"] for each in facts}) == len(pages)
        assert all("{" not in "".join(each.values()) for each in facts)
        assert facts[0]["title"] == "Saboteur"
        assert facts[1]["og:title"] == Texts(language).text("learn-title")
        duel = Texts(language).text("box-duel")
        assert facts[5]["og:title"] == Texts(language).text("howto-title", box=duel)
        for each in facts:
            assert each["og:description"] == each["description"] == each["twitter:description"]


def page_language(page: httpx.Response) -> str:
    found = re.search(r'<html [^>]*lang="(\w+)"', page.text)
    return found[1] if found else ""


def test_each_language_is_a_page_of_its_own(site_client: httpx.Client) -> None:
    english, french = site_client.get("/"), site_client.get("/", headers=FRENCH_HEADERS)
    assert (page_language(english), page_language(french)) == ("en", "fr")
    assert (page_facts(english)["og:locale"], page_facts(french)["og:locale"]) == ("en_GB", "fr_FR")
    for page in (english, french):
        assert page.headers["vary"] == "Accept-Encoding, Accept-Language"
    plain = site_client.get("/", headers={"Accept-Encoding": "identity"})
    tags = {page.headers["etag"] for page in (english, french, plain)}
    assert len(tags) == 3
    for language in languages():
        page = site_client.get("/", headers={"Accept-Language": language})
        assert page_language(page) == language
    known = {"If-None-Match": f'"other", W/{english.headers["etag"]}'}
    assert site_client.get("/", headers=known).status_code == 304
    assert site_client.get("/", headers=known | FRENCH_HEADERS).status_code == 200


@pytest.mark.parametrize("box", BOXES)
def test_table_link_preview_names_only_the_box(
    server: Server, site_client: httpx.Client, box: str
) -> None:
    host = Client(server, "Balin the host")
    code = host.open_table(ruleset=box, seats=2 if box == "duel" else 3)
    page = site_client.get(f"/t/{code}")
    facts = page_facts(page)
    assert facts["title"] == f"{code} · Saboteur"
    assert facts["og:title"] == Texts("en").text("site-table", box=Texts("en").text(f"box-{box}"))
    assert facts["og:description"] == Texts("en").attribute(f"box-{box}", "description")
    assert facts["og:url"] == f"{server.url}/t/{code}"
    assert facts["og:image"] == f"{server.url}/previews/{box}.png"
    assert facts["robots"] == "noindex"
    assert "Balin" not in page.text
    # A seated guest gets the same page as a stranger: cookies are ignored.
    assert host.http.get(f"/t/{code}").text == page.text
    assert site_client.get(f"/t/{code.lower()}").text == page.text


def test_unknown_table_link_shows_site_preview(tmp_path: Path) -> None:
    rates = Rates(wrong_codes=Rate(Rates().wrong_codes.tokens, 1e6))
    with open_client(tmp_path, rates=rates) as visitor:
        origin = {"Origin": "http://127.0.0.1"}
        visitor.post("/api/guest", json={"nickname": "Ada"}, headers=origin)
        wish = {"ruleset": "duel", "seats": 2}
        code = visitor.post("/api/tables", json=wish, headers=origin).json()["code"]
        visitor.cookies.clear()
        assert page_facts(visitor.get(f"/t/{code}"))["og:image"].endswith("/previews/duel.png")
        general = visitor.get(f"/t/{UNKNOWN_CODE}")
        assert general.status_code == 404
        assert page_facts(general)["og:image"].endswith("/previews/site.png")
        # Guesses by the page are counted as guesses by the API are.
        for _ in range(Rates().wrong_codes.tokens - 1):
            visitor.get(f"/t/{UNKNOWN_CODE}")
        assert visitor.get(f"/api/tables/{code}").status_code == 429
        hidden = visitor.get(f"/t/{code}")
        assert hidden.text.replace(code, UNKNOWN_CODE) == general.text
        # Then no status tells whether a table exists.
        assert hidden.status_code == visitor.get(f"/t/{UNKNOWN_CODE}").status_code == 200


def test_absolute_urls_use_public_address(tmp_path: Path) -> None:
    with open_client(tmp_path, public_url="https://mine.example/") as visitor:
        facts = page_facts(visitor.get("/rules/base"))
    assert facts["og:url"] == "https://mine.example/rules/base"
    assert facts["og:image"] == "https://mine.example/previews/saboteur.png"


def test_page_head_escapes_url_and_host(site_client: httpx.Client) -> None:
    for path in ('/rules/"><script>x', "/learn/%3Cscript%3Ex"):
        assert "<script>x" not in site_client.get(path).text
    page = site_client.get("/", headers={"Host": 'x"><script>x'})
    assert "<script>x" not in page.text


@pytest.mark.parametrize(
    "path", ["/nowhere", "/t/ABC", "/t", "/tv/ABCDE/x", "/home/x", "/transfer/x", "/unknown"]
)
def test_unknown_page_answers_404_page(site_client: httpx.Client, path: str) -> None:
    page = site_client.get(path, headers=FRENCH_HEADERS)
    assert page.status_code == 404
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page_facts(page)["title"].startswith(Texts("fr").text("unknown-title"))
    assert '<a href="/">' in page.text
    again = site_client.get(path, headers=FRENCH_HEADERS | {"If-None-Match": page.headers["etag"]})
    assert again.status_code == 404


@pytest.mark.parametrize(
    "path",
    ["/home", "/learn/duel/3", "/rules/B-24/", "/cards/duel", "/replay", "/transfer", "//rules"],
)
def test_client_routes_are_served(site_client: httpx.Client, path: str) -> None:
    assert site_client.get(
        httpx.URL(str(site_client.base_url)).copy_with(raw_path=path.encode())
    ).is_success


@pytest.mark.parametrize("path", ["/api/nowhere", "/previews/chess.png", "/fonts/none"])
def test_unknown_non_page_answers_problem_json(site_client: httpx.Client, path: str) -> None:
    answer = site_client.get(path)
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
        ("/api/guest/device-transfer", 405),
    ],
)
def test_head_answers_like_get(site_client: httpx.Client, path: str, status: int) -> None:
    head, got = site_client.head(path), site_client.get(path)
    assert (head.status_code, got.status_code, head.content) == (status, status, b"")
    passing = {"date", "content-length"} if path == "/metrics" else {"date"}
    assert {name: head.headers[name] for name in head.headers if name not in passing} == {
        name: got.headers[name] for name in got.headers if name not in passing
    }


def test_method_not_allowed_names_allowed_methods(site_client: httpx.Client) -> None:
    assert site_client.put("/api/catalogue").headers["allow"] == "GET, HEAD, OPTIONS"


def test_metrics_content_type_has_one_charset(site_client: httpx.Client) -> None:
    assert site_client.get("/metrics").headers["content-type"] == (
        "text/plain; version=0.0.4; charset=utf-8"
    )


def test_malformed_ids_answer_404(backend_url: str | None, tmp_path: Path) -> None:
    with open_client(tmp_path, database_url=backend_url) as visitor:
        for path in ("replays/%00", "replays/%00/record", "replays/%00/steps", "tables/%00/replay"):
            assert visitor.get(f"/api/{path}").status_code == 404, path


@pytest.mark.parametrize("box", BOXES)
def test_each_box_has_a_picture(site_client: httpx.Client, box: str) -> None:
    picture = site_client.get(f"/previews/{box}.png")
    assert picture.headers["content-type"] == "image/png"
    # Chats may display it from here.
    assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
    assert len(picture.content) <= 60_000
    sizes = picture.content[16:20], picture.content[20:24]
    assert [int.from_bytes(size) for size in sizes] == [PREVIEW_WIDTH, PREVIEW_HEIGHT]


@pytest.mark.parametrize(
    ("path", "media"),
    [
        ("/favicon.ico", "image/x-icon"),
        ("/favicon.svg", "image/svg+xml"),
        ("/apple-touch-icon.png", "image/png"),
    ],
)
def test_the_site_has_its_icons(site_client: httpx.Client, path: str, media: str) -> None:
    assert path in (STATIC_DIR / "index.html").read_text("utf-8")
    answer = site_client.get(path)
    assert answer.headers["content-type"].partition(";")[0] == media
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"


def test_a_page_names_the_boxes_that_have_the_strongest_bots(site_client: httpx.Client) -> None:
    found = re.search(r'<html [^>]*data-masters="([^"]*)"', site_client.get("/").text)
    named = found[1].split() if found else []
    assert named == sorted(box for box in BOXES if "master" in available_bots(box, {}))
