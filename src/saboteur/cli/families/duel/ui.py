"""Le Duel at the terminal."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from saboteur.cli.families.duel.narrator import DuelNarrator
from saboteur.cli.families.duel.notes import note_lines
from saboteur.cli.families.duel.panel import goal_lines, own_line, player_lines
from saboteur.cli.families.duel.results import game_lines, round_lines
from saboteur.cli.families.family_ui import Explain, FamilyUI
from saboteur.cli.families.hand import open_hands
from saboteur.cli.families.narrator import TextArgs
from saboteur.games.duel.events import GoldClaimed, RockfallDrawn, RoundBegan, RoundEnded
from saboteur.games.duel.kit import COLOURS, Kit
from saboteur.games.duel.view import View
from saboteur.kernel.events import GoalRevealed
from saboteur.kernel.refusal import Refusal
from saboteur.picture.duel.board import Board
from saboteur.picture.duel.symbols import (
    BRIBED_TROLL_SYMBOL,
    KEY_SYMBOL,
    OTHER_COUNTER_SYMBOL,
    OWN_COUNTER_SYMBOL,
    TROLL_SYMBOL,
    decorate,
)
from saboteur.picture.text.blocks import Size
from saboteur.picture.text.glyphs import EYE, LADDER, LANTERN, NEW, NUGGET, PEBBLE
from saboteur.picture.text.styles import DOOR
from saboteur.picture.text.tunnels import CROSS

EFFECT_SYMBOLS: Final = {
    "break": "✗", "repair": "✓", "rockfall": "△", "map": "◉", "key": KEY_SYMBOL,
}  # fmt: skip
"""The symbol of an action card, by its effect."""


class DuelUI(FamilyUI[View, DuelNarrator]):
    """The cards, board, questions and results of Le Duel at the terminal, solo games included."""

    narrator = DuelNarrator
    example_move = "lay bridge 1,0"
    example_rule = "D-17"
    round_began = (RoundBegan,)
    round_ended = (RoundEnded,)
    on_board = (RockfallDrawn, GoalRevealed, GoldClaimed)

    # Choosing moves.

    def question_args(self, view: View, narrator: DuelNarrator) -> TextArgs:
        return {**super().question_args(view, narrator), "counters": view.counters}

    def why_unplayable(self, view: View, card: str, explain: Explain) -> Refusal | str:  # noqa: ARG002
        seat = view.decider if view.decider is not None else 0
        effect = view.kit.effects[view.kit.cards[card]]
        if not effect and view.broken[seat]:
            return Refusal("D-22", "broken-tool", (("tools", " ".join(view.broken[seat])),))
        if effect == "key" and not view.keys:
            return Refusal("R-110", "no-key-left")
        return "why-no-target" if effect else "why-fits-nowhere"

    # Drawing.

    def header(self, view: View, narrator: DuelNarrator) -> str:
        """Return the box, the round, the piles and the supplies."""
        return narrator.say(
            "header",
            box=narrator.say(f"box-{view.ruleset}"),
            round=view.round,
            rounds=view.kit.rounds,
            pile=view.pile,
            discard=len(view.discarded),
            counters=view.counters,
            keys=view.keys,
        )

    board = Board
    players = staticmethod(player_lines)
    knowledge = staticmethod(goal_lines)
    notes = staticmethod(note_lines)
    seat_summary = staticmethod(own_line)

    def action_rows(self, kit: Kit, number: int, size: Size, narrator: DuelNarrator) -> list[str]:
        """Return the symbol of an action card and the first letters of its tools."""
        sign = EFFECT_SYMBOLS[kit.effects[number]]
        tools = narrator.letters(kit.card_tools[number])
        return [sign, "/".join(tools)] if size.height > 1 else [f"{sign}{''.join(tools)}"]

    decorate = staticmethod(decorate)

    # Rounds and games.

    round_lines = staticmethod(round_lines)
    game_lines = staticmethod(game_lines)

    def signs(self, kit: Kit, narrator: DuelNarrator) -> Iterable[tuple[str, str]]:  # noqa: ARG002
        letters = list(map(narrator.letter, COLOURS))
        yield "━ ═ ─", "help-light"
        yield f"╸{CROSS}╺", "help-dead-end"
        yield f"{LANTERN} {NEW}", "help-start"
        yield f"? {EYE}", "help-goal"
        yield f"{NUGGET} {PEBBLE}", "help-gold"
        yield f"{OWN_COUNTER_SYMBOL} {OTHER_COUNTER_SYMBOL}", "help-counter"
        yield " ".join([*letters, letters[0].lower(), KEY_SYMBOL]), "help-door"
        yield f"{TROLL_SYMBOL} {BRIBED_TROLL_SYMBOL}", "help-troll"
        yield LADDER, "help-ladder"
        yield "(2)", "help-idle"

    # Replays.

    def hands(self, views: Sequence[View], narrator: DuelNarrator) -> list[Text]:
        """Return every seat's cards and nuggets."""
        colours = [
            Text.assemble((narrator.letter(colour), DOOR + colour), " ")
            for colour in views[0].colours
        ]
        return open_hands(self, views, narrator, colours, list(map(str, views[0].nuggets)))


DUEL: Final = DuelUI()
