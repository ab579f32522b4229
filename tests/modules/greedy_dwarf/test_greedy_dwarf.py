"""Tests of the greedy dwarf of the 2016 championship (WC-5 to WC-8, R-60, R-61)."""

from collections import Counter
from typing import cast

import pytest

import saboteur
from saboteur.games.classic.events import (
    GoldPaid,
    GoldShared,
    GoldTaken,
    HiddenPay,
    HiddenTake,
    RoundBegan,
)
from saboteur.games.classic.rules import ClassicRules
from saboteur.games.options import OptionValue
from saboteur.games.registry import ruleset
from saboteur.play.game import Game
from tests.rule_positions import SEATS, event_names, game_at, line, play, row, visible_events

GREEDY = "saboteur+greedy-dwarf"
NAMES = {"m": "miner", "s": "saboteur", "g": "greedy-dwarf"}
POOLS = {3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7)}
"""For each number of seats, the base game's pool: saboteurs and miners (B-6)."""
PILE = "1 1 1 1 1 1 2 2 2 2 3 1 2 3"
"""A gold pile, whose top is the last card."""


def about_to_reach(
    crew: str, completer: int, gold: str = PILE, options: dict[str, OptionValue] | None = None
) -> Game:
    """Return a game in which seat ``completer`` is on turn and can reach the treasure."""
    hands = "\n".join(f"hand {seat} straight-horizontal map" for seat in range(len(crew)))
    return game_at(
        f"goals 8,-2=stone-nw 8,0=treasure 8,2=stone-ne\nmaze {row(1, 6)}\n{hands}\n"
        f"roles {' '.join(NAMES[letter] for letter in crew)}\ngold-pile {gold}\n"
        f"ask turn {completer}",
        seats=len(crew),
        options=options,
        id_=GREEDY,
    )


def hoards(game: Game) -> list[list[str]]:
    return [line(game, f"gold {seat}") for seat in range(game.seats)]


REACH = "lay straight-horizontal 7,0"


@pytest.mark.clause("WC-5")
@pytest.mark.parametrize("seats", SEATS)
def test_the_greedy_dwarf_replaces_one_miner_of_the_pool(seats: int) -> None:
    saboteurs, miners = POOLS[seats]
    undealt = set()
    for seed in range(30):
        game = saboteur.new(GREEDY, seats=seats, seed=f"pool{seed}")
        words = line(game, "roles")
        dealt, spare = words[: words.index("|")], words[words.index("|") + 1 :]
        assert (len(dealt), len(spare)) == (seats, 1)
        pool = Counter(dealt + spare)
        assert pool == {"saboteur": saboteurs, "miner": miners - 1, "greedy-dwarf": 1}
        undealt.add(spare[0])
    if seats < 6:
        assert "greedy-dwarf" in undealt  # no seat need hold the role


@pytest.mark.clause("WC-5", "WC-2")
def test_he_goes_with_the_base_game_alone() -> None:
    entry = next(entry for entry in saboteur.catalogue() if entry.id == "greedy-dwarf")
    assert entry.seats == (3, 10)
    assert [id_ for id_ in entry.goes_with if id_.startswith("saboteur")] == ["saboteur"]


@pytest.mark.clause("WC-7")
def test_a_miner_reaches_the_treasure_two_cards_are_drawn_and_the_greedy_dwarf_gets_none() -> None:
    game = about_to_reach("ssmmg", 2)
    events = play(game, REACH)
    assert GoldShared(2, (2, 3)) in events
    play(game, "take 3")
    assert hoards(game) == [[], [], ["3"], ["2"], []]
    assert line(game, "gold-pile") == PILE.split()[:-2]


@pytest.mark.clause("WC-6", "WC-7", "R-60", "R-61")
def test_he_reaches_it_himself_and_takes_four_gold_cards_alone() -> None:
    game = about_to_reach("ssmmg", 4)
    events = play(game, REACH)
    assert GoldShared(4, (4, 4, 4, 4)) in events
    assert hoards(game) == [[], [], [], [], ["1", "2", "3", "3"]]
    assert line(game, "gold-pile") == PILE.split()[:-4]
    assert RoundBegan(2, 0) in events
    assert game.scores == (0, 0, 0, 0, 9)


@pytest.mark.clause("WC-6", "R-12")
def test_a_link_made_by_an_action_counts_for_the_greedy_dwarf() -> None:
    # The way was just opened by an action: the next change of the maze finds the goal reached.
    game = game_at(
        f"goals 8,-2=stone-nw 8,0=treasure 8,2=stone-ne\nmaze {row(1, 7)} 0,1=dead-vertical\n"
        "hand 0 rockfall\nhand 1 map\nroles greedy-dwarf miner saboteur | miner\n"
        "gold-pile 1 1 1 1 1",
        id_=GREEDY,
    )
    play(game, "play rockfall 0,1")
    assert hoards(game) == [["1", "1", "1", "1"], [], []]


@pytest.mark.clause("WC-7", "R-61")
@pytest.mark.parametrize("completer", [0, 1])
def test_a_saboteur_reaches_it_the_miners_share_and_the_greedy_dwarf_gets_nothing(
    completer: int,
) -> None:
    game = about_to_reach("ssmmg", completer)
    events = play(game, REACH)
    assert GoldShared(2, (3, 2)) in events  # to the saboteur's right, past the greedy dwarf
    play(game, "take 2")
    assert hoards(game) == [[], [], ["3"], ["2"], []]


@pytest.mark.clause("R-61")
def test_without_the_treasure_the_saboteurs_are_paid_as_ever() -> None:
    game = game_at(
        f"roles saboteur saboteur miner miner greedy-dwarf\nhand 0 cross\ngold-pile {PILE}",
        seats=5,
        id_=GREEDY,
    )
    events = play(game, "pass cross")
    paid = [event for event in events if isinstance(event, GoldPaid)]
    assert paid == [GoldPaid(0, (3,)), GoldPaid(1, (3,))]
    assert hoards(game)[2:] == [[], [], []]


@pytest.mark.clause("R-60", "R-24")
def test_a_short_pile_gives_the_greedy_dwarf_what_is_left() -> None:
    game = about_to_reach("gms", 0, "2 3")
    assert GoldShared(2, (0, 0)) in play(game, REACH)
    assert (hoards(game), line(game, "gold-pile"), game.round) == ([["2", "3"], [], []], [], 2)
    empty = about_to_reach("gms", 0, "")
    play(empty, REACH)
    assert (hoards(empty), empty.round) == ([[], [], []], 2)


@pytest.mark.clause("R-60")
@pytest.mark.parametrize(
    ("gold", "paid"), [(PILE, (3, 1)), ("2 2 3", (2, 2)), ("1 1 1 1 1", (1, 1, 1, 1))]
)
def test_by_option_the_greedy_dwarf_is_paid_cards_worth_four(
    gold: str, paid: tuple[int, ...]
) -> None:
    game = about_to_reach("ssmmg", 4, gold, {"greedy_reward": "value_4"})
    events = play(game, REACH)
    assert GoldPaid(4, paid) in events
    assert "GoldShared" not in event_names(events)
    assert game.scores == (0, 0, 0, 0, 4)
    rest = Counter(gold.split()) - Counter(map(str, paid))
    assert Counter(line(game, "gold-pile")) == rest
    assert HiddenPay(4, len(paid)) in visible_events(game, events, 0)


@pytest.mark.clause("R-60")
def test_the_option_has_two_values() -> None:
    entry = next(entry for entry in saboteur.catalogue() if entry.id == "greedy-dwarf")
    (option,) = entry.options
    assert (option.name, option.choices) == ("greedy_reward", ("four_cards", "value_4"))


@pytest.mark.clause("WC-8")
def test_there_is_one_greedy_dwarf_and_none_beside_the_tournaments_own() -> None:
    kit = cast("ClassicRules", ruleset(GREEDY, 7)).kit
    row_ = next(row for row in kit.catalogue.group("role") if row.kind == "greedy-dwarf")
    assert row_.count == 1
    with pytest.raises(ValueError, match="V-6"):
        ruleset("saboteur+greedy-dwarf+tournament", 7)


# What others see of the greedy dwarf's cards


@pytest.mark.clause("WC-6", "R-28")
def test_the_greedy_dwarf_knows_its_four_cards_and_others_their_number() -> None:
    game = about_to_reach("ssmmg", 4)
    events = play(game, REACH)
    own = [event for event in visible_events(game, events, 4) if isinstance(event, GoldTaken)]
    assert [(event.offered, event.taken) for event in own] == [
        ((1, 2, 3, 3), 1),
        ((2, 3, 3), 2),
        ((3, 3), 3),
        ((3,), 3),
    ]
    draft = game.view(4).drafts[0]
    hands = [(handful.offered, handful.taken) for handful in draft.earlier]
    assert [*hands, (draft.offered, draft.taken)] == [
        ((1, 2, 3, 3), 1),
        ((2, 3, 3), 2),
        ((3, 3), 3),
        ((3,), 3),
    ]
    for sight in (0, "public"):
        told = visible_events(game, events, sight)
        assert [event for event in told if isinstance(event, HiddenTake)] == [HiddenTake(4)] * 4
        draft = game.view(sight).drafts[0]
        assert (draft.offered, draft.taken, draft.earlier, draft.shown) == (None, None, (), None)
        assert game.view(sight).gold_cards == (0, 0, 0, 0, 4)


@pytest.mark.clause("WC-6")
def test_possible_worlds_give_the_greedy_dwarf_four_cards() -> None:
    full = "1 " * 16 + "2 " * 8 + "3 3 3 3"
    game = about_to_reach("ssmmg", 4, full)
    play(game, REACH)
    hands = Counter[tuple[str, ...]]()
    for seed in range(60):
        world = game.determinise(0, seed=str(seed))
        assert world.view(0).to_dict() == game.view(0).to_dict()
        cards = line(world, "gold 4")
        assert len(cards) == 4
        hands[tuple(sorted(cards))] += 1
        own = game.determinise(4, seed=str(seed))
        assert line(own, "gold 4") == line(game, "gold 4")
        assert own.view(4).to_dict() == game.view(4).to_dict()
    assert len(hands) > 5
