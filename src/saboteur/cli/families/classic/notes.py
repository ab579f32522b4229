"""Notes beside the maze: the seat's knowledge of others, and the state of modules."""

from rich.text import Text

from saboteur.cli.draw.text_layout import paragraph
from saboteur.cli.families.classic.narrator import ClassicNarrator
from saboteur.cli.families.panel import seen_card_lines
from saboteur.games.classic.modules.diversion import DivertibleSeen
from saboteur.games.classic.modules.right_of_way import PawnsSeen
from saboteur.games.classic.modules.treasure_chests.sight import ChestsView
from saboteur.games.classic.view import View
from saboteur.picture.classic.board import CHEST_SYMBOL
from saboteur.picture.text.glyphs import EYE, PAWN_SYMBOL
from saboteur.picture.text.styles import SEEN


def note_lines(view: View, narrator: ClassicNarrator, width: int) -> list[list[Text]]:
    """Return the notes, each as its lines, the most important first."""
    notes = [
        *_roles(view, narrator, width),
        *_pawns(view, narrator, width),
        *_chests(view, narrator, width),
        *_diversion(view, narrator, width),
        *seen_card_lines(view.card_peeks, narrator, width),  # S2-49
        *_looks_at_chests(view, narrator, width),
    ]
    return [lines for lines in notes if lines]


def _roles(view: View, narrator: ClassicNarrator, width: int) -> list[list[Text]]:
    """Return the roles that the seat has looked at, with a mark if out of date (R-192).

    The seat may also know a role that no player holds, and its own former role: these are left out.
    """
    others = [seat for seat in range(view.seats) if seat != narrator.seat]
    return [
        paragraph(
            narrator.say(
                "role-stale" if seen.stale else "role-seen",
                name=narrator.player(seen.seat),
                role=narrator.role(seen.role),
            ),
            width,
            SEEN,
            bullet=f"{EYE} ",
        )
        for seen in view.role_peeks
        if seen.seat in others
    ]


def _pawns(view: View, narrator: ClassicNarrator, width: int) -> list[list[Text]]:
    """Return the places of pawns, and the seats that have agreed to pay."""
    pawns = view.modules.get("right-of-way")
    if not isinstance(pawns, PawnsSeen):
        return []
    stand = [("pawn-stands", pawn.closes, pawn.holder) for pawn in pawns.pawns]
    pay = [("sponsor-pays", sponsor.at, sponsor.seat) for sponsor in pawns.sponsors]
    return [
        paragraph(
            narrator.say(key, cell="{},{}".format(*spot), name=narrator.player(seat)),
            width,
            bullet=f"{PAWN_SYMBOL} ",
        )
        for key, spot, seat in (*stand, *pay)
    ]


def _chests(view: View, narrator: ClassicNarrator, width: int) -> list[list[Text]]:
    """Return the chests that the seat has looked at, and the chest that forbids maps."""
    chests = view.modules.get("treasure-chests")
    if not isinstance(chests, ChestsView):
        return []
    seen = [
        narrator.say(
            "chest-seen",
            cell=f"{chest.x},{chest.y}",
            path=narrator.card(chest.path),
            chest=narrator.card(chest.chest),
        )
        for chest in chests.covered
        if chest.path is not None and chest.chest is not None
    ]
    kit = view.kit
    lasting = [
        narrator.card(chest.chest)
        for chest in chests.opened
        if chest.chest is not None and kit.effects[kit.cards[chest.chest]] == "no-plans"
    ]
    return [
        *(paragraph(note, width, SEEN, bullet=f"{EYE} ") for note in seen),
        *(paragraph(note, width, bullet=f"{CHEST_SYMBOL} ") for note in lasting),
    ]


def _looks_at_chests(view: View, narrator: ClassicNarrator, width: int) -> list[list[Text]]:
    """Return the other seats that have looked under covered paths (ME-40)."""
    chests = view.modules.get("treasure-chests")
    if not isinstance(chests, ChestsView):
        return []
    looks = [
        (chest, [seat for seat in chest.looked if seat != narrator.seat])
        for chest in chests.covered
    ]
    return [
        paragraph(
            narrator.say(
                "goal-looked", cell=f"{chest.x},{chest.y}", players=narrator.players(others)
            ),
            width,
            bullet=f"{CHEST_SYMBOL} ",
        )
        for chest, others in looks
        if others
    ]


def _diversion(view: View, narrator: ClassicNarrator, width: int) -> list[list[Text]]:
    """Return the path that a diversion in the hand would move."""
    paths = view.modules.get("diversion")
    if not isinstance(paths, DivertibleSeen) or not paths.cells or "diversion" not in view.hand:
        return []
    note = narrator.say("divertible", cell="{},{}".format(*paths.cells[-1]))
    return [paragraph(note, width, bullet="↷ ")]
