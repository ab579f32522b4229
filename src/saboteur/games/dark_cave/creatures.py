"""Creatures: called from an abyss, moved step by step, repelled by an axe (DC-41 to DC-51)."""

from collections.abc import Sequence

from saboteur.games.answers import AnswerRule
from saboteur.games.book import PLAY, STOP
from saboteur.games.dark_cave.book import DECLINE, FACE, REPEL, STEP
from saboteur.games.dark_cave.flow import CREATURE_STEP, face, proceed, strike
from saboteur.games.dark_cave.kit import CREATURES
from saboteur.games.dark_cave.operations import ask_next, update_turn
from saboteur.games.dark_cave.pieces import (
    call_creature,
    creature_at_work,
    keep_axe,
    move_creature,
    repel_creature,
)
from saboteur.games.dark_cave.state import State
from saboteur.games.dark_cave.steps import dwarves_on, next_spaces
from saboteur.games.decisions import ActionRule, DecisionRule, not_asked
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import xy
from saboteur.kernel.maze import Node, cell_of, node_at
from saboteur.kernel.move import NOTHING, Move
from saboteur.kernel.refusal import Refusal, refuse
from saboteur.kernel.tile import NODES_PER_CARD


class CallRule(ActionRule[State]):
    """The rule of creatures: put one on any abyss, or move it further if in play (DC-41, DC-47)."""

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        """Return a move for each abyss; only one move if the creature is in play."""
        if state.creatures[state.kit.creature[card]] is not None:
            return [state.book.say(PLAY, card=card)]
        return [
            state.book.say(PLAY, card=card, cell=place, value=space)
            for place, pose in sorted(state.maze.cards.items())
            for space in state.kit.abysses[pose // 2]
        ]

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse an abyss if the creature is in play, and otherwise a space that is no abyss.

        Abysses in all parts of the cave are allowed (R-234).
        """
        creature = state.kit.creature[move.kind]
        called = state.creatures[creature] is not None
        if called and move.at != NOTHING:
            return refuse("DC-47", "creature-in-play", creature=CREATURES[creature])
        if called:
            return None
        if move.at == NOTHING:
            return refuse("DC-41", "creature-not-in-play", creature=CREATURES[creature])
        pose = state.maze.cards.get(move.at)
        if pose is None or move.number not in state.kit.abysses[pose // 2]:
            return refuse("DC-41", "no-abyss", cell=xy(move.at))
        return None

    def play(self, state: State, seat: int, move: Move) -> None:
        """Call the creature: it attacks the dwarves on the abyss (R-162) or else begins to move.

        A creature that was in play does not attack on the space where it starts (DC-47).
        """
        creature = state.kit.creature[move.kind]
        before = state.creatures[creature]
        node = node_at(move.at, move.number) if before is None else before.node
        call_creature(state, seat, move.kind, node)
        left = state.kit.distances[creature]
        if before is None and dwarves_on(state, node):
            _attack(state, creature)
        else:
            _drive_on(state, move.kind, left)


def _attack(state: State, creature: int) -> None:
    """Attack all dwarves on a creature's space; its remaining steps lapse (DC-43)."""
    update_turn(state, attackers=(creature,))
    proceed(state)


def _drive_on(state: State, card: int, left: int) -> None:
    """Ask for the creature's next step, or continue the turn if no step is left or possible."""
    node = creature_at_work(state, state.kit.creature[card]).node
    if left and next_spaces(state, node):
        ask_next(state, Decision(CREATURE_STEP, state.turn.seat, card=card, left=left))
    else:
        proceed(state)


class CreatureStepRule(DecisionRule[State]):
    """The decision of a creature's next step, in any direction, or to stop (DC-42).

    The creature uses ladders, bridges and tunnels freely but cannot enter face-down goals
    (DC-45). It may stand on the exit (R-163).
    """

    def moves(self, state: State) -> list[Move]:
        """Return a move for each space one step away, and one to stop."""
        book = state.book
        found = [
            book.say(STEP, cell=cell_of(node), value=node % NODES_PER_CARD) for node in _ways(state)
        ]
        return [*found, book.words[STOP]]

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Refuse a space that is not one step away."""
        if move.verb == STOP:
            return None
        if move.verb != STEP:
            return not_asked("DC-42", state, move)
        return None if _target(move) in _ways(state) else refuse_step("DC-45", move)

    def play(self, state: State, move: Move) -> None:
        """Move the creature; it stops and attacks if it meets a dwarf (DC-43, DC-51)."""
        asked = state.stack[-1]
        creature = state.kit.creature[asked.card]
        if move.verb == STOP:
            proceed(state)
            return
        node = _target(move)
        move_creature(state, creature, node)
        if dwarves_on(state, node):
            _attack(state, creature)
        else:
            _drive_on(state, asked.card, asked.left - 1)


def _ways(state: State) -> list[Node]:
    creature = state.kit.creature[state.stack[-1].card]
    return next_spaces(state, creature_at_work(state, creature).node)


def _target(move: Move) -> Node:
    """Return the space named by a step, or ``NOTHING`` if no card has such a space."""
    return node_at(move.at, move.number) if move.number < NODES_PER_CARD else NOTHING


def refuse_step(clause: str, move: Move) -> Refusal:
    """Return the refusal of a space that is not one step away."""
    return refuse(clause, "not-one-step", cell=xy(move.at), space=move.number)


class AttackOrderRule(DecisionRule[State]):
    """The decision of which creature attacks next when a dwarf meets several (R-228)."""

    def moves(self, state: State) -> list[Move]:
        """Return a move for each creature that is still to attack."""
        return [state.book.say(FACE, word=CREATURES[creature]) for creature in state.turn.attackers]

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Refuse a creature that is not about to attack."""
        if move.verb != FACE:
            return not_asked("DC-74", state, move)
        if CREATURES.index(move.word) not in state.turn.attackers:
            return refuse("R-228", "creature-not-there", creature=move.word)
        return None

    def play(self, state: State, move: Move) -> None:
        face(state, CREATURES.index(move.word))


class RepelRule(AnswerRule[State]):
    """The decision of an attacked seat with an axe to repel the creature (DC-39, R-229)."""

    clause = "DC-39"
    answers = (REPEL, DECLINE)

    def play(self, state: State, move: Move) -> None:
        """Repel the creature, which ends its attack (DC-44), or ask the next seat with an axe.

        If all decline, the creature attacks.
        """
        asked = state.stack[-1]
        creature = state.kit.creature[asked.card]
        if move.verb == REPEL:
            repel_creature(state, asked.seat, creature)
            proceed(state)
            return
        keep_axe(state, asked.seat, creature)
        if asked.seats:
            ask_next(
                state,
                Decision(
                    asked.kind, asked.seats[0], cell=asked.cell, seats=asked.seats[1:],
                    card=asked.card,
                ),
            )  # fmt: skip
        else:
            strike(state, creature)
