"""What a seat sees of a duel, as numbers: bits for each cell of the window, and a row of facts.

A function of the seat's view: what it may not know (the other hand, the pile, goals it has not
looked at) is read nowhere. ``docs/swarm.md`` tells the layout; ``fact_names`` and ``planes`` name
every place of it.
"""

from collections.abc import Sequence
from typing import Final

from saboteur.games.duel.kit import TROLL
from saboteur.swarm.duel import planes
from saboteur.swarm.duel.laying import colour_of
from saboteur.swarm.duel.record import (
    BRIBED,
    CELLS,
    CLAIMED,
    GOAL_CARDS,
    GOALS,
    GOLDS,
    HAND,
    KINDS,
    OPENED,
    ROUNDS,
    SEATS,
    STAGES,
    TOOLS,
    WORTHS,
    Game,
)
from saboteur.swarm.duel.rounds import taken_of
from saboteur.swarm.duel.tables import COVERED, Tables
from saboteur.swarm.record import DEAL, NOWHERE, Row

# The facts: by kind own cards, the discard, and cards out of the game; goal cards out of the game;
# by seat from the looker on; by goal; then of the game.
GONE_FROM: Final = 3 * KINDS
SEATS_FROM: Final = GONE_FROM + GOAL_CARDS
SEAT_FACTS: Final = 8 + TOOLS + GOALS + WORTHS - 1
GOALS_FROM: Final = SEATS_FROM + SEATS * SEAT_FACTS
STAGE_FROM: Final = GOALS_FROM + 3 * GOALS
ROUND_FROM: Final = STAGE_FROM + STAGES
COUNTS_FROM: Final = ROUND_FROM + ROUNDS
FACTS: Final = COUNTS_FROM + 8


def sides_of(game: Game, tables: Tables, seat: int, cell: int) -> int:
    """Return the sides of a cell that a seat reaches, or that edges within its reach face."""
    lit = game.lit[seat * CELLS + cell] + 0
    face = game.board[cell] + 0
    if face == 0 or face == COVERED:
        return lit
    found = 0
    for side in range(4):
        node = tables.arms[4 * face + side] + 0
        if node >= 0 and lit >> node & 1:
            found |= 1 << side
    return found


def card_bits(game: Game, tables: Tables, seat: int, cell: int, face: int) -> int:
    """Return what a seat sees of a card and of what lies on it."""
    bits = tables.shape[face] + 0
    colour = colour_of(game, seat)
    if tables.barrier[face] == TROLL:
        bits |= 1 << planes.TROLL
    elif tables.barrier[face] >= 0:
        own = tables.barrier[face] == colour
        bits |= 1 << (planes.OWN_DOOR if own else planes.OTHER_DOOR)
    if tables.ladder[face] >= 0:
        own = tables.ladder[face] == colour
        bits |= 1 << (planes.OWN_LADDER if own else planes.OTHER_LADDER)
    tokens = game.tokens[cell] + 0
    other = 1 - seat
    bits |= (1 if tokens & OPENED << seat else 0) << planes.OPENED
    bits |= (1 if tokens & OPENED << other else 0) << planes.OPENED_TO_OTHER
    bits |= (1 if tokens & CLAIMED << seat else 0) << planes.CLAIMED
    bits |= (1 if tokens & CLAIMED << other else 0) << planes.CLAIMED_BY_OTHER
    bits |= (1 if tokens & BRIBED << seat else 0) << planes.BRIBED
    bits |= (1 if tokens & BRIBED << other else 0) << planes.BRIBED_BY_OTHER
    return bits


def goal_bits(game: Game, tables: Tables, seat: int, goal: int) -> int:
    """Return what a seat sees of a goal: one face down only if it has looked (D-33, D-44)."""
    cell = tables.goal_cells[goal]
    bits = 1 << planes.GOAL
    if game.covered >> goal & 1 == 0:
        face = game.board[cell] + 0
        return bits | 1 << planes.FACE_UP | card_bits(game, tables, seat, cell, face)
    bits |= 1 << planes.FACE_DOWN
    if knows_goal(game, seat, goal):
        bits |= 1 << planes.KNOWN
        face = tables.goal_faces[2 * game.goals[goal]]
        bits |= card_bits(game, tables, seat, cell, face)
    return bits


def knows_goal(game: Game, seat: int, goal: int) -> bool:
    """Whether a seat knows a goal: it lies open, waits for its orientation, or was looked at."""
    return game.covered >> goal & 1 == 0 or game.asked == goal or game.looks[seat] >> goal & 1 == 1


def reach_bits(game: Game, tables: Tables, seat: int, cell: int) -> int:
    """Return the sides of a cell that the looker reaches, and those that the other does."""
    bits = sides_of(game, tables, seat, cell) << planes.REACHED
    if tables.seats > 1:
        bits |= sides_of(game, tables, 1 - seat, cell) << planes.REACHED_BY_OTHER
    return bits


def observe_cells(game: Game, tables: Tables, seat: int, cells: Row) -> None:
    """Fill the pane, which is the window."""
    for cell in range(CELLS):
        cells[cell] = 0
        if game.lit[cell] or game.lit[CELLS + cell]:
            cells[cell] = reach_bits(game, tables, seat, cell)
    face_up = 1 << planes.FACE_UP
    for player in range(tables.seats):
        colour = colour_of(game, player)
        cell = tables.start_cells[colour]
        face = tables.start_faces[colour]
        bits = card_bits(game, tables, seat, cell, face) | face_up | 1 << planes.START
        cells[cell] |= bits
    for path in range(game.paths_n):
        cell = game.paths[path] + 0
        cells[cell] |= face_up | card_bits(game, tables, seat, cell, game.board[cell] + 0)
    if game.paths_n:
        cells[game.paths[game.paths_n - 1]] |= 1 << planes.LAID_LAST
    for goal in range(GOALS):
        cells[tables.goal_cells[goal]] |= goal_bits(game, tables, seat, goal)


def observe_cards(game: Game, tables: Tables, looker: int, facts: Row) -> None:
    """Write down the looker's hand, the discard, and what has left the game."""
    for place in range(game.hands_n[looker]):
        facts[game.hands[looker * HAND + place]] += 1
    for kind in range(KINDS):
        facts[KINDS + kind] = game.shown[kind]
        if kind < tables.path_kinds:
            facts[2 * KINDS + kind] = taken_of(game, tables, kind)
    for goal in range(GOAL_CARDS):
        facts[GONE_FROM + goal] = game.gone[goal]


def observe_seat(game: Game, tables: Tables, looker: int, away: int, facts: Row) -> None:
    """Write down what lies before the looker, or before the other."""
    seat = (looker + away) % tables.seats
    first = SEATS_FROM + away * SEAT_FACTS
    facts[first] = 1
    facts[first + 1] = game.hands_n[seat]
    facts[first + 2] = 1 if seat == game.decider else 0
    facts[first + 3] = 1 if seat == game.seat else 0
    facts[first + 4 + colour_of(game, seat)] = 1
    facts[first + 6] = 1 if seat == game.starter else 0
    facts[first + 7] = game.nuggets[seat]
    for tool in range(TOOLS):
        facts[first + 8 + tool] = game.broken[seat] >> tool & 1
    for goal in range(GOALS):
        facts[first + 8 + TOOLS + goal] = game.looks[seat] >> goal & 1
    for gold in range(tables.golds):
        place = first + 7 + TOOLS + GOALS + tables.worth[gold]
        facts[place] += game.hoards[seat * GOLDS + gold]


def observe_game(game: Game, looker: int, facts: Row) -> None:
    """Write down the goals, the question, the round, and what is left."""
    for goal in range(GOALS):
        facts[GOALS_FROM + goal] = game.covered >> goal & 1
        facts[GOALS_FROM + GOALS + goal] = 1 if game.asked == goal else 0
        if knows_goal(game, looker, goal):
            facts[GOALS_FROM + 2 * GOALS + goal] = 1 + game.goals[goal]
    facts[STAGE_FROM + game.stage] = 1
    facts[ROUND_FROM + game.round - 1] = 1
    facts[COUNTS_FROM] = game.left
    facts[COUNTS_FROM + 1] = game.discarded
    facts[COUNTS_FROM + 2] = game.counters
    facts[COUNTS_FROM + 3] = game.keys
    facts[COUNTS_FROM + 4] = game.acted
    facts[COUNTS_FROM + 5] = game.draws
    facts[COUNTS_FROM + 6] = game.owed
    facts[COUNTS_FROM + 7] = 0 if game.key_at == NOWHERE else 1


def observe(game: Game, tables: Tables, cells: Row, facts: Row) -> None:
    """Write down what the decider sees; zeros where nobody is asked."""
    for place in range(FACTS):
        facts[place] = 0
    if game.stage >= DEAL:
        for cell in range(CELLS):
            cells[cell] = 0
        return
    looker = game.decider
    observe_cells(game, tables, looker, cells)
    observe_cards(game, tables, looker, facts)
    for away in range(tables.seats):
        observe_seat(game, tables, looker, away, facts)
    observe_game(game, looker, facts)


def fact_names(kinds: Sequence[str]) -> tuple[str, ...]:
    """Name every place of the row of facts; ``kinds`` are the names of the cards that are drawn."""
    cards = [*kinds, *[""] * (KINDS - len(kinds))]
    seat = (
        "there", "cards", "decides", "on turn", "blue", "green", "starter", "nuggets",
        "pick", "lamp", "cart",
        *(f"looked {goal}" for goal in range(GOALS)),
        *(f"gold {worth}" for worth in range(1, WORTHS)),
    )  # fmt: skip
    return (
        *(f"{zone} {card}" for zone in ("hand", "discard", "taken") for card in cards),
        *(f"gone {goal}" for goal in range(GOAL_CARDS)),
        *(f"seat {away} {fact}" for away in range(SEATS) for fact in seat),
        *(f"{fact} {goal}" for fact in ("face down", "asked", "card of") for goal in range(GOALS)),
        "turn", "pass more", "discard two", "before draw", "reveal", "orient", "claim",
        *(f"round {number + 1}" for number in range(ROUNDS)),
        "pile", "discard", "counters", "keys", "acted", "draws", "owed", "key waits",
    )  # fmt: skip
