"""Several guests at one table, each in a browser context, who play through the page's controls.

They know no rules: to answer a question they press the first legal control, by mouse or touch.
All frames are kept, so that a test can find secrets in them.
"""

import json
import re
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page, Route, expect

from saboteur.kernel.sight import Sight
from tests.browser.canaries import HiddenCards, document_text, storage_text, store_text
from tests.browser.conftest import BLANK_PATH, PHONE, NewPage
from tests.browser.lobby_actions import join, open_table
from tests.browser.page_player import wait_for_paint, watch_table
from tests.browser.socket_frames import record_frames

TIMEOUT_S: Final = 60
"""Time limit for finding a control; long, because the test machine may be busy."""
SECRET_FIELDS: Final = ("card", "cards", "role", "hand", "identity")
"""Event fields that show a seat's hand or role."""
SNAPSHOT_EVERY: Final = 8
"""Number of moves between two snapshots of the pages."""
STORE_SNAPSHOT_AT: Final = 2
"""Number of the snapshot in ``play_round`` that includes the memory of the pages."""
OPEN_CARD_EVENTS: Final = ("HiddenGoalPeek", "HiddenRolePeek", "HiddenHandSwap", "HiddenSwap")
"""Events that name a card played openly; cards looked at or exchanged are secret."""
CONCERNED_FIELDS: Final = ("seat", "target", "other", "victim")
"""Event fields that name the seats an event is about."""
MARKED_ROLES_JS: Final = """() => {
    const role = /miner|saboteur|boss|profiteer|geologist|loyal|selfish/i;
    const plates = [...document.querySelectorAll("[data-seat]")];
    return plates.filter((each) => role.test(each.outerHTML)).map(({ dataset }) => +dataset.seat);
}"""
"""JavaScript that returns the seats whose plates show a role."""
ROLE_FIELD_BY_EVENT: Final = {"RoleSeen": "target", "DwarfSeen": "target", "RoleShown": "seat"}
"""Events from which a seat may learn another's role; for each, the field with that seat."""
NEXT_CONTROL_JS: Final = """() => {
    const shown = (found) => [...found].find((each) => {
        if (each.disabled) return false;
        each.closest(".draft, footer")?.scrollIntoView({ block: "end" });
        const { x, y, width, height } = each.getBoundingClientRect();
        const [left, top] = [x + width / 2, y + height / 2];
        const hit = document.elementFromPoint(left, top);
        each.middle = [left, top];
        return width > 0 && each.contains(hit);
    });
    const all = (selector) => document.querySelectorAll(selector);
    const named = (words) => [...all("button")].filter(({ innerText }) => words.test(innerText));
    // A press that comes late may open the sheet of one's own profile.
    const sheets = [...all("dialog[open]")];
    const profile = sheets.find(({ innerText }) => /^Name and portrait/.test(innerText));
    if (profile) return shown(profile.querySelectorAll("[aria-label=Close]"))?.middle ?? null;
    const on = shown(named(/^(Turn my card over|I have seen|Begin$)/));
    if (on) return on.middle;
    const panel = document.querySelector(".ask.mine, .draft");
    // A phone shows what a move would do, or why it may not be made, in place of the sentence.
    const banner = document.querySelector(".banner");
    const mine = banner === null || banner.classList.contains("mine");
    if (panel) {
        const pick = shown(panel.querySelectorAll(".pick button:not([aria-pressed=true])"));
        if (pick && !panel.querySelector(".pick [aria-pressed=true]")) return pick.middle;
        const answer = [...panel.querySelectorAll("button:not(.pick button)")].filter(
            ({ innerText }) => !/^(Next round|See the result)/.test(innerText),
        );
        return shown(answer)?.middle ?? null;
    }
    if (!mine) return null;
    const go = shown(all(".acts .go"));
    if (go && !go.disabled) return go.middle;
    window.walked = (window.walked ?? 0) + 1;
    const stay = shown(named(/^(Stay here|That is enough|No second card|Finish and draw)/));
    if (stay && window.walked % 3) return stay.middle;
    const glows = ".cell.legal, .cell.target, button.plate.target, button[data-end], [data-spot]";
    const target = shown(all(`${glows}, .offered button`));
    if (target) return target.middle;
    const drop = shown(all(".acts .drop"));
    if (document.querySelector(".hand .picked") && drop) return drop.middle;
    const card = shown(all(".hand button:not(.idle, .picked)")) ?? shown(all(".hand button"));
    return card ? card.middle : (shown(all(".acts .more"))?.middle ?? null);
}"""
"""JavaScript that returns the centre of the first legal control; null if there is none.

It accepts two in three offers to stop walking, and discards a card that fits nowhere.
"""


class Snapshot(NamedTuple):
    """Text of one part of a page, and the version at that time."""

    where: str
    version: int
    text: str


@dataclass
class TableClient:
    """A guest with a page, every frame that it got, and snapshots of the page."""

    page: Page
    touch: bool
    frames: list[dict[str, Any]] = field(default_factory=list)
    answers: dict[str, str] = field(default_factory=dict)
    """Bodies of the server's responses, by URL."""
    snapshots: list[Snapshot] = field(default_factory=list)
    marked_roles: list[tuple[int, int]] = field(default_factory=list)
    """Versions, each with a seat whose plate showed a role then."""

    def answer_question(self) -> bool:
        """Press controls until the question is answered; return whether this guest was asked."""
        last = self.latest_frame
        if not last["legal_moves"]:
            if self.page.locator("dialog[open]").is_visible():
                self.press_next_control()  # a shown card is closed, whichever seat is asked
            return False
        end = time.monotonic() + TIMEOUT_S
        while self.latest_frame is last and self.press_next_control():
            shown = self.page.locator(".banner, .ask, .acts")
            assert time.monotonic() < end, (last["view"]["asked"], shown.all_inner_texts())
            wait_for_paint(self.page)
        return self.latest_frame is not last

    def press_next_control(self) -> bool:
        """Press the next control; return whether there is one."""
        middle = self.page.evaluate(NEXT_CONTROL_JS)
        if middle is None:
            return False
        if self.touch:
            self.page.touchscreen.tap(*middle)
        else:
            self.page.mouse.click(*middle)
        return True

    @property
    def latest_frame(self) -> dict[str, Any]:
        return next(frame for frame in reversed(self.frames) if "view" in frame)

    @property
    def view(self) -> dict[str, Any]:
        return dict(self.latest_frame["view"])

    @property
    def sight(self) -> Sight:
        sight: Sight = next(self.view_frames)["view"]["sight"]
        return sight

    @property
    def traffic(self) -> Iterator[Snapshot]:
        """Yield each frame with its version, and each response except the deck."""
        version = 0
        for frame in self.frames:
            version = frame.get("version", version)
            yield Snapshot("traffic", version, json.dumps(frame))
        for address, text in self.answers.items():
            if not address.endswith("/deck"):
                yield Snapshot(address, version, text)

    @property
    def deck(self) -> str:
        """Return the text of the deck file that the page loaded."""
        return next(text for at, text in self.answers.items() if at.endswith("/deck"))

    def take_snapshot(self, *, store: bool) -> None:
        """Take snapshots of the document and the storage, with ``store`` also of the memory."""
        self.snapshots.append(self._read("document", document_text))
        self.snapshots.append(self._read("storage", storage_text))
        if store:
            self.snapshots.append(self._read("store", store_text))
        if not _is_round_over(self.view):
            version = self.latest_frame["version"]
            self.marked_roles += [(version, seat) for seat in self.page.evaluate(MARKED_ROLES_JS)]

    def _read(self, where: str, read: Callable[[Page], str]) -> Snapshot:
        """Read a part of the page; again if a frame has arrived in the meantime."""
        while True:
            version = self.latest_frame["version"]
            text = read(self.page)
            if self.latest_frame["version"] == version:
                return Snapshot(where, version, text)

    @property
    def view_frames(self) -> Iterator[dict[str, Any]]:
        return (frame for frame in self.frames if "view" in frame)


def seat_players(
    new_page: NewPage, ruleset: str, seats: int, watchers: int = 0
) -> list[TableClient]:
    """Open a table for ``seats`` guests, the second on a phone, and ``watchers``; deal."""
    guests = [open_client(new_page, touch=number == 1) for number in range(seats)]
    code = open_table(guests[0].page, "Ada", ruleset=ruleset, seats=seats)
    for guest in guests[1:]:
        join(guest.page, code)
    host = guests[0].page
    expect(host.locator(".seats li.on")).to_have_count(seats)
    for _ in range(watchers):
        guests.append(open_client(new_page, touch=False))
        watch_table(guests[-1].page, code)
        guests[-1].page.locator(".seats li.on").first.wait_for()
    host.get_by_role("button", name="Start").click()
    for guest in guests:
        guest.page.locator(".banner, footer .btn.main").first.wait_for()
    return guests


def resume_players(
    new_page: NewPage, code: str, tokens: Sequence[str], watchers: int = 0
) -> list[TableClient]:
    """Reopen a running table for its guests, the second on a phone, and for new spectators."""
    guests = []
    for number, token in enumerate((*tokens, *[None] * watchers)):
        cookie = {"name": "saboteur_guest", "value": token, "path": "/", "domain": "127.0.0.1"}
        state = {"cookies": [cookie | {"httpOnly": True}] if token else [], "origins": []}
        guests.append(open_client(new_page, touch=number == 1, storage_state=state))
        if token:
            guests[-1].page.goto(f"/t/{code}")
        else:
            watch_table(guests[-1].page, code)
        guests[-1].page.locator(".banner, footer .btn.main").first.wait_for()
    return guests


def open_client(new_page: NewPage, *, touch: bool, **options: object) -> TableClient:
    page = new_page(BLANK_PATH, **(PHONE if touch else {}), **options)
    guest = TableClient(page, touch, record_frames(page))

    def keep(route: Route) -> None:
        answer = route.fetch()
        guest.answers[route.request.url] = answer.body().decode(errors="replace")
        route.fulfill(response=answer)

    page.route("**/api/**", keep)
    return guest


def play_round(guests: Sequence[TableClient], until: str) -> None:
    """Play for all guests to the end of the round, until every page shows the button ``until``."""
    turn_own_cards(guests)
    begun, first = guests[0].view["round"], guests[0].latest_frame["version"]
    looks = 0
    take_all_snapshots(guests)
    pressed = time.monotonic()
    while guests[0].view["scores"] is None and guests[0].view["round"] == begun:
        pressed = time.monotonic() if any(guest.answer_question() for guest in guests) else pressed
        wait_for_paint(guests[0].page)
        assert time.monotonic() < pressed + TIMEOUT_S, guests[0].view["asked"]
        if guests[0].latest_frame["version"] > first + looks * SNAPSHOT_EVERY:
            looks += 1
            take_all_snapshots(guests, store=looks == STORE_SNAPSHOT_AT)
    for guest in guests:
        expect(guest.page.get_by_role("button", name=re.compile(until))).to_be_visible()
    take_all_snapshots(guests)


def turn_own_cards(guests: Sequence[TableClient]) -> None:
    end = time.monotonic() + TIMEOUT_S
    for guest in guests:
        while guest.page.locator("footer .btn.main").is_visible():
            assert time.monotonic() < end, f"{guest.sight} cannot turn the card over"
            guest.press_next_control()


def take_all_snapshots(guests: Sequence[TableClient], *, store: bool = False) -> None:
    """Wait until all pages have got the last move, then take a snapshot of each."""
    end = time.monotonic() + TIMEOUT_S
    while len({guest.latest_frame["version"] for guest in guests}) > 1:
        heard = [guest.latest_frame["version"] for guest in guests]
        assert time.monotonic() < end, f"not all have heard of the last move: {heard}"
        wait_for_paint(guests[0].page)
    for guest in guests:
        guest.take_snapshot(store=store)


class Leak(NamedTuple):
    """A secret, and the part of the page where it was found."""

    sight: Sight
    what: str
    where: str
    version: int


def leaked_cards(guests: Sequence[TableClient], secrets: HiddenCards) -> list[Leak]:
    """Return secret cards that were found in a guest's frames, document or storage."""
    return [
        Leak(guest.sight, ", ".join(sorted(found)), where, version)
        for guest in guests
        for where, version, text in (*guest.traffic, *guest.snapshots)
        if (found := secrets.named_in(text, guest.sight, version))
    ]


def leaked_events(guests: Sequence[TableClient]) -> list[str]:
    """Return private events that were sent to seats they do not concern.

    Events are compared by text, which is unique, because every card has its own name. A reconnected
    client gets an event at a later version than the others, so versions cannot be compared.
    """
    told: dict[str, set[int | str]] = defaultdict(set)
    eyes = {next(guest.view_frames)["view"]["sight"] for guest in guests}
    for guest in guests:
        for frame in guest.view_frames:
            for event in frame["events"]:
                told[json.dumps(event)].add(frame["view"]["sight"])
    return [
        f"{sorted(map(str, heard))} heard {text}"
        for text, heard in told.items()
        if heard != eyes and not _concerns(json.loads(text), heard)
    ]


def _concerns(event: dict[str, Any], heard: set[int | str]) -> bool:
    """Return whether all sights in ``heard`` may know an event: it is their own or not secret."""
    if event["type"].startswith("Own"):  # several may have been dealt the same
        return "public" not in heard
    faces = SECRET_FIELDS[1:] if event["type"] in OPEN_CARD_EVENTS else SECRET_FIELDS
    shown = [event.get(name) for name in faces]
    if not any(isinstance(face, str | list) for face in shown) and not event.get("value"):
        return True
    return heard <= {event.get(name) for name in CONCERNED_FIELDS}


def leaked_roles(guests: Sequence[TableClient]) -> list[Leak]:
    """Return roles that were found in a guest's frames or page before the guest knew them."""
    leaks = []
    for guest in guests:
        learnt = {guest.sight: -1}
        for frame in guest.view_frames:
            for event in frame["events"]:
                if event["type"] in ROLE_FIELD_BY_EVENT:
                    learnt.setdefault(event[ROLE_FIELD_BY_EVENT[event["type"]]], frame["version"])
        views = [("traffic", frame["version"], frame["view"]) for frame in guest.view_frames]
        for where, version, text in guest.snapshots:
            if where == "store":
                views += [(where, version, view) for view in json.loads(text)[1]]
        told = [
            (where, version, seat)
            for where, version, view in views
            if not _is_round_over(view)
            for seat in _roles(view)
        ]
        told += [("document", version, seat) for version, seat in guest.marked_roles]
        leaks += [
            Leak(guest.sight, f"the role of {seat}", where, version)
            for where, version, seat in told
            if version < learnt.get(seat, version + 1)
        ]
    return leaks


def _is_round_over(view: dict[str, Any]) -> bool:
    """Return whether the roles lie open: the game is over, or the gold of a round is stolen."""
    results = view.get("results") or ()
    return view["scores"] is not None or any(
        result.get("round") == view.get("round", 0) for result in results
    )


def _roles(view: dict[str, Any]) -> set[int]:
    """Return the seats whose role a view shows."""
    if view["family"] == "lost-mines":
        return {dwarf["seat"] for dwarf in view["dwarves"] if dwarf["card"] or dwarf["identity"]}
    known = {seat for seat, role in enumerate(view.get("roles") or ()) if role}
    return known | {peek["seat"] for peek in view.get("role_peeks", ())}
