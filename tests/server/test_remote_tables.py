"""What players do at a table that another node owns: pauses, absences, shared seats."""

import pytest
from sqlalchemy import URL

from saboteur.protocol import messages as wire
from saboteur.server.cluster.peer_router import RemoteTarget
from saboteur.server.services.table_registry import AccessDenied
from tests.server.harness import RegistryHarness, Tab, two_nodes


async def deal_on_two_nodes(owner: RegistryHarness, near: RegistryHarness) -> tuple[str, Tab, Tab]:
    """Deal at a table for Ada, Bob and a bot; return its code and the two tabs.

    Ada is connected to the node that owns it, Bob to the other.
    """
    code = await owner.open_table(seats=3, options={"first_player": 1}, clock="relaxed")
    ada, bob = await owner.join(code, "Ada"), await near.join(code, "Bob")
    assert isinstance(bob.table, RemoteTarget)
    bob.send(wire.TakeSeat(seat=1))
    await bob.wait_for_lobby(seat=1)
    ada.send(wire.SetBot(seat=2, level="random"))
    ada.send(wire.Start())
    return code, ada, bob


async def test_pause_holds_on_every_node_and_after_owner_change(database: URL) -> None:
    async with two_nodes(database) as (owner, near):
        code, ada, bob = await deal_on_two_nodes(owner, near)
        move = (await bob.wait_for("snapshot"))["legal_moves"][0]["text"]
        bob.send(wire.Pause(paused=True))
        for tab in (ada, bob):
            await tab.wait_for_lobby(paused=True)
            assert (await tab.wait_for("clock"))["seconds"] is None
        assert await bob.expect_error(wire.Play(version=0, move=move)) == "paused"
        # The owner stops; the other node continues the game.
        await owner.registry.close()
        bob = await near.join(code, "Bob")
        assert not isinstance(bob.table, RemoteTarget)
        assert (await bob.wait_for_lobby())["paused"]
        assert await bob.expect_error(wire.Play(version=0, move=move)) == "paused"
        bob.send(wire.Pause(paused=False))
        assert 119 < (await bob.wait_for("clock"))["seconds"] <= 120
        bob.send(wire.Play(version=0, move=move))
        assert [(await bob.wait_for("move-made"))["seat"] for _ in range(2)] == [1, 2]


async def test_absence_vote_works_across_nodes(database: URL) -> None:
    async with two_nodes(database, grace_seconds=0.05) as (owner, near):
        code, ada, bob = await deal_on_two_nodes(owner, near)
        ada.leave()
        await bob.wait_for_seats("absent", [True, False, False])
        bob.send(wire.VoteOnAbsence(seat=0, choice="bot"))
        lobby = await bob.wait_for_seats("is_substitute", [True, False, False])
        assert lobby["host"] == bob.guest.id
        # The owner stops, and the substitute stays; the guest reconnects to the other node.
        await owner.registry.close()
        bob = await near.join(code, "Bob")
        await bob.wait_for_seats("is_substitute", [True, False, False])
        ada = await near.join(code, "Ada")
        await bob.wait_for_seats("is_substitute", [False, False, False])
        assert (await ada.wait_for("snapshot"))["view"]["sight"] == 0


async def test_kick_works_across_nodes(database: URL) -> None:
    async with two_nodes(database) as (owner, near):
        code, ada, bob = await deal_on_two_nodes(owner, near)
        await bob.wait_for("snapshot")
        ada.send(wire.Kick(guest=bob.guest.id))
        assert await bob.wait_closed() == wire.CLOSED_KICKED
        await ada.wait_for_seats("bot", [None, "novice", "random"])
        for party in (owner, near):
            with pytest.raises(AccessDenied):
                await party.join(code, "Bob")


async def test_covering_a_tab_works_across_nodes(database: URL) -> None:
    async with two_nodes(database) as (owner, near):
        _, ada, bob = await deal_on_two_nodes(owner, near)
        assert (await bob.wait_for("snapshot"))["view"]["sight"] == 1
        bob.send(wire.SelectSeat(seat=None))
        public = await bob.wait_for("snapshot")
        assert (public["view"]["sight"], public["legal_moves"]) == ("public", [])
        ada.send(wire.SelectSeat(seat=None))
        seen = await ada.wait_for(
            "snapshot", predicate=lambda sync: sync["view"]["sight"] == "public"
        )
        assert seen == public
