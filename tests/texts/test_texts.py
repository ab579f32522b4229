"""Texts are complete, consistent between languages, and typeset correctly."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise, product
from typing import Literal, get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor as FluentVisitor

from saboteur import texts
from saboteur.protocol.messages.http import Preferences
from saboteur.protocol.messages.notifications import Language
from saboteur.texts import Texts, languages, messages, sources
from tests.sampling import SeededRandom, seed_for

LANGUAGES = languages()
FILES = tuple(sources("en"))
COUNTS: dict[str | int, str | int] = {"one": 1, "other": 5}
"""A number for each plural form of the languages."""
CLAUSES = {
    "B-": 57, "S2-": 61, "WC-": 21, "ME-": 55, "V-": 16, "D-": 58, "LM-": 57, "DC-": 78,
}  # fmt: skip
"""The number of clauses of each rules page."""
PREFIXES = (*CLAUSES, "R-")
RULE = re.compile(rf"\b(?:{'|'.join(PREFIXES)})\d+\b")


@cache
def texts_in(language: str) -> Texts:
    return Texts(language)


@cache
def entries(language: str, file: str) -> list[ast.EntryType]:
    return FluentParser().parse(sources(language)[file]).body


def outline(language: str, file: str) -> list[str | tuple[str, tuple[str, ...]]]:
    """Return the groups and messages of a file in order, messages with their attributes."""
    shape: list[str | tuple[str, tuple[str, ...]]] = []
    for entry in entries(language, file):
        if isinstance(entry, ast.GroupComment):
            shape.append("group")
        elif isinstance(entry, ast.Message):
            names = tuple(attribute.id.name for attribute in entry.attributes)
            shape.append((entry.id.name, names))
    return shape


def arguments(entry: ast.Message | ast.Attribute) -> list[dict[str, str | int]]:
    """Return arguments that produce every variant of a text; other variables get some word."""
    choices: dict[str, list[str | int]] = {}

    class Finder(FluentVisitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            choices.setdefault(node.id.name, [])

        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
            assert isinstance(node.selector, ast.VariableReference)
            keys = choices.setdefault(node.selector.id.name, [])
            for variant in node.variants:
                key = variant.key
                keys.append(key.name if isinstance(key, ast.Identifier) else int(key.value))
            self.generic_visit(node)

    Finder().visit(entry.value)
    for name, keys in choices.items():
        if COUNTS.keys() & set(keys) and all(isinstance(key, int) or key in COUNTS for key in keys):
            choices[name] = [COUNTS.get(key, key) for key in keys]
    names = sorted(choices)  # languages have different orders
    picked = product(*(dict.fromkeys(choices[name]) or ["word"] for name in names))
    return [dict(zip(names, values, strict=True)) for values in picked]


def share_parsed_texts(language: str) -> None:
    """To save time, hand three in four files to ``saboteur.texts`` already parsed.

    The seed chooses which; ``saboteur.texts`` parses the others itself. The results are equal,
    since both parse each message alone and split files where Fluent does.
    """
    dice = SeededRandom(seed_for(f"parsed/{language}"))
    for file in FILES:
        if dice.randbelow(4):
            texts._bundle(language).add_resource(ast.Resource(entries(language, file)))


@cache
def strings(language: str) -> dict[str, str]:
    """Return every formatted text and attribute by its name, in all its variants."""
    share_parsed_texts(language)
    texts = texts_in(language)
    found = {}
    for file in FILES:
        for entry in entries(language, file):
            if not isinstance(entry, ast.Message):
                continue
            key = entry.id.name
            if entry.value is not None:
                for args in arguments(entry):
                    found[f"{key} {args or ''}".strip()] = texts.text(key, **args)
            for attribute in entry.attributes:
                name = attribute.id.name
                for args in arguments(attribute):
                    told = f"{key}.{name} {args or ''}".strip()
                    found[told] = texts.attribute(key, name, **args)
    return found


def test_english_and_french_are_there() -> None:
    assert LANGUAGES == ("en", "fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_ids_and_attributes_are_those_of_english(language: str) -> None:
    assert tuple(sources(language)) == FILES
    for file in FILES:
        assert outline(language, file) == outline("en", file), file


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_cut_into_the_messages_that_fluent_finds(language: str) -> None:
    for file, source in sources(language).items():
        written = entries(language, file)
        assert not [entry for entry in written if isinstance(entry, ast.Junk | ast.Term)], file
        found = [entry.id.name for entry in written if isinstance(entry, ast.Message)]
        assert [key for key, _ in messages(source)] == found, file


@pytest.mark.parametrize(
    ("written", "fault"),
    [
        ("one = 1\none = 2\n", r"en/file\.ftl: 'one' is defined twice"),
        ("one = { open\n", "en: 'one' is not Fluent"),
    ],
)
def test_bad_texts_are_named(monkeypatch: pytest.MonkeyPatch, written: str, fault: str) -> None:
    monkeypatch.setattr("saboteur.texts.sources", lambda _: {"file": written})
    for kept in ("_sources_by_id", "_bundle"):
        monkeypatch.setattr(f"saboteur.texts.{kept}", getattr(texts, kept).__wrapped__)
    with pytest.raises(ValueError, match=fault):
        Texts("en").text("one")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats_and_none_is_empty(language: str) -> None:
    for name, text in strings(language).items():
        assert text.strip(), name
        assert text == text.strip(), name
        assert "\n" not in text, name


def test_messages_name_the_languages_that_have_texts() -> None:
    assert get_args(Language) == LANGUAGES
    assert get_type_hints(Preferences)["language"].__args__[0] == Literal["", *LANGUAGES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_and_ruling_is_there(language: str) -> None:
    texts = texts_in(language)
    for prefix, last in CLAUSES.items():
        assert texts.ids(prefix) == tuple(f"{prefix}{number}" for number in range(1, last + 1))
        for key in texts.ids(prefix):
            assert texts.attributes(key) == ("title", "source"), key
    assert texts.ids("R-") == texts_in(LANGUAGES[0]).ids("R-")
    for key in texts.ids("R-"):
        assert texts.attributes(key) == ("title", "reason"), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_have_two_to_six_words(language: str) -> None:
    texts = texts_in(language)
    for key in (key for prefix in PREFIXES for key in texts.ids(prefix)):
        assert 2 <= len(texts.title(key).split()) <= 6, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_distinct_within_clauses_and_rulings(language: str) -> None:
    texts = texts_in(language)
    for prefix in PREFIXES:
        titles = [texts.title(key) for key in texts.ids(prefix)]
        assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_named_in_a_text_exist(language: str) -> None:
    known = set(texts_in(language).ids())
    for name, text in strings(language).items():
        assert set(RULE.findall(text)) <= known, name


def test_languages_name_the_same_rules_and_numbers() -> None:
    """A number changed in one language only is a wrong rule in the other."""
    english, french = strings("en"), strings("fr")
    for name, text in english.items():
        numbers = sorted(re.findall(r"−?\d+", text))
        assert sorted(re.findall(r"−?\d+", french[name])) == numbers, name


def test_languages_name_the_same_options() -> None:
    english, french = strings("en"), strings("fr")
    for name, text in english.items():
        identifiers = sorted(re.findall(r"\b[a-z]+_[a-z_]+\b", text))
        assert sorted(re.findall(r"\b[a-z]+_[a-z_]+\b", french[name])) == identifiers, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotes_are_typographic(language: str) -> None:
    """Commands are excepted, since they are typed as they stand."""
    for name, text in strings(language).items():
        assert not set("'\"") & set(re.sub(r'pip install "[^"]*"', "", text)), name


def test_french_spacing() -> None:
    """A no-break space stands before high punctuation and inside quotes."""
    for name, text in strings("fr").items():
        for before, sign in pairwise(" " + text):
            if sign in ";?!:»":
                assert before in "\u00a0\u202f", (name, sign)
        for sign, after in pairwise(text + " "):
            if sign == "«":
                assert after in "\u00a0\u202f", name
        assert not set("“”") & set(text), name


PLURAL_ADDRESS_TEXTS = (
    *("effect-duel-troll", "effect-duel-stone", "effect-duel-goal", "effect-digger"),
    *("ended-how", "learn-duel-2-2", "lobby-share-how", "said-poll", "poll-open"),
)
"""Texts that address several people."""


def test_french_says_tu_to_one_person() -> None:
    for name, text in strings("fr").items():
        spoken = re.sub("«[^»]*»", "", text)
        polite = re.search(r"\b(vous|votre|vos|vôtres?)\b", spoken, re.IGNORECASE)
        assert polite is None or name.startswith(PLURAL_ADDRESS_TEXTS), name


def test_missing_texts_are_named() -> None:
    texts = Texts("en")
    with pytest.raises(KeyError, match="B-99"):
        texts.text("B-99")
    with pytest.raises(KeyError, match=r"B-1\.reason"):
        texts.attribute("B-1", "reason")
    with pytest.raises(KeyError, match=r"tool-pick\.title"):
        texts.title("tool-pick")
    with pytest.raises(KeyError, match="xx"):
        Texts("xx")


@pytest.mark.parametrize(
    ("name", "said"),
    [("Ada", "d’Ada"), ("Yrsa", "d’Yrsa"), ("Yann", "de Yann"), ("Hakon", "de Hakon")],
)
def test_a_french_de_is_shortened_before_a_vowel(name: str, said: str) -> None:
    assert Texts("fr").text("replay-seat", name=name) == f"Yeux {said}"
    assert Texts("en").text("replay-seat", name=name) == f"Through {name}’s eyes"
