### The help at a table: what this game is about, how a turn goes, and how cards are played here.

## Headings

about-roles = Who is who
about-roles-dealt =
    { $aside ->
        [0] All of these { $cards } cards are dealt: one to each player, in secret.
        [one] Of these { $cards } cards everybody is dealt one in secret; one is set aside unseen.
       *[other] Of these { $cards } cards everybody is dealt one in secret; { $aside } are set aside unseen.
    }
about-modules = The modules of this table
about-cards = The cards in this game
about-ways = How to play a card
about-howto = How to play
about-rules = All the rules

## The Duel

about-aim-duel-alone = You dig for gold against the cards: link your start to as much of it as you can. After three rounds your nuggets give your grade.
about-duel-lights = A diamond marks where Blue gets, a triangle where Green does; where both do, the light is amber.

## Mouse, fingers, keys

about-by-mouse = Drag a card onto a cell or a player, or click the card and then the place. Where it is not allowed, the game says why. Let the mouse rest on any card, and it tells what it does.
about-by-touch = Tap a card, then the place: you see it there, and the button below plays it. Where it is not allowed, the game says why. Keep your finger on any card, and it tells what it does.
keys-title = With the keyboard
keys-pick = choose a card from your hand
keys-arrows = go from cell to cell
keys-turn = give the card a half-turn
keys-enter = lay the card, choose the cell
keys-discard = discard the chosen card
keys-escape = put the card back, close
keys-fit = see the whole maze
keys-explain = on a card: what it does; elsewhere: this help
keys-role = hold to see your role again
keys-arrow-keys = Arrows
keys-escape-key = Esc

## Numbers in the bar above a table, for whoever asks
## $count is a number.

chip-pile =
    { $count ->
        [0] The draw pile is empty: nobody draws any more.
        [one] The draw pile: one card is left to draw.
       *[other] The draw pile: { $count } cards are left to draw.
    }
chip-levels =
    { $count ->
        [one] The draw pile: one card is left.
       *[other] The draw pile: { $count } cards are left.
    } Easy cards of level I lie on top, then those of level II and III.
chip-direction = Whose turn comes next: a downward arrow follows the order of the seats, an upward one goes the other way round. A card can turn it.
chip-no-maps = A chest has put an end to maps: nobody may play one for the rest of the round.
chip-counters =
    { $count ->
        [one] One counter is left.
       *[other] { $count } counters are left.
    } A counter marks gold that somebody has reached; another bribes a troll.
chip-keys =
    { $count ->
        [one] One key is left.
       *[other] { $count } keys are left.
    } The Key card puts one on a door of the other colour, which then stays open until the round ends.
chip-treasures =
    { $count ->
        [one] One treasure is left to take.
       *[other] { $count } treasures are left to take.
    } Once they are gone, the round ends.
