"""Tests of the novice in The Dark Cave: moves and strength."""

from collections import Counter

from saboteur.bots import bot
from saboteur.bots.dark_cave.belief.trust import trust
from saboteur.play.game import Game
from tests.bots.bot_games import play_game, sampled_game_counts
from tests.rules.dark_cave.positions import dark_cave_at

GOALS = "goals -4,-4=goal-abyss 4,-4=goal-ladder -4,4=goal-vein 4,4=goal-exit\n"
OPEN = GOALS + "maze 3,4=cross-i 4,4=goal-exit\n"
ROLES = "clans yellow-loyal yellow-saboteur yellow-loyal | yellow-saboteur\n"


def choice(game: Game) -> str:
    assert game.decider is not None
    player = bot("novice", "test", "dark-cave")
    return str(player.choose(game.view(game.decider), game.legal_moves(), ()))


def test_it_steps_to_the_exit() -> None:
    game = dark_cave_at(f"{OPEN}hand 0 cross-i\ndwarves 3,4.0 0,0.0 0,0.0")
    game.play(choice(game))
    assert choice(game) == "step 4,4 3"
    game.play("step 4,4 3")
    assert choice(game) == "step 4,4 4"
    game.play("step 4,4 4")
    assert game.view(0).out == (0,)


def test_it_enters_what_may_be_the_exit() -> None:
    game = dark_cave_at(f"{GOALS}maze 3,4=cross-i\nhand 0 cross-i\ndwarves 3,4.0 0,0.0 0,0.0")
    game.play(choice(game))
    assert choice(game) == "enter 4,4"


def test_it_lays_paths_towards_the_exit_it_knows() -> None:
    game = dark_cave_at(
        f"{GOALS}looked 0 4,4\nmaze 3,3=cross-i\nhand 0 cross-i\ndwarves 3,3.0 0,0.0 0,0.0"
    )
    assert choice(game) in {"lay cross-i 4,3", "lay cross-i 3,4"}


def test_it_likes_boots_and_looks_where_it_goes() -> None:
    assert choice(dark_cave_at(f"{GOALS}hand 0 boots-i web-i rockfall-i")) == "play boots-i 0"
    looked = choice(dark_cave_at(f"{GOALS}hand 0 secret-information-i web-i"))
    assert looked.startswith("play secret-information-i ")
    assert "," in looked


def test_it_drives_creatures_onto_the_other_side_alone() -> None:
    maze = "maze 1,0=cross-i 2,0=cross-i 3,0=abyss-cross-i\n"
    shown = f"{GOALS}{ROLES}shown 1 2\n{maze}hand 0 goblin-ii\n"
    game = dark_cave_at(f"{shown}dwarves 0,0.0 1,0.0 0,0.0")
    assert choice(game) == "play goblin-ii 3,0 0"
    game.play("play goblin-ii 3,0 0")
    assert choice(game) == "step 2,0 0"
    game.play("step 2,0 0")
    assert choice(game) == "step 1,0 0"
    game = dark_cave_at(f"{shown}dwarves 0,0.0 0,0.0 1,0.0")
    assert choice(game) == "pass goblin-ii"


def test_it_trusts_shown_cards_and_counts_the_others() -> None:
    game = dark_cave_at(f"{GOALS}{ROLES}hand 0 cross-i\nshown 1")
    assert trust(game.view(0), 0) == (1.0, -1.0, 0.0)
    game = dark_cave_at(f"{GOALS}clans yellow-loyal blue-loyal |\nhand 0 cross-i", seats=2)
    assert trust(game.view(0), 0) == (1.0, -1.0)  # DC-70


def test_alone_it_is_out_before_a_random_rival() -> None:
    """Measured in 20 games of two: 16 won, none lost, four in which no dwarf left the mine."""
    won: Counter[str] = Counter()
    for number in range(6):
        levels = ["novice", "random"] if number % 2 else ["random", "novice"]
        won.update(
            levels[seat] for seat in play_game(levels, f"race {number}", "dark-cave").winners
        )
    assert won["random"] == 0
    assert won["novice"] >= 4


@sampled_game_counts(1, 3)
def test_novices_save_gold_where_random_play_saves_none(games: int) -> None:
    """Measured in 10 games of five: novices save 54 nuggets, random bots none."""
    saved = {
        level: sum(
            sum(play_game([level] * 5, f"gold {number}", "dark-cave").scores)
            for number in range(games)
        )
        for level in ("novice", "random")
    }
    assert saved["random"] <= 2
    assert saved["novice"] >= 8
