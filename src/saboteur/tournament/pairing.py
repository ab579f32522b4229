"""Pairing of a tournament round, with few repeated opponents and seat numbers.

A tabu search: starting from random seats, it picks a random player with a cost (a repeated
opponent or seat number) and makes the best swap with another player, even if the total cost rises.
Both players then keep their seats for some steps, which lets the search leave local optima. It ends
when the cost is zero, or after ``MAX_SWAPS`` steps, and returns the best assignment found.
"""

from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import Final, final

from saboteur.kernel.randomness import Stream
from saboteur.tournament.model import (
    PairedTable,
    PairingHistory,
    PlayerChoice,
    RoundPairing,
    TableSizeRule,
)
from saboteur.tournament.table_sizes import distribute_people, split_into_tables

MAX_SWAPS: Final = 4_000
"""Maximum number of search steps.

It takes about one second with a hundred people if no perfect pairing exists.
"""
REPEAT_MEETING_COST: Final = 4
"""Weight of a repeated opponent, relative to a repeated seat number."""
FORBIDDEN_MEETING_COST: Final = 1_000
"""Cost of seating a pair that should be kept apart at the same table."""
MIN_REST_STEPS: Final = 6
"""Minimum number of search steps before a person who was swapped may be swapped again.

Up to ``MIN_REST_STEPS - 1`` more are added at random.
"""


def draw_pairing(
    people: Sequence[PlayerChoice],
    size_rules: Sequence[TableSizeRule],
    history: PairingHistory,
    seed: str,
    apart: Collection[frozenset[str]] = (),
) -> RoundPairing:
    """Return the tables and byes of a round; the same seed gives the same pairing.

    ``size_rules`` has one rule per offered game; ``apart`` are pairs that should not meet.
    """
    rng = Stream(seed, "gathering/draw")
    shuffled = rng.shuffled(people)
    players_by_game, byes = _split_by_game(shuffled, size_rules, history)
    slots: list[tuple[int, int]] = []
    game_choices: list[int] = []
    for game, players in enumerate(players_by_game):
        for size in split_into_tables(len(players), size_rules[game]):
            slots += [(len(game_choices), seat) for seat in range(size)]
            game_choices.append(game)
    seated_players = [choice for players in players_by_game for choice in players]
    search = _SeatSearch(seated_players, slots, game_choices, history, apart)
    names_by_slot = search.find_best(rng)
    tables: list[list[str]] = [[] for _ in game_choices]
    for (table, _), name in zip(slots, names_by_slot, strict=True):
        tables[table].append(name)
    return RoundPairing(
        tuple(
            PairedTable(game, tuple(players))
            for game, players in zip(game_choices, tables, strict=True)
        ),
        tuple(sorted(byes)),
    )


def _split_by_game(
    order: Sequence[PlayerChoice], size_rules: Sequence[TableSizeRule], history: PairingHistory
) -> tuple[list[list[PlayerChoice]], list[str]]:
    """Return the players of each game, and the byes.

    Byes go to the players with the fewest earlier byes, then to those with the most games.
    """
    players_by_game = [
        [each for each in order if each.game_choice == game] for game in range(len(size_rules))
    ]
    free = sorted(
        (each for each in order if each.game_choice is None),
        key=lambda each: -history.bye_counts[each.person],
    )
    free_counts = distribute_people(
        [len(players) for players in players_by_game], len(free), size_rules
    )
    bye_counts = [
        len(players) + free_count - sum(split_into_tables(len(players) + free_count, rule))
        for players, free_count, rule in zip(players_by_game, free_counts, size_rules, strict=True)
    ]
    # Players with the most earlier byes are put where the fewest byes are needed.
    for game in sorted(range(len(size_rules)), key=bye_counts.__getitem__):
        players_by_game[game] += free[: free_counts[game]]
        del free[: free_counts[game]]
    byes: list[str] = []
    for players, bye_count in zip(players_by_game, bye_counts, strict=True):
        players.sort(
            key=lambda each: (history.bye_counts[each.person], -history.game_counts[each.person])
        )
        byes += [each.person for each in players[:bye_count]]
        del players[:bye_count]
    return players_by_game, byes


@final
class _SeatSearch:
    """Tabu search over the assignment of people to seats.

    A slot is a (table, seat) pair; people and slots are indices.
    """

    def __init__(
        self,
        people: Sequence[PlayerChoice],
        slots: Sequence[tuple[int, int]],
        game_choices: Sequence[int],
        history: PairingHistory,
        apart: Collection[frozenset[str]],
    ) -> None:
        self._names = [each.person for each in people]
        self._slots = slots
        self._slot_of = list(range(len(people)))
        """The slot of each person, by index."""
        self._person_at = list(range(len(people)))
        """The person on each slot, by index."""
        self._meeting_costs = _compute_meeting_costs(self._names, history, apart)
        self._seat_costs = _compute_seat_costs(self._names, slots, history)
        self._table_costs = self._compute_table_costs(len(game_choices))
        self._accepts_slot = [
            [
                each.game_choice is None or game_choices[table] == each.game_choice
                for table, _ in slots
            ]
            for each in people
        ]

    def find_best(self, rng: Stream) -> list[str]:
        """Return the names by slot of the assignment with the lowest total cost found."""
        people = range(len(self._names))
        rests = [0] * len(people)
        cost = self._total_cost()
        best_cost, best = cost, self._person_at[:]
        for step in range(1, MAX_SWAPS + 1):
            candidates = [each for each in people if self._person_cost(each)]
            if not candidates:
                break
            one = candidates[rng.below(len(candidates))]
            other, gain = self._best_swap(one, rests, step)
            if other is None:
                continue
            self._swap_seats(one, other)
            rests[one] = rests[other] = step + MIN_REST_STEPS + rng.below(MIN_REST_STEPS)
            cost += gain
            if cost < best_cost:
                best_cost, best = cost, self._person_at[:]
        return [self._names[each] for each in best]

    def _person_cost(self, person: int) -> int:
        slot = self._slot_of[person]
        return self._table_costs[person][self._slots[slot][0]] + self._seat_costs[person][slot]

    def _total_cost(self) -> int:
        """Sum the costs of all people; the cost of a meeting is counted for both."""
        return sum(map(self._person_cost, range(len(self._names))))

    def _best_swap(self, person: int, rests: list[int], step: int) -> tuple[int | None, int]:
        """Return the best swap partner, or ``None`` if none is free, and the change of the cost."""
        slot = self._slot_of[person]
        table = self._slots[slot][0]
        table_costs, meeting_costs = self._table_costs[person], self._meeting_costs[person]
        seat_costs, accepts = self._seat_costs[person], self._accepts_slot[person]
        partner, best_change = None, 0
        for other, other_slot in enumerate(self._slot_of):
            if other == person or rests[other] > step:
                continue
            if not (accepts[other_slot] and self._accepts_slot[other][slot]):
                continue
            change = (
                seat_costs[other_slot]
                + self._seat_costs[other][slot]
                - seat_costs[slot]
                - self._seat_costs[other][other_slot]
            )
            other_table = self._slots[other_slot][0]
            if other_table != table:
                other_table_costs = self._table_costs[other]
                change += 2 * (
                    table_costs[other_table]
                    - table_costs[table]
                    + other_table_costs[table]
                    - other_table_costs[other_table]
                    - 2 * meeting_costs[other]
                )
            if partner is None or change < best_change:
                partner, best_change = other, change
        return partner, best_change

    def _swap_seats(self, first: int, second: int) -> None:
        first_slot, second_slot = self._slot_of[first], self._slot_of[second]
        self._slot_of[first], self._slot_of[second] = second_slot, first_slot
        self._person_at[first_slot], self._person_at[second_slot] = second, first
        first_table, second_table = self._slots[first_slot][0], self._slots[second_slot][0]
        if first_table == second_table:
            return
        for table_costs, meeting_costs in zip(self._table_costs, self._meeting_costs, strict=True):
            change = meeting_costs[second] - meeting_costs[first]
            table_costs[first_table] += change
            table_costs[second_table] -= change

    def _compute_table_costs(self, tables: int) -> list[list[int]]:
        """Return, by person and table, the cost of meeting the people at that table."""
        table_costs = [[0] * tables for _ in self._names]
        for costs, meeting_costs in zip(table_costs, self._meeting_costs, strict=True):
            for other, slot in enumerate(self._slot_of):
                costs[self._slots[slot][0]] += meeting_costs[other]
        return table_costs


def _compute_meeting_costs(
    names: Sequence[str], history: PairingHistory, apart: Collection[frozenset[str]]
) -> list[list[int]]:
    """Return the matrix of meeting costs by person.

    They grow with the square of the number of earlier meetings; pairs to be kept apart cost
    ``FORBIDDEN_MEETING_COST`` more.
    """
    index_of = {name: index for index, name in enumerate(names)}
    matrix = [[0] * len(names) for _ in names]
    costs: defaultdict[frozenset[str], int] = defaultdict(int)
    for pair, count in history.meeting_counts.items():
        costs[pair] += REPEAT_MEETING_COST * count**2
    for pair in apart:
        costs[pair] += FORBIDDEN_MEETING_COST
    for pair, cost in costs.items():
        one, other = (index_of.get(name) for name in pair)
        if one is not None and other is not None:
            matrix[one][other] = matrix[other][one] = cost
    return matrix


def _compute_seat_costs(
    names: Sequence[str], slots: Sequence[tuple[int, int]], history: PairingHistory
) -> list[list[int]]:
    """Return the seat cost by person and slot.

    It is the square of how much more often the person had that seat number than the rarest one.
    """
    seats = range(1 + max((seat for _, seat in slots), default=-1))
    costs = []
    for name in names:
        counts = [history.seat_counts[name, seat] for seat in seats]
        lowest = min(counts, default=0)
        costs.append([(counts[seat] - lowest) ** 2 for _, seat in slots])
    return costs
