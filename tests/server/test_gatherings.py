"""Gatherings: who runs one, who takes part, what is drawn, what a hall sees, what is held off."""

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import select

from saboteur.server.app import build
from saboteur.server.limits import NEW_GATHERINGS, WRONG_LINKS
from saboteur.server.settings import Settings
from saboteur.server.storage import gatherings as gathering_storage
from saboteur.server.storage import schema
from saboteur.table.limits import Limit, Rate
from saboteur.table.models import PLAYING
from tests.server.inside import ADDRESS, ROOT, House, join, set_up


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    settings = Settings(data=tmp_path_factory.mktemp("gatherings"), bot_workers=1)
    with TestClient(build(settings), base_url=ADDRESS) as client:
        yield House(client)


@pytest.fixture(autouse=True)
def _rested(house: House) -> None:
    """Nobody has spent anything yet, and nothing comes back while a busy machine guesses."""
    house.context.wrong_links = Limit(Rate(WRONG_LINKS.credits, 1e6))


def test_links_sign_up_and_who_may_what(house: House) -> None:
    ada, bob, eve, mel = house.visitors("Ada", "Bob", "Eve", "Mel")
    gathering = set_up(ada)
    path, link = f"{ROOT}/{gathering['id']}", f"{ROOT}/links/{gathering['link']}"
    offers = [{"ruleset": "saboteur", "seats": 3, "options": {}}]
    assert bob.told("GET", link) == {
        "id": None, "name": "Club night", "people": 0, "offers": offers, "open": True,
    }  # fmt: skip
    assert bob.refused("GET", path) == (404, "no-gathering")
    join(gathering, bob)
    assert bob.told("POST", link, {"offer": 0})["you"] == 1  # he is in already
    assert bob.told("GET", link)["id"] == gathering["id"]
    (twin,) = house.visitors("BOB")
    assert twin.refused("POST", link, {}) == (409, "name-taken")
    entered = ada.refused("POST", f"{path}/participants", {"names": ["Zoe", "Brokk"]})
    assert entered == (400, "bad-nickname")
    assert eve.refused("POST", link, {"offer": 1}) == (422, "bad-gathering")
    assert eve.refused("POST", link, {"offer": 9}) == (400, "malformed")
    for method, rest, body in (
        ("PUT", "", {"open": False}), ("DELETE", "", None), ("POST", "/link", None),
        ("POST", "/participants", {"names": ["Zoe"]}), ("POST", "/heats", None),
        ("PUT", "/heats/1", None), ("POST", "/heats/1/tables/1", None),
        ("DELETE", "/heats/1/tables/1", None),
    ):  # fmt: skip
        assert bob.refused(method, path + rest, body) == (403, "not-organiser")
        assert eve.refused(method, path + rest, body) == (404, "no-gathering")
    # A link that was changed says so; one that never was leads nowhere.
    new = f"{ROOT}/links/{ada.told('POST', f'{path}/link')['link']}"
    assert eve.refused("POST", link, {}) == (410, "old-link")
    assert eve.refused("POST", f"{ROOT}/links/{'x' * 16}", {}) == (404, "no-gathering")
    assert eve.told("POST", new, {})["you"] == 2
    ada.told("PUT", path, {"open": False})
    assert mel.refused("POST", new, {}) == (409, "sign-up-closed")
    ada.told("PUT", path, {"open": True})
    assert ada.told("POST", new, {})["you"] == 3  # who runs it may play, too
    # Everybody for himself, the organiser for all.
    assert bob.refused("PUT", f"{path}/participants/2", {"here": False}) == (403, "not-organiser")
    assert bob.told("PUT", f"{path}/participants/1", {"here": False})["people"][0]["here"] is False
    assert ada.told("PUT", f"{path}/participants/1", {"here": True})["people"][0]["here"] is True
    for wrong in ("9", "x", "-1"):
        assert ada.refused("PUT", f"{path}/participants/{wrong}", {}) == (404, "no-gathering")
    entries = bob.told("GET", ROOT)["gatherings"]
    assert [(each["people"], each["organiser"], each["over"]) for each in entries] == [
        (3, False, False)
    ]


def test_whoever_left_is_not_called_and_whoever_comes_late_is_drawn(house: House) -> None:
    ada, bob, *_ = house.visitors("Ada", "Bob")
    gathering = set_up(ada)
    path = f"{ROOT}/{gathering['id']}"
    assert ada.refused("POST", f"{path}/heats") == (422, "bad-gathering")
    join(gathering, bob)
    names = ["Cyd", "Dan", "Eve", "Fay", "Gus"]
    ada.told("POST", f"{path}/participants", {"names": names})
    ada.told("POST", f"{path}/heats")
    bob.told("PUT", f"{path}/participants/1", {"here": False})
    refused = ada.ask("PUT", f"{path}/heats/1").json()
    assert refused["code"] == "not-now"
    assert "Bob" in refused["reason"]
    ada.told("POST", f"{path}/participants", {"names": ["Late"]})
    drawn = ada.told("POST", f"{path}/heats")["heats"][0]
    assert sorted(n for table in drawn["tables"] for n in table["people"]) == [2, 3, 4, 5, 6, 7]
    assert drawn["byes"] == []
    assert ada.refused("PUT", f"{path}/heats/2") == (404, "no-gathering")
    assert ada.refused("DELETE", f"{path}/heats/1/tables/9") == (404, "no-gathering")
    assert ada.refused("DELETE", f"{path}/heats/1/tables/1") == (409, "not-now")


def test_everybody_plays_what_he_chose_and_a_championship_is_the_preset(house: House) -> None:
    (ada,) = house.visitors("Ada")
    preset = ada.told("POST", ROOT, {"name": "Championship"})
    assert preset["offers"] == [{"ruleset": "saboteur+tournament", "seats": 5, "options": {}}]
    path = f"{ROOT}/{preset['id']}"
    ada.told("POST", f"{path}/participants", {"names": [f"P{n}" for n in range(11)]})
    ada.told("POST", f"{path}/heats")
    tables = ada.told("PUT", f"{path}/heats/1")["heats"][0]["tables"]
    assert [len(table["people"]) for table in tables] == [6, 5]
    kept = house.rows(
        select(schema.game_table)
        .where(schema.game_table.c.code.in_([table["code"] for table in tables]))
        .order_by(schema.game_table.c.seats)
    )
    assert [(row["ruleset"], row["seats"], row["stage"]) for row in kept] == [
        ("saboteur+tournament", 5, PLAYING),
        ("saboteur+tournament", 6, PLAYING),
    ]
    mixed = set_up(
        ada, offers=[{"ruleset": "duel", "seats": 2}, {"ruleset": "saboteur+veto", "seats": 4}]
    )
    path = f"{ROOT}/{mixed['id']}"
    for offer, count in ((0, 3), (1, 4), (None, 1)):
        names = [f"{'ABC'[offer or 0]}{n}{offer}" for n in range(count)]
        ada.told("POST", f"{path}/participants", {"names": names, "offer": offer})
    drawn = ada.told("POST", f"{path}/heats")["heats"][0]
    assert [(table["offer"], len(table["people"])) for table in drawn["tables"]] == [
        (0, 2), (0, 2), (1, 4),
    ]  # fmt: skip
    assert set(drawn["tables"][2]["people"]) == {4, 5, 6, 7}
    assert drawn["byes"] == []


def test_what_no_gathering_can_be_is_refused(house: House) -> None:
    (ada,) = house.visitors("Ada")
    impossible: tuple[dict[str, Any], ...] = (
        {"name": "\u200b"}, {"name": "Night", "offers": [{"ruleset": "chess", "seats": 5}]},
        {"name": "Night", "offers": [{"ruleset": "saboteur+tournament", "seats": 4}]},
        {"name": "Night", "offers": [{"ruleset": "saboteur", "seats": 5, "options": {"x": 1}}]},
    )  # fmt: skip
    for wrong in impossible:
        assert ada.refused("POST", ROOT, wrong) == (422, "bad-gathering"), wrong
    malformed: tuple[dict[str, Any], ...] = (
        {"name": ""}, {"name": "Night", "offers": []}, {"name": "Night", "clock": "slow"},
        {"name": "Night", "minutes": 1}, {"name": "Night", "more": 1},
        {"name": "Night", "offers": [{"ruleset": "duel", "seats": 1}]},
        {"name": "Night", "offers": [{"ruleset": "duel", "seats": 2}] * 7},
    )  # fmt: skip
    for wrong in malformed:
        assert ada.refused("POST", ROOT, wrong) == (400, "malformed"), wrong
    assert ada.told("GET", ROOT) == {"gatherings": []}


def test_a_block_holds(house: House) -> None:
    ada, bob, eve = house.visitors("Ada", "Bob", "Eve")

    async def block(guest: str, other: str) -> None:
        tie = schema.tie
        await house.context.storage.database.write(
            tie.insert().values(guest=guest, other=other, muted=False, blocked=True, removed=0.0)
        )

    house.client.blocking_portal.call(block, ada.id, eve.id)
    gathering = set_up(ada)
    path, link = f"{ROOT}/{gathering['id']}", f"{ROOT}/links/{gathering['link']}"
    unknown = eve.ask("GET", f"{ROOT}/links/{'x' * 16}")
    for method in ("GET", "POST"):
        assert eve.ask(method, link, {} if method == "POST" else None).json() == unknown.json()
    # Two who take part are not drawn to one table.
    mel, zoe = house.visitors("Mel", "Zoe")
    join(gathering, bob, mel, zoe)
    house.client.blocking_portal.call(block, mel.id, bob.id)
    ada.told("POST", f"{path}/participants", {"names": ["Fay", "Gus", "Hal"]})
    for _ in range(6):
        drawn = ada.told("POST", f"{path}/heats")["heats"][0]
        assert not any({1, 2} <= set(table["people"]) for table in drawn["tables"])


def test_a_rating_is_shown_if_it_is_stable_and_its_guest_says_so(house: House) -> None:
    ada, bob, cyd, dan = house.visitors("Ada", "Bob", "Cyd", "Dan")
    gathering = set_up(ada)

    async def rate(guest: str, mu: float, games: int) -> None:
        await house.context.storage.database.write(
            schema.rating.insert().values(
                guest=guest, box="saboteur", mu=mu, sigma=6.04, games=games
            )
        )

    for who, mu, games in ((bob, 27.26, 20), (cyd, 31.0, 20), (dan, 40.0, 3)):
        house.client.blocking_portal.call(rate, who.id, mu, games)
    join(gathering, bob, dan, rated=True)
    join(gathering, cyd)
    standings = ada.told("GET", f"{ROOT}/{gathering['id']}")["standings"]
    assert {each["number"]: (each["rating"], each["rating_place"]) for each in standings} == {
        1: (27.3, 1),
        2: (None, None),
        3: (None, None),
    }


def test_floods_are_held_off(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bob = house.visitors("Ada", "Bob")
    gatherings = [set_up(ada) for _ in range(NEW_GATHERINGS.credits)]
    assert ada.refused("POST", ROOT, {"name": "One more"}) == (429, "too-many")
    path = f"{ROOT}/{gatherings[0]['id']}"
    monkeypatch.setattr(gathering_storage, "MOST_PARTICIPANTS", 4)
    ada.told("POST", f"{path}/participants", {"names": ["Cyd", "Dan", "Eve"]})
    both = ada.refused("POST", f"{path}/participants", {"names": ["Fay", "Gus"]})
    assert both == (409, "gathering-full")
    twins = ada.refused("POST", f"{path}/participants", {"names": ["Cÿd"]})
    assert twins == (409, "name-taken")
    join(gatherings[0], bob)
    assert len(ada.told("GET", path)["people"]) == 4
    monkeypatch.setattr(gathering_storage, "MOST_GATHERINGS", 5)
    assert bob.told("POST", ROOT, {"name": "Mine"})["organiser"] is True
    monkeypatch.setattr(gathering_storage, "MOST_GATHERINGS", 1)
    assert bob.refused("POST", ROOT, {"name": "Mine too"}) == (409, "gathering-full")


def test_a_hall_sees_names_and_results_and_no_way_in(house: House) -> None:
    ada, bob = house.visitors("Ada", "Bob")
    gathering = set_up(ada)
    path, hall = f"{ROOT}/{gathering['id']}", f"{ROOT}/halls/{gathering['hall']}"
    join(gathering, bob)
    ada.told("POST", f"{path}/participants", {"names": ["Cyd", "Dan"]})
    ada.told("POST", f"{path}/heats")
    house.client.cookies.clear()
    before = house.client.get(hall)
    assert before.json()["heats"] == []
    assert before.json()["link"] == gathering["link"]
    assert house.client.get(f"{hall}/qr.svg").headers["content-type"].startswith("image/svg")
    (table,) = ada.told("PUT", f"{path}/heats/1")["heats"][0]["tables"]
    ada.told("PUT", path, {"open": False})
    seen = house.client.get(hall)
    assert table["code"] not in seen.text
    for secret in (gathering["id"], gathering["link"], ada.id, bob.id):
        assert secret not in seen.text
    assert seen.json()["heats"][0]["tables"][0]["people"] == table["people"]
    assert house.client.get(f"{hall}/qr.svg").json()["code"] == "no-gathering"
    # What goes on at a table is nobody's business: before its end nothing is told of it.
    assert [each["games"] for each in seen.json()["standings"]] == [0, 0, 0]
    for _ in range(WRONG_LINKS.credits):
        wrong = house.client.get(f"{ROOT}/halls/{'x' * 16}")
        assert (wrong.status_code, wrong.json()["code"]) == (404, "no-gathering")
    assert house.client.get(hall).json()["code"] == "too-many"
