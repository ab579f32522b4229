"""The three steps of a turn (LM-10 to LM-12, LM-28)."""

import pytest

from saboteur.kernel.events import HiddenDraw, TurnSkipped
from tests.rule_positions import allowed, event_names, line, listing, play, refused, visible_events
from tests.rules.lost_mines.positions import lost_mines_at


@pytest.mark.clause("LM-10")
def test_a_card_is_played_then_the_dwarf_moves_then_a_card_is_drawn() -> None:
    game = lost_mines_at("hand 0 cross trap\npile axe boat")
    assert event_names(play(game, "lay cross 2,2")) == ["PathLaid"]
    assert game.view(0).asked == "step"
    events = play(game, "step 2,2", "stop")
    assert event_names(events) == ["CardDrawn", "TurnBegan"]
    assert line(game, "hand 0") == ["trap", "boat"]


@pytest.mark.clause("LM-10")
def test_playing_or_discarding_is_compulsory_and_moving_is_not() -> None:
    game = lost_mines_at("hand 0 cross\nmaze 2,2=cross\npile axe")
    assert refused(game, "stop") == "LM-10 not-asked"
    assert refused(game, "step 2,2") == "LM-10 not-asked"
    assert refused(game, "pass axe") == "LM-10 not-in-hand"
    play(game, "pass cross")
    assert refused(game, "lay cross 3,2") == "LM-29 not-asked"
    play(game, "stop")
    assert line(game, "figures")[0] == "1,2"
    assert game.decider == 1


@pytest.mark.clause("LM-10")
def test_a_dwarf_that_can_go_nowhere_is_not_asked() -> None:
    game = lost_mines_at("hand 0 trap axe\npile boat")
    play(game, "pass trap", "stop")
    assert game.decider == 1


@pytest.mark.clause("LM-11")
def test_a_player_without_cards_is_passed_over_and_does_not_move() -> None:
    game = lost_mines_at("hand 0 trap\nhand 1\nhand 2 axe\nmaze 2,2=cross")
    events = play(game, "pass trap", "stop")
    assert TurnSkipped(1) in events
    assert game.decider == 2
    play(game, "pass axe", "step 2,2")
    play(game, "stop")
    assert game.round == 2  # no seat had a card left: seats 0 and 1 were not asked again


@pytest.mark.clause("LM-12")
def test_one_card_is_drawn_after_a_played_one_and_two_after_two_discarded() -> None:
    game = lost_mines_at("hand 0 trap axe boat\npile cross cross cross")
    play(game, "pass trap", "pass axe")
    assert line(game, "hand 0") == ["boat", "cross", "cross"]
    game = lost_mines_at("hand 0 cross axe\npile trap trap trap")
    play(game, "lay cross 2,2", "stop")
    assert line(game, "hand 0") == ["axe", "trap"]


@pytest.mark.clause("LM-12", "R-182")
def test_nothing_is_drawn_from_an_empty_pile_and_the_discard_is_not_reshuffled() -> None:
    game = lost_mines_at("hand 0 trap axe\ndiscard cross cross")
    events = play(game, "pass trap", "stop")
    assert "CardDrawn" not in event_names(events)
    assert line(game, "hand 0") == ["axe"]
    assert line(game, "discard") == ["cross", "cross", "trap~0"]


@pytest.mark.clause("LM-28")
def test_one_or_two_cards_are_discarded_face_down() -> None:
    game = lost_mines_at("hand 0 trap axe boat\nmaze 2,2=cross\npile cross cross cross")
    play(game, "pass trap")
    assert listing(game) == ["pass axe", "pass boat", "stop"]
    assert refused(game, "pass trap") == "LM-28 not-in-hand"
    assert refused(game, "lay cross 3,2") == "LM-28 not-asked"
    play(game, "pass boat")
    assert game.view(0).asked == "step"  # two at most
    assert line(game, "discard") == ["trap~0", "boat~0"]
    assert [entry.card for entry in game.view(0).discard] == ["trap", "boat"]
    assert [entry.card for entry in game.view(1).discard] == [None, None]


@pytest.mark.clause("LM-28")
def test_discarding_is_allowed_though_a_card_could_be_played() -> None:
    game = lost_mines_at("hand 0 cross")
    assert allowed(game, "lay cross 2,2")
    assert allowed(game, "pass cross")


@pytest.mark.clause("R-147")
def test_no_more_is_discarded_than_held_nor_drawn_than_there_is() -> None:
    game = lost_mines_at("hand 0 trap\npile cross cross")
    play(game, "pass trap")
    assert game.decider == 1  # there was no second card to ask for, and no step
    game = lost_mines_at("hand 0 trap axe boat\npile cross")
    events = play(game, "pass trap", "pass axe")
    assert [e for e in visible_events(game, events, "public") if isinstance(e, HiddenDraw)] == [
        HiddenDraw(0)
    ]
    assert line(game, "hand 0") == ["boat", "cross"]


@pytest.mark.clause("R-183")
def test_the_clock_discards_one_card_stops_and_refuses() -> None:
    game = lost_mines_at("hand 0 trap axe\nmaze 2,2=cross\npile cross cross")
    assert str(game.absent_move()) in ("pass trap", "pass axe")
    game.play(game.absent_move())
    assert str(game.absent_move()) == "stop"
    play(game, "stop")
    assert game.view(0).asked == "step"
    assert str(game.absent_move()) == "stop"
    play(game, "stop", "propose-end")
    assert str(game.absent_move()) == "refuse"


@pytest.mark.clause("R-181")
@pytest.mark.parametrize("card", ["axe", "boat", "rope", "storm"])
def test_an_action_without_a_target_cannot_be_played(card: str) -> None:
    game = lost_mines_at(f"hand 0 {card}")
    assert listing(game, "play") == []
    assert listing(game, "pass") == [f"pass {card}"]
