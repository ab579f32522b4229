"""Writes all moves of a classic game, legal or not."""

from collections.abc import Iterator, Sequence
from itertools import permutations

from saboteur.games.classic.book import FORMS
from saboteur.play.game import Game
from tests.families.classic_catalogue import gold_of, kit_of, shapes_of
from tests.families.classic_position import Facts
from tests.families.position_lines import Spot


class Words:
    """The words that moves at a position may contain: cells, seats, cards and so on."""

    def __init__(self, game: Game, facts: Facts) -> None:
        kit = kit_of(game.rules)
        self.parse = game.rules.parse_move
        self.shapes = shapes_of(kit.catalogue)
        spots = _surroundings([*facts.maze, *facts.goals])
        self.cells = [f"{x},{y}" for x, y in spots]
        self.cards = list(kit.names)
        places = [f"{x},{y}" for x, y in [*facts.goals, *list(facts.maze)[:4]]]
        self.words: dict[str, list[str]] = {
            "cell": self.cells,
            "seat": [str(seat) for seat in range(game.seats)],
            "card": self.cards,
            "mark": list(kit.marks),
            "side": list("NESW"),
            "value": [str(worth) for worth in sorted({*gold_of(kit.catalogue), 1, 2, 3})],
            "turned": ["", "turned"],
        }
        self.pairs = [f"{one} {other}" for one, other in permutations(places, 2)]
        self.pairs += [f"{place} {place}" for place in places]

    def written(self, start: str, form: str, tools: tuple[str, ...] = ()) -> Iterator[str]:
        """Yield all moves that begin with ``start`` and have this form."""
        texts = [start]
        for what in FORMS[form]:
            words = self.words.get(what, [])
            if what == "tool":
                words = list(tools) if len(tools) > 1 else [""]
            if what in {"other", "partner"}:  # all pairs of cells would be too many
                texts = [f"{start} {pair}" for pair in self.pairs]
                if what == "partner":  # its cells are written in one order only
                    texts = sorted({str(self.parse(text)) for text in texts})
                continue
            texts = [f"{text} {word}".rstrip(" ") for text in texts for word in words]
        yield from texts


def _surroundings(spots: Sequence[Spot]) -> list[Spot]:
    """Return the cells in the bounding box plus one on each side, and one far away."""
    columns = [x for x, _ in spots]
    rows = [y for _, y in spots]
    box = [
        (x, y)
        for y in range(min(rows) - 1, max(rows) + 2)
        for x in range(min(columns) - 1, max(columns) + 2)
    ]
    return [*box, (max(columns) + 5, min(rows) - 5)]
