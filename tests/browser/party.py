"""Several people at one table, each in a browser of his own, who press what the page offers.

They know no rule: a question is answered with the first control that is lawful, found in the page
and pressed by mouse or finger. What each of them was sent is kept, so that a test can ask whether
anybody heard what was not his.
"""

import json
import re
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.test_company import join, open_table
from tests.browser.test_play import PHONE
from tests.browser.test_spectator import listen

PATIENCE_S: Final = 60
"""Within which somebody finds something to press, on a busy machine."""
FACES: Final = ("card", "cards", "role", "hand", "identity")
"""Fields by which an event shows what somebody holds or is."""
OPEN_CARD: Final = ("HiddenGoalPeek", "HiddenRolePeek", "HiddenSwap")
"""Events that name a card played open; what was looked at or changed hands is not told."""
CONCERNED: Final = ("seat", "target", "other", "victim")
"""Fields that name a seat which an event is about."""
LEARNT: Final = {"RoleSeen": "target", "DwarfSeen": "target", "RoleShown": "seat"}
"""Events by which one lawfully learns what another seat is, and the field that names it."""
NEXT: Final = """() => {
    const shown = (found) => [...found].find((each) => {
        if (each.disabled) return false;
        each.closest(".draft, footer")?.scrollIntoView({ block: "end" });
        const { x, y, width, height } = each.getBoundingClientRect();
        const [left, top] = [x + width / 2, y + height / 2];
        const hit = document.elementFromPoint(left, top);
        each.middle = [left, top];
        return width > 0 && hit !== null && (each.contains(hit) || hit.contains(each));
    });
    const all = (selector) => document.querySelectorAll(selector);
    const named = (words) => [...all("button")].filter(({ innerText }) => words.test(innerText));
    const on = shown(named(/^(Turn my card over|I have seen my role)/));
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
    const glows = ".cell.legal, .cell.target, button.plate.target, button.end, [data-spot]";
    const target = shown(all(`${glows}, .offered button`));
    if (target) return target.middle;
    const drop = shown(all(".acts .drop"));
    if (document.querySelector(".hand .picked") && drop) return drop.middle;
    const card = shown(all(".hand button:not(.idle, .picked)")) ?? shown(all(".hand button"));
    return card ? card.middle : (shown(all(".acts .more"))?.middle ?? null);
}"""
"""Where to press next: the middle of the first lawful control; null when nothing is asked.

A third of the walks go on; a card that fits nowhere is put away.
"""


@dataclass
class Guest:
    """Somebody with a page of his own, and every frame that it got."""

    page: Page
    touch: bool
    frames: list[dict[str, Any]] = field(default_factory=list)

    def answer(self) -> bool:
        """Press until the question is answered, if this guest is asked one."""
        last = self.latest
        if not last["options"]:
            return False
        while self.latest is last and self.press():
            self.page.wait_for_timeout(10)
        return self.latest is not last

    def press(self) -> bool:
        """Press the next control, if there is one."""
        middle = self.page.evaluate(NEXT)
        if middle is None:
            return False
        if self.touch:
            self.page.touchscreen.tap(*middle)
        else:
            self.page.mouse.click(*middle)
        return True

    @property
    def latest(self) -> dict[str, Any]:
        """The last frame that carried a view."""
        return next(frame for frame in reversed(self.frames) if "view" in frame)

    @property
    def view(self) -> dict[str, Any]:
        """What this guest sees of the game now."""
        return dict(self.latest["view"])

    @property
    def shown(self) -> Iterator[dict[str, Any]]:
        """The frames that carried a view."""
        return (frame for frame in self.frames if "view" in frame)


def gather(new_page: NewPage, ruleset: str, seats: int, watchers: int = 0) -> list[Guest]:
    """Seat so many people, the second with a phone, let others watch, and deal."""
    guests = [guest_at(new_page, touch=number == 1) for number in range(seats)]
    code = open_table(guests[0].page, "Ada", ruleset=ruleset, seats=seats)
    for guest in guests[1:]:
        join(guest.page, code)
    host = guests[0].page
    expect(host.locator(".seats li.on")).to_have_count(seats)
    for _ in range(watchers):
        guests.append(guest_at(new_page, touch=False))
        guests[-1].page.goto(f"/t/{code}")
        guests[-1].page.locator(".seats li.on").first.wait_for()
    host.get_by_role("button", name="Start").click()
    for guest in guests:
        guest.page.locator(".banner, footer .btn.main").first.wait_for()
    return guests


def guest_at(new_page: NewPage, *, touch: bool) -> Guest:
    page = new_page("/", **(PHONE if touch else {}))
    return Guest(page, touch, listen(page))


def play_on(guests: Sequence[Guest], until: str) -> None:
    """Everybody answers what is asked of him, to the end of the round; then all see a button."""
    for guest in guests:
        while guest.page.locator("footer .btn.main").is_visible():
            guest.press()
    begun = guests[0].view["round"]
    pressed = time.monotonic()
    while guests[0].view["scores"] is None and guests[0].view["round"] == begun:
        pressed = time.monotonic() if any(guest.answer() for guest in guests) else pressed
        guests[0].page.wait_for_timeout(10)  # frames come in
        assert time.monotonic() < pressed + PATIENCE_S, guests[0].view["asked"]
    for guest in guests:
        expect(guest.page.get_by_role("button", name=re.compile(until))).to_be_visible()


def own_hands(guests: Sequence[Guest]) -> dict[int, dict[int, list[str]]]:
    """The hand of each seat after each move, as its own page was told."""
    hands: dict[int, dict[int, list[str]]] = defaultdict(dict)
    for guest in guests:
        for frame in guest.shown:
            view = frame["view"]
            if isinstance(view["sight"], int):
                hands[frame["version"]][view["sight"]] = view["hand"]
    return hands


def lists_in(what: object) -> Iterator[list[Any]]:
    """Every list in a message, at any depth."""
    inner: Sequence[object] = ()
    if isinstance(what, dict):
        inner = list(what.values())
    elif isinstance(what, list):
        yield what
        inner = what
    for each in inner:
        yield from lists_in(each)


def is_words(what: list[Any]) -> bool:
    return all(isinstance(each, str) for each in what)


def hands_of_others(guests: Sequence[Guest]) -> list[str]:
    """Where a frame holds the very cards of another seat's hand, before it was laid open."""
    hands, leaks = own_hands(guests), []
    for guest in guests:
        for frame in guest.shown:
            view, at = frame["view"], hands[frame["version"]]
            if view["scores"] is not None:
                continue
            others = [sorted(hand) for seat, hand in at.items() if seat != view["sight"]]
            others = [hand for hand in others if len(hand) > 2 and hand != sorted(view["hand"])]
            found = [sorted(each) for each in lists_in(frame) if is_words(each)]
            leaks += [f"{view['sight']} saw {hand}" for hand in others if hand in found]
    return leaks


def told_apart(guests: Sequence[Guest]) -> list[str]:
    """Events that not everybody was told, but somebody whom they do not concern was."""
    told: dict[tuple[int, str], set[int | str]] = defaultdict(set)
    eyes = {next(guest.shown)["view"]["sight"] for guest in guests}
    for guest in guests:
        for frame in guest.shown:
            for event in frame["events"]:
                told[frame["version"], json.dumps(event)].add(frame["view"]["sight"])
    return [
        f"{sorted(map(str, heard))} heard {text}"
        for (_, text), heard in told.items()
        if heard != eyes and not _concerns(json.loads(text), heard)
    ]


def _concerns(event: dict[str, Any], heard: set[int | str]) -> bool:
    """Whether all who heard of it may have: it is their own, or shows no face."""
    if event["type"].startswith("Own"):  # several may have been dealt the same
        return "public" not in heard
    faces = FACES[1:] if event["type"] in OPEN_CARD else FACES
    shown = [event.get(name) for name in faces]
    if not any(isinstance(face, str | list) for face in shown) and not event.get("value"):
        return True
    return heard <= {event.get(name) for name in CONCERNED}


def roles_of_others(guests: Sequence[Guest]) -> list[str]:
    """Seats whose secret card a guest was shown without having learnt it."""
    leaks = []
    for guest in guests:
        known: set[int | str] = set()
        for frame in guest.shown:
            view = frame["view"]
            known |= {view["sight"]} | {
                event[LEARNT[event["type"]]] for event in frame["events"] if event["type"] in LEARNT
            }
            if view["scores"] is None:
                shown = {seat for seat, role in enumerate(_roles(view)) if role}
                leaks += [f"{view['sight']} saw the role of {seat}" for seat in shown - known]
    return leaks


def _roles(view: dict[str, Any]) -> list[str | None]:
    """What a view says that each seat is."""
    if view["family"] == "lost-mines":
        return [dwarf["card"] or dwarf["identity"] for dwarf in view["dwarves"]]
    return view.get("roles") or []


def kept(page: Page) -> str:
    """All that the page has stored in its browser."""
    stored: str = page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
    return stored
