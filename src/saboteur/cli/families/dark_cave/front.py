"""La mine se rebelle (The Dark Cave) at the terminal."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from saboteur.cli.families.dark_cave.cards import picture
from saboteur.cli.families.dark_cave.help import help_page
from saboteur.cli.families.dark_cave.notes import note_lines
from saboteur.cli.families.dark_cave.panel import goal_lines, player_lines, space_of
from saboteur.cli.families.dark_cave.results import game_lines
from saboteur.cli.families.dark_cave.teller import DarkCaveTeller
from saboteur.cli.families.front import Explain, Front
from saboteur.cli.families.hand import open_hands
from saboteur.cli.families.panel import role_line
from saboteur.games.book import PLAY
from saboteur.games.dark_cave import book
from saboteur.games.dark_cave.events import GameBegan
from saboteur.games.dark_cave.flow import CREATURE_STEP
from saboteur.games.dark_cave.kit import CREATURES
from saboteur.games.dark_cave.view import View
from saboteur.kernel.events import GoalRevealed
from saboteur.kernel.geometry import SIDE_NAMES, cell_text
from saboteur.kernel.maze import Node, node_at
from saboteur.kernel.move import NOTHING, Move
from saboteur.kernel.refusal import Refusal
from saboteur.picture.dark_cave.board import Board, node_of
from saboteur.picture.text.glyphs import NUGGET, PAWN_SIGN
from saboteur.texts import Texts


class DarkCaveFront(Front[View, DarkCaveTeller]):
    """Dwarves who flee a mine, card by card and step by step."""

    teller = DarkCaveTeller
    on_board = (GameBegan, GoalRevealed)

    # Choosing.

    def plays(self, card: str, legal: Sequence[Move]) -> list[Move]:
        """List the ways to use a card: on cells first, then on seats."""
        return sorted(super().plays(card, legal), key=lambda move: move.at == NOTHING)

    def question(self, view: View, teller: DarkCaveTeller) -> str:
        """Put the question into words."""
        effect = "" if view.asked_kind < 0 else view.kit.effects[view.asked_kind]
        return teller.say(
            f"ask-{view.asked}",
            cell="" if view.asked_at < 0 else cell_text(view.asked_at),
            card="" if view.asked_kind < 0 else teller.card(view.kit.names[view.asked_kind]),
            creature=teller.creature(effect) if effect in CREATURES else "",
            name="" if view.turn is None else teller.player(view.turn),
            left=view.asked_left,
        )

    def idle(self, view: View, card: str, explain: Explain) -> Refusal | str:  # noqa: ARG002
        """Say why a card can only be passed."""
        effect = view.kit.effects[view.kit.cards[card]]
        if not effect:
            return "why-fits-nowhere"
        return "why-no-abyss" if effect in CREATURES else "why-no-target"

    def answer(self, view: View, move: Move, teller: DarkCaveTeller) -> str:
        """Name the space that a step leads to, and who is met there."""
        if move.verb != book.STEP:
            return teller.move(move)
        node = node_at(move.at, move.number)
        said = space_of(view, node, teller)
        met = _met(view, node, teller)
        return teller.say("met", place=said, names=met) if met else said

    def brief(self, move: Move, teller: DarkCaveTeller) -> str:
        """Name an edge by its cell and side."""
        if move.verb == PLAY and move.word in SIDE_NAMES:
            return f"{cell_text(move.at)}{move.word}"
        return super().brief(move, teller)

    # Drawing.

    def header(self, view: View, teller: DarkCaveTeller) -> str:
        """Tell the box and the piles with their levels (R-235)."""
        one, two, three = view.pile_levels
        return teller.say(
            "header",
            box=teller.say(f"box-{view.ruleset}"),
            pile=view.pile,
            one=one,
            two=two,
            three=three,
            discard=len(view.discarded),
        )

    board = Board
    players = staticmethod(player_lines)
    knowledge = staticmethod(goal_lines)
    notes = staticmethod(note_lines)

    def own(self, view: View, teller: DarkCaveTeller) -> Text | None:
        """Tell the seat's clan card, its gold and where its dwarf is."""
        if teller.seat is None:
            return None
        node = node_of(view, teller.seat)
        where = teller.say("is-out") if node is None else space_of(view, node, teller)
        more = f"{NUGGET} {view.nuggets[teller.seat]}  {PAWN_SIGN} {where}"
        return role_line(view.role and teller.role(view.role), more, teller)

    drawn = staticmethod(picture)

    # Games.

    game_lines = staticmethod(game_lines)

    def help(self, view: View, texts: Texts, width: int) -> list[Text]:  # noqa: ARG002 - one box
        """List the signs of the cave."""
        return help_page(texts, width)

    # Looking at records.

    def hands(self, views: Sequence[View], teller: DarkCaveTeller) -> list[Text]:
        """List every seat's clan card and hand."""
        widest = max(len(teller.role(view.role or "")) for view in views)
        roles = [Text(f"{teller.role(view.role or ''):<{widest}} ") for view in views]
        return open_hands(self, views, teller, roles)


def _met(view: View, node: Node, teller: DarkCaveTeller) -> str:
    """Name who is on a space: dwarves for a creature, creatures for a dwarf."""
    if view.asked == CREATURE_STEP:
        return teller.players(seat for seat, at in enumerate(view.dwarf_nodes) if at == node)
    return ", ".join(
        teller.creature(CREATURES[creature])
        for creature, piece in enumerate(view.creature_pieces)
        if piece is not None and piece.node == node
    )


DARK_CAVE: Final = DarkCaveFront()
