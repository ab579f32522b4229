"""What a seat sees, as numbers: bits for each cell of a pane, and a row of facts.

A function of the seat's view: what the seat may not know is read nowhere but through what it has
looked at or given away. ``docs/swarm.md`` tells the layout; ``fact_names`` and ``planes.PLANES``
name every place of it.
"""

from collections.abc import Sequence
from typing import Final

from saboteur.swarm.base.observing import knows_goal
from saboteur.swarm.base.record import GOALS, HAND, ROUNDS, WIDTH
from saboteur.swarm.base.tables import COVERED
from saboteur.swarm.record import DEAL, Row
from saboteur.swarm.saboteur2.planes import (
    FACE_DOWN,
    GOAL,
    LAID_LAST,
    LINKED,
    START,
    STONE,
    TREASURE,
)
from saboteur.swarm.saboteur2.record import (
    KINDS,
    MARKS,
    ROLES,
    SEATS,
    STAGES,
    THEFT,
    WINDOW,
    Game,
)
from saboteur.swarm.saboteur2.tables import Tables

PANE: Final = 24
"""Columns and rows of the pane."""
PANE_FROM: Final = WINDOW.cell_at(-11, -12)
"""Its first cell: x goes from -11 to 12, y from -12 to 11."""
PANE_CELLS: Final = PANE * PANE

# Facts of a seat: there, cards, decides, on turn; then these.
ROLE_AT: Final = 4
STALE_AT: Final = ROLE_AT + ROLES
MARKS_AT: Final = STALE_AT + 1
LOOKED_AT: Final = MARKS_AT + MARKS
THIEF_AT: Final = LOOKED_AT + GOALS
GAVE_AT: Final = THIEF_AT + 1
NUGGETS_AT: Final = GAVE_AT + 1
PEEKS_AT: Final = NUGGETS_AT + 2
SEAT_FACTS: Final = PEEKS_AT + SEATS
# The facts: by kind own cards, open discards and own passed cards; by seat from the looker on;
# then of the game.
SEATS_FROM: Final = 3 * KINDS
GAVE_FROM: Final = SEATS_FROM + SEATS * SEAT_FACTS
STAGE_FROM: Final = GAVE_FROM + ROLES
ROUND_FROM: Final = STAGE_FROM + STAGES
TREASURE_FROM: Final = ROUND_FROM + ROUNDS
ASKED_FROM: Final = TREASURE_FROM + ROUNDS
COVERED_FROM: Final = ASKED_FROM + GOALS
COUNTS_FROM: Final = COVERED_FROM + GOALS
FACTS: Final = COUNTS_FROM + 7


def pane_place(cell: int) -> int:
    """Return where a cell of the window lies in the pane, or -1."""
    x = cell % WIDTH - PANE_FROM % WIDTH
    y = cell // WIDTH - PANE_FROM // WIDTH
    if x < 0 or y < 0 or x >= PANE or y >= PANE:
        return -1
    return y * PANE + x


def observe_card(game: Game, tables: Tables, cell: int, more: int, cells: Row) -> int:
    """Write down what lies on a cell; return 1 if the pane does not hold it."""
    place = pane_place(cell)
    if place < 0:
        return 1
    bits = more
    face = game.board[cell] + 0
    if face != COVERED:
        bits |= tables.shape[face]
    if cell == game.laid:
        bits |= LAID_LAST
    cells[place] = bits | game.lit[cell] << LINKED
    return 0


def observe_cells(game: Game, tables: Tables, seat: int, cells: Row) -> int:
    """Fill the pane; return how many cards it does not hold."""
    for place in range(PANE_CELLS):
        cells[place] = 0
    for end in range(game.ends_n):
        place = pane_place(game.ends[end] + 0)
        if place >= 0:
            cells[place] = game.lit[game.ends[end]] << LINKED
    beyond = observe_card(game, tables, tables.start, START, cells)
    for path in range(game.paths_n):
        beyond += observe_card(game, tables, game.paths[path] + 0, 0, cells)
    for goal in range(len(tables.goal_cells)):
        bits = GOAL
        if game.covered >> goal & 1:
            bits |= FACE_DOWN
        if knows_goal(game, seat, goal):
            bits |= TREASURE if game.goals[goal] == tables.treasure else STONE
        beyond += observe_card(game, tables, tables.goal_cells[goal], bits, cells)
    return beyond


def observe_cards(game: Game, looker: int, facts: Row) -> None:
    """Write down the looker's hand, the open discards and what he has passed himself."""
    for place in range(game.hands_n[looker]):
        facts[game.hands[looker * HAND + place]] += 1
    for kind in range(KINDS):
        facts[KINDS + kind] = game.shown[kind]
        facts[2 * KINDS + kind] = game.passed[looker * KINDS + kind]


def observe_role(game: Game, looker: int, seat: int, first: int, facts: Row) -> None:
    """Write down the role of a seat as far as the looker knows it, and whether it may be gone.

    Roles are shown when the round is over (B-42); else he knows his own, and what he has looked at
    (S2-26, S2-47, S2-48).
    """
    if seat == looker or game.stage == THEFT:
        facts[first + ROLE_AT + game.roles[seat]] = 1
        return
    seen = game.peeks[looker * SEATS + seat] + 0
    if seen < 0:
        facts[first + STALE_AT] = 1
        seen = -seen
    if 0 < seen <= ROLES:
        facts[first + ROLE_AT + seen - 1] = 1


def observe_peeks(game: Game, tables: Tables, looker: int, seat: int, facts: Row) -> None:
    """Write down whose roles a seat has looked at: 1, or 2 if that role was given away since.

    That it has looked is public, what it saw is not (R-56).
    """
    for away in range(tables.seats):
        other = (looker + away) % tables.seats
        seen = game.peeks[seat * SEATS + other] + 0
        if seen:
            place = SEATS_FROM + (seat - looker + tables.seats) % tables.seats * SEAT_FACTS
            facts[place + PEEKS_AT + away] = 1 if seen > 0 else 2


def observe_seat(game: Game, tables: Tables, looker: int, away: int, facts: Row) -> None:
    """Write down what the looker knows of the seat that sits so many places after him."""
    seat = (looker + away) % tables.seats
    first = SEATS_FROM + away * SEAT_FACTS
    facts[first] = 1
    facts[first + 1] = game.hands_n[seat]
    facts[first + 2] = 1 if seat == game.decider else 0
    facts[first + 3] = 1 if seat == game.seat else 0
    observe_role(game, looker, seat, first, facts)
    for mark in range(MARKS):
        facts[first + MARKS_AT + mark] = game.marks[seat] >> mark & 1
    for goal in range(GOALS):
        facts[first + LOOKED_AT + goal] = game.looks[seat] >> goal & 1
    facts[first + NUGGETS_AT] = 1 if game.nuggets[seat] else 0
    if seat == looker or tables.public_gold:
        facts[first + NUGGETS_AT + 1] = game.nuggets[seat]
    observe_peeks(game, tables, looker, seat, facts)


def observe_changes(game: Game, tables: Tables, looker: int, facts: Row) -> None:
    """Write down who laid a thief when, who gave roles away, and which ones the looker gave."""
    for place in range(game.thieves_n):
        away = (game.thieves[place] - looker + tables.seats) % tables.seats
        facts[SEATS_FROM + away * SEAT_FACTS + THIEF_AT] = 1 + place
    for place in range(game.gone_n):
        giver = game.givers[place] + 0
        if giver < 0:
            continue
        away = (giver - looker + tables.seats) % tables.seats
        facts[SEATS_FROM + away * SEAT_FACTS + GAVE_AT] += 1
        if giver == looker and game.gave[place] >= 0:
            facts[GAVE_FROM + game.gave[place]] += 1


def observe_game(game: Game, facts: Row) -> None:
    """Write down the question, the rounds, the goals, and what is left."""
    facts[STAGE_FROM + game.stage] = 1
    facts[ROUND_FROM + game.round - 1] = 1
    for round in range(ROUNDS):
        facts[TREASURE_FROM + round] = game.treasures >> round & 1
    for goal in range(GOALS):
        facts[ASKED_FROM + goal] = 1 if game.asked == goal else 0
        facts[COVERED_FROM + goal] = game.covered >> goal & 1
    facts[COUNTS_FROM] = game.left
    facts[COUNTS_FROM + 1] = game.discarded
    facts[COUNTS_FROM + 2] = game.spare_n
    facts[COUNTS_FROM + 3] = game.proposed
    facts[COUNTS_FROM + 4] = game.more
    facts[COUNTS_FROM + 5] = game.draws


def observe(game: Game, tables: Tables, cells: Row, facts: Row) -> None:
    """Write down what the decider sees; zeros where nobody is asked."""
    for place in range(FACTS):
        facts[place] = 0
    if game.stage >= DEAL:
        for place in range(PANE_CELLS):
            cells[place] = 0
        return
    looker = game.decider
    observe_game(game, facts)
    facts[COUNTS_FROM + 6] = observe_cells(game, tables, looker, cells)
    observe_cards(game, looker, facts)
    for away in range(tables.seats):
        observe_seat(game, tables, looker, away, facts)
    observe_changes(game, tables, looker, facts)


def fact_names(kinds: Sequence[str]) -> tuple[str, ...]:
    """Name every place of the row of facts; ``kinds`` are the names of the cards that are drawn.

    Roles are named by their places in the deck file.
    """
    cards = [*kinds, *[""] * (KINDS - len(kinds))]
    seat = (
        "there", "cards", "decides", "on turn",
        *(f"role {role}" for role in range(ROLES)),
        "role is gone", "pick", "lamp", "cart", "thief", "prison",
        *(f"looked {goal}" for goal in range(GOALS)),
        "thief laid", "roles given away", "has nuggets", "nuggets",
        *(f"peeked {away}" for away in range(SEATS)),
    )  # fmt: skip
    return (
        *(f"{zone} {card}" for zone in ("hand", "discard", "passed") for card in cards),
        *(f"seat {away} {fact}" for away in range(SEATS) for fact in seat),
        *(f"gave {role}" for role in range(ROLES)),
        "turn", "vote", "reveal", "orient", "theft", "pass more", "discard two",
        *(f"round {number + 1}" for number in range(ROUNDS)),
        *(f"treasure {number + 1}" for number in range(ROUNDS)),
        *(f"asked {goal}" for goal in range(GOALS)),
        *(f"face down {goal}" for goal in range(GOALS)),
        "pile", "discard", "undealt roles", "proposed", "cards to pass", "draws", "beyond the pane",
    )  # fmt: skip
