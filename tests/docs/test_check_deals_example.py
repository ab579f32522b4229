"""Tests `examples/check_deals.py`, which was written from the documentation alone.

The program deals the golden games again and compares every random result. It draws from every
stream that docs/records.md names, so a changed name or order of cards is noticed.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import check_deals
import deals
import pytest

import saboteur
from saboteur.games.registry import catalogue, ruleset
from saboteur.play.game import Game
from saboteur.play.match import Match
from saboteur.play.replay import Replay
from tests.golden.playthrough import HERE, PLAYTHROUGHS, recorded_moves
from tests.sampling import RULE_SETS, SeededRandom, Setting, choose, game_from_position, seed_for

ROOT = Path(__file__).resolve().parents[2]
BOXES = [entry.id for entry in catalogue() if entry.kind == "box"]
MODULES = [entry.id for entry in catalogue() if entry.kind == "module"]
SAMPLED_DAILY = {
    *("saboteur-6", "saboteur2-7", "duel-1", "duel-2", "lost-mines-9", "dark-cave-2-options"),
    "saboteur+scout+treasure-chests-4",  # digs in the discard and robs a hand
}
"""The golden games that `make test` checks, besides one of each module; the soak checks all."""

CHEST = """\
seed a nugget
round 2 starter 0
roles miner miner saboteur | miner
maze 0,0=start 1,0=straight-horizontal
hand 0 map straight-horizontal
hand 1 map
hand 2 map
pile map map
gold-pile 1 2 3 1 2 1
treasure-chests opened 1,1 chest-cross chest-peek
treasure-chests covered 3,0 chest-cross chest-nugget
ask turn 0
"""


def positions(game: Game, moves: Sequence[str]) -> Iterator[str]:
    """Play moves, and yield the position before the first and after each."""
    yield game.position()
    for move in moves:
        game.play(move)
        yield game.position()


def check_golden(name: str) -> None:
    setting = PLAYTHROUGHS[name]
    game = setting.new(f"golden {setting.seats}")
    moves = recorded_moves((HERE / f"{name}.txt").read_text("utf-8").splitlines())
    found = list(positions(game, moves))
    check_deals.check(str(game.record()), found)


def by_module(name: str) -> set[str]:
    return set(PLAYTHROUGHS[name].ruleset.split("+")[1:])


@cache
def daily_golden_games() -> list[str]:
    """Return ``SAMPLED_DAILY`` and, for each module, the golden game with the shortest name."""
    alone = {
        min((name for name in PLAYTHROUGHS if module in by_module(name)), key=len)
        for module in MODULES
    }
    return sorted(SAMPLED_DAILY | alone)


def test_golden_games_of_every_box_and_module_draw_from_every_stream(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn_from: set[str] = set()
    numbers = deals.numbers

    def noted(seed: str, name: str) -> Iterator[int]:
        drawn_from.add(re.sub(r"\d+", "N", name))
        return numbers(seed, name)

    monkeypatch.setattr(deals, "numbers", noted)
    for name in daily_golden_games():
        check_golden(name)
    check_chest()
    check_clock()
    for seed in ("a", "clan", "is", "worn", "by", "all"):
        check_start(Setting("dark-cave", 4), seed)
    chance = (ROOT / "docs" / "records.md").read_text("utf-8").split("\n## ")
    named = next(part for part in chance if part.startswith("Chance"))
    assert drawn_from == set(re.findall(r"^\| `([a-zN/-]+)` \| ", named, re.MULTILINE))


@pytest.mark.soak
@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_every_golden_game(name: str) -> None:
    check_golden(name)


def check_chest() -> None:
    """Check a chest whose nugget is paid in gold cards, after which the pile is shuffled (R-94)."""
    game = game_from_position(ruleset("saboteur+treasure-chests", 3), CHEST)
    before, after = positions(game, ["lay straight-horizontal 2,0"])
    table = deals.Table("saboteur+treasure-chests", 3, "a nugget", {})
    steps = map(check_deals.Position, (before, after))
    check_deals.Step(table, 0, "lay straight-horizontal 2,0", *steps).check()
    assert check_deals.Position(after).words("gold-pile") != ["1", "2", "3", "1", "2"]


def check_clock() -> None:
    """Check the random card that an absent seat passes."""
    game = saboteur.new("duel", seats=2, seed="away")
    table = deals.Table("duel", 2, "away", {})
    before = check_deals.Position(game.position())
    for made in range(24):
        seat, move = game.decider, str(game.absent_move())
        assert seat is not None
        game.play(move)
        after = check_deals.Position(game.position())
        check_deals.Step(table, seat, move, before, after).check_clock(made)
        before = after


@pytest.mark.soak
@pytest.mark.parametrize("box", BOXES)
def test_check_deals_accepts_match_of_absent_players(box: str) -> None:
    match = Match(box, seats=2 if box == "duel" else 4, seed="away", nonce="n")
    while not match.over:
        match.time_out(match.version)
    replay = Replay(match.record())
    found = [replay.game(step).position() for step in range(len(replay) + 1)]
    check_deals.check(str(match.record()), found)


def check_start(setting: Setting, seed: str) -> None:
    game = setting.new(seed)
    record = check_deals.Record(str(game.record()))
    first = deals.first_position(record.table())
    assert first == game.position(), str(setting)
    assert check_deals.digest(first) == record.head["start"]


@pytest.mark.parametrize("box", BOXES)
def test_ten_games_of_every_box_begin_as_their_seeds_say(box: str) -> None:
    dice = SeededRandom(seed_for(f"starts/{box}"))
    own = [setting for setting in RULE_SETS if setting.ruleset.split("+")[0] == box]
    for setting in dice.sample(own, 2):
        for number in range(5):
            check_start(setting, f"{dice.randbelow(10**6)} {number} é")


@pytest.mark.soak
@pytest.mark.parametrize("box", BOXES)
def test_ten_games_of_every_box(box: str) -> None:
    dice = SeededRandom(seed_for(f"deals/{box}"))
    own = [setting for setting in RULE_SETS if setting.ruleset.split("+")[0] == box]
    for number in range(10):
        game = dice.choice(own).new(f"{dice.randbelow(10**6)} {number}")
        found = [game.position()]
        while not game.over:
            game.play(choose(game, dice, "eager"))
            found.append(game.position())
        check_deals.check(str(game.record()), found)


DECK = """\
[deck]
id = "saboteur"

[[path]]
kind = "straight-vertical"
tracks = ["N-S"]
count = 0
source = "my box"
confidence = "agreed"

[[path]]
kind = "curve-ne"
tracks = ["N-E"]
count = 6
source = "my box"
confidence = "agreed"

[[path]]
kind = "bend"
tracks = ["N-E"]
count = 3
source = "my box"
confidence = "agreed"
"""


def test_a_deck_of_ones_own_is_dealt_as_it_is_recorded() -> None:
    game = saboteur.new("saboteur2", seats=4, seed="mine", deck=DECK)
    first = deals.first_position(check_deals.Record(str(game.record())).table())
    assert first == game.position()
    assert " bend " in first


def test_a_record_that_was_altered_is_refused() -> None:
    game = saboteur.new("saboteur2", seats=4, seed="friday")
    found = list(positions(game, [str(game.absent_move())]))
    written = str(game.record())
    check_deals.check(written, found)
    with pytest.raises(check_deals.Mismatch, match="the check"):
        check_deals.check(written.replace('"friday"', '"monday"'), found)
    swapped = found[1].replace("pile ", "pile map ", 1)
    with pytest.raises(check_deals.Mismatch, match=r"move 1, pass .*: the digest"):
        check_deals.check(written, [found[0], swapped])


def test_the_program_prints_the_first_position(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = saboteur.new("lost-mines", seats=4, seed="friday")
    found = positions(game, [])
    (tmp_path / "game.record").write_text(str(game.record()), "utf-8")
    (tmp_path / "positions").write_text("".join(f"{one}\n" for one in found), "utf-8")
    check_deals.main(str(tmp_path / "game.record"), str(tmp_path / "positions"))
    assert capsys.readouterr().out.startswith(game.position())
    deals.main("lost-mines", "4", "friday")
    assert capsys.readouterr().out == game.position()
