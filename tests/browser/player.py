"""A person who plays by whatever the screen offers, without knowing a rule."""

import time
from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple, Self

from playwright.sync_api import Error as Late
from playwright.sync_api import Locator, Page, expect

WAYS_ON = ("Turn my card over", "I have seen", "Next round", "See the result")
PATIENCE_S = 200
"""Within which a page shows something else, on a busy machine."""
SOON = 600
"""Milliseconds after which a thing to click has gone."""
STAYS = """(long) => {
    const later = setTimeout;
    window.setTimeout = (act, ms, ...rest) => later(act, ms === long ? 2 ** 31 - 1 : ms, ...rest);
}"""


def open_game(page: Page, ruleset: str, seats: int, **options: object) -> str:
    """Become a guest and open a table full of bots; returns its code."""
    wish = {"ruleset": ruleset, "seats": seats, "bots": "random", "options": options}
    code: str = page.evaluate(
        """async (wish) => {
            const post = (path, body) => fetch(path, {method: "POST", body: JSON.stringify(body),
                headers: {"Content-Type": "application/json"}}).then((answer) => answer.json());
            await post("/api/guest", {nickname: "Ada"});
            const answer = await post("/api/tables", wish);
            return answer.reason ?? answer.code;
        }""",
        wish,
    )
    assert len(code) == len("SILEX"), code
    page.goto(f"/t/{code}")
    return code


def paint(page: Page) -> None:
    """Let a page paint once, and whatever it was told meanwhile come in."""
    page.evaluate("() => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen)))")


def stays(page: Page, ms: int) -> None:
    """Let nothing go by itself that would after so long: a busy machine may look at it later."""
    page.evaluate(STAYS, ms)


def watch(page: Page, code: str) -> None:
    """Come by the link to a game that is on, and watch it."""
    page.goto(f"/t/{code}")
    page.get_by_role("button", name="Watch", exact=True).click()


THERE = """() => {
    const shown = (selector) => [...document.querySelectorAll(selector)].filter((each) =>
        each.checkVisibility({ visibilityProperty: true }) && !each.disabled);
    const words = shown("button").map((each) => `${each.ariaLabel ?? ""} ${each.innerText}`);
    const panel = shown(".ask, .draft").length > 0;
    const mine = shown(".banner.mine").length > 0;
    const count = (selector) => shown(selector).length;
    const ends = count("button[data-end]");
    return [words, panel, ends, mine, count(".hand button"), count(".pick button")];
}"""


class There(NamedTuple):
    """What a page shows at one moment: one look instead of many."""

    words: list[str]
    panel: bool
    ends: int
    mine: bool
    cards: int
    picks: int

    @classmethod
    def of(cls, page: Page) -> Self:
        return cls(*page.evaluate(THERE))

    def has(self, button: str) -> bool:
        return any(button in word for word in self.words)


def looks(page: Page, until: str) -> Iterator[There]:
    """Look again and again until a button is there; within some time the page shows others."""
    last, end = None, 0.0
    while not (there := There.of(page)).has(until):
        if there != last:
            last, end = there, time.monotonic() + PATIENCE_S
        assert time.monotonic() < end, page.locator(".banner, .ask").all_inner_texts()
        yield there


class Player:
    """Answers by mouse and keyboard; remembers which questions were asked.

    ``look`` is called the first time that a question is.
    """

    def __init__(self, page: Page, seed: str, look: Callable[[], object] = int) -> None:
        self.page = page
        self.look = look
        self.lot = Random(seed)  # noqa: S311 - it shuffles no cards
        self.asked: set[str] = set()

    def play(self, until: str = "Play again", rounds: int | None = None) -> None:
        """Play on until a button is there, or so many rounds are over."""
        ended = 0
        for there in looks(self.page, until):
            if there.has("Next round"):
                ended += 1
                if ended == rounds:
                    return
            self._do(there)

    def step(self) -> None:
        """Do one thing that is asked, or wait a moment."""
        self._do(There.of(self.page))

    def _do(self, there: There) -> None:
        way = next(filter(there.has, WAYS_ON), None)
        try:
            if way:
                button = self.page.locator("button", has_text=way).first
                button.click(timeout=SOON)
                expect(button).to_be_hidden(timeout=SOON)
                return
            _ = (
                (there.panel and self._in_panel())
                or (there.ends and self._on_an_end())
                or (there.mine and (self._with_a_card(there.cards) if there.cards else self._aim()))
            )
        except (Late, AssertionError):  # the table went on while this one thought
            pass
        paint(self.page)

    def _note(self, question: str) -> None:
        if question not in self.asked:
            self.asked.add(question)
            self.look()

    def _among(self, found: Locator) -> Locator | None:
        count = found.count()
        return found.nth(self.lot.randrange(count)) if count else None

    def _in_panel(self) -> bool:
        """Answer in the panel over the maze, or at the end of a round."""
        panel = self.page.locator(".ask, .draft").first
        cards = self._among(panel.locator(".pick button"))
        if cards:
            cards.click(timeout=SOON)
        buttons = panel.locator("button:enabled:not(.pick button)")
        button = self._among(buttons)
        if button:
            self.asked.add(
                panel.get_attribute("aria-label", timeout=SOON)
                or panel.locator("h2").inner_text(timeout=SOON)
            )
            button.click(timeout=SOON)
        return button is not None

    def _on_an_end(self) -> bool:
        end = self._among(self.page.locator("button[data-end]:enabled"))
        if end:
            self._note("post")
            end.click(timeout=SOON)
        return end is not None

    def _with_a_card(self, cards: int) -> bool:
        page = self.page
        self._note(page.locator(".banner").inner_text(timeout=SOON))
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        more = page.locator(".acts .more:enabled")
        if self.lot.random() < 0.1 and more.count():
            more.first.click(timeout=SOON)
        else:
            page.keyboard.press(str(1 + self.lot.randrange(cards)))
            if self.lot.random() < 0.15 and more.count():
                more.first.click(timeout=SOON)
        return self._aim()

    def _aim(self) -> bool:
        """Point at whatever glows, confirm, and else put the card away."""
        page = self.page
        for _ in range(3):
            target = self._among(page.locator(".cell.legal, .cell.target, button.plate.target"))
            if target is None or page.locator(".acts .go:enabled").is_visible():
                break
            target.click(force=True, timeout=SOON)
            paint(page)
        go = page.locator(".acts .go:enabled")
        if not go.is_visible():
            page.keyboard.press("d")
        if go.is_visible():
            go.click(timeout=SOON)
        return True
