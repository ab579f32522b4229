"""The module right of way: its manifest and its answers to the questions of the base game."""

from collections.abc import Iterable, Mapping
from itertools import product
from typing import ClassVar, assert_never

from saboteur.games.classic.decisions import DecisionRule, TurnOption
from saboteur.games.classic.modules.right_of_way.events import (
    PassageAnswered,
    PassageAsked,
    PassageDue,
    PassageEvent,
    PawnLeft,
    PawnPosted,
    PawnRecruited,
)
from saboteur.games.classic.modules.right_of_way.passage import (
    ASK,
    LAY_AFTER_PAYING,
    PAY_FOR_PASSAGE,
    PAYS_AT,
    AskOption,
    LayAfterPayingRule,
    PayForPassageRule,
    asked_cells,
    asked_to_pay,
    await_payment,
    fits,
    payer_of,
)
from saboteur.games.classic.modules.right_of_way.pawns import (
    RIGHT_OF_WAY_ID,
    Pawn,
    Pawns,
    dismiss_pawn,
    pawn_at,
    pawns_of,
)
from saboteur.games.classic.modules.right_of_way.recruiting import (
    POST,
    POST_PAWN,
    RECRUIT,
    PostPawnRule,
    RecruitOption,
)
from saboteur.games.classic.nugget_payments import can_pay, pay_or_trade
from saboteur.games.classic.operations import gain_nuggets, set_slot
from saboteur.games.classic.part import Part
from saboteur.games.classic.possible_worlds import deal_table
from saboteur.games.classic.state import NOBODY, State
from saboteur.games.classic.view import View
from saboteur.games.operations import TURN, ask, pop_question
from saboteur.games.position_words import at_least, number, read_name
from saboteur.kernel.decision import Decision
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import (
    SIDE_NAMES,
    Cell,
    PackedCell,
    cell_text,
    pack_xy,
    parse_cell,
    xy,
)
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import Stream
from saboteur.kernel.refusal import Refusal, refuse
from saboteur.kernel.sight import Sight
from saboteur.kernel.value import value_class


@value_class
class PawnSeen:
    """A pawn in a view: its card and side, the cell that it closes, the holder of its token."""

    on: Cell
    side: str
    closes: Cell
    holder: int


@value_class
class SponsorSeen:
    """A seat that has agreed to pay on a cell in this turn."""

    seat: int
    at: Cell


@value_class
class PawnsSeen:
    """The public state of the module."""

    pawns: tuple[PawnSeen, ...]
    out: int
    left: int
    asked: tuple[int, ...]
    """The seats that were asked to pay in this turn."""
    sponsors: tuple[SponsorSeen, ...]


class RightOfWay(Part):
    """A module whose pawns close cells until they are paid for."""

    id = RIGHT_OF_WAY_ID
    title = "Right of way"
    revision = 1  # which seats may be asked to pay, and by which
    decisions: Mapping[str, DecisionRule[State]] = {
        POST_PAWN: PostPawnRule(),
        PAY_FOR_PASSAGE: PayForPassageRule(),
        LAY_AFTER_PAYING: LayAfterPayingRule(),
    }
    turn_options: Mapping[str, TurnOption[State]] = {
        RECRUIT: RecruitOption(),
        ASK: AskOption(),
    }
    verbs: ClassVar[Mapping[str, str]] = {RECRUIT: "card", POST: "edge", ASK: "seat-cell"}
    events = (PawnRecruited, PawnPosted, PawnLeft, PassageAsked, PassageAnswered, PassageDue)

    def begin_game(self, state: State) -> None:
        """Give every seat a nugget, once in the game (ME-2, R-71)."""
        for seat in range(state.kit.seats):
            gain_nuggets(state, seat, 1)

    def closed(self, state: State, seat: int) -> Iterable[PackedCell]:
        """Return the pawns' cells closed to a seat; for ``NOBODY``, all of them (ME-6, ME-7).

        A seat with wealth can pay for itself, so none is closed to it. For any other seat, a
        cell is open if a sponsor pays or the seat holds the pawn's token.
        """
        if seat != NOBODY and can_pay(state, seat):
            return ()
        return [
            pawn.cell for pawn in pawns_of(state).standing if payer_of(state, seat, pawn) == NOBODY
        ]

    def refuse_lay(self, state: State, seat: int, place: PackedCell) -> Refusal | None:
        """Refuse a pawn's cell that is closed to the seat (ME-7)."""
        if place in self.closed(state, seat):
            return refuse("ME-7", "pawn-in-the-way", cell=xy(place))
        return None

    def before_laying(self, state: State, seat: int, move: Move) -> bool:
        """Pay for the pawn and remove it before a card is laid on its cell (ME-7, ME-8).

        Return whether the card must wait until the payer has traded gold. A veto of the path
        comes before this, so it prevents the payment and the pawn stays (R-75).
        """
        pawn = pawn_at(state, move.at)
        action = state.parts.actions[move.kind]
        if pawn is None or (action is not None and action.lifts(state) == pawn.host):
            return False  # a pawn whose own card is moved here leaves with it, unpaid
        payer = payer_of(state, seat, pawn)
        if payer != pawn.holder:
            ask(state, Decision(LAY_AFTER_PAYING, seat, move.at, move=move))
            if not pay_or_trade(state, payer, pawn.holder):
                await_payment(state, seat, move, payer)
                return True
            pop_question(state)
        dismiss_pawn(state, pawn)
        return False

    def lifted(self, state: State, place: PackedCell) -> None:
        """Remove the pawn on a card that leaves the maze; no payment is made (R-74)."""
        for pawn in pawns_of(state).standing:
            if pawn.host == place:
                dismiss_pawn(state, pawn)

    def view(self, state: State, sight: Sight) -> object:
        """Return the pawns and the requests and promises to pay, all public."""
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
        assert isinstance(event, PassageEvent)  # noqa: S101 - the events of this part
        match event:
            case PawnRecruited() | PawnPosted() | PawnLeft():
                return event
            case PassageAsked() | PassageAnswered() | PassageDue():
                return event
            case _:
                assert_never(event)

    def complete(self, view: View, state: State, stream: Stream) -> None:
        """Restore the pawns from the view and give the asking seat suitable cards."""
        seen = view.modules[RIGHT_OF_WAY_ID]
        assert isinstance(seen, PawnsSeen)  # noqa: S101 - made by ``view``
        standing = tuple(
            Pawn(pack_xy(*pawn.on), SIDE_NAMES.index(pawn.side), pawn.holder) for pawn in seen.pawns
        )
        if standing or seen.out:
            set_slot(state, RIGHT_OF_WAY_ID, Pawns(standing, seen.out))
        self._hold_asked(view, state, stream)

    def _hold_asked(self, view: View, state: State, stream: Stream) -> None:
        """Give the asking seat a path card that fits each cell it asked about (R-191).

        By asking it showed that it has one.
        """
        cells = asked_cells(state)
        kind = state.stack[-1].kind if state.stack else ""
        if not cells or kind not in (TURN, PAY_FOR_PASSAGE):
            return  # the card has been put down, or the turn is over
        asker = state.stack[0].seat
        hand = state.table.hands[asker]
        if asker == view.sight or all(any(fits(state, c, at) for c in hand) for at in cells):
            return
        deck = stream.shuffled(sorted(set(state.kit.deck)))
        ways = [[card for card in deck if fits(state, card, place)] for place in cells]
        for cards in product(*ways):
            try:
                state.table = deal_table(view, stream, tuple(set(cards)))
            except ValueError:  # these are known to lie elsewhere
                continue
            return

    def position(self, state: State) -> Iterable[str]:
        """Yield a line like ``right-of-way pawn 3,0 E 1`` per pawn, and ``right-of-way out 1``."""
        pawns = pawns_of(state)
        for pawn in pawns.standing:
            where = f"{cell_text(pawn.host)} {SIDE_NAMES[pawn.side]}"
            yield f"{RIGHT_OF_WAY_ID} pawn {where} {pawn.holder}"
        if pawns.out:
            yield f"{RIGHT_OF_WAY_ID} out {pawns.out}"

    def read_position(self, state: State, words: list[str]) -> None:
        pawns = pawns_of(state)
        what, *rest = words
        if what == "pawn":
            at_least(3, rest, "the cell and side of a pawn, and who has its token")
            host, side, holder = rest[:3]
            pawn = Pawn(parse_cell(host), read_name(SIDE_NAMES, side, "side"), number(holder))
            pawns = Pawns((*pawns.standing, pawn), pawns.out)
        elif what == "out":
            pawns = Pawns(pawns.standing, number(rest[0]))
        else:
            message = f"pawn or out, not {what!r}"
            raise ValueError(message)
        set_slot(state, RIGHT_OF_WAY_ID, pawns)


RIGHT_OF_WAY = RightOfWay()
