"""Telling what happened, what a move does and why one is refused, in sentences.

An event is told by the text ``event-`` and its name (``PathLaid``: ``event-path-laid``), a move by
``move-`` and its verb. The arguments of a text are the fields of the event or the move, in words:
names for seats and cards. So a module brings its sentences as texts and nothing else.

A family has texts of its own under a prefix, such as ``duel-event-path-laid``; where there is
none, it shares the text without it.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby, pairwise
from typing import ClassVar, Final, Self, TypeAlias

from saboteur.kernel.event import Event, fields_of
from saboteur.kernel.geometry import Cell, cell_text, xy
from saboteur.kernel.move import NOTHING, Move
from saboteur.kernel.refusal import Refusal, said_args
from saboteur.texts import Texts

Words: TypeAlias = dict[str, str | int]
"""What a text speaks of, by name."""


MAYBE_NOBODY: Final = frozenset({"completer", "to"})
"""Seats in events that may be nobody; each text says so in its own words."""


class Teller:
    """Speaks to one seat, or to everybody, in one language, of one family's game."""

    prefix: ClassVar[str] = ""
    """How the ids of the family's own texts begin, for example ``duel-``."""
    play: ClassVar[str] = "play"
    """The verb whose texts go by what a card is played on, ``move-on-cell`` and the like."""
    quiet: ClassVar[frozenset[str]] = frozenset(
        {"TurnBegan", "HiddenDraw", "OwnHand", "CardPutAway"}
    )
    """Events that the table shows anyway, or that the event which follows tells again."""
    echoes: ClassVar[frozenset[tuple[str, str]]] = frozenset()
    """Where the second event says nothing that the first has not said."""
    actors: ClassVar[frozenset[str]] = frozenset({"seat", "starter"})
    """Fields that hold the seat which does something: ``$who`` and ``$name`` in texts."""
    targets: ClassVar[frozenset[str]] = frozenset({"target", "victim", "to"})
    """Fields that hold whom it is done to: ``$relation`` and ``$target`` in texts."""
    kinds: ClassVar[frozenset[str]] = frozenset({"card"})
    """Fields that hold a kind of card."""

    def __init__(self, texts: Texts, names: Sequence[str], seat: int | None = None) -> None:
        """Speak of ``names``; ``seat`` is addressed as you, if there is one."""
        self.texts = texts
        self.names = tuple(names)
        self.seat = seat

    def to(self, seat: int | None) -> Self:
        """Return one who speaks to another seat."""
        return type(self)(self.texts, self.names, seat)

    def say(self, key: str, /, **args: str | int) -> str:
        """Return a text of the terminal, the family's own if it has one."""
        return self.texts.text(self.key(key), **args)

    def key(self, key: str) -> str:
        """Return the id of the family's own text, or of the one that all share."""
        own = f"{self.prefix}{key}"
        return own if own in self.texts else key

    # Names.

    def player(self, seat: int) -> str:
        """Name a seat as the one spoken to would."""
        return self.say("you") if seat == self.seat else self.names[seat]

    def players(self, seats: Iterable[int]) -> str:
        """Name several seats in the middle of a sentence, the one spoken to first."""
        return self.in_order(sorted(seats, key=lambda seat: seat != self.seat))

    def in_order(self, seats: Iterable[int]) -> str:
        """Name several seats in the middle of a sentence, as they are given."""
        return ", ".join(
            self.say("you").lower() if seat == self.seat else self.names[seat] for seat in seats
        )

    def letter(self, colour: str) -> str:
        """Return the letter that stands for a colour in the maze."""
        return self.say(f"door-{colour}")

    def card(self, kind: str) -> str:
        """Name a card; one of a deck of your own may have no name but its kind."""
        key = self.key(f"card-{kind}")
        return self.texts.text(key) if key in self.texts else kind

    def cards(self, kinds: Iterable[str]) -> str:
        """Name several cards, or say that there is none."""
        return ", ".join(map(self.card, kinds)) or self.say("no-cards")

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
        one, other = map(str, cells)
        return self.say("both", one=one, other=other)

    # Moves.

    def refusal(self, refusal: Refusal) -> str:
        """Say why a move is refused."""
        return self.say(f"refusal-{refusal.code}", **self.of_refusal(said_args(refusal)))

    def of_refusal(self, args: Mapping[str, str | int]) -> Words:
        """Put what a refusal speaks of into words."""
        words: Words = dict(args)
        if "card" in args:
            words["card"] = self.card(str(args["card"]))
        if "seat" in args:
            words["seat"] = self.names[int(args["seat"])]
        return words

    def move(self, move: Move) -> str:
        """Say what a move would do, as an answer to choose."""
        return self.say(f"move-{self.form(move)}", **self.of_move(move))

    def declared(self, move: Move) -> str:
        """Say what a card that was put down would do, card and all."""
        return self.say(f"declared-{self.form(move)}", **self.of_move(move))

    def option(self, moves: Sequence[Move]) -> str:
        """Say what some moves of one verb do, as something to choose on a turn."""
        return self.say(f"turn-{moves[0].verb}", count=len(moves), **self.of_move(moves[0]))

    def of_move(self, move: Move) -> Words:
        """Return what the texts of moves may speak of."""
        return {
            "card": self.card(move.card),
            "cell": "" if move.at == NOTHING else cell_text(move.at),
            "cells": "" if move.to == NOTHING else self.cells((xy(move.at), xy(move.to))),
            "turned": flag(on=move.turned),
            "target": "" if move.whom == NOTHING else self.player(move.whom),
            "relation": "you" if move.whom == self.seat else "other",
            "side": move.word,
            "word": move.word,
            "value": move.number,
        }

    def form(self, move: Move) -> str:
        """Name the text that speaks of a move: by its verb, or by what a card is played on."""
        if move.verb != self.play:
            return move.verb
        if move.to != NOTHING:
            return "on-cells"
        if move.at != NOTHING:
            return "on-cell"
        if move.whom == NOTHING:
            return "on-nothing"
        return "on-tool" if move.word else "on-seat"

    # Events.

    def events(self, events: Iterable[Event]) -> list[str]:
        """Tell events in order; what nobody needs to hear is left out, repeats are counted."""
        heard = list(events)
        instead = self.instead(heard)
        told = [
            instead[place] if place in instead else self.event(event)
            for place, event in enumerate(heard)
        ]
        runs = [(said, len(list(same))) for said, same in groupby(filter(None, told))]
        return [said if many == 1 else f"{said} (×{many})" for said, many in runs]

    def instead(self, heard: Sequence[Event]) -> dict[int, str | None]:
        """What is told in place of an event, by where it stands; ``None`` for an echo."""
        return {
            place: None
            for place, (one, next_one) in enumerate(pairwise(heard), 1)
            if (type(one).__name__, type(next_one).__name__) in self.echoes
        }

    def event(self, event: Event) -> str | None:
        """Tell one event; ``None`` if the table shows it anyway."""
        name = type(event).__name__
        if name in self.quiet:
            return None
        words = re.sub(r"(?<!^)([A-Z])", r"-\1", name).lower()
        return self.say(f"event-{words}", **self.arguments(event))

    def arguments(self, event: Event) -> Words:
        """Put the fields of an event into words."""
        hints = fields_of(type(event))
        given = {name: getattr(event, name) for name in hints}
        words: Words = {}
        for name, fact in given.items():
            hint = hints[name]
            if hint == tuple[Cell, ...]:
                words[name] = self.cells(fact)
            else:
                words |= self.fact(name, fact)
            if name in self.targets:
                words |= self._target(given["seat"], fact)
        return words

    def _target(self, seat: int, target: int | None) -> Words:
        """Name whom a seat did something to: another, itself, you or nobody."""
        if target is None:
            return {"relation": "nobody", "target": ""}
        relation = "self" if target == seat else "you" if target == self.seat else "other"
        return {"relation": relation, "target": self.names[target]}

    def fact(self, name: str, fact: object) -> Words:
        """Put one field into words, by its name and by what it holds."""
        match fact:
            case bool():
                return {name: flag(on=fact)}
            case int() if name in self.actors:
                return {"who": "you" if fact == self.seat else "other", "name": self.names[fact]}
            case str() if name in self.kinds:
                return {name: self.card(fact)}
            case int() | str():
                return {name: fact}
            case None if name in MAYBE_NOBODY:
                return {name: ""}
            case Cell():
                return {name: str(fact)}
            case tuple():
                return {name: self.listed(name, fact), f"{name}_count": len(fact)}
            case _:
                message = f"no words for {name} {fact!r}"
                raise TypeError(message)

    def listed(self, name: str, facts: Sequence[object]) -> str:
        """Put a list into words."""
        numbers = [fact for fact in facts if isinstance(fact, int)]
        words = [fact for fact in facts if isinstance(fact, str)]
        match name:
            case "order":
                return self.in_order(numbers)
            case "seats" | "winners":
                return self.players(numbers)
            case "cards" | "hand" if not numbers:
                return self.cards(words)
            case _:
                return ", ".join(map(str, facts))


class ToolTeller(Teller):
    """Speaks of the tools that cards break and repair."""

    def tool(self, kind: str) -> str:
        """Name a tool, in the middle of a line."""
        return self.say(f"tool-{kind}").lower()

    def tools(self, kinds: Iterable[str]) -> str:
        """Name several tools."""
        return ", ".join(map(self.tool, kinds))

    def letters(self, kinds: Iterable[str]) -> list[str]:
        """Return the first letters of tools."""
        return [self.tool(kind)[0].upper() for kind in kinds]

    def of_refusal(self, args: Mapping[str, str | int]) -> Words:
        """Put tools into words beside cards and seats."""
        words = super().of_refusal(args)
        if "tools" in args:
            words["tools"] = self.tools(str(args["tools"]).split())
        return words


def flag(*, on: bool) -> str:
    """Return the word for a switch that texts select by."""
    return "yes" if on else "no"
