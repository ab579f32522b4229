"""The Lost Mines at the terminal."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from saboteur.cli.families.family_ui import Explain, FamilyUI
from saboteur.cli.families.hand import open_hands
from saboteur.cli.families.lost_mines.narrator import LETTERS, LostMinesNarrator
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
from saboteur.games.lost_mines.kit import LOYAL, TOOL, TRAP, TROLL, Kit
from saboteur.games.lost_mines.view import View
from saboteur.kernel.geometry import SIDE_NAMES, cell_text, neighbour
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal
from saboteur.picture.lost_mines.board import CROWD_SYMBOL, Board
from saboteur.picture.lost_mines.symbols import (
    CAMPFIRE_SYMBOL,
    DRAGON_SYMBOL,
    EFFECT_SYMBOLS,
    OBSTACLE_SYMBOLS,
    OVERCOME_SYMBOL,
    ROCKS_SYMBOL,
    SECRET_SYMBOLS,
    TOKEN_SYMBOLS,
    TREASURE_SYMBOLS,
    decorate,
)
from saboteur.picture.text.blocks import Block, Size
from saboteur.picture.text.glyphs import EYE, UNKNOWN
from saboteur.picture.text.styles import CLAN, HARM

LAST_CELL: Final = (99, 99)
"""Sort key for moves without a cell, after every cell of the board."""


class LostMinesUI(FamilyUI[View, LostMinesNarrator]):
    """The cards, board, questions and results of The Lost Mines at the terminal."""

    narrator = LostMinesNarrator
    example_place = "3,2"
    example_places = "2 3,2 · 2 3,2 E"
    example_move = "lay cross 2,2"
    example_rule = "LM-13"
    round_began = (RoundBegan,)
    round_ended = (RoundEnded,)
    on_board = (ObstacleOvercome, TrapSet, TrollSet, TrollEnded, DwarfMoved, MineRevealed)

    # Choosing moves.

    def plays(self, card: str, legal: Sequence[Move]) -> list[Move]:
        """List the ways to lay or play a card; edges are sorted by side, treasures by number."""
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

    def why_unplayable(self, view: View, card: str, explain: Explain) -> Refusal | str:  # noqa: ARG002
        """Return why a card can only be discarded: every action of this box names a target."""
        kit = view.kit
        return "why-no-target" if kit.effects[kit.cards[card]] else "why-fits-nowhere"

    def short_answer(self, move: Move, narrator: LostMinesNarrator) -> str:
        """Return the shortest form of an answer; an edge is shown as its two cells."""
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

    def action_rows(
        self,
        kit: Kit,
        number: int,
        size: Size,
        narrator: LostMinesNarrator,  # noqa: ARG002 - symbols only
    ) -> list[str]:
        """Return the symbol of an action card and the symbols of its targets."""
        effect = kit.effects[number]
        if effect == TOOL:
            sign, more = OVERCOME_SYMBOL, OBSTACLE_SYMBOLS.get(kit.overcomes[number], "!")
        else:
            sign = EFFECT_SYMBOLS[effect]
            more = "".join(SECRET_SYMBOLS[secret] for secret in kit.options_of[number])
        return [sign, more] if size.height > 1 else [f"{sign}{more}"[: size.width]]

    def decorate(
        self, block: Block, kit: Kit, pose: int, size: Size, viewer: LostMinesNarrator
    ) -> Block:
        decorate(block, kit, pose // 2, size, viewer, overcome=False)
        return block

    # Rounds and games.

    round_lines = staticmethod(round_lines)
    game_lines = staticmethod(game_lines)

    def signs(self, kit: Kit, narrator: LostMinesNarrator) -> Iterable[tuple[str, str]]:  # noqa: ARG002 - the box has no modules
        yield "━ ─", "help-light"
        yield " ".join(map(narrator.say, LETTERS.values())), "help-start"
        yield f"{UNKNOWN} {EYE}", "help-mine"
        yield " ".join([*TREASURE_SYMBOLS.values(), DRAGON_SYMBOL]), "help-symbols"
        yield f"2 {CROWD_SYMBOL}", "help-dwarf"
        yield " ".join(OBSTACLE_SYMBOLS.values()), "help-obstacles"
        yield OVERCOME_SYMBOL, "help-overcome"
        yield ROCKS_SYMBOL, "help-rocks"
        yield CAMPFIRE_SYMBOL, "help-campfire"
        yield TOKEN_SYMBOLS[TRAP], "help-trap"
        yield TOKEN_SYMBOLS[TROLL], "help-troll"
        yield "(2)", "help-idle"

    # Replays.

    def hands(self, views: Sequence[View], narrator: LostMinesNarrator) -> list[Text]:
        """Return every seat's dwarf, cards and points."""
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
