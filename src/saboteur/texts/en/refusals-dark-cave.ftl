### Why a move of The Dark Cave is refused: one sentence for each code that is its own.
### $seat is a name; $cell is written x,y.

## Action cards

refusal-role-is-shown = The clan card of { $seat } already lies face up.
refusal-web-on-web = There is already a web on that edge of { $cell }.
refusal-no-web-there = On that edge of { $cell } no path runs on or ends, so no web holds there.
refusal-out-of-the-mine = { $seat } has left the mine and needs no equipment.
refusal-has-boots = { $seat } already has boots.

## Creatures

refusal-creature-in-play = 
    { $creature ->
        [rat] The rat is
        [lindworm] The lindworm is
       *[goblin] The goblin is
    } already in the mine: it moves on from where it is and comes from no abyss.
refusal-creature-not-in-play = 
    { $creature ->
        [rat] The rat is
        [lindworm] The lindworm is
       *[goblin] The goblin is
    } not in the mine: choose the abyss it comes out of.
refusal-no-abyss = There is no abyss on that space of { $cell }.
refusal-creature-not-there = That creature is not among those that are to attack.

## Movement

refusal-not-one-step = That space of { $cell } is not one open step away.
refusal-no-steps-left = No steps are left on this turn.
refusal-no-goal-to-enter = From here no open way leads onto a face-down goal on { $cell }.
refusal-no-web-in-reach = No web on that edge of { $cell } touches the space of your dwarf.
refusal-no-axe-ready = No axe lies ready before you; one that you laid down on this turn serves from your next turn on.
