"""Observations of a seat as numbers: bits for each cell of a pane, and a row of facts.

An observation depends on the seat's view only: hidden information is read nowhere except through
the looks of the seat and the roles it gave away. ``docs/swarm.md`` describes the layout;
``fact_names`` and ``cell_planes.PLANES`` name every entry.
"""

from collections.abc import Sequence
from typing import Final

from saboteur.swarm.base.game_record import GOAL_COUNT, MAX_HAND_SIZE, MAX_ROUNDS, WIDTH
from saboteur.swarm.base.observation import knows_goal
from saboteur.swarm.base.rule_tables import COVERED_FACE
from saboteur.swarm.numpy_record import AWAITING_DEAL, IntRow
from saboteur.swarm.saboteur2.cell_planes import (
    FACE_DOWN,
    GOAL,
    LAID_LAST,
    LINKED_SHIFT,
    START,
    STONE,
    TREASURE,
)
from saboteur.swarm.saboteur2.game_record import (
    MARK_COUNT,
    MAX_CARD_KINDS,
    MAX_ROLE_KINDS,
    MAX_SEATS,
    STAGE_COUNT,
    THEFT,
    WINDOW,
    Saboteur2GameRecord,
)
from saboteur.swarm.saboteur2.rule_tables import Saboteur2RuleTables

PANE_SIZE: Final = 24
"""Columns and rows of the pane."""
PANE_OFFSET: Final = WINDOW.cell_at(-11, -12)
"""The first cell of the pane: x ranges from -11 to 12, y from -12 to 11."""
PANE_CELL_COUNT: Final = PANE_SIZE * PANE_SIZE

# Facts of a seat: there, cards, decides, on turn; then these.
SEAT_ROLE_OFFSET: Final = 4
SEAT_STALE_OFFSET: Final = SEAT_ROLE_OFFSET + MAX_ROLE_KINDS
SEAT_MARKS_OFFSET: Final = SEAT_STALE_OFFSET + 1
SEAT_LOOKED_OFFSET: Final = SEAT_MARKS_OFFSET + MARK_COUNT
SEAT_THIEF_OFFSET: Final = SEAT_LOOKED_OFFSET + GOAL_COUNT
SEAT_GAVE_OFFSET: Final = SEAT_THIEF_OFFSET + 1
SEAT_NUGGETS_OFFSET: Final = SEAT_GAVE_OFFSET + 1
SEAT_PEEKS_OFFSET: Final = SEAT_NUGGETS_OFFSET + 2
FACTS_PER_SEAT: Final = SEAT_PEEKS_OFFSET + MAX_SEATS
# The facts: by kind, own cards, face-up discards and own passed cards; by seat from the observer
# on; then of the game.
SEATS_OFFSET: Final = 3 * MAX_CARD_KINDS
GAVE_OFFSET: Final = SEATS_OFFSET + MAX_SEATS * FACTS_PER_SEAT
STAGE_OFFSET: Final = GAVE_OFFSET + MAX_ROLE_KINDS
ROUND_OFFSET: Final = STAGE_OFFSET + STAGE_COUNT
TREASURE_OFFSET: Final = ROUND_OFFSET + MAX_ROUNDS
ASKED_OFFSET: Final = TREASURE_OFFSET + MAX_ROUNDS
COVERED_OFFSET: Final = ASKED_OFFSET + GOAL_COUNT
COUNTS_OFFSET: Final = COVERED_OFFSET + GOAL_COUNT
FACT_COUNT: Final = COUNTS_OFFSET + 7


def pane_index(cell: int) -> int:
    """Return the index of a cell of the window in the pane, or -1."""
    x = cell % WIDTH - PANE_OFFSET % WIDTH
    y = cell // WIDTH - PANE_OFFSET // WIDTH
    if x < 0 or y < 0 or x >= PANE_SIZE or y >= PANE_SIZE:
        return -1
    return y * PANE_SIZE + x


def observe_card(
    game: Saboteur2GameRecord,
    tables: Saboteur2RuleTables,
    cell: int,
    extra_bits: int,
    cells: IntRow,
) -> int:
    """Write the bits of the card on a cell; return 1 if it lies outside the pane."""
    place = pane_index(cell)
    if place < 0:
        return 1
    bits = extra_bits
    face = game.board[cell] + 0
    if face != COVERED_FACE:
        bits |= tables.observation_bits[face]
    if cell == game.last_laid_cell:
        bits |= LAID_LAST
    cells[place] = bits | game.reached[cell] << LINKED_SHIFT
    return 0


def observe_cells(
    game: Saboteur2GameRecord, tables: Saboteur2RuleTables, seat: int, cells: IntRow
) -> int:
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


def observe_cards(game: Saboteur2GameRecord, observer: int, facts: IntRow) -> None:
    """Write the observer's hand, the face-up discards and the cards the observer has passed."""
    for place in range(game.hand_sizes[observer]):
        facts[game.hands[observer * MAX_HAND_SIZE + place]] += 1
    for kind in range(MAX_CARD_KINDS):
        facts[MAX_CARD_KINDS + kind] = game.open_discards[kind]
        facts[2 * MAX_CARD_KINDS + kind] = game.passed_cards[observer * MAX_CARD_KINDS + kind]


def observe_role(
    game: Saboteur2GameRecord, observer: int, seat: int, seat_base: int, facts: IntRow
) -> None:
    """Write the role of a seat as far as the observer knows it, and whether it may be gone.

    Roles are shown when the round is over (B-42); before that, the observer knows its own role and
    those it has looked at (S2-26, S2-47, S2-48).
    """
    if seat == observer or game.stage == THEFT:
        facts[seat_base + SEAT_ROLE_OFFSET + game.roles[seat]] = 1
        return
    seen = game.role_peeks[observer * MAX_SEATS + seat] + 0
    if seen < 0:
        facts[seat_base + SEAT_STALE_OFFSET] = 1
        seen = -seen
    if 0 < seen <= MAX_ROLE_KINDS:
        facts[seat_base + SEAT_ROLE_OFFSET + seen - 1] = 1


def observe_peeks(
    game: Saboteur2GameRecord, tables: Saboteur2RuleTables, observer: int, seat: int, facts: IntRow
) -> None:
    """Write at whose roles a seat has looked: 1, or 2 if the role has been replaced since.

    The look is public, what was seen is not (R-56).
    """
    for away in range(tables.seats):
        other = (observer + away) % tables.seats
        seen = game.role_peeks[seat * MAX_SEATS + other] + 0
        if seen:
            place = SEATS_OFFSET + (seat - observer + tables.seats) % tables.seats * FACTS_PER_SEAT
            facts[place + SEAT_PEEKS_OFFSET + away] = 1 if seen > 0 else 2


def observe_seat(
    game: Saboteur2GameRecord,
    tables: Saboteur2RuleTables,
    observer: int,
    seat_offset: int,
    facts: IntRow,
) -> None:
    """Write what the observer knows about the seat ``seat_offset`` places after it."""
    seat = (observer + seat_offset) % tables.seats
    first = SEATS_OFFSET + seat_offset * FACTS_PER_SEAT
    facts[first] = 1
    facts[first + 1] = game.hand_sizes[seat]
    facts[first + 2] = 1 if seat == game.decider else 0
    facts[first + 3] = 1 if seat == game.seat else 0
    observe_role(game, observer, seat, first, facts)
    for mark in range(MARK_COUNT):
        facts[first + SEAT_MARKS_OFFSET + mark] = game.marks[seat] >> mark & 1
    for goal in range(GOAL_COUNT):
        facts[first + SEAT_LOOKED_OFFSET + goal] = game.goal_looks[seat] >> goal & 1
    facts[first + SEAT_NUGGETS_OFFSET] = 1 if game.nuggets[seat] else 0
    if seat == observer or tables.public_gold:
        facts[first + SEAT_NUGGETS_OFFSET + 1] = game.nuggets[seat]
    observe_peeks(game, tables, observer, seat, facts)


def observe_changes(
    game: Saboteur2GameRecord, tables: Saboteur2RuleTables, observer: int, facts: IntRow
) -> None:
    """Write the order of the thieves, the replaced roles, and the roles the observer gave away."""
    for place in range(game.thief_count):
        seat_offset = (game.thieves[place] - observer + tables.seats) % tables.seats
        facts[SEATS_OFFSET + seat_offset * FACTS_PER_SEAT + SEAT_THIEF_OFFSET] = 1 + place
    for place in range(game.replaced_role_count):
        giver = game.role_givers[place] + 0
        if giver < 0:
            continue
        seat_offset = (giver - observer + tables.seats) % tables.seats
        facts[SEATS_OFFSET + seat_offset * FACTS_PER_SEAT + SEAT_GAVE_OFFSET] += 1
        if giver == observer and game.known_given_roles[place] >= 0:
            facts[GAVE_OFFSET + game.known_given_roles[place]] += 1


def observe_game(game: Saboteur2GameRecord, facts: IntRow) -> None:
    """Write the pending decision, the rounds, the goals, and the counts."""
    facts[STAGE_OFFSET + game.stage] = 1
    facts[ROUND_OFFSET + game.round - 1] = 1
    for round in range(MAX_ROUNDS):
        facts[TREASURE_OFFSET + round] = game.treasures >> round & 1
    for goal in range(GOAL_COUNT):
        facts[ASKED_OFFSET + goal] = 1 if game.pending_goal == goal else 0
        facts[COVERED_OFFSET + goal] = game.covered >> goal & 1
    facts[COUNTS_OFFSET] = game.pile_count
    facts[COUNTS_OFFSET + 1] = game.discard_count
    facts[COUNTS_OFFSET + 2] = game.spare_role_count
    facts[COUNTS_OFFSET + 3] = game.concede_proposed
    facts[COUNTS_OFFSET + 4] = game.cards_remaining
    facts[COUNTS_OFFSET + 5] = game.draw_count


def observe(
    game: Saboteur2GameRecord, tables: Saboteur2RuleTables, cells: IntRow, facts: IntRow
) -> None:
    """Write the observation of the decider; zeros if no decision is pending."""
    for place in range(FACT_COUNT):
        facts[place] = 0
    if game.stage >= AWAITING_DEAL:
        for place in range(PANE_CELL_COUNT):
            cells[place] = 0
        return
    observer = game.decider
    observe_game(game, facts)
    facts[COUNTS_OFFSET + 6] = observe_cells(game, tables, observer, cells)
    observe_cards(game, observer, facts)
    for seat_offset in range(tables.seats):
        observe_seat(game, tables, observer, seat_offset, facts)
    observe_changes(game, tables, observer, facts)


def fact_names(kinds: Sequence[str]) -> tuple[str, ...]:
    """Name every entry of the row of facts; ``kinds`` are the names of the cards that are drawn.

    Roles are named by their indices in the deck file.
    """
    cards = [*kinds, *[""] * (MAX_CARD_KINDS - len(kinds))]
    seat = (
        "there", "cards", "decides", "on turn",
        *(f"role {role}" for role in range(MAX_ROLE_KINDS)),
        "role is gone", "pick", "lamp", "cart", "thief", "prison",
        *(f"looked {goal}" for goal in range(GOAL_COUNT)),
        "thief laid", "roles given away", "has nuggets", "nuggets",
        *(f"peeked {away}" for away in range(MAX_SEATS)),
    )  # fmt: skip
    return (
        *(f"{zone} {card}" for zone in ("hand", "discard", "passed") for card in cards),
        *(f"seat {away} {fact}" for away in range(MAX_SEATS) for fact in seat),
        *(f"gave {role}" for role in range(MAX_ROLE_KINDS)),
        "turn", "vote", "reveal", "orient", "theft", "pass more", "discard two",
        *(f"round {number + 1}" for number in range(MAX_ROUNDS)),
        *(f"treasure {number + 1}" for number in range(MAX_ROUNDS)),
        *(f"asked {goal}" for goal in range(GOAL_COUNT)),
        *(f"face down {goal}" for goal in range(GOAL_COUNT)),
        "pile", "discard", "undealt roles", "proposed", "cards to pass", "draws", "beyond the pane",
    )  # fmt: skip
