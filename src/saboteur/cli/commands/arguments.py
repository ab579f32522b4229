"""What the command line asks of a table: rule set, seats, options, deck, people and bots."""

import re
from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from secrets import token_hex
from typing import Final

from saboteur.cli.commands.own_bots import checked_levels
from saboteur.cli.errors import UsageError, read_text
from saboteur.games.options import Option, OptionValue, option_text
from saboteur.games.registry import Entry, catalogue, check_deck, home, ruleset
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.catalogue import DeckError
from saboteur.texts import Texts

NOBODY: Final = "none"
USUAL_SEATS: Final = 5
"""How many play if nobody says; in a box for fewer or for more, as near to it as can be."""
CLAUSE: Final = re.compile(r"\b([A-Z]+-\d+)\b")
NO_OPTION: Final = "none"
"""Where no option lets two modules go together."""


def entries_of(texts: Texts, ruleset_id: str) -> tuple[Entry, ...]:
    """Return the box that a rule set is named after, and its modules, or refuse."""
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


def check_set(texts: Texts, ruleset_id: str, options: Mapping[str, OptionValue]) -> None:
    """Refuse modules that do not go with the box or with each other."""
    box, *modules = entries_of(texts, ruleset_id)
    for module in modules:
        if box.id not in module.goes_with:
            homes = ", ".join(
                e.id for e in catalogue() if e.kind == "box" and e.id in module.goes_with
            )
            raise UsageError(
                texts.text("error-module-box", module=module.id, boxes=homes, box=box.id)
            )
    for one, other in combinations(modules, 2):
        reason = home(box.id).refuse(box.id, (one.id, other.id), options)
        if reason is not None:
            raise UsageError(_pair(texts, one, other, reason))


def _pair(texts: Texts, one: Entry, other: Entry, reason: str) -> str:
    """Say in the user's language why two modules do not go together: by ruling and option."""
    clause = CLAUSE.findall(reason)[-1]
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


def house_deck(file: Path, texts: Texts) -> str:
    """Read the deck file of a house, where every box may be played; refuse what fits none."""
    text = read_text(file, texts)
    try:
        check_deck(text)
    except DeckError as error:
        raise UsageError(texts.text("error-deck", file=str(file), reason=str(error))) from None
    return text


def compiled(
    texts: Texts,
    ruleset_id: str,
    asked: int | None,
    options: Mapping[str, OptionValue],
    deck: Path | None,
) -> AnyRuleSet:
    """Return the rule set that was asked for, or refuse; nobody need say how many seats."""
    entries = entries_of(texts, ruleset_id)
    check_set(texts, ruleset_id, options)
    least = max(entry.seats[0] for entry in entries)
    most = min(entry.seats[1] for entry in entries)
    seats = min(max(USUAL_SEATS, least), most) if asked is None else asked
    if not least <= seats <= most:
        raise UsageError(texts.text("error-seats", asked=seats, least=least, most=most))
    text = None if deck is None else read_text(deck, texts)
    try:
        return ruleset(ruleset_id, seats, options, text)
    except DeckError as error:
        raise UsageError(texts.text("error-deck", file=str(deck), reason=str(error))) from None
    except ValueError as error:
        raise UsageError(str(error)) from None


def parsed_options(texts: Texts, ruleset_id: str, words: Sequence[str]) -> dict[str, OptionValue]:
    """Read ``name=value`` words, or refuse."""
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


def people_seats(texts: Texts, word: str, seats: int) -> tuple[int, ...]:
    """Read the seats of the people at this device: ``0``, ``0,2`` or ``none``."""
    if word == NOBODY:
        return ()
    found = []
    for part in word.split(","):
        if not part.strip().isdecimal() or int(part) >= seats:
            raise UsageError(texts.text("error-you", asked=part.strip(), last=seats - 1))
        found.append(int(part))
    return tuple(sorted(set(found)))


def bot_levels(texts: Texts, word: str, seats: Sequence[int]) -> dict[int, str]:
    """Read the levels of the bots: one for all, or one for each of their seats."""
    levels = checked_levels(texts, word)
    if len(levels) == 1:
        levels *= len(seats)
    if len(levels) != len(seats):
        raise UsageError(texts.text("error-bots", given=len(levels), wanted=len(seats)))
    return dict(zip(seats, levels, strict=True))


def seat_names(
    texts: Texts, seats: int, people: Sequence[int], given: str | None
) -> tuple[str, ...]:
    """Name every seat: people by their own names or their number, bots as dwarves."""
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
    """Return a bot's own seed: from the game's, but telling nothing of it, or a new one."""
    if seed is None:
        return token_hex(16)
    return sha256(f"{seed}/bot/{seat}".encode()).hexdigest()
