"""Tests that the pages of records, moves and positions say all that another engine needs."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from saboteur.games.registry import catalogue, ruleset
from tests.golden.playthrough import PLAYTHROUGHS
from tests.sampling import PLAIN_SETS, SETS_BY_MODULE, Setting, playthrough
from tools import moves_page

ROOT = Path(__file__).resolve().parents[2]
RECORDS = (ROOT / "docs" / "records.md").read_text("utf-8")
POSITIONS = (ROOT / "docs" / "positions.md").read_text("utf-8")
GAMES = ROOT / "src" / "saboteur" / "games"
GOLDEN = ROOT / "tests" / "golden"


def test_the_page_of_moves_is_up_to_date() -> None:
    assert moves_page.PAGE.read_text("utf-8") == moves_page.render_page(), "run make docs"


def test_every_verb_card_and_question_of_every_box_and_module_is_there() -> None:
    written = moves_page.PAGE.read_text("utf-8")
    heads = re.findall(r"^\| `([a-z-]+)", written, re.MULTILINE)
    for entry in catalogue():
        id_ = entry.id if entry.kind == "box" else f"saboteur+{entry.id}"
        rules = ruleset(id_, moves_page.SEATS.get(entry.id, moves_page.DEFAULT_SEATS))
        assert {"lay", "play", "pass", *rules.book.verbs, *rules.decisions} <= set(heads)
        played = {rules.kit.effects[card] for card, forms in enumerate(rules.book.effects) if forms}
        shown = {
            rules.kit.effects[rules.kit.cards[card]]
            for card in re.findall(r"^\| `play ([a-z-]+)", written, re.MULTILINE)
            if card in rules.kit.cards
        }
        assert played == shown


def question_arguments(words: list[str]) -> set[str]:
    """Return the names of the arguments after an ``ask`` line's seat, as the page defines them."""
    found: set[str] = {word for word in ("left", "then", "move") if word in words}
    until = min(words.index(word) for word in found) if found else len(words)
    cells = [word for word in words[:until] if re.fullmatch(r"-?\d+,-?\d+", word)]
    found |= {"cell"} if cells else set()
    return found | ({"card"} if len(words[:until]) > len(cells) else set())


def test_every_question_of_a_position_has_what_the_page_says() -> None:
    rows = re.findall(r"^\| (`[a-z-]+`.*?) \| (.*?) \| .*? \|$", POSITIONS, re.MULTILINE)
    said = {kind: text for kinds, text in rows for kind in re.findall(r"`([a-z-]+)`", kinds)}
    assert set(moves_page.QUESTIONS) <= set(said)
    met: set[tuple[str, str]] = set()
    for file in GOLDEN.glob("*.txt"):
        for line in re.findall(r"^  ask (.*)", file.read_text("utf-8"), re.MULTILINE):
            kind, _, *words = line.split()
            for word in question_arguments(words):
                assert re.search(rf"\b{word}\b", said[kind]), line
                met.add((kind, word))
    assert {("veto", "move"), ("orient-goal", "card"), ("repel-creature", "cell")} <= met


COMMON = ["maze", "hand", "pile", "discard", "aside"]
SECTIONS = {
    "saboteur": ("Saboteur and Saboteur 2", "goals", COMMON),
    "saboteur2": ("Saboteur and Saboteur 2", "goals", COMMON),
    "duel": ("Le Duel", "goals", ["maze", "hand", "pile", "aside", "discard"]),
    "lost-mines": ("The Lost Mines", "troll", COMMON[1:]),
    "dark-cave": ("The Dark Cave", "goals", COMMON),
}
"""For each box: the section that lists the lines of its positions, and the common lines.

``before`` is the line after which the common ones come, in the given order.
"""


def test_lines_stand_in_the_order_of_the_page() -> None:
    for name, setting in PLAYTHROUGHS.items():
        title, before, common = SECTIONS[setting.ruleset.partition("+")[0]]
        section = POSITIONS.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
        rows = re.findall(r"^\| (`.*?) \| ", section, re.MULTILINE)
        order = [word for row in rows for word in re.findall(r"(?:^|, )`([a-z0-9-]+)", row)]
        order = list(dict.fromkeys(order))
        if setting.ruleset == "lost-mines":
            order.insert(order.index("figures"), "maze")
        order[order.index(before) + 1 : order.index(before) + 1] = common
        order = ["seed", *order, "ask"]
        text = (GOLDEN / f"{name}.txt").read_text("utf-8")
        for position in re.findall(r"^position:\n((?:  .*\n)+?)public view", text, re.MULTILINE):
            found = [line.split()[0].replace("marks", "broken") for line in position.splitlines()]
            modules = [word for word in found if word not in order]
            assert set(modules) <= set(setting.ruleset.split("+")), modules
            places = [order.index(word) for word in found if word in order]
            assert places == sorted(places), (name, found)


def test_questions_lie_on_each_other_as_the_page_says() -> None:
    alone = {"turn", "take-gold", "theft", "before-draw"}
    for name, setting in PLAYTHROUGHS.items():
        text = (GOLDEN / f"{name}.txt").read_text("utf-8")
        for asks in re.findall(r"((?:^  ask .*\n)+)", text, re.MULTILINE):
            kinds = [line.split()[1] for line in asks.splitlines()]
            if setting.ruleset == "dark-cave":
                assert len(kinds) == 1 or kinds == ["turn", "end-vote"]
            else:
                assert kinds[0] in alone
                assert alone.isdisjoint(kinds[1:])


@pytest.mark.clause("R-183")
@pytest.mark.parametrize("setting", [*PLAIN_SETS[::7], *SETS_BY_MODULE[::6]], ids=str)
def test_the_clock_answers_as_the_page_says(setting: Setting) -> None:
    for game in playthrough(setting.new("clock"), "clock", "eager"):
        asked = game.view("public").asked
        if asked is not None:
            _, answers, clock = moves_page.QUESTIONS[asked]
            verbs = set(re.findall(r"`([a-z-]+)`", answers))
            assert {move.verb for move in game.legal_moves()} <= verbs, asked
            verb = game.absent_move().verb
            assert verb in (re.findall(r"`([a-z-]+)`", clock) or verbs), asked


def names_of_chance() -> Iterator[str]:
    """Yield the names of all random draws in the source, with N for numbers."""
    for path in GAMES.rglob("*.py"):
        for function in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(function, ast.FunctionDef) and path.name != "round_setup.py":
                given = {
                    node.targets[0].id: node.value
                    for node in ast.walk(function)
                    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
                }
                for call in ast.walk(function):
                    if isinstance(call, ast.Call):
                        yield from _name(call, given)


def _name(call: ast.Call, given: dict[str, ast.expr]) -> Iterator[str]:
    called = ast.unparse(call.func)
    place = {"shuffle": 2, "pick": 2, "setup.shuffled": 1, "setup.pick": 1, "purpose": 1}
    if called not in place or len(call.args) <= place[called]:
        return
    name: Any = call.args[place[called]]
    if isinstance(name, ast.Name):
        name = given.get(name.id, name)
    if isinstance(name, ast.Constant | ast.JoinedStr):
        text = re.sub(r"\{.*?\}", "N", ast.unparse(name).removeprefix("f").strip("'\""))
        before = {"setup.shuffled": "round/N/", "setup.pick": "round/N/"}
        yield before.get(called, "round/N/chest/N/" if called == "purpose" else "") + text


def test_every_name_of_chance_is_listed() -> None:
    names = set(names_of_chance())
    assert {"gold", "round/N/rob/N", "round/N/chest/N/dig", "round/N/party", "stack/N"} <= names
    missing = {name for name in names if f"| `{name}` |" not in RECORDS}
    assert not missing


@pytest.mark.parametrize("entry", [e for e in catalogue() if e.kind == "box"], ids=lambda e: e.id)
def test_every_line_of_a_position_is_explained(entry: Any) -> None:
    rules = ruleset(entry.id, moves_page.SEATS.get(entry.id, moves_page.DEFAULT_SEATS))
    reader = rules.makers.reader(*rules._made_with, rules.decisions)
    explained = set(re.findall(r"`([a-z-]+)[` ]", POSITIONS))
    assert set(reader.lines) <= explained
    modules = [other.id for other in catalogue() if other.kind == "module"]
    parts = [ruleset(f"saboteur+{id_}", moves_page.DEFAULT_SEATS)._made_with[2] for id_ in modules]
    assert {id_ for part in parts for id_ in part.readers} <= explained
