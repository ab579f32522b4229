"""How many sit at each table."""

import pytest

from saboteur.gathering.model import Room
from saboteur.gathering.sizes import cost, missing, shares, split

BASE = Room(tuple(range(3, 11)), 5)
TOURNAMENT = Room((5, 6, 7, 8, 9), 5)
PAIRS = Room((2,), 2)


@pytest.mark.parametrize(
    ("people", "room", "sizes"),
    [
        (100, BASE, (5,) * 20),
        (101, BASE, (6,) + (5,) * 19),
        (11, BASE, (6, 5)),
        (8, BASE, (4, 4)),
        (7, BASE, (7,)),  # 4 and 3 are as far off together: 1 + 4 against 4
        (4, TOURNAMENT, ()),
        (19, TOURNAMENT, (7, 6, 6)),
        (7, PAIRS, (2, 2, 2)),
        (2, BASE, ()),
        (0, BASE, ()),
    ],
)
def test_as_few_as_can_be_sit_out_then_tables_are_as_large_as_wanted(
    people: int, room: Room, sizes: tuple[int, ...]
) -> None:
    assert split(people, room) == sizes
    assert cost(people, room).byes == people - sum(sizes)


@pytest.mark.parametrize(
    ("chosen", "free", "rooms"),
    [
        ((0,), 0, (BASE,)), ((1,), 1, (BASE,)), ((2,), 1, (BASE,)), ((4,), 0, (TOURNAMENT,)),
        ((1, 2), 0, (PAIRS, TOURNAMENT)), ((0, 2), 1, (PAIRS, TOURNAMENT)),
        ((0, 2), 2, (BASE, TOURNAMENT)),
    ],
)  # fmt: skip
def test_as_many_are_missing_as_make_a_first_table(
    chosen: tuple[int, ...], free: int, rooms: tuple[Room, ...]
) -> None:
    def seated(more: int) -> int:
        taken = shares(chosen, free + more, rooms)
        return sum(
            sum(split(fixed + those, room))
            for fixed, those, room in zip(chosen, taken, rooms, strict=True)
        )

    assert missing(chosen, free, rooms) == next(more for more in range(9) if seated(more))


def test_every_number_of_people_is_seated_if_any_sum_of_sizes_can() -> None:
    for people in range(5, 60):
        assert sum(split(people, TOURNAMENT)) == people
        assert set(split(people, TOURNAMENT)) <= set(TOURNAMENT.sizes)


def test_who_plays_anything_goes_where_he_is_needed() -> None:
    # Four want the championship, which needs five; three want a duel for two.
    assert shares([4, 3], 2, [TOURNAMENT, PAIRS]) == (1, 1)
    # Whoever is left over makes the table larger that wants it most.
    assert shares([10, 0], 2, [BASE, TOURNAMENT]) == (2, 0)
    assert shares([0, 0], 10, [BASE, PAIRS]) in {(10, 0), (0, 10)}
