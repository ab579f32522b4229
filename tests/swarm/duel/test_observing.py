"""Observations of a duel depend only on the decider's view, and have the documented content."""

import pytest

from saboteur.observation_layout.duel import FACT_COUNT, LAYOUT, PLANES
from saboteur.swarm.duel.game_record import CELL_COUNT, WINDOW, DuelGameRecord
from saboteur.swarm.duel.observation import observe
from saboteur.swarm.duel.positions import to_record
from saboteur.swarm.duel.reference_adapter import DuelReferenceAdapter
from tests.seed import seed
from tests.swarm.duel.lockstep import DuelPair, reference_rules
from tests.swarm.policies import digging_in_duel


def shown(ref: DuelReferenceAdapter, game: DuelGameRecord) -> tuple[list[int], list[int]]:
    cells, facts = [0] * CELL_COUNT, [0] * FACT_COUNT
    observe(game, ref.tables, cells, facts)
    return cells, facts


def named(ref: DuelReferenceAdapter, facts: list[int]) -> dict[str, int]:
    names = LAYOUT.fact_names([ref.kit.names[card] for card in ref.cards])
    return dict(zip(names, facts, strict=True))


@pytest.mark.clause("D-33", "D-44", "D-46")
@pytest.mark.parametrize("seats", [1, 2])
def test_worlds_that_look_alike_are_shown_alike(seats: int) -> None:
    ref = reference_rules(seats)
    pair = DuelPair(ref, f"twins/{seats}/{seed()}")
    policy = digging_in_duel(pair.seed, 0.3)
    while moves := pair.check():
        if pair.decisions % 3 == 0:
            view = ref.rules.view(pair.state, pair.state.stack[-1].seat)
            twin = to_record(ref, ref.rules.complete(view, f"{pair.seed}/{pair.decisions}"))
            assert shown(ref, twin) == shown(ref, pair.game)
        pair.play(policy(pair, moves))
    assert not any(map(any, shown(ref, pair.game)))


@pytest.mark.clause("D-33", "D-44")
@pytest.mark.parametrize("decisions", [35, 60])
def test_facts_are_those_of_the_view(decisions: int) -> None:
    ref = reference_rules()
    pair = DuelPair(ref, "facts/3")
    policy = digging_in_duel("facts/3", 0.1)
    for _ in range(decisions):
        pair.play(policy(pair, ref.rules.legal_moves(pair.state)))
    view = ref.rules.view(pair.state, pair.state.stack[-1].seat)
    cells, facts = shown(ref, pair.game)
    said = named(ref, facts)
    observer = pair.game.decider
    for card in ref.cards:
        name = ref.kit.names[card]
        assert said[f"hand {name}"] == view.hand.count(name)
        assert said[f"discard {name}"] == view.discard.count(name)
    for away in range(2):
        seat = (observer + away) % 2
        assert said[f"seat {away} cards"] == view.hand_sizes[seat]
        assert said[f"seat {away} {view.colours[seat]}"] == 1
        assert said[f"seat {away} nuggets"] == view.nuggets[seat]
        for tool in ("pick", "lamp", "cart"):
            assert said[f"seat {away} {tool}"] == (tool in view.broken[seat])
    assert (said["pile"], said["counters"], said["keys"]) == (view.pile, view.counters, view.keys)
    board = {(card.x, card.y): card for card in view.maze}
    for cell, bits in enumerate(cells):
        planes = {name for bit, name in enumerate(PLANES) if bits >> bit & 1}
        laid = board.get(WINDOW.coordinates_of(cell))
        assert ("face up" in planes) == (laid is not None)
        if laid is None:
            continue
        own, other = (
            (laid.blue, laid.green) if observer == pair.game.blue else (laid.green, laid.blue)
        )
        assert {side for side in "NESW" if f"reached {side}" in planes} == set(own)
        assert {side for side in "NESW" if f"reached by other {side}" in planes} == set(other)
        assert ("claimed" in planes) == (laid.counter == observer)
        assert ("claimed by other" in planes) == (laid.counter == 1 - observer)
        assert ("bribed" in planes) == (laid.bribe == observer)
        assert ("bribed by other" in planes) == (laid.bribe == 1 - observer)
        door = "door" in laid.card
        assert ("own door" in planes or "other's door" in planes) == door
        assert ("troll" in planes) == laid.card.startswith("troll")
        assert ("laid last" in planes) == (view.laid[-1:] == (WINDOW.coordinates_of(cell),))


@pytest.mark.clause("D-17", "D-19", "R-109", "R-180")
@pytest.mark.parametrize(
    ("card", "planes"),
    [
        ("gold-horizontal-stub-s", "open E,open S,open W,joined EW,gold by S,worth 1"),
        ("bridge", "open N,open E,open S,open W,joined NS,joined EW"),
        ("troll-t-vertical", ("open N,open S,open W,joined NS,joined NW,joined SW,"
         "barred N,barred S,barred W")),
        ("door-blue-t-vertical", "open N,open S,open W,joined NS,joined NW,joined SW,barred N"),
        ("gold-1-curve-nw-door-green", "open N,open W,joined NW,barred W,gold by N,worth 1"),
    ],
)  # fmt: skip
def test_shapes_of_cards(card: str, planes: str) -> None:
    ref = reference_rules()
    shape = ref.tables.observation_bits[ref.faces[2 * ref.kit.cards[card]]]
    assert ",".join(name for bit, name in enumerate(PLANES) if shape >> bit & 1) == planes
