"""Letters of slow tables: who is asked is called, once; and a letter tells nobody's secret."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from time import time
from typing import Any

import pytest
from sqlalchemy import URL

from saboteur.play.match import Match
from saboteur.server.post.letters import Letter
from saboteur.server.post.sealing import PADDED
from saboteur.server.post.sources import sources_of
from saboteur.server.post.words import digest, pushed
from saboteur.server.storage.guests import GuestStorage
from saboteur.server.storage.invitations import InvitationStorage
from saboteur.server.storage.tables import Storage
from saboteur.table import waking
from saboteur.table.codes import new_code
from saboteur.table.models import PLAYING, Deal, Sitter, StoredMove, StoredTable
from saboteur.wire import messages as wire
from tests.play.test_window import opened, seed_of
from tests.server.files import new_file
from tests.server.slow_party import DAY, HOUR, NOON, Days, in_days, play
from tests.server.windows import NAMES, log_of

MINUTE = 60.0


@dataclass
class Reader:
    """Takes letters as the postman does."""

    storage: Storage
    taken: list[Letter] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.sources = sources_of(self.storage)

    async def take(self, now: float) -> list[Letter]:
        new: list[Letter] = []
        for source in self.sources.values():
            letters = await source.due(now, 100)
            await source.sent(letters, now)
            new += letters
        self.taken += new
        return new

    async def valid(self, letters: Sequence[Letter]) -> list[Letter]:
        return list(await self.sources["turns"].valid(letters))


def test_whoever_is_asked_is_called_once_until_he_answers(database: URL) -> None:
    async def test(days: Days) -> None:
        reader = Reader(days.party.storage)
        code, tabs, shown = await days.game("Ada", "Bob", "Eve", hours=8)
        decider = shown[0]["view"]["decider"]
        assert await reader.take(NOON) == []
        letters = await reader.take(NOON + MINUTE)
        guest = tabs[decider].guest.id
        assert letters == [Letter(guest, "turn", code, None, NOON, NOON + 8 * HOUR)]
        assert await reader.take(NOON + 2 * MINUTE) == []
        assert await reader.valid(letters) == letters
        days.calendar.at += HOUR
        told = await play(tabs[decider], 0, shown[decider]["options"][0]["text"])
        assert await reader.valid(letters) == []
        (second,) = await reader.take(NOON + HOUR + MINUTE)
        assert second.guest == tabs[told["view"]["decider"]].guest.id
        # Time is over: he needs no letter any more, and the next gets one.
        await days.pass_(8 * HOUR)
        await tabs[0].wait_for("happened", that=lambda frame: frame["version"] == 2)
        assert await reader.valid([second]) == []
        (third,) = await reader.take(days.calendar.at + MINUTE)
        assert (third.guest != second.guest, third.since) == (True, days.calendar.at)

    in_days(database, test)


def test_whoever_played_is_told_that_it_is_over(database: URL) -> None:
    async def test(days: Days) -> None:
        storage = days.party.storage
        reader = Reader(storage)
        guests = [await days.party.guest(name) for name in ("Ada", "Bob", "Eve")]
        match = Match("saboteur", seats=3, seed="over", nonce="salt")
        while not match.over:
            seat = match.deciders[0]
            match.submit(seat, match.legal_moves(seat)[-1].text, match.version)
        code, other = new_code(), new_code()
        for each, clock in ((code, "slow"), (other, "none")):
            table = StoredTable(
                code=each, ruleset=match.ruleset, seats=3, options=match.options, deck=None,
                host=guests[0].id, stage=PLAYING, clock=clock,
                deal=Deal(match.revision, "over", "salt"),
            )  # fmt: skip
            sitters = {seat: Sitter(who.nickname, guest=who.id) for seat, who in enumerate(guests)}
            await storage.add_table(table, sitters)
            await storage.append(each, log_of(match), over=True)
            await storage.pack(each)
        now = time()  # moves are written with the time of the machine
        assert await reader.take(now - HOUR) == []
        assert await reader.take(now + 2 * DAY) == []  # by then everybody has seen it
        letters = await reader.take(now + MINUTE)
        assert sorted(letter.guest for letter in letters) == sorted(who.id for who in guests)
        assert {(each.kind, each.table) for each in letters} == {("over", code)}
        assert await Reader(storage).take(now + 2 * MINUTE) == []
        await GuestStorage(storage.database).forget(guests[0].id)  # the note goes with the table

    in_days(database, test)


def test_whoever_is_invited_is_told_while_he_may_come(database: URL) -> None:
    async def test(days: Days) -> None:
        storage = days.party.storage
        ada, bob = await days.party.guest("Ada"), await days.party.guest("Bob")
        code = await days.party.open("Ada", seats=3)
        invitations, reader, now = InvitationStorage(storage.database), Reader(storage), time()
        await invitations.invite(bob.id, code, ada.id)
        assert await reader.take(now - MINUTE) == []
        letters = await reader.take(now + MINUTE)
        assert [(each.guest, each.kind, each.table, each.by) for each in letters] == [
            (bob.id, "invited", code, "Ada")
        ]
        assert await Reader(storage).take(now + 2 * MINUTE) == []
        source = reader.sources["invitations"]
        assert await source.valid(letters) == letters
        assert await invitations.decline(bob.id, code)
        assert await source.valid(letters) == []

    in_days(database, test)


# --- Secrecy --------------------------------------------------------------------------------------


async def letters_of_window(days: Days, twin: str | None) -> list[tuple[object, ...]]:
    """Let a window open and close, in the real world or in one that who plays takes for it."""
    match, active, _ = opened()
    log = log_of(match)
    replayed = waking.replayed

    def waken(stored: StoredTable, deal: Deal, moves: Sequence[StoredMove]) -> Match:
        woken = replayed(stored, deal, moves)
        if twin is not None:
            woken._game = woken._game.determinise(active, twin)
        return woken

    guests = [await days.party.guest(name) for name in NAMES]
    table = StoredTable(
        code="GHJKM", ruleset=match.ruleset, seats=match.seats, options=match.options, deck=None,
        host=guests[0].id, stage=PLAYING, clock="slow",
        deal=Deal(match.revision, seed_of(match), "salt"),
    )  # fmt: skip
    people = {place: Sitter(guest.nickname, guest=guest.id) for place, guest in enumerate(guests)}
    await days.party.storage.add_table(table, people)
    await days.party.storage.append("GHJKM", log[:-1], over=False)
    reader = Reader(days.party.storage)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(waking, "replayed", waken)
        tabs = [await days.party.sit("GHJKM", name) for name in NAMES]
        for tab in tabs:
            await tab.wait_for("sync")
        await reader.take(days.calendar.at + MINUTE)
        await play(tabs[active], len(log) - 1, log[-1].text)
        days.calendar.at += HOUR
        await reader.take(days.calendar.at)
        # Whoever holds the veto lets it pass.
        for place, tab in enumerate(tabs):
            if place != active:
                tab.say(wire.Play(version=len(log), move="allow"))
        await tabs[active].wait_for("happened", that=lambda frame: frame["version"] > len(log))
        days.calendar.at += HOUR
        await reader.take(days.calendar.at)
    names = {guest.id: guest.nickname for guest in guests}
    return sorted(
        (each.since, names[each.guest], each.kind, each.table, str(each.by), each.until)
        for each in reader.taken
    )


@pytest.mark.clause("R-64")
def test_letters_of_worlds_that_a_seat_cannot_tell_apart_are_equal(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """Whoever holds the veto, and whatever else: the same letters to the same people."""
    found: list[list[tuple[object, ...]]] = []
    for twin in (None, "a twin", "another"):

        async def test(days: Days, twin: str | None = twin) -> None:
            found.append(await letters_of_window(days, twin))

        in_days(new_file(tmp_path_factory.mktemp("world")), test)
    real, *twins = found
    assert len(real) == 6  # the one who played, the four who are asked, the next
    assert twins == [real, real]


WORDS = ("title", "text", "path", "kind", "until", "language")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("kind", ["turn", "over", "invited", "heat"])
def test_what_a_letter_says_is_an_allow_list(kind: wire.LetterKind, language: str) -> None:
    """Only what a letter and the name of the box hold can be said; they hold nothing secret."""
    assert [each.name for each in fields(Letter)] == [
        "guest", "kind", "table", "by", "since", "until",
    ]  # fmt: skip
    letter = Letter("public id", kind, "GHJKM", "Ada", NOON, NOON + DAY)
    carried: dict[str, Any] = json.loads(pushed(letter, "saboteur+veto", "UTC", language))
    assert tuple(carried) == WORDS
    assert (carried["path"], carried["kind"]) == ("/t/GHJKM", kind)
    assert "Saboteur" in carried["title"]
    said = carried["title"] + carried["text"]
    # Neither whose letter it is, nor since when he was asked, nor what modules are played.
    assert ("public id" in said, "veto" in said.lower(), str(NOON) in said) == (False,) * 3
    assert ("Ada" in said) == (kind == "invited")
    mail = digest(
        [(letter, "saboteur+veto")], to="a@b.example", zone="UTC", language=language,
        site="https://play.example", leave="x" * 43,
    )  # fmt: skip
    assert mail.subject == carried["title"]
    assert mail.text.startswith(f"{carried['title']}\n{carried['text']}\nhttps://play.example/t/")
    bare = Letter("public id", kind, None, None, NOON, None)
    assert json.loads(pushed(bare, None, "UTC", language))["path"] == "/"


def test_the_longest_letter_fits() -> None:
    letter = Letter("g", "invited", "GHJKM", "\N{BEAR FACE}" * 24, NOON, NOON)
    assert len(pushed(letter, "dark-cave", "UTC", "fr")) <= PADDED
