"""Tests of knowledge with open questions: possible cases, and how they change."""

import pytest

from saboteur.kernel.knowledge import (
    Trace,
    Traces,
    in_case,
    lose_unknown,
    questions,
    remove_seen,
    rename_places,
    see_cards,
    take_unknown,
    trace,
    widen_places,
    worlds,
)
from saboteur.kernel.randomness import Stream

HAND, OTHER = 0, 1


def row(*cards: int) -> Traces:
    """Return traces of seat 5, which has seen ``cards`` on the places 100, 101, and so on."""
    return tuple(trace(5, card, 100 + place) for place, card in enumerate(cards))


def cases(traces: Traces) -> list[dict[int, frozenset[int]]]:
    """Return the possible places of each card in each case of the only question, in order."""
    (question,) = questions(traces)
    return [{known.card: known.places for known in in_case(traces, [case])} for case in question]


def at(*places: int) -> frozenset[int]:
    return frozenset(places)


def test_a_card_taken_out_of_a_row_leaves_no_gap() -> None:
    after = take_unknown(row(7, 8, 9), 5, [100, 101, 102], HAND)
    assert cases(after) == [
        {7: at(HAND), 8: at(100), 9: at(101)},
        {7: at(100), 8: at(HAND), 9: at(101)},
        {7: at(100), 8: at(101), 9: at(HAND)},
    ]
    assert all(known.stale for known in after)


def test_of_a_row_of_which_a_card_is_unknown_that_one_may_be_taken() -> None:
    after = take_unknown((*row(7), trace(5, 9, 102)), 5, [100, 101, 102], HAND)
    assert {7: at(100), 9: at(101)} in cases(after)
    assert len(cases(after)) == 3


def test_the_only_card_leaves_no_question() -> None:
    assert take_unknown(row(7), 5, [100], HAND) == (Trace(5, 7, 100, at(HAND)),)


def test_unknown_cards_leave_no_question() -> None:
    far = (trace(5, 7, 3),)
    assert take_unknown(far, 5, [100, 101], HAND) == far
    assert lose_unknown(far, 5, OTHER, HAND) == far


def test_others_are_not_concerned() -> None:
    other = (trace(4, 7, 100),)
    assert set(other) < set(take_unknown((*other, *row(7, 8)), 5, [100, 101], HAND))


def test_at_most_one_card_has_left_a_hand() -> None:
    before = (trace(5, 7, OTHER), trace(5, 8, OTHER))
    assert cases(lose_unknown(before, 5, OTHER, HAND)) == [
        {7: at(OTHER), 8: at(OTHER)},
        {7: at(HAND), 8: at(OTHER)},
        {7: at(OTHER), 8: at(HAND)},
    ]


def test_a_card_that_left_openly_may_have_been_the_one_in_its_case_only() -> None:
    after = remove_seen(take_unknown(row(7, 8), 5, [100, 101], HAND), HAND, 7)
    assert cases(after) == [{8: at(100)}, {7: at(100), 8: at(HAND)}]


def test_one_of_two_known_cards_left_openly_in_the_case_in_which_both_were_there() -> None:
    both = (*take_unknown(row(7, 8), 5, [100, 101], HAND), trace(5, 7, HAND))
    after = remove_seen(both, HAND, 7)
    first, second = questions(after)[0]
    assert sorted((known.card, known.places) for known in in_case(after, [first])) == [
        (7, at(HAND)),
        (8, at(100)),
    ]
    assert sorted((known.card, known.places) for known in in_case(after, [second])) == [
        (7, at(100)),
        (8, at(HAND)),
    ]


def test_a_case_that_a_look_contradicts_is_no_possible_world() -> None:
    after = see_cards(take_unknown(row(7, 8), 5, [100, 101], HAND), 5, HAND, (8, 3))
    found = [
        {known.card: known.places for known in world}
        for world in worlds(after, Stream("look", ""))
        if all(known.places for known in world)
    ]
    assert found == [{7: at(100)}]


def test_a_second_question_does_not_confuse_the_first() -> None:
    once = take_unknown(row(7, 8), 5, [100, 101], HAND)
    twice = lose_unknown(once, 5, HAND, OTHER)
    assert len(questions(twice)) == 2
    places = {
        tuple(sorted((known.card, min(known.places)) for known in world))
        for world in worlds(twice, Stream("second", ""))
    }
    assert places == {
        ((7, HAND), (8, 100)),
        ((7, OTHER), (8, 100)),
        ((7, 100), (8, HAND)),
        ((7, 100), (8, OTHER)),
    }


@pytest.mark.parametrize("seat", [-1, 5])
def test_cases_stay_when_cards_may_have_moved_on(seat: int) -> None:
    before = take_unknown(row(7, 8), 5, [100, 101], HAND)
    after = widen_places(before, (HAND,), (103,), except_seat=seat)
    assert [known.cases for known in after] == [known.cases for known in before]
    swapped = rename_places(after, {HAND: OTHER, OTHER: HAND}, follow=False)
    assert [known.cases for known in swapped] == [known.cases for known in before]


def test_a_moved_card_is_followed_although_it_is_known_to_be_elsewhere_by_now() -> None:
    known = Trace(5, 7, 100, at(101))
    assert rename_places((known,), {100: 104}, follow=True) == (Trace(5, 7, 104, at(101)),)
