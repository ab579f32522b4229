"""Guests: a nickname, a cookie that no script reads, a hash in the database."""

import sqlite3

import httpx
import pytest

from saboteur.server.identity import clean_nickname, token_hash
from tests.server.house import Person, Server


def test_a_guest_gets_a_cookie_and_is_known_by_it(server: Server) -> None:
    with httpx.Client(base_url=server.url, headers={"Origin": server.url}) as stranger:
        nobody = stranger.get("/api/guest")
        assert (nobody.status_code, nobody.json()) == (200, None)
        answer = stranger.post("/api/guest", json={"nickname": "  Ada  Lovelace "})
        assert answer.status_code == 201
        assert answer.json()["nickname"] == "Ada Lovelace"
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" not in cookie  # plain http: the browser would drop it
        assert stranger.get("/api/guest").json() == answer.json()
        again = stranger.post("/api/guest", json={"nickname": "Countess"})
        assert again.status_code == 200
        assert again.json() == {"id": answer.json()["id"], "nickname": "Countess"}
        assert stranger.get("/api/guest").json() == again.json()


def test_only_the_hash_of_a_token_is_stored(server: Server) -> None:
    person = Person(server, "Grace")
    database = sqlite3.connect(server.data / "saboteur.sqlite3")
    rows = database.execute("SELECT * FROM guest WHERE id = ?", (person.id,)).fetchall()
    database.close()
    assert token_hash(person.token) in rows[0]
    assert person.token not in str(rows)
    assert person.id not in person.token


def test_a_made_up_token_is_nobody(server: Server) -> None:
    with httpx.Client(base_url=server.url, cookies={"saboteur_guest": "A" * 43}) as stranger:
        assert stranger.get("/api/guest").json() is None


@pytest.mark.parametrize(
    "body",
    ['{"nickname": ""}', '{"nickname": "x", "id": "y"}', "{", "[]", '{"nickname": 5}'],
)
def test_a_malformed_guest_is_refused(server: Server, body: str) -> None:
    answer = httpx.post(f"{server.url}/api/guest", content=body, headers=_json(server.url))
    assert answer.status_code == 400
    assert answer.json()["code"] == "malformed"


def test_an_invisible_nickname_is_refused(server: Server) -> None:
    answer = httpx.post(
        f"{server.url}/api/guest", json={"nickname": "\u202e \u0007"}, headers=_json(server.url)
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-nickname")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", None])
def test_a_post_from_elsewhere_is_refused(server: Server, origin: str | None) -> None:
    headers = {} if origin is None else {"Origin": origin}
    for path, wish in (("/api/guest", {"nickname": "Eve"}), ("/api/tables", {"seats": 3})):
        answer = httpx.post(server.url + path, json=wish, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")


def test_too_long_a_body_is_refused(server: Server) -> None:
    answer = httpx.post(
        f"{server.url}/api/guest", json={"nickname": "x" * 20_000}, headers=_json(server.url)
    )
    assert answer.status_code == 413


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("a\u202eb\u0000c", "abc"),
        ("  a \t b ", "a b"),
        ("👩\u200d🚒", "👩\u200d🚒"),
        ("\u200d", ""),
        ("x" * 30, "x" * 24),
    ],
)
def test_nicknames_are_cleaned(given: str, shown: str) -> None:
    assert clean_nickname(given) == shown


def _json(origin: str) -> dict[str, str]:
    return {"Origin": origin, "Content-Type": "application/json"}
