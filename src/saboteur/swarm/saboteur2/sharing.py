"""The end of a round: winners, payouts, and thefts (S2-31 to S2-43)."""

from saboteur.observation_layout.saboteur2 import MAX_SEATS
from saboteur.swarm.base.laying import Scratch
from saboteur.swarm.numpy_record import NO_SEAT
from saboteur.swarm.saboteur2.flow import NEXT_END_ROUND, NEXT_NONE, NEXT_STEAL
from saboteur.swarm.saboteur2.game_record import (
    PRISON_BIT,
    THEFT,
    THIEF_BIT,
    Saboteur2GameRecord,
)
from saboteur.swarm.saboteur2.laying import team_reaches_treasure
from saboteur.swarm.saboteur2.rule_tables import DIGGERS, Saboteur2RuleTables

TEAM_COUNT = len(DIGGERS)


def is_free(game: Saboteur2GameRecord, seat: int) -> bool:
    """Whether a seat is not in prison (S2-24, S2-40)."""
    return game.marks[seat] & PRISON_BIT == 0


def count_crystals(game: Saboteur2GameRecord, tables: Saboteur2RuleTables) -> int:
    """Count the crystals on all face-up cards, linked or not (R-42)."""
    found = tables.crystal_counts[tables.start_face]
    for place in range(game.path_count):
        found += tables.crystal_counts[game.board[game.path_cells[place]]]
    for goal in range(len(tables.goal_cells)):
        if game.covered >> goal & 1 == 0:
            found += tables.crystal_counts[game.board[tables.goal_cells[goal]]]
    return found


def pay_geologists(game: Saboteur2GameRecord, tables: Saboteur2RuleTables) -> None:
    """Pay the crystals to the geologists, winners or not; two share, rounded down (S2-32, R-41)."""
    geologist_count = 0
    for seat in range(tables.seats):
        if is_free(game, seat) and tables.is_geologist[game.roles[seat]]:
            geologist_count += 1
    if geologist_count:
        due = count_crystals(game, tables) // geologist_count
        for seat in range(tables.seats):
            if is_free(game, seat) and tables.is_geologist[game.roles[seat]]:
                game.nuggets[seat] += due


def winning_teams(game: Saboteur2GameRecord, tables: Saboteur2RuleTables, scratch: Scratch) -> int:
    """Return the teams of diggers that win the treasure, as bits (S2-33, S2-34, R-35).

    If a digger made the connection and its team has a route, that team wins alone. Otherwise every
    team with a route wins, possibly none (R-37).
    """
    able = 0
    for team in range(TEAM_COUNT):
        if team_reaches_treasure(game, tables, team, scratch):
            able |= 1 << team
    own = tables.team_bit[game.roles[game.seat]]
    return own if able & own else able


def is_winner(
    game: Saboteur2GameRecord,
    tables: Saboteur2RuleTables,
    seat: int,
    teams: int,
    treasure_reached: int,
) -> bool:
    """Whether a seat wins; boss and profiteer may be the only winners (S2-35 to S2-37)."""
    role = game.roles[seat] + 0
    if not is_free(game, seat):
        return False
    if treasure_reached:
        return tables.team_bit[role] & teams != 0 or tables.wins_with_treasure[role] != 0
    return tables.wins_without_treasure[role] != 0


def share_treasure(game: Saboteur2GameRecord, tables: Saboteur2RuleTables, scratch: Scratch) -> int:
    """Pay the geologists and the winners, then order the thieves (S2-38); return the next step."""
    treasure = game.treasures >> (game.round - 1) & 1
    for seat in range(tables.seats):
        game.shown_roles[(game.round - 1) * MAX_SEATS + seat] = game.roles[seat]
    pay_geologists(game, tables)
    teams = winning_teams(game, tables, scratch) if treasure else 0
    winners = 0
    for seat in range(tables.seats):
        if is_winner(game, tables, seat, teams, treasure):
            winners += 1
    for seat in range(tables.seats):
        if is_winner(game, tables, seat, teams, treasure):
            game.nuggets[seat] += tables.nuggets_by_winners[
                game.roles[seat] * (MAX_SEATS + 1) + winners
            ]
    order_thieves(game, tables)
    return NEXT_STEAL


def order_thieves(game: Saboteur2GameRecord, tables: Saboteur2RuleTables) -> None:
    """Order the free thieves, clockwise from the one laid last (S2-41, S2-61, R-44)."""
    game.thief_order_count = 0
    game.thief_order_index = 0
    last = NO_SEAT
    for place in range(game.thief_count):
        seat = game.thieves[place] + 0
        if is_free(game, seat):
            last = seat
    if last == NO_SEAT:
        return
    for seat_offset in range(tables.seats):
        seat = (last + seat_offset) % tables.seats
        if game.marks[seat] & THIEF_BIT and is_free(game, seat):
            game.thief_order[game.thief_order_count] = seat
            game.thief_order_count += 1


def can_rob(game: Saboteur2GameRecord, thief: int, seat: int) -> bool:
    """Whether a thief may rob a seat: another seat with nuggets (S2-43, R-43, R-45, R-194)."""
    return seat != thief and game.nuggets[seat] > 0


def ask_thief(game: Saboteur2GameRecord, tables: Saboteur2RuleTables) -> int:
    """Ask the next thief; return the next step.

    A theft without a possible victim lapses (R-43).
    """
    while game.thief_order_index < game.thief_order_count:
        thief = game.thief_order[game.thief_order_index] + 0
        game.thief_order_index += 1
        for seat in range(tables.seats):
            if can_rob(game, thief, seat):
                game.stage = THEFT
                game.seat = thief
                game.decider = thief
                return NEXT_NONE
    return NEXT_END_ROUND


def steal(game: Saboteur2GameRecord, victim: int) -> None:
    """Take a nugget from a seat for the decider; stolen nuggets may be stolen again (R-43)."""
    game.nuggets[victim] -= 1
    game.nuggets[game.decider] += 1
