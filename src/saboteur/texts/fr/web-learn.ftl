### Les scènes pour apprendre une boîte.

## Autour des scènes

learn-title = Apprendre en jouant
learn-howto = Comment jouer, en une page
learn-lead = De courtes scènes sur une vraie table : cinq premiers pas par boîte, puis une scène par carte difficile et par module. Rien n’est en jeu, et chacune peut être sautée.
learn-modules = Modules
learn-modules-lead = Ce que changent les cartes des championnats, les mini-extensions et les variantes.
learn-progress = Jouées : { $done } sur { $count }
learn-begin = Commencer
learn-continue = Continuer
learn-part-cards = Les cartes une à une
learn-part-championship = Cartes des championnats
learn-part-mini = Mini-extensions
learn-part-variants = Variantes
learn-aim = Le but du jeu :
learn-names = Nell, Otto, Ida, Bror
learn-scene = Scène { $scene } sur { $scenes }
learn-step = Étape { $step } sur { $steps }
learn-done = Terminé
learn-skip = Sauter cette scène
learn-again = La rejouer
learn-next = Scène suivante
learn-all = Toutes les scènes
learn-play = Maintenant une vraie partie contre des bots
learn-guide = Guide
learn-failed = Cette scène n’a pas pu être chargée.

## Ce qui est éclairé, et comment on le presse

learn-press-card = { $touch ->
    [yes] Touche la carte éclairée, ou fais-la glisser jusqu’au cadre pointillé.
   *[no] Clique sur la carte éclairée, ou appuie sur { $digit }.
}
learn-press-turn = { $touch ->
    [yes] Touche le bouton éclairé : la carte fait un demi-tour.
   *[no] Clique sur le bouton éclairé, ou appuie sur R : la carte fait un demi-tour.
}
learn-press-discard = { $touch ->
    [yes] Touche le bouton éclairé pour la défausser.
   *[no] Clique sur le bouton éclairé, ou appuie sur D, pour la défausser.
}
learn-press-button = { $touch ->
    [yes] Touche le bouton éclairé.
   *[no] Clique sur le bouton éclairé.
}
learn-press-cell = { $touch ->
    [yes] Touche l’endroit éclairé.
   *[no] Clique sur l’endroit éclairé.
}
learn-press-seat = { $touch ->
    [yes] Touche le joueur éclairé.
   *[no] Clique sur le joueur éclairé.
}
learn-press-word = { $touch ->
    [yes] Touche le choix éclairé.
   *[no] Clique sur le choix éclairé.
}
learn-press-confirm = { $touch ->
    [yes] Touche le bouton éclairé pour confirmer.
   *[no] Clique sur le bouton éclairé, ou appuie sur Entrée, pour confirmer.
}
learn-press-panel = Choisis dans le cadre éclairé.
learn-press-page = Retourne-la avec le bouton éclairé, puis continue.
learn-page = Regarde d’abord ta nouvelle carte.

## Réponses à ce qui mène ailleurs

learn-wrong-turn = On peut aussi la poser ainsi, mais la galerie mène alors ailleurs. Tourne-la d’abord.
learn-wrong-place = C’est la bonne carte ! On peut aussi la jouer là ; ici, elle aide surtout là où le cadre est éclairé.
learn-wrong-pass = On peut toujours défausser au lieu de jouer. Mais ici, il y a mieux à faire.
learn-wrong-card = Celle-là est permise. Garde-la pour plus tard : cette scène montre la carte « { $card } ».
learn-wrong-other = C’est permis, mais cette scène montre autre chose.
learn-wrong-refused = Les règles ne le permettent pas, et la note te dit pourquoi. Rien n’est perdu : essaie ce qui est éclairé.

## Saboteur

learn-saboteur-1 = Là où va la lumière
learn-saboteur-2 = Outils cassés
learn-saboteur-3 = Ce que montre un plan
learn-saboteur-4 = De la roche en travers
learn-saboteur-5 = Le trésor
learn-saboteur-6 = Du côté du saboteur

## Saboteur 2

learn-saboteur2-1 = Deux équipes et leurs portes
learn-saboteur2-2 = Les échelles
learn-saboteur2-3 = En prison
learn-saboteur2-4 = Des yeux et des doigts
learn-saboteur2-5 = Deux cartes pour une
learn-saboteur2-6 = Deux courbes, une carte
learn-saboteur2-7 = Échanger sa main
learn-saboteur2-8 = Changer de rôle
learn-saboteur2-9 = Les voleurs de la fin

## Le Duel

learn-duel-1 = L’or à qui s’y relie
learn-duel-2 = Le troll
learn-duel-3 = Portes et clefs
learn-duel-4 = Regarder, gêner, réparer
learn-duel-5 = Un but
learn-duel-6 = L’échelle
learn-duel-7 = Le pont
learn-duel-8 = L’éboulement
learn-duel-9 = L’or en cul-de-sac
learn-duel-10 = En solitaire

## Les Mines perdues

learn-lost-mines-1 = Une carte, une marche, une pioche
learn-lost-mines-2 = Obstacles et feux de camp
learn-lost-mines-3 = Un regard et un piège
learn-lost-mines-4 = Troll et orage
learn-lost-mines-5 = Dans la mine
learn-lost-mines-6 = La barque et la corde
learn-lost-mines-7 = Les rochers
learn-lost-mines-8 = Ce que montre une information
learn-lost-mines-9 = Le dragon
learn-lost-mines-10 = À travers un piège

## La mine se rebelle

learn-dark-cave-1 = Case après case
learn-dark-cave-2 = Ce qui sort des abysses
learn-dark-cave-3 = Bottes et hache
learn-dark-cave-4 = L’or qui parle
learn-dark-cave-5 = Vers le jour
learn-dark-cave-6 = La toile
learn-dark-cave-7 = Le lindworm
learn-dark-cave-8 = Le gobelin
learn-dark-cave-9 = La hache contre une créature
learn-dark-cave-10 = L’éboulement
learn-dark-cave-11 = Échanger sa main
learn-dark-cave-12 = Les échelles
learn-dark-cave-13 = Le pont
learn-dark-cave-14 = Le tunnel

## Modules

learn-modules-1 = Le nain cupide
learn-modules-2 = L’échange de buts
learn-modules-3 = Le trésor oublié
learn-modules-4 = Le veto
learn-modules-5 = Le changement de sens
learn-modules-6 = Le maître artisan
learn-modules-7 = L’éclaireur
learn-modules-8 = La diversion
learn-modules-9 = Le droit de passage
learn-modules-10 = L’atelier des costumes
learn-modules-11 = La fête souterraine
learn-modules-12 = De nouveaux buts
learn-modules-13 = Les coffres aux trésors
learn-modules-14 = Le nain saboté
learn-modules-15 = Le tournoi
