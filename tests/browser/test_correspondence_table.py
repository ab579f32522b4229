"""Three guests at a correspondence table over simulated days; each visits only to act."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from saboteur.games.registry import ruleset
from saboteur.play.game import Game, new_game
from tests.browser.conftest import BLANK_PATH, PHONE, NewPage, start_server
from tests.browser.recorded_games import seat_people
from tests.process_setups import read_clock_from
from tests.server.email_links import EMAIL_TOKEN, free_port
from tests.server.fake_notification_services import (
    FakePushService,
    SmtpSink,
    run_push_service,
    run_smtp_sink,
)
from tests.server.server_process import TIMEOUT_S, wait_until

TABLE_CODE: Final = "SLWWS"
SEATS: Final = 3
HOUR: Final = 3600.0
NOON: Final = 1_790_000_000.0
FAR_CELL: Final = "4,0"
"""An empty cell between Start and the goals, next to no card."""
WAIT_FOR_TURN_JS: Final = """async () => {
    while (!(await (await fetch('/api/guest/pending-turns')).json()).turns.length)
        await new Promise((later) => setTimeout(later, 100));
}"""
"""JavaScript that resolves when a seat is on turn."""
FETCH_JS: Final = """([path, told]) => fetch(path, {
    method: "POST", body: JSON.stringify(told), headers: { "Content-Type": "application/json" },
}).then(({ status }) => status)"""


class CorrespondenceServer:
    """A server with notification services and a clock that tests advance."""

    def __init__(self, folder: Path, push: FakePushService, mail: SmtpSink) -> None:
        self._clock_file = folder / "clock"
        self._clock_file.write_text(str(NOON))
        self.push = push
        self.mail = mail
        self.game = deal_with_playable_first_turn()
        data = folder / "data"
        self.tokens = seat_people(data, TABLE_CODE, self.game, range(SEATS), clock="slow")
        port = free_port()
        setup = partial(read_clock_from, self._clock_file, Path(push.certificate_file))
        self.public = f"http://localhost:{port}"
        more = (
            *("--public-url", self.public, "--push-contact", "mailto:tests@play.example"),
            *("--push-networks", "127.0.0.0/8", "--smtp-url", mail.url),
            *("--mail-from", "post@play.example"),
        )
        self.process, self.address = start_server(data, port, setup=setup, extra_args=more)

    def seat_after_first(self, place: int) -> int:
        """Return the seat at this distance, in order of play, from the first to play."""
        assert self.game.decider is not None
        return (self.game.decider + place) % SEATS

    def advance(self, hours: float) -> None:
        """Advance the clock, whose file is replaced atomically."""
        later = self._clock_file.with_suffix(".new")
        later.write_text(str(float(self._clock_file.read_text()) + hours * HOUR))
        later.replace(self._clock_file)


def deal_with_playable_first_turn() -> Game:
    """Return a game in which the first seat can lay a card, which others may veto."""
    for number in range(100):
        game = new_game(ruleset("saboteur+veto", SEATS), f"slow {number}")
        third = (game.decider + 2) % SEATS if game.decider is not None else 0
        near = any(move.verb == "lay" and move.cell == (1, 0) for move in game.legal_moves())
        if near and "cross" in game.view(third).hand:
            return game
    raise AssertionError


@pytest.fixture
def correspondence_server(tmp_path: Path) -> Iterator[CorrespondenceServer]:
    with ExitStack() as offices:
        push = offices.enter_context(run_push_service(tmp_path))
        mail = offices.enter_context(run_smtp_sink(tmp_path / "mails"))
        house = CorrespondenceServer(tmp_path, push, mail)
        yield house
        house.process.terminate()
        with house.process:
            house.process.wait(TIMEOUT_S)


@pytest.fixture
def address(correspondence_server: CorrespondenceServer) -> str:
    return correspondence_server.address


def see_role(page: Page) -> None:
    page.get_by_role("button", name="Turn my card over").click()
    page.get_by_role("button", name="I have seen my role").click()
    page.locator(".hand button").first.wait_for()


def come_by_start_page(page: Page) -> None:
    """Open the table by the link on the start page that says it is the player's turn."""
    page.goto("/")
    page.get_by_role("link", name=re.compile(f"Your move.*{TABLE_CODE}")).click()


def leave_site(page: Page) -> None:
    page.goto(BLANK_PATH)


def expect_no_notification(page: Page) -> None:
    page.goto("/")
    expect(page.locator("section.shelf")).to_be_visible()  # it is rendered together with the lists
    expect(page.get_by_role("heading", name=re.compile("^Your turn"))).to_have_count(0)


def open_player_pages(correspondence_server: CorrespondenceServer, new_page: NewPage) -> list[Page]:
    """Open a page for each of the three, in the order of play; the last is on a phone."""
    pages = []
    for place in range(SEATS):
        cookie = {
            "name": "saboteur_guest",
            "value": correspondence_server.tokens[correspondence_server.seat_after_first(place)],
            "path": "/",
        }
        state = {"cookies": [cookie | {"domain": "127.0.0.1"}], "origins": []}
        phone = PHONE if place == SEATS - 1 else {}
        pages.append(new_page(BLANK_PATH, storage_state=state, **phone))
    return pages


def lay_card(correspondence_server: CorrespondenceServer, page: Page) -> None:
    """Lay a card beside Start as the first seat."""
    move = next(
        move
        for move in correspondence_server.game.legal_moves()
        if move.verb == "lay" and move.cell == (1, 0)
    )
    hand = list(correspondence_server.game.view(correspondence_server.seat_after_first(0)).hand)
    page.locator(".hand button").nth(hand.index(move.card)).click()
    assert move.cell is not None
    page.locator(f'[data-cell="{move.cell[0]},{move.cell[1]}"]').click()
    expect(page.get_by_text("The others may veto it now.")).to_be_visible()


def prepare_move(correspondence_server: CorrespondenceServer, page: Page) -> None:
    """Prepare a conditional move that will be illegal at the seat's turn."""
    page.get_by_role("button", name="Prepare a move").click()
    cards = list(correspondence_server.game.view(correspondence_server.seat_after_first(2)).hand)
    page.locator(".hand button").nth(cards.index("cross")).click()
    page.locator(f'[data-cell="{FAR_CELL}"]').click()
    expect(page.locator(".slow li")).to_contain_text("Lay: Crossing, 4 to the right of the start")
    maze, panel = (page.locator(each).bounding_box() for each in (".board", ".slow"))
    assert maze is not None
    assert panel is not None
    assert maze["y"] + maze["height"] <= panel["y"]  # it covers no cell of the maze
    assert maze["height"] > 200
    page.get_by_role("button", name="Prepare nothing more").click()
    expect(page.get_by_role("button", name="One move prepared")).to_be_visible()


def subscribe_to_pushes(correspondence_server: CorrespondenceServer, page: Page) -> None:
    page.goto("/")
    told = correspondence_server.push.subscription("bob")
    assert page.evaluate(FETCH_JS, ["/api/guest/notifications/push", told]) == 204


def confirm_email(correspondence_server: CorrespondenceServer, page: Page) -> None:
    """Enter an e-mail address, and confirm it by the link in the mail."""
    page.goto("/")
    told = {"address": "eve@mail.example", "language": "en"}
    assert page.evaluate(FETCH_JS, ["/api/guest/notifications/email", told]) == 204
    wait_until(lambda: len(correspondence_server.mail.mails) == 1)
    found = EMAIL_TOKEN.search(correspondence_server.mail.mails[0].get_content())
    assert found is not None
    assert page.evaluate(FETCH_JS, ["/api/email/confirm", {"token": found[2]}]) == 200


def wait_for_pushes(correspondence_server: CorrespondenceServer, count: int) -> None:
    """Wait for exactly ``count`` pushes; check that the last says whose turn it is."""
    wait_until(lambda: len(correspondence_server.push.received) == count)
    content = correspondence_server.push.received[-1].payload
    shown = (content["title"], content["text"].partition(".")[0], content["path"])
    assert shown == (
        "Your turn · Saboteur",
        f"Table {TABLE_CODE} waits for you",
        f"/t/{TABLE_CODE}",
    )
    assert set(content) == {"title", "text", "path", "kind", "until", "language"}


def wait_for_mails(correspondence_server: CorrespondenceServer, count: int) -> None:
    """Wait for exactly ``count`` mails; the last must link to the table and name no card."""
    wait_until(lambda: len(correspondence_server.mail.mails) == count)
    mail = correspondence_server.mail.mails[-1]
    assert (mail["To"], mail["Subject"]) == ("eve@mail.example", "Your turn · Saboteur")
    said = mail.get_content()
    assert f"{correspondence_server.public}/t/{TABLE_CODE}" in said
    assert not re.search("cross|veto|saboteur .*role", said)


def test_three_players_finish_turns_over_days_with_closed_pages(
    correspondence_server: CorrespondenceServer, new_page: NewPage
) -> None:
    ada, bob, eve = open_player_pages(correspondence_server, new_page)
    subscribe_to_pushes(correspondence_server, bob)
    confirm_email(correspondence_server, eve)
    leave_site(bob)
    leave_site(eve)
    # Ada lays a card and leaves; the others are asked for a veto.
    ada.goto(f"/t/{TABLE_CODE}")
    see_role(ada)
    expect(ada.locator(".chip.clock")).to_contain_text("until")
    lay_card(correspondence_server, ada)
    leave_site(ada)
    # Bob declines for the whole round; Eve, on a phone, for this card only.
    correspondence_server.advance(5)
    wait_for_pushes(correspondence_server, 1)
    wait_for_mails(correspondence_server, 2)
    come_by_start_page(bob)
    see_role(bob)
    bob.get_by_role("button", name="Let all pass this round").click()
    expect(bob.get_by_text("You object to nothing in this round.")).to_be_visible()
    expect_no_notification(bob)
    correspondence_server.advance(5)
    come_by_start_page(eve)
    see_role(eve)
    eve.get_by_role("button", name="Let it pass").click()
    # It is Bob's turn: Eve prepares a move for hers, and leaves.
    prepare_move(correspondence_server, eve)
    leave_site(eve)
    # Bob is notified and does not come: the timeout discards a card, and Eve's prepared move is
    # illegal. So she is notified.
    correspondence_server.advance(1)
    wait_for_pushes(correspondence_server, 2)
    correspondence_server.advance(24)
    eve.goto("/")
    eve.evaluate(WAIT_FOR_TURN_JS)  # the server found out that Bob's time is over
    leave_site(eve)
    correspondence_server.advance(1)
    wait_for_mails(correspondence_server, 3)
    come_by_start_page(eve)
    expect(eve.locator(".lapsed")).to_contain_text("nothing that you prepared is allowed now")
    for key in ("1", "d", "Enter"):
        eve.keyboard.press(key)
    expect(eve.locator(".lapsed")).to_have_count(0)
    expect_no_notification(eve)
    # Ada sees that it is her turn again, and that nobody is absent.
    come_by_start_page(ada)
    expect(ada.locator(".log").get_by_text("time was up")).to_have_count(1)
    assert ada.locator(".plate.away").count() == 0
    expect_no_notification(bob)
