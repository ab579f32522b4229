"""Tournaments: permissions, participants, pairings, the display, and limits."""

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import select

from saboteur.server.rate_limits import RateLimiters, Rates
from saboteur.server.storage import schema
from saboteur.server.storage import tournaments as gathering_storage
from saboteur.table.rate_limiter import Rate
from saboteur.table.storage.models import STAGE_PLAYING
from tests.server.asgi_app import TOURNAMENTS_PATH, AppFixture, create_tournament, sign_up
from tests.server.http_client import open_client


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AppFixture]:
    with open_client(tmp_path_factory.mktemp("gatherings"), bot_workers=1) as client:
        yield AppFixture(client)


@pytest.fixture(autouse=True)
def _reset_link_limit(app: AppFixture) -> None:
    """Give the application full rate limits that do not refill during the test."""
    rates = Rates(wrong_links=Rate(Rates().wrong_links.tokens, 1e6))
    app.context.limits = RateLimiters.of(rates)


def test_tournament_sign_up_link_and_permissions(app: AppFixture) -> None:
    ada, bob, eve, mel = app.new_clients("Ada", "Bob", "Eve", "Mel")
    gathering = create_tournament(ada)
    path, link = (
        f"{TOURNAMENTS_PATH}/{gathering['id']}",
        f"{TOURNAMENTS_PATH}/links/{gathering['link']}",
    )
    offers = [{"ruleset": "saboteur", "seats": 3, "options": {}}]
    assert bob.request_json("GET", link) == {
        "id": None, "name": "Club night", "participants": 0, "game_choices": offers,
        "registration_open": True,
        "nickname": "Bob",
    }  # fmt: skip
    assert bob.request_error("GET", path) == (404, "no-tournament")
    sign_up(gathering, bob)
    # They are participants already.
    assert bob.request_json("POST", link, {"game_choice": 0})["you"] == 1
    assert bob.request_json("GET", link)["id"] == gathering["id"]
    (twin,) = app.new_clients("BOB")
    assert twin.request_error("POST", link, {}) == (409, "name-taken")
    assert twin.request_json("GET", link)["nickname"] == "BOB 2"  # which is free
    assert bob.request_json("GET", link)["nickname"] == "Bob"
    entered = ada.request_error("POST", f"{path}/participants", {"names": ["Zoe", "Brokk"]})
    assert entered == (400, "bad-nickname")
    assert eve.request_error("POST", link, {"game_choice": 1}) == (422, "bad-tournament")
    assert eve.request_error("POST", link, {"game_choice": 9}) == (400, "malformed")
    for method, rest, body in (
        ("PUT", "", {"registration_open": False}), ("DELETE", "", None), ("POST", "/link", None),
        ("POST", "/participants", {"names": ["Zoe"]}), ("POST", "/rounds", None),
        ("PUT", "/rounds/1", None), ("POST", "/rounds/1/tables/1", None),
        ("DELETE", "/rounds/1/tables/1", None),
    ):  # fmt: skip
        assert bob.request_error(method, path + rest, body) == (403, "not-organiser")
        assert eve.request_error(method, path + rest, body) == (404, "no-tournament")
    # A replaced link says that it has expired; an unknown one says nothing.
    new = f"{TOURNAMENTS_PATH}/links/{ada.request_json('POST', f'{path}/link')['link']}"
    assert eve.request_error("POST", link, {}) == (410, "link-expired")
    assert eve.request_error("POST", f"{TOURNAMENTS_PATH}/links/{'x' * 16}", {}) == (
        404,
        "no-tournament",
    )
    assert eve.request_json("POST", new, {})["you"] == 2
    ada.request_json("PUT", path, {"registration_open": False})
    assert mel.request_error("POST", new, {}) == (409, "sign-up-closed")
    # A guest without access learns no name.
    assert twin.request_json("GET", new)["nickname"] == "BOB"
    ada.request_json("PUT", path, {"registration_open": True})
    assert ada.request_json("POST", new, {})["you"] == 3  # the organiser may take part, too
    # Guests for themselves, the organiser for all.
    assert bob.request_error("PUT", f"{path}/participants/2", {"present": False}) == (
        403,
        "not-organiser",
    )
    assert (
        bob.request_json("PUT", f"{path}/participants/1", {"present": False})["participants"][0][
            "present"
        ]
        is False
    )
    assert (
        ada.request_json("PUT", f"{path}/participants/1", {"present": True})["participants"][0][
            "present"
        ]
        is True
    )
    for wrong in ("9", "x", "-1"):
        assert ada.request_error("PUT", f"{path}/participants/{wrong}", {}) == (
            404,
            "no-tournament",
        )
    entries = bob.request_json("GET", TOURNAMENTS_PATH)["tournaments"]
    assert [(each["participants"], each["is_organiser"], each["over"]) for each in entries] == [
        (3, False, False)
    ]


def test_tournament_pairs_late_participants_and_skips_those_who_left(app: AppFixture) -> None:
    ada, bob, *_ = app.new_clients("Ada", "Bob")
    gathering = create_tournament(ada)
    path = f"{TOURNAMENTS_PATH}/{gathering['id']}"
    assert gathering["missing"] == 3
    sign_up(gathering, bob)
    assert bob.request_json("GET", path)["missing"] is None
    assert ada.request_json("GET", path)["missing"] == 2
    few = ada.request("POST", f"{path}/rounds").json()
    assert (few["code"], few["reason"]) == (
        "too-few-players", "more people are needed for a table: 2",
    )  # fmt: skip
    names = ["Cyd", "Dan", "Eve", "Fay", "Gus"]
    ada.request_json("POST", f"{path}/participants", {"names": names})
    ada.request_json("POST", f"{path}/rounds")
    bob.request_json("PUT", f"{path}/participants/1", {"present": False})
    refused = ada.request("PUT", f"{path}/rounds/1").json()
    assert refused["code"] == "wrong-state"
    assert "Bob" in refused["reason"]
    ada.request_json("POST", f"{path}/participants", {"names": ["Late"]})
    drawn = ada.request_json("POST", f"{path}/rounds")["rounds"][0]
    assert sorted(n for table in drawn["tables"] for n in table["participants"]) == [
        2,
        3,
        4,
        5,
        6,
        7,
    ]
    assert drawn["byes"] == []
    assert ada.request_error("PUT", f"{path}/rounds/2") == (404, "no-tournament")
    assert ada.request_error("DELETE", f"{path}/rounds/1/tables/9") == (404, "no-tournament")
    assert ada.request_error("DELETE", f"{path}/rounds/1/tables/1") == (409, "wrong-state")


def test_tournament_preset_and_chosen_rule_sets(app: AppFixture) -> None:
    (ada,) = app.new_clients("Ada")
    preset = ada.request_json("POST", TOURNAMENTS_PATH, {"name": "Championship"})
    assert preset["game_choices"] == [{"ruleset": "saboteur+tournament", "seats": 5, "options": {}}]
    path = f"{TOURNAMENTS_PATH}/{preset['id']}"
    ada.request_json("POST", f"{path}/participants", {"names": [f"P{n}" for n in range(11)]})
    ada.request_json("POST", f"{path}/rounds")
    tables = ada.request_json("PUT", f"{path}/rounds/1")["rounds"][0]["tables"]
    assert [len(table["participants"]) for table in tables] == [6, 5]
    kept = app.fetch_rows(
        select(schema.game_table)
        .where(schema.game_table.c.code.in_([table["code"] for table in tables]))
        .order_by(schema.game_table.c.seats)
    )
    assert [(row["ruleset"], row["seats"], row["stage"]) for row in kept] == [
        ("saboteur+tournament", 5, STAGE_PLAYING),
        ("saboteur+tournament", 6, STAGE_PLAYING),
    ]
    mixed = create_tournament(
        ada,
        game_choices=[{"ruleset": "duel", "seats": 2}, {"ruleset": "saboteur+veto", "seats": 4}],
    )
    path = f"{TOURNAMENTS_PATH}/{mixed['id']}"
    for offer, count in ((0, 3), (1, 4), (None, 1)):
        names = [f"{'ABC'[offer or 0]}{n}{offer}" for n in range(count)]
        ada.request_json("POST", f"{path}/participants", {"names": names, "game_choice": offer})
    drawn = ada.request_json("POST", f"{path}/rounds")["rounds"][0]
    assert [(table["game_choice"], len(table["participants"])) for table in drawn["tables"]] == [
        (0, 2), (0, 2), (1, 4),
    ]  # fmt: skip
    assert set(drawn["tables"][2]["participants"]) == {4, 5, 6, 7}
    assert drawn["byes"] == []


def test_invalid_tournament_is_refused(app: AppFixture) -> None:
    (ada,) = app.new_clients("Ada")
    impossible: tuple[dict[str, Any], ...] = (
        {"name": "\u200b"}, {"name": "Night", "game_choices": [{"ruleset": "chess", "seats": 5}]},
        {"name": "Night", "game_choices": [{"ruleset": "saboteur+tournament", "seats": 4}]},
        {"name": "Night",
         "game_choices": [{"ruleset": "saboteur", "seats": 5, "options": {"x": 1}}]},
    )  # fmt: skip
    for wrong in impossible:
        assert ada.request_error("POST", TOURNAMENTS_PATH, wrong) == (422, "bad-tournament"), wrong
    malformed: tuple[dict[str, Any], ...] = (
        {"name": ""}, {"name": "Night", "game_choices": []}, {"name": "Night", "clock": "slow"},
        {"name": "Night", "round_minutes": 1}, {"name": "Night", "more": 1},
        {"name": "Night", "game_choices": [{"ruleset": "duel", "seats": 1}]},
        {"name": "Night", "game_choices": [{"ruleset": "duel", "seats": 2}] * 7},
    )  # fmt: skip
    for wrong in malformed:
        assert ada.request_error("POST", TOURNAMENTS_PATH, wrong) == (400, "malformed"), wrong
    assert ada.request_json("GET", TOURNAMENTS_PATH) == {"tournaments": []}


def test_block_hides_tournament_and_separates_pairings(app: AppFixture) -> None:
    ada, bob, eve = app.new_clients("Ada", "Bob", "Eve")

    async def block(guest: str, other: str) -> None:
        tie = schema.relation
        await app.context.storage.database.write(
            tie.insert().values(
                guest_id=guest,
                other_guest_id=other,
                is_muted=False,
                is_blocked=True,
                removed_at=0.0,
            )
        )

    app.client.blocking_portal.call(block, ada.id, eve.id)
    gathering = create_tournament(ada)
    path, link = (
        f"{TOURNAMENTS_PATH}/{gathering['id']}",
        f"{TOURNAMENTS_PATH}/links/{gathering['link']}",
    )
    unknown = eve.request("GET", f"{TOURNAMENTS_PATH}/links/{'x' * 16}")
    for method in ("GET", "POST"):
        assert eve.request(method, link, {} if method == "POST" else None).json() == unknown.json()
    # Two participants are not paired at one table.
    mel, zoe = app.new_clients("Mel", "Zoe")
    sign_up(gathering, bob, mel, zoe)
    app.client.blocking_portal.call(block, mel.id, bob.id)
    ada.request_json("POST", f"{path}/participants", {"names": ["Fay", "Gus", "Hal"]})
    for _ in range(6):
        drawn = ada.request_json("POST", f"{path}/rounds")["rounds"][0]
        assert not any({1, 2} <= set(table["participants"]) for table in drawn["tables"])


def test_standings_show_only_stable_opted_in_ratings(app: AppFixture) -> None:
    ada, bob, cyd, dan = app.new_clients("Ada", "Bob", "Cyd", "Dan")
    gathering = create_tournament(ada)

    async def rate(guest: str, mu: float, games: int) -> None:
        await app.context.storage.database.write(
            schema.rating.insert().values(
                guest_id=guest, box="saboteur", mu=mu, sigma=6.04, games=games
            )
        )

    for who, mu, games in ((bob, 27.26, 20), (cyd, 31.0, 20), (dan, 40.0, 3)):
        app.client.blocking_portal.call(rate, who.id, mu, games)
    sign_up(gathering, bob, dan, rated=True)
    sign_up(gathering, cyd)
    standings = ada.request_json("GET", f"{TOURNAMENTS_PATH}/{gathering['id']}")["standings"]
    assert {each["number"]: (each["rating"], each["rating_rank"]) for each in standings} == {
        1: (27.3, 1),
        2: (None, None),
        3: (None, None),
    }


def test_tournament_limits_and_rate_limits(
    app: AppFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob = app.new_clients("Ada", "Bob")
    gatherings = [create_tournament(ada) for _ in range(Rates().new_tournaments.tokens)]
    assert ada.request_error("POST", TOURNAMENTS_PATH, {"name": "One more"}) == (
        429,
        "rate-limited",
    )
    path = f"{TOURNAMENTS_PATH}/{gatherings[0]['id']}"
    monkeypatch.setattr(gathering_storage, "MAX_PARTICIPANTS", 4)
    ada.request_json("POST", f"{path}/participants", {"names": ["Cyd", "Dan", "Eve"]})
    both = ada.request_error("POST", f"{path}/participants", {"names": ["Fay", "Gus"]})
    assert both == (409, "tournament-full")
    twins = ada.request_error("POST", f"{path}/participants", {"names": ["Cÿd"]})
    assert twins == (409, "name-taken")
    sign_up(gatherings[0], bob)
    assert len(ada.request_json("GET", path)["participants"]) == 4
    monkeypatch.setattr(gathering_storage, "MAX_TOURNAMENTS", 5)
    assert bob.request_json("POST", TOURNAMENTS_PATH, {"name": "Mine"})["is_organiser"] is True
    monkeypatch.setattr(gathering_storage, "MAX_TOURNAMENTS", 1)
    assert bob.request_error("POST", TOURNAMENTS_PATH, {"name": "Mine too"}) == (
        409,
        "tournament-full",
    )


def test_display_route_shows_results_without_table_codes(app: AppFixture) -> None:
    ada, bob = app.new_clients("Ada", "Bob")
    gathering = create_tournament(ada)
    path, hall = (
        f"{TOURNAMENTS_PATH}/{gathering['id']}",
        f"{TOURNAMENTS_PATH}/displays/{gathering['display']}",
    )
    sign_up(gathering, bob)
    ada.request_json("POST", f"{path}/participants", {"names": ["Cyd", "Dan"]})
    ada.request_json("POST", f"{path}/rounds")
    app.client.cookies.clear()
    before = app.client.get(hall)
    assert before.json()["rounds"] == []
    assert before.json()["link"] == gathering["link"]
    assert app.client.get(f"{hall}/qr.svg").headers["content-type"].startswith("image/svg")
    (table,) = ada.request_json("PUT", f"{path}/rounds/1")["rounds"][0]["tables"]
    ada.request_json("PUT", path, {"registration_open": False})
    seen = app.client.get(hall)
    assert table["code"] not in seen.text
    for secret in (gathering["id"], gathering["link"], ada.id, bob.id):
        assert secret not in seen.text
    assert seen.json()["rounds"][0]["tables"][0]["participants"] == table["participants"]
    assert app.client.get(f"{hall}/qr.svg").json()["code"] == "no-tournament"
    # Running tables are private: until the end nothing is told of them.
    assert [each["games"] for each in seen.json()["standings"]] == [0, 0, 0]
    for _ in range(Rates().wrong_links.tokens):
        wrong = app.client.get(f"{TOURNAMENTS_PATH}/displays/{'x' * 16}")
        assert (wrong.status_code, wrong.json()["code"]) == (404, "no-tournament")
    assert app.client.get(hall).json()["code"] == "rate-limited"
