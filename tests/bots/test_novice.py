"""Tests of the novice's moves in plain positions, as a miner and as a saboteur."""

import pytest

from saboteur.play.game import Game
from tests.bots.bot_games import events_seen, novice_choice
from tests.rule_positions import game_at, play, row

TO_THE_GOALS = f"maze {row(1, 6)}"
GOALS = "goals 8,-2=stone-nw 8,0=treasure 8,2=stone-ne"
HANDS = "hand 1 map map map map map\nhand 2 map map map map map"
MINER = "roles miner miner saboteur"
SABOTEUR = "roles saboteur miner miner"
KNOWS = "saw 0 8,0=treasure"


def at(*lines: str, seats: int = 3, **options: bool) -> Game:
    return game_at("\n".join([GOALS, HANDS, *lines]), seats, options)


# The miner.


def test_a_miner_completes_the_way_to_a_known_treasure() -> None:
    game = at(MINER, TO_THE_GOALS, KNOWS, "hand 0 straight-horizontal map rockfall dead-cross")
    assert novice_choice(game) == "lay straight-horizontal 7,0"


def test_a_miner_prefers_the_treasure_to_everything_else() -> None:
    game = at(MINER, TO_THE_GOALS, KNOWS, "hand 0 map repair-pick cross", "broken 1 pick")
    assert novice_choice(game) == "lay cross 7,0"


def test_a_miner_mends_its_own_tool() -> None:
    game = at(MINER, "hand 0 repair-pick map cross", "broken 0 pick", "broken 1 pick")
    assert novice_choice(game) == "play repair-pick 0"


def test_a_miner_digs_towards_the_goals() -> None:
    game = at(MINER, "maze 1,0=cross", KNOWS, "hand 0 straight-horizontal straight-vertical")
    assert novice_choice(game) == "lay straight-horizontal 2,0"


@pytest.mark.parametrize(("treasure", "turn"), [("8,-2", "7,-1"), ("8,2", "7,1")])
def test_a_miner_turns_to_the_goal_it_has_seen(treasure: str, turn: str) -> None:
    game = game_at(
        f"""
        goals 8,-2=stone-nw 8,0=stone-ne 8,2=stone-nw {treasure}=treasure
        {MINER}
        maze {row(1, 6)} 7,0=t-vertical
        saw 0 {treasure}=treasure
        hand 0 straight-vertical straight-horizontal
        """
    )
    assert novice_choice(game) == f"lay straight-vertical {turn}"


def test_a_miner_looks_at_an_unknown_goal_before_it_digs() -> None:
    game = at(MINER, "saw 0 8,0=stone-ne", "hand 0 map straight-horizontal")
    assert novice_choice(game) in ("play map 8,-2", "play map 8,2")


def test_a_miner_that_knows_the_treasure_passes_its_maps() -> None:
    game = at(MINER, KNOWS, "hand 0 map straight-vertical", "broken 0 pick")
    assert novice_choice(game) == "pass map"


def test_a_miner_passes_a_dead_end() -> None:
    game = at(MINER, KNOWS, "hand 0 dead-cross straight-vertical repair-pick")
    assert novice_choice(game) == "pass dead-cross"


def test_a_miner_clears_a_dead_end_out_of_the_way() -> None:
    game = at(MINER, f"{TO_THE_GOALS} 7,0=dead-horizontal", KNOWS, "hand 0 rockfall curve-ne")
    assert novice_choice(game) == "play rockfall 7,0"


def test_a_miner_stops_a_seat_that_lays_dead_ends() -> None:
    game = at(MINER, KNOWS, "hand 0 broken-pick dead-ne", "hand 2 dead-horizontal", "ask turn 2")
    events = events_seen(game, "lay dead-horizontal 1,0")
    assert novice_choice(game, events) == "play broken-pick 2"


def test_a_miner_breaks_no_tool_without_a_suspicion() -> None:
    game = at(MINER, KNOWS, "hand 0 broken-pick broken-lamp rockfall")
    assert novice_choice(game).startswith("pass")


@pytest.mark.parametrize(
    ("laid", "choice"),
    [("straight-horizontal", "play repair-pick 1"), ("dead-horizontal", "pass curve-ne")],
)
def test_a_miner_mends_a_digger_but_no_suspect(laid: str, choice: str) -> None:
    game = at(MINER, KNOWS, "hand 0 repair-pick curve-ne", f"hand 1 {laid}", "hand 2 broken-pick",
              "broken 0 lamp", "ask turn 1")  # fmt: skip
    events = events_seen(game, f"lay {laid} 1,0", "play broken-pick 1")
    assert novice_choice(game, events) == choice


# The saboteur.


@pytest.mark.parametrize("hand", ["straight-horizontal map", "cross", "straight-horizontal cross"])
def test_a_saboteur_does_not_complete_the_way_to_the_treasure(hand: str) -> None:
    game = at(SABOTEUR, TO_THE_GOALS, KNOWS, f"hand 0 {hand}")
    assert " 7,0" not in novice_choice(game)


def test_a_saboteur_does_not_turn_over_what_may_be_the_treasure() -> None:
    game = at(SABOTEUR, TO_THE_GOALS, "hand 0 straight-horizontal cross")
    assert not novice_choice(game).startswith("lay cross 7,0")


def test_a_saboteur_blocks_the_way_near_the_treasure() -> None:
    game = at(SABOTEUR, TO_THE_GOALS, KNOWS, "hand 0 dead-horizontal cross map")
    assert novice_choice(game) == "lay dead-horizontal 7,0"


def test_a_saboteur_brings_the_front_down() -> None:
    game = at(SABOTEUR, TO_THE_GOALS, KNOWS, "hand 0 rockfall straight-vertical map")
    assert novice_choice(game).startswith("play rockfall")


@pytest.mark.parametrize(
    ("laid", "choice"),
    [("straight-horizontal", "play broken-lamp 1"), ("dead-horizontal", "play broken-lamp 2")],
)
def test_a_saboteur_stops_the_best_digger_and_spares_a_fellow(laid: str, choice: str) -> None:
    game = at(SABOTEUR, KNOWS, "hand 0 broken-lamp map", f"hand 1 {laid}", "hand 2 map map",
              "ask turn 1")  # fmt: skip
    events = events_seen(game, f"lay {laid} 1,0", "pass map")
    assert novice_choice(game, events) == choice


# Both.


@pytest.mark.parametrize(("roles", "first"), [(MINER, "reveal 8,2"), (SABOTEUR, "reveal 8,0")])
def test_which_goal_is_turned_over_first(roles: str, first: str) -> None:
    game = game_at(
        "\n".join([
            roles, HANDS, "goals 8,-2=stone-nw 8,0=stone-ne 8,2=treasure", "saw 0 8,2=treasure",
            f"maze 0,1=curve-ne {row(1, 7, 1)}", "hand 0 cross map",
        ])
    )  # fmt: skip
    play(game, "lay cross 8,1")
    assert novice_choice(game) == first


def test_gold_is_taken_at_its_highest() -> None:
    game = at(MINER, "draft 1 order 0 1 cards 1 3 taken", "result 1 0 miner miner saboteur",
              "ask take-gold 0")  # fmt: skip
    assert novice_choice(game) == "take 3"


@pytest.mark.parametrize(
    ("roles", "hands", "answer"),
    [
        (MINER, "hand 0 cross", "refuse"),
        (SABOTEUR, "hand 0 cross", "agree"),
        (MINER, "hand 0 cross\nhand 1 map\nhand 2 map", "agree"),
    ],
)
def test_who_gives_a_round_up(roles: str, hands: str, answer: str) -> None:
    game = at(roles, hands, "ask turn 2", "ask concede-vote 0 then 1", concede_round=True)
    assert novice_choice(game) == answer


def test_a_miner_proposes_to_give_up_only_what_is_lost() -> None:
    lost = at(MINER, "hand 0 cross", "hand 1 map", "hand 2 map", concede_round=True)
    assert novice_choice(lost) == "concede"
    open_still = at(MINER, KNOWS, "hand 0 cross", concede_round=True)
    assert novice_choice(open_still) == "lay cross 1,0"
