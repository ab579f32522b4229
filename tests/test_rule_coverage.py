"""Every clause and ruling has a text, a test that is marked with it and code that cites it.

A test is marked with `@pytest.mark.clause("B-24", "R-1")`, and so may be a class, a `pytestmark` or
a `pytest.param`. Marks are read from the source of the tests, not collected by pytest, so that the
result is the same for every selection of tests.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "saboteur"
TEXTS = PACKAGE / "texts"

RULE_ID = r"(?:B|S2|WC|ME|V|D|LM|DC|R)-\d+"

RULES_WITHOUT_CODE: dict[str, str] = {}
"""The rules that no code can enforce, each with the reason."""

EXAMPLES = "S2-51..61 WC-21 ME-55 DC-66 DC-71..72 DC-75 DC-77"
"""Clauses that are worked examples: the code need not cite them, but tests compute them."""


def in_order(ids: Iterable[str]) -> list[str]:
    """Return rule ids sorted as in the rulebooks: B-2 before B-10."""
    return sorted(set(ids), key=lambda rule: (rule.split("-")[0], int(rule.split("-")[1])))


def spread(ranges: str) -> set[str]:
    """Return the ids in a list such as `ME-23 R-80..81`."""
    found = set()
    for item in ranges.split():
        letters, _, numbers = item.partition("-")
        first, _, last = numbers.partition("..")
        found |= {f"{letters}-{number}" for number in range(int(first), int(last or first) + 1)}
    return found


# Texts


def languages() -> list[str]:
    return sorted({path.parent.name for path in TEXTS.glob("*/rules-*.ftl")})


def texts(language: str) -> list[str]:
    """Return the rule ids that the texts of a language define, each as often as it occurs."""
    return [
        rule
        for path in sorted((TEXTS / language).glob("rules-*.ftl"))
        for rule in re.findall(rf"^({RULE_ID}) =", path.read_text("utf-8"), re.MULTILINE)
    ]


def test_english_and_french_have_texts() -> None:
    assert {"en", "fr"} <= set(languages())
    assert texts("en")


@pytest.mark.parametrize("language", languages())
def test_a_language_has_each_text_once_and_the_same_as_english(language: str) -> None:
    repeated = in_order(rule for rule, count in Counter(texts(language)).items() if count > 1)
    assert not repeated, f"texts given twice in {language}: {', '.join(repeated)}"
    missing = in_order(set(texts("en")) - set(texts(language)))
    assert not missing, f"texts missing in {language}: {', '.join(missing)}"
    unknown = in_order(set(texts(language)) - set(texts("en")))
    assert not unknown, f"texts in {language} but not in en: {', '.join(unknown)}"


# Marks


def clause_marks(node: ast.AST) -> list[ast.Call]:
    return [
        call
        for call in ast.walk(node)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)  # to write every call out takes long
        and call.func.attr == "clause"
        and ast.unparse(call.func) == "pytest.mark.clause"
    ]


def is_test(node: ast.stmt) -> bool:
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test")


def has_tests(node: ast.Module | ast.ClassDef) -> bool:
    return any(
        is_test(child)
        or (isinstance(child, ast.ClassDef) and child.name.startswith("Test") and has_tests(child))
        for child in node.body
    )


def assigned(node: ast.Module | ast.ClassDef) -> dict[str, ast.expr]:
    """Return the values of the names that a module or a class assigns."""
    values: dict[str, ast.expr] = {}
    for child in node.body:
        match child:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                values[name] = value
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                values[name] = value
            case _:
                pass
    return values


def places(node: ast.Module | ast.ClassDef) -> Iterator[ast.expr]:
    """Yield the expressions whose marks apply to tests: `pytestmark` and decorators."""
    if not has_tests(node):
        return
    if mark := assigned(node).get("pytestmark"):
        yield mark
    if isinstance(node, ast.ClassDef):
        yield from node.decorator_list
    for child in node.body:
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) and is_test(child):
            yield from child.decorator_list
        elif isinstance(child, ast.ClassDef) and child.name.startswith("Test"):
            yield from places(child)


def read_marks(source: str) -> tuple[set[str], list[int]]:
    """Return the rule ids in the marks of a module, and the lines of marks without effect.

    The parameters of a test may be a constant of the module.
    """
    module = ast.parse(source)
    constants = assigned(module)
    reached: list[ast.Call] = []
    for place in places(module):
        reached += clause_marks(place)
        for name in ast.walk(place):
            if isinstance(name, ast.Name) and name.id in constants:
                reached += clause_marks(constants[name.id])
    ids: set[str] = set()
    useless = [call.lineno for call in clause_marks(module) if call not in reached]
    for call in reached:
        named = [arg.value for arg in call.args if isinstance(arg, ast.Constant)]
        rules = {rule for rule in named if isinstance(rule, str) and re.fullmatch(RULE_ID, rule)}
        ids |= rules
        if not rules or len(rules) < len(call.args) or call.keywords:
            useless.append(call.lineno)
    return ids, sorted(set(useless))


def modules() -> list[Path]:
    return sorted((ROOT / "tests").rglob("*.py"))


@cache
def marks() -> dict[Path, tuple[set[str], list[int]]]:
    """Return the result of ``read_marks`` for each module whose text contains ``clause``."""
    found = {}
    for path in modules():
        source = path.read_text("utf-8")
        if "clause" in source:
            found[path] = read_marks(source)
    return found


def marked() -> set[str]:
    return {rule for ids, _ in marks().values() for rule in ids}


@pytest.mark.parametrize(
    ("source", "ids", "useless"),
    [
        ('@pytest.mark.clause("B-1", "R-2")\ndef test_a(): ...', {"B-1", "R-2"}, []),
        ('@pytest.mark.clause("DC-1")\nasync def test_a(): ...', {"DC-1"}, []),
        ('pytestmark = pytest.mark.clause("B-1")\ndef test_a(): ...', {"B-1"}, []),
        (
            (
                'pytestmark: list[M] = [pytest.mark.soak, pytest.mark.clause("B-1")]\n'
                "class TestA:\n def test_a(self): ..."
            ),
            {"B-1"},
            [],
        ),
        ('@pytest.mark.clause("B-1")\nclass TestA:\n def test_a(self): ...', {"B-1"}, []),
        (
            (
                'class TestA:\n pytestmark = [pytest.mark.clause("B-1")]\n'
                ' @pytest.mark.clause("B-2")\n def test_a(self): ...'
            ),
            {"B-1", "B-2"},
            [],
        ),
        (
            (
                '@pytest.mark.parametrize("a", [\n'
                ' pytest.param(1, marks=pytest.mark.clause("B-1"))])\ndef test_a(a): ...'
            ),
            {"B-1"},
            [],
        ),
        (
            (
                'TABLE = [pytest.param(1, marks=pytest.mark.clause("B-1"))]\n'
                '@pytest.mark.parametrize("a", TABLE)\ndef test_a(a): ...'
            ),
            {"B-1"},
            [],
        ),
        ('@pytest.mark.clause("B-1")\ndef helper(): ...', set(), [1]),
        ('@pytest.mark.clause("B-1")\nclass TestA: ...', set(), [1]),
        ('pytestmark = pytest.mark.clause("B-1")', set(), [1]),
        ("@pytest.mark.clause()\ndef test_a(): ...", set(), [1]),
        ('@pytest.mark.clause("B-1", "rules")\ndef test_a(): ...', {"B-1"}, [1]),
        ('@pytest.mark.clause("B-1", *MORE)\ndef test_a(): ...', {"B-1"}, [1]),
    ],
)
def test_marks_are_read_from_source(source: str, ids: set[str], useless: list[int]) -> None:
    assert read_marks(source) == (ids, useless)


def test_every_mark_names_rules_and_marks_a_test() -> None:
    useless = [
        f"{path.relative_to(ROOT)}:{line}" for path, (_, lines) in marks().items() for line in lines
    ]
    assert not useless, f"clause marks that mark no test or no rule: {', '.join(useless)}"


def test_every_rule_has_a_test() -> None:
    missing = in_order(set(texts("en")) - marked())
    assert not missing, f"rules without a test ({len(missing)}): {', '.join(missing)}"


def test_every_marked_rule_has_a_text() -> None:
    unknown = in_order(marked() - set(texts("en")))
    assert not unknown, f"rules named by tests but without a text: {', '.join(unknown)}"


# Citations


@cache
def cited() -> set[str]:
    """Return the rule ids that occur in the code or in the card data."""
    return {
        rule
        for pattern in ("*.py", "*.toml")
        for path in PACKAGE.rglob(pattern)
        for rule in re.findall(rf"\b{RULE_ID}\b", path.read_text("utf-8"))
    }


def refused() -> set[str]:
    """Return the rule ids that stand as values in the code, where refusals take them from."""
    return {
        node.value
        for source in (path.read_text("utf-8") for path in PACKAGE.rglob("*.py"))
        if re.search(rf"[\"']{RULE_ID}[\"']", source)  # to read every file as code takes long
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(RULE_ID, node.value)
    }


def test_every_rule_is_cited_by_the_code() -> None:
    excused = set(RULES_WITHOUT_CODE) | spread(EXAMPLES)
    missing = in_order(set(texts("en")) - cited() - excused)
    assert not missing, f"rules that no code cites ({len(missing)}): {', '.join(missing)}"


def test_every_example_has_a_text() -> None:
    unknown = in_order(spread(EXAMPLES) - set(texts("en")))
    assert not unknown, f"rules given as examples, but without a text: {', '.join(unknown)}"


def test_every_exception_is_still_needed() -> None:
    stale = in_order(set(RULES_WITHOUT_CODE) - (set(texts("en")) - cited()))
    assert not stale, f"exceptions that are cited after all or have no text: {', '.join(stale)}"


def test_every_rule_shown_to_players_has_a_text() -> None:
    unknown = in_order(refused() - set(texts("en")))
    assert not unknown, f"rules named to players but without a text: {', '.join(unknown)}"
