"""A gathering from its beginning to its end, and what is left of it, on both databases."""

from collections.abc import Iterator
from pathlib import Path
from time import time
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import select

from saboteur.server.app import build
from saboteur.server.post.letters import Letter
from saboteur.server.post.sources import sources_of
from saboteur.server.settings import Settings
from saboteur.server.storage import schema
from tests.server.inside import ADDRESS, ROOT, House, Visitor, join, set_up

pytestmark = pytest.mark.in_turns


@pytest.fixture
def house(kept_in: str | None, tmp_path: Path) -> Iterator[House]:
    settings = Settings(data=tmp_path, database_url=kept_in, bot_workers=1)
    with TestClient(build(settings), base_url=ADDRESS) as client:
        yield House(client)


def test_a_whole_gathering(house: House) -> None:
    ada, *people = house.visitors("Ada", "Bob", "Cyd", "Dan", "Eve", "Fay")
    gathering = set_up(ada, minutes=45)
    path = f"{ROOT}/{gathering['id']}"
    assert gathering["organiser"] is True
    assert (gathering["you"], gathering["people"], gathering["heats"]) == (None, [], [])
    join(gathering, *people)
    entered = ada.told("POST", f"{path}/participants", {"names": [" Gus ", "Hal", "Ida", "Jan"]})
    names = [each["name"] for each in entered["people"]]
    assert names == ["Bob", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jan"]
    assert [each["device"] for each in entered["people"]] == [True] * 5 + [False] * 4
    # Nobody but the organiser sees a draw before people are called, and he may draw again.
    drawn = ada.told("POST", f"{path}/heats")
    assert [table["stage"] for table in drawn["heats"][0]["tables"]] == ["drawn"] * 3
    assert people[0].told("GET", path)["heats"] == []
    again = ada.told("POST", f"{path}/heats")
    assert [heat["number"] for heat in again["heats"]] == [1]
    assert again["heats"] != drawn["heats"]
    tables = ada.told("PUT", f"{path}/heats/1")["heats"][0]["tables"]
    assert ada.refused("PUT", f"{path}/heats/1") == (409, "not-now")
    assert [table["stage"] for table in tables] == ["playing"] * 3
    # Everybody finds his own table, and no other's code.
    for number, guest in enumerate(people, 1):
        seen = guest.told("GET", path)
        assert (seen["you"], seen["link"], seen["hall"]) == (number, None, None)
        for table, own in zip(tables, seen["heats"][0]["tables"], strict=True):
            assert own["code"] == (table["code"] if number in table["people"] else None)
    must_have_kept_seats(house, tables, names, people, ada)
    finish_first_heat(house, ada, path, tables)
    second = ada.told("POST", f"{path}/heats")
    assert max(each["points"] for each in second["standings"]) == 4
    met = [set(table["people"]) for table in tables]
    new = [set(table["people"]) for table in second["heats"][1]["tables"]]
    assert [[len(here & there) for here in new] for there in met] == [[1] * 3] * 3
    over = ada.told("PUT", path, {"open": False, "over": True})
    assert (over["over"], over["open"]) == (True, False)
    assert ada.refused("POST", f"{path}/heats") == (409, "not-now")
    assert ada.ask("DELETE", path).status_code == 204
    assert ada.refused("GET", path) == (404, "no-gathering")
    assert house.rows(select(schema.heat_seat)) == []


def must_have_kept_seats(
    house: House, tables: list[Any], names: list[str], people: list[Visitor], organiser: Visitor
) -> None:
    """Who has a device has his seat; who has none sits beside somebody who has."""
    devices = {number: guest.id for number, guest in enumerate(people, 1)}
    for table in tables:
        seats = house.rows(
            select(schema.seat).where(schema.seat.c.code == table["code"]).order_by("seat")
        )
        own = {devices[number] for number in table["people"] if number in devices}
        for seat, number in zip(seats, table["people"], strict=True):
            assert seat["name"] == names[number - 1]
            assert seat["shared"] == (number not in devices)
            expected = {devices[number]} if number in devices else own or {organiser.id}
            assert seat["guest"] in expected


def finish_first_heat(house: House, ada: Visitor, path: str, tables: list[Any]) -> None:
    """One table is played out, one is broken off and played again, one is given up."""
    assert ada.refused("POST", f"{path}/heats") == (409, "not-now")
    house.end(tables[0]["code"], [4, 2, 0])
    house.end(tables[1]["code"], None)
    told = ada.told("GET", path)
    assert [table["stage"] for table in told["heats"][0]["tables"]] == ["over", "ended", "playing"]
    assert told["heats"][0]["tables"][0]["points"] == [4, 2, 0]
    best = told["standings"][0]
    assert (best["number"], best["points"], best["gold"]) == (tables[0]["people"][0], 4, 4)
    assert (best["won"], best["place"]) == (1, 1)
    assert sum(each["games"] for each in told["standings"]) == 3
    new = ada.told("POST", f"{path}/heats/1/tables/2")["heats"][0]["tables"][1]
    assert (new["stage"], new["people"]) == ("playing", tables[1]["people"])
    assert new["code"] != tables[1]["code"]
    assert ada.refused("POST", f"{path}/heats/1/tables/1") == (409, "not-now")
    house.end(new["code"], [1, 1, 1])
    assert ada.refused("POST", f"{path}/heats") == (409, "not-now")
    left = ada.told("DELETE", f"{path}/heats/1/tables/3")["heats"][0]["tables"][2]
    assert left["stage"] == "given-up"
    house.end(tables[2]["code"], [9, 9, 9])  # too late


def test_whoever_sits_in_a_heat_is_told_once_where(house: House) -> None:
    """And who was entered by name has no letter; what is over is told nobody who waits for it."""
    ada, bob, cyd, dan = house.visitors("Ada", "Bob", "Cyd", "Dan")
    gathering = set_up(ada)
    path = f"{ROOT}/{gathering['id']}"
    join(gathering, bob, cyd, dan)
    ada.told("POST", f"{path}/participants", {"names": ["Eve", "Fay", "Gus"]})
    ada.told("POST", f"{path}/heats")

    async def letters(now: float) -> tuple[list[Letter], int]:
        heats = sources_of(house.context.storage)["heats"]
        due = list(await heats.due(now, 100))
        still = await heats.valid(due)
        await heats.sent(due, now)
        return due, len(still)

    def told(later: float = 1.0) -> tuple[list[Letter], int]:
        return house.client.blocking_portal.call(letters, time() + later)

    assert told() == ([], 0)  # drawn, and nobody is called yet
    (one, other) = ada.told("PUT", f"{path}/heats/1")["heats"][0]["tables"]
    house.end(other["code"], None)
    found, still = told()
    seats = {guest: number for number, guest in enumerate((bob.id, cyd.id, dan.id), 1)}
    assert {(each.guest, each.table) for each in found} == {
        (guest, table["code"])
        for guest, number in seats.items()
        for table in (one, other)
        if number in table["people"]
    }
    assert {(each.kind, each.by, each.until) for each in found} == {("heat", None, None)}
    assert still == sum(each.table == one["code"] for each in found)
    assert told() == ([], 0)  # once
    house.forget_calls()
    assert told(3601.0) == ([], 0)  # of what was opened an hour ago nobody is told


def test_all_of_it_is_exported_and_goes_with_its_guest(house: House) -> None:
    ada, bob, cyd = house.visitors("Ada", "Bob", "Cyd")
    gathering = set_up(ada)
    path = f"{ROOT}/{gathering['id']}"
    join(gathering, bob, cyd, rated=True)
    ada.told("POST", f"{path}/participants", {"names": ["Dan"]})
    (own,) = bob.told("GET", "/api/guest/data")["gatherings"]
    assert own.pop("joined") > 0
    assert own == {
        "gathering": gathering["id"], "name": "Club night", "organiser": False, "number": 1,
        "called": "Bob", "offer": None, "rated": True,
    }  # fmt: skip
    (mine,) = ada.told("GET", "/api/guest/data")["gatherings"]
    assert (mine["organiser"], mine["number"], mine["called"]) == (True, None, None)
    ada.told("POST", f"{path}/heats")
    (table,) = ada.told("PUT", f"{path}/heats/1")["heats"][0]["tables"]
    house.end(table["code"], [5, 3, 1])
    # Bob forgets himself before anybody looked: what he made stays, under a number.
    assert bob.ask("DELETE", "/api/guest").status_code == 204
    seen = ada.told("GET", path)
    assert [each["name"] for each in seen["people"]] == ["#1", "Cyd", "Dan"]
    assert seen["people"][0]["here"] is False
    assert sorted(each["points"] for each in seen["standings"]) == [1, 3, 5]
    # The organiser goes: somebody who takes part runs it; with the last guest it is gone.
    assert ada.ask("DELETE", "/api/guest").status_code == 204
    assert cyd.told("GET", path)["organiser"] is True
    assert cyd.ask("DELETE", "/api/guest").status_code == 204
    assert house.rows(select(schema.gathering)) == []
    assert house.rows(select(schema.participant)) == []
