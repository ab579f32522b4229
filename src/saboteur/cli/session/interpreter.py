"""Interprets what a player types: short forms of moves, and questions about moves and rules."""

import re
from collections.abc import Sequence
from typing import Final

from saboteur.cli.draw.rule_lookup import (
    matching_ids,
    nearest_ids,
    parse_rule_id,
    rule_ids,
    rule_lines,
    title_lines,
)
from saboteur.cli.draw.terminal import Terminal
from saboteur.cli.families.family_ui import FamilyView
from saboteur.cli.families.narrator import Narrator
from saboteur.cli.families.registry import FAMILY_UIS
from saboteur.cli.session.record_file import RecordFile
from saboteur.cli.vocabulary import HELP, LOG, QUIT, RULES, SAVE, TURNED, WHY, YES, Vocabulary
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import MalformedMove, Refusal
from saboteur.kernel.value import value_class
from saboteur.picture.text.styles import FAINT, HARM
from saboteur.play.game import game_from_view

REFUSED_MARK: Final = "✗"
CELL_PATTERN: Final = re.compile(r"-?\d+,-?\d+(\s|$)")


class PlayerQuit(Exception):
    """The player wants to leave the game."""


@value_class
class Situation:
    """The data shown to a seat at its decision."""

    view: FamilyView
    legal: tuple[Move, ...]
    news: Sequence[str]
    """Sentences for the events since the seat's last decision."""
    log: Sequence[str]
    """Sentences for the events of this round."""


class Interpreter:
    """Checks typed moves and answers questions, from the knowledge of one seat."""

    def __init__(
        self, terminal: Terminal, narrator: Narrator, rules: AnyRuleSet, record_file: RecordFile
    ) -> None:
        self.terminal = terminal
        self.narrator = narrator
        self.rules = rules
        self.ui = FAMILY_UIS[rules.family]
        self.record_file = record_file
        self.vocabulary = Vocabulary(narrator.texts)

    def read_answer(self, now: Situation, prompt: str, card: str | None = None) -> str:
        """Read a line and answer it if it is a question; return any other input.

        While the target of ``card`` is being chosen, a cell alone refers to that card.
        """
        while True:
            typed = self.terminal.read_line(prompt)
            first, _, rest = typed.partition(" ")
            command = self.vocabulary.command(first)
            rest = rest.strip()
            if command == HELP:
                self._help(now)
            elif command == WHY:
                if card is not None and self.is_cell(rest):
                    rest = self.expand_move(now, card, rest.split())
                self.explain_move(now, rest)
            elif command == RULES:
                self.print_rule(rest)
            elif command == LOG:
                self._log(now)
            elif command == SAVE:
                self._save(rest)
            elif command == QUIT:
                self._quit()
            else:
                return typed

    def check_move(self, now: Situation, typed: str) -> tuple[Move | None, Refusal | None]:
        """Parse a move and check it by the rules, in a world consistent with the seat's view.

        Returns the move and, if it is not allowed, the refusal. If the input is no move, it prints
        that and returns ``(None, None)``.
        """
        try:
            move = self.rules.parse_move(" ".join(typed.split()))
        except MalformedMove:
            self.terminal.print_text(self.narrator.say("not-understood", typed=typed), HARM)
            return None, None
        if move in now.legal:
            return move, None
        return move, game_from_view(self.rules, now.view, "why").explain(move)

    def expand_move(self, now: Situation, card: str, rest: list[str]) -> str:
        """Expand a short form: ``2 3,0 t`` becomes ``lay cross 3,0 turned``."""
        turned = self.ui.turned
        words = [turned if self.vocabulary.command(word) == TURNED else word for word in rest]
        return " ".join([self.ui.verb(now.view, card), card, *words])

    def card_by_number(self, now: Situation, typed: str) -> str | None:
        """Return the card of the hand for a typed number, or print an error and return ``None``."""
        hand = now.view.hand
        if typed.isdecimal() and 1 <= int(typed) <= len(hand):
            return hand[int(typed) - 1]
        self.terminal.print_text(self.narrator.say("no-such-card", number=typed), HARM)
        return None

    def explain_move(self, now: Situation, asked: str) -> None:
        """Print why a move is not allowed, or that it is."""
        if not asked:
            self.terminal.print_text(self.narrator.say("why-what"))
            return
        first, *rest = asked.split()
        if first.isdecimal():
            card = self.card_by_number(now, first)
            if card is None:
                return
            if not rest:
                self.explain_unplayable(now, card)
                return
            asked = self.expand_move(now, card, rest)
        move, refusal = self.check_move(now, asked)
        if refusal is not None:
            self.print_refusal(refusal)
        elif move is not None:
            self.terminal.print_text(self.narrator.say("why-allowed", move=str(move)))

    def explain_unplayable(self, now: Situation, card: str) -> None:
        """Print why a card can only be passed, if that is so."""
        if self.ui.plays(card, now.legal):
            self.terminal.print_text(
                self.narrator.say("why-playable", card=self.narrator.card(card))
            )
            return
        reason = self.ui.why_unplayable(
            now.view, card, lambda typed: self.check_move(now, typed)[1]
        )
        if isinstance(reason, Refusal):
            self.print_refusal(reason)
        else:
            self.terminal.print_text(self.narrator.say(reason), HARM)

    def print_refusal(self, refusal: Refusal) -> None:
        """Print the reason of a refusal, then the text of its clause."""
        self.terminal.print_text(f"{REFUSED_MARK} {self.narrator.refusal(refusal)}", HARM)
        texts = self.narrator.texts
        if refusal.clause in rule_ids(texts):
            width = self.terminal.text_width
            self.terminal.print_lines(rule_lines(texts, refusal.clause, width, with_source=False))

    def print_rule(self, asked: str) -> None:
        """Print the rule with the id ``asked``, or list the rules that contain its words."""
        texts = self.narrator.texts
        key = parse_rule_id(asked)
        if key in rule_ids(texts):
            self.terminal.print_lines(rule_lines(texts, key, self.terminal.text_width))
        elif key is not None:
            near = ", ".join(nearest_ids(texts, key))
            self.terminal.print_text(self.narrator.say("rules-unknown", asked=key, near=near), HARM)
        elif asked:
            found = matching_ids(texts, asked)
            self.terminal.print_lines(title_lines(texts, found))
            if not found:
                self.terminal.print_text(self.narrator.say("rules-none", words=asked), HARM)
        else:
            self.terminal.print_text(self.narrator.say("rules-how"))

    @staticmethod
    def is_cell(typed: str) -> bool:
        """Whether a line is a cell, optionally with a half-turn."""
        return CELL_PATTERN.match(typed) is not None

    def _help(self, now: Situation) -> None:
        texts, width = self.narrator.texts, self.terminal.text_width
        self.terminal.print_lines(self.ui.help(now.view.kit, texts, width))

    def _log(self, now: Situation) -> None:
        for sentence in now.log:
            self.terminal.print_text(f"· {sentence}")

    def _save(self, path: str) -> None:
        try:
            if path:
                self.record_file.choose(path)
        except ValueError:
            self.terminal.print_text(self.narrator.say("error-save", file=path), HARM)
        self.terminal.print_unwrapped(
            self.narrator.say("save-later", file=str(self.record_file.path)), FAINT
        )

    def _quit(self) -> None:
        answer = self.terminal.read_line(self.narrator.say("prompt-quit"))
        if self.vocabulary.command(answer) == YES:
            raise PlayerQuit
