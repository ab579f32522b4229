"""Observations of a seat as numbers, in the layout ``observation_layout.base``.

An observation depends on the seat's view only: hidden information is read nowhere except
through the looks of the seat. Saboteur 2 uses the functions here that do not depend on its
roles.
"""

from typing import Final

from saboteur.observation_layout.base import (
    ASKED_OFFSET,
    COUNTS_OFFSET,
    FACE_DOWN,
    FACT_COUNT,
    FACTS_PER_SEAT,
    GOAL,
    GOAL_COUNT,
    LAID_LAST,
    LAYOUT,
    LINKED_SHIFT,
    MAX_ROUNDS,
    OFFER_OFFSET,
    ROUND_OFFSET,
    SEAT_FACTS,
    SEATS_OFFSET,
    STAGE_OFFSET,
    START,
    STONE,
    TOOL_COUNT,
    TREASURE,
)
from saboteur.swarm.base.game_record import (
    TAKE,
    WIDTH,
    WINDOW,
    WORTH_COUNT,
    BaseGameRecord,
    ClassicGameRecord,
)
from saboteur.swarm.base.rule_tables import BaseRuleTables, ClassicRuleTables
from saboteur.swarm.goals import knows_goal
from saboteur.swarm.numpy_record import AWAITING_DEAL, IntRow
from saboteur.swarm.observing import clear, observe_hand, observe_turn
from saboteur.swarm.rule_tables import COVERED_FACE

PANE_SIZE: Final = LAYOUT.rows
PANE_CELL_COUNT: Final = LAYOUT.cell_count
PANE_OFFSET: Final = WINDOW.cell_at(LAYOUT.west, LAYOUT.north)
"""The first cell of the pane."""

SEAT_ROLE_OFFSET: Final = SEAT_FACTS.index("miner")
SEAT_TOOLS_OFFSET: Final = SEAT_FACTS.index("pick")
SEAT_LOOKED_OFFSET: Final = SEAT_FACTS.index("looked 0")
SEAT_GOLD_OFFSET: Final = SEAT_FACTS.index("gold cards")


def pane_index(cell: int, pane_offset: int) -> int:
    """Return the index of a cell of the window in the pane, or -1."""
    x = cell % WIDTH - pane_offset % WIDTH
    y = cell // WIDTH - pane_offset // WIDTH
    if x < 0 or y < 0 or x >= PANE_SIZE or y >= PANE_SIZE:
        return -1
    return y * PANE_SIZE + x


def observe_card(
    game: ClassicGameRecord,
    tables: ClassicRuleTables,
    cell: int,
    extra_bits: int,
    pane_offset: int,
    shift: int,
    cells: IntRow,
) -> int:
    """Write the bits of the card on a cell; return 1 if it lies outside the pane, else 0.

    ``extra_bits`` are set too. The bits from ``START`` on are ``shift`` places higher than in
    Saboteur.
    """
    place = pane_index(cell, pane_offset)
    if place < 0:
        return 1
    bits = extra_bits << shift
    face = game.board[cell] + 0
    if face != COVERED_FACE:
        bits |= tables.observation_bits[face]
    if cell == game.last_laid_cell:
        bits |= LAID_LAST << shift
    cells[place] = bits | game.reached[cell] << LINKED_SHIFT
    return 0


def observe_cells(
    game: ClassicGameRecord,
    tables: ClassicRuleTables,
    seat: int,
    pane_offset: int,
    shift: int,
    cells: IntRow,
) -> int:
    """Write all cells of the pane; return the number of cards outside it.

    The bits from ``START`` on are ``shift`` places higher than in Saboteur.
    """
    clear(cells, PANE_CELL_COUNT)
    for end in range(game.open_end_count):
        place = pane_index(game.open_ends[end] + 0, pane_offset)
        if place >= 0:
            cells[place] = game.reached[game.open_ends[end]] << LINKED_SHIFT
    beyond = observe_card(game, tables, tables.start_cell, START, pane_offset, shift, cells)
    for path in range(game.path_count):
        cell = game.path_cells[path] + 0
        beyond += observe_card(game, tables, cell, 0, pane_offset, shift, cells)
    for goal in range(len(tables.goal_cells)):
        bits = GOAL
        if game.covered >> goal & 1:
            bits |= FACE_DOWN
        if knows_goal(game, seat, goal):
            bits |= TREASURE if game.goals[goal] == tables.treasure_card else STONE
        cell = tables.goal_cells[goal]
        beyond += observe_card(game, tables, cell, bits, pane_offset, shift, cells)
    return beyond


def observe_cards(game: ClassicGameRecord, observer: int, facts: IntRow) -> None:
    """Write the observer's hand, the face-up discards and the cards the observer has passed."""
    observe_hand(game, observer, facts)
    kind_count = len(game.open_discards)
    for kind in range(kind_count):
        facts[2 * kind_count + kind] = game.passed_cards[observer * kind_count + kind]


def observe_seat(
    game: BaseGameRecord, tables: BaseRuleTables, observer: int, seat_offset: int, facts: IntRow
) -> None:
    """Write what the observer knows about the seat ``seat_offset`` places after it."""
    seat = observer + seat_offset
    if seat >= tables.seats:
        seat -= tables.seats
    first = SEATS_OFFSET + seat_offset * FACTS_PER_SEAT
    observe_turn(game, seat, first, facts)
    if seat == observer or game.stage == TAKE:  # roles are shown when the round is over (B-42)
        facts[first + SEAT_ROLE_OFFSET + game.roles[seat]] = 1
    for tool in range(TOOL_COUNT):
        facts[first + SEAT_TOOLS_OFFSET + tool] = game.marks[seat] >> tool & 1
    for goal in range(GOAL_COUNT):
        facts[first + SEAT_LOOKED_OFFSET + goal] = game.goal_looks[seat] >> goal & 1
    place = first + SEAT_GOLD_OFFSET
    for worth in range(1, WORTH_COUNT):
        cards = game.gold[seat * WORTH_COUNT + worth] + 0
        facts[place] += cards
        if seat == observer or tables.public_gold:
            facts[place + worth] = cards


def observe_rounds_and_goals(
    game: ClassicGameRecord, round_offset: int, asked_offset: int, facts: IntRow
) -> None:
    """Write the round, the rounds with treasure, and which goals are asked about or face down."""
    facts[round_offset + game.round - 1] = 1
    for round in range(MAX_ROUNDS):
        facts[round_offset + MAX_ROUNDS + round] = game.treasures >> round & 1
    for goal in range(GOAL_COUNT):
        facts[asked_offset + goal] = 1 if game.pending_goal == goal else 0
        facts[asked_offset + GOAL_COUNT + goal] = game.covered >> goal & 1


def observe_game(game: BaseGameRecord, facts: IntRow) -> None:
    """Write the facts about the game other than seats and cards.

    They are the pending decision, the rounds, the goals, the gold offered to the decider, the
    sizes of pile and discard pile, and whether a concession was proposed.
    """
    facts[STAGE_OFFSET + game.stage] = 1
    observe_rounds_and_goals(game, ROUND_OFFSET, ASKED_OFFSET, facts)
    if game.stage == TAKE:  # B-56
        for worth in range(1, WORTH_COUNT):
            facts[OFFER_OFFSET + worth - 1] = game.offered_gold[worth]
    facts[COUNTS_OFFSET] = game.pile_count
    facts[COUNTS_OFFSET + 1] = game.discard_count
    facts[COUNTS_OFFSET + 2] = game.concede_proposed


def observe(game: BaseGameRecord, tables: BaseRuleTables, cells: IntRow, facts: IntRow) -> None:
    """Write the observation of the decider; zeros if no decision is pending."""
    clear(facts, FACT_COUNT)
    if game.stage >= AWAITING_DEAL:
        clear(cells, PANE_CELL_COUNT)
        return
    observer = game.decider
    facts[COUNTS_OFFSET + 3] = observe_cells(game, tables, observer, PANE_OFFSET, 0, cells)
    observe_cards(game, observer, facts)
    for seat_offset in range(tables.seats):
        observe_seat(game, tables, observer, seat_offset, facts)
    observe_game(game, facts)
