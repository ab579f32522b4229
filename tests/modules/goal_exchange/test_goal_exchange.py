"""Tests of the goal exchange of 2017 (WC-9, WC-20, R-62)."""

from collections import Counter

import pytest

from saboteur.games.classic.modules.goal_exchange import GoalsExchanged, GoalsTaken, HiddenExchange
from saboteur.kernel.geometry import Cell, pack_xy
from saboteur.play.game import Game
from tests.rule_positions import (
    canonical,
    event_names,
    game_at,
    line,
    listing,
    play,
    refused,
    visible_events,
)

ID = "saboteur+goal-exchange"
GOALS = "goals 8,-2=stone-nw 8,0=treasure 8,2=stone-ne"
HANDS = "hand 0 goal-exchange map cross\nhand 1 map map map\nhand 2 map rockfall"
PILE = "pile cross cross cross cross cross cross"
ROLES = "roles miner saboteur miner | miner"
UPPER = "play goal-exchange 8,-2 8,0"
LOWER = "play goal-exchange 8,0 8,2"


def table(more: str = "", goals: str = GOALS, seats: int = 3) -> Game:
    return game_at(f"{ROLES}\n{goals}\n{HANDS}\n{PILE}\n{more}", seats, id_=ID)


def goals(game: Game) -> dict[str, str]:
    return dict(word.split("=") for word in line(game, "goals"))


def worlds(game: Game, seat: int, many: int = 60) -> Counter[str]:
    """Count the treasure's cells in ``many`` possible worlds of a seat."""
    found: Counter[str] = Counter()
    for number in range(many):
        world = game.determinise(seat, str(number))
        found.update(place for place, face in goals(world).items() if face == "treasure")
    return found


# The card


@pytest.mark.clause("WC-9")
def test_it_names_two_hidden_goals_each_pair_once() -> None:
    game = table()
    assert listing(game, "play goal") == [UPPER, "play goal-exchange 8,-2 8,2", LOWER]


@pytest.mark.clause("WC-9")
def test_the_order_of_the_two_goals_does_not_matter() -> None:
    game = table()
    assert canonical(game, "play goal-exchange 8,0 8,-2") == UPPER
    assert game.rules.parse_move("play goal-exchange 8,0 8,-2") is game.rules.parse_move(UPPER)


@pytest.mark.clause("WC-9", "R-62")
def test_with_fewer_than_two_hidden_goals_it_cannot_be_played() -> None:
    game = table("maze 8,-2=stone-nw 8,2=stone-ne")
    assert listing(game, "play goal") == []
    assert refused(game, UPPER) == "WC-9 no-goal-to-exchange"
    assert refused(game, "play goal-exchange 8,0 8,0") == "WC-9 same-goal-twice"


@pytest.mark.clause("WC-9")
def test_two_hidden_goals_are_enough() -> None:
    game = table("maze 8,-2=stone-nw")
    assert listing(game, "play goal") == [LOWER]
    assert refused(game, UPPER) == "WC-9 no-goal-to-exchange"


@pytest.mark.clause("WC-9")
def test_it_can_be_played_with_a_broken_tool_and_is_only_for_goals() -> None:
    game = table("broken 0 pick\nmaze 1,0=cross")
    assert refused(game, "play goal-exchange 1,0 8,0") == "WC-9 no-goal-to-exchange"
    play(game, UPPER)


@pytest.mark.clause("WC-9")
@pytest.mark.parametrize(
    ("answer", "after"),
    [
        ("swap", {"8,-2": "treasure", "8,0": "stone-nw", "8,2": "stone-ne"}),
        ("leave", {"8,-2": "stone-nw", "8,0": "treasure", "8,2": "stone-ne"}),
    ],
)
def test_the_player_swaps_the_goals_or_does_not(answer: str, after: dict[str, str]) -> None:
    game = table()
    taken = GoalsTaken(0, (Cell(8, -2), Cell(8, 0)))
    events = play(game, UPPER)
    assert [visible_events(game, events, sight) for sight in (0, 1, "public")] == [(taken,)] * 3
    assert listing(game) == ["leave", "swap"]
    assert game.decider == 0
    events = play(game, answer)
    assert goals(game) == after
    assert event_names(events) == ["GoalsExchanged", "CardPutAway", "CardDrawn", "TurnBegan"]
    assert line(game, "hand 0") == ["map", "cross", "cross"]
    assert line(game, "discard") == ["goal-exchange"]
    assert line(game, "ask") == ["turn", "1"]


@pytest.mark.clause("WC-9")
def test_the_card_is_discarded_when_the_goals_lie_again() -> None:
    game = table()
    play(game, UPPER)
    assert line(game, "hand 0") == ["map", "cross"]
    assert line(game, "discard") == []
    assert refused(game, "pass map") == "WC-9 not-asked"
    assert game.view(1).declared == UPPER


@pytest.mark.clause("WC-9")
def test_the_last_card_of_the_round_may_be_an_exchange() -> None:
    game = game_at(f"{ROLES}\n{GOALS}\nhand 0 goal-exchange\ngold-pile 1 1 1 1 2 2 2 3", id_=ID)
    events = play(game, UPPER, "swap")
    assert event_names(events)[:3] == ["GoalsExchanged", "CardPutAway", "RoundEnded"]


@pytest.mark.clause("WC-9")
def test_an_absent_player_swaps_or_not_at_random() -> None:
    answers = set()
    for number in range(20):
        game = table(f"seed {number}")
        play(game, UPPER)
        rules = game.rules
        answers.add(str(rules.absent_move(rules.parse_position(game.position()), str(number), 1)))
    assert answers == {"leave", "swap"}


# Secrecy


@pytest.mark.clause("WC-20", "R-62", "R-190")
def test_nobody_else_learns_whether_they_were_swapped() -> None:
    told, shown = [], []
    for answer in ("swap", "leave"):
        game = table("saw 1 8,0=treasure round 1\nsaw 0 8,-2=stone-nw round 1\nsaw 2 8,0=treasure")
        play(game, UPPER)
        shown.append([game.view(sight).to_dict() for sight in (0, 1, 2, "public")])
        events = play(game, answer)
        told.append([visible_events(game, events, sight) for sight in (1, 2, "public")])
        assert visible_events(game, events, 0)[0] == GoalsExchanged(
            0, (Cell(8, -2), Cell(8, 0)), swapped=answer == "swap"
        )
        assert told[-1][0][0] == HiddenExchange(0, (Cell(8, -2), Cell(8, 0)))
        shown.append([game.view(sight).to_dict() for sight in (1, 2, "public")])
    assert told[0] == told[1]
    assert shown[0] == shown[2]
    assert shown[1] == shown[3]


@pytest.mark.clause("WC-20")
def test_the_player_himself_does_not_see_the_goals() -> None:
    game = table()
    play(game, UPPER, "swap")
    assert line(game, "saw") == []
    assert [goal.seen for goal in game.view(0).goals] == [None] * 3
    assert set(worlds(game, 0)) == {"8,-2", "8,0", "8,2"}


# Knowledge


def known(game: Game, seat: int) -> list[tuple[str | None, bool]]:
    return [(goal.seen, goal.stale) for goal in game.view(seat).goals]


@pytest.mark.clause("R-62", "R-192")
@pytest.mark.parametrize("answer", ["swap", "leave"])
def test_what_others_saw_of_the_two_may_have_moved(answer: str) -> None:
    game = table("saw 1 8,0=treasure\nsaw 1 8,2=stone-ne")
    play(game, UPPER, answer)
    assert known(game, 1) == [(None, False), ("treasure", True), ("stone-ne", False)]
    found = worlds(game, 1)
    assert set(found) == {"8,-2", "8,0"}
    assert min(found.values()) > 10


@pytest.mark.clause("R-62")
@pytest.mark.parametrize(
    ("answer", "after", "place"),
    [
        ("swap", [("treasure", False), (None, False), (None, False)], "8,-2"),
        ("leave", [(None, False), ("treasure", False), (None, False)], "8,0"),
    ],
)
def test_the_players_own_knowledge_follows_the_cards(
    answer: str, after: list[tuple[str | None, bool]], place: str
) -> None:
    game = table("saw 0 8,0=treasure")
    play(game, UPPER, answer)
    assert known(game, 0) == after
    assert set(worlds(game, 0, 20)) == {place}
    assert [goal.looked for goal in game.view(1).goals] == [(), (0,), ()]
    assert [goal.doubtful for goal in game.view(1).goals] == [(), (0,), ()]  # to the others


@pytest.mark.clause("R-62")
@pytest.mark.parametrize("answer", ["swap", "leave"])
def test_a_second_look_is_fresh_again(answer: str) -> None:
    game = table("saw 1 8,0=treasure")
    play(game, UPPER, answer, "play map 8,0")
    face = "stone-nw" if answer == "swap" else "treasure"
    assert known(game, 1)[1] == (face, False)
    assert goals(game)["8,0"] == face
    assert set(worlds(game, 1, 30)) == {"8,-2" if answer == "swap" else "8,0"}
    assert [goal.looked for goal in game.view(2).goals] == [(), (1,), ()]
    assert [goal.doubtful for goal in game.view(2).goals] == [(), (), ()]


@pytest.mark.clause("R-62")
def test_a_second_look_tells_the_others_nothing() -> None:
    """Whether seat 1 finds the same card again or another stays secret."""
    shown = []
    for answer in ("swap", "leave"):
        game = table("saw 1 8,0=treasure")
        play(game, UPPER, answer, "play map 8,0")
        shown.append([game.view(sight).to_dict() for sight in (2, "public")])
        assert game.view(2).looks == game.view("public").looks
        shown[-1].append(game.view(2).looks)
    assert shown[0] == shown[1]


@pytest.mark.clause("R-62")
def test_knowledge_that_was_vague_stays_possible_after_more_exchanges() -> None:
    game = table(
        "saw 1 8,0=treasure now 8,-2 8,0\nsaw 1 8,0=stone-ne now 8,2\n"
        "looked 1 8,0 now 8,-2 8,0\nlooked 1 8,0",
        "goals 8,-2=treasure 8,0=stone-nw 8,2=stone-ne",
    )
    play(game, LOWER, "swap")
    assert line(game, "saw 1 8,0=treasure") == ["round", "1", "now", "8,-2", "8,0", "8,2"]
    assert line(game, "saw 1 8,0=stone-ne") == ["round", "1", "now", "8,0", "8,2"]
    for seat in range(3):
        for number in range(20):
            world = game.determinise(seat, str(number))
            assert world.view(seat).to_dict() == game.view(seat).to_dict()
            for other in range(3):  # what others may know is possible too
                world.determinise(other)


@pytest.mark.clause("R-62")
def test_in_a_possible_world_others_know_what_they_may_have_seen() -> None:
    game = table("saw 1 8,0=treasure\nsaw 2 8,2=stone-ne")
    play(game, UPPER, "leave")
    faces: Counter[str] = Counter()
    for number in range(60):
        world = game.determinise(0, str(number))
        names = world.view(0).kit.names
        (peek,) = world.view(1).peeks
        faces[names[peek.card]] += 1
        assert peek.places == {pack_xy(8, -2), pack_xy(8, 0)}
        assert names[peek.card] in (goals(world)["8,-2"], goals(world)["8,0"])
        (other,) = world.view(2).peeks
        assert goals(world)["8,2"] == names[other.card]
    assert len(faces) == 3


@pytest.mark.clause("R-62")
def test_positions_keep_what_the_table_knows_apart_from_what_a_seat_knows() -> None:
    game = table("saw 0 8,0=treasure\nsaw 1 8,0=treasure")
    play(game, UPPER, "swap")
    text = game.position()
    assert "saw 0 8,-2=treasure round 1" in text.splitlines()
    assert "looked 0 8,0 now 8,-2 8,0" in text.splitlines()
    again = game.rules.parse_position(text)
    assert game.rules.position(again) == text


@pytest.mark.clause("R-192")
def test_a_goal_that_is_turned_over_tells_where_the_others_may_lie() -> None:
    corridor = " ".join(f"{x},0=cross" for x in range(1, 6)) + " 6,0=t-horizontal"
    game = game_at(
        "goals 8,-2=stone-ne 8,0=stone-nw 8,2=treasure\nsaw 0 8,0=stone-nw\n"
        f"maze {corridor}\nhand 0 map\nhand 1 straight-horizontal\nhand 2 goal-exchange\n"
        "pile map map map map\nask turn 2",
        id_="saboteur+goal-exchange",
    )
    play(game, "play goal-exchange 8,0 8,2", "leave", "pass map", "lay straight-horizontal 7,0")
    for seed in range(40):
        world = game.determinise(0, seed=str(seed))
        assert world.view(0).to_dict() == game.view(0).to_dict()
        assert "8,0=stone-nw" in line(world, "goals")
