"""Observations of a seat as numbers: bits for each cell of a pane, and a row of facts.

An observation depends on the seat's view only: hidden information is read nowhere except through
the looks of the seat. ``docs/swarm.md`` describes the layout; ``PLANES`` and ``fact_names`` name
every entry.
"""

from collections.abc import Sequence
from typing import Final

from saboteur.swarm.base.game_record import (
    GOAL_COUNT,
    MAX_CARD_KINDS,
    MAX_HAND_SIZE,
    MAX_ROUNDS,
    MAX_SEATS,
    TAKE,
    TOOL_COUNT,
    WIDTH,
    WINDOW,
    WORTH_COUNT,
    BaseGameRecord,
    ClassicGameRecord,
)
from saboteur.swarm.base.rule_tables import COVERED_FACE, BaseRuleTables
from saboteur.swarm.numpy_record import AWAITING_DEAL, IntRow

PANE_SIZE: Final = 24
"""Columns and rows of the pane."""
PANE_OFFSET: Final = WINDOW.cell_at(-11, -12)
"""The first cell of the pane: x ranges from -11 to 12, y from -12 to 11."""
PANE_CELL_COUNT: Final = PANE_SIZE * PANE_SIZE

PLANES: Final = (
    "open N", "open E", "open S", "open W",
    "linked N", "linked E", "linked S", "linked W",
    "face up", "through", "start", "goal", "face down", "treasure", "stone", "laid last",
)  # fmt: skip
"""The bits of a cell. Of an empty cell, ``linked`` are the sides that linked open edges face."""
LINKED_SHIFT: Final = 4
FACE_UP: Final = 1 << 8
THROUGH_BIT: Final = 1 << 9
START: Final = 1 << 10
GOAL: Final = 1 << 11
FACE_DOWN: Final = 1 << 12
TREASURE: Final = 1 << 13
STONE: Final = 1 << 14
LAID_LAST: Final = 1 << 15

# The facts: by kind, own cards, face-up discards and own passed cards; by seat from the observer
# on; then of the game.
SEATS_OFFSET: Final = 3 * MAX_CARD_KINDS
FACTS_PER_SEAT: Final = 7 + TOOL_COUNT + GOAL_COUNT + WORTH_COUNT - 1
GAME_OFFSET: Final = SEATS_OFFSET + MAX_SEATS * FACTS_PER_SEAT
ROUND_OFFSET: Final = GAME_OFFSET + TAKE + 1
TREASURE_OFFSET: Final = ROUND_OFFSET + MAX_ROUNDS
OFFER_OFFSET: Final = TREASURE_OFFSET + MAX_ROUNDS
ASKED_OFFSET: Final = OFFER_OFFSET + WORTH_COUNT - 1
COVERED_OFFSET: Final = ASKED_OFFSET + GOAL_COUNT
COUNTS_OFFSET: Final = COVERED_OFFSET + GOAL_COUNT
FACT_COUNT: Final = COUNTS_OFFSET + 4


def pane_index(cell: int) -> int:
    """Return the index of a cell of the window in the pane, or -1."""
    x = cell % WIDTH - PANE_OFFSET % WIDTH
    y = cell // WIDTH - PANE_OFFSET // WIDTH
    if x < 0 or y < 0 or x >= PANE_SIZE or y >= PANE_SIZE:
        return -1
    return y * PANE_SIZE + x


def knows_goal(game: ClassicGameRecord, seat: int, goal: int) -> bool:
    """Whether a seat knows a goal: it is face up, waits for its orientation, or was looked at."""
    return (
        game.covered >> goal & 1 == 0
        or game.pending_goal == goal
        or game.goal_looks[seat] >> goal & 1 == 1
    )


def observe_card(
    game: BaseGameRecord, tables: BaseRuleTables, cell: int, extra_bits: int, cells: IntRow
) -> int:
    """Write the bits of the card on a cell; return 1 if it lies outside the pane."""
    place = pane_index(cell)
    if place < 0:
        return 1
    bits = extra_bits
    face = game.board[cell] + 0
    if face != COVERED_FACE:
        bits |= FACE_UP | tables.open_sides[face] | tables.is_through[face] << 9
    if cell == game.last_laid_cell:
        bits |= LAID_LAST
    cells[place] = bits | game.reached[cell] << LINKED_SHIFT
    return 0


def observe_cells(game: BaseGameRecord, tables: BaseRuleTables, seat: int, cells: IntRow) -> int:
    """Write all cells of the pane; return the number of cards outside it."""
    for place in range(PANE_CELL_COUNT):
        cells[place] = 0
    for end in range(game.open_end_count):
        place = pane_index(game.open_ends[end] + 0)
        if place >= 0:
            cells[place] = game.reached[game.open_ends[end]] << LINKED_SHIFT
    beyond = observe_card(game, tables, tables.start_cell, START, cells)
    for path in range(game.path_count):
        beyond += observe_card(game, tables, game.path_cells[path] + 0, 0, cells)
    for goal in range(len(tables.goal_cells)):
        bits = GOAL
        if game.covered >> goal & 1:
            bits |= FACE_DOWN
        if knows_goal(game, seat, goal):
            bits |= TREASURE if game.goals[goal] == tables.treasure_card else STONE
        beyond += observe_card(game, tables, tables.goal_cells[goal], bits, cells)
    return beyond


def observe_cards(game: BaseGameRecord, observer: int, facts: IntRow) -> None:
    """Write the observer's hand, the face-up discards and the cards the observer has passed."""
    for place in range(game.hand_sizes[observer]):
        facts[game.hands[observer * MAX_HAND_SIZE + place]] += 1
    for kind in range(MAX_CARD_KINDS):
        facts[MAX_CARD_KINDS + kind] = game.open_discards[kind]
        facts[2 * MAX_CARD_KINDS + kind] = game.passed_cards[observer * MAX_CARD_KINDS + kind]


def observe_seat(
    game: BaseGameRecord, tables: BaseRuleTables, observer: int, seat_offset: int, facts: IntRow
) -> None:
    """Write what the observer knows about the seat ``seat_offset`` places after it."""
    seat = observer + seat_offset
    if seat >= tables.seats:
        seat -= tables.seats
    first = SEATS_OFFSET + seat_offset * FACTS_PER_SEAT
    facts[first] = 1
    facts[first + 1] = game.hand_sizes[seat]
    facts[first + 2] = 1 if seat == game.decider else 0
    facts[first + 3] = 1 if seat == game.seat else 0
    if seat == observer or game.stage == TAKE:  # roles are shown when the round is over (B-42)
        facts[first + 4 + game.roles[seat]] = 1
    for tool in range(TOOL_COUNT):
        facts[first + 6 + tool] = game.marks[seat] >> tool & 1
    for goal in range(GOAL_COUNT):
        facts[first + 6 + TOOL_COUNT + goal] = game.goal_looks[seat] >> goal & 1
    place = first + 6 + TOOL_COUNT + GOAL_COUNT
    for worth in range(1, WORTH_COUNT):
        cards = game.gold[seat * WORTH_COUNT + worth] + 0
        facts[place] += cards
        if seat == observer or tables.public_gold:
            facts[place + worth] = cards


def observe_game(game: BaseGameRecord, facts: IntRow) -> None:
    """Write the pending decision, the rounds, the gold offered to the decider, and the counts."""
    facts[GAME_OFFSET + game.stage] = 1
    facts[ROUND_OFFSET + game.round - 1] = 1
    for round in range(MAX_ROUNDS):
        facts[TREASURE_OFFSET + round] = game.treasures >> round & 1
    if game.stage == TAKE:  # B-56
        for worth in range(1, WORTH_COUNT):
            facts[OFFER_OFFSET + worth - 1] = game.offered_gold[worth]
    for goal in range(GOAL_COUNT):
        facts[ASKED_OFFSET + goal] = 1 if game.pending_goal == goal else 0
        facts[COVERED_OFFSET + goal] = game.covered >> goal & 1
    facts[COUNTS_OFFSET] = game.pile_count
    facts[COUNTS_OFFSET + 1] = game.discard_count
    facts[COUNTS_OFFSET + 2] = game.concede_proposed


def observe(game: BaseGameRecord, tables: BaseRuleTables, cells: IntRow, facts: IntRow) -> None:
    """Write the observation of the decider; zeros if no decision is pending."""
    for place in range(FACT_COUNT):
        facts[place] = 0
    if game.stage >= AWAITING_DEAL:
        for place in range(PANE_CELL_COUNT):
            cells[place] = 0
        return
    observer = game.decider
    facts[COUNTS_OFFSET + 3] = observe_cells(game, tables, observer, cells)
    observe_cards(game, observer, facts)
    for seat_offset in range(tables.seats):
        observe_seat(game, tables, observer, seat_offset, facts)
    observe_game(game, facts)


def fact_names(kinds: Sequence[str]) -> tuple[str, ...]:
    """Name every entry of the row of facts; ``kinds`` are the names of the cards that are drawn."""
    cards = [*kinds, *[""] * (MAX_CARD_KINDS - len(kinds))]
    seat = (
        "there", "cards", "decides", "on turn", "miner", "saboteur", "pick", "lamp", "cart",
        *(f"looked {goal}" for goal in range(GOAL_COUNT)),
        "gold cards",
        *(f"gold {worth}" for worth in range(1, WORTH_COUNT)),
    )  # fmt: skip
    return (
        *(f"{zone} {card}" for zone in ("hand", "discard", "passed") for card in cards),
        *(f"seat {away} {fact}" for away in range(MAX_SEATS) for fact in seat),
        "turn", "vote", "reveal", "orient", "take",
        *(f"round {number + 1}" for number in range(MAX_ROUNDS)),
        *(f"treasure {number + 1}" for number in range(MAX_ROUNDS)),
        *(f"offer {worth}" for worth in range(1, WORTH_COUNT)),
        *(f"asked {goal}" for goal in range(GOAL_COUNT)),
        *(f"face down {goal}" for goal in range(GOAL_COUNT)),
        "pile", "discard", "proposed", "beyond the pane",
    )  # fmt: skip
