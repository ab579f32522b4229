"""Public and private knowledge: B-54 to B-57."""

import json

import pytest

import saboteur
from saboteur.games.classic.events import GoldPaid, GoldTaken, HiddenPay, HiddenTake
from saboteur.kernel.event import Event
from saboteur.kernel.events import (
    CardDrawn,
    CardPassed,
    GoalSeen,
    HiddenDraw,
    HiddenGoalPeek,
    HiddenPass,
    OwnHand,
    PathLaid,
    PathRemoved,
    ToolBroken,
    ToolMended,
    TurnBegan,
)
from saboteur.kernel.geometry import Cell
from saboteur.kernel.randomness import pick
from saboteur.kernel.sight import Sight
from saboteur.play.game import Game
from tests.rule_positions import event_names, game_at, line, play, row, visible_events

SIGHTS: tuple[Sight, ...] = (0, 1, 2, "public")
ROLES = "roles miner saboteur miner | miner"
TREASURE_AHEAD = f"goals 8,-2=stone-ne 8,0=treasure 8,2=stone-nw\nmaze {row(1, 6)}"


def same_to(one: Game, two: Game, *sights: Sight) -> bool:
    """Return whether two games look alike to all these sights."""
    return all(one.view(sight).to_dict() == two.view(sight).to_dict() for sight in sights)


def draft(gold: str) -> Game:
    """Return a game in which three miners share gold; seat 0 chooses first, then seats 2 and 1."""
    game = game_at(f"{TREASURE_AHEAD}\nhand 0 cross\ngold-pile {gold}")
    play(game, "lay cross 7,0")
    return game


def random_game(seats: int, seed: str) -> list[tuple[Game, tuple[Event, ...]]]:
    """Play a random game and return the state and the events after each move."""
    game = saboteur.new("saboteur", seats=seats, seed=seed)
    steps: list[tuple[Game, tuple[Event, ...]]] = []
    while not game.over:
        moves = game.legal_moves()
        events = game.play(moves[pick(len(moves), seed, f"move/{len(steps)}")])
        steps.append((game.clone(), events))
    return steps


# Private


@pytest.mark.clause("B-54")
def test_a_player_sees_their_own_role_hand_and_gold() -> None:
    game = game_at(f"{ROLES}\nhand 0 cross map\nhand 1 rockfall\nhand 2 map\ngold 0 3\ngold 1 1 2")
    assert [game.view(seat).role for seat in range(3)] == ["miner", "saboteur", "miner"]
    assert [game.view(seat).hand for seat in range(3)] == [
        ("cross", "map"),
        ("rockfall",),
        ("map",),
    ]
    assert [game.view(seat).own_gold for seat in range(3)] == [(3,), (1, 2), ()]


@pytest.mark.clause("B-54")
def test_the_public_sees_nobodys_role_hand_or_gold() -> None:
    game = game_at(f"{ROLES}\nhand 0 cross map\nhand 1 rockfall\nhand 2 map\ngold 0 3\ngold 1 1 2")
    view = game.view("public").to_dict()
    hidden = {name: view[name] for name in ("role", "roles", "hand", "hands", "own_gold", "gold")}
    assert hidden == {
        "role": None,
        "roles": None,
        "hand": [],
        "hands": None,
        "own_gold": [],
        "gold": None,
    }


@pytest.mark.clause("B-54")
def test_the_hands_of_others_do_not_show() -> None:
    text = "hand 0 map\nhand 1 {}\nhand 2 {}"
    one, two = (game_at(text.format(*hands)) for hands in (("cross", "rockfall"), ("map", "cross")))
    assert same_to(one, two, 0, "public")
    assert not same_to(one, two, 1)


@pytest.mark.clause("B-54")
def test_a_map_result_is_kept_for_its_player_alone() -> None:
    game = game_at(f"{TREASURE_AHEAD}\nhand 0 map cross\nhand 1 map map\nhand 2 map")
    play(game, "play map 8,-2", "play map 8,0", "pass map", "pass cross")
    assert [goal.seen for goal in game.view(0).goals] == ["stone-ne", None, None]
    assert [goal.seen for goal in game.view(1).goals] == [None, "treasure", None]
    for sight in (2, "public"):
        assert [goal.seen for goal in game.view(sight).goals] == [None] * 3


@pytest.mark.clause("B-54")
def test_every_map_result_of_the_round_is_kept() -> None:
    game = game_at(f"{TREASURE_AHEAD}\nhand 0 map map\nhand 1 map map\nhand 2 cross cross")
    play(game, "play map 8,-2", "play map 8,-2", "pass cross", "play map 8,0", "play map 8,2")
    assert [goal.seen for goal in game.view(0).goals] == ["stone-ne", "treasure", None]
    assert [goal.seen for goal in game.view(1).goals] == ["stone-ne", None, "stone-nw"]
    assert [goal.looked for goal in game.view(2).goals] == [(0, 1), (0,), (1,)]


@pytest.mark.clause("B-54")
def test_a_passed_card_is_known_to_its_passer_alone() -> None:
    game = game_at("hand 0 cross map\nhand 1 rockfall\nhand 2 map")
    events = play(game, "pass cross")
    assert visible_events(game, events, 0)[0] == CardPassed(0, "cross")
    assert [entry.card for entry in game.view(0).discard] == ["cross"]
    for sight in (1, 2, "public"):
        assert visible_events(game, events, sight)[0] == HiddenPass(0)
        assert [entry.card for entry in game.view(sight).discard] == [None]


@pytest.mark.clause("B-54")
def test_nobody_knows_the_order_of_the_pile() -> None:
    text = "hand 0 cross\nhand 1 map\nhand 2 map\npile {}"
    one, two = (game_at(text.format(pile)) for pile in ("map rockfall cross", "cross map rockfall"))
    assert same_to(one, two, *SIGHTS)


@pytest.mark.clause("B-54")
def test_nobody_knows_the_order_of_the_gold_pile() -> None:
    text = "hand 0 cross\nhand 1 map\nhand 2 map\ngold-pile {}"
    one, two = (game_at(text.format(pile)) for pile in ("1 2 3", "3 2 1"))
    assert same_to(one, two, *SIGHTS)


@pytest.mark.clause("B-54")
def test_nobody_knows_the_role_left_over() -> None:
    text = "roles miner miner miner | {}\nhand 0 cross\nhand 1 map\nhand 2 map"
    one, two = (game_at(text.format(role)) for role in ("miner", "saboteur"))
    assert same_to(one, two, *SIGHTS)


@pytest.mark.clause("B-54")
def test_the_seed_is_in_no_view() -> None:
    for number, (game, _) in enumerate(random_game(4, "canary-7f3a")):
        if number % 20 == 0:
            for sight in (0, 1, 2, 3, "public"):
                assert "canary-7f3a" not in json.dumps(game.view(sight).to_dict())


@pytest.mark.clause("B-54")
def test_the_open_view_shows_what_the_seats_hide() -> None:
    game = game_at(f"{ROLES}\nround 3\nhand 0 cross map\ngold-pile 1 3")
    assert game.view("open").to_dict()["hands"] == [["cross", "map"], [], []]
    assert game.view("open").to_dict()["roles"] == ["miner", "saboteur", "miner"]
    play(game, "pass cross", "pass map")
    opened = game.view("open").to_dict()
    assert opened["roles"] == ["miner", "saboteur", "miner"]
    assert opened["discard"] == [
        {"type": "Discarded", "card": "cross", "known_by": [0]},
        {"type": "Discarded", "card": "map", "known_by": [0]},
    ]


@pytest.mark.clause("B-54")
@pytest.mark.parametrize("seat", [-1, 3, 10])
def test_there_is_no_view_for_a_seat_that_is_not_at_the_table(seat: int) -> None:
    with pytest.raises(ValueError, match="0 to 2"):
        game_at("hand 0 map").view(seat)


@pytest.mark.clause("B-54")
def test_events_and_view_of_a_player_give_the_hand() -> None:
    game = saboteur.new("saboteur", seats=3, seed="hands")
    hands: list[list[str]] = [list(game.view(seat).hand) for seat in range(3)]
    for after, events in random_game(3, "hands"):
        for seat in range(3):
            for event in visible_events(after, events, seat):
                match event:
                    case OwnHand(hand=hand):
                        hands[seat] = list(hand)
                    case CardDrawn(card=card):
                        hands[seat].append(card)
                    case PathLaid(seat=by, card=card) | CardPassed(seat=by, card=card) if (
                        by == seat
                    ):
                        hands[seat].remove(card)
                    case ToolBroken(seat=by, card=card) | ToolMended(seat=by, card=card) if (
                        by == seat
                    ):
                        hands[seat].remove(card)
                    case PathRemoved(seat=by) if by == seat:
                        hands[seat].remove("rockfall")
                    case GoalSeen():
                        hands[seat].remove("map")
                    case _:
                        pass
            assert hands[seat] == list(after.view(seat).hand)


@pytest.mark.clause("B-54", "B-55", "B-56")
@pytest.mark.parametrize("seats", [3, 6, 10])
def test_the_public_stream_holds_no_secret_kind_of_event(seats: int) -> None:
    secret = {
        "RolesDealt",
        "HandsDealt",
        "OwnRole",
        "OwnHand",
        "CardDrawn",
        "CardPassed",
        "GoalSeen",
        "GoldTaken",
        "GoldPaid",
    }
    for game, events in random_game(seats, f"stream {seats}"):
        assert not secret & set(event_names(visible_events(game, events, "public")))
        for seat in range(seats):
            for event in visible_events(game, events, seat):
                if type(event).__name__ in secret - {"OwnRole", "OwnHand"}:
                    assert event.seat == seat  # type: ignore[attr-defined]


# Public


@pytest.mark.clause("B-55")
def test_maze_broken_tools_and_sizes_are_public() -> None:
    game = game_at(
        "round 2 starter 1\nmaze 1,0=cross 2,0=curve-ne*\nhand 0 map map\nhand 1 map\n"
        "hand 2 cross\npile map map map\ndiscard rockfall cross~1\nbroken 1 pick cart\n"
        "gold 0 3 1\ngold 2 2"
    )
    for sight in SIGHTS:
        view = game.view(sight)
        assert [(card.x, card.y, card.card, card.turned) for card in view.maze] == [
            (0, 0, "start", False),
            (1, 0, "cross", False),
            (2, 0, "curve-ne", True),
        ]
        assert view.broken == ((), ("pick", "cart"), ())
        assert (view.hand_sizes, view.pile, len(view.discard)) == ((2, 1, 1), 3, 2)
        assert view.gold_cards == (2, 0, 1)
        assert (view.round, view.starter, view.turn, view.decider) == (2, 1, 0, 0)


@pytest.mark.clause("B-55")
def test_which_goal_a_map_viewed_is_public() -> None:
    game = game_at("hand 0 map cross\nhand 1 map\nhand 2 map")
    events = play(game, "play map 8,2")
    for sight in SIGHTS:
        assert [goal.looked for goal in game.view(sight).goals] == [(), (), (0,)]
    for sight in (1, 2, "public"):
        assert visible_events(game, events, sight)[0] == HiddenGoalPeek(0, "map", Cell(8, 2))


@pytest.mark.clause("B-55")
@pytest.mark.parametrize(
    ("move", "event"),
    [
        ("lay cross 2,0", PathLaid(0, "cross", Cell(2, 0), turned=False)),
        ("play broken-pick 2", ToolBroken(0, 2, "broken-pick", "pick")),
        ("play repair-lamp-cart 1 cart", ToolMended(0, 1, "repair-lamp-cart", "cart")),
        ("play rockfall 1,0", PathRemoved(0, "rockfall", Cell(1, 0), "straight-horizontal")),
    ],
)
def test_every_card_played_is_public(move: str, event: Event) -> None:
    game = game_at(
        "maze 1,0=straight-horizontal\nbroken 1 lamp cart\npile map\nhand 1 map\n"
        "hand 0 cross broken-pick repair-lamp-cart rockfall"
    )
    events = play(game, move)
    for sight in SIGHTS:
        assert visible_events(game, events, sight)[0] == event
    assert visible_events(game, events, "public")[1:] == (HiddenDraw(0), TurnBegan(1))


@pytest.mark.clause("B-55")
def test_how_many_gold_cards_a_saboteur_was_paid_is_public_and_which_is_not() -> None:
    game = game_at(f"{ROLES}\nhand 0 map\ngold-pile 2 2 1 1")
    events = play(game, "pass map")
    assert GoldPaid(1, (2, 2)) in visible_events(game, events, 1)
    for sight in (0, 2, "public"):
        assert HiddenPay(1, 2) in visible_events(game, events, sight)
        assert not any(isinstance(event, GoldPaid) for event in visible_events(game, events, sight))
        assert game.view(sight).gold_cards == (0, 2, 0)
        (payment,) = game.view(sight).payments
        assert (payment.seat, payment.count, payment.cards) == (1, 2, None)
    assert game.view(1).payments[0].cards == (2, 2)


@pytest.mark.clause("B-55")
@pytest.mark.parametrize("sight", SIGHTS)
def test_a_view_is_plain_json_data(sight: Sight) -> None:
    game = game_at(f"{ROLES}\n{TREASURE_AHEAD}\nhand 0 cross\nhand 1 map\ngold-pile 1 2 3")
    play(game, "lay cross 7,0")
    data = game.view(sight).to_dict()
    assert json.loads(json.dumps(data)) == data


@pytest.mark.clause("B-55")
def test_what_was_done_last_is_public() -> None:
    game = game_at("hand 0 cross\nhand 1 map\nhand 2 map")
    before = game.view("public").to_dict()
    assert (before["last"], before["laid"], before["asked"]) == (None, None, "turn")
    play(game, "lay cross 1,0")
    after = game.view("public").to_dict()
    assert (after["last"], after["laid"], after["turn"]) == (0, [1, 0], 1)


# The draft


@pytest.mark.clause("B-56")
def test_a_chooser_sees_the_cards_once_they_are_handed_over() -> None:
    game = draft("3 1 2")
    assert game.view(0).drafts[0].offered == (1, 2, 3)
    assert game.view(2).drafts[0].offered is None
    assert game.view(1).drafts[0].offered is None
    play(game, "take 2")
    assert game.view(0).drafts[0].offered == (1, 2, 3)
    assert game.view(0).drafts[0].taken == 2
    assert game.view(2).drafts[0].offered == (1, 3)
    assert game.view(1).drafts[0].offered is None


@pytest.mark.clause("B-56")
def test_the_choice_of_each_is_secret() -> None:
    game = draft("3 1 2")
    events = play(game, "take 2")
    assert visible_events(game, events, 0) == (GoldTaken(0, (1, 2, 3), 2),)
    for sight in (1, 2, "public"):
        assert visible_events(game, events, sight) == (HiddenTake(0),)
    events = play(game, "take 3")[:2]
    assert visible_events(game, events, 2) == (GoldTaken(2, (1, 3), 3), HiddenTake(1))
    assert visible_events(game, events, 1) == (HiddenTake(2), GoldTaken(1, (1,), 1))
    assert visible_events(game, events, 0) == (HiddenTake(2), HiddenTake(1))
    assert visible_events(game, events, "public") == (HiddenTake(2), HiddenTake(1))


@pytest.mark.clause("B-56")
def test_the_last_of_the_draft_sees_their_own_card_only() -> None:
    one, two = draft("3 1 2"), draft("2 1 3")
    play(one, "take 2", "take 1")
    play(two, "take 2", "take 1")
    three = draft("3 1 1")
    play(three, "take 1", "take 1")
    for game in (one, two, three):
        (remembered,) = game.view(1).drafts
        assert (remembered.offered, remembered.taken, remembered.shown) == ((3,), 3, None)
    assert same_to(one, three, 1, "public")


@pytest.mark.clause("B-56")
def test_the_cards_before_the_first_chooser_are_hidden_from_all_others() -> None:
    one, two = draft("3 1 2"), draft("1 1 1")
    assert same_to(one, two, 1, 2, "public")
    assert not same_to(one, two, 0)


@pytest.mark.clause("B-56")
def test_a_saboteur_sees_no_card_of_the_draft() -> None:
    games = []
    for gold in ("3 1", "2 2"):
        game = game_at(f"{ROLES}\n{TREASURE_AHEAD}\nhand 0 cross map\ngold-pile {gold}")
        events = play(game, "lay cross 7,0")
        assert "GoldTaken" not in event_names(visible_events(game, events, 1))
        games.append(game)
    assert same_to(games[0], games[1], 1, "public")


@pytest.mark.clause("B-56")
def test_a_chooser_remembers_the_drafts_of_earlier_rounds() -> None:
    game = game_at(
        f"round 2\n{TREASURE_AHEAD}\nhand 0 cross\ngold-pile 1 1 2\n"
        "gold 0 3\ngold 1 1\ngold 2 2\ndraft 1 order 1 0 2 cards 1 2 3 taken 1 3 2"
    )
    play(game, "lay cross 7,0", "take 2")
    first, second = game.view(0).drafts
    assert (first.round, first.offered, first.taken) == (1, (2, 3), 3)
    assert (second.round, second.offered, second.taken) == (2, (1, 1, 2), 2)


@pytest.mark.clause("B-56")
def test_the_number_and_the_order_of_the_choosers_are_public() -> None:
    game = draft("3 1 2")
    for sight in SIGHTS:
        (seen_draft,) = game.view(sight).drafts
        assert (seen_draft.order, seen_draft.done) == ((0, 2, 1), 0)
        assert (game.view(sight).asked, game.view(sight).decider) == ("take-gold", 0)


# The discard


@pytest.mark.clause("B-57")
def test_played_removed_and_passed_cards_go_on_one_pile_the_newest_on_top() -> None:
    game = game_at(
        "maze 1,0=cross*\nbroken 2 lamp\nhand 0 rockfall cross\nhand 1 repair-lamp\n"
        "hand 2 curve-ne map"
    )
    play(game, "play rockfall 1,0", "play repair-lamp 2", "pass curve-ne", "pass cross")
    assert line(game, "discard") == [
        "cross",
        "rockfall",
        "broken-lamp",
        "repair-lamp",
        "curve-ne~2",
        "cross~0",
    ]


@pytest.mark.clause("B-57")
def test_a_card_that_stays_on_the_table_is_not_discarded() -> None:
    game = game_at("hand 0 cross\nhand 1 broken-pick map\nhand 2 map")
    play(game, "lay cross 1,0", "play broken-pick 0")
    assert line(game, "discard") == []


@pytest.mark.clause("B-57")
def test_nobody_can_look_through_the_passed_cards() -> None:
    text = "hand 0 map\nhand 1 map\nhand 2 map\ndiscard rockfall {}~2 {}~1"
    one, two, three = (
        game_at(text.format(*cards))
        for cards in (("cross", "map"), ("map", "map"), ("cross", "curve-ne"))
    )
    assert same_to(one, two, 0, 1, "public")
    assert same_to(one, three, 0, 2, "public")
    assert [entry.card for entry in one.view(1).discard] == ["rockfall", None, "map"]
    assert [entry.card for entry in one.view(2).discard] == ["rockfall", "cross", None]


@pytest.mark.clause("B-57")
def test_the_discard_is_never_drawn_from() -> None:
    game = game_at("hand 0 cross map\nhand 1 map\nhand 2 map\ndiscard cross rockfall")
    play(game, "pass cross")
    assert line(game, "hand 0") == ["map"]
    assert line(game, "discard") == ["cross", "rockfall", "cross~0"]


@pytest.mark.clause("B-57")
def test_the_passed_cards_stay_hidden_from_the_others_when_the_round_is_over() -> None:
    games = []
    for card in ("cross", "rockfall"):
        game = game_at(f"{TREASURE_AHEAD}\nhand 0 cross\ndiscard {card}~1\ngold-pile 1 2 3")
        play(game, "lay cross 7,0")
        games.append(game)
    assert same_to(games[0], games[1], 0, 2, "public")
