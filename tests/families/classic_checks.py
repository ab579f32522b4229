"""Checks of a classic position: cards, roles, gold, and what seats have seen."""

from collections import Counter
from collections.abc import Sequence
from itertools import chain

from saboteur.games.classic.state import DISCARD, GONE, SPARE
from saboteur.play.game import Game
from tests.families.base import Shown, put_down
from tests.families.classic_catalogue import DRAWN, catalogue_of, gold_of, parts_of, supply_of
from tests.families.classic_position import Facts, exact_payment
from tests.families.position_lines import Spot
from tests.families.traces import check_traces

OTHER_CARDS = ("goal", "chest-path", "location", "chest")


def count_drawn(game: Game, facts: Facts) -> None:
    """Check the path and action cards in hands and piles, in the maze, and in front of seats."""
    catalogue = catalogue_of(game.rules)
    drawable = supply_of(catalogue, *DRAWN)
    found = Counter(chain(*facts.hands.values(), facts.pile, facts.aside))
    found.update(card for card, _ in facts.discard)
    found.update(card for card, _ in facts.maze.values() if card in drawable)
    broken_cards = {
        row.strings("tools"): row.kind
        for row in catalogue.group("action")
        if row.string("effect") == "break"
    }
    found.update(broken_cards[(tool,)] for tools in facts.broken.values() for tool in tools)
    found.update(chain(*facts.marks.values()))
    found.update(put_down(facts.asks))
    for _, part in parts_of(game.rules):
        found.update(part.cards(facts))
    assert found == drawable
    others = [card for card, _ in facts.maze.values() if card not in drawable]
    supply = supply_of(catalogue, "start", *OTHER_CARDS)
    assert not Counter(others) - supply
    assert others.count(catalogue.group("start")[0].kind) == 1


def count_roles(game: Game, facts: Facts) -> None:
    """Check the roles against the table for this number of seats."""
    tables = catalogue_of(game.rules).tables
    pool = dict(next(row for row in tables["seats"] if row["seats"] == game.seats)["roles"])
    for _, part in parts_of(game.rules):
        pool = part.roles(pool, game.seats)
    assert Counter([*facts.roles, *facts.spare, *facts.gone]) == Counter(+Counter(pool))
    assert len(facts.roles) == game.seats


def _orders(game: Game, completer: int, roles: Sequence[str], most: int) -> list[tuple[int, ...]]:
    """Return the first ``most`` miners in the order in which they take gold.

    With change of direction there are two possible orders.
    """
    ways = (1, -1) if "change-of-direction" in game.rules.id.split("+") else (1,)
    found = []
    for way in ways:
        seats = [(completer - way * away) % game.seats for away in range(game.seats)]
        found.append(tuple(seat for seat in seats if roles[seat] == "miner")[:most])
    return found


def check_story(game: Game) -> None:
    """Recompute the gold of every round (B-44 to B-48, R-24 to R-27)."""
    catalogue = catalogue_of(game.rules)
    facts = Facts(game.position())
    _check_traces(facts)
    for _, part in parts_of(game.rules):
        part.check_story(game, facts)
    assert [result.round for result in facts.results] == list(range(1, len(facts.results) + 1))
    assert len(facts.results) in (facts.round - 1, facts.round)
    if any(part.shares for _, part in parts_of(game.rules)):
        return
    supply = gold_of(catalogue)
    hoards: dict[int, tuple[int, ...]] = {}
    drafts, payments = list(facts.drafts), list(facts.payments)
    for result in facts.results:
        if result.completer is not None:
            draft = drafts.pop(0)
            assert draft.round == result.round
            assert draft.order in _orders(game, result.completer, result.roles, supply.total())
            assert len(draft.cards) == len(draft.order)
            assert not Counter(draft.cards) - supply
            assert not Counter(draft.taken) - Counter(draft.cards)
            supply -= Counter(draft.cards)
            for seat, worth in zip(draft.order, draft.taken, strict=False):
                hoards[seat] = (*hoards.get(seat, ()), worth)
        else:
            saboteurs = [seat for seat, role in enumerate(result.roles) if role == "saboteur"]
            for seat in saboteurs:
                payment = payments.pop(0)
                owed = catalogue.tables["pay"][str(len(saboteurs))]
                cards = exact_payment(supply.elements(), owed)
                assert payment == (result.round, seat, owed, cards)
                supply -= Counter(cards)
                hoards[seat] = (*hoards.get(seat, ()), *cards)
    assert not drafts
    assert not payments
    assert Counter(facts.gold_pile) == supply
    for seat in range(game.seats):
        traded = Counter(worth for _, trader, worth, *_ in facts.trades if trader == seat)
        assert Counter(facts.gold.get(seat, ())) + traded == Counter(hoards.get(seat, ()))
        if not traded:
            assert facts.gold.get(seat, ()) == hoards.get(seat, ())


def check_world(shown: Shown, seat: int, world: Game) -> None:
    """Assert that a possible world agrees with everything in the seat's view."""
    facts = Facts(world.position())
    assert facts.roles[seat] == shown["role"]
    assert list(facts.hands[seat]) == shown["hand"]
    assert [len(hand) for hand in facts.hands.values()] == shown["hand_sizes"]
    assert len(facts.pile) == shown["pile"]
    seen = [
        {"card": card if known is None or seat in known else None, "known_by": known}
        for card, known in facts.discard
    ]
    assert seen == [
        {"card": entry["card"], "known_by": entry["known_by"]} for entry in shown["discard"]
    ]
    for goal in shown["goals"]:
        spot: Spot = (goal["x"], goal["y"])
        if shown["asked_card"] is not None and shown["asked_cell"] == list(spot):
            assert facts.goals[spot] == goal["face"] == shown["asked_card"]
        else:
            assert facts.maze.get(spot, (None,))[0] == goal["face"]
        if goal["seen"] is not None and not goal["stale"]:
            assert facts.goals[spot] == goal["seen"]
    _check_traces(facts)
    for part, answers in parts_of(world.rules):
        answers.check_world(shown["modules"].get(part, {}), seat, facts)
    hoards = [facts.gold.get(other, ()) for other in range(world.seats)]
    assert [len(hoard) for hoard in hoards] == shown["gold_cards"]
    assert list(hoards[seat]) == shown["own_gold"]
    if shown["gold"] is not None:
        tokens = facts.nuggets or (0,) * world.seats
        gold = [sum(hoard) + own for hoard, own in zip(hoards, tokens, strict=True)]
        assert gold == shown["gold"]
    _check_gold(shown, seat, facts)
    roles = [(result.round, result.completer, list(result.roles)) for result in facts.results]
    assert roles == [
        (result["round"], result["completer"], result["roles"]) for result in shown["results"]
    ]
    if len(facts.results) == facts.round:
        assert facts.roles == facts.results[-1].roles


def _check_traces(facts: Facts) -> None:
    """Assert that every card a seat has seen is in one of its possible places."""
    check_traces(facts.saw, _goal_places(facts))
    check_traces(facts.saw_role, _role_places(facts))
    check_traces(facts.saw_card, _card_places(facts))


def _goal_places(facts: Facts) -> dict[str, list[str]]:
    return {f"{x},{y}": [card] for (x, y), card in facts.goals.items()}


def _role_places(facts: Facts) -> dict[str, list[str]]:
    return {
        **{str(seat): [role] for seat, role in enumerate(facts.roles)},
        str(SPARE): list(facts.spare),
        str(GONE): list(facts.gone),
    }


def _card_places(facts: Facts) -> dict[str, list[str]]:
    return {
        **{str(seat): list(hand) for seat, hand in facts.hands.items()},
        **{str(DISCARD + place): [card] for place, (card, _) in enumerate(facts.discard)},
    }


def _check_gold(shown: Shown, seat: int, facts: Facts) -> None:
    """Assert that drafts and payments agree with what the seat remembers of them."""
    for draft, told in zip(facts.drafts, shown["drafts"], strict=True):
        assert (draft.round, list(draft.order)) == (told["round"], told["order"])
        assert len(draft.taken) == told["done"]
        if told["offered"] is not None:
            assert list(draft.offered(seat, len(told["earlier"]))) == told["offered"]
        if told["taken"] is not None:
            places = [place for place, taker in enumerate(draft.order) if taker == seat]
            assert draft.taken[places[len(told["earlier"])]] == told["taken"]
        if told["shown"] is not None:
            assert list(draft.taken) == told["shown"]
    for payment, told in zip(facts.payments, shown["payments"], strict=True):
        assert payment[:3] == (told["round"], told["seat"], told["owed"])
        assert len(payment.cards) == told["count"]
        assert told["cards"] is None or list(payment.cards) == told["cards"]
