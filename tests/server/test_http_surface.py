"""Pages, headers and tables by code, and access to them."""

import httpx
import pytest

from saboteur.server.http.static_assets import RUNTIME_PREFIX, STATIC_DIR
from tests.server.server_process import Client, Server, Tab


def test_health_and_readiness_routes_answer_ok(server: Server) -> None:
    for path in ("/healthz", "/readyz"):
        answer = httpx.get(server.url + path)
        assert (answer.status_code, answer.text) == (200, "ok\n")


@pytest.mark.parametrize("path", ["/", "/rules"])
def test_the_client_is_served_with_strict_headers(server: Server, path: str) -> None:
    answer = httpx.get(server.url + path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self' 'wasm-unsafe-eval';" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    again = httpx.get(server.url + path, headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


def test_content_policy_is_only_sent_with_documents_and_workers(server: Server) -> None:
    script = next(STATIC_DIR.glob("assets/index-*.js"))
    worker = next(STATIC_DIR.glob("assets/pyodide-worker-*.js"))
    for path, has_policy in (
        ("/", True),
        ("/favicon.svg", True),
        ("/offline.js", True),
        (f"/assets/{worker.name}", True),
        (f"/assets/{script.name}", False),
        ("/theme.js", False),
        ("/api/tables", False),
    ):
        headers = httpx.get(server.url + path).headers
        assert ("content-security-policy" in headers) == has_policy, path
        assert headers["x-content-type-options"] == "nosniff", path
        assert headers["cross-origin-resource-policy"] == "same-origin", path


def test_built_client_is_sent_with_brotli(server: Server) -> None:
    script = next(STATIC_DIR.glob("assets/index-*.js"))
    url = f"{server.url}/assets/{script.name}"
    with httpx.stream("GET", url, headers={"Accept-Encoding": "gzip, br"}) as answer:
        assert answer.headers["content-encoding"] == "br"
        assert answer.headers["vary"] == "Accept-Encoding"
        body = b"".join(answer.iter_raw())
    assert body == script.with_name(f"{script.name}.br").read_bytes()
    assert len(body) < script.stat().st_size


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/../pyproject.toml", "/assets/../../app.py", "/app.py", "/api/x"]
)
def test_unknown_paths_answer_404(server: Server, path: str) -> None:
    answer = httpx.get(httpx.URL(server.url).copy_with(raw_path=path.encode()))
    assert answer.status_code == 404
    assert answer.json()["code"] == "http-404"


@pytest.mark.parametrize(
    ("name", "media"),
    [
        ("pyodide.asm.js", "text/javascript; charset=utf-8"),
        ("pyodide.asm.wasm.bin", "application/octet-stream"),
        ("engine.zip", "application/zip"),
    ],
)
def test_python_runtime_is_served_immutable(server: Server, name: str, media: str) -> None:
    file = next(STATIC_DIR.glob(f"{RUNTIME_PREFIX}*/{name}"))
    answer = httpx.get(f"{server.url}/{file.relative_to(STATIC_DIR).as_posix()}")
    assert (answer.status_code, answer.headers["content-type"]) == (200, media)
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.content == file.read_bytes()


@pytest.mark.parametrize(("path", "status"), [("/t/0ABCD", 200), ("/t/0ABC1", 404)])
def test_offline_table_address_serves_the_client(server: Server, path: str, status: int) -> None:
    assert httpx.get(server.url + path).status_code == status


def test_table_route_returns_lobby_and_qr_code(server: Server) -> None:
    host = Client(server, "Host")
    code = host.open_table(seats=4, options={"public_gold": True})
    lobby = host.http.get(f"/api/tables/{code}").json()
    assert (lobby["code"], lobby["stage"], lobby["host"], lobby["seat"]) == (
        code,
        "lobby",
        host.id,
        0,
    )
    assert lobby["options"]["public_gold"] is True
    assert [seat["player"] for seat in lobby["seats"]] == ["Host", None, None, None]
    assert host.http.get(f"/api/tables/{code}").headers["cache-control"] == "no-store"
    stranger = httpx.get(f"{server.url}/api/tables/{code}").json()
    assert (stranger["you"], stranger["seat"]) == ("", None)
    picture = httpx.get(f"{server.url}/api/tables/{code}/qr.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.startswith("<svg")


@pytest.mark.parametrize(
    "wish",
    [
        {"ruleset": "chess"},
        {"seats": 2},
        {"options": {"cheating": True}},
        {"bots": "genius"},
    ],
)
def test_an_impossible_table_is_refused_with_the_reason(
    server: Server, wish: dict[str, object]
) -> None:
    answer = Client(server, "Host").http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-table")
    assert answer.json()["reason"]


@pytest.mark.parametrize("wish", [{"seats": 99}, {"seats": "3"}, {"seed": "mine"}, []])
def test_a_malformed_table_is_refused(server: Server, wish: object) -> None:
    answer = Client(server, "Host").http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_only_a_guest_opens_a_table(server: Server) -> None:
    answer = httpx.post(
        f"{server.url}/api/tables", json={"seats": 3}, headers={"Origin": server.url}
    )
    assert (answer.status_code, answer.json()["code"]) == (401, "not-authenticated")


def test_opening_tables_is_rate_limited(server: Server) -> None:
    host = Client(server, "Host")
    answers = [host.http.post("/api/tables", json={"seats": 3}).status_code for _ in range(32)]
    assert answers.count(201) == 30
    assert answers[-1] == 429


def test_socket_of_foreign_origin_is_refused(server: Server) -> None:
    host = Client(server, "Host")
    code = host.open_table(seats=3)
    for origin in ("http://evil.example", f"{server.url}0", "null"):
        with pytest.raises(Exception, match="HTTP 403"):
            Tab(host, code, origin)


def test_guessing_table_codes_is_rate_limited(isolated_server: Server) -> None:
    host = Client(isolated_server, "Host")
    code = host.open_table(seats=3)
    host.token, token = "A" * 43, host.token
    assert Tab(host, code).wait_closed() == 4401
    host.token = token
    assert Tab(host, "22222").wait_closed() == 4404
    eve = Client(isolated_server, "Eve")
    answers = [eve.http.get(f"/api/tables/{guess}") for guess in _wrong_codes()]
    assert {answer.status_code for answer in answers[:15]} == {404}
    assert {answer.json()["code"] for answer in answers[:15]} == {"no-table"}
    assert {answer.status_code for answer in answers[-3:]} == {429}
    # Nor does the right code: a guess does not learn that it was right.
    assert eve.http.get(f"/api/tables/{code}").status_code == 429
    assert Tab(eve, code).wait_closed() == 4404


def _wrong_codes() -> list[str]:
    return [f"AAA{a}{b}" for a in "BCDEF" for b in "BCDEF"]
