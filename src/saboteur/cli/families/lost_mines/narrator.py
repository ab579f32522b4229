"""Texts of The Lost Mines: dwarves and clans, treasures, tokens on edges.

The engine and its notation count treasures from 0, sentences from 1.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from saboteur.cli.families.narrator import Narrator, TextArgs
from saboteur.games.lost_mines import book
from saboteur.games.lost_mines.events import DwarfMoved, TokenLost, TrapSet, TrollSet
from saboteur.games.lost_mines.kit import SECRETS, SYMBOLS, TREASURE
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import SIDE_NAMES, PackedCell, neighbour, pack, xy
from saboteur.kernel.move import Move

LETTERS: Final = {"blue": "letter-blue", "yellow": "letter-yellow"}
"""Text ids of the letters of clans."""
BY_SEAT: Final = frozenset({"shares", "gains", "points", "scores"})


class LostMinesNarrator(Narrator):
    """Writes the sentences of The Lost Mines, with its clans, treasures and tokens on edges."""

    prefix = "lost-mines-"
    card_fields = frozenset({"card", "removed", "mine", "face"})

    def card(self, kind: str) -> str:
        """Return the name of a card of the deck, a mine or a treasure."""
        treasure = f"treasure-{kind}"
        return self.say(treasure) if treasure in self.texts else super().card(kind)

    def dwarf(self, kind: str) -> str:
        """Return the name of a dwarf card; the kind if a custom deck gives it no name."""
        key = f"dwarf-{kind}"
        return self.say(key) if key in self.texts else kind

    def letter(self, clan: str) -> str:
        """Return the letter that stands for a clan, in the user's language."""
        return self.say(LETTERS[clan])

    def border(self, place: PackedCell, side: str) -> str:
        """Return an edge as text: the two cells beside it."""
        return self.cells((xy(place), xy(neighbour(place, SIDE_NAMES.index(side)))))

    # Moves.

    def move_form(self, move: Move) -> str:
        """Return the id of a move's text, which depends on the target of its card."""
        if move.word in SECRETS:
            return f"look-{move.word}"
        return "on-edge" if move.word in SIDE_NAMES else super().move_form(move)

    def move_args(self, move: Move) -> TextArgs:
        """Return the arguments of a move's text, with an edge's cells or a treasure's number."""
        words = super().move_args(move)
        if move.word in SIDE_NAMES:
            words["cells"] = self.border(move.at, move.word)
        if move.verb == book.TAKE or move.word == TREASURE:
            words["treasure"] = move.number + 1
        return words

    def refusal_args(self, args: Mapping[str, str | int]) -> TextArgs:
        """Return the arguments of a refusal, with treasures counted from 1."""
        words = super().refusal_args(args)
        if "treasure" in args:
            words["treasure"] = int(args["treasure"]) + 1
        return words

    # Events.

    def events(self, events: Iterable[Event]) -> list[str]:
        """Return sentences for events in order; consecutive steps of a dwarf are one walk."""
        walks: list[Event] = []
        for event in events:
            before = walks[-1] if walks else None
            if (
                isinstance(event, DwarfMoved)
                and isinstance(before, DwarfMoved)
                and (before.seat, before.cell) == (event.seat, event.from_cell)
            ):
                walks[-1] = DwarfMoved(event.seat, before.from_cell, event.cell)
            else:
                walks.append(event)
        return super().events(walks)

    def event_args(self, event: Event) -> TextArgs:
        """Return the fields of an event as text arguments, with the two cells beside an edge."""
        words = super().event_args(event)
        if isinstance(event, TrapSet | TrollSet | TokenLost):
            words["cells"] = self.border(pack(event.cell), event.side)
        return words

    def format_field(self, name: str, fact: object) -> TextArgs:
        """Return one field as text arguments, including this family's own kinds of fields.

        These are treasures, dwarves, symbols, causes and the dragon's victim.
        """
        match fact:
            case int() if name == "treasure":
                return {name: fact + 1}
            case str() if name == "dwarf":
                return {name: self.dwarf(fact)}
            case str() if name in ("symbol", "cause"):
                return {name: self.say(f"{name}-{fact}")}
            case None if name == "dragon":
                return {name: "nobody"}
            case int() if name == "dragon":
                return {name: self.player(fact)}
            case _:
                return super().format_field(name, fact)

    def format_list(self, name: str, facts: Sequence[object]) -> str:
        """Return a list in words, including lists by seat and the treasures of a round."""
        match name:
            case "symbols":
                counts = [(symbol, facts.count(symbol)) for symbol in SYMBOLS]
                return ", ".join(
                    f"{self.say(f'symbol-{symbol}')} ×{many}" for symbol, many in counts if many
                )
            case "dwarves":
                return self._by_seat(self.dwarf(str(fact)) for fact in facts)
            case "treasures":
                held = [fact if isinstance(fact, tuple) else () for fact in facts]
                return self._by_seat(" + ".join(map(self.card, kinds)) or "–" for kinds in held)
            case _ if name in BY_SEAT:
                return self._by_seat(map(str, facts))
            case _:
                return super().format_list(name, facts)

    def _by_seat(self, said: Iterable[str]) -> str:
        return ", ".join(f"{self.player(seat)} {words}" for seat, words in enumerate(said))
