"""The trust of a novice in each seat, by the known clan cards (DC-5, DC-6, DC-8)."""

from collections import Counter

from saboteur.games.dark_cave.view import View


def trust(view: View, seat: int) -> tuple[float, ...]:
    """Return how likely each seat is on the side of ``seat``, from 1 (certain) to -1 (excluded).

    A card that was seen or shown is known; the others have the odds of the remaining cards with the
    same back.
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
                role: count
                for role, count in left.items()
                if count > 0 and kit.wears[role] == view.backs[other]
            }
            friends = sum(count for role, count in same_back.items() if kit.works_for[role] == mine)
            found.append(2 * friends / sum(same_back.values()) - 1)
    return tuple(found)
