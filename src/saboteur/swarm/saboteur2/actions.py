"""What an answer does (S2-9 to S2-30); ``listing`` says which there are."""

from saboteur.swarm.base.actions import discard, spend, vote
from saboteur.swarm.base.goals import NO_MORE, TREASURE, show, turn_over, turn_over_reached
from saboteur.swarm.base.laying import Scratch
from saboteur.swarm.base.record import CELLS, HAND, TOOLS, TURN
from saboteur.swarm.saboteur2.flow import (
    FINISH,
    NOTHING,
    SETTLE,
    SHARE,
    STEAL,
    finish_turn,
)
from saboteur.swarm.saboteur2.laying import fall, lay_path
from saboteur.swarm.saboteur2.record import (
    DISCARD_TWO,
    KINDS,
    PASS_MORE,
    PRISON,
    SEATS,
    THIEF,
    Game,
)
from saboteur.swarm.saboteur2.rounds import end_round
from saboteur.swarm.saboteur2.sharing import ask_thief, share_treasure, steal
from saboteur.swarm.saboteur2.tables import (
    CHANGE_ROLE,
    FREE,
    HANDS_OFF,
    IMPRISON,
    INSPECT,
    LAY_THIEF,
    SWAP_HANDS,
    Tables,
)

MOST = 3
"""Cards that a seat may pass at once (S2-9)."""
PRICE = 2
"""Cards that it costs to take away a card before oneself (S2-12)."""


def pass_card(game: Game, kind: int) -> int:
    """Pass a card unseen, a further one, or discard it for what was cleared (S2-9, S2-12, R-50)."""
    spend(game, kind)
    game.passed[game.seat * KINDS + kind] += 1
    game.discarded += 1
    if game.stage == TURN:
        game.stage = PASS_MORE
        game.more = MOST
    elif game.stage == PASS_MORE:
        game.draws += 1
    game.more -= 1
    if game.stage == PASS_MORE and game.hands_n[game.seat] == 0:
        return FINISH
    return NOTHING if game.more else FINISH


def take_away(game: Game, tables: Tables, seat: int, mark: int) -> None:
    """Discard what lies before a seat, openly (S2-12, S2-22, S2-25)."""
    game.marks[seat] &= ~(1 << mark)
    discard(game, tables.mark_kind[mark])
    if mark == TOOLS:
        found = 0
        for place in range(game.thieves_n):
            game.thieves[place - found] = game.thieves[place]
            if game.thieves[place] == seat:
                found = 1
        game.thieves_n -= found


def clear(game: Game, tables: Tables, mark: int) -> int:
    """Take a card away before oneself; two of the hand are discarded for it (S2-12)."""
    take_away(game, tables, game.seat, mark)
    game.stage = DISCARD_TWO
    game.more = PRICE
    return NOTHING


def change_role(game: Game, tables: Tables, seat: int) -> None:
    """Let a seat give its role away for one of the undealt, by lot (S2-27, R-48).

    Whoever has seen the old one has seen one that is gone (R-192).
    """
    place = tables.seats + game.lots[game.gone_n]
    game.gone[game.gone_n] = game.roles[seat]
    game.gave[game.gone_n] = game.roles[seat]
    game.givers[game.gone_n] = seat
    game.gone_n += 1
    game.roles[seat] = game.roles[place]
    game.spare_n -= 1
    for other in range(place, tables.seats + game.spare_n):
        game.roles[other] = game.roles[other + 1]
    for looker in range(tables.seats):
        if game.peeks[looker * SEATS + seat] > 0:
            game.peeks[looker * SEATS + seat] = -game.peeks[looker * SEATS + seat]


def swap_hands(game: Game, seat: int) -> None:
    """Exchange hands with a seat, which draws instead of the one on turn (S2-28, R-49)."""
    own = game.seat
    for place in range(HAND):
        card = game.hands[own * HAND + place]
        game.hands[own * HAND + place] = game.hands[seat * HAND + place]
        game.hands[seat * HAND + place] = card
    many = game.hands_n[own]
    game.hands_n[own] = game.hands_n[seat]
    game.hands_n[seat] = many
    game.draws = 0
    game.also = seat


def play_on_seat(game: Game, tables: Tables, effect: int, seat: int) -> int:
    """Play a card on a seat (S2-22 to S2-28)."""
    kind = tables.effect_kind[effect]
    spend(game, kind)
    if effect == IMPRISON:
        game.marks[seat] |= PRISON
        return FINISH
    if effect == HANDS_OFF:
        take_away(game, tables, seat, TOOLS)
    elif effect == FREE:
        take_away(game, tables, seat, TOOLS + 1)
    elif effect == INSPECT:
        game.peeks[game.seat * SEATS + seat] = game.roles[seat] + 1
    elif effect == CHANGE_ROLE:
        change_role(game, tables, seat)
    elif effect == SWAP_HANDS:
        swap_hands(game, seat)
    discard(game, kind)
    return FINISH


def play_action(game: Game, tables: Tables, move: int) -> int:
    """Play a card on tools or a goal, as in Saboteur, or lay a thief (S2-21, S2-30)."""
    if move < tables.mend_tool:  # B-27
        tool = (move - tables.break_tool) // SEATS
        spend(game, tables.breaker[tool])
        game.marks[(move - tables.break_tool) % SEATS] |= 1 << tool
    elif move < tables.map_goal:  # B-29 to B-31
        pair = (move - tables.mend_tool) // SEATS
        spend(game, tables.pair_kind[pair])
        take_away(game, tables, (move - tables.mend_tool) % SEATS, tables.pair_tool[pair])
        discard(game, tables.pair_kind[pair])
    elif move < tables.reveal:  # B-34
        spend(game, tables.map_kind)
        game.looks[game.seat] |= 1 << (move - tables.map_goal)
        discard(game, tables.map_kind)
    else:
        spend(game, tables.effect_kind[LAY_THIEF])
        game.marks[game.seat] |= THIEF
        game.thieves[game.thieves_n] = game.seat
        game.thieves_n += 1
    return FINISH


def answer(game: Game, tables: Tables, move: int, scratch: Scratch) -> int:
    """Carry an answer out: a goal, a theft, the end of a pass, a vote."""
    if move < tables.orient:
        return NOTHING if turn_over(game, tables, move - tables.reveal, scratch) else SETTLE
    if move < tables.thief:
        show(game, tables, game.asked, move - tables.orient, scratch)
        return SETTLE
    if move < tables.stop:
        if move < tables.decline:
            steal(game, move - tables.steal)
        return STEAL
    if move == tables.stop:
        return FINISH
    return SHARE if vote(game, tables, move) else NOTHING


def begin_move(game: Game, tables: Tables, move: int, scratch: Scratch) -> int:
    """Carry out what a move says; return what follows."""
    if move < tables.rockfall:
        face = move // CELLS + 1
        spend(game, tables.face_kind[face])
        lay_path(game, tables, move % CELLS, face, scratch)
        return SETTLE
    if move < tables.pass_card:  # B-32, B-33
        cell = move - tables.rockfall
        spend(game, tables.rockfall_kind)
        discard(game, tables.face_kind[game.board[cell]])
        discard(game, tables.rockfall_kind)
        fall(game, tables, cell, scratch)
        return SETTLE
    if move < tables.break_tool:
        return pass_card(game, move - tables.pass_card)
    if move < tables.reveal or move == tables.thief:
        return play_action(game, tables, move)
    if tables.on_seat <= move < tables.clear:
        number = move - tables.on_seat
        return play_on_seat(game, tables, HANDS_OFF + number // SEATS, number % SEATS)
    if tables.clear <= move < tables.steal:
        return clear(game, tables, move - tables.clear)
    return answer(game, tables, move, scratch)


def settle(game: Game, tables: Tables, scratch: Scratch) -> int:
    """Turn over what is reached; the treasure ends the round, doors or not (S2-31, R-34)."""
    found = turn_over_reached(game, tables, scratch)
    if found == TREASURE:
        game.treasures |= 1 << (game.round - 1)
        game.completers[game.round - 1] = game.seat
        return SHARE
    return FINISH if found == NO_MORE else NOTHING


def play(game: Game, tables: Tables, move: int, scratch: Scratch) -> None:
    """Carry a move out, and all that follows. Unchecked: it is one of the legal ones."""
    game.moves += 1
    follows = begin_move(game, tables, move, scratch)
    while follows != NOTHING:
        if follows == SETTLE:
            follows = settle(game, tables, scratch)
        elif follows == FINISH:
            follows = finish_turn(game, tables)
        elif follows == SHARE:
            follows = share_treasure(game, tables, scratch)
        elif follows == STEAL:
            follows = ask_thief(game, tables)
        else:
            end_round(game, tables, scratch)
            follows = NOTHING
