"""After a change of the maze: goals are turned over, gold is claimed (D-23 to D-28, R-223)."""

from saboteur.swarm.duel.flow import CLAIMS, NOTHING, SETTLE, SHOW, end, proceed
from saboteur.swarm.duel.laying import Scratch, put
from saboteur.swarm.duel.record import (
    BOTH,
    BY_COUNTERS,
    BY_GOALS,
    CELLS,
    CLAIM,
    CLAIMED,
    GOALS,
    ORIENT,
    REVEAL,
    Game,
)
from saboteur.swarm.duel.tables import Tables
from saboteur.swarm.record import NOBODY


def reached_goals(game: Game, tables: Tables) -> int:
    """Return the face-down goals that an edge within anybody's reach faces, as bits (R-108)."""
    found = 0
    for goal in range(GOALS):
        cell = tables.goal_cells[goal]
        if game.covered >> goal & 1 and (game.lit[cell] or game.lit[CELLS + cell]):
            found |= 1 << goal
    return found


def orientations(game: Game, tables: Tables, goal: int) -> int:
    """Return the half-turns that a goal may lie in, as bits (D-23, R-222).

    Those open towards a side by which it was reached; of these the ones with the fewest
    mismatches, which are tolerated for goals only (D-24).
    """
    cell = tables.goal_cells[goal]
    card = game.goals[goal] + 0
    sides = game.lit[cell] | game.lit[CELLS + cell]
    demands = game.demands[cell] + 0
    found = 0
    joined = 0
    fewest = 9
    for turned in range(2):
        face = tables.goal_faces[2 * card + turned]
        if face == 0:
            continue
        opened = tables.open[face]
        joins = 1 if opened & sides else 0
        wrong = tables.count[demands & 15 & ~opened] + tables.count[demands >> 4 & opened]
        if joins > joined or (joins == joined and wrong < fewest):
            joined = joins
            fewest = wrong
            found = 0
        if joins == joined and wrong == fewest:
            found |= 1 << turned
    return found


def show(game: Game, tables: Tables, goal: int, turned: int, scratch: Scratch) -> None:
    """Put a goal that was turned over down; its tracks carry links from now on (D-52)."""
    game.covered &= ~(1 << goal)
    game.asked = NOBODY
    face = tables.goal_faces[2 * game.goals[goal] + turned]
    put(game, tables, tables.goal_cells[goal], face, scratch)


def turn_over(game: Game, tables: Tables, goal: int) -> int:
    """Turn a goal over; its orientation may be left to the seat on turn (D-23)."""
    found = orientations(game, tables, goal)
    game.asked = goal
    if found == BOTH:
        game.stage = ORIENT
        game.decider = game.seat
        return NOTHING
    return SHOW + (found >> 1)


def may_claim(game: Game, tables: Tables, seat: int, spot: int) -> bool:
    """Whether a seat is linked to unclaimed gold, at the gold's own place (D-25, D-28, R-109)."""
    cell = game.spots[spot] + 0
    if game.tokens[cell] & CLAIMED * BOTH:
        return False
    return game.lit[seat * CELLS + cell] & tables.gold_node[game.board[cell]] != 0


def claim_at(game: Game, cell: int, seat: int) -> None:
    """Put a counter on gold; it stays even if the link is cut (D-25, D-26)."""
    game.tokens[cell] |= CLAIMED << seat
    game.counters -= 1


def claim(game: Game, tables: Tables) -> int:
    """Let the seat on turn claim the gold it is linked to, then the other (D-27, D-57, R-107).

    Who is entitled to more than there are counters is asked; the last counter ends the round at
    once, and so does the sixth goal when its gold is claimed (D-36, R-113).
    """
    for away in range(tables.seats):
        seat = (game.seat + away) % tables.seats
        many = 0
        for spot in range(game.spots_n):
            many += 1 if may_claim(game, tables, seat, spot) else 0
        if many > game.counters:
            game.stage = CLAIM
            game.decider = seat
            return NOTHING
        for spot in range(game.spots_n if many else 0):
            if may_claim(game, tables, seat, spot):
                claim_at(game, game.spots[spot] + 0, seat)
        if game.counters == 0:
            return end(game, BY_COUNTERS)
    if game.covered == 0:
        return end(game, BY_GOALS)
    return SETTLE if reached_goals(game, tables) else proceed(game)


def settle(game: Game, tables: Tables) -> int:
    """After a change of the maze, turn over what is reached, then claim (D-53, R-223).

    Of several goals the seat on turn picks one; all is repeated until nothing changes.
    """
    reached = reached_goals(game, tables)
    first = NOBODY
    for goal in range(GOALS):
        if reached >> goal & 1:
            if first != NOBODY:
                game.stage = REVEAL
                game.decider = game.seat
                return NOTHING
            first = goal
    return CLAIMS if first == NOBODY else turn_over(game, tables, first)
