"""The answers of The Dark Cave to the generic tests."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import chain

from saboteur.games.dark_cave import events as e
from saboteur.games.dark_cave.book import EFFECT_FORMS, VERBS, MoveBook
from saboteur.games.dark_cave.kit import Kit
from saboteur.games.dark_cave.rules import DarkCaveRules
from saboteur.games.dark_cave.state import Deal, State
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.catalogue import Catalogue
from saboteur.kernel.event import Event
from saboteur.kernel.events import (
    CardDrawn,
    CardLost,
    GoalRevealed,
    GoalSeen,
    GoalShown,
    OwnHand,
    OwnRole,
)
from saboteur.kernel.maze import Maze
from saboteur.kernel.move import Move
from saboteur.kernel.sight import Sight
from saboteur.kernel.table import Table
from saboteur.kernel.tile import Pose
from saboteur.play.game import Game
from tests.families.base import Family, PublicLog, Rare, Shown
from tests.families.dark_cave_log import DarkCaveLog
from tests.families.dark_cave_moves import eager_steps, eager_turn, form_words, written_moves
from tests.families.dark_cave_position import Facts, Shapes, check_given_away, lays, supply
from tests.families.dark_cave_rare_positions import rare_positions
from tests.families.dark_cave_visibility import EVENT_FIELDS, VIEW_FIELDS, VIEW_KEYS
from tests.families.deck_rows import row_lines

NEWS = (
    GoalShown, GoalRevealed, e.RoleShown, e.GameEnded, e.GameWentOn, OwnRole, OwnHand,
    e.OwnHandSwapped, e.HiddenLoss,
)  # fmt: skip
"""Events that show their receiver a secret; a loss by chance shows its level."""
OWN_NEWS = (CardDrawn, CardLost, GoalSeen, e.RoleSeen, e.SpareSeen)
DRAWN = ("path", "action")


class DarkCaveFamily(Family):
    """The Dark Cave (La mine se rebelle)."""

    view_fields = VIEW_FIELDS
    view_keys = VIEW_KEYS
    event_fields = EVENT_FIELDS
    secret_types = (State, Deal, Table, Maze)
    rule_book = (Kit, Pose)
    memory = (MoveBook,)

    def eager_moves(self, game: Game) -> Sequence[Move]:
        """Return lays and steps towards goals, rare cards, gold or agreement; else all moves."""
        moves = game.legal_moves()
        view = game.view("public")
        if view.asked == "turn":
            return eager_turn(view, moves)
        if view.asked == "dwarf-step":
            return eager_steps(view, moves)
        wanted = ("take", "repel", "orient", "face", "refuse", "pass", "step")
        for verb in wanted:
            found = [move for move in moves if move.verb == verb]
            if found:
                return found
        return moves

    def max_moves(self, rules: AnyRuleSet) -> int:
        """Return a bound: a turn uses up a card and has a bounded number of other moves."""
        cards = sum(row.count for group in DRAWN for row in _catalogue(rules).group(group))
        return cards * (24 + 2 * rules.seats)

    def writable_moves(self, game: Game) -> Sequence[str]:
        """Return the writable moves, with plays of cards in the hand and every eighth other card.

        Which other cards are included depends on the size of the discard pile.
        """
        facts = Facts(game.position())
        kit = _kit(game.rules)
        words = form_words(game, facts)
        texts = [f"pass {name}" for name in kit.names]
        hand = facts.hands[game.decider] if game.decider is not None else ()
        for card, name in enumerate(kit.names):
            if name not in hand and card % 8 != len(facts.discard) % 8:
                continue  # a card that is not in the hand is rejected in one way everywhere
            if card < kit.paths:
                turns = [
                    " turned" if turn else "" for turn in _shapes(game.rules).ways_to_lay(name)
                ]
                texts += [f"lay {name} {at}{turn}" for at in words["cell"] for turn in turns]
            elif kit.effects[card]:
                for form in EFFECT_FORMS[kit.effects[card]]:
                    texts += written_moves(f"play {name}", form, words)
        for verb, form in VERBS.items():
            texts += written_moves(verb, form, words)
        return list(dict.fromkeys(texts))

    def check_components(self, game: Game) -> None:
        """Count path and action cards, goals, clan cards and nuggets (DC-1 to DC-11, R-174)."""
        kit = _kit(game.rules)
        catalogue = kit.catalogue
        facts = Facts(game.position())
        drawable = supply(catalogue, *DRAWN)
        found = Counter(chain(*facts.hands.values(), facts.pile, facts.aside))
        found.update(card for card, _ in facts.discard)
        found.update(card for card, _ in facts.maze.values() if card in drawable)
        found.update(chain(*facts.gear.values()))
        found.update(web.card for web in facts.webs)
        found.update(creature.card for creature in facts.creatures)
        assert found == drawable
        assert Counter(facts.goals.values()) == supply(catalogue, "goal")
        shown = {spot: card for spot, (card, _) in facts.maze.items() if spot in facts.goals}
        assert shown == {spot: facts.goals[spot] for spot in shown}
        assert facts.maze[0, 0] == ("start", False)
        levels = [kit.levels[kit.cards[card]] for card in facts.pile]
        assert levels == sorted(levels, reverse=True)  # III lies lowest (DC-13)
        worn = [Counter(kit.roles[role] for role in cards) for cards in kit.clan_cards]
        pools = [worn[0] + worn[1]] if kit.clans_worn == 2 else worn
        assert Counter([*facts.clans, *facts.spare]) in pools
        assert sum(facts.nuggets) + len(facts.veins) <= kit.supply

    def check_story(self, game: Game) -> None:
        """Check pieces, traces and the end of the game."""
        kit = _kit(game.rules)
        facts = Facts(game.position())
        check_given_away(facts)
        assert [seat for seat, at in enumerate(facts.dwarves) if at is None] == sorted(facts.out)
        assert set(facts.out) <= set(facts.shown)
        assert not set(facts.lying) & set(facts.out)
        on_cards = [at for at in facts.dwarves if at is not None]
        on_cards += [(creature.spot, creature.space) for creature in facts.creatures]
        for spot, space in on_cards:
            card, _ = facts.maze[spot]
            assert space < kit.poses.poses[2 * kit.cards[card]].tile.nodes
        assert len({(web.spot, web.side) for web in facts.webs}) == len(facts.webs)
        inside = {
            kit.works_for[kit.roles.index(role)]
            for role, at in zip(facts.clans, facts.dwarves, strict=True)
            if at is not None
        }
        assert game.over or len(inside) == 2
        assert self.decision_kind(game) != "turn" or facts.hands[int(facts.asks[-1][1])]

    def check_world(self, shown: Shown, seat: int, world: Game) -> None:
        facts = Facts(world.position())
        assert list(facts.hands[seat]) == shown["hand"]
        for role, known in zip(facts.clans, shown["roles"], strict=True):
            assert known in (None, role)
        assert [role.split("-")[0] for role in facts.clans] == shown["clans"]
        if shown["spare"] is not None:
            assert list(facts.spare) == shown["spare"]
        for goal in shown["goals"]:
            card = facts.goals[goal["x"], goal["y"]]
            assert goal["face"] in (None, card)
            assert goal["seen"] in (None, card)
        levels = _kit(world.rules).levels
        number = _kit(world.rules).cards
        for hand, counts in zip(facts.hands.values(), shown["hand_levels"], strict=True):
            found = Counter(levels[number[card]] for card in hand)
            assert [found[level] for level in (1, 2, 3)] == counts
        for (card, known), entry in zip(facts.discard, shown["discard"], strict=True):
            assert entry["card"] in (None, card)
            assert (entry["level"], entry["known_by"]) == (levels[number[card]], known)
        assert len(facts.pile) == shown["pile"]
        check_given_away(facts)

    def reference_lays(self, game: Game) -> Iterable[str]:
        facts = Facts(game.position())
        if not facts.asks or facts.asks[-1][0] != "turn":
            return []
        return lays(_shapes(game.rules), facts, int(facts.asks[-1][1]))

    def public_log(self, rules: AnyRuleSet) -> PublicLog:
        return DarkCaveLog(_catalogue(rules), rules.seats)

    def is_news(self, event: Event, seat: int) -> bool:
        return isinstance(event, NEWS) or (
            isinstance(event, OWN_NEWS) and getattr(event, "seat", None) == seat
        )

    def visible_form(self, rules: AnyRuleSet, move: str) -> str:
        """Return the move; of a passed card only the level on its back (DC-52, R-235)."""
        verb, _, card = move.partition(" ")
        if verb == "pass":
            kit = _kit(rules)
            return f"pass {kit.levels[kit.cards[card]]}"
        return move

    def revealed_secrets(self, rules: AnyRuleSet, event: Event, sight: Sight) -> frozenset[str]:
        """Return goals turned over, shown clan cards, and own draws, losses and peeks."""
        if isinstance(event, GoalShown | GoalRevealed):
            return frozenset([event.goal])
        if isinstance(event, e.RoleShown):
            return frozenset([event.role])
        if getattr(event, "seat", None) != sight:
            return frozenset()
        if isinstance(event, CardDrawn | CardLost):
            return frozenset([event.card])
        if isinstance(event, GoalSeen):
            return frozenset([event.goal])
        return frozenset([event.role]) if isinstance(event, e.RoleSeen) else frozenset()

    def decision_is_news(self, game: Game, seat: int) -> bool:
        """Return False: no question shows a card."""
        return False

    def question_is_news(self, game: Game) -> bool:
        """Return False: axes lie openly, so no question tells what its seat holds."""
        return False

    def begins_round(self, event: Event) -> bool:
        return isinstance(event, e.GameBegan)

    def made_public(self, shown: Shown) -> Shown:
        """Return the view without clan card, hand, own passes, peeks and swapped cards."""
        return shown | {
            "sight": "public",
            "role": None,
            "works_for": None,
            "roles": [
                role if face_up else None
                for role, face_up in zip(shown["roles"], shown["shown"], strict=True)
            ],
            "spare": None,
            "hand": [],
            "card_peeks": [],
            "goals": [goal | {"seen": None} for goal in shown["goals"]],
            "discard": [
                entry if entry["known_by"] is None else entry | {"card": None}
                for entry in shown["discard"]
            ],
        }

    def canary_deck(self, rules: AnyRuleSet) -> str:
        """Return a deck file in which each copy of each card has its own name.

        With two seats clan cards are public and keep their names.
        """
        catalogue = _catalogue(rules)
        groups = (*DRAWN, "goal", *(("clan",) if rules.seats > 2 else ()))
        lines = ["[deck]", f'id = "{catalogue.id}"', ""]
        for group in groups:
            for row in catalogue.group(group):
                lines += row_lines(row, row.kind, 0)
                for copy in range(row.count):
                    lines += row_lines(row, f"zq-{row.kind}-{copy:02}-qz", 1)
        return "\n".join(lines)

    def secret_names(self, game: Game, sight: Sight) -> frozenset[str]:
        """Return other seats' hands and face-down cards, the pile, unseen goals and clan cards."""
        facts = Facts(game.position())
        view = game.view(sight)
        names = {*facts.pile, *facts.aside}
        for seat, hand in facts.hands.items():
            names.update(hand if seat != sight else ())
        names.update(
            card for card, known in facts.discard if known is not None and sight not in known
        )
        names.update(card for spot, card in facts.goals.items() if spot not in facts.maze)
        if view.asked == "orient-goal":  # shown to all
            names.discard(facts.goals[view.asked_cell])
        names.difference_update(
            card for spot, card in facts.goals.items() if (sight, spot) in facts.looked
        )
        names.difference_update(saw.card for saw in facts.saw_card if saw.seat == sight)
        seen = {seat for looker, seat in facts.looked_role if looker == sight}
        seen |= {*facts.shown, sight if isinstance(sight, int) else -1}
        names.update(role for seat, role in enumerate(facts.clans) if seat not in seen)
        names.update(facts.spare if facts.out[:1] != (sight,) else ())
        return frozenset(names)

    def positions(self) -> Mapping[str, Rare]:
        """Return positions with an attack, a goal that fits both ways, the exit, a swapped hand."""
        return rare_positions()


def _kit(rules: AnyRuleSet) -> Kit:
    assert isinstance(rules, DarkCaveRules)
    kit: Kit = rules.kit
    return kit


def _catalogue(rules: AnyRuleSet) -> Catalogue:
    return _kit(rules).catalogue


@cache
def _shapes_of(catalogue: Catalogue) -> Shapes:
    return Shapes(catalogue)


def _shapes(rules: AnyRuleSet) -> Shapes:
    return _shapes_of(_catalogue(rules))
