"""Set-up: B-6 to B-13."""

from collections import Counter

import pytest

import saboteur
from saboteur.games.classic.events import RoundBegan
from saboteur.games.registry import ruleset
from saboteur.kernel.event import Event
from saboteur.kernel.events import HandsDealt, HiddenDraw, OwnHand, OwnRole, RolesDealt, TurnBegan
from saboteur.play.game import Game
from saboteur.sight import stream
from tests.rule_positions import SEATS, event_names, game_at, line, listing, play, visible_events

SABOTEURS_AND_MINERS = {
    3: (1, 3),
    4: (1, 4),
    5: (2, 4),
    6: (2, 5),
    7: (3, 5),
    8: (3, 6),
    9: (3, 7),
    10: (4, 7),
}
HAND = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}
PILE = {3: 49, 4: 43, 5: 37, 6: 37, 7: 32, 8: 35, 9: 31, 10: 27}


def dealt(seats: int, seed: object = "deal") -> Game:
    return saboteur.new("saboteur", seats=seats, seed=str(seed))


def roles(game: Game) -> tuple[list[str], list[str]]:
    words = line(game, "roles")
    bar = words.index("|")
    return words[:bar], words[bar + 1 :]


def holds_map(game: Game) -> bool:
    return "map" in line(game, f"hand {game.decider}")


@pytest.mark.clause("B-6")
@pytest.mark.parametrize("seats", SEATS)
def test_the_pool_of_roles_depends_on_the_number_of_players(seats: int) -> None:
    saboteurs, miners = SABOTEURS_AND_MINERS[seats]
    for seed in range(20):
        held, spare = roles(dealt(seats, seed))
        assert Counter(held + spare) == {"saboteur": saboteurs, "miner": miners}
        assert len(held + spare) == seats + 1


@pytest.mark.clause("B-6")
@pytest.mark.parametrize("seats", [0, 1, 2, 11, 12, -3])
def test_the_base_game_is_for_3_to_10_players(seats: int) -> None:
    with pytest.raises(ValueError, match="3 to 10"):
        dealt(seats)


@pytest.mark.clause("B-7")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_gets_one_role_and_one_is_left_over(seats: int) -> None:
    held, spare = roles(dealt(seats))
    assert len(held) == seats
    assert len(spare) == 1


@pytest.mark.clause("B-7")
@pytest.mark.parametrize(
    ("seats", "numbers"),
    [
        (3, {0, 1}),
        (4, {0, 1}),
        (5, {1, 2}),
        (6, {1, 2}),
        (7, {2, 3}),
        (8, {2, 3}),
        (9, {2, 3}),
        (10, {3, 4}),
    ],
)
def test_the_number_of_saboteurs_among_the_players_is_uncertain(
    seats: int, numbers: set[int]
) -> None:
    found = {roles(dealt(seats, seed))[0].count("saboteur") for seed in range(100)}
    assert found == numbers


@pytest.mark.clause("B-7")
def test_every_seat_can_be_the_saboteur_and_so_can_the_card_left_over() -> None:
    found = set()
    for seed in range(100):
        held, spare = roles(dealt(3, seed))
        found.add([*held, *spare].index("saboteur"))
    assert found == {0, 1, 2, 3}


@pytest.mark.clause("B-7")
def test_the_role_left_over_is_in_no_event_and_no_view() -> None:
    events: list[Event] = []
    ruleset("saboteur", 3).deal("left over", events)
    dealt_roles = [event for event in events if isinstance(event, RolesDealt)]
    assert [len(event.roles) for event in dealt_roles] == [3]
    here = game_at("roles miner miner miner | saboteur\nhand 0 map\nhand 1 map\nhand 2 map")
    there = game_at("roles miner miner miner | miner\nhand 0 map\nhand 1 map\nhand 2 map")
    for sight in (0, 1, 2, "public"):
        assert here.view(sight).to_dict() == there.view(sight).to_dict()


@pytest.mark.clause("B-7")
def test_the_role_left_over_stays_hidden_after_the_game() -> None:
    end = "round 3\nroles miner miner miner | {}\nhand 0 map"
    games = [game_at(end.format(role)) for role in ("saboteur", "miner")]
    events = [play(game, "pass map") for game in games]
    assert games[0].over
    assert games[0].view("open").to_dict() == games[1].view("open").to_dict()
    assert visible_events(games[0], events[0], 1) == visible_events(games[1], events[1], 1)


@pytest.mark.clause("B-8")
def test_a_player_sees_their_own_role_and_no_other() -> None:
    text = "roles miner saboteur miner | miner\nhand 0 map\nhand 1 map\nhand 2 map"
    game = game_at(text)
    assert [game.view(seat).role for seat in range(3)] == ["miner", "saboteur", "miner"]
    assert [game.view(seat).roles for seat in (0, 1, 2, "public")] == [None] * 4
    assert game.view("public").role is None


@pytest.mark.clause("B-8")
def test_the_view_does_not_depend_on_the_roles_of_others() -> None:
    one = game_at("roles miner saboteur miner | miner\nhand 0 map\nhand 1 map\nhand 2 map")
    two = game_at("roles miner miner saboteur | miner\nhand 0 map\nhand 1 map\nhand 2 map")
    for sight in (0, "public"):
        assert one.view(sight).to_dict() == two.view(sight).to_dict()


@pytest.mark.clause("B-8")
def test_the_stream_of_the_deal_has_their_own_role_only() -> None:
    events: list[Event] = []
    rules = ruleset("saboteur", 5)
    rules.deal("stream", events)
    (truth,) = [event.roles for event in events if isinstance(event, RolesDealt)]
    for seat in range(5):
        mine = stream(rules, tuple(events), seat)
        assert [event for event in mine if isinstance(event, OwnRole)] == [OwnRole(truth[seat])]
        assert not any(isinstance(event, RolesDealt | HandsDealt) for event in mine)
    assert event_names(stream(rules, tuple(events), "public")) == ["RoundBegan", "TurnBegan"]


@pytest.mark.clause("B-8")
def test_roles_stay_hidden_until_the_round_is_over_and_are_shown_then() -> None:
    game = game_at("roles miner saboteur miner | miner\nhand 0 map map\ngold-pile 1 3 1 3")
    play(game, "pass map")
    assert game.view("public").to_dict()["results"] == []
    play(game, "pass map")
    assert game.view("public").to_dict()["results"] == [
        {
            "round": 1,
            "treasure": False,
            "completer": None,
            "roles": ["miner", "saboteur", "miner"],
        }
    ]


@pytest.mark.clause("B-9")
@pytest.mark.parametrize("seats", SEATS)
def test_start_lies_face_up_and_the_goals_face_down_seven_cells_away(seats: int) -> None:
    view = dealt(seats).view("public")
    (start,) = view.maze
    assert (start.x, start.y, start.card, start.lit) == (0, 0, "start", "NESW")
    assert [(goal.x, goal.y) for goal in view.goals] == [(8, -2), (8, 0), (8, 2)]
    assert [goal.face for goal in view.goals] == [None] * 3
    assert len(range(start.x + 1, view.goals[1].x)) == 7


@pytest.mark.clause("B-9")
@pytest.mark.parametrize("seats", SEATS)
def test_the_goals_of_a_new_game_are_face_down_cards_on_the_table(seats: int) -> None:
    game = next(game for game in (dealt(seats, seed) for seed in range(50)) if holds_map(game))
    assert listing(game, "play map") == ["play map 8,-2", "play map 8,0", "play map 8,2"]


@pytest.mark.clause("B-9")
def test_the_treasure_can_lie_at_each_of_the_three_places() -> None:
    layouts = {tuple(line(dealt(3, seed), "goals")) for seed in range(100)}
    assert len(layouts) == 6  # every order of three different cards


@pytest.mark.clause("B-9")
def test_the_view_does_not_depend_on_the_faces_of_the_goals() -> None:
    goals = (
        "8,-2=treasure 8,0=stone-nw 8,2=stone-ne",
        "8,-2=stone-ne 8,0=stone-nw 8,2=treasure",
    )
    games = [game_at(f"goals {faces}\nhand 0 map\nhand 1 map\nhand 2 map") for faces in goals]
    for sight in (0, 1, 2, "public"):
        assert games[0].view(sight).to_dict() == games[1].view(sight).to_dict()


@pytest.mark.clause("B-10")
@pytest.mark.parametrize("seats", SEATS)
def test_paths_and_actions_are_shuffled_into_one_deck_of_67(seats: int) -> None:
    game = dealt(seats)
    hands = [line(game, f"hand {seat}") for seat in range(seats)]
    assert sum(map(len, hands)) + len(line(game, "pile")) == 40 + 27 == 67
    assert line(game, "pile") != line(dealt(seats, "other"), "pile")
    kinds_on_top = {line(dealt(seats, seed), "pile")[-1] for seed in range(60)}
    assert kinds_on_top & {"map", "rockfall", "broken-pick", "broken-lamp", "broken-cart"}
    assert kinds_on_top & {"cross", "t-vertical", "t-horizontal", "curve-ne", "curve-nw"}


@pytest.mark.clause("B-10")
def test_the_discard_is_empty_at_first() -> None:
    assert line(dealt(3), "discard") == []


@pytest.mark.clause("B-11")
@pytest.mark.parametrize("seats", SEATS)
def test_hands_and_the_pile_after_the_deal(seats: int) -> None:
    game = dealt(seats)
    assert [len(line(game, f"hand {seat}")) for seat in range(seats)] == [HAND[seats]] * seats
    assert len(line(game, "pile")) == PILE[seats]
    view = game.view("public")
    assert view.hand_sizes == (HAND[seats],) * seats
    assert view.pile == PILE[seats]
    assert view.broken == ((),) * seats


@pytest.mark.clause("B-11")
def test_the_stream_of_the_deal_has_their_own_hand_only() -> None:
    events: list[Event] = []
    rules = ruleset("saboteur", 3)
    game = Game(rules, rules.deal("hands", events), [], "hands")
    for seat in range(3):
        mine = stream(rules, tuple(events), seat)
        hand = tuple(line(game, f"hand {seat}"))
        assert [event for event in mine if isinstance(event, OwnHand)] == [OwnHand(hand)]
    assert not any(isinstance(event, HiddenDraw) for event in events)


@pytest.mark.clause("B-12")
def test_the_gold_is_one_shuffled_pile() -> None:
    piles = {tuple(line(dealt(3, seed), "gold-pile")) for seed in range(10)}
    assert len(piles) == 10
    assert {len(pile) for pile in piles} == {28}
    assert all(line(dealt(3), f"gold {seat}") == [] for seat in range(3))


@pytest.mark.clause("B-12")
def test_the_gold_pile_stays_as_it_is_from_round_to_round() -> None:
    game = game_at("roles miner miner miner | saboteur\nhand 0 map\ngold-pile 3 1 2 2 1")
    play(game, "pass map")
    assert game.round == 2
    assert line(game, "gold-pile") == ["3", "1", "2", "2", "1"]


@pytest.mark.clause("B-13")
@pytest.mark.parametrize("seats", [3, 10])
def test_any_seat_may_be_drawn_to_begin(seats: int) -> None:
    starters = {dealt(seats, seed).decider for seed in range(150)}
    assert starters == set(range(seats))


@pytest.mark.clause("B-13")
@pytest.mark.parametrize("first", [0, 1, 4])
def test_the_host_may_name_the_first_player(first: int) -> None:
    game = saboteur.new("saboteur", seats=5, seed="first", options={"first_player": first})
    assert game.decider == first
    assert game.view("public").starter == first


@pytest.mark.clause("B-13")
def test_the_host_cannot_name_a_seat_that_is_not_at_the_table() -> None:
    with pytest.raises(ValueError, match="seats are 0 to 2"):
        saboteur.new("saboteur", seats=3, seed="first", options={"first_player": 3})


@pytest.mark.clause("B-13")
@pytest.mark.parametrize("seats", SEATS)
def test_play_goes_clockwise(seats: int) -> None:
    game = saboteur.new("saboteur", seats=seats, seed="turns", options={"first_player": 2})
    order = []
    for _ in range(2 * seats):
        seat = game.decider
        assert seat is not None
        order.append(seat)
        play(game, f"pass {game.view(seat).hand[0]}")
    assert order == [(2 + turn) % seats for turn in range(2 * seats)]


@pytest.mark.clause("B-13")
def test_the_first_turn_is_announced_to_everybody() -> None:
    events: list[Event] = []
    rules = ruleset("saboteur", 4, {"first_player": 3})
    rules.deal("start", events)
    assert stream(rules, tuple(events), "public") == (RoundBegan(1, 3), TurnBegan(3))
