"""The classic family at the terminal."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.text import Text

from saboteur.cli.families.classic.narrator import ClassicNarrator
from saboteur.cli.families.classic.notes import note_lines
from saboteur.cli.families.classic.panel import (
    DOWN,
    MARKS,
    UP,
    goal_lines,
    gold_line,
    player_lines,
)
from saboteur.cli.families.classic.results import game_lines, round_lines
from saboteur.cli.families.family_ui import ASKED_CELL_LABEL, Explain, FamilyUI
from saboteur.cli.families.hand import open_hands
from saboteur.cli.families.narrator import TextArgs
from saboteur.cli.families.panel import role_line
from saboteur.games.book import PLAY
from saboteur.games.classic.book import DECLINES
from saboteur.games.classic.events import RoundBegan, RoundEnded
from saboteur.games.classic.kit import TOOLS, Kit
from saboteur.games.classic.modules.diversion import PathDiverted
from saboteur.games.classic.modules.treasure_chests.events import (
    ChestBuried,
    ChestPathTurned,
    GoalMoved,
)
from saboteur.games.classic.view import View
from saboteur.kernel.events import GoalRevealed
from saboteur.kernel.move import Move
from saboteur.kernel.move_syntax import LAY
from saboteur.kernel.refusal import Refusal
from saboteur.picture.classic.board import CHEST_SYMBOL, Board
from saboteur.picture.classic.symbols import CRYSTAL_SYMBOL, GOAL_SYMBOLS, LOCATION_SYMBOL, decorate
from saboteur.picture.text.blocks import Size
from saboteur.picture.text.glyphs import EYE, LADDER, LANTERN, NEW, NUGGET, PAWN_SYMBOL, PEBBLE
from saboteur.picture.text.grid import Spot
from saboteur.picture.text.styles import HARM
from saboteur.picture.text.tunnels import CROSS

EFFECT_SYMBOLS: Final = {
    "break": "✗", "repair": "✓", "rockfall": "△", "map": "◉",
    "thief": "¤", "hands-off": "⊘", "prison": "▥", "free-at-last": "□",
    "inspection": "◎", "role-change": "↻", "hand-swap": "⇄",
    "veto": "⊗", "reverse": "⇅", "scout": "»", "divert": "↷", "exchange": "⇋",
    "forgotten-treasure": "↟",
}  # fmt: skip
"""The symbol of an action card, by its effect."""


class ClassicUI(FamilyUI[View, ClassicNarrator]):
    """The cards, board, questions and results of Saboteur and Saboteur 2 at the terminal."""

    narrator = ClassicNarrator
    example_move = "lay cross 1,0"
    example_rule = "B-24"
    round_began = (RoundBegan,)
    round_ended = (RoundEnded,)
    on_board = (PathDiverted, GoalRevealed, GoalMoved, ChestPathTurned, ChestBuried)
    declines = DECLINES

    # Choosing moves.

    def is_from_hand(self, view: View, legal: Sequence[Move]) -> bool:
        """Whether the seat is asked for a turn or for a scout's path."""
        return view.asked == self.turn or all(move.verb == LAY for move in legal)

    def prompt(self, view: View) -> str:
        """Return the id of the text that asks for a card, or for a path only."""
        return "prompt-turn" if view.asked == self.turn else "prompt-path"

    def options(self, view: View, legal: Sequence[Move]) -> list[list[Move]]:
        """Group the moves that play no card by their verbs."""
        verbs = view.kit.turn_verbs
        found = {verb: [move for move in legal if move.verb == verb] for verb in verbs}
        return [moves for moves in found.values() if moves]

    def question_args(self, view: View, narrator: ClassicNarrator) -> TextArgs:
        declared = view.stack[-1].move
        pair = (declared.cell, declared.other) if declared else (None, None)
        return {
            **super().question_args(view, narrator),
            "declared": "" if declared is None else narrator.declared_move(declared),
            "cells": narrator.cells((pair[0], pair[1])) if pair[0] and pair[1] else "",
            "offered": _offered_gold(view),
        }

    def announcement(self, view: View, narrator: ClassicNarrator) -> str:
        """Return the announcement of a declared card and its seat."""
        declared = view.stack[-1].move
        if declared is None or view.turn is None:
            return self.question(view, narrator)
        name = narrator.names[view.turn]
        return narrator.say("window-title", name=name, declared=narrator.declared_move(declared))

    def why_unplayable(self, view: View, card: str, explain: Explain) -> Refusal | str:
        kit = view.kit
        form = kit.forms[kit.names.index(card)]
        seat = view.decider if view.decider is not None else 0
        if form is None and view.broken[seat]:
            return Refusal("B-28", "broken-tool", (("tools", " ".join(view.broken[seat])),))
        if form is None and view.mark_bits[seat] & kit.path_blocking_marks:
            return Refusal("S2-23", "imprisoned")
        if form is None:
            return "why-fits-nowhere"
        # A card without a target: the rules give the reason.
        reason = None if form else explain(f"{PLAY} {card}")
        return reason or "why-no-target"

    # Drawing.

    def header(self, view: View, narrator: ClassicNarrator) -> str:
        """Return the box with the number of its modules, the round and the piles."""
        box, *modules = view.ruleset.split("+")
        name = narrator.say(f"box-{box}")
        return narrator.say(
            "header",
            box=f"{name} +{len(modules)}" if modules else name,
            round=view.round,
            rounds=view.kit.rounds,
            pile=view.pile,
            discard=len(view.discarded),
        )

    def labels(self, view: View) -> Mapping[Spot, str]:
        """Mark the cell of a declared move while others are asked about it."""
        declared = view.stack[-1].move
        spot = None if declared is None else self.spot(declared)
        return {} if spot is None else {spot: ASKED_CELL_LABEL}

    board = Board
    players = staticmethod(player_lines)
    knowledge = staticmethod(goal_lines)
    notes = staticmethod(note_lines)

    def seat_summary(self, view: View, narrator: ClassicNarrator) -> Text | None:
        """Return the seat's role and gold; ``None`` for a view without a role."""
        role = None if narrator.seat is None or view.role is None else narrator.role(view.role)
        return role_line(role, gold_line(view, narrator), narrator)

    def action_rows(
        self, kit: Kit, number: int, size: Size, narrator: ClassicNarrator
    ) -> list[str]:
        """Return the symbol of an action card and the first letters of its tools."""
        sign = EFFECT_SYMBOLS.get(kit.effects[number], "!")
        tools = narrator.letters(kit.card_tools[number])
        apart = "/".join(tools)
        letters = apart if len(apart) <= size.width else "".join(tools)
        return [sign, letters] if size.height > 1 else [f"{sign}{letters[:1]}"]

    decorate = staticmethod(decorate)

    # Rounds and games.

    round_lines = staticmethod(round_lines)
    game_lines = staticmethod(game_lines)

    def signs(self, kit: Kit, narrator: ClassicNarrator) -> Iterable[tuple[str, str]]:
        """Yield the symbols of the base game, then those that the rule set adds."""
        yield "━ ─", "help-light"
        yield f"╸{CROSS}╺", "help-dead-end"
        yield f"{LANTERN} {NEW}", "help-start"
        yield f"? {EYE}", "help-goal"
        yield f"{NUGGET} {PEBBLE}", "help-treasure"
        yield "(2)", "help-idle"
        ids = kit.part_ids
        if kit.barriers:
            yield " ".join(map(narrator.letter, kit.barriers)), "help-doors"
            yield LADDER, "help-ladder"
            yield CRYSTAL_SYMBOL, "help-crystal"
        if len(kit.marks) > len(TOOLS):
            yield " ".join(MARKS.values()), "help-marks"
        if "right-of-way" in ids:
            yield f"{PAWN_SYMBOL}2", "help-pawn"
        if "treasure-chests" in ids:
            yield CHEST_SYMBOL, "help-chest"
        if kit.groups["location"]:
            yield LOCATION_SYMBOL, "help-place"
        if "new-goals" in ids:
            yield " ".join(GOAL_SYMBOLS.values()), "help-new-goals"
        if "change-of-direction" in ids:
            yield f"{DOWN} {UP}", "help-direction"

    # Replays.

    def hands(self, views: Sequence[View], narrator: ClassicNarrator) -> list[Text]:
        """Return every seat's role, cards and gold."""
        widest = max(len(narrator.role(role)) for role in views[0].kit.roles)
        roles = [
            Text(
                f"{narrator.role(view.role or ''):<{widest}} ",
                HARM if view.role == "saboteur" else "",
            )
            for view in views
        ]
        gold = [narrator.gold_sum(view.own_gold) for view in views]
        return open_hands(self, views, narrator, roles, gold)


def _offered_gold(view: View) -> str:
    """Return the gold cards that the seat may choose from."""
    handed = view.drafts[-1].offered if view.drafts else None
    return ", ".join(map(str, handed or ()))


CLASSIC: Final = ClassicUI()
