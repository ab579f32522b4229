"""A whole classic state as text: short positions make short tests; ``position_reader`` reads them.

Each line states one fact, in a fixed order; words are separated by blanks::

    round 1 starter 0
    roles miner saboteur miner | miner
    goals 8,-2=stone-nw 8,0=treasure 8,2=stone-ne
    maze 0,0=start 1,0=curve-ne* 8,0=treasure
    hand 0 cross map
    hand 1 rockfall
    pile cross map
    discard map cross~1
    broken 2 pick lamp
    gold 0 3 1
    gold-pile 1 1 2
    saw 0 8,2=stone-ne round 1
    last 1 laid 1,0
    ask turn 0

``*`` marks a half-turn, ``~1`` a card that seat 1 passed unseen; piles are printed from the
bottom up. ``looked 0 8,2`` records a public look where it does not follow from the ``saw``
lines; ``now`` lists the places where a card may be if it may have moved. A line may be left
out: nothing of that kind is then present, which keeps positions in tests short.
"""

from saboteur.games import position
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.ledger import Ledger
from saboteur.games.classic.state import CLOCKWISE, Deal, State
from saboteur.kernel.geometry import NOWHERE, cell_text
from saboteur.kernel.knowledge import UNSEEN, Traces
from saboteur.kernel.value import replace_fields


def position_text(state: State) -> str:
    """Return the text of a state; equal states have equal texts."""
    kit = state.kit
    deal = state.deal
    lines = [
        f"seed {state.seed}",
        f"round {deal.round} starter {deal.starter}",
        position.line("roles", _roles(kit, deal)),
        position.line("goals", _goals(kit, deal)),
        position.maze_line(kit, state.maze.cards),
        *position.hand_lines(kit, state.table),
        position.discard_line(kit, state.table),
    ]
    if state.table.aside:
        lines.append(position.cards_line("aside", kit, state.table.aside))
    for seat, marks in enumerate(state.marks):
        tools = kit.tool_names(marks)
        others = kit.mark_names(marks & ~kit.all_tools)
        lines += [position.line(f"broken {seat}", tools)] if tools else []
        lines += [position.line(f"marks {seat}", others)] if others else []
    lines += _ledger_lines(kit, state.ledger)
    lines += _knowledge_lines(kit, state)
    lines += _turn_lines(state)
    for part in state.parts.position:
        lines += part.position(state)
    lines += position.ask_lines(kit, state.stack)
    return "\n".join(lines) + "\n"


def _roles(kit: Kit, deal: Deal) -> list[str]:
    words = [*(kit.roles[role] for role in deal.roles), "|"]
    words += [kit.roles[role] for role in deal.spare]
    return [*words, "|", *(kit.roles[role] for role in deal.gone)] if deal.gone else words


def _goals(kit: Kit, deal: Deal) -> list[str]:
    words = position.print_placed(kit, deal.goals)
    return [*words, "|", *(kit.names[card] for card in deal.goals_out)] if deal.goals_out else words


def _knowledge_lines(kit: Kit, state: State) -> list[str]:
    round_ = state.deal.round
    known = state.known
    lines = []
    for saw in known.goals:
        seen = f"saw {saw.seat} {cell_text(saw.seen)}={kit.names[saw.card]} round {round_}"
        lines.append(position.line(seen, position.trace_words(saw, cell_text)))
    for saw in known.roles:
        seen = f"saw-role {saw.seat} {saw.seen}={kit.roles[saw.card]}"
        lines.append(position.line(seen, position.trace_words(saw, str)))
    for saw in known.cards:
        seen = f"saw-card {saw.seat} {saw.seen}={kit.names[saw.card]}"
        lines.append(position.line(seen, position.trace_words(saw, str)))
    if known.goal_looks != looks_of(known.goals):
        lines += [
            position.line(
                f"looked {look.seat} {cell_text(look.seen)}", position.trace_words(look, cell_text)
            )
            for look in known.goal_looks
        ]
    if known.role_looks != looks_of(known.roles):
        lines += [
            position.line(f"looked-role {look.seat} {look.seen}", position.trace_words(look, str))
            for look in known.role_looks
        ]
    return lines


def looks_of(traces: Traces) -> Traces:
    """Return the looks that the traces imply if no card was moved in secret since."""
    return tuple(replace_fields(known, card=UNSEEN) for known in traces)


def _turn_lines(state: State) -> list[str]:
    laid = "-" if state.laid == NOWHERE else cell_text(state.laid)
    lines = [
        f"last {position.seat_text(state.last)} laid {laid}"
        + (" proposed" if state.turn.proposed else "")
    ]
    turn = state.turn
    if (turn.draws, turn.extra, turn.barred, turn.also) != (1, 0, False, ()):
        words = [str(turn.draws), str(turn.extra), "barred" if turn.barred else "free"]
        lines.append(position.line("draws", [*words, *map(str, turn.also)]))
    if turn.notes:
        lines.append(position.line("notes", (f"{name}={number}" for name, number in turn.notes)))
    if state.way != CLOCKWISE:
        lines.append("counter-clockwise")
    return lines


def _ledger_lines(kit: Kit, ledger: Ledger) -> list[str]:
    lines = [
        position.line(f"gold {seat}", map(str, cards))
        for seat, cards in enumerate(ledger.gold)
        if cards
    ]
    lines.append(position.line("gold-pile", map(str, ledger.pile)))
    for draft in ledger.drafts:
        words = [str(draft.round), "order", *map(str, draft.order), "cards", *map(str, draft.cards)]
        lines.append(position.line("draft", [*words, "taken", *map(str, draft.taken)]))
    for paid in ledger.payments:
        words = [str(paid.round), str(paid.seat), str(paid.owed)]
        lines.append(position.line("payment", [*words, *map(str, paid.cards)]))
    for result in ledger.results:
        reached = str(result.completer) if result.treasure else "-"
        roles = [kit.roles[role] for role in result.roles]
        lines.append(position.line("result", [str(result.round), reached, *roles]))
    for trade in ledger.trades:
        words = [str(trade.round), str(trade.seat), str(trade.worth), str(trade.payments)]
        lines.append(position.line("trade", words))
    if any(ledger.nuggets):
        lines.append(position.line("nuggets", map(str, ledger.nuggets)))
    return lines
