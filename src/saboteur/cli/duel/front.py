"""Le Duel at the terminal."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from saboteur.cli.blocks import Block, Size
from saboteur.cli.duel.board import Board
from saboteur.cli.duel.cards import picture
from saboteur.cli.duel.help import help_page
from saboteur.cli.duel.panel import goal_lines, note_lines, own_line, player_lines
from saboteur.cli.duel.results import carry_out, game_lines, of_the_end, round_lines
from saboteur.cli.duel.teller import DuelTeller
from saboteur.cli.front import Explain, Front
from saboteur.cli.glyphs import NUGGET
from saboteur.cli.grid import Spot
from saboteur.cli.hand import strip
from saboteur.cli.palette import DOOR, FAINT
from saboteur.games.duel import book
from saboteur.games.duel.events import GoldClaimed, RockfallDrawn, RoundBegan, RoundEnded
from saboteur.games.duel.operations import TURN
from saboteur.games.duel.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.events import GameEnded, GoalRevealed, PathLaid, PathRemoved
from saboteur.kernel.geometry import cell_text, parse_cell, xy
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal
from saboteur.texts import Texts

ASKED: Final = "!"


class DuelFront(Front[View, DuelTeller]):
    """Two dwarves against each other, or one alone."""

    teller = DuelTeller
    turn = TURN
    lay = book.LAY
    play = book.PLAY
    passes = book.PASS
    turned = book.TURNED
    round_began = (RoundBegan,)
    round_ended = (RoundEnded,)
    on_board = (RoundBegan, PathLaid, PathRemoved, RockfallDrawn, GoalRevealed, GoldClaimed)

    # Choosing.

    def verb(self, view: View, card: str) -> str:
        """Paths are laid, actions are played."""
        return book.PLAY if view.kit.effects[view.kit.cards[card]] else book.LAY

    def question(self, view: View, teller: DuelTeller) -> str:
        """Put the question into words."""
        return teller.say(
            f"ask-{view.asked}",
            cell="" if view.asked_cell < 0 else cell_text(view.asked_cell),
            card="" if view.asked_card < 0 else teller.card(view.kit.names[view.asked_card]),
            left=view.asked_left,
            counters=view.counters,
        )

    def idle(self, view: View, card: str, explain: Explain) -> Refusal | str:  # noqa: ARG002
        """Say why a card can only be passed."""
        seat = view.decider if view.decider is not None else 0
        effect = view.kit.effects[view.kit.cards[card]]
        if not effect and view.broken[seat]:
            return Refusal("D-22", "broken-tool", (("tools", " ".join(view.broken[seat])),))
        if effect == "key" and not view.keys:
            return Refusal("R-110", "no-key-left")
        return "why-no-target" if effect else "why-fits-nowhere"

    # Drawing.

    def header(self, view: View, teller: DuelTeller) -> str:
        """Tell the box, the round, the piles and the supplies."""
        return teller.say(
            "header",
            box=teller.say(f"box-{view.ruleset}"),
            round=view.round,
            rounds=view.kit.rounds,
            pile=view.pile,
            discard=len(view.discarded),
            counters=view.counters,
            keys=view.keys,
        )

    def board(
        self, view: View, teller: DuelTeller, choices: Mapping[Spot, str] | None = None
    ) -> Board:
        """Lay the maze out."""
        return Board(view, teller, choices)

    def labels(self, view: View) -> Mapping[Spot, str]:
        """Mark the goal whose way to lie is asked."""
        return {} if view.asked_cell < 0 else {xy(view.asked_cell): ASKED}

    def players(
        self, view: View, teller: DuelTeller, width: int, *, terse: bool = False
    ) -> list[Text]:
        """List colours, hands, nuggets and broken tools."""
        return player_lines(view, teller, width, terse=terse)

    def knowledge(
        self, view: View, teller: DuelTeller, width: int, *, terse: bool = False
    ) -> list[Text]:
        """Tell of the goals."""
        return goal_lines(view, teller, width, terse=terse)

    def notes(self, view: View, teller: DuelTeller, width: int) -> list[list[Text]]:
        """Tell of gold, counters and trolls."""
        return note_lines(view, teller, width)

    def own(self, view: View, teller: DuelTeller) -> Text | None:
        """Tell the seat's colour and gold."""
        return own_line(view, teller)

    def picture(
        self, view: View, card: str, size: Size, teller: DuelTeller, *, turned: bool = False
    ) -> Block:
        """Draw a path or an action card."""
        return picture(view.kit, card, size, teller, turned=turned)

    def shown(self, view: View, move: Move) -> str:
        """Show the card that is laid, passed or discarded, and a goal that is to be turned."""
        if move.verb == book.ORIENT:
            return view.kit.names[view.asked_card]
        return super().shown(view, move)

    # Rounds and games.

    def round_lines(
        self, before: View, events: Sequence[Event], teller: DuelTeller, size: tuple[int, int]
    ) -> list[Text]:
        """Show the maze as the round left it, and what everybody has."""
        return round_lines(carry_out(before, events), events, teller, size)

    def game_lines(
        self, events: Sequence[Event], teller: DuelTeller, size: tuple[int, int]
    ) -> list[Text]:
        """Show who is richer, or the grade, and what the last round brought."""
        ended = next(event for event in events if isinstance(event, GameEnded))
        last = max(place for place, event in enumerate(events) if isinstance(event, RoundEnded))
        return game_lines(ended, of_the_end(events[last:]), teller, size)

    def help(self, view: View, texts: Texts, width: int) -> list[Text]:  # noqa: ARG002
        """List the signs."""
        return help_page(texts, width)

    # Looking at records.

    def opened(self, view: View, position: str) -> View:
        """Read what lies under the goals."""
        line = next(line for line in position.splitlines() if line.startswith("goals "))
        pairs = [word.partition("=") for word in line.split()[1:] if "=" in word]
        view.goal_faces = tuple(
            (parse_cell(place), view.kit.cards[card]) for place, _, card in pairs
        )
        return view

    def hands(self, views: Sequence[View], teller: DuelTeller) -> list[Text]:
        """List every seat's cards and nuggets."""
        longest = max(map(len, teller.names))
        lines = []
        for seat, (name, view) in enumerate(zip(teller.names, views, strict=True)):
            colour = view.colours[seat]
            line = Text(f" {name:<{longest}} ")
            line.append(teller.letter(colour), DOOR + colour)
            line.append(" ", "")
            line.append_text(strip(self, view, view.hand, teller, odd=bool(seat % 2)))
            line.append(f"{NUGGET} {view.nuggets[seat]}", FAINT)
            lines.append(line)
        return lines


DUEL: Final = DuelFront()
