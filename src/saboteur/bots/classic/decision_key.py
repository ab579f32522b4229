"""A unique name for each decision, which seeds a bot's random choices."""

from saboteur.games.classic.view import View


def decision_key(view: View) -> str:
    """Return the name of the decision a seat is asked, unique within a game.

    It holds numbers that change with every turn: the cards left in hands and pile, the revealed
    cards, the shares of gold. Within a turn it also holds the open decisions, the promises of the
    turn and, if a card was exchanged for one of the discard pile, the hand.
    """
    left = view.pile + sum(view.hand_sizes)
    shares = sum(draft.done for draft in view.drafts)
    voted = "voted" if view.proposed else "open"
    return (
        f"seat/{view.sight}/round/{view.round}/left/{left}/maze/{len(view.cards)}"
        f"/{view.asked}/{voted}/shares/{shares}{_within_turn(view)}"
    )


def _within_turn(view: View) -> str:
    """Return the part of the key that distinguishes decisions within one turn.

    It is empty once the game is over.
    """
    if not view.stack:
        return ""
    top = view.stack[-1]
    words = [f"{view.turn}/{top.cell}/{top.left}/{view.declared or ''}/{len(top.seats)}"]
    words += [f"{view.promises.draws}/{view.promises.extra}/{len(view.promises.notes)}"]
    words += [f"{len(view.covered)}/{len(view.discarded)}/{len(view.trades)}"]
    words += [",".join(map(str, sorted(view.card_numbers)))]
    return "/turn/" + "/".join(words)
