"""The end of a round: who won, what everybody gets, and what thieves take (S2-31 to S2-43)."""

from saboteur.swarm.base.laying import Scratch
from saboteur.swarm.record import NOBODY
from saboteur.swarm.saboteur2.flow import END, NOTHING, STEAL
from saboteur.swarm.saboteur2.laying import gets_through
from saboteur.swarm.saboteur2.record import PRISON, SEATS, THEFT, THIEF, Game
from saboteur.swarm.saboteur2.tables import DIGGERS, Tables

TEAMS = len(DIGGERS)


def is_free(game: Game, seat: int) -> bool:
    """Whether a seat is not imprisoned (S2-24, S2-40)."""
    return game.marks[seat] & PRISON == 0


def crystals(game: Game, tables: Tables) -> int:
    """Count the crystals on all cards that lie face up, linked or not (R-42)."""
    found = tables.crystals[tables.start_face]
    for place in range(game.paths_n):
        found += tables.crystals[game.board[game.paths[place]]]
    for goal in range(len(tables.goal_cells)):
        if game.covered >> goal & 1 == 0:
            found += tables.crystals[game.board[tables.goal_cells[goal]]]
    return found


def pay_geologists(game: Game, tables: Tables) -> None:
    """Pay for the crystals whoever wins; two share, rounded down (S2-32, R-41)."""
    many = 0
    for seat in range(tables.seats):
        if is_free(game, seat) and tables.geologist[game.roles[seat]]:
            many += 1
    if many:
        due = crystals(game, tables) // many
        for seat in range(tables.seats):
            if is_free(game, seat) and tables.geologist[game.roles[seat]]:
                game.nuggets[seat] += due


def winning_teams(game: Game, tables: Tables, scratch: Scratch) -> int:
    """Return the teams of diggers that win, as bits: the treasure is linked (S2-33, S2-34, R-35).

    If a digger made the connection and his team gets through, it wins alone; else every team that
    gets through does, maybe none (R-37).
    """
    able = 0
    for team in range(TEAMS):
        if gets_through(game, tables, team, scratch):
            able |= 1 << team
    own = tables.team[game.roles[game.seat]]
    return own if able & own else able


def wins(game: Game, tables: Tables, seat: int, teams: int, treasure: int) -> bool:
    """Whether a seat is among the winners; boss and profiteer may be alone (S2-35 to S2-37)."""
    role = game.roles[seat] + 0
    if not is_free(game, seat):
        return False
    if treasure:
        return tables.team[role] & teams != 0 or tables.with_diggers[role] != 0
    return tables.with_saboteurs[role] != 0


def share_treasure(game: Game, tables: Tables, scratch: Scratch) -> int:
    """Pay the geologists, then the winners, the more the less each; thieves follow (S2-38)."""
    treasure = game.treasures >> (game.round - 1) & 1
    for seat in range(tables.seats):
        game.shown_roles[(game.round - 1) * SEATS + seat] = game.roles[seat]
    pay_geologists(game, tables)
    teams = winning_teams(game, tables, scratch) if treasure else 0
    winners = 0
    for seat in range(tables.seats):
        if wins(game, tables, seat, teams, treasure):
            winners += 1
    for seat in range(tables.seats):
        if wins(game, tables, seat, teams, treasure):
            game.nuggets[seat] += tables.due[game.roles[seat] * (SEATS + 1) + winners]
    order_thieves(game, tables)
    return STEAL


def order_thieves(game: Game, tables: Tables) -> None:
    """Order the free thieves: who laid his card last, then clockwise (S2-41, S2-61, R-44)."""
    game.order_n = 0
    game.order_at = 0
    last = NOBODY
    for place in range(game.thieves_n):
        seat = game.thieves[place] + 0
        if is_free(game, seat):
            last = seat
    if last == NOBODY:
        return
    for away in range(tables.seats):
        seat = (last + away) % tables.seats
        if game.marks[seat] & THIEF and is_free(game, seat):
            game.order[game.order_n] = seat
            game.order_n += 1


def may_rob(game: Game, thief: int, seat: int) -> bool:
    """Whether a thief may rob a seat: another that has nuggets (S2-43, R-43, R-45, R-194)."""
    return seat != thief and game.nuggets[seat] > 0


def ask_thief(game: Game, tables: Tables) -> int:
    """Ask the next thief; without a victim his theft lapses (R-43)."""
    while game.order_at < game.order_n:
        thief = game.order[game.order_at] + 0
        game.order_at += 1
        for seat in range(tables.seats):
            if may_rob(game, thief, seat):
                game.stage = THEFT
                game.seat = thief
                game.decider = thief
                return NOTHING
    return END


def steal(game: Game, victim: int) -> None:
    """Let the decider take a nugget from a seat; what was stolen may be stolen on (R-43)."""
    game.nuggets[victim] -= 1
    game.nuggets[game.decider] += 1
