"""The part: what right of way brings to the game and answers to its questions."""

from collections.abc import Iterable, Mapping
from itertools import product
from typing import ClassVar, assert_never

from saboteur.games.classic.completion import deal_table
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
    ID,
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
from saboteur.games.classic.operations import gain_nuggets, keep
from saboteur.games.classic.part import Part
from saboteur.games.classic.state import NOBODY, State
from saboteur.games.classic.view import View
from saboteur.games.classic.wealth import has_wealth, pay_one
from saboteur.games.operations import TURN, answered, ask
from saboteur.games.position_words import at_least, named, number
from saboteur.kernel.decision import Decision
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import SIDE_NAMES, Cell, PackedCell, cell_text, packed, parse_cell, xy
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import Stream
from saboteur.kernel.refusal import Refusal, refuse
from saboteur.kernel.sight import Sight
from saboteur.kernel.value import value


@value
class PawnSeen:
    """A pawn: the card and side it stands on, the cell that it closes, who has its token."""

    on: Cell
    side: str
    closes: Cell
    holder: int


@value
class SponsorSeen:
    """A seat that has agreed to pay on a cell in this turn."""

    seat: int
    at: Cell


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
    revision = 1  # who may be asked to pay, and by whom
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
        """Give everybody a nugget, once in the game (ME-2, R-71)."""
        for seat in range(state.kit.seats):
            gain_nuggets(state, seat, 1)

    def closed(self, state: State, seat: int) -> Iterable[PackedCell]:
        """List the pawns' cells for which nobody pays; ``NOBODY`` finds all closed (ME-6, ME-7).

        To whoever has wealth none is: he pays himself if nobody else does.
        """
        if seat != NOBODY and has_wealth(state, seat):
            return ()
        return [
            pawn.cell for pawn in pawns_of(state).standing if payer_of(state, seat, pawn) == NOBODY
        ]

    def refuse_lay(self, state: State, seat: int, place: PackedCell) -> Refusal | None:
        """Refuse a pawn's cell to a seat that has no wealth and no sponsor (ME-7)."""
        if place in self.closed(state, seat):
            return refuse("ME-7", "pawn-in-the-way", cell=xy(place))
        return None

    def before_laying(self, state: State, seat: int, move: Move) -> bool:
        """Let the pawn's owner be paid, and the pawn leave, before the card lies (ME-7, ME-8).

        A vetoed path does not come so far: nothing is paid and the pawn stays (R-75).
        """
        pawn = pawn_at(state, move.at)
        action = state.parts.actions[move.kind]
        if pawn is None or (action is not None and action.lifts(state) == pawn.host):
            return False  # a pawn whose own card is moved here leaves with it, unpaid
        payer = payer_of(state, seat, pawn)
        if payer != pawn.holder:
            ask(state, Decision(LAY_AFTER_PAYING, seat, move.at, move=move))
            if not pay_one(state, payer, pawn.holder):
                await_payment(state, seat, move, payer)
                return True
            answered(state)
        dismiss_pawn(state, pawn)
        return False

    def lifted(self, state: State, place: PackedCell) -> None:
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
            case PawnRecruited() | PawnPosted() | PawnLeft():
                return event
            case PassageAsked() | PassageAnswered() | PassageDue():
                return event
            case _:
                assert_never(event)

    def complete(self, view: View, state: State, stream: Stream) -> None:
        """Put the pawns where everybody sees them."""
        seen = view.modules[ID]
        assert isinstance(seen, PawnsSeen)  # noqa: S101 - made by ``view``
        standing = tuple(
            Pawn(packed(*pawn.on), SIDE_NAMES.index(pawn.side), pawn.holder) for pawn in seen.pawns
        )
        if standing or seen.out:
            keep(state, ID, Pawns(standing, seen.out))
        self._hold_asked(view, state, stream)

    def _hold_asked(self, view: View, state: State, stream: Stream) -> None:
        """Let whoever has asked hold a card for each cell he asked about, as all know (R-191)."""
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
            at_least(3, rest, "the cell and side of a pawn, and who has its token")
            host, side, holder = rest[:3]
            pawn = Pawn(parse_cell(host), named(SIDE_NAMES, side, "side"), number(holder))
            pawns = Pawns((*pawns.standing, pawn), pawns.out)
        elif what == "out":
            pawns = Pawns(pawns.standing, number(rest[0]))
        else:
            message = f"pawn or out, not {what!r}"
            raise ValueError(message)
        keep(state, ID, pawns)


RIGHT_OF_WAY = RightOfWay()
