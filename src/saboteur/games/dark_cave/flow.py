"""The flow of the game: the three steps of a turn, attacks between them, and the end (DC-15).

Decision rules call ``proceed`` after they have applied an answer.
"""

from typing import Final

from saboteur.games.dark_cave.kit import GOBLIN, LINDWORM, RAT
from saboteur.games.dark_cave.operations import (
    ask_next,
    begin_turn,
    go_on,
    lose_card,
    see_spare,
    update_turn,
)
from saboteur.games.dark_cave.pieces import (
    announce_attack,
    creature_at_work,
    dismiss_creature,
    lay_down,
    leave_mine,
    lose_nugget,
    stand_up,
    wear_web,
)
from saboteur.games.dark_cave.scoring import conclude, is_escaped
from saboteur.games.dark_cave.state import CARD, NOBODY, OUT, WALK, State
from saboteur.games.dark_cave.steps import (
    axes_ready,
    dwarves_on,
    entrances,
    next_spaces,
    webs_in_reach,
)
from saboteur.games.operations import draw_card, skip_turn
from saboteur.kernel.decision import Decision
from saboteur.kernel.maze import Node, cell_of
from saboteur.kernel.tile import NODES_PER_CARD

TURN: Final = "turn"
PASS_MORE: Final = "pass-more"
CREATURE_STEP: Final = "creature-step"
ATTACK_ORDER: Final = "attack-order"
REPEL_CREATURE: Final = "repel-creature"
DWARF_STEP: Final = "dwarf-step"
ORIENT_GOAL: Final = "orient-goal"
TAKE_NUGGET: Final = "take-nugget"
END_VOTE: Final = "end-vote"

OF_CARDS: Final = "cards"
OF_CLAN: Final = "clan"
AGREED: Final = "agreed"
"""The third cause of the end of the game: an agreement (DC-61, DC-63).

``OF_CARDS`` means that no cards are left, ``OF_CLAN`` that one side is out of the mine.
"""


def next_turn(state: State, seat: int) -> None:
    """Begin the turn of a seat or, if it has no cards, of the next seat that has some.

    A seat with cards always exists; otherwise the game would be over (DC-14, DC-16).
    """
    while True:
        begin_turn(state, seat)
        _run_clocks(state, seat)
        if state.lying >> seat & 1:
            stand_up(state, seat)
        if state.table.hands[seat]:
            ask_next(state, Decision(TURN, seat))
            return
        skip_turn(state, seat)
        seat = (seat + 1) % state.kit.seats


def _run_clocks(state: State, seat: int) -> None:
    """Advance the webs and creatures of a seat at the beginning of its turn (DC-34, DC-46, DC-76).

    They advance even if the turn is skipped for lack of cards or the dwarf has left (R-157,
    R-166, R-231).
    """
    for web in state.webs:
        if web.seat == seat:
            wear_web(state, web)
    for creature, found in enumerate(state.creatures):
        if found is not None and found.seat == seat:
            dismiss_creature(state, creature)


def proceed(state: State) -> None:
    """Continue the turn with its next step: an attack, the movement, or its end."""
    turn = state.turn
    if len(turn.attackers) > 1:
        ask_next(state, Decision(ATTACK_ORDER, turn.seat))  # in the mover's order
    elif turn.attackers:
        face(state, turn.attackers[0])
    elif turn.step == CARD:
        _begin_walk(state)
    else:
        _go_on_walking(state)


def _begin_walk(state: State) -> None:
    """Begin the second step; a dwarf that just stood up, lies or is out cannot move (DC-49, DC-59).

    Nor can the dwarf of a seat that has just moved the lindworm onto it (R-165).
    """
    turn = state.turn
    seat = turn.seat
    moves = not turn.still and not state.lying >> seat & 1 and state.dwarves[seat] != OUT
    kit = state.kit
    boots = any(kit.effects[card] == "boots" for card in state.gear[seat])  # DC-37, R-160
    left = kit.steps + (kit.more_steps if boots else 0) if moves else 0
    update_turn(state, step=WALK, walks=moves, left=left)
    _go_on_walking(state)


def _go_on_walking(state: State) -> None:
    """Let the dwarf leave by the exit, ask for its next step, or end its walk (DC-53, DC-59)."""
    seat = state.turn.seat
    node = state.dwarves[seat]
    if node == OUT:
        end_turn(state)
    elif state.kit.is_exit(state.maze.cards[cell_of(node)], node % NODES_PER_CARD):
        _leave(state, seat)
    elif _may_act(state, seat):
        ask_next(state, Decision(DWARF_STEP, seat, left=state.turn.left))
    else:
        end_walk(state)


def _may_act(state: State, seat: int) -> bool:
    """Return whether the seat on turn can still take a step or strike a web with an axe."""
    node = state.dwarves[seat]
    if state.turn.left and (next_spaces(state, node) or entrances(state, node)):
        return True
    return axes_ready(state, seat) > 0 and bool(webs_in_reach(state, seat))


def _leave(state: State, seat: int) -> None:
    """Remove the dwarf from the mine; end the game if its side is out (DC-59 to DC-61, R-170).

    Its remaining steps lapse, but its seat still draws and keeps playing cards (R-231).
    """
    leave_mine(state, seat)
    if len(state.out) == 1:
        see_spare(state, seat)
    if is_escaped(state, state.kit.works_for[state.deal.roles[seat]]):
        conclude(state, OF_CLAN)
    else:
        go_on(state, seat)
        end_turn(state)


def end_walk(state: State) -> None:
    """End the movement; ask whether vein gold under the dwarf is taken (DC-27, R-156)."""
    turn = state.turn
    if turn.walks and state.dwarves[turn.seat] in state.veins:
        ask_next(state, Decision(TAKE_NUGGET, turn.seat))
    else:
        end_turn(state)


def end_turn(state: State) -> None:
    """Draw and begin the next turn, or end the game if all hands are empty (DC-15, DC-73, R-171).

    With an empty pile no card is drawn, and the discard is never reshuffled (DC-16, R-182).
    After a hand swap the other seat draws instead (DC-32, R-232).
    """
    turn = state.turn
    table = state.table
    drawer = turn.seat if turn.drawer == NOBODY else turn.drawer
    for _ in range(min(turn.draws, table.left)):
        draw_card(state, drawer)
    if any(table.hands):
        next_turn(state, (turn.seat + 1) % state.kit.seats)
    else:
        conclude(state, OF_CARDS)


def face(state: State, creature: int) -> None:
    """Ask attacked seats with an axe whether to repel the creature (DC-39, DC-44, DC-74).

    If none has an axe, the creature attacks. All attacked seats with an axe are asked, even if
    their dwarf lies, clockwise from the seat on turn (R-159, R-229). Axes are public, so the
    question reveals nothing.
    """
    rest = tuple(other for other in state.turn.attackers if other != creature)
    update_turn(state, attackers=rest)
    found = creature_at_work(state, creature)
    holders = [seat for seat in attacked_seats(state, found.node) if axes_ready(state, seat) > 0]
    if holders:
        asked = Decision(
            REPEL_CREATURE, holders[0], cell=cell_of(found.node), seats=tuple(holders[1:]),
            card=found.card,
        )  # fmt: skip
        ask_next(state, asked)
    else:
        strike(state, creature)


def attacked_seats(state: State, node: Node) -> list[int]:
    """Return the seats that a creature on a space attacks (DC-43, DC-56).

    If a creature moved, these are all dwarves on the space; if a dwarf moved, only that dwarf.
    """
    turn = state.turn
    return dwarves_on(state, node) if turn.step == CARD else [turn.seat]


def strike(state: State, creature: int) -> None:
    """Apply the attack of ``creature`` to all dwarves it attacks (DC-48 to DC-50)."""
    victims = attacked_seats(state, creature_at_work(state, creature).node)
    announce_attack(state, creature, tuple(victims))
    for seat in victims:
        if creature == RAT:
            lose_card(state, seat)
        elif creature == LINDWORM:
            lay_down(state, seat)
        elif creature == GOBLIN:
            lose_nugget(state, seat)
    proceed(state)
