"""Names and faces at a table: asked for, changed at any time, seen by everybody at once."""

from tests.server.house import Person, Server, full_table


def test_a_name_and_a_face_are_kept_for_next_time(server: Server) -> None:
    ada = Person(server, "Ada")
    assert ada.http.get("/api/guest").json() == {"id": ada.id, "nickname": "Ada", "portrait": None}
    answer = ada.http.post("/api/guest", json={"nickname": " Lady  Ada ", "portrait": 17})
    assert answer.json() == {"id": ada.id, "nickname": "Lady Ada", "portrait": 17}
    ada.http.post("/api/guest", json={"nickname": "Ada"})
    assert ada.http.get("/api/guest").json()["portrait"] == 17


def test_who_sits_down_shows_the_chosen_face_and_bots_make_way(server: Server) -> None:
    ada = Person(server, "Ada")
    ada.http.post("/api/guest", json={"nickname": "Ada", "portrait": 2})
    tab = ada.sit(ada.open_table(seats=4, bots="novice"))
    faces = [seat["portrait"] for seat in tab.lobby()["seats"]]
    assert faces == [2, 1, 4, 3]  # the bot of seat 2 has another; nobody else changes


def test_names_change_live_before_and_during_play(server: Server) -> None:
    _, _, (ada, ben, cal) = full_table(server)
    for tab in (ada, ben, cal):
        tab.wait_for("sync")
    ben.say("introduce", nickname="Benoît", portrait=11)
    for tab in (ada, ben, cal):
        seat = tab.seats("player", ["Person 0", "Benoît", "Person 2"])["seats"][1]
        assert seat["portrait"] == 11
    assert ben.person.http.get("/api/guest").json()["nickname"] == "Benoît"


def test_a_name_that_was_changed_elsewhere_comes_along(server: Server) -> None:
    ada = Person(server, "Ada")
    code = ada.open_table(seats=3, bots="novice")
    ada.sit(code).wait_for("sync")
    ada.http.post("/api/guest", json={"nickname": "Countess", "portrait": 20})
    seat = ada.sit(code).seats("player", ["Countess", "Brokk", "Sindri"])["seats"][0]
    assert seat["portrait"] == 20


def test_no_two_at_a_table_have_names_that_look_alike(server: Server) -> None:
    ada, other = Person(server, "Ada"), Person(server, "ADA")
    code = ada.open_table(seats=3)
    first, second = ada.sit(code), other.sit(code)
    assert second.trouble("take-seat", seat=1) == "name-taken"
    second.say("introduce", nickname="\u0410d\u0430")  # with two letters of another script
    assert second.wait_for("trouble")["code"] == "name-taken"
    second.say("introduce", nickname="Ida")
    second.say("take-seat", seat=1)
    second.seats("player", ["Ada", "Ida", None])
    first.say("introduce", nickname="ida")
    assert first.wait_for("trouble")["code"] == "name-taken"
    assert first.trouble("share-seat", seat=2, nickname="Ada ") == "name-taken"


def test_a_newcomer_sits_down_by_his_name_or_not_at_all(server: Server) -> None:
    ada, new = Person(server, "Ada"), Person(server, "Yrsa")
    code = ada.open_table(seats=3)
    first, tab = ada.sit(code), new.sit(code)
    assert tab.trouble("take-seat", seat=1, nickname="ada") == "name-taken"
    assert tab.trouble("take-seat", seat=1, nickname="Brokk") == "bad-nickname"
    assert tab.trouble("take-seat", seat=0, nickname="Zoe") == "seat-taken"
    assert new.http.get("/api/guest").json()["nickname"] == "Yrsa"
    tab.say("take-seat", seat=1, nickname="Zoe", portrait=15)
    assert first.seats("player", ["Ada", "Zoe", None])["seats"][1]["portrait"] == 15
    assert new.http.get("/api/guest").json() == {"id": new.id, "nickname": "Zoe", "portrait": 15}


def test_who_comes_back_with_a_taken_name_keeps_the_old_one_here(server: Server) -> None:
    code, (_, ben, _), tabs = full_table(server)
    for tab in tabs:
        tab.wait_for("sync")
    ben.http.post("/api/guest", json={"nickname": "Person 0"})
    again = ben.sit(code)
    again.wait_for("sync")
    assert [frame for frame in again.rest() if frame["type"] == "lobby"] == []
    assert [seat["player"] for seat in tabs[0].lobby()["seats"]][1] == "Person 1"


def test_nobody_is_called_like_a_bot_or_not_at_all(server: Server) -> None:
    ada = Person(server, "Ada")
    for name, reason in (("Brokk", "a bot is called that"), ("\u3164", "nothing of this name")):
        answer = ada.http.post("/api/guest", json={"nickname": name})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-nickname")
        assert reason in answer.json()["reason"]
    tab = ada.sit(ada.open_table(seats=3))
    assert tab.trouble("introduce", nickname="x" * 21) == "bad-nickname"
    assert ada.http.get("/api/guest").json()["nickname"] == "Ada"


def test_somebody_beside_has_a_name_and_a_face_of_his_own(server: Server) -> None:
    ada = Person(server, "Ada")
    tab = ada.sit(ada.open_table(seats=3))
    tab.say("share-seat", seat=1, nickname="Ben", portrait=9)
    tab.seats("player", ["Ada", "Ben", None])
    tab.say("introduce", nickname="Benny", portrait=10, seat=1)
    seat = tab.seats("player", ["Ada", "Benny", None])["seats"][1]
    assert seat["portrait"] == 10
    assert ada.http.get("/api/guest").json()["nickname"] == "Ada"
    assert tab.trouble("introduce", nickname="Zed", seat=2) == "not-seated"


def test_preferences_are_kept_for_all_devices(server: Server) -> None:
    ada = Person(server, "Ada")
    assert ada.http.get("/api/guest/preferences").json() is None
    answer = ada.http.put("/api/guest/preferences", json={"pace": "slow", "left": True})
    assert answer.status_code == 200
    kept = ada.http.get("/api/guest/preferences").json()
    # What was never chosen is nobody's choice: another device begins with what suits it.
    assert kept == {"pace": "slow", "left": True}
    assert ada.http.get("/api/guest/data").json()["preferences"] == kept
    bad = ada.http.put("/api/guest/preferences", json={"volume": 101})
    assert bad.status_code == 400
    assert ada.http.get("/api/guest/preferences").json() == kept
