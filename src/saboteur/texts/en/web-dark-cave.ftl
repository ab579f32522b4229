### What the browser says at a table of The Dark Cave.
### $who is “you” for the player spoken to, else $name is the player’s name; $creature is a creature’s name in small letters.

## Before the game

cave-dealt =
    { $seats ->
        [2] Yellow against blue, one dwarf each and no saboteur: who brings more gold out of the mine?
        [3] One clan on every back, but some work for the other one. Nobody knows who.
        [4] One clan on every back, but some work for the other one. Nobody knows who.
       *[other] Yellow and blue, with a possible saboteur in each clan. The back shows what you wear, the face whom you serve.
    }

## Clan card

cave-role-eyebrow = Your clan card
cave-role-loyal =
    { $works ->
        [blue] You wear blue and you serve blue.
       *[yellow] You wear yellow and you serve yellow.
    }
cave-role-saboteur =
    { $works ->
        [blue] You wear yellow, but you serve blue. Nobody must find out too early.
       *[yellow] You wear blue, but you serve yellow. Nobody must find out too early.
    }
cave-role-win =
    { $works ->
        [blue] You win if the blue clan has the larger treasure at the end.
       *[yellow] You win if the yellow clan has the larger treasure at the end.
    }
cave-role-known =
    { $aside ->
        [0] { $cards } clan cards, all of them dealt.
        [one] { $cards } clan cards, { $seats } dealt. The last one lies face down.
       *[other] { $cards } clan cards, { $seats } dealt. The others lie face down.
    }
cave-loyal = Loyal
cave-saboteur = Saboteur
cave-serves-yellow-loyal = Serves the yellow clan
cave-serves-blue-loyal = Serves the blue clan
cave-serves-yellow-saboteur = Wears yellow, serves blue
cave-serves-blue-saboteur = Wears blue, serves yellow
cave-role-short =
    { $role ->
        [yellow-loyal] for yellow
        [blue-saboteur] for yellow
       *[other] for blue
    }
cave-secret = Whom I serve
cave-secret-short = My clan
cave-letter-yellow = Y
cave-letter-blue = B

## Cards

cave-title-information = Secret information
cave-title-rockfall = Rockfall
cave-title-hand-swap = Hand swap
cave-title-web = Web
cave-title-boots = Boots
cave-title-axe = Axe
cave-title-rat = Rat · 3
cave-title-lindworm = Lindworm · 4
cave-title-goblin = Goblin · 5
cave-kind-abyss = a path with an abyss
cave-kind-ladder = a path with a ladder
cave-kind-bridge = a bridge
cave-kind-tunnel = two curves with a tunnel
cave-kind-vein = a path with a gold vein
cave-face =
    { $kind ->
        [goal-exit] exit
        [goal-ladder] ladder
        [goal-abyss] abyss
       *[other] gold
    }

## Table

cave-phases = The steps of your turn
cave-phase-card = Card
cave-phase-walk = Walk
cave-phase-draw = Draw
cave-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
cave-draws =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
cave-levels = I: { $one }, II: { $two }, III: { $three }
cave-depths = The water rises
cave-discard =
    { $count ->
        [one] discard: { $count } card
       *[other] discard: { $count } cards
    }
cave-level-left =
    { $count ->
        [one] Level { $level }: { $count } card left in the pile
       *[other] Level { $level }: { $count } cards left in the pile
    }
cave-out = out
cave-lies = lying down
cave-looked = Clan card seen by { $names }
cave-holds = You know of: { $cards }
cave-notes = In the mine
cave-note-web =
    { $who ->
        [you] { $turns ->
            [1] Your web: it goes with your next turn.
           *[other] Your web: two more of your turns. An axe strikes it.
        }
       *[other] { $turns ->
            [1] { $name }’s web: it goes with their next turn.
           *[other] { $name }’s web: two more of their turns. An axe strikes it.
        }
    }
cave-note-creature =
    { $who ->
        [you] { $creature }, until your next turn.
       *[other] { $creature }, until { $name }’s next turn.
    }
cave-note-spare = Clan cards set aside: { $roles }
cave-bite =
    { $creature ->
        [rat] The rat takes a card from the hand.
        [lindworm] The lindworm knocks the dwarf over.
       *[goblin] The goblin takes a nugget.
    }
cave-repel-how =
    { $axes ->
        [one] Your axe would be used up.
       *[other] One of your { $axes } axes would be used up.
    }
cave-take-how = Your clan card is then turned over for everybody to see.
cave-vote-how = The game ends only if everybody agrees.
cave-answer-stop =
    { $asked ->
        [dwarf-step] Stay here
        [creature-step] The { $creature } stays here
       *[other] No second card
    }
cave-answer-repel = Strike with the axe
cave-answer-decline =
    { $asked ->
        [take-nugget] Leave it
       *[other] Keep the axe
    }
cave-answer-take = Take the nugget
cave-answer-agree = Agree
cave-answer-refuse = Refuse
cave-answer-cut = Strike a web
cave-answer-propose-end = Propose to end the game
rare-dark-cave = End the game
cave-confirm-pass = Discard face down
cave-confirm-step =
    { $price ->
        [card] Go: costs a card
        [nugget] Go: costs a nugget
       *[none] Go one step
    }
cave-confirm-run = Send the { $creature } there
cave-confirm-enter = Enter the goal
cave-confirm-cut = Strike the web
cave-confirm-call = Call the { $creature } here
cave-confirm-go = Send the { $creature } on
cave-confirm-information = Look at { $name }’s clan card
cave-confirm-hand-swap = Swap hands with { $name }
cave-confirm-web = Hang the web here
cave-confirm-boots =
    { $who ->
        [you] Put on the boots
       *[other] Give the boots to { $name }
    }
cave-confirm-axe =
    { $who ->
        [you] Take the axe
       *[other] Give the axe to { $name }
    }
cave-hint-turn = Choose a card: play it or discard it. Then your dwarf walks.
cave-hint-pass = Discard this one too? You draw as many as you discard.
cave-hint-pass-more = Discard a second card, or leave it at one. You draw as many.
cave-hint-cut = Choose the web to strike with your axe.
cave-hint-call = Choose the abyss the { $creature } comes out of.
cave-hint-go = The { $creature } is already in the mine: send it on from where it is.
cave-hint-information = Choose a goal or a dwarf whose clan card you want to see.
cave-hint-hand-swap = Choose whom to swap hands with.
cave-hint-web = Choose the edge to hang the web on: nobody gets through.
cave-hint-boots = Choose who gets the boots: one more step each turn.
cave-hint-axe = Choose who gets the axe: against a creature or a web.
cave-idle-creature = It is not in the mine, and there is no abyss for it to come out of. You can discard it.
cave-idle-web = There is no edge where a web could hang. You can discard it.
cave-idle-boots = Nobody here can get boots now. You can discard them.
cave-idle-axe = Nobody here can get an axe now. You can discard it.
cave-hint-creature-step =
    { $left ->
        [one] The { $creature } has one step left. Choose a space.
       *[other] The { $creature } has { $left } steps left. Choose a space.
    }
cave-hold-creature =
    { $goes ->
        [yes] The { $creature } is about to run: you can still undo it.
       *[no] The { $creature } waits: confirm, or undo.
    }
cave-hint-dwarf-step =
    { $left ->
        [0] No step is left, but your axe reaches a web.
        [one] Your dwarf has one step left. Choose a space, or stay.
       *[other] Your dwarf has { $left } steps left. Choose a space, or stay.
    }
cave-hint-attack-order = Several creatures wait here. Which one attacks first?
cave-hint-repel = The { $creature } attacks. Use your axe?
cave-hint-take = There is gold in this vein. Take the nugget?
cave-hint-vote = { $name } proposes to end the game. Do you agree?
cave-tip-card = The bridge costs a card
cave-tip-card-how = It is drawn at random from your hand and discarded face down.
cave-tip-nugget = The tunnel costs a nugget
cave-tip-nugget-how = It is paid at once.
cave-tip-danger = A creature waits there
cave-tip-danger-how = It attacks, and your walk is over.
cave-tip-exit = The exit
cave-tip-exit-how = Out in the open, your gold is safe.
cave-enter-step = goes there

## Spaces

cave-middle = middle
cave-mark-abyss = abyss
cave-mark-ladder = ladder
cave-mark-vein = vein
cave-mark-exit = exit
cave-mark-deck = on the bridge
cave-mark-tunnel = tunnel
cave-cell-card =
    { $lit ->
        [yes] Cell { $cell }: { $card }{ $turned ->
            [yes] , turned
           *[no] { "" }
        }
       *[no] Cell { $cell }: { $card }{ $turned ->
            [yes] , turned
           *[no] { "" }
        }, cut off from the start
    }
cave-cell-goal = Cell { $cell }, goal: { $face }
cave-cell-goal-seen = Cell { $cell }, goal face down; you saw: { $face }
cave-cell-goal-hidden = Cell { $cell }, goal face down
cave-on-space = { $what } ({ $where })
cave-dwarf =
    { $clan ->
        [blue] { $name }, blue clan{ $lying ->
            [yes] , lying down
           *[no] { "" }
        }
       *[yellow] { $name }, yellow clan{ $lying ->
            [yes] , lying down
           *[no] { "" }
        }
    }
cave-gold = a nugget
cave-web-at = web in the { $side }
cave-edge-play = Hang the web on the { $side } edge of { $cell }
cave-edge-cut = Strike the web on the { $side } edge of { $cell }
cave-space-play = Come out of { $where }
cave-space-step =
    { $danger ->
        [yes] To { $where }: a creature waits there
       *[no] { $price ->
            [card] To { $where }: costs a card
            [nugget] To { $where }: costs a nugget
           *[none] To { $where }
        }
    }

## End

cave-stage-roles = The clan cards
cave-stage-gold = The nuggets carried out
cave-stage-treasures = The clans’ treasures
cave-serves =
    { $clan ->
        [blue] Served the blue clan
       *[yellow] Served the yellow clan
    }
cave-won =
    { $clan ->
        [blue] The blue clan wins
       *[yellow] The yellow clan wins
    }
cave-own =
    { $won ->
        [yes] You served it.
       *[no] You served the other one.
    }
cave-nobody-won = The treasures of both clans are worth the same
cave-saved = Treasures of the clans
cave-treasure-how = A clan’s treasure: the nuggets carried out by those who serve it, times the number of those who serve the other.
cave-end-cause =
    { $cause ->
        [clan] Everybody who serves one of the clans is out.
        [agreed] All agreed to end it.
       *[cards] No card is left.
    }
cave-who-was = Who served whom
cave-was = { $name }: { $role }

## The log, where the board marks the place

cave-log-nugget-placed = A nugget glitters in the vein.
cave-log-nugget-returned = The nugget of the vein is buried.
cave-log-creature-moved = The { $creature } runs on.
cave-log-web-laid =
    { $who ->
        [you] You hang a web.
       *[other] { $name } hangs a web.
    }
cave-log-creature-called =
    { $who ->
        [you] You call the { $creature }.
       *[other] { $name } calls the { $creature }.
    }
cave-log-dwarf-moved =
    { $who ->
        [you] You walk on.
       *[other] { $name } walks on.
    }
cave-log-goal-shown =
    { $who ->
        [you] You enter the goal { $where }: “{ $goal }”! You choose how it lies.
       *[other] { $name } enters the goal { $where }: “{ $goal }”! { $name } chooses how it lies.
    }
cave-log-goal-revealed =
    { $who ->
        [you] You enter the goal { $where }: “{ $goal }”!
       *[other] { $name } enters the goal { $where }: “{ $goal }”!
    }
cave-log-goal-seen =
    { $who ->
        [you] You look at the goal { $where }: it is “{ $goal }”.
       *[other] { $name } looks at the goal { $where }: it is “{ $goal }”.
    }
cave-log-hidden-goal-peek =
    { $who ->
        [you] You look at the goal { $where }.
       *[other] { $name } looks at the goal { $where }.
    }
cave-corner =
    { $corner ->
        [nw] at the top left
        [ne] at the top right
        [sw] at the bottom left
       *[se] at the bottom right
    }
cave-sum = { $carried } × { $others } =
cave-goal-name =
    { $corner ->
        [nw] Goal at the top left
        [ne] Goal at the top right
        [sw] Goal at the bottom left
       *[se] Goal at the bottom right
    }
cave-log-nugget-taken =
    { $who ->
        [you] You take the nugget of the vein.
       *[other] { $name } takes the nugget of the vein.
    }
