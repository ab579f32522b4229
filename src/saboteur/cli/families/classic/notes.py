"""Notes beside the maze: what a seat knows of others, and what modules have put on the table."""

from itertools import groupby

from rich.text import Text

from saboteur.cli.draw.prose import paragraph
from saboteur.cli.families.classic.teller import ClassicTeller
from saboteur.games.classic.modules.diversion import DivertibleSeen
from saboteur.games.classic.modules.right_of_way import PawnsSeen
from saboteur.games.classic.modules.treasure_chests.sight import ChestsView
from saboteur.games.classic.view import View
from saboteur.games.view import SeenCard
from saboteur.picture.classic.board import CHEST
from saboteur.picture.text.glyphs import EYE, PAWN_SIGN
from saboteur.picture.text.inks import SEEN


def note_lines(view: View, teller: ClassicTeller, width: int) -> list[list[Text]]:
    """List the notes, each as its lines, what matters most first."""
    notes = [
        *_roles(view, teller, width),
        *_pawns(view, teller, width),
        *_chests(view, teller, width),
        *_diversion(view, teller, width),
        *_cards(view, teller, width),
        *_looks_at_chests(view, teller, width),
    ]
    return [lines for lines in notes if lines]


def _roles(view: View, teller: ClassicTeller, width: int) -> list[list[Text]]:
    """Tell the roles that the seat has looked at, and whether that may be out of date (R-192).

    It may also know a role that lies before nobody, and its own of before: that tells nothing now.
    """
    others = [seat for seat in range(view.seats) if seat != teller.seat]
    return [
        paragraph(
            teller.say(
                "role-stale" if seen.stale else "role-seen",
                name=teller.player(seen.seat),
                role=teller.role(seen.role),
            ),
            width,
            SEEN,
            bullet=f"{EYE} ",
        )
        for seen in view.role_peeks
        if seen.seat in others
    ]


def _cards(view: View, teller: ClassicTeller, width: int) -> list[list[Text]]:
    """Tell the cards that the seat has seen go into other hands (S2-49)."""

    def hand(seen: SeenCard) -> tuple[bool, int]:
        return seen.stale, seen.seat

    return [
        paragraph(
            teller.say(
                "card-stale" if stale else "card-seen",
                name=teller.player(seat),
                cards=teller.cards(seen.card for seen in held),
            ),
            width,
            bullet=f"{EYE} ",
        )
        for (stale, seat), held in groupby(sorted(view.card_peeks, key=hand), hand)
    ]


def _pawns(view: View, teller: ClassicTeller, width: int) -> list[list[Text]]:
    """Tell where pawns stand and who has agreed to pay."""
    pawns = view.modules.get("right-of-way")
    if not isinstance(pawns, PawnsSeen):
        return []
    stand = [("pawn-stands", pawn.closes, pawn.holder) for pawn in pawns.pawns]
    pay = [("sponsor-pays", sponsor.at, sponsor.seat) for sponsor in pawns.sponsors]
    return [
        paragraph(
            teller.say(key, cell="{},{}".format(*spot), name=teller.player(seat)),
            width,
            bullet=f"{PAWN_SIGN} ",
        )
        for key, spot, seat in (*stand, *pay)
    ]


def _chests(view: View, teller: ClassicTeller, width: int) -> list[list[Text]]:
    """Tell the chests that the seat has looked at, and one that forbids maps from now on."""
    chests = view.modules.get("treasure-chests")
    if not isinstance(chests, ChestsView):
        return []
    seen = [
        teller.say(
            "chest-seen",
            cell=f"{chest.x},{chest.y}",
            path=teller.card(chest.path),
            chest=teller.card(chest.chest),
        )
        for chest in chests.covered
        if chest.path is not None and chest.chest is not None
    ]
    kit = view.kit
    lasting = [
        teller.card(chest.chest)
        for chest in chests.opened
        if chest.chest is not None and kit.effects[kit.cards[chest.chest]] == "no-plans"
    ]
    return [
        *(paragraph(said, width, SEEN, bullet=f"{EYE} ") for said in seen),
        *(paragraph(said, width, bullet=f"{CHEST} ") for said in lasting),
    ]


def _looks_at_chests(view: View, teller: ClassicTeller, width: int) -> list[list[Text]]:
    """Tell who else has looked under a covered path (ME-40)."""
    chests = view.modules.get("treasure-chests")
    if not isinstance(chests, ChestsView):
        return []
    looks = [
        (chest, [seat for seat in chest.looked if seat != teller.seat]) for chest in chests.covered
    ]
    return [
        paragraph(
            teller.say("goal-looked", cell=f"{chest.x},{chest.y}", players=teller.players(others)),
            width,
            bullet=f"{CHEST} ",
        )
        for chest, others in looks
        if others
    ]


def _diversion(view: View, teller: ClassicTeller, width: int) -> list[list[Text]]:
    """Tell which path a diversion in the hand would move."""
    paths = view.modules.get("diversion")
    if not isinstance(paths, DivertibleSeen) or not paths.cells or "diversion" not in view.hand:
        return []
    said = teller.say("divertible", cell="{},{}".format(*paths.cells[-1]))
    return [paragraph(said, width, bullet="↷ ")]
