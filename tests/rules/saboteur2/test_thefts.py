"""Thefts: S2-21, S2-24, S2-41 to S2-43, S2-61, R-43 to R-45."""

import pytest

from saboteur.games.classic.events import NuggetsPaid
from saboteur.games.classic.modules.saboteur2.events import NuggetStolen, TheftDeclined
from saboteur.play.game import Game
from tests.rule_positions import event_names, line, listing, play, refused
from tests.rules.saboteur2.positions import GOALS, at, linked, missed, roles

SIX = "bgbgbg|"


def thieves(*seats: int) -> str:
    """Return position lines in which thieves lie before ``seats``, laid in this order."""
    lines = [f"marks {seat} thief" for seat in seats]
    return "\n".join([*lines, "saboteur2 thieves " + " ".join(map(str, seats))])


def order(game: Game) -> list[int]:
    """Let every thief decline; return the seats that were asked."""
    asked = []
    while not game.over and listing(game, "decline"):
        asked.append(game.decider or 0)
        play(game, "decline")
    return asked


@pytest.mark.clause("S2-61", "S2-41", "R-44")
def test_the_last_thief_laid_steals_first_then_clockwise() -> None:
    assert order(missed(SIX, f"{thieves(5, 1, 3)}\nnuggets 1 1 1 1 1 1")[0]) == [3, 5, 1]


@pytest.mark.clause("S2-61", "S2-24", "R-44")
def test_imprisoned_thieves_are_left_out_altogether() -> None:
    more = f"{thieves(5, 1, 3)}\nmarks 3 prison\nnuggets 1 1 1 1 1 1"
    assert order(missed(SIX, more)[0]) == [1, 5]


@pytest.mark.clause("R-44")
def test_the_order_is_kept_as_the_cards_are_laid_and_taken_away() -> None:
    game = at(
        f"{GOALS}\n{roles('bgs|')}\nnuggets 1 1 1\nhand 0 thief map\nhand 1 thief\n"
        "hand 2 thief\npile thief thief thief hands-off"
    )
    play(game, "play thief")
    assert line(game, "hand 0") == ["map", "hands-off"]
    play(game, "play thief", "play thief")
    assert line(game, "saboteur2 thieves") == ["0", "1", "2"]
    play(game, "play hands-off 1")
    assert line(game, "saboteur2 thieves") == ["0", "2"]
    play(game, "play thief")
    assert line(game, "saboteur2 thieves") == ["0", "2", "1"]


@pytest.mark.clause("R-44", "R-67")
def test_the_direction_of_play_is_no_matter() -> None:
    more = f"{thieves(5, 1, 3)}\nnuggets 1 1 1 1 1 1\ncounter-clockwise"
    assert order(missed(SIX, more)[0]) == [3, 5, 1]


@pytest.mark.clause("S2-41", "R-43")
def test_a_thief_takes_one_nugget_from_a_seat_of_its_choice() -> None:
    game, _ = linked("bgs|", 0, more=f"{thieves(2)}\nnuggets 0 2 0")
    assert game.scores == (5, 2, 0)
    assert listing(game) == ["decline", "steal 0", "steal 1"]
    events = play(game, "steal 1")
    assert events[:2] == (NuggetStolen(2, 1), NuggetsPaid(1, 2, 1))
    assert game.scores == (5, 1, 1)
    assert game.round == 2


@pytest.mark.clause("S2-41")
def test_thefts_come_after_the_sharing_and_before_the_next_round() -> None:
    game, events = linked("bgs|", 0, more=f"{thieves(2)}")
    assert event_names(events)[-2:] == ["WinnersNamed", "NuggetsGained"]
    assert game.view("public").roles == ("blue-digger", "green-digger", "saboteur")  # B-42


@pytest.mark.clause("S2-42", "R-43", "R-55")
def test_exactly_one_nugget_is_lost_whatever_the_tokens() -> None:
    game, _ = missed("bgs|", f"{thieves(0)}\nnuggets 0 5 0")
    play(game, "steal 1")
    assert game.scores == (1, 4, 5)


@pytest.mark.clause("R-43", "S2-43")
def test_not_from_oneself_nor_from_a_seat_without_nuggets() -> None:
    game, _ = missed("bgs|", f"{thieves(2)}\nnuggets 0 1 0")
    assert refused(game, "steal 2") == "R-43 not-from-yourself"
    assert refused(game, "steal 0") == "R-43 nothing-to-steal"
    assert refused(game, "pass map") == "S2-41 not-asked"


@pytest.mark.clause("R-43")
def test_stealing_is_optional() -> None:
    game, _ = missed("bgs|", f"{thieves(0)}")
    assert TheftDeclined(0) in play(game, "decline")
    assert game.scores == (0, 0, 5)


@pytest.mark.clause("R-43")
def test_without_a_victim_the_theft_lapses() -> None:
    game, _ = missed("bgg|", thieves(0, 1))
    assert game.round == 2


@pytest.mark.clause("R-43")
def test_a_stolen_nugget_may_be_stolen_on() -> None:
    game, _ = missed("bgg|", f"{thieves(1, 0)}\nnuggets 0 0 1")
    play(game, "steal 2")
    assert game.decider == 1
    assert listing(game) == ["decline", "steal 0"]
    play(game, "steal 0")
    assert game.scores == (0, 1, 0)


@pytest.mark.clause("R-43")
def test_a_theft_that_only_an_earlier_one_makes_possible() -> None:
    game, _ = missed("bgg|", f"{thieves(2, 0)}\nnuggets 0 0 1")
    play(game, "decline")
    assert game.round == 2  # seat 2 alone has a nugget, so its own theft lapses


@pytest.mark.clause("R-45", "S2-24")
def test_an_imprisoned_seat_can_be_robbed_but_not_rob() -> None:
    game, _ = missed("bgg|", f"{thieves(0, 1)}\nmarks 1 prison\nnuggets 0 3 0")
    assert order(game.clone()) == [0]
    play(game, "steal 1")
    assert game.scores == (1, 2, 0)


@pytest.mark.clause("S2-21")
def test_thefts_of_the_last_round_come_before_the_end_of_the_game() -> None:
    game, _ = missed("bgs|", f"round 3 starter 0\n{thieves(0)}\nnuggets 4 0 0")
    assert game.decider == 0
    play(game, "steal 2")
    assert game.over
    assert game.scores == (5, 0, 4)
    assert game.winners == (0,)


@pytest.mark.clause("S2-43", "R-29")
def test_totals_are_not_shown_but_having_none_is() -> None:
    game, _ = linked("bgs|", 0, more="nuggets 0 2 0")
    view = game.view(1).to_dict()
    assert view["has_nuggets"] == [True, True, False]
    assert view["nuggets"] == 2
    assert view["gold"] is None
    public = game.view("public").to_dict()
    assert public["nuggets"] is None


@pytest.mark.clause("R-183")
def test_who_is_away_declines() -> None:
    game, _ = missed("bgs|", thieves(0))
    assert str(game.absent_move()) == "decline"


@pytest.mark.clause("R-44")
def test_thieves_whose_order_a_position_does_not_tell_steal_by_seat() -> None:
    game, _ = missed("bgs|", "marks 0 thief\nmarks 1 thief")
    assert order(game) == [0, 1]
