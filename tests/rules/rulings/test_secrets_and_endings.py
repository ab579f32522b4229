"""R-181 to R-194: playable cards, destinations of cards, ends of rounds, and secrets.

Rulings about other boxes too are tested here for the base game only: R-188 (no chest cards: the
discard holds the 67 drawable cards), R-190 (no veto: a move declares all of its targets), R-191 (no
pawns: no other seat is asked for anything), R-192 (no effect makes knowledge stale: what was seen
is kept as it was seen).
"""

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

import saboteur
from saboteur.games.classic.events import RoundEnded
from saboteur.games.registry import ruleset
from saboteur.kernel.events import GoalRevealed
from saboteur.kernel.randomness import Stream
from saboteur.play.game import Game
from tests.rule_positions import (
    allowed,
    event_names,
    game_at,
    line,
    listing,
    play,
    refused,
    row,
    visible_events,
)
from tests.sampling import SeededRandom

TOOL_CARDS = [
    f"{what}-{tool}" for what in ("broken", "repair") for tool in ("pick", "lamp", "cart")
]
TREASURE_AHEAD = f"goals 8,-2=stone-nw 8,0=treasure 8,2=stone-ne\nmaze {row(1, 6)}\n"


def random_games(name: str, seats: Sequence[int] = ()) -> Iterator[Game]:
    """Play whole games, mostly laying as far east as possible, and yield before each move.

    Without ``seats``, one game of 3, 5 or 10 seats is played.
    """
    for many in seats or [SeededRandom(name).choice((3, 5, 10))]:
        game = saboteur.new("saboteur", seats=many, seed=name)
        dice = Stream(name, f"dice/{many}")
        while not game.over:
            yield game
            moves = game.legal_moves()
            lays = [move for move in moves if move.verb == "lay"]
            if lays and dice.below(4):
                game.play(max(lays, key=lambda move: move.cell or (0, 0)))
            else:
                game.play(moves[dice.below(len(moves))])


#


@pytest.mark.clause("R-181")
@pytest.mark.parametrize(
    ("card", "position"),
    [
        ("repair-pick", "broken 0 lamp\nbroken 1 cart"),
        ("repair-lamp-cart", "broken 0 pick\nbroken 1 pick"),
        ("rockfall", "maze 8,0=stone-nw"),
        ("map", "maze 8,-2=treasure 8,0=stone-nw 8,2=stone-ne"),
        ("broken-pick", "broken 1 pick\nbroken 2 pick lamp"),
    ],
)
def test_an_action_without_effect_can_only_be_passed(card: str, position: str) -> None:
    assert listing(game_at(f"{position}\nhand 0 {card}")) == [f"pass {card}"]


#


@pytest.mark.clause("R-182")
def test_the_discard_is_never_reshuffled() -> None:
    game = game_at("hand 0 cross cross\nhand 1 map\nhand 2 map\ndiscard cross map~1 rockfall")
    assert "CardDrawn" not in event_names(play(game, "pass cross"))
    assert line(game, "pile") == []
    assert line(game, "discard") == ["cross", "map~1", "rockfall", "cross~0"]


#


@pytest.mark.clause("R-184")
def test_no_card_is_drawn_after_the_treasure() -> None:
    game = game_at(
        f"{TREASURE_AHEAD}round 3 starter 0\nroles miner saboteur saboteur\ngold-pile 1\n"
        "hand 0 straight-horizontal map\nhand 1 map\nhand 2 map\npile rockfall rockfall"
    )
    events = play(game, "lay straight-horizontal 7,0")
    assert "CardDrawn" not in event_names(events)
    assert (line(game, "hand 0"), line(game, "pile")) == (["map"], ["rockfall", "rockfall"])


@pytest.mark.clause("R-184")
def test_in_whole_games_nothing_is_drawn_between_the_treasure_and_the_next_deal() -> None:
    ends = 0
    for name in ("treasures", "more treasures", "even more"):
        for game in random_games(name, seats=(3, 4, 5)):
            for move in game.legal_moves():
                if move.verb != "lay":
                    continue
                events = game.clone().play(move)
                if any(isinstance(event, RoundEnded) and event.treasure for event in events):
                    ends += 1
                    assert "CardDrawn" not in event_names(events)
    assert ends > 0


#


@pytest.mark.clause("R-185")
def test_all_roles_of_an_ended_round_are_shown_but_not_the_one_left_over() -> None:
    game = game_at(
        "roles miner saboteur miner miner miner | saboteur\nhand 0 cross\ngold-pile 3 1",
        seats=5,
    )
    events = play(game, "pass cross")
    roles = ("miner", "saboteur", "miner", "miner", "miner")
    for sight in (*range(5), "public"):
        ended = [
            event for event in visible_events(game, events, sight) if isinstance(event, RoundEnded)
        ]
        assert [event.roles for event in ended] == [roles]
        result = game.view(sight).to_dict()["results"][0]
        assert result["roles"] == list(roles)


@pytest.mark.clause("R-185")
def test_even_the_open_view_keeps_the_role_left_over() -> None:
    # Two games that differ in that role only.
    views = []
    for spare in ("miner", "saboteur"):
        game = game_at(f"round 3 starter 0\nroles miner miner miner | {spare}\nhand 0 cross")
        play(game, "pass cross")
        views.append(game.view("open").to_dict())
    assert views[0] == views[1]


@pytest.mark.clause("R-185")
def test_roles_of_the_running_round_stay_hidden() -> None:
    for sight in (0, "public"):
        views = [
            game_at(f"roles miner {others}\nhand 0 cross").view(sight).to_dict()
            for others in (
                "saboteur miner | miner",
                "miner saboteur | miner",
                "miner miner | saboteur",
            )
        ]
        assert views[0] == views[1] == views[2]


#


@pytest.mark.clause("R-186")
def test_the_newest_discarded_card_lies_on_top() -> None:
    game = game_at("hand 0 map\nhand 1 cross\nhand 2 map\ndiscard rockfall")
    play(game, "play map 8,0", "pass cross")
    assert line(game, "discard") == ["rockfall", "map", "cross~1"]


@pytest.mark.clause("R-186")
def test_a_mended_tool_lies_under_its_repair() -> None:
    game = game_at("hand 0 repair-lamp-cart\nhand 1 map\nbroken 1 lamp cart")
    play(game, "play repair-lamp-cart 1 cart")
    assert line(game, "discard") == ["broken-cart", "repair-lamp-cart"]


@pytest.mark.clause("R-186")
def test_a_removed_path_lies_under_its_rockfall() -> None:
    game = game_at("maze 1,0=curve-ne*\nhand 0 rockfall\nhand 1 map")
    play(game, "play rockfall 1,0")
    assert line(game, "discard") == ["curve-ne", "rockfall"]


@pytest.mark.clause("R-186")
def test_a_broken_tool_and_a_path_are_on_the_table_not_in_the_discard() -> None:
    game = game_at("hand 0 broken-pick\nhand 1 cross\nhand 2 map")
    play(game, "play broken-pick 2", "lay cross 1,0")
    assert line(game, "discard") == []


#


@pytest.mark.clause("R-187")
def test_an_empty_hand_is_skipped_though_the_pile_is_not_empty() -> None:
    game = game_at("hand 0 cross\nhand 2 map\npile map map map")
    play(game, "pass cross")
    assert (game.decider, line(game, "hand 1")) == (2, [])
    play(game, "pass map")
    assert (game.decider, line(game, "hand 1")) == (0, [])


@pytest.mark.clause("R-187")
def test_a_seat_alone_with_cards_plays_on() -> None:
    game = game_at("hand 0 cross map")
    assert event_names(play(game, "pass cross"))[1:] == ["TurnSkipped", "TurnSkipped", "TurnBegan"]
    assert game.decider == 0


#


def on_the_table(game: Game) -> Counter[str]:
    """Count the drawable cards of a game, wherever they are."""
    words: list[str] = []
    for text in game.position().splitlines():
        match text.split():
            case ["pile" | "discard", *cards] | ["hand", _, *cards]:
                words += cards
            case ["broken", _, *tools]:
                words += [f"broken-{tool}" for tool in tools]
            case ["maze", *laid]:
                words += [word.split("=")[1].rstrip("*") for word in laid]
            case _:
                pass
    found = Counter(word.split("~")[0] for word in words)
    for face in ("start", "treasure", "stone-nw", "stone-ne"):
        del found[face]
    return found


@pytest.mark.clause("R-188")
def test_the_discard_holds_drawable_cards_only_and_no_card_is_lost() -> None:
    rules = ruleset("saboteur", 3)
    deck = Counter(rules.kit.names[card] for card in rules.kit.deck)
    assert deck.total() == 67
    for game in random_games("conserved"):
        assert on_the_table(game) == deck
        thrown = Counter(word.split("~")[0] for word in line(game, "discard"))
        assert thrown <= deck


#


@pytest.mark.clause("R-189")
def test_what_still_waits_is_dropped_when_the_round_ends() -> None:
    # One card faces two goals; the treasure is turned over first.
    game = game_at(
        "goals 8,-2=treasure 8,0=stone-nw 8,2=stone-ne\nround 3 starter 0\n"
        f"maze 0,-1=curve-nw* {row(1, 7, -1)}\nroles miner saboteur saboteur\ngold-pile 2\n"
        "hand 0 cross map\nhand 1 map\nhand 2 map\npile map"
    )
    events = play(game, "lay cross 8,-1", "reveal 8,-2")
    assert [event.goal for event in events if isinstance(event, GoalRevealed)] == ["treasure"]
    assert event_names(events) == [
        "GoalRevealed",
        "RoundEnded",
        "GoldShared",
        "GoldTaken",
        "GameEnded",
    ]
    assert (line(game, "hand 0"), line(game, "pile")) == (["map"], ["map"])
    assert game.view("public").goals[1].face is None


#


@pytest.mark.clause("R-190")
def test_a_move_declares_card_cell_half_turn_and_every_target() -> None:
    texts = [
        *("lay curve-ne 1,0 turned", "play rockfall 0,1", "play map 8,0", "play broken-pick 2"),
        *("play repair-cart 1", "play repair-pick-lamp 1 lamp", "pass map"),
    ]
    position = (
        "maze 0,1=cross\nbroken 1 pick lamp cart\nhand 1 map\nhand 2 map\n"
        "hand 0 curve-ne rockfall map broken-pick repair-cart repair-pick-lamp"
    )
    for text in texts:
        game = game_at(position)
        play(game, text)
        assert line(game, "ask") == ["turn", "1"], text  # no further question


@pytest.mark.clause("R-190")
@pytest.mark.parametrize(
    "text",
    ["play map", "play rockfall", "play broken-pick", "play repair-pick-lamp 1", "lay cross"],
)
def test_a_move_that_leaves_a_target_open_is_no_move(text: str) -> None:
    game = game_at("broken 1 pick lamp\nhand 0 map rockfall broken-pick repair-pick-lamp cross")
    with pytest.raises(saboteur.MalformedMove):
        game.play(text)


@pytest.mark.clause("R-191")
def test_nobody_but_the_seat_on_turn_is_asked_anything_before_the_gold_is_shared() -> None:
    asked = set()
    for game in random_games("asked"):
        view = game.view("public")
        asked.add(view.asked)
        assert view.asked == "take-gold" or view.decider == view.turn
    assert asked <= {"turn", "reveal-goal", "orient-goal", "take-gold"}


#


@pytest.mark.clause("R-192")
def test_what_was_seen_is_kept_with_its_round_and_never_corrected() -> None:
    # Seat 0 remembers another card than lies there, which the server must not correct.
    game = game_at(
        "goals 8,-2=treasure 8,0=stone-nw 8,2=stone-ne\nsaw 0 8,2=treasure round 1\n"
        "hand 0 cross map\nhand 1 map\nhand 2 map\npile map map map"
    )
    for move in ("pass cross", "play map 8,2", "pass map"):
        goal = game.view(0).goals[2]
        assert (goal.seen, goal.seen_round, goal.stale) == ("treasure", 1, False)
        play(game, move)
    assert game.view(1).goals[2].seen == "stone-ne"


@pytest.mark.clause("R-192")
def test_knowledge_that_may_have_changed_is_shown_as_stale() -> None:
    game = game_at("saw 0 8,0=treasure round 1 now 8,0 8,2\nhand 0 map\nhand 1 map")
    goal = game.view(0).goals[1]
    assert (goal.seen, goal.stale) == ("treasure", True)


@pytest.mark.clause("R-192")
def test_in_the_base_game_nothing_makes_knowledge_stale() -> None:
    for game in random_games("memory"):
        assert " now " not in game.position()
        for seat in range(game.seats):
            real = dict(word.split("=") for word in line(game, "goals"))
            for goal in game.view(seat).goals:
                if goal.seen is not None:
                    assert goal.seen == real[f"{goal.x},{goal.y}"]
                    assert goal.seen_round == game.round


#


@pytest.mark.clause("R-193")
@pytest.mark.parametrize("options", [{}, {"placement_link": "adjacent_only"}], ids=["base", "v2.1"])
def test_legal_moves_are_the_same_in_every_world_the_seat_thinks_possible(
    options: dict[str, str],
) -> None:
    for seats in (3, 6, 10):
        game = saboteur.new("saboteur", seats=seats, seed="twins", options=dict(options))
        dice = Stream("twins", f"{seats}")
        for step in range(120):
            if game.decider is None:
                break
            twin = game.determinise(game.decider, seed=f"world {step}")
            assert listing(twin) == listing(game)
            moves = game.legal_moves()
            game.play(moves[dice.below(len(moves))])


@pytest.mark.clause("R-193")
def test_refusals_are_the_same_in_every_world_the_seat_thinks_possible() -> None:
    game = saboteur.new("saboteur", seats=4, seed="refusals")
    cards = ruleset("saboteur", 4).kit.names
    tried = [f"lay {card} {x},{y}" for card in cards[:16] for x in (0, 1, 2) for y in (-1, 0, 1)]
    tried += [f"play map {x},{y}" for x in (7, 8) for y in (-2, 0, 2)]
    tried += [f"play {card} {seat}" for card in TOOL_CARDS for seat in range(4)]
    tried += [f"pass {card}" for card in cards]
    for step in range(12):
        assert game.decider is not None
        twin = game.determinise(game.decider, seed=f"world {step}")
        assert [twin.explain(text) for text in tried] == [game.explain(text) for text in tried]
        game.play(game.legal_moves()[-1])


@pytest.mark.clause("R-193")
def test_neither_role_nor_hidden_cards_change_what_is_legal() -> None:
    public = f"maze {row(1, 6)}\nbroken 1 pick\nhand 0 cross map broken-pick repair-pick rockfall\n"
    hidden = [
        "roles miner miner saboteur | miner\nhand 1 cross\nhand 2 map\npile cross map",
        (
            "roles saboteur miner miner | miner\nhand 1 rockfall\nhand 2 cross\npile map map\n"
            "goals 8,-2=stone-ne 8,0=treasure 8,2=stone-nw"
        ),
    ]
    first, second = (listing(game_at(public + rest)) for rest in hidden)
    assert first == second


@pytest.mark.clause("R-193")
@pytest.mark.parametrize("face", ["treasure", "stone-nw", "stone-ne"])
def test_a_hidden_goal_acts_only_when_it_is_turned(face: str) -> None:
    others = [other for other in ("treasure", "stone-nw", "stone-ne") if other != face]
    game = game_at(
        f"goals 8,-2={others[0]} 8,0={face} 8,2={others[1]}\nmaze {row(1, 6)}\n"
        "hand 0 straight-horizontal curve-nw dead-horizontal"
    )
    assert listing(game, "lay straight-horizontal 7,0") == ["lay straight-horizontal 7,0"]
    assert listing(game, "lay curve-nw 7,0") == ["lay curve-nw 7,0"]
    assert listing(game, "lay dead-horizontal 7,0") == ["lay dead-horizontal 7,0"]


#


@pytest.mark.clause("R-194")
def test_an_empty_hand_does_not_protect_from_tools() -> None:
    game = game_at("hand 0 broken-pick repair-lamp\nhand 1 map\nbroken 2 lamp")
    assert allowed(game, "play broken-pick 2")
    assert allowed(game, "play repair-lamp 2")
    play(game, "play broken-pick 2")
    assert line(game, "broken 2") == ["pick", "lamp"]


@pytest.mark.clause("R-194")
def test_a_seat_without_cards_takes_part_in_the_sharing() -> None:
    game = game_at(
        f"{TREASURE_AHEAD}roles miner miner miner | saboteur\ngold-pile 1 2 3\n"
        "hand 0 straight-horizontal"
    )
    play(game, "lay straight-horizontal 7,0", "take 1")
    assert (game.decider, listing(game)) == (2, ["take 2", "take 3"])
    assert refused(game, "take 1") == "B-45 gold-not-offered"
