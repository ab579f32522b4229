"""Track the knowledge of seats in a game as docs/knowledge.md specifies, without the library.

Begin with a position and report the events, one method for each line of that page's tables; `lines`
returns the notes of the next position.
"""

import re
from collections.abc import Iterable, Sequence

from traces import (
    Place,
    Trace,
    Traces,
    asked,
    find,
    leave_openly,
    look,
    new,
    one_goes,
    pass_one,
    rename,
    see,
    take,
    widen,
)

NAMES = ("saw", "saw-role", "saw-card", "looked", "looked-role")
NAMES_IN_THE_CAVE = ("looked", "looked-role", "saw-card")
DISCARD = 100
UNDEALT, GONE = 100, 101


def unseen(traces: Traces) -> Traces:
    """Return traces without cards: others see that a seat looked, not what it saw."""
    return [one._replace(card="") for one in traces]


def level(card: str) -> int:
    """Return the level of a card of The Dark Cave."""
    return {"i": 1, "ii": 2, "iii": 3}[card.rpartition("-")[2]]


class Notes:
    """The knowledge of all seats in a position of Saboteur, Saboteur 2 or The Dark Cave."""

    def __init__(self, position: str) -> None:
        self.lists: dict[str, Traces] = {name: [] for name in NAMES}
        self.hands: list[list[str]] = []
        self.discard: list[str] = []
        self.levels = "\nclans " in position
        for line in position.splitlines():
            name, *words = line.split()
            if name in NAMES:
                self.lists[name].append(self.read(name, words))
            elif name == "hand":
                self.hands.append(words[1:])
            elif name == "discard":
                self.discard = words
        if self.levels:
            return
        for looks, traces in (("looked", "saw"), ("looked-role", "saw-role")):
            self.lists[looks] = self.lists[looks] or unseen(self.lists[traces])

    # Format of traces.

    def read(self, name: str, words: list[str]) -> Trace:
        """Parse the words of a line."""
        seen, _, card = words[1].partition("=")
        rest = words[4:] if name == "saw" else words[2:]
        split = rest.index("if") if "if" in rest else len(rest)
        places = [self.place(word) for word in rest[1:split]] if rest else [self.place(seen)]
        cases = []
        for word in rest[split + 1 :]:
            number, many, *which = map(int, re.split("[/=,]", word))
            cases += [(number, many, outcome) for outcome in which]
        return Trace(int(words[0]), card, self.place(seen), frozenset(places), frozenset(cases))

    @staticmethod
    def place(word: str) -> Place:
        """Parse a place so that places sort as they are printed."""
        if "," in word:
            x, y = word.split(",")
            return int(y), int(x)
        if ":" in word:
            seat, level = word.split(":")
            return 4 * int(seat) + int(level)
        return DISCARD + int(word[1:]) if word.startswith("#") else int(word)

    def written(self, place: Place) -> str:
        """Return a place as text."""
        if isinstance(place, tuple):
            return f"{place[1]},{place[0]}"
        if self.levels:
            return f"#{place - DISCARD}" if place >= DISCARD else f"{place // 4}:{place % 4}"
        return str(place)

    def lines(self, number: int) -> list[str]:
        """Return all lines of a round."""
        found = []
        for name in NAMES_IN_THE_CAVE if self.levels else NAMES:
            traces = self.lists[name]
            of_looks = {"looked": "saw", "looked-role": "saw-role"}.get(name)
            if of_looks and not self.levels and traces == unseen(self.lists[of_looks]):
                continue
            for one in traces:
                card = f"={one.card}" if one.card else ""
                words = [name, str(one.seat), self.written(one.seen) + card]
                words += ["round", str(number)] if name == "saw" else []
                found.append(" ".join([*words, *self.conditions(one)]))
        return found

    def conditions(self, one: Trace) -> list[str]:
        """Return the text of a card's possible places, and of the conditions."""
        if one.places == {one.seen} and not one.cases:
            return []
        words = ["now", *map(self.written, sorted(one.places)), *(["if"] if one.cases else [])]
        for number, many in asked([one]):
            which = [str(case[2]) for case in sorted(one.cases) if case[0] == number]
            words.append(f"{number}/{many}={','.join(which)}")
        return words

    # Events of cards.

    def hand_of(self, seat: int, card: str) -> Place:
        """Return the place of a card in a hand."""
        return 4 * seat + level(card) if self.levels else seat

    def cards_leave(self, seat: int, card: str) -> None:
        """A card is laid or played."""
        place = self.hand_of(seat, card)
        self.hands[seat].remove(card)
        self.lists["saw-card"] = leave_openly(self.lists["saw-card"], place, card)

    def card_passes(self, seat: int, card: str) -> None:
        """A card is passed, lost or given up."""
        place = self.hand_of(seat, card)
        size = sum(self.hand_of(seat, held) == place for held in self.hands[seat])
        entry = DISCARD + len(self.discard)
        self.hands[seat].remove(card)
        self.discard.append(f"{card}~{seat}")
        self.lists["saw-card"] = pass_one(self.lists["saw-card"], seat, place, size, entry)

    def hands_swap(self, seat: int, target: int) -> None:
        """Two seats exchange their hands."""
        given, got = self.hands[seat], self.hands[target]
        self.hands[seat], self.hands[target] = got, given
        step = range(4 * seat, 4 * seat + 4) if self.levels else [seat]
        other = range(4 * target, 4 * target + 4) if self.levels else [target]
        names = dict(zip([*step, *other], [*other, *step], strict=True))
        traces = rename(self.lists["saw-card"], names, following=True)
        for who, hand in ((seat, got), (target, given)):
            for place in range(4 * who + 1, 4 * who + 4) if self.levels else [who]:
                held = [card for card in hand if self.hand_of(who, card) == place]
                traces = find(traces, who, place, held)
        traces += [new(seat, card, self.hand_of(target, card)) for card in given]
        traces += [new(target, card, self.hand_of(seat, card)) for card in got]
        self.lists["saw-card"] = traces

    def remembered(self, seat: int, entries: Iterable[int]) -> Traces:
        """Return traces of the entries of the discard that a seat knows."""
        found = []
        for entry in entries:
            card, *knowers = self.discard[entry].split("~")
            if not knowers or str(seat) in knowers:
                found.append(new(seat, card, DISCARD + entry))
        return found

    def discard_shuffled(self) -> None:
        """The discard is shuffled face down."""
        entries = range(len(self.discard))
        traces = self.lists["saw-card"]
        for seat in range(len(self.hands)):
            traces = traces + self.remembered(seat, entries)
        every = [DISCARD + entry for entry in entries]
        self.lists["saw-card"] = widen(traces, every, every)
        self.discard = ["~"] * len(entries)

    def top_looked_through(self, seat: int, cards: Sequence[str]) -> None:
        """A seat looks at the top of the discard; ``cards`` begin with the lowest."""
        start = len(self.discard) - len(cards)
        for entry, card in enumerate(cards, start):
            before = self.discard[entry]
            if before in {"~", f"{card}~"}:
                self.discard[entry] = f"{card}~{seat}"
            elif "~" in before and str(seat) not in before.split("~")[1:]:
                self.discard[entry] += f"~{seat}"
            self.lists["saw-card"] = find(self.lists["saw-card"], seat, DISCARD + entry, [card])

    def card_kept(self, seat: int, card: str, most: int = 5) -> None:
        """The seat keeps one of these cards."""
        entries = range(max(0, len(self.discard) - most), len(self.discard))
        traces = self.lists["saw-card"]
        for other in range(len(self.hands)):
            if other != seat:
                traces = traces + self.remembered(other, entries)
                traces = take(traces, other, [DISCARD + entry for entry in entries], seat)
        self.lists["saw-card"] = traces
        kinds = [self.discard[entry].split("~")[0] for entry in entries]
        del kinds[max(place for place, kind in enumerate(kinds) if kind == card)]
        self.discard[entries.start :] = [f"{kind}~{seat}" for kind in kinds]
        self.hands[seat].append(card)

    def hand_robbed(self, seat: int, victim: int, card: str) -> None:
        """A card is taken out of another hand."""
        own = [one for one in self.lists["saw-card"] if one.seat == seat]
        traces = [one for one in self.lists["saw-card"] if one.seat != seat]
        traces += leave_openly(own, victim, card)
        for other in range(len(self.hands)):
            if other not in {seat, victim}:
                traces = one_goes(traces, other, victim, seat)
        self.lists["saw-card"] = [*traces, new(victim, card, seat)]

    # Events of goals and roles.

    def seen(self, name: str, seat: int, place: Place, card: str) -> None:
        """A seat looks at a goal (`saw`) or a role (`saw-role`)."""
        looks = {"saw": "looked", "saw-role": "looked-role"}[name]
        self.lists[name] = see(self.lists[name], seat, place, card)
        self.lists[looks] = look(self.lists[looks], seat, place)

    def goals_put_back(self, seat: int, pair: Sequence[Place], *, swapped: bool) -> None:
        """Two goals are taken and put back."""
        traces = widen(self.lists["saw"], pair, pair, but=seat)
        if swapped:
            names = dict(zip(pair, pair[::-1], strict=True))
            traces = [
                rename([one], names, following=True)[0] if one.seat == seat else one
                for one in traces
            ]
        self.lists["saw"] = traces
        self.lists["looked"] = widen(self.lists["looked"], pair, pair)

    def goal_pushed(self, cell: Place, to: Place) -> None:
        """A goal is moved."""
        for name in ("saw", "looked"):
            self.lists[name] = rename(self.lists[name], {cell: to}, following=True)

    def role_changed(self, seat: int, old: str, role: str) -> None:
        """A seat discards its role and gets an undealt one."""
        for name in ("saw-role", "looked-role"):
            moved = rename(self.lists[name], {seat: GONE}, following=False)
            self.lists[name] = widen(moved, [UNDEALT], [seat])
        self.gave_away([(seat, old, role)], [GONE])

    def workshop_visited(self, seat: int, old: str, role: str) -> None:
        """A seat exchanges its role with an undealt one."""
        for name in ("saw-role", "looked-role"):
            self.lists[name] = [
                one.on(
                    {UNDEALT if place == seat else place for place in one.places}
                    | ({seat} if UNDEALT in one.places else set())
                )
                for one in self.lists[name]
            ]
        self.gave_away([(seat, old, role)], [UNDEALT])

    def party_held(self, roles: Sequence[tuple[int, str, str]]) -> None:
        """All roles are dealt again: each seat, its old role, its new role."""
        seats = [seat for seat, _, _ in roles]
        for name in ("saw-role", "looked-role"):
            self.lists[name] = widen(self.lists[name], seats, seats)
        self.gave_away(roles, seats)

    def gave_away(self, roles: Sequence[tuple[int, str, str]], places: Sequence[int]) -> None:
        """Record where seats know that their old roles may be."""
        for seat, old, role in roles:
            gave = Trace(seat, old, seat, frozenset(places))
            self.lists["saw-role"] = find([*self.lists["saw-role"], gave], seat, seat, [role])
            self.lists["looked-role"] = [*self.lists["looked-role"], gave._replace(card="")]
