"""The report of a contest: all results with their intervals, as plain values."""

from collections import Counter, defaultdict
from itertools import pairwise
from statistics import fmean, median
from typing import Final, TypeAlias, TypeVar, final

from saboteur.arena.calibration import Calibration
from saboteur.arena.contest import Contest, games_per_deal
from saboteur.arena.ratings import Rating, Ratings
from saboteur.arena.sides import DIGGER, SABOTEUR
from saboteur.arena.statistics import Estimate, estimate_difference, estimate_mean, estimate_share
from saboteur.arena.worker import GameResult
from saboteur.kernel.value import value_class

RowT = TypeVar("RowT")
Rows: TypeAlias = tuple[RowT, ...]
"""The rows of a table of the report."""

MS_PER_S: Final = 1000
DRAW_SCORE: Final = 0.5
"""Score of a game that all seats win."""


@value_class
class SideRow:
    """How often the diggers won the rounds of a line-up, by number of saboteurs."""

    lineup: str
    saboteurs: int | None
    """The number of saboteurs; ``None`` for all rounds together."""
    diggers: Estimate


@value_class
class Comparison:
    """Difference in rounds won by the diggers of two line-ups, deal by deal.

    Each line-up is compared with the first, and with the one before.
    """

    lineup: str
    against: str
    diggers: Estimate


@value_class
class GoldRow:
    """An entrant's results: nuggets per game, games won, and its share of all gold."""

    entrant: str
    nuggets: Estimate
    wins: Estimate
    """The share of the entrant's seats that won; a game that all seats win counts half."""
    part: Estimate
    fair: float
    """The share of all gold that the entrant's seats would have if all seats earned the same."""


@value_class
class Lead:
    """Difference in earnings of the seats of two entrants, deal by deal."""

    entrant: str
    against: str
    nuggets: Estimate
    wins: Estimate
    """Difference in the share of games won; all seats of a winning side have won."""


@value_class
class SeatRow:
    """The results of a seat at the table: earnings, and rounds won on each side."""

    seat: int
    nuggets: Estimate
    wins: Estimate
    digger: Estimate
    saboteur: Estimate


@value_class
class Tenth:
    """Beliefs in one tenth: their mean, and how often they were right."""

    tenth: int
    stated: float
    right: Estimate


@value_class
class ClaimRow:
    """The claims of a role about goals, or about roles, and how many were true."""

    subject: str
    role: str
    true: Estimate


@value_class
class Thinking:
    """An entrant's thinking times where it had a choice, in milliseconds."""

    entrant: str
    choices: int
    mean: float
    median: float
    longest: float


@value_class
class Report:
    """All results of a contest: rounds won, gold, beliefs, claims, ratings and thinking times."""

    ruleset: str
    seats: int
    deals: int
    games: int
    seed: str
    sides: Rows[SideRow]
    comparisons: Rows[Comparison]
    gold: Rows[GoldRow]
    leads: Rows[Lead]
    places: Rows[SeatRow]
    ratings: Rows[Rating]
    beliefs: Rows[Tenth]
    claims: Rows[ClaimRow]
    believed: Rows[Tenth]
    """The probability that listeners gave to claims, and how often these were true."""
    thinking: Rows[Thinking]


@final
class ReportBuilder:
    """Collects the games of a contest and builds its report."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self._names = [str(lineup) for lineup in contest.lineups]
        self.game_count = 0
        self._rounds: Counter[tuple[int, int, bool]] = Counter()
        """Rounds by line-up, number of saboteurs, and whether the diggers won."""
        self._by_deal: dict[tuple[int, int], list[float]] = defaultdict(list)
        """By line-up and deal, one value per round: 1 if the diggers won, else 0."""
        self._gold: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
        self._wins: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
        self._parts: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
        self._places: dict[int, list[float]] = defaultdict(list)
        self._seat_wins: dict[int, list[bool]] = defaultdict(list)
        self._seat_rounds: Counter[tuple[int, str, bool]] = Counter()
        self._beliefs = Calibration()
        self._claims: Counter[tuple[str, str, bool]] = Counter()
        """Claims by subject, role of the speaker, and whether they were true."""
        self._believed = Calibration()
        self._times: dict[str, list[float]] = defaultdict(list)
        self._ratings = Ratings()

    def add(self, game: GameResult) -> None:
        self.game_count += 1
        self._add_rounds(game)
        self._add_gold(game)
        for think_times in game.think_times:
            self._times[think_times.entrant] += think_times.seconds
        for entry in game.belief_calibration:
            self._beliefs.merge(entry)
        for claim in game.claims:
            key = claim.subject, claim.role
            self._claims[*key, True] += claim.true_count
            self._claims[*key, False] += claim.count - claim.true_count
        for entry in game.claim_calibration:
            self._believed.merge(entry)

    def _add_rounds(self, game: GameResult) -> None:
        lineup, deal = game.spec.lineup_number, game.spec.deal_number
        for result in game.rounds:
            won = result.winner == DIGGER
            self._rounds[lineup, result.sides.count(SABOTEUR), won] += 1
            self._by_deal[lineup, deal].append(float(won))
            for seat, side in enumerate(result.sides):
                self._seat_rounds[seat, side, result.winner == side] += 1

    def _add_gold(self, game: GameResult) -> None:
        deal = game.spec.deal_number
        names = tuple(str(entrant) for entrant in game.spec.seating.entrants)
        total = sum(game.scores)
        drawn = len(game.winners) == len(names)
        for name in dict.fromkeys(names):
            scores = [score for score, who in zip(game.scores, names, strict=True) if who == name]
            self._gold[name][deal].append(fmean(scores))
            if len(names) > 1:  # with one seat no one wins; at a table it may be no seat, too
                won = [seat in game.winners for seat, who in enumerate(names) if who == name]
                self._wins[name][deal].append(DRAW_SCORE * fmean(won) if drawn else fmean(won))
            if total > 0:
                self._parts[name][deal].append(sum(scores) / total)
        for seat, score in enumerate(game.scores):
            self._places[seat].append(score)
            if len(names) > 1:
                self._seat_wins[seat].append(seat in game.winners)
        self._ratings.add(names, tuple(map(float, game.scores)))

    def build(self) -> Report:
        """Return the report of the games added so far."""
        contest = self._contest
        return Report(
            contest.ruleset,
            contest.seats,
            self.game_count // games_per_deal(contest.lineups),
            self.game_count,
            contest.seed,
            self._side_rows(),
            self._comparisons(),
            self._gold_rows(),
            self._leads(),
            self._seat_rows(),
            self._ratings.ranking(),
            _belief_rows(self._beliefs),
            tuple(
                ClaimRow(*key, estimate_share(true, true + self._claims[*key, False]))
                for key in dict.fromkeys((subject, role) for subject, role, _ in self._claims)
                for true in [self._claims[*key, True]]
            ),
            _belief_rows(self._believed),
            tuple(
                Thinking(
                    name,
                    len(times),
                    MS_PER_S * fmean(times),
                    MS_PER_S * median(times),
                    MS_PER_S * max(times),
                )
                for name, times in self._times.items()
            ),
        )

    def _side_rows(self) -> tuple[SideRow, ...]:
        rows = []
        for number, name in enumerate(self._names):
            saboteur_counts = sorted(
                {count for lineup, count, _ in self._rounds if lineup == number}
            )
            for wanted in (
                (None, *saboteur_counts)
                if len(saboteur_counts) > 1
                else (None,)
                if saboteur_counts
                else ()
            ):
                counts = [count for count in saboteur_counts if wanted in (None, count)]
                won = sum(self._rounds[number, count, True] for count in counts)
                lost = sum(self._rounds[number, count, False] for count in counts)
                rows.append(SideRow(name, wanted, estimate_share(won, won + lost)))
        return tuple(rows)

    def _comparisons(self) -> tuple[Comparison, ...]:
        deals = sorted({deal for _, deal in self._by_deal})
        shares = {
            number: [fmean(self._by_deal[number, deal]) for deal in deals]
            for number in range(len(self._names))
            if deals and all((number, deal) in self._by_deal for deal in deals)
        }
        return tuple(
            Comparison(
                self._names[number], self._names[other], estimate_difference(shares[other], found)
            )
            for number, found in shares.items()
            for other in dict.fromkeys((0, number - 1))
            if number and other in shares
        )

    def _gold_rows(self) -> tuple[GoldRow, ...]:
        rows = []
        for name, by_deal in self._gold.items():
            entrants = [
                str(entrant)
                for lineup in self._contest.lineups
                for entrant in lineup.entrants
                if name in map(str, lineup.entrants)
            ]
            rows.append(
                GoldRow(
                    name,
                    estimate_mean([fmean(found) for found in by_deal.values()]),
                    estimate_mean([fmean(found) for found in self._wins[name].values()]),
                    estimate_mean([fmean(found) for found in self._parts[name].values()]),
                    entrants.count(name) / len(entrants),
                )
            )
        return tuple(rows)

    def _leads(self) -> tuple[Lead, ...]:
        """Return the lead of each entrant over the next one, on deals that both played."""

        def lead(earned: dict[str, dict[int, list[float]]], name: str, other: str) -> Estimate:
            deals = sorted(earned[name])
            found = [[fmean(earned[who][deal]) for deal in deals] for who in (other, name)]
            return estimate_difference(*found)

        return tuple(
            Lead(name, other, lead(self._gold, name, other), lead(self._wins, name, other))
            for name, other in pairwise(self._gold)
            if self._gold[name].keys() == self._gold[other].keys()
        )

    def _seat_rows(self) -> tuple[SeatRow, ...]:
        def won(seat: int, side: str) -> Estimate:
            wins = self._seat_rounds[seat, side, True]
            return estimate_share(wins, wins + self._seat_rounds[seat, side, False])

        return tuple(
            SeatRow(
                seat,
                estimate_mean(scores),
                estimate_share(sum(self._seat_wins[seat]), len(self._seat_wins[seat])),
                won(seat, DIGGER),
                won(seat, SABOTEUR),
            )
            for seat, scores in sorted(self._places.items())
        )


def _belief_rows(found: Calibration) -> tuple[Tenth, ...]:
    return tuple(
        Tenth(
            entry.tenth,
            entry.stated_sum / entry.count,
            estimate_share(entry.right_count, entry.count),
        )
        for entry in found.bins()
    )
