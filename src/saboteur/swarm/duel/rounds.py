"""Rounds: how they are dealt, and how they are settled (D-5 to D-8, D-36 to D-42, D-45, D-46)."""

from saboteur.swarm.chance import COLOURS, PURPOSES, pick, shuffle
from saboteur.swarm.chance import DECK as DECK_SHUFFLE
from saboteur.swarm.chance import GOALS as GOALS_SHUFFLE
from saboteur.swarm.duel.drawing import discard, draw
from saboteur.swarm.duel.laying import Scratch, open_maze
from saboteur.swarm.duel.record import (
    BRIBED,
    CLAIMED,
    GOAL_CARDS,
    GOALS,
    GOLDS,
    HAND,
    KINDS,
    ROUNDS,
    SEATS,
    TURN,
    WORTHS,
    Game,
)
from saboteur.swarm.duel.tables import Tables
from saboteur.swarm.record import DEAL, NOBODY, NOWHERE, OVER


def begin_turn(game: Game, seat: int) -> None:
    """Give the turn to a seat."""
    game.seat = seat
    game.decider = seat
    game.acted = 0
    game.draws = 0
    game.owed = 0
    game.stage = TURN


def begin_round(game: Game, tables: Tables, scratch: Scratch) -> None:
    """Set a round up whose goals and deck lie shuffled (D-6, D-7, D-40).

    Alone, the hand is drawn card by card, so that what strikes does so (D-46, R-117).
    """
    game.counters = tables.counters
    game.keys = tables.keys
    game.asked = NOBODY
    game.key_at = NOWHERE
    game.discarded = 0
    for kind in range(KINDS):
        game.shown[kind] = 0
    open_maze(game, tables, scratch)
    game.left = game.deck_n - tables.dealt
    for seat in range(tables.seats):
        game.broken[seat] = 0
        game.looks[seat] = 0
        game.hands_n[seat] = 0
    if tables.seats == 1:
        draw(game, tables, 0, tables.hand, scratch)
    else:
        for seat in range(SEATS):
            game.hands_n[seat] = tables.hand
            for place in range(tables.hand):
                game.hands[seat * HAND + place] = game.pile[seat * tables.hand + place]
    begin_turn(game, game.starter)


def taken_of(game: Game, tables: Tables, kind: int) -> int:
    """Count the cards of a kind that were taken as gold in earlier rounds (D-37, D-56, R-121)."""
    many = 0
    for gold in range(tables.golds):
        if tables.gold_drawn[gold] == kind:
            for seat in range(SEATS):
                many += game.hoards[seat * GOLDS + gold] + game.paid[seat * GOLDS + gold]
    return many


def deal_round(game: Game, tables: Tables, scratch: Scratch) -> None:
    """Shuffle what is left of goals and deck, and set the round up (D-6, D-7, D-39, D-40).

    What the reference deals waits for it here.
    """
    if tables.reference_deals:
        game.stage = DEAL
        return
    purpose = game.round * PURPOSES
    many = 0
    for goal in range(tables.goal_cards):
        for _ in range(tables.goal_pool[goal] - game.gone[goal]):
            game.pile[many] = goal
            many += 1
    shuffle(game, game.pile, many, purpose + GOALS_SHUFFLE, scratch)
    for goal in range(GOALS):
        game.goals[goal] = game.pile[goal]
    many = 0
    for kind in range(tables.kinds):
        for _ in range(tables.deck[kind] - taken_of(game, tables, kind)):
            game.pile[many] = kind
            many += 1
    game.deck_n = many
    shuffle(game, game.pile, many, purpose + DECK_SHUFFLE, scratch)
    begin_round(game, tables, scratch)


def new_game(game: Game, tables: Tables, seed: int, number: int, scratch: Scratch) -> None:
    """Begin a game: the lot gives the colours, and Green begins (D-5, D-8, D-45)."""
    game.seed = seed
    game.number = number
    game.moves = 0
    game.round = 1
    for entry in range(SEATS * GOLDS):
        game.hoards[entry] = 0
        game.paid[entry] = 0
    for goal in range(GOAL_CARDS):
        game.gone[goal] = 0
    for seat in range(SEATS):
        game.nuggets[seat] = 0
    for round in range(ROUNDS):
        game.causes[round] = 0
    if tables.seats == 1:
        game.blue = 0 if tables.solo_colour == 0 else NOBODY
        game.starter = 0
    else:
        game.blue = pick(game, SEATS, COLOURS, scratch)
        game.starter = 1 - game.blue
    deal_round(game, tables, scratch)


def count_nuggets(game: Game, tables: Tables) -> None:
    """Count the nuggets on the gold cards of each seat."""
    for seat in range(tables.seats):
        found = 0
        for gold in range(tables.golds):
            found += game.hoards[seat * GOLDS + gold] * tables.worth[gold]
        game.nuggets[seat] = found


def next_starter(game: Game, tables: Tables) -> int:
    """Return who has the fewest nuggets, trolls paid; in a tie Blue begins (D-41, R-120)."""
    if tables.seats == 1:
        return 0
    if game.nuggets[0] == game.nuggets[1]:
        return game.blue
    return 0 if game.nuggets[0] < game.nuggets[1] else 1


def pay_troll(game: Game, tables: Tables, seat: int) -> None:
    """Give the cheapest gold card for a troll; who has none owes nothing more (D-38, R-106)."""
    for worth in range(1, WORTHS):
        for gold in range(tables.golds):
            if tables.worth[gold] == worth and game.hoards[seat * GOLDS + gold]:
                game.hoards[seat * GOLDS + gold] -= 1
                game.paid[seat * GOLDS + gold] += 1
                return


def share_out(game: Game, tables: Tables) -> None:
    """Take the claimed gold, then pay the trolls, who get the cheapest cards (D-37, D-38)."""
    for place in range(game.spots_n):
        cell = game.spots[place] + 0
        for seat in range(tables.seats):
            if game.tokens[cell] & CLAIMED << seat:
                game.hoards[seat * GOLDS + tables.gold[game.board[cell]]] += 1
    for place in range(game.trolls_n):
        for seat in range(tables.seats):
            if game.tokens[game.trolls[place]] & BRIBED << seat:
                pay_troll(game, tables, seat)


def put_away(game: Game, tables: Tables) -> None:
    """Discard a key card once all that it set going is over (R-238)."""
    if game.key_at != NOWHERE:
        game.key_at = NOWHERE
        discard(game, tables.key_kind)


def end_round(game: Game, tables: Tables, scratch: Scratch) -> None:
    """Share out, and begin the next round or end the game (D-36, D-39, D-42)."""
    put_away(game, tables)
    share_out(game, tables)
    count_nuggets(game, tables)
    for goal in range(GOALS):
        if game.covered >> goal & 1 == 0:
            game.gone[game.goals[goal]] += 1
    if game.round == tables.rounds:
        game.stage = OVER
        game.decider = NOBODY
        return
    game.starter = next_starter(game, tables)
    game.round += 1
    deal_round(game, tables, scratch)
