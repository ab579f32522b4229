### What the terminal says of Saboteur 2 and of the modules: events (event-…), questions (ask-…), answers (move-…), what lies on the table.
### The arguments are the fields of the event or the move: $who is “you” or $name the player, $target whom it concerns ($relation), $card a name, $cell a cell.

## Words

both = { $one } and { $other }
no-cards = no cards
game-with = { $box } with { $modules }
team-blue-digger = the blue diggers
team-green-digger = the green diggers
team-saboteur = the saboteurs

## Saboteur 2

event-card-played-on =
    { $who ->
        [you] { $relation ->
            [self] You play “{ $card }” on yourself.
           *[other] You play “{ $card }” on { $target }.
        }
       *[other] { $relation ->
            [self] { $name } plays “{ $card }” for their own use.
            [you] { $name } plays “{ $card }” on you.
           *[other] { $name } plays “{ $card }” on { $target }.
        }
    }
event-mark-cleared =
    { $who ->
        [you] You discard two cards to remove “{ $removed }”.
       *[other] { $name } discards two cards to remove “{ $removed }”.
    }
event-crystals-paid =
    { $crystals ->
        [0] No crystal lies in the maze for the geologists: { $seats }.
        [one] One crystal lies in the maze for the geologists: { $seats }.
       *[other] { $crystals } crystals lie in the maze for the geologists: { $seats }.
    }
event-winners-named =
    { $teams_count ->
        [0] No team wins;
       *[other] The round goes to { $teams };
    } { $seats_count ->
        [0] nobody has a share.
       *[other] a share goes to { $seats }.
    }
event-nugget-stolen =
    { $who ->
        [you] You steal a nugget from { $target }.
       *[other] { $relation ->
            [you] { $name } steals a nugget from you.
           *[other] { $name } steals a nugget from { $target }.
        }
    }
event-theft-declined =
    { $who ->
        [you] You steal from nobody.
       *[other] { $name } steals from nobody.
    }
event-own-hand-swapped =
    { $who ->
        [you] You swap hands with { $target } and hold now: { $hand }.
       *[other] { $name } swaps hands with you; you hold now: { $hand }.
    }
event-hidden-hand-swap = { $name } and { $target } swap hands.

## Championship cards

event-play-vetoed =
    { $who ->
        [you] You veto { $target }’s “{ $card }”: it has no effect.
       *[other] { $relation ->
            [you] { $name } vetoes your “{ $card }”: it has no effect.
           *[other] { $name } vetoes { $target }’s “{ $card }”: it has no effect.
        }
    }
event-direction-changed =
    { $who ->
        [you] You change the direction of play:
       *[other] { $name } changes the direction of play:
    } { $clockwise ->
        [yes] clockwise again, down the list.
       *[no] counter-clockwise, up the list.
    }
event-path-diverted =
    { $who ->
        [you] You divert “{ $card }” from { $from_cell } to { $to_cell }.
       *[other] { $name } diverts “{ $card }” from { $from_cell } to { $to_cell }.
    }
event-scout-played =
    { $who ->
        [you] You play a scout and lay two path cards.
       *[other] { $name } plays a scout and lays two path cards.
    }
event-goals-taken =
    { $who ->
        [you] You play a goal exchange and take the goals on { $cells }.
       *[other] { $name } plays a goal exchange and takes the goals on { $cells }.
    }
event-goals-exchanged =
    { $swapped ->
        [yes] { $who ->
            [you] You exchange the goals on { $cells } in secret.
           *[other] { $name } exchanges the goals on { $cells }.
        }
       *[no] { $who ->
            [you] You put the goals on { $cells } back as they were.
           *[other] { $name } puts the goals on { $cells } back as they were.
        }
    }
event-hidden-exchange =
    { $who ->
        [you] You put the goals on { $cells } back.
       *[other] { $name } puts the goals on { $cells } back, exchanged or not.
    }
event-cards-offered =
    { $who ->
        [you] You look through cards of the discard: { $cards }.
       *[other] { $name } looks through cards of the discard: { $cards }.
    }
event-card-kept =
    { $who ->
        [you] You keep “{ $card }”.
       *[other] { $name } keeps “{ $card }”.
    }
event-hidden-offer =
    { $cards ->
        [one] { $name } looks at a card of the discard.
       *[other] { $name } looks through { $cards } cards of the discard.
    }
event-hidden-keep = { $name } keeps one of these cards.
event-discard-shuffled = The discard is shuffled face down.

## Places, tournament, right of way

event-location-visited =
    { $who ->
        [you] You are the first to reach “{ $location }” on { $cell }.
       *[other] { $name } is the first to reach “{ $location }” on { $cell }.
    }
event-middle-card-laid = “{ $card }” lies half-way, on { $cell }.
event-pawn-recruited =
    { $who ->
        [you] You recruit a dwarf pawn.
       *[other] { $name } recruits a dwarf pawn.
    }
event-pawn-posted =
    { $who ->
        [you] You post your pawn
       *[other] { $name } posts a pawn
    } { $side ->
        [N] north of { $cell }.
        [E] east of { $cell }.
        [S] south of { $cell }.
       *[W] west of { $cell }.
    }
event-pawn-left =
    { $who ->
        [you] Your pawn
       *[other] { $name }’s pawn
    } { $side ->
        [N] north of { $cell } leaves the mine.
        [E] east of { $cell } leaves the mine.
        [S] south of { $cell } leaves the mine.
       *[W] west of { $cell } leaves the mine.
    }
event-passage-asked =
    { $who ->
        [you] You ask { $target } to pay the pawn that closes { $cell }.
       *[other] { $relation ->
            [you] { $name } asks you to pay the pawn that closes { $cell }.
           *[other] { $name } asks { $target } to pay the pawn that closes { $cell }.
        }
    }
event-passage-answered =
    { $agreed ->
        [yes] { $who ->
            [you] You agree to pay on { $cell }.
           *[other] { $name } agrees to pay on { $cell }.
        }
       *[no] { $who ->
            [you] You refuse to pay on { $cell }.
           *[other] { $name } refuses to pay on { $cell }.
        }
    }
event-nuggets-for-all = Everybody gains { $nuggets }.
event-passage-due =
    { $who ->
        [you] You put down “{ $card }” on { $cell }; first
       *[other] { $name } puts down “{ $card }” on { $cell }; first
    } { $relation ->
        [you] you pay the pawn there.
        [self] { $who ->
            [you] you pay the pawn there.
           *[other] { $target } pays the pawn there.
        }
       *[other] { $target } pays the pawn there.
    }

## Treasure chests

event-chest-path-shown = The covered path on { $cell } is turned over: “{ $path }”.
event-chest-path-turned = The path of the chest on { $cell } lies open: “{ $path }”.
event-chest-opened =
    { $who ->
        [you] You open the chest on { $cell }: “{ $chest }”!
       *[other] { $name } opens the chest on { $cell }: “{ $chest }”!
    }
event-chest-buried =
    { $who ->
        [you] You bury the chest on { $cell } under a rockfall.
       *[other] { $name } buries the chest on { $cell } under a rockfall.
    }
event-goal-moved =
    { $who ->
        [you] You move the goal on { $cell } to { $to_cell }.
       *[other] { $name } moves the goal on { $cell } to { $to_cell }.
    }
event-pile-caved-in =
    { $cards ->
        [0] The pile is empty: no card caves in.
        [one] A card of the pile caves in, unseen.
       *[other] { $cards } cards of the pile cave in, unseen.
    }
event-chest-seen =
    { $who ->
        [you] You look under the path on { $cell }: “{ $path }” with “{ $chest }”.
       *[other] { $name } looks under the path on { $cell }: “{ $path }” with “{ $chest }”.
    }
event-hidden-chest-peek = { $name } looks under the covered path on { $cell }.
event-card-robbed =
    { $who ->
        [you] You rob { $target } of “{ $card }”.
       *[other] { $relation ->
            [you] { $name } robs you of “{ $card }”.
           *[other] { $name } robs { $target } of “{ $card }”.
        }
    }
event-hidden-robbery = { $name } robs { $target } of a card.
event-cards-returned =
    { $who ->
        [you] You discard what you don’t keep: { $cards }.
       *[other] { $name } discards: { $cards }.
    }
event-hidden-return =
    { $cards ->
        [one] { $name } keeps one of the cards and discards the other face down.
       *[other] { $name } keeps one of the cards and discards { $cards } face down.
    }

## Questions

ask-pass-more =
    { $left ->
        [one] You may discard one more card. Which one?
       *[other] You may discard up to { $left } more cards. Which one next?
    }
ask-discard-two =
    { $left ->
        [one] Which other card do you discard?
       *[other] Two cards are the price. Which one do you discard first?
    }
ask-theft = Your thief may take a nugget. From whom?
ask-veto = { $name } puts down { $declared }. Do you let it pass?
ask-exchange-goals = You hold the goals on { $cells }, unseen. How do you put them back?
ask-scout-path =
    { $left ->
        [one] Scout: lay the second path card.
       *[other] Scout: lay the first of two path cards.
    }
ask-keep-card = You look at these cards of the discard. Which one do you keep?
ask-keep-dug = You dig these cards out of the discard. Which one do you keep?
ask-keep-drawn = You have drawn these cards. Which one do you keep?
ask-orient-path = The path of the chest, “{ $card }” on { $cell }, fits both ways. How shall it lie?
ask-move-goal = The chest moves a goal one column east. Which one?
ask-peek-role = The chest lets you look at a role. Whose?
ask-rob-hand = The chest lets you rob a hand. Whose?
ask-post-pawn = Your pawn closes the cell before an open end. Where do you post it?
ask-pay-for-passage = { $name } asks you to pay a nugget for the pawn that closes { $cell }. Do you agree?
prompt-path = Card number or move >
prompt-place =
    { $last ->
        [0] Enter goes back >
       *[other] 1–{ $last } lays it there, Enter goes back >
    }

## On your turn, beside cards

turn-options = Or, by number:
turn-clear =
    { $count ->
        [one] discard two cards to remove “{ $mark }”
       *[other] discard two cards to remove a card before you
    }
turn-recruit = recruit a dwarf pawn for a card
turn-ask = ask somebody to pay a pawn for you
turn-concede = propose to give the round up
turn-choice = Which?
prompt-option = 1–{ $last }, Enter goes back >

## Answers

move-on-nothing = play it
move-on-cells = { $cells }
move-stop = no more
move-clear = remove “{ $mark }”
move-discard = discard “{ $card }”
move-steal = from { $target }
move-decline = from nobody
move-allow = let it pass
move-veto = veto it
move-keep = keep “{ $card }”
move-push = the goal on { $cell }
move-peek = { $target }’s role
move-rob = { $target }’s hand
move-recruit = for “{ $card }”
move-post =
    { $side ->
        [N] north of { $cell }
        [E] east of { $cell }
        [S] south of { $cell }
       *[W] west of { $cell }
    }
move-ask = { $target }, for { $cell }
declared-lay =
    { $turned ->
        [yes] “{ $card }” on { $cell }, turned
       *[no] “{ $card }” on { $cell }
    }
declared-on-cell =
    { $turned ->
        [yes] “{ $card }” on { $cell }, turned
       *[no] “{ $card }” on { $cell }
    }
declared-on-cells = “{ $card }” on { $cells }
declared-on-nothing = “{ $card }”
declared-on-seat =
    { $relation ->
        [you] “{ $card }” on you
       *[other] “{ $card }” on { $target }
    }
declared-on-tool =
    { $relation ->
        [you] “{ $card }” on you ({ $tool })
       *[other] “{ $card }” on { $target } ({ $tool })
    }

## Does anybody object?

news-title-all = Since you were last asked together
window-title = { $name } puts down { $declared }.
window-ask = Does anybody veto it? Enter: nobody. Else the number: { $players } >
window-cannot = { $typed } can’t veto it.

## On the table

table-before = before them
door-blue = B
door-green = G
own-nuggets = your nuggets: { $nuggets }
own-both = your gold: { $gold } and { $nuggets }
goal-stale = { $cell } { $card }, as seen; may have moved since
role-seen = { $name } was { $role } when you looked
role-stale = { $name } was { $role }; may have changed since
card-seen = { $name } holds { $cards }
card-stale = { $name } held { $cards }; perhaps no longer
pawn-stands = { $cell } closed by a pawn of { $name }
sponsor-pays = { $name } will pay on { $cell }
chest-seen = { $cell } { $path }; { $chest }
divertible = { $cell } is what a diversion moves

## The end of a round

round-reached =
    { $who ->
        [you] You have reached the treasure.
       *[other] { $name } has reached the treasure.
    }
round-missed = The treasure was not reached.
round-greedy =
    { $who ->
        [you] You, the greedy dwarf, have reached the treasure yourself: it is yours alone.
       *[other] { $name }, the greedy dwarf, has reached the treasure in person and wins alone.
    }
round-after = After the last round

## Help

help-doors = a door: only diggers of its colour get through
help-ladder = a ladder, linked to the start and to all ladders
help-crystal = a crystal, for the geologists
help-marks = before a player: prison; thief
help-pawn = a dwarf pawn closes the cell; its owner’s seat
help-chest = a covered path with a chest
help-place = a place: something happens to whoever gets there first
help-new-goals = a sack of gold; the dragon; the giant spider
help-direction = the way the turn goes round

## Boxes and modules

cli-games = List the boxes and modules, what goes with what, and their options.
games-boxes = Boxes
games-modules = Modules: add them with +, as in --ruleset { $example }
games-seats = { $least }–{ $most } seats
games-only = only in { $boxes }
games-not-with = not with { $modules }
games-options = options: { $options }
games-needs = with { $module } only if { $option }
error-module = there is no module { $asked }; modules are { $known } (saboteur games tells more)
error-module-twice = the module { $asked } stands twice
error-module-box = the module { $module } goes with { $boxes }, not with { $box }
error-module-pair =
    { $option ->
        [none] { $one } and { $other } don’t go together: { $clause }, { $title }
       *[other] { $one } and { $other } go together only with --option { $option }=on: { $clause }, { $title }
    }
