"""Rare positions, in which all moves are played in the swarm and in the reference engine."""

import pytest

from saboteur.games.classic.state import State
from saboteur.swarm.base import game_record
from saboteur.swarm.base.game_record import WINDOW
from saboteur.swarm.base.positions import to_record, to_state
from tests.swarm.base.crafted_positions import rim_position, state_at
from tests.swarm.base.lockstep import BasePair, compare, reference_rules
from tests.swarm.policies import at_random, digging

TUNNEL = "1,0=straight-horizontal 2,0=straight-horizontal 3,0=straight-horizontal"
LONG = f"{TUNNEL} 4,0=cross 5,0=cross 6,0=cross"
# An unconnected loop around the upper goal: once linked, it faces the goal twice.
LOOP = (
    "6,-3=curve-nw* 7,-3=straight-horizontal 8,-3=curve-ne* 6,-2=straight-vertical "
    "6,-1=t-vertical* 7,-1=straight-horizontal 8,-1=curve-nw"
)
CUT = "1,0=cross 2,0=cross 3,0=cross 3,1=curve-nw 2,1=t-horizontal* 1,-1=dead-vertical"


@pytest.mark.clause("B-32", "B-33", "R-10", "R-19")
def test_rockfalls_cut_tunnels() -> None:
    state = state_at(3, maze=f"0,0=start {CUT}", hand_0="rockfall curve-ne", hand_1="rockfall")
    assert BasePair(reference_rules(3), "rockfall", state).explore(2) > 50


@pytest.mark.clause("B-37", "B-38", "R-8")
def test_a_goal_that_may_lie_both_ways() -> None:
    ref = reference_rules(3)
    maze = f"0,0=start {TUNNEL} 4,0=straight-horizontal 5,0=straight-horizontal {LOOP}"
    for goals in ("stone-nw stone-ne treasure", "stone-ne treasure stone-nw"):
        upper, middle, lower = goals.split()
        state = state_at(
            3,
            maze=maze,
            goals=f"8,-2={upper} 8,0={middle} 8,2={lower}",
            hand_0="curve-nw cross",
        )
        pair = BasePair(ref, "both ways", state)
        pair.check()
        pair.play(ref.rules.parse_move("lay curve-nw 6,0"))
        assert pair.game.stage == game_record.ORIENT
        assert pair.explore(2) > 5


@pytest.mark.clause("B-35", "B-40", "R-9")
def test_two_goals_are_reached_at_once() -> None:
    ref = reference_rules(5)
    maze = f"0,0=start {LONG} 6,1=curve-ne 7,1=straight-horizontal"
    state = state_at(5, maze=maze, hand_0="t-vertical map", hand_1="map")
    pair = BasePair(ref, "two goals", state)
    pair.check()
    pair.play(ref.rules.parse_move("lay t-vertical 8,1"))
    assert pair.game.stage == game_record.REVEAL
    pair.explore(2)
    for number in range(3):
        pair.copy().finish(at_random(str(number)))


@pytest.mark.clause("B-16", "B-17", "B-19", "B-41", "R-13", "R-187")
def test_the_last_cards_of_a_round() -> None:
    state = state_at(4, pile="", hand_0="cross", hand_1="", hand_2="map", hand_3="broken-pick")
    pair = BasePair(reference_rules(4), "last cards", state)
    assert pair.explore(2) > 20
    for number in range(3):
        pair.copy().finish(at_random(str(number)))


@pytest.mark.clause("B-48", "R-24", "R-25")
@pytest.mark.parametrize("gold", ["1", "2 2", "3 3 3", "3 2 1 1 3", ""])
def test_a_gold_pile_that_is_nearly_empty(gold: str) -> None:
    for roles in ("saboteur miner miner saboteur", "miner miner miner miner"):
        state = state_at(4, pile="", hand_0="cross", hand_1="", hand_2="", hand_3="")
        state = _with_gold(state, gold, roles)
        pair = BasePair(reference_rules(4), "gold", state)
        pair.finish(digging("gold"))


def _with_gold(state: State, gold: str, roles: str) -> State:
    rules = reference_rules(4).rules
    lines = rules.position(state).splitlines()
    kept = [line for line in lines if line.split()[0] not in {"gold-pile", "roles"}]
    dealt = f"roles {roles} | miner"
    return rules.parse_position("\n".join([*kept[:-1], f"gold-pile {gold}", dealt, kept[-1]]))


def test_positions_go_both_ways() -> None:
    """A record becomes a state of the reference engine and a record again without loss."""
    ref = reference_rules(5)
    pair = BasePair(ref, "there and back")
    policy = digging("there and back", 0.2)
    stages = set()
    while moves := pair.check():
        back = to_state(ref, pair.game, pair.state.seed)
        compare(ref, pair.game, back)
        assert sorted(map(str, ref.rules.legal_moves(back))) == sorted(map(str, moves))
        compare(ref, to_record(ref, back), pair.state)
        stages.add(pair.game.stage)
        pair.play(policy(pair, moves))
    assert {game_record.TURN, game_record.TAKE} <= stages


@pytest.mark.clause("B-25", "R-4")
def test_a_game_near_the_rim_is_flagged() -> None:
    """The game is flagged after the fifteenth card: the next may be outside the window."""
    ref = reference_rules(3)
    state = ref.rules.parse_position(rim_position())
    pair = BasePair(ref, "rim", state)
    assert len(pair.check()) > 0
    assert pair.game.beyond == 0
    number = ref.move_number(ref.rules.parse_move("lay cross 0,-15"))
    assert number % game_record.CELL_COUNT == WINDOW.cell_at(0, -15)
    pair.play(ref.rules.parse_move("lay cross 0,-15"))
    assert pair.game.beyond == 1


@pytest.mark.clause("B-52", "R-14", "R-23")
def test_a_round_conceded_before_any_card() -> None:
    """If no card was played, the same seat begins the next round.

    Later it is the seat after the one that played last.
    """
    ref = reference_rules(3, {"concede_round": True, "first_player": 1})
    pair = BasePair(ref, "conceded")
    starter = pair.game.starter
    for word in ("concede", "agree", "agree"):
        pair.check()
        pair.play(ref.rules.parse_move(word))
    pair.check()
    assert (pair.game.round, pair.game.starter) == (2, starter)
    passing = next(move for move in pair.check() if move.verb == "pass")
    pair.play(passing)
    for word in ("concede", "refuse", "pass"):
        move = next(move for move in pair.check() if move.verb == word)
        pair.play(move)
    assert "concede" in map(str, pair.check())


@pytest.mark.clause("B-37", "R-8")
def test_the_card_laid_last_orients_a_goal() -> None:
    """A stone reached from two sides at the same time joins the card laid last."""
    ref = reference_rules(3)
    maze = f"0,0=start {LONG} 7,1=straight-horizontal 6,1=curve-ne 8,1=curve-nw"
    for middle in ("stone-nw", "stone-ne"):
        others = {"stone-nw", "stone-ne", "treasure"} - {middle}
        upper, lower = sorted(others)
        state = state_at(
            3,
            maze=maze,
            goals=f"8,-2={upper} 8,0={middle} 8,2={lower}",
            hand_0="straight-horizontal cross t-horizontal",
        )
        assert BasePair(ref, "laid last", state).explore(1) > 3
