"""The novice of Le Duel: what it does in clear positions, and how strong it is."""

import pytest

from saboteur.bots import bot
from saboteur.play.game import Game
from tests.bots.bot_games import play_game, sampled_game_counts
from tests.bots.duel_positions import CORRIDOR, POOR, RICH, STONES, duel_at


def choice(game: Game) -> str:
    """Return a new novice's move."""
    seat = game.decider
    assert seat is not None
    player = bot("novice", "test", "duel")
    return str(player.choose(game.view(seat), game.legal_moves(), ()))


def test_it_digs_towards_the_goals() -> None:
    game = duel_at("hand 0 straight-horizontal\nhand 1 key\npile key key")
    assert choice(game) == "lay straight-horizontal 1,-1"


def test_it_mends_before_anything_else() -> None:
    game = duel_at(
        "hand 0 straight-horizontal repair-pick secret-plan\nhand 1 key\npile key\nbroken 0 pick"
    )
    assert choice(game) == "play repair-pick 0"


def test_it_gives_two_cards_for_a_tool_if_it_has_no_repair() -> None:
    game = duel_at("hand 0 straight-horizontal bridge key\nhand 1 key\npile key\nbroken 0 pick")
    assert choice(game) == "clear pick"


def test_it_breaks_a_tool_of_an_opponent_who_is_nearly_there() -> None:
    corridor = CORRIDOR.replace(",-1", ",1")
    game = duel_at(f"hand 0 broken-lamp straight-vertical\nhand 1 key\npile key\nmaze {corridor}")
    assert choice(game) == "play broken-lamp 1"


def test_it_puts_its_key_into_a_door_before_gold() -> None:
    """The green door shuts the west arm, by which the corridor arrives; gold lies behind it."""
    game = duel_at(
        """hand 0 key curve-nw
        hand 1 secret-plan
        pile secret-plan
        maze 1,-1=door-green-cross 2,-1=gold-t-vertical-stub-e*"""
    )
    assert choice(game) == "play key 1,-1"


def test_it_claims_the_richer_gold() -> None:
    game = duel_at(
        f"""goals 5,-2={POOR} 5,0={RICH} {STONES}
        hand 0 key
        hand 1 key
        pile key
        maze {CORRIDOR} 5,-1=door-blue-cross 5,-2={POOR} 5,0={RICH}
        ask turn 0
        ask claim-gold 0"""
    )
    assert [str(move) for move in game.legal_moves()] == ["claim 5,-2", "claim 5,0"]
    assert choice(game) == "claim 5,0"


@sampled_game_counts(1, 10)
def test_it_beats_random_play(games: int) -> None:
    """Measured over 40 games: 7.8 nuggets against 0.1, and every game won."""
    won = 0
    for number in range(games):
        seat = number % 2
        levels = ["random", "random"]
        levels[seat] = "novice"
        won += play_game(levels, f"duel {number}", "duel").winners == (seat,)
    assert won >= games - (games > 3)


@sampled_game_counts(2, 30)
def test_alone_it_finds_a_sensible_amount_of_gold(games: int) -> None:
    """Measured over 40 games: 9.4 nuggets on average, from 4 to 17."""
    scores = [play_game(["novice"], f"solo {n}", "duel").scores[0] for n in range(games)]
    assert sum(scores) / games >= 7


@pytest.mark.parametrize("colour", ["blue", "green"])
def test_alone_it_plays_either_colour(colour: str) -> None:
    assert play_game(["novice"], "colours", "duel", {"solo_colour": colour}).scores[0] >= 3
