"""Tests that skilled bots of Saboteur 2 consider who wins together and who links the treasure."""

from collections.abc import Sequence

import pytest

import saboteur
from saboteur.bots import bot
from saboteur.bots.beliefs import Believer
from saboteur.bots.classic.belief.observed_actions import DUG_ON, PASSED, ObservedAction
from saboteur.bots.classic.belief.role_likelihoods import RoleLikelihoods, log_odds_saboteur
from saboteur.bots.classic.belief.team_payoffs import TeamPayoffs, has_teams
from saboteur.bots.classic.evaluation.endgame import EndgameModel
from saboteur.games.classic.kit import Kit
from saboteur.kernel.event import Event
from saboteur.play.game import Game
from tests.bots.bot_games import events_seen, novice_choice
from tests.rule_positions import game_at, row
from tests.rules.saboteur2.positions import BLUE, GOALS, GREEN, ROLES, corridor, roles

TEAM_B, TEAM_G = "blue-digger", "green-digger"
BOTH = (TEAM_B, TEAM_G)
NOBODY = (False,) * 5
KNOWS = "saw 0 8,0=treasure"
PILE = "pile " + " ".join(["map"] * 60)
NO_HANDS = [f"hand {seat}" for seat in range(1, 5)]


def kit(seats: int = 5, id_: str = "saboteur2") -> Kit:
    found = saboteur.new(id_, seats=seats, seed="kit").rules.kit
    assert isinstance(found, Kit)
    return found


def sure(letters: str) -> list[dict[str, float]]:
    """Return beliefs that are certain of every seat's role; ``letters`` are the roles."""
    return [{ROLES[letter]: 1.0} for letter in letters]


def unsure(own: str, seats: int = 5) -> list[dict[str, float]]:
    """Return beliefs before the first move: certain of the own role, else as the pool says."""
    box = kit(seats)
    pool = [box.roles[role] for role in box.role_pool]
    pool.remove(own)
    others = {role: pool.count(role) / len(pool) for role in box.roles}
    return [{own: 1.0}, *[others] * (seats - 1)]


def finish(own: str, odds: Sequence[dict[str, float]], left: int = 90) -> EndgameModel:
    teams = TeamPayoffs(kit(len(odds)), 0, odds, (False,) * len(odds))
    return EndgameModel(teams, own, odds, [*range(1, len(odds)), 0], left)


def at(letters: str, *lines: str) -> Game:
    """Return a game; seat 0 of five is on turn and knows the treasure; ``letters`` are roles."""
    hands = [f"hand {seat} map map map" for seat in range(1, 5)]
    position = [GOALS, KNOWS, *hands, PILE, roles(letters), *lines]
    return game_at("\n".join(position), 5, id_="saboteur2")


def skilled_choice(game: Game, events: tuple[Event, ...] = ()) -> str:
    return str(bot("skilled", "test").choose(game.view(0), game.legal_moves(), events))


# What the ends of a round pay.


@pytest.mark.parametrize(
    ("letters", "completer", "able", "pays"),
    [
        ("bbgos", 4, BOTH, 2),  # S2-53: both teams win, four winners
        ("bbgos", 0, BOTH, 3),  # a digger wins for the team: two blue, the boss
        ("bbgos", 2, BOTH, 0),
        ("bgopes", 1, (TEAM_B,), 3),  # S2-51: the door is blue; with boss and profiteer
        ("obgs", 0, (), 4),  # S2-36: no team gets through
        ("sbgs", 1, BOTH, 0),
    ],
)
def test_what_a_seat_gets_if_the_treasure_is_linked(
    letters: str, completer: int, able: tuple[str, ...], pays: int
) -> None:
    teams = TeamPayoffs(kit(len(letters)), 0, sure(letters), (False,) * len(letters))
    found = teams.payoff(ROLES[letters[0]], able, completer, ROLES[letters[completer]])
    assert found == pytest.approx(pays)


def test_what_a_seat_gets_if_the_treasure_is_missed() -> None:
    """As in S2-57, but without a prisoner: two saboteurs and the profiteer share."""
    teams = TeamPayoffs(kit(4), 0, sure("spsb"), (False,) * 4)
    assert teams.payoff_if_missed("saboteur") == pytest.approx(3)
    alone = TeamPayoffs(kit(3), 0, sure("pbg"), (False,) * 3)
    assert alone.payoff_if_missed("profiteer") == pytest.approx(3)  # S2-37


def test_a_seat_in_prison_hopes_for_less_and_leaves_more() -> None:
    here = TeamPayoffs(kit(3), 0, sure("bbg"), (True, False, False))
    there = TeamPayoffs(kit(3), 0, sure("bbg"), (False, True, False))
    assert here.payoff(TEAM_B, BOTH, 1, TEAM_B) < 4 < there.payoff(TEAM_B, BOTH, 0, TEAM_B) < 5


# Who finishes.


def test_the_last_card_but_one_is_a_present_to_the_next_seats() -> None:
    race = finish(TEAM_B, unsure(TEAM_B))
    assert race.expected_payoff(1, BOTH, NOBODY) < race.expected_payoff(2, BOTH, NOBODY) - 0.2
    assert race.payoff_now(BOTH) > race.expected_payoff(2, BOTH, NOBODY) + 1


def test_a_door_of_ones_own_is_worth_a_nugget_near_the_treasure() -> None:
    race = finish(TEAM_B, unsure(TEAM_B))
    assert race.expected_payoff(1, (TEAM_B,), NOBODY) > race.expected_payoff(1, BOTH, NOBODY) + 0.8
    assert race.expected_payoff(1, (TEAM_G,), NOBODY) < race.expected_payoff(1, BOTH, NOBODY) - 0.8


def test_stopping_the_next_rival_pays_and_stopping_a_friend_costs() -> None:
    stopped = (False, True, False, False, False)
    rivals = finish(TEAM_B, sure("bgggg"))
    assert rivals.expected_payoff(1, BOTH, stopped) > rivals.expected_payoff(1, BOTH, NOBODY) + 0.2
    friend = finish(TEAM_B, sure("bbggg"))
    assert friend.expected_payoff(1, BOTH, stopped) < friend.expected_payoff(1, BOTH, NOBODY) - 0.2


def test_few_cards_are_a_saboteurs_hope() -> None:
    odds = sure("sbbgg")
    early, late = (
        finish("saboteur", odds, left).expected_payoff(3, BOTH, NOBODY) for left in (60, 6)
    )
    assert early < 0.1
    assert late > 1


# What moves say about teams.


def test_a_geologist_passes_and_a_digger_digs() -> None:
    leanings = RoleLikelihoods(2)
    for _ in range(3):
        leanings.add(ObservedAction(0, PASSED))
        leanings.add(ObservedAction(1, DUG_ON))
    passes, digs = leanings.role_weights(kit(), [0, 0])
    assert passes["geologist"] > 20 * passes[TEAM_B]
    assert digs["geologist"] < 0.01 * digs[TEAM_B]
    assert log_odds_saboteur(kit(), passes) < 0 < log_odds_saboteur(kit(), digs)
    leanings.forget_seat(0)
    assert set(leanings.role_weights(kit(), [0, 0])[0].values()) == {1.0}


def test_a_door_tells_the_team_of_the_seat_that_lays_it() -> None:
    game = at("bgbgs", "ask turn 1", f"hand 1 {GREEN} map map", "hand 0 map map map")
    lay = events_seen(game, f"lay {GREEN} 1,0")
    more = events_seen(game, "pass map", "stop", "pass map", "stop", "pass map", "stop")
    player = bot("skilled", "test")
    player.choose(game.view(0), game.legal_moves(), lay + more)
    assert isinstance(player, Believer)
    beliefs = player.beliefs
    assert beliefs is not None
    assert beliefs[1][TEAM_G] > 0.6
    assert 0 < beliefs[1][TEAM_B] < 0.1
    assert beliefs[2][TEAM_B] > 0.1
    assert all(sum(likely.values()) == pytest.approx(1) for likely in beliefs)


def test_only_boxes_with_teams_have_teams() -> None:
    assert has_teams(kit())
    assert not has_teams(kit(5, "saboteur"))


# What it does.


def test_a_digger_leaves_the_last_card_but_one_to_others() -> None:
    game = at("bgbgs", f"maze {row(1, 5)}", "hand 0 straight-horizontal dead-ne dead-ne")
    assert novice_choice(game) == "lay straight-horizontal 6,0"
    assert skilled_choice(game) == "pass dead-ne"


def test_a_digger_finishes_and_digs_on_while_the_treasure_is_far() -> None:
    last = at("bgbgs", f"maze {corridor()}", "hand 0 straight-horizontal thief")
    assert skilled_choice(last) == "lay straight-horizontal 7,0"
    far = at("bgbgs", "maze 1,0=straight-horizontal", "hand 0 straight-horizontal dead-ne")
    assert skilled_choice(far) == "lay straight-horizontal 2,0"


def test_a_digger_shuts_the_way_behind_a_door_of_its_own() -> None:
    game = at("bgbgs", f"maze {row(1, 5)}", f"hand 0 straight-horizontal {BLUE} dead-ne")
    assert skilled_choice(game) == f"lay {BLUE} 6,0"


def test_a_digger_stops_the_next_rival_before_the_end() -> None:
    known = "saw-role 0 1=green-digger"
    game = at("bgbgs", f"maze {row(1, 6)}", known, "hand 0 prison dead-ne")
    assert skilled_choice(game) == "play prison 1"


def test_everybody_lays_a_thief_first() -> None:
    game = at("bgbgs", "maze 1,0=straight-horizontal", "hand 0 straight-horizontal thief")
    assert novice_choice(game) == "lay straight-horizontal 2,0"
    assert skilled_choice(game) == "play thief"


def test_a_digger_before_a_door_of_the_others_takes_another_role() -> None:
    """The treasure is one card away, behind a green door."""
    shut = at("bgbgs|ebgos", f"maze {corridor(GREEN)}", "hand 0 role-change dead-ne")
    assert skilled_choice(shut) == "play role-change 0"
    own = at("bgbgs|ebgos", f"maze {corridor(BLUE)}", "hand 0 role-change dead-ne")
    assert skilled_choice(own) != "play role-change 0"


def test_a_profiteer_hinders_the_diggers() -> None:
    """Fewer share with it if the treasure is missed."""
    game = at("pgbgs", f"maze {row(1, 6)}", "hand 0 dead-horizontal map")
    assert skilled_choice(game) == "lay dead-horizontal 7,0"


def test_a_boss_leaves_the_last_card_to_a_team_as_long_as_there_are_cards() -> None:
    """If the boss links the treasure both teams win, and more seats share."""
    hand = "hand 0 straight-horizontal dead-ne"
    early = at("obgbg", f"maze {corridor()}", hand)
    assert skilled_choice(early) != "lay straight-horizontal 7,0"
    late = at("obgbg", f"maze {corridor()}", hand, "pile", *NO_HANDS)
    assert skilled_choice(late) == "lay straight-horizontal 7,0"
