"""Nicknames must be visible, readable and distinguishable."""

import pytest

from saboteur.protocol.names import (
    BOT_NAMES,
    MAX_NAME_LENGTH,
    InvalidName,
    clean_name,
    confusable_key,
    free_name,
    visible_length,
)

TWENTY_CHARS = "Barbe-Rousse de Lyon"


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ada  ", "Ada"),
        ("Ada\t\nLovelace", "Ada Lovelace"),
        (TWENTY_CHARS, TWENTY_CHARS),
        ("Zoe\u0301", "Zoé"),
        ("A\u200bd\u2060a", "Ada"),  # zero-width spaces
        ("A\u202edA", "AdA"),  # the writing direction is not reversed
        ("A\u200dda", "Ada"),  # a joiner between letters
        ("\u3164Ada\u2800", "Ada"),  # blanks that count as letters
        ("A\u034fda\ufe00", "Ada"),
        ("Z" + "\u0337" * 9 + "oe", "Z\u0337\u0337oe"),  # no drawing over the next line
        ("\u0301Ada", "Ada"),
        ("李小龙", "李小龙"),
        ("สมชาย", "สมชาย"),
        ("🧙\u200d♀\ufe0f", "🧙\u200d♀\ufe0f"),
    ],
)
def test_nickname_is_stripped_of_invisible_characters(given: str, shown: str) -> None:
    assert clean_name(given) == shown


@pytest.mark.parametrize("given", ["", "   ", "\u200b\u200d", "\u3164", "\u0301\u0301", "\u2800"])
def test_empty_nickname_is_refused(given: str) -> None:
    with pytest.raises(InvalidName, match="nothing of this name can be seen"):
        clean_name(given)


def test_nickname_length_limit_counts_graphemes() -> None:
    assert MAX_NAME_LENGTH == 20
    assert visible_length(clean_name("e\u0301" * 20)) == 20
    with pytest.raises(InvalidName, match="at most 20"):
        clean_name(TWENTY_CHARS + "s")


@pytest.mark.parametrize(
    "given", ["Brokk", "BROKK", " brokk ", "Br0kk", "Вrоkk", "B.r.o.k.k", "Brökk"]
)
def test_bot_names_are_refused_as_nickname(given: str) -> None:
    with pytest.raises(InvalidName, match="a bot is called that"):
        clean_name(given)


def test_bot_names_are_distinct() -> None:
    assert len(set(map(confusable_key, BOT_NAMES))) == 12


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ADA"),
        ("Ada", "Аdа"),
        ("Zoé", "Zoe"),
        ("Léa B", "LéaB"),
        ("Lili", "Iili"),
        ("ß", "ss"),
    ],
)
def test_lookalike_nicknames_are_equal(one: str, other: str) -> None:
    assert confusable_key(one) == confusable_key(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ada", "Ida"), ("🦊", "🦉"), ("小", "大"), ("Ada", "Ada 2")]
)
def test_distinct_nicknames_are_not_equal(one: str, other: str) -> None:
    assert confusable_key(one) != confusable_key(other)


@pytest.mark.parametrize(
    ("others", "free"),
    [
        ((), "Bodil"), (("Oda",), "Bodil"), (("BODIL",), "Bodil 2"),
        (("Bodil", "Bodil 2"), "Bodil 3"),
        # A three looks like an E, so it does not distinguish names there.
        (("Bodil", "Bodil 2", "Bodile"), "Bodil 4"),
    ],
)  # fmt: skip
def test_taken_nickname_gets_a_number(others: tuple[str, ...], free: str) -> None:
    assert free_name("Bodil", others) == free
    longest = "B" * MAX_NAME_LENGTH
    assert clean_name(free_name(longest, [longest, *others])) == "B" * (MAX_NAME_LENGTH - 4) + " 2"
