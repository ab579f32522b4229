"""The book of moves: every move of a rule set exists once, prints and parses.

``lay cross 2,2`` · ``lay curve-ne 2,3 turned`` · ``play axe 4,2`` · ``play storm 3,2`` ·
``play trap 4,2 E`` · ``play troll 4,2 S`` · ``play information-mine-dwarf mine 9,0`` ·
``play information-mine-dwarf dwarf 2`` · ``play information-mine-treasure treasure 0`` ·
``pass cross`` · ``stop`` · ``step 3,2`` · ``orient 9,0 turned`` · ``take 1`` · ``propose-end`` ·
``agree`` · ``refuse``

An edge has one name: the cell to its west with E or the one to its north with S. The other name
is understood.
"""

from typing import Final, TypeAlias, final

from saboteur.games.lost_mines.kit import (
    DWARF,
    INFORMATION,
    MINE,
    SECRETS,
    STORM,
    TOOL,
    TREASURE,
    Kit,
)
from saboteur.kernel.geometry import (
    SIDE_NAMES,
    STEP,
    Cell,
    E,
    Edge,
    S,
    Side,
    cell_text,
    edge,
)
from saboteur.kernel.move import NOTHING, Move
from saboteur.kernel.refusal import MalformedMove
from saboteur.kernel.wording import Lays, read_card, read_cell, read_seat

LAY: Final = "lay"
PLAY: Final = "play"
PASS: Final = "pass"
STOP: Final = "stop"
WALK: Final = "step"
ORIENT: Final = "orient"
TAKE: Final = "take"
PROPOSE: Final = "propose-end"
AGREE: Final = "agree"
REFUSE: Final = "refuse"
DECLINES: Final = (REFUSE, STOP)
"""What is answered for an absent player wherever it is offered: no vote, no card more, no step
(R-183)."""

TURNED: Final = "turned"
WORDS: Final = (STOP, PROPOSE, AGREE, REFUSE)
"""Verbs that stand alone."""

Said: TypeAlias = tuple[str, int, Cell, int, int, str]


@final
class MoveBook:
    """Makes the moves of one rule set, each once.

    The book fills with what deciders hold, so it stays with the authority: no view holds it.
    """

    def __init__(self, kit: Kit) -> None:
        """Prepare the moves that every game needs."""
        self.kit = kit
        self._said: dict[Said, Move] = {}
        self.words = {verb: self.say(verb) for verb in WORDS}
        self.passes = tuple(self.say(PASS, card=card) for card in range(len(kit.names)))
        self.lays = Lays(kit.names[: kit.paths], kit.cards, kit.poses)
        self._steps = {place: self.say(WALK, cell=place) for place in kit.board}

    def step(self, place: Cell) -> Move:
        """Step onto a space of the board."""
        return self._steps[place]

    def say(
        self,
        verb: str,
        *,
        card: int = NOTHING,
        cell: Cell = NOTHING,
        seat: int = NOTHING,
        value: int = NOTHING,
        word: str = "",
    ) -> Move:
        """Return the move that is made of these parts.

        ``value`` is the number of a treasure; ``word`` a side, an option of secret information,
        or that a mine is turned.
        """
        parts = (verb, card, cell, seat, value, word)
        move = self._said.get(parts)
        if move is None:
            move = self._said[parts] = self._new(parts)
        return move

    def on_edge(self, card: int, line: Edge) -> Move:
        """Play a trap or a troll on an edge."""
        return self.say(PLAY, card=card, cell=line // 4, word=SIDE_NAMES[line % 4])

    def _new(self, parts: Said) -> Move:
        verb, card, place, seat, value, word = parts
        name = "" if card == NOTHING else self.kit.names[card]
        words = [verb, name, word if word in SECRETS else ""]
        words += [cell_text(place) if place != NOTHING else ""]
        words += [str(seat) if seat != NOTHING else "", str(value) if value != NOTHING else ""]
        words += [word if word not in SECRETS else ""]
        text = " ".join(part for part in words if part)
        return Move(
            text,
            verb,
            card=name,
            kind=card,
            cell=place,
            seat=seat,
            value=value,
            word=word if word != TURNED else "",
            turned=word == TURNED,
        )

    def parse(self, text: str) -> Move:
        """Read a move; one that was never legal is made for the occasion and not kept."""
        verb, *words = text.split(" ")
        if verb == LAY and (laid := self.lays.read(words, text)) is not None:
            return laid
        if verb == PASS and len(words) == 1:
            return self.passes[read_card(words[0], self.kit.cards, text)]
        if verb in WORDS and not words:
            return self.words[verb]
        if verb == WALK and len(words) == 1:
            return self._known(WALK, cell=read_cell(words[0], text))
        if verb == ORIENT and (len(words) == 1 or (len(words) == 2 and words[1] == TURNED)):
            return self._known(ORIENT, cell=read_cell(words[0], text), word="".join(words[1:]))
        if verb == TAKE and len(words) == 1:
            return self._known(TAKE, value=self._treasure(words[0], text))
        if verb == PLAY and len(words) > 1:
            return self._parse_play(words, text)
        raise MalformedMove(
            f"{text!r} is no move; a move looks like 'lay cross 2,2', 'play trap 4,2 E',"
            " 'pass cross', 'step 3,2', 'stop'"
        )

    def _parse_play(self, words: list[str], text: str) -> Move:
        card = read_card(words[0], self.kit.cards, text)
        effect = self.kit.effects[card]
        if not effect:
            raise MalformedMove(f"{text!r}: {words[0]} is no action card")
        if effect in (TOOL, STORM):
            if len(words) != 2:
                raise MalformedMove(f"{text!r}: write the cell after {words[0]}")
            return self._known(PLAY, card=card, cell=read_cell(words[1], text))
        if len(words) != 3:
            after = "what you look at" if effect == INFORMATION else "the cell and the side"
            raise MalformedMove(f"{text!r}: write {after} after {words[0]}")
        if effect == INFORMATION:
            return self._parse_look(card, words[1], words[2], text)
        if words[2] not in SIDE_NAMES:
            raise MalformedMove(f"{text!r}: {words[2]!r} is no side; sides are N, E, S and W")
        line = self._edge(read_cell(words[1], text), SIDE_NAMES.index(words[2]), text)
        return self._known(PLAY, card=card, cell=line // 4, word=SIDE_NAMES[line % 4])

    def _parse_look(self, card: int, option: str, target: str, text: str) -> Move:
        if option == MINE:
            return self._known(PLAY, card=card, cell=read_cell(target, text), word=MINE)
        if option == TREASURE:
            return self._known(PLAY, card=card, value=self._treasure(target, text), word=TREASURE)
        if option == DWARF:
            seat = read_seat(target, self.kit.seats, text)
            return self._known(PLAY, card=card, seat=seat, word=DWARF)
        raise MalformedMove(f"{text!r}: {option!r} is none of {', '.join(SECRETS)}")

    def _known(  # noqa: PLR0917 - the parts of a move
        self,
        verb: str,
        card: int = NOTHING,
        cell: Cell = NOTHING,
        seat: int = NOTHING,
        value: int = NOTHING,
        word: str = "",
    ) -> Move:
        """Return the move of these parts that the book has made before, or one for the occasion."""
        parts = (verb, card, cell, seat, value, word)
        return self._said.get(parts) or self._new(parts)

    def _edge(self, place: Cell, side: Side, text: str) -> Edge:
        if side not in (E, S):
            beside = place + STEP[side]
            read_cell(cell_text(beside), text)  # it may be off the grid
        return edge(place, side)

    def _treasure(self, name: str, text: str) -> int:
        """Read the number of a treasure; as many are laid out as there are seats (LM-5)."""
        if name not in {str(number) for number in range(self.kit.seats)}:
            raise MalformedMove(
                f"{text!r}: {name!r} is no treasure; they are numbered 0 to {self.kit.seats - 1}"
            )
        return int(name)


def edge_of(move: Move) -> Edge:
    """Return the edge that a trap or a troll is played on."""
    return edge(move.cell, SIDE_NAMES.index(move.word))


def divided(line: Edge) -> tuple[Cell, Cell]:
    """Return the two cells that an edge divides, the western or northern one first."""
    place, side = divmod(line, 4)
    return place, place + STEP[side]
