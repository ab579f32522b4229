"""What the chests do (ME-42 to ME-53, ME-55, R-90 to R-95)."""

import pytest

from saboteur.games.classic.events import GoldPaid, HiddenRolePeek, NuggetsGained, RoleSeen
from saboteur.games.classic.modules.treasure_chests.events import (
    CardRobbed,
    CardsReturned,
    GoalMoved,
    HiddenReturn,
    HiddenRobbery,
    PileCavedIn,
)
from saboteur.games.classic.sifting import CardKept, CardsOffered, HiddenKeep, HiddenOffer
from saboteur.kernel.geometry import cell
from tests.modules.treasure_chests.table import LAY, at, one_chest, sizes
from tests.modules.walk import check, walk
from tests.table import allowed, kinds, line, listing, play, refused, seen

GOALS = "goals 8,-2=stone-nw 8,0=treasure 8,2=stone-ne"

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
    assert "GoldPaid" not in kinds(events)
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
    for number in range(20):
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


# Move a goal.


@pytest.mark.clause("ME-46", "R-90")
def test_a_hidden_goal_goes_one_column_further() -> None:
    game = one_chest("move-goal", GOALS)
    play(game, LAY)
    assert listing(game) == ["push 8,-2", "push 8,0", "push 8,2"]
    assert refused(game, "push 2,0") == "ME-46 no-goal-to-move"
    assert refused(game, "pass cross") == "ME-46 not-asked"
    events = play(game, "push 8,2")
    assert events[0] == GoalMoved(0, cell(8, 2), cell(9, 2))
    assert line(game, "goals") == ["8,-2=stone-nw", "8,0=treasure", "9,2=stone-ne"]
    covered = game.view("public").covered
    assert cell(9, 2) in covered
    assert cell(8, 2) not in covered
    check(game, "moved")


@pytest.mark.clause("R-90")
def test_who_has_looked_at_the_goal_knows_where_it_is_now() -> None:
    game = one_chest(
        "move-goal", f"{GOALS}\nsaw 1 8,0=treasure round 1\nsaw 2 8,2=stone-ne round 1"
    )
    play(game, LAY, "push 8,0")
    goals = {(goal.x, goal.y): goal for goal in game.view(1).goals}
    assert goals[9, 0].seen == "treasure"
    assert goals[9, 0].looked == (1,)
    assert not goals[9, 0].stale
    for number in range(20):
        assert line(game.determinise(1, str(number)), "goals")[1] == "9,0=treasure"
        assert line(game.determinise(2, str(number)), "goals")[2] == "8,2=stone-ne"


@pytest.mark.clause("R-90")
def test_an_open_goal_keeps_its_orientation_and_may_be_cut_off() -> None:
    corridor = " ".join(f"{x},0=straight-horizontal" for x in range(1, 8))
    game = at(
        f"goals 8,-2=treasure 8,0=stone-nw 8,2=stone-ne\nmaze {corridor} 8,0=stone-nw 0,1=cross\n"
        "hand 0 cross\nhand 1 map cross\ntreasure-chests covered 1,2 chest-cross chest-move-goal"
    )
    play(game, "lay cross 0,2", "push 8,0")
    assert "9,0=stone-nw" in line(game, "maze")
    assert not any(word.startswith("8,0=") for word in line(game, "maze"))
    game = at(game.position())
    lit = {(laid.x, laid.y): laid.lit for laid in game.view("public").maze}
    assert lit[9, 0] == ""
    assert allowed(game, "pass cross")
    assert any(text.endswith(" 8,0") for text in listing(game, "lay")), "the hole can be filled"


@pytest.mark.clause("R-90")
def test_an_open_goal_may_be_tied_in_elsewhere() -> None:
    top = " ".join(f"{x},-1=straight-horizontal" for x in range(1, 9))
    game = at(
        "goals 8,-2=treasure 8,0=stone-nw 8,2=stone-ne\n"
        f"maze 0,-1=t-vertical* {top}  8,0=stone-nw\n"
        "maze 9,-1=t-horizontal\n"
        "hand 0 straight-horizontal\nhand 1 map\n"
        "treasure-chests covered 2,0 chest-cross chest-move-goal"
    )
    play(game, LAY, "push 8,0")
    lit = {(laid.x, laid.y): laid.lit for laid in game.view("public").maze}
    assert lit[9, 0] == "NW"


@pytest.mark.clause("R-90", "ME-46")
def test_the_next_cell_must_be_empty() -> None:
    game = one_chest(
        "move-goal", f"{GOALS}\nmaze 9,0=cross\ntreasure-chests covered 9,2 chest-cross chest-rob"
    )
    events = play(game, LAY)
    assert GoalMoved(0, cell(8, -2), cell(9, -2)) in events, "only one can be moved"
    blocked = one_chest("move-goal", f"{GOALS}\nmaze 9,0=cross")
    play(blocked, LAY)
    assert refused(blocked, "push 8,0") == "R-90 goal-blocked"


@pytest.mark.clause("R-90")
def test_where_no_goal_can_be_moved_nothing_happens() -> None:
    game = one_chest("move-goal", f"{GOALS}\nmaze 9,0=cross 9,2=cross 9,-2=cross")
    events = play(game, LAY)
    assert "GoalMoved" not in kinds(events)
    assert game.decider == 1


@pytest.mark.clause("R-90")
def test_a_hidden_goal_moved_before_a_linked_end_is_turned_over() -> None:
    top = " ".join(f"{x},-1=straight-horizontal" for x in range(1, 9))
    game = at(
        f"goals 8,-2=treasure 8,0=stone-ne 8,2=stone-nw\ngold-pile 1 1 1 1\n"
        f"maze 0,-1=t-vertical* {top} 9,-1=t-vertical\n"
        "hand 0 straight-horizontal\nhand 1 map\n"
        "treasure-chests covered 2,0 chest-cross chest-move-goal"
    )
    play(game, LAY)
    events = play(game, "push 8,-2")
    assert kinds(events)[:3] == ["GoalMoved", "GoalRevealed", "RoundEnded"]
    assert game.view("public").results[0].completer == 0


# Rob a hand.


@pytest.mark.clause("ME-47", "R-92")
def test_the_robber_gets_a_random_card_at_the_end_of_his_turn() -> None:
    game = one_chest("rob")
    events = play(game, LAY)
    assert kinds(events)[-1] == "ChestOpened"
    assert listing(game) == ["rob 1", "rob 2"]
    assert refused(game, "rob 0") == "ME-47 rob-yourself"
    assert refused(game, "pass cross") == "ME-47 not-asked"
    before = line(game, "hand 1")
    events = play(game, "rob 1")
    card = line(game, "hand 0")[-1]
    assert CardRobbed(0, 1, card) in events
    assert sorted([*line(game, "hand 1"), card]) == sorted(before)
    assert "CardDrawn" not in kinds(events)
    assert len(line(game, "pile")) == 11


@pytest.mark.clause("R-92")
def test_robber_and_robbed_see_the_card_third_parties_do_not() -> None:
    game = one_chest("rob")
    play(game, LAY)
    events = play(game, "rob 1")
    card = line(game, "hand 0")[-1]
    for sight in (0, 1):
        assert seen(game, events, sight)[0] == CardRobbed(0, 1, card)
    for other in (2, "public"):
        assert seen(game, events, other)[0] == HiddenRobbery(0, 1)
    for number in range(20):
        assert card in line(game.determinise(1, str(number)), "hand 0"), "he knows where it is"


@pytest.mark.clause("R-92")
def test_an_empty_hand_cannot_be_robbed_and_the_only_other_is() -> None:
    game = at(
        "hand 0 straight-horizontal map\nhand 2 rockfall map\npile cross cross\n"
        "treasure-chests covered 2,0 chest-cross chest-rob"
    )
    assert "CardRobbed" in kinds(play(game, LAY))
    assert sizes(game) == [2, 0, 1]
    three = at(
        "hand 0 straight-horizontal map\nhand 2 rockfall map\nhand 3 map\n"
        "treasure-chests covered 2,0 chest-cross chest-rob",
        4,
    )
    play(three, LAY)
    assert refused(three, "rob 1") == "R-92 nothing-to-rob"


@pytest.mark.clause("R-92")
def test_with_nobody_to_rob_the_draw_is_forfeited_all_the_same() -> None:
    game = at(
        "hand 0 straight-horizontal map\npile cross cross\n"
        "treasure-chests covered 2,0 chest-cross chest-rob"
    )
    play(game, LAY)
    assert line(game, "hand 0") == ["map"]
    assert len(line(game, "pile")) == 2


@pytest.mark.clause("R-23")
def test_a_robbed_card_does_not_count_as_played() -> None:
    game = one_chest("rob")
    play(game, LAY, "rob 1")
    assert line(game, "last")[0] == "0"


@pytest.mark.clause("R-92")
def test_the_card_is_random() -> None:
    cards = set()
    for number in range(40):
        game = one_chest("rob", f"seed {number}")
        play(game, LAY, "rob 1")
        cards.add(line(game, "hand 0")[-1])
    assert cards == {"t-vertical", "t-horizontal"}


# Draw three.


@pytest.mark.clause("ME-48", "R-93")
def test_of_three_cards_one_is_kept_and_the_others_are_discarded_face_down() -> None:
    game = one_chest("draw-three")
    events = play(game, LAY)
    assert kinds(events)[-3:] == ["CardDrawn"] * 3
    assert [name.__class__.__name__ for name in seen(game, events, 1)][-3:] == ["HiddenDraw"] * 3
    assert listing(game) == ["keep broken-lamp", "keep broken-pick", "keep repair-cart"]
    assert refused(game, "keep cross") == "ME-48 card-not-offered"
    assert refused(game, "pass cross") == "ME-48 not-asked"
    check(game, "three")
    events = play(game, "keep broken-pick")
    assert events[0] == CardsReturned(0, ("repair-cart", "broken-lamp"))
    assert seen(game, events, 1)[0] == HiddenReturn(0, 2)
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
    assert seen(game, events, 0)[0] == RoleSeen(0, 1, "saboteur")
    assert seen(game, events, 1)[0] == HiddenRolePeek(0, 1)
    assert [(peek.seat, peek.role) for peek in game.view(0).seen_roles] == [(1, "saboteur")]
    for number in range(20):
        assert line(game.determinise(0, str(number)), "roles")[1] == "saboteur"


# Dig the discard.

HEAP = "map rockfall broken-pick broken-lamp broken-cart repair-lamp repair-cart"


@pytest.mark.clause("ME-50", "R-95")
def test_the_discard_is_shuffled_and_one_of_five_is_kept() -> None:
    game = one_chest("dig", f"discard {HEAP}")
    events = play(game, LAY)
    assert kinds(events)[-2:] == ["DiscardShuffled", "CardsOffered"]
    offer = events[-1]
    assert isinstance(offer, CardsOffered)
    assert len(offer.cards) == 5
    assert seen(game, events, 1)[-1] == HiddenOffer(0, 5)
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
    assert seen(game, events, 0)[0] == CardKept(0, heap[3])
    assert seen(game, events, 2)[0] == HiddenKeep(0)
    assert line(game, "hand 0")[-1] == heap[3]
    rest = [heap[0] + "~", heap[1] + "~", *(heap[at_] + "~0" for at_ in (2, 4, 5, 6))]
    assert line(game, "discard") == rest
    assert len(line(game, "pile")) == 11, "no other draw"


@pytest.mark.clause("R-95")
def test_an_empty_discard_is_not_dug_and_the_draw_is_the_usual_one() -> None:
    game = one_chest("dig")
    events = play(game, LAY)
    assert "DiscardShuffled" not in kinds(events)
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
    assert seen(game, events, "public")[3] == PileCavedIn(0, 5)
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


# What third parties know of a robbed hand.


@pytest.mark.clause("R-92", "R-192")
def test_of_the_cards_known_in_a_robbed_hand_at_most_one_has_moved() -> None:
    saw = "saw-card 2 1=t-vertical\nsaw-card 2 1=t-horizontal"
    hands = "hand 0 straight-horizontal cross\nhand 1 t-vertical t-horizontal map\nhand 2 map\n"
    game = at(f"{hands}{saw}\ntreasure-chests covered 2,0 chest-cross chest-rob")
    play(game, LAY, "rob 1")
    moved = set()
    for number in range(120):
        world = game.determinise(2, str(number))
        robbed = line(world, "hand 1")
        gone = {"t-vertical", "t-horizontal"} - set(robbed)
        assert len(gone) <= 1
        assert gone <= set(line(world, "hand 0"))
        moved.add(frozenset(gone))
    assert len(moved) == 3
    check(game, "robbed")


@pytest.mark.clause("R-92", "R-192")
def test_if_the_whole_hand_was_known_one_of_its_cards_has_moved() -> None:
    saw = "saw-card 2 1=t-vertical\nsaw-card 2 1=t-horizontal"
    hands = "hand 0 straight-horizontal cross\nhand 1 t-vertical t-horizontal\nhand 2 map\n"
    game = at(f"{hands}{saw}\ntreasure-chests covered 2,0 chest-cross chest-rob")
    play(game, LAY, "rob 1")
    for number in range(40):
        world = game.determinise(2, str(number))
        left = line(world, "hand 1")
        assert left in (["t-vertical"], ["t-horizontal"])
        other = {"t-vertical", "t-horizontal"} - set(left)
        assert other <= set(line(world, "hand 0"))


@pytest.mark.clause("R-192")
def test_the_robber_no_longer_looks_for_the_card_he_got() -> None:
    saw = "saw-card 0 1=t-vertical\nsaw-card 0 1=t-horizontal"
    hands = "hand 0 straight-horizontal cross\nhand 1 t-vertical t-horizontal\nhand 2 map\n"
    game = at(f"{hands}{saw}\ntreasure-chests covered 2,0 chest-cross chest-rob")
    play(game, LAY, "rob 1")
    assert len(game.view(0).seen_cards) == 1
    assert line(game.determinise(0), "hand 1") == line(game, "hand 1")


# Whole games.


@pytest.mark.clause("ME-53", "R-189")
@pytest.mark.parametrize("seats", [3, 6, 10])
@pytest.mark.parametrize("layout", ["preset", "random"])
def test_whole_games(seats: int, layout: str) -> None:
    id_ = "saboteur+forgotten-treasure+treasure-chests"
    walk(id_, seats, f"walk-{seats}", {"chest_layout": layout})
