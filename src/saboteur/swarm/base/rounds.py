"""Rounds: how they are dealt, and how the gold is shared then (B-6 to B-13, B-41 to B-53)."""

from saboteur.swarm.base.laying import Scratch, open_maze
from saboteur.swarm.base.record import HAND, TAKE, TURN, WORTHS, ClassicGame, Game
from saboteur.swarm.base.tables import ClassicTables, Tables
from saboteur.swarm.chance import (
    DECK,
    FIRST_PLAYER,
    GOALS,
    GOLD,
    PURPOSES,
    ROLES,
    pick,
    shuffle,
)
from saboteur.swarm.record import DEAL, NOBODY, OVER


def begin_turn(game: ClassicGame, seat: int) -> None:
    """Give the turn to a seat."""
    game.seat = seat
    game.decider = seat
    game.proposed = 0
    game.stage = TURN


def lay_ready(game: ClassicGame, tables: ClassicTables, scratch: Scratch) -> None:
    """Set a round up whose goals and deck lie shuffled (B-9 to B-11)."""
    open_maze(game, tables, scratch)
    game.last = NOBODY
    game.asked = NOBODY
    game.discarded = 0
    for kind in range(len(game.shown)):
        game.shown[kind] = 0
    for entry in range(len(game.passed)):
        game.passed[entry] = 0
    card = tables.dealt - tables.seats * tables.hand
    for seat in range(tables.seats):
        game.marks[seat] = 0
        game.looks[seat] = 0
        game.hands_n[seat] = tables.hand
        for place in range(tables.hand):
            game.hands[seat * HAND + place] = game.pile[card]
            card += 1
    game.left = tables.deck_n - tables.dealt


def begin_round(game: Game, tables: Tables, scratch: Scratch) -> None:
    """Begin a round whose roles lie shuffled, too; the gold stays."""
    lay_ready(game, tables, scratch)
    begin_turn(game, game.starter)


def shuffle_gold(game: Game, words: Scratch) -> None:
    """Shuffle the gold pile, for the whole game (B-12) or after the bank has searched it (R-25)."""
    shuffle(game, game.gold_pile, game.gold_left, game.round * PURPOSES + GOLD, words)
    game.gold_searched = 0


def shuffle_round(game: ClassicGame, tables: ClassicTables, scratch: Scratch) -> None:
    """Shuffle goals, roles and deck (B-7, B-9, B-10)."""
    purpose = game.round * PURPOSES
    for goal in range(len(tables.goal_pool)):
        game.goals[goal] = tables.goal_pool[goal]
    shuffle(game, game.goals, len(tables.goal_pool), purpose + GOALS, scratch)
    for role in range(tables.roles_n):
        game.roles[role] = tables.role_pool[role]
    shuffle(game, game.roles, tables.roles_n, purpose + ROLES, scratch)
    for card in range(tables.deck_n):
        game.pile[card] = tables.deck[card]
    shuffle(game, game.pile, tables.deck_n, purpose + DECK, scratch)


def deal_round(game: Game, tables: Tables, scratch: Scratch) -> None:
    """Deal a round; what the reference deals waits for it here."""
    if tables.reference_deals:
        game.stage = DEAL
        return
    shuffle_round(game, tables, scratch)
    begin_round(game, tables, scratch)


def begin_game(
    game: ClassicGame, tables: ClassicTables, seed: int, number: int, scratch: Scratch
) -> None:
    """Begin a game: the lot says who begins (B-13, R-22)."""
    game.seed = seed
    game.number = number
    game.moves = 0
    game.round = 1
    game.treasures = 0
    for round in range(len(game.completers)):
        game.completers[round] = NOBODY
    game.starter = tables.first_player
    if game.starter == NOBODY:
        game.starter = pick(game, tables.seats, FIRST_PLAYER, scratch)


def new_game(game: Game, tables: Tables, seed: int, number: int, scratch: Scratch) -> None:
    """Begin a game in which nobody has gold (B-12)."""
    begin_game(game, tables, seed, number, scratch)
    game.takers = 0
    game.taken = 0
    for card in range(tables.gold_n):
        game.gold_pile[card] = tables.gold[card]
    game.gold_left = tables.gold_n
    for entry in range(len(game.gold)):
        game.gold[entry] = 0
    for round in range(len(game.saboteurs)):
        game.saboteurs[round] = 0
    game.round = 0
    shuffle_gold(game, scratch)
    game.round = 1
    deal_round(game, tables, scratch)


def set_starter(game: ClassicGame, tables: ClassicTables) -> None:
    """Let the seat after the one that played the last card begin (B-52, R-23).

    If a round was conceded before any card was played, its own starter does.
    """
    if game.last != NOBODY:
        game.starter = (game.last + 1) % tables.seats


def end_round(game: Game, tables: Tables, scratch: Scratch) -> None:
    """Begin the next round, or end the game after the last (B-50 to B-53)."""
    if game.round == tables.rounds:
        game.stage = OVER
        game.decider = NOBODY
        return
    if game.gold_searched and not tables.reference_deals:
        shuffle_gold(game, scratch)
    set_starter(game, tables)
    game.round += 1
    deal_round(game, tables, scratch)


def take_gold(game: Game, worth: int) -> None:
    """Let the next seat of the draft take a gold card (B-45)."""
    seat = game.order[game.taken] + 0
    game.picks[game.taken] = worth
    game.offer[worth] -= 1
    game.gold[seat * WORTHS + worth] += 1
    game.taken += 1


def go_on_drafting(game: Game, tables: Tables, scratch: Scratch) -> None:
    """Ask the next seat of the draft; the last card needs no question (B-45)."""
    if game.takers - game.taken == 1:
        for worth in range(1, WORTHS):
            if game.offer[worth]:
                take_gold(game, worth)
                break
    if game.taken < game.takers:
        game.stage = TAKE
        game.decider = game.order[game.taken]
    else:
        end_round(game, tables, scratch)


def show_roles(game: Game, tables: Tables) -> int:
    """Keep who was a saboteur in the round that ends (B-42); return how many were."""
    many = 0
    for seat in range(tables.seats):
        if game.roles[seat]:
            game.saboteurs[game.round - 1] |= 1 << seat
            many += 1
    return many


def reach_treasure(game: Game, tables: Tables, scratch: Scratch) -> None:
    """The seat on turn has reached the treasure: miners share, whoever he is (B-43 to B-46).

    They choose against the direction of play from him on (R-27); as many gold cards as there are
    miners are drawn, as far as the pile goes (R-24).
    """
    show_roles(game, tables)
    game.treasures |= 1 << (game.round - 1)
    game.completers[game.round - 1] = game.seat
    game.takers = 0
    game.taken = 0
    for away in range(tables.seats):
        seat = (game.seat - away + tables.seats) % tables.seats
        if game.roles[seat] == 0 and game.takers < game.gold_left:
            game.order[game.takers] = seat
            game.takers += 1
    for worth in range(WORTHS):
        game.offer[worth] = 0
    for _ in range(game.takers):
        game.gold_left -= 1
        game.offer[game.gold_pile[game.gold_left]] += 1
    go_on_drafting(game, tables, scratch)


def pay(game: Game, seat: int, owed: int) -> None:
    """Pay a saboteur exactly out of ``offer``, the largest cards first (R-25).

    Where no choice is exact, the highest total below is paid.
    """
    for total in range(owed, 0, -1):
        for threes in range(min(total // 3, game.offer[3]), -1, -1):
            rest = total - 3 * threes
            for twos in range(min(rest // 2, game.offer[2]), -1, -1):
                ones = rest - 2 * twos
                if ones <= game.offer[1]:
                    game.offer[1] -= ones
                    game.offer[2] -= twos
                    game.offer[3] -= threes
                    game.gold[seat * WORTHS + 1] += ones
                    game.gold[seat * WORTHS + 2] += twos
                    game.gold[seat * WORTHS + 3] += threes
                    return


def miss_treasure(game: Game, tables: Tables, scratch: Scratch) -> None:
    """The round ends without the treasure: each saboteur is paid, in seat order (B-41, B-47).

    If none was dealt, nobody gains (B-48, R-31); else the bank has searched the pile, which is
    left sorted until it is shuffled.
    """
    many = show_roles(game, tables)
    if many:
        for worth in range(WORTHS):
            game.offer[worth] = 0
        for card in range(game.gold_left):
            game.offer[game.gold_pile[card]] += 1
        for seat in range(tables.seats):
            if game.roles[seat]:
                pay(game, seat, tables.pay[many])
        game.gold_left = 0
        for worth in range(1, WORTHS):
            for _ in range(game.offer[worth]):
                game.gold_pile[game.gold_left] = worth
                game.gold_left += 1
        game.gold_searched = 1
    end_round(game, tables, scratch)


def draw(game: ClassicGame, tables: ClassicTables, seat: int) -> None:
    """Let a seat draw a card, if there is one (B-15, B-19, R-182)."""
    if game.left:
        game.left -= 1
        game.hands[seat * HAND + game.hands_n[seat]] = game.pile[tables.dealt + game.left]
        game.hands_n[seat] += 1


def next_seat(game: ClassicGame, tables: ClassicTables) -> int:
    """Return the next seat with cards, or ``NOBODY`` (B-16, B-17, R-187)."""
    seat = game.seat
    for _ in range(tables.seats):
        seat = seat + 1 if seat + 1 < tables.seats else 0
        if game.hands_n[seat]:
            return seat
    return NOBODY


def finish_turn(game: Game, tables: Tables, scratch: Scratch) -> None:
    """Draw, then let the next seat with cards play.

    The round ends when all hands are empty after the draw (B-41, R-13).
    """
    draw(game, tables, game.seat)
    following = next_seat(game, tables)
    if following == NOBODY:
        miss_treasure(game, tables, scratch)
    else:
        begin_turn(game, following)
