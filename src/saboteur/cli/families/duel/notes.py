"""Notes beside the maze of a duel: gold, counters and trolls."""

from rich.text import Text

from saboteur.cli.draw.prose import paragraph
from saboteur.cli.families.duel.teller import DuelTeller
from saboteur.games.duel.view import View
from saboteur.kernel.geometry import cell_text, xy
from saboteur.picture.duel.signs import OTHER_COUNTER, OWN_COUNTER, TROLL_SIGN, first_seat
from saboteur.picture.text.glyphs import NUGGET
from saboteur.picture.text.inks import FAINT


def note_lines(view: View, teller: DuelTeller, width: int) -> list[list[Text]]:
    """Tell of gold that nobody has claimed, of counters and trolls, and of solo's cards aside."""
    notes = []
    claimed = dict(view.marks.claims)
    free = [
        f"{cell_text(place)} ({view.kit.gold[pose // 2]})"
        for place, pose in sorted(view.cards.items(), key=lambda item: xy(item[0]))
        if view.kit.gold[pose // 2] and place not in claimed
    ]
    if free:
        notes.append(
            paragraph(teller.say("free-gold", places=", ".join(free)), width, bullet=f"{NUGGET} ")
        )
    for seat in range(view.seats):
        if seat != teller.seat and (claims(view, seat) or trolls(view, seat)):
            said = f"{teller.player(seat)} {pending(view, seat, teller)}"
            notes.append(paragraph(said, width, bullet="  "))
    if view.aside:
        notes.append(paragraph(teller.say("aside", cards=view.aside), width, FAINT, bullet="  "))
    return notes


def claims(view: View, seat: int) -> int:
    """Count the nuggets under a seat's counters."""
    gold = view.kit.gold
    return sum(gold[view.cards[place] // 2] for place, owner in view.marks.claims if owner == seat)


def trolls(view: View, seat: int) -> int:
    """Count the trolls that a seat has to pay."""
    return sum(briber == seat for _, briber in view.marks.bribes)


def pending(view: View, seat: int, teller: DuelTeller) -> str:
    """Tell what this round will bring a seat as it stands: claimed gold, trolls to pay."""
    sign = OWN_COUNTER if seat == first_seat(view, teller) else OTHER_COUNTER
    said = f"{sign} {teller.say('claimed', count=claims(view, seat))}"
    owed = trolls(view, seat)
    return f"{said}  {TROLL_SIGN} {teller.say('owed', count=owed)}" if owed else said
