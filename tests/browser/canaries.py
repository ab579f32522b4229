"""Canary names of secret cards, and functions that read everything a page holds.

The table is dealt from a deck in which every card has a unique name (`tests/secrecy`). Which
names are secret to which seat, and when, is found by replaying the table's log on the server.
"""

import asyncio
import re
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from saboteur.games.registry import ruleset
from saboteur.kernel.sight import Sight
from saboteur.play.game import new_game
from saboteur.server.storage.database import database_url
from saboteur.server.storage.tables import open_table_store
from saboteur.sight import stream
from saboteur.table.storage.models import MoveRecord, TableRecord
from tests.sampling import all_sights, family

CANARY: Final = re.compile(r"zq-.*?-qz|(?<![\d.])77[01]\d{3}(?![\d.])")
"""The pattern of `tests/secrecy/test_canaries.py`, but gold values match as whole numbers only."""

DOCUMENT_JS: Final = """() => {
    const typed = [...document.querySelectorAll("input, textarea, select")];
    return [document.documentElement.outerHTML, ...typed.map(({ value }) => value)].join("\\n");
}"""
"""JavaScript that returns the document's HTML and the values of its fields."""

STORAGE_JS: Final = """async () => {
    const cached = [];
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            cached.push(request.url);
            const answer = await cache.match(request);
            if (request.url.includes("/api/")) cached.push(await answer.text());
        }
    }
    const { cookie } = document;
    const tables = await indexedDB.databases();
    const tab = [window.name, history.state, location.href, cookie];
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, cached, tables, tab]);
}"""
"""JavaScript that returns what the page has stored: storages, cookies, caches and history state."""

STORE_JS: Final = r"""function () {
    const found = [];
    const canary = /zq-.*?-qz/;
    const valuesOf = (each) => {
        if (each instanceof Map)  // a table of what cards are names them all, as the deck does
            return [...each].flatMap((pair) => (typeof pair[1] === "string" ? pair : [pair[1]]));
        if (each instanceof Set) return [...each];
        if ("kind" in each && "count" in each) return [];
        return Object.values(Object.getOwnPropertyDescriptors(each)).map(({ value }) => value);
    };
    for (const each of this) {
        if (each === this) continue;
        for (const value of valuesOf(each)) {
            if (typeof value === "string" && canary.test(value)) found.push(value);
            if (typeof value === "number" && value > 770000 && value < 772000) found.push(value);
        }
    }
    const isView = (each) => Object.hasOwn(each, "sight") && Object.hasOwn(each, "hand");
    const views = this.filter(isView);
    return JSON.stringify([found, views]);
}"""
"""JavaScript that returns the canaries and views in the page's objects.

Rows of the deck are left out, because they are public.
"""


def document_text(page: Page) -> str:
    text: str = page.evaluate(DOCUMENT_JS)
    return text


def storage_text(page: Page) -> str:
    text: str = page.evaluate(STORAGE_JS)
    return text


def store_text(page: Page) -> str:
    """Return canaries, card numbers and game views found in the page's memory, as JSON."""
    line = page.context.new_cdp_session(page)
    root = line.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]
    living = line.send("Runtime.queryObjects", {"prototypeObjectId": root["objectId"]})["objects"]
    told = line.send(
        "Runtime.callFunctionOn",
        {"objectId": living["objectId"], "functionDeclaration": STORE_JS, "returnByValue": True},
    )
    line.detach()
    return str(told["result"]["value"])


def canary_deck(box: str, seats: int) -> str:
    """Return a deck file in which every card that can be secret has its own name."""
    rules = ruleset(box, seats, {}, None)
    return family(rules).canary_deck(rules)


class HiddenCards:
    """The canary names that are secret to each sight, after each move of a table.

    They are found by replaying the log of the table in the server's folder.
    """

    def __init__(self, folder: Path, code: str) -> None:
        with ThreadPoolExecutor(1) as worker:  # Playwright runs an event loop in this thread
            table, moves = worker.submit(asyncio.run, _log(folder, code)).result()
        assert table.deal is not None
        rules = ruleset(table.ruleset, table.seats, table.options, table.deck)
        game, names = new_game(rules, table.deal.seed), family(rules).secret_names
        self._hidden = {sight: [names(game, sight)] for sight in all_sights(game)}
        for move in moves:
            begun = game.round
            events = game.play(move.text)
            for sight, hidden in self._hidden.items():
                # The end of a round shows cards that the next deal, in the same move, hides again.
                over = game.round != begun
                told = canaries(repr(stream(rules, events, sight))) if over else set()
                hidden.append(hidden[-1] & names(game, sight) - told)

    def hidden_from(self, sight: Sight, version: int) -> frozenset[str]:
        """Return the names that are secret to a sight after ``version`` moves."""
        return self._hidden[sight][version]

    def named_in(self, text: str, sight: Sight, version: int) -> set[str]:
        return canaries(text) & self.hidden_from(sight, version)


def canaries(text: str) -> set[str]:
    return set(CANARY.findall(text))


async def _log(folder: Path, code: str) -> tuple[TableRecord, Sequence[MoveRecord]]:
    storage = await open_table_store(database_url(None, folder))
    table, moves = await storage.table(code), await storage.moves(code)
    await storage.close()
    assert table is not None
    return table, moves
