"""The name of a decision, which is what a bot's lots go by."""

from saboteur.games.classic.view import View


def moment(view: View) -> str:
    """Name the decision a seat is asked: no two decisions of a game have the same name.

    Every turn takes a card from hands and pile together, every face-down card turned over adds
    one to the maze; the shares of gold are counted. Within a turn the questions that are open,
    what they are about and what was promised tell one decision from the other, and the hand
    where a card was exchanged for one of the discard.
    """
    left = view.pile + sum(view.hand_sizes)
    shares = sum(draft.done for draft in view.drafts)
    voted = "voted" if view.proposed else "open"
    return (
        f"seat/{view.sight}/round/{view.round}/left/{left}/maze/{len(view.cards)}"
        f"/{view.asked}/{voted}/shares/{shares}{_within_turn(view)}"
    )


def _within_turn(view: View) -> str:
    """Tell questions of one turn apart; the base game needs none of it."""
    if not view.stack:
        return ""
    top = view.stack[-1]
    words = [f"{view.turn}/{top.cell}/{top.left}/{view.declared or ''}/{len(top.seats)}"]
    words += [f"{view.promises.draws}/{view.promises.extra}/{len(view.promises.notes)}"]
    words += [f"{len(view.covered)}/{len(view.discarded)}/{len(view.trades)}"]
    words += [",".join(map(str, sorted(view.card_numbers)))]
    return "/turn/" + "/".join(words)
