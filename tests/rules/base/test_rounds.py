"""The next round and the end of the game: B-50 to B-53."""

from collections import Counter

import pytest

import saboteur
from saboteur.games.classic.events import GoldShared, RoundBegan, RoundEnded
from saboteur.kernel.events import GameEnded, TurnBegan
from saboteur.play.game import Game
from tests.rule_positions import SEATS, event_names, game_at, line, listing, play, refused, row

ALL_GOLD = "gold-pile " + " ".join(["1"] * 16 + ["2"] * 8 + ["3"] * 4)
MESS = f"""
    goals 8,-2=stone-ne 8,0=stone-nw 8,2=treasure
    maze {row(1, 7)} 8,0=stone-nw
    discard map cross~1 rockfall
    broken 0 pick
    broken 1 lamp cart
    broken 2 pick lamp cart
    saw 1 8,2=treasure
"""


def last_pass(seats: int, seat: int, more: str = "") -> Game:
    game = game_at(f"hand {seat} map\nask turn {seat}\n{ALL_GOLD}\n{more}", seats=seats)
    play(game, "pass map")
    return game


def pass_out_the_round(game: Game) -> None:
    number = game.round
    while game.round == number and not game.over:
        seat = game.decider
        assert seat is not None
        play(game, f"pass {game.view(seat).hand[0]}")


# A new round


@pytest.mark.clause("B-50")
def test_start_and_goals_are_laid_again() -> None:
    game = last_pass(3, 0, MESS)
    view = game.view("public")
    assert line(game, "maze") == ["0,0=start"]
    assert [(goal.x, goal.y, goal.face) for goal in view.goals] == [
        (8, -2, None),
        (8, 0, None),
        (8, 2, None),
    ]
    faces = sorted(word.split("=")[1] for word in line(game, "goals"))
    assert faces == ["stone-ne", "stone-nw", "treasure"]
    assert line(game, "last") == ["-", "laid", "-"]


@pytest.mark.clause("B-50")
def test_the_goals_of_a_new_round_are_face_down_cards_on_the_table() -> None:
    for seed in range(50):
        game = saboteur.new("saboteur", seats=3, seed=str(seed))
        pass_out_the_round(game)
        if maps := listing(game, "play map"):
            assert maps == ["play map 8,-2", "play map 8,0", "play map 8,2"]
            return
    pytest.fail("no starter of fifty rounds had a map")


@pytest.mark.clause("B-50")
def test_broken_tools_and_what_was_seen_are_gone() -> None:
    game = last_pass(3, 0, MESS)
    assert game.view("public").broken == ((), (), ())
    assert [(goal.seen, goal.looked) for goal in game.view(1).goals] == [(None, ())] * 3


@pytest.mark.clause("B-50")
@pytest.mark.parametrize("seats", SEATS)
def test_all_67_cards_are_dealt_again_in_the_same_hand_sizes(seats: int) -> None:
    hand = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}[seats]
    pile = {3: 49, 4: 43, 5: 37, 6: 37, 7: 32, 8: 35, 9: 31, 10: 27}[seats]
    game = saboteur.new("saboteur", seats=seats, seed="again")
    zones = [*(f"hand {seat}" for seat in range(seats)), "pile"]
    first = Counter(card for zone in zones for card in line(game, zone))
    order = line(game, "pile")
    pass_out_the_round(game)
    assert game.round == 2
    assert Counter(card for zone in zones for card in line(game, zone)) == first
    assert sum(first.values()) == 67
    assert [len(line(game, f"hand {seat}")) for seat in range(seats)] == [hand] * seats
    assert len(line(game, "pile")) == pile
    assert line(game, "pile") != order
    assert line(game, "discard") == []


@pytest.mark.clause("B-50")
@pytest.mark.parametrize("seats", SEATS)
def test_the_roles_are_dealt_again_from_the_same_pool(seats: int) -> None:
    saboteurs = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}[seats]
    game = saboteur.new("saboteur", seats=seats, seed="roles")
    pass_out_the_round(game)
    words = line(game, "roles")
    assert words.index("|") == seats
    assert Counter(words) == {"saboteur": saboteurs, "miner": seats + 1 - saboteurs, "|": 1}


@pytest.mark.clause("B-50")
def test_goals_and_roles_change_from_round_to_round() -> None:
    """The unused role is shuffled in again, so even the number of saboteurs may change."""
    goals_changed = roles_changed = number_changed = False
    for seed in range(12):
        game = saboteur.new("saboteur", seats=3, seed=str(seed))
        goals, roles = line(game, "goals"), line(game, "roles")
        pass_out_the_round(game)
        goals_changed |= line(game, "goals") != goals
        roles_changed |= line(game, "roles") != roles
        number_changed |= line(game, "roles")[:3].count("saboteur") != roles[:3].count("saboteur")
    assert goals_changed
    assert roles_changed
    assert number_changed


@pytest.mark.clause("B-50")
def test_the_new_round_is_announced_and_begins_with_a_turn() -> None:
    game = game_at("hand 0 map\nroles miner miner miner | saboteur")
    events = play(game, "pass map")
    assert event_names(events)[-4:] == ["RoundBegan", "RolesDealt", "HandsDealt", "TurnBegan"]
    assert RoundBegan(2, 1) in events
    assert events[-1] == TurnBegan(1)


@pytest.mark.clause("B-50")
def test_a_player_whose_tool_was_broken_may_lay_again() -> None:
    game = last_pass(3, 2, "broken 0 pick lamp cart")
    assert game.decider == 0
    assert listing(game, "lay")


@pytest.mark.clause("B-51")
def test_gold_won_is_kept_and_the_pile_is_not_refilled() -> None:
    game = game_at(
        f"roles miner saboteur miner | miner\nhand 0 map\ngold 0 3 2\ngold 1 1\n{ALL_GOLD}"
    )
    play(game, "pass map")
    assert game.round == 2
    assert line(game, "gold 0") == ["3", "2"]
    assert line(game, "gold 1") == ["1", "3", "1"]
    assert len(line(game, "gold-pile")) == 28 - 2


@pytest.mark.clause("B-51")
def test_the_gold_cards_of_the_miners_do_not_return_to_the_pile() -> None:
    game = game_at(
        f"goals 8,-2=stone-ne 8,0=treasure 8,2=stone-nw\nmaze {row(1, 6)}\nhand 0 cross\n"
        "gold-pile 1 3 2 1"
    )
    play(game, "lay cross 7,0", "take 3", "take 1")
    assert game.round == 2
    assert [line(game, f"gold {seat}") for seat in range(3)] == [["3"], ["2"], ["1"]]
    assert line(game, "gold-pile") == ["1"]


@pytest.mark.clause("B-51")
def test_28_gold_cards_stay_in_the_game_to_its_end() -> None:
    game = saboteur.new("saboteur", seats=7, seed="gold")
    while not game.over:
        pass_out_the_round(game)
        held = [card for seat in range(7) for card in line(game, f"gold {seat}")]
        assert Counter(held + line(game, "gold-pile")) == {"1": 16, "2": 8, "3": 4}


# The starter


@pytest.mark.clause("B-52")
@pytest.mark.parametrize(("last", "starter"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_the_left_neighbour_of_the_seat_that_passed_the_last_card_begins(
    last: int, starter: int
) -> None:
    game = last_pass(4, last)
    assert game.decider == starter
    assert game.view("public").starter == starter


@pytest.mark.clause("B-52")
@pytest.mark.parametrize(("last", "starter"), [(0, 1), (2, 3), (4, 0)])
def test_the_left_neighbour_of_the_seat_that_reached_the_treasure_begins(
    last: int, starter: int
) -> None:
    game = game_at(
        f"goals 8,-2=stone-ne 8,0=treasure 8,2=stone-nw\nmaze {row(1, 6)}\n{ALL_GOLD}\n"
        f"hand {last} cross map\nask turn {last}\nroles miner miner saboteur miner miner | miner",
        seats=5,
    )
    play(game, "lay cross 7,0")
    while listing(game, "take"):
        play(game, listing(game)[0])  # taking gold is not playing a card
    assert (game.round, game.decider) == (2, starter)


@pytest.mark.clause("B-52")
def test_a_seat_skipped_last_is_not_the_last_to_play() -> None:
    game = game_at("round 1 starter 2\nhand 1 map\nhand 3 map\nask turn 1", seats=4)
    play(game, "pass map", "pass map")
    assert game.decider == 0  # left of seat 3, though seats 0 and 2 had no cards


@pytest.mark.clause("B-52")
@pytest.mark.parametrize(
    "move",
    [
        "play broken-pick 2",
        "play repair-lamp 0",
        "play rockfall 1,0",
        "play map 8,0",
        "lay cross 0,1",
    ],
)
def test_any_card_may_be_the_last_of_the_round(move: str) -> None:
    game = game_at(
        f"maze 1,0=cross\nbroken 0 lamp\nhand 1 {move.split()[1]}\nlast 0 laid 1,0\nask turn 1"
    )
    play(game, move)
    assert (game.round, game.decider) == (2, 2)


# The end


@pytest.mark.clause("B-53")
@pytest.mark.parametrize("seats", SEATS)
def test_the_game_has_three_rounds(seats: int) -> None:
    game = saboteur.new("saboteur", seats=seats, seed="three")
    rounds = []
    while not game.over:
        rounds.append(game.round)
        pass_out_the_round(game)
    assert rounds == [1, 2, 3]
    assert len(game.view("public").results) == 3


@pytest.mark.clause("B-53")
def test_the_most_nuggets_win_not_the_most_cards() -> None:
    game = last_pass(3, 0, "round 3\ngold 0 1 1 1\ngold 1 3 2\ngold 2 2 2")
    assert game.over
    assert game.scores == (3, 5, 4)
    assert game.winners == (1,)
    assert game.view("public").winners == (1,)


@pytest.mark.clause("B-53")
@pytest.mark.parametrize(
    ("gold", "winners"),
    [
        ("gold 0 3\ngold 1 2 1\ngold 2 1", (0, 1)),
        ("gold 0 2 1\ngold 1 3\ngold 2 1 1 1", (0, 1, 2)),
        ("gold 1 1\ngold 2 1", (1, 2)),
        ("", (0, 1, 2)),
    ],
)
def test_those_with_equally_many_nuggets_win_together(gold: str, winners: tuple[int, ...]) -> None:
    assert last_pass(3, 0, f"round 3\n{gold}").winners == winners


@pytest.mark.clause("B-53")
def test_the_gold_of_the_last_round_counts() -> None:
    game = game_at(f"round 3\nroles miner saboteur miner | miner\nhand 0 map\ngold 0 3\n{ALL_GOLD}")
    events = play(game, "pass map")
    assert events[-1] == GameEnded((3, 4, 0), (1,))


@pytest.mark.clause("B-53")
def test_the_game_is_not_over_before_the_last_miner_has_gold() -> None:
    game = game_at(
        f"round 3\ngoals 8,-2=stone-ne 8,0=treasure 8,2=stone-nw\nmaze {row(1, 6)}\n"
        "hand 0 cross\ngold-pile 1 2 3"
    )
    events = play(game, "lay cross 7,0")
    assert GoldShared(3, (0, 2, 1)) in events
    assert (game.decider, game.winners) == (0, ())
    play(game, "take 1", "take 2")
    assert game.over
    assert (game.scores, game.winners) == ((1, 3, 2), (1,))


@pytest.mark.clause("B-53")
def test_after_the_end_nothing_can_be_played() -> None:
    game = last_pass(3, 0, "round 3")
    assert game.decider is None
    assert game.legal_moves() == ()
    for move in ("pass map", "lay cross 1,0", "take 1"):
        assert refused(game, move) == "B-53 game-over"


@pytest.mark.clause("B-53")
@pytest.mark.parametrize("number", [1, 2])
def test_nobody_has_won_before_the_third_round_is_over(number: int) -> None:
    game = last_pass(3, 0, f"round {number}\ngold 0 3")
    assert not game.over
    assert game.winners == ()
    assert game.view("public").winners == ()


@pytest.mark.clause("B-53")
def test_the_roles_of_the_last_round_are_shown_too() -> None:
    game = game_at("round 3\nroles miner saboteur miner | miner\nhand 0 map\ngold-pile 3 1")
    events = play(game, "pass map")
    roles = ("miner", "saboteur", "miner")
    assert RoundEnded(3, False, None, roles) in events  # noqa: FBT003
    assert game.view(2).roles == roles
