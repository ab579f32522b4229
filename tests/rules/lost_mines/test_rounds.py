"""Ends of rounds and of the game (LM-40, LM-41, LM-49, LM-50, LM-56)."""

import pytest

import saboteur
from saboteur.games.lost_mines.events import RoundEnded
from saboteur.kernel.event import Event
from saboteur.kernel.events import EndAnswered, EndProposed, GameEnded
from tests.rule_positions import event_names, line, listing, play, refused
from tests.rules.lost_mines.positions import lost_mines_at, lost_mines_walking_at


def ending(events: tuple[Event, ...]) -> str | None:
    """Return how the events ended a round; ``None`` if no round ended."""
    return next((event.cause for event in events if isinstance(event, RoundEnded)), None)


@pytest.mark.clause("LM-40")
def test_a_round_ends_when_pile_and_hands_are_empty() -> None:
    game = lost_mines_at("hand 0 trap\nhand 1 axe\nhand 2")
    assert ending(play(game, "pass trap")) is None
    assert ending(play(game, "pass axe")) == "hands-empty"
    game = lost_mines_at("hand 0 trap\nhand 1\nhand 2\npile axe")
    assert ending(play(game, "pass trap")) is None  # the seat has drawn


@pytest.mark.clause("LM-40", "R-141")
def test_the_last_card_still_buys_its_movement_and_its_treasure() -> None:
    game = lost_mines_walking_at(
        "treasures gold-2 silver-3 silver-1 | gems-3\nmaze 8,2=cross\nfigures 8,2 1,2 1,2\n"
        "hand 1\nhand 2"
    )
    assert game.view(0).asked == "step"
    events = play(game, "step 9,2")
    assert event_names(events)[:4] == ["DwarfMoved", "MineRevealed", "TreasureTaken", "RoundEnded"]
    assert ending(events) == "hands-empty"


@pytest.mark.clause("LM-40", "R-141", "R-184")
def test_the_last_treasure_ends_the_round_at_once_without_a_draw() -> None:
    game = lost_mines_walking_at(
        "treasures gold-2 silver-3 silver-1 | gems-3\ntaken 1=1 2=2\nmaze 8,2=cross\n"
        "figures 8,2 1,2 1,2\npile cross cross"
    )
    events = play(game, "step 9,2")
    assert ending(events) == "all-treasures"
    ended = event_names(events).index("RoundEnded")
    assert "CardDrawn" not in event_names(events)[:ended]


@pytest.mark.clause("LM-41", "R-142")
def test_all_must_agree_to_end_a_round() -> None:
    game = lost_mines_at("hand 0 trap")
    assert play(game, "propose-end") == (EndProposed(0),)
    assert (game.decider, listing(game)) == (1, ["agree", "refuse"])
    assert refused(game, "pass trap") == "R-142 not-asked"
    assert play(game, "agree") == (EndAnswered(1, agreed=True),)
    events = play(game, "agree")
    assert ending(events) == "agreed"
    assert game.round == 2


@pytest.mark.clause("R-142")
def test_one_refusal_ends_the_vote_and_a_turn_has_one_proposal() -> None:
    game = lost_mines_at("hand 0 trap\nhand 1 trap")
    play(game, "propose-end", "refuse")
    assert game.decider == 0
    assert refused(game, "propose-end") == "R-142 end-already-proposed"
    play(game, "pass trap", "propose-end")  # the next seat may, on its own turn
    assert game.decider == 2


@pytest.mark.clause("R-142")
def test_a_table_may_do_without_agreed_ends() -> None:
    game = lost_mines_at("hand 0 trap", agree_end=False)
    assert refused(game, "propose-end") == "R-142 agree-end-off"


@pytest.mark.clause("LM-49", "R-149")
@pytest.mark.parametrize(("last", "begins"), [("play trap 1,2 E", 2), ("pass trap", 1)])
def test_left_of_the_last_to_lay_or_play_a_card_begins_even_if_another_discards_after(
    last: str, begins: int
) -> None:
    game = lost_mines_at("hand 0\nhand 1 trap\nhand 2\nlast 0\nask turn 1")
    play(game, last)
    assert (game.round, game.decider) == (2, begins)


@pytest.mark.clause("LM-49", "R-149")
def test_where_everybody_only_discards_the_same_seat_begins_again() -> None:
    game = lost_mines_at("round 1 starter 2\nhand 0\nhand 1 trap axe\nhand 2\nask turn 1")
    play(game, "pass trap", "pass axe")
    assert (game.round, game.decider) == (2, 2)


@pytest.mark.clause("LM-49", "R-149")
def test_a_card_lost_to_a_trap_does_not_count_nor_does_a_skipped_turn() -> None:
    game = lost_mines_at("hand 0 trap\nhand 1 axe axe\nhand 2\nmaze 2,2=cross\ntraps 1,2/E\nlast 2")
    play(game, "play trap 2,2 N", "stop")
    play(game, "pass axe", "stop", "step 2,2", "stop")
    assert (game.round, game.decider) == (2, 1)  # seat 0 was the last


def test_a_round_ended_by_vote_before_any_card_has_the_same_starter_again() -> None:
    game = saboteur.new("lost-mines", seats=3, seed="x", options={"first_player": 1})
    play(game, "propose-end", "agree", "agree")
    assert (game.round, game.decider) == (2, 1)


@pytest.mark.clause("LM-50")
def test_a_game_has_two_rounds_and_ties_win_together() -> None:
    game = lost_mines_at(
        "round 2 starter 0\npoints 3 4 4\nhand 0 trap\nhand 1\nhand 2\n"
        "result 1 agreed dwarves blue-loyal blue-selfish blue-saboteur won dragon - gains 3 4 4"
    )
    events = play(game, "pass trap")
    assert events[-1] == GameEnded((3, 4, 4), (1, 2))
    assert game.over
    assert (game.scores, game.winners) == ((3, 4, 4), (1, 2))


@pytest.mark.clause("LM-50")
@pytest.mark.parametrize("rounds", [2, 3, 4, 5, 6])
def test_more_rounds_by_agreement(rounds: int) -> None:
    game = saboteur.new("lost-mines", seats=3, seed="x", options={"rounds": rounds})
    for number in range(1, rounds + 1):
        assert game.round == number
        play(game, "propose-end", "agree", "agree")
    assert game.over
    assert [result.round for result in game.view("open").results] == list(range(1, rounds + 1))


@pytest.mark.clause("LM-56")
def test_points_add_up_and_the_dragon_token_returns() -> None:
    game = lost_mines_walking_at(
        "dwarves blue-loyal yellow-loyal blue-selfish | yellow-selfish\npoints 2 0 1\ndragon 1\n"
        "treasures gold-2 silver-3 silver-1 | gems-3\ntaken 1=1 2=2\nmaze 8,2=cross\n"
        "figures 8,2 1,4 1,2\npile cross cross"
    )
    play(game, "step 9,2")
    assert line(game, "points") == ["4", "1", "2"]  # 2 + 2, 0 + 3 - 2, 1 + 1
    assert line(game, "dragon") == ["-"]
