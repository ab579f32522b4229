### The scenes to learn a box by.

## Around the scenes

learn-title = Learn by playing
learn-howto = How to play, on one page
learn-lead = Short scenes on a real table: five first steps for each box, then one for each difficult card and each module. Nothing is at stake, and every one can be skipped.
learn-modules = Modules
learn-modules-lead = What the cards of the championships, the mini-expansions and the variants change.
learn-progress = Played: { $done } of { $count }
learn-begin = Begin
learn-continue = Go on
learn-part-cards = Cards one by one
learn-part-championship = Championship cards
learn-part-mini = Mini-expansions
learn-part-variants = Variants
learn-aim = The aim:
learn-names = Nell, Otto, Ida, Bror
learn-scene = Scene { $scene } of { $scenes }
learn-step = Step { $step } of { $steps }
learn-done = Done
learn-skip = Skip this scene
learn-again = Play it again
learn-next = Next scene
learn-all = All scenes
learn-play = Now a real game against bots
learn-guide = Guide
learn-failed = This scene could not be loaded.

## What is lit, and how it is pressed

learn-press-card = { $touch ->
    [yes] Tap the lit card, or drag it to the dashed frame.
   *[no] Click the lit card, or press { $digit }.
}
learn-press-turn = { $touch ->
    [yes] Tap the lit button: the card makes a half-turn.
   *[no] Click the lit button, or press R: the card makes a half-turn.
}
learn-press-discard = { $touch ->
    [yes] Tap the lit button to discard it.
   *[no] Click the lit button, or press D, to discard it.
}
learn-press-button = { $touch ->
    [yes] Tap the lit button.
   *[no] Click the lit button.
}
learn-press-cell = { $touch ->
    [yes] Tap the lit place.
   *[no] Click the lit place.
}
learn-press-seat = { $touch ->
    [yes] Tap the lit player.
   *[no] Click the lit player.
}
learn-press-word = { $touch ->
    [yes] Tap the lit choice.
   *[no] Click the lit choice.
}
learn-press-confirm = { $touch ->
    [yes] Tap the lit button to confirm.
   *[no] Click the lit button, or press Enter, to confirm.
}
learn-press-panel = Choose in the lit frame.
learn-press-page = Turn it over with the lit button, then go on.
learn-page = Look at your new card first.

## Answers to what leads elsewhere

learn-wrong-turn = You may lay it that way too, but then the tunnel leads elsewhere. Turn it first.
learn-wrong-place = The right card! It may be played there, too; here it helps most where the frame is lit.
learn-wrong-pass = You may always discard instead of playing. But there is something better to do here.
learn-wrong-card = That one is allowed. Keep it for later: this scene is about the card “{ $card }”.
learn-wrong-other = That is allowed, but this scene is about something else.
learn-wrong-refused = The rules do not allow that, and the note tells you why. Nothing is lost: try what is lit.

## Saboteur

learn-saboteur-1 = Where the light goes
learn-saboteur-2 = Broken tools
learn-saboteur-3 = What a map shows
learn-saboteur-4 = Rock in the way
learn-saboteur-5 = The treasure
learn-saboteur-6 = As a saboteur

## Saboteur 2

learn-saboteur2-1 = Two teams and their doors
learn-saboteur2-2 = Ladders
learn-saboteur2-3 = In prison
learn-saboteur2-4 = Eyes and fingers
learn-saboteur2-5 = Two cards for one
learn-saboteur2-6 = Two bends, one card
learn-saboteur2-7 = A new hand
learn-saboteur2-8 = A change of role
learn-saboteur2-9 = Thieves at the end

## Le Duel

learn-duel-1 = Gold for whoever is linked to it
learn-duel-2 = The troll
learn-duel-3 = Doors and keys
learn-duel-4 = Look, hinder, repair
learn-duel-5 = A goal
learn-duel-6 = The ladder
learn-duel-7 = The bridge
learn-duel-8 = The rockfall
learn-duel-9 = Gold in a dead end
learn-duel-10 = Alone

## The Lost Mines

learn-lost-mines-1 = A card, a walk, a draw
learn-lost-mines-2 = Obstacles and campfires
learn-lost-mines-3 = A look and a trap
learn-lost-mines-4 = Troll and storm
learn-lost-mines-5 = Into the mine
learn-lost-mines-6 = Boat and rope
learn-lost-mines-7 = Rocks
learn-lost-mines-8 = What information shows
learn-lost-mines-9 = The dragon
learn-lost-mines-10 = Across a trap

## The Dark Cave

learn-dark-cave-1 = Space by space
learn-dark-cave-2 = What comes out of the abyss
learn-dark-cave-3 = Boots and axe
learn-dark-cave-4 = Gold that talks
learn-dark-cave-5 = Out into the daylight
learn-dark-cave-6 = The web
learn-dark-cave-7 = The lindworm
learn-dark-cave-8 = The goblin
learn-dark-cave-9 = An axe against a creature
learn-dark-cave-10 = The rockfall
learn-dark-cave-11 = A new hand
learn-dark-cave-12 = Ladders
learn-dark-cave-13 = The bridge
learn-dark-cave-14 = The tunnel

## Modules

learn-modules-1 = The greedy dwarf
learn-modules-2 = Goal exchange
learn-modules-3 = Forgotten treasure
learn-modules-4 = Veto
learn-modules-5 = Change of direction
learn-modules-6 = The master craftsman
learn-modules-7 = The scout
learn-modules-8 = Diversion
learn-modules-9 = Right of way
learn-modules-10 = The costume workshop
learn-modules-11 = The underground party
learn-modules-12 = New goals
learn-modules-13 = Treasure chests
learn-modules-14 = The sabotaged dwarf
learn-modules-15 = The tournament
