"""Tests of the skilled bot in Le Duel: evaluation, moves in clear positions, strength."""

from collections import Counter

import pytest

from saboteur.bots.duel.distance.card_aware_distance import (
    BRIBE_COST,
    DOOR_COST,
    DOOR_WITH_KEY_COST,
    tunnel_costs,
)
from saboteur.bots.duel.distance.crossings import (
    CARD_COST,
    MAX_CROSSING_COST,
    RemainingCards,
    joining_cards,
)
from saboteur.bots.duel.evaluation.expected_gold import OFF_PATH_GOLD_SHARE, goal_values
from saboteur.bots.duel.moves.tactics import MoveEvaluator, score
from saboteur.games.duel.kit import BLUE, GREEN, Kit
from saboteur.games.registry import ruleset
from saboteur.kernel.geometry import E, N, S, W
from tests.bots.bot_games import play_choices, play_game, sampled_game_counts
from tests.bots.duel_positions import choice, duel_at


def kit() -> Kit:
    found = ruleset("duel", 2).kit
    assert isinstance(found, Kit)
    return found


def crossed(name: str, colour: int, one: int, other: int) -> bool:
    """Return whether a card connects sides ``one`` and ``other`` of a cell for a colour."""
    bits = joining_cards(kit(), colour)[0].get(kit().cards[name], 0)
    assert bits >> 4 * one + other & 1 == bits >> 4 * other + one & 1
    return bool(bits >> 4 * one + other & 1)


def test_a_door_joins_its_own_colour_only_and_a_troll_none() -> None:
    assert crossed("straight-horizontal", BLUE, W, E)
    assert not crossed("straight-horizontal", BLUE, N, S)
    assert crossed("door-blue-t-horizontal", BLUE, W, E)
    assert not crossed("door-blue-t-horizontal", GREEN, W, E)
    assert crossed("door-blue-t-horizontal", GREEN, W, N)
    assert not crossed("troll-cross", BLUE, W, E)
    assert crossed("bridge", GREEN, N, S)
    assert not crossed("bridge", GREEN, N, E)


def test_tunnels_cost_nothing_and_barriers_cost_the_seat_they_stop() -> None:
    door, troll = 2 * kit().cards["door-blue-cross"], 2 * kit().cards["troll-cross"]
    own, other = (tunnel_costs(kit(), kit().blocked(colour), DOOR_COST) for colour in (BLUE, GREEN))
    assert dict(own[door][W]) == {N: 0, E: 0, S: 0, W: 0}
    assert dict(other[door][W]) == {N: 0, E: 0, S: DOOR_COST, W: 0}
    assert dict(own[troll][W]) == {N: BRIBE_COST, E: BRIBE_COST, S: BRIBE_COST, W: 0}


def test_gold_behind_a_door_is_as_far_as_the_door_costs_or_as_the_way_round_it() -> None:
    def far(card: str) -> int:
        game = duel_at(
            f"""hand 0 {card}
            hand 1 secret-plan
            pile secret-plan
            maze 1,-1=door-green-cross 2,-1=gold-t-vertical-stub-e*"""
        )
        tactics = MoveEvaluator(game.view(0), 0)
        [(worth, away)] = tactics.expected_gold.targets(tactics.now, game.view(0).card_numbers)[-1]
        assert worth == 1
        return away

    assert far("key") == DOOR_WITH_KEY_COST == CARD_COST
    assert 2 * CARD_COST < far("curve-ne") < DOOR_COST


def price(ways: tuple[tuple[tuple[int, int], ...], ...], came: int, out: int) -> int:
    return dict(ways[came]).get(out, MAX_CROSSING_COST)


def test_a_cell_costs_a_card_of_the_hand_or_what_it_takes_to_draw_one() -> None:
    long = kit().cards["straight-horizontal"]
    many = RemainingCards(kit(), BLUE, Counter(kit().deck))
    few = RemainingCards(kit(), BLUE, Counter(kit().deck) - Counter({long: 3}))
    assert price(many.near_costs((long,), 0), W, E) == CARD_COST
    assert price(many.near_costs((), 0), W, E) == price(many.later_costs(0), W, E) > CARD_COST
    assert price(few.later_costs(0), W, E) > price(many.later_costs(0), W, E)
    assert (
        CARD_COST
        < price(many.hidden_hand_costs(6, 0), W, E)
        < price(many.hidden_hand_costs(1, 0), W, E)
    )
    assert (
        price(RemainingCards(kit(), BLUE, Counter({long: 4})).later_costs(0), N, S)
        == MAX_CROSSING_COST
    )


def test_it_knows_by_which_way_gold_can_be_claimed() -> None:
    cards = kit().cards
    assert goal_values(kit(), BLUE)[cards["gold-2-curve-nw"]] == (2.0, 2.0)
    assert goal_values(kit(), BLUE)[cards["gold-1-vertical-stubs-ew"]] == (1.0, OFF_PATH_GOLD_SHARE)
    assert goal_values(kit(), BLUE)[cards["gold-1-curve-ne-door-blue"]] == (1.0, 1.0)
    assert goal_values(kit(), GREEN)[cards["gold-1-curve-ne-door-blue"]] == (
        1.0,
        OFF_PATH_GOLD_SHARE,
    )


def test_to_pass_is_never_worth_more_than_nothing() -> None:
    """The bot relies on this: it does not evaluate passing if another move gains something."""
    seen = 0
    for game, seat, _, _ in play_choices(["novice"] * 2, "passing", "duel"):
        view = game.view(seat)
        if view.asked == "turn" and not seen % 5:
            tactics = MoveEvaluator(view, seat)
            worths = [score(tactics, move) for move in game.legal_moves() if move.verb == "pass"]
            assert max(worths) <= 1e-9
        seen += view.asked == "turn"
    assert seen > 100


def test_it_digs_towards_the_goals() -> None:
    game = duel_at("hand 0 straight-horizontal\nhand 1 key\npile key key")
    assert choice(game, "skilled") == "lay straight-horizontal 1,-1"


@pytest.mark.parametrize("seats", [1, 2])
def test_it_mends_before_it_throws_paths_away(seats: int) -> None:
    position = "hand 0 straight-horizontal repair-pick curve-ne\npile key key\nbroken 0 pick"
    position += "\nhand 1 key" if seats == 2 else ""
    assert choice(duel_at(position, seats), "skilled") == "play repair-pick 0"


@sampled_game_counts(2, 8)
def test_it_finds_more_gold_than_a_novice(games: int) -> None:
    """Fixed deals; the measured strength is in docs/research/duel.md."""
    wealth: Counter[str] = Counter()
    for number in range(6, 6 + games):
        levels = ["skilled", "novice"][:: 1 if number % 2 else -1]
        scores = play_game(levels, f"duel {number // 2}", "duel").scores
        wealth.update(dict(zip(levels, scores, strict=True)))
    assert wealth["skilled"] > wealth["novice"]


@sampled_game_counts(1, 8)
def test_alone_it_finds_more_gold_than_a_novice(games: int) -> None:
    def gold(level: str) -> int:
        return sum(play_game([level], f"solo {n}", "duel").scores[0] for n in range(games))

    assert gold("skilled") > gold("novice")
