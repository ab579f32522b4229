"""Who works for whom, as far as a seat can tell (DC-5, DC-6, DC-8)."""

from collections import Counter

from saboteur.games.dark_cave.view import View


def trust(view: View, seat: int) -> tuple[float, ...]:
    """How far each seat is on the side of ``seat``: 1 surely, -1 surely not.

    A card seen or shown is known; the others are as likely as the cards that are left make them,
    among those with the same back.
    """
    kit = view.kit
    mine = kit.works_for[view.own_role]
    worn = sorted(set(view.backs))
    left = Counter(role for clan in worn for role in kit.clan_cards[clan])
    left.subtract(role for role in view.known_roles if role >= 0)
    left.subtract(view.spare_numbers or ())
    found = []
    for other, role in enumerate(view.known_roles):
        if other == seat:
            found.append(1.0)
        elif role >= 0:
            found.append(1.0 if kit.works_for[role] == mine else -1.0)
        else:
            same_back = {
                role: many
                for role, many in left.items()
                if many > 0 and kit.wears[role] == view.backs[other]
            }
            friends = sum(many for role, many in same_back.items() if kit.works_for[role] == mine)
            found.append(2 * friends / sum(same_back.values()) - 1)
    return tuple(found)
