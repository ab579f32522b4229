"""Telling what happened, what a move does and why one is refused, in sentences.

An event is told by the text ``event-`` and its name (``PathLaid``: ``event-path-laid``), a move by
``move-`` and its verb. The arguments of a text are the fields of the event or the move, in words:
names for seats, cards and roles. So a module brings its sentences as texts and nothing else.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import fields
from itertools import groupby, pairwise
from typing import Any, Final

from saboteur.games.classic import book
from saboteur.games.classic.kit import TOOLS
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell, cell_text
from saboteur.kernel.move import NOTHING, Move
from saboteur.kernel.refusal import Refusal
from saboteur.kernel.table import NOBODY
from saboteur.texts import Texts

QUIET: Final = frozenset({"TurnBegan", "HiddenDraw", "OwnHand", "PlayDeclared", "PlayAllowed"})
"""What the table shows anyway, or the event that follows tells again."""
ECHOES: Final = frozenset({("NuggetStolen", "NuggetsPaid")})
"""Where the second event says nothing that the first has not said."""

ACTORS: Final = frozenset({"seat", "starter"})
TARGETS: Final = frozenset({"target", "victim", "to"})
CARDS: Final = frozenset({"card", "path", "chest", "location"})
NUGGETS: Final = frozenset({"nuggets", "worth"})
Words = dict[str, str | int]
"""What a text speaks of, by name."""


class Teller:
    """Speaks to one seat, or to everybody, in one language."""

    def __init__(self, texts: Texts, names: Sequence[str], seat: int | None = None) -> None:
        """Speak of ``names``; ``seat`` is addressed as you, if there is one."""
        self.texts = texts
        self.names = tuple(names)
        self.seat = seat

    def to(self, seat: int | None) -> "Teller":
        """Return one who speaks to another seat."""
        return Teller(self.texts, self.names, seat)

    def say(self, key: str, **args: str | int) -> str:
        """Return a text of the terminal."""
        return self.texts.text(key, **args)

    # Names.

    def player(self, seat: int) -> str:
        """Name a seat as the one spoken to would."""
        return self.say("you") if seat == self.seat else self.names[seat]

    def players(self, seats: Iterable[int]) -> str:
        """Name several seats."""
        return ", ".join(self.player(seat) for seat in seats)

    def card(self, kind: str) -> str:
        """Name a card; one of a deck of your own may have no name but its kind."""
        key = f"card-{kind}"
        return self.texts.text(key) if key in self.texts.ids(key) else kind

    def cards(self, kinds: Iterable[str]) -> str:
        """Name several cards, or say that there is none."""
        return ", ".join(map(self.card, kinds)) or self.say("no-cards")

    def role(self, kind: str) -> str:
        """Name a role."""
        return self.texts.text(f"role-{kind}")

    def tool(self, kind: str) -> str:
        """Name a tool, in the middle of a line."""
        return self.texts.text(f"tool-{kind}").lower()

    def tools(self, kinds: Iterable[str]) -> str:
        """Name several tools."""
        return ", ".join(self.tool(kind) for kind in kinds)

    def mark(self, mark: str) -> str:
        """Name what lies before a seat: a broken tool, or a card of its own name."""
        return self.card(f"broken-{mark}") if mark in TOOLS else self.card(mark)

    def game(self, ruleset: str) -> str:
        """Name a box and its modules."""
        box, *modules = ruleset.split("+")
        name = self.say(f"box-{box}")
        if not modules:
            return name
        listed = ", ".join(self.say(f"module-{module}") for module in modules)
        return self.say("game-with", box=name, modules=listed)

    def cells(self, cells: Sequence[Cell]) -> str:
        """Name two cells."""
        one, other = map(cell_text, cells)
        return self.say("both", one=one, other=other)

    def sum(self, cards: Sequence[int]) -> str:
        """Print gold cards as a sum: ``4 (3+1)``."""
        total = str(sum(cards))
        return total if len(cards) < 2 else f"{total} ({'+'.join(map(str, cards))})"

    # Moves.

    def refusal(self, refusal: Refusal) -> str:
        """Say why a move is refused."""
        args: Words = dict(refusal.args)
        if "card" in args:
            args["card"] = self.card(str(args["card"]))
        if "tools" in args:
            args["tools"] = self.tools(str(args["tools"]).split())
        if "seat" in args:
            args["seat"] = self.names[int(args["seat"])]
        return self.texts.text(f"refusal-{refusal.code}", **args)

    def move(self, move: Move) -> str:
        """Say what a move would do, as an answer to choose."""
        return self.say(f"move-{_form(move)}", **self._of_move(move))

    def declared(self, move: Move) -> str:
        """Say what a card that was put down would do, card and all."""
        return self.say(f"declared-{_form(move)}", **self._of_move(move))

    def _of_move(self, move: Move) -> Words:
        """Return what the texts of moves may speak of."""
        return {
            "card": self.card(move.card),
            "cell": "" if move.cell == NOTHING else cell_text(move.cell),
            "cells": "" if move.other == NOTHING else self.cells((move.cell, move.other)),
            "turned": _flag(on=move.turned),
            "target": "" if move.seat == NOTHING else self.player(move.seat),
            "relation": "you" if move.seat == self.seat else "other",
            "tool": self.tool(move.word) if move.word in TOOLS else "",
            "mark": self.mark(move.word) if move.verb == "clear" else "",
            "side": move.word,
            "value": move.value,
        }

    # Events.

    def events(self, events: Iterable[Event]) -> list[str]:
        """Tell events in order; what nobody needs to hear is left out, repeats are counted."""
        heard = list(events)
        echoes = {
            place
            for place, (one, next_one) in enumerate(pairwise(heard), 1)
            if (type(one).__name__, type(next_one).__name__) in ECHOES
        }
        told = [self.event(event) for place, event in enumerate(heard) if place not in echoes]
        runs = [(said, len(list(same))) for said, same in groupby(filter(None, told))]
        return [said if many == 1 else f"{said} (×{many})" for said, many in runs]

    def event(self, event: Event) -> str | None:
        """Tell one event; ``None`` if the table shows it anyway."""
        name = type(event).__name__
        if name in QUIET:
            return None
        words = re.sub(r"(?<!^)([A-Z])", r"-\1", name).lower()
        return self.say(f"event-{words}", **self.arguments(event))

    def arguments(self, event: Event) -> Words:
        """Put the fields of an event into words."""
        kind: Any = type(event)  # every event is a value, which the checker can't see
        given = {field.name: getattr(event, field.name) for field in fields(kind)}
        words: Words = {}
        for name, fact in given.items():
            words |= self._fact(name, fact)
            if name in TARGETS:
                words |= self._target(given["seat"], fact)
        return words

    def _target(self, seat: int, target: int) -> Words:
        """Name whom a seat did something to: another, itself, you or nobody."""
        if target == NOBODY:
            return {"relation": "nobody", "target": ""}
        relation = "self" if target == seat else "you" if target == self.seat else "other"
        return {"relation": relation, "target": self.names[target]}

    def _fact(self, name: str, fact: object) -> Words:
        """Put one field into words, by its name and by what it holds."""
        match fact:
            case bool():
                return {name: _flag(on=fact)}
            case int() if name in ACTORS:
                return {"who": "you" if fact == self.seat else "other", "name": self.names[fact]}
            case int() if name in NUGGETS:
                return {"nuggets": self.say("nuggets", count=fact)}
            case int() if name.endswith("cell"):
                return {name: cell_text(fact)}
            case str() if name in CARDS:
                return {name: self.card(fact)}
            case str() if name == "role":
                return {name: self.role(fact)}
            case int() | str():
                return {name: fact}
            case tuple():
                return {name: self._listed(name, fact), f"{name}_count": len(fact)}
            case _:
                message = f"no words for {name} {fact!r}"
                raise TypeError(message)

    def _listed(self, name: str, facts: Sequence[object]) -> str:
        """Put a list into words."""
        numbers = [fact for fact in facts if isinstance(fact, int)]
        words = [fact for fact in facts if isinstance(fact, str)]
        match name:
            case "cells":
                return self.cells(numbers)
            case "seats" | "order" | "winners":
                return self.players(numbers)
            case "cards" if numbers:
                return self.sum(numbers)
            case "cards" | "hand":
                return self.cards(words)
            case "teams":
                return ", ".join(self.say(f"team-{team}") for team in words)
            case "roles":
                return ", ".join(map(self.role, words))
            case _:
                return ", ".join(map(str, facts))


def _form(move: Move) -> str:
    """Return the name of the text that speaks of a move: its verb, or what a card is played on."""
    if move.verb != book.PLAY:
        return move.verb
    if move.other != NOTHING:
        return "on-cells"
    if move.cell != NOTHING:
        return "on-cell"
    if move.seat == NOTHING:
        return "on-nothing"
    return "on-tool" if move.word else "on-seat"


def _flag(*, on: bool) -> str:
    """Return the word for a switch that texts select by."""
    return "yes" if on else "no"
