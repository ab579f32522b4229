"""Tests that each event, question and card of a rule set has a text in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from saboteur.cli.families.classic.narrator import ClassicNarrator
from saboteur.games.book import PASS, PLAY
from saboteur.games.classic.base import BASE
from saboteur.games.classic.book import FORMS
from saboteur.games.classic.events import BASE_EVENTS
from saboteur.games.classic.family import MODULES
from saboteur.games.classic.modules.right_of_way import LAY_AFTER_PAYING
from saboteur.games.classic.modules.saboteur2 import SABOTEUR2
from saboteur.games.classic.part import Part
from saboteur.games.classic.rules import ClassicRules
from saboteur.games.classic.turn import EFFECT
from saboteur.games.operations import TURN
from saboteur.games.options import option_text
from saboteur.games.registry import catalogue, ruleset
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell
from saboteur.kernel.move import Move
from saboteur.kernel.move_syntax import LAY
from saboteur.texts import Texts, languages
from tests.cli.dealt_tables import largest

PARTS: tuple[Part, ...] = (BASE, SABOTEUR2, *MODULES.values())
NEVER_SEEN = {"RolesDealt", "HandsDealt", "HandsSwapped"}
"""Engine events that every sight gets as another event."""
NEVER_ASKED = {TURN, EFFECT, LAY_AFTER_PAYING}
"""Questions without a text: a turn has a prompt of its own, the others ask no seat."""
SWITCHES = {"allow_untested": True, "both_locations": True}

SAMPLES: dict[str, object] = {
    "agreed": False,
    "card": "cross",
    "cards": ("cross", "map"),
    "cell": Cell(3, -1),
    "cells": (Cell(8, -2), Cell(8, 0)),
    "chest": "chest-rob",
    "clockwise": False,
    "completer": 1,
    "crystals": 3,
    "from_cell": Cell(1, 0),
    "goal": "treasure",
    "hand": ("cross", "map"),
    "location": "costume-workshop",
    "move": "lay cross 1,0",
    "nuggets": 2,
    "offered": (1, 2),
    "order": (1, 0, 2),
    "path": "chest-cross",
    "removed": "cross",
    "role": "saboteur",
    "roles": ("saboteur", "saboteur", "saboteur"),
    "round": 2,
    "scores": (1, 2, 3),
    "seat": 1,
    "seats": (0, 2),
    "side": "E",
    "starter": 1,
    "swapped": True,
    "taken": 2,
    "target": 2,
    "teams": ("blue-digger", "green-digger"),
    "to": 2,
    "to_cell": Cell(2, 0),
    "tool": "lamp",
    "treasure": True,
    "turned": True,
    "victim": 2,
    "winners": (2,),
    "worth": 3,
}
"""A sample value for each event field."""
COUNTED = {"GoldShared", "HiddenPay", "HiddenOffer", "HiddenReturn", "PileCavedIn"}
"""Events whose field ``cards`` is a number."""


def sample(kind: type[Event], seat: int) -> Event:
    names = list(kind.__dataclass_fields__)  # type: ignore[attr-defined]
    args = {name: seat if name == "seat" else SAMPLES[name] for name in names}
    if kind.__name__ in COUNTED:
        args["cards"] = 2
    elif kind.__name__ == "GoldPaid":
        args["cards"] = (2, 1)
    return kind(**args)


def events() -> Iterator[type[Event]]:
    """Return every event type that some sight may get."""
    kinds = dict.fromkeys((*BASE_EVENTS, *(kind for part in PARTS for kind in part.events)))
    return (kind for kind in kinds if kind.__name__ not in NEVER_SEEN)


RULE_SETS = [largest("saboteur", 5), largest("saboteur2", 5), ruleset("saboteur+tournament", 5)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", list(events()))
def test_every_module_event_has_a_sentence(kind: type[Event], language: str) -> None:
    narrator = ClassicNarrator(Texts(language), ["Ann", "Bob", "Cid"], seat=0)
    for seat in (0, 1):
        said = narrator.events([sample(kind, seat)])
        assert len(said) == (kind.__name__ not in ClassicNarrator.silent_events)
        assert all(sentence.endswith((".", "!")) for sentence in said)
        assert all("{" not in sentence and "None" not in sentence for sentence in said)


@pytest.mark.parametrize("language", languages())
def test_every_question_can_be_asked(language: str) -> None:
    kinds = {kind for part in PARTS for kind in part.decisions} | {
        kind for rules in RULE_SETS if isinstance(rules, ClassicRules) for kind in rules.decisions
    }
    asked = {key.removeprefix("ask-") for key in Texts(language).ids("ask-")}
    assert asked == kinds - NEVER_ASKED


@pytest.mark.parametrize("language", languages())
def test_every_verb_and_form_of_move_can_be_said(language: str) -> None:
    texts = Texts(language)
    verbs = {verb for part in PARTS for verb in part.verbs} | {LAY, PASS}
    forms = {
        form
        for rules in RULE_SETS
        if isinstance(rules, ClassicRules)
        for form in rules.kit.forms
        if form is not None
    }
    played = {form_text(form) for form in forms}
    said = {key.removeprefix("move-") for key in texts.ids("move-")}
    assert said == verbs | played
    declared = {key.removeprefix("declared-") for key in texts.ids("declared-")}
    assert declared == played | {LAY}
    options = {verb for part in PARTS for verb in part.turn_options}
    assert {f"turn-{verb}" for verb in options} <= set(texts.ids("turn-"))


def form_text(form: str) -> str:
    """Return the text id for playing a card in this form."""
    words = FORMS[form]
    if "other" in words or "partner" in words:
        return "on-cells"
    if "cell" in words:
        return "on-cell"
    if "tool" in words:
        return "on-tool"
    return "on-seat" if words else "on-nothing"


@pytest.mark.parametrize("language", languages())
def test_cards_roles_marks_doors_and_boxes_have_names(language: str) -> None:
    texts = Texts(language)
    narrator = ClassicNarrator(texts, ["Ann"])
    for rules in RULE_SETS:
        assert isinstance(rules, ClassicRules)
        kit = rules.kit
        names = {f"card-{name}" for name in kit.names}
        names |= {f"role-{role}" for role in kit.roles}
        names |= {f"door-{colour}" for colour in kit.barriers}
        assert names <= set(texts.ids())
        assert all(narrator.mark(mark) != mark for mark in kit.marks)
        assert narrator.ruleset_name(rules.id)
    for entry in catalogue():
        assert "description" in texts.attributes(f"{entry.kind}-{entry.id}")


@pytest.mark.parametrize("language", languages())
def test_options_and_their_choices_have_names(language: str) -> None:
    texts = Texts(language)
    for option in (option for entry in catalogue() for option in entry.options):
        keys = [f"option-{option.name}"]
        if option.name != "first_player":  # a seat's number is its own name
            keys += [f"option-{option.name}-{option_text(each)}" for each in option.choices]
        for key in keys:
            assert texts.text(key)
            assert texts.attribute(key, "meaning")


ENGLISH = ClassicNarrator(Texts("en"), ["Ann", "Bob", "Cid"], seat=0)


@pytest.mark.parametrize(
    ("name", "facts", "said"),
    [
        ("CardPlayedOn", (1, "prison", 0), "Bob plays “Prison” on you."),
        ("CardPlayedOn", (0, "thief", 0), "You play “Thief” on yourself."),
        ("CrystalsPaid", (1, (0,)), "One crystal lies in the maze for the geologists: you."),
        (
            "WinnersNamed",
            (("blue-digger",), (0, 2)),
            "The round goes to the blue diggers; a share goes to you, Cid.",
        ),
        (
            "WinnersNamed",
            ((), ()),
            "No team wins; nobody has a share.",
        ),
        ("OwnHandSwapped", (1, 0, ()), "Bob swaps hands with you; you hold now: no cards."),
        ("PlayVetoed", (1, 0, "map"), "Bob vetoes your “Map”: it has no effect."),
        ("GoalsExchanged", (0, (Cell(8, 0), Cell(8, 2)), False), None),
        (
            "GoalsTaken",
            (1, (Cell(8, 0), Cell(8, 2))),
            "Bob plays a goal exchange and takes the goals on 8,0 and 8,2.",
        ),
        ("PawnPosted", (1, Cell(3, 0), "E"), "Bob posts a pawn east of 3,0."),
        (
            "PassageDue",
            (0, "map", Cell(3, 0), False, 0),
            "You put down “Map” on 3,0; first you pay the pawn there.",
        ),
        (
            "PassageDue",
            (1, "map", Cell(3, 0), False, 0),
            "Bob puts down “Map” on 3,0; first you pay the pawn there.",
        ),
        (
            "PassageDue",
            (1, "map", Cell(3, 0), False, 2),
            "Bob puts down “Map” on 3,0; first Cid pays the pawn there.",
        ),
        ("CardRobbed", (1, 0, "map"), "Bob robs you of “Map”."),
        ("HiddenReturn", (1, 2), "Bob keeps one of the cards and discards 2 face down."),
        (
            "DirectionChanged",
            (0, False),
            "You change the direction of play: counter-clockwise, up the list.",
        ),
    ],
)
def test_sentences(name: str, facts: tuple[object, ...], said: str | None) -> None:
    kind = next(kind for kind in events() if kind.__name__ == name)
    told = ENGLISH.events([kind(*facts)])
    assert told == [said or "You put the goals on 8,0 and 8,2 back as they were."]


def test_theft_sentence_counts_repeats() -> None:
    by_name = {kind.__name__: kind for kind in events()}
    stolen = [by_name["NuggetStolen"](1, 0), by_name["NuggetsPaid"](0, 1, 1)]  # type: ignore[call-arg]
    assert ENGLISH.events(stolen) == ["Bob steals a nugget from you."]
    passed = [by_name["HiddenPass"](1)] * 3  # type: ignore[call-arg]
    assert ENGLISH.events(passed) == ["Bob discards a card face down. (×3)"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("lay bridge 1,0", "“Bridge” on 1,0"),
        ("play prison 0", "“Prison” on you"),
        ("play goal-exchange 8,-2 8,0", "“Goal exchange” on 8,-2 and 8,0"),
        ("play diversion 3,0 turned", "“Diversion” on 3,0, turned"),
        ("play master-craftsman 2 cart", "“Master craftsman” on Cid (cart)"),
        ("play scout", "“Scout”"),
    ],
)
def test_a_declared_card_is_named_with_its_target(text: str, said: str) -> None:
    move: Move = largest("saboteur2", 5).parse_move(text)
    assert ENGLISH.declared_move(move) == said
    assert move.verb in (LAY, PLAY)
