"""Tests of a match's veto window: all seats are asked at once, and no answer is shown early."""

import pytest

from saboteur.games.classic.modules.veto import PlayAllowed, PlayDeclared, PlayVetoed
from saboteur.play.match import Accepted, Held, Match, Refused, Stale, TableSettings, WrongSeat
from tests.play.veto_window_match import SEATS, open_window_match, other_seats, seed_of


@pytest.mark.clause("R-64")
def test_every_other_seat_is_asked_at_once_and_in_the_same_words() -> None:
    table, active, holder = open_window_match()
    assert table.is_window
    assert list(table.deciders) == other_seats(active)
    for seat in other_seats(active):
        view = table.view(seat)
        assert (view.asked, view.decider) == ("veto", seat)
        moves = {str(move) for move in table.legal_moves(seat)}
        assert moves == ({"allow", "veto"} if seat == holder else {"allow"})
    assert table.legal_moves(active) == ()
    assert table.submit(active, "allow", table.version) == WrongSeat(other_seats(active)[0])


@pytest.mark.clause("R-64")
def test_answers_are_secret_until_the_last_is_in() -> None:
    table, active, _ = open_window_match()
    version = table.version
    shown = [table.view(sight).to_dict() for sight in ("public", active)]
    streams = [table.stream(sight) for sight in ("public", *range(SEATS))]
    *early, last = reversed(other_seats(active))  # in any order
    for waiting, seat in zip((3, 2, 1), early, strict=True):
        assert table.submit(seat, "allow", version) == Held(waiting)
        assert table.submit(seat, "allow", version) == WrongSeat(table.deciders[0])
        assert table.version == version
        assert [table.view(sight).to_dict() for sight in ("public", active)] == shown
        assert [table.stream(sight) for sight in ("public", *range(SEATS))] == streams
    answer = table.submit(last, "allow", version)
    assert isinstance(answer, Accepted)
    assert answer.version == table.version == version + 4
    assert [entry.seat for entry in table.log[-4:]] == other_seats(active)
    told = [step.events[0] for step in answer.to("public")]
    assert told == [PlayAllowed(seat) for seat in other_seats(active)]


@pytest.mark.clause("R-64")
def test_a_veto_counts_in_any_order_of_answers() -> None:
    table, active, holder = open_window_match()
    version = table.version
    card = table.log[-1].events[-1]
    assert isinstance(card, PlayDeclared)
    answers = [
        table.submit(seat, "veto" if seat == holder else "allow", version)
        for seat in reversed(other_seats(active))
    ]
    answer = answers[-1]
    assert isinstance(answer, Accepted)
    place = other_seats(active).index(holder)
    assert len(answer.steps) == place + 1, "those after the veto are not asked any more"
    vetoed = [event for event in answer.to("public")[-1].events if isinstance(event, PlayVetoed)]
    assert [(event.seat, event.target) for event in vetoed] == [(holder, active)]
    assert not table.is_window
    assert table.deciders == ((active + 1) % SEATS,)


@pytest.mark.clause("R-183")
def test_who_is_silent_lets_it_pass() -> None:
    table, active, _ = open_window_match()
    version = table.version
    assert isinstance(table.submit(other_seats(active)[1], "allow", version), Held)
    assert table.time_out(version - 1) == Stale(version)
    answer = table.time_out(version)
    assert isinstance(answer, Accepted)
    assert [entry.timed_out for entry in table.log[-4:]] == [True, False, True, True]
    assert [entry.move for entry in table.log[-4:]] == ["allow"] * 4


def test_a_veto_that_is_not_held_is_refused_without_an_event() -> None:
    table, active, holder = open_window_match()
    seat = next(seat for seat in other_seats(active) if seat != holder)
    answer = table.submit(seat, "veto", table.version)
    assert isinstance(answer, Refused)
    assert (answer.refusal.clause, answer.refusal.code) == ("WC-11", "not-in-hand")
    assert seat in table.deciders


def test_a_log_with_windows_is_made_again() -> None:
    table, active, holder = open_window_match()
    for seat in other_seats(active):
        table.submit(seat, "veto" if seat == holder else "allow", 1)
    again = Match("saboteur+veto", seats=SEATS, seed=seed_of(table), nonce="salt")
    for entry in table.log[1:]:
        assert entry.seat is not None
        assert entry.move is not None
        again.repeat(entry.seat, entry.move, timed_out=entry.timed_out)
    assert again.log == table.log
    with pytest.raises(ValueError, match="was not to decide"):
        again.repeat((table.deciders[0] + 1) % SEATS, "pass cross", timed_out=False)


@pytest.mark.clause("R-64")
def test_a_window_is_open_for_six_seconds_and_never_less_than_two() -> None:
    assert TableSettings().window_s == 6
    assert TableSettings(window_s=2).window_s == 2
    with pytest.raises(ValueError, match="at least 2 seconds"):
        TableSettings(window_s=1)
