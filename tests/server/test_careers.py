"""What people became: tallies, careers, ratings, seasons. A game that goes on tells nothing."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from time import time
from typing import Any

import msgspec
import pytest
from openskill.models import PlackettLuce
from sqlalchemy import URL, select

from saboteur.kernel.sight import OPEN
from saboteur.play.match import Match
from saboteur.play.replay import Replay
from saboteur.server.http.careers import _shown
from saboteur.server.lobby.counting import Counting
from saboteur.server.lobby.ratings import FIRST, Entrant, counts, rated
from saboteur.server.ops.housekeeping import pack
from saboteur.server.storage import schema
from saboteur.server.storage.careers import STABLE_GAMES, CareerStorage, StoredRating
from saboteur.server.storage.groups import GroupStorage
from saboteur.server.storage.guests import GuestStorage
from saboteur.server.storage.tables import Storage
from saboteur.table.career import boxes, latest
from saboteur.table.models import ENDED, PLAYING, Deal, Result, Sitter, StoredGuest
from saboteur.table.tallying import Tally, tallied
from saboteur.table.waking import dealt
from saboteur.wire import messages as wire
from tests.server.test_growth import finish, moves_of
from tests.server.test_storage import run, table

pytestmark = pytest.mark.in_turns

DAY = 24 * 3600.0


def played(ruleset: str, seats: int, seed: str) -> Match:
    """Play a game to its end, anyhow."""
    match = Match(ruleset, seats=seats, seed=seed, nonce="nonce")
    chance = Random(seed)  # noqa: S311 - any moves will do
    while not match.over:
        seat = match.deciders[0]
        match.submit(seat, chance.choice(match.legal_moves(seat)).text, match.version)
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return played("saboteur", 3, "growth")


def line(number: int, kind: str, seat: int, version: int = 0, **said: Any) -> wire.Heard:  # noqa: ANN401
    """Something that a person said."""
    nothing: dict[str, Any] = dict.fromkeys(("phrase", "about", "at", "claim", "text"))
    return wire.Heard(
        number=number, version=version, round=1, seat=seat, guest=f"g{seat}", kind=kind,
        **(nothing | said),
    )  # fmt: skip


# --- Tallies ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ruleset", "seats", "rounds"),
    [("saboteur", 5, 3), ("saboteur2", 6, 3), ("duel", 2, 3), ("lost-mines", 4, 2),
     ("dark-cave", 4, 1)],
)  # fmt: skip
def test_rounds_add_up_to_the_game(ruleset: str, seats: int, rounds: int) -> None:
    match = played(ruleset, seats, "sum")
    replay = Replay(match.record())
    for seat in range(seats):
        tally = tallied(replay, seat, (), ())
        assert len(tally.rounds) == rounds
        assert sum(each.gold for each in tally.rounds) == match.scores[seat]
        assert all((each.role is None) == (ruleset == "duel") for each in tally.rounds)
        assert tally == Tally(tally.rounds, goals=tally.goals)


def test_suspicion_is_held_against_the_truth_of_its_moment() -> None:
    replay = Replay(played("saboteur", 5, "sum").record())  # where somebody is a saboteur
    roles = replay.view(0, OPEN).roles
    foe = roles.index("saboteur")
    one, two, *_ = (seat for seat, role in enumerate(roles) if role == "miner")
    said = [
        line(1, "accuse", one, about=foe),
        line(2, "accuse", one, about=two),
        line(3, "open-poll", two),
        line(4, "cast-ballot", two, about=one),
        line(5, "cast-ballot", two, about=foe),  # he thinks again
        line(6, "cast-ballot", foe, about=one),
        line(7, "close-poll", two),
        line(8, "accuse", foe, about=two),
        line(9, "trust", foe, about=two),  # his last word
        line(10, "open-poll", one),
        line(11, "cast-ballot", one, about=one),  # nobody suspects himself
    ]
    tallies = [tallied(replay, seat, said, ()) for seat in range(5)]
    assert (tallies[one].right, tallies[one].wrong) == (1, 1)
    assert (tallies[two].right, tallies[two].wrong) == (1, 1)
    assert (tallies[foe].right, tallies[foe].wrong) == (0, 1)
    assert (tallies[foe].seen_through, tallies[foe].slandered) == (2, 0)
    assert (tallies[one].seen_through, tallies[one].slandered) == (0, 1)
    assert (tallies[two].seen_through, tallies[two].slandered) == (0, 2)


def test_what_somebody_noted_counts_for_himself_alone(match: Match) -> None:
    replay = Replay(match.record())
    last = replay.view(len(replay) - 1, OPEN).roles
    notes = [
        wire.SeatNote(about=seat, suspicion=-1 if seat else 2, text="", pins=()) for seat in (1, 2)
    ]
    noted, silent = tallied(replay, 0, (), notes), tallied(replay, 1, (), ())
    foes = sum(last[seat] == "saboteur" for seat in (1, 2))
    assert (noted.right, noted.wrong) == (foes, 2 - foes)
    assert (silent.seen_through, silent.slandered, silent.right) == (0, 0, 0)


def test_a_lie_holds_until_somebody_doubts_it(match: Match) -> None:
    replay = Replay(match.record())
    goals = {(goal.cell.x, goal.cell.y): goal.face for goal in replay.view(0, OPEN).goals}
    stones = [at for at, face in goals.items() if "treasure" not in str(face)]
    true = line(1, "claim-seen", 0, at=stones[0], claim="stone")
    lie = line(2, "claim-seen", 0, at=stones[0], claim="treasure")
    again = line(3, "claim-seen", 0, at=stones[0], claim="treasure")
    second = line(4, "claim-seen", 0, at=stones[1], claim="treasure")
    doubt = line(5, "claim-seen", 1, at=stones[1], claim="stone")
    told = tallied(replay, 0, [true, lie, again, second, doubt], ())
    assert (told.lies, told.held) == (2, 1)
    accused = tallied(replay, 0, [lie, second, line(5, "accuse", 2, about=0)], ())
    assert (accused.lies, accused.held) == (2, 0)
    assert tallied(replay, 1, [lie, doubt], ()).lies == 0


def test_a_finished_game_is_counted_once_for_each_of_its_people(
    database: URL, match: Match
) -> None:
    async def work(storage: Storage) -> None:
        await finish(storage, match)
        await storage.talk.write_note(
            "ABCDE", "a", 0, wire.SeatNote(about=2, suspicion=-2, text="", pins=())
        )
        careers = CareerStorage(storage.database)
        assert await careers.tallies("a") == []
        assert await pack(storage) == 1
        (ada,), (bob,) = await careers.tallies("a"), await careers.tallies("b")
        assert (ada.code, ada.result, bob.result) == (
            "ABCDE", Result(3, won=True), Result(1, won=False)
        )  # fmt: skip
        assert (ada.tally.right + ada.tally.wrong, bob.tally.right + bob.tally.wrong) == (1, 0)
        assert len(ada.tally.rounds) == 3
        assert abs(ada.ended - time()) < 60
        assert await Counting(storage).catch_up("a") == 0
        (box,) = boxes([ada])
        assert (box.box, box.games, box.won, box.best) == ("saboteur", 1, 1, 3)
        assert [(each.seats, each.games) for each in box.seats] == [(3, 1)]
        assert sum(each.rounds for each in box.roles) == 3
        assert [each.table for each in latest([ada])] == ["ABCDE"]

    run(database, work)


def test_games_from_before_are_counted_when_somebody_asks(database: URL, match: Match) -> None:
    async def work(storage: Storage) -> None:
        await finish(storage, match)
        await storage.pack("ABCDE")  # as an older program did
        other = replace(table("BBBBB"), stage=PLAYING, options={}, deal=Deal(99, "growth", "nonce"))
        who = Sitter("Ada", guest="a", result=Result(7, won=True))
        await storage.add_table(other, {0: who})
        await storage.append("BBBBB", moves_of(match), over=True)
        await storage.pack("BBBBB")
        careers = CareerStorage(storage.database)
        assert await Counting(storage).catch_up("a") == 0
        games = {game.code: game for game in await careers.tallies("a")}
        assert len(games["ABCDE"].tally.rounds) == 3
        # Its rules are not ours: nothing can be said but how it ended.
        assert (games["BBBBB"].result.points, games["BBBBB"].tally) == (7, Tally())
        assert await careers.tallies("b") == []

    run(database, work)


# --- Secrecy ------------------------------------------------------------------------------


def test_a_game_that_goes_on_or_was_broken_off_tells_nothing(database: URL, match: Match) -> None:
    """Two worlds that differ in roles, goals and hands give the same answers, byte by byte."""

    async def work(storage: Storage) -> None:
        await storage.add_guest(StoredGuest("a", "Ada"), "hash of a")
        await storage.add_guest(StoredGuest("b", "Bob"), "hash of b")
        groups, told = GroupStorage(storage.database), []
        group = await groups.found("Crew", "a")
        await groups.join(group, "b")
        people = {0: Sitter("Ada", guest="a"), 1: Sitter("Bob", guest="b")}
        deal = Deal(match.revision, "one world", "n")
        game = replace(table("ABCDE"), options={}, stage=PLAYING, deal=deal, group=group)
        await storage.add_table(game, people)

        def roles(seed: str) -> tuple[str, ...]:
            found: tuple[str, ...] = dealt(game, replace(deal, seed=seed))._game.view(OPEN).roles
            return found

        twin = next(seed for seed in map(str, range(99)) if roles(seed) != roles("one world"))
        for stage, seed in ((PLAYING, "one world"), (PLAYING, twin), (ENDED, twin)):
            stored = schema.game_table
            await storage.database.write(stored.update().values(seed=seed, stage=stage))
            await pack(storage)
            told.append(await _all_that_is_told(storage, group))
        assert told[0] == told[1]
        assert b"ABCDE" in told[0]  # the table itself is no secret to its group
        assert await CareerStorage(storage.database).tallies("a") == []

    run(database, work)


async def _all_that_is_told(storage: Storage, group: str) -> bytes:
    careers, groups = CareerStorage(storage.database), storage.groups
    missing = await Counting(storage).catch_up("a")
    games = await careers.tallies("a")
    people = await storage.people.people("a")
    return msgspec.json.encode(
        (
            boxes(games), latest(games), missing, people, await groups.tables(group, "a"),
            await careers.evening(group, "ABCDE"), await groups.newest_game(group),
            _shown(await careers.ratings(["a", "b"])), await careers.own("b"),
        )
    )  # fmt: skip


# --- Ratings ------------------------------------------------------------------------------


def entrant(guest: str, points: int, *, won: bool = False, left: bool = False) -> Entrant:
    return Entrant(StoredRating(guest, "duel", *FIRST, 0), Result(points, won=won), left)


def test_a_rating_is_what_openskill_makes_of_one_game() -> None:
    """By hand: PlackettLuce with its own numbers, winners first, then by points."""
    model = PlackettLuce()
    winner, second, third = model.rate(
        [[model.rating()], [model.rating()], [model.rating()]], ranks=[0, 1, 2]
    )
    found = rated([entrant("a", 2), entrant("b", 9), entrant("c", 1, won=True)])
    told = {each.guest: (mu, sigma) for each, mu, sigma in found}
    assert told["c"] == pytest.approx((winner[0].mu, winner[0].sigma))
    assert told["b"] == pytest.approx((second[0].mu, second[0].sigma))
    assert told["a"] == pytest.approx((third[0].mu, third[0].sigma))
    # Of two the winner gains what the other loses: 2.635, and both are less doubtful than 8.333.
    (_, up, sigma), (_, down, _) = rated([entrant("a", 3, won=True), entrant("b", 0)])
    assert (round(up, 3), round(down, 3), round(sigma, 3)) == (27.635, 22.365, 8.066)
    (_, one, _), (_, two, _) = rated([entrant("a", 3, won=True), entrant("b", 3, won=True)])
    assert one == pytest.approx(two) == pytest.approx(25.0)
    assert rated([entrant("a", 3, won=True)]) == []


def test_who_leaves_loses_and_the_game_counts_for_nobody_else() -> None:
    ((leaver, mu, _),) = rated(
        [entrant("a", 3, won=True), entrant("b", 9, left=True), entrant("c", 0)]
    )
    assert (leaver.guest, mu < 25.0) == ("b", True)
    assert rated([entrant("a", 1, left=True), entrant("b", 2, left=True)]) == []


def test_only_games_between_people_count() -> None:
    ada, bob = Sitter("Ada", guest="a"), Sitter("Bob", guest="b")
    assert counts([ada, bob], 2)
    assert counts([ada, replace(bob, bot="novice")], 2)  # he left
    for other in (
        Sitter("Brokk", bot="novice"), replace(bob, program=True), replace(bob, shared=True),
        Sitter("#2"),
    ):  # fmt: skip
        assert not counts([ada, other], 2)
    assert not counts([ada], 2)


def test_a_rating_is_asked_for_kept_and_forgotten(database: URL) -> None:
    async def work(storage: Storage) -> None:
        careers = CareerStorage(storage.database)
        for name in ("a", "b", "c"):
            await storage.add_guest(StoredGuest(name, name), f"hash of {name}")
        for name in ("a", "b"):
            await careers.choose(name, wire.SetCareer(shows="groups", rated=("duel",)), FIRST)
        duel = played("duel", 2, "rated")
        for number, pair in enumerate((("a", "b"), ("a", "c"), ("b", "a"))):
            await _play(storage, f"DUE{'ABC'[number]}A", duel, pair)
        assert await pack(storage) == 3
        ratings = {each.guest: each for each in await careers.ratings(["a", "b", "c"])}
        # Against Cid, who wants no rating, nothing was measured.
        assert {name: each.games for name, each in ratings.items()} == {"a": 2, "b": 2}
        assert ratings["a"].mu + ratings["b"].mu == pytest.approx(50.0, abs=0.2)
        (shown,) = _shown([ratings["a"]])
        assert (shown.games, shown.mu, shown.sigma) == (2, None, None)
        stable = replace(ratings["a"], games=STABLE_GAMES, sigma=7.4)
        assert _shown([stable])[0].mu == round(stable.mu, 1)
        assert _shown([replace(stable, sigma=7.6)])[0].mu is None
        # Asked for once more it stays; given up it is forgotten.
        await careers.choose("a", wire.SetCareer(shows="people", rated=("duel",)), FIRST)
        assert (await careers.ratings(["a"]))[0].games == 2
        await careers.choose("a", wire.SetCareer(shows="people", rated=()), FIRST)
        assert (await careers.ratings(["a"]), await careers.shows("a")) == ([], "people")

    run(database, work)


async def _play(
    storage: Storage, code: str, match: Match, pair: Sequence[str], group: str | None = None
) -> None:
    """Write a finished duel of two people down."""
    deal = Deal(match.revision, "rated", "nonce")
    game = replace(
        table(code), ruleset="duel", seats=2, options=match.options, host=pair[0], stage=PLAYING,
        deal=deal, group=group,
    )  # fmt: skip
    await storage.add_table(
        game, {seat: Sitter(name, guest=name) for seat, name in enumerate(pair)}
    )
    results = {
        seat: Result(points, seat in match.winners) for seat, points in enumerate(match.scores)
    }
    await storage.append(code, moves_of(match), over=True, results=results)


# --- Groups -------------------------------------------------------------------------------


def test_a_season_of_a_group(database: URL) -> None:
    """Four duels, two of them an evening; what is not of the group, or too late, stays out."""

    async def work(storage: Storage) -> None:
        careers, groups = CareerStorage(storage.database), storage.groups
        for name in ("a", "b", "c"):
            await storage.add_guest(StoredGuest(name, name), f"hash of {name}")
        group = await groups.found("Crew", "a")
        for name in ("b", "c"):
            await groups.join(group, name)
        sums: dict[str, list[int]] = {}
        for number, pair in enumerate(("ab", "bc", "ac", "ca")):
            duel = played("duel", 2, "rated")
            await _play(storage, f"DUE{'ABCD'[number]}A", duel, pair, group)
            for seat, name in enumerate(pair):
                own = sums.setdefault(name, [0, 0, 0])
                own[0] += 1
                own[1] += seat in duel.winners
                own[2] += duel.scores[seat]
        stored = schema.game_table
        await storage.database.write(
            stored.update().where(stored.c.code == "DUECA").values(rematch="DUEDA")
        )
        await _play(storage, "DUEEA", played("duel", 2, "rated"), "ab")
        assert await pack(storage) == 5
        begins, ends = "2026-01-01", "2099-12-31"
        new = wire.NewSeason(name="Spring", begins=begins, ends=ends, box="duel")
        assert await groups.add_season(group, new, "Spring")
        (season,) = await groups.seasons(group)
        standings = await careers.season(group, season)
        told = {each.nickname: [each.games, each.won, each.points] for each in standings}
        assert told == sums
        assert all(each.gold == each.points and each.rating is None for each in standings)
        order = [(each.won, each.points) for each in standings]
        assert order == sorted(order, reverse=True)
        for wrong in (
            msgspec.structs.replace(season, box="saboteur"),
            msgspec.structs.replace(season, ends="2026-01-02"),
        ):
            assert await careers.season(group, wrong) == ()
        evening = await careers.evening(group, "DUEDA")
        assert {each.nickname: each.games for each in evening} == {"a": 2, "c": 2}
        # A rating is shown there to whom its owner shows it, once it is stable.
        await careers.choose("b", wire.SetCareer(shows="groups", rated=("duel",)), (30.0, 6.0))
        rating = schema.rating
        for games, shown in ((STABLE_GAMES - 1, None), (STABLE_GAMES, 30.0)):
            await storage.database.write(rating.update().values(games=games))
            found = {each.id: each.rating for each in await careers.season(group, season)}
            assert found == {"a": None, "b": shown, "c": None}
        await careers.choose("b", wire.SetCareer(shows="nobody", rated=("duel",)), FIRST)
        assert {each.rating for each in await careers.season(group, season)} == {None}
        await _goes(storage, group, season)

    run(database, work)


async def _goes(storage: Storage, group: str, season: wire.Season) -> None:
    """Who has left is not counted any more; who is forgotten leaves nothing."""
    crew = await storage.groups.group(group, "a")
    assert crew is not None
    await storage.groups.leave(crew, "c")
    await GuestStorage(storage.database).forget("a")
    standings = await CareerStorage(storage.database).season(group, season)
    assert [each.id for each in standings] == ["b"]
    assert await storage.groups.group(group, "b") == replace(crew, owner="b")
    kept = schema.tally
    assert await storage.database.read(select(kept).where(kept.c.guest == "a")) == []
