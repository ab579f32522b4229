"""What the command line asks of a table: rule set, seats, options, deck, people and bots."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from secrets import token_hex
from typing import Final

from saboteur.bots import LEVELS
from saboteur.cli.complaint import Complaint, read_text
from saboteur.games.options import Option, OptionValue, option_text
from saboteur.games.registry import Entry, catalogue, ruleset
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.catalogue import DeckError
from saboteur.texts import Texts

NOBODY: Final = "none"


def entry_of(texts: Texts, ruleset_id: str) -> Entry:
    """Return the box that a rule set is named after, or complain."""
    boxes = {entry.id: entry for entry in catalogue() if entry.kind == "box"}
    box = ruleset_id.partition("+")[0]
    if box not in boxes:
        known = ", ".join(boxes)
        raise Complaint(texts.text("error-ruleset", asked=ruleset_id, known=known))
    return boxes[box]


def compiled(
    texts: Texts,
    ruleset_id: str,
    seats: int,
    options: Mapping[str, OptionValue],
    deck: Path | None,
) -> AnyRuleSet:
    """Return the rule set that was asked for, or complain."""
    entry = entry_of(texts, ruleset_id)
    least, most = entry.seats
    if not least <= seats <= most:
        raise Complaint(texts.text("error-seats", asked=seats, least=least, most=most))
    text = None if deck is None else read_text(deck, texts)
    try:
        return ruleset(ruleset_id, seats, options, text)
    except DeckError as error:
        raise Complaint(texts.text("error-deck", file=str(deck), reason=str(error))) from None
    except ValueError as error:
        raise Complaint(str(error)) from None


def parsed_options(texts: Texts, ruleset_id: str, words: Sequence[str]) -> dict[str, OptionValue]:
    """Read ``name=value`` words, or complain."""
    known = {option.name: option for option in entry_of(texts, ruleset_id).options}
    found: dict[str, OptionValue] = {}
    for word in words:
        name, equals, given = word.partition("=")
        if not equals:
            raise Complaint(texts.text("error-option-form", asked=word))
        if name not in known:
            listed = ", ".join(known)
            raise Complaint(texts.text("error-option", asked=name, known=listed))
        found[name] = _choice(texts, known[name], given)
    return found


def _choice(texts: Texts, option: Option, given: str) -> OptionValue:
    try:
        return option.parse(given)
    except ValueError:
        listed = ", ".join(option_text(choice) for choice in option.choices)
        raise Complaint(
            texts.text("error-option-value", name=option.name, asked=given, known=listed)
        ) from None


def people_seats(texts: Texts, word: str, seats: int) -> tuple[int, ...]:
    """Read the seats of the people at this device: ``0``, ``0,2`` or ``none``."""
    if word == NOBODY:
        return ()
    found = []
    for part in word.split(","):
        if not part.strip().isdecimal() or int(part) >= seats:
            raise Complaint(texts.text("error-you", asked=part.strip(), last=seats - 1))
        found.append(int(part))
    return tuple(sorted(set(found)))


def bot_levels(texts: Texts, word: str, seats: Sequence[int]) -> dict[int, str]:
    """Read the levels of the bots: one for all, or one for each of their seats."""
    levels = [level.strip() for level in word.split(",")]
    for level in levels:
        if level not in LEVELS:
            raise Complaint(texts.text("error-bot", asked=level, known=", ".join(LEVELS)))
    if len(levels) == 1:
        levels *= len(seats)
    if len(levels) != len(seats):
        raise Complaint(texts.text("error-bots", given=len(levels), wanted=len(seats)))
    return dict(zip(seats, levels, strict=True))


def seat_names(
    texts: Texts, seats: int, people: Sequence[int], given: str | None
) -> tuple[str, ...]:
    """Name every seat: people by their own names or their number, bots as dwarves."""
    dwarves = texts.text("dwarf-names").split(", ")
    own = [name.strip() for name in given.split(",") if name.strip()] if given else []
    if len(own) > len(people):
        raise Complaint(texts.text("error-names", given=len(own), wanted=len(people)))
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
