"""A tournament whose participants are replaced by bots, which play all tables to the end."""

import asyncio
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import URL, func, select, update

from saboteur.bot_runtime.offered_bots import SUBSTITUTE_LEVEL
from saboteur.protocol import messages as wire
from saboteur.server.services.tournaments import TournamentService
from saboteur.server.settings import Settings
from saboteur.server.storage import schema
from saboteur.server.storage.tournament_rounds import TournamentRoundRecord
from saboteur.table.storage.models import GuestRecord
from saboteur.tournament.model import PairingHistory
from tests.server.harness import RegistryHarness, open_harness

ORGANISER = GuestRecord("organiser", "Org")


async def play_round(
    harness: RegistryHarness, tournaments: TournamentService, id_: str, number: int
) -> TournamentRoundRecord:
    """Draw a round, open its tables, and let bots play them; return the finished round."""
    for act in (tournaments.pair_round, lambda found: tournaments.open_round(found, number)):
        found = await tournaments.store.tournament(id_)
        assert found is not None
        await act(found)
    heat = (await tournaments.rounds.rounds(id_))[-1]
    codes = [table.code for table in heat.tables if table.code is not None]
    seat = schema.seat
    await harness.storage.database.write(
        update(seat)
        .where(seat.c.table_code.in_(codes))
        .values(guest_id=None, bot_level=SUBSTITUTE_LEVEL)
    )
    await asyncio.gather(*(watch_table(harness, code) for code in codes))
    return (await tournaments.rounds.rounds(id_))[-1]


async def watch_table(harness: RegistryHarness, code: str) -> None:
    """Connect to a table as its organiser until the game ends."""
    tab = await harness.join(code, ORGANISER.nickname)
    await tab.wait_for_lobby(stage="over")
    tab.leave()


async def hold_tournament(database: URL, count: int, rounds: int) -> None:
    """Hold a tournament with bots only; check pairings, standings and tables."""
    async with open_harness(database, bot_workers=1) as party:
        gatherings = TournamentService(party.storage, Settings(data=Path(), bot_pause=0))
        await party.storage.add_guest(ORGANISER, "hash of organiser")
        party.guests[ORGANISER.nickname] = ORGANISER
        id_ = await gatherings.store.create_tournament(
            wire.NewTournament(name="Cup"), "Cup", ORGANISER.id
        )
        for number in range(count):
            guest = GuestRecord(f"guest{number}", f"Dwarf {number}")
            await party.storage.add_guest(guest, f"hash of {number}")
            await gatherings.store.sign_up(id_, guest, wire.SignUp())
        played = [await play_round(party, gatherings, id_, heat) for heat in range(1, rounds + 1)]
        check_pairings_are_fair(played, count)
        check_all_games_finished(played)
        (row,) = await party.storage.database.read(
            select(func.count().label("all")).select_from(schema.game_table)
        )
        assert row["all"] == sum(len(heat.tables) for heat in played)


def check_pairings_are_fair(played: list[TournamentRoundRecord], count: int) -> None:
    past = PairingHistory.from_pairings(heat.as_pairing() for heat in played)
    assert past.game_counts == Counter({str(n): len(played) for n in range(1, count + 1)})
    assert not past.bye_counts
    assert max(past.meeting_counts.values()) <= (1 if count >= 100 else 2)
    assert max(past.seat_counts.values()) == 1
    assert [len(heat.tables) for heat in played] == [count // 5] * len(played)


def check_all_games_finished(played: list[TournamentRoundRecord]) -> None:
    for heat in played:
        for table in heat.tables:
            assert table.outcome == "over"
            points = [result.points for result in table.results]
            assert len(points) == 5
            # Three rounds, and some seat is paid in each (V-11 to V-16).
            assert 3 * 4 <= sum(points) <= 3 * 7
            assert max(points) == max(r.points for r in table.results if r.won)
    assert all(one.number < other.number for one, other in pairwise(played))


async def test_tournament_of_5_plays_one_round(database: URL) -> None:
    await hold_tournament(database, 5, 1)


@pytest.mark.soak
async def test_tournament_of_100_plays_four_rounds_at_20_tables(database: URL) -> None:
    await hold_tournament(database, 100, 4)
