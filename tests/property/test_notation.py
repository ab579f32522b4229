"""Every text that the notation writes can be parsed; others are rejected with a reason."""

from contextlib import suppress
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import saboteur
from saboteur.kernel.move import Move
from tests.sampling import (
    PLAIN_SETS,
    SeededRandom,
    Setting,
    choose,
    family,
    game_from_position,
    sample_rule_sets,
    sampled_positions,
    sampled_rule_sets,
)
from tests.strategies import any_characters

ODD_SEEDS = [
    "two  blanks",
    " a blank before",
    "a blank after ",
    "a tab\there",
    "é, 鉱, \N{PICK}",
    "\N{LINE SEPARATOR} between lines",
    "\x85 next line",
    "\x0b vertical tab",
    "\x0c form feed",
    "\x1c file separator",
    "\r return",
    "# a comment?",
    "ask turn 0",
    "x" * 10_000,
    "0",
]


@pytest.mark.parametrize("seed", ODD_SEEDS, ids=repr)
def test_an_odd_seed_is_refused_or_kept_letter_by_letter(seed: str) -> None:
    setting = PLAIN_SETS[0]
    try:
        game = setting.new(seed)
    except ValueError:
        return
    dice = SeededRandom("odd")
    for _ in range(20):
        game.play(choose(game, dice, "eager"))
    assert game_from_position(game.rules, game.position()).position() == game.position()
    record = saboteur.loads(str(game.record()))
    assert record.seed == seed
    assert record.replay().digest() == game.digest()


@sampled_rule_sets("every_move_that_can_be_written_reads_bac")
def test_every_move_that_can_be_written_reads_back(setting: Setting) -> None:
    game = setting.new("write")
    for text in family(game.rules).writable_moves(game):
        assert str(game.rules.parse_move(text)) == text


def reads_or_refuses(setting: Setting, text: str) -> None:
    """Assert that a text is malformed, or that writing and parsing its move keeps the move."""
    rules = setting.rules()
    try:
        move = rules.parse_move(text)
    except saboteur.MalformedMove:
        return
    again = rules.parse_move(str(move))
    assert {name: getattr(again, name) for name in Move.__slots__} == {
        name: getattr(move, name) for name in Move.__slots__
    }


@settings(max_examples=200)
@given(st.sampled_from(PLAIN_SETS), st.text(any_characters(), max_size=30))
def test_no_text_breaks_the_reader_of_moves(setting: Setting, text: str) -> None:
    reads_or_refuses(setting, text)


@cache
def words(setting: Setting) -> tuple[str, ...]:
    universe = family(setting.rules()).writable_moves(setting.new("words"))
    known = {word for text in universe for word in text.split(" ")}
    return (*sorted(known), "", "-1", "99", "1,", "1000,0", "00,0", "X")


@settings(max_examples=400)
@given(st.sampled_from(PLAIN_SETS), st.data())
def test_no_half_sensible_text_breaks_the_reader_of_moves(
    setting: Setting, data: st.DataObject
) -> None:
    some = data.draw(st.lists(st.sampled_from(words(setting)), max_size=5))
    reads_or_refuses(setting, " ".join(some))


@cache
def stops(setting: Setting) -> tuple[str, ...]:
    games = sampled_positions(setting.new("harm"), "harm", "eager", every=40)
    return tuple(game.position() for game in games)


@settings(max_examples=200)
@given(st.sampled_from(sample_rule_sets("damage", 12)), st.integers(0, 50), st.data())
def test_no_damaged_position_breaks_the_reader_of_positions(
    setting: Setting, number: int, data: st.DataObject
) -> None:
    lines = stops(setting)[number % len(stops(setting))].splitlines()
    place = data.draw(st.integers(0, len(lines) - 1))
    line = lines[place].split(" ")
    spot = data.draw(st.integers(0, len(line) - 1))
    strange = ["", "x", "-1", "99", "cross", "8,0", "8,0=cross", "=", "|", "~", "turn", "order"]
    harm = data.draw(st.sampled_from([*strange, *line]))
    line[spot : spot + data.draw(st.integers(0, 2))] = [harm]
    lines[place] = " ".join(line)
    with suppress(ValueError):
        setting.rules().parse_position("\n".join(lines))
