"""Check the randomness of a recorded game without the library that played it.

    python examples/check_deals.py game.record
    python examples/check_deals.py game.record positions.txt

The first command deals the game from its seed, prints its first position and compares the digest.
The second also checks every later deal, draw and random choice; `positions.txt` holds the position
at the beginning and after each move, each followed by an empty line. The program uses nothing of
the engine: everything is specified in docs/records.md, docs/moves.md and docs/positions.md.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path

from deals import DEALS, Table, deal_duel, first_position, role_pool, strikes, without


class Mismatch(Exception):
    """Something in a record does not follow from its seed."""


def check_equal(what: str, found: object, expected: object) -> None:
    """Raise ``Mismatch`` if a value does not follow from the seed."""
    if found != expected:
        raise Mismatch(f"{what}: found {found!r}, but {expected!r} follows from the seed")


def digest(text: str) -> str:
    """Return the digest of a position, or the checksum of a record."""
    return sha256(text.encode()).hexdigest()[:12]


# Parsing of records and positions.


class Record:
    """The head of a record and its moves: seat, move, whether a timeout made it, digest."""

    def __init__(self, text: str) -> None:
        self.head: dict[str, str] = {}
        self.options: dict[str, str] = {}
        self.moves: list[tuple[int, str, bool, str]] = []
        self.deck = ""
        lines = text.splitlines(keepends=True)
        for line in lines:
            if line.startswith("    "):
                self.deck += line[4:]
                continue
            word, _, rest = line.strip().partition(" ")
            if word == "option":
                name, value = rest.split()
                self.options[name] = value
            elif word.isdigit():
                who, _, what = rest.partition(": ")
                move, _, after = what.rpartition(" #")
                self.moves.append((int(who.split()[1]), move, "timed out" in who, after))
            else:
                self.head[word] = rest
        check_equal("the check", self.head["end"].split("#")[1], digest("".join(lines[:-1])))

    def table(self) -> Table:
        """Return the game that is recorded."""
        seed: str = json.loads(self.head["seed"])
        return Table(self.head["ruleset"], int(self.head["seats"]), seed, self.options, self.deck)


class Position:
    """A position: the words of its lines, by the first word of each."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines: dict[str, list[list[str]]] = {}
        for line in text.splitlines():
            name, *words = line.split()
            self.lines.setdefault(name, []).append(words)
        self.asks = self.lines.get("ask", [])
        self.hands = [words[1:] for words in self.lines["hand"]]
        self.round = int(self.words("round")[0]) if "round" in self.lines else 1

    def words(self, name: str) -> list[str]:
        """Return the words after the first word of a line."""
        return list(*self.lines.get(name, [[]]))

    def parts(self, name: str) -> list[list[str]]:
        """Return the parts of a line that are separated by strokes."""
        return [part.split() for part in " ".join(self.words(name)).split("|")]

    def of(self, module: str, name: str) -> list[list[str]]:
        """Return the lines of a module that begin with a word."""
        return [words[1:] for words in self.lines.get(module, []) if words[0] == name]


# From one position to the next.

LETS_GO = {"lay", "play", "pass", "discard", "recruit"}
ANSWERS = {
    "pass-more": "stop",
    "before-draw": "stop",
    "step": "stop",
    "creature-step": "stop",
    "dwarf-step": "stop",
    "theft": "decline",
    "repel-creature": "decline",
    "take-nugget": "decline",
    "concede-vote": "refuse",
    "end-vote": "refuse",
    "pay-for-passage": "refuse",
    "veto": "allow",
}


class Step:
    """A move, the position before it and the position after it."""

    def __init__(
        self, table: Table, seat: int, move: str, before: Position, after: Position
    ) -> None:
        self.table, self.seat, self.before, self.after = table, seat, before, after
        self.verb, *self.words = move.split()
        self.on_turn = int(before.asks[0][1])
        self.this = f"round/{before.round}"
        self.done = move.split()  # the move that takes effect now: a veto may delay a card
        if after.asks and after.asks[-1][0] == "veto":
            self.done = ["wait"]
        elif self.verb == "allow":
            asked = before.asks[-1]
            self.done = asked[asked.index("move") + 1 :]
        chests = after.of("treasure-chests", "opened")
        self.chest = f"{self.this}/chest/{len(chests)}"
        known = before.of("treasure-chests", "opened")
        self.opened = {words[2] for words in chests if words not in known}

    def check(self) -> None:
        """Check all random results of this step."""
        if self.table.box.startswith("saboteur"):
            self.check_gold()
        if self.after.round > self.before.round:
            self.check_deal()
        elif self.after.asks:
            self.check_hands()
            if self.table.box.startswith("saboteur"):
                self.check_roles()
                if "chest-dig" in self.opened and self.before.words("discard"):
                    self.check_dig()

    def check_clock(self, made: int) -> None:
        """Check a timeout's move, where it depends on neither maze nor rules."""
        kind = self.before.asks[-1][0]
        if kind == "turn":
            hand = self.before.hands[self.seat]
            card = hand[self.table.lot(len(hand), f"time-out/{made}")]
            check_equal("the clock", [self.verb, *self.words], ["pass", card])
        elif kind in ANSWERS:
            check_equal("the clock", self.verb, ANSWERS[kind])

    def check_deal(self) -> None:
        """Check the deal of the next round."""
        if self.table.box == "duel":
            due = self.next_duel()
        else:
            verbs = {"lay", "play"} if self.table.box == "lost-mines" else LETS_GO | {"veto"}
            due = DEALS[self.table.box](self.table, self.after.round, self.next_starter(verbs))
        names = {one.split()[0] for one in due}
        found = [one for one in self.after.text.splitlines() if one.split()[0] in names]
        check_equal(f"round {self.after.round}", found, due)

    def next_starter(self, verbs: set[str]) -> int:
        """Return the left neighbour of the seat that last used one of some verbs on a card."""
        last = str(self.seat) if self.verb in verbs else self.before.words("last")[0]
        starter = int(self.before.words("round")[-1])
        return starter if last == "-" else (int(last) + 1) % self.table.seats

    def next_duel(self) -> list[str]:
        """Deal the next round of Le Duel, with the gold taken according to its results."""
        table, after = self.table, self.after
        taken = [card for words in after.lines["result"] for card in words[words.index("taken") :]]
        starter = 0
        if table.seats == 2:
            blue = table.colours().index("blue")
            nuggets = [self.worth(seat) for seat in (0, 1)]
            starter = blue if nuggets[0] == nuggets[1] else nuggets.index(min(nuggets))
        return deal_duel(table, after.round, starter, after.words("gone"), taken)

    def worth(self, seat: int) -> int:
        """Count the nuggets on the cards that a seat has collected."""
        entries = self.table.entries["goal"] + self.table.entries["path"]
        gold = {entry["kind"]: sum(entry.get("gold", {}).values()) for entry in entries}
        hoards = self.after.lines.get("hoard", [])
        return sum(gold[card] for words in hoards if words[0] == str(seat) for card in words[1:])

    def check_roles(self) -> None:
        """Check a role change, the costume workshop and the underground party."""
        before, after = self.before, self.after
        seats, stack, out = [*before.parts("roles"), [], []][:3]
        if self.done[:2] == ["play", "role-change"]:
            target = int(self.done[2])
            role = stack.pop(self.table.lot(len(stack), f"{self.this}/role-change/{len(out)}"))
            out.append(seats[target])
            seats[target] = role
        if stack and before.lines.get("costume-workshop") != after.lines.get("costume-workshop"):
            stack.insert(0, seats[self.on_turn])
            seats[self.on_turn] = stack.pop()
        if before.lines.get("underground-party") != after.lines.get("underground-party"):
            order = role_pool(self.table)
            seats = self.table.shuffled(sorted(seats, key=order.index), f"{self.this}/party")
        check_equal("the roles", [*after.parts("roles"), []][:3], [seats, stack, out])

    def check_gold(self) -> None:
        """Check the gold pile: cards drawn, paid and shuffled again."""
        pile = self.before.words("gold-pile")
        paid = self.after.lines.get("payment", [])[len(self.before.lines.get("payment", [])) :]
        if "chest-nugget" in self.opened and paid:
            pile = self.table.shuffled(without(sorted(pile), paid[0][3:]), f"{self.chest}/gold")
            paid = paid[1:]
        for words in self.after.lines.get("draft", [])[len(self.before.lines.get("draft", [])) :]:
            cards = words[words.index("cards") + 1 : words.index("taken")]
            check_equal("the gold drawn", cards, pile[len(pile) - len(cards) :])
            pile = pile[: len(pile) - len(cards)]
        if paid:
            gone = [card for words in paid for card in words[3:]]
            pile = self.table.shuffled(without(sorted(pile), gone), f"{self.this}/gold")
        check_equal("the gold pile", self.after.words("gold-pile"), pile)

    def check_dig(self) -> None:
        """Check the part of the discard that a chest lets the seat search."""
        was, now = (
            [card.split("~")[0] for card in one.words("discard")]
            for one in (self.before, self.after)
        )
        due = self.table.shuffled(was, f"{self.chest}/dig")
        check_equal("the discard", now, due if len(due) > 1 else [])

    def looks_through(self) -> bool:
        """Return whether a seat looks through the discard now; a single card is kept at once."""
        return "chest-dig" in self.opened or self.done[:2] == ["play", "forgotten-treasure"]

    def check_hands(self) -> None:
        """Check the cards that left the hands, and that new ones came from the top of the pile."""
        hands, pile, rest = self.undrawn(), self.before.words("pile"), self.after.words("pile")
        check_equal("the pile", rest, pile[: len(rest)])
        drawn = pile[len(rest) :][::-1]
        if "chest-cave-in" in self.opened:
            drawn = drawn[5:]
        if self.table.seats == 1:
            drawn = [card for card in drawn if not strikes(card)]
        for seat in [*range(self.on_turn, len(hands)), *range(self.on_turn)]:
            more = len(self.after.hands[seat]) - len(hands[seat])
            check_equal(
                f"the hand of seat {seat}", self.after.hands[seat], hands[seat] + drawn[:more]
            )
            drawn = drawn[more:]
        check_equal("cards that nobody drew", drawn, [])

    def undrawn(self) -> list[list[str]]:
        """Return the hands after the move, before any seat draws."""
        hands = [list(hand) for hand in self.before.hands]
        self.let_go(hands[self.seat])
        if self.done[0] == "play" and self.done[1].startswith("hand-swap"):
            other = int(self.done[2])
            hands[self.on_turn], hands[other] = hands[other], hands[self.on_turn]
        if self.table.box in {"lost-mines", "dark-cave"}:
            self.lose(hands)
        for victim in self.robbed(hands):
            self.rob(hands, victim)
        found = [card.split("~")[0] for card in self.before.words("discard")]
        if len(found) == 1 and self.looks_through():
            hands[self.on_turn] += found
        return hands

    def let_go(self, hand: list[str]) -> None:
        """Change the hand of the seat that moves: of equal cards the first leaves."""
        if self.verb in LETS_GO:
            hand.remove(self.words[0])
        elif self.verb == "veto":
            hand.remove("veto")
        elif self.verb == "keep":
            notes = dict(note.split("=") for note in self.before.words("notes"))
            del hand[len(hand) - int(notes.get("drawn", 0)) :]
            hand.append(self.words[0])

    def robbed(self, hands: list[list[str]]) -> list[int]:
        """Return the seat to rob: the chosen one, or the only other one with cards."""
        if self.verb == "rob":
            return [int(self.words[0])]
        waits = "chest-rob" in self.opened or "rob=1" in self.before.words("notes")
        still = "rob=1" in self.after.words("notes") or self.after.asks[-1][0] == "rob-hand"
        others = [seat for seat, hand in enumerate(hands) if hand and seat != self.on_turn]
        return others if waits and not still else []

    def rob(self, hands: list[list[str]], victim: int) -> None:
        """Remove the randomly chosen card from a robbed hand."""
        left = len(self.before.words("pile")) + sum(map(len, hands))
        lot = self.table.lot(len(hands[victim]), f"{self.this}/rob/{left}")
        hands[self.on_turn].append(hands[victim].pop(lot))

    def lose(self, hands: list[list[str]]) -> None:
        """Remove the costs of traps, bridges and rats: cards lost face down, except a passed card.

        The seat that lost a card knows it.
        """
        known, discard = len(self.before.words("discard")), self.after.words("discard")
        hidden = [place for place in range(known, len(discard)) if "~" in discard[place]]
        for place in hidden[self.verb == "pass" :]:
            trap = self.table.box == "lost-mines"
            name = f"{self.this}/trap/{place}" if trap else f"loss/{place}"
            card, loser = discard[place].split("~")
            hand = hands[int(loser)]
            check_equal(f"the card lost by {name}", card, hand[self.table.lot(len(hand), name)])
            hand.remove(card)


def check(record_text: str, positions: list[str]) -> None:
    """Check a record by the positions at its beginning and after each of its moves."""
    record = Record(record_text)
    table = record.table()
    check_equal("the first position", positions[0], first_position(table))
    check_equal("the digest of the start", record.head["start"], digest(positions[0]))
    before = Position(positions[0])
    for made, (seat, move, timed_out, due) in enumerate(record.moves):
        after = Position(positions[made + 1])
        try:
            check_equal("the digest", digest(after.text), due)
            step = Step(table, seat, move, before, after)
            if timed_out:
                step.check_clock(made)
            step.check()
        except Mismatch as wrong:
            raise Mismatch(f"move {made + 1}, {move}: {wrong}") from None
        before = after


def main(file: str, positions: str = "") -> None:
    """Check the given files."""
    written = Path(file).read_text("utf-8")
    record = Record(written)
    first = first_position(record.table())
    print(first)
    check_equal("the digest of the start", record.head["start"], digest(first))
    if positions:
        found = Path(positions).read_text("utf-8").split("\n\n")[:-1]
        check(written, [f"{position}\n" for position in found])
    print("All that was checked follows from the seed.")


if __name__ == "__main__":
    main(*sys.argv[1:])
