"""Tests of the novice in The Lost Mines: building, walking to the mines, taking treasures."""

from __future__ import annotations

from collections import Counter

import pytest

from saboteur.bots import bot
from saboteur.bots.lost_mines.distance.board_costs import mine_goals
from saboteur.bots.lost_mines.evaluation.evaluator import W_ALLIES, W_RIVALS, seat_weights
from saboteur.kernel.geometry import pack_xy
from saboteur.play.game import Game
from tests.bots.bot_games import play_game, sampled_game_counts
from tests.rule_positions import play
from tests.rules.lost_mines.positions import ROAD, lost_mines_at, lost_mines_walking_at

BOX = "lost-mines"
GOLD = "treasures gold-2 gold-3 gold-4 | gems-3"


def choice(game: Game, seat: int = 0) -> str:
    assert game.decider == seat
    player = bot("novice", "test", BOX)
    return str(player.choose(game.view(seat), game.legal_moves(), ()))


def test_it_lays_the_card_that_leads_to_the_mines() -> None:
    road = ROAD.replace("8,2=straight-horizontal", "")
    game = lost_mines_at(f"maze {road}\nhand 0 straight-horizontal curve-nw trap")
    assert choice(game) == "lay straight-horizontal 8,2"


def test_it_walks_to_the_mine_and_in() -> None:
    game = lost_mines_walking_at(f"maze {ROAD}\nfigures 6,2 1,2 1,2\n{GOLD}")
    for step in ("step 7,2", "step 8,2", "step 9,2"):
        assert choice(game) == step
        play(game, step)


def test_it_stops_where_the_path_ends() -> None:
    game = lost_mines_walking_at(
        "maze 2,2=straight-horizontal 3,2=straight-horizontal\nfigures 3,2 1,2 1,2"
    )
    assert choice(game) == "stop"


def test_it_stays_in_a_mine_that_has_treasures_left() -> None:
    game = lost_mines_walking_at(f"maze {ROAD} 9,2=gold-mine*\nfigures 9,2 1,2 1,2\n{GOLD}")
    assert choice(game) == "stop"


def test_it_leaves_a_mine_that_is_exhausted() -> None:
    game = lost_mines_walking_at(
        f"maze {ROAD} 9,2=dragon-mine 9,3=straight-vertical\nfigures 9,2 1,2 1,2\n{GOLD}"
        "\nmines 9,0=gems-mine 9,2=dragon-mine 9,4=gold-mine 9,6=silver-mine"
    )
    assert choice(game) == "step 9,3"


def test_it_plays_a_tool_for_the_obstacle_in_its_way() -> None:
    road = ROAD.replace("5,2=straight-horizontal", "5,2=log-straight-horizontal")
    game = lost_mines_at(f"maze {road}\nfigures 4,2 1,2 1,2\nhand 0 axe curve-nw curve-ne")
    assert choice(game) == "play axe 5,2"


def test_it_takes_the_treasure_that_it_knows_to_be_best() -> None:
    game = lost_mines_at(
        f"maze {ROAD}\nfigures 8,2 1,2 1,2\n{GOLD}\nhand 0 information-mine-treasure storm"
    )
    play(game, "play information-mine-treasure treasure 2", "step 9,2")
    assert choice(game) == "take 2"


def test_it_leaves_a_treasure_that_it_knows_to_be_poor() -> None:
    game = lost_mines_at(
        f"maze {ROAD}\nfigures 8,2 1,2 1,2\n{GOLD}\nhand 0 information-mine-treasure storm"
    )
    play(game, "play information-mine-treasure treasure 0", "step 9,2")
    assert choice(game) != "take 0"


def test_a_mine_known_to_be_the_dragons_is_no_goal() -> None:
    game = lost_mines_at("hand 0 information-mine-dwarf storm")
    assert pack_xy(9, 6) in mine_goals(game.view(0))
    play(game, "play information-mine-dwarf mine 9,6")
    assert pack_xy(9, 6) not in mine_goals(game.view(0))
    assert pack_xy(9, 6) in mine_goals(game.view(1))


def test_it_refuses_to_end_a_round_with_treasures_in_reach() -> None:
    game = lost_mines_at(f"maze {ROAD}")
    play(game, "propose-end")
    assert choice(game, 1) == "refuse"


@pytest.mark.parametrize(
    ("own", "ally", "rival"),
    [
        ("blue-loyal", 1, 2),  # loyal to its clan
        ("blue-saboteur", 2, 1),  # shares with the other clan (LM-44)
        ("blue-selfish", None, 1),  # shares with nobody (LM-43)
    ],
)
def test_it_knows_its_friends(own: str, ally: int | None, rival: int) -> None:
    view = lost_mines_at(f"dwarves {own} blue-loyal yellow-loyal").view(0)
    found = seat_weights(view, 0)
    assert found[0] == 1
    assert found[rival] < 0
    if ally is None:
        assert found[1:] == (-W_RIVALS / 2, -W_RIVALS / 2)
    else:
        assert found[ally] == W_ALLIES


def test_a_dwarf_card_that_it_has_seen_changes_its_friends() -> None:
    game = lost_mines_at(
        "dwarves blue-loyal blue-saboteur yellow-loyal\nhand 0 information-mine-dwarf storm"
    )
    assert seat_weights(game.view(0), 0)[1] > 0
    play(game, "play information-mine-dwarf dwarf 1")
    assert seat_weights(game.view(0), 0)[1] < 0


@pytest.mark.parametrize("seats", [3, 6, 9])
@sampled_game_counts(1, 2)
def test_novices_reach_mines_and_treasures_and_random_play_does_not(seats: int, games: int) -> None:
    """Treasures taken per round, measured over 8 rounds each, for several numbers of seats.

    3.0 of 3, 4.75 of 5, 6.25 of 7 and 5.5 of 9; random play takes none.
    """
    taken: Counter[str] = Counter()
    rounds = 0
    for level in ("novice", "random"):
        for number in range(games):
            view = play_game([level] * seats, f"rate {number}", BOX).view("public")
            taken[level] += sum(len(result.treasures) for result in view.results)
            rounds += len(view.results)
            if level == "novice":
                assert any(mine.face for mine in view.mines)
    assert taken["novice"] >= 0.4 * seats * rounds / 2
    assert taken["random"] <= 0.1 * seats * rounds / 2


@sampled_game_counts(2, 4)
def test_novices_have_more_points_than_random_neighbours(games: int) -> None:
    """Measured over 16 games at 3, 5, 7 and 9 seats: 3.4 points a game against 0.9."""
    points: Counter[str] = Counter()
    table = ["novice", "random", "novice", "random", "novice", "random"]
    for number in range(games):
        scores = play_game(table, f"points {number}", BOX).scores
        assert scores is not None
        for level, score in zip(table, scores, strict=True):
            points[level] += score
    assert points["novice"] > 1.5 * points["random"]
