"""Notes beside the maze of a duel: gold, counters and trolls."""

from rich.text import Text

from saboteur.cli.draw.text_layout import paragraph
from saboteur.cli.families.duel.narrator import DuelNarrator
from saboteur.games.duel.view import View
from saboteur.kernel.geometry import cell_text, xy
from saboteur.picture.duel.symbols import (
    OTHER_COUNTER_SYMBOL,
    OWN_COUNTER_SYMBOL,
    TROLL_SYMBOL,
    first_seat,
)
from saboteur.picture.text.glyphs import NUGGET
from saboteur.picture.text.styles import FAINT


def note_lines(view: View, narrator: DuelNarrator, width: int) -> list[list[Text]]:
    """Return unclaimed gold, counters and trolls, and the cards set aside in a solo game."""
    notes = []
    claimed = dict(view.marks.claims)
    free = [
        f"{cell_text(place)} ({view.kit.gold[pose // 2]})"
        for place, pose in sorted(view.cards.items(), key=lambda item: xy(item[0]))
        if view.kit.gold[pose // 2] and place not in claimed
    ]
    if free:
        notes.append(
            paragraph(narrator.say("free-gold", places=", ".join(free)), width, bullet=f"{NUGGET} ")
        )
    for seat in range(view.seats):
        if seat != narrator.seat and (count_claims(view, seat) or count_trolls(view, seat)):
            note = f"{narrator.player(seat)} {pending_text(view, seat, narrator)}"
            notes.append(paragraph(note, width, bullet="  "))
    if view.aside:
        notes.append(paragraph(narrator.say("aside", cards=view.aside), width, FAINT, bullet="  "))
    return notes


def count_claims(view: View, seat: int) -> int:
    """Return the number of nuggets under a seat's counters."""
    gold = view.kit.gold
    return sum(gold[view.cards[place] // 2] for place, owner in view.marks.claims if owner == seat)


def count_trolls(view: View, seat: int) -> int:
    """Return the number of trolls that a seat has bribed, for which it pays at the round's end."""
    return sum(briber == seat for _, briber in view.marks.bribes)


def pending_text(view: View, seat: int, narrator: DuelNarrator) -> str:
    """Return a seat's claimed gold in this round and the number of trolls it owes for, in words."""
    sign = OWN_COUNTER_SYMBOL if seat == first_seat(view, narrator) else OTHER_COUNTER_SYMBOL
    note = f"{sign} {narrator.say('claimed', count=count_claims(view, seat))}"
    owed = count_trolls(view, seat)
    return f"{note}  {TROLL_SYMBOL} {narrator.say('owed', count=owed)}" if owed else note
