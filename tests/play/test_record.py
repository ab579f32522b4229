"""Tests of recording and replaying games, and of rejected records."""

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

import saboteur
from saboteur.games.options import OptionValue, option_text
from saboteur.notation.record import RecordedMove, RecordError, Result, add_check
from saboteur.play.game import Record
from tests.catalogue import options_of
from tests.play.played_games import DECK, played
from tests.rule_positions import game_at
from tests.strategies import any_characters


@cache
def finished() -> Record:
    return played(deck=DECK).record()


@cache
def unfinished() -> Record:
    return played(seats=3, moves=30).record()


@pytest.mark.parametrize(
    ("seats", "options", "deck"),
    [
        (3, {}, None),
        (4, {"concede_round": True}, None),
        (5, {"public_gold": True, "first_player": 4}, DECK),
        (7, {"placement_link": "adjacent_only"}, None),
        (10, {"first_player": 9, "concede_round": True}, DECK),
    ],
)
@pytest.mark.parametrize("moves", [0, 1, 40, 10_000])
def test_a_game_comes_back_from_its_text(
    seats: int, options: Mapping[str, OptionValue], deck: str | None, moves: int
) -> None:
    game = played(seats, f"seed {seats}", options, deck, moves)
    record = game.record()
    assert saboteur.loads(str(record)) == record
    again = saboteur.loads(str(record)).replay()
    assert again.position() == game.position()
    assert again.digest() == game.digest()
    assert again.moves == game.moves
    assert again.record() == record
    assert (record.result is not None) == game.over == (moves == 10_000)
    if record.result is not None:
        assert record.result == Result(game.scores, game.winners)


def test_a_record_says_what_was_played() -> None:
    game = played(
        seats=4, seed="a\tseed", options={"first_player": 2, "public_gold": True}, moves=5
    )
    record = game.record()
    assert (record.ruleset, record.revision, record.seats) == ("saboteur", 1, 4)
    assert record.seed == "a\tseed"
    defaults = {option.name: option_text(option.default) for option in options_of("saboteur")}
    assert dict(record.options) == defaults | {"first_player": "2", "public_gold": "on"}
    assert (record.deck, record.commitment, record.nonce) == (None, None, None)
    assert [move.seat for move in record.moves] == [2, 3, 0, 1, 2]
    assert [move.text for move in record.moves] == [str(move) for move in game.moves]
    assert game.digest().startswith(record.moves[-1].digest)


def test_a_record_can_be_continued() -> None:
    game = played(moves=40)
    again = game.record().replay()
    move = game.legal_moves()[0]
    assert again.play(str(move)) == game.play(move)
    assert again.digest() == game.digest()


def test_rounds_are_marked_where_they_begin() -> None:
    lines = str(finished()).splitlines()
    assert [line for line in lines if line.startswith("round")] == ["round 1", "round 2", "round 3"]
    for number in (2, 3):
        before = int(lines[lines.index(f"round {number}") - 1].split()[0])
        game = played(deck=DECK, moves=before)
        assert game.round == number
        assert played(deck=DECK, moves=before - 1).round == number - 1


def test_the_deck_file_is_embedded_as_it_is() -> None:
    assert finished().deck == DECK
    foreign = played(deck=DECK.replace("\n", "\r\n")).record()
    assert foreign == finished()  # except for the line ends of another system
    assert foreign.replay().record() == foreign


def test_an_imagined_game_has_no_record() -> None:
    game = played(moves=12)
    imagined = game.determinise(game.decider or 0)
    with pytest.raises(ValueError, match="this one was made from a view"):
        imagined.record()
    imagined.play(imagined.legal_moves()[0])
    with pytest.raises(ValueError, match="this one was made from a view"):
        imagined.clone().record()


def test_a_game_that_began_with_a_position_has_no_record() -> None:
    game = game_at("hand 0 cross map\nhand 1 map\npile map")
    with pytest.raises(ValueError, match="only a dealt game has a record"):
        game.record()
    game.play("pass cross")
    with pytest.raises(ValueError, match=r"can.t be made from the deal|only a dealt game"):
        game.record()


def test_to_record_does_not_disturb_the_game() -> None:
    game = played(moves=25)
    before = game.digest()
    legal = game.legal_moves()
    assert game.record() == game.record()
    assert game.digest() == before
    assert game.legal_moves() == legal
    assert len(game.moves) == 25


# Rejections of a replay. ``add_check`` renews the checksum, so that only the rules can reject.


def with_move(record: Record, number: int, **changes: object) -> Record:
    """Return the record with one move changed and its hash recomputed."""
    moves = list(record.moves)
    moves[number - 1] = replace(moves[number - 1], **changes)  # type: ignore[arg-type]
    return add_check(replace(record, moves=tuple(moves)))


def fails(record: Record, reason: str, move: int | None = None) -> None:
    """Assert that a record, also written and parsed again, is rejected for this reason."""
    for again in (record, saboteur.loads(str(record))):
        with pytest.raises(RecordError, match=re.escape(reason)) as caught:
            again.replay()
        assert caught.value.move == move
        assert str(caught.value).startswith(f"move {move}: ") == (move is not None)


def test_another_revision_is_refused() -> None:
    other = add_check(replace(unfinished(), revision=7))
    fails(other, "played by revision 7 of saboteur; its rules are at revision 1 now")


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"ruleset": "sabotage"}, "unknown rule set 'sabotage'"),
        ({"ruleset": "saboteur+none"}, "unknown module 'none'"),
        ({"seats": 11}, "saboteur is for 3 to 10 seats, not 11"),
        ({"seats": 4}, "the digest differs after the deal"),
        ({"options": (("colour", "red"),)}, "unknown option 'colour'"),
        ({"options": (("public_gold", "perhaps"),)}, "option public_gold can't be 'perhaps'"),
        ({"options": (("first_player", "9"),)}, "option first_player can't be 9"),
        ({"seed": "another"}, "the digest differs after the deal"),
        ({"seed": ""}, "a seed is a text of one line, not empty"),
        ({"seed": "two\nlines"}, "a seed is a text of one line, not empty"),
        ({"deck": DECK}, "the digest differs after the deal"),
        ({"deck": "cards"}, "your deck file is not TOML"),
        ({"deck": DECK.replace("6", "7")}, "41 path cards, but the rulebook says 40"),
        ({"start": "0" * 12}, "the digest differs after the deal"),
        ({"result": Result((1, 2, 3), (2,))}, "gives a result, but the game is not over"),
    ],
)
def test_a_wrong_heading_is_refused(changes: dict[str, object], reason: str) -> None:
    fails(add_check(replace(unfinished(), **changes)), reason)  # type: ignore[arg-type]


def test_a_rule_set_has_one_name(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = played(seats=3, moves=0).rules
    monkeypatch.setattr("saboteur.play.transcript.ruleset", lambda *_: rules)
    fails(add_check(replace(unfinished(), ruleset="b+a")), "'b+a' must be written 'saboteur'")


def test_an_option_that_no_move_depends_on_is_missed_by_the_rules_but_not_by_the_check() -> None:
    record = unfinished()
    options = tuple(
        (name, "on" if name == "public_gold" else value) for name, value in record.options
    )
    assert dict(options) != dict(record.options)
    add_check(replace(record, options=options)).replay()
    fails(replace(record, options=options), "the text was altered: its check")


def test_an_option_of_a_later_time_has_its_default_in_an_older_record() -> None:
    record = unfinished()
    add_check(replace(record, options=record.options[:-1])).replay()


def test_a_wrong_move_is_named_with_its_clause() -> None:
    game = played(seats=3, moves=30)
    record = unfinished()
    seat = game.record().moves[11].seat
    before = played(seats=3, moves=11)
    move = "lay cross 60,60" if "cross" in before.view(seat).hand else "pass cross"
    refusal = before.explain(move)
    assert refusal is not None
    fails(with_move(record, 12, text=move), f"{move!r} is not allowed: {refusal}", 12)


def test_a_wrong_seat_round_text_or_digest_is_named() -> None:
    record = unfinished()
    told = record.moves[11]
    seat = (told.seat + 1) % 3
    fails(with_move(record, 12, seat=seat), f"seat {told.seat} decides, not seat {seat}", 12)
    fails(with_move(record, 30, round=3), "this is round 1, not 3", 30)
    fails(with_move(record, 12, text="lay carpet 1,0"), "there is no card 'carpet'", 12)
    fails(with_move(record, 12, digest="0" * 12), f"the digest differs after {told.text!r}", 12)


def test_another_legal_move_is_found_by_its_digest() -> None:
    record = unfinished()
    others = [
        str(move)
        for move in played(seats=3, moves=11).legal_moves()
        if str(move) != record.moves[11].text
    ]
    for other in others:
        fails(with_move(record, 12, text=other), f"the digest differs after {other!r}", 12)


def test_a_needless_half_turn_is_refused() -> None:
    record = played(moves=60).record()
    number = next(n for n, move in enumerate(record.moves, 1) if move.text.startswith("lay cross"))
    text = record.moves[number - 1].text
    fails(with_move(record, number, text=f"{text} turned"), f"must be written {text!r}", number)


def test_a_time_out_that_was_none_is_refused() -> None:
    record = unfinished()
    number = next(n for n, move in enumerate(record.moves, 1) if move.text.startswith("lay"))
    fails(with_move(record, number, timed_out=True), "was due (R-183)", number)


def test_a_move_after_the_end_is_refused() -> None:
    record = finished()
    extra = RecordedMove(3, 0, "pass map", "0" * 12)
    longer = add_check(replace(record, moves=(*record.moves, extra)))
    fails(longer, "'pass map' comes after the end of the game", len(longer.moves))


def test_a_wrong_result_is_refused() -> None:
    record = finished()
    assert record.result is not None
    scores = record.result.scores
    raised = (scores[0] + 1, *scores[1:])
    winners = (*record.result.winners, 0) if 0 not in record.result.winners else ()
    for result, reason in [
        (Result(raised, record.result.winners), f"the scores are {scores}, not {raised}"),
        (Result(scores, winners), f"the winners are {record.result.winners}, not {winners}"),
        (None, "the game is over, but the record gives no result"),
    ]:
        fails(add_check(replace(record, result=result)), reason)


def test_a_record_that_stops_early_is_a_record() -> None:
    record = finished()
    shorter = add_check(replace(record, moves=record.moves[:50], result=None))
    assert shorter == played(deck=DECK, moves=50).record()
    assert len(shorter.replay().moves) == 50


# Any change of the text is detected.


def noticed(text: str) -> str:
    with pytest.raises(RecordError) as caught:
        saboteur.loads(text).replay()
    return str(caught.value)


def lines_of(record: Record) -> list[str]:
    return str(record).splitlines(keepends=True)


@pytest.mark.parametrize("line", range(len(lines_of(unfinished()))))
def test_a_line_lost_doubled_or_moved_is_noticed(line: int) -> None:
    lines = lines_of(unfinished())
    noticed("".join(lines[:line] + lines[line + 1 :]))
    noticed("".join(lines[: line + 1] + lines[line:]))
    if line + 1 < len(lines):
        swapped = [*lines[:line], lines[line + 1], lines[line], *lines[line + 2 :]]
        noticed("".join(swapped))


@given(
    st.integers(0, 10_000),
    any_characters(excluded="\r\n") | st.sampled_from(" 0123456789abcdef#"),
    st.booleans(),
)
def test_an_altered_letter_is_noticed(place: int, letter: str, instead: bool) -> None:  # noqa: FBT001
    text = str(finished())
    place %= len(text) - 1
    altered = text[:place] + letter + text[place + instead :]
    if altered != text:
        noticed(altered)


def test_public_names() -> None:
    assert saboteur.Record is Record
    assert saboteur.RecordError is RecordError
    assert isinstance(saboteur.loads(str(unfinished())), saboteur.Record)
