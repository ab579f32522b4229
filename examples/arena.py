"""Is your bot stronger than a novice? Play the same deals with both and compare the interval."""

from bot import Eager

from saboteur.arena.contest import Contest
from saboteur.arena.executor import run
from saboteur.arena.lineup import Entrant, Lineup
from saboteur.arena.report import ReportBuilder

SEATS = 3
ours = f"{Eager.__module__}:{Eager.__qualname__}"


def main(deals=4):
    """Play each deal three times, with every bot one seat further each time."""
    entrants = tuple(Entrant(level, level) for level in (ours, *["novice"] * (SEATS - 1)))
    contest = Contest("saboteur", SEATS, (), None, (Lineup(entrants),), deals, "friday")
    report_builder = ReportBuilder(contest)
    for game in run(contest.game_specs(), workers=1):
        report_builder.add(game)
    for row in report_builder.build().leads:
        lead = row.nuggets
        print(f"{row.entrant} against {row.against}, {contest.games} games: {lead.value:+.2f}")
        print(f"nuggets a game, and in 95 of 100 cases from {lead.low:+.2f} to {lead.high:+.2f}")


if __name__ == "__main__":
    main()
