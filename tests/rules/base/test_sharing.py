"""Sharing the gold: B-43 to B-49."""

import pytest

from saboteur.games.classic.events import GoldPaid, GoldShared, GoldTaken, RoundEnded
from saboteur.kernel.event import Event
from saboteur.play.game import Game
from tests.rule_positions import event_names, game_at, line, listing, play, refused, row

ALL_GOLD = "gold-pile " + " ".join(["1"] * 16 + ["2"] * 8 + ["3"] * 4)


def roles(text: str) -> str:
    """Return the line of roles for letters such as ``msm|m``; unused roles follow ``|``."""
    names = {"m": "miner", "s": "saboteur", "|": "|"}
    return "roles " + " ".join(names[letter] for letter in text)


def treasure(letters: str, completer: int, more: str = ALL_GOLD) -> tuple[Game, tuple[Event, ...]]:
    """Play the card that reaches the treasure; return the game and the events.

    ``letters`` are the roles, as in ``roles``.
    """
    game = game_at(
        f"goals 8,-2=stone-ne 8,0=treasure 8,2=stone-nw\nmaze {row(1, 6)}\n{roles(letters)}\n"
        f"hand {completer} cross map\nask turn {completer}\n{more}",
        seats=letters.index("|"),
    )
    return game, play(game, "lay cross 7,0")


def missed(letters: str, more: str = ALL_GOLD) -> tuple[Game, tuple[Event, ...]]:
    """Pass the last card of a round without the treasure; return the game and the events.

    ``letters`` are the roles, as in ``roles``.
    """
    game = game_at(f"{roles(letters)}\nhand 0 map\n{more}", seats=letters.index("|"))
    return game, play(game, "pass map")


def draft(events: tuple[Event, ...]) -> GoldShared:
    (shared,) = [event for event in events if isinstance(event, GoldShared)]
    return shared


def take_all(game: Game) -> list[int]:
    """Let each seat take the last card listed; return the seats in the order they were asked."""
    asked = []
    while game.decider is not None and listing(game, "take"):
        asked.append(game.decider)
        play(game, listing(game)[-1])
    return asked


# Who wins


@pytest.mark.clause("B-43")
@pytest.mark.parametrize("completer", [0, 1, 2, 3])
def test_the_miners_win_when_the_treasure_is_linked_by_any_seat(completer: int) -> None:
    game, events = treasure("msmm|m", completer)
    (ended,) = [event for event in events if isinstance(event, RoundEnded)]
    assert (ended.treasure, ended.completer) == (True, completer)
    take_all(game)
    assert [bool(line(game, f"gold {seat}")) for seat in range(4)] == [True, False, True, True]


@pytest.mark.clause("B-43")
def test_the_miners_do_not_win_when_only_stones_are_linked() -> None:
    game = game_at(
        f"goals 8,-2=treasure 8,0=stone-nw 8,2=stone-ne\nmaze {row(1, 6)}\n{roles('msm|m')}\n"
        f"hand 0 cross\n{ALL_GOLD}"
    )
    events = play(game, "lay cross 7,0")
    assert RoundEnded(1, False, None, ("miner", "saboteur", "miner")) in events  # noqa: FBT003
    assert game.scores == (0, 4, 0)


@pytest.mark.clause("B-43")
def test_the_treasure_beside_a_dead_end_is_not_linked() -> None:
    game = game_at(
        f"goals 8,-2=stone-ne 8,0=treasure 8,2=stone-nw\nmaze {row(1, 6)}\n{roles('msm|m')}\n"
        f"hand 0 dead-horizontal\n{ALL_GOLD}"
    )
    events = play(game, "lay dead-horizontal 7,0")
    assert "GoldShared" not in event_names(events)
    assert game.scores == (0, 4, 0)


# The miners' share


@pytest.mark.clause("B-44")
@pytest.mark.parametrize(
    ("letters", "miners"),
    [
        ("mmmmms|s", 5),  # the rulebook's example: five miners, five gold cards
        ("mmm|s", 3),
        ("msm|m", 2),
        ("mssmm|m", 3),
        ("mmsss" + "mmm|m", 5),
        ("mmmmmmm" + "sss|s", 7),
        ("mmmmmm" + "ssss|m", 6),
    ],
)
def test_as_many_gold_cards_are_drawn_as_miners_play(letters: str, miners: int) -> None:
    game, events = treasure(letters, 0)
    assert draft(events).cards == miners
    take_all(game)
    held = [len(line(game, f"gold {seat}")) for seat in range(game.seats)]
    assert held == [1 if letter == "m" else 0 for letter in letters[: game.seats]]
    assert len(line(game, "gold-pile")) == 28 - miners


@pytest.mark.clause("B-44")
def test_the_gold_cards_are_drawn_from_the_top_of_the_pile() -> None:
    game, _ = treasure("mmm|s", 0, "gold-pile 3 3 3 1 2 1")
    assert line(game, "gold-pile") == ["3", "3", "3"]
    assert listing(game) == ["take 1", "take 2"]


@pytest.mark.clause("B-45")
@pytest.mark.parametrize(
    ("letters", "completer", "order"),
    [
        ("mmm|s", 0, (0, 2, 1)),
        ("mmm|s", 1, (1, 0, 2)),
        ("mmm|s", 2, (2, 1, 0)),
        ("msmms|m", 2, (2, 0, 3)),
        ("msmms|m", 0, (0, 3, 2)),
        ("mmmmms|s", 2, (2, 1, 0, 4, 3)),
        ("mmmmmmmsss|s", 4, (4, 3, 2, 1, 0, 6, 5)),
    ],
)
def test_the_gold_passes_counter_clockwise_from_the_miner_who_reached_it(
    letters: str, completer: int, order: tuple[int, ...]
) -> None:
    game, events = treasure(letters, completer)
    assert draft(events) == GoldShared(len(order), order)
    assert take_all(game) == list(order[:-1])  # the last card needs no question


@pytest.mark.clause("B-45")
def test_each_miner_takes_one_card_and_hands_the_rest_on() -> None:
    game, _ = treasure("mmm|s", 1, "gold-pile 1 1 3 1 2")
    assert (game.decider, listing(game)) == (1, ["take 1", "take 2", "take 3"])
    (taken,) = play(game, "take 3")
    assert taken == GoldTaken(1, (1, 2, 3), 3)
    assert (game.decider, listing(game)) == (0, ["take 1", "take 2"])
    events = play(game, "take 1")
    assert events[:2] == (GoldTaken(0, (1, 2), 1), GoldTaken(2, (2,), 2))
    assert [line(game, f"gold {seat}") for seat in range(3)] == [["1"], ["3"], ["2"]]
    assert line(game, "gold-pile") == ["1", "1"]


@pytest.mark.clause("B-45")
def test_a_miner_may_take_the_smallest_card() -> None:
    game, _ = treasure("mmm|s", 0, "gold-pile 3 1 2")
    play(game, "take 1", "take 3")
    assert game.scores == (1, 2, 3)


@pytest.mark.clause("B-45")
def test_equal_cards_are_one_choice() -> None:
    game, _ = treasure("mmm|s", 0, "gold-pile 2 2 2")
    assert listing(game) == ["take 2"]
    play(game, "take 2")
    assert listing(game) == ["take 2"]


@pytest.mark.clause("B-45")
def test_only_a_card_handed_on_can_be_taken() -> None:
    game, _ = treasure("mmm|s", 0, "gold-pile 3 3 1 2 1")
    assert refused(game, "take 3") == "B-45 gold-not-offered"
    assert refused(game, "pass map") == "B-45 not-asked"
    play(game, "take 2")
    assert refused(game, "take 2") == "B-45 gold-not-offered"


@pytest.mark.clause("B-45")
def test_a_single_miner_gets_a_card_without_a_question() -> None:
    game, events = treasure("mss|m", 0, "gold-pile 1 3")
    assert GoldTaken(0, (3,), 3) in events
    assert game.round == 2


@pytest.mark.clause("B-46")
@pytest.mark.parametrize(
    ("letters", "completer", "order"),
    [
        ("msm|m", 1, (0, 2)),
        ("smm|m", 0, (2, 1)),
        ("mms|m", 2, (1, 0)),
        ("mssmm|m", 2, (0, 4, 3)),  # the next seat to the right is a saboteur too
        ("ssmmm|m", 0, (4, 3, 2)),
        ("mmmmms|s", 5, (4, 3, 2, 1, 0)),
        ("smmmmmmsss|m", 9, (6, 5, 4, 3, 2, 1)),
    ],
)
def test_a_saboteur_at_the_treasure_makes_the_miner_to_the_right_choose_first(
    letters: str, completer: int, order: tuple[int, ...]
) -> None:
    game, events = treasure(letters, completer)
    assert draft(events) == GoldShared(len(order), order)
    assert take_all(game) == list(order[:-1])
    assert line(game, f"gold {completer}") == []


# The saboteurs' pay


@pytest.mark.clause("B-47")
@pytest.mark.parametrize(
    ("letters", "paid"),
    [
        ("msm|m", {1: 4}),
        ("smmm|m", {0: 4}),
        ("mssmm|m", {1: 3, 2: 3}),
        ("msmmsm|m", {1: 3, 4: 3}),
        ("mssmsmm|m", {1: 3, 2: 3, 4: 3}),
        ("sssmmmmm|m", {0: 3, 1: 3, 2: 3}),
        ("mmmmmmsss|m", {6: 3, 7: 3, 8: 3}),
        ("smsmsmsmmm|m", {0: 2, 2: 2, 4: 2, 6: 2}),
    ],
)
def test_saboteurs_are_paid_by_their_number(letters: str, paid: dict[int, int]) -> None:
    game, events = missed(letters)
    assert RoundEnded in [type(event) for event in events]
    assert {event.seat: sum(event.cards) for event in events if isinstance(event, GoldPaid)} == paid
    assert game.scores == tuple(paid.get(seat, 0) for seat in range(game.seats))


@pytest.mark.clause("B-47")
@pytest.mark.parametrize(
    ("letters", "paid"),
    [
        ("mmmms|s", {4: 4}),  # 5 players, the second saboteur lies aside
        ("smmmmm|s", {0: 4}),
        ("ssmmmmm|s", {0: 3, 1: 3}),
        ("mmmmmmmsss|s", {7: 3, 8: 3, 9: 3}),
    ],
)
def test_the_saboteur_left_over_does_not_count(letters: str, paid: dict[int, int]) -> None:
    game, _ = missed(letters)
    assert game.scores == tuple(paid.get(seat, 0) for seat in range(game.seats))


@pytest.mark.clause("B-47")
def test_the_pay_is_made_in_gold_cards_out_of_the_pile() -> None:
    game, _ = missed("msm|m")
    assert line(game, "gold 1") == ["3", "1"]
    assert sorted(line(game, "gold-pile")) == ["1"] * 15 + ["2"] * 8 + ["3"] * 3
    game, _ = missed("mssmsmm|m")
    assert [line(game, f"gold {seat}") for seat in (1, 2, 4)] == [["3"]] * 3
    game, _ = missed("smsmsmsmmm|m")
    assert [line(game, f"gold {seat}") for seat in (0, 2, 4, 6)] == [["2"]] * 4


@pytest.mark.clause("B-47")
@pytest.mark.parametrize(
    ("pile", "cards"),
    [
        ("2 2 1 1 1", ["2", "2"]),
        ("3 2 2", ["2", "2"]),
        ("1 1 1 1 1", ["1", "1", "1", "1"]),
        ("2 1 1", ["2", "1", "1"]),
        # Where the bank cannot pay four, it pays the most it can below.
        ("3 3", ["3"]),
        ("1 1", ["1", "1"]),
        ("1", ["1"]),
        ("", []),
    ],
)
def test_without_the_right_card_the_pay_is_made_up_of_smaller_ones(
    pile: str, cards: list[str]
) -> None:
    game, _ = missed("msm|m", f"gold-pile {pile}")
    assert line(game, "gold 1") == cards


@pytest.mark.clause("B-47")
def test_the_pile_keeps_its_cards_and_is_shuffled_after_the_bank_has_searched_it() -> None:
    game, _ = missed("msm|m")
    assert line(game, "gold-pile") != sorted(line(game, "gold-pile"))


@pytest.mark.clause("B-48")
@pytest.mark.parametrize("letters", ["mmm|s", "mmmm|s"])
def test_without_saboteur_and_treasure_no_player_gains(letters: str) -> None:
    game, events = missed(letters, "gold-pile 3 1 2")
    assert "GoldPaid" not in event_names(events)
    assert "GoldShared" not in event_names(events)
    assert game.scores == (0,) * game.seats
    assert line(game, "gold-pile") == ["3", "1", "2"]
    assert game.round == 2


# The losers


@pytest.mark.clause("B-49")
def test_saboteurs_gain_nothing_when_the_miners_win() -> None:
    game, events = treasure("msmms|m", 1, f"gold 1 2\n{ALL_GOLD}")
    take_all(game)
    assert "GoldPaid" not in event_names(events)
    assert line(game, "gold 1") == ["2"]
    assert line(game, "gold 4") == []


@pytest.mark.clause("B-49")
def test_miners_gain_nothing_when_the_saboteurs_win() -> None:
    game, events = missed("msmms|m", f"gold 0 3\n{ALL_GOLD}")
    assert "GoldShared" not in event_names(events)
    assert [line(game, f"gold {seat}") for seat in (0, 2, 3)] == [["3"], [], []]


@pytest.mark.clause("B-49")
def test_gold_is_secret_until_the_game_ends() -> None:
    game = game_at(f"round 2\n{roles('msm|m')}\nhand 0 map\ngold 0 3\ngold 2 1 1\n{ALL_GOLD}")
    play(game, "pass map")
    for sight in (0, 1, 2, "public"):
        view = game.view(sight)
        assert (view.gold, view.scores) == (None, None)
        assert view.gold_cards == (1, 2, 2)
    assert [sum(game.view(seat).own_gold) for seat in range(3)] == [3, 4, 2]


@pytest.mark.clause("B-49")
def test_gold_is_open_when_the_game_has_ended() -> None:
    game = game_at(f"round 3\n{roles('msm|m')}\nhand 0 map\ngold 0 3\ngold 2 1 1\n{ALL_GOLD}")
    play(game, "pass map")
    for sight in (0, 1, 2, "public"):
        assert game.view(sight).scores == (3, 4, 2)


@pytest.mark.clause("B-49")
def test_the_view_does_not_depend_on_the_gold_of_others() -> None:
    text = "hand 0 map\nhand 1 map\nhand 2 map\ngold 0 3\ngold 1 {}\ngold 2 {}"
    one, two = (game_at(text.format(*values)) for values in (("1 2", "3"), ("3 3", "1")))
    assert one.view(0).to_dict() == two.view(0).to_dict()
    assert one.view("public").to_dict() == two.view("public").to_dict()
    assert one.view(1).to_dict() != two.view(1).to_dict()
