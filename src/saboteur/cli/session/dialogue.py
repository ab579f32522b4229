"""Asking one seat for its decision: numbered menus, or the move itself as text."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.prose import paragraph
from saboteur.cli.session.interpreter import Interpreter, Situation
from saboteur.cli.session.menu import labels_of, menu_lines, option_lines
from saboteur.cli.session.screen import NO_CARD, Aside, Chosen, table_screen
from saboteur.cli.vocabulary import PASS
from saboteur.kernel.move import NOTHING, Move
from saboteur.picture.text.inks import HARM

MENU_ROOM: Final = 6
"""How many lines a menu takes before it grows in columns."""


class Dialogue:
    """Talks with the player of one seat until a legal move is chosen."""

    def __init__(self, interpreter: Interpreter) -> None:
        """Let ``interpreter`` answer what is no move."""
        self.interpreter = interpreter
        self.terminal = interpreter.terminal
        self.teller = interpreter.teller
        self.front = interpreter.front

    def ask(self, now: Situation) -> Move:
        """Return a legal move of the seat; raises ``Left`` if the player leaves."""
        by_card = self.front.from_hand(now.view, now.legal)
        return self._turn(now) if by_card else self._question(now)

    def _turn(self, now: Situation) -> Move:
        """Ask for a card, then for what to do with it; or for something else that may be done."""
        prompt = self.teller.say(self.front.prompt(now.view))
        self._draw_turn(now)
        while True:
            typed = self.interpreter.read(now, prompt)
            if typed:
                move = self._card_and_more(now, typed)
                if move is not None:
                    return move
            else:
                self._draw_turn(now)

    def _question(self, now: Situation) -> Move:
        """Ask anything that is not about a card of the hand: every answer has a number."""
        width, height = self.terminal.size
        view, teller = now.view, self.teller
        asked = paragraph(self.front.question(view, teller), width, STRONG)
        menu = menu_lines(
            self.front, now.legal, view, teller, width=width, room=MENU_ROOM, most=height // 2
        )
        cells = {move.at for move in now.legal}
        labels = labels_of(self.front, now.legal) if len(cells) > 1 else self.front.labels(view)
        self._draw_news(now, Chosen(NO_CARD, labels), [*asked, *menu])
        prompt = self.teller.say("prompt-answer", last=len(now.legal))
        while True:
            typed = self.interpreter.read(now, prompt)
            move = (
                self._numbered(typed, now.legal)
                if typed.isdecimal()
                else self._notation(now, typed)
            )
            if move is not None:
                return move

    def _card_and_more(self, now: Situation, typed: str) -> Move | None:
        """Understand a number, perhaps with a cell behind it, a pass, or a whole move."""
        first, *rest = typed.split()
        passes = self.interpreter.vocabulary.command(first) == PASS
        if passes and len(rest) == 1 and rest[0].isdecimal():
            passed = self.interpreter.card(now, rest[0])
            return None if passed is None else self._pass(now, passed)
        if not first.isdecimal():
            return self._notation(now, typed)
        options = self.front.options(now.view, now.legal)
        beyond = int(first) - len(now.view.hand) - 1
        if not rest and 0 <= beyond < len(options):
            return self._choose_option(now, options[beyond])
        card = self.interpreter.card(now, first)
        if card is None:
            return None
        if rest:
            return self._notation(now, self.interpreter.spell(now, card, rest))
        return self._choose_for(now, int(first) - 1)

    def _choose_for(self, now: Situation, place: int) -> Move | None:
        """Offer every way to play one card, and to pass it; ``None`` goes back."""
        card = now.view.hand[place]
        plays = self.front.plays(card, now.legal)
        title = self.teller.say("choices-title", card=self.teller.card(card), on=_target(plays))
        self._draw(now, Aside(title, moves=plays), Chosen(place, labels_of(self.front, plays)))
        if not plays:
            self.interpreter.why_idle(now, card)
        may_pass = any(move.verb == self.front.passes for move in now.legal)
        prompt = self.teller.say("prompt-choice" if may_pass else "prompt-place", last=len(plays))
        while True:
            typed = self.interpreter.read(now, prompt, card)
            if not typed:
                self._draw_turn(now)
                return None
            if self.interpreter.vocabulary.command(typed) == PASS:
                move = self._pass(now, card)
            elif typed.isdecimal():
                move = self._numbered(typed, plays)
            elif self.interpreter.is_cell(typed):
                move = self._notation(now, self.interpreter.spell(now, card, typed.split()))
            else:
                move = self._card_and_more(now, typed)
            if move is not None:
                return move

    def _choose_option(self, now: Situation, moves: Sequence[Move]) -> Move | None:
        """Offer the ways to do something that is no play of a card; ``None`` goes back."""
        if len(moves) == 1:
            return moves[0]
        title = self.teller.say("turn-choice")
        self._draw(now, Aside(title, moves=moves), Chosen(NO_CARD, labels_of(self.front, moves)))
        while True:
            typed = self.interpreter.read(now, self.teller.say("prompt-option", last=len(moves)))
            if not typed:
                self._draw_turn(now)
                return None
            move = self._numbered(typed, moves) if typed.isdecimal() else self._notation(now, typed)
            if move is not None:
                return move

    def _pass(self, now: Situation, card: str) -> Move | None:
        return self._notation(now, f"{self.front.passes} {card}")

    def _notation(self, now: Situation, typed: str) -> Move | None:
        """Read a move; one that is not allowed is answered with the reason."""
        if not typed:
            return None
        move, refusal = self.interpreter.judge(now, typed)
        if refusal is None:
            return move
        self.interpreter.refuse(refusal)
        return None

    def _numbered(self, typed: str, moves: Sequence[Move]) -> Move | None:
        if 1 <= int(typed) <= len(moves):
            return moves[int(typed) - 1]
        self.terminal.tell(self.teller.say("no-such-number", number=typed), HARM)
        return None

    def _draw_turn(self, now: Situation) -> None:
        """Draw the table with the news, and what may be done beside playing a card."""
        width, _ = self.terminal.size
        view, front = now.view, self.front
        options = front.options(view, now.legal)
        lines = option_lines(options, len(view.hand), self.teller, width)
        if not front.is_turn(view):
            lines = [*paragraph(front.question(view, self.teller), width, STRONG), *lines]
        self._draw_news(now, None, lines)

    def _draw_news(self, now: Situation, chosen: Chosen | None, below: Sequence[Text]) -> None:
        """Draw the table with what has happened since the seat last decided."""
        aside = Aside(self.teller.say("news-title"), sentences=now.news)
        self._draw(now, aside, chosen, below)

    def _draw(
        self,
        now: Situation,
        aside: Aside,
        chosen: Chosen | None,
        below: Sequence[Text] = (),
    ) -> None:
        screen = table_screen(
            self.front,
            now.view,
            self.teller,
            aside,
            self.terminal.size,
            chosen=chosen,
            legal=now.legal,
            below=len(below),
        )
        self.terminal.clear()
        self.terminal.show([*screen, *below])


def _target(plays: Sequence[Move]) -> str:
    """Say what a card is played on: a cell, a seat or nothing."""
    if any(move.at != NOTHING for move in plays):
        return "cell"
    return "seat" if any(move.whom != NOTHING for move in plays) else "nothing"
