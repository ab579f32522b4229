### Ce qui se dit à une table, et ce que chacun note pour soi.

talk-title = Ce qui s’est dit
talk-lobby = Discussion
talk-seated = Qui a une place peut parler.
talk-gone = Quelqu’un sans place
talk-none = Personne n’a encore rien dit.
talk-is-off = On ne parle pas à cette table.
talk-muted = L’hôte t’a mis en sourdine.
talk-claim = affirmation
talk-goal = ce but
talk-ways = Comment le dire
talk-way-phrase = Phrases
talk-way-seat = Quelqu’un
talk-way-goal = Un but
talk-way-self = Moi
talk-round = Manche { $round }
talk-about = À propos de qui
talk-accuse = Je soupçonne { $name }
talk-trust = Je fais confiance à { $name }
talk-why = { $name }, pourquoi as-tu fait ça ?
talk-is =
    { $who ->
        [you] Je suis : { $role }
       *[other] { $name } est : { $role }
    }
talk-which-goal = Quel but
talk-claim-how = Dis ce que tu y as vu, ou ce qu’on doit croire.
talk-free = Avec tes mots
talk-send = Envoyer
phrase-hello = Bonjour !
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-repair-me = Il faudrait réparer mon outil
phrase-need-map = Il nous faut un plan
phrase-why = Pourquoi as-tu fait ça ?
phrase-trust-me = On peut me faire confiance
phrase-oops = Oups !
phrase-hurry = À toi de jouer
phrase-laugh = Ha ha !
said-to = À { $target } : { $phrase }
said-accuse =
    { $relation ->
        [you] Je te soupçonne.
       *[other] Je soupçonne { $target }.
    }
said-trust =
    { $relation ->
        [you] Je te fais confiance.
       *[other] Je fais confiance à { $target }.
    }
said-goal = { $goal } : « { $claim } »
said-role =
    { $relation ->
        [self] Je suis : { $claim }.
        [you] Tu es : { $claim }.
       *[other] { $target } est : { $claim }.
    }
said-poll = Qui soupçonnez-vous ?
talk-report = Signaler { $name }
said-title = Ce qui a été dit, et ce qui était vrai
said-yes = vrai
said-no = faux
said-unknown = resté caché
claim-title = Une affirmation : peut-être un mensonge
claim-pill = { $name } : « { $claim } »
claim-treasure = trésor
claim-stone = pierre
claim-gold-sack = sac d’or
claim-dragon = dragon
claim-giant-spider = araignée géante
claim-one-nugget = une pépite
claim-two-nuggets = deux pépites
claim-three-nuggets = trois pépites
claim-gems-mine = gemmes
claim-gold-mine = or
claim-silver-mine = argent
claim-dragon-mine = dragon
claim-goal-exit = sortie
claim-goal-ladder = échelle
claim-goal-abyss = abysses
claim-goal-vein = filon
claim-loyal = nain loyal
claim-selfish = nain égoïste
poll-title = Qui soupçonnes-tu ?
poll-open = Demander à tous : qui soupçonnez-vous ?
poll-state =
    { $count ->
        [0] Personne n’a encore répondu.
        [one] Une réponse.
       *[other] { $count } réponses.
    }
poll-yours = Tu peux encore changer la tienne.
poll-nobody = Personne
poll-close = Clore le sondage

## Notes

note-step-with-2 = Sûr
note-step-with-1 = Confiance
note-step-with-0 = Sans avis
note-step-against-1 = Doute
note-step-against-2 = Suspect
note-mine = Ta marque ; personne d’autre ne la voit
note-mark = Ce que tu penses de { $name }
note-about = Note sur { $name }
note-write = Noter quelque chose
note-private = Tu es seul à lire ces notes. Elles restent avec ta place.
note-action-laid =
    { $count ->
        [one] une galerie
       *[other] { $count } galeries
    }
note-action-blocked =
    { $count ->
        [one] une entrave
       *[other] { $count } entraves
    }
note-action-helped =
    { $count ->
        [one] une aide
       *[other] { $count } aides
    }
note-action-looked =
    { $count ->
        [one] un regard
       *[other] { $count } regards
    }
note-action-passed =
    { $count ->
        [one] une carte défaussée
       *[other] { $count } cartes défaussées
    }

## Épingles

pin-list = Épinglé sur { $name }
pin-show = Montrer la table comme elle était
pin-off = Retirer l’épingle : { $sentence }
pin-remove = Retirer l’épingle
pin-more = Épingler un acte
pin-choose = Les derniers actes de { $name }
pin-full = { $most } épingles au plus.
