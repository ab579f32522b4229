"""Several people at one device: each tab has its own eyes, and covered ones see what all see."""

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL

from saboteur.wire import messages as wire
from tests.server.files import new_file
from tests.server.party import Frame, Party, Tab, celebrate


@pytest.fixture
def database(tmp_path: Path) -> URL:
    """A file: nothing here depends on the kind of database."""
    return new_file(tmp_path)


async def family(party: Party, **wish: Any) -> tuple[str, Tab, Tab]:  # noqa: ANN401
    """Open a table at which Ada has two children beside her; Bob has a device of his own."""
    code = await party.open(seats=4, **wish)
    ada, bob = await party.sit(code, "Ada"), await party.sit(code, "Bob")
    bob.say(wire.TakeSeat(seat=2))
    await bob.lobby(seat=2)
    ada.say(wire.ShareSeat(seat=1, nickname="Lina"))
    ada.say(wire.ShareSeat(seat=3, nickname="Tom"))
    await ada.seats("player", ["Ada", "Lina", "Bob", "Tom"])
    return code, ada, bob


def test_seats_are_shared_and_left_in_the_lobby(database: URL) -> None:
    async def test(party: Party) -> None:
        code, ada, bob = await family(party)
        id_ = ada.guest.id
        lobby = await bob.seats("guest", [id_, id_, bob.guest.id, id_])
        assert (lobby["mine"], lobby["seat"]) == ([2], 2)
        lobby = await (await party.sit(code, "Ada")).lobby()
        assert (lobby["mine"], lobby["seat"]) == ([0, 1, 3], None)
        # What can't be.
        assert await ada.trouble(wire.ShareSeat(seat=2, nickname="Kim")) == "seat-taken"
        assert await ada.trouble(wire.ShareSeat(seat=4, nickname="Kim")) == "seat-taken"
        zoe = await party.sit(code, "Zoe")
        assert await zoe.trouble(wire.ShareSeat(seat=1, nickname="Kim")) == "not-seated"
        assert await bob.trouble(wire.LeaveSeat(seat=1)) == "not-seated"
        ada.say(wire.LeaveSeat(seat=1))
        await bob.seats("player", ["Ada", None, "Bob", "Tom"])
        assert await ada.trouble(wire.ShareSeat(seat=1, nickname="\u200b")) == "bad-nickname"
        # Her own seat changes, those beside her stay; when she stands up, all do.
        ada.say(wire.TakeSeat(seat=1))
        await bob.seats("player", [None, "Ada", "Bob", "Tom"])
        await party.restart()
        ada = await party.sit(code, "Ada")
        assert (await ada.lobby())["mine"] == [1, 3]
        ada.say(wire.LeaveSeat())
        await ada.seats("player", [None, None, "Bob", None])

    celebrate(database, test)


def test_a_covered_tab_gets_the_public_frames_and_a_looking_one_its_seat_s(database: URL) -> None:
    async def test(party: Party) -> None:
        code, ada, _ = await family(party, options={"first_player": 1})
        second, public = await party.sit(code, "Ada"), await party.sit(code, "Zoe")
        ada.say(wire.Start())
        covered = await ada.wait_for("sync")
        assert covered == await public.wait_for("sync")
        assert (covered["view"]["sight"], covered["options"]) == ("public", [])
        move = wire.Play(version=0, move="pass map")
        assert await ada.trouble(move) == "covered"
        assert await ada.trouble(wire.Why(move="pass map")) == "covered"
        assert await ada.trouble(wire.Look(seat=2)) == "not-seated"
        # One tab looks through a seat, the other stays covered.
        ada.say(wire.Look(seat=1))
        assert (await ada.lobby())["seat"] == 1
        seen = await ada.wait_for("sync")
        assert (seen["view"]["sight"], seen["view"]["decider"]) == (1, 1)
        assert seen["options"]
        ada.say(wire.Play(version=0, move=seen["options"][0]["text"]))
        told = await ada.wait_for("happened")
        assert told["view"]["sight"] == 1
        assert await second.wait_for("happened") == await public.wait_for("happened")
        # Through another seat nobody else's card is seen, and covered again, none.
        ada.say(wire.Look(seat=3))
        other = await ada.wait_for("sync")
        assert (other["view"]["sight"], other["options"]) == (3, [])
        ada.say(wire.Look(seat=None))
        assert (await ada.lobby())["seat"] is None
        public.say(wire.Hello())
        assert await ada.wait_for("sync") == await public.wait_for("sync")
        assert await ada.trouble(wire.Play(version=1, move="pass map")) == "covered"
        # No frame of the covered tab ever held a hand.
        for text in second.raw:
            frame: Frame = json.loads(text)
            if "view" in frame:
                assert frame["view"]["sight"] == "public"
                assert frame["options"] == []

    celebrate(database, test)


def test_a_tab_that_comes_back_is_covered_and_shown_what_all_see(database: URL) -> None:
    async def test(party: Party) -> None:
        code, ada, _ = await family(party)
        ada.say(wire.Start())
        await ada.wait_for("sync")
        ada.say(wire.Look(seat=0))
        assert (await ada.wait_for("sync"))["view"]["sight"] == 0
        again = await party.sit(code, "Ada", since=0)  # though it has missed nothing
        assert (await again.lobby())["seat"] is None
        assert (await again.wait_for("sync"))["view"]["sight"] == "public"

    celebrate(database, test)


def test_who_has_one_seat_may_cover_it_too(database: URL) -> None:
    async def test(party: Party) -> None:
        _, tabs = await party.game("Ada", "Bob", "Eve", options={"first_player": 1})
        sync = await tabs[1].wait_for("sync")
        tabs[1].say(wire.Look(seat=None))
        await tabs[1].lobby(seat=None)
        assert (await tabs[1].wait_for("sync"))["view"]["sight"] == "public"
        tabs[1].say(wire.Hello())
        assert (await tabs[1].wait_for("sync"))["view"]["sight"] == "public"
        tabs[1].say(wire.Look(seat=1))
        assert await tabs[1].wait_for("sync") == sync

    celebrate(database, test)


def test_an_answer_that_is_held_is_told_to_those_who_look_through_its_seat(database: URL) -> None:
    async def test(party: Party) -> None:
        code, ada, bob = await family(
            party, ruleset="saboteur+veto", options={"first_player": 2}, window_s=30
        )
        second = await party.sit(code, "Ada")
        ada.say(wire.Start())
        sync = await bob.wait_for("sync")
        version = 0
        while True:  # until Bob plays a card that could be objected to
            asked = sync["view"]["decider"]
            tab = bob if asked == 2 else ada
            tab.say(wire.Look(seat=asked))
            mine = await tab.wait_for("sync", that=lambda sync: bool(sync["options"]))
            verbs = {option["verb"]: option["text"] for option in mine["options"]}
            played = verbs.get("lay") or verbs.get("break") if asked == 2 else None
            passing = next(each["text"] for each in mine["options"] if each["verb"] == "pass")
            tab.say(wire.Play(version=version, move=played or passing))
            sync = await bob.wait_for("happened")
            version = sync["version"]
            if played:
                break
        ada.say(wire.Look(seat=1))
        mine = await ada.wait_for("sync", that=lambda sync: bool(sync["options"]))
        ada.say(wire.Play(version=version, move=mine["options"][0]["text"]))
        assert (await ada.wait_for("held"))["version"] == version
        await second.rest()
        assert not any('"held"' in text for text in second.raw)

    celebrate(database, test)


def test_one_person_with_several_seats_has_one_voice(database: URL) -> None:
    async def test(party: Party) -> None:
        _, ada, bob = await family(party)
        ada.say(wire.Start())
        await bob.lobby(stage="playing")
        bob.say(wire.LeaveGame())
        await ada.seats("away", [False, False, True, False])
        ada.say(wire.Judge(seat=2, verdict="bot"))
        await ada.seats("stand_in", [False, False, True, False])
        # And when she goes, each of her seats is decided for itself.
        bob.say(wire.Hello())
        await bob.seats("stand_in", [False, False, False, False])
        ada.say(wire.LeaveGame())
        await bob.seats("away", [True, True, False, True])
        bob.say(wire.Judge(seat=1, verdict="bot"))
        lobby = await bob.seats("stand_in", [False, True, False, False])
        assert [seat["away"] for seat in lobby["seats"]] == [True, False, False, True]

    celebrate(database, test)
