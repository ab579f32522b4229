### The own secret card, when it is dealt: what it wants, and what everybody knows.

role-eyebrow = Your role, this round
role-known = What everybody knows
role-known-alone = What you know
role-known-pool =
    { $aside ->
        [0] { $cards } roles in the pool, all of them dealt.
        [one] { $cards } roles in the pool, { $seats } dealt. The last one sleeps face down.
       *[other] { $cards } roles in the pool, { $seats } dealt. The others sleep face down.
    }
role-round = Round { $round } of { $rounds }
role-down = { $seats } dwarves go down. Each looks at their card.
role-turn = Turn my card over
role-turn-how = Make sure that nobody else sees your screen.
role-ready = I have seen my role
role-begin = Begin
role-text-miner = Dig to the treasure before the pile and the hands run out. Keep an eye on those whose tunnels end in rock.
role-text-saboteur = The treasure must stay out of reach until the last card. Nobody may guess why your tunnels end in rock.
role-pay-miner = If you succeed: the miners share as many gold cards as there are miners, and whoever reaches the treasure chooses first.
role-pay-saboteur = If you succeed: { $one } nuggets if you are alone, { $two } each for two or three, { $four } for four.
role-again = To see it again: hold the role card at the table
role-private = Never written in the tab or in a notification
role-hidden = Role card, face down
