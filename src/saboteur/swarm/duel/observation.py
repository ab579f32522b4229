"""Observations of a seat as numbers: bits for each cell of the window, and a row of facts.

An observation depends on the seat's view only: hidden information (the other hand, the pile, goals
that the seat has not looked at) is read nowhere. ``docs/swarm.md`` describes the layout;
``fact_names`` and ``cell_planes.PLANES`` name every entry.
"""

from collections.abc import Sequence
from typing import Final

from saboteur.games.duel.kit import TROLL
from saboteur.swarm.duel import cell_planes
from saboteur.swarm.duel.game_record import (
    BRIBED,
    CELL_COUNT,
    CLAIMED,
    GOAL_COUNT,
    MAX_CARD_KINDS,
    MAX_GOAL_KINDS,
    MAX_GOLD_KINDS,
    MAX_HAND_SIZE,
    MAX_ROUNDS,
    MAX_SEATS,
    OPENED,
    STAGE_COUNT,
    TOOL_COUNT,
    WORTH_COUNT,
    DuelGameRecord,
)
from saboteur.swarm.duel.maze import colour_of
from saboteur.swarm.duel.rounds import count_taken
from saboteur.swarm.duel.rule_tables import COVERED_FACE, DuelRuleTables
from saboteur.swarm.numpy_record import AWAITING_DEAL, NO_CELL, IntRow

# The facts: by kind own cards, the discard, and cards out of the game; goal cards out of the game;
# by seat from the observer on; by goal; then of the game.
GONE_OFFSET: Final = 3 * MAX_CARD_KINDS
SEATS_OFFSET: Final = GONE_OFFSET + MAX_GOAL_KINDS
FACTS_PER_SEAT: Final = 8 + TOOL_COUNT + GOAL_COUNT + WORTH_COUNT - 1
GOALS_OFFSET: Final = SEATS_OFFSET + MAX_SEATS * FACTS_PER_SEAT
STAGE_OFFSET: Final = GOALS_OFFSET + 3 * GOAL_COUNT
ROUND_OFFSET: Final = STAGE_OFFSET + STAGE_COUNT
COUNTS_OFFSET: Final = ROUND_OFFSET + MAX_ROUNDS
FACT_COUNT: Final = COUNTS_OFFSET + 8


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
        bits |= 1 << cell_planes.TROLL
    elif tables.barrier[face] >= 0:
        own = tables.barrier[face] == colour
        bits |= 1 << (cell_planes.OWN_DOOR if own else cell_planes.OTHER_DOOR)
    if tables.ladder_colour[face] >= 0:
        own = tables.ladder_colour[face] == colour
        bits |= 1 << (cell_planes.OWN_LADDER if own else cell_planes.OTHER_LADDER)
    tokens = game.tokens[cell] + 0
    other = 1 - seat
    bits |= (1 if tokens & OPENED << seat else 0) << cell_planes.OPENED
    bits |= (1 if tokens & OPENED << other else 0) << cell_planes.OPENED_TO_OTHER
    bits |= (1 if tokens & CLAIMED << seat else 0) << cell_planes.CLAIMED
    bits |= (1 if tokens & CLAIMED << other else 0) << cell_planes.CLAIMED_BY_OTHER
    bits |= (1 if tokens & BRIBED << seat else 0) << cell_planes.BRIBED
    bits |= (1 if tokens & BRIBED << other else 0) << cell_planes.BRIBED_BY_OTHER
    return bits


def goal_bits(game: DuelGameRecord, tables: DuelRuleTables, seat: int, goal: int) -> int:
    """Return the bits of a goal; a face-down one shows its card only after a look (D-33, D-44)."""
    cell = tables.goal_cells[goal]
    bits = 1 << cell_planes.GOAL
    if game.covered >> goal & 1 == 0:
        face = game.board[cell] + 0
        return bits | 1 << cell_planes.FACE_UP | card_bits(game, tables, seat, cell, face)
    bits |= 1 << cell_planes.FACE_DOWN
    if knows_goal(game, seat, goal):
        bits |= 1 << cell_planes.KNOWN
        face = tables.goal_faces[2 * game.goals[goal]]
        bits |= card_bits(game, tables, seat, cell, face)
    return bits


def knows_goal(game: DuelGameRecord, seat: int, goal: int) -> bool:
    """Whether a seat knows a goal: it is face up, waits for its orientation, or was looked at."""
    return (
        game.covered >> goal & 1 == 0
        or game.pending_goal == goal
        or game.goal_looks[seat] >> goal & 1 == 1
    )


def reach_bits(game: DuelGameRecord, tables: DuelRuleTables, seat: int, cell: int) -> int:
    """Return the sides of a cell that the observer reaches, and those that the other seat does."""
    bits = reached_sides(game, tables, seat, cell) << cell_planes.REACHED
    if tables.seats > 1:
        bits |= reached_sides(game, tables, 1 - seat, cell) << cell_planes.REACHED_BY_OTHER
    return bits


def observe_cells(game: DuelGameRecord, tables: DuelRuleTables, seat: int, cells: IntRow) -> None:
    """Write all cells of the pane, which is the window."""
    for cell in range(CELL_COUNT):
        cells[cell] = 0
        if game.reached[cell] or game.reached[CELL_COUNT + cell]:
            cells[cell] = reach_bits(game, tables, seat, cell)
    face_up = 1 << cell_planes.FACE_UP
    for player in range(tables.seats):
        colour = colour_of(game, player)
        cell = tables.start_cells[colour]
        face = tables.start_faces[colour]
        bits = card_bits(game, tables, seat, cell, face) | face_up | 1 << cell_planes.START
        cells[cell] |= bits
    for path in range(game.path_count):
        cell = game.path_cells[path] + 0
        cells[cell] |= face_up | card_bits(game, tables, seat, cell, game.board[cell] + 0)
    if game.path_count:
        cells[game.path_cells[game.path_count - 1]] |= 1 << cell_planes.LAID_LAST
    for goal in range(GOAL_COUNT):
        cells[tables.goal_cells[goal]] |= goal_bits(game, tables, seat, goal)


def observe_cards(
    game: DuelGameRecord, tables: DuelRuleTables, observer: int, facts: IntRow
) -> None:
    """Write the observer's hand, the discard pile, and the cards out of the game."""
    for place in range(game.hand_sizes[observer]):
        facts[game.hands[observer * MAX_HAND_SIZE + place]] += 1
    for kind in range(MAX_CARD_KINDS):
        facts[MAX_CARD_KINDS + kind] = game.open_discards[kind]
        if kind < tables.path_kind_count:
            facts[2 * MAX_CARD_KINDS + kind] = count_taken(game, tables, kind)
    for goal in range(MAX_GOAL_KINDS):
        facts[GONE_OFFSET + goal] = game.spent_goals[goal]


def observe_seat(
    game: DuelGameRecord, tables: DuelRuleTables, observer: int, seat_offset: int, facts: IntRow
) -> None:
    """Write the public facts of the seat ``seat_offset`` places after the observer."""
    seat = (observer + seat_offset) % tables.seats
    first = SEATS_OFFSET + seat_offset * FACTS_PER_SEAT
    facts[first] = 1
    facts[first + 1] = game.hand_sizes[seat]
    facts[first + 2] = 1 if seat == game.decider else 0
    facts[first + 3] = 1 if seat == game.seat else 0
    facts[first + 4 + colour_of(game, seat)] = 1
    facts[first + 6] = 1 if seat == game.starter else 0
    facts[first + 7] = game.nuggets[seat]
    for tool in range(TOOL_COUNT):
        facts[first + 8 + tool] = game.broken_tools[seat] >> tool & 1
    for goal in range(GOAL_COUNT):
        facts[first + 8 + TOOL_COUNT + goal] = game.goal_looks[seat] >> goal & 1
    for gold in range(tables.gold_kind_count):
        place = first + 7 + TOOL_COUNT + GOAL_COUNT + tables.gold_worth[gold]
        facts[place] += game.hoards[seat * MAX_GOLD_KINDS + gold]


def observe_game(game: DuelGameRecord, observer: int, facts: IntRow) -> None:
    """Write the goals, the pending decision, the round, and the counts."""
    for goal in range(GOAL_COUNT):
        facts[GOALS_OFFSET + goal] = game.covered >> goal & 1
        facts[GOALS_OFFSET + GOAL_COUNT + goal] = 1 if game.pending_goal == goal else 0
        if knows_goal(game, observer, goal):
            facts[GOALS_OFFSET + 2 * GOAL_COUNT + goal] = 1 + game.goals[goal]
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
    for place in range(FACT_COUNT):
        facts[place] = 0
    if game.stage >= AWAITING_DEAL:
        for cell in range(CELL_COUNT):
            cells[cell] = 0
        return
    observer = game.decider
    observe_cells(game, tables, observer, cells)
    observe_cards(game, tables, observer, facts)
    for seat_offset in range(tables.seats):
        observe_seat(game, tables, observer, seat_offset, facts)
    observe_game(game, observer, facts)


def fact_names(kinds: Sequence[str]) -> tuple[str, ...]:
    """Name every entry of the row of facts; ``kinds`` are the names of the cards that are drawn."""
    cards = [*kinds, *[""] * (MAX_CARD_KINDS - len(kinds))]
    seat = (
        "there", "cards", "decides", "on turn", "blue", "green", "starter", "nuggets",
        "pick", "lamp", "cart",
        *(f"looked {goal}" for goal in range(GOAL_COUNT)),
        *(f"gold {worth}" for worth in range(1, WORTH_COUNT)),
    )  # fmt: skip
    return (
        *(f"{zone} {card}" for zone in ("hand", "discard", "taken") for card in cards),
        *(f"gone {goal}" for goal in range(MAX_GOAL_KINDS)),
        *(f"seat {away} {fact}" for away in range(MAX_SEATS) for fact in seat),
        *(
            f"{fact} {goal}"
            for fact in ("face down", "asked", "card of")
            for goal in range(GOAL_COUNT)
        ),
        "turn", "pass more", "discard two", "before draw", "reveal", "orient", "claim",
        *(f"round {number + 1}" for number in range(MAX_ROUNDS)),
        "pile", "discard", "counters", "keys", "acted", "draws", "owed", "key waits",
    )  # fmt: skip
