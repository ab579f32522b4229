"""Le Duel at the terminal."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from saboteur.cli.families.duel.cards import draw_hand_card
from saboteur.cli.families.duel.help import help_page
from saboteur.cli.families.duel.narrator import DuelNarrator
from saboteur.cli.families.duel.notes import note_lines
from saboteur.cli.families.duel.panel import goal_lines, own_line, player_lines
from saboteur.cli.families.duel.results import game_lines, round_lines
from saboteur.cli.families.family_ui import Explain, FamilyUI
from saboteur.cli.families.hand import open_hands
from saboteur.games.duel.events import GoldClaimed, RockfallDrawn, RoundBegan, RoundEnded
from saboteur.games.duel.view import View
from saboteur.kernel.events import GoalRevealed
from saboteur.kernel.geometry import cell_text
from saboteur.kernel.refusal import Refusal
from saboteur.picture.duel.board import Board
from saboteur.picture.text.styles import DOOR
from saboteur.texts import Texts


class DuelUI(FamilyUI[View, DuelNarrator]):
    """Two dwarves against each other, or one alone."""

    narrator = DuelNarrator
    round_began = (RoundBegan,)
    round_ended = (RoundEnded,)
    on_board = (RockfallDrawn, GoalRevealed, GoldClaimed)

    # Choosing moves.

    def question(self, view: View, narrator: DuelNarrator) -> str:
        return narrator.say(
            f"ask-{view.asked}",
            cell="" if view.asked_at < 0 else cell_text(view.asked_at),
            card="" if view.asked_kind < 0 else narrator.card(view.kit.names[view.asked_kind]),
            left=view.asked_left,
            counters=view.counters,
        )

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
    draw_card = staticmethod(draw_hand_card)

    # Rounds and games.

    round_lines = staticmethod(round_lines)
    game_lines = staticmethod(game_lines)

    def help(self, view: View, texts: Texts, width: int) -> list[Text]:  # noqa: ARG002
        return help_page(texts, width)

    # Replays.

    def hands(self, views: Sequence[View], narrator: DuelNarrator) -> list[Text]:
        """List every seat's cards and nuggets."""
        colours = [
            Text.assemble((narrator.letter(colour), DOOR + colour), " ")
            for colour in views[0].colours
        ]
        return open_hands(self, views, narrator, colours, list(map(str, views[0].nuggets)))


DUEL: Final = DuelUI()
