"""What claims tell in The Lost Mines: who is who, and what lies in the mines."""

from math import log

from saboteur.bots.hearsay import CUNNING, HONEST, Hearsay, right
from saboteur.bots.lost_mines.allegiance import (
    Said,
    friends,
    hypotheses,
    known_identities,
    own_group,
    paid_with,
)
from saboteur.bots.lost_mines.race import Rumours, known_mines
from saboteur.games.lost_mines.kit import DWARF, IDENTITIES, MINE
from saboteur.games.lost_mines.view import View


def with_words(view: View, said: Said, hearsay: Hearsay) -> Said:
    """Return what deeds and words say of every seat: of those spoken of, and of the speakers."""
    names, known, mines = view.kit.names, known_identities(view), known_mines(view)
    words = hearsay.of_roles(_looks(view, DWARF))
    verdicts = [
        (seat, names[mines[place]] == word)
        for seat, place, word in hearsay.of_goals(_looks(view, MINE))
        if place in mines
    ]
    verdicts += [(seat, known[target] == word) for seat, target, word in words if target in known]
    if not words and not verdicts:
        return said
    found = [dict(each) for each in said]
    for seat, verdict in verdicts:
        _judge(view, found, seat, true=verdict)
    trusted = friends(view, hypotheses(view, known, found))
    for seat, target, word in words:
        true = right(1 - trusted[seat])
        for identity in IDENTITIES:
            told = true if identity == word else (1 - true) / (len(IDENTITIES) - 1)
            found[target][identity] += log(told)
    return found


def _judge(view: View, said: list[dict[str, float]], seat: int, *, true: bool) -> None:
    """Hold against a seat, or for it, that what it said is known to be false, or true."""
    mine = own_group(view)
    for identity in IDENTITIES:
        friend = mine is not None and paid_with(view.clans[seat], identity) == mine
        honest = HONEST if friend else CUNNING
        said[seat][identity] += log(honest if true else 1 - honest)


def rumours(view: View, hearsay: Hearsay, said: Said) -> Rumours:
    """Weigh the mines that a seat does not know by what those say who have looked at them."""
    words = hearsay.of_goals(_looks(view, MINE))
    if not words:
        return {}
    known, kit = known_mines(view), view.kit
    hidden = [place for place in kit.mine_cells if place not in known]
    cards = [card for card in kit.mines if card not in known.values()]
    found = {place: dict.fromkeys(cards, 1.0) for place in hidden}
    trusted = friends(view, hypotheses(view, known_identities(view), said))
    for seat, place, word in words:
        if place in found:
            true = right(1 - trusted[seat])
            lie = (1 - true) / (len(kit.mines) - 1)
            for at, weights in found.items():
                for card in cards:
                    if (kit.names[card] == word) == (at == place):
                        # Elsewhere lies another card: then the word may be true, or another lie.
                        weights[card] *= true if at == place else _mixed(true, lie, len(cards))
                    else:
                        weights[card] *= lie
    return found


def _mixed(true: float, lie: float, cards: int) -> float:
    """Say how likely a word on one of several mines is if only another is known to fit."""
    return (true + (cards - 2) * lie) / (cards - 1)


def _looks(view: View, secret: str) -> set[tuple[int, int]]:
    return {(look.seat, look.target) for look in view.looks if look.secret == secret}
