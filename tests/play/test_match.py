"""Tests of ``Match``: which seat may move, what each seat learns, and the proof of fairness."""

from collections import Counter
from dataclasses import replace
from functools import cache
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import saboteur
from saboteur.games.classic.events import GoldPaid, GoldTaken
from saboteur.games.options import OptionValue
from saboteur.games.registry import ruleset
from saboteur.kernel.events import (
    CardDrawn,
    CardPassed,
    GoalSeen,
    HandsDealt,
    HiddenPass,
    OwnHand,
    OwnRole,
    RolesDealt,
    TurnBegan,
)
from saboteur.kernel.sight import Sight
from saboteur.notation.record import RecordError, add_check
from saboteur.play.game import Game
from saboteur.play.match import (
    Accepted,
    Malformed,
    Match,
    Refused,
    Stale,
    TableSettings,
    WrongSeat,
    verify_record,
)
from tests.play.played_games import DECK, choose
from tests.rule_positions import game_at
from tests.strategies import any_characters

SECRET = (CardDrawn, CardPassed, GoalSeen, GoldTaken, GoldPaid)


def match(seats: int = 5, **options: OptionValue) -> Match:
    return Match("saboteur", seats=seats, seed="0", nonce="salt", options=options)


def move_on(table: Match, moves: int = 10_000, late: int = 0) -> Match:
    """Move for the deciders; every ``late``-th move is a timeout."""
    for _ in range(moves):
        seat = table.decider
        if seat is None:
            break
        if late and table.version % late == 0:
            answer = table.time_out(table.version)
        else:
            move = choose(table.legal_moves(seat), "1", table.version)
            answer = table.submit(seat, str(move), table.version)
        assert isinstance(answer, Accepted)
        assert answer.version == table.version
    return table


@cache
def finished() -> Match:
    return move_on(match(), late=7)


def decider(table: Match) -> int:
    seat = table.decider
    assert seat is not None
    return seat


# Submitting


def test_a_legal_move_of_the_decider_is_made() -> None:
    table = match()
    seat = decider(table)
    move = next(move for move in table.legal_moves(seat) if move.verb == "pass")
    answer = table.submit(seat, str(move), 0)
    assert isinstance(answer, Accepted)
    assert (answer.version, table.version, len(table.log)) == (1, 1, 2)
    assert table.log[1].move == str(move)
    assert table.log[1].seat == seat
    assert not table.log[1].timed_out
    (own,), (other,) = answer.to(seat), answer.to((seat + 1) % 5)
    assert own.events[0] == CardPassed(seat, move.card)
    assert other.events[0] == HiddenPass(seat)
    assert answer.to("public") == table.stream("public", since=0)
    assert answer.to("public")[0].events == other.events
    assert own.events[-1] == TurnBegan(decider(table))
    assert table.stream(seat, since=0) == (own,)


def test_match_refused_move_changes_nothing() -> None:
    table = move_on(match(), 12)
    seat = decider(table)
    legal = str(table.legal_moves(seat)[0])
    before = (table._game.digest(), table.log, table.version, table.legal_moves(seat))
    others = [other for other in range(5) if other != seat]
    assert [table.submit(other, legal, 12) for other in others] == [WrongSeat(seat)] * 4
    assert table.submit(-1, legal, 12) == table.submit(7, legal, 12) == WrongSeat(seat)
    assert [table.submit(seat, legal, version) for version in (-1, 0, 11, 13)] == [Stale(12)] * 4
    for text in ("", "lay", "lay cross", "lay carpet 1,0", f"{legal} ", legal.upper(), "pass\0"):
        answer = table.submit(seat, text, 12)
        assert isinstance(answer, Malformed)
        assert repr(text) in answer.reason
    refused = table.submit(seat, "reveal 8,0", 12)
    assert isinstance(refused, Refused)
    assert (refused.refusal.clause, refused.refusal.code) == ("B-14", "not-asked")
    after = (table._game.digest(), table.log, table.version, table.legal_moves(seat))
    assert after == before
    assert isinstance(table.submit(seat, legal, 12), Accepted)


def test_only_the_decider_has_legal_moves() -> None:
    table = match()
    for seat in range(-1, 6):
        assert bool(table.legal_moves(seat)) == (seat == table.decider)


def test_the_same_move_sent_twice_is_made_once() -> None:
    table = match()
    seat = decider(table)
    move = str(table.legal_moves(seat)[0])
    assert isinstance(table.submit(seat, move, 0), Accepted)
    assert table.submit(seat, move, 0) == Stale(1)


@given(
    st.text(any_characters())
    | st.from_regex(r"(lay|play|pass|reveal|orient|take) [a-z-]{3,9}( -?\d+,\d+)?")
)
def test_no_text_breaks_the_table(text: str) -> None:
    table = new_match()
    before = table._game.digest()
    answer = table.submit(decider(table), text, 0)
    assert isinstance(answer, Malformed | Refused)
    assert table._game.digest() == before


@cache
def new_match() -> Match:
    return match()


def test_after_the_end_every_move_is_refused() -> None:
    table = finished()
    answer = table.submit(0, "pass map", table.version)
    assert isinstance(answer, Refused)
    assert (answer.refusal.clause, answer.refusal.code) == ("B-53", "game-over")
    assert table.time_out(table.version) == answer
    assert table.legal_moves(0) == ()


# Viewing


def test_no_stream_holds_the_secrets_of_others() -> None:
    table = finished()
    counted: Counter[str] = Counter()
    for sight in (*range(5), "public", "open"):
        happenings = table.stream(sight)
        assert [entry.version for entry in happenings] == list(range(table.version + 1))
        for event in (event for entry in happenings for event in entry.events):
            assert not isinstance(event, RolesDealt | HandsDealt)
            if isinstance(event, SECRET):
                assert event.seat == sight
            if isinstance(event, OwnRole | OwnHand):
                assert isinstance(sight, int)
            counted[type(event).__name__] += 1
    assert counted["OwnRole"] == counted["OwnHand"] == 5 * 3
    assert min(counted[kind.__name__] for kind in SECRET) > 0


def test_match_redacts_events_for_each_seat() -> None:
    table = match()
    for seat in range(5):
        events = table.stream(seat)[0].events
        view = table.view(seat)
        assert OwnRole(view.role) in events
        assert OwnHand(view.hand) in events


def test_a_stream_can_be_taken_up_anywhere() -> None:
    table = finished()
    whole = table.stream(2)
    for since in (-1, 0, 1, 50, table.version):
        assert table.stream(2, since) == whole[since + 1 :]


def test_answers_and_streams_tell_the_same() -> None:
    table = match()
    told: dict[Sight, list[object]] = {sight: [] for sight in (0, 3, "public")}
    for _ in range(40):
        seat = decider(table)
        answer = table.submit(seat, str(table.legal_moves(seat)[-1]), table.version)
        assert isinstance(answer, Accepted)
        for sight, heard in told.items():
            heard.extend(answer.to(sight))
    for sight, heard in told.items():
        assert tuple(heard) == table.stream(sight, since=0)


@pytest.mark.parametrize("sight", [-1, 5, "all", "", True, None])
def test_an_unknown_sight_is_refused(sight: Any) -> None:
    table = match()
    for look in (table.stream, table.view, move_to(table).to):
        with pytest.raises((ValueError, TypeError), match=r"there is no sight|sight must be"):
            look(sight)


def move_to(table: Match) -> Accepted:
    answer = table.time_out(table.version)
    assert isinstance(answer, Accepted)
    return answer


def test_the_open_view_comes_with_the_end() -> None:
    with pytest.raises(ValueError, match="the open view stays secret until the game is over"):
        match().view("open")
    assert finished().view("open").to_dict()["hands"] is not None


def test_a_log_taken_earlier_is_the_start_of_a_later_one() -> None:
    table = match()
    early = table.log
    move_on(table, 10)
    assert table.log[:1] == early
    assert len(early) == 1
    assert [entry.version for entry in table.log] == list(range(11))


# Fairness


def test_seed_nonce_digests_and_record_stay_inside_until_the_end() -> None:
    table = match()
    with pytest.raises(ValueError, match="the seed stays secret until the game is over"):
        table.opening()
    with pytest.raises(ValueError, match="the record stays secret until the game is over"):
        table.record()
    with pytest.raises(ValueError, match="what a seat has stays secret until the game is over"):
        _ = table.scores
    with pytest.raises(ValueError, match="the winner stays secret until the game is over"):
        _ = table.winners
    public = {name for name in dir(table) if not name.startswith("_")}
    assert public == {
        "asked", "commitment", "decider", "deciders", "declining", "explain", "hold", "is_answered",
        "is_window", "late", "legal_moves", "log", "malformed", "open", "opening", "options",
        "over", "record", "repeat", "revision", "round", "ruleset", "scores", "seats", "settings",
        "settle", "stream", "submit", "take", "time_out", "version", "view", "winners",
    }  # fmt: skip


def test_the_commitment_is_opened_at_the_end() -> None:
    table = finished()
    opening = table.opening()
    assert (opening.seed, opening.nonce) == ("0", "salt")
    by_hand = sha256(b"0\x00salt").hexdigest()
    assert table.commitment == by_hand == match().commitment
    record = table.record()
    assert (record.commitment, record.nonce, record.seed) == (by_hand, "salt", "0")
    assert saboteur.loads(str(record)) == record
    game = verify_record(record, by_hand)
    assert game.digest() == table._game.digest()
    assert verify_record(record).over


def test_a_commitment_of_other_letters_is_hashed_as_utf_8() -> None:
    table = Match("saboteur", seats=3, seed="Größe", nonce="ñ")
    assert table.commitment == sha256("Größe\0ñ".encode()).hexdigest()


def test_a_false_commitment_is_found_out() -> None:
    record = finished().record()
    for false in (
        replace(record, commitment="0" * 64),
        replace(record, nonce="pepper"),
    ):
        with pytest.raises(RecordError, match="seed and nonce do not open the commitment"):
            verify_record(add_check(false))
        with pytest.raises(RecordError, match="the text was altered"):
            false.replay()
    with pytest.raises(RecordError, match="not the one published at the start"):
        verify_record(record, "0" * 64)
    with pytest.raises(RecordError, match="not the one published at the start"):
        verify_record(add_check(replace(record, commitment=None, nonce=None)), record.commitment)


def test_verifying_replays_as_well() -> None:
    record = finished().record()
    moves = (replace(record.moves[0], digest="0" * 12), *record.moves[1:])
    with pytest.raises(RecordError, match="move 1: the digest differs"):
        verify_record(add_check(replace(record, moves=moves)))


def test_match_seed_is_random_and_secret() -> None:
    tables = [Match.open("saboteur", seats=3) for _ in range(20)]
    assert len({table.commitment for table in tables}) == 20
    assert len({table._game.seed for table in tables}) == 20
    assert all(len(table._game.seed) >= 32 and len(table._nonce) >= 64 for table in tables)


def test_a_match_has_its_options_and_deck() -> None:
    table = Match.open("saboteur", seats=4, options={"concede_round": True}, deck=DECK)
    assert (table.ruleset, table.revision, table.seats) == ("saboteur", 1, 4)
    assert table.options["concede_round"] is True
    assert table._game.rules.deck == DECK
    while not table.over:
        move_to(table)
    assert table.record().deck == DECK
    verify_record(table.record(), table.commitment)


@pytest.mark.parametrize(
    ("seed", "nonce", "reason"),
    [
        ("", "n", "a seed is"),
        ("a\0b", "n", "a seed is"),
        ("s", "", "a nonce is"),
        ("s", "a\0b", "a nonce is"),
        ("s", "a\nb", "a nonce is"),
    ],
)
def test_seed_and_nonce_are_one_line_each(seed: str, nonce: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Match("saboteur", seats=3, seed=seed, nonce=nonce)


# Time-outs


@pytest.mark.clause("R-183")
def test_the_clock_passes_one_card_of_the_hand_on_a_turn() -> None:
    table = match()
    seat = decider(table)
    hand = table.view(seat).hand
    answer = move_to(table)
    entry = table.log[-1]
    assert entry.timed_out
    assert entry.seat == seat
    event = entry.events[0]
    assert isinstance(event, CardPassed)
    assert event.card in hand
    assert entry.move == f"pass {event.card}"
    for sight in range(5):
        (told,) = answer.to(sight)
        assert told.timed_out
        assert told.events[0] == (event if sight == seat else HiddenPass(seat))
        assert not any(isinstance(one, OwnRole) for one in told.events)


@pytest.mark.clause("R-183")
def test_the_clock_chooses_each_card_with_the_same_chance() -> None:
    rules = ruleset("saboteur", 3)
    passed: Counter[str] = Counter()
    for seed in range(900):
        state = rules.parse_position("hand 0 cross cross map\npile map\nask turn 0")
        passed[str(Game(rules, state, [], str(seed)).absent_move())] += 1
    assert passed["pass cross"] + passed["pass map"] == 900
    assert 550 < passed["pass cross"] < 650


@pytest.mark.clause("R-183")
@pytest.mark.parametrize("seed", ["0", "1", "2", "3", "4", "5", "6", "7"])
def test_the_clock_declines_a_vote(seed: str) -> None:
    options = {"concede_round": True}
    table = Match("saboteur", seats=5, seed=seed, nonce="salt", options=options)
    seat = decider(table)
    assert isinstance(table.submit(seat, "concede", 0), Accepted)
    assert decider(table) == (seat + 1) % 5
    move_to(table)
    assert table.log[-1].move == "refuse"
    assert table.decider == seat  # back on turn


@pytest.mark.clause("R-183")
def test_the_clock_never_proposes_to_concede() -> None:
    table = match(concede_round=True)
    while not table.over:
        move_to(table)
    assert {(entry.move or "pass").split()[0] for entry in table.log} == {"pass"}


@pytest.mark.clause("R-183")
def test_the_clock_chooses_at_random_in_any_other_decision() -> None:
    rules = ruleset("saboteur", 3)
    taken: Counter[str] = Counter()
    for seed in range(600):
        state = rules.parse_position("draft 1 order 0 1 2 cards 3 1 1 taken\nask take-gold 0")
        taken[str(Game(rules, state, [], str(seed)).absent_move())] += 1
    assert set(taken) == {"take 1", "take 3"}
    assert 250 < taken["take 1"] < 350
    again = game_at("draft 1 order 0 1 2 cards 3 1 1 taken\nask take-gold 0")
    assert again.absent_move() is again.absent_move()


@pytest.mark.clause("R-183")
def test_a_table_that_everybody_left_comes_to_an_end() -> None:
    table = match()
    while not table.over:
        move_to(table)
    assert all(entry.timed_out for entry in table.log[1:])
    record = table.record()
    assert "timed out: pass" in str(record)
    assert all(move.timed_out for move in record.moves)
    assert verify_record(saboteur.loads(str(record)), table.commitment).over


@pytest.mark.clause("R-183")
def test_match_timeout_is_in_events_and_record() -> None:
    table = finished()
    late = [entry.version for entry in table.log if entry.timed_out]
    assert late == list(range(1, table.version + 1, 7))
    assert [entry.version for entry in table.stream("public") if entry.timed_out] == late
    moves = enumerate(table.record().moves, 1)
    assert [number for number, move in moves if move.timed_out] == late


@pytest.mark.clause("R-183")
def test_a_late_clock_does_nothing() -> None:
    table = move_on(match(), 3)
    before = table._game.digest()
    assert table.time_out(2) == table.time_out(4) == Stale(3)
    assert table._game.digest() == before


@pytest.mark.clause("R-183")
def test_a_table_may_do_without_a_clock() -> None:
    settings = TableSettings(turn_timer=False)
    table = Match("saboteur", seats=3, seed="0", nonce="n", settings=settings)
    with pytest.raises(ValueError, match="no turn timer"):
        table.time_out(0)
    assert table.version == 0


@pytest.mark.clause("R-183", "R-32")
def test_clock_and_chat_are_on_unless_the_table_says_otherwise() -> None:
    assert match().settings == TableSettings(turn_timer=True, chat=True)
    quiet = TableSettings(chat=False)
    assert Match.open("saboteur", seats=3, settings=quiet).settings is quiet


@pytest.mark.clause("R-32")
def test_settings_of_the_table_are_no_rules() -> None:
    names = {option.name for entry in saboteur.catalogue() for option in entry.options}
    assert not names & {"chat", "turn_timer"}
    with pytest.raises(ValueError, match="unknown option 'chat'"):
        match(chat=True)


@pytest.mark.clause("R-32")
def test_no_move_shows_a_card() -> None:
    table = match()
    seat = decider(table)
    card = table.view(seat).hand[0]
    role = table.view(seat).role
    for text in (f"show {card}", f"show {role}", "show", f"reveal {card}", f"say {role}"):
        assert isinstance(table.submit(seat, text, 0), Malformed)
    verbs = {move.split(" ")[0] for entry in finished().log if (move := entry.move)}
    assert verbs <= {"lay", "play", "pass", "reveal", "orient", "take"}
