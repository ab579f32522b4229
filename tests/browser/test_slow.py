"""Three people at a slow table, over simulated days: everybody comes, does his part and goes."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from saboteur.games.registry import ruleset
from saboteur.play.game import Game, new_game
from tests.browser.conftest import BLANK, PHONE, NewPage, start_server
from tests.browser.positions import seat_people
from tests.server.house import PATIENCE, until
from tests.server.post_office import MailOffice, PushOffice, mail_office, push_office
from tests.server.test_mail import TICKET, free_port

CODE: Final = "SLWWS"
SEATS: Final = 3
HOUR: Final = 3600.0
NOON: Final = 1_790_000_000.0
FAR: Final = "4,0"
"""An empty cell between Start and the goals that no card is linked to."""
PRELUDE: Final = """
import os
from pathlib import Path
from saboteur.server import settings
from saboteur.server.lobby import registry
os.environ["SSL_CERT_FILE"] = {trusted!r}
chosen = settings.Settings.__init__.__kwdefaults__
chosen["now"] = lambda: float(Path({file!r}).read_text())
chosen["post_beat"] = registry.OVERDUE_SECONDS = 0.2
"""
"""The time of the house stands in a file; it looks often for what is overdue and whom to tell."""
IS_ASKED: Final = (
    "async () => { while (!(await (await fetch('/api/guest/turns')).json()).turns.length); }"
)
"""Resolves once it is somebody's turn."""
TELL: Final = """([path, told]) => fetch(path, {
    method: "POST", body: JSON.stringify(told), headers: { "Content-Type": "application/json" },
}).then(({ status }) => status)"""


class House:
    """A server whose days pass when a test says so, and where its letters go."""

    def __init__(self, folder: Path, push: PushOffice, mail: MailOffice) -> None:
        self._clock = folder / "clock"
        self._clock.write_text(str(NOON))
        self.push = push
        self.mail = mail
        self.game = dealt()
        data = folder / "data"
        self.tokens = seat_people(data, CODE, self.game, range(SEATS), clock="slow")
        port = free_port()
        prelude = PRELUDE.format(file=str(self._clock), trusted=str(push.file))
        self.public = f"http://localhost:{port}"
        more = (
            *("--public-url", self.public, "--push-contact", "mailto:tests@play.example"),
            *("--push-networks", "127.0.0.0/8", "--smtp-url", mail.url),
            *("--mail-from", "post@play.example"),
        )
        self.process, self.address = start_server(data, port, prelude=prelude, more=more)

    def seat(self, place: int) -> int:
        """Return the seat that comes so many after the first."""
        assert self.game.decider is not None
        return (self.game.decider + place) % SEATS

    def pass_(self, hours: float) -> None:
        """Let hours pass. The file is whole whenever it is read."""
        later = self._clock.with_suffix(".new")
        later.write_text(str(float(self._clock.read_text()) + hours * HOUR))
        later.replace(self._clock)


def dealt() -> Game:
    """A game in which the first seat may lay a card, so that the others are asked."""
    for number in range(100):
        game = new_game(ruleset("saboteur+veto", SEATS), f"slow {number}")
        third = (game.decider + 2) % SEATS if game.decider is not None else 0
        near = any(move.verb == "lay" and move.cell == (1, 0) for move in game.legal_moves())
        if near and "cross" in game.view(third).hand:
            return game
    raise AssertionError


@pytest.fixture
def days(tmp_path: Path) -> Iterator[House]:
    with ExitStack() as offices:
        push = offices.enter_context(push_office(tmp_path))
        mail = offices.enter_context(mail_office(tmp_path / "mails"))
        house = House(tmp_path, push, mail)
        yield house
        house.process.terminate()
        with house.process:
            house.process.wait(PATIENCE)


@pytest.fixture
def address(days: House) -> str:
    return days.address


def see(page: Page) -> None:
    """Come to the table for the first time: one's role is turned over."""
    page.get_by_role("button", name="Turn my card over").click()
    page.get_by_role("button", name="I have seen my role").click()
    page.locator(".hand button").first.wait_for()


def come(page: Page) -> None:
    """Come by the start page, where it says that it is one's turn."""
    page.goto("/")
    page.get_by_role("link", name=re.compile(f"Your move.*{CODE}")).click()


def go(page: Page) -> None:
    page.goto(BLANK)


def nobody_is_called(page: Page) -> None:
    page.goto("/")
    expect(page.locator("section.shelf")).to_be_visible()  # it comes together with the lists
    expect(page.get_by_role("heading", name=re.compile("^Your turn"))).to_have_count(0)


def seated(days: House, new_page: NewPage) -> list[Page]:
    """Open a page for each of the three, in the order of play; the last is on a phone."""
    pages = []
    for place in range(SEATS):
        cookie = {"name": "saboteur_guest", "value": days.tokens[days.seat(place)], "path": "/"}
        state = {"cookies": [cookie | {"domain": "127.0.0.1"}], "origins": []}
        phone = PHONE if place == SEATS - 1 else {}
        pages.append(new_page(BLANK, storage_state=state, **phone))
    return pages


def lay(days: House, page: Page) -> None:
    """Lay a card beside Start, as the one who begins."""
    move = next(
        move for move in days.game.legal_moves() if move.verb == "lay" and move.cell == (1, 0)
    )
    hand = list(days.game.view(days.seat(0)).hand)
    page.locator(".hand button").nth(hand.index(move.card)).click()
    assert move.cell is not None
    page.locator(f'[data-cell="{move.cell[0]},{move.cell[1]}"]').click()
    expect(page.get_by_text("The others may veto it now.")).to_be_visible()


def prepare(days: House, page: Page) -> None:
    """Prepare a move that is not lawful when the turn comes."""
    page.get_by_role("button", name="Prepare a move").click()
    cards = list(days.game.view(days.seat(2)).hand)
    page.locator(".hand button").nth(cards.index("cross")).click()
    page.locator(f'[data-cell="{FAR}"]').click()
    expect(page.locator(".slow li")).to_contain_text("Lay: Crossing, 4 to the right of the start")
    maze, panel = (page.locator(each).bounding_box() for each in (".board", ".slow"))
    assert maze is not None
    assert panel is not None
    assert maze["y"] + maze["height"] <= panel["y"]  # it hides no cell of the maze
    assert maze["height"] > 200
    page.get_by_role("button", name="Prepare nothing more").click()
    expect(page.get_by_role("button", name="One move prepared")).to_be_visible()


def wants_pushes(days: House, page: Page) -> None:
    """Let a browser be notified, as its page asks for it."""
    page.goto("/")
    told = days.push.subscription("bob")
    assert page.evaluate(TELL, ["/api/guest/post/push", told]) == 204


def wants_mail(days: House, page: Page) -> None:
    """Name an address, and confirm it by the mail that came there."""
    page.goto("/")
    told = {"address": "eve@mail.example", "language": "en"}
    assert page.evaluate(TELL, ["/api/guest/post/mail", told]) == 204
    until(lambda: len(days.mail.mails) == 1)
    found = TICKET.search(days.mail.mails[0].get_content())
    assert found is not None
    assert page.evaluate(TELL, ["/api/mail/confirm", {"ticket": found[2]}]) == 200


def pushed(days: House, count: int) -> None:
    """Wait for so many pushes: the last says whose turn it is, and no more."""
    until(lambda: len(days.push.came) == count)
    content = days.push.came[-1].content
    shown = (content["title"], content["text"].partition(".")[0], content["path"])
    assert shown == ("Your turn · Saboteur", f"Table {CODE} waits for you", f"/t/{CODE}")
    assert set(content) == {"title", "text", "path", "kind", "until", "language"}


def mailed(days: House, count: int) -> None:
    """Wait for so many mails: the last leads to the table, and names no card."""
    until(lambda: len(days.mail.mails) == count)
    mail = days.mail.mails[-1]
    assert (mail["To"], mail["Subject"]) == ("eve@mail.example", "Your turn · Saboteur")
    said = mail.get_content()
    assert f"{days.public}/t/{CODE}" in said
    assert not re.search("cross|veto|saboteur .*role", said)


def test_three_people_play_over_days_with_closed_pages(days: House, new_page: NewPage) -> None:
    ada, bob, eve = seated(days, new_page)
    wants_pushes(days, bob)
    wants_mail(days, eve)
    go(bob)
    go(eve)
    # Ada lays a card and goes; the others are asked whether they object.
    ada.goto(f"/t/{CODE}")
    see(ada)
    expect(ada.locator(".until")).to_contain_text("until")
    lay(days, ada)
    go(ada)
    # Bob lets everything pass this round; Eve, on a phone, says it of this card alone.
    days.pass_(5)
    pushed(days, 1)
    mailed(days, 2)
    come(bob)
    see(bob)
    bob.get_by_role("button", name="Let all pass this round").click()
    expect(bob.get_by_text("You object to nothing in this round.")).to_be_visible()
    nobody_is_called(bob)
    days.pass_(5)
    come(eve)
    see(eve)
    eve.get_by_role("button", name="Let it pass").click()
    # It is Bob's turn: Eve prepares a move for hers, and goes.
    prepare(days, eve)
    go(eve)
    # Bob is called and does not come: the absent rule discards for him, and what Eve prepared is
    # not lawful. So she is called.
    days.pass_(1)
    pushed(days, 2)
    days.pass_(24)
    eve.goto("/")
    eve.evaluate(IS_ASKED)  # the server found out that Bob's time is over
    go(eve)
    days.pass_(1)
    mailed(days, 3)
    come(eve)
    expect(eve.locator(".lapsed")).to_contain_text("nothing that you prepared is allowed now")
    for key in ("1", "d", "Enter"):
        eve.keyboard.press(key)
    expect(eve.locator(".lapsed")).to_have_count(0)
    nobody_is_called(eve)
    # Ada finds that it is her turn again, and nobody is away.
    come(ada)
    expect(ada.locator(".log").get_by_text("time was up")).to_have_count(1)
    assert ada.locator(".plate.away").count() == 0
    nobody_is_called(bob)
