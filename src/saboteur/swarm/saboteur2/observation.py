"""Observations of a seat as numbers, in the layout ``observation_layout.saboteur2``.

An observation depends on the seat's view only: hidden information is read nowhere except through
the looks of the seat and the roles it gave away.
"""

from typing import Final

from saboteur.observation_layout import base as base_layout
from saboteur.observation_layout.base import GOAL_COUNT
from saboteur.observation_layout.saboteur2 import (
    ASKED_OFFSET,
    COUNTS_OFFSET,
    FACT_COUNT,
    FACTS_PER_SEAT,
    GAVE_OFFSET,
    LAYOUT,
    MAX_ROLE_KINDS,
    MAX_SEATS,
    ROUND_OFFSET,
    SEAT_GAVE_OFFSET,
    SEAT_LOOKED_OFFSET,
    SEAT_MARKS_OFFSET,
    SEAT_NUGGETS_OFFSET,
    SEAT_PEEKS_OFFSET,
    SEAT_ROLE_OFFSET,
    SEAT_STALE_OFFSET,
    SEAT_THIEF_OFFSET,
    SEATS_OFFSET,
    STAGE_OFFSET,
    START_SHIFT,
)
from saboteur.swarm.base.observation import (
    PANE_CELL_COUNT,
    observe_cards,
    observe_cells,
    observe_rounds_and_goals,
)
from saboteur.swarm.numpy_record import AWAITING_DEAL, IntRow
from saboteur.swarm.observing import clear, observe_turn
from saboteur.swarm.saboteur2.game_record import MARK_COUNT, THEFT, WINDOW, Saboteur2GameRecord
from saboteur.swarm.saboteur2.rule_tables import Saboteur2RuleTables

PANE_OFFSET: Final = WINDOW.cell_at(LAYOUT.west, LAYOUT.north)
"""The first cell of the pane."""
SHIFT: Final = START_SHIFT - base_layout.START_SHIFT
"""How many places higher than in Saboteur the bits from ``start`` on are, in the same order."""


def observe_role(
    game: Saboteur2GameRecord, observer: int, seat: int, seat_base: int, facts: IntRow
) -> None:
    """Write the role of a seat as far as the observer knows it.

    A flag says whether the role that the observer saw has been replaced since. Roles are shown when
    the round is over (B-42); before that, the observer knows its own role and those it has looked
    at (S2-26, S2-47, S2-48).
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

    That a seat has looked is public; the role that it saw is not (R-56).
    """
    for seat_offset in range(tables.seats):
        other = (observer + seat_offset) % tables.seats
        seen = game.role_peeks[seat * MAX_SEATS + other] + 0
        if seen:
            place = SEATS_OFFSET + (seat - observer + tables.seats) % tables.seats * FACTS_PER_SEAT
            facts[place + SEAT_PEEKS_OFFSET + seat_offset] = 1 if seen > 0 else 2


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
    observe_turn(game, seat, first, facts)
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
    """Write the facts about the game other than seats, cards, thieves and role changes.

    They are the pending decision, the rounds, the goals, the sizes of pile and discard pile, the
    number of undealt roles, whether a concession was proposed, and the cards still to be passed,
    discarded or drawn.
    """
    facts[STAGE_OFFSET + game.stage] = 1
    observe_rounds_and_goals(game, ROUND_OFFSET, ASKED_OFFSET, facts)
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
    clear(facts, FACT_COUNT)
    if game.stage >= AWAITING_DEAL:
        clear(cells, PANE_CELL_COUNT)
        return
    observer = game.decider
    observe_game(game, facts)
    beyond = observe_cells(game, tables, observer, PANE_OFFSET, SHIFT, cells)
    facts[COUNTS_OFFSET + 6] = beyond
    observe_cards(game, observer, facts)
    for seat_offset in range(tables.seats):
        observe_seat(game, tables, observer, seat_offset, facts)
    observe_changes(game, tables, observer, facts)
