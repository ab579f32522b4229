"""Other players: invitations, mutes and blocks."""

from dataclasses import replace
from typing import Any

import pytest

from saboteur.protocol import messages as wire
from saboteur.server.services.bans import ActiveBans
from saboteur.server.services.cluster_events import ClusterEvents
from saboteur.server.services.connections import ConnectionRegistry
from saboteur.server.storage import schema
from saboteur.server.storage.invitations import InvitationStore
from saboteur.server.storage.operators import OperatorStore
from saboteur.server.storage.tables import TableStore
from saboteur.table.storage.models import (
    STAGE_LOBBY,
    STAGE_OVER,
    STAGE_PLAYING,
    SeatAssignment,
)
from tests.server.harness import RegistryHarness
from tests.server.server_process import Client, Server
from tests.server.storage_data import add_guests, table_record

BLOCK = wire.SetRelation(muted=False, blocked=True)
MUTE = wire.SetRelation(muted=True, blocked=False)


def seat_assignments(*names: str, **more: Any) -> dict[int, SeatAssignment]:
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


# --- Export -------------------------------------------------------------------------------


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
