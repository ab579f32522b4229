"""The turn of Saboteur 2: passing up to three, discarding two, empty hands: S2-9 to S2-12."""

import pytest

from saboteur.games.classic.modules.saboteur2.events import MarkCleared
from tests.rule_positions import allowed, event_names, line, listing, play, refused
from tests.rules.saboteur2.positions import at, roles

HANDS = "hand 0 map map cross rockfall\nhand 1 cross\npile bridge thief prison cross"


@pytest.mark.clause("S2-9")
def test_laying_and_playing_give_one_card() -> None:
    game = at(HANDS)
    play(game, "lay cross 1,0")
    assert line(game, "hand 0") == ["map", "map", "rockfall", "cross"]
    game = at(HANDS)
    play(game, "play map 8,0")
    assert line(game, "hand 0") == ["map", "cross", "rockfall", "cross"]


@pytest.mark.clause("S2-9")
@pytest.mark.parametrize(
    ("moves", "hand"),
    [
        (["pass map", "stop"], ["map", "cross", "rockfall", "cross"]),
        (["pass map", "pass map", "stop"], ["cross", "rockfall", "cross", "prison"]),
        (["pass map", "pass cross", "pass map"], ["rockfall", "cross", "prison", "thief"]),
    ],
)
def test_a_pass_of_one_to_three_cards_draws_as_many(moves: list[str], hand: list[str]) -> None:
    game = at(HANDS)
    play(game, *moves)
    assert line(game, "hand 0") == hand
    assert line(game, "discard") == [f"{move.split()[1]}~0" for move in moves if move != "stop"]
    assert game.decider == 1


@pytest.mark.clause("S2-9")
def test_after_three_cards_the_pass_is_over_and_before_it_the_seat_is_asked() -> None:
    game = at(HANDS)
    play(game, "pass map")
    assert game.decider == 0
    assert listing(game) == ["pass cross", "pass map", "pass rockfall", "stop"]
    assert refused(game, "pass bridge") == "S2-9 not-in-hand"
    assert refused(game, "lay cross 1,0") == "S2-9 not-asked"
    play(game, "pass map", "pass cross")
    assert game.decider == 1


@pytest.mark.clause("S2-9")
def test_the_last_card_of_a_hand_ends_the_pass() -> None:
    game = at("hand 0 map map\nhand 1 cross\npile bridge thief prison")
    play(game, "pass map", "pass map")
    assert line(game, "hand 0") == ["prison", "thief"]
    assert game.decider == 1


@pytest.mark.clause("S2-10", "R-51")
def test_a_short_pile_gives_what_it_has() -> None:
    game = at("hand 0 map map cross thief\nhand 1 cross\npile bridge")
    play(game, "pass map", "pass map", "pass cross")
    assert line(game, "hand 0") == ["thief", "bridge"]
    assert line(game, "pile") == []


@pytest.mark.clause("S2-10", "R-51")
def test_with_an_empty_pile_nothing_is_drawn_but_a_card_must_go() -> None:
    game = at("hand 0 map map\nhand 1 cross")
    assert all(text.split()[0] in {"pass", "play"} for text in listing(game))
    play(game, "pass map", "stop")
    assert line(game, "hand 0") == ["map"]


@pytest.mark.clause("S2-11", "R-187")
def test_an_empty_hand_is_skipped_even_if_the_pile_is_not_empty() -> None:
    game = at("hand 0 map map\nhand 2 cross\npile bridge bridge")
    events = play(game, "play map 8,0")
    assert "TurnSkipped" in event_names(events)
    assert game.decider == 2
    assert line(game, "hand 1") == []


@pytest.mark.clause("S2-12", "R-50")
@pytest.mark.parametrize(
    ("mark", "card"),
    [("pick", "broken-pick"), ("cart", "broken-cart"), ("thief", "thief"), ("prison", "prison")],
)
def test_two_cards_take_away_any_one_card_before_oneself(mark: str, card: str) -> None:
    game = at(f"{HANDS}\nbroken 0 pick lamp cart\nmarks 0 thief prison\nsaboteur2 thieves 0")
    assert listing(game, "clear") == [
        "clear cart", "clear lamp", "clear pick", "clear prison", "clear thief",
    ]  # fmt: skip
    assert MarkCleared(0, card) in play(game, f"clear {mark}")
    assert listing(game) == ["discard cross", "discard map", "discard rockfall"]
    assert refused(game, "discard bridge") == "S2-12 not-in-hand"
    assert refused(game, "pass map") == "S2-12 not-asked"
    play(game, "discard map", "discard rockfall")
    assert mark not in [*line(game, "broken 0"), *line(game, "marks 0")]
    assert len([*line(game, "broken 0"), *line(game, "marks 0")]) == 4
    assert line(game, "saboteur2 thieves") == ([] if mark == "thief" else ["0"])
    assert line(game, "hand 0") == ["map", "cross", "cross"]  # one card fewer than before
    assert line(game, "discard") == [card, "map~0", "rockfall~0"]
    assert game.decider == 1


@pytest.mark.clause("S2-12", "R-50")
def test_discarding_two_needs_two_cards_and_a_card_before_oneself() -> None:
    game = at("hand 0 map\nbroken 0 pick")
    assert refused(game, "clear pick") == "S2-12 too-few-cards"
    game = at("hand 0 map map\nbroken 0 pick\nbroken 1 lamp\nmarks 1 thief")
    assert refused(game, "clear lamp") == "S2-12 nothing-to-clear"
    assert refused(game, "clear thief") == "S2-12 nothing-to-clear"
    assert allowed(game, "clear pick")


@pytest.mark.clause("S2-12")
def test_with_exactly_two_cards_the_hand_is_what_is_drawn() -> None:
    game = at("hand 0 map cross\nhand 1 cross\nmarks 0 prison\npile bridge thief")
    play(game, "clear prison", "discard map", "discard cross")
    assert line(game, "hand 0") == ["thief"]


@pytest.mark.clause("S2-12", "R-50")
def test_only_the_two_that_are_discarded_stay_secret() -> None:
    game = at(f"{HANDS}\nmarks 0 prison")
    play(game, "clear prison", "discard map", "discard cross")
    shown = game.view(1).to_dict()["discard"]
    assert [entry["card"] for entry in shown] == ["prison", None, None]
    assert [entry["card"] for entry in game.view(0).to_dict()["discard"]] == [
        "prison",
        "map",
        "cross",
    ]


@pytest.mark.clause("S2-45")
def test_discarding_two_is_the_last_card_as_well() -> None:
    game = at(f"{roles('bgs|')}\nhand 1 map cross\nmarks 1 prison\nask turn 1")
    play(game, "clear prison", "discard map", "discard cross")
    assert (game.round, game.decider) == (2, 2)


@pytest.mark.clause("R-183")
def test_who_is_away_passes_one_card_and_declines() -> None:
    game = at(HANDS)
    play(game, "pass map")
    assert str(game.absent_move()) == "stop"
    game = at(f"{HANDS}\nmarks 0 prison")
    play(game, "clear prison")
    assert str(game.absent_move()).startswith("discard ")
