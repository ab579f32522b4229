"""Legal steps, compared with an oracle that reads deck rows and the text of the position."""

from itertools import chain

import pytest

import saboteur
from saboteur.games.registry import ruleset
from saboteur.kernel.catalogue import Row
from saboteur.play.game import Game
from tests.families.dark_cave_position import Facts
from tests.families.position_lines import FACING, Spot, beside
from tests.sampling import Setting, sample_cases, sampled_positions

Place = tuple[Spot, int]
ROWS: dict[str, Row] = {
    row.kind: row
    for group in ("path", "start", "goal")
    for row in ruleset("dark-cave", 4).kit.catalogue.group(group)
}


class Card:
    """A card cut into spaces (R-151): the edges of each space, and which spaces touch."""

    def __init__(self, kind: str, *, turned: bool) -> None:
        row = ROWS[kind]
        level, self.feature = row.facts["level"], row.facts.get("feature", "")
        self.edges: dict[str, int] = {}
        self.touch: set[frozenset[int]] = set()
        number = 0
        keys = []
        for track in row.strings("tracks"):
            sides = track.split("-")
            if level == 1:
                own = [number] * len(sides)
                keys.append(number)
                number += 1
            else:
                own = list(range(number, number + len(sides)))
                number += len(sides)
                if level == 2:
                    self.touch |= {frozenset((a, b)) for a in own for b in own if a != b}
                    keys.append(own[sides.index("W")] if "W" in sides else own[0])
                else:
                    self.touch |= {frozenset((a, number)) for a in own}
                    keys.append(number)
                    number += 1
            laid = [FACING[side] if turned else side for side in sides]
            self.edges |= dict(zip(laid, own, strict=True))
        if self.feature == "tunnel":
            self.touch |= {frozenset((key, number)) for key in keys}
        self.ladder = keys[0] if self.feature == "ladder" else None


def steps_from(facts: Facts, place: Place) -> set[Place]:
    """Return every space one step away: on the card, over an edge without a web, or by a ladder."""
    cards = {spot: Card(kind, turned=turned) for spot, (kind, turned) in facts.maze.items()}
    shut = {(web.spot, web.side) for web in facts.webs}
    shut |= {(beside(spot, side), FACING[side]) for spot, side in shut}
    spot, space = place
    card = cards[spot]
    found = {(spot, other) for pair in card.touch if space in pair for other in pair - {space}}
    for side, own in card.edges.items():
        other = cards.get(beside(spot, side))
        if own == space and other and FACING[side] in other.edges and (spot, side) not in shut:
            found.add((beside(spot, side), other.edges[FACING[side]]))
    if card.ladder == space:
        found |= {(at, one.ladder) for at, one in cards.items() if one.ladder is not None}
    return found - {place}


def entrances_from(facts: Facts, place: Place) -> set[Spot]:
    """Return the face-down goals behind the open edges of a space, unless a web is between."""
    (spot, space), hidden = place, set(facts.goals) - set(facts.maze)
    kind, turned = facts.maze[spot]
    shut = {(web.spot, web.side) for web in facts.webs}
    return {
        beside(spot, side)
        for side, own in Card(kind, turned=turned).edges.items()
        if own == space
        and beside(spot, side) in hidden
        and (spot, side) not in shut
        and (beside(spot, side), FACING[side]) not in shut
    }


def check(game: Game) -> bool:
    """Assert that the listed steps are those of the oracle.

    Return whether a dwarf or a creature may step in this position.
    """
    facts = Facts(game.position())
    asked = facts.asks[-1] if facts.asks else ("over",)
    listed = {(m.cell, m.value) for m in game.legal_moves() if m.verb == "step"}
    if asked[0] == "dwarf-step" and "left" in asked:
        place = facts.dwarves[int(asked[1])]
        assert place is not None
        entered = {move.cell for move in game.legal_moves() if move.verb == "enter"}
        assert entered == entrances_from(facts, place)
    elif asked[0] == "creature-step":
        (place,) = [(c.spot, c.space) for c in facts.creatures if c.card == asked[2]]
    else:
        return False
    assert listed == steps_from(facts, place)
    return True


@pytest.mark.clause("DC-21", "DC-23", "DC-24", "DC-26", "DC-45", "DC-53", "R-151", "R-155")
@pytest.mark.parametrize("seats", sample_cases([2, 5, 8], 1))
def test_steps_agree_with_the_rulebook(seats: int) -> None:
    settings = [Setting("dark-cave", seats, (("agree_end", False),)) for _ in range(3)]
    walks = (
        sampled_positions(setting.new(f"steps {number}"), f"steps {number}", style, every=3)
        for number, (setting, style) in enumerate(
            zip(settings, ("eager", "random", "eager"), strict=True)
        )
    )
    assert sum(check(game) for game in chain.from_iterable(walks)) > 60


def test_the_check_sees_a_step() -> None:
    game = saboteur.new("dark-cave", seats=2, seed="steps")
    assert not check(game)  # a turn asks for no step
