"""Tests of contests: line-ups, rotations, sides, and equal deals for all line-ups."""

import saboteur
from saboteur.arena.contest import Contest, games_per_deal
from saboteur.arena.executor import run
from saboteur.arena.lineup import TALKERS, Entrant, Lineup, TwoSidedBot, make_bot
from saboteur.arena.sides import DIGGER, SABOTEUR, SIDE_READERS
from saboteur.arena.worker import bot_seed, play_game

NOVICE = Entrant("novice", "novice")
RANDOM = Entrant("random", "random")
MIXED = Entrant("novice", "random")
ONE_OF_FOUR = Lineup((NOVICE, RANDOM, RANDOM, RANDOM))


def contest(*lineups: Lineup, deals: int = 2, keep: bool = False) -> Contest:
    seats = len(lineups[0].entrants)
    return Contest("saboteur", seats, (), None, lineups, deals, "test", is_record_kept=keep)


def test_an_entrant_has_a_level_for_each_side() -> None:
    assert str(NOVICE) == "novice"
    assert str(MIXED) == "novice/random"
    assert (MIXED.level(DIGGER), MIXED.level(SABOTEUR)) == ("novice", "random")


def test_contest_entrants_may_speak_on_one_or_both_sides() -> None:
    names = {str(Entrant("novice", "random", who)) for who in ("diggers", "everybody", "nobody")}
    assert names == {"novice/random", "novice/random+talk", "novice/random+talk/diggers"}
    speaks = {who: Entrant("novice", "novice", who).speaks for who in TALKERS}
    assert [who for who in TALKERS if speaks[who](DIGGER)] == ["diggers", "everybody"]
    assert [who for who in TALKERS if speaks[who](SABOTEUR)] == ["saboteurs", "everybody"]
    assert [who for who in TALKERS if speaks[who]("watcher")] == ["diggers", "everybody"]


def test_contest_rotates_entrants_over_all_seats() -> None:
    seatings = ONE_OF_FOUR.rotations()
    assert [seating.entrants.index(NOVICE) for seating in seatings] == [0, 3, 2, 1]
    assert str(seatings[1]) == "random,random,random,novice"


def test_a_rotation_that_changes_nothing_is_not_played() -> None:
    assert len(Lineup((NOVICE,) * 5).rotations()) == 1
    assert len(Lineup((NOVICE, RANDOM, NOVICE, RANDOM)).rotations()) == 2


def test_every_line_up_plays_the_same_deals() -> None:
    held = contest(ONE_OF_FOUR, Lineup((MIXED,) * 4), deals=3)
    games = list(held.game_specs())
    assert games_per_deal(held.lineups) == 5
    assert held.games == len(games) == 15
    assert {game.deal_number: game.seed for game in games} == {
        0: "test/0",
        1: "test/1",
        2: "test/2",
    }
    assert all(game.seed == f"test/{game.deal_number}" for game in games)
    assert [game.lineup_number for game in games[:5]] == [0, 0, 0, 0, 1]


def test_contest_bot_seed_is_independent_of_deal() -> None:
    seeds = {bot_seed("test/0", seat) for seat in range(5)}
    assert len(seeds) == 5
    assert not any("test" in seed for seed in seeds)


def test_a_seat_with_two_levels_plays_each_on_its_side() -> None:
    sides = SIDE_READERS["classic"]
    player = make_bot(MIXED, "seed", "classic", sides)
    assert isinstance(player, TwoSidedBot)
    for number in range(6):
        game = saboteur.new("saboteur", seats=5, seed=f"sides {number}")
        assert game.decider is not None
        view, moves = game.view(game.decider), game.legal_moves()
        level = MIXED.level(sides.side_of(view.role))
        alone = make_bot(Entrant(level, level), "seed", "classic", sides)
        fresh = make_bot(MIXED, "seed", "classic", sides)
        assert fresh.choose(view, moves, ()) is alone.choose(view, moves, ())


def test_contest_game_records_rounds_scores_and_times() -> None:
    pairing = next(contest(ONE_OF_FOUR, keep=True).game_specs())
    game = play_game(pairing)
    assert len(game.rounds) == 3
    assert all(len(each.sides) == 4 for each in game.rounds)
    assert {each.winner for each in game.rounds} <= {DIGGER, SABOTEUR}
    assert len(game.scores) == 4
    assert {thought.entrant for thought in game.think_times} == {"novice", "random"}
    assert game.record is not None
    replayed = saboteur.loads(game.record).replay()
    assert replayed.scores == game.scores


def test_beliefs_about_identities_are_held_against_the_truth() -> None:
    """In The Lost Mines no side wins a round, so beliefs about identities are scored."""
    skilled = Lineup((Entrant("skilled", "skilled"),) * 3)
    game = play_game(next(Contest("lost-mines", 3, (), None, (skilled,), 1, "test").game_specs()))
    assert not game.rounds
    beliefs = sum(entry.count for entry in game.belief_calibration)
    stated = sum(entry.stated_sum for entry in game.belief_calibration)
    assert beliefs > 100
    assert 0.2 < stated / beliefs < 0.6


def test_contest_compares_claims_with_the_truth() -> None:
    lineups = [Lineup((Entrant("skilled", "skilled", who),) * 5) for who in TALKERS]
    games = {
        str(game.spec.seating): game
        for game in map(play_game, contest(*lineups, deals=1, keep=True).game_specs())
    }
    claims = {
        name: {(each.subject, each.role): each.true_count / each.count for each in game.claims}
        for name, game in games.items()
    }
    assert claims["skilled"] == {}
    assert claims["skilled+talk/diggers"] == {("goal", "miner"): 1}
    assert set(claims["skilled+talk/saboteurs"]) <= {("goal", "saboteur")}
    assert claims["skilled+talk"]["goal", "miner"] == 1
    heard = games["skilled+talk/diggers"]
    told = sum(each.count for each in heard.claims)
    assert told < sum(entry.count for entry in heard.claim_calibration) <= 4 * told  # by all others
    assert heard.record != games["skilled"].record  # and a bot moved by it


def test_novices_hear_nothing_so_talk_changes_nothing_for_them() -> None:
    talking = contest(Lineup((Entrant("novice", "novice", "everybody"),) * 3))
    silent = contest(Lineup((NOVICE,) * 3))
    heard = list(map(play_game, talking.game_specs()))
    assert any(game.claims for game in heard)
    assert [game.scores for game in heard] == [play_game(one).scores for one in silent.game_specs()]


def test_processes_play_the_same_games() -> None:
    held = contest(Lineup((RANDOM,) * 3))
    alone = [(game.scores, game.rounds) for game in run(held.game_specs(), 1)]
    together = [(game.scores, game.rounds) for game in run(held.game_specs(), 2)]
    assert alone == together
