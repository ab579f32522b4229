"""Guests: a nickname, a cookie that scripts cannot read, a hash in the database."""

import re

import httpx
import pytest
import segno

from saboteur.server.http.auth import hash_token
from tests.server.server_process import Client, Server


def test_new_guest_gets_httponly_cookie_that_identifies_it(server: Server) -> None:
    with httpx.Client(base_url=server.url, headers={"Origin": server.url}) as stranger:
        nobody = stranger.get("/api/guest")
        assert (nobody.status_code, nobody.json()) == (200, None)
        answer = stranger.post("/api/guest", json={"nickname": "  Ada  Lovelace "})
        assert answer.status_code == 201
        assert answer.json()["nickname"] == "Ada Lovelace"
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" not in cookie  # over plain HTTP the browser would drop the cookie
        assert stranger.get("/api/guest").json() == answer.json()
        again = stranger.post("/api/guest", json={"nickname": "Countess"})
        assert again.status_code == 200
        assert again.json() == answer.json() | {"nickname": "Countess"}
        assert stranger.get("/api/guest").json() == again.json()


def test_only_the_hash_of_a_token_is_stored(server: Server) -> None:
    person = Client(server, "Grace")
    transfer = person.http.post("/api/guest/device-transfer").json()["token"]
    for table, token in (("device_session", person.token), ("device_transfer", transfer)):
        rows = server.sql(f"SELECT * FROM {table} WHERE guest_id = :id", id=person.id)  # noqa: S608
        assert hash_token(token) in rows[0]
        assert token not in str(rows)
    assert person.id not in person.token


def test_unknown_token_is_no_guest(server: Server) -> None:
    with httpx.Client(base_url=server.url, cookies={"saboteur_guest": "A" * 43}) as stranger:
        assert stranger.get("/api/guest").json() is None


# --- Another device -----------------------------------------------------------------------


def test_device_transfer_signs_guest_in_on_both_devices(server: Server) -> None:
    ada, bob = Client(server, "Ada"), Client(server, "Bob")
    way = ada.http.post("/api/guest/device-transfer").json()
    link = f"{server.url}/transfer#{way['token']}"
    assert way["expires_in_s"] == 60
    assert way["qr_svg"].startswith("<svg ")
    assert qr_lines(way["qr_svg"]) == qr_lines(segno.make(link, micro=False).svg_inline(border=4))
    arrived = bob.http.post("/api/guest/device-transfer/accept", json={"token": way["token"]})
    assert arrived.status_code == 200
    assert arrived.json() == {"id": ada.id, "nickname": "Ada", "portrait": None}
    cookie = arrived.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    token = bob.http.cookies["saboteur_guest"]
    assert token not in (ada.token, bob.token, way["token"])
    assert bob.http.get("/api/guest").json()["id"] == ada.id
    assert ada.http.get("/api/guest").json()["id"] == ada.id
    # The device's previous guest is unchanged; the transfer token is used up and is no cookie.
    for old, who in ((bob.token, bob.id), (way["token"], None)):
        with httpx.Client(base_url=server.url, cookies={"saboteur_guest": old}) as tab:
            found = tab.get("/api/guest").json()
            assert (found and found["id"]) == who
    again = ada.http.post("/api/guest/device-transfer/accept", json={"token": way["token"]})
    assert (again.status_code, again.json()["code"]) == (404, "no-transfer")
    assert "set-cookie" not in again.headers


def qr_lines(picture: str) -> str:
    """Return the path data of an SVG QR code."""
    found = re.search(r'stroke="#000" d="([^"]+)"', picture)
    assert found, picture[:300]
    return found[1]


def test_device_transfer_requires_guest_origin_and_rate_limit(server: Server) -> None:
    stranger = httpx.post(f"{server.url}/api/guest/device-transfer", headers={"Origin": server.url})
    assert (stranger.status_code, stranger.json()["code"]) == (401, "not-authenticated")
    ada = Client(server, "Ada")
    for path in ("/api/guest/device-transfer", "/api/guest/device-transfer/accept"):
        foreign = ada.http.post(path, headers={"Origin": "http://evil.example"})
        assert (foreign.status_code, foreign.json()["code"]) == (403, "foreign-origin")
    for body in ({}, {"token": 5}, {"token": "x" * 65}, {"token": "x", "id": ada.id}):
        answer = ada.http.post("/api/guest/device-transfer/accept", json=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    codes = [ada.http.post("/api/guest/device-transfer").status_code for _ in range(11)]
    assert codes == [200] * 10 + [429]


def test_guessing_transfer_tokens_is_rate_limited(isolated_server: Server) -> None:
    ada = Client(isolated_server, "Ada")
    way = ada.http.post("/api/guest/device-transfer").json()["token"]
    wrong = [
        ada.http.post(
            "/api/guest/device-transfer/accept", json={"token": f"{number:043}"}
        ).status_code
        for number in range(21)
    ]
    assert wrong == [404] * 20 + [429]
    right = ada.http.post("/api/guest/device-transfer/accept", json={"token": way})
    assert (right.status_code, right.json()["code"]) == (429, "rate-limited")


# --- Export -------------------------------------------------------------------------------


def test_guest_data_export_contains_no_token(server: Server) -> None:
    ada = Client(server, "Ada")
    code = ada.open_table(seats=3)
    (own,) = ada.http.get("/api/guest/tables").json()["tables"]
    assert (own["code"], own["stage"], own["players"]) == (code, "lobby", ["Ada", None, None])
    answer = ada.http.get("/api/guest/data")
    assert "attachment" in answer.headers["content-disposition"]
    data = answer.json()
    assert (data["id"], data["nickname"], len(data["devices"])) == (ada.id, "Ada", 1)
    assert [(seat["table"], seat["seat"], seat["is_host"]) for seat in data["seats"]] == [
        (code, 0, True)
    ]
    assert ada.token not in answer.text
    assert hash_token(ada.token) not in answer.text
    for path in ("/api/guest/tables", "/api/guest/data"):
        stranger = httpx.get(f"{server.url}{path}")
        assert (stranger.status_code, stranger.json()["code"]) == (401, "not-authenticated")


@pytest.mark.parametrize(
    "body",
    ['{"nickname": ""}', '{"nickname": "x", "id": "y"}', "{", "[]", '{"nickname": 5}'],
)
def test_a_malformed_guest_is_refused(server: Server, body: str) -> None:
    answer = httpx.post(f"{server.url}/api/guest", content=body, headers=_json_headers(server.url))
    assert answer.status_code == 400
    assert answer.json()["code"] == "malformed"


def test_an_invisible_nickname_is_refused(server: Server) -> None:
    answer = httpx.post(
        f"{server.url}/api/guest",
        json={"nickname": "\u202e \u0007"},
        headers=_json_headers(server.url),
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-nickname")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", None])
def test_post_of_foreign_origin_is_refused(server: Server, origin: str | None) -> None:
    headers = {} if origin is None else {"Origin": origin}
    for path, wish in (("/api/guest", {"nickname": "Eve"}), ("/api/tables", {"seats": 3})):
        answer = httpx.post(server.url + path, json=wish, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")


def test_oversized_body_is_refused(server: Server) -> None:
    answer = httpx.post(
        f"{server.url}/api/guest",
        json={"nickname": "x" * 20_000},
        headers=_json_headers(server.url),
    )
    assert answer.status_code == 413


def _json_headers(origin: str) -> dict[str, str]:
    return {"Origin": origin, "Content-Type": "application/json"}
