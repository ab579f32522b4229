"""Rounds: the deal, and the sharing of the gold at the end (B-6 to B-13, B-41 to B-53)."""

from saboteur.swarm.base.game_record import (
    TAKE,
    TURN,
    WORTH_COUNT,
    BaseGameRecord,
    ClassicGameRecord,
)
from saboteur.swarm.base.laying import Scratch, set_up_maze
from saboteur.swarm.base.rule_tables import BaseRuleTables, ClassicRuleTables
from saboteur.swarm.chance import (
    DRAW_FIRST_PLAYER,
    PURPOSE_COUNT,
    SHUFFLE_DECK,
    SHUFFLE_GOALS,
    SHUFFLE_GOLD,
    SHUFFLE_ROLES,
    draw_below,
    shuffle,
)
from saboteur.swarm.hands import MAX_HAND_SIZE
from saboteur.swarm.numpy_record import AWAITING_DEAL, NO_SEAT, OVER


def begin_turn(game: ClassicGameRecord, seat: int) -> None:
    game.seat = seat
    game.decider = seat
    game.concede_proposed = 0
    game.stage = TURN


def set_up_round(game: ClassicGameRecord, tables: ClassicRuleTables, scratch: Scratch) -> None:
    """Set up a round after goals and deck have been shuffled (B-9 to B-11)."""
    set_up_maze(game, tables, scratch)
    game.last_player = NO_SEAT
    game.pending_goal = NO_SEAT
    game.discard_count = 0
    for kind in range(len(game.open_discards)):
        game.open_discards[kind] = 0
    for entry in range(len(game.passed_cards)):
        game.passed_cards[entry] = 0
    card = tables.dealt_count - tables.seats * tables.hand_size
    for seat in range(tables.seats):
        game.marks[seat] = 0
        game.goal_looks[seat] = 0
        game.hand_sizes[seat] = tables.hand_size
        for place in range(tables.hand_size):
            game.hands[seat * MAX_HAND_SIZE + place] = game.pile[card]
            card += 1
    game.pile_count = tables.deck_size - tables.dealt_count


def begin_round(game: BaseGameRecord, tables: BaseRuleTables, scratch: Scratch) -> None:
    """Begin a round after goals, roles and deck have been shuffled; the gold stays."""
    set_up_round(game, tables, scratch)
    begin_turn(game, game.starter)


def shuffle_gold(game: BaseGameRecord, words: Scratch) -> None:
    """Shuffle the gold pile: for the whole game (B-12) or after a search by the bank (R-25)."""
    shuffle(
        game, game.gold_pile, game.gold_pile_count, game.round * PURPOSE_COUNT + SHUFFLE_GOLD, words
    )
    game.gold_searched = 0


def shuffle_round(game: ClassicGameRecord, tables: ClassicRuleTables, scratch: Scratch) -> None:
    """Shuffle goals, roles and deck (B-7, B-9, B-10)."""
    purpose = game.round * PURPOSE_COUNT
    for goal in range(len(tables.goal_pool)):
        game.goals[goal] = tables.goal_pool[goal]
    shuffle(game, game.goals, len(tables.goal_pool), purpose + SHUFFLE_GOALS, scratch)
    for role in range(tables.role_count):
        game.roles[role] = tables.role_pool[role]
    shuffle(game, game.roles, tables.role_count, purpose + SHUFFLE_ROLES, scratch)
    for card in range(tables.deck_size):
        game.pile[card] = tables.deck[card]
    shuffle(game, game.pile, tables.deck_size, purpose + SHUFFLE_DECK, scratch)


def deal_round(game: BaseGameRecord, tables: BaseRuleTables, scratch: Scratch) -> None:
    """Deal a round, or wait for the reference engine to deal it."""
    if tables.reference_deals:
        game.stage = AWAITING_DEAL
        return
    shuffle_round(game, tables, scratch)
    begin_round(game, tables, scratch)


def begin_game(
    game: ClassicGameRecord, tables: ClassicRuleTables, seed: int, number: int, scratch: Scratch
) -> None:
    """Begin a game; the first player is set or drawn at random (B-13, R-22)."""
    game.seed = seed
    game.number = number
    game.moves = 0
    game.round = 1
    game.treasures = 0
    for round in range(len(game.completers)):
        game.completers[round] = NO_SEAT
    game.starter = tables.first_player
    if game.starter == NO_SEAT:
        game.starter = draw_below(game, tables.seats, DRAW_FIRST_PLAYER, scratch)


def new_game(
    game: BaseGameRecord, tables: BaseRuleTables, seed: int, number: int, scratch: Scratch
) -> None:
    """Start a game in which no seat has gold (B-12)."""
    begin_game(game, tables, seed, number, scratch)
    game.taker_count = 0
    game.taken_count = 0
    for card in range(tables.gold_count):
        game.gold_pile[card] = tables.gold[card]
    game.gold_pile_count = tables.gold_count
    for entry in range(len(game.gold)):
        game.gold[entry] = 0
    for round in range(len(game.saboteurs)):
        game.saboteurs[round] = 0
    game.round = 0
    shuffle_gold(game, scratch)
    game.round = 1
    deal_round(game, tables, scratch)


def set_starter(game: ClassicGameRecord, tables: ClassicRuleTables) -> None:
    """Set the first player of the next round (B-52, R-23).

    It is the seat after the one that played the last card. If a round was conceded before any card
    was played, its first player starts again.
    """
    if game.last_player != NO_SEAT:
        game.starter = (game.last_player + 1) % tables.seats


def end_round(game: BaseGameRecord, tables: BaseRuleTables, scratch: Scratch) -> None:
    """Start the next round, or end the game after the last (B-50 to B-53)."""
    if game.round == tables.rounds:
        game.stage = OVER
        game.decider = NO_SEAT
        return
    if game.gold_searched and not tables.reference_deals:
        shuffle_gold(game, scratch)
    set_starter(game, tables)
    game.round += 1
    deal_round(game, tables, scratch)


def take_gold(game: BaseGameRecord, worth: int) -> None:
    """Give a gold card to the next seat of the draft (B-45)."""
    seat = game.draft_order[game.taken_count] + 0
    game.draft_picks[game.taken_count] = worth
    game.offered_gold[worth] -= 1
    game.gold[seat * WORTH_COUNT + worth] += 1
    game.taken_count += 1


def continue_draft(game: BaseGameRecord, tables: BaseRuleTables, scratch: Scratch) -> None:
    """Ask the next seat of the draft; the last card is given without a question (B-45)."""
    if game.taker_count - game.taken_count == 1:
        for worth in range(1, WORTH_COUNT):
            if game.offered_gold[worth]:
                take_gold(game, worth)
                break
    if game.taken_count < game.taker_count:
        game.stage = TAKE
        game.decider = game.draft_order[game.taken_count]
    else:
        end_round(game, tables, scratch)


def store_saboteurs(game: BaseGameRecord, tables: BaseRuleTables) -> int:
    """Record the saboteurs of the round that ends (B-42); return their number."""
    saboteur_count = 0
    for seat in range(tables.seats):
        if game.roles[seat]:
            game.saboteurs[game.round - 1] |= 1 << seat
            saboteur_count += 1
    return saboteur_count


def end_round_with_treasure(game: BaseGameRecord, tables: BaseRuleTables, scratch: Scratch) -> None:
    """End the round with the treasure: the miners share the gold (B-43 to B-46).

    They choose against the direction of play, from the seat on turn on, whatever its role (R-27);
    as many gold cards as there are miners are drawn, as far as the pile goes (R-24).
    """
    store_saboteurs(game, tables)
    game.treasures |= 1 << (game.round - 1)
    game.completers[game.round - 1] = game.seat
    game.taker_count = 0
    game.taken_count = 0
    for seat_offset in range(tables.seats):
        seat = (game.seat - seat_offset + tables.seats) % tables.seats
        if game.roles[seat] == 0 and game.taker_count < game.gold_pile_count:
            game.draft_order[game.taker_count] = seat
            game.taker_count += 1
    for worth in range(WORTH_COUNT):
        game.offered_gold[worth] = 0
    for _ in range(game.taker_count):
        game.gold_pile_count -= 1
        game.offered_gold[game.gold_pile[game.gold_pile_count]] += 1
    continue_draft(game, tables, scratch)


def pay_saboteur(game: BaseGameRecord, seat: int, owed: int) -> None:
    """Pay a saboteur exactly from ``offered_gold``, the largest cards first (R-25).

    If no combination of cards is exact, the highest possible total below it is paid.
    """
    for total in range(owed, 0, -1):
        for threes in range(min(total // 3, game.offered_gold[3]), -1, -1):
            rest = total - 3 * threes
            for twos in range(min(rest // 2, game.offered_gold[2]), -1, -1):
                ones = rest - 2 * twos
                if ones <= game.offered_gold[1]:
                    game.offered_gold[1] -= ones
                    game.offered_gold[2] -= twos
                    game.offered_gold[3] -= threes
                    game.gold[seat * WORTH_COUNT + 1] += ones
                    game.gold[seat * WORTH_COUNT + 2] += twos
                    game.gold[seat * WORTH_COUNT + 3] += threes
                    return


def end_round_without_treasure(
    game: BaseGameRecord, tables: BaseRuleTables, scratch: Scratch
) -> None:
    """End the round without the treasure: pay each saboteur, in seat order (B-41, B-47).

    If no saboteur was dealt, no seat gains (B-48, R-31). Paying means that the bank searches the
    gold pile, which stays sorted until it is shuffled again.
    """
    saboteur_count = store_saboteurs(game, tables)
    if saboteur_count:
        for worth in range(WORTH_COUNT):
            game.offered_gold[worth] = 0
        for card in range(game.gold_pile_count):
            game.offered_gold[game.gold_pile[card]] += 1
        for seat in range(tables.seats):
            if game.roles[seat]:
                pay_saboteur(game, seat, tables.nuggets_by_saboteurs[saboteur_count])
        game.gold_pile_count = 0
        for worth in range(1, WORTH_COUNT):
            for _ in range(game.offered_gold[worth]):
                game.gold_pile[game.gold_pile_count] = worth
                game.gold_pile_count += 1
        game.gold_searched = 1
    end_round(game, tables, scratch)


def draw_card(game: ClassicGameRecord, tables: ClassicRuleTables, seat: int) -> None:
    """Draw a card for a seat, if the pile has one (B-15, B-19, R-182)."""
    if game.pile_count:
        game.pile_count -= 1
        game.hands[seat * MAX_HAND_SIZE + game.hand_sizes[seat]] = game.pile[
            tables.dealt_count + game.pile_count
        ]
        game.hand_sizes[seat] += 1


def next_seat_with_cards(game: ClassicGameRecord, tables: ClassicRuleTables) -> int:
    """Return the next seat with cards, or ``NO_SEAT`` (B-16, B-17, R-187)."""
    seat = game.seat
    for _ in range(tables.seats):
        seat = seat + 1 if seat + 1 < tables.seats else 0
        if game.hand_sizes[seat]:
            return seat
    return NO_SEAT


def finish_turn(game: BaseGameRecord, tables: BaseRuleTables, scratch: Scratch) -> None:
    """Draw, then give the turn to the next seat with cards.

    The round ends when all hands are empty after the draw (B-41, R-13).
    """
    draw_card(game, tables, game.seat)
    following = next_seat_with_cards(game, tables)
    if following == NO_SEAT:
        end_round_without_treasure(game, tables, scratch)
    else:
        begin_turn(game, following)
