"""Tests of what seats have seen of face-down cards, and how much of it is public."""

from saboteur.kernel.knowledge import (
    UNSEEN,
    Trace,
    add_look,
    remove_seen,
    rename_places,
    see_cards,
    trace,
    widen_places,
)
from saboteur.kernel.randomness import Stream
from saboteur.kernel.scattering import scatter


def known(card: int, *places: int, seat: int = 0) -> Trace:
    return Trace(seat, card, places[0], frozenset(places))


def test_a_card_seen_again_is_the_one_that_was_sought() -> None:
    assert see_cards((known(7, 1, 2),), 0, 1, (7,)) == ()


def test_another_card_seen_there_leaves_the_rest_of_the_places() -> None:
    (left,) = see_cards((known(7, 1, 2, 3),), 0, 1, (8,))
    assert left.card == 7
    assert left.places == {2, 3}


def test_two_cards_of_a_kind_cannot_be_told_apart() -> None:
    """Two 7s lie on 1 or 2 and on 1 or 3: after one is found on 1, the other is on 2 or 3."""
    (left,) = see_cards((known(7, 1, 2), known(7, 1, 3)), 0, 1, (7,))
    assert left.card == 7
    assert left.places == {2, 3}


def test_two_cards_of_a_kind_may_both_be_found() -> None:
    assert see_cards((known(7, 1, 2), known(7, 1, 3)), 0, 1, (7, 7)) == ()


def test_what_one_seat_sees_teaches_no_other() -> None:
    others = (known(7, 1, 2, seat=1), known(7, 4))
    assert see_cards(others, 0, 1, (7,)) == others


def test_of_three_cards_of_a_kind_two_are_left_where_any_two_were() -> None:
    left = remove_seen((known(7, 1, 2), known(7, 1, 3, 4), known(7, 1, 3, 4, 5)), 1, 7)
    assert [look.places for look in left] == [{1, 2, 3, 4}, {1, 3, 4, 5}]


def test_a_look_is_a_trace_of_an_unseen_card() -> None:
    assert add_look((), 2, 5) == (Trace(2, UNSEEN, 5, frozenset({5})),)


def test_a_second_look_replaces_the_first_only_if_it_must_be_at_the_same_card() -> None:
    once = add_look((), 2, 5)
    assert add_look(once, 2, 5) == once
    assert len(add_look(once, 1, 5)) == 2
    vague = widen_places(once, (5, 6), (5, 6))
    assert [look.places for look in add_look(vague, 2, 5)] == [{5, 6}, {5}]


def test_places_are_renamed_for_one_seat_alone() -> None:
    both = (trace(0, 7, 1), trace(1, 7, 1))
    assert rename_places(both, {1: 2, 2: 1}, follow=True, only=0) == (
        trace(0, 7, 2),
        trace(1, 7, 1),
    )


def test_traces_may_be_of_cards_that_are_known_anyway() -> None:
    """All 7s are known to be on 1 and 2, so none is left for place 3."""
    sought = (known(7, 1, 3), known(7, 1, 2, 3), known(8, 3))
    slots: list[tuple[int, int | None]] = [(1, 7), (2, 7), (3, None), (3, None)]
    for number in range(20):
        found = scatter(sought, slots, Stream(str(number), "test"), sparing=True)
        assert sorted(str(card) for card in found) == ["7", "7", "8", "None"]
