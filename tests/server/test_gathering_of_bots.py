"""A gathering whose tables are all played to their ends, by bots on the seats of its people."""

import asyncio
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import URL, func, select, update

from saboteur.gathering.model import Past
from saboteur.server.lobby.gatherings import Gatherings
from saboteur.server.settings import Settings
from saboteur.server.storage import schema
from saboteur.server.storage.heats import StoredHeat
from saboteur.table.models import STAND_IN, StoredGuest
from saboteur.wire import messages as wire
from tests.server.party import Party, celebrate

ORGANISER = StoredGuest("organiser", "Org")


async def play(party: Party, gatherings: Gatherings, id_: str, number: int) -> StoredHeat:
    """Draw a heat, open its tables, and let bots play them."""
    for act in (gatherings.draw, lambda found: gatherings.open(found, number)):
        found = await gatherings.kept.gathering(id_)
        assert found is not None
        await act(found)
    heat = (await gatherings.heats.heats(id_))[-1]
    codes = [table.code for table in heat.tables if table.code is not None]
    seat = schema.seat
    await party.storage.database.write(
        update(seat).where(seat.c.code.in_(codes)).values(guest=None, bot=STAND_IN)
    )
    await asyncio.gather(*(watch(party, code) for code in codes))
    return (await gatherings.heats.heats(id_))[-1]


async def watch(party: Party, code: str) -> None:
    """Go to a table as its organiser, who has no seat, and stay to the end."""
    tab = await party.sit(code, ORGANISER.nickname)
    await tab.lobby(stage="over")
    tab.leave()


def hold(database: URL, count: int, heats: int) -> None:
    """Hold a championship, and look at what came of it."""

    async def work(party: Party) -> None:
        gatherings = Gatherings(party.storage, Settings(data=Path(), bot_pause=0))
        await party.storage.add_guest(ORGANISER, "hash of organiser")
        party.guests[ORGANISER.nickname] = ORGANISER
        id_ = await gatherings.kept.set_up(wire.NewGathering(name="Cup"), "Cup", ORGANISER.id)
        for number in range(count):
            guest = StoredGuest(f"guest{number}", f"Dwarf {number}")
            await party.storage.add_guest(guest, f"hash of {number}")
            await gatherings.kept.sign_up(id_, guest, wire.SignUp())
        played = [await play(party, gatherings, id_, heat) for heat in range(1, heats + 1)]
        must_be_fair(played, count)
        must_be_played_out(played)
        (row,) = await party.storage.database.read(
            select(func.count().label("all")).select_from(schema.game_table)
        )
        assert row["all"] == sum(len(heat.tables) for heat in played)

    celebrate(database, work, bot_workers=1)


def must_be_fair(played: list[StoredHeat], count: int) -> None:
    past = Past.of(heat.draw() for heat in played)
    assert past.played == Counter({str(n): len(played) for n in range(1, count + 1)})
    assert not past.byes
    assert max(past.met.values()) <= (1 if count >= 100 else 2)
    assert max(past.sat.values()) == 1
    assert [len(heat.tables) for heat in played] == [count // 5] * len(played)


def must_be_played_out(played: list[StoredHeat]) -> None:
    for heat in played:
        for table in heat.tables:
            assert table.outcome == "over"
            points = [result.points for result in table.results]
            assert len(points) == 5
            # Three rounds, and somebody is paid in each (V-11 to V-16).
            assert 3 * 4 <= sum(points) <= 3 * 7
            assert max(points) == max(r.points for r in table.results if r.won)
    assert all(one.number < other.number for one, other in pairwise(played))


def test_five_people_play_a_heat(database: URL) -> None:
    hold(database, 5, 1)


@pytest.mark.soak
def test_a_hundred_people_play_four_heats_at_twenty_tables(database: URL) -> None:
    hold(database, 100, 4)
