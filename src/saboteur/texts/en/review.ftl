### A review: a game looked at again, in the terminal and on its page

## Headings

review-title = Review: { $game }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }
review-round = Round { $round }
review-unfinished = This round is not over.
review-chances = Who wins, as a watcher could guess it
review-race = What everybody has openly gained
review-suspicion = How much each was suspected, by what everybody saw
review-suspicion-of = What { $name } could believe
review-thick = Thick lines: { $names }.
review-turning = Turning points
review-people = Who saw through whom
review-claims = Claims and truth
review-portraits = Portraits
review-table = The same as a table
review-how = Chances are guesses: they say how such positions ended when bots played them.

## Sides and roles

review-side-diggers = Diggers
review-side-saboteurs = Saboteurs
review-side-blue-digger = Blue diggers
review-side-green-digger = Green diggers
review-side-blue = Blue clan
review-side-yellow = Yellow clan
review-side-selfish = Selfish dwarves
review-named = { $name } ({ $role })

## Sentences

review-percent = { $share } %
review-turn = Move { $step }: { $what } { $side }: { $before } → { $after } %
review-made = { $name } made the move { $move }.
review-no-turn = No move changed the chances much.
review-fooled = { $fooler } fooled { $fooled } for { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, from move { $first } to { $last }.
review-right = { $about } was first seen through by { $names }, at move { $step }.
review-nobody = Nobody saw through { $about }.
review-claim = Move { $step }, { $name } on { $about }: “{ $said }”. { $honest ->
        [yes] That was true.
       *[no] In truth: { $truth }.
    }

## Portraits

review-move = Move
review-name = Player
review-role = Role
review-result = Result
review-moves = Moves
review-swing = Effect
review-best = Best
review-worst = Worst
review-suspected = Suspected
review-knew = Right
review-won = won
review-lost = lost
review-none = none
review-of = { $some } of { $all }
review-legend = Effect: by how many points own moves changed the chance of one’s side. Best and worst: the moves that did so most. Suspected: at most, by everybody. Right: about so many others at the end.
