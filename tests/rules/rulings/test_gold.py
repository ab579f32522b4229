"""R-24 to R-31: sharing the gold, its visibility, and the winner."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, product
from typing import TypeAlias

import pytest

import saboteur
from saboteur.games.classic.events import (
    GoldPaid,
    GoldShared,
    GoldTaken,
    HiddenPay,
    HiddenTake,
    RoundBegan,
)
from saboteur.games.classic.scoring import exact_payment
from saboteur.games.options import OptionValue
from saboteur.kernel.events import GameEnded
from saboteur.kernel.sight import OPEN, Sight
from saboteur.play.game import Game
from tests.rule_positions import (
    event_names,
    game_at,
    line,
    listing,
    play,
    refused,
    row,
    visible_events,
)

PAY = {1: 4, 2: 3, 3: 3, 4: 2}
POOLS = {3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7)}
"""Saboteurs and miners in the pool, by seats (B-6)."""


def missed(
    roles: list[str], gold: str = "1 1 1 1 1 1 1 1 2 2 2 2 3 3 3 3", extra: str = ""
) -> Game:
    """Return a game in which seat 0 holds the last card of a round without treasure."""
    return game_at(
        f"roles {' '.join(roles)}\nhand 0 cross\ngold-pile {gold}\n{extra}", seats=len(roles)
    )


def reached(
    roles: list[str], completer: int, gold: str, options: dict[str, OptionValue] | None = None
) -> Game:
    """Return a game in which a seat holds the card that reaches the treasure."""
    hands = "\n".join(f"hand {seat} straight-horizontal map" for seat in range(len(roles)))
    return game_at(
        f"goals 8,-2=stone-nw 8,0=treasure 8,2=stone-ne\nmaze {row(1, 6)}\n{hands}\n"
        f"roles {' '.join(roles)}\ngold-pile {gold}\nask turn {completer}",
        seats=len(roles),
        options=options,
    )


def crew(text: str) -> list[str]:
    """Return roles by their letters: m for a miner, s for a saboteur."""
    return ["miner" if letter == "m" else "saboteur" for letter in text]


#

Pile: TypeAlias = tuple[int, int, int]
"""The number of gold cards of value 1, 2 and 3 in the pile."""


def ways_to_pay(pile: Pile, owed: int) -> Iterator[Pile]:
    """Yield every combination of cards worth exactly what is owed."""
    for paid in product(*(range(many + 1) for many in pile)):
        if paid[0] + 2 * paid[1] + 3 * paid[2] == owed:
            yield paid[0], paid[1], paid[2]


def bank(pile: Pile, owed: int) -> Pile | None:
    """Return the payment by R-25, or ``None``: the most 3s that can be paid exactly, then 2s."""
    ways = list(ways_to_pay(pile, owed))
    return max(ways, key=lambda paid: paid[::-1]) if ways else None


def less(pile: Pile, paid: Pile) -> Pile:
    return pile[0] - paid[0], pile[1] - paid[1], pile[2] - paid[2]


def after_draft(pile: Pile, many: int) -> Iterator[Pile]:
    """Yield every pile that may be left after ``many`` cards were drawn from it."""
    for drawn in product(*(range(min(many, left) + 1) for left in pile)):
        if sum(drawn) == many:
            yield less(pile, (drawn[0], drawn[1], drawn[2]))


def after_round(pile: Pile, seats: int) -> Iterator[Pile]:
    """Yield every pile that a round may leave; fail if a seat would get too little."""
    saboteurs, miners = POOLS[seats]
    for left_over in ("saboteur", "miner"):
        playing = miners - (left_over == "miner")
        assert sum(pile) >= playing, f"{seats} seats: the pile runs short"
        yield from after_draft(pile, playing)
        paid = saboteurs - (left_over == "saboteur")
        rest = pile
        for _ in range(paid):
            payment = bank(rest, PAY[paid])
            assert payment is not None, f"{seats} seats: {rest} can't pay {PAY[paid]}"
            cards = [value for value in (3, 2, 1) for _ in range(payment[value - 1])]
            face_down = tuple(value for value in (1, 2, 3) for _ in range(rest[value - 1]))
            assert exact_payment(face_down, PAY[paid]) == tuple(cards)
            rest = less(rest, payment)
        yield rest


def left_after_three_rounds(seats: int) -> set[Pile]:
    piles = {(16, 8, 4)}
    for _ in range(3):
        piles = {after for pile in piles for after in after_round(pile, seats)}
    return piles


@pytest.mark.clause("R-24", "R-25")
def test_three_rounds_pay_everybody_exactly_and_leave_five_cards_or_more() -> None:
    least = {seats: min(map(sum, left_after_three_rounds(seats))) for seats in POOLS}
    assert min(least.values()) == 5


@pytest.mark.clause("R-24")
def test_a_short_pile_is_dealt_in_order_and_missing_shares_are_lost() -> None:
    game = reached(crew("mmm"), 0, "2 1")
    assert GoldShared(2, (0, 2)) in play(game, "lay straight-horizontal 7,0")
    play(game, "take 2")
    assert (line(game, "gold 0"), line(game, "gold 1"), line(game, "gold 2")) == (["2"], [], ["1"])
    assert (line(game, "gold-pile"), game.round) == ([], 2)


@pytest.mark.clause("R-24")
def test_an_empty_pile_gives_nothing_and_the_game_goes_on() -> None:
    draft = reached(crew("mmm"), 0, "")
    play(draft, "lay straight-horizontal 7,0")
    assert (draft.round, draft.scores) == (2, (0, 0, 0))
    payment = missed(crew("mss"), gold="")
    play(payment, "pass cross")
    assert (payment.round, payment.scores) == (2, (0, 0, 0))


#


def oracle(pile: tuple[int, ...], owed: int) -> tuple[int, ...]:
    """Return, of all payments with the best total up to the debt, the one with the largest cards.

    Taking the largest card first, and backtracking, gives the lexicographically greatest list of
    cards sorted in descending order.
    """
    hands = {
        tuple(sorted(hand, reverse=True))
        for many in range(len(pile) + 1)
        for hand in combinations(pile, many)
    }
    best = max(sum(hand) for hand in hands if sum(hand) <= owed)
    return max(hand for hand in hands if sum(hand) == best)


@pytest.mark.clause("R-25")
@pytest.mark.parametrize("owed", [1, 2, 3, 4, 5, 6])
def test_every_small_pile_pays_as_the_oracle_does(owed: int) -> None:
    for many in range(9):
        for pile in combinations_with_replacement((1, 2, 3), many):
            assert exact_payment(pile, owed) == oracle(pile, owed), (pile, owed)


@pytest.mark.clause("R-25")
@pytest.mark.parametrize("owed", [4, 7, 9])
def test_other_values_pay_as_the_oracle_does(owed: int) -> None:
    for many in range(6):
        for pile in combinations_with_replacement((2, 3, 4, 5, 7), many):
            assert exact_payment(pile, owed) == oracle(pile, owed), (pile, owed)


@pytest.mark.clause("R-25")
@pytest.mark.parametrize("owed", sorted(set(PAY.values())))
def test_the_payment_takes_the_fewest_cards(owed: int) -> None:
    for many in range(9):
        for pile in combinations_with_replacement((1, 2, 3), many):
            paid = exact_payment(pile, owed)
            fewer = (hand for size in range(len(paid)) for hand in combinations(pile, size))
            assert sum(paid) not in map(sum, fewer), (pile, owed)


@pytest.mark.clause("R-25")
@pytest.mark.parametrize(
    ("pile", "paid"),
    [
        ("1 2 3", (3, 1)),
        ("3 2 2", (2, 2)),
        ("1 1 2", (2, 1, 1)),
        ("1 1 1 1", (1, 1, 1, 1)),
        ("3 3", (3,)),
        ("2", (2,)),
        ("3 2", (3,)),
    ],
)
def test_a_debt_of_four(pile: str, paid: tuple[int, ...]) -> None:
    game = missed(crew("msm"), pile)
    assert GoldPaid(1, paid) in play(game, "pass cross")


@pytest.mark.clause("R-25")
def test_saboteurs_are_paid_in_seat_order_from_seat_zero() -> None:
    game = missed(crew("msmss"), "3 2 1 1 1 1")
    events = play(game, "pass cross")
    paid = [event for event in events if isinstance(event, GoldPaid)]
    assert paid == [GoldPaid(1, (3,)), GoldPaid(3, (2, 1)), GoldPaid(4, (1, 1, 1))]


@pytest.mark.clause("R-25")
def test_the_rest_of_the_pile_is_reshuffled() -> None:
    orders = set()
    for seed in range(20):
        game = missed(crew("msm"), extra=f"seed s{seed}")
        play(game, "pass cross")
        pile = line(game, "gold-pile")
        assert Counter(pile) == {"1": 7, "2": 4, "3": 3}  # 3 and 1 were paid
        orders.add(tuple(pile))
    assert len(orders) > 15


@pytest.mark.clause("R-25")
def test_the_new_order_owes_nothing_to_the_old_one() -> None:
    piles = set()
    for gold in ("1 1 2 2 3 3 1 1", "3 1 2 1 3 1 2 1"):
        game = missed(crew("msm"), gold)
        play(game, "pass cross")
        piles.add(tuple(line(game, "gold-pile")))
    assert len(piles) == 1


@pytest.mark.clause("R-25")
def test_only_the_number_of_cards_paid_is_public() -> None:
    game = missed(crew("msm"))
    events = play(game, "pass cross")
    for sight in (0, 2, "public"):
        assert HiddenPay(1, 2) in visible_events(game, events, sight)
        assert "GoldPaid" not in event_names(visible_events(game, events, sight))
        payment = game.view(sight).payments[0]
        assert (payment.seat, payment.count, payment.cards) == (1, 2, None)
    assert GoldPaid(1, (3, 1)) in visible_events(game, events, 1)
    assert game.view(1).payments[0].cards == (3, 1)


#


@pytest.mark.clause("R-26")
@pytest.mark.parametrize("seats", POOLS)
def test_saboteurs_dealt_to_seats_are_counted_not_the_pool(seats: int) -> None:
    saboteurs, _ = POOLS[seats]
    for dealt in (saboteurs - 1, saboteurs):
        game = missed(crew("m" * (seats - dealt) + "s" * dealt))
        play(game, "pass cross")
        assert game.scores == (0,) * (seats - dealt) + (PAY.get(dealt, 0),) * dealt


#


@pytest.mark.clause("R-27")
@pytest.mark.parametrize(
    ("roles", "completer", "order"),
    [
        ("mmmsm", 3, (2, 1, 0, 4)),
        ("smmmm", 0, (4, 3, 2, 1)),
        ("mssmm", 2, (0, 4, 3)),  # the nearest to the right is a saboteur too
        ("mmsms", 3, (3, 1, 0)),  # a miner completes the path and is first
    ],
)
def test_the_nearest_miner_to_the_right_chooses_first(
    roles: str, completer: int, order: tuple[int, ...]
) -> None:
    game = reached(crew(roles), completer, "1 1 1 1 1")
    assert GoldShared(len(order), order) in play(game, "lay straight-horizontal 7,0")
    assert game.decider == order[0]


@pytest.mark.clause("R-27")
def test_the_saboteur_who_completes_the_path_gets_nothing() -> None:
    game = reached(crew("mmms"), 3, "1 1 1")
    play(game, "lay straight-horizontal 7,0", "take 1", "take 1")
    assert game.scores == (1, 1, 1, 0)


#


def draft() -> Game:
    """Return a draft in which seat 0 chooses among 1, 2 and 3, then seats 3 and 1."""
    game = reached(crew("mmsm"), 0, "1 2 3")
    play(game, "lay straight-horizontal 7,0")
    return game


@pytest.mark.clause("R-28")
def test_only_the_chooser_sees_the_cards_handed_over() -> None:
    game = draft()
    assert (game.decider, listing(game)) == (0, ["take 1", "take 2", "take 3"])
    assert game.view(0).drafts[0].offered == (1, 2, 3)
    for sight in (1, 2, 3, "public"):
        assert game.view(sight).drafts[0].offered is None


@pytest.mark.clause("R-28")
def test_the_rest_is_handed_on_and_choices_stay_secret() -> None:
    game = draft()
    events = play(game, "take 2")
    assert events == (GoldTaken(0, (1, 2, 3), 2),)
    for sight in (1, 2, 3, "public"):
        assert visible_events(game, events, sight) == (HiddenTake(0),)
        assert game.view(sight).drafts[0].taken is None
    assert (game.decider, listing(game)) == (3, ["take 1", "take 3"])
    assert game.view(3).drafts[0].offered == (1, 3)
    assert game.view(0).drafts[0].offered == (1, 2, 3)
    assert refused(game, "take 2") == "B-45 gold-not-offered"


@pytest.mark.clause("R-28")
def test_the_last_card_goes_to_the_last_miner_without_a_question() -> None:
    game = draft()
    events = play(game, "take 2", "take 3")
    assert GoldTaken(1, (1,), 1) in events
    assert RoundBegan(2, 1) in events
    assert game.scores == (2, 1, 0, 3)


@pytest.mark.clause("R-28")
def test_equal_cards_are_one_choice() -> None:
    game = reached(crew("mmm"), 0, "2 2 1")
    play(game, "lay straight-horizontal 7,0")
    assert listing(game) == ["take 1", "take 2"]


#

HOARDS = "gold 0 3 1\ngold 1 2\nhand 1 map"
SIGHTS: tuple[Sight, ...] = (0, 1, 2, "public")


@pytest.mark.clause("R-29")
def test_the_number_of_gold_cards_is_public_and_their_value_is_not() -> None:
    game = game_at(f"hand 0 cross\n{HOARDS}")
    for sight in SIGHTS:
        view = game.view(sight)
        assert view.gold_cards == (2, 1, 0)
        assert (view.gold, view.scores, view.winners) == (None, None, ())
    assert game.view(0).own_gold == (3, 1)
    assert game.view(1).own_gold == (2,)
    assert game.view("public").own_gold == ()


@pytest.mark.clause("R-29")
def test_public_gold_shows_every_hoard_to_every_sight() -> None:
    game = game_at(f"hand 0 cross\n{HOARDS}", options={"public_gold": True})
    for sight in SIGHTS:
        assert game.view(sight).gold == (4, 2, 0)
        assert game.view(sight).to_dict()["gold"] == [4, 2, 0]
        assert game.view(sight).winners == ()


@pytest.mark.clause("R-29")
def test_public_gold_shows_what_was_paid_and_taken() -> None:
    options: dict[str, OptionValue] = {"public_gold": True}
    game = reached(crew("mmsm"), 0, "1 2 3", options)
    play(game, "lay straight-horizontal 7,0", "take 3", "take 1")
    for sight in SIGHTS:
        assert game.view(sight).drafts[0].shown == (3, 1, 2)


@pytest.mark.clause("R-29")
def test_public_gold_does_not_show_the_cards_of_an_open_draft() -> None:
    game = reached(crew("mmsm"), 0, "1 2 3", {"public_gold": True})
    play(game, "lay straight-horizontal 7,0", "take 3")
    assert game.view(1).drafts[0].offered is None
    assert game.view("public").drafts[0].offered is None


@pytest.mark.clause("R-29")
def test_at_the_end_all_hoards_are_shown() -> None:
    game = game_at(f"round 3 starter 0\nhand 0 cross\n{HOARDS}")
    events = play(game, "pass cross", "pass map")
    assert GameEnded((4, 2, 0), (0,)) in events
    for sight in (*SIGHTS, OPEN):
        view = game.view(sight)
        assert (view.gold, view.scores, view.winners) == ((4, 2, 0), (4, 2, 0), (0,))


#


@pytest.mark.clause("R-30")
@pytest.mark.parametrize(
    ("gold", "winners"),
    [
        ("gold 0 3\ngold 1 1 1 1\ngold 2 2", (0, 1)),
        ("gold 0 1\ngold 2 1", (0, 2)),
        ("", (0, 1, 2)),
        ("gold 1 1", (1,)),
    ],
)
def test_the_richest_win_together(gold: str, winners: tuple[int, ...]) -> None:
    game = game_at(f"round 3 starter 0\nhand 0 cross\n{gold}")
    play(game, "pass cross")
    assert (game.over, game.winners) == (True, winners)


#


@pytest.mark.clause("R-31")
@pytest.mark.parametrize("seats", [3, 4])
def test_without_a_saboteur_no_player_gains_from_a_missed_treasure(seats: int) -> None:
    game = missed(crew("m" * seats))
    pile = line(game, "gold-pile")
    assert "GoldPaid" not in event_names(play(game, "pass cross"))
    assert game.scores == (0,) * seats
    assert line(game, "gold-pile") == pile


@pytest.mark.clause("R-31")
@pytest.mark.parametrize("seats", [3, 4])
def test_such_a_deal_happens(seats: int) -> None:
    def deals_a_saboteur(seed: int) -> bool:
        roles = line(saboteur.new("saboteur", seats=seats, seed=f"s{seed}"), "roles")
        return "saboteur" in roles[:seats]

    assert {deals_a_saboteur(seed) for seed in range(60)} == {True, False}
