"""Tests of the effects of chests (ME-42 to ME-45, ME-48 to ME-53, ME-55, R-91 to R-95)."""

import pytest

from saboteur.games.classic.discard_search import CardKept, CardsOffered, HiddenKeep, HiddenOffer
from saboteur.games.classic.events import GoldPaid, HiddenRolePeek, NuggetsGained, RoleSeen
from saboteur.games.classic.modules.treasure_chests.events import (
    CardsReturned,
    HiddenReturn,
    PileCavedIn,
)
from tests.modules.random_games import check, play_random_game
from tests.modules.treasure_chests.positions import LAY, at, one_chest, sizes
from tests.rule_positions import allowed, event_names, line, listing, play, refused, visible_events
from tests.sampling import sample_cases

# Hand sizes, number by number.


@pytest.mark.clause("ME-55", "R-93")
@pytest.mark.parametrize(
    ("chest", "answers", "hands"),
    [
        ("no-draw", [], [5, 6, 6]),
        ("extra-draw", [], [7, 6, 6]),
        ("rob", ["rob 1"], [6, 5, 6]),
        ("draw-three", ["keep broken-lamp"], [6, 6, 6]),
        ("dig", ["keep map"], [6, 6, 6]),
        ("nugget", [], [6, 6, 6]),
        ("no-plans", [], [6, 6, 6]),
        ("move-goal", ["push 8,0"], [6, 6, 6]),
        ("peek", ["peek 2"], [6, 6, 6]),
        ("cave-in", [], [6, 6, 6]),
    ],
)
def test_hand_sizes_after_one_chest(chest: str, answers: list[str], hands: list[int]) -> None:
    game = one_chest(chest, "discard map rockfall\ngold-pile 1 2 3")
    assert sizes(game) == [6, 6, 6]
    play(game, LAY, *answers)
    assert sizes(game) == hands
    assert game.decider == 1


@pytest.mark.clause("ME-44")
def test_a_seat_that_did_not_draw_stays_one_card_short() -> None:
    game = one_chest("no-draw")
    play(game, LAY, "pass t-vertical", "pass curve-ne", "pass cross")
    assert sizes(game) == [5, 6, 6]


@pytest.mark.clause("ME-45")
def test_a_seat_that_drew_one_more_stays_one_card_ahead() -> None:
    game = one_chest("extra-draw")
    play(game, LAY, "pass t-vertical", "pass curve-ne", "pass cross")
    assert sizes(game) == [7, 6, 6]


@pytest.mark.clause("ME-45")
def test_one_more_is_drawn_only_as_far_as_the_pile_goes() -> None:
    game = at(
        "hand 0 straight-horizontal map\nhand 1 map\npile cross\n"
        "treasure-chests covered 2,0 chest-cross chest-extra-draw"
    )
    play(game, LAY)
    assert line(game, "hand 0") == ["map", "cross"]


# Several draw effects in a turn.

TWO = "hand 0 cross map map\nhand 1 map map\nhand 2 rockfall\npile cross cross cross cross\n"


@pytest.mark.clause("R-93", "ME-53")
@pytest.mark.parametrize(
    ("one", "other", "moves", "hand"),
    [
        ("no-draw", "extra-draw", ["reveal 1,1"], 2),
        ("no-draw", "draw-three", ["reveal 1,1"], 2),
        ("extra-draw", "draw-three", ["reveal 1,1", "keep cross"], 4),
        ("draw-three", "extra-draw", ["reveal 1,1", "keep cross"], 4),
        ("rob", "extra-draw", ["reveal 1,1", "rob 1"], 3),
        ("rob", "draw-three", ["reveal 1,1", "rob 1"], 3),
        ("dig", "extra-draw", ["reveal 1,1", "keep map"], 3),
        ("dig", "no-draw", ["reveal 1,1", "keep map"], 3),
        ("dig", "rob", ["reveal 1,1", "keep map", "rob 1"], 4),
    ],
)
def test_the_draw_is_counted_once_at_the_end(
    one: str, other: str, moves: list[str], hand: int
) -> None:
    game = at(
        f"{TWO}discard map rockfall\n"
        f"treasure-chests covered 1,1 chest-cross chest-{one}\n"
        f"treasure-chests covered 2,0 chest-cross chest-{other}"
    )
    play(game, "lay cross 1,0", *moves)
    assert game.decider == 1
    assert len(line(game, "hand 0")) == hand


# 1 nugget.


@pytest.mark.clause("ME-42", "R-94")
def test_the_nugget_is_a_gold_card_worth_one_searched_from_the_pile() -> None:
    game = one_chest("nugget", "gold-pile 1 1 2 2 3 3 2 3 2 1 2 3")
    events = play(game, LAY)
    assert GoldPaid(0, (1,)) in events
    assert line(game, "gold 0") == ["1"]
    assert line(game, "payment") == ["1", "0", "1", "1"]
    pile = line(game, "gold-pile")
    assert sorted(pile) == ["1"] * 2 + ["2"] * 5 + ["3"] * 4
    for left_out in (0, 1, 9):
        old = list("112233232123")
        del old[left_out]
        assert pile != old, "it is shuffled again"
    check(game, "nugget")


@pytest.mark.clause("R-94")
def test_without_such_a_card_it_is_a_token() -> None:
    game = one_chest("nugget", "gold-pile 2 3 2")
    events = play(game, LAY)
    assert NuggetsGained(0, 1) in events
    assert "GoldPaid" not in event_names(events)
    assert line(game, "nuggets") == ["1", "0", "0"]
    assert sorted(line(game, "gold-pile")) == ["2", "2", "3"]
    assert game.scores == (1, 0, 0)


@pytest.mark.clause("R-94", "R-192")
def test_everybody_knows_then_that_no_such_card_is_left() -> None:
    held = "gold 1 " + "1 " * 16
    drafts = "draft 1 order " + "1 " * 16 + "cards " + "1 " * 16 + "taken " + "1 " * 16
    game = one_chest(
        "nugget", f"round 2 starter 0\n{held}\n{drafts}\ngold-pile 2 2 2 2 2 2 2 2 3 3 3 3"
    )
    play(game, LAY)
    for number in range(4):
        assert "1" not in line(game.determinise(2, str(number)), "gold-pile")


# No more plans.


@pytest.mark.clause("ME-43", "R-91")
def test_no_map_shows_goals_any_more() -> None:
    game = one_chest("no-plans", "treasure-chests covered 6,0 chest-cross chest-rob")
    game = at(game.position().replace("hand 1 t-vertical", "hand 1 map"))
    play(game, LAY)
    assert refused(game, "play map 8,0") == "ME-43 no-more-plans"
    assert refused(game, "play map 5,5") == "B-34 no-hidden-goal"
    assert listing(game, "play map") == ["play map 6,0"], "chests may still be looked at"


@pytest.mark.clause("R-91")
def test_without_a_covered_chest_a_map_can_only_be_passed() -> None:
    game = one_chest("no-plans")
    game = at(game.position().replace("hand 1 t-vertical", "hand 1 map"))
    play(game, LAY)
    assert listing(game, "play map") == []
    assert allowed(game, "pass map")


@pytest.mark.clause("R-91", "ME-54")
def test_plans_work_again_in_the_next_round() -> None:
    game = at(
        "hand 0 straight-horizontal\nhand 1 map\n"
        "treasure-chests covered 2,0 chest-cross chest-no-plans"
    )
    play(game, LAY, "pass map")
    assert game.round == 2
    while not listing(game, "play map"):
        game.play(listing(game, "pass")[0])
    assert len(listing(game, "play map")) == 7


# Draw three.


@pytest.mark.clause("ME-48", "R-93")
def test_of_three_cards_one_is_kept_and_the_others_are_discarded_face_down() -> None:
    game = one_chest("draw-three")
    events = play(game, LAY)
    assert event_names(events)[-3:] == ["CardDrawn"] * 3
    assert [name.__class__.__name__ for name in visible_events(game, events, 1)][-3:] == [
        "HiddenDraw"
    ] * 3
    assert listing(game) == ["keep broken-lamp", "keep broken-pick", "keep repair-cart"]
    assert refused(game, "keep cross") == "ME-48 card-not-offered"
    assert refused(game, "pass cross") == "ME-48 not-asked"
    check(game, "three")
    events = play(game, "keep broken-pick")
    assert events[0] == CardsReturned(0, ("repair-cart", "broken-lamp"))
    assert visible_events(game, events, 1)[0] == HiddenReturn(0, 2)
    assert line(game, "hand 0") == ["cross"] * 5 + ["broken-pick"]
    assert line(game, "discard") == ["repair-cart~0", "broken-lamp~0"]
    assert [entry.card for entry in game.view(1).discard] == [None, None]
    assert line(game.determinise(0, "7"), "discard") == ["repair-cart~0", "broken-lamp~0"]


@pytest.mark.clause("R-93", "ME-48")
@pytest.mark.parametrize(("pile", "asked"), [("", False), ("map", False), ("map cross", True)])
def test_a_short_pile_shows_what_it_has(pile: str, *, asked: bool) -> None:
    game = at(
        f"hand 0 straight-horizontal rockfall\nhand 1 map\npile {pile}\n"
        "treasure-chests covered 2,0 chest-cross chest-draw-three"
    )
    play(game, LAY)
    assert (game.view("public").asked == "keep-drawn") == asked
    if asked:
        play(game, "keep map")
    assert line(game, "hand 0") == ["rockfall", "map"][: 1 + bool(pile)]
    assert game.decider == 1


# Peek.


@pytest.mark.clause("ME-49")
def test_the_seat_sees_another_role_at_once() -> None:
    game = one_chest("peek", "roles miner saboteur miner | miner")
    play(game, LAY)
    assert listing(game) == ["peek 1", "peek 2"]
    assert refused(game, "peek 0") == "ME-49 peek-at-yourself"
    assert refused(game, "pass cross") == "ME-49 not-asked"
    events = play(game, "peek 1")
    assert visible_events(game, events, 0)[0] == RoleSeen(0, 1, "saboteur")
    assert visible_events(game, events, 1)[0] == HiddenRolePeek(0, 1)
    assert [(peek.seat, peek.role) for peek in game.view(0).role_peeks] == [(1, "saboteur")]
    for number in range(20):
        assert line(game.determinise(0, str(number)), "roles")[1] == "saboteur"


# Dig the discard.

HEAP = "map rockfall broken-pick broken-lamp broken-cart repair-lamp repair-cart"


@pytest.mark.clause("ME-50", "R-95")
def test_the_discard_is_shuffled_and_one_of_five_is_kept() -> None:
    game = one_chest("dig", f"discard {HEAP}")
    events = play(game, LAY)
    assert event_names(events)[-2:] == ["DiscardShuffled", "CardsOffered"]
    offer = events[-1]
    assert isinstance(offer, CardsOffered)
    assert len(offer.cards) == 5
    assert visible_events(game, events, 1)[-1] == HiddenOffer(0, 5)
    heap = [word.split("~")[0] for word in line(game, "discard")]
    assert sorted(heap) == sorted(HEAP.split())
    assert heap != HEAP.split()
    assert tuple(heap[2:]) == offer.cards
    assert [entry.card for entry in game.view(0).discard] == [None, None, *offer.cards]
    assert [entry.card for entry in game.view(1).discard] == [None] * 7
    assert refused(game, f"keep {heap[0]}") == "ME-50 card-not-offered"
    assert refused(game, "pass cross") == "ME-50 not-asked"
    check(game, "dig")
    events = play(game, f"keep {heap[3]}")
    assert visible_events(game, events, 0)[0] == CardKept(0, heap[3])
    assert visible_events(game, events, 2)[0] == HiddenKeep(0)
    assert line(game, "hand 0")[-1] == heap[3]
    rest = [heap[0] + "~", heap[1] + "~", *(heap[at_] + "~0" for at_ in (2, 4, 5, 6))]
    assert line(game, "discard") == rest
    assert len(line(game, "pile")) == 11, "no other draw"


@pytest.mark.clause("R-95")
def test_an_empty_discard_is_not_dug_and_the_draw_is_the_usual_one() -> None:
    game = one_chest("dig")
    events = play(game, LAY)
    assert "DiscardShuffled" not in event_names(events)
    assert len(line(game, "hand 0")) == 6
    assert len(line(game, "pile")) == 10


@pytest.mark.clause("ME-50")
def test_of_fewer_than_five_cards_all_are_looked_at() -> None:
    game = one_chest("dig", "discard map rockfall")
    play(game, LAY)
    assert listing(game) == ["keep map", "keep rockfall"]


@pytest.mark.clause("R-95", "R-192")
def test_everybody_knows_that_one_card_of_the_discard_is_in_the_hand() -> None:
    game = one_chest("dig", f"discard {HEAP}")
    play(game, LAY)
    play(game, listing(game)[0])
    taken = set()
    for number in range(80):
        world = game.determinise(1, str(number))
        left = [word.split("~")[0] for word in line(world, "discard")]
        out = set(HEAP.split()) - set(left)
        assert len(out) == 1, left
        assert out <= set(line(world, "hand 0"))
        taken |= out
    assert taken == set(HEAP.split())
    for number in range(20):
        mine = game.determinise(0, str(number))
        assert line(mine, "discard")[2:] == line(game, "discard")[2:], "the digger saw them"
        assert sorted(line(mine, "discard")) == sorted(line(game, "discard")), "and knows the rest"


@pytest.mark.clause("R-95", "R-192")
def test_who_knew_part_of_the_discard_knows_that_much() -> None:
    game = one_chest("dig", "discard map rockfall broken-pick~2 broken-lamp~2 repair-lamp~1")
    play(game, LAY)
    play(game, listing(game)[0])
    known = {"map", "rockfall", "repair-lamp"}
    missing = set()
    for number in range(80):
        world = game.determinise(1, str(number))
        out = known - {word.split("~")[0] for word in line(world, "discard")}
        assert len(out) <= 1
        assert out <= set(line(world, "hand 0"))
        missing.add(frozenset(out))
    assert missing == {frozenset(), *(frozenset([card]) for card in known)}
    check(game, "dug")


# Cave-in.


@pytest.mark.clause("ME-51", "R-95")
def test_five_cards_of_the_pile_go_unseen_to_the_discard() -> None:
    game = one_chest("cave-in")
    events = play(game, LAY)
    assert PileCavedIn(0, 5) in events
    assert visible_events(game, events, "public")[3] == PileCavedIn(0, 5)
    names = ["repair-cart~", "broken-lamp~", "broken-pick~", "rockfall~", "straight-vertical~"]
    assert line(game, "discard") == names
    assert len(line(game, "pile")) == 5
    for sight in (0, 1, "public"):
        assert [entry.card for entry in game.view(sight).discard] == [None] * 5
    check(game, "caved")


@pytest.mark.clause("ME-51", "R-95")
def test_a_short_pile_caves_in_as_far_as_it_goes() -> None:
    game = at(
        "hand 0 straight-horizontal map\nhand 1 map\npile cross rockfall\n"
        "treasure-chests covered 2,0 chest-cross chest-cave-in"
    )
    assert PileCavedIn(0, 2) in play(game, LAY)
    assert line(game, "hand 0") == ["map"]


# Whole games.


@pytest.mark.clause("ME-53", "R-189")
@pytest.mark.parametrize(
    ("seats", "layout"),
    sample_cases([(seats, way) for seats in (3, 6, 10) for way in ("preset", "random")], 2),
)
def test_whole_games(seats: int, layout: str) -> None:
    id_ = "saboteur+forgotten-treasure+treasure-chests"
    play_random_game(id_, seats, f"play_random_game-{seats}", {"chest_layout": layout})
