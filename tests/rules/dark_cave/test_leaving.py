"""Leaving, the end and the score: DC-59 to DC-68, DC-71, DC-72, DC-75, DC-77, R-150, R-170 ff."""

import pytest

from saboteur.games.dark_cave.events import DwarfLeft, GameEnded, GameWentOn, RoleShown
from saboteur.kernel.events import CardDrawn
from saboteur.play.game import Game
from tests.rule_positions import allowed, event_names, line, listing, play, refused, visible_events
from tests.rules.dark_cave.positions import dark_cave_at, dwarf, only, shown

EXIT = (
    "goals -4,-4=goal-vein 4,-4=goal-ladder -4,4=goal-abyss 4,4=goal-exit\n"
    "maze 4,3=cross-i 4,4=goal-exit\n"
)
LEAVE = ("pass rat-i", "stop", "step 4,4 4")
FIVE = "yellow-loyal yellow-loyal yellow-saboteur blue-loyal blue-loyal"


def at_the_exit(
    clans: str, *, out: str = "", nuggets: str = "", more: str = "", seat: int = 0
) -> Game:
    """Return a game with ``seat`` on turn, one step from the exit."""
    seats = len(clans.split())
    nodes = ["0,0.0"] * seats
    nodes[seat] = "4,4.2"
    for one in out.split():
        nodes[int(one)] = "out"
    position = (
        f"{EXIT}clans {clans}\ndwarves {' '.join(nodes)}\nhand {seat} rat-i cross-i cross-i\n"
        f"out {out}\n{more}\n"
    )
    position += f"nuggets {nuggets}\n" if nuggets else ""
    return dark_cave_at(f"{position}ask turn {seat}", seats)


@pytest.mark.clause("DC-59", "R-231")
def test_a_dwarf_at_the_exit_leaves_shows_the_card_and_draws() -> None:
    game = at_the_exit(FIVE, more="pile cross-ii cross-ii")
    events = play(game, *LEAVE)
    assert event_names(events)[:3] == ["DwarfMoved", "DwarfLeft", "RoleShown"]
    assert only(events, DwarfLeft) == [DwarfLeft(0)]
    assert only(events, RoleShown) == [RoleShown(0, "yellow-loyal")]
    assert len(only(events, CardDrawn)) == 1
    assert (dwarf(game, 0), shown(game, "out")) == ("out", [0])
    assert shown(game, "roles")[0] == "yellow-loyal"


@pytest.mark.clause("DC-59", "R-231")
def test_he_goes_on_playing_cards_without_moving() -> None:
    game = dark_cave_at(f"{EXIT}clans {FIVE}\nout 0\nhand 0 cross-i rat-i\npile cross-ii", seats=5)
    play(game, "lay cross-i 1,0")
    assert game.decider == 1
    assert line(game, "hand 0") == ["rat-i", "cross-ii"]


@pytest.mark.clause("DC-60", "R-170")
def test_the_first_to_leave_sees_the_cards_set_aside() -> None:
    game = at_the_exit(FIVE)
    events = play(game, *LEAVE)
    assert "SpareSeen" in event_names(visible_events(game, events, 0))
    for sight in (1, "public"):
        assert "HiddenSpare" in event_names(visible_events(game, events, sight))
        assert shown(game, "spare", sight) is None
    assert sorted(shown(game, "spare", 0)) == sorted(line(game, "clans")[6:])
    game = at_the_exit(FIVE, out="3")
    assert "SpareSeen" not in event_names(play(game, *LEAVE))
    assert shown(game, "spare", 0) is None


@pytest.mark.clause("DC-61", "DC-71", "R-150")
def test_a_lone_worker_ends_the_game_by_leaving() -> None:
    clans = "yellow-loyal yellow-saboteur blue-loyal blue-loyal blue-loyal"
    game = at_the_exit(clans)
    (ended,) = only(play(game, *LEAVE), GameEnded)
    assert ended.cause == "clan"
    assert ended.values == (12, 0)  # 3 × 4 and 0 × 1
    assert ended.winners == (0,)
    assert game.scores == (3, 0, 0, 0, 0)


@pytest.mark.clause("DC-62")
def test_a_saboteur_under_the_other_back_must_have_left_too() -> None:
    clans = "yellow-loyal yellow-loyal yellow-saboteur blue-saboteur blue-loyal"
    game = at_the_exit(clans, out="1")
    events = play(game, *LEAVE)  # Y1 and Y2 are out, B3 is not
    assert not game.over
    assert only(events, GameWentOn) == [GameWentOn(0)]
    game = at_the_exit(clans, out="1 0", seat=3)
    play(game, *LEAVE)
    assert game.over
    assert line(game, "result")[0] == "clan"
    assert dwarf(game, 2) == "0,0.0"  # a dwarf in yellow who works for blue need not have left


@pytest.mark.clause("DC-63", "R-177")
def test_the_game_may_be_ended_by_agreement() -> None:
    game = dark_cave_at("hand 0 cross-i rat-i\nout 1")
    events = play(game, "propose-end")
    assert event_names(events) == ["EndProposed"]
    assert (game.decider, listing(game)) == (1, ["agree", "refuse"])
    assert refused(game, "pass cross-i") == "DC-63 not-asked"
    play(game, "agree")
    assert game.decider == 2
    play(game, "refuse")
    assert (game.decider, shown(game, "asked")) == (0, "turn")
    assert refused(game, "propose-end") == "R-177 end-already-proposed"
    game = dark_cave_at("hand 0 cross-i rat-i\nout 1")
    events = play(game, "propose-end", "agree", "agree")
    assert only(events, GameEnded)[0].cause == "agreed"


@pytest.mark.clause("R-177")
def test_a_table_may_do_without_votes() -> None:
    game = dark_cave_at("hand 0 cross-i", options={"agree_end": False})
    assert refused(game, "propose-end") == "R-177 agree-end-off"


@pytest.mark.clause("DC-64", "R-185")
def test_at_the_end_roles_are_shown_and_gold_inside_is_lost() -> None:
    clans = "yellow-loyal yellow-saboteur blue-loyal blue-loyal blue-loyal"
    game = at_the_exit(clans, nuggets="2 3 3 3 5")
    (ended,) = only(play(game, *LEAVE), GameEnded)
    assert list(ended.roles) == clans.split() == shown(game, "roles")
    assert game.scores == (2, 0, 0, 0, 0)
    assert shown(game, "spare") is None  # unclaimed cards stay hidden
    assert shown(game, "spare", "open") is None


@pytest.mark.clause("DC-65", "DC-66", "DC-68", "R-150")
def test_the_books_example_of_scoring() -> None:
    """Yellow's workers save 2 + 2, times 3 blue workers; blue's 2 + 3 + 0, times 2 (DC-66)."""
    game = at_the_exit(FIVE, out="0 2 3", nuggets="2 2 2 3 4", seat=1)
    (ended,) = only(play(game, *LEAVE), GameEnded)
    assert ended.values == (12, 10)
    assert ended.winners == (0, 1)
    assert game.scores == (2, 2, 2, 3, 0)
    assert game.winners == (0, 1)


@pytest.mark.clause("DC-67", "DC-72")
def test_a_tie_goes_to_the_clan_the_first_escapee_works_for() -> None:
    """Both treasures are 6; seat 3, who leaves first, wears yellow and works for blue."""
    clans = "yellow-loyal yellow-loyal blue-saboteur yellow-saboteur blue-loyal"
    game = at_the_exit(clans, out="3 0 1", nuggets="1 1 1 2 4", seat=2)
    (ended,) = only(play(game, *LEAVE), GameEnded)
    assert ended.values == (6, 6)
    assert ended.winners == (3, 4)
    game = at_the_exit(clans, out="0 3 1", nuggets="1 1 1 2 4", seat=2)
    (ended,) = only(play(game, *LEAVE), GameEnded)
    assert ended.winners == (0, 1, 2)


@pytest.mark.clause("DC-67", "R-172")
def test_if_no_dwarf_gets_out_no_clan_wins() -> None:
    game = dark_cave_at("turn 0 still\nhand 0 cross-i\nhand 1\nhand 2")
    (ended,) = only(play(game, "lay cross-i 1,0"), GameEnded)
    assert (ended.values, ended.winners) == ((0, 0), ())
    assert (game.winners, game.scores) == ((), (0, 0, 0))


@pytest.mark.clause("DC-68")
def test_winners_need_not_have_escaped() -> None:
    clans = "yellow-loyal yellow-saboteur blue-loyal blue-loyal blue-loyal"
    game = at_the_exit(clans, out="2", nuggets="0 3 3 3 3")
    play(game, *LEAVE)
    assert game.winners == (1, 2, 3, 4)  # 3 × 1 against 0 × 4


@pytest.mark.clause("DC-75", "R-230")
def test_with_two_players_the_first_out_wins_even_without_gold() -> None:
    game = at_the_exit("yellow-loyal blue-loyal", nuggets="0 3")
    (ended,) = only(play(game, *LEAVE), GameEnded)
    assert (ended.values, ended.winners) == ((0, 0), (0,))
    game = at_the_exit("yellow-loyal blue-loyal")
    (ended,) = only(play(game, *LEAVE), GameEnded)
    assert (ended.values, ended.winners) == ((3, 0), (0,))


@pytest.mark.clause("DC-77", "R-173")
def test_four_players_of_one_clan() -> None:
    """The loyal save 3, times 2 saboteurs; the saboteurs save 5, times 2 loyal."""
    clans = "yellow-saboteur yellow-loyal yellow-saboteur yellow-loyal"
    game = at_the_exit(clans, out="1 0", nuggets="3 3 2 3", seat=2)
    (ended,) = only(play(game, *LEAVE), GameEnded)
    assert ended.values == (6, 10)
    assert ended.winners == (0, 2)


@pytest.mark.clause("R-170")
def test_a_dwarf_that_goes_on_knows_that_each_side_has_a_dwarf_inside() -> None:
    clans = "yellow-loyal yellow-saboteur yellow-saboteur yellow-loyal"
    game = at_the_exit(clans)
    play(game, *LEAVE)
    assert not game.over
    for seat in range(4):
        for number in range(30):
            words = line(game.determinise(seat, str(number)), "clans")
            inside = {words[other] for other in (1, 2, 3)}
            assert inside == {"yellow-loyal", "yellow-saboteur"}


@pytest.mark.clause("R-231")
def test_a_player_who_has_left_may_be_swapped_with_but_loses_no_cards_to_creatures() -> None:
    game = dark_cave_at(f"{EXIT}clans {FIVE}\nout 1\nhand 0 hand-swap-ii rat-i", seats=5)
    assert allowed(game, "play hand-swap-ii 1")
    maze = "maze 1,0=abyss-cross-i\ndwarves 1,0.0 0,0.0 0,0.0 0,0.0 0,0.0\n"
    game = dark_cave_at(f"{maze}clans {FIVE}\nout 1\nhand 0 rat-i cross-i", seats=5)
    play(game, "play rat-i 1,0 0")
    assert shown(game, "hand_sizes")[1] == 1


@pytest.mark.clause("R-231")
def test_lying_dwarves_of_the_other_side_hold_nothing_up() -> None:
    game = at_the_exit("yellow-loyal blue-loyal", more="lying 1")
    play(game, *LEAVE)
    assert game.over
