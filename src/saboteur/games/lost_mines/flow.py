"""The end of a turn, of a round and of the game; skipping seats without cards."""

from saboteur.games.lost_mines.operations import begin_turn, close_round, end_game, end_trolls
from saboteur.games.lost_mines.scoring import after_dragon, richest, share
from saboteur.games.lost_mines.setup import next_round
from saboteur.games.lost_mines.state import HANDS_EMPTY, RoundResult, State, Won
from saboteur.games.operations import draw_card, skip_turn
from saboteur.kernel.table import NOBODY


def finish_turn(state: State) -> None:
    """Draw as many cards as were played or passed, then begin the next turn.

    With an empty pile no card is drawn (LM-10, LM-12, R-147) and the discard is never
    reshuffled (R-182). The round ends after the turn in which the last hand became empty
    (LM-40, R-141). A seat without cards is skipped, but its troll is removed (LM-11, R-134).
    """
    seat = state.stack[0].seat
    table = state.table
    for _ in range(min(state.turn.draws, table.left)):
        draw_card(state, seat)
    hands = table.hands
    if not any(hands):
        end_round(state, HANDS_EMPTY)
        return
    following = (seat + 1) % len(hands)
    end_trolls(state, following)
    while not hands[following]:
        skip_turn(state, following)
        following = (following + 1) % len(hands)
        end_trolls(state, following)
    begin_turn(state, following)


def end_round(state: State, cause: str) -> None:
    """End the round, share the loot, and set up the next round or end the game (LM-42, LM-50).

    Pending draws and steps are dropped (R-184).
    """
    kit, deal = state.kit, state.deal
    won = tuple(
        Won(number, holder, deal.treasures[number])
        for number, holder in enumerate(state.holders)
        if holder != NOBODY
    )
    shares = share(
        [kit.clans[dwarf] for dwarf in deal.dwarves],
        [kit.identities[dwarf] for dwarf in deal.dwarves],
        [[kit.worths[w.treasure] for w in won if w.seat == seat] for seat in range(kit.seats)],
    )
    gains = after_dragon(shares, state.dragon, kit.penalty)
    result = RoundResult(deal.round, cause, deal.dwarves, won, state.dragon, gains)
    close_round(state, result, shares)
    if deal.round < kit.rounds:
        next_round(state)
    else:
        end_game(state, richest(state.points))
