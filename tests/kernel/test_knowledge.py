"""Tests of traces against brute force, in small worlds whose cards move seen and unseen."""

from collections import Counter
from collections.abc import Sequence
from itertools import product

import pytest

from saboteur.kernel.knowledge import (
    Trace,
    Traces,
    in_case,
    lose_unknown,
    of_seat,
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
from saboteur.kernel.scattering import scatter
from tests.sampling import SeededRandom

SEATS = 3
ROW = 10
"""Places from here on are a row of single cards: a discard pile."""

World = dict[int, list[int]]
"""The cards of each place: hands of the seats, then the row."""


def fits(traces: Sequence[Trace], world: World) -> bool:
    """Return whether each trace can get a card of its own in one of its possible places."""
    if not traces:
        return True
    first, *rest = sorted(traces, key=lambda known: len(known.places))
    for place in first.places:
        cards = world.get(place, [])
        if first.card in cards:
            left = list(cards)
            left.remove(first.card)
            if fits(rest, {**world, place: left}):
                return True
    return False


def is_true(traces: Traces, world: World) -> bool:
    """Return whether a world agrees with the traces for some answers to the open questions."""
    open_ = questions(traces)
    return any(fits(in_case(traces, truth), world) for truth in product(*open_))


class RandomPlay:
    """A world whose cards move at random, and the knowledge of every seat."""

    def __init__(self, dice: SeededRandom, kinds: int) -> None:
        self.dice = dice
        deck = [dice.randbelow(kinds) for _ in range(12)]
        self.world: World = {seat: [deck.pop() for _ in range(3)] for seat in range(SEATS)}
        self.row: list[int] = []
        self.known: Traces = ()

    def places(self) -> World:
        return {**self.world, **{ROW + n: [card] for n, card in enumerate(self.row)}}

    def step(self) -> None:
        moves = [self.look, self.swap, self.play_openly, self.put_unseen, self.rob, self.sift]
        self.dice.choice(moves)()

    def look(self) -> None:
        """Let a seat look at another hand, and replace its traces of these cards."""
        seat, other = self.dice.sample(range(SEATS), 2)
        for card in self.world[other]:
            self.known = (*remove_seen(of_seat(self.known, seat), other, card), *self.others(seat))
        self.known = tuple(
            known.with_places(known.places - {other}) if known.seat == seat else known
            for known in self.known
            if known.seat != seat or known.places != {other} or known.cases
        )
        self.known += tuple(trace(seat, card, other) for card in self.world[other])

    def others(self, seat: int) -> Traces:
        return tuple(known for known in self.known if known.seat != seat)

    def swap(self) -> None:
        """Exchange two hands publicly; both seats know what they gave and got."""
        one, two = self.dice.sample(range(SEATS), 2)
        hands = self.world
        given, got = hands[one], hands[two]
        hands[one], hands[two] = got, given
        known = rename_places(self.known, {one: two, two: one}, follow=True)
        known = see_cards(see_cards(known, one, one, got), two, two, given)
        known += tuple(trace(one, card, two) for card in given)
        self.known = known + tuple(trace(two, card, one) for card in got)

    def play_openly(self) -> None:
        """Remove a card from a hand and from the game, face up."""
        seat = self.dice.randbelow(SEATS)
        if self.world[seat]:
            card = self.world[seat].pop(self.dice.randbelow(len(self.world[seat])))
            self.known = remove_seen(self.known, seat, card)

    def put_unseen(self) -> None:
        """Put a card of a hand face down at the end of the row; its seat knows it there."""
        seat = self.dice.randbelow(SEATS)
        if self.world[seat]:
            card = self.world[seat].pop(self.dice.randbelow(len(self.world[seat])))
            self.row.append(card)
            entry = ROW + len(self.row) - 1
            self.known = widen_places(self.known, (seat,), (entry,), except_seat=seat)
            self.known += (trace(seat, card, entry),)

    def rob(self) -> None:
        """Move a card from hand to hand; the third seat does not see which."""
        robber, victim = self.dice.sample(range(SEATS), 2)
        if not self.dice.randbelow(2):
            robber, victim = victim, robber
        hand = self.world[victim]
        if not hand:
            return
        card = hand.pop(self.dice.randbelow(len(hand)))
        self.world[robber].append(card)
        mine = remove_seen(of_seat(self.known, robber), victim, card)
        self.known = (*self.others(robber), *mine)
        third = 3 - robber - victim
        self.known = lose_unknown(self.known, third, victim, robber)
        self.known += (trace(victim, card, robber),)

    def sift(self) -> None:
        """Let a seat look at the end of the row and take one card into its hand."""
        seat = self.dice.randbelow(SEATS)
        if not self.row:
            return
        first = max(0, len(self.row) - 3)
        places = [ROW + n for n in range(first, len(self.row))]
        for place in places:
            self.known = see_cards(self.known, seat, place, (self.row[place - ROW],))
        gap = self.dice.choice(places)
        card = self.row.pop(gap - ROW)
        self.world[seat].append(card)
        for other in range(SEATS):
            if other != seat:
                self.known = take_unknown(self.known, other, places, seat)
        self.known += tuple(trace(seat, self.row[place - ROW], place) for place in places[:-1])


# Worlds are small and many: a test tries hundreds of them, and a failure names the world.


@pytest.mark.parametrize("kinds", [2, 4, 12])
def test_the_real_world_agrees_with_every_trace_and_another_is_always_found(kinds: int) -> None:
    for number in range(60):
        follow_the_traces(RandomPlay(SeededRandom(f"knowledge/{kinds}/{number}"), kinds), number)


def follow_the_traces(play: RandomPlay, number: int) -> None:
    for step in range(9):
        play.step()
        for seat in range(SEATS):
            own = of_seat(play.known, seat)
            cases = 1
            for cases_ in questions(own):
                cases *= len(cases_)
            if cases > 3000:
                return  # too many to try; games have one such card
            assert is_true(own, play.places()), f"{number}/{step}: {own} in {play.places()}"
            found = possible_world(own, play, Stream("world", f"{number}/{step}/{seat}"))
            assert is_true(own, found), f"{number}/{step}: {own} in {found}"


def possible_world(own: Traces, play: RandomPlay, stream: Stream) -> World:
    """Return a world that agrees with the seat's traces; other cards fill the remaining places."""
    places = play.places()
    slots: list[tuple[int, int | None]] = [
        (place, None) for place, cards in places.items() for _ in cards
    ]
    pool = Counter(card for cards in places.values() for card in cards)
    for known in worlds(own, stream):
        try:
            dealt = scatter(known, slots, stream)
        except ValueError:
            continue
        seen = Counter(card for card in dealt if card is not None)
        if seen <= pool:
            rest = stream.shuffled(sorted((pool - seen).elements()))
            found: World = {}
            for (place, _), card in zip(slots, dealt, strict=True):
                found.setdefault(place, []).append(rest.pop() if card is None else card)
            return found
    pytest.fail("no world was found, though the real one is one")


def test_a_card_that_may_have_moved_is_stale() -> None:
    (seen,) = widen_places((trace(0, 7, 1),), (1,), (2,))
    assert seen.stale
    assert seen.places == {1, 2}
    assert not trace(0, 7, 1).stale


def test_who_moved_the_card_himself_knows_where_it_is() -> None:
    both = (trace(0, 7, 1), trace(2, 7, 1))
    assert widen_places(both, (1,), (5,), except_seat=2) == (
        Trace(0, 7, 1, frozenset({1, 5})),
        both[1],
    )


def test_all_cards_of_a_place_go_with_it() -> None:
    assert rename_places((trace(0, 7, 1),), {1: 2}, follow=True) == (trace(0, 7, 2),)
    (kept,) = rename_places((trace(0, 7, 1),), {1: 2}, follow=False)
    assert kept == Trace(0, 7, 1, frozenset({2}))


def test_of_two_cards_of_a_kind_one_is_left_somewhere() -> None:
    two = (trace(0, 7, 1), Trace(0, 7, 1, frozenset({1, 2})))
    (left,) = remove_seen(two, 1, 7)
    assert left.places == {1, 2}


def test_without_a_world_scatter_says_so() -> None:
    with pytest.raises(ValueError, match="no place"):
        scatter((trace(0, 7, 1),), [(1, 3)], Stream("seed", "none"))
    with pytest.raises(ValueError, match="no place"):
        scatter((trace(0, 7, 1), trace(0, 8, 1)), [(1, None)], Stream("seed", "none"))


def test_scatter_finds_every_world() -> None:
    known = (Trace(0, 7, 1, frozenset({1, 2})), Trace(0, 8, 1, frozenset({1, 2})))
    slots: list[tuple[int, int | None]] = [(1, None), (2, None)]
    found = {tuple(scatter(known, slots, Stream("seed", str(n)))) for n in range(30)}
    assert found == {(7, 8), (8, 7)}


# Start from any true knowledge, however obtained: random play seldom leads to unusual sets of
# places, and a fault that only shows there would stay hidden.


class SeatKnowledge:
    """A world, and true traces of one seat about its cards, with arbitrary other places."""

    def __init__(self, dice: SeededRandom, kinds: int) -> None:
        self.dice = dice
        self.world: World = {
            place: [dice.randbelow(kinds) for _ in range(1 + dice.randbelow(3))]
            for place in range(5)
        }
        cards = [(place, card) for place, held in self.world.items() for card in held]
        self.traces: Traces = tuple(
            Trace(0, card, place, frozenset((place, *self.some_places())))
            for place, card in dice.sample(cards, 2 + dice.randbelow(4))
        )

    def some_places(self) -> list[int]:
        return self.dice.sample(range(5), self.dice.randbelow(3))


WORLDS_TRIED = 300
"""Number of random worlds in which each test case checks its claim."""


@pytest.mark.parametrize("kinds", [1, 2, 4])
def test_what_is_true_stays_true_when_a_card_leaves_openly(kinds: int) -> None:
    for number in range(WORLDS_TRIED):
        known = SeatKnowledge(SeededRandom(f"leaves/{kinds}/{number}"), kinds)
        assert is_true(known.traces, known.world), number
        place = known.dice.randbelow(5)
        card = known.dice.choice(known.world[place])
        known.world[place].remove(card)
        assert is_true(remove_seen(known.traces, place, card), known.world), number


@pytest.mark.parametrize("kinds", [1, 2, 4])
def test_what_is_true_stays_true_when_a_place_is_seen(kinds: int) -> None:
    for number in range(WORLDS_TRIED):
        known = SeatKnowledge(SeededRandom(f"seen/{kinds}/{number}"), kinds)
        place = known.dice.randbelow(5)
        cards = known.world.pop(place)  # the seat updates these itself from now on
        after = see_cards(known.traces, 0, place, cards)
        assert is_true(after, known.world), number
        assert not any(place in left.places for left in after), number


def test_what_is_true_stays_true_when_a_card_moves_unseen() -> None:
    for number in range(WORLDS_TRIED):
        known = SeatKnowledge(SeededRandom(f"moves/{number}"), 2)
        place, to = known.dice.sample(range(5), 2)
        card = known.dice.choice(known.world[place])
        known.world[place].remove(card)
        known.world[to].append(card)
        assert is_true(widen_places(known.traces, (place,), (to,)), known.world), number
        assert is_true(lose_unknown(known.traces, 0, place, to), known.world), number


def test_what_is_true_stays_true_when_one_of_a_row_is_taken() -> None:
    for number in range(WORLDS_TRIED):
        known = SeatKnowledge(SeededRandom(f"taken/{number}"), 2)
        row = [2, 3, 4]
        for place in row:
            del known.world[place][1:]
        if not is_true(known.traces, known.world):
            continue  # it was about a card that is gone now
        gap = known.dice.choice(row)
        known.world[0] += known.world.pop(gap)
        closed = {place - (place > gap): cards for place, cards in known.world.items()}
        assert is_true(take_unknown(known.traces, 0, row, 0), closed), number


def test_scatter_keeps_every_trace_and_every_card_that_is_known() -> None:
    for number in range(WORLDS_TRIED):
        known = SeatKnowledge(SeededRandom(f"scatter/{number}"), 3)
        slots: list[tuple[int, int | None]] = [
            (place, card if known.dice.randbelow(3) == 0 else None)
            for place, cards in known.world.items()
            for card in cards
        ]
        dealt = scatter(known.traces, slots, Stream("seed", str(number)))
        found: World = {}
        for (place, fixed), card in zip(slots, dealt, strict=True):
            assert fixed in (None, card), number
            found.setdefault(place, []).append(-2 if card is None else card)
        assert is_true(known.traces, found), number
