"""Tests of deck files: parsing, checks against their totals, corrections row by row."""

import pytest

from saboteur.kernel.catalogue import CONFIDENCE_LEVELS, Catalogue, DeckError, Row, parse_catalogue

DECK = """
[deck]
id = "tiny"
revision = 3

[totals]
path = 3
gold = 1

[[path]]
kind = "cross"
tracks = ["N-E-S-W"]
count = 2
source = "the box"
confidence = "certain"

[[path]]
kind = "bend"
tracks = ["N-E"]
count = 1
source = "a list"
confidence = "agreed"

[[gold]]
kind = "nugget"
value = 1
count = 1
source = "a list"
confidence = "reconstructed"

[pay]
1 = 4
"""

HEAD = '[deck]\nid = "tiny"\n'
OWNER = 'source = "my box"\nconfidence = "certain"\n'


def counts(catalogue: Catalogue, group: str = "path") -> dict[str, int]:
    return {row.kind: row.count for row in catalogue.group(group)}


def test_a_deck_file_is_read() -> None:
    catalogue = parse_catalogue(DECK)
    assert (catalogue.id, catalogue.revision) == ("tiny", 3)
    assert counts(catalogue) == {"cross": 2, "bend": 1}
    assert catalogue.tables == {"pay": {"1": 4}}
    row = catalogue.rows["gold", "nugget"]
    assert (row.source, row.confidence, row.number("value")) == ("a list", "reconstructed", 1)
    assert catalogue.group("nothing") == ()


def test_the_facts_of_a_row_have_types() -> None:
    row = Row("path", "x", 1, "s", "certain", {"n": 1, "t": "a", "l": ["a"], "b": True, "m": [1]})
    assert (row.number("n"), row.string("t"), row.strings("l"), row.strings("none")) == (
        1,
        "a",
        ("a",),
        (),
    )
    for wrong in ("t", "b", "none"):
        with pytest.raises(DeckError, match=f"path 'x': {wrong} must be a whole number"):
            row.number(wrong)
    for wrong in ("n", "l", "none"):
        with pytest.raises(DeckError, match=f"path 'x': {wrong} must be a string"):
            row.string(wrong)
    for wrong in ("n", "t", "m"):
        with pytest.raises(DeckError, match=f"path 'x': {wrong} must be a list"):
            row.strings(wrong)


def test_a_deck_error_is_a_value_error() -> None:
    assert issubclass(DeckError, ValueError)


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("count = 2", "count = 3", "4 path cards, but the rulebook says 3"),
        ("count = 2", "count = 1", "2 path cards, but the rulebook says 3"),
        ('kind = "bend"', 'kind = "cross"', "path 'cross' stands twice"),
        ('kind = "bend"', "", "a row of path has no kind"),
        ('kind = "bend"', 'kind = ""', "a row of path has no kind"),
        ('kind = "bend"', "kind = 4", "a row of path has no kind"),
        ("count = 2", "", "path 'cross': count must be"),
        ("count = 2", 'count = "2"', "path 'cross': count must be"),
        ("count = 2", "count = true", "path 'cross': count must be"),
        ("count = 2", "count = -2", "path 'cross': count must be"),
        ("count = 2", "count = 2.0", "path 'cross': count must be"),
        ('source = "the box"', "", "path 'cross': say the source"),
        ('source = "the box"', 'source = ""', "path 'cross': say the source"),
        ('confidence = "certain"', "", "path 'cross': confidence is one of"),
        ('confidence = "certain"', 'confidence = "sure"', "path 'cross': confidence is one of"),
        ('confidence = "certain"', "confidence = []", "path 'cross': confidence is one of"),
        ("[[gold]]", "[gold]", r"gold must be a list of rows, \[\[gold\]\]"),
        ("[deck]", "[box]", "a deck file has a"),
        ("[totals]", "[sums]", "a deck file has a"),
        ("[totals]", "[totals", "is not TOML"),
    ],
)
def test_a_bad_deck_file_is_refused_with_the_reason(before: str, after: str, message: str) -> None:
    with pytest.raises(DeckError, match=message):
        parse_catalogue(DECK.replace(before, after, 1))


def test_the_words_for_confidence() -> None:
    assert CONFIDENCE_LEVELS == ("certain", "agreed", "reconstructed")


def test_a_correction_replaces_a_row_and_keeps_the_others() -> None:
    text = f'{HEAD}[[path]]\nkind = "bend"\ntracks = ["N-W"]\ncount = 1\n{OWNER}'
    catalogue = parse_catalogue(DECK)
    corrected = catalogue.with_corrections(text)
    assert corrected.rows["path", "bend"].strings("tracks") == ("N-W",)
    assert corrected.rows["path", "bend"].source == "my box"
    assert counts(corrected) == counts(catalogue)
    assert list(corrected.rows) == list(catalogue.rows)
    assert (corrected.id, corrected.revision, corrected.tables) == ("tiny", 3, catalogue.tables)
    assert catalogue.rows["path", "bend"].strings("tracks") == ("N-E",)


def test_a_row_of_count_zero_is_taken_out_for_others() -> None:
    text = (
        f'{HEAD}[[path]]\nkind = "bend"\ncount = 0\n{OWNER}'
        f'[[path]]\nkind = "tee"\ntracks = ["N-E-S"]\ncount = 1\n{OWNER}'
    )
    assert counts(parse_catalogue(DECK).with_corrections(text)) == {"cross": 2, "tee": 1}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("x", "your deck file is not TOML"),
        ("", "not for 'tiny'"),
        ('[deck]\nid = "huge"', "not for 'tiny'"),
        ("[deck]\nid = 5", "not for 'tiny'"),
        ("deck = 5", "not for 'tiny'"),
        ("[[deck]]\nid = 'tiny'", "not for 'tiny'"),
        (f"{HEAD}[totals]\npath = 4", r"it holds \[totals\]"),
        (f"{HEAD}[pay]\n1 = 5", r"it holds \[pay\]"),
        (f"{HEAD}[[tool]]\nkind = 'pick'", r"it holds \[tool\]"),
        (f'{HEAD}[[path]]\nkind = "tee"\ncount = 1\n{OWNER}', "4 path cards"),
        (f'{HEAD}[[path]]\nkind = "bend"\ncount = 0\n{OWNER}', "2 path cards"),
        (f'{HEAD}[[path]]\nkind = "bend"\ncount = 1\nsource = "x"', "confidence is one of"),
        (HEAD + f'[[path]]\nkind = "bend"\ncount = 1\n{OWNER}' * 2, "path 'bend' stands twice"),
        (f"path = 5\n{HEAD}", "path must be a list"),
        (f"path = [5]\n{HEAD}", "path"),
        (f'path = ["bend"]\n{HEAD}', "path"),
        (f"path = [[5]]\n{HEAD}", "path"),
        ("a" + ".a" * 32_000 + " = 1", "a key of too many parts: a.a.a"),
        ("['a' . " + '"\\"" . b' + " . 'c'" * 9 + "]", "a key of too many parts: 'a' ."),
        ("a = " + "[" * 40_000, "too deep inside each other"),
        ("a = " + "{a = " * 16_000, "too deep inside each other"),
        ("#" * 100_001, "longer than 100000 characters"),
        (HEAD + "[[path]]\n" * 501, "path has more than 500 rows"),
    ],
)
def test_a_bad_correction_is_refused_with_the_reason(text: str, message: str) -> None:
    with pytest.raises(DeckError, match=message):
        parse_catalogue(DECK).with_corrections(text)
