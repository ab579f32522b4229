"""Right of way: two dwarf pawns block the ends of tunnels until their owners are paid.

ME-1 to ME-12; R-71 to R-75, R-191. The pawns of a round are in the module's slot; who was asked to
pay, and who agreed to, is in the notes of the turn.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar, Final, TypeAlias, assert_never

from saboteur.games.classic.book import AGREE, REFUSE
from saboteur.games.classic.decisions import DecisionRule, TurnOption, not_asked
from saboteur.games.classic.operations import (
    answered,
    ask,
    gain_nuggets,
    keep,
    pass_card,
    promise,
)
from saboteur.games.classic.part import Part
from saboteur.games.classic.state import NOBODY, State
from saboteur.games.classic.turn import carry_out
from saboteur.games.classic.turns import proceed
from saboteur.games.classic.view import View
from saboteur.games.classic.wealth import has_wealth, pay_one, wealthy
from saboteur.kernel.decision import Decision
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import (
    OPPOSITE,
    SIDE_NAMES,
    SIDES,
    STEP,
    Cell,
    Side,
    cell,
    cell_text,
    neighbour,
    parse_cell,
    xy,
)
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import Stream
from saboteur.kernel.refusal import Refusal, refuse
from saboteur.kernel.sight import Sight
from saboteur.kernel.tile import OPEN_EDGE, digit
from saboteur.kernel.value import value

ID: Final = "right-of-way"
PAWNS: Final = 2  # ME-1

RECRUIT: Final = "recruit"
POST: Final = "post"
ASK: Final = "ask"

POST_PAWN: Final = "post-pawn"
PAY_FOR_PASSAGE: Final = "pay-for-passage"
LAY_AFTER_PAYING: Final = "lay-after-paying"

ASKED: Final = "asked-to-pay"
"""The note of a turn that a seat was asked to pay for another."""
PAYS_AT: Final = "pays-at-"
"""The note, followed by a cell, that a seat has agreed to pay there."""


@value
class Pawn:
    """A pawn on an open edge of a card, and the seat that has its token before it (ME-3)."""

    host: Cell
    side: Side
    holder: int

    @property
    def cell(self) -> Cell:
        """The empty cell that the pawn closes (ME-6)."""
        return neighbour(self.host, self.side)


@value
class Pawns:
    """The pawns of a round: those that stand, and how many are out until the next (ME-5)."""

    standing: tuple[Pawn, ...] = ()
    out: int = 0

    @property
    def left(self) -> int:
        """How many can still be recruited in this round."""
        return PAWNS - len(self.standing) - self.out


NO_PAWNS: Final = Pawns()


def pawns_of(state: State) -> Pawns:
    """Return the pawns; each round begins with both in reach (ME-9)."""
    found = state.slots.get(ID, NO_PAWNS)
    assert isinstance(found, Pawns)  # noqa: S101 - nobody else writes here
    return found


def pawn_at(state: State, place: Cell) -> Pawn | None:
    """Return the pawn that closes a cell."""
    return next((pawn for pawn in pawns_of(state).standing if pawn.cell == place), None)


# Events. All are public: everything happens on the table.


@value
class PawnRecruited(Event):
    """A seat has discarded a card to take a pawn and its token (ME-3)."""

    seat: int


@value
class PawnPosted(Event):
    """A seat has put its pawn on an open edge of a card."""

    seat: int
    cell: Cell
    side: str


@value
class PawnLeft(Event):
    """A pawn and its token are out for the round; ``seat`` had the token (ME-7, R-74)."""

    seat: int
    cell: Cell
    side: str


@value
class PassageAsked(Event):
    """A seat asks another to pay for it on a cell (ME-8)."""

    seat: int
    target: int
    cell: Cell


@value
class PassageAnswered(Event):
    """A seat will pay for the one on turn, or won't (R-191)."""

    seat: int
    cell: Cell
    agreed: bool


PassageEvent: TypeAlias = PawnRecruited | PawnPosted | PawnLeft | PassageAsked | PassageAnswered


# Operations.


def recruit_pawn(state: State, seat: int, card: int) -> None:
    """Discard a card face down and take a pawn; nothing is drawn for it (ME-3, ME-4)."""
    pass_card(state, seat, card)
    promise(state, barred=True)
    if state.log is not None:
        state.log.append(PawnRecruited(seat))


def post_pawn(state: State, pawn: Pawn) -> None:
    """Put a pawn on an open edge."""
    pawns = pawns_of(state)
    keep(state, ID, Pawns((*pawns.standing, pawn), pawns.out))
    if state.log is not None:
        state.log.append(PawnPosted(pawn.holder, pawn.host, SIDE_NAMES[pawn.side]))


def dismiss_pawn(state: State, pawn: Pawn) -> None:
    """Take a pawn and its token out of the round (ME-7)."""
    pawns = pawns_of(state)
    standing = tuple(other for other in pawns.standing if other != pawn)
    keep(state, ID, Pawns(standing, pawns.out + 1))
    if state.log is not None:
        state.log.append(PawnLeft(pawn.holder, pawn.host, SIDE_NAMES[pawn.side]))


def ask_for_passage(state: State, seat: int, target: int, place: Cell) -> None:
    """Ask a seat to pay on a cell."""
    promise(state, notes=(*state.turn.notes, (ASKED, target)))
    if state.log is not None:
        state.log.append(PassageAsked(seat, target, place))


def answer_passage(state: State, seat: int, place: Cell, *, agreed: bool) -> None:
    """Agree to pay on a cell for the seat on turn, or refuse."""
    if agreed:
        promise(state, notes=(*state.turn.notes, (PAYS_AT + cell_text(place), seat)))
    if state.log is not None:
        state.log.append(PassageAnswered(seat, place, agreed))


# Questions.


def free_ends(state: State) -> Iterator[tuple[Cell, Side]]:
    """List the open edges that face an empty cell without a pawn, as card and side (ME-6, R-72).

    Whether the card is linked to Start does not matter. A face-down card is no empty cell.
    """
    maze = state.maze
    taken = {pawn.cell for pawn in pawns_of(state).standing} | maze.covered
    for place, pattern in maze.frontier.items():
        if place not in taken:
            for side in SIDES:
                if digit(pattern, side) == OPEN_EDGE:
                    yield place + STEP[side], OPPOSITE[side]


def asked_to_pay(state: State) -> list[int]:
    """List the seats that were asked in this turn."""
    return [seat for name, seat in state.turn.notes if name == ASKED]


def sponsor_at(state: State, place: Cell) -> int:
    """Return the seat that has agreed to pay on a cell in this turn, or ``NOBODY``."""
    notes = state.turn.notes
    return dict(notes).get(PAYS_AT + cell_text(place), NOBODY) if notes else NOBODY


def payer_of(state: State, seat: int, pawn: Pawn) -> int:
    """Return who pays when a seat lays on a pawn's cell; ``NOBODY`` if the cell is closed to it.

    Its own pawn costs it nothing: it would pay itself (R-73).
    """
    if seat == NOBODY:
        return NOBODY
    if seat == pawn.holder:
        return seat
    sponsor = sponsor_at(state, pawn.cell)
    if sponsor != NOBODY:
        return sponsor
    return seat if has_wealth(state, seat) else NOBODY


class RecruitOption(TurnOption):
    """Instead of playing a card, discard one to recruit a pawn (ME-3, ME-5).

    That is no path play: broken tools and prison do not forbid it (ME-11).
    """

    def moves(self, state: State, seat: int, found: list[Move]) -> None:
        """List every card of the hand, if a pawn is left and has somewhere to stand."""
        if pawns_of(state).left and any(True for _ in free_ends(state)):
            kinds = set(state.table.hands[seat])
            recruits = state.book.by_card(RECRUIT)
            found += [recruits[card] for card in kinds]

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse a card that isn't in the hand, a third pawn, and a pawn without a place."""
        if move.kind not in state.table.hands[seat]:
            return refuse("ME-3", "not-in-hand", card=move.card)
        if not pawns_of(state).left:
            return refuse("ME-5", "no-pawn-left")
        if not any(True for _ in free_ends(state)):
            return refuse("ME-6", "no-free-end")
        return None

    def play(self, state: State, seat: int, move: Move) -> None:
        """Discard the card, and ask where the pawn goes."""
        recruit_pawn(state, seat, move.kind)
        ask(state, Decision(POST_PAWN, seat))


class PostPawnRule(DecisionRule):
    """A recruited pawn is put on a free end of a path (ME-3, R-72)."""

    def moves(self, state: State) -> list[Move]:
        """List the free ends."""
        return [
            state.book.say(POST, cell=host, word=SIDE_NAMES[side])
            for host, side in sorted(free_ends(state))
        ]

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Refuse what is no free end."""
        if move.verb != POST:
            return not_asked("ME-3", state, move)
        if (move.cell, SIDE_NAMES.index(move.word)) not in free_ends(state):
            return refuse("ME-6", "not-a-free-end", cell=cell_text(move.cell), side=move.word)
        return None

    def play(self, state: State, move: Move) -> None:
        """Post the pawn; the turn is over."""
        seat = state.stack[-1].seat
        answered(state)
        post_pawn(state, Pawn(move.cell, SIDE_NAMES.index(move.word), seat))
        proceed(state)


class AskOption(TurnOption):
    """Before laying, ask another to pay for a pawn: each seat at most once a turn (ME-8, R-191).

    What the seat will lay there, and with which card, is its own affair.
    """

    def moves(self, state: State, seat: int, found: list[Move]) -> None:
        """List everybody with wealth but the token's holder, for each pawn."""
        for pawn in pawns_of(state).standing:
            if seat != pawn.holder and sponsor_at(state, pawn.cell) == NOBODY:
                asks = state.book.by_seat(ASK, pawn.cell)
                out = {seat, pawn.holder, *asked_to_pay(state)}
                found += [asks[other] for other in wealthy(state) if other not in out]

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse a cell where nobody need pay, and whoever can't be asked."""
        pawn = pawn_at(state, move.cell)
        if pawn is None:
            return refuse("ME-8", "no-pawn-there", cell=cell_text(move.cell))
        if pawn.holder == seat:
            return refuse("R-73", "your-own-pawn", cell=cell_text(move.cell))
        if sponsor_at(state, move.cell) != NOBODY:
            return refuse("R-191", "already-paid-for", cell=cell_text(move.cell))
        return _refuse_sponsor(state, seat, move.seat, pawn)

    def play(self, state: State, seat: int, move: Move) -> None:
        """Ask; the turn goes on with the answer, whatever it is."""
        ask_for_passage(state, seat, move.seat, move.cell)
        ask(state, Decision(PAY_FOR_PASSAGE, move.seat, move.cell))


def _refuse_sponsor(state: State, seat: int, other: int, pawn: Pawn) -> Refusal | None:
    """Say why a seat may not ask another to pay."""
    if other == seat:
        return refuse("R-191", "ask-another")
    if other == pawn.holder:
        return refuse("R-73", "holder-not-asked", seat=other)
    if other in asked_to_pay(state):
        return refuse("R-191", "already-asked", seat=other)
    if not has_wealth(state, other):
        return refuse("R-191", "no-wealth", seat=other)
    return None


class PayForPassageRule(DecisionRule):
    """A seat agrees to pay for the one on turn, or refuses (R-191)."""

    def moves(self, state: State) -> list[Move]:
        """List yes and no."""
        return [state.book.words[AGREE], state.book.words[REFUSE]]

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Refuse anything but an answer."""
        return None if move.verb in (AGREE, REFUSE) else not_asked("R-191", state, move)

    def play(self, state: State, move: Move) -> None:
        """Go back to the turn; nothing is paid before a card is laid."""
        asked = state.stack[-1]
        answered(state)
        answer_passage(state, asked.seat, asked.cell, agreed=move.verb == AGREE)


class LayAfterPayingRule(DecisionRule):
    """A declared path waits until its payer has chosen the gold card he trades (R-71).

    It is never asked of anybody: it goes on as soon as that is done.
    """

    def moves(self, state: State) -> list[Move]:
        """List nothing."""
        return []

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Refuse everything."""
        return not_asked("ME-7", state, move)

    def play(self, state: State, move: Move) -> None:
        """Do nothing: there is no answer."""

    def resume(self, state: State) -> None:
        """The pawn has been paid for: it leaves, and the card is laid (ME-7)."""
        waiting = state.stack[-1]
        answered(state)
        pawn = pawn_at(state, waiting.cell)
        assert pawn is not None  # noqa: S101 - it stands until it is paid for
        assert waiting.move is not None  # noqa: S101 - it waits for this very move
        dismiss_pawn(state, pawn)
        carry_out(state, waiting.seat, waiting.move)


@value
class PawnSeen:
    """A pawn: the card and side it stands on, the cell that it closes, who has its token."""

    on: tuple[int, int]
    side: str
    closes: tuple[int, int]
    holder: int


@value
class SponsorSeen:
    """A seat that has agreed to pay on a cell in this turn."""

    seat: int
    at: tuple[int, int]


@value
class PawnsSeen:
    """What everybody sees of the module."""

    pawns: tuple[PawnSeen, ...]
    out: int
    left: int
    asked: tuple[int, ...]
    """The seats that were asked to pay in this turn."""
    sponsors: tuple[SponsorSeen, ...]


class RightOfWay(Part):
    """Pawns that close the way, and nuggets to open it."""

    id = ID
    title = "Right of way"
    decisions: ClassVar[Mapping[str, DecisionRule]] = {
        POST_PAWN: PostPawnRule(),
        PAY_FOR_PASSAGE: PayForPassageRule(),
        LAY_AFTER_PAYING: LayAfterPayingRule(),
    }
    turn_options: ClassVar[Mapping[str, TurnOption]] = {
        RECRUIT: RecruitOption(),
        ASK: AskOption(),
    }
    verbs: ClassVar[Mapping[str, str]] = {RECRUIT: "card", POST: "edge", ASK: "seat-cell"}
    events = (PawnRecruited, PawnPosted, PawnLeft, PassageAsked, PassageAnswered)

    def begin_game(self, state: State) -> None:
        """Give everybody a nugget, once in the game (ME-2, R-71)."""
        for seat in range(state.kit.seats):
            gain_nuggets(state, seat, 1)

    def closed(self, state: State, seat: int) -> Iterable[Cell]:
        """List the pawns' cells for which nobody pays; ``NOBODY`` finds all closed (ME-6, ME-7)."""
        return [
            pawn.cell for pawn in pawns_of(state).standing if payer_of(state, seat, pawn) == NOBODY
        ]

    def refuse_lay(self, state: State, seat: int, place: Cell) -> Refusal | None:
        """Refuse a pawn's cell to a seat that has no wealth and no sponsor (ME-7)."""
        if place in self.closed(state, seat):
            return refuse("ME-7", "pawn-in-the-way", cell=cell_text(place))
        return None

    def before_laying(self, state: State, seat: int, move: Move) -> bool:
        """Let the pawn's owner be paid, and the pawn leave, before the card lies (ME-7, ME-8).

        A vetoed path does not come so far: nothing is paid and the pawn stays (R-75).
        """
        pawn = pawn_at(state, move.cell)
        action = state.kit.actions[move.kind]
        if pawn is None or (action is not None and action.lifts(state) == pawn.host):
            return False  # a pawn whose own card is moved here leaves with it, unpaid
        payer = payer_of(state, seat, pawn)
        if payer != pawn.holder:
            ask(state, Decision(LAY_AFTER_PAYING, seat, move.cell, move=move))
            if not pay_one(state, payer, pawn.holder):
                return True
            answered(state)
        dismiss_pawn(state, pawn)
        return False

    def lifted(self, state: State, place: Cell) -> None:
        """Let a pawn leave with the card that it stands on; nobody pays (R-74)."""
        for pawn in pawns_of(state).standing:
            if pawn.host == place:
                dismiss_pawn(state, pawn)

    def view(self, state: State, sight: Sight) -> object:
        """Show everything: pawns, tokens and promises lie open."""
        pawns = pawns_of(state)
        notes = state.turn.notes
        return PawnsSeen(
            tuple(
                PawnSeen(xy(pawn.host), SIDE_NAMES[pawn.side], xy(pawn.cell), pawn.holder)
                for pawn in pawns.standing
            ),
            pawns.out,
            pawns.left,
            tuple(asked_to_pay(state)),
            tuple(
                SponsorSeen(seat, xy(parse_cell(name.removeprefix(PAYS_AT))))
                for name, seat in notes
                if name.startswith(PAYS_AT)
            ),
        )

    def redact(self, event: Event, sight: Sight) -> Event | None:
        """Let everybody see everything."""
        assert isinstance(event, PassageEvent)  # noqa: S101 - the events of this part
        match event:
            case PawnRecruited() | PawnPosted() | PawnLeft() | PassageAsked() | PassageAnswered():
                return event
            case _:
                assert_never(event)

    def complete(self, view: View, state: State, stream: Stream) -> None:
        """Put the pawns where everybody sees them."""
        seen = view.parts[ID]
        assert isinstance(seen, PawnsSeen)  # noqa: S101 - made by ``view``
        standing = tuple(
            Pawn(cell(*pawn.on), SIDE_NAMES.index(pawn.side), pawn.holder) for pawn in seen.pawns
        )
        if standing or seen.out:
            keep(state, ID, Pawns(standing, seen.out))

    def position(self, state: State) -> Iterable[str]:
        """Print ``right-of-way pawn 3,0 E 1`` for each pawn, ``right-of-way out 1``."""
        pawns = pawns_of(state)
        for pawn in pawns.standing:
            yield f"{ID} pawn {cell_text(pawn.host)} {SIDE_NAMES[pawn.side]} {pawn.holder}"
        if pawns.out:
            yield f"{ID} out {pawns.out}"

    def read_position(self, state: State, words: list[str]) -> None:
        """Read such a line."""
        pawns = pawns_of(state)
        what, *rest = words
        if what == "pawn":
            host, side, holder = rest
            pawn = Pawn(parse_cell(host), SIDE_NAMES.index(side), int(holder))
            pawns = Pawns((*pawns.standing, pawn), pawns.out)
        elif what == "out":
            pawns = Pawns(pawns.standing, int(rest[0]))
        else:
            message = f"pawn or out, not {what!r}"
            raise ValueError(message)
        keep(state, ID, pawns)


RIGHT_OF_WAY = RightOfWay()
