"""Every picture of the browser client: what is shown, and what is done before it is taken."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

FRAMES: Final = Path(__file__).resolve().parent.parent / "web" / "tests" / "fixture"
REPLAY_STEP: Final = 40
Act = Callable[[Page], None]


def nothing(page: Page) -> None:
    """Take the picture as it is."""
    page.wait_for_timeout(100)


def see_role(page: Page) -> None:
    """Turn the role card."""
    page.locator("footer .btn.main").click()


def to_table(page: Page) -> None:
    """Go past the role card to the table."""
    see_role(page)
    page.locator("footer .btn.main").click()
    page.locator(".hand").wait_for()


def aim(page: Page) -> None:
    """Go to the table and point at a cell."""
    to_table(page)
    point(page)


def point(page: Page) -> None:
    """Pick a path card that can be laid and point at a cell."""
    page.locator(".hand").wait_for()
    most, best = 0, 0
    for index in range(page.locator(".hand button").count()):
        page.keyboard.press(str(index + 1))
        page.wait_for_timeout(60)
        dead = "cul-de-sac" in (
            page.locator(".hand button").nth(index).get_attribute("aria-label") or ""
        )
        legal = page.locator(".cell.legal").count()
        if legal > most and not dead:
            most, best = legal, index
    page.keyboard.press("Escape")
    page.keyboard.press(str(best + 1))
    page.wait_for_timeout(60)
    page.locator(".cell.legal").nth(most // 2).focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")


def pick(number: int) -> Act:
    """Pick a card of the hand by its number."""

    def act(page: Page) -> None:
        page.locator(".hand").wait_for()
        page.keyboard.press(str(number))

    return act


def ask_why(page: Page) -> None:
    """Try a cell that is not allowed."""
    aim(page)
    page.locator(".cell.empty:not(.legal)").nth(3).focus()
    page.keyboard.press("Enter")
    page.locator(".why").wait_for()


def take_gold(page: Page) -> None:
    """Point at a gold card."""
    page.locator(".pick button").first.click()


def help_page(page: Page) -> None:
    """Open the help."""
    to_table(page)
    page.keyboard.press("?")


def open_dialog(page: Page) -> None:
    """Open the dialog of a new table, and choose a module that bars others."""
    page.locator(".cta .btn").nth(1).click()
    page.get_by_role("checkbox").nth(1).check()
    page.get_by_role("checkbox").last.scroll_into_view_if_needed()


def pass_end(page: Page) -> None:
    """Click through the ends of the rounds."""
    while page.locator(".draft .btn.main").count():
        page.locator(".draft .btn.main").click()
        page.wait_for_timeout(50)


def replay(page: Page) -> None:
    """Go through the finished game."""
    page.locator(".told p").first.wait_for()


def open_all(page: Page) -> None:
    """Look at a finished game with all open."""
    replay(page)
    page.get_by_role("combobox").select_option("open")
    page.locator(".secret").first.wait_for()


def settle(page: Page) -> None:
    """Wait until nothing more is fetched."""
    page.wait_for_load_state("networkidle")


def to_end(page: Page) -> None:
    """Go to the lower end of a page."""
    settle(page)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")


def see_deeds(page: Page) -> None:
    """Go to who did what, on the last page."""
    pass_end(page)
    page.locator("#deeds").scroll_into_view_if_needed()
    to_end(page)


def press(*names: str) -> Act:
    """Press some buttons, one after the other, by how their French names begin."""

    def act(page: Page) -> None:
        for name in names:
            page.get_by_role("button", name=re.compile(f"^{name}")).first.click()
            settle(page)

    return act


def at_table(*names: str) -> Act:
    """Go to the table and press some buttons."""

    def act(page: Page) -> None:
        to_table(page)
        press(*names)(page)

    return act


def open_options(page: Page) -> None:
    """Open the dialog of a new table, with the rules that one may choose."""
    page.locator(".cta .btn").nth(1).click()
    page.locator("dialog summary").last.click()
    page.locator("dialog select").last.scroll_into_view_if_needed()


def rewind(page: Page) -> None:
    """Look at the table as it was."""
    to_table(page)
    if not page.locator(".log").is_visible():
        press("Journal")(page)
    page.locator(".log li button").nth(5).click()


def peek(page: Page) -> None:
    """Hold the own secret card."""
    to_table(page)
    page.locator("main").focus()
    page.keyboard.down(" ")


def find_rule(page: Page) -> None:
    """Search the rules."""
    settle(page)
    page.get_by_role("searchbox").fill("troll")


@dataclass(frozen=True)
class Scene:
    """What is shown, and what is done before the picture."""

    frames: str | None = None
    """The recorded frames that are played; without them, the start page."""
    act: Act = nothing
    unread: int = 0
    """How many ends of rounds were not read yet."""
    page: str | None = None
    """Another page than the start page."""
    television: bool = False
    line: str | None = None
    """What has become of the line to the server, if it is not open."""

    @property
    def path(self) -> str:
        """Where the browser goes."""
        if not self.frames:
            return self.page or "/"
        place = "tv" if self.television else "t"
        end = f"&line={self.line}" if self.line else ""
        return f"/{place}/SKEXF?fixture={self.frames}{end}"

    def curtain(self) -> str:
        """Return which role and how many ends of rounds were seen before."""
        recorded = json.loads((FRAMES / f"{self.frames}.json").read_text(encoding="utf-8"))
        frames = [frame for frame in recorded if "view" in frame]
        if not frames:
            return "0 0"
        view = frames[-1]["view"]
        told = [event["type"] for frame in frames for event in frame["events"]]
        roles = sum(map(told.count, ("OwnRole", "RoleChanged", "OwnDwarf")))
        ends = len(view.get("results", ())) or int(view.get("result") is not None)
        return f"{max(roles - 1, 0)} {ends - self.unread}"


SCENES: Final[dict[str, Scene]] = {
    "home": Scene(act=settle),
    "home-end": Scene(act=to_end),
    "name": Scene(act=press("Changer de nom")),
    "device": Scene(act=press("Réglages")),
    "device-move": Scene(act=press("Réglages", "Montrer le chemin")),
    "move": Scene(act=settle, page="/move#token"),
    "move-late": Scene(act=settle, page="/move"),
    "new-table": Scene(act=open_dialog),
    "new-table-options": Scene(act=open_options),
    "lobby": Scene("lobby"),
    "lobby-edit": Scene("lobby", press("Changer")),
    "lobby-10": Scene("lobby-10"),
    "role-covered": Scene("role"),
    "role": Scene("role", see_role),
    "table-first": Scene("first", to_table),
    "table": Scene("turn", aim),
    "seats-6": Scene("seats-6", aim),
    "seats-8": Scene("seats-8", aim),
    "seats-10": Scene("seats-10", aim),
    "watch": Scene("watch"),
    "why": Scene("turn", ask_why),
    "help": Scene("turn", help_page),
    "peek": Scene("turn", peek),
    "past": Scene("past", rewind),
    "talk": Scene("talk", at_table("Parler")),
    "notes": Scene("talk", at_table("Indices")),
    "claims": Scene("talk", to_table),
    "poll": Scene("poll", at_table("Parler")),
    "poll-closed": Scene("poll-closed", at_table("Parler")),
    "people": Scene("talk", at_table("La table")),
    "away": Scene("away", to_table),
    "paused": Scene("paused", to_table),
    "ended": Scene("ended", to_table),
    "covered": Scene("covered"),
    "lost": Scene("turn", to_table, line="waiting"),
    "gone": Scene("turn", line="gone"),
    "sent-away": Scene("turn", line="sent-away"),
    "tv-lobby": Scene("lobby", television=True),
    "tv": Scene("watch", television=True),
    **{f"tv-{seats}": Scene(f"tv-{seats}", television=True) for seats in (6, 8, 10)},
    "tv-end": Scene("watch", unread=1, television=True),
    "tv-end-8": Scene("tv-8", unread=1, television=True),
    "tv-duel-end": Scene("duel-watch", unread=1, television=True),
    "tv-duel": Scene("duel-watch", television=True),
    "tv-mines": Scene("mines-watch", television=True),
    "tv-cave": Scene("cave-watch", television=True),
    "draft": Scene("draft", take_gold, unread=1),
    "buried": Scene("buried", unread=1),
    "end-10": Scene("end-10", unread=1),
    "s2-lobby": Scene("s2-lobby"),
    "s2-role": Scene("s2-role", see_role),
    "s2-turn": Scene("s2-turn", to_table),
    "s2-end": Scene("s2-end", unread=1),
    "s2-theft": Scene("s2-theft", unread=1),
    "s2-12": Scene("s2-12", to_table),
    "places": Scene("places", aim),
    "veto": Scene("veto", to_table),
    "keep-card": Scene("keep-card", to_table),
    "exchange-goals": Scene("exchange-goals", to_table),
    "post-pawn": Scene("post-pawn", to_table),
    "trade-gold": Scene("trade-gold", to_table),
    "pay-for-passage": Scene("pay-for-passage", to_table),
    "scout-path": Scene("scout-path", to_table),
    "move-goal": Scene("move-goal", to_table),
    "peek-role": Scene("peek-role", to_table),
    "rob-hand": Scene("rob-hand", to_table),
    "duel-turn": Scene("duel-turn", point),
    "duel-all": Scene("duel-all"),
    "duel-aim": Scene("duel-all", point),
    "duel-watch": Scene("duel-watch"),
    "duel-pass-more": Scene("duel-pass-more"),
    "duel-discard-two": Scene("duel-discard-two"),
    "duel-before-draw": Scene("duel-before-draw"),
    "duel-reveal-goal": Scene("duel-reveal-goal"),
    "duel-orient-goal": Scene("duel-orient-goal"),
    "duel-claim-gold": Scene("duel-claim-gold"),
    "duel-round": Scene("duel-round", unread=1),
    "duel-over": Scene("duel-over"),
    "duel-solo": Scene("duel-solo"),
    "duel-grade": Scene("duel-grade"),
    "mines-dwarf": Scene("mines-dwarf", see_role),
    "mines-turn": Scene("mines-turn", pick(1)),
    "mines-look": Scene("mines-turn", pick(2)),
    "mines-trap": Scene("mines-turn", pick(3)),
    "mines-watch": Scene("mines-watch"),
    "mines-step": Scene("mines-step"),
    "mines-take-treasure": Scene("mines-take-treasure"),
    "mines-orient-mine": Scene("mines-orient-mine"),
    "mines-end-vote": Scene("mines-end-vote"),
    "mines-pass-more": Scene("mines-pass-more"),
    "mines-round": Scene("mines-round", unread=1),
    "mines-over": Scene("mines-over"),
    "mines-9": Scene("mines-9"),
    "cave-clan": Scene("cave-first", see_role),
    "cave-first": Scene("cave-first", to_table),
    "cave-turn": Scene("cave-turn", aim),
    "cave-8": Scene("cave-8", aim),
    "cave-all": Scene("cave-all"),
    "cave-web": Scene("cave-all", pick(3)),
    "cave-watch": Scene("cave-watch"),
    "cave-pass-more": Scene("cave-pass-more"),
    "cave-creature-step": Scene("cave-creature-step"),
    "cave-dwarf-step": Scene("cave-dwarf-step"),
    "cave-attack-order": Scene("cave-attack-order"),
    "cave-repel-creature": Scene("cave-repel-creature"),
    "cave-orient-goal": Scene("cave-orient-goal"),
    "cave-take-nugget": Scene("cave-take-nugget"),
    "cave-end-vote": Scene("cave-end-vote"),
    "cave-unmasking": Scene("cave-over", unread=1),
    "cave-over": Scene("cave-over"),
    "over": Scene("over", pass_end, unread=3),
    "statistics": Scene("over", see_deeds, unread=3),
    "replay": Scene(act=replay, page=f"/replay/SKEXF?step={REPLAY_STEP}&sight=0"),
    "replay-open": Scene(act=open_all, page=f"/replay/SKEXF?step={REPLAY_STEP}"),
    "replays": Scene(act=settle, page="/replay"),
    "learn": Scene(act=settle, page="/learn"),
    **{
        f"learn-{box}": Scene(act=settle, page=f"/learn/{box}/{scene}")
        for box, scene in (
            ("saboteur", 1),
            ("saboteur2", 3),
            ("duel", 2),
            ("lost-mines", 2),
            ("dark-cave", 3),
        )
    },
    "rules": Scene(act=settle, page="/rules"),
    "rules-clause": Scene(act=settle, page="/rules/B-24"),
    "rules-search": Scene(act=find_rule, page="/rules/duel"),
    **{
        f"cards-{box}": Scene(act=settle, page=f"/cards/{box}")
        for box in ("saboteur", "saboteur2", "duel", "lost-mines", "dark-cave", "modules")
    },
}
README: Final = {
    "table": ("table", "desktop", "dark"),
    "home": ("home", "desktop", "dark"),
    "lost-mines": ("mines-step", "desktop", "light"),
    "dark-cave": ("cave-dwarf-step", "desktop", "dark"),
    "round-end": ("draft", "desktop", "dark"),
    "phone": ("table", "phone", "light"),
    "phone-duel": ("duel-aim", "phone", "dark"),
    "phone-cave": ("cave-dwarf-step", "phone", "dark"),
}
"""The pictures of the README: which scene, on which screen."""
