"""Pairings of tournament rounds, seats and byes."""

from itertools import combinations

from saboteur.tournament.model import (
    PairedTable,
    PairingHistory,
    PlayerChoice,
    RoundPairing,
    TableSizeRule,
)
from saboteur.tournament.pairing import draw_pairing
from tests.seed import seed

SEED = seed()

BASE = TableSizeRule(tuple(range(3, 11)), 5)
TOURNAMENT = TableSizeRule((5, 6, 7, 8, 9), 5)


def crowd(count: int, choice: int | None = 0) -> list[PlayerChoice]:
    return [PlayerChoice(f"p{number}", choice) for number in range(count)]


def pair_rounds(
    people: list[PlayerChoice], room: TableSizeRule, count: int, seed: str = SEED
) -> list[RoundPairing]:
    drawn: list[RoundPairing] = []
    for number in range(count):
        drawn.append(
            draw_pairing(people, [room], PairingHistory.from_pairings(drawn), f"{seed}/{number}")
        )
    return drawn


def seated_people(drawn: RoundPairing) -> list[str]:
    return [person for table in drawn.tables for person in table.people]


def repeated_meetings(drawn: list[RoundPairing]) -> int:
    """Return how many meetings of two players repeat an earlier meeting."""
    return sum(often - 1 for often in PairingHistory.from_pairings(drawn).meeting_counts.values())


def test_four_rounds_of_100_repeat_no_meeting_and_no_seat() -> None:
    drawn = pair_rounds(crowd(100), BASE, 4)
    for each in drawn:
        assert [len(table.people) for table in each.tables] == [5] * 20
        assert sorted(seated_people(each)) == sorted(f"p{number}" for number in range(100))
    past = PairingHistory.from_pairings(drawn)
    assert max(past.meeting_counts.values()) == 1
    assert len(past.meeting_counts) == 4 * 20 * 10  # all meetings are between others
    assert max(past.seat_counts.values()) == 1  # no player had the same seat twice


def test_fifth_round_gives_nearly_all_their_missing_seat() -> None:
    past = PairingHistory.from_pairings(pair_rounds(crowd(100), BASE, 5))
    assert max(past.meeting_counts.values()) == 1
    # For some seeds the search ends before the last two have seats that are new to them.
    assert sum(often - 1 for often in past.seat_counts.values()) <= 4


def test_pairing_repeats_few_meetings_when_unavoidable() -> None:
    # Twelve players in fours: 18 of 66 pairs a round, so from the second round on some repeat.
    drawn = pair_rounds(crowd(12), TableSizeRule((4,), 4), 3)
    assert repeated_meetings(drawn[:1]) == 0
    assert repeated_meetings(drawn[:2]) == 3  # one of each four, which is the minimum
    assert repeated_meetings(drawn) <= 12
    assert max(PairingHistory.from_pairings(drawn).meeting_counts.values()) <= 2
    # Random pairings would repeat a third of all pairs or more.
    assert max(PairingHistory.from_pairings(drawn).seat_counts.values()) <= 2


def test_pairing_is_a_function_of_the_seed() -> None:
    people = crowd(30)
    assert pair_rounds(people, BASE, 2) == pair_rounds(people, BASE, 2)
    assert pair_rounds(people, BASE, 1) != pair_rounds(people, BASE, 1, f"{SEED}!")


def test_byes_rotate_among_participants() -> None:
    # Eleven players for tables of five only: one has a bye in each round.
    drawn = pair_rounds(crowd(11), TableSizeRule((5,), 5), 6)
    assert [len(each.byes) for each in drawn] == [1] * 6
    assert len({each.byes for each in drawn}) == 6


def test_late_participant_gets_bye_last() -> None:
    early = [RoundPairing((PairedTable(0, tuple(f"p{n}" for n in range(5))),))]
    late = [*crowd(5), PlayerChoice("late", 0)]
    for number in range(4):
        drawn = draw_pairing(
            late, [TableSizeRule((5,), 5)], PairingHistory.from_pairings(early), f"{SEED}/{number}"
        )
        assert drawn.byes != ("late",)


def test_participants_who_left_are_not_paired() -> None:
    first = pair_rounds(crowd(20), BASE, 1)
    left = [each for each in crowd(20) if each.person not in {"p3", "p4", "p5"}]
    second = draw_pairing(left, [BASE], PairingHistory.from_pairings(first), SEED)
    assert sorted(seated_people(second)) == sorted(each.person for each in left)
    # Four of an old table at three new ones: two meet again. Of five, two pairs do.
    stayed = [len({*table.people} - {"p3", "p4", "p5"}) for table in first[0].tables]
    assert repeated_meetings([*first, second]) == sum(max(0, count - 3) for count in stayed)


def test_pairing_respects_chosen_rule_set() -> None:
    people = [
        *(PlayerChoice(f"c{n}", 0) for n in range(10)),
        *(PlayerChoice(f"d{n}", 1) for n in range(7)),
        *(PlayerChoice(f"any{n}") for n in range(5)),
    ]
    wanted = {each.person: each.game_choice for each in people}
    drawn: list[RoundPairing] = []
    for number in range(3):
        drawn.append(
            draw_pairing(
                people,
                [TOURNAMENT, TableSizeRule((2,), 2)],
                PairingHistory.from_pairings(drawn),
                f"{SEED}/{number}",
            )
        )
        assert sorted([*seated_people(drawn[-1]), *drawn[-1].byes]) == sorted(wanted)
        for table in drawn[-1].tables:
            assert {wanted[person] for person in table.people} <= {table.game_choice, None}
        assert not drawn[-1].byes  # five players without a preference make both numbers even


def test_participant_without_partners_gets_bye() -> None:
    drawn = draw_pairing(
        [*crowd(5), PlayerChoice("alone", 1)], [TOURNAMENT, BASE], PairingHistory(), SEED
    )
    assert drawn.byes == ("alone",)
    assert [len(table.people) for table in drawn.tables] == [5]
    assert draw_pairing([], [BASE], PairingHistory(), SEED) == RoundPairing(())


def test_blocked_pairs_are_separated_unless_one_table_remains() -> None:
    pairs = [frozenset(pair) for pair in combinations(["p0", "p1", "p2", "p3"], 2)]
    for drawn in (
        draw_pairing(crowd(20), [BASE], PairingHistory(), f"{SEED}/{n}", pairs) for n in range(5)
    ):
        for table in drawn.tables:
            assert len({"p0", "p1", "p2", "p3"} & set(table.people)) <= 1
    (table,) = draw_pairing(crowd(5), [BASE], PairingHistory(), SEED, pairs).tables
    assert len(table.people) == 5


def test_seats_are_fair_at_tables_of_several_sizes() -> None:
    past = PairingHistory.from_pairings(pair_rounds(crowd(23), TOURNAMENT, 4))
    assert sum(past.game_counts.values()) == 4 * 23
    # Meeting others has priority; random seats would repeat some thirty of the 92.
    assert sum(often - 1 for often in past.seat_counts.values()) <= 5
