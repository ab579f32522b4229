"""Reviews of finished games: computed once, with their claims, deleted with their game."""

import asyncio
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import pytest
from anyio import wait_all_tasks_blocked
from sqlalchemy import URL

from saboteur.bots.claims import Claims, GoalClaimed
from saboteur.kernel.geometry import Cell
from saboteur.kernel.sight import OPEN
from saboteur.play.match import Match
from saboteur.play.replay import Replay
from saboteur.protocol import messages as wire
from saboteur.protocol.reviews import REVIEW_FORMAT_VERSION
from saboteur.server.replay_worker import ReplayWorker
from saboteur.server.storage.chat import ChatStore
from saboteur.server.storage.database import database_url
from saboteur.server.storage.guests import GuestStore
from saboteur.server.storage.reviews import ReviewStore
from saboteur.server.storage.tables import TableStore, open_table_store
from saboteur.table.analysis.game_reviews import ReviewService, make_review
from saboteur.table.storage.models import STAGE_OVER, Deal, GuestRecord, TableRecord
from tests.server.finished_games import TABLE_CODE, store_match
from tests.server.server_process import TIMEOUT_S, Client, Server, Tab

GOAL_CELL: Final = Cell(8, 0)
TABLE_RECORD: Final = TableRecord(
    code="ABCDE", ruleset="saboteur", seats=3, options={}, deck=None, host="g", stage=STAGE_OVER
)


def claim_line(number: int, version: int, word: str, round_: int = 1) -> wire.ChatMessage:
    """Return a chat message in which seat 1 claims that the middle goal is ``word``."""
    told: dict[str, Any] = {"phrase": None, "about": None, "text": None}
    return wire.ChatMessage(
        number=number, version=version, round=round_, seat=1, guest="", kind="claim",
        at=(GOAL_CELL.x, GOAL_CELL.y), claim=word, **told,
    )  # fmt: skip


class FakeReviewStore:
    """Keeps reviews in memory, and makes one when the test allows it."""

    def __init__(self) -> None:
        self.stored: dict[str, bytes] = {}
        self.asked_claims: list[Claims] = []
        self.allowed = asyncio.Event()

    async def get_review(self, name: str) -> bytes | None:
        await asyncio.sleep(0)
        return self.stored.get(name)

    async def put_review(self, name: str, encoded: bytes) -> None:
        self.stored[name] = encoded

    async def make_review(self, _: str, claims: Claims) -> str:
        self.asked_claims.append(claims)
        await self.allowed.wait()
        some = wire.GameReview(
            form=REVIEW_FORMAT_VERSION, ruleset="", seats=3, family="classic", rounds=()
        )
        return msgspec.json.encode(some).decode()


async def test_concurrent_review_requests_compute_once(match: Match) -> None:
    shelf, record = FakeReviewStore(), match.record()
    reviews = ReviewService(shelf, shelf.make_review)
    lines = [
        claim_line(1, 0, "treasure", round_=0),  # before the deal, so about nothing
        claim_line(2, 3, "stone"),
        claim_line(3, len(record.moves), "treasure"),  # after the end, so no claim any more
    ]
    tasks = [asyncio.create_task(reviews.get_or_make("A", record, lines)) for _ in range(3)]
    await wait_all_tasks_blocked()
    tasks[0].cancel()
    shelf.allowed.set()
    first, second = await asyncio.gather(*tasks[1:])
    assert first == second
    assert shelf.asked_claims == [((3, GoalClaimed(1, GOAL_CELL, "stone")),)]
    assert await reviews.get_or_make("A", record) == first
    assert len(shelf.asked_claims) == 1
    # A review stored by another version is computed again.
    old = msgspec.structs.replace(first, form=REVIEW_FORMAT_VERSION + 1)
    for kept in (msgspec.json.encode(old), b"{}", b"?"):
        shelf.stored["A"] = kept
        assert (await reviews.get_or_make("A", record)).form == REVIEW_FORMAT_VERSION
    assert len(shelf.asked_claims) == 4


def test_review_of_a_round(match: Match) -> None:
    record = match.record()
    truth = Replay(record).view(3, OPEN)
    face = next(goal.face for goal in truth.goals if goal.cell == GOAL_CELL)
    lies = "treasure" if face == "treasure" else "stone"
    said = "stone" if lies == "treasure" else "treasure"
    told = msgspec.json.decode(
        make_review(str(record), ((3, GoalClaimed(1, GOAL_CELL, said)),)), type=wire.GameReview
    )
    assert (told.family, told.seats, len(told.rounds)) == ("classic", 3, 3)
    for number in told.rounds:
        first, *_, last = number.moments
        assert {*last.chances} == {0.0, 1.0}
        assert first.watcher == (0.25,) * 3  # one of four dealt cards is a saboteur's (B-6)
        assert [len(eyes) for eyes in last.seats] == [3] * 3
        assert last.watcher == tuple(float(role in number.foes) for role in number.truth)
        for seat, eyes in enumerate(first.seats):
            assert eyes[seat] == float(number.truth[seat] == "saboteur")
    assert [[each.said, each.truth] for each in told.rounds[0].claims] == [[said, lies]]
    assert not told.rounds[1].claims
    assert not told.rounds[2].claims


async def written_reviews(storage: TableStore, *names: str) -> list[str]:
    kept = ReviewStore(storage.database)
    return [name for name in names if await kept.get_review(name) is not None]


async def test_stored_review_is_deleted_with_game_or_chat(database: URL) -> None:
    storage = await open_table_store(database)
    ada = GuestRecord("g", "Ada")
    await storage.add_guest(ada, "hash")
    await storage.add_table(TABLE_RECORD, {})
    await storage.add_table(replace(TABLE_RECORD, code="FGHJK"), {})
    await storage.add_upload("record-of-16-sig", ada, "…")
    await storage.chat.append_messages("FGHJK", "", [claim_line(1, 3, "stone")])
    kept = ReviewStore(storage.database)
    for name in ("ABCDE", "FGHJK", "record-of-16-sig", "ZZZZZ"):
        await kept.put_review(name, b"first")
        await kept.put_review(name, b"second")
    assert await kept.get_review("ABCDE") == b"second"
    assert await kept.get_review("ZZZZZ") is None  # there is no such game
    # Deleted claims are deleted from the review too.
    await ChatStore(storage.database).purge(float("inf"))
    names = ("ABCDE", "FGHJK", "record-of-16-sig")
    assert await written_reviews(storage, *names) == ["ABCDE", "record-of-16-sig"]
    await GuestStore(storage.database).delete_guest("g")
    assert await written_reviews(storage, *names) == []
    await storage.close()


async def test_review_over_time_limit_is_refused(match: Match) -> None:
    inspector = ReplayWorker(timeout_s=0.0)
    with pytest.raises(ValueError, match="too long"):
        await inspector.review(str(match.record()), ())
    await inspector.close()


@pytest.fixture(scope="module")
def review_server(match: Match, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("reviews")
    asyncio.run(_stored(folder, match))
    running = Server(folder)
    yield running
    assert running.stop() == ""


async def _stored(folder: Path, match: Match) -> None:
    await store_match(folder, match)
    storage = await open_table_store(database_url(None, folder))
    await storage.chat.append_messages(TABLE_CODE, "", [claim_line(1, 3, "stone")])
    await storage.close()


def test_review_route_and_position_svg_route(review_server: Server, match: Match) -> None:
    with httpx.Client(base_url=review_server.url, timeout=3 * TIMEOUT_S) as client:
        answer = client.get(f"/api/tables/{TABLE_CODE}/review")
        assert answer.status_code == 200, answer.text
        told = msgspec.json.decode(answer.content, type=wire.GameReview)
        wanted = make_review(str(match.record()), ((3, GoalClaimed(1, GOAL_CELL, "stone")),))
        assert told == msgspec.json.decode(wanted, type=wire.GameReview)
        assert [each.seat for each in told.rounds[0].claims] == [1]
        drawn = client.get(f"/api/tables/{TABLE_CODE}/image/5.svg")
        assert drawn.headers["content-type"] == "image/svg+xml"
        assert drawn.headers["cross-origin-resource-policy"] == "cross-origin"
        assert drawn.text == Replay(match.record()).game(5).svg()
        light = client.get(f"/api/tables/{TABLE_CODE}/image/5.svg?theme=light").text
        assert light == Replay(match.record()).game(5).svg(theme="light")
        page = client.get(f"/api/tables/{TABLE_CODE}/image/5.html")
        assert page.headers["content-type"].startswith("text/html")
        policy = page.headers["content-security-policy"]
        assert "frame-ancestors *" in policy
        assert "script" not in policy
        assert f"Saboteur: move 5 of {match.version}" in page.text
        image = f"{review_server.url}/api/tables/{TABLE_CODE}/image/5.svg"
        assert f'<meta property="og:image" content="{image}">' in page.text
        assert f"/replay/{TABLE_CODE}?step=5&amp;review=1" in page.text
        # Chats that show no SVG find an image of the box first.
        first, second = re.findall(r'"og:image" content="([^"]+)"', page.text)
        assert first == f"{review_server.url}/previews/saboteur.png"
        assert client.get(first).headers["content-type"] == "image/png"
        assert second.endswith("/5.svg")
        for wrong in (
            "x.html",
            "99999.html",
            "5",
            "5.png",
            "x.svg",
            "99999.svg",
            "5.svg?theme=pink",
        ):
            answer = client.get(f"/api/tables/{TABLE_CODE}/image/{wrong}")
            assert (answer.status_code, answer.json()["code"]) == (404, "no-step"), wrong


def test_branch_route_opens_table_from_position(review_server: Server, match: Match) -> None:
    ada = Client(review_server, "Ada")
    replay = Replay(match.record())
    step, path = 5, f"/api/tables/{TABLE_CODE}/branch"
    wish = {"step": step, "seat": 1, "bots": "novice"}
    for wrong in ({"step": len(replay)}, {"seat": 3}, {"bots": "genius"}, {"step": -1}):
        assert ada.http.post(path, json={**wish, **wrong}).status_code == 400, wrong
    answer = ada.http.post(path, json=wish)
    assert answer.status_code == 201, answer.text
    code = answer.json()["code"]
    lobby = ada.http.get(f"/api/tables/{code}").json()
    assert (lobby["own_seats"], lobby["stage"], lobby["listed"]) == ([1], "playing", False)
    assert [seat["bot"] for seat in lobby["seats"]] == ["novice", None, "novice"]
    assert ada.http.get(f"/api/tables/{code}/record").json()["code"] == "not-over"
    sync = ada.join(code).wait_for("snapshot")
    assert sync["version"] >= step  # bots may have moved already
    assert sync["view"]["role"] == replay.view(step, 1).role


def test_branch_route_redraws_hidden_cards(review_server: Server, match: Match) -> None:
    ada = Client(review_server, "Ada")
    replay = Replay(match.record())
    step = next(at for at, made in enumerate(replay.record.moves[5:], 5) if made.seat == 1)
    path = f"/api/tables/{TABLE_CODE}/branch"
    wish = {"step": step, "seat": 1, "bots": "novice"}
    assert ada.http.post(path, json={**wish, "hidden": "some"}).status_code == 400
    code = ada.http.post(path, json={**wish, "hidden": "redraw"}).json()["code"]
    told = ada.join(code).wait_for("snapshot")
    assert told["version"] == step
    same = ada.http.post(path, json=wish).json()["code"]
    assert ada.join(same).wait_for("snapshot")["view"] == told["view"]
    assert "redraw" not in str(told)
    drawn, kept = asyncio.run(_stored_deals(review_server.data, code, same))
    assert (drawn.seed, kept.redraws) == (kept.seed, ())
    (redraw,) = drawn.redraws
    assert (redraw.after, redraw.seat) == (step, 1)
    assert redraw == replay.game(step).redraw(1, drawn.nonce)  # so the commitment binds it
    assert redraw.position != replay.game(step).position()


async def _stored_deals(folder: Path, *codes: str) -> list[Deal]:
    storage = await open_table_store(database_url(None, folder))
    tables = [await storage.table(code) for code in codes]
    await storage.close()
    return [table.deal for table in tables if table is not None and table.deal is not None]


def test_shared_review_over_socket(review_server: Server) -> None:
    ada, bob = Client(review_server, "Ada"), Client(review_server, "Bob")
    assert ada.http.post("/api/tables/ZZZZZ/shared-review").json()["code"] == "no-table"
    assert ada.http.post("/api/replays/nothing/shared-review").json()["code"] == "no-replay"
    running = ada.open_table(seats=3, bots="novice")
    assert ada.http.post(f"/api/tables/{running}/shared-review").json()["code"] == "not-over"
    answer = ada.http.post(f"/api/tables/{TABLE_CODE}/shared-review")
    assert answer.status_code == 201, answer.text
    id_ = answer.json()["id"]
    with (
        Tab(ada, id_, resource="shared-reviews") as lead,
        Tab(bob, id_, resource="shared-reviews") as by,
    ):
        assert by.wait_for("shared-review")["game"] == TABLE_CODE
        lead.send("present", step=5, sight="open")
        by.wait_for("shared-review", predicate=lambda frame: frame["step"] == 5)
        assert by.expect_error("present", step=6, sight="open") == "not-presenter"
        for wrong in (
            {"type": "present", "step": 5, "sight": "12"},
            {"type": "annotate", "step": 1, "at": [100, 0]},
            {"type": "comment", "step": 1, "text": "x" * 281},
            {"type": "play", "version": 0, "move": "pass map"},
        ):
            by.socket.send(json.dumps(wrong))
            assert by.wait_for("error")["code"] == "malformed", wrong
        by.send("comment", step=5, text="<b>look</b>")
        assert lead.wait_for("annotation-added")["annotation"]["text"] == "<b>look</b>"
    assert (
        Tab(ada, "x" * 16, resource="shared-reviews").wait_closed() == wire.CLOSED_TABLE_NOT_FOUND
    )
