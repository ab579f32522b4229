"""Scout (2022): lay two path cards in one turn, one after the other, and draw two (WC-17).

The hand is one card smaller for the rest of the round: three cards leave it and two are drawn.
If the second path turns out to be impossible, two leave it and one is drawn (WC-21, R-66).
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

from saboteur.games.book import PLAY
from saboteur.games.classic.decisions import ActionRule, DecisionRule
from saboteur.games.classic.flow import finish_turn
from saboteur.games.classic.laying import explain_lay, lay_moves
from saboteur.games.classic.ledger import Ledger
from saboteur.games.classic.operations import lay_path, put_away, spend, update_turn
from saboteur.games.classic.part import Part
from saboteur.games.classic.possible_worlds import deal_table
from saboteur.games.classic.state import NOBODY, State
from saboteur.games.classic.turn import declare
from saboteur.games.classic.view import View
from saboteur.games.decisions import not_asked, not_in_hand
from saboteur.games.operations import ask, pop_question
from saboteur.kernel.decision import Decision
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.kernel.move_syntax import LAY
from saboteur.kernel.randomness import Stream
from saboteur.kernel.refusal import Refusal, refuse
from saboteur.kernel.sight import Sight
from saboteur.kernel.value import replace_fields, value_class

SCOUT_PATH: Final = "scout-path"
"""The kind of the decision to lay a path of the scout; ``left`` counts the paths still to lay."""
SCOUT_EFFECT: Final = "scout"
PATHS: Final = 2


@value_class
class ScoutPlayed(Event):
    """A scout was played; two paths follow."""

    seat: int


def path_moves(state: State, seat: int) -> list[Move]:
    """Return every legal move by which a seat lays a path card from its hand."""
    found: list[Move] = []
    if state.marks[seat] & state.kit.path_blocking_marks:
        return found
    bits = 0
    for card in state.table.hands[seat]:
        bits |= state.kit.lay_bits[card]
    lay_moves(state, seat, bits, found)
    return found


def can_lay(state: State, seat: int, count: int) -> bool:
    """Return whether a seat can lay ``count`` paths from its hand, one after the other.

    Face-down cards stay face down in this test, so that it reveals none of them (R-193).
    Nuggets paid for the first path, such as for a pawn on its cell, are not available for the
    second (ME-7).
    """
    if sum(card < state.kit.paths for card in state.table.hands[seat]) < count:
        return False
    for path in path_moves(state, seat):
        if count == 1:
            return True
        if leads_on(state, seat, path, count - 1):
            return True
    return False


def leads_on(state: State, seat: int, path: Move, count: int) -> bool:
    """Return whether a seat could lay ``count`` more paths after ``path``, by public knowledge."""
    trial = state_after(state, seat, path)
    spend(trial, seat, path.kind)
    return can_lay(trial, seat, count)


def state_after(state: State, seat: int, path: Move) -> State:
    """Return a copy of the state with ``path`` laid by ``seat``; no card is turned over."""
    trial = state.clone()
    for part in state.parts.before_laying:
        trial.ledger = unseen_worths(trial.ledger)
        part.before_laying(trial, seat, path)
    lay_path(trial, seat, path.at, path.pose)
    return trial


def unseen_worths(ledger: Ledger) -> Ledger:
    """Return the ledger with each gold card worth enough to pay for all paths.

    The real values are secret (R-193).
    """
    return replace_fields(ledger, gold=tuple((PATHS,) * len(cards) for cards in ledger.gold))


def refuse_scout(state: State, seat: int) -> Refusal | None:
    """Return why a seat may not play the scout; ``None`` if it may (WC-17, R-68).

    It must be allowed to lay paths and able to lay two.
    """
    if state.marks[seat] & state.kit.path_blocking_marks:
        return refuse("R-68", "may-not-lay")
    return None if can_lay(state, seat, PATHS) else refuse("R-68", "no-two-paths")


class ScoutCard(ActionRule[State]):
    """The rule of the scout: its player lays two paths.

    The card is discarded after all their effects (WC-3, R-238). So a chest that they open
    cannot retrieve it, and it lies above the cards that they discard.
    """

    form = ""

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        """Return the card's only move if two paths can be laid."""
        return [state.book.say(PLAY, card=card)] if refuse_scout(state, seat) is None else ()

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse to play the card if two paths cannot be laid."""
        return refuse_scout(state, seat)

    def play(self, state: State, seat: int, move: Move) -> None:
        """Ask for the first path."""
        if state.log is not None:
            state.log.append(ScoutPlayed(seat))
        ask(state, Decision(SCOUT_PATH, seat, left=PATHS, move=move))


class ScoutPathRule(DecisionRule[State]):
    """The decision of which path to lay; the second must be laid if any fits (R-68).

    The first must leave a legal second one, judged by public knowledge.
    """

    def moves(self, state: State) -> list[Move]:
        """List the moves that lay a path; for the first path only those that allow a second."""
        asked = state.stack[-1]
        found = path_moves(state, asked.seat)
        if asked.left < PATHS:
            return found
        return [path for path in found if leads_on(state, asked.seat, path, asked.left - 1)]

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Refuse an illegal path, and a first path that allows no second one."""
        asked = state.stack[-1]
        if move.verb != LAY:
            return not_asked("R-68", state, move)
        refusal = not_in_hand("B-14", state, move) or explain_lay(
            state, asked.seat, move.at, move.pose
        )
        if refusal is None and asked.left == PATHS and not leads_on(state, asked.seat, move, 1):
            return refuse("R-68", "no-second-path", card=move.card)
        return refusal

    def play(self, state: State, move: Move) -> None:
        """Declare the path; it counts for the draw even if it is vetoed (R-66)."""
        asked = state.stack[-1]
        pop_question(state)
        left = asked.left - 1
        ask(state, Decision(SCOUT_PATH, asked.seat, left=left, move=asked.move))
        update_turn(state, draws=PATHS - left)
        declare(state, asked.seat, move)

    def resume(self, state: State) -> None:
        """Ask for the next path after the effects of the one before are resolved.

        Turned-over cards may have made the second path impossible: then it lapses (R-68, R-193).
        """
        asked = state.stack[-1]
        if not asked.left or not path_moves(state, asked.seat):
            finish_turn(state)

    def lapse(self, state: State, asked: Decision) -> None:
        """Discard the scout when no further path follows (WC-3)."""
        put_away(state, asked)


def implied_paths(state: State) -> tuple[int, Move | None]:
    """Return how many paths the scouting seat has shown that it can lay, and its waiting path.

    The waiting path has been declared but not yet laid; it comes first. ``None`` if there is
    none.
    """
    asked = state.stack[-1] if state.stack else None
    if asked is None:
        return 0, None
    if asked.kind == SCOUT_PATH:
        return asked.left, None
    moves = [other.move for other in state.stack if other.move is not None]
    scouting = [other for other in state.stack if other.kind == SCOUT_PATH]
    if scouting:
        path = next((move for move in moves if move.verb == LAY), None)
        return (0 if path is None else scouting[0].left), path
    return (PATHS if any(is_scout(state, move) for move in moves) else 0), None


def is_scout(state: State, move: Move) -> bool:
    """Return whether a move plays the scout."""
    return move.verb == PLAY and state.kit.effects[move.kind] == SCOUT_EFFECT


class Scout(Part):
    """A module that adds one card, the scout, and can be chosen alone (WC-2, R-70)."""

    id = "scout"
    title = "Scout"
    data = "scout.toml"
    actions: Mapping[str, ActionRule[State]] = {SCOUT_EFFECT: ScoutCard()}
    decisions: Mapping[str, DecisionRule[State]] = {SCOUT_PATH: ScoutPathRule()}
    events = (ScoutPlayed,)

    def complete(self, view: View, state: State, stream: Stream) -> None:
        """Give the scouting seat paths that it can lay, as it has shown that it can (R-68)."""
        many, path = implied_paths(state)
        scout = state.stack[0].seat if many else NOBODY
        if not many or scout == view.sight:
            return
        trial = state.clone() if path is None else state_after(state, scout, path)
        if can_lay(trial, scout, many):
            return
        deck = [card for card in state.kit.deck if card < state.kit.paths]
        for cards in dict.fromkeys(combinations(stream.shuffled(deck), many)):
            trial.table.hands[scout] = cards
            if can_lay(trial, scout, many):
                try:
                    state.table = deal_table(view, stream, cards)
                except ValueError:  # these are known to lie elsewhere
                    continue
                return

    def redact(self, event: Event, sight: Sight) -> Event | None:
        return event


SCOUT = Scout()
