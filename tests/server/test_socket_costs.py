"""What a socket may cost: to ask again for what it was told, and to read nothing."""

import asyncio
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import URL

from saboteur.kernel.sight import Sight
from saboteur.play.match import Match
from saboteur.server.connection import LONGEST_QUEUE
from saboteur.table import audience, live
from saboteur.table.limits import Rate
from saboteur.wire import messages as wire
from tests.server.files import new_file
from tests.server.party import Party, celebrate, two_nodes
from tests.server.windows import open_window, sit_all

CREDITS: Final = 5


def test_what_was_just_sent_is_not_made_again_nor_sent_for_ever(
    database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "ASKED_AGAIN", Rate(CREDITS, 3600))
    made: list[Sight] = []
    whole = audience._sync

    def counted(match: Match, sight: Sight) -> str:
        made.append(sight)
        return whole(match, sight)

    monkeypatch.setattr(audience, "_sync", counted)

    async def test(party: Party) -> None:
        code, tabs = await party.game("Ada", "Bob", "Eve", options={"first_player": 1})
        bob = tabs[1]
        first = await bob.wait_for("sync")
        made.clear()
        answers: list[str] = []
        asks: tuple[wire.FromClient, ...] = (wire.Hello(), wire.Look(seat=1))
        for ask in asks * CREDITS:
            bob.say(ask)
            answers += [frame["type"] for frame in await bob.rest()]
        assert made == [1]
        assert answers.count("sync") == CREDITS + 1
        assert answers.count("trouble") == CREDITS - 1
        # To cover one's cards is always possible.
        bob.say(wire.Look(seat=None))
        bob.say(wire.Look(seat=None))
        assert await bob.trouble(wire.Look(seat=1)) == "too-many"
        assert bob.visit.covered
        # Another socket is told everything, and so is this one after a move.
        other = await party.sit(code, "Bob")
        assert await other.wait_for("sync") == first
        other.say(wire.Play(version=0, move=first["options"][0]["text"]))
        happened = await other.wait_for("happened")
        bob.say(wire.Look(seat=1))
        sync = await bob.wait_for("sync")
        assert (sync["version"], sync["view"]) == (1, happened["view"])

    celebrate(database, test)


def test_a_seat_that_has_answered_is_not_shown_the_question_again(database: URL) -> None:
    async def test(party: Party) -> None:
        window = await open_window(party)
        seat = window.asked[0]
        tabs = await sit_all(party, window)
        shown = []
        for _ in range(3):
            tabs[seat].say(wire.Hello())
            shown.append(bool((await tabs[seat].wait_for("sync"))["options"]))
        tabs[seat].say(wire.Play(version=1, move="allow"))
        await tabs[seat].wait_for("held")
        for _ in range(3):
            tabs[seat].say(wire.Hello())
            shown.append(bool((await tabs[seat].wait_for("sync"))["options"]))
        assert shown == [True, True, True, False, False, False]

    celebrate(database, test)


def test_a_slow_reader_loses_his_own_socket_and_nobody_elses(tmp_path: Path) -> None:
    async def test() -> None:
        async with two_nodes(new_file(tmp_path)) as (owner, near):
            code, (ada, bob, _) = await owner.game("Ada", "Bob", "Eve")
            slow = [await party.sit(code, "Bob") for party in (owner, near)]
            readers = [ada, bob, await near.sit(code, "Eve")]
            for number in range(LONGEST_QUEUE + 1):
                locked = number % 2 == 0
                ada.say(wire.Lock(locked=locked))
                for tab in readers:
                    await tab.lobby(locked=locked)
            for tab in slow:
                assert await tab.closed() == wire.CLOSED_SLOW
                tab.leave()
            for tab in readers:
                await tab.rest()
            again = await near.sit(code, "Bob")
            assert (await again.wait_for("sync"))["version"] == 0

    asyncio.run(test())
