"""Letters: each goes once, when and how its guest wants it, to browsers and addresses that work."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import URL

from saboteur.server.http.identity import new_guest, token_hash
from saboteur.server.post.hours import opening
from saboteur.server.post.letters import Letter
from saboteur.server.post.mailing import Mailer
from saboteur.server.post.postman import Postman
from saboteur.server.post.pushing import FIRST_WAIT, MOST_FAILURES, backoff
from saboteur.server.post.sealing import Signer, new_push_key
from saboteur.server.post.services import PushServices
from saboteur.server.post.ways import Ways
from saboteur.server.storage.guests import GuestStorage
from saboteur.server.storage.letters import LetterStorage
from saboteur.server.storage.mail import MailStorage
from saboteur.server.storage.post import MOST_SUBSCRIPTIONS, PostStorage, Subscription
from saboteur.server.storage.tables import Storage
from saboteur.wire import messages as wire
from tests.server.post_office import MailOffice, PushOffice, mail_office, push_office
from tests.server.test_storage import run

pytestmark = pytest.mark.in_turns

NOON: Final = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()
HOUR: Final = 3600.0
PATIENCE: Final = 60.0
KEY: Final = new_push_key()
SITE: Final = "https://play.example"


@dataclass
class Shelf:
    """A source of the test: what is on it is to be told."""

    kinds: tuple[wire.LetterKind, ...] = ("turn", "over", "invited", "heat")
    letters: list[Letter] = field(default_factory=list)
    taken: list[Letter] = field(default_factory=list)

    async def due(self, now: float, limit: int) -> Sequence[Letter]:
        ready = [each for each in self.letters if each.since <= now and each not in self.taken]
        return sorted(ready, key=lambda letter: letter.since)[:limit]

    async def sent(self, letters: Sequence[Letter], now: float) -> None:
        assert now >= NOON
        self.taken += letters

    async def valid(self, letters: Sequence[Letter]) -> Sequence[Letter]:
        return [letter for letter in letters if letter in self.letters]


@dataclass
class Desk:
    """A postman, his clock, and where his letters go."""

    storage: Storage
    push: PushOffice
    mail: MailOffice
    shelf: Shelf = field(default_factory=Shelf)
    now: float = NOON

    def __post_init__(self) -> None:
        self.post = PostStorage(self.storage.database)
        self.boxes = MailStorage(self.storage.database)
        self.waiting = LetterStorage(self.storage.database)
        self.postman = self.another()

    def another(self) -> Postman:
        """A postman of another node."""
        ways = Ways(
            Signer(KEY, "mailto:tests@play.example"),
            PushServices(("127.0.0.0/8", "::1/128"), self.push.tls),
            Mailer(self.mail.url, "Saboteur <post@play.example>"),
            SITE,
        )
        return Postman(
            self.storage.database,
            {"shelf": self.shelf},
            ways=ways,
            patience=PATIENCE,
            clock=lambda: self.now,
        )

    async def guest(self, name: str, *browsers: str, address: str | None = None) -> str:
        """A guest with browsers that get pushes, each a device, and an address."""
        guest, token = await new_guest(self.storage, name)
        for number, browser in enumerate(browsers):
            device = token_hash(token)
            if number:
                device = token_hash(f"{name} {browser}")
                await self.boxes._database.write(_device(guest.id, device))
            await self.post.subscribe(guest.id, device, self.subscription(browser), self.now)
        if address is not None:
            await self.boxes.ask("confirm", guest.id, address, "en", self.now)
            (errand,) = await self.boxes.due(self.now, 1)
            await self.boxes.add_ticket(errand, guest.id, "t" * 43, self.now)
            await self.boxes.done(errand)
            assert await self.boxes.confirm("t" * 43, self.now) is not None
        return guest.id

    def subscription(self, browser: str, language: str = "en") -> Subscription:
        told = self.push.subscription(browser, language)
        return Subscription(
            told["endpoint"], told["keys"]["p256dh"], told["keys"]["auth"], language
        )

    def letter(self, guest: str, **changes: Any) -> Letter:  # noqa: ANN401 - of a letter
        new = replace(
            Letter(guest, "turn", "GHJKM", None, self.now, self.now + 48 * HOUR), **changes
        )
        self.shelf.letters.append(new)
        return new

    async def later(self, seconds: float = PATIENCE) -> None:
        """Let time pass, and the postman go round."""
        self.now += seconds
        await self.postman.go_round()

    @property
    def pushed(self) -> list[str]:
        return [each.browser for each in self.push.came]

    @property
    def mailed(self) -> list[str]:
        return [str(mail["To"]) for mail in self.mail.mails]


def _device(guest: str, hash_: str) -> Any:  # noqa: ANN401 - a change
    from saboteur.server.storage.rows import token_insert  # noqa: PLC0415 - here alone

    return token_insert(guest, hash_, NOON)


@pytest.fixture(scope="module")
def offices(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[PushOffice, MailOffice]]:
    folder = tmp_path_factory.mktemp("offices")
    with push_office(folder) as push, mail_office(folder / "mails") as mail:
        yield push, mail


@pytest.fixture
def sent(
    database: URL, offices: tuple[PushOffice, MailOffice]
) -> Callable[[Callable[[Desk], Awaitable[None]]], None]:
    """Run a test at a desk."""
    push, mail = offices
    push.came.clear()
    push.status.clear()
    push.retry_after = None
    for file in mail.folder.glob("*.eml"):
        file.unlink()

    def at_desk(work: Callable[[Desk], Awaitable[None]]) -> None:
        run(database, lambda storage: work(Desk(storage, push, mail)))

    return at_desk


Sent = Callable[[Callable[[Desk], Awaitable[None]]], None]


# --- Once, and when ---------------------------------------------------------------------------


def test_a_letter_waits_a_while_and_goes_once_each_way(sent: Sent) -> None:
    async def work(desk: Desk) -> None:
        ada = await desk.guest("Ada", "phone", "desk", address="ada@mail.example")
        letter = desk.letter(ada)
        await desk.later(PATIENCE - 1)
        assert (desk.pushed, desk.mailed) == ([], [])
        await desk.later(1)
        await desk.later()
        await asyncio.gather(*(desk.another().go_round() for _ in range(3)))
        assert sorted(desk.pushed) == ["desk", "phone"]
        assert desk.mailed == ["ada@mail.example"]
        assert desk.shelf.taken == [letter]
        assert await desk.waiting.of_guest(ada) == []

    sent(work)


def test_who_answers_at_once_hears_nothing(sent: Sent) -> None:
    async def work(desk: Desk) -> None:
        ada = await desk.guest("Ada", "phone", address="ada@mail.example")
        await desk.post.wish(ada, wire.Wishes(hours=(14, 22)))
        desk.letter(ada)
        desk.shelf.letters.clear()
        await desk.later()
        # It waits for her hours, and she answers before.
        desk.letter(ada)
        await desk.later()
        assert len(await desk.waiting.of_guest(ada)) == 1
        desk.shelf.letters.clear()
        await desk.later(3 * HOUR)
        assert (desk.pushed, desk.mailed) == ([], [])
        assert await desk.waiting.of_guest(ada) == []

    sent(work)


def test_of_several_postmen_one_sends(sent: Sent) -> None:
    async def work(desk: Desk) -> None:
        ada = await desk.guest("Ada", "phone", address="ada@mail.example")
        for number in range(12):
            desk.letter(ada, since=desk.now - number)
        desk.now += PATIENCE
        await asyncio.gather(*(desk.another().go_round() for _ in range(4)))
        assert len(desk.pushed) == 12
        assert desk.mailed == ["ada@mail.example"]
        assert str(desk.mail.mails[0]["Subject"]) == "12 things wait for you"

    sent(work)


def test_a_letter_is_taken_in_hand_by_one(sent: Sent) -> None:
    async def work(desk: Desk) -> None:
        ada = await desk.guest("Ada", "phone")
        await desk.post.wish(ada, wire.Wishes(hours=(14, 22)))
        desk.letter(ada)
        await desk.later()  # it waits for her hours
        (stored,) = await desk.waiting.due("push", desk.now + 3 * HOUR)
        until = desk.now + HOUR
        assert await desk.waiting.claim(stored, "push", until)
        assert not await desk.waiting.claim(stored, "push", until + 1)  # who read it before that

    sent(work)


def test_a_letter_that_was_handed_in_twice_goes_once(sent: Sent) -> None:
    async def work(desk: Desk) -> None:
        ada = await desk.guest("Ada", "phone")
        await desk.post.wish(ada, wire.Wishes(hours=(14, 22)))
        desk.letter(ada)
        await desk.later()
        desk.shelf.taken.clear()  # as if the server had died before it could say so
        await desk.later()
        await desk.later(3 * HOUR)
        assert desk.pushed == ["phone"]

    sent(work)


def test_what_came_too_late_is_not_sent(sent: Sent) -> None:
    async def work(desk: Desk) -> None:
        ada = await desk.guest("Ada", "phone")
        await desk.post.wish(ada, wire.Wishes(hours=(20, 22)))
        desk.letter(ada, until=desk.now + HOUR)
        await desk.later()
        await desk.later(8 * HOUR)
        assert desk.pushed == []
        assert await desk.waiting.of_guest(ada) == []

    sent(work)


# --- As each wants it -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hours", "zone", "opens"),
    [
        (None, "UTC", 12.0),
        ((9, 18), "UTC", 12.0),
        ((13, 18), "UTC", 13.0),
        ((9, 12), "UTC", 33.0),
        ((20, 2), "UTC", 20.0),
        ((20, 13), "UTC", 12.0),
        ((13, 18), "Europe/Paris", 12.0),
        ((14, 18), "Europe/Paris", 13.0),
        ((9, 18), "America/New_York", 14.0),
        ((9, 9), "UTC", 12.0),
    ],
)
def test_hours_are_those_where_somebody_lives(
    hours: tuple[int, int] | None, zone: str, opens: float
) -> None:
    wishes = wire.Wishes(hours=hours, zone=zone)
    assert opening(NOON, wishes) == NOON + (opens - 12) * HOUR
    assert opening(opening(NOON, wishes), wishes) == opening(NOON, wishes)


def test_tables_kinds_and_ways_are_chosen(sent: Sent) -> None:
    async def work(desk: Desk) -> None:
        ada = await desk.guest("Ada", "ada", address="ada@mail.example")
        bob = await desk.guest("Bob", "bob", address="bob@mail.example")
        cyd = await desk.guest("Cyd", "cyd", address="cyd@mail.example")
        await desk.guest("Dan")
        await desk.post.wish(ada, wire.Wishes(quiet=("AAAAA",), mail=False))
        await desk.post.wish(bob, wire.Wishes(kinds=("over",), push=False))
        await desk.post.wish(cyd, wire.Wishes(push=False, mail=False))
        for guest in (ada, bob, cyd):
            desk.letter(guest, table="AAAAA")
            desk.letter(guest, table="BBBBB")
            desk.letter(guest, table="AAAAA", kind="over")
        await desk.later()
        told = [
            (each.browser, each.content["kind"], each.content["path"]) for each in desk.push.came
        ]
        assert told == [("ada", "turn", "/t/BBBBB")]
        assert desk.mailed == ["bob@mail.example"]
        assert str(desk.mail.mails[0]["Subject"]) == "The game is over"
        assert len(desk.shelf.taken) == 9

    sent(work)


def test_a_wish_counts_until_the_last_moment(sent: Sent) -> None:
    async def work(desk: Desk) -> None:
        ada = await desk.guest("Ada", "phone", address="ada@mail.example")
        await desk.post.wish(ada, wire.Wishes(hours=(14, 22)))
        desk.letter(ada)
        await desk.later()
        await desk.post.wish(ada, wire.Wishes(push=False, hours=(15, 22)))
        await desk.later(2 * HOUR)
        assert (desk.pushed, desk.mailed) == ([], [])
        await desk.later(HOUR)
        assert (desk.pushed, desk.mailed) == ([], ["ada@mail.example"])

    sent(work)


def test_mails_gather_what_there_is_to_tell(sent: Sent) -> None:
    async def work(desk: Desk) -> None:
        ada = await desk.guest("Ada", address="ada@mail.example")
        await desk.post.wish(ada, wire.Wishes(every=12))
        desk.letter(ada, table="AAAAA")
        await desk.later()
        answered = desk.letter(ada, table="BBBBB", since=desk.now + 1)
        desk.letter(ada, table="CCCCC", since=desk.now + 2)
        desk.letter(ada, table="DDDDD", since=desk.now + 3, kind="over", until=None)
        await desk.later(6 * HOUR)
        assert len(desk.mailed) == 1
        desk.shelf.letters.remove(answered)
        await desk.later(6 * HOUR)
        await desk.later(12 * HOUR)
        first, second = desk.mail.mails
        assert str(first["Subject"]) == "Your turn"
        assert str(second["Subject"]) == "2 things wait for you"
        text = second.get_content()
        assert ("/t/CCCCC" in text, "/t/DDDDD" in text, "BBBBB" in text) == (True, True, False)

    sent(work)


# --- Browsers ---------------------------------------------------------------------------------


def test_a_dead_browser_is_forgotten_and_the_others_are_reached(sent: Sent) -> None:
    async def work(desk: Desk) -> None:
        ada = await desk.guest("Ada", "old", "gone", "new")
        desk.push.status |= {"old": 404, "gone": 410}
        desk.letter(ada)
        await desk.later()
        assert desk.pushed == ["new"]
        assert [each.endpoint for each in (await desk.post.subscriptions([ada]))[ada]] == [
            desk.push.endpoint("new")
        ]
        assert await desk.waiting.of_guest(ada) == []

    sent(work)


def test_a_service_that_is_ill_is_given_time(sent: Sent) -> None:
    async def work(desk: Desk) -> None:
        ada = await desk.guest("Ada", "ill", "well")
        desk.push.status["ill"] = 503
        desk.letter(ada)
        await desk.later()
        await desk.later(FIRST_WAIT)
        await desk.later(FIRST_WAIT)  # too early: it waits twice as long each time
        ill, _ = (await desk.post.subscriptions([ada]))[ada]
        assert (ill.failed, ill.after) == (2, desk.now + FIRST_WAIT)
        desk.push.status.clear()
        await desk.later(FIRST_WAIT)
        assert desk.pushed == ["well", "ill"]  # the other was reached at once, and once
        ill, _ = (await desk.post.subscriptions([ada]))[ada]
        assert (ill.failed, ill.after) == (0, 0.0)

    sent(work)


def test_a_service_may_say_how_long(sent: Sent) -> None:
    async def work(desk: Desk) -> None:
        ada = await desk.guest("Ada", "phone")
        desk.push.status["phone"], desk.push.retry_after = 429, "600"
        desk.letter(ada)
        await desk.later()
        (phone,) = (await desk.post.subscriptions([ada]))[ada]
        assert phone.after == desk.now + 600
        desk.push.status.clear()
        await desk.later(599)
        assert desk.pushed == []
        await desk.later(1)
        assert desk.pushed == ["phone"]

    sent(work)


def test_a_browser_that_is_never_reached_is_given_up(sent: Sent) -> None:
    async def work(desk: Desk) -> None:
        ada = await desk.guest("Ada", "phone")
        desk.push.status["phone"] = 500
        desk.letter(ada, until=None)
        await desk.later()
        for failed in range(1, MOST_FAILURES):
            assert [each.failed for each in (await desk.post.subscriptions([ada]))[ada]] == [failed]
            await desk.later(backoff(failed - 1))
        assert (await desk.post.subscriptions([ada]))[ada] == []
        assert await desk.waiting.of_guest(ada) == []

    sent(work)


def test_a_device_that_is_forgotten_gets_nothing(sent: Sent) -> None:
    async def work(desk: Desk) -> None:
        ada = await desk.guest("Ada", "mine", "stolen")
        guests = GuestStorage(desk.storage.database)
        desk.letter(ada)
        assert await guests.revoke(ada, token_hash("Ada stolen")[:16])
        await desk.later()
        assert desk.pushed == ["mine"]

    sent(work)


def test_a_browser_is_one_guests_and_a_guest_has_few(sent: Sent) -> None:
    async def work(desk: Desk) -> None:
        ada = await desk.guest("Ada", "shared")
        bob = await desk.guest("Bob", "shared")
        assert (await desk.post.subscriptions([ada, bob])).keys() == {bob}
        for number in range(MOST_SUBSCRIPTIONS + 5):
            await desk.post.subscribe(
                bob, f"device {number}", desk.subscription(f"b{number}"), desk.now + number
            )
        assert await desk.post.count() == MOST_SUBSCRIPTIONS

    sent(work)


def test_a_push_lives_as_long_as_the_decision(sent: Sent) -> None:
    async def work(desk: Desk) -> None:
        ada = await desk.guest("Ada", "phone")
        await desk.post.wish(ada, wire.Wishes(zone="Europe/Paris"))
        await desk.post.subscribe(ada, token_hash("x"), desk.subscription("none"), desk.now)
        desk.letter(ada)
        await desk.later()
        (came,) = desk.push.came
        assert came.headers["ttl"] == str(48 * 3600 - 60)
        assert came.headers["content-encoding"] == "aes128gcm"
        assert came.headers["urgency"] == "normal"
        assert len(came.headers["topic"]) == 32
        assert came.content == {
            "title": "Your turn",
            "text": "Table GHJKM waits for you. There is time until 2026-11-20 13:00.",
            "path": "/t/GHJKM",
            "kind": "turn",
            "until": NOON + 48 * HOUR,
            "language": "en",
        }

    sent(work)


# --- Addresses --------------------------------------------------------------------------------


def test_an_address_that_is_gone_gets_no_more_mail(sent: Sent) -> None:
    async def work(desk: Desk) -> None:
        ada = await desk.guest("Ada", address="gone@mail.example")
        bob = await desk.guest("Bob", address="bob@mail.example")
        for guest in (ada, bob):
            desk.letter(guest)
        await desk.later()
        box = await desk.boxes.shown(ada)
        assert box is not None
        assert box.refused
        assert desk.mailed == ["bob@mail.example"]
        desk.letter(ada)
        await desk.later(24 * HOUR)
        assert await desk.waiting.of_guest(ada) == []

    sent(work)


def test_an_address_that_takes_nothing_today_is_tried_again(sent: Sent) -> None:
    async def work(desk: Desk) -> None:
        ada = await desk.guest("Ada", address="later@mail.example")
        desk.letter(ada)
        await desk.later()
        (waiting,) = await desk.waiting.of_guest(ada)
        assert waiting.mail_due == desk.now + 15 * 60
        box = await desk.boxes.shown(ada)
        assert box is not None
        assert not box.refused
        assert (await desk.boxes.mailboxes([ada]))[ada].mailed == 0.0

    sent(work)


def test_a_mail_can_be_stopped_in_one_click(sent: Sent) -> None:
    async def work(desk: Desk) -> None:
        ada = await desk.guest("Ada", address="ada@mail.example")
        desk.letter(ada)
        await desk.later()
        (mail,) = desk.mail.mails
        leave = (await desk.boxes.mailboxes([ada]))[ada].leave
        assert mail["List-Unsubscribe"] == f"<{SITE}/api/mail/leave/{leave}>"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert mail["Auto-Submitted"] == "auto-generated"
        assert mail["From"] == "Saboteur <post@play.example>"
        assert f"{SITE}/mail#leave.{leave}" in mail.get_content()
        assert await desk.boxes.leaver(leave) == ada
        assert await desk.boxes.leaver("x" * 43) is None

    sent(work)


def test_who_is_forgotten_is_forgotten_here_too(sent: Sent) -> None:
    async def work(desk: Desk) -> None:
        ada = await desk.guest("Ada", "phone", address="ada@mail.example")
        await desk.post.wish(ada, wire.Wishes(hours=(14, 22)))
        desk.letter(ada)
        await desk.later()
        guests = GuestStorage(desk.storage.database)
        data = await guests.data(ada)
        assert data is not None
        assert data.post.mailbox is not None
        assert data.post.mailbox.address == "ada@mail.example"
        assert [each.service for each in data.post.subscriptions] == ["localhost"]
        assert [(each.kind, each.table) for each in data.post.letters] == [("turn", "GHJKM")]
        assert data.post.wishes.hours == (14, 22)
        await guests.forget(ada)
        await desk.later(3 * HOUR)
        assert (desk.pushed, desk.mailed) == ([], [])
        assert await desk.post.count() == 0
        assert await desk.boxes.at("ada@mail.example") == []

    sent(work)


def test_the_key_is_made_once(database: URL) -> None:
    async def work(storage: Storage) -> None:
        post = PostStorage(storage.database)
        assert await post.kept_push_key() is None
        made = await asyncio.gather(*(post.push_key(new_push_key()) for _ in range(5)))
        assert set(made) == {await post.kept_push_key()}

    run(database, work)


def test_ways_that_are_not_set_up_are_not_used(
    database: URL, offices: tuple[PushOffice, MailOffice], tmp_path: Path
) -> None:
    assert tmp_path.exists()

    async def work(storage: Storage) -> None:
        desk = Desk(storage, *offices)
        ada = await desk.guest("Ada", "phone", address="ada@mail.example")
        desk.letter(ada)
        desk.now += PATIENCE
        postman = Postman(
            storage.database, {"shelf": desk.shelf}, ways=Ways(), patience=PATIENCE,
            clock=lambda: desk.now,
        )  # fmt: skip
        await postman.go_round()
        assert desk.shelf.taken == desk.shelf.letters
        assert await desk.waiting.of_guest(ada) == []

    run(database, work)
