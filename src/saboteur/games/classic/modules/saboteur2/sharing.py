"""Winners of a round of Saboteur 2 and their shares (S2-24, S2-31 to S2-40).

Doors matter here and nowhere else (S2-18, R-34). The worked examples are S2-39 and, for winners and
their shares, S2-51, S2-52, S2-53, S2-54, S2-55, S2-56, S2-57, S2-58, S2-59 and S2-60.
"""

from collections.abc import Mapping
from typing import Final

from saboteur.games.classic.goals import reaches_treasure
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.ledger import RoundResult
from saboteur.games.classic.modules.saboteur2.events import CrystalsPaid, WinnersNamed
from saboteur.games.classic.modules.saboteur2.player_marks import is_free
from saboteur.games.classic.modules.saboteur2.thefts import begin_thefts
from saboteur.games.classic.operations import gain_nuggets
from saboteur.games.classic.state import State
from saboteur.kernel.maze import reach_from

DOORS: Final[Mapping[str, str]] = {"blue-digger": "blue", "green-digger": "green"}
"""The colour of the doors that each team of diggers may pass (S2-19)."""
SABOTEUR: Final = "saboteur"
BOSS: Final = "boss"
PROFITEER: Final = "profiteer"
GEOLOGIST: Final = "geologist"


def share_treasure(state: State, result: RoundResult) -> None:
    """Pay the geologists, then the winners, then let the thieves steal (S2-32, S2-38, S2-41).

    An imprisoned dwarf is not counted and gets nothing, whatever its role (S2-24, S2-40).
    """
    kit = state.kit
    free = {seat: kit.roles[role] for seat, role in enumerate(result.roles) if is_free(state, seat)}
    pay_geologists(state, tuple(seat for seat, role in free.items() if role == GEOLOGIST))
    teams = winning_teams(state, result)
    winners = {seat: role for seat, role in free.items() if shares(role, teams)}
    if state.log is not None:
        dealt = {kit.roles[role] for role in result.roles}
        # Saboteurs that are not there win nothing.
        named = tuple(team for team in teams if team != SABOTEUR or team in dealt)
        state.log.append(WinnersNamed(named, tuple(winners)))
    for seat, role in winners.items():
        due = nuggets_due(kit, role, len(winners))
        if due:
            gain_nuggets(state, seat, due)
    begin_thefts(state)


def pay_geologists(state: State, geologists: tuple[int, ...]) -> None:
    """Pay the geologists for the crystals; two get half each, rounded down (S2-32).

    It does not matter which side wins. An imprisoned geologist has no share (R-41).
    """
    if not geologists:
        return
    crystals = visible_crystals(state)
    if state.log is not None:
        state.log.append(CrystalsPaid(crystals, geologists))
    due = crystals // len(geologists)
    for seat in geologists if due else ():
        gain_nuggets(state, seat, due)


def visible_crystals(state: State) -> int:
    """Count the crystals on all cards that lie face up in the maze, linked or not (R-42)."""
    rows = state.kit.rows
    return sum(int(rows[pose // 2].facts.get("crystals", 0)) for pose in state.maze.cards.values())


def winning_teams(state: State, result: RoundResult) -> tuple[str, ...]:
    """Return the winning teams of diggers, or the saboteurs if the treasure was not reached.

    If a digger made the connection, its team wins alone if it has a way through; otherwise the
    other team wins if it has one. If another dwarf made it, every team with a way through wins
    (S2-33, S2-34, R-35). If no team has one, none wins, not even the saboteurs (R-37). A team
    wins even if none of its members can be paid; the connection of an imprisoned digger counts
    for its team (R-38, R-59).
    """
    if not result.treasure:
        return (SABOTEUR,)  # S2-37
    able = tuple(team for team in DOORS if gets_through(state, team))
    completer = state.kit.roles[result.roles[result.completer]]
    return teams_won(completer, able)


def teams_won(completer: str, able: tuple[str, ...]) -> tuple[str, ...]:
    """Return the winning teams of diggers for the role that made the connection (S2-33, R-35).

    ``able`` are the teams with a way through.
    """
    return (completer,) if completer in able else able


def gets_through(state: State, team: str) -> bool:
    """Return whether a team has a route to the treasure past doors of its own colour only.

    A ladder is directly linked to Start, so a route may begin there (S2-19, R-36, R-53).
    """
    kit = state.kit
    shut = sum(1 << place for place, door in enumerate(kit.barriers) if door != DOORS[team])
    return reaches_treasure(state, reach_from(state.maze, kit.start_nodes, blocked=shut))


def shares(role: str, teams: tuple[str, ...]) -> bool:
    """Return whether a role shares the treasure when ``teams`` have won.

    The boss wins with either team of diggers, the profiteer with every team (S2-35). So one of
    them, or both, may be the only winners (S2-36, S2-37, R-38, R-39, R-40).
    """
    return role in teams or role == PROFITEER or (role == BOSS and SABOTEUR not in teams)


def nuggets_due(kit: Kit, role: str, winners: int) -> int:
    """Return the nuggets of one winner: the more ``winners`` of any role, the fewer nuggets.

    The boss gets one less than a digger and the profiteer two less, but at least none (S2-38,
    S2-39).
    """
    tables = kit.tables
    share = {int(many): int(nuggets) for many, nuggets in tables["share"].items()}
    due = share[min(winners, max(share))] - int(tables["deduction"].get(role, 0))
    return max(due, 0)
