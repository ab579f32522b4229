"""Input of one seat's decision: numbered menus, or the move itself as text."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from saboteur.cli.draw.palette import STRONG
from saboteur.cli.draw.text_layout import paragraph
from saboteur.cli.session.interpreter import Interpreter, Situation
from saboteur.cli.session.menu import labels_of, menu_lines, option_lines
from saboteur.cli.session.screen import NO_CARD, CardChoice, SidePanel, table_screen
from saboteur.cli.vocabulary import PASS
from saboteur.kernel.move import NOTHING, Move
from saboteur.picture.text.styles import HARM

MENU_LINES: Final = 6
"""The lines that a menu takes before it grows in columns."""


class Dialogue:
    """Asks the player of one seat until a legal move is chosen.

    The interpreter handles any other input.
    """

    def __init__(self, interpreter: Interpreter) -> None:
        self.interpreter = interpreter
        self.terminal = interpreter.terminal
        self.narrator = interpreter.narrator
        self.ui = interpreter.ui

    def choose_move(self, situation: Situation) -> Move:
        """Return a legal move of the seat; raise ``PlayerQuit`` if the player leaves."""
        by_card = self.ui.is_from_hand(situation.view, situation.legal)
        return self._ask_turn(situation) if by_card else self._ask_question(situation)

    def _ask_turn(self, now: Situation) -> Move:
        """Return a move, after asking for a card and its use, or for another option."""
        prompt = self.narrator.say(self.ui.prompt(now.view))
        self._draw_turn(now)
        while True:
            typed = self.interpreter.read_answer(now, prompt)
            if typed:
                move = self._parse_turn_input(now, typed)
                if move is not None:
                    return move
            else:
                self._draw_turn(now)

    def _ask_question(self, now: Situation) -> Move:
        """Ask a question that is not about a card of the hand, with a number for every answer."""
        width, height = self.terminal.size
        view, narrator = now.view, self.narrator
        asked = paragraph(self.ui.question(view, narrator), width, STRONG)
        menu = menu_lines(
            self.ui,
            now.legal,
            view,
            narrator,
            width=width,
            target_lines=MENU_LINES,
            max_lines=height // 2,
        )
        cells = {move.at for move in now.legal}
        labels = labels_of(self.ui, now.legal) if len(cells) > 1 else self.ui.labels(view)
        self._draw_news(now, CardChoice(NO_CARD, labels), [*asked, *menu])
        prompt = self.narrator.say("prompt-answer", last=len(now.legal))
        while True:
            typed = self.interpreter.read_answer(now, prompt)
            move = (
                self._move_by_number(typed, now.legal)
                if typed.isdecimal()
                else self._parse_move(now, typed)
            )
            if move is not None:
                return move

    def _parse_turn_input(self, now: Situation, typed: str) -> Move | None:
        """Return the move for typed input, or ``None`` to ask again.

        The input is the number of a card, optionally with its target, the number of an option,
        a pass, or a whole move.
        """
        first, *rest = typed.split()
        passes = self.interpreter.vocabulary.command(first) == PASS
        if passes and len(rest) == 1 and rest[0].isdecimal():
            passed = self.interpreter.card_by_number(now, rest[0])
            return None if passed is None else self._pass_move(now, passed)
        if not first.isdecimal():
            return self._parse_move(now, typed)
        options = self.ui.options(now.view, now.legal)
        beyond = int(first) - len(now.view.hand) - 1
        if not rest and 0 <= beyond < len(options):
            return self._choose_option(now, options[beyond])
        card = self.interpreter.card_by_number(now, first)
        if card is None:
            return None
        if rest:
            return self._parse_move(now, self.interpreter.expand_move(now, card, rest))
        return self._choose_for_card(now, int(first) - 1)

    def _choose_for_card(self, now: Situation, place: int) -> Move | None:
        """Offer every way to play one card, and to pass it; return ``None`` to go back."""
        card = now.view.hand[place]
        plays = self.ui.plays(card, now.legal)
        title = self.narrator.say("choices-title", card=self.narrator.card(card), on=_target(plays))
        self._draw(now, SidePanel(title, moves=plays), CardChoice(place, labels_of(self.ui, plays)))
        if not plays:
            self.interpreter.explain_unplayable(now, card)
        may_pass = any(move.verb == self.ui.passes for move in now.legal)
        prompt = self.narrator.say("prompt-choice" if may_pass else "prompt-place", last=len(plays))
        while True:
            typed = self.interpreter.read_answer(now, prompt, card)
            if not typed:
                self._draw_turn(now)
                return None
            if self.interpreter.vocabulary.command(typed) == PASS:
                move = self._pass_move(now, card)
            elif typed.isdecimal():
                move = self._move_by_number(typed, plays)
            elif self.interpreter.is_cell(typed):
                move = self._parse_move(now, self.interpreter.expand_move(now, card, typed.split()))
            else:
                move = self._parse_turn_input(now, typed)
            if move is not None:
                return move

    def _choose_option(self, now: Situation, moves: Sequence[Move]) -> Move | None:
        """Offer the moves of an option that plays no card; return ``None`` to go back."""
        if len(moves) == 1:
            return moves[0]
        title = self.narrator.say("turn-choice")
        self._draw(
            now, SidePanel(title, moves=moves), CardChoice(NO_CARD, labels_of(self.ui, moves))
        )
        while True:
            typed = self.interpreter.read_answer(
                now, self.narrator.say("prompt-option", last=len(moves))
            )
            if not typed:
                self._draw_turn(now)
                return None
            move = (
                self._move_by_number(typed, moves)
                if typed.isdecimal()
                else self._parse_move(now, typed)
            )
            if move is not None:
                return move

    def _pass_move(self, now: Situation, card: str) -> Move | None:
        return self._parse_move(now, f"{self.ui.passes} {card}")

    def _parse_move(self, now: Situation, typed: str) -> Move | None:
        """Parse a move; if it is not allowed, print the reason and return ``None``."""
        if not typed:
            return None
        move, refusal = self.interpreter.check_move(now, typed)
        if refusal is None:
            return move
        self.interpreter.print_refusal(refusal)
        return None

    def _move_by_number(self, typed: str, moves: Sequence[Move]) -> Move | None:
        if 1 <= int(typed) <= len(moves):
            return moves[int(typed) - 1]
        self.terminal.print_text(self.narrator.say("no-such-number", number=typed), HARM)
        return None

    def _draw_turn(self, now: Situation) -> None:
        """Draw the table with the news, and the options besides playing a card."""
        width, _ = self.terminal.size
        view, ui = now.view, self.ui
        options = ui.options(view, now.legal)
        lines = option_lines(options, len(view.hand), self.narrator, width)
        if not ui.is_turn(view):
            lines = [*paragraph(ui.question(view, self.narrator), width, STRONG), *lines]
        self._draw_news(now, None, lines)

    def _draw_news(self, now: Situation, chosen: CardChoice | None, below: Sequence[Text]) -> None:
        """Draw the table with the events since the seat's last decision."""
        side_panel = SidePanel(self.narrator.say("news-title"), sentences=now.news)
        self._draw(now, side_panel, chosen, below)

    def _draw(
        self,
        now: Situation,
        side_panel: SidePanel,
        chosen: CardChoice | None,
        below: Sequence[Text] = (),
    ) -> None:
        screen = table_screen(
            self.ui,
            now.view,
            self.narrator,
            side_panel,
            self.terminal.size,
            chosen=chosen,
            legal=now.legal,
            reserved_lines=len(below),
        )
        self.terminal.clear()
        self.terminal.print_lines([*screen, *below])


def _target(plays: Sequence[Move]) -> str:
    """Return the kind of a card's targets: cells, seats or none."""
    if any(move.at != NOTHING for move in plays):
        return "cell"
    return "seat" if any(move.whom != NOTHING for move in plays) else "nothing"
