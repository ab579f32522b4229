"""The report of a contest: what was measured, with its intervals, as plain values."""

from collections import Counter, defaultdict
from itertools import pairwise
from statistics import fmean, median
from typing import Final, TypeAlias, TypeVar, final

from saboteur.arena.contest import Contest, games_per_deal
from saboteur.arena.playing import Played
from saboteur.arena.ratings import Rating, Ratings
from saboteur.arena.reliability import Tenths
from saboteur.arena.sides import DIGGER, SABOTEUR
from saboteur.arena.statistics import Estimate, difference, mean, share
from saboteur.kernel.value import value

RowT = TypeVar("RowT")
Rows: TypeAlias = tuple[RowT, ...]
"""A table of the report."""

MILLI: Final = 1000
DRAW: Final = 0.5
"""What a game is worth to each if all win it."""


@value
class SideRow:
    """How often the diggers won the rounds of a line-up, against so many saboteurs."""

    lineup: str
    saboteurs: int | None
    """``None``: all rounds together."""
    diggers: Estimate


@value
class Comparison:
    """By how much a line-up's diggers win more rounds than those of another, deal by deal.

    Each is compared with the first, and with the one before.
    """

    lineup: str
    against: str
    diggers: Estimate


@value
class GoldRow:
    """What an entrant's seats earn: nuggets a game, games won, and their part of all gold."""

    entrant: str
    nuggets: Estimate
    wins: Estimate
    """Of its seats, how many won; a game that all win is a draw and counts half."""
    part: Estimate
    fair: float
    """The part that its seats would have if all earned the same."""


@value
class Lead:
    """By how much an entrant's seats earn more than those of another, deal by deal."""

    entrant: str
    against: str
    nuggets: Estimate
    wins: Estimate
    """Of the share of games won; whoever wins with his side has won."""


@value
class SeatRow:
    """What a place at the table earns, and how often it wins its rounds on each side."""

    seat: int
    nuggets: Estimate
    wins: Estimate
    digger: Estimate
    saboteur: Estimate


@value
class Tenth:
    """Beliefs of one tenth: what they said on average, and how often they were right."""

    tenth: int
    stated: float
    right: Estimate


@value
class ClaimRow:
    """What those of a role claimed of goals, or of roles, and how much of it was true."""

    subject: str
    role: str
    true: Estimate


@value
class Thinking:
    """How long an entrant thought where it had a choice, in milliseconds."""

    entrant: str
    choices: int
    mean: float
    median: float
    longest: float


@value
class Report:
    """Everything a contest showed."""

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
    """How likely listeners took claims to be true, and how often they were."""
    thinking: Rows[Thinking]


@final
class Tally:
    """Takes the games of a contest in, one by one."""

    def __init__(self, contest: Contest) -> None:
        """Begin a contest."""
        self._contest = contest
        self._names = [str(lineup) for lineup in contest.lineups]
        self.games = 0
        self._rounds: Counter[tuple[int, int, bool]] = Counter()
        """Rounds by line-up, number of saboteurs, and whether the diggers won."""
        self._by_deal: dict[tuple[int, int], list[float]] = defaultdict(list)
        """By line-up and deal, the rounds: 1 if the diggers won."""
        self._gold: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
        self._wins: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
        self._parts: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
        self._places: dict[int, list[float]] = defaultdict(list)
        self._seat_wins: dict[int, list[bool]] = defaultdict(list)
        self._seat_rounds: Counter[tuple[int, str, bool]] = Counter()
        self._beliefs = Tenths()
        self._claims: Counter[tuple[str, str, bool]] = Counter()
        """Claims by subject, role of whoever made them, and whether they were true."""
        self._believed = Tenths()
        self._times: dict[str, list[float]] = defaultdict(list)
        self._ratings = Ratings()

    def add(self, game: Played) -> None:
        """Take a game in."""
        self.games += 1
        self._add_rounds(game)
        self._add_gold(game)
        for thought in game.thoughts:
            self._times[thought.entrant] += thought.times
        for entry in game.reliability:
            self._beliefs.take(entry)
        for claimed in game.claims:
            key = claimed.subject, claimed.role
            self._claims[*key, True] += claimed.true
            self._claims[*key, False] += claimed.count - claimed.true
        for entry in game.believed:
            self._believed.take(entry)

    def _add_rounds(self, game: Played) -> None:
        lineup, deal = game.pairing.lineup, game.pairing.deal
        for played in game.rounds:
            won = played.winner == DIGGER
            self._rounds[lineup, played.sides.count(SABOTEUR), won] += 1
            self._by_deal[lineup, deal].append(float(won))
            for seat, side in enumerate(played.sides):
                self._seat_rounds[seat, side, played.winner == side] += 1

    def _add_gold(self, game: Played) -> None:
        deal = game.pairing.deal
        names = tuple(str(entrant) for entrant in game.pairing.seating.entrants)
        total = sum(game.scores)
        drawn = len(game.winners) == len(names)
        for name in dict.fromkeys(names):
            scores = [score for score, who in zip(game.scores, names, strict=True) if who == name]
            self._gold[name][deal].append(fmean(scores))
            if len(names) > 1:  # alone nobody wins; at a table it may be nobody, too
                won = [seat in game.winners for seat, who in enumerate(names) if who == name]
                self._wins[name][deal].append(DRAW * fmean(won) if drawn else fmean(won))
            if total > 0:
                self._parts[name][deal].append(sum(scores) / total)
        for seat, score in enumerate(game.scores):
            self._places[seat].append(score)
            if len(names) > 1:
                self._seat_wins[seat].append(seat in game.winners)
        self._ratings.add(names, tuple(map(float, game.scores)))

    def report(self) -> Report:
        """Sum up what was taken in so far."""
        contest = self._contest
        return Report(
            contest.ruleset,
            contest.seats,
            self.games // games_per_deal(contest.lineups),
            self.games,
            contest.seed,
            self._side_rows(),
            self._comparisons(),
            self._gold_rows(),
            self._leads(),
            self._seat_rows(),
            self._ratings.listed(),
            _tenths(self._beliefs),
            tuple(
                ClaimRow(*key, share(true, true + self._claims[*key, False]))
                for key in dict.fromkeys((subject, role) for subject, role, _ in self._claims)
                for true in [self._claims[*key, True]]
            ),
            _tenths(self._believed),
            tuple(
                Thinking(
                    name,
                    len(times),
                    MILLI * fmean(times),
                    MILLI * median(times),
                    MILLI * max(times),
                )
                for name, times in self._times.items()
            ),
        )

    def _side_rows(self) -> tuple[SideRow, ...]:
        rows = []
        for number, name in enumerate(self._names):
            many = sorted({count for lineup, count, _ in self._rounds if lineup == number})
            for wanted in (None, *many) if len(many) > 1 else (None,) if many else ():
                counts = [many_ for many_ in many if wanted in (None, many_)]
                won = sum(self._rounds[number, count, True] for count in counts)
                lost = sum(self._rounds[number, count, False] for count in counts)
                rows.append(SideRow(name, wanted, share(won, won + lost)))
        return tuple(rows)

    def _comparisons(self) -> tuple[Comparison, ...]:
        deals = sorted({deal for _, deal in self._by_deal})
        shares = {
            number: [fmean(self._by_deal[number, deal]) for deal in deals]
            for number in range(len(self._names))
            if deals and all((number, deal) in self._by_deal for deal in deals)
        }
        return tuple(
            Comparison(self._names[number], self._names[other], difference(shares[other], found))
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
                    mean([fmean(found) for found in by_deal.values()]),
                    mean([fmean(found) for found in self._wins[name].values()]),
                    mean([fmean(found) for found in self._parts[name].values()]),
                    entrants.count(name) / len(entrants),
                )
            )
        return tuple(rows)

    def _leads(self) -> tuple[Lead, ...]:
        """Compare each entrant with the one named after it, where both played the same deals."""

        def lead(earned: dict[str, dict[int, list[float]]], name: str, other: str) -> Estimate:
            deals = sorted(earned[name])
            found = [[fmean(earned[who][deal]) for deal in deals] for who in (other, name)]
            return difference(*found)

        return tuple(
            Lead(name, other, lead(self._gold, name, other), lead(self._wins, name, other))
            for name, other in pairwise(self._gold)
            if self._gold[name].keys() == self._gold[other].keys()
        )

    def _seat_rows(self) -> tuple[SeatRow, ...]:
        def won(seat: int, side: str) -> Estimate:
            wins = self._seat_rounds[seat, side, True]
            return share(wins, wins + self._seat_rounds[seat, side, False])

        return tuple(
            SeatRow(
                seat,
                mean(scores),
                share(sum(self._seat_wins[seat]), len(self._seat_wins[seat])),
                won(seat, DIGGER),
                won(seat, SABOTEUR),
            )
            for seat, scores in sorted(self._places.items())
        )


def _tenths(found: Tenths) -> tuple[Tenth, ...]:
    return tuple(
        Tenth(entry.tenth, entry.stated / entry.count, share(entry.right, entry.count))
        for entry in found.listed()
    )
