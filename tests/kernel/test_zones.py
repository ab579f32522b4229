"""Tests of hands, pile and discard."""

import pytest

from saboteur.kernel.table import Table, entry_kind, is_entry_known, knowers


def table() -> Table:
    """Return two hands and a pile of three, whose top is its last card."""
    return Table([(1, 2, 2), ()], (7, 8, 9), 3, [])


def test_the_top_of_the_pile_is_drawn_into_the_hand() -> None:
    zones = table()
    assert [zones.draw(1), zones.draw(0), zones.draw(1)] == [9, 8, 7]
    assert zones.hands == [(1, 2, 2, 8), (9, 7)]
    assert zones.left == 0


def test_one_card_of_a_kind_leaves_the_hand() -> None:
    zones = table()
    zones.remove(0, 2)
    assert zones.hands[0] == (1, 2)


def test_a_card_that_is_not_there_cannot_leave_the_hand() -> None:
    with pytest.raises(ValueError, match="not in list"):
        table().remove(1, 2)


def test_the_discard_keeps_order_kind_and_seat() -> None:
    zones = table()
    zones.put_openly(5)
    zones.put_unseen(0, 0)
    zones.put_unseen(254, 9)
    zones.put_openly(254)
    zones.put_unseen(7)
    zones.put_unseen(8, 1, 11)
    assert [entry_kind(entry) for entry in zones.discard] == [5, 0, 254, 254, 7, 8]
    assert [knowers(entry) for entry in zones.discard] == [None, (0,), (9,), None, (), (1, 11)]
    assert [is_entry_known(entry, 9) for entry in zones.discard] == [1, 0, 1, 1, 0, 0]
    assert [is_entry_known(entry, -1) for entry in zones.discard] == [1, 0, 0, 1, 0, 0]


def test_a_copy_of_the_table_is_independent() -> None:
    zones = table()
    copy = zones.clone()
    copy.draw(0)
    copy.remove(0, 1)
    copy.put_openly(1)
    copy.put_unseen(2, 0)
    assert (zones.hands, zones.pile, zones.left, zones.discard) == (
        [(1, 2, 2), ()],
        (7, 8, 9),
        3,
        [],
    )
