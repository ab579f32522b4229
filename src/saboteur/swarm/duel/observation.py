"""Observations of a seat as numbers, in the layout ``observation_layout.duel``.

An observation depends on the seat's view only: hidden information (the other hand, the pile, goals
that the seat has not looked at) is read nowhere.
"""

from typing import Final

from saboteur.games.duel.kit import TROLL
from saboteur.observation_layout import duel as layout
from saboteur.observation_layout.duel import (
    ASKED_OFFSET,
    CARDS_OFFSET,
    COUNTS_OFFSET,
    COVERED_OFFSET,
    FACT_COUNT,
    FACTS_PER_SEAT,
    GOAL_COUNT,
    GONE_OFFSET,
    MAX_CARD_KINDS,
    MAX_GOAL_KINDS,
    ROUND_OFFSET,
    SEAT_FACTS,
    SEATS_OFFSET,
    STAGE_OFFSET,
    TOOL_COUNT,
)
from saboteur.swarm.duel.game_record import (
    BRIBED,
    CELL_COUNT,
    CLAIMED,
    MAX_GOLD_KINDS,
    OPENED,
    DuelGameRecord,
)
from saboteur.swarm.duel.laying import colour_of
from saboteur.swarm.duel.rounds import count_taken
from saboteur.swarm.duel.rule_tables import DuelRuleTables
from saboteur.swarm.goals import knows_goal
from saboteur.swarm.numpy_record import AWAITING_DEAL, NO_CELL, IntRow
from saboteur.swarm.observing import clear, observe_hand, observe_turn
from saboteur.swarm.rule_tables import COVERED_FACE

SEAT_TOOLS_OFFSET: Final = SEAT_FACTS.index("pick")
SEAT_LOOKED_OFFSET: Final = SEAT_FACTS.index("looked 0")
SEAT_GOLD_OFFSET: Final = SEAT_FACTS.index("gold 1")


def reached_sides(game: DuelGameRecord, tables: DuelRuleTables, seat: int, cell: int) -> int:
    """Return the sides of a cell that a seat reaches, or that reached edges face."""
    reached = game.reached[seat * CELL_COUNT + cell] + 0
    face = game.board[cell] + 0
    if face == 0 or face == COVERED_FACE:
        return reached
    found = 0
    for side in range(4):
        node = tables.side_nodes[4 * face + side] + 0
        if node >= 0 and reached >> node & 1:
            found |= 1 << side
    return found


def card_bits(game: DuelGameRecord, tables: DuelRuleTables, seat: int, cell: int, face: int) -> int:
    """Return the bits of a card and of the tokens on it, as a seat sees them."""
    bits = tables.observation_bits[face] + 0
    colour = colour_of(game, seat)
    if tables.barrier[face] == TROLL:
        bits |= 1 << layout.TROLL
    elif tables.barrier[face] >= 0:
        own = tables.barrier[face] == colour
        bits |= 1 << (layout.OWN_DOOR if own else layout.OTHER_DOOR)
    if tables.ladder_colour[face] >= 0:
        own = tables.ladder_colour[face] == colour
        bits |= 1 << (layout.OWN_LADDER if own else layout.OWN_LADDER + 1)
    tokens = game.tokens[cell] + 0
    other = 1 - seat
    bits |= (1 if tokens & OPENED << seat else 0) << layout.OPENED
    bits |= (1 if tokens & OPENED << other else 0) << layout.OPENED_TO_OTHER
    bits |= (1 if tokens & CLAIMED << seat else 0) << layout.CLAIMED
    bits |= (1 if tokens & CLAIMED << other else 0) << layout.CLAIMED + 1
    bits |= (1 if tokens & BRIBED << seat else 0) << layout.BRIBED
    bits |= (1 if tokens & BRIBED << other else 0) << layout.BRIBED + 1
    return bits


def goal_bits(game: DuelGameRecord, tables: DuelRuleTables, seat: int, goal: int) -> int:
    """Return the bits of a goal; a face-down one shows its card only after a look (D-33, D-44)."""
    cell = tables.goal_cells[goal]
    bits = 1 << layout.GOAL
    if game.covered >> goal & 1 == 0:
        face = game.board[cell] + 0
        return bits | 1 << layout.FACE_UP | card_bits(game, tables, seat, cell, face)
    bits |= 1 << layout.FACE_DOWN
    if knows_goal(game, seat, goal):
        bits |= 1 << layout.KNOWN
        face = tables.goal_faces[2 * game.goals[goal]]
        bits |= card_bits(game, tables, seat, cell, face)
    return bits


def reach_bits(game: DuelGameRecord, tables: DuelRuleTables, seat: int, cell: int) -> int:
    """Return the sides of a cell that the observer reaches, and those that the other seat does."""
    bits = reached_sides(game, tables, seat, cell) << layout.REACHED
    if tables.seats > 1:
        bits |= reached_sides(game, tables, 1 - seat, cell) << layout.REACHED_BY_OTHER
    return bits


def observe_cells(game: DuelGameRecord, tables: DuelRuleTables, seat: int, cells: IntRow) -> None:
    """Write all cells of the pane, which is the window."""
    for cell in range(CELL_COUNT):
        cells[cell] = 0
        if game.reached[cell] or game.reached[CELL_COUNT + cell]:
            cells[cell] = reach_bits(game, tables, seat, cell)
    face_up = 1 << layout.FACE_UP
    for player in range(tables.seats):
        colour = colour_of(game, player)
        cell = tables.start_cells[colour]
        face = tables.start_faces[colour]
        bits = card_bits(game, tables, seat, cell, face) | face_up | 1 << layout.START
        cells[cell] |= bits
    for path in range(game.path_count):
        cell = game.path_cells[path] + 0
        cells[cell] |= face_up | card_bits(game, tables, seat, cell, game.board[cell] + 0)
    if game.path_count:
        cells[game.path_cells[game.path_count - 1]] |= 1 << layout.LAID_LAST
    for goal in range(GOAL_COUNT):
        cells[tables.goal_cells[goal]] |= goal_bits(game, tables, seat, goal)


def observe_cards(
    game: DuelGameRecord, tables: DuelRuleTables, observer: int, facts: IntRow
) -> None:
    """Write the observer's hand, the discard pile, and the cards out of the game."""
    observe_hand(game, observer, facts)
    for kind in range(tables.path_kind_count):
        facts[2 * MAX_CARD_KINDS + kind] = count_taken(game, tables, kind)
    for goal in range(MAX_GOAL_KINDS):
        facts[GONE_OFFSET + goal] = game.spent_goals[goal]


def observe_seat(
    game: DuelGameRecord, tables: DuelRuleTables, observer: int, seat_offset: int, facts: IntRow
) -> None:
    """Write the public facts of the seat ``seat_offset`` places after the observer."""
    seat = (observer + seat_offset) % tables.seats
    first = SEATS_OFFSET + seat_offset * FACTS_PER_SEAT
    observe_turn(game, seat, first, facts)
    facts[first + 4 + colour_of(game, seat)] = 1
    facts[first + 6] = 1 if seat == game.starter else 0
    facts[first + 7] = game.nuggets[seat]
    for tool in range(TOOL_COUNT):
        facts[first + SEAT_TOOLS_OFFSET + tool] = game.broken_tools[seat] >> tool & 1
    for goal in range(GOAL_COUNT):
        facts[first + SEAT_LOOKED_OFFSET + goal] = game.goal_looks[seat] >> goal & 1
    for gold in range(tables.gold_kind_count):
        place = first + SEAT_GOLD_OFFSET - 1 + tables.gold_worth[gold]
        facts[place] += game.hoards[seat * MAX_GOLD_KINDS + gold]


def observe_game(game: DuelGameRecord, observer: int, facts: IntRow) -> None:
    """Write the facts about the game other than seats and cards.

    They are the goals, the pending decision, the round, the sizes of pile and discard pile, the
    counters and keys in the supply, and how far the turn has got.
    """
    for goal in range(GOAL_COUNT):
        facts[COVERED_OFFSET + goal] = game.covered >> goal & 1
        facts[ASKED_OFFSET + goal] = 1 if game.pending_goal == goal else 0
        if knows_goal(game, observer, goal):
            facts[CARDS_OFFSET + goal] = 1 + game.goals[goal]
    facts[STAGE_OFFSET + game.stage] = 1
    facts[ROUND_OFFSET + game.round - 1] = 1
    facts[COUNTS_OFFSET] = game.pile_count
    facts[COUNTS_OFFSET + 1] = game.discard_count
    facts[COUNTS_OFFSET + 2] = game.counters
    facts[COUNTS_OFFSET + 3] = game.keys
    facts[COUNTS_OFFSET + 4] = game.has_acted
    facts[COUNTS_OFFSET + 5] = game.draw_count
    facts[COUNTS_OFFSET + 6] = game.discards_owed
    facts[COUNTS_OFFSET + 7] = 0 if game.key_cell == NO_CELL else 1


def observe(game: DuelGameRecord, tables: DuelRuleTables, cells: IntRow, facts: IntRow) -> None:
    """Write the observation of the decider; zeros if no decision is pending."""
    clear(facts, FACT_COUNT)
    if game.stage >= AWAITING_DEAL:
        clear(cells, CELL_COUNT)
        return
    observer = game.decider
    observe_cells(game, tables, observer, cells)
    observe_cards(game, tables, observer, facts)
    for seat_offset in range(tables.seats):
        observe_seat(game, tables, observer, seat_offset, facts)
    observe_game(game, observer, facts)
