"""Observations depend only on the decider's view, and have the documented content."""

import pytest

from saboteur.observation_layout.base import FACT_COUNT, LAYOUT, PLANES
from saboteur.swarm.base import game_record
from saboteur.swarm.base.game_record import BaseGameRecord
from saboteur.swarm.base.observation import observe
from saboteur.swarm.base.positions import to_record
from saboteur.swarm.base.reference_adapter import BaseReferenceAdapter
from tests.seed import seed
from tests.swarm.base.lockstep import BasePair, reference_rules
from tests.swarm.policies import digging


def shown(ref: BaseReferenceAdapter, game: BaseGameRecord) -> tuple[list[int], list[int]]:
    cells, facts = [0] * LAYOUT.cell_count, [0] * FACT_COUNT
    observe(game, ref.tables, cells, facts)
    return cells, facts


def named(ref: BaseReferenceAdapter, facts: list[int]) -> dict[str, int]:
    names = LAYOUT.fact_names([ref.kit.names[card] for card in ref.cards])
    return dict(zip(names, facts, strict=True))


@pytest.mark.clause("B-54", "B-55", "B-56", "R-29")
@pytest.mark.parametrize(("seats", "public"), [(3, False), (5, True), (10, False)])
def test_worlds_that_look_alike_are_shown_alike(seats: int, public: bool) -> None:  # noqa: FBT001
    ref = reference_rules(seats, {"public_gold": public})
    pair = BasePair(ref, f"twins/{seats}/{seed()}")
    policy = digging(pair.seed, 0.2)
    stages = set()
    number = 0
    while moves := pair.check():
        number += 1
        if number % 4 == 0 or pair.game.stage != game_record.TURN:
            view = ref.rules.view(pair.state, pair.state.stack[-1].seat)
            twin = to_record(ref, ref.rules.complete(view, f"{pair.seed}/{number}"))
            assert shown(ref, twin) == shown(ref, pair.game)
            stages.add(pair.game.stage)
        pair.play(policy(pair, moves))
    assert game_record.TURN in stages


@pytest.mark.clause("B-54", "B-55")
def test_facts_are_those_of_the_view() -> None:
    ref = reference_rules(4)
    pair = BasePair(ref, "facts")
    policy = digging("facts")
    for _ in range(40):
        pair.play(policy(pair, pair.check()))
    view = ref.rules.view(pair.state, pair.state.stack[-1].seat)
    cells, facts = shown(ref, pair.game)
    said = named(ref, facts)
    observer = view.seat
    for kind in ref.cards:
        name = ref.kit.names[kind]
        assert said[f"hand {name}"] == view.hand.count(name)
        known = [entry for entry in view.discard if entry.card == name]
        assert said[f"discard {name}"] + said[f"passed {name}"] == len(known)
    for away in range(4):
        seat = (observer + away) % 4
        assert said[f"seat {away} cards"] == view.hand_sizes[seat]
        assert said[f"seat {away} there"] == 1
        for tool in ("pick", "lamp", "cart"):
            assert said[f"seat {away} {tool}"] == (tool in view.broken[seat])
        assert said[f"seat {away} gold cards"] == view.gold_cards[seat]
    assert said["seat 0 saboteur"] == (view.role == "saboteur")
    assert said["seat 1 saboteur"] == said["seat 1 miner"] == 0
    assert said["seat 4 there"] == 0
    assert said["pile"] == view.pile
    assert said["discard"] == len(view.discard)
    board = {}
    for card in view.maze:
        board[card.x, card.y] = card.lit
    for place, bits in enumerate(cells):
        x, y = place % LAYOUT.columns - 11, place // LAYOUT.columns - 12
        planes = {name for bit, name in enumerate(PLANES) if bits >> bit & 1}
        assert ("face up" in planes) == ((x, y) in board)
        if (x, y) in board:
            linked = {side for side in "NESW" if f"linked {side}" in planes}
            assert linked == set(board[x, y])
        assert ("laid last" in planes) == (view.laid == (x, y))
        assert ("start" in planes) == ((x, y) == (0, 0))
        goals = {(goal.x, goal.y): goal for goal in view.goals}
        assert ("goal" in planes) == ((x, y) in goals)
        if (x, y) in goals:
            face = goals[x, y].face or goals[x, y].seen
            assert ("treasure" in planes) == (face == "treasure")
            assert ("stone" in planes) == (face is not None and face != "treasure")
