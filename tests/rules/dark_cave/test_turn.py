"""The turn: DC-15 to DC-17, DC-52, DC-73, R-171, R-182 to R-184, R-227."""

import pytest

from saboteur.games.dark_cave.events import GameEnded, HiddenDraw
from saboteur.kernel.events import CardDrawn, TurnSkipped
from tests.rule_positions import event_names, line, listing, play, refused, visible_events
from tests.rules.dark_cave.positions import dark_cave_at, dealt, dwarf, only, shown

BLOCKED = "turn 0 still\n"
"""The line that says that seat 0's dwarf has just stood up, so it will not move this turn."""


@pytest.mark.clause("DC-15")
def test_a_turn_is_a_card_then_movement_then_a_draw() -> None:
    game = dark_cave_at("hand 0 cross-i cross-i\npile cross-ii cross-i")
    assert refused(game, "stop") == "DC-15 not-asked"
    assert refused(game, "step 1,0 0") == "DC-15 not-asked"
    assert refused(game, "pass cross-ii") == "DC-15 not-in-hand"
    play(game, "lay cross-i 1,0")
    assert (shown(game, "asked"), shown(game, "asked_left")) == ("dwarf-step", 3)
    assert refused(game, "lay cross-i 2,0") == "DC-53 not-asked"
    play(game, "step 1,0 0")
    events = play(game, "stop")
    assert event_names(events) == ["CardDrawn", "TurnBegan"]
    assert line(game, "hand 0") == ["cross-i", "cross-i"]
    assert (game.decider, dwarf(game, 0)) == (1, "1,0.0")


@pytest.mark.clause("DC-15")
def test_movement_is_optional() -> None:
    game = dark_cave_at("hand 0 cross-i cross-i\npile cross-i")
    play(game, "lay cross-i 1,0", "stop")
    assert dwarf(game, 0) == "0,0.0"


@pytest.mark.clause("DC-16", "R-182")
def test_with_an_empty_pile_nothing_is_drawn() -> None:
    game = dark_cave_at("hand 0 cross-i rat-i\ndiscard cross-ii")
    events = play(game, "lay cross-i 1,0", "stop")
    assert event_names(events) == ["TurnBegan"]
    assert line(game, "hand 0") == ["rat-i"]
    assert line(game, "discard") == ["cross-ii"]


@pytest.mark.clause("DC-16", "R-227")
def test_an_empty_hand_passes_the_whole_turn() -> None:
    game = dark_cave_at(
        f"{BLOCKED}hand 0 cross-i rat-i\nhand 1\nhand 2 cross-ii\npile cross-i cross-i"
    )
    events = play(game, "lay cross-i 1,0")
    assert only(events, TurnSkipped) == [TurnSkipped(1)]
    assert game.decider == 2
    assert line(game, "hand 1") == []
    assert line(game, "pile") == ["cross-i"]


@pytest.mark.clause("DC-17")
def test_one_card_is_drawn_for_a_played_one() -> None:
    game = dark_cave_at(f"{BLOCKED}hand 0 cross-i rat-i\npile cross-ii curve-nw-i")
    events = play(game, "lay cross-i 1,0")
    assert only(events, CardDrawn) == [CardDrawn(0, "curve-nw-i")]


@pytest.mark.clause("DC-17", "DC-52")
@pytest.mark.parametrize("many", [1, 2])
def test_as_many_are_drawn_as_were_discarded(many: int) -> None:
    game = dark_cave_at(f"{BLOCKED}hand 0 cross-i rat-i web-i\npile cross-ii curve-nw-i curve-ne-i")
    play(game, "pass cross-i")
    assert listing(game) == ["pass rat-i", "pass web-i", "stop"]
    assert refused(game, "pass cross-i") == "DC-52 not-in-hand"
    assert refused(game, "lay cross-i 1,0") == "DC-52 not-asked"
    events = play(game, "stop" if many == 1 else "pass rat-i")
    assert len(only(events, CardDrawn)) == many
    assert len(line(game, "hand 0")) == 3
    assert line(game, "discard") == ["cross-i~0", "rat-i~0"][:many]


@pytest.mark.clause("DC-52")
def test_passed_cards_lie_face_down() -> None:
    game = dark_cave_at(f"{BLOCKED}hand 0 cross-i rat-ii web-i")
    events = play(game, "pass rat-ii")
    assert event_names(visible_events(game, events, 0)) == ["CardPassed"]
    (hidden,) = visible_events(game, events, 1)
    assert repr(hidden) == "HiddenPass(seat=0, level=2)"
    entry = {"type": "Discarded", "card": None, "level": 2, "known_by": [0]}
    assert shown(game, "discard", 1) == [entry]
    assert shown(game, "discard", 0) == [entry | {"card": "rat-ii"}]


@pytest.mark.clause("DC-61", "DC-73", "R-171")
def test_the_last_card_still_buys_its_movement_then_the_game_ends() -> None:
    game = dark_cave_at("hand 0 cross-i\nhand 1\nhand 2")
    play(game, "lay cross-i 1,0")
    assert shown(game, "asked") == "dwarf-step"
    events = play(game, "step 1,0 0", "stop")
    (ended,) = only(events, GameEnded)
    assert ended.cause == "cards"
    assert dwarf(game, 0) == "1,0.0"


@pytest.mark.clause("DC-73", "R-227", "R-232")
def test_all_hands_empty_ends_the_game_though_the_pile_is_not() -> None:
    game = dark_cave_at("turn 0 still draws 0\nhand 0 cross-i\nhand 1\nhand 2\npile cross-iii")
    events = play(game, "lay cross-i 1,0")
    assert only(events, GameEnded)
    assert line(game, "pile") == ["cross-iii"]


@pytest.mark.clause("R-184")
def test_nothing_is_drawn_when_the_game_is_over() -> None:
    game = dark_cave_at(
        "clans yellow-loyal blue-loyal\nmaze 4,3=cross-i 4,4=goal-exit\ndwarves 4,4.2 0,0.0\n"
        "goals -4,-4=goal-vein 4,-4=goal-ladder -4,4=goal-abyss 4,4=goal-exit\n"
        "hand 0 cross-i cross-i\npile cross-i",
        seats=2,
    )
    events = play(game, "pass cross-i", "stop", "step 4,4 4")
    assert event_names(events)[-1] == "GameEnded"
    assert not only(events, CardDrawn)
    assert line(game, "pile") == ["cross-i"]


@pytest.mark.clause("R-183")
def test_the_clock_passes_declines_and_takes_no_step() -> None:
    game = dark_cave_at("hand 0 cross-i rat-i\npile cross-i")
    answers = {str(game.rules.absent_move(game._state, str(n), 0)) for n in range(20)}
    assert answers == {"pass cross-i", "pass rat-i"}
    play(game, "lay cross-i 1,0")
    assert str(game.absent_move()) == "stop"
    asked = "hand 0 rat-i\ngear 0 axe-i\nmaze 1,0=abyss-cross-i\ncreature rat-i 0 1,0.0\n"
    asked += "dwarves 1,0.0 0,0.0 0,0.0\nask repel-creature 0 1,0 rat-i"
    assert str(dark_cave_at(asked).absent_move()) == "decline"
    assert str(dark_cave_at("hand 0 rat-i\nask take-nugget 0").absent_move()) == "decline"
    assert str(dark_cave_at("hand 0 rat-i\nask turn 0\nask end-vote 1").absent_move()) == "refuse"
    assert str(dark_cave_at("hand 0 rat-i\nask pass-more 0").absent_move()) == "stop"


@pytest.mark.clause("R-235")
def test_levels_of_hands_and_pile_are_public() -> None:
    game = dealt(7)
    events = play(game, str(next(m for m in game.legal_moves() if m.verb == "pass")), "stop")
    while not only(events, CardDrawn):
        events = play(game, "stop")
    (drawn,) = only(events, CardDrawn)
    hidden = [e for e in visible_events(game, events, "public") if isinstance(e, HiddenDraw)]
    assert hidden == [HiddenDraw(drawn.seat, 1)]
    assert shown(game, "pile_levels") == [2, 8, 21]
    assert all(sum(levels) == 5 for levels in shown(game, "hand_levels"))
