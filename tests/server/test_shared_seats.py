"""Several people at one device: each tab has its own view, and the public view while covered."""

import json
from typing import Any

from saboteur.protocol import messages as wire
from tests.server.harness import Frame, RegistryHarness, Tab


async def open_shared_table(harness: RegistryHarness, **wish: Any) -> tuple[str, Tab, Tab]:
    """Open a table at which Ada shares her device with seats 1 and 3; Bob has seat 2.

    Return its code and the two tabs.
    """
    code = await harness.open_table(seats=4, **wish)
    ada, bob = await harness.join(code, "Ada"), await harness.join(code, "Bob")
    bob.send(wire.TakeSeat(seat=2))
    await bob.wait_for_lobby(seat=2)
    ada.send(wire.ShareSeat(seat=1, nickname="Lina"))
    ada.send(wire.ShareSeat(seat=3, nickname="Tom"))
    await ada.wait_for_seats("player", ["Ada", "Lina", "Bob", "Tom"])
    return code, ada, bob


async def test_shared_seats_are_taken_and_left_in_lobby(harness: RegistryHarness) -> None:
    code, ada, bob = await open_shared_table(harness)
    id_ = ada.guest.id
    lobby = await bob.wait_for_seats("guest", [id_, id_, bob.guest.id, id_])
    assert (lobby["own_seats"], lobby["seat"]) == ([2], 2)
    lobby = await (await harness.join(code, "Ada")).wait_for_lobby()
    assert (lobby["own_seats"], lobby["seat"]) == ([0, 1, 3], None)
    # Invalid requests.
    assert await ada.expect_error(wire.ShareSeat(seat=2, nickname="Kim")) == "seat-taken"
    assert await ada.expect_error(wire.ShareSeat(seat=4, nickname="Kim")) == "seat-taken"
    zoe = await harness.join(code, "Zoe")
    assert await zoe.expect_error(wire.ShareSeat(seat=1, nickname="Kim")) == "not-seated"
    assert await bob.expect_error(wire.LeaveSeat(seat=1)) == "not-seated"
    ada.send(wire.LeaveSeat(seat=1))
    await bob.wait_for_seats("player", ["Ada", None, "Bob", "Tom"])
    assert await ada.expect_error(wire.ShareSeat(seat=1, nickname="\u200b")) == "bad-nickname"
    # Her own seat changes, those beside her stay; when she leaves, all do.
    ada.send(wire.TakeSeat(seat=1))
    await bob.wait_for_seats("player", [None, "Ada", "Bob", "Tom"])
    await harness.restart()
    ada = await harness.join(code, "Ada")
    assert (await ada.wait_for_lobby())["own_seats"] == [1, 3]
    ada.send(wire.LeaveSeat())
    await ada.wait_for_seats("player", [None, None, "Bob", None])


async def test_covered_tab_gets_public_frames_and_viewing_tab_its_seat(
    harness: RegistryHarness,
) -> None:
    code, ada, _ = await open_shared_table(harness, options={"first_player": 1})
    second, public = await harness.join(code, "Ada"), await harness.join(code, "Zoe")
    ada.send(wire.Start())
    covered = await ada.wait_for("snapshot")
    assert covered == await public.wait_for("snapshot")
    assert (covered["view"]["sight"], covered["legal_moves"]) == ("public", [])
    move = wire.Play(version=0, move="pass map")
    assert await ada.expect_error(move) == "no-seat-selected"
    assert await ada.expect_error(wire.Explain(move="pass map")) == "no-seat-selected"
    assert await ada.expect_error(wire.SelectSeat(seat=2)) == "not-seated"
    # One tab selects a seat, the other stays covered.
    ada.send(wire.SelectSeat(seat=1))
    assert (await ada.wait_for_lobby())["seat"] == 1
    seen = await ada.wait_for("snapshot")
    assert (seen["view"]["sight"], seen["view"]["decider"]) == (1, 1)
    assert seen["legal_moves"]
    ada.send(wire.Play(version=0, move=seen["legal_moves"][0]["text"]))
    told = await ada.wait_for("move-made")
    assert told["view"]["sight"] == 1
    assert await second.wait_for("move-made") == await public.wait_for("move-made")
    # Another seat shows no other player's card, and the covered tab shows none.
    ada.send(wire.SelectSeat(seat=3))
    other = await ada.wait_for("snapshot")
    assert (other["view"]["sight"], other["legal_moves"]) == (3, [])
    ada.send(wire.SelectSeat(seat=None))
    assert (await ada.wait_for_lobby())["seat"] is None
    public.send(wire.Hello())
    assert await ada.wait_for("snapshot") == await public.wait_for("snapshot")
    assert await ada.expect_error(wire.Play(version=1, move="pass map")) == "no-seat-selected"
    # No frame of the covered tab ever held a hand.
    for text in second.raw:
        frame: Frame = json.loads(text)
        if "view" in frame:
            assert frame["view"]["sight"] == "public"
            assert frame["legal_moves"] == []


async def test_reconnected_shared_tab_is_covered(harness: RegistryHarness) -> None:
    code, ada, _ = await open_shared_table(harness)
    ada.send(wire.Start())
    await ada.wait_for("snapshot")
    ada.send(wire.SelectSeat(seat=0))
    assert (await ada.wait_for("snapshot"))["view"]["sight"] == 0
    again = await harness.join(code, "Ada", since=0)  # though it has missed nothing
    assert (await again.wait_for_lobby())["seat"] is None
    assert (await again.wait_for("snapshot"))["view"]["sight"] == "public"


async def test_single_seat_tab_can_be_covered(harness: RegistryHarness) -> None:
    _, tabs = await harness.start_game("Ada", "Bob", "Eve", options={"first_player": 1})
    sync = await tabs[1].wait_for("snapshot")
    tabs[1].send(wire.SelectSeat(seat=None))
    await tabs[1].wait_for_lobby(seat=None)
    assert (await tabs[1].wait_for("snapshot"))["view"]["sight"] == "public"
    tabs[1].send(wire.Hello())
    assert (await tabs[1].wait_for("snapshot"))["view"]["sight"] == "public"
    tabs[1].send(wire.SelectSeat(seat=1))
    assert await tabs[1].wait_for("snapshot") == sync


async def test_pending_answer_is_shown_to_tabs_viewing_its_seat(harness: RegistryHarness) -> None:
    code, ada, bob = await open_shared_table(
        harness, ruleset="saboteur+veto", options={"first_player": 2}, window_s=30
    )
    second = await harness.join(code, "Ada")
    ada.send(wire.Start())
    sync = await bob.wait_for("snapshot")
    version = 0
    while True:  # until Bob plays a card that can be vetoed
        asked = sync["view"]["decider"]
        tab = bob if asked == 2 else ada
        tab.send(wire.SelectSeat(seat=asked))
        mine = await tab.wait_for("snapshot", predicate=lambda sync: bool(sync["legal_moves"]))
        verbs = {option["verb"]: option["text"] for option in mine["legal_moves"]}
        played = verbs.get("lay") or verbs.get("break") if asked == 2 else None
        passing = next(each["text"] for each in mine["legal_moves"] if each["verb"] == "pass")
        tab.send(wire.Play(version=version, move=played or passing))
        sync = await bob.wait_for("move-made")
        version = sync["version"]
        if played:
            break
    ada.send(wire.SelectSeat(seat=1))
    mine = await ada.wait_for("snapshot", predicate=lambda sync: bool(sync["legal_moves"]))
    ada.send(wire.Play(version=version, move=mine["legal_moves"][0]["text"]))
    assert (await ada.wait_for("answer-accepted"))["version"] == version
    await second.drain()
    assert not any('"answer-accepted"' in text for text in second.raw)


async def test_guest_with_several_seats_has_one_vote(harness: RegistryHarness) -> None:
    _, ada, bob = await open_shared_table(harness)
    ada.send(wire.Start())
    await bob.wait_for_lobby(stage="playing")
    bob.send(wire.LeaveGame())
    await ada.wait_for_seats("absent", [False, False, True, False])
    ada.send(wire.VoteOnAbsence(seat=2, choice="bot"))
    await ada.wait_for_seats("is_substitute", [False, False, True, False])
    # If she is absent, each of her seats is decided separately.
    bob.send(wire.Hello())
    await bob.wait_for_seats("is_substitute", [False, False, False, False])
    ada.send(wire.LeaveGame())
    await bob.wait_for_seats("absent", [True, True, False, True])
    bob.send(wire.VoteOnAbsence(seat=1, choice="bot"))
    lobby = await bob.wait_for_seats("is_substitute", [False, True, False, False])
    assert [seat["absent"] for seat in lobby["seats"]] == [True, False, False, True]
