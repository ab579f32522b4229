"""Passkeys: with one a guest signs in on any device; it is of no use to other guests."""

from typing import Any

import httpx
import pytest

from saboteur.server.http.auth import create_guest, hash_token
from saboteur.server.rate_limits import Rates
from saboteur.server.storage import passkeys as passkey_storage
from saboteur.server.storage.guests import GuestStore
from saboteur.server.storage.passkeys import MAX_PASSKEYS, PasskeyRecord, PasskeyStore
from saboteur.server.storage.tables import TableStore
from tests.server.fake_authenticator import FakeAuthenticator, decode_base64url, encode_base64url
from tests.server.passkey_browser import new_browser, refused
from tests.server.server_process import Client, Server

PASSKEY = PasskeyRecord("a" * 43, "public", 0)

FINISH_REGISTRATION_PATH = "/api/guest/passkeys/registration/finish"


def add_passkey(client: Client) -> FakeAuthenticator:
    """Register a passkey for a guest, and return the authenticator that holds it."""
    key = FakeAuthenticator(client.server.url)
    options = client.http.post("/api/guest/passkeys/registration/begin").json()
    answer = client.http.post(
        FINISH_REGISTRATION_PATH,
        json={"credential": key.create_credential(options)},
    )
    assert answer.status_code == 201, answer.text
    return key


def request_challenge(client: httpx.Client) -> dict[str, Any]:
    answer = client.post("/api/guest/passkeys/login/begin")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def submit_assertion(client: httpx.Client, credential: object) -> httpx.Response:
    return client.post("/api/guest/passkeys/login/finish", json={"credential": credential})


# --- Login -------------------------------------------------------------------------------


def test_passkey_signs_guest_in_on_new_browser(server: Server) -> None:
    ada = Client(server, "Ada")
    key = add_passkey(ada)
    for browser in (new_browser(server), new_browser(server)):
        answer = submit_assertion(browser, key.get_assertion(request_challenge(browser)))
        assert answer.status_code == 200, answer.text
        assert answer.json()["id"] == ada.id
        assert browser.cookies["saboteur_guest"] != ada.token
        assert browser.get("/api/guest").json()["nickname"] == "Ada"
    assert len(ada.http.get("/api/guest/devices").json()["devices"]) == 3
    (mine,) = ada.http.get("/api/guest/passkeys").json()["passkeys"]
    assert set(mine) == {"id", "created_at", "last_seen_at", "browser", "system"}


def test_passkey_sign_in_keeps_previous_guest(server: Server) -> None:
    ada, bob = Client(server, "Ada"), Client(server, "Bob")
    key = add_passkey(ada)
    assert (
        submit_assertion(bob.http, key.get_assertion(request_challenge(bob.http))).json()["id"]
        == ada.id
    )
    answer = httpx.get(f"{server.url}/api/guest", cookies={"saboteur_guest": bob.token})
    assert answer.json()["id"] == bob.id


def test_passkey_assertion_cannot_be_replayed(server: Server) -> None:
    key = add_passkey(Client(server, "Ada"))
    browser = new_browser(server)
    credential = key.get_assertion(request_challenge(browser))
    assert submit_assertion(browser, credential).status_code == 200
    assert refused(submit_assertion(new_browser(server), credential)) == (400, "bad-passkey")


def test_failed_passkey_assertion_consumes_challenge(server: Server) -> None:
    key = add_passkey(Client(server, "Ada"))
    browser = new_browser(server)
    credential = key.get_assertion(request_challenge(browser))
    forged = {
        **credential,
        "response": {**credential["response"], "signature": encode_base64url(bytes(70))},
    }
    assert refused(submit_assertion(browser, forged)) == (400, "bad-passkey")
    assert refused(submit_assertion(browser, credential)) == (400, "bad-passkey")
    assert "saboteur_guest" not in browser.cookies


def test_passkey_sign_count_detects_cloned_key(server: Server) -> None:
    key = add_passkey(Client(server, "Ada"))
    browser = new_browser(server)
    assert (
        submit_assertion(browser, key.get_assertion(request_challenge(browser))).status_code == 200
    )
    key.sign_count = 0  # the copy was made before
    assert refused(submit_assertion(browser, key.get_assertion(request_challenge(browser)))) == (
        400,
        "bad-passkey",
    )


def test_passkey_of_foreign_origin_or_unknown_key_is_refused(server: Server) -> None:
    key = add_passkey(Client(server, "Ada"))
    browser = new_browser(server)
    key.origin = "https://elsewhere.example"
    assert refused(submit_assertion(browser, key.get_assertion(request_challenge(browser)))) == (
        400,
        "bad-passkey",
    )
    unknown = FakeAuthenticator(server.url)
    assert refused(
        submit_assertion(browser, unknown.get_assertion(request_challenge(browser)))
    ) == (404, "no-passkey")
    unknown.id = key.id  # claims to be hers
    assert refused(
        submit_assertion(browser, unknown.get_assertion(request_challenge(browser)))
    ) == (400, "bad-passkey")


@pytest.mark.parametrize(
    "credential",
    [{}, {"response": 5}, {"response": {}}, {"response": {"clientDataJSON": "{}"}}, {"id": "x"}],
)
@pytest.mark.parametrize("path", [FINISH_REGISTRATION_PATH, "/api/guest/passkeys/login/finish"])
def test_malformed_credential_is_refused(
    server: Server, path: str, credential: dict[str, object]
) -> None:
    ada = Client(server, "Ada")
    answer = ada.http.post(path, json={"credential": credential})
    assert refused(answer) == (400, "bad-passkey")
    assert answer.json()["reason"].startswith("the browser's answer is not good")


# --- Managing passkeys -------------------------------------------------------------------


def test_passkey_creation_challenge_is_bound_to_guest(server: Server) -> None:
    ada, bob = Client(server, "Ada"), Client(server, "Bob")
    key = FakeAuthenticator(server.url)
    credential = key.create_credential(
        ada.http.post("/api/guest/passkeys/registration/begin").json()
    )
    answer = bob.http.post(FINISH_REGISTRATION_PATH, json={"credential": credential})
    assert refused(answer) == (400, "bad-passkey")
    browser = new_browser(server)
    credential = key.create_credential(
        {"rp": {"id": "localhost"}, "challenge": request_challenge(browser)["challenge"]}
    )
    answer = ada.http.post(FINISH_REGISTRATION_PATH, json={"credential": credential})
    assert refused(answer) == (400, "bad-passkey")


def test_passkey_belongs_to_one_guest(server: Server) -> None:
    ada, bob = Client(server, "Ada"), Client(server, "Bob")
    key = add_passkey(ada)
    options = ada.http.post("/api/guest/passkeys/registration/begin").json()
    assert [decode_base64url(each["id"]) for each in options["excludeCredentials"]] == [key.id]
    credential = key.create_credential(
        bob.http.post("/api/guest/passkeys/registration/begin").json()
    )
    answer = bob.http.post(FINISH_REGISTRATION_PATH, json={"credential": credential})
    assert refused(answer) == (400, "bad-passkey")


def test_removed_passkey_is_refused_and_removal_needs_owner(server: Server) -> None:
    ada, bob = Client(server, "Ada"), Client(server, "Bob")
    key = add_passkey(ada)
    (mine,) = ada.http.get("/api/guest/passkeys").json()["passkeys"]
    for wrong in (bob.http.delete(f"/api/guest/passkeys/{mine['id']}"),
                  ada.http.delete("/api/guest/passkeys/%")):  # fmt: skip
        assert refused(wrong) == (404, "no-passkey")
    assert ada.http.delete(f"/api/guest/passkeys/{mine['id']}").status_code == 204
    browser = new_browser(server)
    assert refused(submit_assertion(browser, key.get_assertion(request_challenge(browser)))) == (
        404,
        "no-passkey",
    )


def test_passkey_limits_and_own_origin(server: Server) -> None:
    ada = Client(server, "Ada")
    assert (Rates().new_passkeys.tokens, MAX_PASSKEYS) == (20, 10)
    for _ in range(MAX_PASSKEYS):
        add_passkey(ada)
    assert refused(ada.http.post("/api/guest/passkeys/registration/begin")) == (429, "rate-limited")
    foreign = {"Origin": "https://elsewhere.example"}
    for path in ("registration/begin", "login/begin", "login/finish"):
        answer = ada.http.post(f"/api/guest/passkeys/{path}", json={}, headers=foreign)
        assert refused(answer) == (403, "foreign-origin")
    assert refused(new_browser(server).post("/api/guest/passkeys/registration/begin")) == (
        401,
        "not-authenticated",
    )


def test_passkey_challenges_are_rate_limited(isolated_server: Server) -> None:
    browser, answers = new_browser(isolated_server), set[tuple[int, str]]()
    # Some tokens are refilled during the requests.
    for asked_before in range(3 * Rates().passkey_logins.tokens):
        answer = browser.post("/api/guest/passkeys/login/begin")
        if answer.status_code != 200:
            answers.add(refused(answer))
            assert asked_before >= Rates().passkey_logins.tokens
            break
    assert answers == {(429, "rate-limited")}


def test_passkeys_are_exported_and_deleted_with_guest(server: Server) -> None:
    ada = Client(server, "Ada")
    key = add_passkey(ada)
    data = ada.http.get("/api/guest/data")
    assert len(data.json()["passkeys"]) == 1
    assert encode_base64url(key.id) not in data.text
    assert ada.http.delete("/api/guest").status_code == 204
    browser = new_browser(server)
    assert refused(submit_assertion(browser, key.get_assertion(request_challenge(browser)))) == (
        404,
        "no-passkey",
    )


# --- Storage ------------------------------------------------------------------------------


async def test_passkey_challenge_expires(
    storage: TableStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys, now = PasskeyStore(storage.database), 1e9
    monkeypatch.setattr(passkey_storage, "time", lambda: now)
    await keys.add_challenge(b"old", None)
    now += passkey_storage.CHALLENGE_TTL_S + 1
    assert not await keys.consume_challenge(b"old", None)
    await keys.add_challenge(b"new", None)  # which deletes the old ones
    now -= passkey_storage.CHALLENGE_TTL_S + 1
    assert not await keys.consume_challenge(b"old", None)
    assert await keys.consume_challenge(b"new", None)
    assert not await keys.consume_challenge(b"new", None)


async def test_concurrent_use_of_one_sign_count_succeeds_once(storage: TableStore) -> None:
    keys = PasskeyStore(storage.database)
    ada, _ = await create_guest(storage, "Ada")
    assert await keys.add_passkey(ada.id, PASSKEY, "firefox linux")
    assert not await keys.add_passkey(ada.id, PASSKEY, None)
    assert await keys.find_passkey(PASSKEY.id) == (ada, PASSKEY)
    assert await keys.log_in(ada.id, PASSKEY, 1, hash_token("one"), None)
    assert not await keys.log_in(ada.id, PASSKEY, 2, hash_token("two"), None)
    assert await storage.guest_by_token(hash_token("one")) == ada
    assert await storage.guest_by_token(hash_token("two")) is None
    data = await GuestStore(storage.database).export_data(ada.id)
    assert data is not None
    assert [(key.browser, key.system) for key in data.passkeys] == [("firefox", "linux")]
