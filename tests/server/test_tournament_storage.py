"""A tournament over the HTTP API from sign-up to standings, on both databases."""

from collections.abc import Iterator
from pathlib import Path
from time import time
from typing import Any

import pytest
from sqlalchemy import select

from saboteur.server.storage import schema
from saboteur.server.storage.notification_changes import NOTIFICATION_DELAY_S
from saboteur.server.storage.notification_outbox import Notification, OutboxStore
from tests.server.asgi_app import (
    TOURNAMENTS_PATH,
    ApiClient,
    AppFixture,
    create_tournament,
    sign_up,
)
from tests.server.http_client import open_client


@pytest.fixture
def app(backend_url: str | None, tmp_path: Path) -> Iterator[AppFixture]:
    with open_client(tmp_path, database_url=backend_url, bot_workers=1) as client:
        yield AppFixture(client)


def test_tournament_from_creation_to_final_standings(app: AppFixture) -> None:
    ada, *people = app.new_clients("Ada", "Bob", "Cyd", "Dan", "Eve", "Fay")
    gathering = create_tournament(ada, round_minutes=45)
    path = f"{TOURNAMENTS_PATH}/{gathering['id']}"
    assert gathering["is_organiser"] is True
    assert (gathering["you"], gathering["participants"], gathering["rounds"]) == (None, [], [])
    sign_up(gathering, *people)
    entered = ada.request_json(
        "POST", f"{path}/participants", {"names": [" Gus ", "Hal", "Ida", "Jan"]}
    )
    names = [each["name"] for each in entered["participants"]]
    assert names == ["Bob", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jan"]
    assert [each["has_device"] for each in entered["participants"]] == [True] * 5 + [False] * 4
    # Only the organiser sees the pairings before the round is opened, and may draw again.
    drawn = ada.request_json("POST", f"{path}/rounds")
    assert [table["stage"] for table in drawn["rounds"][0]["tables"]] == ["paired"] * 3
    assert people[0].request_json("GET", path)["rounds"] == []
    again = ada.request_json("POST", f"{path}/rounds")
    assert [heat["number"] for heat in again["rounds"]] == [1]
    assert again["rounds"] != drawn["rounds"]
    tables = ada.request_json("PUT", f"{path}/rounds/1")["rounds"][0]["tables"]
    assert ada.request_error("PUT", f"{path}/rounds/1") == (409, "wrong-state")
    assert [table["stage"] for table in tables] == ["playing"] * 3
    # Participants find their own table, and no other's code.
    for number, guest in enumerate(people, 1):
        seen = guest.request_json("GET", path)
        assert (seen["you"], seen["link"], seen["display"]) == (number, None, None)
        for table, own in zip(tables, seen["rounds"][0]["tables"], strict=True):
            assert own["code"] == (table["code"] if number in table["participants"] else None)
    check_seat_assignments(app, tables, names, people, ada)
    finish_first_round(app, ada, path, tables)
    second = ada.request_json("POST", f"{path}/rounds")
    assert max(each["points"] for each in second["standings"]) == 4
    met = [set(table["participants"]) for table in tables]
    new = [set(table["participants"]) for table in second["rounds"][1]["tables"]]
    assert [[len(here & there) for here in new] for there in met] == [[1] * 3] * 3
    over = ada.request_json("PUT", path, {"registration_open": False, "over": True})
    assert (over["over"], over["registration_open"]) == (True, False)
    assert ada.request_error("POST", f"{path}/rounds") == (409, "wrong-state")
    assert ada.request("DELETE", path).status_code == 204
    assert ada.request_error("GET", path) == (404, "no-tournament")
    assert app.fetch_rows(select(schema.tournament_seat)) == []


def check_seat_assignments(
    app: AppFixture,
    tables: list[Any],
    names: list[str],
    people: list[ApiClient],
    organiser: ApiClient,
) -> None:
    """Check that each participant with a device has a seat.

    The seats of the others are shared seats of a guest at the table, or of the organiser.
    """
    devices = {number: guest.id for number, guest in enumerate(people, 1)}
    for table in tables:
        seats = app.fetch_rows(
            select(schema.seat).where(schema.seat.c.table_code == table["code"]).order_by("seat")
        )
        own = {devices[number] for number in table["participants"] if number in devices}
        for seat, number in zip(seats, table["participants"], strict=True):
            assert seat["name"] == names[number - 1]
            assert seat["is_hotseat"] == (number not in devices)
            expected = {devices[number]} if number in devices else own or {organiser.id}
            assert seat["guest_id"] in expected


def finish_first_round(app: AppFixture, ada: ApiClient, path: str, tables: list[Any]) -> None:
    """Finish one table of the round; abort one, replay and finish it; forfeit one."""
    assert ada.request_error("POST", f"{path}/rounds") == (409, "wrong-state")
    app.finish_table(tables[0]["code"], [4, 2, 0])
    app.finish_table(tables[1]["code"], None)
    told = ada.request_json("GET", path)
    assert [table["stage"] for table in told["rounds"][0]["tables"]] == ["over", "ended", "playing"]
    assert told["rounds"][0]["tables"][0]["points"] == [4, 2, 0]
    best = told["standings"][0]
    assert (best["number"], best["points"], best["gold"]) == (tables[0]["participants"][0], 4, 4)
    assert (best["won"], best["rank"]) == (1, 1)
    assert sum(each["games"] for each in told["standings"]) == 3
    new = ada.request_json("POST", f"{path}/rounds/1/tables/2")["rounds"][0]["tables"][1]
    assert (new["stage"], new["participants"]) == ("playing", tables[1]["participants"])
    assert new["code"] != tables[1]["code"]
    assert ada.request_error("POST", f"{path}/rounds/1/tables/1") == (409, "wrong-state")
    app.finish_table(new["code"], [1, 1, 1])
    assert ada.request_error("POST", f"{path}/rounds") == (409, "wrong-state")
    left = ada.request_json("DELETE", f"{path}/rounds/1/tables/3")["rounds"][0]["tables"][2]
    assert left["stage"] == "forfeited"
    app.finish_table(tables[2]["code"], [9, 9, 9])  # too late


def claim_due(app: AppFixture) -> list[Notification]:
    """Claim the push notifications that are due in a minute, and mark them as sent."""

    async def claim(now: float) -> list[Notification]:
        outbox = OutboxStore(app.context.storage.database)
        items = await outbox.claim_due("push", now)
        if items:
            await outbox.finish(items)
        return [item.notification for item in items]

    return app.client.blocking_portal.call(claim, time() + NOTIFICATION_DELAY_S)


def test_organiser_who_seats_players_without_a_device_is_not_notified(app: AppFixture) -> None:
    (ada,) = app.new_clients("Ada")
    path = f"{TOURNAMENTS_PATH}/{create_tournament(ada)['id']}"
    ada.request_json("POST", f"{path}/participants", {"names": ["Eve", "Fay", "Gus"]})
    ada.request_json("POST", f"{path}/rounds")
    ada.request_json("PUT", f"{path}/rounds/1")
    assert claim_due(app) == []


def test_tournament_round_notification_is_sent_once(app: AppFixture) -> None:
    ada, bob, cyd, dan = app.new_clients("Ada", "Bob", "Cyd", "Dan")
    gathering = create_tournament(ada)
    path = f"{TOURNAMENTS_PATH}/{gathering['id']}"
    sign_up(gathering, bob, cyd, dan)
    ada.request_json("POST", f"{path}/participants", {"names": ["Eve", "Fay", "Gus"]})
    ada.request_json("POST", f"{path}/rounds")

    assert claim_due(app) == []  # paired, but not opened
    tables = ada.request_json("PUT", f"{path}/rounds/1")["rounds"][0]["tables"]
    found = claim_due(app)
    seats = {guest: number for number, guest in enumerate((bob.id, cyd.id, dan.id), 1)}
    assert {(each.guest, each.table) for each in found} == {
        (guest, table["code"])
        for guest, number in seats.items()
        for table in tables
        if number in table["participants"]
    }
    assert {(each.kind, each.inviter, each.expires_at) for each in found} == {("round", None, None)}
    assert claim_due(app) == []


def test_tournament_data_is_exported_and_deleted_with_guest(app: AppFixture) -> None:
    ada, bob, cyd = app.new_clients("Ada", "Bob", "Cyd")
    gathering = create_tournament(ada)
    path = f"{TOURNAMENTS_PATH}/{gathering['id']}"
    sign_up(gathering, bob, cyd, rated=True)
    ada.request_json("POST", f"{path}/participants", {"names": ["Dan"]})
    (own,) = bob.request_json("GET", "/api/guest/data")["tournaments"]
    assert own.pop("joined_at") > 0
    assert own == {
        "tournament": gathering["id"], "name": "Club night", "is_organiser": False, "number": 1,
        "nickname": "Bob", "game_choice": None, "rated": True,
    }  # fmt: skip
    (mine,) = ada.request_json("GET", "/api/guest/data")["tournaments"]
    assert (mine["is_organiser"], mine["number"], mine["nickname"]) == (True, None, None)
    ada.request_json("POST", f"{path}/rounds")
    (table,) = ada.request_json("PUT", f"{path}/rounds/1")["rounds"][0]["tables"]
    app.finish_table(table["code"], [5, 3, 1])
    # Bob deletes the account first: the tournament stays, with a number for him.
    assert bob.request("DELETE", "/api/guest").status_code == 204
    seen = ada.request_json("GET", path)
    assert [each["name"] for each in seen["participants"]] == ["#1", "Cyd", "Dan"]
    assert seen["participants"][0]["present"] is False
    assert sorted(each["points"] for each in seen["standings"]) == [1, 3, 5]
    # The organiser's account is deleted: a participant becomes organiser; the last one deletes all.
    assert ada.request("DELETE", "/api/guest").status_code == 204
    assert cyd.request_json("GET", path)["is_organiser"] is True
    assert cyd.request("DELETE", "/api/guest").status_code == 204
    assert app.fetch_rows(select(schema.tournament)) == []
    assert app.fetch_rows(select(schema.tournament_participant)) == []
