"""Parsing of arguments shared by several commands: rule set, seats, options, deck and bots."""

import re
from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from secrets import token_hex
from typing import Final

from saboteur.cli.commands.custom_bots import parse_levels
from saboteur.cli.errors import UsageError, read_text
from saboteur.games.options import Option, OptionValue, option_text
from saboteur.games.registry import Entry, catalogue, check_deck, family_of_box, ruleset
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.catalogue import DeckError
from saboteur.texts import Texts

NO_SEATS: Final = "none"
DEFAULT_SEATS: Final = 5
"""The default number of seats; clamped to the range that the box allows."""
CLAUSE_PATTERN: Final = re.compile(r"\b([A-Z]+-\d+)\b")
NO_OPTION: Final = "none"
"""Value of ``$option`` in the message if no option allows the two modules together."""


def entries_of(texts: Texts, ruleset_id: str) -> tuple[Entry, ...]:
    """Return the box of a rule set, and its modules.

    Raises:
        UsageError: the box or a module is unknown, or a module is given twice.
    """
    boxes = {entry.id: entry for entry in catalogue() if entry.kind == "box"}
    modules = {entry.id: entry for entry in catalogue() if entry.kind == "module"}
    box, *names = ruleset_id.split("+")
    if box not in boxes:
        known = ", ".join(boxes)
        raise UsageError(texts.text("error-ruleset", asked=box, known=known))
    for name in names:
        if name not in modules:
            known = ", ".join(modules)
            raise UsageError(texts.text("error-module", asked=name, known=known))
        if names.count(name) > 1:
            raise UsageError(texts.text("error-module-twice", asked=name))
    return boxes[box], *(modules[name] for name in sorted(names))


def check_modules(texts: Texts, ruleset_id: str, options: Mapping[str, OptionValue]) -> None:
    """Raise ``UsageError`` if modules can't be combined with the box or with each other."""
    box, *modules = entries_of(texts, ruleset_id)
    for module in modules:
        if box.id not in module.goes_with:
            boxes = ", ".join(
                e.id for e in catalogue() if e.kind == "box" and e.id in module.goes_with
            )
            raise UsageError(
                texts.text("error-module-box", module=module.id, boxes=boxes, box=box.id)
            )
    for one, other in combinations(modules, 2):
        reason = family_of_box(box.id).refuse(box.id, (one.id, other.id), options)
        if reason is not None:
            raise UsageError(_pair_message(texts, one, other, reason))


def _pair_message(texts: Texts, one: Entry, other: Entry, reason: str) -> str:
    """Return why two modules can't be combined, with the ruling and the option that allows it."""
    clause = CLAUSE_PATTERN.findall(reason)[-1]
    names = [option.name for option in (*one.options, *other.options)]
    option = next((name for name in names if name in reason), NO_OPTION)
    return texts.text(
        "error-module-pair",
        one=one.id,
        other=other.id,
        option=option,
        clause=clause,
        title=texts.title(clause),
    )


def load_deck(file: Path, texts: Texts) -> str:
    """Return the text of a server's deck file; raise ``UsageError`` if no box accepts the deck."""
    text = read_text(file, texts)
    try:
        check_deck(text)
    except DeckError as error:
        raise UsageError(texts.text("error-deck", file=str(file), reason=str(error))) from None
    return text


def resolve_ruleset(
    texts: Texts,
    ruleset_id: str,
    requested_seats: int | None,
    options: Mapping[str, OptionValue],
    deck: Path | None,
) -> AnyRuleSet:
    """Return the rule set of the arguments.

    Without a number of seats it is ``DEFAULT_SEATS``, clamped to what the box and its modules
    allow.

    Raises:
        UsageError: the rule set, seats, options or deck are not valid.
    """
    entries = entries_of(texts, ruleset_id)
    check_modules(texts, ruleset_id, options)
    least = max(entry.seats[0] for entry in entries)
    most = min(entry.seats[1] for entry in entries)
    seats = min(max(DEFAULT_SEATS, least), most) if requested_seats is None else requested_seats
    if not least <= seats <= most:
        raise UsageError(texts.text("error-seats", asked=seats, least=least, most=most))
    text = None if deck is None else read_text(deck, texts)
    try:
        return ruleset(ruleset_id, seats, options, text)
    except DeckError as error:
        raise UsageError(texts.text("error-deck", file=str(deck), reason=str(error))) from None
    except ValueError as error:
        raise UsageError(str(error)) from None


def parse_options(texts: Texts, ruleset_id: str, words: Sequence[str]) -> dict[str, OptionValue]:
    """Parse ``name=value`` words; raise ``UsageError`` for unknown names or values."""
    entries = entries_of(texts, ruleset_id)
    known = {option.name: option for entry in entries for option in entry.options}
    found: dict[str, OptionValue] = {}
    for word in words:
        name, equals, given = word.partition("=")
        if not equals:
            raise UsageError(texts.text("error-option-form", asked=word))
        if name not in known:
            listed = ", ".join(known)
            raise UsageError(texts.text("error-option", asked=name, known=listed))
        found[name] = _choice(texts, known[name], given)
    return found


def _choice(texts: Texts, option: Option, given: str) -> OptionValue:
    try:
        return option.parse(given)
    except ValueError:
        listed = ", ".join(option_text(choice) for choice in option.choices)
        raise UsageError(
            texts.text("error-option-value", name=option.name, asked=given, known=listed)
        ) from None


def parse_people_seats(texts: Texts, word: str, seats: int) -> tuple[int, ...]:
    """Parse the seats of the people at this device: ``0``, ``0,2`` or ``none``."""
    if word == NO_SEATS:
        return ()
    found = []
    for part in word.split(","):
        if not part.strip().isdecimal() or int(part) >= seats:
            raise UsageError(texts.text("error-you", asked=part.strip(), last=seats - 1))
        found.append(int(part))
    return tuple(sorted(set(found)))


def parse_bot_levels(texts: Texts, word: str, seats: Sequence[int]) -> dict[int, str]:
    """Parse the levels of the bots: one for all, or one for each of their seats."""
    levels = parse_levels(texts, word)
    if len(levels) == 1:
        levels *= len(seats)
    if len(levels) != len(seats):
        raise UsageError(texts.text("error-bots", given=len(levels), wanted=len(seats)))
    return dict(zip(seats, levels, strict=True))


def seat_names(
    texts: Texts, seats: int, people: Sequence[int], given: str | None
) -> tuple[str, ...]:
    """Return the name of every seat.

    People have the given names, or numbers; bots have names of dwarves.
    """
    dwarves = texts.text("dwarf-names").split(", ")
    own = [name.strip() for name in given.split(",") if name.strip()] if given else []
    if len(own) > len(people):
        raise UsageError(texts.text("error-names", given=len(own), wanted=len(people)))
    calls = dict(zip(people, own, strict=False))
    free = [name for name in dwarves if name not in calls.values()]
    names = []
    for seat in range(seats):
        if seat in people:
            names.append(calls.get(seat) or texts.text("person-name", seat=seat))
        else:
            names.append(free.pop(0))
    return tuple(names)


def bot_seed(seed: str | None, seat: int) -> str:
    """Return a bot's seed: random, or a hash of the game's seed that does not reveal it."""
    if seed is None:
        return token_hex(16)
    return sha256(f"{seed}/bot/{seat}".encode()).hexdigest()
