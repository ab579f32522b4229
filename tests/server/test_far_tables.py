"""A table of another node: pauses, leavers, hosts and shared seats work over it as at home."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import URL

from saboteur.server.cluster.peers import RemoteTable
from saboteur.server.lobby.registry import Barred
from saboteur.wire import messages as wire
from tests.server.files import new_file
from tests.server.party import Party, Tab, two_nodes


@pytest.fixture
def database(tmp_path: Path) -> URL:
    """A file that two nodes open."""
    return new_file(tmp_path)


def meet(
    database: URL, test: Callable[[Party, Party], Awaitable[None]], grace: float = 60.0
) -> None:
    async def whole() -> None:
        async with two_nodes(database, grace_seconds=grace) as (owner, near):
            await test(owner, near)

    asyncio.run(whole())


async def dealt(owner: Party, near: Party) -> tuple[str, Tab, Tab]:
    """Deal for Ada, whose node has the table, Bob, whose has not, and a bot."""
    code = await owner.open(seats=3, options={"first_player": 1}, clock="relaxed")
    ada, bob = await owner.sit(code, "Ada"), await near.sit(code, "Bob")
    assert isinstance(bob.table, RemoteTable)
    bob.say(wire.TakeSeat(seat=1))
    await bob.lobby(seat=1)
    ada.say(wire.SetBot(seat=2, level="random"))
    ada.say(wire.Start())
    return code, ada, bob


def test_a_pause_reaches_every_node_and_the_next_owner(database: URL) -> None:
    async def test(owner: Party, near: Party) -> None:
        code, ada, bob = await dealt(owner, near)
        move = (await bob.wait_for("sync"))["options"][0]["text"]
        bob.say(wire.Pause(paused=True))
        for tab in (ada, bob):
            await tab.lobby(paused=True)
            assert (await tab.wait_for("ticking"))["seconds"] is None
        assert await bob.trouble(wire.Play(version=0, move=move)) == "paused"
        # The owner goes; the other node goes on where it was.
        await owner.hall.close()
        bob = await near.sit(code, "Bob")
        assert not isinstance(bob.table, RemoteTable)
        assert (await bob.lobby())["paused"]
        assert await bob.trouble(wire.Play(version=0, move=move)) == "paused"
        bob.say(wire.Pause(paused=False))
        assert 119 < (await bob.wait_for("ticking"))["seconds"] <= 120
        bob.say(wire.Play(version=0, move=move))
        assert [(await bob.wait_for("happened"))["seat"] for _ in range(2)] == [1, 2]

    meet(database, test)


def test_who_leaves_at_one_node_is_judged_at_another(database: URL) -> None:
    async def test(owner: Party, near: Party) -> None:
        code, ada, bob = await dealt(owner, near)
        ada.leave()
        await bob.seats("away", [True, False, False])
        bob.say(wire.Judge(seat=0, verdict="bot"))
        lobby = await bob.seats("stand_in", [True, False, False])
        assert lobby["host"] == bob.guest.id
        # The owner goes, and the bot still sits in; the guest comes back by the other node.
        await owner.hall.close()
        bob = await near.sit(code, "Bob")
        await bob.seats("stand_in", [True, False, False])
        ada = await near.sit(code, "Ada")
        await bob.seats("stand_in", [False, False, False])
        assert (await ada.wait_for("sync"))["view"]["sight"] == 0

    meet(database, test, grace=0.05)


def test_a_guest_of_another_node_is_sent_away_for_good(database: URL) -> None:
    async def test(owner: Party, near: Party) -> None:
        code, ada, bob = await dealt(owner, near)
        await bob.wait_for("sync")
        ada.say(wire.SendAway(guest=bob.guest.id))
        assert await bob.closed() == wire.CLOSED_SENT_AWAY
        await ada.seats("bot", [None, "novice", "random"])
        for party in (owner, near):
            with pytest.raises(Barred):
                await party.sit(code, "Bob")

    meet(database, test)


def test_a_tab_of_another_node_is_covered_too(database: URL) -> None:
    async def test(owner: Party, near: Party) -> None:
        _, ada, bob = await dealt(owner, near)
        assert (await bob.wait_for("sync"))["view"]["sight"] == 1
        bob.say(wire.Look(seat=None))
        public = await bob.wait_for("sync")
        assert (public["view"]["sight"], public["options"]) == ("public", [])
        ada.say(wire.Look(seat=None))
        seen = await ada.wait_for("sync", that=lambda sync: sync["view"]["sight"] == "public")
        assert seen == public

    meet(database, test)
