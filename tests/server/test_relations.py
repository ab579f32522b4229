"""Other players: invitations, blocks, groups and their links."""

import asyncio
from dataclasses import replace
from types import NoneType
from typing import Any

import httpx
import pytest
from sqlalchemy import URL

from saboteur.protocol import messages as wire
from saboteur.server.rate_limits import Rates
from saboteur.server.runtime.bans import ActiveBans
from saboteur.server.runtime.cluster_events import ClusterEvents
from saboteur.server.runtime.connections import ConnectionRegistry
from saboteur.server.storage import groups as group_storage
from saboteur.server.storage import schema
from saboteur.server.storage.groups import GroupFull, TooManyGroups
from saboteur.server.storage.guests import GuestStore
from saboteur.server.storage.invitations import InvitationStore
from saboteur.server.storage.operators import OperatorStore
from saboteur.server.storage.tables import TableStore, open_table_store
from saboteur.table.storage.models import (
    STAGE_LOBBY,
    STAGE_OVER,
    STAGE_PLAYING,
    GuestRecord,
    SeatAssignment,
)
from tests.server.harness import RegistryHarness
from tests.server.server_process import Client, Server
from tests.server.storage_data import table_record

BLOCK = wire.SetRelation(muted=False, blocked=True)
MUTE = wire.SetRelation(muted=True, blocked=False)


async def add_guests(storage: TableStore, *names: str) -> None:
    for name in names:
        await storage.add_guest(GuestRecord(name, name.upper()), f"hash of {name}")


def seat_assignments(*names: str, **more: Any) -> dict[int, SeatAssignment]:  # noqa: ANN401
    return {seat: SeatAssignment(name, guest=name, **more) for seat, name in enumerate(names)}


# --- People -------------------------------------------------------------------------------


async def test_recent_players_are_listed_latest_first(storage: TableStore) -> None:
    await add_guests(storage, "a", "b", "c", "d", "e")
    tables: tuple[tuple[str, wire.TableStage, dict[int, SeatAssignment]], ...] = (
        ("AAAAA", STAGE_OVER, seat_assignments("a", "b")),
        ("BBBBB", STAGE_PLAYING, seat_assignments("c", "a", "b")),
        ("CCCCC", STAGE_LOBBY, seat_assignments("a", "d")),  # they have not played yet
        (
            "DDDDD",
            STAGE_OVER,
            {
                0: SeatAssignment("a", guest="a"),
                1: SeatAssignment("e", guest="e", is_remote_bot=True),
            },
        ),
    )
    for code, stage, who in tables:
        await storage.add_table(replace(table_record(code), host="a", stage=stage), who)
    kept = schema.game_table
    for code, at in (("AAAAA", 50.0), ("BBBBB", 20.0)):
        await storage.database.write(kept.update().where(kept.c.code == code).values(created_at=at))
    people = storage.relations
    found = await people.known_people("a")
    assert [(each.id, each.games, each.last_played_at) for each in found] == [
        ("b", 2, 50.0),
        ("c", 1, 20.0),
    ]
    assert [each.nickname for each in found] == ["B", "C"]
    assert await people.last_common_table("a", "b") == "AAAAA"
    assert [await people.have_played_together("a", other) for other in "bcde"] == [
        True, True, False, True,
    ]  # fmt: skip
    # Off the list until they play together again.
    assert await people.remove_from_list("a", "b")
    assert [each.id for each in await people.known_people("a")] == ["c"]
    assert [each.id for each in await people.known_people("b")] == ["a", "c"]
    later = replace(table_record("EEEEE"), host="a", stage=STAGE_OVER)
    await storage.add_table(later, seat_assignments("a", "b"))
    await storage.database.write(
        kept.update().where(kept.c.code == "EEEEE").values(created_at=9e12)
    )
    assert [each.id for each in await people.known_people("a")] == ["b", "c"]
    # A blocked guest stays in the list, even without a game.
    assert await people.set_relation("a", "d", BLOCK)
    last = (await people.known_people("a"))[-1]
    assert (last.id, last.blocked, last.games) == ("d", True, 0)
    assert await people.muted_by("a") == {"d"}
    assert (await people.has_blocked("a", "d"), await people.has_blocked("d", "a")) == (
        True,
        False,
    )


async def test_invitation_ends_when_accepted_declined_or_expired(storage: TableStore) -> None:
    await add_guests(storage, "a", "b", "c")
    asked = InvitationStore(storage.database)
    old = replace(table_record("AAAAA"), host="a", invite="AAAAA")
    await storage.add_table(old, seat_assignments("a"))
    await storage.add_table(
        replace(table_record("BBBBB"), host="a", invite="BBBBB"), seat_assignments("a")
    )
    for guest, code in (("b", "AAAAA"), ("b", "BBBBB"), ("c", "AAAAA"), ("c", "AAAAA")):
        await asked.invite(guest, code, "a")
    (first, second) = await asked.open_invitations("b")
    assert {first.code, second.code} == {"AAAAA", "BBBBB"}
    assert (first.inviter, first.taken, first.seats) == ("A", 1, 3)
    assert await asked.decline("b", "BBBBB")
    assert not await asked.decline("b", "BBBBB")
    # Bob takes a seat; then the game begins.
    await storage.update_table(old, old, {1: SeatAssignment("B", guest="b")})
    assert await asked.open_invitations("b") == ()
    assert len(await asked.open_invitations("c")) == 1
    now = await storage.table("AAAAA")
    assert now is not None
    await storage.update_table(now, replace(now, locked=True))
    assert await asked.open_invitations("c") == ()
    now = await storage.table("AAAAA")
    assert now is not None
    await storage.update_table(now, replace(now, locked=False, stage=STAGE_PLAYING))
    assert await storage.database.read(schema.invitation.select()) == []
    await asked.invite("c", "BBBBB", "a")
    await asked.purge(9e12)
    assert await asked.open_invitations("c") == ()


async def test_invitations_per_guest_are_limited(
    storage: TableStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saboteur.server.storage.invitations.MAX_INVITATIONS", 2)

    await add_guests(storage, "a", "b")
    asked = InvitationStore(storage.database)
    for code in ("AAAAA", "BBBBB", "CCCCC"):
        await storage.add_table(
            replace(table_record(code), host="a", invite=code), seat_assignments("a")
        )
        await asked.invite("b", code, "a")
    assert len(await asked.open_invitations("b")) == 2
    await asked.invite("b", "AAAAA", "a")  # a guest may be invited again
    assert len(await asked.open_invitations("b")) == 2


# --- Blocks -------------------------------------------------------------------------------


async def test_block_denies_private_tables_and_hides_chat(harness: RegistryHarness) -> None:
    people = harness.storage.relations
    ada, bob = await harness.ensure_guest("Ada"), await harness.ensure_guest("Bob")
    code = await harness.open_table("Ada", seats=3, chat="free")
    tabs = {name: await harness.join(code, name) for name in ("Ada", "Bob", "Cid")}
    await tabs["Bob"].wait_for_lobby()
    await people.set_relation(ada.id, bob.id, BLOCK)
    # A blocked guest who was there already may watch, and is not told of the block.
    assert await tabs["Bob"].expect_error(wire.TakeSeat(seat=1)) == "locked"
    tabs["Cid"].send(wire.TakeSeat(seat=1))
    await tabs["Cid"].wait_for_lobby(seat=1)
    new = await harness.open_table("Ada", seats=3)
    assert await harness.registry.resolve(new, bob) is None
    assert await harness.registry.get_or_load(new) is not None
    assert await harness.registry.resolve(new, bob) is None  # loaded or not
    assert await harness.registry.resolve(new, await harness.ensure_guest("Cid")) is not None
    listed = await harness.open_table("Ada", seats=3, listed=True)
    assert await harness.registry.resolve(listed, bob) is not None
    # At a table of another host both may sit, but do not get each other's chat.
    other = await harness.open_table("Cid", seats=3, chat="free")
    cid, bob_tab = await harness.join(other, "Cid"), await harness.join(other, "Bob")
    bob_tab.send(wire.TakeSeat(seat=1))
    await bob_tab.wait_for_lobby(seat=1)
    ada_tab = await harness.join(other, "Ada")
    await ada_tab.wait_for_lobby()
    bob_tab.send(wire.Chat(text="hello Ada"))
    assert (await cid.wait_for("chat-message"))["text"] == "hello Ada"
    cid.send(wire.Chat(text="hello all"))
    assert (await ada_tab.wait_for("chat-message"))["text"] == "hello all"
    again = await harness.join(other, "Ada")
    told = await again.wait_for("chat-history")
    assert [line["text"] for line in told["messages"]] == ["hello all"]
    history = await (await harness.join(other, "Bob")).wait_for("chat-history")
    assert [line["text"] for line in history["messages"]] == ["hello Ada", "hello all"]


async def test_mute_applies_to_open_sockets(harness: RegistryHarness) -> None:
    ada, bob = await harness.ensure_guest("Ada"), await harness.ensure_guest("Bob")
    code = await harness.open_table("Bob", seats=3, chat="free")
    bob_tab, ada_tab = await harness.join(code, "Bob"), await harness.join(code, "Ada")
    kept, bans, hall = OperatorStore(harness.storage.database), ActiveBans(), harness.registry
    notices = ClusterEvents(
        kept,
        bans,
        ConnectionRegistry(bans),
        hall.close_table,
        on_holidays_changed=hall.notify_holidays_changed,
        on_relations_changed=hall.notify_relations_changed,
    )
    await notices.start()
    bob_tab.send(wire.Chat(text="before"))
    assert (await ada_tab.wait_for("chat-message"))["text"] == "before"
    for tie, so_far in ((MUTE, []), (wire.SetRelation(muted=False), ["before", "meanwhile"])):
        await harness.storage.relations.set_relation(ada.id, bob.id, tie)
        await notices.poll()
        assert (await ada_tab.wait_for("chat-history"))["messages"] == []
        if so_far:
            told = await ada_tab.wait_for("chat-history")
            assert [line["text"] for line in told["messages"]] == so_far
        else:
            bob_tab.send(wire.Chat(text="meanwhile"))
            assert (await bob_tab.wait_for("chat-message"))["text"] == "before"
            assert (await bob_tab.wait_for("chat-message"))["text"] == "meanwhile"
    bob_tab.send(wire.Chat(text="after"))
    # And nothing from the time of the block.
    assert (await ada_tab.wait_for("chat-message"))["text"] == "after"


def test_block_applies_to_invitations_groups_and_profiles(server: Server) -> None:
    ada, bob = Client(server, "Ada B."), Client(server, "Bob B.")
    start_game_together(ada, bob)
    group = bob.http.post("/api/groups", json={"name": "Crew"}).json()
    before = bob.http.post(f"/api/people/{ada.id}/invitation", json={})
    assert before.status_code == 201
    into = bob.http.post(f"/api/groups/{group['id']}/invitations", json={"guest": ada.id})
    assert into.status_code == 204
    waiting = ada.http.get("/api/guest/invitations").json()
    assert [each["inviter"] for each in waiting["tables"]] == ["Bob B."]
    assert waiting["groups"] == [{"group": group["id"], "name": "Crew", "inviter": "Bob B."}]
    assert set_relation(ada, bob, blocked=True) == 204
    empty: dict[str, list[object]] = {"tables": [], "groups": []}
    assert ada.http.get("/api/guest/invitations").json() == empty
    # Bob's second request gets the same answer, and nothing is delivered.
    after = bob.http.post(f"/api/people/{ada.id}/invitation", json={})
    assert (after.status_code, set(after.json())) == (201, {"code"})
    again = bob.http.post(f"/api/groups/{group['id']}/invitations", json={"guest": ada.id})
    assert again.status_code == 204
    assert ada.http.get("/api/guest/invitations").json() == empty
    # Ada herself is told that she is the one who blocks.
    mine = ada.http.post(f"/api/people/{bob.id}/invitation", json={})
    assert (mine.status_code, mine.json()["code"]) == (403, "blocked")
    assert ada.http.put(
        "/api/guest/profile", json={"visibility": "people", "rated_boxes": []}
    ).is_success
    assert bob.http.get(f"/api/people/{ada.id}/profile").json()["code"] == "profile-private"
    assert bob.http.get("/api/people").json()["people"][0]["blocked"] is False
    assert set_relation(ada, bob, blocked=False) == 204
    assert bob.http.get(f"/api/people/{ada.id}/profile").status_code == 200


def set_relation(one: Client, other: Client, *, muted: bool = False, blocked: bool = False) -> int:
    wish = {"muted": muted, "blocked": blocked}
    return one.http.put(f"/api/people/{other.id}", json=wish).status_code


def start_game_together(*clients: Client) -> str:
    code = clients[0].open_table(ruleset="duel", seats=2)
    other = clients[1].join(code)
    other.wait_for("lobby")
    other.send("take-seat", seat=1)
    other.wait_for_lobby(seat=1)
    host = clients[0].join(code)
    host.wait_for("lobby")
    host.send("start")
    host.wait_for("snapshot")
    host.close()
    other.close()
    return code


def test_people_routes_require_a_shared_game(server: Server) -> None:
    ada, bob, eve = (Client(server, name) for name in ("Ada C.", "Bob C.", "Eve C."))
    code = start_game_together(ada, bob)
    for path in (f"/api/people/{eve.id}", "/api/people/nobody", f"/api/people/{ada.id}"):
        assert (
            ada.http.put(path, json={"muted": True, "blocked": True}).json()["code"] == "no-person"
        )
        assert ada.http.post(f"{path}/invitation", json={}).json()["code"] == "no-person"
        assert ada.http.delete(path).json()["code"] == "no-person"
        assert ada.http.get(f"{path}/profile").json()["code"] == "profile-private"
    # To one's own table until it has started, or to a new one like the last.
    for table_, why in ((code, "begun"), (eve.open_table(), "not at this table")):
        refused = ada.http.post(f"/api/people/{bob.id}/invitation", json={"table": table_})
        assert refused.json()["code"] == "bad-table"
        assert why in refused.json()["reason"]
    own = ada.open_table(seats=4)
    asked = ada.http.post(f"/api/people/{bob.id}/invitation", json={"table": own})
    assert asked.json() == {"code": own}
    new = ada.http.post(f"/api/people/{bob.id}/invitation", json={}).json()["code"]
    assert (server.sql("SELECT ruleset, seats FROM game_table WHERE code = :code", code=new)) == [
        ("duel", 2)
    ]
    waiting = bob.http.get("/api/guest/invitations").json()["tables"]
    assert [each["code"] for each in waiting] == [new, own]
    assert bob.http.delete(f"/api/guest/invitations/{own}").status_code == 204
    assert bob.http.delete(f"/api/guest/invitations/{own}").json()["code"] == "no-invitation"
    assert ada.http.delete(f"/api/people/{bob.id}").status_code == 204
    assert ada.http.get("/api/people").json() == {"people": []}


# --- Groups -------------------------------------------------------------------------------


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


def test_relations_and_groups_are_exported(server: Server) -> None:
    ada, bob = Client(server, "Ada F."), Client(server, "Bob F.")
    start_game_together(ada, bob)
    group = ada.http.post("/api/groups", json={"name": "Crew"}).json()
    assert set_relation(ada, bob, muted=True) == 204
    bob.http.post(f"/api/people/{ada.id}/invitation", json={})
    chosen = {"visibility": "groups", "rated_boxes": ["duel"]}
    assert ada.http.put("/api/guest/profile", json=chosen).status_code == 204
    wrong = {"visibility": "groups", "rated_boxes": ["chess"]}
    assert ada.http.put("/api/guest/profile", json=wrong).status_code == 400
    data = ada.http.get("/api/guest/data").json()
    assert data["profile_visibility"] == "groups"
    assert data["relations"] == [
        {"guest": bob.id, "muted": True, "blocked": False, "removed_at": 0.0}
    ]
    assert [(each["guest"], each["inviter"]) for each in data["invitations"]] == [(ada.id, bob.id)]
    assert [(each["group"], each["is_owner"]) for each in data["groups"]] == [(group["id"], True)]
    assert [(each["box"], each["games"]) for each in data["ratings"]] == [("duel", 0)]
    career = ada.http.get("/api/guest/profile").json()
    assert career["ratings"] == [{"box": "duel", "games": 0, "mu": None, "sigma": None}]
    assert ada.http.delete("/api/guest").status_code == 204
    for table in ("relation", "invitation", "group_member", "rating", "game_stats"):
        column = "other_guest_id" if table == "relation" else "guest_id"
        found = server.sql(f"SELECT * FROM {table} WHERE {column} = :id", id=ada.id)  # noqa: S608
        assert found == [], table
