"""Shared reviews: one guest presents, the others follow, annotate and comment.

The participants may be connected to two nodes.
"""

from typing import Any, Final

import pytest
from sqlalchemy import URL

from saboteur.protocol import messages as wire
from saboteur.server.services import review_room, review_rooms
from saboteur.server.services.review_rooms import BlockedByOwner, TooManyReviews
from saboteur.server.storage.guests import GuestStore
from saboteur.server.storage.shared_reviews import SharedReviewStore
from saboteur.server.storage.statements import table_deletes
from saboteur.table.rate_limiter import CHAT_RATE, Rate
from saboteur.table.storage.models import STAGE_OVER, STAGE_PLAYING, MoveRecord, TableRecord
from tests.server.harness import Frame, RegistryHarness, Tab, two_nodes

TABLE_CODE: Final = "GHJKM"
MOVES_PLAYED: Final = 6


async def insert_finished_game(
    harness: RegistryHarness, stage: wire.TableStage = STAGE_OVER
) -> None:
    """Store a game of three seats and six moves."""
    ada = await harness.ensure_guest("Ada")
    table = TableRecord(
        code=TABLE_CODE,
        ruleset="saboteur",
        seats=3,
        options={},
        deck=None,
        host=ada.id,
        stage=stage,
    )
    moves = [
        MoveRecord(number, 0, "pass map", timed_out=False) for number in range(1, MOVES_PLAYED + 1)
    ]
    await harness.storage.add_table(table, {}, moves)


async def open_shared_review(harness: RegistryHarness) -> str:
    """Open a shared review of the game as Ada, and return its id."""
    await insert_finished_game(harness)
    return await harness.registry.review_rooms.open(TABLE_CODE, await harness.ensure_guest("Ada"))


async def join_review(harness: RegistryHarness, id_: str, name: str) -> Tab:
    guest = await harness.ensure_guest(name)
    review = await harness.registry.review_rooms.resolve(id_, guest)
    assert review is not None
    return Tab(review, guest)


async def next_state(tab: Tab, **fields: object) -> Frame:
    """Return the next state of the review whose ``fields`` have the given values."""
    return await tab.wait_for(
        "shared-review", predicate=lambda frame: fields.items() <= frame.items()
    )


def participant_names(frame: Frame) -> list[str]:
    return [each["name"] for each in frame["participants"]]


def arrow_message(step: int, *cells: tuple[int, int]) -> wire.Annotate:
    return wire.Annotate(step=step, at=cells[0], to=cells[1] if cells[1:] else None)


async def test_shared_review_participants_follow_the_presenter(harness: RegistryHarness) -> None:
    id_ = await open_shared_review(harness)
    ada = await join_review(harness, id_, "Ada")
    first = await next_state(ada)
    assert (first["game"], first["presenter"], first["step"], first["sight"]) == (
        TABLE_CODE, ada.guest.id, 0, "public",
    )  # fmt: skip
    assert (await ada.wait_for("annotations"))["annotations"] == []
    bob = await join_review(harness, id_, "Bob")
    assert participant_names(await next_state(bob, you=bob.guest.id)) == ["Ada", "Bob"]
    await next_state(ada)
    ada.send(wire.Present(step=4, sight="2", charts=True))
    await next_state(bob, step=4, sight="2", charts=True)
    assert await ada.drain() == []  # the presenter's state is restored
    assert await bob.expect_error(wire.Present(step=1, sight="public")) == "not-presenter"
    assert await bob.expect_error(wire.TransferPresenter(guest=bob.guest.id)) == "not-presenter"
    assert await bob.expect_error(wire.AllowAnnotations(allowed=True)) == "not-presenter"
    assert await bob.expect_error(wire.BecomePresenter()) == "not-presenter"
    assert await ada.expect_error(wire.Present(step=MOVES_PLAYED + 1, sight="public")) == "no-step"
    assert await ada.expect_error(wire.Present(step=1, sight="3")) == "bad-seat"
    assert await ada.expect_error(wire.TransferPresenter(guest="nobody")) == "not-connected"
    ada.send(wire.TransferPresenter(guest=bob.guest.id))
    await next_state(ada, presenter=bob.guest.id, step=4)
    bob.send(wire.Present(step=5, sight="open"))
    await next_state(ada, step=5, sight="open", charts=False)
    bob.leave()
    await next_state(ada, presenter=bob.guest.id)
    ada.send(wire.BecomePresenter())  # nobody presents if nobody is connected
    await next_state(ada, presenter=ada.guest.id, step=5)
    await harness.restart()
    again = await join_review(harness, id_, "Bob")
    await next_state(again, step=5, sight="open", presenter=ada.guest.id)


async def test_shared_review_annotations_are_stored_for_latecomers(
    harness: RegistryHarness,
) -> None:
    id_ = await open_shared_review(harness)
    ada, bob = await join_review(harness, id_, "Ada"), await join_review(harness, id_, "Bob")
    await next_state(bob)
    assert await bob.expect_error(arrow_message(2, (0, 0), (1, 0))) == "not-presenter"
    bob.send(wire.Comment(step=2, text="  Why\u202e  there?  "))
    told = (await ada.wait_for("annotation-added"))["annotation"]
    assert told == {
        "number": 1, "step": 2, "guest": bob.guest.id, "name": "Bob",
        "at": None, "to": None, "text": "Why there?",
    }  # fmt: skip
    ada.send(wire.AllowAnnotations(allowed=True))
    await next_state(bob, everyone_can_annotate=True)
    bob.send(arrow_message(2, (0, 0), (8, -2)))
    ada.send(arrow_message(2, (8, 2)))
    drawn = [(await ada.wait_for("annotation-added"))["annotation"] for _ in range(2)]
    assert [(each["at"], each["to"]) for each in drawn] == [
        ([0, 0], [8, -2]), ([8, 2], None),
    ]  # fmt: skip
    for wrong, code in (
        (arrow_message(2, (0, 0), (8, -2)), "already-annotated"),
        (arrow_message(2, (1, 1), (1, 1)), "bad-arrow"),
        (arrow_message(MOVES_PLAYED + 1, (0, 0)), "no-step"),
        (wire.Comment(step=MOVES_PLAYED + 1, text="?"), "no-step"),
        (wire.Comment(step=0, text=" \u200b "), "empty"),
        (wire.DeleteAnnotation(number=99), "no-annotation"),
        (wire.DeleteAnnotation(number=3), "not-presenter"),
    ):
        assert await bob.expect_error(wrong) == code, wrong
    bob.send(wire.DeleteAnnotation(number=2))
    assert (await ada.wait_for("annotation-deleted"))["number"] == 2
    ada.send(wire.DeleteAnnotation(number=1))  # the presenter deletes all annotations
    assert (await bob.wait_for("annotation-deleted", predicate=lambda frame: frame["number"] == 1))[
        "number"
    ] == 1
    bob.send(arrow_message(3, (1, 1)))
    assert (await ada.wait_for("annotation-added"))["annotation"][
        "number"
    ] == 4  # numbers are not reused
    await harness.restart()
    later = await join_review(harness, id_, "Cy")
    kept = (await later.wait_for("annotations"))["annotations"]
    assert [(each["number"], each["name"]) for each in kept] == [(3, "Ada"), (4, "Bob")]


async def test_shared_review_limits(
    harness: RegistryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_room, "CHAT_RATE", Rate(CHAT_RATE.tokens, 1e6))
    monkeypatch.setattr(review_room, "MAX_DRAWINGS_PER_STEP", 2)
    monkeypatch.setattr(review_room, "MAX_ANNOTATIONS", 4)
    monkeypatch.setattr(review_room, "MAX_SOCKETS_PER_GUEST", 2)
    monkeypatch.setattr(review_rooms, "MAX_REVIEWS_PER_GUEST", 1)

    id_ = await open_shared_review(harness)
    with pytest.raises(TooManyReviews):
        await harness.registry.review_rooms.open(TABLE_CODE, await harness.ensure_guest("Ada"))
    ada = await join_review(harness, id_, "Ada")
    for x in range(2):
        ada.send(arrow_message(1, (x, 0)))
    assert await ada.expect_error(arrow_message(1, (2, 0))) == "too-many-annotations"
    ada.send(arrow_message(2, (0, 0)))
    ada.send(wire.Comment(step=2, text="so"))
    assert await ada.expect_error(wire.Comment(step=2, text="more")) == "too-many-annotations"
    for _ in range(3):
        await ada.expect_error(wire.Comment(step=2, text="more"))
    assert await ada.expect_error(wire.Comment(step=2, text="more")) == "chat-rate-limited"
    await join_review(harness, id_, "Ada")
    assert (
        await (await join_review(harness, id_, "Ada")).wait_closed() == wire.CLOSED_TOO_MANY_SOCKETS
    )


async def test_shared_review_respects_mute_and_block(harness: RegistryHarness) -> None:
    id_ = await open_shared_review(harness)
    ada, bob, cy = [await harness.ensure_guest(name) for name in ("Ada", "Bob", "Cy")]
    people_ = harness.storage.relations
    assert await people_.set_relation(ada.id, bob.id, wire.SetRelation(muted=True, blocked=False))
    assert await people_.set_relation(ada.id, cy.id, wire.SetRelation(muted=False, blocked=True))
    with pytest.raises(BlockedByOwner):
        await harness.registry.review_rooms.resolve(id_, cy)
    assert await harness.registry.review_rooms.resolve("x" * 16, cy) is None
    assert await harness.registry.review_rooms.resolve(TABLE_CODE, cy) is None
    dora = await join_review(harness, id_, "Dora")
    of_bob = await join_review(harness, id_, "Bob")
    of_bob.send(wire.Comment(step=0, text="hey"))
    assert (await dora.wait_for("annotation-added"))["annotation"]["name"] == "Bob"
    of_ada = await join_review(harness, id_, "Ada")
    assert (await of_ada.wait_for("annotations"))["annotations"] == []
    of_bob.send(wire.Comment(step=0, text="you"))
    await dora.wait_for("annotation-added")
    assert [frame["type"] for frame in await of_ada.drain()] == []
    twin = await join_review(harness, id_, "Dóra")
    assert participant_names(await next_state(twin))[-1] == "Dóra (2)"


async def test_shared_review_is_deleted_with_game_or_owner(harness: RegistryHarness) -> None:
    id_ = await open_shared_review(harness)
    ada, bob = await harness.ensure_guest("Ada"), await harness.ensure_guest("Bob")
    other = await harness.registry.review_rooms.open(TABLE_CODE, bob)
    kept = SharedReviewStore(harness.storage.database)
    for review, who in ((id_, bob), (other, ada), (id_, ada)):
        number = len(await kept.annotations(review)) + 1
        await kept.add_annotation(
            review,
            wire.Annotation(
                number=number, step=1, guest=who.id, name="?", at=(1, -1), to=None, text=None
            ),
        )
    guests = GuestStore(harness.storage.database)
    data = await guests.export_data(ada.id)
    assert data is not None
    assert [each.id for each in data.shared_reviews] == [id_]
    assert [(each.review, each.cell) for each in data.annotations] == [
        (other, (1, -1)), (id_, (1, -1)),
    ]  # fmt: skip
    await kept.purge(0.0)
    assert await kept.find_review(id_) is not None
    tab = await join_review(harness, id_, "Bob")
    await tab.wait_for("annotations")
    await harness.registry.delete_guest(ada)
    assert await tab.wait_closed() == wire.CLOSED_TABLE_NOT_FOUND
    assert await kept.find_review(id_) is None
    assert await kept.annotations(other) == []
    await harness.storage.database.write(*table_deletes(TABLE_CODE))
    assert await kept.find_review(other) is None


async def test_shared_review_requires_finished_game(harness: RegistryHarness) -> None:
    await insert_finished_game(harness, STAGE_PLAYING)
    id_ = await harness.registry.review_rooms.open(TABLE_CODE, await harness.ensure_guest("Ada"))
    assert (
        await harness.registry.review_rooms.resolve(id_, await harness.ensure_guest("Ada")) is None
    )


async def test_shared_review_works_across_nodes(database: URL) -> None:
    async with two_nodes(database) as (here, there):
        id_ = await open_shared_review(here)
        ada = await join_review(here, id_, "Ada")
        bob = await join_review(there, id_, "Bob")
        await bob.wait_for("annotations")
        ada.send(wire.Present(step=3, sight="1"))
        await next_state(bob, step=3, sight="1")
        bob.send(wire.Comment(step=3, text="there"))
        assert (await ada.wait_for("annotation-added"))["annotation"]["name"] == "Bob"
        assert await bob.expect_error(wire.BecomePresenter()) == "not-presenter"
        await there.registry.delete_guest(bob.guest)
        assert await bob.wait_closed() == wire.CLOSED_NOT_AUTHENTICATED
        assert (await ada.wait_for("annotation-deleted"))["number"] == 1


async def test_stale_owner_cannot_number_an_annotation(harness: RegistryHarness) -> None:
    id_ = await open_shared_review(harness)
    ada = await join_review(harness, id_, "Ada")
    await ada.wait_for("annotations")
    told: dict[str, Any] = {"step": 0, "name": "Ada", "at": (0, 0), "to": None, "text": None}
    kept = SharedReviewStore(harness.storage.database)
    await kept.add_annotation(id_, wire.Annotation(number=1, guest=ada.guest.id, **told))
    ada.send(arrow_message(1, (5, 5)))
    assert await ada.wait_closed() == wire.CLOSED_RECONNECT
    again = await join_review(harness, id_, "Ada")
    (only,) = (await again.wait_for("annotations"))["annotations"]
    assert only["at"] == [0, 0]
