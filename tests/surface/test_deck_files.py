"""A custom deck file: corrected rows are played, invalid ones are rejected."""

from collections import Counter
from pathlib import Path

import pytest

import saboteur
from saboteur.games.registry import check_deck, deck_for
from saboteur.kernel.randomness import Stream
from saboteur.play.game import Game
from tests.rule_positions import line

HEAD = '[deck]\nid = "saboteur"\n'


def row(group: str, kind: str, count: int, facts: str = "") -> str:
    return (
        f'[[{group}]]\nkind = "{kind}"\ncount = {count}\n{facts}\n'
        'source = "my own box"\nconfidence = "certain"\n'
    )


def deal(*rows: str, seats: int = 3) -> Game:
    return saboteur.new("saboteur", seats=seats, seed="deck", deck=HEAD + "".join(rows))


def cards(game: Game) -> Counter[str]:
    """Return the drawable cards of a game just dealt."""
    hands = [line(game, f"hand {seat}") for seat in range(game.seats)]
    return Counter(sum(hands, line(game, "pile")))


def play_through(game: Game) -> None:
    """Play a game to its end, every move by its text."""
    dice = Stream("deck", "dice")
    while not game.over:
        moves = game.legal_moves()
        game.play(str(moves[dice.below(len(moves))]))


# What works


def test_a_deck_file_without_rows_changes_nothing() -> None:
    plain = saboteur.new("saboteur", seats=3, seed="deck")
    assert deal().digest() == plain.digest()


def test_a_corrected_row_is_played() -> None:
    # A cross that is really a bridge: no way from west to south.
    game = deal(row("path", "cross", 5, 'tracks = ["N-S", "E-W"]'))
    assert cards(game)["cross"] == 5
    rules = game.rules
    state = rules.parse_position("maze 1,0=cross\nhand 0 straight-vertical\nask turn 0")
    bridge = Game(rules, state, [], "position")
    refusal = bridge.explain("lay straight-vertical 1,1")
    assert refusal is not None
    assert refusal.clause == "B-24"
    play_through(game)


def test_counts_may_be_moved_from_row_to_row() -> None:
    game = deal(
        row("path", "cross", 6, 'tracks = ["N-E-S-W"]'),
        row("path", "straight-horizontal", 2, 'tracks = ["E-W"]'),
    )
    assert cards(game)["cross"] == 6
    assert cards(game)["straight-horizontal"] == 2
    assert cards(game).total() == 67


def test_a_row_may_be_replaced_by_another_kind() -> None:
    game = deal(row("path", "cross", 0, ""), row("path", "my-cross", 5, 'tracks = ["N-E-S-W"]'))
    assert cards(game)["my-cross"] == 5
    assert cards(game)["cross"] == 0
    with pytest.raises(saboteur.MalformedMove, match="no card 'cross'"):
        game.play("pass cross")
    play_through(game)


def test_both_stones_may_be_of_the_same_kind() -> None:
    game = deal(row("goal", "stone-nw", 2, 'tracks = ["N-W"]'), row("goal", "stone-ne", 0))
    faces = sorted(word.split("=")[1] for word in line(game, "goals"))
    assert faces == ["stone-nw", "stone-nw", "treasure"]


def test_a_deck_file_may_be_given_by_its_path(tmp_path: Path) -> None:
    text = HEAD + row("path", "cross", 5, 'tracks = ["N-S", "E-W"]')
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    by_path = saboteur.new("saboteur", seats=3, seed="deck", deck=path)
    by_text = saboteur.new("saboteur", seats=3, seed="deck", deck=text)
    assert by_path.digest() == by_text.digest()
    assert by_path.rules.deck == text


def test_a_game_with_a_deck_file_of_its_own_leaves_other_games_alone() -> None:
    before = saboteur.new("saboteur", seats=3, seed="deck").digest()
    deal(row("path", "cross", 5, 'tracks = ["N"]'))
    assert saboteur.new("saboteur", seats=3, seed="deck").digest() == before


def test_a_straight_treasure_reached_from_its_closed_side_is_won_once_it_is_linked() -> None:
    # B-43: the miners win as soon as the treasure is linked, not only when it is turned over.
    rules = deal(row("goal", "treasure", 1, 'tracks = ["E-W"]\ntreasure = true')).rules
    tunnel = " ".join(f"{x},-1=straight-horizontal" for x in range(1, 8))
    position = (
        "goals 8,-2=stone-nw 8,0=treasure 8,2=stone-ne\ngold-pile 1 1 1\n"
        f"maze 0,-1=curve-nw* {tunnel} 8,-1=curve-ne* 8,0=treasure\n"
        "maze " + " ".join(f"{x},0=straight-horizontal" for x in range(1, 7)) + "\n"
        "hand 0 straight-horizontal\nhand 1 map\nhand 2 map\nask turn 0"
    )
    game = Game(rules, rules.parse_position(position), [], "position")
    events = game.play("lay straight-horizontal 7,0")
    assert "RoundEnded" in [type(event).__name__ for event in events]


def test_every_edge_of_a_corrected_start_is_linked() -> None:
    # base.md: an open edge is linked if it is Start's.
    rules = deal(row("start", "start", 1, 'tracks = ["N-S", "E-W"]')).rules
    state = rules.parse_position("hand 0 cross\nask turn 0")
    moves = {str(move) for move in Game(rules, state, [], "position").legal_moves()}
    assert moves == {"pass cross", *(f"lay cross {at}" for at in ("0,-1", "1,0", "0,1", "-1,0"))}


# Rejections

BRIDGE = 'tracks = ["N-S", "E-W"]'
TOOLS = 'effect = "repair"\ntools = '

REFUSED = {
    "not-toml": ("this is no deck", "not TOML"),
    "empty": ("", "not for 'saboteur'"),
    "no-id": ("[deck]\n", "not for 'saboteur'"),
    "wrong-id": ('[deck]\nid = "duel"\n', "not for 'saboteur'"),
    "deck-is-no-table": ("deck = 5\n", "not for 'saboteur'"),
    "unknown-group": (HEAD + row("creature", "spider", 1), r"it holds \[creature\]"),
    "totals": (f"{HEAD}[totals]\npath = 41\n", r"it holds \[totals\]"),
    "layout": (f"{HEAD}[layout]\nstart = [1, 1]\n", r"it holds \[layout\]"),
    "too-many": (HEAD + row("path", "cross", 6, BRIDGE), "41 path cards.*40"),
    "too-few": (HEAD + row("path", "cross", 4, BRIDGE), "39 path cards.*40"),
    "row-taken-out": (HEAD + row("path", "cross", 0), "35 path cards.*40"),
    "row-added": (HEAD + row("path", "bridge", 1, BRIDGE), "41 path cards.*40"),
    "gold": (HEAD + row("gold", "gold-3", 5, "value = 3"), "29 gold cards.*28"),
    "roles": (HEAD + row("role", "saboteur", 5), "12 role cards.*11"),
    "row-twice": (HEAD + 2 * row("path", "cross", 5, BRIDGE), "path 'cross' stands twice"),
    "no-kind": (f"{HEAD}[[path]]\ncount = 1\n", "a row of path has no kind"),
    "no-count": (f'{HEAD}[[path]]\nkind = "cross"\n', "path 'cross': count"),
    "no-source": (
        HEAD + row("path", "cross", 5, BRIDGE).replace("source", "# source"),
        "path 'cross': say the source",
    ),
    "no-confidence": (
        HEAD + row("path", "cross", 5, BRIDGE).replace("confidence", "# confidence"),
        "path 'cross': confidence is one of certain, agreed, reconstructed",
    ),
    "bad-confidence": (
        HEAD + row("path", "cross", 5, BRIDGE).replace("certain", "sure"),
        "path 'cross': confidence is one of certain, agreed, reconstructed",
    ),
    "no-tracks": (HEAD + row("path", "cross", 5), "path 'cross'"),
    "tracks-no-list": (HEAD + row("path", "cross", 5, 'tracks = "N-S"'), "path 'cross'"),
    "track-unknown-edge": (HEAD + row("path", "cross", 5, 'tracks = ["N-X"]'), "cross.*'X'"),
    "track-edge-twice": (
        HEAD + row("path", "cross", 5, 'tracks = ["N-S", "S-W"]'),
        "path 'cross'.*already taken",
    ),
    "unknown-tool": (
        HEAD + row("action", "repair-pick", 2, f'{TOOLS}["spade"]'),
        "action 'repair-pick'.*unknown tool 'spade'",
    ),
    "tools-no-list": (HEAD + row("action", "repair-pick", 2, f'{TOOLS}"pick"'), "repair-pick"),
    "repair-of-nothing": (HEAD + row("action", "repair-pick", 2, f"{TOOLS}[]"), "repair-pick"),
    "broken-nothing": (HEAD + row("action", "broken-pick", 3, 'effect = "break"'), "broken-pick"),
    "broken-two": (
        HEAD + row("action", "broken-pick", 3, 'effect = "break"\ntools = ["pick", "lamp"]'),
        "broken-pick",
    ),
    "no-effect": (HEAD + row("action", "map", 6), "action 'map'.*effect"),
    "unknown-effect": (HEAD + row("action", "map", 6, 'effect = "explode"'), "map.*explode"),
    "no-value": (HEAD + row("gold", "gold-3", 4), "gold 'gold-3'.*value"),
    "value-no-number": (HEAD + row("gold", "gold-3", 4, 'value = "3"'), "gold 'gold-3'.*value"),
    "worthless-gold": (HEAD + row("gold", "gold-3", 4, "value = 0"), "gold 'gold-3'.*value"),
    "negative-gold": (HEAD + row("gold", "gold-3", 4, "value = -3"), "gold 'gold-3'.*value"),
    "no-treasure": (
        HEAD + row("goal", "treasure", 1, 'tracks = ["N-E-S-W"]'),
        "exactly one goal is the treasure",
    ),
    "two-treasures": (
        HEAD + row("goal", "stone-nw", 1, 'tracks = ["N-W"]\ntreasure = true'),
        "exactly one goal is the treasure",
    ),
    "treasure-counted-twice": (
        HEAD
        + row("goal", "treasure", 2, 'tracks = ["N-E-S-W"]\ntreasure = true')
        + row("goal", "stone-nw", 0),
        "exactly one goal is the treasure",
    ),
    "no-miners": (HEAD + row("role", "miner", 0) + row("role", "digger", 7), "miner"),
    "same-kind-in-two-groups": (
        HEAD + row("path", "cross", 4, BRIDGE) + row("path", "map", 1, BRIDGE),
        "same kind",
    ),
    "kind-with-a-blank": (
        HEAD + row("path", "cross", 0) + row("path", "my cross", 5, BRIDGE),
        "path 'my cross'",
    ),
    "kind-with-a-star": (
        HEAD + row("path", "cross", 0) + row("path", "cross*", 5, BRIDGE),
        r"path 'cross\*'",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_deck_file_that_cannot_be_used_is_refused_with_the_reason(name: str) -> None:
    text, reason = REFUSED[name]
    with pytest.raises(saboteur.DeckError, match=reason):
        saboteur.new("saboteur", seats=3, seed="deck", deck=text)


def test_a_deck_error_is_a_value_error() -> None:
    assert issubclass(saboteur.DeckError, ValueError)


def test_of_a_houses_deck_file_a_table_takes_what_is_for_its_rule_set() -> None:
    base, second = HEAD, '\n[deck]\nid = "saboteur2"\n'
    house = f"{base}---{second}"
    assert deck_for("saboteur2+veto", house) == house
    assert deck_for("saboteur", house) == base
    assert deck_for("duel", house) is None
    assert deck_for("saboteur", None) is None
    check_deck(f'{house}---\n[deck]\nid = "veto"\n---\n[deck]\nid = "duel"\n')


def test_a_houses_deck_file_is_for_something_that_can_be_played() -> None:
    with pytest.raises(saboteur.DeckError, match="id = 'chess': ids are saboteur, saboteur2, duel"):
        check_deck('[deck]\nid = "chess"\n')
