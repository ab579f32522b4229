"""A player that presses any controls that the page shows, without knowing the rules."""

import time
from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple, Self

from playwright.sync_api import Error as Late
from playwright.sync_api import Locator, Page, expect

WAYS_ON = ("Turn my card over", "I have seen", "Next round", "See the result")
TIMEOUT_S = 200
"""Time limit for a change of the page; long, because the test machine may be busy."""
SHORT_TIMEOUT_MS = 600
"""Timeout of a click; short, because the control may have disappeared."""
FREEZE_TIMERS_JS = """(long) => {
    const later = setTimeout;
    window.setTimeout = (act, ms, ...rest) => later(act, ms === long ? 2 ** 31 - 1 : ms, ...rest);
}"""


def open_game(page: Page, ruleset: str, seats: int, **options: object) -> str:
    """Create a guest and open a table full of bots; return its code."""
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


def wait_for_paint(page: Page) -> None:
    """Wait until a page has painted and handled the frames so far."""
    page.evaluate("() => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen)))")


def freeze_timers(page: Page, ms: int) -> None:
    """Freeze the page's timers of ``ms`` milliseconds.

    On a busy machine they could end before the test looks at the page.
    """
    page.evaluate(FREEZE_TIMERS_JS, ms)


def watch_table(page: Page, code: str) -> None:
    page.goto(f"/t/{code}")
    page.get_by_role("button", name="Watch", exact=True).click()


VISIBLE_CONTROLS_JS = """() => {
    const shown = (selector) => [...document.querySelectorAll(selector)].filter((each) =>
        each.checkVisibility({ visibilityProperty: true }) && !each.disabled);
    const words = shown("button").map((each) => `${each.ariaLabel ?? ""} ${each.innerText}`);
    const panel = shown(".ask, .draft").length > 0;
    const mine = shown(".banner.mine").length > 0;
    const count = (selector) => shown(selector).length;
    const ends = count("button[data-end]");
    return [words, panel, ends, mine, count(".hand button"), count(".pick button")];
}"""


class VisibleControls(NamedTuple):
    """The visible controls of a page, read in one call."""

    words: list[str]
    panel: bool
    ends: int
    is_own_turn: bool
    cards: int
    picks: int

    @classmethod
    def read(cls, page: Page) -> Self:
        return cls(*page.evaluate(VISIBLE_CONTROLS_JS))

    def has_button(self, button: str) -> bool:
        return any(button in word for word in self.words)


def poll_controls(page: Page, until: str) -> Iterator[VisibleControls]:
    """Yield the controls until a button with the text ``until`` appears.

    Fail if the controls stop changing before that.
    """
    last, end = None, 0.0
    while not (there := VisibleControls.read(page)).has_button(until):
        if there != last:
            last, end = there, time.monotonic() + TIMEOUT_S
        assert time.monotonic() < end, page.locator(".banner, .ask").all_inner_texts()
        yield there


class PagePlayer:
    """Player that answers by mouse and keyboard, and records the kinds of questions asked.

    ``on_screen`` is called when a kind is asked for the first time.
    """

    def __init__(self, page: Page, seed: str, on_screen: Callable[[], object] = int) -> None:
        self.page = page
        self.on_screen = on_screen
        self.random = Random(seed)  # noqa: S311 - it shuffles no cards
        self.seen_questions: set[str] = set()

    def play(self, until: str = "Play again", rounds: int | None = None) -> None:
        """Play until a button with the text ``until`` appears, or ``rounds`` rounds are over."""
        ended = 0
        for there in poll_controls(self.page, until):
            if there.has_button("Next round"):
                ended += 1
                if ended == rounds:
                    return
            self._do(there)

    def step(self) -> None:
        """Answer one question, or wait for the next paint if there is none."""
        self._do(VisibleControls.read(self.page))

    def _do(self, there: VisibleControls) -> None:
        way = next(filter(there.has_button, WAYS_ON), None)
        try:
            if way:
                button = self.page.locator("button", has_text=way).first
                button.click(timeout=SHORT_TIMEOUT_MS)
                expect(button).to_be_hidden(timeout=SHORT_TIMEOUT_MS)
                return
            _ = (
                (there.panel and self._in_panel())
                or (there.ends and self._on_an_end())
                or (
                    there.is_own_turn
                    and (self._with_a_card(there.cards) if there.cards else self._aim())
                )
            )
        except (Late, AssertionError):  # the table changed in the meantime
            pass
        wait_for_paint(self.page)

    def _note(self, question: str) -> None:
        if question not in self.seen_questions:
            self.seen_questions.add(question)
            self.on_screen()

    def _among(self, found: Locator) -> Locator | None:
        count = found.count()
        return found.nth(self.random.randrange(count)) if count else None

    def _in_panel(self) -> bool:
        """Answer in a panel, if there is one; return whether a button was pressed."""
        panel = self.page.locator(".ask, .draft").first
        cards = self._among(panel.locator(".pick button"))
        if cards:
            cards.click(timeout=SHORT_TIMEOUT_MS)
        buttons = panel.locator("button:enabled:not(.pick button)")
        button = self._among(buttons)
        if button:
            self.seen_questions.add(
                panel.get_attribute("aria-label", timeout=SHORT_TIMEOUT_MS)
                or panel.locator("h2").inner_text(timeout=SHORT_TIMEOUT_MS)
            )
            button.click(timeout=SHORT_TIMEOUT_MS)
        return button is not None

    def _on_an_end(self) -> bool:
        end = self._among(self.page.locator("button[data-end]:enabled"))
        if end:
            self._note("post")
            end.click(timeout=SHORT_TIMEOUT_MS)
        return end is not None

    def _with_a_card(self, cards: int) -> bool:
        page = self.page
        self._note(page.locator(".banner").inner_text(timeout=SHORT_TIMEOUT_MS))
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        more = page.locator(".acts .more:enabled")
        if self.random.random() < 0.1 and more.count():
            more.first.click(timeout=SHORT_TIMEOUT_MS)
        else:
            page.keyboard.press(str(1 + self.random.randrange(cards)))
            if self.random.random() < 0.15 and more.count():
                more.first.click(timeout=SHORT_TIMEOUT_MS)
        return self._aim()

    def _aim(self) -> bool:
        """Press highlighted targets and confirm; without a target, discard the card."""
        page = self.page
        for _ in range(3):
            target = self._among(page.locator(".cell.legal, .cell.target, button.plate.target"))
            if target is None or page.locator(".acts .go:enabled").is_visible():
                break
            target.click(force=True, timeout=SHORT_TIMEOUT_MS)
            wait_for_paint(page)
        go = page.locator(".acts .go:enabled")
        if not go.is_visible():
            page.keyboard.press("d")
        if go.is_visible():
            go.click(timeout=SHORT_TIMEOUT_MS)
        return True
