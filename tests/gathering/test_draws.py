"""Draws: who meets whom, who sits where, who sits out."""

from itertools import combinations

from saboteur.gathering.drawing import draw
from saboteur.gathering.model import Choice, Draw, DrawnTable, Past, Room
from tests.seed import seed

SEED = seed()

BASE = Room(tuple(range(3, 11)), 5)
TOURNAMENT = Room((5, 6, 7, 8, 9), 5)


def crowd(count: int, offer: int | None = 0) -> list[Choice]:
    return [Choice(f"p{number}", offer) for number in range(count)]


def heats(people: list[Choice], room: Room, count: int, seed: str = SEED) -> list[Draw]:
    drawn: list[Draw] = []
    for number in range(count):
        drawn.append(draw(people, [room], Past.of(drawn), f"{seed}/{number}"))
    return drawn


def seated(drawn: Draw) -> list[str]:
    return [person for table in drawn.tables for person in table.people]


def again(drawn: list[Draw]) -> int:
    """Count meetings of two who had met."""
    return sum(often - 1 for often in Past.of(drawn).met.values())


def test_a_hundred_people_meet_sixteen_others_in_four_heats_and_have_four_seats() -> None:
    drawn = heats(crowd(100), BASE, 4)
    for each in drawn:
        assert [len(table.people) for table in each.tables] == [5] * 20
        assert sorted(seated(each)) == sorted(f"p{number}" for number in range(100))
    past = Past.of(drawn)
    assert max(past.met.values()) == 1
    assert len(past.met) == 4 * 20 * 10  # all meetings are between others
    assert max(past.sat.values()) == 1  # nobody had a seat twice


def test_in_a_fifth_heat_all_but_a_few_have_had_every_seat_once() -> None:
    past = Past.of(heats(crowd(100), BASE, 5))
    assert max(past.met.values()) == 1
    # Of some seeds the search ends before the last two have seats that are new to them.
    assert sum(often - 1 for often in past.sat.values()) <= 4


def test_where_it_cannot_be_perfect_little_is_repeated() -> None:
    # Twelve people in fours: 18 pairs a heat of 66, so from the second heat on some meet again.
    drawn = heats(crowd(12), Room((4,), 4), 3)
    assert again(drawn[:1]) == 0
    assert again(drawn[:2]) == 3  # one of each four, and no fewer is possible
    assert again(drawn) <= 12
    assert max(Past.of(drawn).met.values()) <= 2
    # By lot alone it would be a third of all pairs and more.
    assert max(Past.of(drawn).sat.values()) <= 2


def test_one_seed_draws_one_heat_and_another_another() -> None:
    people = crowd(30)
    assert heats(people, BASE, 2) == heats(people, BASE, 2)
    assert heats(people, BASE, 1) != heats(people, BASE, 1, f"{SEED}!")


def test_byes_go_round() -> None:
    # Eleven people for tables of five and nothing else: one sits out of each heat.
    drawn = heats(crowd(11), Room((5,), 5), 6)
    assert [len(each.byes) for each in drawn] == [1] * 6
    assert len({each.byes for each in drawn}) == 6


def test_whoever_came_late_sits_out_after_those_who_played_more() -> None:
    early = [Draw((DrawnTable(0, tuple(f"p{n}" for n in range(5))),))]
    late = [*crowd(5), Choice("late", 0)]
    for number in range(4):
        drawn = draw(late, [Room((5,), 5)], Past.of(early), f"{SEED}/{number}")
        assert drawn.byes != ("late",)


def test_leavers_are_not_drawn_and_who_stays_meets_others() -> None:
    first = heats(crowd(20), BASE, 1)
    left = [each for each in crowd(20) if each.person not in {"p3", "p4", "p5"}]
    second = draw(left, [BASE], Past.of(first), SEED)
    assert sorted(seated(second)) == sorted(each.person for each in left)
    # Four of an old table at three new ones: two meet again. Of five, two pairs do.
    stayed = [len({*table.people} - {"p3", "p4", "p5"}) for table in first[0].tables]
    assert again([*first, second]) == sum(max(0, count - 3) for count in stayed)


def test_everybody_plays_what_he_chose() -> None:
    people = [
        *(Choice(f"c{n}", 0) for n in range(10)),
        *(Choice(f"d{n}", 1) for n in range(7)),
        *(Choice(f"any{n}") for n in range(5)),
    ]
    wanted = {each.person: each.offer for each in people}
    drawn: list[Draw] = []
    for number in range(3):
        drawn.append(draw(people, [TOURNAMENT, Room((2,), 2)], Past.of(drawn), f"{SEED}/{number}"))
        assert sorted([*seated(drawn[-1]), *drawn[-1].byes]) == sorted(wanted)
        for table in drawn[-1].tables:
            assert {wanted[person] for person in table.people} <= {table.offer, None}
        assert not drawn[-1].byes  # five who play anything make both numbers even


def test_nobody_to_sit_with_sits_out() -> None:
    drawn = draw([*crowd(5), Choice("alone", 1)], [TOURNAMENT, BASE], Past(), SEED)
    assert drawn.byes == ("alone",)
    assert [len(table.people) for table in drawn.tables] == [5]
    assert draw([], [BASE], Past(), SEED) == Draw(())


def test_two_who_shall_not_meet_do_not_but_where_there_is_one_table_they_do() -> None:
    pairs = [frozenset(pair) for pair in combinations(["p0", "p1", "p2", "p3"], 2)]
    for drawn in (draw(crowd(20), [BASE], Past(), f"{SEED}/{n}", pairs) for n in range(5)):
        for table in drawn.tables:
            assert len({"p0", "p1", "p2", "p3"} & set(table.people)) <= 1
    (table,) = draw(crowd(5), [BASE], Past(), SEED, pairs).tables
    assert len(table.people) == 5


def test_seats_are_fair_at_tables_of_several_sizes() -> None:
    past = Past.of(heats(crowd(23), TOURNAMENT, 4))
    assert sum(past.played.values()) == 4 * 23
    # Meeting others comes first; by lot alone some thirty of the 92 would sit there again.
    assert sum(often - 1 for often in past.sat.values()) <= 5
