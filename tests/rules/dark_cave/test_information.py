"""Which facts are public, private or known to no seat: DC-69, R-175, R-176, R-185, R-235."""

import pytest

from saboteur.games.registry import ruleset
from tests.rule_positions import line, play
from tests.rules.dark_cave.positions import dark_cave_at, dealt, shown

PUBLIC = (
    "clans", "dwarves", "lying", "nuggets", "gear", "webs", "creatures", "hand_sizes",
    "hand_levels", "pile_levels", "shown", "out", "veins",
)  # fmt: skip


@pytest.mark.clause("DC-69", "R-235")
def test_what_everybody_sees() -> None:
    game = dark_cave_at(
        "maze 1,0=abyss-cross-i\nweb web-i 1 0,0 E 2\ncreature rat-i 2 1,0.0\ngear 1 boots-i\n"
        "lying 2\nshown 1\nhand 0 cross-i rat-ii\npile cross-iii cross-ii"
    )
    public = game.view("public").to_dict()
    for seat in range(3):
        own = game.view(seat).to_dict()
        assert {key: own[key] for key in PUBLIC} == {key: public[key] for key in PUBLIC}
    assert public["hand_levels"] == [[1, 1, 0], [0, 0, 1], [0, 0, 1]]
    assert public["pile_levels"] == [0, 1, 1]
    assert public["roles"][1] is not None


@pytest.mark.clause("DC-69")
def test_what_a_seat_sees_alone() -> None:
    game = dealt(6)
    assert (shown(game, "hand"), shown(game, "role"), shown(game, "works_for")) == ([], None, None)
    for seat in range(6):
        assert shown(game, "hand", seat) == line(game, f"hand {seat}")
        assert shown(game, "role", seat) == line(game, "clans")[seat]
        role = line(game, "clans")[seat]
        clan = role.split("-")[0]
        other = "blue" if clan == "yellow" else "yellow"
        assert shown(game, "works_for", seat) == (clan if role.endswith("loyal") else other)


@pytest.mark.clause("DC-69", "R-176")
def test_cards_taken_out_and_passed_cards_are_unseen() -> None:
    game = dealt(4)
    (card,) = {str(m) for m in game.legal_moves() if m.verb == "pass"} - {
        str(m) for m in game.legal_moves()[1:]
    }
    seat = game.decider
    play(game, card)
    for other in range(4):
        entry = shown(game, "discard", other)[0]
        assert (entry["card"] is None) == (other != seat)


@pytest.mark.clause("DC-69")
def test_possible_worlds_agree_with_the_backs() -> None:
    game = dealt(7)
    for number in range(10):
        world = game.determinise(0, str(number))
        assert shown(world, "hand_levels") == shown(game, "hand_levels")
        assert shown(world, "clans") == shown(game, "clans")
        assert shown(world, "hand", 0) == shown(game, "hand", 0)


@pytest.mark.clause("DC-69")
def test_every_hidden_arrangement_of_clan_cards_is_as_likely() -> None:
    game = dealt(3)
    roles = [
        tuple(word for word in line(game.determinise(0, str(n)), "clans") if word != "|")
        for n in range(300)
    ]
    counts = {one: roles.count(one) for one in set(roles)}
    assert len(counts) == 3  # of the three unknown cards, one differs from the two others
    assert all(70 < many < 130 for many in counts.values())


@pytest.mark.clause("DC-32", "R-235")
def test_a_card_that_was_given_away_is_followed_by_its_back() -> None:
    """Seat 1 passes one of two level-I cards that seat 0 gave away.

    Seat 0 does not know which, but the level-II card is still in the hand.
    """
    game = dark_cave_at(
        "turn 0 still\nhand 0 hand-swap-ii cross-i rat-i rat-ii\nhand 1 axe-i\nout 1\n"
        "clans yellow-loyal yellow-saboteur yellow-loyal"
    )
    play(game, "play hand-swap-ii 1", "pass rat-i", "stop")
    seen = set()
    for number in range(30):
        world = game.determinise(0, str(number))
        assert "rat-ii" in line(world, "hand 1")
        (passed,) = [word for word in line(world, "discard") if "~" in word]
        assert sorted([*line(world, "hand 1"), passed.split("~")[0]]) == [
            "cross-i", "rat-i", "rat-ii",
        ]  # fmt: skip
        seen.add(passed)
    assert seen == {"cross-i~1", "rat-i~1"}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("clans yellow-loyal\nask turn 0", "1 clan cards for 3 seats"),
        ("clans yellow-loyal blue-loyal yellow-loyal\nask turn 0", "not used together"),
        ("goals 4,4=goal-exit\nask turn 0", "other cells"),
        ("dwarves 9,9.0 0,0.0 0,0.0\nask turn 0", "no space"),
        ("dwarves out 0,0.0 0,0.0\nask turn 0", "differ"),
        ("hand 0 dragon\nask turn 0", "no card 'dragon'"),
        ("gear 0 rat-i\nask turn 0", "none of boots, axe"),
        ("web web-i 0 0,0 E 3\nask turn 0", "shows 1 or 2"),
        ("ask creature-step 0 web-i", "card of a creature"),
        ("wizard 1", "no line begins with 'wizard'"),
    ],
)
def test_a_bad_position_is_refused_with_its_reason(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        ruleset("dark-cave", 3).parse_position(text)
