"""Reviews of the golden games of every box contain what can be derived by hand."""

import itertools

import pytest

from saboteur.kernel.sight import PUBLIC
from saboteur.review import Review, RoundReview, review
from saboteur.review.turning_points import MIN_CHANGE
from tests.review.golden_records import record, replay, review_of
from tests.sampling import sample_cases

GAMES = (
    "saboteur-3", "saboteur2-7", "duel-1", "duel-2", "lost-mines-3", "dark-cave-2", "dark-cave-7",
)  # fmt: skip
MODULES = ("saboteur+veto-3", "saboteur+underground-party-4", "saboteur+scout+veto-5")

per_game = pytest.mark.parametrize("name", sample_cases([*GAMES, *MODULES], 4))
"""Parametrizes tests with the same few games, since reviewing a game takes long."""


def watched(number: RoundReview, place: int) -> list[float]:
    """Return a spectator's suspicion of each seat at moment ``place`` of the round ``number``."""
    table = number.moments[place].watcher
    return [number.suspicion(table, seat) for seat in range(len(table))]


@per_game
def test_a_round_that_is_over_ends_with_chances_of_0_or_1(name: str) -> None:
    for number in review_of(name).rounds:
        for moment in number.moments[:-1]:
            assert all(0 < chance < 1 for chance in moment.chances)
        if number.over:
            assert set(number.moments[-1].chances) <= {0.0, 1.0}


@per_game
def test_odds_of_a_seat_sum_to_one_and_own_roles_are_known(name: str) -> None:
    for number in review_of(name).rounds:
        for moment in number.moments:
            for table in (moment.watcher, *moment.seats):
                assert all(sum(odds) == pytest.approx(1, abs=1e-3) for odds in table)
            for seat, table in enumerate(moment.seats if number.roles else ()):
                assert table[seat][number.roles.index(moment.truth[seat])] == 1


@per_game
def test_what_tells_the_watcher_nothing_moves_nothing(name: str) -> None:
    """A step without a public event changes neither the chances nor a spectator's beliefs."""
    game = replay(name)
    for number in review_of(name).rounds:
        for before, after in zip(number.moments, number.moments[1:], strict=False):
            if not game.seen(after.step, PUBLIC):
                assert after.chances == before.chances
                assert after.watcher == before.watcher


def test_there_are_moves_that_tell_the_watcher_nothing() -> None:
    silent = [
        step
        for name in (*GAMES, *MODULES)
        for step in range(1, len(replay(name)) + 1)
        if not replay(name).seen(step, PUBLIC)
    ]
    assert silent


def test_the_watcher_begins_with_the_deal_in_saboteur() -> None:
    """The pool has one saboteur and three miners, of whom three are dealt (B-6)."""
    first = review_of("saboteur-3").rounds[0]
    assert watched(first, 0) == [0.25] * 3
    for seat, table in enumerate(first.moments[0].seats):
        foe = first.moments[0].truth[seat] in first.foes
        others = [number for number in range(3) if number != seat]
        likely = 0.0 if foe else pytest.approx(1 / 3, abs=1e-4)
        assert [first.suspicion(table, other) for other in others] == [likely] * 2


def test_the_watcher_begins_with_the_deal_in_the_boxes_with_clans() -> None:
    """The deal decides the first beliefs.

    In The Lost Mines a clan of three seats has one dwarf of each identity (LM-6). In The Dark
    Cave one of a clan's four cards is a saboteur with seven seats, and none with two (DC-8).
    """
    mines = review_of("lost-mines-3").rounds[0]
    assert mines.roles == ("loyal", "selfish", "saboteur")
    for odds in mines.moments[0].watcher:
        assert odds == pytest.approx((1 / 3,) * 3, abs=1e-4)
    (cave,) = review_of("dark-cave-7").rounds
    assert watched(cave, 0) == [0.25] * 7
    (open_cave,) = review_of("dark-cave-2").rounds
    assert watched(open_cave, 0) == [0.0, 0.0]


def test_at_the_end_all_roles_are_certain() -> None:
    for name in ("saboteur-3", "lost-mines-3", "dark-cave-7"):
        for number in review_of(name).rounds:
            end = number.moments[-1]
            known = [float(role in number.foes) for role in end.truth]
            assert watched(number, -1) == known
            assert end.seats == (end.watcher,) * len(end.truth)


def test_endings_are_those_of_the_game() -> None:
    game = record("saboteur-3").replay()
    for number, result in zip(
        review_of("saboteur-3").rounds, game.view("public").results, strict=True
    ):
        end = number.moments[-1]
        assert end.chances == (float(result.treasure), float(not result.treasure))
        assert end.truth == tuple(result.roles)
    (cave,) = review_of("dark-cave-7").rounds
    won = record("dark-cave-7").replay().view("public").result.clan
    words = [side.word for side in cave.sides]
    assert cave.moments[-1].chances == tuple(float(word == won) for word in words)


def test_the_gold_of_a_duel_adds_up_to_the_scores() -> None:
    for name in ("duel-1", "duel-2"):
        gained = [number.moments[-1].race for number in review_of(name).rounds]
        assert [sum(seat) for seat in zip(*gained, strict=True)] == list(
            record(name).replay().scores
        )


def test_alone_there_is_a_race_and_nothing_else() -> None:
    for number in review_of("duel-1").rounds:
        assert not (number.sides)
        assert not (number.foes)
        assert not (number.turning_points)
        assert not any(moment.chances or moment.watcher for moment in number.moments)


@pytest.mark.parametrize("name", ["saboteur-3", "saboteur+veto-3"])
def test_what_own_moves_did_adds_up_to_what_happened(name: str) -> None:
    """The effects of the diggers minus those of the saboteurs are the whole change."""
    for number in review_of(name).rounds:
        diggers = sum(seen.swing for seen in number.portraits if seen.side == 0)
        saboteurs = sum(seen.swing for seen in number.portraits if seen.side == 1)
        change = number.moments[-1].chances[0] - number.moments[0].chances[0]
        assert diggers - saboteurs == pytest.approx(change, abs=1e-3)


def test_turning_points_are_the_largest_changes() -> None:
    for number in review_of("saboteur-3").rounds:
        chances = [moment.chances[0] for moment in number.moments]
        largest = max(abs(b - a) for a, b in itertools.pairwise(chances))
        if largest < MIN_CHANGE:
            assert number.turning_points == ()
            continue
        turn = number.turning_points[0]
        assert abs(turn.after - turn.before) == pytest.approx(largest)
        assert turn.seat == record("saboteur-3").moves[turn.step - 1].seat
        assert turn.move == record("saboteur-3").moves[turn.step - 1].text


def test_a_review_is_a_function_of_its_record() -> None:
    found = review_of("lost-mines-3").to_dict()
    assert review(record("lost-mines-3")).to_dict() == found


def test_an_unfinished_game_is_reviewed_as_far_as_it_goes() -> None:
    found: Review = review_of("saboteur+veto-3")
    assert not found.rounds[-1].over
    assert found.rounds[-1].portraits[0].won is None
