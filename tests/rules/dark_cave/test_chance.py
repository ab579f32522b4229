"""Seed and name of a shuffle decide its result (docs/records.md)."""

import pytest

from saboteur.games.registry import ruleset
from saboteur.kernel.randomness import pick, shuffle
from tests.rule_positions import line, play
from tests.rules.dark_cave.positions import SEATS, dark_cave_at, dealt


@pytest.mark.clause("DC-7", "DC-9", "DC-11", "DC-12", "DC-13", "R-173")
@pytest.mark.parametrize("seats", SEATS)
def test_the_deal_follows_from_the_names(seats: int) -> None:
    kit = ruleset("dark-cave", seats).kit
    game = dealt(seats, "names")
    worn = [0, 1] if kit.clans_worn == 2 else [pick(2, "names", "clan")]
    pool = [role for clan in worn for role in kit.clan_cards[clan]]
    clans = [kit.roles[role] for role in shuffle(pool, "names", "clans")]
    assert line(game, "clans") == [*clans[:seats], "|", *clans[seats:]]
    goals = [kit.names[card] for card in shuffle(kit.goal_cards, "names", "goals")]
    assert [word.split("=")[1] for word in line(game, "goals")] == goals
    aside: list[str] = []
    pile: list[str] = []
    hands: list[list[str]] = [[] for _ in range(seats)]
    for level in (1, 2, 3):
        cards = [card for card in kit.deck if kit.levels[card] == level]
        stack = [kit.names[card] for card in shuffle(cards, "names", f"stack/{level}")]
        aside += stack[:5]
        del stack[:5]
        for hand in hands:
            hand.extend(stack[: kit.dealt[level - 1]])
            del stack[: kit.dealt[level - 1]]
        pile = stack + pile
    assert line(game, "aside") == aside
    assert line(game, "pile") == pile
    assert [line(game, f"hand {seat}") for seat in range(seats)] == hands


@pytest.mark.clause("R-175")
def test_a_loss_follows_from_its_name() -> None:
    game = dark_cave_at("seed lost\nmaze 1,0=bridge-horizontal-i\nhand 0 rat-i web-i cross-i axe-i")
    play(game, "pass rat-i", "stop", "step 1,0 1")
    hand = ["web-i", "cross-i", "axe-i"]
    assert line(game, "discard")[-1] == f"{hand[pick(3, 'lost', 'loss/1')]}~0"
