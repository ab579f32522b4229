### Names shown to players: five action cards of the championships, their modules, options and questions.

## Action cards

card-veto = Veto
card-change-of-direction = Change of direction
card-master-craftsman = Master craftsman
card-scout = Scout
card-diversion = Diversion

## Modules

module-veto = Veto (2019)
    .description = One card that takes back what another player has just put down, before it takes effect.
module-change-of-direction = Change of direction (2020)
    .description = One card that reverses the order of play for the rest of the round.
module-master-craftsman = Master craftsman (2021)
    .description = One card that repairs any broken tool.
module-scout = Scout (2022)
    .description = One card with which two paths are laid in the same turn.
module-diversion = Diversion (2023)
    .description = One card that moves the path laid last to another place.

## Options

option-window_s = Time for a veto
    .meaning = Says how many seconds the others have to veto a card that was just put down.
option-window_s-seconds = A number of seconds
    .meaning = From 2 to 30 seconds; 6 is the usual setting.
option-diversion_target = Target of the diversion
    .meaning = Says which path card a diversion moves when the very last one has been removed.
option-diversion_target-latest_present = The latest still there
    .meaning = A diversion moves the path card laid most recently among those still in the maze (the usual setting).
option-diversion_target-strict_last = The very last only
    .meaning = Once the path card laid last has been removed, a diversion can’t be played until another is laid.

## Questions

decision-veto = Let the card pass, or veto it?
decision-scout-path = Lay a path card with your scout.
