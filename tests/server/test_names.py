"""What somebody may be called: names that can be seen, read and told apart."""

import pytest

from saboteur.wire.names import (
    BOT_NAMES,
    LONGEST_NAME,
    BadName,
    alike,
    clean_name,
    free_name,
    length,
)

TWENTY = "Barbe-Rousse de Lyon"


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ada  ", "Ada"),
        ("Ada\t\nLovelace", "Ada Lovelace"),
        (TWENTY, TWENTY),
        ("Zoe\u0301", "Zoé"),
        ("A\u200bd\u2060a", "Ada"),  # spaces without width
        ("A\u202edA", "AdA"),  # the writing does not turn round
        ("A\u200dda", "Ada"),  # a joiner between letters
        ("\u3164Ada\u2800", "Ada"),  # blanks that count as letters
        ("A\u034fda\ufe00", "Ada"),
        ("Z" + "\u0337" * 9 + "oe", "Z\u0337\u0337oe"),  # no painting over the next line
        ("\u0301Ada", "Ada"),
        ("李小龙", "李小龙"),
        ("สมชาย", "สมชาย"),
        ("🧙\u200d♀\ufe0f", "🧙\u200d♀\ufe0f"),
    ],
)
def test_a_name_is_shown_without_its_tricks(given: str, shown: str) -> None:
    assert clean_name(given) == shown


@pytest.mark.parametrize("given", ["", "   ", "\u200b\u200d", "\u3164", "\u0301\u0301", "\u2800"])
def test_nothing_is_no_name(given: str) -> None:
    with pytest.raises(BadName, match="nothing of this name can be seen"):
        clean_name(given)


def test_a_name_has_twenty_letters_however_they_are_written() -> None:
    assert LONGEST_NAME == 20
    assert length(clean_name("e\u0301" * 20)) == 20
    with pytest.raises(BadName, match="at most 20"):
        clean_name(TWENTY + "s")


@pytest.mark.parametrize(
    "given", ["Brokk", "BROKK", " brokk ", "Br0kk", "Вrоkk", "B.r.o.k.k", "Brökk"]
)
def test_nobody_is_called_like_a_bot(given: str) -> None:
    with pytest.raises(BadName, match="a bot is called that"):
        clean_name(given)


def test_bots_are_told_apart() -> None:
    assert len(set(map(alike, BOT_NAMES))) == 12


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
def test_names_that_look_alike_are_alike(one: str, other: str) -> None:
    assert alike(one) == alike(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ada", "Ida"), ("🦊", "🦉"), ("小", "大"), ("Ada", "Ada 2")]
)
def test_other_names_are_not(one: str, other: str) -> None:
    assert alike(one) != alike(other)


@pytest.mark.parametrize(
    ("others", "free"),
    [
        ((), "Bodil"), (("Oda",), "Bodil"), (("BODIL",), "Bodil 2"),
        (("Bodil", "Bodil 2"), "Bodil 3"),
        # A three is drawn like an E, so it tells nothing apart there.
        (("Bodil", "Bodil 2", "Bodile"), "Bodil 4"),
    ],
)  # fmt: skip
def test_a_name_that_somebody_has_gets_a_number(others: tuple[str, ...], free: str) -> None:
    assert free_name("Bodil", others) == free
    longest = "B" * LONGEST_NAME
    assert clean_name(free_name(longest, [longest, *others])) == "B" * (LONGEST_NAME - 4) + " 2"
