"""Le Duel at the terminal."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from saboteur.cli.families.duel.cards import picture
from saboteur.cli.families.duel.help import help_page
from saboteur.cli.families.duel.notes import note_lines
from saboteur.cli.families.duel.panel import goal_lines, own_line, player_lines
from saboteur.cli.families.duel.results import game_lines, round_lines
from saboteur.cli.families.duel.teller import DuelTeller
from saboteur.cli.families.front import Explain, Front
from saboteur.cli.families.hand import open_hands
from saboteur.games.duel.events import GoldClaimed, RockfallDrawn, RoundBegan, RoundEnded
from saboteur.games.duel.view import View
from saboteur.kernel.events import GoalRevealed
from saboteur.kernel.geometry import cell_text
from saboteur.kernel.refusal import Refusal
from saboteur.picture.duel.board import Board
from saboteur.picture.text.inks import DOOR
from saboteur.texts import Texts


class DuelFront(Front[View, DuelTeller]):
    """Two dwarves against each other, or one alone."""

    teller = DuelTeller
    round_began = (RoundBegan,)
    round_ended = (RoundEnded,)
    on_board = (RockfallDrawn, GoalRevealed, GoldClaimed)

    # Choosing.

    def question(self, view: View, teller: DuelTeller) -> str:
        """Put the question into words."""
        return teller.say(
            f"ask-{view.asked}",
            cell="" if view.asked_at < 0 else cell_text(view.asked_at),
            card="" if view.asked_kind < 0 else teller.card(view.kit.names[view.asked_kind]),
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

    board = Board
    players = staticmethod(player_lines)
    knowledge = staticmethod(goal_lines)
    notes = staticmethod(note_lines)
    own = staticmethod(own_line)
    drawn = staticmethod(picture)

    # Rounds and games.

    round_lines = staticmethod(round_lines)
    game_lines = staticmethod(game_lines)

    def help(self, view: View, texts: Texts, width: int) -> list[Text]:  # noqa: ARG002
        """List the signs."""
        return help_page(texts, width)

    # Looking at records.

    def hands(self, views: Sequence[View], teller: DuelTeller) -> list[Text]:
        """List every seat's cards and nuggets."""
        colours = [
            Text.assemble((teller.letter(colour), DOOR + colour), " ")
            for colour in views[0].colours
        ]
        return open_hands(self, views, teller, colours, list(map(str, views[0].nuggets)))


DUEL: Final = DuelFront()
