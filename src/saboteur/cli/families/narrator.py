"""Sentences for events, moves and refusals.

The text of an event is ``event-`` and its name (``PathLaid``: ``event-path-laid``), that of a move
``move-`` and its verb. The arguments of a text are the fields of the event or the move, in words:
names for seats and cards. So a module adds its sentences as texts and no code.

A family can have texts of its own under a prefix, such as ``duel-event-path-laid``; otherwise it
uses the common text without the prefix.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby, pairwise
from typing import ClassVar, Final, Self, TypeAlias

from saboteur.kernel.event import Event, fields_of
from saboteur.kernel.geometry import Cell, cell_text, xy
from saboteur.kernel.move import NOTHING, Move
from saboteur.kernel.refusal import Refusal, text_args
from saboteur.texts import Texts

TextArgs: TypeAlias = dict[str, str | int]
"""The arguments of a text, by name."""


MAYBE_NOBODY: Final = frozenset({"completer", "to"})
"""Event fields whose seat can be ``None``; each text has a variant for that case."""


class Narrator:
    """Writes the sentences of one family's game in one language.

    The player in ``seat`` is addressed as "you"; with ``None`` no player is.
    """

    prefix: ClassVar[str] = ""
    """Prefix of the family's own text ids, for example ``duel-``."""
    play: ClassVar[str] = "play"
    """The verb whose texts depend on the target of its card, such as ``move-on-cell``."""
    silent_events: ClassVar[frozenset[str]] = frozenset(
        {"TurnBegan", "HiddenDraw", "OwnHand", "CardPutAway"}
    )
    """Events without a sentence: the table shows them, or the next event includes them."""
    echo_pairs: ClassVar[frozenset[tuple[str, str]]] = frozenset()
    """Pairs of events of which the second adds nothing to the first."""
    actor_fields: ClassVar[frozenset[str]] = frozenset({"seat", "starter"})
    """Fields that name the acting seat: ``$who`` and ``$name`` in texts."""
    target_fields: ClassVar[frozenset[str]] = frozenset({"target", "victim", "to"})
    """Fields that name the affected seat: ``$relation`` and ``$target`` in texts."""
    card_fields: ClassVar[frozenset[str]] = frozenset({"card"})

    def __init__(self, texts: Texts, names: Sequence[str], seat: int | None = None) -> None:
        self.texts = texts
        self.names = tuple(names)
        self.seat = seat

    def for_seat(self, seat: int | None) -> Self:
        """Return a narrator that addresses another seat."""
        return type(self)(self.texts, self.names, seat)

    def say(self, key: str, /, **args: str | int) -> str:
        """Return a text, in the family's own version if there is one."""
        return self.texts.text(self.text_id(key), **args)

    def text_id(self, key: str) -> str:
        """Return the id of the family's own text, or of the common one."""
        own = f"{self.prefix}{key}"
        return own if own in self.texts else key

    # Names.

    def player(self, seat: int) -> str:
        """Return the name of a seat; "you" for the addressed seat."""
        return self.say("you") if seat == self.seat else self.names[seat]

    def players(self, seats: Iterable[int]) -> str:
        """Return the names of seats for the middle of a sentence, the addressed seat first."""
        return self.in_order(sorted(seats, key=lambda seat: seat != self.seat))

    def in_order(self, seats: Iterable[int]) -> str:
        """Return the names of seats for the middle of a sentence, in the given order."""
        return ", ".join(
            self.say("you").lower() if seat == self.seat else self.names[seat] for seat in seats
        )

    def letter(self, colour: str) -> str:
        """Return the letter that stands for a colour in the maze."""
        return self.say(f"door-{colour}")

    def card(self, kind: str) -> str:
        """Return the name of a card; the kind if a custom deck gives it no name."""
        key = self.text_id(f"card-{kind}")
        return self.texts.text(key) if key in self.texts else kind

    def cards(self, kinds: Iterable[str]) -> str:
        """Return the names of several cards; an empty list has its own text."""
        return ", ".join(map(self.card, kinds)) or self.say("no-cards")

    def ruleset_name(self, ruleset: str) -> str:
        """Return the names of a box and its modules."""
        box, *modules = ruleset.split("+")
        name = self.say(f"box-{box}")
        if not modules:
            return name
        listed = ", ".join(self.say(f"module-{module}") for module in modules)
        return self.say("game-with", box=name, modules=listed)

    def cells(self, cells: Sequence[Cell]) -> str:
        one, other = map(str, cells)
        return self.say("both", one=one, other=other)

    # Moves.

    def refusal(self, refusal: Refusal) -> str:
        """Return the reason for a refusal as a sentence."""
        return self.say(f"refusal-{refusal.code}", **self.refusal_args(text_args(refusal)))

    def refusal_args(self, args: Mapping[str, str | int]) -> TextArgs:
        """Return the arguments of a refusal, in words."""
        words: TextArgs = dict(args)
        if "card" in args:
            words["card"] = self.card(str(args["card"]))
        if "seat" in args:
            words["seat"] = self.names[int(args["seat"])]
        return words

    def move(self, move: Move) -> str:
        """Return the description of a move, as an answer in a menu."""
        return self.say(f"move-{self.move_form(move)}", **self.move_args(move))

    def declared_move(self, move: Move) -> str:
        """Return the description of a declared move, with its card."""
        return self.say(f"declared-{self.move_form(move)}", **self.move_args(move))

    def turn_option(self, moves: Sequence[Move]) -> str:
        """Return the description of moves with the same verb, as one option of a turn."""
        return self.say(f"turn-{moves[0].verb}", count=len(moves), **self.move_args(moves[0]))

    def move_args(self, move: Move) -> TextArgs:
        """Return the arguments of the texts for moves."""
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

    def move_form(self, move: Move) -> str:
        """Return the id of a move's text: by its verb, or by the target of its card."""
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
        """Return sentences for events in order; events without one are left out.

        Repeats are counted.
        """
        heard = list(events)
        instead = self.replacements(heard)
        told = [
            instead[place] if place in instead else self.event(event)
            for place, event in enumerate(heard)
        ]
        runs = [(said, len(list(same))) for said, same in groupby(filter(None, told))]
        return [said if many == 1 else f"{said} (×{many})" for said, many in runs]

    def replacements(self, events: Sequence[Event]) -> dict[int, str | None]:
        """Return sentences that replace events, by index; ``None`` omits the event."""
        return {
            place: None
            for place, (one, next_one) in enumerate(pairwise(events), 1)
            if (type(one).__name__, type(next_one).__name__) in self.echo_pairs
        }

    def event(self, event: Event) -> str | None:
        """Return a sentence for an event; ``None`` if it has none."""
        name = type(event).__name__
        if name in self.silent_events:
            return None
        words = re.sub(r"(?<!^)([A-Z])", r"-\1", name).lower()
        return self.say(f"event-{words}", **self.event_args(event))

    def event_args(self, event: Event) -> TextArgs:
        """Return the fields of an event as text arguments."""
        hints = fields_of(type(event))
        given = {name: getattr(event, name) for name in hints}
        words: TextArgs = {}
        for name, fact in given.items():
            hint = hints[name]
            if hint == tuple[Cell, ...]:
                words[name] = self.cells(fact)
            else:
                words |= self.format_field(name, fact)
            if name in self.target_fields:
                words |= self._target(given["seat"], fact)
        return words

    def _target(self, seat: int, target: int | None) -> TextArgs:
        """Return the text arguments for an affected seat: itself, you, another or nobody."""
        if target is None:
            return {"relation": "nobody", "target": ""}
        relation = "self" if target == seat else "you" if target == self.seat else "other"
        return {"relation": relation, "target": self.names[target]}

    def format_field(self, name: str, fact: object) -> TextArgs:
        """Return one field as text arguments, by its name and value."""
        match fact:
            case bool():
                return {name: flag(on=fact)}
            case int() if name in self.actor_fields:
                return {"who": "you" if fact == self.seat else "other", "name": self.names[fact]}
            case str() if name in self.card_fields:
                return {name: self.card(fact)}
            case int() | str():
                return {name: fact}
            case None if name in MAYBE_NOBODY:
                return {name: ""}
            case Cell():
                return {name: str(fact)}
            case tuple():
                return {name: self.format_list(name, fact), f"{name}_count": len(fact)}
            case _:
                message = f"no words for {name} {fact!r}"
                raise TypeError(message)

    def format_list(self, name: str, facts: Sequence[object]) -> str:
        """Return the values of a list field as text; ``name`` selects the form."""
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


class ToolNarrator(Narrator):
    """Texts for the tools that cards break and repair."""

    def tool(self, kind: str) -> str:
        """Return the name of a tool, in the middle of a sentence."""
        return self.say(f"tool-{kind}").lower()

    def tools(self, kinds: Iterable[str]) -> str:
        return ", ".join(map(self.tool, kinds))

    def letters(self, kinds: Iterable[str]) -> list[str]:
        """Return the first letters of tools."""
        return [self.tool(kind)[0].upper() for kind in kinds]

    def refusal_args(self, args: Mapping[str, str | int]) -> TextArgs:
        """Return the arguments of a refusal, in words, including tools."""
        words = super().refusal_args(args)
        if "tools" in args:
            words["tools"] = self.tools(str(args["tools"]).split())
        return words


def flag(*, on: bool) -> str:
    """Return ``yes`` or ``no``, by which a text selects its variant."""
    return "yes" if on else "no"
