"""Talk at a table: who may say what, claims that nobody checks, polls, and what is kept of it."""

from dataclasses import replace
from pathlib import Path
from time import time
from typing import Any

import pytest
from sqlalchemy import URL

from saboteur.bots.claims import GoalClaimed, PhraseSaid, RoleClaimed
from saboteur.games.registry import catalogue
from saboteur.kernel.geometry import Cell
from saboteur.play.match import Match
from saboteur.server.storage.tables import Storage
from saboteur.server.storage.talk import TalkStorage
from saboteur.table.keeping import Taken
from saboteur.table.limits import TALK, Rate
from saboteur.table.talk.claims import goal_words, goals, seat_words
from saboteur.table.talk.talk import RECENT, Floor, Talk, TalkRefused, Utterance
from saboteur.wire import messages as wire
from tests.server.files import new_file
from tests.server.test_storage import furnish, run

pytestmark = pytest.mark.in_turns

CODE = "ABCDE"
GOAL = (8, 0)


def match(ruleset: str = "saboteur", seats: int = 3) -> Match:
    return Match(ruleset, seats=seats, seed="talk", nonce="nonce")


def floor(talk: str = "free", **changes: Any) -> Floor:  # noqa: ANN401 - whatever a floor has
    whole = Floor(talk=talk, seats=3, match=match(), muted=frozenset(), present=frozenset({0, 1}))
    return replace(whole, **changes)


async def talk_of(storage: Storage) -> Talk:
    """The talk of a table as it is read from the database."""
    talk = TalkStorage(storage.database)
    return Talk(talk, CODE, await talk.lines(CODE, RECENT))


async def refused(talk: Talk, message: Utterance, where: Floor, seat: int | None = 0) -> str:
    """Say something that is refused, and return the code."""
    before = talk.so_far()
    with pytest.raises(TalkRefused) as caught:
        await talk.say("a", seat, message, where)
    assert talk.so_far() == before
    return caught.value.code


# --- What may be said ---------------------------------------------------------------------


def test_what_is_said_is_heard_kept_and_told_to_who_comes_later(database: URL) -> None:
    async def work(storage: Storage) -> None:
        await furnish(storage)
        talk = await talk_of(storage)
        assert talk.so_far() == ()
        said: list[Utterance] = [
            wire.SayPhrase(phrase="hello"),
            wire.Accuse(about=2),
            wire.Trust(about=1),
            wire.ClaimSeen(claim="stone", at=GOAL),
            wire.Chat(text="  I\nsaw\u202e the e\u0301clair \u0007 "),
        ]
        heard = [(await talk.say("a", 0, message, floor()))[0] for message in said]
        assert all(isinstance(line, wire.Heard) for line in heard)
        lines = [line for line in heard if isinstance(line, wire.Heard)]
        assert [line.number for line in lines] == [1, 2, 3, 4, 5]
        assert [line.kind for line in lines] == [
            "say-phrase", "accuse", "trust", "claim-seen", "chat",
        ]  # fmt: skip
        assert [line.about for line in lines] == [None, 2, 1, None, None]
        assert (lines[3].claim, lines[3].at) == ("stone", GOAL)
        assert lines[4].text == "I saw the éclair"
        again = await talk_of(storage)
        assert again.so_far() == talk.so_far() == (wire.Talked(lines=tuple(lines)),)

    run(database, work)


def test_what_must_not_be_said_is_refused_and_nothing_changes(database: URL) -> None:
    async def work(storage: Storage) -> None:
        await furnish(storage)
        talk = await talk_of(storage)
        hello, chat = wire.SayPhrase(phrase="hello"), wire.Chat(text="hello")
        begun, lobby = floor(), floor(match=None)
        assert await refused(talk, hello, begun, seat=None) == "not-seated"
        assert await refused(talk, hello, floor("off")) == "talk-off"
        assert await refused(talk, wire.OpenPoll(), floor("off")) == "talk-off"
        assert await refused(talk, chat, floor("phrases")) == "phrases-only"
        assert await refused(talk, hello, floor(muted=frozenset({"a"}))) == "muted"
        assert await refused(talk, wire.Chat(text="\u202e \u0007"), begun) == "empty-text"
        for message in (wire.Accuse(about=1), wire.Trust(about=1), wire.OpenPoll()):
            assert await refused(talk, message, lobby) == "not-begun"
        assert await refused(talk, wire.ClaimSeen(claim="stone", at=GOAL), lobby) == "not-begun"
        for about in (0, 3, 11):
            assert await refused(talk, wire.Accuse(about=about), begun) == "bad-seat"
            assert await refused(talk, wire.SayPhrase(phrase="why", about=about), begun) == (
                "bad-seat"
            )
        assert await refused(talk, wire.ClaimSeen(claim="miner", about=3), begun) == "bad-seat"
        assert await refused(talk, wire.ClaimSeen(claim="stone", at=(8, 1)), begun) == "bad-goal"
        for claim in (
            wire.ClaimSeen(claim="stone"),
            wire.ClaimSeen(claim="stone", at=GOAL, about=1),
            wire.ClaimSeen(claim="dragon", at=GOAL),
            wire.ClaimSeen(claim="miner", at=GOAL),
            wire.ClaimSeen(claim="stone", about=1),
        ):
            assert await refused(talk, claim, begun) == "bad-claim"
        assert await refused(talk, wire.CastBallot(about=1), begun) == "no-poll"
        assert await TalkStorage(storage.database).lines(CODE, RECENT) == []

    run(database, work)


def test_bots_hear_the_last_claims_of_the_round(database: URL) -> None:
    async def work(storage: Storage) -> None:
        await furnish(storage)
        talk = await talk_of(storage)
        for message in (
            wire.SayPhrase(phrase="hello"),
            wire.ClaimSeen(claim="stone", at=GOAL),
            wire.ClaimSeen(claim="saboteur", about=2),
            wire.ClaimSeen(claim="treasure", at=GOAL),
        ):
            await talk.say("a", 0, message, floor())
        claims = (
            (0, PhraseSaid(0, "hello")),
            (0, RoleClaimed(0, 2, "saboteur")),
            (0, GoalClaimed(0, Cell(*GOAL), "treasure")),
        )
        assert talk.claims(1, {}) == claims
        assert talk.claims(2, {}) == ()
        assert (await talk_of(storage)).claims(1, {}) == claims

    run(database, work)


def test_a_refused_claim_names_the_words(database: URL) -> None:
    async def work(storage: Storage) -> None:
        talk = await talk_of(storage)
        with pytest.raises(TalkRefused, match=r"it can be called treasure, stone$"):
            await talk.say("a", 0, wire.ClaimSeen(claim="gold", at=GOAL), floor())

    run(database, work)


def test_talk_has_its_credits_and_refused_words_cost_none(
    database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saboteur.table.talk.talk.TALK", Rate(TALK.credits, 1e6))

    async def work(storage: Storage) -> None:
        await furnish(storage)
        talk = await talk_of(storage)
        hello = wire.SayPhrase(phrase="hello")
        for _ in range(TALK.credits):
            await refused(talk, wire.Accuse(about=9), floor())
            await talk.say("a", 0, hello, floor())
        assert await refused(talk, hello, floor()) == "too-much-talk"
        await talk.say("b", 1, hello, floor())  # each has his own

    run(database, work)


# --- Claims -------------------------------------------------------------------------------


@pytest.mark.clause("R-32")
@pytest.mark.parametrize("box", [entry.id for entry in catalogue() if entry.kind == "box"])
def test_every_seat_may_claim_every_word_of_every_goal_whatever_the_truth(
    box: str, tmp_path: Path
) -> None:
    game = match(box, 2 if box == "duel" else 5)

    async def work(storage: Storage) -> None:
        await furnish(storage)
        table = floor(match=game, seats=game.seats)
        before = (game.version, game.view("public").to_dict())
        number = 0
        for at in sorted(goals(game)):
            for word in goal_words(game):
                talk = await talk_of(storage)  # with its credits full
                await talk.say("a", 0, wire.ClaimSeen(claim=word, at=at), table)
                number += 1
        for word in seat_words(game):
            talk = await talk_of(storage)
            await talk.say("a", 0, wire.ClaimSeen(claim=word, about=1), table)
            number += 1
        assert number >= 6
        assert (game.version, game.view("public").to_dict()) == before
        assert len(await TalkStorage(storage.database).lines(CODE, RECENT)) == number

    run(new_file(tmp_path), work)


def test_the_words_of_a_box_are_those_of_its_cards() -> None:
    assert goal_words(match("saboteur+new-goals")) == (
        "treasure", "stone", "gold-sack", "dragon", "giant-spider",
    )  # fmt: skip
    assert seat_words(match("saboteur+greedy-dwarf", 6)) == ("miner", "saboteur", "greedy-dwarf")
    assert seat_words(match("duel", 2)) == ()
    assert len(goals(match("duel", 2))) == 6
    assert goals(match()) == {(8, -2), GOAL, (8, 2)}
    for game, prefix in ((match("lost-mines", 5), "-mine"), (match("dark-cave", 5), "goal-")):
        assert len(goals(game)) == 4
        assert all(prefix in word for word in goal_words(game))


def test_an_old_claim_is_told_until_a_new_one_replaces_it(database: URL) -> None:
    async def work(storage: Storage) -> None:
        await furnish(storage)
        store = TalkStorage(storage.database)
        talk = await talk_of(storage)
        await talk.say("a", 0, wire.ClaimSeen(claim="stone", at=GOAL), floor())
        await talk.say("a", 0, wire.ClaimSeen(claim="treasure", at=GOAL), floor())
        (hello,) = await talk.say("a", 0, wire.SayPhrase(phrase="hello"), floor())
        assert isinstance(hello, wire.Heard)
        many = [wire.Heard(**{**_fields(hello), "number": 4 + n}) for n in range(RECENT)]
        await store.append(CODE, "a", many)
        (told,) = (await talk_of(storage)).so_far()
        assert isinstance(told, wire.Talked)
        assert [line.number for line in told.lines] == [2, *range(4, 4 + RECENT)]
        assert told.lines[0].claim == "treasure"

    run(database, work)


def _fields(line: wire.Heard) -> dict[str, Any]:
    return {name: getattr(line, name) for name in line.__struct_fields__}


# --- Polls --------------------------------------------------------------------------------


def poll_of(told: tuple[wire.ServerMessage, ...]) -> wire.Poll:
    (poll,) = (message for message in told if isinstance(message, wire.Poll))
    return poll


def test_ballots_are_hidden_until_everybody_present_has_answered(database: URL) -> None:
    async def work(storage: Storage) -> None:
        await furnish(storage)
        talk = await talk_of(storage)
        asked = await talk.say("a", 0, wire.OpenPoll(), floor())
        assert [type(message).__name__ for message in asked] == ["Heard", "Poll"]
        assert poll_of(asked) == wire.Poll(by=0, voted=(), ballots={}, closed=False)
        first = await talk.say("a", 0, wire.CastBallot(about=1), floor())
        changed = await talk.say("a", 0, wire.CastBallot(about=2), floor())
        assert first == changed == (wire.Poll(by=0, voted=(0,), ballots={}, closed=False),)
        talk = await talk_of(storage)  # after a restart, too
        assert poll_of(talk.so_far()) == changed[0]
        last = await talk.say("b", 1, wire.CastBallot(about=None), floor())
        closed = wire.Poll(by=0, voted=(0, 1), ballots={0: 2, 1: None}, closed=True)
        assert last == (closed,)
        assert await refused(talk, wire.CastBallot(about=1), floor()) == "no-poll"
        assert poll_of((await talk_of(storage)).so_far()) == closed
        anew = await talk.say("b", 1, wire.OpenPoll(), floor())
        assert poll_of(anew) == wire.Poll(by=1, voted=(), ballots={}, closed=False)
        told = talk.so_far()[0]
        assert isinstance(told, wire.Talked)
        assert [line.kind for line in told.lines] == ["open-poll", "open-poll"]

    run(database, work)


def test_who_asked_closes_the_poll_and_others_only_when_he_is_gone(database: URL) -> None:
    async def work(storage: Storage) -> None:
        await furnish(storage)
        for closer, seat, present in (("b", 1, {0, 1, 2}), ("a", 0, {0, 2})):
            talk = await talk_of(storage)
            here = floor(present=frozenset(present))
            await talk.say("b", 1, wire.OpenPoll(), here)
            await talk.say("a", 0, wire.CastBallot(about=2), here)
            if 1 in present:
                assert await refused(talk, wire.OpenPoll(), here) == "poll-open"
            closed = await talk.say(closer, seat, wire.OpenPoll(), here)
            assert closed == (wire.Poll(by=1, voted=(0,), ballots={0: 2}, closed=True),)

    run(database, work)


# --- What is kept -------------------------------------------------------------------------


def test_two_owners_can_not_both_say_a_line(database: URL) -> None:
    async def work(storage: Storage) -> None:
        await furnish(storage)
        one, other = await talk_of(storage), await talk_of(storage)
        await one.say("a", 0, wire.SayPhrase(phrase="hello"), floor())
        with pytest.raises(Taken):
            await other.say("b", 1, wire.SayPhrase(phrase="oops"), floor())
        assert len(await TalkStorage(storage.database).lines(CODE, RECENT)) == 1

    run(database, work)


def test_old_talk_is_purged(database: URL) -> None:
    async def work(storage: Storage) -> None:
        await furnish(storage)
        talk = await talk_of(storage)
        await talk.say("a", 0, wire.Chat(text="hello"), floor())
        store = TalkStorage(storage.database)
        await store.purge(time() - 60)
        assert len(await store.lines(CODE, RECENT)) == 1
        await store.purge(time() + 60)
        assert await store.lines(CODE, RECENT) == []

    run(database, work)
