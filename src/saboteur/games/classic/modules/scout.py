"""Scout (2022): lay two path cards in one turn, one after the other, and draw two (WC-17).

The hand is one card lower for the rest of the round: three cards leave it, or two if the second
path turns out to be impossible, and as many are drawn as paths were put down (WC-21, R-66).
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final, TypeAlias, assert_never, cast

from saboteur.games.book import PLAY
from saboteur.games.classic.completion import deal_table
from saboteur.games.classic.decisions import ActionRule, DecisionRule
from saboteur.games.classic.flow import proceed
from saboteur.games.classic.ledger import Ledger
from saboteur.games.classic.operations import lay_path, promise, put_away
from saboteur.games.classic.part import Part
from saboteur.games.classic.paths import explain_lay, lay_moves
from saboteur.games.classic.state import NOBODY, State
from saboteur.games.classic.turn import declare
from saboteur.games.classic.view import View
from saboteur.games.decisions import not_asked, not_in_hand
from saboteur.games.operations import answered, ask
from saboteur.kernel.decision import Decision
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import Stream
from saboteur.kernel.refusal import Refusal, refuse
from saboteur.kernel.sight import Sight
from saboteur.kernel.value import changed, value
from saboteur.kernel.wording import LAY

SCOUT_PATH: Final = "scout-path"
"""The decision; ``left`` says how many paths may still be put down."""
SCOUT_EFFECT: Final = "scout"
PATHS: Final = 2


@value
class ScoutPlayed(Event):
    """A scout was played; two paths follow."""

    seat: int


@value
class ScoutDiscarded(Event):
    """No path follows any more: the scout went to the discard."""

    seat: int


ScoutEvent: TypeAlias = ScoutPlayed | ScoutDiscarded


def paths(state: State, seat: int) -> list[Move]:
    """List every legal way for a seat to lay a path of its hand."""
    found: list[Move] = []
    if state.marks[seat] & state.kit.barring:
        return found
    bits = 0
    for card in state.table.hands[seat]:
        bits |= state.kit.lay_bits[card]
    lay_moves(state, seat, bits, found)
    return found


def can_lay(state: State, seat: int, many: int) -> bool:
    """Whether a seat can lay so many paths of its hand, one after the other.

    Face-down cards stay down for this, so that none of them is given away (R-193); what is due
    for the first path, such as a pawn in its way, can't be paid again for the second (ME-7).
    """
    if sum(card < state.kit.paths for card in state.table.hands[seat]) < many:
        return False
    for path in paths(state, seat):
        if many == 1:
            return True
        trial = state.clone()
        for part in state.parts.before_laying:
            trial.ledger = unseen_worths(trial.ledger)
            part.before_laying(trial, seat, path)
        lay_path(trial, seat, path.cell, path.pose)
        if can_lay(trial, seat, many - 1):
            return True
    return False


def unseen_worths(ledger: Ledger) -> Ledger:
    """Let all gold cards be worth enough: nobody sees what they are worth (R-193)."""
    return changed(ledger, gold=tuple((PATHS,) * len(cards) for cards in ledger.gold))


def refuse_scout(state: State, seat: int) -> Refusal | None:
    """Say why a seat may not play the scout: it must be able to lay two paths (WC-17, R-68)."""
    if state.marks[seat] & state.kit.barring:
        return refuse("R-68", "may-not-lay")
    return None if can_lay(state, seat, PATHS) else refuse("R-68", "no-two-paths")


class ScoutCard(ActionRule[State]):
    """Two paths are laid with it; it is discarded after them (WC-3).

    Until then it counts with the hand, as a forgotten treasure is not in the discard that it
    looks through (R-63): a chest that one of the paths opens does not dig it up.
    """

    form = ""

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        """List it if two paths can be laid."""
        return [state.book.say(PLAY, card=card)] if refuse_scout(state, seat) is None else ()

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse it if two paths cannot be laid."""
        return refuse_scout(state, seat)

    def play(self, state: State, seat: int, move: Move) -> None:
        """Ask for the first path."""
        if state.log is not None:
            state.log.append(ScoutPlayed(seat))
        ask(state, Decision(SCOUT_PATH, seat, left=PATHS, move=move))


class ScoutPathRule(DecisionRule[State]):
    """The scout lays a path by the usual rules; the second is compulsory if any fits (R-68)."""

    def moves(self, state: State) -> list[Move]:
        """List the ways to lay a path."""
        return paths(state, state.stack[-1].seat)

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Refuse anything but a legal path of the hand."""
        seat = state.stack[-1].seat
        if move.verb != LAY:
            return not_asked("R-68", state, move)
        return not_in_hand("B-14", state, move) or explain_lay(state, seat, move.cell, move.pose)

    def play(self, state: State, move: Move) -> None:
        """Put the path down; it counts for the draw even if it is vetoed then (R-66)."""
        asked = state.stack[-1]
        answered(state)
        left = asked.left - 1
        ask(state, Decision(SCOUT_PATH, asked.seat, left=left, move=asked.move))
        promise(state, draws=PATHS - left)
        declare(state, asked.seat, move)

    def resume(self, state: State) -> None:
        """Go on when a path and all that it reached is resolved.

        What was turned over may have made the second path impossible: it lapses (R-68, R-193).
        """
        asked = state.stack[-1]
        if not asked.left or not paths(state, asked.seat):
            answered(state)
            self.lapse(state, asked)
            proceed(state)

    def lapse(self, state: State, asked: Decision) -> None:
        """Discard the scout: no path follows any more (WC-3)."""
        put_away(state, asked)
        if state.log is not None:
            state.log.append(ScoutDiscarded(asked.seat))


def implied_paths(state: State) -> int:
    """Return how many paths the seat on turn must be able to lay, since it is scouting."""
    asked = state.stack[-1] if state.stack else None
    if asked is not None and asked.kind == SCOUT_PATH:
        return asked.left
    if asked is None or asked.move is None or asked.move.verb != PLAY:
        return 0
    return PATHS if state.kit.effects[asked.move.kind] == SCOUT_EFFECT else 0


class Scout(Part):
    """One more card in the deck, switched on by itself (WC-2, R-70)."""

    id = "scout"
    title = "Scout"
    data = "scout.toml"
    actions: Mapping[str, ActionRule[State]] = {SCOUT_EFFECT: ScoutCard()}
    decisions: Mapping[str, DecisionRule[State]] = {SCOUT_PATH: ScoutPathRule()}
    events = (ScoutPlayed, ScoutDiscarded)

    def complete(self, view: View, state: State, stream: Stream) -> None:
        """Let whoever is scouting hold the paths that everybody knows he can lay (R-68)."""
        many = implied_paths(state)
        scout = state.stack[0].seat if many else NOBODY
        if not many or scout == view.sight or can_lay(state, scout, many):
            return
        deck = [card for card in state.kit.deck if card < state.kit.paths]
        trial = state.clone()
        for cards in dict.fromkeys(combinations(stream.shuffled(deck), many)):
            trial.table.hands[scout] = cards
            if can_lay(trial, scout, many):
                try:
                    state.table = deal_table(view, stream, cards)
                except ValueError:  # these are known to lie elsewhere
                    continue
                return

    def redact(self, event: Event, sight: Sight) -> Event | None:
        """Everybody sees it."""
        match cast("ScoutEvent", event):
            case ScoutPlayed() | ScoutDiscarded() as public:
                return public
            case other:
                assert_never(other)


SCOUT = Scout()
