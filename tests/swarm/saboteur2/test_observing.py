"""Observations of Saboteur 2 depend only on the decider's view, with the documented content."""

import pytest

from saboteur.observation_layout.saboteur2 import FACT_COUNT, LAYOUT, PLANES
from saboteur.swarm.base.game_record import TURN
from saboteur.swarm.saboteur2.game_record import Saboteur2GameRecord
from saboteur.swarm.saboteur2.observation import observe
from saboteur.swarm.saboteur2.positions import to_record
from saboteur.swarm.saboteur2.reference_adapter import Saboteur2ReferenceAdapter
from tests.rules.saboteur2.positions import roles
from tests.seed import seed
from tests.swarm.policies import scheming
from tests.swarm.saboteur2.crafted_positions import pair_at
from tests.swarm.saboteur2.lockstep import Saboteur2Pair, boxed_rules, reference_rules

MARKS = ("pick", "lamp", "cart", "thief", "prison")


def shown(ref: Saboteur2ReferenceAdapter, game: Saboteur2GameRecord) -> tuple[list[int], list[int]]:
    cells, facts = [0] * LAYOUT.cell_count, [0] * FACT_COUNT
    observe(game, ref.tables, cells, facts)
    return cells, facts


def named(ref: Saboteur2ReferenceAdapter, game: Saboteur2GameRecord) -> dict[str, int]:
    names = LAYOUT.fact_names([ref.kit.names[card] for card in ref.cards])
    return dict(zip(names, shown(ref, game)[1], strict=True))


@pytest.mark.clause("S2-43", "S2-47", "S2-48", "S2-49", "S2-50", "B-54", "B-55", "R-29", "R-56")
@pytest.mark.parametrize(("seats", "public"), [(2, True), (6, False)])
def test_worlds_that_look_alike_are_shown_alike(seats: int, public: bool) -> None:  # noqa: FBT001
    ref = reference_rules(seats, {"public_gold": public})
    pair = Saboteur2Pair(ref, f"twins/{seats}/{seed()}")
    policy = scheming(pair.seed)
    stages = set()
    while moves := ref.rules.legal_moves(pair.state):
        if pair.decisions % 5 == 0 or pair.game.stage != TURN:
            view = ref.rules.view(pair.state, pair.state.stack[-1].seat)
            twin = to_record(ref, ref.rules.complete(view, f"{pair.seed}/{pair.decisions}"))
            assert shown(ref, twin) == shown(ref, pair.game)
            stages.add(pair.game.stage)
        pair.play(policy(pair, moves))
    assert len(stages) > 2
    assert not any(map(any, shown(ref, pair.game)))


@pytest.mark.clause("S2-26", "S2-27", "S2-47", "S2-48", "R-56", "R-192")
def test_roles_that_were_seen() -> None:
    hands = "hand 0 inspection inspection map\nhand 1 role-change map\nhand 2 inspection map"
    pair = pair_at(f"seed seen\n{roles('bgo|psb')}\n{hands}")
    pair.play_texts("play inspection 1")
    said = named(pair.ref, pair.game)
    assert said["seat 2 peeked 0"] == 1  # seat 1 is told that seat 0 has looked at it
    assert [said[f"seat {away} role {role}"] for away in (0, 2) for role in (0, 1)] == [0, 1, 0, 0]
    pair.play_texts("play role-change 1", "pass map", "stop")
    said = named(pair.ref, pair.game)
    assert [said["seat 1 role 1"], said["seat 1 role is gone"], said["seat 0 role 0"]] == [1, 1, 1]
    assert (said["seat 1 roles given away"], said["undealt roles"], said["gave 1"]) == (1, 2, 0)
    assert said["seat 0 peeked 1"] == 2
    pair.play_texts("pass inspection", "pass map", "pass map")
    assert pair.game.seat == 2
    assert sum(named(pair.ref, pair.game)[f"seat 1 role {role}"] for role in range(8)) == 0


@pytest.mark.clause("B-54", "B-55", "S2-43")
@pytest.mark.parametrize("decisions", [40, 100])
def test_facts_are_those_of_the_view(decisions: int) -> None:
    ref = boxed_rules(4)
    pair = Saboteur2Pair(ref, "facts/2")
    policy = scheming("facts")
    for _ in range(decisions):
        pair.play(policy(pair, ref.rules.legal_moves(pair.state)))
    view = ref.rules.view(pair.state, pair.state.stack[-1].seat)
    said = named(ref, pair.game)
    assert view.seat == pair.game.decider
    for card in ref.cards:
        name = ref.kit.names[card]
        assert said[f"hand {name}"] == view.hand.count(name)
        known = [entry for entry in view.discard if entry.card == name]
        assert said[f"discard {name}"] + said[f"passed {name}"] == len(known)
    for away in range(4):
        seat = (view.seat + away) % 4
        assert said[f"seat {away} cards"] == view.hand_sizes[seat]
        assert [mark for mark in MARKS if said[f"seat {away} {mark}"]] == list(view.marks[seat])
        assert said[f"seat {away} has nuggets"] == view.has_nuggets[seat]
    own = [role for role in range(8) if said[f"seat 0 role {role}"]]
    assert [ref.kit.roles[role] for role in own] == [view.role]
    assert (said["seat 0 nuggets"], said["pile"]) == (view.nuggets, view.pile)
    assert said["seat 1 nuggets"] == said["seat 4 there"] == 0
    check_cells(ref, pair)


def check_cells(ref: Saboteur2ReferenceAdapter, pair: Saboteur2Pair) -> None:
    view = ref.rules.view(pair.state, pair.state.stack[-1].seat)
    board = {(card.x, card.y): card for card in view.maze}
    goals = {(goal.x, goal.y): goal for goal in view.goals}
    for place, bits in enumerate(shown(ref, pair.game)[0]):
        at = (place % LAYOUT.columns - 11, place // LAYOUT.columns - 12)
        planes = {name for bit, name in enumerate(PLANES) if bits >> bit & 1}
        assert ("face up" in planes) == (at in board)
        assert ("laid last" in planes) == (view.laid == at)
        assert ("goal" in planes) == (at in goals)
        if at in board:
            card = board[at].card
            assert {side for side in "NESW" if f"linked {side}" in planes} == set(board[at].lit)
            assert ("ladder" in planes) == ("ladder" in card or card == "start")
            assert ("crystal" in planes) == ("crystal" in card)
            assert ("blue door" in planes) == ("door-blue" in card)
            assert ("green door" in planes) == ("door-green" in card)


@pytest.mark.clause("S2-13", "S2-15", "S2-18", "S2-20", "R-180")
@pytest.mark.parametrize(
    ("card", "planes"),
    [
        ("bridge", "open N,open E,open S,open W,joined NS,joined EW,face up"),
        ("ladder-s", "open S,face up,ladder"),
        ("door-green-vertical-stub-e", "open N,open E,open S,joined NS,face up,green door"),
        ("crystal-horizontal-stub-s", "open E,open S,open W,joined EW,face up,crystal"),
    ],
)
def test_shapes_of_cards(card: str, planes: str) -> None:
    ref = boxed_rules(5)
    shape = ref.tables.observation_bits[ref.faces[2 * ref.kit.cards[card]]]
    assert ",".join(name for bit, name in enumerate(PLANES) if shape >> bit & 1) == planes
