"""Chat: permissions, claims, polls and storage."""

from dataclasses import replace
from pathlib import Path
from time import time
from typing import Any

import pytest

from saboteur.bots.claims import GoalClaimed, PhraseSaid, RoleClaimed
from saboteur.games.registry import catalogue
from saboteur.kernel.geometry import Cell
from saboteur.play.match import Match
from saboteur.protocol import messages as wire
from saboteur.server.storage.chat import ChatStore
from saboteur.server.storage.tables import TableStore
from saboteur.table.chat.chat_log import MAX_RECENT_LINES, ChatLog
from saboteur.table.chat.chat_rules import ChatCommand, ChatPermissions, ChatRejected
from saboteur.table.chat.claim_words import goal_places, goal_words, seat_words
from saboteur.table.rate_limiter import CHAT_RATE, Rate
from saboteur.table.storage.ports import AlreadyExists
from tests.server.sqlite_files import new_sqlite_file
from tests.server.storage_data import open_storage, seed_data

TABLE_CODE = "ABCDE"
GOAL = (8, 0)


def new_match(ruleset: str = "saboteur", seats: int = 3) -> Match:
    return Match(ruleset, seats=seats, seed="talk", nonce="nonce")


def chat_context(chat_mode: wire.ChatMode = "free", **changes: Any) -> ChatPermissions:
    whole = ChatPermissions(
        chat=chat_mode, seats=3, match=new_match(), muted=frozenset(), present=frozenset({0, 1})
    )
    return replace(whole, **changes)


async def chat_log(storage: TableStore) -> ChatLog:
    talk = ChatStore(storage.database)
    return ChatLog(talk, TABLE_CODE, await talk.recent_messages(TABLE_CODE, MAX_RECENT_LINES))


async def error_code(
    chat: ChatLog, message: ChatCommand, where: ChatPermissions, seat: int | None = 0
) -> str:
    """Assert that a chat command is rejected without effect; return the error code."""
    before = chat.history()
    with pytest.raises(ChatRejected) as caught:
        await chat.add_line("a", seat, message, where)
    assert chat.history() == before
    return caught.value.code


# --- Permissions --------------------------------------------------------------------------


async def test_chat_lines_are_broadcast_stored_and_replayed(storage: TableStore) -> None:
    await seed_data(storage)
    talk = await chat_log(storage)
    assert talk.history() == ()
    said: list[ChatCommand] = [
        wire.SayPhrase(phrase="hello"),
        wire.Accuse(about=2),
        wire.Trust(about=1),
        wire.Claim(claim="stone", at=GOAL),
        wire.Chat(text="  I\nsaw\u202e the e\u0301clair \u0007 "),
    ]
    heard = [(await talk.add_line("a", 0, message, chat_context()))[0] for message in said]
    assert all(isinstance(line, wire.ChatMessage) for line in heard)
    lines = [line for line in heard if isinstance(line, wire.ChatMessage)]
    assert [line.number for line in lines] == [1, 2, 3, 4, 5]
    assert [line.kind for line in lines] == [
        "say-phrase", "accuse", "trust", "claim", "chat",
    ]  # fmt: skip
    assert [line.about for line in lines] == [None, 2, 1, None, None]
    assert (lines[3].claim, lines[3].at) == ("stone", GOAL)
    assert lines[4].text == "I saw the éclair"
    again = await chat_log(storage)
    assert again.history() == talk.history() == (wire.ChatHistory(messages=tuple(lines)),)


async def test_forbidden_chat_lines_are_refused(storage: TableStore) -> None:
    await seed_data(storage)
    talk = await chat_log(storage)
    hello, chat = wire.SayPhrase(phrase="hello"), wire.Chat(text="hello")
    begun, lobby = chat_context(), chat_context(match=None)
    assert await error_code(talk, hello, begun, seat=None) == "not-seated"
    assert await error_code(talk, hello, chat_context("off")) == "chat-off"
    assert await error_code(talk, wire.OpenPoll(), chat_context("off")) == "chat-off"
    assert await error_code(talk, chat, chat_context("phrases")) == "phrases-only"
    assert await error_code(talk, hello, chat_context(muted=frozenset({"a"}))) == "muted"
    assert await error_code(talk, wire.Chat(text="\u202e \u0007"), begun) == "empty-text"
    for message in (wire.Accuse(about=1), wire.Trust(about=1), wire.OpenPoll()):
        assert await error_code(talk, message, lobby) == "not-started"
    assert await error_code(talk, wire.Claim(claim="stone", at=GOAL), lobby) == "not-started"
    for about in (0, 3, 11):
        assert await error_code(talk, wire.Accuse(about=about), begun) == "bad-seat"
        assert await error_code(talk, wire.SayPhrase(phrase="why", about=about), begun) == (
            "bad-seat"
        )
    assert await error_code(talk, wire.Claim(claim="miner", about=3), begun) == "bad-seat"
    assert await error_code(talk, wire.Claim(claim="stone", at=(8, 1)), begun) == "bad-goal"
    for claim in (
        wire.Claim(claim="stone"),
        wire.Claim(claim="stone", at=GOAL, about=1),
        wire.Claim(claim="dragon", at=GOAL),
        wire.Claim(claim="miner", at=GOAL),
        wire.Claim(claim="stone", about=1),
    ):
        assert await error_code(talk, claim, begun) == "bad-claim"
    assert await error_code(talk, wire.CastBallot(about=1), begun) == "no-poll"
    assert await ChatStore(storage.database).recent_messages(TABLE_CODE, MAX_RECENT_LINES) == []


async def test_chat_log_gives_bots_last_claims_of_round(storage: TableStore) -> None:
    await seed_data(storage)
    talk = await chat_log(storage)
    for message in (
        wire.SayPhrase(phrase="hello"),
        wire.Claim(claim="stone", at=GOAL),
        wire.Claim(claim="saboteur", about=2),
        wire.Claim(claim="treasure", at=GOAL),
    ):
        await talk.add_line("a", 0, message, chat_context())
    claims = (
        (0, PhraseSaid(0, "hello")),
        (0, RoleClaimed(0, 2, "saboteur")),
        (0, GoalClaimed(0, Cell(*GOAL), "treasure")),
    )
    assert talk.claims(1, {}) == claims
    assert talk.claims(2, {}) == ()
    assert (await chat_log(storage)).claims(1, {}) == claims


async def test_refused_claim_names_allowed_words(storage: TableStore) -> None:
    talk = await chat_log(storage)
    with pytest.raises(ChatRejected, match=r"it can be called treasure, stone$"):
        await talk.add_line("a", 0, wire.Claim(claim="gold", at=GOAL), chat_context())


async def test_chat_rate_limit_ignores_refused_lines(
    storage: TableStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saboteur.table.chat.chat_log.CHAT_RATE", Rate(CHAT_RATE.tokens, 1e6))

    await seed_data(storage)
    talk = await chat_log(storage)
    hello = wire.SayPhrase(phrase="hello")
    for _ in range(CHAT_RATE.tokens):
        await error_code(talk, wire.Accuse(about=9), chat_context())
        await talk.add_line("a", 0, hello, chat_context())
    assert await error_code(talk, hello, chat_context()) == "chat-rate-limited"
    await talk.add_line("b", 1, hello, chat_context())  # each guest has their own


# --- Claims -------------------------------------------------------------------------------


@pytest.mark.clause("R-32")
@pytest.mark.parametrize("box", [entry.id for entry in catalogue() if entry.kind == "box"])
async def test_any_claim_is_accepted_regardless_of_truth(box: str, tmp_path: Path) -> None:
    game = new_match(box, 2 if box == "duel" else 5)

    async with open_storage(new_sqlite_file(tmp_path)) as storage:
        await seed_data(storage)
        table = chat_context(match=game, seats=game.seats)
        before = (game.version, game.view("public").to_dict())
        number = 0
        for at in sorted(goal_places(game)):
            for word in goal_words(game):
                talk = await chat_log(storage)  # with all its tokens
                await talk.add_line("a", 0, wire.Claim(claim=word, at=at), table)
                number += 1
        for word in seat_words(game):
            talk = await chat_log(storage)
            await talk.add_line("a", 0, wire.Claim(claim=word, about=1), table)
            number += 1
        assert number >= 6
        assert (game.version, game.view("public").to_dict()) == before
        assert (
            len(await ChatStore(storage.database).recent_messages(TABLE_CODE, MAX_RECENT_LINES))
            == number
        )


def test_claim_words_of_each_box() -> None:
    assert goal_words(new_match("saboteur+new-goals")) == (
        "treasure", "stone", "gold-sack", "dragon", "giant-spider",
    )  # fmt: skip
    assert seat_words(new_match("saboteur+greedy-dwarf", 6)) == (
        "miner",
        "saboteur",
        "greedy-dwarf",
    )
    assert seat_words(new_match("duel", 2)) == ()
    assert len(goal_places(new_match("duel", 2))) == 6
    assert goal_places(new_match()) == {(8, -2), GOAL, (8, 2)}
    for game, prefix in (
        (new_match("lost-mines", 5), "-mine"),
        (new_match("dark-cave", 5), "goal-"),
    ):
        assert len(goal_places(game)) == 4
        assert all(prefix in word for word in goal_words(game))


async def test_old_claims_are_replayed_until_replaced(storage: TableStore) -> None:
    await seed_data(storage)
    store = ChatStore(storage.database)
    talk = await chat_log(storage)
    await talk.add_line("a", 0, wire.Claim(claim="stone", at=GOAL), chat_context())
    await talk.add_line("a", 0, wire.Claim(claim="treasure", at=GOAL), chat_context())
    (hello,) = await talk.add_line("a", 0, wire.SayPhrase(phrase="hello"), chat_context())
    assert isinstance(hello, wire.ChatMessage)
    many = [
        wire.ChatMessage(**{**_line_fields(hello), "number": 4 + n})
        for n in range(MAX_RECENT_LINES)
    ]
    await store.append_messages(TABLE_CODE, "a", many)
    (told,) = (await chat_log(storage)).history()
    assert isinstance(told, wire.ChatHistory)
    assert [line.number for line in told.messages] == [2, *range(4, 4 + MAX_RECENT_LINES)]
    assert told.messages[0].claim == "treasure"


def _line_fields(line: wire.ChatMessage) -> dict[str, Any]:
    return {name: getattr(line, name) for name in line.__struct_fields__}


# --- Polls --------------------------------------------------------------------------------


def last_poll(told: tuple[wire.ServerMessage, ...]) -> wire.Poll:
    (poll,) = (message for message in told if isinstance(message, wire.Poll))
    return poll


async def test_ballots_are_hidden_until_everybody_present_has_answered(storage: TableStore) -> None:
    await seed_data(storage)
    talk = await chat_log(storage)
    asked = await talk.add_line("a", 0, wire.OpenPoll(), chat_context())
    assert [type(message).__name__ for message in asked] == ["ChatMessage", "Poll"]
    assert last_poll(asked) == wire.Poll(by=0, voted=(), ballots={}, closed=False)
    first = await talk.add_line("a", 0, wire.CastBallot(about=1), chat_context())
    changed = await talk.add_line("a", 0, wire.CastBallot(about=2), chat_context())
    assert first == changed == (wire.Poll(by=0, voted=(0,), ballots={}, closed=False),)
    talk = await chat_log(storage)  # after a restart, too
    assert last_poll(talk.history()) == changed[0]
    last = await talk.add_line("b", 1, wire.CastBallot(about=None), chat_context())
    closed = wire.Poll(by=0, voted=(0, 1), ballots={0: 2, 1: None}, closed=True)
    assert last == (closed,)
    assert await error_code(talk, wire.CastBallot(about=1), chat_context()) == "no-poll"
    assert last_poll((await chat_log(storage)).history()) == closed
    reopened = await talk.add_line("b", 1, wire.OpenPoll(), chat_context())
    assert last_poll(reopened) == wire.Poll(by=1, voted=(), ballots={}, closed=False)
    told = talk.history()[0]
    assert isinstance(told, wire.ChatHistory)
    assert [line.kind for line in told.messages] == ["open-poll", "open-poll"]


async def test_poll_is_closed_by_its_author_or_after_absence(storage: TableStore) -> None:
    await seed_data(storage)
    for closer, seat, present in (("b", 1, {0, 1, 2}), ("a", 0, {0, 2})):
        talk = await chat_log(storage)
        here = chat_context(present=frozenset(present))
        await talk.add_line("b", 1, wire.OpenPoll(), here)
        await talk.add_line("a", 0, wire.CastBallot(about=2), here)
        if 1 in present:
            assert await error_code(talk, wire.OpenPoll(), here) == "poll-open"
        closed = await talk.add_line(closer, seat, wire.OpenPoll(), here)
        assert closed == (wire.Poll(by=1, voted=(0,), ballots={0: 2}, closed=True),)


# --- Storage ------------------------------------------------------------------------------


async def test_stale_owner_cannot_append_chat_line(storage: TableStore) -> None:
    await seed_data(storage)
    one, other = await chat_log(storage), await chat_log(storage)
    await one.add_line("a", 0, wire.SayPhrase(phrase="hello"), chat_context())
    with pytest.raises(AlreadyExists):
        await other.add_line("b", 1, wire.SayPhrase(phrase="oops"), chat_context())
    assert len(await ChatStore(storage.database).recent_messages(TABLE_CODE, MAX_RECENT_LINES)) == 1


async def test_old_chat_is_purged(storage: TableStore) -> None:
    await seed_data(storage)
    talk = await chat_log(storage)
    await talk.add_line("a", 0, wire.Chat(text="hello"), chat_context())
    store = ChatStore(storage.database)
    await store.purge(time() - 60)
    assert len(await store.recent_messages(TABLE_CODE, MAX_RECENT_LINES)) == 1
    await store.purge(time() + 60)
    assert await store.recent_messages(TABLE_CODE, MAX_RECENT_LINES) == []
