"""The Lost Mines at the terminal."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from saboteur.cli.blocks import Block, Size
from saboteur.cli.front import Explain, Front
from saboteur.cli.glyphs import NUGGET
from saboteur.cli.grid import Spot
from saboteur.cli.hand import strip
from saboteur.cli.lost_mines.board import Board
from saboteur.cli.lost_mines.help import help_page
from saboteur.cli.lost_mines.panel import knowledge_lines, note_lines, own_line, player_lines
from saboteur.cli.lost_mines.results import carry_out, game_lines, round_lines
from saboteur.cli.lost_mines.signs import picture
from saboteur.cli.lost_mines.teller import LostMinesTeller
from saboteur.cli.palette import CLAN, FAINT, HARM
from saboteur.games.lost_mines import book
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
from saboteur.games.lost_mines.kit import LOYAL, TREASURE
from saboteur.games.lost_mines.operations import TURN
from saboteur.games.lost_mines.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.events import PathLaid, PathRemoved
from saboteur.kernel.geometry import SIDE_NAMES, cell_text, neighbour, parse_cell, xy
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal
from saboteur.texts import Texts

HERE: Final = "!"
BEHIND: Final = (99, 99)
"""A cell behind every cell of the board, for what lies on none."""


class LostMinesFront(Front[View, LostMinesTeller]):
    """Two clans on a board of 11 by 7 cells."""

    teller = LostMinesTeller
    turn = TURN
    lay = book.LAY
    play = book.PLAY
    passes = book.PASS
    turned = book.TURNED
    round_began = (RoundBegan,)
    round_ended = (RoundEnded,)
    on_board = (
        RoundBegan,
        PathLaid,
        PathRemoved,
        ObstacleOvercome,
        TrapSet,
        TrollSet,
        TrollEnded,
        DwarfMoved,
        MineRevealed,
    )

    # Choosing.

    def plays(self, card: str, legal: Sequence[Move]) -> list[Move]:
        """List the ways to lay or play a card; edges by side, treasures by number."""
        found = [move for move in legal if move.card == card and move.verb in (self.lay, self.play)]
        return sorted(
            found,
            key=lambda move: (
                *(move.place or BEHIND),
                move.word,
                move.value,
                move.seat,
                move.turned,
            ),
        )

    def verb(self, view: View, card: str) -> str:
        """Paths are laid, actions are played."""
        return book.PLAY if view.kit.effects[view.kit.cards[card]] else book.LAY

    def question(self, view: View, teller: LostMinesTeller) -> str:
        """Put the question into words."""
        return teller.say(
            f"ask-{view.asked}",
            cell="" if view.asked_cell < 0 else cell_text(view.asked_cell),
            card="" if view.asked_card < 0 else teller.card(view.kit.names[view.asked_card]),
            name="" if view.turn is None else teller.player(view.turn),
            left=view.stack[-1].left,
        )

    def idle(self, view: View, card: str, explain: Explain) -> Refusal | str:  # noqa: ARG002
        """Say why a card can only be discarded: every action of this box names a target."""
        kit = view.kit
        return "why-no-target" if kit.effects[kit.cards[card]] else "why-fits-nowhere"

    def labels(self, view: View) -> Mapping[Spot, str]:
        """Mark the mine that a question is about."""
        return {} if view.asked_cell < 0 else {xy(view.asked_cell): HERE}

    def shown(self, view: View, move: Move) -> str:
        """Show the card that is discarded, and a mine that is to be turned."""
        if move.verb == book.ORIENT:
            return view.kit.names[view.asked_card]
        return super().shown(view, move)

    def brief(self, move: Move, teller: LostMinesTeller) -> str:
        """Name an edge by its two cells and nothing else."""
        if move.word in SIDE_NAMES:
            beyond = neighbour(move.cell, SIDE_NAMES.index(move.word))
            return f"{cell_text(move.cell)}|{cell_text(beyond)}"
        return super().brief(move, teller)

    # Drawing.

    def header(self, view: View, teller: LostMinesTeller) -> str:
        """Tell the round and the piles."""
        return teller.say(
            "header",
            box=teller.game(view.ruleset),
            round=view.round,
            rounds=view.kit.rounds,
            pile=view.pile,
            discard=len(view.discarded),
        )

    def board(
        self, view: View, teller: LostMinesTeller, choices: Mapping[Spot, str] | None = None
    ) -> Board:
        """Lay the board out."""
        return Board(view, teller, choices)

    def players(
        self, view: View, teller: LostMinesTeller, width: int, *, terse: bool = False
    ) -> list[Text]:
        """List clans, hands, places, points and loot."""
        return player_lines(view, teller, width, terse=terse)

    def knowledge(
        self, view: View, teller: LostMinesTeller, width: int, *, terse: bool = False
    ) -> list[Text]:
        """Tell of treasures, mines and dwarves."""
        return knowledge_lines(view, teller, width, terse=terse)

    def notes(self, view: View, teller: LostMinesTeller, width: int) -> list[list[Text]]:
        """Tell of tokens and own treasures."""
        return note_lines(view, teller, width)

    def own(self, view: View, teller: LostMinesTeller) -> Text | None:
        """Tell the seat's dwarf."""
        return own_line(view, teller)

    def picture(
        self, view: View, card: str, size: Size, teller: LostMinesTeller, *, turned: bool = False
    ) -> Block:
        """Draw a path, a mine or an action card."""
        return picture(view.kit, card, size, teller, turned=turned)

    # Rounds and games.

    def round_lines(
        self,
        before: View,
        events: Sequence[Event],
        teller: LostMinesTeller,
        size: tuple[int, int],
    ) -> list[Text]:
        """Show the board as the round left it, the dwarves and the shares."""
        return round_lines(carry_out(before, events), events, teller, size)

    def game_lines(
        self, events: Sequence[Event], teller: LostMinesTeller, size: tuple[int, int]
    ) -> list[Text]:
        """Show who has most points."""
        return game_lines(events, teller, size)

    def help(self, view: View, texts: Texts, width: int) -> list[Text]:  # noqa: ARG002 - no parts
        """List what can be typed and the signs."""
        return help_page(texts, width)

    # Looking at records.

    def opened(self, view: View, position: str) -> View:
        """Read what the hidden mines and the treasures are."""
        kit = view.kit
        lines = {words[0]: words[1:] for words in map(str.split, position.splitlines()) if words}
        mines = [word.partition("=") for word in lines["mines"]]
        view.open_mines = tuple((parse_cell(place), kit.cards[mine]) for place, _, mine in mines)
        view.seen = tuple(
            (TREASURE, number, kit.treasure[kind])
            for number, kind in enumerate(lines["treasures"][: view.seats])
        )
        return view

    def hands(self, views: Sequence[View], teller: LostMinesTeller) -> list[Text]:
        """List every seat's dwarf, cards and points."""
        kit = views[0].kit
        longest = max(map(len, teller.names))
        widest = max(len(teller.say(f"identity-{identity}")) for identity in kit.identities)
        lines = []
        for seat, (name, view) in enumerate(zip(teller.names, views, strict=True)):
            clan, identity = kit.clans[view.own_dwarf], kit.identities[view.own_dwarf]
            said = teller.say(f"identity-{identity}")
            line = Text.assemble(
                f" {name:<{longest}} ",
                (teller.letter(clan), CLAN + clan),
                (f" {said:<{widest}} ", "" if identity == LOYAL else HARM),
            )
            line.append_text(strip(self, view, view.hand, teller, odd=bool(seat % 2)))
            line.append(f"{NUGGET} {view.points[seat]}", FAINT)
            lines.append(line)
        return lines


LOST_MINES: Final = LostMinesFront()
