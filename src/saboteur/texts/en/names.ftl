### Names shown to players: the box, roles, tools, cards, edges, options; and the fixed words of the rule pages.

## Box

box-saboteur = Saboteur
    .description = Dwarves dig for the treasure while hidden saboteurs hold them up: 3 to 10 seats, three rounds.

## Roles

role-miner = Miner
role-saboteur = Saboteur

## Tools

tool-pick = Pick
tool-cart = Cart
tool-lamp = Lamp

## Edges

edge-n = North
edge-e = East
edge-s = South
edge-w = West

## Path cards

# Directions are those of the card before any half-turn.
card-cross = Crossing
card-t-vertical = Vertical T-junction
card-t-horizontal = Horizontal T-junction
card-straight-vertical = Vertical straight
card-straight-horizontal = Horizontal straight
card-curve-nw = North-west curve
card-curve-ne = North-east curve
card-dead-cross = Dead-end crossing
card-dead-t-vertical = Dead-end vertical T-junction
card-dead-t-horizontal = Dead-end horizontal T-junction
card-dead-vertical = Dead-end vertical straight
card-dead-horizontal = Dead-end horizontal straight
card-dead-nw = Dead-end north-west curve
card-dead-ne = Dead-end north-east curve
card-dead-single-vertical = Single vertical dead end
card-dead-single-horizontal = Single horizontal dead end
card-start = Start
card-treasure = Treasure
card-stone-nw = North-west stone
card-stone-ne = North-east stone

## Action cards

card-broken-pick = Broken pick
card-broken-lamp = Broken lamp
card-broken-cart = Broken cart
card-repair-pick = Pick repair
card-repair-lamp = Lamp repair
card-repair-cart = Cart repair
card-repair-pick-lamp = Pick or lamp repair
card-repair-pick-cart = Pick or cart repair
card-repair-lamp-cart = Lamp or cart repair
card-rockfall = Rockfall
card-map = Map

## Gold cards

card-gold-1 = Gold card with 1 nugget
card-gold-2 = Gold card with 2 nuggets
card-gold-3 = Gold card with 3 nuggets

## Options

option-placement_link = New path cards
    .meaning = Says whether a new path card must be linked to the start.
option-placement_link-start_linked = Linked to the start
    .meaning = A new path card must meet an open edge that is linked to the start (the 20-year edition, the usual setting).
option-placement_link-adjacent_only = Beside any card
    .meaning = A new path card need only lie beside a face-up card of the maze and match it (version 2.1 of the rulebook).
option-first_player = First player
    .meaning = Says which seat begins the first round.
option-first_player-random = Drawn at random
    .meaning = Chance decides which seat begins (the usual setting).
option-first_player-seat = A chosen seat
    .meaning = The host names the seat that begins.
option-public_gold = Gold that was won
    .meaning = Says whether everyone sees the values of the gold that each player has won.
option-public_gold-off = Secret until the end
    .meaning = Only the number of gold cards is public until the game ends (the usual setting).
option-public_gold-on = Seen by all
    .meaning = Everyone sees the gold of every player at any time.
option-concede_round = Conceding a round
    .meaning = Says whether the players may give up a round by unanimous vote.
option-concede_round-off = Not allowed
    .meaning = A round is always played to its end (the usual setting).
option-concede_round-on = Allowed
    .meaning = Once per own turn a player may propose to give up; if all agree, the round ends as if the treasure had not been reached.
option-agree_end = Ending by agreement
    .meaning = Says whether the players may end play early by unanimous vote.
option-agree_end-on = Allowed
    .meaning = Once per own turn a player may propose to end; if all agree, it is settled as it stands (the usual setting).
option-agree_end-off = Not allowed
    .meaning = Play always goes on to its end.

## Clans

clan-blue = Blue clan
clan-yellow = Yellow clan

## Rule pages

page-base = Saboteur: rules of the base game
page-saboteur2 = Saboteur 2: rules of the expansion
page-championship = Saboteur: the championship cards
page-mini-expansions = Saboteur: the mini-expansions
page-variants = Saboteur: the variants
page-notice = This page is generated from the game’s own texts by tools/rules_pages.py: change the texts, not the page. It belongs to an unofficial implementation, which is neither made nor approved by the publisher of the game, and tells the rules in its own words.
page-sources = In the references, 001 is the French rulebook of Saboteur (version 2.1) and 004 that of the 20-year edition; section names are quoted as printed. The newer one prevails where the two differ. Seat means a place at the table, player whoever sits there.
page-rulings = Rulings
page-rulings-notice = What the rulebooks leave open or answer in two ways, and the answer used here.
page-source = Source
page-reason = Why
