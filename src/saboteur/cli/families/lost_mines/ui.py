"""The Lost Mines at the terminal."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from saboteur.cli.families.family_ui import Explain, FamilyUI
from saboteur.cli.families.hand import open_hands
from saboteur.cli.families.lost_mines.cards import draw_hand_card
from saboteur.cli.families.lost_mines.help import help_page
from saboteur.cli.families.lost_mines.narrator import LostMinesNarrator
from saboteur.cli.families.lost_mines.notes import note_lines
from saboteur.cli.families.lost_mines.panel import knowledge_lines, own_line, player_lines
from saboteur.cli.families.lost_mines.results import game_lines, round_lines
from saboteur.games.lost_mines.events import (
    DwarfMoved,
    MineRevealed,
    ObstacleOvercome,
    RoundBegan,
    RoundEnded,
    TrapSet,
    TrollEnded,
    TrollSet,
)
from saboteur.games.lost_mines.kit import LOYAL
from saboteur.games.lost_mines.view import View
from saboteur.kernel.geometry import SIDE_NAMES, cell_text, neighbour
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal
from saboteur.picture.lost_mines.board import Board
from saboteur.picture.text.styles import CLAN, HARM
from saboteur.texts import Texts

LAST_CELL: Final = (99, 99)
"""Sort key behind every cell of the board, for moves without a cell."""


class LostMinesUI(FamilyUI[View, LostMinesNarrator]):
    """Two clans on a board of 11 by 7 cells."""

    narrator = LostMinesNarrator
    round_began = (RoundBegan,)
    round_ended = (RoundEnded,)
    on_board = (ObstacleOvercome, TrapSet, TrollSet, TrollEnded, DwarfMoved, MineRevealed)

    # Choosing moves.

    def plays(self, card: str, legal: Sequence[Move]) -> list[Move]:
        """List the ways to lay or play a card; edges by side, treasures by number."""
        found = [move for move in legal if move.card == card and move.verb in (self.lay, self.play)]
        return sorted(
            found,
            key=lambda move: (
                *(move.cell or LAST_CELL),
                move.word,
                move.number,
                move.whom,
                move.turned,
            ),
        )

    def question(self, view: View, narrator: LostMinesNarrator) -> str:
        return narrator.say(
            f"ask-{view.asked}",
            cell="" if view.asked_at < 0 else cell_text(view.asked_at),
            card="" if view.asked_kind < 0 else narrator.card(view.kit.names[view.asked_kind]),
            name="" if view.turn is None else narrator.player(view.turn),
            left=view.stack[-1].left,
        )

    def why_unplayable(self, view: View, card: str, explain: Explain) -> Refusal | str:  # noqa: ARG002
        """Return why a card can only be discarded: every action of this box names a target."""
        kit = view.kit
        return "why-no-target" if kit.effects[kit.cards[card]] else "why-fits-nowhere"

    def short_answer(self, move: Move, narrator: LostMinesNarrator) -> str:
        """Return an edge as its two cells."""
        if move.word in SIDE_NAMES:
            beyond = neighbour(move.at, SIDE_NAMES.index(move.word))
            return f"{cell_text(move.at)}|{cell_text(beyond)}"
        return super().short_answer(move, narrator)

    # Drawing.

    def header(self, view: View, narrator: LostMinesNarrator) -> str:
        """Return the round and the piles."""
        return narrator.say(
            "header",
            box=narrator.ruleset_name(view.ruleset),
            round=view.round,
            rounds=view.kit.rounds,
            pile=view.pile,
            discard=len(view.discarded),
        )

    board = Board
    players = staticmethod(player_lines)
    knowledge = staticmethod(knowledge_lines)
    notes = staticmethod(note_lines)
    seat_summary = staticmethod(own_line)
    draw_card = staticmethod(draw_hand_card)

    # Rounds and games.

    round_lines = staticmethod(round_lines)
    game_lines = staticmethod(game_lines)

    def help(self, view: View, texts: Texts, width: int) -> list[Text]:  # noqa: ARG002 - the box has no modules
        return help_page(texts, width)

    # Replays.

    def hands(self, views: Sequence[View], narrator: LostMinesNarrator) -> list[Text]:
        """List every seat's dwarf, cards and points."""
        kit = views[0].kit
        widest = max(len(narrator.say(f"identity-{identity}")) for identity in kit.identities)
        dwarves = []
        for view in views:
            clan, identity = kit.clans[view.own_dwarf], kit.identities[view.own_dwarf]
            said = narrator.say(f"identity-{identity}")
            letter = narrator.letter(clan), CLAN + clan
            style = "" if identity == LOYAL else HARM
            dwarves.append(Text.assemble(letter, (f" {said:<{widest}} ", style)))
        return open_hands(self, views, narrator, dwarves, list(map(str, views[0].points)))


LOST_MINES: Final = LostMinesUI()
