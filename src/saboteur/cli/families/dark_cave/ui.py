"""The Dark Cave (La mine se rebelle) at the terminal."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from saboteur.cli.families.dark_cave.narrator import DarkCaveNarrator
from saboteur.cli.families.dark_cave.notes import note_lines
from saboteur.cli.families.dark_cave.panel import LYING_MARK, goal_lines, player_lines, space_of
from saboteur.cli.families.dark_cave.results import game_lines
from saboteur.cli.families.family_ui import Explain, FamilyUI
from saboteur.cli.families.hand import open_hands
from saboteur.cli.families.narrator import TextArgs
from saboteur.cli.families.panel import role_line
from saboteur.games.book import PLAY
from saboteur.games.dark_cave import book
from saboteur.games.dark_cave.events import GameBegan
from saboteur.games.dark_cave.flow import CREATURE_STEP
from saboteur.games.dark_cave.kit import CREATURES, Kit
from saboteur.games.dark_cave.view import View
from saboteur.kernel.events import GoalRevealed
from saboteur.kernel.geometry import SIDE_NAMES, cell_text
from saboteur.kernel.maze import Node, node_at
from saboteur.kernel.move import NOTHING, Move
from saboteur.kernel.refusal import Refusal
from saboteur.picture.dark_cave.board import SEAT_SYMBOLS, Board, node_of
from saboteur.picture.dark_cave.symbols import (
    ABYSS_SYMBOL,
    AXE_SYMBOL,
    BOOTS_SYMBOL,
    BRIDGE_SYMBOLS,
    CREATURE_SYMBOLS,
    EFFECT_SYMBOLS,
    EMPTY_VEIN_SYMBOL,
    EXIT_SYMBOL,
    LEVEL_SYMBOLS,
    TUNNEL_SYMBOL,
    WEB_SYMBOL,
    draw_path,
    without_tunnel,
)
from saboteur.picture.text.blocks import SMALL, Block, Size
from saboteur.picture.text.glyphs import EYE, LADDER, LANTERN, NUGGET, PAWN_SYMBOL
from saboteur.picture.text.tunnels import EVERY_EDGE, draw_card


class DarkCaveUI(FamilyUI[View, DarkCaveNarrator]):
    """The cards, board, questions and results of The Dark Cave at the terminal."""

    narrator = DarkCaveNarrator
    example_move = "step 1,0 2"
    example_rule = "DC-18"
    on_board = (GameBegan, GoalRevealed)

    # Choosing moves.

    def plays(self, card: str, legal: Sequence[Move]) -> list[Move]:
        """List the ways to use a card: on cells first, then on seats."""
        return sorted(super().plays(card, legal), key=lambda move: move.at == NOTHING)

    def question_args(self, view: View, narrator: DarkCaveNarrator) -> TextArgs:
        effect = "" if view.asked_kind < 0 else view.kit.effects[view.asked_kind]
        creature = narrator.creature(effect) if effect in CREATURES else ""
        return {**super().question_args(view, narrator), "creature": creature}

    def why_unplayable(self, view: View, card: str, explain: Explain) -> Refusal | str:  # noqa: ARG002
        effect = view.kit.effects[view.kit.cards[card]]
        if not effect:
            return "why-fits-nowhere"
        return "why-no-abyss" if effect in CREATURES else "why-no-target"

    def answer(self, view: View, move: Move, narrator: DarkCaveNarrator) -> str:
        """Return the space that a step leads to, and the pieces there."""
        if move.verb != book.STEP:
            return narrator.move(move)
        node = node_at(move.at, move.number)
        words = space_of(view, node, narrator)
        met = _occupants(view, node, narrator)
        return narrator.say("met", place=words, names=met) if met else words

    def short_answer(self, move: Move, narrator: DarkCaveNarrator) -> str:
        """Return the shortest form of an answer; an edge is shown as its cell and side."""
        if move.verb == PLAY and move.word in SIDE_NAMES:
            return f"{cell_text(move.at)}{move.word}"
        return super().short_answer(move, narrator)

    # Drawing.

    def header(self, view: View, narrator: DarkCaveNarrator) -> str:
        """Return the box and the piles with their levels (R-235)."""
        one, two, three = view.pile_levels
        return narrator.say(
            "header",
            box=narrator.say(f"box-{view.ruleset}"),
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

    def seat_summary(self, view: View, narrator: DarkCaveNarrator) -> Text | None:
        """Return the seat's clan card, gold and dwarf's space; ``None`` without a seat."""
        if narrator.seat is None:
            return None
        node = node_of(view, narrator.seat)
        where = narrator.say("is-out") if node is None else space_of(view, node, narrator)
        more = f"{NUGGET} {view.nuggets[narrator.seat]}  {PAWN_SYMBOL} {where}"
        return role_line(view.role and narrator.role(view.role), more, narrator)

    def action_rows(
        self,
        kit: Kit,
        number: int,
        size: Size,
        narrator: DarkCaveNarrator,  # noqa: ARG002 - no words on these cards
    ) -> list[str]:
        """Return the symbol and the level of an action card."""
        rows = [EFFECT_SYMBOLS[kit.effects[number]], LEVEL_SYMBOLS[kit.levels[number]]]
        return rows if size.height > 1 else ["".join(rows)]

    def decorate(
        self,
        block: Block,  # noqa: ARG002 - drawn again with its spaces
        kit: Kit,
        pose: int,
        size: Size,
        viewer: DarkCaveNarrator,  # noqa: ARG002
    ) -> Block:
        """Draw a path with its spaces; a small one without the symbol that would hide its shape."""
        if size == SMALL:
            return draw_card(without_tunnel(kit.poses.poses[pose].tile), EVERY_EDGE, size)
        return draw_path(kit, pose, EVERY_EDGE, size)

    # Games.

    game_lines = staticmethod(game_lines)

    def signs(self, kit: Kit, narrator: DarkCaveNarrator) -> Iterable[tuple[str, str]]:  # noqa: ARG002
        yield "━ ─", "help-light"
        yield f"{LANTERN} {LADDER}", "help-start"
        yield " ".join(LEVEL_SYMBOLS[1:]), "help-level"
        yield f"{ABYSS_SYMBOL} {EXIT_SYMBOL}", "help-abyss"
        yield f"{NUGGET} {EMPTY_VEIN_SYMBOL}", "help-vein"
        yield " ".join(BRIDGE_SYMBOLS.values()), "help-bridge"
        yield TUNNEL_SYMBOL, "help-tunnel"
        yield f"? {EYE}", "help-goal"
        yield f"{SEAT_SYMBOLS[2]} {PAWN_SYMBOL}", "help-dwarves"
        yield " ".join(CREATURE_SYMBOLS.values()), "help-creatures"
        yield WEB_SYMBOL, "help-web"
        yield f"{BOOTS_SYMBOL} {AXE_SYMBOL} {LYING_MARK}", "help-gear"
        yield "(2)", "help-idle"

    # Replays.

    def hands(self, views: Sequence[View], narrator: DarkCaveNarrator) -> list[Text]:
        """Return every seat's clan card and hand."""
        widest = max(len(narrator.role(view.role or "")) for view in views)
        roles = [Text(f"{narrator.role(view.role or ''):<{widest}} ") for view in views]
        return open_hands(self, views, narrator, roles)


def _occupants(view: View, node: Node, narrator: DarkCaveNarrator) -> str:
    """Return the names of the pieces that a step to a space meets.

    These are dwarves if a creature is moved, otherwise creatures.
    """
    if view.asked == CREATURE_STEP:
        return narrator.players(seat for seat, at in enumerate(view.dwarf_nodes) if at == node)
    return ", ".join(
        narrator.creature(CREATURES[creature])
        for creature, piece in enumerate(view.creature_pieces)
        if piece is not None and piece.node == node
    )


DARK_CAVE: Final = DarkCaveUI()
