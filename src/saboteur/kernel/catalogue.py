"""Deck files: decks, roles, layouts and pay tables from TOML, each row with its source.

A player who owns a box may correct rows in a custom file. Such a file replaces whole rows by their
kind; the totals that the rulebook states cannot be changed and are checked again.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from saboteur.kernel.value import value_class

KIND_PATTERN: Final = re.compile("[a-z][a-z0-9-]*")
"""The pattern of kinds, which are words of moves and positions."""

CONFIDENCE_LEVELS: Final = ("certain", "agreed", "reconstructed")
MAX_DECK_CHARS: Final = 100_000
"""Maximum number of characters of a deck file; the included ones are far shorter."""
DECK_BREAK: Final = "---"
"""The line between corrections of several parts in one file."""
MAX_ROWS: Final = 500
KEY_PART: Final = r"""(?:[\w-]++|"(?:[^"\\\n]|\\.)*+"|'[^'\n]*+')"""
LONG_KEY_PATTERN: Final = re.compile(rf"(?<![\w-]){KEY_PART}(?:[ \t]*+\.[ \t]*+{KEY_PART}){{8}}")
"""Matches a key with more parts than any row needs: parsing it takes quadratic time."""


class DeckError(ValueError):
    """An invalid deck file; the message names the row and the error."""


@value_class
class Row:
    """A row of a deck file: a number of cards of one kind, and the source of the data.

    ``facts`` holds the remaining keys of the row.
    """

    group: str
    kind: str
    count: int
    source: str
    confidence: str
    facts: Mapping[str, Any]

    def strings(self, name: str) -> tuple[str, ...]:
        """Return the list of strings ``name``, empty if absent; raise ``DeckError`` if invalid."""
        found = self.facts.get(name, [])
        if not isinstance(found, list) or not all(isinstance(item, str) for item in found):
            raise DeckError(f"{self}: {name} must be a list of strings")
        return tuple(found)

    def string(self, name: str) -> str:
        """Return the string ``name``; raise ``DeckError`` if it is absent or no string."""
        found = self.facts.get(name)
        if not isinstance(found, str):
            raise DeckError(f"{self}: {name} must be a string")
        return found

    def number(self, name: str) -> int:
        """Return the whole number ``name``; raise ``DeckError`` if it is absent or no number."""
        found = self.facts.get(name)
        if not isinstance(found, int) or isinstance(found, bool):
            raise DeckError(f"{self}: {name} must be a whole number")
        return found

    def __str__(self) -> str:
        return f"{self.group} {self.kind!r}"


class Catalogue:
    """A parsed deck file.

    Raises ``DeckError`` if the cards of a group do not add up to the total of the rulebook.
    """

    def __init__(
        self,
        id_: str,
        revision: int,
        totals: Mapping[str, int],
        rows: Iterable[Row],
        tables: Mapping[str, Any],
    ) -> None:
        self.id = id_
        self.revision = revision
        self.totals = dict(totals)
        self.rows = {(row.group, row.kind): row for row in rows}
        self.tables = dict(tables)
        for group, total in self.totals.items():
            counted = sum(row.count for row in self.group(group))
            if counted != total:
                raise DeckError(f"{id_}: {counted} {group} cards, but the rulebook says {total}")

    def group(self, name: str) -> tuple[Row, ...]:
        """Return the rows of one group in the order of the file."""
        return tuple(row for (group, _), row in self.rows.items() if group == name)

    def with_corrections(self, text: str) -> "Catalogue":
        """Return a copy in which the rows of a user's deck file replace those of their kinds.

        A row with count 0 removes its kind. Raises ``DeckError`` if the file is invalid, is for
        another deck, changes other groups than those with totals, or changes a total.
        """
        other = _read(text, "your deck file")
        if deck_id(text) != self.id:
            raise DeckError(
                f"your deck file is not for {self.id!r}: write id = {self.id!r} under [deck]"
            )
        foreign = sorted(set(other) - set(self.totals) - {"deck"})
        if foreign:
            raise DeckError(
                f"your deck file may only change rows of {', '.join(self.totals)}; "
                f"it holds [{foreign[0]}]"
            )
        rows = dict(self.rows)
        for row in _rows(other, self.totals):
            if row.count == 0:
                rows.pop((row.group, row.kind), None)
            else:
                rows[row.group, row.kind] = row
        return Catalogue(self.id, self.revision, self.totals, rows.values(), self.tables)


def deck_id(text: str) -> object:
    """Return the id of the deck file that a user's file corrects; ``None`` if absent."""
    deck = _read(text, "your deck file").get("deck")
    return deck.get("id") if isinstance(deck, dict) else None


def deck_parts(text: str) -> list[str]:
    """Split a user's deck file at the lines ``---`` between corrections of several parts."""
    return re.split(f"(?m)^{DECK_BREAK}$", text)


def corrections(text: str) -> Mapping[str, tuple[Row, ...]]:
    """Return the rows of a user's deck file, by group."""
    found: dict[str, tuple[Row, ...]] = {}
    for part in deck_parts(text):
        content = _read(part, "your deck file")
        content.pop("deck", None)
        for row in _rows(content, dict.fromkeys(content, 0)):
            found[row.group] = (*found.get(row.group, ()), row)
    return found


def parse_catalogue(text: str) -> Catalogue:
    content = _read(text, "the deck file")
    deck = content.pop("deck", None)
    totals = content.pop("totals", None)
    if not isinstance(deck, dict) or not isinstance(totals, dict):
        raise DeckError("a deck file has a [deck] with id and revision, and [totals]")
    rows = _rows(content, totals)
    tables = {name: found for name, found in content.items() if name not in totals}
    return Catalogue(str(deck.get("id")), int(deck.get("revision", 0)), totals, rows, tables)


def _read(text: str, what: str) -> dict[str, Any]:
    if len(text) > MAX_DECK_CHARS:
        raise DeckError(f"{what} is longer than {MAX_DECK_CHARS} characters")
    if found := LONG_KEY_PATTERN.search(text):
        raise DeckError(f"{what} has a key of too many parts: {found[0][:40]}…")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DeckError(f"{what} is not TOML: {error}") from None
    except RecursionError:
        raise DeckError(f"{what} has lists or tables too deep inside each other") from None


def _rows(content: Mapping[str, Any], totals: Mapping[str, int]) -> list[Row]:
    rows: list[Row] = []
    for group in totals:
        found = content.get(group, [])
        if not isinstance(found, list):
            raise DeckError(f"{group} must be a list of rows, [[{group}]]")
        if not all(isinstance(raw, dict) for raw in found):
            raise DeckError(f"{group} must be a list of rows, [[{group}]]")
        if len(found) > MAX_ROWS:
            raise DeckError(f"{group} has more than {MAX_ROWS} rows")
        rows.extend(_row(group, dict(raw)) for raw in found)
    seen = Counter((row.group, row.kind) for row in rows)
    for (group, kind), many in seen.items():
        if many > 1:
            raise DeckError(f"{group} {kind!r} stands twice")
    return rows


def _row(group: str, raw: dict[str, Any]) -> Row:
    kind = raw.pop("kind", None)
    if not isinstance(kind, str) or not kind:
        raise DeckError(f"a row of {group} has no kind")
    if not KIND_PATTERN.fullmatch(kind):
        raise DeckError(f"{group} {kind!r}: a kind is small letters, digits and hyphens")
    count = raw.pop("count", None)
    if not isinstance(count, int) or isinstance(count, bool) or count < 0:
        raise DeckError(f"{group} {kind!r}: count must be a whole number, 0 or more")
    source = raw.pop("source", None)
    if not isinstance(source, str) or not source:
        raise DeckError(f"{group} {kind!r}: say the source of the row")
    confidence = raw.pop("confidence", None)
    if confidence not in CONFIDENCE_LEVELS:
        raise DeckError(f"{group} {kind!r}: confidence is one of {', '.join(CONFIDENCE_LEVELS)}")
    return Row(group, kind, count, source, confidence, raw)
