"""Tests of the skilled bot in The Lost Mines: beliefs about identities, the race for treasures."""

from collections import Counter, defaultdict

import pytest

from saboteur.bots import bot
from saboteur.bots.beliefs import Beliefs, Believer
from saboteur.bots.lost_mines.belief.allegiance import (
    LEFTOVER_SHARE,
    expected_shares,
    hypotheses,
    identity_odds,
)
from saboteur.bots.lost_mines.distance.board_costs import BUILD_COST, UNREACHABLE
from saboteur.bots.lost_mines.distance.road_graph import read_road_graph
from saboteur.bots.lost_mines.evaluation.treasure_race import TreasureRace
from saboteur.bots.lost_mines.memory import Memory, update_memory
from saboteur.games.lost_mines.kit import IDENTITIES
from saboteur.games.lost_mines.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import pack_xy
from saboteur.play.game import Game
from saboteur.sight import stream
from tests.bots.bot_games import play_choices
from tests.rule_positions import play
from tests.rules.lost_mines.positions import ROAD, lost_mines_at, lost_mines_walking_at

BOX = "lost-mines"
GOLD = "treasures gold-2 gold-3 gold-4 | gems-3"
SILENT = [dict.fromkeys(IDENTITIES, 0.0) for _ in range(9)]


def choice(game: Game, seat: int = 0, events: tuple[Event, ...] = ()) -> str:
    assert game.decider == seat
    player = bot("skilled", "test", BOX)
    return str(player.choose(game.view(seat), game.legal_moves(), events))


def beliefs_of(game: Game, seat: int, history: tuple[Event, ...]) -> Beliefs:
    """Return the beliefs of a new bot that gets all events at once."""
    player = bot("skilled", "beliefs", BOX)
    player.choose(game.view(seat), game.legal_moves(), history)
    assert isinstance(player, Believer)
    assert player.beliefs is not None
    return player.beliefs


def memory_of(game: Game, *moves: str, seat: int = 0) -> Memory:
    """Make these moves and return a seat's memory of them."""
    events: tuple[Event, ...] = ()
    view: View = game.view(seat)
    memory = Memory(view.kit, view.clans)
    for place in view.cards:
        spot = memory.cell_index.number_of[place]
        memory.road_graph.opens[spot] = read_road_graph(view).opens[spot]
        memory.road_graph.enter[spot] = 1
    memory.dwarf_cells = [memory.cell_index.number_of[figure] for figure in view.figures]
    for move in moves:
        events += stream(game.rules, play(game, move), seat)
    return update_memory(memory, view, events)


@pytest.mark.parametrize("seats", [3, 5, 9])
def test_beliefs_agree_with_the_deal_and_with_what_is_known(seats: int) -> None:
    for number, (game, seat, history, _) in enumerate(
        play_choices(["novice"] * seats, "deal", BOX)
    ):
        if number % (4 * seats + 1):
            continue
        view = game.view(seat)
        beliefs = beliefs_of(game, seat, history)
        assert len(beliefs) == seats
        pool = Counter(
            (view.kit.clans[dwarf], view.kit.identities[dwarf]) for dwarf in view.kit.dwarf_pool
        )
        expected: defaultdict[tuple[str, str], float] = defaultdict(float)
        for other, likely in enumerate(beliefs):
            assert sum(likely.values()) == pytest.approx(1)
            assert min(likely.values()) >= 0
            assert likely[game.view(other).dwarves[other].identity] > 0
            for identity, odds in likely.items():
                expected[view.clans[other], identity] += odds
        assert all(expected[kind] <= many + 1e-9 for kind, many in pool.items())
        for dwarf in view.dwarves:
            if dwarf.identity is not None:
                assert beliefs[dwarf.seat][dwarf.identity] == pytest.approx(1)


@pytest.mark.parametrize("seats", [4, 7])
def test_beliefs_are_the_same_in_however_many_batches_events_come(seats: int) -> None:
    players = [bot("skilled", "portions", BOX) for _ in range(seats)]
    told = [0] * seats
    for number, (game, seat, history, _) in enumerate(
        play_choices(["novice"] * seats, "portions", BOX)
    ):
        player = players[seat]
        player.choose(game.view(seat), game.legal_moves(), history[told[seat] :])
        told[seat] = len(history)
        if number % (5 * seats + 1) == 0:
            assert isinstance(player, Believer)
            assert player.beliefs == beliefs_of(game, seat, history)


def test_without_moves_suspicion_stays_that_of_the_deal() -> None:
    """With three seats the pool has a loyal, a selfish and a saboteur card of each clan (LM-6)."""
    view = lost_mines_at("dwarves blue-loyal blue-saboteur yellow-loyal").view(0)
    odds = identity_odds(hypotheses(view, {0: "loyal"}, SILENT), 3)
    assert odds[0] == {"loyal": 1, "selfish": 0, "saboteur": 0}
    assert odds[1] == pytest.approx({"loyal": 0, "selfish": 1 / 2, "saboteur": 1 / 2})
    assert odds[2] == pytest.approx({"loyal": 1 / 3, "selfish": 1 / 3, "saboteur": 1 / 3})


def test_stakes_are_parts_of_what_a_group_shares() -> None:
    """A blue loyal dwarf shares with a yellow saboteur with probability 1/3 (LM-44)."""
    view = lost_mines_at("dwarves blue-loyal blue-saboteur yellow-loyal").view(0)
    found = hypotheses(view, {0: "loyal"}, SILENT)
    assert expected_shares(found, 0, "blue", "loyal") == pytest.approx(
        [2 / 3 + 1 / 3 * (1 / 2 + LEFTOVER_SHARE), 0, 1 / 6]
    )
    assert expected_shares(found, 0, "blue", "selfish") == [1, 0, 0]


def test_a_saboteur_shares_with_the_other_clan() -> None:
    view = lost_mines_at("dwarves blue-saboteur blue-loyal yellow-loyal").view(0)
    found = hypotheses(view, {0: "saboteur", 2: "loyal"}, SILENT)
    assert expected_shares(found, 0, "blue", "saboteur") == pytest.approx(
        [1 / 2 + LEFTOVER_SHARE, 0, 1 / 2]
    )


def test_stopping_their_own_clan_makes_a_seat_suspect() -> None:
    """The troll of seat 0 stops seat 1 of its own clan, but not seat 2 of the other clan."""
    position = f"maze {ROAD}\nfigures 8,2 3,2 7,2\ndwarves blue-saboteur blue-loyal yellow-loyal"
    said = memory_of(
        lost_mines_at(f"{position}\nhand 0 troll"), "play troll 5,2 E", seat=1
    ).log_likelihoods[0]
    assert said["saboteur"] > 0 > said["loyal"]
    assert said["selfish"] > said["loyal"]


def test_helping_their_own_clan_makes_a_seat_seem_loyal() -> None:
    road = ROAD.replace(" 8,2=straight-horizontal", "")
    board = f"maze {road} 9,4=silver-mine\nfigures 1,2 7,2 9,4"
    dwarves = "dwarves blue-loyal blue-loyal yellow-loyal"
    game = lost_mines_at(f"{board}\n{dwarves}\nhand 0 straight-horizontal")
    said = memory_of(game, "lay straight-horizontal 8,2", seat=1).log_likelihoods[0]
    assert said["loyal"] > 0 > said["saboteur"]


def test_observed_actions_weigh_more_in_large_clans() -> None:
    """With few seats a dwarf may have no other of its clan to help, so its actions say less."""

    def suspicion(dwarves: str, figures: str) -> float:
        position = f"maze {ROAD}\nfigures {figures}\ndwarves {dwarves}\nhand 0 troll"
        game = lost_mines_at(position, seats=len(figures.split()))
        return memory_of(game, "play troll 5,2 E", seat=1).log_likelihoods[0]["saboteur"]

    few = suspicion("blue-saboteur blue-loyal yellow-loyal", "8,2 3,2 7,2")
    many = suspicion(
        "blue-saboteur blue-loyal yellow-loyal blue-loyal yellow-loyal", "8,2 3,2 7,2 3,2 7,2"
    )
    assert many > 4 * few > 0


def test_distances_count_steps_and_cards_to_lay() -> None:
    road = ROAD.replace(" 8,2=straight-horizontal", "")
    view = lost_mines_at(f"maze {road}\nfigures 7,2 7,2 7,2").view(0)
    roads = read_road_graph(view)
    far = roads.steps_from_mines([roads.cell_index.number_of[pack_xy(9, 2)]])
    wanting = roads.enter[roads.cell_index.number_of[pack_xy(8, 2)]]
    assert 1 < wanting <= BUILD_COST
    assert far[roads.cell_index.number_of[pack_xy(7, 2)]] == 1 + wanting
    assert far[roads.cell_index.number_of[pack_xy(5, 2)]] == 3 + wanting
    assert far[0] == UNREACHABLE


def test_the_nearest_dwarf_may_expect_most_and_one_without_cards_nothing() -> None:
    game = lost_mines_at(f"maze {ROAD}\nfigures 7,2 4,2 1,2\n{GOLD}")
    view = game.view(0)
    roads = read_road_graph(view)
    race = TreasureRace(view, roads.cell_index)
    distances = {mine: roads.steps_from_mines([mine]) for mine in race.mines}
    near = roads.cell_index.number_of[pack_xy(9, 2)]
    shares = dict(
        zip(
            race.mines,
            race.expected_shares(race.mines, distances, race.dwarf_cells, -1),
            strict=True,
        )
    )
    first, second, third = shares[near]
    assert second > third > 0
    assert first > third
    race.seat_chances[1] = (0.0,) * (UNREACHABLE + 1)
    shares = dict(
        zip(
            race.mines,
            race.expected_shares(race.mines, distances, race.dwarf_cells, -1),
            strict=True,
        )
    )
    assert shares[near][1] == 0
    assert shares[near][0] > first


def test_it_walks_into_the_mine_and_takes_no_more_steps_than_it_needs() -> None:
    game = lost_mines_walking_at(f"maze {ROAD}\nfigures 6,2 1,2 1,2\n{GOLD}")
    for step in ("step 7,2", "step 8,2", "step 9,2"):
        assert choice(game) == step
        play(game, step)


def test_it_stays_in_a_mine_that_has_treasures_left() -> None:
    game = lost_mines_walking_at(f"maze {ROAD} 9,2=gold-mine*\nfigures 9,2 1,2 1,2\n{GOLD}")
    assert choice(game) == "stop"


def test_it_finishes_the_road_for_itself_and_not_for_a_rival() -> None:
    road = ROAD.replace(" 8,2=straight-horizontal", "")
    dwarves = "dwarves blue-selfish blue-loyal yellow-loyal"
    hand = "hand 0 straight-horizontal curve-nw"
    mine = lost_mines_at(f"maze {road}\nfigures 6,2 1,2 1,4\n{dwarves}\n{hand}")
    assert choice(mine) == "lay straight-horizontal 8,2"
    theirs = lost_mines_at(f"maze {road}\nfigures 1,2 7,2 7,2\n{dwarves}\n{hand}")
    assert choice(theirs) != "lay straight-horizontal 8,2"


def test_it_plays_a_tool_for_the_obstacle_in_its_way() -> None:
    road = ROAD.replace("5,2=straight-horizontal", "5,2=log-straight-horizontal")
    game = lost_mines_at(f"maze {road}\nfigures 4,2 1,2 1,2\nhand 0 axe curve-nw curve-ne")
    assert choice(game) == "play axe 5,2"


def test_it_takes_the_treasure_that_it_knows_to_be_best() -> None:
    game = lost_mines_at(
        f"maze {ROAD}\nfigures 8,2 1,2 1,2\n{GOLD}\nhand 0 information-mine-treasure storm"
    )
    play(game, "play information-mine-treasure treasure 2", "step 9,2")
    assert choice(game) == "take 2"


def test_it_keeps_its_last_cards_when_none_is_left_to_draw() -> None:
    """Without a pile every card is a turn, so no seat discards two (LM-11, LM-12)."""
    game = lost_mines_at("hand 0 log-cross log-cross\npile\nfigures 1,2 1,2 1,2")
    assert game.view(0).pile == 0
    play(game, "pass log-cross")
    assert choice(game) == "stop"


def test_it_refuses_to_end_a_round_with_treasures_in_reach() -> None:
    game = lost_mines_at(f"maze {ROAD}")
    play(game, "propose-end")
    assert choice(game, 1) == "refuse"
