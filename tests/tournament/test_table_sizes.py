"""How the players of a tournament are divided among its tables."""

import pytest

from saboteur.tournament.model import TableSizeRule
from saboteur.tournament.table_sizes import (
    distribute_people,
    missing_people,
    size_cost,
    split_into_tables,
)

BASE = TableSizeRule(tuple(range(3, 11)), 5)
TOURNAMENT = TableSizeRule((5, 6, 7, 8, 9), 5)
TWO_SEAT_ROOM = TableSizeRule((2,), 2)


@pytest.mark.parametrize(
    ("people", "room", "sizes"),
    [
        (100, BASE, (5,) * 20),
        (101, BASE, (6,) + (5,) * 19),
        (11, BASE, (6, 5)),
        (8, BASE, (4, 4)),
        (7, BASE, (7,)),  # 4 and 3 are equally far off in total: 1 + 4 against 4
        (4, TOURNAMENT, ()),
        (19, TOURNAMENT, (7, 6, 6)),
        (7, TWO_SEAT_ROOM, (2, 2, 2)),
        (2, BASE, ()),
        (0, BASE, ()),
    ],
)
def test_table_sizes_minimise_byes_then_prefer_wanted_size(
    people: int, room: TableSizeRule, sizes: tuple[int, ...]
) -> None:
    assert split_into_tables(people, room) == sizes
    assert size_cost(people, room).byes == people - sum(sizes)


@pytest.mark.parametrize(
    ("chosen", "free", "rooms"),
    [
        ((0,), 0, (BASE,)), ((1,), 1, (BASE,)), ((2,), 1, (BASE,)), ((4,), 0, (TOURNAMENT,)),
        ((1, 2), 0, (TWO_SEAT_ROOM, TOURNAMENT)), ((0, 2), 1, (TWO_SEAT_ROOM, TOURNAMENT)),
        ((0, 2), 2, (BASE, TOURNAMENT)),
    ],
)  # fmt: skip
def test_missing_count_fills_the_first_table(
    chosen: tuple[int, ...], free: int, rooms: tuple[TableSizeRule, ...]
) -> None:
    def seated(more: int) -> int:
        taken = distribute_people(chosen, free + more, rooms)
        return sum(
            sum(split_into_tables(fixed + those, room))
            for fixed, those, room in zip(chosen, taken, rooms, strict=True)
        )

    assert missing_people(chosen, free, rooms) == next(more for more in range(9) if seated(more))


def test_table_sizes_seat_everybody_when_possible() -> None:
    for people in range(5, 60):
        assert sum(split_into_tables(people, TOURNAMENT)) == people
        assert set(split_into_tables(people, TOURNAMENT)) <= set(TOURNAMENT.sizes)


def test_flexible_participants_fill_incomplete_tables() -> None:
    # Four prefer the championship, which needs five; three prefer a duel for two.
    assert distribute_people([4, 3], 2, [TOURNAMENT, TWO_SEAT_ROOM]) == (1, 1)
    # Remaining players join where the total deviation from the best sizes is smallest.
    assert distribute_people([10, 0], 2, [BASE, TOURNAMENT]) == (2, 0)
    assert distribute_people([0, 0], 10, [BASE, TWO_SEAT_ROOM]) in {(10, 0), (0, 10)}
