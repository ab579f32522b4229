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
