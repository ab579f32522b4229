"""Tests of the forgotten treasure, the championship card of 2018 (WC-10, WC-20, R-63, R-186)."""

from collections import Counter

import pytest

import saboteur
from saboteur.games.classic.discard_search import CardKept, CardsOffered, HiddenKeep, HiddenOffer
from saboteur.play.game import Game
from tests.modules.random_games import check, play_random_game
from tests.rule_positions import (
    allowed,
    event_names,
    game_at,
    line,
    listing,
    play,
    refused,
    visible_events,
)
from tests.sampling import sample_cases

ID = "saboteur+forgotten-treasure"
FT = "forgotten-treasure"
HANDS = """
hand 0 forgotten-treasure cross cross cross cross cross
hand 1 t-vertical t-vertical t-vertical t-vertical t-vertical t-horizontal
hand 2 curve-ne curve-ne curve-ne curve-ne curve-ne curve-nw
pile straight-vertical straight-vertical straight-vertical
"""
FIVE = ["rockfall", "broken-lamp", "repair-cart", "broken-pick", "repair-lamp"]
OPEN = f"{HANDS}discard map {' '.join(FIVE)}"


def at(position: str, seats: int = 3) -> Game:
    return game_at(position, seats, id_=ID)


# The card.


@pytest.mark.clause("WC-10")
def test_there_is_one_such_card_in_the_deck() -> None:
    game = saboteur.new(ID, seats=3, seed="deck")
    cards = [card for seat in range(3) for card in line(game, f"hand {seat}")] + line(game, "pile")
    assert Counter(cards)[FT] == 1
    assert len(cards) == 68


@pytest.mark.clause("WC-10", "R-63")
def test_one_of_the_top_five_is_kept_instead_of_a_draw() -> None:
    game = at(OPEN)
    play(game, f"play {FT}")
    assert listing(game) == sorted(f"keep {card}" for card in FIVE)
    play(game, "keep repair-cart")
    assert line(game, "hand 0") == ["cross"] * 5 + ["repair-cart"]
    assert len(line(game, "pile")) == 3
    assert game.decider == 1


@pytest.mark.clause("WC-10", "R-63", "R-186")
def test_the_others_return_in_their_order_face_down_and_the_card_goes_above_them() -> None:
    game = at(OPEN)
    play(game, f"play {FT}", "keep repair-cart")
    assert line(game, "discard") == [
        "map",
        "rockfall~0",
        "broken-lamp~0",
        "broken-pick~0",
        "repair-lamp~0",
        FT,
    ]


@pytest.mark.clause("R-63")
def test_neither_a_deeper_card_nor_the_card_itself_can_be_kept() -> None:
    game = at(OPEN)
    play(game, f"play {FT}")
    assert refused(game, "keep map") == "WC-10 card-not-offered"
    assert refused(game, f"keep {FT}") == "WC-10 card-not-offered"
    assert refused(game, "pass cross") == "WC-10 not-asked"


@pytest.mark.clause("WC-10")
def test_fewer_cards_are_looked_at_if_there_are_no_five() -> None:
    game = at(f"{HANDS}discard map rockfall")
    play(game, f"play {FT}")
    assert listing(game) == ["keep map", "keep rockfall"]
    play(game, "keep map")
    assert line(game, "discard") == ["rockfall~0", FT]


@pytest.mark.clause("WC-10")
def test_a_single_card_is_taken_without_a_question() -> None:
    game = at(f"{HANDS}discard map")
    events = play(game, f"play {FT}")
    assert event_names(events) == ["CardsOffered", "CardKept", "CardPutAway", "TurnBegan"]
    assert line(game, "hand 0")[-1] == "map"
    assert line(game, "discard") == [FT]


@pytest.mark.clause("R-63")
def test_it_is_illegal_with_an_empty_discard_and_can_be_passed() -> None:
    game = at(HANDS)
    assert refused(game, f"play {FT}") == "WC-10 discard-empty"
    assert allowed(game, f"pass {FT}")


@pytest.mark.clause("R-63")
def test_it_works_with_an_empty_pile() -> None:
    game = at(OPEN.replace("pile straight-vertical straight-vertical straight-vertical", "pile"))
    play(game, f"play {FT}", "keep rockfall")
    assert line(game, "hand 0") == ["cross"] * 5 + ["rockfall"]


@pytest.mark.clause("R-63")
def test_as_the_last_card_of_the_round_it_still_brings_a_card() -> None:
    game = at(f"hand 0 {FT}\ndiscard map rockfall")
    play(game, f"play {FT}", "keep map")
    assert (game.round, game.decider, line(game, "hand 0")) == (1, 0, ["map"])


@pytest.mark.clause("R-193")
def test_five_of_a_kind_ask_the_same_question() -> None:
    game = at(f"{HANDS}discard map map map map map")
    play(game, f"play {FT}")
    assert game.view("public").asked == "keep-card"
    assert listing(game) == ["keep map"]


@pytest.mark.clause("R-63")
def test_of_several_of_a_kind_the_one_nearest_to_the_top_is_taken() -> None:
    game = at(f"{HANDS}discard map rockfall map broken-pick")
    play(game, f"play {FT}", "keep map")
    assert line(game, "discard") == ["map~0", "rockfall~0", "broken-pick~0", FT]


# Private and public knowledge.


@pytest.mark.clause("WC-20")
def test_only_the_player_sees_the_cards_and_the_one_kept() -> None:
    game = at(f"{HANDS}discard map~1 rockfall repair-cart~2")
    offer = play(game, f"play {FT}")
    assert CardsOffered(0, ("map", "rockfall", "repair-cart")) in visible_events(game, offer, 0)
    assert HiddenOffer(0, 3) in visible_events(game, offer, 1)
    assert HiddenOffer(0, 3) in visible_events(game, offer, "public")
    own = [entry.card for entry in game.view(0).discard]
    assert own == ["map", "rockfall", "repair-cart"]
    assert [entry.card for entry in game.view(1).discard] == ["map", "rockfall", None]
    assert [entry.card for entry in game.view("public").discard] == [None, "rockfall", None]
    kept = play(game, "keep map")
    assert CardKept(0, "map") in visible_events(game, kept, 0)
    assert HiddenKeep(0) in visible_events(game, kept, 1)
    assert [entry.card for entry in game.view(0).discard] == ["rockfall", "repair-cart", FT]
    for sight in (1, 2, "public"):
        assert [entry.card for entry in game.view(sight).discard] == [None, None, FT]
        assert [entry.known_by for entry in game.view(sight).discard] == [(0,), (0,), None]


@pytest.mark.clause("WC-20", "R-193")
def test_the_decider_sees_the_same_in_every_possible_world() -> None:
    game = at(f"{HANDS}discard map~1 rockfall repair-cart~2 broken-pick~")
    play(game, f"play {FT}")
    check(game, "decides")


# Knowledge of the other seats.


def sift(game: Game, originals: list[str], *, first: int = 0) -> int | None:
    """Return the index in ``originals`` of the only card that the discard pile lacks, or None.

    The discard pile is read from entry ``first`` on.
    """
    left = [word.split("~")[0] for word in line(game, "discard")][
        first : first + len(originals) - 1
    ]
    for out in range(len(originals)):
        if left == originals[:out] + originals[out + 1 :]:
            return out
    return None


@pytest.mark.clause("R-63", "WC-20", "R-192")
def test_in_every_possible_world_one_card_is_in_the_hand_and_the_others_keep_their_order() -> None:
    game = at(OPEN)
    play(game, f"play {FT}", "keep repair-cart")
    found = set()
    for number in range(60):
        for seat in (1, 2):
            world = game.determinise(seat, str(number))
            out = sift(world, FIVE, first=1)
            assert out is not None, line(world, "discard")
            assert FIVE[out] in line(world, "hand 0")
            found.add(out)
    assert found == set(range(5)), "which one was kept is secret"


@pytest.mark.clause("R-63", "R-192")
def test_who_knew_some_of_the_cards_knows_how_they_hang_together() -> None:
    game = at(f"{HANDS}discard rockfall broken-lamp~2 repair-cart broken-pick~2 repair-lamp")
    play(game, f"play {FT}", "keep broken-lamp")
    shapes = set()
    for number in range(120):
        world = game.determinise(1, str(number))
        left = [word.split("~")[0] for word in line(world, "discard")][:4]
        hand = line(world, "hand 0")
        fits = [
            out
            for out in range(5)
            for rest in [[card for place, card in enumerate(FIVE) if place != out]]
            if all(
                FIVE.index(card) in (1, 3) or left[place] == card for place, card in enumerate(rest)
            )
            and (out in (1, 3) or FIVE[out] in hand)
        ]
        assert fits, (left, hand)
        shapes.add(fits[0])
    assert shapes == set(range(5))


@pytest.mark.clause("R-192")
def test_who_passed_one_of_the_cards_loses_sight_of_it_but_not_of_the_fact() -> None:
    game = at(f"{HANDS}discard rockfall~1 broken-lamp~2 repair-cart~2")
    play(game, f"play {FT}", "keep broken-lamp")
    places = set()
    for number in range(60):
        world = game.determinise(1, str(number))
        if line(world, "discard")[0].startswith("rockfall"):
            places.add("discard")
        else:
            assert "rockfall" in line(world, "hand 0")
            places.add("hand")
    assert places == {"discard", "hand"}
    assert line(game.determinise(0), "discard") == line(game, "discard"), "the player knows all"


@pytest.mark.clause("R-192")
def test_when_such_a_card_is_played_either_it_was_the_one_or_another_is_in_the_hand() -> None:
    game = at(OPEN)
    play(game, f"play {FT}", "keep rockfall", "pass t-vertical", "pass curve-ne")
    game = at(game.position().replace("maze 0,0=start", "maze 0,0=start 1,0=cross"))
    play(game, "play rockfall 1,0")
    found = set()
    for number in range(80):
        world = game.determinise(1, str(number))
        out = sift(world, FIVE, first=1)
        assert out is not None, line(world, "discard")
        assert FIVE[out] == "rockfall" or FIVE[out] in line(world, "hand 0")
        found.add(FIVE[out])
    assert found == set(FIVE)


@pytest.mark.clause("R-192")
def test_the_kept_card_may_have_been_passed_on() -> None:
    game = at(OPEN)
    play(game, f"play {FT}", "keep rockfall", "pass t-vertical", "pass curve-ne", "pass rockfall")
    gone = set()
    for number in range(60):
        world = game.determinise(1, str(number))
        out = sift(world, FIVE, first=1)
        assert out is not None
        passed = line(world, "discard")[-1] == f"{FIVE[out]}~0"
        assert passed or FIVE[out] in line(world, "hand 0")
        gone.add(passed)
    assert gone == {True, False}


@pytest.mark.clause("R-192")
def test_the_only_card_of_the_discard_is_known_to_be_in_the_hand() -> None:
    game = at(f"{HANDS}discard rockfall")
    play(game, f"play {FT}")
    for number in range(20):
        assert "rockfall" in line(game.determinise(1, str(number)), "hand 0")


@pytest.mark.clause("R-192")
def test_what_is_known_prints_and_parses() -> None:
    game = at(OPEN)
    play(game, f"play {FT}", "keep repair-cart")
    assert any(" if 0/5=" in text for text in game.position().splitlines())
    check(at(game.position()), "again")


@pytest.mark.clause("WC-10")
@pytest.mark.parametrize("seats", sample_cases([3, 6, 10], 1))
def test_whole_games(seats: int) -> None:
    assert "keep-card" in play_random_game(ID, seats, f"play_random_game-{seats}")
