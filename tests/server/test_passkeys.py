"""Passkeys: whoever has one is himself on any device, and nobody else is."""

from typing import Any

import httpx
import pytest
from sqlalchemy import URL

from saboteur.server.http.identity import new_guest, token_hash
from saboteur.server.limits import ASKED_PASSKEYS, NEW_PASSKEYS
from saboteur.server.storage import passkeys as passkey_storage
from saboteur.server.storage.guests import GuestStorage
from saboteur.server.storage.passkeys import MOST_PASSKEYS, PasskeyStorage, StoredPasskey
from saboteur.server.storage.tables import Storage
from tests.server.authenticator import Authenticator, decoded, encoded
from tests.server.house import Person, Server
from tests.server.test_storage import run

pytestmark = pytest.mark.in_turns

KEY = StoredPasskey("a" * 43, "public", 0)


def added(person: Person) -> Authenticator:
    """Give a guest a key."""
    key = Authenticator(person.server.url)
    options = person.http.post("/api/guest/passkeys/new").json()
    answer = person.http.post("/api/guest/passkeys", json={"credential": key.make(options)})
    assert answer.status_code == 201, answer.text
    return key


def stranger(server: Server) -> httpx.Client:
    """A browser that nobody knows."""
    client = httpx.Client(base_url=server.url, headers={"Origin": server.url})
    server.guests.callback(client.close)
    return client


def asked(client: httpx.Client) -> dict[str, Any]:
    answer = client.post("/api/guest/passkeys/ask")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def shown(client: httpx.Client, credential: object) -> httpx.Response:
    return client.post("/api/guest/passkeys/use", json={"credential": credential})


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# --- Coming in ---------------------------------------------------------------------------


def test_a_passkey_makes_a_stranger_of_a_browser_its_guest(server: Server) -> None:
    ada = Person(server, "Ada")
    key = added(ada)
    for browser in (stranger(server), stranger(server)):
        answer = shown(browser, key.show(asked(browser)))
        assert answer.status_code == 200, answer.text
        assert answer.json()["id"] == ada.id
        assert browser.cookies["saboteur_guest"] != ada.token
        assert browser.get("/api/guest").json()["nickname"] == "Ada"
    assert len(ada.http.get("/api/guest/devices").json()["devices"]) == 3
    (mine,) = ada.http.get("/api/guest/passkeys").json()["passkeys"]
    assert set(mine) == {"id", "created", "seen", "browser", "system"}


def test_the_guest_of_before_stays_as_he_is(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    key = added(ada)
    assert shown(bob.http, key.show(asked(bob.http))).json()["id"] == ada.id
    answer = httpx.get(f"{server.url}/api/guest", cookies={"saboteur_guest": bob.token})
    assert answer.json()["id"] == bob.id


def test_an_answer_is_good_once(server: Server) -> None:
    key = added(Person(server, "Ada"))
    browser = stranger(server)
    credential = key.show(asked(browser))
    assert shown(browser, credential).status_code == 200
    assert refused(shown(stranger(server), credential)) == (400, "bad-passkey")


def test_a_wrong_answer_uses_its_challenge_up(server: Server) -> None:
    key = added(Person(server, "Ada"))
    browser = stranger(server)
    credential = key.show(asked(browser))
    forged = {**credential, "response": {**credential["response"], "signature": encoded(bytes(70))}}
    assert refused(shown(browser, forged)) == (400, "bad-passkey")
    assert refused(shown(browser, credential)) == (400, "bad-passkey")
    assert "saboteur_guest" not in browser.cookies


def test_a_copy_of_a_key_that_counts_is_found_out(server: Server) -> None:
    key = added(Person(server, "Ada"))
    browser = stranger(server)
    assert shown(browser, key.show(asked(browser))).status_code == 200
    key.uses = 0  # the copy was made before
    assert refused(shown(browser, key.show(asked(browser)))) == (400, "bad-passkey")


def test_another_sites_answer_and_another_key_show_nothing(server: Server) -> None:
    key = added(Person(server, "Ada"))
    browser = stranger(server)
    key.origin = "https://elsewhere.example"
    assert refused(shown(browser, key.show(asked(browser)))) == (400, "bad-passkey")
    unknown = Authenticator(server.url)
    assert refused(shown(browser, unknown.show(asked(browser)))) == (404, "no-passkey")
    unknown.id = key.id  # claims to be hers
    assert refused(shown(browser, unknown.show(asked(browser)))) == (400, "bad-passkey")


@pytest.mark.parametrize(
    "credential",
    [{}, {"response": 5}, {"response": {}}, {"response": {"clientDataJSON": "{}"}}, {"id": "x"}],
)
@pytest.mark.parametrize("path", ["/api/guest/passkeys", "/api/guest/passkeys/use"])
def test_what_is_no_credential_is_refused(
    server: Server, path: str, credential: dict[str, object]
) -> None:
    ada = Person(server, "Ada")
    answer = ada.http.post(path, json={"credential": credential})
    assert refused(answer) == (400, "bad-passkey")
    assert answer.json()["reason"].startswith("the browser's answer is not good")


# --- One's own keys ----------------------------------------------------------------------


def test_a_challenge_to_make_a_key_is_its_guests_own(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    key = Authenticator(server.url)
    credential = key.make(ada.http.post("/api/guest/passkeys/new").json())
    answer = bob.http.post("/api/guest/passkeys", json={"credential": credential})
    assert refused(answer) == (400, "bad-passkey")
    browser = stranger(server)
    credential = key.make({"rp": {"id": "localhost"}, "challenge": asked(browser)["challenge"]})
    answer = ada.http.post("/api/guest/passkeys", json={"credential": credential})
    assert refused(answer) == (400, "bad-passkey")


def test_a_key_is_one_guests(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    key = added(ada)
    options = ada.http.post("/api/guest/passkeys/new").json()
    assert [decoded(each["id"]) for each in options["excludeCredentials"]] == [key.id]
    credential = key.make(bob.http.post("/api/guest/passkeys/new").json())
    answer = bob.http.post("/api/guest/passkeys", json={"credential": credential})
    assert refused(answer) == (400, "bad-passkey")


def test_a_removed_key_opens_nothing_and_another_s_is_not_removed(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    key = added(ada)
    (mine,) = ada.http.get("/api/guest/passkeys").json()["passkeys"]
    for wrong in (bob.http.delete(f"/api/guest/passkeys/{mine['id']}"),
                  ada.http.delete("/api/guest/passkeys/%")):  # fmt: skip
        assert refused(wrong) == (404, "no-passkey")
    assert ada.http.delete(f"/api/guest/passkeys/{mine['id']}").status_code == 204
    browser = stranger(server)
    assert refused(shown(browser, key.show(asked(browser)))) == (404, "no-passkey")


def test_keys_are_few_and_asked_for_by_guests_of_our_own_page(server: Server) -> None:
    ada = Person(server, "Ada")
    assert (NEW_PASSKEYS.credits, MOST_PASSKEYS) == (20, 10)
    for _ in range(MOST_PASSKEYS):
        added(ada)
    assert refused(ada.http.post("/api/guest/passkeys/new")) == (429, "too-many")
    foreign = {"Origin": "https://elsewhere.example"}
    for path in ("new", "ask", "use"):
        answer = ada.http.post(f"/api/guest/passkeys/{path}", json={}, headers=foreign)
        assert refused(answer) == (403, "foreign-origin")
    assert refused(stranger(server).post("/api/guest/passkeys/new")) == (401, "no-guest")


def test_who_asks_too_often_waits(own_server: Server) -> None:
    browser, answers = stranger(own_server), set[tuple[int, str]]()
    for asked_before in range(3 * ASKED_PASSKEYS.credits):  # some come back while we ask
        answer = browser.post("/api/guest/passkeys/ask")
        if answer.status_code != 200:
            answers.add(refused(answer))
            assert asked_before >= ASKED_PASSKEYS.credits
            break
    assert answers == {(429, "too-many")}


def test_keys_are_in_the_data_and_go_with_the_guest(server: Server) -> None:
    ada = Person(server, "Ada")
    key = added(ada)
    data = ada.http.get("/api/guest/data")
    assert len(data.json()["passkeys"]) == 1
    assert encoded(key.id) not in data.text
    assert ada.http.delete("/api/guest").status_code == 204
    browser = stranger(server)
    assert refused(shown(browser, key.show(asked(browser)))) == (404, "no-passkey")


# --- Kept ---------------------------------------------------------------------------------


def test_challenges_end_with_time(database: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(storage: Storage) -> None:
        keys, now = PasskeyStorage(storage.database), 1e9
        monkeypatch.setattr(passkey_storage, "time", lambda: now)
        await keys.put(b"old", None)
        now += passkey_storage.CHALLENGE_SECONDS + 1
        assert not await keys.take(b"old", None)
        await keys.put(b"new", None)  # which clears the old ones away
        now -= passkey_storage.CHALLENGE_SECONDS + 1
        assert not await keys.take(b"old", None)
        assert await keys.take(b"new", None)
        assert not await keys.take(b"new", None)

    run(database, work)


def test_of_two_who_show_one_use_the_second_is_late(database: URL) -> None:
    async def work(storage: Storage) -> None:
        keys = PasskeyStorage(storage.database)
        ada, _ = await new_guest(storage, "Ada")
        assert await keys.add(ada.id, KEY, "firefox linux")
        assert not await keys.add(ada.id, KEY, None)
        assert await keys.find(KEY.id) == (ada, KEY)
        assert await keys.enter(ada.id, KEY, 1, token_hash("one"), None)
        assert not await keys.enter(ada.id, KEY, 2, token_hash("two"), None)
        assert await storage.guest(token_hash("one")) == ada
        assert await storage.guest(token_hash("two")) is None
        data = await GuestStorage(storage.database).data(ada.id)
        assert data is not None
        assert [(key.browser, key.system) for key in data.passkeys] == [("firefox", "linux")]

    run(database, work)
