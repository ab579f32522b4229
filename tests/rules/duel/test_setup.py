"""Set-up and later rounds (D-5 to D-8, D-39 to D-43, D-56)."""

from collections import Counter

import pytest

import saboteur
from saboteur.games.duel.events import RoundBegan
from saboteur.kernel.events import HandsDealt
from saboteur.kernel.randomness import shuffle
from saboteur.play.game import Game
from tests.rule_positions import event_names, line, play
from tests.rules.duel.positions import duel_at, goals, rules
from tests.sampling import begin

SEEDS = [f"seed {number}" for number in range(20)]


@pytest.mark.clause("D-5")
def test_colours_are_drawn_for_the_whole_game() -> None:
    drawn = Counter(saboteur.new("duel", seats=2, seed=s).view("public").colours for s in SEEDS)
    assert set(drawn) == {("blue", "green"), ("green", "blue")}


@pytest.mark.clause("D-6")
def test_six_goals_lie_face_down_and_twelve_aside() -> None:
    game = saboteur.new("duel", seats=2, seed="goals")
    words = line(game, "goals")
    assert words.index("|") == 6
    assert len(words[7:]) == 12
    assert all(goal.face is None for goal in game.view(0).goals)
    first = {tuple(line(saboteur.new("duel", seats=2, seed=s), "goals")[:6]) for s in SEEDS}
    assert len(first) == len(SEEDS)


@pytest.mark.clause("D-6")
def test_the_maze_outgrows_the_diagram() -> None:
    game = duel_at("hand 0 straight-horizontal", "pile key")
    play(game, "lay straight-horizontal -1,-1")
    assert game.view(0).laid == ((-1, -1),)


@pytest.mark.clause("D-7")
def test_six_cards_each_and_forty_in_the_pile() -> None:
    game, events = begin(rules(), "deal")
    view = game.view(0)
    assert len(rules().kit.deck) == 34 + 18 == 52
    assert view.hand_sizes == (6, 6)
    assert view.pile == 40
    assert event_names(events) == ["RoundBegan", "HandsDealt", "TurnBegan"]
    (dealt,) = [event for event in events if isinstance(event, HandsDealt)]
    assert dealt.hands[0] == view.hand


@pytest.mark.clause("D-5", "D-6", "D-7")
def test_seed_and_name_decide_each_shuffle() -> None:
    kit = rules().kit
    game = saboteur.new("duel", seats=2, seed="friday")
    deck = [kit.names[card] for card in shuffle(kit.deck, "friday", "round/1/deck")]
    assert line(game, "hand 0") + line(game, "hand 1") + line(game, "pile") == deck
    goals_ = [kit.names[card] for card in shuffle(kit.goal_cards, "friday", "round/1/goals")]
    assert [word.split("=")[1] for word in line(game, "goals")[:6]] == goals_[:6]
    assert line(game, "colours") == shuffle(["blue", "green"], "friday", "colours")
    alone = saboteur.new("duel", seats=1, seed="friday")
    assert line(alone, "aside") == deck[:10]


@pytest.mark.clause("D-8", "R-120")
@pytest.mark.parametrize("seed", SEEDS[:6])
def test_green_begins_the_first_round(seed: str) -> None:
    game = saboteur.new("duel", seats=2, seed=seed)
    assert game.view(0).colours[game.decider or 0] == "green"


def last_card(*lines: str) -> Game:
    """Return a game in which seat 0 has passed the last card of the round."""
    game = duel_at("hand 0 key", *lines)
    play(game, "pass key")
    return game


@pytest.mark.clause("D-39")
def test_revealed_goals_leave_and_the_others_are_shuffled_back() -> None:
    game = last_card(goals("5,0=stone-cross"), "maze 5,0=stone-cross")
    assert game.round == 2
    assert line(game, "gone") == ["stone-cross"]
    words = line(game, "goals")
    names = [word.split("=")[-1] for word in words if word != "|"]
    assert len(names) == 17
    assert "stone-cross" not in names
    assert Counter(names) == Counter(
        rules().kit.names[card] for card in rules().kit.goal_cards
    ) - Counter(["stone-cross"])


@pytest.mark.clause("D-40")
def test_everything_is_set_up_again() -> None:
    game = last_card(
        "maze 1,-1=troll-cross 2,3=door-blue-cross 3,3=bridge-gold",
        "bribes 1,-1=1",
        "keys 2,3=1",
        "claims 3,3=1",
        "broken 0 pick",
        "looks 5,0=1",
        "laid 1,-1",
    )
    view = game.view(1)
    assert (view.counters, view.keys, view.hand_sizes) == (8, 2, (6, 6))
    assert view.broken == ((), ())
    assert view.laid == ()
    assert len(view.maze) == 2
    assert view.discard == ()
    assert all(goal.face is None and goal.looked == () for goal in view.goals)


@pytest.mark.clause("D-41", "R-120")
@pytest.mark.parametrize(
    ("colours", "hoards", "starter"),
    [
        ("blue green", ["hoard 0 gold-2-curve-nw", "hoard 1 bridge-gold"], 1),
        ("blue green", ["hoard 0 bridge-gold", "hoard 1 gold-2-curve-nw"], 0),
        ("blue green", [], 0),
        ("green blue", [], 1),
        ("green blue", ["hoard 0 bridge-gold", "hoard 1 gold-t-vertical-stub-e"], 1),
    ],
)
def test_fewest_nuggets_begin_and_blue_in_a_tie(
    colours: str, hoards: list[str], starter: int
) -> None:
    game = last_card(f"colours {colours}", *hoards)
    assert game.view(0).starter == starter
    assert game.decider == starter


@pytest.mark.clause("D-41", "D-38", "R-120")
def test_nuggets_are_counted_after_the_trolls_are_paid() -> None:
    game = last_card(
        "maze 1,-1=troll-cross",
        "bribes 1,-1=0",
        "hoard 0 gold-3-stubs-ne",
        "hoard 1 bridge-gold gold-t-vertical-stub-e",
    )
    assert game.scores == (0, 2)
    assert game.view(0).starter == 0


@pytest.mark.clause("D-43", "D-39")
def test_eighteen_goals_are_enough_for_three_rounds() -> None:
    assert len(rules().kit.goal_cards) == 3 * len(rules().kit.goal_cells) == 18
    kit = rules().kit
    names = [kit.names[card] for card in kit.goal_cards]
    game = duel_at(
        "round 2",
        "hand 0 key",
        f"gone {' '.join(names[6:12])}",
        "goals "
        + " ".join(
            f"{word.split('=')[0]}={name}"
            for word, name in zip(line(duel_at(), "goals")[:6], names[:6], strict=True)
        )
        + f" | {' '.join(names[12:])}",
        "maze "
        + " ".join(
            f"{word.split('=')[0]}={name}"
            for word, name in zip(line(duel_at(), "goals")[:6], names[:6], strict=True)
        ),
    )
    play(game, "pass key")
    assert game.round == 3
    assert len(line(game, "gone")) == 12
    assert {word.split("=")[-1] for word in line(game, "goals")[:6]} == set(names[12:])


@pytest.mark.clause("D-56", "D-37", "R-121")
def test_collected_gold_paths_are_out_of_the_deck() -> None:
    game = last_card(
        "maze 1,3=bridge-gold 3,3=gold-horizontal-stub-s 5,5=gold-t-vertical-stub-e",
        "claims 1,3=0 3,3=1",
    )
    deck = [card for seat in (0, 1) for card in line(game, f"hand {seat}")] + line(game, "pile")
    assert len(deck) == 50
    assert game.view(0).pile == 38
    assert not {"bridge-gold", "gold-horizontal-stub-s"} & set(deck)
    assert "gold-t-vertical-stub-e" in deck  # unclaimed: shuffled in again


@pytest.mark.clause("D-56", "D-46")
def test_alone_the_pile_of_a_later_round_is_smaller_by_what_was_collected() -> None:
    game = duel_at(
        "hand 0 key",
        "maze 1,3=bridge-gold 3,3=gold-horizontal-stub-s",
        "claims 1,3=0 3,3=0",
        seats=1,
    )
    play(game, "pass key")
    view = game.view(0)
    struck = len(view.discard) + len(view.broken[0])
    assert view.pile + struck == 34
    assert view.aside == 10


@pytest.mark.clause("R-121", "D-38")
def test_a_path_card_paid_to_a_troll_is_out_of_the_game() -> None:
    game = last_card("maze 1,3=bridge-gold 3,3=troll-cross", "claims 1,3=0", "bribes 3,3=0")
    assert line(game, "hoard 0") == []
    everywhere = game.position().replace("result", "").split()
    assert everywhere.count("bridge-gold") == 2  # taken and paid, in the result alone
    assert game.view(0).pile == 39


@pytest.mark.clause("D-42")
def test_the_game_has_three_rounds() -> None:
    events = duel_at("round 3", "hand 0 key", "hoard 1 bridge-gold").play("pass key")
    assert [kind for kind in event_names(events) if kind != "CardDiscarded"] == [
        "RoundEnded",
        "GameEnded",
    ]
    events = duel_at("round 2", "hand 0 key").play("pass key")
    assert [event.round for event in events if isinstance(event, RoundBegan)] == [3]


@pytest.mark.clause("D-42", "R-115")
def test_most_nuggets_win_and_a_tie_is_shared() -> None:
    game = duel_at("round 3", "hand 0 key", "hoard 1 bridge-gold")
    play(game, "pass key")
    assert (game.over, game.scores, game.winners) == (True, (0, 1), (1,))
    game = duel_at("round 3", "hand 0 key", "hoard 1 bridge-gold", "hoard 0 gold-t-vertical-stub-e")
    play(game, "pass key")
    assert game.winners == (0, 1)
