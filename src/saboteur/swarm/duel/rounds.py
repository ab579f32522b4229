"""Rounds: the deal, and the payout at the end (D-5 to D-8, D-36 to D-42, D-45, D-46)."""

from saboteur.observation_layout.duel import GOAL_COUNT, MAX_GOAL_KINDS, MAX_ROUNDS, MAX_SEATS
from saboteur.swarm.chance import (
    DRAW_COLOURS,
    PURPOSE_COUNT,
    SHUFFLE_DECK,
    SHUFFLE_GOALS,
    draw_below,
    shuffle,
)
from saboteur.swarm.duel.drawing import draw_cards
from saboteur.swarm.duel.game_record import (
    BRIBED,
    CLAIMED,
    MAX_GOLD_KINDS,
    TURN,
    WORTH_COUNT,
    DuelGameRecord,
)
from saboteur.swarm.duel.laying import Scratch, set_up_maze
from saboteur.swarm.duel.rule_tables import DuelRuleTables
from saboteur.swarm.hands import MAX_HAND_SIZE, discard
from saboteur.swarm.numpy_record import AWAITING_DEAL, NO_CELL, NO_SEAT, OVER


def begin_turn(game: DuelGameRecord, seat: int) -> None:
    game.seat = seat
    game.decider = seat
    game.has_acted = 0
    game.draw_count = 0
    game.discards_owed = 0
    game.stage = TURN


def begin_round(game: DuelGameRecord, tables: DuelRuleTables, scratch: Scratch) -> None:
    """Begin a round after goals and deck have been shuffled (D-6, D-7, D-40).

    In solo games the hand is drawn card by card, so that cards that take effect when drawn do so
    (D-46, R-117).
    """
    game.counters = tables.counter_count
    game.keys = tables.key_count
    game.pending_goal = NO_SEAT
    game.key_cell = NO_CELL
    game.discard_count = 0
    for kind in range(len(game.open_discards)):
        game.open_discards[kind] = 0
    set_up_maze(game, tables, scratch)
    game.pile_count = game.deck_size - tables.dealt_count
    for seat in range(tables.seats):
        game.broken_tools[seat] = 0
        game.goal_looks[seat] = 0
        game.hand_sizes[seat] = 0
    if tables.seats == 1:
        draw_cards(game, tables, 0, tables.hand_size, scratch)
    else:
        for seat in range(MAX_SEATS):
            game.hand_sizes[seat] = tables.hand_size
            for place in range(tables.hand_size):
                game.hands[seat * MAX_HAND_SIZE + place] = game.pile[
                    seat * tables.hand_size + place
                ]
    begin_turn(game, game.starter)


def count_taken(game: DuelGameRecord, tables: DuelRuleTables, kind: int) -> int:
    """Count the cards of a kind that were taken as gold in earlier rounds (D-37, D-56, R-121)."""
    card_count = 0
    for gold in range(tables.gold_kind_count):
        if tables.gold_card_kind[gold] == kind:
            for seat in range(MAX_SEATS):
                card_count += (
                    game.hoards[seat * MAX_GOLD_KINDS + gold]
                    + game.paid[seat * MAX_GOLD_KINDS + gold]
                )
    return card_count


def deal_round(game: DuelGameRecord, tables: DuelRuleTables, scratch: Scratch) -> None:
    """Shuffle the remaining goals and cards, and begin the round (D-6, D-7, D-39, D-40).

    If the reference engine deals, only record that the game waits for it.
    """
    if tables.reference_deals:
        game.stage = AWAITING_DEAL
        return
    purpose = game.round * PURPOSE_COUNT
    card_count = 0
    for goal in range(tables.goal_kind_count):
        for _ in range(tables.goal_pool[goal] - game.spent_goals[goal]):
            game.pile[card_count] = goal
            card_count += 1
    shuffle(game, game.pile, card_count, purpose + SHUFFLE_GOALS, scratch)
    for goal in range(GOAL_COUNT):
        game.goals[goal] = game.pile[goal]
    card_count = 0
    for kind in range(tables.kind_count):
        for _ in range(tables.deck_counts[kind] - count_taken(game, tables, kind)):
            game.pile[card_count] = kind
            card_count += 1
    game.deck_size = card_count
    shuffle(game, game.pile, card_count, purpose + SHUFFLE_DECK, scratch)
    begin_round(game, tables, scratch)


def new_game(
    game: DuelGameRecord, tables: DuelRuleTables, seed: int, number: int, scratch: Scratch
) -> None:
    """Start a game: the colours are drawn at random, and Green begins (D-5, D-8, D-45)."""
    game.seed = seed
    game.number = number
    game.moves = 0
    game.round = 1
    for entry in range(MAX_SEATS * MAX_GOLD_KINDS):
        game.hoards[entry] = 0
        game.paid[entry] = 0
    for goal in range(MAX_GOAL_KINDS):
        game.spent_goals[goal] = 0
    for seat in range(MAX_SEATS):
        game.nuggets[seat] = 0
    for round in range(MAX_ROUNDS):
        game.end_causes[round] = 0
    if tables.seats == 1:
        game.blue = 0 if tables.solo_colour == 0 else NO_SEAT
        game.starter = 0
    else:
        game.blue = draw_below(game, MAX_SEATS, DRAW_COLOURS, scratch)
        game.starter = 1 - game.blue
    deal_round(game, tables, scratch)


def count_nuggets(game: DuelGameRecord, tables: DuelRuleTables) -> None:
    """Store in ``nuggets`` the sum of the nuggets on each seat's gold cards."""
    for seat in range(tables.seats):
        found = 0
        for gold in range(tables.gold_kind_count):
            found += game.hoards[seat * MAX_GOLD_KINDS + gold] * tables.gold_worth[gold]
        game.nuggets[seat] = found


def next_starter(game: DuelGameRecord, tables: DuelRuleTables) -> int:
    """Return the seat that begins the next round (D-41, R-120).

    It is the one with the fewest nuggets after trolls have been paid; in a tie, Blue.
    """
    if tables.seats == 1:
        return 0
    if game.nuggets[0] == game.nuggets[1]:
        return game.blue
    return 0 if game.nuggets[0] < game.nuggets[1] else 1


def pay_troll(game: DuelGameRecord, tables: DuelRuleTables, seat: int) -> None:
    """Pay the cheapest gold card for a troll; a seat without gold pays nothing (D-38, R-106)."""
    for worth in range(1, WORTH_COUNT):
        for gold in range(tables.gold_kind_count):
            if tables.gold_worth[gold] == worth and game.hoards[seat * MAX_GOLD_KINDS + gold]:
                game.hoards[seat * MAX_GOLD_KINDS + gold] -= 1
                game.paid[seat * MAX_GOLD_KINDS + gold] += 1
                return


def pay_out_gold(game: DuelGameRecord, tables: DuelRuleTables) -> None:
    """Take the claimed gold, then pay the trolls with the cheapest cards (D-37, D-38)."""
    for place in range(game.gold_cell_count):
        cell = game.gold_cells[place] + 0
        for seat in range(tables.seats):
            if game.tokens[cell] & CLAIMED << seat:
                game.hoards[seat * MAX_GOLD_KINDS + tables.gold_kind[game.board[cell]]] += 1
    for place in range(game.troll_count):
        for seat in range(tables.seats):
            if game.tokens[game.troll_cells[place]] & BRIBED << seat:
                pay_troll(game, tables, seat)


def discard_key(game: DuelGameRecord, tables: DuelRuleTables) -> None:
    """Discard a played key card once all its consequences are over (R-238)."""
    if game.key_cell != NO_CELL:
        game.key_cell = NO_CELL
        discard(game, tables.key_kind)


def end_round(game: DuelGameRecord, tables: DuelRuleTables, scratch: Scratch) -> None:
    """Pay out, and start the next round or end the game (D-36, D-39, D-42)."""
    discard_key(game, tables)
    pay_out_gold(game, tables)
    count_nuggets(game, tables)
    for goal in range(GOAL_COUNT):
        if game.covered >> goal & 1 == 0:
            game.spent_goals[game.goals[goal]] += 1
    if game.round == tables.rounds:
        game.stage = OVER
        game.decider = NO_SEAT
        return
    game.starter = next_starter(game, tables)
    game.round += 1
    deal_round(game, tables, scratch)
