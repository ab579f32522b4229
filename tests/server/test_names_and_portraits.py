"""Names and portraits at a table: chosen, changed at any time, shown to all at once."""

from tests.server.server_process import Client, Server, full_table


def test_nickname_and_portrait_are_stored(server: Server) -> None:
    ada = Client(server, "Ada")
    assert ada.http.get("/api/guest").json() == {"id": ada.id, "nickname": "Ada", "portrait": None}
    answer = ada.http.post("/api/guest", json={"nickname": " Lady  Ada ", "portrait": 17})
    assert answer.json() == {"id": ada.id, "nickname": "Lady Ada", "portrait": 17}
    ada.http.post("/api/guest", json={"nickname": "Ada"})
    assert ada.http.get("/api/guest").json()["portrait"] == 17


def test_bot_portraits_avoid_players_portrait(server: Server) -> None:
    ada = Client(server, "Ada")
    ada.http.post("/api/guest", json={"nickname": "Ada", "portrait": 2})
    tab = ada.join(ada.open_table(seats=4, bots="novice"))
    faces = [seat["portrait"] for seat in tab.wait_for_lobby()["seats"]]
    assert faces == [2, 1, 4, 3]  # the bot of seat 2 has another; nobody else changes


def test_nickname_change_reaches_table_during_play(server: Server) -> None:
    _, _, (ada, ben, cal) = full_table(server)
    for tab in (ada, ben, cal):
        tab.wait_for("snapshot")
    ben.send("set-profile", nickname="Benoît", portrait=11)
    for tab in (ada, ben, cal):
        seat = tab.wait_for_seats("player", ["Person 0", "Benoît", "Person 2"])["seats"][1]
        assert seat["portrait"] == 11
    assert ben.client.http.get("/api/guest").json()["nickname"] == "Benoît"


def test_nickname_changed_elsewhere_applies_on_rejoin(server: Server) -> None:
    ada = Client(server, "Ada")
    code = ada.open_table(seats=3, bots="novice")
    ada.join(code).wait_for("snapshot")
    ada.http.post("/api/guest", json={"nickname": "Countess", "portrait": 20})
    seat = ada.join(code).wait_for_seats("player", ["Countess", "Brokk", "Sindri"])["seats"][0]
    assert seat["portrait"] == 20


def test_lookalike_nicknames_at_a_table_are_refused(server: Server) -> None:
    ada, other = Client(server, "Ada"), Client(server, "ADA")
    code = ada.open_table(seats=3)
    first, second = ada.join(code), other.join(code)
    assert second.expect_error("take-seat", seat=1) == "name-taken"
    second.send("set-profile", nickname="\u0410d\u0430")  # with two letters of another script
    assert second.wait_for("error")["code"] == "name-taken"
    second.send("set-profile", nickname="Ida")
    second.send("take-seat", seat=1)
    second.wait_for_seats("player", ["Ada", "Ida", None])
    first.send("set-profile", nickname="ida")
    assert first.wait_for("error")["code"] == "name-taken"
    assert first.expect_error("share-seat", seat=2, nickname="Ada ") == "name-taken"


def test_take_seat_with_invalid_nickname_is_refused(server: Server) -> None:
    ada, new = Client(server, "Ada"), Client(server, "Yrsa")
    code = ada.open_table(seats=3)
    first, tab = ada.join(code), new.join(code)
    assert tab.expect_error("take-seat", seat=1, nickname="ada") == "name-taken"
    assert tab.expect_error("take-seat", seat=1, nickname="Brokk") == "bad-nickname"
    assert tab.expect_error("take-seat", seat=0, nickname="Zoe") == "seat-taken"
    assert new.http.get("/api/guest").json()["nickname"] == "Yrsa"
    tab.send("take-seat", seat=1, nickname="Zoe", portrait=15)
    assert first.wait_for_seats("player", ["Ada", "Zoe", None])["seats"][1]["portrait"] == 15
    assert new.http.get("/api/guest").json() == {"id": new.id, "nickname": "Zoe", "portrait": 15}


def test_rejoin_with_taken_nickname_keeps_old_one(server: Server) -> None:
    code, (_, ben, _), tabs = full_table(server)
    for tab in tabs:
        tab.wait_for("snapshot")
    ben.http.post("/api/guest", json={"nickname": "Person 0"})
    again = ben.join(code)
    again.wait_for("snapshot")
    assert [frame for frame in again.drain() if frame["type"] == "lobby"] == []
    assert [seat["player"] for seat in tabs[0].wait_for_lobby()["seats"]][1] == "Person 1"


def test_bot_and_empty_nicknames_are_refused(server: Server) -> None:
    ada = Client(server, "Ada")
    for name, reason in (("Brokk", "a bot is called that"), ("\u3164", "nothing of this name")):
        answer = ada.http.post("/api/guest", json={"nickname": name})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-nickname")
        assert reason in answer.json()["reason"]
    tab = ada.join(ada.open_table(seats=3))
    assert tab.expect_error("set-profile", nickname="x" * 21) == "bad-nickname"
    assert ada.http.get("/api/guest").json()["nickname"] == "Ada"


def test_shared_seat_has_own_name_and_portrait(server: Server) -> None:
    ada = Client(server, "Ada")
    tab = ada.join(ada.open_table(seats=3))
    tab.send("share-seat", seat=1, nickname="Ben", portrait=9)
    tab.wait_for_seats("player", ["Ada", "Ben", None])
    tab.send("set-profile", nickname="Benny", portrait=10, seat=1)
    seat = tab.wait_for_seats("player", ["Ada", "Benny", None])["seats"][1]
    assert seat["portrait"] == 10
    assert ada.http.get("/api/guest").json()["nickname"] == "Ada"
    assert tab.expect_error("set-profile", nickname="Zed", seat=2) == "not-seated"


def test_preferences_are_stored_per_guest(server: Server) -> None:
    ada = Client(server, "Ada")
    assert ada.http.get("/api/guest/preferences").json() is None
    answer = ada.http.put("/api/guest/preferences", json={"pace": "slow", "left_handed": True})
    assert answer.status_code == 200
    kept = ada.http.get("/api/guest/preferences").json()
    # Settings that were never chosen are not stored: each device has its own defaults.
    assert kept == {"pace": "slow", "left_handed": True}
    assert ada.http.get("/api/guest/data").json()["preferences"] == kept
    bad = ada.http.put("/api/guest/preferences", json={"volume": 101})
    assert bad.status_code == 400
    assert ada.http.get("/api/guest/preferences").json() == kept
