"""Tests that a skilled bot's beliefs agree with the deal and with what its seat knows."""

from collections import Counter
from math import comb

import pytest

import saboteur
from saboteur.bots import bot
from saboteur.bots.beliefs import Beliefs, Believer
from saboteur.bots.classic.belief.observed_actions import (
    BLOCKED,
    CLEARED,
    COLLAPSED,
    DUG_ASIDE,
    DUG_BEHIND,
    DUG_ON,
    HELPED,
    HINDERED,
    MENDED_OWN,
    PASSED,
    ObservedAction,
)
from saboteur.bots.classic.belief.suspicion import (
    KnownRoles,
    Suspicion,
    consistent_sets,
    dealable_sets,
    saboteur_probabilities,
)
from saboteur.games.classic.kit import Kit
from saboteur.kernel.event import Event
from saboteur.play.game import Game
from tests.bots.bot_games import play_choices


def kit(seats: int = 5, id_: str = "saboteur") -> Kit:
    found = saboteur.new(id_, seats=seats, seed="kit").rules.kit
    assert isinstance(found, Kit)
    return found


def beliefs_of(game: Game, seat: int, history: tuple[Event, ...]) -> Beliefs:
    """Return the beliefs of a new bot that gets all events at once."""
    player = bot("skilled", "beliefs", game.rules.family)
    player.choose(game.view(seat), game.legal_moves(), history)
    assert isinstance(player, Believer)
    assert player.beliefs is not None
    return player.beliefs


@pytest.mark.parametrize(
    ("id_", "seats"), [("saboteur", 3), ("saboteur", 5), ("saboteur", 10), ("saboteur2", 7)]
)
def test_beliefs_agree_with_the_deal_and_with_what_is_known(id_: str, seats: int) -> None:
    for number, (game, seat, history, _) in enumerate(
        play_choices(["novice"] * seats, "deal", id_)
    ):
        if number % (2 * seats + 1):
            continue
        view = game.view(seat)
        beliefs = beliefs_of(game, seat, history)
        assert len(beliefs) == seats
        for likely in beliefs:
            assert sum(likely.values()) == pytest.approx(1)
            assert min(likely.values()) >= 0
        assert beliefs[seat][view.role] == 1
        for seen in view.role_peeks:
            if not seen.stale:
                assert beliefs[seen.seat][seen.role] == 1
        pool = Counter(view.kit.roles[role] for role in view.kit.role_pool)
        for other, likely in enumerate(beliefs):
            assert likely[game.view(other).role] > 0
            assert all(pool[role] for role, odds in likely.items() if odds)
        expected = sum(likely["saboteur"] for likely in beliefs)
        undealt = len(view.kit.role_pool) - seats
        assert pool["saboteur"] - undealt - 1e-9 <= expected <= pool["saboteur"] + 1e-9


def test_without_moves_suspicion_stays_that_of_the_deal() -> None:
    """The box has six roles for five seats, two of them saboteurs."""
    table = saboteur_probabilities(Suspicion(5).hypotheses(kit(), KnownRoles()), 5)
    assert table == pytest.approx([1 / 3] * 5)
    miner = saboteur_probabilities(
        Suspicion(5).hypotheses(kit(), KnownRoles(loyal_seats=0b00001)), 5
    )
    assert miner == pytest.approx([0, 0.4, 0.4, 0.4, 0.4])
    one_of_them = saboteur_probabilities(
        Suspicion(5).hypotheses(kit(), KnownRoles(saboteurs=0b00001)), 5
    )
    assert one_of_them == pytest.approx([1, 0.2, 0.2, 0.2, 0.2])


def test_every_set_that_can_be_dealt_is_a_hypothesis() -> None:
    assert len(dealable_sets(kit())) == comb(5, 1) + comb(5, 2)
    assert len(dealable_sets(kit(10))) == comb(10, 3) + comb(10, 4)


def test_an_impossible_set_is_none() -> None:
    sets = [
        seats
        for seats, _ in consistent_sets(kit(), KnownRoles(saboteurs=0b00010, loyal_seats=0b00101))
    ]
    assert sorted(sets) == [0b00010, 0b01010, 0b10010]


def test_a_role_that_may_have_changed_hands_lies_in_one_of_its_places() -> None:
    doubt = ((frozenset({1, 2}), True),)
    sets = [
        seats
        for seats, _ in consistent_sets(
            kit(), KnownRoles(loyal_seats=0b00001, uncertain_roles=doubt)
        )
    ]
    assert sets
    assert all(seats & 0b00110 for seats in sets)


@pytest.mark.parametrize(
    ("kind", "sign"),
    [
        (DUG_ON, -1),
        (CLEARED, -1),
        (MENDED_OWN, -1),
        (DUG_ASIDE, 1),
        (DUG_BEHIND, 1),
        (BLOCKED, 1),
        (COLLAPSED, 1),
        (PASSED, 1),
    ],
)
def test_observed_actions_raise_or_lower_suspicion(kind: str, sign: int) -> None:
    suspicion = Suspicion(5)
    before = saboteur_probabilities(suspicion.hypotheses(kit(), KnownRoles()), 5)
    suspicion.add(ObservedAction(2, kind))
    after = saboteur_probabilities(suspicion.hypotheses(kit(), KnownRoles()), 5)
    assert sign * (after[2] - before[2]) > 0
    assert sign * (after[1] - before[1]) <= 0  # the pool has so many saboteurs


def test_hindering_a_saboteur_clears_a_seat_and_helping_one_makes_it_suspect() -> None:
    def likely(kind: str) -> float:
        suspicion = Suspicion(5)
        suspicion.add(ObservedAction(1, kind, 2))
        return saboteur_probabilities(
            suspicion.hypotheses(kit(), KnownRoles(saboteurs=0b00100)), 5
        )[1]

    assert likely(HINDERED) < 0.2 < likely(HELPED)


def test_a_new_role_is_a_new_start() -> None:
    suspicion = Suspicion(5)
    for done in (
        ObservedAction(1, BLOCKED),
        ObservedAction(1, HINDERED, 3),
        ObservedAction(2, DUG_ON),
    ):
        suspicion.add(done)
    suspicion.forget_seat(1)
    assert suspicion.solo_log_odds[1] == 0
    assert suspicion.solo_log_odds[2] < 0
    assert not suspicion.pair_log_likelihoods


@pytest.mark.parametrize("seats", [5, 10])
def test_beliefs_are_the_same_in_however_many_batches_events_come(seats: int) -> None:
    players = [bot("skilled", "portions") for _ in range(seats)]
    told = [0] * seats
    for number, (game, seat, history, _) in enumerate(play_choices(["novice"] * seats, "portions")):
        player = players[seat]
        player.choose(game.view(seat), game.legal_moves(), history[told[seat] :])
        told[seat] = len(history)
        if number % (3 * seats + 1) == 0:
            assert isinstance(player, Believer)
            assert player.beliefs == beliefs_of(game, seat, history)


def test_observed_actions_alone_never_give_certainty() -> None:
    """4 % of each seat's prior probability, here 1/3, always remains."""
    suspicion = Suspicion(5)
    for _ in range(20):
        suspicion.add(ObservedAction(1, BLOCKED))
        suspicion.add(ObservedAction(2, DUG_ON))
    table = saboteur_probabilities(suspicion.hypotheses(kit(), KnownRoles()), 5)
    assert table[1] == pytest.approx(1 - 0.04 * 2 / 3, abs=0.005)
    assert table[2] == pytest.approx(0.04 / 3, abs=0.005)
