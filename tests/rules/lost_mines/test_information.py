"""Public, private and unknown facts (LM-51)."""

import pytest

from saboteur.games.lost_mines.events import OwnDwarf, RoundBegan
from saboteur.games.registry import ruleset
from saboteur.kernel.event import Event
from saboteur.kernel.events import OwnHand
from tests.rule_positions import play
from tests.rules.lost_mines.positions import lost_mines_at


@pytest.mark.clause("LM-51")
def test_clans_board_tokens_symbols_and_counts_are_public() -> None:
    game = lost_mines_at(
        "dwarves blue-loyal yellow-selfish blue-saboteur | yellow-loyal\n"
        "treasures gems-5 gold-3 silver-1 | gems-3\ntaken 0=1\nmaze 2,2=log-cross\ntools 2,2\n"
        "traps 1,2/E\ntroll 2 troll 1,2/S\nhand 0 axe boat\nhand 1 trap\nhand 2\npile cross"
    )
    for sight in (0, 1, 2, "public"):
        view = game.view(sight)
        assert [dwarf.clan for dwarf in view.dwarves] == ["blue", "yellow", "blue"]
        assert [(t.symbol, t.holder) for t in view.treasures] == [
            ("gems", 1),
            ("gold", None),
            ("silver", None),
        ]
        assert view.hand_sizes == (2, 1, 0)
        assert view.pile == 1
        assert [(t.x, t.y, t.side, t.token) for t in view.tokens] == [
            (1, 2, "E", "trap"),
            (1, 2, "S", "troll"),
        ]
        assert [laid for laid in view.maze if laid.overcome]


@pytest.mark.clause("LM-51", "LM-2")
def test_identity_hand_and_looks_are_private_and_treasures_unseen() -> None:
    game = lost_mines_at(
        "dwarves blue-loyal yellow-selfish blue-saboteur | yellow-loyal\n"
        "treasures gems-5 gold-3 silver-1 | gems-3\ntaken 0=1\nhand 0 axe\nhand 1 trap\n"
        "looked 2 treasure 0\nlooked 2 dwarf 0"
    )
    own = [game.view(seat) for seat in range(3)]
    assert [view.dwarf for view in own] == ["blue-loyal", "yellow-selfish", "blue-saboteur"]
    assert [view.hand for view in own] == [("axe",), ("trap",), ("storm",)]
    assert [view.treasures[0].value for view in own] == [None, None, 5]  # nor does its holder know
    assert [view.dwarves[0].identity for view in own] == ["loyal", None, "loyal"]
    assert game.view("public").dwarves[1].identity is None


@pytest.mark.clause("LM-51")
def test_the_deal_tells_each_seat_its_own() -> None:
    rules = ruleset("lost-mines", 4)
    log: list[Event] = []
    state = rules.deal("deal", log)
    assert isinstance(log[0], RoundBegan)
    for seat in range(4):
        told = [rules.redact(event, seat) for event in log]
        assert OwnDwarf(rules.kit.dwarves[state.deal.dwarves[seat]]) in told
        hand = tuple(rules.kit.names[card] for card in state.table.hands[seat])
        assert OwnHand(hand) in told
    public = [rules.redact(event, "public") for event in log]
    assert [type(event).__name__ for event in public if event] == ["RoundBegan", "TurnBegan"]


@pytest.mark.clause("R-185")
def test_undealt_dwarves_stay_hidden_when_the_game_is_over() -> None:
    game = lost_mines_at(
        "round 2 starter 0\nhand 0 trap\nhand 1\nhand 2\n"
        "dwarves blue-loyal blue-selfish yellow-loyal | blue-saboteur\n"
        "treasures gems-5 gold-3 silver-1 | gems-3\n"
        "result 1 agreed dwarves blue-loyal blue-selfish yellow-loyal won dragon - gains 0 0 0"
    )
    play(game, "pass trap")
    assert game.over
    for sight in (0, 1, 2, "public", "open"):
        text = repr(game.view(sight).to_dict())
        assert "blue-saboteur" not in text
        assert "gems-5" not in text  # no seat took it
        assert game.view(sight).dwarves[2].identity == "loyal"


BROKEN = {
    "figures 5,5 1,2 1,2": "no card lies on 5,5",
    "tools 1,2": "no obstacle on 1,2",
    "maze 9,0=cross": "the mine on 9,0 is not cross",
    "maze 1,2=cross": "lies where a Start does",
    "maze 12,0=cross": "not on the board",
    "maze 5,5=gold-mine": "can't lie on 5,5",
    "maze 5,5=axe": "does not lie on the board",
    "hand 0 blue-start": "never in a hand",
    "hand 3 axe": "there is no seat 3",
    "mines 9,0=gold-mine": "the mine spaces are",
    "traps 1,2/N": "is no edge",
    "taken 3=0": "there is no treasure 3",
    "looked 0 door 1": "none of mine, treasure, dwarf",
    "points 1": "1 numbers for 3 seats",
    "treasures gems-3": "1 cards for 3 seats",
    "ask dance 0": "nothing is called 'dance'",
    "ask take-treasure 0 9,0": "the cell of an open mine",
    "ask orient-mine 0 9,0 gold-mine": "names a hidden mine",
    "nonsense": "no line begins with 'nonsense'",
}


@pytest.mark.parametrize("line_", BROKEN)
def test_a_position_that_cannot_be_is_refused_with_the_reason(line_: str) -> None:
    with pytest.raises(ValueError, match=BROKEN[line_]):
        ruleset("lost-mines", 3).parse_position(f"{line_}\nask turn 0")
