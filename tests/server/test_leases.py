"""Leases of tables: only the owner writes, lost tables are unloaded, restarts lose nothing."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL

from saboteur.bot_runtime.process_pool import BotWorkers
from saboteur.bot_runtime.request import BotRequest
from saboteur.protocol import messages as wire
from saboteur.server.services.table_registry import TableRegistry
from saboteur.server.settings import Settings
from saboteur.server.storage.leases import LeaseStore
from saboteur.server.storage.tables import TableStore
from saboteur.table.storage.models import (
    SeatAssignment,
    WriteContext,
)
from saboteur.table.storage.ports import StaleWrite
from tests.server.harness import RegistryHarness, open_harness, two_nodes
from tests.server.storage_data import (
    FIRST_MOVE,
    count_rows,
    seed_data,
    table_record,
    wait_for_rows,
)


async def test_write_without_lease_is_refused(storage: TableStore) -> None:
    await seed_data(storage, "ABCDE", "BBBBB")
    first, second = (LeaseStore(storage.database, name) for name in ("first", "second"))
    ours = WriteContext("ABCDE", "first")
    with pytest.raises(StaleWrite):  # not yet ours
        await storage.append_moves("ABCDE", [FIRST_MOVE], is_over=False, context=ours)
    await first.acquire("ABCDE")
    await first.acquire("ABCDE")
    await first.acquire("BBBBB")
    await storage.append_moves("ABCDE", [FIRST_MOVE], is_over=False, context=ours)
    await second.acquire("ABCDE")
    late, old = replace(FIRST_MOVE, number=2), table_record()
    for change in (
        storage.append_moves("ABCDE", [late], is_over=False, context=ours),
        storage.update_table(old, old, {1: SeatAssignment("Bob", guest="b")}, context=ours),
        storage.add_rematch(old, table_record("CCCCC"), {}, context=ours),
    ):
        with pytest.raises(StaleWrite):
            await change
    assert list(await storage.moves("ABCDE")) == [FIRST_MOVE]
    assert (await first.count_tables(), await first.table_codes()) == (1, {"BBBBB"})
    await first.release("ABCDE")  # the node has lost the lease
    assert await second.table_codes() == {"ABCDE"}
    await second.release("ABCDE")
    assert await count_rows(storage, "table_lease") == 1
    with pytest.raises(StaleWrite):
        await first.acquire("ZZZZZ")


async def test_lease_store_lists_due_bot_moves_in_order(storage: TableStore) -> None:
    codes = ["AAAAA", "BBBBB", "CCCCC", "DDDDD"]
    await seed_data(storage, *codes)
    dead, alive = (LeaseStore(storage.database, name) for name in ("dead", "alive"))
    for code, due in zip(codes, (30.0, 20.0, 20.0, None), strict=True):
        await dead.acquire(code)
        await storage.append_moves(
            code, [FIRST_MOVE], is_over=False, context=WriteContext(code, "dead", due)
        )
    first, *others = await alive.abandoned(None)
    assert [first.code, *(lease.code for lease in others)] == ["BBBBB", "CCCCC", "AAAAA"]
    assert [lease.code for lease in await alive.abandoned(first)] == ["CCCCC", "AAAAA"]
    await dead.release("BBBBB")  # stopped regularly
    await alive.acquire("CCCCC")
    await alive.clear_all_others()
    assert [lease.code for lease in await alive.abandoned(None)] == ["BBBBB", "AAAAA"]
    assert await count_rows(storage, "table_lease") == 3
    await alive.clear_wakeup("CCCCC")
    await alive.release("CCCCC")
    assert await count_rows(storage, "table_lease") == 2


async def test_registry_checks_ownership_by_count_before_listing_codes(
    database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed: list[str] = []
    codes = LeaseStore.table_codes

    async def counted(leases: LeaseStore) -> set[str]:
        found = await codes(leases)
        listed.extend(found)
        return found

    monkeypatch.setattr(LeaseStore, "table_codes", counted)
    monkeypatch.setattr("saboteur.server.services.table_registry.LEASE_AUDIT_INTERVAL_S", 3600)

    async with two_nodes(database) as (party, other):
        opened = [await party.open_table(seats=3) for _ in range(3)]
        kept, lost, _ = [await party.registry.get_or_load(code) for code in opened]
        await party.registry.audit_leases()
        assert listed == []
        await LeaseStore(other.storage.database, other.broker.node).acquire(opened[1])
        await party.registry.audit_leases()
        assert set(listed) == {opened[0], opened[2]}
        assert party.registry.actors[opened[0]] is kept
        assert lost not in party.registry.actors.values()
        # The lease that could not be released before is released now.
        own = LeaseStore(party.storage.database, party.broker.node)
        await own.acquire(opened[1])
        await party.registry.audit_leases()
        assert await own.count_tables() == 2


# --- Unloading and restart ----------------------------------------------------------------


async def test_unloaded_table_releases_lease_and_memory(database: URL) -> None:
    async with open_harness(database, idle_seconds=0.05) as party:
        code, tabs = await party.start_game("Ada", "Bob", "Cid")
        assert await count_rows(party.storage, "table_lease") == 1
        sync = await tabs[0].wait_for("snapshot")
        for tab in tabs:
            tab.leave()
        await wait_for_rows(party.storage, "table_lease", 0)
        assert party.registry.actors == {}
        again = await (await party.join(code, "Ada")).wait_for("snapshot")
        assert again == sync


async def test_due_bot_moves_continue_after_restart_without_visitors(
    database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking = asyncio.Event()
    answer = True

    async def choose(_: BotWorkers, question: BotRequest) -> str:
        thinking.set()
        if not answer:
            await asyncio.sleep(3600)
        return question.moves[0]

    monkeypatch.setattr(BotWorkers, "choose", choose)
    settings = Settings(data=Path(), bot_pause=0)

    async with open_harness(database) as party:
        wish: dict[str, Any] = {"bots": "random", "pace": "instant"}
        idle = await party.open_table(seats=3, **wish)  # nobody has asked that node for it yet
        code = await party.open_table(seats=3, options={"first_player": 0}, **wish)
        tab, answer = await party.join(code, "Ada"), False
        sync = await tab.wait_for("snapshot")
        tab.send(wire.Play(version=0, move=sync["legal_moves"][0]["text"]))
        await tab.wait_for("move-made")
        await thinking.wait()
        party.broker.lose_lease()  # as if it were killed
        tab.leave()
        answer = True
        hall = TableRegistry(party.storage, settings)
        await hall.start()
        await wait_for_rows(party.storage, "move", 3)  # then Ada is asked
        assert (idle in hall.actors, hall.actors[code].is_bot_turn) == (
            False,
            False,
        )
        await hall.close()
        assert await count_rows(party.storage, "table_lease") == 0


async def test_incompatible_due_table_is_loaded_once(harness: RegistryHarness) -> None:
    code, tabs = await harness.start_game("Ada", "Bob", "Cid")
    for tab in tabs:
        tab.leave()
    await harness.registry.close()
    dead = LeaseStore(harness.storage.database, "dead")
    await dead.acquire(code)
    # No rule allows it, so the table is marked incompatible.
    move = replace(FIRST_MOVE, text="nonsense")
    await harness.storage.append_moves(
        code, [move], is_over=False, context=WriteContext(code, "dead", 1.0)
    )
    await harness.restart()
    await harness.registry.recovery.resume_abandoned()
    assert await LeaseStore(harness.storage.database, "other").abandoned(None) == []
    assert (await dead.count_tables(), await count_rows(harness.storage, "table_lease")) == (0, 1)
