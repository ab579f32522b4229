"""What claims tell in The Lost Mines: who is who, and what lies in the mines.

Words on a dwarf of the speaker's clan are weighed with the casts of that clan. The clans are
independent of each other, so a word across them counts twice: for its target by what is believed
of the speaker, and for its speaker by what is believed of the target.
"""

from math import log
from typing import Final

from saboteur.bots.hearsay import Hearsay, right
from saboteur.bots.lost_mines.belief.allegiance import (
    Said,
    Word,
    friends,
    honesty,
    hypotheses,
    identity_odds,
    known_identities,
    word_odds,
)
from saboteur.bots.lost_mines.belief.odds import Rumours, known_mines
from saboteur.games.lost_mines.kit import DWARF, IDENTITIES, MINE, Kit
from saboteur.games.lost_mines.view import View
from saboteur.kernel.geometry import PackedCell

DRAGON_MINE: Final = "dragon-mine"


def words_in_clans(view: View, hearsay: Hearsay) -> list[Word]:
    """Return what those who have looked say of dwarves of their own clan."""
    return [word for word in _words(view, hearsay) if _in_clan(view, word)]


def with_words(view: View, said: Said, hearsay: Hearsay) -> Said:
    """Return what deeds and words say of every seat, but for the words within a clan."""
    verdicts = _verdicts(view, hearsay)
    across = [word for word in _words(view, hearsay) if not _in_clan(view, word)]
    if not verdicts and not across:
        return said
    found = [dict(each) for each in said]
    for seat, true in verdicts:
        for identity in IDENTITIES:
            honest = honesty(view, view.clans[seat], identity)
            found[seat][identity] += log(honest if true else 1 - honest)
    within = words_in_clans(view, hearsay)
    before = hypotheses(view, known_identities(view), found, within)
    trusted, odds = friends(view, before), identity_odds(before, view.seats)
    for seat, target, word in across:
        for identity in IDENTITIES:
            told = word_odds(right(1 - trusted[seat]), true=identity == word)
            found[target][identity] += log(told)
            honest = honesty(view, view.clans[seat], identity)
            likely = odds[target].get(word, 0.0)
            said_so = likely * word_odds(honest, true=True)
            said_so += (1 - likely) * word_odds(honest, true=False)
            found[seat][identity] += log(said_so)
    return found


def rumours(view: View, hearsay: Hearsay, said: Said) -> Rumours:
    """Weigh the mines that a seat does not know by what those say who have looked at them."""
    words = hearsay.of_goals(_looks(view, MINE))
    if not words:
        return {}
    known, kit = known_mines(view), view.kit
    hidden = [place for place in kit.mine_cells if place not in known]
    cards = [card for card in kit.mines if card not in known.values()]
    found = {place: dict.fromkeys(cards, 1.0) for place in hidden}
    within = words_in_clans(view, hearsay)
    trusted = friends(view, hypotheses(view, known_identities(view), said, within))
    for seat, place, word in words:
        if place in found:
            true = right(1 - trusted[seat])
            lie = (1 - true) / (len(kit.mines) - 1)
            for at, weights in found.items():
                for card in cards:
                    if (called(kit, card) == word) == (at == place):
                        # Elsewhere lies another card: then the word may be true, or another lie.
                        weights[card] *= true if at == place else _mixed(true, lie, len(cards))
                    else:
                        weights[card] *= lie
    return found


def _mixed(true: float, lie: float, cards: int) -> float:
    """Say how likely a word on one of several mines is if only another is known to fit."""
    return (true + (cards - 2) * lie) / (cards - 1)


def called(kit: Kit, card: int) -> str:
    """Return the word for a mine, whatever a deck file calls its card."""
    return DRAGON_MINE if kit.dragons[card] else f"{kit.symbols[card]}-mine"


def _verdicts(view: View, hearsay: Hearsay) -> list[tuple[int, bool]]:
    """List who said something true or false of the mines, as far as the seat knows them.

    No two mines are the same: what is known to lie in one does not lie in another.
    """
    known: dict[PackedCell, str] = {
        at: called(view.kit, card) for at, card in known_mines(view).items()
    }
    return [
        (seat, known.get(place) == word)
        for seat, place, word in hearsay.of_goals(_looks(view, MINE))
        if place in known or word in known.values()
    ]


def _words(view: View, hearsay: Hearsay) -> list[Word]:
    return hearsay.of_roles(_looks(view, DWARF))


def _in_clan(view: View, word: Word) -> bool:
    return view.clans[word[0]] == view.clans[word[1]]


def _looks(view: View, secret: str) -> set[tuple[int, int]]:
    return {(look.seat, look.target) for look in view.looks if look.secret == secret}
