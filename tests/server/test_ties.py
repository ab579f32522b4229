"""People: who sat with whom, invitations, what a block holds off; groups and their doors."""

import asyncio
from dataclasses import replace
from types import NoneType
from typing import Any

import httpx
import pytest
from sqlalchemy import URL

from saboteur.server.limits import NEW_GROUPS, WRONG_LINKS
from saboteur.server.lobby.bans import Bans
from saboteur.server.lobby.doors import Doors
from saboteur.server.lobby.notices import Notices
from saboteur.server.storage import groups as group_storage
from saboteur.server.storage import schema
from saboteur.server.storage.groups import GroupFull, TooManyGroups
from saboteur.server.storage.guests import GuestStorage
from saboteur.server.storage.invitations import CALL_SECONDS, InvitationStorage
from saboteur.server.storage.operators import OperatorStorage
from saboteur.server.storage.tables import Storage, open_storage
from saboteur.table.models import LOBBY, OVER, PLAYING, Sitter, StoredGuest
from saboteur.wire import messages as wire
from tests.server.house import Person, Server
from tests.server.party import Party, celebrate
from tests.server.test_storage import run, table

pytestmark = pytest.mark.in_turns

BLOCK = wire.SetTie(muted=False, blocked=True)
MUTE = wire.SetTie(muted=True, blocked=False)


async def crowd(storage: Storage, *names: str) -> None:
    for name in names:
        await storage.add_guest(StoredGuest(name, name.upper()), f"hash of {name}")


def seats(*names: str, **more: Any) -> dict[int, Sitter]:  # noqa: ANN401
    return {seat: Sitter(name, guest=name, **more) for seat, name in enumerate(names)}


# --- People -------------------------------------------------------------------------------


def test_people_are_those_who_played_with_you_the_latest_first(database: URL) -> None:
    async def work(storage: Storage) -> None:
        await crowd(storage, "a", "b", "c", "d", "e")
        for code, stage, who in (
            ("AAAAA", OVER, seats("a", "b")),
            ("BBBBB", PLAYING, seats("c", "a", "b")),
            ("CCCCC", LOBBY, seats("a", "d")),  # they have not played yet
            ("DDDDD", OVER, {0: Sitter("a", guest="a"), 1: Sitter("e", guest="e", program=True)}),
        ):
            await storage.add_table(replace(table(code), host="a", stage=stage), who)
        kept = schema.game_table
        for code, at in (("AAAAA", 50.0), ("BBBBB", 20.0)):
            await storage.database.write(
                kept.update().where(kept.c.code == code).values(created=at)
            )
        people = storage.people
        found = await people.people("a")
        assert [(each.id, each.games, each.met) for each in found] == [
            ("b", 2, 50.0),
            ("c", 1, 20.0),
        ]
        assert [each.nickname for each in found] == ["B", "C"]
        assert await people.last_table("a", "b") == "AAAAA"
        assert [await people.has_sat_with("a", other) for other in "bcde"] == [
            True, True, False, True,
        ]  # fmt: skip
        # Off the list until he sits there again.
        assert await people.remove("a", "b")
        assert [each.id for each in await people.people("a")] == ["c"]
        assert [each.id for each in await people.people("b")] == ["a", "c"]
        later = replace(table("EEEEE"), host="a", stage=OVER)
        await storage.add_table(later, seats("a", "b"))
        await storage.database.write(
            kept.update().where(kept.c.code == "EEEEE").values(created=9e12)
        )
        assert [each.id for each in await people.people("a")] == ["b", "c"]
        # Whoever is blocked stays to be found, though there is no game any more.
        assert await people.set_tie("a", "d", BLOCK)
        assert [(each.id, each.blocked, each.games) for each in await people.people("a")][-1] == (
            "d", True, 0,
        )  # fmt: skip
        assert await people.unheard("a") == {"d"}
        assert (await people.blocks("a", "d"), await people.blocks("d", "a")) == (True, False)

    run(database, work)


def test_an_invitation_goes_when_it_is_taken_declined_or_too_late(database: URL) -> None:
    async def work(storage: Storage) -> None:
        await crowd(storage, "a", "b", "c")
        asked = InvitationStorage(storage.database)
        old = replace(table("AAAAA"), host="a", invite="AAAAA")
        await storage.add_table(old, seats("a"))
        await storage.add_table(replace(table("BBBBB"), host="a", invite="BBBBB"), seats("a"))
        for guest, code in (("b", "AAAAA"), ("b", "BBBBB"), ("c", "AAAAA"), ("c", "AAAAA")):
            await asked.invite(guest, code, "a")
        (first, second) = await asked.waiting("b")
        assert {first.code, second.code} == {"AAAAA", "BBBBB"}
        assert (first.by, first.taken, first.seats) == ("A", 1, 3)
        # Those who tell people of it find it once.
        found = await asked.uncalled(first.created, 10)
        assert (found[0].guest, found[0].code, found[0].by) == ("b", "AAAAA", "a")
        assert len(found) == 3
        await asked.called(found[:2], 1.0)
        assert [each.guest for each in await asked.uncalled(first.created, 10)] == ["c"]
        assert await asked.uncalled(first.created + CALL_SECONDS + 60, 10) == []
        assert await asked.decline("b", "BBBBB")
        assert not await asked.decline("b", "BBBBB")
        # Bob sits down; then the game begins.
        await storage.change(old, old, {1: Sitter("B", guest="b")})
        assert await asked.waiting("b") == ()
        assert len(await asked.waiting("c")) == 1
        now = await storage.table("AAAAA")
        assert now is not None
        await storage.change(now, replace(now, locked=True))
        assert await asked.waiting("c") == ()
        now = await storage.table("AAAAA")
        assert now is not None
        await storage.change(now, replace(now, locked=False, stage=PLAYING))
        assert await storage.database.read(schema.invitation.select()) == []
        await asked.invite("c", "BBBBB", "a")
        await asked.purge(9e12)
        assert await asked.waiting("c") == ()

    run(database, work)


def test_no_list_of_invitations_grows_for_ever(
    database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saboteur.server.storage.invitations.MOST_ASKED", 2)

    async def work(storage: Storage) -> None:
        await crowd(storage, "a", "b")
        asked = InvitationStorage(storage.database)
        for code in ("AAAAA", "BBBBB", "CCCCC"):
            await storage.add_table(replace(table(code), host="a", invite=code), seats("a"))
            await asked.invite("b", code, "a")
        assert len(await asked.waiting("b")) == 2
        await asked.invite("b", "AAAAA", "a")  # who is asked already may be asked again
        assert len(await asked.waiting("b")) == 2

    run(database, work)


# --- What a block holds off ---------------------------------------------------------------


def test_a_block_keeps_somebody_from_private_tables_and_out_of_earshot(database: URL) -> None:
    async def test(party: Party) -> None:
        people = party.storage.people
        ada, bob = await party.guest("Ada"), await party.guest("Bob")
        code = await party.open("Ada", seats=3, talk="free")
        tabs = {name: await party.sit(code, name) for name in ("Ada", "Bob", "Cid")}
        await tabs["Bob"].lobby()
        await people.set_tie(ada.id, bob.id, BLOCK)
        # He was there already: he may look on, and reads nothing of a block.
        assert await tabs["Bob"].trouble(wire.TakeSeat(seat=1)) == "locked"
        tabs["Cid"].say(wire.TakeSeat(seat=1))
        await tabs["Cid"].lobby(seat=1)
        new = await party.open("Ada", seats=3)
        assert await party.hall.admit(new, bob) is None
        assert await party.hall.find(new) is not None
        assert await party.hall.admit(new, bob) is None  # awake or asleep
        assert await party.hall.invite(new, await party.guest("Cid")) == new
        listed = await party.open("Ada", seats=3, listed=True)
        assert await party.hall.admit(listed, bob) is not None
        # At another's table both may sit; one does not hear the other.
        other = await party.open("Cid", seats=3, talk="free")
        cid, bob_tab = await party.sit(other, "Cid"), await party.sit(other, "Bob")
        bob_tab.say(wire.TakeSeat(seat=1))
        await bob_tab.lobby(seat=1)
        ada_tab = await party.sit(other, "Ada")
        await ada_tab.lobby()
        bob_tab.say(wire.Chat(text="hello Ada"))
        assert (await cid.wait_for("heard"))["text"] == "hello Ada"
        cid.say(wire.Chat(text="hello all"))
        assert (await ada_tab.wait_for("heard"))["text"] == "hello all"
        again = await party.sit(other, "Ada")
        told = await again.wait_for("talked")
        assert [line["text"] for line in told["lines"]] == ["hello all"]
        assert [line["text"] for line in (await (await party.sit(other, "Bob")).wait_for("talked"))[
            "lines"
        ]] == ["hello Ada", "hello all"]  # fmt: skip

    celebrate(database, test)


def test_whom_one_mutes_an_open_page_does_not_hear_from_then_on(database: URL) -> None:
    async def test(party: Party) -> None:
        ada, bob = await party.guest("Ada"), await party.guest("Bob")
        code = await party.open("Bob", seats=3, talk="free")
        bob_tab, ada_tab = await party.sit(code, "Bob"), await party.sit(code, "Ada")
        kept, bans, hall = OperatorStorage(party.storage.database), Bans(), party.hall
        notices = Notices(
            kept,
            bans,
            Doors(bans),
            hall.put_away,
            holidays_changed=hall.holidays_changed,
            ties_changed=hall.ties_changed,
        )
        await notices.begin()
        bob_tab.say(wire.Chat(text="before"))
        assert (await ada_tab.wait_for("heard"))["text"] == "before"
        for tie, so_far in ((MUTE, []), (wire.SetTie(muted=False), ["before", "meanwhile"])):
            await party.storage.people.set_tie(ada.id, bob.id, tie)
            await notices.look()
            assert (await ada_tab.wait_for("talked"))["lines"] == []
            if so_far:
                told = await ada_tab.wait_for("talked")
                assert [line["text"] for line in told["lines"]] == so_far
            else:
                bob_tab.say(wire.Chat(text="meanwhile"))
                assert (await bob_tab.wait_for("heard"))["text"] == "before"
                assert (await bob_tab.wait_for("heard"))["text"] == "meanwhile"
        bob_tab.say(wire.Chat(text="after"))
        assert (await ada_tab.wait_for("heard"))["text"] == "after"  # and nothing of meanwhile

    celebrate(database, test)


def test_a_block_holds_for_invitations_groups_and_careers(server: Server) -> None:
    ada, bob = Person(server, "Ada B."), Person(server, "Bob B.")
    sat_together(ada, bob)
    group = bob.http.post("/api/groups", json={"name": "Crew"}).json()
    before = bob.http.post(f"/api/people/{ada.id}/invitation", json={})
    assert before.status_code == 201
    into = bob.http.post(f"/api/groups/{group['id']}/invitations", json={"guest": ada.id})
    assert into.status_code == 204
    waiting = ada.http.get("/api/guest/invitations").json()
    assert [each["by"] for each in waiting["tables"]] == ["Bob B."]
    assert waiting["groups"] == [{"group": group["id"], "name": "Crew", "by": "Bob B."}]
    assert tie(ada, bob, blocked=True) == 204
    empty: dict[str, list[object]] = {"tables": [], "groups": []}
    assert ada.http.get("/api/guest/invitations").json() == empty
    # Bob asks again, is answered as before, and nothing arrives.
    after = bob.http.post(f"/api/people/{ada.id}/invitation", json={})
    assert (after.status_code, set(after.json())) == (201, {"code"})
    again = bob.http.post(f"/api/groups/{group['id']}/invitations", json={"guest": ada.id})
    assert again.status_code == 204
    assert ada.http.get("/api/guest/invitations").json() == empty
    # Ada herself is told that it is she who blocks.
    mine = ada.http.post(f"/api/people/{bob.id}/invitation", json={})
    assert (mine.status_code, mine.json()["code"]) == (403, "blocked")
    assert ada.http.put("/api/guest/career", json={"shows": "people", "rated": []}).is_success
    assert bob.http.get(f"/api/people/{ada.id}/career").json()["code"] == "private"
    assert bob.http.get("/api/people").json()["people"][0]["blocked"] is False
    assert tie(ada, bob, blocked=False) == 204
    assert bob.http.get(f"/api/people/{ada.id}/career").status_code == 200


def tie(one: Person, other: Person, *, muted: bool = False, blocked: bool = False) -> int:
    wish = {"muted": muted, "blocked": blocked}
    return one.http.put(f"/api/people/{other.id}", json=wish).status_code


def sat_together(*people: Person) -> str:
    """Let people have begun a game together."""
    code = people[0].open_table(ruleset="duel", seats=2)
    other = people[1].sit(code)
    other.wait_for("lobby")
    other.say("take-seat", seat=1)
    other.lobby(seat=1)
    host = people[0].sit(code)
    host.wait_for("lobby")
    host.say("start")
    host.wait_for("sync")
    host.close()
    other.close()
    return code


def test_only_who_sat_with_you_is_yours_to_ask(server: Server) -> None:
    ada, bob, eve = (Person(server, name) for name in ("Ada C.", "Bob C.", "Eve C."))
    code = sat_together(ada, bob)
    for path in (f"/api/people/{eve.id}", "/api/people/nobody", f"/api/people/{ada.id}"):
        assert (
            ada.http.put(path, json={"muted": True, "blocked": True}).json()["code"] == "no-person"
        )
        assert ada.http.post(f"{path}/invitation", json={}).json()["code"] == "no-person"
        assert ada.http.delete(path).json()["code"] == "no-person"
        assert ada.http.get(f"{path}/career").json()["code"] == "private"
    # To a table of one's own, as long as it has not begun; or to a new one like the last.
    for table_, why in ((code, "begun"), (eve.open_table(), "yours")):
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


def test_a_group_its_link_and_its_owner(server: Server) -> None:
    ada, bob, eve = (Person(server, name) for name in ("Ada D.", "Bob D.", "Eve D."))
    group = ada.http.post("/api/groups", json={"name": "  The   Crew "}).json()
    assert (group["name"], [each["owner"] for each in group["members"]]) == ("The Crew", [True])
    path, link = f"/api/groups/{group['id']}", f"/api/groups/links/{group['link']}"
    assert bob.http.get(path).json()["code"] == "no-group"
    door = bob.http.get(link).json()
    assert door == {"id": None, "name": "The Crew", "members": 1}  # and nobody's name
    assert [each["id"] for each in bob.http.post(link).json()["members"]] == [ada.id, bob.id]
    assert bob.http.post(link).status_code == 200  # he is in already
    assert bob.http.get(link).json()["id"] == group["id"]
    for refused in (
        bob.http.put(path, json={"name": "Mine"}), bob.http.delete(path),
        bob.http.post(f"{path}/link"), bob.http.delete(f"{path}/members/{ada.id}"),
        bob.http.put(f"{path}/owner", json={"guest": bob.id}),
        bob.http.post(f"{path}/seasons", json=season()),
    ):  # fmt: skip
        assert refused.json()["code"] == "not-owner"
    # The link changes: the old one says so, and leads nobody in.
    new = ada.http.post(f"{path}/link").json()["link"]
    old = eve.http.post(link)
    assert (old.status_code, old.json()["code"]) == (410, "old-link")
    assert eve.http.post(f"/api/groups/links/{new}").status_code == 200
    # Who is sent away does not come back by the link he knows.
    assert ada.http.delete(f"{path}/members/{eve.id}").status_code == 204
    assert eve.http.post(f"/api/groups/links/{new}").json()["code"] == "old-link"
    assert ada.http.put(f"{path}/owner", json={"guest": eve.id}).json()["code"] == "no-person"
    assert ada.http.put(path, json={"name": "Others"}).status_code == 204
    assert ada.http.put(f"{path}/owner", json={"guest": bob.id}).status_code == 204
    assert ada.http.delete(path).json()["code"] == "not-owner"
    # The owner leaves: the oldest member has it, and with the last one it is gone.
    assert bob.http.delete(f"{path}/members/{bob.id}").status_code == 204
    assert ada.http.get(path).json()["members"][0]["owner"] is True
    assert ada.http.delete(f"{path}/members/{ada.id}").status_code == 204
    assert ada.http.get("/api/groups").json() == {"groups": []}
    assert server.sql("SELECT id FROM player_group WHERE id = :id", id=group["id"]) == []


def season(**more: object) -> dict[str, object]:
    return {"name": "Spring", "begins": "2026-01-01", "ends": "2026-03-31", **more}


def test_what_no_group_can_be_is_refused(server: Server) -> None:
    ada = Person(server, "Ada E.")
    for name in ("", "\u200b", "x" * 21):
        refused = ada.http.post("/api/groups", json={"name": name})
        assert refused.status_code == 400
    group = ada.http.post("/api/groups", json={"name": "Crew"}).json()
    path = f"/api/groups/{group['id']}/seasons"
    for wrong in (
        season(begins="2026-02-30"), season(ends="2025-12-31"), season(ends="2030-01-01"),
        season(box="chess"), season(name="\u200b"),
    ):  # fmt: skip
        refused = ada.http.post(path, json=wrong)
        assert (refused.status_code, refused.json()["code"]) == (400, "bad-group"), wrong
    made = ada.http.post(path, json=season(box="duel")).json()
    assert ada.http.get(f"{path}/{made['id']}").json() == {"season": made, "standings": []}
    assert ada.http.get(f"{path}/{'x' * 12}").json()["code"] == "no-group"
    assert ada.http.delete(f"{path}/{made['id']}").status_code == 204
    assert ada.http.delete(f"{path}/{made['id']}").json()["code"] == "no-group"
    assert ada.http.get("/api/groups/links/short").json()["code"] == "no-group"
    assert httpx.get(f"{server.url}/api/groups").status_code == 401


def test_a_table_for_a_group_is_its_members_own(database: URL) -> None:
    async def test(party: Party) -> None:
        groups = party.storage.groups
        ada, bob, eve = [await party.guest(name) for name in ("Ada", "Bob", "Eve")]
        group = await groups.found("Crew", ada.id)
        await groups.join(group, bob.id)
        code = await party.open("Ada", seats=3, group=group, listed=True)
        assert await party.storage.listed() == []
        assert await party.hall.admit(code, eve) is None
        assert await party.hall.box(code) is None
        tab = await party.sit(code, "Bob")
        assert (await tab.lobby())["group"] == group
        tab.say(wire.TakeSeat(seat=1))
        await tab.lobby(seat=1)
        assert await party.hall.admit(code, eve) is None  # now it is awake
        (shown,) = await groups.tables(group, bob.id)
        assert (shown.code, shown.players, shown.stage) == (code, ("Ada", "Bob"), "lobby")
        # Whoever leaves the group keeps the seat that he has, and finds no other table of it.
        crew = await groups.group(group, bob.id)
        assert crew is not None
        await groups.leave(crew, bob.id)
        assert await party.hall.admit(code, bob) is not None
        second = await party.open("Ada", seats=3, group=group)
        assert await party.hall.admit(second, bob) is None
        # A host opens to his own groups alone, also later.
        with pytest.raises(Exception, match="no member"):
            await party.open("Eve", seats=3, group=group)
        own = await party.open("Eve", seats=3)
        host = await party.sit(own, "Eve")
        assert await host.trouble(settings(group)) == "bad-table"
        hers = await groups.found("Hers", eve.id)
        host.say(settings(hers))
        await host.lobby(group=hers)
        host.say(settings(None))
        await host.lobby(group=None)

    celebrate(database, test)


def settings(group: str | None) -> wire.SetTable:
    return wire.SetTable(
        ruleset="saboteur", seats=3, options={}, clock="none", talk="off", listed=False,
        window_s=6, group=group,
    )  # fmt: skip


def test_however_many_join_at_once_a_group_has_its_limit(
    database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(group_storage, "MOST_MEMBERS", 3)
    names = [f"g{number}" for number in range(8)]

    async def work(storage: Storage) -> None:
        await crowd(storage, *names)
        group = await storage.groups.found("Few", names[0])
        other = await open_storage(database)  # of another node
        joined = await asyncio.gather(
            *(
                (storage if number % 2 else other).groups.join(group, name)
                for number, name in enumerate(names[1:])
            ),
            return_exceptions=True,
        )
        await other.close()
        assert sorted(map(type, joined), key=str) == [NoneType] * 2 + [GroupFull] * 5
        assert [await storage.groups.is_member(group, name) for name in names].count(True) == 3

    run(database, work)


def test_groups_have_limits(database: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(group_storage, "MOST_MEMBERS", 2)
    monkeypatch.setattr(group_storage, "MOST_GROUPS", 2)
    monkeypatch.setattr(group_storage, "MOST_SEASONS", 1)

    async def work(storage: Storage) -> None:
        await crowd(storage, "a", "b", "c")
        groups = storage.groups
        first = await groups.found("One", "a")
        await groups.join(first, "b")
        await groups.join(first, "b")
        with pytest.raises(GroupFull):
            await groups.join(first, "c")
        await groups.found("Two", "a")
        with pytest.raises(TooManyGroups):
            await groups.found("Three", "a")
        third = await groups.found("Three", "c")
        with pytest.raises(TooManyGroups):
            await groups.join(third, "a")
        new = wire.NewSeason(name="S", begins="2026-01-01", ends="2026-01-02")
        assert await groups.add_season(first, new, "S")
        assert await groups.add_season(first, new, "S") is None
        # All that is a guest's goes with him; what others founded stays.
        await groups.invite(third, "b", "c")
        await GuestStorage(storage.database).forget("c")
        assert await groups.invited("b") == ()
        assert await groups.group(third, "c") is None
        assert await groups.group(first, "b") is not None

    run(database, work)


def test_whoever_floods_with_groups_or_guesses_links_is_turned_away(own_server: Server) -> None:
    ada = Person(own_server, "Ada")
    codes = [
        ada.http.post("/api/groups", json={"name": "Crew"}).status_code
        for _ in range(NEW_GROUPS.credits + 1)
    ]
    assert codes == [201] * NEW_GROUPS.credits + [429]
    link = ada.http.get(f"/api/groups/{ada.http.get('/api/groups').json()['groups'][0]['id']}")
    for number in range(WRONG_LINKS.credits):
        wrong = ada.http.get(f"/api/groups/links/{number:016}")
        assert wrong.status_code == 404
    right = ada.http.get(f"/api/groups/links/{link.json()['link']}")
    assert (right.status_code, right.json()["code"]) == (429, "too-many")


def test_all_of_it_is_in_what_we_hold_about_you(server: Server) -> None:
    ada, bob = Person(server, "Ada F."), Person(server, "Bob F.")
    sat_together(ada, bob)
    group = ada.http.post("/api/groups", json={"name": "Crew"}).json()
    assert tie(ada, bob, muted=True) == 204
    bob.http.post(f"/api/people/{ada.id}/invitation", json={})
    chosen = {"shows": "groups", "rated": ["duel"]}
    assert ada.http.put("/api/guest/career", json=chosen).status_code == 204
    wrong = {"shows": "groups", "rated": ["chess"]}
    assert ada.http.put("/api/guest/career", json=wrong).status_code == 400
    data = ada.http.get("/api/guest/data").json()
    assert data["shows"] == "groups"
    assert data["ties"] == [{"guest": bob.id, "muted": True, "blocked": False, "removed": 0.0}]
    assert [(each["guest"], each["by"]) for each in data["invitations"]] == [(ada.id, bob.id)]
    assert [(each["group"], each["owner"]) for each in data["groups"]] == [(group["id"], True)]
    assert [(each["box"], each["games"]) for each in data["ratings"]] == [("duel", 0)]
    career = ada.http.get("/api/guest/career").json()
    assert career["ratings"] == [{"box": "duel", "games": 0, "mu": None, "sigma": None}]
    assert ada.http.delete("/api/guest").status_code == 204
    for kept in ("tie", "invitation", "member", "rating", "tally"):
        column = "other" if kept == "tie" else "guest"
        found = server.sql(f"SELECT * FROM {kept} WHERE {column} = :id", id=ada.id)  # noqa: S608
        assert found == [], kept
