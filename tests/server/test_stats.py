"""Game stats, profiles, ratings and seasons. Running games disclose nothing."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from time import time
from typing import Any

import msgspec
import pytest
from openskill.models import PlackettLuce
from sqlalchemy import select

from saboteur.kernel.sight import OPEN
from saboteur.play.match import Match
from saboteur.play.replay import Replay
from saboteur.protocol import messages as wire
from saboteur.server.http.profiles import rating_messages
from saboteur.server.ops.maintenance import compress_finished_games
from saboteur.server.services.game_stats import StatsService
from saboteur.server.services.player_ratings import (
    INITIAL_RATING,
    RatedPlayer,
    is_rated_game,
    update_ratings,
)
from saboteur.server.storage import schema
from saboteur.server.storage.groups import GroupStore
from saboteur.server.storage.guests import GuestStore
from saboteur.server.storage.player_stats import MIN_STABLE_GAMES, PlayerStatsStore, RatingRecord
from saboteur.server.storage.tables import TableStore
from saboteur.table.lifecycle.table_loading import deal_match
from saboteur.table.stats.game_stats import SeatStats, compute_seat_stats
from saboteur.table.stats.profile_stats import latest_games, stats_by_box
from saboteur.table.storage.models import (
    STAGE_ABORTED,
    STAGE_PLAYING,
    Deal,
    GuestRecord,
    SeatAssignment,
    SeatResult,
)
from tests.server.finished_games import insert_finished_game, moves_of
from tests.server.storage_data import table_record

DAY_S = 24 * 3600.0


def play_game(ruleset: str, seats: int, seed: str) -> Match:
    """Play a game to its end with arbitrary moves."""
    match = Match(ruleset, seats=seats, seed=seed, nonce="nonce")
    chance = Random(seed)  # noqa: S311 - any moves will do
    while not match.over:
        seat = match.deciders[0]
        match.submit(seat, chance.choice(match.legal_moves(seat)).text, match.version)
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return play_game("saboteur", 3, "growth")


def chat_line(
    number: int,
    kind: wire.ChatKind,
    seat: int,
    version: int = 0,
    **said: Any,
) -> wire.ChatMessage:
    nothing: dict[str, Any] = dict.fromkeys(("phrase", "about", "at", "claim", "text"))
    return wire.ChatMessage(
        number=number, version=version, round=1, seat=seat, guest=f"g{seat}", kind=kind,
        **(nothing | said),
    )  # fmt: skip


# --- Game stats---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ruleset", "seats", "rounds"),
    [("saboteur", 5, 3), ("saboteur2", 6, 3), ("duel", 2, 3), ("lost-mines", 4, 2),
     ("dark-cave", 4, 1)],
)  # fmt: skip
def test_game_stats_rounds_add_up_to_score(ruleset: str, seats: int, rounds: int) -> None:
    match = play_game(ruleset, seats, "sum")
    replay = Replay(match.record())
    for seat in range(seats):
        stats = compute_seat_stats(replay, seat, (), ())
        assert len(stats.rounds) == rounds
        assert sum(each.gold for each in stats.rounds) == match.scores[seat]
        assert all((each.role is None) == (ruleset == "duel") for each in stats.rounds)
        assert stats == SeatStats(stats.rounds, goals_found=stats.goals_found)


def test_game_stats_judge_suspicion_by_roles_of_its_round() -> None:
    replay = Replay(play_game("saboteur", 5, "sum").record())  # with a saboteur
    roles = replay.view(0, OPEN).roles
    foe = roles.index("saboteur")
    one, two, *_ = (seat for seat, role in enumerate(roles) if role == "miner")
    said = [
        chat_line(1, "accuse", one, about=foe),
        chat_line(2, "accuse", one, about=two),
        chat_line(3, "open-poll", two),
        chat_line(4, "cast-ballot", two, about=one),
        chat_line(5, "cast-ballot", two, about=foe),  # they change their suspicion
        chat_line(6, "cast-ballot", foe, about=one),
        chat_line(7, "close-poll", two),
        chat_line(8, "accuse", foe, about=two),
        chat_line(9, "trust", foe, about=two),  # their last suspicion counts
        chat_line(10, "open-poll", one),
        chat_line(11, "cast-ballot", one, about=one),  # a seat cannot suspect itself
    ]
    stats = [compute_seat_stats(replay, seat, said, ()) for seat in range(5)]
    assert (stats[one].right_suspicions, stats[one].wrong_suspicions) == (1, 1)
    assert (stats[two].right_suspicions, stats[two].wrong_suspicions) == (1, 1)
    assert (stats[foe].right_suspicions, stats[foe].wrong_suspicions) == (0, 1)
    assert (stats[foe].times_unmasked, stats[foe].times_slandered) == (2, 0)
    assert (stats[one].times_unmasked, stats[one].times_slandered) == (0, 1)
    assert (stats[two].times_unmasked, stats[two].times_slandered) == (0, 2)


def test_game_stats_count_notes_for_their_author_only(match: Match) -> None:
    replay = Replay(match.record())
    last = replay.view(len(replay) - 1, OPEN).roles
    notes = [
        wire.SeatNote(about=seat, suspicion=-1 if seat else 2, text="", pins=()) for seat in (1, 2)
    ]
    noted, silent = compute_seat_stats(replay, 0, (), notes), compute_seat_stats(replay, 1, (), ())
    foes = sum(last[seat] == "saboteur" for seat in (1, 2))
    assert (noted.right_suspicions, noted.wrong_suspicions) == (foes, 2 - foes)
    assert (silent.times_unmasked, silent.times_slandered, silent.right_suspicions) == (0, 0, 0)


def test_game_stats_count_lies_until_doubted(match: Match) -> None:
    replay = Replay(match.record())
    goals = {(goal.cell.x, goal.cell.y): goal.face for goal in replay.view(0, OPEN).goals}
    stones = [at for at, face in goals.items() if "treasure" not in str(face)]
    true = chat_line(1, "claim", 0, at=stones[0], claim="stone")
    lie = chat_line(2, "claim", 0, at=stones[0], claim="treasure")
    again = chat_line(3, "claim", 0, at=stones[0], claim="treasure")
    second = chat_line(4, "claim", 0, at=stones[1], claim="treasure")
    doubt = chat_line(5, "claim", 1, at=stones[1], claim="stone")
    told = compute_seat_stats(replay, 0, [true, lie, again, second, doubt], ())
    assert (told.lies, told.lies_believed) == (2, 1)
    accused = compute_seat_stats(replay, 0, [lie, second, chat_line(5, "accuse", 2, about=0)], ())
    assert (accused.lies, accused.lies_believed) == (2, 0)
    assert compute_seat_stats(replay, 1, [lie, doubt], ()).lies == 0


async def test_compression_stores_game_stats_once_per_player(
    storage: TableStore, match: Match
) -> None:
    await insert_finished_game(storage, match)
    await storage.chat.write_note(
        "ABCDE", "a", 0, wire.SeatNote(about=2, suspicion=-2, text="", pins=())
    )
    careers = PlayerStatsStore(storage.database)
    assert await careers.game_stats_of("a") == []
    assert await compress_finished_games(storage) == 1
    (ada,), (bob,) = await careers.game_stats_of("a"), await careers.game_stats_of("b")
    assert (ada.code, ada.result, bob.result) == (
        "ABCDE", SeatResult(3, won=True), SeatResult(1, won=False)
    )  # fmt: skip
    assert (
        ada.stats.right_suspicions + ada.stats.wrong_suspicions,
        bob.stats.right_suspicions + bob.stats.wrong_suspicions,
    ) == (1, 0)
    assert len(ada.stats.rounds) == 3
    assert abs(ada.ended - time()) < 60
    assert await StatsService(storage).backfill("a") == 0
    (box,) = stats_by_box([ada])
    assert (box.box, box.games, box.won, box.best) == ("saboteur", 1, 1, 3)
    assert [(each.seats, each.games) for each in box.table_sizes] == [(3, 1)]
    assert sum(each.rounds for each in box.roles) == 3
    assert [each.table for each in latest_games([ada])] == ["ABCDE"]


async def test_catch_up_computes_stats_of_old_games(storage: TableStore, match: Match) -> None:
    await insert_finished_game(storage, match)
    await storage.compress_game("ABCDE")  # as an older program did
    other = replace(
        table_record("BBBBB"), stage=STAGE_PLAYING, options={}, deal=Deal(99, "growth", "nonce")
    )
    who = SeatAssignment("Ada", guest="a", result=SeatResult(7, won=True))
    await storage.add_table(other, {0: who})
    await storage.append_moves("BBBBB", moves_of(match), is_over=True)
    await storage.compress_game("BBBBB")
    careers = PlayerStatsStore(storage.database)
    assert await StatsService(storage).backfill("a") == 0
    games = {game.code: game for game in await careers.game_stats_of("a")}
    assert len(games["ABCDE"].stats.rounds) == 3
    # The stored rules are incompatible: only the outcome is known.
    assert (games["BBBBB"].result.points, games["BBBBB"].stats) == (7, SeatStats())
    assert await careers.game_stats_of("b") == []


# --- Secrecy ------------------------------------------------------------------------------


async def test_unfinished_games_leak_nothing_through_stats(
    storage: TableStore, match: Match
) -> None:
    """A game with other roles gives the same bytes until it is finished."""
    await storage.add_guest(GuestRecord("a", "Ada"), "hash of a")
    await storage.add_guest(GuestRecord("b", "Bob"), "hash of b")
    groups, told = GroupStore(storage.database), []
    group = await groups.create_group("Crew", "a")
    await groups.add_member(group, "b")
    people = {0: SeatAssignment("Ada", guest="a"), 1: SeatAssignment("Bob", guest="b")}
    deal = Deal(match.revision, "one world", "n")
    game = replace(table_record("ABCDE"), options={}, stage=STAGE_PLAYING, deal=deal, group=group)
    await storage.add_table(game, people)

    def roles(seed: str) -> tuple[str, ...]:
        dealt = deal_match(game, replace(deal, seed=seed))
        return tuple(dealt.view(seat).role for seat in range(dealt.seats))

    twin = next(seed for seed in map(str, range(99)) if roles(seed) != roles("one world"))
    for stage, seed in (
        (STAGE_PLAYING, "one world"),
        (STAGE_PLAYING, twin),
        (STAGE_ABORTED, twin),
    ):
        stored = schema.game_table
        await storage.database.write(stored.update().values(seed=seed, stage=stage))
        await compress_finished_games(storage)
        told.append(await _all_stats_answers(storage, group))
    assert told[0] == told[1]
    assert b"ABCDE" in told[0]  # the table itself is no secret to its group
    assert await PlayerStatsStore(storage.database).game_stats_of("a") == []


async def _all_stats_answers(storage: TableStore, group: str) -> bytes:
    careers, groups = PlayerStatsStore(storage.database), storage.groups
    missing = await StatsService(storage).backfill("a")
    games = await careers.game_stats_of("a")
    people = await storage.relations.known_people("a")
    return msgspec.json.encode(
        (
            stats_by_box(games), latest_games(games), missing, people,
            await groups.active_tables(group, "a"),
            await careers.session_standings(group, "ABCDE"), await groups.latest_game_code(group),
            rating_messages(await careers.ratings(["a", "b"])), await careers.export_for("b"),
        )
    )  # fmt: skip


# --- Ratings ------------------------------------------------------------------------------


def rating_entrant(
    guest: str, points: int, *, won: bool = False, left: bool = False
) -> RatedPlayer:
    return RatedPlayer(
        RatingRecord(guest, "duel", *INITIAL_RATING, 0), SeatResult(points, won=won), left
    )


def test_rating_update_equals_openskill_plackett_luce() -> None:
    """Winners rank first, then points decide; the expected values are OpenSkill's."""
    model = PlackettLuce()
    winner, second, third = model.rate(
        [[model.rating()], [model.rating()], [model.rating()]], ranks=[0, 1, 2]
    )
    found = update_ratings(
        [rating_entrant("a", 2), rating_entrant("b", 9), rating_entrant("c", 1, won=True)]
    )
    told = {each.guest_id: (mu, sigma) for each, mu, sigma in found}
    assert told["c"] == pytest.approx((winner[0].mu, winner[0].sigma))
    assert told["b"] == pytest.approx((second[0].mu, second[0].sigma))
    assert told["a"] == pytest.approx((third[0].mu, third[0].sigma))
    # Of two, the winner gains what the other loses, 2.635; both deviations shrink below 8.333.
    (_, up, sigma), (_, down, _) = update_ratings(
        [rating_entrant("a", 3, won=True), rating_entrant("b", 0)]
    )
    assert (round(up, 3), round(down, 3), round(sigma, 3)) == (27.635, 22.365, 8.066)
    (_, one, _), (_, two, _) = update_ratings(
        [rating_entrant("a", 3, won=True), rating_entrant("b", 3, won=True)]
    )
    assert one == pytest.approx(two) == pytest.approx(25.0)
    assert update_ratings([rating_entrant("a", 3, won=True)]) == []


def test_rating_counts_leaver_as_loser_only() -> None:
    ((leaver, mu, _),) = update_ratings(
        [
            rating_entrant("a", 3, won=True),
            rating_entrant("b", 9, left=True),
            rating_entrant("c", 0),
        ]
    )
    assert (leaver.guest_id, mu < 25.0) == ("b", True)
    assert (
        update_ratings([rating_entrant("a", 1, left=True), rating_entrant("b", 2, left=True)]) == []
    )


def test_only_games_between_people_are_rated() -> None:
    ada, bob = SeatAssignment("Ada", guest="a"), SeatAssignment("Bob", guest="b")
    assert is_rated_game([ada, bob], 2)
    assert is_rated_game([ada, replace(bob, bot="novice")], 2)  # they left
    for other in (
        SeatAssignment("Brokk", bot="novice"), replace(bob, is_remote_bot=True),
        replace(bob, is_hotseat=True),
        SeatAssignment("#2"),
    ):  # fmt: skip
        assert not is_rated_game([ada, other], 2)
    assert not is_rated_game([ada], 2)


async def test_rating_is_opt_in_stored_and_deleted(storage: TableStore) -> None:
    careers = PlayerStatsStore(storage.database)
    for name in ("a", "b", "c"):
        await storage.add_guest(GuestRecord(name, name), f"hash of {name}")
    for name in ("a", "b"):
        await careers.set_profile_settings(
            name, wire.UpdateProfile(visibility="groups", rated_boxes=("duel",)), INITIAL_RATING
        )
    duel = play_game("duel", 2, "rated")
    for number, pair in enumerate((("a", "b"), ("a", "c"), ("b", "a"))):
        await _insert_played_duel(storage, f"DUE{'ABC'[number]}A", duel, pair)
    assert await compress_finished_games(storage) == 3
    ratings = {each.guest_id: each for each in await careers.ratings(["a", "b", "c"])}
    # Against Cid, who has no rating, no game counts.
    assert {name: each.games for name, each in ratings.items()} == {"a": 2, "b": 2}
    assert ratings["a"].mu + ratings["b"].mu == pytest.approx(50.0, abs=0.2)
    (shown,) = rating_messages([ratings["a"]])
    assert (shown.games, shown.mu, shown.sigma) == (2, None, None)
    stable = replace(ratings["a"], games=MIN_STABLE_GAMES, sigma=7.4)
    assert rating_messages([stable])[0].mu == round(stable.mu, 1)
    assert rating_messages([replace(stable, sigma=7.6)])[0].mu is None
    # A second request changes nothing; switched off, the rating is deleted.
    await careers.set_profile_settings(
        "a", wire.UpdateProfile(visibility="people", rated_boxes=("duel",)), INITIAL_RATING
    )
    assert (await careers.ratings(["a"]))[0].games == 2
    await careers.set_profile_settings(
        "a", wire.UpdateProfile(visibility="people", rated_boxes=()), INITIAL_RATING
    )
    assert (await careers.ratings(["a"]), await careers.profile_visibility("a")) == (
        [],
        "people",
    )


async def _insert_played_duel(
    storage: TableStore, code: str, match: Match, pair: Sequence[str], group: str | None = None
) -> None:
    """Write a finished duel of two guests into the database."""
    deal = Deal(match.revision, "rated", "nonce")
    game = replace(
        table_record(code), ruleset="duel", seats=2, options=match.options, host=pair[0],
        stage=STAGE_PLAYING,
        deal=deal, group=group,
    )  # fmt: skip
    await storage.add_table(
        game, {seat: SeatAssignment(name, guest=name) for seat, name in enumerate(pair)}
    )
    results = {
        seat: SeatResult(points, seat in match.winners) for seat, points in enumerate(match.scores)
    }
    await storage.append_moves(code, moves_of(match), is_over=True, results=results)


# --- Groups -------------------------------------------------------------------------------


async def test_group_season_standings(storage: TableStore) -> None:
    """Four duels of the group count, two of them in one session; other games do not."""
    careers, groups = PlayerStatsStore(storage.database), storage.groups
    for name in ("a", "b", "c"):
        await storage.add_guest(GuestRecord(name, name), f"hash of {name}")
    group = await groups.create_group("Crew", "a")
    for name in ("b", "c"):
        await groups.add_member(group, name)
    sums: dict[str, list[int]] = {}
    for number, pair in enumerate(("ab", "bc", "ac", "ca")):
        duel = play_game("duel", 2, "rated")
        await _insert_played_duel(storage, f"DUE{'ABCD'[number]}A", duel, pair, group)
        for seat, name in enumerate(pair):
            own = sums.setdefault(name, [0, 0, 0])
            own[0] += 1
            own[1] += seat in duel.winners
            own[2] += duel.scores[seat]
    stored = schema.game_table
    await storage.database.write(
        stored.update().where(stored.c.code == "DUECA").values(rematch_table_code="DUEDA")
    )
    await _insert_played_duel(storage, "DUEEA", play_game("duel", 2, "rated"), "ab")
    assert await compress_finished_games(storage) == 5
    begins, ends = "2026-01-01", "2099-12-31"
    new = wire.NewSeason(name="Spring", starts_on=begins, ends_on=ends, box="duel")
    assert await groups.add_season(group, new, "Spring")
    (season,) = await groups.seasons(group)
    standings = await careers.season_standings(group, season)
    told = {each.nickname: [each.games, each.won, each.points] for each in standings}
    assert told == sums
    assert all(each.gold == each.points and each.rating is None for each in standings)
    order = [(each.won, each.points) for each in standings]
    assert order == sorted(order, reverse=True)
    for wrong in (
        msgspec.structs.replace(season, box="saboteur"),
        msgspec.structs.replace(season, ends_on="2026-01-02"),
    ):
        assert await careers.season_standings(group, wrong) == ()
    evening = await careers.session_standings(group, "DUEDA")
    assert {each.nickname: each.games for each in evening} == {"a": 2, "c": 2}
    # A group shows ratings, once stable, to the guests that their owner allows.
    await careers.set_profile_settings(
        "b", wire.UpdateProfile(visibility="groups", rated_boxes=("duel",)), (30.0, 6.0)
    )
    rating = schema.rating
    for games, shown in ((MIN_STABLE_GAMES - 1, None), (MIN_STABLE_GAMES, 30.0)):
        await storage.database.write(rating.update().values(games=games))
        found = {each.id: each.rating for each in await careers.season_standings(group, season)}
        assert found == {"a": None, "b": shown, "c": None}
    await careers.set_profile_settings(
        "b", wire.UpdateProfile(visibility="nobody", rated_boxes=("duel",)), INITIAL_RATING
    )
    assert {each.rating for each in await careers.season_standings(group, season)} == {None}
    await _check_forgotten_in_season(storage, group, season)


async def _check_forgotten_in_season(storage: TableStore, group: str, season: wire.Season) -> None:
    """Check that members who left are not listed, and that deleted guests leave no stats."""
    crew = await storage.groups.group(group, "a")
    assert crew is not None
    await storage.groups.remove_member(crew, "c")
    await GuestStore(storage.database).delete_guest("a")
    standings = await PlayerStatsStore(storage.database).season_standings(group, season)
    assert [each.id for each in standings] == ["b"]
    assert await storage.groups.group(group, "b") == replace(crew, owner_guest_id="b")
    kept = schema.game_stats
    assert await storage.database.read(select(kept).where(kept.c.guest_id == "a")) == []
