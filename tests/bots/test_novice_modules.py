"""Tests of the novice's moves with championship cards, mini-expansions and variants."""

import pytest

from saboteur.bots.classic.belief.evidence import Evidence
from saboteur.play.game import Game
from tests.bots.bot_games import events_seen, novice_choice
from tests.rule_positions import game_at, listing, play, row

GOALS = "goals 8,-2=stone-nw 8,0=treasure 8,2=stone-ne"
KNOWS = "saw 0 8,0=treasure"
HANDS = "hand 1 map map map map\nhand 2 map map map map\npile map map map map map map"
MINER = "roles miner miner saboteur"
SABOTEUR = "roles saboteur miner miner"
WAY = f"maze {row(1, 6)}"
SEEN_HANDS = "hand 1 map map map map\nhand 2 veto"


def at(module: str, *lines: str, seats: int = 3) -> Game:
    """Return a game with this module; seat 0 is on turn unless a line says otherwise."""
    return game_at("\n".join([GOALS, HANDS, *lines]), seats, id_=f"saboteur+{module}")


# Veto.


@pytest.mark.parametrize(
    ("roles", "hand", "move", "answer"),
    [
        (MINER, "broken-pick", "play broken-pick 0", "veto"),
        (MINER, "broken-pick", "play broken-pick 2", "allow"),
        (MINER, "rockfall", "play rockfall 6,0", "veto"),
        (SABOTEUR, "rockfall", "play rockfall 6,0", "allow"),
        (MINER, "dead-horizontal", "lay dead-horizontal 7,0", "veto"),
        (SABOTEUR, "dead-horizontal", "lay dead-horizontal 7,0", "allow"),
        (SABOTEUR, "cross", "lay cross 7,0", "veto"),
        (MINER, "cross", "lay cross 7,0", "allow"),
        (MINER, "map", "play map 8,2", "allow"),
    ],
)
def test_a_veto_is_for_clear_harm(roles: str, hand: str, move: str, answer: str) -> None:
    game = at("veto", roles, WAY, KNOWS, "hand 0 veto map", f"hand 1 {hand}", "ask turn 1")
    events = events_seen(game, move, "allow")
    assert listing(game) == ["allow", "veto"]
    assert novice_choice(game, events) == answer


def test_a_veto_stops_ones_own_prison() -> None:
    game = game_at(
        f"{GOALS}\n{HANDS}\nroles blue-digger green-digger saboteur\n{KNOWS}\nhand 0 veto map\n"
        "hand 1 prison\nask turn 1",
        id_="saboteur2+veto",
    )
    events = events_seen(game, "play prison 0", "allow")
    assert novice_choice(game, events) == "veto"


# Scout, diversion, change of direction, master craftsman.


def test_a_miner_scouts_ahead_and_a_saboteur_does_not() -> None:
    hand = "hand 0 scout straight-horizontal straight-horizontal map"
    assert novice_choice(at("scout", MINER, KNOWS, "maze 1,0=cross", hand)) == "play scout"
    assert novice_choice(at("scout", SABOTEUR, KNOWS, "maze 1,0=cross", hand)) != "play scout"


def test_a_scout_lays_both_paths_towards_the_treasure() -> None:
    game = at("scout", MINER, KNOWS, "maze 1,0=cross",
              "hand 0 scout straight-horizontal cross map")  # fmt: skip
    play(game, "play scout")
    first = novice_choice(game)
    play(game, first)
    assert {first[-3:], novice_choice(game)[-3:]} == {"2,0", "3,0"}


def test_a_miner_diverts_a_dead_end_out_of_the_way() -> None:
    game = at("diversion", MINER, KNOWS, "maze 0,-1=straight-vertical " + row(1, 6)
              + " 7,0=dead-horizontal", "diversion 7,0", "hand 0 diversion map")  # fmt: skip
    assert novice_choice(game).startswith("play diversion")
    assert " 7,0" not in novice_choice(game)


def test_a_saboteur_diverts_the_last_link() -> None:
    game = at("diversion", SABOTEUR, KNOWS, f"{WAY} 0,1=cross", "diversion 0,1 6,0",
              "hand 0 diversion map")  # fmt: skip
    assert novice_choice(game).startswith("play diversion")


def test_a_miner_turns_the_order_of_play_away_from_a_suspect() -> None:
    hands = "hand 0 change-of-direction dead-ne\nhand 1 dead-cross map\nhand 2 cross map"
    game = game_at(f"{GOALS}\n{hands}\n{KNOWS}\nroles miner saboteur miner\npile map map map map\n"
                   "ask turn 1", id_="saboteur+change-of-direction")  # fmt: skip
    events = events_seen(game, "lay dead-cross 0,1", "lay cross 1,0")
    assert novice_choice(game, events) == "play change-of-direction"


def test_a_master_craftsman_mends_ones_own_tool_first() -> None:
    game = at("master-craftsman", MINER, KNOWS, "broken 0 lamp", "broken 1 pick",
              "hand 0 master-craftsman map")  # fmt: skip
    assert novice_choice(game) == "play master-craftsman 0 lamp"


# The goals.


@pytest.mark.parametrize(("roles", "answer"), [(MINER, "leave"), (SABOTEUR, "swap")])
def test_a_treasure_at_hand_is_left_there_or_taken_away(roles: str, answer: str) -> None:
    game = at("goal-exchange", roles, WAY, "hand 0 goal-exchange map", KNOWS, "saw 0 8,2=stone-ne")
    play(game, "play goal-exchange 8,0 8,2")
    assert novice_choice(game) == answer


def test_a_miner_brings_the_treasure_nearer() -> None:
    game = at("goal-exchange", MINER, WAY, "hand 0 goal-exchange map",
              "goals 8,-2=treasure 8,0=stone-nw 8,2=stone-ne", "saw 0 8,-2=treasure")  # fmt: skip
    assert novice_choice(game) == "play goal-exchange 8,-2 8,0"
    play(game, "play goal-exchange 8,-2 8,0")
    assert novice_choice(game) == "swap"


def test_who_exchanged_goals_knows_where_they_are() -> None:
    game = at("goal-exchange", MINER, WAY, "hand 0 goal-exchange straight-horizontal",
              "goals 8,-2=treasure 8,0=stone-nw 8,2=stone-ne", "saw 0 8,-2=treasure")  # fmt: skip
    events = events_seen(game, "play goal-exchange 8,-2 8,0", "swap", "pass map", "pass map")
    assert novice_choice(game, events) == "lay straight-horizontal 7,0"
    doubtful = at("goal-exchange", MINER, WAY, KNOWS, "hand 0 map straight-horizontal",
                  "hand 2 goal-exchange", "ask turn 2")  # fmt: skip
    events = events_seen(doubtful, "play goal-exchange 8,0 8,2", "swap")
    assert novice_choice(doubtful, events) in ("play map 8,0", "play map 8,2")


FIVE = "goals 8,-4=stone-nw 8,-2=stone-nw 8,0={} 8,2=treasure 8,4=dragon"


@pytest.mark.parametrize(
    ("roles", "face", "reached"),
    [
        (MINER, "giant-spider", False),
        (MINER, "gold-sack-2", True),
        (SABOTEUR, "giant-spider", True),
    ],
)
def test_what_a_goal_does_matters_once_it_is_known(roles: str, face: str, *, reached: bool) -> None:
    game = at("new-goals", roles, WAY, FIVE.format(face), f"saw 0 8,0={face}",
              "saw 0 8,2=treasure", "hand 0 cross map")  # fmt: skip
    assert (novice_choice(game) == "lay cross 7,0") == reached


# Forgotten treasure and chests.


def test_the_best_card_of_the_discard_is_kept() -> None:
    game = at("forgotten-treasure", MINER, KNOWS, "discard map dead-ne cross dead-nw~1",
              "hand 0 forgotten-treasure dead-ne", "broken 0 pick")  # fmt: skip
    assert novice_choice(game) == "play forgotten-treasure"
    play(game, "play forgotten-treasure")
    assert novice_choice(game) == "keep cross"


@pytest.mark.parametrize(("roles", "pushed"), [(MINER, False), (SABOTEUR, True)])
def test_which_goal_is_moved_away(roles: str, *, pushed: bool) -> None:
    game = at("treasure-chests", roles, WAY, KNOWS, "hand 0 map", "ask turn 0", "ask move-goal 0")
    assert (novice_choice(game) == "push 8,0") == pushed


def test_a_chest_shows_the_role_of_a_seat_that_has_told_nothing() -> None:
    game = at("treasure-chests", MINER, "hand 0 map", "hand 1 cross map", "ask turn 1")
    events = events_seen(game, "lay cross 1,0", "pass map")
    game = at("treasure-chests", MINER, "hand 0 map", "maze 1,0=cross", "ask turn 0",
              "ask peek-role 0")  # fmt: skip
    assert novice_choice(game, events) == "peek 2"


@pytest.mark.parametrize(("roles", "robbed"), [(MINER, "rob 1"), (SABOTEUR, "rob 2")])
def test_a_foe_is_robbed(roles: str, robbed: str) -> None:
    game = at("treasure-chests", roles, "hand 0 map", "hand 1 dead-horizontal map map map",
              "ask turn 1")  # fmt: skip
    events = events_seen(game, "lay dead-horizontal 1,0", "pass map")
    game = at("treasure-chests", roles, "hand 0 map", "maze 1,0=dead-horizontal",
              "ask turn 0", "ask rob-hand 0")  # fmt: skip
    assert novice_choice(game, events) == robbed


@pytest.mark.parametrize(
    ("roles", "choice"), [(MINER, "orient 8,1"), (SABOTEUR, "orient 8,1 turned")]
)
def test_a_chest_path_leads_on_or_astray(roles: str, choice: str) -> None:
    """The path leads south to the treasure, or, turned by half, north to a stone."""
    game = at("treasure-chests", roles, f"maze 0,1=curve-ne {row(1, 6, 1)}",
              "goals 8,-2=stone-nw 8,0=stone-ne 8,2=treasure", "saw 0 8,2=treasure",
              "treasure-chests covered 8,1 chest-t-horizontal chest-nugget",
              "hand 0 straight-horizontal map")  # fmt: skip
    play(game, "lay straight-horizontal 7,1")
    assert novice_choice(game) == choice


# Right of way.


def test_a_saboteur_posts_a_pawn_where_the_way_leads_on() -> None:
    game = at("right-of-way", SABOTEUR, KNOWS, "maze 1,0=cross", "hand 0 straight-horizontal",
              "ask turn 0", "ask post-pawn 0")  # fmt: skip
    assert novice_choice(game) == "post 1,0 E"


def test_a_miner_posts_a_pawn_out_of_the_way() -> None:
    game = at("right-of-way", MINER, KNOWS, "maze 1,0=cross", "hand 0 map", "ask turn 0",
              "ask post-pawn 0")  # fmt: skip
    assert novice_choice(game) != "post 1,0 E"


PAWN = "right-of-way pawn 6,0 E 2"


def test_a_miner_without_a_nugget_asks_a_friend_to_pay() -> None:
    game = at("right-of-way", MINER, WAY, KNOWS, PAWN, "nuggets 0 1 0",
              "hand 0 straight-horizontal map")  # fmt: skip
    assert novice_choice(game) in ("ask 1 7,0", "ask 2 7,0")  # the holder may waive it


def test_a_miner_pays_for_the_last_link_itself() -> None:
    game = at("right-of-way", MINER, WAY, KNOWS, PAWN, "nuggets 1 1 0",
              "hand 0 straight-horizontal map")  # fmt: skip
    assert novice_choice(game) == "lay straight-horizontal 7,0"


@pytest.mark.parametrize(("roles", "answer"), [(MINER, "agree"), (SABOTEUR, "refuse")])
def test_who_pays_for_another(roles: str, answer: str) -> None:
    game = at("right-of-way", roles, WAY, KNOWS, PAWN, "nuggets 1 0 0", "hand 0 map",
              "hand 1 straight-horizontal", "ask turn 1")  # fmt: skip
    events = events_seen(game, "ask 0 7,0")
    assert novice_choice(game, events) == answer


def test_the_least_gold_is_traded() -> None:
    game = at("right-of-way", MINER, "gold 0 3 1 2", "nuggets 0 0 0", WAY, KNOWS, PAWN,
              "hand 0 straight-horizontal map")  # fmt: skip
    play(game, "lay straight-horizontal 7,0")
    assert novice_choice(game) == "trade 1"


# Locations.


@pytest.mark.parametrize(("roles", "visits"), [(SABOTEUR, True), (MINER, False)])
def test_who_visits_the_costume_workshop(roles: str, *, visits: bool) -> None:
    """The treasure is nearly reached, so a saboteur should change its role."""
    game = at("costume-workshop", f"{roles} | miner", KNOWS,
              f"maze {row(1, 3)} 4,0=t-horizontal* {row(5, 6)} 4,-2=costume-workshop",
              "hand 0 straight-vertical map", "broken 1 pick")  # fmt: skip
    assert (novice_choice(game) == "lay straight-vertical 4,-1") == visits


def test_what_a_seat_did_before_the_party_tells_nothing() -> None:
    game = at("underground-party", MINER, "hand 1 dead-cross map", "hand 2 cross map", "ask turn 1",
              f"maze 0,1=straight-vertical 0,2=curve-ne {row(1, 2, 2)} 4,2=underground-party",
              )  # fmt: skip
    evidence = Evidence(game.view(0))
    evidence.observe(game.view(0), events_seen(game, "lay dead-cross 1,0"))
    assert evidence.reputation[1] < 0
    evidence.observe(game.view(0), events_seen(game, "lay cross 3,2"))
    assert evidence.reputation == [0, 0, 0]


# Variants.


def test_a_greedy_dwarf_takes_the_treasure_and_never_prepares_it_for_another() -> None:
    hand = "hand 0 straight-horizontal dead-ne"
    greedy = "roles greedy-dwarf miner saboteur"
    assert (
        novice_choice(at("greedy-dwarf", greedy, WAY, KNOWS, hand)) == "lay straight-horizontal 7,0"
    )
    early = at("greedy-dwarf", greedy, f"maze {row(1, 5)}", KNOWS, hand)
    assert novice_choice(early) != "lay straight-horizontal 6,0"
    miner = at("greedy-dwarf", MINER, f"maze {row(1, 5)}", KNOWS, hand)
    assert novice_choice(miner) == "lay straight-horizontal 6,0"


def test_a_sabotaged_dwarf_repairs_itself_before_the_end() -> None:
    game = at("sabotaged-dwarf", MINER, WAY, KNOWS, "broken 0 lamp", "broken 1 pick",
              "hand 0 repair-pick-lamp map")  # fmt: skip
    assert novice_choice(game) == "play repair-pick-lamp 0 lamp"
