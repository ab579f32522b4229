"""Rare positions of duels: every move is played in the swarm and in the reference engine."""

import pytest

from saboteur.swarm.duel import game_record
from saboteur.swarm.duel.game_record import WINDOW
from saboteur.swarm.duel.positions import to_record, to_state
from tests.swarm.duel.crafted_positions import STARTS, rim_position, state_at
from tests.swarm.duel.lockstep import DuelPair, compare, reference_rules
from tests.swarm.policies import at_random, digging_in_duel

ROAD = "1,-1=straight-horizontal 2,-1=straight-horizontal 3,-1=straight-horizontal"
GOALS = (
    "goals 5,-2=gold-1-curve-nw-door-green 5,0=gold-2-curve-ne 5,2=gold-3-stubs-ne "
    "7,-1=stone-cross 7,1=gold-2-t-horizontal-door-blue 9,0=gold-1-stubs-nw | stone-stubs-new"
)
# Claimed gold, far from the other cards: it takes counters out of the supply.
CLAIMED = ("-5,6=bridge-gold", "-3,6=double-curve-nw-es-gold", "-1,6=gold-t-horizontal-stub-s")
TURNED = (
    "5,-2=gold-1-curve-nw-door-green",
    "5,2=gold-3-stubs-ne",
    "7,1=gold-2-t-horizontal-door-blue",
    "9,0=gold-1-stubs-nw",
)


def claims(count: int) -> tuple[str, str]:
    """Return words for ``maze`` and the line ``claims``, with gold for ``count`` counters."""
    cards = (*CLAIMED, *TURNED)[:count]
    return " ".join(cards), "claims " + " ".join(f"{card.split('=')[0]}=1" for card in cards)


@pytest.mark.clause("D-17", "D-31", "R-110", "R-238")
def test_keys_open_doors_and_return() -> None:
    maze = "1,-1=door-green-cross* 2,-1=door-green-t-vertical 1,1=door-blue-cross*"
    state = state_at(
        f"maze {STARTS} {maze}",
        "laid 1,-1 2,-1 1,1",
        "hand 0 key key rockfall",
        "hand 1 rockfall rockfall",
        "pile curve-ne curve-ne curve-ne",
    )
    pair = DuelPair(reference_rules(), "keys", state)
    assert pair.explore(2) > 20
    pair.play_texts("play key 2,-1")
    assert pair.game.keys == 1
    pair.play_texts("play rockfall 2,-1")
    assert pair.game.keys == 2


@pytest.mark.clause("D-19", "D-20", "D-21", "D-38", "D-58", "R-105", "R-106", "R-224")
@pytest.mark.parametrize("claimed", [0, 6, 7])
def test_trolls_are_bribed(claimed: int) -> None:
    """Trolls are bribed before and after the action; placing the last counter ends the round."""
    cards, line = claims(claimed)
    state = state_at(
        GOALS,
        f"maze {STARTS} 1,-1=troll-cross 2,-1=troll-t-vertical* 1,1=troll-t-horizontal {cards}",
        line,
        "hand 0 curve-ne straight-horizontal",
        "hand 1 secret-plan",
        "pile curve-nw curve-nw",
    )
    pair = DuelPair(reference_rules(), "trolls", state)
    assert pair.game.counters == 8 - claimed
    assert pair.explore(2) > 8


@pytest.mark.clause("D-16", "R-111", "R-221")
def test_ladders_join_their_start() -> None:
    state = state_at(
        f"maze {STARTS} 1,1=straight-horizontal 2,1=double-curve-ne-sw",
        "hand 0 ladder-blue-nw ladder-green-ne",
        "hand 1 rockfall",
        "pile curve-nw",
    )
    assert DuelPair(reference_rules(), "ladders", state).explore(2) > 30


@pytest.mark.clause("D-23", "D-24", "R-108", "R-222", "R-223")
@pytest.mark.parametrize("card", ["door-blue-cross", "door-green-cross", "door-green-cross*"])
def test_two_goals_are_reached_at_once(card: str) -> None:
    """Both goals are turned over, unless a door of the other colour stands between."""
    lay, turned = card.rstrip("*"), " turned" if card.endswith("*") else ""
    state = state_at(
        GOALS,
        f"maze {STARTS} {ROAD} 4,-1=straight-horizontal",
        f"hand 0 {lay} curve-nw mixed-vertical-stub-w",
        "hand 1 curve-ne",
        "pile straight-vertical straight-vertical",
    )
    pair = DuelPair(reference_rules(), "two goals", state).play_texts(f"lay {lay} 5,-1{turned}")
    assert (pair.game.stage == game_record.REVEAL) == (card != "door-green-cross")
    pair.explore(1)
    pair.finish(at_random(card))


@pytest.mark.clause("D-25", "D-27", "D-36", "D-57", "R-107", "R-113")
@pytest.mark.parametrize("claimed", [5, 6, 7])
def test_more_gold_than_counters(claimed: int) -> None:
    """Two pieces of gold are linked at once; with one counter left, the seat chooses."""
    cards, line = claims(claimed)
    gold = "1,-2=bridge-gold 2,-1=gold-t-vertical-stub-e*"
    state = state_at(
        GOALS,
        f"maze {STARTS} {gold} {cards}",
        line,
        "hand 0 door-blue-cross door-green-cross",
        "hand 1 curve-ne",
        "pile straight-vertical straight-vertical",
    )
    pair = DuelPair(reference_rules(), "gold", state).play_texts("lay door-blue-cross 1,-1")
    asked = pair.game.stage == game_record.CLAIM
    assert asked == (claimed == 7)
    assert pair.explore(1) > 1
    pair.finish(at_random("gold"))


@pytest.mark.clause("D-11", "D-34", "D-36", "D-54", "R-113")
def test_the_last_cards_of_a_round() -> None:
    for pile, hand in (("", ""), ("curve-ne", ""), ("", "curve-nw secret-plan")):
        state = state_at(
            f"maze {STARTS} 1,-1=troll-cross",
            "broken 0 pick lamp",
            "hand 0 curve-ne repair-pick-lamp",
            f"hand 1 {hand}",
            f"pile {pile}",
        )
        pair = DuelPair(reference_rules(), "last cards", state)
        assert pair.explore(2) > 8
        pair.finish(at_random(pile))


@pytest.mark.clause("D-46", "D-47", "D-48", "R-117", "R-118")
def test_alone_drawn_cards_strike() -> None:
    state = state_at(
        "maze 0,0=start-blue 1,0=straight-horizontal 2,0=bridge-gold 3,0=straight-horizontal",
        "laid 1,0 3,0 2,0",
        "hand 0 straight-horizontal curve-ne curve-nw",
        "pile curve-ne rockfall broken-pick broken-pick rockfall broken-lamp rockfall",
        "aside key key secret-plan secret-plan repair-pick repair-lamp repair-cart bridge curve-nw"
        " curve-nw",
        seats=1,
    )
    pair = DuelPair(reference_rules(1), "strikes", state)
    assert pair.explore(2) > 30
    pair = pair.play_texts("pass curve-ne", "stop")
    assert pair.game.broken_tools[0] == 3
    assert pair.game.path_count == 1


def test_a_position_alone_tells_in_which_order_paths_were_laid() -> None:
    state = state_at("maze 0,0=start-blue 1,0=straight-horizontal", "hand 0 key", seats=1)
    with pytest.raises(ValueError, match="in which order"):
        to_record(reference_rules(1), state)
    with pytest.raises(ValueError, match="10 cards lie aside"):
        to_record(reference_rules(1), state_at("hand 0 key", "aside key", seats=1))


@pytest.mark.parametrize("seats", [1, 2])
def test_positions_go_both_ways(seats: int) -> None:
    """A record becomes a state of the reference engine and a record again without loss."""
    ref = reference_rules(seats)
    pair = DuelPair(ref, "there and back")
    policy = digging_in_duel("there and back", 0.2)
    stages = set()
    while moves := pair.check():
        if pair.decisions % 3 == 0 or pair.game.stage != game_record.TURN:
            back = to_state(ref, pair.game, pair.state.seed)
            compare(ref, pair.game, back)
            assert sorted(map(str, ref.rules.legal_moves(back))) == sorted(map(str, moves))
            compare(ref, to_record(ref, back), pair.state)
            stages.add(pair.game.stage)
        pair.play(policy(pair, moves))
    back = to_state(ref, pair.game, pair.state.seed)
    assert ref.rules.scores(back) == ref.rules.scores(pair.state)
    assert {game_record.TURN, game_record.PASS_MORE, game_record.BEFORE_DRAW} <= stages


@pytest.mark.clause("D-6")
def test_a_game_near_the_rim_is_flagged() -> None:
    ref = reference_rules()
    pair = DuelPair(ref, "rim", ref.rules.parse_position(rim_position()))
    assert pair.check()
    assert pair.game.beyond == 0
    move = ref.rules.parse_move("lay door-green-cross 0,-9")
    assert ref.move_number(move) % game_record.CELL_COUNT == WINDOW.cell_at(0, -9)
    pair.play(move)
    assert pair.game.beyond == 1
