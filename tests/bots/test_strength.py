"""How strong the levels are: fixed seeds, wide margins, no clock."""

from collections import Counter
from itertools import islice

import pytest

from saboteur.bots.classic.belief.evidence import Evidence
from tests.bots.seats import choices, finished, results
from tests.bots.test_rule_sets import largest
from tests.worlds import Setting

GAMES = 40


def test_novices_find_the_treasure_about_every_other_round() -> None:
    """Measured at 5 seats over 300 rounds: 59 %; 89 % against one saboteur, 41 % against two."""
    rounds = [
        result for number in range(GAMES) for result in results(["novice"] * 5, f"rate {number}")
    ]
    assert len(rounds) == 3 * GAMES
    reached = sum(treasure for treasure, _ in rounds) / len(rounds)
    assert 0.40 <= reached <= 0.75
    one, two = (
        [treasure for treasure, saboteurs in rounds if saboteurs == many] for many in (1, 2)
    )
    assert sum(one) / len(one) > sum(two) / len(two) + 0.15  # saboteurs do harm


def test_random_play_finds_next_to_nothing() -> None:
    rounds = [
        treasure
        for number in range(GAMES)
        for treasure, _ in results(["random"] * 5, f"rate {number}")
    ]
    assert sum(rounds) / len(rounds) <= 0.05


@pytest.mark.parametrize(
    ("setting", "games", "least"),
    [
        (Setting("saboteur2", 5), 10, 0.55),
        (Setting("saboteur2", 8), 6, 0.75),
        (largest("saboteur", 5), 10, 0.2),
        (largest("saboteur", 8), 8, 0.2),
    ],
    ids=str,
)
def test_novices_find_the_treasure_in_larger_rule_sets(
    setting: Setting, games: int, least: float
) -> None:
    """Measured over 90 rounds each: 82 %, 94 %, 42 % and 42 %; random play 0 to 1 %."""

    def rate(level: str) -> float:
        rounds = [
            treasure
            for number in range(games)
            for treasure, _ in results(
                [level] * setting.seats, f"rate {number}", setting.ruleset, dict(setting.options)
            )
        ]
        return sum(rounds) / len(rounds)

    assert rate("random") <= 0.1
    assert rate("novice") >= least


def test_novices_are_richer_than_random_neighbours() -> None:
    table = ["novice", "random", "novice", "random", "novice", "random"]
    wealth: Counter[str] = Counter()
    for number in range(15):
        scores = finished(table, f"wealth {number}").scores
        for level, score in zip(table, scores, strict=True):
            wealth[level] += score
    assert wealth["novice"] > wealth["random"]


def test_standing_tells_miners_from_saboteurs() -> None:
    """At the end of a round the average novice miner looks honest, a saboteur does not."""
    looks: dict[bool, list[int]] = {False: [], True: []}
    for number in range(10):
        for game, seat, history, move in choices(["novice"] * 5, f"looks {number}"):
            if game.view(seat).asked != "turn":
                continue
            before = len(game.view("public").results)
            after = game.clone()
            after.play(move)
            if len(after.view("public").results) > before:
                evidence = Evidence(game.view(seat))
                evidence.learn(game.view(seat), history)
                view = after.view("public")
                for role, standing in zip(view.results[-1].roles, evidence.standing, strict=True):
                    looks[role == view.kit.saboteur].append(standing)
    assert sum(looks[False]) / len(looks[False]) > 2
    assert sum(looks[True]) / len(looks[True]) < -2


def test_saboteurs_keep_their_mask_in_the_first_lap() -> None:
    """No dead end, no rockfall and no broken tool from them while the goals are far away."""
    seats = 7
    masked = []
    for number in range(60):
        for game, seat, _, move in islice(choices(["novice"] * seats, f"mask {number}"), seats):
            view = game.view(seat)
            if view.role == "saboteur" and all(card.x <= 3 for card in view.maze):
                masked.append(move)
    assert len(masked) > 60
    assert not [move for move in masked if move.verb == "lay" and move.card.startswith("dead-")]
    assert {move.card for move in masked if move.verb == "play"} <= {"map"}
