"""Tests of the text of records: parsed unchanged, or rejected with the number of the line."""

from dataclasses import FrozenInstanceError, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import saboteur
from saboteur.notation.record import (
    RecordedMove,
    RecordError,
    Result,
    Transcript,
    add_check,
    parse_record,
)
from tests.strategies import any_characters

WRITTEN = """\
saboteur record 1
ruleset saboteur
revision 1
seats 3
option placement_link start_linked
option concede_round on
seed "friday night, «late»"
commitment 0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef
nonce "n0nce"
deck 4
    # mine

      [deck]

start 0123456789ab
round 1
1 seat 2: lay cross 1,0 #111111111111
2 seat 0 timed out: pass map #222222222222
round 2
3 seat 1: concede #333333333333
scores 3 0 -1
winners 0 2
end 3 moves #4f1c2d3e4a5b
"""

READ = Transcript(
    ruleset="saboteur",
    revision=1,
    seats=3,
    options=(("placement_link", "start_linked"), ("concede_round", "on")),
    seed="friday night, «late»",
    commitment="0123456789abcdef" * 4,
    nonce="n0nce",
    deck="# mine\n\n  [deck]\n",
    start="0123456789ab",
    moves=(
        RecordedMove(1, 2, "lay cross 1,0", "111111111111"),
        RecordedMove(1, 0, "pass map", "222222222222", timed_out=True),
        RecordedMove(2, 1, "concede", "333333333333"),
    ),
    result=Result((3, 0, -1), (0, 2)),
    check="4f1c2d3e4a5b",
)


def test_a_record_prints_and_parses() -> None:
    assert str(READ) == WRITTEN
    assert parse_record(WRITTEN, Transcript) == READ


def test_a_record_is_an_immutable_value() -> None:
    assert hash(parse_record(WRITTEN, Transcript)) == hash(READ)
    with pytest.raises(FrozenInstanceError):
        READ.seed = "saturday"  # type: ignore[misc]


def test_line_ends_of_another_system_and_blank_lines_at_the_end_do_no_harm() -> None:
    assert parse_record(WRITTEN.replace("\n", "\r\n"), Transcript) == READ
    assert parse_record(WRITTEN + "\n\n", Transcript) == READ
    assert parse_record(WRITTEN.rstrip("\n"), Transcript) == READ


WORDS = st.text(any_characters(), min_size=1)
HEX = st.text("0123456789abcdef", min_size=12, max_size=12)


@given(
    seed=WORDS,
    nonce=st.none() | WORDS,
    deck=st.none() | st.text(any_characters(excluded="\r")),
    late=st.booleans(),
    winners=st.sets(st.integers(0, 2)),
    check=HEX,
)
def test_whatever_a_record_holds_comes_back(
    seed: str, nonce: str | None, deck: str | None, *, late: bool, winners: set[int], check: str
) -> None:
    record = replace(
        READ,
        seed=seed,
        nonce=nonce,
        commitment=None if nonce is None else READ.commitment,
        deck=deck,
        moves=(replace(READ.moves[0], timed_out=late),),
        result=Result((0, 0, 0), tuple(sorted(winners))),
        check=check,
    )
    assert parse_record(str(record), Transcript) == record


def test_the_seal_fits_one_text_only() -> None:
    sealed = add_check(READ)
    assert not READ.intact
    assert sealed.intact
    assert not replace(sealed, options=sealed.options[1:]).intact
    assert not replace(sealed, deck="# yours\n").intact
    assert not replace(sealed, nonce="another").intact


@pytest.mark.parametrize("lines", range(WRITTEN.count("\n")))
def test_a_record_cut_off_after_any_line_is_refused(lines: int) -> None:
    text = "".join(f"{line}\n" for line in WRITTEN.splitlines()[:lines])
    with pytest.raises(RecordError, match="is cut off" if lines else "no record") as caught:
        saboteur.loads(text)
    # A blank line at the very end of the embedded deck file is not noticed as such.
    assert caught.value.line in ({lines + 1, lines} if lines else {1})


def test_a_record_cut_off_after_any_letter_is_refused() -> None:
    for many in range(len(WRITTEN) - 1):
        with pytest.raises(RecordError):
            saboteur.loads(WRITTEN[:many])


def line_of(text: str) -> int:
    return WRITTEN[: WRITTEN.index(text)].count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("saboteur record 1", "saboteur game 1", "this is no record"),
        ("saboteur record 1", "saboteur record 2", "this record has the format 2"),
        ("saboteur record 1", "saboteur record 01", "this record has the format 01"),
        (
            "ruleset saboteur",
            "rules saboteur",
            "expected 'ruleset', found the unknown word 'rules'",
        ),
        ("ruleset saboteur", "ruleset", "'ruleset' is followed by one word"),
        ("ruleset saboteur", "ruleset saboteur veto", "'ruleset' is followed by one word"),
        ("revision 1", "revision one", "'one' is no number"),
        ("revision 1", "revision 01", "'revision 01' must be written 'revision 1'"),
        ("revision 1", "seats 3", "expected 'revision', found 'seats 3'"),
        ("seats 3", "seats 3\nseats 3", "expected 'seed', found 'seats 3'"),
        ("seats 3", f"seats {'9' * 5000}", "is no number"),
        ("option placement_link start_linked", "option placement_link", "an option is a name and"),
        ("option placement_link", "option Placement", "an option is a name and a value"),
        ("option concede_round on", "options concede_round on", "unknown word 'options'"),
        ('seed "friday night, «late»"', "seed friday", "'seed' is followed by a text in double"),
        ('seed "friday night, «late»"', 'seed "friday', "'seed' is followed by a text in double"),
        ('seed "friday night, «late»"', "seed 1", "'seed' is followed by a text in double quotes"),
        ('seed "friday night, «late»"', f"seed {'[' * 100_000}", "a text in double quotes"),
        ('seed "friday night, «late»"', r'seed "\u0066riday"', "must be written 'seed \"friday\"'"),
        ('seed "friday night, «late»"', 'seed "\ud800"', "this is not Unicode text"),
        ("commitment 0123", "commitment 123", "a commitment has 64 hexadecimal digits"),
        ("commitment 0123", "commitment X123", "a commitment has 64 hexadecimal digits"),
        ('nonce "n0nce"', "deck 4", "expected 'nonce', found 'deck 4'"),
        ("deck 4", "deck 0", "a deck file has at least one line"),
        ("deck 4", "deck", "'deck' is followed by one word"),
        ("    # mine", "# mine", "expected line 1 of the 4 of the deck file, indented"),
        ("start 0123456789ab", "start 0123456789a", "'0123456789a' is no digest"),
        ("start 0123456789ab", "start 0123456789AB", "'0123456789AB' is no digest"),
        ("round 1", "round 1 of 3", "'round' is followed by one word"),
        ("round 2", "round 1", "round 1 comes after round 1"),
        ("round 2", "Round 2", "expected move 3 or 'end', found the unknown word 'Round'"),
        ("1 seat 2: lay", "2 seat 2: lay", "this is move 1, not 2"),
        ("1 seat 2: lay", "1 seat 3: lay", "there is no seat 3; seats are 0 to 2"),
        ("1 seat 2: lay", "1 seat 02: lay", "must be written '1 seat 2: lay cross 1,0"),
        ("1 seat 2: lay", "1 seat 2 lay", "expected move 1 or 'end'"),
        ("1 seat 2: lay", "1 seat 2 was late: lay", "expected move 1 or 'end'"),
        ("lay cross 1,0 #111111111111", "lay cross 1,0 #11111111", "'11111111' is no digest"),
        ("lay cross 1,0 #111111111111", "lay cross 1,0", "expected move 1 or 'end'"),
        ("scores 3 0 -1", "scores 3 0", "2 scores for 3 seats"),
        ("scores 3 0 -1", "scores 3 0 x", "'x' is no number"),
        ("winners 0 2", "winners 3", "there is no seat 3"),
        ("winners 0 2", "winner 0", "expected 'winners', found the unknown word 'winner'"),
        ("end 3 moves", "end 4 moves", "the end counts 4 moves, but there are 3"),
        ("end 3 moves", "end 3 turns", "the last line is 'end', the number of moves and a check"),
        ("#4f1c2d3e4a5b", "#4f1c2d3e4a5", "'4f1c2d3e4a5' is no digest"),
    ],
)
def test_an_altered_line_is_refused_with_number_and_reason(old: str, new: str, reason: str) -> None:
    assert WRITTEN.count(old) == 1
    with pytest.raises(RecordError) as caught:
        saboteur.loads(WRITTEN.replace(old, new))
    assert reason in str(caught.value)
    assert caught.value.line == line_of(old) + new.count("\n")
    assert str(caught.value).startswith(f"line {caught.value.line}: ")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("seats 3\n", "", "expected 'seats', found 'option placement_link start_linked'"),
        ("on\n", "on\noption concede_round off\n", "line 7: option concede_round stands twice"),
        ("deck 4", "deck 5", "line 15: expected line 5 of the 5 of the deck file, indented"),
        ("deck 4", "deck 3", "line 14: expected 'start', found the unknown word ''"),
        ("deck 4\n", "", "line 10: expected 'start', found the unknown word ''"),
        ("round 1\n", "", "line 16: expected 'round 1' before the first move"),
        ("round 2\n", "round 2\nround 3\n", "line 19: 'round 2' must be written 'round 3'"),
        ("1 seat 2: lay cross 1,0 #111111111111\n", "", "line 17: this is move 1, not 2"),
        ("scores 3 0 -1\n", "", "line 21: expected move 4 or 'end', found 'winners 0 2'"),
        ("end 3", "3 seat 1: pass map #333333333333\nend 3", "line 23: expected 'end', found"),
        ("5b\n", "5b\nend 3 moves #4f1c2d3e4a5b\n", "line 24: there is text after the end"),
    ],
)
def test_lines_too_many_or_too_few_are_refused(old: str, new: str, reason: str) -> None:
    assert WRITTEN.count(old) == 1
    with pytest.raises(RecordError) as caught:
        saboteur.loads(WRITTEN.replace(old, new))
    assert reason in str(caught.value)


@given(st.text(any_characters()))
def test_no_text_breaks_the_parser(text: str) -> None:
    with pytest.raises(RecordError, match="line 1: this is no record"):
        saboteur.loads(text)


@given(st.integers(0, len(WRITTEN) - 1), st.characters(), st.integers(0, 3))
def test_no_alteration_breaks_the_parser(place: int, letter: str, gone: int) -> None:
    text = WRITTEN[:place] + letter + WRITTEN[place + gone :]
    try:
        record = saboteur.loads(text)
    except RecordError:
        return
    assert str(record) == text.replace("\r\n", "\n").rstrip("\n") + "\n"
