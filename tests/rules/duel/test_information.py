"""Public and private knowledge (D-44, R-114, R-185)."""

from collections import Counter

import pytest

import saboteur
from saboteur.kernel.events import CardDrawn, HandsDealt, HiddenDraw, OwnHand
from tests.families.duel_position import Facts
from tests.rule_positions import play, visible_events
from tests.rules.duel.positions import duel_at, goals, rules
from tests.sampling import begin


@pytest.mark.clause("D-44")
def test_hands_are_private() -> None:
    game, events = begin(rules(), "private")
    (dealt,) = [event for event in events if isinstance(event, HandsDealt)]
    for seat in (0, 1):
        assert OwnHand(dealt.hands[seat]) in visible_events(game, events, seat)
        assert game.view(seat).hand == dealt.hands[seat]
    assert not any(isinstance(event, OwnHand) for event in visible_events(game, events, "public"))
    assert game.view("public").hand == ()


@pytest.mark.clause("D-44", "R-114")
def test_draws_are_private_and_discards_public() -> None:
    game = duel_at("hand 0 key rockfall", "hand 1 key", "pile curve-nw")
    events = play(game, "pass key", "stop")
    assert CardDrawn(0, "curve-nw") in visible_events(game, events, 0)
    assert HiddenDraw(0) in visible_events(game, events, 1)
    assert CardDrawn(0, "curve-nw") not in visible_events(game, events, 1)
    assert game.view(1).discard == ("key",)


@pytest.mark.clause("D-44", "R-185")
def test_there_are_no_hidden_roles() -> None:
    shown = saboteur.new("duel", seats=2, seed="roles").view(0).to_dict()
    assert not any("role" in key for key in shown)
    assert shown["colours"] in (["blue", "green"], ["green", "blue"])


@pytest.mark.clause("D-44")
def test_gold_counters_and_looks_are_public() -> None:
    game = duel_at(
        "hand 0 key",
        "maze 1,3=bridge-gold 3,3=troll-cross 5,5=door-blue-cross",
        "claims 1,3=1",
        "bribes 3,3=0",
        "keys 5,5=1",
        "looks 5,0=1",
        "hoard 1 gold-3-stubs-ne",
    )
    view = game.view("public")
    tokens = {(c.x, c.y): (c.counter, c.bribe, c.key) for c in view.maze}
    assert tokens[1, 3] == (1, None, None)
    assert tokens[3, 3] == (None, 0, None)
    assert tokens[5, 5] == (None, None, 1)
    assert (view.counters, view.keys, view.nuggets) == (6, 1, (0, 3))
    assert view.goals[1].looked == (1,)
    assert view.goals[1].seen is None


@pytest.mark.clause("D-44")
def test_possible_worlds_keep_what_the_seat_knows_and_deal_the_rest_fairly() -> None:
    game = duel_at(
        "hand 0 key curve-nw",
        "hand 1 secret-plan",
        "pile rockfall",
        goals("5,0=gold-3-stubs-ne"),
        "looks 5,0=0",
    )
    faces: Counter[str] = Counter()
    for number in range(300):
        world = Facts(game.determinise(0, str(number)).position())
        assert world.goals[5, 0] == "gold-3-stubs-ne"
        assert world.hands[0] == ("key", "curve-nw")
        assert len(world.hands[1]) == 1
        faces[world.goals[5, 2]] += 1
    assert "gold-3-stubs-ne" not in faces
    assert len(faces) == 17  # every other goal may lie there
    assert max(faces.values()) < 45  # 300 / 17 is 18 each
