"""Answers to what a player asks besides his decision: help, reasons, rules, the log."""

import re
from collections.abc import Sequence
from typing import Final

from saboteur.cli.draw.rulebook import (
    matching_ids,
    nearest_ids,
    rule_ids,
    rule_lines,
    title_lines,
    typed_id,
)
from saboteur.cli.draw.terminal import Terminal
from saboteur.cli.families.front import Seen
from saboteur.cli.families.registry import FRONTS
from saboteur.cli.families.teller import Teller
from saboteur.cli.session.record_file import RecordFile
from saboteur.cli.vocabulary import HELP, LOG, QUIT, RULES, SAVE, TURNED, WHY, YES, Vocabulary
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import MalformedMove, Refusal
from saboteur.kernel.value import value
from saboteur.picture.text.inks import FAINT, HARM
from saboteur.play.game import complete

REFUSED: Final = "✗"
CELL: Final = re.compile(r"-?\d+,-?\d+(\s|$)")


class Left(Exception):
    """The player wants to leave the game."""


@value
class Situation:
    """What a seat is shown when it must decide."""

    view: Seen
    legal: tuple[Move, ...]
    news: Sequence[str]
    """What happened since the seat last decided."""
    log: Sequence[str]
    """What happened in this round."""


class Interpreter:
    """Answers the player of one seat, from what that seat may know."""

    def __init__(
        self, terminal: Terminal, teller: Teller, rules: AnyRuleSet, record_file: RecordFile
    ) -> None:
        """Answer on a terminal; ``record_file`` is where the record will go."""
        self.terminal = terminal
        self.teller = teller
        self.rules = rules
        self.front = FRONTS[rules.family]
        self.record_file = record_file
        self.vocabulary = Vocabulary(teller.texts)

    def read(self, now: Situation, prompt: str, card: str | None = None) -> str:
        """Read a line and answer it if it is a question; return anything else.

        While a card is being chosen for, a cell alone speaks of that card.
        """
        while True:
            typed = self.terminal.ask(prompt)
            first, _, rest = typed.partition(" ")
            command = self.vocabulary.command(first)
            rest = rest.strip()
            if command == HELP:
                self._help(now)
            elif command == WHY:
                if card is not None and self.is_cell(rest):
                    rest = self.spell(now, card, rest.split())
                self.why(now, rest)
            elif command == RULES:
                self.rule(rest)
            elif command == LOG:
                self._log(now)
            elif command == SAVE:
                self._save(rest)
            elif command == QUIT:
                self._quit()
            else:
                return typed

    def judge(self, now: Situation, typed: str) -> tuple[Move | None, Refusal | None]:
        """Parse a move and ask the rules about it, in a world made of what the seat sees."""
        try:
            move = self.rules.parse_move(" ".join(typed.split()))
        except MalformedMove:
            self.terminal.tell(self.teller.say("not-understood", typed=typed), HARM)
            return None, None
        if move in now.legal:
            return move, None
        return move, complete(self.rules, now.view, "why").explain(move)

    def spell(self, now: Situation, card: str, rest: list[str]) -> str:
        """Spell a short form out: ``2 3,0 t`` becomes ``lay cross 3,0 turned``."""
        turned = self.front.turned
        words = [turned if self.vocabulary.command(word) == TURNED else word for word in rest]
        return " ".join([self.front.verb(now.view, card), card, *words])

    def card(self, now: Situation, typed: str) -> str | None:
        """Return the card of the hand that was typed by its number."""
        hand = now.view.hand
        if typed.isdecimal() and 1 <= int(typed) <= len(hand):
            return hand[int(typed) - 1]
        self.terminal.tell(self.teller.say("no-such-card", number=typed), HARM)
        return None

    def why(self, now: Situation, asked: str) -> None:
        """Say why a move is not allowed, or that it is."""
        if not asked:
            self.terminal.tell(self.teller.say("why-what"))
            return
        first, *rest = asked.split()
        if first.isdecimal():
            card = self.card(now, first)
            if card is None:
                return
            if not rest:
                self.why_idle(now, card)
                return
            asked = self.spell(now, card, rest)
        move, refusal = self.judge(now, asked)
        if refusal is not None:
            self.refuse(refusal)
        elif move is not None:
            self.terminal.tell(self.teller.say("why-allowed", move=str(move)))

    def why_idle(self, now: Situation, card: str) -> None:
        """Say why a card can only be passed, if that is so."""
        if self.front.plays(card, now.legal):
            self.terminal.tell(self.teller.say("why-playable", card=self.teller.card(card)))
            return
        reason = self.front.idle(now.view, card, lambda typed: self.judge(now, typed)[1])
        if isinstance(reason, Refusal):
            self.refuse(reason)
        else:
            self.terminal.tell(self.teller.say(reason), HARM)

    def refuse(self, refusal: Refusal) -> None:
        """Tell the reason, the clause and its text."""
        self.terminal.tell(f"{REFUSED} {self.teller.refusal(refusal)}", HARM)
        texts = self.teller.texts
        if refusal.clause in rule_ids(texts):
            width = self.terminal.text_width
            self.terminal.show(rule_lines(texts, refusal.clause, width, whence=False))

    def rule(self, asked: str) -> None:
        """Show a rule by its id, or list those that speak of some words."""
        texts = self.teller.texts
        key = typed_id(asked)
        if key in rule_ids(texts):
            self.terminal.show(rule_lines(texts, key, self.terminal.text_width))
        elif key is not None:
            near = ", ".join(nearest_ids(texts, key))
            self.terminal.tell(self.teller.say("rules-unknown", asked=key, near=near), HARM)
        elif asked:
            found = matching_ids(texts, asked)
            self.terminal.show(title_lines(texts, found))
            if not found:
                self.terminal.tell(self.teller.say("rules-none", words=asked), HARM)
        else:
            self.terminal.tell(self.teller.say("rules-how"))

    @staticmethod
    def is_cell(typed: str) -> bool:
        """Whether a line begins with a cell and says no more than which and which way round."""
        return CELL.match(typed) is not None

    def _help(self, now: Situation) -> None:
        texts, width = self.teller.texts, self.terminal.text_width
        self.terminal.show(self.front.help(now.view, texts, width))

    def _log(self, now: Situation) -> None:
        for sentence in now.log:
            self.terminal.tell(f"· {sentence}")

    def _save(self, path: str) -> None:
        try:
            if path:
                self.record_file.choose(path)
        except ValueError:
            self.terminal.tell(self.teller.say("error-save", file=path), HARM)
        self.terminal.tell_whole(
            self.teller.say("save-later", file=str(self.record_file.path)), FAINT
        )

    def _quit(self) -> None:
        answer = self.terminal.ask(self.teller.say("prompt-quit"))
        if self.vocabulary.command(answer) == YES:
            raise Left
