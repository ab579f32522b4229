"""Shared reviews: one leads, the others follow, draw and comment; at one node and at two."""

import asyncio
from typing import Any, Final

import pytest
from sqlalchemy import URL

from saboteur.server.lobby import shared_review, shared_reviews
from saboteur.server.lobby.shared_reviews import TooManyReviews, Unwelcome
from saboteur.server.storage.guests import GuestStorage
from saboteur.server.storage.rows import table_deletes
from saboteur.server.storage.shared_reviews import SharedReviewStorage
from saboteur.table.limits import TALK, Rate
from saboteur.table.models import OVER, PLAYING, StoredMove, StoredTable
from saboteur.wire import messages as wire
from tests.server.party import Frame, Party, Tab, celebrate, two_nodes

pytestmark = pytest.mark.in_turns

GAME: Final = "GHJKM"
STEPS: Final = 6


async def finished(party: Party, stage: str = OVER) -> None:
    """Keep a game of three seats and six moves."""
    ada = await party.guest("Ada")
    table = StoredTable(
        code=GAME, ruleset="saboteur", seats=3, options={}, deck=None, host=ada.id, stage=stage
    )
    moves = [StoredMove(number, 0, "pass map", timed_out=False) for number in range(1, STEPS + 1)]
    await party.storage.add_table(table, {}, moves)


async def opened(party: Party) -> str:
    """Let Ada open the review of the game to others."""
    await finished(party)
    return await party.hall.shared.open(GAME, await party.guest("Ada"))


async def come(party: Party, id_: str, name: str) -> Tab:
    """Let somebody in; he is told how things stand."""
    guest = await party.guest(name)
    review = await party.hall.shared.admit(id_, guest)
    assert review is not None
    return Tab(review, guest)


async def state(tab: Tab, **fields: object) -> Frame:
    """Return the next state with these fields."""
    return await tab.wait_for("shared-review", that=lambda frame: fields.items() <= frame.items())


def people(frame: Frame) -> list[str]:
    return [each["name"] for each in frame["people"]]


def arrow(step: int, *cells: tuple[int, int]) -> wire.Draw:
    return wire.Draw(step=step, at=cells[0], to=cells[1] if cells[1:] else None)


def test_one_leads_and_the_others_follow(database: URL) -> None:
    async def test(party: Party) -> None:
        id_ = await opened(party)
        ada = await come(party, id_, "Ada")
        first = await state(ada)
        assert (first["game"], first["lead"], first["step"], first["eyes"]) == (
            GAME, ada.guest.id, 0, "public",
        )  # fmt: skip
        assert (await ada.wait_for("remarks"))["remarks"] == []
        bob = await come(party, id_, "Bob")
        assert people(await state(bob, you=bob.guest.id)) == ["Ada", "Bob"]
        await state(ada)
        ada.say(wire.Lead(step=4, eyes="2", charts=True))
        await state(bob, step=4, eyes="2", charts=True)
        assert await ada.rest() == []  # whoever leads knows where he is
        assert await bob.trouble(wire.Lead(step=1, eyes="public")) == "not-leading"
        assert await bob.trouble(wire.HandLead(guest=bob.guest.id)) == "not-leading"
        assert await bob.trouble(wire.LetAllDraw(allowed=True)) == "not-leading"
        assert await bob.trouble(wire.TakeLead()) == "not-leading"
        assert await ada.trouble(wire.Lead(step=STEPS + 1, eyes="public")) == "no-step"
        assert await ada.trouble(wire.Lead(step=1, eyes="3")) == "bad-seat"
        assert await ada.trouble(wire.HandLead(guest="nobody")) == "not-there"
        ada.say(wire.HandLead(guest=bob.guest.id))
        await state(ada, lead=bob.guest.id, step=4)
        bob.say(wire.Lead(step=5, eyes="open"))
        await state(ada, step=5, eyes="open", charts=False)
        bob.leave()
        await state(ada, lead=bob.guest.id)
        ada.say(wire.TakeLead())  # nobody leads where nobody is
        await state(ada, lead=ada.guest.id, step=5)
        await party.restart()
        again = await come(party, id_, "Bob")
        await state(again, step=5, eyes="open", lead=ada.guest.id)

    celebrate(database, test)


def test_arrows_marks_and_comments_are_kept_for_who_comes_later(database: URL) -> None:
    async def test(party: Party) -> None:
        id_ = await opened(party)
        ada, bob = await come(party, id_, "Ada"), await come(party, id_, "Bob")
        await state(bob)
        assert await bob.trouble(arrow(2, (0, 0), (1, 0))) == "not-leading"
        bob.say(wire.Comment(step=2, text="  Why\u202e  there?  "))
        told = (await ada.wait_for("remarked"))["remark"]
        assert told == {
            "number": 1, "step": 2, "guest": bob.guest.id, "name": "Bob",
            "at": None, "to": None, "text": "Why there?",
        }  # fmt: skip
        ada.say(wire.LetAllDraw(allowed=True))
        await state(bob, all_draw=True)
        bob.say(arrow(2, (0, 0), (8, -2)))
        ada.say(arrow(2, (8, 2)))
        drawn = [(await ada.wait_for("remarked"))["remark"] for _ in range(2)]
        assert [(each["at"], each["to"]) for each in drawn] == [
            ([0, 0], [8, -2]), ([8, 2], None),
        ]  # fmt: skip
        for wrong, code in (
            (arrow(2, (0, 0), (8, -2)), "drawn-already"),
            (arrow(2, (1, 1), (1, 1)), "bad-arrow"),
            (arrow(STEPS + 1, (0, 0)), "no-step"),
            (wire.Comment(step=STEPS + 1, text="?"), "no-step"),
            (wire.Comment(step=0, text=" \u200b "), "empty"),
            (wire.Erase(number=99), "no-remark"),
            (wire.Erase(number=3), "not-leading"),
        ):
            assert await bob.trouble(wrong) == code, wrong
        bob.say(wire.Erase(number=2))
        assert (await ada.wait_for("erased"))["number"] == 2
        ada.say(wire.Erase(number=1))  # whoever leads clears up
        assert (await bob.wait_for("erased", that=lambda frame: frame["number"] == 1))[
            "number"
        ] == 1
        bob.say(arrow(3, (1, 1)))
        assert (await ada.wait_for("remarked"))["remark"]["number"] == 4  # no number comes twice
        await party.restart()
        later = await come(party, id_, "Cy")
        kept = (await later.wait_for("remarks"))["remarks"]
        assert [(each["number"], each["name"]) for each in kept] == [(3, "Ada"), (4, "Bob")]

    celebrate(database, test)


def test_nobody_draws_without_measure(database: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_review, "TALK", Rate(TALK.credits, 1e6))
    monkeypatch.setattr(shared_review, "MOST_DRAWN", 2)
    monkeypatch.setattr(shared_review, "MOST_REMARKS", 4)
    monkeypatch.setattr(shared_review, "MOST_SOCKETS", 2)
    monkeypatch.setattr(shared_reviews, "MOST_OWN", 1)

    async def test(party: Party) -> None:
        id_ = await opened(party)
        with pytest.raises(TooManyReviews):
            await party.hall.shared.open(GAME, await party.guest("Ada"))
        ada = await come(party, id_, "Ada")
        for x in range(2):
            ada.say(arrow(1, (x, 0)))
        assert await ada.trouble(arrow(1, (2, 0))) == "too-many-remarks"
        ada.say(arrow(2, (0, 0)))
        ada.say(wire.Comment(step=2, text="so"))
        assert await ada.trouble(wire.Comment(step=2, text="more")) == "too-many-remarks"
        for _ in range(3):
            await ada.trouble(wire.Comment(step=2, text="more"))
        assert await ada.trouble(wire.Comment(step=2, text="more")) == "too-much-talk"
        await come(party, id_, "Ada")
        assert await (await come(party, id_, "Ada")).closed() == wire.CLOSED_CROWD

    celebrate(database, test)


def test_who_is_muted_is_not_heard_and_who_is_blocked_stays_outside(database: URL) -> None:
    async def test(party: Party) -> None:
        id_ = await opened(party)
        ada, bob, cy = [await party.guest(name) for name in ("Ada", "Bob", "Cy")]
        people_ = party.storage.people
        assert await people_.set_tie(ada.id, bob.id, wire.SetTie(muted=True, blocked=False))
        assert await people_.set_tie(ada.id, cy.id, wire.SetTie(muted=False, blocked=True))
        with pytest.raises(Unwelcome):
            await party.hall.shared.admit(id_, cy)
        assert await party.hall.shared.admit("x" * 16, cy) is None
        assert await party.hall.shared.admit(GAME, cy) is None
        dora = await come(party, id_, "Dora")
        of_bob = await come(party, id_, "Bob")
        of_bob.say(wire.Comment(step=0, text="hey"))
        assert (await dora.wait_for("remarked"))["remark"]["name"] == "Bob"
        of_ada = await come(party, id_, "Ada")
        assert (await of_ada.wait_for("remarks"))["remarks"] == []
        of_bob.say(wire.Comment(step=0, text="you"))
        await dora.wait_for("remarked")
        assert [frame["type"] for frame in await of_ada.rest()] == []
        twin = await come(party, id_, "Dóra")
        assert people(await state(twin))[-1] == "Dóra (2)"

    celebrate(database, test)


def test_it_goes_with_its_game_and_with_who_opened_it(database: URL) -> None:
    async def test(party: Party) -> None:
        id_ = await opened(party)
        ada, bob = await party.guest("Ada"), await party.guest("Bob")
        other = await party.hall.shared.open(GAME, bob)
        kept = SharedReviewStorage(party.storage.database)
        for review, who in ((id_, bob), (other, ada), (id_, ada)):
            number = len(await kept.remarks(review)) + 1
            await kept.append(
                review,
                wire.Remark(
                    number=number, step=1, guest=who.id, name="?", at=(1, -1), to=None, text=None
                ),
            )
        guests = GuestStorage(party.storage.database)
        data = await guests.data(ada.id)
        assert data is not None
        assert [each.id for each in data.shared_reviews] == [id_]
        assert [(each.review, each.place) for each in data.remarks] == [
            (other, (1, -1)), (id_, (1, -1)),
        ]  # fmt: skip
        await kept.purge(0.0)
        assert await kept.read(id_) is not None
        tab = await come(party, id_, "Bob")
        await tab.wait_for("remarks")
        await party.hall.forget_guest(ada)
        assert await tab.closed() == wire.CLOSED_NO_TABLE
        assert await kept.read(id_) is None
        assert await kept.remarks(other) == []
        await party.storage.database.write(*table_deletes(GAME))
        assert await kept.read(other) is None

    celebrate(database, test)


def test_only_of_a_game_that_is_over(database: URL) -> None:
    async def test(party: Party) -> None:
        await finished(party, PLAYING)
        id_ = await party.hall.shared.open(GAME, await party.guest("Ada"))
        assert await party.hall.shared.admit(id_, await party.guest("Ada")) is None

    celebrate(database, test)


def test_two_nodes_share_one(database: URL) -> None:
    async def test() -> None:
        async with two_nodes(database) as (here, there):
            id_ = await opened(here)
            ada = await come(here, id_, "Ada")
            bob = await come(there, id_, "Bob")
            await bob.wait_for("remarks")
            ada.say(wire.Lead(step=3, eyes="1"))
            await state(bob, step=3, eyes="1")
            bob.say(wire.Comment(step=3, text="there"))
            assert (await ada.wait_for("remarked"))["remark"]["name"] == "Bob"
            assert await bob.trouble(wire.TakeLead()) == "not-leading"
            await there.hall.forget_guest(bob.guest)
            assert await bob.closed() == wire.CLOSED_NO_GUEST
            assert (await ada.wait_for("erased"))["number"] == 1

    asyncio.run(test())


def test_two_owners_cannot_both_number_a_remark(database: URL) -> None:
    async def test(party: Party) -> None:
        id_ = await opened(party)
        ada = await come(party, id_, "Ada")
        await ada.wait_for("remarks")
        told: dict[str, Any] = {"step": 0, "name": "Ada", "at": (0, 0), "to": None, "text": None}
        kept = SharedReviewStorage(party.storage.database)
        await kept.append(id_, wire.Remark(number=1, guest=ada.guest.id, **told))
        ada.say(arrow(1, (5, 5)))
        assert await ada.closed() == wire.CLOSED_LOST
        again = await come(party, id_, "Ada")
        (only,) = (await again.wait_for("remarks"))["remarks"]
        assert only["at"] == [0, 0]

    celebrate(database, test)
