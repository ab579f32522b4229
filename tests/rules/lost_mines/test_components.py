"""The components of the box (LM-1 to LM-3), the board (R-123) and the tokens (R-130)."""

import pytest

import saboteur
from saboteur.games.lost_mines.rules import LostMinesRules
from saboteur.games.registry import ruleset
from saboteur.kernel.catalogue import Catalogue
from saboteur.kernel.geometry import xy
from tests.property import invariants
from tests.sampling import SeededRandom, family, sample_cases, sampled_positions


def rules(seats: int = 7) -> LostMinesRules:
    found = ruleset("lost-mines", seats)
    assert isinstance(found, LostMinesRules)
    return found


def box() -> Catalogue:
    return rules().kit.catalogue


@pytest.mark.clause("LM-1")
@pytest.mark.parametrize(
    ("group", "many"),
    [
        ("path", 40),
        ("action", 23),
        ("start", 2),
        ("mine", 4),
        ("treasure", 12),
        ("dwarf", 10),
        ("figure", 10),
        ("marker", 10),
        ("points", 32),
        ("forest", 14),
        ("dragon", 1),
    ],
)
def test_the_box_holds_what_the_rulebook_lists(group: str, many: int) -> None:
    assert box().totals[group] == many
    assert sum(row.count for row in box().group(group)) == many


@pytest.mark.clause("LM-1")
def test_sixty_three_cards_are_drawn() -> None:
    assert len(rules().kit.deck) == 63


@pytest.mark.clause("LM-2")
@pytest.mark.parametrize("clan", ["blue", "yellow"])
def test_a_clan_has_three_loyal_dwarves_a_selfish_one_and_a_saboteur(clan: str) -> None:
    rows = [row for row in box().group("dwarf") if row.string("clan") == clan]
    assert {row.string("identity"): row.count for row in rows} == {
        "loyal": 3,
        "selfish": 1,
        "saboteur": 1,
    }


@pytest.mark.clause("LM-2")
def test_a_clan_of_other_dwarves_is_refused() -> None:
    deck = (
        '[deck]\nid = "lost-mines"\n'
        '[[dwarf]]\nkind = "blue-loyal"\ncount = 4\nclan = "blue"\nidentity = "loyal"\n'
        'source = "x"\nconfidence = "certain"\n'
        '[[dwarf]]\nkind = "blue-selfish"\ncount = 0\nsource = "x"\nconfidence = "certain"\n'
    )
    with pytest.raises(saboteur.DeckError, match="3 loyal dwarves, 1 selfish one"):
        saboteur.new("lost-mines", seats=3, seed="x", deck=deck)


@pytest.mark.clause("LM-3")
def test_three_mines_hold_treasures_of_one_symbol_and_one_the_dragon() -> None:
    kit = rules().kit
    assert {kit.names[card]: kit.symbols[card] for card in kit.mines} == {
        "gems-mine": "gems",
        "gold-mine": "gold",
        "silver-mine": "silver",
        "dragon-mine": "",
    }
    assert [kit.names[card] for card in kit.mines if kit.dragons[card]] == ["dragon-mine"]
    assert sorted(set(kit.treasure_symbols)) == ["gems", "gold", "silver"]
    assert len(kit.treasure_cards) == 12


@pytest.mark.clause("R-123")
def test_the_board_has_eleven_columns_and_seven_rows_with_six_printed_spaces() -> None:
    kit = rules().kit
    assert len(kit.board) == 11 * 7
    assert {clan: xy(place) for clan, place in kit.start_cells.items()} == {
        "blue": (1, 2),
        "yellow": (1, 4),
    }
    assert [xy(place) for place in kit.mine_cells] == [(9, 0), (9, 2), (9, 4), (9, 6)]


@pytest.mark.clause("R-123")
def test_a_deck_file_may_move_a_space_of_the_board_but_not_off_it() -> None:
    text = (
        '[deck]\nid = "lost-mines"\n[[space]]\nkind = "mine-space-1"\ncount = 1\n'
        'x = {}\ny = 0\nsource = "my board"\nconfidence = "certain"\n'
    )
    game = saboteur.new("lost-mines", seats=3, seed="x", deck=text.format(10))
    assert (game.view(0).mines[0].x, game.view(0).mines[0].y) == (10, 0)
    with pytest.raises(saboteur.DeckError, match="11,0 is not on the board"):
        saboteur.new("lost-mines", seats=3, seed="x", deck=text.format(11))
    with pytest.raises(saboteur.DeckError, match="two spaces of the board are the same"):
        saboteur.new("lost-mines", seats=3, seed="x", deck=text.format(9).replace("y = 0", "y = 2"))


@pytest.mark.clause("R-130")
def test_there_are_as_many_tokens_of_a_kind_as_cards_that_place_it() -> None:
    kit = rules().kit
    assert kit.tokens == {"axe": 3, "boat": 3, "rope": 3, "trap": 3, "troll": 2}
    for token, many in kit.tokens.items():
        assert sum(kit.token[card] == token for card in kit.deck) == many


REFUSED = {
    "path": ('kind = "cross"\ncount = 5\ntracks = ["N-S"]', "41 path cards"),
    "space": ('kind = "mine-space-9"\ncount = 1\nx = 0\ny = 0', "7 space cards"),
    "treasure": ('kind = "gems-3"\ncount = 1\nsymbol = "tin"\nvalue = 3', "the symbols are"),
    "mine": ('kind = "gems-mine"\ncount = 1\nsymbol = "gems"\ntracks = ["N-S"]', "LM-35"),
    "start": (
        'kind = "blue-start"\ncount = 1\nclan = "blue"\ntracks = ["N-S", "E-W"]',
        "one track",
    ),
    "action": ('kind = "trap"\ncount = 3\neffect = "bite"\ntoken = "trap"', "no rule knows"),
}
TOOL = 'kind = "boat"\ncount = 3\neffect = "tool"\ntoken = "{}"\novercomes = "{}"'


@pytest.mark.clause("R-130")
@pytest.mark.parametrize("row", [TOOL.format("axe", "pond"), TOOL.format("trap", "pond")])
def test_each_tool_has_a_token_of_its_own(row: str) -> None:
    with pytest.raises(saboteur.DeckError, match="a token and an obstacle of its own"):
        saboteur.new("lost-mines", seats=3, seed="x", deck=corrected(f"[[action]]\n{row}"))


@pytest.mark.clause("LM-4")
def test_each_mine_has_a_space_of_the_board() -> None:
    row = '[[space]]\nkind = "mine-space-1"\ncount = 1\nx = 9\ny = 0\nclan = "blue"'
    with pytest.raises(saboteur.DeckError, match="each mine has one space"):
        saboteur.new("lost-mines", seats=3, seed="x", deck=corrected(row))


@pytest.mark.parametrize("group", REFUSED)
def test_a_deck_file_that_cannot_be_used_is_refused_with_the_reason(group: str) -> None:
    row, reason = REFUSED[group]
    deck = f'[deck]\nid = "lost-mines"\n[[{group}]]\n{row}\nsource = "x"\nconfidence = "certain"\n'
    with pytest.raises(saboteur.DeckError, match=reason):
        saboteur.new("lost-mines", seats=3, seed="x", deck=deck)


def corrected(*rows: str) -> str:
    """Return a deck file with ``rows``, each as TOML."""
    ends = 'source = "my box"\nconfidence = "certain"\n'
    return '[deck]\nid = "lost-mines"\n' + "".join(f"{row}\n{ends}" for row in rows)


DEAR = 3
"""In 1 of this many positions, every move that can be written is tested."""
ODD_DECKS = {
    "more traps than tokens": corrected(
        '[[action]]\nkind = "trap"\ncount = 6\neffect = "trap"\ntoken = "trap"',
        '[[action]]\nkind = "storm"\ncount = 0',
    ),
    "two kinds of trolls": corrected(
        '[[action]]\nkind = "ogre"\ncount = 2\neffect = "troll"\ntoken = "troll"',
        '[[action]]\nkind = "troll"\ncount = 2\neffect = "troll"\ntoken = "troll"',
        '[[action]]\nkind = "rope"\ncount = 1\neffect = "tool"\ntoken = "rope"\n'
        'overcomes = "ravine"',
    ),
    "campfires on rocks": corrected(
        '[[path]]\nkind = "rocks-cross"\ncount = 1\ntracks = ["N-E-S-W"]\nrocks = true\n'
        "campfire = true"
    ),
    "dead ends": corrected('[[path]]\nkind = "curve-nw"\ncount = 3\ntracks = ["N"]'),
    "mines next to the starts": corrected(
        '[[space]]\nkind = "mine-space-1"\ncount = 1\nx = 2\ny = 2',
        '[[space]]\nkind = "mine-space-2"\ncount = 1\nx = 2\ny = 4',
        '[[space]]\nkind = "mine-space-3"\ncount = 1\nx = 1\ny = 3',
    ),
}


@pytest.mark.parametrize(
    ("name", "seats"), sample_cases([(name, seats) for name in ODD_DECKS for seats in (3, 8)], 1)
)
def test_an_odd_deck_can_be_played(name: str, seats: int) -> None:
    game = saboteur.new("lost-mines", seats=seats, seed=name, deck=ODD_DECKS[name])
    for number, now in enumerate(sampled_positions(game, name, "eager", every=15)):
        family(now.rules).check_components(now)
        family(now.rules).check_story(now)
        invariants.one_seat_decides(now)
        invariants.texts_name_moves(now)
        invariants.lays_agree_with_the_rulebook(now)
        invariants.position_is_the_state(now, SeededRandom(name))
        invariants.asking_changes_nothing(now)
        if number % DEAR == 0:
            invariants.listed_means_unexplained(now)
    assert saboteur.loads(str(game.record())).replay().digest() == game.digest()
