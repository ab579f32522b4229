"""Operations on dwarves, creatures, webs, equipment and nuggets; each records its event."""

from saboteur.games.dark_cave.events import (
    AxeKept,
    CreatureAttacked,
    CreatureCalled,
    CreatureGone,
    CreatureMoved,
    CreatureRepelled,
    DwarfFell,
    DwarfLeft,
    DwarfMoved,
    DwarfStood,
    GearGiven,
    NuggetLost,
    NuggetTaken,
    WebCut,
    WebLaid,
    WebRemoved,
    WebTurned,
)
from saboteur.games.dark_cave.kit import CREATURES
from saboteur.games.dark_cave.operations import discard, show_role, spend, update_turn
from saboteur.games.dark_cave.state import OUT, Creature, State, Web
from saboteur.kernel.geometry import SIDE_NAMES, Edge, xy
from saboteur.kernel.maze import Node, cell_of
from saboteur.kernel.tile import NODES_PER_CARD
from saboteur.kernel.value import replace_fields


def creature_at_work(state: State, creature: int) -> Creature:
    """Return a creature in play; raise ``ValueError`` if it is not."""
    found = state.creatures[creature]
    if found is None:
        message = f"the {CREATURES[creature]} is not in play"
        raise ValueError(message)
    return found


def lay_web(state: State, seat: int, card: int, border: Edge) -> None:
    """Put a web on an edge, side 2 up, and its card before the seat (DC-33)."""
    spend(state, seat, card)
    state.webs = (*state.webs, Web(card, seat, border, 2))
    if state.log is not None:
        name = state.kit.names[card]
        state.log.append(WebLaid(seat, name, xy(border // 4), SIDE_NAMES[border % 4]))


def wear_web(state: State, web: Web) -> None:
    """Turn a web from side 2 to side 1, or remove it with its card (DC-34, R-157)."""
    if web.side == 1:
        remove_web(state, web)
        return
    worn = replace_fields(web, side=1)
    state.webs = tuple(worn if other is web else other for other in state.webs)
    if state.log is not None:
        state.log.append(WebTurned(state.kit.names[web.card]))


def remove_web(state: State, web: Web) -> None:
    """Remove a web and discard its card (DC-34, R-167)."""
    state.webs = tuple(other for other in state.webs if other is not web)
    discard(state, web.card)
    if state.log is not None:
        state.log.append(WebRemoved(state.kit.names[web.card]))


def cut_web(state: State, seat: int, web: Web) -> None:
    """Discard an axe to strike a web; it lies above the card of a removed web (DC-38, R-186)."""
    axe = _spend_axe(state, seat)
    if state.log is not None:
        names = state.kit.names
        state.log.append(WebCut(seat, names[axe], names[web.card]))
    wear_web(state, web)
    discard(state, axe)


def _spend_axe(state: State, seat: int) -> int:
    """Remove and return the oldest axe of a seat: one laid in this turn is the newest (R-158)."""
    gear = state.gear[seat]
    axe = next(card for card in gear if state.kit.effects[card] == "axe")
    place = gear.index(axe)
    _set_gear(state, seat, gear[:place] + gear[place + 1 :])
    return axe


def _set_gear(state: State, seat: int, gear: tuple[int, ...]) -> None:
    state.gear = (*state.gear[:seat], gear, *state.gear[seat + 1 :])


def give_gear(state: State, seat: int, card: int, target: int) -> None:
    """Lay boots or an axe before a seat (DC-36)."""
    spend(state, seat, card)
    _set_gear(state, target, (*state.gear[target], card))
    if state.kit.effects[card] == "axe" and target == seat:
        update_turn(state, fresh=True)
    if state.log is not None:
        state.log.append(GearGiven(seat, state.kit.names[card], target))


def call_creature(state: State, seat: int, card: int, node: Node) -> None:
    """Put a creature on a space; the card of an earlier call is discarded (DC-41, DC-47)."""
    spend(state, seat, card)
    creature = state.kit.creature[card]
    before = state.creatures[creature]
    if before is not None:
        discard(state, before.card)
    _set_creature(state, creature, Creature(card, seat, node))
    if state.log is not None:
        name = state.kit.names[card]
        place, space = cell_of(node), node % NODES_PER_CARD
        state.log.append(CreatureCalled(seat, name, CREATURES[creature], xy(place), space))


def move_creature(state: State, creature: int, node: Node) -> None:
    """Move a creature a step."""
    before = creature_at_work(state, creature)
    _set_creature(state, creature, Creature(before.card, before.seat, node))
    if state.log is not None:
        place, space = cell_of(node), node % NODES_PER_CARD
        state.log.append(CreatureMoved(before.seat, CREATURES[creature], xy(place), space))


def dismiss_creature(state: State, creature: int) -> None:
    """Remove a creature from the cave and discard its card (DC-46)."""
    card = creature_at_work(state, creature).card
    _set_creature(state, creature, None)
    discard(state, card)
    if state.log is not None:
        state.log.append(CreatureGone(CREATURES[creature], state.kit.names[card]))


def repel_creature(state: State, seat: int, creature: int) -> None:
    """Discard an axe to remove a creature; its card is discarded first, the axe on top (DC-39)."""
    axe = _spend_axe(state, seat)
    card = creature_at_work(state, creature).card
    _set_creature(state, creature, None)
    discard(state, card, axe)
    if state.log is not None:
        names = state.kit.names
        state.log.append(CreatureRepelled(seat, names[axe], CREATURES[creature], names[card]))


def keep_axe(state: State, seat: int, creature: int) -> None:
    """Record that a seat with an axe declines to repel the creature (R-229)."""
    if state.log is not None:
        state.log.append(AxeKept(seat, CREATURES[creature]))


def _set_creature(state: State, creature: int, found: Creature | None) -> None:
    creatures = list(state.creatures)
    creatures[creature] = found
    state.creatures = tuple(creatures)


def announce_attack(state: State, creature: int, seats: tuple[int, ...]) -> None:
    """Record that a creature attacks the dwarves of ``seats``."""
    if state.log is not None:
        state.log.append(CreatureAttacked(CREATURES[creature], seats))


def move_dwarf(state: State, seat: int, node: Node) -> None:
    """Move a dwarf to a space (DC-53)."""
    state.dwarves[seat] = node
    if state.log is not None:
        state.log.append(DwarfMoved(seat, xy(cell_of(node)), node % NODES_PER_CARD))


def lay_down(state: State, seat: int) -> None:
    """Lay a dwarf down unless it already lies (DC-49, R-165)."""
    if not state.lying >> seat & 1:
        state.lying |= 1 << seat
        if state.log is not None:
            state.log.append(DwarfFell(seat))


def stand_up(state: State, seat: int) -> None:
    """Let a dwarf stand up; it does not move on this turn (DC-49)."""
    state.lying &= ~(1 << seat)
    update_turn(state, still=True)
    if state.log is not None:
        state.log.append(DwarfStood(seat))


def lose_nugget(state: State, seat: int) -> None:
    """Return a nugget of a seat to the supply, if it has any (DC-26, DC-50)."""
    if state.nuggets[seat]:
        state.nuggets[seat] -= 1
        if state.log is not None:
            state.log.append(NuggetLost(seat))


def take_nugget(state: State, seat: int) -> None:
    """Give a seat the nugget of the dwarf's vein, and show its clan card (DC-27, DC-28)."""
    node = state.dwarves[seat]
    state.veins = tuple(vein for vein in state.veins if vein != node)
    state.nuggets[seat] += 1
    if state.log is not None:
        state.log.append(NuggetTaken(seat, xy(cell_of(node)), node % NODES_PER_CARD))
    show_role(state, seat)


def leave_mine(state: State, seat: int) -> None:
    """Remove a dwarf from the mine and show its clan card (DC-59)."""
    state.dwarves[seat] = OUT
    state.lying &= ~(1 << seat)  # paralysis is moot outside
    state.out = (*state.out, seat)
    if state.log is not None:
        state.log.append(DwarfLeft(seat))
    show_role(state, seat)
