"""Tests that every refusal code of the engine has a text, and every such text a code."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import saboteur
from saboteur.cli.families.classic.narrator import ClassicNarrator
from saboteur.kernel.refusal import Refusal
from saboteur.texts import Texts, languages, sources

SOURCE = Path(saboteur.__file__).parent


def named(node: ast.Assign | ast.AnnAssign) -> set[str]:
    """Return the names of variables that a statement sets to a string literal."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    text = isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    return {target.id for target in targets if isinstance(target, ast.Name) and text}


def refusals() -> dict[str, set[frozenset[str]]]:
    """Return the refusals in the engine's source: codes, each with its sets of argument names."""
    found: dict[str, set[frozenset[str]]] = {}
    for file in SOURCE.rglob("*.py"):
        source = file.read_text("utf-8")
        if not any(word in source for word in ("refuse(", "Refusal(", "other = ", "other: ")):
            continue  # parsing takes long
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Assign | ast.AnnAssign) and "other" in named(node):
                # A rule that tests another cell than the one asked about (games/answers.py).
                assert isinstance(node.value, ast.Constant)
                found.setdefault(str(node.value.value), set()).add(frozenset({"cell"}))
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id not in ("refuse", "Refusal") or len(node.args) < 2:
                continue
            code = node.args[1]
            if isinstance(code, ast.Constant) and isinstance(code.value, str):
                names = frozenset(word.arg for word in node.keywords if word.arg is not None)
                if "cli" not in file.relative_to(SOURCE).parts:
                    found.setdefault(code.value, set()).add(names)
    return found


REFUSALS = refusals()


def variables(message: fluent.Message) -> set[str]:
    """Return the names of the variables in a message."""
    names: set[str] = set()

    class Finder(Visitor):
        def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
            names.add(node.id.name)

    Finder().visit(message)
    return names


def test_the_source_was_read() -> None:
    assert {"edge-mismatch", "not-linked", "game-over", "not-asked"} <= REFUSALS.keys()
    assert REFUSALS["edge-mismatch"] == {frozenset({"cell", "side", "meets"})}


@pytest.mark.parametrize("language", languages())
def test_codes_and_sentences_are_the_same_set(language: str) -> None:
    sentences = Texts(language).ids("refusal-")
    assert {key.removeprefix("refusal-") for key in sentences} == REFUSALS.keys()


@pytest.mark.parametrize("language", languages())
def test_refusal_texts_use_only_given_arguments(language: str) -> None:
    for entry in FluentParser().parse(sources(language)["refusals"]).body:
        if isinstance(entry, fluent.Message):
            given = REFUSALS[entry.id.name.removeprefix("refusal-")]
            assert all(variables(entry) <= names for names in given), entry.id.name


SAMPLES: dict[str, str | int] = {
    "cell": "3,-1",
    "card": "cross",
    "seat": 1,
    "tool": "lamp",
    "tools": "pick cart",
    "side": "E",
    "meets": "open",
    "value": 2,
    "asked": "turn",
    "verb": "take",
    "obstacle": "log",
    "option": "mine",
    "treasure": 2,
    "creature": "rat",
    "space": 1,
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", sorted(REFUSALS))
def test_every_refusal_has_a_text(language: str, code: str) -> None:
    narrator = ClassicNarrator(Texts(language), ["Ann", "Bob"], seat=0)
    for names in REFUSALS[code]:
        args = tuple((name, SAMPLES[name]) for name in sorted(names))
        said = narrator.refusal(Refusal("B-14", code, args))
        assert said.endswith(".")
        assert "{" not in said


def test_refusals_name_cards_players_and_tools() -> None:
    narrator = ClassicNarrator(Texts("en"), ["Ann", "Bob"], seat=0)
    assert (
        narrator.refusal(Refusal("B-31", "nothing-to-repair", (("seat", 1), ("tool", "lamp"))))
        == "Bob has no broken lamp to repair."
    )
    assert (
        narrator.refusal(Refusal("B-28", "broken-tool", (("tools", "pick cart"),)))
        == "You can’t lay a path card while a broken tool lies before you: pick, cart."
    )
    assert (
        narrator.refusal(Refusal("B-14", "not-in-hand", (("card", "curve-ne"),)))
        == "You don’t hold the card “North-east curve”."
    )
