"""Groups: members, links, seasons, limits, and tables for members only."""

import asyncio
from types import NoneType

import httpx
import pytest
from sqlalchemy import URL

from saboteur.protocol import messages as wire
from saboteur.server.rate_limits import Rates
from saboteur.server.storage import groups as group_storage
from saboteur.server.storage.groups import GroupFull, TooManyGroups
from saboteur.server.storage.guests import GuestStore
from saboteur.server.storage.tables import TableStore, open_table_store
from tests.server.harness import RegistryHarness
from tests.server.server_process import Client, Server
from tests.server.storage_data import add_guests


def test_group_link_membership_and_ownership(server: Server) -> None:
    ada, bob, eve = (Client(server, name) for name in ("Ada D.", "Bob D.", "Eve D."))
    group = ada.http.post("/api/groups", json={"name": "  The   Crew "}).json()
    assert (group["name"], [each["is_owner"] for each in group["members"]]) == ("The Crew", [True])
    path, link = f"/api/groups/{group['id']}", f"/api/groups/links/{group['link']}"
    assert bob.http.get(path).json()["code"] == "no-group"
    door = bob.http.get(link).json()
    assert door == {"id": None, "name": "The Crew", "members": 1}  # and nobody's name
    assert [each["id"] for each in bob.http.post(link).json()["members"]] == [ada.id, bob.id]
    assert bob.http.post(link).status_code == 200  # they are members already
    assert bob.http.get(link).json()["id"] == group["id"]
    for refused in (
        bob.http.put(path, json={"name": "Mine"}), bob.http.delete(path),
        bob.http.post(f"{path}/link"), bob.http.delete(f"{path}/members/{ada.id}"),
        bob.http.put(f"{path}/owner", json={"guest": bob.id}),
        bob.http.post(f"{path}/seasons", json=season_request()),
    ):  # fmt: skip
        assert refused.json()["code"] == "not-owner"
    # The link changes: the old one has expired, and adds nobody.
    new = ada.http.post(f"{path}/link").json()["link"]
    old = eve.http.post(link)
    assert (old.status_code, old.json()["code"]) == (410, "link-expired")
    assert eve.http.post(f"/api/groups/links/{new}").status_code == 200
    # Removed members cannot use the link they know.
    assert ada.http.delete(f"{path}/members/{eve.id}").status_code == 204
    assert eve.http.post(f"/api/groups/links/{new}").json()["code"] == "link-expired"
    assert ada.http.put(f"{path}/owner", json={"guest": eve.id}).json()["code"] == "no-person"
    assert ada.http.put(path, json={"name": "Others"}).status_code == 204
    assert ada.http.put(f"{path}/owner", json={"guest": bob.id}).status_code == 204
    assert ada.http.delete(path).json()["code"] == "not-owner"
    # The owner leaves: the oldest member becomes owner, and the last one deletes the group.
    assert bob.http.delete(f"{path}/members/{bob.id}").status_code == 204
    assert ada.http.get(path).json()["members"][0]["is_owner"] is True
    assert ada.http.delete(f"{path}/members/{ada.id}").status_code == 204
    assert ada.http.get("/api/groups").json() == {"groups": []}
    assert server.sql("SELECT id FROM player_group WHERE id = :id", id=group["id"]) == []


def season_request(**more: object) -> dict[str, object]:
    return {"name": "Spring", "starts_on": "2026-01-01", "ends_on": "2026-03-31", **more}


def test_invalid_group_and_season_are_refused(server: Server) -> None:
    ada = Client(server, "Ada E.")
    for name in ("", "\u200b", "x" * 21):
        refused = ada.http.post("/api/groups", json={"name": name})
        assert refused.status_code == 400
    group = ada.http.post("/api/groups", json={"name": "Crew"}).json()
    path = f"/api/groups/{group['id']}/seasons"
    for wrong in (
        season_request(starts_on="2026-02-30"), season_request(ends_on="2025-12-31"),
        season_request(ends_on="2030-01-01"), season_request(box="chess"),
        season_request(name="\u200b"),
    ):  # fmt: skip
        refused = ada.http.post(path, json=wrong)
        assert (refused.status_code, refused.json()["code"]) == (400, "bad-group"), wrong
    made = ada.http.post(path, json=season_request(box="duel")).json()
    assert ada.http.get(f"{path}/{made['id']}").json() == {"season": made, "standings": []}
    assert ada.http.get(f"{path}/{'x' * 12}").json()["code"] == "no-group"
    assert ada.http.delete(f"{path}/{made['id']}").status_code == 204
    assert ada.http.delete(f"{path}/{made['id']}").json()["code"] == "no-group"
    assert ada.http.get("/api/groups/links/short").json()["code"] == "no-group"
    assert httpx.get(f"{server.url}/api/groups").status_code == 401


async def test_group_table_is_visible_to_members_only(harness: RegistryHarness) -> None:
    groups = harness.storage.groups
    ada, bob, eve = [await harness.ensure_guest(name) for name in ("Ada", "Bob", "Eve")]
    group = await groups.create_group("Crew", ada.id)
    await groups.add_member(group, bob.id)
    code = await harness.open_table("Ada", seats=3, group=group, listed=True)
    assert await harness.storage.listed_tables() == []
    assert await harness.registry.resolve(code, eve) is None
    assert await harness.registry.resolve(code, None) is None
    tab = await harness.join(code, "Bob")
    assert (await tab.wait_for_lobby())["group"] == group
    tab.send(wire.TakeSeat(seat=1))
    await tab.wait_for_lobby(seat=1)
    assert await harness.registry.resolve(code, eve) is None  # now it is loaded
    (shown,) = await groups.active_tables(group, bob.id)
    assert (shown.code, shown.players, shown.stage) == (code, ("Ada", "Bob"), "lobby")
    # A guest who leaves the group keeps the seat, and finds no other table of it.
    crew = await groups.group(group, bob.id)
    assert crew is not None
    await groups.remove_member(crew, bob.id)
    assert await harness.registry.resolve(code, bob) is not None
    second = await harness.open_table("Ada", seats=3, group=group)
    assert await harness.registry.resolve(second, bob) is None
    # Hosts can share a table only with their own groups, also later.
    with pytest.raises(Exception, match="not a member"):
        await harness.open_table("Eve", seats=3, group=group)
    own = await harness.open_table("Eve", seats=3)
    host = await harness.join(own, "Eve")
    assert await host.expect_error(group_settings(group)) == "bad-table"
    hers = await groups.create_group("Hers", eve.id)
    host.send(group_settings(hers))
    await host.wait_for_lobby(group=hers)
    host.send(group_settings(None))
    await host.wait_for_lobby(group=None)


def group_settings(group: str | None) -> wire.SetTable:
    return wire.SetTable(
        ruleset="saboteur", seats=3, options={}, clock="none", chat="off", listed=False,
        window_s=6, group=group,
    )  # fmt: skip


async def test_concurrent_group_joins_respect_limit(
    storage: TableStore, database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(group_storage, "MAX_MEMBERS", 3)
    names = [f"g{number}" for number in range(8)]

    await add_guests(storage, *names)
    group = await storage.groups.create_group("Few", names[0])
    other = await open_table_store(database)  # of another node
    joined = await asyncio.gather(
        *(
            (storage if number % 2 else other).groups.add_member(group, name)
            for number, name in enumerate(names[1:])
        ),
        return_exceptions=True,
    )
    await other.close()
    assert sorted(map(type, joined), key=str) == [NoneType] * 2 + [GroupFull] * 5
    assert [await storage.groups.is_member(group, name) for name in names].count(True) == 3


async def test_groups_have_limits(storage: TableStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(group_storage, "MAX_MEMBERS", 2)
    monkeypatch.setattr(group_storage, "MAX_GROUPS", 2)
    monkeypatch.setattr(group_storage, "MAX_SEASONS", 1)

    await add_guests(storage, "a", "b", "c")
    groups = storage.groups
    first = await groups.create_group("One", "a")
    await groups.add_member(first, "b")
    await groups.add_member(first, "b")
    with pytest.raises(GroupFull):
        await groups.add_member(first, "c")
    await groups.create_group("Two", "a")
    with pytest.raises(TooManyGroups):
        await groups.create_group("Three", "a")
    third = await groups.create_group("Three", "c")
    with pytest.raises(TooManyGroups):
        await groups.add_member(third, "a")
    new = wire.NewSeason(name="S", starts_on="2026-01-01", ends_on="2026-01-02")
    assert await groups.add_season(first, new, "S")
    assert await groups.add_season(first, new, "S") is None
    # The data of a guest are deleted; groups of others stay.
    await groups.invite(third, "b", "c")
    await GuestStore(storage.database).delete_guest("c")
    assert await groups.invitations_for("b") == ()
    assert await groups.group(third, "c") is None
    assert await groups.group(first, "b") is not None


def test_group_creation_and_link_guessing_are_rate_limited(isolated_server: Server) -> None:
    ada = Client(isolated_server, "Ada")
    codes = [
        ada.http.post("/api/groups", json={"name": "Crew"}).status_code
        for _ in range(Rates().new_groups.tokens + 1)
    ]
    assert codes == [201] * Rates().new_groups.tokens + [429]
    link = ada.http.get(f"/api/groups/{ada.http.get('/api/groups').json()['groups'][0]['id']}")
    for number in range(Rates().wrong_links.tokens):
        wrong = ada.http.get(f"/api/groups/links/{number:016}")
        assert wrong.status_code == 404
    right = ada.http.get(f"/api/groups/links/{link.json()['link']}")
    assert (right.status_code, right.json()["code"]) == (429, "rate-limited")
