"""What a seat sees, as numbers: bits for each cell of a pane, and a row of facts.

A function of the seat's view: what the seat may not know is read nowhere but through what it has
looked at. ``docs/swarm.md`` tells the layout; ``FACTS`` and ``PLANES`` name every place of it.
"""

from collections.abc import Sequence
from typing import Final

from saboteur.swarm.base.record import (
    GOALS,
    HAND,
    KINDS,
    ROUNDS,
    SEATS,
    TAKE,
    TOOLS,
    WIDTH,
    WINDOW,
    WORTHS,
    ClassicGame,
    Game,
)
from saboteur.swarm.base.tables import COVERED, Tables
from saboteur.swarm.record import DEAL, Row

PANE: Final = 24
"""Columns and rows of the pane."""
PANE_FROM: Final = WINDOW.cell_at(-11, -12)
"""Its first cell: x goes from -11 to 12, y from -12 to 11."""
PANE_CELLS: Final = PANE * PANE

PLANES: Final = (
    "open N", "open E", "open S", "open W",
    "linked N", "linked E", "linked S", "linked W",
    "face up", "through", "start", "goal", "face down", "treasure", "stone", "laid last",
)  # fmt: skip
"""The bits of a cell. Of an empty cell, ``linked`` are the sides that linked open edges face."""
LINKED: Final = 4
FACE_UP: Final = 1 << 8
THROUGH: Final = 1 << 9
START: Final = 1 << 10
GOAL: Final = 1 << 11
FACE_DOWN: Final = 1 << 12
TREASURE: Final = 1 << 13
STONE: Final = 1 << 14
LAID_LAST: Final = 1 << 15

# The facts: by kind own cards, open discards and own passed cards; by seat from the looker on;
# then of the game.
SEATS_FROM: Final = 3 * KINDS
SEAT_FACTS: Final = 7 + TOOLS + GOALS + WORTHS - 1
GAME_FROM: Final = SEATS_FROM + SEATS * SEAT_FACTS
ROUND_FROM: Final = GAME_FROM + TAKE + 1
TREASURE_FROM: Final = ROUND_FROM + ROUNDS
OFFER_FROM: Final = TREASURE_FROM + ROUNDS
ASKED_FROM: Final = OFFER_FROM + WORTHS - 1
COVERED_FROM: Final = ASKED_FROM + GOALS
COUNTS_FROM: Final = COVERED_FROM + GOALS
FACTS: Final = COUNTS_FROM + 4


def pane_place(cell: int) -> int:
    """Return where a cell of the window lies in the pane, or -1."""
    x = cell % WIDTH - PANE_FROM % WIDTH
    y = cell // WIDTH - PANE_FROM // WIDTH
    if x < 0 or y < 0 or x >= PANE or y >= PANE:
        return -1
    return y * PANE + x


def knows_goal(game: ClassicGame, seat: int, goal: int) -> bool:
    """Whether a seat knows a goal: it lies open, waits for its orientation, or was looked at."""
    return game.covered >> goal & 1 == 0 or game.asked == goal or game.looks[seat] >> goal & 1 == 1


def observe_card(game: Game, tables: Tables, cell: int, more: int, cells: Row) -> int:
    """Write down what lies on a cell; return 1 if the pane does not hold it."""
    place = pane_place(cell)
    if place < 0:
        return 1
    bits = more
    face = game.board[cell] + 0
    if face != COVERED:
        bits |= FACE_UP | tables.open[face] | tables.through[face] << 9
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


def observe_seat(game: Game, tables: Tables, looker: int, away: int, facts: Row) -> None:
    """Write down what the looker knows of the seat that sits so many places after him."""
    seat = looker + away
    if seat >= tables.seats:
        seat -= tables.seats
    first = SEATS_FROM + away * SEAT_FACTS
    facts[first] = 1
    facts[first + 1] = game.hands_n[seat]
    facts[first + 2] = 1 if seat == game.decider else 0
    facts[first + 3] = 1 if seat == game.seat else 0
    if seat == looker or game.stage == TAKE:  # roles are shown when the round is over (B-42)
        facts[first + 4 + game.roles[seat]] = 1
    for tool in range(TOOLS):
        facts[first + 6 + tool] = game.marks[seat] >> tool & 1
    for goal in range(GOALS):
        facts[first + 6 + TOOLS + goal] = game.looks[seat] >> goal & 1
    place = first + 6 + TOOLS + GOALS
    for worth in range(1, WORTHS):
        cards = game.gold[seat * WORTHS + worth] + 0
        facts[place] += cards
        if seat == looker or tables.public_gold:
            facts[place + worth] = cards


def observe_game(game: Game, facts: Row) -> None:
    """Write down the question, the rounds, the gold on offer to the decider, and what is left."""
    facts[GAME_FROM + game.stage] = 1
    facts[ROUND_FROM + game.round - 1] = 1
    for round in range(ROUNDS):
        facts[TREASURE_FROM + round] = game.treasures >> round & 1
    if game.stage == TAKE:  # B-56
        for worth in range(1, WORTHS):
            facts[OFFER_FROM + worth - 1] = game.offer[worth]
    for goal in range(GOALS):
        facts[ASKED_FROM + goal] = 1 if game.asked == goal else 0
        facts[COVERED_FROM + goal] = game.covered >> goal & 1
    facts[COUNTS_FROM] = game.left
    facts[COUNTS_FROM + 1] = game.discarded
    facts[COUNTS_FROM + 2] = game.proposed


def observe(game: Game, tables: Tables, cells: Row, facts: Row) -> None:
    """Write down what the decider sees; zeros where nobody is asked."""
    for place in range(FACTS):
        facts[place] = 0
    if game.stage >= DEAL:
        for place in range(PANE_CELLS):
            cells[place] = 0
        return
    looker = game.decider
    facts[COUNTS_FROM + 3] = observe_cells(game, tables, looker, cells)
    observe_cards(game, looker, facts)
    for away in range(tables.seats):
        observe_seat(game, tables, looker, away, facts)
    observe_game(game, facts)


def fact_names(kinds: Sequence[str]) -> tuple[str, ...]:
    """Name every place of the row of facts; ``kinds`` are the names of the cards that are drawn."""
    cards = [*kinds, *[""] * (KINDS - len(kinds))]
    seat = (
        "there", "cards", "decides", "on turn", "miner", "saboteur", "pick", "lamp", "cart",
        *(f"looked {goal}" for goal in range(GOALS)),
        "gold cards",
        *(f"gold {worth}" for worth in range(1, WORTHS)),
    )  # fmt: skip
    return (
        *(f"{zone} {card}" for zone in ("hand", "discard", "passed") for card in cards),
        *(f"seat {away} {fact}" for away in range(SEATS) for fact in seat),
        "turn", "vote", "reveal", "orient", "take",
        *(f"round {number + 1}" for number in range(ROUNDS)),
        *(f"treasure {number + 1}" for number in range(ROUNDS)),
        *(f"offer {worth}" for worth in range(1, WORTHS)),
        *(f"asked {goal}" for goal in range(GOALS)),
        *(f"face down {goal}" for goal in range(GOALS)),
        "pile", "discard", "proposed", "beyond the pane",
    )  # fmt: skip
