"""Possible worlds are sampled uniformly among those that fit what the seat knows."""

from collections import Counter
from collections.abc import Iterable
from itertools import permutations
from math import sqrt
from typing import Final, TypeVar

import pytest

import saboteur
from saboteur.games.classic.rules import ClassicRules
from saboteur.play.game import Game
from tests.families.classic_position import Facts
from tests.families.position_lines import spot_of
from tests.sampling import (
    SAMPLED_RULE_SETS,
    SeededRandom,
    Setting,
    choose,
    playthrough,
    sample_rule_sets,
    sampled_rule_sets,
)

T = TypeVar("T")

WORLDS_DRAWN: Final = 600


def has_roles(setting: Setting) -> bool:
    """Return whether a rule set has hidden roles and a treasure."""
    return isinstance(setting.rules(), ClassicRules)


def chi_square_excess(counts: Counter[T], chances: dict[T, float]) -> float:
    """Return by how much the chi-square statistic of counts exceeds its 99.99 % quantile.

    The quantile is approximated by Wilson and Hilferty's formula.
    """
    total = counts.total()
    assert set(+counts) <= set(chances)
    expected = {outcome: total * chance for outcome, chance in chances.items()}
    distance = sum((counts[outcome] - many) ** 2 / many for outcome, many in expected.items())
    freedom = len(expected) - 1
    limit = freedom * (1 - 2 / (9 * freedom) + 3.719 * sqrt(2 / (9 * freedom))) ** 3
    return distance - limit


def equal_chances(outcomes: Iterable[T]) -> dict[T, float]:
    listed = list(outcomes)
    return {outcome: many / len(listed) for outcome, many in Counter(listed).items()}


def worlds(game: Game, seat: int) -> list[Facts]:
    return [Facts(game.determinise(seat, f"chance/{n}").position()) for n in range(WORLDS_DRAWN)]


@pytest.mark.parametrize("seats", [3, 5, 6])
def test_roles_are_as_likely_as_an_enumeration_says(seats: int) -> None:
    game = saboteur.new("saboteur", seats=seats, seed="roles")
    for seat in (0, seats - 1):
        facts = Facts(game.position())
        unknown = Counter(facts.roles + facts.spare) - Counter([facts.roles[seat]])
        chances = equal_chances(permutations(unknown.elements()))
        counts = Counter(
            (*world.roles[:seat], *world.roles[seat + 1 :], *world.spare)
            for world in worlds(game, seat)
        )
        assert len(counts) == len(chances)
        assert chi_square_excess(counts, chances) < 0


@pytest.mark.parametrize(
    "setting",
    [
        s
        for s in sample_rule_sets("every_other_seat_may_be_a_saboteur_and_e", SAMPLED_RULE_SETS)
        if has_roles(s)
    ],
    ids=str,
)
def test_every_other_seat_may_be_a_saboteur_and_every_place_hold_the_treasure(
    setting: Setting,
) -> None:
    game = setting.new("maybe")
    facts = Facts(game.position())
    for seat in (0, setting.seats - 1):
        roles = Counter(facts.roles + facts.spare) - Counter([facts.roles[seat]])
        others = set(range(setting.seats)) - {seat}
        possible: set[tuple[object, str]] = {(other, role) for other in others for role in roles}
        faces = set(facts.goals.values())
        if facts.goals_out:  # eight cards for five places: too many to see them all
            faces &= {"treasure"}
        possible |= {(spot, card) for spot in facts.goals for card in faces}
        seen: set[tuple[object, str]] = set()
        for number in range(60):
            world = Facts(game.determinise(seat, str(number)).position())
            seen.update((spot, card) for spot, card in world.goals.items() if card in faces)
            seen.update((other, world.roles[other]) for other in others)
        assert seen == possible


def test_unseen_goals_are_equally_likely() -> None:
    game = saboteur.new("saboteur", seats=4, seed="goals")
    spots = list(Facts(game.position()).goals)
    cards = list(Facts(game.position()).goals.values())
    counts = Counter(tuple(world.goals[spot] for spot in spots) for world in worlds(game, 1))
    assert chi_square_excess(counts, equal_chances(permutations(cards))) < 0


def test_a_seen_goal_stays_and_the_others_are_equally_likely() -> None:
    for game in playthrough(saboteur.new("saboteur", seats=4, seed="peek"), "peek", "random"):
        saw = Facts(game.position()).saw
        if saw:
            break
    else:
        pytest.fail("nobody has played a map")
    (peek,) = saw
    counts = Counter(tuple(world.goals.values()) for world in worlds(game, peek.seat))
    goals = Facts(game.position()).goals
    likely = [
        order
        for order in permutations(goals.values())
        if dict(zip(goals, order, strict=True))[spot_of(peek.seen)] == peek.card
    ]
    assert len(likely) == 2
    assert chi_square_excess(counts, equal_chances(likely)) < 0


def test_an_unseen_card_is_anywhere_in_proportion() -> None:
    game = saboteur.new("saboteur", seats=5, seed="anywhere")
    dice = SeededRandom("anywhere")
    for _ in range(40):
        game.play(choose(game, dice, "random"))
    facts = Facts(game.position())
    seat = 0
    places: list[str] = ["pile"] * len(facts.pile)
    for other, hand in facts.hands.items():
        places += [f"hand {other}"] * (len(hand) if other != seat else 0)
    places += ["passed" for _, known in facts.discard if known is not None and seat not in known]
    hidden = facts.pile + facts.hands[1] + facts.hands[2] + facts.hands[3] + facts.hands[4]
    once = sorted(card for card in hidden if card.startswith("dead"))
    assert once
    counts: Counter[str] = Counter()
    for world in worlds(game, seat):
        counts["pile"] += once[0] in world.pile
        for other, hand in world.hands.items():
            counts[f"hand {other}"] += once[0] in hand
        passed = [card for card, known in world.discard if known is not None and seat not in known]
        counts["passed"] += once[0] in passed
    assert counts.total() == WORLDS_DRAWN
    assert chi_square_excess(counts, equal_chances(places)) < 0


def test_gold_that_another_took_is_as_likely_as_the_pile_makes_it() -> None:
    game = saboteur.new("saboteur", seats=5, seed="gold")
    for now in playthrough(game, "gold", "eager"):
        facts = Facts(now.position())
        if len(facts.drafts) == 1 and len(facts.drafts[0].taken) == 1:
            break
    else:
        pytest.fail("nobody has reached the treasure")
    (draft,) = facts.drafts
    seat = next(seat for seat in range(5) if seat not in draft.order[:2])
    counts = Counter(world.drafts[0].taken[0] for world in worlds(game, seat))
    assert chi_square_excess(counts, {1: 16 / 28, 2: 8 / 28, 3: 4 / 28}) < 0


@sampled_rule_sets("a_seed_decides_the_possible_world")
def test_a_seed_decides_the_possible_world(setting: Setting) -> None:
    game = setting.new("seeds")
    once = [game.determinise(0, str(number)).position() for number in range(20)]
    again = [game.determinise(0, str(number)).position() for number in range(20)]
    assert once == again
    assert len(set(once)) == len(once)
    assert len({text.splitlines()[0] for text in once}) == len(once)  # the seed of each
    assert game.determinise(0, game.seed).position() != game.position()
    assert game.seed not in game.determinise(0, game.seed).position().splitlines()[0]


def test_chi_square_check_detects_bias() -> None:
    fair = Counter({1: 95, 2: 105, 3: 100})
    loaded = Counter({1: 60, 2: 140, 3: 100})
    assert chi_square_excess(fair, equal_chances([1, 2, 3])) < 0
    assert chi_square_excess(loaded, equal_chances([1, 2, 3])) > 0
