### Ce que dit le navigateur. $who vaut « you » pour la personne à qui l’on parle ; sinon $name est le nom du joueur.

## Partout

web-title = Saboteur
web-unofficial = Réalisation non officielle, faite par des joueurs.
web-theme =
    { $wish ->
        [dark] Thème : sombre
        [light] Thème : clair
       *[system] Thème : celui du système
    }
web-close = Fermer
web-back-home = Retour à l’accueil
web-lost = Connexion perdue. On retente…
web-opening = On descend dans la mine…
web-settings = Réglages
web-problem =
    { $code ->
        [no-cookies] Ce navigateur bloque les cookies, et une table à plusieurs en a besoin pour te reconnaître. Autorise-les pour ce site, ou joue sur cet appareil.
       *[other] Cela n’a pas marché : { $code }.
    }
web-offline = Le serveur ne répond pas. Réessaie dans un instant.

## Accueil

home-line-1 = Tous creusent.
home-line-2 = Certains mentent.
home-lead = Perce la montagne avec les autres, trouve l’or, et devine qui scie les étais. De 1 à 12 nains, dans le navigateur.
home-play = Jouer tout de suite
home-play-how = avec des bots, en un clic
home-open = Ouvrir une table
home-open-how = lien et code à partager
home-code = Un code ?
home-code-label = Code de la table, cinq caractères
home-join = Rejoindre
home-code-wrong = Un code a cinq caractères, sans I, O, 0 ni 1.
home-name-change = Changer de nom : { $name }
home-seats = Combien de nains ?
home-options = Règles au choix
home-create = Ouvrir la table
setup-box = Boîte
setup-seat = Place { $seat }
home-fact-account = Sans compte, sans pistage
home-fact-fair = Tirages vérifiables après chaque partie
home-fact-access = Clavier, lecteur d’écran, couleurs sûres
home-box-open = Choisir cette boîte
home-alone = Jouer seul
home-box-meta = { $least } – { $most }
home-minutes = { $minutes } min
home-how-title = En trois phrases
home-how-1 = Pose des galeries depuis le départ : là où va la lumière, tu peux construire.
home-how-2 = Trois buts attendent à l’est. Un seul cache le trésor.
home-how-3 = Les mineurs veulent l’atteindre, les saboteurs que la pioche se vide avant.
nicknames = Oda, Yrsa, Runa, Bodil, Dagny, Gerda, Thora, Ulla, Eira, Magni, Orik, Snorri, Ulf, Kettil, Hakon, Gorm, Birger, Folke

## Salon

lobby-code = Code de la table
lobby-copy = Copier le lien
lobby-copied = Lien copié
lobby-qr = Code QR du lien de la table { $code }
lobby-who = Qui descend ?
lobby-count = { $taken } sur { $seats }
lobby-free = Libre
lobby-waits = attend un nain
lobby-sit = S’asseoir ici
lobby-stand = Se lever
lobby-host = hôte
lobby-you = toi
lobby-away = absent
lobby-here = à table
lobby-bot-level =
    { $level ->
        [random] bot, joue au hasard
        [novice] bot, débutant
        [skilled] bot, habile
        [expert] bot, expert
        [master] bot, maître
       *[other] bot, { $level }
    }
lobby-add-bot = Mettre un bot à la place { $seat }
lobby-remove-bot = Enlever le bot { $name }
lobby-fill = Remplir de bots
lobby-game = La partie
lobby-level = Niveau des bots
lobby-level-name =
    { $level ->
        [random] Au hasard
       *[novice] Débutant
        [skilled] Habile
        [expert] Expert
        [master] Maître
    }
lobby-start = Commencer
lobby-missing =
    { $free ->
        [one] Une place est encore libre.
       *[other] { $free } places sont encore libres.
    }
lobby-wait-host = L’hôte donne le départ.
lobby-pool =
    { $aside ->
        [0] Rôles mêlés : { $roles }.
        [one] Rôles mêlés : { $roles } ; une carte mise de côté.
       *[other] Rôles mêlés : { $roles } ; { $aside } cartes non distribuées.
    }
pool-saboteur =
    { $count ->
        [one] { $count } saboteur
       *[other] { $count } saboteurs
    }
pool-miner =
    { $count ->
        [one] { $count } mineur
       *[other] { $count } mineurs
    }
lobby-watch = Tu regardes cette table.

## Table

play-code = Table { $code }
play-round = Manche { $round }
play-rounds = sur { $rounds }
play-pile = Pioche
play-pile-small = pioche
play-discard-small = défausse
play-pool =
    { $aside ->
        [0] { $roles }
        [one] { $roles }, { $aside } mis de côté
       *[other] { $roles }, { $aside } mis de côté
    }
play-hand-count =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
play-gold-count =
    { $count ->
        [one] { $count } carte or
       *[other] { $count } cartes or
    }
play-tool =
    { $state ->
        [broken] { $tool } : hors d’usage
       *[whole] { $tool } : en état
    }
play-your-turn = à toi de jouer
play-thinks = réfléchit
play-bot = bot
play-away = absent
play-you = Toi
play-seats = Les nains
play-board = Le labyrinthe
play-hand = Ta main
play-log = Journal
play-log-how = Journal : Entrée montre la table comme elle était
play-log-unknown = Cette page n’était pas ouverte à ce moment ; tu pourras le revoir après la partie.
play-log-older = Montrer ce qui précède
play-log-empty = Rien encore.
play-table = La table
play-sides = À côté du plateau
play-notes = Indices
play-talk = Parler
play-stand-in = un bot à sa place
play-log-all = Tous
play-log-of = Seulement { $name }
play-rules = Aide
play-role = Ton rôle
play-role-hold = Maintenir pour le revoir
play-role-key = Espace
play-role-short = Mon rôle
play-fit = Tout voir
play-sound = Sons de la table
play-turn = Tourner
play-discard = Défausser
play-explain = Que fait cette carte ?
play-confirm-lay = Poser ici
play-confirm-map = Regarder ce but
play-confirm-reveal = Retourner ce but
play-confirm-rockfall = Retirer cette galerie
play-confirm-break = Jouer sur { $name }
play-confirm-repair = Réparer : { $tool }
play-confirm-pass = Défausser face cachée
play-choose-card = Choisir une carte
play-choose-answer = Choisir une réponse
play-choose-whom-or-where = Choisir qui ou où
play-choose-whom = Choisir quelqu’un
play-choose-where = Choisir où
play-choose-other = Choisir une autre carte
play-watching = Tu regardes la partie.
play-card-idle = ne peut qu’être défaussée
play-card-number = { $card }, carte { $number }
banner-your-turn = À toi.
banner-you-asked = Réponds.
banner-pick = Choisis une carte de ta main.
banner-lay = Pose la galerie dans un cadre pointillé, ou choisis une autre carte.
banner-map = Choisis le but à regarder.
banner-rockfall = Choisis la galerie à retirer.
banner-break = Choisis à qui casser cet outil.
banner-repair = Choisis l’outil à réparer.
banner-nowhere = Cette carte ne va nulle part pour l’instant. Tu peux la défausser.
banner-blocked = Un outil cassé t’empêche de poser des galeries.
banner-wait = { $name } joue.
banner-reveal = Ta galerie touche plusieurs buts. Lequel se retourne d’abord ?
banner-orient = Ce but convient dans les deux sens. Lequel choisis-tu ?
banner-vote = { $name } propose d’abandonner la manche.
answer-concede = Proposer d’abandonner
play-rare = Abandon
answer-agree = Accepter
answer-refuse = Refuser
cell-name = { $x }, { $y }
cell-empty = Case { $cell }, vide
cell-legal =
    { $ways ->
        [one] Case { $cell }, permise
       *[other] Case { $cell }, permise dans les deux sens
    }
cell-card =
    { $lit ->
        [yes] Case { $cell } : { $card }, éclairée
        [part] Case { $cell } : { $card }, éclairée en partie
       *[no] Case { $cell } : { $card }, sans lumière
    }
cell-goal = But { $goal }, caché
cell-goal-seen =
    { $stale ->
        [yes] But { $goal }, caché ; tu y as vu : { $face }, qui a pu changer
       *[no] But { $goal }, caché ; tu y as vu : { $face }
    }
seen-ago =
    { $turns ->
        [0] vu à ce tour
        [one] vu il y a un tour
       *[other] vu il y a { $turns } tours
    }
seen-ago-short =
    { $turns ->
        [one] il y a { $turns } tour
       *[other] il y a { $turns } tours
    }
seen-doubtful = mais pour { $names } la carte a pu changer de place depuis
cell-goal-shown = But { $goal } : { $face }
cell-target = { $name }, à choisir
goal-name = But { $goal }
goal-face =
    { $face ->
        [treasure] trésor
       *[stone] pierre
    }
goal-hidden = resté caché
tip-plain = Cette galerie prolonge la lumière
tip-dead-end = Un cul-de-sac
tip-goal = Cette galerie atteint le but { $goal }
tip-goals = Cette galerie atteint plusieurs buts
tip-relit =
    { $count ->
        [0] La lumière s’arrête là où la galerie s’arrête.
        [one] Elle rallume une galerie sombre.
       *[other] Elle rallume { $count } galeries sombres.
    }
tip-turn = tourner
tip-lay = poser
why-title = Pas ici
why-rule = La règle : { $title }
why-page = { $clause } sur la page des règles
keys-enter-key = Entrée

## Cartes, en peu de mots

title-broken-pick = Pic cassé
title-broken-lamp = Lampe cassée
title-broken-cart = Chariot cassé
title-repair-pick = Réparation du pic
title-repair-lamp = Réparation de la lampe
title-repair-cart = Réparation du chariot
title-repair-pick-lamp = Pic ou lampe
title-repair-pick-cart = Pic ou chariot
title-repair-lamp-cart = Lampe ou chariot
title-rockfall = Éboulement
title-map = Plan
kind-cross = un croisement
kind-t-vertical = un embranchement
kind-t-horizontal = un embranchement
kind-straight-vertical = une ligne droite
kind-straight-horizontal = une ligne droite
kind-curve-nw = une courbe
kind-curve-ne = une courbe
kind-dead-cross = un cul-de-sac
kind-dead-t-vertical = un cul-de-sac
kind-dead-t-horizontal = un cul-de-sac
kind-dead-vertical = un cul-de-sac
kind-dead-horizontal = un cul-de-sac
kind-dead-nw = un cul-de-sac
kind-dead-ne = un cul-de-sac
kind-dead-single-vertical = un cul-de-sac
kind-dead-single-horizontal = un cul-de-sac

## Journal

log-path =
    { $who ->
        [you] Tu poses { $card }
       *[other] { $name } pose { $card }
    }
log-rockfall =
    { $who ->
        [you] Tu joues un éboulement : { $card } disparaît
       *[other] { $name } joue un éboulement : { $card } disparaît
    }
log-broken =
    { $who ->
        [you] Tu casses { $tool ->
            [pick] le pic
            [lamp] la lampe
           *[cart] le chariot
        } de { $target }
       *[other] { $relation ->
            [you] { $name } casse { $tool ->
                [pick] ton pic
                [lamp] ta lampe
               *[cart] ton chariot
            }
           *[other] { $name } casse { $tool ->
                [pick] le pic
                [lamp] la lampe
               *[cart] le chariot
            } de { $target }
        }
    }
log-mended =
    { $who ->
        [you] { $relation ->
            [self] Tu répares { $tool ->
                [pick] ton pic
                [lamp] ta lampe
               *[cart] ton chariot
            }
           *[other] Tu répares { $tool ->
                [pick] le pic
                [lamp] la lampe
               *[cart] le chariot
            } de { $target }
        }
       *[other] { $relation ->
            [self] { $name } répare { $tool ->
                [pick] son pic
                [lamp] sa lampe
               *[cart] son chariot
            }
            [you] { $name } répare { $tool ->
                [pick] ton pic
                [lamp] ta lampe
               *[cart] ton chariot
            }
           *[other] { $name } répare { $tool ->
                [pick] le pic
                [lamp] la lampe
               *[cart] le chariot
            } de { $target }
        }
    }
log-goal =
    { $face ->
        [treasure] Le but { $goal } est atteint : le trésor !
        [stone] Le but { $goal } est atteint : une pierre
       *[other] Le but { $goal } est atteint : { $card }
    }
log-seen =
    { $who ->
        [you] Tu as vu le but { $goal } : { $card }
       *[other] { $name } a vu le but { $goal } : { $card }
    }
log-peek =
    { $who ->
        [you] Tu regardes le but { $goal }
       *[other] { $name } regarde le but { $goal }
    }
log-passed =
    { $who ->
        [you] Tu défausses une carte face cachée
       *[other] { $name } défausse une carte face cachée
    }

## Rôle

role-goal-miner = Relie le départ au trésor
role-goal-saboteur = Garde le trésor hors d’atteinte

## Fin de manche et fin de partie

end-choose = À toi de choisir
end-choose-how =
    { $cards ->
        [one] Une seule carte est arrivée jusqu’à toi.
       *[other] Prends une des { $cards } cartes, le reste passe au suivant.
    }
end-take =
    { $value ->
        [one] Prendre { $value } pépite
       *[other] Prendre { $value } pépites
    }
end-looked = Vu par { $names }
end-result = Voir le résultat
end-record = Télécharger la partie

## Revoir

replay-title = Revoir la partie
replay-review = Relecture
replay-expert = Expert
replay-go-on = Continuer d’ici
replay-together = À plusieurs
replay-board = Plateau
replay-at = Coup { $step } sur { $last }
replay-first = Début
replay-back = Coup précédent
replay-next = Coup suivant
replay-last = Fin
