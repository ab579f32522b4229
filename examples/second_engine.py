"""Replay a record of Saboteur, the base game, by an independent engine.

    python examples/second_engine.py game.record

It deals from the seed, makes the moves and compares the digest after each. The program uses nothing
of the library: everything is specified in docs/rules/base.md, docs/records.md, docs/moves.md,
docs/positions.md and docs/knowledge.md. It assumes that the moves are legal.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from check_deals import Record, check_equal, digest
from deals import Cell, Table, deal_classic, line, maze, rows, text, without
from knowledge import Notes

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ACROSS = dict(zip("NESW", "SWNE", strict=True))
TOOLS = ("pick", "lamp", "cart")
NOWHERE: Cell = (99, 99)

Track = frozenset[str]
Node = tuple[Cell, Track]


class Engine:
    """A game of Saboteur."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tracks = {
            entry["kind"]: [frozenset(track.split("-")) for track in entry["tracks"]]
            for section in ("start", "goal", "path")
            for entry in table.entries[section]
        }
        self.round, self.starter = 0, table.starter()
        self.gold: list[list[str]] = [[] for _ in range(table.seats)]
        self.drafts: list[tuple[int, list[int], list[str], list[str]]] = []
        self.payments: list[str] = []
        self.results: list[str] = []
        self.pile_of_gold = [
            card.removeprefix("gold-") for card in table.shuffled(table.cards("gold"), "gold")
        ]
        self.deal()

    def deal(self) -> None:
        """Begin the next round."""
        self.round += 1
        dealt = deal_classic(self.table, self.round, self.starter)
        words = {one.split()[0]: one.split()[1:] for one in dealt}
        self.roles_line = next(one for one in dealt if one.startswith("roles"))
        self.roles = words["roles"][: self.table.seats]
        self.goals = {cell(word): word.split("=")[1] for word in words["goals"]}
        self.maze: dict[Cell, str] = {(0, 0): "start"}
        self.hands = [one.split()[2:] for one in dealt if one.startswith("hand")]
        self.pile, self.discard = words["pile"], list[str]()
        self.broken: list[set[str]] = [set() for _ in self.hands]
        self.notes = Notes("\n".join(dealt))
        self.last, self.laid, self.proposed = -1, NOWHERE, False
        self.asks = [f"turn {self.starter}"]
        self.on_turn = self.starter

    # The maze.

    def nodes(self, at: Cell) -> list[Track]:
        """Return the tracks of a card as it lies."""
        card = self.maze[at]
        tracks = self.tracks[card.removesuffix("*")]
        return [turned(track) for track in tracks] if card.endswith("*") else tracks

    def linked(self) -> set[Node]:
        """Return all tracks that are linked to the start."""
        found: set[Node] = {((0, 0), track) for track in self.nodes((0, 0))}
        waiting = list(found)
        while waiting:
            at, track = waiting.pop()
            for side in track:
                there = beside(at, side)
                for other in self.nodes(there) if there in self.maze else ():
                    if ACROSS[side] in other and (there, other) not in found:
                        found.add((there, other))
                        waiting.append((there, other))
        return found

    def reached(self) -> dict[Cell, set[tuple[Cell, str]]]:
        """Return the face-down goals that are reached, with the cards and sides that reach them."""
        found: dict[Cell, set[tuple[Cell, str]]] = {}
        for at, track in self.linked():
            for side in track:
                there = beside(at, side)
                if there in self.goals and there not in self.maze:
                    found.setdefault(there, set()).add((at, ACROSS[side]))
        return found

    def ways(self, goal: Cell) -> list[str]:
        """Return the orientations that a reached goal may have (R-8)."""
        kind, reached = self.goals[goal], self.reached()[goal]
        edges = frozenset().union(*self.tracks[kind])
        same = set(map(turned, self.tracks[kind])) == set(self.tracks[kind])
        both = {kind: edges} if same else {kind: edges, f"{kind}*": turned(edges)}
        last = {side for at, side in reached if at == self.laid}
        joined = {card: open_ for card, open_ in both.items() if open_ & last}
        joined = joined or {c: o for c, o in both.items() if o & {side for _, side in reached}}
        wrong = {card: self.mismatches(goal, open_) for card, open_ in (joined or both).items()}
        return [card for card in wrong if wrong[card] == min(wrong.values())]

    def mismatches(self, at: Cell, open_: Track) -> int:
        """Count the sides on which a card does not match its neighbours."""
        count = 0
        for side in STEPS:
            there = beside(at, side)
            if there in self.maze:
                theirs = frozenset().union(*self.nodes(there))
                count += (side in open_) != (ACROSS[side] in theirs)
        return count

    # Moves.

    def play(self, seat: int, move: str) -> None:
        """Make a move."""
        verb, *words = move.split()
        getattr(self, f"do_{verb}")(seat, *words)

    def do_lay(self, seat: int, card: str, where: str, half: str = "") -> None:
        """Lay a path."""
        self.hands[seat].remove(card)
        self.last, self.laid = seat, cell(where)
        self.maze[self.laid] = card + "*" * bool(half)
        self.settle()

    def do_pass(self, seat: int, card: str) -> None:
        """Pass a card."""
        self.hands[seat].remove(card)
        self.discard.append(f"{card}~{seat}")
        self.last = seat
        self.end_turn()

    def do_play(self, seat: int, card: str, target: str, tool: str = "") -> None:
        """Play an action card."""
        self.hands[seat].remove(card)
        self.last = seat
        if card.startswith("broken-"):
            self.broken[int(target)].add(card.removeprefix("broken-"))
        elif card.startswith("repair-"):
            mended = tool or card.removeprefix("repair-")
            self.broken[int(target)].remove(mended)
            self.discard += [f"broken-{mended}", card]
        elif card == "rockfall":
            self.discard += [self.maze.pop(cell(target)).removesuffix("*"), card]
            self.laid = NOWHERE if self.laid == cell(target) else self.laid
        else:
            self.discard.append(card)
            x, y = cell(target)
            self.notes.seen("saw", seat, (y, x), self.goals[x, y])
        self.end_turn()

    def settle(self) -> None:
        """Turn over the reached goals, one after the other."""
        reached = sorted(self.reached(), key=rows)
        if len(reached) > 1:
            self.asks.append(f"reveal-goal {self.on_turn}")
        elif reached:
            self.reveal(reached[0])
        else:
            self.end_turn()

    def do_reveal(self, _: int, where: str) -> None:
        """Turn this goal over first."""
        self.asks.pop()
        self.reveal(cell(where))

    def reveal(self, goal: Cell) -> None:
        """Turn a goal over."""
        ways = self.ways(goal)
        if len(ways) > 1:
            self.asks.append(f"orient-goal {self.on_turn} {text(goal)} {self.goals[goal]}")
        else:
            self.put(goal, ways[0])

    def do_orient(self, _: int, where: str, half: str = "") -> None:
        """Choose the orientation of a goal."""
        self.asks.pop()
        self.put(cell(where), self.goals[cell(where)] + "*" * bool(half))

    def put(self, goal: Cell, card: str) -> None:
        """Put a goal down."""
        self.maze[goal] = card
        if card == "treasure":
            self.miners_win()
        else:
            self.settle()

    def do_concede(self, seat: int) -> None:
        """Propose to give up."""
        self.proposed = True
        self.vote([(seat + away) % self.table.seats for away in range(1, self.table.seats)])

    def vote(self, seats: list[int]) -> None:
        """Ask seats one after the other."""
        self.voters = seats
        self.asks.append(
            line(f"concede-vote {seats[0]}", ["then", *seats[1:]] if seats[1:] else [])
        )

    def do_agree(self, _: int) -> None:
        """Agree to give up."""
        self.asks.pop()
        if self.voters[1:]:
            self.vote(self.voters[1:])
        else:
            self.saboteurs_win()

    def do_refuse(self, _: int) -> None:
        """Refuse to give up."""
        self.asks.pop()

    def end_turn(self) -> None:
        """Draw, and go to the next seat."""
        if self.pile:
            self.hands[self.on_turn].append(self.pile.pop())
        if not any(self.hands):
            self.saboteurs_win()
            return
        order = [
            (self.on_turn + away) % self.table.seats for away in range(1, self.table.seats + 1)
        ]
        self.on_turn = next(seat for seat in order if self.hands[seat])
        self.proposed = False
        self.asks = [f"turn {self.on_turn}"]

    # The end of a round.

    def miners_win(self) -> None:
        """Share the gold out."""
        self.results.append(line(f"result {self.round} {self.on_turn}", self.roles))
        seats = self.table.seats
        order = [(self.on_turn - away) % seats for away in range(seats)]
        order = [seat for seat in order if self.roles[seat] == "miner"][: len(self.pile_of_gold)]
        left = len(self.pile_of_gold) - len(order)
        self.drafts.append((self.round, order, self.pile_of_gold[left:], []))
        del self.pile_of_gold[left:]
        self.hand_on()

    def hand_on(self) -> None:
        """Ask the next seat; the last card is taken at once."""
        _, order, cards, taken = self.drafts[-1]
        if len(order) - len(taken) == 1:
            self.take(without(sorted(cards), taken)[0])
        if len(taken) < len(order):
            self.asks = [f"take-gold {order[len(taken)]}"]
        else:
            self.end_round()

    def take(self, worth: str) -> None:
        """Take a gold card."""
        _, order, _, taken = self.drafts[-1]
        self.gold[order[len(taken)]].append(worth)
        taken.append(worth)

    def do_take(self, _: int, worth: str) -> None:
        """Take a gold card of the draft."""
        self.take(worth)
        self.hand_on()

    def saboteurs_win(self) -> None:
        """Pay the saboteurs."""
        self.results.append(line(f"result {self.round} -", self.roles))
        saboteurs = [seat for seat, role in enumerate(self.roles) if role == "saboteur"]
        for seat in saboteurs:
            owed = self.table.facts["pay"][str(len(saboteurs))]
            paid = payment(self.pile_of_gold, owed)
            for card in paid:
                self.pile_of_gold.remove(card)
            self.gold[seat] += paid
            self.payments.append(line(f"payment {self.round} {seat} {owed}", paid))
        if saboteurs:
            order = self.table.shuffled(sorted(self.pile_of_gold), f"round/{self.round}/gold")
            self.pile_of_gold = order
        self.end_round()

    def end_round(self) -> None:
        """Begin the next round, or end the game."""
        if self.round == self.table.facts["game"]["rounds"]:
            self.asks = []
            return
        self.starter = self.starter if self.last < 0 else (self.last + 1) % self.table.seats
        self.deal()

    # The position.

    def position(self) -> str:
        """Return the position as text."""
        tools = [[tool for tool in TOOLS if tool in broken] for broken in self.broken]
        drafts = [
            line(f"draft {number} order", [*order, "cards", *cards, "taken", *taken])
            for number, order, cards, taken in self.drafts
        ]
        last = "-" if self.last < 0 else self.last
        laid = "-" if self.laid == NOWHERE else text(self.laid)
        lines = [
            f"seed {self.table.seed}",
            f"round {self.round} starter {self.starter}",
            self.roles_line,
            line("goals", map(text, self.goals, self.goals.values())),
            maze(self.maze),
            *[line(f"hand {seat}", hand) for seat, hand in enumerate(self.hands)],
            line("pile", self.pile),
            line("discard", self.discard),
            *[line(f"broken {seat}", some) for seat, some in enumerate(tools) if some],
            *[line(f"gold {seat}", cards) for seat, cards in enumerate(self.gold) if cards],
            line("gold-pile", self.pile_of_gold),
            *drafts,
            *self.payments,
            *self.results,
            *self.notes.lines(self.round),
            f"last {last} laid {laid}" + " proposed" * self.proposed,
            *[f"ask {one}" for one in self.asks],
        ]
        return "\n".join([*lines, ""])


def cell(word: str) -> Cell:
    """Parse a cell."""
    x, y = word.split("=", maxsplit=1)[0].split(",")
    return int(x), int(y)


def beside(at: Cell, side: str) -> Cell:
    """Return the cell beside another."""
    return at[0] + STEPS[side][0], at[1] + STEPS[side][1]


def turned(track: Track) -> Track:
    """Return a track after a half-turn."""
    return frozenset(ACROSS[side] for side in track)


def payment(pile: list[str], owed: int) -> list[str]:
    """Choose the gold cards that the bank pays, or the largest sum below (R-25)."""
    for total in range(owed, 0, -1):
        for cards in exact(sorted(pile, reverse=True), total):
            return cards
    return []


def exact(cards: list[str], owed: int) -> Iterator[list[str]]:
    """Choose cards of an exact sum, the largest first, with backtracking."""
    if not owed:
        yield []
    for place, card in enumerate(cards):
        if int(card) <= owed:
            yield from ([card, *rest] for rest in exact(cards[place + 1 :], owed - int(card)))


def replay(record: Record) -> Engine:
    """Replay a record and compare all digests."""
    engine = Engine(record.table())
    check_equal("the start", digest(engine.position()), record.head["start"])
    for number, (seat, move, _, due) in enumerate(record.moves, 1):
        engine.play(seat, move)
        check_equal(f"move {number}, {move}", digest(engine.position()), due)
    return engine


def main(file: str) -> None:
    """Replay the record in a file."""
    record = Record(Path(file).read_text("utf-8"))
    print(replay(record).position(), end="")
    print(f"All {len(record.moves) + 1} digests agree.")


if __name__ == "__main__":
    main(*sys.argv[1:])
