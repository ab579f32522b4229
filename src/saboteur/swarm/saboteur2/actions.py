"""Effects of moves (S2-9 to S2-30); ``move_generation`` lists the legal moves."""

from saboteur.observation_layout.base import TOOL_COUNT
from saboteur.observation_layout.saboteur2 import MAX_SEATS
from saboteur.swarm.base.actions import (
    pass_card_unseen,
    use_card,
    use_on_tool_or_goal,
    use_rockfall,
    vote,
)
from saboteur.swarm.base.game_record import CELL_COUNT, TURN
from saboteur.swarm.base.goals import (
    OUTCOME_NO_GOAL,
    OUTCOME_TREASURE,
    show_goal,
    turn_over_goal,
    turn_over_reached_goals,
)
from saboteur.swarm.base.laying import Scratch
from saboteur.swarm.hands import MAX_HAND_SIZE, discard
from saboteur.swarm.saboteur2.flow import (
    NEXT_FINISH_TURN,
    NEXT_NONE,
    NEXT_SETTLE,
    NEXT_SHARE_GOLD,
    NEXT_STEAL,
    finish_turn,
)
from saboteur.swarm.saboteur2.game_record import (
    DISCARD_TWO,
    PASS_MORE,
    PRISON_BIT,
    THIEF_BIT,
    Saboteur2GameRecord,
)
from saboteur.swarm.saboteur2.laying import collapse_path, lay_path
from saboteur.swarm.saboteur2.rounds import end_round
from saboteur.swarm.saboteur2.rule_tables import (
    CHANGE_ROLE,
    FREE,
    HANDS_OFF,
    IMPRISON,
    INSPECT,
    LAY_THIEF,
    SWAP_HANDS,
    Saboteur2RuleTables,
)
from saboteur.swarm.saboteur2.sharing import ask_thief, share_treasure, steal

MAX_PASSED_CARDS = 3
"""The number of cards that a seat may pass in one turn (S2-9)."""
CLEAR_COST = 2
"""The number of cards discarded to remove a card in front of the seat (S2-12)."""


def pass_card(game: Saboteur2GameRecord, kind: int) -> int:
    """Pass a card face down, or discard it as the cost of a removal (S2-9, S2-12, R-50).

    Returns the next step.
    """
    pass_card_unseen(game, kind)
    if game.stage == TURN:
        game.stage = PASS_MORE
        game.cards_remaining = MAX_PASSED_CARDS
    elif game.stage == PASS_MORE:
        game.draw_count += 1
    game.cards_remaining -= 1
    if game.stage == PASS_MORE and game.hand_sizes[game.seat] == 0:
        return NEXT_FINISH_TURN
    return NEXT_NONE if game.cards_remaining else NEXT_FINISH_TURN


def remove_mark(
    game: Saboteur2GameRecord, tables: Saboteur2RuleTables, seat: int, mark: int
) -> None:
    """Discard face up a card that lies in front of a seat (S2-12, S2-22, S2-25)."""
    game.marks[seat] &= ~(1 << mark)
    discard(game, tables.mark_kind[mark])
    if mark == TOOL_COUNT:
        found = 0
        for place in range(game.thief_count):
            game.thieves[place - found] = game.thieves[place]
            if game.thieves[place] == seat:
                found = 1
        game.thief_count -= found


def clear_mark(game: Saboteur2GameRecord, tables: Saboteur2RuleTables, mark: int) -> int:
    """Remove a card in front of the seat on turn, which must then discard two (S2-12).

    Returns the next step.
    """
    remove_mark(game, tables, game.seat, mark)
    game.stage = DISCARD_TWO
    game.cards_remaining = CLEAR_COST
    return NEXT_NONE


def change_role(game: Saboteur2GameRecord, tables: Saboteur2RuleTables, seat: int) -> None:
    """Replace the role of a seat by a random undealt one (S2-27, R-48).

    Looks at the old role are marked as stale, since that role is out of play now (R-192).
    """
    place = tables.seats + game.role_draws[game.replaced_role_count]
    game.replaced_roles[game.replaced_role_count] = game.roles[seat]
    game.known_given_roles[game.replaced_role_count] = game.roles[seat]
    game.role_givers[game.replaced_role_count] = seat
    game.replaced_role_count += 1
    game.roles[seat] = game.roles[place]
    game.spare_role_count -= 1
    for spare in range(place, tables.seats + game.spare_role_count):
        game.roles[spare] = game.roles[spare + 1]
    for other in range(tables.seats):
        if game.role_peeks[other * MAX_SEATS + seat] > 0:
            game.role_peeks[other * MAX_SEATS + seat] = -game.role_peeks[other * MAX_SEATS + seat]


def swap_hands(game: Saboteur2GameRecord, seat: int) -> None:
    """Exchange hands with a seat, which then draws in place of the seat on turn (S2-28, R-49)."""
    own_seat = game.seat
    for place in range(MAX_HAND_SIZE):
        card = game.hands[own_seat * MAX_HAND_SIZE + place]
        game.hands[own_seat * MAX_HAND_SIZE + place] = game.hands[seat * MAX_HAND_SIZE + place]
        game.hands[seat * MAX_HAND_SIZE + place] = card
    own_size = game.hand_sizes[own_seat]
    game.hand_sizes[own_seat] = game.hand_sizes[seat]
    game.hand_sizes[seat] = own_size
    game.draw_count = 0
    game.extra_drawer = seat


def play_on_seat(
    game: Saboteur2GameRecord, tables: Saboteur2RuleTables, effect: int, seat: int
) -> int:
    """Play a card on a seat (S2-22 to S2-28); return the next step."""
    kind = tables.effect_kind[effect]
    use_card(game, kind)
    if effect == IMPRISON:
        game.marks[seat] |= PRISON_BIT
        return NEXT_FINISH_TURN
    if effect == HANDS_OFF:
        remove_mark(game, tables, seat, TOOL_COUNT)
    elif effect == FREE:
        remove_mark(game, tables, seat, TOOL_COUNT + 1)
    elif effect == INSPECT:
        game.role_peeks[game.seat * MAX_SEATS + seat] = game.roles[seat] + 1
    elif effect == CHANGE_ROLE:
        change_role(game, tables, seat)
    elif effect == SWAP_HANDS:
        swap_hands(game, seat)
    discard(game, kind)
    return NEXT_FINISH_TURN


def play_action(game: Saboteur2GameRecord, tables: Saboteur2RuleTables, move: int) -> int:
    """Play a card on tools or a goal, as in Saboteur, or a thief (S2-21, S2-30).

    Returns the next step.
    """
    if move < tables.reveal_offset:
        use_on_tool_or_goal(game, tables, move)
    else:
        use_card(game, tables.effect_kind[LAY_THIEF])
        game.marks[game.seat] |= THIEF_BIT
        game.thieves[game.thief_count] = game.seat
        game.thief_count += 1
    return NEXT_FINISH_TURN


def play_answer(
    game: Saboteur2GameRecord, tables: Saboteur2RuleTables, move: int, scratch: Scratch
) -> int:
    """Play an answer and return the next step.

    An answer is a choice of goal, a theft, the end of a pass or a vote.
    """
    if move < tables.orient_offset:
        return (
            NEXT_NONE
            if turn_over_goal(game, tables, move - tables.reveal_offset, scratch)
            else NEXT_SETTLE
        )
    if move < tables.lay_thief_move:
        show_goal(game, tables, game.pending_goal, move - tables.orient_offset, scratch)
        return NEXT_SETTLE
    if move < tables.stop_move:
        if move < tables.decline_move:
            steal(game, move - tables.steal_offset)
        return NEXT_STEAL
    if move == tables.stop_move:
        return NEXT_FINISH_TURN
    return NEXT_SHARE_GOLD if vote(game, tables, move) else NEXT_NONE


def begin_move(
    game: Saboteur2GameRecord, tables: Saboteur2RuleTables, move: int, scratch: Scratch
) -> int:
    """Apply the move without its consequences; return the next step."""
    if move < tables.rockfall_offset:
        face = move // CELL_COUNT + 1
        use_card(game, tables.face_kind[face])
        lay_path(game, tables, move % CELL_COUNT, face, scratch)
        return NEXT_SETTLE
    if move < tables.pass_offset:
        cell = move - tables.rockfall_offset
        use_rockfall(game, tables, cell)
        collapse_path(game, tables, cell, scratch)
        return NEXT_SETTLE
    if move < tables.break_offset:
        return pass_card(game, move - tables.pass_offset)
    if move < tables.reveal_offset or move == tables.lay_thief_move:
        return play_action(game, tables, move)
    if tables.on_seat_offset <= move < tables.clear_offset:
        number = move - tables.on_seat_offset
        return play_on_seat(game, tables, HANDS_OFF + number // MAX_SEATS, number % MAX_SEATS)
    if tables.clear_offset <= move < tables.steal_offset:
        return clear_mark(game, tables, move - tables.clear_offset)
    return play_answer(game, tables, move, scratch)


def settle(game: Saboteur2GameRecord, tables: Saboteur2RuleTables, scratch: Scratch) -> int:
    """Turn over reached goals; the treasure ends the round, doors ignored (S2-31, R-34).

    Returns the next step.
    """
    found = turn_over_reached_goals(game, tables, scratch)
    if found == OUTCOME_TREASURE:
        game.treasures |= 1 << (game.round - 1)
        game.completers[game.round - 1] = game.seat
        return NEXT_SHARE_GOLD
    return NEXT_FINISH_TURN if found == OUTCOME_NO_GOAL else NEXT_NONE


def play(
    game: Saboteur2GameRecord, tables: Saboteur2RuleTables, move: int, scratch: Scratch
) -> None:
    """Play a move and everything that follows. It must be legal; that is not checked."""
    game.moves += 1
    follows = begin_move(game, tables, move, scratch)
    while follows != NEXT_NONE:
        if follows == NEXT_SETTLE:
            follows = settle(game, tables, scratch)
        elif follows == NEXT_FINISH_TURN:
            follows = finish_turn(game, tables)
        elif follows == NEXT_SHARE_GOLD:
            follows = share_treasure(game, tables, scratch)
        elif follows == NEXT_STEAL:
            follows = ask_thief(game, tables)
        else:
            end_round(game, tables, scratch)
            follows = NEXT_NONE
