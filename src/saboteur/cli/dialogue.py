"""Asking one seat for its decision: numbered menus, or the move itself as text."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from saboteur.cli.commands import PASS
from saboteur.cli.counsel import Counsel, Situation
from saboteur.cli.menu import declared_spot, labels_of, menu_lines, plays_of
from saboteur.cli.options import option_lines, turn_options
from saboteur.cli.palette import HARM, STRONG
from saboteur.cli.panel import paragraph
from saboteur.cli.screen import NO_CARD, Aside, Chosen, from_hand, table_screen
from saboteur.games.classic import book
from saboteur.games.classic.operations import TURN
from saboteur.games.classic.view import View
from saboteur.kernel.geometry import cell_text
from saboteur.kernel.move import NOTHING, Move

MENU_ROOM: Final = 6
"""How many lines a menu takes before it grows in columns."""


class Dialogue:
    """Talks with the player of one seat until a legal move is chosen."""

    def __init__(self, counsel: Counsel) -> None:
        """Let ``counsel`` answer what is no move."""
        self.counsel = counsel
        self.terminal = counsel.terminal
        self.teller = counsel.teller

    def ask(self, now: Situation) -> Move:
        """Return a legal move of the seat; raises ``Left`` if the player leaves."""
        return self._turn(now) if from_hand(now.view, now.legal) else self._question(now)

    def _turn(self, now: Situation) -> Move:
        """Ask for a card, then for what to do with it; or for something else that may be done."""
        prompt = self.teller.say("prompt-turn" if now.view.asked == TURN else "prompt-path")
        self._draw_turn(now)
        while True:
            typed = self.counsel.read(now, prompt)
            if typed:
                move = self._card_and_more(now, typed)
                if move is not None:
                    return move
            else:
                self._draw_turn(now)

    def _question(self, now: Situation) -> Move:
        """Ask anything that is not about a card of the hand: every answer has a number."""
        width, height = self.terminal.size
        lines = [
            *paragraph(self._asked(now.view), width, STRONG),
            *menu_lines(now.legal, now.view, self.teller, width, MENU_ROOM, most=height // 2),
        ]
        cells = {move.cell for move in now.legal}
        labels = labels_of(now.legal) if len(cells) > 1 else declared_spot(now.view)
        self._draw_news(now, Chosen(NO_CARD, labels), lines)
        prompt = self.teller.say("prompt-answer", last=len(now.legal))
        while True:
            typed = self.counsel.read(now, prompt)
            move = (
                self._numbered(typed, now.legal)
                if typed.isdecimal()
                else self._notation(now, typed)
            )
            if move is not None:
                return move

    def _asked(self, view: View) -> str:
        """Put the question into words."""
        decision = view.stack[-1]
        declared = decision.move
        pair = declared is not None and declared.other >= 0
        return self.teller.say(
            f"ask-{decision.kind}",
            cell="" if decision.cell < 0 else cell_text(decision.cell),
            card="" if decision.card < 0 else self.teller.card(view.kit.names[decision.card]),
            name="" if view.turn is None else self.teller.player(view.turn),
            left=decision.left,
            declared="" if declared is None else self.teller.declared(declared),
            cells=self.teller.cells((declared.cell, declared.other)) if declared and pair else "",
            offered=_offered(view),
        )

    def _card_and_more(self, now: Situation, typed: str) -> Move | None:
        """Understand a number, perhaps with a cell behind it, a pass, or a whole move."""
        first, *rest = typed.split()
        hand = now.view.hand
        passes = self.counsel.vocabulary.command(first) == PASS
        if passes and len(rest) == 1 and rest[0].isdecimal():
            place = self.counsel.place(now.view, rest[0])
            return None if place is None else self._pass(now, hand[place])
        if not first.isdecimal():
            return self._notation(now, typed)
        options = turn_options(now.view, now.legal)
        if not rest and 0 <= int(first) - len(hand) - 1 < len(options):
            return self._choose_option(now, options[int(first) - len(hand) - 1])
        place = self.counsel.place(now.view, first)
        if place is None:
            return None
        if rest:
            return self._notation(now, self.counsel.spell(now.view, hand[place], rest))
        return self._choose_for(now, place)

    def _choose_for(self, now: Situation, place: int) -> Move | None:
        """Offer every way to play one card, and to pass it; ``None`` goes back."""
        card = now.view.hand[place]
        plays = plays_of(card, now.legal)
        title = self.teller.say("choices-title", card=self.teller.card(card), on=_target(plays))
        self._draw(now, Aside(title, moves=plays), Chosen(place, labels_of(plays)))
        if not plays:
            self.counsel.why_idle(now, card)
        may_pass = any(move.verb == book.PASS for move in now.legal)
        prompt = self.teller.say("prompt-choice" if may_pass else "prompt-place", last=len(plays))
        while True:
            typed = self.counsel.read(now, prompt, card)
            if not typed:
                self._draw_turn(now)
                return None
            if self.counsel.vocabulary.command(typed) == PASS:
                move = self._pass(now, card)
            elif typed.isdecimal():
                move = self._numbered(typed, plays)
            elif self.counsel.is_cell(typed):
                move = self._notation(now, self.counsel.spell(now.view, card, typed.split()))
            else:
                move = self._card_and_more(now, typed)
            if move is not None:
                return move

    def _choose_option(self, now: Situation, moves: Sequence[Move]) -> Move | None:
        """Offer the ways to do something that is no play of a card; ``None`` goes back."""
        if len(moves) == 1:
            return moves[0]
        title = self.teller.say("turn-choice")
        self._draw(now, Aside(title, moves=moves), Chosen(NO_CARD, labels_of(moves)))
        while True:
            typed = self.counsel.read(now, self.teller.say("prompt-option", last=len(moves)))
            if not typed:
                self._draw_turn(now)
                return None
            move = self._numbered(typed, moves) if typed.isdecimal() else self._notation(now, typed)
            if move is not None:
                return move

    def _pass(self, now: Situation, card: str) -> Move | None:
        return self._notation(now, f"{book.PASS} {card}")

    def _notation(self, now: Situation, typed: str) -> Move | None:
        """Read a move; one that is not allowed is answered with the reason."""
        if not typed:
            return None
        move, refusal = self.counsel.judge(now, typed)
        if refusal is None:
            return move
        self.counsel.refuse(refusal)
        return None

    def _numbered(self, typed: str, moves: Sequence[Move]) -> Move | None:
        if 1 <= int(typed) <= len(moves):
            return moves[int(typed) - 1]
        self.terminal.tell(self.teller.say("no-such-number", number=typed), HARM)
        return None

    def _draw_turn(self, now: Situation) -> None:
        """Draw the table with the news, and what may be done beside playing a card."""
        width, _ = self.terminal.size
        view = now.view
        options = turn_options(view, now.legal)
        lines = option_lines(options, len(view.hand), self.teller, width)
        if view.asked != TURN:
            lines = [*paragraph(self._asked(view), width, STRONG), *lines]
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
    if any(move.cell != NOTHING for move in plays):
        return "cell"
    return "seat" if any(move.seat != NOTHING for move in plays) else "nothing"


def _offered(view: View) -> str:
    """List the gold cards that a draft has handed to the seat."""
    handed = view.drafts[-1].offered if view.drafts else None
    return ", ".join(map(str, handed or ()))
